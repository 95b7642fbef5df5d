"""Things seen from close by: stone, water, iron, wood, paint, crystal, bronze, glazed tiles, a canyon, a dune's brink. numpy, ray by ray where a surface has depth; the lens of studies.py. 1 to 3 minutes each on an idle machine.

usage: python3 surfaces.py -- kind=brink w=1600 h=1000 seed=3 out=x.jpg
Each kind is one function that returns (linear picture, options for finish). Lengths are in metres, the camera looks along +y, its rays are (X, 1, Z).
"""
from studies import *

K = int(A.get('k', 2)); WK, HK = W*K, H*K
def rays(hz, f):
    """One ray a sample: X by column, Z by row (at row hz it is level)."""
    return (((np.arange(WK, dtype=np.float32)+.5)/WK-.5)*ASP/f)[None], ((hz-(np.arange(HK, dtype=np.float32)+.5)/HK)/f)[:, None]
def aim(eye, to, roll, f):
    """A camera at `eye` that looks at `to`, rolled by degrees: the unit direction of each ray, a place in the picture (column, row, depth), the direction ahead."""
    fw = unit(to-eye); a = math.radians(roll); rt = unit(np.cross(fw, [0, 0, 1])); up = np.cross(rt, fw); rt, up = (rt*math.cos(a)+up*math.sin(a)).astype(np.float32), (up*math.cos(a)-rt*math.sin(a)).astype(np.float32); X, Z = rays(.5, f); d = [fw[i]+X*rt[i]+Z*up[i] for i in range(3)]; l = 1/np.sqrt(d[0]**2+d[1]**2+d[2]**2)
    def pix(p): q = np.array(p)-eye; y = q@fw; return (.5+q@rt/y*f/ASP)*W, (.5-q@up/y*f)*H, y
    return [q*l for q in d], pix, fw
def small(a):
    """Samples -> pixels."""
    return a.reshape(H, K, W, K, -1).mean((1, 3)).astype(np.float32)
def between(T, i, j):
    """A map's values at columns i and rows j that lie between its points."""
    i, j = np.clip(i, 0, T.shape[1]-1.01), np.clip(j, 0, T.shape[0]-1.01); a, b = i.astype(np.int32), j.astype(np.int32); i, j = i-a, j-b; return (T[b, a]*(1-i)+T[b, a+1]*i)*(1-j)+(T[b+1, a]*(1-i)+T[b+1, a+1]*i)*j
def unit(a): return a/np.linalg.norm(a, axis=-1, keepdims=True)
def field(height, X, hz, f, hc, d0, d1, n):
    """A height field along each column, near to far: its heights, the look-up of a depth, and the depth that each sample sees (1e4: none)."""
    D = np.geomspace(d0, d1, n).astype(np.float32)[:, None]; F = height(X*D, D+0*X); sy = np.minimum.accumulate(hz+f*(hc-F)/D, 0); rows = ((np.arange(HK)+.5)/HK).astype(np.float32); d = np.full((HK, WK), 1e4, np.float32)
    for c in range(WK): k = n-np.searchsorted(sy[::-1, c], rows, 'right'); ok = (k > 0)&(k < n); j = k[ok]; s0, s1 = sy[j-1, c], sy[j, c]; t = np.clip((s0-rows[ok])/np.maximum(s0-s1, 1e-6), 0, 1); d[ok, c] = D[j-1, 0]*(1-t)+D[j, 0]*t
    return F, lambda q: np.clip(np.log(np.maximum(q, d0)/d0)/math.log(d1/d0)*(n-1), 0, n-1).astype(int), d

def vapour(nx, ny, steps, keep, seed, src):
    """Warm vapour that rises from `src` (columns of the lowest rows) and curls: an incompressible flow, stepped in numpy. Its density at the steps in `keep`, drawn out over a short exposure."""
    Y, X = np.mgrid[0:ny, 0:nx].astype(np.float32); a, b, q = (np.zeros((ny, nx), np.float32) for _ in range(3)); kx, ky = np.fft.rfftfreq(nx)[None]*6.2832, np.fft.fftfreq(ny)[:, None]*6.2832; k2 = kx*kx+ky*ky; k2[0, 0] = 1; acc = {}
    def at(c, x, y):
        y = np.clip(y, 0, ny-1.01); i, j = np.floor(x).astype(np.int32), y.astype(np.int32); fx, fy = x-i, y-j; i0, i1 = i % nx, (i+1) % nx; A_ = c.ravel(); k = j*nx; t = A_[k+i0]*(1-fx)+A_[k+i1]*fx; return t+(A_[k+nx+i0]*(1-fx)+A_[k+nx+i1]*fx-t)*fy
    damp = smooth(Y, ny-1, ny*.86)*smooth(Y, -1, 5)
    for n in range(steps):
        s = src*(.55+.9*fbm(np.arange(nx)*.045, np.full(nx, n*.035), 3, seed+3)**1.5); q[2:8] = np.maximum(q[2:8], s[None]*1.1); b[2:8] = s[None]*1.5
        b += .075*q; wz = np.gradient(b, axis=1)-np.gradient(a, axis=0); m = np.abs(wz); my, mx = np.gradient(m); l = np.sqrt(mx*mx+my*my)+1e-4; a += .20*my/l*wz; b -= .20*mx/l*wz; a += .010*(Y/ny)*num('wind', 1.0)
        fa, fb = np.fft.rfft2(a*damp), np.fft.rfft2(b*damp); dv = (kx*fa+ky*fb)/k2; a, b = np.fft.irfft2(fa-kx*dv, (ny, nx)).astype(np.float32), np.fft.irfft2(fb-ky*dv, (ny, nx)).astype(np.float32)
        x, y = X-a, Y-b; x2, y2 = X-at(a, X-a*.5, Y-b*.5), Y-at(b, X-a*.5, Y-b*.5); q1 = at(q, x2, y2); q = np.clip(q1+.30*(q-at(q1, 2*X-x2, 2*Y-y2)), 0, 1.2)*.9965*damp; a, b = at(a, x, y), at(b, x, y)
        for k in keep:
            if k-9 < n <= k: acc[k] = acc.get(k, 0)+q/9
    return [acc[k] for k in keep]
def steam():
    """Steam from a grating in a wet street at night, seen from a hand's height over the asphalt: a lamp behind it, the avenue's lights far out of focus and drawn out on the road."""
    hz, f, hc = num('hz', .46), num('f', 1.12), num('hc', .30); X, Z = rays(hz, f); r = np.random.default_rng(SEED+9); L = []; warm = ['#ffb060', '#ffc27c', '#ff9f4c', '#ffd9a8']
    for side in (-1, 1):                                                                                   # the avenue: two rows of lamps that converge, windows, brake lights, a few green signals
        for i in range(13): d = 9*1.24**i; L.append((.075+side*(6.4+r.normal()*.4)/d, (4.6+r.normal()*.25)/d, 30/(1+d*.030), warm[r.integers(4)], 1.5*r.uniform(.5, 1.2)))
    for i in range(26): d = 9+60*r.random()**1.5; L.append((.075+r.uniform(-3.6, 1.2)/d, (.55+.25*r.random())/d, 26/(1+d*.030), '#ff2412', r.uniform(.3, 1.7)))
    for i in range(14): d = 12+60*r.random(); L.append((.075+r.uniform(1.4, 4.4)/d, (.5+.2*r.random())/d, 26/(1+d*.030), '#ffe6c4', r.uniform(.4, 2.0)))
    for x, z, c in ((-.16, .15, '#ff3a1c'), (.20, .12, '#ff3a1c'), (-.46, .11, '#2fc08a'), (.42, .17, '#ff3018')): L.append((x, z, 19, c, .8))
    for i in range(70): x = r.normal(0, .45)+.05; L.append((x, .03+.34*r.random()*min(1, .25+abs(x-.07)*1.6), 8+13*r.random(), (warm+['#bcd0ff'])[r.integers(5)], .02+.30*r.random()**3))
    lx, lz = num('lx', .25), num('lz', .30); L.append((lx, lz, 36, '#ffae5c', num('lamp', 1.7))); back = zeros(); d_ = Disc(back)
    for x, z, rad, c, k in L: d_((.5+x*f/ASP)*W, (hz-z*f)*H, rad*1.15*S, C(c, k*.62), .10, .28, .25)
    glow = bigblur(back, 40*S)*.30+bigblur(back, 150*S)*.55; view = back+glow+C('#1a1c30')*(.05+.05*smooth(v, 0, hz))[..., None]+C('#a0522a')*(np.exp(-np.abs(v-hz)/.10)*.07)[..., None]
    cw, ch, x0, cs = 1600, 720, -1.25, 640; cy, cx = np.mgrid[0:ch, 0:cw].astype(np.float32); E = np.zeros((ch, cw, 3), np.float32)                                # what the road mirrors, by X and Z
    for x, z, rad, c, k in L:
        q = rad/1000*1.1*cs; i, j = (x-x0)*cs, z*cs; a0, a1, b0, b1 = int(max(0, i-4*q)), int(min(cw, i+4*q+1)), int(max(0, j-4*q)), int(min(ch, j+4*q+1))
        if a1 > a0 and b1 > b0: e = np.hypot(cx[b0:b1, a0:a1]-i, cy[b0:b1, a0:a1]-j)/q; E[b0:b1, a0:a1] += (smooth(e, 1.15, .8)+.05*np.exp(-e*.9))[..., None]*C(c, k*1.5)
    E += (np.exp(-cy/cs/.10)*.035)[..., None]*C('#a0522a')+C('#20243c')*.035
    def env(x, z): i, j = np.clip((x-x0)*cs, 0, cw-1).astype(int), np.clip(np.abs(z)*cs, 0, ch-1).astype(int); return E[j, i]
    t = math.radians(num('turn', -11)); ct, st = math.cos(t), math.sin(t); gx0, gy0, hw, hl = num('gx', .07), num('gy', 1.36), .50, .36
    def grate(x, y):
        x, y = x-gx0, y-gy0; p, q = x*ct+y*st, -x*st+y*ct; o = np.maximum(np.abs(p)-hw, np.abs(q)-hl); return p, q, o
    def road(x, y, fine=True):
        p, q, o = grate(x, y); bar = np.abs((p/.050+.5) % 1-.5)*.050; cross = np.abs((q/.18+.5) % 1-.5)*.18; hole = np.minimum(smooth(bar, .0085, .0125), smooth(cross, .009, .013))*smooth(o, -.048, -.054); rim = np.exp(-(np.abs(o)/.0035)**2)
        iron = -.004-.06*hole-.0015*(1-hole)*smooth(bar, .003, .011)*(o < -.055)+.0006*(fbm(x*90, y*90, 3, SEED+20)-.5); stones = vnoise(x*150, y*150, SEED+21)*.55+vnoise(x*330, y*330, SEED+22)*.3+vnoise(x*70, y*70, SEED+23)*.45; big = .014*(fbm(x*1.1, y*1.1, 4, SEED+24)-.5)
        asp = .0042*(stones-.62)+big*.35 if fine else 0*x+big*.35; return np.where(o < 0, iron, asp-.005*rim)
    _, _, d = field(lambda x, y: road(x, y, False), X, hz, f, hc, .40, 12, 4400); far = (d > 11.9)&(Z < 0); d = np.where(far, hc/np.maximum(-Z, 1e-3), d); x, y = X*d, d; up = np.broadcast_to(Z >= 0, d.shape)
    e = np.clip(.0007*d, .0006, .02); h = road(x, y); hx, hy = (road(x+e, y)-h)/e, (road(x, y+e)-h)/e; p, q, o = grate(x, y); iron = smooth(o, .002, -.002); hole = iron*smooth(h, -.010, -.022)
    film = .0042*(-.20+.75*smooth(fbm(x*1.4+5, y*.9, 4, SEED+25), .38, .66))+.014*(fbm(x*1.1, y*1.1, 4, SEED+24)-.5)*.35; wet = smooth(film-h, -.0003, .0006)*(1-iron); hx, hy = hx*(1-wet)+.004*(fbm(x*9, y*9, 3, SEED+26)-.5)*wet, hy*(1-wet)+.010*(fbm(x*9+4, y*9, 3, SEED+27)-.5)*wet
    fade = smooth(d, 14, 1.2); rough = .040+.055*(1-fade)+.030*(1-wet); hx, hy = hx*(.30+.70*fade), hy*(.30+.70*fade); cos = np.clip((-Z+hy)/np.sqrt(1+Z*Z), .02, 1); fr = np.where(iron > .5, .26+.74*(1-cos)**5, .03+.97*(1-cos)**5); fr = fr*(.42+.58*wet+.35*iron).clip(0, 1); g = np.random.default_rng(SEED+5); mir = 0; n = 10
    for k in range(n): a, b = g.normal(size=d.shape).astype(np.float32), g.normal(size=d.shape).astype(np.float32); mir = mir+env(X+2*(-hx+a*rough*.5)*np.maximum(-Z, .03)*1.3, -Z-2*hy*.8+2*b*rough)/n
    dl = np.hypot(x-lx*4, y-4.0); lit = 2.4/(1+(dl/1.6)**2); grit = vnoise(x*150, y*150, SEED+21); base = (C('#35302e')*(.3+.8*grit)[..., None])*(1-iron[..., None])+C('#241a14')*iron[..., None]; dif = base*(lit*(.25+.75*np.clip(.35+hy*1.4-.4*hx, 0, 1.6))*2.0)[..., None]*C('#ffba78')+base*.30*C('#8090c0')
    img = dif*(1-.6*wet[..., None])+mir*fr[..., None]*num('mir', 1.0); img = img*(1-hole[..., None])+hole[..., None]*C('#ff9a50')*(.010+.030*smooth(h, -.06, -.012))[..., None]
    img = small(img*(~up)[..., None]); dm = small(np.minimum(d, 1e3))[..., 0]; m = smooth(v, hz-.014, hz+.016)[..., None]; img = view*(1-m)+img*m; haze = np.exp(-np.abs(v-hz)/.05)[..., None]; img = img+haze*C('#c8743a')*.05
    img = lens(img, num('coc', 20)*np.clip(np.abs(1-num('focus', 1.02)/np.minimum(dm, 99)), 0, 1)*smooth(v, hz-.01, hz+.02)*1.1)
    nx, ny = 560, 420; sx = (np.arange(nx)/nx-.5)*1.9; src = np.exp(-((sx+.02)/.36)**6)*(.35+.65*vnoise(np.arange(nx)*.11, np.zeros(nx), SEED+30)); T = vapour(nx, ny, 400, (190, 235, 280, 325, 362, 399), SEED, src.astype(np.float32)); behind = bigblur(back, 34*S)*.9+bigblur(back, 90*S)*1.6+bigblur(back, 230*S)*2.4
    behind = behind+bigblur(np.where(m > .5, img, 0), 60*S)*.5
    for q, dist, flip, soft in zip(T, (1.66, 1.58, 1.46, 1.34, 1.24, 1.16), (1, -1, 1, -1, 1, -1), (9, 6, 3.5, 2.2, 3.5, 6)):                            # sheets of it, from the far edge of the grating to the near one
        Xs, Zs = (u-.5)*ASP/f, (hz-v)/f; i, j = ((Xs*dist-gx0)*flip/1.9+.5)*nx, (Zs*dist+hc+.03)/1.43*ny; ok = (i > 0)&(i < nx-2)&(j > 0)&(j < ny-2); i, j = np.clip(i, 0, nx-2), np.clip(j, 0, ny-2); a, b = i.astype(int), j.astype(int); fx, fy = i-a, j-b
        D = ((q[b, a]*(1-fx)+q[b, a+1]*fx)*(1-fy)+(q[b+1, a]*(1-fx)+q[b+1, a+1]*fx)*fy)*ok; D = bigblur(D.astype(np.float32)[..., None], soft*S*1.3)[..., 0]; D = D*(.30+.70*smooth(j/ny, 0, .10)); al = 1-np.exp(-D*num('thick', 1.45)); near = np.exp(-np.hypot(Xs-lx, Zs-lz)/.30)
        light = behind*num('sun', 1.25)+(near*num('key', .55))[..., None]*C('#ffb870')+C('#5a6488')*.05; img = img*(1-.75*al[..., None])+light*al[..., None]
    return img, dict(ev=num('ev', .55), bloom_k=.22, bloom_th=.7, vig=.42)

def battens():
    """A curved wall of upright oak battens of unequal width, depth and tone, grazed by a warm light, some gaps lit from behind: a plan, one ray a column, and grain along the wood."""
    hz, f = num('hz', .5), num('f', 1.5); X = (((np.arange(WK)+.5)/WK-.5)*ASP/f); R, D = num('R', 3.0), num('D', 3.36); phi = math.radians(num('limb', -15))+math.asin(R/D); cx, cy = D*math.sin(phi), D*math.cos(phi); r = np.random.default_rng(SEED+2)
    q = 1e-4; n = int(R*1.7/q); P, I, B, G = np.full(n, -.022), np.zeros(n, int), np.zeros(n), np.zeros(n); a, k = 0, 0                                       # the wall's relief along its curve, batten numbers, place on the batten, lit gaps
    while a < n:
        w, g = int(r.choice([.016, .021, .026, .034], p=[.25, .3, .3, .15])*r.uniform(.92, 1.08)/q), int(r.uniform(.006, .0105)/q); e = np.minimum(np.arange(w), np.arange(w)[::-1])*q; o = .0022; round_ = np.where(e < o, o-np.sqrt(np.clip(o*o-(o-e)**2, 0, None)), 0); m = min(w, n-a)
        P[a:a+m] = (r.choice([0, .004, .009])+r.normal()*.0012-round_)[:m]; I[a:a+w] = k; B[a:a+m] = (np.arange(w)*q)[:m]; a += w; I[a:a+g] = k; G[a:a+g] = (r.random() < num('lit', .15))*r.uniform(.5, 1.2); a += g; k += 1
    def plan(x, y): dx, dy = x-cx, y-cy; rho = np.hypot(dx, dy); th = np.arctan2(dx, -dy)+phi+.95; return rho-R, np.clip(th*R/q, 0, n-1).astype(int)
    t = np.full(WK, 1e3); step = np.linspace(.22, 1.75, 9000)
    for c in range(0, WK, 200): x = X[c:c+200, None]*step; rho, j = plan(x, step+0*x); hit = rho < P[j]; h = hit.argmax(1); ok = hit.any(1); t[c:c+200] = np.where(ok, step[h], 1e3)
    wall = t < 999; tt = np.where(wall, t, 1); px, py = X*tt, tt; rho, j = plan(px, py); slope_ = np.clip((P[np.clip(j+3, 0, n-1)]-P[np.clip(j-3, 0, n-1)])/(6*q), -6, 6); slope_ = np.where(rho < P[j]-.0015, np.where(P[np.clip(j+12, 0, n-1)] > P[np.clip(j-12, 0, n-1)], 6, -6), slope_)
    nr = np.stack([px-cx, py-cy], -1); nr /= np.linalg.norm(nr, axis=-1, keepdims=True); tg = np.stack([-nr[:, 1], nr[:, 0]], -1); sgn = np.sign(plan(px+tg[:, 0]*.002, py+tg[:, 1]*.002)[1]-j+.1); tg *= sgn[:, None]; N = nr-tg*slope_[:, None]; N /= np.linalg.norm(N, axis=-1, keepdims=True)
    lx, ly = num('lx', -1.5), num('ly', .75); L = np.stack([lx-px, ly-py], -1); dl = np.linalg.norm(L, axis=-1); L /= dl[:, None]; sun = np.ones(WK)
    for d in np.linspace(.001, .07, 48): rr, jj = plan(px+L[:, 0]*d, py+L[:, 1]*d); sun = np.minimum(sun, 1-np.clip((P[jj]-rr)/(.0012+.05*d), 0, 1))
    amb = np.zeros(WK)
    for an in np.linspace(-1.35, 1.35, 15):
        v_ = nr*math.cos(an)+tg*math.sin(an); o = np.ones(WK)
        for d in (.002, .005, .010, .018, .03): rr, jj = plan(px+v_[:, 0]*d, py+v_[:, 1]*d); o = np.minimum(o, rr >= P[jj]-2e-4)
        amb += o*np.clip((v_*N).sum(-1), 0, 1)/8
    lamp = np.zeros(WK); kk = np.arange(-260, 261); wts = np.exp(-np.abs(kk)/55.); gl = np.convolve(G*(P < -.018), wts, 'same')/60; depth = np.clip((.010-rho)/.032, 0, 1); lamp = gl[j]*(.08+depth**1.6*2.2); lamp = np.where(P[j] < -.018, np.maximum(lamp, G[j]*2.6*(rho < -.012)), lamp)
    row = ((np.arange(HK)+.5)/HK)[:, None]; z = (hz-row)*tt[None]/f+.7; i = I[j]; h = lambda k: np.random.default_rng(SEED+k).random(I.max()+2)[i]; xs = (B[j]+np.clip(-rho, -.02, .04)*.9)[None]+0*z; ii = (i*7.31)[None]+0*z
    c = (h(11)-.5)*.05; b = .010+.022*h(12)[None]+.020*(fbm(z*1.5+ii, ii, 3, SEED+13)-.5)+.004*(fbm(z*7+ii, xs*60, 3, SEED+14)-.5); ring = np.sqrt((xs-.012-c)**2+b*b)*(330+190*h(15)[None])+.5*(fbm(xs*220+ii, z*9, 3, SEED+16)-.5); fr = ring-np.floor(ring); own = vnoise(np.floor(ring)+.5, ii, SEED+17)
    early = smooth(fr, .02, .10)*(1-smooth(fr, .22, .55)); pore = smooth(vnoise(xs*5200+ii*9, z*85+ii, SEED+18), .60, .85)*(.25+.75*early); fibre = fbm(xs*2600+ii, z*26+ii*3, 3, SEED+19); fleck = smooth(vnoise(xs*900+ii*5, z*150+ii, SEED+20)*(.6+.4*fbm(z*20, xs*200+ii, 2, SEED+21)), .52, .70)*(h(22) > .55)[None]; cloud = fbm(xs*40+ii, z*5+ii, 3, SEED+23)
    tone = ramp(h(24), ['#4e3320', '#7c5634', '#97704a', '#b08a60', '#cdb088']); alb = tone[None]*(1-.40*early-.46*pore+.30*(own-.5)+.40*(fibre-.5)+.20*fleck+.40*(cloud-.5))[..., None]; alb = np.clip(alb, .004, 1)*np.where(pore[..., None] > .5, np.array([1, .93, .84], np.float32), 1)
    lam = np.clip((L*N).sum(-1), 0, 1)*sun*num('key', 1.5)/(dl/1.5)**2; vert = .16+1.0*smooth(row+.45*X[None], 1.10, .0); hv = L+np.stack([-X, -np.ones(WK)], -1)/np.hypot(X, 1)[:, None]; hv /= np.linalg.norm(hv, axis=-1, keepdims=True); sp = np.clip((hv*N).sum(-1), 0, 1)**34*sun*.30
    img = alb*((lam[None]*vert)[..., None]*C('#ffc08a')+(amb*.12)[None, :, None]*C('#8a8fb0')+(amb*.10)[None, :, None]*C('#d08a50')+(lamp[None]*(.55+.5*vert))[..., None]*C('#ffb468')*num('gapk', 2.6))+(sp[None]*vert*(.35+.9*fibre-.5*pore).clip(0))[..., None]*C('#ffc890')*.5
    back = zeros(); d_ = Disc(back); back += C('#1a120e')*.35+(np.exp(-((u-.10)/.13)**2)*.10*smooth(v, 1.0, .1))[..., None]*C('#4a628c')
    for x, y, rad, cc, k in ((.035, .30, 34, '#ffb060', .55), (.125, .24, 26, '#ffb060', .45), (.19, .205, 21, '#ffc27c', .4), (.235, .18, 17, '#ffb060', .32), (.07, .62, 30, '#ffc890', .12), (.17, .60, 24, '#ff9f4c', .16), (.21, .71, 20, '#ffb060', .10), (.10, .80, 26, '#7f9cd0', .08)): d_(x*W, y*H, rad*S, C(cc, k), .12, .28, .2)
    back = back+bigblur(back, 60*S)*.25; img = small(np.where(wall[None, :, None], img, np.repeat(np.repeat(back, K, 0), K, 1))); tm = np.where(wall, t, 3).reshape(W, K).mean(1)[None]+0*v
    return lens(img, num('coc', 24)*np.clip(np.abs(1-num('focus', .47)/tm)*1.1, 0, 1)), dict(ev=num('ev', .45), bloom_k=.16, bloom_th=.8, vig=.42)

