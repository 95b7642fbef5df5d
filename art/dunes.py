"""Dunes, numpy, column by column: a near crest that winds away, a slip face in shade on one side, ripples on the other, then ridge after ridge in haze

usage: python3 dunes.py -- w=2560 h=1600 out=x.jpg sun_az=64 sun_el=6.5      at sunrise; the sun is out of the frame on the right
Lengths are metres. The eye is above the origin, x is across, y is distance.
"""
from sky import *
A = args(); W, H = A.get('w', 640), A.get('h', 400); K = A.get('k', 2); OUT = A.get('out', RENDERS+'dunes.jpg'); t0 = time.time()      # K x K points in a pixel
def C(h, k=1.0): return np.array(hexc(h, k), np.float32)
# NEAR: the near crest's distance, place across, height; its windward slope is WIND, where the crest is low and where it is high. FAR: ridges behind it: distance, place across, bearing of the crest, height, length of its bends, half its own, seed
# light: the sun; the sky above; what comes from one side of the sky and what lit sand returns: colour, direction; SHADE: how much of these three. AIR: the mist's top, the haze's length, where mist begins, over what length, its length; the air's light, of the sky's behind it
# RIPPLES: length, slope; PATCH: how deep they are where the wind has smoothed the sand
EYE, LENS, HORIZON = 40.0, 55/18, .295; SKY = Sky('golden', sun_az=A.get('sun_az', 64), sun_el=A.get('sun_el', 6.5), sky_k=.76, glow_k=.34, glow='#ff9c74', ramp=[(0, '#fbceb4'), (.12, '#f4c8ae'), (.22, '#e4bcb0'), (.29, '#a8a3b9'), (.35, '#8289ab'), (.42, '#636f93'), (.5, '#51608a'), (1, '#324672')]); SUN = SKY.sun
NEAR = ((10, 40, 60, 80, 107, 140, 180, 230, 300, 380, 480, 580, 660, 710, 740, 768, 810, 890, 1000, 1200, 1700), (11.2, 12.0, 11.7, 10.6, 8.2, 4.9, 2.5, 1.9, 3.6, 6.8, 9.0, 6.6, -.5, -6.5, -11, -17, -27, -47, -76, -130, -250), (28, 27, 26, 25.7, 25.2, 24.6, 24.2, 24.6, 26.6, 31, 38.5, 47.5, 56, 62, 66, 62.5, 54.5, 39, 20, 4, -5)); WIND = .15, .25
FAR = ((430, -150, -98, 31, 130, 105, 0), (860, -215, -102, 30, 230, 240, 1), (1250, -330, -90, 56, 330, 340, 2), (1500, 400, -82, 58, 340, 420, 2), (2200, 330, -70, 96, 480, 560, 3), (2500, -800, -86, 110, 520, 640, 5), (3300, -300, -64, 165, 800, 900, 5), (4200, 1000, -84, 215, 800, 900, 6), (6500, -400, -40, 270, 1800, 3000, 7))
SUNLIGHT, SAND, ABOVE, SIDE, BACK, SHADE = C('ffc49a', 2.9), (C('d8b592'), C('f0d6b6')), C('84a3da', .42), (C('d8b8a0', .22), -.62, -.25, 1.6), (C('ffcfa0', .24), .6, .3), .31
AIR = 26, 4000, 220, 600, 640, .94; RIPPLES, PATCH = (.48, .022), .4
PX = 2/(W*LENS)      # the tangent of a pixel

# ------------------------------------------------------------------ the sand's shape
def spline(x, xs, ys):
    """a smooth curve through points (Hermite on unequal steps)"""
    xs, ys = np.array(xs, float), np.array(ys, float); s = np.gradient(ys, xs); i = np.clip(np.searchsorted(xs, x)-1, 0, len(xs)-2); h = xs[i+1]-xs[i]; t = np.clip((x-xs[i])/h, 0, 1)
    return (2*t**3-3*t**2+1)*ys[i]+(t**3-2*t**2+t)*h*s[i]+(-2*t**3+3*t**2)*ys[i+1]+(t**3-t**2)*h*s[i+1]
def softmax(a, b, k): m = np.maximum(a, b); return m+np.log1p(np.exp(-np.minimum(np.abs(a-b)*k, 40)))/k
MAIN = 21      # the near dune's seed
def crests():
    """each dune's place, bearing, crest (along, across, height) and seed"""
    t = np.linspace(NEAR[0][0], NEAR[0][-1], 8001); yield 0, 90, t, spline(t, NEAR[0], NEAR[1])+(fbm(t/130, t*0+21, 2, 21, .3)-.5)*.6*np.clip(t/150, .1, 2), spline(t, NEAR[0], NEAR[2]), MAIN
    for far, x, az, high, bend, half, k in FAR:
        b = math.radians(180+az); t = np.linspace(-half*2.5, half*2.5, 6001); n = lambda q, o, i: fbm(t/q+7.3*k, t*0+k*3+i, o, 660+k*9+i, .4)-.5
        yield far, 180+az, t+x*math.cos(b), x*math.sin(b)+n(bend, 2, 1)*bend*1.1, (high+6)*np.exp(-(t/half)**2)*(.45+.55*smooth(n(bend*1.1, 2, 2), -.28, .28))-6, 70+k
