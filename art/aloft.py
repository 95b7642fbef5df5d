"""From an aircraft's seat: kind=seat (the cabin window, ice at its rim, a wing over the clouds), inlet (an engine's polished lip at dusk).

The sky and the clouds behind the window are clouds.py's, drawn for this camera; wing, frame and lip are Cycles.
Lengths are metres, the camera is at the origin and looks along +y.
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import clouds
from PIL import Image, ImageDraw
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
def skin(rows, name, mats, smooth=True, close=False, uv=None):
    """a surface through rows of points; uv(i, j) -> where it lies on its picture"""
    R = np.asarray(rows, np.float32); n, k = R.shape[:2]; J = k if close else k-1; F = [(i*k+j, i*k+(j+1) % k, (i+1)*k+(j+1) % k, (i+1)*k+j) for i in range(n-1) for j in range(J)]
    U = None if uv is None else [c for i in range(n-1) for j in range(J) for c in (uv(i, j), uv(i, j+1), uv(i+1, j+1), uv(i+1, j))]
    return S.mesh(name, R.reshape(-1, 3).tolist(), F, mats, smooth, uvs=U)

# ------------------------------------------------------------------ the wing
def plating():
    """the wing's skin, along the span and round the chord (its leading edge in the middle): tone, gaps, bare metal"""
    w, h = 4096, 1536; X, Y = np.meshgrid(np.arange(w, dtype=np.float32)/w, np.arange(h, dtype=np.float32)/h); c = np.abs(Y-.5)*2; gap = np.zeros((h, w), np.float32); tone = np.ones((h, w), np.float32)
    def along(at, wd, k=1.0, a=0, b=1): gap[:] = np.maximum(gap, k*np.exp(-((c-at)/wd)**2)*((X > a) & (X < b)))
    def across(at, wd, c0, c1, k=1.0, lean=.0): gap[:] = np.maximum(gap, k*np.exp(-((X-at-lean*c)/wd)**2)*((c > c0) & (c < c1)))
    along(.085, .0035, .8); along(.20, .003, .5); along(.44, .003, .45); along(.655, .012, 1.0, .02, .90); along(.745, .016, 1.0, .05, .82); along(.80, .0016, .4, .1, .8)
    for x in (.07, .165, .27, .36, .465, .555, .64, .735, .83, .905): across(x+rs.uniform(-.008, .008), .0018, .085, .655, .75, .01); tone *= 1+rs.uniform(-.10, .10)*((X > x)*1.0)
    tone = tone/tone.mean(0).mean()
    for x in (.055, .19, .33, .46, .60, .82): across(x, .0036, .655, 1.0, 1.0)
    for x in (.12, .21, .30, .40, .49, .58, .67): across(x, .0014, .085, 1.0, .4, .02)
    riv = np.zeros((h, w), np.float32); q = (np.cos(2*np.pi*X*420) > .72)*1.0
    for at in (.095, .19, .21, .43, .45, .64): riv = np.maximum(riv, np.exp(-((c-at)/.0016)**2)*q)
    q = (np.cos(2*np.pi*Y*260) > .7)*1.0
    for x in np.arange(.045, .95, .045): riv = np.maximum(riv, np.exp(-((X-x-.01*c)/.0006)**2)*q*((c > .1) & (c < .64))*.8)
    soot = fbm(X*70, Y*5, 5, 31); wet = fbm(X*9, Y*7, 5, 33); tone = tone*(1-.28*smooth_(c, .652, .66)*(c < .745)*(X < .9))*(1-.12*(c > .745))*(1-.5*np.clip(soot-.42, 0, 1)*smooth_(c, .10, .7))*(.86+.28*wet)
    return picture('plating', np.stack([tone*.95, np.clip(gap+.22*riv, 0, 1), (c < .082)*1.0], -1).astype(np.float32))
