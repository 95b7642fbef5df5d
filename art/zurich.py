"""Zurich hero: lake, twin towers, slender green spire, gabled old town, Alps with the last light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import facades, props
A = args(); rs = np.random.RandomState(31)
N = A.get('near', 0); xr = np.random.RandomState(77)          # near= : houses that bear a closer look; flood= : lamps between the roofs at the churches' feet; gild= : how far finials shine
MIST = A.get('mist', 0); dim = 12 if MIST else 2          # mist= : how dense the banks between the rows of steep roofs are, the heroes' town; with it the range is far and lamps are unequal; river= : seed of the trees on its banks; hem= : how dense the first bank is; wisps=y,top,amount,thin,foot,x,width;... : more banks (Scene.mist); graze= : a last light from the left along edges; glow_in= : lamps light it from within; halo=, wash= : glows of lamps and churches; torn= : how far they are flat and in shreds; reach= : how high a church is lit (m)
INK, MOON = A.get('ink', 0), Vector((-.84, .36, .40)).normalized()          # ink= : a night of silhouettes: black roofs, churches lit by lamps between them, snow by a half moon, and how far lamps draw out on the water; lamplit= : how far lamps light the house fronts; lanek= : glows of the lanes; lanes= : seed of their lamps; drawn= : how far lamps draw out on the water by dusk
m = mood('dusk', sun_az=-112, sun_el=7, sun_col='#ff8f62', sun_pow=3.2, sun_angle=3, haze=1/26000, haze_k=.8, glow_k=.45, cloud=.57, cloud_seed=1.4, sky_k=1.0, fill=.18,
         ramp=[(0, '#d39a76'), (.12, '#b87f78'), (.26, '#6f6480'), (.45, '#374a70'), (.7, '#172846'), (1, '#0b1730')], stars=.3)
S = Scene(m)
fac = S.facade('fac', base=('#6a5a48', '#857660', '#584838', '#90826c', '#6a4c3a'), lit=.36, k=2.4, fill=(.36, .5), ww=2.4, wh=3.3, foot=.2)
roof = S.plain('roof', '#2c1f1b', .7, noise=.3, nscale=.5); stone = S.facade('stone', base=('#8a7f6c', '#8a7f6c'), lit=0, fill=(-1, 0), foot=.9*A.get('flood', 1), k=1, reach=A.get('reach', 25/3))
copper = S.plain('copper', '#'+A['copper'] if 'copper' in A else '#35544a', .5); gold = S.plain('gold', '#d8a84a', .25, metal=1, emit='#ffb84a', emit_k=.3*A.get('gild', 1)); bead = S.plain('bead', '#ffffff', emit='#ffc27a', emit_k=24*A.get('lamps', 1), haze=.4)
quay = S.plain('quay', '#2a2621', .9, noise=.35 if N else 0, nscale=.6); hillm = S.plain('hillm', '#0d1414', .95)
br, lane, burning, x = np.random.RandomState(9), np.random.RandomState(4), [], -620          # burning = quay lamps (x, y, z, strength)
if 'thin' in A:                                                                                    # thin= : how long the runs of lamps are against the gaps between them; no two lamps are alike
    while x < 640:
        n, level = br.choice([1, 2, 3, 5, 7]), br.uniform(.25, 1.1)
        for k in range(n): burning.append((x, 386+br.uniform(-.6, 1.2), 6.1 if n > 2 else br.uniform(4.4, 6.4), level*br.choice([.35, .7, 1, 1.35]))); x += br.choice([8, 11, 13, 19])+br.uniform(-2, 2)
        x += (1/A['thin']-1)*13*n**.5*br.uniform(.8, 3.2)
else: burning = [(x, 386, 6.1, 1) for x in np.arange(-620, 640, 14)]
lanes = [(lane.uniform(36, 260)*lane.choice([-1, 1, 1]), y+lane.uniform(-3, 3), z+lane.uniform(3, 7), lane.uniform(.15, 1)**1.6) for y, z, n in ((413, 6, 13), (439, 8, 11), (463, 11, 7)) for _ in range(n)]+[(64, 452, 19, .9), (86, 449, 17, .5), (112, 451, 18, .3), (136, 455, 17, .45), (-96, 424, 12, .5)] if INK else []          # lamps in the lanes behind the first houses
def chart(u, v, f):
    """an image of f over the ranges u, v: forty lamps are too many for a node tree"""
    X, Y = np.meshgrid(np.linspace(*u, 1024), np.linspace(*v, 128)); im = bpy.data.images.new('chart', 1024, 128, float_buffer=True, is_data=True); im.pixels.foreach_set(np.repeat(f(X, Y)[..., None], 4, 2).astype(np.float32).ravel()); im.pack()
    def at(g, p, q): t = g.node('ShaderNodeTexImage', image=im, extension='CLIP'); g.put(t.inputs[0], g.vec(g.div(g.sub(p, u[0]), u[1]-u[0]), g.div(g.sub(q, v[0]), v[1]-v[0]), 0.0)); return t.outputs[0]
    return at
def lamplight(g):
    """what falls on a wall that faces the lake, at night: from the quay's lamps on the first houses, from the lanes' on those behind"""
    geo = g.node('ShaderNodeNewGeometry'); x, y, z = g.xyz(geo.outputs['Position'])[0:3]; face = g.ss(g.xyz(geo.outputs['Normal'])[1], .3, -.9, .12, 1.0)
    return g.mul(g.mul(face, A.get('lamplit', 0)), g.add(g.mul(g.mul(QUAY(g, x, z), g.mul(g.exp(g.div(g.m('MAXIMUM', g.sub(z, 6), 0.0), -5)), g.ss(g.noise(g.vec(g.div(x, 9.0), 0.0, g.div(z, 6.0)), 1.0, 3, .55), .32, .62, .35, 1.2))), g.exp(g.div(g.m('MAXIMUM', g.sub(y, 394), 0.0), -16))), g.mul(LANES(g, x, y), g.exp(g.mul(g.pow(g.m('ABSOLUTE', g.div(g.sub(z, g.add(11, g.mul(g.sub(y, 413), .12))), 9)), 2.0), -1.0)))))
if INK:
    QUAY = chart((-260, 330), (-4, 40), lambda X, Z: sum(k*4e3*(np.square(X-x)+np.square(Z-z)+45)**-1.5 for x, y, z, k in burning))
    LANES = chart((-260, 330), (396, 500), lambda X, Y: sum(k*1.1e3*np.clip(Y-y+4, 0, 9)*(np.square(X-x)+np.square(Y-y+4)+40)**-1.5 for x, y, z, k in lanes))
if MIST: facades.LAMPS = ('#ff8a36', '#ffa552', '#ffc07c')          # all of them amber
if N:
    fac = facades.old_town(S, 'plaster', ('#b9a98a', '#c9bfa8', '#a58d6a', '#c4b49a', '#b98a6c', '#a9ab9c', '#d0c8b8', '#94805f'), lit=.34, k=1.7 if INK else 1.3 if MIST else 2.6, shutters=.4, foot=0 if INK else .10, tone=.06 if INK else 1, runs=MIST, lamps=lamplight if INK else None)
    attic = facades.old_town(S, 'attic', ('#b9a98a', '#a58d6a', '#94805f'), lit=.10 if INK else .18 if MIST else .12, k=1.0 if MIST else 1.7, foot=0, tone=.06 if INK else .55, lamps=lamplight if INK else None)          # windows under the roofs before the churches
    roof = nave = facades.tiles(S, 'tiles', ('#2c1f1b', '#36251f', '#241b1a'))
    if INK: roof = facades.tiles(S, 'moonlit', ('#54555a', '#605c5a', '#46484e'))          # by night paler, as the moon is dim; the minster's nave stays dark before the mist
def shade(col, k=1.0, lit='#ffb068'):
    """a church at night: black, with lamps between the roofs at its foot, floodlights on roofs further off that reach its helms, and a broken edge of moonlight on the left of its highest parts; lit : the light it gives back"""
    def b(g):
        geo = g.node('ShaderNodeNewGeometry'); p, n = geo.outputs['Position'], geo.outputs['Normal']; x, y, z = g.xyz(p)[0:3]; nx, ny, nz = g.xyz(n)[0:3]
        flood = 0.0
        for lx, ly, lz, q in ((74, 459, 20, 1.0), (93, 461, 19, .3), (111, 458, 21, .62), (-101, 430, 15, .5), (-164, 489, 21, .5))+((36, 394, 6, .07), (47, 393, 6, .035)):
            d = g.v('SUBTRACT', (lx, ly, lz), p); r2 = g.v('DOT_PRODUCT', d, d); flood = g.add(flood, g.mul(g.m('MAXIMUM', g.v('DOT_PRODUCT', d, n), 0.0), g.mul(g.pow(g.add(r2, 36), -1.5), q*750)))
        flood = g.mul(flood, g.mul(g.exp(g.div(g.m('MAXIMUM', g.sub(z, 30), 0.0), -A.get('reach', 25/3))), g.mul(g.ss(z, 23.0, 45.0, .34, 1.0), g.ss(y, 470.6, 475.6, 1.0, .12))))          # the nave, set back, gets less
        for lx, ly, lz, q in ((58, 420, 20, 1.0), (128, 418, 20, .62), (-128, 392, 14, .42), (214, 575, 34, .2), (-8, 612, 24, .2)):
            d = g.v('SUBTRACT', (lx, ly, lz), p); r2 = g.v('DOT_PRODUCT', d, d); flood = g.add(flood, g.mul(g.mul(g.m('MAXIMUM', g.v('DOT_PRODUCT', d, n), 0.0), g.pow(g.add(r2, 36), -1.5)), g.mul(g.ss(r2, 9000.0, 16000.0, 1.0, 0.0), q*1700)))
        flood = g.mul(flood, g.mul(g.mul(g.ss(ny, .0, -.6, .2, 1.0), g.ss(z, 36.0, 84.0, 1.0, .5)), g.mul(g.ss(y, 472.0, 476.0, 1.0, .42), g.ss(g.mul(y, g.m('GREATER_THAN', x, 115.0)), 472.0, 476.0, 1.0, .5))))          # the towers shade each other's sides, the nave is dimmer
        for q in (34, 45, 56.7): flood = g.mul(flood, g.sub(1.0, g.mul(g.mul(g.m('GREATER_THAN', z, q+.5), g.m('GREATER_THAN', x, 0.0)), g.ss(z, q+.6, q+1.9, .3, 0.0))))          # each course throws its shadow up
        row = g.m('FLOOR', g.div(z, 1.15)); block = g.white(g.vec(g.m('FLOOR', g.div(g.add(g.add(x, y), g.mul(g.white(g.vec(row, 1, 1)), 2.3)), 2.3)), row, 4.0)); joint = g.ss(g.m('FRACT', g.div(z, 1.15)), .0, .16, .72, 1.0)
        worn = g.noise(g.vec(g.div(x, 2.6), y, g.div(z, 4.5)), 1.0, 4, .6); patch = g.ss(g.noise(g.vec(g.div(x, 13.0), g.div(y, 13.0), g.div(z, 17.0)), 1.0, 2, .5), .3, .7, .45, 1.25)
        flood = g.mul(g.mul(flood, g.mul(patch, joint)), g.mul(g.mul(g.add(.7, g.mul(block, .4)), g.add(.5, g.mul(worn, .9))), k*A.get('flood', 1)))
        side = g.div(g.m('MINIMUM', g.m('ABSOLUTE', g.sub(x, 81)), g.m('ABSOLUTE', g.sub(x, 103))), 5.5); foot = g.mul(g.mul(g.ss(g.sub(z, g.mul(g.mul(side, side), 7.0)), 25.0, 46.0), g.ss(g.add(z, g.mul(g.mul(side, side), 9.0)), 52.0, 84.0, 1.0, .2)), g.ss(g.noise(g.vec(g.div(x, 9.0), 0.0, g.div(z, 1.6)), 1.0, 3, .6), .32, .6, .25, 1.0))
        flood = g.mul(flood, g.mix(g.mul(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], g.m('GREATER_THAN', x, 0.0)), (1, 1, 1, 1), g.vec(foot, foot, foot)))          # small waves tear the mirror image, or the roofs before it cut it straight
        rim = g.mul(g.mul(g.ss(g.v('DOT_PRODUCT', n, tuple(MOON)), .25, .95), g.ss(g.noise(g.vec(x, 0.0, g.div(z, 13.0)), 1.0, 4, .6), .30, .66)), g.mul(g.ss(z, 56.0, 68.0, .05, 1.0), g.mul(g.ss(y, 560.0, 610.0, 1.0, .25), .06)))
        sh = g.principled(Base_Color=hexc(col), Roughness=.9, Specular=.1)
        return g.addsh(sh, g.emission(g.addc(g.scalec(hexc(lit), flood), g.scalec(hexc('#b8c8ec'), rim)), 1.0))
    return b
if INK: stone, copper, dimmed = S.mat('night stone', shade('#0b0c10'), 0), S.mat('night copper', shade('#06080b', .5, '#d4bc94'), 0), S.mat('night dim', shade('#0a0b0f', .5), 0)
else: dimmed = None
leaf, bark, coat, skin = props.leaves(S, 'leaf', ('#10160f', '#172015', '#0d120d')), S.plain('bark', '#2a221b', .9), S.plain('coat', '#2b2f38', .8), S.plain('skin', '#8a6a55', .7)
B = Build()
for r in range(0 if MIST else 16):
    y = 400+r*26; x = -620
    while x < 640:
        w = rs.uniform(10, 17)
        if abs(x) > 26 or r > 12:                                                                # the river mouth opens in the middle
            z = 2+max(0, r-1)*2.6*(1+.25*math.sin(x/130)); h = rs.uniform(12, 18); d = rs.uniform(14, 20)
            rot = rs.choice([0, math.pi/2])+rs.uniform(-.12, .12); house = (x, y+rs.uniform(-5, 5), w, d, z-8, h+8, rs.uniform(5, 8), rs.rand()*1000, rot); props.roofed(B, *house, 0, 1, rs=xr) if N and r < 8 else B.gable(*house)
        x += w+rs.uniform(.5, 3)
# churches: m = 2 stone, 12 stone with less light, 3 copper, 4 gold, 8 an opening
def ring(x, y, r, n=8): return [(x+r*math.cos(t), y+r*math.sin(t)) for t in [2*math.pi*(k+.5)/n for k in range(n)]]
def stack(x, y, m, *prof):
    """an octagon, flat towards the lake; prof = (r, z) from its foot to its top"""
    for (r0, z0), (r1, z1) in zip(prof, prof[1:]): B.prism(ring(x, y, r0), z0, z1, 5, m, m, ring(x, y, r1))
def pinnacle(x, y, w, z0, z1, m):
    zm = z0+.38*(z1-z0); B.box(x, y, w, w, z0, zm, 5, m=m, mroof=m); B.box(x, y, 1.4*w, 1.4*w, zm, zm+.35, 5, m=m, mroof=m); B.box(x, y, w, w, zm+.35, z1, 5, m=m, mroof=m, taper=.08)
def finial(x, y, z, h, m):
    B.lathe(x, y, [(.24, z), (.10, z+h)], 6, 1, m); B.lathe(x, y, [(0, z+.3*h-.55), (.45, z+.3*h), (0, z+.3*h+.55)], 8, 1, 4); B.box(x, y, 1.5, .24, z+.74*h, z+.74*h+.26, 1, m=m, mroof=m)
def opening(x, y, z, w, h):
    """a pointed opening in a wall towards the lake, with a sill"""
    B.quad((x-w/2, y, z), (x+w/2, y, z), (x+w/2, y, z+h-w*.8), (x-w/2, y, z+h-w*.8), 9, 8); B.tri((x-w/2, y, z+h-w*.8), (x+w/2, y, z+h-w*.8), (x, y, z+h), 9, 8); B.box(x, y-.1, w+.5, .3, z-.35, z, 5, m=2, mroof=2)
def gables(x, y, P, z0, z1, m, m2):
    """a gable over each side of P, its roof running back into the helm"""
    for a, b in zip(P, P[1:]+P[:1]):
        c = ((a[0]+b[0])/2, (a[1]+b[1])/2, z1); B.quad((*a, z0), (*b, z0), c, c, 5, m, [(0, z0), (1, z0), (1, z1), (0, z1)]); B.tri((*b, z0), (x, y, z1), c, 5, m2); B.tri((x, y, z1), (*a, z0), c, 5, m2)
        B.box(c[0], c[1], .42, .42, z1-.5, z1+1.3, 5, m=m2, mroof=m2, taper=.3)
def shaft(x, y, w, z, top, courses, m):
    """a square tower with clasping buttresses, string courses, and a cornice"""
    B.box(x, y, w, w, z, top, 5, m=m, mroof=m)
    for a, b in ((-1, -1), (1, -1), (-1, 1), (1, 1)): B.box(x+a*(w/2-.45), y+b*(w/2-.45), 1.7, 1.7, z, top-1.5, 5, m=m, mroof=m)
    for q in courses: B.box(x, y, w+1.1, w+1.1, z+q, z+q+.55, 5, m=m, mroof=m)
    B.box(x, y, w+.9, w+.9, top-.9, top-.3, 5, m=m, mroof=m); B.box(x, y, w+1.7, w+1.7, top-.3, top+.3, 5, m=m, mroof=m)
def crown(c, y, t):
    """the head of one of the minster's towers: a balustrade, an octagon open to the sky behind it, gables, a helm with ribs, a lantern"""
    for e in (-1, 1):
        for q in np.arange(-5.1, 5.2, .85): B.box(c+q, y+e*5.6, .28, .3, t+.3, t+1.6, 5, m=2, mroof=2); B.box(c+e*5.6, y+q, .3, .28, t+.3, t+1.6, 5, m=2, mroof=2)
        B.box(c, y+e*5.6, 11.6, .4, t+1.5, t+1.9, 5, m=2, mroof=2); B.box(c+e*5.6, y, .4, 11.6, t+1.5, t+1.9, 5, m=2, mroof=2)
        for d in (-1, 1): pinnacle(c+e*5.45, y+d*5.45, 1.05, t+.3, t+9.4, 2)
    P = ring(c, y, 4.75); at = lambda a, b, k: (a[0]+(b[0]-a[0])*k, a[1]+(b[1]-a[1])*k)
    for a, b in zip(P, P[1:]+P[:1]):
        wall = lambda i, j, z0, z1: B.quad((*at(a, b, i), t+z0), (*at(a, b, j), t+z0), (*at(a, b, j), t+z1), (*at(a, b, i), t+z1), 5, 2, [(i, t+z0), (j, t+z0), (j, t+z1), (i, t+z1)])
        if abs(a[1]-b[1]) > .1: wall(0, 1, 0, 9); continue
        wall(0, .24, 0, 9); wall(.76, 1, 0, 9); wall(.24, .76, 0, 1.9); wall(.24, .76, 7.9, 9); mid = (*at(a, b, .5), t+7.9)
        for k in (.24, .76): B.tri((*at(a, b, k), t+6.2), mid, (*at(a, b, k), t+7.9), 5, 2)
        B.box(*at(a, b, .5), .24, .3, t+1.9, t+7.2, 5, m=2, mroof=2); B.box(*at(a, b, .5), 1.9, .3, t+4.6, t+4.85, 5, m=2, mroof=2)
    for o in (-3.2, 3.2): opening(c+o, y-3.25, t+2.2, 1.0, 5.4)
    for z0, r in ((1.7, .2), (8.5, .3)): stack(c, y, 2, (4.75+r, t+z0), (4.75+r, t+z0+.5))
    for px, py in P: B.box(px, py, .7, .7, t, t+9, 5, m=2, mroof=2); pinnacle(px+.04*(px-c), py+.04*(py-y), .56, t+6, t+13.2, 2)
    gables(c, y, ring(c, y, 4.95), t+9, t+13.8, 2, 3); helm = ((4.55, 9), (4.62, 11), (4.45, 13), (4.0, 15), (3.3, 16.9), (2.5, 18.5), (1.95, 19.7), (1.8, 20.6)); stack(c, y, 3, *((r, t+q) for r, q in helm))
    for k in range(8): B.tube([(*ring(c, y, r+.05)[k], t+q) for r, q in helm], .13, 5, 3)
    for o in (-1, 1): B.box(c+o*2.4, y-2.4, .8, 1.2, t+15.2, t+16.6, 5, m=3, mroof=3); B.box(c+o*2.4, y-2.4, 1.0, 1.4, t+16.6, t+17.7, 5, m=3, mroof=3, taper=.1)
    stack(c, y, 3, (1.9, t+20.5), (2.5, t+21), (2.5, t+21.4)); Q = ring(c, y, 2.4)
    for a, b in zip(Q, Q[1:]+Q[:1]): B.tube([(*a, t+22.4), (*b, t+22.4)], .09, 4, 3); [B.tube([(*at(a, b, k), t+21.4), (*at(a, b, k), t+22.4)], .07, 4, 3) for k in (0, .33, .67)]
    R = ring(c, y, 1.85)
    for a, b in zip(R, R[1:]+R[:1]): B.box(*a, .36, .36, t+21.4, t+26, 5, m=3, mroof=3); top = (*at(a, b, .5), t+26); [B.tri((*p, t+24.7), top, (*p, t+26), 5, 3) for p in (a, b)]
    stack(c, y, 3, (2.15, t+25.9), (2.5, t+26.2), (2.4, t+26.6), (1.9, t+27.4), (1.25, t+28.3), (.8, t+29.3), (.5, t+31), (.16, t+34.4)); finial(c, y, t+34, 5.6, 3)
