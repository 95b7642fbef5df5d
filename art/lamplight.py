"""Near things by lamplight: kind=pool (a living room's glazing over a pool), door (a door ajar in a
dark hall), wall (a lantern on ochre plaster), deck (a yacht's after deck, her rail and a quiet sea, into a low sun).

Every light is a lamp somebody has switched on (and the deck's sun); the rest is a blue hour. Lengths are metres; water is z = 0,
the camera looks along +y. True shadows and bounced light make these convincing, so they are Cycles scenes.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); KIND = A['kind']; rs = np.random.RandomState(A.get('seed', 5))
m = mood('blue', cloud=1, stars=0, sun_pow=0, sky_k=1.6, glow_k=.2, fill=.4, fill_col='#7f9fd8', fill_dir=(-.3, 1, -.8))
m['sun_mirror'] = KIND == 'deck'; S = Scene(m, clouds=KIND == 'deck')

# ------------------------------------------------------------------ materials
def here(g): return g.node('ShaderNodeNewGeometry').outputs['Position']
def bump(g, h, dist=.002, k=.6):
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = dist; b.inputs['Strength'].default_value = k; g.put(b.inputs['Height'], h); return b.outputs[0]
def matt(name, col, rough=.7, vary=.25, scale=3.0, spec=.3, relief=.0):
    """plaster, cloth, lacquer: one colour that is not quite even"""
    def b(g):
        p = here(g); n = g.noise(p, scale, 5, .6); f = g.noise(p, scale*22, 4, .6); c = g.scalec(hexc(col), g.add(1-vary, g.mul(g.add(g.mul(n, 1.4), g.mul(f, .6)), vary)))
        return g.principled(Base_Color=c, Roughness=g.add(rough-.08, g.mul(n, .16)), Specular=spec, Normal=bump(g, g.add(n, g.mul(f, .3)), relief) if relief else None)
    return S.mat(name, b, 0)
def metal(name, col, rough=.3):
    def b(g):
        p = here(g); return g.principled(Base_Color=hexc(col), Metallic=1.0, Roughness=g.add(rough, g.mul(g.noise(p, 60, 4), .15)), Normal=bump(g, g.noise(p, 40, 3), .0008, .4))
    return S.mat(name, b, 0)
def stone(name, dark, light, rough=.35, scale=3.0, wet=.5):
    """honed stone with clouds, pores and a film of water in places"""
    def b(g):
        p = here(g); n = g.noise(p, scale, 7, .6); f = g.noise(p, scale*30, 4, .6); w = g.mul(g.ss(g.noise(p, scale*.8, 4, .55), .42, .58), wet)
        c = g.mix(g.clamp(g.add(n, g.mul(g.sub(f, .5), .5))), hexc(dark), hexc(light)); c = g.scalec(c, g.sub(1.0, g.mul(w, .5)))
        return g.principled(Base_Color=c, Roughness=g.sub(rough+.1, g.mul(w, rough)), Specular=.5, Normal=bump(g, g.add(g.mul(n, .7), g.mul(f, g.sub(.3, g.mul(w, .25)))), .003, .5))
    return S.mat(name, b, 0)
def pane(name='pane', tint=(.94, .95, .93), wave=.0015):
    """thin window glass: clear to the lamps, mirrors the dusk a little, not perfectly flat"""
    def b(g):
        gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .015; nm = bump(g, g.noise(here(g), 1.7, 2), wave*8, .5); g.put(gl.inputs[2], nm)
        t = g.node('ShaderNodeBsdfTransparent'); g.put(t.inputs[0], (*tint, 1)); f = g.node('ShaderNodeFresnel'); f.inputs[0].default_value = 1.6
        return g.mixsh(g.m('MINIMUM', f.outputs[0], .7), t.outputs[0], gl.outputs[0])
    return S.mat(name, b, 0)
def sheer(name, col='#f2e6d2', open_=.30, edge=.85, slub=(26, 26, 3.9)):
    """curtain cloth: light comes through the threads, and between them; denser where the weave bunches, by `edge` where a fold turns away"""
    def b(g):
        p = here(g); n = g.noise(g.v('MULTIPLY', p, slub), 1.0, 4, .6); d = g.node('ShaderNodeBsdfDiffuse'); t = g.node('ShaderNodeBsdfTranslucent'); e = g.node('ShaderNodeBsdfTransparent')
        c = g.scalec(hexc(col), g.add(.75, g.mul(n, .45))); g.put(d.inputs[0], c); g.put(t.inputs[0], c); g.put(e.inputs[0], (1, .97, .92, 1))
        lw = g.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
        return g.mixsh(g.mul(g.sub(1.0, g.mul(lw.outputs['Facing'], edge)), open_), g.mixsh(.72, d.outputs[0], t.outputs[0]), e.outputs[0])
    return S.mat(name, b, 0)
def water(name, height, body='#04101a', dist=.05, rough=.015, haze=0):
    """a mirror that moves: height(g, p) is its relief"""
    def b(g):
        nm = bump(g, height(g, here(g)), dist, 1.0); return g.principled(Base_Color=hexc(body), Roughness=rough, Specular=.55, Normal=nm)
    return S.mat(name, b, haze)
def shade_(name, col, k):
    """a lamp's linen shade, brighter in its middle"""
    def b(g):
        z = g.xyz(g.node('ShaderNodeTexCoord').outputs['Generated'])[2]; return g.emission(g.scalec(hexc(col), g.add(.45, g.mul(g.mul(g.mul(z, g.sub(1.0, z)), 4.0), .75))), k)
    return S.mat(name, b, 0)

