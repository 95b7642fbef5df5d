"""Aloft at last light: a cabin's window within reach, frost on its pane; outside only sky and a sea of clouds. numpy, ray by ray.

usage: python3 aloft.py -- w=1600 h=1000 seed=3 out=x.jpg
The camera looks along +y, x is right, z up; its rays are (X, 1, Z). The wall has axes of its own, turned by `yaw` degrees: across, out, up. Lengths are in metres. `sun_az` is the sun's direction, for sky and clouds. `sea` is the seed of the clouds alone, `passes` their rays a pixel.
"""
from surfaces import *
from PIL import Image, ImageDraw

HZ, F, YAW = num('hz', .46), num('f', 1.12), math.radians(num('yaw', 14)); CY, SY = math.cos(YAW), math.sin(YAW)
X, Z = rays(HZ, F); SUN = math.radians(num('sun_az', -16)); LOW = Sky('dusk', sun_az=math.degrees(SUN), sun_el=0, sky_k=num('sky_k', .62), glow='#ff8a4c', glow_k=num('glow', .62), glow_w=14, glow_h=20, ramp_k=1.2, ramp=[(0, '#ea8662'), (.10, '#da877c'), (.20, '#b98b94'), (.31, '#7f82a8'), (.46, '#4a659c'), (.66, '#274278'), (1, '#122450')])
def air(x, y, z):
    """The light from a direction: sky above, below the mean of the clouds."""
    low = smooth(z, .004, -.02)[..., None]; deep = np.exp(np.minimum(z, 0)/.16)[..., None]; c = LOW.colour(x, y, z, lobes=False); return c*(1-low)+low*(C('#2c2c50')*.34*(1-deep)+C('#8d6a80')*.40*deep)

class Sea:
    """A sea of clouds: domes of very unequal size, heaped where the air rises, on a low deck (a map that repeats every 98 km), and billows upon billows on them (a block of cells, looked up at four sizes, between its points by chance, as the lens blurs it)."""
    N, T, M, LO = 2560, 38., 160, num('deck', -350.)
    SIZES = ((2900., 150.), (1130., 70.), (430., 28.), (170., 8.))
    def __init__(s):
        g = s.g = np.random.default_rng(int(num('sea', SEED+50))); n, t = s.N, s.T; kx, ky = np.fft.rfftfreq(n, t)[None], np.fft.fftfreq(n, t)[:, None]; k = np.hypot(kx, ky)
        def swell(size, p=0.):
            """even noise of one size, from 0 to 1"""
            f = np.fft.irfft2(np.fft.rfft2(g.normal(size=(n, n)))*np.exp(-(k*size)**2/2)); f = f/f.std(); return np.clip(.5+.24*f, 0, 1).astype(np.float32)
        rise = np.clip(1.5*(.55*swell(5200)+.45*swell(15000))-.28, 0, 1); h = s.LO+240*(swell(3800)-.5)+110*(swell(1300)-.5); q = int(num('domes', 15000)); x, y, r = g.uniform(0, n, q), g.uniform(0, n, q), 230*(1-g.random(q))**-.62; keep = g.random(q)
        for i in np.argsort(-r):
            m = rise[int(y[i]), int(x[i])]
            if keep[i] > .06+1.3*m**1.3: continue
            R = min(r[i], 2100)*(.55+.6*m); b = int(R/t)+2; jj, ii = np.arange(int(y[i])-b, int(y[i])+b+1), np.arange(int(x[i])-b, int(x[i])+b+1); d2 = ((jj-y[i])[:, None]**2+(ii-x[i])[None]**2)*t*t; foot = s.LO+num('bulk', 950)*m**1.7-.42*R; sub = np.ix_(jj % n, ii % n); h[sub] = np.maximum(h[sub], np.where(d2 < R*R, foot+.95*np.sqrt(np.maximum(R*R-d2, 0)), -9e3))
        h = np.minimum(h, s.LO+num('crown', 1350)); h = np.fft.irfft2(np.fft.rfft2(h)*np.exp(-(k*160)**2/2)); s.h = h.astype(np.float32); gy, gx = (np.roll(h, -1, 0)-np.roll(h, 1, 0))/(2*t), (np.roll(h, -1, 1)-np.roll(h, 1, 1))/(2*t); s.k = (1/np.sqrt(1+np.minimum(gx*gx+gy*gy, 9))).astype(np.float32); s.top = float(h.max())+150
        m, c = s.M, 8; P = g.random((c, c, c, 3)); z, y, x = np.meshgrid(*[np.arange(m, dtype=np.float32)/m*c]*3, indexing='ij'); best = np.full(z.shape, 9, np.float32); a = [q.astype(int) for q in (z, y, x)]
        for o in np.ndindex(3, 3, 3): b = [a[e]+o[e]-1 for e in range(3)]; w = P[b[0] % c, b[1] % c, b[2] % c]; best = np.minimum(best, (b[0]+w[..., 0]-z)**2+(b[1]+w[..., 1]-y)**2+(b[2]+w[..., 2]-x)**2)
        s.cell = (.62-np.sqrt(best)).ravel().astype(np.float32)
    def __call__(s, x, y, z, sizes=4):
        """How deep in cloud a place is, in metres."""
        g, n, m = s.g, s.N, s.M; b, a = np.floor(y/s.T), np.floor(x/s.T); v, u, b, a = y/s.T-b, x/s.T-a, b.astype(np.int32) % n, a.astype(np.int32) % n; b1, a1 = (b+1) % n*n, (a+1) % n; b = b*n; at = lambda T: (T[b+a]*(1-u)+T[b+a1]*u)*(1-v)+(T[b1+a]*(1-u)+T[b1+a1]*u)*v; d = (at(s.h.ravel())-z)*at(s.k.ravel()); near = np.nonzero(np.abs(d) < 330)[0]
        if len(near) and sizes:
            X_, Y_, Z_ = x[near], y[near], z[near]; e = 0
            for k, (size, a) in enumerate(s.SIZES[:sizes]): q = m/size; r = lambda: g.random(X_.shape, dtype=np.float32)+k*31; e = e+a*s.cell[((((Z_*q+r()+.3*X_*q).astype(np.int32) % m)*m+(Y_*q+r()-.3*Z_*q).astype(np.int32) % m)*m+(X_*q+r()+.2*Y_*q).astype(np.int32) % m)]
            d[near] += e*1.6
        return d

