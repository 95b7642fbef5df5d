"""The lab: everything that needs numpy alone. Noise, bloom, tone curve, split tone, vignette, grain, denoising.

Renders (artlib.py) and light studies (studies.py, panoramas.py) leave through the same `finish`, so the collection has one grade.
"""
import math, os, sys, time
import numpy as np

RENDERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out', '')   # scratch, git-ignored
os.makedirs(RENDERS, exist_ok=True)

def hexc(h, k=1.0):
    """'#rrggbb' (sRGB, what an art director writes) -> linear rgb * k"""
    h = h.lstrip('#'); h = h if len(h) == 6 else ''.join(c*2 for c in h); o = []
    for i in (0, 2, 4):
        c = int(h[i:i+2], 16) / 255
        o.append(k * (c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4))
    return tuple(o)

# ------------------------------------------------------------------ numpy noise
def vnoise(x, y, seed=0):
    """Value noise on an integer lattice, 0..1. Lattice values are hashed once per cell, then looked up."""
    x, y = np.asarray(x), np.asarray(y); x, y = np.broadcast_arrays(x, y); xf, yf = np.floor(x), np.floor(y); x0, x1, y0, y1 = (int(q) for q in (xf.min(), xf.max(), yf.min(), yf.max()))
    def h(i, j):
        n = (i*374761393 + j*668265263 + seed*1442695041) & 0xffffffff; n = ((n ^ (n >> 13))*1274126177) & 0xffffffff
        return (((n ^ (n >> 16)) & 0xffff)/65535.0).astype(np.float32)
    fx, fy = (x-xf).astype(np.float32), (y-yf).astype(np.float32); fx, fy = fx*fx*fx*(fx*(fx*6-15)+10), fy*fy*fy*(fy*(fy*6-15)+10)
    w = x1-x0+2
    if w*(y1-y0+2) <= max(4*x.size, 4096):
        T = h(np.arange(x0, x1+2, dtype=np.int64)[None], np.arange(y0, y1+2, dtype=np.int64)[:, None]).ravel(); k = (yf-y0).astype(np.int32)*w+(xf-x0).astype(np.int32); a, b, c, d = T[k], T[k+1], T[k+w], T[k+w+1]
    else:
        xi, yi = xf.astype(np.int64), yf.astype(np.int64); a, b, c, d = h(xi, yi), h(xi+1, yi), h(xi, yi+1), h(xi+1, yi+1)
    t = a+(b-a)*fx; return t+(c+(d-c)*fx-t)*fy
def fbm(x, y, oct=6, seed=0, gain=.5, ridged=False):
    a, t, s = 1.0, 0, 0; c, n = math.cos(.6), math.sin(.6); prev = 1
    for o in range(oct):
        v = vnoise(x, y, seed+o)
        if ridged: v = (1-abs(2*v-1))**2; v = v*prev; prev = np.clip(v*1.6, 0, 1)
        t = t+v*a; s += a; a *= gain; x, y = (x*c-y*n)*2.03+17.1, (x*n+y*c)*2.03+3.7
    return t/s

# ------------------------------------------------------------------ post (the "lab")
def down(a): h, w = a.shape[0]//2*2, a.shape[1]//2*2; a = a[:h, :w]; return (a[0::2, 0::2]+a[1::2, 0::2]+a[0::2, 1::2]+a[1::2, 1::2])/4
def resize(a, w, h):
    H, W = a.shape[:2]; ys = np.clip((np.arange(h)+.5)*H/h-.5, 0, H-1); xs = np.clip((np.arange(w)+.5)*W/w-.5, 0, W-1)
    y0 = np.floor(ys).astype(int); x0 = np.floor(xs).astype(int); y1 = np.minimum(y0+1, H-1); x1 = np.minimum(x0+1, W-1)
    fy = (ys-y0)[:, None, None].astype(np.float32); fx = (xs-x0)[None, :, None].astype(np.float32)
    t = a[y0]*(1-fy)+a[y1]*fy; return t[:, x0]*(1-fx)+t[:, x1]*fx