# ------------------------------------------------------------------ parts
class Parts(Build):
    """boxes by their lowest corner and size, each with its material"""
    def bx(s, x, y, z, w, d, h, m):
        X, Y, Z = x+w, y+d, z+h; P = [(x, y, z), (X, y, z), (X, Y, z), (x, Y, z), (x, y, Z), (X, y, Z), (X, Y, Z), (x, Y, Z)]
        for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)): s.quad(*(P[i] for i in f), m=m)
def soften(o, r, n=3):
    """rounded edges: a ruled arris is what gives a model away"""
    b = o.modifiers.new('b', 'BEVEL'); b.width = r; b.segments = n; b.limit_method = 'ANGLE'; return o
def weld(o):
    import bmesh
    q = bmesh.new(); q.from_mesh(o.data); bmesh.ops.remove_doubles(q, verts=q.verts, dist=1e-5); q.to_mesh(o.data); q.free(); return o
def drape(name, x0, x1, y, z0, z1, mat, seed, fold=.15, deep=.035):
    """a hung curtain: pleats tight at the heading, wandering below, swinging out at the hem"""
    n = int((x1-x0)*150); k = 60; t = np.linspace(0, 1, n)[None]; z = np.linspace(0, 1, k)[:, None]; x = x0+(x1-x0)*t+0*z; sd = float(seed)
    ph = 2*np.pi*((x-x0)/fold+1.1*fbm(x*1.7+sd, z*.0+sd, 3, seed)+.55*(1-z)*(fbm(x*2.6+sd*3, z*1.3, 3, seed+3)-.5)); am = deep*(.45+1.1*fbm(x*2.1+sd, z*.8+2, 3, seed+5))*(.65+.5*(1-z))
    Y = y+am*np.sin(ph)+.35*am*np.sin(2.1*ph+3*z)+.02*(fbm(x*.9, z*1.1+sd, 2, seed+8)-.5); X = x+.25*am*np.cos(ph)
    V = np.stack([X, Y, z0+(z1-z0)*z+0*x], -1).reshape(-1, 3); I = np.arange(n*k).reshape(k, n); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4)
    return S.mesh(name, V.tolist(), F.tolist(), [mat], True)
def voile(name, x0, x1, y, z0, z1, mat, seed, fold=.2, deep=.05):
    """a soft curtain: folds of unequal width that lean, run into each other and die away, tight at the heading only"""
    r = np.random.RandomState(seed); n, k = int((x1-x0)*170), 90; x, h = np.meshgrid(np.linspace(x0, x1, n), np.linspace(0, 1, k)); Y = deep*.5*(fbm(x*1.3+seed, h*.8, 3, seed)-.5); c = x0-fold
    while c < x1+fold:
        w = fold*r.uniform(.22, .95); a = deep*r.choice((-1, 1), p=(.4, .6))*r.uniform(.3, 1.2)*(w/fold)**.5; b = c+(1-h)*r.normal(0, .38)*fold+.16*fold*np.sin(2*h+seed+c*9); t = np.clip(r.uniform(.45, 1.3)+r.choice((-1, 1))*(h-.5)*r.uniform(0, 1.5), .12, 1.4); q = (x-b)/(w*(.62+.7*(1-h))); Y += a*t*np.exp(-q*q*2.2); c += w*r.uniform(.35, 1.25)
    Y += .010*h**7*np.sin(2*np.pi*(x/.085+.7*fbm(x*3, h*0, 2, seed+2)))+.004*(fbm(x*9, h*5, 3, seed+4)-.5); V = np.stack([x+.2*Y, y+Y, z0+(z1-z0)*h+.012*(1-h)*np.sin(x*5+seed)], -1).reshape(-1, 3); I = np.arange(n*k).reshape(k, n)
    return S.mesh(name, V.tolist(), np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4).tolist(), [mat], True)
def table_lamp(x, y, z, r=.20, h=.28, col='#ffb566', k=9.0, watts=40, foot=None, floor=False):
    """a drum shade on a turned foot; the bulb is a soft point inside it"""
    B = Build(); B.lathe(x, y, [(r*.80, z+h), (r, z)][::-1], 40); o = B.to(S, 'shade', [shade_('shade', col, k)], True); o.visible_shadow = False; o.visible_diffuse = False
    B = Build()
    if floor: B.lathe(x, y, [(.14, 0), (.14, .02), (.02, .03), (.013, .06), (.012, z-.05), (.03, z-.03), (.012, z+.02)], 24)
    else: B.lathe(x, y, [(r*.5, z-.42), (r*.5, z-.40), (r*.12, z-.38), (r*.30, z-.25), (r*.36, z-.18), (r*.10, z-.05), (r*.06, z+.02)], 24); B.tube([(x, y, 0), (x, y, z-.40)], .012, 6)
    B.to(S, 'foot', [foot or matt('foot', '#3a2a1c', .3)], True)
    S.lamp((x, y, z+h*.5), col, watts, .09)
def foliage(B, c, size, n, leaf):
    """a shrub: many small leaves about an ellipsoid, no outline of its own"""
    for i in range(n):
        d = rs.normal(size=3); d *= rs.uniform(.5, 1.08)/np.linalg.norm(d); p = Vector(np.array(c)+d*np.array(size)); a, b = Vector(rs.normal(size=3)).normalized()*leaf, Vector(rs.normal(size=3)).normalized()*leaf*.4; B.quad(tuple(p-a), tuple(p+b), tuple(p+a), tuple(p-b))

