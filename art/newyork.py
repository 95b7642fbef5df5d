"""New York hero: dusk, suspension bridge sweeping to an art-deco skyline.

vary=1 (heroes): setbacks, slim towers and crowns in three depths, lamps in runs, a bridge with gothic arches, stays and a truss;
walk=1 (with vary): seen from the bridge's own walkway: masonry in courses, finer wires, a net of them on all four cables, boards and rails;
pale=1 (with vary, by day): haze in five depths, each paler and warmer, walls with piers and a sunlit left side, tanks and masts, torn mist between;
pale=2 (with vary, at dusk or blue hour): the same rows dark, walls that the sky lights, a low mass of sheds and trees along the water, each tower with its own windows: floors, rooms, or all but none; shops and lamps along the water; west= warms their left sides;
wave=, ripple=, rough= the river; quay= lamps in the mist along the shore and what the water draws out of them.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(11); V, walk = A.get('vary', 0), A.get('walk', 0); eye, PALE = (60, -140, 20), A.get('pale', 0); NIGHT = PALE == 2
m = mood(A.get('mood', 'dusk'), sun_az=-10, haze=1/6500, fog=(70, .6, 1300, 2600), fill=.10, cloud=.5, cloud_seed=5.2)
S = Scene(m)
DEPTHS = ((300, .04), (1100, .10), (1640, .21), (2100, .27), (2400, .32), (2620, .48), (2800, .57), (3060, .69), (3700, .82), (4700, .89), (5800, .935), (7600, .96))          # how far each distance (m) is in the air
if NIGHT: DEPTHS = ((300, 0), (1100, .05), (1380, .07), (1560, .09), (1700, .14), (2100, .20), (2400, .28), (2620, .41), (2800, .50), (3060, .58), (3700, .68), (4700, .78), (5800, .86), (7600, .93))
def pale(g, shader, strength=1.0):
    """haze by depth, a little unequal from one building to the next; what is far turns to the sun's colour"""
    geo, at = g.node('ShaderNodeNewGeometry'), g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; x, y, z = g.xyz(geo.outputs['Position'])[0:3]
    d = g.mul(g.node('ShaderNodeCameraData').outputs['View Distance'], g.add(.97, g.mul(g.white(g.vec(g.m('FLOOR', g.div(g.add(at, 3.0), 10.0)), 6.0, 2.0)), .06)))
    f = g.xyz(g.ramp(g.div(d, 8000.0), [(q/8000, (k, k, k)) for q, k in DEPTHS]))[0]; f = g.sub(1.0, g.mul(g.sub(1.0, f), g.sub(1.03, g.mul(g.ss(z, 140.0, -20.0), g.ss(d, 1560.0, 2100.0, .20, .50))) if NIGHT else g.ss(z, 0.0, 330.0, .80, 1.06)))
    ix, iy, iz = g.xyz(g.v('SCALE', geo.outputs['Incoming'], scale=-1.0))[0:3]; q = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(q.inputs[0], g.vec(ix, iy, g.m('MAXIMUM', iz, .02)))
    air = g.addc(q.outputs[0], g.scalec(hexc('#e0906c'), g.mul(g.exp(g.div(z, -75.0)), GLOW))) if NIGHT else q.outputs[0]
    return g.mixsh(f, shader, g.emission(air, m['haze_k']))
def wall(piers=1.0, k=1.0):
    """a wall against the light: piers, ribbons or plain bays, a darker floor now and then, a sunlit side, paler towards its left corner"""
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; geo = g.node('ShaderNodeNewGeometry'); nx, ny, nz = g.xyz(geo.outputs['Normal'])[0:3]; s = lambda q: g.white(g.vec(at, q, 1.0))
        line = lambda a, p, w: g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(a, p)), .5)), .5-w-.1, .5-w+.1)
        bay, floor = line(u, g.add(4.6, g.mul(s(1.0), 3.6)), .2), line(v, g.add(5.2, g.mul(s(2.0), 3.0)), .24); deco = g.m('LESS_THAN', s(3.0), .62)
        tone = g.mix(deco, g.add(.80, g.mul(floor, .28)), g.add(g.add(.64, g.mul(bay, .46)), g.mul(floor, .08))); tone = g.mul(tone, g.ss(g.m('FRACT', g.add(g.div(v, g.add(38.0, g.mul(s(4.0), 30.0))), s(5.0))), .06, .085, .8, 1.0))
        x = g.m('ABSOLUTE', g.sub(g.xyz(geo.outputs['Position'])[0], 250.0)); own = g.mul(g.add(.62, g.mul(line(g.add(x, 3.1), 6.2, .22), .5)), g.ss(x, 9.0, 9.8, .80, 1.0)); tone = g.mix(g.m('LESS_THAN', g.m('ABSOLUTE', g.sub(at, 80.0)), 4.0), tone, own)          # the stepped tower: even piers, a recess in the middle
        tone = g.add(1.0, g.mul(g.sub(tone, 1.0), piers)); front = g.ss(ny, -.6, -.95)
        lit = g.add(g.mul(front, g.add(g.mul(g.exp(g.div(u, -13.0)), .5), g.mul(g.ss(u, 2.2, 1.0), .5))), g.add(g.ss(nx, -.25, -.95), g.mul(g.m('MAXIMUM', nz, 0.0), .5)))
        return g.emission(g.addc(g.scalec(hexc('#4d4f57'), g.mul(g.mul(tone, g.ss(nx, .2, .9, 1.0, .65)), k*.9)), g.scalec(hexc('#ffd8a6'), g.mul(lit, .28))), 1.0)
    return b
