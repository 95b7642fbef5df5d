"""Aloft at last light: a jet's window within reach, its reveal lined with leather; outside, far below, a deck of clouds. numpy, ray by ray.

usage: python3 aloft.py -- w=1600 h=1000 seed=3 out=x.jpg
The camera looks along +y, x is right, z up; its rays are (X, 1, Z). The wall has axes of its own, turned by `yaw` degrees: across, out, up. Lengths are in metres. `sun_az` is the sun's direction, for sky, clouds and leather. `sea` is the seed of the clouds alone, `passes` their rays a pixel.
"""
from surfaces import *
from PIL import Image, ImageDraw

HZ, F, YAW = num('hz', .42), num('f', 1.12), math.radians(num('yaw', 14)); CY, SY = math.cos(YAW), math.sin(YAW)
X, Z = rays(HZ, F); ABOVE = num('above', 7400.); DIP = math.sqrt(2*ABOVE/6371000); SUN = math.radians(num('sun_az', 62)); EL = math.tan(math.radians(num('sun_el', 4.)))
LOW = Sky('dusk', sun_az=math.degrees(SUN), sun_el=0, sky_k=num('sky_k', .60), glow='#ff9a58', glow_k=num('glow', .56), glow_w=14, glow_h=16, ramp_k=1.2, ramp=[(0, '#cf9a7c'), (.11, '#dca484'), (.19, '#c8a09a'), (.29, '#a89ca6'), (.41, '#7f8ea8'), (.56, '#587398'), (.74, '#3a577f'), (1, '#24406a')])
def air(x, y, z):
    """The light from a direction: sky above, below the mean of the clouds."""
    low = smooth(z, .004, -.02)[..., None]; deep = np.exp(np.minimum(z, 0)/.16)[..., None]; c = LOW.colour(x, y, z, lobes=False); return c*(1-low)+low*(C('#4a5468')*.40*(1-deep)+C('#a08a84')*.42*deep)

# ---------------------------------------------------------------- the clouds
def soften(a, r, t):
    """A map blurred by r metres, as if it repeated."""
    ky, kx = np.fft.fftfreq(a.shape[0], t)[:, None], np.fft.rfftfreq(a.shape[1], t)[None]; return np.fft.irfft2(np.fft.rfft2(a)*np.exp(-2*(math.pi*r)**2*(kx*kx+ky*ky))).astype(np.float32)
def sunlit(h, t):
    """What the low sun lights of a map of heights, and how open each place is to the sky; cloud lets light seep, so both are soft."""
    sx, sy = math.sin(SUN), math.cos(SUN); cast, d = h, t
    while d < 9000: cast = np.maximum(cast, np.roll(cast, (-round(sy*d/t), -round(sx*d/t)), (0, 1))-EL*d); d *= 2
    f = soften(h, 22, t); gy, gx = (np.roll(f, -1, 0)-np.roll(f, 1, 0))/(2*t), (np.roll(f, -1, 1)-np.roll(f, 1, 1))/(2*t); mu = (EL-gx*sx-gy*sy)/np.sqrt(1+gx*gx+gy*gy); mu = .5*(mu+np.sqrt(mu*mu+.006)); lit = mu*np.exp(-np.maximum(cast-h-4, 0)/num('seep', 60))
    lit = .42*soften(lit, 16, t)+.33*soften(lit, 75, t)+.25*soften(lit, 320, t); return lit.astype(np.float32), np.clip(.80+(h-soften(h, 260, t))/300+(h-soften(h, 60, t))/130, .25, 1.4).astype(np.float32)