def smooth_(x, a, b): t = np.clip((x-a)/(b-a), 0, 1); return t*t*(3-2*t)
def wing():
    """a swept wing with a blended winglet, its nose bare polished metal"""
    le0, le1 = np.array([-1.07, 3.0, -1.42]), np.array([A.get('tipx', 1.42), 14.0, A.get('tipz', -.62)]); c0, c1 = np.array([-2.75, .9, .06]), np.array([-.95, .55, .02]); e = le1-le0; e /= np.linalg.norm(e); n_ = np.cross(c1, e); n_ = -n_ if n_[2] < 0 else n_; n_ /= np.linalg.norm(n_)
    k = 56; xc = (1-np.cos(np.linspace(0, math.pi, k)))/2; th = lambda x: 5*(.2969*np.sqrt(x)-.1260*x-.3516*x**2+.2843*x**3-.1036*x**4); prof = [(x, th(x)*1.05+.010*x*(1-x)) for x in xc[::-1]]+[(x, -th(x)*.72) for x in xc[1:]]
    rows, span = [], []; cant, R, up = math.radians(A.get('cant', 74)), .85, A.get('up', .80); n1, n2, n3 = 70, 30, 34
    for i in range(n1+n2+n3):
        if i < n1: t = i/(n1-1); p, ch, nn, tk = le0+(le1-le0)*t+n_*.12*t**3, c0+(c1-c0)*t, n_, .118-.02*t; s = t*.80
        else:
            if i < n1+n2: f = (i-n1+1)/n2; a = cant*f; off = R*(math.sin(a)*e+(1-math.cos(a))*n_); run = R*a; s = .80+.08*f
            else: f = (i-n1-n2+1)/n3; a = cant; off = R*(math.sin(a)*e+(1-math.cos(a))*n_)+up*f*(math.cos(a)*e+math.sin(a)*n_); run = R*a+up*f; s = .88+.12*f
            tot = R*cant+up; r = run/tot; ch = c1*(1-.66*r**1.1); p = le1+n_*.12+off+c1/np.linalg.norm(c1)*(.78*r**1.35); nn = math.cos(a)*n_-math.sin(a)*e; tk = .098-.02*r
            if r > .93: q = (r-.93)/.07; p = p+ch*.30*q**2.2; ch = ch*(1-.42*q**2.2)
        L = np.linalg.norm(ch); rows.append([p+ch*x+nn*(y*tk*2*L) for x, y in prof]); span.append(s)
    K = len(prof); uv = lambda i, j: (span[i], .5-.5*prof[j % K][0]*(1 if j < k else -1)); im = plating()
    def paint(g):
        t = look(g, im); tone, gap, bare = g.xyz(t.outputs[0])[0:3]; p = here(g); wave = g.noise(p, 2.2, 3, .5); f = g.noise(p, 160, 3, .6); nm = bump(g, g.add(g.sub(g.mul(wave, .55), g.mul(gap, .30)), g.mul(f, .010)), .016, .5)
        col = g.scalec(g.mix(gap, hexc(A.get('paint', '#b8b4b6')), hexc('#08080c')), tone); a = g.principled(Base_Color=col, Roughness=g.add(.20, g.mul(g.noise(p, 5, 4, .6), .16)), Specular=.6, Clearcoat=1.0, Clearcoat_Roughness=.06, Normal=nm); a = g.mixsh(g.mul(gap, .85), a, g.principled(Base_Color=hexc('#050509'), Roughness=.9, Specular=.1))
        b = g.principled(Base_Color=g.scalec(hexc('#d9d4cf'), g.sub(1.0, g.mul(gap, .8))), Metallic=1.0, Roughness=g.add(.14, g.mul(g.noise(g.v('MULTIPLY', p, (30, 2, 30)), 3, 4, .6), .16)), Normal=nm); return g.mixsh(bare, a, b)
    skin(rows, 'wing', [S.mat('wing', paint, 0)], True, False, uv)

# ------------------------------------------------------------------ the window
def ferns(d, k, x, y, a, L, n, w, bright):
    """an ice crystal: a stem with branches at sixty degrees, branching again"""
    px, py = x, y
    for i in range(n):
        a += rs.normal(0, .05); qx, qy = px+math.cos(a)*L/n, py+math.sin(a)*L/n; d.line([(px*k, py*k), (qx*k, qy*k)], fill=int(bright*(1-.5*i/n)), width=max(1, int(w*k*(1-.6*i/n)))); px, py = qx, qy
        if L > 14 and i and rs.rand() < .8:
            for s in (-1, 1):
                if rs.rand() < .85: ferns(d, k, px, py, a+s*(1.02+rs.normal(0, .10)), L*.42*(1-i/n)*rs.uniform(.5, 1.2), max(2, int(n*.55)), w*.7, bright*.85)