# ------------------------------------------------------------------ the pictures
def pool():
    """A living room's glazing over the villa's pool at dusk: sheer curtains lit from behind, a dim gap between two of them, a wet coping, the still water"""
    yg, z0, top = 6.4, .10, 4.4; xs = [-3.62, -1.98, -.40, 1.22, 2.83, 4.40, 6.02]
    bronze, floor, wall, ceil_ = matt('bronze', '#15110e', .35, .3, 8, .5), matt('floor', '#5a3c24', .35, .3, 2.5), matt('wall', '#7d5f42', .8, .12, 1.2), matt('ceil', '#8d7a62', .85, .06)
    B = Parts(); F, W_, Cl = range(3)
    B.bx(-7, yg+.05, 0, 13.02, 5.4, z0, F); B.bx(-7, yg+5.2, z0, 13.02, .2, 4.2, W_); B.bx(-7, yg+.0, 4.2, 13.02, 5.4, .3, Cl); B.bx(-5.2, yg, z0, .2, 5.3, 4.2, W_); B.bx(6.02, yg+1.7, z0, .2, 3.7, 4.2, W_)
    B.to(S, 'room', [floor, wall, ceil_])
    B = Parts()                                              # glazing: slim posts, each a little out of true
    for i, x in enumerate(xs): w = .050+.010*rs.rand(); B.bx(x-w/2, yg-.05, z0, w, .10, 4.1, 0)
    B.bx(-7, yg-.06, z0-.02, 13.05, .12, .07, 0); B.bx(5.99, yg+1.66, z0, .06, .06, 4.1, 0); soften(weld(B.to(S, 'posts', [bronze])), .006)
    G_ = Build(); gl = pane()
    for a, b in zip(xs, xs[1:]): e = rs.normal(0, .006, 2); G_.quad((a, yg+e[0], z0), (b, yg+e[1], z0), (b, yg+e[1], top), (a, yg+e[0], top))
    G_.quad((6.02, yg, z0), (6.02, yg+1.7, z0), (6.02, yg+1.7, top), (6.02, yg, top))
    G_.to(S, 'glass', [gl])
    sh = sheer('sheer', open_=A.get('open', .12), edge=.35, slub=(40, 40, 22))
    for i, (a, b, f, d) in enumerate(((-5.2, -1.9, .17, .06), (-2.0, 1.28, .18, .065), (1.18, 3.00, .19, .07), (3.66, 4.46, .13, .07), (4.36, 5.94, .19, .06))): voile(f'curtain{i}', a, b, yg+.26+.03*(i % 2), z0+.02, 4.15, sh, 11+i*3, f, d)
    k = A.get('lampk', 1.0)
    table_lamp(5.05, yg+1.05, 1.16, .20, .30, '#ffbe7a', 2.4*k, 46*k); S.lamp((-.95, yg+.95, 1.26), '#ffb970', 50*k, .09); table_lamp(-3.3, yg+2.3, 1.5, .21, .31, '#ffb46a', 2.2*k, 46*k); S.lamp((2.20, yg+.82, 1.00), '#ffb468', 11*k, .10); S.lamp((.55, yg+2.9, 1.60), '#ffa050', 7*k, .09)
    B = Parts(); j = [-7, -4.6, -3.1, -1.75, -.32, 1.12, 2.5, 3.95, 5.4, 6.9, 8.3, 9.8, 12]                      # coping stones and the terrace behind them
    for a, b in zip(j, j[1:]): B.bx(a+.003, 4.72+rs.normal(0, .003), -.30, b-a-.006, .42, .36+rs.normal(0, .002), 0)
    soften(weld(B.to(S, 'coping', [stone('coping', '#7d7263', '#b8aa96', .34, 2.6, .8)])), .012)
    B = Parts(); j2 = [-7, -5.2, -3.9, -2.4, -1.0, .5, 1.9, 3.2, 4.8, 6.4, 7.9, 9.2, 12]
    for a, b in zip(j2, j2[1:]): B.bx(a+.003, 5.145, -.3, b-a-.006, 1.24, .355+rs.normal(0, .0015), 0)
    soften(weld(B.to(S, 'terrace', [stone('terrace', '#6b6053', '#a3957f', .30, 2.2, .8)])), .004)
    def relief(g, p):
        q = g.v('MULTIPLY', p, (1, .8, 1)); w = g.add(g.noise(q, .9, 1, .4), g.mul(g.noise(q, 2.6, 1, .4), .26)); return g.add(w, g.mul(g.noise(q, 8, 1, .4), .03))
    S.mesh('water', [(-30, -6, 0), (30, -6, 0), (30, 4.9, 0), (-30, 4.9, 0)], [(0, 1, 2, 3)], [water('water', relief, dist=A.get('wave', .06))])
    leaf = matt('leaf', '#0a120c', 1.0, .4, 30, .05); B = Build(); B.bx = Parts.bx.__get__(B); B.bx(6.6, 13, -.2, 60, .1, .95, 0)
    def turf(g): d = g.node('ShaderNodeBsdfDiffuse'); g.put(d.inputs[0], hexc('#10170f')); return d.outputs[0]
    S.mesh('turf', [(6.05, 6.38, .05), (90, 6.38, .05), (90, 60, .05), (6.05, 60, .05)], [(0, 1, 2, 3)], [S.mat('turf', turf, 0)])
    for i in range(60): h = rs.uniform(.9, 2.6); x = rs.uniform(6.4, 24); foliage(B, (x, 12+.25*x*rs.rand(), h*.45), (h*.5, h*.5, h*.6), 340, .10)      # planting beyond the house's corner
    B.to(S, 'planting', [leaf])
    S.camera((0, 0, .62), (2.2, 6.4, .62), lens=A.get('lens', 33), fstop=.9, focus=6.7, shift_y=A.get('shift', .03))
    return dict(bounces=4, clamp=3.0, ev=A.get('ev', .75), vig=.42, bloom_k=.14, bloom_th=.8)

