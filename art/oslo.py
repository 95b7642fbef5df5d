"""Oslo hero: blue hour fjord, white inclined planes rising out of the water, glass foyer, slim bar-code towers, aurora."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(21)
m = mood('blue', sun_az=-32, haze=1/3800, cloud=.6, glow_k=.40, stars=1.0, sky_k=.34, fill=.75, fill_dir=(.75, .8, -.6),
         ramp=[(0, '#a8805f'), (.1, '#6a6670'), (.22, '#2f4e66'), (.45, '#17354f'), (.7, '#0c2034'), (1, '#07131f')])
AUR = A.get('aurora', 1.5)
def aurora(g, d, col):
    """three curtains: noise-warped bands over azimuth, bright lower hem, rays fading upwards"""
    x, y, z = g.xyz(d)[0:3]; az = g.div(x, g.m('MAXIMUM', y, .05)); tot = None
    for k, (c, base, amp, st) in enumerate((('#3fd6a0', .20, .10, 1.0), ('#4fc7b8', .31, .13, .6), ('#8a7fd0', .27, .16, .35))):
        wob = g.noise(g.vec(g.mul(az, 1.0), k*3.7, 0), 1.1, 3, .5)
        h = g.add(base, g.mul(g.sub(wob, .5), amp*3.0)); t = g.sub(z, h)
        ray = g.noise(g.vec(g.mul(az, 26), k*9.1, g.mul(z, .7)), 1.0, 4, .65)
        body = g.mul(g.mul(g.ss(t, -.015, .02), g.exp(g.mul(g.m('MAXIMUM', t, 0), -11.0))), g.add(.25, g.mul(ray, 1.1)))
        patch = g.ss(g.noise(g.vec(g.mul(az, 1.3), k*5.5+2, 1), 1.4, 2, .5), .38, .66)
        band = g.scalec(hexc(c), g.mul(g.mul(body, patch), st*.30*AUR)); tot = band if tot is None else g.addc(tot, band)
    return g.addc(col, tot)
S = Scene(m, extra_sky=aurora)
marble = S.plain('marble', '#e6e4df', .30, noise=.06, nscale=.3); roof = S.plain('roof', '#15171a', .7); dark = S.plain('dark', '#101215', .4)
fac = S.facade('fac', base=('#1a1d22', '#3b3a38', '#6e675e', '#22252a'), lit=.15, k=1.5, fill=(.55, .6), ww=2.0, wh=3.5)
town = S.facade('town', base=('#3a3733', '#5a5148', '#4a3f38'), lit=.42, k=2.4, fill=(.4, .5), foot=.3)
def glassfoyer(g):
    uv = g.node('ShaderNodeUVMap').outputs[0]; u, v, _ = g.xyz(uv)[0:3]
    mul = g.m('GREATER_THAN', g.m('FRACT', g.div(u, 2.6)), .07); hor = g.m('GREATER_THAN', g.m('FRACT', g.div(v, 5.0)), .05)
    wood = g.noise(g.vec(g.mul(u, .25), g.mul(v, .04), 0), 1.0, 4, .6); grad = g.ss(v, 0, 24, 1.0, .45)
    curve = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(u, 34.0)), .5)), .08, .46, 1.0, .12)                      # the oak wall bulges inside: bright belly, dark flanks
    slat = g.add(.72, g.mul(g.white(g.vec(g.m('FLOOR', g.div(u, .55)), 3.0, 1.0)), .5)); gal = g.sub(1.0, g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(v, 6.4)), .5)), .40, .47), .75))
    e = g.mul(g.mul(g.mul(mul, hor), g.mul(slat, gal)), g.mul(g.mul(grad, curve), g.add(.30, g.mul(wood, 1.3))))
    return g.principled(Base_Color=(.02, .02, .025), Roughness=.08, Emission=g.mix(curve, hexc('#e07a2c'), hexc('#ffb768')), Emission_Strength=g.mul(e, A.get('foyer', 1.5)))
foyer = S.mat('foyer', glassfoyer)
def opera(S, ox, oy, rz):
    O = Build()
    # main slope: from under the water up to the roof; side slope; long quay plane
    O.quad((-70, -38, -1.5), (60, -52, -1.5), (46, 46, 15), (-60, 46, 15), m=0)                # front carpet into the fjord
    O.quad((60, -52, -1.5), (96, 30, 2), (70, 60, 15), (46, 46, 15), m=0)
    O.quad((46, 46, 15), (70, 60, 15), (60, 118, 24), (10, 112, 25), m=0)
    O.quad((-60, 46, 15), (46, 46, 15), (10, 112, 25), (-52, 108, 24), m=0)
    O.quad((-52, 30, 12), (-96, 8, -1.5), (-104, 96, 8), (-52, 108, 24), m=0)
    O.quad((-70, -38, -1.5), (-60, 46, 15), (-52, 108, 24), (-96, 8, -1.5), m=0)
    # glass foyer: tall box with overhanging roof plane
    P = [(-34, 34), (34, 34), (26, 84), (-30, 84)]; O.prism(P, 11, 31, 5, 1, 0)
    O.quad((-44, 26, 31), (44, 25, 31), (40, 100, 33.5), (-42, 100, 33.5), m=0); O.quad((-44, 26, 31), (-42, 100, 33.5), (-42, 100, 35), (-44, 26, 32.2), m=0)
    O.quad((44, 25, 31), (-44, 26, 31), (-44, 26, 32.2), (44, 25, 32.2), m=0); O.quad((-44, 26, 32.2), (44, 25, 32.2), (40, 100, 35), (-42, 100, 35), m=0)
    O.box(2, 104, 44, 34, 20, 52, 9, 0, 2, 0)                                                      # fly tower
    return O.to(S, 'opera', [marble, foyer, S.plain('alu', '#b9bdc0', .4, metal=.25)], at=(ox, oy, 0), rz=rz)
opera(S, 40, 300, .30)
for a, b, p in ((-24, 10, 2.5e3), (12, 6, 2.5e3)): S.lamp((40+a, 300+b-14, 24), '#ffb060', p, 3)
B = Build()
x = -330
while x < -40:                                                                                     # bar-code row
    w = rs.uniform(13, 22); h = rs.uniform(42, 68); B.box(x+w/2, 620, w, 60, 2, h, rs.rand()*1000); 
    if rs.rand() < .4: B.box(x+w*.7, 620, w*.5, 50, h, h+rs.uniform(4, 12), rs.rand()*1000)
    x += w+rs.uniform(5, 9)
for i in range(900):
    y = rs.uniform(760, 3600); x = rs.uniform(-.7, .75)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, rs.uniform(12, 34), rs.uniform(12, 30), hz-20, hz+rs.uniform(8, 26), rs.rand()*1000, rs.uniform(-.5, .5), m=2)
er = np.random.RandomState(8)
for i in range(A.get('east', 0)):                                                                  # the town thins out to the right instead of ending at a line
    y = er.uniform(760, 3600); far = er.rand()**1.7; x = (.72+.55*far)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, er.uniform(12, 34)*(1-.5*far), er.uniform(12, 30), hz-20, hz+er.uniform(8, 24)*(1-.55*far), er.rand()*1000, er.uniform(-.5, .5), m=2)
B.to(S, 'city', [fac, roof, town])
snow = lambda nm, c: S.plain(nm, c, .9, noise=.5, nscale=.006)
def hill(y0, y1, H, sd, lx, c): S.grid(f'hill{sd}', -9000, 9000, y0, y1, 500, 60, lambda X, Y: H*(fbm(X/lx, Y/lx, 7, sd)**1.3)*np.sin(np.clip((Y-y0)/(y1-y0), 0, 1)*np.pi)**.7-6, snow(f'snow{sd}', c))
hill(1300, 4600, 330, 3, 1500, '#16202a'); hill(5000, 9000, 800, 8, 2600, '#3a4a5c'); hill(9000, 15000, 1500, 12, 4200, '#5a6c82')
S.water(ripple=.22, scale=.09, rough=.05, haze=.6, fade=900)
S.mesh('land', [(-9000, 585, 1.5), (9000, 585, 1.5), (9000, 4000, 1.5), (-9000, 4000, 1.5)], [(0, 1, 2, 3)], [roof])
S.camera((-70, 40, 7.5), (-12, 420, 62), lens=A.get('lens', 27))
S.render(A.get('out', RENDERS + 'oslo.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .35))
