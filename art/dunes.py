"""Dunes under a low sun from the right: one near crest that winds away, its lee in shade on the left, then ridge after ridge in haze"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args()
m = mood('golden', haze=1/2600, fill=.16, fill_dir=(.2, 1, -.5)); SUN, POW, COL = sun_dir(m), m['sun_pow'], hexc(m['sun_col']); BACK, GLOW = -Vector(m['fill_dir']).normalized(), tuple(q*m['fill'] for q in hexc(m['fill_col'])); m['sun_pow'] = m['fill'] = 0      # the sand works out its own sunlight and what lit sand returns: a lamp's penumbra is noise
S = Scene(m)
def ripples(g, p, length, az, seed, n=7):
    """wind ripples: waves of nearly one length and direction, of which only the common phase is kept, so that crests are even, wander and fork"""
    r = np.random.default_rng(seed); x, y = g.xyz(p)[0:2]; w = g.mul(g.noise(p, .35/length*.4, 2, .5), 9.0); C = Q = None
    for i in range(n):
        k, t = 2*math.pi/length*r.normal(1, .085), math.radians(az+r.normal(0, 7)); f = g.add(g.add(g.mul(x, k*math.sin(t)), g.mul(y, k*math.cos(t))), g.add(w, float(r.uniform(0, 6.3))))
        c, q = g.m('COSINE', f), g.m('SINE', f); C, Q = (c, q) if C is None else (g.add(C, c), g.add(Q, q))
    f = g.m('ARCTAN2', Q, C); a = g.ss(g.m('SQRT', g.add(g.mul(C, C), g.mul(Q, Q))), .0, 1.6)
    f = g.add(f, g.mul(g.m('SINE', f), .45)); return g.mul(g.m('COSINE', g.add(f, g.mul(g.m('COSINE', f), .35))), a)
def surf(g):
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; d = g.node('ShaderNodeCameraData').outputs['View Distance']; nx, ny, nz = g.xyz(geo.outputs['Normal'])[0:3]
    steep = g.ss(nz, .86, .93)                                     # a slip face has no ripples
    dot = lambda n, l: g.v('DOT_PRODUCT', n, tuple(l)); graze = g.ss(dot(geo.outputs['Normal'], SUN), .05, .20)      # relief dies away where the light does, or shade frays
    lit = g.node('ShaderNodeAttribute', attribute_name='sunlit').outputs['Fac']; al, dp, sl = g.xyz(g.node('ShaderNodeAttribute', attribute_name='slip').outputs['Vector'])[0:3]
    patch = g.ss(g.noise(p, .045, 3, .55), .30, .62, .45, 1.0)
    fine = g.mul(ripples(g, p, .55, 58, 3), g.mul(g.mul(patch, steep), g.exp(g.mul(d, -1/95))))
    wide = g.mul(ripples(g, p, 1.9, 55, 8), g.mul(g.mul(g.ss(g.noise(p, .02, 3, .5), .42, .66), steep), g.mul(g.exp(g.mul(d, -1/220)), g.ss(d, 40, 110))))
    grain = g.noise(p, 9.0, 3, .7)
    flow = g.mul(g.sub(g.add(g.ss(g.noise(g.vec(g.mul(al, .5), g.mul(dp, .05), 0), 1.0, 4, .62), .32, .68), g.mul(g.ss(g.noise(g.vec(g.mul(al, 1.9), g.mul(dp, .16), 3), 1.0, 2, .5), .3, .7), .6)), .8), sl)      # streaks where sand has slid
    packed = g.sub(g.noise(g.v('MULTIPLY', p, (.028, .012, .03)), 1.0, 4, .55), .5)
    h = g.mul(g.add(g.mul(fine, .032), g.add(g.mul(wide, .07), g.add(g.mul(g.mul(grain, g.exp(g.mul(d, -1/38))), .02), g.mul(g.mul(g.noise(p, .35, 4, .55), g.exp(g.mul(d, -1/120))), .12)))), g.add(g.mul(graze, .85), .15))
    b = g.node('ShaderNodeBump'); b.inputs['Distance'].default_value = 1.0; b.inputs['Strength'].default_value = 1.0; g.put(b.inputs['Height'], g.add(h, g.mul(flow, .10)))
    c = g.mix(g.noise(p, .02, 5, .55), hexc('#d8b592'), hexc('#f0d6b6')); c = g.scalec(c, g.add(1.0, g.add(g.add(g.mul(fine, .07), g.mul(wide, .05)), g.add(g.add(g.mul(flow, .11), g.mul(sl, .07)), g.add(g.mul(packed, .42), g.mul(g.mul(g.sub(grain, .5), .25), g.exp(g.mul(d, -1/60))))))))
    sun = g.scalec(COL, g.mul(g.m('MAXIMUM', dot(b.outputs[0], SUN), 0.0), g.mul(lit, POW/math.pi)))
    back = g.scalec(GLOW, g.mul(g.ss(dot(b.outputs[0], BACK), -.25, 1.0), g.ss(d, 30, 150, .25, 1.0)))
    sky = g.v('MULTIPLY', c, g.mix(g.mul(sl, g.ss(dp, 1, 9, 1.0, 0.0)), hexc('#f0f4d6'), hexc('#f2efe8')))      # under the brink the sky's blue is left
    return g.addsh(g.principled(Base_Color=sky, Roughness=.9, Specular=.10, Normal=b.outputs[0]), g.emission(g.v('MULTIPLY', c, g.addc(sun, back))))
sm = S.mat('ground', surf)
def ridge(X, Y, lx, seed, off=0, k=60):
    """asymmetric crests: a long windward slope, a short lee face to the left, crest lines that wander"""
    w = -X*.82+Y*.57+lx*1.5*(fbm(X/lx*.55, Y/lx*.55, 3, seed, .42)-.5)*2+off; t = (w/lx) % 1; up = -np.log(np.exp(-k*(t/.70)**1.25)+np.exp(-k*((1-t)/.30)**.92))/k; return up*(.35+.95*fbm(X/lx*.8+9, Y/lx*.8, 3, seed+2, .45))
def spline(x, xs, ys):
    """a smooth curve through points (Hermite on unequal steps)"""
    xs, ys = np.array(xs, float), np.array(ys, float); s = np.gradient(ys, xs); i = np.clip(np.searchsorted(xs, x)-1, 0, len(xs)-2); h = xs[i+1]-xs[i]; t = np.clip((x-xs[i])/h, 0, 1)
    return (2*t**3-3*t**2+1)*ys[i]+(t**3-2*t**2+t)*h*s[i]+(-2*t**3+3*t**2)*ys[i+1]+(t**3-t**2)*h*s[i+1]
def softmax(a, b, k): return np.logaddexp(a*k, b*k)/k
NEAR = ((0, 20, 37, 60, 100, 160, 260, 400, 520, 700, 1000), (11, 11, 10.4, 9.6, -0.4, -13.4, 0, 51, 92, 210, 420), (7, 7, 7, 7.4, 8, 9.5, 13, 22, 31, 20, 0))      # crests: distance, place across, height
RIGHT = ((60, 110, 150, 200, 260, 330, 420), (88, 70, 60, 62, 86, 130, 200), (-3, 1, 6, 11, 13, 9, -2))
LEFT = ((180, 240, 300, 380, 470, 560, 700), (-150, -118, -92, -70, -78, -50, 20), (-3, 3, 10, 17, 21, 14, -2))
def dune(X, Y, crest, seed, slope=.15):
    """one dune along its crest: to the right a long windward slope, to the left a slip face at sand's own angle"""
    ys, xs, hs = crest; t = np.linspace(ys[0], ys[-1], 4001); cx = spline(t, ys, xs)+(fbm(t/55, t*0+seed, 3, seed, .4)-.5)*8*np.clip(t/150, .3, 1.6); cs = np.gradient(cx, t)
    c, s, h = np.interp(Y, t, cx), np.interp(Y, t, cs), np.interp(Y, t, spline(t, ys, hs)); d = (X-c)/np.sqrt(1+s*s); e = np.maximum(d, 0); rim = .35+np.hypot(X, Y)*.004
    wind = (h+4)*np.exp(-e/(np.maximum(h+4, 2)/slope))-4+(fbm(X/26, Y/26, 3, seed+8, .4)-.5)*2.2*(1-np.exp(-e/12))-.10*rim*(1-np.exp(-e/rim))      # the last step before the brink is steeper: a thin bright rim
    on, t = (Y > ys[0]) & (Y < ys[-1]), Y+s*d/np.sqrt(1+s*s); slid = (fbm(t/4.5, t*0+seed, 3, seed+5, .5)-.5)*.9*np.clip(-d/5, 0, 1)      # tongues of slid sand, a foot in lobes
    return np.where(on, -softmax(-wind, -h-d*.62-slid, 1/(.05+np.hypot(X, Y)*.0009)), -9), t, -d
