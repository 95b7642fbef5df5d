"""Panoramas: layered silhouettes before the analytic sky, mist between the layers, a mirror of water. numpy and PIL, 3 to 20 s each.

usage: python3 panorama.py -- scene=reeds light=golden w=1600 h=1000 seed=3 out=x.jpg
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
def poly(d, k, pts): d.polygon([(x*k, y*k) for x, y in pts], fill=255)
def stroke(d, k, pts, w): d.line([(x*k, y*k) for x, y in pts], fill=255, width=max(1, int(w*k)), joint='curve')
def curve(pts, n=40):
    p = np.array(pts, float); p = np.vstack([2*p[0]-p[1], p, 2*p[-1]-p[-2]]); out = []
    for i in range(1, len(p)-2): t = np.linspace(0, 1, n, endpoint=False)[:, None]; a, b, c, d = p[i-1], p[i], p[i+1], p[i+2]; out.append(.5*((2*b)+(-a+c)*t+(2*a-5*b+4*c-d)*t*t+(-a+3*b-3*c+d)*t**3))
    return np.vstack(out+[p[-2][None]])
# ---------------------------------------------------------------- scenes
def spruces(trees, sd, lit=0.):
    """Norway spruces, twig by twig: trees = [(x, foot, height) in px]. High boughs rise, low ones sag and turn up at their tips, twigs hang from each; lit= draws only that part of the boughs. -> a drawing for Pano.mask"""
    def dr(d, k):
        for n, (x, y, h) in enumerate(trees):
            g = np.random.default_rng(SEED*17+sd*997+n); wd, lean, gap = h*g.uniform(.13, .20), g.normal(0, .012)*h, g.random()*9; sides = g.uniform(.75, 1.15, 2); m = int(12*(h/S)**.46); w0 = np.clip(h*.0034, .55*S, 1.25*S)
            if not lit: poly(d, k, [(x-h*.010, y), (x+lean*.6-h*.004, y-h*.6), (x+lean, y-h*1.02), (x+lean+.3*S, y-h*1.02), (x+lean*.6+h*.004, y-h*.6), (x+h*.010, y)])
            for i in range(m):
                t = ((i+g.random())/m)**.86; side = g.integers(2); sg = 2*side-1; full = vnoise(np.array([t*11+gap]), np.array([side*5.+.5]), sd)[0]; L = wd*(.04+t**.66)*sides[side]*g.choice([1, .9, .72, .5, .3])*(.6+.65*full); a = .62-1.25*t**.55+g.normal()*.14; z = g.random()
                c = [(x+lean*(1-t)+sg*L*f, y-h*(1-t)-L*f*math.sin(a)+L*(.16*f-.30*f**3)*(t > .2)) for f in (0, .3, .6, .85, 1)]; tw = [(f, g.uniform(.3, 1.2), g.normal(.25, .3)) for f in g.uniform(.12, 1, int(np.clip(L/(1.25*S), 4, 70)))]
                if lit and z > lit: continue
                stroke(d, k, c[:3], w0*(1.3+h/S*.0012)); stroke(d, k, c[2:], w0)
                for f, q, b in tw: e = f*4; o = min(int(e), 3); X, Y = (c[o][p]+(c[o+1][p]-c[o][p])*(e-o) for p in (0, 1)); l = (L*.16+h*.005)*q*(1.1-.5*f); stroke(d, k, [(X, Y), (X+sg*b*l, Y+l*(1 if t > .12 else .4)*(-.35 if q < .5 else 1))], w0*.8)
    return dr
def forest():
    """Slopes of spruces stepping back into grey mist that the sun only whitens; torn banks at their feet, a bough within reach out of focus"""
    P = Pano('mist', hz=.60); g = np.random.default_rng(SEED); r = np.hypot((u-num('sx', .40))*ASP, v-.20); fog = C('#87929a')*(.52+.20*smooth(v, 1, .1))[..., None]+C('#e9e2d6')*(np.exp(-(r/.62)**1.5)*.40)[..., None]; fog = fog*(.90+.2*fbm(u*1.5, v*2.6, 4, SEED+3))[..., None]; P.img = fog.copy()
    for i, (b, s, lo, hi, n, far) in enumerate(((.47, -.16, .045, .085, 900, .82), (.55, .15, .07, .14, 420, .68), (.66, -.20, .12, .24, 170, .52), (.80, .16, .20, .38, 60, .34), (1.02, -.14, .34, .66, 17, .17), (1.24, .10, .70, 1.02, 7, .04))):
        base = b+s*(U-.5)-.10*(fbm(U*2.2*ASP, U*0+i, 4, SEED+i)-.5); tr = []
        while len(tr) < n:
            x = g.uniform(-.03, 1.03); c = vnoise(np.array([x*(3.2 if i < 4 else 2.4)+i*7.7]), np.array([.5]), SEED+40+i)[0]
            if c**1.6 > g.random()*.8 and (i < 4 or abs(x-num('open', .46)) > (.10 if i == 4 else .24)): tr.append((x*W, (base[int(np.clip(x*W, 0, W-1))]+g.normal()*.012)*H, (lo+(hi-lo)*g.random()**1.5)*H))
        foot = smooth(v, base[None]-.58*hi, base[None]-.02*hi)**1.35; torn = fbm(u*ASP*(2.6-.2*i)+i*3.3, v*5.5, 5, SEED+20+i); k = np.clip(far+(1-far)*foot*(.72+.7*torn), 0, 1)[..., None]; tone = (.7+.6*fbm(u*ASP*7, v*3, 3, 70+i))[..., None]
        for l, c_ in ((0, '#121a1b'), (.12, '#222d2d'))[:1+(i > 2)]: m = (P.mask(spruces(tr, i+1, l), .8*S*(i == 5))*(1 if not l else .75))[..., None]; P.img = P.img*(1-m)+(C(c_)*tone*(1-k)+fog*k)*m
        bank = np.exp(-((v-base[None]+.02)/(.05+.012*i))**2)*smooth(torn, .36, .66)*(.80-.09*i); P.img = P.img*(1-bank[..., None])+fog*1.04*bank[..., None]
    def near(d, k):
        for n, pts in enumerate(([(1.06, -.05), (.90, .03), (.76, .12), (.64, .25)], [(.99, -.03), (.95, .12), (.89, .25), (.85, .36)], [(.87, .05), (.77, .06), (.67, .09), (.60, .14)])):
            e = np.random.default_rng(SEED+n); c = curve([(x*W, y*H) for x, y in pts], 22); tw = [(c[:-1], 5)]
            for j in range(6, len(c)-2, 2):
                a = math.atan2(*(c[j+1]-c[j])[::-1]); b = a+e.choice([-1, 1])*e.uniform(.45, .8); l = (1.15-j/len(c))*e.uniform(70, 150)*S; tw.append((curve([c[j], c[j]+np.array([math.cos(b), math.sin(b)])*l*.5, c[j]+np.array([math.cos(b), math.sin(b)+.3])*l], 8), 3))
            for q, wd in tw:
                stroke(d, k, [tuple(p) for p in q], wd*S)
                for _ in range(int(np.hypot(*np.diff(q, axis=0).T).sum()/(.9*S))): f = e.integers(len(q)-1); o = q[f]+(q[f+1]-q[f])*e.random(); th = math.atan2(*(q[f+1]-q[f])[::-1])+e.choice([-1, 1])*abs(e.normal(.8, .25)); l = 20*S*e.uniform(.6, 1.1); stroke(d, k, [tuple(o), (o[0]+math.cos(th)*l, o[1]+math.sin(th)*l)], 1.8*S)
    m = P.mask(near, num('soft', 6)*S)[..., None]*.96; P.img = P.img*(1-m)+(C('#141c1a')*.9+fog*.05)*m
    return P.done(ev=num('ev', .35), vig=.34)
def reed(x, top, lean, sd, sc=1.0, foot=1.06):
    """One reed with its lance leaves and its nodding plume -> three drawings for Pano.mask: stem, leaves, plume. sc = thickness"""
    g = np.random.default_rng(SEED*997+sd); h = (foot-top)*H; st = curve([(x*W, foot*H), ((x+lean*.16+g.normal(0, .004))*W, foot*H-h*.36), ((x+lean*.48+g.normal(0, .004))*W, foot*H-h*.70), ((x+lean)*W, top*H)], 30); wind = 1 if lean >= 0 else -1; q = sc*S
    def blade(d, k, pts, wd):
        c = curve(pts, 14); t = np.linspace(0, 1, len(c)); e = np.gradient(c, axis=0); n = np.stack([-e[:, 1], e[:, 0]], 1)/np.maximum(np.hypot(*e.T), 1e-3)[:, None]; w_ = (wd*np.minimum(t*7, 1)**.7*(1-t**1.5)**.9+.25*S)[:, None]*.5; poly(d, k, [tuple(p) for p in c+n*w_]+[tuple(p) for p in (c-n*w_)[::-1]])
    def stem(d, k):
        n = len(st)
        for i in range(n-1): stroke(d, k, [tuple(st[i]), tuple(st[i+1])], q*(6.2-4.4*i/n))
        for i in range(9, n-16, 13): X, Y = st[i]; r = q*(4.0-2.6*i/n); d.ellipse([(X-r)*k, (Y-r*.8)*k, (X+r)*k, (Y+r*.8)*k], fill=255)
    def leaves(d, k):
        i = 7+int(g.integers(0, 8))
        while i < len(st)-16:
            X, Y = st[i]; sg = wind if g.random() < .68 else -wind; L = h*g.uniform(.14, .36)*(1-.30*i/len(st)); a = g.uniform(.30, 1.15)+(.15 if sg == wind else -.1); dx, up = L*math.sin(a), L*math.cos(a); sag = L*g.uniform(.02, .42)**1.0*(.4+a*.6)
            pts = [(X, Y), (X+sg*dx*.26, Y-up*.36), (X+sg*dx*.64, Y-up*.76+sag*.22), (X+sg*dx, Y-up+sag)]; z = g.random()
            if z < .16: pts = pts[:3]+[(X+sg*dx*.70, Y-up*.62+sag*.3), (X+sg*dx*(.72+.1*g.random()), Y+L*g.uniform(.05, .4))]      # broken by the wind
            elif z < .30: pts = [(X, Y), (X+sg*L*.07, Y-L*.10), (X+sg*L*.15, Y+L*.10), (X+sg*L*.19, Y+L*g.uniform(.4, .8))]        # dry, hanging
            blade(d, k, pts, q*g.uniform(2.0, 6.2)); i += int(g.integers(5, 17))
    def plume(d, k):
        X, Y = st[-1]; L = h*g.uniform(.15, .22); nod = g.uniform(.25, .75); ax = curve([(X-(st[-1]-st[-6])[0]*.4, Y+L*.10), (X+wind*L*.08, Y-L*.36), (X+wind*L*.30*nod, Y-L*.74), (X+wind*L*.74*nod, Y-L*(1.08-.16*nod))], 26); n = len(ax)
        for j in range(int(330*min(sc, 1.4))):                                                     # branchlets sweep up and hang over to one side
            f = g.random()**.8; a0 = ax[int(f*(n-1))]; tn = ax[min(n-1, int(f*(n-1))+4)]-ax[max(0, int(f*(n-1))-4)]; tn = tn/max(np.hypot(*tn), 1e-3); ll = L*(.10+.36*math.sin(math.pi*min(1, f*.72+.20)))*g.uniform(.4, 1.1)*(1-.5*f); sg = g.choice([-1, 1], p=[.34, .66])*wind; o = g.uniform(.12, .55); nv = np.array([-tn[1], tn[0]])*(1 if (-tn[1])*sg > 0 else -1)
            b = a0+tn*ll*.55+nv*ll*o*.6; c = a0+tn*ll*g.uniform(.75, 1.0)+nv*ll*o*1.3+np.array([0, ll*g.uniform(.0, .35)]); cc = curve([tuple(a0), tuple(b), tuple(c)], 6); stroke(d, k, [tuple(p) for p in cc], q*.8)
            for p in cc[3:]:
                if g.random() < .6: m = p+g.normal(0, .8*q, 2); e = (cc[-1]-cc[-4])/max(np.hypot(*(cc[-1]-cc[-4])), .1)*q*g.uniform(1.2, 3.0); stroke(d, k, [tuple(m-e), tuple(m+e)], q*g.uniform(.7, 1.3))
        for i in range(n-1): stroke(d, k, [tuple(ax[i]), tuple(ax[i+1])], q*1.8*(1-.6*i/n))
    return stem, leaves, plume
def reeds():
    """Reeds at the water's edge before a low sun: some sharp, some out of focus; glitter in discs, one island far off in haze"""
    P = Pano('golden', hz=num('hz', .55)); hz = P.hz; g = np.random.default_rng(SEED); sx, sy = num('sx', .36), num('sy', .475)
    env = np.clip(1-((U-.30)/.46)**2, 0, 1)**.5; base = hz+.004-.014*env*(.4+fbm(U*4*ASP, U*0, 4, SEED+1)); tree = base-.034*smooth(env, .2, .6)*(.25+1.1*fbm(U*26*ASP, U*0+4, 5, SEED+2, .6)); P.ridge(np.where(env > .05, tree, 2), '#2a1c1e', .40); env2 = smooth(U, .62, 1.0); P.ridge(np.where(env2 > 0, hz+.004-.030*env2*(.35+1.1*fbm(U*19*ASP+5, U*0+2, 5, SEED+4, .6)), 2), '#20161a', .26)
    d = np.hypot((u-sx)*ASP, v-sy); P.img += (np.exp(-d/.085)*.40+np.exp(-(d/.38)**1.3)*.22)[..., None]*C('#ffa04a')
    P.img[int((hz+.004)*H):] = P.haze[int((hz+.004)*H):]; P.water(hz+.004, num('ripple', .7), .86, num('tint', '#0a0806')); P.img += (np.exp(-np.abs(u-sx)/(.014+.10*np.clip(v-hz, 0, 1)))*smooth(v, hz+.004, hz+.02)*np.exp(-(v-hz).clip(0)/.22)*(.5+.8*fbm(u*6, v*70, 4, SEED+8))*.8)[..., None]*C('#ffab58'); P.img = bigblur(P.img, 4.5*S); P.img += ((np.exp(-(d/.023)**2)*1.5+np.exp(-d/.048)*.75+np.exp(-d/.17)*.16)*smooth(hz-v, -.03, .03))[..., None]*C('#ffc07c')
    for i in range(int(num('glit', 420))):                                                                                 # glitter, out of focus
        t = g.random()**1.7; y = hz+.012+.44*t; x = sx+g.normal()*(.016+.085*t); r = (5.5+9*t)*g.uniform(.55, 1.15)*S; X, Y = x*W, y*H; x0, x1, y0, y1 = int(max(0, X-r-2)), int(min(W, X+r+3)), int(max(0, Y-r-2)), int(min(H, Y+r+3))
        if x1 <= x0 or y1 <= y0: continue
        dd = np.hypot(xx[y0:y1, x0:x1]-X, (yy[y0:y1, x0:x1]-Y)*1.25)/r; P.img[y0:y1, x0:x1] += (np.clip((1-dd)*r*.35, 0, 1)*(.6+.5*np.clip(dd, 0, 1)**3))[..., None]*C(['#ffb45a', '#ffd49a', '#ff9a44'][g.integers(3)])*(.02+.80*g.random()**4.5)*(1-.80*t)
    near_sun = np.exp(-(d/.46)**1.2)
    def stand(list_, soft, dark, thin):
        for kind, col, tr in ((1, '#c8702c', .20*thin), (0, '#8a4a20', .10*thin), (2, '#ff9c50', .46*thin)):
            def dr(dd, k):
                for a in list_: reed(*a)[kind](dd, k)
            m = P.mask(dr, soft*S); core = 1 if kind != 2 else 1.25-1.15*smooth(bigblur(m[..., None], 5*S)[..., 0], .12, .62); fib = .75+.5*fbm(u*ASP*60, v*9, 3, 70+kind)
            body = C(dark)*fib[..., None]+(near_sun*tr*fib*core)[..., None]*C(col)*1.3; P.img = P.img*(1-m[..., None])+body*m[..., None]
    far = [(g.uniform(.52, 1.02), g.uniform(.38, .56), g.uniform(.01, .05), 300+i, .62) for i in range(46)]+[(g.uniform(-.02, .16), g.uniform(.46, .60), g.uniform(.01, .05), 380+i, .6) for i in range(16)]; stand([a for a in far], 4.2, '#2a1812', .9); P.img = P.img*.93+P.haze*.05
    mid = [(x, t, l, 100+i, s) for i, (x, t, l, s) in enumerate(((.545, .40, .050, .95), (.600, .205, .085, 1.15), (.640, .47, .040, .85), (.668, .30, .070, 1.05), (.715, .135, .105, 1.2), (.742, .42, .055, .9), (.780, .33, .045, 1.0), (.835, .225, .080, 1.1), (.470, .585, .030, .8), (.890, .40, .06, 1.0)))]; stand(mid[1::3], 3.4, '#1c110e', 1.0); stand(mid[2::3], 1.5, '#160d0b', 1.0); stand(mid[::3], .4, '#120b09', 1.0)
    stand([(.93, .02, -.10, 200, 3.0), (.985, -.10, -.05, 201, 3.6), (.02, .50, .10, 202, 3.0), (-.03, .34, .06, 204, 3.2)], 15, '#0c0706', .55); return P.done(vig=.42)