def boards(g, dark, light, gloss=.75, axis=2, relief=.004, knots=1.0):
    """weathered timber along an axis: each board its own tone and grain (the mesh's seed), knots, checks"""
    p = here(g); at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; r = g.white(g.vec(at, 3.1, 1.7)); q = g.v('ADD', p, g.vec(g.mul(r, 37), g.mul(r, 11), g.mul(r, 53)))
    st = [30, 30, 30]; st[axis] = 1.1; kn = g.node('ShaderNodeTexVoronoi'); ks = [5.5, 5.5, 5.5]; ks[axis] = 1.5; g.put(kn.inputs['Vector'], g.v('MULTIPLY', q, tuple(ks))); kn.inputs['Scale'].default_value = 1.0; k = g.mul(g.ss(kn.outputs['Distance'], .03, .30, 1, 0), knots)
    warp = g.v('ADD', g.v('MULTIPLY', q, tuple(st)), g.vec(g.mul(k, 6), g.mul(k, 6), g.mul(k, 6))); fib = g.noise(warp, 1.0, 6, .68); fine = g.noise(g.v('MULTIPLY', warp, (4, 4, 4)), 1.0, 4, .6); ring = g.m('SINE', g.add(g.mul(fib, 26), g.mul(k, 14))); wash = g.noise(g.v('MULTIPLY', p, (1.3, 1.3, .5)), 1.0, 4, .55)
    t = g.clamp(g.add(g.add(g.mul(fib, .75), g.mul(ring, .13)), g.add(g.mul(g.sub(r, .5), .62), g.mul(g.sub(wash, .5), .7)))); c = g.scalec(g.mix(t, hexc(dark), hexc(light)), g.sub(1.0, g.mul(g.ss(k, .55, .95), .75))); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(fine, .58, .70), .5)))
    return g.principled(Base_Color=c, Roughness=gloss, Specular=.35, Normal=bump(g, g.add(g.mul(fib, 1.0), g.add(g.mul(fine, .45), g.mul(ring, .12))), relief, .8))

def frame_of(B, x0, x1, y, z0, z1, w, d, m):
    """a planted moulding: three steps, so that raking light draws three lines"""
    for i, (o, h) in enumerate(((0, .35), (.30, 1.0), (.72, .55))):
        a, b, e = o*w, (o+.32)*w, d*h
        B.bx(x0+a, y-e, z0+a, b-a, e+.002, z1-z0-2*a, m); B.bx(x1-b, y-e, z0+a, b-a, e+.002, z1-z0-2*a, m); B.bx(x0+b, y-e, z0+a, x1-x0-2*b, e+.002, b-a, m); B.bx(x0+b, y-e, z1-b, x1-x0-2*b, e+.002, b-a, m)