def zf(X, Y):
    """the sand's height, and on a slip face the place along its crest, that below it, and how much of a slip face it is"""
    far = np.clip((Y-260)/500, 0, 1)
    z = 26*ridge(X, Y, 260, 3)*far+6*ridge(X, Y, 92, 7, 40)*np.clip((Y-60)/200, 0, 1)+112*ridge(X, Y, 980, 11)*np.clip((Y-400)/1500, 0, 1)+.8*fbm(X/40, Y/40, 3, 9)
    slip = np.zeros(X.shape+(3,))
    for crest, seed in ((LEFT, 51), (RIGHT, 41), (NEAR, 21)):
        q, t, e = dune(X, Y, crest, seed); top = 1/(1+np.exp(-np.clip((q-z)*3, -40, 40)))*np.clip(e/1.5, 0, 1); slip[...] = np.where((q > z)[..., None], np.stack([t+seed*40, e, top], -1), slip); z = softmax(q, z, .9)
    return z, slip
def sunlit(X, Y, half, n):
    """how much of the sun's disc each point sees: heights on a grid turned towards the sun, and the steepest sight line along each ray. The first metres do not count: there the slope itself turns away"""
    a = math.atan2(SUN.x, SUN.y); u, v = np.array([math.sin(a), math.cos(a)]), np.array([math.cos(a), -math.sin(a)]); c = 2*half/n; q = (np.arange(n)+.5)*c-half; U, V = np.meshgrid(q, q); Z = zf(U*u[0]+V*v[0], half+U*u[1]+V*v[1])[0].astype(np.float32)
    best, crest = np.full(Z.shape, -9.0, np.float32), blur(Z, 1.3)      # the grid's steps must not be seen in a crest's shadow
    for k in np.unique(np.concatenate([np.arange(max(6, 2*c)//c, 100), np.geomspace(100, n*.7, 80)]).astype(int)): best[:, :-k] = np.maximum(best[:, :-k], (crest[:, k:]-Z[:, :-k])/(k*c))
    r = math.radians(A.get('sun_angle', .6)/2); t = np.clip((math.asin(SUN.z)-np.arctan(blur(best, 1.2)))/r*.5+.5, 0, 1); t = t*t*(3-2*t)
    x, y = X, Y-half; i, j = np.clip((x*u[0]+y*u[1]+half)/c-.5, 0, n-1.001), np.clip((x*v[0]+y*v[1]+half)/c-.5, 0, n-1.001); I, J = i.astype(int), j.astype(int); i, j = i-I, j-J
    return (t[J, I]*(1-i)+t[J, I+1]*i)*(1-j)+(t[J+1, I]*(1-i)+t[J+1, I+1]*i)*j
lens = A.get('lens', 45); half = math.degrees(math.atan(18/lens)); W = A.get('w', 640)
def steps(*q): return np.concatenate([np.geomspace(a, b, int(n*max(.35, min(1, W*A.get('rs', 1)/2048))))[:-1] for a, b, n in q])
cols = int(min(1, W*A.get('rs', 1)/2048)*2300)
T, R = np.meshgrid(np.radians(np.concatenate([np.linspace(-80, -half-1, 120)[:-1], np.linspace(-half-1, half+1, cols), np.linspace(half+1, 115, 300)[1:]])), steps((22, 300, 1250), (300, 1500, 850), (1500, 11000, 450))); X, Y = R*np.sin(T), R*np.cos(T); k, n = X.shape; Z, slip = zf(X, Y)
near = np.clip((620-R)/80, 0, 1); lit = sunlit(X, Y, 900, 1800)*near+sunlit(X, Y, 6000, 1500)*(1-near)
I = np.arange(k*n, dtype=np.int32).reshape(k, n); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1)
me = bpy.data.meshes.new('ground'); me.vertices.add(k*n); me.vertices.foreach_set('co', np.stack([X, Y, Z], -1).astype(np.float32).ravel())      # a fan from the camera's foot, as fine in the distance as it is near
f = len(F)//4; me.loops.add(len(F)); me.loops.foreach_set('vertex_index', F); me.polygons.add(f); me.polygons.foreach_set('loop_start', np.arange(f, dtype=np.int32)*4); me.polygons.foreach_set('loop_total', np.full(f, 4, np.int32)); me.polygons.foreach_set('use_smooth', np.ones(f, bool))
for name, kind, key, q in (('sunlit', 'FLOAT', 'value', lit), ('slip', 'FLOAT_VECTOR', 'vector', slip)): me.attributes.new(name, kind, 'POINT').data.foreach_set(key, q.astype(np.float32).ravel())
me.materials.append(sm); me.update(calc_edges=True); o = bpy.data.objects.new('ground', me); S.sc.collection.objects.link(o)
S.camera((0, 0, 20), (0, 100, 12.5), lens=lens)
S.render(A.get('out', RENDERS + 'dunes.jpg'), W, A.get('h', 400), A.get('spp', 24), thr=.02, clamp=.2, ev=A.get('ev', .25))