def pines(trees, sd):
    """Scots pines, bough by bough: trees = [(x, foot, height) in px]. A bent trunk, a deep ragged crown of tufts with sky at its edge, rounded or flat at its top; a few dead -> a drawing for Pano.mask"""
    def dr(d, k):
        for n, (x, y, h) in enumerate(trees):
            g = np.random.default_rng(SEED*77+sd*991+n); dead = g.random() < .05; tx, bx = x+h*g.normal()*.06, x+h*g.normal()*.03; lo, wd, flat = g.uniform(.16, .55), h*g.uniform(.10, .19), g.uniform(.45, .85); at = lambda f: (x*(1-f)**2+2*bx*f*(1-f)+tx*f*f, y-h*.97*f)
            stroke(d, k, [at(f) for f in (0, .25, .5, .75)], max(.7*S, h*.024)); stroke(d, k, [at(f) for f in (.75, .9, 1)], max(.45*S, h*.011))
            for i in range(g.integers(4, 8) if dead else 13):
                f = lo+(1-lo)*(i+g.random())/13; q = (f-lo)/(1-lo); sg = g.choice([-1, 1]); L = wd*np.clip(min(.45+q/.5, (1.04-q)/(1-flat)), .12, 1)*g.uniform(.25, 1.25)*(.6 if dead else 1); X, Y = at(f); up = g.uniform(-.15, .40)+.55*q**2
                stroke(d, k, [(X, Y), (X+sg*L*.5, Y-L*up*.3), (X+sg*L, Y-L*up)], max(.4*S, h*.007))
                for e in g.uniform(-.1, 1.1, 0 if dead else int(8+np.clip(L*h/(9*S*S), 0, 120))): a = max(min(h*.026, 1.7*S)*g.uniform(.3, 1), .45*S); cx, cy = X+sg*L*e+g.normal()*a*.6, Y-L*up*max(e, 0)**1.4+g.normal()*h*.018; d.ellipse([(cx-a*1.25)*k, (cy-a*.7)*k, (cx+a*1.25)*k, (cy+a*.6)*k], fill=255)
    return dr