def breath(a, b, sx, sz):
    """what is on the pane: frost round the lower corner, hairline scratches about the sun, dust, a wiped smear"""
    w, h = 1400, int(1400*b/a); X, Y = np.meshgrid((np.arange(w, dtype=np.float32)+.5)/w*2-1, 1-(np.arange(h, dtype=np.float32)+.5)/h*2); k = 2; im = Image.new('L', (w*k, h*k), 0); d = ImageDraw.Draw(im)
    EX, EZ = .875, .892                                                                       # the rim that the eye sees, a little inside the pane's
    def edge(t): c, s = math.cos(t), math.sin(t); r = (abs(c)**3.4+abs(s)**3.4)**(-1/3.4); return (1+c*r*EX)/2*w, (1-s*r*EZ)/2*h
    for i in range(int(A.get('ice', 84))):
        t = -2.36+rs.normal(0, .46) if rs.rand() < .72 else -1.2+rs.normal(0, .45); x, y = edge(t); z = math.atan2(h/2-y, w/2-x); q = rs.rand()**2.2*abs(math.exp(-((t+2.40)/.45)**2)+.30); ferns(d, k, x, y, z+rs.normal(0, .5), 34+250*q, 6+int(13*q), 1.2+1.7*q, rs.uniform(140, 255))
    ice = np.asarray(im.resize((w, h), Image.BOX), np.float32)/255; im = Image.new('L', (w*k, h*k), 0); d = ImageDraw.Draw(im); cx, cy = (sx/a+1)/2*w, (1-sz/b)/2*h
    for i in range(420):                                                                     # scratches that show are those across the light: arcs about the sun
        r, t, l = rs.uniform(30, 1300), rs.uniform(0, 6.3), rs.uniform(.01, .09); o = rs.normal(0, 12, 2); d.line([((cx+o[0]+r*math.cos(q))*k, (cy+o[1]+r*math.sin(q))*k) for q in np.linspace(t, t+l*min(1, 260/r), 7)], fill=int(rs.uniform(20, 150)*math.exp(-r/620)), width=1)
    for i in range(260): x, y, r = rs.rand()*w, rs.rand()*h, rs.uniform(.4, 1.7); d.ellipse([(x-r)*k, (y-r)*k, (x+r)*k, (y+r)*k], fill=int(rs.uniform(20, 150)))
    fine = np.asarray(im.resize((w, h), Image.BOX), np.float32)/255; q = (np.abs(X/EX)**3.4+np.abs(Y/EZ)**3.4)**(1/3.4); n = fbm(X*5, Y*6.4, 6, 11); corner = np.exp(-((X+.80)**2+(Y+.86)**2)/.34); rime = np.clip(q+.42*corner+.30*(n-.5)-.985, 0, 1)*2.2
    glow = np.exp(-np.hypot((X-sx/a)*a/b, Y-sz/b)/.40); smear = np.clip(fbm(X*1.3+Y*.8, Y*6-X*3, 5, 17)-.47, 0, 1)*1.2; veil = .012+.05*glow+.10*smear*(.25+glow); al = np.clip(veil+.34*np.clip(rime, 0, 1)+.80*ice+.45*fine*(.3+glow), 0, .9)*(.18+.82*np.clip((1.02-q)/.05, 0, 1))
    warm, cold = np.array(hexc('#ffbe86')), np.array(hexc('#8f8fb4')); f = (.25+.75*np.exp(-np.hypot((X-sx/a)*a/b, Y-sz/b)/.9))[..., None]; col = cold*(1-f)*.50+warm*f*.95; return np.concatenate([col, np.clip(al[..., None], 0, 1)], -1).astype(np.float32)
