"""On the apron: kind=inlet, an engine's polished lip at dusk. The sky behind it is sky.py's, drawn for this camera.

Lengths are metres, the camera is at the origin and looks along +y.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import sky
A = args(); KIND = A['kind']; rs = np.random.RandomState(A.get('seed', 5))
RAMP = [(0, '#f0b078'), (.10, '#d8917a'), (.2, '#a07488'), (.36, '#5d5f8c'), (.6, '#2c4376'), (1, '#14254c')]
m = mood('golden', sky_k=A.get('sky_k', .5), glow_k=A.get('glow_k', .34), ramp=RAMP, cloud=.58, sun_angle=1.0, sun_pow=2.6, sun_mirror=True, fill=A.get('fill', .9), fill_col='#ffae84', fill_dir=(-.42, -.85, -.26))
S = Scene(m, clouds=False)

# ------------------------------------------------------------------ parts
def here(g): return g.node('ShaderNodeNewGeometry').outputs['Position']
def bump(g, h, dist=.002, k=.6):
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = dist; b.inputs['Strength'].default_value = k; g.put(b.inputs['Height'], h); return b.outputs[0]
def picture(name, a):
    """a float picture (top row first) for a shader"""
    h, w = a.shape[:2]; px = np.ones((h, w, 4), np.float32); px[..., :a.shape[2]] = a[::-1]; b = bpy.data.images.new(name, w, h, alpha=True, float_buffer=True); b.colorspace_settings.name = 'Linear'; b.alpha_mode = 'CHANNEL_PACKED'; b.pixels.foreach_set(px.ravel()); b.update(); b.pack(); return b
def sheet(name, x0, x1, z0, z1, y, build):
    return S.mesh(name, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], [S.mat(name, build, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
def look(g, im, ext='EXTEND'):
    t = g.node('ShaderNodeTexImage', image=im, extension=ext); g.put(t.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); return t
def skin(rows, name, mats, smooth=True, close=False):
    """a surface through rows of points"""
    R = np.asarray(rows, np.float32); n, k = R.shape[:2]; J = k if close else k-1; F = [(i*k+j, i*k+(j+1) % k, (i+1)*k+(j+1) % k, (i+1)*k+j) for i in range(n-1) for j in range(J)]
    return S.mesh(name, R.reshape(-1, 3).tolist(), F, mats, smooth)

# ------------------------------------------------------------------ the engine
def apron(w, h, lens):
    """a wet apron at dusk far out of focus: sky, sheds, the lamps of taxiways as discs, and all of it in the tarmac"""
    sk = sky.Sky('dusk', sky_k=.5, glow_k=.30, ramp=RAMP, sun_az=34, sun_el=-1, cloud=1); half = 18/lens*1.1; X, Z = np.meshgrid(np.linspace(-half, half, w, dtype=np.float32), np.linspace(half*h/w, -half*h/w, h, dtype=np.float32)); L = np.sqrt(X*X+1+Z*Z); hz = h//2; img = sk.colour(X/L, 1/L, np.abs(Z)/L+.004, lobes=False)*1.15; u = X[0]/half
    def shed(lo, n, tone, seed, soft):
        g = np.random.default_rng(seed); top = np.zeros(w, np.float32)
        for i in range(n): c, ww, t = g.uniform(-1, 1), g.uniform(.03, .16), g.uniform(.3, 1); top = np.maximum(top, lo*t*(np.abs(u-c) < ww)*(1-.35*((u-c)/ww)**2*(g.random() < .4)))
        mk = blur((Z/half < top[None]).astype(np.float32)[..., None]*(Z > 0)[..., None], soft*w/1600); img[:] = img*(1-mk)+np.array(hexc(tone), np.float32)*mk
    shed(.075, 22, '#3a3450', 3, 16); shed(.045, 14, '#1c1a2a', 8, 12); g = np.random.default_rng(int(A.get('seed', 5))); lamps = []
    for i in range(26): lamps.append((g.uniform(-1, 1)*half, g.uniform(.012, .075)*half, ['#ffb060', '#ffd7a0', '#ff9a50', '#ffc080'][g.integers(4)], .15+1.3*g.random()**2.6, 15))
    for i in range(7): lamps.append((g.uniform(-1, 1)*half, g.uniform(.05, .12)*half, '#ff2a1c', .3+.5*g.random(), 12))
    for i in range(15): y = 7*1.34**i; lamps += [(( -2.0+.34*y)/y, -1.75/y, '#3a5cff', .85*g.uniform(.5, 1.2), 9+46/y*2), ((9.5+.34*y)/y, -1.75/y, '#3a5cff', .85*g.uniform(.5, 1.2), 9+46/y*2)]
    for i in range(9): y = 14*1.4**i; lamps.append(((3.6+.34*y)/y, -1.85/y, '#4fd08a', .35*g.uniform(.4, 1.2), 9+40/y))
    add = np.zeros_like(img)
    for x, z, c, k, r in lamps:
        r *= w/1600*g.uniform(.9, 1.1); px, py = (x/half+1)/2*w, (1-z/(half*h/w))/2*h; x0, x1, y0, y1 = int(max(0, px-r-2)), int(min(w, px+r+3)), int(max(0, py-r-2)), int(min(h, py+r+3))
        if x1 <= x0 or y1 <= y0: continue
        yy, xx = np.mgrid[y0:y1, x0:x1]; dd = np.hypot(xx-px, yy-py)/r; add[y0:y1, x0:x1] += (np.clip((1-dd)*r*.35, 0, 1)*(.62+.5*np.clip(dd, 0, 1)**4))[..., None]*np.array(hexc(c), np.float32)*k*.8
    above = img+add; above[hz:] = 0; wet = np.zeros_like(img); mir = above[hz-1:hz-1-(h-hz):-1] if h-hz < hz else above[:hz][::-1]; wet[hz:hz+len(mir)] = mir; n = h//9; ker = np.exp(-np.linspace(0, 3.2, n)).astype(np.float32); ker /= ker.sum(); low = add.copy(); low[:hz] = 0; drag = np.zeros_like(img); src = wet*.75+low*.6
    for i in range(0, n, 3): drag[i:] += src[:h-i]*ker[i]*3
    V = (np.arange(h, dtype=np.float32)-hz)/h; film = (.20+.9*sky.smooth(fbm(X*9/(np.abs(Z)+.05)*.25, 1/(np.abs(Z)+.02)*.42, 4, 5), .30, .66))*np.clip(V, 0, 1)[:, None]**0; ground = drag*film[..., None]+low+np.array(hexc('#14131c'), np.float32)*.35
    mk = sky.smooth(V, -.004, .010)[:, None, None]; return above*(1-mk)+ground*mk
def inlet():
    """the polished lip of an engine's inlet, the sunset along it, the fan in the dark behind"""
    lens = A.get('lens', 50); im = picture('apron', apron(1600, 1000, lens)); x1 = 18/lens*1.1*60; o = sheet('apron', -x1, x1, -x1*.625, x1*.625, 60, lambda g: g.emission(look(g, im).outputs[0], A.get('backk', 1.0))); o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
    cx, cy, cz, ps = A.get('cx', -.64), A.get('cy', 2.0), A.get('cz', .06), math.radians(A.get('yaw', 13)); c, s = math.cos(ps), math.sin(ps); N = 360; th = np.linspace(0, 2*math.pi, N, endpoint=False)
    def at(r, t, y): x, z = r*np.cos(t), r*np.sin(t); return np.stack(np.broadcast_arrays(cx+x*c+y*s, cy-x*s+y*c, cz+z), -1)
    def sweep(pts, n): P = np.array(pts, float); q = np.linspace(0, len(P)-1, n); P = np.vstack([2*P[0]-P[1], P, 2*P[-1]-P[-2]]); i = np.minimum(q.astype(int), len(pts)-2); f = (q-i)[:, None]; a, b, d, e = P[i], P[i+1], P[i+2], P[i+3]; return .5*((2*b)+(d-a)*f+(2*a-5*b+4*d-e)*f*f+(3*b-a-3*d+e)*f**3)
    def local(g): p = g.v('SUBTRACT', here(g), (cx, cy, cz)); x, y, z = g.xyz(p)[0:3]; a, d = g.sub(g.mul(x, c), g.mul(y, s)), g.add(g.mul(x, s), g.mul(y, c)); return g.m('ARCTAN2', z, a), g.m('SQRT', g.add(g.mul(a, a), g.mul(z, z))), d, p
    def polished(g):
        t, r, d, p = local(g); spin = g.vec(g.mul(t, .9), g.mul(r, 190), g.mul(d, 190)); br = g.noise(spin, 1.0, 4, .6); smear = g.noise(p, 7, 5, .62); dot = g.ss(g.noise(p, 210, 2, .5), .66, .74); dent = g.noise(p, 9, 2, .4)
        return g.principled(Base_Color=g.mix(g.mul(dot, .45), g.mix(g.ss(smear, .35, .7), hexc('#e6e2de'), hexc('#bdb7b4')), hexc('#3a3430')), Metallic=1.0, Roughness=g.add(g.add(.055, g.mul(g.ss(smear, .42, .72), .12)), g.mul(br, .05)), Normal=bump(g, g.add(g.mul(br, .05), g.mul(dent, .8)), .006, .30))
    def coat(g):
        t, r, d, p = local(g); n = g.noise(p, 6, 5, .6); line = g.ss(g.m('ABSOLUTE', g.sub(d, .305)), .0035, .0045, 1, 0); seam = g.ss(g.m('ABSOLUTE', g.sub(d, .52)), .0012, .003, 1, 0); st = g.noise(g.vec(g.mul(t, 60), g.mul(d, 1.6), 0), 1.0, 5, .62); col = g.mix(line, hexc('#1b1c26'), hexc('#a08a62')); return g.principled(Base_Color=g.scalec(g.mix(seam, col, (.003, .003, .004)), g.sub(g.add(.85, g.mul(n, .4)), g.mul(g.ss(st, .45, .75), .22))), Roughness=g.add(.14, g.mul(n, .12)), Clearcoat=1.0, Clearcoat_Roughness=.03, Normal=bump(g, g.sub(g.mul(g.noise(p, 3, 2), .6), g.mul(seam, .2)), .008, .25))
    def liner(g):
        t, r, d, p = local(g); u, v = g.mul(t, 150), g.mul(d, 260); f = lambda q: g.sub(g.m('FRACT', g.add(q, 500.0)), .5); hole = g.ss(g.m('SQRT', g.add(g.pow(f(u), 2), g.pow(f(v), 2))), .22, .30, 1, 0); n = g.noise(p, 9, 5, .6); return g.principled(Base_Color=g.mix(hole, g.scalec(hexc('#6c6a6c'), g.add(.6, g.mul(n, .7))), (.004, .004, .005)), Metallic=.4, Roughness=.42, Specular=.4)
    lip = sweep([(.572, .215), (.570, .16), (.574, .10), (.584, .052), (.600, .016), (.622, .0), (.646, .010), (.668, .042), (.688, .095), (.703, .16), (.7105, .2085), (.7098, .2135), (.7060, .2155)], 150); skin([at(r, th, y) for r, y in lip], 'lip', [S.mat('polished', polished, 0)], True, True)
    skin([at(r, th, y) for r, y in sweep([(.7060, .2155), (.7100, .2168), (.7125, .2195), (.728, .30), (.752, .48), (.775, .75), (.79, 1.2), (.785, 2.2)], 160)], 'cowl', [S.mat('coat', coat, 0)], True, True); skin([at(r, th, y) for r, y in sweep([(.5735, .212), (.5715, .217), (.574, .35), (.584, .55), (.592, .75)], 50)], 'liner', [S.mat('liner', liner, 0)], True, True)
    V, F = [], []
    for r, y in ((.5700, .206), (.5722, .232)):                                                  # rivets where lip and liner meet
        for k in range(168):
            t = 2*math.pi*(k+.5*(y > .22))/168; b = len(V); q = .0026; o = at(np.array([r]), np.array([t]), np.array([y]))[0]; rad = np.array([math.cos(t)*c, -math.cos(t)*s, math.sin(t)])*(1 if r > .65 else -1); ta = np.array([-math.sin(t)*c, math.sin(t)*s, math.cos(t)]); ax = np.array([s, c, 0]); V.append(tuple(o+rad*.0006)); V += [tuple(o+q*(math.cos(a)*ta+math.sin(a)*ax)-rad*.0002) for a in np.linspace(0, 2*math.pi, 9)[:-1]]; F += [(b, b+1+j, b+1+(j+1) % 8) for j in range(8)]
    S.mesh('rivets', V, F, [S.plain('rivets', '#b8b4b0', .25, 1, haze=0)], True)
    blade = S.mat('blade', lambda g: g.principled(Base_Color=g.scalec(hexc('#7c7a80'), g.add(.7, g.mul(g.noise(here(g), 14, 4), .5))), Metallic=.9, Roughness=.30), 0)
    for k in range(22):
        t0 = 2*math.pi*k/22; rows = []
        for r in np.linspace(.178, .585, 26):
            f = (r-.178)/.407; a = math.radians(22+42*f); w_ = (.075+.05*math.sin(math.pi*f**.8))*(1+.1*f); q = np.linspace(-1, 1, 14); off = q*w_; cam_ = .016*(1-q*q); tt = t0+.10*math.sin(math.pi*f)*.7+(off*math.sin(a)+cam_*math.cos(a))/r; rows.append(at(np.full(14, r), tt, .60+off*math.cos(a)-cam_*math.sin(a)-.05*f**2))
        skin(rows, f'b{k}', [blade])
    def nose(g): t, r, d, p = local(g); sp = g.m('FRACT', g.add(g.sub(g.mul(t, 1/(2*math.pi)), g.mul(r, 4.6)), 8.0)); w_ = g.mul(g.ss(sp, .0, .02), g.ss(sp, .16, .18, 1, 0)); return g.principled(Base_Color=g.mix(g.mul(w_, g.ss(r, .012, .03)), hexc('#0b0b0e'), hexc('#5a5650')), Roughness=.28, Clearcoat=.6)
    skin([at(r, th, y) for r, y in sweep([(.001, .30), (.03, .315), (.075, .36), (.125, .43), (.165, .50), (.178, .56)], 40)], 'spinner', [S.mat('nose', nose, 0)], True, True); skin([at(r, th, y) for r, y in ((.02, .72), (.6, .72))], 'back', [S.plain('dark', '#020203', .9, haze=0, spec=0)], False, True)
    def tar(g): p = here(g); n = g.noise(p, .5, 5, .6); return g.principled(Base_Color=hexc('#0c0c10'), Roughness=g.add(.6, g.mul(n, .4)), Specular=.12)
    S.mesh('tarmac', [(-400, -400, -1.9), (400, -400, -1.9), (400, 400, -1.9), (-400, 400, -1.9)], [(0, 1, 2, 3)], [S.mat('tar', tar, 0)]).visible_camera = False
    for i in range(44):                                                                      # sheds and lamps that only the metal sees
        t, R = rs.uniform(0, 6.28), rs.uniform(60, 160); w_, h_ = rs.uniform(8, 26), rs.uniform(-.6, 3.2)*rs.rand(); B = Build(); B.box(R*math.sin(t), R*math.cos(t), w_, w_, -1.9, h_, 1, -t); B.to(S, f'shed{i}', [S.mats.get('shed') or S.plain('shed', '#0e0d14', .8, haze=0)]*2).visible_camera = False
        if i % 2: B = Build(); B.box(R*.93*math.sin(t+.2), R*.93*math.cos(t+.2), rs.uniform(.5, 2.5), .5, 1.5, rs.uniform(2.2, 3.4), 1, -t); B.to(S, f'lamp{i}', [S.mats.get('shine') or S.plain('shine', '#000', haze=0, emit='#ffb870', emit_k=9)]*2).visible_camera = False
    L = S.lamp((1.2, -1.6, .9), '#ffb98a', A.get('k1', 240), 1.2, 'AREA', (cx, cy, cz)); L.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=A.get('fstop', 3.2), focus=A.get('focus', 1.93), shift_y=A.get('shift', 0)).data.clip_start = .01; return dict(bounces=5, ev=A.get('ev', .5), vig=.35)

S.render(A.get('out', RENDERS+KIND+'.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 48), **globals()[KIND]())