def dark(k=1.0, rooms=0):
    """a wall at blue hour, violet with the sky, its sides unequal, warm above the street; rooms=1: lit ones at their real size. Offices light parts of floors, homes single rooms and a stair; some towers are all but dark; shops along the street"""
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; geo = g.node('ShaderNodeNewGeometry'); nx, ny, nz = g.xyz(geo.outputs['Normal'])[0:3]; x = g.xyz(geo.outputs['Position'])[0]
        W = lambda *q: g.white(g.vec(*q)); s = lambda q: W(at, q, 1.0); less = lambda a, q: g.m('LESS_THAN', a, q); off = lambda a: g.m('ABSOLUTE', g.sub(g.m('FRACT', a), .5)); pick = lambda f, p, q: g.add(p, g.mul(f, g.sub(q, p)))
        a, c = g.div(u, g.add(1.7, g.mul(s(5.0), 1.5))), g.div(v, g.add(3.5, g.mul(s(6.0), .8))); i, j = g.m('FLOOR', a), g.m('FLOOR', c); own = less(g.m('ABSOLUTE', g.sub(at, 80.0)), 4.0); office = g.m('MAXIMUM', less(s(10.0), .46), own); blank = less(g.m('FRACT', g.add(g.div(j, g.add(11.0, g.m('FLOOR', g.mul(s(12.0), 9.0)))), s(13.0))), .07)     # floors of plant
        wide = pick(office, g.add(.20, g.mul(s(11.0), .14)), .43); pane = g.mul(g.ss(off(a), g.add(wide, .07), g.sub(wide, .07)), g.ss(off(c), .33, .19))
        side = g.add(1.0, g.sub(g.mul(g.ss(nx, -.3, -.95), .45), g.mul(g.ss(nx, .3, .95), .30))); tone = g.mul(g.mul(g.add(.62, g.mul(s(4.0), .76)), side), g.mul(g.sub(1.0, g.mul(blank, .22)), g.ss(v, 20.0, 330.0, .82, 1.22)))
        street = g.mul(g.exp(g.div(v, g.sub(-9.0, g.mul(s(2.0), 22.0)))), g.ss(g.noise(g.vec(g.div(x, 58.0), 3.0, 1.0), 1.0, 2, .5), .36, .66))
        col = g.addc(g.scalec(g.mix(s(14.0), hexc('#2b2d52'), hexc('#3a2f50')), g.mul(g.mul(tone, g.sub(1.06, g.mul(pane, .24))), k*WALL)), g.scalec(hexc('#ff9a5a'), g.mul(street, .034)))
        if A.get('west'): col = g.addc(col, g.scalec(hexc('#ff9a5a'), g.mul(g.mul(g.ss(nx, -.3, -.95), g.sub(1.06, g.mul(pane, .24))), g.mul(g.ss(v, 8.0, 220.0, .15, 1.0), A['west']))))
        if not rooms: return g.emission(col, 1.0)
        low = g.ss(v, 60.0, 25.0); busy = g.m('MAXIMUM', g.add(.015, g.mul(g.pow(g.ss(s(7.0), .12, 1.0), 1.5), .52)), g.m('MAXIMUM', g.mul(own, .30), g.mul(low, .10)))
        gather = g.ss(g.noise(g.vec(g.div(u, 16.0), g.div(v, 26.0), g.mul(at, 7.0)), 1.0, 3, .6), .38, .66); power = g.exp(g.mul(g.sub(g.add(g.add(W(j, i, g.add(at, 4.0)), W(i, j, g.add(at, 9.0))), W(i, g.add(j, .5), at)), 1.5), 2.0))                       # log-normal
        home = g.mul(less(W(i, j, at), g.mul(busy, g.add(.25, gather))), g.mul(power, .30)); stair = g.mul(g.mul(less(W(i, at, 5.0), .03), less(W(i, j, 6.0), .8)), .16)
        z = g.m('FLOOR', g.div(g.add(u, g.mul(W(j, at, 8.0), 40.0)), g.add(9.0, g.mul(W(j, at, 7.0), 26.0)))); z3 = g.m('FLOOR', g.div(u, g.add(12.0, g.mul(s(15.0), 24.0)))); j3 = g.m('FLOOR', g.div(g.add(j, g.mul(s(16.0), 3.0)), 3.0))          # a tenant's part of a floor, or of three
        let = g.m('MAXIMUM', less(W(z, j, g.add(at, 3.0)), g.mul(busy, .75)), less(W(z3, j3, g.add(at, 6.0)), g.mul(busy, .5))); desk = g.mul(g.mul(let, less(W(i, j, 3.0), .88)), g.mul(g.add(.05, g.mul(g.pow(W(z, j, g.add(at, 5.0)), 2.0), .52)), g.add(.55, g.mul(W(i, j, 17.0), .9))))
        lamp = g.mul(g.m('MINIMUM', pick(office, g.m('MAXIMUM', home, stair), g.add(desk, g.mul(home, .3))), 1.8), g.mul(g.mul(pane, g.sub(1.0, blank)), g.mul(g.add(.55, g.mul(s(9.0), .8)), LIT)))
        shop = g.m('FLOOR', g.div(u, g.add(5.0, g.mul(s(18.0), 5.0)))); front = g.mul(g.mul(less(W(shop, at, 19.0), g.mul(s(23.0), .75)), g.mul(g.ss(off(a), .47, .36), g.ss(v, .9, 1.6))), g.mul(g.ss(v, 4.6, 3.8), g.mul(g.exp(g.mul(W(shop, at, 20.0), 2.4)), .045*LIT)))
        tint = g.mix(pick(office, W(i, j, 7.0), W(z, j, 21.0)), hexc('#ffa453'), hexc('#ffd0a4')); cool = pick(office, less(W(i, j, 12.0), .06), less(W(z, j, g.add(at, 2.0)), g.mul(s(22.0), .45))); tint = g.mix(cool, tint, hexc('#dfe6fb'))
        mean = g.mul(g.add(g.mul(busy, .09), g.mul(g.exp(g.div(v, -16.0)), .05)), g.mul(LIT, g.ss(g.noise(g.vec(g.div(u, 13.0), g.div(v, 240.0), at), 1.0, 2, .5), .42, .68)))                     # what water gives back: soft columns
        return g.emission(g.addc(col, g.mix(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], g.scalec(g.mix(less(v, 5.2), tint, hexc('#ffb978')), g.add(lamp, front)), g.scalec(hexc('#ffb070'), mean))), 1.0)
    return b