def dial(x, y, z, r):
    """a clock's face towards the lake"""
    at = lambda a, q: (x+q*math.sin(a), z+q*math.cos(a)); turn = [2*math.pi*k/24 for k in range(25)]
    for a, b in zip(turn, turn[1:]): (p, q), (u, v), (e, f), (g, h) = at(a, r), at(b, r), at(a, .86*r), at(b, .86*r); B.tri((x, y, z), (p, y, q), (u, y, v), 9, 8); B.quad((e, y-.06, f), (p, y-.06, q), (u, y-.06, v), (g, y-.06, h), 9, 4)
    def bar(a, q0, q1, w): (p, q), (u, v) = at(a, q0), at(a, q1); dx, dz = w*math.cos(a), -w*math.sin(a); B.quad((p-dx, y-.1, q-dz), (p+dx, y-.1, q+dz), (u+dx, y-.1, v+dz), (u-dx, y-.1, v-dz), 9, 4)
    for k in range(12): bar(k*math.pi/6, .66*r, .8*r, .05*r)
    bar(2.3, -.1*r, .5*r, .07*r); bar(-.9, -.12*r, .74*r, .05*r)
def belfry(c, y, z, clock):
    """what breaks the shaft of one of the minster's towers: friezes of small arches, louvres in pairs of openings, a clock"""
    f = y-5.56
    for q in (24, 35, 46): [B.box(c+k, f-.1, .36, .5, z+q-.95, z+q, 5, m=2, mroof=2) for k in np.arange(-3.85, 4, .7)]
    for q, h, o in ((15.5, 5, 1.4), (26.2, 6, 1.6), (36.4, 5.6 if clock else 8, 1.7)):
        for sd in (-o, o):
            opening(c+sd, f, z+q, 1.7, h); B.box(c+sd, f-.1, .16, .2, z+q, z+q+h-1, 5, m=2, mroof=2)
            for k in np.arange(.7, h-1.5, .62): B.box(c+sd, f-.06, 1.7, .16, z+q+k, z+q+k+.2, 5, m=2, mroof=2)
    if clock: dial(c, f-.3, z+44, 1.75)