def clouds(sees, hc=1500., far=150000.):
    """The sea of clouds below, marched along each ray that `sees` it: the low sun reaches tops and their left sides, the rest has the sky's blue, and haze takes what is far. `sun_el`: the sun above them, in degrees; `free`: metres of cloud that light passes; `air`: metres of clear air. -> colour, share"""
    sea = Sea(); g = sea.g; Xs = (((np.arange(W)+.5)/W-.5)*ASP/F).astype(np.float32)[None]+np.zeros((H, 1), np.float32); Zs = ((HZ-(np.arange(H)+.5)/H)/F).astype(np.float32)[:, None]+0*Xs; ask = sees&(Zs < -.0035); P = int(num('passes', 4)); X, Z = np.tile(Xs[ask], P), np.tile(Zs[ask], P); q = len(X); X, Z = X+(g.random(q, dtype=np.float32)-.5)*ASP/F/W, np.minimum(Z+(g.random(q, dtype=np.float32)-.5)/F/H, -.003); L = np.ones(q, np.float32); col = np.zeros((q, 3), np.float32); D = np.maximum((hc-sea.top)/-Z, 900.).astype(np.float32); end = np.minimum((hc-sea.LO+900)/-Z, far); act = np.nonzero(D < end)[0]; el = math.tan(math.radians(num('sun_el', 2.6))); sx, sy = math.sin(SUN), math.cos(SUN); free = num('free', 26.); reach = np.geomspace(14, 15000, 17).astype(np.float32); wide = np.diff(reach, prepend=0); sky_, sun_, rose = C('#4a6abc')*num('shade', .36), C('#ff8c50')*num('sunk', 1.5), C('#c86a78')*num('rose', .13)
    def veil(X, D): w = smooth(D, 4000, 60000)[:, None]; return C('#5866ae')*.30*(1-w)+air(X*.8, 1+0*X, 0*X+.010)*num('hazek', .90)*w
    while len(act):
        x, y, z = X[act]*D[act], D[act], hc+Z[act]*D[act]; d = sea(x, y, z); soft = 10+.0007*D[act]; a = np.clip(d/soft, 0, 1); step = np.maximum(9+.0016*D[act], -.55*d)*(.75+.5*g.random(len(act), dtype=np.float32)); inn = np.nonzero(a > 0)[0]
        if len(inn):
            k = act[inn]; xi, yi, zi = x[inn], y[inn], z[inn]; op = 1-np.exp(-a[inn]*step[inn]/(free+.0009*D[k])); tau = np.zeros(len(k), np.float32); up = 0*tau
            for n, (s, w) in enumerate(zip(reach, wide)): s = s-w*g.random(len(k), dtype=np.float32)*.9; tau += np.clip(sea(xi+sx*s, yi+sy*s, zi+el*s, 4 if n < 5 else 2 if n < 11 else 0)/soft[inn], 0, 1)*w
            for s, w in ((30, 50), (110, 120), (330, 320)): up += np.clip(sea(xi+.75*sx*s, yi+.75*sy*s, zi+.66*s, 3)/30, 0, 1)*w
            tau, up = tau/free, up/free; sun = .8*np.exp(-tau*.55)+.2*np.exp(-tau*.08); open_ = .26+.84*np.exp(-up*.20); deep = np.exp(np.minimum(zi-sea.LO-500, 0)/450); c = sun[:, None]*sun_+(open_*(.35+.65*deep))[:, None]*sky_+(np.exp(-tau*.012)*open_*deep)[:, None]*rose; haze = np.exp(-(D[k]/num('air', 15500.))**1.4); col[k] += c*(L[k]*op*haze)[:, None]; hz = L[k]*op*(1-haze); col[k] += veil(X[k], D[k])*hz[:, None]; L[k] *= 1-op
        D[act] += step; act = act[(D[act] < end[act])&(L[act] > .015)]
    h = np.exp(-(hc/-Z/num('air', 15500.))**1.4)[:, None]; col += L[:, None]*(sky_*.3*h+veil(X, hc/-Z)*(1-h)); out = np.zeros((H, W, 3), np.float32); out[ask] = col.reshape(P, -1, 3).mean(0); rows = np.nonzero(ask.any(1))[0]
    for j in range(rows[0], H): m = ask[j] if ask[j].sum() > 20 else None; last = out[j][m].mean(0) if m is not None else last; out[j][~ask[j]] = last
    return out, smooth(Zs, -.0035, -.018)