def firs(trees, sd):
    """Spruces too far off for twigs: trees = [(x, foot, height) in px]. A ragged cone of many short drooping boughs, unequal on its two sides, its tip a bare shoot -> a drawing for Pano.mask"""
    def dr(d, k):
        for n, (x, y, h) in enumerate(trees):
            g = np.random.default_rng(SEED*19+sd*983+n); wd, tx, gap = h*g.uniform(.09, .15), x+h*g.normal()*.015, g.random()*9; stroke(d, k, [(x, y), (tx, y-h)], max(.45*S, h*.010)); m = int(14+np.clip(h/(.8*S), 0, 110))
            for i in range(m):
                t = (i+g.random())/m; sg = g.choice([-1, 1]); full = vnoise(np.array([t*6+gap]), np.array([sg*3.+.5]), sd)[0]; L = wd*(t+.02)**.8*(.35+.9*full)*g.uniform(.45, 1.1); X, Y, b = tx+(x-tx)*t, y-h*(1-t*.96), h*g.uniform(.008, .017); poly(d, k, [(X, Y-b), (X+sg*L*.55, Y+L*.18-b*.4), (X+sg*L, Y+L*g.uniform(.25, .6)), (X+sg*L*.5, Y+L*.35+b), (X, Y+b)])
    return dr
def wood(base, size, n, sd):
    """trees of unequal height on profile `base`, `size` by column, in clumps, mostly pines -> pines' and firs' [(x, foot, height) in px]"""
    r = np.random.default_rng(SEED*31+sd); X = r.random(int(n)); tall = .55+.75*vnoise(X*n*.06+sd, X*0+.5, SEED+sd); fir = .30+.5*(vnoise(X*n*.05, X*0+sd, SEED+3)-.35); out = [], []
    for x, a, f in zip(X, tall, fir):
        j = min(W-1, int(x*W)); h = size[j]*H*(.25+.75*r.random()**.8)*a; spruce = int(r.random() < f); h *= 1+.45*spruce*r.random()**2.5
        if base[j] < 1.5 and h > 2*S: out[spruce].append((x*W, base[j]*H+1, h))
    return out
