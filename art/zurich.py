"""Zurich hero: lake, twin towers, slender green spire, gabled old town, Alps with the last light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(31)
m = mood('dusk', sun_az=-112, sun_el=7, sun_col='#ff8f62', sun_pow=3.2, sun_angle=3, haze=1/26000, haze_k=.8, glow_k=.45, cloud=.57, cloud_seed=1.4, sky_k=1.0, fill=.18,
         ramp=[(0, '#d39a76'), (.12, '#b87f78'), (.26, '#6f6480'), (.45, '#374a70'), (.7, '#172846'), (1, '#0b1730')], stars=.3)
S = Scene(m)
fac = S.facade('fac', base=('#6a5a48', '#857660', '#584838', '#90826c', '#6a4c3a'), lit=.36, k=2.4, fill=(.36, .5), ww=2.4, wh=3.3, foot=.2)
roof = S.plain('roof', '#2c1f1b', .7, noise=.3, nscale=.5); stone = S.facade('stone', base=('#8a7f6c', '#8a7f6c'), lit=.03, fill=(.2, .6), ww=5, wh=12, foot=.9, k=1)
copper = S.plain('copper', '#35544a', .5); gold = S.plain('gold', '#d8a84a', .25, metal=1, emit='#ffb84a', emit_k=.3); bead = S.plain('bead', '#ffffff', emit='#ffc27a', emit_k=24*A.get('lamps', 1), haze=.4)
quay = S.plain('quay', '#2a2621', .9); hillm = S.plain('hillm', '#0d1414', .95)
B = Build()
def hz(x, y): return max(0, (y-420)*.06)+5*math.sin(x/90)
for r in range(16):
    y = 400+r*26; x = -620
    while x < 640:
        w = rs.uniform(10, 17)
        if abs(x) > 26 or r > 12:                                                                # the river mouth opens in the middle
            z = 2+max(0, r-1)*2.6*(1+.25*math.sin(x/130)); h = rs.uniform(12, 18); d = rs.uniform(14, 20)
            rot = rs.choice([0, math.pi/2])+rs.uniform(-.12, .12); B.gable(x, y+rs.uniform(-5, 5), w, d, z-8, h+8, rs.uniform(5, 8), rs.rand()*1000, rot)
        x += w+rs.uniform(.5, 3)
def twin(x, y, z):
    for k in (-11, 11):
        B.box(x+k, y, 11, 11, z, z+50, 801+k, m=2); B.box(x+k, y, 12, 12, z+50, z+52, 1, m=2); B.box(x+k, y, 10, 10, z+52, z+60, 5, m=2)
        B.lathe(x+k, y, [(6.2, z+60), (5.6, z+64), (3.6, z+68), (2.6, z+70), (2.2, z+74), (.4, z+78), (.2, z+86)], 8, 1, 3); B.lathe(x+k, y, [(0, z+85), (.6, z+86), (0, z+87)], 6, 1, 4)
    B.gable(x, y+26, 26, 44, z, 26, 12, 820, 0, 2, 1)
twin(92, 470, 10)
def needle(x, y, z, w, body, tip, mm): B.box(x, y, w, w, z, z+body, 830+x, m=2); B.prism(rect(x, y, w, w), z+body, z+tip, 1, mm, mm, rect(x, y, .3, .3)); B.lathe(x, y, [(0, z+tip-1), (.8, z+tip), (0, z+tip+1)], 6, 1, 4)
needle(-96, 440, 6, 9, 40, 84, 3); B.gable(-96, 466, 15, 36, 6, 20, 10, 831, 0, 2, 1)
needle(-170, 500, 14, 12, 38, 66, 3); B.lathe(-170, 493.9, [(0, 0)], 3, 1, 4) if 0 else None
needle(230, 620, 30, 8, 26, 54, 3)
# bridge across the river mouth with lamp beads + quay lamps
B.box(0, 402, 110, 12, 4, 6.2, 1, m=5, mroof=5)
for k in range(-2, 3): B.box(k*22, 402, 4, 12, -2, 4, 1, m=5)
for x in np.arange(-620, 640, 14): B.lathe(x, 386, [(0, 5.6), (.42, 6.1), (0, 6.6)], 6, 1, 6)
B.box(-330, 700, 600, 628, -3, 2, 1, m=5, mroof=5); B.box(330, 700, 600, 628, -3, 2, 1, m=5, mroof=5); B.box(0, 1300, 9000, 1200, -3, 1, 1, m=5, mroof=5)
B.to(S, 'town', [fac, roof, stone, copper, gold, quay, bead])
C = Build()                                                                                      # far shore lights on the hills
H1 = lambda X, Y: 210*fbm(X/1100, Y/900, 6, 4)*np.clip((Y-820)/900, 0, 1)*np.clip((4200-Y)/1500, 0, 1)
S.grid('hill1', -5200, 5200, 800, 4200, 420, 120, H1, hillm)
for i in range(2400):
    y = 850+2300*rs.rand()**1.5; x = rs.uniform(-.75, .75)*y; z = float(H1(np.array(x), np.array(y)))
    C.gable(x, y, rs.uniform(9, 16), rs.uniform(9, 16), z-5, rs.uniform(11, 17), 5, rs.rand()*1000, rs.rand()*3)
C.to(S, 'suburb', [fac, roof])
def alps(g):
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; z = g.xyz(p)[2]; nz = g.xyz(geo.outputs['Normal'])[2]
    n = g.noise(p, .0011, 7, .65)
    snow = g.clamp(g.mul(g.ss(g.add(z, g.mul(g.sub(n, .5), 1500)), 500, 1500), g.ss(nz, .42, .72)))
    return g.principled(Base_Color=g.mix(snow, (.035, .04, .055, 1), (.85, .86, .92, 1)), Roughness=.8, Specular=.1)
am = S.mat('alps', alps, 1.0)
def peaks(X, Y):
    """ridged noise on a low base, plus a few pyramids whose flanks are torn by the same noise"""
    rg = fbm(X/3800, Y/3800, 9, A.get('alp', 5), .50, True); wx, wy = X+1500*(fbm(X/2400, Y/2400, 6, 21)-.5)*2, Y+1500*(fbm(X/2400+7, Y/2400, 6, 22)-.5)*2
    Z = 620+900*fbm(X/5200, Y/5200, 8, 2, .5)+1350*rg
    for px, py, h, r in ((A.get('px', 3700), 18200, 2500, 4300), (-2600, 19500, 1900, 4200), (8200, 20000, 2300, 4600), (-8200, 20500, 2100, 5000), (900, 21500, 1700, 3600)):
        d = np.maximum(np.abs(wx-px)*.92, np.hypot(wx-px, wy-py)*.98); Z = np.maximum(Z, 620+h*np.clip(1-d/r, 0, 1)**1.18+900*rg*np.clip(1.2-d/r, 0, 1))
    return Z*np.clip((Y-13000)/4200, 0, 1)**.7-120
S.grid('alps', -17000, 17000, 13000, 24000, 1100, 420, peaks, am, smooth=False)
S.grid('pre', -14000, 14000, 7000, 12000, 500, 120, lambda X, Y: 900*fbm(X/2600, Y/2600, 8, 9)**1.4*np.sin(np.clip((Y-7000)/5000, 0, 1)*np.pi)**.6-40, S.plain('pre', '#141c24', .95))
S.water(ripple=.3, scale=.1, rough=.05, haze=.6, fade=900)
S.camera((-10, -40, 22), (2, 470, 74), lens=A.get('lens', 36))
S.render(A.get('out', RENDERS + 'zurich.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .45))