class Deck:
    """A deck of clouds (a map that repeats every 55 km): billows of every size, combed by the wind, unequally rough from place to place, thin or open where the air sinks; towers stand on it, each on a map of its own. Maps: height, sunlight, openness."""
    N, T = 3072, 18.
    def __init__(s):
        g = s.g = np.random.default_rng(int(num('sea', SEED+50))); n, t = s.N, s.T; kx, ky = np.fft.rfftfreq(n, t)[None], np.fft.fftfreq(n, t)[:, None]
        def noise(size, band=True, long=1., turn=.4):
            """noise of one size, drawn out along the wind"""
            c, d = math.cos(turn), math.sin(turn); k2 = ((kx*c+ky*d)*long)**2+((ky*c-kx*d)/math.sqrt(long))**2; k2 = k2*size*size; f = np.fft.irfft2(np.fft.rfft2(g.normal(size=(n, n)).astype(np.float32))*np.exp(-k2*.7)*(k2 if band else 1)); return (f/f.std()).astype(np.float32)
        rough = smooth(noise(9000, False), -1.1, 1.3); open_ = noise(11000, False, 1.5)*.8+noise(3400, False, 1.4)*.6; h = np.zeros((n, n), np.float32); w = .6+.7*rough
        for size, amp, long, turn in ((7000, 70, 1.8, .4), (3100, 64, 2., .5), (1500, 58, 1.6, .3), (760, 36, 1.4, .6), (380, 20, 1.2, 0), (185, 10, 1., 0), (90, 5., 1., 0)):
            q = noise(size, True, long, turn); puff = 1.1-2.*np.exp(-.9*np.sqrt(q*q+.01))+.25*q; h += amp*num('lump', 1.)*puff*w; w = w if size > 5000 else np.clip(w*(.62+.52*puff), .08, 1.7)
        thick = smooth(open_+.003*h, num('gap', -1.9), num('gap', -1.9)+1.5); s.base = (h*(.35+.65*thick)-520*(1-thick)).astype(np.float32); s.lit, s.sky = sunlit(s.base, t); s.top = float(np.percentile(s.base, 99.9)); s.towers = [s.tower(*q) for q in TOWERS]
    def tower(s, az, dist, tall, wide):
        """One heap of unequal domes that rises out of the deck."""
        g, n, t = s.g, 1400, 18.; a = math.radians(az); cx, cy = math.sin(a)*dist, math.cos(a)*dist; x0, y0 = cx-n*t*.5, cy-n*t*.5; xs, ys = x0+np.arange(n)*t, y0+np.arange(n)*t; b = s.at(s.base, *np.meshgrid(xs, ys)); h = b.copy()
        for _ in range(90):
            r_, th = abs(g.normal())*.6, g.uniform(0, 6.283); px, py = cx+wide*r_*math.cos(th)*1.3, cy+wide*r_*math.sin(th); R = wide*(.10+.40*g.random()**2.); up = tall*math.exp(-1.9*r_*r_)*g.uniform(.55, 1.)-R*.8; d2 = (ys[:, None]-py)**2+(xs[None]-px)**2; h = np.maximum(h, np.where(d2 < R*R, up+np.sqrt(np.maximum(R*R-d2, 0)), -9e3))
        rise = np.clip((h-b)/300, 0, 1); h = soften(h, 90, t); h = (h+rise*2.2*(b-soften(b, 420, t))).astype(np.float32); e = np.minimum(np.arange(n), np.arange(n)[::-1])/(n*.12); w = np.clip(np.minimum(e[:, None], e[None]), 0, 1).astype(np.float32); h = b*(1-w)+h*w; lit, sky = sunlit(h, t); return x0, y0, n, t, h, lit, sky, w, float(h.max())
    def at(s, m, x, y):
        n = m.shape[0]; u, v = x/s.T, y/s.T; a, b = np.floor(u), np.floor(v); u, v = (u-a).astype(np.float32), (v-b).astype(np.float32); a, b = a.astype(np.int64) % n, b.astype(np.int64) % n; a1, b1 = (a+1) % n, (b+1) % n; m = m.ravel(); return (m[b*n+a]*(1-u)+m[b*n+a1]*u)*(1-v)+(m[b1*n+a]*(1-u)+m[b1*n+a1]*u)*v
    def inside(s, q, x, y): i, j = (x-q[0])/q[3], (y-q[1])/q[3]; k = np.nonzero((i > 1)&(i < q[2]-2)&(j > 1)&(j < q[2]-2))[0]; return k, i[k], j[k]
    def height(s, x, y):
        h = s.at(s.base, x, y)
        for q in s.towers: k, i, j = s.inside(q, x, y); h[k] = between(q[4], i, j)
        return h
    def light(s, x, y):
        lit, sky = s.at(s.lit, x, y), s.at(s.sky, x, y)
        for q in s.towers:
            k, i, j = s.inside(q, x, y)
            if len(k): w = between(q[7], i, j); lit[k] += w*(between(q[5], i, j)-lit[k]); sky[k] += w*(between(q[6], i, j)-sky[k])
        return lit, sky
