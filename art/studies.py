"""Light studies: no 3D, numpy in linear light, then the same `finish` as the renders. 1 to 70 s each.

usage: python3 studies.py -- kind=bokeh w=1600 h=1000 seed=3 pal=#ffb25a,#ffd9a0 out=x.jpg
Each kind is one function that returns (linear picture, options for finish).
"""
from PIL import Image, ImageDraw, ImageFilter
from sky import *

A = args(); W, H = A.get('w', 640), A.get('h', 400); SEED = A.get('seed', 3); S = W / 1920; ASP = W / H
rng = np.random.default_rng(SEED); yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); u, v = xx / W, yy / H
def C(h, k=1.0): return np.array(hexc(h, k), np.float32)
def pal(default): return [c if c[0] == '#' else '#' + c for c in str(A.get('pal', default)).split(',')]
def num(k, d): return A.get(k, d)
def ramp(t, stops):
    """t in 0..1 -> colour through evenly spaced linear stops ('#hex' or (hex, gain))"""
    c = np.array([hexc(*q) if isinstance(q, tuple) else hexc(q) for q in stops]); x = np.linspace(0, 1, len(c))
    return np.stack([np.interp(t, x, c[:, k]) for k in range(3)], -1).astype(np.float32)

class Disc:
    """Additive bokeh discs: flat core, brighter rim, soft edge."""
    def __init__(s, img): s.img = img
    def __call__(s, x, y, r, col, edge=.25, rim=.35, cat=0):
        x0, x1, y0, y1 = int(max(0, x-r-2)), int(min(W, x+r+3)), int(max(0, y-r-2)), int(min(H, y+r+3))
        if x1 <= x0 or y1 <= y0: return
        d = np.hypot(xx[y0:y1, x0:x1]-x, yy[y0:y1, x0:x1]-y)/max(r, .6); e = max(edge, 1.2/max(r, .6))
        m = np.clip((1+e/2-d)/e, 0, 1); m = m*m*(3-2*m)*(1-rim+rim*np.clip(d, 0, 1)**3)
        if cat:                                  # cat's eye towards the corners, like a fast lens
            ox, oy = (x-W/2)/W*cat*r*2, (y-H/2)/W*cat*r*2; d2 = np.hypot(xx[y0:y1, x0:x1]-x+ox, yy[y0:y1, x0:x1]-y+oy)/max(r, .6); m = m*np.clip((1.06-d2)/.1, 0, 1)
        s.img[y0:y1, x0:x1] += m[..., None]*col
def splat(px, py, wgt):
    """Density of millions of points, bilinear."""
    ix, iy = np.floor(px).astype(np.int64), np.floor(py).astype(np.int64); fx, fy = px-ix, py-iy; acc = np.zeros(H*W); wgt = np.broadcast_to(wgt, px.shape)
    for dx, dy, k in ((0, 0, (1-fx)*(1-fy)), (1, 0, fx*(1-fy)), (0, 1, (1-fx)*fy), (1, 1, fx*fy)):
        X, Y = ix+dx, iy+dy; ok = (X >= 0)&(X < W)&(Y >= 0)&(Y < H); acc += np.bincount((Y*W+X)[ok], (k*wgt)[ok], H*W)
    return acc.reshape(H, W).astype(np.float32)
def r2(n, o=0):
    """Low-discrepancy points: a smooth veil with a tenth of the points random sampling needs."""
    i = np.arange(n, dtype=np.float64)+o; return (i*.7548776662466927) % 1, (i*.5698402909980532) % 1
def bigblur(a, r):
    """Wide blur through a small copy."""
    k = max(1, int(r // 3)); small = resize(blur(a, k*.6) if k > 1 else a, max(2, W//k), max(2, H//k)); return resize(blur(small, r/k), W, H)
def zeros(): return np.zeros((H, W, 3), np.float32)

# ---------------------------------------------------------------- bokeh of a city at night
def bokeh():
    """Defocused skyline. shape=towers|hills (under one dark ridge) ; pal = lights ; sky = top,horizon ; refl = 0..1, the share that water keeps"""
    img = zeros(); d = Disc(img); P = pal('#ffb25a,#ffd9a0,#ff7e3a,#ffe9cf,#8fb4ff'); top, hor = [c if c[0] == '#' else '#'+c for c in str(num('sky', '#0a1733,#c9743a')).split(',')]
    y0 = num('y0', .66); shape = num('shape', 'towers'); R = num('r', 19); n = num('n', 460); refl = num('refl', .35); cat = num('cat', .5)
    img += (np.exp(-np.abs((v-y0)/num('glow_h', .2))**1.5)*num('glow', .10))[..., None]*C(hor)+((1-v)*num('skyk', .03)+.004)[..., None]*C(top)
    def prof(x):
        if shape == 'hills': return .05+.32*math.exp(-((x-.78)/.34)**2)*(.6+.8*float(fbm(np.array(x*5), np.array(.2), 3, SEED)))
        return .06+.40*float(fbm(np.array(x*8), np.array(.3), 3, SEED))**1.3
    if shape == 'hills':                           # one ridge out of focus, as dark as the hillside below it
        top_ = y0-.012-1.10*np.array([prof(x) for x in np.linspace(0, 1, W)], np.float32)[None]; land = blur((smooth(v, top_-.004, top_+.004)*(v < y0)).astype(np.float32)[..., None], R*S*.8); img *= 1-num('ridge', .7)*land
    streets = fbm(u*9+SEED, v*15, 3, SEED+4); lit = 0
    while lit < n:                                 # closer together by the shore and along streets
        x = rng.random(); h = float(prof(x)); y = y0-h*rng.random()**1.25
        if rng.random() > .06+smooth(streets[min(max(int(y*H), 0), H-1), int(x*W)], .44, .58): continue
        lit += 1
        r = rng.uniform(.94, 1.06)*R*S; w = np.array([.42, .26, .16, .1, .06][:len(P)]); c = P[rng.choice(len(P), p=w/w.sum())]
        b = (.05+.6*rng.random()**4)*num('gain', 1.0); d(x*W, y*H, r, C(c, b), .07, .5, cat)
        for j in range(22): d((x+rng.normal()*.005)*W, (y0+.012+.3*(y0-y)+j*.012+rng.random()*.02)*H, r*rng.uniform(.5, 1.1), C(c, b*refl*.22*.90**j*rng.uniform(.1, 1.6)), 1.0, 0)
    for i in range(num('big', 0)):                # a few near, very large, very faint
        d(rng.random()*W, rng.uniform(.1, 1)*H, rng.uniform(60, 130)*S, C(P[rng.integers(len(P))], .012+.03*rng.random()), .06, .6)
    return fronts(img), dict(ev=num('ev', .5), bloom_k=.15, bloom_th=.6, vig=.55)

def opened(view):
    """a view's light, in the size that is drawn"""
    from PIL import Image
    im = Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'views', view+'.jpg')).convert('RGB').resize((W, H), Image.LANCZOS); return (np.asarray(im, np.float32)/255)**2.2*num('light', 1.0)
def snowfall():
    """Snow at dusk before the lamps of a quay far out of focus and what the water keeps of them. sky = high, low, water; or before a view (back=), blurred by far_off px"""
    T = [c if c[0] == '#' else '#'+c for c in str(num('sky', '#22365a,#7f86a2,#141f36')).split(',')]; y0 = num('y0', .60); cl = fbm(u*1.6+SEED, v*2.6, 4, SEED, .5)-.5
    img = ramp(np.clip(v/y0+.35*cl, 0, 1)**2.6, [T[0], T[1]])*(num('skyk', .58)+.12*cl)[..., None]; wat = smooth(v, y0-.03, y0+.07)[..., None]; img = img*(1-wat)+(C(T[2])*(.62-.40*smooth(v, y0, 1.0))[..., None]+img[::-1]*.10)*wat
    far = smooth(v, y0-.10-.05*(fbm(u*3.1+4, u*0+.5, 5, SEED+5)-.3), y0-.02)*(1-smooth(v, y0, y0+.05)); img *= (1-.62*far)[..., None]                                        # the far shore, a dark band without an edge
    lights = zeros(); d = Disc(lights); L = []; x = -.04
    while x < 1.04:                                                                                                     # lamps in runs with gaps
        for k in range(rng.integers(1, 5)): L.append((x+rng.normal()*.012, y0-.012-.075*rng.random()**2.6, rng.uniform(.72, 1.30), rng.random())); x += rng.uniform(.012, .045)
        x += rng.uniform(.03, .13)
    L += [(.315, y0-.055, 1.5, .97), (.70, y0-.04, 1.75, 1.0), (.745, y0-.105, 1.1, .93)]
    for x, y, r, b in L:
        c = ['#ffb25a', '#ffc27a', '#ffa04a', '#ffd9a8'][int(b*977) % 4]; k = .12+1.15*b**4; rr = r*num('r', 27)*S; d(x*W, y*H, rr, C(c, k), .10, .30, .32)
        for j in range(26): d((x+rng.normal()*.006)*W, (2*y0-y+.012+j*.0105+rng.random()*.02)*H, rr*rng.uniform(.55, 1.2), C(c, k*.045*.915**j*rng.uniform(.1, 1.6)), 1.0, .0)
    glow = bigblur(lights, 60*S)*.30+bigblur(lights, 160*S)*.40; img = img+lights+glow; warm = bigblur(lights, 110*S)*2.2
    if 'back' in A: img = lens(opened(A['back']), np.full((H, W), num('far_off', 9), np.float32), 1); warm = bigblur(img, 110*S)*num('warm', .6)
    W_ = C('#c4d2f0')                                                                                                   # a flake takes the sky's light and that of the lamps behind it
    gust = .15+.95*smooth(fbm(u*ASP*1.7+v*.9+2, v*1.9-u*.6, 4, SEED+12), .30, .68)
    def flakes(n, r0, r1, k, edge, rim, drift):
        q = Disc(img)
        for i in range(n):
            x, y, z = rng.random(), rng.random(), rng.random(); r = (r0+(r1-r0)*z**2.2)*S; X, Y = min(W-1, int(x*W)), min(H-1, int(y*H)); thin = gust[Y, X] if r0 < 5 else 1
            if rng.random() > thin: continue
            c = (W_*(.15+.10*(1-y))+warm[Y, X]*2.0)*k*rng.uniform(.25, 1.3); m = int(1+2*drift)
            for j in range(m): q(x*W+j*drift*S*.55, y*H+j*drift*S, r*rng.uniform(.9, 1.08), c/m, edge, rim)
    haze = fbm(u*2.1-v*.5, v*1.7+3, 4, SEED+9); img = img*(1-.10*haze[..., None])+(.020*haze)[..., None]*C('#8fa4d0')
    flakes(int(num('far', 5200)), .5, 1.5, .55, 1.0, 0, .4); flakes(int(num('mid', 900)), 1.1, 3.6, 1.0, .7, 0, 1.1); flakes(int(num('soft', 240)), 4, 11, .42, .6, .05, 2.0); flakes(int(num('near', 80)), 12, 30, .27, .40, .12, 3.5); flakes(12, 44, 90, .10, .5, .10, 7)
    return img, dict(ev=num('ev', .45), bloom_k=.15, bloom_th=.7, vig=.42)

# ---------------------------------------------------------------- things before the bokeh: rain
def fronts(img):
    """front=rain|none over a finished background"""
    return rain_on(img) if num('front', 'none') == 'rain' else img
def rain_on(img):
    """Drops on the pane: each is a small lens that shows the city upside down."""
    h = np.zeros((H, W), np.float32); ox = np.zeros((H, W), np.float32); oy = np.zeros((H, W), np.float32)
    def drop(x, y, r, sx=1., sy=1.):
        x0, x1, y0, y1 = int(max(0, x-r*2)), int(min(W, x+r*2+1)), int(max(0, y-r*2)), int(min(H, y+r*2+1))
        if x1 <= x0 or y1 <= y0: return
        dx, dy = (xx[y0:y1, x0:x1]-x)/r/sx, (yy[y0:y1, x0:x1]-y)/r/sy; wob = 1+.07*np.sin(2*np.arctan2(dy, dx)+x)+.05*np.sin(3*np.arctan2(dy, dx)+y); d = np.hypot(dx, dy)/wob
        m = np.clip((1-d)*r*.6, 0, 1); hit = m > h[y0:y1, x0:x1]*1.0
        h[y0:y1, x0:x1] = np.maximum(h[y0:y1, x0:x1], m); k = np.where(hit, 1, 0); ox[y0:y1, x0:x1] = np.where(hit, dx*d, ox[y0:y1, x0:x1]); oy[y0:y1, x0:x1] = np.where(hit, dy*d, oy[y0:y1, x0:x1])
    for i in range(num('drops', 620)): drop(rng.random()*W, rng.random()*H, (3+22*rng.random()**3)*S*1.5, 1, rng.uniform(1, 1.25))
    for i in range(16):                            # runs
        x = rng.random()*W; y1 = rng.uniform(.3, 1.0)*H; y = y1-rng.uniform(.2, .6)*H; r = rng.uniform(6, 11)*S; px = x
        drop(x, y1, r*1.7, 1, 1.45)
        while y < y1: px += rng.normal()*1.2*S; drop(px, y, r*rng.uniform(.2, .75), 1, rng.uniform(1.2, 2.2)); y += r*rng.uniform(1.2, 4)
    bg = bigblur(img, 9*S)*1.35; sx = np.clip(xx-ox*.12*H, 0, W-1).astype(int); sy = np.clip((yy-oy*.20*H)*.5+.62*H*.5, 0, H-1).astype(int)
    sm = bigblur(img, 6*S); lens = sm[sy, sx]*1.5+bg*.25; rim = np.clip(np.hypot(ox, oy)-.55, 0, 1)[..., None]; spec = np.exp(-(((ox+.35)/.18)**2+((oy+.42)/.16)**2))[..., None]*.35
    return bg*(1-h[..., None])+(lens*(1-rim*1.6).clip(0, 1)+spec*C('#ffe9cf'))*h[..., None]

