"""Things seen from close by: stone, water, iron, wood, paint. numpy, ray by ray where a surface has depth; the lens of studies.py. 5 to 90 s each.

usage: python3 surfaces.py -- kind=pans w=1600 h=1000 seed=3 out=x.jpg
Each kind is one function that returns (linear picture, options for finish). Lengths are in metres, the camera looks along +y, its rays are (X, 1, Z).
"""
from studies import *

K = int(A.get('k', 2)); WK, HK = W*K, H*K
def rays(hz, f):
    """One ray a sample: X by column, Z by row (at row hz it is level)."""
    return (((np.arange(WK, dtype=np.float32)+.5)/WK-.5)*ASP/f)[None], ((hz-(np.arange(HK, dtype=np.float32)+.5)/HK)/f)[:, None]
def small(a):
    """Samples -> pixels."""
    return a.reshape(H, K, W, K, -1).mean((1, 3)).astype(np.float32)
def unit(a): return a/np.linalg.norm(a, axis=-1, keepdims=True)
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

if __name__ == '__main__':
    t0 = time.time(); out = A.get('out', RENDERS+A['kind']+'.jpg'); img, fk = globals()[A['kind']]()
    fk.update({k: A[k] for k in ('sat', 'contrast', 'vig', 'bloom_k') if k in A})
    finish(img.astype(np.float32), out, speck=0, dn=False, seed=SEED, **fk); print(f'RENDERED {out} {W}x{H} total={time.time()-t0:.1f}s')