def beads():
    """Rain beads on a cab's yellow bonnet at night: each a lens on the paint and a mirror of the avenue's lights; the avenue itself far out of focus."""
    hz, f, hc = num('hz', .10), num('f', 1.35), num('hc', .076); X, Z = rays(hz, f); X, Z = X+0*Z, Z+0*X; r = np.random.default_rng(SEED+4); P = ['#ffb45c', '#ffc884', '#ff9c44', '#ffe4c0']; L = []
    for side in (-1, 1):                                                                                   # azimuth, elevation, radius, colour, strength
        for i in range(11): d = 9*1.26**i; L.append((math.atan2(side*(7+r.normal()*.5)+.9, d), math.atan2(5.2+r.normal()*.3, d), 1, P[r.integers(4)], 1.3*r.uniform(.6, 1.2)))
    for i in range(22): d = 7+50*r.random()**1.4; L.append((math.atan2(r.uniform(-4.2, .6), d), math.atan2(.3+.4*r.random(), d), .8, '#ff2a14', r.uniform(.4, 1.3)))
    for i in range(12): d = 10+50*r.random(); L.append((math.atan2(r.uniform(1.4, 5), d), math.atan2(.3+.3*r.random(), d), .8, '#fff0d8', r.uniform(.6, 1.8)))
    for i in range(90): az = r.normal(0, .75); L.append((az, .02+.75*r.random()**1.5*min(1, .2+abs(az)), .55+.5*r.random(), (P+['#b8ccff', '#ff5a30'])[r.integers(6)], .06+.5*r.random()**2.5))
    L += [(-.42, .10, 1.0, '#36c890', .9), (.36, .52, 1.7, '#ffb45c', 2.4), (-.78, .46, 1.5, '#ffc884', 1.6), (2.4, .5, 1.6, '#ffc884', 1.5), (-2.2, .6, 1.6, '#ffb45c', 1.5), (-.30, .92, 2.0, '#ffd9a8', 1.6), (.85, .80, 1.6, '#ffb45c', 1.2), (-1.3, .75, 1.8, '#dfe6ff', .7), (.05, .70, 1.2, '#ff4a28', 1.0)]
    EW, EH = 3072, 800; ea, ee = (np.arange(EW)+.5)/EW*2*np.pi-np.pi, (np.arange(EH)+.5)/EH*(np.pi/2)
    def dome(rad, gain):
        E = np.zeros((EH, EW, 3), np.float32)
        for az, el, k, c, g in L:
            q = rad*k; j0, j1 = max(0, int((el-q*1.4)/(np.pi/2)*EH)), int((el+q*1.4)/(np.pi/2)*EH)+2; wq = q*1.4/max(.2, math.cos(el)); i0, i1 = max(0, int((az-wq+np.pi)/(2*np.pi)*EW)), int((az+wq+np.pi)/(2*np.pi)*EW)+2
            e = np.hypot((ea[None, i0:i1]-az)*math.cos(el), ee[j0:j1, None]-el)/q; E[j0:j1, i0:i1] += smooth(e, 1.12, .86)[..., None]*C(c, g*gain)
        hor = np.exp(-ee/.14)[:, None]*(.4+.6*np.cos(ea/2)[None]**6); return E+hor[..., None]*C('#c8743a')*.075+C('#1a2036')*.05*np.ones((EH, EW, 1), np.float32)
    sharp, soft = dome(.030, 17.), dome(.050, .8)
    k = 8; soft = soft+resize(blur(resize(soft, EW//k, EH//k), 26/k), EW, EH)*.35
    def env(E, x, y, z): j = np.clip(np.arcsin(np.clip(np.abs(z), 0, 1))/(np.pi/2)*EH, 0, EH-1).astype(int); return E[j, np.clip((np.arctan2(x, y)+np.pi)/(2*np.pi)*EW, 0, EW-1).astype(int)]
    VL = np.sqrt(X*X+1+Z*Z); V = np.stack([X, np.ones_like(X), Z], -1)/VL[..., None]; end = .95-.55*(X*.8)**2; down = Z < -hc/end; d = np.where(Z < 0, hc/np.maximum(-Z, 1e-4), 1e3); x, y = X*d, d
    lamp = unit(np.array([.36, 1.0, .62], np.float32)); Y_ = C('#ffbe0a'); peel = (fbm(x*90, y*90, 2, SEED+5)-.5)*.010; peel2 = (fbm(x*90+7, y*90, 2, SEED+6)-.5)*.010; crease = .16*np.exp(-((x+.10-.10*y)/.016)**2)*np.tanh((x+.10-.10*y)/.004); bow = .10*x
    N = unit(np.stack([peel+crease+bow, peel2-.02*y, np.ones_like(x)], -1)); dn = (V*N).sum(-1); R = V-2*dn[..., None]*N; fr = .04+.96*(1-np.clip(-dn, 0, 1))**5; light = .05+1.45/(1+((x-.06)**2+(y-.27)**2)/.036)**1.2
    occ = np.ones(d.shape, np.float32); caus = np.zeros(d.shape, np.float32)
    cell = .0005; x0, y0 = -.72, .10; nx, ny = int(1.44/cell), int(.90/cell); full = np.zeros((ny, nx), bool); beads_ = []; yy_, xx_ = np.mgrid[-16:17, -16:17]
    for n, lo, hi in ((2400, .0030, .0058), (9000, .0016, .0030), (15000, .0008, .0016), (12000, .0003, .0008)):
        for _ in range(n):
            bx, by, br, q = r.uniform(-.70, .70), .105+.86*r.random()**1.25, lo+(hi-lo)*r.random()**1.6, r.random(4)
            if abs(bx) > .62*by+.03 or (br < .0008 and by > .5): continue
            i, j, k = int((bx-x0)/cell), int((by-y0)/cell), int(br*1.06/cell)+1
            if i < k or j < k or i+k >= nx or j+k >= ny: continue
            m = (xx_[16-k:17+k, 16-k:17+k]**2+yy_[16-k:17+k, 16-k:17+k]**2) <= k*k; t = full[j-k:j+k+1, i-k:i+k+1]
            if (t&m).any(): continue
            t |= m; beads_.append((by, bx, br, q))
    beads_.sort(key=lambda b: -b[0]); work = []
    for by, bx, br, q in beads_:                                                                           # each one's patch of the picture: it and its shade
        sc = f*HK/by; cu, cv = (.5+bx/by*f/ASP)*WK, (hz+f*hc/by)*HK; rx, up_, dn_ = br*sc*2.4, br*sc*1.5, br*sc*(hc/by)*2.6+2; a, b, c, e = int(max(0, cu-rx)), int(min(WK, cu+rx+1)), int(max(0, cv-up_)), int(min(HK, cv+dn_+1))
        if b <= a or e <= c: continue
        work.append((by, bx, br, q, a, b, c, e)); lx, ly = (x[c:e, a:b]-bx)/br, (y[c:e, a:b]-by)/br; rho = np.hypot(lx, ly); s_ = np.hypot(lx+lamp[0]*.9, (ly+lamp[1]*.9)*.75); occ[c:e, a:b] *= 1-.55*np.exp(-np.clip(rho-1, 0, 9)/.14)-.30*np.exp(-(s_/.9)**2); caus[c:e, a:b] += .9*np.exp(-(((lx+lamp[0]*1.25)/.22)**2+((ly+lamp[1]*1.25)/.30)**2))
    grime = .88+.2*fbm(x*60, y*60, 4, SEED+7); paint = Y_*(light*occ*.30*grime)[..., None]*C('#ffdcb4')+Y_*(caus*light*.25)[..., None]*C('#ffd8a0'); img = paint+env(soft, *np.moveaxis(R, -1, 0))*(fr*(.35+.65*occ.clip(0, 1)))[..., None]*num('mir', 1.3)
    for by, bx, br, q, a, b, c, e in work:
        v_ = V[c:e, a:b]; ang = q[0]*6.28; ca, sa = math.cos(ang), math.sin(ang); big = min(1, br/.004); sx, sy, sz = 1+.26*(q[1]-.5)*big, 1-.26*(q[1]-.5)*big, .92-.22*big*q[2]; zc = -.24*br*sz
        T = lambda p: np.stack([(p[..., 0]*ca+p[..., 1]*sa)/sx, (-p[..., 0]*sa+p[..., 1]*ca)/sy, p[..., 2]/sz], -1); o, w = T(np.array([-bx, -by, hc-zc], np.float32)), T(v_); A_, B_, C_ = (w*w).sum(-1), (w*o).sum(-1), (o*o).sum()-br*br; disc = B_*B_-A_*C_; t = (-B_-np.sqrt(np.maximum(disc, 0)))/A_; pt = v_*t[..., None]+np.array([0, 0, hc], np.float32); hit = (disc > 0)&(pt[..., 2] > 0)
        if not hit.any(): continue
        g = o+w*t[..., None]; nn = np.stack([(g[..., 0]/sx*ca-g[..., 1]/sy*sa), (g[..., 0]/sx*sa+g[..., 1]/sy*ca), g[..., 2]/sz], -1); nn[..., :2] += br*.10*big*np.stack([np.sin(g[..., 1]/br*2.1+q[3]*9), np.sin(g[..., 0]/br*2.3+q[0]*9)], -1); nn = unit(nn); co = np.clip(-(v_*nn).sum(-1), 0, 1); F = .02+.98*(1-co)**5; rf = v_+2*co[..., None]*nn
        col = env(sharp, rf[..., 0], rf[..., 1], np.maximum(rf[..., 2], 0))*(F*np.where(rf[..., 2] > -.02, 1, .25))[..., None]
        k = 1/1.33; kk = np.sqrt(1-k*k*(1-co*co)); tr = k*v_+(k*co-kk)[..., None]*nn; s_ = pt[..., 2]/np.maximum(-tr[..., 2], .08); qx, qy = (pt[..., 0]+tr[..., 0]*s_-bx)/br, (pt[..., 1]+tr[..., 1]*s_-by)/br; lit = light[min(HK-1, max(0, (c+e)//2)), min(WK-1, max(0, (a+b)//2))]
        E_ = .10+.20*np.clip(1-np.hypot(qx, qy), 0, 1)+2.6*np.exp(-(((qx+lamp[0]*.55)/.36)**2+((qy+lamp[1]*.50)/.30)**2))+.8*np.exp(-(np.hypot(qx-.1, qy+.62)/.2)**2); inner = Y_*(E_*lit*.34)[..., None]*C('#ffdcb0'); rz = np.abs(tr[..., 2]); inner = inner+env(soft, tr[..., 0], tr[..., 1], rz)*.05
        col = col+inner*(1-F)[..., None]; m = (hit*smooth(disc/(A_*br*br), 0, .03))[..., None]; img[c:e, a:b] = img[c:e, a:b]*(1-m)+col*m
    back = np.zeros((H, W, 3), np.float32); D_ = Disc(back); back += (np.exp(-np.abs(v-hz)/.10)*.06)[..., None]*C('#c8743a')+C('#141a2c')*.05
    for az, el, k, c, g in L:
        if abs(az) < .9: D_((.5+math.tan(az)*f/ASP)*W, (hz-math.tan(el)/math.cos(az)*f)*H, 44*k*S, C(c, g*.50), .10, .25, .2)
    back = back+bigblur(back, 60*S)*.35; lip = smooth(d, .80, .95)*down; img = img*(1-.6*lip[..., None]); m = small(down[..., None]*1.0); m = bigblur(m, 9*S); img = small(np.where(down[..., None], img, 0)); dm = small(np.minimum(d, 1.2))[..., 0]
    far = bigblur(img, 14*S)/np.maximum(bigblur(small(down[..., None]*1.0), 14*S), .05); img = np.where(small(down[..., None]*1.0) > .99, img, far); img = lens(img, num('coc', 34)*np.clip(np.abs(1-num('focus', .165)/dm), 0, 1)); img = img*m+back*(1-m)
    return img, dict(ev=num('ev', .45), bloom_k=.18, bloom_th=.8, vig=.45)

def cymbal():
    """The rim of a ride cymbal on a small stage, from near and low: lathed grooves spread each lamp along the radius, hammer marks break that streak; lamps out of focus behind. Rays are traced in the cymbal's own frame (z its axis)."""
    R, th, f = .255, .0013, num('f', 1.25); g = np.random.default_rng(SEED+3); eye = np.array([num('ex', .05), num('ey', -.405), num('ez', .128)], np.float32); to = np.array([num('tx', .05), num('ty', -.14), num('tz', .022)], np.float32); (dx, dy, dz), pix, fw = aim(eye, to, num('roll', -9), f)
    # the profile: a bow, a bell, a rounded edge
    rr = np.linspace(0, R+.002, 6000); bow = .027*(1-(rr/R)**1.75); bell = .0195*(.5+.5*np.cos(np.pi*np.clip((rr-.006)/.062, 0, 1)))**.85; prof = (bow+bell-.0006*np.clip((rr-R+.0016)/.0016, 0, 1.2)**2).astype(np.float32); slope = np.gradient(prof, rr).astype(np.float32); at = lambda T, r: T[np.clip(r*(5999/(R+.002)), 0, 5999).astype(np.int32)]
    # along each ray: in through the cylinder of the edge, out of it
    A_, B_, C_ = dx*dx+dy*dy, eye[0]*dx+eye[1]*dy, eye[0]**2+eye[1]**2-R*R; q = B_*B_-A_*C_; inside = q > 0; q = np.sqrt(np.maximum(q, 0)); t1, t2 = (-B_-q)/A_, (-B_+q)/A_; z1 = eye[2]+t1*dz; side = inside&(z1 < prof[-48])&(z1 > -th)
    I = np.nonzero((inside&~side&(z1 >= prof[-48])).ravel())[0]; ex, ey, ez, a, b = (v_.ravel()[I] for v_ in (dx, dy, dz, t1, t2)); hi, lo, open_ = b.copy(), a.copy(), np.ones(len(I), bool); n = 72
    over = lambda t: eye[2]+t*ez-at(prof, np.hypot(eye[0]+t*ex, eye[1]+t*ey))
    for i in range(1, n+1): t = a+(b-a)*np.float32(i/n); new = open_&(over(t) <= 0); hi[new] = t[new]; lo[new] = (a+(b-a)*np.float32((i-1)/n))[new]; open_ &= ~new
    for i in range(9): t = (lo+hi)/2; m = over(t) <= 0; hi, lo = np.where(m, t, hi), np.where(m, lo, t)
    ok = ~open_; I, ex, ey, ez, t = I[ok], ex[ok], ey[ok], ez[ok], hi[ok]; px, py, pz = eye[0]+t*ex, eye[1]+t*ey, eye[2]+t*ez; r = np.hypot(px, py); cr, sr = px/r, py/r
    # the hammer's dents, wear and patina: a map over the disc
    Q = 3200; M = int(2*(R+.004)*Q); T = np.zeros((M, M), np.float32)
    def stamp(x, y, w, dep, sq, an):
        k = int(w*2.2*Q); i, j = int((x+R+.004)*Q), int((y+R+.004)*Q); a0, a1, b0, b1 = max(0, j-k), min(M, j+k+1), max(0, i-k), min(M, i+k+1)
        if a1 <= a0 or b1 <= b0: return
        yy_, xx_ = np.mgrid[a0:a1, b0:b1]; u_, v_ = (xx_+.5)/Q-R-.004-x, (yy_+.5)/Q-R-.004-y; c, s = math.cos(an), math.sin(an); e = np.hypot((u_*c+v_*s)/w, (-u_*s+v_*c)/(w*sq)); T[a0:a1, b0:b1] -= dep*(np.exp(-(e*1.25)**2)-.28*np.exp(-((e-1.25)/.42)**2))
    ring = .066
    while ring < R-.004:
        k = int(6.283*ring/num('gap', .0165)); ph = g.random()*6.283
        for j in range(k):
            an = ph+6.283*(j+g.normal()*.20)/k; q = ring+g.normal()*.0022
            if g.random() < .93: stamp(q*math.cos(an), q*math.sin(an), .0062*g.uniform(.75, 1.3), num('dent', .00027)*g.uniform(.25, 1.3)**1.2, g.uniform(.75, 1.3), g.random()*3)
        ring += g.uniform(.0105, .0160)
    for _ in range(260): an, q = g.random()*6.283, R*np.sqrt(g.uniform(.08, .99)); stamp(q*math.cos(an), q*math.sin(an), g.uniform(.003, .006), .00014*g.random(), 1, 0)
    mx = ((np.arange(M)+.5)/Q-R-.004).astype(np.float32); mx, my = np.meshgrid(mx, mx); T += .0022*(fbm(mx*9, my*9, 2, SEED+5)-.5); hy, hx = np.gradient(T, 1/Q)
    tick = np.zeros((M, M), np.float32)
    for j in range(420):                                                                                   # where sticks land: dull ticks, most of them between edge and bell on the drummer's side
        an, q = g.normal(-1.45, .75), g.choice([g.normal(.165, .03), g.normal(.235, .012)]); L_, w, tilt = g.uniform(.002, .011), g.uniform(.0003, .0008), g.normal(0, .5)+an; k = int(L_*Q)+3; i0, j0 = int((q*math.cos(an)+R+.004)*Q), int((q*math.sin(an)+R+.004)*Q); a0, a1, b0, b1 = max(0, j0-k), min(M, j0+k+1), max(0, i0-k), min(M, i0+k+1)
        if a1 <= a0 or b1 <= b0: continue
        yy_, xx_ = np.mgrid[a0:a1, b0:b1]; u_, v_ = (xx_-i0)/Q, (yy_-j0)/Q; c, s = math.cos(tilt), math.sin(tilt); tick[a0:a1, b0:b1] += g.uniform(.1, .7)*np.exp(-((u_*c+v_*s)/L_*1.6)**2-((-u_*s+v_*c)/w)**2)
    tex = lambda T, x, y: between(T, (x+R+.004)*Q-.5, (y+R+.004)*Q-.5)
    # the lathe's grooves: slopes by radius, coarser as the eye resolves less of them; what is lost spreads the light
    q = 40000; n = int((R+.003)*q); ax = np.arange(n)/q; w1 = lambda p, sd: np.interp(ax*p, np.arange(int(n/q*p)+3), np.random.default_rng(SEED+sd).normal(size=int(n/q*p)+3)); s0 = .16*w1(4200, 1)+.15*w1(1800, 2)*(.6+.4*w1(120, 8))+.085*w1(640, 3)+.040*w1(230, 4); cut = np.abs(w1(95, 5)); s0 = s0*(.55+.55*smooth(cut, .2, 1.6)); s0 = np.clip(s0, -.6, .6)*num('cut', .85)
    mips, lost = [s0], [np.zeros(n)+.004]
    def soft1(a, s): k = np.arange(-int(3*s)-1, int(3*s)+2); k = np.exp(-.5*(k/s)**2); return np.convolve(a, k/k.sum(), 'same')
    for k in range(1, 9): m = soft1(s0, .6*2**(k-1)); mips.append(m); lost.append(np.maximum(soft1(s0*s0, 1.2*2**(k-1))-m*m, 0)+.004)
    mips, lost = np.array(mips, np.float32), np.array(lost, np.float32); full = np.zeros(HK*WK, np.float32); full[I] = r; full = full.reshape(HK, WK); foot = np.minimum(np.abs(np.gradient(full, axis=0))+np.abs(np.gradient(full, axis=1)), .004).ravel()[I]
    rg = r+.00022*(fbm(px*22, py*22, 2, SEED+6)-.5); lev = np.clip(np.log2(np.maximum(foot*q*.6, 1)), 0, 7.99); k = lev.astype(np.int32); fl = lev-k; j = np.clip(rg*q, 0, n-1).astype(np.int32); gr = mips[k, j]*(1-fl)+mips[k+1, j]*fl; va = lost[k, j]*(1-fl)+lost[k+1, j]*fl
    bellk = smooth(r, .072, .060); gr, va = gr*(1-.6*bellk), va*(1-.5*bellk)
    tx_, ty_, tc = tex(hx, px, py), tex(hy, px, py), np.clip(tex(tick, px, py), 0, 1); sl = at(slope, r)+gr+tx_*cr+ty_*sr; st = -tx_*sr+ty_*cr; st = st+.020*(fbm(px*700, py*700, 2, SEED+7)-.5)
    pat = smooth(fbm(px*13+3, py*13, 5, SEED+9, .6)+.25*(np.abs(gr) > .09)*.3, .46, .72); spots = smooth(vnoise(px*160, py*160, SEED+10)*.6+.4*vnoise(px*60, py*60, SEED+11), .74, .84)
    # lamps: place (m, in the cymbal's frame), colour, power, how wide it is seen from here
    def place(az, el, d): a, e = math.radians(az), math.radians(el); return np.array([math.sin(a)*math.cos(e), math.cos(a)*math.cos(e), math.sin(e)], np.float32)*d
    lamps = [(place(num('az1', 9), num('el1', 41), 2.6), '#ffd9a4', num('l1', 3.6), .05), (place(-46, 30, 3), '#3f74ff', num('l2', 3.2), .07), (place(62, 34, 3), '#ff9a3c', num('l3', 2.8), .07), (place(150, 50, 2.5), '#ffb870', num('l4', .9), .12), (place(-12, 14, 4), '#ff8a3a', .9, .16), (place(5, 8, 5), '#7a3c20', num('wide', .9), .45), (place(-75, 20, 4), '#21345e', .8, .5), (place(80, 20, 4), '#5a2c18', .8, .5), (place(0, 85, 4), '#3a2c2a', .6, .7)]
    def shine(px, py, pz, ex, ey, ez, cr, sr, sl, st, v1, v2, F0):
        """what comes back from slopes that are spread by v1 along the radius and by v2 across it"""
        out = 0; nz = 1/np.sqrt(1+sl*sl+st*st); co = np.clip(-(ez-sl*(ex*cr+ey*sr)-st*(-ex*sr+ey*cr))*nz, .06, 1)
        for P, c, pw, wd in lamps:
            lx, ly, lz = P[0]-px, P[1]-py, P[2]-pz; k = 1/np.sqrt(lx*lx+ly*ly+lz*lz); hx_, hy_, hz_ = lx*k-ex, ly*k-ey, np.maximum(lz*k-ez, .02); hr, ht = -(hx_*cr+hy_*sr)/hz_, -(-hx_*sr+hy_*cr)/hz_; a, b = v1+wd*wd*.5, v2+wd*wd*.5; dr, dt_ = hr-sl, ht-st; hl = hz_/np.sqrt(hx_*hx_+hy_*hy_+hz_*hz_)
            D = (.80*np.exp(-.5*(dr*dr/a+dt_*dt_/b))+.20*np.exp(-.5*(dr*dr/(a*4)+dt_*dt_/(b*7)))/5.3)/(6.283*np.sqrt(a*b)*hl**4); ci = np.clip((lx*hx_+ly*hy_+lz*hz_)*k/np.sqrt(hx_*hx_+hy_*hy_+hz_*hz_), 0, 1); up_ = smooth((lz-sl*(lx*cr+ly*sr)-st*(-lx*sr+ly*cr))*k, -.02, .08)
            out = out+(F0+(1-F0)*((1-ci)**5)[:, None])*(D*up_*pw*.045/(4*co))[:, None]*C(c)
        return out
    tar = (.55*pat+.35*spots).clip(0, 1); F0 = C('#dba35a')*(1-.62*tar)[:, None]+C('#4a2a18')*(.55*tar)[:, None]; F0 = F0*(1-.45*tc)[:, None]; v1 = va*num('along', 1.)+.0012+.02*tar+.03*tc; v2 = num('across', .0011)+.003*tar+.02*tc
    col = shine(px, py, pz, ex, ey, ez, cr, sr, sl, st, v1, v2, F0); dif = C('#7a5232')*(.006+.010*tar+.016*tc)[:, None]; col = col+dif*C('#ffd9b0')*1.2
    img = np.zeros((HK*WK, 4), np.float32); img[I, :3] = col; img[I, 3] = 1; dep = np.zeros(HK*WK, np.float32); dep[I] = t*(ex*fw[0]+ey*fw[1]+ez*fw[2])
    # the edge itself: a narrow wall, rounded, with nicks
    J = np.nonzero(side.ravel())[0]; ex, ey, ez, t, z = (v_.ravel()[J] for v_ in (dx, dy, dz, t1, z1)); px, py = eye[0]+t*ex, eye[1]+t*ey; cr, sr = px/R, py/R; an = np.arctan2(py, px); e = np.clip((z+th*.5)/(th*.5), -1, 1); nick = fbm(an*260, z*900, 3, SEED+12, .6)-.5; ri = np.clip(e*.75+.5*nick, -.95, .95); nr = np.sqrt(1-ri*ri); rough = .10; out = 0
    for P, c, pw, wd in lamps:
        lx, ly, lz = P[0]-px, P[1]-py, P[2]-z; k = 1/np.sqrt(lx*lx+ly*ly+lz*lz); hx_, hy_, hz_ = lx*k-ex, ly*k-ey, lz*k-ez; k2 = 1/np.sqrt(hx_*hx_+hy_*hy_+hz_*hz_); d_ = (nr*(hx_*cr+hy_*sr)+ri*hz_)*k2; out = out+(np.exp(-(1-np.clip(d_, 0, 1))/(rough+wd*.3)**2*.6)*pw*.35*smooth((nr*(lx*cr+ly*sr)+ri*lz)*k, -.1, .2))[:, None]*C(c)
    img[J, :3] = (C('#d8a35e')*(.6+.8*vnoise(an*900, z*0, SEED+13))[:, None])*out*num('rim', 1.)+C('#3a2418')*.03; img[J, 3] = 1; dep[J] = t*(ex*fw[0]+ey*fw[1]+ez*fw[2])
    # felt, nut and rod in the middle, as rounds
    img = small(img.reshape(HK, WK, 4)); dm = small(np.stack([dep, (dep > 0)*1.0], -1).astype(np.float32).reshape(HK, WK, 2)); nut = np.zeros((H, W, 4), np.float32); x0, y0, yd = pix((0, 0, prof[0])); x1, y1, _ = pix((0, 0, prof[0]+.1)); ux, uy = (x1-x0)/math.hypot(x1-x0, y1-y0), (y1-y0)/math.hypot(x1-x0, y1-y0); m_ = math.hypot(x1-x0, y1-y0)/.1; a, b = ((xx-x0)*ux+(yy-y0)*uy)/m_, (-(xx-x0)*uy+(yy-y0)*ux)/m_
    def part(mask, c): nut[:] = nut*(1-mask[..., None])+np.concatenate([c*mask[..., None], mask[..., None]], -1)
    e = 1.2/m_; lit = lambda w: np.exp(-((b/w-.45)/.25)**2)*.55+np.exp(-((b/w+.7)/.18)**2)*.25
    part(smooth(np.abs(b), .0034+e, .0034-e)*smooth(a, .0, .002)*smooth(a, .085, .083), C('#9a8a78')*(.05+lit(.0034))[..., None]); part(smooth(np.abs(b), .0155+e, .0155-e)*smooth(np.abs(a-.006), .0065+e, .0065-e), C('#3a2a26')*(.10+.5*np.clip(b/.0155+.2, 0, 1)+.15*np.clip(-b/.0155, 0, 1))[..., None]*.6)
    part(smooth(np.hypot(b/.0075, (a-.021)/.0085), 1.1, .9), C('#b89a70')*(.06+lit(.0075)*1.3)[..., None])
    for s_ in (-1, 1): part(smooth(np.hypot((b-s_*.0135)/.0090, (a-.027-.3*np.abs(b))/.0065), 1.1, .9), C('#b89a70')*(.05+.9*np.exp(-(((b-s_*.0135)/.005-.3)**2+((a-.033)/.003)**2)))[..., None])
    coc = lambda d: num('coc', 42)*np.abs(1-num('focus', .203)/np.maximum(d, .05)); nut = lens(nut, np.full((H, W), coc(yd), np.float32), 1)
    # the room
    back = zeros(); D_ = Disc(back); rb = coc(4.)*S; back += (.020*np.exp(-((u-.55)/.5)**2-((v-.25)/.30)**2))[..., None]*C('#a04a24')+(.018*np.exp(-((u-.08)/.30)**2-((v-.15)/.4)**2))[..., None]*C('#24489a')
    for x, y, k, c, p in ((.115, .13, 1.0, '#4c7cff', .85), (.245, .085, .95, '#3f6cf0', .45), (.70, .10, 1.05, '#ffae56', 1.15), (.825, .165, 1.0, '#ffb866', .55), (.93, .07, 1.0, '#ff8a3c', .8), (.455, .06, .95, '#ffd8a0', .30), (.02, .28, .9, '#6a8cff', .25), (.575, .235, .85, '#ff7a34', .20)): D_(x*W, y*H, rb*k, C(c, p), .07, .35, .25)
    for i in range(46): x = g.random(); D_(x*W, g.normal(.34, .06)*H, rb*g.uniform(.5, .8), C(['#ff9440', '#ffb468', '#ff6a30'][g.integers(3)], .012+.11*g.random()**3), .10, .35, .25)
    e = np.hypot((u-1.02)/.46, (v-1.22)/.40); hoop = np.exp(-((e-1)/.012)**2)*(.10+.9*fbm(np.arctan2(v-1.22, u-1.02)*5, u*0, 3, SEED+15)**2); back = back+lens((hoop*.38)[..., None]*C('#ffb070')+(smooth(e, 1, .9)*.010)[..., None]*C('#7a4a30'), np.full((H, W), 42, np.float32), 1)          # a drum's hoop below
    back = back+bigblur(back, 70*S)*.35+bigblur(back, 200*S)*.30
    have = dm[..., 1]; D = np.where(have > .02, dm[..., 0]/np.maximum(have, .02), 0); w_ = (have > .02)*1.0; fill = bigblur(np.stack([D*w_, w_], -1), 20*S); D = np.where(have > .5, D, fill[..., 0]/np.maximum(fill[..., 1], 1e-3)); D = np.clip(D, .1, 2)
    pre = lens(img, np.clip(coc(D), 0, 70), 9); a = np.clip(pre[..., 3:], 0, 1); out = back*(1-a)+pre[..., :3]; n_ = np.clip(nut[..., 3:], 0, 1); out = out*(1-n_)+nut[..., :3]
    return out, dict(ev=num('ev', .4), bloom_k=.20, bloom_th=.8, vig=.38)

def lift():
    """A lift's door of the thirties, along its length: a sunburst in cast bronze across both leaves, dark in its hollows, worn bright on its edges and where hands push; the lobby's lamps graze it from beyond and are discs out of focus. s along the door, t out of it, z up."""
    hz, f, tc, a = num('hz', .52), num('f', 1.25), num('tc', .52), math.radians(num('turn', 43)); sa, ca = math.sin(a), math.cos(a); X, Z = rays(hz, f); X, Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(X, Z)); ds, dt = X*sa+ca, np.minimum(X*ca-sa, -.02); g = np.random.default_rng(SEED+3); end = num('end', 1.33)
    # the relief: a map of heights, 3 texels a millimetre
    Q = 3000 if K > 1 else 2000; S0, Z0, S1, Z1 = 0., -.52, 1.40, .52; n, m = int((S1-S0)*Q), int((Z1-Z0)*Q); s, z = np.meshgrid(((np.arange(n)+.5)/Q+S0).astype(np.float32), ((np.arange(m)+.5)/Q+Z0).astype(np.float32)); cs, cz = num('cs', .57), num('cz', -.175); x, y = s-cs, z-cz; r = np.hypot(x, y); ph = np.arctan2(y, x)
    lift_ = lambda d, k, w=.0016: k*smooth(d, -w*.3, w)                                                                # a flat part k high whose edge slopes over w; d: distance inside its outline
    h = np.zeros_like(s); upper = smooth(y, -.0002, .0002); N = 17; q = ph/np.pi*N; i = np.clip(np.floor(q), 0, N-1); an = (i+.5)*np.pi/N; tall = (i % 2 == 0); ax, ay = r*np.cos(ph-an), np.abs(r*np.sin(ph-an)); R1, R0 = np.where(tall, .335, .262), .118; hw = ax*np.tan(np.pi/N*.5)*np.where(tall, .86, .62)
    for cut, wide in ((0, 1), (.040, .66), (.074, .33)): d = np.minimum(np.minimum(ax-R0, R1-.078+cut-ax), hw*wide-ay); h = np.maximum(h, lift_(d, .0022+cut*.055)*upper)                     # each ray ends in steps
    ridge = np.clip(1-ay/np.maximum(hw*.92, 1e-4), 0, 1); inn = np.minimum(ax-R0-.003, R1-.006-ax); h = h+upper*(.0052*ridge*smooth(inn, 0, .004)*np.where(tall, 1, .7))*(h > .0015)
    for k, (ra, rb, up_) in enumerate(((0, .110, .0030), (0, .092, .0055), (0, .074, .0080), (0, .056, .0105), (0, .036, .0130))): h = np.maximum(h, lift_(rb-r, up_)*upper)                       # the stepped sun
    h = h-upper*.0012*np.exp(-((r-.101)/.0014)**2)
    for ra, rb, up_ in ((.350, .357, .0030), (.362, .378, .0052), (.383, .390, .0030)): h = np.maximum(h, lift_(np.minimum(r-ra, rb-r), up_)*upper)
    k = np.floor(ph/np.pi*64); bead = np.hypot((ph/np.pi*64-k-.5)*np.pi/64*.370, r-.370); h = h+upper*.0032*np.sqrt(np.clip(1-(bead/.0062)**2, 0, 1))*(np.abs(r-.370) < .007)
    w = .062; row = np.floor(z/(w*.25)); best = np.full(s.shape, 9., np.float32); own = best*0                                  # scales beyond: fans in rows, each over those above it
    for dr in (2, 1, 0, -1, -2): rw = row+dr; off = (rw % 2)*.5; c = np.floor(s/w-off)+.5+off; e = np.hypot(s-c*w, z-rw*w*.25)/(w*.5); inside = e < 1; best, own = np.where(inside, e, best), np.where(inside, rw, own)
    scale = .0040*smooth(1-best, 0, .05)-.0018*(np.abs(best*4.2-np.floor(best*4.2)-.5) > .34)*(best < .93)+.0026*(1-best).clip(0, 1); h = np.where((r > .3935)&(y > 0), np.maximum(scale, 0), h)
    flute = np.abs(((s-cs)/.034+.5) % 1-.5)*2; foot = smooth(-.0362-y, 0, .001); h = np.where(y <= 0, 0, h)
    for a0, a1, up_ in ((.0, .012, .0105), (.012, .024, .0075), (.024, .036, .0045)): h = np.maximum(h, lift_(np.minimum(-y-a0+.0008, a1+y), up_, .0012))                             # steps below the sun, flutes under them
    h = np.maximum(h, foot*(.0010+.0060*np.sqrt(np.clip(1-flute**2, 0, 1)))); rail = np.minimum(s-.965, 1.155-s)
    h = np.where(rail > 0, .002+sum(lift_(np.minimum(s-b0, b1-s), k_) for b0, b1, k_ in ((.967, 1.155, .003), (.982, 1.0, .004), (1.008, 1.026, .004), (1.034, 1.052, .004), (1.075, 1.150, .006))), h); lefts = s < .150
    h = np.where(lefts, .002+sum(lift_(np.minimum(s-b0, b1-s), k_) for b0, b1, k_ in ((-.1, .148, .003), (.116, .134, .004), (.090, .108, .004), (.0, .075, .006))), h)
    gap = np.abs(s-cs); h = h-.0012*smooth(gap, .0062, .0025)-.0075*smooth(gap, .0028, .0016); jam = np.abs(s-1.158); h = h-.0075*smooth(jam, .004, .0025); h = np.where(s > 1.161, .012-.004*smooth(s, 1.215, 1.217)+.0*s-.010*smooth(s, 1.24, 1.242), h)
    h = blur(h, Q*.00030)+.00010*(fbm(s*150, z*150, 3, SEED+4, .6)-.5)+.00075*(fbm(s*9, z*9, 3, SEED+5)-.5); ground = smooth(h, .0016, .0004); h = h+ground*.00035*(fbm(s*420, z*420, 2, SEED+6)-.5)
    dings = np.zeros_like(h)
    for _ in range(420):
        i_, j_, k_ = g.integers(40, n-40), g.integers(40, m-40), g.uniform(.0006, .0022)*Q; c = int(k_*2.5)+1; yy_, xx_ = np.mgrid[-c:c+1, -c:c+1]; a0, b0 = max(0, j_-c), max(0, i_-c); t_ = np.exp(-(xx_**2+yy_**2*g.uniform(.4, 2))/k_**2); T = dings[a0:j_+c+1, b0:i_+c+1]; T -= (t_*g.uniform(.00005, .0003))[:T.shape[0], :T.shape[1]]
    h = (h+dings).astype(np.float32); low = resize(blur(down(down(h))[..., None], .0035*Q/4), n, m)[..., 0]; wide = resize(blur(down(down(down(h)))[..., None], .012*Q/8), n, m)[..., 0]; edge, cav = h-low, np.clip((wide-h)/.004, -1, 1.5); gz, gs = np.gradient(h, 1/Q)
    tex = lambda T, s, z: between(T, (s-S0)*Q-.5, (z-Z0)*Q-.5)
    def near(s, z): return h[np.clip((z-Z0)*Q, 0, m-1).astype(np.int32), np.clip((s-S0)*Q, 0, n-1).astype(np.int32)]
    # each ray meets it
    t0, t1, st = .0165, -.0085, 96; es, et, ez = ds.ravel(), dt.ravel(), Z.ravel(); hi, lo, open_ = np.full(es.shape, t1, np.float32), np.full(es.shape, t1, np.float32), np.ones(es.shape, bool)
    for i in range(1, st+1): t = np.float32(t0+(t1-t0)*i/st); d = (t-tc)/et; new = open_&(near(d*es, d*ez) >= t); hi[new], lo[new] = t, t-(t1-t0)/st; open_ &= ~new
    lo = np.where(open_, t1, lo)
    for i in range(6): t = (lo+hi)/2; d = (t-tc)/et; under = near(d*es, d*ez) >= t; hi, lo = np.where(under, t, hi), np.where(under, lo, t)
    d = (hi-tc)/et; I = np.nonzero(d*es < end)[0]; d, t = d[I], hi[I]; es, et, ez = es[I], et[I], ez[I]; s, z = d*es, d*ez; L = np.sqrt(es*es+et*et+ez*ez); vs, vt, vz = es/L, et/L, ez/L
    hand = np.exp(-((s-cs)/.085)**2-((z-num('hand', .03))/.16)**2); H_, E_, V_ = tex(h, s, z), tex(edge, s, z), tex(cav, s, z); worn = np.clip(smooth(E_, .0002, .0013)*1.0+.45*smooth(H_, .002, .008)*smooth(V_, .2, -.3)+1.1*hand*smooth(V_, .5, -.2)-.30*smooth(fbm(s*24, z*24, 4, SEED+8, .6), .45, .75), 0, 1); grime = smooth(V_+.5*(fbm(s*40, z*40, 4, SEED+9, .6)-.5), .0, .75)
    a1, a2 = tex(gs, s, z), tex(gz, s, z); cap = lambda q: q/np.sqrt(1+(q/2.2)**2); brush = fbm(s*1900, z*26, 2, SEED+10)-.5; mott = fbm(s*260, z*260, 3, SEED+11, .6)-.5; a1, a2 = cap(a1)+.05*brush*(.3+worn)+.10*mott*(1-worn), cap(a2)+.05*(vnoise(s*520, z*520, SEED+12)-.5)*(1.2-worn); k = 1/np.sqrt(1+a1*a1+a2*a2); ns, nt, nz = -a1*k, k, -a2*k
    tone = fbm(s*7+3, z*7, 4, SEED+13); bronze = C('#dcae70')*(.30+.42*worn+.24*(tone-.5))[..., None]*(1-.35*(1-worn)[..., None]*np.array([0, .14, .30], np.float32)); bronze = bronze*(1-.78*grime)[..., None]+C('#5a3a22')*(.05*grime)[..., None]; marble = smooth(s, 1.2415, 1.2425); vein = np.exp(-(np.abs(fbm(s*6, z*4+s*5, 5, SEED+14, .6)-.5)/.012)**2); bronze = bronze*(1-marble)[..., None]+(C('#3c5048')*.05*(1+.8*vein)[..., None])*marble[..., None]; rough = np.clip(.30-.19*worn+.14*grime, .09, .5)*(1-marble)+.08*marble
    lamps = [((4.2, .75, .62), '#ffc68a', num('l1', 58), .07, 1), ((2.5, .42, -.05), '#ffb474', num('l2', 7.0), .06, 1), ((-1.1, .55, .75), '#ffcf9c', num('l3', 2.0), .12, 1), ((.9, 2.3, 1.7), '#ffd0a0', num('l4', 9.), .30, 0), ((-2.5, 2.2, .2), '#4a66a8', num('l5', 80.), .35, 0), ((.6, 1.2, -1.6), '#a8683c', num('l6', 4.), .6, 0), ((3.0, 2.2, .5), '#ffb878', num('l7', 8.), .40, 0)]; out = 0; co = np.clip(-(vs*ns+vt*nt+vz*nz), .08, 1); occ = np.clip(1-.62*np.clip(V_, -.1, 1.2), .2, 1.05)
    for P, c, pw, wd, shade in lamps:
        ls, lt, lz = P[0]-s, P[1]-t, P[2]-z; D2 = ls*ls+lt*lt+lz*lz; k = 1/np.sqrt(D2); ls, lt, lz = ls*k, lt*k, lz*k; free = 1
        if shade:
            for w in np.geomspace(.0010, .07, 30): free = np.minimum(free, 1-smooth(near(s+ls*w, z+lz*w)-t-lt*w, .0, .0004+.03*w))
        hs, ht, hz_ = ls-vs, lt-vt, lz-vz; k = 1/np.sqrt(hs*hs+ht*ht+hz_*hz_); hn = np.clip((hs*ns+ht*nt+hz_*nz)*k, 0, 1); a = rough**2*.5+wd*wd*.25; q = (1-hn*hn)/np.maximum(hn*hn, .01); D = .75*np.exp(-q/(2*a))/(6.283*a)+.25*np.exp(-q/(12*a))/(37.7*a); ln = np.clip(ls*ns+lt*nt+lz*nz, 0, 1); D = D*smooth(ln, 0, .10)/(4*co)
        out = out+(bronze*(D*1.0)[..., None]+C('#6a4a34')*((1-worn)*.05*ln)[..., None])*C(c)*(pw/D2*free*occ*num('key', .30))[..., None]
    img = np.zeros((HK*WK, 4), np.float32); img[I, :3] = out; img[I, 3] = 1; dm = np.zeros((HK*WK, 2), np.float32); dm[I, 0], dm[I, 1] = d, 1; img, dm = small(img.reshape(HK, WK, 4)), small(dm.reshape(HK, WK, 2)); fo, co_ = num('focus', .74), num('coc', 50); coc = lambda d: co_*np.abs(1-fo/np.maximum(d, .05))
    # the lobby
    back = zeros(); D_ = Disc(back); back += (.05*np.exp(-((u-.95)/.14)**2-((v-.42)/.30)**2))[..., None]*C('#b0602c')+C('#1c1210')*.06; rb = coc(6)*S
    for x, y, k, c, p in ((.935, .20, 1.15, '#ffb25e', 1.5), (.985, .30, .95, '#ffc27c', .9), (.955, .385, .8, '#ff9c48', .7), (.925, .47, .62, '#ffb870', .8), (.97, .53, .62, '#ff8a3a', .35), (.905, .36, .55, '#ffd8a8', .35), (.99, .66, .8, '#ff9440', .22)): D_(x*W, y*H, rb*k, C(c, p), .07, .32, .25)
    back = back+bigblur(back, 80*S)*.4+bigblur(back, 220*S)*.3; have = dm[..., 1]; D = dm[..., 0]/np.maximum(have, .02); w_ = (have > .02)*1.0; fill = bigblur(np.stack([D*w_, w_], -1), 20*S); D = np.where(have > .5, D, fill[..., 0]/np.maximum(fill[..., 1], 1e-3)); img = lens(img, np.clip(coc(np.clip(D, .2, 9)), 0, 60), 10); a = np.clip(img[..., 3:], 0, 1)
    return back*(1-a)+img[..., :3], dict(ev=num('ev', .5), bloom_k=.18, bloom_th=.8, vig=.36, sat=.80)

def vault():
    """A groined vault of glazed tiles in herringbone over an oyster bar, from below and near: bare bulbs along the arris light it and are mirrored in each tile, which lies in its own way. A bay is hb wide on each side of its middle and repeats; z is up."""
    hb, rise, f = 2.6, 1.75, num('f', 1.15); eye, to = (np.array([num(a+c, b) for c, b in zip('xyz', p)], np.float32) for a, p in (('e', (-1.5, -2.0, 1.0)), ('t', (-.67, -.89, 1.65)))); dirs, pix, fw = aim(eye, to, num('roll', 0), f); dx, dy, dz = dirs; g = np.random.default_rng(SEED+3)
    wrap = lambda x: x-2*hb*np.floor(x/(2*hb)+.5)
    tab = np.linspace(0, 1, 4000); arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(tab)*hb, np.diff(np.sqrt(1-np.clip(tab, 0, .99995)**2))*rise))]).astype(np.float32); alen = lambda x: np.sign(x)*arc[np.clip(np.abs(x)/hb*3999, 0, 3999).astype(np.int32)]*1.0+(np.abs(x)/hb*3999 % 1)*(arc[1]-arc[0])*np.sign(x)
    barrel = lambda x: rise*np.sqrt(np.clip(1-(x/hb)**2, 0, 1))
    def ceil(x, y): x, y = np.abs(wrap(x)), np.abs(wrap(y)); return np.where(np.minimum(x, y) > hb*.93, -9, barrel(np.minimum(x, y)))
    # each ray meets it
    t = np.full(dx.shape, 1e3, np.float32); lo = np.zeros_like(t); open_ = np.ones(t.shape, bool); T = np.geomspace(.25, 26, 150).astype(np.float32); over = lambda t, a, b, c: eye[2]+t*c-ceil(eye[0]+t*a, eye[1]+t*b)
    for a, b in zip(T[:-1], T[1:]): new = open_&(over(b, dx, dy, dz) >= 0); t[new], lo[new] = b, a; open_ &= ~new
    I = np.nonzero(~open_.ravel())[0]; ex, ey, ez, hi, lo = (q.ravel()[I] for q in (dx, dy, dz, t, lo))
    for i in range(14): m = (lo+hi)/2; o = over(m, ex, ey, ez) >= 0; hi, lo = np.where(o, m, hi), np.where(o, lo, m)
    t = hi; X, Y, z = eye[0]+t*ex, eye[1]+t*ey, eye[2]+t*ez; x, y = wrap(X), wrap(Y); bay = np.floor(X/(2*hb)+.5)*7+np.floor(Y/(2*hb)+.5)*13; first = np.abs(x) < np.abs(y); c = np.where(first, x, y); along = np.where(first, y, x); sl = -rise*c/hb**2/np.sqrt(np.clip(1-(c/hb)**2, .02, 1)); k = 1/np.sqrt(1+sl*sl)
    # tiles: a herringbone on each web, a course along the arris
    p, q = alen(c), along+.0*c; w = num('tile', .052); a, b = (p+q)*.7071/w, (p-q)*.7071/w; i, j = np.floor(a), np.floor(b); m = (i-j) % 6; flat = m < 3; i0, j0 = np.where(flat, i-m, i), np.where(flat, j, j-(5-m)); u_, v_ = np.where(flat, a-i0, b-j0)/3, np.where(flat, b-j0, a-i0)                                    # along each tile and across it, 0..1
    side = np.sign(c)*np.where(first, 1, 3)+np.sign(along)*9; off = (np.abs(along)-np.abs(c))*.80; edge_ = off < num('course', .085); ln = np.hypot(alen(np.abs(c)), 0)*1.30/.155; i0, j0, u_, v_ = np.where(edge_, np.floor(ln)+900, i0), np.where(edge_, side, j0), np.where(edge_, ln-np.floor(ln), u_), np.where(edge_, np.clip(off/.085, 0, 1), v_); Lx, Ly = np.where(edge_, .155, 3*w), np.where(edge_, .085, w); own = lambda n: vnoise(i0+.5+bay*17+side*31, j0+.5+flat*400, SEED+n)
    du, dv = np.minimum(u_, 1-u_)*Lx, np.minimum(v_, 1-v_)*Ly; e = np.minimum(du, dv); e = e-.0012*(fbm(X*60+z*31, Y*60, 2, SEED+20)-.5)-.0010*own(9); grout = smooth(e, .0030, .0018); pil = lambda d: np.exp(-np.clip(d-.0022, 0, 1)/.0040)
    peel, peel2 = fbm(X*42+z*23, Y*42-z*11, 3, SEED+21)-.5, fbm(X*42+9-z*17, Y*42+z*29, 3, SEED+22)-.5; tu = (own(1)-.5)*num('tilt', .075)+.035*peel+np.sign(u_-.5)*.32*pil(du); tv = (own(2)-.5)*num('tilt', .075)+.035*peel2+np.sign(v_-.5)*.32*pil(dv); ta, tb = np.where(flat, tu, tv), np.where(flat, tv, tu); tp, tq = np.where(edge_, tu, (ta+tb)*.7071), np.where(edge_, tv, (ta-tb)*.7071)
    n1, n2, n3 = sl*k+tp*k, tq, -k+tp*sl*k*1.0; l = 1/np.sqrt(n1*n1+n2*n2+n3*n3); n1, n2, n3 = n1*l, n2*l, n3*l; nx, ny, nz = np.where(first, n1, n2), np.where(first, n2, n1), n3
    # bulbs along both arrises of a bay
    B = []; step = num('step', .315); ss = np.linspace(.0, .93, 2000)*hb; al = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ss)*1.4142, np.diff(barrel(ss))))])
    for sx in (-1, 1):
        for sy in (-1, 1):
            for n in range(int(al[-1]/step)): s = np.interp((n+.5)*step, al, ss); sl_ = -rise*s/hb**2/math.sqrt(1-(s/hb)**2); nn = np.array([sx*sl_, sy*sl_, -2]); nn /= np.linalg.norm(nn); P = np.array([sx*s, sy*s, barrel(s)]); B.append((P+nn*.062, P, nn))
    rb, pw = .034, num('pw', 1.); P = np.array([b[0] for b in B], np.float32)
    G = 260; gx, gy = np.meshgrid(np.linspace(-hb, hb, G, dtype=np.float32), np.linspace(-hb, hb, G, dtype=np.float32)); ff = np.abs(gx) < np.abs(gy); cc = np.where(ff, gx, gy); s_ = -rise*cc/hb**2/np.sqrt(np.clip(1-(cc/hb)**2, .02, 1)); kk = 1/np.sqrt(1+s_*s_); gn = [np.where(ff, s_*kk, 0), np.where(ff, 0, s_*kk), -kk]; gz = barrel(cc)
    def lit(x, y, z, nx, ny, nz):
        out = 0
        for b in P: lx, ly, lz = b[0]-x, b[1]-y, b[2]-z; d2 = lx*lx+ly*ly+lz*lz+.0006; out = out+np.clip(lx*nx+ly*ny+lz*nz, 0, 9)/(d2*np.sqrt(d2))
        return out
    far = lit(gx, gy, gz, *gn); fi, fj = np.clip((y+hb)/(2*hb)*(G-1), 0, G-1.01), np.clip((x+hb)/(2*hb)*(G-1), 0, G-1.01); bounce = blur(far, 30)
    irr = np.zeros(len(t), np.float32); spec = np.zeros((len(t), 3), np.float32); vn = ex*nx+ey*ny+ez*nz; rx, ry, rz = ex-2*vn*nx, ey-2*vn*ny, ez-2*vn*nz; co = np.clip(-vn, 0, 1); fr = .045+.955*(1-co)**5; warm = C('#ffc88c'); own3 = own(3)
    for b in P:
        lx, ly, lz = b[0]-x, b[1]-y, b[2]-z; d2 = lx*lx+ly*ly+lz*lz; irr += np.clip(lx*nx+ly*ny+lz*nz, 0, 9)/((d2+.0006)*np.sqrt(d2+.0006)); J = np.nonzero((d2 < 5)&(lx*rx+ly*ry+lz*rz > .8*np.sqrt(d2)))[0]
        d_ = np.sqrt(d2[J]); ct = np.clip((lx[J]*rx[J]+ly[J]*ry[J]+lz[J]*rz[J])/d_, 0, 1); q2 = 2*(1-ct); an = (rb/d_)**2; s1, s2 = an+2*.016**2, an+2*.085**2; spec[J] += (an*(np.exp(-(q2/s1)**1.3)*.85/s1*1.2+.30*np.exp(-q2/s2)/s2))[:, None]*warm
    for _ in range(26): az, el, q = math.atan2(fw[0], fw[1])+g.normal()*.9, -g.uniform(.05, .9), g.uniform(.2, 1); ct = rx*np.float32(math.sin(az)*math.cos(el))+ry*np.float32(math.cos(az)*math.cos(el))+rz*np.float32(math.sin(el)); spec += (np.exp(-2*(1-np.clip(ct, -1, 1))/.0042)*q*np.exp(-t/1.2)*num('below', .30))[:, None]*warm                       # lamps on the tables
    irr = irr*.85+bounce[fi.astype(np.int32), fj.astype(np.int32)]*.5; ao = 1-.35*np.exp(-np.clip(e, 0, 1)/.004)
    tone, age = own(4), fbm(X*3+z*2, Y*3, 4, SEED+23); cream = ramp(np.clip(-.05+1.05*tone+.6*(age-.5), 0, 1), ['#8c6a42', '#c0a274', '#dcc8a0', '#efe4cc']); craze = np.abs(fbm(X*90+z*40, Y*90, 4, SEED+24, .6)-.5); cream = cream*(1-.22*smooth(craze, .022, .004)*(own(5) > .55))[:, None]*(1-.35*smooth(fbm(X*16+z*9, Y*16, 4, SEED+25, .6), .60, .78)*(own(6) > .6))[:, None]
    body = cream*(1-grout)[:, None]+C('#6a5a48')*(.65+.6*vnoise(X*300+z*170, Y*300, SEED+26))[:, None]*.55*grout[:, None]; col = body*(irr*ao*num('key', .019))[:, None]*warm+spec*(fr*(1-grout)*num('mir', 7.)*pw)[:, None]*np.clip(.55+.9*own3, 0, 1.3)[:, None]+(fr*(1-grout)*.020)[:, None]*C('#7a4a2c')
    fade = np.exp(-np.clip(t-3, 0, 99)/num('air', 7.)); col = col*fade[:, None]+(1-fade)[:, None]*C('#3a1e10')*.03; img = np.zeros((HK*WK, 3), np.float32); img[I] = col; dm = np.full(HK*WK, 12, np.float32); dm[I] = t*(ex*fw[0]+ey*fw[1]+ez*fw[2]); img = img+(1-(np.bincount(I, minlength=HK*WK) > 0))[:, None]*C('#1c100a')*.25; img, dm = small(img.reshape(HK, WK, 3)), small(dm.reshape(HK, WK))[..., 0]
    fo, co_ = num('focus', .74), num('coc', 34); coc = lambda d: co_*np.abs(1-fo/np.maximum(d, .05)); img = lens(img, np.clip(coc(dm)-.4, 0, 60), 10); far = [(P_, b, n, bx, by) for P_, b, n in B for bx in range(-1, 4) for by in range(-1, 4)]; L = zeros(); todo = []
    for P_, b, n, bx, by in far:
        power = g.uniform(.7, 1.2)*(g.random() > .03); o = np.array([2*hb*bx, 2*hb*by, 0]); px, py, d = pix(P_+o)
        if d > .2 and -80 < px < W+80 and -80 < py < H+80: todo.append((d, px, py, pix(b+o), power))
    for d, px, py, (bx, by, _), power in sorted(todo, key=lambda q: -q[0]):
        X_, Y_ = int(np.clip(px, 0, W-1)), int(np.clip(py, 0, H-1)); r = rb/d*f*H; rc = coc(d)*S; R_ = math.hypot(r, rc)
        if dm[Y_, X_] < d-.12: continue
        k = (r/R_)**2; sharp = max(0, 1-rc/r); c_ = (2.6*k+.10)*power*math.exp(-max(d-3, 0)/9)*(1 if d > fo else .8); i0, i1, j0, j1 = int(max(0, min(px, bx)-R_*2-4)), int(min(W, max(px, bx)+R_*2+5)), int(max(0, min(py, by)-R_*2-4)), int(min(H, max(py, by)+R_*2+5))
        if i1 <= i0 or j1 <= j0: continue
        a, b = xx[j0:j1, i0:i1], yy[j0:j1, i0:i1]; le = max(math.hypot(bx-px, by-py), 1e-3); ux, uy = (bx-px)/le, (by-py)/le; s_, q_ = (a-px)*ux+(b-py)*uy, -(a-px)*uy+(b-py)*ux; so = max(rc*.7, 1.0); q_ = q_/r; w_ = .40+.16*smooth(s_/le, .72, .86); m = (rc < r)*smooth(np.abs(q_), w_+so/r*.6, w_-so/r*.6)*smooth(s_, r*.6, r*.95)*smooth(s_, le+so, le-so); ro = np.sqrt(np.clip(1-(q_/w_)**2, 0, 1)); tone_ = .10+.34*ro+.5*np.exp(-((q_+.2)/.09)**2)+.8*ro*smooth(s_, r*1.5, r*.8); tone_ = tone_*(1-.25*np.sin(s_/r*16)*smooth(s_/le, .75, .70)); img[j0:j1, i0:i1] = img[j0:j1, i0:i1]*(1-m[..., None])+(m*tone_*.42)[..., None]*C('#d8a870')
        e = np.hypot(a-px, b-py)/R_; ed = np.clip(max(1.5/R_, .10), .05, .5); m = smooth(e, 1+ed*.5, 1-ed*.5); lim = np.clip(1-e*e, 0, 1)[..., None]**.6*sharp; L[j0:j1, i0:i1] += (m*(.85+.3*(1-sharp)*e**3))[..., None]*(C('#ffb674')*(1-.35*sharp)*(1-lim)+C('#ffdcb4')*1.35*lim)*c_; img[j0:j1, i0:i1] *= 1-.85*(m*min(1, k*2))[..., None]
    img = img+L+bigblur(L, 26*S)*.14+bigblur(L, 110*S)*.10
    return img, dict(ev=num('ev', .28), bloom_k=.20, bloom_th=.9, vig=.26)