CRESTS = [(y, math.cos(math.radians(b)), math.sin(math.radians(b)), *(q.astype(np.float32) for q in (t, xs, np.gradient(xs, t), hs)), s) for y, b, t, xs, hs, s in crests()]
def dune(U, V, R, ys, xs, ss, hs, seed):
    """one dune along its crest (U across, V along): on one side a long windward slope, on the other a slip face at sand's own angle"""
    k = (V-ys[0])*np.float32((len(ys)-1)/(ys[-1]-ys[0])); k = np.clip(k, 0, len(ys)-1.01); i = k.astype(np.int32); k = k-i; c, s, h = (q[i]+(q[i+1]-q[i])*k for q in (xs, ss, hs)); q = 1/np.sqrt(1+s*s); d = (U-c)*q; e = np.maximum(d, 0); rim = .5+R*.004
    wind = (h+6)*np.exp(-e*(WIND[0]+(WIND[1]-WIND[0])*smooth(h, 27, 58))/np.maximum(h+6, 2))-6; t = V+s*d*q
    if seed == MAIN: slid, round = (fbm(t/4.5, t*0+seed, 2, seed+5, .4)-.5)*.4*np.clip(-d/5, 0, 1), .03+R*.0003+1.1*smooth(t, 90, 230)*(1-smooth(t, 230, 560))      # tongues of slid sand, a foot in lobes; the brink is sharp near and at the top, soft in the bend between
    else: slid, round = 0, R*.0006+hs.max()*.09*(1-smooth(h/hs.max(), .1, .75))      # where a far ridge sinks, its brink is lost
    return -softmax(-wind, -h-d*.62-slid, 1/round), t, -d, s
def sand(X, Y):
    """height; on a slip face the place along its crest, that below it, the crest's slope, and how much of a slip face it is"""
    X, Y = X.astype(np.float32), Y.astype(np.float32); R = np.hypot(X, Y); z = 3*(fbm(X/130, Y/130, 3, 9, .4)-.5); swell = (fbm(X/70+Y/160, Y/60-X/150, 3, 31, .4)-.5)*3.6; T = S = N = 0*z; D = T-99
    for y, c, n, ys, xs, ss, hs, seed in reversed(CRESTS):
        q, t, e, s = dune(X*n-(Y-y)*c, X*c+(Y-y)*n, R, ys, xs, ss, hs, seed); q = q+swell*smooth(-e, 5, 80)*smooth(R, 60, 200); on = q > z; top = np.clip(.5+(q-z)*2, 0, 1)*np.clip(e/1.5, 0, 1); T, D, S, N = np.where(on, t+seed*40, T), np.where(on, e, D), np.where(on, s, S), np.where(on, top, N*(q < z+1)); z = softmax(q, z, .35 if seed == MAIN else .15)
    return z, T, D, S, N

