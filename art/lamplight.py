"""Near things by lamplight: kind=pool (a candle in a hurricane glass on a pool's travertine edge before a lit villa), bed (a turned-down sheet's hem, a pillow and a lamp), table (red wine on linen by candlelight), door (a brass lever on
a door ajar), anchor (a forged wall anchor on an old house's plaster before a lane), box (a velvet rail before an opera house's tiers), hook (a barrier's velvet rope at a night entrance), ball (a mirror ball's tiles in a night club), star (a paper Advent star in a window before snowy roofs), desk (a fountain pen on handmade paper), bangles (gold on a jeweller's rod in the souk), saloon (a black car's door in the rain by night), pans (a salt pan's rim before a sunset at sea),
balloon (a hot-air balloon from its basket, lit from below by its burner), spout (the bronze spout of a drinking fountain, its stream and a lane at dusk), feather (a falcon's, before the low sun), coupe (champagne by a window late in the morning), tumblers (cut glass on a wet bar before neon), movement (a watch's: its bridge, a blued screw, a ruby and the wheel below; in millimetres), jamb (an old house's arched window at daybreak), stove (a cast-iron stove's slots and handle on a winter evening in a cabin), gown (satin buttons and their loops down a bride's back), setting (a laid table's silver fork beside a plate, by candlelight), bell (an old schooner's bell in the rain, before Oslo's harbour), bowl (a hammered copper bowl full of water on a hammam's wet marble), buckle (an old rucksack's on a summit at sunrise), chess (a boxwood king and a fallen pawn on a park's stone table, late on an autumn afternoon), oud (one's soundboard and strings in a Beirut house at nightfall), tawle (bone dice on a backgammon board at dusk, a café lamp beside it), key (an old hotel's brass key on a walnut table before Zurich's lake at dusk), martini (an olive on a pick in a dewed glass high over the East River at dusk).

Every light is a lamp somebody has switched on (and the sun of pans, feather, coupe, jamb, bowl, buckle and chess, the balloon's flame); the rest is a blue hour. Lengths are metres; water (or the bed) is z = 0,
the camera looks along +y (the balloon's: up). True shadows and bounced light make these convincing, so they are Cycles scenes.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from sky import smooth
A = args(); KIND = A['kind']
m = mood('blue', cloud=1, stars=0, sun_pow=0, sky_k=1.6, glow_k=.2, fill=.4, fill_col='#7f9fd8', fill_dir=(-.3, 1, -.8))
S = Scene(m, clouds=False)

# ------------------------------------------------------------------ materials
def here(g): return g.node('ShaderNodeNewGeometry').outputs['Position']
def bump(g, h, dist=.002, k=.6):
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = dist; b.inputs['Strength'].default_value = k; g.put(b.inputs['Height'], h); return b.outputs[0]
def matt(name, col, rough=.7, vary=.25, scale=3.0, spec=.3):
    """plaster, cloth, lacquer: one colour that is not quite even"""
    def b(g):
        p = here(g); n = g.noise(p, scale, 5, .6); f = g.noise(p, scale*22, 4, .6); c = g.scalec(hexc(col), g.add(1-vary, g.mul(g.add(g.mul(n, 1.4), g.mul(f, .6)), vary)))
        return g.principled(Base_Color=c, Roughness=g.add(rough-.08, g.mul(n, .16)), Specular=spec)
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
def brassy(prints=None, clear='#e0b468', tarnish='#6e4a24', polish=.13):
    """brass (or silver, by its `clear` colour, that of its tarnish and how rough its polish is) with its lines, hairs and tarnish; attributes say where it is rubbed bright (`worn`) and brown (`hollow`), prints where fingers have dulled it"""
    def b(g):
        p = here(g); q = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; x, y, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; film, f, line = g.noise(p, 70, 5, .62), g.noise(p, 700, 4, .6), g.noise(g.vec(g.mul(x, 26.0), g.mul(y, 520.0), 0.0), 1, 3, .7); hair = g.ss(g.noise(g.vec(g.add(g.mul(x, 60.0), g.mul(y, 14.0)), g.add(g.mul(y, 260.0), g.mul(x, -420.0)), 3.0), 1, 2, .5), .70, .76)
        tar = g.clamp(g.add(g.add(g.mul(g.sub(film, .47), 1.8), g.mul(g.sub(f, .5), .4)), g.sub(g.mul(q('hollow'), .9), g.mul(q('worn'), .8)))); c = g.mix(tar, hexc(clear), hexc(tarnish)); n = g.node('ShaderNodeBsdfPrincipled')
        rough = g.add(g.add(polish, g.mul(tar, .24)), g.add(g.mul(hair, .14), g.mul(g.sub(line, .5), .08)))
        if prints: grease = prints(g); rough, c = g.add(rough, g.mul(grease, .20)), g.scalec(c, g.sub(1.0, g.mul(grease, .22)))
        for k, v in (('Base Color', c), ('Metallic', 1.0), ('Roughness', rough), ('Normal', bump(g, g.add(g.add(g.mul(line, .5), g.mul(film, .5)), g.mul(hair, -.5)), .00009, .5))): g.put(n.inputs[k], v)
        return n.outputs[0]
    return b
# ------------------------------------------------------------------ parts
class Parts(Build):
    """boxes by their lowest corner and size, each with its material"""
    def bx(s, x, y, z, w, d, h, m):
        X, Y, Z = x+w, y+d, z+h; P = [(x, y, z), (X, y, z), (X, Y, z), (x, Y, z), (x, y, Z), (X, y, Z), (X, Y, Z), (x, Y, Z)]
        for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)): s.quad(*(P[i] for i in f), m=m)
def weld(o):
    import bmesh
    q = bmesh.new(); q.from_mesh(o.data); bmesh.ops.remove_doubles(q, verts=q.verts, dist=1e-5); q.to_mesh(o.data); q.free(); return o
def cloth(name, P, mat, uv=None):
    """a smooth mesh of rows and columns of points, with a UV for each point"""
    I = np.arange(P.shape[0]*P.shape[1]).reshape(P.shape[:2]); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4); return S.mesh(name, P.reshape(-1, 3).tolist(), F.tolist(), [mat], True, uvs=None if uv is None else uv.reshape(-1, 2)[F.ravel()])
def grid(name, V, F, mat, **point):
    """a smooth mesh of quads, made at once, with a number for each point under each name"""
    me = bpy.data.meshes.new(name); me.vertices.add(len(V)); me.vertices.foreach_set('co', V.astype(np.float32).ravel()); me.loops.add(F.size); me.loops.foreach_set('vertex_index', F.astype(np.int32).ravel()); n = len(F); me.polygons.add(n); me.polygons.foreach_set('loop_start', 4*np.arange(n, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(n, 4, np.int32)); me.polygons.foreach_set('use_smooth', np.ones(n, bool)); me.materials.append(mat); me.update(calc_edges=True); o = bpy.data.objects.new(name, me); S.sc.collection.objects.link(o)
    for k, v in point.items(): me.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32).ravel())
    return o

def far_off(g, back, lens, focus, shift, eye=(0, 0, 0)):
    """what a camera at eye (its y is 0), looking along +y, sees far out of focus: looked up where its ray meets the plane of focus, so that discs stay clean"""
    geo = g.node('ShaderNodeNewGeometry'); i, p = geo.outputs['Incoming'], geo.outputs['Position']; k = lens/36/focus; w, h = A.get('w', 640), A.get('h', 400); kx, kz = max(w, h)/w, max(w, h)/h
    x, _, z = g.xyz(g.v('SUBTRACT', g.addc(p, g.v('SCALE', i, scale=g.div(g.sub(focus, g.xyz(p)[1]), g.xyz(i)[1]))), tuple(eye)))[0:3]; tx = g.node('ShaderNodeTexImage', image=back, extension='EXTEND'); g.put(tx.inputs[0], g.vec(g.add(.5, g.mul(x, k*kx)), g.add(.5, g.mul(g.sub(g.mul(z, k), shift), kz)), 0.0)); return g.emission(tx.outputs[0], 1.0)

def sheets(of):
    """what metal mirrors of a dark room: soft sheets (middle, half its sides), colour, strength, each fading to its edges"""
    for (c0, u_, v_), col, k in of:
        def sheet(g, col=col, k=k): x, y = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:2]; q = g.mul(g.mul(g.ss(x, 0.0, .45), g.ss(x, 1.0, .55)), g.mul(g.ss(y, 0.0, .45), g.ss(y, 1.0, .55))); return g.emission(hexc(col), g.mul(q, k))
        c0, u_, v_ = (np.array(q) for q in (c0, u_, v_)); o = S.mesh('sheet', [tuple(c0+a*u_+b*v_) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], [S.mat('sheet', sheet, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_camera = o.visible_diffuse = o.visible_shadow = False

# ------------------------------------------------------------------ the pictures
def across(name, back, eye, focus, x1, z0, z1, far, mirrored=1.0):
    """a picture by slope, `far` metres off: a camera's ray looks it up where it meets the plane of focus, so that discs stay clean; water mirrors it from where it stands, as bright as `mirrored`"""
    def seen(g):
        geo = g.node('ShaderNodeNewGeometry'); i, p = geo.outputs['Incoming'], geo.outputs['Position']; y = g.xyz(p)[1]; ray = g.node('ShaderNodeLightPath').outputs['Is Camera Ray']; p = g.v('SUBTRACT', g.addc(p, g.v('SCALE', i, scale=g.mul(ray, g.div(g.sub(focus, y), g.xyz(i)[1])))), tuple(eye)); x, y, z = g.xyz(p)[0:3]; t = g.node('ShaderNodeTexImage', image=back, extension='EXTEND'); g.put(t.inputs[0], g.vec(g.add(.5, g.mul(g.div(x, y), .5/x1)), g.mul(g.sub(g.div(z, y), z0), 1/(z1-z0)), 0.0)); return g.emission(t.outputs[0], g.add(mirrored, g.mul(ray, 1-mirrored)))
    o = S.mesh(name, [(-40, far, -6), (40, far, -6), (40, far, 20), (-40, far, 20)], [(0, 1, 2, 3)], [S.mat(name, seen, 0)]); o.visible_diffuse = o.visible_shadow = False
def pond(far):
    """still water as far as `far`, clear at the edge, a mirror beyond"""
    def b(g):
        p = here(g); q = g.v('MULTIPLY', p, (1, .8, 1)); nm = bump(g, g.add(g.noise(q, 2.2, 2, .45), g.mul(g.noise(q, 14, 2, .4), .05)), .010, 1.0); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .0; g.put(gl.inputs[2], nm); t = g.node('ShaderNodeBsdfTransparent'); g.put(t.inputs[0], (.90, .95, .95, 1)); fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.33; g.put(fr.inputs[1], nm)
        return g.mixsh(fr.outputs[0], t.outputs[0], gl.outputs[0])
    for name, z, m in (('water', 0, S.mat('pond', b, 0)), ('deep', -.3, S.mat('deep', lambda g: g.emission(hexc('#0d3a4c'), .10), 0))): S.mesh(name, [(-30, -2, z), (30, -2, z), (30, far, z), (-30, far, z)], [(0, 1, 2, 3)], [m])
def unfocused(img, lamps, px, R, g):
    """a painted scene and its lamps (x, z, power, colour; px gives their place in it) through a lens that blurs each point to a disc of `R` pixels"""
    h, w = img.shape[:2]; c = lambda q: np.array(hexc(q), np.float32)
    P = R*2; yy, xx = np.mgrid[0:h+2*P, 0:w+2*P]; d = np.hypot(yy-h//2-P, xx-w//2-P); k = np.clip((R+.8-d)/1.6, 0, 1)*(.85+.2*np.clip(d/R, 0, 1)**4); F = np.fft.rfft2(np.fft.ifftshift(k/k.sum())); img = np.stack([np.fft.irfft2(np.fft.rfft2(np.pad(img[..., q], P, 'edge'))*F, k.shape)[P:-P, P:-P] for q in range(3)], -1)
    for x, z, p, col in lamps:                              # each lamp by itself: the barrel cuts its disc towards the frame's edge
        ci, cj = px(x, z); r = R*g.uniform(.94, 1.06); i0, j0 = int(ci-r-3), int(cj-r-3); m = int(2*r+7)
        if i0 < 0 or j0 < 0 or i0+m > w or j0+m > h: continue
        jj, ii = np.mgrid[j0:j0+m, i0:i0+m]; dx, dy = ii-ci, jj-cj; ox, oy = x*1.1*r, -(z-.03)*.8*r; d1, d2 = np.hypot(dx, dy), np.hypot(dx+ox, dy+oy); img[j0:j0+m, i0:i0+m] += (np.clip((r-d1)/2.4+.5, 0, 1)*np.clip((r*1.02-d2)/2.4+.5, 0, 1)*(.80+.30*np.clip(d1/r, 0, 1)**5))[..., None]*c(col)*p
    return np.maximum(img, 0).astype(np.float32)
def villa(w, h, x1, z0, z1, R):
    """A villa in its garden at blue hour, out of focus (top row first), by slope: x from -x1 to x1, z from z0 to z1, 0 is eye level: a washed wall and lit glass under a deep roof, date palms before the afterglow, lamps as discs of `R` pixels"""
    from PIL import Image, ImageDraw
    X, Z = np.meshgrid(np.linspace(-x1, x1, w, dtype=np.float32), np.linspace(z1, z0, h, dtype=np.float32)); c = lambda q: np.array(hexc(q), np.float32); g = np.random.default_rng(6); px = lambda x, z: ((x/x1+1)/2*w, (z1-z)/(z1-z0)*h)
    t = np.clip(np.maximum(Z, 0)/.34, 0, 1)**.7*5; stops = np.array([c(q) for q in ('#e8a27c', '#b88a92', '#7f7fa8', '#4f689c', '#33508a', '#223c72')]); img = np.stack([np.interp(t, range(6), stops[:, k]) for k in range(3)], -1)*(.30+.34*np.exp(-((X+.30)/.22)**2)*np.exp(-np.maximum(Z, 0)/.14))[..., None]
    def mask(*polys):
        im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im); [d.polygon([px(*q) for q in p], fill=255) for p in polys]; return (np.asarray(im, np.float32)/255)[..., None]
    def lay(m, col):
        nonlocal img
        img = img*(1-m)+col*m
    box = lambda a, b, lo, hi: [(a, lo), (b, lo), (b, hi), (a, hi)]; on = lambda d, s: np.exp(-(d/s)**2)[..., None]; lamps = []; lamp = lambda x, z, k, col='#ffa66c': lamps.append((x, z, k, col))
    # far trees, then the garden's
    for lo, k, hi, s, col in ((.018, .034, '#3c4668', 9, .42), (.010, .050, '#18223a', 14, .40)): e = lo+k*fbm(X[0]*s+3, X[0]*0, 5, int(s)); lay(smooth(e[None]-Z, -.001, .001)[..., None], c(hi)*col)
    def palm(x, foot, top, r, lean, col, seed):
        q, n = np.random.default_rng(seed), 15; im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im); line = lambda p, wd: d.line([px(*a) for a in p], fill=255, width=max(1, int(wd/(2*x1)*w)), joint='curve')
        s = np.linspace(0, 1, 12); line(np.stack([x+lean*s**2, foot+(top-foot)*s], 1), r*.11); m = (np.asarray(im, np.float32)/255)[..., None]
        lay(m, col*.8+c('#ff9a50')*(.42*np.exp(-np.clip(Z-foot, 0, 1)/.045)*(.6+.4*smooth(x-X, -.004, .004)))[..., None]); im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
        for a in np.linspace(-.45, np.pi+.45, n)+q.normal(0, .09, n):
            L = r*q.uniform(.9, 1.35); p = np.stack([x+lean+np.cos(a)*L*s, top+np.sin(a)*L*s-.50*L*s**2.2], 1); line(p, r*.018); D = np.gradient(p, axis=0); D /= np.linalg.norm(D, axis=1, keepdims=True)
            for i in range(2, 12):
                for sg in (-1, 1): b = p[i]+(D[i]*.6+sg*np.array((-D[i, 1], D[i, 0]))*.55+np.array((0, -.35)))*r*.19*np.sin(np.pi*(.12+.80*s[i])); line([p[i], b], r*.016)
        lay((np.asarray(im, np.float32)/255)[..., None], col)
    palm(-.285, -.01, .115, .085, .012, c('#1c2740')*.36, 3); palm(-.175, -.01, .175, .105, -.014, c('#121a2c')*.34, 4)
    # the house: upper floor set back, roof, the hall behind glass
    lay(mask(box(.13, .60, .150, .262)), c('#5a5a72')*.20+on(Z-.15, .03)*c('#ff9a50')*.05); lay(mask(box(.19, .255, .165, .232)), c('#ffa058')*(.26+.22*np.exp(-((X-.21)/.03)**2))[..., None]); lay(mask(box(.30, .44, .165, .232)), c('#28365c')*.34); lay(mask(box(.11, .60, .255, .270)), c('#1a2036')*.3)
    hall = (.17+.50*np.exp(-((X-.045)/.05)**2)+.50*np.exp(-((X-.25)/.06)**2))*(.40+.65*np.exp(-((Z-.075)/.045)**2))*(.8+.4*fbm(X*12, Z*9, 3, 3)); lay(mask(box(-.065, .60, -.004, .128)), c('#ff9652')*hall[..., None]*.92)
    for a, b, lo, hi, k, col in ((.015, .062, .052, .098, .30, '#7a4a2a'), (.085, .118, .0, .105, .34, '#5a2e18'), (.205, .275, .055, .100, .5, '#c86a30'), (.33, .40, 0, .11, .36, '#7a4422')): lay(mask(box(a, b, lo, hi))*.85, c(col)*k*hall[..., None]*1.6)      # a picture, a passage, a shelf, a door
    f = .55+1.0*fbm(X*70+np.sin(Z*20)*.2, Z*3, 3, 21)
    for a, b, k in ((-.062, -.022, .80), (.128, .185, 1.0), (.285, .312, .85)): lay(mask(box(a, b, 0, .126)), c('#ffb07a')*(k*f*(.42+.5*np.exp(-((Z-.06)/.05)**2)))[..., None])      # drawn curtains
    for a, b, t_ in ((-.012, .062, .011), (-.004, .022, .021), (.030, .052, .019), (.066, .078, .036), (.205, .312, .012), (.215, .246, .023), (.262, .300, .020), (.345, .41, .024)): lay(mask([(a, -.004), (b, -.004), (b, t_), (b-.005, t_+.004), (a+.004, t_+.004), (a, t_)]), c('#3a1c10')*.4+hall[..., None]*c('#c06028')*(.05+.30*smooth(Z, t_-.012, t_+.004))[..., None])      # seats and tables against the light
    for x in (-.066, .0, .066, .1235, .19, .262, .335, .42): lay(mask(box(x, x+.0042, -.004, .130)), c('#1c1410')*.3)
    wall = np.exp(-np.clip(Z, 0, 1)/.055)*(.55+.7*on(X+.112, .020)[..., 0]+.5*on(X+.080, .016)[..., 0])*(.75+.5*fbm(X*30, Z*90, 4, 8)); lay(mask(box(-.135, -.064, -.006, .132)), c('#a08a78')*.10+wall[..., None]*c('#ffa25c')*.42)
    lay(mask(box(-.160, .60, .128, .142)), c('#ff9a4c')*(.10+.34*np.exp(-((X-.16)/.2)**2))[..., None]); lay(mask(box(-.172, .60, .140, .154)), c('#1a1c2c')*.34)
    palm(.335, -.01, .215, .120, .010, c('#0e1220')*.30, 9)
    lay(mask(box(-.6, .6, -.06, -.006)), c('#3a2a20')*.12); e = -.004+.026*fbm(X[0]*16, X[0]*0, 5, 31)*(smooth(X[0], -.13, -.20)+.4*smooth(X[0], .10, .16)*smooth(X[0], .26, .2)); lay(smooth(e[None]-Z, -.001, .001)[..., None]*(Z > -.008)[..., None], c('#10161c')*.3)
    for x in (-.255, -.222, -.19, -.128, -.1, -.03, .035, .10, .215, .285): lamp(x+g.normal()*.008, -.003+.002*g.random(), .10+.75*g.random()**2)
    for x, z, k in ((.035, .088, .8), (.042, .080, .45), (.152, .060, .55), (.232, .094, .6), (.246, .086, .8), (.26, .096, .5), (.37, .075, .9), (-.02, .110, .5), (.225, .205, .5)): lamp(x, z, k)
    for _ in range(16): lamp(g.uniform(-.44, -.16), g.uniform(.004, .032), .02+.22*g.random()**3, ['#ffb872', '#ffd8a8', '#ff9a50'][g.integers(3)])
    return unfocused(img, lamps, px, R, g)
def pool():
    """A villa's pool at dusk, from its edge: a candle in a hurricane glass and fallen bracts on wet travertine that slopes into still water, in focus, before the lit house and its mirror image, out of focus. u runs along the edge and away, v from the water inland; water is z = 0"""
    lens, focus, eye, hz = 50, .93, np.array((0, 0, .185)), .39; turn = math.radians(38); du, dv = np.array((math.sin(turn), math.cos(turn), 0)), np.array((math.cos(turn), -math.sin(turn), 0)); e0 = np.array((-.17, .64, 0)); fine = A.get('w', 640) > 1000
    # ---- the stone: a section from under water over the worn edge and inland, then its beds, pores and joints
    a = np.linspace(0, math.pi/2, 24); sec = np.concatenate([np.stack(q, 1) for q in ((np.zeros(20), np.linspace(-.16, -.022, 20)), (.016*(1-np.cos(a)), -.022+.016*np.sin(a)), (np.linspace(.016, .75, 900)[1:], np.linspace(.016, .75, 900)[1:]*0))]); v = sec[:, 0]; sec[:, 1] += np.where(v > .0159, -.005+.011*(1-np.exp(-(v-.016)/.030))+.002*(v-.016), 0); L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(sec, axis=0), axis=1))]); s0 = np.interp(.016, v[43:], L[43:])
    k = .0005 if fine else .0011; u1 = np.concatenate([np.arange(-.5, -.05, 3*k), np.arange(-.05, .85, k), np.arange(.85, 2.2, 4*k), np.arange(2.2, 9, .02)]); s1 = np.concatenate([np.arange(0, s0-.03, .004), np.arange(s0-.03, s0+.36, k), np.arange(s0+.36, L[-1], 4*k)]); u, s = np.meshgrid(u1, s1); w = s-s0                 # w: from the water's side inland
    joints = np.array((-.42, .215, .83, 1.44, 2.05)); slab = np.searchsorted(joints, u)+0.; near = np.abs(u[0][:, None]-joints).min(1)[None]+.0006*(fbm(u*40, w*30, 3, 5)-.5); b = w+.02*(fbm(u*3.1+slab*7, w*4, 3, 11)-.5)+slab*.37; c = u+slab*3.1
    bed = fbm(c*2.2, b*26, 4, 21); vein = fbm(c*5, b*110, 4, 22); cloud = fbm(c*9, b*14, 5, 23); wild = fbm(c*34, b*60, 4, 24); dense = smooth(fbm(c*4, b*34, 3, 25), .40, .66)
    pore = smooth(fbm(c*75+1.1*wild, b*170+1.1*wild, 2, 26)+.22*(dense-.75), .690, .725); pits = smooth(fbm(c*260, b*400, 1, 27)+.14*(dense-.7), .76, .84); fill = smooth(fbm(c*40+2*wild, b*90, 3, 28)+.10*(dense-.6), .63, .66)
    reach = .115+.20*np.exp(-((u-.24)/.12)**2)+.11*(fbm(u*6, w*6+3, 4, 42)-.5)*2+.008*(wild-.5); wet = np.maximum(smooth(w, reach, reach-.012)*(.55+.45*smooth(fbm(u*16, w*16, 4, 43), .40, .52)), smooth(w, .052, .034))     # where somebody has climbed out
    gap = np.exp(-(near/.0019)**4); h = .0009*(fbm(u*5, w*7, 3, 31)-.5)+.00022*(fbm(u*60, w*60, 4, 32)-.5)*(1-.8*wet)-(.0019*pore+.0005*pits+.0003*fill)*(1-.6*wet)-.0022*gap*(.7+.5*fbm(u*70, w*70, 3, 33))-.0012*np.exp(-near/.0016)+.0006*(np.sin(slab*5))
    tone = np.clip(.5+.9*(bed-.5)+.75*(vein-.5)+.35*(cloud-.5)-.10*fill+.08*np.sin(slab*2.7), 0, 1); dirt = np.clip(np.maximum(pore, .6*pits), 0, 1); grout = np.exp(-(near/.0016)**6)
    sv, sz = (np.interp(s1, L, sec[:, j]) for j in (0, 1)); nv, nz = -np.gradient(sz), np.gradient(sv); q = np.hypot(nv, nz); nv, nz = nv/q, nz/q; V, Zs = sv[:, None]+nv[:, None]*h, sz[:, None]+nz[:, None]*h; P = e0+u[..., None]*du+V[..., None]*dv; P[..., 2] = Zs
    def travertine(g):
        at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g); grain, dust = g.noise(p, 900, 4, .65), g.noise(p, 140, 4, .6); wet = at('wet'); t = g.clamp(g.add(at('tone'), g.add(g.mul(g.sub(grain, .5), .30), g.mul(g.sub(dust, .5), .22))))
        col = g.ramp(t, [(q, hexc(c)) for q, c in ((0, '#98866c'), (.30, '#b5a389'), (.52, '#c8b89f'), (.75, '#d8cbb6'), (1, '#e6dccb'))]); col = g.mix(at('grout'), col, hexc('#8f8372')); col = g.scalec(col, g.sub(1.0, g.mul(at('dirt'), .62))); col = g.mix(wet, col, g.v('MULTIPLY', col, (.52, .46, .40)))
        return g.principled(Base_Color=col, Roughness=g.add(g.sub(.50, g.mul(wet, .48)), g.mul(grain, g.sub(.10, g.mul(wet, .08)))), Specular=.5, Normal=bump(g, g.mul(g.add(grain, dust), g.sub(1.0, g.mul(wet, .93))), .0005))
    o = cloth('stone', P, S.mat('travertine', travertine, 0)); [o.data.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', q.astype(np.float32).ravel()) for n, q in (('tone', tone), ('dirt', dirt), ('wet', wet), ('grout', grout))]
    # ---- the water, clear at the edge, a mirror beyond
    pond(21)
    # ---- the hurricane glass: blown, so not quite round, its lip melted thick, its base a heavy lens
    at0, foot = np.array((.205, .925, 0)), .0064; t = np.linspace(0, 2*np.pi, 361)
    def turned(name, sec, mat, r_, z_):
        """what a section (radius, height) draws round a vertical axis, its radius and height then changed by r_ and z_"""
        d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(sec, axis=0), axis=1))]); s = np.linspace(0, d[-1], 900); T, r = np.meshgrid(t, np.interp(s, d, sec[:, 0])); _, z = np.meshgrid(t, np.interp(s, d, sec[:, 1])); R = r_(T, r, z); return cloth(name, at0+np.stack([R*np.cos(T), R*np.sin(T), foot+z_(T, r, z)], -1), mat)
    arc = lambda cx, cz, r, a, b, n=24: np.stack([cx+r*np.cos(np.linspace(a, b, n)), cz+r*np.sin(np.linspace(a, b, n))], 1); R, tall = .049, .168; z = np.linspace(.010, tall, 60); bell = lambda z: R-.0018*np.sin(np.pi*np.clip(z/tall, 0, 1))+.0022*smooth(z, .135, tall)
    sec = np.concatenate([[(0, .0022), (R-.014, .0010)], arc(R-.007, .007, .007, -np.pi/2, 0), np.stack([bell(z), z], 1), arc(bell(tall)-.0016, tall+.0004, .0019, 0, np.pi), np.stack([bell(z[::-1])-.0027, z[::-1]], 1)[:-8], arc(R-.0027-.010, .024, .010, 0, -np.pi/2), [(0, .0128)]])
    def blown(g):
        gl, tr, lp = g.node('ShaderNodeBsdfGlass'), g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeLightPath'); gl.inputs['IOR'].default_value = 1.48; gl.distribution = 'GGX'; gl.inputs['Roughness'].default_value = .012; g.put(gl.inputs['Color'], (.985, .992, .985, 1)); g.put(tr.inputs[0], (.96, .97, .96, 1)); return g.mixsh(g.clamp(g.add(lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])), gl.outputs[0], tr.outputs[0])
    turned('glass', sec, S.mat('blown', blown, 0), lambda t, r, z: r*(1+.007*(fbm(np.cos(t)*1.1+4, np.sin(t)*1.1+z*9, 2, 61)-.5)+.004*(fbm(np.cos(t)*2+z*30, np.sin(t)*2+9, 2, 62)-.5)), lambda t, r, z: z+.0009*np.sin(t+1)*smooth(z, .1, .17))
    # ---- the candle: wax that the flame shines through, burnt down unevenly, a run of wax on its side; flame and wick
    rc, hc, base = .0285, .070, .0130; wick = at0+np.array((-.0012, 0, 0)); top = foot+base+hc-.006
    sec = np.concatenate([[(0, base), (rc-.002, base)], arc(rc-.002, base+.002, .002, -np.pi/2, 0, 8), arc(rc-.0020, base+hc-.0020, .0020, 0, np.pi*.7), [(rc-.0062, base+hc-.0055), (rc-.010, base+hc-.0080), (0, base+hc-.0090)]])
    rim = lambda t: .0045*(fbm(np.cos(t)*1.2+3, np.sin(t)*1.2+5, 3, 71)-.5)*2+.0022*np.cos(t-.6); drip = lambda t, a, wd: np.exp(-(((t-a+np.pi) % (2*np.pi)-np.pi)/wd)**2)
    def run(t, r, z): q = z-base-hc-rim(t); edge = smooth(r, rc*.93, rc*.99); return r+edge*(.00035*(fbm(np.cos(t)*5, np.sin(t)*5+z*60, 4, 72)-.5)*2-.0014*smooth(q, -.022, 0)+sum(dr*drip(t, a, wd*(1+.35*np.exp(-((q+ln)/.005)**2)))*smooth(q, -ln-.005, -ln+.002)*(.55+.7*np.exp(-((q+ln-.002)/.005)**2)) for a, wd, ln, dr in ((4.35, .075, .034, .0016), (4.62, .055, .016, .0012), (5.55, .07, .025, .0015), (3.5, .06, .02, .0012))))
    def wax(g):
        p = here(g); x, y, z = g.xyz(g.v('SUBTRACT', p, tuple(wick)))[0:3]; low = g.sub(top, z); mott = g.noise(p, 120, 4, .6); k = g.mul(g.add(.80, g.mul(mott, .4)), g.ss(low, .066, -.004)); k = g.mul(k, g.mul(k, g.add(.35, g.mul(k, .65)))); c = g.ramp(g.clamp(k), [(q, hexc(c)) for q, c in ((0, '#a8481c'), (.35, '#e8843c'), (.75, '#ffb070'), (1, '#ffd0a0'))])
        d = g.principled(Base_Color=g.scalec(hexc('#e6d6bc'), g.mul(g.add(.80, g.mul(mott, .2)), g.ss(low, -.001, .034, .03, 1.0))), Roughness=.5, Specular=.15, Normal=bump(g, g.add(mott, g.mul(g.noise(p, 900, 3), .3)), .0004, .5)); return g.mixsh(g.mul(g.node('ShaderNodeLightPath').outputs['Is Shadow Ray'], .45), g.addsh(d, g.emission(c, g.mul(k, .85))), g.node('ShaderNodeBsdfTransparent').outputs[0])
    turned('candle', sec, S.mat('wax', wax, 0), run, lambda t, r, z: z+rim(t)*smooth(z, base+hc-.030, base+hc-.006)*smooth(r, rc*.6, rc*.9))
    q = np.linspace(0, 1, 120); wide = .0044*np.sin(np.pi*np.clip(q, 0, 1)**.62)**.95*(1-.28*q)+.0001; tf = .031; T, Q = np.meshgrid(t[::12], q[::2]); W = np.interp(Q, q, wide); lean = lambda q: .0034*q**2+.0006*np.sin(q*5); F = np.stack([wick[0]+lean(Q)+W*np.cos(T), wick[1]+W*np.sin(T), top+.0040+tf*Q], -1)
    def fire(g):
        geo = g.node('ShaderNodeNewGeometry'); z = g.mul(g.sub(g.xyz(geo.outputs['Position'])[2], top+.0040), 1/tf); lw = g.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5; face = g.sub(1.0, lw.outputs['Facing']); hot = g.mul(g.add(g.mul(g.ss(z, .10, .42), 1.0), .06), g.ss(z, 1.04, .72)); c = g.mix(g.ss(z, .0, .20), hexc('#5a78ff'), g.mix(g.ss(face, .05, .55), hexc('#ff8a38'), hexc('#ffd2a8'))); t_ = g.node('ShaderNodeBsdfTransparent'); return g.addsh(t_.outputs[0], g.emission(c, g.mul(g.mul(hot, g.ss(face, .0, .5)), 4.5)))
    o = cloth('flame', F, S.mat('fire', fire, 0)); o.visible_diffuse = o.visible_shadow = False
    q = np.linspace(0, 1, 24); T, Q = np.meshgrid(t[::15], q); rw = .0007*(1+.3*np.sin(Q*21)); bend = .0030*Q**2.2
    cloth('wick', np.stack([wick[0]+bend+rw*np.cos(T), wick[1]+rw*np.sin(T), top-.004+.0125*Q], -1), S.mat('wick', lambda g: g.addsh(g.principled(Base_Color=hexc('#0c0806'), Roughness=.9), g.emission(hexc('#ff4a10'), g.mul(g.ss(g.xyz(here(g))[2], top+.0065, top+.0085), 1.6))), 0))
    for z, k, r in ((top+.020, 1.0, .006), (foot+.020, .13, .022)): o = S.lamp((wick[0], wick[1], z), '#ffae74', k, r); o.visible_camera = o.visible_glossy = o.visible_transmission = False      # the flame; what comes through wax and base
    # ---- bracts of a bougainvillea that the wind has left there: thin as paper, veined, each curled its own way
    def bract(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; n = g.noise(here(g), 260, 4, .6); c = g.mix(g.clamp(g.add(g.mul(u, .45), g.mul(n, .5))), hexc('#7c1c4c'), hexc('#b83e78')); c = g.mix(g.mul(at('vein'), .55), c, hexc('#d88aa4')); c = g.mix(g.mul(at('sere'), g.ss(n, .3, .6)), c, hexc('#8a5a3c')); nm = bump(g, g.sub(n, g.mul(at('vein'), 1.2)), .0004, .7)
        d, e, s = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeBsdfGlossy'); [(g.put(q.inputs[0], c), g.put(q.inputs['Normal'], nm)) for q in (d, e)]; s.inputs[1].default_value = .45; g.put(s.inputs[2], nm); return g.mixsh(.04, g.mixsh(.42, d.outputs[0], e.outputs[0]), s.outputs[0])
    paper = S.mat('bract', bract, 0)
    for seed, (x, y, long, yaw, cup, hook) in enumerate(((.100, .748, .032, 2.6, .55, .35), (.238, .735, .029, .5, .75, -.25), (.288, .868, .027, 3.6, .6, .3))):
        q, r = np.meshgrid(np.linspace(0, 1, 90), np.linspace(-1, 1, 81)); half = .40*np.sin(np.pi*np.clip(q, 0, 1)**.62)**.72*(1-.30*smooth(q, .55, 1))*(1+.06*(fbm(q*4+seed, r*0+(r > 0)*3, 3, 80+seed)-.5)*2); a, b = q-.16*np.exp(-(q/.16)**2)*np.abs(r)*1.2, r*half
        side = np.exp(-(((a*9-np.abs(b)*9*.9+.35*np.sin(a*7+seed)+9) % 1-.5)/.085)**2)*smooth(np.abs(r), 1.0, .6); vein = np.maximum(np.exp(-(b/(.012*(1.2-q)))**2), .6*side); h = cup*b*b*1.6+hook*(a-.45)**2*.9+.045*(fbm(a*4+seed*3, b*5, 3, 90+seed)-.5)*2+.05*np.abs(r)**3*np.sin(a*13+seed*2+(r > 0)*2); h = h-h.min()
        o = cloth('bract', np.array((x, y, .0068))+long*np.stack([(a-.5)*np.cos(yaw)-b*np.sin(yaw), (a-.5)*np.sin(yaw)+b*np.cos(yaw), h], -1), paper, np.stack([q, r], -1)); [o.data.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', w_.astype(np.float32).ravel()) for n, w_ in (('vein', vein), ('sere', smooth(np.abs(r)+.6*(q-.6), .86, 1.1)))]
    # ---- the house: a camera's ray looks it up where it meets the plane of focus, so that discs stay clean; water mirrors it from where it stands
    x1, z0, z1, far = .45, -.06, .34, 22.0; back = image('villa', villa(2000, 889, x1, z0, z1, 24)[::-1])
    across('villa', back, eye, focus, x1, z0, z1, far)
    # ---- light: a lamp on the garden's wall at the right, the house, the sky
    sheets(((((-.55, .62, .16), (.03, .09, 0), (0, 0, .20)), '#a8bae4', .9), (((.72, .70, .20), (.04, -.05, 0), (0, 0, .22)), '#ffb070', 1.6)))
    for at, col, k, wide in (((.95, .80, .50), '#ffc894', 4.5, .30), ((.9, 3.4, 1.0), '#ffa254', 42, 1.4), ((-2.2, .6, 1.8), '#a4b8ea', 34, 2.4), ((.2, -1.4, 1.9), '#7f98dc', 8, 2.2)): o = S.lamp(at, col, k, wide, 'AREA', (.15, .9, 0)); o.visible_camera = o.visible_glossy = o.visible_transmission = False
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .25
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=4, focus=focus, shift_y=(hz-.5)*.625).data.clip_start = .01
    return dict(bounces=9, clamp=2.5, thr=.008, ev=.75, vig=.25, bloom_k=.10, bloom_th=.9)

def chink(w, h, coc):
    """what is seen of a lamplit room, linear, top row first: a shaded lamp on a table before a plain wall, a picture's frame, a curtain, blurred by a disc of `coc` pixels. x runs from -1 to 1, z from -1.25 to 1.25 (metres from the lamp)"""
    x, z = np.meshgrid(np.linspace(-1, 1, w), np.linspace(1.25, -1.25, h)); c = lambda q, k=1.0: np.array(hexc(q), np.float32)*k; st = lambda a, e, s: (lambda t: t*t*(3-2*t))(np.clip((a-e)/s+.5, 0, 1)); put = lambda img, m, q: img*(1-m[..., None])+q*m[..., None]
    above, below = np.exp(-np.hypot(x*1.0, (z-.20)*.9)/.24), np.exp(-np.hypot(x*.9, (z+.34)*1.3)/.26); img = ((.36*above+.42*below+.075)*(.92+.16*fbm(x*9, z*9, 3, 3)))[..., None]*c('#e89c5c')
    frame = st(x, .24, .02)*st(z, .16, .02)*st(z, .95, -.02); inner = st(x, .29, .02)*st(z, .22, .02); img = put(img, frame, c('#c09050', .30)*np.exp(-np.hypot(x, z)/.5)[..., None]); img = put(img, inner*frame, c('#2c1c12', .3))
    fold = .35+1.1*fbm(x*13+.25*np.sin(z*2), z*.35, 3, 21); img = put(img, st(x, -.30, -.05), (fold*(.5*above+.7*below+.05))[..., None]*c('#8a5a3a', .8))
    img = put(img, st(z, -.47, -.02), (np.exp(-np.hypot(x+.02, (z+.48)*2.2)/.30))[..., None]*c('#c8905c', .62)); img = put(img, st(z, -.535, -.02), c('#3a2214', .10)+(.20*np.exp(-(x/.3)**2)*np.exp(-np.abs(z+.55)/.03))[..., None]*c('#b06c3a')); img = put(img, st(z, -.60, -.03), c('#1c100a', .10)+0*img)
    y_ = np.clip((z+.13)/.27, 0, 1); half = .165-.060*y_; e = np.abs(x)/half; m_ = st(e, 1, -.06)*st(z, -.13, .012)*st(z, .14, -.012); img = put(img, m_, ((.40+.62*np.exp(-((y_-.30)/.40)**2))*(.40+.60*np.sqrt(np.clip(1-(e*.96)**2, 0, 1))))[..., None]*c('#ffc890', 1.05))
    base = st(np.hypot(x/.075, (z+.33)/.145), 1, -.10); img = put(img, base, (.12+.55*np.exp(-((x+.03)/.022)**2)+.30*st(z, -.24, .10))[..., None]*c('#b89878', .7)); img = put(img, st(np.abs(x), .012, -.008)*st(z, -.22, .02)*st(z, -.12, -.02), c('#c0a068', .7))
    for px, pz, rr, k in ((.150, -.395, .012, 2.6), (.185, -.445, .010, 2.0), (-.16, -.43, .012, 2.4)): img = put(img, st(np.hypot(x-px, z-pz)/rr, 1, -.3), c('#ffc888', k))
    img = img*np.exp(-np.maximum(z-.2, 0)/.45)[..., None]            # dim above, where words stand
    n = int(np.ceil(coc)); yy, xx = np.mgrid[-n:n+1, -n:n+1]; d = np.hypot(xx, yy); k = np.clip(coc-d+.5, 0, 1)*(.85+.3*np.clip(d/coc, 0, 1)**4); pad = np.pad(img, ((n, n), (n, n), (0, 0)), 'edge'); F = lambda a: np.fft.rfft2(a, (h+2*n, w+2*n), axes=(0, 1)); out = np.fft.irfft2(F(pad)*F((k/k.sum())[..., None]), (h+2*n, w+2*n), axes=(0, 1))
    out, g = np.maximum(out[2*n:, 2*n:], 0), np.random.default_rng(8)
    for px, pz, rr in zip(g.uniform(-1, 1, 260), g.uniform(-1.25, 1.25, 260), .003+.014*g.random(260)**2): out += (st(np.hypot(x-px, z-pz)/rr, 1, -.5)*g.uniform(.02, .10))[..., None]*c('#ffb474')*(above+below)[..., None]      # dust in the light
    return out.astype(np.float32)
def door():
    """A heavy mahogany door ajar, within reach: its brass lever, keyhole plate and the lock in its edge in focus under a hall's lamp, the lamplit room in the gap out of focus. It opens towards us.
    s runs from the door's edge along its face, n out of it; the handle's spindle is at z = 0"""
    swing = math.radians(-30); leaf = .85; l, o = np.array((-math.cos(swing), -math.sin(swing), 0)), np.array((math.sin(swing), -math.cos(swing), 0)); up = np.array((0, 0, 1.))
    at = lambda s, z, n: np.asarray(s)[..., None]*l+np.asarray(n)[..., None]*o+np.asarray(z)[..., None]*up
    jx, jy = leaf*(1-math.cos(swing))+.003, -leaf*math.sin(swing); s0 = .058                        # the jamb's stop; the spindle's place
    # ---- wood
    def mahogany(g):
        """quarter-sawn mahogany under clear varnish: ribbons that taper out along the grain, fine streaks, a faint mottle across, pores a few millimetres long, dust where `dust`; its UV is the way along the grain and across it, in metres"""
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; v = g.add(v, g.mul(g.sub(g.noise(g.vec(g.mul(u, 1.1), g.mul(v, 5), 0.0), 1, 2, .5), .5), .012)); p = lambda a, b, c=0.0: g.vec(g.mul(u, a), g.mul(v, b), c)
        wave = g.add(g.mul(v, 290.0), g.mul(g.sub(g.noise(p(1.6, 17), 1, 3, .55), .5), 17.0)); s = g.m('SINE', g.add(wave, g.mul(g.m('SINE', wave), .7))); strong = g.ss(g.noise(p(5.5, 30, 2.0), 1, 3, .6), .32, .72); ribbon = g.add(.5, g.mul(g.mul(s, strong), .5))
        streak, fine, mottle = g.noise(p(1.2, 130, 3.0), 1, 3, .6), g.noise(p(7, 900, 4.0), 1, 2, .6), g.noise(p(34, 26, 6.0), 1, 2, .5)
        vessel = g.noise(g.vec(g.mul(u, 150.0), g.mul(v, 2300.0), 5.0), 1, 1, .5); pore = g.mul(g.ss(vessel, .555, .64), g.ss(g.noise(p(8, 150, 7.0), 1, 2, .5), .36, .60)); dust = g.node('ShaderNodeAttribute', attribute_name='dust').outputs['Fac']
        tone = g.add(g.mul(g.sub(ribbon, .5), .85), g.add(g.mul(g.sub(streak, .5), .95), g.add(g.mul(g.sub(fine, .5), .95), g.mul(g.mul(g.sub(mottle, .5), strong), .45)))); c = g.mix(g.clamp(g.add(.5, tone)), hexc('#180d08'), hexc('#573321')); c = g.scalec(c, g.mul(g.sub(1.0, g.mul(pore, .68)), g.sub(1.0, g.mul(dust, .75))))
        return g.principled(Base_Color=c, Roughness=g.add(.17, g.add(g.mul(g.noise(p(9, 14, 9.0), 1, 2, .5), .05), g.add(g.mul(pore, .08), g.mul(dust, .4)))), Specular=.5, Normal=bump(g, g.sub(g.mul(fine, .08), g.mul(pore, .3)), .00006, .5))
    wood = S.mat('mahogany', mahogany, 0)
    def plank(name, P, along, across, dust=None):
        ob = cloth(name, P, wood, np.stack(np.broadcast_arrays(along, across), -1)); ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(32)
        if dust is not None: t = ob.data.attributes.new('dust', 'FLOAT', 'POINT'); t.data.foreach_set('value', np.broadcast_to(dust, P.shape[:2]).astype(np.float32).ravel())
        return ob
    def run(pts):
        p = np.array(pts, float); return p, np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    z = np.linspace(-.9, 1.2, 60)[:, None]
    # the stile: its back, its edge between rounded arrises, its face up to the panel
    r, wide, thick = .0042, .138, .044; q = np.linspace(0, np.pi/2, 13); sec, run_s = run([(.05, -thick), (.012, -thick)]+[(r-r*math.sin(a), r-r*math.cos(a)-thick) for a in q]+[(0, -.034), (0, -.022), (0, -.010), (0, -.0060)]+[(r-r*math.cos(a), -r+r*math.sin(a)) for a in q]+[(s, 0) for s in (.0062, .009, .014, .025, .05, .09, wide-.0006, wide)]); sec[-1, 1] -= .0005
    plank('stile', at(sec[:, 0][None]+0*z, z+0*sec[:, 0][None], sec[:, 1][None]+0*z), z, run_s[None])
    zb, rail = -.100, np.linspace(wide, leaf, 60)[None]; zz = np.array((-.262, -.20, zb-.03, zb))[:, None]; plank('rail', at(rail+0*zz, zz+0*rail, 0*rail+0*zz-.0002), rail, zz+.71)
    # the panel: a bolection moulding, mitred at the corner, round a raised and bevelled field
    arc = lambda cx, cy, rx, ry, a, b, n: [(cx+rx*math.cos(t), cy+ry*math.sin(t)) for t in np.linspace(math.radians(a), math.radians(b), n)]
    prof, run_p = run([(-.0060, -.001), (-.0060, .0032)]+arc(-.0048, .0032, .0012, .0012, 180, 90, 5)+[(-.0030, .0044), (-.0030, .0060)]+arc(.0025, .0060, .0055, .0056, 180, 35, 18)+arc(.0148, .0122, .0096, .0090, 218, 282, 14)+[(.0185, .0030), (.0190, .0012)]+arc(.0216, .0004, .0026, .0026, 165, 0, 10)+[(.0242, -.0085), (.0340, -.0090), (.0345, -.0078), (.0350, -.0074), (.0600, -.0042), (.0860, -.0008), (.0866, -.0004), (.0868, .0012), (.0874, .0018), (.0890, .0019)])
    d, n_ = prof[:, 0], prof[:, 1]; w_ = np.exp(-((run_p[:, None]-run_p[None])/.0026)**2)*np.gradient(run_p)[None]; dust = np.clip(((w_@n_)/w_.sum(1)-n_)/.0010, 0, 1)[None]      # it stays in the hollows
    def side(name, k0, k1, vertical, off):
        a = k0+d[None]+(k1-k0-d[None])*np.linspace(0, 1, 40)[:, None]; D, n = d[None]+0*a, n_[None]+0*a; plank(name, at(wide+D, a, n) if vertical else at(a, zb+D, n), a, run_p[None]+.1*off, dust)
    side('upright', zb, 1.2, True, 5.3); side('foot', wide, leaf, False, 8.7)
    f, h = np.meshgrid(np.linspace(wide+.089, leaf, 40), np.linspace(zb+.089, 1.2, 40)); plank('field', at(f, h, 0*f+.0019), h, f+.33)
    # the jamb: rebate, stop, architrave
    arch = [(jx+.013, jy+.20), (jx+.013, jy)]+arc(jx+.0015, jy-.0015, .0015, .0015, 90, 180, 4)+arc(jx+.0022, jy-.0740, .0022, .0022, 180, 270, 6)+[(jx+.008, jy-.0762), (jx+.008, jy-.090)]+arc(jx+.0115, jy-.090, .0035, .0045, 180, 300, 9)+[(jx+.0160, jy-.0925), (jx+.0165, jy-.0955)]+arc(jx+.030, jy-.0960, .0135, .0050, 170, 270, 10)+[(jx+.075, jy-.1005)]+arc(jx+.080, jy-.106, .008, .009, 150, 330, 14)+[(jx+.105, jy-.100), (jx+.106, jy-.07), (jx+1.4, jy-.07)]
    pa, run_a = run(arch); X, Y = pa[:, 0][None], pa[:, 1][None]; zj = np.linspace(-.9, 1.2, 60)[:, None]; plank('jamb', np.stack(np.broadcast_arrays(X, Y, zj), -1), zj, run_a[None]+.15, .6)
    # walls, so that light comes through the gap only
    dark = S.plain('dark', '#0a0705', .9, haze=0); B = Parts(); B.bx(jx+.06, jy-.05, -3, 3, .2, 6, 0); B.bx(-4, jy-.05, -3, 4+jx-leaf+.02, .2, 6, 0); B.bx(jx-leaf-.1, jy-.05, 1.15, 2, .1, 2, 0); B.bx(jx-leaf-.1, jy-.05, -3, 2, .1, 2.15, 0); B.to(S, 'walls', [dark])
    core = at(np.array((.010, leaf, leaf, .010)), np.array((-.9, -.9, 1.2, 1.2)), np.full(4, -.043)); S.mesh('back', core.tolist(), [(0, 1, 2, 3)], [dark])
    # ---- brass
    def brass(film, clean=None):
        """cast and turned brass: a brown film (`film`, 0 to 1) deepest in hollows, none where hands polish it beyond `clean` metres from the spindle, a haze of finest scratches"""
        def b(g):
            p = here(g); e = g.node('ShaderNodeNewGeometry').outputs['Pointiness']; big, mid = g.noise(p, 45, 3, .5), g.noise(p, 260, 3, .6); hollow = g.ss(e, .497, .455)
            stain = g.mul(g.add(g.mul(g.ss(big, .36, .66), .5), g.add(.30, g.mul(g.sub(mid, .5), .4))), film)
            if clean is not None: x, y, _ = g.xyz(p)[0:3]; stain = g.mul(stain, g.ss(g.add(g.mul(x, float(l[0])), g.mul(y, float(l[1]))), s0+clean+.045, s0+clean))
            touch = g.noise(p, 110, 3, .55); stain = g.clamp(g.add(stain, g.mul(hollow, .8))); return g.principled(Base_Color=g.mix(stain, hexc('#d2bf92'), hexc('#523a20')), Metallic=1.0, Roughness=g.add(.17, g.add(g.mul(stain, .20), g.mul(g.ss(touch, .40, .68), .09))), Normal=bump(g, mid, .00002, .3))
        return b
    cast, worked = S.mat('lever', brass(.65, .018), 0), S.mat('rose', brass(.5), 0)
    def turned(name, prof, cs, cz, mat):
        p, _ = run(prof); t = np.linspace(0, 2*np.pi, 181)[None]; R = p[:, 0][:, None]; ob = cloth(name, at(cs+R*np.cos(t), cz+R*np.sin(t), p[:, 1][:, None]+0*t), mat); ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(40); return weld(ob)
    turned('rose', [(.0285, -.0005), (.0285, .0016)]+arc(.0275, .0018, .0010, .0010, 0, 90, 6)+[(.0262, .0029)]+arc(.0244, .0036, .0018, .0016, -20, 200, 14)+[(.0222, .0031), (.0205, .0033), (.0180, .0039), (.0158, .0052)]+arc(.0146, .0066, .0014, .0014, -30, 120, 9)+[(.0128, .0082), (.0116, .0100), (.0110, .0130)]+arc(.0110, .0152, .0019, .0019, -90, 90, 12)+[(.0106, .0176), (.0098, .0200), (.0094, .0240), (.0096, .0290), (.0104, .0325)], s0, 0, worked)
    # the lever: a boss and an arm, cast in one and filed round
    m_, k_ = 260, 64; q = np.linspace(0, 1, m_); run_l = -.004+.128*q; key = lambda xs, ys: np.interp(run_l, xs, ys); sm = lambda y: np.convolve(np.pad(y, 12, 'edge'), np.ones(25)/25, 'valid')
    a_, b_ = sm(key((-.004, .008, .022, .060, .095, .113, .124), (.0092, .0086, .0066, .0088, .0104, .0096, .0080))), sm(key((-.004, .010, .024, .060, .100, .124), (.0072, .0070, .0058, .0064, .0064, .0056))); tip = np.sqrt(np.clip(1-np.clip((run_l-.1165)/.0075, 0, 1)**2, 0, 1)); a_, b_ = a_*np.maximum(tip, .02), b_*np.maximum(tip**.8, .02)
    lift, out_ = sm(key((-.004, .02, .05, .085, .110, .124), (0, .0006, .0028, .0030, -.0008, -.0045))), sm(key((-.004, .03, .07, .105, .124), (.0470, .0476, .0490, .0484, .0470))); t = np.linspace(0, 2*np.pi, k_, endpoint=False); pw = lambda x, e: np.sign(x)*np.abs(x)**e
    slope = np.gradient(lift, run_l)[:, None]; cs_, sn_ = np.cos(t)[None], pw(np.sin(t), .9)[None]; P = at(s0+run_l[:, None]-slope*a_[:, None]*sn_, lift[:, None]+a_[:, None]*sn_, out_[:, None]+b_[:, None]*cs_*(1+0*sn_)); I = np.arange(m_*k_).reshape(m_, k_); J = np.roll(I, -1, 1); F = np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4).tolist()+[tuple(I[0][::-1].tolist()), tuple(I[-1].tolist())]; V = P.reshape(-1, 3).tolist()
    boss, _ = run([(.0, .030), (.0104, .030), (.0112, .0320), (.0112, .0350), (.0102, .0365), (.0100, .0385), (.0106, .0420), (.0110, .0470), (.0107, .0515)]+arc(.0, .0515, .0105, .0058, 8, 90, 12)); tt = np.linspace(0, 2*np.pi, 96, endpoint=False)[None]; R = np.maximum(boss[:, 0], 1e-6)[:, None]; Q = at(s0+R*np.cos(tt), R*np.sin(tt), boss[:, 1][:, None]+0*tt); I = np.arange(Q.shape[0]*96).reshape(-1, 96)+len(V); J = np.roll(I, -1, 1); F += np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4).tolist(); V += Q.reshape(-1, 3).tolist()
    ob = weld(S.mesh('lever', V, F, [cast], True)); e = ob.modifiers.new('one', 'REMESH'); e.mode, e.voxel_size, e.use_smooth_shade = 'VOXEL', .0003, True; e = ob.modifiers.new('filed', 'SMOOTH'); e.factor, e.iterations = .5, 34
    # the keyhole's plate: from the hole's outline to an oval
    cz = -.074; t = np.linspace(0, 2*np.pi, 721); hole = np.full_like(t, .0036); dn = -np.sin(t); side_ = np.abs(np.cos(t)); slot = np.where(dn > .05, np.minimum(.0018/np.maximum(side_, 1e-4), .0125/np.maximum(dn, 1e-4)), 0); hole = np.maximum(hole, slot); oval = 1/np.sqrt((np.cos(t)/.0150)**2+(np.sin(t)/.0262)**2)
    ring_ = np.array([(0, -.007), (0, .0020), (.015, .0030), (.05, .0034), (.10, .0034), (.16, .0030), (.22, .0027), (.60, .0027), (.72, .0027), (.76, .0030), (.82, .0035), (.88, .0034), (.93, .0027), (.975, .0018), (1, .0012), (1, -.0005)]); w_ = ring_[:, 0][:, None]; R = hole[None]*(1-w_)+oval[None]*w_; ob = cloth('plate', at(s0+R*np.cos(t), cz+R*np.sin(t), ring_[:, 1][:, None]+0*t), S.mat('plate', brass(.55), 0)); ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(40)
    S.mesh('ward', at(s0+np.array((-.01, .01, .01, -.01)), cz+np.array((-.02, -.02, .012, .012)), np.full(4, .0003)).tolist(), [(0, 1, 2, 3)], [S.mat('void', lambda g: g.emission((0, 0, 0)), 0)])
    # screws with worn slots, none turned like its neighbour
    def screw(cs, cz, n0, r, turn, k, at=at):
        a, b = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 2*np.pi, 97)); x, y = r*a*np.cos(b), r*a*np.sin(b); ax = x*math.cos(turn)+y*math.sin(turn); ay = -x*math.sin(turn)+y*math.cos(turn); hh = .0009*(1-(a**2)*.8)-.0012*np.clip(1-(np.abs(ay)/(r*.15))**6, 0, 1)-np.where(a > .97, .0006, 0); cloth(f'screw{k}', at(cs+x, cz+y, n0+hh), worked)
    for k, (an, turn) in enumerate(((90, .5), (208, 1.4), (332, 2.3))): screw(s0+.0192*math.cos(math.radians(an)), .0192*math.sin(math.radians(an)), .0034, .0030, turn, k)
    for k, (dz, turn) in enumerate(((.0192, .2), (-.0192, 1.1))): screw(s0, cz+dz, .0024, .0027, turn, k+5)
    # the lock in the edge: its face plate let in, the latch sprung out, the bolt drawn back
    def block(name, s, z, n, r, mat, back=0.0):
        """a block between two places each way, its edges rounded; `back` slants its far side"""
        P = [(s[i], z[j], n[k]) for i in (0, 1) for j in (0, 1) for k in (0, 1)]; P = [(a+back*(b == n[0])*(a == s[0]), q, b) for a, q, b in P]; a = np.array(P); ob = S.mesh(name, at(a[:, 0], a[:, 1], a[:, 2]).tolist(), [(2, 3, 1, 0), (5, 7, 6, 4), (1, 5, 4, 0), (6, 7, 3, 2), (4, 6, 2, 0), (3, 7, 5, 1)], [mat], True); e = ob.modifiers.new('worn', 'BEVEL'); e.width, e.segments, e.limit_method = r, 4, 'NONE'; ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(60); return ob
    mid, low, high = -thick/2, -.122, .048; block('bed', (-.00004, .004), (low-.0005, high+.0005), (mid-.0115, mid+.0115), .00001, dark); block('face', (-.0003, .004), (low, high), (mid-.0110, mid+.0110), .0005, S.mat('face', brass(.4), 0))
    for z0, z1 in ((-.0115, .0115), (-.0880, -.0600)): block('slot', (-.00034, .002), (z0-.0004, z1+.0004), (mid-.0066, mid+.0066), .00001, dark)
    block('latch', (-.0085, .002), (-.0113, .0113), (mid-.0062, mid+.0062), .0022, S.mat('latch', brass(.1), 0), .0055); block('bolt', (-.0008, .002), (-.0878, -.0602), (mid-.0062, mid+.0062), .0007, worked)
    for k, (cz, turn) in enumerate(((high-.012, .7), (low+.012, 1.9))): screw(mid, cz, .0001, .0036, turn, k+9, lambda a, b, c: at(-c, b, a))
    # ---- the room: its picture far behind, one lamp that lights the gap
    lx, lz, far, focus, eye = .43, -.50, 8.4, 1.565, np.array((-.02, -1.6, .08)); im = image('room', chink(800, 1000, 24)[::-1])
    def seen(g):                                            # looked up where a ray meets the plane of focus, so that discs are clean
        geo = g.node('ShaderNodeNewGeometry'); i, p = geo.outputs['Incoming'], geo.outputs['Position']; q = g.addc(p, g.v('SCALE', i, scale=g.div(g.sub(float(eye[1])+focus, g.xyz(p)[1]), g.xyz(i)[1]))); x, _, z = g.xyz(q)[0:3]; k = (far-eye[1])/focus; tx = g.node('ShaderNodeTexImage', image=im, extension='EXTEND')
        g.put(tx.inputs[0], g.vec(g.add(.5+.5*(eye[0]-lx), g.mul(g.sub(x, float(eye[0])), .5*k)), g.add(.5+.4*(eye[2]-lz), g.mul(g.sub(z, float(eye[2])), .4*k)), 0.0)); return g.emission(tx.outputs[0], 1.0)
    ob = S.mesh('room', [(lx-4, far, -3), (lx+4, far, -3), (lx+4, far, 3), (lx-4, far, 3)], [(0, 1, 2, 3)], [S.mat('room', seen, 0)]); ob.visible_diffuse = ob.visible_shadow = False
    def panel(loc, to, col, k, w, h): ob = S.lamp(loc, col, k, w, 'AREA', to); ob.data.shape, ob.data.size, ob.data.size_y, ob.visible_camera = 'RECTANGLE', w, h, False; return ob
    panel((-.30, 2.2, .22), (jx, jy, 0), '#ffb070', 90, .5, .9)
    ob = panel((.32, -.62, .26), (-.07, .03, -.02), '#ffdcb0', 2.3, .14, .22); ob.data.spread = math.radians(41)      # the hall's lamp, on the right
    # what brass and varnish mirror: the lamp's wall opposite, a tall window at dusk, ceiling and floor; the edge sees the wall beside the door
    sheets(((((-1.35, -.72, .10), (.20, -.35, 0), (0, 0, .34)), '#ffd8b0', 1.5), (((-1.0, -.40, .85), (.20, -.34, 0), (.24, .13, .28)), '#d3dbea', 5.5), (((.48, .30, -.06), (.22, .02, 0), (0, 0, .22)), '#ffdcb4', 2.3), (((.1, -1.3, 1.5), (1.2, 0, 0), (0, .6, 0)), '#b08460', .35), (((0, -1.2, -.9), (1.2, 0, 0), (0, .6, 0)), '#6a4630', .25)))
    for q in bpy.data.materials: q.cycles.sample_as_light = q.name.startswith('sheet')      # without it the brass is speckled
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    cam = S.camera(tuple(eye), (eye[0], 0, eye[2]), lens=93, fstop=3.2, focus=focus, shift_y=-.148); cam.data.shift_x = -.17; cam.data.clip_start = .05
    return dict(bounces=3, clamp=3.0, thr=.02, ev=.65, vig=.2, bloom_k=.13, bloom_th=.75, sat=.80, tone=0, contrast=1.04, grain=.010, floor=np.array((.0706, .0471, .0392)))

def forged(name, path, a, b, out, mat, seed=0, rough=.05, n=70, k=28):
    """a bar with worn arrises along a path: half its depth (towards `out`) and half its width, uneven by the share `rough`"""
    q = np.linspace(0, 1, len(path)); P = np.stack([np.interp(np.linspace(0, 1, n), q, c) for c in np.array(path, float).T], 1); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); W = np.cross(T, np.array(out, float)); W /= np.linalg.norm(W, axis=1, keepdims=True); O = np.cross(W, T)
    t = np.linspace(0, 2*np.pi, k, endpoint=False); arris = lambda x: np.sign(x)*np.abs(x)**.36; u, v = np.meshgrid(t, np.linspace(0, 1, n)); L = np.linalg.norm(np.diff(P, axis=0), axis=1).sum(); s = 1+rough*(2*fbm(np.cos(u)*1.5+seed*7.3, np.sin(u)*1.5+v*L*70, 3, seed)-1)
    V = P[:, None]+(arris(np.cos(u))*a*s)[..., None]*O[:, None]+(arris(np.sin(u))*b*s)[..., None]*W[:, None]; I = np.arange(n*k).reshape(n, k); J = np.roll(I, -1, 1)
    o = S.mesh(name, V.reshape(-1, 3).tolist(), np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4).tolist(), [mat], True); at = o.data.attributes.new('arris', 'FLOAT', 'POINT'); at.data.foreach_set('value', (np.abs(np.sin(2*u))**10).astype(np.float32).ravel()); return o
def lane(w, h, R, near):
    """A lane of Gamla Stan at blue hour, out of focus (bottom row first): limewashed fronts that wall lamps light, wet setts that draw both out, a strip of sky; every point is worked out in metres, the eye 1.5 m above the ground. `R` is the radius in pixels of a lamp endlessly far off, with the focus at `near`"""
    g = np.random.default_rng(10); c = lambda q: np.array(hexc(q), np.float32); W, H = w//2, h//2; u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); vx, vy, F, asp, xl, xr, end = .215, .36, 1.3, w/h, -1.7, 2.3, 52.0
    u0 = u-vx; e = (v-vy)/F/asp; floor = 1.5
    lamps = [(xl+.5, 12.0, 2.6, 1.0), (xr-.5, 16.5, 3.0, .45), (xl+.45, 21, 2.5, .4), (xr-.45, 27, 3.3, 1.1), (xl+.45, 37, 2.7, .9), (xr-.45, 44, 3.0, .4), (.2, 51, 3.6, .9)]
    own = lambda a, j: vnoise(a+.5, a*0+j+.5, 7); pal = np.stack([c(k) for k in ('#c89a60', '#b88a6e', '#d0ae80', '#a87c60', '#c4a48c', '#bc9060')]); warm, sky = c('#ffb88a'), c('#6592c4')
    def fronts(e):
        """what is seen above the horizon at the slope e"""
        d = np.minimum(np.where(u0 < 0, xl, xr)*F/np.where(np.abs(u0) < 1e-4, 1e-4*np.sign(u0+1e-9), u0), end); z = e*d; x = u0*d/F; side = np.where(u0 < 0, 0, 1); last = d >= end-.01
        q = np.where(last, x*.30+40, d/6.3+.35*np.sin(d*.4+side)+20*side); n = np.floor(q); along = np.where(last, x, d); wall = pal[(own(n, 1)*5.99).astype(int)]*(.55+.5*fbm(along*.9, z*1.3, 4, 5))[..., None]
        E = 0
        for lx, ly, lz, k in lamps: E = E+k*6.0/((x-lx)**2+(d-ly)**2+(z-lz)**2+1.0)*(.35+.65*smooth(lz+.9-z, -.4, .5))
        img = wall*.9*(E[..., None]*warm*.42+sky*(.22+.012*np.clip(z, 0, 12))[..., None])
        # windows: lit unequally, panes dark otherwise, shop fronts at the foot
        pu, pv = along/1.9+own(n, 3), (z+.3)/2.9; fu, fv = pu-np.floor(pu), pv-np.floor(pv); lit = vnoise(np.floor(pu)+.5+n*3, np.floor(pv)+.5+side*9, 33); on = (np.abs(fu-.5) < .27)&(np.abs(fv-.52) < .30); power = np.where(lit > .60, .25+6*np.maximum(lit-.58, 0)**1.4, 0)*smooth(along, 2, 5)*(.6+.7*fv)
        img = np.where(on[..., None], c('#20283c')*.06+power[..., None]*np.where((lit > .80)[..., None], c('#ffb884'), c('#ff9c5c'))*.55, img)
        top = 9.5+3.5*own(n, 2)-2.5*last; up = np.clip((e*F*asp+vy-.55)/.5, 0, 1); S = np.stack([np.interp(up, (0, .35, .7, 1), [c(k)[j] for k in ('#a09cb4', '#7486ac', '#4f6594', '#3a4e7c')]) for j in range(3)], -1)*.85; img = np.where((z > top)[..., None], S, img); roof = (z > top-.5)&(z < top); return np.where(roof[..., None], c('#a8b8e0')*.10, img)
    img = fronts(np.abs(e)); low = e < 0; d = floor/np.maximum(-e, 1e-4); x = u0*d/F; wet = sum(fronts(np.abs(e)*q+.01) for q in (.45, .8, 1.2, 1.8))/4
    sett = fbm(x*7, d*2.6, 3, 9); film = smooth(fbm(x*1.4, d*.5, 4, 12), .36, .62); E = sum(k*6.0/((x-lx)**2+(d-ly)**2+(lz+floor)**2+1) for lx, ly, lz, k in lamps)
    for lx, ly, lz, k in lamps: a, b = vx+F*lx/ly, -lz/ly; r = np.clip((b*.25-e)*F*asp, 0, 1); wet = wet+(3.4*k*np.exp(-((u-a)/(.010+.05*r))**2-np.abs(e-b)/.10)*(.15+1.7*smooth(fbm(x*2.2+lx, d*1.1, 4, 15), .36, .64))*(.4+1.2*sett))[..., None]*warm*(12/(ly+5))**.8
    img = np.where(low[..., None], c('#5a5650')*(E[..., None]*warm*.12+sky*.26)*(.3+1.4*sett)[..., None]+wet*(.10+.42*film*(.5+sett))[..., None], img)
    def disc(r, x, y, edge): m = int(r)+3; Y, X = np.mgrid[-m:m+1, -m:m+1].astype(np.float32); q = np.hypot(X, Y); return np.clip(.5-np.maximum(q-r, np.hypot(X+x*r, Y+y*r)-r*1.04)/edge, 0, 1)*(.84+.26*np.clip(q/r, 0, 1)**4)
    K = disc(R/2, 0, 0, 1.5); m = K.shape[0]//2; P = np.zeros((2*H, 2*W)); P[:2*m+1, :2*m+1] = K/K.sum(); K = np.fft.rfft2(np.roll(P, (-m, -m), (0, 1)))
    img = np.stack([np.fft.irfft2(np.fft.rfft2(np.pad(img[..., j], ((H//2, H-H//2), (W//2, W-W//2)), 'edge'))*K, P.shape)[H//2:H//2+H, W//2:W//2+W] for j in range(3)], -1); img = resize(blur(img.astype(np.float32), 1.5), w, h)
    def spot(x, y, r, power, hue):
        q = disc(r, .7*(x-.5), .7*(y-.5)/asp, max(.06*r, 1.5)); m = q.shape[0]//2; i, j = int(y*h), int(x*w); a, b, l, o = max(i-m, 0), min(i+m+1, h), max(j-m, 0), min(j+m+1, w)
        if a < b and l < o: img[a:b, l:o] += q[a-i+m:b-i+m, l-j+m:o-j+m, None]*c(hue)*power
    for lx, ly, lz, k in lamps: spot(vx+F*lx/ly, vy+F*asp*lz/ly, R*(1-near/ly)*g.uniform(.96, 1.03), .60*k*(14/(ly+5))**.8, '#ffac78')
    for i in range(40):                                     # small lamps down the lane: in windows, over doors, hung across it; a near one's disc is smaller
        d_ = 8+37*g.random()**1.5; x = (xl, xr, g.uniform(xl, xr))[i % 3]; spot(vx+F*x/d_, vy+F*asp*g.uniform(-.7, 3.6)/d_, R*(1-near/d_)*g.uniform(.92, 1.05), min(.008+.018*g.pareto(.75), .5), g.choice(('#ffaa70', '#ff9858', '#ffc49c', '#ff8850', '#ffe0cc')))
    for x, y, d_, k, hue in ((.285, .70, 7.3, .50, '#ffb684'), (.10, .565, 8.2, .26, '#ff9c60'), (.335, .625, 8.6, .34, '#ffc8a0'), (.424, .60, 30, .34, '#ffb078'), (.436, .385, 46, .10, '#ff9858'), (.418, .455, 12, .30, '#ffc49c'), (.385, .30, 9, .07, '#ffaa70')): spot(x, y, R*(1-near/d_), k, hue)      # the last four are cut by the corner
    return np.maximum(img, 0).astype(np.float32)
def cells(s, z, size, seed, warp):
    """the cracks of a dried skin: how far a point is from the nearest, the middle of its cell, a number of the cell's own"""
    g = np.random.default_rng(seed); k, q = 64, g.random((3, 64, 64)).astype(np.float32); w = lambda f, sd: fbm(s*f+sd, z*f-sd, 4, seed+sd, .6)-.5; x, y = s/size+warp*(w(.55/size, 1)+.35*w(3.2/size, 2)), z/size+warp*(w(.55/size, 3)+.35*w(3.2/size, 4)); i0, j0 = np.floor(x).astype(int), np.floor(y).astype(int); d1 = np.full(s.shape, 9e9, np.float32); d2 = d1.copy(); P = np.zeros((5,)+s.shape, np.float32)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            i, j = i0+di, j0+dj; I, J = i % k, j % k; a, b = i+.05+.9*q[0, I, J], j+.05+.9*q[1, I, J]; d = np.float32((a-x)**2+(b-y)**2); one = d < d1; two = ~one&(d < d2)
            d2 = np.where(one, d1, np.where(two, d, d2)); P[3:] = np.where(one, P[:2], np.where(two, (a, b), P[3:])); P[:3] = np.where(one, (a, b, q[2, I, J]), P[:3]); d1 = np.where(one, d, d1)
    return (d2-d1)/(2*np.hypot(P[0]-P[3], P[1]-P[4])+1e-3)*size, P[0]*size, P[1]*size, P[2]
def limewash(s, z, step, sc, turn):
    """Old limewashed plaster over s (the corner is rounded from sc over the length `turn`) and z, `step` apart: its relief in metres, its colour, its damp. Coats lie one upon the other, ochre wash, an older pink one, lime mortar, brick: where one has come off its edge is a step, broken along the cracks"""
    g = np.random.default_rng(23); c = lambda q: np.array(hexc(q), np.float32); n = lambda a, b, o, sd, k=.5: fbm(s*a+sd*1.3, z*b+sd*.7, o, sd, k)-.5; s0, z0 = s.min(), z.min(); N, M = s.shape; px = max(step[0], .0011)
    h = .022*n(2.1, 2.1, 2, 1)+.010*n(6, 7, 2, 2)+.0034*n(17, 19, 3, 3)
    for _ in range(420):                                    # the trowel: each stroke flattens what is there
        a, b, th, L, w = g.uniform(s0-.1, s.max()+.1), g.uniform(z0-.1, z.max()+.1), g.normal(.3, .6)+(g.random() < .3)*1.5, g.uniform(.07, .20), g.uniform(.022, .065); tilt, keep = g.normal(0, .010), g.uniform(.2, .7)
        i0, i1, j0, j1 = max(int((a-L-s0)/step[0]), 0), min(int((a+L-s0)/step[0]), N), max(int((b-L-z0)/step[1]), 0), min(int((b+L-z0)/step[1]), M)
        if i1-i0 < 3 or j1-j0 < 3: continue
        S, Z = s[i0:i1, j0:j1]-a, z[i0:i1, j0:j1]-b; p, q = S*math.cos(th)+Z*math.sin(th), Z*math.cos(th)-S*math.sin(th)+.25*(S*math.cos(th)+Z*math.sin(th))**2/L; m = smooth(np.abs(p)/L, 1, .4)*smooth(q/w, -1, .0)*smooth(q/w, 1, .45)*keep; H = h[i0:i1, j0:j1]
        if m.sum() >= 3: h[i0:i1, j0:j1] = H*(1-m)+m*((H*m).sum()/m.sum()+tilt*q)
    big, mid, rag, sand = n(3.2, 2.6, 4, 32), n(17, 14, 4, 33), n(95, 80, 4, 34, .6), n(240, 240, 3, 51, .6); way = smooth(n(6, 6, 3, 74), -.03, .03); brush = .9*(n(24, 230, 4, 52)*way+n(200, 26, 4, 53)*(1-way))
    # ---- cracks: wide ones far apart, hairlines between, each only in places
    e1, _, _, r1 = cells(s, z, .17, 5, .85); e2, _, _, r2 = cells(s, z, .046, 6, .75); some = smooth(n(3.4, 3.4, 3, 35), -.03, .10); fade = smooth(n(13, 13, 3, 36), -.12, .08)
    cr = np.maximum(smooth(e1, px*1.25, px*.2)*(.35+.65*fade)*smooth(n(5, 5, 2, 37), -.16, .0), .62*smooth(e2, px*1.0, px*.1)*some*fade)
    # ---- what has come off: a few places, the arris and the foot
    hole = lambda a, b, w, t, k: k*np.exp(-(((s-a)/w)**2+((z-b)/t)**2)**1.4); arris = sc+turn/2
    own = (r2-.5)*.30+(r1-.5)*.16; loss = own+.62*mid+.30*rag+.35*big+.05*np.exp(-((s-arris)/.030)**2)+.26*smooth(z, z0+.17, z0)
    for q in ((-.30, .40, .10, .085, .78), (-.385, .33, .05, .06, .5), (.215, -.335, .085, .055, .66), (.15, -.40, .06, .06, .5), (-.43, -.20, .05, .09, .50), (.23, .47, .05, .04, .42), (arris-.02, .23, .05, .05, .62), (arris+.01, .165, .03, .05, .5), (arris, -.085, .02, .03, .34), (arris-.02, -.43, .06, .07, .62), (arris+.01, -.31, .022, .05, .36), (arris, .46, .02, .05, .40), (-.10, -.56, .12, .06, .45)): loss = loss+hole(*q)
    w_ = .016; one, two, three = smooth(loss, .30, .30+w_), smooth(loss, .475, .475+w_), smooth(loss+.10*n(30, 30, 3, 38), .80, .80+w_)
    grit = n(150, 150, 4, 56, .65); stones = smooth(n(110, 110, 2, 57), .10, .22); row = np.floor((z+.018)/.077); v = (z+.018)/.077-row; u = (s+.04)/.262+.5*(row % 2)+.03*row; u = u-np.floor(u); rim = np.minimum(np.minimum(v, 1-v)*.077, np.minimum(u, 1-u)*.262)+.006*n(40, 40, 3, 58); brick = smooth(rim, .006, .0085)
    thick = .0024+.0014*n(9, 9, 2, 59); h = h-.0005*one*(1-two)-thick*two*(1-three)-three*(.0095-.0035*brick-.004*n(60, 60, 4, 60, .6)); coat = 1-two
    curl = smooth(loss, .475-.10, .475)*coat*smooth(loss, .475+.001, .46)                  # the skin lifts a little before it breaks
    h = h+.0011*curl*r2+(.00062*sand*coat+.00036*brush*coat*(1-one))+(two*(1-three))*(.0014*grit+.0009*stones)-.0011*cr*coat-.0006*smooth(n(85, 70, 3, 54), .24, .30)*smooth(n(5, 5, 4, 55), .06, .22)*coat
    # ---- colour: wash brushed on in coats and worn from the humps, streaked by rain, dirt in hollows
    low = np.clip((h-blur(h.astype(np.float32), .012/step[0]))/.0014, -1, 1); sag = s+.016*n(3, 5, 3, 72); run, wide, fine_ = (fbm(sag*a+9, z*b+sd, 4, sd)-.5 for a, b, sd in ((30, 1.6, 61), (5, .8, 62), (120, 4, 64))); col = c('#b68658')*(1+1.3*n(4, 3, 5, 63)+.5*n(14, 11, 3, 69)+.40*brush+.65*sand+.14*low)[..., None]; mixc = lambda m, q, k=0: col*(1-m[..., None])+c(q)*(m*(1+k))[..., None]
    col = mixc(.50*smooth(big+.5*wide+.3*mid, .0, .26), '#cdb48c', .3*sand); col = mixc(.50*smooth(-big-.6*n(6, 4, 4, 65), .02, .30), '#94704a', .3*sand); col = mixc(.35*smooth(low+mid, .3, 1.1), '#d2b58a', .2*sand)
    dirt = smooth(run+.5*wide+.4*fine_, .05, .42)*.55*smooth(z, z0-.2, z0+.5)+.22*smooth(-low, .1, .9); col = col*(1-np.clip(dirt, 0, .8)[..., None]*np.array((.62, .68, .74)))
    col = mixc(one*.9, '#cba88a', .5*mid+.5*sand); col = mixc(two, '#ab9880', .8*grit+.5*mid); stone_ = (two*stones)[..., None]; col = col*(1-.5*stone_)+stone_*.5*c('#6f665e')*(1+1.2*n(60, 60, 2, 66))[..., None]; col = mixc(three*brick, '#7e5644', 1.2*n(60, 60, 4, 67)+.9*n(9, 30, 2, 68)); col = mixc(three*(1-brick), '#a8a094', .6*grit)
    edge = lambda m: np.clip(blur(m.astype(np.float32), 2.0)-m, 0, 1)*2; col = mixc(.55*np.clip(edge(two)*coat, 0, 1), '#dcc8b0'); col = mixc(.3*np.clip(edge(one)*(1-one), 0, 1), '#d8b890')        # a coat's broken edge is pale
    wet = z+.10*n(3, 0, 3, 31)+.05*n(14, 9, 4, 71); damp = smooth(wet, z0+.30, z0+.20); col = col*(1-damp[..., None]*np.array((.42, .47, .52))); col = mixc(.45*smooth(np.abs(wet-z0-.265), .055, .0)*smooth(mid+.5*rag, -.02, .25), '#cbbfa9', .4*sand)
    return h, col*(1-.70*np.clip(cr*coat, 0, 1))[..., None], damp
def anchor():
    """The corner of an old house in Gamla Stan at blue hour, with a long lens: limewashed plaster that a lantern above rakes, a forged wall anchor, its shadow and its rust; the house's short return side in shade; the lane far out of focus. The wall's length s runs to its corner on the left, n out of it"""
    lens, focus, shift, stop = 105, 5.0, .0875, 2.0; fine = A.get('w', 640) > 1000; step = (.0011, .0011) if fine else (.0024, .0024); ph = math.radians(16); T, N, U = np.array((-math.cos(ph), -math.sin(ph), 0)), np.array((math.sin(ph), -math.cos(ph), 0)), np.array((0, 0, 1.)); at0 = np.array((.36, focus, .165))
    at = lambda s, n, z: at0+np.asarray(s)[..., None]*T+np.asarray(n)[..., None]*N+np.asarray(z)[..., None]*U
    # ---- the anchor's line: an S, drawn out towards its ends
    k = .0010 if fine else .002; L = .60; l = np.arange(-L, L, k); r = np.interp(np.abs(l), [0, .10, .18, .26, .40, .54, .60], [2.4, .70, .18, .100, .074, .050, .040]); head = np.cumsum(np.sign(l)*k/r); head -= np.interp(0, l, head); head = math.pi/2+math.radians(-7)+head; px, pz = np.cumsum(np.cos(head))*k, np.cumsum(np.sin(head))*k; i0 = np.searchsorted(l, 0); px, pz = px-px[i0], pz-pz[i0]; nx, nz = np.sin(head), -np.cos(head)
    # ---- the wall, its corner rounded, rust below the iron
    sc, R, s0 = .40, .022, -.62; turn = R*math.pi/2; s, z = np.meshgrid(np.arange(s0, sc+turn+.34, step[0]), np.arange(-.63, .60, step[1]), indexing='ij'); h, col, damp = limewash(s, z, step, sc, turn); g = np.random.default_rng(4)
    rust = np.zeros_like(h); low = lambda a, b: np.where((l > a)&(l < b))[0][np.argmin(pz[(l > a)&(l < b)])]
    for a, b, w, long, kk in [(.030, -.025, .012, .50, .9), (-.030, -.025, .010, .60, .9), (px[low(-L, -.1)], pz[low(-L, -.1)], .020, .50, 1.0), (px[low(-L, -.1)]-.035, pz[low(-L, -.1)]+.012, .008, .45, .8), (px[low(.2, L)], pz[low(.2, L)], .014, .34, .9), (px[low(-L, -.1)]+.036, pz[low(-L, -.1)]+.012, .008, .30, .8), (px[low(.2, L)]+.024, pz[low(.2, L)]+.01, .005, .42, .7)]:
        y = b-z; x = s-a-.010*(fbm(y*7+a*50, y*0, 3, 8)-.5)-.03*y*(fbm(a*900+0*y, y*0, 1, 3)-.5); ww = 1.35*w*(.5+.9*fbm(y*22+a*31, y*0, 2, 9))*(1+1.4*y); rust = np.maximum(rust, kk*np.exp(-(x/ww)**2)*smooth(y, -.012, .006)*np.exp(-np.maximum(y, 0)/long)*(.45+.9*fbm(s*150, z*5, 3, 17)))
    iron = np.zeros_like(h); J = slice(None, None, max(int(.008/k), 1))
    for a, b in zip(px[J], pz[J]): i1, i2, j1, j2 = (int(q) for q in ((a-.05-s0)/step[0], (a+.05-s0)/step[0], (b-.07+.63)/step[1], (b+.04+.63)/step[1])); iron[i1:i2, j1:j2] = np.maximum(iron[i1:i2, j1:j2], np.exp(-((s[i1:i2, j1:j2]-a)/.018)**2-((z[i1:i2, j1:j2]-b+.010)/.020)**2))
    rust = np.clip(rust*1.3+.8*iron*fbm(s*40, z*30, 4, 18)*1.2, 0, 1)[..., None]; c = lambda q: np.array(hexc(q)); tint = c('#96562a')*(1-smooth(rust, .35, .95))+c('#5c3019')*smooth(rust, .35, .95); col = col*(1-.94*rust)+.94*rust*(.16*col+.84*tint)
    q = np.clip((s-sc)/R, 0, math.pi/2); run, dip = np.where(s < sc, s, sc+R*np.sin(q)), R*(np.cos(q)-1)-np.maximum(s-sc-turn, 0); h = h*(1-.4*smooth(np.abs(s-sc-turn/2), .05, .01))
    P = at(run+h*np.sin(q)+(.022*(fbm(z*2.6, z*0, 3, 6)-.5)+.008*(fbm(z*21, z*0, 3, 7)-.5)-.012*z)*smooth(s, .1, sc)+.011*(fbm(z*13, z*0, 4, 8)-.5)*smooth(s, sc+turn+.26, sc+turn+.34), dip+h*np.cos(q), z); I = np.arange(s.size).reshape(s.shape); F = np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4)
    def plaster(g):
        at_ = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; d = at_('damp'); return g.principled(Base_Color=g.vec(at_('r'), at_('g'), at_('b')), Roughness=g.sub(.92, g.mul(d, .34)), Specular=g.add(.12, g.mul(d, .2)))
    grid('wall', P.reshape(-1, 3), F, S.mat('plaster', plaster, 0), r=col[..., 0], g=col[..., 1], b=col[..., 2], damp=damp)
    # ---- the iron: a bar under the hammer, black scale worn to rust
    q = np.linspace(0, 2*np.pi, 4000, endpoint=False); sx, sy = np.sign(np.cos(q))*np.abs(np.cos(q))**.30, np.sign(np.sin(q))*np.abs(np.sin(q))**.30; Lq = np.concatenate([[0], np.cumsum(np.hypot(np.diff(sx)*.009, np.diff(sy)*.014))]); m = int(Lq[-1]/k); e = np.linspace(0, Lq[-1], m, endpoint=False); sx, sy = np.interp(e, Lq, sx), np.interp(e, Lq, sy); per = e[-1]+e[1]; SS, EE = np.meshgrid(l, e, indexing='ij'); ring = lambda f, o, sd: fbm(SS*f+.6*np.cos(EE/per*2*np.pi)*f*per/5, np.sin(EE/per*2*np.pi)*f*per/5+sd, o, sd)-.5; dent = np.zeros_like(SS); n_ = 620
    for a, b, w, dp in zip(g.uniform(-L, L, n_), g.uniform(0, per, n_), g.uniform(.010, .022, n_), g.uniform(.5, 1, n_)): i, j = np.searchsorted(l, (a-w, a+w)); y = (EE[i:j]-b+per/2) % per-per/2; dent[i:j] = np.minimum(dent[i:j], -.0024*dp*np.clip(1-((SS[i:j]-a)**2+y*y)/w**2, 0, 1))
    rel = dent+.0016*ring(45, 3, 13)+.0007*ring(170, 3, 12)-.0006*smooth(ring(330, 2, 14), .12, .3); wide, deep = np.interp(np.abs(l), [0, .05, .2, .50, .592, .60], [.0175, .0172, .0150, .0100, .0084, .002])[:, None], np.interp(np.abs(l), [0, .2, .52, .592, .60], [.0095, .0090, .0060, .0040, .001])[:, None]
    o, b = sx[None]*deep+rel*np.sign(sx)*np.abs(sx)**5, sy[None]*wide+rel*np.sign(sy)*np.abs(sy)**5; out = .020+.022*smooth(np.abs(l), .30, L)[:, None]*np.array(l > 0)[:, None]+.006*smooth(np.abs(l), .2, L)[:, None]
    V = at(px[:, None]+nx[:, None]*b, out+o, pz[:, None]+nz[:, None]*b); n1, n2 = SS.shape; I = np.arange(n1*n2).reshape(n1, n2); J = np.roll(I, -1, 1)
    def black(g):
        p = here(g); w = g.node('ShaderNodeAttribute', attribute_name='arris').outputs['Fac']; n, f, big = g.noise(p, 110, 5, .62), g.noise(p, 620, 4, .65), g.noise(p, 22, 3, .55); e = g.ss(g.add(g.mul(w, .5), g.mul(n, .6)), .62, .90); rust = g.ss(g.add(g.add(g.mul(big, .55), g.mul(n, .45)), g.mul(g.sub(f, .5), .5)), .46, .60)
        c = g.mix(rust, g.mix(e, hexc('#4a4644'), hexc('#b8b0a6')), g.mix(f, hexc('#341c10'), hexc('#80482a'))); return g.principled(Base_Color=c, Metallic=g.mul(g.sub(1.0, rust), .75), Roughness=g.add(.30, g.add(g.mul(rust, .45), g.mul(f, .14))), Specular=.4, Normal=bump(g, g.add(n, g.mul(f, .4)), .0020, .8))
    iron = S.mat('iron', black, 0); grid('bar', V.reshape(-1, 3), np.stack([I[:-1], I[1:], J[1:], J[:-1]], -1).reshape(-1, 4), iron, arris=(np.abs(sx*sy)**2)[None]+0*SS)
    lean = math.radians(-7); X = lambda a, z_, n_: tuple(at(a*math.cos(lean)-z_*math.sin(lean), n_, z_*math.cos(lean)+a*math.sin(lean))); forged('strap', [X(-.021, .003, -.03), X(-.0215, .003, .026), X(-.019, .0025, .0345), X(-.010, .002, .0375), X(.010, 0, .0380), X(.019, -.001, .0345), X(.0215, -.001, .026), X(.021, -.001, -.03)], .0170, .0048, tuple(U), iron, 3, .10, 150, 40)      # the tie's end, bent over it
    back = image('lane', lane(1600, 1000, 50, focus)); ob = S.mesh('seen', [(-9, 9, -6), (9, 9, -6), (9, 9, 6), (-9, 9, 6)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); ob.visible_glossy = ob.visible_diffuse = ob.visible_shadow = False
    # ---- the lantern above, the dusk over the lane, what the fronts opposite give back
    S.lamp(tuple(at(.40, .21, 1.06)), '#ffdabc', 96, .03).visible_glossy = True; S.lamp(tuple(at(1.4, 2.6, 1.6)), '#bcc0d2', 44, 2.5, 'AREA', tuple(at0)).visible_camera = False; S.lamp(tuple(at(2.6, .5, 1.3)), '#8ea8ec', 20, 1.6, 'AREA', tuple(at(.4, -.1, 0))).visible_camera = False; S.lamp(tuple(at(2.2, .2, -.9)), '#ffb080', 4, 1.2, 'AREA', tuple(at(.4, -.1, -.2))).visible_camera = False
    sheets((((at(1.6, 2.4, .6), .5*T, (0, 0, .9)), '#b0b8d0', 6.0), ((at(-1.3, 2.6, .2), .22*T, (0, 0, .7)), '#ffb070', 3.0), ((at(.3, 1.1, 2.2), .4*T, .4*N), '#ffd0a0', 6.0)))
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .08
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=3, clamp=2.0, thr=.01, ev=.7, vig=.25, bloom_k=.10, bloom_th=.9)

def afar(w, h, lens, hz, sun, R, sky, path_k, chop=1.5):
    """a sea and its sky out of focus, as the camera sees them (top row first): the horizon at `hz`, glitter below a sun at column `sun`, its strength `path_k`, `chop` how unlike the sea's bands are; a disc of `R` pixels is the lens's blur"""
    x, y = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/w); f = lens/36; g = np.random.default_rng(8); H = hz*h/w; az, el = np.degrees(np.arctan((x-sun)/f)), np.degrees(np.arctan((H-y)/f)); img = sky(az, el)
    dep = np.clip(y-H, 0, 1); swell = fbm(x*7/(.05+dep)*.08, np.log(dep+.012)*9, 4, 5)-.5; img = img*np.where(y > H, 1+chop*swell*smooth(dep, .004, .06), 1)[..., None]
    P = 2*R; yy, xx = np.mgrid[0:h+2*P, 0:w+2*P]; d = np.hypot(yy-h//2-P, xx-w//2-P); k = np.clip((R+.8-d)/1.6, 0, 1); F = np.fft.rfft2(np.fft.ifftshift(k/k.sum())); soft = lambda q: np.fft.irfft2(np.fft.rfft2(np.pad(q, P, 'edge'))*F, k.shape)[P:-P, P:-P]; img = np.stack([soft(img[..., q]) for q in range(3)], -1)
    col = lambda q: np.array(hexc(q), np.float32)
    def disc(cx, cy, r, power, hue):
        ci, cj = cx*w, cy*w; m = int(r+4); i0, j0 = int(ci)-m, int(cj)-m; a, b, l, o = max(j0, 0), min(j0+2*m+1, h), max(i0, 0), min(i0+2*m+1, w)
        if a >= b or l >= o: return
        jj, ii = np.mgrid[a:b, l:o]; dx, dy = ii-ci, jj-cj; ox, oy = (cx-.5)*.8*r, (cy-.31)*.8*r; q = np.hypot(dx, dy); img[a:b, l:o] += (np.clip((r-q)/2.6+.5, 0, 1)*np.clip((r*1.03-np.hypot(dx+ox, dy+oy))/2.6+.5, 0, 1)*(.84+.26*np.clip(q/r, 0, 1)**5))[..., None]*col(hue)*power
    path = np.exp(-((x-sun)/(.020+.16*dep))**2)*np.where(y > H, np.exp(-dep/.20), 0); img += soft(path)[..., None]*col('#ff8a44')*.30*path_k
    for _ in range(900):                                                  # many faint glints, larger towards the camera: a few bright ones are a Christmas tree
        dy = .002+.34*g.random()**1.3; disc(sun+g.normal()*(.007+.085*dy), H+dy, R*(.42+.9*dy**.5)*g.uniform(.9, 1.1), (.011+.12*g.random()**5)*np.exp(-dy/.13)*path_k, ('#ff9a4c', '#ffac62', '#ff8444')[g.integers(3)])
    return np.maximum(img, 0).astype(np.float32)
def beads(name, at, up, r, tall, mat, seed=1):
    """drops at points with their normals: `r` their radii, `tall` their height for a radius of one; no two quite round"""
    g = np.random.default_rng(seed); n = len(at); up = up/np.linalg.norm(up, axis=1, keepdims=True); a = np.cross(up, np.where(np.abs(up[:, 2:]) > .8, (1., 0, 0), (0, 0, 1.))); a /= np.linalg.norm(a, axis=1, keepdims=True); b = np.cross(up, a); q, t = np.meshgrid(np.linspace(0, 1, 10), np.linspace(0, 2*np.pi, 28, endpoint=False), indexing='ij'); lobes = 1+sum(g.normal(0, s, (n, 1, 1))*np.cos(k*t+g.uniform(0, 6.3, (n, 1, 1))) for k, s in ((2, .13), (3, .06), (5, .03)))
    rad, z = r[:, None, None]*np.cos(q*np.pi/2)**.85*lobes, r[:, None, None]*tall*np.sin(q*np.pi/2)-.00004; V = at[:, None, None]+rad[..., None]*(np.cos(t)[..., None]*a[:, None, None]+np.sin(t)[..., None]*b[:, None, None])+z[..., None]*up[:, None, None]
    I = np.arange(V[..., 0].size).reshape(n, 10, 28); F = np.stack([I[:, :-1], np.roll(I, -1, 2)[:, :-1], np.roll(I, -1, 2)[:, 1:], I[:, 1:]], -1).reshape(-1, 4); return grid(name, V.reshape(-1, 3), F, mat)
def evening(az, el):
    """the sky over Anfeh as the sun goes down in haze at az = 0 (degrees; el is the elevation), thin streaks of cloud above it, the sea below"""
    c = lambda q: np.array(hexc(q), np.float32); e, d = np.abs(el), np.abs((az+180) % 360-180); at = (0, .8, 1.9, 3.4, 5.6, 9, 18, 45, 90); ramp = lambda cols: np.stack([np.interp(e, at, [c(q)[k] for q in cols]) for k in range(3)], -1)
    near = ramp(('#f0a280', '#eda082', '#df9a8a', '#c49396', '#9c8aa4', '#7a84a8', '#60739e', '#445a8a', '#32456f')); away = ramp(('#b596a0', '#b294a2', '#a48ea4', '#9088a4', '#7a80a4', '#647498', '#4c6190', '#384c80', '#2a3c6c')); img = away*.62+(near*.92-away*.62)*np.exp(-(d/50)**2)[..., None]+(np.exp(-d/10-e/4)*.36+np.exp(-d/4-e/2.2)*.20)[..., None]*c('#ff9450')
    u, v = az/(e+9), 46/(e+9); n = fbm(u*1.7+v*.8+3, v*3.1-u*.5, 5, 12, .55); k = (smooth(n, .50, .72)*smooth(e, 4.5, 10)*smooth(d, 75, 30))[..., None]; img = img*(1-.45*k)+c('#ffa287')*k*.34*np.exp(-d/60)[..., None]
    return np.where((el < 0)[..., None], img*(.50-.2*smooth(e, 0, 4))[..., None]*np.array((.92, .96, 1.08)), img)
def cubes(name, P, r, flat, turn, mat):
    """a crystal of salt at each point: a cube of half side `r`, its height by `flat`, turned by the rows of `turn`, its top stepped in as salt grows"""
    q = np.array([(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1), (-.62, -.62, 1), (.62, -.62, 1), (.62, .62, 1), (-.62, .62, 1), (-.5, -.5, .72), (.5, -.5, .72), (.5, .5, .72), (-.5, .5, .72)], float); F = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]+[(a+i, a+(i+1) % 4, b+(i+1) % 4, b+i) for a, b in ((4, 8), (8, 12)) for i in range(4)]+[(12, 13, 14, 15)]
    V = q[None]*np.stack([r, r, r*flat], 1)[:, None]; V = np.einsum('nij,nkj->nki', turn, V)+P[:, None]; o = grid(name, V.reshape(-1, 3), (np.array(F)[None]+16*np.arange(len(P))[:, None, None]).reshape(-1, 4), mat); o.data.polygons.foreach_set('use_smooth', np.zeros(len(o.data.polygons), bool)); return o
def turns(n, g, tip=None):
    """n rotations: at random, or about the vertical and tipped by about `tip`"""
    q = g.normal(size=(n, 4)) if tip is None else np.stack([np.cos(t := g.uniform(0, 3.2, n)), g.normal(0, tip, n), g.normal(0, tip, n), np.sin(t)], 1); q /= np.linalg.norm(q, axis=1, keepdims=True); a, b, c, d = q.T; return np.stack([1-2*(c*c+d*d), 2*(b*c-d*a), 2*(b*d+c*a), 2*(b*c+d*a), 1-2*(b*b+d*d), 2*(c*d-b*a), 2*(b*d-c*a), 2*(c*d+b*a), 1-2*(b*b+c*c)], 1).reshape(n, 3, 3)
def pans():
    """Salt pans at sunset, the eye a hand over one stone rim: laid limestone, pitted, its joints of mortar, salt in crusts and cubes above the waterline, a raft of crystals on the water; further rims and the sea out of focus. Water is z = 0"""
    fine = A.get('w', 640) > 1000; lens, focus, eye, hz = 50, .63, np.array((0, 0, .20)), .30; shift = (hz-.5)*.625; sun, high = .66, .066; g_ = np.random.default_rng(A.get('seed', 8)); f = lens/36; az0, el0 = math.degrees(math.atan((sun-.5)/f)), math.degrees(math.atan(high/f))
    def limestone(g):
        at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g); grain, dust, blot = g.noise(p, 1400, 4, .65), g.noise(p, 170, 5, .62), g.noise(p, 26, 5, .6); salt, wet, mort, pit = (at(n) for n in ('salt', 'wet', 'mort', 'pit'))
        t = g.clamp(g.add(at('tone'), g.add(g.mul(g.sub(grain, .5), .75), g.mul(g.sub(dust, .5), .85)))); c = g.ramp(t, [(q, hexc(c)) for q, c in ((0, '#40362c'), (.3, '#6c5f4f'), (.55, '#93836e'), (.8, '#b3a38c'), (1, '#cfc2ae'))]); c = g.mix(g.mul(g.ss(g.add(blot, g.mul(g.sub(dust, .5), .5)), .56, .68), .75), c, hexc('#2e2924')); c = g.mix(mort, c, g.mix(dust, hexc('#867a6a'), hexc('#b8ac9a'))); c = g.scalec(c, g.sub(1.0, g.mul(pit, .60))); c = g.scalec(c, g.sub(1.0, g.mul(wet, .66)))
        k = g.mul(g.ss(g.add(salt, g.add(g.mul(g.sub(dust, .5), .9), g.mul(g.sub(grain, .5), 1.1))), .38, .60), g.sub(1.0, g.mul(wet, .85))); c = g.mix(g.mul(k, .94), c, g.mix(grain, hexc('#b4aca4'), hexc('#ebe6e1')))
        y = g.xyz(p)[1]; body = g.principled(Base_Color=c, Roughness=g.add(g.sub(g.add(.72, g.mul(g.sub(grain, .5), .2)), g.mul(wet, .60)), g.ss(y, 1.2, 2.0, 0, .5)), Specular=.4, Normal=bump(g, g.mul(g.add(g.add(grain, dust), g.mul(k, g.noise(p, 620, 3, .7))), g.mul(g.sub(1.0, g.mul(wet, .75)), g.ss(y, 2.0, 1.2))), .0011, .75)); return g.mixsh(g.ss(y, 1.5, 9.0, 0, .62), body, g.emission(hexc('#c48a78'), .62))      # far rims in the sun's haze
    rock = S.mat('limestone', limestone, 0)
    def rim(path, half, top, near, far, seed):
        """a rim of stones laid in mortar along a path: half its width, its height over the water, the mesh's step in focus and away from it; gives points, normals, salt"""
        r = np.random.default_rng(seed); path = np.array(path, float); d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(path, axis=0).T))]); q = np.arange(0, d[-1], .01); soft = lambda a: np.convolve(np.pad(a, 9, 'reflect', reflect_type='odd'), np.hanning(21)[1:-1]/np.hanning(21).sum(), 'valid'); cx, cy = (soft(np.interp(q, d, path[:, k])+.012*(fbm(q*3+k*7, q*0, 3, seed)-.5)*2) for k in (0, 1)); away = np.abs(np.hypot(cx, cy)-focus); st = near+(far-near)*smooth(away, .22, 1.2); u = [0.]
        while u[-1] < q[-1]: u.append(u[-1]+float(np.interp(u[-1], q, st)))
        u = np.array(u); tx, ty = np.gradient(cx, q), np.gradient(cy, q); l = np.hypot(tx, ty); X, Y, Nx, Ny = (np.interp(u, q, a)[:, None] for a in (cx, cy, ty/l, -tx/l)); a = np.linspace(0, math.pi/2, 10); sec = np.array([(-half-.018, -.06), (-half-.002, top-.024)]+[(-half+.020*(1-math.cos(t)), top-.022+.022*math.sin(t)) for t in a]+[(half-.020*(1-math.cos(t)), top-.022+.022*math.sin(t)) for t in a[::-1]]+[(half+.002, top-.024), (half+.018, -.06)]); L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(sec, axis=0).T))]); s = np.arange(0, L[-1], near); v, z = np.interp(s, L, sec[:, 0]), np.interp(s, L, sec[:, 1]); nv, nz = -np.gradient(z), np.gradient(v); l = np.hypot(nv, nz); nv, nz = (np.convolve(np.pad(b/l, 6, 'edge'), np.hanning(15)[1:-1]/np.hanning(15).sum(), 'valid') for b in (nv, nz)); s = s-L[-1]/2
        U, W = np.meshgrid(u, s, indexing='ij'); cut = np.cumsum(r.uniform(.085, .23, 60))-.1; lean, mid, two = r.normal(0, .22, 61), r.normal(0, .022, 61), r.random(61) < .45; wob = .014*(fbm(U*11, W*11, 4, seed+1)-.5)*2; x = U+wob; i = np.searchsorted(cut, x+W*.12*np.sin(U*3)); lo, hi = cut[np.maximum(i-1, 0)], cut[np.minimum(i, 59)]; x = x+W*.12*np.sin(U*3); dv = np.where(two[i], np.abs(W-mid[i]-lean[i]*(x-(lo+hi)/2)+wob), 9); side = two[i]*(W > mid[i]+lean[i]*(x-(lo+hi)/2)-wob); e = np.minimum(np.minimum(x-lo, hi-x), dv); cell = i+70.*side; own = lambda k: vnoise(cell, cell*0+.5, seed+k)
        big, mid_, small_, fine_ = fbm(U*7, W*7, 4, seed+2)-.5, fbm(U*31, W*31, 4, seed+3)-.5, fbm(U*120, W*120, 3, seed+4)-.5, fbm(U*420, W*420, 2, seed+5)-.5; rr = .010+.016*own(6); h = (own(7)-.5)*.013+(own(8)-.5)*.14*(x-(lo+hi)/2)+(own(9)-.5)*.10*W+.016*big+.0055*mid_+.0046*small_+.0022*fine_+.0012*(fbm(U*900, W*900, 2, seed+26)-.5)-.011*(1-np.sqrt(1-np.clip(1-e/rr, 0, 1)**2))
        pit = smooth(fbm(U*150+1.2*small_, W*150+1.2*small_, 2, seed+10)+.16*(own(11)-.5)+.22*big, .575, .615); hole = smooth(fbm(U*34+mid_, W*34, 3, seed+12)+.25*(own(13)-.5), .60, .67); h = h-.0040*pit-.0055*hole; jw = .0035+.0060*fbm(U*17, W*17, 2, seed+14); mort = smooth(e, jw+.0015, jw-.0015); bed = -.0055+.006*mid_+.0042*small_+.0014*fine_+.006*(fbm(U*5, W*5, 2, seed+15)-.5)*2; h = h*(1-mort)+np.minimum(h+.004, bed)*mort
        zz = z[None]+nz[None]*h; line = zz+.016*(fbm(U*13, W*3, 4, seed+16)-.5)*2; crust = np.exp(-np.clip(line-.004, 0, 1)/.014)*smooth(line, .001, .007)*1.25+.85*smooth(fbm(U*8.5, W*8.5, 5, seed+17)+.30*(own(18)-.5)+.25*mid_, .57, .70)*smooth(fbm(U*2.3, W*2.3, 2, seed+19), .30, .58)+.55*mort*smooth(fbm(U*6, W*6, 3, seed+20), .4, .6)+.35*pit*(zz > .02); crust = np.clip(crust*(.75+.6*fbm(U*60, W*60, 3, seed+21)), 0, 1.2)
        knob = 1-np.abs(2*fbm(U*210, W*210, 3, seed+22)-1); h = h+smooth(crust, .30, .75)*(.0007+.0024*knob*fbm(U*45, W*45, 2, seed+23)*1.6); zz = z[None]+nz[None]*h; wet = smooth(zz+.005*(fbm(U*40, W*12, 3, seed+24)-.5)*2, .0055, .0025); tone = .40+.42*(own(25)-.5)+.9*big+.5*mid_; P = np.stack([X+Nx*(v[None]+nv[None]*h), Y+Ny*(v[None]+nv[None]*h), zz], -1); I = np.arange(U.size).reshape(U.shape); F = np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4)
        grid('rim', P.reshape(-1, 3), F, rock, salt=crust, wet=wet, mort=mort, pit=np.maximum(pit, hole*.7), tone=tone); N = facing(P); N = N/np.linalg.norm(N, axis=-1, keepdims=True); N = N*np.sign((N*(Nx[..., None]*(1, 0, 0)*nv[None, :, None]+Ny[..., None]*(0, 1, 0)*nv[None, :, None]+np.array((0, 0, 1.))*nz[None, :, None])).sum(-1, keepdims=True)); return P, N, crust
    k = .0006 if fine else .0014; corner = np.array((.070, .74)); A_ = [(.40, .16), (.222, .47), tuple(corner), (-.10, 1.06), (-.32, 1.50), (-.84, 2.50), (-1.7, 4.1)]
    rims = [rim(A_, .050, .056, k, .008, 21), rim([tuple(corner+(.01, -.01)), (.28, .90), (.52, 1.10), (1.0, 1.45), (1.7, 1.9)], .044, .047, k, .008, 47)]
    for j, (path, half, top) in enumerate((([(-2.2, 3.9), (-1.1, 4.2), (.1, 4.15), (.9, 4.5), (2.6, 5.0)], .05, .034), ([(1.10, 1.5), (.98, 2.4), (.93, 3.4), (.85, 4.4)], .05, .042), ([(-5.0, 8.0), (-1.4, 7.6), (.8, 8.0), (5.0, 8.3)], .07, .035), ([(-.42, 4.2), (-.66, 5.4), (-.72, 7.6)], .05, .034))): rim(path, half, top, .004, .012, 80+31*j)
    # ---- salt: cubes grown into each other where the crust is, in focus
    def crystal(g):
        p = here(g); n = g.noise(p, 900, 3, .6); c = g.mix(n, hexc('#e8e4e2'), hexc('#ffffff')); d, t, gl = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeBsdfGlass'); g.put(d.inputs[0], g.scalec(c, .95)); g.put(t.inputs[0], c); gl.inputs['IOR'].default_value, gl.inputs['Roughness'].default_value = 1.5, .06; gs = g.node('ShaderNodeBsdfGlossy'); gs.inputs[1].default_value = .10; fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.5
        body = g.mixsh(g.ss(n, .35, .65, .06, .34), g.mixsh(.5, d.outputs[0], t.outputs[0]), gl.outputs[0]); lp = g.node('ShaderNodeLightPath'); return g.mixsh(g.mul(lp.outputs['Is Shadow Ray'], .55), g.mixsh(fr.outputs[0], body, gs.outputs[0]), g.node('ShaderNodeBsdfTransparent').outputs[0])
    crystal = S.mat('crystal', crystal, 0)
    def plate(g): d, t, gs, fr = (g.node('ShaderNode'+q) for q in ('BsdfDiffuse', 'BsdfTranslucent', 'BsdfGlossy', 'Fresnel')); d.inputs[0].default_value = hexc('#f4f0ee')+(1,); t.inputs[0].default_value = hexc('#f4f0ee')+(1,); gs.inputs[1].default_value = .15; return g.mixsh(fr.outputs[0], g.mixsh(.12, g.mixsh(.35, d.outputs[0], t.outputs[0]), g.node('ShaderNodeBsdfTransparent').outputs[0]), gs.outputs[0])
    plate = S.mat('plate', plate, 0)
    for (P, N, crust), n in zip(rims, (36000, 14000) if fine else (12000, 5000)):
        P, N, c = P.reshape(-1, 3), N.reshape(-1, 3), crust.ravel(); ok = (np.abs(P[:, 1]-focus-.10) < .42)&(P[:, 2] > .0005)&(np.abs(P[:, 0]) < .40*P[:, 1]); w_ = smooth(c, .42, .95)*ok*(.15+smooth(fbm(P[:, 0]*70, P[:, 1]*70+P[:, 2]*90, 3, 31), .42, .62)); j = g_.choice(len(P), n, p=w_/w_.sum()); r = np.clip(.00052*np.exp(g_.normal(0, .66, n)), .00022, .0034)*(.8+.5*smooth(P[j, 2], .03, .006)); cubes('salt', P[j]+N[j]*(r*.35)[:, None], r, g_.uniform(.6, 1.1, n), turns(n, g_), crystal)
    # ---- the raft: thin plates of salt that float, drifted together along the rim
    path = np.array(A_); q = np.linspace(0, 6, 900); path = np.stack([np.interp(q, range(7), path[:, i]) for i in (0, 1)], 1)
    def skin(x, y):
        d = np.sqrt(np.min([(x-a)**2+(y-b)**2 for a, b in path[::6]], 0))-.060; drift = fbm(x*9+1.5*fbm(x*5, y*5, 2, 61), y*6, 4, 62); lace = 1-np.abs(2*fbm(x*15+2*drift, y*15, 4, 63)-1); return np.clip(.8*np.exp(-np.clip(d, 0, 1)/.016)*smooth(drift, .30, .6)+1.0*smooth(drift, .48, .64)*smooth(lace, .62, .95)*np.exp(-np.clip(d, 0, 1)/.20), 0, 1)
    n = 90000 if fine else 30000; x, y = g_.uniform(-.42, .22, n), g_.uniform(.44, 1.25, n); ok = (g_.random(n) < skin(x, y)**1.3)&(np.abs(x) < .42*y); x, y = x[ok], y[ok]; r = np.clip(.00055*np.exp(g_.normal(0, .55, len(x))), .0002, .0030); cubes('raft', np.stack([x, y, r*.02], 1), r, g_.uniform(.12, .4, len(x)), turns(len(x), g_, .035), plate)
    # ---- brine: nearly a mirror over a dark bed
    def brine(g):
        p = here(g); q = g.v('MULTIPLY', p, (.6, 1, 1)); nm = bump(g, g.add(g.noise(q, 3.1, 2, .45), g.add(g.mul(g.noise(q, 9, 2, .5), .22), g.mul(g.noise(q, 34, 2, .4), .05))), .0075, 1.0); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .0; g.put(gl.inputs[2], nm); t = g.node('ShaderNodeBsdfTransparent'); g.put(t.inputs[0], (.86, .88, .90, 1)); fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.38; g.put(fr.inputs[1], nm); return g.mixsh(g.add(.22, g.mul(fr.outputs[0], .78)), t.outputs[0], gl.outputs[0])
    S.mesh('brine', [(-9, .1, 0), (9, .1, 0), (9, 8.3, 0), (-9, 8.3, 0)], [(0, 1, 2, 3)], [S.mat('brine', brine, 0)])
    def floor(g): p = here(g); n = g.noise(p, 9, 6, .6); k = g.ss(g.add(n, g.mul(g.sub(g.noise(p, 130, 4, .6), .5), .4)), .50, .66); return g.principled(Base_Color=g.mix(g.mul(k, .7), g.mix(n, hexc('#1c1816'), hexc('#4a4038')), hexc('#9a9088')), Roughness=.9)
    S.mesh('floor', [(-9, .1, -.055), (9, .1, -.055), (9, 8.3, -.055), (-9, 8.3, -.055)], [(0, 1, 2, 3)], [S.mat('floor', floor, 0)])
    # ---- the sea and the sky; what water mirrors of them, and the sun
    lit = lambda az, el, k: (np.exp(-(az/.55)**2-((el-el0)/.55)**2)*k*(.45+.55*smooth(el-el0, -.7, .5))+np.exp(-np.hypot(az, el-el0)/1.6)*.30)[..., None]*np.array(hexc('#ff8452'), np.float32)*(el > 0)[..., None]
    back = image('afar', afar(1600, 1000, lens, hz, sun, 24, lambda az, el: evening(az, el)+lit(az, el, 3.0), .1)[::-1]); o = S.mesh('seen', [(-20, 9, -8), (20, 9, -8), (20, 9, 12), (-20, 9, 12)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift, tuple(eye)), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    w, h = 2048, 1024; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); a, el = -(u-.5)*360, (v-.5)*180; d = ((90-a-az0)+180) % 360-180; img = evening(d, el); q = lambda c: np.array(hexc(c), np.float32)
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; env = lambda a, n: g.node('ShaderNodeTexEnvironment', image=image(n, a)).outputs[0]; diffuse = g.node('ShaderNodeLightPath').outputs['Is Diffuse Ray']; g.put(bg.inputs[0], g.mix(diffuse, env(img+lit(d, el, 15), 'mirrored'), env(img*2.0+q('#c8aca8')*.34, 'round'))); bg.inputs[1].default_value = 1.0; S.sc.world.cycles.sampling_method = 'NONE'; bpy.data.objects.remove(bpy.data.objects['Fill'])
    l = bpy.data.lights.new('low', 'SUN'); l.energy, l.color, l.angle = 7.0, hexc('#ffa468'), math.radians(1.6); o = bpy.data.objects.new('low', l); a, e = math.radians(42), math.radians(12); o.rotation_euler = Vector((-math.sin(a)*math.cos(e), -math.cos(a)*math.cos(e), -math.sin(e))).to_track_quat('-Z', 'Y').to_euler(); o.visible_glossy = False; S.sc.collection.objects.link(o)
    S.lamp((-1.6, -.9, 1.5), '#c4bcd4', 20, 1.8, 'AREA', (.0, .7, 0)).visible_camera = False
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=6.3, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=8, clamp=3.0, thr=.010, ev=.62, vig=.25, bloom_k=.12, bloom_th=.9, sat=.9)

def settle(P, L, steps, push, hit, bend, tie=None):
    """cloth as points on a grid (..., rows, columns, 3) whose neighbours stay `L` apart: moved by push(P), held up by hit(P, old)"""
    P = P.astype(np.float32); old = P.copy(); dy, dx = L; dg = math.hypot(dy, dx); links = ((1, 0, dy, .28), (0, 1, dx, .28), (1, 1, dg, .10), (1, -1, dg, .10), (2, 0, 2*dy, bend), (0, 2, 2*dx, bend), (4, 0, 4*dy, bend/2), (0, 4, 4*dx, bend/2)); n, m = P.shape[-3:-1]
    for _ in range(steps):
        v = (P-old)*.94; old = P.copy(); P = P+v+push(P)
        for _ in range(6):
            for i, j, rest, w in links: a = P[..., :n-i, max(0, -j):m-max(0, j), :]; b = P[..., i:, max(0, j):m-max(0, -j), :]; d = b-a; q = np.sqrt((d*d).sum(-1, keepdims=True))+1e-9; d *= (q-rest)/q*w; a += d; b -= d
            if tie: tie(P)
        hit(P, old)
    return P
def facing(P): return np.cross(np.gradient(P, axis=-2), np.gradient(P, axis=-3))
def resample(P, rows, cols):
    """a grid of points looked up between its own (Catmull-Rom), at places 0 to 1"""
    for ax, q in ((-3, rows), (-2, cols)):
        n = P.shape[ax]; q = np.asarray(q)*(n-1); i = np.clip(q.astype(int), 0, n-2); f = (q-i).astype(np.float32).reshape([-1 if k == P.ndim+ax else 1 for k in range(P.ndim)]); a, b, c, d = (np.take(P, np.clip(i+o, 0, n-1), ax) for o in (-1, 0, 1, 2)); P = b+.5*f*(c-a+f*(2*a-5*b+4*c-d+f*(3*(b-c)+d-a)))
    return P
def plump(a, b, lean, thick, seed):
    """a filled pillow, 2a by 2b, that lies against a slope of `lean`: both sides, sewn together at the edge, on the floor z = 0"""
    g = np.random.RandomState(seed); c, s = math.cos(lean), math.sin(lean); P = None
    for n, m, steps in ((24, 34, 400), (60, 84, 160), (150, 210, 70)):
        if P is None: u, v = np.meshgrid(np.linspace(-a, a, m), np.linspace(-b, b, n)); P = np.stack([np.stack([u, v*c-k*s, (v+b)*s+k*c+.03], -1) for k in (.004, -.004)])
        else: P = resample(P, np.linspace(0, 1, n), np.linspace(0, 1, m)); P = P+.0006*g.normal(size=P.shape)
        L = 2*b/(n-1), 2*a/(m-1); w = (.7+.6*fbm(*np.meshgrid(np.arange(m)/m*3.5, np.arange(n)/n*2.5), 3, seed))[..., None]
        def push(P): N = facing(P)/(L[0]*L[1]); N[1] *= -1; return .00018*max(0, 1-np.linalg.norm(P[0]-P[1], axis=-1).max()/thick)*w*N+np.array((0, 0, -.00004), np.float32)
        def tie(P):
            for e in ((0, slice(None)), (-1, slice(None)), (slice(None), 0), (slice(None), -1)): P[(slice(None), *e)] = P[(slice(None), *e)].mean(0)
        def hit(P, old):
            low = P[..., 2] < .002; P[..., 2] = np.maximum(P[..., 2], .002); d = P[..., 2]*c-(P[..., 1]+b*c)*s; P -= np.minimum(d, 0)[..., None]*np.array((0, -s, c), np.float32); old += (P-old)*(low|(d < 0))[..., None]*.7
        P = settle(P, L, steps, push, hit, .012, tie)
    return P
def sateen(nx, ny, mm, seam, seed=3):
    """a sheet's map, nx along its hem by ny away from its edge at `mm` samples a millimetre: relief, cover (0 in the hemstitch's openings) and tone. Fine threads, each of its own width, float over four and dive under one; the hemstitch is `seam` mm from the edge"""
    x, y = np.meshgrid((np.arange(nx)/mm).astype(np.float32), (np.arange(ny)/mm).astype(np.float32)); g = np.random.RandomState(seed); n = lambda a, b, q: vnoise(a, b, seed+q)-.5
    c = x/.30+.8*n(x*.16, y*.05, 10)+.3*n(x*1.1, y*.3, 11); i = np.floor(c); f = 2*(c-i)-1; w = .85+.4*n(i*7.3, y*.11, 12)+1.2*np.clip(n(i*3.1, y*.045, 13)-.2, 0, 1); q = y/.25+.7*n(y*.16, x*.05, 20); dive = np.mod(q+2*i, 5); k = np.clip(1-np.abs(dive-2.5)/2.5, 0, 1)
    warp = np.sqrt(np.clip(1-(f/np.clip(w, .5, 1.2))**2, 0, 1))*(.35+.65*np.clip(k*3.2, 0, 1)); h = np.maximum(warp, .42); tone = (1+.26*n(i*5.7, y*.03, 30)+.08*n(x*14, y*1.2, 32))*(.80+.20*np.clip(h*1.3, 0, 1))
    # hemstitch: threads drawn out, the rest tied into bars by a sewing thread at both edges
    e = np.cumsum(2.15+.75*g.uniform(-.5, .5, int(nx/mm/1.8)))-3; k = np.clip(np.searchsorted(e, x+.20*n(x*.4, y*.4, 33))-1, 0, len(e)-2); f = (x-e[k])/(e[k+1]-e[k]); half = 1.35+.5*(g.rand(len(e))[k]-.5); t = (y-seam-.35*n(x*.05, x*0, 34)-.12*g.normal(size=len(e))[k])/half; hole = (.24+.08*g.uniform(-1, 1, len(e))[k])*np.sqrt(np.clip(1-np.abs(t)**2.3, 0, 1))*2.15; d = np.abs(f-.5-.10*g.normal(size=len(e))[k]*t)*2.15-hole+.12*n(x*9, y*2, 35)+.10*n(x*3, y*3, 37); row = np.abs(t) < 1; cover = np.where(row, np.clip(d*mm*.35+.5, 0, 1), 1)
    for j in range(2): s_ = g.uniform(-.42, .42, len(e))[k]+.08*np.sin(t*2.5+6*g.rand(len(e))[k]); cover = np.where(row & (np.abs(f-.5-s_*.5) < .022) & (g.rand(len(e))[k] < .3), 1, cover)      # a fibre that was left
    bar = np.clip(d/.36, 0, 1)*(.75+.5*n(x*5.5, y*.5, 36)); h = np.where(row, .30+.9*bar, h); tone = np.where(row, .80+.25*bar, tone)
    for s in (-1, 1): q = np.hypot((np.minimum(f, 1-f))*2.15/.40, (t*half-s*(half+.10))/.22); kn = np.sqrt(np.clip(1-q*q, 0, 1)); h = np.maximum(h, kn*1.6); tone = np.where(kn > 0, .92+.12*kn, tone); cover = np.maximum(cover, kn > 0)
    return h, cover, tone
def chamber(w, h):
    """the bedroom behind, as a wide-open lens sees it: a window on the city's lamps, the curtain beside it, a wall and a headboard that the bedside lamp warms"""
    u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); asp = w/h; c = lambda q: np.array(hexc(q)); g = np.random.default_rng(4); st = lambda a, at, r: smooth(a, at-r, at+r); lx, ly = .385, .16
    warm = np.exp(-((u-lx)*asp/.42)**2-((v-ly)/.30)**2); img = (c('#3a2a1e')*.16+warm[..., None]*c('#d8a070')*.34+np.exp(-(((u-lx)*asp)**2+(v-ly)**2)/.020)[..., None]*c('#ffc080')*.30)*(.92+.16*fbm(u*3, v*3, 4, 5))[..., None]
    k = st(v, .10, .30)[..., None]; sky = c('#16264e')*.42*(1-k)+c('#56608c')*.30*k+np.exp(-((v-.32)/.06)**2)[..., None]*c('#d8946c')*.12
    for x, r, y in ((.01, .030, .16), (.07, .018, .06), (.12, .026, .19), (.185, .016, .03), (.225, .024, .17)): m_ = (st(u, x-r, .022)*st(u, x+r, -.022)*st(v, y, .035))[..., None]; sky = sky*(1-m_*.75)+c('#121a34')*.10*m_*.75
    for i in range(95):
        x, y = g.uniform(-.01, .29), .10+.30*g.random()**.75; r = g.uniform(.0185, .0215); d = np.hypot((u-x), (v-y)/asp); p = (.02+.9*g.random()**4)*.36; sky += (np.clip((r-d)*w/2.5+.5, 0, 1)*(.80+.35*np.clip(d/r, 0, 1)**5))[..., None]*p*c(['#ffb25e', '#ffc98a', '#ff964a', '#ffe6c4', '#ff7a4a'][g.integers(5)])
    m_ = st(u, .265, -.022)[..., None]; img = img*(1-m_)+sky*m_
    f = fbm(u*24+.3*np.sin(v*2), v*.4, 3, 21); m_ = (st(u, .225, .025)*st(u, .325, -.022))[..., None]; img = img*(1-m_)+(.35+1.1*f)[..., None]*(c('#5a6494')*.06*st(u, .29, -.06)[..., None]+c('#ffc088')*(.16*st(u, .31, .07)*(.4+.6*np.exp(-((v-.16)/.3)**2)))[..., None])*m_
    return np.maximum(img, 0)[::-1]
def bed():
    """A bed turned down for the night: the hemstitched edge of a sateen sheet folded back over a cashmere blanket, within reach and oblique; a pillow, the bedside lamp and the city's window out of focus. The bed's axes are t along the hem, s towards the pillows"""
    eye, lens, focus, shift, yaw = np.array((0, 0, .165)), 36, .270, -.212, math.radians(-14); y0 = .250; cy, sy = math.cos(yaw), math.sin(yaw)
    to = lambda t, s, z: np.stack([t*cy-s*sy, y0+t*sy+s*cy, z+0*t], -1); side = -.42
    def lie(t, s): return .046*np.exp(-((s-.11)/.13)**2)*(1+.10*np.sin(t*7+1))+.007*(fbm(t*5+3, s*5, 3, 4)-.5)+.0016*(fbm(t*22, s*22, 3, 6)-.5)-.07*smooth(s, .20, .285)
    # the blanket: a twill of soft yarn under a nap of stray fibres
    def wool(g):
        p = g.node('ShaderNodeUVMap').outputs[0]; t, s, _ = g.xyz(p)[0:3]; w = g.mul(g.sub(g.noise(p, 160, 3, .6), .5), .0022); a = g.div(g.add(g.add(t, s), w), .0017); b = g.div(g.sub(t, g.mul(s, 1.7)), .0024); rib = g.m('ABSOLUTE', g.m('SINE', g.mul(a, np.pi))); bead = g.m('ABSOLUTE', g.m('SINE', g.mul(g.add(b, g.mul(g.m('FLOOR', a), .37)), np.pi))); f = g.noise(p, 2600, 4, .7); big = g.noise(p, 60, 4, .6); h = g.add(g.mul(rib, .5), g.add(g.mul(g.mul(rib, bead), .4), g.mul(f, .8)))
        c = g.mix(g.clamp(g.add(g.mul(big, .6), g.mul(f, .5))), hexc('#75634f'), hexc('#c2ad94')); c = g.scalec(c, g.add(.55, g.mul(h, .4)))
        return g.principled(Base_Color=c, Roughness=.95, Specular=.08, Sheen=.6, Normal=bump(g, h, .0010, .8))
    t, s = np.meshgrid(np.linspace(-.42, .5, 500), np.linspace(-.30, .26, 330)); cloth('blanket', to(t, s, lie(t, s)-.0015), S.mat('wool', wool, 0), np.stack([t, s], -1))
    r = np.random.RandomState(8); n = 60000; t0, s0 = r.uniform(-.19, .22, n), r.uniform(-.20, .045, n); an, L = r.uniform(0, 2*np.pi, n), .0012+.0042*r.rand(n)**2; up_ = r.uniform(.15, .95, n)*L*.55; bend = r.normal(0, .9, n); wd = r.uniform(.012, .026, n)*1e-3
    q = np.linspace(0, 1, 5)[:, None]; cx, cs = np.cos(an+bend*q), np.sin(an+bend*q); T, Sx = t0+L*q*cx, s0+L*q*cs; Z = lie(t0, s0)-.0015+up_*np.sin(q*np.pi*.62)+.0002; V = np.stack([np.stack([T-cs*wd, T+cs*wd], -1), np.stack([Sx+cx*wd, Sx-cx*wd], -1), np.stack([Z-wd*.4, Z+wd*.4], -1)], -1); W3 = to(V[..., 0], V[..., 1], V[..., 2]); W3 = W3.transpose(1, 0, 2, 3).reshape(-1, 3); i = (np.arange(n)*10)[:, None]+2*np.arange(4)[None]; F = np.stack([i, i+1, i+3, i+2], -1).reshape(-1, 4)
    def hair(g):
        d, e = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); c = hexc('#c0ac94'); g.put(d.inputs[0], c); g.put(e.inputs[0], c); return g.mixsh(.4, d.outputs[0], e.outputs[0])
    S.mesh('nap', W3.tolist(), F.tolist(), [S.mat('hair', hair, 0)], True)
    # the sheet, dropped a little gathered, comes to rest on the blanket
    far, t_a, t_b, k = .30, -.46, .52, .99; P = None
    def hit(P, old): z = lie(P[..., 0], P[..., 1])+.0006; on = (P[..., 2] < z)[..., None]; P[..., 2] = np.maximum(P[..., 2], z); old += (P-old)*on*.8; P[:, 0, 0], P[:, -1, 0] = t_a*k, t_b*k
    for n, m, steps, bend in ((20, 60, 90, .10), (40, 120, 50, .10), (110, 330, 20, .06)):
        if P is None: t, s = np.meshgrid(np.linspace(t_a, t_b, m), np.linspace(0, far, n)); q = t-.7*s; P = np.stack([t*k+.006*(fbm(t*5, s*7, 3, 71)-.5), s*(1-.7*(1-k))+.012*(fbm(t*6, s*6, 3, 53)-.5), lie(t, s)+.003+.075*np.clip(fbm(q*11, s*2+t, 3, 72)-.46, 0, 1)*(.4+.6*smooth(s, .02, .12))], -1)
        else: P = resample(P, np.linspace(0, 1, n), np.linspace(0, 1, m))
        P = settle(P, (far/(n-1), (t_b-t_a)/(m-1)), steps, lambda P: np.array((0, 0, -.00002), np.float32), hit, bend)
    t, s = np.meshgrid(np.linspace(t_a, t_b, m), np.linspace(0, far, n)); flat = np.stack([t, s, lie(P[..., 0], P[..., 1])], -1); P = flat+blur(P-flat, 2.2)
    # its hem is three layers with a rolled edge, then one
    seam, R, mm = .030, .00075, 10; tt = np.linspace(-.30, .36, 1500); arc = np.linspace(0, np.pi, 15); under = np.linspace(.010, R, 10)[:-1]; top = np.concatenate([np.linspace(R, .045, 170)[1:], np.linspace(.045, .14, 170)[1:], np.linspace(.14, far, 90)[1:]])
    s1 = np.concatenate([under, R-R*np.sin(arc), top]); lift = np.concatenate([under*0, R-R*np.cos(arc), np.full(len(top), 2*R)]); tl, s = np.meshgrid(tt, s1); lift = lift[:, None]+0*tl
    w = s+.0011*(fbm(tl*16, tl*0, 3, 12)-.5)*np.exp(-s/.05); layer = 1-.62*smooth(w, seam-.0032, seam-.0021); pucker = np.exp(-((w-seam)/.009)**2); e = tl/.0105+2*fbm(tl*30, tl*0, 2, 14)
    rel = .00022*pucker*np.sin(2*np.pi*e*.8+s*90)*(.3+1.4*fbm(tl*26, tl*0+4, 2, 15))+.0008*pucker*(fbm(tl*75, s*40, 3, 16)-.5)-.00030*np.exp(-((w-seam)/.0018)**2)+.0007*(fbm(tl*40-s*30, s*28, 4, 19)-.5)
    for at, k, wd_, lean in ((-.035, .0011, .0045, -.08), (.165, .0010, .005, .05), (-.225, .0010, .005, .04)): d = tl-at-lean*s+.0030*(fbm(s*5+at*9, tl*0, 2, 23)-.5); d = np.sign(d)*(np.sqrt(d*d+.0007**2)-.0007); rel += k*np.exp(-np.abs(d)/wd_)*(.5+.6*fbm(s*9+at*50, tl*0, 2, 24))       # where it lay folded in the press
    Q = resample(P, np.clip(s1/far, 0, 1), (tt-t_a+.11)/(t_b-t_a))-(.11, 0, 0); z = Q[..., 2]+lift*layer+rel+.0004; run = np.concatenate([np.zeros(len(under)), arc*R, np.pi*R-R+top])[:, None]+0*tl; uv = np.stack([(tl+.30)*1000*mm/4400, np.clip(run*1000*mm/1400, .001, .999)], -1)
    h, cover, tone = sateen(4400, 1400, mm, (seam+np.pi*R-R)*1000); im = image('sateen', np.stack([h*.5, cover, tone*.5], -1))
    def cotton(g):
        tx = g.node('ShaderNodeTexImage', image=im, extension='REPEAT', interpolation='Cubic'); g.put(tx.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); hh, cv, tn = g.xyz(tx.outputs[0])[0:3]; c = g.scalec(hexc('#efe8dc'), g.mul(tn, 2.0)); nm = bump(g, hh, .00020, 1.0)
        e = g.node('ShaderNodeBsdfTranslucent'); g.put(e.inputs[0], g.scalec(c, .9)); g.put(e.inputs['Normal'], nm); b = g.mixsh(.12, g.principled(Base_Color=c, Roughness=.42, Specular=.45, Sheen=.3, Normal=nm), e.outputs[0]); return g.mixsh(g.ss(cv, .3, .7), g.node('ShaderNodeBsdfTransparent').outputs[0], b)
    cloth('sheet', to(Q[..., 0], Q[..., 1]+s-np.clip(s, 0, far), z), S.mat('cotton', cotton, 0), uv)
    # the mattress, and pillows with a cord in the seam
    linen = matt('linen', '#ece4d8', .55, .06, 40, .35); t, s = np.meshgrid(np.concatenate([np.linspace(side-.12, side+.08, 60), np.linspace(side+.09, 1.8, 120)]), np.linspace(.16, 1.7, 160)); cloth('under', to(t, s, -.030+.014*(fbm(t*6, s*5, 4, 41)-.5)+.010*np.clip(fbm(t*9-s*5, s*3+t*4, 3, 46)-.52, 0, 1)-.30*smooth(t, side+.05, side-.06)**1.5), linen)
    P = plump(.34, .25, math.radians(33), .20, 3); u, v = np.meshgrid(np.arange(210), np.arange(150)); step = .0024*(fbm(u/20+v/40, v/34-u/90, 3, 44, .5, True)-.3)[..., None]
    for t, s, z, turn, tilt, k in ((-.13, .72, -.03, -.10, 0, 1), (.16, .95, .02, .05, .5, -1)):
        q = P*np.array((k, 1, 1)); c, d = math.cos(tilt), math.sin(tilt); q = np.stack([q[..., 0], q[..., 1]*c-q[..., 2]*d, q[..., 1]*d+q[..., 2]*c], -1); q = q-(0, q[..., 1].min(), q[..., 2].min()); c, d = math.cos(turn), math.sin(turn); q = to(t+.34+q[..., 0]*c-q[..., 1]*d, s+q[..., 0]*d+q[..., 1]*c, z+q[..., 2])
        for j in (0, 1): cloth('pillow', q[j]+step*(1, -1, 1), linen)
        a = q[0]; edge = np.concatenate([a[0], a[1:, -1], a[-1, -2::-1], a[-2::-1, 0]]); B = Build(); B.tube([tuple(p) for p in edge[::2]], .0028, 8); B.to(S, 'cord', [linen], True)
    # the lamp on its table
    lx, ly, lz = -.265, 1.3, .115
    def shade(g):
        z = g.xyz(g.node('ShaderNodeTexCoord').outputs['Generated'])[2]; p = here(g); lw = g.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .5; f = g.mul(g.add(.35, g.mul(g.exp(g.mul(g.pow(g.div(g.sub(z, .42), .38), 2.0), -1.0)), .9)), g.sub(1.0, g.mul(lw.outputs['Facing'], .55))); return g.emission(g.mix(g.clamp(f), hexc('#d07a38'), hexc('#ffcb8e')), g.mul(f, g.mul(g.add(.9, g.mul(g.noise(g.v('MULTIPLY', p, (60, 60, 600)), 1.0, 3), .2)), .95)))
    B = Build(); B.lathe(lx, ly, [(.118, lz), (.092, lz+.19)], 64); o = weld(B.to(S, 'shade', [S.mat('shade', shade, 0)], True)); o.visible_shadow = o.visible_diffuse = False
    B = Build(); B.lathe(lx, ly, [(.055, -.06), (.055, -.045), (.012, -.035), (.009, .02), (.016, .04), (.009, .06), (.007, lz+.01)], 40); weld(B.to(S, 'stem', [metal('brass', '#b98a4c', .25)], True)); B = Build(); B.box(lx-.13, ly+.12, .62, .6, -.3, -.06); B.to(S, 'table', [stone('walnut', '#14100d', '#2c211a', .3, 12, .3)])
    # the room's picture
    back = image('chamber', chamber(1200, 750)); yb = 2.4
    o = S.mesh('room', [(-4, yb, -3), (4, yb, -3), (4, yb, 3), (-4, yb, 3)], [(0, 1, 2, 3)], [S.mat('room', lambda g: far_off(g, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    bulb = S.lamp((lx, ly, lz+.09), '#ffbe82', 4.5, .05); bulb.visible_camera = False; bulb.visible_glossy = True
    S.lamp((-.72,.36,.24), '#ffcfa0', 13, .05).visible_camera = False; S.lamp((1.6, -.4, 1.2), '#ffcf9c', 1.6, 1.2, 'AREA', (.1, .6, 0)).visible_camera = False
    S.lamp((-1.6, .9, .8), '#8ea4e0', 6, 1.0, 'AREA', (0, .5, 0)).visible_camera = False
    S.sc.world.cycles.sampling_method = 'NONE'; bpy.data.lights['Fill'].energy = .02; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .25
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=8, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=3, clamp=2.0, thr=.01, ev=1.1, vig=.32, bloom_k=.12, bloom_th=.8)

def linen_map(n, mm, seed=7):
    """a linen's map, n samples a side at `mm` a millimetre: relief and tone of a plain weave whose threads differ in width, with a few slubs"""
    x, y = np.meshgrid((np.arange(n)/mm).astype(np.float32), (np.arange(n)/mm).astype(np.float32)); v = lambda a, b, q: vnoise(a, b, seed+q)-.5
    def set_(a, b, pitch, q): c = a/pitch+1.0*v(a*.16, b*.05, q)+.35*v(a*1.1, b*.35, q+1); i = np.floor(c); w = .80+.5*v(i*7.3, b*.11, q+2)+1.6*np.clip(v(i*3.1, b*.03, q+3)-.30, 0, 1)*3; return 2*(c-i)-1, i, np.clip(w, .5, 1.3)
    fx, i, wx = set_(x, y, .78, 10); fy, j, wy = set_(y, x, .84, 20); over = np.where((i+j) % 2, 1., -1.); up = lambda f, w: np.sqrt(np.clip(1-(f/w)**2, 0, 1)); a, b = up(fx, wx)*(.62+.38*over*np.cos(fy*np.pi/2)), up(fy, wy)*(.62-.38*over*np.cos(fx*np.pi/2)); h = np.maximum(a, b)
    return h, np.where(a > b, 1+.5*v(i*5.7, y*.03, 30)+.3*v(x*12, y*1.1, 32), 1+.5*v(j*4.9, x*.03, 31)+.3*v(x*1.1, y*12, 33))*(.30+.70*np.clip(h*1.15, 0, 1)**1.5)
def lathed(points, step=.0008, soft=.0011):
    """a lathed profile (radius, height) through points, at even steps, its corners rounded over about `soft`"""
    P = np.array(points); l = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(P, axis=0).T))]); n = int(l[-1]/step)*4; t = np.linspace(0, l[-1], n+1); Q = np.stack([np.interp(t, l, P[:, j]) for j in (0, 1)], 1); k = int(3*soft/step*4); w = np.exp(-.5*(np.arange(-k, k+1)*step/4/soft)**2); w /= w.sum(); Q = np.pad(Q, ((k, k), (0, 0)), 'reflect', reflect_type='odd'); return np.stack([np.convolve(Q[:, j], w, 'valid') for j in (0, 1)], 1)[::4]
def gathered(prof, level, lamp, power, share, half, px, n, takes=None, size=(.001, .001, .0035), wave=.20):
    """The light of a flame that a lathed glass, whose axis is x = y = 0, throws on the ground: n photons, refracted and mirrored by its wavy profile (glass is on the left along it) and by wine up to `level`; share(sine) is how much of the flame's light goes down so steeply. `takes` is what a metre of the wine takes, `size` the lamp's (standard deviations), `wave` how wavy the glass is. Irradiance on 2 half by 2 half metres, px to a side"""
    g = np.random.default_rng(1); index = np.array((1, 1.5, 1.345)); wet = soaked(prof, level); top = brim(prof[wet.index(True), 0], level); ends, sides, normals = [], [], []                     # media: air, glass, wine
    for L, s in ((prof, [(2*q, 1) for q in wet]), (top, [(0, 2)]*(len(top)-1))): d = np.gradient(L, axis=0); d = np.stack([d[:, 1], -d[:, 0]], 1); d /= np.linalg.norm(d, axis=1, keepdims=True); ends += [(*a, *b) for a, b in zip(L, L[1:])]; sides += s; normals += list(zip(d, d[1:]))
    sides, normals = np.array(sides), np.array(normals); E, hits = np.zeros((px, px, 3)), np.zeros((px, px))
    # evenly into the cone that the glass fills
    k = int(math.sqrt(n)); u, v = ((np.stack(np.meshgrid(np.arange(k), np.arange(k)))+g.random((2, k, k)))/k).reshape(2, -1); w = np.array((0, 0, .065))-lamp; far = np.linalg.norm(w); w /= far; cone = 1-math.sqrt(1-(.092/far)**2); ct = (1-u*cone)[:, None]; st = np.sqrt(1-ct*ct); a_ = np.cross(w, (0, 0, 1)); a_ /= np.linalg.norm(a_); b_ = np.cross(w, a_); v = 2*np.pi*v[:, None]
    D = ct*w+st*(np.cos(v)*a_+np.sin(v)*b_); P = lamp+g.normal(size=D.shape)*size; W = np.array(power)*(share(-D[:, 2])*cone/2/len(D))[:, None]; first = True
    for _ in range(14):
        best, which, fr = np.full(len(P), np.inf), np.full(len(P), -1), np.zeros(len(P)); x, y, z = P.T; dx, dy, dz = D.T; hh, hb, hc = dx*dx+dy*dy, x*dx+y*dy, x*x+y*y
        for k, (r0, z0, r1, z1) in enumerate(ends):           # the nearest of the cones between the profile's points
            h = z1-z0 if abs(z1-z0) > 1e-8 else 1e-8; s = (r1-r0)/h; c = r0+s*(z-z0); a_ = hh-(s*dz)**2; b_ = hb-c*s*dz; q = b_*b_-a_*(hc-c*c); ok = np.nonzero(q > 0)[0]; q, a_, b_ = np.sqrt(q[ok]), a_[ok], b_[ok]
            for t in ((-b_-q)/a_, (-b_+q)/a_): f = (z[ok]+t*dz[ok]-z0)/h; good = (t > 2e-7)&(f >= 0)&(f <= 1)&(t < best[ok]); j = ok[good]; best[j], which[j], fr[j] = t[good], k, f[good]
        down = np.where(dz < -1e-6, -z/np.minimum(dz, -1e-6), np.inf)
        if not first: j = np.nonzero(down < best)[0]; i = ((P[j, :2]+down[j, None]*D[j, :2]+half)/(2*half)*px).astype(int); ok = ((i >= 0)&(i < px)).all(1); at = tuple(i[ok, ::-1].T); np.add.at(E, at, W[j[ok]]); np.add.at(hits, at, 1)
        j = np.nonzero((which >= 0)&(best < down))[0]; first = False; t, k, f = best[j], which[j], fr[j, None]; D, W, P = D[j], W[j], P[j]+t[:, None]*D[j]
        if not len(j): break
        r = np.hypot(P[:, 0], P[:, 1])+1e-12; q = np.arctan2(P[:, 1], P[:, 0])*8; N = normals[k, 0]*(1-f)+normals[k, 1]*f+wave*(np.stack([fbm(q*.8, P[:, 2]*150, 2, 60), fbm(q*.8+27, P[:, 2]*150+3, 2, 65)], 1)-.5); N = np.stack([N[:, 0]*P[:, 0]/r, N[:, 0]*P[:, 1]/r, N[:, 1]], 1); N /= np.linalg.norm(N, axis=1, keepdims=True); c = (D*N).sum(1); right = c < 0; c = np.abs(c); N *= np.where(right, 1, -1)[:, None]
        m1, m2 = np.where(right, sides[k].T, sides[k, ::-1].T); W = W*np.where((m1 == 2)[:, None], np.exp(-t[:, None]*(WINE if takes is None else takes)), 1); e = index[m1]/index[m2]; q = 1-e*e*(1-c*c); ct = np.sqrt(np.maximum(q, 0)); F = .5*(((e*c-ct)/(e*c+ct))**2+((e*ct-c)/(e*ct+c))**2)
        D = np.where(((q < 0)|(g.random(len(c)) < F))[:, None], D+2*c[:, None]*N, e[:, None]*D+(e*c-ct)[:, None]*N); D /= np.linalg.norm(D, axis=1, keepdims=True)
    E, hits = (E/(2*half/px)**2).astype(np.float32), hits[..., None].astype(np.float32); s, out, left = px/2000, 0, 1.0
    for r, need in ((1.2, 30), (2.4, 10), (5, 3), (10, 0)): k = left*(smooth(blur(hits, r*s*1.5), need*.5, need) if need else 1); out = out+blur(E, r*s)*k; left = left-k           # wide where photons are few
    return out*.85+.16*blur(out, 62*s)                       # cloth scatters some of it
def soaked(prof, level): return [j > prof[:, 1].argmax() and .02 < z < level for j, (_, z) in enumerate(prof[:-1])]
def brim(r, level):
    """the wine's surface from the wall, where it climbs, to the axis"""
    q = np.concatenate([np.linspace(r, r-.006, 14), np.linspace(r-.006, 0, 10)[1:]]); return np.stack([q, level+.0013*np.exp(-(r-q)/.0014)], 1)
WINE = np.array((13., 150., 120.))                                                                                  # what a metre of it takes, as an exponent
def flax(im, col, lit=None):
    """linen from its map, lit = (image of the light that a glass gathers, the glass's x and y, half its side, the lamp)"""
    def b(g):
        p = here(g); tx = g.node('ShaderNodeTexImage', image=im, extension='REPEAT', interpolation='Cubic'); g.put(tx.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); hh, tn, _ = g.xyz(tx.outputs[0])[0:3]; k = g.mul(g.mul(tn, 2.0), g.add(.86, g.mul(g.noise(p, 30, 4), .28))); c = g.scalec(hexc(col), k); nm = bump(g, hh, .0009, 1.0); sh = g.principled(Base_Color=c, Roughness=.9, Specular=0.0, Sheen=.3, Normal=nm)
        if lit is None: return sh
        im_c, gx, gy, half, fl = lit; x, y, _ = g.xyz(p)[0:3]; t = g.node('ShaderNodeTexImage', image=im_c, extension='CLIP'); g.put(t.inputs[0], g.vec(g.mul(g.sub(x, gx-half), .5/half), g.mul(g.sub(y, gy-half), .5/half), 0.0)); to = g.v('NORMALIZE', g.v('SUBTRACT', tuple(fl), p)); dot = g.div(g.v('DOT_PRODUCT', nm, to), g.xyz(to)[2])
        return g.addsh(sh, g.emission(g.v('MULTIPLY', c, t.outputs[0]), g.mul(g.m('MAXIMUM', dot, 0.0), 1/np.pi)))
    return S.mat('linen', b, 0)
def crystal(ior, within, takes=WINE, shade=(.6, .15, .15, 1)):
    """a wall of a glass with wine in it: what reaches it from within the wine has lost on the way what a metre `takes`, diffuse rays pass, tinted as the wine's shade; within = the wine is behind its face (False: before, None: on neither side)"""
    def b(g):
        gl, tr, lp, geo = g.node('ShaderNodeBsdfGlass'), g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeLightPath'), g.node('ShaderNodeNewGeometry'); gl.inputs['IOR'].default_value = ior; gl.inputs['Roughness'].default_value = 0
        if within is not None: w = geo.outputs['Backfacing']; w = w if within else g.sub(1.0, w); l = g.mul(g.mul(lp.outputs['Ray Length'], w), -1.0); g.put(gl.inputs[0], g.vec(*(g.exp(g.mul(l, float(k))) for k in takes))); tr.inputs[0].default_value = shade
        return g.mixsh(lp.outputs['Is Diffuse Ray'], gl.outputs[0], tr.outputs[0])
    return S.mat('crystal', b, 0)
def table():
    """Red wine by candlelight: a short glass on ivory linen and the light of the flame that it gathers on the cloth, a folded napkin, a long table's candles out of focus. `photons` is how many draw that light"""
    eye, lens, focus, shift = np.array((0, 0, .130)), 66, .38, -.55; gx, gy = .030, .405; fl = np.array((.152, .515, .168)); flame = '#ffb68c'
    def ground(x, y): e = y-.56-.06*x+.0025*(fbm(x*18, y*0, 2, 15)-.5); return .0030*(fbm(x*7+2, y*7, 2, 12)-.5)+.0005*(fbm(x*34, y*34, 3, 13)-.5)+.0012*np.exp(-np.abs(e)/.007)-.0016
    # the glass: foot, stem, bowl, rim and down inside
    outer = [(0, .0011), (.012, .0010), (.026, .0004), (.0345, .0003), (.0366, .0006), (.037, .0012), (.0364, .0018), (.034, .0022), (.022, .0036), (.012, .0064), (.0066, .0110), (.0046, .0138), (.0041, .0166), (.0047, .0210), (.0072, .0265), (.013, .0310), (.023, .0370), (.033, .0470), (.04, .0605), (.0434, .0760), (.0438, .0880), (.0424, .1060), (.0394, .1260), (.0374, .1400)]
    inner = [(.0368, .1406), (.0364, .1400), (.0384, .1260), (.0413, .1060), (.0427, .0880), (.0423, .0760), (.0389, .0613), (.0319, .0482), (.0215, .0386), (.011, .0335), (0, .0320)]; level = .0705; prof = lathed(outer+inner); wet = soaked(prof, level); top = brim(prof[wet.index(True), 0], level)
    half = .16; im_c = image('caustic', gathered(lathed(outer+inner, .0016), level, fl-(gx, gy, 0), hexc(flame, 3.4), lambda q: 1-.92*smooth(q, .64, .95), half, 1400, A.get('photons', 1.4e6)))
    n, mm = 2400, 10; h, tone = linen_map(n, mm); im = image('weave', np.stack([h*.5, tone*.5, h*0], -1))
    t, s = np.meshgrid(np.concatenate([np.linspace(-.8, -.17, 60), np.linspace(-.169, .169, 600), np.linspace(.17, .8, 60)]), np.concatenate([np.linspace(.24, .62, 560), np.linspace(.622, 3, 160)])); cloth('linen', np.stack([t, s, ground(t, s)], -1), flax(im, '#e6dccc', (im_c, gx, gy, half, fl)), np.stack([t, s], -1)*mm*760/n)
    # a napkin folded in three: each layer's rounded edge, the upper one hemmed
    fold, R = flax(im, '#e6dccc'), .0018; d = np.array((.03, 1.)); p0 = np.array((-.078, .30)); arc = np.linspace(0, np.pi, 13)
    for i, (off, z0) in enumerate(((.0020, .0006), (-.0016, .0042), (.0008, .0078))):
        u1 = np.concatenate([np.linspace(.03, R, 8)[:-1], R-R*np.sin(arc), np.linspace(R, .034, 120)[1:], np.linspace(.034, .16, 60)[1:]]); z1 = np.concatenate([np.zeros(7), R-R*np.cos(arc), np.full(178, 2*R)]); run = np.concatenate([[0], np.cumsum(np.hypot(np.diff(u1), np.diff(z1)))]); t, u = np.meshgrid(np.arange(-.08, .34, .0006), u1)
        wob = off+.0012*(fbm(t*14, t*0+i*5, 3, 30+i)-.5)+.0008*(fbm(t*60, t*0+i, 2, 40+i)-.5); lift = z0+.0024*np.clip(fbm(t*9+i, u*5, 3, 50+i)-.42, 0, 1)*(i+.5)+.0010*(fbm(t*30-u*20, u*24, 3, 70+i)-.5)*smooth(u, 0, .01)+(.004+.010*fbm(t*6+3, t*0, 2, 81))*i/2*np.exp(-((u-.034)/.020)**2); hem = 0*u
        if i == 2: w = u+.0010*(fbm(t*20, t*0, 3, 12)-.5); hem = -.0011*smooth(w, .0135, .0150)-.0005*np.exp(-((w-.0118)/.0007)**2)*(.6+.4*np.sin(2*np.pi*t/.0026))+.0006*np.exp(-((w-.012)/.006)**2)*(fbm(t*110, u*60, 2, 16)-.5)
        q = u+wob; X, Y = p0[0]+d[0]*t-d[1]*q, p0[1]+d[1]*t+d[0]*q; cloth('napkin', np.stack([X, Y, z1[:, None]+lift+hem], -1), fold, np.stack([t, run[:, None]+0*t+i*.037], -1)*mm*760/n)
    # glass and wine
    B = Build()
    for a, b, q in zip(prof, prof[1:], wet): B.lathe(gx, gy, [a, b], 180, 0, int(q))
    weld(B.to(S, 'glass', [crystal(1.5, None), crystal(1.5/1.345, False)], True)); B = Build(); B.lathe(gx, gy, top, 180); weld(B.to(S, 'wine', [crystal(1.345, True)], True))
    # the flame, which only glass sees, and its light
    for z in (-.006, .006):
        o = S.lamp((*fl[:2], fl[2]+z), flame, .98, .006); o.visible_transmission = False; o.data.use_nodes = True; g = G(o.data.node_tree); _, y, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Incoming'])[0:3]; g.put(o.data.node_tree.nodes['Emission'].inputs[1], g.mul(g.sub(1.0, g.mul(g.ss(z, -.64, -.95), .92)), g.ss(y, .35, -.45, .06, 1.0)))      # its stick shades what is below it, other things the table behind
    B = Build(); B.lathe(fl[0], fl[1], [(.0055*math.sin(math.pi*q**.62)*(1-.35*q)+1e-5, fl[2]-.016+.036*q) for q in np.linspace(0, 1, 24)], 32); o = weld(B.to(S, 'flame', [S.mat('flame', lambda g: g.emission(hexc(flame), 30.0), 0)], True)); o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    # candles along the table light its cloth; the lens makes discs of them
    for x, y, z, k in ((-.30, 1.15, .12, .22), (.36, 1.3, .10, .25), (-.1, 1.9, .14, .3)): o = S.lamp((x, y, z), '#ffa868', k, .02); o.visible_transmission = False
    S.lamp((-.75, .30, .40), '#7f9cd8', .8, .35, 'AREA', (0, .4, 0)); S.lamp((.25, .35, .7), '#ffb07c', .6, .5, 'AREA', (0, .4, 0))
    w, h_ = 1600, 1000; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h_)+.5)/h_); c = lambda q: np.array(hexc(q)); img = np.exp(-((u)/.22)**2-((1-v)/.30)**2)[..., None]*c('#34508c')*.22; r = np.random.default_rng(5)
    for x, y, R, k, col in ((.075, .885, .022, .55, '#ff9c54'), (.150, .962, .025, .30, '#ff8c44'), (.262, .930, .028, .85, '#ffa868'), (.318, .985, .030, .30, '#ff9448'), (.366, .905, .023, .14, '#ff9448'), (.815, .945, .028, .75, '#ffa460'), (.862, .968, .027, .24, '#ff8c44'), (.958, .905, .023, .40, '#ff9850')): d = np.hypot(u-x, (v-y)*h_/w); img += (np.clip((R-d)*w/3+.5, 0, 1)*(.75+.4*np.clip(d/R, 0, 1)**5)*k*.55+np.exp(-(d/R/2.2)**2)*.05*k)[..., None]*c(col)
    back = image('table', img)
    def glints(g): e = far_off(g, back, lens, focus, shift, eye); return g.addsh(e, g.node('ShaderNodeBsdfTransparent').outputs[0])
    o = S.mesh('seen', [(-2, .6, -1), (2, .6, -1), (2, .6, 2), (-2, .6, 2)], [(0, 1, 2, 3)], [S.mat('seen', glints, 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    # what glass sees all round: dusk on the left, a wall that candles warm, their flames
    w, h_ = 1440, 720; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h_)+.5)/h_); az, el = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = np.zeros((h_, w, 3))+c('#2a1a10')*.10
    for a, e, ra, re_, k, hue in [(-75, 22, 12, 26, 1.1, '#6f90d8'), (100, 10, 16, 12, .5, '#e0a060'), (20, 4, 60, 7, .16, '#d89050'), (170, 30, 40, 30, .06, '#d0a080')]+[(r.uniform(-70, 70), r.uniform(-1, 7), .9, 1.4, r.uniform(1, 9), '#ffb468') for _ in range(16)]+[(-142, 9, .7, 2.2, 26, '#ffc49a'), (150, 13, .6, 1.9, 20, '#ffc49a')]: img += np.exp(-((((az-a+180) % 360-180)*np.cos(np.radians(el))/ra)**2+((el-e)/re_)**2))[..., None]*c(hue)*k
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g.node('ShaderNodeTexEnvironment', image=image('round', img)); lp = g.node('ShaderNodeLightPath'); g.put(bg.inputs[0], g.mix(lp.outputs['Is Diffuse Ray'], q.outputs[0], hexc('#3a2c28'))); g.put(bg.inputs[1], g.sub(1.0, g.m('MAXIMUM', lp.outputs['Is Camera Ray'], g.mul(lp.outputs['Is Diffuse Ray'], .6))))
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'
    for o in S.sc.objects:
        if o.type == 'LIGHT': o.visible_camera = False
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=4.5, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=14, clamp=4.0, thr=.02, ev=.75, contrast=1.16, vig=.40, bloom_k=.08, bloom_th=1.0)
def globes(name, at, r, mat, flat=1.0):
    """spheres of radii r, flattened, as one mesh"""
    q, t = np.meshgrid(np.linspace(.02, np.pi-.02, 11), np.linspace(0, 2*np.pi, 18, endpoint=False), indexing='ij'); V = np.asarray(at)[:, None, None]+np.asarray(r)[:, None, None, None]*np.stack([np.sin(q)*np.cos(t), np.sin(q)*np.sin(t), flat*np.cos(q)], -1)
    I = np.arange(V[..., 0].size).reshape(len(at), 11, 18); F = np.stack([I[:, :-1], I[:, 1:], np.roll(I, -1, 2)[:, 1:], np.roll(I, -1, 2)[:, :-1]], -1).reshape(-1, 4); return grid(name, V.reshape(-1, 3), F, mat)
def coupe():
    """Champagne in a coupe by a window, late in the morning: its bead and thin trains of bubbles, the gold light that the sun draws through it on ivory linen, half an orange and the window out of focus. `photons` as for table"""
    eye, lens, focus, shift = np.array((0, 0, .243)), 90, .312, -1.05; gx, gy = .0414, .345; gold = np.array((2.2, 10.5, 38.)); az, el = math.radians(46), math.radians(22); sun = np.array((math.sin(az)*math.cos(el), -math.cos(az)*math.cos(el), math.sin(el))); hue, watt = '#ffdcb4', 4.2; g_ = np.random.default_rng(4)
    outer = [(0, .0011), (.012, .0010), (.026, .0004), (.0335, .0003), (.0352, .0006), (.0355, .0012), (.0345, .0018), (.031, .0022), (.018, .0036), (.009, .0062), (.0052, .0110), (.0039, .0180), (.0036, .0300), (.0039, .0420), (.0052, .0495), (.0100, .0540), (.0200, .0585), (.0320, .0660), (.0412, .0765), (.0467, .0880), (.0490, .0980), (.0494, .1035)]
    inner = [(.0489, .1041), (.0484, .1035), (.0480, .0980), (.0457, .0886), (.0401, .0775), (.031, .0673), (.0195, .0600), (.0095, .0565), (0, .0555)]; level = .0962; prof = lathed(outer+inner); wet = soaked(prof, level); top = brim(prof[wet.index(True), 0], level); R = top[0, 0]
    half = .30; far = sun*2.2; im_c = image('caustic', gathered(lathed(outer+inner, .0016), level, far, hexc(hue, watt*5.2*np.pi*2.2**2), lambda q: 1+0*q, half, 1800, A.get('photons', 1.4e6), gold*1.9, (.008, .008, .008), .75))
    n, mm = 2400, 10; h, tone = linen_map(n, mm); im = image('weave', np.stack([h*.5, tone*.5, h*0], -1)); edge = .76
    def ground(x, y): return .0034*(fbm(x*6+2, y*6, 2, 12)-.5)+.0006*(fbm(x*30, y*30, 3, 13)-.5)+.0011*np.exp(-np.abs(x+.148+.10*(y-.4)+.002*(fbm(y*20, y*0, 2, 5)-.5))/.006)-.0017-40*np.clip(y-edge, 0, 1)**2
    t, s = np.meshgrid(np.concatenate([np.linspace(-1, -.2, 60), np.linspace(-.199, .199, 600), np.linspace(.2, 1, 60)]), np.concatenate([np.linspace(.2, .62, 560), np.linspace(.622, .84, 90)])); cloth('linen', np.stack([t, s, ground(t, s)], -1), flax(im, '#f3ece0', (im_c, gx, gy, half, sun*60)), np.stack([t, s], -1)*mm*760/n)
    B = Build()
    for a, b, q in zip(prof, prof[1:], wet): B.lathe(gx, gy, [a, b], 180, 0, int(q))
    weld(B.to(S, 'glass', [crystal(1.5, None), crystal(1.5/1.345, False, gold, (.95, .85, .6, 1))], True)); B = Build(); B.lathe(gx, gy, top, 180); weld(B.to(S, 'wine', [crystal(1.345, True, gold, (.95, .85, .6, 1))], True))
    # the bead: bubbles crowd along the wall, unequal, with gaps; a few rafts drift; trains rise from a speck in the glass, wider apart and larger the higher they are
    P = []
    def lay(x, y, r, z): P.append((x, y, z, r))
    def free(x, y, r): return all((x-a)**2+(y-b)**2 > (.92*(r+q))**2 for a, b, c, q in P[-420:] if c > level-.002)
    for row in range(5):
        t = 0.
        while t < 2*np.pi:
            r = 1e-3*np.clip(g_.lognormal(-.72, .45), .16, 1.05)*(1-.10*row); crowd = float(fbm(np.array(np.cos(t)*1.6+5), np.array(np.sin(t)*1.6+2), 3, 44)); d = r if row == 0 else r+1e-3*(.55*row+g_.uniform(-.1, .35)); x, y = (R-.0002-d)*np.cos(t), (R-.0002-d)*np.sin(t)
            if crowd > (.18, .34, .46, .55, .63)[row]+g_.normal(0, .04) and free(x, y, r): lay(x, y, r, level-.40*r+.0009*np.exp(-d/.0014))
            t += (r*g_.uniform(1.7, 2.6))/R
    for cx, cy, k in ((-.018, -.012, 26), (.010, -.024, 15), (-.006, .014, 22), (.022, .004, 9), (-.031, .007, 12), (.003, -.008, 5)):
        for i in range(k*6):
            if i >= k and g_.random() < .8: continue
            r = 1e-3*np.clip(g_.lognormal(-.85, .45), .14, .9); a, q = g_.uniform(0, 6.3), abs(g_.normal(0, .0015*np.sqrt(k/6))); x, y = cx+q*np.cos(a)*1.6, cy+q*np.sin(a)
            if free(x, y, r): lay(x, y, r, level-.40*r)
    for cx, cy in ((-.0175, -.0115), (.0095, -.0235), (-.0055, .0135), (-.033, -.014), (.026, -.020), (.001, -.034), (-.024, .022), (.017, .012)):
        c = np.hypot(cx, cy); z = float(np.interp(c, [q for q, _ in inner[::-1]], [q for _, q in inner[::-1]]))+.0006; z0, step, ph = z, g_.uniform(.0006, .0013), g_.uniform(0, 6)
        while z < level-.0009:
            f = (z-z0)/.03; r = 1e-3*(.10+.16*f)*g_.uniform(.85, 1.15)
            if g_.random() > .12: lay(cx+.0007*f*np.sin(ph+f*5)+g_.normal(0, .00006), cy+.0006*f*np.cos(ph+f*4)+g_.normal(0, .00006), r, z)
            z += step*(1+1.6*f)*g_.lognormal(0, .38)
    for i in range(150):                                                                                                # what clings to the glass
        k = g_.choice([j for j, q in enumerate(wet) if q]); a, (c, z) = g_.uniform(0, 6.3), prof[k]
        if .004 < c < .046 and z < level-.001: r = 1e-3*g_.uniform(.07, .20); lay((c-r)*np.cos(a), (c-r)*np.sin(a), r, z+r*.6)
    P = np.array(P); globes('bead', P[:, :3]+(gx, gy, 0), P[:, 3], crystal(1/1.345, None))
    # the cold glass has dewed over, in patches; a few drops have run together
    k = prof[:, 1].argmax(); L = prof[:k][(prof[:k, 1] > .062)&(prof[:k, 1] < level+.002)]; d = np.gradient(L, axis=0); d /= np.linalg.norm(d, axis=1, keepdims=True); i, a = g_.integers(0, len(L), 5200), g_.uniform(-np.pi-.3, .3, 5200); dew = fbm(np.cos(a)*3+L[i, 1]*60, np.sin(a)*3+4, 4, 77); keep = dew > .50+.09*g_.normal(size=5200); i, a = i[keep], a[keep]; at = np.stack([gx+L[i, 0]*np.cos(a), gy+L[i, 0]*np.sin(a), L[i, 1]], 1); up = np.stack([d[i, 1]*np.cos(a), d[i, 1]*np.sin(a), -d[i, 0]], 1)
    beads('dew', at, up, 1e-3*np.clip(g_.lognormal(-1.75, .55, len(i)), .05, .75), .55, crystal(1.33, None), 3)
    # half an orange, its cut face up and a little towards us
    def zest(g): p = here(g); return g.principled(Base_Color=g.mix(g.noise(p, 60, 3), hexc('#e8760c'), hexc('#f39a2a')), Roughness=.38, Specular=.5, Normal=bump(g, g.noise(p, 900, 2), .0009, .8))
    def flesh(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; r = g.m('SQRT', g.add(g.mul(u, u), g.mul(v, v))); a = g.add(g.mul(g.m('ARCTAN2', v, u), 10/2/np.pi), g.mul(g.noise(g.vec(u, v, 0.0), 1.5, 2), .5)); f = g.m('ABSOLUTE', g.sub(g.m('FRACT', a), .5)); wall = g.ss(g.mul(g.sub(.5, f), r), .055, .025); pith = g.m('MAXIMUM', g.m('MAXIMUM', wall, g.ss(r, .86, .90)), g.ss(r, .13, .08)); k = g.noise(g.vec(g.mul(a, 6.0), g.mul(r, 3.0), 0.0), 1.6, 3)
        return g.principled(Base_Color=g.mix(pith, g.mix(k, hexc('#f08a14'), hexc('#ffb740')), hexc('#f6e2b4')), Roughness=g.add(.16, g.mul(pith, .4)), Specular=.5, Normal=bump(g, k, .0005, .6))
    r = .037; B = Build(); B.lathe(0, 0, [(r*math.sin(q)+1e-6, -r*math.cos(q)) for q in np.linspace(0, np.pi/2, 26)], 72, 0, 0); o = weld(B.to(S, 'orange', [S.mat('zest', zest, 0)], True)); q, t = np.meshgrid(np.linspace(0, 1, 20), np.linspace(0, 2*np.pi, 73)); f = cloth('cut', np.stack([q*r*np.cos(t), q*r*np.sin(t), .0008*np.cos(q*1.5)+0*t], -1), S.mat('flesh', flesh, 0), np.stack([q*np.cos(t), q*np.sin(t)], -1))
    for k in (o, f): k.location = (-.050, .605, r*.985); k.rotation_euler = (.42, -.20, .3)
    # the sun, through glazing bars that draw their shadows on the cloth
    L = S.lamp((0, 0, 1), hue, watt, .1, 'SUN', tuple(np.array((0, 0, 1))-sun)); L.data.angle = math.radians(.6); c = np.array((gx, gy, .05))+sun*1.5; u_ = np.cross((0, 0, 1), sun); u_ /= np.linalg.norm(u_); v_ = np.cross(sun, u_)
    for a, b, hw, hh in ((-.30, 0, .018, 2), (.235, 0, .018, 2), (.90, 0, .3, 2), (0, .30, 2, .014), (0, -.52, 2, .2)): m = c+a*u_+b*v_; o = S.mesh('bar', [tuple(m+i*hw*u_+j*hh*v_) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], [matt('bar', '#f2eee6')]); o.visible_camera = o.visible_glossy = o.visible_transmission = o.visible_diffuse = False
    # far off: tall windows on a garden
    w, h_ = 1600, 1000; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h_)+.5)/h_); c = lambda q: np.array(hexc(q)); mix = lambda a, b, k: a*(1-k[..., None])+b*k[..., None]; img = np.zeros((h_, w, 3))+c('#e0cfb0')*(.70+.5*(fbm(u*26, v*1.5, 2, 8)-.5))[..., None]
    leaves = fbm(u*9, v*7, 4, 31); pane = mix(c('#f4ecd8')*1.9, c('#8f9a58')*.9, smooth(leaves+.9*(.93-v), .40, .62)); pane = pane+c('#ffe9b8')*(smooth(fbm(u*22, v*16, 3, 9), .62, .74)*.9)[..., None]
    for a, b in ((-.05, .155), (.180, .325), (.53, .70), (.725, 1.05)): img = mix(img, pane, ((u > a)&(u < b)&(v > .76)).astype(float))
    img = mix(img, c('#9c8468')*.55, (v < .80).astype(float)); img = blur(img, 22).astype(np.float32)
    for x, y, R_, k, col in ((.045, .955, .022, .55, '#fff0cc'), (.10, .905, .024, .40, '#e9e2a8'), (.262, .965, .023, .6, '#fff4d8'), (.232, .885, .020, .30, '#dfe0a0'), (.60, .93, .024, .55, '#fff0d0'), (.665, .985, .022, .4, '#f2e6b0'), (.80, .90, .023, .45, '#fff2d0'), (.86, .955, .025, .6, '#fff0cc'), (.955, .93, .022, .3, '#e8e4b0')): d = np.hypot(u-x, (v-y)*h_/w); img += (np.clip((R_-d)*w/5+.5, 0, 1)*(.8+.3*np.clip(d/R_, 0, 1)**5)*k)[..., None]*c(col)
    back = image('window', img); o = S.mesh('seen', [(-2, .88, -2), (2, .88, -2), (2, .88, 2), (-2, .88, 2)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    # what glass sees all round: the windows behind, the one the sun comes through, a pale room
    w, h_ = 1440, 720; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h_)+.5)/h_); az_, el_ = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = np.zeros((h_, w, 3))+c('#b8a48c')*(.34+.16*smooth(el_, -20, 60))[..., None]
    def lit(a, b, lo, hi, n, m, k, col):
        nonlocal img
        x, z = ((az_-a) % 360)/(b-a), (el_-lo)/(hi-lo); on = ((x < 1)&(z > 0)&(z < 1)&(np.abs(x*n % 1-.5) < .46)&(np.abs(z*m % 1-.5) < .465)).astype(float); img = mix(img, c(col)*k*(.75+.5*fbm(u*60, v*40, 3, 3))[..., None]*(.6+.4*smooth(el_, lo, hi))[..., None], on)
    lit(-34, -5, -12, 36, 2, 3, 4.2, '#fdf6e6'); lit(10.5, 25, -12, 40, 2, 3, 3.8, '#fbf4e2'); lit(118, 152, 2, 52, 2, 3, 5.0, '#fff2dc'); lit(-118, -92, 0, 40, 2, 3, 1.6, '#dfe8f4'); img = blur(img.astype(np.float32), 3)
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g.node('ShaderNodeTexEnvironment', image=image('round', img)); lp = g.node('ShaderNodeLightPath'); g.put(bg.inputs[0], g.mix(lp.outputs['Is Diffuse Ray'], q.outputs[0], hexc('#e6ddd0'))); g.put(bg.inputs[1], g.mul(g.sub(1.0, lp.outputs['Is Camera Ray']), g.add(1.0, g.mul(lp.outputs['Is Diffuse Ray'], -.34))))
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=7.5, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=16, clamp=5.0, thr=.02, ev=.24, contrast=1.18, vig=.22, bloom_k=.10, bloom_th=1.0)
def tumblers():
    """Cut tumblers on a wet bar at night, the nearest in focus: a finger of amber and clear ice, the ring that a glass left, drops that mirror a pink and a blue neon tube far out of focus"""
    eye, lens, focus, shift = np.array((0, 0, .140)), 48, .293, -.20; amber = np.array((4., 30., 125.)); r_ = np.random.default_rng(8); pink, blue, c = '#ff3f86', '#4a86ff', lambda q: np.array(hexc(q))
    # a tumbler: heavy base, diamonds cut by two families of grooves, flutes below them, a plain fire-polished rim
    def tumbler(x, y, level, turn, seed, n=540, block=None):
        R, H = .0405, .090; outer = [(0, .0024), (.020, .0020), (.030, .0006), (.0352, .0004), (.0372, .0016), (.0378, .0040), (.0392, .030), (.0405, .060), (.0412, H-.001)]; inner = [(.0399, H+.0002), (.0386, H-.001), (.0377, .060), (.0364, .030), (.0352, .0190), (.0325, .0152), (.025, .0140), (0, .0136)]; prof = lathed(outer+inner, .0007, .0008); wet = soaked(prof, level); top = prof[:, 1].argmax(); th = np.linspace(0, 2*np.pi, n, endpoint=False)+turn
        r, z = prof[:, :1], prof[:, 1:]; out = np.arange(len(prof))[:, None] < top; tri = lambda q: 1-np.abs(2*(q % 1)-1); a = 18*th[None]/2/np.pi+.05*(fbm(np.cos(th)*3, np.sin(th)*3+seed, 2, seed)-.5)[None]; up = (z-.0125)/.0142; cut = 1-np.clip(1.18*np.minimum(tri(a/1+up), tri(a/1-up)), 0, 1); body = smooth(z, .0120, .0126)*(1-smooth(z, .0515, .0523)); flute = (1-np.sqrt(tri(a*.5)))*(1-smooth(z, .0102, .0114))*smooth(z, .0016, .0045)
        mitre = np.exp(-((z-.0118)/.0006)**2)+np.exp(-((z-.0530)/.0006)**2); q = r*(1+.006*(fbm(np.cos(th)*1.2+seed, np.sin(th)*1.2+z*12, 2, seed+5)-.5))-np.where(out, .0021*cut*body+.0013*flute+.0007*mitre, 0)*np.where(r > .034, 1, 0); V = np.stack([x+q*np.cos(th), y+q*np.sin(th), z+0*q], -1)
        I = np.arange(q.size).reshape(q.shape); F = np.stack([I[:-1], np.roll(I, -1, 1)[:-1], np.roll(I, -1, 1)[1:], I[1:]], -1); w = np.array(wet)
        for part, ior, within in ((~w, 1.5, None), (w, 1.5/1.36, False)): grid('tumbler', V.reshape(-1, 3), F[part].reshape(-1, 4), crystal(ior, within, amber, (.8, .5, .2, 1)))
        q = brim(prof[wet.index(True), 0], level); q = np.concatenate([q[:14], np.stack([np.linspace(q[13, 0], 0, 64)[1:], np.full(63, level)], 1)]); t = np.linspace(0, 2*np.pi, 260, endpoint=False); V = np.stack([x+q[:, :1]*np.cos(t), y+q[:, :1]*np.sin(t), q[:, 1:]+0*t], -1); I = np.arange(q[:, 0].size*260).reshape(-1, 260); F = np.stack([I[:-1], np.roll(I, -1, 1)[:-1], np.roll(I, -1, 1)[1:], I[1:]], -1).reshape(-1, 4); V = V.reshape(-1, 3)
        if block is not None: F = F[~block(V[F].mean(1))]           # no surface within the ice
        grid('dram', V, F, crystal(1.36, True, amber, (.8, .5, .2, 1)))
    # ice: a sawn block that has begun to melt, clear but for a thread of bubbles
    def frost(g):
        p, n = here(g), g.node('ShaderNodeNewGeometry').outputs['Normal']; x, _, z = g.xyz(n)[0:3]; gl = g.node('ShaderNodeBsdfGlass'); gl.inputs['IOR'].default_value = 1.31; gl.inputs['Roughness'].default_value = .03; g.put(gl.inputs['Normal'], bump(g, g.noise(p, 260, 3), .0004, .5)); k = g.add(.35, g.mul(1.3, g.ss(g.noise(p, 90, 4), .40, .66))); tint = g.addc(g.addc(g.scalec(hexc(pink), g.ss(x, .3, -1.0)), g.scalec(hexc(blue), g.ss(x, -.3, 1.0))), g.scalec(hexc('#ffdcc0'), g.mul(.8, g.ss(z, -.2, 1.0)))); tr = g.node('ShaderNodeBsdfTransparent')
        return g.addsh(g.mixsh(g.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'], gl.outputs[0], tr.outputs[0]), g.emission(tint, g.mul(k, .055)))
    clear = S.mat('ice', frost, 0)
    def ice(at, size, rot, seed, level):
        from mathutils import Euler
        M, half = np.array(Euler(rot).to_matrix()), np.array(size)/2; norm = lambda P: (np.abs(P)**9).sum(1, keepdims=True)**(1/9); worn = lambda P: (1-.16*(fbm(P[:, 0]*1.1+seed, P[:, 1]*1.1+P[:, 2]*.9, 3, seed)-.4)-.10*(fbm(P[:, 1]*1.3+seed, P[:, 2]*1.3-P[:, 0], 3, seed+3)-.5)-.012*(fbm(P[:, 0]*9, P[:, 1]*9+P[:, 2]*7, 2, seed+4)-.5))[:, None]
        def inside(Q): P = (Q-at) @ M/half; r = norm(P)+1e-9; return (r < worn(P/r))[:, 0]
        k = np.linspace(-1, 1, 44); a, b = np.meshgrid(k, k); one = np.ones_like(a); P = np.concatenate([np.stack(q, -1).reshape(-1, 3) for q in ((a, b, one), (b, a, -one), (one, a, b), (-one, b, a), (b, one, a), (a, -one, b))]); P = P/norm(P); P = (P*worn(P)*half) @ M.T+at
        I = np.arange(6*44*44).reshape(6, 44, 44); F = np.stack([I[:, :-1, :-1], I[:, :-1, 1:], I[:, 1:, 1:], I[:, 1:, :-1]], -1).reshape(-1, 4); o = grid('ice', P, F, clear); o.data.materials.append(crystal(1.31/1.36, False, amber, (.8, .5, .2, 1))); o.data.polygons.foreach_set('material_index', (P[F].mean(1)[:, 2] < level).astype(np.int32)); weld(o)
        n = 60; t = r_.uniform(-1, 1, n); C = np.stack([.22*np.sin(t*2+seed)+.10*r_.normal(size=n), .2*np.cos(t*3)+.10*r_.normal(size=n), t*.62], 1)*half; globes('air', C @ M.T+at, 1e-3*np.clip(r_.lognormal(-1.9, .6, n), .05, .55), crystal(1/1.31, None)); return inside
    A_, B_, C_ = (.084, .332), (-.078, .445), (-.262, .68)
    for (x, y), level, at, size, rot, turn, seed in ((A_, .0400, (-.004, -.003, .0460), (.038, .034, .046), (.30, -.24, .5), .4, 3), (B_, .0290, (.005, 0, .0375), (.034, .038, .037), (-.25, .32, 1.1), 1.1, 11)): tumbler(x, y, level, turn, seed, 540, ice(np.array((x, y, 0))+at, size, rot, seed-1, level))
    tumbler(*C_, .030, 2.0, 19, 360)
    # the bar: dark oiled wood under lacquer, worn finely, wet in places
    def top(g):
        p = here(g); x, y, _ = g.xyz(p)[0:3]; q = g.vec(g.mul(x, 9.0), g.mul(y, 150.0), 0.0); grain = g.noise(g.v('MULTIPLY', p, (14, 170, 1)), 1.0, 5, .62, .6); pores = g.ss(g.noise(g.v('MULTIPLY', p, (60, 1300, 1)), 1.0, 2, .5), .62, .74); film = g.ss(g.noise(p, 17, 4, .5, .4), .46, .52); wear = g.noise(g.v('MULTIPLY', p, (30, 22, 1)), 1.0, 5, .7); col = g.mix(grain, hexc('#120806'), hexc('#3a1c10')); col = g.scalec(col, g.sub(1.0, g.mul(pores, .5)))
        return g.principled(Base_Color=col, Roughness=g.add(.035, g.mul(g.sub(1.0, film), g.add(.07, g.mul(wear, .16)))), Specular=.5, Normal=bump(g, g.add(g.mul(g.sub(1.0, film), g.add(g.mul(grain, .30), g.mul(pores, -.35))), g.add(g.mul(film, .9), g.mul(g.noise(p, 55, 3), .10))), .0006, .8))
    bar = S.mat('bar', top, 0); S.mesh('bar', [(-1.5, .05, 0), (1.5, .05, 0), (1.5, .92, 0), (-1.5, .92, 0)], [(0, 1, 2, 3)], [bar]); S.mesh('edge', [(-1.5, .92, 0), (1.5, .92, 0), (1.5, .92, -.4), (-1.5, .92, -.4)], [(0, 1, 2, 3)], [bar])
    # wet: rings where glasses stood, broken and of unequal width; drops about them
    def film(g): gl, t, fr = g.node('ShaderNodeBsdfGlossy'), g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeFresnel'); gl.inputs[1].default_value = .08; t.inputs[0].default_value = (.8, .8, .8, 1); fr.inputs[0].default_value = 1.33; return g.mixsh(fr.outputs[0], t.outputs[0], gl.outputs[0])
    water = S.mat('water', film, 0)
    def ring(x, y, R, seed, gaps):
        t, s = np.meshgrid(np.linspace(0, 2*np.pi, 520), np.linspace(-1, 1, 15)); n = fbm(np.cos(t)*1.9+seed, np.sin(t)*1.9+seed, 3, seed); w = .0058*np.clip((n-gaps)*3.2, 0, 1)**.6*(.45+.9*fbm(np.cos(t)*6+seed, np.sin(t)*6, 2, seed+1)); q = R+w*s+.0012*(fbm(np.cos(t)*3, np.sin(t)*3+seed, 3, seed+2)-.5); cloth('wet', np.stack([x+q*np.cos(t), y+q*np.sin(t), .34*w*np.sqrt(np.clip(1-s*s, 0, 1))-.00003], -1)[::-1], water)
    ring(-.002, .414, .0372, 5, .16); ring(.150, .52, .0372, 9, .38); ring(*A_, .0396, 13, .40); ring(*B_, .0392, 15, .42)
    n = 6000; x, y = r_.uniform(-.26, .28, n), .34+.5*r_.random(n)**1.5; near = np.min([np.abs(np.hypot(x-a, y-b)-q) for a, b, q in ((-.002, .414, .040), (*A_, .047), (*B_, .047), (.150, .52, .042))], 0); keep = (r_.random(n) < .05+.6*np.exp(-near/.012)*smooth(fbm(x*22, y*22, 3, 4), .35, .6)+.5*smooth(fbm(x*9+3, y*9, 3, 6), .46, .64)); ok = np.all([np.hypot(x-a, y-b) > .0425 for a, b in (A_, B_, C_)], 0)&keep; x, y = x[ok], y[ok]; beads('drops', np.stack([x, y, 0*x], 1), np.tile((0., 0, 1), (len(x), 1)), 1e-3*np.clip(r_.lognormal(.0, .68, len(x)), .25, 5.0), .42, water, 5)
    m = 260; a, z = r_.uniform(-2.9, -.2, m), .0545+.026*r_.random(m)**1.6; at = np.stack([A_[0]+(.0403+.0009*(z-.0545)/.03)*np.cos(a), A_[1]+(.0403+.0009*(z-.0545)/.03)*np.sin(a), z], 1); beads('dew', at, np.stack([np.cos(a), np.sin(a), 0*a], 1), 1e-3*np.clip(r_.lognormal(-1.2, .6, m), .08, 1.3), .5, crystal(1.33, None), 6)
    # neon, bent by hand: what is mirrored and refracted are the tubes themselves
    s = np.linspace(0, 1, 70); Y = 2.6; bends = [(pink, np.stack([-1.02+1.22*s, .20+.13*np.sin(s*5.2+.4)+.05*s], 1), 5), (pink, np.stack([-.80+.70*s, .02+.05*np.sin(s*4+2)], 1), 3.2), (blue, np.stack([.60+.26*np.cos(s*4.6+.5), .17+.25*np.sin(s*4.6+.5)], 1), 6)]
    for col, path, k in bends: B = Build(); B.tube([(x, Y, z) for x, z in path], .030, 8); o = B.to(S, 'neon', [S.mat('neon', lambda g, col=col, k=k: g.emission(hexc(col), float(k)), 0)], True); o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    for x, z, col, k in ((-.4, .3, pink, 9), (.6, .3, blue, 9)): S.lamp((x, Y-.1, z+.1), col, k, .35, 'AREA', (x*.3, .4, 0))
    S.lamp((.30, .95, .75), '#ffc48c', 1.6, .10, 'AREA', (0, .38, 0)); S.lamp((-.5, -.1, .6), '#ffb880', .5, .25, 'AREA', (0, .4, 0))
    w, h = 1600, 1000; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); kx = lens/36; X, Z = (u-.5)/kx, ((v-.5)*h/w+shift)/kx; px = lambda x, z: ((x*kx+.5)*w, ((z*kx-shift)*w/h+.5)*h); img = np.zeros((h, w, 3))
    shelf = np.exp(-((Z+.052)/.030)**2)*(.4+.8*fbm(X*9, Z*0, 3, 3)); img += (shelf*.30)[..., None]*c('#c86a28')+c('#1a1014')*.10
    for x in np.arange(-.5, .5, .026): x += r_.normal(0, .012); q = r_.uniform(.005, .013); t = r_.uniform(-.03, .0); img = img*(1-.72*((np.abs(X-x) < q)&(Z < t)|(np.abs(X-x) < q*.35)&(Z < t+.022))[..., None]*(Z > -.085)[..., None])+(((np.abs(X-x-q*.4) < .0012)&(Z < t-.006)&(Z > -.08))*r_.uniform(.0, 1.0))[..., None]*c('#ffb060')
    from PIL import Image, ImageDraw
    for col, path, k in bends:
        im = Image.new('L', (w*3, h*3), 0); ImageDraw.Draw(im).line([tuple(3*q for q in px(x/Y, (z-eye[2])/Y)) for x, z in path], fill=255, width=39, joint='curve'); a = np.asarray(im, np.float32).reshape(h, 3, w, 3).mean((1, 3))/255; img += a[..., None]*(c(col)*.98+.03)*k*1.05+(blur(resize(a[..., None], 200, 125), 9)[..., 0].repeat(8, 0).repeat(8, 1)*1.0)[..., None]*c(col)*1.1
    lamps = [(-.06, -.036, .07, '#ffa860'), (.108, -.040, .16, '#ffb878'), (.075, -.052, .06, '#ff9c5c'), (-.225, -.048, .09, '#ff9c50'), (.335, -.050, .05, '#ff8c48')]; back = image('backbar', unfocused(img, lamps, px, 30, r_))
    o = S.mesh('seen', [(-3, 1.2, -2), (3, 1.2, -2), (3, 1.2, 3), (-3, 1.2, 3)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    # what glass sees all round: a lit back bar, lamps over the counter, a dark room
    w, h = 1440, 720; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az, el = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = np.zeros((h, w, 3))+c('#4a3430')*(.16+.30*smooth(el, 5, 70))[..., None]
    for a, e, ra, re_, k, hue in [(-4, 7, 52, 9, .5, '#d98a48'), (-16, 12, 13, 12, .62, pink), (15, 13, 8, 14, .75, blue), (150, 14, 10, 16, .5, '#ffc08a'), (-112, 18, 9, 14, .7, '#ff9a6a'), (88, 12, 7, 16, .5, '#7c9cff'), (0, 62, 40, 12, .9, '#ffd8c4'), (180, 42, 34, 12, .5, '#c8b4ff'), (24, 50, 15, 9, 2.6, '#ffd2a4'), (-52, 46, 10, 8, 1.4, '#ffd8b4')]+[(r_.uniform(-70, 70), r_.uniform(2, 22), 2.4, 2.4, r_.uniform(.4, 2.2), '#ffb470') for _ in range(9)]: img += np.exp(-((((az-a+180) % 360-180)*np.cos(np.radians(el))/ra)**2+((el-e)/re_)**2))[..., None]*c(hue)*k
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g.node('ShaderNodeTexEnvironment', image=image('round', img.astype(np.float32))); lp = g.node('ShaderNodeLightPath'); g.put(bg.inputs[0], g.mix(lp.outputs['Is Diffuse Ray'], q.outputs[0], hexc('#2a1a24'))); g.put(bg.inputs[1], g.add(g.sub(1.0, g.m('MAXIMUM', lp.outputs['Is Camera Ray'], g.mul(lp.outputs['Is Diffuse Ray'], .6))), g.mul(lp.outputs['Is Transmission Ray'], 2.8)))
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'
    for o in S.sc.objects:
        if o.type == 'LIGHT': o.visible_camera = False
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=5.0, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=16, clamp=2.5, thr=.03, ev=.6, contrast=1.12, vig=.34, bloom_k=.14, bloom_th=.9)
def house(w, h):
    """An opera house across from a box, as a wide-open lens sees it (bottom row first): tiers of boxes along a horseshoe that comes nearer to the right, where the stage glows. Most openings are dark, few show a lit wall, drapery or a door; before the piers candelabra of up to five lamps in unequal company. Their discs are larger and fainter where near and cut by the barrel towards the corners; a rail before a lamp dims its disc, as it is as far out of focus; upright from further off"""
    R, bay, eye, asp, up = 18.0, 2.35, 1.75, w/h, h > w; turn, f, tall, row, rad, low, bright = (.56, 1.0, 3.5, .36, .0185*w, .1, 1.5) if up else (.56, .80, 3.3, .255, .0112*w, .02, 1.6); c = lambda q: np.array(hexc(q)); g = np.random.default_rng(21)
    def at(a, z): t = a/(2*R); x = .5+f*np.tan(t-turn); return x, row+.05*(x-.5)-z*asp*f/np.cos(t-turn)/(2*R*np.cos(t)), 2*R*np.cos(t)         # `a` along the wall, z above the eye: where it is in the picture, and how far
    W, H = w//4, h//4; u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); t = turn+np.arctan((u-.5)/f); z = eye+(row+.05*(u-.5)-v)/asp/f*np.cos(t-turn)*2*R*np.cos(t); k = np.floor(z/tall); y = z-k*tall; a = 2*R*t; n, p = np.floor(a/bay), np.round(a/bay); d, e = a/bay-n-.5, (a/bay-p)*bay       # tier, height above its floor; from the middle of a box (in boxes), from a pier
    K, N = np.meshgrid(np.arange(-5, 10), np.arange(-12, 48), indexing='ij'); crowd = smooth(fbm(N*.23+.5, K*.9+2, 2, 5), .34, .66); of = lambda q, i, j: q[np.clip(np.asarray(i, int)+5, 0, 14), np.clip(np.asarray(j, int)+12, 0, 59)]
    power = np.where(g.random(K.shape) < .10+.78*crowd, (.06+1.1*g.random(K.shape)**1.7)*(.35+.9*crowd), 0); warm = np.where(g.random(K.shape) < .30, g.random(K.shape)**1.4, .03*g.random(K.shape)); lamps, lit = of(power, k, p), of(warm, k, n)
    fold = .55+.9*fbm(a*9, k*3+y*.15, 2, 14); on = lambda q, s: np.exp(-(q/s)**2); front = smooth(y, .05, .12)*smooth(y, 1.04, .98); hole = smooth(y, 1.02, 1.08)*smooth(y, tall-.02, tall-.10)
    img = (front*(.10+.9*fbm(a*2.2, k*7+y*3, 3, 3))*(.13+.95*(lamps*on(e, .75)*on(y-.9, .65)+.22*lit*on(d, .4)))*(.35+.9*on(y-.80, .14)+.5*on(y-.20, .08)))[..., None]*c('#e08a34')*1.5         # gilt relief, lit only where a lamp is near
    drape = np.maximum(smooth(np.abs(d), .24+.10*smooth(y, tall-.4, 1.6), .34+.06*smooth(y, tall-.4, 1.6)), smooth(y, tall-.62+.30*d*d*4, tall-.50+.30*d*d*4))
    img += (hole*(1-drape)*lit*(.25+.75*smooth(y, tall-.3, 1.3))*(.4+.9*on(d-.12, .26)))[..., None]*(c('#7a2014')+(c('#d08038')-c('#7a2014'))*(lit**1.5)[..., None])*.75
    img += (hole*drape*fold*(.02+.55*lamps*on(e, .50)*on(y-1.7, .85)+.10*lit))[..., None]*c('#9a2a18')
    img += (on(e, .13)*hole*(.03+1.1*lamps*on(y-1.5, .75))+.7*of(power, k+1, p)*on(e, .8)*smooth(y, tall-.16, tall-.06))[..., None]*c('#d8823a')
    s = 2*R*(turn+math.atan(.445/f)); b = a-s; stage = smooth(b, -.15, .25); rise = smooth(v, .02, .55)         # beyond the last box the proscenium's pilaster, then the curtain above its footlights
    img = img*(1-stage)[..., None]+(stage*(on(b-.55, .26)*(.35+.65*smooth(fbm(a*0, z*1.3, 3, 8), .3, .7))*.55*(.3+rise)))[..., None]*c('#e09040')+(smooth(b, .9, 2.2)*(.1+1.7*smooth(fbm(a*1.5+.05*z, z*.05, 3, 18), .3, .75))*(.06+.9*rise**2)*.34)[..., None]*c('#a83416')
    img *= ((.5+1.0*fbm(u*3.4, v*3.4, 3, 9))*(smooth(v, .13, .36)*1.15 if up else smooth(v, .0, .22)))[..., None]
    def disc(r, x, y, edge, rim=.15): m = int(r*(1+edge))+3; Y, X = np.mgrid[-m:m+1, -m:m+1].astype(np.float32); q = np.hypot(X, Y); return smooth(np.maximum(q, np.hypot(X+x*r, Y+y*r)/1.04), r*(1+edge*.5), r*(1-edge*.5))*(1-.5*rim+rim*1.5*np.clip(q/r, 0, 1)**5)
    B = disc(rad*1.25/4, 0, 0, .3); m = B.shape[0]//2; P = np.zeros((2*H, 2*W)); P[:2*m+1, :2*m+1] = B/B.sum(); B = np.fft.rfft2(np.roll(P, (-m, -m), (0, 1)))
    img = np.stack([np.fft.irfft2(np.fft.rfft2(np.pad(img[..., j], ((H//2, H-H//2), (W//2, W-W//2)), 'edge'))*B, P.shape)[H//2:H//2+H, W//2:W//2+W] for j in range(3)], -1); img = resize(blur(img.astype(np.float32), 1.5), w, h)
    def lamp(x, y, power, hue, size=1.0):
        r = rad*size; q = disc(r, 1.25*(x-.5), (y-.36)/asp, g.uniform(.14, .34), g.choice((.05, .18, .55), p=(.5, .35, .15))); m = q.shape[0]//2; i, j = int(y*h), int(x*w); a, b, l, o = max(i-m, 0), min(i+m+1, h), max(j-m, 0), min(j+m+1, w)
        if a < b and l < o: img[a:b, l:o] += q[a-i+m:b-i+m, l-j+m:o-j+m, None]*c(hue)*power
    hues = dict(a=('#ff8c36', '#ff9e4a', '#ff7428', '#ffb468', '#ff5a2a', '#ffca8c'), p=(.33, .29, .18, .10, .06, .04)); fade = lambda x, y: smooth(y, low+.04, .30)*(.42+.58*smooth(x, 0, .6))*smooth(x, .97, .90)
    for k in range(-4, 8):
        for p in range(-8, 44):
            q = of(power, k, p)
            if not q: continue
            hue, arms = g.choice(**hues), g.choice(5, p=(.20, .22, .30, .18, .10))+1; a0, z0 = p*bay+g.normal(0, .12), k*tall-eye+1.55+g.normal(0, .14)
            for i in range(arms):
                s = i-(arms-1)/2; x, y, far = at(min(a0, 48.)+s*g.uniform(.27, .46)*(1 if arms > 1 else 0)+g.normal(0, .04), z0-.10*s*s+g.normal(0, .11)); size = (26/far)**1.1*g.uniform(.84, 1.14)
                if far > 6 and -.06 < x < .93 and low < y < .8: lamp(x, y, bright*q*g.uniform(.25, 1.15)*(g.uniform(.2, .7) if g.random() < .16 else 1)*fade(x, y)/size**1.1, hue if g.random() < .7 else g.choice(**hues), size)
    for _ in range(64):         # within boxes: a shaded lamp, dim, or a far small one, sharp and bright
        k, n_ = g.integers(-3, 5), g.integers(-6, 40); far_ = g.random() < .45; x, y, far = at(min((n_+.5)*bay+g.normal(0, .5), 48), k*tall-eye+(1.05+.9*g.random() if far_ else 1.12)); size = (26/far)**1.1*(g.uniform(.22, .42) if far_ else g.uniform(.7, .95))
        if far > 6 and -.05 < x < .92 and low < y < .8 and g.random() < .25+of(crowd, k, n_): lamp(x, y, bright*(g.uniform(.3, 1.3)**1.5 if far_ else .05+.22*g.random()**2)*fade(x, y), g.choice(**hues), size)
    lamp(.045, .30, .05*bright, '#ff8434', 2.2)         # nearest, only a glow
    x, y = np.meshgrid(np.arange(w)/w, np.arange(h)/h); img += (.008+.035*np.exp(-((x-.62)/.26)**2-((y-.06)/.20)**2)+.016*np.exp(-((x-.75)/.35)**2-((y-.42)/.22)**2))[..., None]*c('#ff9a4c')          # lit air, brightest below the chandelier, which is above the frame
    return (img*((.40+.75*smooth(x, 0, .62))*(.22+.78*smooth(y, 0, .24))*(1-.35*smooth(x, .8, 1.05)))[..., None])[::-1].astype(np.float32)
def blades(name, foot, tip, w, mat):
    """a triangle for each tuft of pile: its foot, its tip from there, half its width"""
    n = len(foot); me = bpy.data.meshes.new(name); me.vertices.add(3*n); me.vertices.foreach_set('co', np.stack([foot-w, foot+w, foot+tip], 1).astype(np.float32).ravel()); me.loops.add(3*n); me.loops.foreach_set('vertex_index', np.arange(3*n, dtype=np.int32)); me.polygons.add(n); me.polygons.foreach_set('loop_start', 3*np.arange(n, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(n, 3, np.int32)); me.materials.append(mat); me.update(calc_edges=True); o = bpy.data.objects.new(name, me); S.sc.collection.objects.link(o); return o
def feather():
    """A falcon's barred feather before the low sun, from a finger's length: shaft, barbs and barbules as blades that the light comes through, parted here and there; a narrow slice across it sharp. Its own millimetres (ten times as large in the scene): s along the shaft, e across it (above 0 the narrow vane), n towards the camera"""
    lens, focus = 100, .66; D = np.array((.80, .40, .44)); D /= np.linalg.norm(D); E = np.array((-.45, .10, .88)); E -= D*(E@D); E /= np.linalg.norm(E); N = np.cross(D, E); N *= -np.sign(N[1]); M = np.array((0, focus, 0)); at = lambda s, e, n: M+.01*(np.asarray(s)[..., None]*D+np.asarray(e)[..., None]*E+np.asarray(n)[..., None]*N)
    splits = [(-3.4, 1, .30, .13), (-11.5, 1, .5, .10), (4.2, 1, .45, .07), (2.2, -1, .10, .13), (-4.8, -1, .16, .06), (9.5, -1, .12, .12), (-9, -1, .1, .05)]
    def place(j, sd, a, L):
        """points of barb j at lengths a from the shaft on side sd"""
        s0 = j*.34+.05*(vnoise(j*1.7+sd, j*0+.5, 3)-.5); t = a/L; lean = (1.25*a+.06*a*a) if sd > 0 else (.80*a+.020*a*a)
        big = fbm(s0*.10+3, a*.10+sd, 3, 11)-.5; own = vnoise(j*.9+sd*50, a*.35, 12)-.5; near = vnoise(s0*.55, a*.25+sd*9, 13)-.5
        s, n = s0+lean+.9*big*smooth(t, 0, .6)+.16*own*smooth(t, .05, 1)+.75*near*smooth(t, .1, 1), -.018*a*a*(.4 if sd < 0 else 1)+1.6*big*smooth(t, 0, .5)+.12*own*smooth(t, 0, .5)+.5*near*smooth(t, 0, .6)
        for c, side, t0, w in splits:
            if side == sd: k = np.sign(s0-c)*np.exp(-np.abs(s0-c)/2.2)*w*np.clip(a-t0*L, 0, 99)**1.15; s, n = s+k, n-np.abs(k)*.35
        return s, sd*(.30+a*.985), n
    def paint(j, sd, a, L):
        """how dark, by the bars: each barb's a little before or behind the next one's"""
        s0 = j*.34; ph = (s0+(.55 if sd > 0 else .28)*a+.9*np.sin(s0*.21)+.5*(vnoise(j*1.0, j*0+sd, 21)-.5)+1.5*(fbm(s0*.16, a*.2+sd, 3, 22)-.5))/7.6; bar = np.abs(ph-np.floor(ph)-.5)*2; d = smooth(bar+.22*(fbm(s0*1.3, a*.8, 3, 23)-.5), .40, .66); return np.clip(d*(.86+.14*vnoise(j*1., a*.4, 24))*(1 if sd > 0 else 1-.35*smooth(a/L, .5, .95))+.35*smooth(a, 1.2, .1), 0, 1)
    V, F, at_ = [], [], dict(dark=[], tone=[], ram=[]); n0 = 0
    def add(P, q, dark, tone, ram):
        nonlocal n0
        V.append(P.reshape(-1, 3)); F.append(q+n0); n0 += P.reshape(-1, 3).shape[0]
        for k, v in (('dark', dark), ('tone', tone), ('ram', ram)): at_[k].append(np.broadcast_to(v, P.shape[:-1]).ravel())
    for sd, long_ in ((1, 6.6), (-1, 27.)):
        for j in range(-150, 120):
            jf = float(j); r = np.random.default_rng(1000+j*2+(sd > 0)); L = long_*(1+.10*(vnoise(jf*.12, sd*3., 31)-.5)+.05*(vnoise(jf*.9, sd*3.+9, 32)-.5)+.012*r.normal()); a = np.linspace(0, L, 60); s, e, n = place(jf, sd, a, L); C0 = at(s, e, n); sx = C0[:, 0]/C0[:, 1]*focus; sz = C0[:, 2]/C0[:, 1]*focus
            if not ((np.abs(sx) < .17)&(np.abs(sz) < .115)).any(): continue
            T = np.gradient(np.stack([s, e, n], 1), axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); B = np.stack([-T[:, 1], T[:, 0], 0*a], 1)*np.sign(sd); tone = r.random(); t = a/L; w = (.040*(1-t)**.7+.008)[:, None]; h = (.13*(1-t)+.02)[:, None]; c = np.stack([s, e, n], 1); Z = np.array((0, 0, 1.)); dark = paint(jf, sd, a, L)
            P = np.stack([c+Z*h*.6, c+B*w, c-Z*h*.4, c-B*w], 1); i = np.arange(60*4).reshape(60, 4); k = np.roll(i, -1, 1); add(at(P[..., 0], P[..., 1], P[..., 2]), np.stack([i[:-1], k[:-1], k[1:], i[1:]], -1).reshape(-1, 4), dark[:, None], tone, 1.)
            # barbules: both sides, towards the barb's tip, the tip's own shorter and further apart
            ak = np.arange(.15, L, .034)+r.normal(0, .004, len(np.arange(.15, L, .034))); ak = ak[(ak < L)&(r.random(len(ak)) > .96*smooth(ak/L, .84, .99))]; m = len(ak); cs, ts, bs = (np.stack([np.interp(ak, a, q[:, k]) for k in range(3)], 1) for q in (c, T, B)); dk = np.interp(ak, a, dark)
            for side, ln, lift in ((1, .36, .05), (-1, .30, -.03)):
                l = ln*(1-.85*smooth(ak/L, .6, 1)**1.5)*(1+.12*r.normal(size=m)); ang = math.radians(46)+.10*r.normal(size=m)+.25*(vnoise(ak*.8, ak*0+jf, 41)-.5); d = np.cos(ang)[:, None]*ts+side*np.sin(ang)[:, None]*bs+Z*(lift+.07*r.normal(size=m))[:, None]; wd = .0115*(np.sin(ang)[:, None]*ts-side*np.cos(ang)[:, None]*bs)
                mid = cs+d*(l*.55)[:, None]+Z*.012; tip = cs+d*l[:, None]-Z*.015; P = np.stack([cs-wd, cs+wd, mid+wd*.9, mid-wd*.9, tip+wd*.25, tip-wd*.25], 1); i = (np.arange(m)*6)[:, None]; q = np.concatenate([i+np.array([[0, 1, 2, 3]]), i+np.array([[3, 2, 4, 5]])]); add(at(P[..., 0], P[..., 1], P[..., 2]), q, dk[:, None], (tone*.6+.4*r.random(m))[:, None], 0.)
    def vane(g):
        q = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; pale = g.ramp(q('tone'), [(0, hexc('#b89868')), (.5, hexc('#dcc294')), (1, hexc('#f2e2c0'))]); deep = g.ramp(q('tone'), [(0, hexc('#1c110b')), (.6, hexc('#38231a')), (1, hexc('#543829'))]); c = g.mix(q('dark'), pale, deep); d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); g.put(d.inputs[0], c); g.put(t.inputs[0], c); return g.mixsh(g.sub(.55, g.mul(q('ram'), .25)), d.outputs[0], t.outputs[0])
    grid('vane', np.concatenate(V), np.concatenate(F), S.mat('vane', vane, 0), **{k: np.concatenate(v) for k, v in at_.items()})
    # ---- the shaft: horn, tapering
    s, th = np.meshgrid(np.linspace(-60, 60, 900), np.linspace(0, 2*np.pi, 49), indexing='ij'); rr = .42-.0040*(s+10); x = rr*np.cos(th)*.95; z = rr*np.sin(th)*1.05+.10
    def horn(g): p = here(g); f, b = g.noise(g.v('MULTIPLY', p, (60, 60, 60)), 8, 3, .6), g.noise(p, 14, 3, .5); c = g.mix(g.clamp(g.add(g.mul(b, .8), g.mul(f, .3))), hexc('#4a2e1a'), hexc('#a87a48')); n = g.principled(Base_Color=c, Roughness=.30, Specular=.8, Normal=bump(g, f, .002, .25)); t = g.node('ShaderNodeBsdfTranslucent'); g.put(t.inputs[0], c); return g.mixsh(.25, n, t.outputs[0])
    cloth('shaft', at(s+0*th, x+.06*np.sin(s*.05), z), S.mat('horn', horn, 0))
    # ---- what is far behind: the glow over a dark plain
    w, h = 800, 500; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); c = lambda q: np.array(hexc(q), np.float32); r = np.hypot((u-.62)*1.6, (v-.26)*1.15); img = np.stack([np.interp(r, np.linspace(0, 1.25, 5), [c(q)[k] for q in ('#ffb068', '#e08a58', '#8e5a58', '#46345c', '#221c40')]) for k in range(3)], -1)*(.62-.34*smooth(v, .35, 1.0))[..., None]+(np.exp(-(r/.12)**2)*1.3+np.exp(-r/.17)*.5)[..., None]*c('#ff9c48'); img = img*(1-.70*smooth(v+.05*np.sin(u*4+1), .70, .98))[..., None]
    back = image('glow', img[::-1].astype(np.float32)); o = S.mesh('seen', [(-8, 6, -6), (8, 6, -6), (8, 6, 6), (-8, 6, 6)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, 0), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .35
    l = bpy.data.lights.new('low', 'SUN'); l.energy, l.color, l.angle = 11.0, hexc('#ffb478'), math.radians(3); o = bpy.data.objects.new('low', l); o.rotation_euler = (-Vector((.25, .9, .42))).to_track_quat('-Z', 'Y').to_euler(); o.visible_glossy = False; S.sc.collection.objects.link(o)
    for p, col, k, wide in (((-.42, .05, .35), '#b4a8d8', 4.0, .3), ((-.10, .50, .55), '#ffc090', 2.6, .35)): o = S.lamp(p, col, k, wide, 'AREA', tuple(M)); o.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=1.9, focus=focus).data.clip_start = .01
    return dict(bounces=5, clamp=3.0, thr=.01, ev=.6, vig=.3, bloom_k=.12, bloom_th=.9, sat=.9)

def box():
    """A box at the opera before the curtain: its parapet within reach, padded with red velvet, a twisted cord sewn along the pad's near edge, a brass bar beyond; the tiers opposite far out of focus. t runs along the rail to the right, s round its pad from the outer edge over the top and down to the viewer. A hand has left its strokes in the pile"""
    g = np.random.default_rng(A.get('seed', 5)); big, up = A.get('w', 640) > 1000, A.get('h', 400) > A.get('w', 640); lens, eye, shift, fine = (98, .05, -.247, .26) if up else (85, 0, -.215, .25); focus, yaw = .90, math.radians(30); unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True)
    def place(t, o, z): a = yaw-.35*t; return np.stack(np.broadcast_arrays(.070+math.cos(yaw)*t+np.sin(a)*o, .90-math.sin(yaw)*t+.20*t*t+np.cos(a)*o, -.115+z), -1)      # along the rail, which bends away; outwards from its middle; up
    # the pad: stuffed unequally, drawn in along the cord's seam
    b = np.linspace(0, 1, 60); an = np.linspace(math.radians(-20), math.pi/2, 60); q = np.concatenate([np.stack(p, 1) for p in ((.050+.016*np.cos(an), -.020+.016*np.sin(an)), (.049-.077*b, -.004+.0055*np.sin(b*1.95)), (-.028-.030*np.sin(b*math.pi/2), -.029+.030*np.cos(b*math.pi/2)), (-.058+0*b, -.030-.23*b))]); L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(q, axis=0), axis=1))]); l = np.arange(0, L[-1], .0008); q = blur(np.stack([np.interp(l, L, q[:, k]) for k in (0, 1)], 1)[:, None].astype(np.float32), 7)[:, 0].astype(float); L = l
    s1 = np.concatenate([np.arange(0, .27, .0005), np.arange(.27, L[-1], .003)]); t1 = np.concatenate([np.arange(-1.2, -.25, .004), np.arange(-.25, .22, .0006), np.arange(.22, .5, .004)]); t, s = np.meshgrid(t1, s1); sec = np.stack([np.interp(s1, L, q[:, j]) for j in (0, 1)], 1); d = unit(np.gradient(sec, axis=0)); out = np.stack([d[:, 1], -d[:, 0]], 1); seam = .1215
    off = s-seam; pinch = np.exp(-np.abs(off)/.011); rel = .0034*(fbm(t*11, s*13+3, 3, 21)-.5)+.0006*(fbm(t*60, s*50, 3, 22)-.5)-.0030*np.exp(-(off/.0055)**2)+.0016*np.exp(-((np.abs(off)-.016)/.010)**2)+.0030*pinch*(fbm(t*68+off*14, s*9, 2, 23)-.5)*smooth(np.abs(off), .001, .006); P = place(t, sec[:, :1]+out[:, :1]*rel, sec[:, 1:]+out[:, 1:]*rel)
    def lean(t, s):
        """which way the pile has been left, 0 to 1: brushed down, with fine streaks; in places a hand has turned it"""
        w = fbm(t*9, s*9, 3, 31)-.5; k = .40+.40*(fbm(t*7+w, s*9, 3, 33)-.5)+.36*(fbm(t*150+22*s, s*11, 3, 35)-.5)+.22*(fbm(t*520+60*s, s*30, 2, 36)-.5)
        for t0, s0, l, wide, n in TRACKS: u = (s-s0)/l; x = (t-t0-.50*(s-s0)-1.6*(s-s0)**2+.010*(fbm(s*30, s*0+n, 3, 40+n)-.5))/(wide*(.75+.5*fbm(s*24, s*0+n, 2, 70+n))); k = k+.78*smooth(x, -1.1, -.75)*smooth(x, 1.25, -.2)*smooth(u+.35*(fbm(t*80, s*0+n, 3, 80+n)-.5), -.05, .2)*smooth(u+.7*(fbm(t*160, s*20, 3, 90+n)-.5), 1.05, .35)*(.6+.8*(fbm(t*260+60*s, s*14, 3, 51)-.3))
        return np.clip(k, 0, 1)
    TRACKS = [(.052, .118, .10, .021, 1), (.094, .124, .075, .012, 2), (-.05, .128, .06, .017, 3), (-.085, .084, .034, .015, 4), (.012, .082, .034, .010, 5), (.128, .080, .034, .019, 6)]
    def lit(g): x, _, z = g.xyz(here(g))[0:3]; return g.mul(g.ss(x, -.30, .10, .26, 1.0), g.ss(z, -.192, -.132, .16, 1.0))         # it falls into the dark to the left and below
    def velvet(g):
        x, y, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; tuft = g.noise(g.vec(g.mul(x, 2300.0), g.mul(y, 3000.0), 0.0), 1.0, 2, .5); k = g.node('ShaderNodeAttribute', attribute_name='lean').outputs['Fac']; nm = bump(g, g.add(g.mul(tuft, .3), g.mul(k, .3)), .0010, .7)
        tone = g.mul(g.mul(g.add(.6, g.mul(tuft, .8)), g.add(.35, g.mul(k, 1.1))), lit(g)); v, e = g.node('ShaderNodeBsdfVelvet'), g.node('ShaderNodeBsdfDiffuse'); v.inputs[1].default_value = .30
        for q, col in ((v, '#8a3e4a'), (e, '#4a121b')): g.put(q.inputs['Color'], g.scalec(hexc(col), tone)); g.put(q.inputs['Normal'], nm)
        return g.addsh(v.outputs[0], e.outputs[0])
    cloth('velvet', P, S.mat('velvet', velvet, 0), np.stack([t, s], -1)).data.attributes.new('lean', 'FLOAT', 'POINT').data.foreach_set('value', lean(t, s).astype(np.float32).ravel())
    # the pile itself, where it is in focus: tufts in woven rows, each of a few blades, dark at the foot, that take light by the way they have been left; shadows among them would be glitter
    def nap(g):
        d, e = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); c = g.scalec(hexc('#8a2a36'), g.mul(lit(g), g.node('ShaderNodeAttribute', attribute_name='own').outputs['Fac'])); [(g.put(q.inputs[0], c), g.put(q.inputs['Normal'], g.node('ShaderNodeAttribute', attribute_name='way').outputs['Vector'])) for q in (d, e)]; return g.mixsh(.30, d.outputs[0], e.outputs[0])
    tb, sb = (q.ravel() for q in np.meshgrid(np.arange(-.24 if up else -.20, .19, .00046), np.arange(.012, fine, .00052))); keep = np.abs(sb-seam) > .0012; tb, sb = tb[keep], sb[keep]; m = len(tb); tb, sb = tb+g.normal(0, .00006, m), sb+g.normal(0, .00009, m); tb, sb, share, own = (np.repeat(q, 6) for q in (tb, sb, g.uniform(.75, 1.2, m), g.normal(0, .10, m))); m = len(tb); tb, sb = tb+g.normal(0, .00018, m), sb+g.normal(0, .00020, m)
    i, j = np.searchsorted(s1, sb)-1, np.searchsorted(t1, tb)-1; p, du, dv = P[i, j], P[i, j+1]-P[i, j], P[i+1, j]-P[i, j]; foot = p+du*((tb-t1[j])/(t1[j+1]-t1[j]))[:, None]+dv*((sb-s1[i])/(s1[i+1]-s1[i]))[:, None]; du, dv = unit(du), unit(dv); k = lean(tb, sb)[:, None]; n = lambda sd: g.normal(0, sd, (m, 1))
    up_ = unit(np.cross(dv, du)); tip = unit(up_*g.uniform(.4, .75, (m, 1))+du*(.7-1.3*k+own[:, None]+n(.16))+dv*(1.1-1.7*k+own[:, None]+n(.16)))*(share*g.uniform(.0006, .0011, m)*smooth(sb, fine, fine-.05)*(np.random.default_rng(7).random(m) < smooth(tb, -.23, -.17 if up else -.02)))[:, None]; q = blades('nap', foot, tip, unit(np.cross(tip, (0, 1, 0))+g.normal(0, .3, (m, 3)))*g.uniform(.000032, .000062, (m, 1)), S.mat('nap', nap, 0)); q.visible_shadow = False; q.data.attributes.new('own', 'FLOAT', 'POINT').data.foreach_set('value', ((.72+.56*np.repeat(g.random(m//6), 6)+.3*(g.random(m)-.5))[:, None]*(.42, .42, 1.25)).astype(np.float32).ravel()); q.data.attributes.new('way', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.repeat(unit(up_+du*(.7*k-.1+n(.10))+dv*(.25-1.4*k+1.0*own[:, None]+n(.08))), 3, 0).astype(np.float32).ravel())
    # the cord: three strands, two of dark silk and one of old gold, each of fine threads
    ts = np.arange(-.34, .24, .0002 if big else .0005); so = np.interp(seam, s1, sec[:, 0]), np.interp(seam, s1, sec[:, 1]); no = np.interp(seam, s1, out[:, 0]), np.interp(seam, s1, out[:, 1]); ph = np.linspace(0, 2*np.pi, 56 if big else 28)[None]; turn = 2*np.pi*(ts/.0102+.25*(fbm(ts*30, ts*0, 2, 61)-.5)); lift = .0005+.0014*(fbm(ts*11, seam*13+3+0*ts, 3, 21)-.5)+.0005*(fbm(ts*40, ts*0, 2, 62)-.5); axis = place(ts, so[0]+no[0]*lift, so[1]+no[1]*lift); T = unit(np.gradient(axis, axis=0)); U = unit(np.cross(T, (0, 1, 0))); V = np.cross(T, U)
    def silk(col, sheen):
        def b(g): f = g.noise(here(g), 1400, 3, .6); k = g.node('ShaderNodeAttribute', attribute_name='thread').outputs['Fac']; c = g.scalec(hexc(col), g.mul(g.add(.30, g.mul(k, .8)), g.mul(g.add(.6, g.mul(f, .8)), g.ss(g.xyz(here(g))[0], -.30, .10, .24, 1.0)))); return g.principled(Base_Color=c, Roughness=.42, Specular=g.mul(sheen, g.ss(g.xyz(here(g))[0], -.30, .10, .15, 1.0)), Sheen=.6)
        return S.mat(f'silk{col}', b, 0)
    gold, dark = silk('#7a5626', .5), silk('#50111a', .6)
    for i in range(3):
        a = turn+i*2*np.pi/3; C = axis+.00150*(np.cos(a)[:, None]*U+np.sin(a)[:, None]*V); Ti = unit(np.gradient(C, axis=0)); Ui = unit(np.cross(Ti, np.cos(a)[:, None]*U+np.sin(a)[:, None]*V)); Vi = np.cross(Ti, Ui); th = 11*(ph-1.0*a[:, None])+.9*(fbm(ts[:, None]*400+i*9, ph*1.3, 2, 63)-.5); ridge = np.abs(np.cos(th*.5)); r = .00152*(1+.11*(ridge-.6)+.08*(fbm(ts*300, ts*0+i, 2, 64)-.5)[:, None])
        o = cloth('strand', C[:, None]+(r*np.cos(ph))[..., None]*Ui[:, None]+(r*np.sin(ph))[..., None]*Vi[:, None], gold if i == 0 else dark); o.data.attributes.new('thread', 'FLOAT', 'POINT').data.foreach_set('value', ridge.astype(np.float32).ravel())
    n_ = 900; i = g.integers(0, len(ts), n_); a = g.uniform(0, 2*np.pi, n_)[:, None]; o = np.cos(a)*U[i]+np.sin(a)*V[i]; tip = unit(o+T[i]*g.normal(0, 1.2, (n_, 1))+g.normal(0, .3, (n_, 3)))*g.triangular(.0004, .0008, .0032, (n_, 1)); blades('stray', axis[i]+o*.0027, tip, unit(np.cross(tip, (0, 1, 0)))*g.uniform(.000008, .000018, (n_, 1)), dark)
    # the bar, its collars with beads and worn edges, its posts
    brass = S.mat('brass', brassy(), 0)
    def worn(o, x, r, across): bend = np.gradient(np.unwrap(np.arctan2(np.gradient(r), np.gradient(x)))); wide = np.convolve(np.pad(r, 12, 'edge'), np.ones(25)/25, 'valid')-r; soft_ = lambda q: np.convolve(np.pad(q, 2, 'edge'), np.ones(5)/5, 'valid'); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.repeat(soft_(np.clip(q, 0, 1))[:, None], across, 1).astype(np.float32).ravel()) for k, q in (('worn', -bend*2), ('hollow', wide/.0005))]
    posts = (-.022, -.43); half = np.array([(0, 9.55), (5.2, 9.5), (5.6, 9.2), (5.75, 8.55), (6.3, 8.5), (6.5, 9.0), (7.0, 9.75), (7.7, 10.0), (8.4, 9.75), (8.9, 9.0), (9.1, 8.5), (9.7, 8.4), (9.9, 8.2), (10.05, 7.5), (40, 7.5)])*.001
    tt = np.unique(np.concatenate([t1]+[x+np.arange(-.0125, .0125, .0001) for x in posts])); r = np.maximum.reduce([np.interp(np.abs(tt-x), *half.T) for x in posts]); r = np.convolve(np.pad(r, 1, 'edge'), (.25, .5, .25), 'valid'); th = np.linspace(0, 2*np.pi, 97)[None]; o = cloth('bar', place(tt[:, None], .062+r[:, None]*np.cos(th), .008+r[:, None]*np.sin(th)), brass, np.stack(np.broadcast_arrays(tt[:, None]*8, th/6.28), -1)); worn(o, tt, r, 97)
    foot_ = np.array([(12, -58), (12, -46), (10, -44.5), (5.6, -43), (5.0, -41), (4.4, -30), (4.7, -22.5), (5.0, -21.8), (6.6, -21.2), (7.0, -20.2), (6.6, -19.2), (5.2, -18.6), (5.1, -17.6), (6.2, -16), (7.6, -13.6), (8.2, -11.5), (8.0, -10.2), (6.6, -9.2), (6.4, -4)])*.001; l = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(foot_, axis=0).T))]); l1 = np.arange(0, l[-1], .00015); fr, fz = (np.convolve(np.pad(np.interp(l1, l, foot_[:, k]), 1, 'edge'), (.25, .5, .25), 'valid') for k in (0, 1))
    for x in posts: q = place(x, .062, .008); o = cloth('post', np.stack([q[0]+fr[:, None]*np.cos(th), q[1]+fr[:, None]*np.sin(th), q[2]+fz[:, None]+0*th], -1), brass, np.stack(np.broadcast_arrays(th*.05, fz[:, None]*20), -1)); worn(o, fz, fr, 97)
    # the house: looked up where a camera's ray meets the plane of focus, so that discs stay clean; seen by metal as a glow, as are the box's side and back
    far = house(*((1080, 1620) if up else (1920, 1200))); back, dim = image('house', far), image('dim', blur(far[::14, ::14], 3)); uv = lambda g: g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:2]
    def seen(g): return far_off(g, back, lens, focus, shift, (eye, 0, 0))
    def tiers(g): tx = g.node('ShaderNodeTexImage', image=dim, extension='CLIP'); g.put(tx.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); return g.emission(tx.outputs[0], 3.0)
    def side(g): x, y = uv(g); return g.emission(hexc('#ffb870'), g.mul(g.mul(g.ss(x, 0.0, .6), g.ss(x, 1.0, .7)), g.mul(g.ss(y, 0.0, .4), g.add(.25, g.ss(y, .9, .3)))))
    def room(g): x, y = uv(g); return g.emission(hexc('#d89858'), g.mul(g.add(.04, g.mul(g.ss(x, .1, 1.0), .35)), g.ss(y, 0.0, .8)))
    for f, (x0, y0, x1, y1, z0, z1) in ((seen, (-6, 4, 6, 4, -4, 4)), (tiers, (-3, 3.5, 3, 3.5, -1.5, 2.2)), (side, (-1.5, -1.2, -1.5, 1.3, -.15, 1.5)), (room, (-1.4, -1.2, 2, -1.2, -.9, 2))):
        o = S.mesh(f.__name__, [(x0, y0, z0), (x1, y1, z0), (x1, y1, z1), (x0, y0, z1)], [(0, 1, 2, 3)], [S.mat(f.__name__, f, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_diffuse = o.visible_shadow = False; o.visible_camera, o.visible_glossy = f is seen, f is not seen
    # light from the stage, dim light in the box, and its lamp on the right
    S.lamp((1.7, 3.0, .7), '#ffae62', 290, 1.2, 'AREA', (.2, .9, -.1)).visible_camera = False; S.lamp((.6, -.2, .5), '#ffb474', 4, .5, 'AREA', (.16, .9, -.14)); key = S.lamp((.62, .44, .12), '#ffbe80', 170, .25, 'SPOT', (.09, .86, -.14)); key.data.spot_size, key.data.spot_blend, key.visible_glossy, key.visible_camera = math.radians(27), 1, True, False
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .02
    S.camera((eye, 0, 0), (eye, 1, 0), lens=lens, fstop=11, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=3, clamp=2.0, thr=.01, ev=.95 if up else .65, vig=.12, bloom_k=.12, bloom_th=.8)
def entrance(w, h, x1, z1, R):
    """A hotel's door by night after rain, out of focus (bottom row first), by slope: x from -x1 to x1, z from -z1 to z1, 0 is eye level: a lit hall between two lanterns in a dark front, a street on the left; the wet pavement draws them out. `R` is the radius of a disc in pixels"""
    X, Z = np.meshgrid(np.linspace(-x1, x1, w, dtype=np.float32), np.linspace(z1, -z1, h, dtype=np.float32)); c = lambda q: np.array(hexc(q), np.float32); k = lambda q: q[..., None]; g = np.random.default_rng(4); foot, on = -.062, lambda a, b, e=.003: smooth(X, a-e, a+e)*smooth(X, b+e, b-e); up = lambda a, b, e=.003: smooth(Z, a-e, a+e)*smooth(Z, b+e, b-e)
    wash = sum(p*np.exp(-((X-x)/.030)**2-((Z-z)/.050)**2) for x, z, p in ((-.128, .050, .8), (.036, .054, 1.0))); img = k(.010+.012*fbm(X*40, Z*60, 4, 3))*c('#8a7a78')+k(wash*(.05+.07*fbm(X*60, Z*25, 3, 5)))*c('#ffa25c')
    hall = (.22+.8*np.exp(-((X+.052)/.022)**2-((Z-.045)/.05)**2)+.35*np.exp(-((X+.018)/.014)**2))*(.6+.7*fbm(X*50, Z*14, 3, 7)); door = on(-.098, .006)*up(foot, .088); img = img*k(1-door)+k(door*hall*.62)*c('#ff9a54')
    for a, b, lo, hi, q in ((-.100, -.080, foot, .09, '#3a120e'), (-.006, .010, foot, .09, '#4a1812'), (-.058, -.0555, foot, .088, '#20120a'), (-.045, -.028, foot, .018, '#1a100c'), (-.041, -.032, .018, .031, '#1a100c')): m_ = k(on(a, b)*up(lo, hi))*.86; img = img*(1-m_)+m_*c(q)*k(.12+.5*hall)        # curtains, a leaf's edge, somebody in the hall
    img = img+k(smooth(X, -.150, -.175)*np.exp(-((Z+.005)/.05)**2))*c('#8a6a78')*.10
    row = np.clip(((z1-(2*foot-Z))/(2*z1)*h).astype(int), 0, h-1); t = smooth(foot-Z, 0, .05); j = np.clip((np.arange(w)[None]+w*(.010+.03*t)*(fbm(X*9, Z*60, 3, 11)-.5)*2), 0, w-1).astype(int); seen = sum(img[np.clip(row-int(h*q), 0, h-1), j] for q in (0, .05, .11, .18, .26))/5*k(.35+1.1*smooth(fbm(X*14, Z*70, 4, 13), .35, .65))
    img = np.where(k(Z < foot), seen*.85+c('#6a5a58')*.012, img); lamps = [(-.128, .050, 1.1, '#ffb070'), (.036, .054, 1.5, '#ffb274'), (-.055, .060, .8, '#ffc48c'), (-.047, .066, .7, '#ffc48c'), (-.063, .067, .5, '#ffb878'), (-.030, .046, .35, '#ffa860'), (-.170, .018, .30, '#ffe0c0'), (-.186, .030, .5, '#ffc894'), (-.196, -.020, .35, '#ff4a2c'), (-.181, -.019, .22, '#ff4a2c'), (.078, -.012, .10, '#ff9a58'), (.094, .071, .16, '#ffb070')]
    for _ in range(26): lamps.append((g.normal(-.035, .07), foot-.004-.06*g.random()**1.3, .03+.30*g.random()**4, ('#ffae6a', '#ff9448', '#ffc894')[g.integers(3)]))
    return unfocused(img, lamps, lambda x, z: ((x/x1+1)/2*w, (z1-z)/(2*z1)*h), int(R), g)[::-1]
def round_picture(of, dark=None):
    """all that metal or a mirror sees, instead of the sky: soft lamps (bearing from ahead, height, half widths, edge, strength, colour) over `dark`, a colour by bearing and height"""
    w, h = 1024, 512; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az, el = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = np.zeros((h, w, 3), np.float32)+(.004 if dark is None else dark(az, el)); c = lambda q: np.array(hexc(q), np.float32)
    for a, e_, rx, ry, p, k, hue in of: img += (k*np.exp(-(np.abs((az-a+180) % 360-180)*np.cos(np.radians(el))/rx)**p-(np.abs(el-e_)/ry)**p))[..., None]*c(hue)
    img *= (.75+.5*fbm(az/9, el/7, 4, 61))[..., None]; g_ = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g_.node('ShaderNodeTexEnvironment', image=image('round', img.astype(np.float32))); g_.put(bg.inputs[0], q.outputs[0]); bg.inputs[1].default_value = 1.0; bpy.data.objects.remove(bpy.data.objects['Fill'])
def prints(spots, apart=.00050, up=2):
    """grease of fingers by x and z (or y: up=1), ridges about half a millimetre apart round a few middles (x, z, turn, radius), pressed unequally; scratches of rings and keys"""
    def b(g_):
        p = here(g_); q = g_.xyz(p); x, z = q[0], q[up]; n = g_.noise(p, 130, 3, .5); out = 0.0
        for cx, cz, turn, r in spots: a, b = math.cos(turn), math.sin(turn); dx, dz = g_.sub(x, cx), g_.sub(z, cz); s, t = g_.add(g_.mul(dx, a), g_.mul(dz, b)), g_.mul(g_.sub(g_.mul(dz, a), g_.mul(dx, b)), .72); d, arch = (g_.m('SQRT', g_.add(g_.mul(s, s), g_.pow(q, 2.0))) for q in (g_.m('ABSOLUTE', t), g_.m('MAXIMUM', g_.add(t, .0008), 0.0))); ridge = g_.ss(g_.m('SINE', g_.add(g_.mul(arch, 2*math.pi/apart), g_.add(g_.mul(n, 30.0), g_.mul(g_.noise(p, 420, 2, .5), 7.0)))), -.3, .5); out = g_.m('MAXIMUM', out, g_.mul(g_.mul(g_.ss(d, r, r*.6), g_.add(.30, g_.mul(ridge, .7))), g_.ss(n, .30, .55)))
        for a, b in ((1.0, .30), (-.45, 1.0), (.75, -.8)): out = g_.m('MAXIMUM', out, g_.mul(g_.mul(g_.ss(g_.m('ABSOLUTE', g_.sub(g_.noise(g_.vec(g_.add(g_.mul(x, 150*a), g_.mul(z, 150*b)), g_.sub(g_.mul(x, 9*b), g_.mul(z, 9*a)), 7*a), 1.0, 2, .5), .5)), .009, .002), g_.ss(g_.noise(p, 75, 2, .5, w=a), .54, .64)), .9))
        return out
    return b
def hook():
    """A barrier's rope at a night entrance, so close that the frame cuts it: its brass snap hook in the ring of a brass post, fingerprints and fine scratches on both; three strands covered with dark red velvet hang away to the left. All that brass sees is one round picture. u runs along the rope from the hook's swivel up to the ring, v across"""
    g = np.random.default_rng(A.get('seed', 5)); big = A.get('w', 640) > 1000; lens, focus = 85, .55; unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True); px, collar = .114, (.008, .050)
    eye = np.array((px-.0345, focus, .030)); bar = eye-(.0095, 0, 0); D = unit(np.array((.80, -.04, .60))); N = unit(np.array((-.16, -1, .10))); V = unit(np.cross(N, D)); N = np.cross(D, V); Hk = bar+D*(.0032+.0042)-D*.0475; loc = lambda u, v, n=0: Hk+np.multiply.outer(u, D)+np.multiply.outer(v, V)+np.multiply.outer(n, N)
    PRINTS = [(px-.009, -.034, .35, .0080), (px-.006, .063, -.5, .0066), (.003, -.0035, 1.0, .0062), (.026, .012, .2, .0050)]
    metal_ = S.mat('brass', brassy(prints(PRINTS)), 0)
    def turned(name, prof, base, axis, soft=.0004):
        """a lathed part about an axis; what is raised is rubbed, hollows are brown"""
        q = lathed(prof, .00022, soft); r, z = q[:, 0], q[:, 1]; a = unit(np.cross(axis, (0, 1, .2))); b = np.cross(axis, a); th = np.linspace(0, 2*np.pi, 161)[None]; P = np.asarray(base)+z[:, None, None]*np.asarray(axis)+r[:, None, None]*(np.cos(th)[..., None]*a+np.sin(th)[..., None]*b); o = cloth(name, P, metal_, np.stack(np.broadcast_arrays(th*.4, np.r_[0, np.cumsum(np.hypot(np.diff(r), np.diff(z)))][:, None]*8), -1)); proud(o, z, r, 161)
    def proud(o, x, r, across): bend = np.gradient(np.unwrap(np.arctan2(np.gradient(r), np.gradient(x)))); wide = np.convolve(np.pad(r, 12, 'edge'), np.ones(25)/25, 'valid')-r; soft_ = lambda q: np.convolve(np.pad(q, 2, 'edge'), np.ones(5)/5, 'valid'); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.repeat(soft_(np.clip(q, 0, 1))[:, None], across, 1).astype(np.float32).ravel()) for k, q in (('worn', -bend*1.5), ('hollow', wide/.0005))]
    def bent(name, pts, rad, flat=1.0, n=240):
        """a cast bar along points in the hook's plane; rad = its half width at them, flat = its depth by its width, both ends round"""
        P = np.array(pts, float); l = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]; t = np.linspace(0, l[-1], n); w_ = np.hanning(41); w_ /= w_.sum(); sm = lambda q: np.convolve(np.pad(np.interp(t, l, q), 20, 'reflect', reflect_type='odd'), w_, 'valid'); q = np.stack([sm(P[:, 0]), sm(P[:, 1])], 1); T = unit(np.gradient(q, axis=0)); r = sm(np.array(rad, float)); e = np.minimum(t, l[-1]-t); r = r*np.sqrt(1-np.clip(1-e/r, 0, 1)**2*.98); th = np.linspace(0, 2*np.pi, 65)[None]
        x, y = q[:, :1]-T[:, 1:]*r[:, None]*np.cos(th), q[:, 1:]+T[:, :1]*r[:, None]*np.cos(th); z = flat*r[:, None]*np.sin(th); own = 1+.03*(fbm(t[:, None]*140, np.cos(th)*1.2+np.sin(th), 2, 31)-.5); cloth(name, loc(x*1.0, y*1.0, z*own), metal_, np.stack(np.broadcast_arrays(th*.06, t[:, None]*9), -1))
    # post, collar, rings
    tube = .0245; z0, z1 = collar; turned('post', [(tube, -.16), (tube, z0-.0016), (tube+.0006, z0-.0012), (tube+.0030, z0-.0004), (tube+.0036, z0+.0012), (tube+.0030, z0+.0030), (tube+.0012, z0+.0040), (tube+.0012, z0+.0062), (tube+.0022, z0+.0070), (tube+.0022, z1-.0070), (tube+.0012, z1-.0062), (tube+.0012, z1-.0040), (tube+.0030, z1-.0030), (tube+.0036, z1-.0012), (tube+.0030, z1+.0004), (tube+.0006, z1+.0012), (tube, z1+.0016), (tube, .16)], (px, focus, 0), (0, 0, 1))
    th, ph = np.linspace(0, 2*np.pi, 161)[:, None], np.linspace(0, 2*np.pi, 49)[None]
    for a in (math.pi, math.radians(292)):
        r = .0032*(1+.18*np.cos(th)**8*(np.cos(th) < 0)); R_ = .0095+r*np.cos(ph); x, y, z = R_*np.cos(th), R_*np.sin(th), r*np.sin(ph)+0*th; y, z = y*math.cos(.16)-z*math.sin(.16), z*math.cos(.16)+y*math.sin(.16); cx, cy = px+.0345*math.cos(a), focus+.0345*math.sin(a); b = a-math.pi; cloth('ring', np.stack([cx+x*math.cos(b)-y*math.sin(b), cy+x*math.sin(b)+y*math.cos(b), .030+z], -1), metal_, np.stack(np.broadcast_arrays(th*.25, ph*.05), -1)); d = np.array((-math.cos(a), -math.sin(a), 0)); turned('boss', [(.0001, -.0125), (.0042, -.0120), (.0046, -.0100), (.0040, -.0085), (.0050, -.0070), (.0060, -.0045)], (cx, cy, .030), d)
    # the hook, its gate with pin and thumb piece, its swivel, the rope's cap
    bent('hook', [(.0, .0), (.005, .0005), (.0095, .0035), (.0145, .0082), (.022, .0108), (.032, .0112), (.0405, .0088), (.0462, .0040), (.0475, -.0012), (.0460, -.0065), (.0425, -.0098), (.0375, -.0114)], [.0046, .0046, .0052, .0050, .0043, .0040, .0041, .0042, .0042, .0040, .0036, .0032], .92)
    bent('gate', [(.0070, -.0030), (.0110, -.0060), (.020, -.0095), (.030, -.0114), (.0385, -.0122)], [.0036, .0032, .0026, .0025, .0023], .85); bent('thumb', [(.0160, -.0085), (.0178, -.0125), (.0182, -.0150)], [.0018, .0018, .0027], 1.2, 90); bent('web', [(.003, .0), (.0090, -.0042), (.0125, -.0050)], [.0040, .0040, .0030], .9, 90); turned('pin', [(.0001, .0052), (.0017, .0050), (.0020, .0044), (.0020, -.0044), (.0017, -.0050), (.0001, -.0052)], loc(.0092, -.0045), N, .0002)
    turned('cap', [(.0001, .0040), (.0040, .0036), (.0058, .0018), (.0058, -.0004), (.0046, -.0016), (.0046, -.0032), (.0066, -.0040), (.0078, -.0052), (.0078, -.0066), (.0070, -.0076), (.0088, -.0098), (.0146, -.0150), (.0186, -.0200), (.0198, -.0236), (.0206, -.0244), (.0206, -.0262), (.0199, -.0270), (.0199, -.0390), (.0208, -.0398), (.0212, -.0414), (.0206, -.0430), (.0190, -.0434), (.0180, -.0420), (.0178, -.0300)], Hk, D)
    # the rope: its axis falls away and flattens; three strands, each stuffed unequally, its sleeve sewn up along one side
    e = Hk-D*.030; pts = np.array([e, e-D*.012, e-D*.028+(0, 0, .0012), e+(-.050, .006, -.0295), e+(-.085, .015, -.0430), e+(-.125, .030, -.0520), e+(-.175, .052, -.0570), e+(-.24, .08, -.058)]); l = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]; s = np.arange(0, l[-1], .0005); w_ = np.hanning(61); w_ /= w_.sum(); C = np.stack([np.convolve(np.pad(np.interp(s, l, pts[:, q]), 30, 'reflect', reflect_type='odd'), w_, 'valid') for q in range(3)], 1); T = unit(np.gradient(C, axis=0)); U = unit(np.cross(T, (0, 1, 0))); W = np.cross(T, U); n_ = 140; t = np.linspace(0, 2*np.pi, n_)[None]; slow = lambda f, k: fbm(s*f, s*0+k, 3, 41)-.5
    def velvet(g_):
        x, y, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; at = lambda n: g_.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; tuft = g_.noise(g_.vec(g_.mul(x, 2300.0), g_.mul(y, 3000.0), 0.0), 1.0, 2, .5); k, rub, deep = at('lean'), at('rub'), at('deep'); tone = g_.mul(g_.mul(g_.add(.6, g_.mul(tuft, .8)), g_.add(.35, g_.mul(k, 1.1))), g_.sub(1.0, g_.mul(deep, .75))); v, d = g_.node('ShaderNodeBsdfVelvet'), g_.node('ShaderNodeBsdfDiffuse'); v.inputs[1].default_value = .30; nm = bump(g_, g_.add(g_.mul(tuft, .3), g_.mul(k, .3)), .0010, .7)
        for q, a, b in ((v, '#8c3648', '#84504c'), (d, '#3a0a15', '#50242a')): g_.put(q.inputs['Color'], g_.scalec(g_.mix(g_.mul(rub, .7), hexc(a), hexc(b)), tone)); g_.put(q.inputs['Normal'], nm)
        return g_.addsh(v.outputs[0], d.outputs[0])
    def nap(g_):
        d, e_ = g_.node('ShaderNodeBsdfDiffuse'), g_.node('ShaderNodeBsdfTranslucent'); c = g_.scalec(hexc('#74182a'), g_.node('ShaderNodeAttribute', attribute_name='own').outputs['Fac']); [(g_.put(q.inputs[0], c), g_.put(q.inputs['Normal'], g_.node('ShaderNodeAttribute', attribute_name='way').outputs['Vector'])) for q in (d, e_)]; return g_.mixsh(.30, d.outputs[0], e_.outputs[0])
    vel, pile = S.mat('velvet', velvet, 0), S.mat('nap', nap, 0); way = unit(np.array((-.1, -1, .15)))
    for q in range(3):
        a = (2*math.pi*s/.083+q*2.0944+.55+.5*slow(14, q*7+1))[:, None]; out = np.cos(a)*U+np.sin(a)*W; M = C+.0094*(1+.10*slow(24, 20+q))[:, None]*out; Tq = unit(np.gradient(M, axis=0)); side = np.cross(Tq, out); sewn = lambda x: (.75, 5.5, .15)[q]+.5*(fbm(x*16, x*0+q, 2, 46)-.5); seam = (t-sewn(s[:, None])+np.pi) % (2*np.pi)-np.pi; r = .0099*(1+.12*slow(18, 40+q)[:, None]+.05*(fbm(s[:, None]*70, np.cos(t)*1.6+q*5, 3, 44)-.5)+.06*(fbm(s[:, None]*210+t*3, np.sin(t)*2+q*5, 2, 45)-.5)-.10*np.exp(-(seam/.055)**2)+.16*np.exp(-np.abs(seam)/.30)*(fbm(s[:, None]*300+q*7, seam*1.2, 2, 47)-.5))*(1+.06*np.cos(2*t)); O_ = np.cos(t)[..., None]*out[:, None]+np.sin(t)[..., None]*side[:, None]; P = M[:, None]+r[..., None]*O_; sv, tv = s[:, None]+0*t, t+0*s[:, None]
        def lean(x, y): w0 = fbm(x*20+q*9, np.cos(y)*.9+5, 3, 51)-.5; return np.clip(.42+.9*w0+.8*(fbm(x*60+q*5, np.cos(y)*2+np.sin(y), 3, 53)-.5)+.40*(fbm(x*420, y*5+x*300, 2, 55)-.5), 0, 1)
        rub = lambda x, y: smooth(np.cos(y), .3, .95)*smooth(fbm(x*26+q*11, np.sin(y)*1.4+3, 3, 57), .44, .66); deep = smooth(np.cos(tv), -.15, -.75); o = cloth('strand', P, vel, np.stack([sv, r*tv+q], -1)); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32).ravel()) for k, v in (('lean', lean(sv, tv)), ('rub', rub(sv, tv)), ('deep', deep))]
        # the pile, tuft by tuft, where the lens sees it; thin where hands have rubbed
        ds = .00062 if not big else .00048; sb, tb = (z.ravel() for z in np.meshgrid(np.arange(.010, .175, ds), np.arange(-2.4, 2.4, ds/.0098))); m = len(sb); sb, tb = sb+g.normal(0, ds*.2, m), tb+g.normal(0, .012, m); i = np.clip(sb/.0005, 0, len(s)-2).astype(int); nn = np.cos(tb)[:, None]*out[i]+np.sin(tb)[:, None]*side[i]; keep = (nn@way > -.25)*(g.random(m) > .75*rub(sb, tb))*(g.random(m) < smooth(sb, .175, .10))*(np.abs((tb-sewn(sb)+np.pi) % (2*np.pi)-np.pi) > .045); sb, tb, i, nn = sb[keep], tb[keep], i[keep], nn[keep]; m = len(sb); rep = 5; k = lean(sb, tb); j = (np.mod(tb, 2*np.pi)/(2*np.pi)*(n_-1)).astype(int); foot, nn, k, Ti, sd = (np.repeat(z, rep, 0) for z in (P[i, j], nn, k[:, None], Tq[i], np.cross(Tq[i], nn))); own = np.repeat(g.normal(0, .12, (m, 1)), rep, 0); N_ = m*rep; foot = foot+Ti*g.normal(0, .0002, (N_, 1))+sd*g.normal(0, .0002, (N_, 1)); z = lambda sg: g.normal(0, sg, (N_, 1))
        tip = unit(nn*g.uniform(.5, .9, (N_, 1))+Ti*(.9-1.6*k+own+z(.18))+sd*(own+z(.25)))*g.uniform(.0006, .0012, (N_, 1)); o = blades('nap', foot, tip, unit(np.cross(tip, (0, 1, 0))+g.normal(0, .3, (N_, 3)))*g.uniform(.000032, .000060, (N_, 1)), pile); o.visible_shadow = False; o.data.attributes.new('own', 'FLOAT', 'POINT').data.foreach_set('value', (np.maximum(.35+.95*k+.75*(np.repeat(g.random((m, 1)), rep, 0)-.5)+.2*(g.random((N_, 1))-.5), .25)*(.75+1.3*np.clip(1-nn@way, 0, 1)[:, None]**2)*(.40, .40, 1.2)).astype(np.float32).ravel()); o.data.attributes.new('way', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.repeat(unit(nn+Ti*(.6-1.2*k+own)+z(.12)), 3, 0).astype(np.float32).ravel())
    n_ = 60; i = g.integers(40, 330, n_); a = g.uniform(0, 2*np.pi, (n_, 1)); o = np.cos(a)*U[i]+np.sin(a)*W[i]; tip = unit(T[i]*g.normal(0, 1, (n_, 1))+o*g.uniform(.1, .7, (n_, 1))+g.normal(0, .5, (n_, 3)))*g.uniform(.0006, .0024, (n_, 1)); blades('lint', C[i]+o*.0185, tip, unit(np.cross(tip, (0, 1, 0)))*g.uniform(.000012, .000030, (n_, 1)), matt('lint', '#705048', .9))
    # far off the entrance; all round, for brass, lamps by bearing from ahead and height
    back = image('entrance', entrance(*((1600, 1000) if big else (800, 500)), .5*36/lens, .5*36/lens*.625, (46 if big else 23))); o = S.mesh('far', [(-6, 5, -4), (6, 5, -4), (6, 5, 4), (-6, 5, 4)], [(0, 1, 2, 3)], [S.mat('far', lambda g_: far_off(g_, back, lens, focus, 0), 0)]); o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    round_picture(ROUND)
    key = S.lamp((-.62, .10, .52), '#ffc08a', A.get('p1', 26), .12, 'AREA', (0, focus, -.02)); key.visible_camera = False; S.lamp((-.25, 1.5, .35), '#ffae68', 14, .3, 'AREA', (0, focus, 0)).visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=7, focus=focus-.008).data.clip_start = .01
    return dict(bounces=5, clamp=3.0, thr=.01, ev=.78, vig=.22, bloom_k=.12, bloom_th=.85)
ROUND = ((-8, 3, 16, 9, 3, 1.0, '#ffa45c'), (-66, 24, 5, 10, 3, 11.0, '#ffd8a8'), (-95, 6, 10, 22, 2, .55, '#ffb478'), (128, 30, 5, 5, 2, 9.0, '#ffe2bc'), (-150, 10, 18, 14, 3, .7, '#ffd4a0'), (-172, 22, 3, 5, 3, 5.0, '#ffd8b0'), (160, 6, 8, 5, 3, 2.4, '#ffd09c'), (88, 38, 34, 16, 2, .16, '#8aa0d8'), (-20, -28, 40, 12, 2, .16, '#ff9c58'), (-120, 50, 26, 12, 2, .20, '#a8b4d8'), (172, -16, 40, 12, 2, .34, '#ffc490'), (-140, -6, 24, 7, 3, .5, '#ffb878'))        # what brass mirrors: bearing, height, half widths, edge, strength, colour
def club(w, h, x1, z1, R):
    """A night club far out of focus (bottom row first), by slope like `entrance`: haze round three lamps, a heavy curtain on the left with patches of light that the ball throws on it. `R` is the radius of a disc in pixels"""
    X, Z = np.meshgrid(np.linspace(-x1, x1, w, dtype=np.float32), np.linspace(z1, -z1, h, dtype=np.float32)); c = lambda q: np.array(hexc(q), np.float32); k = lambda q: q[..., None]; g = np.random.default_rng(8)
    fold = np.sin(X*78+7*fbm(X*14, X*0+Z*1.5, 3, 3)+6*Z); fold = .12+.88*smooth(fold, -.9, 1)*(.4+1.0*fbm(X*30, Z*3, 2, 5)); img = k(.0045+.010*fbm(X*9, Z*9, 4, 2))*c('#6a5a80')+k(fold*.22*np.exp(-((X+.11)/.09)**2-((Z-.07)/.11)**2))*c('#a8603a')
    for x, z, sx, sz, p, hue in ((-.112, .084, .050, .045, .034, '#ff9c50'), (.012, .050, .060, .065, .060, '#3a50d8'), (.040, -.088, .050, .040, .022, '#c03a88'), (-.05, -.02, .16, .05, .014, '#6a5a8a')): img = img+k(p*np.exp(-((X-x)/sx)**2-((Z-z)/sz)**2)*(.55+.9*fbm(X*16+Z*9, Z*24, 4, 11)))*c(hue)      # haze that lamps light
    for row in range(4):                                     # the ball's rows of patches, drawn out as they climb, few of them bright
        for i in range(7):
            x = -.235+.047*i+.012*row+g.normal(0, .009); z = -.105+.052*row-.9*(x+.06)**2+g.normal(0, .008); p, s_, lean = .04+.40*g.random()**3, g.uniform(.007, .015), g.normal(.4, .15); hue = ('#ffb070', '#ffc48c', '#6a80e8', '#ffa45c', '#d8589c')[g.choice(5, p=(.3, .25, .2, .2, .05))]; dx, dz = X-x, Z-z-lean*(X-x)
            img = img+k(p*fold*np.exp(-(dx/s_)**2-(dz/s_)**2))*c(hue)
    lamps = [(-.112, .084, .44, '#ffb070'), (.016, .052, .34, '#5a70f0'), (.052, -.090, .10, '#d84a98')]
    return unfocused(img, lamps, lambda x, z: ((x/x1+1)/2*w, (z1-z)/(2*z1)*h), int(R), g)[::-1]
def ball():
    """A mirror ball from 30 cm, cut by the frame: glass tiles laid by hand in rows about a leaning axis, each a little tilted, one chipped, one cracked across, one gone but for its glue and a shard; dust, prints and smears. All that they mirror is one round picture of a dark room"""
    g = np.random.default_rng(A.get('seed', 4)); big = A.get('w', 640) > 1000; lens, focus, Rb, pitch = 85, .330, .150, .0108; unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True); C = np.array((.160, .420, .030)); up = unit(np.array((-.16, -.10, 1.))); east = unit(np.cross(up, (0, 1, 0))); north = np.cross(up, east)
    V, F, M, U, K = [], [], [], [], []
    def plate(P, o, a, b, n, deep=.0017, cham=.00016, foot=None):
        """a piece of glass with outline P (metres along a and b about o), its arris taken off; foot = another outline below"""
        m = len(P); q = P.mean(0); own = g.random(); i0 = len(V); f = P if foot is None else foot; into = unit(q-P)
        for ring, z in ((P+into*cham*1.3, 0), (P, -cham), (f, -deep)): V.extend(o+ring[:, :1]*a+ring[:, 1:]*b+n*z)
        F.append(tuple(range(i0, i0+m))); M.append(0); K.append(own); U.extend(P/(pitch/2))
        for r in (0, 1):
            for i in range(m): j = (i+1) % m; F.append((i0+r*m+i, i0+r*m+m+i, i0+r*m+m+j, i0+r*m+j)); broken = foot is not None and np.hypot(*(P[i]-f[i])) > 1e-5 and np.hypot(*(P[j]-f[j])) > 1e-5; M.append(2 if broken else 1); K.append(own); U.extend([(0, 0)]*4)
    def place(x, z):
        """the ball's surface where the camera sees the slopes x and z"""
        d = unit(np.array((x, 1, z))); q = d@C; return d*(q-math.sqrt(q*q-C@C+Rb*Rb))
    odd = {k: place(*v) for k, v in (('gone', (.160, -.066)), ('chip', (.150, .012)), ('crack', (.176, -.030)))}; tiles = []
    for i in range(-21, 22):
        la = i*pitch/Rb+g.normal(0, .003); m = int(2*math.pi*math.cos(la)*Rb/pitch)
        if m < 3: continue
        ph = g.random()*2*np.pi; step = 1+g.normal(0, .035, m); lo = ph+2*np.pi*np.cumsum(step)/step.sum()
        for l in lo:
            n = math.cos(la)*(math.cos(l)*east+math.sin(l)*north)+math.sin(la)*up; o = C+Rb*n
            if n@unit(-o) > -.12: tiles.append((o, n, -math.sin(l)*east+math.cos(l)*north))
    made = []; odd = {int(np.argmin([np.linalg.norm(t[0]-v) for t in tiles])): k for k, v in odd.items()}; hole = next(tiles[i][0] for i, k in odd.items() if k == 'gone')
    for i, (o, n, a) in enumerate(tiles):
        kind = odd.get(i); t1, t2, yaw = g.normal(0, .024), g.normal(0, .024), g.normal(0, .022); b = np.cross(n, a); n = unit(n+t1*a+t2*b); a = unit(np.cross(b, n)*math.cos(yaw)+b*math.sin(yaw)); a = unit(a-n*(a@n)); b = np.cross(n, a); hw, hh = (pitch/2-g.uniform(.00022, .00058) for _ in 'ab'); o = o+n*g.normal(0, .00012)+a*g.normal(0, .00012)+b*g.normal(0, .0001); e = np.linspace(-1, 1, 8)[:-1]
        made.append((o, n))
        sq = np.concatenate([np.stack([e, 0*e-1], 1), np.stack([0*e+1, e], 1), np.stack([-e, 0*e+1], 1), np.stack([0*e-1, -e], 1)])*(hw, hh); sq = sq+g.normal(0, .000025, sq.shape); sk = g.normal(0, .012); sq[:, 0] += sk*sq[:, 1]; sq[::7] *= 1-g.uniform(.004, .05, (4, 1))**1.4
        if kind == 'gone': plate(np.concatenate([sq[:4], [(-.0012, -.0030), (-.0027, -.0020), (-.0036, .0002)], sq[24:]]), o, a, b, n); continue      # a shard has stayed
        if kind == 'crack':
            cut, far = sq[4], sq[17]; line = np.linspace(0, 1, 7)[:, None]*(far-cut)+cut; line[1:-1] += g.normal(0, .00012, (5, 2)); A_, B_ = np.concatenate([sq[5:17], line[::-1]]), np.concatenate([sq[18:], sq[:4], line]); n2 = unit(n+.020*a-.014*b); plate(A_+unit(A_.mean(0))*.00006, o, a, b, n); a2 = unit(a-n2*(a@n2)); plate(B_+unit(B_.mean(0))*.00010, o-n*.0001, a2, np.cross(n2, a2), n2); continue
        if kind == 'chip' or g.random() < .07:                # a corner knocked off, hollow as glass breaks
            s, r = np.roll(sq, -10+7*(kind is None)*g.integers(4), 0), (.0036 if kind else g.uniform(.0008, .0017)); k = s[4]; d = np.hypot(*(s-k).T); ins = np.clip(1-d/r, 0, 1); top = s-unit(k)*(ins*r*.62)[:, None]+(ins > 0)[:, None]*g.normal(0, .00007, s.shape); plate(top, o, a, b, n, foot=s); continue
        plate(sq, o, a, b, n)
    grease = prints([(place(.160, -.012)[0], place(.160, -.012)[2], .5, .0075), (place(.188, .055)[0], place(.188, .055)[2], -.4, .0066), (place(.126, .034)[0], place(.126, .034)[2], 1.1, .0052)], .00036)
    def motes(g_, p): return g_.m('MAXIMUM', g_.mul(g_.ss(g_.noise(p, 2600, 2, .5), .66, .74), g_.ss(g_.noise(p, 210, 3, .6), .40, .62)), g_.mul(g_.ss(g_.noise(p, 900, 1, .5), .735, .765), .8))
    def mirror(g_):
        p = here(g_); x, y, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; own = g_.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; q = g_.addc(p, g_.vec(g_.mul(own, 3.0), 0.0, own)); wipe = g_.mul(g_.ss(g_.noise(g_.v('MULTIPLY', p, (60, 60, 420)), 1.0, 4, .6), .46, .70), g_.ss(g_.noise(p, 38, 3, .5), .44, .62)); fat = g_.m('MAXIMUM', grease(g_), g_.mul(wipe, .7)); e = g_.m('MAXIMUM', g_.m('ABSOLUTE', x), g_.m('ABSOLUTE', y)); film = g_.noise(p, 90, 4, .6)
        blind = g_.ss(g_.add(e, g_.mul(g_.sub(g_.noise(q, 420, 4, .65), .5), .55)), .90, 1.10)        # silver gone along the edges
        c = g_.scalec(g_.mix(g_.mul(blind, .75), g_.mix(own, hexc('#e4e8e6'), hexc('#cfd4cc')), hexc('#2a2420')), g_.add(.72, g_.mul(own, .22))); rough = g_.add(g_.add(.012, g_.mul(film, .03)), g_.add(g_.mul(fat, .17), g_.mul(blind, .15)))
        m_ = g_.principled(Base_Color=c, Metallic=1.0, Roughness=rough, Normal=bump(g_, g_.add(g_.mul(g_.noise(q, 75, 1, .4), .00024), g_.mul(g_.add(g_.mul(x, x), g_.mul(y, y)), g_.mul(g_.sub(own, .40), .00010))), 1.0, 1.0)); d = g_.node('ShaderNodeBsdfDiffuse'); d.inputs[0].default_value = (*hexc('#a89a8c')[:3], 1); dust = g_.add(g_.mul(motes(g_, p), .65), g_.add(g_.mul(fat, .035), g_.mul(g_.ss(e, .72, 1.0), g_.mul(film, .10))))
        return g_.mixsh(dust, m_, d.outputs[0])
    def cut(g_): p = here(g_); n = g_.noise(p, 500, 3, .6); return g_.principled(Base_Color=g_.mix(g_.ss(n, .45, .65), hexc('#141a19'), hexc('#3c4442')), Roughness=g_.add(.16, g_.mul(n, .3)), Specular=.7, Normal=bump(g_, n, .00008, .6))
    def broken(g_): p = here(g_); n = g_.noise(g_.v('MULTIPLY', p, (1, 1, 2.4)), 620, 3, .5); return g_.principled(Base_Color=g_.mix(n, hexc('#26302e'), hexc('#8c9a96')), Roughness=.16, Specular=.8, Normal=bump(g_, n, .0006, .8))
    def bed_(g_):
        p = here(g_); n, f = g_.noise(p, 160, 4, .6), g_.noise(p, 900, 4, .65); k = g_.ss(g_.add(g_.v('DISTANCE', p, tuple(hole)), g_.mul(g_.sub(g_.noise(p, 420, 4, .6), .5), .0110)), .0058, .0022); k = g_.mul(k, g_.ss(g_.add(n, g_.mul(g_.sub(f, .5), .6)), .34, .62)); return g_.principled(Base_Color=g_.scalec(g_.mix(g_.mul(k, .8), g_.mix(n, hexc('#191614'), hexc('#3c3630')), hexc('#6c6252')), g_.add(.6, g_.mul(f, .8))), Roughness=g_.sub(.85, g_.mul(k, .35)), Specular=.3, Normal=bump(g_, g_.add(g_.mul(k, 1.2), g_.add(n, g_.mul(f, .5))), .0007, 1.0))
    S.mesh('tiles', [tuple(v) for v in V], F, [S.mat('mirror', mirror, 0), S.mat('cut', cut, 0), S.mat('broken', broken, 0)], False, M, U, K)
    th, ph = np.meshgrid(np.linspace(0, 2*np.pi, 721), np.linspace(-1.5, 1.5, 361)); N_ = np.stack([np.cos(ph)*np.cos(th), np.cos(ph)*np.sin(th), np.sin(ph)], -1); cloth('core', C+N_*(Rb-.00125+.0004*(fbm(th*40, ph*40, 3, 9)-.5))[..., None], S.mat('bed', bed_, 0))
    x1 = .5*36/lens; back = image('club', club(*((1600, 1000) if big else (800, 500)), x1, x1*.625, 58 if big else 29)); o = S.mesh('far', [(-6, 5, -4), (6, 5, -4), (6, 5, 4), (-6, 5, 4)], [(0, 1, 2, 3)], [S.mat('far', lambda g_: far_off(g_, back, lens, focus, 0), 0)]); o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    room = [(-128, 30, 60, 30, 2, .05, '#ff9a50'), (-62, 4, 34, 30, 2, .045, '#3048c8'), (-96, -34, 40, 16, 2, .022, '#a05068')]; hues = ('#ffb068', '#ff9648', '#ffd09a', '#3450e8', '#5068f8', '#e04aa0')
    for _ in range(90): k = g.random(); r = g.uniform(1.2, 4.4); room.append((g.uniform(-150, 20), g.normal(2, 30), r, r*g.uniform(.7, 2.2), g.choice((2, 3)), .05+1.7*k**5, hues[g.choice(6, p=(.31, .23, .14, .17, .10, .05))]))
    for x, z, k, r, da, hue in ((.100, .018, 9.0, 1.5, 1.2, '#ffc890'), (.176, -.030, .9, 3.0, 3.4, '#ffac60'), (.150, .012, .7, 2.6, -2.6, '#4a62f0'), (.196, .084, 3.2, 1.5, -1.6, '#ffd0a0'), (.066, -.060, 4.0, 1.4, .5, '#ffbc80'), (.152, -.098, 1.2, 1.8, 1.8, '#6478ff'), (.044, .090, 2.2, 1.4, 1.0, '#ffb070'), (.128, .098, .20, 2.4, 3, '#d8609c')):
        o, n = made[int(np.argmin([np.linalg.norm(t[0]-place(x, z)) for t in made]))]; d = unit(o); d = d-2*(d@n)*n; room.append((math.degrees(math.atan2(d[0], d[1]))+da, math.degrees(math.asin(d[2])), r, r*1.2, 3, k, hue))      # lamps for chosen tiles
    c = lambda q: np.array(hexc(q), np.float32); round_picture(room, lambda az, el: (.003+.030*smooth(fbm(az/17+4, el/14+9, 4, 31), .48, .60)*smooth(fbm(az/40, el/50, 2, 33), .35, .6))[..., None]*(c('#4a5090')*smooth(el, -30, 30)[..., None]+c('#8a5a44')*smooth(el, 30, -30)[..., None]))
    S.lamp((-.55, .02, .46), '#ffb878', 9, .10, 'AREA', tuple(place(.16, 0))).visible_camera = False; S.lamp((.05, -.25, -.40), '#6a80ff', 2.5, .25, 'AREA', tuple(place(.16, 0))).visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=6.3, focus=focus).data.clip_start = .01
    return dict(bounces=4, clamp=3.0, thr=.01, ev=.8, vig=.2, bloom_k=.20, bloom_th=.85)
def gown():
    """The back of a bride's gown, so close that the frame cuts it: satin-covered buttons and their corded loops, unequal by a hair, up the edge of one panel that overlaps the other; duchesse satin puckered at loops, stitches and seams; a lace veil's edge nearer the lens, a window on the left, the room's lamps far behind. The gown's axes are a across (to the right), b up the row and away, n off the cloth; a curves about the body"""
    g = np.random.default_rng(A.get('seed', 4)); big = A.get('w', 640) > 1000; lens, focus, pitch = 85, .26, .0128; unit = lambda v: v/np.linalg.norm(v, axis=-1, keepdims=True)
    T = unit(np.array((.30, .56, .76))); X = np.array((1, -.02, -.25)); X = unit(X-T*(X@T)); N = np.cross(X, T); O = np.array((-.019, focus, -.008)); R = .046
    def at(a, b, n=0.):
        r = np.where(a < 0, 2.4, 1.0)*(R+.10*b); t = a/r; o = (r+n)[..., None] if np.ndim(r+n) else r+n; return O+(b+0*a)[..., None]*T+o*(np.sin(t)[..., None]*X+np.cos(t)[..., None]*N)-(r+1.6*b*b)[..., None]*N
    js = np.arange(-5, 13); bj = js*pitch+g.normal(0, .00022, len(js)); aj = g.normal(0, .00024, len(js)); edge = lambda b: -.0089+.0006*(fbm(b*40, b*0, 3, 5)-.5)+.00038*sum(np.exp(-((b-q)/.0030)**2) for q in bj)
    # what the needle and the loops do to the cloth, metres off it
    def drag(a, b): return .0024*(fbm(a*14-b*10, b*26+a*9, 3, 11)-.5)+.0009*(fbm(a*50, b*85+a*30, 3, 12)-.5)+.00012*(fbm(a*260, b*260, 3, 13)-.5)
    def pulls(d, b, far): return sum(k*np.exp(-np.maximum(d, 0)/far*g_)*np.cos(np.clip((b-q-s*d)/(.0011+.30*np.maximum(d, 0)), -3, 3)*1.6)*np.exp(-((b-q-s*d)/(.0022+.40*np.maximum(d, 0)))**2) for q, k, s, g_ in zip(bj, g.uniform(.00030, .00075, len(bj)), g.normal(0, .22, len(bj)), g.uniform(.7, 1.4, len(bj))))
    def seam(d, b, k, s): return -k*np.exp(-np.abs(d)/.0006)+.34*k*np.exp(-np.abs(d)/.0045)*np.sin(b*2*np.pi/.0047+9*fbm(b*90, d*50, 3, s)+d*90)*np.clip(2.4*fbm(b*45, d*30, 2, s+1)-.75, 0, 1)
    mm = 7.5; n_ = 2400 if big else 1600; h, _, tone = sateen(n_, n_, mm, 1e4); im = image('satin', np.stack([h*.5, h*0, tone*.5], -1)); uv = lambda a, b: np.stack([a*1000*mm/n_+.5, b*1000*mm/n_+.45], -1)
    def satin(g_):
        p = here(g_); tx = g_.node('ShaderNodeTexImage', image=im, extension='REPEAT', interpolation='Cubic'); g_.put(tx.inputs[0], g_.node('ShaderNodeUVMap').outputs[0]); hh, _, tn = g_.xyz(tx.outputs[0])[0:3]; cl = g_.noise(p, 60, 4, .6); c = g_.scalec(hexc('#f3eadd'), g_.mul(g_.add(.16, g_.mul(tn, 1.7)), g_.add(.93, g_.mul(cl, .14))))
        nm = bump(g_, hh, .00015, 1.0); tan = g_.node('ShaderNodeTangent', direction_type='UV_MAP'); return g_.principled(Base_Color=c, Roughness=g_.add(.25, g_.mul(cl, .10)), Specular=.6, Metallic=.3, Sheen=.2, Anisotropic=.5, Tangent=tan.outputs[0], Normal=nm)
    white, thread = S.mat('satin', satin, 0), matt('thread', '#f4ead8', .6, .2, 400, .35)
    k = .00026 if big else .0005; bs = np.concatenate([np.arange(-.075, .075, k), np.arange(.0754, .20, 2.5*k)])
    # the panel under the buttons, then the one that laps over it with a folded edge
    a, b = np.meshgrid(np.concatenate([np.arange(-.017, .035, k), np.arange(.0354, .15, 2.5*k)]), bs); n = drag(a, b)+.6*pulls(a-.0012, b, .011)*smooth(a, .0, .004)-.0003*smooth(a, -.006, -.012)
    cloth('under', at(a, b, n), white, uv(a, b))
    r = .00042; arc = np.linspace(0, np.pi, 13); d1 = np.concatenate([[.006, .004, .002], r-r*np.sin(arc), np.arange(r, .045, k)[1:], np.arange(.0454, .15, 2.5*k)]); lift = np.concatenate([np.zeros(3), r-r*np.cos(arc), np.full(len(d1)-16, 2*r)]); d, b = np.meshgrid(d1, bs); a = edge(b)-d
    row = .0046+.00025*(fbm(b*60, b*0, 3, 17)-.5); rel = drag(a, b)+pulls(d, b, .010)-.00013*np.exp(-((d-row)/.0009)**2)*(.75+.5*fbm(b*700, d*0, 2, 18))+.00026*np.exp(-((d-row)/.0026)**2)*np.sin(2*np.pi*b/.0027+4*fbm(b*80, d*60, 2, 19))*(.3+1.3*fbm(b*110, d*0, 2, 20))+seam(a+.047-.10*b, b, .0006, 35); n = lift[:, None].T+rel+.0002
    cloth('over', at(a, b, n), white, uv(a+.003, b+.0017))
    top = lambda d_, b_: np.interp(b_, bs, n[:, np.argmin(np.abs(d1[16:]-d_))+16])
    def tube(name, P, rad, mat, m=14, twist=0.0):
        """a thread along points; twist = turns a metre of its two plies"""
        l = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; D = unit(np.gradient(P, axis=0)); U = unit(np.cross(D, N)); W = np.cross(D, U); th = np.linspace(0, 2*np.pi, m+1)[None]; q = np.broadcast_to(rad, l.shape)[:, None]*(1+(.16*np.cos(2*th-2*np.pi*twist*l[:, None]) if twist else 0)+0*th); cloth(name, P[:, None]+q[..., None]*(np.cos(th)[..., None]*U[:, None]+np.sin(th)[..., None]*W[:, None]), mat, np.stack(np.broadcast_arrays(th*.01, l[:, None]*9), -1))
    def spline(K, m):
        K = np.array(K); K = np.concatenate([[2*K[0]-K[1]], K, [2*K[-1]-K[-2]]]); u = np.linspace(1, len(K)-2-1e-6, m); i = u.astype(int); t = (u-i)[:, None]; p0, p1, p2, p3 = (K[i+o] for o in (-1, 0, 1, 2)); return p1+.5*t*(p2-p0+t*(2*p0-5*p1+4*p2-p3+t*(3*(p1-p2)+p3-p0)))
    b0 = -.062
    while b0 < .085:                                            # the stitches of the edge, each sunk at both ends
        l = .0022+g.normal(0, .00016); s = np.linspace(0, 1, 14); q = b0+l*s; dd = .0046+g.normal(0, .00007)+g.normal(0, .00010)*(s-.5); tube('stitch', at(edge(q)-dd, q, top(.0046, q)+.00008*np.sin(np.pi*s)), .00015*np.sqrt(np.sin(np.pi*np.clip(s, .03, .97))), thread, 10, 1400); b0 += l+.00050+g.uniform(0, .00012)
    # buttons: a domed mould, its satin gathered towards the shank; loops of twisted cord
    prof = spline([(.0012, .0003), (.0030, .0008), (.0045, .0017), (.00515, .0025), (.0053, .0032), (.0050, .0041), (.0041, .0051), (.0028, .0058), (.0013, .00615), (.00001, .0062)], 90); cord = matt('cord', '#e9dcc6', .5, .15, 300, .45)
    for j, (ac, bc) in enumerate(zip(aj, bj)):
        th = np.linspace(0, 2*np.pi, 241)[None]; k = 1+g.normal(0, .022); r, z = prof[:, :1]*k*(1+.022*np.cos(th-g.uniform(0, 6))), prof[:, 1:]*(1+g.normal(0, .03)); run = np.r_[0, np.cumsum(np.hypot(*np.diff(prof[::-1], axis=0).T))][::-1][:, None]; fold = np.exp(-((z-.0014)/.0020)**2); own = j*7.3
        z = z+.00003*(fbm(np.cos(th)*r*900+own, np.sin(th)*r*900, 3, 41)-.5); r = r+(fold*.00042*(fbm(th*5.5+own, z*260, 2, 43)-.5)+.00012*(fbm(np.cos(th)*1.3+own, np.sin(th)*1.3, 2, 44)-.5)); x, y = r*np.cos(th), r*np.sin(th); tx, ty, tu = g.normal(0, .05), g.normal(0, .05), g.normal(0, .16); z = z+x*tx+y*ty; c, s = math.cos(tu), math.sin(tu); u, v = run*np.cos(th), run*np.sin(th)
        cloth('button', at(ac+x, bc+y, z+.0002), white, uv(u*c-v*s+own*.004, u*s+v*c+own*.003)); e = float(edge(bc)); w = g.normal(1, .05, 8); side = g.normal(0, .00022)
        root = [float(top(.0006, bc+side+q))-.00080 for q in (-.0024, .0024)]; half = [(-.0013, -.0023*w[0], 0), (.0010, -.0027*w[1], .0003), (.0028, -.0034*w[2], .0011), (.0056, -.0045*w[3], .0017), (.0090, -.0049*w[4], .0018), (.0124, -.0036*w[5], .0017), (.0140*w[6], 0, .0016)]; P = spline(half+[(p, -q*(1+.06*g.normal()), z) for p, q, z in half[-2::-1]], 200); d = np.arange(200)/199; P[:, 2] += np.interp(d, (0, .2, .8, 1), (root[0], .0, .0, root[1])); tube('loop', at(e+P[:, 0], bc+side+P[:, 1], P[:, 2]+.0004), .00066*(1-.5*np.exp(-(np.minimum(d, 1-d)/.05)**2)), cord, 20, 620)
    # the veil: tulle in soft folds, a corded, scalloped border with sprays
    s, z = np.meshgrid(np.concatenate([np.linspace(0, .016, 60), np.linspace(.0164, .12, 160)]), np.linspace(-.07, .08, 240)); w = fbm(z*16+2, s*0, 2, 61)-.5; x = .014-.09*z+.012*w+s*(.62+.2*np.sin(z*30))-.006*np.sin(s*95+z*12); P = np.stack([x, .162+.020*np.sin(s*120+z*14+3*w)*smooth(s, .0, .02)+.010*np.sin(s*47+1)+.05*z, z], -1)
    def tulle(g_):
        s, z, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; geo = g_.node('ShaderNodeNewGeometry'); cs = g_.m('MAXIMUM', g_.m('ABSOLUTE', g_.v('DOT_PRODUCT', geo.outputs['Normal'], geo.outputs['Incoming'])), .24); scal = g_.mul(g_.m('ABSOLUTE', g_.m('SINE', g_.add(g_.mul(z, math.pi/.021), g_.mul(g_.noise(g_.vec(z, 0.0, 0.0), 60, 2), 3.0)))), .0085); d = g_.sub(s, g_.sub(.0088, scal)); f = g_.noise(g_.vec(s, z, 0.0), 330, 3, .55); spray = g_.mul(g_.ss(f, .52, .58), g_.ss(d, .022, .009)); rim = g_.ss(g_.m('ABSOLUTE', g_.sub(d, .0007)), .0008, .0005)
        c0 = g_.m('MAXIMUM', .06, g_.m('MAXIMUM', g_.mul(spray, .30), g_.mul(rim, .20))); cover = g_.mul(g_.sub(1.0, g_.pow(g_.sub(1.0, c0), g_.div(1.0, cs))), g_.ss(d, -.0001, .0001)); a_, t_ = g_.node('ShaderNodeBsdfDiffuse'), g_.node('ShaderNodeBsdfTranslucent'); [g_.put(q.inputs[0], hexc('#f6efe4')) for q in (a_, t_)]; return g_.mixsh(cover, g_.node('ShaderNodeBsdfTransparent').outputs[0], g_.mixsh(.45, a_.outputs[0], t_.outputs[0]))
    cloth('veil', P, S.mat('tulle', tulle, 0), np.stack([s, z], -1)).visible_shadow = False
    # the room behind, its lamps each a disc
    w, h = (1600, 1000) if big else (800, 500); x1, z1 = .5*36/lens, .5*36/lens*.625; px = lambda x, z: ((x/x1+1)/2*w, (1-z/z1)/2*h); u, v = np.meshgrid(np.linspace(-1, 1, w), np.linspace(-1, 1, h)); c = lambda q: np.array(hexc(q), np.float32); img = c('#2a1a12')*(.30+.5*fbm(u*1.5, v*1.2, 3, 71))[..., None]+np.exp(-((u-.75)/.4)**2-((v-.2)/.7)**2)[..., None]*c('#c07a44')*.10
    back = image('room', sum(unfocused(i, [(x*x1, z*z1, p*1.5, q) for x, z, p, q in L], px, r*(2 if big else 1), g) for i, L, r in ((img, LAMPS[::2], 33), (0*img, LAMPS[1::2], 22)))[::-1]); o = S.mesh('far', [(-6, 5, -4), (6, 5, -4), (6, 5, 4), (-6, 5, 4)], [(0, 1, 2, 3)], [S.mat('far', lambda g_: far_off(g_, back, lens, focus, 0), 0)]); o.visible_diffuse = o.visible_glossy = o.visible_shadow = False
    def area(loc, to, col, k, w, h): o = S.lamp(loc, col, k, w, 'AREA', to); o.data.shape, o.data.size, o.data.size_y, o.visible_camera, o.visible_glossy = 'RECTANGLE', w, h, False, True
    m_ = (-.01, focus, 0); area((-.80, -.06, .30), m_, '#eef0f6', 19, .46, .8); area((.45, .62, .22), m_, '#ffc090', .6, .14, .14)
    bg = S.sc.world.node_tree.nodes['Background']; [S.sc.world.node_tree.links.remove(q.links[0]) for q in bg.inputs if q.is_linked]; S.sc.world.cycles.sampling_method = 'NONE'; g_ = G(S.sc.world.node_tree); g_.put(bg.inputs[0], hexc('#7c746e')); bg.inputs[1].default_value = .40; bpy.data.objects.remove(bpy.data.objects['Fill'])
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=8, focus=focus).data.clip_start = .01
    return dict(bounces=4, clamp=2.5, thr=.015, ev=.5, vig=.25, bloom_k=.12, bloom_th=.85)
LAMPS = ((.64, -.62, .14, '#ffa05c'), (.955, .50, .34, '#ffae68'), (.83, .16, .62, '#ffc48c'), (.88, .30, .22, '#ff9c58'), (.80, -.44, .36, '#ffa864'), (.93, -.13, .30, '#ffb87c'), (.90, -.56, .26, '#ff9a54'), (.72, -.86, .42, '#ffbc80'), (1.0, -.80, .16, '#ffa05c'))        # where a lamp is in the frame, its strength and colour

def paper_map(n, mm, seed=3):
    """a handmade sheet's map, n samples a side at `mm` a millimetre: relief and tone of matted fibres on a laid mould, with a few dark fibres"""
    x, y = np.meshgrid((np.arange(n)/mm).astype(np.float32), (np.arange(n)/mm).astype(np.float32)); wet = fbm(x*.09, y*.09, 3, seed); felt = fbm(x*1.3, y*1.3, 5, seed+10, .62); hair = np.maximum.reduce([vnoise((x*math.cos(a)+y*math.sin(a))*.55+2*fbm(x*.3, y*.3, 2, seed+20+i), (y*math.cos(a)-x*math.sin(a))*5.5, seed+30+i) for i, a in enumerate(np.linspace(0, math.pi, 6, False))])
    laid = np.cos(2*np.pi*(y/1.12+.35*fbm(x*.02, y*.25, 2, seed+40)))*smooth(wet, .25, .65); chain = np.exp(-(((x/23+.02*fbm(x*.1, y*.05, 2, seed+41)) % 1-.5)*23/.35)**2)
    fleck = smooth(vnoise(x*.5+y*.3, y*4.5-x*2.7, seed+50), .955, .985)*smooth(fbm(x*.4, y*.4, 2, seed+51), .45, .6)
    return 1.25*(felt-.5)+.40*(hair-.75)+.10*laid-.10*chain+.6*(wet-.5), 1+.16*(felt-.5)+.10*(wet-.5)+.03*laid-.38*fleck
def desk():
    """A writing desk at night: sheets of handmade paper with deckle edges, on them an open fountain pen within reach, its gold nib in focus, its cap behind it; polished walnut fading into the dark"""
    g_ = np.random.default_rng(A.get('seed', 5)); unit = lambda a: np.asarray(a)/np.linalg.norm(a)
    # ---- the desk's top: polished walnut, its grain from left to right
    def walnut(g):
        x, y, _ = g.xyz(here(g))[0:3]; y = g.add(y, g.mul(g.sub(g.noise(g.vec(g.mul(x, 3.5), g.mul(y, 7.0), 0.0), 1, 3, .5), .5), .045)); p = lambda a, b, c=0.0: g.vec(g.mul(x, a), g.mul(y, b), c)
        ring, fine = g.noise(p(1.8, 70), 1, 4, .6), g.noise(p(20, 900, 3.0), 1, 4, .65); pore = g.mul(g.ss(g.noise(p(110, 2300, 5.0), 1, 2, .55), .57, .66), g.ss(g.noise(p(1.2, 120, 7.0), 1, 2, .5), .36, .60)); film = g.noise(here(g), 14, 4, .6); rub = g.noise(p(60, 700, 9.0), 1, 3, .6)
        c = g.mix(g.clamp(g.add(.5, g.add(g.mul(g.sub(ring, .5), 2.0), g.mul(g.sub(fine, .5), .8)))), hexc('#170e09'), hexc('#573c28')); c = g.scalec(c, g.sub(1.0, g.mul(pore, .55)))
        return g.principled(Base_Color=c, Roughness=g.add(.20, g.add(g.mul(film, .12), g.add(g.mul(rub, .06), g.mul(pore, .25)))), Specular=.5, Normal=bump(g, g.sub(g.add(g.mul(fine, .18), g.mul(film, .6)), g.mul(pore, .5)), .00022, .8))
    S.mesh('top', [(-1, 0, 0), (1, 0, 0), (1, .95, 0), (-1, .95, 0)], [(0, 1, 2, 3)], [S.mat('walnut', walnut, 0)])
    # ---- paper
    n, mm = 2400, 12; h, tone = paper_map(n, mm); im = image('paper', np.stack([h*.25+.5, tone*.5, h*0], -1))
    def rag(g):
        tx = g.node('ShaderNodeTexImage', image=im, extension='REPEAT', interpolation='Cubic'); g.put(tx.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); hh, tn, _ = g.xyz(tx.outputs[0])[0:3]; thin = g.node('ShaderNodeAttribute', attribute_name='thin').outputs['Fac']
        nm = bump(g, hh, .0012, 1.0); d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); c = g.scalec(hexc('#e6ddcc'), g.mul(tn, 2.0)); g.put(d.inputs[0], c); g.put(t.inputs[0], c); g.put(d.inputs['Normal'], nm); return g.mixsh(g.add(.04, g.mul(thin, .4)), d.outputs[0], t.outputs[0])
    rag = S.mat('rag', rag, 0)
    def sheet(name, at, turn, z0, seed, curl, size=(.148, .25)):
        """u from its left deckle, v from its near edge; at = where the left edge crosses v = .14"""
        u1 = np.concatenate([np.arange(0, .006, .00016), np.arange(.006, .02, .0007), np.linspace(.02, size[0], 60)]); v1 = np.concatenate([np.linspace(0, .05, 40), np.arange(.0504, .20, .0003), np.arange(.20, size[1], .0006)]); u, v = np.meshgrid(u1, v1)
        e = lambda q, s: .0011*(fbm(q*60, q*0, 3, seed+s)-.5)+.0008*(fbm(q*420, q*0+3, 3, seed+s+1, .6)-.5)+.0004*(fbm(q*2200, q*0+5, 2, seed+s+2)-.5); k = np.exp(-u/.004); U = u+e(v, 0)*k; far = (v/size[1])**40; V = v-.14+e(u+.3, 7)*far
        edge = np.minimum(u, size[1]-v); thick = .00034*(.18+.82*smooth(edge+.0009*(fbm(u*900, v*900, 3, seed+20)-.5), 0, .0022)); lift = curl*np.exp(-u/.013)*(.6+.4*fbm(v*22, v*0, 3, seed+12))+.5*curl*(fbm(u*16, v*16, 2, seed+13)-.4)*smooth(u, .08, 0)
        c, s = math.cos(turn), math.sin(turn); X, Y = at[0]+U*c+V*s, at[1]-U*s+V*c; Z = z0+np.maximum(lift, 0)
        for top in (1, 0): o = cloth(name, np.stack([X, Y, Z+thick*top], -1), rag, np.stack([u, v], -1)*1000*mm/n+seed*.37); o.data.attributes.new('thin', 'FLOAT', 'POINT').data.foreach_set('value', (1-thick/.00034).astype(np.float32).ravel())
        m = 2600; j = g_.integers(0, len(v1), m); P = np.stack([X[j, 0], Y[j, 0], Z[j, 0]+.00005], -1); a = turn+math.pi+g_.normal(0, .8, m); tip = np.stack([np.cos(a), -np.sin(a), g_.normal(.1, .3, m)], -1)*g_.triangular(.0001, .0003, .0016, m)[:, None]; blades(name+'fibre', P-tip*.2, tip, np.stack([-tip[:, 1], tip[:, 0], 0*a], -1)/np.linalg.norm(tip, axis=1)[:, None]*g_.uniform(.000006, .000014, m)[:, None], S.mats['rag'])
    top = .0009
    for i, (x, turn, z0, curl) in enumerate(((-.0125, 6.0, .0001, .0003), (-.0045, 1.5, .0005, .0003))): sheet(f'sheet{i}', (x, .292), math.radians(turn), z0, 60+20*i, curl)
    # ---- the pen: a runs from the nib's tip along the barrel, up and out are the rolled cross-section's axes
    az, roll = math.radians(24), math.radians(26); tip = np.array((.0085, .291, top+.0066)); e1 = unit((math.cos(az), math.sin(az), .006)); w0 = unit(np.cross((0, 0, 1), e1)); n0 = np.cross(e1, w0); up, out = n0*math.cos(roll)-w0*math.sin(roll), w0*math.cos(roll)+n0*math.sin(roll); put = lambda a, b, c: tip+(np.asarray(a)[..., None]*e1+np.asarray(b)[..., None]*out+np.asarray(c)[..., None]*up)*.001
    def resin(g):
        p = here(g); s = g.noise(p, 900, 3, .6); f = g.noise(p, 55, 4, .6); return g.principled(Base_Color=hexc('#0b0807'), Roughness=g.add(.07, g.add(g.mul(f, .10), g.mul(s, .04))), Specular=.55, Normal=bump(g, g.add(g.mul(s, .25), f), .00006, .5))
    resin = S.mat('resin', resin, 0)
    def ringed(g): p = here(g); f = g.noise(p, 300, 4, .6); return g.principled(Base_Color=g.scalec(hexc('#e0b368'), g.add(.8, g.mul(f, .3))), Metallic=1.0, Roughness=g.add(.12, g.mul(f, .14)))
    gilt = S.mat('gilt', ringed, 0)
    def turned(name, prof, mat, centre=None, step=.05, k=96, put=put):
        a0, r0 = np.array(prof, float).T; L = np.concatenate([[0], np.cumsum(np.hypot(np.diff(a0), np.diff(r0)))]); q = np.unique(np.concatenate([np.arange(0, L[-1], step), L])); a, r = np.interp(q, L, a0), np.interp(q, L, r0); t = np.linspace(0, 2*np.pi, k)[None]; c = 0 if centre is None else centre(a)[:, None]; o = cloth(name, put(a[:, None]+0*t, r[:, None]*np.sin(t), r[:, None]*np.cos(t)+c), mat); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(40); return weld(o)
    bead = lambda a, r, w, d: [(a+w*(.5-.5*math.cos(t)), r+d*math.sin(t)) for t in np.linspace(0, math.pi, 9)]
    turned('section', [(23.2, 0), (22.2, 3.4), (22.0, 3.9)]+[(22.0+.9*(1-math.cos(t)), 3.9+.85*math.sin(t)) for t in np.linspace(.2, math.pi/2, 7)]+[(23.5, 4.72)]+[(q, 4.28+.44*math.exp(-(q-23.5)/1.7)+1.15*((q-23.5)/18.5)**1.7) for q in np.linspace(24, 42, 40)], resin)
    turned('ring', [(41.9, 5.2)]+bead(42.0, 5.55, 1.3, .38)+[(43.4, 5.2)], gilt)
    turned('thread', [(43.3, 5.2)]+[(43.4+q, 5.28+.26*(.5+.5*math.cos(2*math.pi*q/.95))**.7) for q in np.linspace(0, 5.7, 96)]+[(49.2, 5.2)], resin)
    turned('ring2', [(49.2, 5.2)]+bead(49.3, 5.9, .7, .25)+[(50.1, 5.6)], gilt)
    turned('barrel', [(50.0, 5.6), (50.1, 6.05)]+[(50.1+.4*(1-math.cos(t)), 6.05+.35*math.sin(t)) for t in np.linspace(0, math.pi/2, 6)]+[(q, 6.4+.2*math.sin(math.pi*(q-50)/60)) for q in np.linspace(51, 110, 60)]+[(130, 5.3), (134, 3), (135, 0)], resin, step=.25)
    # nib: two tines either side of a slit and its round hole, each a closed section
    key_a, key_w = (0, .5, 1.2, 3, 6, 9, 12, 14.2, 15.4, 16.2, 17.2, 18.2, 20, 30), (.34, .56, .66, 1.02, 1.78, 2.75, 3.72, 4.28, 4.46, 4.42, 4.10, 3.85, 3.72, 3.72); a = np.unique(np.concatenate([np.arange(0, 23.5, .06), 11.2+.72*np.cos(np.linspace(0, np.pi, 60))])); w = blur(np.interp(np.arange(0, 30, .03), key_a, key_w)[:, None].astype(np.float32), 12)[:, 0]; w = np.interp(a, np.arange(0, 30, .03), w)
    ridge = lambda a: .55+3.15*(1-(1-np.clip(a/18.5, 0, 1))**1.35); hole = np.sqrt(np.clip(.72**2-(a-11.2)**2, 0, None)); slit = np.where(a < 11.2, .018+.010*smooth(a, 0, 9), 0); inner = np.maximum(slit, hole); R = 4.35; th = .30+.20*np.exp(-a/3)
    for side in (1, -1):
        loops, uv, rim = [], [], []
        for i in range(len(a)):
            b0, b1, t = inner[i], w[i], th[i]; f = min(.09, t*.3); bb = np.concatenate([[b0, b0, b0+f*.3], np.linspace(b0+f, b1-f, 44), [b1-f*.3, b1, b1, b1-f*.3], np.linspace(b1-f, b0+f, 10), [b0]]); zz = np.concatenate([[-t+f, -f, -f*.3], np.zeros(44), [-f*.3, -f, -t+f, -t+f*.3], np.full(10, -t), [-t+f]]); phi = bb*side/R; rr = R+zz
            loops.append(put(a[i]+0*bb, rr*np.sin(phi), rr*np.cos(phi)-R+ridge(a[i]))); uv.append(np.stack([a[i]+0*bb, bb*side], -1)); rim.append(w[i]-bb)
        def gold(g):
            u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; d = g.node('ShaderNodeAttribute', attribute_name='rim').outputs['Fac']; p = here(g); line = lambda at, wd: g.exp(g.mul(g.pow(g.div(g.sub(d, at), wd), 2.0), -1.0)); on = g.ss(u, 5.6, 6.4); cut = g.mul(g.add(line(.62, .055), g.mul(line(.86, .04), .7)), on)
            white_ = g.mul(g.ss(d, .62, .66), g.ss(u, 5.9, 6.1)); ball = g.ss(u, .9, .6); wear, fine = g.noise(p, 420, 4, .6), g.noise(g.vec(g.mul(u, 1.5), g.mul(v, 55.0), 2.0), 1, 3, .6); ink = g.mul(g.ss(g.add(g.m('ABSOLUTE', v), g.mul(g.sub(wear, .5), .5)), .26, .06), g.mul(g.ss(u, 1.2, 3.0), g.ss(u, 12.6, 11.5)))
            c = g.mix(g.mul(white_, .85), hexc('#e9b45c'), hexc('#d9d4cc')); c = g.mix(ball, c, hexc('#c9c4bc')); c = g.scalec(c, g.sub(1.0, g.mul(cut, .45))); c = g.mix(ink, c, hexc('#05060c'))
            return g.principled(Base_Color=c, Metallic=g.sub(1.0, ink), Roughness=g.add(.11, g.add(g.mul(wear, .10), g.mul(fine, .06))), Normal=bump(g, g.sub(g.add(g.mul(fine, .05), g.mul(wear, .10)), cut), .00006, .8))
        P = np.array(loops); P = np.concatenate([P, P[:, :1]], 1); UV = np.array(uv); UV = np.concatenate([UV, UV[:, :1]], 1); D = np.array(rim); D = np.concatenate([D, D[:, :1]], 1); o = cloth('nib', P, S.mat('nib', gold, 0), UV); o.data.attributes.new('rim', 'FLOAT', 'POINT').data.foreach_set('value', D.astype(np.float32).ravel()); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(50)
    s_ = [(.05+1.1*(.5-.5*math.cos(t)), .50*math.sin(t)**.8) for t in np.linspace(0, math.pi, 20)]; turned('ball', s_, S.mat('tipping', lambda g: g.principled(Base_Color=hexc('#c6c0b6'), Metallic=1.0, Roughness=.22), 0), lambda a: ridge(a)-.38, k=40)
    fin = lambda q: .35*((q*1.55 % 1) > .5)*(9.2 < q < 20.8); turned('feed', [(3.6, 0)]+[(q, .35+2.75*min((q-3.6)/11, 1)**.8-fin(q)) for q in np.linspace(3.7, 23, 700)], S.mat('feed', lambda g: g.principled(Base_Color=hexc('#0a0908'), Roughness=.38, Specular=.45), 0), lambda a: ridge(a)-.42-(.35+2.75*np.clip((a-3.6)/11, 0, 1)**.8), step=.03, k=64)
    # ---- its cap, laid down behind it: lip, rings, clip and finial
    ca = math.radians(-9); c1, c3 = np.array((math.cos(ca), math.sin(ca), 0)), np.array((0, 0, 1.)); c2 = np.cross(c3, c1); lip = np.array((.034, .392, .0003+.0075)); lay = lambda a, b, c: lip+(np.asarray(a)[..., None]*c1+np.asarray(b)[..., None]*c2+np.asarray(c)[..., None]*c3)*.001
    turned('cap', [(14, 6.2), (.3, 6.4), (0, 6.7), (0, 7.0), (.4, 7.3)]+[(q, 7.35+.1*math.sin(math.pi*q/50)) for q in np.linspace(1, 48, 40)]+[(54, 6.7), (58, 5.6)], resin, step=.25, put=lay); turned('rings', [(2.6, 7.2)]+bead(2.7, 7.3, 4.2, .25)+bead(8.0, 7.3, .9, .2)+[(9, 7.2)], gilt, put=lay); turned('finial', [(57.5, 5.7)]+bead(57.6, 5.6, 1.6, .4)+[(59.4, 5.2), (61, 4.3), (62.2, 2.6), (62.7, 0)], gilt, put=lay)
    a, t = np.meshgrid(np.linspace(18, 58, 120), np.linspace(0, 2*np.pi, 40), indexing='ij'); wide = 1.0+.9*(a-18)/40+.9*np.exp(-((a-18.8)/1.3)**2); roll = math.radians(52); b, c = wide*np.cos(t), 8.0+.9*smooth(a, 26, 40)-1.2*smooth(a, 55, 58)+(.55+.5*np.exp(-((a-19.5)/1.5)**2))*np.sin(t); cloth('clip', lay(a, b*math.cos(roll)-c*math.sin(roll), b*math.sin(roll)+c*math.cos(roll)), gilt)
    # ---- light: the shaded bulb; what metal and polish mirror: the shade, a lit ceiling, the walls, a window's last blue
    lx, ly = .115, .60
    key = S.lamp((lx+.03, ly-.02, .30), '#ffcb9c', 7.5, .022, 'SPOT', (.080, .318, 0)); key.data.spot_size, key.data.spot_blend, key.visible_camera = math.radians(40), 1, False
    S.lamp((lx+.2, 1.2, .5), '#ffae6c', 2.0, .3, 'AREA', (0, .3, 0)); S.lamp((-.7, .25, .45), '#6f8fd0', 1.3, .4, 'AREA', (0, .3, 0))
    for loc, to, w, h, k in (((lx, ly, .335), (lx, ly, 0), .22, .22, 2.2), ((.06, .50, .36), (.01, .29, 0), .34, .16, 1.1)):
        o = S.lamp(loc, '#ffcc94', k*math.pi*w*h, w, 'AREA', to); o.data.shape, o.data.size, o.data.size_y, o.visible_diffuse, o.visible_glossy = 'RECTANGLE', w, h, False, True
    for (c0, u_, v_), col, k in ((((.1, 1.5, .34), (.75, 0, 0), (0, 0, .36)), '#d88a48', .3), (((-.75, .35, .40), (.1, .35, 0), (.05, 0, .30)), '#7f98c8', .9), (((-.55, 1.5, .22), (.40, 0, 0), (0, 0, .24)), '#7088b8', .30), (((.30, .10, .34), (.22, 0, -.06), (0, .22, 0)), '#e8b888', .7), (((-.10, .36, .42), (.10, 0, .03), (0, .16, 0)), '#dcb48c', .8)):
        def glow(g, col=col, k=k): x, y = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:2]; return g.emission(hexc(col), g.mul(g.mul(g.mul(g.ss(x, 0.0, .45), g.ss(x, 1.0, .55)), g.mul(g.ss(y, 0.0, .45), g.ss(y, 1.0, .55))), k))
        c0, u_, v_ = (np.array(q) for q in (c0, u_, v_)); o = S.mesh('glow', [tuple(c0+a*u_+b*v_) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], [S.mat('glow', glow, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_diffuse = o.visible_shadow = False; o.visible_camera = c0[1] > 1
    for o in S.sc.objects:
        if o.type == 'LIGHT': o.visible_camera = False
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .012
    cam = S.camera((0, 0, .064), (0, .30, .0075), lens=100, fstop=13, focus=.300); cam.data.shift_x, cam.data.clip_start = -.03, .01
    return dict(bounces=5, clamp=.8, thr=.012, ev=.5, vig=.30, bloom_k=.06, bloom_th=1.0)

def roofs(w, h):
    """Roofs under snow at blue hour from a window across the street, far out of focus (bottom row first): the last light behind a hill with its lamps, gables, a lit front; each lamp a disc that the barrel cuts towards the corners"""
    g = np.random.default_rng(14); c = lambda q: np.array(hexc(q)); W, H = w//4, h//4; u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); up = np.clip((v-.42)/.58, 0, 1); rad = .0255*w
    img = np.stack([np.interp(up**.8, np.linspace(0, 1, 5), [c(q)[k] for q in ('#a08a9c', '#6f7598', '#465780', '#2e4068', '#1d2b4a')]) for k in range(3)], -1)*(.50+.35*np.exp(-((u-.85)/.4)**2)*(1-up))[..., None]
    hill = smooth(.50+.05*fbm(u*2.6, u*0, 4, 5)-.03*(u-.6)-v, -.006, .006)[..., None]; img = img*(1-hill)+hill*c('#28345c')*(.42+.14*fbm(u*16, v*20, 3, 6))[..., None]
    for top, wide, tall, snow, wall, steep, sd in ((.44, .17, .10, .42, .16, .72, 3), (.24, .31, .13, .34, .16, 1, 8)):
        q = (u+.05*np.sin(u*9+sd))/wide+.37*sd; k = np.floor(q); x = q-k; own = lambda j: vnoise(k+.5, k*0+j+.5, sd); eaves = top+.15*(own(1)-.5); gable = own(2) > steep; ridge = tall*(.6+.7*own(3)); line = np.where(gable, eaves+ridge*(1-np.abs(2*x-1)), eaves+ridge*.8*smooth(np.minimum(x, 1-x), -.02, .10))
        m = smooth(line-v, -.004, .004)[..., None]; low = np.where(gable, line-.032, eaves); f = smooth(low-v, -.003, .003)[..., None]; tone = c('#9fb0d8')*(snow*(.5+.7*own(4))*(.75+.5*fbm(u*24, v*14, 3, sd)))[..., None]*(1-.35*gable*(x > .5))[..., None]; img = img*(1-m)+m*(tone*(1-f)+f*(c('#3c3a4c')*wall+c('#9c5c34')*(.20*np.exp(-v/.13)*(.3+1.2*own(7)))[..., None]))
        stack = smooth(np.abs(x-.25-.5*own(5)), .055, .045)*smooth(line+.045*(own(6) > .35)-v, -.002, .002)*smooth(v-low, 0, .004); img = img*(1-stack[..., None]*.8)+stack[..., None]*c('#2a2c44')*.07
        pane = np.abs(x*5-np.floor(x*5)-.5) < .24; row = (low-v)/.075; n = np.floor(row); pane &= (np.abs(row-n-.5) < .30)&(low > v); lit = vnoise(np.floor(q*5)+.5, n+k*7+.5, sd+9); lit = np.where(lit > .62, (lit-.55)**2*6, .012); img = img+(pane*lit*1.3)[..., None]*c('#ff9c4e')
    def disc(r, x, y, edge): m = int(r)+3; Y, X = np.mgrid[-m:m+1, -m:m+1].astype(np.float32); q = np.hypot(X, Y); return np.clip(.5-np.maximum(q-r, np.hypot(X+x*r, Y+y*r)-r*1.03)/edge, 0, 1)*(.84+.26*np.clip(q/r, 0, 1)**4)
    K = disc(rad/4, 0, 0, 1.5); m = K.shape[0]//2; P = np.zeros((2*H, 2*W)); P[:2*m+1, :2*m+1] = K/K.sum(); K = np.fft.rfft2(np.roll(P, (-m, -m), (0, 1)))
    img = np.stack([np.fft.irfft2(np.fft.rfft2(np.pad(img[..., j], ((H//2, H-H//2), (W//2, W-W//2)), 'edge'))*K, P.shape)[H//2:H//2+H, W//2:W//2+W] for j in range(3)], -1); img = resize(blur(img.astype(np.float32), 1.5), w, h)
    for n in range(64):
        x, y = g.uniform(.40, 1.02), .47+.035*g.normal() if n < 40 else g.uniform(.05, .44); r = rad*g.uniform(.95, 1.05); p = min(.012+.02*g.pareto(1.1), .55); q = disc(r, .6*(x-.5), .6*(y-.5)*h/w, .07*r)*(.92+.16*g.random()); m = q.shape[0]//2; i, j = int(y*h), int(x*w); a, b, l, o = max(i-m, 0), min(i+m+1, h), max(j-m, 0), min(j+m+1, w); hue = g.choice(('#ffae60', '#ff9a48', '#ffc890', '#ff8640', '#ffe2c0'), p=(.34, .26, .2, .12, .08))
        if a < b and l < o and x > .5: img[a:b, l:o] += q[a-i+m:b-i+m, l-j+m:o-j+m, None]*c(hue)*p
    return img.astype(np.float32)
def punched(i, L, vx, vy):
    """The holes of an Advent star's point, punched through the folded sheet: how far (mm) each spot is from the nearest edge of one, below 0 within. 8 spots a millimetre, x (columns) from the star's middle to the tip, y across the fold"""
    g = np.random.default_rng(40+i); q, L, vx, vy = 8, L*1000, vx*1000, vy*1000; wide = vy*1.02; x, y = np.meshgrid((np.arange(int(L*q))+.5)/q, (np.arange(int(2*wide*q))+.5)/q-wide); D = np.full(x.shape, 9.0, np.float32); far = math.hypot(L-vx, vy)
    def hole(cx, cy, a, b, turn=0.0):
        """a lens 2a long and 2b wide, round if a = b, on both sides of the fold; each a little torn"""
        for s in (1, -1):
            px, py, t, k = cx+g.normal(0, .12), s*cy+g.normal(0, .12), s*turn+g.normal(0, .04), g.uniform(.93, 1.06); m = a*1.5+1.5; box = tuple(slice(int(max(0, (c-m)*q)), int(max(0, (c+m)*q))) for c in (py+wide, px)); X, Y = x[box], y[box]
            if X.size == 0: continue
            u, v = (X-px)*math.cos(t)+(Y-py)*math.sin(t), (Y-py)*math.cos(t)-(X-px)*math.sin(t); d = (a*a-b*b)/(2*b); e = np.hypot(u, np.abs(v)+d)-(b+d)+(1-k)*b+.30*(fbm(X*1.1, Y*1.1, 2, 7*i+3)-.5)+.16*(vnoise(X*5, Y*5, i)-.5)
            if g.random() < .06: w = g.uniform(0, 6.3); e = np.maximum(e, b*.3-u*math.cos(w)-v*math.sin(w)+.3*(vnoise(u*3, v*3, i+9)-.5))                  # a chad that still hangs on
            D[box] = np.minimum(D[box], e)
    along, into, t = np.array((L-vx, -vy))/far, np.array((-vy, vx-L))/far, 16.0
    while t < far-40: hole(*(np.array((vx, vy))+along*t+into*13.5), 1.6-.005*t, 1.6-.005*t); t += g.uniform(6.4, 7.8)       # along the glued edge
    for t in np.arange(94, L-44, 15.5): hole(t, 5.4, 5.2, 1.4, .03)                                                   # beside the fold
    for cx, cy, r, m, a, b, c in ((112, 29, 12.5, 8, 5.4, 2.2, 3.1), (149, 21, 7.8, 7, 3.3, 1.5, 2.0), (72, 21, 7.4, 7, 3.2, 1.5, 1.9), (175, 14.6, 5.0, 6, 2.1, 1.0, 1.2)):      # rosettes
        hole(cx, cy, c, c)
        for k in range(m):
            w = 2*math.pi*k/m+.3; hole(cx+r*math.cos(w)*.92, cy+r*math.sin(w)*.92, a, b, w); w += math.pi/m
            if r > 12: hole(cx+r*math.cos(w)*1.2, cy+r*math.sin(w)*1.2, .95, .95)
    return D
def pane(name='pane', tint=(.94, .95, .93), wave=.0015):
    """thin window glass: clear to the lamps, mirrors the dusk a little, not perfectly flat"""
    def b(g):
        gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .015; nm = bump(g, g.noise(here(g), 1.7, 2), wave*8, .5); g.put(gl.inputs[2], nm)
        t = g.node('ShaderNodeBsdfTransparent'); g.put(t.inputs[0], (*tint, 1)); f = g.node('ShaderNodeFresnel'); f.inputs[0].default_value = 1.6
        return g.mixsh(g.m('MINIMUM', f.outputs[0], .7), t.outputs[0], gl.outputs[0])
    return S.mat(name, b, 0)
def star():
    """An Advent star of folded paper in a window on a winter evening, within reach: glued tabs behind its seams, holes through which its inside is seen, a bulb in the middle; roofs under snow and lamps far out of focus behind the pane"""
    g = np.random.default_rng(A.get('seed', 5)); N, R, h, rv = 7, .24, .075, .103; lens, focus, shift = 62, .43, 0; unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True)
    yaw, pitch, turn = (math.radians(q) for q in (32, -6, 22)); mid = np.array((-.118, .50, -.078))
    nn = unit(np.array((-math.sin(yaw)*math.cos(pitch), -math.cos(yaw)*math.cos(pitch), math.sin(pitch)))); U = unit(np.cross((0, 0, 1), nn)); W = np.cross(nn, U); at = lambda r, a, n: mid+np.asarray(r)[..., None]*(np.cos(a)[..., None]*U+np.sin(a)[..., None]*W)+np.asarray(n)[..., None]*nn
    L = math.hypot(R, h); c, s_ = R/L, h/L; a0 = math.pi/N; vc = np.array((rv*math.cos(a0), rv*math.sin(a0), 0)); vx = vc[0]*c+(h-vc[2])*s_; vy = math.sqrt(vc[0]**2+vc[1]**2+h*h-vx*vx)
    # paper: fibres drawn one by one on a tile of 100 mm, short ones and a few long ones
    n, k, t, fib = 2048, 64, np.linspace(-.5, .5, 64)[None], 0
    for m, short, long_, bent, wide, power in ((42000, 18, 74, 1.2, 1.3, .12), (700, 90, 260, .5, 2.2, .035)):
        px, py, an, ln, bend = (g.random((m, 1))*b+o for b, o in ((n, 0), (n, 0), (2*math.pi, 0), (long_-short, short), (2*bent, -bent))); q = an+bend*t+.4*bend*np.sin(t*5+py); x, y = (p+np.cumsum(f(q), 1)*ln/k for p, f in ((px, np.cos), (py, np.sin)))
        q = np.bincount(((y.astype(int) % n)*n+x.astype(int) % n).ravel(), np.broadcast_to(g.normal(.4*(m < 1000), 1, (m, 1))*ln/k*(1-(2*t)**6), (m, k)).ravel(), n*n).reshape(n, n); q = blur(np.pad(q, 8, 'wrap').astype(np.float32), wide)[8:-8, 8:-8]; fib = fib+q/q.std()*power
    tile = image('fibres', np.repeat(np.clip(.5+fib, 0, 1)[..., None], 3, 2))
    tone, thru = hexc('#ded6ca'), hexc('#f2dac4')
    def paper(g, D):
        x, y, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; sd = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; ay = g.m('ABSOLUTE', y); p = lambda k, o=0.0: g.vec(g.mul(x, k), g.mul(y, k), g.add(sd, o)); noise = lambda k, o=0.0, d=3, r=.5: g.noise(p(k, o), 1.0, d, r)
        def edge_of(a, b): q = g.node('ShaderNodeTexImage', image=D, extension='EXTEND', interpolation='Cubic'); g.put(q.inputs[0], g.vec(g.div(a, L), g.add(.5, g.div(b, vy*2.04)), 0.0)); return g.xyz(q.outputs[0])[0]
        geo, tg = g.node('ShaderNodeNewGeometry'), g.node('ShaderNodeTangent', direction_type='UV_MAP').outputs[0]; dot = lambda a, b: g.v('DOT_PRODUCT', a, b); nrm, eye = geo.outputs['Normal'], geo.outputs['Incoming']; deep = g.div(-.00032, g.m('MAXIMUM', dot(eye, nrm), .2)); bi = g.v('CROSS_PRODUCT', nrm, tg)
        hole, back = edge_of(x, y), edge_of(g.add(x, g.mul(deep, dot(eye, tg))), g.add(y, g.mul(deep, dot(eye, bi))))      # at the paper's face, and where the ray leaves its thickness
        f = g.node('ShaderNodeTexImage', image=tile, extension='REPEAT'); g.put(f.inputs[0], g.vec(g.add(g.mul(x, 10.0), g.mul(sd, .37)), g.add(g.mul(y, 10.0), g.mul(sd, .61)), 0.0)); f = g.xyz(f.outputs[0])[0]
        seam = g.div(g.sub(g.mul(x, vy), g.mul(ay, vx)), math.hypot(vx, vy)); edge = g.div(g.sub(g.mul(g.sub(L, x), vy), g.mul(ay, L-vx)), math.hypot(L-vx, vy)); wob = g.mul(g.sub(noise(60, 1.0), .5), .0012)
        tab = g.ss(g.add(edge, wob), .0098, .0093); side = g.m('GREATER_THAN', y, 0.0); tab2 = g.mul(g.mul(g.ss(g.add(seam, wob), .0108, .0103), side), g.mul(g.ss(g.sub(x, g.mul(seam, .8)), .026, .0268), g.ss(g.add(x, g.mul(seam, .8)), vx-.006, vx-.0068))); lap = g.m('MAXIMUM', tab, tab2); glue = g.mul(lap, g.ss(noise(95, 5.0, 4, .6), .44, .60))
        cloud = noise(210, 2.0, 4, .6); fold = g.exp(g.mul(g.pow(g.div(y, .0006), 2.0), -1.0)); worn = g.mul(fold, g.ss(noise(420, 3.0, 3, .6), .38, .62)); cut = g.mul(g.ss(edge, .0006, .0001), g.ss(noise(300, 4.0, 3, .6), .35, .6))
        t = g.mul(g.add(.60, g.add(g.mul(cloud, .55), g.mul(g.sub(f, .5), 1.5))), g.sub(1.0, g.mul(lap, .52))); t = g.mul(t, g.add(1.0, g.mul(glue, .38))); t = g.mul(t, g.sub(1.0, g.mul(fold, .42))); rim = g.mul(g.ss(hole, .15, .0), .45); t = g.mul(t, g.add(1.0, rim)); t = g.mul(t, g.sub(1.0, g.mul(g.ss(edge, .0016, .0), .7)))
        nm = bump(g, g.add(g.add(g.mul(f, .25), g.mul(noise(900, 6.0, 2), .12)), g.add(g.mul(g.ss(lap, 0.0, 1.0), -.9), g.mul(g.ss(hole, .55, .0), .8))), .0004, .7)
        col = g.mix(g.clamp(g.add(worn, cut)), g.scalec(tone, g.add(.80, g.add(g.mul(g.sub(f, .5), .5), g.mul(cloud, .3)))), hexc('#e8e0d4')); d, e = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); g.put(d.inputs[0], col); g.put(d.inputs['Normal'], nm); g.put(e.inputs[0], g.scalec(thru, t))
        sh = g.mixsh(.38, d.outputs[0], e.outputs[0]); open_ = lambda q: g.m('LESS_THAN', g.add(q, g.mul(g.sub(f, .5), .4)), 0.0); return g.mixsh(g.mul(open_(hole), open_(back)), sh, g.node('ShaderNodeBsdfTransparent').outputs[0])
    sheets = [S.mat('paper%d' % i, lambda g, i=i: paper(g, image('holes%d' % i, np.repeat(punched(i, L, vx, vy)[..., None], 3, 2))), 0) for i in range(3)]
    s1 = np.concatenate([np.linspace(0, vx/L, 130), np.linspace(vx/L, 1, 170)[1:]])[:, None]; v1 = np.linspace(-1, 1, 161)[None]; v1 = np.sign(v1)*np.abs(v1)**1.5; half = np.where(s1 < vx/L, s1*L/vx*vy, (1-s1)/(1-vx/L)*vy)
    for i in range(N):
        a, x, y, t = turn+2*math.pi*i/N+g.normal(0, .006), s1*L+0*v1, half*v1, np.abs(v1)+0*s1; sl = g.normal(0, .004)*x/L
        for front in (1, -1):
            # flat facets first: radius, across, height; then bulge, buckles, the fold's roundness
            qy, k = np.abs(y)/vy, .0009; fx, fw, fz = (x*c+qy*(vc[0]-vx*c), qy*vc[1]*np.sign(y), h-x*s_+qy*(vc[2]-h+vx*s_)); slope = (h-vx*s_)/vc[1]; fw = fw+np.sign(y)*t*.0013*(fbm(x*35+7*i, np.sign(y)*3, 3, 80)-.5)*smooth(x, .02, .08); fz = fz-slope*.8*(np.sqrt(y*y+k*k)-np.abs(y))
            seam, edge = (x*vy-np.abs(y)*vx)/math.hypot(vx, vy), ((L-x)*vy-np.abs(y)*(L-vx))/math.hypot(L-vx, vy); free = smooth(np.minimum(seam, edge), 0, .018); away = smooth(np.abs(y), 0, .012)
            fz = fz+free*away*(.006*(fbm(x*22+9*i, y*26+front, 3, 50+i)-.5)+.0016*(fbm(x*90+3*i, y*80, 2, 60+i)-.5))+.0022*(fbm(x*14+5*i, y*0+front, 3, 70)-.5)*smooth(x, .03, .10)*smooth(edge, 0, .01)
            P = at(np.hypot(fx, fw+sl), a+np.arctan2(fw+sl, fx), front*fz+t*.006*(fbm(x*15+3*i, np.sign(y)*5, 3, 81)-.5)*smooth(x, .05, .12)*smooth(L-x, 0, .03)); o = cloth('sheet', P, sheets[(i*2+(front < 0)) % 3], np.stack([x, y], -1)); o.visible_shadow = False; o.data.attributes.new('seed', 'FLOAT', 'POINT').data.foreach_set('value', np.full(x.size, 3.7*i+1.3*front, np.float32))      # the bulb lights the window as if there were no paper, or that is speckle
    # the bulb
    o = mid-nn*.004+np.array((0, 0, .004)); l = S.lamp(tuple(o), '#ffb08a', 1.0, .017); l.visible_glossy, l.visible_camera = False, False
    B = Build(); B.lathe(o[0], o[1], [(.0185*math.sin(t), o[2]-.021*math.cos(t)) for t in np.linspace(0.01, 2.6, 30)], 40); b = B.to(S, 'bulb', [S.mat('opal', lambda g: g.emission(hexc('#ffd0a4'), 5), 0)], True); b.visible_diffuse = b.visible_shadow = False
    # the window: its pane mirrors the star, a bar is lit by it
    y0 = .86
    def white(g):                                           # old oil paint, its light worked out: the bulb's through paper is speckle
        geo = g.node('ShaderNodeNewGeometry'); to = g.v('SUBTRACT', tuple(mid), geo.outputs['Position']); d = g.v('LENGTH', to); q = g.m('MAXIMUM', g.div(g.v('DOT_PRODUCT', to, geo.outputs['Normal']), d), 0.0); return g.emission(g.addc(g.scalec(hexc('#ff9e68'), g.div(g.mul(q, .030), g.mul(d, d))), g.scalec(hexc('#7088c0'), g.mul(.03, g.add(.4, g.noise(geo.outputs['Position'], 14, 3))))))
    B = Parts(); B.bx(.235, y0-.012, -1, .024, .05, 2, 0); b = weld(B.to(S, 'bar', [S.mat('white', white, 0)])).modifiers.new('b', 'BEVEL'); b.width, b.segments = .006, 3
    S.mesh('pane', [(-1.5, y0+.012, -1), (1.5, y0+.012, -1), (1.5, y0+.012, 1), (-1.5, y0+.012, 1)], [(0, 1, 2, 3)], [pane()])
    back = image('roofs', roofs(1600, 1000)); o = S.mesh('roofs', [(-6, 4, -4), (6, 4, -4), (6, 4, 4), (-6, 4, 4)], [(0, 1, 2, 3)], [S.mat('roofs', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    S.lamp((-.55, .15, .75), '#8fa8e0', 4, .5, 'AREA', tuple(mid)).visible_camera = False
    S.sc.cycles.min_transparent_bounces = 24; bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = 0
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=4.5, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=4, clamp=1.2, thr=.01, ev=.5, vig=.25, bloom_k=.14, bloom_th=.8)

def souk(w, h):
    """the Gold Souk's lane at dusk, out of focus (bottom row first): lit vitrines on its right, few on its left, lamps under its roof, each its own disc that the barrel cuts towards the corners"""
    g = np.random.default_rng(4); c = lambda q: np.array(hexc(q)); asp = w/h; W, H = w//4, h//4; u, v = np.meshgrid((np.arange(W)+.5)/W, (np.arange(H)+.5)/H); vx, vy = .36, .46; img = np.zeros((H, W, 3))
    for side, k in ((1, 1.0), (-1, .16)):                   # fronts: what stands at a depth d is 1/d from the vanishing point
        d = .62/np.maximum((u-vx)*side, .02); z = (v-vy)*d*1.1; lit = .15+1.1*vnoise(d*2.3+7, 0*d, 8)**2; img += (smooth((u-vx)*side, .03, .12)*k*smooth(z, -.50, -.36)*smooth(z, .40, .22)*lit*(.35+1.1*fbm(d*7, z*6, 3, 5))/(.7+.2*d))[..., None]*c('#c8742c')*.30
    img += (np.exp(-((u-vx)/.10)**2-((v-vy)/.10)**2)*.10)[..., None]*c('#ff9a50')+(smooth(v, .24, .0)*np.exp(-((u-vx+.06)/.13)**2)*.05)[..., None]*c('#4a5f96')
    def disc(r, x, y, edge): m = int(r)+3; Y, X = np.mgrid[-m:m+1, -m:m+1].astype(np.float32); q = np.hypot(X, Y); return np.clip(.5-np.maximum(q-r, np.hypot(X+x*r, Y+y*r)-r*1.05)/edge, 0, 1)*(.82+.28*np.clip(q/r, 0, 1)**4+.08*(fbm(X/r*2+x*9+30, Y/r*2+30, 3, 3)-.5))
    img = resize(blur(img.astype(np.float32), .022*W), w, h)
    def lamp(x, y, power, hue, r, soft=.06):
        q = disc(r*w, .8*(x-.5), .8*(y-.5)/asp, max(soft*r*w, 1.2)); m = q.shape[0]//2; i, j = int(y*h), int(x*w); a, b, l, o = max(i-m, 0), min(i+m+1, h), max(j-m, 0), min(j+m+1, w)
        if a < b and l < o: img[a:b, l:o] += q[a-i+m:b-i+m, l-j+m:o-j+m, None]*c(hue)*power
    hues, p = ('#ff9444', '#ffaa5e', '#ff7830', '#ffc48a', '#ffdcb8', '#f85a22'), (.32, .25, .19, .12, .05, .07)
    for side, n, k in ((1, 74, 1.0), (-1, 40, .55)):        # on rails at four heights
        for _ in range(n): d = .62/(.03+.62*g.random()**1.25); z = g.choice((-.40, -.20, .05, .27), p=(.34, .24, .24, .18))+g.normal(0, .03); x, y = vx+side*.62/d, vy+z/d/1.1; lamp(x, y, .62*k*min(g.pareto(1.4)*.42+.10, 1.5)*smooth(x, -.10, .42), g.choice(hues, p=p), .031*g.uniform(.80, 1.10)*(1-.10*d**.5))
    for _ in range(10): d = g.uniform(1.1, 6); lamp(vx+g.normal(0, .22)/d, vy-g.uniform(.40, .52)/d, .45*g.uniform(.2, 1), g.choice(hues, p=p), .030*(1-.10*d**.5))
    x, y = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); img += (.012+.034*np.exp(-((x-.58)/.34)**2-((y-.48)/.32)**2))[..., None]*c('#ff9a50')
    return (img*((.14+.86*smooth(x, .02, .50))*(1-.70*smooth(y, .60, 1.02)))[..., None])[::-1].astype(np.float32)
def bangles():
    """Gold bangles on a jeweller's velvet rod in Dubai's Gold Souk, so near that the frame cuts the rod: no two alike, hung as hands have left them, two of them sharp, the rest lost to the left; the lane's vitrines and lamps far out of focus. Rings are worked out by t round the ring, x across its band"""
    g = np.random.default_rng(A.get('seed', 5)); lens, focus, shift = 85, .364, -.218; an = math.radians(50); along, side, up = np.array((-math.cos(an), math.sin(an), 0)), np.array((-math.sin(an), -math.cos(an), 0)), np.array((0, 0, 1.)); at0 = np.array((.030, .400, -.012)); rod = .0125
    # gold: brown where cloths never reach, bright on worn edges, its polish dulled in patches and along the ring
    def gold(tone, rough, name):
        def b(g):
            u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = here(g); cav = g.node('ShaderNodeAttribute', attribute_name='cav').outputs['Fac']; worn = g.noise(p, 240, 4, .6); hair = g.noise(g.vec(g.mul(u, 260.0), g.mul(v, 5200.0), 0.0), 1.0, 4, .65); hollow = g.clamp(g.add(g.mul(cav, -1.0), g.mul(g.sub(worn, .5), .35)))
            c = g.mix(g.mul(hollow, .9), hexc(tone), hexc('#5a2f10')); c = g.scalec(c, g.add(.90, g.mul(worn, .2)))
            r = g.add(g.add(rough, g.mul(g.ss(worn, .42, .68), .10)), g.add(g.mul(g.sub(hair, .5), .10), g.mul(hollow, .18)))
            return g.principled(Base_Color=c, Metallic=1.0, Roughness=r, Normal=bump(g, worn, .00010, .05))
        return S.mat(name, b, 0)
    tones = dict(y=('#eeb06a', .09), d=('#e49e54', .12), r=('#e8a07e', .10), p=('#efc690', .17)); mats = {k: gold(*q, 'gold-'+k) for k, q in tones.items()}
    wrap = lambda t, x, k, n, s: fbm(np.cos(t)*k+11, np.sin(t)*k+x*90+s, n, s)-.5
    def plain(t, x, b): return 0*t
    def hammered(t, x, b):
        r = np.random.default_rng(3); q = 0*t
        for a, y, s in zip(r.uniform(0, 6.283, 210), r.uniform(-1, 1, 210), r.uniform(.0013, .0024, 210)): q = np.minimum(q, -.00022*np.clip(1-((((t-a+np.pi) % (2*np.pi)-np.pi)*.032)**2+(x-y*b)**2)/s**2, 0, 1))
        return q
    def engraved(t, x, b, N=44):                             # chevrons cut by hand between two lines, grains along the rims
        n = np.abs(x/b); u = t*N/(2*np.pi)+.14*np.sin(5*t+1)+.09*np.sin(13*t); hand = .6+.7*vnoise(np.floor(u*2) % (2*N), np.zeros_like(u), 4); f = (u+.55*n) % 1; cut = np.exp(-((f-.5)/.085)**2)+.6*np.exp(-(((u-.55*n+.5) % 1-.5)/.05)**2)
        return -.00030*hand*cut*smooth(n, .70, .62)-.00026*np.exp(-((n-.76)/.035)**2)+.00022*smooth(n, .80, .86)*np.sqrt(np.clip(1-((t*150/(2*np.pi) % 1-.5)/.5)**2-((n-.90)/.10)**2, 0, 1))
    def studs(t, x, b, N=46): n, u = x/b*1.5, t*N/(2*np.pi); row = np.floor(n+.5); f, e = (u+.5*(row % 2)) % 1, n+.5-row; return .00085*np.minimum(1-np.abs(2*f-1), 1-np.abs(2*e-1))*(1+.12*(vnoise(np.floor(u+.5*(row % 2)) % N, row, 6)-.5))-.0004
    def fluted(t, x, b, N=70): return .00055*np.abs(np.sin(t*N/2+x/b*.9+.08*np.sin(5*t)))-.0003
    def bangle(mat, R, e, b, work, p, at, lean, yaw, turn):
        """R to the middle of its wall, e and b half its thickness and width, p its section's squareness (1: round), `work` its relief, or of how many strands it is twisted; hung at `at` along the rod"""
        k, n = np.linspace(0, 2*np.pi, 1441), 97 if b > .0022 else 49; q = np.linspace(0, 2*np.pi, 4000); sec = np.stack([e*np.sign(np.cos(q))*np.abs(np.cos(q))**p, b*np.sign(np.sin(q))*np.abs(np.sin(q))**p], 1); L = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(sec, axis=0), axis=1))]); s = np.linspace(0, L[-1], n); sec = np.stack([np.interp(s, L, sec[:, j]) for j in (0, 1)], 1); a = np.interp(s, L, q)
        t, x = np.meshgrid(k, sec[:, 1], indexing='ij'); T = t+turn; o = np.broadcast_to(sec[:, 0], t.shape)
        if isinstance(work, int): f = work*a[None]-26*t; m = .66+.40*np.abs(np.cos(f/2)); rad = R+o*m; ax = x*m; rel = (m-.9)*e*.9
        else: rel = work(T, x, b)*smooth(o/e, .2, .9); rad = R+o+rel; ax = x
        rad = rad*(1+.006*np.cos(2*(t-g.uniform(0, 6)))+.0055*wrap(t, 0*x, 2.2, 3, int(g.integers(99))))+.00020*wrap(t, x, 4, 2, int(g.integers(99))); ax = ax+.0012*wrap(t, 0*x, 1.3, 2, int(g.integers(99)))
        cav = (rel-blur(np.concatenate([rel[-41:-1], rel, rel[1:41]]).astype(np.float32), 9)[40:-40])/.00016
        # lean about the horizontal across the rod, yaw about the vertical
        A1 = along*math.cos(yaw)+side*math.sin(yaw); H = side*math.cos(yaw)-along*math.sin(yaw); D = up*math.cos(lean)+A1*math.sin(lean); A1 = A1*math.cos(lean)-up*math.sin(lean); mid = at0+along*at+up*rod-D*(R-e)
        P = mid+(np.sin(t)[..., None]*H+np.cos(t)[..., None]*D)*rad[..., None]+ax[..., None]*A1; o = cloth('bangle', P, mats[mat], np.stack(np.broadcast_arrays(t*R, s[None]), -1)); o.data.attributes.new('cav', 'FLOAT', 'POINT').data.foreach_set('value', cav.astype(np.float32).ravel())
    # tone, R, half thickness, half width, work, squareness, gap before it (mm), lean, yaw
    row = [('y', 32.4, 1.2, 2.4, fluted, .8, 0, 3, 0), ('r', 32.8, 1.5, 1.5, plain, 1, 1.0, 2, 2), ('y', 32.0, .95, .95, plain, 1, 1.5, 3, 3), ('y', 32.4, .95, .95, plain, 1, .2, 3, 2), ('d', 31.4, 1.0, 5.4, plain, .4, 4.0, -2, -1), ('y', 31.5, 1.25, 1.25, plain, 1, 6.0, 5, 3),
           ('y', 33.2, 1.3, 3.4, plain, .55, 1.5, 3, 1), ('r', 32.0, 1.6, 1.6, plain, .8, 4.2, 2, -1), ('y', 33.0, 1.0, 5.8, engraved, .35, 2.6, -2, -2), ('d', 32.6, 2.2, 2.2, 3, 1, 3.4, -1, 0), ('r', 32.0, 1.6, 2.6, plain, .75, 1.2, 1, -2), ('y', 32.6, .95, .95, plain, 1, 4.8, 7, 3), ('y', 32.2, .95, .95, plain, 1, .1, 7, 2), ('p', 32.8, .95, .95, plain, 1, .2, 5, 4), ('d', 32.5, 1.2, 3.1, studs, .5, 4, 2, 2), ('y', 33.6, 1.2, 6.5, hammered, .4, 3.5, 0, -2), ('d', 31.6, 1.5, 2.4, fluted, .7, 1.0, 2, 2), ('y', 33.0, 1.7, 1.7, plain, 1, 7.0, -4, 0), ('r', 32.0, 1.3, 4.0, plain, .45, 3.0, -2, 2)]
    at = -.109; last = None
    for m, R, e, b, work, p, gap, lean, yaw in row:
        lean, yaw = math.radians(lean+g.normal(0, .5)), math.radians(yaw+g.normal(0, .8)); R, e, b = R/1000, e/1000, b/1000
        if last: at += last[0]+b+gap/1000+max(0, (lean-last[1])*2*R, abs(yaw-last[2])*R)
        bangle(m, R, e, b, work, p, at, lean, yaw, g.uniform(0, 6.28)); last = (b, lean, yaw)
    # the rod: velvet, its pile laid in patches
    def velvet(g):
        x, y, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = here(g); tuft = g.noise(g.vec(g.mul(x, 2300.0), g.mul(y, 3000.0), 0.0), 1.0, 3, .6); k = g.ss(g.noise(p, 70, 3, .55), .35, .65); nm = bump(g, tuft, .0008, .8); tone = g.mul(g.mul(g.add(.45, g.mul(tuft, 1.1)), g.add(.5, g.mul(k, .7))), g.ss(g.xyz(p)[0], -.10, .02, .22, 1.0)); v, e = g.node('ShaderNodeBsdfVelvet'), g.node('ShaderNodeBsdfDiffuse'); v.inputs[1].default_value = .42
        for q, col in ((v, '#45202a'), (e, '#16080c')): g.put(q.inputs['Color'], g.scalec(hexc(col), tone)); g.put(q.inputs['Normal'], nm)
        return g.addsh(v.outputs[0], e.outputs[0])
    x, t = np.meshgrid(np.linspace(-.25, .6, 1200), np.linspace(0, 2*np.pi, 121), indexing='ij'); r = rod-.0002+.0005*(fbm(x*60, np.cos(t)*2+np.sin(t)*1.3+5, 3, 9)-.5); P = at0+x[..., None]*along+r[..., None]*(np.sin(t)[..., None]*side+np.cos(t)[..., None]*up); cloth('rod', P, S.mat('velvet', velvet, 0), np.stack([x, t*rod], -1))
    # the lane
    back = image('souk', souk(1600, 1000))
    o = S.mesh('seen', [(-6, 4, -4), (6, 4, -4), (6, 4, 4), (-6, 4, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
    # what gold mirrors: the shop's lamps on the left and above, a vitrine on the right, a last cool light, a counter below
    sheets(((((-.50, .46, .06), (.02, .10, 0), (0, 0, .26)), '#ffc8a0', 2.0), (((-.20, .80, .42), (.26, .12, 0), (-.05, -.02, .10)), '#ffd4b4', 2.2), (((-.24, .72, -.36), (.12, .05, 0), (-.04, .02, .08)), '#ff9c50', 1.3), (((.62, .30, .02), (0, .08, 0), (0, 0, .24)), '#ffb468', 2.6), (((-.62, .05, .02), (.03, .16, 0), (0, 0, .30)), '#8ea6dc', .5), (((-.05, .30, -.45), (.40, 0, 0), (0, .25, 0)), '#a8602c', .35), (((.1, -.5, .25), (.5, 0, 0), (0, .05, .12)), '#ffc890', .7), (((.25, .75, -.05), (.22, .05, 0), (0, 0, .07)), '#ff9c4c', 1.0)))
    for q in bpy.data.materials:
        if q.name.startswith('sheet'): q.cycles.sample_as_light = False
    def bulb(g): return g.emission(hexc('#ffd2a4'), 7.0)
    B = Build(); r = np.random.default_rng(12)
    for _ in range(16): q = np.array((-.62+r.normal(0, .04), .46+r.normal(0, .34), .10+r.normal(0, .20))); z = r.uniform(.012, .032); B.quad(*[tuple(q+np.array((0, a*z, c*z))) for a, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    o = B.to(S, 'bulbs', [S.mat('bulb', bulb, 0)]); bpy.data.materials['bulb'].cycles.sample_as_light = False; o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    S.lamp((-.02, .72, .45), '#ffcf98', 48, .12, 'AREA', tuple(at0)).visible_camera = False; S.lamp((.45, .55, .20), '#ffa860', 16, .10, 'AREA', tuple(at0)).visible_camera = False
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .006
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=5, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=5, clamp=2.0, thr=.006, ev=.85, vig=.30, bloom_k=.10, bloom_th=.9)

def lattice(x, y, z, seed, octaves=3):
    """smooth noise in space, 0 to 1"""
    q = np.random.default_rng(seed).random((32, 32, 32)).astype(np.float32).ravel(); s = 0; k = 0; a = 1.0
    for o in range(octaves):
        f = 2.03**o; ix, iy, iz = (np.floor(c*f+o*7.3).astype(np.int32) for c in (x, y, z)); fx, fy, fz = (c*f+o*7.3-i for c, i in ((x, ix), (y, iy), (z, iz))); fx, fy, fz = (c*c*(3-2*c) for c in (fx, fy, fz)); n = 0
        for dx in (0, 1):
            for dy in (0, 1):
                for dz in (0, 1): n = n+q[((ix+dx) & 31)*1024+((iy+dy) & 31)*32+((iz+dz) & 31)]*(fx if dx else 1-fx)*(fy if dy else 1-fy)*(fz if dz else 1-fz)
        s = s+a*n; k += a; a *= .55
    return s/k
def balloon():
    """A balloon from its basket before sunrise: wires up to the scorched mouth, honey and wine gores of spinnaker cloth, lit from below by the burner; dawn past the mouth"""
    g0 = np.random.default_rng(5); N = 24; el = math.radians(53); lens = 25; eye = np.array((-.45, -1.5, -1.1)); turn = .3
    fwd = np.array((0, math.cos(el), math.sin(el)))
    # the envelope's meridian: its angle from the vertical falls from the throat to the crown
    L, s = 26.5, np.linspace(0, 1, 3000); lo, hi = .5, 6
    for _ in range(50):
        p = (lo+hi)/2; ang = np.radians(43-133*s**p); rr = 2.15+np.cumsum(np.sin(ang))*L/3000
        if rr[-1] > 0: hi = p
        else: lo = p
    zz = 1.1+np.cumsum(np.cos(ang))*L/3000; S_ = s*L; end = S_[np.flatnonzero(rr > .3)[-1]]
    rows = np.concatenate([np.linspace(0, 8, 320)[:-1], np.linspace(8, end, int((end-8)/.04))]); v = np.linspace(-1, 1, 45); v = np.sign(v)*(1-(1-np.abs(v))**1.25)
    R, Z, an = (np.interp(rows, S_, q)[:, None] for q in (rr, zz, ang)); sx = rows[:, None]+0*v[None]; tt = v[None]+0*sx; half = np.pi*R/N; ac = tt*half; d = half*(1-np.abs(tt)); slack = 1-smooth(sx, 1.0, 5)
    V, F, uv, att = [], [], [], {k: [] for k in ('gore', 'half')}; n0 = 0; I = np.arange(sx.size).reshape(sx.shape); F0 = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4)
    for k in range(N):                                      # each gore billows between its tapes, is gathered along them, and hangs in upright folds near the mouth
        sg = np.sign(tt); rel = .34*half*(1-tt**2)*(.25+.75*smooth(sx, .5, 5))+smooth(sx, 0, .25)*(.19*(fbm(sx*5.2+9*k+.8*d, sg*3+d*1.1+k, 3, 21)-.5)*np.exp(-d/.26)*smooth(d, 0, .05)+.26*(fbm(sx*2.3+13*k+ac*.5, ac*.75-sx*.2+k*5, 4, 22)-.5)*(1-tt**4)*(.35+np.exp(-d/.55))+.26*(fbm(sx*.35+5*k, ac*.5+k*3, 3, 23)-.5)*(1-tt**2))
        rel = rel+slack*(.11*(fbm(ac*3.4+k*7, sx*.6, 4, 24)-.5)*(1-tt**4)+.03*(fbm(ac*9+k*7, sx*1.7, 3, 25)-.5)*(1-tt**8)); th = (2*k+1+tt)*np.pi/N+turn; rad = R+rel*np.cos(an)
        z = Z-rel*np.sin(an)+.11*g0.uniform(.3, 1.5)*(1-tt**2)*(1-smooth(sx, 0, .7))+.05*(fbm(ac*5+k*9, sx*0+k, 3, 26)-.5)*(1-tt**4)*(1-smooth(sx, 0, .4))
        V.append(np.stack([rad*np.cos(th), rad*np.sin(th), z], -1).reshape(-1, 3)); F.append(F0+n0); n0 += sx.size; uv.append(np.stack([ac, sx], -1).reshape(-1, 2)); att['gore'].append(np.full(sx.size, k)); att['half'].append((half+0*tt).ravel())
    V, F, uv = np.concatenate(V), np.concatenate(F), np.concatenate(uv)
    def spinnaker(g):
        a, s_, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; gore = g.m('FLOOR', g.add(at('gore'), .5)); d = g.sub(at('half'), g.m('ABSOLUTE', a)); q = g.vec(g.add(a, g.mul(gore, 17.0)), s_, 0.0)
        wine = g.m('LESS_THAN', g.m('MODULO', gore, 3.0), .5); c = g.mix(wine, hexc('#dcac62'), hexc('#641626'))
        s1 = g.add(s_, g.mul(g.white(g.vec(gore, 3.0, 1.0)), .05)); row = g.m('FLOOR', g.div(s1, 1.5)); fs = g.mul(g.m('FRACT', g.div(s1, 1.5)), 1.5); ds = g.m('MINIMUM', fs, g.sub(1.5, fs))          # a gore is sewn of panels
        c = g.scalec(c, g.mul(g.add(.96, g.mul(g.white(g.vec(gore, row, 2.0)), .08)), g.add(.84, g.mul(g.noise(q, 1.7, 4, .6), .32)))); c = g.v('MULTIPLY', c, g.mix(g.ss(s_, 1, 15), (1, 1, 1, 1), (.85, .50, .30, 1)))      # cloth that lights cloth reddens it
        near = g.ss(g.node('ShaderNodeCameraData').outputs['View Distance'], 7.0, 3.5); line = lambda x: g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(x, .024)), .5)), .30, .46); rip = g.mul(g.m('MAXIMUM', line(a), line(s_)), near)
        nomex = g.ss(s_, 1.05, 1.04); soot = g.noise(q, 2.3, 5, .62); c = g.mix(nomex, c, g.mix(g.ss(g.sub(soot, g.mul(s_, .18)), .28, .62), hexc('#2a2020'), hexc('#5e4232')))
        tape = g.ss(d, .024, .020); hem = g.ss(d, .05, .046); seam = g.ss(ds, .018, .015); rim = g.ss(s_, .05, .045); thick = g.m('MAXIMUM', g.m('MAXIMUM', tape, rim), nomex); c = g.mix(g.m('MAXIMUM', tape, rim), c, hexc('#6a4326')); c = g.scalec(c, g.sub(1.0, g.add(g.add(g.mul(seam, .38), g.mul(hem, .18)), g.mul(rip, .36))))
        crease = 0.0
        for w in (1.0, 6.0, 11.0): crease = g.m('MAXIMUM', crease, g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.noise(q, 1.3, 3, .5, .25, w=w), .5)), .035, 0.0), g.ss(g.noise(q, .9, 2, w=w+3), .42, .60)))      # from being packed in a bag
        fine = g.add(g.mul(g.noise(g.vec(g.mul(a, 2.2), g.mul(s_, 11.0), gore), 1.0, 4, .6), g.mul(g.exp(g.mul(d, -4.0)), 1.3)), g.add(g.mul(g.noise(q, 9, 3, .55), .30), g.mul(crease, .22))); nm = bump(g, g.mul(g.sub(1.0, g.mul(nomex, .8)), g.add(fine, g.add(g.mul(g.exp(g.mul(ds, -22.0)), g.mul(g.noise(g.vec(g.mul(a, 14.0), g.mul(s_, 2.5), gore), 1.0, 3), .9)), g.mul(g.exp(g.mul(g.m('ABSOLUTE', g.sub(ds, .012)), -40.0)), .35)))), .12, .9)
        df, tr, gl = (g.node('ShaderNodeBsdf'+k) for k in ('Diffuse', 'Translucent', 'Glossy')); gl.inputs['Roughness'].default_value = .38
        for n_, cc in ((df, c), (tr, g.scalec(c, g.sub(1.0, g.m('MAXIMUM', thick, g.m('MAXIMUM', g.mul(seam, .6), g.mul(hem, .45)))))), (gl, (.9, .85, .8, 1))): g.put(n_.inputs['Color'], cc); g.put(n_.inputs['Normal'], nm)
        return g.mixsh(g.mul(g.sub(1.0, nomex), .05), g.mixsh(.42, df.outputs[0], tr.outputs[0]), gl.outputs[0])
    o = grid('envelope', V, F, S.mat('spinnaker', spinnaker, 0), **{k: np.concatenate(q) for k, q in att.items()}); o.data.uv_layers.new(name='UVMap').data.foreach_set('uv', uv[F.ravel()].astype(np.float32).ravel())
    # the wires from the frame's corners to the mouth, the line to the crown
    def tube(name, P, r, mat, k=10):
        P = np.asarray(P, float); T = np.gradient(P, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); U = np.cross(T, (.31, .52, .80)); U /= np.linalg.norm(U, axis=1, keepdims=True); W = np.cross(T, U); t = np.linspace(0, 2*np.pi, k+1)
        return cloth(name, P[:, None]+r*(np.cos(t)[None, :, None]*U[:, None]+np.sin(t)[None, :, None]*W[:, None]), mat)
    wire = matt('wire', '#7a6a5c', .6, spec=0); q = np.linspace(0, 1, 90)[:, None]; a, b = np.array((.15, .1, 16.)), np.array((-.95, .35, -.9)); tube('line', a+(b-a)*q+np.array((-.9, .5, 0))*np.sin(np.pi*q)*(1-q)**.5, .006, matt('rope', '#5a2018', .9, spec=0), 8)
    corners = [np.array((x*.62, y*.44, -.74)) for x, y in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
    for k in range(N):
        t = turn+2*np.pi*k/N; e = np.array((2.16*math.cos(t), 2.16*math.sin(t), 1.13)); c = min(corners, key=lambda c: np.hypot(*(c/np.hypot(c[0], c[1])-e/2.16)[:2])); tube('wire', c+(e-c)*np.linspace(0, 1, 8)[:, None], .0035, wire, 12)
    # the burner's flame, out of sight
    for z, k, r in ((.25, .05, .12), (.9, .23, .22), (1.7, .30, .3), (2.7, .23, .34), (3.8, .12, .3)): o = S.lamp((.24, 0, z), '#ffa864', k*3200, r); o.visible_camera = False; o.visible_glossy = True
    sun = bpy.data.lights.new('Dawn', 'SUN'); sun.energy, sun.color, sun.angle = .5, hexc('#ffb49c'), math.radians(50); o = bpy.data.objects.new('Dawn', sun); o.rotation_euler = Vector((-.8, -.5, -.22)).to_track_quat('-Z', 'Y').to_euler(); S.sc.collection.objects.link(o)      # the glow that comes before the sun
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; g = G(S.sc.world.node_tree); bg = g.n['Background']; d = g.v('NORMALIZE', g.node('ShaderNodeTexCoord').outputs['Generated']); wisp = g.noise(g.v('MULTIPLY', d, (2.2, 5.0, 3.0)), 1.0, 5, .6, .4)
    k = g.add(g.add(g.xyz(d)[2], g.mul(g.v('DOT_PRODUCT', d, (.80, .55, 0)), -.42)), g.mul(g.sub(wisp, .5), .22)); g.put(bg.inputs[0], g.ramp(g.add(.3, g.mul(k, .6)), [(q, hexc(c)) for q, c in ((.20, '#ffb78c'), (.42, '#eea494'), (.56, '#bd94a8'), (.68, '#8488b6'), (.84, '#4f66a2'), (1, '#2f467a'))])); bg.inputs[1].default_value = .40
    S.camera(tuple(eye), tuple(eye+fwd), lens=lens, fstop=8, focus=3).data.clip_start = .01
    return dict(bounces=3, clamp=6.0, thr=.015, ev=.6, vig=.18, bloom_k=.12, bloom_th=.9)
def kerbside(az, el, R, k, soft):
    """A town's street by night after rain, from the kerb (degrees; az = 0 is along it, el the elevation): lit fronts on both sides, a deep blue sky between, the wet road; each lamp a disc of `R` degrees and strength `k`, the rest blurred by `soft` pixels"""
    c = lambda q: np.array(hexc(q), np.float32); g = np.random.default_rng(17); a = np.radians(az)
    def fronts(el):
        t = np.tan(np.radians(np.clip(el, -89, 89))); d = np.where(az < 0, 15., 7.)/np.maximum(np.abs(np.sin(a)), .03); y, z = d*np.cos(a), d*t; own = np.where(az < 0, 0., 40.); up = np.clip(el/90, 0, 1)
        sky = c('#43547f')*(.50*np.exp(-up*2.4)+.16)[..., None]*(.6+.8*fbm(az/22+9, el/16, 4, 3))[..., None]+c('#c07848')*(.20*np.exp(-up*11))[..., None]
        roof = 13+6*vnoise(np.floor(y/11)+own, 0*y, 5); wall = smooth(z-roof, .25, -.25)*np.exp(-d/260); shop = np.floor(y/5.5)+own; f = np.mod(y/5.5, 1); open_ = vnoise(shop*3.7, 0*y, 8)**1.6; glow = smooth(z, 2.3, 1.9)*smooth(z, -.9, -.3)*smooth(np.abs(f-.5), .46, .40)*open_*(.35+1.1*fbm(y*1.3, z*1.7, 3, 9))
        fl, col = np.floor(z/3.3), np.floor(y/2.4); on = (vnoise(col*5.1+own, fl*7.3, 12) > .70)*smooth(np.abs(np.mod(y/2.4, 1)-.5), .27, .23)*smooth(np.abs(np.mod(z/3.3, 1)-.5), .32, .28)*(z > 3.3)*(.15+vnoise(col*9.7, fl*3.1, 13)**2)
        img = sky*(1-wall[..., None])+wall[..., None]*(c('#503828')*(.05+.16*np.exp(-np.clip(z, 0, 40)/4)*open_)[..., None]+c('#ffb066')*(2.8*glow+1.0*on)[..., None]); return img
    img = fronts(np.abs(el)); wet = 0
    for q in (.5, 1., 1.8): wet = wet+fronts(np.abs(el)*q+.2)/3
    low = np.clip(-el, 0, 90); img = np.where((el < 0)[..., None], wet*(.05+.32*np.exp(-low/9))[..., None]*(.25+1.5*fbm(az/4, low/2.5, 4, 21))[..., None]+.003*c('#8090b0'), img); img = blur(img.astype(np.float32), soft)
    L = [(-10.5+g.normal(0, .2), y+g.normal(0, .8), 5.0, '#ffae62', 1.0, .24) for y in np.arange(-70, 260, 15.)]+[(4.4, y, 5.0, '#ffae62', .9, .22) for y in np.arange(-66, 260, 17.)]
    for _ in range(26): y = 14+150*g.random()**1.6; L.append((-3.2+g.normal(0, .5), y, -.35+g.normal(0, .06), '#ff2412', .65*g.uniform(.4, 1), .09))
    for _ in range(22): y = 10+170*g.random()**1.5; L.append((-7+g.normal(0, .5), y, -.3+g.normal(0, .06), '#ffeed8', .9*g.uniform(.4, 1), .09))
    for _ in range(60): y = g.uniform(-50, 200); L.append((-14.6, y, g.uniform(.6, 2.6), ('#ffc890', '#ffe2bc', '#ff9a50')[g.integers(3)], .5*g.random()**2+.05, .07))
    L += [(-9.8, 46, 3.0, '#38c088', .35, .14), (4.4, 62, 3.0, '#ff3018', .5, .13)]
    for x, y, z, hue, p, size in L:
        d = math.hypot(x, y); e, b, r = math.degrees(math.atan2(z, d)), math.degrees(math.atan2(x, y)), max(R, math.degrees(size/d)); w = np.abs((az-b+180) % 360-180)*math.cos(math.radians(e)); q = np.hypot(w, el-e)
        img = img+((smooth(q, r*1.06, r*.94)*(.86+.22*np.clip(q/r, 0, 1)**4)*k+.05*k*R/r*np.exp(-q/(2.2*r)))*p)[..., None]*c(hue)
        img = img+(p*.030*k*smooth(el, -.4, -1.4)*np.exp(-(w/(r*1.2+.03*low))**2-np.abs(-el-e*1.1-2)/(3+.6*e))*(.4+1.2*vnoise(low*1.9+b, az*.4, 33)))[..., None]*c(hue)
    return img.astype(np.float32)
def saloon():
    """A black saloon's rear door at the kerb by night in the rain, from a hand's reach: a chromed handle over its cup, a crease, the shut line, the window's lower edge; beads, merged ones and runs; the street's lamps drawn long over the body and as discs beyond it. s runs along the car away from the eye, n out of it, d down from the window's edge"""
    g_ = np.random.default_rng(A.get('seed', 5)); lens, focus, shift, stop = 45, .47, -.22, 7.5; th = math.radians(23); o0 = np.array((.062, .50, -.030)); T, N, U = np.array((-math.sin(th), math.cos(th), 0)), np.array((-math.cos(th), -math.sin(th), 0)), np.array((0, 0, 1.)); at = lambda s, n, z: o0+np.asarray(s)[..., None]*T+np.asarray(n)[..., None]*N+np.asarray(z)[..., None]*U
    # ---- the body: its section by how far it leans to the sky, the cup behind the handle, the shut line
    hd, dd = .094, np.linspace(0, .8, 4001); lean = np.interp(dd, (0, .006, .014, .030, .0440, .0475, .051, .075, .12, .18, .26, .36, .5, .8), (75, 52, 34, 25, 21, 4, -13, -9, 0, 5, 4, -6, -16, -30)); sec = np.concatenate([[0], np.cumsum(np.tan(np.radians((lean[1:]+lean[:-1])/2))*np.diff(dd))]); sec = np.convolve(np.pad(sec, 6, 'edge'), np.ones(13)/13, 'valid'); sec[:7] = sec[6]-np.arange(6, -1, -1)*(sec[7]-sec[6]); sec -= np.interp(hd, dd, sec)
    plan = lambda s: .030*np.minimum(s, 0)**2+.055*np.maximum(s-.15, 0)**2+5*np.maximum(s-1.22, 0)**2; seam = .172
    def body(u, d):
        s = u-.16*smooth(d, .10, .55)-.012*smooth(d, .02, .10); e = np.abs(u-seam); q = np.hypot((s-.008)/.088, (d-hd-.001)/.037); cup = .021*smooth(q, 1.06, .40); cut = .012*smooth(e, .0026, .0016)+.0010*np.exp(-np.maximum(e-.002, 0)/.0013)
        n = np.interp(d, dd, sec)+np.minimum(d, 0)*3-plan(s)-cup-cut*(d > -.01); return at(s, n, np.where(d < 0, .004*(1-np.exp(d/.01)), -d))
    def paint(g):
        p = here(g); peel = g.add(g.noise(p, 420, 2, .5), g.mul(g.noise(p, 60, 2, .5), 1.2)); haze = g.noise(p, 16, 5, .62)
        return g.principled(Base_Color=hexc('#060608'), Roughness=g.add(.008, g.mul(g.ss(haze, .45, .75), .035)), Specular=.55, Normal=bump(g, peel, .00006, .25))
    paint = S.mat('paint', paint, 0); us = np.unique(np.round(np.concatenate([np.arange(-.40, -.12, .004), np.arange(-.12, .14, .0011), np.arange(.14, .21, .0035), seam+np.arange(-.006, .006, .00025), np.arange(.21, 1.2, .009), np.arange(1.2, 1.5, .004)]), 6)); ds = np.concatenate([np.arange(-.2, 0, .02), np.arange(0, .16, .0009), np.arange(.16, .75, .006)]); u, d = np.meshgrid(us, ds, indexing='ij'); cloth('body', body(u, d), paint)
    # ---- window: bright strip on a rubber lip, dark glass leaning in, the pillar and the roof's fall behind it
    n0 = sec[0]
    def swing(prof, s, mat, name):
        q = np.array(prof); t = np.linspace(0, 1, 60); L = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(q, axis=0).T))]); L /= L[-1]; a, b = np.interp(t, L, q[:, 0]), np.interp(t, L, q[:, 1])
        for _ in range(3): a[1:-1], b[1:-1] = (a[:-2]+2*a[1:-1]+a[2:])/4, (b[:-2]+2*b[1:-1]+b[2:])/4
        sx, k = np.meshgrid(s, np.arange(60), indexing='ij'); rise = smooth(sx, .50, .66)**1.4*.30; cloth(name, at(sx, n0+a[k]-plan(sx)-rise*.36, b[k]+rise), mat)
    def chrome(g):
        p = here(g); w = g.noise(p, 90, 4, .6); f = g.noise(p, 1500, 3, .6); return g.principled(Base_Color=hexc('#dcdde0'), Metallic=1.0, Roughness=g.add(.035, g.add(g.mul(g.ss(w, .42, .70), .07), g.mul(g.sub(f, .5), .03))), Normal=bump(g, w, .00004, .3))
    chrome = S.mat('chrome', chrome, 0); rubber = matt('rubber', '#0c0c0d', .55, .3, 60, .35); ss_ = np.unique(np.concatenate([np.arange(-.40, .5, .01), np.arange(.5, .67, .006)]))
    swing([(-.004, -.004), (.0015, -.002), (.0032, .001), (.0036, .005), (.0024, .0095), (-.0012, .0125), (-.006, .0135), (-.010, .0130)], ss_, chrome, 'strip'); swing([(.001, -.0045), (.0022, -.0030), (.001, -.001), (-.006, -.001)], ss_, rubber, 'lip'); swing([(-.006, .0125), (-.0085, .0165), (-.0115, .0180), (-.016, .0150)], ss_, rubber, 'wiper')
    glass_at = lambda s, z: at(s, n0-.0125-.36*z+.10*z*z-plan(s), z)
    def window(g): p = here(g); return g.principled(Base_Color=hexc('#040506'), Roughness=.006, Specular=.6, Normal=bump(g, g.noise(p, 9, 2), .0004, .05))
    s, k = np.meshgrid(np.linspace(-.4, .68, 80), np.linspace(0, 1, 40), indexing='ij'); cloth('glass', glass_at(s, .014+.46*k), S.mat('window', window, 0)); s, k = np.meshgrid(np.linspace(.45, 1.24, 80), np.linspace(0, 1, 40), indexing='ij'); top = .002+.46*smooth(s, 1.22, .60); cloth('pillar', glass_at(s, top*k)-.003*N, paint)
    # ---- the handle: a bar on two feet, each in its rubber seat
    nh = lambda s: -plan(s); sb = np.concatenate([-.122+.014*(1-np.cos(np.linspace(0, np.pi/2, 14))), np.linspace(-.106, .106, 150), .122-.014*(1-np.cos(np.linspace(np.pi/2, 0, 14)))]); t = np.linspace(0, 2*np.pi, 97); s, a = np.meshgrid(sb, t, indexing='ij'); end = np.clip(1-(np.maximum(np.abs(s)-.108, 0)/.0141)**3, 0, 1)**.4; foot = smooth(np.abs(s), .066, .090); out = .0135+.0125*(1-(s/.122)**2); inn = (out-.0125)*(1-foot)+(-.004)*foot; out = inn+(out-inn)*(.35+.65*end)
    sq = lambda q, p: np.sign(q)*np.abs(q)**p; high = (.0142-.0022*(s/.122)**2)*(.12+.88*end); drop = .0016*(s/.12)**2; cloth('bar', at(s, nh(s)+(out+inn)/2+(out-inn)/2*sq(np.cos(a), .62), -hd-drop+high*sq(np.sin(a), .78)), chrome)
    def bar_at(s, z): h = (.0142-.0022*(s/.122)**2); o = .0135+.0125*(1-(s/.122)**2); q = np.clip(np.abs(z+hd)/h, 0, .999); return at(s, nh(s)+o-.00625*(1-np.sqrt(1-q**2.2)), z)
    for sg in (-1, 1):
        r, a = np.meshgrid(np.array((0, .6, .9, .97, 1., 1.)), np.linspace(0, 2*np.pi, 80), indexing='ij'); x, z = .0345*sq(np.cos(a), .72)*r, .0178*sq(np.sin(a), .72)*r; lift = np.array((.0030, .0030, .0028, .0022, .0012, -.004))[:, None]+0*a; u_ = sg*.094+x; dz = hd+z+.001; cloth('seat', at(u_, np.interp(dz, dd, sec)-plan(u_)+lift, -dz), rubber)
    # ---- rain
    def wet(g):
        n = g.node('ShaderNodeBsdfGlass'); n.inputs['IOR'].default_value = 1.33; n.inputs['Roughness'].default_value = 0; t = g.node('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.9, .9, .9, 1); lp = g.node('ShaderNodeLightPath'); return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), n.outputs[0], t.outputs[0])
    wet = S.mat('wet', wet, 0)
    def drops(name, on, s, d, r, tall, high, rows, cols, seed):
        """water on the surface `on`: caps that hang a little, each outline its own, about every sixth two that have met"""
        g = np.random.default_rng(seed); n = len(s); q, t = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2*np.pi, cols, endpoint=False), indexing='ij'); big = np.clip(r/.0016, .2, 1.4)[:, None, None]; rim = 1+sum(big*g.normal(0, k, (n, 1, 1))*np.cos(m*t+g.uniform(0, 6.3, (n, 1, 1))) for m, k in ((2, .09), (3, .06), (4, .03), (5, .025)))
        f, off = (np.where(g.random(n) < .17, g.uniform(.5, .95, n), 0))[:, None, None], g.uniform(0, 6.3, (n, 1, 1)); L, b = 1.15, np.cos(t-off)*1.15; hit = f*f-L*L+b*b; rim = np.where(f > 0, np.maximum(rim, np.where((hit > 0) & (b > 0), b+np.sqrt(np.maximum(hit, 0)), 0)), rim); rim = (np.roll(rim, 1, 2)+2*rim+np.roll(rim, -1, 2))/4
        R, H = r[:, None, None], high[:, None, None]; ra = np.sin(q*np.pi/2)**.95; x, z = R*ra*rim*np.cos(t), R*ra*rim*np.sin(t)*tall[:, None, None]; h = R*H*np.cos(q*np.pi/2)**.86; sag = .20*(1-ra**2)*R*big.clip(0, 1); S_, D = s[:, None, None]+x*(1+.16*np.sin(t)*(tall[:, None, None] > 1.3)), d[:, None, None]+z+sag; S_, D = np.broadcast_arrays(S_, D); e = .0005; P = on(S_, D); nn = np.cross(on(s+e, d)-on(s-e, d), on(s, d+e)-on(s, d-e)); nn /= np.linalg.norm(nn, axis=-1, keepdims=True); nn *= np.sign(nn@N)[:, None]
        V = P+(h-.00005)[..., None]*nn[:, None, None]; I = np.arange(V[..., 0].size).reshape(n, rows, cols); F = np.stack([I[:, :-1], I[:, 1:], np.roll(I, -1, 2)[:, 1:], np.roll(I, -1, 2)[:, :-1]], -1).reshape(-1, 4); grid(name, V.reshape(-1, 3), F, wet)
    def rain(name, on, box, n, runs, seed, bigk=1.):
        g = np.random.default_rng(seed); s0, s1, d0, d1 = box; X, R, K = [], [], []; paths = []
        for s, a, b, w in runs:
            y = np.arange(a, b, .0004); x = s+np.cumsum(g.normal(0, 1, len(y)))*.00009+.0016*(fbm(y*60+s*900, 0*y, 3, seed)-.5)*2; paths.append((x, y, w)); X.append((x[-1], y[-1])); R.append(w*1.15); K.append(1.55)
            i = 0
            while i < len(y)-8: i += int(g.exponential(14))+3; j = min(i, len(y)-9); X.append((x[j]+g.normal(0, w*.2), y[j])); R.append(w*g.uniform(.10, .50)*(1 if g.random() > .2 else 1.4)); K.append(g.uniform(1.0, 1.9))
        m = int(n); r = .0003+.0006*g.random(m)**1.5+.0025*bigk*g.random(m)**4; o = np.argsort(-r); r = r[o]; s, d = g.uniform(s0, s1, m), g.uniform(d0, d1, m); cell = .0004; W, H = int((s1-s0)/cell)+1, int((d1-d0)/cell)+1; full = np.zeros((W, H), bool)
        for x, y, w in paths:
            for px, py in zip(x[::2], y[::2]): i, j, k = int((px-s0)/cell), int((py-d0)/cell), int(w*1.15/cell)+1; full[max(i-k, 0):max(i+k+1, 0), max(j-1, 0):max(j+2, 0)] = 1
            i, j, k = int((x[-1]-s0)/cell), int((y[-1]-d0)/cell), int(w*2/cell); full[max(i-k, 0):max(i+k, 0), max(j-k, 0):max(j+k, 0)] = 1
        for i in range(m):
            a, b, k = int((s[i]-s0)/cell), int((d[i]-d0)/cell), int(r[i]*1.12/cell)
            q = full[max(a-k, 0):a+k+1, max(b-k, 0):b+k+1]
            if q.any(): continue
            q[:] = 1; X.append((s[i], d[i])); R.append(r[i]); K.append(1+.5*g.random()*min(r[i]/.0016, 1)**2+.04)
        X, R, K = np.array(X), np.array(R), np.array(K); hi = g.uniform(.42, .62, len(R))*np.where(K > 1.5, .85, 1); b = R > .0009
        if on is body: ok = np.abs(X[:, 0]-seam) > .0028+R; X, R, K, hi, b = X[ok], R[ok], K[ok], hi[ok], b[ok]
        for nm, q, rr, cc in (('large', b, 12, 40), ('small', ~b, 6, 16)):
            if q.any(): drops(name+nm, on, X[q, 0], X[q, 1], R[q], K[q], hi[q], rr, cc, seed+1)
        return X, R
    rain('door', body, (-.22, .42, .008, .28), 8000, [(-.062, .010, .052, .0024), (-.136, .02, .150, .0026), (-.020, .128, .190, .0024), (.058, .012, .060, .0020), (.118, .03, .235, .0026), (.145, .01, .10, .0018), (-.098, .130, .215, .0022), (.028, .130, .172, .0018), (.215, .01, .15, .0026), (.29, .05, .22, .0026), (-.175, .07, .25, .0024), (.075, .135, .26, .0020), (.37, .02, .17, .003)], 41)
    rain('wing', body, (.42, 1.0, .004, .26), 1500, [], 43, 1.4)
    rain('pane', lambda s, d: glass_at(s, -d), (-.25, .50, -.20, -.022), 3600, [(-.10, -.22, -.06, .0022), (.05, -.24, -.030, .0022), (.14, -.16, -.05, .0024), (-.03, -.12, -.03, .0018), (.26, -.2, -.04, .0026), (.36, -.15, -.03, .0026)], 47)
    s = g_.uniform(-.10, .10, 170); r = .0003+.0013*g_.random(170)**3; drops('onbar', lambda s, d: bar_at(s, -d), s, hd+g_.uniform(-.010, .010, 170), r, 1+.2*g_.random(170), g_.uniform(.42, .6, 170), 10, 32, 51)
    s = np.array((-.071, -.038, -.029, .012, .047, .066, .09)); r = np.array((.0019, .0026, .0013, .0023, .0016, .0028, .0014)); beads('hang', at(s, nh(s)+.0072+.0125*(1-(s/.122)**2), -hd-.0133-.3*r), np.tile((0, 0, -1.), (7, 1)), r, 1.15, wet, 3); s = np.array((-.16, -.112, -.047, -.006, .034, .083, .15, .22, .27)); r = g_.uniform(.0009, .0020, 9); beads('under', at(s, n0+.0022-plan(s), -.0052+0*r), np.tile((0, 0, -1.), (9, 1)), r, 1.1, wet, 4)
    # ---- the tail lamp round the far corner, the street, the hotel's canopy above the kerb
    u, d = np.meshgrid(np.linspace(1.10, 1.36, 40), np.linspace(.062, .128, 12), indexing='ij'); cloth('tail', body(u, d)+.002*N, S.mat('tail', lambda g: g.emission(hexc('#ff1c0c'), 3.2), 0))
    w, h = 640, 400; x, y = np.meshgrid((np.arange(w)+.5)/w-.5, ((np.arange(h)+.5)/h-.5)*.625+shift); f = lens/36; back = image('street', kerbside(np.degrees(np.arctan(x/f)), np.degrees(np.arctan(y/f)), .44, 1.9, 11)*.75); o = S.mesh('seen', [(-8, 8, -6), (8, 8, -6), (8, 8, 6), (-8, 8, 6)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    w, h = 1200, 600; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az = (90+(u-.5)*360+180) % 360-180; el = (v-.5)*180; img = kerbside(az, el, .34, 7.0, 1); c = lambda q: np.array(hexc(q), np.float32)
    b = (az+54+180) % 360-180; img += (2.0*smooth(np.abs(b), 30, 16)*smooth(np.abs(el-43), 8, 4))[..., None]*c('#ffc48c')
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; t = g.node('ShaderNodeTexEnvironment', image=image('round', img)); g.put(bg.inputs[0], t.outputs[0]); bg.inputs[1].default_value = 3.5; bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=5, clamp=3.0, thr=.015, ev=.9, vig=.25, bloom_k=.12, bloom_th=.9)
def alley(az, el, R, k, soft):
    """A small square in Zurich's old town at blue dusk and the lane that leaves it for the river (degrees; az = -2.5 is along the lane): dark limewashed fronts, the sky between them, wet setts; each lamp a disc of `R` degrees and strength `k`, the rest blurred by `soft` pixels"""
    c = lambda q: np.array(hexc(q), np.float32); g = np.random.default_rng(11); b = (az+2.5+180) % 360-180; a = np.radians(b); warm = c('#ffac70')
    spots = [(-6.4, 34, 1.7, .8), (2.2, 20, 1.9, 1.), (-6.4, 78, 1.6, .7), (2.2, 61, 1.8, .8), (-5.6, 2.8, 2.2, 1.5), (2.0, 3.5, 2.0, .5), (-4, -9, 2.0, 1.)]
    def fronts(el):
        d = np.minimum(np.where(b < 0, 7.0, 2.6)/np.maximum(np.abs(np.sin(a)), .004), 240); x, y, z = d*np.sin(a), d*np.cos(a), d*np.tan(np.radians(np.clip(el, -89, 89))); own = np.where(b < 0, 0., 40.); n = np.floor(y/8.5+.3*np.sin(y*.4))+own
        up = np.clip(el/90, 0, 1)[..., None]; sky = c('#5878b8')*(.36*np.exp(-up*2.2)+.13)+c('#e0a890')*(.17*np.exp(-up*26))
        roof = 9.5+3.5*vnoise(n, 0*y, 5)-.02*np.abs(y); wall = (smooth(z-roof, .25, -.25)*np.exp(-d/300))[..., None]; E = sum(q*4/((x-lx)**2+(y-ly)**2+(z-lz)**2+1.4)*(.3+.7*smooth(lz+1-z, -.5, .5)) for lx, ly, lz, q in spots)
        tone = (.45+.6*vnoise(n, 0*y+3, 7))*(.6+.6*fbm(y*.7, z*.9, 4, 9)); img = c('#b09478')*tone[..., None]*(E[..., None]*warm*.26+c('#5f80c0')*.075)
        fu, fv = np.mod(y/2.1, 1), np.mod(z/3, 1); lit = vnoise(np.floor(y/2.1)*3.7+own, np.floor(z/3)*5.3, 12); on = smooth(np.abs(fu-.5), .27, .23)*smooth(np.abs(fv-.5), .32, .28); img = img*(1-.75*on[..., None])+(on*np.where(lit > .74, .12+1.1*(lit-.74), 0)*(.4+fv))[..., None]*c('#ff9c58')
        return sky*(1-wall)+img*wall
    img = fronts(np.abs(el)); low = np.clip(-el, 0, 90); dd = 1.3/np.tan(np.radians(np.maximum(low, .2))); wet = sum(fronts(np.abs(el)*q+.1) for q in (.5, 1, 1.8))/3; sett = fbm(dd*np.sin(a)*9, dd*np.cos(a)*3.2, 3, 21)
    img = np.where((el < 0)[..., None], wet*(.16+.44*np.exp(-low/6))[..., None]*(.3+1.4*sett)[..., None]+c('#6f7c98')*(.010*(.4+1.2*sett))[..., None], img); img, sett = blur(img.astype(np.float32), soft), blur(sett[..., None], soft)[..., 0]
    L = [(-8.7, 2.9, 1.3, 0, .78), (-6.7, -.2, .16, 1, .93), (-5.5, 1.3, .50, 0, .90), (-3.5, .5, .24, 1, .96), (-2.9, -.3, .75, 2, 1.), (2.1, -1.0, .26, 0, .93), (4.1, .3, .06, 1, .88), (6.7, -1.5, .70, 0, .76), (8.8, .2, .09, 1, .82), (9.9, -2.4, .20, 2, .66)]
    L += [(s*(14+150*g.random()), g.uniform(-1, 22)*g.random(), .9*g.random()**2+.1, g.integers(3), 1.) for _ in range(34) for s in (g.choice((-1, 1)),)]
    for x, z, p, hue, near in L:
        hue = c(('#ffa254', '#ff9448', '#ffc48a')[hue]); r = R*near; w = np.abs((az-x+180) % 360-180)*np.cos(np.radians(el)); q = np.hypot(w, el-z); img = img+((smooth(q, r*1.06, r*.94)*(.84+.24*np.clip(q/r, 0, 1)**5)+.06*R/r*np.exp(-q/(2.4*r)))*k*p)[..., None]*hue
        img = img+(p*.16*k*smooth(el, .2, -.8)*np.exp(-(w/(r*.9+.05*low))**2-np.abs(low-z*.6-r)/2.2)*(.3+1.4*sett))[..., None]*hue
    return img.astype(np.float32)
def spout():
    """One of Zurich's drinking fountains at blue dusk, from within reach: the mouth of its bronze spout, bright where hands rub it, green and limy where it drips, and the first of its stream in focus; the collar, the basin's wet rim and a lane of the old town melt away. Along the pipe u runs from the mouth back"""
    fine = A.get('w', 640) > 1000; lens, focus, stop, shift = 100, .497, 5.6, .013; g_ = np.random.default_rng(A.get('seed', 4)); M = np.array((-.014, .50, .006)); turn = math.radians(28); H = np.array((math.cos(turn), math.sin(turn), 0)); up, side = np.array((0, 0, 1.)), np.array((math.sin(turn), -math.cos(turn), 0))      # side: towards us
    # ---- the pipe: bent by hand, a rolled lip, a cast collar
    step = .00025 if fine else .0005; uu = np.arange(-.002, .32, .0002); phi = np.interp(uu, (0, .006, .0676, .32), np.radians((64, 64, -5, -7))); phi += .02*(fbm(uu*30, uu*0, 2, 3)-.5); pa, pz = (np.cumsum(q)*.0002 for q in (np.cos(phi), np.sin(phi))); i0 = np.searchsorted(uu, 0); pa, pz = pa-pa[i0], pz-pz[i0]
    def ring(u): p = np.interp(u, uu, phi); C = M+np.interp(u, uu, pa)[..., None]*H+np.interp(u, uu, pz)[..., None]*up; return C, -np.sin(p)[..., None]*H+np.cos(p)[..., None]*up      # its middle, and the way out of it that is uppermost
    bead = lambda u, r, q, a, b: [(u+q*math.sin(math.radians(t)), r+q*math.cos(math.radians(t))) for t in np.linspace(a, b, 12)]
    prof = np.array([(24, 7.0), (3, 7.2)]+bead(1.7, 9.3, 1.75, -170, 60)+[(4.2, 9.7), (5.6, 9.75), (9, 9.9), (40, 10.3), (69, 10.7), (70.4, 11.0), (71.2, 11.9)]+bead(73, 12.0, 1.1, -70, 80)+[(74.9, 11.9)]+bead(78.6, 11.9, 3.0, -68, 68)+[(82.4, 12.0)]+bead(84.2, 12.1, 1.0, -75, 70)+[(86.2, 11.6), (90, 11.2), (110, 11.3), (300, 11.9)])*.001
    d = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]); l = np.unique(np.concatenate([np.arange(0, .150, step), np.arange(.150, d[-1], .002)])); soft = lambda q: np.convolve(np.pad(q, 2, 'edge'), np.array((1, 2, 3, 2, 1))/9, 'valid'); pu, pr = soft(np.interp(l, d, prof[:, 0])), soft(np.interp(l, d, prof[:, 1])); t = np.linspace(0, 2*np.pi, 620 if fine else 320); U, T = np.meshgrid(pu, t, indexing='ij'); r = pr[:, None]+0*T
    N = lambda f, o, s: fbm(U*f+.0103*f*np.cos(T)+s, .0103*f*np.sin(T)+U*f*.13+s*1.7, o, s); outer = smooth(l, d[1], d[1]+.004)[:, None]+0*T; top, flank = np.cos(T), np.sin(T)
    bend = np.abs(np.gradient(np.unwrap(np.arctan2(np.gradient(pr), np.gradient(pu)))))/step*.0005; edge = np.clip(bend*3, 0, 1)[:, None]*outer; hollow = np.clip(np.convolve(np.pad(pr, 20, 'edge'), np.ones(41)/41, 'valid')-pr, 0, 1)[:, None]/.0012
    pit = smooth(N(330, 3, 31), .66, .76)*smooth(N(60, 3, 32), .45, .6); lumps = .00032*(N(70, 3, 33)-.5)+.00010*(N(240, 3, 34)-.5); near = np.exp(-np.maximum(U-.002, 0)/.018)
    lime = np.clip(smooth(-top, -.1, .9)*near*1.5*(.3+1.3*N(90, 5, 35)), 0, 1)*smooth(N(150, 5, 36), .34, .58)*outer; lime = np.maximum(lime, .75*smooth(-top, .2, .9)*np.exp(-((U-.088)/.010)**2)*smooth(N(120, 4, 37), .4, .6))
    green = np.clip(hollow*1.0+.60*smooth(-top, -.5, .6)+.45*near*smooth(-top, -.8, .3)-.22+1.7*(N(55, 5, 38)-.5)+.9*(N(260, 4, 39)-.5)-.9*edge, 0, 1)*outer; worn = np.clip(edge*.9+.95*smooth(top+.25*flank, .15, .95)*np.exp(-((U-.040)/.030)**2)*1.1+.6*near*smooth(top, -.2, .7)-.5*green, 0, 1)*smooth(N(45, 4, 40), .25, .5)*outer
    wet = np.clip(1.3*near*smooth(-top, -.9, .2)+smooth(-top+.35*(N(40, 3, 41)-.5), .35, .7)*smooth(N(34, 3, 42), .42, .55)+.5*near, 0, 1)*outer
    r = r+(lumps-.00018*pit)*(.35+.65*outer)+lime*.00028*(.5+N(400, 3, 43))+green*.00004*N(600, 2, 44); C, O = ring(U); P = C+(r*top)[..., None]*O+(r*flank)[..., None]*side
    def bronze(g):
        at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g); film, f, ff = g.noise(p, 90, 5, .62), g.noise(p, 700, 4, .62), g.noise(p, 2600, 2, .6); wn = g.mul(at('worn'), g.ss(g.add(film, g.mul(g.sub(f, .5), .4)), .25, .50)); gr = g.ss(g.add(at('green'), g.add(g.mul(g.sub(film, .5), .8), g.mul(g.sub(f, .5), .55))), .34, .70); li = g.ss(g.add(at('lime'), g.mul(g.sub(f, .5), .6)), .25, .65); wt = at('wet')
        pat = g.clamp(g.add(.56, g.add(g.mul(g.sub(film, .5), 1.9), g.add(g.mul(g.sub(f, .5), .5), g.mul(wn, -.85))))); c = g.ramp(pat, [(0, hexc('#e2c090')), (.3, hexc('#b8935e')), (.65, hexc('#735a3c')), (1, hexc('#3a2d20'))])
        c = g.mix(g.mul(gr, .92), c, g.mix(f, hexc('#3f574d'), hexc('#84a092'))); c = g.mix(g.mul(li, .9), c, g.mix(f, hexc('#8c8676'), hexc('#cfc8b8'))); dry = g.sub(1.0, g.mul(wt, g.add(.15, g.mul(gr, .35)))); c = g.scalec(c, dry)
        ro = g.add(g.add(.20, g.mul(pat, .20)), g.add(g.mul(gr, .34), g.add(g.mul(li, .3), g.mul(g.sub(f, .5), .12)))); n = g.node('ShaderNodeBsdfPrincipled'); metal = g.mul(g.sub(1.0, g.mul(gr, .85)), g.sub(1.0, li))
        [g.put(n.inputs[k], q) for k, q in (('Base Color', c), ('Metallic', metal), ('Roughness', ro), ('Specular', .4), ('Clearcoat', wt), ('Clearcoat Roughness', .04), ('Normal', bump(g, g.add(g.add(g.mul(film, .5), g.mul(f, .5)), g.add(g.mul(ff, .07), g.mul(gr, .4))), .00035, .42)), ('Clearcoat Normal', bump(g, g.noise(p, 240, 2, .5), .0004, .4)))]; return n.outputs[0]
    pipe = cloth('pipe', P, S.mat('bronze', bronze, 0)); [pipe.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.broadcast_to(q, U.shape).astype(np.float32).ravel()) for k, q in (('worn', worn), ('green', green), ('lime', lime), ('wet', wet))]
    # ---- the stream: it leaves the lip as the bore's shape, sways between wide and deep, keeps faint ribs from the lip, thins as it falls
    def water(g):
        n = g.node('ShaderNodeBsdfGlass'); n.inputs['IOR'].default_value = 1.33; n.inputs['Roughness'].default_value = 0; n.inputs['Color'].default_value = (.98, .99, .99, 1); q = g.node('ShaderNodeBsdfTransparent'); q.inputs[0].default_value = (.85, .85, .85, 1); lp = g.node('ShaderNodeLightPath'); return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), n.outputs[0], q.outputs[0])
    water = S.mat('water', water, 0); v0, tau = .66, np.arange(-.0015, .16, .00022 if fine else .0004); fall = np.maximum(tau, 0); va, vz = -v0*math.cos(phi[i0])+0*tau, -v0*math.sin(phi[i0])-9.81*fall; xa, xz = va*tau, -v0*math.sin(phi[i0])*tau-4.9*fall**2; sp = np.hypot(va, vz); s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(xa), np.diff(xz)))]); s -= np.interp(0, tau, s); nt = 300 if fine else 160; t = np.linspace(0, 2*np.pi, nt); Q, B = np.meshgrid(s, t, indexing='ij'); q = np.maximum(Q, 0)
    m = np.exp(-q/.011); low = -.0011*np.exp(-s/.02); rr = .0056*np.sqrt(v0/sp)[:, None]; bore = np.minimum(.0070, np.where(np.cos(B) > 0, .0052/np.maximum(np.cos(B), .2), .0070)); tw = B+q*9
    sway = .17*np.exp(-q/.060)*np.cos(2*np.pi*q/.046)*np.cos(2*tw)+.06*np.exp(-q/.09)*np.cos(2*np.pi*q/.031+1)*np.cos(3*tw+.6)+.020*np.cos(2*np.pi*q/.058+2)*np.cos(5*tw+1)+.010*np.cos(8*tw+q*40)*np.exp(-q/.10)+.006*np.cos(13*tw-q*25+1)*np.exp(-q/.07)+.05*(fbm(np.cos(B)*1.3+5, np.sin(B)*1.3+q*22, 3, 61)-.5)
    rad = bore*m+rr*(1+sway)*(1-m)+.0013*np.exp(-q/.0010)*smooth(-np.cos(B), .1, .9); rad = np.where(Q < 0, .0070, rad); D = np.stack([va, vz], 1)/sp[:, None]; out = np.stack([D[:, 1], -D[:, 0]], 1); out *= np.sign(out[0, 1]*math.cos(phi[i0])+1e-9)      # out: the upper side
    mid = M+(xa+low*out[:, 0])[:, None]*H+(xz+low*out[:, 1])[:, None]*up; O = out[:, :1]*H+out[:, 1:]*up; W = mid[:, None]+(rad*np.cos(B))[..., None]*O[:, None]+(rad*np.sin(B))[..., None]*side; cloth('stream', W, water)
    # ---- drops: on the metal, one about to fall from the lip, more below the collar
    Nn = np.cross(np.gradient(P, axis=0), np.gradient(P, axis=1)); Nn /= np.linalg.norm(Nn, axis=-1, keepdims=True)+1e-12; Nn *= np.sign(((P-C)*Nn).sum(-1))[..., None]; ok = np.argwhere((U > .001)&(U < .11)&(outer > .5)&(flank > -.3)); w_ = (.15+near+.8*smooth(N(50, 3, 51), .45, .6)*smooth(U, .0, .05))[tuple(ok.T)]; pick = ok[g_.choice(len(ok), 420, p=w_/w_.sum())]; rb = .00018+.0011*g_.random(420)**3.4; keep = []
    for i, (a, b) in enumerate(pick):
        if all(np.linalg.norm(P[a, b]-P[tuple(pick[j])]) > (rb[i]+rb[j])*1.05 for j in keep): keep.append(i)
    k = tuple(pick[keep].T); beads('beads', P[k], Nn[k], rb[keep], .62, water, 5)
    j0 = np.searchsorted(l, d[1]+.004)
    def hang(u, a, r, tall): i, j = j0+np.argmin(np.abs(pu[j0:]-u)), int(a/(2*np.pi)*(U.shape[1]-1)); return P[i, j], np.array((0, 0, -1.))+.25*Nn[i, j], r, tall
    hs = [hang(*q) for q in ((.0022, 2.45, .0017, 1.35), (.078, 2.9, .0022, 1.25), (.0835, 2.6, .0012, 1.0), (.055, 3.0, .0011, .9), (.031, 2.8, .0013, 1.0))]
    for i, (p_, n_, r_, h_) in enumerate(hs): beads('hang', (p_+n_*-.0003)[None], n_[None], np.array([r_]), h_, water, 60+i)
    # ---- the basin's far rim: worn limestone, wet
    def limestone(g):
        p = here(g); n, f = g.noise(p, 30, 5, .6), g.noise(p, 420, 4, .6); w = g.ss(g.noise(g.v('MULTIPLY', p, (1, 1.5, 1)), 17, 4, .55), .36, .54); c = g.scalec(g.mix(g.clamp(g.add(n, g.mul(g.sub(f, .5), .7))), hexc('#2b2825'), hexc('#70675c')), g.sub(1.0, g.mul(w, .55)))
        return g.principled(Base_Color=c, Roughness=g.sub(.5, g.mul(w, .44)), Specular=.5, Normal=bump(g, g.mul(g.add(g.mul(n, .5), g.mul(f, .4)), g.sub(1.0, g.mul(w, .85))), .0016))
    x, l_ = np.meshgrid(np.arange(-.22, .26, .0012), np.linspace(0, 1, 300), indexing='ij'); pts = np.array([(0, -.22), (0, -.045), (.004, -.022), (.014, -.008), (.032, -.001), (.06, 0), (.20, .003), (.225, -.002), (.238, -.014), (.243, -.03), (.244, -.2)]); e = np.linspace(0, 1, len(pts)); y, z = np.interp(l_, e, pts[:, 0]), np.interp(l_, e, pts[:, 1]); y, z = (blur(np.repeat(q[..., None], 1, 2), 2.5)[..., 0] for q in (y, z)); joint = np.exp(-((x-.062+.004*np.sin(y*60))/.0035)**2)
    z = z-.064+.012*(fbm(x*6, y*8, 4, 71)-.5)+.0030*(fbm(x*60, y*60, 4, 72)-.5)-.010*joint-.007*np.exp(-((x+.03)/.05)**2); cloth('rim', np.stack([x, .645+.75*y+.16*x+.004*(fbm(x*20, z*20, 3, 73)-.5), z], -1), S.mat('rim', limestone, 0))
    # ---- the lane behind, what metal and water see all round, a lantern on the left, the dusk
    w, h = 800, 500; x, y = np.meshgrid((np.arange(w)+.5)/w-.5, ((np.arange(h)+.5)/h-.5)*.625+shift); f = lens/36; back = image('lane', alley(np.degrees(np.arctan(x/f)), np.degrees(np.arctan(y/f)), 1.02, .74, 31)*.80); o = S.mesh('seen', [(-8, 8, -6), (8, 8, -6), (8, 8, 6), (-8, 8, 6)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    w, h = 1440, 720; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az, el = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = alley(az, el, .9, 2.2, 1.5); c = lambda q: np.array(hexc(q), np.float32)
    for a, e, r, k, hue in ((-66, 26, 6, 14, '#ffca98'), (118, 9, 9, 1.6, '#ffd6ac'), (-138, 6, 22, 1.1, '#ffdcc0'), (165, 30, 40, .35, '#7f9fe0')): q = np.hypot(((az-a+180) % 360-180)*np.cos(np.radians(el)), el-e); img += (k*np.exp(-(q/r)**2))[..., None]*c(hue)
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g.node('ShaderNodeTexEnvironment', image=image('round', img)); g.put(bg.inputs[0], q.outputs[0]); bg.inputs[1].default_value = 1.0; bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'
    for at, col, p, size, to in (((-.66, .53, .38), '#ffd2a6', 15.0, .22, M), ((-.15, .10, .9), '#86a8ee', 4, 1.4, M), ((.02, 2.6, .30), '#ffa868', .60, .60, (0, .72, -.07))): o = S.lamp(at, col, p, size, 'AREA', tuple(to)); o.visible_camera, o.visible_glossy, o.data.shape = False, True, 'DISK'
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=8, clamp=3.0, thr=.015, ev=.75, vig=.25, bloom_k=.12, bloom_th=.9)

def movement():
    """A watch's movement beside a window, a dim lamp on the right, from a finger's breadth (lengths are millimetres): a rhodium bridge with narrow Geneva stripes and a mirror bevel that breaks at a sharp inner corner, a heat-blued screw in focus, a ruby in a slim gold setting; below the bridge that ruby's gilt wheel and the main plate's perlage. z = 0 is the bridge's face"""
    from mathutils.geometry import tessellate_polygon
    fine = A.get('w', 640) > 1000; gr = np.random.default_rng(A.get('seed', 4)); D, el, lens, aim = 21.0, math.radians(40), 85, np.array((.85, -.10, 0)); screw, jewel = np.array((-1.30, -.75)), np.array((1.90, .30)); arc = lambda n: np.linspace(0, 2*np.pi, n, endpoint=False)
    ab, hyp = lambda g, v: g.m('ABSOLUTE', v), lambda g, u, v: g.m('SQRT', g.add(g.mul(u, u), g.mul(v, v)))
    # ---- parts: a section is (inset, z) from the face outwards and down, each corner rounded off; a body is that section carried round an outline
    def filleted(pts, r):
        P, r = np.array(pts, float), np.broadcast_to(r, len(pts)); o = [P[0]]
        for a, b, c, q in zip(P, P[1:], P[2:], r[1:]):
            u, v = (a-b), (c-b); lu, lv = np.hypot(*u), np.hypot(*v); k = min(q, lu*.45, lv*.45); s, e = b+u/lu*k, b+v/lv*k; t = np.linspace(0, 1, 7)[:, None]; o += [b+u/lu*k*1.08, *((1-t)**2*s+2*t*(1-t)*b+t*t*e), b+v/lv*k*1.08]
        return np.array(o+[P[-1]])
    def normals(C): u = np.roll(C, -1, 0)-C; u /= np.linalg.norm(u, axis=1, keepdims=True); n = np.stack([u[:, 1], -u[:, 0]], 1); m_ = n+np.roll(n, 1, 0); return m_*2/np.maximum((m_*m_).sum(1, keepdims=True), .5)      # of an outline that runs against the clock, mitred
    def carried(name, C, sec, mat, scale=1.0):
        n = normals(C); V = np.concatenate([(C[:, None]-n[:, None]*(sec[None, :, :1]*np.broadcast_to(scale, len(C))[:, None, None])), np.broadcast_to(sec[None, :, 1:], (len(C), len(sec), 1))], -1); return cloth(name, np.concatenate([V, V[:1]]), mat)
    def face(name, loops, z, mat):
        L = [[Vector((*q, 0)) for q in l] for l in loops]; flat = [tuple(q[:2])+(z,) for l in L for q in l]; S.mesh(name, flat, [tuple(t) for t in tessellate_polygon(L)], [mat])
    def turned(name, at, prof, mat, n=360):
        t = np.linspace(0, 2*np.pi, n+1)[:, None]; r, z = prof[None, :, 0], prof[None, :, 1]; return cloth(name, np.stack([at[0]+r*np.cos(t), at[1]+r*np.sin(t), z+0*t], -1), mat)
    ring = lambda at, r, n=360: np.stack([at[0]+r*np.cos(arc(n)), at[1]+r*np.sin(arc(n))], 1)
    # ---- metals
    def scratches(g, p, many=3, k0=0.0):
        s = 0.0
        for k in range(many):
            q = g.node('ShaderNodeMapping'); g.put(q.inputs[0], p); q.inputs['Rotation'].default_value = (0, 0, .5+1.13*k+k0); q.inputs['Scale'].default_value = (.22, 9, 1); n = g.noise(q.outputs[0], 1, 1, .4, w=float(k)+k0); s = g.m('MAXIMUM', s, g.mul(g.ss(ab(g, g.sub(n, .5)), .010, .003), g.ss(g.noise(p, .9, 2, .5, w=k+3.0+k0), .56, .66)))
        return s
    def steel(name, col, rough, fil=0.0, dirt=.5, k0=0.0):
        """polished or satin: never one roughness; fil = how far fine lines run down its sides"""
        def b(g):
            p = here(g); x, y, z = g.xyz(p)[0:3]; cl, f = g.noise(p, 1.3, 4, .6), g.noise(p, 14, 4, .6); s = scratches(g, p, 2, k0); r = g.add(g.add(rough, g.mul(g.ss(g.add(cl, g.mul(g.sub(f, .5), .4)), .40, .70), .13)), g.mul(s, .15)); h = g.add(g.mul(cl, .004), g.mul(s, -.0006))
            if fil: h = g.add(h, g.mul(g.noise(g.vec(g.mul(x, 26.0), g.mul(y, 26.0), g.mul(z, .6)), 1.0, 3, .6), .0030*fil))
            return g.principled(Base_Color=g.scalec(hexc(col), g.sub(1.0, g.mul(g.ss(f, .5, .75), .12*dirt))), Metallic=1.0, Roughness=r, Normal=bump(g, h, 1.0, 1.0))
        return S.mat(name, b, 0)
    def turned_lines(name, col, at, rough=.26, relief=.0007, fine_=60.0, k0=0.0):
        """turned: lines round `at`, its highlight drawn out across them"""
        def b(g):
            p = here(g); x, y, z = g.xyz(g.v('SUBTRACT', p, (at[0], at[1], 0)))[0:3]; r = hyp(g, x, y); q = g.div(1.0, g.m('MAXIMUM', r, .02)); n = g.noise(g.vec(g.mul(r, fine_), g.mul(g.mul(x, q), 1.3), g.add(g.mul(g.mul(y, q), 1.3), k0)), 1.0, 4, .65); cl = g.noise(p, 1.1, 4, .6); c = g.scalec(hexc(col), g.add(.74, g.add(g.mul(n, .34), g.mul(cl, .18))))
            return g.principled(Base_Color=c, Metallic=1.0, Roughness=g.add(rough, g.mul(g.sub(cl, .5), .18)), Anisotropic=.8, Tangent=g.vec(x, y, 0.0), Normal=bump(g, g.mul(n, relief), 1.0, 1.0))
        return S.mat(name, b, 0)
    def striped(g):
        """Geneva stripes: each pass of a round wheel leaves fine arcs across a shallow groove, so that the light wanders from one side of the stripe to the other and flips at its edge"""
        an = math.radians(62); W, R = .64, .74; p = here(g); x, y, _ = g.xyz(p)[0:3]; s = g.add(g.mul(x, math.cos(an)), g.mul(y, math.sin(an))); t = g.add(g.mul(x, -math.sin(an)), g.mul(y, math.cos(an))); q = g.add(g.add(g.div(t, W), .33), g.mul(g.sub(g.noise(g.vec(g.mul(t, .9), 3.0, 7.0), 1.0, 1, .5), .5), .22)); q = g.add(q, g.mul(g.sub(g.noise(g.vec(g.mul(s, 26.0), g.m('FLOOR', q), 2.0), 1.0, 3, .7), .5), .010)); i = g.m('FLOOR', q); f = g.sub(q, i); own, own2 = g.white(g.vec(i, 3.0, 1.0)), g.white(g.vec(i, 8.0, 5.0))
        d = g.mul(g.sub(f, g.add(.46, g.mul(own, .08))), W); sn = g.div(d, R); cs = g.m('SQRT', g.sub(1.0, g.mul(sn, sn))); s0 = g.add(g.sub(s, g.mul(cs, R)), g.mul(own, 31.0))
        lines = g.noise(g.vec(g.mul(s0, 52.0), g.mul(d, 1.1), g.mul(i, 7.3)), 1.0, 2, .6); broad = g.noise(g.vec(g.mul(s0, 9.0), g.mul(d, .9), g.mul(i, 3.1)), 1.0, 3, .65); cl, f2 = g.noise(p, .8, 4, .6), g.noise(p, 9, 4, .6)
        edge = g.m('MAXIMUM', g.ss(f, .965, 1.0), g.ss(f, .022, 0.0)); h = g.add(g.add(g.mul(g.mul(d, d), .05), g.mul(d, g.add(.01, g.mul(g.sub(own2, .5), .02)))), g.add(g.mul(lines, .0011), g.mul(broad, .0003)))
        T = g.vec(g.sub(g.mul(cs, math.cos(an)), g.mul(sn, math.sin(an))), g.add(g.mul(cs, math.sin(an)), g.mul(sn, math.cos(an))), 0.0); c = g.scalec(hexc('#cdcbc8'), g.mul(g.add(.40, g.add(g.mul(g.ss(lines, .32, .68), .74), g.mul(broad, .14))), g.sub(1.0, g.mul(edge, .45))))
        return g.principled(Base_Color=c, Metallic=1.0, Roughness=g.clamp(g.add(g.add(.36, g.mul(g.sub(cl, .5), .10)), g.add(g.mul(g.sub(f2, .5), .04), g.mul(g.sub(broad, .5), .05)))), Anisotropic=.9, Tangent=T, Normal=bump(g, h, 1.0, 1.0))
    stripes, polish, satin = S.mat('stripes', striped, 0), steel('polish', '#dad6d0', .045, 0, .3), steel('satin', '#8f8c88', .26, 1.0)
    # ---- the bridge: two drawn edges meet in one sharp inner corner before the lobe that holds the ruby
    def spline(K, n): K = np.concatenate([[2*K[0]-K[1]], K, [2*K[-1]-K[-2]]]); u = np.linspace(1, len(K)-2-1e-6, n); i = u.astype(int); t = (u-i)[:, None]; P0, P1, P2, P3 = (K[i+j] for j in (-1, 0, 1, 2)); return .5*(2*P1+(P2-P0)*t+(2*P0-5*P1+4*P2-P3)*t*t+(3*P1-P0-3*P2+P3)*t**3)
    n = 500 if fine else 300; corner = jewel+1.90*np.array((math.cos(math.radians(-97)), math.sin(math.radians(-97)))); b = np.radians(np.linspace(-97, 66, n)); lobe = jewel+1.90*np.stack([np.cos(b), np.sin(b)], 1)
    low = spline(np.array([(-10, -4.6), (-6, -4.15), (-3, -3.72), (-.9, -3.42), (.35, -3.24), (1.12, -2.93), (1.48, -2.40), (1.62, -1.95), tuple(corner)]), n); high = spline(np.array([tuple(lobe[-1]), (2.95, 3.0), (3.25, 4.6), (2.6, 6.4), (0, 8.2), (-10, 10)]), n//2)
    C = np.concatenate([low[:-1], lobe, high[1:]]); bev = filleted([(.26, 0), (.245, 0), (.12, -.105), (0, -.245), (0, -.34)], [0, .012, .16, .018, 0]); side = np.array([(0, -.34), (0, -.74)])
    sink = filleted([(1.27, 0), (1.25, 0), (1.085, -.165), (1.085, -.50)], (0, .010, .012, 0)); seat = filleted([(.985, 0), (.975, 0), (.925, -.05), (.925, -.3)], (0, .008, .01, 0)); inner = C-normals(C)*.26
    face('bridge', [inner, ring(screw, 1.27)[::-1], ring(jewel, .985)[::-1]], 0, stripes); carried('bevel', C, bev, polish); carried('side', C, side, satin); turned('sink', screw, sink, polish); turned('seat', jewel, seat, polish); turned('floor', screw, np.array([(1.085, -.50), (.3, -.50)]), turned_lines('floor', '#b8b4ae', screw, .24)); face('under', [C], -.74, satin)
    # ---- the screw: a polished dome in two halves, its rim and the slot's edges burnished round, the slot sawn through
    def blued(g):
        p = here(g); x, y, z = g.xyz(g.v('SUBTRACT', p, (*screw, 0)))[0:3]; r = hyp(g, x, y); cl, f = g.noise(p, 1.7, 4, .6), g.noise(p, 24, 4, .6); s = scratches(g, p, 4, 5.1); lap = g.noise(g.vec(g.mul(r, 70.0), g.mul(x, .8), g.mul(y, .8)), 1.0, 3, .6)
        c = g.ramp(g.add(g.mul(r, .80), g.mul(g.sub(cl, .5), .5)), [(0, hexc('#1d4aa8')), (.5, hexc('#173c98')), (.85, hexc('#1c2a86')), (1, hexc('#32206c'))]); rough = g.add(g.add(.045, g.mul(g.ss(cl, .45, .75), .07)), g.add(g.mul(s, .10), g.mul(g.sub(f, .5), .03))); nm = bump(g, g.add(g.add(g.mul(lap, .00016), g.mul(cl, .0022)), g.mul(s, -.0003)), 1.0, 1.0)
        fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 2.2; g.put(fr.inputs[1], nm); w = g.node('ShaderNodeBsdfGlossy'); g.put(w.inputs[0], hexc('#dfe6f4')); g.put(w.inputs[1], rough); g.put(w.inputs[2], nm)
        return g.mixsh(fr.outputs[0], g.principled(Base_Color=c, Metallic=1.0, Specular=.2, Roughness=rough, Normal=nm), w.outputs[0])
    blue, an, R, w, top, sag, rim, lip = S.mat('blued', blued, 0), math.radians(52), 1.0, .125, .17, .13, .075, .026; q = np.linspace(0, 1, 9)
    vs = np.concatenate([[w+1e-4]*2, w+lip*(1-np.cos(q[1:]*np.pi/2)), w+lip+(R-w-lip)*np.sin(np.linspace(0, np.pi/2, 90)[1:])]); us = np.sin(np.linspace(-np.pi/2, np.pi/2, 181))
    for k in (0, math.pi):
        v = np.minimum(vs, R-1e-5)[:, None]; u = us[None]*np.sqrt(R*R-v*v); r = np.hypot(u, v); z = top-sag*r*r-(rim-np.sqrt(np.maximum(rim*rim-np.maximum(r-(R-rim), 0)**2, 0)))-(lip-np.sqrt(np.maximum(lip*lip-np.maximum(w+lip-v, 0)**2, 0))); z[0] = top-.30; c_, s_ = math.cos(an+k), math.sin(an+k); at = lambda u, v, z: np.stack([screw[0]+u*c_-v*s_, screw[1]+u*s_+v*c_, z], -1); cloth('head', at(u, v+0*u, z), blue)
        b = np.linspace(math.asin(w/R), math.pi-math.asin(w/R), 160)[None]; z = np.array([top-.7, top-sag-rim+.004])[:, None]; cloth('rim', at(R*np.cos(b)+0*z, R*np.sin(b)+0*z, z+0*b), blue)
    def sawn(g):
        p = g.v('SUBTRACT', here(g), (*screw, 0)); x, y, z = g.xyz(p)[0:3]; v = g.add(g.mul(x, -math.sin(an)), g.mul(y, math.cos(an))); n = g.noise(g.vec(g.mul(v, 60.0), g.mul(x, 1.2), 0.0), 1.0, 4, .65); return g.principled(Base_Color=g.scalec(hexc('#5a70b4'), g.add(.5, n)), Metallic=1.0, Roughness=.4, Normal=bump(g, g.mul(n, .0012), 1.0, 1.0))
    turned('slot', screw, np.array([(R*.995, top-.30), (0, top-.30)]), S.mat('sawn', sawn, 0))
    # ---- the jewel: a ruby, its dome, its concave oil sink and the pivot in its hole. What is seen in it is looked up where the refracted ray ends: light gathers on the side that the window does not see
    def ruby(g):
        geo = g.node('ShaderNodeNewGeometry'); N, I = geo.outputs['Normal'], geo.outputs['Incoming']; p = g.v('SUBTRACT', geo.outputs['Position'], (*jewel, 0)); T = g.v('REFRACT', g.v('SCALE', I, scale=-1.0), N, scale=1/1.77); t = g.div(g.sub(-.62, g.xyz(p)[2]), g.m('MINIMUM', g.xyz(T)[2], -.2)); x, y, _ = g.xyz(g.addc(p, g.v('SCALE', T, scale=t)))[0:3]; r = hyp(g, x, y)
        k = g.ss(g.add(g.mul(x, .80), g.mul(y, -.60)), -.55, .75); k = g.mul(g.add(.10, g.mul(g.mul(k, k), .90)), g.add(.86, g.mul(g.sub(g.noise(p, 2.4, 2, .5), .5), .30))); hole = g.ss(r, .08, .20); wall = g.ss(r, .74, .60); deep = g.exp(g.mul(g.sub(t, .62), -1.1)); k = g.mul(g.mul(k, g.add(.18, g.mul(hole, .82))), g.mul(g.add(.30, g.mul(wall, .70)), deep))
        body = g.emission(g.ramp(k, [(0, hexc('#30000c')), (.25, hexc('#960a2c')), (.6, hexc('#e0244a')), (1, hexc('#ff6a78'))]), g.mul(g.add(.16, k), 2.5)); fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.77; gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[1].default_value = .03; return g.mixsh(fr.outputs[0], body, gl.outputs[0])
    b = np.linspace(0, 1, 40); hollow = np.stack([.12+.33*b, -.175+.20*b**2.1], 1); dome = np.stack([.45+.25*b[1:], .045-.095*b[1:]**2], 1); dome[:, 1] = dome[:, 1]-.02*np.exp(-(dome[:, 0]-.45)/.018)
    turned('ruby', jewel, np.concatenate([[(.108, -.5), (.108, -.22), (.110, -.19), (.116, -.179)], hollow, dome, [(.715, -.07), (.715, -.2)]]), S.mat('ruby', ruby, 0)); gold = turned_lines('gold', '#f2bc80', jewel, .15, .0002, 44.0, 4.0)
    turned('setting', jewel, filleted([(.690, -.12), (.700, -.01), (.742, .040), (.838, .040), (.885, -.005), (.885, -.3)], (0, .010, .012, .014, .016, 0)), gold); turned('pivot', jewel, filleted([(0, -.105), (.050, -.110), (.088, -.145), (.088, -.5)], (0, .03, .03, 0)), steel('pivot', '#dcdad6', .13, 0), 96)
    # ---- below: the ruby's gilt wheel, the plate's perlage; another bridge far behind
    at, N, R, z = jewel, 84, 3.02, -.85; f = (np.arange(N*16)/16) % 1; b = 2*np.pi*np.arange(N*16)/(N*16)+.02; tooth = .19*smooth(np.abs(f-.5), .30, .20)*np.sqrt(np.clip(1-(np.abs(f-.5)/.31)**3, 0, 1)); O = at+(R+tooth)[:, None]*np.stack([np.cos(b), np.sin(b)], 1); brass = turned_lines('brass', '#fbcf90', at, .40, .0006, 46.0, 9.0); holes, edge = [], steel('brass edge', '#dcae62', .10, .3); chamfer = filleted([(.045, z), (.042, z), (0, z-.045), (0, z-.30)], (0, .008, .010, 0))
    def rounded(P, r):
        """an outline with its corners rounded off"""
        o = []
        for a, b, c in zip(np.roll(P, 1, 0), P, np.roll(P, -1, 0)):
            u, v = a-b, c-b; lu, lv = np.hypot(*u), np.hypot(*v)
            if u @ v/(lu*lv) < -.94: o.append(b); continue
            t = np.linspace(0, 1, 10)[:, None]; s, e = b+u/lu*r, b+v/lv*r; o += list((1-t)**2*s+2*t*(1-t)*b+t*t*e)
        return np.array(o)
    for i in range(5):
        e0, e1 = 2*np.pi*i/5+.30, 2*np.pi*(i+1)/5+.30; ro, ri, h0, h1 = 2.62, .95, .12, .19; t = np.linspace(e0+h0/ro, e1-h0/ro, 14); v = np.linspace(e1-h1/ri, e0+h1/ri, 8); holes.append(rounded(np.concatenate([np.stack([ro*np.cos(t), ro*np.sin(t)], 1), np.stack([ri*np.cos(v), ri*np.sin(v)], 1)]), .08)+at)
    face('wheel', [O]+[(h+normals(h)*.045)[::-1] for h in holes], z, brass); carried('teeth', O, np.array([(0, z), (0, z-.30)]), edge); [carried('spokes', h[::-1], chamfer, edge) for h in holes]; turned('arbor', at, filleted([(.0, z+.5), (.30, z+.5), (.30, z+.06), (.52, z+.06), (.52, z-.3)], .02), polish)
    half, mid, px = 4.2, np.array((3.2, -1.2)), 170; n = int(2*half*px); T = np.zeros((n, n, 3), np.float32); T[..., 0] = 1; step, rad = .46, .37
    for j, y0 in enumerate(np.arange(-half, half, step*.86)):
        for x0 in np.arange(-half, half, step)+step/2*(j % 2):
            cx, cy, r = ((x0+gr.normal(0, .012)+half)*px, (y0+gr.normal(0, .012)+half)*px, rad*gr.uniform(.97, 1.03)*px); i0, i1, k0, k1 = max(int(cy-r), 0), min(int(cy+r)+2, n), max(int(cx-r), 0), min(int(cx+r)+2, n)
            if i0 >= i1 or k0 >= k1: continue
            Y, X = np.mgrid[i0:i1, k0:k1]; dx, dy = X-cx, Y-cy; q = np.hypot(dx, dy); v = np.stack([dx/np.maximum(q, .5)*.5+.5, dy/np.maximum(q, .5)*.5+.5, q/r], -1); T[i0:i1, k0:k1] = np.where((q < r)[..., None], v, T[i0:i1, k0:k1])
    def spots(g):
        p = here(g); x, y, _ = g.xyz(p)[0:3]; t = g.node('ShaderNodeTexImage', image=image('perlage', T), extension='EXTEND'); g.put(t.inputs[0], g.vec(g.add(.5, g.mul(g.sub(x, mid[0]), .5/half)), g.add(.5, g.mul(g.sub(y, mid[1]), .5/half)), 0.0)); tx, ty, e = g.xyz(t.outputs[0])[0:3]; n = g.noise(g.vec(g.mul(e, 17.0), g.mul(x, .9), g.mul(y, .9)), 1.0, 3, .6)
        return g.principled(Base_Color=g.scalec(hexc('#d6cdc0'), g.mul(g.add(.6, g.mul(n, .6)), g.sub(1.0, g.mul(g.pow(e, 8.0), .4)))), Metallic=1.0, Roughness=.38, Anisotropic=.85, Tangent=g.vec(g.sub(tx, .5), g.sub(ty, .5), 0.0), Normal=bump(g, g.mul(n, .0008), 1.0, 1.0))
    face('plate', [ring((0, 0), 16)], -2.0, S.mat('perlage', spots, 0))
    K = np.array([(4.3, 3.5), (5.4, 2.7), (7.5, 2.5), (11, 4), (12, 9), (7, 12), (4.6, 9), (4.0, 5.2)]); C = spline(np.concatenate([K, K[:1]]), 260)[:-1]; face('next', [C-normals(C)*.24], -.1, stripes); carried('next', C, np.array([(.24, -.1), (.11, -.16), (0, -.36), (0, -1.4)]), polish); turned('far setting', (5.75, 4.3), filleted([(.66, -.1), (.70, -.02), (.95, -.02), (1.0, -.1)], .02), gold); turned('far head', (5.75, 4.3), np.array([(0, -.02), (.3, -.03), (.6, -.08), (.7, -.1)]), blue)
    # ---- dust
    V, F = [], []
    for x, y, r in ((.42, -.62, .020), (-.35, -1.95, .013), (-2.9, .1, .016)):
        o = len(V); d = gr.normal(size=(8, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); V += [(x+q[0]*r*gr.uniform(.5, 1.5), y+q[1]*r*gr.uniform(.5, 1.5), max(q[2], -.2)*r+r*.3) for q in d]; F += [(o+a, o+b, o+c) for a in range(8) for b in range(a) for c in range(b)]
    S.mesh('dust', V, F, [matt('dust', '#a89a88', .9)])
    # ---- all that metal sees is this round picture, by bearing from ahead and height: a window of six panes on the left, a small lamp on the right, a pale wall behind us
    w, h = 1440, 720; u, v = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/h); az, el_ = (90+(u-.5)*360+180) % 360-180, (v-.5)*180; img = np.zeros((h, w, 3), np.float32)+.010; c = lambda q: np.array(hexc(q), np.float32); box = lambda x, lo, hi, s=.7: smooth(x, lo-s, lo+s)*smooth(x, hi+s, hi-s)
    panes = sum(box(az, lo, hi) for lo, hi in ((-84, -64), (-61.5, -42), (-39.5, -20)))*sum(box(el_, lo, hi) for lo, hi in ((6, 34), (36.5, 66))); img += (panes*3.2*(.55+.45*smooth(el_, 4, 50))*(.7+.5*fbm(az/16, el_/11, 4, 7)))[..., None]*c('#dce6f6')+(np.exp(-((az+45)/60)**2-((el_-30)/45)**2)*.05)[..., None]*c('#a8b8d0')
    for a, e, rx, ry, p, k, hue in ((64, 9, 8, 7, 3, 5.0, '#ffae6a'), (64, 8, 30, 22, 2, .16, '#ffa468'), (70, 52, 15, 11, 2, 1.8, '#ffe2bc'), (166, 52, 17, 8, 3, .9, '#f0e4d8'), (-150, 48, 9, 20, 3, .25, '#dfe4ee'), (20, 78, 200, 22, 2, .14, '#d8d4d0')): img += (k*np.exp(-(np.abs((az-a+180) % 360-180)*np.cos(np.radians(el_))/rx)**p-(np.abs(el_-e)/ry)**p))[..., None]*c(hue)
    g = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; q = g.node('ShaderNodeTexEnvironment', image=image('round', img.astype(np.float32))); g.put(bg.inputs[0], q.outputs[0]); bpy.data.objects.remove(bpy.data.objects['Fill'])
    eye = aim+D*np.array((0, -math.cos(el), math.sin(el))); S.camera(tuple(eye), tuple(aim), lens=lens, fstop=lens/1000*15/D, focus=(Vector((screw[0], screw[1]-.15, 0))-Vector(eye)).dot((Vector(aim)-Vector(eye)).normalized())).data.clip_start = .1
    return dict(bounces=8, clamp=3.0, thr=.012, ev=.35, vig=.3, bloom_k=.10, bloom_th=.9)

def jamb():
    """An old house's arched window from inside, at an angle, at daybreak: the deep reveal of one jamb in worn sandstone that the first sun rakes from outside on the left, block by block up into the arch; a rebate where a shutter hung, a hollowed sill with dust, wrought iron near its outer edge; the bay out of focus. The opening's own axes: t to the right from the jamb, n outward through the wall, z up from the sill"""
    lens, shift, yaw, eye = 46, -.092, math.radians(31), np.array((-1.00, -1.00, .49)); fine = A.get('w', 640) > 1000; k = .0014 if fine else .003; W, D, zs, R = 1.12, .80, .40, .63; g = np.random.default_rng(6); c = lambda q: np.array(hexc(q), np.float32); ca, sa = math.cos(yaw), math.sin(yaw)
    turn = lambda t, n, z: np.stack(np.broadcast_arrays(t*ca-n*sa, t*sa+n*ca, z), -1); at = lambda t, n, z: turn(t-eye[0], n-eye[1], z-eye[2]); px = lambda *q: tuple(float(v) for v in at(*q)); focus = px(0, .42, .5)[1]
    # ---- the wall's section (o into the stone, n outward), its arrises rounded: the outer face, the reveal, the rebate, the room
    sec = np.array([(.12, D), (0, D), (0, .40), (.026, .394), (.052, 0), (.62, 0)]); q = np.r_[0, np.cumsum(np.hypot(*np.diff(sec, axis=0).T))]; corner = q[[1, 2, 3, 4]]; u = np.arange(0, q[-1], k); so, sn = (np.convolve(np.pad(np.interp(u, q, sec[:, i]), 9, 'edge'), np.ones(s_)/s_, 'same')[9:-9] for i, s_ in ((0, max(int(.008/k), 1)), (1, max(int(.008/k), 1)))); do, dn = np.gradient(so), np.gradient(sn); e = np.hypot(do, dn); do, dn = do/e, dn/e
    end = zs+R*math.acos((R-W/2)/R); cuts = [-.03, .204, .392, .520]; wide = [.178, .150, .192, .164, .171, .155]
    while cuts[-1] < end: cuts.append(cuts[-1]+wide[len(cuts) % 6])
    split = [(.02, .37, 1.14), (.02, .62, 1.30), (.02, .30, 1.20), (.02, .55, 1.23), (.02, .41, 1.19), (.02, .66, 1.24), (.02, .33, 1.20)]
    def face(l, u_, seed):
        """what wind, salt and hands made of the stone over l (up the jamb and round the arch) and u_: its relief, its colour"""
        n = lambda a, b, o, sd, kk=.5: fbm(u_*a+sd*1.7, l*b+sd*.9, o, sd+seed, kk)-.5; lw = l+.007*n(7, 3, 3, 1)+.003*n(40, 30, 2, 2); uw = u_+.008*n(4, 8, 3, 3); i = np.clip(np.searchsorted(cuts, lw.ravel()).reshape(l.shape)-1, 0, len(cuts)-2); lo, hi = np.array(cuts)[i], np.array(cuts)[i+1]
        dl = np.minimum(lw-lo, hi-lw); S_ = np.array([split[j % len(split)] for j in range(len(cuts))])[i]; du = np.abs(uw[..., None]-S_).min(-1); part_ = (uw[..., None] > S_).sum(-1); own = lambda s_: (np.sin((i*7.13+part_*3.71+s_)*12.9898)*43758.5453) % 1
        d = np.minimum(dl, du)+.0016*n(60, 60, 3, 4, .6); arr = np.abs(u_[..., None]-corner[[0, 1, 3]]).min(-1)+.012*(np.abs(u_-corner[1]) < .05); gap = .0026+.0034*own(1)*np.clip(1+3*n(6, 6, 2, 5), .2, 2)
        bed = n(5+4*own(2), 95, 4, 6, .55)*.6+fbm(u_*2+own(3)*9, (l+(own(4)-.5)*.5*u_)*210+own(5)*50, 3, 7+seed)*.45-.2; soft = smooth(n(5, 7, 3, 8)+.5*(own(6)-.5), -.02, .22)         # beds weather out where the stone is soft
        pore = smooth(n(115, 150, 3, 9, .55), .115, .20)*smooth(n(9, 9, 3, 10)+.3*(own(7)-.5), -.10, .12); hole = smooth(n(38, 46, 3, 11, .5), .15, .24)*smooth(n(4, 4, 2, 12)+.35*(own(8)-.5), .02, .18)
        h = .0075*(own(9)-.5)+(own(10)-.5)*.030*(l-lo-.1)+.007*n(5, 5, 3, 13)+.0030*n(22, 26, 3, 14)+.0015*n(90, 90, 3, 15, .6)+.0030*bed*(.25+soft)-.0016*pore-.0045*hole
        chip = smooth(.30*np.exp(-np.maximum(d, 0)/.011)+.30*np.exp(-arr/.018)*smooth(n(3, 4.5, 3, 36), -.10, .14)+1.15*n(17, 20, 3, 16, .5), .36, .43); h = h-chip*(.0085+.010*n(50, 50, 3, 17))-.0045*np.exp(-(np.maximum(d-gap, 0)/(.0055+.006*own(11)))**1.3)-.004*np.exp(-(arr/.010)**2)
        mort = smooth(d, gap, gap-.0016)*(1-.75*chip); deep = .007+.010*smooth(n(8, 8, 3, 18), -.05, .2); h = h*(1-mort)+mort*(-deep+.0030*n(120, 120, 3, 19, .6)+.4*h)
        tone = np.array([c(x) for x in ('#b3946a', '#a98862', '#bfa27a', '#a3825c', '#b89a74', '#a98d6c')])[(own(12)*5.99).astype(int)]; col = tone*(1+.55*n(4, 5, 4, 20)+.50*bed+.55*n(150, 150, 3, 21, .65)+.35*n(26, 30, 3, 22))[..., None]; mixc = lambda m_, x, kk=0: col*(1-m_[..., None])+c(x)*(m_*(1+kk))[..., None]
        col = mixc(.34*smooth(n(6, 9, 4, 23), .04, .22), '#96704a'); col = mixc(.30*smooth(-n(5, 7, 4, 24), .05, .22), '#cdb892', .4*n(90, 90, 3, 25)); col = mixc(.40*smooth(n(190, 190, 2, 26), .20, .28), '#dccaa6'); col = mixc(.40*np.clip(pore+hole, 0, 1), '#7c6044'); col = mixc(.5*chip*(1-mort), '#cfa870', .8*n(80, 80, 3, 27)); col = mixc(mort*.9, '#b9aa92', 1.1*n(110, 110, 3, 28, .6)+.5*n(9, 9, 2, 29)); col = mixc(.55*smooth(d, gap, gap-.004)*smooth(n(12, 12, 3, 30), -.02, .12), '#5e4630')
        wash = smooth(u_, corner[2]+.03, corner[3]-.02)*smooth(n(7, 6, 5, 31, .6)+.16*smooth(u_, corner[2], corner[3]), .02, .055)*(1-chip); h = h*(1-.45*wash)+.0011*wash; col = mixc(.78*wash, '#c9bda6', .5*n(14, 10, 3, 32)+.5*n(120, 120, 2, 33))                  # what is left of a room's limewash
        foot = smooth(l+.05*n(6, 6, 3, 34), .10, .0); return h, np.maximum(col*(1-.32*foot)[..., None], .01)
    def body(g_):
        a = lambda n_: g_.node('ShaderNodeAttribute', attribute_name=n_).outputs['Fac']; p = here(g_); f, ff = g_.noise(p, 900, 3, .7), g_.noise(p, 330, 3, .65); return g_.principled(Base_Color=g_.scalec(g_.vec(a('r'), a('g'), a('b')), g_.add(.58, g_.add(g_.mul(f, .42), g_.mul(ff, .42)))), Roughness=.92, Specular=a('shine'), Normal=bump(g_, g_.add(g_.mul(f, .6), ff), .0016, .75))
    mt = S.mat('ramleh', body, 0)
    def lay(name, P, h, col, shine=0): I = np.arange(h.size).reshape(h.shape); grid(name, P.reshape(-1, 3), np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4), mt, r=col[..., 0], g=col[..., 1], b=col[..., 2], shine=shine+0*h)
    for side, step, seed in ((1, k, 40), (-1, .008, 80)):
        l, uu = np.meshgrid(np.arange(-.03, end+.01, step), u[::1 if side > 0 else max(int(.006/k), 1)], indexing='ij'); j = np.clip((uu/k+.5).astype(int), 0, len(u)-1); h, col = face(l, uu, seed); a = np.clip(l-zs, 0, None)/R; o = so[j]+.012*(fbm(l*2.3, l*0, 3, 5)-.5)-h*dn[j]; n_ = sn[j]+h*do[j]      # out of the stone is (dn, -do) by (o, n)
        t = R*(np.cos(a)-1)+o*np.cos(a); z = np.minimum(l, zs)+R*np.sin(a)+o*np.sin(a); lay(f'jamb{side}', at(t if side > 0 else -W-t, n_-2*h*do[j], z), h, col)
    # ---- the sill: hollowed by hands and rain, one joint, chipped edges; dust lies where nobody rubs
    t, n_ = np.meshgrid(np.arange(-W-.05, .09, k*1.15), np.arange(-.10, D+.07, k*1.15), indexing='ij'); f = lambda a, b, o, sd, kk=.5: fbm(t*a+sd, n_*b-sd, o, sd, kk)-.5; edge = np.minimum(n_+.10, D+.07-n_)+.006*f(14, 14, 3, 61); joint = np.abs(t+.47+.012*f(3, 5, 3, 62)+.03*(n_-.3)); worn = np.exp(-((t+.55)/.55)**4-((n_-.2)/.58)**4)
    chip = smooth(.34*np.exp(-joint/.012)+.3*np.exp(-edge/.02)+1.1*f(20, 20, 4, 63, .55), .36, .43); pore = smooth(f(120, 120, 3, 64), .13, .2)*smooth(f(6, 6, 3, 65), -.02, .14); h = -.018*worn+.0070*f(4, 4, 3, 66)+.0020*f(16, 16, 3, 67)*(1-.6*worn)+.0004*f(110, 110, 3, 68)-.0012*pore*(1-worn)-.006*chip*(1+f(60, 60, 2, 69))-.0055*np.exp(-(joint/.0042)**2)-.030*(1-np.sqrt(1-np.clip(1-edge/.030, 0, .995)**2))
    dust = smooth(f(7, 7, 5, 70, .6)+.30*np.exp(-np.abs(t)/.05)-.30*worn+.12*f(70, 70, 3, 71), .04, .26); col = c('#b0936a')*(1+.6*f(3, 5, 4, 72)+.35*f(24, 24, 3, 73)+.4*f(150, 150, 3, 74, .6))[..., None]; mixc = lambda m_, x, kk=0: col*(1-m_[..., None])+c(x)*(m_*(1+kk))[..., None]; col = mixc(.45*pore*(1-worn), '#70543a'); col = mixc(.4*chip, '#ceb184'); col = mixc(.8*smooth(joint, .005, .002), '#6a5844'); col = mixc(.30*smooth(f(5, 3, 4, 75), .05, .25), '#8a6c4a'); col = mixc(.62*dust, '#cbbda4', .4*f(160, 160, 2, 76)); lay('sill', at(t, n_, h+.0003*dust*(.5+f(160, 160, 2, 77))), h, np.maximum(col, .01), .22*worn*(1-dust))
    grit = g.random((420, 4)); q = [(-W+(W-.02)*a if b > .4 else -.09*a**2-.006, D*b_, r) for a, b_, b, r in grit]; V, F = [], []
    for a, b, r in q:
        o = len(V); r = .0008+.0022*r**4; d = g.normal(size=(6, 3)); d /= np.linalg.norm(d, axis=1, keepdims=True); i, j = min(int((a+W+.05)/k/1.15), h.shape[0]-1), min(int((b+.10)/k/1.15), h.shape[1]-1); V += [px(a+v[0]*r, b+v[1]*r, h[i, j]+r*.4+v[2]*r*.8) for v in d]; F += [(o+x, o+y, o+z) for x in range(6) for y in range(x) for z in range(y)]
    S.mesh('grit', V, F, [matt('grit', '#a88a60', .9)])
    # ---- the iron, painted black long ago: two flat rails, bars, scrolls between them, leaded into the jamb
    def black(g_):
        p = here(g_); w = g_.node('ShaderNodeAttribute', attribute_name='arris').outputs['Fac']; n1, f1, b1 = g_.noise(p, 120, 5, .62), g_.noise(p, 620, 4, .65), g_.noise(p, 16, 3, .55); rust = g_.ss(g_.add(g_.add(g_.mul(b1, .5), g_.mul(n1, .45)), g_.add(g_.mul(w, .10), g_.mul(g_.sub(f1, .5), .5))), .50, .62); return g_.principled(Base_Color=g_.mix(rust, hexc('#202124'), g_.mix(f1, hexc('#553020'), hexc('#9a6640'))), Roughness=g_.add(.46, g_.mul(rust, .40)), Specular=g_.sub(.4, g_.mul(rust, .3)), Normal=bump(g_, g_.add(n1, g_.mul(f1, .5)), .0018, .8))
    iron, N, nb = S.mat('iron', black, 0), turn(0., 1., 0.), D-.17; path = lambda Q: [px(a, nb, b) for a, b in Q]
    for z_, b_, a_ in ((.238, .0058, .015), (.200, .0046, .010), (.040, .0050, .012)): forged('rail', path([(x, z_+.0018*math.sin(x*9+z_*40)) for x in np.linspace(-W-.02, .02, 24)]), a_, b_, N, iron, int(z_*90), .06, 260, 28)
    for i_, x in enumerate((-.058, -.168, -.285, -.392, -.512, -.622, -.74, -.85, -.97)): z = np.linspace(.040, .238, 150); r_ = .0066+(i_ % 2)*(.0056*np.exp(-((z-.118-.003*math.sin(i_*2.3))/.0075)**2)+.0024*np.exp(-((np.abs(z-.118)-.020)/.004)**2))-.0006*(1-i_ % 2); forged('bar', path(np.stack([x+.0018*np.sin(z*20+i_), z], 1)), r_[:, None], r_[:, None], N, iron, i_, .07, 150, 24)      # every other one has a forged knop
    # ---- the bay at daybreak, far out of focus
    def sky(az, el):
        e_, d = np.abs(el), np.abs(az); pos = (0, 1, 2.4, 4.2, 6.5, 9, 15); ramp = lambda cols: np.stack([np.interp(e_, pos, [c(x)[i] for x in cols]) for i in range(3)], -1); img = ramp(('#f0b48c', '#eeb898', '#e4bcae', '#ccbcc8', '#a6b4d4', '#86a4d2', '#648cc6'))*.84; img = img+(np.exp(-(d/24)**1.4-e_/7)*.72)[..., None]*c('#ff9e60')+(np.exp(-d/40-e_/2.6)*.42)[..., None]*c('#ff8c54')
        m_ = fbm(az/16+3, e_/2.4, 4, 12)-.5; img = img*(1+.5*m_*smooth(e_, 2, 6)*smooth(e_, 24, 10))[..., None]; ridge = 3.0*smooth(az, 3, 19)*(.40+1.2*fbm(az/8, az*0, 5, 3)); k_ = (smooth(el, ridge+.12, ridge-.12)*(el > 0)*(.72+.15*smooth(el, .4, 2.4)))[..., None]; img = img*(1-k_)+c('#8c8ca6')*.62*k_; return np.where((el < 0)[..., None], img*(.55-.06*smooth(e_, 0, 12))[..., None]*np.array((.92, .99, 1.05)), img)
    hz = .5+shift*1.6; back = image('afar', afar(1600, 1000, lens, hz, -.03, 26, sky, 1.0, .7)[::-1]); ob = S.mesh('seen', [(-40, 14, -20), (40, 14, -20), (40, 14, 20), (-40, 14, 20)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift), 0)]); ob.visible_glossy = ob.visible_diffuse = ob.visible_shadow = False
    # ---- the dark: nothing but the opening lets light in
    dark = S.plain('dark', '#0a0806', .9, haze=0)
    for (t0, t1, z0, z1) in ((.28, 6, -4, 6), (-W-6, -W-.28, -4, 6), (-W-6, 6, 1.62, 6), (-W-6, 6, -4, -.05)): S.mesh('wall', [px(a, .30, b) for a, b in ((t0, z0), (t1, z0), (t1, z1), (t0, z1))], [(0, 1, 2, 3)], [dark])
    el, az = math.radians(5), math.radians(17); to = px(-.1, .35, .45); sun = (-.1-11*math.sin(az), .35+11*math.cos(az), .45+11*math.tan(el)); S.lamp(px(*sun), '#ffc596', 9000, .16)
    for q_, col_, k_, s_ in (((-.9, 3.4, 1.2), '#b9c2d4', 60, 3.2), ((-2.6, 3.0, .5), '#ffb88c', 40, 1.6), ((-.6, -1.6, 1.3), '#e8b890', 5.0, 1.4)): ob = S.lamp(px(*q_), col_, k_, s_, 'AREA', to); ob.visible_camera, ob.visible_glossy = False, k_ < 50
    bpy.data.objects.remove(bpy.data.objects['Fill']); S.sc.world.cycles.sampling_method = 'NONE'; S.sc.world.node_tree.nodes['Background'].inputs[1].default_value = .01
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=2.8, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=4, clamp=1.0, thr=.010, ev=.55, vig=.22, bloom_k=.12, bloom_th=.9)

def stove():
    """Part of a cast-iron stove's door in a cabin on a winter evening, from a hand's length: a bead, a line of leaves and pits that casting has softened, four draught slots before embers and a low flame, a handle of coiled wire with heat colours, ash on the ledge. A window out of sight on the left draws the relief, the fire the edges of the slots; another window far out of focus beside the stove. The door's own axes: t to the right along it, n out of it, z up; in focus are the handle and the slot next to it"""
    fine = A.get('w', 640) > 1000; k = .00020 if fine else .00038; g = np.random.default_rng(11); c = lambda q: np.array(hexc(q), np.float32); lens, focus, stop, eye, shift, yaw = 96, .492, 4.5, .10, -.555, math.radians(28); ca, sa = math.cos(yaw), math.sin(yaw); unit = lambda q: q/np.maximum(np.linalg.norm(q, axis=-1, keepdims=True), 1e-9)
    at = lambda t, n, z: np.stack(np.broadcast_arrays(t*ca-n*sa-.002, .515-t*sa-n*ca, z-eye), -1); pt = lambda *q: tuple(float(v) for v in at(*q)); f = lambda a, b, o, s, gain=.5: fbm(a, b, o, s, gain)-.5
    def mark(o, **q): [o.data.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(v, np.float32).ravel()) for n, v in q.items()]; return o
    # ---- the door in its frame: heights over (t, z), the frame's corner round on the left
    left, t0, z1, rc = -.064, -.046, .052, .012; t, z = np.meshgrid(np.arange(left-.011, .150, k), np.arange(-.056, .080, k), indexing='ij'); tw, zw = t+.0011*f(t*26, z*26, 3, 3), z+.0011*f(t*26, z*26, 3, 4); px, pz = t0+rc-tw, zw-z1+rc; D = rc-np.hypot(np.maximum(px, 0), np.maximum(pz, 0))-np.minimum(np.maximum(px, pz), 0)
    u = np.where(px > pz, z1-zw, tw-t0); v = D-.0150; round_ = lambda d, w: np.sqrt(np.clip(1-(d/w)**2, 0, 1)); h = .0030*round_(D-.0044, .0036)+.0015*round_(D-.0238, .0021)-.0011*smooth(D, .0070, .0086)*smooth(D, .0222, .0206); leaf = 0*t; stem = .00075*np.exp(-((v-.0017*np.sin(2*np.pi*u/.0212))/.00075)**2)
    for i in range(22):                                     # leaves by turns on both sides of a stem, none cut like the next
        s = 1 if i % 2 else -1; q = math.radians(38*s+g.normal(0, 5)); a0, b0 = .0030+.0106*i+g.normal(0, .0003), s*.0013; L, W, H = .0060*g.uniform(.9, 1.1), .0027*g.uniform(.88, 1.12), .0014*g.uniform(.8, 1.1); a, b = (u-a0)*math.cos(q)+(v-b0)*math.sin(q), (v-b0)*math.cos(q)-(u-a0)*math.sin(q); p = np.clip(a/L*.5+.5, 0, 1); w = W*np.clip(4*p*(1-p), 0, 1)**.75*(1.12-.3*p)*(1+.16*np.sin(p*19+i)); m_ = np.clip(1-(b/np.maximum(w, 1e-6))**2, 0, 1)**.6*(np.abs(a) < L); leaf = np.maximum(leaf, H*m_*(1-.42*np.exp(-(b/.00034)**2))*(.75+.4*p))
    band = smooth(D, .0076, .0090)*smooth(D, .0222, .0208); h = h+band*np.maximum(leaf, stem)
    slots = ((.0150, .0046, -.0366, .0008), (.0352, .0049, -.0374, .0066), (.0557, .0046, -.0370, .0074), (.0768, .0050, -.0371, .0020)); d = np.full_like(t, -1.)
    for a, hw, lo, hi in slots: e = np.maximum(np.maximum(zw-hi, lo-zw), 0); d = np.maximum(d, hw-np.hypot(tw-a, e))
    d = d+.00045*f(t*420, z*420, 3, 6)+.0009*f(t*130, z*130, 2, 7); h = h+.0011*(.75+.6*fbm(t*70, z*55, 3, 5))*np.exp(-((d+.0030+.0006*f(t*60, z*60, 2, 15))/.0013)**2); h = blur(h.astype(np.float32), .00042/k)
    gap = np.abs(D+.0003+.0005*f(t*90, z*90, 3, 8)); h = np.where(D < -.0003, -.0042+.0012*f(t*18, z*18, 2, 9), h)+.0010*f(t*34, z*34, 3, 10)+.00026*f(t*240, z*240, 3, 12)+.00012*f(t*900, z*900, 2, 13)
    h = h-.0085*smooth(gap, .00105, .00045)-.0011*np.clip(1-gap/.0022, 0, 1)**2; pit = 0*t; patch = smooth(fbm(t*30, z*30, 4, 14), .40, .66)
    for _ in range(2600):                                   # what gas and sand have left in the casting, in patches, most of it small
        a, b, r = g.uniform(left-.004, .10), g.uniform(-.056, .075), .00016+.00095*g.random()**5; i, j = int((a-t[0, 0])/k), int((b-z[0, 0])/k); m = int(r*1.5/k)+2
        if i < m or j < m or i > t.shape[0]-m-1 or j > t.shape[1]-m-1 or g.random() > .12+.9*patch[i, j]: continue
        s = np.s_[i-m:i+m, j-m:j+m]; q = np.hypot(t[s]-a, (z[s]-b)*g.uniform(.8, 1.25))/r; pit[s] = np.maximum(pit[s], np.clip(1-q*q, 0, 1)*min(r*.62, .00042))
    h = h-pit; h = h-.0013*(1-np.sqrt(np.clip(1-(np.clip(d+.0015, 0, .0015)/.0015)**2, 0, 1)))-.0090*smooth(d, .0, .0007)
    scratch = 0*t
    for (a0, b0), (a1, b1), bow, wd, kk in (((-.004, .0215), (.043, .0150), .0016, .00022, 1.0), ((.004, .0222), (.026, .0178), .0006, .00011, .6), ((.030, .031), (.047, .0225), -.001, .00010, .5), ((-.015, .004), (.004, -.021), .0012, .00012, .55)): s = ((t-a0)*(a1-a0)+(z-b0)*(b1-b0))/((a1-a0)**2+(b1-b0)**2); l = math.hypot(a1-a0, b1-b0); off = (-(t-a0)*(b1-b0)+(z-b0)*(a1-a0))/l-bow*np.sin(s*np.pi)-.0003*f(s*7, s*0, 3, 20); q = wd*(.45+.9*fbm(s*14, s*0+kk*9, 3, 21)); scratch = np.maximum(scratch, kk*smooth(np.abs(off), q*1.5, q*.5)*smooth(s, 0, .08)*smooth(s, 1, .75)*smooth(fbm(s*30, off*2000, 3, 22), .25, .45))
    h = h-.00008*scratch; high = h-blur(h, .0012/k); worn = np.clip(smooth(high, .00012, .00055)*smooth(fbm(t*60, z*60, 4, 23), .36, .66)*(D > 0)*(.25+.95*np.exp(-((t+.032)/.022)**2-((z-.004)/.034)**2)+.45*np.exp(-((D-.0044)/.003)**2)), 0, 1); rub = smooth(np.abs(np.hypot(t+.0335, z-.014)-.0205+.002*f(t*60, z*60, 2, 24)), .0032, .0010)*(D < -.001)*smooth(fbm(t*300, z*120, 3, 25), .35, .6)
    heat = np.exp(-np.maximum(-d, 0)/.0035)*smooth(fbm(t*80, z*50, 4, 26), .30, .62)+.8*sum(np.exp(-((t-a)/.007)**2-np.maximum(z-hi, 0)/.016)*(z > hi) for a, _, _, hi in slots)*smooth(fbm(t*45, z*25, 4, 27), .34, .66)
    r = .0045; q = np.maximum(left-t, 0); an = np.minimum(q/r, np.pi/2); far = np.maximum(q-r*np.pi/2, 0); bt, bn = np.maximum(t, left)-r*np.sin(an), -r*(1-np.cos(an))-far; P = at(bt-h*np.sin(an), bn+h*np.cos(an), z)
    def iron(g_):
        a = lambda n: g_.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g_); n, f_, s_ = g_.noise(p, 90, 5, .62), g_.noise(p, 700, 4, .6), g_.noise(p, 1900, 3, .6); big = g_.noise(p, 24, 4, .6); rust = g_.mul(g_.ss(g_.add(g_.add(g_.mul(big, .6), g_.mul(n, .5)), g_.mul(g_.sub(f_, .5), .45)), .56, .74), g_.sub(1.0, a('bare'))); bare = g_.clamp(g_.mul(a('bare'), g_.add(.55, f_)))
        col = g_.mix(g_.clamp(g_.add(n, g_.mul(g_.sub(f_, .5), .8))), hexc('#232221'), hexc('#4c4946')); col = g_.mix(g_.mul(rust, .55), col, g_.mix(f_, hexc('#24120a'), hexc('#5a3520'))); col = g_.mix(g_.mul(g_.clamp(a('heat')), .60), col, g_.mix(n, hexc('#2c2826'), hexc('#6e665e'))); col = g_.mix(g_.clamp(a('ash')), col, g_.mix(f_, hexc('#4e4a46'), hexc('#8f8a83'))); col = g_.mix(bare, col, hexc('#b4b0aa')); wall = g_.ss(a('hole'), -.0012, .0001); col = g_.mix(wall, col, g_.mix(g_.add(n, g_.mul(g_.sub(f_, .5), .6)), hexc('#1a1512'), hexc('#4a3f37')))
        ro = g_.add(g_.add(.34, g_.mul(g_.sub(n, .5), .30)), g_.add(g_.add(g_.mul(rust, .25), g_.mul(f_, .12)), g_.sub(g_.mul(a('heat'), .20), g_.mul(bare, .04)))); e = g_.principled(Base_Color=col, Metallic=g_.mul(g_.sub(1.0, wall), g_.clamp(g_.add(g_.mul(g_.sub(1.0, g_.clamp(g_.add(a('ash'), rust))), .40), g_.mul(bare, .25)))), Roughness=g_.add(g_.add(ro, g_.mul(a('ash'), .4)), g_.mul(wall, .5)), Specular=g_.sub(.45, g_.mul(wall, .4)), Normal=bump(g_, g_.add(g_.mul(f_, .6), g_.mul(s_, .4)), .00024, .38)); return g_.mixsh(g_.ss(a('hole'), .00055, .00065), e, g_.node('ShaderNodeBsdfTransparent').outputs[0])
    mi = S.mat('iron', iron, 0); I = np.arange(t.size).reshape(t.shape); F = np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4); F = F[d.ravel()[F].min(1) < .0010]; dust = np.clip(.55*np.exp(-(z+.052)/.0035)*smooth(fbm(t*90, z*90, 4, 28), .3, .6)+.35*smooth(pit, .00010, .0003)*(z < -.02), 0, 1); grid('door', P.reshape(-1, 3), F, mi, bare=np.clip(np.maximum(scratch, np.maximum(.55*worn, .6*rub)), 0, 1).ravel(), heat=heat.ravel(), ash=dust.ravel(), hole=d.ravel())
    # ---- the ledge and what has fallen on it
    tt, nn = np.meshgrid(np.arange(left-.005, .15, k*1.3), np.arange(-.006, .072, k*1.3), indexing='ij'); pile = smooth(fbm(tt*40+3, nn*55, 4, 31)+.30*np.exp(-((tt-.030)/.030)**2-(nn/.014)**2)-.10*smooth(nn, .01, .04), .50, .80)*smooth(tt, -.040, -.006); lumps = smooth(fbm(tt*300, nn*300, 4, 32, .6), .50, .78)*smooth(fbm(tt*60, nn*60, 3, 33), .40, .65); ah = .0011*pile*fbm(tt*190, nn*190, 4, 34, .55)+.0011*lumps*(.2+pile)+.0004*pile; edge = .050+.0012*f(tt*40, nn*0, 3, 35); over = np.maximum(nn-edge, 0); an = np.minimum(over/.004, np.pi/2); n_ = np.where(over > 0, edge+.004*np.sin(an), nn); z_ = -.052-.004*(1-np.cos(an))-np.maximum(over-.004*np.pi/2, 0)+.0006*f(tt*45, nn*45, 3, 36)+.0002*f(tt*500, nn*500, 3, 37)+ah*(over <= 0)-.004*np.clip((left-.0015-tt)/.0035, 0, 1)**2
    grid('ledge', at(tt, n_, z_).reshape(-1, 3), (lambda I: np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4))(np.arange(tt.size).reshape(tt.shape)), mi, bare=(.5*smooth(over, .0005, .003)*smooth(fbm(tt*70, nn*200, 4, 38), .4, .65)).ravel(), heat=0*tt.ravel(), ash=np.clip(smooth(ah, .0002, .0011)*.9+.25*fbm(tt*200, nn*200, 3, 39)*(over <= 0), 0, 1).ravel(), hole=0*tt.ravel()-1)
    # ---- the latch behind the handle, its keeper, the boss
    def mkiron(o): return mark(o, bare=np.zeros(len(o.data.vertices)), heat=np.zeros(len(o.data.vertices)), ash=np.zeros(len(o.data.vertices)), hole=np.zeros(len(o.data.vertices))-1)
    T_, N_ = np.array((ca, -sa, 0)), np.array((-sa, -ca, 0)); mkiron(forged('tongue', [pt(-.026, .0058, .0150), pt(-.040, .0056, .0146), pt(-.0635, .0046, .0135)], .0020, .0052, N_, mi, 3, .06, 120, 40)); mkiron(forged('keeper', [pt(-.0565, -.004, .0260), pt(-.0565, .0060, .0256), pt(-.0562, .0104, .0232), pt(-.0560, .0108, .0140), pt(-.0562, .0104, .0048), pt(-.0565, .0060, .0026), pt(-.0565, -.004, .0022)], .0017, .0042, N_, mi, 5, .08, 160, 36))
    pr = lathed([(0.0098, -.002), (.0098, .0022), (.0090, .0034), (.0068, .0040), (.0062, .0050), (.0061, .0082), (.0052, .0090), (.0, .0092)], .0003, .0006); q = np.linspace(0, 2*np.pi, 140)[None]; rr = pr[:, :1]*(1+.02*f(np.cos(q)*3+pr[:, 1:]*300, np.sin(q)*3, 3, 41)); mkiron(cloth('boss', at(-.030+rr*np.cos(q), pr[:, 1:]+0*q, .0145+rr*np.sin(q)), mi))
    # ---- the handle: a rod out of the boss and down, wire wound round it, unevenly pulled
    K = np.array([(-.030, .004, .0145), (-.030, .014, .0145), (-.0300, .0215, .0142), (-.0297, .0272, .0122), (-.0288, .0305, .0075), (-.0274, .0322, .0010), (-.0240, .0340, -.0120), (-.0200, .0354, -.0260), (-.0160, .0364, -.0400), (-.0147, .0366, -.0445)]); x = np.linspace(0, len(K)-1, 500); C = np.stack([np.convolve(np.pad(np.interp(x, np.arange(len(K)), K[:, i]), 24, 'reflect', reflect_type='odd'), np.hanning(51)[1:-1]/np.hanning(51).sum(), 'valid') for i in range(3)], 1); C = at(C[:, 0], C[:, 1], C[:, 2]); l = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))]
    def tube(name, C, r, mat, m=22, up=(.3, -.9, .2), **q):
        D_ = unit(np.gradient(C, axis=0)); U = np.empty_like(C); w = np.array(up, float)
        for i in range(len(C)): w = unit(w-D_[i]*(w@D_[i])); U[i] = w
        W = np.cross(D_, U); th = np.linspace(0, 2*np.pi, m)[None]; L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))][:, None]; rr = np.broadcast_to(r, len(C))[:, None]*(1+.035*f(L*260, np.cos(th)*1.1+np.sin(th), 3, 51)); out = np.cos(th)[..., None]*U[:, None]+np.sin(th)[..., None]*W[:, None]; return mark(cloth(name, C[:, None]+rr[..., None]*out, mat, np.stack(np.broadcast_arrays(th*.02, L), -1)), **{n: np.broadcast_to(e(out) if callable(e) else e[:, None], rr.shape) for n, e in q.items()}), U, W
    def steel(g_):
        a = lambda n: g_.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g_); n, f_ = g_.noise(p, 150, 4, .6), g_.noise(p, 1100, 4, .62); u_, v_, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; line = g_.noise(g_.vec(g_.mul(u_, 4200.0), g_.mul(v_, 60.0), 0.0), 1, 3, .6); s_ = g_.add(a('along'), g_.mul(g_.sub(n, .5), .30))
        tint = g_.ramp(s_, [(0, hexc('#2b2a2c')), (.10, hexc('#363b46')), (.20, hexc('#445674')), (.30, hexc('#5c4c62')), (.40, hexc('#8a5f3c')), (.52, hexc('#b08e58')), (.68, hexc('#a89c88')), (1, hexc('#98948e'))]); rub_ = g_.mul(a('outer'), g_.ss(g_.add(n, g_.mul(g_.sub(f_, .5), .5)), .40, .62)); grime = g_.clamp(g_.add(g_.mul(a('deep'), 1.1), g_.sub(g_.mul(g_.ss(g_.add(n, g_.mul(g_.sub(f_, .5), .8)), .50, .66), .75), g_.mul(rub_, .8)))); col = g_.mix(g_.mul(rub_, .45), tint, hexc('#c2bdb4')); col = g_.mix(grime, col, g_.mix(f_, hexc('#120e0b'), hexc('#33271f')))
        return g_.principled(Base_Color=col, Metallic=g_.sub(1.0, g_.mul(grime, .7)), Roughness=g_.add(g_.add(.22, g_.mul(grime, .34)), g_.add(g_.mul(g_.sub(line, .5), .16), g_.mul(f_, .10))), Specular=.4, Normal=bump(g_, g_.add(g_.mul(line, .4), g_.mul(f_, .6)), .00010, .6))
    ms = S.mat('steel', steel, 0); i0 = int(np.searchsorted(l, .0305)); i1 = len(C)-9; ends = np.sqrt(np.clip((l[-1]-l)/.0022, .0, 1)); tube('rod', C, .0037*(.12+.88*ends), ms, 40, along=np.interp(l, (0, .03, l[-1]), (.05, .12, .8)), outer=.3+0*l, deep=.25+.6*(l > l[i0]+.001)*(l < l[i1]-.001))
    n_ = 2600; s = np.linspace(0, 1, n_); turns_ = 16.2; ease = s+.010*np.sin(s*9+1)+.006*np.sin(s*23); ease = (ease-ease[0])/(ease[-1]-ease[0]); ll = l[i0]+ease*(l[i1]-l[i0]); M = np.stack([np.interp(ll, l, C[:, i]) for i in range(3)], 1); _, U, W = tube('core', M, .0030+0*s, ms, 6, along=0*s, outer=0*s, deep=1+0*s); ph = 2*np.pi*turns_*s; Rc = .0050+.0036*np.clip(np.sin(np.pi*np.clip(s*.96+.02, 0, 1)), 0, 1)**.55+.00010*np.sin(ph*.31+1)+.00016*f(s*14, s*0, 3, 55); sag = (.00022*f(s*6, s*0+2, 2, 56))[:, None]*np.array((1, 0, .3)); B = M+Rc[:, None]*(np.cos(ph)[:, None]*U+np.sin(ph)[:, None]*W)+sag; axis = unit(B-M)[:, None]
    tube('coil', B, .00142*(1-.5*smooth(s, .997, 1)), ms, 26, along=.06+s*.92, outer=lambda o: smooth((o*axis).sum(-1), .35, .95)*(.25+.9*np.exp(-((s-.6)/.26)**2))[:, None], deep=lambda o: smooth((o*axis).sum(-1), .25, -.45))
    # ---- the fire: coals in a heap, a low flame before the brick
    def coal(g_):
        p = here(g_); n, f_ = g_.noise(p, 95, 4, .62), g_.noise(p, 420, 4, .65); own = g_.node('ShaderNodeAttribute', attribute_name='own').outputs['Fac']; top = g_.xyz(g_.node('ShaderNodeNewGeometry').outputs['Normal'])[2]; q = g_.clamp(g_.add(g_.add(g_.mul(g_.sub(n, .5), 1.5), own), g_.add(g_.mul(g_.sub(f_, .5), .7), g_.mul(top, -.28)))); return g_.emission(g_.ramp(q, [(0, hexc('#120505')), (.25, hexc('#4a0c04')), (.5, hexc('#c8330a')), (.78, hexc('#ff6a1e')), (1, hexc('#ffa850'))]), g_.add(.10, g_.mul(g_.pow(q, 2.2), 5.0)))
    mc = S.mat('coal', coal, 0); mc.cycles.sample_as_light = False; a, b = np.meshgrid(np.linspace(0, 2*np.pi, 40), np.linspace(0, np.pi, 22))
    for i in range(90): r_ = g.uniform(.006, .014); x_, y_ = g.uniform(-.05, .125), g.uniform(-.095, -.028); hgt = -.052+.022*fbm(np.array([x_*22.]), np.array([y_*22.]), 2, 61)[0]+.16*(-.028-y_)*g.uniform(.2, 1); e = np.stack([np.cos(a)*np.sin(b), np.sin(a)*np.sin(b), np.cos(b)], -1); s_ = r_*(.75+.6*fbm(e[..., 0]*1.7+i*3, e[..., 1]*1.7+e[..., 2]*1.3, 3, 62)); s_ = s_*g.uniform(.7, 1.2); mark(cloth('coal', at(x_+e[..., 0]*s_*1.25, y_+e[..., 1]*s_, hgt+e[..., 2]*s_*.85), mc), own=np.full(a.shape, g.choice((.15, .35, .5, .62, .75), p=(.2, .25, .25, .2, .1))+g.normal(0, .05)))
    w, h_ = 512, 256; X, Z = np.meshgrid(np.linspace(-.07, .15, w), np.linspace(-.06, .05, h_)); img = np.zeros((h_, w, 3)); img += (.30*np.exp(-np.maximum(Z+.03, 0)/.028)*(.5+fbm(X*25, Z*18, 3, 63)))[..., None]*c('#8a1c06')
    for x_, tall, wd, p in ((-.018, .022, .007, .8), (.004, .034, .008, 1.1), (.022, .026, .006, .9), (.045, .016, .010, .7), (.074, .030, .008, 1.2), (.096, .018, .007, .6)): zz = (Z+.036)/tall; bend = .010*f(Z*40+x_*90, X*0, 3, 64); q = p*np.exp(-((X-x_-bend)/(wd*np.clip(1.15-zz, .08, 2)))**2)*smooth(zz, -.25, .15)*smooth(zz, 1.25, .3); img += q[..., None]*((1-smooth(zz, .0, .45))[..., None]*c('#ff9a48')+smooth(zz, .0, .45)[..., None]*c('#ff5c14'))*2.2
    for x_, p in ((.028, .55), (-.006, .35), (.088, .25)): img += (p*np.exp(-((X-x_)/.009)**2-((Z+.028)/.006)**2))[..., None]*c('#3a5cff')
    fl = image('flame', np.maximum(img, 0).astype(np.float32))
    def flame(g_): t_ = g_.node('ShaderNodeTexImage', image=fl, extension='EXTEND'); g_.put(t_.inputs[0], g_.node('ShaderNodeUVMap').outputs[0]); return g_.addsh(g_.emission(t_.outputs[0], 1.0), g_.node('ShaderNodeBsdfTransparent').outputs[0])
    mf = S.mat('flame', flame, 0); mf.cycles.sample_as_light = False; S.mesh('flame', [pt(-.07, -.074, -.06), pt(.15, -.074, -.06), pt(.15, -.074, .05), pt(-.07, -.074, .05)], [(0, 1, 2, 3)], [mf], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); S.mesh('back', [pt(left+.005, -.008, -.2), pt(left+.005, -.12, -.2), pt(.4, -.12, -.2), pt(left+.005, -.008, .2), pt(left+.005, -.12, .2), pt(.4, -.12, .2)], [(0, 1, 4, 3), (1, 2, 5, 4)], [matt('brick', '#1a1210', .9)])
    def area(loc, to, col, p, w_, h2, gloss=False): o = S.lamp(loc, col, p, w_, 'AREA', to); o.data.shape, o.data.size, o.data.size_y, o.visible_camera, o.visible_glossy = 'RECTANGLE', w_, h2, False, gloss; return o
    p1 = .35; area(pt(.03, -.040, -.040), pt(.03, .05, .004), '#ff7a30', p1, .11, .03); area(pt(.055, -.035, .006), pt(.045, .05, -.040), '#ff6420', p1*.5, .08, .02)
    for (a, hw, lo, hi), q in zip(slots, (1.0, .7, .85, .45)): area(pt(a, .0012, (lo+hi)/2-.004), pt(a-.004, .05, (lo+hi)/2-.008), '#ff7c34', .0075*q, hw*1.6, (hi-lo)*.9)
    sheets([((at(np.array(a), np.array(-.0010), np.array((lo+hi)/2)), T_*hw*1.1, np.array((0, 0, (hi-lo)*.62))), '#ff7a2c', 6*q) for (a, hw, lo, hi), q in zip(slots, (1.0, .7, .85, .45))])
    for q in bpy.data.materials:
        if q.name.startswith('sheet'): q.cycles.sample_as_light = False
    # ---- the room: a small window beside the stove, snow and dusk in it, a lamp outside and one on the wall; all round, for metal
    w, h_ = (1600, 1000) if fine else (800, 500); X, Y = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h_)+.5)/h_); n = fbm(X*5, Y*30, 3, 71); img = c('#0b0909')*(.5+.9*n)[..., None]*np.exp(-((Y-.35)/.8)**2)[..., None]; ins = lambda x0, x1, y0, y1: ((X > x0)*(X < x1)*(Y > y0)*(Y < y1))[..., None]; pane_ = (np.stack([np.interp(Y, (.0, .25, .40, .46, .62), [c(q)[i] for q in ('#22406e', '#4a6c9c', '#7f93b4', '#5d7ba8', '#3f5f92')]) for i in range(3)], -1)*(.8+.4*fbm(X*14, Y*9, 3, 72))[..., None]); ridge = .36+.05*f(X*9, X*0, 3, 73)+.03*np.abs(f(X*50, X*0, 2, 74)); pane_ = pane_*(1-.62*(smooth(Y, ridge, ridge+.01)*smooth(Y, .47, .43))[..., None]); img = img+ins(-.1, .32, .055, .61)*.05*c('#54709c'); hole = ins(-.01, .090, .08, .315)+ins(.132, .30, .08, .315)+ins(-.01, .090, .365, .590)+ins(.132, .30, .365, .590); img = np.where(hole > 0, pane_*.62, img); R = int(lens/stop/(focus*36/lens*1000)*w/2)
    spots = lambda x, z: (x*w, z*h_); img = unfocused(img.astype(np.float32), (), spots, R, g); img = img+unfocused(0*img, ((.212, .345, .19, '#ff9c48'),), spots, R, g)+unfocused(0*img, ((.080, .455, .040, '#ff8438'),), spots, int(R*.62), g); back = image('room', np.maximum(img, 0)[::-1].astype(np.float32)); ob = S.mesh('seen', [(-6, 3, -4), (6, 3, -4), (6, 3, 4), (-6, 3, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift), 0)]); ob.visible_glossy = ob.visible_diffuse = ob.visible_shadow = False
    round_picture(((-72, 10, 12, 16, 4, 2.4, '#9cb4de'), (-40, 14, 60, 30, 2, .10, '#6f8cc4'), (150, 30, 40, 30, 2, .05, '#b07a50'), (128, 12, 5, 7, 2, .9, '#ffb070')), lambda az, el: c('#1a1614')*(.30+.5*smooth(el, -30, 70))[..., None]); S.sc.world.cycles.sampling_method = 'NONE'
    az, el = math.radians(-76), math.radians(30); to = np.array(pt(.0, 0, .005)); area(tuple(to+1.3*np.array((math.sin(az)*math.cos(el), math.cos(az)*math.cos(el), math.sin(el)))), tuple(to), '#9fb6e0', 60.0, .40, .55, True); area((.55, -.35, .42), tuple(to), '#ffc08a', 4.0, .5, .4)
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=4, clamp=2.5, thr=.014, ev=.6, vig=.25, bloom_k=.12, bloom_th=.85)

def setting():
    """A laid restaurant table at night, close: the tines of a silver fork and a knife's handle, cut by the frame, before the rim of a porcelain plate on heavy linen with one ironed fold; a candle on the left, the room's lamps far out of focus. On the cloth u runs from the tines' tips along the fork, v across it towards the plate"""
    eye, lens, focus, shift = np.array((0, 0, .130)), 68, .366, -.453; turn, tip = math.radians(56), np.array((.004, .352)); cu, su = math.cos(turn), math.sin(turn); c = lambda q: np.array(hexc(q), np.float32)
    def on(u, v, z): return np.stack(np.broadcast_arrays(tip[0]+u*cu-v*su, tip[1]+u*su+v*cu, z), -1)
    def ground(u, v): e = u+.026-.03*v+.0020*(fbm(v*14, u*0, 2, 15)-.5); return .0032*(fbm(u*6+2, v*6, 2, 12)-.5)+.0006*(fbm(u*30, v*30, 3, 13)-.5)+.0022*np.exp(-np.abs(e)/.0060)-.0010*np.exp(-((np.abs(e)-.014)/.008)**2)
    # ---- the linen, its threads and its fold square to the silver
    n, mm = 2400, 10; h, tone = linen_map(n, mm); im = image('weave', np.stack([h*.5, tone*.5, h*0], -1)); more = lambda a, b, lo, hi, k: np.concatenate([np.linspace(lo, a, 60)[:-1], np.linspace(a, b, k), np.linspace(b, hi, 60)[1:]]); u, v = np.meshgrid(more(-.16, .25, -1.1, 1.3, 700), more(-.16, .30, -.7, 1.3, 500)); P = on(u, v, ground(u, v)); d = np.clip(P[..., 1]-.78, 0, None); P[..., 1] -= d*.9; P[..., 2] -= d*d/(d+.02); cloth('linen', P, flax(im, '#e8dfd0'), np.stack([u, v], -1)*mm*760/n)
    # ---- silver: rings of a rounded section along u
    silver = S.mat('silver', brassy(prints([(.058, .352, .9, .008), (.035, .400, .5, .006), (.088, .476, -.3, .008)], up=1), '#e8ecf2', '#84766a', .085), 0); th = np.linspace(0, 2*np.pi, 73)[None]
    def drawn(name, u, v, z, w, t, box=.5, dish=0.0):
        """v, z: its middle; w, t: half its width and thickness; box: how square (.5 is not); dish: how hollow across"""
        u, v, z, w, t, box, dish = (np.broadcast_to(q, u.shape)[:, None] for q in (u, v, z, w, t, box, dish)); x, y = (np.sign(q)*np.abs(q)**(2*box) for q in (np.cos(th), np.sin(th))); V = v+w*x; o = cloth(name, on(u, V, z+t*y+dish*x*x), silver, np.stack(np.broadcast_arrays(u*1.5, (w*x+y*t)*13), -1)); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.broadcast_to(q, V.shape).astype(np.float32).ravel()) for k, q in (('worn', .25+.5*np.abs(np.cos(th))**6), ('hollow', np.where(np.abs(y) < .5, .25, 0)))]
    ends = lambda u, a, b, r: np.sqrt(np.clip(1-np.clip(1-np.minimum(u-a, b-u)/r, 0, 1)**2, 1e-4, 1)); base = .0008
    lie = lambda u: base+np.interp(u, *np.array([(-.01, .0142), (0, .0120), (.010, .0095), (.020, .0073), (.030, .0055), (.040, .0042), (.050, .0034), (.060, .0042), (.070, .0070), (.080, .0104), (.092, .0130), (.105, .0134), (.130, .0118), (.16, .0080), (.21, .0030)]).T); soft = lambda q, k=21: np.convolve(np.pad(q, k//2, 'reflect', reflect_type='odd'), np.hanning(k+2)[1:-1]/np.hanning(k+2).sum(), 'valid'); root, gap, side = .047, .0017, .0122
    for i in range(4):
        u = np.arange(0, root+.003, .0003)+(.0004, 0, .0002, .0005)[i]; g_ = gap*(1+.25*np.clip(1-u/root, 0, 1))*np.sqrt(np.clip(1-np.clip((u-root+gap*1.6)/(gap*1.6), 0, 1)**2, 0, 1)); W = side*(.90+.10*np.clip(u/root, 0, 1)); pitch = (2*W+2*gap)/4; mid = (i-1.5)*pitch; w = np.minimum(pitch/2-g_, 1)*(.80+.20*np.clip(u/.022, 0, 1))*(.45+.55*np.clip((u-u[0])/.010, 0, 1)**.6)*ends(u, u[0], 1, .0012)+.00005; drawn('tine', u, mid, soft(lie(u))+.0012*(mid/side)**2, w, (.00080+.00045*np.clip(u/root, 0, 1))*ends(u, u[0], 1, .0010)-.00012*(u > root), .30)
    u = np.arange(root-.0004, .228, .0005); q = u-root; w = np.interp(u, *np.array([(0, .0124), (root, .0124), (.054, .0122), (.060, .0108), (.066, .0078), (.072, .0052), (.080, .0038), (.095, .0032), (.12, .0038), (.15, .0056), (.18, .0082), (.212, .0104), (.228, .0100)]).T); t = np.interp(u, (0, root, .062, .075, .095, .13, .215), (.00125, .00125, .0015, .0021, .0023, .0019, .0015)); drawn('fork', u, 0*u, soft(lie(u)), soft(w, 15), t*ends(u, u[0], 1, .0007), np.interp(u, (root, .065, .085), (.30, .36, .46)), .0012*np.clip(1-q/.022, 0, 1))
    # a knife across from it: a hollow handle, a collar, the blade
    k0, k1 = -.046, .074; u = np.arange(k0, k1, .0005); p_ = (u-k0)/(k1-k0); drawn('handle', u, -.047+0*u, base+.0056+0*u, (.0064+.0036*np.clip(1-p_, 0, 1)**1.2+.0007*np.exp(-((u-k1+.005)/.0022)**2))*ends(u, k0, 1, .011), (.0050+.0008*(1-p_)+.0007*np.exp(-((u-k1+.005)/.0022)**2))*ends(u, k0, 1, .008), .46); u = np.arange(k1-.002, .28, .0005); drawn('blade', u, -.047+.0035*smooth(u, .08, .12), base+.0052-.003*smooth(u, .09, .24), .0052+.0050*smooth(u, .082, .115), .0011+.002*np.exp(-(u-k1+.002)/.004), .42)
    # ---- the plate: a foot, a well, a broad rim with a rounded lip; hardly uneven, as hands have thrown and glazed it
    prof = lathed([(0, .0052), (.060, .0050), (.078, .0058), (.088, .0098), (.094, .0134), (.102, .0154), (.120, .0186), (.1365, .0218), (.1388, .0216), (.1396, .0204), (.1384, .0192), (.120, .0160), (.100, .0120), (.088, .0056), (.0845, .0010), (.0815, .0006), (.080, .0030), (0, .0036)], .0008, .0008); q = np.linspace(0, 2*np.pi, 361)[None]; r, z = prof[:, :1], prof[:, 1:]; pc = on(np.float64(.066), np.float64(.182), 0.)[:2]
    def glaze(g): p = here(g); f = g.noise(p, 900, 2, .5); return g.principled(Base_Color=g.scalec(hexc('#ece6da'), g.add(.95, g.mul(g.noise(p, 40, 4, .55), .08))), Roughness=g.add(.09, g.mul(g.noise(p, 60, 3), .06)), Specular=.5, Normal=bump(g, g.add(g.noise(p, 70, 2, .5), g.mul(f, .02)), .0006, .5))
    cloth('plate', np.stack([pc[0]+r*np.cos(q), pc[1]+r*np.sin(q), .0004+z+.0005*(r/.14)**2*np.cos(2*q+1)], -1), S.mat('porcelain', glaze, 0))
    # ---- the room, far out of focus: dark, warm near its lamps; all round, for silver and glaze, lamps by bearing and height
    w, h_ = 1600, 1000; k = 36/lens; X, Z = np.meshgrid((np.linspace(0, 1, w, dtype=np.float32)-.5)*k, ((.5-np.linspace(0, 1, h_, dtype=np.float32))*.625+shift)*k); g = np.random.default_rng(4); lamps = [(-.209, -.104, .306, '#ffb070'), (-.187, -.114, .18, '#ffa45c'), (-.13, -.09, .675, '#ffc088'), (-.109, -.147, .09, '#ff9448'), (-.05, -.137, .144, '#ff9c54'), (-.036, -.122, .378, '#ffb474'), (-.015, -.132, .216, '#ffa860'), (.055, -.1, .855, '#ffc48c'), (.078, -.111, .36, '#ffb070'), (.09, -.155, .108, '#ff8c44'), (.15, -.119, .198, '#ffa860'), (.179, -.088, .495, '#ffbc80'), (.209, -.14, .117, '#ff9850'), (-.15, -.105, .041, '#ff9c54'), (.03, -.091, .054, '#ffb070'), (.148, -.121, .045, '#ff8c44'), (.22, -.093, .27, '#ffb880')]
    img = (.014+.016*fbm(X*14, Z*20, 4, 3))[..., None]*c('#7a5a48')+.010*smooth(fbm(X*7+3, X*0, 3, 8)[..., None], .42, .52)*c('#a0603a')
    for x, z, p, col in lamps: img = img+(p*.10*np.exp(-((X-x)/.050)**2-((Z-z+.006)/.040)**2)*(.6+.8*fbm(X*24, Z*18, 3, 5)))[..., None]*c(col)
    for a, b, top in ((-.225, -.190, -.114), (-.118, -.080, -.134), (.002, .052, -.122), (.142, .180, -.108)): img = img*(1-.75*smooth(X, a, a+.004)*smooth(X, b, b-.004)*smooth(Z, top, top-.012))[..., None]      # chairs and somebody's back
    px = lambda x, z: ((x/k+.5)*w, (.5-(z/k-shift)/.625)*h_); img = (unfocused(img.astype(np.float32), lamps[::2], px, 29, g)+unfocused(0*img, lamps[1::2], px, 41, g))[::-1]; back = image('room', img); o = S.mesh('seen', [(-3, 1.6, -2), (3, 1.6, -2), (3, 1.6, 2), (-3, 1.6, 2)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    round_picture(((8, 32, 40, 11, 2, .30, '#ffe0c0'), (-104, 16, 3, 7, 2, 9.0, '#ffdcbc'), (-100, 12, 14, 14, 2, 1.0, '#ffb070'), (-14, 26, 4, 4, 3, 8.0, '#ffe2c4'), (16, 40, 6, 5, 3, 5.0, '#ffd8b0'), (30, 14, 3, 4, 3, 7.0, '#ffd8b0'), (-28, 12, 2, 3, 3, 4.0, '#ffd4a8'), (4, 10, 2.4, 2.4, 3, 5.0, '#ffd8b0'), (58, 26, 8, 8, 3, 2.2, '#ffcc9c'), (105, 34, 8, 8, 3, 3.0, '#ffdab4'), (165, 45, 16, 10, 3, 1.6, '#ffd4a8'), (-130, 40, 12, 8, 3, 2.0, '#ffd8b4'), (-95, 62, 20, 9, 2, .5, '#a8b4d8'), (0, 70, 30, 10, 2, .5, '#ffb880')), lambda az, el: (.010+.030*smooth(el, -10, 40)*fbm(az/20+4, el/14, 3, 9))[..., None]*c('#b07850'))
    ob = S.lamp((-.24, .25, .160), '#ffc8a2', 3.0, .012); ob.visible_camera = False
    for at, col, p, s_ in (((.45, 1.0, .9), '#ffc49a', .45, .2), ((-.5, -.3, .9), '#b8b8c8', .7, .6)): S.lamp(at, col, p, s_, 'AREA', (0, .46, 0)).visible_camera = False
    g_ = G(S.sc.world.node_tree); g_.put(S.sc.world.node_tree.nodes['Background'].inputs[1], g_.sub(1.0, g_.mul(g_.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'], .6))); S.sc.world.cycles.sampling_method = 'NONE'; S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=5, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=5, clamp=2.0, thr=.01, ev=.6, vig=.3, bloom_k=.12, bloom_th=.9)
def harbour(w, h, u0, u1, row, R):
    """Oslo's harbour by night from its view (bottom row first), its columns u0 to u1 (0 to 1), its horizon on `row` from the top, far out of focus: `R` is the radius of a disc in pixels; the lamps are set again, none as bright as the next"""
    from PIL import Image
    a = (np.asarray(Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'views', 'oslo-view-night.jpg')).convert('RGB'), np.float32)/255)**2.2; H, W = a.shape[:2]; x0, x1 = int(u0*W), int(u1*W); k = (x1-x0)/w; y = np.clip(np.round(.467*H+(np.arange(h)-row*h)*k).astype(int), 0, H-1); img = resize(np.ascontiguousarray(a[y][:, x0:x1]), w, h)
    lum = img.mean(-1, keepdims=True); v = ((np.arange(h)+.5)/h)[:, None, None]; c = lambda q: np.array(hexc(q), np.float32); img = img/(1+5*np.clip(lum-.06, 0, 1)); img = img*1.2+.070*np.exp(-np.abs(v-row)/.34)*c('#6a86b8')+.030*np.exp(-np.abs(v-row)/.09)*c('#d09a90')
    for x, z, p, col in QUAYSIDE:                             # each lamp's broken column in the water
        d = (np.arange(h)/h-row+z*.4)[:, None]; s = fbm(np.arange(w)[None]/w*60+0*d, d*26+x*9, 3, 5); img += ((p*.11*np.exp(-((np.arange(w)[None]/w-x)/(.010+.05*np.clip(d, 0, 1)))**2-d/.10)*(d > .004))*(.2+1.5*s))[..., None]*c(col)
    g = np.random.default_rng(6); px = lambda x, z: (x*w, (row-z)*h); img = unfocused(img.astype(np.float32), QUAYSIDE[::2], px, R, g); return np.maximum(img+unfocused(0*img, QUAYSIDE[1::2], px, int(R*.9), g), 0)[::-1]
QUAYSIDE = ((.055, .036, .40, '#ff9044'), (.092, .014, .10, '#ffb070'), (.398, .018, .20, '#ff7a30'), (.452, .078, .58, '#ffb068'), (.474, .020, .28, '#ff8c40'), (.588, .118, .045, '#ff9c58'), (.541, .012, .06, '#ff8840'), (.604, .044, .10, '#a8d0bc'), (.905, .010, .12, '#ff9448'), (.968, .068, .50, '#ffb068'), (.890, .150, .030, '#ff9c58'), (.148, .105, .034, '#ff9c58'), (.210, .020, .07, '#ffb880'))      # lamps of the harbour: place, height above the horizon, strength, colour
def cord(path, r, mat, pitch, yarns=7, n=30, hairs=900, seed=1):
    """a laid cord of three strands along points, its yarns unlike, with the down of use; u runs across the yarns, v along"""
    g = np.random.default_rng(seed); unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True); P = np.array(path, float); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; L = np.arange(0, d[-1], r*.06); k = max(3, int(.012/(r*.06)*.5)) if len(P) < 40 else 5; ker = np.hanning(2*k+3)[1:-1]; ker /= ker.sum(); C = np.stack([np.convolve(np.pad(np.interp(L, d, P[:, q]), k, 'reflect', reflect_type='odd'), ker, 'valid') for q in range(3)], 1); D = unit(np.gradient(C, axis=0)); U = np.empty_like(C); u = np.array((.3, -.9, .2))
    for i in range(len(C)): u = unit(u-D[i]*(u@D[i])); U[i] = u
    W = np.cross(D, U); slow = lambda f, s: fbm(L*f, L*0+s, 3, 11+seed)-.5; turn = 2*math.pi*L/pitch+1.2*slow(40, 2); t = np.linspace(0, 2*np.pi, n)[None]
    for q in range(3):
        a = (turn+q*2*math.pi/3+.35*slow(120, 20+q))[:, None]; out = np.cos(a)*U+np.sin(a)*W; M = C+.50*r*(1+.14*slow(90, 50+q))[:, None]*out; T = unit(np.gradient(M, axis=0)); side = np.cross(T, out); lay = t*yarns/(2*np.pi)-L[:, None]*yarns/pitch*.6+.5*slow(160, 60+q)[:, None]; one = np.floor(lay) % yarns; ridge = np.abs(np.sin(lay*np.pi)); R = .54*r*(1+.12*slow(70, 30+q)[:, None])*(.95-.16*(1-ridge**.7)+.24*(fbm(one*5.3+q*31, L[:, None]*90+0*t, 2, 9)-.5)+.06*(fbm(L[:, None]*700+q*7, t*2, 3, 6)-.5)); cloth('strand', M[:, None]+R[..., None]*(np.cos(t)[..., None]*out[:, None]+np.sin(t)[..., None]*side[:, None]), mat, np.stack([lay+q*40, L[:, None]+0*lay], -1))
    N = int(d[-1]*hairs); i = g.integers(2, len(C)-2, N); a = g.uniform(0, 2*np.pi, (N, 1)); o = np.cos(a)*U[i]+np.sin(a)*W[i]; tip = unit(o*np.abs(g.normal(0, .5, (N, 1)))+D[i]*g.choice((-1, 1), (N, 1))*g.uniform(.2, 1.2, (N, 1))+g.normal(0, .35, (N, 3))+(0, 0, -.2))*r*(.12+.85*g.random((N, 1))**4); blades('down', C[i]+o*r*g.uniform(.80, .96, (N, 1)), tip, unit(np.cross(tip, (0, 1, .1)))*g.uniform(.00005, .00011, (N, 1)), mat)
def bell():
    """An old schooner's bell in Oslo's harbour at blue dusk, the lip at arm's length and a little above the eye: brown bronze with fine scratches, bright where hands and the clapper have been, green in the grooves of its mouldings; rain along the lip, a drop about to fall; below it the clapper, with a short rope that somebody has made. A deck lamp on the left draws one long highlight, the dusk fills the rest. In focus is the lip nearest to us"""
    g_ = np.random.default_rng(4); fine = A.get('w', 640) > 1000; lens, focus, stop, shift = 105, .60, 11, .058; Rl = .105; ax, ay, az_ = -.047, focus+Rl-.002, .025; unit = lambda a: a/np.linalg.norm(a, axis=-1, keepdims=True); c = lambda q: np.array(hexc(q), np.float32)
    # ---- the bell, from inside over the lip up its flank
    bead = lambda r, z, q, a, b: [(r+q*math.cos(math.radians(t)), z+q*math.sin(math.radians(t))) for t in np.linspace(a, b, 11)]
    pts = [(.066, .150), (.072, .085), (.0775, .050), (.084, .030), (.0895, .016), (.0945, .0055), (.0962, .0020), (.0980, .0004), (.1010, 0), (.1034, .0004), (.1047, .0018), (.1050, .0036), (.1045, .0064), (.1030, .0098), (.1016, .0122), (.1009, .0130)]+bead(.0995, .0155, .0022, -68, 78)+[(.0988, .0182)]+bead(.0962, .0222, .0034, -62, 70)+[(.0957, .0262)]+bead(.0946, .0279, .0013, -70, 75)+[(.0938, .0297), (.0922, .0330), (.0896, .0390), (.0871, .0460), (.0852, .0530), (.0846, .0553), (.0838, .0557), (.0843, .0563), (.0842, .0580), (.0834, .0584), (.0838, .0590), (.0822, .0670), (.0806, .0800), (.0796, .0950), (.0790, .140)]
    prof = lathed(pts, .00022 if fine else .0004, .00045); r, z = prof[:, 0], prof[:, 1]; t = np.linspace(-np.pi, np.pi, 2200 if fine else 1100); Z, T = np.meshgrid(z, t, indexing='ij'); Rr = r[:, None]+0*T; arc = T*.1; i0 = int(np.argmin(np.abs(z[:len(z)//2*1]-0)+np.abs(r[:len(z)//2]-.1010))); l = np.r_[0, np.cumsum(np.hypot(np.diff(r), np.diff(z)))]; outer = smooth(np.arange(len(r)), i0-12, i0+2)[:, None]+0*T; N = lambda f, o, s, k=1.0: fbm(arc*f*k+s, (l[:, None]+0*T)*f+s*1.7, o, s)
    wide = np.convolve(np.pad(r, 18, 'edge'), np.ones(37)/37, 'valid')-r; bend = np.gradient(np.unwrap(np.arctan2(np.gradient(r), np.gradient(z)))); edge = np.clip(np.convolve(np.pad(np.abs(bend)*(wide < 0), 3, 'edge'), np.ones(7)/7, 'valid')*(2.6 if fine else 1.5), 0, 1)[:, None]*outer; hollow = np.clip(wide/.00055, 0, 1)[:, None]*outer
    lipz = np.exp(-np.maximum(Z-.0015, 0)/.0052)*smooth(np.arange(len(r)), i0-60, i0-6)[:, None]; near = np.exp(-((T+1.30)/.42)**2); hand = np.exp(-((T+1.05)/.34)**2-((Z-.060)/.022)**2)
    worn = np.clip(edge*.75*(.35+1.2*N(40, 3, 21))+lipz*(.55+.75*near)*(.35+1.5*N(55, 4, 22))+.55*hand*smooth(N(34, 4, 23), .36, .62)-.25*hollow, 0, 1); drip = smooth(fbm(arc*170, Z*6+3, 4, 24), .54, .70)*np.exp(-np.abs(Z-.0125)/.006)*(Z < .0140)+smooth(fbm(arc*120, Z*5+9, 4, 25), .56, .74)*np.exp(-np.clip(.0560-Z, 0, 1)/.011)*(Z < .0565)
    green = np.clip(hollow*1.25*smooth(fbm(arc*30, Z*150+5, 5, 26, .62), .34, .74)+.50*drip-.34+.90*(N(70, 5, 27)-.5)+1.3*(N(300, 4, 28)-.5)-.6*worn, 0, 1)*outer; dent = .00035*(N(26, 2, 29)-.5)+.00007*(N(150, 3, 30)-.5)-.00010*smooth(N(48, 2, 31), .66, .90)*outer; nick = smooth(fbm(arc*210, Z*90, 2, 32), .68, .76)*lipz*.00022
    Rr = Rr+dent-nick+green*.00005*N(700, 2, 33); P = np.stack([ax+Rr*np.cos(T), ay+Rr*np.sin(T), az_+Z+.00030*np.cos(2*T+1)+nick*.6], -1)
    def bronze(g):
        at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g); u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; film, f, ff = g.noise(p, 60, 4, .58), g.noise(p, 520, 4, .62), g.noise(p, 2200, 2, .6); big = g.noise(p, 21, 4, .55); line = g.noise(g.vec(g.mul(u, 22.0), g.mul(v, 2600.0), 0.0), 1, 4, .65); wn = g.mul(at('worn'), g.ss(g.add(film, g.mul(g.sub(f, .5), .4)), .26, .50)); gr = g.ss(g.add(at('green'), g.add(g.mul(g.sub(film, .5), .7), g.mul(g.sub(f, .5), .55))), .30, .85); hair = 0.0
        for k, (a, b, w_) in enumerate(((1.0, .10, 1.0), (.9, -.42, .6), (.30, 1.0, .45), (1.0, .02, .9), (-.5, .8, .4))): n = g.noise(g.vec(g.add(g.mul(u, 520*b), g.mul(v, 520*a)), g.sub(g.mul(u, 2.5*a), g.mul(v, 2.5*b)), 3.0+7*k), 1, 1, .4); hair = g.m('MAXIMUM', hair, g.mul(g.mul(g.ss(g.m('ABSOLUTE', g.sub(n, .5)), .0045, .0010), g.ss(g.noise(p, 46, 3, .55, w=2.0+k), .50, .62)), w_))
        spot = g.ss(g.noise(p, 330, 2, .5), .66, .74); pat = g.clamp(g.add(g.add(.60, g.add(g.mul(g.sub(big, .5), 1.0), g.mul(g.sub(film, .5), 1.3))), g.add(g.add(g.mul(g.sub(f, .5), .5), g.mul(g.sub(line, .5), .45)), g.add(g.add(g.mul(wn, -.90), g.mul(at('hollow'), .45)), g.add(g.mul(spot, .25), g.mul(hair, -.28)))))); col = g.ramp(pat, [(0, hexc('#ead0a4')), (.3, hexc('#b9966a')), (.62, hexc('#6b543a')), (1, hexc('#33281d'))]); col = g.mix(g.mul(gr, .72), col, g.mix(g.clamp(g.add(g.add(f, g.mul(g.sub(ff, .5), .6)), g.mul(g.sub(big, .5), .8))), hexc('#0e1614'), hexc('#3f5a52')))
        ro = g.add(g.add(.16, g.mul(pat, .22)), g.add(g.mul(gr, .40), g.add(g.mul(hair, .06), g.mul(g.sub(f, .5), .10)))); n = g.node('ShaderNodeBsdfPrincipled'); [g.put(n.inputs[k], q) for k, q in (('Base Color', col), ('Metallic', g.sub(1.0, g.mul(gr, .75))), ('Roughness', ro), ('Specular', .35), ('Anisotropic', .7), ('Tangent', g.vec(0.0, 0.0, 1.0)), ('Normal', bump(g, g.add(g.add(g.mul(line, .10), g.add(g.mul(film, .44), g.mul(f, .13))), g.add(g.add(g.mul(g.mul(ff, gr), .08), g.mul(gr, .35)), g.mul(hair, -.10))), .00030, .34)))]; return n.outputs[0]
    B = cloth('bell', P, S.mat('bronze', bronze, 0), np.stack([arc, l[:, None]+0*arc], -1)); [B.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', q.astype(np.float32).ravel()) for k, q in (('worn', worn), ('green', green), ('hollow', hollow))]
    # ---- the clapper: a ball that has struck for long, a tail and a ring
    hang = np.array((ax, ay, az_)); turned_ = lambda name, pr, at, mat, n=120: cloth(name, np.asarray(at)+np.stack(np.broadcast_arrays(pr[:, :1]*np.cos(np.linspace(0, 2*np.pi, n)), pr[:, :1]*np.sin(np.linspace(0, 2*np.pi, n)), pr[:, 1:]), -1), mat, np.stack(np.broadcast_arrays(np.linspace(0, .12, n)[None], np.arange(len(pr))[:, None]*.0004), -1)); iron = S.mat('iron', lambda g: g.principled(Base_Color=g.mix(g.noise(here(g), 90, 5, .65), hexc('#1a1512'), hexc('#5a4638')), Metallic=.75, Roughness=g.add(.30, g.mul(g.noise(here(g), 240, 4, .6), .3)), Normal=bump(g, g.noise(here(g), 200, 4, .6), .0006, .5)), 0)
    turned_('ball', lathed([(.0062, .12), (.0066, .030), (.0085, .0225)]+bead(0, .0030, .0195, 66, -62)+[(.0082, -.0150), (.0070, -.0185), (.0066, -.0240), (.0072, -.0290), (.0062, -.0318), (.0005, -.0325)], .0005, .0006), hang, iron); q, p = np.linspace(0, 2*np.pi, 90)[:, None], np.linspace(0, 2*np.pi, 30)[None]; ring = np.stack([(.0058+.0017*np.cos(p))*np.cos(q), .0017*np.sin(p)+0*q, (.0058+.0017*np.cos(p))*np.sin(q)], -1); ring = np.stack([ring[..., 0]*.86+ring[..., 1]*.5, ring[..., 1]*.86-ring[..., 0]*.5, ring[..., 2]], -1); cloth('ring', hang+(0, 0, -.0360)+ring, iron)
    # ---- the rope: an eye through the ring, a Turk's head over its splice, the laid end below
    def hemp(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = here(g); fib = g.noise(g.vec(g.mul(u, 6.0), g.mul(v, 800.0), 1.3), 1, 4, .7); own = g.white(g.vec(g.m('FLOOR', u), 2.0, 5.0)); deep = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', u), .5)), .33, .5); n = g.noise(p, 70, 4, .6); soak = g.ss(g.noise(p, 38, 3, .6), .42, .60); col = g.mix(g.clamp(g.add(g.mul(fib, .85), g.mul(g.sub(own, .5), .45))), hexc('#5a4634'), hexc('#cbb595')); col = g.scalec(col, g.mul(g.mul(g.sub(1.0, g.mul(deep, .7)), g.sub(1.0, g.mul(soak, .55))), g.add(.38, g.mul(n, .95)))); return g.principled(Base_Color=col, Roughness=g.sub(.80, g.mul(soak, .32)), Specular=g.add(.12, g.mul(soak, .25)), Sheen=.2, Normal=bump(g, g.add(fib, g.mul(n, .4)), .0004, .6))
    mat = S.mat('hemp', hemp, 0); E = hang+(0, 0, -.0418); t_ = np.linspace(-1, 1, 41); wy = np.cos(t_*np.pi/2); legs = np.stack([E[0]+.0065*np.sign(t_)*np.sin(np.minimum(np.abs(t_)*1.7, 1)*np.pi/2)*(1-.45*np.clip((np.abs(t_)-.5)/.5, 0, 1)), E[1]+.0012*t_, E[2]-.019+.0215*wy**.8], 1); kz = E[2]-.0265; cord(legs, .0031, mat, .0105, 6, 26, 3000, 3); cord([(E[0], E[1], kz+.007), (E[0]+.0002, E[1], kz-.006), (E[0]-.0006, E[1]-.001, kz-.03), (E[0]-.003, E[1]-.003, kz-.07), (E[0]-.004, E[1]-.004, kz-.12)], .0060, mat, .021, 8, 34, 4000, 5)
    q = np.linspace(0, 6*np.pi, 1500); s = 5*q/3
    for k, off in enumerate((-.00165, .00165)): rk = .0088+.0016*np.sin(2*s)+.0003*k; kn = np.stack([E[0]+rk*np.cos(q), E[1]+rk*np.sin(q), kz+.0062*np.sin(s)+off*np.sign(np.cos(s))*np.minimum(np.abs(np.cos(s))*3, 1)+.0008*np.cos(q+1)], 1); cord(kn, .0019, mat, .0065, 5, 18, 1600, 7+k)
    # ---- rain: beads on the bronze, drops along the lip, one about to fall
    def water(g):
        n = g.node('ShaderNodeBsdfGlass'); n.inputs['IOR'].default_value = 1.33; n.inputs['Roughness'].default_value = 0; n.inputs['Color'].default_value = (.98, .99, .99, 1); q = g.node('ShaderNodeBsdfTransparent'); q.inputs[0].default_value = (.85, .85, .85, 1); lp = g.node('ShaderNodeLightPath'); return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), n.outputs[0], q.outputs[0])
    water = S.mat('water', water, 0); Nn = np.cross(np.gradient(P, axis=0), np.gradient(P, axis=1)); Nn = unit(Nn); mid = len(r)*2//3; Nn *= np.sign((Nn[mid, :, 0]*np.cos(t)+Nn[mid, :, 1]*np.sin(t)).mean()); ok = np.argwhere((outer > .9)&(Z < .075)&(np.sin(T) < .15)); w_ = ((.10+1.0*smooth(N(42, 3, 51), .50, .60))*(1+1.5*lipz))[tuple(ok.T)]; pick = ok[g_.choice(len(ok), 300, p=w_/w_.sum())]; rb = .00018+.0012*g_.random(300)**3.6; keep = []
    for i, (a, b) in enumerate(pick):
        if all(np.linalg.norm(P[a, b]-P[tuple(pick[j])]) > (rb[i]+rb[j])*1.05 for j in keep): keep.append(i)
    k = tuple(pick[keep].T); beads('beads', P[k], Nn[k], rb[keep], .52, water, 5)
    def below(a): j = int((a+np.pi)/(2*np.pi)*(len(t)-1)); return P[int(np.argmin(np.where(outer[:, j] > .1, P[:, j, 2], 9))), j]
    for i, (a, q, tall) in enumerate(((-2.02, .0013, .8), (-1.86, .0018, .9), (-1.66, .0010, .6), (-1.33, .0013, .85), (-1.14, .0010, .6), (-.80, .0021, 1.05), (-.58, .0013, .8), (-.36, .0018, .9), (-.12, .0012, .7), (-2.2, .0017, .9))): beads('hang', (below(a)+(0, 0, .0004))[None], np.array([(.05, -.1, -1.)]), np.array([q]), tall, water, 60+i)
    fall = lathed([(.0031, .0008), (.0027, -.0002), (.00215, -.0011), (.00195, -.0019), (.0022, -.0030), (.00255, -.0041), (.0025, -.0052), (.0019, -.0063), (.0010, -.0068), (0, -.0069)], .0001, .0004); fall[:, 0] = np.maximum(fall[:, 0], 0); turned_('drop', fall*1.1, below(-1.02)+(0, -.0004, 0), water, 60)
    # ---- the harbour far off; all round, for bronze and water: the dusk, the ship's own masts and shrouds, the quay
    w, h = 1600, 1000; row = .5+shift/.625; back = image('harbour', harbour(w, h, .26, .74, row, 38)); o = S.mesh('seen', [(-8, 8, -6), (8, 8, -6), (8, 8, 6), (-8, 8, 6)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    def evening_(az, el):
        up = np.clip(el, 0, 90)/90; toward = np.exp(-(((az-55+180) % 360-180)/75)**2); stops = np.array([c(q) for q in ('#d8a08a', '#8f8cb0', '#5f7fb8', '#3f64a4', '#2a4a88', '#1c3468')]); sky = np.stack([np.interp(up**.62*5, range(6), stops[:, q]) for q in range(3)], -1)*(.75+.9*toward)[..., None]*(.75+.5*fbm(az/34, el/11, 4, 13))[..., None]
        shore = smooth(el-(4.5+6*fbm(az/14, az*0, 4, 7)+5*smooth(np.abs(az), 90, 150)), .6, -.6)[..., None]; sky = sky*(1-shore)+shore*c('#1a2340')*.10; dark = 0*az
        for a, half, top, lean in ((171, 4.2, 80, 5), (146, 1.0, 46, -2), (128, 1.6, 60, 3), (101, .7, 34, 1), (84, 1.1, 42, -2), (62, .6, 30, 1), (44, .8, 26, 0), (-126, 1.6, 66, -6), (-118, .8, 40, 2), (-98, 1.2, 55, 3), (158, .5, 70, -16), (-138, .5, 74, 12), (112, .4, 52, -12)): q = np.abs((az-a-lean*el/60+180) % 360-180); dark = np.maximum(dark, smooth(q, half*1.25, half*.75)*smooth(el, top, top-4)*(1-.4*np.clip(el/90, 0, 1)))
        for e_, a, half in ((33, 160, 26), (58, 171, 14), (24, 120, 16)): dark = np.maximum(dark, smooth(np.abs(el-e_-.06*(az-a)), 1.3, .7)*smooth(np.abs(az-a), half, half-2))
        sky = sky*(1-.90*dark[..., None]); low = np.clip(-el, 0, 90); sea = np.exp(-(((az+180) % 360-180)/95)**4)[..., None]; floor = c('#4f6aa0')*(.10*np.exp(-low/16)+.012)[..., None]*sea+c('#6a4a34')*(.030*np.exp(-low/40)*(.4+1.2*fbm(az/3, el/30, 3, 15)))[..., None]*(1-sea); return np.where((el < 0)[..., None], floor, sky).astype(np.float32)
    round_picture(((-24, 1, 3, 2, 2, 2.4, '#ffb068'), (7, 1.5, 8, 2.2, 3, 1.1, '#ff9c50'), (-6, 1, .9, .9, 2, 5, '#ffc488'), (19, 1, 1.2, 1.2, 2, 4, '#ffb472'), (48, 3, 1.6, 1.6, 2, 5, '#ffb878'), (92, 4, 2.2, 2, 2, 3.5, '#ffa45c'), (136, 5, 3, 2, 2, 3.0, '#ffc08a'), (158, 9, 1.6, 2.4, 2, 2.6, '#ffb070'), (-172, 7, 5, 3, 3, .8, '#ffac68'), (-160, 30, 5, 9, 2, 9, '#ffc890'), (-160, 30-6, 22, 24, 2, .40, '#ffac6c'), (-160+6, -16, 18, 12, 2, 1.5, '#ffb880'), (-160, -52, 46, 17, 2, .55, '#ffb074')), evening_); S.sc.world.cycles.sampling_method = 'NONE'
    la, le = math.radians(-160), math.radians(30); to = np.array((ax, ay-Rl, az_+.02)); at = to+.95*np.array((math.sin(la)*math.cos(le), math.cos(la)*math.cos(le), math.sin(le))); o = S.lamp(tuple(at), '#ffc48c', 17, .10, 'AREA', tuple(to)); o.data.shape, o.data.size, o.data.size_y, o.visible_camera = 'RECTANGLE', .10, .34, False; S.lamp(tuple(to+np.array((-.55, -.40, -.22))), '#ffb478', 2.8, .16, 'AREA', tuple(to-(0, 0, .03))).visible_camera = False; S.lamp((.7, .1, .8), '#7f9fe8', 3, .9, 'AREA', tuple(to)).visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=8, clamp=3.0, thr=.012, ev=.84, vig=.25, bloom_k=.12, bloom_th=.9, sat=.80)
def hall(w, h, k, shift, R):
    """a hammam's hall, linear, top row first, out of focus: dim wet walls with two arches in steam, lamps as discs of about `R` pixels; k is the picture's width by slope"""
    X, Z = np.meshgrid((np.linspace(0, 1, w, dtype=np.float32)-.5)*k, ((.5-np.linspace(0, 1, h, dtype=np.float32))*.625+shift)*k); c = lambda q: np.array(hexc(q), np.float32); g = np.random.default_rng(6)
    n = fbm(X*9, Z*12, 4, 3); img = (.030+.040*n)[..., None]*c('#4f6a6c')+(np.exp(-((X+.16)/.17)**2-((Z-.04)/.15)**2)*(.5+1.0*fbm(X*7+2, Z*6+X*3, 4, 8))*.115)[..., None]*c('#e0a878')+(np.exp(-((X-.20)/.16)**2-((Z-.03)/.12)**2)*(.4+1.0*fbm(X*6+7, Z*8, 3, 18))*.05)[..., None]*c('#8fb4b4')
    for x, half, top, dark in ((.075, .052, .060, .80), (-.335, .070, .085, .72), (.335, .060, .075, .65)):          # arches into darker rooms
        z0 = top-half; a = smooth(np.abs(X-x), half, half-.004)*smooth(np.where(Z > z0, np.hypot(X-x, (Z-z0)*.85), 0), half, half-.004)*smooth(Z, -.075, -.065); img = img*(1-dark*a)[..., None]+(a*np.exp(-((Z+.05)/.06)**2)*.012)[..., None]*c('#c08858')
    img = img*(1-.55*smooth(Z, -.045, -.075))[..., None]+(np.exp(-((Z+.062)/.010)**2)*np.exp(-((X+.10)/.16)**2)*.05)[..., None]*c('#d8a880')
    px = lambda x, z: ((x/k+.5)*w, (.5-(z-shift*k)/k/.625)*h); out = 0
    for i, (r, lamps) in enumerate(((1.0, [(-.120, .050, .62, '#ffb877')]), (.72, [(.158, .018, .24, '#ffa862')]), (1.25, [(.292, .052, .085, '#bfd8d4')]), (.5, [(.055, -.020, .20, '#ff9c54')]))): out = out+unfocused((img if not i else 0*img).astype(np.float32), lamps, px, int(R*r), g)
    return out
def bowl():
    """The rim of a hand-hammered copper bowl, tinned within and full of water, on the wet marble of a hammam, so near that the frame cuts it; one slow ring on the water, beads on the stone, a warm shaft from an opening high on the left. What metal and water see is one round picture. On the stone s runs along its worn edge, t into it"""
    eye, lens, focus, shift = np.array((0, 0, .150)), 45, .340, -.195; big = A.get('w', 640) > 1000; g = np.random.default_rng(A.get('seed', 4)); k = 36/lens; cx, cy = .082, .408; c = lambda q: np.array(hexc(q), np.float32)
    # ---- the bowl: rings of a lathed profile; each blow of the hammer is a shallow dish of its own, ridges are left between them
    prof = lathed([(0, .0050), (.045, .0046), (.050, .0006), (.0535, .0004), (.0560, .0028), (.0620, .0078), (.0790, .0205), (.0950, .0375), (.1055, .0560), (.1105, .0705), (.1122, .0782), (.1140, .0794), (.1156, .0812), (.1152, .0832), (.1134, .0842), (.1116, .0834), (.1100, .0790), (.1082, .0700), (.1028, .0550), (.0920, .0380), (.0760, .0222), (.0600, .0104), (.045, .0068), (0, .0062)], .0005, .0008)
    n = 1700 if big else 1000; th = np.linspace(0, 2*np.pi, n, endpoint=False); r, z = prof.T; s = np.r_[0, np.cumsum(np.hypot(np.diff(r), np.diff(z)))]; top = z.argmax(); lip = np.exp(-((s-s[top])/.0042)**4); hgt = np.zeros((len(s), n)); foot = s[np.argmax(r > .058)]
    def blow(s0, a0, size, deep, tall, turn):
        i0, i1 = np.searchsorted(s, (s0-size*1.5, s0+size*1.5)); rr = max(np.interp(s0, s, r), .02); m = int(size*1.5/rr/(2*np.pi)*n)+1; j = (int(a0/(2*np.pi)*n)+np.arange(-m, m+1)); y, x = (s[i0:i1]-s0)[:, None], ((j/n*2*np.pi-a0)*rr)[None]; p, q = x*math.cos(turn)+y*math.sin(turn), (y*math.cos(turn)-x*math.sin(turn))*tall
        d = np.hypot(p, q)/size; hgt[i0:i1, j % n] = np.minimum(hgt[i0:i1, j % n], deep*(d*d-1)*(1-.25*np.clip(d-.7, 0, 1)))
    for a, b, pitch, k0 in ((foot, s[top]-.0056, .0062, 1.0), (s[top]+.006, s[-1]-.045, .0095, .3)):
        q = a
        while q < b:
            rr, t = np.interp(q, s, r), g.uniform(0, .1)
            while t < 2*np.pi: blow(q+g.normal(0, .0017), t+g.normal(0, .0016/rr), pitch*g.lognormal(-.30, .26), k0*g.uniform(.00010, .00034), g.uniform(1, 1.5), g.uniform(0, 3.1)); t += pitch*g.uniform(.7, 1.7)/rr
            q += pitch*g.uniform(.75, 1.15)
    hgt = hgt*(1-lip)[:, None]; mean = blur(np.concatenate([hgt[:, -40:], hgt, hgt[:, :40]], 1).astype(np.float32), 8)[:, 40:-40]; ridge = np.clip((hgt-mean)/.00008, -1, 1); C_, S_ = np.cos(th)[None], np.sin(th)[None]; own = .0011*(fbm(C_*1.3+3+z[:, None]*6, S_*1.3+z[:, None]*9, 3, 5)-.5)*2+.00016*(fbm(C_*30+z[:, None]*300, S_*30, 3, 7)-.5)*2*(1-.5*lip[:, None])
    T = np.gradient(prof, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); h = hgt+own; rr, zz = r[:, None]+T[:, 1:]*h, z[:, None]-T[:, :1]*h+(z/.084*.0009)[:, None]*(fbm(C_*1.1+9, S_*1.1, 3, 15)-.5)*2
    V = np.stack([cx+rr*C_, cy+rr*S_, zz], -1); I = np.arange(rr.size).reshape(rr.shape); F = np.stack([I[:-1], np.roll(I, -1, 1)[:-1], np.roll(I, -1, 1)[1:], I[1:]], -1).reshape(-1, 4); inside = (np.arange(len(s)) > top)[:, None]; held = smooth(fbm(C_*1.6+1, S_*1.6, 3, 25), .38, .62)
    worn = np.clip(.55*np.clip(ridge, 0, 1)+lip[:, None]*(.45+.6*held)+.25*smooth(z, .060, .080)[:, None]*held, 0, 1); deep = np.clip(np.clip(-ridge, 0, 1)*.6+.9*np.exp(-((s-s[top]+.0064)/.0016)**2)[:, None]+.6*smooth(z, .030, .004)[:, None]*~inside, 0, 1)
    def copper(g_):
        """copper gone brown, tin within; rubbed bright at its rim and on ridges, nearly black in hollows, green in some of them"""
        p = here(g_); at = lambda q: g_.node('ShaderNodeAttribute', attribute_name=q).outputs['Fac']; w_, d_, t_ = at('worn'), at('deep'), at('tin'); big_, mid, fine = g_.noise(p, 34, 4, .6), g_.noise(p, 170, 4, .62), g_.noise(p, 1100, 3, .6); x, y, zz_ = g_.xyz(g_.v('SUBTRACT', p, (cx, cy, 0)))[0:3]; line = g_.noise(g_.vec(g_.mul(g_.m('ARCTAN2', y, x), 26.0), g_.mul(zz_, 1900.0), g_.mul(x, 40.0)), 1, 3, .65)
        film = g_.clamp(g_.add(g_.add(g_.mul(g_.sub(big_, .5), 1.3), g_.mul(g_.sub(mid, .5), .9)), g_.add(.40, g_.sub(g_.mul(d_, .30), g_.mul(w_, .85))))); base = g_.mix(g_.mul(t_, g_.sub(1.0, g_.mul(g_.ss(mid, .52, .66), .4))), hexc('#c88a66'), hexc('#a8a298')); dull = g_.mix(t_, hexc('#38221a'), hexc('#57544f')); col = g_.mix(film, base, dull)
        rough = g_.add(g_.add(g_.add(.15, g_.mul(t_, .22)), g_.mul(film, .26)), g_.add(g_.mul(g_.sub(fine, .5), .12), g_.mul(g_.sub(line, .5), .12))); nm = bump(g_, g_.add(g_.mul(line, .6), g_.add(g_.mul(fine, .5), g_.mul(mid, .8))), .00010, .6); a = g_.principled(Base_Color=col, Metallic=1.0, Roughness=rough, Normal=nm)
        green = g_.mul(g_.mul(g_.ss(g_.add(g_.mul(mid, .55), g_.add(g_.mul(big_, .4), g_.mul(fine, .3))), .63, .74), g_.ss(d_, .48, .85)), g_.sub(1.0, t_)); b = g_.principled(Base_Color=g_.mix(fine, hexc('#3a5a50'), hexc('#84aa9a')), Roughness=.8, Specular=.2, Normal=nm); return g_.mixsh(g_.mul(green, .7), a, b)
    grid('bowl', V.reshape(-1, 3), F, S.mat('copper', copper, 0), worn=worn, deep=deep, tin=(inside & (s > s[top]+.0030)[:, None])*np.ones(rr.shape))
    def wet(ior, tint=(.94, .97, .97)):
        def b(g_):
            gl, tr, lp = g_.node('ShaderNodeBsdfGlass'), g_.node('ShaderNodeBsdfTransparent'), g_.node('ShaderNodeLightPath'); gl.inputs['IOR'].default_value = ior; gl.inputs['Roughness'].default_value = 0; tr.inputs[0].default_value = (*tint, 1); return g_.mixsh(g_.m('MAXIMUM', lp.outputs['Is Diffuse Ray'], lp.outputs['Is Shadow Ray']), gl.outputs[0], tr.outputs[0])
        return b
    # ---- water nearly to the brim: a drop from the dome has fallen
    level = .0786; Rw = float(np.interp(level, z[top:][::-1], r[top:][::-1]))+.0012; q, t = np.meshgrid(np.linspace(0, 1, 330)**.8*Rw, np.linspace(0, 2*np.pi, 561)[:-1], indexing='ij'); x, y = q*np.cos(t), q*np.sin(t); d = np.hypot(x+.030, y+.020); wave = sum(a*np.exp(-((d-r0)/w_)**2)*np.cos(2*np.pi*(d-r0)/l_) for a, r0, w_, l_ in ((.00020, .034, .0085, .0130), (.00006, .060, .011, .0100)))*(1+.25*np.sin(2*np.arctan2(y+.02, x+.03)+1)); zw = level+wave+.00010*(fbm(x*22+3, y*22, 2, 35)-.5)+.0010*np.exp(-(Rw-q)/.0013)
    I = np.arange(q.size).reshape(q.shape); grid('water', np.stack([cx+x, cy+y, zw], -1).reshape(-1, 3), np.stack([I[:-1], I[1:], np.roll(I, -1, 1)[1:], np.roll(I, -1, 1)[:-1]], -1).reshape(-1, 4), S.mat('wet', wet(1.33), 0))
    # ---- the stone: its edge worn by those who have sat on it
    e0, ed = np.array((-.040, .36)), np.array((-.52, .854)); en = np.array((.854, .52)); on = lambda s_, t_, z_: np.stack(np.broadcast_arrays(e0[0]+ed[0]*s_+en[0]*t_, e0[1]+ed[1]*s_+en[1]*t_, z_), -1)
    def ground(s_, t_): return -.0012*fbm(s_*9+2, t_*9, 3, 12)-.0005*fbm(s_*45, t_*45, 3, 13)-.00012*fbm(s_*260, t_*260, 2, 14)
    bulge = .013; u = np.r_[np.linspace(-.09, -.021, 30)[:-1], np.linspace(-.021, .03, 170)[:-1], np.linspace(.03, .34, 520)[:-1], np.linspace(.34, 1.9, 130)]; v = np.r_[np.linspace(-.5, -.10, 30)[:-1], np.linspace(-.10, .40, 760)[:-1], np.linspace(.40, 2.2, 160)]; U, Vv = np.meshgrid(u, v); rad = bulge*(1+.5*(fbm(Vv*7, Vv*0+2, 3, 21)-.5)*2); a = np.clip(-U/(rad*1.571), 0, 1)*np.pi/2
    P = on(Vv, np.where(U < 0, rad*(1-np.sin(a)), U+rad)-.004*(fbm(Vv*4+1, Vv*0, 3, 22)-.3), ground(Vv, U)-np.where(U < 0, rad*(1-np.cos(a))+np.clip(-U-rad*1.571, 0, 1), 0)-.0035*np.exp(-np.maximum(U, 0)/.035)*(.5+fbm(Vv*6, U*6, 3, 23)))
    def marble(g_):
        """pale marble, its grey veins in two families; a film of water lies in patches, between them it is damp and has lost its polish"""
        p = here(g_); bend = g_.v('SUBTRACT', g_.node('ShaderNodeTexNoise').outputs['Color'], (.5, .5, .5)); nt = bend.node.inputs[0].links[0].from_node; g_.put(nt.inputs['Vector'], p); nt.inputs['Scale'].default_value = 6; nt.inputs['Detail'].default_value = 5; w_ = g_.addc(p, g_.v('SCALE', bend, scale=.10)); cloud, mid, fine = g_.noise(p, 7, 5, .6), g_.noise(p, 60, 4, .6), g_.noise(p, 900, 3, .6)
        vein = lambda sc, wd, o: g_.exp(g_.mul(g_.m('ABSOLUTE', g_.sub(g_.noise(g_.v('MULTIPLY', g_.addc(w_, (o, o, 0)), (1.0, .55, 1.0)), sc, 3, .5), .5)), -1/wd)); vs = g_.clamp(g_.add(g_.mul(g_.mul(vein(9, .022, 0.0), g_.ss(cloud, .38, .54)), 1.1), g_.add(g_.mul(vein(4, .045, 2.0), .45), g_.mul(g_.mul(vein(19, .018, 5.0), g_.ss(mid, .4, .6)), .55))))
        col = g_.mix(g_.add(g_.mul(cloud, .7), g_.mul(mid, .3)), hexc('#a4a29c'), hexc('#dcd8ce')); col = g_.mix(vs, col, hexc('#4a4e52')); film = g_.ss(g_.add(g_.add(g_.noise(p, 15, 3, .5), g_.mul(g_.sub(mid, .5), .22)), 0.0), .44, .475); col = g_.scalec(col, g_.add(.86, g_.mul(g_.sub(fine, .5), .12)))
        return g_.principled(Base_Color=g_.scalec(col, g_.sub(1.0, g_.mul(film, .16))), Roughness=g_.sub(g_.add(.26, g_.mul(fine, .12)), g_.mul(film, .28)), Specular=.5, Normal=bump(g_, g_.add(g_.mul(film, .9), g_.mul(g_.sub(1.0, film), g_.add(g_.mul(fine, .35), g_.mul(mid, .4)))), .00035, .8))
    cloth('marble', P, S.mat('marble', marble, 0)); S.mesh('floor', [(-3, -.5, -.43), (3, -.5, -.43), (3, 6, -.43), (-3, 6, -.43)], [(0, 1, 2, 3)], [stone('floor', '#1c2222', '#4a5250', .3, 6.0, .8)])
    def bead(g_):
        """water that gathers the shaft's light on its far side and shades the stone, with a glint of the opening"""
        geo = g_.node('ShaderNodeNewGeometry'); x, y, _ = g_.xyz(geo.outputs['Position'])[0:3]; gl, fr = g_.node('ShaderNodeBsdfGlossy'), g_.node('ShaderNodeFresnel'); gl.inputs[1].default_value = .34; d_ = g_.m('SQRT', g_.add(g_.pow(g_.add(x, .03), 2.0), g_.pow(g_.sub(y, .48), 2.0))); lit = g_.mul(g_.ss(g_.v('DOT_PRODUCT', geo.outputs['Normal'], (.55, -.80, .05)), .30, .95), g_.ss(d_, .30, .10)); ray = g_.node('ShaderNodeLightPath').outputs['Is Camera Ray']
        return g_.addsh(g_.mixsh(g_.mul(g_.add(fr.outputs[0], .04), ray), wet(1.33, (.42, .43, .44))(g_), gl.outputs[0]), g_.emission(hexc('#ffd8a8'), g_.mul(g_.mul(lit, ray), .55)))
    # ---- beads of unlike size where there is no film; some on the flank
    m_ = 900; bs, bt = g.uniform(-.08, .36, m_), g.uniform(-.006, .24, m_); size = np.clip(g.lognormal(-6.35, .60, m_), .0005, .0062); near = fbm(bs*11+3, bt*11, 3, 41); keep = (near > .40)|(g.random(m_) < .25); at, taken = [], []
    for a_, b_, r_ in sorted(zip(bs[keep], bt[keep], size[keep]), key=lambda q: -q[2]):
        i, j = np.abs(v-a_).argmin(), np.abs(u-b_).argmin(); X_ = P[i, j]
        if np.hypot(X_[0]-cx, X_[1]-cy) < .060 or any((X_[0]-o[0])**2+(X_[1]-o[1])**2 < (r_+q)**2*1.3 for o, q in taken): continue
        taken.append((X_, r_)); at.append((*X_, *np.cross(P[i, j+1]-P[i, j-1], P[i+1, j]-P[i-1, j]), r_))
    at = np.array(at); drop = S.mat('drop', bead, 0); beads('beads', at[:, :3], at[:, 3:6]*np.sign(at[:, 5:6]), at[:, 6], .42, drop, 3)
    m_ = 150; j, i = g.integers(0, n, m_), np.searchsorted(s, g.uniform(foot+.02, s[top]+.001, m_)); keep = (V[i, j, 1] < cy+.02); i, j = i[keep], j[keep]; N = np.cross(V[i, (j+2) % n]-V[i, j-2], V[i+2, j]-V[i-2, j]); beads('sweat', V[i, j], N, np.clip(g.lognormal(-7.1, .5, len(i)), .0004, .0026), .55, S.mat('sweat', wet(1.33, (.5, .5, .5)), 0), 5)
    # ---- the hall; a shaft of light in the steam behind the bowl
    w, h_ = (1600, 1000); back = image('hall', hall(w, h_, k, shift, 34)[::-1]); o = S.mesh('seen', [(-3, 2.6, -2), (3, 2.6, -2), (3, 2.6, 2), (-3, 2.6, 2)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    def beam(g_):
        x, _, z_ = g_.xyz(here(g_))[0:3]; d_ = g_.sub(x, g_.add(-.045, g_.mul(z_, -.62))); smoke = g_.noise(g_.vec(g_.mul(x, 7.0), 0.0, g_.mul(z_, 5.0)), 1, 5, .6, .5); wide = g_.add(.050, g_.mul(z_, .03)); q_ = g_.div(g_.add(d_, g_.mul(g_.sub(smoke, .5), .05)), wide); return g_.addsh(g_.node('ShaderNodeBsdfTransparent').outputs[0], g_.emission(hexc('#ffc890'), g_.mul(g_.mul(g_.exp(g_.mul(g_.mul(q_, q_), -1.0)), g_.mul(g_.ss(z_, -.01, .12), g_.add(.25, g_.mul(smoke, 1.5)))), .10)))
    o = S.mesh('beam', [(-1, .86, -.02), (1, .86, -.02), (1, .86, .6), (-1, .86, .6)], [(0, 1, 2, 3)], [S.mat('beam', beam, 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    round_picture(((-36, 40, 5, 5, 3, 26, '#ffd6a8'), (-12, 56, 2.2, 2.2, 3, 7, '#ffe0bc'), (24, 47, 3, 3, 3, 5, '#dfeeee'), (58, 58, 2, 2, 3, 6, '#ffe0bc'), (-8, 3.2, 1.2, 1.2, 2, 3.0, '#ffb877'), (9, 1.2, .9, .9, 2, 1.4, '#ffa862'), (16, 9, 3, 3, 2, .5, '#bfd8d4'), (3, 19, 24, 5.5, 2, 1.15, '#f0ba8a'), (30, 22, 24, 14, 2, .10, '#90b4b8'), (-118, 24, 9, 16, 2, 3.2, '#ffc894'), (-78, 10, 10, 18, 2, .9, '#ffb478'), (146, 30, 12, 16, 2, 1.5, '#b4d0d2'), (-168, 12, 14, 20, 2, .55, '#a0bcc2'), (100, 18, 26, 20, 2, .14, '#84a8b0'), (-128, -15, 32, 11, 2, 1.3, '#e8b080'), (-160, -9, 4, 5, 3, 2.6, '#ffcc9c'), (166, -17, 20, 9, 2, .42, '#a4c4c8'), (140, -8, 5, 9, 2, .9, '#b8d0d0'), (-178, -30, 60, 10, 2, .10, '#a89080')), lambda az, el: (.010+.030*smooth(el, -20, 50)*fbm(az/25+4, el/20, 3, 9))[..., None]*c('#7ea0a4'))
    g_ = G(S.sc.world.node_tree); bg = S.sc.world.node_tree.nodes['Background']; seen = bg.inputs[0].links[0].from_socket; g_.put(bg.inputs[0], g_.mix(g_.m('GREATER_THAN', g_.node('ShaderNodeLightPath').outputs['Transmission Depth'], .5), seen, g_.v('MINIMUM', seen, (.5, .45, .4)))); g_.put(bg.inputs[1], g_.sub(1.0, g_.mul(g_.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'], .8))); S.sc.world.cycles.sampling_method = 'NONE'
    sp = S.lamp((-1.02, 1.62, 1.42), '#ffc892', 230, .055, 'SPOT', (-.03, .48, .05)); sp.visible_glossy, sp.visible_transmission, sp.data.spot_size, sp.data.spot_blend = True, False, math.radians(24), 1.0
    for at_, col, p_, s_ in (((-.7, 2.2, 1.3), '#e8b488', 9, 1.2), ((.7, -.5, 1.0), '#a4bec4', 24, .9), ((-.9, -.2, .9), '#88a8b4', 4, .9)): o = S.lamp(at_, col, p_, s_, 'AREA', (0, .5, 0)); o.visible_camera = o.visible_transmission = False
    o = S.lamp((-.75, .6, .25), '#e8a878', 7, .5, 'AREA', (-.75, .62, -.43)); o.visible_camera = o.visible_transmission = False
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=6.3, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=8, clamp=3.0, thr=.01, ev=.6, vig=.3, bloom_k=.12, bloom_th=.9)

def buckle():
    """An old rucksack on a summit at sunrise, so close that the frame cuts it: a stitched leather strap under the roller of a brass buckle, its pin through one hole, on waxed canvas; a lake among ridges far out of focus. The sun is low on the left beyond the frame and behind. The sack's axes are a across (to the right), b up the strap, n off the canvas, which turns away on the left and over the top"""
    g = np.random.default_rng(5); big = A.get('w', 640) > 1000; lens, focus, stop = 88, .38, 10.0; unit = lambda v: v/np.linalg.norm(v, axis=-1, keepdims=True); c = lambda q: np.array(hexc(q), np.float32)
    N = unit(np.array((-.60, -.74, .28))); T = np.array((0, 0, 1.))-N*N[2]; T = unit(T); X = np.cross(T, N); roll = math.radians(20); T, X = T*math.cos(roll)+X*math.sin(roll), X*math.cos(roll)-T*math.sin(roll); O = np.array((.020, focus+.007, .0005))
    q = np.arange(-.30, .30, .0004); ta = np.where(q > -.050, q/1.4, -.050/1.4+(q+.050)/.034).clip(-1.75, 1); tb = np.where(q < .066, q/.60, .066/.60+(q-.066)/.055).clip(-1, 1.5); ta, tb = (np.convolve(np.pad(v, 30, 'edge'), np.hanning(61)/np.hanning(61).sum(), 'valid') for v in (ta, tb)); run = lambda v: (lambda s: s-np.interp(0, q, s))(np.cumsum(v)*.0004); A0, A1, B0, B1 = run(np.cos(ta)), run(np.sin(ta)), run(np.cos(tb)), run(np.sin(tb))
    def at(a, b, n=0.):
        s, t = np.interp(a, q, ta), np.interp(b, q, tb); o = unit(np.stack(np.broadcast_arrays(np.sin(s)*np.cos(t), np.cos(s)*np.sin(t), np.cos(s)*np.cos(t)), -1)); u, v, w = np.interp(a, q, A0)[..., None], np.interp(b, q, B0)[..., None], (np.interp(a, q, A1)[..., None]+np.interp(b, q, B1)[..., None]); M = u*X+v*T-w*N; return O+M+np.asarray(n+0*s)[..., None]*(o[..., :1]*X+o[..., 1:2]*T+o[..., 2:]*N)
    def spline(K, t):
        """a smooth height through points (place, height)"""
        K = np.array(sorted(K)); f = np.interp(np.arange(-.2, .2, .0002), K[:, 0], K[:, 1]); w = np.hanning(int(.011/.0002)); return np.interp(t, np.arange(-.2, .2, .0002), np.convolve(np.pad(f, len(w)//2, 'edge'), w/w.sum(), 'same')[len(w)//2:][:len(f)])
    def mark(o, **k): [o.data.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(v, np.float32).ravel()) for n, v in k.items()]; return o
    att = lambda g_, n: g_.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']
    # ---- canvas: thick threads, wax that has broken white along folds and is rubbed off at edges
    mm, n_ = 10, 1600; h, tone = linen_map(n_, mm); weave = image('weave', np.stack([h*.5, tone*.5, h*0], -1))
    def waxed(g_):
        p, uv = here(g_), g_.node('ShaderNodeUVMap').outputs[0]; tx = g_.node('ShaderNodeTexImage', image=weave, extension='REPEAT', interpolation='Cubic'); g_.put(tx.inputs[0], uv); hh, tn, _ = g_.xyz(tx.outputs[0])[0:3]; big_, mid, fine = g_.noise(p, 22, 5, .6), g_.noise(p, 140, 4, .6), g_.noise(p, 900, 3, .6); rub = g_.clamp(g_.add(att(g_, 'rub'), g_.mul(g_.sub(mid, .5), g_.mul(att(g_, 'rub'), 1.6)))); crown = g_.ss(hh, .26, .48)
        vein = g_.ss(g_.m('ABSOLUTE', g_.sub(g_.noise(p, 42, 4, .62, .6), .5)), .020, .003); vein = g_.mul(vein, g_.mul(g_.ss(big_, .46, .62), g_.ss(mid, .38, .58))); pale = g_.clamp(g_.add(g_.mul(rub, g_.add(.35, g_.mul(crown, .75))), g_.mul(vein, g_.add(.16, g_.mul(crown, .40)))))
        col = g_.mix(g_.clamp(g_.add(g_.mul(big_, .9), g_.mul(g_.sub(mid, .5), .5))), hexc('#1a2013'), hexc('#3c4228')); col = g_.scalec(col, g_.add(.25, g_.mul(tn, 1.5))); col = g_.mix(pale, col, hexc('#8e8463')); dirt = g_.ss(g_.noise(p, 60, 4, .6, w=3.0), .56, .72); col = g_.mix(g_.mul(dirt, .35), col, hexc('#2a231a'))
        return g_.principled(Base_Color=col, Roughness=g_.add(.50, g_.add(g_.mul(pale, .3), g_.mul(g_.sub(mid, .5), .3))), Specular=g_.sub(.32, g_.mul(pale, .2)), Sheen=g_.mul(pale, .5), Normal=bump(g_, g_.add(hh, g_.add(g_.mul(fine, .10), g_.mul(mid, .25))), .00075, 1.0))
    wax = S.mat('waxed', waxed, 0); uv = lambda a, b: np.stack(np.broadcast_arrays(a*1000*mm/n_, b*1000*mm/n_), -1); k = .0005 if big else .0009
    rip = lambda a, b, fa, fb, o, s: fbm(a*fa+7, b*fb+3, o, s)-.5
    def ridge(a, b, a0, b0, a1, b1, wide, tall):
        """a fold between two points, sharper on one side, gone at both ends"""
        L = math.hypot(a1-a0, b1-b0); u, v = (a1-a0)/L, (b1-b0)/L; s = ((a-a0)*u+(b-b0)*v)/L; d = -(a-a0)*v+(b-b0)*u+.006*rip(s*L, 0*a, 40, 1, 3, int(abs(a0)*9e3)); return tall/(1+(d/wide*np.where(d > 0, 1.7, .8))**2)*smooth(s, -.15, .3)*smooth(s, 1.15, .6)
    def slack(a, b, folds, s): return .0050*rip(a+.5*b, b-.3*a, 14, 12, 3, s)+.0026*rip(a-.4*b, b, 60, 45, 4, s+1)+sum(ridge(a, b, *f) for f in folds)
    def panel(name, a, b, n, rub): P = at(a, b, n); j = int(.0032/k); hi = n-.25*sum(np.roll(n, o, ax) for o in (-j, j) for ax in (0, 1)); return mark(cloth(name, P, wax, uv(a+.03*(name == 'lid'), b)), rub=np.clip(rub+smooth(hi+.00012*rip(a, b, 160, 160, 3, 77), .00010, .00048)*.42, 0, 1))
    a, b = np.meshgrid(np.arange(-.19, .13, k), np.arange(-.13, .075, k)); edge = lambda a: .030+.10*a+.9*a*a*(a < 0)+.0016*(fbm(a*30, a*0, 3, 5)-.5)
    body = slack(a, b, [(-.015, -.022, -.095, -.050, .0060, .0034), (-.012, -.050, -.085, -.100, .0070, .0042), (.016, -.018, .075, .004, .0060, .0036), (.016, -.055, .07, -.078, .0064, .0042), (-.072, .026, -.026, .014, .0036, .0030), (-.070, -.020, -.022, -.036, .0036, .0026), (-.022, .000, -.064, .008, .0044, .0030)], 21)
    body = body*(1-.8*np.exp(-(a/.018)**2))-.0022*np.exp(-np.maximum(edge(a)-b, 0)/.010)-.003*smooth(b, edge(a), edge(a)+.01); panel('body', a, b, body, 0*a)
    # the lid over it: its edge bound in leather
    d, a = np.meshgrid(np.r_[-.0004, np.arange(0, .19, k)], np.arange(-.19, .13, k), indexing='ij'); b = edge(a)+d; up = .0036+.0012*smooth(d, .0, .02)+.0022*np.exp(-d/.03)*rip(a, 0*a, 30, 1, 3, 9); lid = up+slack(a, b, [(-.017, .055, -.085, .052, .0042, .0034), (.016, .070, .08, .085, .004, .0034)], 41)*smooth(d, .0, .020)*(1-.75*np.exp(-(a/.018)**2)); panel('lid', a, b, lid, .5*np.exp(-((d-.0165)/.0030)**2))
    # ---- leather: oiled, fine grain that use has flattened, creases, a dark burnished edge
    def hide(g_, dark='#2c160a', light='#70401d'):
        u, v, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; n = lambda fu, fv, det=4, r=.6, z=0.0: g_.noise(g_.vec(g_.mul(u, fu), g_.mul(v, fv), z), 1.0, det, r); big_, mid, fine = n(45.0, 30.0), n(210.0, 170.0, 4, .62, 2.0), n(3200.0, 3200.0, 3, .6, 5.0); e, cr, hole = att(g_, 'edge'), att(g_, 'bent'), att(g_, 'hole'); w = g_.scalec(g_.v('SUBTRACT', g_.noise(g_.vec(g_.mul(u, 520.0), g_.mul(v, 520.0), 1.0), 1.0, 3, .55, out='Color'), (.5, .5, .5)), .9)
        def cells(kx, ky): q_ = g_.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', voronoi_dimensions='2D'); g_.put(q_.inputs['Vector'], g_.addc(g_.vec(g_.mul(u, kx), g_.mul(v, ky), 0.0), w)); q_.inputs['Scale'].default_value = 1.0; return q_.outputs[0]
        rub = g_.clamp(g_.add(g_.ss(big_, .48, .66), g_.mul(e, .4))); grain = g_.mul(g_.add(g_.mul(g_.ss(cells(1500.0, 1250.0), .0, .26), .55), g_.mul(g_.ss(cells(2900.0, 2500.0), .0, .30), .35)), g_.add(.45, g_.mul(mid, 1.0))); wrinkle = g_.mul(g_.ss(g_.m('ABSOLUTE', g_.sub(n(130.0, 1500.0, 3, .55, 9.0), .5)), .10, .0), g_.m('MAXIMUM', g_.mul(cr, 1.4), .10)); scar = g_.mul(g_.ss(g_.m('ABSOLUTE', g_.sub(g_.noise(g_.vec(g_.add(g_.mul(u, 260.0), g_.mul(v, 90.0)), g_.sub(g_.mul(v, 22.0), g_.mul(u, 30.0)), 4.0), 1.0, 2, .5), .5)), .008, .002), g_.ss(mid, .52, .66))
        h_ = g_.add(g_.mul(grain, g_.sub(1.0, g_.mul(rub, .72))), g_.add(g_.mul(fine, .07), g_.sub(g_.mul(mid, .5), g_.add(g_.mul(wrinkle, .9), g_.mul(scar, .8)))))
        col = g_.mix(g_.clamp(g_.add(g_.mul(big_, .75), g_.mul(g_.sub(mid, .38), .8))), hexc(dark), hexc(light)); col = g_.scalec(col, g_.add(.66, g_.mul(grain, .5))); col = g_.mix(g_.mul(cr, g_.mul(g_.sub(1.0, wrinkle), .42)), col, hexc('#a0683a')); col = g_.mix(g_.mul(wrinkle, .7), col, hexc('#1c0d07')); col = g_.mix(g_.mul(scar, .5), col, hexc('#b58458')); col = g_.mix(g_.mul(g_.ss(e, .25, .8), .88), col, g_.scalec(hexc('#190c07'), g_.add(.6, mid))); col = g_.scalec(g_.mix(g_.mul(hole, .9), col, hexc('#0d0604')), g_.sub(1.0, g_.mul(hole, .4)))
        return g_.principled(Base_Color=col, Roughness=g_.add(g_.sub(.46, g_.mul(rub, .12)), g_.add(g_.mul(g_.sub(fine, .5), .14), g_.sub(g_.mul(wrinkle, .2), g_.mul(e, .10)))), Specular=g_.sub(.29, g_.mul(hole, .26)), Normal=bump(g_, h_, .00016, .8))
    leather = S.mat('hide', hide, 0); W, thick, row = .0130, .0036, .0098; kb = .00018 if big else .0003
    HOLES = [(.0005, -.0040, .0016, .0036, 1.0), (-.0003, -.0305, .0016, .0019, .25), (.0002, -.0525, .0016, .0018, .15), (.0003, .0475, .0018, .0034, 1.0), (-.0004, .0720, .0016, .0020, .3)]      # a, b, half its sides, how much used
    LIE = [(-.13, .0072), (-.060, .0070), (-.043, .0076), (-.034, .0094), (-.0240, .0114), (-.012, .0116), (.004, .0078), (.014, .0042), (.021, .0031), (.028, .0048), (.034, .0074), (.042, .0076), (.056, .0066), (.075, .0064), (.13, .0062)]
    seam = {s: np.cumsum(.0042*(1+.07*g.normal(size=60)).clip(.78, 1.25))-.122 for s in (-1, 1)}; slant = .0008+.00025*g.normal(size=(60, 2)); offs = row+.00022*g.normal(size=(60, 2)); creases = [(g.choice([-.028, -.022, -.012, .008, .013, .031, .038, .045, .051])+g.normal(0, .0022), g.normal(0, .12), g.uniform(.0003, .00075), g.uniform(.00010, .00030), g.uniform(-.008, .008), g.uniform(.004, .013)) for _ in range(34)]
    dome = lambda a, b: .0010*rip(a, b, 60, 30, 3, 12)+.0010*(a/W)**2*np.sin(b*46+1)
    def skin(a, b, full=True):
        """relief of the strap's face, how creased and how far into a hole"""
        d = dome(a, b)+.00035*rip(a, b, 260, 160, 3, 13)-.00030*np.exp(-((np.abs(a)-.0116-.0002*rip(a*0, b, 1, 90, 2, 4))/.00026)**2)+.00012*np.exp(-((np.abs(a)-.0107)/.0007)**2); cr, hole = 0*a, 0*a
        if not full: return d, cr, hole
        d = d-.00015*np.exp(-((np.abs(a)-row)/.00055)**2)
        for s in (-1, 1):
            for i, y in enumerate(seam[s]):
                r = slice(*np.searchsorted(b[:, 0], (y-.004, y+.004))); d[r] -= .00040*np.exp(-((a[r]-s*offs[i, int(s > 0)])/.00045)**2-((b[r]-y-.0021)/.00040)**2)+.00012*np.exp(-((a[r]-s*row)/.0016)**2-((b[r]-y-.0021)/.0011)**2)
        for y, tilt, wd, deep, a0, half in creases: e = b-y-tilt*a-.0016*rip(a, b*0, 90, 1, 3, int(y*1e5) % 97); m_ = np.exp(-np.abs((a-a0)/half)**4); d -= deep*m_*np.exp(-(e/wd)**2)-.5*deep*m_*np.exp(-((np.abs(e)-2*wd)/wd)**2); cr = np.maximum(cr, m_*np.exp(-(e/.0022)**2)*deep/.0003)
        for x, y, rx, ry, used in HOLES:
            p, t = a-x, b-y; rr = np.sqrt((p/(rx*(1+.12*np.sin(t*900+x*9e4))))**2+(np.abs(t)/ry)**2.3)+.10*rip(a, b, 700, 700, 2, 8); inn = smooth(rr, 1.05, .86); d = d*(1-inn)-.0030*inn+(.00030+.00026*used)*np.exp(-((rr-1.28)/.22)**2)*(1+.5*rip(a, b, 300, 300, 2, 5))-.00045*used*np.exp(-(np.maximum(rr-1, 0)/1.6)**2); hole = np.maximum(hole, smooth(rr, 1.22, .90)); cr = np.maximum(cr, used*.9*np.exp(-((rr-1.3)/.8)**2)*(.5+rip(a, b, 400, 120, 2, 6)))
        return d, np.clip(cr, 0, 1), hole
    def strip(name, b, mid, W, thick, full, sway=lambda b: 0*b, shift=0.0):
        """a strap with both faces and rounded edges: rings across it"""
        ka = kb*1.2; f = np.arange(-W+.0012, W-.0012+1e-9, ka); e = np.linspace(0, np.pi, 19)[1:-1]; a = np.r_[f, W-.0012+.0012*np.sin(e), f[::-6], -(W-.0012)-.0012*np.sin(e)]; n = np.r_[f*0+1, np.cos(e), f[::-6]*0-1, -np.cos(e)]*thick/2; ed = np.r_[f*0, np.sin(e)**.6, f[::-6]*0+.6, np.sin(e)**.6]; a, b_ = np.meshgrid(np.r_[a, a[:1]], b); n, ed = np.r_[n, n[:1]][None]+0*b_, np.r_[ed, ed[:1]][None]+0*b_; d, cr, hole = skin(a, b_, full); fray = 1+.02*rip(np.sign(a), b_, 3, 160, 3, 17); P = at(a*fray+sway(b_)+shift, b_, mid(b_)+n*(1+.03*rip(a, b_, 1, 220, 2, 19))+d*smooth(n, -.0004, .0012)); return mark(cloth(name, P, leather, np.stack([a+(0 if full else .2)+.3*(n < -.0005), b_], -1)), edge=np.clip(ed+.3*smooth(np.abs(a), W-.0022, W-.001), 0, 1), bent=cr*(n > 0), hole=hole*(n > 0))
    lie = lambda b: spline(LIE, b); way = lambda b: .0012*np.sin(b*24+.6)-.012*np.clip(-b-.022, 0, 1); top = lambda a, b: lie(b)+thick/2+skin(np.atleast_2d(a).T, np.atleast_2d(b).T)[0][:, 0]; bs = np.arange(-.115, .125, kb); strip('strap', bs, lie, W, thick, True, way)
    strip('chape', np.arange(-.115, -.0180, kb*2), lambda b: .0030+.0022*smooth(b, -.038, -.024), .0124, .0046, False, lambda b: .0006+0*b)
    # lid's binding, the keeper round the strap's end
    def band(name, u, v, P, e): return mark(cloth(name, P, leather, np.stack(np.broadcast_arrays(u, v), -1)), edge=e+0*u, bent=.25+0*u, hole=0*u)
    t = np.linspace(0, 1, 60); prof = np.array([(.0136, .0004), (.0134, .0014), (.0125, .0019), (.008, .0021), (.003, .0023), (.0006, .0019), (-.0012, .0005), (-.0016, -.0012), (-.0008, -.0030), (.001, -.0042), (.004, -.0046)]); l = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]; s = np.linspace(0, l[-1], 90); pd, pn = (np.convolve(np.pad(np.interp(s, l, prof[:, i]), 4, 'edge'), np.ones(9)/9, 'valid') for i in (0, 1)); aa, ss = np.meshgrid(np.arange(-.15, .12, .0004), s); dd, nn = np.interp(ss, s, pd), np.interp(ss, s, pn); lift = .0036+.0022*np.exp(-dd.clip(0)/.03)*rip(aa, 0*aa, 30, 1, 3, 9); rel = .0007*rip(aa, ss, 60, 70, 3, 31)+.0003*rip(aa, ss, 260, 260, 3, 32)-.0004*np.exp(-((dd-.0105)/.0006)**2); bind_n = lambda a, d: .0036+.0022*np.exp(-d/.03)*rip(a, 0*a, 30, 1, 3, 9)+.0022; band('binding', aa, ss*1.0, at(aa, edge(aa)+dd, lift+nn+rel), .8*smooth(dd, .0126, .0136)+.35*smooth(dd, .0006, -.001))
    b0 = -.0425; ring = np.array([(-.0152, .0010), (-.0154, .0060), (-.0150, .0090), (-.0135, .0104), (-.006, .0106), (.006, .0108), (.0135, .0105), (.0150, .0090), (.0154, .0060), (.0152, .0010)]); l = np.r_[0, np.cumsum(np.hypot(*np.diff(ring, axis=0).T))]; s = np.linspace(0, l[-1], 160); sm = lambda q_: np.convolve(np.pad(q_, 8, 'edge'), np.hanning(19)[1:-1]/np.hanning(19).sum(), 'valid'); ra, rn = sm(np.interp(s, l, ring[:, 0])), sm(np.interp(s, l, ring[:, 1])); ua, un = np.gradient(rn), -np.gradient(ra); ll = np.hypot(ua, un); ua, un = -ua/ll, -un/ll; v = np.r_[np.linspace(-1, 1, 44), np.linspace(1, -1, 12), -1]; hgt = np.r_[.0010-.0006*np.abs(np.linspace(-1, 1, 44))**8, [-.0012]*12, .0004]; S_, V_ = np.meshgrid(s, v); H_ = np.interp(np.arange(len(v)), np.arange(len(v)), hgt)[:, None]+.0005*rip(S_, V_, 70, 2, 3, 33)-.00030*np.exp(-((np.abs(V_)-.74)/.06)**2); wv = .0056*(1+.03*rip(S_, 0*S_, 60, 1, 2, 34)); band('keeper', S_, V_*.006+.5, at(ra+ua*H_+float(way(np.float64(b0))), b0+V_*wv+.06*ra, rn+un*H_), smooth(np.abs(V_), .86, 1.0))
    # ---- stitches: waxed linen in two plies, each sunk at both ends
    def linen(g_): p, (u, v, _) = here(g_), g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; f, n = g_.noise(g_.vec(g_.mul(u, 2.0), g_.mul(v, 9.0), 0.0), 1.0, 4, .65), g_.noise(p, 130, 4, .6); col = g_.mix(g_.clamp(g_.add(g_.mul(f, .8), g_.mul(g_.sub(n, .5), .7))), hexc('#b08e62'), hexc('#f0deb8')); col = g_.mix(g_.mul(g_.ss(n, .48, .66), .45), col, hexc('#5e4830')); return g_.principled(Base_Color=col, Roughness=.62, Specular=.25, Sheen=.3, Normal=bump(g_, f, .00006, .8))
    thread = S.mat('linen', linen, 0); t, ph = np.linspace(0, 1, 40), np.linspace(0, 2*math.pi, 13)[None]
    def stitch(C, O_, r):
        D = unit(np.gradient(C, axis=0)); U = unit(O_-D*(O_*D).sum(1, keepdims=True)); V = np.cross(D, U); tw = 2*math.pi*(t*1.5+g.random()); j = g.random()*90
        for z in range(2): w = tw+z*math.pi; M = C+r*.46*(np.cos(w)[:, None]*U+np.sin(w)[:, None]*V); cloth('ply', M[:, None]+r*.66*(1+.10*(fbm(t[:, None]*9+j, ph+z, 2, 15)-.5))[..., None]*(np.cos(ph)[..., None]*U[:, None]+np.sin(ph)[..., None]*V[:, None]), thread, np.stack(np.broadcast_arrays(ph+j, t[:, None]), -1))
    for s in (-1, 1):
        for i in range(59):
            y0, y1 = seam[s][i]+.0021, seam[s][i+1]+.0021
            if y0 < -.09 or y1 > .11: continue
            y = y0+(y1-y0)*t; x = s*(offs[i, int(s > 0)]*(1-t)+offs[i+1, int(s > 0)]*t)+(slant[i, int(s > 0)]*(t-.5)); n = lie(y)+thick/2+dome(x, y)-.0007+.00105*np.sin(np.pi*t.clip(.004, .996))**.35; stitch(at(x+way(y), y, n), at(x+way(y), y, n+.001)-at(x+way(y), y, n), .00042*(1+.08*g.normal()))
    x0 = -.14
    while x0 < .11:
        x1 = x0+.0046*(1+.09*g.normal()); d0, d1 = .0104+.00035*g.normal(size=2); x = x0+(x1-x0)*t; dd = d0+(d1-d0)*t+.0003*(t-.5); n = bind_n(x, dd)-.0006+.0008*np.sin(np.pi*t.clip(.004, .996))**.35; P = at(x, edge(x)+dd, n); stitch(P, at(x, edge(x)+dd, n+.001)-P, .00034*(1+.08*g.normal())); x0 = x1+.0001
    # ---- brass: the frame in one plane, the roller on its upper bar with a seam, the pin over it
    metal_ = S.mat('brass', brassy(None, '#cdae7c', '#4e3822', .26), 0); yr, nr, yb, nb, hw = .0205, .0089, -.0235, .0060, .0186; plane = lambda b: nb+(nr-nb)*(b-yb)/(yr-yb)
    def bar(name, P, r, flat, up, m=37, rub=.35):
        l = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; D = unit(np.gradient(P, axis=0)); U = unit(up-D*(up*D).sum(-1, keepdims=True)); V = np.cross(D, U); th = np.linspace(0, 2*np.pi, m)[None]; own = 1+.05*(fbm(l[:, None]*160, np.cos(th)*1.2+np.sin(th), 3, 31)-.5); box_ = lambda x: np.sign(x)*np.abs(x)**.8; own = own-.030*smooth(fbm(l[:, None]*330, np.cos(th)*2+np.sin(th)*1.3, 3, 37), .58, .76); rr = np.broadcast_to(r, l.shape)[:, None]*own; return mark(cloth(name, P[:, None]+rr[..., None]*(flat*box_(np.cos(th))[..., None]*U[:, None]+box_(np.sin(th))[..., None]*V[:, None]), metal_, np.stack(np.broadcast_arrays(th*.06, l[:, None]*9), -1)), worn=(rub*np.clip(np.cos(th)+.2, 0, 1)+.25*(fbm(l[:, None]*90+th*0, np.cos(th), 3, 7)-.5)).clip(0, 1), hollow=(.55*np.clip(-np.cos(th)+.1, 0, 1)+.95*smooth(fbm(l[:, None]*150+3, np.cos(th)*1.4+np.sin(th)*.8, 4, 57), .46, .66)))
    co = .0058; pa = np.concatenate([[(0, yb)], [(hw-co, yb)]]+[[(hw-co+co*math.sin(z), yb+co-co*math.cos(z)) for z in np.linspace(0, np.pi/2, 14)]]+[[(hw+.0004, 0)]]+[[(hw-co+co*math.cos(z), yr-co+co*math.sin(z)) for z in np.linspace(0, np.pi/2, 14)]]+[[(0, yr)]]); pa = np.concatenate([pa, (pa*(-1, 1))[::-1][1:]]); l = np.r_[0, np.cumsum(np.hypot(*np.diff(pa, axis=0).T))]; s = np.linspace(0, l[-1], 500); fa, fb = np.interp(s, l, pa[:, 0]), np.interp(s, l, pa[:, 1]); fa, fb = (np.convolve(np.pad(q_, 6, 'wrap'), np.hanning(15)[1:-1]/np.hanning(15).sum(), 'valid') for q_ in (fa, fb)); tilt = .05; fn = plane(fb)+tilt*fa+.0010*np.cos(np.pi*(fb+.0015)/.052)*smooth(np.abs(fa), .009, hw); P = at(fa, fb, fn); up = at(fa, fb, fn+.001)-P; bar('frame', P, .00205+.0005*smooth(np.abs(fa), .012, .018)*smooth(np.abs(fb), .021, .012), .92, up)
    z = np.linspace(-.0128, .0128, 110); rp = np.interp(np.abs(z), (0, .0119, .0125, .0128), (.0036, .0036, .0034, .0028))*(1+.02*rip(z, z*0, 260, 1, 3, 3)-.03*np.exp(-((z-.0006)/.003)**2)); th = np.linspace(0, 2*np.pi, 181)[None]; slit = 1-.16*np.exp(-((th-1.15-.05*rip(z[:, None], th, 90, .1, 2, 4))/.035)**2); rr = rp[:, None]*slit; P = at(z[:, None]+0*th, yr+rr*np.sin(th), nr+tilt*z[:, None]+rr*np.cos(th)); mark(cloth('roller', P, metal_, np.stack(np.broadcast_arrays(th*.06, z[:, None]*9), -1)), worn=(.5*np.exp(-((th-.2)/1.0)**2)+.35*np.exp(-((z[:, None]-.0006)/.004)**2)).clip(0, 1), hollow=.8*smooth(fbm(z[:, None]*260, th*1.3, 4, 51), .48, .66)+.9*np.exp(-((th-1.15)/.09)**2)+.4*smooth(np.abs(z[:, None]), .0108, .0127)+0*th)
    K = np.array([(-.0205, .0062), (-.0120, .0086), (-.0060, .0104), (.000, .0116), (.006, .0126), (.012, .0135), (.0170, .01395), (.0205, .0141), (.0230, .0139), (.0248, .0132), (.0256, .0126)]); u = np.linspace(0, len(K)-1, 220); pb, pn = (np.convolve(np.pad(np.interp(u, np.arange(len(K)), K[:, i]), 10, 'reflect', reflect_type='odd'), np.hanning(23)[1:-1]/np.hanning(23).sum(), 'valid') for i in (0, 1)); px_ = .0004+.03*(pb+.02); P = at(px_, pb, pn); r = np.interp(pb, (-.016, .0, .018, .0248), (.0021, .0020, .0017, .00150))*np.sqrt(np.clip(1-np.clip((pb-.0244)/.0012, 0, .985)**2, .02, 1)); bar('pin', P, r, .86, at(px_, pb, pn+.001)-P, 41, .55)
    # ---- dew: a few drops where the night's cold has settled
    def water(g_): n = g_.node('ShaderNodeBsdfGlass'); n.inputs['IOR'].default_value = 1.33; n.inputs['Roughness'].default_value = .0; g_.put(n.inputs['Color'], (.84, .80, .76, 1)); return n.outputs[0]
    m_ = 46; x, y = g.uniform(-.011, .011, m_), g.choice([.058, .050, .034, -.031, -.055, .066, .0], m_)+g.normal(0, .006, m_); ok = (np.abs(y-.004) > .024)*(np.abs(y-b0) > .009); x, y = x[ok], y[ok]; n = np.array([float(top(np.array([p]), np.array([t_]))[0]) for p, t_ in zip(x, y)]); P0 = at(x+way(y), y, n); P1 = at(x+way(y), y, n+.001)-P0
    x2, d2 = g.uniform(-.07, .05, 70), g.uniform(.0012, .0115, 70); keep = np.abs(x2) > .017; x2, d2 = x2[keep], d2[keep]; P2 = at(x2, edge(x2)+d2, bind_n(x2, d2)-.0001); P3 = at(x2, edge(x2)+d2, bind_n(x2, d2)+.001)-P2; R_ = np.r_[.00045+.0013*g.random(len(x))**3, .0003+.0014*g.random(len(x2))**3]; o = beads('dew', np.concatenate([P0, P2]), np.concatenate([P1, P3]), R_, .78, S.mat('dew', water, 0)); o.visible_shadow = False
    # ---- the summit's rock behind, the lake among ridges
    yy, xx = np.meshgrid(np.linspace(.50, 1.3, 200), np.linspace(-.6, .4, 250), indexing='ij'); zz = -.078-.10*np.clip(xx+.16, 0, 1)-.35*np.clip(yy-.72, 0, 1)**1.2-.8*np.clip(.60-yy, 0, 1)+.05*(fbm(xx*5, yy*5, 5, 71)-.5)+.03*(np.abs(fbm(xx*9, yy*9, 3, 72)-.5)); cloth('rock', np.stack([xx, yy, zz], -1), stone('rock', '#1e1b19', '#6a6058', .6, 14.0, .2))
    def view(az, el):
        """bearing and height (degrees): the glow is beyond the left edge; we stand above the lake"""
        sun = np.exp(-np.abs(az+17)/12); img = np.stack([np.interp(el, (-3, 0, 1.8, 4, 7, 25), [c(x_)[i] for x_ in ('#f4b070', '#f6b678', '#e6ac8a', '#b8a4a6', '#8692ae', '#54709c')]) for i in range(3)], -1)*(.36+.55*sun)[..., None]+(sun**2*np.exp(-np.abs(el-1.5)/4.0)*.60)[..., None]*c('#ffb066')
        def ridge_(pts, sd, rough): p_ = np.array(pts).T; return np.interp(az, p_[0], p_[1])+rough*(fbm(az*.9+sd, az*0, 4, sd)-.5)
        def lay(r_, col, k_, melt):
            nonlocal img
            m = (smooth(el, r_+.05, r_-.05)*k_*(1-melt+melt*np.exp(-np.clip(r_-el, 0, 9)/1.3)))[..., None]; img = img*(1-m)+c(col)*m*(.32+.42*sun)[..., None]
        lay(ridge_([(-13, .4), (-10.6, 1.5), (-9.2, 2.9), (-8.2, 1.6), (-6, .9), (-3, 1.9), (4, .6), (14, 2)], 3, .7), '#8c7486', .72, .55); lay(ridge_([(-13, 2.4), (-11.2, 1.5), (-9.6, .1), (-7.8, -.5), (-6, .4), (-3.5, 1.1), (14, -.4)], 8, .5), '#55506a', .86, .45)
        lake = -1.55+.16*(fbm(az/3+2, az*0, 3, 41)-.5); m = smooth(el, lake+.30, lake-.30)[..., None]; wet = np.stack([np.interp(lake-el, (0, .8, 2.2, 5), [c(x_)[i] for x_ in ('#ffc490', '#e6ac8c', '#9a8a9c', '#4c587a')]) for i in range(3)], -1)*((.44+.66*sun)*(.8+.4*fbm(az*.6, el*6, 3, 44)))[..., None]; img = img*(1-m)+wet*m
        lay(ridge_([(-13, -2.6), (-10.8, -2.9), (-9.6, -3.6), (-8.0, -3.1), (-6.4, -2.2), (14, -2.0)], 11, .5), '#3a3444', .92, .25); lay(ridge_([(-13, -4.0), (-10.5, -4.7), (-8, -5.6), (14, -5)], 14, .5), '#201c20', .95, 0)
        return img*1.15
    w, h_ = (1600, 1000) if big else (800, 500); u, v = np.meshgrid((np.arange(w)+.5)/w-.5, .5-(np.arange(h_)+.5)/h_); f = lens/36; R = int(round(lens/stop/(focus*36/lens*1000)*w/2)); back = image('lake', unfocused(view(np.degrees(np.arctan(u/f)), np.degrees(np.arctan(v*.625/f))).astype(np.float32), [], None, R, g)[::-1]); o = S.mesh('seen', [(-6, 5, -4), (6, 5, -4), (6, 5, 4), (-6, 5, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, 0), 0)]); o.visible_diffuse = o.visible_glossy = o.visible_shadow = o.visible_transmission = False
    az0, el0 = -77, 16
    round_picture(((az0, el0, 7, 6, 2, 9.0, '#ffd0a0'), (az0, 4, 46, 9, 2, 1.1, '#ffae70'), (30, 46, 44, 26, 2, .40, '#a8bce0'), (150, 30, 40, 26, 2, .30, '#8ea6d4'), (100, 5, 30, 4, 2, .35, '#c0a4a0'), (-140, 14, 18, 7, 2, .5, '#d8b0a0')), lambda az, el: np.where((el > 0)[..., None], c('#8a9cc4')*.60*(.5+.5*smooth(el, 0, 50))[..., None]+c('#c89888')*(.16*np.exp(-np.abs(el)/9))[..., None], c('#4a4440')*.22))
    a_, e_ = math.radians(az0), math.radians(el0); l = bpy.data.lights.new('low', 'SUN'); l.energy, l.color, l.angle = 6.4, hexc('#ffc796'), math.radians(3.2); o = bpy.data.objects.new('low', l); o.rotation_euler = (-Vector((math.sin(a_)*math.cos(e_), math.cos(a_)*math.cos(e_), math.sin(e_)))).to_track_quat('-Z', 'Y').to_euler(); o.visible_glossy = True; S.sc.collection.objects.link(o); S.sc.world.cycles.sampling_method = 'NONE'; o = S.lamp((.55, -.5, .55), '#a9b8dc', 3.2, .7, 'AREA', tuple(O)); o.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=stop, focus=focus).data.clip_start = .01
    return dict(bounces=4, clamp=5.0, thr=.009, ev=.55, vig=.25, bloom_k=.09, bloom_th=.9)
def chess():
    """A game left on a stone table of Washington Square Park late on an autumn afternoon: a boxwood king within reach, its cross chipped, a black pawn fallen beside it, others melting behind; the low sun from behind on the left draws their shadows across inlaid squares; the park's trees far out of focus"""
    eye, lens, shift = np.array((0, 0, .078)), 72, -.170; at_k = np.array((.048, .360)); focus = at_k[1]-.010; g = np.random.default_rng(12); c = lambda q: np.array(hexc(q), np.float32); mm = .001
    # ---- what the wood is: its grain along the axis, lacquer worn from what hands touch, dirt in the turned grooves; `worn`, `hollow` and `bare` (broken) by point
    def wood(name, dark, light, coat, rubbed, broken, grime, ebony=0.0):
        def b(g):
            p = g.node('ShaderNodeTexCoord').outputs['Object']; q = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; wav = g.mul(g.sub(g.noise(p, 45, 3), .5), .006); x, y, z = g.xyz(p)[0:3]
            ring = g.noise(g.vec(g.mul(g.add(x, wav), 620.0), g.mul(y, 90.0), g.mul(z, 16.0)), 1.0, 4, .6); pore = g.ss(g.noise(g.vec(g.mul(x, 3000.0), g.mul(y, 3000.0), g.mul(z, 170.0)), 1.0, 2, .5), .58, .72); blot, fine = g.noise(p, 85, 5, .6), g.noise(p, 900, 3, .6)
            worn = g.ss(g.add(g.add(q('worn'), g.mul(g.sub(blot, .5), 1.3)), g.mul(g.sub(fine, .5), .45)), .46, .62); hair = g.ss(g.noise(g.vec(g.add(g.mul(x, 240.0), g.mul(z, 90.0)), g.add(g.mul(y, 200.0), g.mul(z, -60.0)), g.mul(g.add(x, z), 1900.0)), 1.0, 2, .5), .70, .75)
            base = g.mix(ring, hexc(dark), hexc(light)); lac = g.v('MULTIPLY', base, hexc(coat)) if not ebony else g.mix(g.mul(ring, .22), hexc(coat), hexc(dark)); col = g.mix(g.mul(worn, ebony or .92), lac, g.v('MULTIPLY', base, hexc(rubbed))); col = g.mix(q('bare'), col, g.v('MULTIPLY', g.mix(fine, base, hexc(light)), hexc(broken))); col = g.scalec(col, g.sub(1.0, g.mul(pore, .28)))
            dirt = g.clamp(g.mul(q('hollow'), g.add(.5, g.mul(blot, 1.3)))); col = g.mix(dirt, col, hexc(grime)); col = g.mix(g.mul(hair, .4), col, hexc(light if ebony else grime))
            rough = g.add(g.add(.17, g.mul(g.clamp(g.add(worn, g.add(q('bare'), g.mul(dirt, .6)))), .36)), g.add(g.mul(g.sub(fine, .5), .12), g.mul(hair, .1)))
            return g.principled(Base_Color=col, Roughness=rough, Specular=.5, Normal=bump(g, g.add(g.add(g.mul(ring, .45), g.mul(pore, -.5)), g.add(g.mul(blot, .6), g.mul(hair, -.4))), .00030, .9))
        return S.mat(name, b, 0)
    box = wood('box', '#8a6e4a', '#e6d6b4', '#d2a878', '#f4eee4', '#fffaf4', '#1e1209'); black = wood('ebony', '#4a3626', '#8c7054', '#15110f', '#a08872', '#fff0e0', '#0c0806', .75)
    def fuzz(g): p = g.node('ShaderNodeTexCoord').outputs['Object']; n, f = g.noise(p, 160, 4, .6), g.noise(p, 2400, 3, .6); return g.principled(Base_Color=g.scalec(g.mix(g.ss(g.add(n, g.mul(g.sub(g.noise(p, 620, 3, .6), .5), .4)), .46, .60), hexc('#0d1f18'), hexc('#29271f')), g.add(.40, g.mul(f, .7))), Roughness=.95, Specular=.05, Sheen=.12, Normal=bump(g, f, .0005, 1.0))
    felt = S.mat('felt', fuzz, 0)
    KING = [(0, 1), (18.4, 1), (19.8, 1.9), (20.6, 4.2), (20.4, 6.6), (19.0, 8.6), (17.9, 9.1), (17.7, 10.2), (16.6, 11.6), (14.6, 13.4), (13.5, 14.8), (13.3, 15.6), (13.9, 16.4), (13.7, 17.2), (12.2, 17.9), (10.9, 19.4), (9.2, 23.5), (7.9, 30), (7.1, 38), (6.9, 45), (7.2, 49.6), (8.0, 52), (10.8, 52.7), (11.6, 53.6), (11.3, 54.7), (9.0, 55.6), (8.3, 56.3), (9.4, 56.9), (10.0, 57.7), (9.6, 58.6), (7.9, 59.3), (7.5, 60.3), (7.9, 62.5), (8.8, 66.5), (10.2, 72), (11.5, 76.6), (11.9, 77.8), (11.6, 78.8), (10.4, 79.3), (10.1, 80.0), (8.8, 81.5), (6.4, 83.0), (3.9, 83.9), (3.1, 84.6), (3.4, 85.4), (3.0, 86.2), (0, 86.6)]
    ball = [(7.4*math.sin(a), 42-7.4*math.cos(a)) for a in np.linspace(.72, np.pi, 16)]; PAWN = [(0, 1), (13.0, 1), (14.2, 1.8), (14.7, 3.8), (14.4, 5.8), (13.0, 7.3), (12.2, 7.8), (11.9, 8.8), (10.6, 10.3), (9.0, 11.8), (8.3, 13.0), (8.5, 13.8), (8.0, 14.6), (6.9, 15.6), (5.8, 19), (5.0, 24), (4.7, 28.5), (5.1, 31), (5.9, 31.9), (8.3, 32.4), (8.9, 33.2), (8.5, 34.2), (6.2, 34.9)]+ball
    BISHOP = [(0, 1), (16, 1), (17.4, 2), (17.8, 4.4), (17.2, 7), (15.6, 8.6), (14.9, 10), (12, 12.6), (11.3, 14), (11.6, 15), (9.8, 17), (7.6, 23), (6.2, 33), (6.0, 40), (6.8, 44), (10, 45), (10.3, 46.2), (7.4, 47.4), (7.0, 48.6), (8.8, 49.4), (8.6, 50.6), (6.8, 51.4), (7.8, 54), (9.4, 58), (9.2, 62), (7.0, 67), (4.2, 70.6), (2.6, 71.6), (3.4, 73), (3.4, 75), (2.2, 76.6), (0, 77)]
    ROOK = [(0, 1), (17, 1), (18.4, 2.2), (18.8, 4.6), (18.2, 7.2), (16.4, 8.8), (15.6, 10), (13.2, 13), (12.6, 14.4), (12.8, 15.4), (11, 17.5), (9.4, 24), (8.6, 34), (8.9, 38), (11.8, 39.4), (12, 40.6), (10.4, 41.6), (11.8, 44), (12.6, 49), (13, 53), (12.4, 54), (9.6, 54), (9.2, 50), (0, 49.6)]
    def put(o, M): from mathutils import Matrix; o.matrix_world = Matrix(M.tolist())
    def standing(x, y, turn): M = np.eye(4); M[:2, :2] = ((math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))); M[:3, 3] = (x, y, 0); return M
    def piece(name, shape, M, mat, seed, fine=True, dents=90, chips=()):
        """a turned piece: a little out of round, dented and chipped; chips = (height, bearing, size) in mm and radians"""
        e = np.random.default_rng(seed); pr = lathed(np.array(shape)*mm, .00022 if fine else .0006, .00042); pr[:, 0] = np.maximum(pr[:, 0], 0); n = 640 if fine else 180; t = np.linspace(0, 2*np.pi, n, endpoint=False)[None]; d = np.gradient(pr, axis=0); d /= np.linalg.norm(d, axis=1, keepdims=True)+1e-12; l = np.r_[0, np.cumsum(np.hypot(*np.diff(pr, axis=0).T))]; st = l[-1]/len(l); turn_ = np.gradient(np.unwrap(np.arctan2(d[:, 1], d[:, 0])))/st; k = lambda q, r: np.convolve(np.pad(q, int(4*r/st), 'edge'), (lambda w: w/w.sum())(np.exp(-.5*(np.arange(-int(4*r/st), int(4*r/st)+1)*st/r)**2)), 'valid'); turn_ = k(turn_, .0005); convex, dip = np.clip(turn_/900, 0, 1), np.clip(-turn_/800, 0, 1)
        far_ = np.clip((pr[:, 0]-k(pr[:, 0], .0035))/.0014, -1, 1); r, z = pr[:, :1], pr[:, 1:]; N = lambda a, o, s: fbm(np.cos(t)*r*a+seed+7, (np.sin(t)*r*a+z*a*.83), o, s)-.5
        h = .00022*N(60, 3, 1)+.00005*N(420, 3, 2); bare = 0*h; worn = -.26*(mat is black)+.10+.55*convex[:, None]+.30*np.clip(far_, 0, 1)[:, None]+.9*N(70, 4, 3)+(.30*smooth(pr[:, 1], pr[:, 1].max()*.62, pr[:, 1].max()*.97))[:, None]; hollow = (dip+.55*np.clip(-far_, 0, 1))[:, None]*(.55+1.1*N(90, 3, 4))
        w_ = (.06+convex+.5*np.clip(far_, 0, 1))*(pr[:, 0]+.001)*(pr[:, 1] > .0016); w_ /= w_.sum(); dt = lambda a: (t-a+np.pi) % (2*np.pi)-np.pi
        for i, a, s, dp in zip(e.choice(len(l), dents, p=w_), e.uniform(0, 2*np.pi, dents), mm*np.clip(e.lognormal(-.55, .5, dents), .25, 1.8), e.random(dents)): q = ((l-l[i])[:, None]/s)**2+(dt(a)*pr[i, 0]/(s*(.7+1.2*dp)))**2; m_ = np.exp(-q**1.5); h = h-m_*s*(.09+.20*dp); worn = worn+.35*m_*(dp > .4); bare = np.maximum(bare, m_*(dp > .86))
        for z_, a, s in chips: i = np.argmin(np.abs(pr[:, 1]-z_*mm)+.002*(1-convex)); q = np.hypot((l-l[i])[:, None], dt(a)*pr[i, 0]*.55)/(s*mm)+.5*N(300, 3, 8); m_ = smooth(q, 1, .72); h = h-m_*s*mm*(.55+.6*N(500, 2, 9)); bare = np.maximum(bare, m_)
        q = r*(1+.006*np.cos(2*t+seed))+h*d[:, 1:]; q = np.where(r < .0006, r, q); V = np.stack([q*np.cos(t), q*np.sin(t), z-h*d[:, :1]], -1); I = np.arange(h.size).reshape(h.shape); J = np.roll(I, -1, 1); put(grid(name, V.reshape(-1, 3), np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4), mat, worn=worn, hollow=np.clip(hollow, 0, 1), bare=bare), M)
        R = shape[1][0]*mm+.0003; q = lathed([(0, 0), (R-.0003, 0), (R, .0004), (R-.0001, .0011), (0, .0012)], .0002, .0001); q[:, 0] = np.maximum(q[:, 0], 0); r, z = q[:, :1], q[:, 1:]; r = r*(1+.012*(fbm(np.cos(t)*5+seed, np.sin(t)*5, 4, 21)-.5)*(r > R*.8)); V = np.stack(np.broadcast_arrays(r*np.cos(t), r*np.sin(t), z), -1); I = np.arange(V[..., 0].size).reshape(V.shape[:2]); J = np.roll(I, -1, 1); put(grid('felt', V.reshape(-1, 3), np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4), felt), M)
    # ---- the king's cross, carved and glued in, an arm broken long ago
    def cross(M, mat):
        Q = np.array([(-2.5, -.8), (-2.0, 1.0), (-1.25, 4.5), (-4.7, 3.1), (-5.2, 3.4), (-5.2, 7.7), (-4.7, 8.0), (-1.3, 6.7), (-2.5, 11.2), (-2.2, 11.7), (2.2, 11.7), (2.6, 11.2), (1.35, 6.7), (3.0, 7.3), (3.5, 6.2), (3.2, 5.2), (4.3, 4.3), (4.9, 3.3), (4.5, 3.0), (1.3, 4.5), (1.9, 1.0), (2.5, -.8)])*mm; n = len(Q); T = .0019; o = S.mesh('cross', [(a, -T, b) for a, b in Q]+[(a, T, b) for a, b in Q], [tuple(range(n)), tuple(range(2*n-1, n-1, -1))]+[((i+1) % n, i, n+i, n+(i+1) % n) for i in range(n)], [mat])
        r = o.modifiers.new('r', 'REMESH'); r.mode, r.voxel_size = 'VOXEL', .00016; s = o.modifiers.new('s', 'SMOOTH'); s.factor, s.iterations = .5, 9; me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get())); bpy.data.objects.remove(o); V = np.zeros(len(me.vertices)*3, np.float32); me.vertices.foreach_get('co', V); V = V.reshape(-1, 3); nrm = np.zeros_like(V).ravel(); me.vertices.foreach_get('normal', nrm); nrm = nrm.reshape(-1, 3)
        br = smooth(np.hypot(V[:, 0]-.0046, (V[:, 2]-.0064)*.9)+.0006*(fbm(V[:, 0]*2500, V[:, 2]*2500+V[:, 1]*1900, 2, 5)-.5), .0026, .0019); h = .00022*(fbm(V[:, 0]*700+V[:, 1]*300, V[:, 2]*700+V[:, 1]*500, 3, 6)-.5)+.0007*br*(fbm(V[:, 1]*1800, V[:, 2]*500, 3, 7)-.5); V = V+nrm*h[:, None]; V[:, 2] += .0860; V[:, 0] *= 1+.02*V[:, 1]/T; me.vertices.foreach_set('co', V.ravel()); edge = np.clip(np.abs(nrm).max(1)*-2.2+2.15, 0, 1)
        for k_, v in (('worn', .34+.7*edge+.5*(fbm(V[:, 0]*300, V[:, 2]*300, 3, 8)-.5)), ('hollow', .5*smooth(V[:, 2], .0880, .0862)), ('bare', br)): me.attributes.new(k_, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32))
        me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); o = bpy.data.objects.new('cross', me); S.sc.collection.objects.link(o); put(o, M)
    Mk = standing(*at_k, .42); piece('king', KING, Mk, box, 3, chips=((53.6, 3.9, 1.5), (78, 4.6, 1.1), (3, 4.35, 2.4))); cross(standing(*at_k, .30), box)
    # the fallen pawn lies on its base's rim and its head
    def fallen(shape, x, y, way, roll):
        P = np.array(shape)*mm; i = P[:, 0].argmax(); j = P[:, 1] > P[i, 1]+.008; s = math.atan(((P[i, 0]-P[j, 0])/(P[j, 1]-P[i, 1])).min()); ax = np.array((math.cos(way)*math.cos(s), math.sin(way)*math.cos(s), -math.sin(s))); side = np.cross(ax, (0, 0, 1)); side /= np.linalg.norm(side); up = np.cross(side, ax); M = np.eye(4); M[:3, 0], M[:3, 1], M[:3, 2] = math.cos(roll)*side+math.sin(roll)*up, -math.sin(roll)*side+math.cos(roll)*up, ax; M[:3, 3] = (x, y, P[i, 0]*math.cos(s)+P[i, 1]*math.sin(s)+.0001); return M
    piece('fallen', PAWN, fallen(PAWN, -.081, .324, .42, 1.0), black, 5, chips=((3, 2.2, 1.8), (33.2, 1.0, 1.0)))
    piece('pawn', PAWN, standing(-.092, .520, 1.0), box, 9, False); piece('rook', ROOK, standing(.150, .690, 1.0), black, 11, False); piece('bishop', BISHOP, standing(.018, .700, 2.0), black, 13, False); piece('pawn', PAWN, standing(-.235, .640, 2.0), black, 15, False)
    # ---- the table: squares of terrazzo set in concrete, turned to the eye
    th, sq, off = math.radians(27), .054, np.array((.026, .020))
    def slab(g):
        p = here(g); x, y, _ = g.xyz(p)[0:3]; u, v = g.add(g.mul(g.add(g.mul(x, math.cos(th)), g.mul(y, math.sin(th))), 1/sq), off[0]/sq), g.add(g.mul(g.sub(g.mul(y, math.cos(th)), g.mul(x, math.sin(th))), 1/sq), off[1]/sq); i, j = g.m('FLOOR', u), g.m('FLOOR', v); odd = g.m('MODULO', g.m('ABSOLUTE', g.add(i, j)), 2.0); own = g.node('ShaderNodeTexWhiteNoise', noise_dimensions='2D'); g.put(own.inputs['Vector'], g.vec(i, j, 0.0)); own = own.outputs['Value']
        rag = g.mul(g.sub(g.noise(p, 190, 4, .62), .5), .020); rag2 = g.mul(g.sub(g.noise(p, 45, 3, .6), .5), .016); fu, fv = g.sub(u, i), g.sub(v, j); edge = g.m('MINIMUM', g.m('MINIMUM', fu, g.sub(1.0, fu)), g.m('MINIMUM', fv, g.sub(1.0, fv))); edge = g.add(edge, g.add(rag, rag2)); chip = g.mul(g.ss(g.noise(p, 75, 4, .62), .56, .66), g.ss(edge, .10, .02)); joint = g.m('MAXIMUM', g.ss(edge, .020, .011), chip)
        def chips(scale, lo, seed):
            q = g.v('ADD', p, (seed*3.1, seed*1.7, 0)); n = g.noise(q, scale*2.4, 3, .6); V = g.node('ShaderNodeTexVoronoi', voronoi_dimensions='2D', feature='F1'); V.inputs['Scale'].default_value = scale; V.inputs['Randomness'].default_value = 1.0; g.put(V.inputs['Vector'], g.v('ADD', q, g.vec(g.mul(n, .5/scale), g.mul(g.noise(q, scale*1.7, 2), .5/scale), 0.0))); a, b_, d_ = g.xyz(V.outputs['Color'])[0:3]; r = g.mul(g.ss(a, lo, 1.0), .42); return g.ss(V.outputs['Distance'], g.add(r, .05), r), a, b_, d_
        m1, _, b1, d1 = chips(230.0, .55, 1); m2, _, b2, d2 = chips(520.0, .30, 2); f, n1, n2 = g.noise(p, 1500, 3, .65), g.noise(p, 28, 5, .6), g.noise(p, 7, 4, .6)
        lite = g.mix(g.clamp(g.add(own, -.1)), hexc('#a89c88'), hexc('#c2b6a0')); dark = g.mix(own, hexc('#38342f'), hexc('#4a4641')); base = g.mix(odd, lite, dark); chipc = g.mix(odd, g.mix(b1, hexc('#6f675c'), hexc('#e2dccd')), g.mix(b1, hexc('#1c1a19'), hexc('#6f6960'))); chipc2 = g.mix(odd, g.mix(b2, hexc('#857b6e'), hexc('#d8cfbe')), g.mix(b2, hexc('#1f1d1b'), hexc('#a39b8e')))
        col = g.mix(g.mul(m2, .75), base, chipc2); col = g.mix(g.mul(m1, .85), col, chipc); worn = g.ss(g.add(n1, g.mul(g.sub(f, .5), .3)), .46, .68); col = g.mix(g.mul(worn, .34), col, hexc('#988d7e')); col = g.scalec(col, g.add(.72, g.add(g.mul(n2, .35), g.mul(f, .22))))
        stain = g.ss(g.noise(p, 16, 4, .55, .3), .56, .70); col = g.scalec(col, g.sub(1.0, g.mul(stain, .30))); dirt = g.mix(f, hexc('#1d1812'), hexc('#5d5040')); grout = g.mix(g.ss(g.noise(p, 60, 3), .4, .62), dirt, hexc('#7d7467')); col = g.mix(g.mul(joint, .92), col, grout); pit = g.mul(g.ss(g.noise(p, 640, 2, .5), .66, .72), g.ss(n1, .40, .58)); col = g.mix(g.mul(pit, .8), col, hexc('#1d1813')); col = g.mix(g.mul(g.ss(edge, .07, .0), .35), col, dirt)
        h = g.add(g.add(g.mul(n1, .25), g.mul(f, .09)), g.add(g.mul(pit, -.35), g.add(g.mul(joint, -.9), g.add(g.mul(m1, .06), g.mul(g.noise(p, 260, 4, .62), .22))))); rough = g.add(.34, g.add(g.mul(joint, .4), g.add(g.mul(worn, .16), g.add(g.mul(f, .14), g.mul(stain, -.08)))))
        return g.principled(Base_Color=col, Roughness=rough, Specular=.42, Normal=bump(g, h, .0011, .75))
    X, Y = np.meshgrid(np.linspace(-1.4, 1.4, 120), np.linspace(-.3, .93, 90)); Z = -.5*np.clip(Y-.905, 0, 1)**2/.02; cloth('table', np.stack([X, Y, Z], -1), S.mat('slab', slab, 0))
    # a leaf that has come down, curled
    a, b = np.meshgrid(np.linspace(-1, 1, 25), np.linspace(0, 1, 40), indexing='ij'); wl = .013*np.sin(np.pi*b**.8)**.8*(1+.08*np.abs((b*9) % 1-.5)); L = np.stack([a*wl, (b-.5)*.046, .002+.0045*(np.abs(a)**1.4)*np.sin(np.pi*b)*(1+.5*a)+.008*np.clip(b-.55, 0, 1)**2*4+.0008*np.sin(b*17+a*3)], -1)
    def leafy(g): d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); g.put(d.inputs[0], hexc('#a8802c')); g.put(t.inputs[0], hexc('#d09a30')); return g.mixsh(.5, d.outputs[0], t.outputs[0])
    put(cloth('leaf', L, S.mat('leaf', leafy, 0)), standing(-.030, .520, .9))
    # ---- the park: ground, fronts, the arch, trunks and leaves by slope, then the lens
    w, h_ = 1600, 1000; k = 36/lens; X, Z = np.meshgrid((np.linspace(0, 1, w, dtype=np.float32)-.5)*k, ((.5-np.linspace(0, 1, h_, dtype=np.float32))*.625+shift)*k); g = np.random.default_rng(4); px = lambda x, z: ((x/k+.5)*w, (.5-(z/k-shift)/.625)*h_); N = lambda a, b, o, s: fbm(X*a+3, Z*b+5, o, s); lay = lambda img, m, col: img*(1-m[..., None])+col*m[..., None]; sunny = smooth(X, .26, -.30)[..., None]
    d = .82/np.maximum(-Z, .008); gx = X*d; ground = (c('#68666a')*.34)[None, None]*(.7+.6*N(60, 300, 4, 3))[..., None]; lit = smooth(fbm(gx*.5+d*.30+2, d*.22, 3, 7), .51, .60); ground = ground+(lit*.80)[..., None]*c('#f0bc74')*(.55+.6*sunny); ground = lay(ground, smooth(fbm(gx*2.2, d*1.1, 4, 8), .50, .62)*.5, c('#b8862e')*(.30+.6*lit[..., None]))
    img = (c('#b8a078')*.42+sunny*c('#f0c47c')*.62)*np.ones((h_, w, 1), np.float32); img = lay(img, smooth(Z, .066, .056)*smooth(X, .09, .11), c('#6c4636')*.30*(.7+.6*N(30, 12, 3, 4))[..., None])
    ax = .035; arch = smooth(np.abs(X-ax), .062, .058)*smooth(Z, .070, .066); hole = smooth(np.abs(X-ax), .028, .025)*smooth(Z-np.sqrt(np.maximum(.026**2-(X-ax)**2, 0)), .022, .019); img = lay(img, arch*(1-hole), c('#e0cca8')*(.44+.22*smooth(X, ax+.05, ax-.05)-.2*smooth(np.abs(Z-.056), .004, .002))[..., None]); img = lay(img, smooth(Z+.026*(N(22, 4, 4, 9)-.5), .014, .004), c('#2e2c1a')*(.16+.40*N(40, 40, 3, 10))[..., None]+sunny*c('#a07828')*.12); img = lay(img, smooth(Z, .0, -.003), ground)
    for s_, lo, cols, kk in ((9, .42, ('#2c2c14', '#5c4c1c'), .34), (17, .49, ('#4c4618', '#a07020'), .60), (31, .55, ('#7c6420', '#eca030'), 1.0)):
        dens = N(s_, s_*1.1, 5, s_)+.22*smooth(Z, .02, .075)+.10*smooth(np.abs(X+.02), .10, .26)-.22*np.exp(-((X-ax)/.06)**2)*smooth(Z, .075, .05)-.08; m_ = smooth(dens, lo+.01, lo+.07)*smooth(Z, .006, .022); tone = smooth(N(s_*2.2, s_*2.2, 4, s_+1), .3, .7)[..., None]; img = lay(img, m_*.95, (c(cols[0])*(1-tone)+c(cols[1])*tone*1.4)*kk*(.35+1.1*sunny))
    for x0, lean, wd, foot, tone in ((-.262, .05, .046, -.068, .030), (-.118, -.04, .022, -.030, .06), (-.030, .04, .011, -.020, .10), (.205, -.05, .036, -.080, .025), (.128, .06, .013, -.024, .08)):
        xs = x0+lean*(Z-foot)+.006*np.sin(Z*40+x0*90); m_ = smooth(np.abs(X-xs), wd*.55, wd*.45)*smooth(Z, foot-.002, foot+.002); img = lay(img, m_, c('#6a5646')*tone*(.7+.6*N(50, 12, 3, 20))[..., None]+(smooth(xs-X, wd*.2, wd*.5)*.30)[..., None]*c('#ffb45c'))
    dens = lambda x, z: fbm(np.array([x*26.+1]), np.array([z*26.]), 3, 33)[0]; spots = []
    while len(spots) < 280:
        x, z = g.uniform(-.30, .30), .010+.085*g.random()
        if dens(x, z) > .44+.24*g.random(): spots.append((x, z, min(.34, (.020+.045*smooth(x, .28, -.25))*np.exp(g.normal()*1.3)), ['#ffe2a8', '#ffd080', '#f0e4cc', '#ffc460', '#dce4ea', '#e8b848'][g.integers(6)]))
    for _ in range(44): x, z = g.uniform(-.30, .30), -.002-.085*g.random()**1.4; spots.append((x, z, .016*np.exp(g.normal()*1.3), ['#ffd890', '#ffb850', '#d8a860'][g.integers(3)]))
    R = 54; flat = img*0
    for x, z, p_, col in spots[::2]:
        i, j = (int(q) for q in px(x, z))
        if 0 <= i < w and 0 <= j < h_: flat[j, i] += p_*np.pi*R*R*c(col)
    img = (unfocused((img+flat).astype(np.float32), spots[1::4], px, R, g)+unfocused(0*img, spots[3::4], px, int(R*.8), g))[::-1]; back = image('park', img); o = S.mesh('seen', [(-6, 3, -4), (6, 3, -4), (6, 3, 4), (-6, 3, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    # ---- the sun through the last leaves, the open sky, trees all round
    az, el = math.radians(-48), math.radians(15); sun = np.array((math.sin(az)*math.cos(el), math.cos(az)*math.cos(el), math.sin(el))); L = S.lamp((0, 0, 1), '#ffbe7c', 22, .1, 'SUN', tuple(np.array((0, 0, 1))-sun)); L.data.angle = math.radians(.7)
    m_ = sun*5; e1 = np.cross((0, 0, 1), sun); e1 /= np.linalg.norm(e1); e2 = np.cross(sun, e1)
    def twigs(g_): q = g_.v('ADD', here(g_), (.7, .3, 0)); t = g_.node('ShaderNodeBsdfTransparent'); d_ = g_.node('ShaderNodeBsdfDiffuse'); d_.inputs[0].default_value = (0, 0, 0, 1); far_ = g_.v('LENGTH', g_.v('CROSS_PRODUCT', g_.v('SUBTRACT', here(g_), (0, .33, .045)), tuple(sun))); n = g_.noise(q, 4.0, 4, .6); return g_.mixsh(g_.mul(g_.mul(g_.ss(n, .44, .50), g_.ss(g_.add(far_, g_.mul(g_.sub(n, .5), .25)), .10, .17)), .92), t.outputs[0], d_.outputs[0])
    o = S.mesh('twigs', [tuple(m_+i*3*e1+j*3*e2) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], [S.mat('twigs', twigs, 0)]); o.visible_camera = o.visible_diffuse = o.visible_glossy = False
    def around(az_, el_):
        up = smooth(el_, 14, 60); toward = np.exp(-(((az_+55+180) % 360-180)/55)**2); tree = smooth(el_-(26+26*(fbm(az_/16, az_*0, 4, 7)-.5)+14*(fbm(az_/5, el_/5, 4, 8)-.5)), 5, -5); sky = (c('#8fb0dc')*.40)[None, None]*(.7+.5*up)[..., None]+(toward*.8)[..., None]*c('#ffe0b0'); leaf = (c('#5a4a22')*(.12+.30*fbm(az_/6, el_/6, 4, 9))[..., None]+(toward*(.25+.8*fbm(az_/4, el_/4, 4, 10)))[..., None]*c('#e0a038')); return np.where((el_ < 0)[..., None], c('#5c5040')*.20*np.ones_like(sky), sky*(1-tree[..., None])+leaf*tree[..., None]).astype(np.float32)
    round_picture(((-55, 15, 10, 7, 2, 3.0, '#ffc890'), (140, 42, 60, 30, 2, 1.3, '#a8c4f0')), around); S.sc.world.cycles.sampling_method = 'NONE'
    S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=5.6, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=4, clamp=3.0, thr=.012, ev=.5, sat=.9, contrast=1.08, vig=.22, bloom_k=.12, bloom_th=.9)

def interlace(straps, half, over, cell, R, rim):
    """A pierced rosette of straps (closed lines of points) that go over and under each other in turn, within a ring `rim` wide: points, quads, how far inside an edge and how deep each point lies (metres); every outline is moved onto its true curve"""
    A_, B_, own, S_ = [], [], [], []
    for i, p in enumerate(straps): q = np.vstack([p, p[:1]]); d = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]; s = np.linspace(0, d[-1], int(d[-1]/.0008)); q = np.stack([np.interp(s, d, q[:, k]) for k in (0, 1)], 1); A_.append(q[:-1]); B_.append(q[1:]); own.append(np.full(len(q)-1, i)); S_.append(s[:-1])
    a, b, own, s0 = np.concatenate(A_), np.concatenate(B_), np.concatenate(own), np.concatenate(S_); D = b-a; cross = lambda p, q: p[..., 0]*q[..., 1]-p[..., 1]*q[..., 0]; den = cross(D[:, None], D[None]); den = np.where(np.abs(den) < 1e-12, 1e-12, den); w = a[None]-a[:, None]; t, u = cross(w, D[None])/den, cross(w, D[:, None])/den; i, j = np.nonzero((t >= 0)&(t < 1)&(u >= 0)&(u < 1)); keep = (i < j-1)&~((own[i] == own[j])&(np.abs(i-j) < 5)); i, j = i[keep], j[keep]
    at = [[] for _ in straps]; step = np.hypot(*D.T)
    for k, (x, y) in enumerate(zip(i, j)): at[own[x]].append((s0[x]+t[x, y]*step[x], k)); at[own[y]].append((s0[y]+u[x, y]*step[y], k))
    place = {}; [q.sort() for q in at]
    for n, q in enumerate(at):
        for m_, (_, k) in enumerate(q): place.setdefault(k, []).append((n, m_))
    phase, todo = {0: 0}, [0]
    while todo:
        n = todo.pop()
        for m_, (_, k) in enumerate(at[n]):
            for n2, m2 in place[k]:
                if n2 not in phase: phase[n2] = (phase[n]+m_+m2+1) % 2; todo.append(n2)
    lift = np.zeros(len(a))
    for n, q in enumerate(at):
        if q: e = np.array([x for x, _ in q]); v = np.array([1.0-2*((phase.get(n, 0)+m_) % 2) for m_ in range(len(q))]); L = s0[own == n].max(); lift[own == n] = np.interp(s0[own == n], np.r_[e[-1]-L, e, e[0]+L], np.r_[v[-1], v, v[0]])
    lift = np.sin(np.clip(lift, -1, 1)*np.pi/2)*over; N = int(2*(R+.002)/cell)+1; x = (np.arange(N)-N//2)*cell; F, Z = np.full((N, N), -1.), np.full((N, N), -1.)
    for k in range(len(a)):
        lo, hi = np.minimum(a[k], b[k])-half*1.6, np.maximum(a[k], b[k])+half*1.6; i0, i1, j0, j1 = (int(np.clip(q/cell+N//2+e, 0, N)) for q, e in ((lo[0], 0), (hi[0], 2), (lo[1], 0), (hi[1], 2)))
        if i1 <= i0 or j1 <= j0: continue
        X, Y = np.meshgrid(x[i0:i1], x[j0:j1], indexing='ij'); q = np.clip(((X-a[k, 0])*D[k, 0]+(Y-a[k, 1])*D[k, 1])/(step[k]**2+1e-15), 0, 1); d = np.hypot(X-a[k, 0]-q*D[k, 0], Y-a[k, 1]-q*D[k, 1]); f = half-d; F[i0:i1, j0:j1] = np.maximum(F[i0:i1, j0:j1], f); z = np.where(f > 0, lift[k]-.00022*smooth(f, .00040, 0)-.00016*np.exp(-(d/.00022)**2), -1); Z[i0:i1, j0:j1] = np.maximum(Z[i0:i1, j0:j1], z)
    X, Y = np.meshgrid(x, x, indexing='ij'); r = np.hypot(X, Y); ring = np.minimum(r-(R-rim), R+.0012-r); Z = np.where(ring > 0, np.maximum(Z*(Z > -.5)+(Z < -.5)*-.0002, .0003-.00022*smooth(ring, .0004, 0)), np.where(Z < -.5, -.0004, Z)); F = np.minimum(np.maximum(F, ring), R+.0012-r); gx, gy = np.gradient(F, cell); g2 = gx*gx+gy*gy+1e-3
    mid = (F[:-1, :-1]+F[1:, :-1]+F[:-1, 1:]+F[1:, 1:])/4 > 0; I = np.arange(N*N).reshape(N, N); quads = np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1); pad = np.pad(mid, 1); touch = np.stack([pad[:-1, :-1], pad[1:, :-1], pad[:-1, 1:], pad[1:, 1:]]); edge = touch.any(0)&~touch.all(0); mv = np.clip(F/g2, -.9*cell, .9*cell)*edge; P = np.stack([X-mv*gx, Y-mv*gy, Z], -1).reshape(-1, 3)
    walls = []
    for ax, sg in ((0, 1), (0, -1), (1, 1), (1, -1)):       # an edge with a cell on one side only has a wall below it
        out = mid&~np.roll(pad, -sg, ax)[1:-1, 1:-1]; q = quads[out]; e = q[:, {(0, 1): (1, 2), (0, -1): (3, 0), (1, 1): (2, 3), (1, -1): (0, 1)}[ax, sg]]; walls.append(e)
    e = np.concatenate(walls); low = P.copy(); low[:, 2] = -.0028; V = np.concatenate([P, P, low]); n = N*N; Q = np.concatenate([quads[mid], np.stack([e[:, 1]+n, e[:, 0]+n, e[:, 0]+2*n, e[:, 1]+2*n], -1)]); used, Q2 = np.unique(Q, return_inverse=True); f = np.concatenate([F.ravel(), F.ravel()*0, F.ravel()*0-.001]); return V[used], Q2.reshape(Q.shape), f[used]
def parlour(w, h, R):
    """An old Beirut room at nightfall, far out of focus (top row first): three tall arches of blue dusk between slender columns, a wall that two unlike lamps light unequally; `R` is the radius of a disc in pixels"""
    from PIL import Image, ImageDraw
    c = lambda q: np.array(hexc(q), np.float32); X, Y = np.meshgrid((np.arange(w)+.5)/w, (np.arange(h)+.5)/w); g = np.random.default_rng(3); im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im); ux, uy, s = .30, .02, .082; img = (.034+.040*fbm(X*5, Y*5, 4, 3))[..., None]*c('#8a6450')
    for x, y, sx, sy, k, col in ((.90, .10, .13, .10, .50, '#ff9a54'), (.66, .21, .05, .05, .16, '#ff8a40'), (.10, .24, .06, .08, .20, '#ffa860')): img = img+(k*.30*np.exp(-((X-x)/sx)**2-((Y-y)/sy)**2)*(.6+.8*fbm(X*9, Y*9, 3, 8)))[..., None]*c(col)
    for k, (x, top, wd) in enumerate(((0, .022, 1.0), (1.42, 0, 1.08), (2.88, .026, .98))):
        x0 = (ux+x*s)*w; y0 = (uy+top)*w; r = s*wd*.5*w; d.pieslice([x0-r, y0, x0+r, y0+2.2*r], 180, 360, fill=255); d.rectangle([x0-r, y0+1.1*r, x0+r, y0+(.28-top)*w], fill=255)
        d.rectangle([x0-.012*r, y0, x0+.012*r, y0+.28*w], fill=60); d.rectangle([x0-r, y0+1.15*r, x0+r, y0+1.22*r], fill=50)
    m_ = (np.asarray(im, np.float32)/255)[..., None]; t = np.clip((Y-uy)/.24, 0, 1); sky = np.stack([np.interp(t, (0, .35, .65, .85, 1), [c(q)[k] for q in ('#3a568c', '#5c7cae', '#8a98b4', '#bfa09a', '#cf9a7c')]) for k in range(3)], -1)*(.62+.25*fbm(X*6, Y*14, 3, 5))[..., None]; img = img*(1-m_)+sky*m_*.75
    px = lambda x, z: ((x+.5)*w, z*w); lamps = ((.395, .062, 1.5, '#ffb678'), (.332, .098, .45, '#ff9c58'), (.165, .112, .26, '#ff8a48'), (.225, .085, .07, '#ff9450')); a = unfocused(img.astype(np.float32), lamps[::2], px, R, g); return a+unfocused(0*img, lamps[1::2], px, int(R*.8), g)
def oud():
    """An oud in a corner of an old Beirut house at nightfall, within a hand's breadth of its soundboard: copper-wound and pale strings in pairs run over the pierced rosette, its near edge sharp; aged spruce with a worn pick guard; a lamp low on the right rakes it across the strings, dusk fills the left, a second glow lies in the lacquer. On the board x runs along the strings to the neck, y across them to the bass side, z out of it; the rosette's middle is 0. el, turn, roll: how the lens looks along it"""
    fine = A.get('w', 640) > 1000; lens, focus, shift, R = 60, .19, 0, .055; el, b, ro = (math.radians(v) for v in (21, -26, 4)); c = lambda q: np.array(hexc(q), np.float32); g_ = np.random.default_rng(5)
    n, f, r = np.array((0, -math.sin(el), math.cos(el))), np.array((0, math.cos(el), math.sin(el))), np.array((1., 0, 0)); ex = math.cos(b)*f+math.sin(b)*r; M = np.stack([ex, np.cross(n, ex), n]); cr, sr = math.cos(ro), math.sin(ro); lean = np.array(((cr, 0, -sr), (0, 1, 0), (sr, 0, cr))); M = M@lean; near = -R*np.array((math.cos(b), math.sin(b), 0)); O = np.array((-.020, focus, -.0235))-near@M; on = lambda P: np.asarray(P, float)@M+O; put = lambda *q: tuple(float(v) for v in on(q))
    def local(g): p = g.v('SUBTRACT', here(g), tuple(O)); return [g.v('DOT_PRODUCT', p, tuple(float(v) for v in q)) for q in M]
    # ---- year rings by where they lie across (tone, hardness), the pick guard's outline
    W = 8192; wide = .36; t = np.linspace(-wide/2, wide/2, W); rings = np.cumsum(np.exp(g_.normal(0, .20, 500))*(.00105+.00045*np.sin(np.arange(500)*.05+1)))-wide/2-.02; i = np.clip(np.searchsorted(rings, t)-1, 0, 498); p = (t-rings[i])/(rings[i+1]-rings[i]); late = np.where(p < .8, np.clip(p/.8, 0, 1)**3.2, np.clip((1-p)/.2, 0, 1)**.55)*(.45+.75*g_.random(500)[i]); grain = image('rings', np.repeat(np.stack([late, g_.random(500)[i], 0*t], -1)[None], 2, 0))
    X, Y = np.meshgrid(np.linspace(-.16, 0, 800), np.linspace(-.05, .05, 500)); hw = np.interp(X, *np.array([(-.16, -.03), (-.137, -.0006), (-.130, .0030), (-.124, .0062), (-.117, .0128), (-.108, .0205), (-.098, .0252), (-.088, .0268), (-.078, .0256), (-.070, .0228), (-.064, .0196), (0, .0196)]).T); hw = np.apply_along_axis(lambda q: np.convolve(np.pad(q, 9, 'edge'), np.ones(19)/19, 'valid'), 1, hw); guard = image('guard', np.repeat(((hw-np.abs(Y))/.02+.5)[..., None], 3, 2))
    def spruce(g):
        x, y, z = local(g); p = g.vec(x, y, z); N = lambda sx, sy, d=3, k=.55, s=0.0: g.noise(g.vec(g.mul(x, sx), g.mul(y, sy), s), 1, d, k); look = lambda im, u, v: (lambda q: (g.put(q.inputs[0], g.vec(u, v, 0.0)), g.xyz(q.outputs[0]))[1])(g.node('ShaderNodeTexImage', image=im, extension='EXTEND'))
        yw = g.add(g.add(y, g.mul(g.sub(N(6, 9, 2), .5), .0040)), g.mul(g.sub(N(90, 200, 2, s=4.0), .5), .00022)); q = look(grain, g.add(.5, g.div(yw, wide)), .5); late, own = q[0], q[1]; r_ = g.m('SQRT', g.add(g.mul(x, x), g.mul(y, y))); a = g.m('ARCTAN2', y, x)
        fib, film, big = N(160, 5200, 3, .6, 1.0), N(60, 60, 4), N(11, 14, 4, .55, 7.0); silk = g.mul(g.ss(N(5200, 420, 3, .6, 9.0), .56, .74), g.ss(N(26, 40, 3, .5, 5.0), .42, .62))
        col = g.mix(g.clamp(g.add(g.mul(late, .88), g.mul(g.sub(fib, .5), .42))), hexc('#cf9a5a'), hexc('#7c4820')); col = g.mix(g.mul(silk, .42), col, hexc('#ebc48a')); col = g.scalec(col, g.add(.66, g.add(g.mul(big, .48), g.mul(own, .14)))); grime = g.add(g.mul(g.ss(big, .50, .72), .35), g.mul(g.ss(r_, R+.022, R+.004), .30)); col = g.mix(g.mul(grime, film), col, hexc('#4a2612'))
        # the pick guard: dark veneer let in flush, a pale line round it, worn by the plectrum across the strings
        gd = g.mul(g.sub(look(guard, g.add(1.0, g.div(x, .16)), g.add(.5, g.div(y, .10)))[0], .5), .02); gd = g.add(gd, g.mul(g.sub(N(300, 300, 2, s=3.0), .5), .00016)); ing = g.ss(gd, -.00004, .00004); stroke = N(330, 26, 3, .62, 6.0); wear = g.mul(g.ss(g.add(stroke, g.mul(g.sub(film, .5), .7)), .50, .66), g.mul(g.ss(g.m('ABSOLUTE', g.add(x, .083)), .030, .004), g.ss(g.m('ABSOLUTE', g.sub(y, .002)), .030, .012))); rose = g.mix(N(90, 1900, 4, .65, 8.0), hexc('#2a140c'), hexc('#6a3420')); rose = g.mix(g.mul(wear, .55), rose, hexc('#a9724a')); col = g.mix(ing, col, rose); col = g.mix(g.mul(g.ss(g.m('ABSOLUTE', g.add(gd, .00042)), .00034, .00024), .85), col, hexc('#c9b48a'))
        # inlay round the hole: ebony, bone, a band of small wedges, bone, ebony
        rr = g.add(g.sub(r_, R), g.mul(g.sub(N(400, 400, 2, s=5.0), .5), .00012)); band = lambda lo, hi: g.mul(g.ss(rr, lo-.00005, lo+.00005), g.ss(rr, hi+.00005, hi-.00005)); k = g.add(g.mul(a, 92/(2*math.pi)), g.mul(g.sub(N(60, 60, 2, s=6.0), .5), .20)); fr = g.m('FRACT', k); wedge = g.ss(g.sub(g.mul(g.m('ABSOLUTE', g.sub(fr, .5)), 2.0), g.div(g.sub(rr, .0021), .0030)), -.05, .05); tone = g.white(g.vec(g.m('FLOOR', k), 3.0, 1.0)); black = g.mix(fib, hexc('#0d0806'), hexc('#2a1a12')); bone = g.mix(g.clamp(g.add(film, g.mul(g.sub(fib, .5), .6))), hexc('#a08258'), hexc('#d8c49a'))
        for lo, hi, m_ in ((0, .0016, black), (.0016, .0021, bone), (.0021, .0051, g.mix(wedge, g.mix(tone, hexc('#34160c'), hexc('#6a341c')), g.scalec(bone, g.add(.55, g.mul(tone, .45))))), (.0051, .0055, bone), (.0055, .0072, black)): col = g.mix(band(lo, hi), col, m_)
        inl = band(-.001, .0072)
        # the lacquer: hairs of the plectrum, knocks, dust where no hand wipes
        hair = 0.0
        for k_, (a_, b_, w_) in enumerate(((1.0, .16, .9), (.92, -.38, .7), (.35, 1.0, .35), (1.0, -.05, .8), (.8, .6, .4))): n_ = g.noise(g.vec(g.add(g.mul(x, 230*a_), g.mul(y, 230*b_)), g.sub(g.mul(y, 7*a_), g.mul(x, 7*b_)), 3.0+7*k_), 1, 1, .4); hair = g.m('MAXIMUM', hair, g.mul(g.mul(g.ss(g.m('ABSOLUTE', g.sub(n_, .5)), .0042, .0010), g.ss(g.noise(p, 38, 3, .55, w=2.0+k_), .50, .60)), w_))
        dent = g.ss(g.noise(g.v('MULTIPLY', p, (95, 150, 0)), 1, 1, .4), .73, .80); dust = g.mul(g.ss(g.noise(p, 1500, 2, .6), g.sub(.74, g.mul(g.ss(N(19, 19, 4, .6, 3.0), .46, .70), .10)), .80), .8); haze_ = g.mul(g.ss(N(24, 24, 5, .6, 11.0), .44, .74), .10); col = g.mix(g.clamp(g.add(g.mul(hair, .26), g.add(g.mul(dust, .55), haze_))), col, hexc('#d9c4a2'))
        ro_ = g.add(g.add(.24, g.mul(film, .16)), g.add(g.mul(hair, .20), g.mul(g.add(dust, g.mul(haze_, 2.0)), .35))); h = g.add(g.add(g.mul(late, .16), g.mul(fib, .06)), g.add(g.add(g.mul(film, .22), g.mul(hair, -.16)), g.add(g.mul(dent, -1.1), g.mul(dust, .25)))); h = g.mix(inl, h, g.mul(h, .5))
        return g.principled(Base_Color=col, Roughness=ro_, Specular=.45, Clearcoat=.35, Clearcoat_Roughness=.16, Normal=bump(g, h, .00016, .75))
    outline = lambda a: np.interp(a % (2*np.pi), np.linspace(0, 2*np.pi, 361), edge_r); ang = np.linspace(0, 2*np.pi, 361); xs = np.linspace(-.30, .172, 900); hw_ = np.interp(xs, *np.array([(-.30, .0), (-.296, .035), (-.28, .080), (-.25, .122), (-.21, .153), (-.16, .172), (-.11, .178), (-.06, .172), (0, .150), (.06, .112), (.11, .074), (.15, .043), (.172, .030)]).T); hw_ = np.convolve(np.pad(hw_, 20, 'edge'), np.ones(41)/41, 'valid'); pts = np.concatenate([np.stack([xs, hw_], 1), np.stack([xs[::-1], -hw_[::-1]], 1)]); pa = np.arctan2(pts[:, 1], pts[:, 0]) % (2*np.pi); o_ = np.argsort(pa); edge_r = np.interp(ang, pa[o_], np.hypot(*pts[o_].T), period=2*np.pi)
    th = np.linspace(0, 2*np.pi, 721); q = np.linspace(0, 1, 60)[:, None]**1.5; rad = R*(1-q)+outline(th)[None]*q; cloth('board', on(np.stack(np.broadcast_arrays(rad*np.cos(th), rad*np.sin(th), 0*rad), -1)), S.mat('spruce', spruce, 0)); dark = S.plain('dark', '#1a0d07', .9, haze=0); ribs = S.plain('ribs', '#3a1a0c', .35, haze=0)
    ed = outline(th); cloth('lip', on(np.stack([np.stack([ed*k*np.cos(th), ed*k*np.sin(th), z+0*th], -1) for k, z in ((1, 0), (1.004, -.0008), (1.006, -.003), (1.0, -.02), (.9, -.07), (.6, -.13))])), ribs); cloth('in', on(np.stack([np.stack([R*k*np.cos(th), R*k*np.sin(th), z+0*th], -1) for k, z in ((1, 0), (1, -.0022), (1.6, -.003), (2.2, -.05), (.01, -.07))])), dark)
    cloth('edge', on(np.stack([np.stack([ed*k*np.cos(th), ed*k*np.sin(th), z+0*th], -1) for k, z in ((.958, .00003), (.962, .0004), (1.003, .0004), (1.004, -.002))])), S.plain('edge', '#2a140a', .6, spec=.1, haze=0))
    # ---- the rosette
    star = lambda n_, k, q, ph: np.stack([q*np.cos(ph+2*np.pi*k*np.arange(n_)/n_), q*np.sin(ph+2*np.pi*k*np.arange(n_)/n_)], 1); loop = lambda fr: np.stack([fr(th[:-1])*np.cos(th[:-1]), fr(th[:-1])*np.sin(th[:-1])], 1); e_ = .13
    straps = [star(10, 3, R-.001, e_), star(5, 2, R-.001, e_+np.pi/10), star(5, 2, R-.001, e_+np.pi/10+np.pi/5), loop(lambda a: R*(.655+.135*np.cos(10*(a-e_)))), loop(lambda a: R*(.245+.055*np.cos(10*(a-e_)+np.pi)))]
    V, F, inn = interlace(straps, .00128, .00020, .00010 if fine else .00018, R, .0028); V[:, 2] += -.0004+.00025*(fbm(V[:, 0]*60, V[:, 1]*60, 3, 4)-.5)
    def walnut(g):
        x, y, z = local(g); p = g.vec(x, y, z); i_ = g.node('ShaderNodeAttribute', attribute_name='inside').outputs['Fac']; fib, film, f = g.noise(g.vec(g.mul(x, 170), g.mul(y, 2600), g.mul(z, 900)), 1, 4, .65), g.noise(p, 140, 4, .6), g.noise(p, 1300, 3, .6); pore = g.ss(g.noise(g.vec(g.mul(x, 320), g.mul(y, 4200), 1.0), 1, 2, .5), .64, .72); low = g.ss(z, .00005, -.0009); worn = g.mul(g.ss(i_, .00050, .00005), g.mul(g.ss(i_, -.0005, -.00001), g.ss(film, .36, .62)))
        col = g.mix(g.clamp(g.add(fib, g.mul(g.sub(film, .5), .5))), hexc('#4c2c18'), hexc('#a87444')); col = g.mix(g.mul(worn, .55), col, hexc('#d0a070')); col = g.mix(g.clamp(g.add(g.mul(low, .65), g.mul(pore, .4))), col, hexc('#1c0e08')); dust = g.mul(g.ss(f, .60, .74), g.mul(g.ss(film, .46, .66), g.sub(.5, g.mul(worn, .4)))); col = g.mix(g.mul(dust, .4), col, hexc('#b89c78')); return g.principled(Base_Color=col, Roughness=g.add(.27, g.add(g.mul(film, .18), g.mul(dust, .3))), Specular=.4, Normal=bump(g, g.add(g.add(g.mul(fib, .35), g.mul(pore, -.5)), g.add(g.mul(film, .5), g.mul(f, .15))), .00022, .7))
    o = grid('rosette', on(V), F, S.mat('walnut', walnut, 0), inside=inn); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(48)
    # ---- strings in pairs, the bass on the far side of y: wound copper, then pale gut
    def copper(g):
        u = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0]; p = here(g); film, f, s = g.noise(p, 55, 4, .6), g.noise(p, 800, 3, .6), g.noise(g.vec(g.m('FLOOR', u), 1.0, 2.0), 1.7, 2, .6); wind = g.m('ABSOLUTE', g.sub(g.m('FRACT', u), .5)); tar = g.clamp(g.add(g.add(.08, g.mul(g.sub(film, .45), 1.5)), g.add(g.mul(g.sub(s, .5), .7), g.add(g.mul(g.sub(f, .5), .5), g.mul(g.ss(wind, .30, .5), .7))))); return g.principled(Base_Color=g.mix(tar, hexc('#e8b490'), hexc('#5a3a2a')), Metallic=1.0, Roughness=g.add(.33, g.mul(tar, .18)), Normal=bump(g, g.m('SQRT', g.sub(1.0, g.mul(g.mul(wind, wind), 3.9))), .00004, .7))
    def gut(g):
        p = here(g); f = g.noise(p, 600, 3, .6); col = g.scalec(hexc('#ecdcba'), g.add(.72, g.mul(g.noise(p, 90, 4, .6), .5))); d, t_, gl, lw = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeBsdfGlossy'), g.node('ShaderNodeLayerWeight'); [g.put(q.inputs[0], col) for q in (d, t_)]; g.put(gl.inputs[1], g.add(.14, g.mul(f, .14))); lw.inputs[0].default_value = .3; return g.mixsh(g.mul(lw.outputs[0], .5), g.mixsh(.5, d.outputs[0], t_.outputs[0]), gl.outputs[0])
    cu, gu = S.mat('copper', copper, 0), S.mat('gut', gut, 0); a24 = np.linspace(0, 2*np.pi, 25)
    for k, (y0, rad_, m_, pitch) in enumerate(((.0215, .00066, cu, .00030), (.0108, .00055, cu, .00026), (.0004, .00046, cu, .00022), (-.0106, .00043, gu, 1), (-.0212, .00034, gu, 1))):
        for s_ in (-1, 1):
            L = np.linspace(-.20, .42, 2200); y = (y0+s_*(.00155+.0002*k*(s_ > 0))+g_.normal(0, .00012))*(1-.38*(L+.05)/.42)+.0003*s_*np.sin(L*5+k); z = .0072-.0095*L+g_.normal(0, .0001); turn_ = np.cumsum(np.gradient(L))/pitch; P = np.stack([L[:, None]+0*a24, y[:, None]+rad_*np.cos(a24), z[:, None]+rad_*np.sin(a24)], -1); cloth('string', on(P), m_, np.stack(np.broadcast_arrays(turn_[:, None]+a24/(2*np.pi), L[:, None]*9), -1))
    # ---- the neck, the room's picture, what lacquer and strings mirror, the lamps
    P = [put(*q) for q in ((.172, -.029, .0012), (.42, -.021, .0012), (.42, .021, .0012), (.172, .029, .0012), (.172, -.029, -.03), (.42, -.021, -.02), (.42, .021, -.02), (.172, .029, -.03))]; S.mesh('neck', P, [(0, 1, 2, 3), (4, 5, 1, 0), (3, 2, 6, 7), (0, 3, 7, 4)], [S.plain('ebony', '#120b08', .35, haze=0)])
    w, h = 1600, 1000; back = image('parlour', parlour(w, h, 44)[::-1]); o = S.mesh('seen', [(-8, 5, -5), (8, 5, -5), (8, 5, 5), (-8, 5, 5)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    round_picture(((-22, 42, 3.6, 13, 3, .5, '#7f9fd8'), (-12, 44, 4.2, 15, 3, .6, '#86a8dc'), (-1, 42, 3.6, 13, 3, .45, '#7f9fd8'), (14, 36, 9, 12, 2, .55, '#ffb47c'), (-54, 40, 7, 12, 2, 1.4, '#86a8e4'), (62, 27, 8, 8, 2, 5, '#ffd8b0'), (62, 24, 26, 20, 2, .5, '#ffb47c'), (0, 80, 50, 14, 2, .10, '#b08060'), (170, 20, 40, 20, 2, .10, '#a07050')), lambda az, el_: (.010+.016*smooth(el_, -20, 50))[..., None]*c('#a87858')+0*az[..., None]); S.sc.world.cycles.sampling_method = 'NONE'
    mid = put(-.03, .01, 0); la, le = math.radians(62), math.radians(27); far = .85; way = math.sin(la)*r+math.cos(la)*f; at = np.array(mid)+far*((math.cos(le)*way+math.sin(le)*n)@lean); o = S.lamp(tuple(at), '#ffcfa0', 11.0, .045, 'AREA', mid); o.visible_camera, o.visible_glossy = False, True
    ga, ge = math.radians(6), math.radians(34); o = S.lamp(tuple(np.array(mid)+1.0*np.array((math.sin(ga)*math.cos(ge), math.cos(ga)*math.cos(ge), math.sin(ge)))), '#ffd4a6', .58, .2, 'AREA', mid); o.data.shape, o.data.size, o.data.size_y, o.visible_camera, o.visible_diffuse, o.visible_glossy = 'RECTANGLE', .16, .30, False, False, True
    o = S.lamp((-.9, 1.1, .75), '#7fa6ee', 2.8, .6, 'AREA', mid); o.data.shape, o.data.size, o.data.size_y = 'RECTANGLE', .5, .7; o.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=8, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=3, clamp=2.0, thr=.015, ev=.85, vig=.25, bloom_k=.12, bloom_th=.9, sat=.80)
def tawle():
    """A backgammon board left open on a café table of Beirut's Corniche at dusk, very near: two worn bone dice and draughts on marquetry, the corner of the frame with its mosaic of wood and mother-of-pearl. A café lamp on the left rakes it, the dusk fills the rest; Beirut's view far out of focus. The nearer die is sharp. On the board u runs along the players' rail away from the corner, v from that rail towards us; maps are in millimetres"""
    fine = A.get('w', 640) > 1000; lens, focus, ez, row = 45, .134, .043, .16; shift = -(.5-row)*.625; eye = np.array((0, 0, ez)); c = lambda q: np.array(hexc(q), np.float32); g_ = np.random.default_rng(6); k_ = lambda q: q[..., None]
    turn = math.radians(20); K, d1, d2 = np.array((-.019, .246)), np.array((math.sin(turn), -math.cos(turn))), np.array((-math.cos(turn), -math.sin(turn)))
    def on(u, v, z): return np.stack(np.broadcast_arrays(K[0]+u*d2[0]+v*d1[0], K[1]+u*d2[1]+v*d1[1], z), -1)
    def put(x, y): q = np.array((x, y))-K; return q@d2, q@d1
    die1, die2 = (-.0110, .1345), (-.0325, .166); mm = 16 if fine else 8
    # ---- woods (x along the grain, y across it, in millimetres) and what is cut from them
    def wood(x, y, dark, light, s, figure=1.0, pores=.5):
        w = y+2.2*figure*(fbm(x*.018, y*.06, 3, s)-.5)*4; t = .55*fbm(x*.012, w*.55, 3, s+1)+.30*fbm(x*.05, w*2.6, 3, s+2)+.15*fbm(x*.3, w*9, 2, s+3); t = np.clip((t-.5)*2.3+.5, 0, 1); p = smooth(fbm(x*.16, y*4.2, 2, s+4), .63, .72)*pores; return (c(dark)+k_(t)*(c(light)-c(dark)))*k_(1-.7*p), p
    def bone(x, y, s): p = smooth(fbm(x*.5, y*5.5, 2, s), .66, .76); return (c('#b59e72')+k_(fbm(x*.08, y*.35, 3, s+1))*(c('#e6d8b4')-c('#b59e72')))*k_(1-.45*p), p*.4
    rnd = lambda i, j, s: ((np.sin(i*127.1+j*311.7+s*74.7)*43758.5453) % 1).astype(np.float32)
    def mosaic(mat, own, x, y):
        """small pieces of five stuffs (0 ebony, 1 walnut, 2 olive, 3 bone, 4 pearl), each its own shade"""
        pal = [c(q) for q in ('#15100d', '#4a2616', '#a57f3e', '#d6c7a0', '#b4b0a8')]; col = sum(k_((mat == i).astype(np.float32))*pal[i] for i in range(5)); col = col*k_(.62+.62*own)*k_(.84+.32*fbm(x*1.1, y*5, 3, 91)); return col
    def stars(x, y, a):
        """six-pointed stars cut from small triangles of side a: where from its piece's edge, stuff, a number for each piece, the place in it"""
        q, r = y/(a*.8660254), (x-y*.57735)/a; i, j = np.floor(r), np.floor(q); f, e = r-i, q-j; up = (f+e > 1).astype(float); edge = np.minimum(np.minimum(np.where(up > 0, 1-f, f), np.where(up > 0, 1-e, e)), np.abs(1-f-e))*a*.866; ci, cj = i+np.where(up > 0, 2/3, 1/3), j+np.where(up > 0, 2/3, 1/3); X, Y = (ci+cj*.5)*a, cj*a*.866; J = np.round(Y/(2.598*a)); best = 9e9+0*x
        for dj in (-1, 0, 1):
            yy = (J+dj)*2.598*a; off = ((J+dj) % 2)*1.5*a; xx = np.round((X-off)/(3*a))*3*a+off; best = np.minimum(best, np.hypot(X-xx, Y-yy)/a)
        n = rnd(i*2+up, j, 1); mat = np.where(best < .75, np.where(up > 0, 4, 3), np.where(best < 1.30, np.where(n > .90, 1, 0), np.where(up > 0, 2, 1))); return edge, mat, n, (x-X, y-Y)
    def chevrons(x, y, half, pitch):
        """herringbone along x in a band of two columns, y from -half to half"""
        side = (y > 0).astype(float); q = (x+np.abs(y)*.9+.16*(vnoise(np.floor(x/7), side, 9)-.5))/pitch; i = np.floor(q); f = q-i; n = rnd(i, side, 3); seq = (i+2*side) % 4; mat = np.where(seq == 0, 0, np.where(seq == 1, 2, np.where(seq == 2, np.where(n > .45, 4, 3), 1))); return np.minimum(np.minimum(f, 1-f)*pitch*.74, np.abs(y)), mat, n, ((f-.5)*pitch, y-np.sign(y)*half/2)
    def marks(w, h, n, seed, deep=()):
        """hair scratches and a few that are deep, by a pen on the map"""
        from PIL import Image, ImageDraw
        r = np.random.default_rng(seed); im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
        for _ in range(n): x, y, a, L = r.uniform(0, w), r.uniform(0, h), r.normal(.5, .9), r.gamma(1.6, 3.4)*mm; bend = r.normal(0, .12); p = [(x+L*t*math.cos(a+bend*t), y+L*t*math.sin(a+bend*t)) for t in np.linspace(0, 1, 8)]; d.line(p, fill=int(r.uniform(20, 130)), width=1)
        out = np.asarray(im, np.float32)/255; im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
        for p, wd in deep:
            q = np.array(p)*mm; t = np.linspace(0, 1, 60); P = np.stack([np.interp(t, np.linspace(0, 1, len(q)), q[:, i]) for i in (0, 1)], 1); P = np.stack([np.convolve(np.pad(P[:, i], 7, 'reflect', reflect_type='odd'), np.ones(15)/15, 'valid') for i in (0, 1)], 1)+r.normal(0, .012*mm, (60, 2))
            for i in range(59): d.line([tuple(P[i]), tuple(P[i+1])], fill=int(255*(.35+.65*math.sin(math.pi*(i+.5)/59)**.5)), width=max(1, int(wd*mm*(.55+.45*math.sin(i*.4+1)))))
        return out, blur((np.asarray(im, np.float32)/255)[..., None], .06*mm)[..., 0]
    def pieces(col, h, pearl, m, edge, mat, own, at, x, y, gap=.045):
        """lay a mosaic where m is 1: pieces a little proud, sunk or tilted, dark glue in uneven joints, one here and there lost"""
        lost = (own > .975)&(mat != 0); n = fbm(x*1.7, y*1.7, 3, 71); g = np.clip(1-edge/(gap*(.35+1.5*n)), 0, 1); q = mosaic(mat, own, x, y); q = np.where(k_(lost), c('#1a120c'), q)*k_(1-.86*g)+c('#100b08')*k_(.86*g); tilt = np.where(mat == 4, .055, .030); hh = .030*(own-.5)+tilt*((own*7.3 % 1-.5)*at[0]+(own*13.7 % 1-.5)*at[1])*2-.07*g-np.where(lost, .22, 0)
        return np.where(k_(m), q, col), np.where(m, hh, h), np.where(m, np.where((mat == 4)&~lost, (.1+.9*(own*5.1 % 1))*(g < .4), 0), pearl)
    def laid(name, col, h, rough, pearl):
        """a material by maps: colour; relief in millimetres, roughness, mother-of-pearl (which shifts between grey, rose and green)"""
        A_, B_ = (image(name+n, np.ascontiguousarray(a, np.float32)) for n, a in (('c', col), ('h', np.stack([h*.5+.5, rough, pearl], -1))))
        def b(g):
            uv = g.node('ShaderNodeUVMap').outputs[0]; a, d = (g.node('ShaderNodeTexImage', image=q, extension='EXTEND') for q in (A_, B_)); [g.put(q.inputs[0], uv) for q in (a, d)]; hh, ro, pe = g.xyz(d.outputs[0])[0:3]; p = here(g); nm = bump(g, hh, .002, 1.0); is_ = g.ss(pe, .03, .09); fc = g.node('ShaderNodeLayerWeight'); fc.inputs[0].default_value = .5; g.put(fc.inputs[1], nm); n = g.noise(p, 1500, 3, .6); ph = g.m('FRACT', g.add(g.add(g.mul(pe, 1.1), g.mul(n, .75)), g.mul(fc.outputs['Facing'], 2.2)))
            hue = g.ramp(ph, [(0, hexc('#9fa2a4')), (.22, hexc('#e2a39a')), (.42, hexc('#d0c4b8')), (.62, hexc('#7cb898')), (.82, hexc('#8d9db2')), (1, hexc('#9fa2a4'))]); return g.principled(Base_Color=g.mix(is_, a.outputs[0], g.scalec(hue, g.add(.5, g.mul(n, .8)))), Roughness=g.mix(is_, ro, g.add(.14, g.mul(n, .2))), Metallic=g.mul(is_, .35), Specular=g.add(.42, g.mul(is_, .38)), Normal=nm)
        return S.mat(name, b, 0)
    # ---- the field
    W, H = 106, 172; V, U = np.meshgrid((np.arange(H*mm)+.5)/mm, (np.arange(W*mm)+.5)/mm, indexing='ij'); U, V = U.astype(np.float32), V.astype(np.float32); pitch, L0 = 34.0, 9.5; du, dv = (1000*q for q in put(*die1))
    col, pores = wood(V, U, '#38200f', '#77512f', 11, 1.2); h = -.018*pores; seam = np.exp(-((U-58.7-.1*np.sin(V*.05))/.05)**2); col = col*k_(1-.8*seam); h = h-.05*seam
    for i in range(4):
        uc = 8.6+(i+.5)*pitch+(.25, -.2, .1, 0)[i]; wob = .09*(fbm(V*.12, V*0+i*7, 3, 20+i)-.5)*2; x = U-uc; hw = (pitch/2-.7)*(1-(V-L0)/215); d = (hw-np.abs(x))*.995+wob; left = x < .1*np.sin(V*.1); an = .078*np.where(left, 1, -1); gx, gy = V+an*x, x-an*V
        a, p = wood(gx+40*i, gy+np.where(left, 0, 31), '#96692f', '#dcb672', 31+i, 1.9, .25) if i % 2 == 0 else wood(gx+40*i, gy+np.where(left, 0, 17), '#170c08', '#3c2013', 41+i, 1.4); a = a*k_(np.where(left, 1.0, .80)); mid = np.exp(-((x-.1*np.sin(V*.1))/.055)**2)*(.3+.9*fbm(V*.3, V*0+3, 3, 51+i)); a = a*k_(1-.75*mid); hh = -.014*p-.05*mid+.012*np.where(left, 1, -1)
        st = (d < 1.15); b_, pb = bone(V+13*i, np.abs(x)*1.0, 61+i); n = rnd(np.floor((V+9*i)/(27+6*i)), left*1., 5+i); b_ = b_*k_(.82+.3*n); butt = np.exp(-((((V+9*i) % (27+6*i))-.2)/.07)**2); a = np.where(k_(st), b_*k_(1-.8*butt), a); hh = np.where(st, .022*(n-.3)-.05*butt, hh)
        eb = ((d > 1.15)&(d < 1.55))|((d < 0)&(d > -.42)); ebc = c('#120c09')*k_(.7+.8*fbm(V*.2, x*3, 2, 66)); m = (d > -.42)&(V > L0); a = np.where(k_(eb), ebc, a); hh = np.where(eb, -.012, hh)
        for e, s in ((0, 2), (1.15, 3), (1.55, 4), (-.42, 5)): gap = np.exp(-((d-e)/.045)**2)*smooth(fbm(V*.16+s*9, x*0+i*5+s, 3, 80+s), .40, .66); a = a*k_(1-.88*gap); hh = hh-.075*gap
        col = np.where(k_(m), a, col); h = np.where(m, hh, h)
    pearl = 0*h
    for m, args_, half in (((U > 1.6)&(U < 7.0), (V, U-4.3), 2.7), ((V > 2.0)&(V < 7.4)&(U >= 8.2), (U, V-4.7), 2.7)): e, mat, own, at = chevrons(*args_, half, 1.7); e = np.minimum(e, half-np.abs(args_[1])); col, h, pearl = pieces(col, h, pearl, m, e, mat, own, at, *args_)
    for q, ok in ((U, V > 0), (V, U > 7.6)):
        for lo, hi, stuff in ((.7, 1.6, 'b'), (7.0, 7.9, 'b'), (.35, .7, 'e'), (7.9, 8.3, 'e')): m = (q > lo)&(q < hi)&ok; b_ = bone(U+V, q*1.0, 68)[0]*k_(.85+.2*rnd(np.floor((U+V)/31), 0*U, 8)) if stuff == 'b' else np.broadcast_to(c('#130d0a'), col.shape); col = np.where(k_(m), b_, col); h = np.where(m, .01 if stuff == 'b' else -.01, h)
        for e in (.7, 1.6, 7.0, 7.9): gap = np.exp(-((q-e)/.04)**2)*ok*smooth(fbm((U+V)*.2, q*0+e, 3, 88), .36, .62); col = col*k_(1-.85*gap); h = h-.06*gap
    hair, deep = marks(W*mm, H*mm, 900, 3, ((((57, 92.5), (53.3, 96.7), (47.7, 101.5), (41.9, 109.3), (37.5, 113)), .26), (((28, 113), (22, 116), (14, 121)), .15), (((12, 88), (16, 100), (17, 108)), .10)))
    near = np.exp(-(np.hypot(U-du-4, V-dv-2)/30)**2)+.5*np.exp(-(np.hypot(U-60, V-80)/26)**2); dull = np.clip(near*.8*smooth(fbm(U*.09, V*.09, 5, 95), .30, .62)+.45*smooth(fbm(U*.035, V*.035, 5, 96), .50, .66), 0, 1); dirt = smooth(fbm(U*.16, V*.16, 5, 97), .50, .74)
    N = 260; gx, gy, gr = g_.normal(du+3, 24, N), g_.normal(dv, 26, N), g_.uniform(.25, .8, N)
    for x, y, r in zip(gx, gy, gr):                           # dents of dice thrown for years
        i0, i1, j0, j1 = int((y-1)*mm), int((y+1)*mm), int((x-1)*mm), int((x+1)*mm)
        if min(i0, j0) < 0 or i1 > H*mm or j1 > W*mm: continue
        q = np.clip(1-(((U[i0:i1, j0:j1]-x)/r)**2+((V[i0:i1, j0:j1]-y)/(r*.6))**2), 0, 1); h[i0:i1, j0:j1] -= .035*q; col[i0:i1, j0:j1] *= k_(1-.16*q)
    rim = smooth(V, 9, 0)+smooth(U, 9, 0); col = col*k_(1-.28*dirt*(.4+rim))*k_(1-.5*np.exp(-np.minimum(U, V)/.5)); col = col*k_(1-.30*hair*dull)+c('#c9a880')*k_(.11*hair*(1-dull)+.10*dull*.25); worn = np.clip(deep*1.5, 0, 1)*(.6+.4*fbm(U*2, V*2, 2, 99)); col = col*k_(1-.75*worn)+c('#b58a5c')*k_(.8*np.clip(blur(k_(deep), .1*mm)[..., 0]*1.4-deep, 0, 1)); h = h-.10*worn-.006*hair+.020*(fbm(U*.05, V*.05, 3, 100)-.5)+.010*(fbm(U*.7, V*.7, 2, 102)-.5)
    rough = np.clip(.17+.10*fbm(U*.2, V*.2, 4, 101)+.36*dull+.12*hair+.10*dirt+.3*worn, .08, .8)
    o = S.mesh('field', [tuple(on(a/1000, b/1000, 0.)) for a, b in ((0, 0), (W, 0), (W, H), (0, H))], [(0, 1, 2, 3)], [laid('field', col, h, rough, pearl)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    # ---- two rails of the frame, mitred: a rounded section, inside wall, top with its mosaic, outside wall
    sec = lathed([(0, -.2), (0, 9.8), (.25, 10.5), (1.0, 10.8), (18.6, 10.8), (19.4, 10.5), (19.7, 9.8), (19.7, -14)], .35, .35); st = np.r_[0, np.cumsum(np.hypot(*np.diff(sec, axis=0).T))]; T0 = 10.9
    for name, along, out, seed in (('side', d1, -d2, 0), ('player', d2, -d1, 1)):
        Ls = 175 if not seed else 110; s, t = np.meshgrid((np.arange((Ls+22)*mm)+.5)/mm-22, (np.arange(int(st[-1]*mm))+.5)/mm); s, t = s.astype(np.float32), t.astype(np.float32); q = t-T0                # q: across the top from the inner edge
        col, pores = wood(s, t, '#22150e', '#4f3a2a', 111+seed, 1.0); h = -.02*pores; pearl = 0*h
        m = (q > 4.3)&(q < 14.7); x, y = s+.4*seed, q-9.5; e, mat, own, at = stars(x, y, 1.62); e = np.minimum(e, 5.2-np.abs(y)); col, h, pearl = pieces(col, h, pearl, m, e, mat, own, at, x, y, .05)
        for lo, hi, stuff in ((2.6, 3.7, 'b'), (3.7, 4.3, 'e'), (2.2, 2.6, 'e'), (14.7, 15.3, 'e'), (15.3, 16.4, 'b'), (16.4, 16.8, 'e')): m = (q > lo)&(q < hi); col = np.where(k_(m), bone(s, q, 121)[0]*k_(.80+.3*rnd(np.floor((s+lo*5)/29), 0*s, 9)) if stuff == 'b' else c('#130d0a'), col); h = np.where(m, .012 if stuff == 'b' else -.008, h)
        for e in (2.6, 3.7, 4.3, 14.7, 15.3, 16.4): gap = np.exp(-((q-e)/.045)**2)*smooth(fbm(s*.2, q*0+e*3, 3, 131), .36, .62); col = col*k_(1-.88*gap); h = h-.08*gap
        edge = np.exp(-((q-.3)/1.1)**2)+np.exp(-((q-18.9)/1.1)**2); rub = edge*smooth(fbm(s*.09, q*.3, 4, 141+seed), .34, .62); nick = smooth(fbm(s*.55, t*.8, 3, 151+seed), .66, .74)*np.clip(edge*1.5, 0, 1); col = col*k_(1-.45*nick)+c('#a8743f')*k_(.30*rub); h = h-.16*nick; hair, deep = marks(s.shape[1], s.shape[0], 420, 13+seed, (((((110, 19), (128, 27), (139, 30))), .10),)); dirt = smooth(fbm(s*.13, t*.2, 5, 161), .48, .74); col = col*k_(1-.30*dirt)+c('#c9a880')*k_(.10*hair)+c('#b89468')*k_(.2*deep); h = h-.006*hair-.06*deep+.02*(fbm(s*.06, t*.1, 3, 171)-.5)
        rough = np.clip(.27+.12*fbm(s*.2, t*.3, 4, 181)+.16*rub+.14*dirt+.12*hair, .08, .8); n = 160; tt = np.linspace(0, 1, n)[:, None]; o_, z = sec[None, :, 0]/1000, sec[None, :, 1]/1000; start = -o_+.00012; sl = start+(Ls/1000-start)*tt; wear = .00022*np.clip(fbm(sl*60, o_*40+0*sl, 3, 191+seed)-.42, 0, 1)*np.exp(-((st[None]-T0-.3)/1.0)**2); P = np.concatenate([K+sl[..., None]*along+(o_+wear)[..., None]*out, (z-wear*1.5+0*sl)[..., None]], -1); cloth(name, P, laid(name, col, h, rough, pearl), np.stack(np.broadcast_arrays((sl*1000+22)/(Ls+22), st[None]/st[-1]), -1))
    # ---- dice: bone, corners worn round, pips drilled by hand and filled with dirt
    def ivory(g):
        at = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = g.node('ShaderNodeTexCoord').outputs['Object']; x, y, z = g.xyz(p)[0:3]; n, f = g.noise(p, 160, 4, .6), g.noise(p, 900, 4, .6); grain = g.ss(g.noise(g.vec(g.mul(x, 2600.0), g.mul(y, 2600.0), g.mul(z, 260.0)), 1, 2, .5), .62, .74); vein = g.noise(g.vec(g.mul(x, 900.0), g.mul(y, 900.0), g.mul(z, 60.0)), 1, 3, .6)
        stain = g.clamp(g.add(g.mul(at('worn'), g.add(.25, g.mul(n, 1.5))), g.mul(g.ss(n, .48, .70), .60))); col = g.mix(vein, hexc('#cdb88c'), hexc('#ece0c2')); col = g.mix(g.mul(stain, .88), col, hexc('#8a6236')); col = g.scalec(col, g.sub(1.0, g.mul(grain, .42))); hair = 0.0
        for k, (a, b) in enumerate(((1.0, .3), (.2, 1.0), (-.6, .8))): q = g.add(g.mul(x, a), g.add(g.mul(y, b), g.mul(z, .7*a-.4*b))); w_ = g.noise(g.vec(g.mul(q, 900.0), g.mul(g.add(x, g.mul(z, 1.0)), 40.0), 3.0+5*k), 1, 1, .4); hair = g.m('MAXIMUM', hair, g.mul(g.ss(g.m('ABSOLUTE', g.sub(w_, .5)), .010, .003), g.ss(g.noise(p, 260, 2, .5, w=k+1.0), .52, .62)))
        col = g.scalec(col, g.sub(1.0, g.mul(hair, .30))); ink = g.ss(g.add(at('pip'), g.mul(g.sub(f, .5), .35)), .30, .62); col = g.mix(ink, col, g.mix(f, hexc('#0b0706'), hexc('#2a1a12'))); s = g.node('ShaderNodeBsdfPrincipled')
        for k, v in (('Base Color', col), ('Roughness', g.add(g.add(.20, g.mul(n, .16)), g.add(g.mul(ink, .4), g.mul(hair, .15)))), ('Specular', .45), ('Subsurface', g.mul(g.sub(1.0, ink), .07)), ('Subsurface Color', hexc('#e8b884')), ('Normal', bump(g, g.add(g.add(g.mul(grain, -.5), g.mul(f, .35)), g.mul(hair, -.3)), .00006, .8))): g.put(s.inputs[k], v)
        s.inputs['Subsurface Radius'].default_value = (.0016, .0008, .0004); return s.outputs[0]
    horn = S.mat('ivory', ivory, 0)
    def die(at, size, yaw, faces, seed, up=0.0):
        """faces: what it shows above, towards us on the left and on the right"""
        n = 230 if fine else 120; a, b = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n)); r = np.random.default_rng(seed); half = size/2; top, fl, fr = faces; spots = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}
        for axis, sign, num in ((2, 1, top), (2, -1, 7-top), (0, -1, fl), (0, 1, 7-fl), (1, -1, fr), (1, 1, 7-fr)):
            P = np.zeros((n, n, 3)); i, j = [q for q in range(3) if q != axis]; P[..., axis] = sign; P[..., i], P[..., j] = a, b; R = .27; core = np.clip(P, -(1-R), 1-R); d = P-core; l = np.linalg.norm(d, axis=-1, keepdims=True); nrm = d/np.maximum(l, 1e-9); Q = core+nrm*R; Q = Q*.93+.07*Q/np.maximum(np.linalg.norm(Q, axis=-1, keepdims=True), 1e-9)*1.12; Q = Q*(1, .985, 1.01)+k_(.028*(fbm(Q[..., 0]*1.6+seed, Q[..., 1]*1.6+Q[..., 2]*1.3, 3, seed)-.5))*nrm+k_(.010*(fbm(Q[..., 0]*6+seed, Q[..., 1]*6+Q[..., 2]*5, 3, seed+2)-.5))*nrm
            pip = 0*a; dep = 0*a
            for x, y in spots[num]: x, y = .47*x+r.normal(0, .030), .47*y+r.normal(0, .030); pr = r.uniform(.142, .176); q = np.hypot(Q[..., i]-x, Q[..., j]-y)/pr*(1+.07*(fbm(Q[..., i]*7+seed, Q[..., j]*7, 2, seed+3)-.5)); dep = np.maximum(dep, np.sqrt(np.clip(1-q*q, 0, 1))*.085+.03*np.clip(1-q/.3, 0, 1)); pip = np.maximum(pip, np.clip((1.06-q)*4, 0, 1))
            Q = Q-k_(dep)*nrm; worn = np.clip((l[..., 0]/R-1)*1.0+np.clip(np.abs(a)-.55, 0, 1)*.9+np.clip(np.abs(b)-.55, 0, 1)*.9+.5*np.clip(pip*0+np.exp(-((dep-.004)/.01)**2)*(pip > .02)*(pip < .9), 0, 1), 0, 1); o = cloth('die', Q*half, horn); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', v.astype(np.float32).ravel()) for k, v in (('worn', worn), ('pip', pip))]; o.location = (*at, half*.985+up); o.rotation_euler = (0, 0, math.radians(yaw))
    die(die1, .0132, 38, (6, 4, 5), 5); die(die2, .0130, 71, (5, 1, 4), 12)
    # ---- draughts: turned, ringed, dark and light
    def draught(x, y, z, dark, seed, lean=0.0):
        prof = lathed([(0, 6.2), (3.6, 6.3), (4.1, 6.9), (4.7, 6.9), (5.2, 6.3), (8.6, 6.5), (9.2, 5.9), (9.8, 6.6), (11.2, 7.4), (12.6, 7.5), (13.8, 7.0), (14.6, 5.6), (14.7, 4.2), (14.3, 3.8), (14.7, 3.4), (14.6, 1.6), (13.8, .4), (12.6, 0), (0, 0)], .18, .25)/1000; q = np.linspace(0, 2*np.pi, 181)[None]; r, zz = prof[:, :1], prof[:, 1:]; X, Y = r*np.cos(q+seed), r*np.sin(q+seed)
        def turned_(g):
            p = g.node('ShaderNodeTexCoord').outputs['Object']; n = g.noise(g.v('MULTIPLY', p, (90, 700, 500)), 1, 4, .6); pores = g.ss(g.noise(g.v('MULTIPLY', p, (200, 4200, 3000)), 1, 2, .5), .60, .72); w = g.noise(p, 190, 4, .6); col = g.mix(n, hexc('#2a150d' if dark else '#94744a'), hexc('#6a3c22' if dark else '#cdb48a')); return g.principled(Base_Color=g.scalec(col, g.mul(g.sub(1.0, g.mul(pores, .4)), g.add(.7, g.mul(w, .5)))), Roughness=g.add(.20, g.mul(w, .22)), Specular=.45, Normal=bump(g, g.add(w, g.mul(n, .4)), .0003, .5))
        o = cloth('draught', np.stack([X, Y, zz+0*q], -1), S.mat('draught%d' % seed, turned_, 0)); o.location = (x, y, z); o.rotation_euler = (lean, lean*.6, seed*1.3)
    for d in ((-.0610, .1930, 0, True, 1), (-.0594, .1918, .00752, False, 2), (-.0350, .0985, 0, True, 4)): draught(*d)
    # ---- the table below, its worn marble
    o = S.mesh('table', [(-.4, -.02, -.0141), (.6, -.02, -.0141), (.6, .55, -.0141), (-.4, .55, -.0141)], [(0, 1, 2, 3)], [stone('marble', '#1c2228', '#41474c', .38, 20, .25)])
    # ---- Beirut far off, at dusk; all round, for varnish and pearl: the lamp, a café's front behind it, the sky over the sea
    from PIL import Image
    w, h_ = 1600, 1000; a = (np.asarray(Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'views', 'beirut-view.jpg')).convert('RGB'), np.float32)/255)**2.2; Hh, Ww = a.shape[:2]; k = Ww/(.58*w); x = np.clip(np.round((np.arange(w)-.20*w)*k).astype(int), 0, Ww-1); y = np.clip(np.round(.487*Hh+(np.arange(h_)-row*h_)*k).astype(int), 0, Hh-1); img = blur(a, 1)[y][:, x]
    X, Z = np.meshgrid((np.arange(w)+.5)/w, row-(np.arange(h_)+.5)/h_); lum = img.mean(-1, keepdims=True); dusk = c('#3a66a4')+k_(np.exp(-np.abs(Z)/.030))*(c('#d8a084')-c('#3a66a4')); img = (.62*lum+.020)*dusk*2.6+.10*img; lamps = ((.045, .016, .55, '#ffb068'), (.085, .030, .16, '#ff8c40'), (.150, .010, .28, '#ffd8a8'), (.270, .008, .09, '#ff9a50'), (.665, .020, .10, '#ff9448'), (.708, .058, .18, '#ffe0b8'), (.730, .018, .46, '#ffa85c'), (.762, .036, .12, '#ff7a34'), (.800, .046, .40, '#ffc488'), (.838, .078, .07, '#a8d0bc'), (.872, .022, .22, '#ff9c50'), (.915, .050, .75, '#ffb470'), (.962, .086, .14, '#ff9c58'), (.985, .018, .34, '#ffcf98'))
    for x, z, p, col in lamps: d = (np.arange(h_)/h_-row+z*.3)[:, None]; s = fbm(np.arange(w)[None]/w*60+0*d, d*26+x*9, 3, 5); img = img+((p*.15*np.exp(-((np.arange(w)[None]/w-x)/(.008+.06*np.clip(d, 0, 1)))**2-d/.10)*(d > .004))*(.2+1.5*s))[..., None]*c(col)
    px = lambda x, z: ((x*2.6+.5)*w, (row-z)*h_); r = np.random.default_rng(6); img = unfocused(img.astype(np.float32), (), px, 27, r); img = np.maximum(img+sum(unfocused(0*img, [((x-.5)/2.6, z, p*.62, col) for x, z, p, col in lamps[i::3]], px, R, r) for i, R in enumerate((42, 33, 38))), 0)[::-1]; back = image('corniche', img); o = S.mesh('seen', [(-6, 4, -4), (6, 4, -4), (6, 4, 4), (-6, 4, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    la, le = -76, 22
    round_picture(((la, le, 3.2, 4.2, 3, 16, '#ffd2a0'), (la, le-3, 22, 18, 2, .55, '#ffb070'), (-110, 8, 34, 12, 2, .35, '#ff9c54'), (-34, 9, 1.6, 2.4, 2, 3.5, '#ffc48c'), (-19, 5, 1.1, 1.1, 2, 3, '#ffb068'), (12, 3, 1.3, 1.3, 2, 2.6, '#ffb878'), (26, 4, 2, 1.4, 2, 2.0, '#ffa860'), (-150, 20, 6, 8, 3, 1.6, '#ffbe84'), (165, 12, 10, 6, 3, .8, '#ffb070')), lambda az, el: np.where(k_(el > 0), c('#5a86bc')*k_((.09+.20*smooth(np.cos(np.radians(az-35)), -.3, 1))*(.55+.6*np.exp(-el/26)))+c('#d89a80')*k_(.11*np.exp(-np.abs(el)/7)*smooth(np.cos(np.radians(az-5)), .2, 1)), c('#5a4638')*.05).astype(np.float32))
    a_, e_ = math.radians(la), math.radians(le); to = np.array((-.008, .145, .004)); o = S.lamp(tuple(to+.62*np.array((math.sin(a_)*math.cos(e_), math.cos(a_)*math.cos(e_), math.sin(e_)))), '#ffbe86', 42, .016); o.visible_camera = False
    S.lamp((.75, .05, .45), '#7f9fe8', 3.6, .8, 'AREA', tuple(to)).visible_camera = False; g = G(S.sc.world.node_tree); g.put(S.sc.world.node_tree.nodes['Background'].inputs[1], g.sub(1.0, g.mul(g.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'], .6))); S.sc.world.cycles.sampling_method = 'NONE'; S.camera(tuple(eye), (0, 1, float(ez)), lens=lens, fstop=8.5, focus=(focus-.003), shift_y=shift).data.clip_start = .01
    return dict(bounces=5, clamp=2.5, thr=.015, ev=.6, vig=.28, bloom_k=.12, bloom_th=.9, sat=.9)

def lakeside(w, h, hz, R):
    """the lake at Zurich after sunset, out of focus: still water, a rest of rose over a dark ridge, the minster's twin towers, few lamps of very unequal strength as discs of about `R` pixels, drawn out on the water; the horizon is at row `hz` (0 to 1)"""
    from sky import Sky
    T = .36; X, Z = np.meshgrid(np.linspace(-T, T, w, dtype=np.float32), T*h/w*(2*hz-2*np.linspace(0, 1, h, dtype=np.float32))); L = np.sqrt(X*X+1+Z*Z); z = np.abs(Z)/L; c = lambda q: np.array(hexc(q), np.float32); k = lambda q: q[..., None]
    sk = Sky('dusk', sun_az=-17, sun_el=.4, sky_k=.80, glow='#ff9a6c', glow_k=.30, ramp=[(0, '#e6a684'), (.10, '#cc9f90'), (.18, '#9497ac'), (.30, '#6480a8'), (.5, '#42607f'), (1, '#2a4058')]); air = sk.colour(X/L, 1/L, z*0+.010, lobes=False); D = np.maximum(-Z, 1e-4); far = 2.4/D
    slope = (fbm(X*far*.35, far*.10, 4, 3)-.5)*.7+(fbm(X*far*1.6, far*.42, 3, 5)-.5)*.45; up = np.clip(z*.95+.004+np.abs(slope)*(.02+.25*D), 0, .7); wet = k(smooth(Z, .0008, -.0008)); img = sk.colour(X/L, 1/L, np.where(Z > 0, z, up)); img = img*(1-wet*k(.22+.14*smooth(D, .02, .30)-.5*slope*smooth(D, .02, .3)*.5))
    for tops, fine, far_, col in (((.040, .046, .078, .060, .050, .078, .066, .086), .010, .62, '#464f74'), ((.058, .050, .034, .018, .012, .020, .044, .056), .007, .28, '#222b44'), ((.014, .022, .010, .007, .012, .030, .036, .024), .012, .10, '#151a2a')):
        e = np.interp(X[0], np.linspace(-T, T, 8), tops)+fine*(fbm(X[0]*60+far_*9, X[0]*0, 4, int(far_*50))-.5); body = air*far_*.55+c(col)*(1-far_); m_ = np.where(Z > 0, smooth(Z, e[None]+.0010, e[None]-.0010), smooth(D+slope*(.004+.10*D), e[None]*1.15+.010, e[None]*.7)*.8)[..., None]; img = img*(1-m_)+body*m_
    half, at = .0088, [q*2*T-T for q in (.728, .788)]; d = [(X-q)/half for q in at]; wide = lambda z: np.interp(z, np.array((0, .070, .074, .083, .091, .097, .118)), (1, 1, 1.12, .92, .46, .14, .03)).astype(np.float32)
    def minster(z, e):                                                                               # the minster's twin towers, a cupola and a spire on each, and its nave
        nave = smooth(z, .038+e*.002, .038-e*.002)*smooth(d[1], .2, .5)*smooth(d[1]+z*48, 7.4+e, 7.4-e); return np.maximum.reduce([nave]+[smooth(np.abs(q), wide(z)+e, wide(z)-e)*(z < .118) for q in d])
    glow = np.exp(-np.clip(Z-.014, 0, 1)/.040)*smooth(Z, .002, .020)*np.maximum(*(.30+.70*smooth(q, 1, -1) for q in d))*.40; m_ = k(minster(np.maximum(Z, 0), .10)*(Z > 0)*.94); img = img*(1-m_)+m_*(c('#1b1d2a')+c('#ff9a48')*k(glow)); m_ = k(minster(D*.85, .40+D*6)*(Z <= 0)*np.exp(-D/.16)*.72); img = img*(1-m_)+m_*(c('#191d2c')+c('#ff9a48')*k(.10*np.exp(-((D-.030)/.022)**2)*(np.minimum(*(np.abs(q) for q in d)) < 1.2)))
    i0, j0, lamps = np.arange(w), np.arange(h), []
    for u, v, q, col, long_ in SHORE:
        dn = j0-hz*h; way = np.exp(-np.abs((i0[None]-u*w-slope*w*.030)/(w*.0030*(1+np.clip(dn, 0, h)/h*4)[:, None]))**2)*((np.exp(-np.clip(dn, 0, h)/(h*long_))*(dn > 0))[:, None])*np.clip(.35+1.6*(fbm(X*far*.5, far*.34, 4, 9)-.36), 0, 2); img += k(way)*c(col)*q**.6*2.6; lamps.append((u-.5, v, q*1.5, col))
    g = np.random.default_rng(3)
    m = 4*R; out = unfocused(img.astype(np.float32), (), None, R, g)+sum(unfocused(np.zeros((h+2*m, w+2*m, 3), np.float32), lamps[i::3], lambda x, z: ((x+.5)*w+m, (hz-z)*h+m), int(R*q), g)[m:-m, m:-m] for i, q in enumerate((.94, 1.1, 1.0)))
    return out[::-1]
SHORE = ((.026, .010, .10, '#ff9a50', .05), (.172, .004, .75, '#ffa050', .15), (.198, .017, .12, '#ffb878', .06), (.216, .008, .22, '#ff9a50', .06), (.430, .006, .045, '#ff9448', .04), (.607, .003, .34, '#ffa858', .12), (.640, .025, .06, '#ff9850', .03), (.668, .011, .16, '#ffb470', .08), (.872, .005, 1.0, '#ff9c48', .18), (.898, .021, .09, '#ffc088', .04), (.991, .008, .30, '#ff9448', .10))      # its lamps: (place, height above the horizon, strength, colour, how far water draws it out)
def timber(s0, t0, wide, long, ring, mm):
    """an old walnut top, its grain along t: tone, pores and marks of use in red, green and blue, mm = points to the millimetre; a glass has left a ring (its centre)"""
    from PIL import Image, ImageDraw
    k = mm*1000; w, h = int(wide*k), int(long*k); g = np.random.default_rng(12)
    def n(dc, dl): q = g.random((int(long*1000/dl)+3, int(wide*1000/dc)+3), dtype=np.float32); return np.asarray(Image.fromarray(q).resize((w, h), Image.BICUBIC))      # noise of so many millimetres across the grain and along it
    c = np.arange(w, dtype=np.float32)[None]/mm; phase = c/7.5+3.4*(n(46, 170)-.5)+1.0*(n(15, 90)-.5)+.08*(n(3, 50)-.5); f = phase-np.floor(phase); early = np.exp(-f/.28)      # year rings: open after winter, darker towards the next
    tone = .44+.15*(f**2.2-.4)-.07*np.exp(-((1-f)/.06)**2)+.40*(n(19, 240)-.5)+.14*(n(4, 80)-.5)+.10*(n(.5, 16)-.5)+.10*(n(.16, 9)-.5)+.05*(n(.4, 1.2)-.5)
    im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im); m_ = int(wide*long*1e6*1.1); X, Y, L, q = g.random(m_)*w, g.random(m_)*h, np.exp(g.normal(.9, .6, m_))*mm, g.random(m_)
    for a, b, l, u in zip(X, Y, L, q):
        e = early[int(b), int(a)]
        if u < .10+.84*e: j = g.normal()*.010*l; d.line([(a, b), (a+j, b+l)], fill=int(70+130*min(e+.2*u, 1)), width=2 if u < .22*e else 1)
    pore = blur(np.asarray(im, np.float32)[..., None]/255, .6)[..., 0]; mark = Image.new('L', (w, h), 0); d = ImageDraw.Draw(mark); at = lambda s, t: ((s-s0)*k, (t-t0)*k)
    for i in range(int(wide*long*9000)):
        a, l = g.uniform(-2.9, 2.9), g.uniform(.003, .022)*(1+.8*(i % 9 == 0)); s, t = s0+wide*g.random(), t0+long*g.random(); b = g.normal()*.12; d.line([at(s+l*u*math.cos(a+b*u), t+l*u*math.sin(a+b*u)) for u in np.linspace(0, 1, 12)], fill=int(g.uniform(20, 150)), width=1)
    mark = blur(np.asarray(mark, np.float32)[..., None]/255, .6)[..., 0]; T_, S_ = np.meshgrid((t0+np.arange(h, dtype=np.float32)/k), (s0+np.arange(w, dtype=np.float32)/k), indexing='ij'); r, a = np.hypot(S_-ring[0], T_-ring[1]), np.arctan2(T_-ring[1], S_-ring[0]); r = r+.0006*np.sin(a*2+1); torn = np.clip(.45+1.1*(n(7, 7)-.4), .08, 1)*np.clip(.70+.4*np.sin(a+2.2), .05, 1)
    mark = np.clip(mark+torn*(1.1*np.exp(-((r-.0335)/.00095)**2)+.35*np.exp(-((r-.0309)/.0006)**2)+.10*(r < .033)), 0, 1); row = np.arange(h)[:, None]; lean = np.clip(np.arange(w)[None]+((n(60, 120)-.5)*4.5*mm).astype(int), 0, w-1)      # the grain swings
    return np.stack([np.clip(tone, 0, 1)[row, lean], pore[row, lean], mark], -1)
def nets(f, lo, hi, step):
    """the surface f = 0 (f is below 0 inside) in a box as points and quads, the points then drawn on to it"""
    ax = [np.arange(a, b+step, step) for a, b in zip(lo, hi)]; v = f(np.stack(np.meshgrid(*ax, indexing='ij'), -1)); s = v < 0; n = np.array(v.shape)-1; tot, cnt = np.zeros((*n, 3)), np.zeros(n); faces = []
    for a in range(3):
        e = np.moveaxis(v, a, 0); p, q = e[:-1], e[1:]; cross = (p < 0) != (q < 0); t = np.moveaxis(np.where(cross, p/np.where(cross, p-q, 1), 0), 0, a); cross = np.moveaxis(cross, 0, a); b, c = [i for i in range(3) if i != a]
        for i in (0, 1):
            for j in (0, 1):
                sl = [slice(None)]*3; sl[b], sl[c] = slice(i, i+n[b]), slice(j, j+n[c]); m = cross[tuple(sl)]; cnt += m; tot[..., a] += m*t[tuple(sl)]; tot[..., b] += m*i; tot[..., c] += m*j
    keep = cnt > 0; I = np.cumsum(keep.ravel()).reshape(keep.shape)-1; V = (np.argwhere(keep)+tot[keep]/cnt[keep][:, None])*step+np.array(lo)
    for a in range(3):
        b, c = (a+1) % 3, (a+2) % 3; e = np.moveaxis(s, (a, b, c), (0, 1, 2)); J = np.moveaxis(I, (a, b, c), (0, 1, 2)); i, j, k = np.nonzero((e[:-1] != e[1:])[:, 1:-1, 1:-1]); j, k = j+1, k+1; q = np.stack([J[i, j-1, k-1], J[i, j, k-1], J[i, j, k], J[i, j-1, k]], 1); out = e[i, j, k]; q[~out] = q[~out, ::-1]; faces.append(q)
    for _ in range(4): d = f(V); G_ = slopes(f, V, step*.4); V = V-G_*(d/np.maximum((G_*G_).sum(1), 1e-9))[:, None]
    return V, np.concatenate(faces)
def slopes(f, V, e): return np.stack([(f(V+q)-f(V-q))/(2*e) for q in np.eye(3)*e], 1)
def key():
    """An old hotel's brass key on a polished walnut table, so close that the frame cuts it: its softly heart-shaped bow and turned collar, the shank running away out of focus; the lake behind. a runs along the key from the bow's middle to the bit, b across it, n up (yaw, tip and roll turn it)"""
    g = np.random.default_rng(5); big = A.get('w', 640) > 1000; lens, stop, focus, hz, H = 40, 14, .089, .215, .030; shift = (hz-.5)*.625; unit = lambda v: v/np.linalg.norm(v, axis=-1, keepdims=True); c = lambda q: np.array(hexc(q), np.float32); k_ = lambda q: q[..., None]; eye = np.array((0, 0, H))
    R0, TA = .0185, .0033           # the bow's radius, half its bar
    yaw, tip, roll = (math.radians(A.get(*q)) for q in (('yaw', 42), ('tip', 6), ('roll', 5))); a_ = np.array((-math.sin(yaw)*math.cos(tip), math.cos(yaw)*math.cos(tip), math.sin(tip))); b_ = unit(np.cross((0, 0, 1.), a_)); n_ = np.cross(a_, b_); b_, n_ = b_*math.cos(roll)+n_*math.sin(roll), n_*math.cos(roll)-b_*math.sin(roll); O = np.array((*tup('.0215,.071'), 0.)); world = lambda P: O+P[..., :1]*a_+P[..., 1:2]*b_+P[..., 2:]*n_
    # ---- the bow: a bar of oval section, worn thin where it hung, grown into a neck
    dents = [(unit(g.normal(size=3)*(1, 1, .5)+np.array((0, 0, .5))), g.uniform(.0004, .0013), g.uniform(.00003, .00011), g.uniform(-.6, 3.9)) for _ in range(26)]
    def own(t): return R0*(1+.075*np.cos(t)-.055*np.cos(2*t)+.018*np.cos(3*t))
    def bow(P):
        a, b, n = np.moveaxis(P, -1, 0); t = np.arctan2(b, a); s = own(t); d = (np.hypot(a, b)-s)*.97; hung = np.exp(-((np.abs(t)-math.pi)/.50)**2); thick = TA*(1+.22*np.exp(-(t/.6)**2)-.13*hung*(d < 0)); high = TA*.86*(1+.10*np.exp(-(t/.6)**2)); ring = (np.power(np.abs(d/thick)**2.25+np.abs(n/high)**2.25+1e-12, 1/2.25)-1)*np.minimum(thick, high)
        z = (a-R0*.98); r = .0035-.0003*np.exp(-((z-.0065)/.0020)**2)+.0006*smooth(z, .0085, .0115); neck = np.maximum((np.hypot(b, n*1.06)-r), np.maximum(-z-.0005, z-.0118)); k = .0030; q = np.clip(.5+.5*(neck-ring)/k, 0, 1); f = neck*(1-q)+ring*q-k*q*(1-q)
        for v, r, deep, t0 in dents: e = own(t0); o = np.array((e*math.cos(t0), e*math.sin(t0), 0))+TA*.95*np.array((math.cos(t0)*v[0], math.sin(t0)*v[0], abs(v[2])*.9)); near = np.abs(a-o[0]) < 3*r; f[near] += deep*np.exp(-((P[near]-o)**2).sum(-1)/(r*r))
        return f
    st = .00020 if big else .00032; V, F = nets(bow, (-.026, -.026, -.0052), (.033, .026, .0052), st); Nm = unit(slopes(bow, V, st*.4)); T1 = unit(np.cross(Nm, (.3, .5, .81))); T2 = np.cross(Nm, T1); bend = lambda e: sum(bow(V+q*e) for q in (T1, -T1, T2, -T2))/4/(e*e/2); b1, b2 = bend(.0010), bend(.0022); t = np.arctan2(V[:, 1], V[:, 0]); inn = (np.hypot(V[:, 0], V[:, 1])-own(t))/TA
    worn = np.clip(.55*smooth(-inn, .25, .95)*(.35+.65*np.exp(-((np.abs(t)-math.pi)/1.1)**2))+.35*smooth(b2, 330, 620)+.30*smooth(Nm[:, 2], .55, 1)*smooth(fbm(V[:, 0]*120, V[:, 1]*120, 4, 7), .42, .62), 0, 1); hollow = np.clip(.9*smooth(b2, 140, -150)+.45*smooth(Nm[:, 2], -.15, -.7)+.9*smooth(V[:, 0], .0282, .0296), 0, 1)
    scr = [(unit(g.normal(size=3)), unit(g.normal(size=3))) for _ in range(5)]
    def metal_(g_):
        p = here(g_); at = lambda n: g_.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; dot = lambda v: g_.v('DOT_PRODUCT', p, tuple(float(q) for q in v)); film, mid, f = g_.noise(p, 85, 5, .60), g_.noise(p, 420, 4, .6), g_.noise(p, 2600, 3, .6); hair, fine = 0.0, 0.0
        for i, (u, v) in enumerate(scr):
            v = unit(v-u*(u@v)); fu = (260, 420, 620, 330, 900, 520, 760)[i]; line = g_.m('ABSOLUTE', g_.sub(g_.noise(g_.vec(g_.mul(dot(u), float(fu)), g_.mul(dot(v), fu*.05), i*3.1), 1.0, 2, .5), .5)); where = g_.ss(g_.noise(p, 120+30*i, 3, .55, w=float(i)), .45, .60); hair = g_.m('MAXIMUM', hair, g_.mul(g_.ss(line, .0055, .001), where))
        for i, (u, v) in enumerate(scr[:3]): v = unit(v-u*(u@v)); fine = g_.add(fine, g_.mul(g_.sub(g_.noise(g_.vec(g_.mul(dot(u), 9000.0), g_.mul(dot(v), 260.0), i*1.7), 1.0, 2, .6), .5), g_.ss(g_.noise(p, 90, 3, .5, w=i+20.0), .35, .65)))
        w_, h_ = at('worn'), at('hollow'); tar = g_.clamp(g_.add(g_.add(g_.mul(g_.sub(film, .45), 1.5), g_.add(g_.mul(g_.sub(mid, .5), .55), g_.mul(g_.sub(f, .5), .35))), g_.add(.06, g_.sub(g_.mul(h_, .9), g_.mul(w_, .95))))); col = g_.ramp(tar, [(0, hexc('#e2c48e')), (.35, hexc('#b48a52')), (.7, hexc('#6a4826')), (1, hexc('#2a1b10'))]); col = g_.mix(g_.mul(hair, g_.mul(tar, .75)), col, hexc('#d9b67c')); col = g_.scalec(col, g_.sub(1.0, g_.mul(g_.mul(hair, g_.sub(1.0, tar)), .25))); spot = g_.mul(g_.ss(g_.noise(p, 900, 2, .5, w=4.0), .66, .72), g_.ss(film, .42, .55)); col = g_.scalec(col, g_.sub(1.0, g_.mul(spot, .6)))
        rough = g_.add(g_.add(.13, g_.mul(tar, .26)), g_.add(g_.mul(hair, .10), g_.add(g_.mul(spot, .15), g_.mul(g_.sub(mid, .5), .07)))); return g_.principled(Base_Color=col, Metallic=1.0, Roughness=rough, Normal=bump(g_, g_.add(g_.mul(hair, -.35), g_.add(g_.mul(fine, .42), g_.add(g_.mul(mid, .20), g_.mul(spot, -.4)))), .00004, .8))
    brass = S.mat('brass', metal_, 0); parts = [grid('bow', world(V), F, brass, worn=worn, hollow=hollow)]
    # ---- what the lathe made: a collar of beads and coves, the shank with its far ring
    q = lathed([(.0040, .0290), (.0046, .0293), (.0052, .0297), (.0054, .0303), (.0052, .0309), (.0046, .0313), (.0044, .0317), (.0049, .0320), (.0058, .0327), (.0061, .0338), (.0059, .0350), (.0051, .0358), (.0045, .0361), (.0043, .0366), (.0043, .0378), (.0046, .0382), (.0050, .0386), (.0051, .0391), (.0049, .0396), (.0043, .0400), (.0037, .0403), (.0036, .0420), (.0034, .0560), (.0034, .0800), (.0034, .0806), (.0043, .0810), (.0046, .0818), (.0043, .0826), (.0034, .0830), (.0033, .1010), (.0030, .1018), (.0001, .1019)], .00010, .00011); r, z = q[:, 0], q[:, 1]; th = np.linspace(0, 2*np.pi, 241)[None]
    rr = r[:, None]*(1+.0045*np.cos(2*th+1)+.004*(fbm(z[:, None]*300, np.cos(th)*1.3+np.sin(th), 2, 5)-.5)); turn_ = np.gradient(np.unwrap(np.arctan2(np.gradient(r), np.gradient(z)))); sm = lambda q, n: np.convolve(np.pad(q, n//2, 'edge'), np.hanning(n+2)[1:-1]/np.hanning(n+2).sum(), 'valid'); wide_ = sm(r, 31)-r
    o = cloth('stem', world(np.stack([z[:, None]+0*th, rr*np.cos(th), rr*np.sin(th)], -1)), brass, np.stack(np.broadcast_arrays(th*.4, z[:, None]*8), -1)); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.clip(v, 0, 1).astype(np.float32).ravel()) for k, v in (('worn', (sm(-turn_*3.2, 9)[:, None]+.25*smooth(z, .045, .05)[:, None])*(.6+.8*fbm(z[:, None]*200, np.cos(th)*1.5, 3, 15))), ('hollow', (wide_[:, None]/.00040)*(.7+.6*fbm(z[:, None]*300, np.sin(th)*2, 3, 16))+.5*smooth(-np.sin(th), .3, .9)))]; parts.append(o)
    # ---- the bit, a plate with two wards cut out, far out of focus
    B = Parts(); [B.bx(a0, -.0016, -.0012-db, da, .0032, db, 0) for a0, da, db in ((.0860, .0128, .0072), (.0860, .0030, .0135), (.0905, .0036, .0135), (.0956, .0032, .0135))]; V = np.array(B.V, float); B.V = [tuple(v) for v in world(V)]; o = B.to(S, 'bit', [brass]); bv = o.modifiers.new('b', 'BEVEL'); bv.width, bv.segments = .0005, 3; parts.append(o)
    low = min(min((o.matrix_world @ v.co).z for v in o.data.vertices) for o in parts[:2]); [setattr(o, 'location', (0, 0, -low)) for o in parts]
    # ---- the table: walnut under polished varnish, turned from the view, its far edge rounded
    t_ = math.radians(-20); U_, W_ = np.array((math.cos(t_), math.sin(t_), 0)), np.array((-math.sin(t_), math.cos(t_), 0)); s0, t0, wide, long = -.30, -.06, .50, .36; edge = .215; ringc = np.array((-.040, .100, 0)); wood = image('timber', timber(s0, t0, wide, long, (ringc@U_, ringc@W_), 14 if big else 7))
    def walnut(g_):
        x, y, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; p = here(g_); q = g_.node('ShaderNodeTexImage', image=wood, extension='EXTEND', interpolation='Cubic'); g_.put(q.inputs[0], g_.vec(g_.mul(g_.sub(x, s0), 1/wide), g_.mul(g_.sub(y, t0), 1/long), 0.0)); tone, pore, mark = g_.xyz(q.outputs[0])[0:3]; soft, dust = g_.noise(p, 30, 4, .6), g_.ss(g_.noise(p, 1900, 2, .5), .70, .76)
        col = g_.ramp(g_.add(tone, g_.mul(g_.sub(soft, .5), .14)), [(.10, hexc('#150d09')), (.42, hexc('#38251a')), (.62, hexc('#563d2a')), (.9, hexc('#7c5e44'))]); col = g_.scalec(col, g_.sub(1.0, g_.mul(pore, .72))); col = g_.mix(g_.mul(mark, .30), col, hexc('#a88a6c'))
        smear = g_.noise(g_.v('MULTIPLY', p, (1, .5, 1)), 48, 4, .6); rough = g_.add(g_.ss(smear, .40, .66, .075, .17), g_.add(g_.mul(mark, .34), g_.mul(dust, .25))); nm = bump(g_, g_.sub(g_.mul(g_.noise(p, 34, 2, .5), 1.0), g_.add(g_.mul(pore, .05), g_.mul(mark, .06))), .00016, .35)
        return g_.principled(Base_Color=col, Roughness=rough, Specular=.30, Normal=nm)
    e = np.linspace(0, math.pi/2, 14)[1:]; rd = .0045; prof = np.array([(-.08, 0), (0, 0), (.1, 0), (edge-rd, 0)]+[(edge-rd+rd*math.sin(q), rd*math.cos(q)-rd) for q in e]+[(edge, -.03), (edge-.01, -.034)]); s = np.linspace(-.5, .5, 60); Sg, I = np.meshgrid(s, np.arange(len(prof)), indexing='ij'); Tg, Zg = prof[I, 0], prof[I, 1]; cloth('table', (Sg[..., None]*U_+Tg[..., None]*W_+Zg[..., None]*np.array((0, 0, 1.)))[:, ::-1], S.mat('walnut', walnut, 0), np.stack([Sg, Tg], -1)[:, ::-1])
    # ---- the lake far off; all round, for brass and varnish: dusk, a lamp low on the left, a few of the terrace's
    w, h_ = (1600, 1000) if big else (800, 500); back = image('lake', lakeside(w, h_, hz, int(27*w/1600))); o = S.mesh('seen', [(-6, 5, -4), (6, 5, -4), (6, 5, 4), (-6, 5, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g_: far_off(g_, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    la, le = -78, 17
    round_picture(((la, le-4, 26, 18, 2, .7, '#ffae70'), (-17, 16, 1.8, 2.8, 2, 3.2, '#ffb870'), (9, 12, 1.4, 1.4, 2, 3.0, '#ffa860'), (27, 21, 1.6, 2.0, 2, 2.6, '#ffc890'), (-140, 14, 26, 12, 2, .9, '#ffbe88'), (176, 24, 12, 20, 3, 1.1, '#ffc898'), (165, 58, 60, 20, 2, .75, '#d8c8c4'), (104, 20, 9, 30, 3, .6, '#a4b8e4')), lambda az, el: np.where(k_(el > 0), c('#8290b8')*k_((.13+.17*smooth(np.cos(np.radians(az)), -.2, 1))*(.45+.75*np.exp(-el/30)))+c('#e0a080')*k_(.26*np.exp(-np.abs(el)/8)*smooth(np.cos(np.radians(az+15)), .1, 1)), c('#4a3a34')*.06).astype(np.float32))
    e_, q = math.radians(le), math.radians(la); to = np.array((.005, .092, .004)); o = S.lamp(tuple(to+.55*np.array((math.sin(q)*math.cos(e_), math.cos(q)*math.cos(e_), math.sin(e_)))), '#ffc896', 14, .07, 'AREA', tuple(to)); o.visible_camera = False
    S.lamp((.6, .35, .5), '#88a4e6', 3.5, .7, 'AREA', tuple(to)).visible_camera = False; S.sc.world.cycles.sampling_method = 'NONE'; S.camera(tuple(eye), (0, 1, H), lens=lens, fstop=stop, focus=focus, shift_y=shift).data.clip_start = .005
    return dict(bounces=4, clamp=3.0, thr=.012, ev=.68, vig=.26, bloom_k=.10, bloom_th=.9, sat=.92)
def martini():
    """A martini on a bar high over the East River at dusk: the cone of the glass cut by the frame, an olive on a steel pick, dew outside in patches that drops have run through, a night light out of the frame on the left. Glass sees the town sharp, the lens far out of focus. `R` is the radius of its discs"""
    from PIL import Image
    eye, lens, focus, shift = np.array((0, 0, .199)), 88, .333, -.497; gx, gy = .052, .36; g_ = np.random.default_rng(12); c = lambda q: np.array(hexc(q), np.float32); k_ = lambda q: np.asarray(q)[..., None]; fine = A.get('w', 640) > 1000
    outer = [(0, .0011), (.012, .0010), (.026, .0004), (.0335, .0003), (.0352, .0006), (.0355, .0012), (.0345, .0018), (.031, .0022), (.018, .0036), (.009, .0062), (.0052, .0110), (.0040, .0180), (.0037, .0300), (.0039, .0600), (.0045, .0720), (.0062, .0795), (.0100, .0850), (.0524, .1290)]
    inner = [(.0520, .1296), (.0515, .1290), (.0095, .0870), (.0040, .0838), (0, .0830)]; level = .1256; prof = lathed(outer+inner, .0006, .0007); wet = soaked(prof, level); w0 = wet.index(True); top = prof[:, 1].argmax(); rim = prof[top, 1]; r0 = prof[w0, 0]; th = np.linspace(0, 2*np.pi, 901 if fine else 541)[None]
    def turned(L): return np.stack([gx+L[:, :1]*np.cos(th), gy+L[:, :1]*np.sin(th), L[:, 1:]+0*th], -1)
    # ---- dew: a map over the wall by bearing and height; runs leave it clear and end in a drop
    NA, NZ, z0, z1 = 3000, 560, .084, .130; a, z = np.meshgrid((np.arange(NA)+.5)/NA*2*np.pi, z0+(np.arange(NZ)+.5)/NZ*(z1-z0)); a, z = a.astype(np.float32), z.astype(np.float32); wall = lambda z: .0100+(z-.0850)*.9636; rr = wall(z); ca, sa = np.cos(a), np.sin(a)
    n1, n2 = fbm(ca*2.3+z*50+3, sa*2.3+7+z*18, 4, 31), fbm(ca*9+3, sa*9+z*240, 4, 32); dew = smooth(n1+.35*(n2-.5), .42, .64)*smooth(z+.0016*(n2-.5), level+.0006, level-.0022)*(.35+.65*smooth(z, .090, .106)); ends = []
    for i in range(22):
        b, zs, ze, w = g_.uniform(-np.pi+.1, -.1), g_.uniform(.110, level-.001), 0, 1e-3*g_.uniform(.45, 1.25); ze = max(zs-abs(g_.normal(.010, .012)), .088); m = b+(.05*(fbm(z[:, :1]*160+i, z[:, :1]*0, 3, 50+i)-.5)); d = np.abs((a-m+np.pi) % (2*np.pi)-np.pi)*rr; t = np.clip((zs-z)/max(zs-ze, 1e-4), 0, 1); k = smooth(d, w*(.65+.5*t)+.0001, w*(.65+.5*t)-.0002)*smooth(z, ze-.0006, ze+.0002)*smooth(z, zs+.0012, zs-.0004)*(.80+.2*n2); dew = dew*(1-k); j = int(np.clip((ze-z0)/(z1-z0)*NZ, 0, NZ-1)); ends.append((float(m[j, 0]), ze, w*1.25)); ends += [(float(m[q, 0])+g_.normal(0, .3*w/.04), float(z[q, 0]), w*g_.uniform(.15, .5)) for q in g_.integers(j, int(np.clip((zs-z0)/(z1-z0)*NZ, 0, NZ-1))+1, int((zs-ze)*400))]
    im = image('dew', np.stack([dew, dew*0, dew*0], -1).astype(np.float32))
    def passing(g, gl, tint=(.93, .95, .96, 1)):              # light that shadow and diffuse rays bring goes through
        tr, lp = g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeLightPath'); tr.inputs[0].default_value = tint; return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Diffuse Ray'], lp.outputs['Is Shadow Ray']), gl, tr.outputs[0])
    def clear(ior):
        def b(g): gl = g.node('ShaderNodeBsdfGlass'); gl.inputs['IOR'].default_value = ior; gl.inputs['Roughness'].default_value = 0; return passing(g, gl.outputs[0])
        return S.mat('clear', b, 0)
    def dewed(g):
        uv = g.node('ShaderNodeUVMap').outputs[0]; t = g.node('ShaderNodeTexImage', image=im, extension='EXTEND'); g.put(t.inputs[0], uv); u, v, _ = g.xyz(uv)[0:3]; d = g.mul(g.xyz(t.outputs[0])[0], g.mul(g.ss(v, .0, .02), g.ss(v, 1.0, .98))); p = here(g)
        vo = g.node('ShaderNodeTexVoronoi'); g.put(vo.inputs['Vector'], p); vo.inputs['Scale'].default_value = 2400; small = g.ss(vo.outputs['Distance'], .55, .10); gl, df, tl = g.node('ShaderNodeBsdfGlass'), g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); gl.inputs['IOR'].default_value = 1.5; g.put(gl.inputs['Roughness'], g.mul(d, g.add(.16, g.mul(small, .20)))); g.put(gl.inputs['Normal'], bump(g, g.mul(small, d), .00006, 1.0))
        for q in (df, tl): q.inputs[0].default_value = (.86, .88, .92, 1)
        return passing(g, g.mixsh(g.mul(d, g.add(.05, g.mul(small, .10))), gl.outputs[0], g.mixsh(.5, df.outputs[0], tl.outputs[0])))
    uvs = lambda L: np.stack([np.broadcast_to(th/2/np.pi, (len(L), th.shape[1])), np.broadcast_to(np.where(np.arange(len(L))[:, None] <= top, np.clip((L[:, 1:]-z0)/(z1-z0), 0, 1), 0), (len(L), th.shape[1]))], -1)
    cloth('glass', turned(prof[:w0+1]), S.mat('dewed', dewed, 0), uvs(prof[:w0+1])); cloth('bowl', turned(prof[w0:]), clear(1.5/1.345))
    # ---- a stuffed olive, half under, on a pick that leans on the rim
    foot, rest = np.array((.031, -.005, level-.0150)), np.array((math.cos(3.50)*.0520, math.sin(3.50)*.0520, rim+.0006)); way = (rest-foot)/np.linalg.norm(rest-foot); at = foot+way*.058; ax = np.array((-.42,-.80,.42)); ax = ax-way*(ax@way)*.8; ax /= np.linalg.norm(ax); e1 = np.cross(ax, (0, 0, 1.)); e1 /= np.linalg.norm(e1); e2 = np.cross(ax, e1); half = np.array((.0083, .0080, .0104)); at[2] = max(at[2], level-.0012)
    t, f = np.meshgrid(np.linspace(.0001, np.pi-.0001, 260), np.linspace(0, 2*np.pi, 281), indexing='ij'); n = np.stack([np.sin(t)*np.cos(f), np.sin(t)*np.sin(f), np.cos(t)], -1); edge = .36*(1+.10*(fbm(np.cos(f)*2+3, np.sin(f)*2, 2, 8)-.5)); hole = smooth(t, edge+.03, edge-.03); lip = np.exp(-((t-edge-.04)/.05)**2); red = smooth(t, edge-.02, edge-.05)
    q = 1+.030*(fbm(n[..., 0]*1.8+2, n[..., 1]*1.8+n[..., 2], 3, 9)-.5)+.008*(fbm(n[..., 0]*9, n[..., 1]*9+n[..., 2]*7, 3, 10)-.5)+.012*lip; P = n*half*k_(q); P[..., 2] -= hole*.0014-red*(.0009*np.cos(np.clip(t/edge, 0, 1)*1.4)+.0005*(fbm(n[..., 0]*22, n[..., 1]*22, 3, 14)-.5)); P = at+(gx, gy, 0)+P[..., :1]*e1+P[..., 1:2]*e2+P[..., 2:]*ax
    def skin(g):
        at_ = lambda n: g.node('ShaderNodeAttribute', attribute_name=n).outputs['Fac']; p = here(g); big, mid, f_ = g.noise(p, 180, 4, .6), g.noise(p, 700, 4, .6), g.noise(p, 3200, 3, .6); sp = g.ss(mid, .56, .68); col = g.mix(g.ss(big, .34, .66), hexc('#5d6120'), hexc('#99933c')); col = g.mix(g.mul(sp, .42), col, hexc('#c2bb70')); col = g.mix(g.mul(g.ss(f_, .62, .74), .35), col, hexc('#3c3d16')); col = g.mix(at_('red'), g.mix(g.mul(at_('lip'), .35), col, hexc('#cfc58a')), g.mix(mid, hexc('#8c1c0c'), hexc('#d8452a'))); s = g.node('ShaderNodeBsdfPrincipled')
        for k, v in (('Base Color', col), ('Roughness', g.add(.16, g.mul(mid, .16))), ('Specular', .5), ('Subsurface', .10), ('Subsurface Color', hexc('#b5a848')), ('Normal', bump(g, g.add(g.mul(mid, .6), g.mul(f_, .3)), .00025, .6))): g.put(s.inputs[k], v)
        s.inputs['Subsurface Radius'].default_value = (.0016, .0014, .0005); return s.outputs[0]
    o = cloth('olive', P[:, ::-1], S.mat('skin', skin, 0)); [o.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', v[:, ::-1].astype(np.float32).ravel()) for k, v in (('red', red), ('lip', lip))]
    steel = metal('steel', '#d8dade', .07); B = Build(); B.tube([tuple(foot+way*q+(gx, gy, 0)) for q in np.linspace(0, np.linalg.norm(rest-foot)+.026, 40)], .00062, 20); B.to(S, 'pick', [steel], True); tip = foot+way*(np.linalg.norm(rest-foot)+.026)+(gx, gy, 0); globes('ball', tip[None], np.array([.0023]), steel)
    # ---- the drink's surface: it climbs at the wall, the olive and the pick
    q = brim(r0, level); q = np.concatenate([q[:14], np.stack([np.linspace(q[13, 0], 0, 170)[1:], np.full(169, level)], 1)]); V = np.stack([gx+q[:, :1]*np.cos(th), gy+q[:, :1]*np.sin(th), q[:, 1:]+0*th], -1); d = V-(at+(gx, gy, 0)); d = (np.linalg.norm(np.stack([d@e1, d@e2, d@ax], -1)/half, axis=-1)-1)*.0085; V[..., 2] += .0010*np.exp(-np.clip(d, 0, 1)/.0014); hit = foot+way*(level-foot[2])/way[2]; V[..., 2] += .0005*np.exp(-np.hypot(V[..., 0]-gx-hit[0], V[..., 1]-gy-hit[1])/.0010); V[..., 2] += .00003*(fbm(V[..., 0]*90, V[..., 1]*90, 2, 6)-.5); cloth('drink', V, clear(1.345))
    # ---- beads of dew where the map has it, larger ones in the runs
    N = 26000; b, zz = g_.uniform(-np.pi-.15, .15, N), .086+(level-.086)*g_.random(N)**.6; i, j = ((b % (2*np.pi))/2/np.pi*NA).astype(int) % NA, np.clip(((zz-z0)/(z1-z0)*NZ).astype(int), 0, NZ-1); keep = (g_.random(N) < dew[j, i]*1.1); b, zz = b[keep], zz[keep]; rad = 1e-3*np.clip(g_.lognormal(-1.95, .50, len(b)), .06, .50); b, zz, rad = (np.concatenate([x, y]) for x, y in zip((b, zz, rad), np.array(ends).T))
    slope = np.array((math.cos(-.766), math.sin(-.766))); up = np.stack([slope[0]*np.cos(b), slope[0]*np.sin(b), 0*b+slope[1]], 1); beads('beads', np.stack([gx+wall(zz)*np.cos(b), gy+wall(zz)*np.sin(b), zz], 1), up, rad, .55, clear(1.33), 3)
    # ---- the bar: black-brown wood under lacquer, worn finely; rings where glasses stood
    def wood(g):
        p = here(g); grain = g.noise(g.v('MULTIPLY', p, (9, 120, 1)), 1.0, 5, .62, .6); wear = g.noise(g.v('MULTIPLY', p, (30, 22, 1)), 1.0, 5, .7); return g.principled(Base_Color=g.mix(grain, hexc('#0c0605'), hexc('#2c150c')), Roughness=g.add(.05, g.mul(wear, .12)), Specular=.34, Normal=bump(g, g.add(g.mul(grain, .30), g.mul(g.noise(p, 45, 3), .2)), .0005, .7))
    bar = S.mat('bar', wood, 0); far_ = .775; s = np.concatenate([np.linspace(.05, far_, 40), far_+.006*np.sin(np.linspace(.1, np.pi/2, 10)), [far_+.006]]); zz = np.concatenate([np.zeros(40), .006*(np.cos(np.linspace(.1, np.pi/2, 10))-1), [-.3]]); x = np.linspace(-1.5, 1.5, 3); cloth('bar', np.stack([x[None]+0*s[:, None], s[:, None]+.03*x[None], zz[:, None]+0*x[None]], -1), bar)
    def film(g): gl, t, fr = g.node('ShaderNodeBsdfGlossy'), g.node('ShaderNodeBsdfTransparent'), g.node('ShaderNodeFresnel'); gl.inputs[1].default_value = .05; t.inputs[0].default_value = (.8, .8, .8, 1); fr.inputs[0].default_value = 1.33; return g.mixsh(g.add(.12, g.mul(fr.outputs[0], .9)), t.outputs[0], gl.outputs[0])
    water = S.mat('water', film, 0)
    for x, y, R_, seed, gaps in ((-.050, .668, .0345, 5, .22),): t, s = np.meshgrid(np.linspace(0, 2*np.pi, 420), np.linspace(-1, 1, 15)); n = fbm(np.cos(t)*1.9+seed, np.sin(t)*1.9+seed, 3, seed); w = .0058*np.clip((n-gaps)*3.2, 0, 1)**.6*(.45+.9*fbm(np.cos(t)*6+seed, np.sin(t)*6, 2, seed+1)); q = R_+w*s+.0012*(fbm(np.cos(t)*3, np.sin(t)*3+seed, 3, seed+2)-.5); cloth('wet', np.stack([x+q*np.cos(t), y+q*np.sin(t), .10*w*np.sqrt(np.clip(1-s*s, 0, 1))-.00003], -1)[::-1], water)
    # ---- Manhattan at dusk: by slope from the eye; far out of focus for the lens, sharp for what glass and lacquer see
    v_ = (np.asarray(Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'views', 'new-york-view.jpg')).convert('RGB'), np.float32)/255)**2.2; v_ = blur(v_, 1.2); Hh, Ww = v_.shape[:2]; shore, wide = -.196, 36/lens
    def town(X, Z, shore=shore):
        x = np.abs(((X/wide+.5)*.85+.12+1) % 2-1); y = np.clip(.467-(Z-shore)/wide*.85*Ww/Hh, .03, .97); q = v_[(y*(Hh-1)).astype(int), (x*(Ww-1)).astype(int)]; lum = q.mean(-1, keepdims=True); up_ = k_(smooth(Z, shore-.01, shore+.02)); q = q/(1+1.1*np.clip(lum-.10, 0, 1)); return (q*1.25*(.72+.5*k_(smooth(X/wide, -.6, .1)))+1.3*np.clip(lum-.16, 0, 1)*c('#ffb070')*up_*2.2+.022*k_(np.exp(-np.abs(Z-shore)/.10))*c('#b07aa0')+.012*c('#4a5a9c'))*.70
    w, h = 1600, 1000; X, Z = np.meshgrid(((np.arange(w)+.5)/w-.5)*wide, ((.5-(np.arange(h)+.5)/h)*.625+shift)*wide); img = town(X, Z); px = lambda x, z: ((x/wide+.5)*w, (.5-(z/wide-shift)/.625)*h); R = 25; r = np.random.default_rng(6); tops = EASTSIDE
    for x, z, p, col in tops:                             # each low lamp's broken column in the river
        if z < .03: d = shore-Z; s = fbm(X/wide*60, d/wide*30+x*40, 3, 5); img = img+((p*.16*np.exp(-((X-x)/(.004+.05*np.clip(d, 0, 1)))**2-d/.040)*(d > .002))*(.2+1.5*s))[..., None]*c(col)
    img = img+(.20*np.exp(-((X+wide/2)/.07)**2-((Z-shore+.085)/.05)**2))[..., None]*c('#ff8a40'); img = unfocused(img.astype(np.float32), (), px, R, r); img = np.maximum(img+sum(unfocused(0*img, [(x, z+shore, p*1.0, col) for x, z, p, col in tops[i::3]], px, q, r) for i, q in enumerate((int(R*1.18), int(R*.9), R))), 0)[::-1]; back = image('river', img); o = S.mesh('seen', [(-6, 4, -4), (6, 4, -4), (6, 4, 4), (-6, 4, 4)], [(0, 1, 2, 3)], [S.mat('seen', lambda g: far_off(g, back, lens, focus, shift, eye), 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = o.visible_transmission = False
    X, Z = np.meshgrid(np.linspace(-1.2, 1.2, 3000), np.linspace(-.8, .9, 2100)); up = .15; sharp = town(X, Z, up)
    for x, z, p, col in tops: d = np.hypot(X-x, Z-z-up); sharp += k_(p*3.2*np.exp(-(d/.0034)**2))*c(col)
    sharp = sharp*(.55+.45*k_(smooth(np.abs(X), 1.2, .5)))+k_(smooth(Z, up+.5, up+.1)*smooth(Z, up-.1, up+.1))*c('#c090b0')*.10; sharp = sharp*(1-.85*k_(smooth(Z, .56, .62)))+k_(np.exp(-((X+.3)/.05)**2-((Z-.72)/.03)**2)*1.6+np.exp(-((X-.35)/.04)**2-((Z-.68)/.025)**2)*1.2)*c('#ffb878'); m = k_(smooth(Z, .035, .0)); sharp = sharp*(1-m)+blur(town(X, Z).astype(np.float32), 6)*m; wideim = image('town', sharp.astype(np.float32)); D = 5.0; o = S.mesh('town', [tuple(eye+D*np.array(q)) for q in ((-1.2, 1, -.8), (1.2, 1, -.8), (1.2, 1, .9), (-1.2, 1, .9))], [(0, 1, 2, 3)], [S.mat('town', lambda g: (lambda t: (g.put(t.inputs[0], g.node('ShaderNodeUVMap').outputs[0]), g.emission(t.outputs[0], g.add(1.1, g.mul(g.node('ShaderNodeLightPath').outputs['Is Transmission Ray'], 1.2))))[1])(g.node('ShaderNodeTexImage', image=wideim, extension='EXTEND')), 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_camera = o.visible_shadow = False
    # ---- a night light low on the left; the dim room behind the lens
    lx = np.array((-.170,.66,.045)); B = Build(); B.lathe(*lx[:2], [(.0001, lx[2]-.014), (.013, lx[2]-.013), (.016, lx[2]), (.014, lx[2]+.014), (.0001, lx[2]+.0145)], 40); o = B.to(S, 'flame', [S.mat('flame', lambda g: g.emission(hexc('#ff8638'), 7.0), 0)], True); o.visible_camera = o.visible_diffuse = o.visible_shadow = False; S.lamp(tuple(lx), '#ffb070', 2.2, .016).visible_camera = False
    S.lamp((-.34, .22, .24), '#ffb47c', 2.8, .03).visible_camera = False; S.lamp((.5, .9, .6), '#8c96e0', 3.6, .5, 'AREA', (gx, gy, .12)).visible_camera = False
    round_picture(((-112, 10, 5, 9, 2, 3.2, '#ffb878'), (-100, 6, 24, 14, 2, .40, '#ff9a50'), (150, 24, 9, 6, 3, 1.1, '#ffb880'), (-160, 40, 12, 5, 3, .9, '#ffc898'), (178, 6, 30, 5, 2, .22, '#ff9c58'), (120, 12, 4, 8, 3, .8, '#ffb070'), (0, 55, 50, 18, 2, .16, '#6a7ac8'), (-20, 70, 22, 3.5, 3, 2.6, '#ffdcc0'), (-62, 34, 5, 7, 3, 4.0, '#ffbe88'), (58, 52, 5, 4, 3, 2.4, '#ffd2a8'), (165, 62, 16, 3, 3, 2.0, '#ffd8b8')), lambda az, el: (k_(np.where(np.cos(np.radians(az)) > 0, .10+.10*smooth(el, -20, 50), .028))*np.where(k_(np.cos(np.radians(az)) > 0), c('#5a62a8'), c('#8a6050'))).astype(np.float32))
    g = G(S.sc.world.node_tree); g.put(S.sc.world.node_tree.nodes['Background'].inputs[1], g.sub(1.0, g.mul(g.node('ShaderNodeLightPath').outputs['Is Diffuse Ray'], .5))); S.sc.world.cycles.sampling_method = 'NONE'; S.camera(tuple(eye), (0, 1, float(eye[2])), lens=lens, fstop=13, focus=focus, shift_y=shift).data.clip_start = .01
    return dict(bounces=16, clamp=2.5, thr=.02, ev=.6, contrast=1.08, vig=.28, bloom_k=.12, bloom_th=.9)
EASTSIDE = ((-.205, .010, .55, '#ffa458'), (-.176, .004, .12, '#ff8840'), (-.150, .016, .26, '#ffc890'), (-.118, .007, .08, '#ff9448'), (-.098, .030, .34, '#ffb878'), (-.079, .062, .12, '#ffd8a8'), (-.070, .012, .62, '#ffa85c'), (-.058, .090, .20, '#fff0d8'), (-.049, .020, .18, '#ff9c50'), (-.036, .042, .10, '#ffb068'), (-.020, .009, .42, '#ffb470'), (-.006, .028, .15, '#ff7a34'), (.012, .052, .28, '#ffc488'), (.020, .014, .50, '#ff9c50'), (.047, .070, .09, '#a8d0c8'), (.058, .022, .22, '#ffb060'), (.083, .036, .46, '#ffc898'), (.101, .012, .30, '#ff9448'), (.112, .080, .08, '#ff9c58'), (.136, .047, .24, '#ffb878'), (.150, .018, .60, '#ffa858'), (.171, .060, .12, '#ffd0a0'), (.189, .026, .34, '#ff9850'), (.214, .013, .20, '#ffb070'), (.205, .085, .05, '#ff6a3c'))      # Manhattan's lamps seen from its far shore: slope across, slope above the water, strength, colour

S.render(A.get('out', RENDERS+KIND+'.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 48), **globals()[KIND]())