def skerries():
    """Low wooded islands, one behind another in morning fog on pale still water, from a height; each has its own broken reflection. One lamp on a shore"""
    P = Pano('dawn', hz=num('hz', .40)); hz = P.hz; y0 = int(hz*H); dep = np.clip((v-hz)/(1-hz), 0, 1); lamp = None
    mir = P.img[np.clip(2*y0-1-yy, 0, y0-1).astype(int), xx.astype(int)]; mir = bigblur(mir, 9*S); row = 1/(dep+.06); ruf = fbm(u*ASP*.55*row**.55+3, row*2.1, 5, SEED+50); band = smooth(ruf+.18*(fbm(u*ASP*1.2, v*3, 3, SEED+51)-.5), .46, .60)
    tiny = fbm(u*ASP*9*row**.4, row*34, 4, SEED+52)-.5; wat = mir*(.93-.26*dep)[..., None]*(1-.20*band*(.25+dep)+.16*tiny*dep*(.4+band))[..., None]+C('#223044')*(.0*dep)[..., None]; P.img = np.where(v[..., None] > hz, wat, P.img); k = np.exp(-dep/.05)[..., None]; P.img = P.img*(1-k*(v[..., None] > hz))+P.haze*k*(v[..., None] > hz); P.mist(hz-.012, hz+.03, .95, 1.4, 77)
    for i, (t, isl) in enumerate(((.0, ((.20, .40), (.86, .30))), (.15, ((.60, .26), (.03, .16))), (.29, ((.34, .20), (.985, .17))), (.45, ((.745, .150), (.10, .12))), (.62, ((.43, .125), (1.0, .10))), (.80, ((.13, .125), (.515, .024))), (1.0, ((.86, .275), (.365, .028), (.405, .012))))):
        s = .016+.30*t**1.7; yw = hz+s; th = .30*s*num('tall', 1.0); far = .90*(1-t)**.85+.09; body = np.zeros((H, W), np.float32); rock, fore, aft = body.copy(), [], []
        for j, (c, half) in enumerate(isl):
            q = (U-c)/half; q = q+.25*(fbm(U*5+i, U*0+j, 3, SEED+i)-.5); e = np.clip(1-q*q, 0, 1)**.55; near_ = smooth(t, .5, .8)*(half > .03); edge = yw+.020*s*(fbm(U*ASP*1.5/s+i, U*0+j*3, 4, SEED+9)-.5); lump = 1-np.abs(2*fbm(U*ASP*1.1/s+7*j, U*0+i, 2, SEED+21+i)-1); rp = edge-.11*s*min(1, half/.09)*((1-near_)*e*(.25+1.15*fbm(U*ASP*(.9/s+.05/half)+7*j, U*0+i, 5, SEED+20+i))+near_*((.34+1.1*np.clip(lump-.45, 0, 1))*smooth(e, .30, .80)+.45*(fbm(U*ASP*4/s, U*0+i, 5, SEED+22, .6)-.5)-.02)); on = e > .02+.20*near_; rise = 1-near_*smooth(edge-rp, .09*s, .02*s)
            rock = np.maximum(rock, np.where(on[None], np.clip(yy-(rp*H)[None]+.5, 0, 1)*np.clip((edge*H)[None]-yy+.5, 0, 1), 0)); gap = fbm(U*ASP*.30/th+j*5, U*0+i*2, 4, SEED+30+i); keep = (e > np.maximum(.52-.14*near_+.7*(gap-.5), .46*near_))&(gap > .31-.31*near_)&(half > .03)&((near_ == 0)|(rp < edge-.02*s)); crown = th*(.04*(1-near_)+.44*fbm(U*ASP*3.2/th+9*j, U*0+i, 6, SEED+40+i, .68))*smooth(e, .45, .85)*smooth(gap, .32-.25*near_, .52)*rise
            body = np.maximum(body, np.where(keep[None], np.clip(yy-((rp-crown)*H)[None]+.5, 0, 1)*np.clip(((rp+.01*s)*H)[None]-yy+.5, 0, 1), 0)); stand = np.where(keep, rp+.03*th, 3.0); ps, fs = wood(stand, th*(1+.3*near_)*(.42+.75*smooth(e, .40, .95)*(.45+.85*smooth(gap, .30, .62)))*(.25+.75*rise), num('dense', 1)*38*ASP/th, 60+7*i+j); fore += [pines(ps[::2], 60+7*i+j), firs(fs[::2], 90+7*i+j)]; aft += [pines(ps[1::2], 61+7*i+j), firs(fs[1::2], 91+7*i+j)]
        rear, trees = (P.mask(lambda d, k: [draw(d, k) for draw in q], .55*S*t+.01) for q in (aft, fore)); body = np.maximum(body, trees)
        fog = far+(1-far)*num('foot', .75)*np.clip(1-(yw-v)/(.62*th), 0, 1)**1.3*(.35+.9*fbm(u*ASP*2.2+i*4, v*7, 4, SEED+80+i))*(1-.35*t-.30*smooth(t, .7, 1)); fog = np.clip(fog, 0, .985)[..., None]; both = np.maximum(np.maximum(rock, rear), body)
        n = int(min(1.1*th*H+6, H-yw*H-2)); rows = int(yw*H)+np.arange(n); J = (np.arange(n)/.96)[:, None]; wob = fbm(u[rows]*ASP*6/s*.12+i, np.log(rows[:, None]/H-hz)*np.ones((1, W))*26, 4, SEED+90)-.5; sx = np.clip(xx[rows]+wob*(5+.30*J)*S, 0, W-1).astype(int); syy = np.clip(yw*H-J+wob*.30*J, 0, H-1).astype(int); ref = blur(both[syy, sx][..., None], (.8+2.2*t)*S+.2)[..., 0]*(.88-.45*J/n)*np.clip(1.2-J/n, 0, 1)*(.85+.5*wob); refm = np.zeros((H, W), np.float32); refm[rows] = np.clip(ref, 0, 1); P.paint(refm, num('col', '#1c2836'), np.clip(far+.10, 0, 1))
        P.paint(rock, '#6c686c', np.clip(far+(fog-far)*.16, 0, 1), (1-.42*smooth(t, .7, 1))*(.25+1.5*fbm(u*ASP*5/s, v*16/s, 6, 33, .6)**1.6)*(1-.55*smooth(t, .7, 1)*smooth(fbm(u*ASP*16/s+v*20/s, v*34/s-u*9/s, 5, 34, .6), .47, .60))); P.paint(rear, num('col', '#1c2836'), fog+(.97-fog)*.22*t); P.paint(body, num('col', '#1c2836'), fog, .45+1.2*fbm(u*ASP*8/th*.2, v*10/th*.2, 5, 60+i)); rim = np.clip(both-np.roll(both, int(1.6*S)+1, 1), 0, 1); P.img += (rim*(1-fog[..., 0])*.22)[..., None]*P.haze*smooth(u, .95, .1)[..., None]; P.img *= (1-.45*np.exp(-np.abs(v-yw)*H/(1.2+1.6*t+2.6*smooth(t, .7, 1)))*rock.max(0)[None]*(1-far))[..., None]
        P.mist(yw-.20*s, yw+.05*s, .55*(1-.68*t), 1.6+1.2*t, 3*i)
    lx, ly = .688, .704
    if num('lamp', 1): P.lights([(lx, ly)]*4, 2.1, ['#ffcf8e'], 7.0); dd = np.hypot((u-lx)*ASP, v-ly); P.img += (np.exp(-dd/.006)*.5+np.exp(-dd/.03)*.05)[..., None]*C('#ffb568'); col_ = np.exp(-np.abs(u-lx)*ASP/(.0022+.02*np.clip(v-ly, 0, 1)))*smooth(v, ly+.012, ly+.022)*np.exp(-(v-ly).clip(0)/.03)*(.1+1.5*fbm(u*30, v*160, 3, 5)); P.img += (col_*.34)[..., None]*C('#ffb568')
    return P.done(vig=.36)
def along(p0, p1, sag=0.0):
    """Coordinates of a taut line in pixels: s along it, t across it (positive to its right, seen from p0)"""
    a, b = np.array([p0[0]*W, p0[1]*H]), np.array([p1[0]*W, p1[1]*H]); L = np.hypot(*(b-a)); e = (b-a)/L; s = (xx-a[0])*e[0]+(yy-a[1])*e[1]; q = s/L; return s, -(xx-a[0])*e[1]+(yy-a[1])*e[0]-sag*H*4*q*(1-q), q