def enlarge(a, w, h):
    """Lanczos-3 in log light (no ringing round lamps), for pictures rendered below full size."""
    a = np.log1p(np.maximum(a, 0)*8)
    for ax, n in ((0, h), (1, w)):
        L = a.shape[ax]; x = (np.arange(n)+.5)*L/n-.5; i0 = np.floor(x).astype(int); acc = 0; ws = 0
        for o in range(-2, 4): d = x-(i0+o); k = (np.sinc(d)*np.sinc(d/3)*(np.abs(d) < 3)).astype(np.float32); k = k.reshape((-1, 1, 1) if ax == 0 else (1, -1, 1)); acc = acc+np.take(a, np.clip(i0+o, 0, L-1), ax)*k; ws = ws+k
        a = acc/ws
    return np.expm1(np.maximum(a, 0))/8
def blur(a, r):
    """small separable gaussian"""
    if r <= 0: return a
    k = np.exp(-.5*(np.arange(-int(3*r)-1, int(3*r)+2)/r)**2).astype(np.float32); k /= k.sum(); n = len(k)//2
    for ax in (0, 1):
        p = np.pad(a, [(n, n) if i == ax else (0, 0) for i in range(a.ndim)], 'edge'); L = a.shape[ax]
        a = sum(k[i]*np.take(p, range(i, i+L), ax) if False else k[i]*(p[i:i+L] if ax == 0 else p[:, i:i+L]) for i in range(len(k)))
    return a
def aperture(lin, r):
    """a linear picture out of focus: each point a disc of radius r (px), a little brighter at its rim"""
    p = int(r)+4; pad = np.pad(lin, ((p, p), (p, p), (0, 0)), 'edge'); yy, xx = np.mgrid[0:pad.shape[0], 0:pad.shape[1]]; cy, cx = pad.shape[0]//2, pad.shape[1]//2
    d = np.hypot(yy-cy, xx-cx); k = np.clip(r+.5-d, 0, 1)*(.75+.35*np.clip(d/r, 0, 1)**4); k /= k.sum(); F = np.fft.rfft2(np.fft.ifftshift(k))
    return np.stack([np.fft.irfft2(np.fft.rfft2(pad[..., c])*F, pad.shape[:2]) for c in range(3)], -1)[p:-p, p:-p]
def bloom(a, th=.9, k=.12, levels=6):
    b = np.maximum(a-th, 0); b = b/(1+b*.06); acc = 0; H, W = a.shape[:2]; p = b; ups = []
    for i in range(levels):
        p = blur(down(p), 1.2); ups.append(p)
        if min(p.shape[:2]) < 12: break
    u = ups[-1]
    for q in reversed(ups[:-1]): u = resize(u, q.shape[1], q.shape[0])*.9+q
    return a+resize(u, W, H)*k
def despeckle(a, f=3.0, cap=40.0):
    """kill single-pixel fireflies: clamp to f * third-brightest neighbour"""
    L = a.max(2); P = np.pad(L, 1, 'edge'); N = np.stack([P[i:i+L.shape[0], j:j+L.shape[1]] for i in range(3) for j in range(3) if (i, j) != (1, 1)])
    lim = np.maximum(np.partition(N, 5, 0)[5]*f, .02); sc = np.where(L > lim, lim/np.maximum(L, 1e-6), 1); return np.minimum(a*sc[..., None], cap)
def calm_shade(a, low, high):
    """takes speckle out of shade alone, below `low` (linear) entirely, above `high` not at all: the median of nine, then the denoiser at its strongest"""
    P = np.pad(a, ((1, 1), (1, 1), (0, 0)), 'edge'); h, w = a.shape[:2]; d = np.median(np.stack([P[i:i+h, j:j+w] for i in range(3) for j in range(3)]), 0); L = blur(d.mean(2, keepdims=True), 1.0); k = np.clip((high-L)/(high-low), 0, 1)
    return a+k*k*(3-2*k)*(denoise(d, 1.0)-a)
def calmed(y, row, r):
    """softens what lies below a row (0..1) by a gaussian of r px: glitter on water, which weighs much in a small file"""
    k = int(row*y.shape[0]); return np.concatenate([y[:k], blur(y[k:], r)])
IVORY = ('#0d0b0b', '#433b38', '#857a72', '#c2b5a6', '#ecdfcc', '#fbf4e8')   # what daylight is graded to, black to white
def to_ivory(y, k):
    """draws display colours towards one ramp of taupe and ivory; k = 1 leaves none of their own hue"""
    L = (y @ np.array([.2126, .7152, .0722], np.float32)).clip(0, 1); c = np.array([[int(h[i:i+2], 16)/255 for i in (1, 3, 5)] for h in IVORY]); x = c @ np.array([.2126, .7152, .0722])
    y = y*(1.10-.10*L[..., None]**4); L = L**.80                                                    # blue skies are dark: daylight is lifted
    return y*(1-k)+np.stack([np.interp(L, x, c[:, j]) for j in range(3)], -1).astype(np.float32)*k