TOWERS = [(8., 72000., 1750., 4700.), (21., 112000., 2500., 6000.), (-4., 84000., 1000., 3400.)]

def clouds(sees, hc=ABOVE, far=230000.):
    """The deck, marched along each ray that `sees` it over a round earth: the sun reaches flanks and crests, the rest has the sky's blue, haze takes what is far. `above`: metres between eye and deck; `sun_el`: the sun's height in degrees; `lump`: how rough the deck is; `gap`: how open, -1.9 unless set; `seep`: metres of cloud that light passes; `sunk`, `shade`: sun and sky on it; `air`: metres of clear air. -> colour, share"""
    deck = Deck(); g = deck.g; ask = sees&(((HZ-(np.arange(H)+.5)/H)/F < .012)[:, None]); jj, ii = np.nonzero(ask); P = int(num('passes', 4)); ii, jj = np.tile(ii, P), np.tile(jj, P); q = len(ii); x_ = ((ii+g.random(q))/W-.5)*ASP/F; z_ = (HZ-(jj+g.random(q))/H)/F; l = np.hypot(x_, 1.); X, Y, Z = (x_/l).astype(np.float32), (1/l).astype(np.float32), (z_/l).astype(np.float32); RE = 2*6371000.
    top = max([deck.top]+[t[8] for t in deck.towers]); L = np.ones(q, np.float32); col = np.zeros((q, 3), np.float32); disc = Z*Z-4*(hc-top)/RE; D = np.where((Z < 0)&(disc > 0), 2*(hc-top)/np.maximum(-Z+np.sqrt(np.maximum(disc, 0)), 1e-6), far).astype(np.float32); act = np.nonzero(D < far)[0]; sun_, sky_ = C('#ffb27c')*num('sunk', 2.85), C('#8095b0')*num('shade', .25)
    def veil(k): w = smooth(D[k], 15000, 110000)[:, None]; return C('#76809c')*.34*(1-w)+air(X[k], Y[k], .004+0*X[k])*num('hazek', .96)*w
    for _ in range(900):
        if not len(act): break
        d = D[act]; z = hc+Z[act]*d+d*d/RE; x, y = X[act]*d, Y[act]*d; h = deck.height(x, y); soft = 26+.0006*d; a = np.clip((h-z)/soft, 0, 1); step = np.clip(.28*(z-h)/np.maximum(-Z[act]-2*d/RE, .05), .0009*d+12, .012*d)*(.7+.6*g.random(len(act), dtype=np.float32)); inn = np.nonzero(a > 0)[0]
        if len(inn):
            k = act[inn]; lit, sky = deck.light(x[inn], y[inn]); op = 1-np.exp(-a[inn]*step[inn]/(45+.0011*d[inn])); deep = np.exp(np.minimum(z[inn]-60, 0)/420); c = lit[:, None]*sun_+(sky*(.45+.55*deep))[:, None]*sky_; haze = np.exp(-(d[inn]/num('air', 74000.))**1.25)[:, None]; col[k] += (c*haze+veil(k)*(1-haze))*(L[k]*op)[:, None]; L[k] *= 1-op
        D[act] += step; dead = (L[act] < .02)|(D[act] > far)|(z < -430); gone = act[(z < -430)&(L[act] > .02)]
        if len(gone): haze = np.exp(-(D[gone]/num('air', 74000.))**1.25)[:, None]; col[gone] += (C('#3a4a66')*.22*haze+veil(gone)*(1-haze))*L[gone][:, None]; L[gone] = 0
        act = act[~dead]
    share = 1-L; out, sh = np.zeros((H, W, 3), np.float32), np.zeros((H, W), np.float32); np.add.at(out, (jj, ii), col/P); np.add.at(sh, (jj, ii), share/P); return out, sh