def door():
    """A tall door ajar in a dark panelled hall: in its gap a lamp, a curtain and the wall of the room, its light along the floor"""
    ox0, ox1, top, th = -.47, .55, 2.50, .17
    lacquer = matt('lacquer', A.get('lac', '#3a2e27'), .38, .16, 3, .5, .0012); oak = S.mat('oak', lambda g: boards(g, '#3a2618', '#84603c', .34, 1, .0008, .45), 0); wall = matt('wall', '#c2a47a', .85, .15, 1.4); brass = metal('brass', '#c8954a', .20); skirt = matt('skirt', '#cbb48e', .5); dark = matt('dark', '#1a120d', .5)
    B = Parts(); W2 = 6.0
    B.bx(-W2, 0, 0, W2+ox0, th, 4.2, 0); B.bx(ox1, 0, 0, W2-ox1, th, 4.2, 0); B.bx(ox0, 0, top, ox1-ox0, th, 1.8, 0)
    for a, b, d in ((.0, .05, .030), (.05, .11, .020), (.11, .15, .042)):          # architrave, stepped
        B.bx(ox0-b, -d, 0, b-a, d+.01, top+b, 0); B.bx(ox1+a, -d, 0, b-a, d+.01, top+b, 0); B.bx(ox0-a, -d, top+a, ox1-ox0+2*a, d+.01, b-a, 0)
    B.bx(-W2, -.028, 0, W2+ox0-.16, .03, .20, 0); B.bx(ox1+.16, -.028, 0, W2, .03, .20, 0)
    for a, b in ((-3.6, -2.35), (-2.15, -.82), (.90, 2.05), (2.25, 3.6)): frame_of(B, a, b, 0, .36, 1.02, .06, .026, 0); frame_of(B, a, b, 0, 1.16, 3.3, .06, .026, 0)
    soften(weld(B.to(S, 'hall', [lacquer])), .005, 2)
    B = Parts(); L = ox1-ox0-.01                              # the leaf: hinge at the left, swung into the room
    B.bx(0, -.045, .008, L, .045, top-.015, 0); frame_of(B, .13, L-.13, -.045, .24, .98, .055, .018, 0); frame_of(B, .13, L-.13, -.045, 1.16, top-.14, .055, .018, 0)
    an = math.radians(A.get('swing', 40)); o = soften(weld(B.to(S, 'leaf', [lacquer], at=(ox0+.004, th-.01, 0), rz=an)), .004, 2)
    B = Build(); hx = L-.075; B.lathe(0, 0, [(.0, .012), (.022, .012), (.027, .006), (.028, 0)][::-1], 28); V = [(hx+p[0], -.045-p[2], 1.05+p[1]) for p in B.V]; B.V = V; B.tube([(hx, -.05, 1.05), (hx, -.098, 1.05)], .011, 14); B.tube([(hx+.006, -.098, 1.05), (hx-.06, -.102, 1.050), (hx-.125, -.098, 1.046), (hx-.145, -.09, 1.043)], .0105, 14); B.to(S, 'handle', [brass], True, at=(ox0+.004, th-.01, 0), rz=an)
    B = Parts(); x = -7.0                                     # oak boards, end joints staggered
    while x < 7:
        w = rs.uniform(.16, .19); y = -8+rs.uniform(0, 2)
        while y < 6: l = rs.uniform(1.3, 2.6); i = len(B.S); B.bx(x, y, -.02+rs.normal(0, .0007), w-.0025, l-.003, .02, 0); B.S[i:] = [x*3.1+y*1.7]*(len(B.S)-i); y += l
        x += w
    soften(weld(B.to(S, 'floor', [oak])), .0015, 1); S.mesh('joists', [(-8, -9, -.022), (8, -9, -.022), (8, 7, -.022), (-8, 7, -.022)], [(0, 1, 2, 3)], [dark])
    B = Parts(); B.bx(-2, 4.6, 0, 7, .1, 3.4, 0); B.bx(-2, .2, 3.2, 7, 4.5, .1, 0); B.bx(-2, .17, 0, .1, 4.5, 3.4, 0); B.bx(4.6, .17, 0, .1, 4.5, 3.4, 0); B.bx(-2, 4.57, 0, 7, .04, .16, 1); frame_of(B, -.3, .78, 4.6, .42, 2.9, .05, .02, 1); soften(weld(B.to(S, 'room', [wall, skirt, dark])), .004, 2)
    drape('curtain', .80, 1.7, 4.35, .02, 3.2, matt('drape', '#b07a44', .85, .15, 20), 9, .15, .045)
    k = A.get('lampk', 1.0); table_lamp(A.get('lx', .60), 4.25, 1.72, .19, .27, '#ffcb90', 4*k, 60*k, dark, True); S.lamp((1.6, 2.4, 2.9), '#ffae62', 60*k, .4)
    o = S.lamp((1.3, 3.6, 2.35), '#ffd4a0', 14000*A.get('beam', 1), .13, 'SPOT', (-.3, -1.8, 0)); o.data.spot_size = math.radians(44)
    k = A.get('bounce', 1.0)
    for x, y, p in ((-.8, -.95, 12), (.75, -1.1, 34)): S.lamp((x, y, .02), '#ffb070', p*k, .9, 'AREA', (x, y, 3))      # what the lit boards throw back up the panels
    S.lamp((-2.2, -2.5, 3.4), '#8fa4cc', A.get('hallk', 20), 1.2, 'AREA', (.4, 0, 1.2))
    S.camera((0, -6.2, 1.2), (0, 0, 1.2), lens=35, fstop=2.2, focus=6.3, shift_y=A.get('shift', -.0625))
    return dict(bounces=5, clamp=3.0, ev=A.get('ev', .7), vig=.40, bloom_k=.20, bloom_th=.6, grain=.008)

def lit_mesh(name, X, Y, Z, col, rough=.85):
    """a relief as one mesh, its colours painted on its vertices; the finest grain is a bump"""
    k, n = X.shape; V = np.stack([X, Y, Z], -1).reshape(-1, 3); I = np.arange(n*k).reshape(k, n); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4)
    def b(g):
        at = g.node('ShaderNodeAttribute', attribute_name='tone').outputs['Color']; p = here(g); f = g.noise(p, 240, 5, .7); pit = g.ss(g.noise(p, 330, 2, .6), .62, .70)
        return g.principled(Base_Color=g.scalec(at, g.sub(g.add(.66, g.mul(f, .68)), g.mul(pit, .4))), Roughness=rough, Specular=.25, Normal=bump(g, g.sub(f, pit), .0011, .9))
    o = S.mesh(name, V.tolist(), F.tolist(), [S.mat(name, b, 0)], True); at = o.data.attributes.new('tone', 'FLOAT_COLOR', 'POINT'); at.data.foreach_set('color', np.concatenate([col, np.ones(col.shape[:2]+(1,))], -1).astype(np.float32).ravel()); return o