def lay(P, p0, p1, w, cold, warm, sag=0.0, soft=.8):
    """A laid rope of w pixels: three strands in a helix, a frayed edge, cool light on one side and warm on the other"""
    s, t, q = along(p0, p1, sag); w = w*S; f = t/(w*.5); n = fbm(s/(w*.9), t/(w*.9), 4, 5); ph = s/(w*.62)+f*.55; bump = np.abs(np.sin(np.pi*ph)); edge = 1-.10*(1-bump)+.10*(n-.5); m = np.clip((edge-np.abs(f))*w*.5/soft+.5, 0, 1)*((q > -.02)&(q < 1.02)); round_ = np.sqrt(np.clip(1-f*f, .02, 1))
    sh = (.25+.75*bump**.7)*(.6+.8*n); c = C('#0e0a09')*sh[..., None]+(sh*np.clip(-f+.1, 0, 1)*round_)[..., None]*cold+(sh*np.clip(f+.25, 0, 1)**1.5)[..., None]*warm; P.img = P.img*(1-m[..., None])+c*m[..., None]
def lateen():
    """A dhow's cotton sail within reach, the low sun behind it: seams, weave, creases, the shadow of the mast; spar, lashings and a taut rope before it; sea and haze to the left"""
    P = Pano('golden', hz=num('hz', .74)); hz = P.hz; sx, sy = num('sx', .625), num('sy', .50); g = np.random.default_rng(SEED)
    P.ridge(np.where(U < .5, hz+.003-.012*smooth(U, .42, .05)*(.4+fbm(U*9*ASP, U*0, 4, SEED)), 2), '#3a2a2c', .62); P.img[int((hz+.003)*H):] = P.haze[int((hz+.003)*H):]; P.water(hz+.003, num('ripple', .9), .80, num('tint', '#06090d'))
    for i in range(900):
        t = g.random()**1.6; y = hz+.010+(1.02-hz)*t; x = num('gx', .33)+g.normal()*(.09+.12*t); r = (3.0+9*t)*g.uniform(.5, 1.2)*S; X, Y = x*W, y*H; x0, x1, y0, y1 = int(max(0, X-r-2)), int(min(W, X+r+3)), int(max(0, Y-r-2)), int(min(H, Y+r+3))
        if x1 <= x0 or y1 <= y0: continue
        dd = np.hypot(xx[y0:y1, x0:x1]-X, (yy[y0:y1, x0:x1]-Y)*1.7)/r; P.img[y0:y1, x0:x1] += (np.clip((1-dd)*r*.4, 0, 1))[..., None]*C(['#ffb45a', '#ffd49a', '#ff9a44'][g.integers(3)])*(.03+1.5*g.random()**4)*(1-.6*t)
    P.img = bigblur(P.img, 5*S)
    xc = np.interp(yy[:, 0]/H, *np.array(curve([(-.30, .97*ASP), (-.06, .825*ASP), (.30, .575*ASP), (.66, .350*ASP), (1.08, .130*ASP), (1.3, .02*ASP)], 30)).T); th = np.gradient(xc)*H; cs = 1/np.sqrt(1+th*th); xh = u*ASP; ty = (xh-xc[:, None])*cs[:, None]; sl = np.cumsum(1/cs)[:, None]/H+(xh-xc[:, None])*(th*cs)[:, None]                     # distance from the spar's axis and place along it, in picture heights
    R_ = (.023-.006*np.abs(v-.45))*(1+.05*(fbm(sl*6, ty*0, 4, 3)-.5)); kn = np.random.default_rng(SEED+12)
    tp = -.3+np.cumsum(kn.uniform(.055, .165, 30)*kn.choice([1, .55], 30, p=[.8, .2])); ki = np.clip(np.searchsorted(tp, sl), 1, 29); gap = np.diff(tp)[ki-1]; loc = np.clip((sl-tp[ki-1])/gap, 0, 1)**kn.uniform(.65, 1.5, 30)[ki]; tight = kn.uniform(.010, .0145, 31); gapw = tight[ki-1]+(tight[ki]-tight[ki-1])*loc+gap*kn.uniform(.01, .13, 30)[ki]*(4*loc*(1-loc))**.8      # lashings at unequal distances; between two, the sail's edge sags as it likes
    cloth = smooth(ty-R_*.55-gapw, -.0011, .0011)
    belly = .045*np.sin(np.pi*np.clip((v+.1)/1.25, 0, 1)); w0 = fbm(xh*1.1, v*.9, 4, SEED+2); q = (xh+.17*(v-.5)+belly+.010*(w0-.5))/num('strip', .128); strip = np.floor(q+.33); fq = q+.33-strip; tone = .84+.30*vnoise(strip*3.7+.5, strip*0+.5, 7)
    rad = fbm(np.arctan2(v-1.12, xh-.12)*7, np.hypot(v-1.12, xh-.12)*.9, 5, SEED+5)-.5; puck = (fbm(fq*2.0+strip*9, v*17, 3, SEED+6)-.5)*np.exp(-np.minimum(fq, 1-fq)/.10); tug = (fbm(sl*9+.5*fbm(xh*3, v*3, 2, 9), ty*1.8, 4, SEED+8)-.5)*np.exp(-np.clip(ty-.03, 0, 2)/.16); fold = rad*1.1+puck*.26+tug*.8+1.0*(fbm(xh*2.6+v*1.1, v*1.5-xh*.4, 5, SEED+9)-.5)
    gy, gx = np.gradient(bigblur(fold[..., None], 2.0*S)[..., 0]*H*.075); relief = np.clip(1-.9*gx+.55*gy, .35, 1.8)
    px_ = H/1000; wv = np.random.default_rng(SEED+4); thr = wv.normal(size=(H, W)).astype(np.float32); run = lambda a, n, ax: sum(np.roll(a, i, ax) for i in range(-n, n+1))/math.sqrt(2*n+1); weave = 1+.045*run(thr, int(9*px_)+1, 1)+.040*run(np.roll(thr, 77, 0), int(9*px_)+1, 0)+.10*(fbm(xh*120, v*7, 3, 21)-.5)+.10*(fbm(xh*7, v*130, 3, 22)-.5)
    seam = (1-.40*smooth(np.abs(fq-.5)*2, .925, .945))*(1-.30*np.exp(-((np.abs(fq-.5)*2-.930)/.010)**2)); st = np.exp(-((np.abs(fq-.5)*2-.955)/.006)**2)*(((v*H/(6.5*S)) % 1) < .6); stain = .80+.36*fbm(xh*1.7+3, v*1.7, 6, SEED+31)
    d = np.hypot((u-sx)*ASP, v-sy); L = .52*np.exp(-(d/.11)**1.6)+.50*np.exp(-d/.20)+.30*np.exp(-d/.55)+.055
    _, mt, _ = along((num('mx', .735), -.1), (num('mx', .735)-.045, 1.1)); shad = 1-.52*smooth(np.abs(mt)/H+.006*(fbm(v*3, v*0, 3, 4)-.5), .050, .022); _, rt, _ = along((.69, -.1), (.985, 1.1)); shad = shad*(1-.34*smooth(np.abs(rt)/H, .014, .004)); _, rt, _ = along((.70, -.1), (.52, 1.1), .02); shad = shad*(1-.26*smooth(np.abs(rt)/H, .011, .003))
    hem = 1-.38*smooth(ty-R_*.55-gapw, .040, .037); T = L*tone*relief*weave*seam*stain*shad*hem*(1-.22*st); heat = np.clip(L/.9, 0, 1)[..., None]; col = T[..., None]*(C('#d9783a')*(1-heat)+C('#ffc27c')*heat)*num('glowk', 1.9)
    col = col+(relief*weave*tone*(1-.3*st)*seam)[..., None]*C('#3d3a52')*.036; P.img = P.img*(1-cloth[..., None])+col*cloth[..., None]
    bolt = ty-R_*.55-gapw-.004; bm = smooth(np.abs(bolt), .0052, .0040); bs = np.abs(np.sin(np.pi*(sl*130+bolt*70))); P.img = P.img*(1-bm[..., None])+(C('#1a0f0a')*(.3+.9*bs)[..., None]+(bs*np.clip(bolt/.005, 0, 1)*L)[..., None]*C('#ff9a50')*.5)*bm[..., None]
    f = ty/R_; grain = fbm(sl*5, f*7, 5, 41, .6); crack = smooth(fbm(sl*2.2, f*11, 4, 44), .60, .70); sp = smooth(1-np.abs(f), -.03, .05); cyl = np.sqrt(np.clip(1-f*f, 0, 1)); wood = (.55+.9*grain)*(1-.55*crack); glow_ = bigblur((cloth*L)[..., None], 30*S)[..., 0]
    wrap = smooth(np.abs(((sl/.47+.12) % 1)-.5), .085, .080); wr = np.abs(np.sin(np.pi*(sl*105+f*.25))); wood = wood*(1-wrap)+wrap*(.25+1.0*wr)*(.7+.6*fbm(sl*90, f*4, 3, 5)); yard = C('#140d0b')*(wood*(.5+.5*cyl))[..., None]+(wood*np.clip(-f-.05, 0, 1)**1.2*cyl)[..., None]*P.haze*.16+(wood*np.clip(f-.15, 0, 1)**1.6*(.25+glow_))[..., None]*C('#ff8c42')*.42; P.img = P.img*(1-sp[..., None])+yard*sp[..., None]
    for t0, slant, w_, turns in zip(tp, kn.normal(.35, .22, 30), kn.uniform(.0042, .0078, 30), kn.integers(1, 4, 30)):      # each lashing its own cord, lean and number of turns
        for i in range(turns):
            c = sl-t0-ty*(slant+kn.normal()*.06)-(i-(turns-1)/2)*w_*1.7; tm = smooth(np.abs(c), w_, w_*.72)*smooth(ty+R_*1.06, -.001, .001)*smooth(R_*.55+gapw+.009-ty, -.001, .001); tb = np.abs(np.sin(np.pi*(ty*105+c*70+i*.3))); rnd = np.sqrt(np.clip(1-(c/w_)**2, 0, 1)); P.img = P.img*(1-tm[..., None])+(C('#1d130d')*((.3+1.0*tb)*(.3+.8*rnd))[..., None]+(tb*rnd*np.clip(ty/.05, 0, 1)*.24)[..., None]*C('#ff9a50'))*tm[..., None]
    lay(P, (.035, -.03), (.565, 1.04), 13, P.haze*.16, C('#ff9248')*.16, .004); lay(P, (.29, -.03), (.335, 1.04), 6.5, P.haze*.12, C('#ff9248')*.10, .002)
    P.img += bigblur(np.minimum(P.img, 1.5)*cloth[..., None], 90*S)*.10; return P.done(vig=.46)
