"""People-sized things and what else gives a view its scale: roofs with eaves, trees, walkers, boats."""
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