def wall():
    """Old ochre plaster at night beside an iron lantern: coats of limewash over a trowelled wall, flaked here and patched there, a fine crack, light that falls off within a metre"""
    yw, cz, n = 1.0, A.get('cz', 1.55), int(A.get('w', 640)*A.get('fine', 1.1)); u, v = np.meshgrid(np.linspace(-.60, .60, n), np.linspace(-.39, .39, int(n*.65))); t = 2**.5/(1-u); x, z = (1+u)/(1-u), cz+v*t      # a grid that is even in the picture, so that a grain is a pixel near and far
    wx, wz = x+.05*(fbm(x*4, z*4, 3, 2)-.5), z+.05*(fbm(x*4+9, z*4, 3, 4)-.5); big, mid = fbm(x*1.7, z*1.7, 3, 12)-.5, fbm(x*6, z*6, 4, 3)-.5; f2, f3 = fbm(x*38, z*38, 4, 7, .6)-.5, fbm(x*150, z*150, 3, 21, .6)-.5
    trowel = fbm(wx*3.1+wz*1.2, wz*9-wx*2.5, 4, 31)-.5; brush = fbm(wx*14+wz*9, wz*75-wx*26, 4, 37, .6)-.5                       # the float's long sweeps; the lime brush's short ones
    age = fbm(wx*2.6, wz*2.2, 6, 44, .58)+.10*(cz-.15-z); lost = np.clip((age-.63)*26, 0, 1); patch = np.clip((fbm(wx*1.5+3, wz*1.9, 5, 51, .55)-.57)*22, 0, 1)*(1-lost)      # where the wash has come off; where a mason has been
    crack = np.exp(-(np.abs(wx*.9+wz*.35-1.06+.22*(fbm(wz*1.9, wz*0, 5, 61)-.5)+.014*(fbm(wz*40, x*9, 3, 63)-.5))/.0011)**2)*np.clip((fbm(wz*3, wz*0+4, 2, 65)-.36)*5, 0, 1)
    pit = np.clip(fbm(x*85, z*85, 4, 71, .55)-.66, 0, 1)*(.4+lost); h = .020*big+.011*mid+.012*trowel+.0012*brush*(1-lost)+.0026*f2+.0010*f3-.0030*lost*(1+.9*f2)+.0016*patch-.004*crack-.03*pit
    wash, sun, under, mended = (np.array(hexc(q)) for q in ('#a8702c', '#bd8a45', '#8c7a62', '#9a6c3c')); tone = wash+(sun-wash)*np.clip(.5+1.5*mid+1.0*big+1.5*brush, 0, 1)[..., None]
    tone = tone+(mended-tone)*.7*patch[..., None]; tone = tone+(under*(.85+1.3*f2)[..., None]-tone)*.85*lost[..., None]; damp = np.clip(fbm(wx*2.2, wz*.55, 4, 81)-.45+.22*(cz-z), 0, .5)*1.1; soot = np.clip(z-cz-.16, 0, .4)*np.exp(-((x-A.get('lx', 1.0))/.13)**2)*1.4
    tone = tone*(1+.5*f2+.35*f3)[..., None]*(1-damp-np.clip(soot, 0, .5)-.7*crack)[..., None]; lit_mesh('plaster', x, yw-h, z, np.clip(tone, .004, 1))
    iron = metal('iron', '#1d1a19', .5); lx, ly, lz = A.get('lx', 1.0), A.get('ly', .66), A.get('lz', 1.52); B = Build()
    arm = lz+.33; B.tube([(lx, yw, arm), (lx, ly-.03, arm)], .011, 10); B.lathe(lx, ly-.03, [(0, arm-.02), (.02, arm), (0, arm+.02)], 12); B.tube([(lx, yw-.012, lz+.03), (lx, yw-.012, lz+.46)], .014, 8)
    t = np.linspace(0, 1, 34); B.tube([(lx, yw-.02-.20*a**.8, lz+.07+.25*a**1.7) for a in t], .008, 8)
    B.tube([(lx, yw-.10+.055*(1-.75*a)*math.cos(8.5*a), lz+.25+.055*(1-.75*a)*math.sin(8.5*a)) for a in t], .006, 8)
    for q in (.245, .268, .291): B.lathe(lx, ly, [(.006, lz+q+.006), (.013, lz+q+.012), (.006, lz+q+.018)], 12)
    B.tube([(lx, ly, arm), (lx, ly, lz+.21)], .005, 8); B.lathe(lx, ly, [(.128, lz+.112), (.130, lz+.119), (.118, lz+.126), (.092, lz+.142), (.062, lz+.170), (.045, lz+.196), (.040, lz+.200)], 6); B.lathe(lx, ly, [(.040, lz+.196), (.040, lz+.222), (.052, lz+.224), (.044, lz+.238), (.018, lz+.247), (.012, lz+.256), (0, lz+.258)], 18)
    B.lathe(lx, ly, [(0, lz-.178), (.010, lz-.172), (.013, lz-.160), (.030, lz-.154), (.055, lz-.140), (.088, lz-.132), (.094, lz-.126), (.090, lz-.115)], 6); a6 = [math.pi/3*i for i in range(7)]
    for a in a6[:6]: B.tube([(lx+.088*math.cos(a), ly+.088*math.sin(a), lz-.12), (lx+.115*math.cos(a), ly+.115*math.sin(a), lz+.118)], .0052, 8)
    B.tube([(lx+.1095*math.cos(a), ly+.1095*math.sin(a), lz+.07) for a in a6], .0032, 6); B.tube([(lx, ly, lz-.13), (lx, ly, lz-.072)], .011, 14)
    B.to(S, 'lantern', [iron]); B = Build(); B.lathe(lx, ly, [(.084, lz-.118), (.111, lz+.116)], 6)
    def glow(g):                                            # old glass: the flame's blur, soot towards the top, streaks
        p = here(g); q = g.v('SUBTRACT', p, (lx, ly, lz-.03)); v_ = g.v('NORMALIZE', (lx, ly, lz-cz)); d = g.v('LENGTH', g.v('SUBTRACT', g.v('MULTIPLY', q, (1, 1, .62)), g.v('SCALE', v_, scale=g.v('DOT_PRODUCT', q, v_)))); n = g.noise(g.v('MULTIPLY', p, (1, 1, .35)), 30, 4, .6); z_ = g.xyz(q)[2]
        k = g.add(g.mul(g.exp(g.mul(d, -62)), 7.0), g.mul(g.exp(g.mul(d, -15)), .55)); return g.emission(g.mix(g.exp(g.mul(d, -26)), hexc('#d8742a'), hexc('#ffdca8')), g.mul(g.mul(k, g.add(.45, g.mul(n, 1.1))), g.ss(z_, .15, -.02, .30, 1.0)))
    o = B.to(S, 'glass', [S.mat('glass', glow, 0)]); o.visible_shadow = o.visible_diffuse = False; S.lamp((lx, ly, lz-.02), '#ffc088', A.get('lampk', 10), .03)
    S.camera((0, 0, cz), (1.0, 1.0, cz), lens=A.get('lens', 32), fstop=A.get('fstop', 1.4), focus=A.get('focus', 1.19))
    return dict(bounces=3, clamp=3.0, ev=A.get('ev', .6), vig=.28, bloom_k=.16, bloom_th=.8)