def minster(x, y, z):
    """twin towers: a gallery with corner pinnacles, an octagon with a gable over each side, a helm, an open lantern"""
    for k in (-11, 11):
        c, f, t = x+k, y-5.56, z+47; shaft(c, y, 11, z, t, (24, 35), 2)
        if MIST: belfry(c, y, z, k > 0); crown(c, y, t); continue
        for q, h, o in ((15.5, 5, 0), (26.5, 5.5, 1.5), (37, 7.2, 1.7)):
            for sd in {-o, o}: opening(c+sd, f, z+q, 1.5, h)
        for e in (-1, 1):                                                                            # balustrade
            for q in np.arange(-4.8, 5, 1.6): B.box(c+q, y+e*5.6, .5, .4, t+.3, t+1.9, 5, m=2, mroof=2); B.box(c+e*5.6, y+q, .4, .5, t+.3, t+1.9, 5, m=2, mroof=2)
            B.box(c, y+e*5.6, 11.6, .5, t+1.8, t+2.2, 5, m=2, mroof=2); B.box(c+e*5.6, y, .5, 11.6, t+1.8, t+2.2, 5, m=2, mroof=2)
            for d in (-1, 1): pinnacle(c+e*5.5, y+d*5.5, 1.25, t+.3, t+8.6, 2)
        P = ring(c, y, 4.75); stack(c, y, 2, (4.75, t), (4.75, t+9)); stack(c, y, 2, (5.05, t+8.4), (5.05, t+9)); gables(c, y, ring(c, y, 4.95), t+9, t+14.2, 2, 3)
        for px, py in ring(c, y, 4.9): pinnacle(px, py, .62, t+5, t+12, 2)
        for o in (-3.2, 0, 3.2): opening(c+o, y-4.45+(.0 if o == 0 else 1.2), t+2.6, 1.7 if o == 0 else 1.1, 5.6)
        stack(c, y, 3, (4.5, t+9), (4.2, t+12), (3.6, t+15), (2.8, t+17.6), (1.9, t+19.6), (1.45, t+20.6)); stack(c, y, 3, (1.5, t+20.4), (2.1, t+21), (2.1, t+21.6))
        for px, py in ring(c, y, 1.45): B.box(px, py, .46, .46, t+21.5, t+25.2, 5, m=3, mroof=3)
        stack(c, y, 3, (2.05, t+25), (1.95, t+25.6), (1.5, t+26.6), (.75, t+27.8), (.42, t+29.4), (.2, t+32)); finial(c, y, t+31.6, 6.6, 3)
    B.gable(x, y+22, 13, 40, z, 22, 10, 820, 0, 12, 1); opening(x, y+1.9, z+19, 2.2, 8)
    if MIST:                                                                                     # a nave, a lower choir with an apse, a turret where they meet
        B.gable(x+28, y+16, 19, 34, z, 26, 12.5, 820, math.pi/2, 2, 15); B.gable(x+53, y+16, 14, 20, z, 22, 11.5, 820, math.pi/2, 2, 15); B.tube([(x+11, y+16, z+38.5), (x+45, y+16, z+38.5)], .25, 5, 15)
        apse = [(x+63+7*math.sin(k), y+16-7*math.cos(k)) for k in np.linspace(0, math.pi, 6)]; B.prism(apse, z, z+22, 5, 2, 15); [B.tri((*a, z+22), (*b, z+22), (x+63, y+16, z+33.5), 820, 15) for a, b in zip(apse, apse[1:])]
        for k in range(5): q = x+18+k*6.6; B.box(q-3, y+6.4, 1.1, 1.2, z, z+25, 5, m=2, mroof=2, taper=.8); B.box(q, y+9.4, 1.2, 2.2, z+29, z+30.6, 820, m=15, mroof=15); B.box(q, y+9.4, 1.4, 2.4, z+30.6, z+31.6, 820, m=15, mroof=15, taper=.1)
        q = x+46; stack(q, y+16, 3, (1.5, z+33), (1.5, z+38.5), (1.75, z+38.6), (1.75, z+39)); [B.box(*p, .32, .32, z+39, z+42.2, 5, m=3, mroof=3) for p in ring(q, y+16, 1.35)]
        stack(q, y+16, 3, (1.8, z+42), (1.1, z+43.4), (.55, z+47), (.12, z+54)); finial(q, y+16, z+53.6, 2.6, 3); return
    B.gable(x+38, y+16, 20, 56, z, 27, 12, 820, math.pi/2, 2, 1); B.gable(x+72, y+16, 15, 14, z, 21, 9, 820, math.pi/2, 2, 1); stack(x+45, y+16, 3, (1.2, z+37), (1.2, z+42), (1.7, z+42), (.9, z+44), (.15, z+53))
    for q in range(7): opening(x+17+q*7, y+5.9, z+15, 1.7, 9); B.box(x+20.5+q*7, y+5.6, 1, .9, z, z+25, 5, m=2, mroof=2)
