"""Dunes, numpy, column by column: a near crest that winds away, a slip face in shade on one side, ripples on the other, then ridge after ridge in haze

usage: python3 dunes.py -- w=2560 h=1600 out=x.jpg sun_az=64 sun_el=6.5      at sunrise; the sun is out of the frame on the right
Lengths are metres. The eye is above the origin, x is across, y is distance.
"""
from sky import *
A = args(); W, H = A.get('w', 640), A.get('h', 400); K = A.get('k', 2); OUT = A.get('out', RENDERS+'dunes.jpg'); t0 = time.time()      # K x K points in a pixel
def C(h, k=1.0): return np.array(hexc(h, k), np.float32)
# NEAR: the near crest's distance, place across, height; its windward slope is WIND, the step at its brink RIM. FAR: ridges behind it: distance, bearing of the crest, height, length of its bends
# light: the sun; the sky above; what comes from one side of the sky and what lit sand returns: colour, direction; SHADE: how much of these three. AIR: the mist's top, the haze's length, where mist begins, over what length, its length; the air's light, of the sky's behind it
# RIPPLES: length, slope; PATCH: how deep they are where the wind has smoothed the sand
EYE, LENS, HORIZON = 40.0, 55/18, .295; SKY = Sky('golden', sun_az=A.get('sun_az', 64), sun_el=A.get('sun_el', 6.5), sky_k=.76, glow_k=.34, glow='#ff9c74', ramp=[(0, '#fbceb4'), (.12, '#f4c8ae'), (.22, '#e4bcb0'), (.29, '#a8a3b9'), (.35, '#8289ab'), (.42, '#636f93'), (.5, '#51608a'), (1, '#324672')]); SUN = SKY.sun
NEAR = ((10, 40, 60, 80, 107, 140, 185, 260, 360, 480, 640, 800, 1000), (11.2, 12.0, 11.7, 10.6, 7.9, 1.2, -1.3, 11.3, 50, 110, 201, 284, 385), (28, 27, 26, 25.7, 25.2, 24.5, 24, 25, 28, 34, 43, 30, 0)); WIND, RIM = .15, .10
FAR = ((420, -38, 13, 120), (740, -24, 27, 200), (1200, -42, 40, 300), (1900, -20, 66, 480), (3000, -36, 120, 760), (5200, -16, 230, 1300))
SUNLIGHT, SAND, ABOVE, SIDE, BACK, SHADE = C('ffc49a', 2.9), (C('d8b592'), C('f0d6b6')), C('84a3da', .42), (C('d8b8a0', .22), -.62, -.25, 1.6), (C('ffcfa0', .24), .6, .3), .31
AIR = 26, 4200, 160, 600, 600, .92; RIPPLES, PATCH = ((.5, .022), (1.7, .07), (5.2, .15), (15, .12)), .45
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
    t = np.linspace(NEAR[0][0], NEAR[0][-1], 8001); yield 0, 90, t, spline(t, NEAR[0], NEAR[1])+(fbm(t/55, t*0+21, 3, 21, .4)-.5)*5*np.clip(t/150, .1, 1.6)+(fbm(t/7, t*0+4, 2, 23)-.5)*.12, spline(t, NEAR[0], NEAR[2]), MAIN
    for k, (far, az, high, bend) in enumerate(FAR):
        t = np.linspace(-far*1.6-400, far*1.6+400, 8001); n = lambda q, o, i: fbm(t/q+7.3*k, t*0+k*3+i, o, 660+k*9+i, .45)-.5
        yield far, 180+az, t, n(bend*.75, 3, 1)*bend*3.0, high*np.clip(1.1-1.5*np.abs(n(bend*1.5, 3, 2))*2-.5*np.abs(n(bend*.5, 2, 3)), .1, 1.1), 70+k
