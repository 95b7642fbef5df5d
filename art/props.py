"""People-sized things and what else gives a view its scale: roofs with eaves, trees, walkers, boats, a leaf."""
from artlib import *

def roofed(B, x, y, w, d, z0, h, roof, seed, rot, m, mroof, rs, over=.55):
    """`Build.gable` with eaves, dormers on the long sides and a chimney; the ridge runs along local y"""
    P = rect(x, y, w, d, rot); B.prism(P, z0, z0+h, seed, m, mroof, cap=False); Q = rect(x, y, w+2*over, d+2*over, rot); drop = roof/(w/2)*over
    mid = lambda a, b: ((a[0]+b[0])/2, (a[1]+b[1])/2); r0, r1 = mid(Q[0], Q[1]), mid(Q[2], Q[3]); Z, T = z0+h-drop, z0+h+roof
    for lift in (0, .3): B.quad((*Q[1], Z+lift), (*Q[2], Z+lift), (*r1, T+lift), (*r0, T+lift), seed, mroof); B.quad((*Q[3], Z+lift), (*Q[0], Z+lift), (*r0, T+lift), (*r1, T+lift), seed, mroof)
    for a, b in ((Q[1], Q[2]), (Q[3], Q[0])): B.quad((*a, Z), (*b, Z), (*b, Z+.3), (*a, Z+.3), seed, mroof)
    for A, C, R in ((P[0], P[1], mid(P[0], P[1])), (P[2], P[3], mid(P[2], P[3]))):
        i = len(B.V); B.V += [(*A, z0+h), (*C, z0+h), (*R, T)]; B.F.append((i, i+1, i+2)); B.S.append(seed); B.M.append(m); wd = math.dist(A, C); B.U += [(0, z0+h), (wd, z0+h), (wd/2, T)]
    c, s = math.cos(rot), math.sin(rot); at = lambda a, b: (x+a*c-b*s, y+a*s+b*c)
    for side in (-1, 1):
        for k in range(rs.randint(0, max(2, int(d/4.5)))):
            px, py = at(side*w*.27, rs.uniform(-.36, .36)*d); zb = z0+h+roof*.30; B.box(px, py, 1.5, 1.5, zb, zb+1.9, seed+k, rot, m, mroof); B.prism(rect(px, py, 1.9, 1.9, rot), zb+1.9, zb+2.5, seed, mroof, mroof, rect(px, py, .2, 1.7, rot))
    for k in range(rs.randint(1, 3)):
        px, py = at(rs.uniform(-.2, .2)*w, rs.uniform(-.4, .4)*d); B.box(px, py, .8, .7, z0+h+roof*.4, T+rs.uniform(.6, 1.6), seed, rot, m, mroof)

def tree(B, x, y, z, h, r, rs, leaf, bark, n=420):
    """a broad-leaved tree: some hundred tufts on a bumpy crown, a trunk beneath"""
    lumps = [(rs.uniform(-.5, .5)*r, rs.uniform(-.5, .5)*r, z+h*rs.uniform(.45, .82), r*rs.uniform(.45, .72)) for _ in range(7)]; B.tube([(x, y, z), (x+rs.uniform(-.3, .3), y, z+h*.5)], .18+.012*h, 6, bark)
    for k in range(n):
        cx, cy, cz, R = lumps[k % 7]; D = rs.normal(size=3); D /= np.linalg.norm(D); R = R*rs.uniform(.72, 1.06); p = np.array((x+cx+D[0]*R, y+cy+D[1]*R, cz+D[2]*R*.85))
        a = np.cross(D, rs.normal(size=3)); a /= np.linalg.norm(a); b = np.cross(D+rs.normal(size=3)*.5, a); b /= np.linalg.norm(b); q = rs.uniform(.28, .62)*r/3.2
        B.quad(tuple(p-a*q-b*q), tuple(p+a*q-b*q*.6), tuple(p+a*q*.7+b*q), tuple(p-a*q*.8+b*q), rs.rand()*1000, leaf)
def leaves(S, name, colours=('#2f4020', '#4a5a2a', '#26381e', '#5a6a34')):
    def b(g):
        at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; c = g.ramp(g.white(g.vec(at, 1.0, 1.0)), [(i/len(colours), hexc(q)) for i, q in enumerate(colours)], 'CONSTANT')
        d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); g.put(d.inputs[0], c); g.put(t.inputs[0], c); return g.mixsh(.35, d.outputs[0], t.outputs[0])
    return S.mat(name, b)

def walker(B, x, y, z, h, cloth, skin, rs):
    """seen from afar: legs in a stride, coat, shoulders, head"""
    s = rs.uniform(-.22, .22); lean = rs.uniform(-.03, .03)
    for a in (-1, 1): B.tube([(x+a*s, y, z), (x+a*.04, y, z+.46*h)], .08, 6, cloth)
    B.lathe(x, y, [(.17, z+.42*h), (.20, z+.55*h), (.25, z+.76*h), (.20, z+.82*h), (.07, z+.85*h)], 8, 1, cloth); B.lathe(x+lean, y, [(.0, z+.85*h), (.105, z+.90*h), (.11, z+.95*h), (0, z+h)], 8, 1, skin)