def breeze(x, y, size, turn, seed, weight):
    """height and slopes of a sea under a light breeze (a spectrum of waves from a hand's breadth to some metres, summed by a Fourier transform), repeated every `size` metres; slopes have a variance of weight squared"""
    n = 1024; g = np.random.RandomState(seed); f = np.fft.fftfreq(n, size/n)*2*np.pi; kx, ky = np.meshgrid(f, f); k = np.hypot(kx, ky); k[0, 0] = 1; c = kx/k*math.sin(turn)-ky/k*math.cos(turn)
    a = (g.normal(size=(n, n))+1j*g.normal(size=(n, n)))*k**-2.0*np.exp(-.5*(.9/k)**2-.5*(k*.016)**2)*(.25+.75*np.abs(c)**1.5); a[0, 0] = 0; F = lambda q: np.fft.ifft2(q).real; h, sx, sy = F(a), F(1j*kx*a), F(1j*ky*a); w = weight/math.sqrt((sx*sx+sy*sy).mean())
    u, v = x/size*n, y/size*n; i, j = np.floor(u).astype(int), np.floor(v).astype(int); p, q = u-i, v-j
    return [w*((T[j % n, i % n]*(1-p)+T[j % n, (i+1) % n]*p)*(1-q)+(T[(j+1) % n, i % n]*(1-p)+T[(j+1) % n, (i+1) % n]*p)*q) for T in (h, sx, sy)]