# ---------------------------------------------------------------- the window
A0, B0, N0 = .330, .235, 2.3; PX, PY, PZ = .088, .430, .115                          # half axes and roundness of the pane, its centre
def edge(x, z):
    """How far outside the pane's oval a place on the wall is, the direction away from it."""
    p, q = np.abs(x-PX)/A0, np.abs(z-PZ)/B0; f = np.maximum(p**N0+q**N0, 1e-3); o = f**(1/N0); g = o/f; gx, gz = g*p**(N0-1)/A0*np.sign(x-PX), g*q**(N0-1)/B0*np.sign(z-PZ); l = np.sqrt(gx*gx+gz*gz)+1e-6; return (o-1)/l, gx/l, gz/l
S_ = np.linspace(0, .4, 16001).astype(np.float32); RIM, BEAD, SEAM = .044, .0492, .082
def profile():
    """Height of reveal, bead and padded wall over the pane, by distance from its edge."""
    s = S_; q = np.clip((s-.006)/(RIM-.006), 0, 1); t = .042*np.sin(q*math.pi/2)**1.15; t = np.where(s < .006, .0032*np.sqrt(np.clip(1-((s-.003)/.003)**2, 0, 1)), t); t = t-.0030*np.exp(-((s-BEAD+.0035)/.0011)**2)-.0030*np.exp(-((s-BEAD-.0037)/.0012)**2); t = np.maximum(t, .0406+np.sqrt(np.clip(.0019**2-(s-BEAD)**2, 0, 1)))*(np.abs(s-BEAD) < .0019)+t*(np.abs(s-BEAD) >= .0019); return t+.0085*np.sqrt(np.clip(1-(1-np.clip((s-BEAD-.0037)/.016, 0, 1))**2, 0, 1))-.0050*np.exp(-np.abs(s-SEAM)/.0042)+.003*smooth(s, SEAM, SEAM+.03)