def needle(x, y, z, w, body, tip, m, turrets):
    """a slender tower: a spire with a bell at its foot behind a gable, and turrets at its corners or a lantern half way up"""
    t = z+body; f = y-w/2-.06; shaft(x, y, w, z, t, (.36*body, .68*body), m)
    for q in (.42, .74): [opening(x+o, f, z+q*body, 1.3, .19*body) for o in (-1.4, 1.4)]
    L = tip-body; R = .56*w; B.gable(x, y, w+.5, w+.5, t, .3, .26*L if turrets else .2*L, 5, 0, m, 3); at = lambda *prof: stack(x, y, 3, *((r*R, t+q*L) for r, q in prof)); finial(x, y, z+tip-1.4, 5, 3)
    if turrets:
        at((1.06, 0), (.86, .06), (.68, .16), (.52, .30), (.36, .50), (.19, .74), (.16/R, .985))
        for px, py in ring(x, y, R*.46, 4): B.box(px, py, .9, .9, t+.34*L, t+.40*L, 5, math.pi/4, 3, 3, .2)
        for px, py in rect(x, y, w, w): stack(px, py, m, (.8, t-3), (1.05, t-1.5), (1.05, t+4)); stack(px, py, 3, (1.3, t+4), (.8, t+5.2), (.12, t+10.5))
    else:
        at((1.2, 0), (.95, .07), (.68, .19), (.45, .33), (.32, .42)); at((.34, .41), (.46, .43), (.46, .45)); at((.44, .55), (.42, .575), (.3, .63), (.15, .71), (.07, .80), (.16/R, .97))
        for px, py in ring(x, y, .32*R): B.box(px, py, .5, .5, t+.44*L, t+.56*L, 5, m=3, mroof=3)