CRESTS = [(y, math.cos(math.radians(b)), math.sin(math.radians(b)), *(q.astype(np.float32) for q in (t, xs, np.gradient(xs, t), hs)), s) for y, b, t, xs, hs, s in crests()]
def dune(U, V, R, ys, xs, ss, hs, seed):
    """one dune along its crest (U across, V along): on one side a long windward slope, on the other a slip face at sand's own angle"""
    k = (V-ys[0])*np.float32((len(ys)-1)/(ys[-1]-ys[0])); k = np.clip(k, 0, len(ys)-1.01); i = k.astype(np.int32); k = k-i; c, s, h = (q[i]+(q[i+1]-q[i])*k for q in (xs, ss, hs)); q = 1/np.sqrt(1+s*s); d = (U-c)*q; e = np.maximum(d, 0); rim = .5+R*.004
    wind = (h+6)*np.exp(-e*WIND/np.maximum(h+6, 2))-6-RIM*rim*(1-np.exp(-e/rim)); t = V+s*d*q      # the last step before the brink is steeper: a thin bright rim
    slid = (fbm(t/4.5, t*0+seed, 3, seed+5, .5)-.5)*.9*np.clip(-d/5, 0, 1) if seed == MAIN else 0      # tongues of slid sand, a foot in lobes
    return -softmax(-wind, -h-d*.62-slid, 1/(.03+R*.0002)), t, -d, s
def train(X, Y, length, az, seed, n=7):
    """small dunes on the large ones: asymmetric waves of nearly one length and direction, whose crests wander and fork"""
    r = np.random.default_rng(seed); P = Q = 0; w = (fbm(X/length/7, Y/length/7, 2, seed, .5)-.5)*9
    for i in range(n): k, t = 2*math.pi/length*r.normal(1, .13), math.radians(az+r.normal(0, 11)); f = X*np.float32(k*math.sin(t))+Y*np.float32(k*math.cos(t))+w+np.float32(r.uniform(0, 6.3)); P, Q = P+np.cos(f), Q+np.sin(f)
    t = np.arctan2(Q, P)/(2*math.pi)+.5; return np.minimum(t/.82, (1-t)/.18)*np.clip(np.hypot(P, Q)/2.2-.25, 0, 1)*.10*length
def sand(X, Y):
    """height; on a slip face the place along its crest, that below it, the crest's slope, and how much of a slip face it is"""
    X, Y = X.astype(np.float32), Y.astype(np.float32); R = np.hypot(X, Y); z = 3*(fbm(X/130, Y/130, 3, 9, .4)-.5); T = S = N = 0*z; D = T-99
    for y, c, n, ys, xs, ss, hs, seed in reversed(CRESTS):
        q, t, e, s = dune(X*n-(Y-y)*c, X*c+(Y-y)*n, R, ys, xs, ss, hs, seed); on = q > z; top = np.clip(.5+(q-z)*2, 0, 1)*np.clip(e/1.5, 0, 1); T, D, S, N = np.where(on, t+seed*40, T), np.where(on, e, D), np.where(on, s, S), np.where(on, top, N*(q < z+1)); z = softmax(q, z, .35 if seed == MAIN else .9)
    m = np.clip((R-110)/300, 0, 1)*(1-N)*smooth(-D, 1, 25); z = z+m*train(X, Y, 34, 238, 5)*np.clip(fbm(X/170, Y/170, 3, 31, .5)*3-1.3, 0, 1)*np.clip((1000-R)/400, 0, 1)*.5+m*train(X, Y, 11, 246, 6)*np.clip(fbm(X/90, Y/90, 3, 33, .5)*3-1.2, 0, 1)*.2*np.clip((600-R)/250, 0, 1)
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
    """wind ripples: waves of nearly one length and direction, of which only the common phase is kept, so that crests are even, wander and fork. Height and slopes for an amplitude of one; they fade where a pixel (foot: its depth along x and y, its width) is too wide for them"""
    r = np.random.default_rng(seed); warp = lambda a, b: (fbm(a*(.14/length), b*(.14/length), 2, seed, .5)-.5)*9; d = length*.2; w = warp(x, y); wx, wy = (warp(x+d, y)-w)/d, (warp(x, y+d)-w)/d; P = Q = Px = Py = Qx = Qy = 0
    for i in range(n):
        k, t = 2*math.pi/length*r.normal(1, .085), math.radians(az+r.normal(0, 7)); kx, ky = np.float32(k*math.sin(t)), np.float32(k*math.cos(t)); f = x*kx+y*ky+w+np.float32(r.uniform(0, 6.3)); c, s = np.cos(f), np.sin(f)
        P, Q, Px, Py, Qx, Qy = P+c, Q+s, Px-s*kx, Py-s*ky, Qx+c*kx, Qy+c*ky
    m = P*P+Q*Q; a = np.sqrt(m); fx, fy = (P*Qx-Q*Px)/(m+.3)+wx, (P*Qy-Q*Py)/(m+.3)+wy; f = np.arctan2(Q, P)
    wide = np.hypot(fx*foot[0]+fy*foot[1], fx*foot[2]); a = np.clip(a/1.6, 0, 1); a = a*a*(3-2*a)*np.exp(-(wide/2.3)**2)
    g = f+.45*np.sin(f); u = g+.35*np.cos(g); dh = -np.sin(u)*(1-.35*np.sin(g))*(1+.45*np.cos(f))*a; return np.cos(u)*a, dh*fx, dh*fy
