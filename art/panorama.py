"""Panoramas: layered silhouettes before the analytic sky, mist between the layers, a mirror of water. numpy and PIL, 3 to 20 s each.

usage: python3 panorama.py -- scene=ridges light=dawn w=1600 h=1000 seed=3 out=x.jpg
Shapes are drawn four times too large and averaged, so every edge is clean.
"""
from sky import *
from PIL import Image, ImageDraw

A = args(); W, H = A.get('w', 640), A.get('h', 400); SEED = A.get('seed', 3); S = W / 1600; ASP = W / H
rng = np.random.default_rng(SEED); yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); u, v = xx / W, yy / H; U = u[0]
def num(k, d): return A.get(k, d)
def C(h, k=1.0): h = str(h); return np.array(hexc(h if h[0] == '#' else '#' + h, k), np.float32)
def bigblur(a, r):
    """Wide blur through a small copy."""
    k = max(1, int(r // 3)); h, w = a.shape[:2]; small = resize(blur(a, k*.6) if k > 1 else a, max(2, w//k), max(2, h//k)); return resize(blur(small, r/k), w, h)

class Pano:
    """A picture being painted from far to near."""
    def __init__(s, light, hz=.66, f=1.5, **over):
        for k in ('sun_az', 'sun_el', 'sky_k', 'glow', 'glow_k', 'cloud', 'cloud_seed', 'cloud_k', 'cloud_soft', 'stars'):
            if k in A: over[k] = A[k]
        if 'ramp' in A: over['ramp'] = [(float(p), '#' + c.lstrip('#')) for p, c in (q.split(':') for q in str(A['ramp']).split(','))]
        s.sk = Sky(num('light', light), **over); s.hz = num('hz', hz); s.f = num('lens', f)
        dx, dz = (u-.5)*ASP/s.f, (s.hz-v)/s.f; L = np.sqrt(dx*dx+1+dz*dz); s.d = (dx/L, 1/L, dz/L)
        x, y, z = s.d; s.haze = s.sk.colour(x, y, np.full_like(z, .015), lobes=False)     # what distance dissolves into
        s.img = s.sk.clouds(s.sk.colour(x, y, z), x, y, z)
        if s.sk.m['stars']:
            st = np.zeros((H, W), np.float32); n = int(900*num('starn', 1)); X, Y = rng.integers(0, W, n), (rng.random(n)**1.3*s.hz*H*.9).astype(int); st[np.clip(Y, 0, H-1), X] = rng.random(n)**5*6+.1; s.img += blur(st, .5*S+.3)[..., None]*s.sk.m['stars']*C('#dfe6ff')
        dsk = num('disc', 0)
        if dsk: ang = np.hypot((s.d[0]-s.sk.sun[0]), s.d[2]-s.sk.sun[2]); s.img += np.clip((dsk*.0092-ang)*s.f*H/1.3+.5, 0, 1)[..., None]*C(num('disc_col', '#ffd9a0'))*num('disc_k', 3.0)
    def row(s): return int(s.hz*H)
    def paint(s, mask, col, far=0.0, tex=None):
        """mask 0..1 painted in `col`, dissolved into the haze by far 0..1"""
        c = C(col) if isinstance(col, str) else col
        c = c*np.ones((H, W, 1), np.float32) if tex is None else c*tex[..., None]
        c = c*(1-far)+s.haze*far*num('haze', .85); s.img = s.img*(1-mask[..., None])+c*mask[..., None]
    def ridge(s, prof, col, far=0.0, tex=None): s.paint(np.clip(yy-(prof*H)[None]+.5, 0, 1), col, far, tex)
    def mist(s, y0, y1, k, scale=3.0, seed=0):
        """a soft bank between two rows, patchy"""
        n = fbm(u*ASP*scale+seed, v*scale*3.2, 5, SEED+seed); m = np.exp(-(np.clip(y0-v, 0, None)/(.022))**2)*np.exp(-(np.clip(v-y1, 0, None)/.03)**2)*k*(.45+1.0*n); m = np.clip(m, 0, 1)[..., None]; s.img = s.img*(1-m)+s.haze*1.03*m
    def mask(s, draw, blur_px=0):
        """draw(d, k): a PIL drawing on a canvas k times larger; coordinates in pixels * k. -> 0..1"""
        k = 3; im = Image.new('L', (W*k, H*k), 0); draw(ImageDraw.Draw(im), k); m = np.asarray(im.resize((W, H), Image.BOX), np.float32)/255; return bigblur(m[..., None], blur_px)[..., 0] if blur_px else m
    def water(s, y0=None, ripple=1.0, dark=.72, tint='#04090f', seed=9):
        """mirror everything above row y0 with drifting, stretched ripples"""
        y0 = int((y0 or s.hz)*H); hh = H-y0; t = (np.arange(hh, dtype=np.float32)+.5)/hh; pv = 1/(t*.9+.035); pu = (xx[y0:]-W/2)/W*pv[:, None]*2.2; P = pv[:, None]*np.ones((1, W), np.float32); r = np.random.default_rng(SEED+seed); dx = np.zeros((hh, W), np.float32); dy = dx.copy()
        for k in .55*1.15**np.arange(34):
            kx, kv, p = r.normal(0, 1)*k, (.5+r.random())*k, r.random(); w_ = np.cos(2*np.pi*(kx*pu*1.3+kv*P*1.6+p)); att = np.clip(t*9/(1+kv*.4), 0, 1)[:, None]; am = 1/k**.8; dy += w_*am*att; dx += w_*am*kx/(abs(kx)+1)*att
        ref = 0; T = t[:, None]; px = H/720
        for o in (-.6, -.25, .1, .45, .8):
            sy = np.clip(y0-1-(yy[y0:]-y0)*num('squash', .98)-(dy*(2+12*T)+o*(3+30*T))*ripple*px, 0, y0-1); sx = np.clip(xx[y0:]+dx*(.8+4*T)*ripple*px, 0, W-1); ref = ref+s.img[sy.astype(int), sx.astype(int)]
        fr = (.92-.45*T**.7+.07*dy*ripple)[..., None].clip(.15, 1)*dark/.72; s.img[y0:] = ref/5*fr*np.array([.93, .97, 1.03], np.float32)+C(tint)*.5; m = (np.exp(-(yy[y0:]-y0)/(5*px))*.6)[..., None]; s.img[y0:] = s.img[y0:]*(1-m)+s.haze[y0:]*m*.9
    def lights(s, pts, r, cols, gain, refl=0):
        """soft points: pts [(x, y)] in 0..1"""
        for x, y in pts:
            rr = r*S*rng.uniform(.6, 1.3); X, Y = x*W, y*H; x0, x1, y0, y1 = int(max(0, X-rr-2)), int(min(W, X+rr+3)), int(max(0, Y-rr-2)), int(min(H, Y+rr+3))
            if x1 <= x0 or y1 <= y0: continue
            dd = np.hypot(xx[y0:y1, x0:x1]-X, yy[y0:y1, x0:x1]-Y)/max(rr, .7); s.img[y0:y1, x0:x1] += (np.clip((1-dd)*max(rr, 1)*.8, 0, 1))[..., None]*C(cols[rng.integers(len(cols))])*gain*rng.random()**2.5
    def done(s, **fk): return s.img, {**dict(ev=num('ev', .3), bloom_k=.14, bloom_th=.8, vig=.42), **fk}

# ---------------------------------------------------------------- profiles and shapes
def hills(base, amp, freq, sd, oct=6, ridged=False): return base-amp*fbm(U*freq*ASP+sd*3.1, U*0+sd*.7, oct, SEED+sd, .5, ridged)
def firs(base, size, density, sd):
    """a fringe of conifers standing on profile `base`"""
    prof = base.copy(); r = np.random.default_rng(SEED*31+sd); n = int(density)
    for i in range(n):
        x = r.random(); j = min(W-1, int(x*W)); h = size*(.45+.75*r.random()); w_ = h*.17*r.uniform(.8, 1.25)/ASP; lo, hi = max(0, int((x-w_)*W)), min(W, int((x+w_)*W)+1); t = np.abs(U[lo:hi]-x)/w_; saw = .16*np.abs(((t*5.5+r.random()) % 1)-.5); prof[lo:hi] = np.minimum(prof[lo:hi], base[j]-h*np.clip(1-t**.8-saw*np.clip(t*4, 0, 1), 0, 1)+.002)
    return prof
def conifers(base, size, n, sd, lean=.0):
    """Spruces standing on profile `base`, branch by branch: tiers of uneven, drooping boughs round a thin trunk. -> a drawing for Pano.mask"""
    r = np.random.default_rng(SEED*31+sd); trees = sorted(((r.random()*1.04-.02, size*(.38+.62*r.random()**1.3)) for i in range(int(n))), key=lambda q: q[1])
    def dr(d, k):
        for x, h in trees:
            g = np.random.default_rng(int((x+2)*1e6)+sd); j = int(np.clip(x*W, 0, W-1)); X, Y, hh = x*W, base[j]*H+.012*H*h/size+2, h*H; wd = hh*g.uniform(.13, .20); tip = X+lean*hh+g.normal(0, .012)*hh
            tiers = int(np.clip(hh/7, 7, 34)); stroke(d, k, [(X, Y), (tip, Y-hh)], max(hh*.012, .7))
            for i in range(tiers):
                t = ((i+.4+g.uniform(-.25, .25))/tiers)**.92; cy = Y-hh+hh*.97*t; cx = tip+(X-tip)*t; th = hh/tiers*(.75+.5*t)
                for sg in (-1, 1):
                    L = wd*(t**.78)*g.uniform(.55, 1.12)*(1 if t < .93 else .8); dp = L*g.uniform(.30, .62); poly(d, k, [(cx, cy-th*.55), (cx+sg*L*.45, cy+dp*.28-th*.2), (cx+sg*L, cy+dp+th*.10), (cx+sg*L*.62, cy+dp*.72+th*.42), (cx+sg*L*.30, cy+dp*.35+th*.34), (cx, cy+th*.75)])
    return dr
def towers(base, hmax, n, sd, w=(.008, .022), pw=1.6, centre=.5, spread=.35):
    prof = np.full(W, base, np.float32); r = np.random.default_rng(SEED*17+sd)
    for i in range(int(n)):
        x = r.random(); h = hmax*r.random()**pw*(.3+.9*math.exp(-((x-centre)/spread)**2)); ww = r.uniform(*w)
        for k, f in ((1, 1), (.66, 1.12), (.16, 1.30))[:r.integers(1, 4)]: lo, hi = max(0, int((x-ww*k/2)*W)), min(W, int((x+ww*k/2)*W)+1); prof[lo:hi] = np.minimum(prof[lo:hi], base-h*f)
    return prof
def gables(base, h, n, sd):
    n = int(n)
    prof = np.full(W, base, np.float32); r = np.random.default_rng(SEED*13+sd); x = -.01
    while x < 1: w_ = r.uniform(.6, 1.3)/n; hh = h*r.uniform(.55, 1); lo, hi = max(0, int(x*W)), min(W, int((x+w_)*W)+1); t = np.clip((U[lo:hi]-x)/w_, 0, 1); kind = r.integers(3); roof = (1-np.abs(2*t-1))*h*.40 if kind == 0 else np.minimum(1, np.minimum(t, 1-t)*5)*h*.22 if kind == 1 else (1-np.abs(2*t-1))**2*h*.5; prof[lo:hi] = np.minimum(prof[lo:hi], base-hh-roof); c = x+w_*r.uniform(.2, .8); lo, hi = max(0, int((c-.0016)*W)), min(W, int((c+.0016)*W)+1); prof[lo:hi] = np.minimum(prof[lo:hi], base-hh-h*.32); x += w_
    return prof
def spire(prof, x, base, h, w, kind='needle'):
    """adds a church tower to a profile"""
    lo, hi = max(0, int((x-w)*W)), min(W, int((x+w)*W)+1); t = np.abs(U[lo:hi]-x)/w
    if kind == 'needle': y = np.where(t < .5, base-h*.42, base); y = np.minimum(y, base-h*(.42+.58*np.clip(1-t/.42, 0, 1)**1.35)); y = np.where(t < .03, base-h*1.06, y)
    else: y = np.where(t < .55, base-h*.62, base); y = np.minimum(y, np.where(t < .62, base-h*.62-h*.16*np.sqrt(np.clip(1-(t/.62)**2, 0, 1)), base)); y = np.where(t < .20, base-h*.90, y); y = np.where(t < .05, base-h, y)
    prof[lo:hi] = np.minimum(prof[lo:hi], y); return prof
def poly(d, k, pts): d.polygon([(x*k, y*k) for x, y in pts], fill=255)
def stroke(d, k, pts, w): d.line([(x*k, y*k) for x, y in pts], fill=255, width=max(1, int(w*k)), joint='curve')
def curve(pts, n=40):
    p = np.array(pts, float); p = np.vstack([2*p[0]-p[1], p, 2*p[-1]-p[-2]]); out = []
    for i in range(1, len(p)-2): t = np.linspace(0, 1, n, endpoint=False)[:, None]; a, b, c, d = p[i-1], p[i], p[i+1], p[i+2]; out.append(.5*((2*b)+(-a+c)*t+(2*a-5*b+4*c-d)*t*t+(-a+3*b-3*c+d)*t**3))
    return np.vstack(out+[p[-2][None]])
def sailboat(x, y, s, lean=.06, heel=1):
    """sloop under sail; y = waterline, s = mast height in px"""
    def dr(d, k):
        q = lambda a, b: (x+s*(a*heel+lean*b), y-s*b); poly(d, k, [q(-.30, .05), q(-.24, .0), q(.22, .0), q(.36, .075)]); poly(d, k, [q(-.20, .06), q(.05, .06), q(.02, .10), q(-.16, .10)])
        stroke(d, k, [q(.0, .05), q(.0, 1.0)], s*.008); poly(d, k, [tuple(p) for p in curve([q(-.012, .99), q(-.10, .62), q(-.25, .15)], 16)]+[q(-.012, .13)]); poly(d, k, [tuple(p) for p in curve([q(.012, .90), q(.13, .50), q(.12, .13)], 16)]+[q(.335, .09)])
    return dr
def dhow(x, y, s):
    """wooden trading boat with one lateen sail"""
    def dr(d, k):
        q = lambda a, b: (x+s*a, y-s*b); poly(d, k, [tuple(p) for p in curve([q(-.46, .20), q(-.40, .06), q(-.28, -.01)], 12)]+[q(.30, -.01)]+[tuple(p) for p in curve([q(.30, -.01), q(.46, .07), q(.60, .24)], 12)]+[q(.36, .11), q(-.20, .085), q(-.28, .20)])
        stroke(d, k, [q(.04, .08), q(.09, .74)], s*.012); stroke(d, k, [q(.50, .18), q(-.24, 1.02)], s*.010); poly(d, k, [tuple(p) for p in curve([q(.49, .19), q(.30, .33), q(-.02, .60), q(-.235, 1.01)], 14)]+[tuple(p) for p in curve([q(-.235, 1.01), q(-.30, .55), q(-.30, .17)], 14)])
    return dr
def motoryacht(x, y, s, flip=1):
    def dr(d, k):
        q = lambda a, b: (x+s*a*flip, y-s*b); poly(d, k, [q(-.50, .085), q(-.48, .0), q(.38, .0)]+[tuple(p) for p in curve([q(.38, .0), q(.46, .05), q(.54, .125)], 10)]+[q(.30, .10), q(-.20, .085)])
        for x0, x1, z0, z1, r in ((-.36, .24, .085, .145, .10), (-.28, .12, .15, .20, .08), (-.18, .02, .205, .245, .06)): poly(d, k, [q(x0, z0), q(x1+r, z0), q(x1, z1-.012), q(x0, z1-.012)]); poly(d, k, [q(x0-.09, z1-.012), q(x1+.03, z1-.012), q(x1+.01, z1+.003), q(x0-.09, z1+.003)])
        poly(d, k, [q(-.14, .245), q(-.05, .245), q(-.09, .335), q(-.12, .335)]); stroke(d, k, [q(-.105, .33), q(-.125, .43)], s*.004); stroke(d, k, [q(-.15, .29), q(-.05, .285)], s*.008)
    return dr
def palm(d, k, x, y, h, sd):
    r = np.random.default_rng(sd); lean = r.uniform(-.22, .22)*h; tr = curve([(x, y), (x+lean*.25, y-h*.5), (x+lean, y-h)], 14)
    for i in range(len(tr)-1): stroke(d, k, [tuple(tr[i]), tuple(tr[i+1])], h*.030*(1-.45*i/len(tr)))
    tx, ty = x+lean, y-h
    for i in range(15):
        a = i*2*math.pi/15+r.uniform(-.15, .15); L = h*.40*r.uniform(.8, 1.1); ex, up = math.cos(a)*L, .55*abs(math.sin(a))*L+.12*L; sp = curve([(tx, ty), (tx+ex*.5, ty-up*.75), (tx+ex, ty+L*.30-up*.15)], 12); stroke(d, k, [tuple(p) for p in sp], h*.009)
        for j in range(3, len(sp)):
            px, py = sp[j]; ll = L*.26*math.sin(math.pi*min(1, j/len(sp)*.9+.12))
            for sg in (-1, 1): stroke(d, k, [(px, py), (px+ex/L*ll*.45+sg*ll*.25, py+ll*.9)], h*.0045)
def jetside(x, y, s, flip=1, tilt=.0):
    """business jet in profile, nose to the right"""
    c, n = math.cos(tilt), math.sin(tilt)
    def dr(d, k):
        def q(a, b): return (x+s*(a*flip*c+b*n), y-s*(b*c-a*flip*n))
        poly(d, k, [tuple(p) for p in curve([q(-.48, .055), q(-.30, .055), q(.10, .055), q(.36, .045), q(.46, .012), q(.50, -.012)], 12)]+[tuple(p) for p in curve([q(.50, -.012), q(.40, -.035), q(.10, -.042), q(-.22, -.035), q(-.48, .055)], 12)])
        poly(d, k, [q(-.46, .05), q(-.34, .05), q(-.44, .22), q(-.52, .225)]); poly(d, k, [q(-.56, .215), q(-.40, .205), q(-.38, .22), q(-.56, .232)]); poly(d, k, [tuple(p) for p in curve([q(-.34, .085), q(-.26, .10), q(-.16, .085)], 8)]+[q(-.16, .05), q(-.34, .045)]); poly(d, k, [q(.08, -.03), q(-.10, -.03), q(-.30, -.105), q(-.25, -.105)]); poly(d, k, [q(-.25, -.105), q(-.30, -.105), q(-.34, -.05), q(-.32, -.05)])
    return dr
def moon(P, x, y, r, k=1.2):
    """a low moon, its seas drawn by noise, dimmer towards the horizon"""
    X, Y, R = x*W, y*H, r*H; d = np.hypot(xx-X, yy-Y)/R; m = np.clip((1-d)*R/1.5+.5, 0, 1); n = fbm((xx-X)/R*1.3+7, (yy-Y)/R*1.3+3, 6, 5); c = (1-.55*smooth(n, .47, .66))*(1-.25*np.clip(d, 0, 1)**4)*(1-.25*np.clip((yy-Y)/R*.5+.5, 0, 1)); P.img = P.img*(1-m[..., None]*.92)+(m*c*k)[..., None]*C(num('moon', '#ffd7a8')); P.img += (np.exp(-np.clip(d-1, 0, None)*1.1)*.035*k)[..., None]*C(num('moon', '#ffd7a8'))

# ---------------------------------------------------------------- scenes
def ridges():
    """Mountains behind mountains, mist in the valleys. n = ranges ; trees=1 puts conifers on the nearest"""
    P = Pano('dawn', hz=num('hz', .62)); n = num('n', 6); col = num('col', '#141c28')
    for i in range(n):
        t = i/(n-1); y0 = P.hz+.01+.30*t**1.5; prof = hills(y0+.02, num('amp', .30)*(1-.55*t), 1.3+1.5*t, i, 7, num('ridged', 1) == 1 and i < n-1); tex = .75+.5*fbm(u*ASP*6+i, (v-prof[None])*9, 4, SEED+i)
        P.ridge(prof, col, (1-t)**.8*.94+.0, tex)
        if i == n-1 and num('trees', 1): P.paint(P.mask(conifers(prof+.01, num('fir', .13), num('nfir', 150), i)), col, 0)
        if i < n-1: P.mist(y0-.005, y0+.05, num('mist', .75)*(1-t*.5), 2.2+2*t, i)
    return P.done()
def forest():
    """Rows of conifers stepping back into mist, sun or aurora behind"""
    P = Pano('mist', hz=.60); n = 6
    if num('aurora', 0): aurora(P)
    for i in range(n):
        t = i/(n-1); base = hills(.62+.34*t, .10, 1.4, i, 4); wood = np.maximum(P.mask(conifers(base, .12+.50*t**1.25, 240*(1-t)**1.3+17, i)), np.clip(yy-(base*H)[None]+.5, 0, 1)); P.paint(wood, num('col', '#10181c'), (1-t)**.9*.90)
        if i < n-1: P.mist(.60+.30*t-.06, .62+.30*t, num('mist', .8)*(1-.4*t), 2.5, i)
    if num('snow', 0): sn = snowfall(); P.img = P.img+sn[..., None]*C('#e8eefc')*.22
    return P.done()
def snowfall():
    img = np.zeros((H, W), np.float32)
    for i in range(420): r = rng.random()**2.5*9*S+1.0; x, y = rng.random()*W, rng.random()*H; x0, x1, y0, y1 = int(max(0, x-r-2)), int(min(W, x+r+3)), int(max(0, y-r-2)), int(min(H, y+r+3)); dd = np.hypot(xx[y0:y1, x0:x1]-x, yy[y0:y1, x0:x1]-y)/r; img[y0:y1, x0:x1] += np.clip((1.1-dd)*2, 0, 1)*.35/(1+(r/S)*.25)
    return img
def aurora(P):
    x, y, z = P.d; az = x/np.maximum(y, .05)
    for k, (c, base, amp, st) in enumerate((('#3fd6a0', .16, .10, 1.0), ('#4fc7b8', .27, .13, .6), ('#8a7fd0', .24, .16, .4))):
        wob = fbm(az*1.1+SEED*1.7, az*0+k*3.7, 3, SEED+k); h = base+(wob-.5)*amp*3; t = z-h; ray = fbm(az*22+k*9.1, z*.7+SEED, 4, SEED+k, .62); body = smooth(t, -.015, .02)*np.exp(np.maximum(t, 0)*-10)*(.25+1.1*ray); patch = smooth(fbm(az*1.3+k*5.5, az*0+1.5, 2, SEED+9+k), .30, .66); P.img += (body*patch*st*.42*num('aurora', 1))[..., None]*C(c)
def sea():
    """Open water with a boat: boat=sail|dhow|motor|none, bx/bs = place and size ; islands=0..5 behind"""
    P = Pano('golden', hz=.60)
    if num('aurora', 0): aurora(P)
    if num('moon_r', 0): moon(P, num('mx', .6), num('my', .40), A['moon_r'], num('mk', 1.2))
    n = num('islands', 2)
    for i in range(n):
        t = (i+1)/n; env = np.clip(1.25-np.abs((U-(.18+.64*((i*.618+SEED*.13) % 1)))/num('iw', .42)), 0, 1); base = np.full(W, P.hz+.004); prof = base-num('ih', .09)*(1-.55*t)*env*fbm(U*3.2*ASP+i*7, U*0+i, 6, SEED+i)
        if num('trees', 0): prof = np.where(env > .08, np.minimum(firs(prof, (.035*t+.018)*num('pine', 1.0), num('npine', 150), i), base), base+.01)
        P.ridge(np.where(prof > P.hz+.003, 2, prof), num('col', '#121722'), (1-t)*.8+.12); P.img[int((P.hz+.004)*H):] = P.haze[int((P.hz+.004)*H):]
    b, x, s = num('boat', 'sail'), num('bx', .42)*W, num('bs', .34)*H; y = P.hz*H+num('by', .006)*H
    dr = {'sail': sailboat(x, y, s), 'dhow': dhow(x, y, s), 'motor': motoryacht(x, y, s*1.6, num('flip', 1))}.get(b)
    if dr: P.paint(P.mask(dr), num('bcol', '#0a0b10'), num('bfar', .06))
    if b == 'motor' and num('lit', 1): P.lights([(x/W+s*1.5/W*rng.uniform(-.32, .22), (y-s*1.55*.112)/H) for i in range(26)], 2.0, ['#ffc27a'], 2.2)
    P.water(P.hz+.004, num('ripple', 1.0), num('dark', .72), num('tint', '#04090f')); return P.done()
def above():
    """Over the cloud sea: billows to the horizon, peaks or towers standing out. peak=peaks|needle|none, jet=1"""
    P = Pano('golden', hz=num('hz', .52), cloud=.56)
    if num('moon_r', 0): moon(P, num('mx', .6), num('my', .2), A['moon_r'])
    for i in range(16):
        t = i/15; y0 = P.hz+.006+.52*t**1.9; amp = .012+.085*t**1.2; q = fbm(U*(22-17*t)*.5+i*5.3, U*0+i*1.7, 6, SEED+i); b = np.abs(2*fbm(U*(40-31*t)*.5+i*3.3, U*0+.5, 4, SEED+40+i)-1); prof = y0-amp*(q-.4)-amp*.35*(1-b)
        if i == 3:
            if num('peak', 'none') == 'peaks': rp = hills(P.hz+.10, .40, 4.4, 91, 8, True); fl = fbm(u*ASP*16, (v-rp[None])*30, 5, SEED+70); P.ridge(rp, '#8c7884', .22, np.clip(.25+2.2*(fl-.42), .12, 1.1)*(1-.5*np.clip((v-rp[None])*5, 0, 1)))
            if num('peak', 'none') == 'needle':
                pr = towers(P.hz+.10, .22, 46, 5, (.010, .020), 1.2, .55, .3); cx = .555
                for w_, h in ((.030, .16), (.024, .24), (.018, .32), (.012, .40), (.006, .47), (.002, .56)): lo, hi = int((cx-w_/2)*W), int((cx+w_/2)*W)+1; pr[lo:hi] = np.minimum(pr[lo:hi], P.hz+.10-h*.78)
                P.ridge(pr, '#181a24', .42)
        lit = np.clip(.5+(v-prof[None])*-7, 0, 1); below = np.clip(yy-(prof*H)[None]+.5, 0, 1); n = fbm(u*ASP*(9-6*t)+i, v*(16-8*t), 5, SEED+60+i); sd = np.maximum(P.d[0]*P.sk.sun[0]+P.d[1]*P.sk.sun[1], 0)**6; rim = np.exp(-np.clip(v-prof[None], 0, None)/(.006+.012*t))
        col = P.haze*((.92-.50*t)*(.8+.4*n))[..., None]+((rim*(.15+.85*sd)*(.30-.12*t))*(.5+n))[..., None]*C(P.sk.m['cloud_lit'])+C(num('under', '#1b2440'))*(.22*t); P.img = P.img*(1-below[..., None])+col*below[..., None]
    P.img[-1] = P.img[-2]
    if num('jet', 0): P.paint(P.mask(jetside(num('jx', .60)*W, num('jy', .30)*H, num('js', .16)*W, num('flip', 1), num('tilt', .08))), '#0b0d14', .10)
    return P.done()
def porthole():
    """An aircraft window from the dark seat: sky, cloud sea and a wing beyond"""
    img, fk = wingtip(); k = num('k', 1.12); X, Y = np.clip(((u-.52)*k+num('wx', .60))*W, 0, W-1.01), np.clip(((v-.49)*k+num('wy', .53))*H, 0, H-1.01); i, j = X.astype(int), Y.astype(int); fx, fy = (X-i)[..., None], (Y-j)[..., None]
    img = (img[j, i]*(1-fx)+img[j, i+1]*fx)*(1-fy)+(img[j+1, i]*(1-fx)+img[j+1, i+1]*fx)*fy
    q = (np.abs((u-.52)/.185)**3.2+np.abs((v-.49)/.40)**3.2)**(1/3.2); inside = np.clip((1-q)*H*.30+.5, 0, 1)[..., None]; rimd = np.exp(-((q-1.045)/.030)**2); lin = np.clip((q-1.0)/.16, 0, 1); wall = C('#141317')*.20*(1+.5*fbm(u*3, v*3, 3, 4))[..., None]; glow = np.exp(-np.clip(q-1, 0, None)/.13); side = np.clip(.5+.9*(u-.52)/.2*-1, 0.15, 1)
    wall = wall+((rimd*.5+glow*.22)*side)[..., None]*bigblur(img, 60*S)*.9; return img*inside+wall*(1-inside), {**fk, 'vig': .6}
def arches():
    """A dark room, three pointed arches, sea and evening beyond"""
    P = Pano('golden', hz=.62, sun_az=6, sun_el=5)
    for i, (fa, am) in enumerate(((.8, .10), (.55, .06))): P.ridge(np.where(U > .5-.1*i, hills(P.hz+.004, am, 1.2, i+3, 6)+.10*am*0, 2), '#2a2430', fa)
    P.water(P.hz+.004, 1.0, .8); cx = (.29, .50, .71); img = P.img
    def holes(d, k):
        for c in cx:
            w_, top, spring, foot = .085*W, .18*H, .44*H, .86*H; L = [tuple(p) for p in curve([((c*W)-w_, spring), ((c*W)-w_*.86, spring-.13*H), ((c*W)-w_*.42, top+.055*H), (c*W, top)], 20)]; R = [(2*c*W-x, y) for x, y in L[::-1]]; poly(d, k, [((c*W)-w_, foot)]+L+R+[((c*W)+w_, foot)])
    def bars(d, k):
        for c in cx: stroke(d, k, [((c*W)-.085*W, .445*H), ((c*W)+.085*W, .445*H)], 4*S); stroke(d, k, [(c*W, .19*H), (c*W, .445*H)], 2.4*S)
        for i in range(46): x = (.205+.59*i/45)*W; stroke(d, k, [(x, .73*H), (x, .86*H)], 2.0*S)
        stroke(d, k, [(.2*W, .73*H), (.8*W, .73*H)], 5*S); stroke(d, k, [(.2*W, .845*H), (.8*W, .845*H)], 3*S)
    m = P.mask(holes); b = P.mask(bars); back = bigblur(img, 3*S); room = np.zeros_like(img)+C('#120c0a')*.25*(1+.6*fbm(u*4, v*4, 5, 3))[..., None]; soft = bigblur((m[..., None]*img), 70*S); room += soft*.16; edge = np.clip(bigblur(m[..., None], 3.5*S)-m[..., None], 0, 1); room += edge*soft*1.6
    fl = smooth(v, .885, .89); k = np.clip((v-.89)/.11, 0, 1); ref = np.zeros_like(img); hh = H-int(.89*H); src = (m[..., None]*img*(1-b[..., None]))[int(.86*H)-hh*3:int(.86*H)][::-3][:hh]; ref[H-hh:H-hh+len(src)] = src; room += bigblur(ref, 6*S)*.30*fl[..., None]; m = (m*(1-b*.96))[..., None]; return back*m+room*(1-m), dict(ev=num('ev', .35), bloom_k=.18, bloom_th=.6, vig=.55)
def rooftops():
    """Near roofs as silhouettes: water tanks (tanks), domes and spires (spires), over a hazy skyline"""
    P = Pano('dusk', hz=.72)
    if num('moon_r', 0): moon(P, num('mx', .6), num('my', .36), A['moon_r'])
    if num('kind', 'tanks') == 'tanks':
        for i in range(4): t = i/3; P.ridge(towers(.84+.05*t, .42-.16*t, 90-40*t, i, (.012+.012*t, .03+.03*t), 1.5, .36+.22*i/3, .42), '#15141a', .72*(1-t)+.06, .8+.5*fbm(u*ASP*40, v*60, 3, i)); P.lights([(rng.random(), .86-.26*rng.random()**1.4) for j in range(260)], 1.5+1.2*t, ['#ffbf70', '#ffd9a0', '#fff0d8'], .9); P.mist(.70+.05*t, .80+.05*t, .35, 2, i)
        def dr(d, k):
            for x, s, y in ((.20, .23, .93), (.74, .17, .95), (.86, .12, .90)):
                X, Y, h = x*W, y*H, s*H; w_ = h*.30; poly(d, k, [(X-w_, Y-h*.45), (X-w_*.96, Y-h*.88), (X, Y-h*1.08), (X+w_*.96, Y-h*.88), (X+w_, Y-h*.45)])
                for o in (-.85, -.3, .3, .85): stroke(d, k, [(X+o*w_, Y-h*.46), (X+o*w_*1.12, Y+.1*H)], h*.026)
                stroke(d, k, [(X-w_, Y-h*.2), (X+w_, Y-h*.42)], h*.012); stroke(d, k, [(X+w_, Y-h*.2), (X-w_, Y-h*.42)], h*.012); stroke(d, k, [(X-w_*1.2, Y-h*.45), (X+w_*1.2, Y-h*.45)], h*.03)
            poly(d, k, [(0, H), (0, .90*H), (.30*W, .90*H), (.30*W, .94*H), (.62*W, .94*H), (.62*W, .92*H), (W, .92*H), (W, H)])
        P.paint(P.mask(dr), '#060508', .03)
    else:
        for i in range(5):
            t = i/4; p = gables(.74+.07*t, .06+.09*t, 40-22*t, i); r = np.random.default_rng(SEED*5+i)
            for j in range(num('nsp', 3)-(i > 2)*1): p = spire(p, r.uniform(.06, .94), .74+.07*t, r.uniform(.18, .34)*(1-.25*t), .010+.010*t, 'needle' if r.random() < num('needle', .6) else 'dome')
            P.ridge(p, num('col', '#15131a'), .80*(1-t)+.05); P.mist(.70+.07*t, .74+.07*t, num('mist', .5)*(1-t), 2.4, i)
            if t > .3: P.lights([(rng.random(), .74+.07*t-rng.random()*.05) for j in range(60)], 1.6+1.6*t, ['#ffbf70', '#ffd9a0'], 1.6)
        if num('balloon', 0):
            def dr(d, k):
                for x, y, s in ((.66, .26, .075), (.79, .40, .040), (.47, .18, .028)): X, Y, r = x*W, y*H, s*H; poly(d, k, [(X+r*math.cos(a)*(1 if math.sin(a) < 0 else 1-.62*math.sin(a)**1.6), Y+r*math.sin(a)*(1.0 if math.sin(a) < 0 else 1.45)) for a in np.linspace(0, 6.283, 60)]); poly(d, k, [(X-r*.13, Y+r*1.68), (X+r*.13, Y+r*1.68), (X+r*.11, Y+r*1.9), (X-r*.11, Y+r*1.9)]); [stroke(d, k, [(X+o*r*.3, Y+r*1.40), (X+o*r*.12, Y+r*1.7)], 1.0*S) for o in (-1, 1)]
            P.paint(P.mask(dr), '#2a1c24', .12)
    return P.done()
def shore():
    """A beach at the last light: parasols, loungers, palms against the sea"""
    P = Pano('golden', hz=.60, sun_az=5, sun_el=4); P.water(P.hz, num('ripple', .8), .8); bl = bigblur(P.img, 5*S); P.img = bl
    def dr(d, k):
        for x, s, y in ((.22, .30, .90), (.47, .24, .875), (.70, .20, .86), (.87, .17, .85)):
            X, Y, h = x*W, y*H, s*H; stroke(d, k, [(X, Y), (X, Y-h)], h*.018); poly(d, k, [tuple(p) for p in curve([(X-h*.55, Y-h*.78), (X-h*.30, Y-h*.92), (X, Y-h*1.03), (X+h*.30, Y-h*.92), (X+h*.55, Y-h*.78)], 10)]+[(X+h*.36, Y-h*.80), (X, Y-h*.815), (X-h*.36, Y-h*.80)])
            for o in (-.62, .24): a, b = X+o*h, Y+.01*H; stroke(d, k, [(a, b-h*.10), (a+h*.30, b-h*.10), (a+h*.46, b-h*.24)], h*.030); stroke(d, k, [(a+h*.03, b-h*.10), (a+h*.03, b)], h*.018); stroke(d, k, [(a+h*.33, b-h*.10), (a+h*.33, b)], h*.018)
        g = .885+.012*np.sin(U*5+1)-.03*U; poly(d, k, [(0, H)]+[(x*W, y*H) for x, y in zip(U[::8], g[::8])]+[(W, g[-1]*H), (W, H)])
        for x, h, sd in ((.04, .62, 1), (.11, .50, 2), (.955, .56, 5)): palm(d, k, x*W, .93*H, h*H, sd)
    P.paint(P.mask(dr), '#0b0709', .02); P.lights([(x, .80) for x in np.linspace(.1, .95, 14)], 5, ['#ffc27a'], 1.4); return P.done()
def archipelago():
    """Skerries with pines, island behind island; on the near point a cabin with one lit window, its jetty and a lamp. point=0 leaves the point out"""
    P = Pano('golden', hz=num('hz', .56)); hz = P.hz; n = num('islands', 6)
    for i in range(n):
        t = i/(n-1); c = (.12+.618*i+SEED*.13) % 1.1-.05; half = .20+.16*((i*.37) % 1); env = np.clip(1-((U-c)/half)**2, 0, 1)**.6; base = hz+.003+.010*t**2-(.010+.016*t)*env*(.6+.8*fbm(U*7*ASP+i*9, U*0+i, 5, SEED+i))
        body = np.where(env > .01, np.clip(yy-(base*H)[None]+.5, 0, 1)*(yy < (hz+.004+.010*t**2)*H), 0); far = .86*(1-t)**1.1+.10; P.paint(body, num('rock', '#2a2320'), far*.9)
        keep = env > .30; line = np.where(keep, base+.004, 3.0); P.paint(P.mask(conifers(line, .034+.046*t, 240+160*(1-t), i+3)), num('col', '#121a1c'), far)
    b, x, s = num('boat', 'sail'), num('bx', .42)*W, num('bs', .26)*H; dr = {'sail': sailboat, 'dhow': dhow}.get(b)
    if dr: P.paint(P.mask(dr(x, hz*H+.012*H, s)), num('bcol', '#0d0c10'), .05)
    if num('point', 1):                                                                    # the near point, from the right edge
        e = np.clip((U-.70)/.30, 0, 1); line = hz+.030-.080*e**.55*(.75+.5*fbm(U*6*ASP, U*0+2, 5, SEED+40)); foot = hz+.030+.012*e
        tex = .55+.9*fbm(u*ASP*24, v*40, 5, SEED+41); land = np.where(U[None] > .70, np.clip(yy-(line*H)[None]+.5, 0, 1)*np.clip((foot*H)[None]-yy+.5, 0, 1), 0); P.paint(land, num('rock', '#2a2320'), .04, tex)
        P.paint(P.mask(conifers(np.where((U > .735), line+.006, 3.0), .19, 34, 77)), '#0a0f10', .02)
        cx, cy, ch = .80*W, (hz+.004)*H, .050*H
        house = lambda d, k: (poly(d, k, [(cx-ch*.95, cy+ch*.6), (cx-ch*.95, cy-ch*.25), (cx-ch*1.05, cy-ch*.25), (cx, cy-ch*.95), (cx+ch*1.05, cy-ch*.25), (cx+ch*.95, cy-ch*.25), (cx+ch*.95, cy+ch*.6)]), poly(d, k, [(cx+ch*.40, cy-ch*.55), (cx+ch*.40, cy-ch*1.15), (cx+ch*.58, cy-ch*1.15), (cx+ch*.58, cy-ch*.5)]))
        P.paint(P.mask(house), '#2c0f0a', .03); trim = lambda d, k: (stroke(d, k, [(cx-ch*1.05, cy-ch*.25), (cx, cy-ch*.95), (cx+ch*1.05, cy-ch*.25)], ch*.05), [stroke(d, k, [(cx+o*ch*.95, cy-ch*.25), (cx+o*ch*.95, cy+ch*.6)], ch*.045) for o in (-1, 1)]); P.paint(P.mask(trim)*.5, '#8a7a6c', .0)
        def panes(d, k):
            for ox, oy in ((-.55, -.05), (.25, -.05)):
                for a in (0, 1):
                    for q in (0, 1): X, Y = cx+ch*(ox+.16*a), cy+ch*(oy+.17*q); poly(d, k, [(X, Y), (X+ch*.135, Y), (X+ch*.135, Y+ch*.145), (X, Y+ch*.145)])
        pm = P.mask(panes); P.img += (pm*(xx < cx))[..., None]*C('#ffb45e')*2.6+(pm*(xx >= cx))[..., None]*C('#ff9a4a')*.9; P.img += bigblur(pm[..., None], 14*S)*C('#ffb45e')*.5
        jy = (hz+.030)*H; jetty = lambda d, k: (poly(d, k, [(.628*W, jy-.006*H), (.735*W, jy-.008*H), (.735*W, jy-.003*H), (.628*W, jy-.001*H)]), [stroke(d, k, [(q*W, jy-.004*H), (q*W, jy+.008*H)], 2.2*S) for q in np.linspace(.632, .73, 8)], stroke(d, k, [(.632*W, jy-.004*H), (.632*W, jy-.060*H)], 1.6*S), poly(d, k, [tuple(p) for p in curve([(.655*W, jy+.003*H), (.663*W, jy+.012*H), (.700*W, jy+.012*H), (.710*W, jy+.002*H)], 8)]))
        P.paint(P.mask(jetty), '#0b0a0c', .02); P.lights([(.632, (jy-.062*H)/H)]*3, 3.2, ['#ffd9a0'], 9.0)
        P.img[int((hz+.042)*H):] = P.haze[int((hz+.042)*H):]
        P.water(hz+.040, num('ripple', .8), num('dark', .72), num('tint', '#04090f')); return P.done()
    P.water(hz+.016, num('ripple', .8), num('dark', .72), num('tint', '#04090f')); return P.done()
def bridge():
    """A long suspension bridge far away, lamps on its cables, mirrored"""
    P = Pano('dusk', hz=.66); P.ridge(hills(.675, .05, 1.6, 3, 5), '#1b1c26', .7); P.ridge(towers(.675, .17, 80, 4, (.008, .018), 1.7, .8, .25), '#181820', .55); t0, t1, top, deck = .30*W, .74*W, .34*H, .605*H
    def cable(x): q = np.clip((x-t0)/(t1-t0), 0, 1)*2-1; mid = deck-.012*H-(deck-top-.012*H)*q*q; l = np.clip(x/t0, 0, 1); r_ = np.clip((W*1.02-x)/(W*1.02-t1), 0, 1); return np.where(x < t0, deck-(deck-top)*l**2, np.where(x > t1, deck-(deck-top)*r_**2, mid))
    def dr(d, k):
        for t in (t0, t1): [poly(d, k, [(t+o*W-.005*W, .67*H), (t+o*W+.005*W, .67*H), (t+o*W*.8+.004*W, top-.012*H), (t+o*W*.8-.004*W, top-.012*H)]) for o in (-.011, .011)]; [stroke(d, k, [(t-.011*W, y*H), (t+.011*W, y*H)], 6*S) for y in (.345, .44, .53)]
        poly(d, k, [(0, deck), (W, deck), (W, deck+.010*H), (0, deck+.010*H)]); xs = np.linspace(0, W, 400); stroke(d, k, list(zip(xs, cable(xs))), 2.6*S); [stroke(d, k, [(x, float(cable(np.array(x)))), (x, deck)], .9*S) for x in np.linspace(0, W, 110)]; [poly(d, k, [(x*W-.006*W, deck), (x*W+.006*W, deck), (x*W+.006*W, .67*H), (x*W-.006*W, .67*H)]) for x in (.04, .13, .21, .83, .92)]
    P.paint(P.mask(dr), '#0c0d14', num('bfar', .14)); P.lights([(x/W, float(cable(np.array(x)))/H) for x in np.linspace(0, W, 90)], 2.2, ['#ffe2b0'], 4.0); P.lights([(rng.random(), deck/H-.006) for i in range(150)], 2.0, ['#ffc27a', '#ff7a4a'], 2.2); P.water(.67, 1.0, .75); return P.done()
def dome():
    """Minaret and dome, cedar or palms: a quiet eastern roofline in haze"""
    P = Pano('golden', hz=.70)
    if num('moon_r', 0): moon(P, num('mx', .6), num('my', .36), A['moon_r'])
    P.ridge(hills(.74, .22, 1.3, 2, 7), '#2a2632', .80); P.mist(.66, .74, .6)
    def dr(d, k):
        X = .56*W; g = .80*H; r = .115*H; poly(d, k, [(X-r*1.15, g), (X-r*1.15, g-.08*H)]+[tuple(p) for p in curve([(X-r, g-.09*H), (X-r*1.02, g-.15*H), (X-r*.55, g-.235*H), (X, g-.285*H)], 14)]+[tuple(p) for p in curve([(X, g-.285*H), (X+r*.55, g-.235*H), (X+r*1.02, g-.15*H), (X+r, g-.09*H)], 14)]+[(X+r*1.15, g-.08*H), (X+r*1.15, g)]); stroke(d, k, [(X, g-.28*H), (X, g-.325*H)], 3*S)
        for x, h in ((.44, .44), (.68, .44), (.755, .33)): X = x*W; w_ = .0085*W; poly(d, k, [(X-w_, g), (X-w_*.8, g-h*.80*H), (X+w_*.8, g-h*.80*H), (X+w_, g)]); [poly(d, k, [(X-w_*1.6, g-q*h*H), (X+w_*1.6, g-q*h*H), (X+w_*1.1, g-(q-.03)*h*H), (X-w_*1.1, g-(q-.03)*h*H)]) for q in (.55, .80)]; poly(d, k, [(X-w_*.55, g-h*.8*H), (X-w_*.5, g-h*.9*H), (X, g-h*1.05*H), (X+w_*.5, g-h*.9*H), (X+w_*.55, g-h*.8*H)])
    P.paint(P.mask(dr), '#1a151c', .30)
    for i in range(3): t = i/2; P.ridge(towers(.80+.06*t, .09, 120, i+3, (.014, .03), .8), '#17121a', .45*(1-t)+.04); P.lights([(rng.random(), .80+.06*t-rng.random()*.06) for j in range(70)], 1.8+t, ['#ffbf70', '#ffd9a0'], 1.4)
    P.mist(.77, .82, .4, 3, 4); return P.done()

def wingtip():
    """The end of a wing over the cloud sea, its edge and the turned-up tip lit by a low sun"""
    img, fk = above(); P = Pano('golden', hz=num('hz', .52)); P.img = img
    q = lambda a, b: (a*W, b*H); top = curve([q(-.06, .985), q(.22, .835), q(.48, .695), q(.640, .612)], 30); tip = curve([q(.640, .612), q(.690, .580), q(.722, .520), q(.742, .430), q(.752, .372)], 26); back = curve([q(.766, .366), q(.764, .430), q(.756, .520), q(.735, .600), q(.700, .640)], 26); under = curve([q(.700, .640), q(.52, .775), q(.30, .935), q(.18, 1.03)], 30)
    ring_ = [tuple(t) for t in np.vstack([top, tip, back, under])]+[q(-.06, 1.05)]; m = P.mask(lambda d, k: poly(d, k, ring_))
    d_ = np.clip((v-np.interp(u[0], top[:, 0]/W, top[:, 1]/H)[None])/.14, 0, 1); lit = np.exp(-d_/.09); sheen = .30*np.exp(-((d_-.30)/.20)**2); winglet = smooth(u, .66, .73); panel = 1-.35*np.exp(-(np.abs(((d_*3.2) % 1)-.5)/.012)**2)*(1-winglet)-.25*np.exp(-(np.abs(((u*9+d_*.6) % 1)-.5)/.006)**2)*(1-winglet)
    skyc = P.sk.colour(np.zeros_like(u), np.ones_like(u)*.9, np.clip(.25+.5*d_, 0, 1)); sunny = C('#ffb06a'); body = skyc*(.30+.25*(1-d_))[..., None]*panel[..., None]+C('#0d1220')*.5+(sheen*.25)[..., None]*sunny*panel[..., None]
    body = body*(1-winglet[..., None]*.55)+(winglet*.05)[..., None]*sunny; P.img = P.img*(1-m[..., None])+body*m[..., None]
    line = lambda pts, w: P.mask(lambda d, k: stroke(d, k, [tuple(t) for t in pts], w)); e = line(top, 3.2*S)*m+line(tip, 3.6*S); P.img += (np.clip(e, 0, 1)*(.35+1.1*smooth(u, .1, .7)))[..., None]*sunny*1.1; P.img += (line(np.array([q(.06, .985), q(.33, .83), q(.60, .672)]), 1.6*S)*m*.5)[..., None]*C('#05070c')*-.1
    P.lights([(.752, .376)]*3, 4.0, ['#ff5a3a'], 3.5); return np.maximum(P.img, 0), fk
def balloons():
    """Hot-air balloons rising over hazy ridges at first light"""
    P = Pano('dawn', hz=num('hz', .66)); n = 6
    for i in range(n):
        t = i/(n-1); y0 = P.hz+.015+.28*t**1.5; prof = hills(y0+.02, .20*(1-.55*t), 1.3+1.5*t, i, 7, num('ridged', 0) == 1); tex = .75+.5*fbm(u*ASP*6+i, (v-prof[None])*9, 4, SEED+i); P.ridge(prof, num('col', '#3a2a30'), (1-t)**.8*.94, tex)
        if i < n-1: P.mist(y0-.005, y0+.05, .8*(1-t*.5), 2.2+2*t, i)
    az = np.sign(P.sk.sun[0]) or 1
    for x, y, r, far, sd in ((.635, .360, .118, .10, 1), (.395, .300, .046, .46, 2), (.300, .440, .030, .62, 3), (.845, .475, .034, .58, 4), (.795, .215, .022, .72, 5), (.520, .520, .016, .80, 6)):
        X, Y, R = x*W, y*H, r*H; ph = np.linspace(0, math.pi*.80, 40); side = [(R*math.sin(a), -R*1.06*math.cos(a)) for a in ph]; low = curve([side[-1], (R*.42, R*1.10), (R*.17, R*1.46)], 10); prof = side+[tuple(t) for t in low]
        env = P.mask(lambda d, k: poly(d, k, [(X+a, Y+b) for a, b in prof]+[(X-a, Y+b) for a, b in prof[::-1]])); wid = np.interp(yy[:, 0], [Y+b for a, b in prof], [a for a, b in prof]); e = np.clip((xx-X)/np.maximum(wid[:, None], 1), -1, 1); ang = np.arcsin(e); g = np.abs(((ang/math.pi*11+.5) % 1)-.5); seam = 1-.30*np.exp(-(g/.05)**2); puff = .86+.22*np.cos((g-.25)*12.5)
        lam = np.clip(.40+.60*(e*az*.75-(yy-Y)/R*.30), .10, 1.1); band = np.where(((yy-Y)/R > .02)&((yy-Y)/R < .30), 1, 0); r_ = np.random.default_rng(sd); base = C(['#b5532e', '#d8b07a', '#7a3a34', '#c98a4a', '#9a6a5a', '#b5532e'][sd-1]); c = base*(1-band[..., None])+C('#e9dcc4')*.8*band[..., None]; glow = np.exp(-(((xx-X)/R/.8)**2+((yy-Y-R*.9)/R/.9)**2))
        P.paint(env, '#ffffff', 0) if False else None; col = c*(lam*seam*puff*num('bk', .85))[..., None]+(glow*.55*(far < .4))[..., None]*C('#ff9a4a'); P.img = P.img*(1-env[..., None])+(col*(1-far)+P.haze*far*.95)*env[..., None]
        bx, by = R*.10, Y+R*1.74; bask = P.mask(lambda d, k: (poly(d, k, [(X-bx, by), (X+bx, by), (X+bx*.86, by+R*.17), (X-bx*.86, by+R*.17)]), [stroke(d, k, [(X+q*R*.16, Y+R*1.46), (X+q*bx*.95, by)], max(.7, R*.008)) for q in (-1, -.4, .4, 1)])); P.paint(bask, '#1a1210', far)
    return P.done()
def cedar():
    """One old cedar of Lebanon, its plates of needles dark before ridges in evening haze"""
    P = Pano('golden', hz=num('hz', .66)); n = 5
    for i in range(n):
        t = i/(n-1); y0 = P.hz+.03+.20*t**1.5; prof = hills(y0+.02, .22*(1-.5*t), 1.2+1.4*t, i+2, 7, 0); P.ridge(prof, '#241a1e', (1-t)**.8*.93+.05); P.mist(y0-.005, y0+.05, .7*(1-t*.5), 2.2+2*t, i)
    g = np.random.default_rng(SEED*7+1); gx, gy, hh = num('tx', .66)*W, .985*H, num('th', .84)*H; foot = .955-.035*np.exp(-((U-.66)/.22)**2)+.012*(fbm(U*26, U*0+.5, 5, 4)-.5)
    def tree(d, k):
        trunk = curve([(gx-.012*W, gy), (gx-.006*W, gy-hh*.3), (gx+.006*W, gy-hh*.62), (gx, gy-hh*.96)], 20)
        for j in range(len(trunk)-1): stroke(d, k, [tuple(trunk[j]), tuple(trunk[j+1])], hh*.062*(1-j/len(trunk))**.8+1.2)
        for j in range(7): stroke(d, k, [(gx-.012*W, gy-hh*.05), (gx-.012*W+g.normal()*hh*.07, gy+4)], hh*.018)
        for i in range(11):
            t = (i+.5)/11; y = gy-hh*(.30+.66*t+g.normal()*.008); L = hh*(.47*(1-t**2.2)**.8+.07)*g.uniform(.72, 1.12); x0 = np.interp(y, trunk[::-1, 1], trunk[::-1, 0])
            for sg in (-1, 1):
                l = L*g.uniform(.62, 1.05); rise = hh*g.uniform(.015, .055); br = curve([(x0, y+hh*.035), (x0+sg*l*.4, y-rise*.25), (x0+sg*l, y-rise)], 24)
                for j in range(len(br)-1): stroke(d, k, [tuple(br[j]), tuple(br[j+1])], max(1.0, hh*.013*(1-j/len(br))*(1-.5*t)))
                for j in range(int(140+420*l/hh*2)):                                                   # tufts stand on the bough, flat beneath
                    f = g.random()**.72; bx, by = br[int(f*(len(br)-1))]; sp = hh*.026*(.5+1.1*math.sin(math.pi*min(1, f*.9+.12))); ax, ay = bx+g.normal()*sp*1.7, by-abs(g.normal())*sp*.62+sp*.10; rr = hh*g.uniform(.0035, .0105); d.ellipse([(ax-rr*1.9)*k, (ay-rr*.62)*k, (ax+rr*1.9)*k, (ay+rr*.5)*k], fill=255)
                    if g.random() < .5: stroke(d, k, [(ax, ay), (ax+g.normal()*rr*2.4, ay-abs(g.normal())*rr*1.6)], .7*S)
    ground_ = np.clip(yy-(foot*H)[None]+.5, 0, 1); P.paint(np.maximum(P.mask(tree), ground_), '#0e0a0a', .03); return P.done()
def minaret():
    """One pencil minaret and the shoulder of a dome against a veiled sun"""
    P = Pano('dawn', hz=num('hz', .86)); P.ridge(hills(.90, .16, 1.1, 2, 6), '#5a4a46', .88); P.mist(.80, .92, .7)
    P.ridge(towers(.93, .10, 90, 3, (.012, .03), 1.0), '#4a3c3a', .72); P.mist(.86, .95, .7, 3, 2); q = lambda a, b: (X+a*w, b*H); X, w = num('mx', .60)*W, .026*W
    def shaft(d, k):
        for y0, y1, a, b in ((1.02, .70, 1.12, 1.0), (.66, .46, .84, .78), (.425, .30, .62, .56)): poly(d, k, [q(-a, y0), q(a, y0), q(b, y1), q(-b, y1)])
        for yb, a0, a1 in ((.66, .84, 1.62), (.425, .62, 1.30)):                                          # balconies on corbels, a rail
            for j in range(6): t0, t1 = j/6, (j+1)/6; r1 = a0+(a1-a0)*t1**.8; poly(d, k, [q(-r1, yb+.046*(1-t0)), q(r1, yb+.046*(1-t0)), q(r1, yb+.046*(1-t1)), q(-r1, yb+.046*(1-t1))])
            poly(d, k, [q(-a1*1.06, yb), q(a1*1.06, yb), q(a1*1.06, yb-.006), q(-a1*1.06, yb-.006)]); [stroke(d, k, [q(t*a1, yb), q(t*a1, yb-.034)], 1.6*S) for t in np.linspace(-1, 1, 13)]; stroke(d, k, [q(-a1, yb-.034), q(a1, yb-.034)], 2.6*S)
        poly(d, k, [q(-.74, .302), q(.74, .302), q(.74, .292), q(-.74, .292)]); poly(d, k, [tuple(t) for t in curve([q(-.66, .292), q(-.40, .22), q(-.10, .130), q(0, .092)], 16)]+[tuple(t) for t in curve([q(0, .092), q(.10, .130), q(.40, .22), q(.66, .292)], 16)])
        stroke(d, k, [q(0, .10), q(0, .052)], 2.4*S); [d.ellipse([(X-r)*k, (y*H-r)*k, (X+r)*k, (y*H+r)*k], fill=255) for y, r in ((.088, 5*S), (.074, 4*S), (.063, 3*S))]
    def dome_(d, k):
        cx, r = .90*W, .30*H; poly(d, k, [(cx-r*1.06, 1.05*H), (cx-r*1.06, .90*H), (cx-r*1.0, .885*H)]+[tuple(t) for t in curve([(cx-r*.97, .86*H), (cx-r*.90, .70*H), (cx-r*.55, .565*H), (cx, .500*H)], 20)]+[(cx+r, .52*H), (cx+r*2, 1.05*H)]); stroke(d, k, [(cx, .50*H), (cx, .43*H)], 3*S)
        for j in range(9): t = -1.0+.13*j; poly(d, k, [(cx+r*t-4*S, .93*H), (cx+r*t+6*S, .93*H), (cx+r*t+6*S, .885*H), (cx+r*t-4*S, .885*H)])
    crescent = P.mask(lambda d, k: d.ellipse([(X-9*S)*k, (.040*H-9*S)*k, (X+9*S)*k, (.040*H+9*S)*k], fill=255))*(1-P.mask(lambda d, k: d.ellipse([(X-7*S)*k, (.036*H-11.5*S)*k, (X+7*S)*k, (.036*H+2.5*S)*k], fill=255)))
    P.paint(P.mask(dome_), '#2e2422', .46, .9+.2*np.exp(-((u-.80)/.05)**2)); m = np.maximum(P.mask(shaft), crescent); e = np.clip((xx-X)/w, -1.4, 1.4); P.paint(m, '#2a201e', .16, .80+.65*np.exp(-((e+.85)/.30)**2)); P.mist(.90, 1.0, .8, 3, 4); return P.done()
def town_lamps():
    """A snow range in the last light, ridges stepping down into haze, the lamps of a town out of focus before it"""
    P = Pano('dusk', hz=num('hz', .58)); g = np.random.default_rng(SEED*3+1)
    n = int(num('rows', 1100)); Y = (np.linspace(1, 0, n)**1.3*17000+9000).astype(np.float32)[::-1, None]; X = ((U[None]-.5)*ASP/P.f*Y).astype(np.float32); o = SEED*1.7                # a height field seen in perspective, nearest row first
    wx = X+1400*(fbm(X/2600, Y/2600, 5, SEED+21)-.5); back = np.exp(-((Y-19500+2600*(fbm(X/5000+o, X*0+.3, 4, SEED)-.5))/3300)**2); Z = 500+600*fbm(X/4200, Y/4200, 7, SEED+2)+back*(1250+950*np.exp(-((X-num('mx', 1800))/4200)**2)+900*(fbm(X/5200+3, Y*0+.2, 5, SEED+4)-.5))+900*back*fbm(wx/3200, Y/3600, 9, SEED+9, .5, True)
    gy, gx = np.gradient(Z); zx = gx/np.gradient(X, axis=1); zy = gy/np.gradient(Y[:, 0])[:, None]-zx*X/Y; L = np.sqrt(zx**2+zy**2+1); sun = np.array([num('lx', -.80), -.42, .42]); sun /= np.linalg.norm(sun); dif = np.clip((-zx*sun[0]-zy*sun[1]+sun[2])/L, 0, 1); q = fbm(X/700, Y/700, 7, SEED+5, .6); snow_ = smooth(Z+1300*(q-.5), num('s0', 1150), num('s0', 1150)+900)*smooth(1/L+.5*(q-.5), .38, .68)
    rose, blue = C(num('lit', '#ff9a86')), C(num('dark', '#46507a')); alb = (.10+.80*snow_)[..., None]; col = alb*(rose*(dif*1.15)[..., None]+blue*(.30+.14/L)[..., None]); r = (P.hz-(Z-num('cz', 900))/Y*P.f*num('up', 1.35))*H; run = np.minimum.accumulate(r, 0); R_ = np.arange(H); pick = np.stack([np.searchsorted(-run[:, c], -R_-.5) for c in range(W)], 1); m = (pick < n).astype(np.float32); pick = np.minimum(pick, n-1); body = np.take_along_axis(col, pick[..., None], 0); dist = np.take_along_axis(np.broadcast_to(Y, X.shape), pick, 0)
    k = 1-np.exp(-(dist/num('vis', 26000))*(.35+1.6*smooth(v, .30, .60))); k = np.clip(k, 0, 1)[..., None]; body = blur(body, .6*S+.1)*(1-k)+P.haze*k*.9; m = blur(m[..., None], .55*S+.1); P.img = P.img*(1-m)+body*m
    for i in range(4): t = i/3; y0 = .555+.10*t; P.ridge(hills(y0, .10, 1.6+t, i+20, 7), '#141826', (1-t)*.72+.10); P.mist(y0+.01, y0+.05, .5*(1-t), 2.4, i)
    n_ = int(num('n', 520)); pts = [(g.random(), .665+.30*g.random()**1.5) for i in range(n_)]
    dark = smooth(v, .655, .70)[..., None]; P.img = P.img*(1-dark*.72)
    for x, y in pts:
        r = (5+34*((y-.66)/.32)**1.3)*g.uniform(.75, 1.2)*S; X, Y = x*W, y*H; x0, x1, y0, y1 = int(max(0, X-r-2)), int(min(W, X+r+3)), int(max(0, Y-r-2)), int(min(H, Y+r+3))
        if x1 <= x0 or y1 <= y0: continue
        dd = np.hypot(xx[y0:y1, x0:x1]-X, yy[y0:y1, x0:x1]-Y)/r; k = np.clip((1-dd)*r*.45, 0, 1)*(.62+.5*np.clip(dd, 0, 1)**4); P.img[y0:y1, x0:x1] += k[..., None]*C(['#ffb765', '#ffdca8', '#ff9a5a', '#ffe9cf', '#ffb765'][g.integers(5)])*(.05+.75*g.random()**3.4)*float(num('lamps', .8))
    return P.done(vig=.5)

if __name__ == '__main__':
    t0 = time.time(); out = A.get('out', RENDERS+A['scene']+'.jpg'); img, fk = globals()[A['scene']](); fk.update({k: A[k] for k in ('sat', 'contrast', 'vig', 'bloom_k', 'tone', 'ivory', 'grain') if k in A})
    finish(np.maximum(img, 0).astype(np.float32), out, speck=0, dn=False, seed=SEED, **fk); print(f'RENDERED {out} {W}x{H} total={time.time()-t0:.1f}s')