# ---------------------------------------------------------------- the window
A0, B0, N0 = .330, .235, 2.3; PX, PY, PZ = .088, .430, num('pz', .098)                          # half axes and roundness of the pane, its centre
def edge(x, z):
    """How far outside the pane's oval a place on the wall is, the direction away from it."""
    p, q = np.abs(x-PX)/A0, np.abs(z-PZ)/B0; f = np.maximum(p**N0+q**N0, 1e-3); o = f**(1/N0); g = o/f; gx, gz = g*p**(N0-1)/A0*np.sign(x-PX), g*q**(N0-1)/B0*np.sign(z-PZ); l = np.sqrt(gx*gx+gz*gz)+1e-6; return (o-1)/l, gx/l, gz/l
S_ = np.linspace(0, .4, 16001).astype(np.float32); RING, LIP, SEAM = .013, .066, .0455; DEEP = .070
def profile():
    """Height of gasket, ring and leather over the pane, by distance from its edge."""
    s = S_; q = np.clip((s-RING)/(LIP-RING), 0, 1); t = .0062+DEEP*(.35*q+.65*np.sin(q*math.pi/2)); t = np.where(s < LIP, t-.0525*DEEP*q**4, t[np.argmin(np.abs(s-LIP))]-.0525*DEEP)
    t = np.where(s < RING, .0045+.0017*smooth(s, .004, .011)-.0030*smooth(s, .0118, RING), t); t = np.where(s < .0042, .0046*np.sqrt(np.clip(1-((s-.0042)/.0042)**2, 0, 1)), t); return t-.0016*np.exp(-((s-SEAM)/.0011)**2)+.0006*np.exp(-((s-SEAM)/.005)**2)
T_ = profile().astype(np.float32); T_ = np.convolve(np.pad(T_, 60, 'edge'), np.hanning(121)/np.hanning(121).sum(), 'valid').astype(np.float32)*(S_ > .02)+T_*(S_ <= .02); D_ = np.gradient(T_, S_[1]); PL = np.cumsum(np.sqrt(1+D_*D_)*S_[1]).astype(np.float32)
def table(a, s):
    """A value of the profile at a distance from the edge."""
    return a[np.clip(s/S_[1], 0, len(S_)-1).astype(np.int32)]
def pebbles(x, y, seed):
    """Leather's grain: cells of unequal size with creases between, from 0 in a crease to 1."""
    T = np.random.default_rng(seed).random((256, 256, 2), dtype=np.float32); i, j = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32); f1, f2 = np.full(x.shape, 9, np.float32), np.full(x.shape, 9, np.float32)
    for a in (-1, 0, 1):
        for b in (-1, 0, 1): w = T[(i+a) & 255, (j+b) & 255]; d = (i+a+w[..., 0]-x)**2+(j+b+w[..., 1]-y)**2; f2 = np.minimum(f2, np.maximum(d, f1)); f1 = np.minimum(f1, d)
    return smooth(np.sqrt(f2)-np.sqrt(f1), -.05, .42)