def seat():
    """a cabin window from the dark seat"""
    a, b, y0, hz = A.get('a', .165), A.get('b', .225), .60, A.get('dip', .052); sx, sz = math.tan(math.radians(m['sun_az'])), math.tan(math.radians(m['sun_el'])); full = A.get('w', 640)
    w = max(300, int(full*.40)); x1, za, zb = a*1.10, -hz-b*1.10, -hz+b*1.10; X, Z = np.meshgrid(np.linspace(-x1, x1, w, dtype=np.float32), np.linspace(zb, za, int(w*(zb-za)/(2*x1)), dtype=np.float32))
    sk = clouds.Sky('golden', **{q: m[q] for q in ('sun_az', 'sun_el', 'sky_k', 'glow_k', 'ramp', 'cloud', 'cloud_seed') if q in m}); view = picture('view', clouds.aloft(sk, X, Z, q=2 if full > 900 else 1, sunk=A.get('sunk', .46), skyk=A.get('skyk', .32), shade='#62608c', vis=A.get('vis', 36), sun='#ff9652', seed=int(A.get('seed', 3)), up=A.get('high', 1.7)))
    o = sheet('view', -x1*900, x1*900, za*900, zb*900, 900, lambda g: g.emission(look(g, view).outputs[0], 1.0)); o.visible_shadow = False; wing()
    N, t_ = 720, np.linspace(0, 2*math.pi, 720, endpoint=False); C, Sn = np.cos(t_), np.sin(t_)
    def ring(off, y, e=3.4, C=C, Sn=Sn): A_, B_ = a*y0+off, b*y0+off; r = (np.abs(C/A_)**e+np.abs(Sn/B_)**e)**(-1/e); return np.stack([C*r, np.full(len(C), y), Sn*r-hz*y0], -1)
    def lining(g):
        p = here(g); x, y, z = g.xyz(p)[0:3]; v = g.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); g.put(v.inputs['Vector'], p); v.inputs['Scale'].default_value = 620; r = g.m('SQRT', g.add(g.pow(g.mul(g.m('ABSOLUTE', x), 1/(a*y0+.026)), 2.0), g.pow(g.mul(g.m('ABSOLUTE', g.add(z, hz*y0)), 1/(b*y0+.026)), 2.0)))
        night = g.mul(g.exp(g.mul(g.m('MAXIMUM', g.sub(r, 1.10), 0.0), -4.2)), g.ss(g.m('ABSOLUTE', g.add(z, hz*y0)), .146, .179, 1, 0)); return g.mixsh(night, g.emission((0, 0, 0), 0), g.principled(Base_Color=g.mix(g.noise(p, 24, 4), hexc('#7a6350'), hexc('#937a64')), Roughness=.50, Specular=.35, Normal=bump(g, g.add(g.ss(v.outputs[0], 0, .15), g.mul(g.noise(p, 35, 3), .5)), .0004, .35)))
    prof = [(.0085, .604), (.0095, .596), (.0110, .592), (.0135, .589), (.0165, .583), (.020, .575), (.0245, .566), (.0285, .560), (.033, .5565), (.040, .5545), (.055, .5535), (.10, .553), (.25, .552), (.7, .55)]; P = np.array(prof); tt = np.linspace(0, len(P)-1, 90); dense = np.stack([np.interp(tt, range(len(P)), P[:, i]) for i in (0, 1)], -1); ker = np.ones(7)/7; dense[3:-3] = np.stack([np.convolve(dense[:, i], ker, 'valid') for i in (0, 1)], -1)
    skin([ring(q, y, 3.4-.3*min(q/.05, 1)) for q, y in dense], 'lining', [S.mat('lining', lining, 0)], True, True)
    fine = dict(C=np.cos(np.linspace(0, 2*math.pi, 2600, endpoint=False)), Sn=np.sin(np.linspace(0, 2*math.pi, 2600, endpoint=False))); skin([ring(q, y, **fine) for q, y in ((.0090, .606), (.006, .5985), (.0035, .5965), (.0015, .5985), (.0, .603), (.0008, .610))], 'seal', [S.plain('seal', '#0c0b0b', .42, haze=0, spec=.4)], True, True); skin([ring(q, y, **fine) for q, y in ((.0060, .613), (-.0015, .613), (-.0040, .617), (-.0045, .650))], 'outer', [S.plain('outer', '#14110f', .6, haze=0, spec=.12)], False, True)
    ice = picture('ice', breath(a, b, sx, sz+hz)); A_, B_ = a*y0+.002, b*y0+.002; sheet('pane', -A_, A_, -hz*y0-B_, -hz*y0+B_, y0+.005, lambda g: (lambda t: g.mixsh(t.outputs[1], g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(t.outputs[0], A.get('frost', .95))))(look(g, ice))).visible_shadow = False
    for loc, c, pw, sz_ in (((.42, .98, .10), '#ffb87c', A.get('k1', 9), .20), ((-.30, .95, .30), '#8a90c8', A.get('k2', 1.2), .3), ((.10, .95, .42), '#d89a90', A.get('k3', 1.5), .3)): L = S.lamp(loc, c, pw, sz_, 'AREA', (0, y0-.02, -hz*y0)); L.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=34.6, shift_y=-hz/1.04, fstop=32, focus=A.get('focus', 1.0)).data.clip_start = .01; return dict(bounces=4, ev=A.get('ev', .35), vig=.25)