GLOW, LIT, WALL = A.get('streets', .022), A.get('litk', 1.0), .4
if PALE: S.haze_out = pale
fac = S.facade('fac', base=('#2a2624', '#3a2f28', '#1c222b', '#473a30', '#22262c'), lit=.17, k=2.2, fill=(.5, .5), ww=1.5 if V else 2.6, wh=2.3 if V else 3.7, vary=2*V)
roof = S.plain('roof', '#121316', .9); dim = lambda k: dict(emit='#2b2d52', emit_k=k*WALL) if NIGHT else {}; stone = S.plain('stone', '#5a4a3c', .85, noise=.35, nscale=.4, haze=1-.45*V, **dim(.34)); iron = S.plain('iron', '#1d1f22', .5, haze=1-.45*V, **dim(.2))
def skylit(g, **k): return g.addsh(g.principled(**k), g.emission(hexc('#2b2d52'), WALL)) if NIGHT else g.principled(**k)
def crownm(g):
    """stone crown lit from below, tier by tier, with dark fins"""
    u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]
    fin = g.add(.25, g.mul(g.m('GREATER_THAN', g.m('FRACT', g.div(u, 2.6)), .42), .75)); tier = g.pow(g.sub(1.0, g.m('FRACT', g.div(z, 13.0))), 2.2)
    return skylit(g, Base_Color=hexc('#6a5a48'), Roughness=.5, Emission=hexc('#ffb868'), Emission_Strength=g.mul(g.mul(fin, g.add(tier, .10)), A.get('crown', .75)*(.3 if NIGHT else 1)))
def floodm(g):
    """stone washed by lamps on each setback, dark piers between"""
    u, z, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; wash = 0.0
    for z0, L, k in ((255, 9, .34 if NIGHT else .16), (300, 9, .6 if NIGHT else .5), (322, 6, .7), (330, 6, .8), (338, 26, 1.0)): wash = g.add(wash, g.mul(g.m('GREATER_THAN', z, z0-.01), g.mul(g.exp(g.div(g.sub(z, float(z0)), -float(L))), k)))
    return skylit(g, Base_Color=hexc('#3a342d'), Roughness=.6, Emission=hexc('#ffd0a4' if NIGHT else '#ffcf94'), Emission_Strength=g.mul(g.mul(wash, g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(u, 3.4)), .5)), .18, .32, 1.0, .3)), A.get('crown', .75)))