def vine():
    """A vine leaf before the low sun from close by: light through its blade, three orders of veins, an uneven toothed edge; other leaves of the same plant out of focus."""
    y, x = (np.arange(HK, dtype=np.float32)[:, None]+.5)/HK+np.zeros((1, WK), np.float32), ((np.arange(WK, dtype=np.float32)[None]+.5)/WK-.5)*ASP+np.zeros((HK, 1), np.float32); sx, sy = (num('sx', .27)-.5)*ASP, num('sy', .50)
    LOBES = ((0, 1.0, .36), (.80, .86, .30), (-.84, .83, .30), (1.72, .60, .27), (-1.78, .57, .27))                    # angle, length, half width
    def bent(t, an, L, k): return L*t*np.sin(an+k*t), L*t*np.cos(an+k*t)
    def inside(a, b, seed):
        """how far inside the outline, in leaf lengths; negative outside"""
        F = np.full(a.shape, -9, np.float32); r = np.random.default_rng(seed)
        for an, L, w in LOBES:
            q = np.hypot(a, b); th = np.arctan2(a, b)-an; th = (th+np.pi) % (2*np.pi)-np.pi-.10*np.sign(an)*q/L; t, s = q*np.cos(th)/L, q*np.sin(th)/L; side = s > 0; tt = np.clip(t, 0, 1.2)
            p = tt*8.5+np.where(side, r.random(), r.random())+.75*(vnoise(tt*3+side*9.1+an*7, tt*0+seed, 5)-.5); n = np.floor(p); p = p-n; big = vnoise(n*3.7+.5+side*31, n*0+an*9+seed, 6); p2 = p*2.3 % 1
            tooth = np.where(p < .80, (p/.80)**.62, ((1-p)/.20)**1.3)*(.022+.060*big)+np.where(p2 < .7, p2/.7, (1-p2)/.3)*.012; prof = w*np.clip(np.sin(np.pi*np.clip(tt, 0, 1)**.92), 0, 1)**.80*(1-.50*tt**2.2)+tooth*smooth(tt, .10, .45)*smooth(tt, 1.0, .82)-.02+.010*(fbm(tt*26+side*7, tt*0+an, 3, seed+2)-.5)
            F = np.maximum(F, np.where((t > 0), np.minimum(prof-np.abs(s), (1.0-tt)*.42)*L, -np.hypot(a, b)+.05))
        return F
    def place(u0, v0, size, turn, curl, tilt):
        px, py = (x-(u0-.5)*ASP)/size, (y-v0)/size; c, n = math.cos(turn), math.sin(turn); a, b = px*c-py*n, px*n+py*c; a, b = a*(1+tilt*b), b*(1+.5*tilt*b); return a+curl*b*b+.05*np.sin(3*b+a), b+.10*a*a*np.sign(curl)+.03*np.sin(4*a)
    def seams(a, b, seed):
        """borders of cells: distance to the nearest"""
        i, j = np.floor(a), np.floor(b); f1 = np.full(a.shape, 9, np.float32); f2 = f1.copy(); own = f1*0
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1): ci, cj = i+di, j+dj; d = np.hypot(ci+vnoise(ci, cj, seed)-a, cj+vnoise(ci, cj, seed+1)-b); n = d < f1; f2 = np.where(n, f1, np.minimum(f2, d)); own = np.where(n, vnoise(ci, cj, seed+2), own); f1 = np.where(n, d, f1)
        return f2-f1, own
    r = np.random.default_rng(SEED+1); a, b = place(num('u0', .745), num('v0', -.20), num('size', 1.36), num('turn', .72), -.13, -.10); F = inside(a, b, 4); cover = smooth(F, -.6/H, .6/H); veins = []
    for an, L, w in LOBES:
        k = -.10*np.sign(an); t = np.linspace(0, 1, 20); veins.append((np.stack(bent(t, an, L, -k), 1), .0115*L, .0016, 1)); n = int(15*L)
        for i in range(1, n+1):
            t0 = (i+r.normal()*.12)/(n+1.5); px, py = bent(t0, an, L, -k); side = 1 if i % 2 else -1; ln = (w*1.25*math.sin(math.pi*min(1, t0)**.9)**.7+.06)*L; q = np.linspace(0, 1, 9); dir_ = an-k*2*t0+side*(.86-.22*q+r.normal()*.05); st = ln/8; X_, Y_ = px+np.cumsum(np.sin(dir_))*st-np.sin(dir_[0])*st, py+np.cumsum(np.cos(dir_))*st-np.cos(dir_[0])*st; veins.append((np.stack([X_, Y_], 1), .0054*L, .0006, 2))
            for m in range(1, int(ln/.045)):
                e = m*.045/ln*8; i0 = min(7, int(e)); bx, by = X_[i0]+(X_[i0+1]-X_[i0])*(e-i0), Y_[i0]+(Y_[i0+1]-Y_[i0])*(e-i0); s2 = 1 if m % 2 else -1; d2 = dir_[i0]+s2*(1.0+r.normal()*.12); l2 = .05+.06*r.random(); q2 = np.linspace(0, 1, 5); d3 = d2-s2*.3*q2; veins.append((np.stack([bx+np.cumsum(np.sin(d3))*l2/4-np.sin(d2)*l2/4, by+np.cumsum(np.cos(d3))*l2/4-np.cos(d2)*l2/4], 1), .0026, .0005, 3))
    V1, V2, ridge = np.zeros_like(a), np.zeros_like(a), np.full(a.shape, .2, np.float32); wa, wb = a+.030*(fbm(a*7, b*7, 4, SEED+20, .55)-.5), b+.030*(fbm(a*7+5, b*7, 4, SEED+21, .55)-.5); flat_a, flat_b = wa.ravel(), wb.ravel(); inm = np.flatnonzero(F.ravel() > -.01); ia, ib = flat_a[inm], flat_b[inm]; o1, o2, o3 = np.zeros(len(inm), np.float32), np.zeros(len(inm), np.float32), np.full(len(inm), .2, np.float32)
    order = np.argsort(ib, kind='stable'); sb = ib[order]
    for P, w0, w1, kind in veins:
        lo, hi = P.min(0)-.03, P.max(0)+.03; k = order[np.searchsorted(sb, lo[1]):np.searchsorted(sb, hi[1])]; k = k[(ia[k] > lo[0])&(ia[k] < hi[0])]
        if not len(k): continue
        qa, qb = ia[k], ib[k]; best = np.full(len(k), 9, np.float32); wid = best*0
        for i in range(len(P)-1):
            dx, dy = P[i+1]-P[i]; t = np.clip(((qa-P[i, 0])*dx+(qb-P[i, 1])*dy)/(dx*dx+dy*dy+1e-9), 0, 1); d = np.hypot(qa-P[i, 0]-t*dx, qb-P[i, 1]-t*dy); n = d < best; best = np.where(n, d, best); wid = np.where(n, w0+(w1-w0)*(i+t)/(len(P)-1), wid)
        m = smooth(best/wid, 1.15, .55); soft = np.exp(-np.clip(best-wid, 0, 1)/(wid*1.6))
        if kind == 1: o1[k] = np.maximum(o1[k], m); o2[k] = np.maximum(o2[k], soft*.5)
        else: o2[k] = np.maximum(o2[k], m*(.95 if kind == 2 else .55)+soft*.15)
        o3[k] = np.minimum(o3[k], best)
    V1.ravel()[inm], V2.ravel()[inm], ridge.ravel()[inm] = o1, o2, o3
    e1, c1 = seams(wa*60, wb*60, SEED+30); e2, c2 = seams(wa*150, wb*150, SEED+40); net = smooth(e1, .15, .02)*.30+smooth(e2, .22, .03)*.20; puff = smooth(ridge, 0, .02)*.6+smooth(e1, 0, .4)*.3; gy, gx = np.gradient(blur(puff+.25*fbm(a*8, b*8, 4, SEED+50), 1.2*K*S), 1/HK)
    dx, dy = sx-x, sy-y; dd = np.hypot(dx, dy)+.08; lean = np.clip(1+(gx*dx+gy*dy)/dd*num('relief', .0055), .5, 1.6); glow = .16+1.75*np.exp(-(dd/.36)**1.2)+.55*np.exp(-dd/.7); edge = np.exp(-np.clip(F, 0, 1)/.035)*smooth(fbm(a*5+3, b*5, 4, SEED+60), .25, .55)+.85*smooth(fbm(a*2.6+8, b*2.6, 5, SEED+61, .58), .47, .70)
    thick = .92+.35*(fbm(a*6, b*6, 5, SEED+62)-.5)+.20*(c1-.5)+.20*(c2-.5)-.50*net-.20*V2; rust = np.clip(edge, 0, 1)[..., None]; A_ = np.array([1.05, .78, 3.6], np.float32)*(1-rust)+np.array([.42, 1.55, 4.2], np.float32)*rust; trans = np.exp(-A_*thick[..., None]*1.15)
    spots = smooth(fbm(a*60, b*60, 4, SEED+63)+.5*(fbm(a*7, b*7, 3, SEED+64)-.5), .74, .82); trans = trans*(1-.7*spots[..., None]); pale = np.array([.86, .66, .20], np.float32); blade = trans*(1-.70*V2[..., None])+pale*1.05*.70*V2[..., None]; blade = blade*(1-V1[..., None]*.9)+(pale*.95)*(1-.40*smooth(V1, .55, 1))[..., None]*V1[..., None]*.9
    shadow = smooth(inside(*place(num('u2', .98), num('v2', -.28), .82, .95, .15, 0), 9), -.03, .02); shadow = blur(shadow, 4*K*S); light = glow*lean*(1-.72*shadow); img = blade*light[..., None]*C('#ffca8c')*num('through', 1.5)+C('#55608c')*(.030*(1+.5*V1))[..., None]*np.array([.7, .9, .5], np.float32)
    hair = np.exp(-np.abs(F)/.0030)*cover; img = img+(hair*glow*.35)[..., None]*C('#ffd8a0'); leaf_ = small(np.concatenate([img*cover[..., None], cover[..., None]], -1))
    X_, Y_ = (u-.5)*ASP, v; d0 = np.hypot(X_-sx, Y_-sy); back = ramp(np.clip(v*1.15, 0, 1), ['#39406e', '#8a6a80', '#e0986a', '#6a4432', '#241a18'])*.40+(np.exp(-(d0/.095)**1.3)*1.05+np.exp(-d0/.34)*.50)[..., None]*C('#ff8a40'); hill = smooth(v, .60+.07*fbm(u*3+2, u*0+.5, 3, SEED), .66+.07*fbm(u*3+2, u*0+.5, 3, SEED))[..., None]; back = back*(1-.62*hill)+C('#5a3420')*(.20+.35*np.exp(-d0/.35))[..., None]*hill*.5; D_ = Disc(back)
    for i in range(36): bx, by = r.random()**1.3*.75, r.normal(.60, .16); D_(bx*W, by*H, r.uniform(16, 44)*S, C(['#ffb45c', '#ffd08c', '#d8c060', '#ff9a50'][r.integers(4)], .02+.20*r.random()**3), .10, .30, .3)
    for (q, size, turn, soft, seed) in (((.02, -.10), .55, .35, 58, 7), ((.36, -.30), .55, .9, 40, 8), ((.02, .86), .50, -1.9, 60, 11), ((.52, 1.12), .60, 2.6, 36, 12), ((1.04, .66), .62, 1.5, 26, 14)):
        f_ = small(smooth(inside(*place(*q, size, turn, .12, .05), seed), -.006, .006)[..., None]); g_ = small(glow[..., None]); col = (C('#b8741c') if seed % 2 else C('#a04a1a'))*g_*.60; lay = lens(np.concatenate([col*f_, f_], -1), np.full((H, W), float(soft)), 2); back = back*(1-.88*lay[..., 3:])+lay[..., :3]
    stalk = small(smooth(np.abs(a+.10*np.sin(b*5)*(b < 0)), .016, .010)[..., None]*(b < .01)[..., None]*1.0); leaf_ = leaf_*(1-stalk)+np.concatenate([stalk*C('#c0704a')*.35, stalk], -1); t = v*.55-u*.85; leaf_ = lens(leaf_, num('coc', 17)*smooth(np.abs(t-num('focus', -.12)), .10, .62)); img = back*(1-leaf_[..., 3:])+leaf_[..., :3]; img = img+(np.exp(-(d0/.10)**1.4)*.22+np.exp(-d0/.30)*.10)[..., None]*C('#ff9a50')
    return img, dict(ev=num('ev', .3), bloom_k=.20, bloom_th=.75, vig=.42)