minster(92, 470, 10)
needle(-96, 440, 6, 9, 40, 84, dim, 1); B.gable(-96, 466, 15, 36, 6, 20, 10, 831, 0, dim, 1)
needle(-170, 500, 14, 12, 34, 66, dim, 0); needle(230, 620, 30, 8, 24, 54, dim, 1)
def skirt(x, y, z, roofs, trees, seed):
    """old roofs of unequal height and a few trees before a church; roofs = (x, y, width, length, ridge, pitch, turned)"""
    q = np.random.RandomState(seed)
    for dx, dy, w, d, top, pitch, rot in roofs: props.roofed(B, x+dx, y+dy, w, d, z-6, top-z+6-pitch, pitch, q.rand()*1000, rot*math.pi/2+q.uniform(-.1, .1), 13, 1, rs=q)
    for dx, dy, w, d, top, pitch, rot in roofs: B.box(x+dx+q.uniform(-.3, .3)*w, y+dy-2, q.uniform(1, 1.7), 1.1, top-pitch, top+q.uniform(.3, 2.4), 5, 0, 5, 5)          # stacks
    for dx, dy, h, r in trees: props.tree(B, x+dx, y+dy, z, h, r, q, 7, 10, 500)
if not MIST:
    skirt(92, 470, 8, ((-29, -13, 12, 11, 32, 7, 1), (-18, -17, 11, 16, 38, 9, 0), (-8.5, -12, 9, 7, 30.5, 5, 1), (-1, -15, 7, 12, 34, 8, 0), (7, -20, 9, 9, 30, 6, 1), (15, -12, 8, 12, 33, 7.5, 0), (23, -18, 13, 16, 39, 10, 0), (37, -10, 13, 12, 33, 8, 1), (48, -13, 10, 14, 35, 8, 0), (60, -8, 11, 10, 31, 6, 1), (71, -11, 11, 14, 36, 9, 0)), ((-24, -20, 29, 5.5), (-11, -22, 26, 4), (4, -23, 30, 4.5), (11, -24, 25, 4), (31, -20, 32, 6), (43, -16, 28, 5), (55, -14, 29, 6), (80, -12, 30, 7)), 5)
    skirt(-96, 440, 4, ((-19, -9, 11, 10, 27, 6, 1), (-9, -13, 10, 13, 35, 9.5, 0), (-2, -10, 7, 11, 27.5, 8, 0), (5, -11, 8, 12, 32, 9, 0), (15, -12, 11, 11, 28, 7, 1), (26, -8, 11, 13, 32, 8, 0)), ((-14, -16, 27, 4.5), (1.5, -17, 29, 3.5), (10, -16, 31, 5), (21, -14, 27, 5)), 6)
    skirt(-170, 500, 10, ((-20, -9, 12, 14, 33, 8, 0), (-9, -13, 9, 13, 39, 9.5, 0), (-1, -10, 8, 12, 33, 8, 0), (10, -13, 10, 14, 39, 9, 0), (20, -9, 11, 11, 34, 7, 1)), ((-14, -15, 31, 5), (4, -16, 32, 4.5), (16, -14, 31, 5)), 7)
def house(q, x, y, w, d, z, eaves, rise, across, m, hip):
    """a house under a steep roof with flared eaves, dormers and stacks, its ridge across the view or towards the lake; hip : how far its gables are cut off"""
    rot = across*math.pi/2+q.uniform(-.13, .13); c, s = math.cos(rot), math.sin(rot); seed = q.rand()*1000; P = lambda a, b, h: (x+a*c-b*s, y+a*s+b*c, h)
    E, T, W, D = eaves, eaves+rise, w/2, d/2; B.prism(rect(x, y, w, d, rot), z, E, seed, m, 1, cap=False); B.box(x, y, w+.4, d+.4, E-.5, E-.1, seed, rot, 13, 13)
    k0 = (W-.9, E+1.0); zh = T-hip*rise; wh = (T-zh)/(T-k0[1])*k0[0]; L, l = D+.35, D+.35-hip*rise*.55
    for a in (-1, 1):
        for (u, h, n), (v, i, o) in (((W+.75, E-.3, L), (*k0, L)), ((*k0, L), (wh, zh, L)), ((wh, zh, L), (0, T, l))):
            B.quad(P(a*u, -a*n, h), P(a*u, a*n, h), P(a*v, a*o, i), P(a*v, -a*o, i), seed, 1)
        B.quad(P(a*(W+.75), -L, E-.52), P(a*(W+.75), L, E-.52), P(a*(W+.75), L, E-.3), P(a*(W+.75), -L, E-.3), seed, 13); g = a*D
        B.quad(P(-W, g, E), P(W, g, E), P(k0[0], g, k0[1]), P(-k0[0], g, k0[1]), seed, m, [(-W, E), (W, E), (W, E+1), (-W, E+1)]); B.quad(P(-k0[0], g, k0[1]), P(k0[0], g, k0[1]), P(wh, g, zh), P(-wh, g, zh), seed, m, [(-k0[0], E+1), (k0[0], E+1), (wh, zh), (-wh, zh)])
        if hip: B.tri(P(-wh-.2, a*L, zh-.1), P(wh+.2, a*L, zh-.1), P(0, a*l, T), seed, 1)
    B.tube([P(0, -l, T), P(0, l, T)], .17, 5, 1, seed)
    for a in (-1, 1):                                                                                # dormers, in one row or two
        for h, n in ((.22, int(d/3.1)), (.56, int(d/5) if rise > 7 and across else 0)):
            for k in range(n):
                if q.rand() < (.35 if across else .65): continue
                zb = k0[1]+h*(T-k0[1]); u = k0[0]*(1-h); b = (k-(n-1)/2)*d/(n+.3)+q.uniform(-.3, .3); hw, ht = q.uniform(.5, .7), q.uniform(1.2, 1.6); e = P(a*(u-.6), b, 0)[:2]; f = a*(u+.42)
                B.box(*e, 2.0, 2*hw, zb-.5, zb+ht, seed, rot, 13, 1); B.prism(rect(*e, 2.3, 2*hw+.5, rot), zb+ht, zb+ht+q.uniform(.6, 1.1), seed, 1, 1, rect(*e, 2.2, .12, rot))
                B.quad(P(f, b-a*hw*.72, zb+.15), P(f, b+a*hw*.72, zb+.15), P(f, b+a*hw*.72, zb+ht-.12), P(f, b-a*hw*.72, zb+ht-.12), q.rand()*1000, 14)
    for k in range(q.choice([1, 2, 2, 3])):                                                          # stacks with caps and pots
        a, e = q.uniform(.8, 2.1), q.uniform(.7, 1.0); px, py, _ = P(q.uniform(-.22, .22)*w, q.uniform(-.44, .44)*d, 0); zt = T+q.uniform(-.6, 1.9); B.box(px, py, a, e, E+rise*.4, zt, seed, rot, 13, 13); B.box(px, py, a+.26, e+.26, zt-.35, zt-.12, seed, rot, 13, 13)
        for j in np.arange(-a/2+.3, a/2-.2, .5): B.box(px+c*j, py+s*j, .24, .24, zt, zt+q.uniform(.3, .8), seed, rot, 13, 13)