gold = S.mat('crown', crownm); flood = S.mat('flood', floodm)
if NIGHT: fac, roof, green = (S.mat('night', dark(*q)) for q in ((1, 1), (.7,), (.5,)))
elif PALE: fac, roof, gold, flood, stone, iron = (S.mat('day', wall(*q)) for q in ((), (.2, .85), (.9, .9), (1.2,), (.35, .8), (0, .7)))
bead = S.plain('bead', '#fff', emit='#ffcf8a', emit_k=26*A.get('lamps', 1), haze=.5)
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
def tower(x, y, w, h, sd, k):
    """setbacks, not always about the middle, under a pyramid, a lantern or tanks; slabs; chisels"""
    d, rot = w*rs.uniform(.7, 1.1), rs.uniform(-.12, .12); top = w
    if k < .62:
        z, q, ox, n = 0, 1.0, 0, rs.randint(4, 8) if h > 90 else rs.randint(2, 4); Z = h*(1-(1-np.linspace(0, 1, n+1)[1:])**rs.uniform(1.3, 2.4)); Z[-1] = h
        for z1 in Z: B.box(x+ox, y, w*q, d*q, z, z1, sd, rot); top = w*q; p = q*rs.uniform(.66, .9); ox += rs.uniform(-.35, .35)*w*(q-p); z, q = z1, p
        x += ox; j = rs.rand()
        if h > 90 and j < .3: B.prism(rect(x, y, top*.8, top*.8, rot), h, h+top*rs.uniform(.8, 1.8), sd, 1, 1, rect(x, y, .8, .8, rot))
        elif h > 90 and j < .5 and top < 24: B.lathe(x, y, [(top*.3, h), (top*.28, h+top*.5), (top*.16, h+top*.62), (top*.14, h+top), (0, h+top*1.5)], 8, sd, 2 if j < .36 else 1)
    elif k < .84: B.box(x, y, w, d*.7, 0, h*.965, sd, rot); B.box(x, y, w*.86, d*.6, h*.965, h, sd, rot, 1)
    else: top = w*rs.uniform(.2, .6); B.box(x, y, w, d, 0, h*.9, sd, rot); base = rect(x, y, w, d, rot); x += (w-top)/2*rs.choice((-1, 1)); B.prism(base, h*.9, h, sd, 0, 1, rect(x, y, top, d, rot))
    for _ in range(rs.randint(0, 4)): a, b = rs.uniform(.1, .3)*top, rs.uniform(2, 7); B.box(x+rs.uniform(-.32, .32)*top, y-d*.1, a, a, h-1, h+b, sd, rot, 1)                # plant, tanks
    if h < 45 and rs.rand() < .09: a = rs.uniform(-.3, .3)*w; B.box(x+a, y, 5, 5, 0, h+8, sd, rot, 1); B.prism(rect(x+a, y, 5, 5, rot), h+8, h+rs.uniform(20, 34), sd, 1, 1, rect(x+a, y, .3, .3, rot))     # a steeple
    if h > 120 and rs.rand() < .3: B.box(x, y, 1.1, 1.1, h, h+rs.uniform(18, 60), sd, m=1)
if V:                                                                                   # by place in the picture: u across, e up, as slopes from the eye
    crest = lambda u: .018+(.105*math.exp(-((u-.075)/.045)**2)+.098*math.exp(-((u-.245)/.062)**2)+.07*math.exp(-((u-.42)/.045)**2)+.036)/(1+math.exp(-(u+.005)/.008))
    for y0, y1, n, q in ((3600, 5600, 330, .95), (1960, 2900, 240, 1.0), (1500, 1800, 150, .0)):
        for _ in range(n):
            y, u = rs.uniform(y0, y1), rs.uniform(-.36, .58); x, E = eye[0]+u*(y-eye[1]), crest(u); e = E*q*(.22+rs.beta(1.5, 2.6)*1.05) if q else 0
            w = math.exp(rs.uniform(math.log(13), math.log(52)))*(1.3 if y > 3000 else 1)
            if u < -.012: e = min(e, .017)
            if abs(u-.0795) < .08: e = min(e, .112)                                         # nothing rivals the spire
            if y < 2900: e = min(e, .050) if abs(u-.0795) < .026 else min(e, .062) if abs(u-.2424) < .02 else e
            elif abs(u-.0795) < .03 or abs(u-.2424) < .02: e = min(e, .085)
            h = min(20+e*(y-eye[1]), 400) if q else 10+rs.gamma(2, 9)+(rs.rand() < .12)*(u > .03)*rs.uniform(20, 70)
            if h/w > 4 and rs.rand() < .5: w = h/rs.uniform(6, 11)
            tower(x, y, w*1.2 if h < 60 else w, h, rs.rand()*1000, rs.rand() if h > 45 else .7)
else:
    for ix in range(-34, 40):
        for iy in range(0, 34):
            for sub in range(3):
                x = ix*92+sub*27+rs.uniform(-3, 3); y = 1500+iy*82+rs.uniform(-8, 8)
                if rs.rand() < .08: continue
                mid = math.exp(-((x-650)/620)**2-((y-2700)/900)**2); dt = math.exp(-((x+1250)/420)**2-((y-2000)/500)**2)
                h = 18+rs.gamma(2.2, 11)+rs.gamma(2, 62)*(1.25*mid+1.15*dt)
                deco(x, y, rs.uniform(19, 26), rs.uniform(26, 60), min(h, 330), rs.rand()*1000)
