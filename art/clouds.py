"""A sea of clouds under a low sun, marched through in numpy: the view from an aircraft. Kilometres, the camera looks along +y.

The tops are a height map with billows (cellular noise) carved into it; light comes from the map's own shadow line,
from the depth of cloud towards the sun, and from the sky.
"""
from sky import *

def look2(a, x, y):
    """bilinear look-up, held at the edges"""
    x, y = np.clip(x, 0, a.shape[1]-1.01), np.clip(y, 0, a.shape[0]-1.01); i, j = x.astype(np.int32), y.astype(np.int32); fx, fy = (x-i).astype(np.float32), (y-j).astype(np.float32); w = a.shape[1]; k = j*w+i; A = a.ravel()
    t = A[k]*(1-fx)+A[k+1]*fx; return t+(A[k+w]*(1-fx)+A[k+w+1]*fx-t)*fy
def look3(a, x, y, z):
    """trilinear look-up in a cube that repeats"""
    n = a.shape[0]; m = n-1; x0, y0, z0 = np.floor(x), np.floor(y), np.floor(z); fx, fy, fz = ((p-q).astype(np.float32) for p, q in ((x, x0), (y, y0), (z, z0))); i, j, k = (q.astype(np.int32) & m for q in (x0, y0, z0)); I, J, K = (i+1) & m, (j+1) & m, (k+1) & m; A = a.ravel(); n2 = n*n
    def row(j, k): b = k*n2+j*n; t = A[b+i]; return t+(A[b+I]-t)*fx
    p, q = row(j, k), row(j, K); p = p+(row(J, k)-p)*fy; q = q+(row(J, K)-q)*fy; return p+(q-p)*fz
def billows(n=64, seed=4):
    """cellular noise in three octaves in a cube that repeats: high inside each puff, low in the creases"""
    g = np.random.default_rng(seed); out = np.zeros((n, n, n), np.float32); c = (np.arange(n, dtype=np.float32)+.5)/n
    for cells, w in ((4, .58), (8, .28), (16, .14)):
        P = g.random((cells, cells, cells, 3)).astype(np.float32); X = c*cells; I = np.floor(X).astype(int); d = np.full((n, n, n), 9, np.float32)
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                for e in (-1, 0, 1):
                    q = P[np.ix_((I+a) % cells, (I+b) % cells, (I+e) % cells)]; dz, dy, dx = (I+a)[:, None, None]+q[..., 0]-X[:, None, None], (I+b)[None, :, None]+q[..., 1]-X[None, :, None], (I+e)[None, None]+q[..., 2]-X[None, None]; d = np.minimum(d, dx*dx+dy*dy+dz*dz)
        out += w*(1-np.clip(np.sqrt(d), 0, 1.1)/1.1)
    return out

