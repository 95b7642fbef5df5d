"""Dunes under a low sun from the right: one near crest that winds away, its lee in shade on the left, then ridge after ridge in haze"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args()
m = mood('golden', haze=1/2600, fill=.16, fill_dir=(.2, 1, -.5)); m['sun_mirror'] = False
S = Scene(m)
def ripples(g, p, length, az, seed, n=7):
    """wind ripples: waves of nearly one length and direction, of which only the common phase is kept, so that crests are even, wander and fork"""
    r = np.random.default_rng(seed); x, y = g.xyz(p)[0:2]; w = g.mul(g.noise(p, .35/length*.4, 2, .5), 9.0); C = Q = None
    for i in range(n):
        k, t = 2*math.pi/length*r.normal(1, .085), math.radians(az+r.normal(0, 7)); f = g.add(g.add(g.mul(x, k*math.sin(t)), g.mul(y, k*math.cos(t))), g.add(w, float(r.uniform(0, 6.3))))
        c, q = g.m('COSINE', f), g.m('SINE', f); C, Q = (c, q) if C is None else (g.add(C, c), g.add(Q, q))
    f = g.m('ARCTAN2', Q, C); a = g.ss(g.m('SQRT', g.add(g.mul(C, C), g.mul(Q, Q))), .0, 1.6)
    f = g.add(f, g.mul(g.m('SINE', f), .45)); return g.mul(g.m('COSINE', g.add(f, g.mul(g.m('COSINE', f), .35))), a)
def surf(g):
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; d = g.node('ShaderNodeCameraData').outputs['View Distance']; nx, ny, nz = g.xyz(geo.outputs['Normal'])[0:3]
    steep = g.ss(nz, .86, .93)                                     # a slip face has no ripples
    patch = g.ss(g.noise(p, .045, 3, .55), .30, .62, .45, 1.0)
    fine = g.mul(ripples(g, p, .55, 58, 3), g.mul(g.mul(patch, steep), g.exp(g.mul(d, -1/95))))
    wide = g.mul(ripples(g, p, 1.9, 55, 8), g.mul(g.mul(g.ss(g.noise(p, .02, 3, .5), .42, .66), steep), g.mul(g.exp(g.mul(d, -1/220)), g.ss(d, 40, 110))))
    grain = g.noise(p, 9.0, 3, .7)
    h = g.add(g.mul(fine, .032), g.add(g.mul(wide, .08), g.add(g.mul(g.mul(grain, g.exp(g.mul(d, -1/38))), .02), g.mul(g.noise(p, .35, 4, .55), .12))))
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = 1.0; b.inputs['Strength'].default_value = 1.0; g.put(b.inputs['Height'], h)
    c = g.mix(g.noise(p, .02, 5, .55), hexc('#d8b592'), hexc('#f0d6b6')); c = g.scalec(c, g.add(1.0, g.add(g.mul(fine, .07), g.mul(g.sub(grain, .5), .25))))
    return g.principled(Base_Color=c, Roughness=.9, Specular=.10, Normal=b.outputs[0])
sm = S.mat('ground', surf)
def ridge(X, Y, lx, seed, off=0, k=60):
    """asymmetric crests: a long windward slope, a short lee face to the left, crest lines that wander"""
    w = -X*.82+Y*.57+lx*1.5*(fbm(X/lx*.55, Y/lx*.55, 3, seed, .42)-.5)*2+off; t = (w/lx) % 1; up = -np.log(np.exp(-k*(t/.70)**1.25)+np.exp(-k*((1-t)/.30)**.92))/k; return up*(.35+.95*fbm(X/lx*.8+9, Y/lx*.8, 3, seed+2, .45))
def spline(x, xs, ys):
    """a smooth curve through points (Hermite on unequal steps)"""
    xs, ys = np.array(xs, float), np.array(ys, float); s = np.gradient(ys, xs); i = np.clip(np.searchsorted(xs, x)-1, 0, len(xs)-2); h = xs[i+1]-xs[i]; t = np.clip((x-xs[i])/h, 0, 1)
    return (2*t**3-3*t**2+1)*ys[i]+(t**3-2*t**2+t)*h*s[i]+(-2*t**3+3*t**2)*ys[i+1]+(t**3-t**2)*h*s[i+1]
def softmax(a, b, k): return np.logaddexp(a*k, b*k)/k
NEAR = ((0, 20, 37, 60, 100, 160, 260, 400, 520, 700, 1000), (7, 7, 6, 4.8, -5.6, -15.4, 0, 51, 92, 210, 420), (7, 7, 7, 7.4, 8, 9.5, 13, 22, 31, 20, 0))      # crests: distance, place across, height
RIGHT = ((60, 110, 150, 200, 260, 330, 420), (88, 70, 60, 62, 86, 130, 200), (-3, 1, 6, 11, 13, 9, -2))
LEFT = ((180, 240, 300, 380, 470, 560, 700), (-150, -118, -92, -70, -78, -50, 20), (-3, 3, 10, 17, 21, 14, -2))
def dune(X, Y, crest, seed, slope=.15):
    """one dune along its crest: to the right a long windward slope, to the left a slip face at sand's own angle"""
    ys, xs, hs = crest; t = np.linspace(ys[0], ys[-1], 4001); cx = spline(t, ys, xs)+(fbm(t/55, t*0+seed, 3, seed, .4)-.5)*8*np.clip(t/150, .3, 1.6); cs = np.gradient(cx, t)
    c, s, h = np.interp(Y, t, cx), np.interp(Y, t, cs), np.interp(Y, t, spline(t, ys, hs)); d = (X-c)/np.sqrt(1+s*s); e = np.maximum(d, 0); rim = .35+np.hypot(X, Y)*.004
    wind = (h+4)*np.exp(-e/(np.maximum(h+4, 2)/slope))-4+(fbm(X/26, Y/26, 3, seed+8, .4)-.5)*2.2*(1-np.exp(-e/12))-.10*rim*(1-np.exp(-e/rim))      # the last step before the brink is steeper: a thin bright rim
    return np.where((Y > ys[0]) & (Y < ys[-1]), -softmax(-wind, -h-d*.62, 1/(.05+np.hypot(X, Y)*.0009)), -9)