def launch(B, x, y, L, hull, deck, glass, brass, rs, rz=0, mast=0):
    """a moored motor boat of varnished wood: lofted hull with sheer, cabin with windows, rail, flagstaff"""
    W = L*.15; n = 14; c, s = math.cos(rz), math.sin(rz); at = lambda a, b, q: (x+a*c-b*s, y+a*s+b*c, q)
    def section(t):
        half = W*min(1, (1-t)**.55*1.5)*(.82+.18*min(1, t*4)); sheer = L*(.075+.045*t*t-.01*math.sin(math.pi*t)); a = (t-.5)*L
        return [at(a+(.02*L*t if k else 0), half*q, z) for k, (q, z) in enumerate(((.0, -.3), (.78, -.05), (.95, sheer*.5), (1.0, sheer)))], sheer, half
    for i in range(n):
        A, za, ha = section(i/n); C, zc, hc = section((i+1)/n); mirror = lambda P, t: [at((t-.5)*L, -abs(q), z) for q, z in ((0, -.3), (0, 0))]
        for k in range(3):
            B.quad(A[k], C[k], C[k+1], A[k+1], 1, hull)
            fl = lambda p: (2*(x+((p[0]-x)*c+(p[1]-y)*s)*c)-p[0], 2*(y+((p[0]-x)*c+(p[1]-y)*s)*s)-p[1], p[2]); B.quad(fl(A[k]), fl(A[k+1]), fl(C[k+1]), fl(C[k]), 1, hull)
        B.quad(A[3], C[3], fl(C[3]), fl(A[3]), 1, deck)
    z = L*.075; k0, k1 = -.26*L, .16*L; w = W*.62
    lo = [at(k0, -w, z), at(k1, -w, z), at(k1+.05*L, 0, z), at(k1, w, z), at(k0, w, z)]; top = L*.17
    B.prism([p[:2] for p in lo], z-.1, top, 1, deck, deck, [at(q*.93, b_*.85, 0)[:2] for q, b_ in ((k0, -w), (k1, -w), (k1+.05*L, 0), (k1, w), (k0, w))])
    for sg in (-1, 1):
        for k in range(5):
            a = k0+(k+.5)*(k1-k0)/5; h_ = (k1-k0)/5*.34; o = sg*(w*.95); B.quad(at(a-h_, o*1.02, z+.25*(top-z)), at(a+h_, o*1.02, z+.25*(top-z)), at(a+h_, o*.93, z+.80*(top-z)), at(a-h_, o*.93, z+.80*(top-z)), rs.rand()*1000, glass, [(0, 0), (1, 0), (1, 1), (0, 1)])
        rail = [at(.20*L+q*.29*L, sg*W*(1-q)**.55*1.35*.9 if q < 1 else 0, L*.075+L*.045*(.7+q*.3)**2+.55) for q in (0, .3, .6, .85, 1)]; B.tube(rail, .02, 4, brass)
        for p in rail[:-1]: B.tube([(p[0], p[1], p[2]-.6), p], .018, 4, brass)
    if mast: B.tube([at(.02*L, 0, top), at(-.02*L, 0, mast)], .05, 5, brass); B.tube([at(.02*L, 0, mast*.9), at(.5*L, 0, L*.12)], .012, 3, brass); B.tube([at(.0, 0, mast*.9), at(-.48*L, 0, L*.1)], .012, 3, brass)
