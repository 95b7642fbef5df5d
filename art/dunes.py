"""Dunes under a low sun; cam tgt lens light as everywhere"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args()
m = mood('golden', sun_az=52, sun_el=9, sun_pow=3.4, sun_angle=1.0, haze=1/2600, fill=.16, fill_dir=(.2, 1, -.5), cloud=.6, sky_k=.55, glow_k=.6); m['sun_mirror'] = False
S = Scene(m)
def surf(g):
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; d = g.node('ShaderNodeCameraData').outputs['View Distance']
    q = g.noise(p, .05, 3, .5); ph = g.add(g.mul(g.xyz(p)[1], 1.05), g.add(g.mul(g.xyz(p)[0], .5), g.mul(q, 26.0))); rip = g.m('SINE', g.mul(ph, 2.6)); n = g.noise(p, .9, 5, .6)
    ph2 = g.add(g.mul(g.add(g.mul(g.xyz(p)[0], .82), g.mul(g.xyz(p)[1], .57)), 6.6), g.add(g.mul(q, 30.0), g.mul(g.noise(p, .28, 2, .5), 5.0))); fine = g.mul(g.add(g.m('SINE', ph2), g.mul(g.m('SINE', g.add(g.mul(ph2, 2.0), .9)), .3)), g.mul(g.noise(p, .035, 2, .5), g.exp(g.mul(d, -1/300))))
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = .10; g.put(b.inputs['Strength'], g.mul(g.exp(g.mul(d, -1/400)), .75)); g.put(b.inputs['Height'], g.add(g.mul(rip, .16), g.add(g.mul(n, .30), g.mul(fine, 1.6))))
    c = g.mix(g.noise(p, .02, 5, .55), hexc('#a98568'), hexc('#d2ae86'))
    return g.principled(Base_Color=c, Roughness=.85, Specular=.12, Normal=b.outputs[0])
sm = S.mat('ground', surf)
def ridge(X, Y, lx, seed, off=0):
    """asymmetric crests: a long windward slope, a short lee face, crest lines that wander, rounded as far as the mesh can follow them"""
    w = X*.82+Y*.57+lx*1.5*(fbm(X/lx*.55, Y/lx*.55, 3, seed, .42)-.5)*2+off; t = (w/lx) % 1; up = -np.log(np.exp(-30*(t/.70)**1.25)+np.exp(-30*((1-t)/.30)**.92))/30; return up*(.35+.95*fbm(X/lx*.8+9, Y/lx*.8, 3, seed+2, .45))
def zf(X, Y):
    z = 30*ridge(X, Y, 260, 3)+10*ridge(X, Y, 92, 7, 40)+95*ridge(X, Y, 980, 11)*np.clip(Y/1400, 0, 1)+1.3*fbm(X/40, Y/40, 4, 9); return z-8*np.exp(-((X/30)**2+((Y+5)/40)**2))
T, R = np.meshgrid(np.radians(np.concatenate([np.linspace(-78, -17, 160)[:-1], np.linspace(-17, 30, 1200), np.linspace(30, 46, 50)[1:]])), np.concatenate([np.geomspace(14, 100, 260), np.geomspace(100, 4000, 1900)[1:], np.geomspace(4000, 11000, 180)[1:]])); X, Y = R*np.sin(T), R*np.cos(T)-6; k, n = X.shape; I = np.arange(k*n).reshape(k, n)   # a fan from the camera's foot, as fine in the distance as it is near
S.mesh('ground', np.stack([X, Y, zf(X, Y)], -1).reshape(-1, 3).tolist(), np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4).tolist(), [sm], True)
z0 = float(zf(np.array(0.0), np.array(0.0)))
S.camera((0, -6, z0+34), (20, 300, z0+6), lens=A.get('lens', 42))
S.render(A.get('out', RENDERS + 'dunes.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 24), ev=A.get('ev', .25))
