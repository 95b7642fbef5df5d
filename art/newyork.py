"""New York hero: dusk, suspension bridge sweeping to an art-deco skyline."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(11)
m = mood(A.get('mood', 'dusk'), sun_az=-10, haze=1/6500, fog=(70, .6, 1300, 2600), fill=.10, cloud=.5, cloud_seed=5.2)
S = Scene(m)
fac = S.facade('fac', base=('#2a2624', '#3a2f28', '#1c222b', '#473a30', '#22262c'), lit=.17, k=2.2, fill=(.5, .5), ww=2.6, wh=3.7)
roof = S.plain('roof', '#121316', .9); stone = S.plain('stone', '#5a4a3c', .85, noise=.35, nscale=.4); iron = S.plain('iron', '#1d1f22', .5)
def crownm(g):
    """stone crown lit from below, tier by tier, with dark fins"""
    u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]
    fin = g.add(.25, g.mul(g.m('GREATER_THAN', g.m('FRACT', g.div(u, 2.6)), .42), .75)); tier = g.pow(g.sub(1.0, g.m('FRACT', g.div(z, 13.0))), 2.2)
    return g.principled(Base_Color=hexc('#6a5a48'), Roughness=.5, Emission=hexc('#ffb868'), Emission_Strength=g.mul(g.mul(fin, g.add(tier, .10)), A.get('crown', .75)))
gold = S.mat('crown', crownm); bead = S.plain('bead', '#fff', emit='#ffcf8a', emit_k=26*A.get('lamps', 1), haze=.5)
B = Build()
def deco(x, y, w, d, h, sd):
    k = rs.randint(5)
    if h < 70 or k == 0: B.box(x, y, w, d, 0, h, sd)
    elif k < 3:
        B.box(x, y, w, d, 0, h*.55, sd); B.box(x, y, w*.76, d*.76, h*.55, h*.8, sd); B.box(x, y, w*.5, d*.5, h*.8, h*.94, sd); B.box(x, y, w*.25, d*.25, h*.94, h, sd)
    elif k == 3: B.box(x, y, w*.8, d*.8, 0, h, sd)
    else:
        B.box(x, y, w, d, 0, h*.85, sd); B.prism(rect(x, y, w, d), h*.85, h, sd, 1, 1, rect(x, y, 1, 1))
    if rs.rand() < .2 and h > 120: B.box(x, y, 1.4, 1.4, h, h+rs.uniform(20, 60), sd, m=1)
    elif rs.rand() < .5 and h < 90:                                                     # water tank
        tx, ty = x+rs.uniform(-.3, .3)*w, y-d*.25; B.lathe(tx, ty, [(2.2, h+3), (2.2, h+7), (0, h+9)], 8, sd, 1); B.box(tx, ty, 3, 3, h, h+3, sd, m=1)
for ix in range(-34, 40):
    for iy in range(0, 34):
        for sub in range(3):
            x = ix*92+sub*27+rs.uniform(-3, 3); y = 1500+iy*82+rs.uniform(-8, 8)
            if rs.rand() < .08: continue
            mid = math.exp(-((x-650)/620)**2-((y-2700)/900)**2); dt = math.exp(-((x+1250)/420)**2-((y-2000)/500)**2)
            h = 18+rs.gamma(2.2, 11)+rs.gamma(2, 62)*(1.25*mid+1.15*dt)
            deco(x, y, rs.uniform(19, 26), rs.uniform(26, 60), min(h, 330), rs.rand()*1000)
def spire(x, y, sd=77):                                                                # stepped deco tower with lit crown
    for w, d, z0, z1 in ((130, 60, 0, 80), (104, 52, 80, 120), (72, 44, 120, 255), (60, 38, 255, 300), (44, 30, 300, 322)): B.box(x, y, w, d, z0, z1, sd)
    B.lathe(x, y, [(15, 322), (14, 350), (10, 362), (7, 378), (3, 384)], 16, sd, 2); B.lathe(x, y, [(2, 384), (1.6, 415), (.4, 446)], 8, sd, 1)
def chrys(x, y, sd=78):
    for w, z0, z1 in ((70, 0, 60), (56, 60, 110), (36, 110, 225)): B.box(x, y, w, w, z0, z1, sd)
    for i in range(7): B.lathe(x, y, [(17-i*2.2, 225+i*9), (16.2-i*2.2, 232+i*9), (14.8-i*2.2, 234+i*9)], 24, sd, 2)
    B.lathe(x, y, [(2.4, 285), (.2, 330)], 8, sd, 2)
spire(250, 2250); chrys(700, 2500); B.box(-1280, 1850, 62, 62, 0, 400, 90, taper=.7); B.box(-1280, 1850, 2, 2, 400, 520, 90, m=1); B.box(760, 2450, 29, 29, 0, 425, 91)
B.to(S, 'city', [fac, roof, gold])
# --- bridge
R = Build(); P0, P1 = Vector((-300, -120, 0)), Vector((60, 1480, 0)); D = (P1-P0); Ln = D.length; D.normalize(); N = Vector((-D.y, D.x, 0)); rot = math.atan2(D.y, D.x)
T1, T2 = .28, .74
def at(t, n=0, z=0): q = P0+D*Ln*t+N*n; return (q.x, q.y, z)
def arch_tower(t):
    for n in (-16.5, 0, 16.5):
        q = at(t, n); R.box(q[0], q[1], 15, 7.5, 0, 68, 1, rot, 0, 0)
    for n in (-8.3, 8.3):                                                              # pointed arch heads
        for k in range(6):
            wgap = 9.5*math.cos(k/6*math.pi/2)
            q = at(t, n); 
            for sgn in (-1, 1):
                e = (9.5-wgap)/2; qq = at(t, n+sgn*(9.5/2-e/2)); R.box(qq[0], qq[1], 13, max(e, .2), 54+k*2.2, 54+(k+1)*2.2, 1, rot, 0, 0)
    q = at(t); R.box(q[0], q[1], 15, 44, 66, 78, 1, rot, 0, 0); R.box(q[0], q[1], 18, 48, 78, 82, 1, rot, 0, 0); R.box(q[0], q[1], 20, 50, -2, 10, 1, rot, 0, 0)
arch_tower(T1); arch_tower(T2)
deckz = lambda t: 40+6*math.sin(math.pi*min(max(t, 0), 1))
def cz(t):
    if T1 <= t <= T2: u = (t-T1)/(T2-T1)*2-1; return 46+34*u*u
    if t < T1: u = t/T1; return 40+40*u*u
    u = (1-t)/(1-T2); return 40+40*u*u
ts = [i/80 for i in range(81)]
for a, b in zip(ts, ts[1:]):
    R.quad(at(a, -14, deckz(a)), at(b, -14, deckz(b)), at(b, 14, deckz(b)), at(a, 14, deckz(a)), 1, 1)
    for n in (-14, 14): R.quad(at(a, n, deckz(a)-4), at(b, n, deckz(b)-4), at(b, n, deckz(b)+1.2), at(a, n, deckz(a)+1.2), 1, 1)
for n in (-14, -5, 5, 14):
    R.tube([at(t, n, cz(t)) for t in ts], .5, 5, 1)
for i in range(161):
    t = i/160
    for n in (-14, 14):
        if cz(t)-deckz(t) > 1: R.tube([at(t, n, deckz(t)), at(t, n, cz(t))], .13, 3, 1)
for i in range(81):                                                                     # lights: cable necklace + deck lamps
    t = i/80
    for n in (-14, 14):
        q = at(t, n, cz(t)+.8); R.lathe(q[0], q[1], [(0, q[2]-.55), (.55, q[2]), (0, q[2]+.55)], 6, 1, 2)
        if i % 2: q = at(t, n, deckz(t)+5); R.lathe(q[0], q[1], [(0, q[2]-.4), (.4, q[2]), (0, q[2]+.4)], 6, 1, 2)
R.to(S, 'bridge', [stone, iron, bead])
S.water(ripple=.55, scale=.03, rough=.07, haze=.7)
S.mesh('land', [(-30000, 1480, 2), (30000, 1480, 2), (30000, 60000, 2), (-30000, 60000, 2)], [(0, 1, 2, 3)], [S.plain('ground', '#14110f', .9)])
S.camera((60, -140, 20), (140, 1500, 185), lens=A.get('lens', 42))
S.render(A.get('out', RENDERS + 'newyork.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', 0.1))