def row(seed, y, z, x0, x1, eaves, m=13):
    """houses of unequal width, height and turn from x0 to x1, a lane now and then; eaves : lowest and highest above z"""
    q = np.random.RandomState(seed); x = x0; across = 1
    while x < x1:
        across = not across and q.rand() < .6; w = q.uniform(8, 14) if across else q.uniform(5.5, 9.5); h = q.choice([0, .3, .45, .7, 1])*(eaves[1]-eaves[0])+eaves[0]+q.uniform(-.7, .7); span = q.uniform(8, 10.5) if across else w
        house(q, x+w/2, y+q.uniform(-2.5, 2.5), span, w if across else q.uniform(9, 13), z-9, z+h, span*(q.uniform(.42, .62) if across else q.uniform(.6, .95)), int(across), m, q.choice([0, 0, .3, .5] if across else [0, 0, 0, .3, .45])); x += w+(q.uniform(2, 6) if q.rand() < .14 else q.uniform(.0, .4))
def chapel(x, y, z):
    """a late Gothic chapel at the water, tall windows between buttresses, a thin turret on its ridge"""
    B.gable(x, y, 12.5, 27, z, 13.5, 10.5, 830, 0, 12, 1)
    for a in (-1, 1): [B.box(x+a*6.6, y+q, 1.3, 1, z, z+11.5, 5, m=12, mroof=12, taper=.7) for q in np.arange(-12.5, 13, 5)]; B.box(x+a*5.6, y-13.8, 1.1, 1.3, z, z+12.5, 5, m=12, mroof=12, taper=.7)
    for o, h in ((-3.1, 8), (0, 10.5), (3.1, 8)): opening(x+o, y-13.56, z+4, 1.5, h); B.box(x+o, y-13.62, .18, .2, z+4, z+3.4+h, 5, m=12, mroof=12)
    B.box(x, y-13.5, .4, .4, z+23.6, z+25.6, 5, m=12, mroof=12, taper=.3); t = z+23.4; stack(x, y-4, 3, (1.15, t-1.6), (1.15, t+.4), (1.3, t+.5)); [B.box(*p, .26, .26, t+.4, t+2.6, 5, m=3, mroof=3) for p in ring(x, y-4, 1.0)]; stack(x, y-4, 3, (1.35, t+2.5), (.8, t+3.5), (.3, t+7), (.1, t+11.5)); finial(x, y-4, t+11, 2.2, 3)
if MIST:
    chapel(42, 412, 2); B.box(45, 395.9, 22, .3, -1, 4.2, 1, m=5, mroof=5); needle(8, 655, 22, 7.5, 36, 70, dim, 0)
    for x, y, w, h, rise, across in ((29.5, 404, 7.5, 11, 6.5, 0), (22.5, 409, 6.5, 7.5, 4.5, 1)): house(np.random.RandomState(int(y)), x, y, w, 10, 0, 2+h, rise, across, 0, 0)
    for q in ((1, 402, 2, 50, 210, (8, 16), 0), (3, 420, 5, 52, 215, (9, 17), 0), (4, 440, 9, 33, 220, (9, 17)), (5, 450, 12, 37, 72, (7, 13)), (6, 450, 12, 114, 225, (9, 16)),
              (7, 505, 16, 28, 70, (9, 17)), (8, 505, 16, 168, 240, (8, 17)), (9, 545, 20, 14, 240, (9, 17)), (10, 600, 22, -60, 260, (8, 18)), (11, 650, 27, -60, 280, (8, 17)), (12, 705, 30, -80, 300, (8, 18)),
              (21, 404, 2, -168, -62, (7, 14), 0), (22, 421, 4, -200, -60, (8, 17)), (23, 446, 8, -190, -108, (7, 15)), (24, 446, 8, -84, -60, (9, 16)), (25, 480, 12, -225, -62, (7, 14)), (26, 522, 15, -210, -66, (8, 17)), (27, 566, 18, -230, -70, (7, 18)),
              (28, 620, 21, -260, -74, (6, 17)), (29, 690, 26, -300, -90, (6, 18)), (31, 406, 2, 216, 300, (6, 13), 0), (32, 426, 5, 224, 310, (7, 15)), (33, 450, 9, 232, 320, (6, 14)), (34, 505, 16, 246, 350, (8, 17)), (35, 560, 20, 250, 380, (6, 17)), (36, 640, 26, 286, 430, (6, 18))): row(*q)
    dial(-170, 493.6, 40.5, 2.3)