T_ = profile().astype(np.float32); D_ = np.gradient(T_, S_[1])
def table(a, s):
    """A value of the profile at a distance from the edge."""
    return a[np.clip(s/S_[1], 0, len(S_)-1).astype(np.int32)]

def frost(q):
    """Crystals on the pane towards its lower edge, a film of rime, hairline scratches: maps of q texels a metre, and their origin"""
    g = np.random.default_rng(SEED+40); x0, z1 = PX-A0-.004, PZ+.06; w, h = int((A0+.16)*q), int((z1-PZ+B0+.004)*q); px = lambda x, z: ((x-x0)*q, (z1-z)*q); acc = np.zeros((h, w), np.float32)
    def star(x, z, r, d):
        """six arms of unequal length with twigs, some missing"""
        a0 = g.random()*6.28; thin = g.uniform(.5, 1)
        for k in range(6):
            if g.random() < .34: continue
            a = a0+k*math.pi/3+g.normal()*.05; l = r*g.uniform(.25, 1.15); e = [(x+math.cos(a)*l*f, z+math.sin(a)*l*f) for f in (0, .5, 1)]; d.line([px(*p) for p in e], fill=int(150*thin), width=1); m = int(l*q/3.2)
            for i in range(1, m):
                f = i/m
                for sg in (-1, 1):
                    if g.random() < .32: continue
                    b = a+sg*math.pi/3+g.normal()*.06; ll = l*.48*(1-f)**.8*g.uniform(.3, 1.1)*min(1, f*3); p = (x+math.cos(a)*l*f, z+math.sin(a)*l*f); d.line([px(*p), px(p[0]+math.cos(b)*ll, p[1]+math.sin(b)*ll)], fill=int(g.uniform(60, 130)*thin), width=1)
                    if ll*q > 7:
                        for o in (.35, .6, .8): c = b-sg*math.pi/3; s = ll*.34*(1-o)*1.6*g.uniform(.4, 1.1); pp = (p[0]+math.cos(b)*ll*o, p[1]+math.sin(b)*ll*o); d.line([px(*pp), px(pp[0]+math.cos(c)*s, pp[1]+math.sin(c)*s)], fill=int(g.uniform(40, 90)*thin), width=1)
    for _ in range(4):
        im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
        for _ in range(int(num('stars', 1100))//4):
            while True:
                x, z = g.uniform(x0, x0+w/q), g.uniform(z1-h/q, z1); s = float(edge(x, z)[0]); low = smooth(np.array(z), PZ+.02, PZ-B0*.8)
                if s < .001 and g.random() < (np.exp(s/.011)*(s > -.045))*low*(.25+1.5*smooth(np.array(float(fbm(np.array(x*22), np.array(z*22), 3, SEED+41))), .40, .62)): break
            star(x, z, (.0010+.0115*g.random()**3.4)*(1 if s > -.02 else .4), d)
        acc += np.asarray(im, np.float32)/255
    gx, gz = np.meshgrid(x0+np.arange(w)/q, z1-np.arange(h)/q); s = edge(gx, gz)[0]; low = smooth(gz, PZ+.04, PZ-B0*.85); rime = np.exp(np.minimum(s, 0)/.007)*low*(.3+1.0*fbm(gx*260, gz*260, 4, SEED+42))*smooth(fbm(gx*30, gz*30, 3, SEED+43), .30, .60)
    im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
    for _ in range(int(num('hairs', 260))): x, z, a, l = g.uniform(x0, x0+w/q), g.uniform(z1-h/q, z1), g.normal()*.5+(g.random() < .3)*1.3, .002+.05*g.random()**3; b = g.normal()*.12; d.line([px(x+math.cos(a+b*f)*l*f, z+math.sin(a+b*f)*l*f) for f in np.linspace(0, 1, 7)], fill=int(20+80*g.random()**3), width=1)
    hair = np.asarray(im, np.float32)/255; drops = np.zeros((h, w), np.float32)
    for _ in range(int(num('drops', 30))):
        while True:
            x, z = g.uniform(x0, x0+w/q), g.uniform(z1-h/q, z1); s_ = float(edge(x, z)[0])
            if -.055 < s_ < -.005 and z < PZ-B0*.5 and g.random() < math.exp(s_/.035): break
        r = (.0005+.0024*g.random()**3)*q; i, j = px(x, z); b = int(r*1.5+2); u0, v0 = int(i), int(j)
        if u0 < b or v0 < b or u0 > w-b-1 or v0 > h-b-1: continue
        ey, ex = np.mgrid[-b:b+1, -b:b+1]; an = np.arctan2(ey, ex); e = np.hypot(ex, ey/g.uniform(1, 1.25))/r/(1+.06*np.sin(2*an+g.random()*6)+.03*np.sin(3*an+g.random()*6)); cap = np.sqrt(np.clip(1-e*e, 0, 1))*r*.62; drops[v0-b:v0+b+1, u0-b:u0+b+1] = np.maximum(drops[v0-b:v0+b+1, u0-b:u0+b+1], cap)
    return acc, rime.astype(np.float32), hair, drops, x0, z1

def window():
    """Composes the view, the pane and the dark cabin round it."""
    up_ = lambda q: q.repeat(K, 0).repeat(K, 1) if K > 1 else q; L = np.sqrt(((u-.5)*ASP/F)**2+1+((HZ-v)/F)**2); cx_, cz_ = (u-.5)*ASP/F/L, (HZ-v)/F/L; view = air(cx_, 1/L, np.maximum(cz_, 0)); az, el = np.arctan2((u-.5)*ASP/F, 1), (HZ-v)/F
    cirrus = smooth(fbm(az*3.2+el*5, el*26-az*1.5+1.5*fbm(az*4, el*9, 3, SEED+22), 5, SEED+21), .47, .78)*smooth(el, .035, .12)*smooth(el, .5, .2); view = view+(cirrus*num('cirrus', .06))[..., None]*C('#ff9f8a')*(.4+.6*np.exp(-((az-SUN)/.5)**2))[..., None]
    k = PY/((u-.5)*ASP/F*SY+CY); sees = edge(((u-.5)*ASP/F*CY-SY)*k, (HZ-v)/F*k)[0] < .012; col, share = clouds(sees); view = view*(1-share[..., None])+col*share[..., None]; view = view+(np.exp(-(np.abs(el-.002)/.022))*np.exp(-((az-SUN)/.42)**2)*num('band', .26))[..., None]*C('#ff8450'); view = lens(view, np.full((H, W), num('far', 2.2), np.float32)); wide = bigblur(view, 60*S)
    # rays in the wall's axes; where they meet it
    dx, dy = X*CY-SY, X*SY+CY; dz = Z; x, y, z, s = (np.zeros((HK, WK), np.float32) for _ in range(4))
    for r0 in range(0, HK, 50):
        zz = dz[r0:r0+50]+0*dx; ddx, ddy = dx+0*zz, dy+0*zz; k = (PY-.064)/ddy; hit = PY/ddy; ds = (hit-k)/44; done = np.zeros(zz.shape, bool)
        for i in range(45):
            ki = k+ds*i; e = edge(ddx*ki, zz*ki)[0]; t = table(T_, e)*(e > 0); now = (ddy*ki >= PY-t)&~done
            if now.any():
                a, b = np.maximum(ki-ds, 0)[now], ki[now]; X_, Y_, Z_ = ddx[now], ddy[now], zz[now]
                for _ in range(6): c = (a+b)/2; e = edge(X_*c, Z_*c)[0]; ins = Y_*c >= PY-table(T_, e)*(e > 0); b = np.where(ins, c, b); a = np.where(ins, a, c)
                hit[now] = b; done |= now
            if done.all(): break
        x[r0:r0+50], y[r0:r0+50], z[r0:r0+50] = ddx*hit, ddy*hit, zz*hit
    s, gx, gz = edge(x, z); glass = smooth(s, .0004, -.0004)*(y > PY-.002)
    sp = np.maximum(s, 0); dt = table(D_, sp); dt = dt/np.sqrt(1+(dt/3)**2); leather = smooth(sp, BEAD+.0033, BEAD+.0041); bead = (np.abs(sp-BEAD) < .0020)*1.; gum = smooth(sp, .0068, .0056); th = np.arctan2(z-PZ, x-PX); along = np.arctan2(z-PZ, PX-x)*.36
    grain = fbm(x*620, z*620, 3, SEED+30, .55, True); pores = smooth(vnoise(x*1500, z*1500, SEED+31), .78, .95); fold = fbm(sp*60, along*26, 4, SEED+32); rel = (.00030*grain-.00010*pores+.0011*fold*smooth(sp, .055, .08))*leather
    st = along/.0062+.5; cell = np.floor(st); fr_ = st-cell-.5; stitch = np.zeros_like(sp)
    for o in (-.0052, .0052): e = np.hypot(fr_*.0062/.0025, (sp-SEAM-o+fr_*.0006)/.00062); stitch = np.maximum(stitch, np.sqrt(np.clip(1-e**2.6, 0, 1)))
    pit = np.exp(-(((np.abs(fr_)-.5)*.0062/.0008)**2))*np.exp(-((np.abs(sp-SEAM)-.0052)/.0008)**2); rel = rel+(.00055*stitch-.0009*pit)*leather+.00002*(vnoise(x*2600, z*2600, SEED+33)-.5)*(1-leather)*(1-bead)
    bx = np.gradient(rel, axis=1)/np.maximum(np.gradient(x, axis=1), 2e-5); bz = np.gradient(rel, axis=0)/np.minimum(np.gradient(z, axis=0), -2e-5); cap = lambda q: q/np.sqrt(1+(q/.5)**2); nx, nz = -dt*gx-cap(bx), -dt*gz-cap(bz); n = 1/np.sqrt(nx*nx+nz*nz+1); nx, ny, nz = nx*n, -n, nz*n
    # what the window lights, by distance from the pane and direction round it
    ts, tt = np.linspace(0, .16, 90), np.linspace(-math.pi, math.pi, 121); TS, TT = np.meshgrid(ts, tt, indexing='ij'); rad = np.ones_like(TS)*.3
    for _ in range(30): e, ex, ez = edge(PX+rad*np.cos(TT), PZ+rad*np.sin(TT)); rad = rad-(e-TS)*.8
    qx, qz = PX+rad*np.cos(TT), PZ+rad*np.sin(TT); _, ex, ez = edge(qx, qz); tq, dq = table(T_, TS), blur(table(D_, TS)[..., None].astype(np.float32), 1.2)[..., 0]; qn = 1/np.sqrt(1+dq*dq); lit = np.zeros(TS.shape+(3,), np.float32)
    for a in np.linspace(-.97, .97, 27):
        for b in np.linspace(-.97, .97, 43):
            if abs(a)**2.3+abs(b)**2.3 > 1: continue
            vx, vy, vz = PX+a*A0-qx, tq+.002, PZ+b*B0-qz; r2_ = vx*vx+vy*vy+vz*vz+.0006; r_ = np.sqrt(r2_); c = np.clip((-dq*ex*vx-vy-dq*ez*vz)*qn/r_, 0, 1)*np.clip(vy/r_, 0, 1)/r2_*(A0*B0*.00333); lit += air((vx*CY+vy*SY)/r_, (-vx*SY+vy*CY)/r_, vz/r_)*c[..., None]
    lit = blur(lit, 2.2); glow = np.stack([between(lit[..., c], (th+math.pi)/(2*math.pi)*120, np.minimum(sp, .159)/.16*89) for c in range(3)], -1)
    # the cabin's own light: a reading lamp high on the left, and what the rim mirrors
    def lamp(px, py, pz, size):
        vx, vy, vz = px-x, py-y, pz-z; r2_ = vx*vx+vy*vy+vz*vz; r_ = np.sqrt(r2_); lx, ly, lz = vx/r_, vy/r_, vz/r_; l = np.sqrt(x*x+y*y+z*z); hx, hy, hz_ = lx-x/l, ly-y/l, lz-z/l; hn = np.sqrt(hx*hx+hy*hy+hz_*hz_); return np.clip(nx*lx+ny*ly+nz*lz, 0, 1)/r2_, np.clip((nx*hx+ny*hy+nz*hz_)/hn, 0, 1), r2_
    dif, spec, r2_ = lamp(num('lx', -.42), num('ly', .36), num('lz', .34), .05); l = np.sqrt(x*x+y*y+z*z); vx, vy, vz = x/l, y/l, z/l; dn = np.minimum(vx*nx+vy*ny+vz*nz, -.02); rx, ry, rz = vx-2*dn*nx, vy-2*dn*ny, vz-2*dn*nz; fre = (1+dn)**5
    kk = np.where(ry > .02, (PY-y)/np.maximum(ry, .02), 9); e = edge(x+rx*kk, z+rz*kk)[0]; seen = smooth(e, .02, -.06)*(ry > .02); mir = sum(air(rx*CY+ry*SY, -rx*SY+ry*CY, rz+a) for a in np.linspace(-.26, .26, 9))*(seen/9)[..., None]
    hide = C('#54392b'); shell = C('#75665c'); tone = (.75+.5*fbm(x*40, z*40, 3, SEED+34)); key = C('#ffb678')
    img = shell*glow*(num('glowk', 11)*(.30+.70*np.exp(-sp/.016)))[..., None]+shell*key*(dif*num('key', .22)*.08)[..., None]+mir*(.035+.7*fre)[..., None]*num('mir', 1.0)+key*(spec**10*.006/np.maximum(r2_, .02)*.05)[..., None]
    hide_ = (hide*tone[..., None]*(1-.35*pores)[..., None]+(stitch*1.0)[..., None]*C('#8a6238')*.35)*(key*(dif*num('key', .22))[..., None]+glow*.9)+key*(spec**14*.0035*(.4+1.2*grain)/np.maximum(r2_, .02)*.25)[..., None]; img = img*(1-leather[..., None])+hide_*leather[..., None]
    brass = C('#c08a50'); warm = key*((np.clip(.5-.5*ry, 0, 1)**2*(.05+.5*np.exp(-((rx+.75)/.3)**2-((rz-.45)/.4)**2)))*num('warm', 7))[..., None]; img = img*(1-bead[..., None])+(brass*(mir*1.3+warm+key*(spec**30*.05)[..., None])+C('#100c0a')*.02)*bead[..., None]; img = img*(1-.93*gum[..., None])
    # the pane
    q = num('texel', 4600); acc, rime, hair, drops, x0, z1 = frost(q); i, j = (x-x0)*q, (z1-z)*q; ok = (i > 1)&(i < acc.shape[1]-2)&(j > 1)&(j < acc.shape[0]-2); pick = lambda T: between(T, i, j)*ok; gy, gx_ = np.gradient(blur(drops[..., None], .5)[..., 0]); ice, hoar, fine, D0, dgx, dgy = pick(acc), pick(rime), pick(hair), pick(drops), pick(gx_), pick(gy)
    out, soft = up_(view), up_(wide); near_sun = np.exp(-((up_(az)-SUN)/.55)**2-((up_(el)-.01)/.14)**2); cover = 1-np.exp(-(ice*1.5+hoar*.9)); light = soft*.75+C('#ffb088')*(.10+.30*near_sun)[..., None]+C('#8fa4e0')*.10
    pane = out*(1-.50*cover)[..., None]+light*(cover*num('frost', .75))[..., None]+out*(fine*(.05+.55*near_sun))[..., None]*num('scratch', .9); nn = 1/np.sqrt(dgx*dgx+dgy*dgy+1); bx_, by_ = dgx*nn, dgy*nn; rr = np.hypot(bx_, by_); U_, V_ = np.clip(up_(u)-bx_*.35, 0, .999), np.clip(up_(v)-(by_*.5), 0, .999); back = view[(V_*H).astype(np.int32), (U_*W).astype(np.int32)]; m = smooth(D0, .15, .7)[..., None]; pane = pane*(1-m)+(back*(.25+.85*smooth(rr, .95, .4))[..., None]+(np.exp(-(((bx_+.3)/.16)**2+((by_+.35)/.16)**2))*.5)[..., None]*C('#cfd8ff'))*m
    pane = pane*(.40+.60*smooth(s, 0, -.020))[..., None]; img = img*(1-glass[..., None])+pane*glass[..., None]
    depth = x*SY+y*CY; img, dm = small(img), small(depth)[..., 0]; return lens(img, np.clip(num('coc', 16)*np.abs(1-num('focus', .455)/dm), 0, 16)), dict(ev=num('ev', .55), bloom_k=.16, bloom_th=.75, vig=num('vig', .30), grain=.010)

if __name__ == '__main__': draw(dict(window=window))