def deck():
    """A yacht's after deck into a low sun: wet teak with black seams, a varnished cap on steel stanchions that runs round the stern, the sun's one track on a sea of small waves"""
    zd, W, L = 2.0, A.get('beam', 1.9), A.get('stern', 4.2); t = np.linspace(0, math.pi, 241); P = np.concatenate([[(W, -1.5), (W, -.7)], np.stack([W*np.sign(np.cos(t))*np.abs(np.cos(t))**.72, L*np.sin(t)**.72], 1), [(-W, -.7), (-W, -1.5)]]); q = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]); e = np.linspace(0, q[-1], 420); P = np.stack([np.interp(e, q, P[:, c]) for c in (0, 1)], 1); P[2:-2] = (P[:-4]+P[1:-3]+P[2:-2]+P[3:-1]+P[4:])/5; T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); N = np.stack([T[:, 1], -T[:, 0]], 1)
    def sweep(name, sec, mat):
        """a section (outward, up) carried round the deck's edge; its UV runs along it in metres"""
        k, n = len(sec), len(P); V = [(*(P[i]+N[i]*a), zd+h) for i in range(n) for a, h in sec]; F = [(i*k+c, (i+1)*k+c, (i+1)*k+c+1, i*k+c+1) for i in range(n-1) for c in range(k-1)]; return S.mesh(name, V, F, [mat], True, uvs=[u for i in range(n-1) for c in range(k-1) for u in ((e[i], c/k), (e[i+1], c/k), (e[i+1], (c+1)/k), (e[i], (c+1)/k))])
    def laid(g, edge=False):
        p = here(g); x, y, _ = g.xyz(p)[0:3]
        if edge: x, y = (lambda u: (g.mul(u[1], 9.7), u[0]))(g.xyz(g.node('ShaderNodeUVMap').outputs[0]))
        i, f = g.m('FLOOR', g.div(x, .062)), g.m('FRACT', g.div(x, .062)); r = g.white(g.vec(i, g.m('FLOOR', g.add(g.div(y, 1.9), g.white(g.vec(i, 3, 1)))), 2)); fib = g.noise(g.vec(g.mul(x, 46), g.mul(y, 2.4), r), 5.0, 5, .65); fine = g.noise(g.vec(g.mul(x, 160), g.mul(y, 9), r), 5.0, 3, .6); wood_ = g.ss(g.m('ABSOLUTE', g.sub(f, .5)), .452, .436)
        c = g.mix(g.clamp(g.add(g.mul(fib, .75), g.mul(g.sub(r, .3), .26))), hexc('#463020'), hexc('#b8966c')); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(fine, .56, .70), .45))); film = g.ss(g.add(g.noise(g.v('MULTIPLY', p, (1, .45, 1)), 2.6, 5, .6), g.mul(g.sub(r, .5), .10)), .40, .60)                       # film: 0 where water still stands
        return g.principled(Base_Color=g.scalec(g.mix(wood_, hexc('#060607'), c), g.add(.62, g.mul(film, .38))), Roughness=g.add(.10, g.mul(film, .34)), Specular=.5, Normal=bump(g, g.add(g.mul(wood_, 1.0), g.mul(g.add(fib, fine), g.mul(film, .35))), .002, .5))
    D = P-N*.125; S.mesh('deck', [(*v, zd) for v in D], [tuple(range(len(D)))], [S.mat('laid', laid, 0)]); sweep('margin', [(-.128, .0), (-.127, .0018), (-.004, .0018), (.0, .0018)], S.mat('margin', lambda g: laid(g, True), 0))
    sweep('toe', [(-.004, .0)]+[(.030-.034*math.cos(a), .028+.018*math.sin(a)) for a in np.linspace(0, math.pi, 10)]+[(.070, -.9)], matt('gel', '#8a8178', .22, .06, 6, .5))
    def varnish(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; n = g.noise(g.vec(g.mul(u, 2.2), g.mul(v, 22), 0.0), 3.0, 5, .65); p = here(g)
        return g.principled(Base_Color=g.mix(n, hexc('#2a1108'), hexc('#a0572a')), Roughness=.34, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.035, Normal=bump(g, g.add(g.noise(p, 14, 2), g.mul(n, .25)), .0012, .35))
    oval = lambda a, b, h, m_=18: [(.03+a*math.copysign(abs(math.cos(k))**.75, math.cos(k)), h+b*math.copysign(abs(math.sin(k))**.75, math.sin(k))) for k in np.linspace(0, 2*math.pi, m_+1)]; steel = S.plain('steel', '#c9c6c2', .24, 1, haze=0)
    sweep('cap', oval(.046, .019, .95), S.mat('varnish', varnish, 0))
    for h, r in ((.36, .0055), (.62, .0055), (.925, .010)): sweep('rod', oval(r, r, h, 12), steel)
    B, at, k = Build(), 1.1, 0
    while at < e[-1]-1:
        i = int(np.searchsorted(e, at)); x, y = P[i]+N[i]*.03; B.tube([(x, y, zd+.03), (x, y, zd+.935)], .0125, 16); B.lathe(x, y, [(.036, zd+.044), (.034, zd+.051), (.018, zd+.057), (.0125, zd+.08)], 20); [B.lathe(x, y, [(.0125, zd+h-.014), (.0165, zd+h-.010), (.0165, zd+h+.010), (.0125, zd+h+.014)], 16) for h in (.36, .62)]; at += (.86, .80, .90)[k % 3]; k += 1
    o = weld(B.to(S, 'stanchions', [steel], True)); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = .8
    d, t = np.meshgrid(1/np.linspace(1/5.2, 1/2600, A.get('rows', 620)), np.linspace(-.62, .92, A.get('cols', 1050)), indexing='ij'); X, Y = .75+d*t, d; Z, sx, sy = (sum(q) for q in zip(*(breeze(X, Y, *q) for q in ((61.0, .30, 3, .75), (37.0, -.25, 8, .55)))))
    k = A.get('sea', .13); far = np.exp(-d/160); o = S.mesh('waves', np.stack([X, Y, Z*k*far], -1).reshape(-1, 3).tolist(), (lambda I: np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1))(np.arange(X.size).reshape(X.shape)).reshape(-1, 4).tolist(), [], True)
    near = k*(.45+.55*np.exp(-d/60)); up = np.stack([-sx*near, -sy*near, np.ones_like(sx)], -1); at_ = o.data.attributes.new('up', 'FLOAT_VECTOR', 'POINT'); at_.data.foreach_set('vector', (up/np.linalg.norm(up, axis=-1, keepdims=True)).astype(np.float32).ravel())      # the sea's own slopes: far off, where waves are finer than the mesh, they are its glitter
    def sea(g):
        y = g.xyz(here(g))[1]; return g.principled(Base_Color=hexc(A.get('body', '#060d18')), Roughness=g.add(.035, g.ss(y, 8, 160, 0, .16)), Specular=.55, Normal=g.node('ShaderNodeAttribute', attribute_name='up').outputs['Vector'])
    o.data.materials.append(S.mat('sea', sea, A.get('air', 5)))
    l = bpy.data.lights.new('Rake', 'SUN'); l.energy, l.color, l.angle = A.get('rake', 24), hexc('#ffb880'), math.radians(1.2); o = bpy.data.objects.new('Rake', l); o.rotation_euler = (-sun_dir(m)).to_track_quat('-Z', 'Y').to_euler(); o.visible_glossy = False; S.sc.collection.objects.link(o)      # the same sun, for cloth and wood only: what mirrors it has its own, weaker lamp
    S.camera((.75, 0, zd+A.get('cz', .78)), tup(A.get('to', '1.2,4,2.78')), lens=A.get('lens', 30), fstop=A.get('fstop', 2.8), focus=A.get('focus', 2.6), shift_y=A.get('shift', -.075))
    return dict(bounces=4, clamp=2.0, ev=A.get('ev', .5), thr=.015, vig=.42, bloom_k=.14, bloom_th=.8)

S.render(A.get('out', RENDERS+KIND+'.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 48), **globals()[KIND]())