HOLE = (PX+.012, PZ-B0+.034)
def frost(q):
    """The breather hole in the pane, a few crystals round it, hairline scratches: maps of q texels a metre, and their origin"""
    g = np.random.default_rng(SEED+40); x0, z1 = PX-A0-.004, PZ+B0; w, h = int((A0+.30)*q), int((z1-PZ+B0+.004)*q); px = lambda x, z: ((x-x0)*q, (z1-z)*q); acc = np.zeros((h, w), np.float32)
    for _ in range(3):
        im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
        for _ in range(int(num('stars', 54))//3):
            r_, th = .0022+.011*g.random()**1.6, g.uniform(0, 6.283); x, z, r, a0 = HOLE[0]+r_*math.cos(th)*1.2, HOLE[1]+r_*math.sin(th)-.003*g.random(), .0004+.0026*g.random()**2.5, g.random()*6.28
            for k in range(6):
                if g.random() < .4: continue
                a, l = a0+k*math.pi/3+g.normal()*.05, r*g.uniform(.25, 1.15); d.line([px(x, z), px(x+math.cos(a)*l, z+math.sin(a)*l)], fill=int(g.uniform(50, 130)), width=1)
                for f in (.35, .6, .8): b, m = a+g.choice([-1, 1])*math.pi/3, l*.45*(1-f)*g.uniform(.3, 1.2); p = (x+math.cos(a)*l*f, z+math.sin(a)*l*f); d.line([px(*p), px(p[0]+math.cos(b)*m, p[1]+math.sin(b)*m)], fill=int(g.uniform(30, 100)), width=1)
        acc += np.asarray(im, np.float32)/255
    im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im)
    for _ in range(int(num('hairs', 220))): x, z, a, l = g.uniform(x0, x0+w/q), g.uniform(z1-h/q, z1), g.normal()*.5+(g.random() < .3)*1.3, .002+.05*g.random()**3; b = g.normal()*.12; d.line([px(x+math.cos(a+b*f)*l*f, z+math.sin(a+b*f)*l*f) for f in np.linspace(0, 1, 7)], fill=int(20+80*g.random()**3), width=1)
    return acc, np.asarray(im, np.float32)/255, x0, z1