if INK or A.get('river'):                                                                         # river= (seed of their trees), and by night: the banks of the river step down to its mouth, houses and trees by turns, or the mist between them has upright edges
    for q in ((41, 446, 6, -60, -56, (5, 10)), (42, 480, 9, -62, -52, (6, 11)), (43, 522, 12, -66, -50, (6, 12)), (44, 566, 15, -70, -22, (7, 13)), (45, 505, 12, 17, 27, (6, 11)), (46, 545, 15, -1, 13, (7, 12))): row(*q)
    t = np.random.RandomState(14 if INK else A['river'])
    for x0, x1, y, z, low, high, n in ((-70, -50, 409, 2, 9, 17, 9), (-56, -42, 436, 4, 9, 16, 7), (-56, -31, 472, 7, 8, 20, 12), (-44, -22, 514, 10, 8, 19, 10), (-26, -10, 556, 13, 9, 16, 8), (9, 30, 494, 10, 9, 17, 9), (-8, 6, 536, 13, 9, 15, 7), (8, 18, 410, 2, 5.5, 10, 6)):
        for k in np.linspace(0, 1, n if INK else n*2//3):                                               # by dusk fewer, more unequal trees, down to the water: a row of equal ones is a hedge
            up = 1-k if x0 < -8 else k; h = (low+(high-low)*up)*t.uniform(*(.8, 1.15) if INK else (.6, 1.3)); props.tree(B, x0+(x1-x0)*k+t.uniform(-1, 1), y+t.uniform(-3, 3), z if INK else 1+(z-1)*up, h, h*t.uniform(*(.27, .4) if INK else (.15, .42)), t, 7, 10, 900)
# bridge across the river mouth with lamp beads + quay lamps
B.box(0, 402, 110, 12, 4, 6.2, 1, m=5, mroof=5)
for k in range(-2, 3): B.box(k*22, 402, 4, 12, -2, 4, 1, m=5)
for c in (-44, -22, 0, 22) if A.get('river') else ():                                            # flat arches between its piers
    arc = [(c+11+9*math.sin(q), 396, .4+3.2*math.cos(q)) for q in np.linspace(-math.pi/2, math.pi/2, 15)]; [B.quad(a, b, (b[0], 396, 4.1), (a[0], 396, 4.1), 1, 5) for a, b in zip(arc, arc[1:])]
spots, (ex, ey, ez) = [], tup(A.get('cam', '-10,-40,22')); q = (371.5-ey)/(386-ey)          # halos stand in the mist, on the eye's line to their lamps
for i, (x, y, z, k) in enumerate(burning): r = (.37 if MIST else .42)*k**.5; B.lathe(x, y, [(0, z-r/.84), (r, z), (0, z+r/.84)], 6, 1, 6); spots.append((ex+(x-ex)*q, 371.5-.02*i*bool(INK), ez+(z-ez)*q, 9*(.6+k), k*A.get('halo', 1)))
for x, y, z, k in lanes: spots.append((x, y-4, z, 11+11*k, k*A.get('lanek', .2)))
if INK: spots.append((132, 545, 36, 64, .085))                                                       # a glow behind the nave, which is dark before it
if MIST: B.prism(ring(0, 800, 82, 24), -3, 24, 1, 10, 10, ring(0, 800, 66, 24))                  # the dark slope that the far houses across the river stand on
B.box(-330, 700, 600, 628, -3, 2, 1, m=5, mroof=5); B.box(330, 700, 600, 628, -3, 2, 1, m=5, mroof=5); B.box(0, 1300, 9000, 1200, -3, 1, 1, m=5, mroof=5)
if N:
    for x in np.arange(-300, 330, 8.2):                                                              # limes along the quay, lamps between them
        if not MIST and abs(x) > 58 and xr.rand() < (.45 if 60 < x < 130 else .85): props.tree(B, x+xr.uniform(-2, 2), 392+xr.uniform(-1, 1), 2, xr.uniform(8, 13), xr.uniform(3.4, 5), xr, 7, 10)
        B.tube([(x+5, 388, 2), (x+5, 388, 6.2)], .10, 5, 10)
    for i in range(30): props.walker(B, xr.uniform(-260, 300), 387.5+xr.rand()*3, 2, xr.uniform(1.6, 1.85), 8 if xr.rand() < .7 else 9, 9, xr)
    for x in np.arange(-300, 330, 2.2):
        if abs(x) > 56: B.tube([(x, 385.8, 2), (x, 385.8, 3)], .05, 4, 10)
    for a, b in ((-630, -56), (56, 630)): B.box((a+b)/2, 385.6, b-a, .8, -.5, .5, 1, 0, 10, 10)          # the wet foot of the wall
    for a, b in ((-300, -56), (56, 330)): B.tube([(a, 385.8, 3), (b, 385.8, 3)], .06, 4, 10); B.tube([(a, 385.8, 2.55), (b, 385.8, 2.55)], .04, 4, 10)
    for i in range(14): x = xr.uniform(-250, 300); props.launch(B, x, 380+xr.uniform(-2, 2), xr.uniform(6, 10), 11, 11, 8, 10, xr, xr.choice([0, math.pi])+xr.uniform(-.1, .1), mast=xr.choice([0, 0, 11]))
B.to(S, 'town', [fac, roof, stone, copper, gold, quay, bead, leaf, coat, skin, bark, S.plain('varnish', '#1c1b1a' if INK else '#6a655c', .3), dimmed or S.facade('dim', base=('#5f574a', '#5f574a'), lit=0, fill=(-1, 0), foot=.3*A.get('flood', 1), k=1, reach=A.get('reach', 25/3)), attic if N else fac, *([facades.pane(S, 'pane', .2*A.get('litk', 1), .3 if INK else .9, 1), nave] if MIST else [])])
C = Build()                                                                                      # far shore lights on the hills
H1 = lambda X, Y: (10+70*fbm(X/2300, Y/1500, 6, 4)**1.5+12*fbm(X/40, Y/40, 2, 5) if MIST else 210*fbm(X/1100, Y/900, 6, 4))*np.clip((Y-820)/900, 0, 1)*np.clip((4200-Y)/1500, 0, 1)
S.grid('hill1', -5200, 5200, 800, 4200, 420, 120, H1, hillm)
for i in range(0 if MIST else 2400):                                                             # with mist a wooded hill
    y = 850+2300*rs.rand()**1.5; x = rs.uniform(-.75, .75)*y; z = float(H1(np.array(x), np.array(y)))
    C.gable(x, y, rs.uniform(9, 16), rs.uniform(9, 16), z-5, rs.uniform(11, 17), 5, rs.rand()*1000, rs.rand()*3)
C.to(S, 'suburb', [fac, roof])
def alps(g):
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; z = g.xyz(p)[2]; nz = g.xyz(geo.outputs['Normal'])[2]
    n = g.noise(p, .0011, 7, .65)
    snow = g.clamp(g.mul(g.ss(g.add(z, g.mul(g.sub(n, .5), 1500)), 500, 1500), g.ss(nz, .42, .72)))
    return g.principled(Base_Color=g.mix(snow, (.035, .04, .055, 1), (.85, .86, .92, 1)), Roughness=.8, Specular=.1)
am = S.mat('alps', alps)
def peaks(X, Y):
    """ridged noise on a low base, plus a few pyramids whose flanks are torn by the same noise"""
    rg = fbm(X/3800, Y/3800, 9, 5, .50, True); wx, wy = X+1500*(fbm(X/2400, Y/2400, 6, 21)-.5)*2, Y+1500*(fbm(X/2400+7, Y/2400, 6, 22)-.5)*2
    Z = 620+900*fbm(X/5200, Y/5200, 8, 2, .5)+1350*rg
    for px, py, h, r in ((A.get('px', 3700), 18200, 2500, 4300), (-2600, 19500, 1900, 4200), (8200, 20000, 2300, 4600), (-8200, 20500, 2100, 5000), (900, 21500, 1700, 3600)):
        d = np.maximum(np.abs(wx-px)*.92, np.hypot(wx-px, wy-py)*.98); Z = np.maximum(Z, 620+h*np.clip(1-d/r, 0, 1)**1.18+900*rg*np.clip(1.2-d/r, 0, 1))
    return Z*np.clip((Y-13000)/4200, 0, 1)**.7-120
def massif(X, Y):
    """a far range: arêtes between unequal peaks, spurs on spurs, each face falling ever gentler from its ridge, rock in level bands; worn= : how smooth its crest is"""
    q = np.random.RandomState(12); dx, dy = X[0, 1]-X[0, 0], Y[1, 0]-Y[0, 0]; Z = np.full(X.shape, 150.0)
    wx, wy = X+700*(fbm(X/2600, Y/2600, 4, 21)-.5)+260*(fbm(X/620, Y/620, 3, 24)-.5), Y+700*(fbm(X/2600+7, Y/2600, 4, 22)-.5)+260*(fbm(X/620, Y/620+5, 3, 25)-.5)
    def ridge(a, b, ha, hb, left, right):
        """one edge from a to b; left, right = how steep its two faces are"""
        r = max(ha, hb)/min(left, right)*1.1+700; i, j = (slice(max(0, int((min(a[k], b[k])-r-o)/s)), max(0, int((max(a[k], b[k])+r-o)/s)+1)) for k, o, s in ((1, Y[0, 0], dy), (0, X[0, 0], dx)))
        x, y = wx[i, j]-a[0], wy[i, j]-a[1]; ux, uy = b[0]-a[0], b[1]-a[1]; n = math.hypot(ux, uy); t = np.clip((x*ux+y*uy)/n/n, 0, 1); px, py = x-t*ux, y-t*uy; d = np.hypot(px, py)
        k = np.where(px*uy-py*ux > 0, right, left); top = ha+(hb-ha)*t; Z[i, j] = np.maximum(Z[i, j], top-k*(d-.22*d*d/(d+900)))
    def spur(p, h, way, length, drop, level):
        n = 5; s = q.uniform(.75, 1.0); side = q.choice([-1, 1]); l, r = q.uniform(.62, 1.25), q.uniform(.62, 1.25)
        for k in range(n):
            way += q.uniform(-.28, .28); e = (p[0]+math.sin(way)*length/n, p[1]+math.cos(way)*length/n); g = max(100, h-drop/n*q.uniform(.35, 1.75)); ridge(p, e, h, g, l, r)
            if level and q.rand() < .8: side = -side if q.rand() < .7 else side; spur(e, g-10, way+side*q.uniform(.6, 1.15), length*q.uniform(.25, .5), g*q.uniform(.5, .8), level-1)
            p, h = e, g
    P = ((-9800, 20800, 1750), (-8000, 20200, 1980), (-6100, 20800, 1720), (-4700, 19700, 2130), (-3200, 20700, 1780), (-1900, 20300, 1930), (-300, 21200, 1560), (1200, 20600, 1750), (2300, 19900, 1980), (3900, 18700, 2480), (5300, 19900, 1930), (6700, 20500, 1800), (7900, 19500, 2260), (9300, 20100, 1980), (11200, 20800, 1800))
    for a, b in zip(P, P[1:]):                                                                       # the watershed, lowest at its cols
        p = a; drop = q.uniform(.10, .24)*min(a[2], b[2])
        for k in range(1, 9):
            t = k/8; e = (a[0]+(b[0]-a[0])*t+q.uniform(-160, 160)*(k < 8), a[1]+(b[1]-a[1])*t+q.uniform(-200, 200)*(k < 8), a[2]+(b[2]-a[2])*t-drop*(4*t*(1-t))**.8+q.uniform(-70, 70)*(k < 8)); ridge(p, e, p[2], e[2], .8, .95); p = e
            if 1 < k < 8 and q.rand() < .4: spur(e[:2], e[2]-20, math.pi+q.uniform(-.5, .5), q.uniform(1200, 2600), e[2]*.75, 1)
    for x, y, h in P:
        for way in (math.pi+q.uniform(.25, .75), math.pi-q.uniform(.25, .9)): spur((x, y), h, way, q.uniform(2600, 4200)*h/2200, h*.85, 2)
    u, worn = np.clip((Z-300)/900, 0, 1), A.get('worn', 0); return blur(Z+u*(330*(fbm(wx/1300, wy/1300, 6, 60, .5, True)-.4)+(1-worn)*(320*(fbm(X/700, Y/700, 7, 64, .6, True)-.35)+110*(fbm(X/150, Y/150, 4, 61, .6, True)-.4))), 6*worn)
def sunlit(o, shape, to=(-.93, -.06, .30)):
    """for each point of the range: how much of a low light from the left falls on it (`lit`), and whether snow lies there (`snow`)"""
    P = np.empty(len(o.data.vertices)*3); o.data.vertices.foreach_get('co', P); X, Y, Z = P.reshape(*shape, 3).transpose(2, 0, 1); dx, dy = X[0, 1]-X[0, 0], Y[1, 0]-Y[0, 0]; gy, gx = np.gradient(Z, dy, dx); lit = np.clip((to[2]-gx*to[0]-gy*to[1])/np.sqrt(1+gx*gx+gy*gy), 0, 1)
    S, r, q = Z.copy(), np.arange(shape[0]), dx*to[1]/to[0]/dy
    for j in range(1, shape[1]): S[:, j] = np.maximum(Z[:, j], np.interp(r-q, r, S[:, j-1])+dx*to[2]/to[0])          # shadows, column by column
    steep = np.hypot(*np.gradient(blur(Z, 3), dy, dx)); snow = np.clip((1.15+.5*(fbm(X/1500, Y/1500, 4, 70)-.5)-steep)/.75, 0, 1)*np.clip((Z+700*(fbm(X/1300, Y/1300, 4, 71)-.5)-450)/1300, 0, 1)**.7          # wide fields that thin out downwards, no patches
    for name, v in (('lit', lit*np.clip(1-(S-Z)/14, 0, 1)), ('snow', snow)): o.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', v.ravel().astype(np.float32))
def far(g):
    """the range: a flat cool shade in haze, a hint of snow on what stands highest; from below it dissolves (far= : how far its top is in the air, crest= : snow, alp_k= : its own shade)"""
    a = lambda name: g.node('ShaderNodeAttribute', attribute_name=name).outputs['Fac']; x, y, z = g.xyz(g.v('SCALE', g.node('ShaderNodeNewGeometry').outputs['Incoming'], scale=-1.0))[0:3]; h = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]
    q = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(q.inputs[0], g.vec(x, y, g.m('MAXIMUM', g.mul(z, .8), .03))); sun, shade = ('#a9bbe6', '#22345f') if INK else ('#ffb7a0', '#5a6796')
    light = g.addc(g.scalec(hexc(sun), g.mul(g.mul(a('lit'), a('snow')), g.mul(g.ss(h, 650, 1350), A.get('crest', .3)))), g.scalec(hexc(shade), g.add(A.get('alp_k', .3), g.mul(a('snow'), .1*A.get('crest', .3)))))
    return g.emission(g.mix(g.ss(z, .012, .064, 1.0, A.get('far', .3)), light, q.outputs[0]), 1.0)