def spire(x, y, sd=77):                                                                # stepped deco tower with lit crown
    for i, (w, d, z0, z1) in enumerate(((108, 60, 0, 74), (84, 52, 74, 108), (60, 46, 108, 214), (55, 44, 214, 255), (48, 38, 255, 300), (37, 30, 300, 322)) if V else ((130, 60, 0, 80), (104, 52, 80, 120), (72, 44, 120, 255), (60, 38, 255, 300), (44, 30, 300, 322))): B.box(x, y, w, d, z0, z1, sd+i*V)
    if V:
        for w, d, z0, z1 in ((48.2, 38.2, 255, 276), (37.2, 30.2, 300, 322), (31, 25, 322, 330), (25, 21, 330, 338)): B.box(x, y, w, d, z0, z1, sd, m=3)
        B.lathe(x, y, [(8, 338), (7.3, 368), (6.2, 371), (5.8, 376), (3.4, 382), (2.2, 384)], 12, sd, 3); B.lathe(x, y, [(1.9, 384), (1.3, 412), (1.0, 413), (.3, 446)], 8, sd, 1); return
    B.lathe(x, y, [(15, 322), (14, 350), (10, 362), (7, 378), (3, 384)], 16, sd, 2); B.lathe(x, y, [(2, 384), (1.6, 415), (.4, 446)], 8, sd, 1)
def chrys(x, y, sd=78):
    for w, z0, z1 in ((70, 0, 60), (56, 60, 110), (36, 110, 225)): B.box(x, y, w, w, z0, z1, sd)
    for i in range(7): B.lathe(x, y, [(17-i*2.2, 225+i*9), (16.2-i*2.2, 232+i*9), (14.8-i*2.2, 234+i*9)], 24, sd, 2)
    B.lathe(x, y, [(2.4, 285), (.2, 330)], 8, sd, 2)
spire(250, 2250); chrys(700, 2500)
if V:                                                                                   # a slab of a pencil, a stepped sliver, a tapering glass tower
    B.box(432, 2900, 23, 23, 0, 402, 91); B.box(560, 2400, 58, 52, 0, 300, 92, taper=.72); B.prism(rect(560, 2400, 41.8, 37.4), 300, 340, 92, 0, 1, rect(573, 2400, 15.8, 30)); B.box(574, 2400, 1.6, 1.6, 340, 380, 92, m=1)
    for i, z in enumerate((180, 300, 352, 386, 410, 430)): B.box(914-i*2.2, 2600, 25-i*4.2, 30, (0, 180, 300, 352, 386, 410)[i], z, 93)
else: B.box(-1280, 1850, 62, 62, 0, 400, 90, taper=.7); B.box(-1280, 1850, 2, 2, 400, 520, 90, m=1); B.box(760, 2450, 29, 29, 0, 425, 91)
if PALE:                                                                                # what only haze shows: piers' roofs with tanks before the first row, slim towers far behind
    ps = np.random.RandomState(23)
    def tank(x, y, z, sd): r = ps.uniform(1.9, 2.7); [B.box(x+a*r*.7, y, .5, .5, z, z+4, sd, m=1) for a in (-1, 1)]; B.lathe(x, y, [(r, z+3.6), (r, z+8), (0, z+10.4)], 10, sd, 1)
    def shore(u0, u1, n):
        for _ in range(n):
            y, u, sd = ps.uniform(1488, 1660), ps.uniform(u0, u1), ps.rand()*1000; x, w, h = eye[0]+u*(y-eye[1]), ps.uniform(7, 18), 10+ps.gamma(2, 8)
            if u > .05 and ps.rand() < .06: h = ps.uniform(55, 78); B.box(x, y, w*1.5, w, 0, h*.6, sd); B.box(x, y, w*1.2, w*.9, h*.6, h*.85, sd); w *= .8
            B.box(x, y, w, w, 0, h, sd); B.box(x, y, w+.8, w+.8, h-1.4, h-.6, sd)
            for _ in range(ps.randint(0, 3)): a = ps.uniform(1.5, 4); B.box(x+ps.uniform(-.4, .4)*w, y-w*.3, a, a, h, h+ps.uniform(1.5, 4), sd, 0, 1)
            if ps.rand() < .36: tank(x+ps.uniform(-.3, .3)*w, y-w*.2, h, sd)
            elif ps.rand() < .12: B.box(x+ps.uniform(-.3, .3)*w, y, .6, .6, h, h+ps.uniform(8, 20), sd, m=1)
    def beyond(u0, u1, n):
        for _ in range(n): y, u = ps.uniform(6300, 7400), ps.uniform(u0, u1); h = (y-eye[1])*(.016+.05*ps.beta(1.4, 2.6)*(.35+crest(u)/.12)); w = h/ps.uniform(4, 9); x, sd = eye[0]+u*(y-eye[1]), ps.rand()*1000; B.box(x, y, w*1.3, w, 0, h*.72, sd); B.box(x, y, w, w, h*.72, h*.93, sd); B.box(x, y, w*.55, w*.55, h*.93, h, sd, taper=ps.choice([1, .1]))
    shore(-.012, .34, 170); beyond(-.2, .4, 70); shore(.34, .58, 116); beyond(.4, .62, 30); beyond(-.36, -.2, 16)
