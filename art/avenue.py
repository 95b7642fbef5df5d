"""A long avenue at the minute the sun stands at its end: dark towers either side, wet road, traffic out of focus."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(A.get('seed', 5))
m = mood('golden', sun_az=0, sun_el=2.6, haze=1/900, glow_k=.85, cloud=.55, fill=.05, sky_k=.5, fog=(60, .7, 300, 1500)); S = Scene(m)
fac = S.facade('fac', base=('#241f1d', '#33281f', '#191c22', '#3a2c24'), lit=.10, k=1.6, fill=(.45, .5), ww=2.6, wh=3.6); roof = S.plain('roof', '#0c0c0e', .9); head = S.plain('head', '#fff', emit='#ffe6bf', emit_k=16, haze=.4); tail = S.plain('tail', '#fff', emit='#ff3216', emit_k=9, haze=.4); dark = S.plain('dark', '#060606', .3); sig = S.plain('sig', '#fff', emit='#ffb04a', emit_k=10, haze=.4)
B = Build()
for sg in (-1, 1):
    y = 40
    while y < 4200:
        d = rs.uniform(24, 60); h = 22+rs.gamma(2.2, 34); w = rs.uniform(30, 60); sd = rs.rand()*1000; x = sg*(17+rs.uniform(0, 2.5)+w/2); B.box(x, y+d/2, w, d, 0, h, sd)
        if rs.rand() < .6: B.box(x+sg*w*.1, y+d/2, w*.7, d*.75, h, h*1.45, sd)
        if rs.rand() < .3: B.box(x+sg*w*.1, y+d/2, w*.3, d*.3, h*1.45, h*1.9, sd)
        elif rs.rand() < .5: tx = sg*(17+6); B.lathe(tx, y+d*.4, [(2.4, h+3.4), (2.4, h+8), (0, h+10.4)], 10, sd, 1); B.box(tx, y+d*.4, 3, 3, h, h+3.4, sd, m=1)
        y += d+(rs.rand() < .28)*16+.5
for lane, mt in ((-9, 2), (-5.4, 2), (-1.8, 2), (1.8, 3), (5.4, 3), (9, 3)):
    y = rs.uniform(20, 50)
    while y < 1500:
        for o in (-.75, .75): B.lathe(lane+o, y, [(0, .55), (.14, .7), (0, .85)], 7, 1, mt)
        B.box(lane, y+2.2 if mt == 2 else y+2.4, 1.8, 4.2, .25, 1.35, 1, 0, 4, 4); y += rs.gamma(2, 11)+8
for y in range(120, 1400, 85):
    for sg in (-1, 1): B.tube([(sg*14, y, 0), (sg*14, y, 6.5), (sg*10, y, 6.8)], .10, 5, 4); B.lathe(sg*10, y, [(0, 6.2), (.2, 6.45), (0, 6.7)], 6, 1, 5)
B.to(S, 'avenue', [fac, roof, head, tail, dark, sig])
def wet(g):
    p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, .22, 5, .6); b = g.node('ShaderNodeBump'); b.inputs[0].default_value = .12; b.inputs['Distance'].default_value = .05; g.put(b.inputs['Height'], g.noise(p, 2.2, 4, .6)); return g.principled(Base_Color=(.018, .017, .017), Roughness=g.ss(n, .38, .62, .12, .38), Specular=.5, Normal=b.outputs[0])
S.mesh('road', [(-17, -60, 0), (17, -60, 0), (17, 6000, 0), (-17, 6000, 0)], [(0, 1, 2, 3)], [S.mat('wet', wet)]); S.mesh('ground', [(-3000, -60, -.05), (3000, -60, -.05), (3000, 9000, -.05), (-3000, 9000, -.05)], [(0, 1, 2, 3)], [dark])
S.camera((0, -30, 5.2), (0, 400, 27), lens=46, fstop=.28, focus=900)
S.render(A.get('out', RENDERS + 'avenue.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 24), ev=A.get('ev', .25))