def shade(x, Y, Z, zx, zy, T, D, S, N):
    """light that the sand at these points sends to the eye, before the air"""
    X = x*Y; R = np.sqrt(X*X+Y*Y+(Z-EYE)**2); nl = (SUN[2]-zx*SUN[0]-zy*SUN[1])/np.sqrt(1+zx*zx+zy*zy)
    dy = np.clip(PX/np.maximum(np.abs((zx*x+zy)/Y-(Z-EYE)/Y**2), 1e-6), 0, 60); foot = (x*dy, dy, Y*PX); seen = lambda l: np.exp(-np.hypot(dy*.5, Y*PX)/l)
    patch = PATCH+(1-PATCH)*smooth(fbm(X/22, Y/22, 3, 2, .55), .3, .62); bare = (1-N*.75)*smooth(np.where(D > 1.5, 9, -D), -.5, 1+R*.006); h = sx = sy = 0
    masks = patch, smooth(fbm(X/50, Y/50, 3, 12), .40, .62)*smooth(R, 50, 200), smooth(fbm(X/125, Y/125, 3, 13), .36, .6)*smooth(R, 150, 450), smooth(fbm(X/300, Y/300, 3, 14), .36, .6)*smooth(R, 500, 1200)
    for (length, amp), az, seed, mask in zip(RIPPLES, (58, 55, 62, 60), (3, 8, 9, 10), masks):
        q, qx, qy = ripples(X, Y, length, az, seed, foot); m = mask*bare; h, sx, sy = h+q*m, sx+qx*m*amp, sy+qy*m*amp
    fine = seen(.3); flow = lambda t: smooth(fbm(t*.42+fbm(D*.11, t*.05, 2, 25)*1.2, D*.045, 4, 5, .6), .40, .58)*.8+smooth(fbm(t*1.9, D*.13, 3, 15), .3, .7)*.5+(fbm(t*6, D*.5, 3, 35)-.5)*.5*fine; f0 = flow(T); slid = N*(.3+.7*smooth(fbm(T/11, D/13, 3, 45), .36, .6)); fs = (flow(T+.1)-f0)/.1*.10*slid*seen(1.0); q = 1/np.sqrt(1+S*S); sx, sy = sx+fs*S*q, sy+fs*q      # streaks where sand has slid
    grain = (fbm(X*7, Y*7, 3, 6, .7)-.5)*seen(.15)+(fbm(X*1.3, Y*1.3, 3, 7, .6)-.5)*seen(1.0)*.6
    packed = fbm(X*.010+Y*.02, Y*.028-X*.03, 4, 16, .5)-.5; c = (fbm(X/50, Y/50, 4, 17)[..., None]*(SAND[1]-SAND[0])+SAND[0])*(1+.06*h+(f0-.65)*slid*.22*seen(2)+packed*.16+grain*(.22+.25*N))[..., None]
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