top = S.grid('alps', -8800, 11600, 13000, 24000, 1400, 420, lambda X, Y: massif(X, Y)*.8, S.mat('far', far, 0), smooth=False) if MIST else S.grid('alps', -17000, 17000, 13000, 24000, 1100, 420, peaks, am, smooth=False)
if MIST: sunlit(top, (420, 1400))
S.grid('pre', -14000, 14000, 7000, 12000, 500, 120, lambda X, Y: (220+800*fbm(X/2600, Y/2600, 8, 9)**1.3 if MIST else 900*fbm(X/2600, Y/2600, 8, 9)**1.4)*np.sin(np.clip((Y-7000)/5000, 0, 1)*np.pi)**.6-40, S.plain('pre', '#141c24', .95))
if MIST:
    S.mist([(372, 13 if INK else 9, (.9 if INK else A.get('hem', .72))*MIST, .02), (411, 16, 1.1*MIST, .04), (431, 26, 1.1*MIST, .05), (460, 32, MIST, .06), (580, 42, (.7 if INK else 1.1)*MIST, .14), (812, 52, .7*MIST, .1), (345, 4, .6*MIST, -1), (270, 3, .5*MIST, -1), (180, 2, .4*MIST, -1)]+[tup(q) for q in str(A.get('wisps', '')).split(';') if q], glow=A.get('glow_in', 0))
    S.halos(spots+[(*at, A.get('wash', 0)) for at in ((92, 446, 24, 40), (-96, 425, 22, 26), (-170, 480, 26, 26))], torn=A.get('torn', 0))
if INK or 'drawn' in A: S.streaks(burning, (ex, ey, ez), A.get('drawn', INK))
if 'graze' in A: S.lamp((-900, 420, 150), '#ff9a66', A['graze'], kind='SUN', target=(0, 0, 0))
S.water(ripple=A.get('ripple', .3), scale=.1, rough=.05, haze=.6, fade=900)
S.camera((-10, -40, 22), (2, 470, 74), lens=A.get('lens', 36))
S.render(A.get('out', RENDERS + 'zurich.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .45))