def disc(P, x, y, r, c, k, cat=0.):
    """One lamp out of focus: a disc with a brighter edge, cut to a cat's eye towards the corners"""
    X, Y = x*W, y*H; x0, x1, y0, y1 = int(max(0, X-r-2)), int(min(W, X+r+3)), int(max(0, Y-r-2)), int(min(H, Y+r+3))
    if x1 <= x0 or y1 <= y0: return
    ex, ey = xx[y0:y1, x0:x1]-X, yy[y0:y1, x0:x1]-Y; d = np.hypot(ex, ey)/r; o = np.hypot(ex+(x-.5)*cat*r*2, ey+(y-.5)*cat*r*1.3)/r; m = np.clip((1-d)*r*.30, 0, 1)*np.clip((1.06-o)*r*.22, 0, 1); P.img[y0:y1, x0:x1] += (m*(.66+.42*np.clip(d, 0, 1)**5+.10*(vnoise(ex/r*3.1+9, ey/r*3.1+x*50, 7)-.5)))[..., None]*C(c)*k
def corniche():
    """A promenade's painted iron rail within reach, its paint worn by salt, a fishing rod leaning on it; low sun and glitter on the open sea out of focus"""
    P = Pano('golden', hz=num('hz', .47), disc=0); hz = P.hz; g = np.random.default_rng(SEED); sx, sy = num('sx', .335), num('sy', .375); r = np.hypot((u-sx)*ASP, v-sy); P.img += (np.exp(-r/.09)*.55+np.exp(-(r/.40)**1.3)*.22)[..., None]*C('#ffa04a'); b_ = np.exp(-((v-hz)/.035)**2)*.12; P.img = P.img*(1-b_[..., None])+P.haze*1.05*b_[..., None]
    P.img[int(hz*H):] = P.haze[int(hz*H):]; P.water(hz, num('ripple', 1.2), .80, num('tint', '#0b0c14')); dep = np.clip((v-hz)/(1-hz), 0, 1); swell = fbm(u*ASP*1.6/(dep+.10), np.log(dep+.03)*7, 5, SEED+4); P.img *= np.where(v > hz, (.44+.62*swell)*(1-.25*np.exp(-np.abs(v-hz)/.03)), 1)[..., None]; P.img += (np.exp(-np.abs(u-sx)/(.016+.15*dep))*(v > hz)*np.exp(-dep/.55)*(.25+1.1*swell)*.55)[..., None]*C('#ffab58'); P.img = bigblur(P.img, 4*S); P.img += (smooth(r, .032, .023)*1.8)[..., None]*C('#ffc98a')
    for i in range(int(num('glit', 900))):
        t = g.random()**2.0; y = hz+.005+.53*t; x = sx+g.normal()*(.022+.15*t); disc(P, x, y, (4+15*t)*g.uniform(.75, 1.1)*S, ['#ffb45a', '#ffd49a', '#ff9a44'][g.integers(3)], (.015+.62*g.random()**4.2)*(1-.62*t), .9)
    P.img = P.img*.97+bigblur(P.img, 50*S)*.07; col, al = np.zeros((H, W, 3), np.float32), np.zeros((H, W), np.float32); sky_ = P.sk.colour(u*0, u*0-1, u*0+.5, lobes=False)*num('amb', 2.4)
    def over(m, c):
        nonlocal col, al
        col = col*(1-m[..., None])+c*m[..., None]; al = al*(1-m)+m
    def tube(p0, p1, w0, w1, sd, back=1.0):
        """an iron pipe: chipped paint over rust, the sky along its upper side, the sun along its edge"""
        s, t, q = along(p0, p1); w = (w0+(w1-w0)*np.clip(q, -.1, 1.1))*S; sc = w/(60*S); f = t/(w*.5); up = abs(p1[0]-p0[0]) > .4; a = np.arcsin(np.clip(f, -.999, .999)); X, Y = s/(w*.5), a; f = f+.012*(fbm(X*1.4, Y*2, 3, sd)-.5); m = np.clip((1-np.abs(f))*w*.5/1.3+.5, 0, 1)*((q > -.05)&(q < 1.05)); nz = np.sqrt(np.clip(1-f*f, 0, 1))
        chip = smooth(fbm(X*1.5+sd, Y*1.7, 6, sd+1, .62)+.10*(fbm(X*.25, Y*.3, 3, sd+2)-.5), .585, .60); lip = np.clip(np.roll(chip, (2, 1), (0, 1))-chip, -1, 1); gr = fbm(X*9, Y*11, 4, sd+3); brush = fbm(X*1.2, Y*26, 3, sd+4); drip = smooth(fbm(X*3.2, Y*.7, 4, sd+5), .50, .75)
        body = C('#6f8a92')*(.62+.30*brush+.30*gr)[..., None]*(1-.35*drip)[..., None]*(1-chip[..., None])+(C('#43210f')*(.4+1.3*gr)[..., None])*chip[..., None]; rough = .35+.65*chip
        hi = -f if up else -f*.9*np.sign(.5*(p0[0]+p1[0])-sx); sun_ = np.exp(-((.5*(p0[0]+p1[0]) if not up else u)-sx)**2/.10); edge = np.clip(hi, 0, 1); amb = sky_*(.30+.70*np.clip(.5-.5*f if up else .5, 0, 1))[..., None]*1.0+P.haze*(edge**2*.55)[..., None]; c = body*amb*1.5*back+body*(sun_*np.clip(hi+.35, 0, 1)**1.5)[..., None]*C('#ff9c58')*.55*back
        spec = np.exp(-((hi-.90)/(.10+.05*rough))**2)*(1-.80*chip)*(.55+.9*brush); wide = np.exp(-((hi-.74)/.26)**2)*(1-.7*chip); c = c+(spec*(.16+1.25*sun_))[..., None]*C('#ffc27a')*back+(wide*(.05+.26*sun_)*(.5+gr))[..., None]*C('#ff9c58')*back+(np.exp(-((f-.55)/.22)**2)*.020)[..., None]*C('#8090c8'); c = c*(1-.5*np.clip(lip, 0, 1)*(1-chip))[..., None]+(np.clip(-lip, 0, 1)*edge*.30)[..., None]*C('#ffb870'); over(m, c); return s, t, q, w, f
    tube((-.06, .905), (1.06, 1.075), 26, 60, 60, .55)
    for x, y0, w in ((.155, .640, 30), (.700, .685, 50)):
        tube((x, y0), (x+.004, 1.08), w, w*1.04, int(x*100), .85)
        e = np.hypot((u-x)*W/(w*.60*S), (v-y0-(.012 if x < .5 else .030))*H/(w*.13*S))*(1+.10*(fbm(u*ASP*50, v*50, 3, 8)-.5)); m = smooth(e, 1.06, .94); over(m, C('#2c2624')*(.35+.8*fbm(u*ASP*40, v*60, 4, 9))[..., None]+(m*np.exp(-(((u-x)*W/(w*.66*S)+.72)/.20)**2)*.5)[..., None]*C('#ffb060')*(.3 if x > .5 else .9))
    s, t, q, w, f = tube((-.06, .585), (1.06, .715), 40, 82, 30)
    for i in range(int(num('drops', 210))):                                                                                # spray standing on the upper side: each drop shows the sky upside down
        qx = g.uniform(.03, .99); ww = 40+42*qx; ff = -g.uniform(.12, .98); rr = (1.4+6.5*g.random()**3.5)*S*(.55+.7*qx); X, Y = (-.06+1.12*qx)*W, (.585+.13*qx)*H+ff*ww*.5*S; x0, x1, y0, y1 = int(max(0, X-rr*2)), int(min(W, X+rr*2+1)), int(max(0, Y-rr*2)), int(min(H, Y+rr*2+1))
        if x1 <= x0 or y1 <= y0: continue
        sq = .55+.45*abs(ff)**.0*(1-abs(ff)*.5); ex, ey = (xx[y0:y1, x0:x1]-X)/rr, (yy[y0:y1, x0:x1]-Y)/(rr*sq); d = np.hypot(ex, ey)*(1+.08*np.sin(np.arctan2(ey, ex)*2+i)); m = smooth(d, 1.06, .90); sh = smooth(np.hypot(ex, ey-.5), 1.4, .8)*.45; k = math.exp(-((qx*1.12-.06-sx)**2)/.12); L = col[y0:y1, x0:x1]*(1-sh[..., None]); inv = np.clip(.5+.55*ey, 0, 1)**1.6; dc = L*.55+(inv*(.10+.55*k))[..., None]*C('#ffb066')+(np.exp(-((ex+.28)**2+(ey+.42)**2)/.035)*(.5+2.0*k))[..., None]*C('#ffe6c0'); col[y0:y1, x0:x1] = L*(1-m[..., None])+dc*m[..., None]
    # the rod, its guides and line
    p0, p1 = np.array([1.02, 1.13]), np.array([.205, .035]); s, t, q = along(p0, p1, .022); w = np.maximum(16.5-11.0*np.clip(q, 0, 1)-.75*np.floor(np.clip(q, 0, .999)*4), 1.8)*S; f = t/(w*.5); m = np.clip((1-np.abs(f))*w*.5/1.1+.5, 0, 1)*((q > -.05)&(q < 1)); k = np.exp(-((u-sx)/.30)**2); over(m, C('#120c0c')*(.7+.4*fbm(s/(w*3), f, 3, 5))[..., None]+(np.exp(-((f-.62)/.26)**2)*(.10+.75*k))[..., None]*C('#ffb066')+(np.exp(-((f+.5)/.3)**2)*.05)[..., None]*C('#93a0d8'))
    at = lambda q_: np.array([(p0[0]+(p1[0]-p0[0])*q_)*W, (p0[1]+(p1[1]-p0[1])*q_)*H]); e = at(1)-at(0); e /= np.hypot(*e); nv = np.array([-e[1], e[0]]); bend = lambda q_: at(q_)+nv*(.022*H*4*q_*(1-q_)); gd = [.50, .66, .79, .89, .96, 1.0]; eye = []
    def guides(d, kk):
        for i, q_ in enumerate(gd):
            b = bend(q_); rr = (11-7.5*(q_-.5)/.5)*S; c = b+nv*(rr*1.25); eye.append(c); d.ellipse([(c[0]-rr*.62)*kk, (c[1]-rr)*kk, (c[0]+rr*.62)*kk, (c[1]+rr)*kk], outline=255, width=int(max(1.5*S*kk, 2))); stroke(d, kk, [tuple(b-e*rr*.8), tuple(c-e*rr*.7)], 1.5*S); stroke(d, kk, [tuple(b+e*rr*.8), tuple(c+e*rr*.7)], 1.5*S); stroke(d, kk, [tuple(b-e*rr*1.3), tuple(b+e*rr*1.3)], (9-6*(q_-.5)/.5)*S)
    m = P.mask(guides); over(m, C('#1a1210')*np.ones((H, W, 1), np.float32)+(np.clip(m-np.roll(m, (1, 1), (0, 1)), 0, 1)*(.2+.8*k))[..., None]*C('#ffb870'))
    m = P.mask(lambda d, kk: (stroke(d, kk, [tuple(bend(.30)+nv*12*S)]+[tuple(c) for c in eye], .9*S), [stroke(d, kk, [tuple(a_), tuple(b_)], .85*S) for a_, b_ in zip(*(lambda c: (c[:-1], c[1:]))(curve([tuple(eye[-1]), (.150*W, .20*H), (.112*W, .36*H), (.086*W, .545*H)], 20)))])); over(m*.85, C('#2a1c18')*np.ones((H, W, 1), np.float32)+((.06+1.1*k*smooth(fbm(s/(60*S), s*0+.5, 3, 4), .4, .7)))[..., None]*C('#ffc890'))
    far = smooth(u, .74, 1.0)[..., None]; c2, a2 = bigblur(col, 8*S), bigblur(al[..., None], 8*S); c1, a1 = bigblur(col, 3*S), bigblur(al[..., None], 3*S); k2 = np.clip(far*2, 0, 1); k3 = np.clip(far*2-1, 0, 1); cc = (col*(1-k2)+c1*k2)*(1-k3)+c2*k3; aa = (al[..., None]*(1-k2)+a1*k2)*(1-k3)+a2*k3; P.img = P.img*(1-aa)+cc; return P.done(ev=num('ev', .35), vig=.44)