if NIGHT:                                                                            # the water's edge: long sheds on piers, gaps, trees in clumps
    pq = np.random.RandomState(31); u = -.34
    while u < .58:
        y, w, h = pq.uniform(1462, 1490), math.exp(pq.uniform(2.6, 4.4)), pq.uniform(4, 10.5); x, sd = eye[0]+u*(y-eye[1]), pq.rand()*1000; u += (w*pq.uniform(.8, 1.3)+(pq.rand() < .3)*pq.uniform(10, 40))/1600
        B.gable(x+w/2, y, w, 26, 0, h*.7, h*.3, sd) if pq.rand() < .4 else B.box(x+w/2, y, w, 26, 0, h, sd)
        for _ in range(pq.randint(0, 4)): B.box(x+pq.rand()*w, y, 1.2, 1.2, h*.9, h+pq.uniform(1, 6), sd, m=1)
    for c in np.sort(pq.uniform(-.34, .58, 46)):
        for _ in range(pq.randint(3, 9)):
            y, h = pq.uniform(1484, 1496), pq.uniform(7, 16); x = eye[0]+(c+pq.normal(0, .006))*(y-eye[1])
            for _ in range(9): q, z = pq.uniform(1.2, 2.6), h*pq.uniform(.35, 1); B.lathe(x+pq.normal(0, 2.2), y, [(q*math.sin(t)+.01, z-q*math.cos(t)) for t in np.linspace(0, math.pi, 5)], 7, 1, 4)
B.to(S, 'city', [fac, roof, gold, flood]+([green] if NIGHT else []))
# --- bridge
R = Build(); P0, P1 = Vector((-190 if V else -300, -120, 0)), Vector((60, 1480, 0)); D = (P1-P0); Ln = D.length; D.normalize(); N = Vector((-D.y, D.x, 0)); rot = math.atan2(D.y, D.x)
T1, T2 = .28, .70 if V else .74
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
def gothic_tower(t):
    """two pointed arches above the deck, buttresses, a cornice in courses"""
    def slab(n, w, d, z0, z1): q = at(t, n); R.box(q[0], q[1], w, d, z0, z1, 1, rot, 0, 0)
    gap, mid, r = 12.4, 11.4, 13.4; s0, s1 = 64, 64+math.sqrt(r*r-(r-gap/2)**2)                                      # opening, its middle, radius of its two arcs
    slab(0, 15, 52, -2, 5); slab(0, 12.5, 48, 5, 11); slab(0, 9.5, 45, 11, 42)
    for n, d in ((0, 2*(mid-gap/2)), (20.1, 5), (-20.1, 5)): slab(n, 8.5, d, 42, s1)
    for n in (-mid, mid):
        steps = 90 if walk else 14
        for i in range(steps):
            z0, z1 = (s0+(s1-s0)*j/steps for j in (i, i+1)); e = gap/2-(math.sqrt(r*r-(z0-s0)**2)-(r-gap/2))
            for sg in (-1, 1): slab(n+sg*(gap/2-e/2), 8.5, e+.02, z0, z1)
    for n in (-20.6, 0, 20.6): slab(n, 12.5, 6.4, 11, 44); slab(n, 11.2, 5.0, 44, 70); slab(n, 10.2, 4.0, 70, 84)
    slab(0, 8.5, 45.2, s1, 84); slab(0, 10.6, 47, 83, 84.6); slab(0, 12, 49, 84.6, 85.8); slab(0, 10.4, 46.4, 85.8, 91); slab(0, 11.8, 48, 91, 92.2)
for t in (T1, T2): gothic_tower(t) if V else arch_tower(t)
deckz = lambda t: 40+6*math.sin(math.pi*min(max(t, 0), 1))
def cz(t):
    if T1 <= t <= T2: u = (t-T1)/(T2-T1)*2-1; return 46+(42 if V else 34)*u*u
    if t < T1: u = t/T1; return 40+40*u*u
    u = (1-t)/(1-T2); return 40+48*u**1.35 if V else 40+40*u*u
ts = [i/640 for i in range(360, 601)] if walk else [i/80 for i in range(81)]
for a, b in zip(ts, ts[1:]):
    R.quad(at(a, -14, deckz(a)), at(b, -14, deckz(b)), at(b, 14, deckz(b)), at(a, 14, deckz(a)), 1, 1)
    for n in (-14, 14): f, p = (1.6, .4) if V else (4, 1.2); R.quad(at(a, n, deckz(a)-f), at(b, n, deckz(b)-f), at(b, n, deckz(b)+p), at(a, n, deckz(a)+p), 1, 1)
for n in (-14, -5, 5, 14):
    R.tube([at(t, n, cz(t)) for t in ts], .24 if walk else .5, 10 if walk else 5, 1)