def window():
    """Composes the view, the pane and the dark cabin round it. `key`, `glowk`, `beam`: the reading lamp, the sky and the sun on the leather; `hide`: its colour; `lamp`: the lamp that the pane mirrors; `focus` (m) and `coc`: the lens; `far`: how soft the view is."""
    up_ = lambda q: q.repeat(K, 0).repeat(K, 1) if K > 1 else q; L = np.sqrt(((u-.5)*ASP/F)**2+1+((HZ-v)/F)**2); cx_, cz_ = (u-.5)*ASP/F/L, (HZ-v)/F/L; view = air(cx_, 1/L, np.maximum(cz_+DIP, .004)); az, el = np.arctan2((u-.5)*ASP/F, 1), (HZ-v)/F+DIP
    cirrus = smooth(fbm(az*2.2+el*5, el*30-az*2.5+1.5*fbm(az*4, el*9, 3, SEED+22), 5, SEED+21), .50, .82)*smooth(el, .05, .14)*smooth(el, .42, .2); view = view+(cirrus*num('cirrus', .035))[..., None]*C('#ffc0a0')
    k = PY/((u-.5)*ASP/F*SY+CY); sees = edge(((u-.5)*ASP/F*CY-SY)*k, (HZ-v)/F*k)[0] < .012; col, share = clouds(sees); view = view*(1-share[..., None])+col; view = lens(view, np.full((H, W), num('far', 1.4), np.float32))
    # rays in the wall's axes; where they meet it
    dx, dy = X*CY-SY, X*SY+CY; dz = Z; x, y, z = (np.zeros((HK, WK), np.float32) for _ in range(3))
    for r0 in range(0, HK, 50):
        zz = dz[r0:r0+50]+0*dx; ddx, ddy = dx+0*zz, dy+0*zz; k = (PY-DEEP-.012)/ddy; hit = PY/ddy; ds = (hit-k)/56; done = np.zeros(zz.shape, bool)
        for i in range(57):
            ki = k+ds*i; e = edge(ddx*ki, zz*ki)[0]; t = table(T_, e)*(e > 0); now = (ddy*ki >= PY-t)&~done
            if now.any():
                a, b = np.maximum(ki-ds, 0)[now], ki[now]; X_, Y_, Z_ = ddx[now], ddy[now], zz[now]
                for _ in range(8): c = (a+b)/2; e = edge(X_*c, Z_*c)[0]; ins = Y_*c >= PY-table(T_, e)*(e > 0); b = np.where(ins, c, b); a = np.where(ins, a, c)
                hit[now] = b; done |= now
            if done.all(): break
        x[r0:r0+50], y[r0:r0+50], z[r0:r0+50] = ddx*hit, ddy*hit, zz*hit
    s, gx, gz = edge(x, z); glass = smooth(s, .0004, -.0004)*(y > PY-.002); sp = np.maximum(s, 0); dt = table(D_, sp); leather = smooth(sp, RING-.0004, RING+.0006); gum = smooth(sp, .0046, .0038); th = np.arctan2(z-PZ, PX-x)
    # places on the leather: along its section and along the oval; its grain, folds and stitches
    an = np.linspace(-math.pi, math.pi, 2001); ra = np.full(2001, .3)
    for _ in range(30): ra = ra-(edge(PX-ra*np.cos(an), PZ+ra*np.sin(an))[0]-SEAM)*.8
    arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ra*np.cos(an)), np.diff(ra*np.sin(an))))]); al = np.interp(th, an, arc).astype(np.float32); pl = table(PL, sp); wx, wy = fbm(pl*160, al*160, 2, SEED+28)*.0016, fbm(pl*160, al*160, 2, SEED+29)*.0016; g_ = .00115
    cell = pebbles((pl+wx)/g_, (al+wy)/g_*.86, SEED+30); fine = pebbles((pl+wx*.5)/g_*2.3, (al+wy*.5)/g_*2.3, SEED+31); worn = fbm(pl*24, al*14, 3, SEED+32); fold = fbm(pl*55, al*16, 3, SEED+33); rel = (num('grainy', .00016)*cell*(.35+1.3*smooth(worn, .3, .7))+.00005*fine+.0010*fold)*leather
    pitch = .0052; st = al/pitch+.35*fbm(al*30, al*0, 2, SEED+35); no = np.floor(st); fr_ = st-no-.5; jit = np.random.default_rng(SEED+36).normal(size=(2, 1024)).astype(np.float32); stitch = np.zeros_like(sp); pit = np.zeros_like(sp)
    for n, o in enumerate((-.0046, .0046)):
        w = jit[n][no.astype(np.int32) & 1023]; off = sp-SEAM-o-w*.00012-fr_*(.0005+w*.0002); c2 = np.where(sp < SEAM+.03, np.sqrt(1+dt*dt), 1); e = np.hypot(fr_*pitch/.0021, off*c2/.00052); stitch = np.maximum(stitch, np.sqrt(np.clip(1-e**2.4, 0, 1))*(.86+.3*np.sin((fr_*pitch+off*.6)*6283/.9))); pit = np.maximum(pit, np.exp(-((np.abs(fr_)-.5)*pitch/.0006)**2-(off*c2/.0006)**2)+.5*np.exp(-(off*c2/.0011)**2))
    rel = rel+(.00050*stitch-.00055*pit)*leather+.000012*(vnoise(pl*2600, al*2600, SEED+37)-.5)*(1-leather)
    (ri, rj), (pi, pj), (ai, aj) = (np.gradient(q) for q in (rel, pl, al)); det = pi*aj-pj*ai; det = np.where(np.abs(det) < 2e-9, 2e-9, det); cap = lambda q: q/np.sqrt(1+(q/.7)**2); ds_, da_ = cap((ri*aj-rj*ai)/det), cap((pi*rj-pj*ri)/det); c = 1/np.sqrt(1+dt*dt); n0 = (-dt*gx*c, -c, -dt*gz*c); nx, ny, nz = n0[0]-ds_*gx*c-da_*gz, n0[1]+ds_*dt*c, n0[2]-ds_*gz*c+da_*gx; n = 1/np.sqrt(nx*nx+ny*ny+nz*nz); nx, ny, nz = nx*n, ny*n, nz*n
    # what the sky in the window lights, by distance from the pane and direction round it
    ts, tt = np.linspace(0, .16, 90), np.linspace(-math.pi, math.pi, 121); TS, TT = np.meshgrid(ts, tt, indexing='ij'); rad = np.ones_like(TS)*.3
    for _ in range(30): e, ex, ez = edge(PX-rad*np.cos(TT), PZ+rad*np.sin(TT)); rad = rad-(e-TS)*.8
    qx, qz = PX-rad*np.cos(TT), PZ+rad*np.sin(TT); _, ex, ez = edge(qx, qz); tq, dq = table(T_, TS), blur(table(D_, TS)[..., None].astype(np.float32), 1.2)[..., 0]; qn = 1/np.sqrt(1+dq*dq); lit = np.zeros(TS.shape+(3,), np.float32); way = np.zeros(TS.shape+(3,), np.float32)
    for a in np.linspace(-.97, .97, 27):
        for b in np.linspace(-.97, .97, 43):
            if abs(a)**2.3+abs(b)**2.3 > 1: continue
            vx, vy, vz = PX+a*A0-qx, tq+.002, PZ+b*B0-qz; r2_ = vx*vx+vy*vy+vz*vz+.0006; r_ = np.sqrt(r2_); c = np.clip((-dq*ex*vx-vy-dq*ez*vz)*qn/r_, 0, 1)*np.clip(vy/r_, 0, 1)/r2_*(A0*B0*.00333); lit += air((vx*CY+vy*SY)/r_, (-vx*SY+vy*CY)/r_, vz/r_+DIP)*c[..., None]; way += np.stack([vx/r_, vy/r_, vz/r_], -1)*c[..., None]
    lit, way = blur(lit, 2.2), blur(way, 2.2); at = lambda q: between(q, (th+math.pi)/(2*math.pi)*120, np.minimum(sp, .159)/.16*89); glow = np.stack([at(lit[..., c]) for c in range(3)], -1)*C('#fff4e2'); wa = [at(way[..., c]) for c in range(3)]; wl = 1/np.maximum(np.sqrt(sum(q*q for q in wa)), 1e-6); base = sum(n0[i]*wa[i] for i in range(3))*wl; here = (nx*wa[0]+ny*wa[1]+nz*wa[2])*wl; glow = glow*np.clip((here+.25)/np.maximum(base+.25, .12), 0, 2.2)[..., None]
    # the sun through the pane
    a = SUN-YAW; lx, ly, lz = math.sin(a)*math.cos(math.atan(EL)), math.cos(a)*math.cos(math.atan(EL)), EL; k = np.maximum(PY-y, 0)/ly; e = edge(x+lx*k, z+lz*k)[0]; open_ = smooth(e, .0015+.05*k, -.0015-.05*k); face = nx*lx+ny*ly+nz*lz; l = np.sqrt(x*x+y*y+z*z); vx, vy, vz = x/l, y/l, z/l; hx, hy, hz_ = lx-vx, ly-vy, lz-vz; hn = 1/np.sqrt(hx*hx+hy*hy+hz_*hz_); beam = C('#ffae74')*num('beam', 1.9); sun = np.clip(face, 0, 1)*open_; shine = np.clip((nx*hx+ny*hy+nz*hz_)*hn, 0, 1)**22*open_*smooth(face, -.05, .2)
    # the cabin's own light: a reading lamp high on the left; what grazed leather mirrors of the window
    px, py, pz = num('lx', -.46)-x, num('ly', .27)-y, num('lz', .50)-z; r2_ = px*px+py*py+pz*pz; r_ = np.sqrt(r2_); key = C('#ffb87c')*num('key', .07); dif = np.clip(nx*px+ny*py+nz*pz, 0, 9)/r_/r2_
    dn = np.minimum(vx*nx+vy*ny+vz*nz, -.02); rx, ry, rz = vx-2*dn*nx, vy-2*dn*ny, vz-2*dn*nz; fre = (1+dn)**5; kk = np.where(ry > .02, (PY-y)/np.maximum(ry, .02), 9); e = edge(x+rx*kk, z+rz*kk)[0]; seen = smooth(e, .03, -.08)*(ry > .02); mir = sum(air(rx*CY+ry*SY, -rx*SY+ry*CY, rz+a) for a in np.linspace(-.3, .3, 7))*(seen/7)[..., None]
    hide = C('#'+str(A.get('hide', '6b5545')).lstrip('#'))*(.72+.56*fbm(pl*30, al*30, 3, SEED+34))[..., None]*(.62+.38*cell)[..., None]; crease = (1-.75*np.exp(-((sp-SEAM)/.0010)**2)-.25*np.exp(-((sp-SEAM)/.003)**2))[..., None]; m = (stitch > .05)*np.minimum(stitch*1.6, 1); hide = hide*(1-m[..., None])+C('#a08468')*m[..., None]*(.55+.45*stitch)[..., None]; light = sun[..., None]*beam+glow*num('glowk', 4.)+key*dif[..., None]+C('#ffb890')*.004
    img_ = hide*light*crease*(1-.5*np.minimum(pit, 1)*(1-m))[..., None]+(shine*.055)[..., None]*beam+mir*(.010+.30*fre)[..., None]*num('mir', .5)*crease
    ring = C('#3a3836'); img = ring*(light)+mir*(.012+.25*fre)[..., None]+(shine*.03)[..., None]*beam; img = img*(1-.75*smooth(sp, RING-.0022, RING-.0004))[..., None]; img = img*(1-.8*gum[..., None]); img = img*(1-leather[..., None])+img_*leather[..., None]
    # the pane: behind it a dark space and the outer pane's edge, in it the breather hole, on it scratches and a lamp
    k = (PY+.030)/dy; e2, ox, oz = edge(dx*k, dz*k); inwall = smooth(e2, -.0008, .0008); side = np.clip(-(ox*lx+oz*lz), 0, 1); wall2 = C('#34353a')*((.25+.9*side)[..., None]*beam*.22+glow*.9)*(.25+.75*smooth(e2, .0, .016))[..., None]*smooth(e2, .0, .0035)[..., None]
    q = num('texel', 4600); acc, hair, x0, z1 = frost(q); xg, zg = dx*PY/dy, dz*PY/dy; i, j = (xg-x0)*q, (z1-zg)*q; ok = (i > 1)&(i < acc.shape[1]-2)&(j > 1)&(j < acc.shape[0]-2); pick = lambda T: between(T, i, j)*ok; ice, fine = pick(acc), pick(hair); out = up_(view); az_, el_ = up_(az), up_(el); near_sun = np.exp(-((az_-SUN)/.6)**2-((el_-.01)/.2)**2); pane = out*(.80+.20*smooth(e2, -.001, -.030))[..., None]; pane = pane*(1-inwall[..., None])+wall2*inwall[..., None]
    cover = 1-np.exp(-ice*1.3); pane = pane*(1-.35*cover)[..., None]+C('#e8b498')*(cover*num('frost', .26))[..., None]+out*(fine*(.03+.35*near_sun))[..., None]*num('scratch', .8); d = np.hypot(xg-HOLE[0], zg-HOLE[1]); pane = pane*(1-.5*smooth(d, .00130, .00070))[..., None]+C('#ffd0a8')*(np.exp(-((d-.00135)/.00030)**2)*np.clip((HOLE[0]-xg)/.0013, 0, 1)*.12)[..., None]
    for dx_, dz_, w in ((.110, .095, 1.), (.122, .091, .55)): r = np.hypot((xg-dx_)/.020, (zg-dz_)/.013); pane = pane+(np.exp(-(r/.8)**2)+.3*np.exp(-(r/2.6)**2))[..., None]*C('#ffb878')*num('lamp', .014)*w
    img = img*(1-glass[..., None])+pane*glass[..., None]; depth = y*CY-x*SY; img, dm = small(img), small(depth)[..., 0]; gl = small(glass)[..., 0]
    return lens(img, np.clip(num('coc', 12)*np.abs(1-num('focus', .44)/dm), 0, 14)*(1-gl)), dict(ev=num('ev', .55), bloom_k=.12, bloom_th=.75, vig=num('vig', .25), grain=.007)

if __name__ == '__main__': draw(dict(window=window))