def aces(x): return np.clip(x*(2.51*x+.03)/(x*(2.43*x+.59)+.14), 0, 1)
def unfilmed(y, ev, floor=.012):
    """the light that `finish` made this picture of, without contrast, split tone and vignette"""
    y = np.clip((y-floor)/(1-floor), 0, 1)**2.2; p, q = 2.43*y-2.51, .59*y-.03; return (-q-np.sqrt(q*q-.56*p*y))/(2*p)/(.72*2.0**ev)
def finish(a, out, ev=0.0, bloom_k=.10, bloom_th=.9, contrast=1.10, sat=.86, vig=.35, grain=.012, tone=1.0, speck=3.0, seed=1, floor=.012, dn=True, sharpen=.25, top=0.0, low=0.0, ivory=0.0, calm=''):
    from PIL import Image
    H, W = a.shape[:2]; a = np.nan_to_num(a, posinf=40)
    if speck: a = despeckle(a, speck)
    if dn: a = denoise(a, dn if isinstance(dn, float) else .5)
    a = a*2.0**ev
    a = bloom(a, bloom_th, bloom_k, 7 if W > 1000 else 5)
    y = aces(a*.72); y = y**(1/2.2)                                             # display-referred from here
    L = (y @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    y = L+(y-L)*sat
    sh, hi = np.array([.004, .018, .042], np.float32), np.array([1.03, 1.0, .935], np.float32)   # split tone: navy shadows, gold lights
    y = y+tone*sh*(1-L)**3; y = y*(1+(hi-1)*tone*L)
    y = np.clip((y-.42)*contrast+.42, 0, 1)
    yy, xx = np.mgrid[0:H, 0:W].astype(np.float32); r2 = ((xx/W-.5)**2*1.0+(yy/H-.5)**2*1.1)*2
    y = y*(1-vig*r2[..., None]**1.1*1.3)
    if top: y = y*(1-top*np.clip(1-yy/H/.45, 0, 1)[..., None]**1.5)
    if ivory: y = to_ivory(y, ivory)
    if low: y = y*(1-low*np.clip((yy/H-.5)/.5, 0, 1)[..., None]**.9)                  # a darker foot, where pale words stand; below 0, a paler one
    if sharpen: y = y+sharpen*(y-blur(y, .8))
    if grain:
        rg = np.random.default_rng(seed); n = rg.normal(size=(H, W)).astype(np.float32); n = blur(n, .55)*1.6; y = y+(n*grain)[..., None]*(1.15-.7*L)
    if calm: y = calmed(y, *tup(calm))
    y = floor+(1-floor)*np.clip(y, 0, 1)
    Image.fromarray((np.clip(y, 0, 1)*255+.5).astype(np.uint8)).save(out, quality=92)
_dn = None
def denoise(a, s=.5):
    """non-local means in C (dn.c, built on first use); no OIDN in Debian's Blender"""
    global _dn
    import ctypes, subprocess
    if _dn is None:
        here = os.path.dirname(os.path.abspath(__file__)); so = os.path.join(RENDERS, 'dn.so')
        if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(here+'/dn.c'):
            subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', here+'/dn.c', '-o', so, '-lm'])
        _dn = ctypes.CDLL(so)
    h, w = a.shape[:2]; a = np.ascontiguousarray(a, np.float32); o = np.empty_like(a)
    P = ctypes.POINTER(ctypes.c_float)
    _dn.nlm(a.ctypes.data_as(P), o.ctypes.data_as(P), w, h, ctypes.c_float(s)); return o

def tup(q):
    """'1,2,3' -> numbers"""
    return tuple(float(v) for v in str(q).split(','))
def args():
    """-- key=value ... (w, h, spp, out, anything)"""
    d = {}
    if '--' in sys.argv:
        for q in sys.argv[sys.argv.index('--')+1:]:
            k, v = q.split('=', 1)
            try: v = float(v); v = int(v) if v == int(v) and k != 'ev' else v
            except ValueError: pass
            d[k] = v
    return d