# ------------------------------------------------------------------ sunlight
class Shadow:
    """How much of the sun's disc each point sees: heights on a grid turned towards the sun, and the steepest sight line along each ray. The first metres do not count: there the slope itself turns away."""
    def __init__(s, half, n):
        a = math.atan2(SUN[0], SUN[1]); s.u, s.v = (math.sin(a), math.cos(a)), (math.cos(a), -math.sin(a)); s.c, s.half, s.n = 2*half/n, half, n; q = (np.arange(n)+.5)*s.c-half; P, Q = np.meshgrid(q, q); Z = sand(P*s.u[0]+Q*s.v[0], half+P*s.u[1]+Q*s.v[1])[0]
        best, crest = np.full(Z.shape, -9, np.float32), blur(Z, 1.0)      # the grid's steps must not be seen in a crest's shadow
        for k in np.unique(np.concatenate([np.arange(max(6, 2*s.c)//s.c, 100), np.geomspace(100, n*.7, 80)]).astype(int)): best[:, :-k] = np.maximum(best[:, :-k], (crest[:, k:]-Z[:, :-k])/(k*s.c))
        t = np.clip((math.asin(SUN[2])-np.arctan(blur(best, 1.0)))/math.radians(.3)*.5+.5, 0, 1); s.t = (t*t*(3-2*t)).astype(np.float32)
    def at(s, x, y):
        y = y-s.half; i, j = np.clip((x*s.u[0]+y*s.u[1]+s.half)/s.c-.5, 0, s.n-1.01), np.clip((x*s.v[0]+y*s.v[1]+s.half)/s.c-.5, 0, s.n-1.01); I, J = i.astype(int), j.astype(int); i, j = i-I, j-J
        return (s.t[J, I]*(1-i)+s.t[J, I+1]*i)*(1-j)+(s.t[J+1, I]*(1-i)+s.t[J+1, I+1]*i)*j
n = 900 if W < 1200 else 1800; NEARBY, AFAR = Shadow(900, n), Shadow(6000, n*5//6)

# ------------------------------------------------------------------ the sand's skin
def ripples(x, y, length, az, seed, foot, n=7):
    """wind ripples: waves of nearly one length and direction, of which only the common phase is kept, so that crests are even, wander and fork. Height and slopes for an amplitude of one; they fade where a pixel (foot: its depth along x and y, its width) is too wide for them, or for waves of their length, so that none is left standing alone"""
    r = np.random.default_rng(seed); warp = lambda a, b: (fbm(a*(.14/length), b*(.14/length), 2, seed, .5)-.5)*9; d = length*.2; w = warp(x, y); wx, wy = (warp(x+d, y)-w)/d, (warp(x, y+d)-w)/d; P = Q = Px = Py = Qx = Qy = 0
    for i in range(n):
        k, t = 2*math.pi/length*r.normal(1, .07), math.radians(az+r.normal(0, 6)); kx, ky = np.float32(k*math.sin(t)), np.float32(k*math.cos(t)); f = x*kx+y*ky+w+np.float32(r.uniform(0, 6.3)); c, s = np.cos(f), np.sin(f)
        P, Q, Px, Py, Qx, Qy = P+c, Q+s, Px-s*kx, Py-s*ky, Qx+c*kx, Qy+c*ky
    m = P*P+Q*Q; a = np.sqrt(m); fx, fy = (P*Qx-Q*Px)/(m+.3)+wx, (P*Qy-Q*Py)/(m+.3)+wy; f = np.arctan2(Q, P)
    kx, ky = 2*math.pi/length*math.sin(math.radians(az)), 2*math.pi/length*math.cos(math.radians(az)); wide = np.maximum(np.hypot(fx*foot[0]+fy*foot[1], fx*foot[2]), np.hypot(kx*foot[0]+ky*foot[1], kx*foot[2])); a = np.clip(a/1.6, 0, 1); a = a*a*(3-2*a)*np.exp(-(wide/1.35)**2)
    g = f+.45*np.sin(f); u = g+.35*np.cos(g); dh = -np.sin(u)*(1-.35*np.sin(g))*(1+.45*np.cos(f))*a; return np.cos(u)*a, dh*fx, dh*fy
def shade(x, Y, Z, zx, zy, T, D, S, N):
    """light that the sand at these points sends to the eye, before the air"""
    X = x*Y; R = np.sqrt(X*X+Y*Y+(Z-EYE)**2); nl = (SUN[2]-zx*SUN[0]-zy*SUN[1])/np.sqrt(1+zx*zx+zy*zy)
    dy = np.clip(PX/np.maximum(np.abs((zx*x+zy)/Y-(Z-EYE)/Y**2), 1e-6), 0, 60); foot = (x*dy, dy, Y*PX); seen = lambda l: np.exp(-np.hypot(dy*.5, Y*PX)/l)
    patch = PATCH+(1-PATCH)*smooth(fbm(X/22, Y/22, 3, 2, .55), .3, .62); bare = (1-N*.75)*smooth(np.where(D > 1.5, 9, -D), -.5, 1+R*.006)
    h, sx, sy = ripples(X, Y, RIPPLES[0], 58, 3, foot); m = patch*bare*(1-smooth(R, 70, 230)); h, sx, sy = h*m, sx*m*RIPPLES[1], sy*m*RIPPLES[1]
    fine = seen(.3); flow = lambda t: smooth(fbm(t*.42+fbm(D*.11, t*.05, 2, 25)*1.2, D*.045, 4, 5, .6), .40, .58)*.8+smooth(fbm(t*1.9, D*.13, 3, 15), .3, .7)*.5+(fbm(t*6, D*.5, 3, 35)-.5)*.5*fine; f0 = flow(T); slid = N*(.3+.7*smooth(fbm(T/11, D/13, 3, 45), .36, .6)); fs = (flow(T+.1)-f0)/.1*.022*slid*seen(1.0); q = 1/np.sqrt(1+S*S); sx, sy = sx+fs*S*q, sy+fs*q      # streaks where sand has slid
    grain = (fbm(X*7, Y*7, 3, 6, .7)-.5)*seen(.15)+(fbm(X*1.3, Y*1.3, 3, 7, .6)-.5)*seen(1.0)*.6
    packed = fbm(X*.010+Y*.02, Y*.028-X*.03, 4, 16, .5)-.5; c = (fbm(X/50, Y/50, 4, 17)[..., None]*(SAND[1]-SAND[0])+SAND[0])*(1+.06*h+(f0-.65)*slid*.05*seen(2)+packed*.16+grain*(.22+.25*N))[..., None]
    ease = .12+.88*smooth(nl, 0, .13); lx, ly = zx+sx*ease, zy+sy*ease; ndl = np.maximum(SUN[2]-lx*SUN[0]-ly*SUN[1], 0)/np.sqrt(1+lx*lx+ly*ly)      # relief dies away where the light grazes, or shade frays
    near = np.clip((1300-R)/200, 0, 1); lit = NEARBY.at(X, Y)*near+AFAR.at(X, Y)*(1-near); sun = (ndl*lit)[..., None]*SUNLIGHT
    ax, ay = zx+sx*(2.2-lit), zy+sy*(2.2-lit); q = 1/np.sqrt(1+ax*ax+ay*ay); nx, ny = -ax*q, -ay*q      # the shade's own light: the blue above, the pale west on the left, what lit sand returns
    sky = ABOVE*(.4+.6*q)[..., None]+SIDE[0]*(np.clip(.5+SIDE[1]*nx+SIDE[2]*ny, 0, 2)**SIDE[3])[..., None]+BACK[0]*((np.clip(.5+BACK[1]*nx+BACK[2]*ny, 0, 2)**1.5)*(.25+.75*lit))[..., None]
    return c*(sun+sky*SHADE), R

# ------------------------------------------------------------------ the picture
def air(X, Y, z, R):
    """how much of the light is the air's: haze everywhere, mist on the ground"""
    top, far, start, ramp, thick, _ = AIR; q = (EYE-np.maximum(z, -5))/top; q = np.where(np.abs(q) < .01, .01, q); m = R*math.exp(-EYE/top)*np.expm1(q)/q; torn = .55+.9*smooth(fbm(X/420, Y/700, 4, 19), .3, .7)
    return 1-np.exp(-R/far-m*torn*np.clip((R-start)/ramp, 0, 1)/thick)
def column(i0, i1):
    """columns i0..i1 of points: each looks down one vertical plane"""
    x = ((np.arange(i0-1, i1+1)+.5)/(W*K)*2-1)/LENS; Y = np.geomspace(28, 14000, 3600 if W > 1200 else 1800); x, Y = x.astype(np.float32), Y.astype(np.float32); G = sand(x[:, None]*Y, Y[None]+0*x[:, None]); Z = G[0]
    m = (Z-EYE)/Y; top = np.maximum.accumulate(m, 1); v = (HORIZON*H*K-np.arange(H*K)-.5)/K*PX; zY = np.gradient(Z, axis=1)/np.gradient(Y); zx = np.gradient(Z, axis=0)/(np.gradient(x)[:, None]*Y); zy = zY-zx*x[:, None]
    d = np.stack(np.broadcast_arrays(x[1:-1, None], 1.0, v)); d = d/np.sqrt((d*d).sum(0)); out = SKY.colour(*d).reshape(-1, 3); haze = SKY.colour(d[0], d[1], np.full_like(d[2], .004), lobes=False).reshape(-1, 3)*AIR[-1]; F, P = [], []
    for i in range(1, len(x)-1):
        k = np.searchsorted(top[i], v); rows = np.nonzero(k < len(Y))[0]; k = np.maximum(k[rows], 1); f = np.clip((v[rows]-m[i, k-1])/np.maximum(m[i, k]-m[i, k-1], 1e-9), 0, 1); at = lambda a: a[i, k-1]+(a[i, k]-a[i, k-1])*f
        y = Y[k-1]+(Y[k]-Y[k-1])*f; P.append(np.stack([np.full(len(rows), x[i]), y, at(Z), at(zx), at(zy), G[1][i, k], at(G[2]), at(G[3]), at(G[4])])); F.append((i-1)*H*K+rows)
    F, P = np.concatenate(F), np.concatenate(P, 1).astype(np.float32); c, R = shade(*P); a = air(P[0]*P[1], P[1], P[2], R)[:, None]; out[F] = c*(1-a)+haze[F]*a; return out.reshape(i1-i0, H*K, 3).transpose(1, 0, 2)
img = np.empty((H, W, 3), np.float32)
for i in range(0, W, 64): q = column(i*K, min(i+64, W)*K); img[:, i:i+64] = q.reshape(H, K, -1, K, 3).mean((1, 3))
finish(img, OUT, speck=0, dn=False, **{k: v for k, v in A.items() if k in ('ev', 'sat', 'contrast', 'vig', 'bloom_k', 'tone', 'low')}); print(f'RENDERED {OUT} {W}x{H} total={time.time()-t0:.1f}s')