for t in ([.5625+i*.00145 for i in range(260)] if walk else [i/160 for i in range(161)]):
    for n in (-14, -5, 5, 14) if walk else (-14, 14):
        if cz(t)-deckz(t) > 1: R.tube([at(t, n, deckz(t)), at(t, n, cz(t))], .035 if walk else .13, 3, 1)
if V:
    for n in (-14, 14):
        R.tube([at(t, n, deckz(t)+5.2) for t in ts], .18 if walk else .32, 4, 1)                            # stiffening truss
        for i in range(240): a, b = i/240, (i+1)/240; R.tube([at(a, n, deckz(a)+(5.2 if i % 2 else 0)), at(b, n, deckz(b)+(0 if i % 2 else 5.2))], .10 if walk else .17, 3, 1)
        for k in range(2, 2 if walk else 13):                                                # stays fan out from the tower
            for T in (T1, T2):
                for sg in (-1, 1): t = T+sg*k*.0115; R.tube([at(T, n, 85), at(t, n, deckz(t)+1)], .13, 3, 1)
    if walk:
        for n in (-14, -5, 5, 14):                                                           # the net: stays from the tower across the suspenders
            for k in range(3, 36):
                for sg in (-1, 1): t = T2+sg*k*.0034; R.tube([at(T2, n, 86), at(t, n, deckz(t)+1)], .032, 3, 1)
        for n in (-3.4, 3.4):                                                                # the walkway's rails
            for z in (4.5, 4.85, 5.2, 5.55): R.tube([at(t, n, deckz(t)+z) for t in ts], .05 if z > 5.4 else .02, 6, 1)
            for i in range(90): t = .6+i*.0013; q = at(t, n); R.tube([at(t, n, deckz(t)+3), at(t, n, deckz(t)+5.6)], .06, 5, 1)
        for a, b in zip(ts, ts[1:]): R.quad(at(a, -3.5, deckz(a)+4), at(b, -3.5, deckz(b)+4), at(b, 3.5, deckz(b)+4), at(a, 3.5, deckz(a)+4), 1, 1)
    L, drawn, pl = Build(), [], np.random.RandomState(5)
    for i in range(130):                                                                 # unequal lamps on cables and deck, some out
        t = (i+rs.uniform(-.3, .3))/130
        for n in (-14, 14):
            for j, (z, p, b) in enumerate(((cz(t)+.6, .55, .34), (deckz(t)+6, .12, .42))):
                if rs.rand() < p:
                    q = at(t, n, z); b *= rs.uniform(.35, 1); k = math.exp(pl.normal(0, 1.0)); L.lathe(q[0], q[1], [(0, z-b), (b, z), (0, z+b)], 6, k, j if NIGHT else 0)
                    if j: drawn.append((q[0], q[1], z, min(.35*k, 2.5)))
    def lit(col, k): return lambda g: g.emission(hexc(col), g.mul(g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac'], k*A.get('lamps', 1)))
    L.to(S, 'beads', [S.mat('necklace', lit('#e6edf6', 5)), S.mat('deck', lit('#ffae62', 7))] if NIGHT else [bead]).visible_glossy = False
    if NIGHT:
        S.streaks(drawn, eye, A.get('quay', 0)*.3, torn=1); K = Build()
        for x, y, z, q in ((250, 2250, 446, 1), (574, 2400, 381, .6)): K.lathe(x, y, [(0, z-q), (q, z), (0, z+q)], 8, 1)               # aircraft beacons
        K.to(S, 'beacons', [S.mat('beacon', lit('#ff2a1c', 4))])
else:
    for i in range(81):                                                                     # lights: cable necklace + deck lamps
        t = i/80
        for n in (-14, 14):
            q = at(t, n, cz(t)+.8); R.lathe(q[0], q[1], [(0, q[2]-.55), (.55, q[2]), (0, q[2]+.55)], 6, 1, 2)
            if i % 2: q = at(t, n, deckz(t)+5); R.lathe(q[0], q[1], [(0, q[2]-.4), (.4, q[2]), (0, q[2]+.4)], 6, 1, 2)
def masonry(g):
    """granite in courses: blocks of unequal tone and face, joints, stains that run down"""
    x, y, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position']); p = g.vec(x, y, z); c = g.add(g.mul(x, D.x+N.x), g.mul(y, D.y+N.y)); row = g.m('FLOOR', g.div(z, .78)); a = g.add(g.div(c, 1.75), g.mul(g.white(g.vec(row, 3.0, 1.0)), 3.0))
    tone = g.white(g.vec(g.m('FLOOR', a), row, 2.0)); edge = lambda q, w: g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', q), .5)), .5-w, .5-w*.4); joint = g.m('MAXIMUM', edge(a, .03), edge(g.div(z, .78), .06)); rough = g.noise(p, 1.6, 6, .65)
    col = g.mix(tone, hexc('#40352c'), hexc('#8a7663')); col = g.scalec(col, g.mul(g.ss(g.noise(g.v('MULTIPLY', p, (.5, .5, .05)), 1.0, 5, .6), .3, .62, .55, 1.0), g.sub(1.0, g.mul(joint, .55))))
    bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .10; g.put(bm.inputs['Height'], g.sub(g.add(rough, g.mul(tone, .5)), joint)); return g.principled(Base_Color=col, Roughness=.9, Normal=bm.outputs[0])
R.to(S, 'bridge', [S.mat('masonry', masonry, .75) if walk else stone, iron, bead])
def torn(banks):
    """sheets of mist between the depths, torn at two scales; banks = (y, top, amount, air above, scale)"""
    for j, (y, top, amt, air, sc) in enumerate(banks):
        def b(g):
            geo = g.node('ShaderNodeNewGeometry'); x, _, z = g.xyz(geo.outputs['Position'])[0:3]; ix, iy, iz = g.xyz(g.v('SCALE', geo.outputs['Incoming'], scale=-1.0))[0:3]
            billow = g.noise(g.vec(g.div(x, 300.0*sc), j*7.3, g.div(z, 210.0*sc)), 1.0, 3, .5); wisp = g.noise(g.vec(g.div(x, 84.0*sc), j*3.1+9, g.div(z, 24.0*sc)), 1.0, 5, .6, .6)
            lift = g.add(g.mul(g.sub(billow, .5), 2.6*top), g.mul(g.sub(wisp, .5), 1.0*top)); a = g.mul(g.ss(g.sub(z, lift), .05*top, 1.4*top, 1.0, 0.0), g.mul(g.ss(billow, .40, .60, .1, 1.0), amt) if NIGHT and y < 1500 else amt); a = g.sub(1.0, g.mul(g.sub(1.0, a), g.sub(1.0, g.mul(g.exp(g.div(z, -110.0)), air))))
            q = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(q.inputs[0], g.vec(ix, iy, g.m('MAXIMUM', iz, .02))); col = g.scalec(q.outputs[0], m['haze_k']*1.03)
            if NIGHT and y > 1600: col = g.addc(col, g.scalec(hexc('#e0906c'), g.mul(g.exp(g.div(z, -1.6*top)), GLOW)))            # the streets' lamps in it
            return g.mixsh(a, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(col))
        o = S.mesh(f'torn{j}', [(-2600, y, -1), (4200, y, -1), (4200, y, 620), (-2600, y, 620)], [(0, 1, 2, 3)], [S.mat(f'torn{j}', b, 0)]); o.visible_diffuse = o.visible_shadow = False
if PALE: del S.haze_out; S.sc.cycles.min_transparent_bounces = 24; torn(((1000, 4, .14, 0, .3), (1440, 7, .34, 0, .3), (1680, 26, .34, .02, .6), (1900, 46, .34, .03, .8), (2190, 70, .32, .03, 1), (2345, 80, .32, .04, 1), (2700, 100, .36, .06, 1.1), (3350, 140, .5, .12, 1.3), (5900, 190, .6, .2, 2)) if NIGHT else ((982, 7, .7, 0, .3), (1250, 12, .6, 0, .35), (1430, 27, .85, .02, .45), (1660, 36, .8, .06, .7), (1900, 60, .8, .07, .8), (2190, 80, .7, .05, 1), (2345, 90, .6, .08, 1), (2700, 110, .6, .10, 1.1), (3350, 140, .6, .14, 1.3), (5900, 190, .7, .2, 2)))
if A.get('quay'):
    spots = [(eye[0]+u*1612, 1472, rs.uniform(5, 11), q) for u, q in zip(rs.uniform(-.3, .55, 46), np.minimum(rs.gamma(1.1, .3, 46), .7))]; size = lambda q: 5+9*q
    if NIGHT:                                                                           # street lamps: runs of unequal pitch along the water, gaps, some in the streets behind
        spots, u, size = [], -.34, lambda q: 2.2+4*q; ql = np.random.RandomState(41)
        while u < .58:
            step, n, p, y = ql.uniform(14, 30)/1612, ql.randint(2, 11), math.exp(ql.normal(-1.3, .5)), ql.choice((1458, 1460, 1486))
            for _ in range(n): spots.append((eye[0]+u*(y-eye[1]), y, ql.uniform(5.5, 7.5)+(y > 1470)*3, min(p*math.exp(ql.normal(0, .35)), .9))); u += step*ql.uniform(.85, 1.15)
            u += ql.gamma(1.2, 22)/1612
    S.halos([(x, y, z, size(q), q*A['quay']) for x, y, z, q in spots]); S.streaks([(x, y, z, min(q, 3)) for x, y, z, q in spots], eye, A['quay']*(.5 if NIGHT else .3))
S.water(ripple=A.get('ripple', .55), scale=A.get('wave', .03), rough=A.get('rough', .07), haze=.7)
S.mesh('land', [(-30000, 1480, 2), (30000, 1480, 2), (30000, 60000, 2), (-30000, 60000, 2)], [(0, 1, 2, 3)], [S.plain('ground', '#14110f', .9)])
S.camera(eye, (140, 1500, 185), lens=A.get('lens', 42))
S.render(A.get('out', RENDERS + 'newyork.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', 0.1))