def zf(X, Y):
    far = np.clip((Y-260)/500, 0, 1)
    z = 26*ridge(X, Y, 260, 3)*far+6*ridge(X, Y, 92, 7, 40)*np.clip((Y-60)/200, 0, 1)+112*ridge(X, Y, 980, 11)*np.clip((Y-400)/1500, 0, 1)+.8*fbm(X/40, Y/40, 3, 9)
    for crest, seed in ((LEFT, 51), (RIGHT, 41), (NEAR, 21)): z = softmax(dune(X, Y, crest, seed), z, .9)
    return z
lens = A.get('lens', 45); half = math.degrees(math.atan(18/lens)); W = A.get('w', 640)
def steps(*q): return np.concatenate([np.geomspace(a, b, int(n*max(.35, min(1, W*A.get('rs', 1)/2048))))[:-1] for a, b, n in q])
cols = int(min(1, W*A.get('rs', 1)/2048)*2300)
T, R = np.meshgrid(np.radians(np.concatenate([np.linspace(-80, -half-1, 120)[:-1], np.linspace(-half-1, half+1, cols), np.linspace(half+1, 115, 300)[1:]])), steps((22, 300, 1250), (300, 1500, 850), (1500, 11000, 450))); X, Y = R*np.sin(T), R*np.cos(T); k, n = X.shape; Z = zf(X, Y)
I = np.arange(k*n, dtype=np.int32).reshape(k, n); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1)
me = bpy.data.meshes.new('ground'); me.vertices.add(k*n); me.vertices.foreach_set('co', np.stack([X, Y, Z], -1).astype(np.float32).ravel())      # a fan from the camera's foot, as fine in the distance as it is near
f = len(F)//4; me.loops.add(len(F)); me.loops.foreach_set('vertex_index', F); me.polygons.add(f); me.polygons.foreach_set('loop_start', np.arange(f, dtype=np.int32)*4); me.polygons.foreach_set('loop_total', np.full(f, 4, np.int32)); me.polygons.foreach_set('use_smooth', np.ones(f, bool))
me.materials.append(sm); me.update(calc_edges=True); o = bpy.data.objects.new('ground', me); S.sc.collection.objects.link(o)
zc = A.get('eye', 20); S.camera((0, 0, zc), (0, 100, zc-100*A.get('pitch', .075)), lens=lens)
S.render(A.get('out', RENDERS + 'dunes.jpg'), W, A.get('h', 400), A.get('spp', 24), thr=.02, clamp=.2, ev=A.get('ev', .25))