def incense():
    """Incense at night: smoke from an ember in a dark burner, lit from the side by a low lamp, a few lamps far behind. The smoke is a sheet of points: those that left the ember's rim at one time are a row, carried by a flow whose eddies rise with it; its folds are the bright lines."""
    r = np.random.default_rng(SEED+2); ex, ey = .43, .815; N = 48; k = np.fft.fftfreq(N)*N; kk = np.stack(np.meshgrid(k, k, k, indexing='ij'), -1); q = np.sqrt((kk**2).sum(-1))
    A_ = np.stack([np.fft.fftn(r.normal(size=(N, N, N))) for _ in range(3)], -1)*((q > .5)*np.exp(-(q/3.2)**2)*np.maximum(q, 1)**-1.2)[..., None]; V = np.real(np.fft.ifftn(1j*np.cross(kk, A_), axes=(0, 1, 2))); V = (V/V.std()).astype(np.float32).reshape(-1, 3)
    def flow(p, L):
        """velocity of the eddies, whose box is L wide"""
        g = p/L*N; i = np.floor(g).astype(np.int32); t = g-i; o = 0; t = t*t*(3-2*t)
        for a in (0, 1):
            for b in (0, 1):
                for c in (0, 1): w = (t[:, 0] if a else 1-t[:, 0])*(t[:, 1] if b else 1-t[:, 1])*(t[:, 2] if c else 1-t[:, 2]); o = o+w[:, None]*V[((i[:, 0]+a) % N*N+(i[:, 1]+b) % N)*N+(i[:, 2]+c) % N]
        return o
    nt, rings, ns = 1100, 3, 60; T, dt = 4.5, .02; born = np.linspace(0, T, nt); a = np.linspace(0, 2*np.pi, ns); P = np.zeros((nt, rings, ns, 3), np.float32); wob = lambda s: .006*(fbm(born*1.3+s, born*0, 3, SEED+s)-.5)[:, None]
    for m, (x, y, ra, rb) in enumerate(((-.011, .004, .008, .003), (.004, -.004, .011, .004), (.016, .006, .004, .002))): P[:, m, :, 0] = x+ra*np.cos(a)+wob(3+m); P[:, m, :, 1] = y+rb*np.sin(a)+.3*ra*np.cos(a)+wob(6+m)
    P = P.reshape(nt, rings*ns, 3)
    for n in range(int(T/dt)):                                                                              # x to the right, y away, z up; heights of the picture, seconds
        t = n*dt; m = np.searchsorted(born, t+dt); part = np.clip((t+dt-born[:m])/dt, 0, 1).astype(np.float32)[:, None, None]; p = P[:m].reshape(-1, 3); z = p[:, 2:]
        g = smooth(z, .03, .55); up = .07+.40*smooth(z, -.02, .20)-.17*g; rise = np.array([0, 0, .27*t], np.float32); pull = -1.1*np.exp(-((z-.05)/.05)**2)+2.2*smooth(z, .10, .30)*smooth(z, .95, .6); mid = np.broadcast_to(P[:m].mean(1, keepdims=True), P[:m].shape).reshape(-1, 3)
        w = flow(p-rise, .9)*(g*.155+.005)+flow(p-rise*1.15+.37, .4)*(g*.05); w[:, 0] += .03*g[:, 0]; w[:, :2] += pull*(p-mid)[:, :2]; w[:, 1] *= .6; w[:, 2:] += up; P[:m] += (w*dt).reshape(m, -1, 3)*part
    P = P[::-1]; puff = (.55+.9*fbm(born[::-1]*3.1, born*0, 4, SEED+7)**1.3); M = int(1.6e7*min(1, (W/1600)**2*2)); D = 0
    for c in range(4):
        i, j = r2(M//4, c*M//4); i, j = i*(nt-1.001), j*rings; o = j.astype(int); j = (j-o)*(ns-1.001); a0, b0 = i.astype(int), j.astype(int); fi, fj = (i-a0)[:, None].astype(np.float32), (j-b0)[:, None].astype(np.float32); b0 = b0+o*ns
        p = (P[a0, b0]*(1-fi)+P[a0+1, b0]*fi)*(1-fj)+(P[a0, b0+1]*(1-fi)+P[a0+1, b0+1]*fi)*fj; age = i/nt; s_ = (.0005+.0042*age**1.5); rim = .7+.5*np.cos(2*np.pi*j/ns+2*age)
        g = np.random.default_rng(SEED+c+50); p = p+g.normal(size=p.shape).astype(np.float32)*s_[:, None]; coc = np.abs(p[:, 1])*.055; th, ro = g.random(len(coc))*6.2832, np.sqrt(g.random(len(coc)))*coc; per = 1/(1+p[:, 1]*.35)
        px, py = ex*W+(p[:, 0]*per+ro*np.cos(th))*H, ey*H-(p[:, 2]*per+ro*np.sin(th))*H; D = D+splat(px, py+g.random(len(coc))*.0034*H, puff[a0]*rim*(.45+.55*smooth(age, .02, .22))*(1+1.6*age))
    D = D/M*W*H/60
    lx, lz = 1.02, .52; X, Z = (u-ex)*ASP, ey-v; dl = np.hypot((u-lx)*ASP, v-lz); shade = np.cumsum((bigblur(D[..., None], 6*S)[..., 0])[:, ::-1], 1)[:, ::-1]/H; lit = np.exp(-shade*2.2)/(1+(dl/.55)**2)*4.3
    al = 1-np.exp(-D*.55); top = smooth(Z, 1.0, .35)*.5+.5; warm = C('#ffb884')*lit[..., None]+C('#7a5a92')*.10*top[..., None]; ember = np.exp(-np.hypot(X, Z)/.030)[..., None]*C('#ff5a20')*.5
    back = zeros()+C('#30101c')*.125; back = back+(np.exp(-(np.hypot((u-.80)*ASP, v-.42)/.60)**1.5))[..., None]*C('#7a2c26')*.085+(np.exp(-(np.hypot((u-.16)*ASP, v-.55)/.80)**1.6))[..., None]*C('#4a182c')*.085; d_ = Disc(back)
    for x, y, rad, c, b in ((.755, .335, 128, '#ff9a4c', .120), (.885, .555, 118, '#ff7038', .050), (.150, .465, 122, '#e06a44', .028)): d_(x*W, y*H, rad*S, C(c, b), .22, .30, .25)
    back = blur(back, 2*S)+bigblur(back, 90*S)*.5; Y = -Z; rx, ry, cy = .350, .056, .150; th = np.arctan2((Y-cy)/ry, X/rx); rho = np.hypot(X/rx, (Y-cy)/ry); gleam = np.exp(-((th-.10)/.42)**2)*1.0+np.exp(-((np.abs(th)-2.75)/.30)**2)*.16+.045
    bowl = C('#120a0c')*.5+(np.exp(-((X-.19)/.055)**2)*.05)[..., None]*C('#ff9a50'); body = smooth(rho, 1.0, .96)*(Y < cy)+(np.abs(X) < rx*.995)*(Y >= cy)*1.0; lip = np.exp(-((rho-1)/.055)**2)*np.where(Y > cy, 1, .8)
    far = lens(np.concatenate([C('#0c0608')*.3*body[..., None]+(lip*gleam*.9*(Y < cy))[..., None]*C('#ffa860'), np.maximum(body, lip)[..., None]], -1), np.full((H, W), 9.0), 2); img = back*(1-far[..., 3:])+far[..., :3]
    coal, cover = zeros(), zeros()[..., 0]
    for m, (x, y, a, b, tilt, hot) in enumerate(((-.115, .085, .060, .038, .2, 0), (.120, .082, .062, .040, -.3, 0), (-.052, .062, .052, .036, -.4, .12), (.066, .058, .050, .034, .5, .18), (.006, .030, .044, .030, -.12, 1), (-.02, .098, .075, .040, .1, 0), (.09, .11, .06, .035, 0, 0))):
        c, n = math.cos(tilt), math.sin(tilt); px, py = ((X-x)*c+(Y-y)*n)/a, (-(X-x)*n+(Y-y)*c)/b; ang = np.abs(px)**2.6+np.abs(py)**2.6; rough = fbm(X*17+m*9, Y*20, 5, SEED+60+m, .52)-.5; q_ = 1-ang+.55*rough; mk = smooth(q_, 0, .10); hgt = np.sqrt(np.clip(q_, 0, 1)); gy, gx = np.gradient(blur(hgt+.16*fbm(X*60, Y*75, 4, SEED+70+m, .6), .6), 1/H); nn = unit(np.stack([-gx*a*.8, -gy*b*.8, np.ones_like(gx)*1.0], -1)); dif = np.clip(nn@unit(np.array([.86, -.38, .25], np.float32)), 0, 1)
        ash = smooth(fbm(X*95, Y*120, 5, SEED+80+m, .62), .40, .74)*.8; base = C('#1c1413')*(1-ash[..., None])+C('#8a7a74')*ash[..., None]; heat = hot*np.exp(-np.hypot((X-.006)/.030, (Y-.008)/.012)**2)*(1.0-.95*smooth(fbm(X*120, Y*170, 5, SEED+90+m, .66), .36, .62))+hot*.25*np.exp(-np.hypot((X-.01)/.06, (Y-.03)/.03)**2)*smooth(fbm(X*60, Y*60, 3, SEED+95, ridged=True), .45, .8)
        sh = base*(dif*.45)[..., None]*C('#ffb070')+base*.012*C('#8a70b0')+base*(np.exp(-np.hypot(X, (Y-.03)*1.2)/.05)*.10)[..., None]*C('#ff6a30')+(heat**1.3)[..., None]*np.array([1.05, .125, .012], np.float32)+(heat**3)[..., None]*np.array([.50, .17, .02], np.float32); coal = coal*(1-mk[..., None])+sh*mk[..., None]; cover = np.maximum(cover, mk)
    coal = lens(np.concatenate([coal*cover[..., None], cover[..., None]], -1), np.clip((Y-.03)*150, 0, 12)*1.0, 4); img = img*(1-coal[..., 3:])+coal[..., :3]; glow = np.exp(-np.hypot(X, (Y-.01)*1.3)/.05)[..., None]*C('#ff4a18')*.05; img = img+glow
    al = al*smooth(Z, -.012, .075); img = img*(1-.55*al[..., None])+(warm+ember)*al[..., None]
    near = ((Y > cy)*smooth(rho, .93, .97)*(np.abs(X) < rx*1.02))*1.0; near = np.maximum(near, lip*(Y > cy-.01)*smooth(lip, .3, .6)); nr = lens(np.concatenate([(bowl+(lip*gleam*1.1)[..., None]*C('#ffa860'))*near[..., None], near[..., None]], -1), np.full((H, W), 17.0), 2); img = img*(1-nr[..., 3:])+nr[..., :3]
    return img, dict(ev=num('ev', .75), bloom_k=.16, bloom_th=.7, vig=.4)

def rope():
    """Two laid ropes across the frame, from a hand's breadth: three strands each, yarns laid the other way, fibres along the yarns; stray fibres in the low sun, salt, the glitter of the sea far out of focus."""
    f = 1.6; X, Z = rays(.5, f); V = np.stack(np.broadcast_arrays(X, np.float32(1), Z), -1).reshape(-1, 3).astype(np.float32); sun = unit(np.array([-.70, .16, .58], np.float32)); pitch = 6.6
    R_ = [(np.array(c, np.float32), unit(np.array(d, np.float32)), r, ph, sd) for c, d, r, ph, sd in (((-.15, 9.6, -.10), (.80, .30, .45), .98, .4, 11), ((1.55, 11.6, -1.35), (.86, .12, .36), .92, 2.2, 23))]
    def frame(o):
        c, d, r, ph, sd = o; a = unit(np.cross(d, np.array([0, 0, 1], np.float32))); return a, np.cross(a, d)
    def local(p, o):
        """along the rope, the strand, its own polar coordinates"""
        c, d, r, ph, sd = o; a, b = frame(o); q = p-c; s = q@d/r; x, y = q@a/r+.05*np.sin(s*.55+sd), q@b/r+.05*np.sin(s*.43+sd*2); th = np.arctan2(y, x)-(2*np.pi/pitch*s+ph); k = np.round(th*3/(2*np.pi)); th = th-k*2*np.pi/3; rho = np.hypot(x, y); k = np.mod(k, 3); return s, k, rho*np.cos(th)-.53, rho*np.sin(th)/1.14
    def dist(p, o, fine=0):
        """distance to a rope; fine: with its yarns and fibres; and the yarn's height, own number and grain, angle and place along the rope"""
        s, k, e, g = local(p, o); sd = o[4]; d = np.hypot(e, g)-.485-.018*np.sin(s*1.3+k*2.1+sd)
        if not fine: return d*o[2]
        ps = np.arctan2(g, e)+.93*s; ps = ps+.10*(vnoise(s*.9, ps*1.2+k*7, sd+1)-.5)+.035*(vnoise(s*3.1, ps*4+k*7, sd+2)-.5); n = 10/(2*np.pi); q = ps*n; yarn = np.floor(q)+k*31; w = q-np.floor(q); own = vnoise(yarn*1.7+.5, yarn*0+.5, sd+3); hy = np.sqrt(np.clip(1-(2*w-1)**2, 0, 1))*(.055+.030*own)+.05*(own-.5)
        fx, fl = ps*n*13+w*3+s*1.5, s*2.1+own*50; grain = fbm(fx, fl, 3, sd+4, .6); grain = .6*grain+.4*vnoise(fx*2.6+2.2*np.sin(s*2+yarn), fl*2.3, sd+7); hf = (grain-.5)*.050
        return (d-hy-hf+.05)*o[2], hy, own, grain, ps, s
    def shade(n, along, v_, sh, ao, own, grain):
        h = unit(sun-v_); dif = np.clip((n@sun)*.88+.12, 0, 1)*sh; th = (along*h).sum(-1); sp = np.clip(1-th*th, 0, 1)**26*np.clip(n@sun+.15, 0, 1)*sh; rim = (1-np.clip(-(n*v_).sum(-1), 0, 1))**2.2*np.clip(n@sun+.35, 0, 1)*sh
        base = ramp(np.clip(.12+.95*(grain-.18)+.42*(own-.5), 0, 1), ['#3a2413', '#8a6034', '#c99a5c', '#ecd09a']); sky = (.5+.5*n[..., 2])*.6+.4*np.clip(-n[..., 1], 0, 1)*.5
        return base*((dif*ao*2.1)[..., None]*C('#ffb268')+(sky*ao*.30)[..., None]*C('#8c88c4')+(np.clip(n[..., 1]*.5+.5-.2*n[..., 2], 0, 1)*ao*.10)[..., None]*C('#ff9a58'))+(sp*ao*(.3+grain)*.34+rim*ao*.55)[..., None]*C('#ffbc74')
    layers = []
    for o in R_:
        c, d, r, ph, sd = o; w = V-(V@d)[:, None]*d; q = -c+(c@d)*d; A2, B2, C2 = (w*w).sum(-1), w@q, q@q-(1.16*r)**2; disc = B2*B2-A2*C2; idx = np.flatnonzero(disc > 0); v_ = V[idx]; t = (-B2[idx]-np.sqrt(disc[idx]))/A2[idx]; vl = np.sqrt((v_*v_).sum(-1)); end = t+2*np.sqrt(disc[idx])/A2[idx]
        for _ in range(26): t = t+dist(v_*t[:, None], o)/vl*.8
        ok = t < end; idx, v_, t, vl = idx[ok], v_[ok], t[ok]-.10*r, vl[ok]
        for _ in range(12): t = t+np.clip(dist(v_*t[:, None], o, 1)[0], -.05, .05)/vl*.75
        _, _, e_, g_ = local(v_*t[:, None], o); ok = (np.abs(dist(v_*t[:, None], o, 1)[0]) < .02)|(np.hypot(e_+.53, g_*1.14) < .84); idx, v_, t, vl = idx[ok], v_[ok], t[ok], vl[ok]
        p = v_*t[:, None]; D0, hy, own, grain, ps, s = dist(p, o, 1); e = .010*r; n = unit(np.stack([dist(p+e*np.eye(3, dtype=np.float32)[i], o, 1)[0]-D0 for i in range(3)], -1)); T_ = unit(d-(n@d)[:, None]*n); sh = np.ones(len(t), np.float32)
        m0 = unit(np.stack([dist(p+.02*np.eye(3, dtype=np.float32)[i], o)-dist(p, o) for i in range(3)], -1))
        for st in np.geomspace(.05, 3.6, 16):
            for o2 in R_: sh = np.minimum(sh, np.clip(.5+(dist(p+m0*.05+sun*st, o2)+.02)/(.10*st+.02)*.5, 0, 1))
        _, _, e_, g_ = local(p, o); deep = smooth(np.abs(np.arctan2(g_, e_)), 2.0, .9); ao = (.30+.70*deep)*(.38+.62*smooth(hy, .0, .06)); col = shade(n, T_, v_/vl[:, None], sh, ao, own, grain)
        salt = smooth(fbm(ps*1.6+sd, s*1.1, 4, sd+8), .52, .68)*smooth(vnoise(ps*46, s*30, sd+9), .79, .89); col = col+(salt*(.10+.9*vnoise(ps*60, s*60, sd+10)**4)*(sh*.85+.02))[..., None]*C('#ffe6c4')*1.1
        L_ = np.zeros((WK*HK, 5), np.float32); L_[idx, :3] = col; L_[idx, 3] = 1; L_[idx, 4] = t; layers.append(small(L_.reshape(HK, WK, 5)))
    back = zeros()+ramp(v, ['#4a2a3a', '#281a30', '#171222', '#0d0b14'])*.30; gx = .34; back = back+(np.exp(-((u-gx)/.34)**2-(v/.5)**2)*.13)[..., None]*C('#e08040'); g = np.random.default_rng(SEED+3); d_ = Disc(back)
    for i in range(300):
        y = g.random()**1.35*.95; x = gx+.04*y+g.normal()*(.10+.26*y); rad = (15+30*y+g.uniform(-4, 6))*1.5*S; b = .012+.60*g.random()**5
        d_(x*W, (y-.03)*H, rad, C(['#ffb056', '#ff9a40', '#ffbe70', '#ff8a3c'][g.integers(4)], b*(1-.45*y)), .12, .35, .35)
    img = back; yf, kc = 9.0, 95; depth = np.full((H, W), 1e3, np.float32)
    for L_ in layers[::-1]:
        m = L_[..., 3]; dm = np.where(m > .02, L_[..., 4]/np.maximum(m, .02), 0); z = bigblur((dm*(m > .02))[..., None], 26*S)[..., 0]/np.maximum(bigblur((m > .02)[..., None]*1.0, 26*S)[..., 0], 1e-3); z = np.where(m > .5, dm, np.clip(z, 7, 15)); depth = np.where(m > .5, dm, depth)
        Lb = lens(L_[..., :4], np.minimum(kc*np.abs(1-yf/z), 60), 8); img = img*(1-Lb[..., 3:])+Lb[..., :3]
    soft = np.array([0, 1.2, 2.5, 4.5, 7.5, 12, 19, 30, 61])*S; hairs = np.zeros((8, H, W, 2), np.float32)
    for o in R_:                                                                                     # stray fibres
        c, d, r, ph, sd = o; a, b = frame(o); N = 3600; npt = 420; s0 = g.uniform(-6.5, 7.5, N); an = g.random(N)*6.2832; out = np.cos(an)[:, None]*a+np.sin(an)[:, None]*b; root = c+s0[:, None]*r*d+out*r*(.80+.2*g.random((N, 1))); lay = np.cross(d, out); L = (.10+.95*g.random((N, 1))**3.0)*r; aim = d*g.normal(0, .9, (N, 1))+lay*g.normal(0, .7, (N, 1))+out*(.15+.8*g.random((N, 1))); aim /= np.linalg.norm(aim, axis=1, keepdims=True); bend = g.normal(0, .45, (N, 3))+np.array([0, 0, -.10]); bend2 = g.normal(0, .35, (N, 3)); br = (.25+.75*g.random(N)**2); face = np.clip(out@sun*.8+.45, .03, 1)
        for part in range(6):
            k = slice(part*N//6, (part+1)*N//6); q = ((np.arange(npt)+g.random(npt))/npt)[None, :, None]; p = root[k, None]+aim[k, None]*L[k, None]*q+bend[k, None]*L[k, None]*q**2+bend2[k, None]*L[k, None]*q**3; y = p[..., 1]; px, py = (p[..., 0]/y*f/ASP+.5)*W, (.5-p[..., 2]/y*f)*H; ln = np.hypot(np.diff(px, axis=1), np.diff(py, axis=1)).sum(1)[:, None]; coc = (np.minimum(kc*np.abs(1-yf/y), 60)*S).ravel()
            i, j = np.clip(px, 0, W-1).astype(int), np.clip(py, 0, H-1).astype(int); see = y < depth[j, i]+.03; wgt = ln/npt*1.15*S*1.2*(1-.6*q[..., 0])*see; tn = p[:, -1]-p[:, 0]; tn /= np.linalg.norm(tn, axis=1, keepdims=True); hl = (1-(tn@sun)**2)**2; sheen = (wgt*(br[k]*face[k]*(.25+.75*hl))[:, None]).ravel(); px, py, wgt = px.ravel(), py.ravel(), wgt.ravel()
            for n in range(8): at = (coc >= soft[n])&(coc < soft[n+1]); hairs[n, ..., 0] += splat(px[at], py[at], wgt[at]); hairs[n, ..., 1] += splat(px[at], py[at], sheen[at])
    hairs = sum(lens(hairs[n], np.full((H, W), (soft[n]+soft[n+1])/2/S), 1) if n else hairs[0] for n in range(8)); cov, lit = hairs[..., 0], hairs[..., 1]
    al = 1-np.exp(-cov*.8); img = img*(1-al[..., None]*.75)+(al*lit/np.maximum(cov, 1e-4)*1.5)[..., None]*C('#ffb868')
    return img, dict(ev=num('ev', .45), bloom_k=.18, bloom_th=.8, vig=.42)

def crystal():
    """A chandelier's cut drops within reach: each is a body of planes that every ray enters, crosses by total reflection and leaves in five colours; two are sharp, the others and the candles behind are discs. Lengths in cm."""
    f, hz = num('f', 2.55), num('hz', .5); r = np.random.default_rng(SEED+3); focus = num('focus', 30.); coc = lambda y: num('coc', 125)*abs(1-focus/y)
    # the room by direction: dark, a warm ceiling, windows at dusk behind the camera, candles, sparks of other drops
    q = 8; E = np.zeros((180*q, 360*q, 3), np.float32); el, az = 90-(np.arange(180*q, dtype=np.float32)[:, None]+.5)/q, (np.arange(360*q, dtype=np.float32)[None]+.5)/q-180
    mott = fbm(az*.045+0*el, el*.06+0*az, 4, SEED+20); E += (.006+.055*smooth(el, 15, 85)*(.4+1.2*mott)+.010*np.exp(-((el+2)/22)**2)*mott)[..., None]*C('#ffb070')+(.012*smooth(mott, .45, .7)*(el < 20))[..., None]*C('#7a4a30')
    for a0, w_ in ((-146, 9), (-118, 7), (152, 8)): E += (smooth(np.abs(az-a0), w_, w_-1.2)*smooth(np.abs(el-9), 24, 22)*(.8+.5*smooth(el, -12, 30))*(np.abs((az-a0)/w_*2 % 1-.5) > .04)*(np.abs(el/9 % 1-.5) > .04))[..., None]*C('#6f8fd0')
    E += (np.exp(-(np.abs(az)/62)**2.5-((el-9)/17)**2)*(.02+.40*fbm(az*.11+3+0*el, el*.13+0*az, 3, SEED+21)**2))[..., None]*C('#ff9c50')
    def glow(a0, e0, s, k, c, tall=1.):
        h = int(s*7*q*max(1, tall)/max(.25, math.cos(math.radians(e0))))+2; i, j = int((90-e0)*q), int((a0+180)*q); rows = np.clip(np.arange(i-h, i+h), 0, 180*q-1); cols = np.arange(j-h, j+h) % (360*q); da = (az[0, cols]-a0+180) % 360-180; d = np.hypot(da[None]*math.cos(math.radians(e0))/s, (el[rows, 0]-e0)[:, None]/s/tall)
        E[np.ix_(rows, cols)] += (k*smooth(d, 1.25, .75)+k*.012*np.exp(-d*.9))[..., None]*C(c)
    warm = ['#ffa650', '#ff9640', '#ffb66c', '#ffcc94']
    for k in range(40): glow(r.uniform(-180, 180), r.normal(6, 13), r.uniform(.7, 1.5), r.uniform(14, 46), warm[r.integers(4)], 2.1)
    for k in range(9): glow(r.uniform(-60, 60), r.normal(22, 16), r.uniform(1.2, 2.2), r.uniform(30, 70), warm[r.integers(4)], 2.2)
    for k in range(420): glow(r.uniform(-180, 180), r.normal(4, 26), r.uniform(.18, .5), r.uniform(.5, 9)*r.random(), (warm+['#cfdcff', '#fff0dc'])[r.integers(6)])
    def look(D, E=E, q=q):
        i, j = np.clip((90-np.degrees(np.arcsin(np.clip(D[:, 2], -1, 1))))*q-.5, 0, 180*q-2), (np.degrees(np.arctan2(D[:, 0], D[:, 1]))+180)*q-.5; a, b = i.astype(np.int32), np.floor(j).astype(np.int32); x, y = (j-b).astype(np.float32)[:, None], (i-a).astype(np.float32)[:, None]; b0, b1 = b % (360*q), (b+1) % (360*q)
        return (E[a, b0]*(1-x)+E[a, b1]*x)*(1-y)+(E[a+1, b0]*(1-x)+E[a+1, b1]*x)*y
    Es = blur(E.reshape(180, q, 360, q, 3).mean((1, 3)), 2.5)
    # bodies of planes (normal, distance), about 1 in half width: a brilliant's facets round an outline, from a table in front to a point behind
    def cut(outline, deep, rise, point=False):
        m = 8; n, d = [(0, -1, 0)], [rise]
        def ring(count, turn, slope, level):
            for t in 2*math.pi*(np.arange(count)+turn)/count: h = outline(np.array([math.cos(t), math.sin(t)])); v = np.array([math.cos(t), slope*h, math.sin(t)]); n.append(v/np.linalg.norm(v)); d.append(level*h/np.linalg.norm(v))
        ring(m, .5, -1.9, 1.10); ring(2*m, .5, -1.35, 1.075); ring(m, 0, -3.3, 1.46); ring(4*m, .5, 0, 1.0); ring(m, .5, 1/deep, 1.0); ring(2*m, .25, .72/deep, .99)
        n = unit(np.array(n)+r.normal(size=(len(n), 3))*.006); d = np.array(d)*(1+r.normal(size=len(d))*.004); return (np.vstack([n, [[0, 0, 1]]]) if point else n).astype(np.float32), (np.append(d, 1.86) if point else d).astype(np.float32)
    def drop(): return cut(lambda e: max(1.95*e[1], math.hypot(.92*e[0], e[1])), .66, .30, True)
    def stone(): return cut(lambda e: 1., .58, .32)
    def spear(): n = unit(np.array([(math.cos(t)*c, math.sin(t)*c, e) for t in 2*math.pi*np.arange(8)/8 for c, e in ((.998, -.06), (.80, -.60))]+[(0, 0, 1)])); return n.astype(np.float32), np.array([.52, 1.9]*8+[2.3], np.float32)
    INDEX = num('index', 1.56)+num('fire', .012)*np.array([-1, -.45, .05, .55, 1.1]); TINT = np.array([[.62, .04, .0], [.34, .22, .0], [.04, .46, .06], [.0, .26, .34], [.0, .02, .60]], np.float32); TINT /= TINT.sum(0)
    def hit(P, N, D, V): a = V@N.T; return a, (D[None]-P@N.T)/np.where(np.abs(a) < 1e-7, 1e-7, a)
    def trace(V, N, D, edge, bounces, colours, top):
        """the light that comes out of a body along rays V from the eye, and which of them meet it"""
        a, t = hit(np.zeros((1, 3), np.float32), N, D, V); tin = np.where(a < 0, t, -1e9); t0 = tin.max(1); ok = t0 < np.where(a > 0, t, 1e9).min(1); out = np.zeros((len(V), 3), np.float32)
        if not ok.any(): return out, ok
        V, tin, t0 = V[ok], tin[ok], t0[ok]; w = np.exp((tin-t0[:, None])/edge); n = unit(w@N); P = V*t0[:, None]; c = np.clip(-(V*n).sum(1), 1e-3, 1)
        grime = fbm(P@np.array([3.1, 1.7, .4], np.float32), P@np.array([.3, 1.1, 3.0], np.float32), 5, SEED+30, .6); n = unit(n+(.006*(fbm(P[:, 0]*2.1+P[:, 1], P[:, 2]*2.1, 2, SEED+31)-.5))[:, None]*np.array([1, .3, -1], np.float32))
        F = .047+.953*(1-c)**5; col = look(V+2*c[:, None]*n)*F[:, None]; total = np.zeros_like(col)
        for idx, tint in zip(INDEX, TINT) if colours else ((INDEX[2], np.ones(3, np.float32)),):
            e = 1/idx; T = unit(e*V+(e*c-np.sqrt(1-e*e*(1-c*c)))[:, None]*n); W_ = 1-F; p = P; live = np.arange(len(V)); acc = np.zeros_like(col)
            for k in range(bounces):
                a, t = hit(p, N, D, T); t = np.where(a > 1e-4, t, 1e9); s = np.maximum(t.min(1), 0); w = np.exp(-np.clip((t-s[:, None])/edge*.8, 0, 50)); w[w < .02] = 0; m = unit(w@N); p = p+T*s[:, None]; ci = np.clip((T*m).sum(1), 1e-3, 1); s2 = idx*idx*(1-ci*ci); inside = s2 >= 1
                co = np.sqrt(np.clip(1-s2, 0, 1)); f_ = np.where(inside, 1, .5*(((idx*ci-co)/(idx*ci+co))**2+((ci-idx*co)/(ci+idx*co))**2)); O = idx*T-(idx*ci-co)[:, None]*m; g_ = look(O/np.maximum(np.linalg.norm(O, axis=1, keepdims=True), 1e-6)); acc[live] += g_*(W_*(1-f_)*.985**k/np.maximum(1, g_.max(1)/top))[:, None]
                W_ = W_*f_; T = unit(T-2*ci[:, None]*m); go = W_ > .03; live, p, T, W_ = live[go], p[go], T[go], W_[go]
                if not len(live): break
            total += acc*tint
        col = col+total*np.array([1.0, .985, .95], np.float32); out[ok] = col*(1-.10*smooth(grime, .5, .75))[:, None]+(.006*smooth(grime, .55, .8))[:, None]*C('#ffcf9c'); return out, ok
    def turned(yaw, pitch, roll):
        c, s = np.cos([yaw, pitch, roll]), np.sin([yaw, pitch, roll]); return np.array([[c[0], -s[0], 0], [s[0], c[0], 0], [0, 0, 1]])@np.array([[1, 0, 0], [0, c[1], -s[1]], [0, s[1], c[1]]])@np.array([[c[2], 0, s[2]], [0, 1, 0], [-s[2], 0, c[2]]])
    def place(body, at, size, yaw, pitch, roll, fine):
        """a body as a piece of the picture: (rgb, cover), and where its corner is"""
        N, D = body; N = (N@turned(yaw, pitch, roll).T).astype(np.float32); at = np.array(at, np.float32); D = (D*size+N@at).astype(np.float32); y, R = at[1], size*2.05; m = K+1 if fine else 1; x0, x1 = (int(np.clip((.5+(at[0]+s*R)/(y-R)*f/ASP)*W, 0, W)) for s in (-1, 1)); y0, y1 = (int(np.clip((hz-(at[2]-s*R)/(y-R)*f)*H, 0, H)) for s in (-1, 1))
        if x1 <= x0 or y1 <= y0: return np.zeros((0, 0, 4)), 0, 0
        w, h = (x1-x0)*m, (y1-y0)*m; gx, gz = np.meshgrid((((x0+(np.arange(w)+.5)/m)/W-.5)*ASP/f), (hz-(y0+(np.arange(h)+.5)/m)/H)/f); V = unit(np.stack([gx, np.ones_like(gx), gz], -1).reshape(-1, 3)).astype(np.float32); o, c = np.zeros((len(V), 3), np.float32), np.zeros(len(V), np.float32)
        for k in range(0, len(V), 60000): o[k:k+60000], c[k:k+60000] = trace(V[k:k+60000], N, D, size*(.0022 if fine else .008), 8 if fine else 5, y < 40, 14. if fine else 50.)
        a = np.concatenate([o, c[:, None]], 1).reshape(h, w, 4); return a.reshape(y1-y0, m, x1-x0, m, 4).mean((1, 3)), x0, y0
    layers, depth = {}, {0: 26.4, 1: 30, 2: 31.8, 3: 37, 4: 47, 5: 64}          # before, in focus, behind
    def into(layer, a, x0, y0):
        L = layers.setdefault(layer, np.zeros((H, W, 4), np.float32)); h, w = a.shape[:2]
        if h: P_ = L[y0:y0+h, x0:x0+w]; P_[:] = P_*(1-a[..., 3:])+a
    def wire(layer, pts, rad):
        """a plated wire through points (x, y, z)"""
        p = np.array(pts, np.float32); px, py, pr = (.5+p[:, 0]/p[:, 1]*f/ASP)*W, (hz-p[:, 2]/p[:, 1]*f)*H, rad/p[:, 1]*f*H; x0, x1, y0, y1 = int(max(0, px.min()-9)), int(min(W, px.max()+10)), int(max(0, py.min()-9)), int(min(H, py.max()+10))
        if x1 <= x0 or y1 <= y0: return
        gx, gy = np.arange(x0, x1)[None]+.5, np.arange(y0, y1)[:, None]+.5; best = np.full((y1-y0, x1-x0), 9., np.float32); ox, oy = best*0, best*0
        for k in range(len(p)-1):
            dx, dy = px[k+1]-px[k], py[k+1]-py[k]; t = np.clip(((gx-px[k])*dx+(gy-py[k])*dy)/(dx*dx+dy*dy+1e-6), 0, 1); ex, ey = gx-px[k]-t*dx, gy-py[k]-t*dy; d = np.hypot(ex, ey)/pr[k]; new = d < best; best, ox, oy = np.where(new, d, best), np.where(new, ex/pr[k], ox), np.where(new, ey/pr[k], oy)
        nz = np.sqrt(np.clip(1-ox*ox-oy*oy, 0, 1)); R_ = unit(np.stack([2*nz*ox, 1-2*nz*nz, -2*nz*oy], -1)).reshape(-1, 3); c = np.clip((1-best)*pr.mean()*.9+.5, 0, 1)[..., None]; col = (look(R_, Es, 1)*1.6).reshape(*best.shape, 3)*C('#e8c690')+.006; into(layer, np.concatenate([col*c, c], -1), x0, y0)
    def loop(layer, at, ra, turn): t = np.linspace(0, 6.2832, 40); wire(layer, [(at[0]+ra*math.sin(s)*math.cos(turn), at[1]+ra*math.sin(s)*math.sin(turn), at[2]+1.25*ra*math.cos(s)) for s in t], .042)
    def hang(layer, x, y, z, s, kind, over, fine=False, yaw=None):
        """a pendant whose middle is at (x, y, z), and round stones that it hangs on"""
        yaw = r.normal()*.5 if yaw is None else yaw; place_ = lambda b, at, q, w_: into(layer, *place(b, at, q, w_, r.normal()*.03, r.normal()*.03, fine)); top = z+s*{drop: 1.86, spear: 2.3}[kind]; place_(kind(), (x, y, z), s, yaw)
        for k in range(over):
            loop(layer, (x, y, top+.14), .20, r.uniform(.2, 1.2)); place_(stone(), (x+r.normal()*.02, y, top+.92), .62, yaw*.5+r.normal()*.35); top += 1.54
        wire(layer, [(x, y, top+.05), (x, y, top+6)], .03)
    hang(1, 1.3, 30, -2.3, 1.75, drop, 4, True, .30); hang(2, -3.2, 31.8, -.5, 1.30, drop, 3, True, -.35); hang(0, 6.2, 26.4, .4, 1.15, drop, 2, False, .6)
    for k in range(7): hang(3, -7.6+2.6*k+r.normal()*.3, 37+r.normal()*.8, 1.0+.10*(k-3)**2+r.normal()*.25, 1.05, drop, 3)
    for k in range(8): hang(4, -10+2.9*k+r.normal()*.4, 47+r.normal()*1.2, 2.4-.11*(k-4.5)**2*.4+r.normal()*.5, 1.0, spear if k % 2 else drop, 3)
    for k in range(8): hang(5, -16+4.5*k+r.normal()*.6, 64+r.normal()*3, 3.0+r.normal()*1.6, 1.1, drop, 2)
    # candles on the arms behind, and the room
    def soft(a, rad):
        rad *= S
        if rad < .6: return a
        pad = int(rad*1.2+3); a = np.pad(a, ((pad, pad), (pad, pad), (0, 0)), 'edge'); h, w = a.shape[:2]; d = np.hypot(np.minimum(np.arange(h), h-np.arange(h))[:, None], np.minimum(np.arange(w), w-np.arange(w))[None]); k = np.clip(rad+.5-d, 0, 1)*(.8+.2*np.clip(d/rad, 0, 1)**3); k /= k.sum()
        return np.maximum(np.fft.irfft2(np.fft.rfft2(a, axes=(0, 1))*np.fft.rfft2(k)[..., None], s=(h, w), axes=(0, 1))[pad:-pad, pad:-pad], 0).astype(np.float32)
    img = (.004+.016*np.exp(-np.hypot((u-.62)*1.2, v-.35)/.35))[..., None]*C('#c8783c')+(.010*smooth(fbm(u*2.2, v*2.2, 3, SEED+40), .4, .7))[..., None]*C('#5a4a6a'); far = zeros(); d_ = Disc(far)
    for k in range(34): d_(r.random()*W, r.normal(.44, .24)*H, coc(240)*S*r.uniform(.8, 1.1), C(warm[r.integers(3)], .04+.40*r.random()**3), .08, .35, .3)
    img = img+far
    def candle(y, x, z, s, k):
        L = zeros(); px, py, q = (.5+x/y*f/ASP)*W, (hz-z/y*f)*H, s/y*f*H; dy = (yy-py)/q; w_ = .30*np.clip(1-np.abs(dy)**1.6, 0, 1)*(1+.35*dy); e = np.abs(xx-px)/q; L += (smooth(e, w_+.04, w_*.6)*(np.abs(dy) < 1)*k)[..., None]*C('#ffd0a0')+(np.exp(-np.hypot(e, dy*.8)/.9)*k*.010)[..., None]*C('#ff9a48'); return soft(L, coc(y))
    for y, x, z, s, k in ((58, -8.8, 2.4, 1.9, 5), (56, 6.2, 4.6, 1.9, 5), (78, -1.0, 1.0, 1.9, 3.5), (84, -4.5, 7.0, 1.9, 3), (72, 13.2, 1.2, 1.9, 4), (90, -17, -1.0, 1.9, 3)): img = img+candle(y, x, z, s, k)
    for k in (5, 4, 3, 2, 1, 0): a = soft(layers[k], coc(depth[k])); img = img*(1-np.clip(a[..., 3:], 0, 1))+a[..., :3]*min(1, (36/depth[k])**1.2)
    return img, dict(ev=num('ev', .35), bloom_k=.16, bloom_th=.9, vig=.40)
def canyon():
    """The walls of a slot canyon from within: each row of the picture cuts two folded walls, the nearest first; beds of sandstone are planes that the walls cut; light falls in from above and goes from wall to wall."""
    hz, f, low, top = num('hz', .70), num('f', 1.05), -1.9, 7.5; g = np.random.default_rng(SEED); Z = ((hz-(np.arange(HK, dtype=np.float32)+.5)/HK)/f)[:, None]; X = ((np.arange(WK, dtype=np.float32)+.5)/WK-.5)*ASP/f; Y_ = np.array([.3, .6, .1], np.float32); p = g.random(24)*6.283
    def ridge(t, e): return 1-np.sqrt(np.sin(t)**2+e)                                                    # scoops that meet in an edge
    def form(s, y, z):
        """distance of a wall (-1: left, 1: right) from the middle plane"""
        c = (num('bend', .85)*np.sin(y*6.283/num('wave', 5.2)+num('ph', .3)+.22*z)+.22*np.sin(y*2.9+p[1]-.55*z))*smooth(y, 0, 2.2)-.10*z; w = num('wide', .9)+.20*np.sin(.9*z+p[2]+.5*s+.4*y)+.03*z; k = 1+s
        wy, wz = y+.55*(fbm(y*.55+k, z*.5, 3, SEED+3)-.5), z+.7*(fbm(y*.5+9, z*.5+k, 3, SEED+4)-.5); a, b = ridge(1.15*wy+.85*s*wz+p[3+s], .012), ridge(1.9*wy-1.25*wz+p[6+s], .02); near = (s < 0)*.25*np.exp(-((y-1.5+.15*z)/.55)**2)
        return (s*c+w-.44*(a-.36)-.17*(b-.36)-near).astype(np.float32)
    # light: what each patch of both walls sees in many directions, then five rounds from wall to wall
    q, m, lit, y0, y1 = .06, 4, num('lit', 2), -5, 18; ty, tz = np.arange(y0, y1, q, dtype=np.float32), np.arange(low, top, q, dtype=np.float32); T = [form(s, ty[:, None], tz[None]+0*ty[:, None]) for s in (-1, 1)]; sun, sunc, skyc, alb = unit(np.array([.50, .18, .85], np.float32)), C('#ffd0a8', num('sunk', 17)), C('#9fb4ec', num('skyk', 2.4)), C('#cda688'); pos, nor = [], []
    for s, t in zip((-1, 1), T): gy, gz = np.gradient(t, q); a = (slice(m//2, None, m),)*2; pos.append(np.stack(np.broadcast_arrays(s*t[a], ty[a[0], None], tz[None, a[1]]), -1)); nor.append(unit(np.stack([-s+0*gy[a], gy[a], gz[a]], -1)))
    shp = pos[0].shape[:2]; P, N = np.concatenate([a.reshape(-1, 3) for a in pos]), np.concatenate([a.reshape(-1, 3) for a in nor]); one = shp[0]*shp[1]; o = P+N*np.float32(.05)
    def march(x, d):
        """the patch that each ray meets (-1: the open top, -2: the ground, -3: nothing, -4: the closed top over the camera)"""
        hit, idx = np.full(len(x), -3, np.int32), np.arange(len(x))
        for i in range(70):
            x = x+d*np.float32(.05+.006*i); i, j = np.clip(((x[:, 1]-y0)/q).astype(np.int32), 0, len(ty)-1), ((x[:, 2]-low)/q).astype(np.int32); up, down = j >= len(tz), j < 0; j = np.clip(j, 0, len(tz)-1); a = np.minimum(i//m, shp[0]-1)*shp[1]+np.minimum(j//m, shp[1]-1)
            r = np.where(up, np.where(x[:, 1] > lit, -1, -4), np.where(down, -2, np.where(-x[:, 0] >= T[0][i, j], a, np.where(x[:, 0] >= T[1][i, j], a+one, -9)))); done = r > -9; hit[idx[done]] = r[done]; x, d, idx = x[~done], d[~done], idx[~done]
            if not len(idx): break
        return hit
    n = 56; i = np.arange(n)+.5; el, az = np.arccos(1-i/n), i*2.39996; loc = np.stack([np.sin(el)*np.cos(az), np.sin(el)*np.sin(az), np.cos(el)], -1).astype(np.float32); t1 = unit(np.cross(N, g.normal(size=N.shape))).astype(np.float32); t2 = np.cross(N, t1); dirs = [t1*a[0]+t2*a[1]+N*a[2] for a in loc]; hits = [march(o, d) for d in dirs]
    vis = sum((march(o, np.broadcast_to(unit(sun+g.normal(size=3).astype(np.float32)*.03), o.shape)) == -1)*1.0 for _ in range(4))/4; direct = (vis*np.clip(N@sun, 0, 1))[:, None]*sunc; B = alb*direct
    for _ in range(5):
        foot = alb*sum(b.reshape(*shp, 3)[:, 0].mean(0) for b in (B[:one], B[one:]))*.6; E, M0, M1 = 0, 0, 0                                  # at each patch: what falls on it, the mean over all directions, the direction it comes from
        for d, h, a in zip(dirs, hits, loc): L = np.where((h >= 0)[:, None], B[np.maximum(h, 0)], np.where((h == -1)[:, None], skyc*(.35+.65*np.clip(d[:, 2:], 0, 1)), foot*(h == -2)[:, None])); E, M0, M1 = E+L*(2*a[2]/n), M0+L/(2*n), M1+L[:, None]*d[..., None]/(2*n)
        B = alb*(E+direct)
    def grid(a): return [blur(b.reshape(*shp, -1), .9) for b in (a[:one], a[one:])]
    gE, g0, g1 = grid(E), grid(M0), grid(M1.reshape(len(E), 9))
    def at(G, y, z): i, j = np.clip((y-y0)/q/m-.5, 0, shp[0]-1.01), np.clip((z-low)/q/m-.5, 0, shp[1]-1.01); a, b = i.astype(np.int32), j.astype(np.int32); i, j = (i-a)[..., None], (j-b)[..., None]; return (G[a, b]*(1-j)+G[a, b+1]*j)*(1-i)+(G[a+1, b]*(1-j)+G[a+1, b+1]*j)*i
    # stone: beds level, the thin ones within a set tilted together
    def table(lo, hi):
        """beds of unequal thickness, by millimetres of height: two numbers of each, and how far inside it a point is (m)"""
        b = np.cumsum(lo*(hi/lo)**g.random(int(40/lo)+9)); x = np.arange(40000)*.001; k = np.searchsorted(b, x); e = np.concatenate([[0], b]); return [a.astype(np.float32) for a in (g.random(len(b)+2)[k], g.random(len(b)+2)[k], np.minimum(x-e[k], e[k+1]-x))]
    beds, leaves = table(.07, .36), table(.006, .034)
    def look(t, x): k = np.clip(x*1000, 0, 39999).astype(np.int32); return [a[k] for a in t]
    def stone(s, y, z, P0):
        """relief towards the air, tone, redness, cracks"""
        k = 7*s+20; x = s*P0; zw = z+.05*(fbm(y*.8+k, z*.8, 2, SEED+30)-.5); st = zw/1.15+.5*(fbm(y*.35, z*0+k, 2, SEED+31)-.5)+.1*x+20.3; si = np.floor(st); r1, r2 = vnoise(si+.5, si*0+.5, SEED+32), vnoise(si+.5, si*0+7.5, SEED+33); seam = np.minimum(st-si, 1-(st-si))*1.15
        tone, hard, inn = look(beds, zw+.03*y+.05*x+5); tn, th, ti = look(leaves, zw+(r1-.5)*.75*y+(r2-.5)*.7*x+8+3*r2+.006*(vnoise(y*6, z*6+k, SEED+34)-.5)); worn = smooth(fbm(y*.9+k, z*.8+3, 3, SEED+35)+.22*(hard-.5), .36, .62); rough = 1-worn
        ledge = (hard-.45)*.046*smooth(inn, 0, .012+.02*worn)-.012*smooth(inn, .010, 0)*(tone > .35); leaf = (th-.5)*.0075*smooth(ti, 0, .003)-.0020*smooth(ti, .0022, 0); lump, fine, grain = fbm(y*3.2+k, z*4.5, 3, SEED+36)-.5, fbm(y*26+k, z*34, 3, SEED+37, .6)-.5, fbm(y*120+k, z*140, 3, SEED+38, .65)-.5
        pit = smooth(vnoise(y*64+k, z*88, SEED+39)*.55+.25*vnoise(y*150+k, z*190, SEED+46)+.2*vnoise(y*21, z*21+k, SEED+40), .74, .86)*smooth(fbm(y*2.1+k, z*3, 2, SEED+45), .45, .65)*(hard < .6); jq = (y*.92+.35*x+.18*z)/.9+.10*fbm(z*2.2, y*1.1+k, 4, SEED+41); ji = np.floor(jq); crack = smooth(np.abs(jq-ji-.5+.5*(vnoise(ji+.5, ji*0+k, SEED+42)-.5))*.9, .0065+.004*fine, .001)*smooth(vnoise(ji+.5, zw*.9+k, SEED+43), .55, .66)*smooth(y, 7, 5)
        h = ledge*(.25+.75*rough)+leaf*(.30+.9*rough)-.020*smooth(seam, .022, 0)*(r1 > .3)+.050*lump*(.5+rough)+.0045*fine*(.35+rough)+.0022*grain-.006*pit*(.3+rough)-.030*crack; t = .50+.34*(tone-.5)+.40*(tn-.5)*(.5+.5*tone)+.22*(fbm(y*1.1+k, z*1.6, 4, SEED+44)-.5)+.10*fine+.16*grain-.22*pit
        return [a.astype(np.float32) for a in (h, t, .5*tone+.5*r2+.25*(th-.5), crack)]
    # each row of the picture cuts both walls
    n = int(1.25*WK); D = np.geomspace(.30, 16.5, n).astype(np.float32); y, z = np.broadcast_to(D[None], (HK, n)), Z*D[None]; d, img = np.full((HK, WK), 17, np.float32), np.zeros((HK, WK, 3), np.float32); dz, dD = np.gradient(Z[:, 0])[:, None]*D[None], np.gradient(D)[None]
    for s in (-1, 1):
        P0 = form(s, y, z); h, tone, red, crack = stone(s, y, z, P0); Pf = P0-h; Q = Pf/D; first = -np.minimum.accumulate(Q, 1); meet, jf = np.full((HK, WK), 99, np.float32), np.zeros((HK, WK), np.float32)
        for r in range(HK): j = np.searchsorted(first[r], -s*X, 'left'); ok = (j > 0)&(j < n); j = j[ok]; a, b = Q[r, j-1], Q[r, j]; t = np.clip((a-s*X[ok])/np.maximum(a-b, 1e-7), 0, 1); jf[r, ok], meet[r, ok] = j-1+t, D[j-1]*(1-t)+D[j]*t
        seen = meet < d; d = np.minimum(d, meet); row = np.nonzero(seen)[0]; jf = jf[seen]; j = np.minimum(jf.astype(np.int32), n-2); ft = jf-j
        def pick(a): return a[row, j]*(1-ft)+a[row, j+1]*ft
        def normal(a, cap): gz = np.gradient(a, axis=0)/dz; gy = pick(np.gradient(a, axis=1)/dD-gz*Z); gz = pick(gz); return unit(np.stack([-s+0*gz, gy/np.sqrt(1+(gy/cap)**2), gz/np.sqrt(1+(gz/cap)**2)], -1))
        N, N0 = normal(Pf, 3.5), normal(P0, 9); py, pz, px, k = d[seen], pick(z), pick(Pf), int(s > 0); e, m0, m1 = at(gE[k], py, pz), at(g0[k], py, pz), at(g1[k], py, pz).reshape(-1, 3, 3); to = unit(np.einsum('nij,j->ni', m1, Y_)+1e-7); hid, occ = 1, 0
        def wall(a, b): c = np.clip(np.log(np.maximum(a, D[0])/D[0])/math.log(D[-1]/D[0])*(n-1), 0, n-1).astype(np.int32); r = np.clip((hz-b/np.maximum(a, .1)*f)*HK-.5, 0, HK-1.01); i = r.astype(np.int32); r = r-i; return Pf[i, c]*(1-r)+Pf[i+1, c]*r
        for st in (.006, .012, .022, .04, .07, .12, .2): hid = np.minimum(hid, smooth(wall(py+to[:, 1]*st, pz+to[:, 2]*st)-px-s*to[:, 0]*st, -.45*st, .25*st))                   # relief between the point and where its light comes from
        for a, b in ((0, 1), (0, -1), (1, .3), (-1, .3)): occ = occ+.25*np.maximum.reduce([np.clip((px-wall(py+a*st, pz+b*st))/st, 0, 1.5) for st in (.008, .025, .07)])
        def from_(a): return np.clip(m0+1.9*np.einsum('nij,ni->nj', m1, a), .12*m0, None)
        e = e*(from_(N)/np.maximum(from_(N0), 1e-6)).clip(.1, 3.2)*((.30+.70*hid)*np.clip(1-.62*occ, .15, 1))[:, None]
        l = e.mean(1, keepdims=True)/.35; e = e*(l/(1+l))**.6*1.3; sh = 1/(1+3.2*l); e = e*(1-sh*np.array([0, .10, -.35], np.float32)); plum = C('#9a6f8e'); mix = .25+.65*sh; e = e*(1-mix)+(e@Y_)[:, None]*mix*(plum/(plum@Y_)*sh+(1-sh)*np.array([1.22, .94, .76], np.float32))                # shade is drawn towards plum
        r = np.clip(pick(red), 0, 1)[:, None]*.55; col = ramp(np.clip(pick(tone), 0, 1), ['#6a4a38', '#a37a54', '#cfa67c', '#ecd4ae'])*(1-r*np.array([-.10, .13, .18], np.float32))*(1-.65*pick(crack))[:, None]*e
        l = col@Y_; col = col/(1+np.clip(l-.13, 0, None)/.17)[:, None]; w = (smooth(l, .10, .6)*.35)[:, None]; peach = C('#ffa674'); img[seen] = col*(1-w)+(col@Y_)[:, None]*w*peach/(peach@Y_)                # bright stone keeps its hue
    img, d = small(img), small(d)[..., 0]; far = (1-np.exp(-np.clip(d-1.2, 0, 20)/9))[..., None]; img = img*(1-far*.7)+(bigblur(img*smooth(d, 2, 8)[..., None], 150*S)+bigblur(img, 60*S)*.4)*far*.8; img = img+bigblur(img*smooth(img[..., 1:2], .10, .3), 240*S)*.3          # dust in the light
    img = img*(1-.45*smooth(np.hypot((u-.46)*1.15, v-.40), .25, .85))[..., None]**np.array([1, 1.12, 1.05], np.float32); near = num('focus', 2.4)
    return lens(img, 14*np.clip(np.abs(1-near/d)*np.where(d < near, 1, .6)-.10, 0, 1.6), 9), dict(ev=num('ev', 2.8), bloom_k=.14, bloom_th=.9, vig=.12)

def brink():
    """The brink of a dune at nightfall, from half a metre over the sand: wind ripples grain by grain where in focus, raked by the afterglow on the left, a slip face in the sky's light, the crest that winds off out of focus, the first stars."""
    hz, f, hc = num('hz', .40), num('f', 1.25), .36; X, Z = rays(hz, f); px = 1/(f*H*K); az = math.radians(-76); n = 2600 if W > 900 else 1500
    P = np.array([(.3, .10, 0), (.65, .10, 0), (1, .20, 0), (1.6, .42, -.01), (2.4, .50, -.03), (3.6, .34, -.02), (6, -.50, .06), (9, -1.35, .24), (13, -1.5, .62), (19, .3, 1.45), (27, 3.9, 2.75), (36, 7.6, 3.6), (50, 11.5, 3.7), (80, 15, 1.5), (160, 18, -3), (400, 30, -5)]).T          # the brink: distance, across, height
    T = np.geomspace(.3, 400, 4000); win = np.hanning(241); win /= win.sum(); sm = lambda q: np.convolve(np.pad(np.interp(np.log(T), np.log(P[0]), q), 120, 'edge'), win, 'valid'); cx, cz = sm(P[1]), sm(P[2])
    cs = np.gradient(cx, T); rough = .016*(fbm(T*2.1, T*0, 3, SEED+1)-.5)*np.minimum(T, 3)+.34*(fbm(T*.5, T*0+3, 2, SEED+2)-.5)*smooth(T, 1.5, 7)-.035*smooth(fbm(T*1.5, T*0+8, 3, SEED+3), .52, .66)*smooth(T, .5, 2)-.011*smooth(fbm(T*4.3, T*0+5, 3, SEED+4), .46, .6)*smooth(T, .3, .8)      # bites: sand that has just slid
    def ground(x, y):
        """height, how far down the slip face, place along the brink"""
        k = np.clip(np.log(np.maximum(y, .3)/.3)*(3999/math.log(400/.3)), 0, 3998.9); i = k.astype(np.int32); k = k-i; c, s, h, o = (q[i]+(q[i+1]-q[i])*k for q in (cx, cs, cz, rough)); q = 1/np.sqrt(1+np.minimum(s*s, 4)); d = (x-c)*q; d = d-o*q*np.exp(-np.maximum(-d, 0)/.4); t = y+d*s*q; e = np.maximum(-d, 0)
        up = h-.012*(1-np.exp(-e/.05))-np.maximum(h+2.2, 1)*(1-np.exp(-(e-.25*(1-np.exp(-e/.25)))*.20/np.maximum(h+2.2, 1))); b = np.maximum(d, 0)
        flow = fbm(t*2.6+.5*fbm(b*.7, t*.8, 2, SEED+5), b*.22, 3, SEED+6, .5); lobe = smooth(flow, .42, .58)*smooth(b, .02, .3)*smooth(b, 2.2+2.5*flow, 1.2+2.5*flow); small_ = smooth(fbm(t*9+.6*fbm(b*3, t*3, 2, SEED+7), b*.9, 3, SEED+8), .45, .6)*smooth(b, .01, .12)*smooth(b, .8, .3); down_ = h-.62*d+.045*lobe+.010*small_-.02*smooth(b, .0, .25)*(1-lobe)
        k = .004+.0025*y; z = np.minimum(up, down_)-k*np.log1p(np.exp(-np.minimum(np.abs(up-down_)/k, 40))); floor = -5+3.2*(1-np.abs(2*fbm(x*.035+.3*y*.035, y*.028, 3, SEED+9, .35)-1))**2*smooth(y, 20, 60)-1.2; z = np.maximum(z, floor)+.25*np.log1p(np.exp(-np.minimum(np.abs(z-floor)/.25, 40))); return z, d, t, lobe, small_
    def waves(x, y, length, bearing, seed, fade=None):
        """wind ripples, one high: waves of nearly one length and bearing of which only the common phase is kept; steep on the lee side, gone where a sample is too wide for them"""
        r = np.random.default_rng(seed); w = (fbm(x*(.16/length), y*(.16/length), 2, seed, .5)-.5)*4; A_ = B_ = 0
        for i in range(7): k, t = 2*math.pi/length*r.normal(1, .085), math.radians(bearing+r.normal(0, 6)); p = x*np.float32(k*math.sin(t))+y*np.float32(k*math.cos(t))+w+np.float32(r.uniform(0, 6.3)); A_, B_ = A_+np.cos(p), B_+np.sin(p)
        a = np.clip(np.hypot(A_, B_)/2.4, 0, 1); a = a*a*(3-2*a); p = np.arctan2(B_, A_); g = p+.5*np.sin(p); p = g+.35*np.cos(g); return (np.cos(p)+.18*np.cos(2*p))*.9*a
    def ripple(x, y, d, seen=(1, 1)):
        m = smooth(-d, .06, .55+.25*vnoise(x*2, y*2, SEED+11)); big = .45+.75*smooth(fbm(x*.55, y*.55, 3, SEED+12), .3, .7); h = waves(x, y, .086, 66, SEED+13)*.0037*big*seen[0]; fine = smooth(fbm(x*1.1+5, y*.7, 3, SEED+14), .44, .62)*(.4+.6*smooth(-d, .9, .3)); return m*h+(waves(x, y, .041, 60, SEED+15)*.0015*fine*smooth(-d, .03, .2))*seen[1], h/.0037*m
    F, lg, d = field(lambda x, y: (lambda g: g[0]+ripple(x, y, g[1])[0]*smooth(y, 14, 5))(ground(x, y)), X, hz, f, hc, .42, 400, n); hit = d < 399; d = np.where(hit, d, 400); x, y = (X*d).astype(np.float32), d
    # the afterglow: a broad low light, whose shadows are worked out on a grid round what is in focus
    c = num('cell', .0016 if W > 900 else .003); x0, y0, x1, y1 = -2.3, .35, 1.3, 3.6; gx, gy = np.meshgrid(np.arange(x0, x1, c, dtype=np.float32), np.arange(y0, y1, c, dtype=np.float32)); G = ground(gx, gy); h0 = G[0]+ripple(gx, gy, G[1])[0]; hol = np.clip((blur(h0, .012/c)-h0)/.004, -1, 1.5); azs = [az-.42, az, az+.42]; hor = []
    for a in azs:
        best = np.zeros_like(h0); sx, sy = math.sin(a), math.cos(a)
        for s in np.geomspace(max(c*1.6, .004), .35, 22):
            i, j = int(round(sx*s/c)), int(round(sy*s/c)); l = math.hypot(i, j)*c
            if l == 0: continue
            q = np.roll(h0, (-j, -i), (0, 1)); best = np.maximum(best, (q-h0)/l)
        hor.append(blur(best, 1.0))
    gi, gj = (x-x0)/c, (y-y0)/c; inside = smooth(np.minimum(gi, gx.shape[1]-gi)*c, .0, .25)*smooth(y, y1, y1-.8); hol = between(hol, gi, gj)*inside
    e = .0012*np.maximum(d, .3); z, ac, t, lobe, sl = ground(x, y); bx, by = (ground(x+e, y)[0]-z)/e, (ground(x, y+e)[0]-z)/e; dep = np.clip(px/np.maximum(np.abs((bx*X+by)/y-(z-hc)/y**2), 1e-6), 0, 60)
    fades = [np.exp(-((2*math.pi/l*(.42*dep+.9*y*px))/2.3)**2) for l in (.086, .041)]; tiny = smooth(d, 2.6, .8); mid = smooth(d, 7, 2); bumpy = 1-.6*smooth(ac, 0, .1)
    def full(x, y): g = ground(x, y); r = ripple(x, y, g[1], fades); return g[0]+r[0]+bumpy*(.00022*tiny*vnoise(x*760, y*760, SEED+20)+.00035*mid*(vnoise(x*210, y*210, SEED+21)+.7*vnoise(x*95, y*95, SEED+22))), r[1]
    e = .0007*np.maximum(d, .5); h, crest = full(x, y); nx, ny = (full(x+e, y)[0]-h)/e, (full(x, y+e)[0]-h)/e; N = unit(np.stack([-nx, -ny, np.ones_like(nx)], -1).astype(np.float32)); light = 0
    for a, q in zip(azs, hor):
        q = between(q, gi, gj)
        for el, k, col in ((2, .8, '#ff9466'), (6, 1.0, '#ffa880'), (12, .65, '#f0b0a0'), (21, .35, '#cfa4b4')):
            l = math.radians(el); L = np.array([math.sin(a)*math.cos(l), math.cos(a)*math.cos(l), math.sin(l)], np.float32); vis = smooth(math.tan(l)-q, -.03, .05); vis = vis*inside+(1-inside)*(.9-.25*(el < 4)) *(1-smooth(ac, -.004*y, .02+.010*y)*(1-.5*smooth(ac, 8, 40))); light = light+(np.clip(N@L, 0, None)*vis*k/3)[..., None]*C(col)
    sky_ = (.5+.5*N[..., 2])[..., None]*C('#5c78b0')*num('blue', .66)+(np.clip(.5-.5*N[..., 0]*.6+.4*(-N[..., 1]), 0, 1))[..., None]*C('#a08c98')*num('fill', .28); sky_ = sky_*(1-.38*np.clip(hol, 0, 1)+.12*np.clip(-hol, 0, 1))[..., None]
    g1, g2 = vnoise(x*1250, y*1250, SEED+30), vnoise(x*820+9, y*820, SEED+31); drift = fbm(x*1.6, y*1.6, 4, SEED+32)-.5; tone = .5+.5*drift+.16*crest*mid+.40*(lobe-.4)*smooth(ac, 0, .2)+.3*(sl-.4)*smooth(ac, 0, .1)
    base = ramp(np.clip(tone, 0, 1), ['#8a6c4e', '#ad8c69', '#ccb08d']); base = base*(1+tiny*(.55*(g1-.5)-.42*smooth(g2, .84, .93)+.5*smooth(g1, .86, .97))+.25*mid*(vnoise(x*300, y*300, SEED+33)-.5))[..., None]
    img = base*(light*num('key', .86)+sky_)
    # the air, the sky, far dunes
    s = Sky('deep', sun_az=-58, sun_el=-7, sky_k=num('sky', .46), glow='#f2a874', glow_k=num('glow', .8), glow_w=5, glow_h=15, ramp=[(0, '#c8a08c'), (.1, '#b0969a'), (.22, '#8086a2'), (.36, '#56688e'), (.54, '#33476e'), (.75, '#1c2b4c'), (1, '#101a30')])
    def sky(X, Z): L = np.sqrt(X*X+1+Z*Z); return s.colour(X/L, 1/L, np.maximum(Z, .001)/L, lobes=False)
    back = sky(X+0*Z, Z+0*X); hor_ = sky(X, X*0+.004)*np.ones_like(Z)[..., None]; air = (1-np.exp(-d/num('air', 190.)))[..., None]; img = img*(1-air)+hor_*.8*air; open_ = (~hit)*1.0
    for k, (far, base_, high) in enumerate(((2600, .004, .030), (1300, -.002, .030), (620, -.010, .034))):
        q = X[0]*(3.2-.5*k)+k*3.7+1.3; i = np.floor(q); fr = q-i; pk = .35+.65*vnoise(i, i*0, SEED+40+k); pk1 = .35+.65*vnoise(i+1, i*0, SEED+40+k); sh = .5+.3*vnoise(i, i*0+4, SEED+41); prof = base_+high*(np.maximum(smooth(fr, 0, sh)**1.3*pk*np.where(fr < sh, 1, 0), pk*np.clip(1-(fr-sh)/(1-sh), 0, 1)**.9*(fr >= sh)))+.006*(fbm(q*2, q*0, 3, SEED+50+k)-.5)
        prof = blur(prof[None].repeat(3, 0).astype(np.float32), WK/160)[1]; sl_ = np.gradient(prof)/(ASP/f/WK); lit = smooth(blur(sl_[None].repeat(3, 0).astype(np.float32), WK/90)[1], -.03, .05)[None]; m = smooth(prof[None]-Z, -.0006, .0006)*(~hit); tone = base.mean()*(C('#e0a07c')*(.10+.24*lit)[..., None]+C('#5c6a94')*.16)*1.0; a = 1-math.exp(-far/1500); body = tone*(1-a)+hor_*.86*a; back = back*(1-m[..., None])+body*m[..., None]; open_ = open_*(1-m)
    img = np.where(hit[..., None], img, back); img, open_, dm = small(img), small(open_)[..., 0], small(np.where(hit, d, 900))[..., 0]; img = lens(img, num('coc', 3.7)*np.clip(np.abs(1-num('focus', 1.2)/dm), 0, 1.2), 8)
    r = np.random.default_rng(SEED+60); stars = zeros(); dot = Disc(stars)
    for i in range(num('stars', 380)): a, b, k, t = r.random(4); k = min((1-k)**-.75, 50)*.014; dot(a*W, b*hz*H, 1.7*S, C('#dfe6ff' if t < .75 else '#ffe2c4', k*smooth(hz*(1-b), .03, .32)), 1.5, 0)
    return img+stars*open_[..., None], dict(ev=num('ev', .9), bloom_k=.08, bloom_th=.8, vig=.36, sat=.85, grain=.009)

if __name__ == '__main__': draw(globals())