# ---------------------------------------------------------------- gold dust, veils, embers
def plumes():
    """Reed in seed before a low sun, strand by strand: one head partly in focus, the others dissolved before and behind it. pal = sun, haze, sky, silk, husk"""
    P = pal('#ffb878,#8fa6b8,#31404f,#ffcd98,#6b5340'); sx, sy = num('sx', .66), num('sy', .40); r = np.hypot((u-sx)*ASP, (v-sy)*1.15); low = smooth(v, sy+.04, .98)[..., None]
    img = C(P[2])*(.30+.30*smooth(v, 0, sy))[..., None]+C(P[1])*(np.exp(-((v-sy-.02)/.20)**2)*.20)[..., None]+C(P[0])*(np.exp(-(r/.16)**1.4)*.42+np.exp(-(r/.42)**1.2)*.26)[..., None]; img *= 1-.80*low; img *= (.82+.36*bigblur(fbm(u*ASP*2.1, v*3.4, 4, SEED+9)[..., None], 30*S))
    wind = np.array([.92, .26, .06]); edges = np.array([-90, -62, -44, -31, -22, -15, -10, -6.5, -4, -2.2, -1, 1, 2.2, 4, 6.5, 10, 15, 22, 31, 44, 62, 90.]); bins = [[] for _ in edges]; coc = num('coc', 120); dice = np.random.default_rng(SEED+1)
    def norm(d): return d/np.linalg.norm(d, axis=-1, keepdims=True)
    def strands(p, d, L, pull, n, wob):
        """curves of n steps that the wind bends: points and directions"""
        out, ds = [p], [d]
        for i in range(n): d = norm(d+wind*np.reshape(pull, (-1, 1))/n+rng.normal(size=d.shape)*wob); p = p+d*np.reshape(L, (-1, 1))/n; out.append(p); ds.append(d)
        return np.stack(out, 1), np.stack(ds, 1)
    def lay(c, w, glow, silk, m):
        """curves to points: w = width in picture heights along each, glow = its light, m points a step"""
        k, n = c.shape[:2]; t = np.linspace(0, n-1.001, (n-1)*m); i = t.astype(int); f = (t-i)[None, :, None]; q = c[:, i]*(1-f)+c[:, i+1]*f; w = np.broadcast_to(w, (k, n)); w = (w[:, i]*(1-f[..., 0])+w[:, i+1]*f[..., 0]); step = np.linalg.norm(c[:, 1:]-c[:, :-1], axis=-1).mean(1)[:, None]/m
        d = 1+q[..., 2]; side = (dice.random(w.shape)-.5)*w; tx, ty = np.gradient(q[..., 0], axis=1), np.gradient(q[..., 1], axis=1); tl = np.hypot(tx, ty)+1e-9; X, Y = ((q[..., 0]-side*ty/tl-.5*ASP)/d+.5*ASP)*H, ((q[..., 1]+side*tx/tl-.5)/d+.5)*H; dens = w*step/d**2*H*H
        j = np.clip(np.interp(coc*(1-1/d), edges, np.arange(len(edges)))+dice.random(d.shape)-.5, 0, len(edges)-1).round().astype(int); glow = np.broadcast_to(np.reshape(glow, (-1, 1)), d.shape); ok = (X > -60)&(X < W+60)&(Y > -60)&(Y < H+60)
        for b in np.unique(j[ok]): o = ok&(j == b); bins[b].append((X[o].astype(np.float32), Y[o].astype(np.float32), dens[o].astype(np.float32), glow[o].astype(np.float32), np.full(o.sum(), silk, np.float32)))
    def head(x, y, z, L, lean, bend, fine=1.0):
        """one stem and its seed head; fine = share of its hairs that are drawn, the fewer the broader"""
        n = 160; an = lean+bend*np.linspace(0, 1, n)**1.7; st = np.stack([np.sin(an), -np.cos(an), .12*np.sin(np.linspace(0, 2, n)+x*7)], -1)*L/n; st[:, :2] += rng.normal(size=(n, 2))*L/n*.03; ra = np.array([x, y, z])+np.cumsum(st, 0); lay(ra[None], np.interp(np.linspace(0, 1, n), [0, .5, 1], [.0042, .0026, .0008])[None], .7, 0, int(21*S)+4)
        t = np.concatenate([np.repeat(q, rng.integers(1, 5)) for q in np.sort(.44+.54*rng.random(21))]); t = np.clip(t+rng.normal(size=len(t))*.004, .42, .985); i = (t*(n-1)).astype(int); d0 = norm(st[i]); N = len(t)
        b, bd = strands(ra[i], norm(d0+norm(rng.normal(size=(N, 3)))*rng.uniform(.35, .8, (N, 1))), L*(.33*(1-t)**.55+.05)*rng.uniform(.35, 1.15, N), rng.uniform(.5, 1.5, N), 26, .035); lay(b, np.linspace(.0013, .0006, 27)[None], rng.uniform(.2, .7, N), 0, int(6*S)+2)
        k = rng.integers(2, 11, N); o = np.repeat(np.arange(N), k); w = rng.beta(1.3, 1.0, len(o))*.84+.14; j = (w*26).astype(int); c, cd = strands(b[o, j], norm(bd[o, j]+rng.normal(size=(len(o), 3))*.34), L*.085*(1.15-w)*rng.uniform(.3, 1.4, len(o)), rng.uniform(.2, 1.2, len(o)), 14, .05); lay(c, .0007, rng.uniform(.2, .8, len(o)), 0, int(4*S)+2)
        k = np.where(rng.random(len(o)) < .12, 0, rng.integers(2, 8, len(o))); o2 = np.repeat(np.arange(len(o)), k); j = rng.integers(3, 15, len(o2)); p, d = c[o2, j], norm(cd[o2, j]+wind*.35+rng.normal(size=(len(o2), 3))*.30); size = L*.034*rng.uniform(.55, 1.2, len(o2)); n2 = len(o2)
        m = 4; q = np.repeat(np.arange(n2), m); h, _ = strands(p[q], norm(d[q]+rng.normal(size=(len(q), 3))*.13), size[q]*rng.uniform(.6, 1.1, len(q)), .25, 8, .02); lay(h, np.array([.3, .9, 1.3, 1.2, .9, .6, .35, .2, .12])[None]*.0013, rng.uniform(.2, 1.1, len(q)), .0, int(4*S)+2)
        m = max(3, int(num('hairs', 26)*fine)); lush = np.clip(rng.lognormal(-.1, .55, n2), .1, 2); q = np.repeat(np.arange(n2), rng.poisson(m*lush)); h, _ = strands(p[q]+d[q]*(size[q]*rng.uniform(0, .6, len(q)))[:, None], norm(d[q]+rng.normal(size=(len(q), 3))*.42), size[q]*rng.uniform(.25, 1.3, len(q)), rng.uniform(.1, .9, len(q)), 9, .065); lay(h, np.linspace(1.15, .5, 10)[None]*num('hair', .00022)/fine, rng.lognormal(-.2, .6, len(q)), 1, int((5 if fine > .5 else 2)*S)+1)
    for i in range(12): head(rng.uniform(-.7, 2.3), 1.35+rng.uniform(-.12, .35), rng.uniform(.9, 2.2), rng.uniform(.9, 1.25), rng.uniform(.05, .25), rng.uniform(.3, .8), .12)
    for x, y, z, L, a, b in ((.02, 1.22, .34, 1.0, .10, .55), (.92, 1.36, .50, 1.02, .16, .75), (1.30, 1.30, .30, .72, .22, .75), (.60, 1.40, .26, .95, .10, .5)): head(x, y, z, L, a, b, .2)
    head(.64, 1.32, .17, .98, .20, .80, .6); head(.30, 1.25, 0, 1.16, .13, .74); head(-.16, 1.18, -.22, 1.0, .2, .5, .2)
    behind = np.zeros((H, W), np.float32); lit = np.exp(-(r/.50)**1.2)*1.15+.10
    def rounded(a, k):
        """the lens's disc of k pixels"""
        if k < .8: return a
        f = max(1, int(k//5)); s = resize(blur(a, f*.5), W//f, H//f) if f > 1 else a; k = k/f; m = int(k*1.3)+2; s = np.pad(s, ((m, m), (m, m), (0, 0)), 'edge'); h, w = s.shape[:2]; y, x = np.mgrid[0:h, 0:w]; d = np.hypot(np.minimum(y, h-y), np.minimum(x, w-x)); ker = np.clip(k+.5-d, 0, 1)*(.85+.15*d/k); F = np.fft.rfft2(ker/ker.sum()); s = np.stack([np.fft.irfft2(np.fft.rfft2(s[..., c])*F, (h, w)) for c in range(s.shape[2])], -1).astype(np.float32)[m:-m, m:-m]; return np.clip(resize(s, W, H) if f > 1 else s, 0, None)
    for b in range(len(edges)-1, -1, -1):
        if not bins[b]: continue
        X, Y, D, G, K = (np.concatenate(q) for q in zip(*bins[b])); bins[b] = []; silk, glow, husk, sheen = splat(X, Y, D*K), splat(X, Y, D*K*G), splat(X, Y, D*(1-K)), splat(X, Y, D*(1-K)*G)
        sun = (.10+.90/(1+num('thick', 1.7)*bigblur(behind[..., None], 9*S)[..., 0]**1.3))*lit; col = glow[..., None]*(C(P[3])*(sun*num('gain', 1.0))[..., None]+C(P[1])*.11)+sheen[..., None]*(C(P[4])*(sun*.75)[..., None]+C(P[1])*.05)+husk[..., None]*C(P[4])*.06
        dens = silk*.8+husk; al = 1-np.exp(-dens); col = col*(al/np.maximum(dens, 1e-4))[..., None]*(1-.42*low); far = float(np.clip(edges[b]/75, 0, 1)); air = blur(img, 3*S) if far > .02 else 0; out = rounded(np.concatenate([col, al[..., None]], -1), abs(edges[b])*S); a = out[..., 3:]; img = img*(1-a)+out[..., :3]*(1-.45*far)+a*air*.45*far; behind = behind+blur(dens, 1.5*S)*.5
    return img, dict(ev=num('ev', .35), bloom_k=.12, bloom_th=.7, vig=.35)
def pool():
    """A lit pool at night from close above: tiles and soft caustics under dark water, a lamp's reflection that ripples break. pal = deep, lit, lamp"""
    P = pal('#03222e,#2b8794,#ffac58'); K = 2; y, x = np.mgrid[0:H*K, 0:W*K].astype(np.float32); hz, f, hc, dep = num('hz', -.26), num('f', 1.1), .62, num('deep', 1.25); X, Z = ((x+.5)/(W*K)-.5)*ASP/f, (hz-(y+.5)/(H*K))/f; L = np.sqrt(X*X+1+Z*Z); d = hc/-Z; px, py = X*d, d; r = np.random.default_rng(SEED+5); waves = []
    for i in range(54):
        lam = .045*1.085**i; an = r.normal(num('wind', .7), .85); k = 6.283/lam; sl = num('amp', .022)*(lam/.5)**.35*(1 if lam < .9 else .9/lam); waves.append((k*math.cos(an), k*math.sin(an), r.random()*6.283, sl*math.cos(an), sl*math.sin(an), r.uniform(.3, .9)))
    def slope(px, py):
        gx, gy = 0, 0; bx, by = px+.10*(fbm(px*1.3, py*1.3, 3, SEED+2)-.5), py+.10*(fbm(px*1.3+7, py*1.3, 3, SEED+3)-.5)
        for kx, ky, p, sx, sy, q in waves: t = kx*bx+ky*by+p; w_ = np.cos(t)+.3*q*np.cos(2*t); gx, gy = gx+sx*w_, gy+sy*w_
        return gx, gy
    calm = .45+.95*fbm(px*.9+2, py*.7, 3, SEED+1); gx, gy = slope(px, py); gx, gy = gx*calm+.030*(fbm(px*34, py*26, 3, SEED+6, .6)-.5), gy*calm+.040*(fbm(px*34+9, py*26, 3, SEED+7, .6)-.5); n = 1/np.sqrt(gx*gx+gy*gy+1); nx, ny, nz = -gx*n, -gy*n, n; vx, vy, vz = X/L, 1/L, Z/L; c = -(vx*nx+vy*ny+vz*nz); c = np.maximum(c, .02); fr = .02+.98*(1-c)**5
    e = 1/1.33; q = e*c-np.sqrt(1-e*e*(1-c*c)); tx, ty, tz = e*vx+q*nx, e*vy+q*ny, e*vz+q*nz; s = dep/np.maximum(-tz, .1); fx, fy = px+tx*s, py+ty*s                                   # where the refracted ray meets the floor
    R, x0, y0, N = 240, -3.6, .3, 1760; a, b = r2(int(5e6*min(1, S)**.5)); a, b = x0+a*N/R, y0+b*N/R; sx, sy = slope(a, b); fo = dep*.25*num('focus', 1.15); I = np.histogram2d((b-sy*fo-y0)*R, (a-sx*fo-x0)*R, bins=(N, N), range=((0, N), (0, N)))[0].astype(np.float32); I = blur(I/I.mean(), num('soft', 1.3))
    ix, iy = np.clip((fx-x0)*R, 0, N-2), np.clip((fy-y0)*R, 0, N-2); jx, jy = ix.astype(int), iy.astype(int); wx, wy = ix-jx, iy-jy; net = (I[jy, jx]*(1-wx)+I[jy, jx+1]*wx)*(1-wy)+(I[jy+1, jx]*(1-wx)+I[jy+1, jx+1]*wx)*wy
    lx, ly = num('lx', -1.5), num('ly', 4.0); far = np.hypot(fx-lx, (fy-ly)*.9); T = num('tile', .023); i, j = np.floor(fx/T), np.floor(fy/T); g = np.minimum(np.minimum(fx/T-i, 1-fx/T+i), np.minimum(fy/T-j, 1-fy/T+j)); tone = .74+.44*vnoise(i+.5, j+.5, SEED+8)+.15*(vnoise(i*.13, j*.13, SEED+9)-.5); grout = 1+(.34-.26*smooth(far, .4, 2.4))*(1-smooth(g, .03, .12))
    pour = num('pour', 1.35)*np.exp(-(far/1.35)**1.15)+.10*np.exp(-far/4); path = s+far*.5; water_ = np.exp(-path[..., None]*np.array([.95, .20, .17], np.float32)*.72)
    floor_ = (tone*grout*pour*(.30+.70*np.clip(net, 0, 5)**1.1))[..., None]*C(P[1])*water_*1.9; body = C(P[0])*(.28+.55*np.exp(-(far/2.2)**1.3))[..., None]
    k = 2*c; rx, ry, rz = vx+k*nx, vy+k*ny, np.abs(vz+k*nz); az, el = np.arctan2(rx, ry), np.arcsin(np.clip(rz, -1, 1)); env = C('#0b1a38')*(.10+.12*np.exp(-el/.3))[..., None]
    for A0, E0, rad, g_ in ((num('az', .13), num('el', .50), .050, 46), (-.52, .36, .026, 20), (.62, .30, .030, 15), (.33, .22, .016, 16), (-.16, .20, .014, 9)): o = np.hypot((az-A0)*np.cos(el), (el-E0)*.42); env = env+(g_*smooth(o, rad*1.45, rad*.45)+g_*.035*np.exp(-o/(rad*2.6)))[..., None]*C(P[2])
    env = env+(.14*smooth(el, .20, .13)*smooth(el, .02, .06)*(.3+.9*smooth(np.abs(az-.25), .75, .1)))[..., None]*C('#c9702e'); img = (floor_+body)*(1-fr)[..., None]+env*fr[..., None]; img = img.reshape(H, K, W, K, 3).mean((1, 3)).astype(np.float32)
    return lens(img, num('coc', 22)*smooth(np.abs(v-num('fo', .56)), .06, .60)), dict(ev=num('ev', .3), bloom_k=.20, bloom_th=.7, vig=.45)
# ---------------------------------------------------------------- a lit height field seen from above, or receding
def shade(h, scale, light, spec=.3, power=24, base=None, ambient=.18, warm='#ffc98a', cool='#5f78b0', aniso=None):
    """Lambert + Blinn over a height field (units: picture heights). light = (x, y, z) towards the lamp."""
    gy, gx = np.gradient(h*scale*H); n = np.stack([-gx, -gy, np.ones_like(h)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True)
    l = np.array(light, np.float32); l /= np.linalg.norm(l); hv = l+np.array([0, 0, 1], np.float32); hv /= np.linalg.norm(hv)
    dif = np.clip(n@l, 0, None); sp = np.clip(n@hv, 0, None)**power; sky = np.clip(n@np.array([-l[0], -l[1], .6], np.float32)/math.hypot(1, .6), 0, None)
    return (base*(dif[..., None]*C(warm)*1.3+sky[..., None]*C(cool)*ambient)+(sp*spec)[..., None]*C(warm)).astype(np.float32)
def dof(img, focus=.55, amount=14, axis=None):
    """Tilted focal plane: sharp at row `focus`, softer away from it."""
    t = np.abs((v if axis is None else axis)-focus); l1, l2 = bigblur(img, amount*S*.45), bigblur(img, amount*S*1.3); a = smooth(t, .06, .22)[..., None]; b = smooth(t, .2, .5)[..., None]
    return (img*(1-a)+l1*a)*(1-b)+l2*b
def ground(h0=-.06, k=1.0):
    """Plane coordinates of a camera looking down at a shallow angle (x, depth) per pixel."""
    d = 1/(v-h0); return (u-.5)*ASP*d*k, d*k
def limb():
    """The edge of the world before sunrise, from above the air: a thin arc of dawn, then blue, then stars. pal = ember, gold, blue, high"""
    P = pal('#ff6a2a,#ffd9a0,#3f78d8,#0d1c4a'); R = num('R', 4.4); cx, cy = num('cx', .62)*ASP, num('top', .44)+R; X = u*ASP; r = np.hypot(X-cx, v-cy)-R; t = np.arctan2(X-cx, cy-v); sun = num('sun', .035); d0 = np.hypot(X-cx-R*math.sin(sun), v-cy+R*math.cos(sun)); g = np.exp(-np.abs((t-sun)/.115)**1.25); wide = np.exp(-np.abs((t-sun)/.34)**1.5)
    air = np.clip(r, 0, None); out = np.clip(r*H/1.4+.5, 0, 1); img = zeros()+.0012*C('#20305a'); stars = np.zeros((H, W), np.float32); n = int(num('stars', 4200)); sy, sx = rng.integers(0, H, n), rng.integers(0, W, n); thick = fbm(u*ASP*1.5+v*.8, v*1.5-u*.7, 5, SEED+9)[sy, sx]; stars[sy, sx] = (rng.random(n)**26*34+rng.random(n)**4*.7)*smooth(thick+.25*rng.random(n), .42, .74)
    img += blur(stars, .55*S+.25)[..., None]*C('#dfe8ff')*(smooth(air, .03, .20)*smooth(d0, .08, .60)*.3)[..., None]
    img += out[..., None]*((np.exp(-air/.012)*(.10+1.5*g)*.8)[..., None]*C(P[0])+(np.exp(-np.abs(air-.010)/.010)*(.05+1.6*g*g))[..., None]*C(P[1])+(np.exp(-air/.034)*(.05+.60*wide))[..., None]*C(P[2])+(np.exp(-air/.115)*(.02+.34*wide))[..., None]*C(P[3]))
    deep = np.clip(-r, 0, None); cl = fbm(t*34+2*fbm(t*9, deep*9, 3, SEED+3), np.log(deep+.012)*5.5, 6, SEED, .55); img += ((1-out)*(smooth(cl, .44, .74)*(np.exp(-deep/.060)*(.012+.30*g)+np.exp(-deep/.30)*.010)))[..., None]*C('#e0a07a')+((1-out)*(np.exp(-deep/.10)*.030*wide+.0015))[..., None]*C(P[2])
    img += (np.exp(-(d0/.008)**1.2)*num('sunk', 7)+np.exp(-d0/.045)*.28)[..., None]*C(P[1])*np.clip(out+.25, 0, 1)[..., None]
    return img, dict(ev=num('ev', .25), bloom_k=.30, bloom_th=.45, vig=.35)
# ---------------------------------------------------------------- water that mirrors a sky
def water():
    """Open water seen low; reflects the analytic sky of `light`. hc = eye height, amp = slope, hz = horizon row"""
    sk = Sky(num('light', 'golden'), sun_az=num('sun_az', 4), sun_el=num('sun_el', 4), cloud=1, **{k: A[k] for k in ('sky_k', 'glow_k', 'glow') if k in A}); hz = num('hz', .16); f = num('lens', 1.9); hc = num('hc', 2.2)
    dx, dz = (u-.5)*ASP/f, (hz-v)/f; L = np.sqrt(dx*dx+1+dz*dz); X, Y, Z = dx/L, 1/L, dz/L; below = v > hz; t = np.where(below, hc/np.maximum(-dz, 1e-4), 0); px, py = dx*t, t
    fy = t*t/(hc*f*H); gx = gy = np.zeros_like(u); lost = np.zeros_like(u); r = np.random.default_rng(SEED+77)
    for i in range(64):
        lam = .10*1.09**i*num('scale', 1.0); an = r.normal(1.57, .55); k = 2*np.pi/lam; ph = r.random()*6.28; sl = num('amp', .11)*.26*(lam/3)**-.08*(1 if lam < 7 else (7/lam)); cx, cy = math.cos(an), math.sin(an)
        att = np.exp(-(fy*abs(cy)*k*.45)**2-(t/(f*H)*abs(cx)*k*.45)**2); arg = k*(px*cx+py*cy)+ph+.8*np.sin(.37*k*(px*cy-py*cx)+ph*2); w_ = np.cos(arg)+.35*np.cos(2*arg); gx = gx+sl*cx*w_*att; gy = gy+sl*cy*w_*att; lost = lost+(sl*(1-att))**2*.5
    img = zeros(); N = 5; wc = C(num('tint', '#06141c'))
    for j in range(N):
        s = np.sqrt(lost)*1.0; nx, ny = -(gx+s*rng.normal(size=(H, W))*.5), -(gy+s*rng.normal(size=(H, W))); ln = 1/np.sqrt(nx*nx+ny*ny+1); nx, ny, nz = nx*ln, ny*ln, ln
        dn = X*nx+Y*ny+Z*nz; dn = np.minimum(dn, -.01); rx, ry, rz = X-2*dn*nx, Y-2*dn*ny, np.abs(Z-2*dn*nz); fr = .02+.98*(1+dn)**5; img += (sk.colour(rx, ry, rz)*fr[..., None]+wc*(1-fr)[..., None]*num('body', .5))/N
    if num('sky', 1):
        up = sk.colour(X, Y, np.maximum(Z, 0)); hz_ = smooth(v, hz-.0015, hz+.0015)[..., None]; mist = np.exp(-np.maximum(v-hz, 0)/num('mist', .012))[..., None]*.85; img = img*(1-mist)+sk.colour(X, Y, np.zeros_like(Z))*mist; img = up*(1-hz_)+img*hz_
    if num('dof', 12): img = dof(img, num('focus', .45), num('dof', 12))
    return fronts(img), dict(ev=num('ev', .4), bloom_k=.16, bloom_th=.8, vig=.5)
def rings():
    """A still surface, rings spreading from a few drops, mirrored sunset. pal = deep, mid, glow, sun"""
    P = pal('#060a14,#24304f,#d98a52,#ffd9a0'); x, d = ground(-.22, 1.0); gx = gy = np.zeros_like(u)
    for cx, cy, k, am in ((-.25, 1.55, 34, 1.0), (.75, 2.3, 30, .75), (.35, 1.1, 46, .5), (-1.5, 2.9, 26, .6)):
        dx, dy = x-cx, d-cy; r = np.hypot(dx, dy)+1e-4; ripple = am*np.sin(k*r)*np.exp(-((r-.55)/.34)**2)*.10; gx = gx+ripple*dx/r; gy = gy+ripple*dy/r
    gx = gx+.012*(fbm(x*3, d*3, 4, SEED)-.5); gy = gy+.03*(fbm(x*2+9, d*4, 4, SEED+1)-.5); t = np.clip(1-v*1.05+gy*3.0, 0, 1); sx = u+gx*2.2
    img = ramp(t**1.1, [P[0], P[1], P[2]])*.6+(np.exp(-((sx-.60)/.11)**2-((t-.66)/.26)**2)*1.5)[..., None]*C(P[3])
    return dof(img, .42, 12), dict(ev=num('ev', .2), bloom_k=.16, bloom_th=.6, vig=.5)

# ---------------------------------------------------------------- lines of light
def bend():
    """A wide road's long bend after dark from its wet verge: red trails close by, white ones beyond. pal = head, tail, lamp"""
    P = pal('#ffd69c,#ff3012,#ffb058'); hz, f, hc, R = num('hz', .35), num('f', 1.25), num('hc', 3.5), num('R', 84); pan = num('pan', .60); img = zeros(); acc = {}; pts = np.random.default_rng(SEED+9)
    def place(o, s, z): th = s/R; x, y = R-(R-o)*np.cos(th), (R-o)*np.sin(th); y = np.maximum(y, .3); return (pan+x/y*f/ASP)*W, (hz+f*(hc-z)/y)*H, y
    n = int(120000*max(S, .35)**2)
    def strand(o, z, col, gain, k0, size):
        """one lamp's ribbon: many fine lines across the lamp's own width, and what the wet road keeps of it"""
        s0, q = pts.random(n), pts.random(n); s = 1.5+(R*1.9)*s0**2.0; lane = .24*np.sin(s*.021+k0)+.06*np.sin(s*.06+2*k0); a = q*6.283*5; rad = size*np.sqrt((q*5) % 1); bump = .010*np.sin(s*1.1+k0)*np.exp(-s/30); X, Y, y = place(o+lane+rad*np.cos(a), s, z+bump+rad*np.sin(a))
        ds = R*1.9*2*np.sqrt(s0)/n; flick = .72+.28*np.sin(s*.33+k0*5); w = 1.2*S*gain*flick*ds*f*H/y/(1+size*2*f*H/y)*(2.6 if col == P[0] else 3.0)*np.exp(-s/200)*np.clip(6/y, .30, 1)**.5
        for lo, hi, b in ((0, 3.6, 6.5), (3.6, 4.6, 5.1), (4.6, 5.8, 4), (5.8, 7.2, 3.1), (7.2, 9, 2.4), (9, 11, 1.8), (11, 14, 1.3), (14, 18, .9), (18, 900, .55)):
            e = (y >= lo)&(y < hi)
            if e.any(): acc[col, b] = acc.get((col, b), 0)+splat(X[e], Y[e], w[e])
        j = pts.exponential(1.0, n); X2, Y2, y2 = place(o+lane+pts.normal(0, .07, n), s, -z*(.35+num('smear', 2.2)*j)); pud = smooth(fbm(X2/W*9, y2*.55, 4, SEED+4), .36, .66); e = (Y2 > 0)&(Y2 < H*1.2); acc[col, 0] = acc.get((col, 0), 0)+splat(X2[e], Y2[e], (w*pud*np.exp(-j*.35))[e])*(1.5 if col == P[0] else .75)
    k = 0
    for o, col, z0, m in ((-3.2, P[1], .85, 5), (-6.7, P[1], .85, 6), (-10.2, P[1], .9, 5), (-15.2, P[0], .68, 7), (-18.7, P[0], .68, 7), (-22.2, P[0], .70, 5)):
        for i in range(m):
            c, z, g = o+rng.normal()*.32, z0+rng.normal()*.09, rng.uniform(.35, 1.5)**1.6*num('gain', .68)
            for side in (-.68, .68): k += 1; strand(c+side, z, col, g, k, rng.uniform(.012, .045))
            if col == P[1] and i % 3 == 0: k += 1; strand(c, z+.45, col, g*.35, k, .015)
            if rng.random() < .16: k += 1; strand(c+rng.choice([-.9, .9]), z+rng.uniform(1.2, 2.2), '#ff9a3a', g*.30, k, .012)
    wet = lens(sum(a[..., None]*C(c) for (c, b), a in acc.items() if not b), 3+9*smooth(v, hz+.06, 1), 3); img += sum(blur(a, b*S)[..., None]*C(c) for (c, b), a in acc.items() if b)
    hot = np.clip(img.max(-1)-.9, 0, 2)[..., None]; img += hot*C('#ff9a50')*.30
    lit = bigblur(img+wet*.6, 38*S)*.34+bigblur(img, 120*S)*.40; d = f*hc/np.maximum(v-hz, .004); gx = (u-pan)*ASP*d/f; below = smooth(v, hz-.004, hz+.02); tar = .45+1.1*fbm(gx*26, d*9, 4, SEED+5, .6)*smooth(d, 16, 4)+.5*fbm(gx*1.3, d*.5, 4, SEED+6)
    for o, dash in ((-1.4, 0), (-4.95, 1), (-8.45, 1), (-12.4, 0), (-13.0, 0), (-17.0, 1)):
        s0, q = pts.random(n*2), pts.random(n*2); s = 1.2+R*1.5*s0**2; X, Y, y = place(o+(q-.5)*.16, s, 0); e = ((s % 9) < 3.4)|(not dash); ds = R*3*np.sqrt(s0)/n/2; L = splat(X[e], Y[e], (ds*.16*f*f*H*H*.5*hc/y**3)[e]); tar = tar+blur(np.clip(L, 0, 1), .7*S)*num('mark', 2.6)
    img = img+wet*(.75+.5*tar/1.2)[..., None]+lit*(below*tar*1.25+(1-below)*.55)[..., None]; img = img+(np.exp(-np.abs(v-hz)/.10)*.016)[..., None]*C('#c9743a')+((1-v)*.022)[..., None]*C('#1a2f5c'); q = Disc(img)
    for i in range(26):
        X, Y, y = place(np.array([-27.0]), np.array([26+11.0*i]), np.array([9.0])); t = min(1, 26/y[0]); b_ = (.3+.7*rng.random())*(.35+.65*t)
        if 0 < X[0] < W: j = rng.exponential(.6, 6000); U, V_, _ = place(np.full(6000, -27.0)+rng.normal(0, .55, 6000), np.full(6000, 26+11.0*i), -9*(.35+1.3*j)*rng.uniform(.8, 1.1)); img += blur(splat(U, V_, np.exp(-j*.5)*b_*S*S*2.2), 9*S)[..., None]*C(P[2])*(tar**2)[..., None]*num('column', .13)
        q(X[0], Y[0], (7+13*t)*S, C(P[2], b_), .14, .35)
    for i in range(34): q(rng.uniform(-.02, 1.02)*W, (hz-.006-rng.random()**2*.035)*H, rng.uniform(3, 7)*S, C(['#ffb25a', '#ffd9a8', '#ff8a4a'][i % 3], .03+.25*rng.random()**3), .15, .35)
    return img, dict(ev=num('ev', .25), bloom_k=.22, bloom_th=.55, vig=.5)
def stars():
    """Star trails about the pole (or a still Milky Way) over a dark ridge. mode=trails|way ; pal = sky top, horizon, ridge"""
    P = pal('#081428,#2f5a66,#030609'); hz = num('hz', .80); img = ramp(np.clip(v/hz, 0, 1)**2.2, [P[0], P[0], P[1]])*num('skyk', .5); cx, cy = num('cx', .56)*W, num('cy', .52)*H
    if num('mode', 'trails') == 'trails':
        n = 1500; px = []; py = []; pw = []; cols = []
        R = np.sqrt(rng.random(n))*1.05*W; a0 = rng.random(n)*6.283; b = rng.random(n)**4*1.0+.05; hue = rng.random(n)
        for k, col in enumerate(('#ffe2b8', '#dfe8ff', '#a8c4ff')):
            sel = (hue*3).astype(int) == k; r_, a_, b_ = R[sel], a0[sel], b[sel]; m = 900; tt = np.linspace(0, num('arc', .62), m); an = a_[:, None]+tt[None]; X = cx+r_[:, None]*np.cos(an); Y = cy+r_[:, None]*np.sin(an); wgt = (b_*r_)[:, None]*np.ones((1, m))/m; img += splat(X.ravel(), Y.ravel(), wgt.ravel())[..., None]*C(col, .5)
    else:
        d = Disc(img); n1 = fbm(u*ASP*2+SEED, v*2, 6, SEED); q = v-(.75-.85*u)+(n1-.5)*.22; band = np.exp(-(q/.13)**2); n2 = fbm(u*ASP*5+n1*1.5, v*5, 6, SEED+4); dark = smooth(n2, .42, .62); img += (band*dark*.16)[..., None]*C('#c9b8d8')+(band**3*dark*.10)[..., None]*C('#ffd0a0')
        for i in range(5200): d(rng.random()*W, rng.random()*H, rng.uniform(.5, 1.0)*S, C(['#ffffff', '#ffe2c0', '#c0d4ff'][rng.integers(3)], rng.random()**6*5+.05))
    ridge = hz-.11*(fbm(u[0]*3.2, u[0]*0+.4, 6, SEED+2)-.5)*2-num('bump', .10)*np.exp(-((u[0]-.25)/.2)**2); trees = .016*np.abs(((u[0]*W/(9*S)) % 1)-.5)*2*vnoise(np.floor(u[0]*W/(9*S)), u[0]*0+.5, 7)*num('trees', 1.0); prof = (ridge-trees)*H; m = np.clip(yy-prof[None]+.5, 0, 1)[..., None]
    return img*(1-m)+C(P[2])*m, dict(ev=num('ev', .5), bloom_k=.12, bloom_th=.6, vig=.45)
def sparks():
    """A sparkler: needles of light that branch, from one bright point. pal = core, mid, far"""
    P = pal('#fff2d8,#ffb14e,#ff6a1e'); img = zeros()+.002*C('#3a2a50'); d = Disc(img); cx, cy = num('cx', .52)*W, num('cy', .42)*H
    for i in range(30): d(rng.random()*W, rng.uniform(.2, 1)*H, rng.uniform(26, 80)*S, C(['#ff9a4a', '#ffcf8a', '#7f6ad0', '#ff6a5a'][rng.integers(4)], .012+.05*rng.random()**2), .08, .5)
    X = []; Y = []; Wt = []; K = []
    def needle(x, y, an, L, w, depth):
        m = int(L*1.6)+4; t = np.linspace(0, 1, m); bend = rng.normal()*.25; X.append(x+np.cos(an+bend*t)*L*t); Y.append(y+np.sin(an+bend*t)*L*t+.06*L*t*t); Wt.append(w*(1-t)**.8/ S*1.0*np.ones(m)); ex, ey = X[-1][-1], Y[-1][-1]
        if depth and rng.random() < .6:
            for k in range(rng.integers(3, 8)): needle(ex, ey, rng.random()*6.283, L*rng.uniform(.08, .28), w*1.4, 0)
    for i in range(560): a = rng.random()*6.283; L = (40+300*rng.random()**1.5)*S*1.15; o = rng.random()**1.3*90*S; needle(cx+math.cos(a)*o, cy+math.sin(a)*o, a+rng.normal()*.12, L, .35+rng.random()*1.1, 1)
    X, Y, Wt = map(np.concatenate, (X, Y, Wt)); L = splat(X, Y, Wt)*S; r = np.hypot(xx-cx, yy-cy)/(H*.5); img += L[..., None]*ramp(np.clip(r*1.3, 0, 1), P)*.55; img += (np.exp(-(r/.035)**2)*9+np.exp(-(r/.16)**1.1)*.7)[..., None]*C(P[0])
    stick = np.clip((2.0*S-np.abs(xx-cx-(yy-cy)*.12))+.5, 0, 1)*(yy > cy); img += (stick*np.exp(-(yy-cy)/(H*.16)))[..., None]*C('#ffb060')*.5
    return img, dict(ev=num('ev', .1), bloom_k=.22, bloom_th=.6, vig=.5)
def lucia():
    """Lucia's candles in the dark, from close by: one in focus, its rim translucent round the molten wax, runs down its side; others of unequal height behind and before it, out of focus. pal = core, flame, edge"""
    P = pal('#ffd092,#ff9a40,#ff6418'); hz, z0, A0, f = num('hz', .13), num('z0', 1.0), num('coc', 62), 2.0; g = np.random.default_rng(SEED); img, glow = zeros(), zeros()
    cand = [(1.0, .585, .56, 1.0, .03), (1.38, .375, .46, .90, -.04), (1.75, .835, .345, .85, .05), (1.16, .960, .70, .85, .02), (.60, .150, .84, .75, .04), (2.0, .235, .40, .85, .02)]            # depth, place and row of the top, strength, lean
    for i in range(int(num('far', 26))): z = 2.3*(9/2.3)**g.random(); x = g.random(); cand += [(z, x+.05*g.normal(), hz+(.36+.14*g.normal())/z, g.uniform(.5, 1), .05*g.normal())]*(vnoise(np.array([x*7]), np.array([z*.8]), SEED+2)[0] > .42)
    cand.sort(reverse=True)
    for z, x, top, b, sway in cand:
        g, n = np.random.default_rng(SEED+int(1e4*x+999)), x*97; rb = .060*H/z; cx, yt, k = x*W, top*H, (top-hz)*z/f; fh = rb*g.uniform(3.1, 4.0); out = A0*abs(1-z0/z); pad = out*S+4; x0, x1, y0 = int(max(0, cx-rb*2-pad)), int(min(W, cx+rb*2+pad)), int(max(0, yt-fh*1.3-pad))
        if x1 <= x0 or y0 >= H: continue
        px, py = xx[y0:, x0:x1]-cx, yy[y0:, x0:x1]; q0, t0 = px/rb, (py-yt)/rb; swell = 1+.035*(fbm(t0*.5+n*7, np.sign(q0)*3+.5, 4, SEED+5)-.5)+.05*np.exp(-((t0-.5)/.5)**2)*(vnoise(np.sign(q0)*2+.5, q0*0+n, SEED+6)-.3); q = q0/swell; c = np.sqrt(np.clip(1-q*q, 0, 1)); e = 1.3/rb
        lip = lambda sg: .30*(vnoise(q*1.1+n*5+9, sg*c*1.1+4, SEED+7)-.5)+.05*(vnoise(q*4+n*5, sg*c*4+4, SEED+8)-.5); worn = .10*np.abs(q)**9; front, back = k*c-lip(1)+worn, -k*c-lip(-1)+worn; t = t0-front; body = np.clip((1-np.abs(q))/e+.5, 0, 1)*np.clip(t/e+.5, 0, 1); cup = np.clip((.985-np.abs(q))/e+.5, 0, 1)*np.clip((t0-back)/e+.5, 0, 1)*(1-np.clip(t/e+.5, 0, 1))
        runs = np.zeros_like(q)                              # wax that ran over the rim, froze and ran again
        for m in range(g.integers(3, 5)):
            s0, L, w = g.uniform(-1.5, 1.5), .3+4.2*g.random()**2, g.uniform(.10, .20); way = s0+.05*np.sin(t*1.3+m*2+n)+.03*np.sin(t*3.1+m); d = np.hypot((np.arcsin(np.clip(q, -1, 1))-way)/(w*(.75+.35*np.exp(-((t-L)/.3)**2)+.5*np.exp(-np.clip(t, 0, 9)/.15))), np.maximum(t-L, 0)/(w*1.2)); runs = np.maximum(runs, np.clip(1-d*d, 0, 1)**.6*w)
        skin = runs+.030*fbm(q*1.4+n*3, t*.55, 4, SEED+9); gy, gx = np.gradient(skin*rb); near = np.clip(t, 0, None); deep = np.exp(-near/.62)*.95+np.exp(-near/1.9)*.34; side = num('side', -.5)
        lum = deep*(.50+.50*c**.7)*(1+.22*(fbm(q*.9+n*3, t*.4+n, 3, SEED+10)-.5))+num('amb', .075)*(.35+c*(1+side*q)); lum = lum*np.clip(1-.26*gy+.09*gx, .68, 1.35)*(1+1.4*runs*np.exp(-near/1.6))+.30*np.exp(-near/.07)*(.4+.6*c); wall = ramp(np.clip(lum/1.15, 0, 1)**.5, ['#4a1206', '#8a3510', '#d97a34', '#ffb469', '#ffd49c'])*(lum*1.0)[..., None]
        pool = smooth(t0, .20-k*.84*np.sqrt(np.clip(1-(q/.86)**2, 0, 1))-.02, .20-k*.84*np.sqrt(np.clip(1-(q/.86)**2, 0, 1))+.03)*(np.abs(q) < .87); inner = 1.05+.35*np.exp(-(q/.45)**2)-.30*pool+.9*pool*np.exp(-(q/.10)**2); well = inner[..., None]*ramp(np.clip(1-np.abs(q)*.8, 0, 1), ['#f08a3c', '#ffb868', '#ffdc9c'])
        lay = np.zeros((*q.shape, 4), np.float32); lay[..., :3] = wall*body[..., None]*b+well*cup[..., None]*b; lay[..., 3] = np.maximum(body, cup)
        T = (yt+.02*rb-py)/fh; tt = np.clip(T, 0, 1); off = px-sway*fh*tt**2-fh*.015*np.sin(4.2*tt+n)*tt; wd = .128*fh*1.93*(tt+.004)**.46*(1-tt)**.80; sd = np.abs(off)/np.maximum(wd, .4); soft = .10+1.2/np.maximum(wd, 1); m = smooth(1-sd, -soft*.5, soft*2.2)*(T > 0)*(T < 1); core = np.sqrt(np.clip(1-sd*sd, 0, 1)); hot = smooth(tt, .06, .36)*(1-.55*smooth(tt, .70, 1.0))
        hollow = 1-.80*np.exp(-(off/(fh*.045))**2)*(1-smooth(tt, .10, .30)); F = (m*(.05+(.25+.75*core)*hot*num('hot', 5.2))*hollow)[..., None]*ramp(np.clip((.25+.75*core)*(.20+.85*hot), 0, 1), [P[2], P[1], P[0]]); F = F+(m*(1-smooth(tt, .02, .15))*(.35+.65*sd)*.30)[..., None]*C('#3f66c8')
        wx = fh*.055*np.clip(T/.16, 0, 1)**2*g.choice([-1, 1]); wick = np.clip(1.2-np.abs(px-wx)/max(fh*.014, .6), 0, 1)*(T > -.10)*(T < .165); ember = np.exp(-((px-wx)**2+((T-.155)*fh)**2)/(fh*.016)**2); lay[..., :3] *= 1-(wick*.93*(1-np.clip(t/e+.5, 0, 1)))[..., None]; F = F*(1-.85*wick*(1-smooth(tt, .08, .17)))[..., None]+(ember*1.2)[..., None]*C('#ff5a1a')
        lay[..., :3] += F*b
        if out > .5:
            big = np.zeros((H, W, 4), np.float32); big[y0:, x0:x1] = lay; big = lens(big, np.full((H, W), out), 1); img = img*(1-np.clip(big[..., 3:], 0, 1))+big[..., :3]
        else: img[y0:, x0:x1] = img[y0:, x0:x1]*(1-lay[..., 3:])+lay[..., :3]
        if 0 <= cx < W and yt-fh*.45 < H: glow[int(max(0, yt-fh*.45)), int(cx)] += C('#ff7a2a', b*fh*fh*.14)
    img = img+bigblur(glow, 22*S)*num('halo', .35)+bigblur(glow, 75*S)*.8+bigblur(glow, 230*S)*1.1
    return img, dict(ev=num('ev', .2), bloom_k=.24, bloom_th=.8, vig=.36, sat=.95)
def pages():
    """Edges of thick paper fanned under a lamp: an itinerary. pal = paper, lamp"""
    P = pal('#d8c7a8,#ffcf8a'); x, y = u*ASP, v; bend = .16*np.sin(x*1.5+.3)+.10*x*x*.4; q = (y-.30+bend)*34*(1+.35*x); sheet = np.floor(q); f = q-sheet; s = vnoise(sheet+.5, sheet*0+.5, SEED); gap = smooth(f, 0, .10)*(1-smooth(f, .80, 1)); fib = .85+.3*vnoise(x*260, q*9, SEED+2)
    lit = np.exp(-((x-.55-.25*s)/.55)**2)*(.4+.8*s); img = (gap*fib*lit)[..., None]*C(P[0])*C(P[1])*num('gain', 1.3); gilt = smooth(vnoise(sheet*.31+.5, sheet*0+.1, 5), .70, .8)*gap*np.exp(-((x-.75)/.16)**2); img += gilt[..., None]*C('#ffb850')*1.2; m = smooth(q, .2, 1.0)*(1-smooth(y, .86, .98)); img *= m[..., None]
    return dof(img, .52, 15, v*.8+(u-.5)*.3), dict(ev=num('ev', .2), bloom_k=.16, bloom_th=.6, vig=.55)

def slats():
    """Linen in the shade of a slatted roof: bands of sun that bend with the folds. pal = cloth, sun, shade"""
    P = pal('#e6dccb,#ffd9a0,#7a7080'); a = math.radians(num('angle', 16)); x, y = (u-.5)*ASP, v-.5; p, q = x*math.cos(a)+y*math.sin(a), -x*math.sin(a)+y*math.cos(a)
    w1 = fbm(p*.9+SEED, q*.8, 3, SEED, .45); w2 = fbm(p*1.5+7, q*1.1+2, 3, SEED+3, .45); ph = p*5.2+4.2*(w1-.5)*2.0+q*.9; f = np.sin(ph)
    h = .045*np.sign(f)*np.abs(f)**1.5*(.35+1.1*w2)+.016*np.sin(2.3*ph+5*w2)+.008*fbm(p*6, q*2.2, 4, SEED+8)
    thr = rng.normal(size=(2, H, W)).astype(np.float32); run = lambda a, n, ax: sum(np.roll(a, k, ax) for k in range(-n, n+1))/math.sqrt(2*n+1); n = int(11*S)+1; slub = fbm(x*95, y*6, 3, SEED+11)+fbm(x*6, y*95, 3, SEED+12); yarn = run(thr[0], n, 1)+run(thr[1], n, 0)          # threads of uneven length and thickness, both ways
    weave = yarn*num('weave', .00014)+slub*.0011; base = C(P[0])*(.86+.14*slub+.045*yarn)[..., None]; img = shade(h+weave, 1.0, (-.72, -.55, .52), .02, 8, base, .0, P[1]); soft = shade(h+weave*1.5, 1.0, (.2, -.5, .8), .0, 8, base, .9, P[2], P[2])
    t = y*num('n', 7.5)+x*num('lean', 1.9)+h*num('bend', 7)+.10*(w1-.5)+.03*(fbm(x*2.4, y*.9, 3, SEED+21)-.5); i = np.floor(t); t = t-i; r = lambda k: vnoise(i*3.7+.5, i*0+.5, SEED+k); e = num('soft', .10)*(.55+1.1*r(30)); a0, a1 = .30+.13*(r(31)-.5), .80+.15*(r(32)-.5); band = smooth(t, a0-e, a0+e)*(1-smooth(t, a1-e*1.3, a1+e*1.3)); leafy = .72+.5*smooth(fbm(x*1.2+4, y*1.2, 3, SEED+20), .3, .7)      # no two slats alike
    img = img*(band*leafy)[..., None]*num('gain', 1.35)+soft*num('shade', .62); img *= (.42+.75*np.clip(1.2-np.hypot((u-.45)*1.0, v-.42)*1.15, 0, 1))[..., None]
    return dof(img, .46, num('blur', 8), v*.8+u*.2), dict(ev=num('ev', .15), bloom_k=.12, bloom_th=.75, vig=.45)
def embers():
    """Sparks of a wood fire, short and nearly straight, drawn out only as they rise, the flames under them out of focus. pal = deep, hot, white"""
    P = pal('#ff3a08,#ff8a24,#ffcf88'); cx = num('cx', .56); X = (u-cx)*ASP; wx = fbm(X*2.2, v*2.0+2, 5, SEED, .55)-.5; top = num('top', .62); f = fbm(X*3.4+wx*1.6, v*1.5+3+wx, 5, SEED+2, .55)
    body = smooth(v+.34*(f-.5)+.10*wx-.62*np.abs(X/num('wide', .95))**1.7, top, top+.42); tongue = body*(.35+1.3*smooth(f, .36, .68)); fire = ramp(np.clip(tongue*.62, 0, 1), [('#000000', 1), (P[0], .55), (P[1], 1.3), (P[1], 2.4)])
    fire = bigblur(fire, num('soft', 17)*S); img = C('#0a0608')*.5+fire*num('fire', .26)+bigblur(fire, 150*S)*.30+C('#1a2038')*((1-v)**2*.05)[..., None]
    for n, soft, gain, size in ((200, 2.4, .42, .6), (210, .75, 1.0, 1.0), (22, 9, 1.5, 1.9)):            # behind, in focus, before
        px, py, wt, hot = [], [], [], []
        for i in range(n):
            x, y = cx*ASP+rng.normal()*num('spread', .30)*(.5+.8*rng.random()), 1.02-rng.random()**num('rise', .9)*1.12; h = np.clip(1.05-y, 0, 1); L = size*(.005+(.012+.085*rng.random()**2.5)*h); m = int(90+900*L); a0, _ = rng.random()*6.28, rng.random(); t = np.linspace(0, 1, m)
            turn = .10+rng.normal()*.16*(1.5-h)+.16*np.sin(6*x+4*y)+rng.normal()*.9*L/size*t+.10*np.sin(t*4+a0); X_, Y_ = x+np.cumsum(np.sin(turn))*L/m, y-np.cumsum(np.cos(turn))*L/m
            age = 1-h*.52; g = (.25+1.6*rng.random()**3)*gain*age*np.clip(np.sin(np.pi*t)**.35, 0, 1)*(.55+.45*np.sin(t*rng.uniform(6, 40)+a0)**2); px.append(X_); py.append(Y_); wt.append(g*np.full(m, 90/m*(.42+2.6*L/size))); hot.append(np.full(m, age*rng.uniform(.55, 1.0)))
        px, py, wt, hot = map(np.concatenate, (px, py, wt, hot))
        for lo, hi, c, k in ((0, .5, P[0], 1.1), (.5, .72, P[1], 1.0), (.72, 1.1, P[2], .95)): e = (hot >= lo)&(hot < hi); D = splat(px[e]/ASP*W, py[e]*H, wt[e]*num('gain', 9)*S*S); img += blur(D, soft*S)[..., None]*C(c, k)+(blur(D, 3.5*S)*.35)[..., None]*C(P[0])
    return img, dict(ev=num('ev', .2), bloom_k=.25, bloom_th=.5, vig=.45)
def lens(img, coc, steps=6):
    """Out of focus by a disc: coc = radius in px (at 1920) for each pixel; lamps become discs."""
    R = float(coc.max())*S; N = np.linspace(0, 1, steps+1)**1.6*R; out = img; pad = int(R+2); a = np.pad(img, ((pad, pad), (pad, pad), (0, 0)), 'reflect'); h, w = a.shape[:2]; Fa = np.fft.rfft2(a, axes=(0, 1)); prev = img
    Y, X = np.minimum(np.arange(h), h-np.arange(h))[:, None], np.minimum(np.arange(w), w-np.arange(w))[None]; d = np.hypot(Y, X)
    for lo, r in zip(N[:-1], N[1:]):
        k = np.clip(r+.5-d, 0, 1)*(.8+.2*np.clip(d/max(r, 1), 0, 1)**3); k /= k.sum(); b = np.fft.irfft2(Fa*np.fft.rfft2(k)[..., None], s=(h, w), axes=(0, 1))[pad:pad+H, pad:pad+W].astype(np.float32)
        t = np.clip((coc*S-lo)/max(r-lo, 1e-6), 0, 1)[..., None]; out = out*(1-t)+b*t
    return np.maximum(out, 0)
def mosaic():
    """Gold-glass tesserae set by hand, a contour in dull red and blue through them, raked by a warm lamp. pal = gold, lamp, red, blue"""
    P = pal('#f2b552,#ffd9a0,#561a14,#1a2c42'); K = 2; y, x = np.mgrid[0:H*K, 0:W*K].astype(np.float32); a, b = ((x+.5)/(W*K)-.5)*ASP, (y+.5)/(H*K)-num('h0', -.9); D = 1/b; X = a*D; vl = np.sqrt(a*a+1+b*b); V = np.stack([a, np.ones_like(a), -b], -1)/vl[..., None]; n = num('n', 29); r = lambda i, j, k: vnoise(i, j, SEED+k)
    def cell(X, D):
        c, dc = .30*np.sin(X*1.1+num('turn', .30)), .33*np.cos(X*1.1+num('turn', .30)); near = np.exp(-((D-.72)/.62)**2); q = (D-c*near)*n; row = np.floor(q); wave = lambda i: i+.24*(r(i, i*0, 1)-.5)+.26*(vnoise(X*n*.21+i*7.3, i*1.0, SEED+2)-.5)
        row = row-(q < wave(row))+(q >= wave(row+1)); y0, y1 = wave(row), wave(row+1); fy = (q-y0)/(y1-y0); p = (X+dc*near*(D-.72-c)*.9)*n*(.84+.20*r(row, row*0, 3))+17*r(row, row*0, 4); col = np.floor(p); edge = lambda i: i+.46*(r(i, row, 5)-.5)+(.22*(r(i, row, 6)-.5)-dc*near*.9)*(fy-.5)
        col = col-(p < edge(col))+(p >= edge(col+1)); x0, x1 = edge(col), edge(col+1); l, g, t, o = p-x0, x1-p, q-y0, y1-q; j = .025+.045*r(col, row, 7); ax, ay, k = np.minimum(l, g)-j, np.minimum(t, o)-j, .10
        e = np.where((ax < k)&(ay < k), k-np.hypot(k-np.minimum(ax, k), k-np.minimum(ay, k)), np.minimum(ax, ay)); return row, col, l, g, t, o, e, q
    row, col, l, g, t, o, e, q = cell(X, D); e = e-.05*(fbm(X*n*3.5, D*n*3.5, 4, SEED+8)-.42); m = smooth(e, 0, .035); L = np.array([num('lx', .62), num('ly', .50), num('lz', .52)], np.float32); L /= np.linalg.norm(L)
    shade_ = smooth(cell(X+L[0]*.16/n, D+L[1]*.16/n)[6], -.01, .05); G = lambda k: (r(col, row, k)+r(col, row, k+1)+r(col, row, k+2)-1.5)*1.15           # about normal
    kind = r(col, row, 40); ox, oy = 40*r(col, row, 41), 40*r(col, row, 42); wob = lambda f, k: fbm(X*n*f+ox, D*n*f+oy, 3, SEED+k)-.5
    bx, by = .16*wob(.9, 50)+.10*wob(3.2, 52)+.05*wob(11, 54), .16*wob(.9, 51)+.10*wob(3.2, 53)+.05*wob(11, 55); rim = np.exp(-np.clip(e, 0, 9)/.05); side = np.stack([np.where(np.minimum(l, g) < np.minimum(t, o), np.where(l < g, -1, 1), 0), np.where(np.minimum(l, g) < np.minimum(t, o), 0, np.where(t < o, -1, 1))], -1)
    tilt = num('tilt', .17); N = np.stack([G(10)*tilt+bx+side[..., 0]*rim*.7, G(20)*tilt+by+side[..., 1]*rim*.7, np.ones_like(X)], -1); N /= np.linalg.norm(N, axis=-1, keepdims=True); dn = (V*N).sum(-1, keepdims=True); R = V-2*dn*N; s = R@L
    room = .05+.10*np.clip(R[..., 1], 0, 1)**2+.22*np.clip(R@np.array([-.55, .75, .36], np.float32), 0, 1)**6; env = np.exp(22*(s-1))*.95+np.exp(260*(s-1))*9+np.exp(5*(s-1))*.20
    tone = ramp(r(col, row, 43), ['#c98a34', P[0], P[0], '#ffd58a', '#d89a4a']); tone = tone*(.75+.4*r(col, row, 44))[..., None]; worn = smooth(fbm(X*n*1.7+ox, D*n*1.7, 5, SEED+60, .62), .60, .72)*(.25+.75*(kind > .8)); leaf = tone*(env[..., None]*C(P[1])*num('lamp', 1.0)+(room*.5)[..., None]*C('#b08a70'))*(1-.75*worn)[..., None]+worn[..., None]*C('#3a2414')*.05
    lam = np.clip(N@L, 0, 1)[..., None]; inlay = row-np.floor(num('c0', .70)*n); red, blue = (inlay == 0)&(kind > .10)|(inlay == -1)&(kind < .07), (inlay == 1)&(kind < .62); glass = np.where(blue[..., None], C(P[3]), C(P[2]))*(.35+1.0*r(col, row, 45)**1.5)[..., None]*(lam*.62+.10)+(env*.10+room*.05)[..., None]*C(P[1]); body = np.where((red|blue)[..., None], glass, leaf)
    grit = fbm(X*n*7, D*n*7, 5, SEED+70, .62); mortar = C('#4a3a2e')*(.25+1.1*grit)[..., None]*(.10+.75*np.clip(L[2]+1.6*(grit-.5), 0, 1)*(1-.9*shade_))[..., None]*.55; rimlit = (rim*m*np.clip(side[..., 0]*L[0]+side[..., 1]*L[1], 0, 1)*.22)[..., None]*C(P[1])
    dust = smooth(fbm(X*n*16, D*n*16, 2, SEED+80), .86, .95)[..., None]*.12*C('#d8c0a0'); img = mortar*(1-m)[..., None]+(body+rimlit+dust)*m[..., None]; img = img.reshape(H, K, W, K, 3).mean((1, 3)); img *= (.30+.95*smooth(u-.25*v, -.25, .85))[..., None]
    return lens(img.astype(np.float32), num('coc', 30)*smooth(np.abs(v-num('focus', .52)), .07, .58)), dict(ev=num('ev', .75), bloom_k=.14, bloom_th=.9, vig=.42)
def world_slope(h, X, d, K, f, hc, ky=None):
    """Slopes in the world (per metre across, per metre away) of a height sampled at the pixels of a level camera's ground plane, K samples across a pixel and ky (else K) down it."""
    gx = np.gradient(h, axis=1)*(W*K*f/ASP)/d; return gx, np.gradient(h, axis=0)*(H*(ky or K))/(-d*d/(f*hc))-gx*X/d
def rails():
    """Two tram rails bending away through wet setts after rain, the street's lamps and a tram far out of focus. pal = lamp, horizon, dusk, high"""
    P = pal('#ffaa54,#c9824e,#31426f,#101d40'); K = 2; hz, f, hc, R, a0 = num('hz', .34), num('f', 1.2), num('hc', .44), num('R', 14), num('a', .245); r = np.random.default_rng(SEED+3); q = 600; ea, ee = np.meshgrid(np.arange(-1.4, 1.4, 1/q, dtype=np.float32), np.arange(0, 1.3, 1/q, dtype=np.float32))
    E = ramp(np.clip(ee/.85, 0, 1)**.62, [P[1], '#6a5a72', P[2], '#1c2d58', P[3]])*(num('skyk', .62)*(.55+.75*np.exp(-((ea+.10)/.55)**2)))[..., None]                                           # what stands round the street, by direction: the view and the wet ground's mirror alike
    b = np.floor(ea*9+.7); roof = .10+.17*vnoise(b+.5, b*0+.5, SEED+1)+.10*smooth(np.abs(ea+.16), .10, .55)-.075*np.exp(-((ea+.16)/.10)**2); wall = smooth(roof-ee, -.004, .004)[..., None]; E = E*(1-wall)+(C('#11141f')*.30+C('#7a4a2a')*(.10*np.exp(-ee/.07))[..., None])*wall
    def lamp(az, el, rad, k, c=P[0]): E[:] += (smooth(np.hypot(ea-az, ee-el), rad*1.25, rad*.75)*k)[..., None]*C(c)
    for i in range(46): az = r.uniform(-1.2, 1.2); lamp(az, .018+.16*r.random()**1.7, r.uniform(.003, .006), r.uniform(.3, 3.4), ['#ffb45e', '#ffcf94', '#ff9a48', '#ffdcae'][i % 4])
    for az, el, rad, k in ((-.475, .235, .011, 9), (-.335, .165, .009, 7), (-.245, .120, .0075, 7), (-.185, .090, .006, 7), (.115, .185, .010, 9), (.285, .228, .012, 9), (.62, .33, .016, 14), (-.80, .34, .016, 12), (-.02, .115, .007, 8), (-.085, .355, .026, 15), (-.16, .50, .034, 18), (.38, .40, .026, 18), (-.42, .42, .024, 16)): lamp(az, el, rad, k)
    for az, el in ((-.128, .030), (-.094, .030), (-.111, .068)): lamp(az, el, .006, 15, '#ffd9a4')
    lev = [np.maximum(blur(E, s), 0) for s in (1.2, 9)]; small = E[:E.shape[0]//4*4, :E.shape[1]//4*4].reshape(E.shape[0]//4, 4, -1, 4, 3).mean((1, 3)); lev.append(blur(small, 8).repeat(4, 0).repeat(4, 1)); lev.append(blur(small, 26).repeat(4, 0).repeat(4, 1))
    def look(az, el, i): T = lev[i]; return T[np.clip(np.abs(el)*q, 0, T.shape[0]-1).astype(int), np.clip((az+1.4)*q, 0, T.shape[1]-1).astype(int)]
    y, x = np.mgrid[0:H*K, 0:W*K].astype(np.float32); a, b = ((x+.5)/(W*K)-.5)*ASP/f, np.maximum((y+.5)/(H*K)-hz, .0015)/f; d = hc/b; d = np.minimum(d, 60); X = a*d; L = np.sqrt(a*a+1+b*b)
    cx, cy = num('x0', .16)-R*math.cos(a0), R*math.sin(a0); rad = np.hypot(X-cx, d-cy); t, s = rad-R, R*np.arctan2(d-cy, X-cx); wob = lambda fr, k: fbm(s*fr, t*fr, 3, SEED+k)-.5
    s2, t2 = s+.020*wob(6, 10), t+.018*wob(6, 11); row = np.floor(s2/.125); fy = s2/.125-row; tc = t2/.108+.5*(row % 2)+.35*vnoise(row*3.1+.5, row*0+.5, SEED+12); col = np.floor(tc); fx = tc-col; own = lambda k: vnoise(col*1.0, row*1.0, SEED+k)
    ax, ay = np.minimum(fx, 1-fx)*.108-.004*own(20), np.minimum(fy, 1-fy)*.125-.005*own(21); k = .022; e = np.where((ax < k)&(ay < k), k-np.hypot(k-np.minimum(ax, k), k-np.minimum(ay, k)), np.minimum(ax, ay))+.006*(fbm(X*46, d*46, 3, SEED+13)-.5)
    grit = fbm(X*150, d*150, 3, SEED+14, .6)-.5; lump = fbm(X*30+col*5, d*30+row*7, 3, SEED+15)-.5; h = .015*(1-np.exp(-np.clip(e, 0, 1)/.011))+(own(22)-.5)*.018*(fx-.5)+(own(23)-.5)*.018*(fy-.5)+.005*(own(24)-.5)+.0075*lump+.0011*grit*smooth(d, 4, 1.5)
    m = np.abs(t)-.5; m = m+.0008*wob(20, 16); edge = lambda lo, hi, w=.0022: smooth(m, lo-w, lo+w)*(1-smooth(m, hi-w, hi+w)); head, lip, groove = edge(-.030, .034), edge(-.088, -.072), edge(-.072, -.030); bed = edge(-.112, .060, .006)*(1-head)*(1-lip)*(1-groove)
    h = h*(1-bed)+bed*(.006+.004*lump+.0016*grit); level = -.004+.020*smooth(fbm(X*1.1+5, d*.8, 4, SEED+17, .5), .44, .78)+.006*np.exp(-np.abs(m)/.07); w = smooth(level-h, 0, .0022)*(1-head)*(1-lip)*(1-groove); film = np.maximum(h, level)+.00012*w*(fbm(X*22, d*14, 3, SEED+18)-.5)
    gx, gy = world_slope(film, X, d, K, f, hc); cap = lambda g: g/np.sqrt(1+(g/.55)**2); gx, gy = cap(gx), cap(gy)
    def mirror(nx, ny, i, j=None, mix=0):
        n = 1/np.sqrt(nx*nx+ny*ny+1); N = (-nx*n, -ny*n, n); V = (a/L, 1/L, -b/L); dn = V[0]*N[0]+V[1]*N[1]+V[2]*N[2]; dn = np.minimum(dn, -.015); rx, ry, rz = V[0]-2*dn*N[0], V[1]-2*dn*N[1], V[2]-2*dn*N[2]; az, el = np.arctan2(rx, ry), np.arcsin(np.clip(rz, -.2, 1)); c = look(az, el, i)
        if j is not None: c = c*(1-mix)+look(az, el, j)*mix
        return c*smooth(el, -.10, .02)[..., None], .02+.98*(1+dn)**5
    dirty = np.clip(.25+1.5*(fbm(X*9, d*9, 4, SEED+19)-.35), 0, 1)[..., None]; c, fr = mirror(gx, gy, 1, 2, dirty); pc, pf = mirror(gx, gy, 0, 1, .25); stone = C('#5d5a58')*(.35+.9*own(25)+.5*lump)[..., None]*.05; fr, pf = np.clip(fr, .03, .8)[..., None], pf[..., None]
    img = (stone+c*fr*num('wet', 1.15)*(.75+.5*own(26))[..., None])*(1-w)[..., None]+(C('#04060a')+pc*pf*1.25)*w[..., None]
    tx, ty = (X-cx)/rad, (d-cy)/rad; side = np.sign(t); arch = (m-.002)/.032; scr = .035*(vnoise(t*2600, s*2.2, SEED+30)-.5)+.05*(vnoise(t*700, s*.7, SEED+31)-.5); wear = fbm(s*3, t*260, 4, SEED+32, .6); steel = 0
    for j, o, k_ in ((-1.5, 0, .07), (-.8, .03, .13), (-.8, -.05, .09), (0, 0, .17), (0, .06, .14), (0, -.06, .12), (.8, .03, .12), (.8, -.05, .09), (1.5, 0, .07)):
        tl = side*(.05*arch+.55*np.sign(arch)*np.clip(np.abs(arch)-.80, 0, 1)**1.2*2)+scr+num('spread', .07)*j; along = num('along', 1.3)*o+.012*(wear-.5); steel = steel+k_*mirror(tl*tx-along*ty, tl*ty+along*tx, 1, 2, .5)[0]
    steel = steel*(.30+.80*smooth(wear, .30, .72))[..., None]*C('#f2ead8')*num('steel', 1.5); img = img*(1-head[..., None])+steel*head[..., None]
    lipc = mirror(side*tx*-.22+scr*tx, side*ty*-.22+scr*ty, 1, 2, .5)[0]*.42; img = img*(1-lip[..., None])+lipc*lip[..., None]; deep = np.clip((m+.072)/.042, 0, 1); wallc = mirror(side*tx*.9, side*ty*.9, 2)[0]*(.16*smooth(deep, .70, 1.0))[..., None]; img = img*(1-groove[..., None])+(C('#030406')+wallc)*groove[..., None]
    img = img*(.55+.45*smooth(d, .5, 1.6))[..., None]; img = img.reshape(H, K, W, K, 3).mean((1, 3)).astype(np.float32)
    sky_ = look(np.arctan((u-.5)*ASP/f), np.arctan(np.clip(hz-v, 0, 1)/f), 0); top = smooth(v, hz+.004, hz-.004)[..., None]; img = img*(1-top)+sky_*top; dd = np.where(v < hz+.002, 60, f*hc/np.maximum(v-hz, .002)); img = lens(img, num('coc', 30)*np.clip(np.abs(1-num('focus', 1.30)/dd), 0, 1.0), 8)
    return img+(np.exp(-np.abs(v-hz)/.07)*.012)[..., None]*C(P[0]), dict(ev=num('ev', 1.0), bloom_k=.20, bloom_th=.8, vig=.34)
def colours():
    """Sun through a church's coloured window on worn limestone slabs: soft patches, faint leads, the beam's dust. pal = stone, and the glass: blue, deep blue, green, red, yellow, clear"""
    P = pal('#b5a48c,#4a78e0,#2c45b4,#4b9c7e,#c8424a,#f2b44e,#d8b48a'); K = 2; hz, f, hc, xw = num('hz', -.16), num('f', 1.1), num('hc', .80), num('xw', 4.2); tq, tp = num('tq', .62), num('tp', .62); r = np.random.default_rng(SEED+4); Q = 260; Tw, Th = 7.0, 5.6
    gp, gq = np.meshgrid(np.arange(0, Tw, 1/Q, dtype=np.float32), np.arange(0, Th, 1/Q, dtype=np.float32)); bay = np.floor(gp/1.42); lp = gp-bay*1.42-.71                                   # the wall by metres along and up: two lights a bay, a pointed head, panes round a few long curves
    flow = .10*np.sin(gq*1.7+bay*2)+.05*np.sin(gq*4.1+bay); wp, wq = (lp+flow)*10.5+1.2*(fbm(gp*2.1, gq*2.1, 3, SEED+1)-.5), gq*6.6+1.6*(fbm(gp*1.7+5, gq*1.7, 3, SEED+2)-.5); ci, cj = np.floor(wp), np.floor(wq); best = np.full(gp.shape, 9., np.float32); nxt = best.copy(); idn = np.zeros_like(best)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            a, b = ci+i, cj+j; w = 23*bay; dd = np.hypot(a+.14+.72*vnoise(a+w, b*1.0, SEED+3)-wp, b+.14+.72*vnoise(a+w, b*1.0, SEED+4)-wq); new = dd < best; nxt = np.where(new, best, np.minimum(nxt, dd)); idn = np.where(new, vnoise(a*1.0+w, b*1.0, SEED+5)*.72+.36*(fbm(a*.16+bay*3, b*.13, 2, SEED+6)-.5)+.14, idn); best = np.where(new, dd, best)
    lead = smooth(nxt-best, .03, .085); half = .56; arch = gq-(num('head', 3.15)-1.0*(np.abs(lp)/half)**1.6); inside = (np.abs(lp) < half)&(arch < 0)&(gq > 1.2); bar = smooth(np.abs(lp), .022, .036)*smooth(np.abs(((gq-.2)/.62) % 1-.5), .010, .022)
    cols = np.array([hexc(P[k]) for k in (2, 1, 2, 3, 1, 2, 4, 1, 2, 5, 1, 6, 2, 4, 1, 3, 5, 2, 1)], np.float32); T = cols[np.clip(idn*len(cols), 0, len(cols)-1).astype(int)]*(.55+.75*fbm(gp*13+3*idn, gq*5, 4, SEED+7))[..., None]*(inside*lead*bar)[..., None]; T = T*(np.array([.25, .9, 1.15, .40, .55, .3, .2], np.float32)[np.clip(bay, 0, 6).astype(int)])[..., None]
    soft = [blur(T, num('soft', .024)*Q), blur(T, .055*Q)]
    def window(p, q, i): t = soft[i]; ok = (p > 0)&(p < Tw)&(q > 0)&(q < Th); return t[np.clip(q*Q, 0, t.shape[0]-1).astype(int), np.clip(p*Q, 0, t.shape[1]-1).astype(int)]*ok[..., None]
    y, x = np.mgrid[0:H*K, 0:W*K].astype(np.float32); a, b = ((x+.5)/(W*K)-.5)*ASP/f, ((y+.5)/(H*K)-hz)/f; d = hc/b; X = a*d; L = np.sqrt(a*a+1+b*b); p0 = num('p0', -.3)
    an = math.radians(num('turn', 27)); s, t = X*math.cos(an)+d*math.sin(an), -X*math.sin(an)+d*math.cos(an); s, t = s+.014*(fbm(s*2.4, t*2.4, 3, SEED+10)-.5), t+.014*(fbm(s*2.4+7, t*2.4, 3, SEED+11)-.5)
    row = np.floor(t/.46); rh = .46; fy = t-row*rh; sc = s/.74+.9*vnoise(row*3.3+.5, row*0+.5, SEED+12); col = np.floor(sc); fx = sc-col; own = lambda k: vnoise(col*1.0, row*1.0, SEED+k); cut = .5+.24*(own(13)-.5); two = own(14) > .45; fx2, lw = np.where(two, np.where(fx < cut, fx, fx-cut), fx), np.where(two, np.where(fx < cut, cut, 1-cut), 1.0); idc = col+.37*(two&(fx >= cut)); own = lambda k: vnoise(idc*2.7, row*1.9, SEED+k)
    e = np.minimum(np.minimum(fx2, lw-fx2)*.74, np.minimum(fy, rh-fy))-.0035-.004*own(15); chip = smooth(fbm(X*24, d*24, 4, SEED+16, .6), .62, .85)*.007; e = e-chip-.002*(fbm(X*70, d*70, 3, SEED+17)-.5); m = smooth(e, -.001, .0035)
    big, mid, fine = fbm(X*2.3+3*own(18), d*2.3, 4, SEED+19), fbm(X*11, d*11, 5, SEED+20, .58), fbm(X*95, d*95, 4, SEED+21, .62); pit = smooth(fbm(X*38, d*38, 4, SEED+22, .55), .62, .76)*smooth(fbm(X*3.1+9, d*3.1, 3, SEED+23), .42, .62); vein = np.exp(-(np.abs(2*fbm(X*2.6+4*own(24), d*2.6, 5, SEED+25)-1)/.030)**2)
    h = m*.005+.010*(1-np.exp(-np.clip(e, 0, 1)/.012))*m*.35+(own(26)-.5)*.010*fx2+(own(27)-.5)*.014*fy+.013*(big-.5)+.0070*(mid-.5)+.0016*(fine-.5)*smooth(d, 5, 1.5)-.0028*pit; gx, gy = world_slope(h, X, d, K, f, hc); cap = lambda g: g/np.sqrt(1+(g/.6)**2); gx, gy = cap(gx), cap(gy)
    sun = np.array([1, tp, tq], np.float32); sun /= np.linalg.norm(sun); n = 1/np.sqrt(gx*gx+gy*gy+1); nx, ny, nz = -gx*n, -gy*n, n; lam = np.clip(nx*sun[0]+ny*sun[1]+nz*sun[2], 0, 2)/sun[2]
    tone = (.62+.55*own(28))*(.80+.34*mid+.14*(fine-.5))*(1-.22*vein)*(1-.45*pit)*(1-.30*smooth(big, .62, .36)); stone = C(P[0])*tone[..., None]*np.stack([1+.10*(own(29)-.5), np.ones_like(tone), 1-.16*(own(29)-.5)], -1); stone = stone*(.30+.70*m)[..., None]
    p, q = d+tp*(xw-X)+p0, tq*(xw-X); T0 = window(p, q, 0); V = (a/L, 1/L, -b/L); dn = np.minimum(V[0]*nx+V[1]*ny+V[2]*nz, -.02); rx, ry, rz = V[0]-2*dn*nx, V[1]-2*dn*ny, V[2]-2*dn*nz; fr = .03+.97*(1+dn)**5; worn = (.35+.9*smooth(mid+.4*big, .45, .85))*m*(1-pit)
    gloss = np.clip(rx*sun[0]+ry*sun[1]+rz*sun[2], 0, 1)**14*.9+np.clip(rx*sun[0]+ry*sun[1]+rz*sun[2], 0, 1)**3*.12; step = np.clip((xw-X)/np.maximum(rx, .05), 0, 40); pr, qr = d+ry*step+p0, np.abs(rz)*step; sheen = window(pr, qr, 1)*(smooth(rx, .05, .3)*fr*worn)[..., None]*num('sheen', 1.6)
    k = max(2, W*K//200); bounce = resize(blur(T0[::k, ::k], 9), W*K, H*K); amb = (.10*np.clip(.4+nz*.4-gx*.5, 0, 1.4)*(.35+.65*smooth(d, 6, 1)))[..., None]*C('#a89a98')+bounce*.06
    img = stone*(T0*(lam*num('sun', 1.7))[..., None]+amb)+T0*(gloss*worn*.55)[..., None]+sheen+(fr*worn*.030)[..., None]*C('#90a4d8'); img = img.reshape(H, K, W, K, 3).mean((1, 3)).astype(np.float32); dd = d[::K, ::K]; img = lens(img, num('coc', 26)*np.clip(np.abs(1-num('focus', 1.35)/dd), 0, 1.2))
    a, b = a[::K, ::K], b[::K, ::K]; beam = zeros(); N = 26
    for i in range(N): k = (i+.5)/N; zz = hc*(1-k); Xk, Dk = a*dd*k, dd*k; air = .35+1.2*fbm(Xk*1.6+Dk*.7, zz*2+Dk*1.3+i*.02, 3, SEED+40); beam += window(Dk+tp*(xw-Xk)+p0, zz+tq*(xw-Xk), 1)*(air*dd/N)[..., None]
    img = img+bigblur(beam, 5*S)*num('dust', .06); dots = zeros(); dq = Disc(dots)
    for i in range(int(num('motes', 900))):
        k, ux, vy = r.random()**.6, r.random(), r.random(); j, l = int(vy*(H-1)), int(ux*(W-1)); D_ = dd[j, l]*k; z_ = hc*(1-k); X_ = (ux-.5)*ASP/f*D_; c = window(np.array([D_+tp*(xw-X_)+p0]), np.array([z_+tq*(xw-X_)]), 1)[0]; rr = (.7+26*abs(1-1.35/max(D_, .25))*.35)*S
        if c.max() > .02 and rr < 22*S: dq(ux*W, vy*H, rr, c*r.uniform(.2, 1)**2*1.6*S*S/max(rr, .7)**1.5*num('mote', 1.0), .5, .2)
    return img+dots, dict(ev=num('ev', .5), bloom_k=.18, bloom_th=.7, vig=.40, sat=1.0)
def jetty():
    """Wet boards of a bathing jetty by the lake at sunrise, one strip of them in focus, its corner before the town in mist and out of focus. pal = sun, wood, shade; hz, f, hc = horizon, focal length (picture heights), eye (m); turn, end, reach = the boards' angle, their ends, the last board (m)"""
    P = pal('#ffb964,#75604e,#8ea4d0'); K, ky = 2, 3; hz, f, hc = num('hz', .40), num('f', 1.78), num('hc', .17); r = np.random.default_rng(SEED+3); q = 1000; A0, E0 = num('az', .056), num('el', .108); ea, ee = np.meshgrid(np.arange(-1, 1, 1/q, dtype=np.float32), np.arange(0, 1.3, 1/q, dtype=np.float32))
    # sky, mist and town by direction, for the view and every mirror alike; colours as they are seen
    def shown(c): return unfilmed(np.array([int(c[i:i+2], 16)/255 for i in (1, 3, 5)], np.float32), num('ev', .22))
    m, Q, B = np.linspace(-.65, .65, 26001), 8000, .48          # Q, B : texels of a row to a radian, half its width (rad)
    def tree(line, dot, x, y, h, kind):
        """a late-autumn tree limb by limb, with the leaves it still has: a broad crown, a poplar or a spruce"""
        if kind != 'broad':
            slim = kind == 'poplar'; line(x, y, x+r.normal()*.01*h, y+h*.7, h*.022)
            for k in np.sort(r.uniform(.04, 1, 70)):
                side = r.choice([-1, 1]); l = h*((.36*(1-k)**.8*min(1, k*5+.5)+.015) if slim else .24*(1-k)+.012)*r.uniform(.5, 1.15); a = math.pi/2-side*(r.uniform(.12, .42) if slim else r.uniform(1.35, 1.75)); x1, y1 = x+math.cos(a)*l, y+k*h*(.92 if slim else 1)+math.sin(a)*l; line(x, y+k*h*.92, x1, y1, h*.020)
                if slim and r.random() < .5: dot(x1, y1, h*r.uniform(.006, .013))
            return
        leafy, spread, todo = max(r.uniform(-.8, .4), 0), r.uniform(.34, .54), [(x, y, math.pi/2+r.normal()*.08, h*r.uniform(.20, .27), h*.050)]
        while todo:
            x, y, a, l, w = todo.pop(); x1, y1 = x+math.cos(a)*l, y+math.sin(a)*l; line(x, y, x1, y1, w)
            if l < h*.058:
                if r.random() < leafy: dot(x1, y1, h*r.uniform(.006, .015))
                continue
            for s in ((-1, 1) if r.random() < .75 else (-1, 0, 1)): todo.append((x1, y1, a+(s+r.normal()*.25)*spread+(math.pi/2-a)*.10, l*r.uniform(.64, .88), w*.66))
    def house(fill, line, x, y, w, h):
        """a villa with a hipped roof or a gable, chimneys and dormers"""
        wall, eave = h*r.uniform(.34, .52), w*.57; top = r.choice([0, 0, 0, .08, .30])*w; fill([(x-w/2, y-.01), (x-w/2, y+wall), (x+w/2, y+wall), (x+w/2, y-.01)]); fill([(x-eave, y+wall), (x-top, y+h), (x+top, y+h), (x+eave, y+wall)])
        for _ in range(r.integers(0, 3)): k = r.uniform(-.30, .30)*w; line(x+k, y+wall, x+k, y+h*r.uniform(.98, 1.10), .0009)
        if r.random() < .4: k = r.uniform(-.2, .2)*w; fill([(x+k-.0011, y+wall), (x+k-.0011, y+wall+.0016), (x+k, y+wall+.0032), (x+k+.0011, y+wall+.0016), (x+k+.0011, y+wall)])
        if r.random() < .12: k = r.choice([-.45, .45])*w; fill([(x+k-.0013, y), (x+k-.0013, y+h*.95), (x+k, y+h*1.4), (x+k+.0013, y+h*.95), (x+k+.0013, y)])
    def row(base, lo, hi, homes, n):
        """villas, trees and gaps on the ground `base`, lower towards the shore's ends: what each texel hides (0 to 255) and its own shade"""
        A_, O_ = (Image.new('L', (int(2*B*Q), int(.07*Q)), c) for c in (0, 184)); da, do, x = ImageDraw.Draw(A_), ImageDraw.Draw(O_), -B
        def px(v): return [((p+B)*Q, e*Q) for p, e in v]
        while x < B:
            y, k = float(np.interp(x, m, base)), r.uniform(.80, .95); size = .40+.60*float(np.interp(x, m, inland)); gap, town_ = (float(vnoise(np.array(x*f_+n*7.3), np.array(.5), SEED+70+i)) for i, f_ in enumerate((46, 19))); a = int(200*k)
            def line(x0, y0, x1, y1, w):
                for d_, c in ((da, 255), (do, a)): d_.line(px([(x0, y0), (x1, y1)]), fill=c, width=max(int(w*Q+r.random()), 2))
            def dot(x0, y0, q_):
                for d_, c in ((da, 255), (do, a)): d_.ellipse(px([(x0-q_, y0-q_), (x0+q_, y0+q_)]), fill=c)
            def fill(v):
                for d_, c in ((da, 255), (do, a)): d_.polygon(px(v), fill=c)
            if gap > .27:
                if r.random() < homes*(.3+1.4*town_): a = int(200*r.uniform(.90, 1.12)); house(fill, line, x, y, r.uniform(.45, 1.15)*hi, r.uniform(lo, hi)*size)
                else: kind = r.choice(['broad', 'poplar', 'spruce'], p=[.76, .12, .12]); tree(line, dot, x, y-.001, r.uniform(lo, hi)*size*{'broad': r.uniform(.9, 2.1), 'poplar': r.uniform(1.3, 2.3), 'spruce': r.uniform(.9, 1.5)}[kind], kind)
            for _ in range(5): q_ = r.uniform(.0004, .0022)*size; dot(x+r.normal()*.005, y+r.uniform(-.001, .0012), q_)
            x += hi*r.uniform(.12, .62)*(1.3 if gap < .4 else 1)*(1.45 if n > 2 else 1)
        return np.asarray(A_.filter(ImageFilter.GaussianBlur(1.2))), np.asarray(O_)
    bell = lambda x, w: np.exp(-((m-x)/w)**2); gm = num('gm', .186); inland = 1-smooth(m, -.105, .000)*smooth(m, .185, .075)          # the shores end, in mist, at the river's mouth below the sun
    alps = .060+.034*fbm(m*7+2, m*0+.5, 5, SEED+52, .5, True)+.020*(fbm(m*3, m*0+.5, 2, SEED+53)-.5); hill = .034+.026*fbm(m*4.2+1, m*0+.5, 3, SEED+54)+.0022*fbm(m*240, m*0+.5, 3, SEED+55)
    slope = .004+.024*bell(-.20, .10)+.012*bell(-.42, .10)+.020*smooth(m, .10, .20)+.014*smooth(m, .22, .42)          # the Lindenhof on the left, the Niederdorf on the right
    LAYERS = [(alps, .24, .6, .0004), (hill, .26, .7, .0010)]          # crest, darkness, how far the foot dissolves, softness of the edge
    ROWS = [(*row(slope*high, lo, hi, homes, n), slope*high, k) for n, (high, lo, hi, homes, k) in enumerate(((1.0, .008, .013, .55, .42), (.72, .009, .014, .60, .54), (.46, .010, .015, .55, .66), (.20, .011, .018, .38, .80), (0, .010, .016, .17, .92)))]
    def texel(T, az, el): return T[np.clip(el*Q, 0, T.shape[0]-1).astype(int), np.clip((az+B)*Q, 0, T.shape[1]-1).astype(int)].astype(np.float32)
    # towers by half width at each height, in thousandths of the distance
    def roof(y, w, *up): return [(0, w), (y, w), *up]
    dome = ((60, 7.2), (60.1, 8.0), (62.4, 8.0), (62.5, 5.4), (69, 5.2), (69.1, 6.0), (70.2, 6.0), (73, 6.1), (76, 5.6), (79, 4.4), (81.5, 2.8), (83, 1.7), (83.2, 1.3), (88, 1.3), (88.2, 2.3), (90, 2.1), (92, .9), (94, .5), (100, .2), (100.1, -9))
    def point(y, h, w): return [(y, w), (y+h, -.02), (y+h+.1, -9)]
    CHURCHES = []
    for s_, up in ((-.0128, 0), (.0128, .9)): CHURCHES += [(gm+s_, roof(60+up, 7.2, *((y+up, w) for y, w in dome)), 1.0)]+[(gm+s_+x/1000, [(61.5+up, .9), (66+up, .8), (71+up, .1), (71.1+up, -9)], 1) for x in (-6.9, 6.9)]+[(gm+s_+x/1000, point(69.5+up, 3.6, 1.7), 1) for x in (-4.1, 0, 4.1)]
    CHURCHES += [(gm+.036, roof(31, 27, (43, 21), (43.1, -9)), .86), (gm+.066, roof(27, 9, (36, 4), (36.1, -9)), .82), (gm+.050, roof(48, 1.2, (48.2, 1.5), (57, .1), (57.1, -9)), .9)]
    CHURCHES += [(-.130, roof(46, 6.9, (46.2, 7.5), (47.4, 7.5), (51, 5.4), (58, 3.6), (68, 1.5), (76, .3), (80, .1), (80.1, -9)), 1.0), (-.113, roof(26, 12, (34, 8), (34.1, -9)), .85)]
    CHURCHES += [(-.074, roof(52, 5.0, (52.2, 5.6), (53.4, 5.6), (56, 4.0), (64, 3.0), (80, 1.8), (96, .7), (103, .25), (109, .1), (109.1, -9)), 1.0)]+[(-.074+x/1000, point(53.4, 6.5, 1.7), 1) for x in (-3.4, 3.4)]+[(-.056, roof(24, 11, (32, 7.5), (32.1, -9)), .62)]
    OPEN = [(gm+s+x/1000, y/1000, .0011, h/1000, k) for s in (-.0128, .0128) for x in (-3.2, 0, 3.2) for y, h, k in ((54, 3.2, .20), (43, 2.2, .12))]+[(gm+s+x/1000, .0655, .0010, .0024, .28) for s in (-.0128, .0128) for x in (-2.2, 2.2)]+[(-.130, .0405, .0040, .0040, .24)]          # belfry windows, a clock
    SPIRES = [(.128, roof(44, 3.1, (49, 2.4), (84, .1), (84.1, -9)), 1), (.335, roof(42, 3.2, (46, 2.4), (64, .1), (64.1, -9)), 1)]
    OFF, SUN = ['#a88473', '#a58174', '#987a77', '#7f6d78', '#626277', '#4a5470', '#38476a', '#2c3d62'], ['#ecc48a', '#e8bb84', '#dcae82', '#c49b80', '#a3877e', '#837074', '#5f5c6e', '#40486a']
    def tones(t, c):
        """a ramp of colours as they are seen"""
        x = np.linspace(0, 1, len(c)); return np.stack([np.interp(t, x, [shown(h)[k] for h in c]) for k in range(3)], -1).astype(np.float32)
    def air(az, el):
        """sky, then range, hill, houses and shore, each darker than the last and paler towards its foot"""
        t = np.clip(el/.36, 0, 1)**.62; g = np.exp(-((az-A0)/num('warm', .27))**2)[..., None]; mix = lambda a, b, k: a*(1-k)+b*k; col = mix(tones(t, OFF), tones(t, SUN), g); cl = smooth(fbm(az*3.4+el*2+3, el*34-az*1.5, 5, SEED+56, .55), .50, .72)*smooth(el, .085, .15)*smooth(np.abs(az-A0), .03, .16); col = mix(col, mix(shown('#8f6f70'), shown('#d79a7c'), g), .34*cl[..., None])
        mist = mix(shown('#a88473'), shown('#ecc48a'), g); mist = mix(col, mist, (num('mist', .95)*np.exp(-(el/.042)**2))[..., None]); dark = mix(shown('#372c34'), shown('#574034'), g)
        def lay(on, a): return mix(col, mix(mist, dark, np.clip(a, 0, 1)[..., None]), on[..., None])
        def church(x, shape, k, amount):
            w = np.interp(el*1000, [p for p, _ in shape], [w for _, w in shape])/1000; o = az-x; return lay(smooth(w-np.abs(o), -.0004, .0004), amount*k*(1+.10*np.clip(o/.007, -1, 1))*(1-.85*np.exp(-np.maximum(el-.012, 0)/.016)))
        for c, k, foot, soft in LAYERS: c = np.interp(az, m, c).astype(np.float32); col = lay(smooth(c-el, -soft, soft), k*(1-foot*np.exp(-np.maximum(el, 0)/.007))*(.72+.56*fbm(az*9+k*50, el*34, 3, SEED+57)))
        torn = az+.050*(fbm(az*13, el*46, 4, SEED+59)-.5)
        for n, (cover, own, g, k) in enumerate(ROWS):
            if n == 1:
                for s in SPIRES: col = church(*s, num('spires', .36))
            if n == 3:
                for s in CHURCHES: col = church(*s, num('churches', .86))
                for x, y, w, h, lit_ in OPEN: col = mix(col, mist, (lit_*smooth(((az-x)/w)**4+((el-y)/h)**4, 1.4, .6))[..., None])
            end = 1-smooth(torn, -.074, -.002)*smooth(torn, .166, .076); up = np.maximum(el-np.interp(az, m, g).astype(np.float32), 0); col = lay(texel(cover, az, el)/255, k*end*texel(own, az, el)/200*(1-.85*np.exp(-up/.007))*(.72+.56*fbm(az*9+k*50, el*34, 3, SEED+57)))
            col = mix(col, mist, (num('banks', .42)*np.exp(-(up/.006)**2)*smooth(fbm(az*8+n*9+18, el*50, 4, SEED+60), .30, .70))[..., None])
        return mix(col, mist*1.04, (num('low', .55)*np.exp(-(el/.0065)**2)*(.6+.8*fbm(az*11, el*60, 3, SEED+58)))[..., None])
    def lit(az, el, E):
        """the sun's glow and its disc, ivory gold, whose limb melts into it"""
        ro = np.hypot(az-A0, el-E0); k = np.clip(.72*np.exp(-(ro/.030)**1.2)+.34*np.exp(-ro/.10), 0, .9)[..., None]; E = E*(1-k)+shown('#e9ba8c')*k; k = smooth(ro, .0104, .0052)[..., None]; return E*(1-k)+(shown('#ffc28e')+(shown('#ffd8bc')-shown('#ffc28e'))*smooth(ro, .0080, .0015)[..., None])*k
    lamps = []          # street lamps by the water, smaller windows between ground and roof
    while len(lamps) < num('lamps', 60):
        x, n, quay = r.uniform(-.46, .46), r.integers(2, 5), r.random() < .3; y = r.uniform(.0016, .0030) if quay else np.interp(x, m, ROWS[n][2])+r.uniform(.002, .009)
        if np.interp(x, m, inland) > .8: lamps.append((x, y, (.0013 if quay else .0008), min(.5*r.pareto(1.5)+.35, 2.2), r.choice(['#ffa463', '#ff914c', '#ffb276'])))
    def town(az, el):
        """all of it, with lamps and lit windows"""
        E = lit(az, el, air(az, el))
        for x, y, w, k, c in lamps: i, j = np.searchsorted(az[-1], (x-.003, x+.003)); E[:, i:j] += (smooth(np.hypot(az[:, i:j]-x, el[:, i:j]-y), w*1.3, w*.5)*k)[..., None]*C(c)
        return E
    E = air(ea, ee); ro = np.hypot(ea-A0, ee-E0); E = E+(np.exp(-ro/.035)*.4+np.exp(-ro/.16)*.22)[..., None]*C('#ffb280'); dim, disc = [blur(E, 6), blur(E, 26)], smooth(ro, .0068, .0052)[..., None]; seen, E = lit(ea, ee, E), E+disc*C('#ffb270', 9); lev = [seen, blur(E, num('film', 8.5)*.30), blur(E, 6), blur(E, 26), *dim]          # 1 : as the lens sees far things, in a mirror too; 4, 5 : without the sun
    def look(az, el, i): T = lev[i]; return T[np.clip(np.abs(el)*q, 0, T.shape[0]-1).astype(int), np.clip((az+1)*q, 0, T.shape[1]-1).astype(int)]
    y, x = np.mgrid[0:H*ky, 0:W*K].astype(np.float32); a, b = ((x+.5)/(W*K)-.5)*ASP/f, np.maximum((y+.5)/(H*ky)-hz, .004)/f; d = hc/b; X = a*d; L = np.sqrt(a*a+1+b*b); an = math.radians(num('turn', 52)); s, t = X*math.sin(an)+d*math.cos(an), X*math.cos(an)-d*math.sin(an); far = smooth(d, .9, 2.6); near = 1-far
    # boards, each with its own width, tilt, cup, grain and worn edges
    pw = num('plank', .118); t = t+.0012*(fbm(s*2.2, t*3, 3, SEED+9)-.5); c = np.floor(t/pw); ft = t/pw-c; own = lambda k: vnoise(c*1.0, c*0+.5, SEED+k); chip = smooth(fbm(s*11+c*5, ft*3+c, 4, SEED+8, .6), .57, .70)*(.3+own(7)); e = np.minimum(ft, 1-ft)*pw-.0024-.0020*own(10)-.0020*fbm(s*26, c*2.3+(ft > .5)*9., 4, SEED+6)-.003*chip; wood = smooth(e, -.0006, .0010)
    end = num('end', 1.6)+.022*(own(11)-.5)+.003*(fbm(t*60, c, 3, SEED+5)-.5); deck = smooth(end-s, -.002, .002)*smooth(t+num('reach', 2.3), -.002, .002); e = np.minimum(e, np.maximum(end-s, 0))
    wig = .5*(fbm(s*1.1+c*7, ft*1.2+c, 3, SEED+12)-.5); kn = 0
    for j in range(2): ks, kt = (np.floor(s/1.3+own(13+j))+.5-own(13+j))*1.3, .25+.5*own(15+j); rk = np.hypot((s-ks)*1.0, (ft-kt)*pw*2.2); kn = kn+np.exp(-(rk/.030)**2); wig = wig+np.exp(-(rk/.055)**2)*.35*np.sign(ft-kt)
    rings_ = 1-2*np.abs(np.sin((ft+wig)*(22+26*own(17))+6*own(18)))**.7; fib = fbm(s*4, (ft+wig)*(24+18*own(19))+c*3, 3, SEED+19, .6); fine = fbm(s*16, (ft+wig)*110+c*3, 2, SEED+20, .6); split = np.exp(-(np.abs(fbm(s*.8+c*5, (ft+wig)*7, 3, SEED+21)-.5)/.006)**2)*smooth(own(22), .35, .6)
    rough = (.4+1.2*own(27)**2)*(1-.85*smooth(d, 1.15, 2.0)); h = (own(28)-.62)*.0030*(2*ft-1)**2+.0026*(1-np.exp(-np.clip(e, 0, 1)/.0030))-.02*(1-wood)+(.00026*rings_+.0011*(fib-.5)+.0004*(fine-.5)*near)*rough-.0014*split+(own(24)-.5)*num('tilt', .006)*ft+.0016*(fbm(s*1.7+c*3, c*2.1, 3, SEED+4)-.5)
    ns, n1, n2 = s-np.round(s/.58+.05*(own(33)-.5))*.58, ft-.22-.04*own(34), ft-.78-.04*own(35); nt = np.where(np.abs(n1) < np.abs(n2), n1, n2)*pw; screw = smooth(np.hypot(ns, nt), .0046, .0036); stain = np.exp(-(ns/.030)**2-(nt/.007)**2)*(1-screw); h = h-screw*.0010
    # water: level where it lies in the boards' hollows, a thin film elsewhere; further off it wets whole lengths of a board, as short patches are scratches there
    away = smooth(d, .95, 1.35); level = num('level', .0015)+num('pool', .0030)*((fbm(X*3.1+5, d*2.6, 4, SEED+26, .5)-.5)*2*(1-away)+(fbm(s*.9+c*3.7, c*1.3, 2, SEED+27)-.5)*1.2*away)+(own(36)-.5)*.0012; w = smooth(level-h, -.0001-.0016*away, .0006+.0022*away)*wood*(1-split); film = np.where(w > .02, np.maximum(h, level), h)+w*(.00005*(fbm(X*26, d*20, 2, SEED+29)-.5)+.00010*(fib-.5)*smooth(h-level, -.0022, 0))
    def limit(g, m): return g/np.sqrt(1+(g/m)**2)
    gx, gy = world_slope(film, X, d, K, f, hc, ky); gx, gy = limit(gx, .5), limit(gy, .5)
    def mirror(gx, gy, i, j, mix):
        n = 1/np.sqrt(gx*gx+gy*gy+1); N = (-gx*n, -gy*n, n); V = (a/L, 1/L, -b/L); dn = np.minimum(V[0]*N[0]+V[1]*N[1]+V[2]*N[2], -.015); rx, ry, rz = V[0]-2*dn*N[0], V[1]-2*dn*N[1], V[2]-2*dn*N[2]; az, el = np.clip(np.arctan2(rx, ry), -.99, .99), np.arcsin(np.clip(rz, -.2, 1)); return (look(az, el, i)*(1-mix)+look(az, el, j)*mix)*smooth(el, -.08, .02)[..., None], (.02+.98*(1+dn)**5)[..., None]
    sn = np.array([math.sin(A0)*math.cos(E0), math.cos(A0)*math.cos(E0), math.sin(E0)], np.float32); hv = [sn[0]-a/L, sn[1]-1/L, sn[2]+b/L]; hl = np.sqrt(hv[0]**2+hv[1]**2+hv[2]**2); fs = .02+.98*(1-(sn[0]*hv[0]+sn[1]*hv[1]+sn[2]*hv[2])/hl)**5
    def lobe(gx, gy, al): nh = (-gx*hv[0]-gy*hv[1]+hv[2])/(hl*np.sqrt(gx*gx+gy*gy+1)); return al*al/(math.pi*(nh*nh*(al*al-1)+1)**2)*fs          # the sun in something rough
    lam = np.clip((-gx*sn[0]-gy*sn[1]+sn[2])/np.sqrt(gx*gx+gy*gy+1), 0, 1); sun = lobe(gx, gy, num('gloss', .072)*(.7+1.8*own(37)*fib)+.05*far)*num('sheen', .05)
    def path(gx, gy, across, along): return np.exp(-((hv[0]/hv[2]+gx)/across)**2-((hv[1]/hv[2]+gy)/along)**2)          # the sun drawn out by a surface rougher along the view than across it
    long_ = path(gx*.35, gy*.22, num('across', .085)*(.8+.5*own(37)), num('along', .085))*(.55+.5*own(40)+.8*(fib-.5)+.25*(fine-.5)*near)*num('long', .62)
    tone = (.40+.85*own(30))*(.55+.65*fib+.30*(fine-.5)*near+.12*rings_)*(1-.5*np.clip(kn, 0, 1))*(1-.75*split)*(1-.25*(1-smooth(e, 0, .012))); base = C(P[1])*np.stack([1+.20*(own(31)-.5), np.ones_like(d), 1-.20*(own(31)-.5)], -1)*tone[..., None]; body = base*((lam*num('sun', 1.0))[..., None]*C(P[0])+num('fill', .165)*((1+.8*smooth(a, -.05, .40)*near)*np.clip(1-.6*gy, .4, 1.5))[..., None]*C(P[2]))
    wet = smooth(fbm(X*2.3, d*2.1, 4, SEED+38)+.35*(own(39)-.5)+.25*(fib-.5), .34, .62)*(1-away)+away*(.55+.6*(own(39)-.5)); damp, fr = mirror(gx*.8, gy*.8, 4, 5, .6); pc, pf = mirror(limit(gx, .10)*.6, limit(gy, .10)*.6, 1, 5, .5); k = (.25+.75*wet)[..., None]
    img = body*(1-.45*k)+damp*np.clip(fr, 0, .6)*k*num('mirror', .6)+((sun*(.2+.8*wet)+long_*(.45+.55*wet))*smooth(d, .45, 1.2))[..., None]*C('#ffac62'); img = img*(1-w[..., None])+(body*.40+pc*np.clip(pf, 0, .9)+(long_*.9*smooth(d, .45, 1.2))[..., None]*C('#ffac62'))*w[..., None]; dome = path(-(ns*math.sin(an)+nt*math.cos(an))/.016, -(ns*math.cos(an)-nt*math.sin(an))/.016, .16, .13); img = img*(1-.45*stain*(1-.5*w))[..., None]; img = img*(1-screw[..., None])+screw[..., None]*(damp*.34+C('#6a5a50')*.035+dome[..., None]*C('#ffb070')*num('nail', .5)); img = img*wood[..., None]*(.45+.55*smooth(e, 0, .006))[..., None]
    # the lake beyond
    wd = (hc+.45)/b; WX = a*wd; sp = fbm(a*44+3, b*520, 3, SEED+43, .6); wx, wy = .014*(fbm(WX*2.2, wd*.9, 4, SEED+40)-.5), .10*(fbm(WX*2.2+7, wd*2.6, 5, SEED+41, .6)-.5)*np.clip(wd/6, .3, 1); lake, lf = mirror(wx, wy, 2, 3, .4); lake = lake*(.30+.70*lf)+C('#2a3a58')*.05*(1-lf)+((lobe(wx*5, wy*.7, .036)*(.40+.60*smooth(sp, .34, .62))+lobe(wx*5, wy*.7, .085)*smooth(sp, .50, .72)*2.2)*num('glitter', .030))[..., None]*C('#ff9a58')
    img = img*deck[..., None]+lake*(1-deck[..., None]); img = img.reshape(H, ky, W, K, 3).mean((1, 3)).astype(np.float32); n = int(hz*H)+4; ya, xa = np.mgrid[0:n*2, 0:W*2].astype(np.float32); az = np.arctan(((xa+.5)/(W*2)-.5)*ASP/f); sky_ = zeros(); sky_[:n] = town(az, np.arctan(np.clip(hz-(ya+.5)/(H*2), 0, 1)/f*np.cos(az))).reshape(n, 2, W, 2, 3).mean((1, 3)); top = smooth(v, hz+.003, hz-.003)[..., None]
    wet_ = (v > hz-.004)*(1-deck.reshape(H, ky, W, K).mean((1, 3))); down = np.maximum(v-hz, 0)/f; az = (u-.5)*ASP/f; broken = smooth(fbm(u*ASP*30, v*380/(1+down*60), 3, SEED+44), .40, .62); sway = .0035*(fbm(u*0+.5, v*160, 3, SEED+45)-.5)*np.clip(down/.02, 0, 1)
    for x, y, w, k, c in lamps: i, j = np.searchsorted(az[0], (x-.01, x+.01)); img[:, i:j] += (wet_*broken*smooth(down, y*.3, y+.002)*np.exp(-down/.020)*.42*k*w/.0013)[:, i:j, None]*np.exp(-((az[:, i:j]-x-sway[:, i:j])/(.0008+.03*down[:, i:j]))**2)[..., None]*C(c)
    img = img*(1-top)+sky_*top; fog = (wet_*np.exp(-down/.0075)*num('steam', .8)*(.45+1.1*fbm(u*ASP*9, down*260, 4, SEED+46)))[..., None].clip(0, 1); g = np.exp(-((az-A0)/num('warm', .27))**2)[..., None]; img = img*(1-fog)+(shown('#a88473')*(1-g)+shown('#ecc48a')*g)*1.02*fog
    z = 1-(num('focus', 1.05)-num('swing', .25)*u)/np.where(deck[::ky, ::K] > .5, d[::ky, ::K], 60); return lens(img, np.minimum(np.where(z > 0, z*np.where(z > .95, num('away', 2.4), num('coc', 4.6)), -z*num('soft', 12)), 34), 9), dict(ev=num('ev', .22), bloom_k=.16, bloom_th=.9, vig=.25, sat=.96, contrast=1.10)
def frost():
    """Ferns of frost on a pane from close by, each grown in its own way, needles and bare glass between them, sunrise and a blue dawn far out of focus behind. pal = sun, gold, rose, blue, high"""
    P = pal('#ffd08a,#ff9f4a,#a8727c,#45659e,#152a58'); r = np.random.default_rng(SEED+2); sx, sy = num('sx', .575), num('sy', .56); rr = np.hypot((u-sx)*ASP, v-sy); hills = .76+.05*(fbm(u*2.4, u*0+.5, 4, SEED+1)-.5)-.10*smooth(u, .55, 1.1)-.05*smooth(u, .4, -.1)
    back = ramp(np.clip((v-.02)/.74, 0, 1), [P[4], P[3], '#6d7aa0', P[2], P[1]])*(.11+.20*smooth(v, .2, .74))[..., None]; back = back+(np.exp(-(rr/.042)**3)*2.6+np.exp(-(rr/.12)**1.2)*.42+np.exp(-(rr/.34)**1.3)*.13)[..., None]*C(P[0]); low = smooth(v-hills, -.17, .10)[..., None]; back = back*(1-low*.86)+C('#1f3a70')*.24*low; back = bigblur(back, 16*S)
    G = 320; gw, gh = int((ASP+.5)*G), int(1.5*G); owner = np.zeros((gh, gw), np.int16); gy, gx = np.mgrid[0:gh, 0:gw]/G-.25; bare = lambda x, y: fbm(x*2.1+.35*fbm(x*9, y*9, 3, SEED+31)+7, y*2.1, 4, SEED+30, .55)+.16*smooth(y, .45, 1.0)+.10*smooth(np.abs(x-sx*ASP), .3, .9)-.05*np.exp(-(np.hypot(x-sx*ASP, y-sy)/.07)**2); owner[bare(gx, gy)+.10*(fbm(gx*26, gy*26, 3, SEED+32)-.5) < num('bare', .34)] = -1; D = np.zeros((H, W), np.float32); bag = []
    def cell(x, y): return np.clip(((y+.25)*G).astype(int), 0, gh-1), np.clip(((x+.25)*G).astype(int), 0, gw-1)
    def put(x, y, w, flush=0):
        bag.append((x.ravel().astype(np.float32), y.ravel().astype(np.float32), w.ravel().astype(np.float32)))
        if flush: X, Y, Wt = (np.concatenate(q) for q in zip(*bag)); D[:] += splat(X*H, Y*H, Wt*S*S); bag.clear()
    def frond(k, x, y, an, L, curl, wide, stem=0):
        """one plume: a spine, barbs that lean to its tip and end where another plume or bare glass is, and twigs along each barb. Opening, spacing, outline and tip are its own"""
        n = int(L/.0016); t = np.linspace(0, 1, n); a = an+curl*t**r.uniform(.8, 2.2)+r.normal()*.25*np.sin(t*r.uniform(3, 8)+k)*t+.16*np.cumsum(r.normal(0, 1, n))/math.sqrt(n); px, py = x+np.cumsum(np.cos(a))*L/n, y+np.cumsum(np.sin(a))*L/n; free = owner[cell(px, py)]; stop = (free != 0)&((free != stem)|(t > .30))&(t > .03); end = np.argmax(stop) if stop.any() else n
        if end < 16: return None
        px, py, a, t = px[:end], py[:end], a[:end], t[:end]; reach = end*L/n; thick = r.uniform(.55, 1.35); put(np.repeat(px, 6)+r.normal(0, .0009, end*6), np.repeat(py, 6)+r.normal(0, .0009, end*6), np.repeat(1.3*thick*(1-.65*t), 6)*r.uniform(.3, 1.4, end*6))
        nb = max(int(reach/num('gap', .0046)/r.uniform(.65, 1.3)), 3); i = np.sort(np.clip((np.arange(nb)+r.normal(0, .5, nb))/nb*end, 0, end-1).astype(int)); m = 70; w = np.linspace(0, 1, m)[None]; wider, lean, bow, peak, blunt, twig = r.uniform(.62, 1.25), r.uniform(.2, .6), r.uniform(.1, .95), r.uniform(.12, .62), r.uniform(.5, 1.7), r.uniform(.45, 1.5); snapped = r.uniform(.5, .9) if r.random() < .35 else 1.1; tuft = r.uniform(.5, 1.6)*(r.random() < .3)
        poor = r.choice([-1, 1]) if r.random() < .4 else 0
        for side in (-1, 1):
            q = i/end; o = side*31+k*3.7; own = (.75+.9*vnoise(q*reach*34+o, q*0, 61))*np.where(vnoise(q*reach*46+o, q*0+3, 62) < .16, .25, 1)*(.5 if side == poor else 1)*r.uniform(.7, 1.2); bl = wide*reach*(np.where(q < peak, (.12+.88*q/peak)**.7, np.clip((1-q)/(1-peak), 0, 1)**blunt)*(q < snapped)+tuft*np.exp(-((q-.93)/.06)**2))*own*r.uniform(.75, 1.25, nb)
            ba = a[i][:, None]+side*(wider-lean*q[:, None]+r.normal(0, .11, (nb, 1))-(bow+.3*r.normal(size=(nb, 1)))*w**1.2); bx, by = px[i][:, None]+np.cumsum(np.cos(ba), 1)/m*bl[:, None], py[i][:, None]+np.cumsum(np.sin(ba), 1)/m*bl[:, None]
            o = owner[cell(bx, by)]; stop = np.maximum.accumulate((o != 0)&(o != k), 1); live = ~stop; fade = live*(1-w**3)*thick*r.uniform(.25, 1.15, (nb, 1)); put(np.repeat(bx, 3, 1)+r.normal(0, .0005, (nb, m*3)), np.repeat(by, 3, 1)+r.normal(0, .0005, (nb, m*3)), np.repeat(fade*bl[:, None]/.10*1.15*(1-.5*w), 3, 1)*r.uniform(.3, 1.5, (nb, m*3)))
            c = cell(bx[live], by[live]); owner[c] = np.where(owner[c] == 0, k, owner[c]); nt = np.clip((bl/.0052).astype(int), 1, 46); J = np.repeat(np.arange(nb), nt); f = r.random(len(J))**.9; jj = (f*(m-1)).astype(int); ok = live[J, jj]; J, jj, f = J[ok], jj[ok], f[ok]
            for s2 in (-1, 1): z = np.linspace(0, 1, 20)[None]; tl = twig*(.0075+.030*bl[J])*(1-.6*f)*r.uniform(.3, 1.5, len(J)); ta = ba[J, jj][:, None]+s2*(.95-.45*z)+r.normal(0, .14, (len(J), 1)); tx, ty = bx[J, jj][:, None]+np.cumsum(np.cos(ta), 1)/20*tl[:, None], by[J, jj][:, None]+np.cumsum(np.sin(ta), 1)/20*tl[:, None]; put(tx, ty, thick*(1-z)**.7*.60*(tl/.014)[:, None]*r.uniform(.2, 1.3, (len(J), 1)), 1)
        return px, py, a
    k = 0
    def fern(x, y, an, L, curl, root=0):
        """a stem with narrow barbs, and plumes beside it, on one side more than on the other, with gaps, some of them ferns themselves"""
        nonlocal k
        k += 1; own = k; stem = frond(k, x, y, an, L, curl, r.uniform(.03, .09), root)
        if stem is None: return
        px, py, a = stem; n = max(int(L/num('every', .032)/r.uniform(.7, 1.5)), 2); side = r.choice([-1, 1]); even = r.uniform(.25, .85); wide, bend = r.uniform(.7, 1.15), r.normal()*.5
        for i in range(n):
            t = (i+r.uniform(-.2, 1.2))/n*.94; j = int(np.clip(t, 0, 1)*(len(px)-1)); side = -side if r.random() < even else side; l = L*(.66-.46*t)*r.uniform(.35, 1.2)
            if l > .2 and r.random() < .35: fern(px[j], py[j], a[j]+side*(wide+r.normal()*.15), l, -side*r.uniform(.2, 1.3), own); continue
            k += 1; frond(k, px[j], py[j], a[j]+side*(wide-.35*t+r.normal()*.18), l, -side*(bend+r.uniform(-.1, 1.3)), r.uniform(.20, .46), own)
    for q in ((.26, 1.08, -1.28, 1.12, .62), (1.04, 1.08, -1.50, .86, -.30), (1.36, 1.08, -1.78, .9, -.35), (-.10, .80, -.62, .66, -.60), (1.72, .86, -2.55, .72, .70), (.70, 1.09, -1.35, .84, .55), (1.52, 1.08, -1.62, .55, .6), (1.70, .22, 2.95, .55, -.7), (-.08, .16, .22, .44, .7)): fern(*q)
    for i in range(int(num('more', 44))): e = r.random(); x, y, an = (r.uniform(-.05, ASP+.05), 1.06, -1.57) if e < .6 else (-.06, r.random(), -.2) if e < .8 else (ASP+.06, r.random(), -2.9); fern(x, y, an+r.normal()*.5, r.uniform(.16, .40), r.normal()*.8)
    for e in range(int(num('needles', 9000))):                     # needles between, fewer towards bare glass
        x, y = r.uniform(-.05, ASP+.05), r.uniform(-.05, 1.05)
        if owner[cell(np.array(x), np.array(y))] > 0 or r.random() > smooth(fbm(np.array(x*7), np.array(y*7), 3, SEED+33), .28, .85)*smooth(bare(np.array(x), np.array(y)), .20, .42): continue
        l = .002+.030*r.random()**5; an = 2.4*fbm(np.array(x*3), np.array(y*3), 2, SEED+34)*math.pi+r.choice([0, 1.05, 2.09])+r.normal()*.12; z = np.linspace(0, 1, 40); put(x+np.cos(an)*z*l+r.normal(0, .0003, 40), y+np.sin(an)*z*l+r.normal(0, .0003, 40), (1-z**2)*l*r.uniform(6, 26)*r.uniform(.4, 1.4, 40))
    put(np.zeros(1), np.zeros(1), np.zeros(1), 1); D = D*num('weight', 2.4)*(.22+1.1*smooth(bare(u*ASP, v)+.10*(fbm(u*ASP*11, v*11, 4, SEED+35)-.5), .33, .56)); soft, wide_ = blur(D, 1.0*S+.2), blur(D, 3.2*S); cover = 1-np.exp(-D*1.05); body = 1-np.exp(-wide_*1.3); gy, gx = np.gradient(np.log1p(soft*1.6)); gl = np.hypot(gx, gy)+1e-5; lx, ly = (sx-u)*ASP, sy-v; ln = np.hypot(lx, ly)+.02; toward = -(gx*lx+gy*ly)/ln
    wy, wx = np.gradient(np.log1p(wide_*2)); off = num('bend', 60)*S; bent = back[np.clip(yy+wy*off*3, 0, H-1).astype(int), np.clip(xx+wx*off*3, 0, W-1).astype(int)]; veil = bigblur(back, 60*S)+.8*bigblur(back, 170*S); film = .10*smooth(fbm(u*ASP*5, v*5, 5, SEED+9, .55), .35, .75)+.35*body; grain_ = .6+.8*fbm(u*ASP*190, v*190, 2, SEED+10); film = film*grain_
    img = bent*(1-.55*cover-.25*np.clip(film, 0, 1))[..., None]+veil*(film*.30)[..., None]+(veil*2.2+C('#a9c0ea')*.15)*(cover*(.42+np.clip(toward*1.7, -.32, 1.0))*(.66+2.1*np.exp(-rr/.24)))[..., None]; pts = np.random.default_rng(5); m = int(26000*max(S, .3)**2*1.3); gu, gv = pts.random(m), pts.random(m); ix, iy = (gu*(W-1)).astype(int), (gv*(H-1)).astype(int); gl_ = splat(gu*W, gv*H, pts.pareto(1.3, m).clip(0, 60)*cover[iy, ix]*.30*S*S*2); img = img+blur(gl_, .4*S+.2)[..., None]*(veil*2+.05)
    return lens(img, num('coc', 15)*smooth(np.hypot((u-.5)*1.05, (v-.52)*.85), .27, .72)), dict(ev=num('ev', .45), bloom_k=.18, bloom_th=.8, vig=.36, sat=1.0)
def bark():
    """A birch's bark from close by in low winter sun, hoar frost along its lit edge, a snowy wood out of focus behind. pal = sun, shade, paper, inner bark, scar"""
    P = pal('#ffca8c,#8296c4,#efe9e0,#c98a60,#17110f'); K = 2; HK, WK = H*K, W*K; r = np.random.default_rng(SEED+3); sun = np.array([num('sun_x', .90), num('sun_y', .16), num('sun_z', .26)], np.float32); sun /= np.linalg.norm(sun); cx0, R0 = num('cx', .375)*ASP, num('R', .29)
    # the wood behind: snow, trunks, the sun among twigs
    gx, gy = .93, .30; rr = np.hypot((u-gx)*ASP, v-gy); back = ramp(np.clip(v/.72, 0, 1), ['#5d78b4', '#8f93bb', '#d3a79c', '#f0bd8c'])*(.16+.26*smooth(v, .1, .7))[..., None]*(.55+.65*smooth(u, 0, 1))[..., None]; snow = smooth(v, .70, .78)[..., None]; back = back*(1-snow)+(C(P[1])*.20+C(P[0])*(.16*smooth(u+.3*v, .5, 1.3))[..., None])*snow*(.75+.6*fbm(u*5, v*14, 3, SEED+1))[..., None]
    for i in range(64):
        z = r.random(); x, w, dark = r.uniform(-.03, 1.03), .004+.022*z**2.5, .25+.55*z; foot = .70+.16*z; x = x+.03*r.normal()*(v-.5); m = (smooth(w-np.abs(u-x), -.002, .004)*smooth(foot-v, -.01, .02))[..., None]*dark; edge = smooth(u-x, 0, w)[..., None]; back = back*(1-m)+m*(C('#2c3350')*.10+C(P[0])*edge*(.20*np.exp(-rr/.9))[..., None])
        if z > .5: sh = np.exp(-((u-x+(v-foot)*1.5)/(w*1.4))**2)*(v > foot)*.45; back *= (1-sh[..., None])
    for i in range(120): q = r.uniform(0, 1, 2); a0, L_ = r.normal(0, .7)-1.57, r.uniform(.03, .14); t = np.linspace(0, 1, 160); X, Y = q[0]*ASP+np.cos(a0+t*r.normal()*.6)*L_*t, q[1]*.62+np.sin(a0)*L_*t; back *= np.exp(-splat(X/ASP*W, Y*H, .10*np.ones(160))*S*1.2)[..., None]
    glow = (np.exp(-(rr/.06)**2)*3.2+np.exp(-rr/.16)*.75+np.exp(-rr/.50)*.30)[..., None]*C(P[0]); twig = smooth(fbm(u*ASP*26, v*26, 4, SEED+5, .6), .40, .56)[..., None]; back = back+glow*(.25+.75*twig); hot = np.zeros_like(back); d = Disc(hot)
    for i in range(150): q = r.normal(0, 1, 2)*[.15, .20]; k = r.random()**3; d((gx-.06+q[0])*W, (gy+.02+q[1])*H, 5*S, C(P[0], 2+26*k*math.exp(-np.hypot(*q)/.18)), .4, 0)
    for i in range(70): d(r.random()*W, (.05+.6*r.random())*H, 4*S, C('#ffe2bc' if i % 2 else '#b8c8f0', .4+2.2*r.random()**3), .4, 0)
    back = lens(back+hot, np.full((H, W), num('far', 40), np.float32), 1)
    # the trunk: arc length s round it, height z up it
    y, x = np.mgrid[0:HK, 0:WK].astype(np.float32); x, z = (x+.5)/HK, (y+.5)/HK; cx = cx0+.035*(z-.5)+.010*(fbm(z*1.3, z*0+.5, 3, SEED+6)-.5); Rz = R0*(1+.035*(fbm(z*1.7+4, z*0+.5, 3, SEED+7)-.5)+.006*(fbm(z*14, z*0+.5, 4, SEED+8)-.5)); q = (x-cx)/Rz; on = np.abs(q) < 1; th = np.arcsin(np.clip(q, -.9995, .9995)); s = th*R0
    wv = z+.012*(fbm(s*5, z*4, 3, SEED+9)-.5)+.016*np.sin(s*3+1)
    def lens_marks(n, per, lo, hi, th_, k, odds):
        """dark dashes along the trunk's girth: depth of the mark, and its lips"""
        row = np.floor(wv*n); m, lip = np.zeros_like(s), np.zeros_like(s)
        for dr in (-1, 0, 1):
            rw = row+dr; sc = s*per+9.7*vnoise(rw*3.1+.5, rw*0+.5, k); c0 = np.floor(sc)
            for dc in (-1, 0, 1):
                c = c0+dc; o = lambda j: vnoise(c*1.7+.3, rw*2.3+.3, k+j); have = o(1) < odds; L_ = (lo+(hi-lo)*o(2)**1.8); px, pz = (c+.15+.7*o(3)-9.7*vnoise(rw*3.1+.5, rw*0+.5, k))/per, (rw+.15+.7*o(4))/n; a, b = (s-px)/L_, (wv-pz+.05*(s-px)*(o(5)-.5))/(th_*(.5+1.1*o(6)))
                b = b+1.3*(fbm(s*30, z*30, 3, k+8)-.5)+.5*(fbm(s*160, z*160, 2, k+9)-.5); e = 1-np.abs(a)**1.4; f = e-np.abs(b)*.9; m = np.maximum(m, have*smooth(f, .0, .35)); lip = np.maximum(lip, have*np.exp(-(f/.35)**2)*(e > -.3))
        return m, lip
    m1, l1 = lens_marks(21, 3.6, .018, .105, .0048, SEED+20, .60); m2, l2 = lens_marks(44, 11, .006, .026, .0026, SEED+40, .50); mark, lip = np.maximum(m1, m2*.8), np.maximum(l1, l2*.5)
    lay = fbm(s*1.5+3, wv*6.5, 5, SEED+10, .55)*9; f = lay-np.floor(lay); tear = smooth(f, .0, .05)*(1-smooth(f, .30, 1.0)); peel = vnoise(np.floor(lay)+.5, lay*0+.5, SEED+11); fib = fbm(s*9, wv*170, 4, SEED+12, .6); grit = fbm(s*120, z*150, 3, SEED+13, .6); big = fbm(s*3.2, wv*3.0, 4, SEED+14); scar = smooth(fbm(s*3.4+8, wv*6+2, 5, SEED+15, .6), .62, .70)*smooth(fbm(s*1.5+1, z*1.2, 2, SEED+16), .40, .60); crack = fbm(s*26, wv*60, 4, SEED+17, .6)
    h = .0042*tear+.0026*lip-.0050*mark+.0011*fib+.0011*grit+.010*(big-.5)+scar*(.010*(crack-.5)-.004); gs, gz = np.gradient(h, axis=1)*HK*np.cos(th), np.gradient(h, axis=0)*HK; cap = lambda g: g/np.sqrt(1+(g/.9)**2); gs, gz = cap(gs*1.15), cap(gz*1.15)
    nx, ny, nz = np.sin(th)-gs*np.cos(th), -np.cos(th)-gs*np.sin(th), gz; n = 1/np.sqrt(nx*nx+ny*ny+nz*nz); nx, ny, nz = nx*n, ny*n, nz*n; lam = np.clip(nx*sun[0]+ny*sun[1]+nz*sun[2], 0, 1)*smooth(np.sin(th)*sun[0]-np.cos(th)*sun[1], -.16, .10)
    tone = (.74+.26*peel+.16*(fib-.5)+.26*(grit-.5)+.30*(big-.5)); base = C(P[2])*tone[..., None]; warm = (smooth(peel, .62, .95)*.55+.30*np.exp(-(f/.05)**2))[..., None]; base = base*(1-warm*.42)+C(P[3])*1.0*warm*.42*tone[..., None]; dark = np.clip(mark*.93+scar*.90+.25*lip*fib, 0, .97)[..., None]; base = base*(1-dark)+C(P[4])*(.5+crack)[..., None]*dark
    fill = np.clip(.42-.30*nx-.34*ny-.26*nz, 0, 1.3)*(.45+.55*np.cos(th)**.5); bounce = np.clip(.2+.6*nz, 0, 1); trunk = base*((lam*num('sun', 1.7))[..., None]*C(P[0])+(fill*num('fill', .62))[..., None]*C(P[1])+(bounce*.05)[..., None]*C('#ffd0a8')); rimk = smooth(np.abs(q), .90, 1.0)*(q > 0); trunk = trunk*(1+rimk*.5)[..., None]
    A_ = on.astype(np.float32)[..., None]; lay0 = np.concatenate([trunk*A_, A_], -1)
    flat = lay0.reshape(H, K, W, K, 4).mean((1, 3)); dep = np.clip(np.abs(q[::K, ::K])*on[::K, ::K], 0, 1); layer = lens(flat.astype(np.float32), num('coc', 11)*smooth(dep, .60, 1.05)*(u < cx0/ASP)+2.0*smooth(np.abs(v-.5), .25, .6), 4); img = back*(1-layer[..., 3:4])+layer[..., :3]
    # hoar frost: blades out of the lit edge, a dust of crystals on the bark
    n = 1500; Z = r.random(n); X = cx0+.035*(Z-.5)+R0*np.interp(Z, z[:, 0], (Rz/R0)[:, 0])*r.uniform(.985, 1.0, n); dz = r.normal(0, .3, n); gro = smooth(fbm(X*14, Z*14, 3, SEED+60), .28, .62); D, Dw = np.zeros((H, W), np.float32), np.zeros((H, W), np.float32); t = np.linspace(0, 1, 40)[None]
    for rep in range(3): an = np.arctan2(dz-.35, 1)+r.normal(0, .75, n); ln = (.003+.021*r.random(n)**2.6)*(.25+1.3*gro**1.5); U = X[:, None]+np.cos(an)[:, None]*ln[:, None]*t; V_ = Z[:, None]+np.sin(an)[:, None]*ln[:, None]*t; w = (.3+1.1*r.random((n, 1))**2)*(1-.75*t)*ln[:, None]/.010*S*S*num('rime', .05); at = (U/ASP*W).ravel(), (V_*H).ravel(); D += splat(*at, w.ravel()*.8); Dw += splat(*at, w.ravel())
    D, Dw = blur(D, .55*S+.2), blur(Dw, .55*S+.2); img = img*np.exp(-Dw*.25)[..., None]+D[..., None]*C('#ffe6c6')*1.25+Dw[..., None]*C('#93acdf')*.30; m = int(26000*max(S, .3)**2*1.3); gu, gv = np.random.default_rng(9).random((2, m)); iy, ix = (gv*(H-1)).astype(int), (gu*(W-1)).astype(int); own = layer[iy, ix, 3]; lum = flat[iy, ix, :3].max(-1); gl = splat(gu*W, gv*H, np.random.default_rng(8).pareto(1.25, m).clip(0, 70)*own*np.clip(lum, .02, .8)*.26*smooth(fbm(gu*9, gv*7, 4, SEED+61), .40, .66)*S*S*2); img = img+blur(gl, .45*S+.2)[..., None]*C('#fff0da')
    return img, dict(ev=num('ev', .35), bloom_k=.18, bloom_th=.75, vig=.36)
def pane():
    """A wet window at night from close by: each drop a small lens, mist on the glass wiped by two or three runs, a river town's lamps far out of focus. pal = lamps, then sky high, sky low, water"""
    P = pal('#ffb25a,#ffcf94,#ff8f42,#ffe6c4,#e0524a,#16264e,#6b5a76,#0b1428'); r = np.random.default_rng(SEED+1); hz = num('hz', .60); sky_ = ramp(np.clip(v/hz, 0, 1)**1.35, [P[5], '#33457a', P[6]])*num('skyk', .60); wat = smooth(v, hz-.01, hz+.02)[..., None]
    roof = hz-.075-.06*vnoise(np.floor(u*17)+.5, u*0+.5, SEED+2)-.07*smooth(np.abs(u-.55), .12, .5)
    for cx in (.560, .620): q = np.abs(u-cx)/.0175; roof = np.minimum(roof, np.where(q < 1, .315-.055*np.sqrt(np.clip(1-q*q, 0, 1))-.05*np.exp(-(q/.2)**2), 9))
    land = smooth(v-roof, -.003, .003)[..., None]*(1-wat); back = sky_*(1-land)+C('#0c1020')*.25*land; back = back*(1-wat)+(C(P[7])*.5+back[::-1]*.10)*wat; sharp = back.copy(); back = bigblur(back, 10*S); soft, crisp = Disc(back), Disc(sharp); x = -.03; L = []
    while x < 1.03: L.append((x, hz-.012-.10*r.random()**1.6, r.random())); x += r.choice([.012, .03, .055, .11], p=[.3, .3, .25, .15])*r.uniform(.7, 1.3)
    for x, y, b in L+[(.30, .475, .985), (.79, .50, .97), (.445, .535, .95), (.905, .40, .93)]:
        c = P[4] if .30 < b < .36 else P[int(b*997) % 4]; k = .06+1.15*b**4; rr = num('r', 46)*S*(.35+.85*((b*71) % 1)); soft(x*W, y*H, rr, C(c, k), .07, .35, .15); crisp(x*W, y*H, 8*S, C(c, .8+k*20), .5, 0)
        for j in range(16): yy_ = (2*hz-y+.010+j*.016+r.random()*.012); xx_ = x+r.normal()*.005; g = k*.045*.88**j*r.uniform(.2, 1.6); soft(xx_*W, yy_*H, rr*r.uniform(.6, 1.25), C(c, g), 1.0, 0); crisp(xx_*W, yy_*H, 8*S, C(c, g*3), 1, 0)
    wide_ = bigblur(back, 48*S); h, slot = np.zeros((H, W), np.float32), np.zeros((H, W), np.float32); wipe = np.zeros((H, W), np.float32); taken = np.zeros((H//4+2, W//4+2), bool); dr = np.random.default_rng(SEED+5)
    def drop(x, y, rad, tall=1.0, bulge=.62, check=1):
        """a cap of water with an outline of its own, heavier below"""
        turn = dr.random(3); x0, x1, y0, y1 = int(max(0, x-rad*1.6)), int(min(W, x+rad*1.6+2)), int(max(0, y-rad*1.7*tall)), int(min(H, y+rad*1.7*tall+2))
        if x1-x0 < 2 or y1-y0 < 2: return
        if check and taken[int(max(y, 0))//4, int(max(x, 0))//4]: return
        taken[int(max(0, y-rad*1.25))//4:int(max(0, y+rad*1.25))//4+1, int(max(0, x-rad*1.25))//4:int(max(0, x+rad*1.25))//4+1] = 1; dx, dy = (xx[y0:y1, x0:x1]-x)/rad, (yy[y0:y1, x0:x1]-y)/rad/tall; dx = dx*(1+.16*dy*(tall > 1.02)); an = np.arctan2(dy, dx); a, b, c = turn*6.28; am = min(.055, .006*rad/S); wob = 1+am*np.sin(2*an+a)+am*.7*np.sin(3*an+b)+am*.4*np.sin(5*an+c); q = np.hypot(dx, dy)/wob
        cap = np.sqrt(np.clip(1-q*q*.96, 0, 1))*rad*bulge*(1+.22*dy); cap = np.where(q < 1, cap-.2*rad*bulge, 0); h[y0:y1, x0:x1] = np.maximum(h[y0:y1, x0:x1], np.clip(cap, 0, None)); slot[y0:y1, x0:x1] = np.maximum(slot[y0:y1, x0:x1], np.clip((1-q)*rad+.5, 0, 1))
    for x, top, end, rad in ((.355, -.05, .70, 17), (.735, .12, .93, 14), (.135, .30, .86, 12), (.905, -.05, .40, 12)):
        y, px = top*H, x*W; rad *= S
        while y < end*H:
            px += dr.normal()*1.1*S; y0, y1 = int(max(0, y)), int(min(H, y+4*S+1)); e = np.abs(xx[y0:y1]-px)/(rad*.95); wipe[y0:y1] = np.maximum(wipe[y0:y1], np.clip(1.35-e, 0, 1)*(1-.5*smooth(y/H, end, top))); y += 2.5*S
            if dr.random() < .10: drop(px+dr.normal()*rad*.4, y, rad*dr.uniform(.12, .45), dr.uniform(1, 1.7), .6, 0)
        drop(px, y, rad*1.25, 1.30, .72, 0); taken[int(max(0, top)*H)//4:int(end*H)//4, int(px-rad)//4:int(px+rad)//4] = 1
    for i in range(int(num('drops', 2600))): t = dr.random(); drop(dr.random()*W, dr.random()*H, (2.2+30*t**9+6.5*t**3)*S, dr.uniform(1, 1.22), dr.uniform(.48, .68))
    g = blur(h, .5*S+.15); gy, gx = np.gradient(g); n = np.sqrt(gx*gx+gy*gy+1); nx, ny = gx/n, gy/n; s = np.hypot(nx, ny); mist = np.clip(.34+.75*fbm(u*ASP*1.6, v*1.6, 4, SEED+8)-.10, 0, 1)*(1-.9*wipe); grain_ = fbm(u*ASP*210, v*210, 2, SEED+9)
    img = back*(1-.62*mist[..., None])+wide_*(mist*(.55+.55*grain_))[..., None]+C('#7f96d0')*(mist*.010*(.4+1.2*grain_))[..., None]; m = int(num('fine', 30000)); fx, fy = dr.random(m), dr.random(m); ix, iy = (fx*(W-1)).astype(int), (fy*(H-1)).astype(int); ok = (mist[iy, ix] > .25*dr.random(m))&(slot[iy, ix] < .1); D = splat(fx[ok]*W, fy[ok]*H, dr.pareto(2.0, m)[ok].clip(0, 8)*S*S*.9); D = blur(D, .9*S+.2); img = img*(1-.35*np.clip(np.roll(D, -max(1, int(1.5*S)), 0), 0, 1))[..., None]+D[..., None]*wide_*1.1
    ex, ey = .5+(u-.5)*.50+nx*num('wideness', .62), .58+(v-.5)*.35+ny*num('tallness', .62); crisp_ = blur(sharp, 2.0*S); lensed = crisp_[np.clip(np.abs(ey)*H, 0, H-1).astype(int), np.clip(np.abs(ex)*W, 0, W-1).astype(int)]; rim = smooth(s, .95, .55); spec = np.exp(-(((nx-.42)/.10)**2+((ny-.52)/.09)**2)); lensed = lensed*(.10+1.15*rim)[..., None]+wide_*(.50*rim)[..., None]+(C('#33508f')*.10+wide_*.5)*(smooth(ny, .15, .75)*rim)[..., None]+(spec*.5)[..., None]*C('#ffe0b4')
    k = np.clip(slot, 0, 1)[..., None]; img = img*(1-k)+lensed*k
    return lens(img, num('coc', 12)*smooth(np.abs((u-.5)*.9+(v-.5)*.35), .16, .52)), dict(ev=num('ev', .75), bloom_k=.20, bloom_th=.7, vig=.42)
def handrail():
    """A fire escape's iron rail after rain at dusk, drops hanging from it with the town's lamps upside down in them, the town itself far out of focus. pal = lamps, then sky high, sky low, iron"""
    P = pal('#ffb25a,#ffd49c,#ff8f42,#ffe9cc,#e8564a,#1c2f60,#c98a72,#15161a'); K = 2; r = np.random.default_rng(SEED+1); hz = .70; HK, WK = H*K, W*K
    sky_ = ramp(np.clip(v/hz, 0, 1)**1.1, [P[5], '#3f4f86', '#7d6f94', P[6]])*num('skyk', .42); town, hot = sky_.copy(), zeros(); d = Disc(hot)
    for n, lo, hi, tone in ((16, .10, .38, .55), (9, .16, .56, .22)):                                                    # two depths of towers, lamps floor by floor
        for i in range(n):
            x, w, top = (i+r.uniform(-.2, 1.0))/n, r.uniform(.030, .062), hz-r.uniform(lo, hi)*(1-.75*np.exp(-((i/n-.60)/.16)**2)); m = (smooth(w-np.abs(u-x), -.002, .002)*smooth(v-top, -.002, .002))[..., None]; m2 = (smooth(w*.45-np.abs(u-x), -.002, .002)*smooth(v-top+.05, -.002, .002))[..., None]; m = np.maximum(m, m2); town = town*(1-m)+(sky_[int(.62*H)][None]*.55*tone+C('#0d1226')*.35)*m
            for k in range(int(r.integers(5, 17))):
                y = top+.015+(hz-top)*r.random()**.8; b = r.random(); c = P[4] if b > .965 else '#b9c8f4' if b < .10 else P[int(b*997) % 4]; g = .5+13*r.random()**5; d((x+r.choice([-.7, -.35, 0, .35, .7])*w)*W, y*H, 3.6*S, C(c, g*(.5 if tone > .4 else 1)), .5, 0)
    low = smooth(v, hz-.01, hz+.05)[..., None]; town = town*(1-low)+C('#0c1020')*.22*low
    for i in range(46): b = r.random(); d(r.random()*W, (hz+.01+.27*r.random()**1.3)*H, 4*S, C(P[4] if b < .25 else P[int(b*997) % 4], 1.5+22*r.random()**3), .5, 0)
    crisp = town+hot*num('inside', 1.7); back = lens(town+hot, np.full((H, W), num('far', 40), np.float32), 1); wide_ = bigblur(back, 60*S)
    # the flight of stairs behind, a dark shape without an edge
    q = v-(1.16-.95*(u-.42)); st = np.floor((u-.42)*15)/15; flight = smooth(q, .0, .004)*smooth(.055-q, -.004, .004); tread = smooth(np.abs(v-(1.16-.95*st)-.005), .012, .008)*smooth(q, -.10, -.09)*smooth(q, .03, .02); post = sum(smooth(.0042-np.abs(u-x), -.001, .001)*smooth(1.16-.95*(x-.42)-v+.02, -.01, .01)*smooth(v-(.80-.95*(x-.42)), -.01, .01) for x in (.56, .66, .76, .86, .96)); hand = smooth(.010-np.abs(v-(.80-.95*(u-.42))), -.002, .002); dark = np.clip(flight+tread+post+hand, 0, 1)*(u > .40); dark = lens((dark[..., None]*np.ones(3)).astype(np.float32), np.full((H, W), 15, np.float32), 1)[..., :1]; back = back*(1-.86*dark)+C(P[7])*.10*dark
    # the rail: s along it, t across it
    y, x = np.mgrid[0:HK, 0:WK].astype(np.float32); x, y = (x+.5)/HK, (y+.5)/HK; an = math.radians(num('turn', -9)); e, p = (math.cos(an), math.sin(an)), (-math.sin(an), math.cos(an)); ox, oy = .5*ASP, num('y0', .36); s, t = (x-ox)*e[0]+(y-oy)*e[1], (x-ox)*p[0]+(y-oy)*p[1]; Rs = lambda s: .082-.030*s; R = Rs(s)+.0012*(fbm(s*9, s*0+.5, 3, SEED+5)-.5); q = t/R; on = np.abs(q) < 1; th = np.arcsin(np.clip(q, -.999, .999)); w_ = th*.08
    lump, fine = fbm(s*11, w_*11, 4, SEED+6), fbm(s*85, w_*85, 4, SEED+7, .6); chip = smooth(fbm(s*6+3, w_*8, 5, SEED+8, .58), .56, .60); h = .010*(lump-.5)+.0016*(fine-.5)-.0022*chip+.0016*chip*(fbm(s*60, w_*60, 3, SEED+9)-.5); gs, gt = np.gradient(h, axis=1)*HK, np.gradient(h, axis=0)*HK; cap = lambda g: g/np.sqrt(1+(g/.8)**2); gs, gt = cap(gs), cap(gt); nz = np.cos(th); nx, ny = p[0]*np.sin(th)-gs, p[1]*np.sin(th)-gt*nz; n = 1/np.sqrt(nx*nx+ny*ny+nz*nz); nx, ny, nz = nx*n, ny*n, nz*n
    def room(nx, ny, nz):
        """what iron and water mirror: the street behind the camera, and the town where they turn away"""
        rx, ry, rz = 2*nz*nx, 2*nz*ny, 2*nz*nz-1; far = smooth(rz, .15, -.45)[..., None]; iy, ix = np.clip((.45+ry*.40)*H, 0, H-1).astype(int), np.clip((.5+rx*.42)*W, 0, W-1).astype(int); c = (C(P[5])*.9+C('#8c86b4')*.35)*(smooth(-ry, -.25, .85)*.55)[..., None]+C('#05060a')
        for ax, ay, k, wd, col in ((.55, .28, 5.5, 60, P[0]), (-.62, .10, 2.8, 90, P[1]), (.15, .62, 1.6, 50, P[2])): l = np.array([ax, ay, math.sqrt(max(0, 1-ax*ax-ay*ay))]); c = c+(np.exp(wd*(rx*l[0]+ry*l[1]+rz*l[2]-1))*k)[..., None]*C(col)
        return c*(1-far)+wide_[iy, ix]*1.25*far, (.03+.97*(1-np.clip(nz, 0, 1))**5)[..., None]
    c, fr = room(nx, ny, nz); rust = C('#6a3418')*.25*(.4+fine)[..., None]; base = C(P[7])*(.5+.6*lump)[..., None]*(1-chip[..., None])+rust*chip[..., None]; dif = np.clip(-.7*ny+.25, 0, 1)*1.0; gloss = (.22+.55*smooth(fbm(s*4, w_*5, 4, SEED+10), .35, .65))*(1-.6*chip); img = base*(dif[..., None]*C('#8f9cd0')+.05)+c*(fr*.9+.13)*gloss[..., None]; img = img*(.35+.65*smooth(np.abs(q), 1.0, .82))[..., None]+wide_[(np.clip(y, 0, .999)*H).astype(int), np.clip(x/ASP*W, 0, W-1).astype(int)]*(smooth(np.abs(q), .93, 1.0)*.35)[..., None]; A_ = on.astype(np.float32)
    # water: hanging drops and beads, each a lens
    def water(cs, ct, rad, tall, kind):
        X0, Y0 = ox+e[0]*cs+p[0]*ct, oy+e[1]*cs+p[1]*ct; m = rad*1.9+.004; x0, x1, y0, y1 = (int(k*HK) for k in (X0-m, X0+m, Y0-m*tall, Y0+m*tall)); x0, y0, x1, y1 = max(0, x0), max(0, y0), min(WK, x1), min(HK, y1)
        if x1-x0 < 3 or y1-y0 < 3: return
        dx, dy = x[y0:y1, x0:x1]-X0, y[y0:y1, x0:x1]-Y0
        if kind == 'hang': k = dy/(rad*tall); under = (t-R)[y0:y1, x0:x1]/rad+.04; wd = rad*np.sqrt(np.clip(1-np.clip(k, 0, 1)**2.5, 0, 1))+rad*.34*np.exp(-np.clip(under, 0, 9)/.12); a = dx/np.maximum(wd, 1e-5); inside = (np.abs(a) < 1)&(k < 1)&(under > 0); my = np.clip(k, -.6, 1)
        else: wob = 1+.07*np.sin(2*np.arctan2(dy, dx)+cs*90)+.04*np.sin(3*np.arctan2(dy, dx)+cs*70); a, my = dx/rad/wob, dy/(rad*tall)/wob; inside = a*a+my*my < 1
        if not inside.any(): return
        m2 = np.clip(a*a+np.clip(my, 0 if kind == 'hang' else -1, 1)**2, 0, .999); z = np.sqrt(1-m2); rim = smooth(np.sqrt(m2), 1.0, .80)
        if kind == 'bead':
            j = np.clip(np.mgrid[y0:y1, x0:x1]+np.round(np.stack([my, a])*rad*HK*.35).astype(int), 0, np.array([HK-1, WK-1])[:, None, None]); body = img[j[0], j[1]]*.75; c, fr = room(a*.9, my*.9, np.maximum(z, .2)); core = (smooth(my+.25*a, .05, .95)**2*.5)[..., None]; out = body*(.25+.9*rim)[..., None]+core*wide_[int(np.clip(Y0, 0, .99)*H), int(np.clip(X0/ASP, 0, .99)*W)]*2.2*rim[..., None]+c*np.clip(fr*.9+.03, 0, 1)*1.1; al = inside*1.0
            sh = [slice(min(HK-2, y0+int(rad*HK*.3)), min(HK, y1+int(rad*HK*.3))), slice(x0, x1)]; k_ = (smooth(a*a+my*my, 1.25, .5)*.45)[:sh[0].stop-sh[0].start, :, None]; img[sh[0], sh[1]] *= 1-k_
        else:
            ey, ex = (.47-(my-.42)*.66) if kind == 'hang' else .47-my*.50, .5+(X0/ASP-.5)*.45-a*.46; out = crisp_[(np.clip(ey, 0, .999)*H).astype(int), (np.clip(ex, 0, .999)*W).astype(int)]*(.06+1.05*rim)[..., None]; sp = np.exp(-(((a+.40)/.10)**2+((my-.18)/.16)**2))*.55+np.exp(-(((a-.45)/.05)**2+((my-.55)/.09)**2))*.4; out = out+sp[..., None]*C('#cfd8f6')*.8+(C('#5f78b8')*.14)*(smooth(my, .45, 1.0)*rim)[..., None]+(.10*(1-rim))[..., None]*wide_[int(np.clip(Y0, 0, .99)*H), int(np.clip(X0/ASP, 0, .99)*W)]
            if kind == 'hang': f = smooth(under, .26, .0)[..., None]; out = out*(1-f)+img[y0:y1, x0:x1]*f
            al = inside*1.0
        al = al[..., None]; img[y0:y1, x0:x1] = img[y0:y1, x0:x1]*(1-al)+out*al; A_[y0:y1, x0:x1] = np.maximum(A_[y0:y1, x0:x1], al[..., 0])
    crisp_ = blur(crisp, 1.4*S); g = np.random.default_rng(SEED+9); taken = []
    for i in range(int(num('beads', 900))):
        cs, tt, rad = g.uniform(-.9, .9), g.uniform(-.93, .80), .0016+.0170*g.random()**5
        if all(abs(cs-a) > b+rad or abs(tt*Rs(cs)-c_) > b+rad for a, c_, b in taken): taken.append((cs, tt*Rs(cs), rad)); water(cs, tt*Rs(cs), rad*math.sqrt(Rs(cs)/.08), g.uniform(.92, 1.25)*(.5+.5*math.cos(math.asin(tt))), 'bead')
    hang = [(-.205, .036), (.075, .043), (.335, .029), (-.48, .030), (.56, .033), (-.655, .022), (.205, .013), (-.06, .017), (-.33, .014), (.45, .012), (.70, .019), (-.78, .026)]
    for cs, rad in hang: rad *= num('size', 1.62); water(cs, Rs(cs)*.985, rad, g.uniform(1.10, 1.42), 'hang')
    both = np.concatenate([img*A_[..., None], A_[..., None]], -1).reshape(H, K, W, K, 4).mean((1, 3)).astype(np.float32); ss = s[::K, ::K]; lay_ = lens(both, num('coc', 20)*np.clip(np.abs(ss-num('focus', -.02))-.26, 0, .8)/.6, 6); img = back*(1-lay_[..., 3:])+lay_[..., :3]
    return img, dict(ev=num('ev', 1.05), bloom_k=.20, bloom_th=.7, vig=.36)
def fronds():
    """The shadow of a date palm's leaves on a lime-plastered wall in a low sun, seen along the wall: each leaflet's edge as soft as it is far. pal = plaster, sun, shade"""
    P = pal('#d6b594,#ffc78c,#6a6fa6'); q = 1150*S*1.2; TW, TH = 3.3, 1.75; w, h = int(TW*q), int(TH*q); Y, X = np.mgrid[0:h, 0:w].astype(np.float32); X, Y = X/q, Y/q; g = np.random.default_rng(SEED+3)
    wx, wy = X+.10*(fbm(X*2.3, Y*2.3, 3, SEED+1)-.5), Y+.10*(fbm(X*2.3+9, Y*2.3, 3, SEED+2)-.5); c_, s_ = np.cos(.55), np.sin(.55); lx, ly = wx*c_+wy*s_, -wx*s_+wy*c_
    hgt = .0105*fbm(X*2.6, Y*2.6, 3, SEED+4)+.0042*fbm(lx*5, ly*15, 4, SEED+5)+.0016*fbm(wx*34, wy*34, 3, SEED+7)+.00055*fbm(X*120, Y*120, 3, SEED+8, .62)
    for i in range(2):                                                                                                   # where one sweep of the float laps over another
        d = fbm(lx*(1.1+i*.5)+i*7, ly*(4.2-i)+3, 3, SEED+10+i, .45); hgt += .0022*smooth(d, .44, .452+.05*fbm(X*5, Y*5+i, 3, SEED+14))*smooth(fbm(X*2.1, Y*2.1+i*5, 3, SEED+12+i), .40, .62)
    pit = smooth(fbm(wx*150+5*X, wy*150, 3, SEED+15, .6), .69, .82)*smooth(fbm(X*9, Y*9, 3, SEED+16), .44, .60); hgt -= .0006*pit
    L = np.array([num('lx', -.86), num('ly', -.36), num('lz', .30)]); L /= np.linalg.norm(L); gy, gx = np.gradient(hgt*q); lam = (L[2]-gx*L[0]-gy*L[1])/np.sqrt(1+gx*gx+gy*gy); lam = np.clip(lam, 0, 1); z = hgt
    occ = 0                                                                                                              # the relief's own shadows, towards the sun
    for k in range(1, 15): st = .0014*k**1.25; dx, dy = int(round(-L[0]/math.hypot(L[0], L[1])*st*q)), int(round(-L[1]/math.hypot(L[0], L[1])*st*q)); occ = np.maximum(occ, np.roll(z, (dy, dx), (0, 1))-z-st*L[2]/math.hypot(L[0], L[1]))
    self_ = 1-smooth(occ, 0, .0006)
    from PIL import Image, ImageDraw
    bins = [(lo, []) for lo in (.25, .42, .62, .9, 1.25, 1.8, 2.6, 3.8)]; Z = np.array([b[0] for b in bins])
    def put(pts, dist): bins[int(np.argmin(np.abs(np.log(Z/dist))))][1].append([(px*q, py*q) for px, py in pts])
    def leaf(pts, z0, z1, size, ln=.34, wd=.021, stem=.011):
        """a leaf along a curve of four points; z0, z1 = metres from the wall at foot and tip"""
        t = np.linspace(0, 1, 90)[:, None]; p = np.array(pts, float); c = (1-t)**3*p[0]+3*t*(1-t)**2*p[1]+3*t*t*(1-t)*p[2]+t**3*p[3]; e = np.gradient(c, axis=0); e /= np.hypot(*e.T)[:, None]; nrm = np.stack([-e[:, 1], e[:, 0]], -1); zz = np.linspace(z0, z1, 90)
        for i in range(0, 89): r0 = stem*size*(1-.8*i/90); put([c[i]-nrm[i]*r0, c[min(i+2, 89)]-nrm[min(i+2, 89)]*r0, c[min(i+2, 89)]+nrm[min(i+2, 89)]*r0, c[i]+nrm[i]*r0], zz[i])
        arc = np.hypot(*np.diff(c, axis=0).T).sum(); m = int(arc/(.029*size))
        for sd in (-1, 1):
            for j in range(m):
                f = (j+g.random()*.7)/m
                if g.random() < .05: continue
                i = min(88, int(f*89)); o = c[i]; an = sd*(1.12-.78*f+g.normal()*.11); d = np.array([e[i, 0]*math.cos(an)-e[i, 1]*math.sin(an), e[i, 0]*math.sin(an)+e[i, 1]*math.cos(an)]); l_ = ln*size*(.30+.85*math.sin(math.pi*min(.97, .06+.86*f))**.8)*g.uniform(.78, 1.08); sag = g.uniform(-.02, .10)*l_; ww = wd*size*g.uniform(.55, 1.0)*(.35+.65*abs(math.cos(g.normal()*.6)))*.5; nr = np.array([-d[1], d[0]]); cu = [o+d*l_*k+np.array([0, sag])*k*k for k in (0, .2, .45, .7, .9, 1)]; ws = [ww*k for k in (.5, .9, 1, .8, .4, .03)]
                put([a_-nr*b_ for a_, b_ in zip(cu, ws)]+[a_+nr*b_ for a_, b_ in list(zip(cu, ws))[::-1]], max(.2, zz[i]+sd*.10*size*f+g.normal()*.05))
    leaf([(2.75, -.25), (2.15, .05), (1.55, .42), (1.02, 1.18)], .95, .30, 1.0); leaf([(1.55, -.35), (1.22, .12), (.86, .42), (.36, .66)], 1.3, .55, .92); leaf([(2.95, .55), (2.55, .72), (2.20, 1.05), (2.02, 1.62)], 1.9, 1.2, 1.05)
    leaf([(.35, -.40), (.28, .1), (.12, .5), (-.2, .9)], 3.4, 2.3, 1.1); leaf([(3.1, 1.1), (2.5, 1.2), (1.9, 1.5), (1.5, 2.0)], 3.8, 2.8, 1.15); leaf([(2.4, -.5), (2.3, .1), (2.4, .5), (2.7, 1.0)], 3.6, 3.2, 1.0); T = np.ones((h, w), np.float32); st = 1/max(L[2], .2)
    for dist, pl in bins:
        if not pl: continue
        im = Image.new('L', (w*2, h*2), 0); d = ImageDraw.Draw(im); [d.polygon([(px*2, py*2) for px, py in p_], fill=255) for p_ in pl]; m = np.asarray(im.resize((w, h), Image.BOX), np.float32)/255; r = .0046*dist*q*num('pen', .62)
        if r*st > 5: k = max(1, int(r/2.2)); sm = resize(blur(m, k*.5)[..., None] if k > 1 else m[..., None], w//k, h//k)[..., 0]; m = resize(drag(blur(sm, r/k), L, r*st*1.2/k)[..., None], w, h)[..., 0]
        else: m = drag(blur(m, max(r, .6)), L, r*st*1.2)
        T *= 1-m*.985
    T *= 1-.55*smooth(fbm(X*.9+2, Y*1.1+X*.35, 3, SEED+31)-.30*smooth(np.hypot((X-1.62)/1.2, (Y-.72)/.62), 1.2, .3)+.14, .42, .66)                # leaves far off
    T *= 1-.93*smooth(Y+.16*(X-1.4)+.012*(fbm(X*3, Y*3, 3, SEED+30)-.5), num('foot', 1.46), num('foot', 1.46)+.07)                                       # the shadow of a low wall
    alb = C(P[0])*(.80+.26*fbm(X*1.9, Y*1.9, 4, SEED+20)+.16*(fbm(wx*16, wy*16, 4, SEED+21)-.5))[..., None]*(1-.18*pit)[..., None]; cav = np.clip(1-(blur(hgt, .006*q)-hgt)*190, .55, 1.25)
    amb = C(P[2])*(num('shade', .27)*(.72+.28*np.clip(1+gy*1.6, .3, 1.7))*cav)[..., None]+C('#b06a3a')*.035; img = alb*(C(P[1])*(lam/L[2]*self_*T*num('sun', .80))[..., None]+amb)
    yaw, f, cx, cy, cz = math.radians(num('yaw', 27)), num('f', 1.18), num('cx', 1.06), num('cy', .80), num('cz', 1.05); a, b = (u-.5)*ASP/f, (v-.5)/f; dx, dz = a*math.cos(yaw)+math.sin(yaw), math.cos(yaw)-a*math.sin(yaw); t = cz/np.maximum(dz, .05); PX, PY = (cx+dx*t)*q, (cy+b*t)*q; D = t
    PX, PY = np.clip(PX, 0, w-1.01), np.clip(PY, 0, h-1.01); i, j = PX.astype(int), PY.astype(int); fx, fy = (PX-i)[..., None], (PY-j)[..., None]; out = (img[j, i]*(1-fx)+img[j, i+1]*fx)*(1-fy)+(img[j+1, i]*(1-fx)+img[j+1, i+1]*fx)*fy
    out = lens(out.astype(np.float32), num('coc', 26)*np.clip(np.abs(1-num('focus', 1.22)/D)-.05, 0, .6)/.6, 6)
    return out, dict(ev=num('ev', .35), bloom_k=.10, bloom_th=.9, vig=.40)
def drag(m, L, r):
    """Smears a shadow along the sun's direction on the wall"""
    if r < .5: return m
    n = int(np.clip(r*1.5, 3, 13))|1; d = np.array([L[0], L[1]])/math.hypot(L[0], L[1]); o = 0; ws = 0
    for k in np.linspace(-1, 1, n): w = math.sqrt(1.02-k*k); o = o+w*np.roll(m, (int(round(k*r*d[1])), int(round(k*r*d[0]))), (0, 1)); ws += w
    return o/ws

def draw(kinds):
    """Draws the picture of `kind=` and writes it to `out=`."""
    t0 = time.time(); out = A.get('out', RENDERS+A['kind']+'.jpg'); img, fk = kinds[A['kind']]()
    fk.update({k: A[k] for k in ('sat', 'contrast', 'vig', 'bloom_k', 'tone', 'ivory', 'grain', 'top') if k in A})
    finish(img.astype(np.float32), out, speck=0, dn=False, seed=SEED, **fk); print(f'RENDERED {out} {W}x{H} total={time.time()-t0:.1f}s')

if __name__ == '__main__': draw(globals())