def sannine():
    """A long snow mountain far behind a bay at dusk, its crest alone still in rose light; hills in mist before it, the lamps of the coast ever denser towards the water, which draws them out"""
    P = Pano('dusk', hz=num('hz', .74), f=2.3, cloud=1); hz, g = P.hz, np.random.default_rng(SEED*3+1); n = int(num('rows', 1300)); P.img *= (.93+.14*fbm(u*1.4, v*5, 4, 5))[..., None]
    Y = np.linspace(12000, 27500, n, dtype=np.float32)[:, None]; X = ((U[None]-.5)*ASP/P.f*Y).astype(np.float32); wx = X+900*(fbm(X/2400, Y/4200, 5, SEED+21)-.5)                                    # a height field seen in perspective, nearest row first
    crest = 1980+520*np.exp(-((X-num('mx', 1500))/4300)**2)+250*np.exp(-((X+6200)/2300)**2)+620*(fbm(X/4200+2, Y*0+.2, 6, SEED+4)-.5); t = smooth(Y+1500*(fbm(X/3000, Y/3000, 4, SEED+3)-.5), 13000, 24500); Z = 500+(crest-500)*t**.82*(1-.5*smooth(Y, 25000, 27500))
    Z = Z-620*(4*t*(1-t))**.8*(1-fbm(wx/1900, Y/6200, 6, SEED+9, .5, True))+230*(fbm(wx/900, Y/1500, 7, SEED+11, .55)-.5)*(.35+t*(1-t)*2.6); gy, gx = np.gradient(Z); zx = gx/np.gradient(X, axis=1); zy = gy/np.gradient(Y[:, 0])[:, None]-zx*X/Y; L = np.sqrt(zx**2+zy**2+1)
    sun = np.array([num('lx', -.85), -.42, .16]); sun /= np.linalg.norm(sun); dif = np.clip((-zx*sun[0]-zy*sun[1]+sun[2])/L, 0, 1); q = fbm(X/420, Y/900, 7, SEED+5, .62); snow = smooth(Z+900*(q-.5), 1250, 1750)*smooth(1/L+.9*(q-.5), .55, .86)*(1-.75*smooth(fbm(X/2600, Z/34, 4, SEED+7), .56, .66)*smooth(q, .42, .58))
    top = smooth(Z+260*(fbm(X/1800, Y/1800, 4, SEED+8)-.5), num('s0', 1780), num('s0', 1780)+560); alb = (.07+.75*snow)[..., None]; col = alb*(C('#ff9488')*(dif*top*num('rose', 1.25))[..., None]+C('#56618e')*(.26+.16/L)[..., None])
    r = (hz-Z/Y*P.f*num('up', 1.75))*H; run = np.minimum.accumulate(r, 0); R_ = np.arange(H); pick = np.stack([np.searchsorted(-run[:, c], -R_-.5) for c in range(W)], 1); m = (pick < n).astype(np.float32); pick = np.minimum(pick, n-1); body = np.take_along_axis(col, pick[..., None], 0)
    k = np.clip(num('far', .34)+.60*smooth(v, .34, .60), 0, 1)[..., None]; body = blur(body, .8*S+.1)*(1-k)+P.haze*k*.80; m = blur(m[..., None], .7*S+.1); P.img = P.img*(1-m)+body*m
    lamp = np.zeros((H, W, 3), np.float32); prof = []
    for i in range(5): q = i/4; prof.append(hills(hz-.085*(1-q)-.010, .21*(1-q)+.055, .7+1.1*q, i+20, 9)); P.ridge(prof[-1], '#141726', (1-q)*.60+.12); P.mist(hz-.10*(1-q)-.03, hz-.10*(1-q), .55*(1-q)+.16, 1.8, i)
    dens = fbm(u*ASP*4, v*9, 4, SEED+31); low = np.min(prof, 0); roads = [(g.random(), g.uniform(.04, .20), g.random()**1.8*.20, g.normal()*.10, g.uniform(20, 60)) for _ in range(34)]
    for _ in range(int(num('n', 5200))):
        x, d = g.random(), g.random()**num('fall', 3.0)*.23; on = g.random() < .36
        if on: x0, w_, d0, sl, f = roads[g.integers(34)]; e = (g.random()-.5)*w_; x, d = (x0+e) % 1, max(0, d0+sl*e+.003*math.sin(f*e*6))
        y = hz-.003-d; j, i = min(W-1, int(x*W)), int(y*H)
        if y < low[j]+.006 or not on and g.random() > smooth(dens[i, j], .38+1.1*d, .58+1.1*d): continue
        c = C(['#ffb765', '#ffcf96', '#ff9d58', '#ffe6c8', '#ffb765', '#ffc27c'][g.integers(6)])*(.03+(.5 if on else 3.4)*g.random()**(4 if on else 10))*math.exp(-d/.14); lamp[i, j] += c
    lamp *= (W*H/1.6e6); k = bigblur(lamp, 4*S)*4+bigblur(lamp, 14*S)*9+bigblur(lamp, 55*S)*26; P.img += (blur(lamp, .75*S+.15)*5.5+k)*num('lamps', 1.0)
    y0 = int(hz*H); P.img[y0:] = P.haze[y0:]; P.water(hz, num('ripple', .75), .62, '#0b0f1c'); t = np.clip((v-hz)/(1-hz), 0, 1); w_ = np.exp(-(hz-v).clip(0)/.05)*(v < hz); line = blur((lamp*w_[..., None]).sum(0)[None]*np.ones((3, 1, 1), np.float32), 1.4*S)[1]      # what the water draws out of the lamps
    wob = ((fbm(u*ASP*9, v*70, 3, 41)-.5)*(3+26*t)*S).astype(np.float32); px = np.clip(xx+wob, 0, W-1).astype(int); P.img += line[px]*(smooth(v, hz, hz+.006)*np.exp(-t/.34)*(.15+1.7*smooth(fbm(u*ASP*7, v*130, 4, 43), .38, .72)))[..., None]*num('streak', .30)
    P.mist(hz-.016, hz+.004, .34, 2.0, 12); P.img *= (1-.45*smooth(v, hz+.04, 1.0))[..., None]; return P.done(ev=num('ev', .3), vig=.42)

if __name__ == '__main__':
    t0 = time.time(); out = A.get('out', RENDERS+A['scene']+'.jpg'); img, fk = globals()[A['scene']](); fk.update({k: A[k] for k in ('sat', 'contrast', 'vig', 'bloom_k', 'tone', 'ivory', 'grain') if k in A})
    finish(np.maximum(img, 0).astype(np.float32), out, speck=0, dn=False, seed=SEED, **fk); print(f'RENDERED {out} {W}x{H} total={time.time()-t0:.1f}s')