# ------------------------------------------------------------------ the engine
def apron(w, h, lens):
    """a wet apron at dusk far out of focus: sky, sheds, the lamps of taxiways as discs, and all of it in the tarmac"""
    sk = clouds.Sky('dusk', sky_k=.5, glow_k=.30, ramp=RAMP, sun_az=34, sun_el=-1, cloud=1); half = 18/lens*1.1; X, Z = np.meshgrid(np.linspace(-half, half, w, dtype=np.float32), np.linspace(half*h/w, -half*h/w, h, dtype=np.float32)); L = np.sqrt(X*X+1+Z*Z); hz = h//2; img = sk.colour(X/L, 1/L, np.abs(Z)/L+.004, lobes=False)*1.15; u = X[0]/half
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
    V = (np.arange(h, dtype=np.float32)-hz)/h; film = (.20+.9*smooth_(fbm(X*9/(np.abs(Z)+.05)*.25, 1/(np.abs(Z)+.02)*.42, 4, 5), .30, .66))*np.clip(V, 0, 1)[:, None]**0; ground = drag*film[..., None]+low+np.array(hexc('#14131c'), np.float32)*.35
    mk = smooth_(V, -.004, .010)[:, None, None]; return above*(1-mk)+ground*mk
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
        t, r, d, p = local(g); n = g.noise(p, 6, 5, .6); line = g.ss(g.m('ABSOLUTE', g.sub(d, .305)), .007, .009, 1, 0); seam = g.ss(g.m('ABSOLUTE', g.sub(d, .52)), .0012, .003, 1, 0); st = g.noise(g.vec(g.mul(t, 60), g.mul(d, 1.6), 0), 1.0, 5, .62); col = g.mix(line, hexc(A.get('paint', '#807b7c')), hexc('#8c1a16')); return g.principled(Base_Color=g.scalec(g.mix(seam, col, (.003, .003, .004)), g.sub(g.add(.85, g.mul(n, .4)), g.mul(g.ss(st, .45, .75), .22))), Roughness=g.add(.14, g.mul(n, .12)), Clearcoat=1.0, Clearcoat_Roughness=.03, Normal=bump(g, g.sub(g.mul(g.noise(p, 3, 2), .6), g.mul(seam, .2)), .008, .25))
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
    def nose(g): t, r, d, p = local(g); sp = g.m('FRACT', g.add(g.sub(g.mul(t, 1/(2*math.pi)), g.mul(r, 4.6)), 8.0)); w_ = g.mul(g.ss(sp, .0, .02), g.ss(sp, .16, .18, 1, 0)); return g.principled(Base_Color=g.mix(g.mul(w_, g.ss(r, .012, .03)), hexc('#0b0b0e'), hexc('#d8d2c8')), Roughness=.28, Clearcoat=.6)
    skin([at(r, th, y) for r, y in sweep([(.001, .30), (.03, .315), (.075, .36), (.125, .43), (.165, .50), (.178, .56)], 40)], 'spinner', [S.mat('nose', nose, 0)], True, True); skin([at(r, th, y) for r, y in ((.02, .72), (.6, .72))], 'back', [S.plain('dark', '#020203', .9, haze=0, spec=0)], False, True)
    def tar(g): p = here(g); n = g.noise(p, .5, 5, .6); return g.principled(Base_Color=hexc('#0c0c10'), Roughness=g.add(.6, g.mul(n, .4)), Specular=.12)
    S.mesh('tarmac', [(-400, -400, -1.9), (400, -400, -1.9), (400, 400, -1.9), (-400, 400, -1.9)], [(0, 1, 2, 3)], [S.mat('tar', tar, 0)]).visible_camera = False
    for i in range(44):                                                                      # sheds and lamps that only the metal sees
        t, R = rs.uniform(0, 6.28), rs.uniform(60, 160); w_, h_ = rs.uniform(8, 26), rs.uniform(-.6, 3.2)*rs.rand(); B = Build(); B.box(R*math.sin(t), R*math.cos(t), w_, w_, -1.9, h_, 1, -t); B.to(S, f'shed{i}', [S.mats.get('shed') or S.plain('shed', '#0e0d14', .8, haze=0)]*2).visible_camera = False
        if i % 2: B = Build(); B.box(R*.93*math.sin(t+.2), R*.93*math.cos(t+.2), rs.uniform(.5, 2.5), .5, 1.5, rs.uniform(2.2, 3.4), 1, -t); B.to(S, f'lamp{i}', [S.mats.get('shine') or S.plain('shine', '#000', haze=0, emit='#ffb870', emit_k=9)]*2).visible_camera = False
    L = S.lamp((1.2, -1.6, .9), '#ffb98a', A.get('k1', 240), 1.2, 'AREA', (cx, cy, cz)); L.visible_camera = False
    S.camera((0, 0, 0), (0, 1, 0), lens=lens, fstop=A.get('fstop', 3.2), focus=A.get('focus', 1.93), shift_y=A.get('shift', 0)).data.clip_start = .01; return dict(bounces=5, ev=A.get('ev', .5), vig=.35)

S.render(A.get('out', RENDERS+KIND+'.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 48), **globals()[KIND]())