def plane(seed, sere=0.0, n=1200):
    """a fallen leaf of a plane tree, flat, its base at 0 and its tip at v = 1: outline by angle, and maps of colour, of light let through and of relief over u, v in -1.1..1.1; sere (0 to 1) = how far it has faded, and browned from its rim"""
    from PIL import Image, ImageDraw
    g = np.random.default_rng(seed); lobes = [(0, 1.0), (48, .95), (-50, .93), (101, .66), (-99, .68)]; pts = []
    for k, (a, r) in enumerate(sorted(lobes)):                                                      # each lobe: teeth on both sides, a sinus before the next
        a += g.normal()*2.0; wide = 19 if abs(a) < 75 else 22
        for q, t in ((-1, .71), (-.70, .765), (-.55, .735), (-.36, .885), (-.24, .845), (0, 1), (.22, .85), (.37, .89), (.53, .73), (.72, .76), (1, .70)): pts.append((a+q*wide*(1+.06*g.normal()), r*(t+.018*g.normal())))
    for a, r in ((24, .47), (-25, .48), (74.5, .455), (-75, .46), (136, .33), (-137, .34), (165, .16), (-166, .17), (180, .055), (-180, .055)): pts.append((a, r*(1+.04*g.normal())))
    P = np.array(sorted(pts)); th = np.linspace(-180, 180, 1441); rim = np.interp(th, P[:, 0], P[:, 1]); rim = np.convolve(np.pad(rim, 3, 'edge'), np.array([1, 2, 3, 4, 3, 2, 1])/16, 'valid')*(1+.012*(fbm(th*.4, th*0, 3, seed)-.5))
    ax = np.linspace(-1.1, 1.1, n, dtype=np.float32); U, V = np.meshgrid(ax, ax); R, T = np.hypot(U, V), np.degrees(np.arctan2(U, V)); lim = np.interp(T, th, rim); inside = np.clip((lim-R)*60, 0, 1)
    im = Image.new('L', (n*2, n*2), 0); d = ImageDraw.Draw(im); px = lambda p: ((p[0]+1.1)/2.2*n*2, (p[1]+1.1)/2.2*n*2)
    def vein(p, a, l, w, bend):
        q = [np.array(p)]
        for j in range(24): a += bend/24; q.append(q[-1]+l/24*np.array([math.sin(a), math.cos(a)]))
        for j in range(24): ww = w*(1-j/25)*n/600; d.line([px(q[j]), px(q[j+1])], fill=255, width=max(2, int(round(ww)))); x, y = px(q[j]); d.ellipse([x-ww/2, y-ww/2, x+ww/2, y+ww/2], fill=255)
        return np.array(q), a
    for a, r in lobes:
        a0 = math.radians(a); q, _ = vein((0, 0), a0*1.02, r*.97, 13 if abs(a) < 75 else 10, -a0*.06)
        for f in np.arange(.22, .92, .105):
            for side in (-1, 1):
                ff = f+.03*g.normal()+.03*side; i = int(np.clip(ff*24, 1, 22)); b, m = vein(q[i], a0+side*math.radians(47-8*ff+4*g.normal()), r*(.50-.30*abs(ff-.42))*(1.0 if abs(a) < 75 else .8), 5.2*(1.1-.5*ff), -side*.28)
                for e in (7, 12, 17):
                    for s2 in (-1, 1): vein(b[e], a0+side*.8+s2*math.radians(60+8*g.normal()), r*.11, 2.4, -s2*.2)
    vn = np.asarray(im.resize((n, n), Image.LANCZOS), np.float32)/255; soft = blur(vn[..., None], n/300)[..., 0]
    def cells(k, s):                                                                                # the net of small veins: 1 on the borders of cells
        x, y = U*k+.6*fbm(U*5, V*5, 3, s), V*k+.6*fbm(U*5+9, V*5, 3, s); i, j = np.floor(x), np.floor(y); f1 = f2 = np.full(U.shape, 9, np.float32)
        for a in (-1, 0, 1):
            for b in (-1, 0, 1): c, e = i+a, j+b; dd = np.hypot(c+.5+.42*np.sin(c*127.1+e*311.7+s)-x, e+.5+.42*np.sin(c*269.5+e*183.3+s)-y).astype(np.float32); f1, f2 = np.minimum(f1, dd), np.minimum(np.maximum(f1, dd), f2)
        return np.clip(1-(f2-f1)/.16, 0, 1)
    net = np.clip(.75*cells(22, 3)+.45*cells(50, 5), 0, 1); col = lambda h: np.array(hexc(h), np.float32); mix = lambda t, a, b: a*(1-t[..., None])+b*t[..., None]; st = lambda x, a, b: (lambda t: t*t*(3-2*t))(np.clip((x-a)/(b-a), 0, 1))
    near = np.exp(-np.clip(lim-R, 0, 2)/.11); n1, n2, n3 = fbm(U*2.2, V*2.2, 5, seed+1), fbm(U*7, V*7, 5, seed+2), fbm(U*28, V*28, 4, seed+3)
    c = mix(st(n1+.25*(n2-.5), .36, .66), col('#cf9a3a'), col('#a8602a')); c = mix(st(soft, .02, .5)*.5, c, col('#cf9a3c')); dead = st(near*(.75+.35*sere)+.8*(n2-.5)+.5*(n3-.5)+.5*(n1-.5), .42, .80); c = mix(dead*.85, c, col('#4e2410'))
    spot = st(fbm(U*16, V*16, 3, seed+5), .70, .78); c = mix(spot*.7, c, col('#38190c')); c = mix(net*.22, c, col('#d8a458')); c = mix(np.clip(vn*.85, 0, 1), c, col('#d9ac62')); c *= (.78+.45*n3)[..., None]
    thru = mix(st(n1, .35, .7), col('#ffd070'), col('#f59a3a')); thru = mix(dead, thru, col('#7a2c0e')); thru = mix(spot*.8, thru, col('#3c1808')); thru *= (1-.42*net)[..., None]*(1-.72*np.clip(vn, 0, 1))[..., None]*(.8+.4*n3)[..., None]
    def faded(a, dry): tan = (a@np.array([.3, .55, .15], np.float32))[..., None]*col(dry)/(col(dry)@np.array([.3, .55, .15], np.float32)); return a+(tan-a)*sere
    c, thru = faded(c, '#a8865c')*(1-.6*sere), faded(thru, '#e0b070')
    h = .55+.42*soft+.10*net+.16*(n2-.5)+.08*(n3-.5)
    return np.radians(th), rim, [image('leaf', a if a.ndim == 3 else a[..., None]) for a in (c, thru, h)]