def sea(sk, X, Z, up=1.7, seed=3, vis=42., cover=.40, sun='#ffb070', shade='#5a5474', sunk=2.6, skyk=.5, el=4.5, reach=80.):
    """Over `up` km of air, along the rays (X, 1, Z): the cloud sea's light as it arrives, its opacity, and the share that haze takes"""
    px = .030; nx, ny = int(36/px), int(reach/px); xs, ys = np.meshgrid((np.arange(nx, dtype=np.float32)-nx/2)*px, np.arange(ny, dtype=np.float32)*px); k = math.tan(math.radians(el))
    wx, wy = xs+.9*(fbm(xs/2.6+3, ys/2.6, 3, seed+40)-.5), ys+.9*(fbm(xs/2.6+9, ys/2.6+5, 3, seed+41)-.5)
    big, mid, fine = fbm(wx/7.5, wy/7.5, 4, seed), fbm(wx/2.1+7, wy/2.1, 5, seed+9), np.abs(2*fbm(wx/.75+2, wy/.75, 4, seed+20)-1)
    T = smooth(big*.60+mid*.40, cover-.10, cover+.26); T = .25+1.15*T**1.3*(.55+.75*mid)+.16*(1-fine)*T
    T = T.astype(np.float32); S_ = T-.02; step = .06; az = sk.sun[:2]/np.hypot(*sk.sun[:2])
    for i in range(9):                                                                       # the shadow line: doubling strides towards the sun
        a, b = int(round(az[0]*step/px)), int(round(az[1]*step/px)); q = np.full_like(S_, -9); h, w = S_.shape; q[:h-b, max(0, -a):w-max(0, a)] = S_[b:, max(0, a):w-max(0, -a)]; S_ = np.maximum(S_, q-step*k); step *= 2
    V = billows(); top = float(T.max())+.25; shp = X.shape; X, Z = X.ravel(), Z.ravel(); L = np.sqrt(X*X+1+Z*Z); d = np.stack([X/L, 1/L, Z/L], 1).astype(np.float32); sd = np.array([az[0], az[1], k], np.float32); sd /= np.linalg.norm(sd)
    col, tr, dist = np.zeros((X.size, 3), np.float32), np.ones(X.size, np.float32), np.zeros(X.size, np.float32)
    def dens(p, fine=True):
        t = look2(T, p[:, 0]/px+nx/2, p[:, 1]/px); w = look3(V, p[:, 0]*38, p[:, 1]*38, p[:, 2]*46)
        if fine: w = w*.72+.28*look3(V, p[:, 0]*151+9, p[:, 1]*151, p[:, 2]*170+3)
        return t, np.clip((t+.62*(w-.46)-p[:, 2])*5.5, 0, 1)
    live = np.nonzero(d[:, 2] < -.004)[0]; z0 = up+1.1; t = (z0-top)/-d[live, 2]; g = np.random.default_rng(seed); t = t+g.random(live.size)*.03; mu = d@sd; hg = lambda c: (1-c*c)/(1+c*c-2*c*mu)**1.5; ph = .55+.20*hg(.55)+.07*hg(.82)
    sunc, amb = np.array(hexc(sun), np.float32)*sunk, np.array(hexc(shade), np.float32)*skyk
    for it in range(420):
        if not live.size: break
        p = d[live]*t[:, None]; p[:, 2] += z0; T_, D = dens(p); dt = np.maximum(.028, .0028*t); hit = D > .01
        if hit.any():
            h = np.nonzero(hit)[0]; q = p[h]; e = live[h]; D_ = D[h]; sh = look2(S_, q[:, 0]/px+nx/2, q[:, 1]/px)
            _, d1 = dens(q+sd*.07, False); _, d2 = dens(q+sd*.22, False); tau = 2.6*np.clip(sh-q[:, 2]-.02, 0, None)+.95*d1+.85*d2
            lit = np.exp(-tau)+.24*np.exp(-tau*.32); open_ = np.exp(-np.clip(T_[h]-q[:, 2]+.05, 0, None)*1.7)*(.35+.65*np.clip(q[:, 2]/1.4, 0, 1)); c = sunc*(lit*ph[e])[:, None]+amb*(.20+.95*open_)[:, None]
            a = 1-np.exp(-D_*dt[h]*26); w = tr[e]*a; col[e] += w[:, None]*c; dist[e] += w*t[h]; tr[e] *= 1-a
        t = t+np.where(hit, dt, np.maximum(dt, .45*(p[:, 2]-T_-.28))); ok = (tr[live] > .02) & (p[:, 2] > -.1) & (t < reach*.98); live, t = live[ok], t[ok]
    a = 1-tr; f = np.exp(-dist/np.maximum(a, 1e-3)/vis)
    return (col*f[:, None]).reshape(*shp, 3), a.reshape(shp), (a*(1-f)).reshape(shp)

def aloft(sk, X, Z, q=2, haze_k=.95, disc=1.0, **k):
    """The whole view along (X, 1, Z): sky, and the sea marched at 1/q of the size"""
    L = np.sqrt(X*X+1+Z*Z); x, y, z = X/L, 1/L, Z/L; ang = np.sqrt((x-sk.sun[0])**2+(y-sk.sun[1])**2+(z-sk.sun[2])**2); img = sk.clouds(sk.colour(x, y, z), x, y, z)+(disc*(7*np.exp(-(ang/.0065)**4)+.7*np.exp(-ang/.016)+.16*np.exp(-ang/.06)))[..., None]*np.array(hexc('#ffc98c'), np.float32); haze = sk.colour(x, y, np.full_like(z, .006), lobes=False)*haze_k
    c, a, f = sea(sk, X[::q, ::q], Z[::q, ::q], **k); h, w = X.shape; c, a, f = enlarge(c, w, h), resize(a[..., None], w, h), resize(f[..., None], w, h); below = smooth(-z, -.004, .010)[..., None]
    img = img*(1-below)+haze*(1-.5*smooth(-z, .04, .2))[..., None]*below; return img*(1-a)+c+haze*f
