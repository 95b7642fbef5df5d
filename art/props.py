"""People-sized things and what else gives a view its scale: roofs with eaves, trees, walkers, cars, boats, windows that are cut into a wall."""
from artlib import *

def roofed(B, x, y, w, d, z0, h, roof, seed, rot, m, mroof, over=.55, rs=None):
    """`Build.gable` with eaves, dormers on the long sides and a chimney; the ridge runs along local y"""
    P = rect(x, y, w, d, rot); B.prism(P, z0, z0+h, seed, m, mroof, cap=False); Q = rect(x, y, w+2*over, d+2*over, rot); drop = roof/(w/2)*over
    mid = lambda a, b: ((a[0]+b[0])/2, (a[1]+b[1])/2); r0, r1 = mid(Q[0], Q[1]), mid(Q[2], Q[3]); Z, T = z0+h-drop, z0+h+roof
    for lift in (0, .3): B.quad((*Q[1], Z+lift), (*Q[2], Z+lift), (*r1, T+lift), (*r0, T+lift), seed, mroof); B.quad((*Q[3], Z+lift), (*Q[0], Z+lift), (*r0, T+lift), (*r1, T+lift), seed, mroof)
    for a, b in ((Q[1], Q[2]), (Q[3], Q[0])): B.quad((*a, Z), (*b, Z), (*b, Z+.3), (*a, Z+.3), seed, mroof)
    for A, C, R in ((P[0], P[1], mid(P[0], P[1])), (P[2], P[3], mid(P[2], P[3]))):
        i = len(B.V); B.V += [(*A, z0+h), (*C, z0+h), (*R, T)]; B.F.append((i, i+1, i+2)); B.S.append(seed); B.M.append(m); wd = math.dist(A, C); B.U += [(0, z0+h), (wd, z0+h), (wd/2, T)]
    if rs is None: return
    c, s = math.cos(rot), math.sin(rot); at = lambda a, b: (x+a*c-b*s, y+a*s+b*c)
    for side in (-1, 1):
        for k in range(rs.randint(0, max(2, int(d/4.5)))):
            px, py = at(side*w*.27, rs.uniform(-.36, .36)*d); zb = z0+h+roof*.30; B.box(px, py, 1.5, 1.5, zb, zb+1.9, seed+k, rot, m, mroof); B.prism(rect(px, py, 1.9, 1.9, rot), zb+1.9, zb+2.5, seed, mroof, mroof, rect(px, py, .2, 1.7, rot))
    for k in range(rs.randint(1, 3)):
        px, py = at(rs.uniform(-.2, .2)*w, rs.uniform(-.4, .4)*d); B.box(px, py, .8, .7, z0+h+roof*.4, T+rs.uniform(.6, 1.6), seed, rot, m, mroof)

def townhouse(B, x, y, w, d, z0, h, seed, rot, rs, wall, roof, blind, glass, fine=0):
    """a house of an old town under a saddle or a mansard roof, with a cornice, dormers and stacks; the ridge runs along local y; `blind`: walls without windows; `fine`: a roll along the ridge, stacks that differ, aerials"""; xs = np.random.RandomState(int(seed*99))
    c, s = math.cos(rot), math.sin(rot); at = lambda a, b: (x+a*c-b*s, y+a*s+b*c); Z = z0+h; B.prism(rect(x, y, w, d, rot), z0, Z, seed, wall, roof, cap=False); B.prism(rect(x, y, w+.5, d+.5, rot), Z-.4, Z, seed, blind, blind)
    mansard = rs.rand() < .5; steep = rs.uniform(2.6, 3.4); top = steep+w*rs.uniform(.14, .22) if mansard else w*rs.uniform(.46, .68)
    if mansard:
        i, j = w-2.4, d-2.4; B.prism(rect(x, y, w+.7, d+.7, rot), Z, Z+steep, seed, roof, roof, rect(x, y, i, j, rot)); B.prism(rect(x, y, i+.3, j+.3, rot), Z+steep, Z+top, seed, roof, roof, rect(x, y, .3, max(.4, j-i*.8), rot))
    else:
        o = .4; k = top/(w/2); P = [at(a*(w/2+o), b*(d/2+.25)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]; r0, r1 = at(0, -d/2-.25), at(0, d/2+.25)
        for a, b, e, f in ((P[1], P[2], r1, r0), (P[3], P[0], r0, r1)): B.quad((*a, Z-o*k), (*b, Z-o*k), (*e, Z+top), (*f, Z+top), seed, roof); B.quad((*a, Z-o*k-.2), (*b, Z-o*k-.2), (*b, Z-o*k), (*a, Z-o*k), seed, blind)
        for b in (-1, 1):
            B.tri((*at(-w/2, b*d/2), Z), (*at(w/2, b*d/2), Z), (*at(0, b*d/2), Z+top), seed, blind)
            if top > 3.5: q = b*(d/2+.03); B.quad((*at(-.45, q), Z+1.2), (*at(.45, q), Z+1.2), (*at(.45, q), Z+2.5), (*at(-.45, q), Z+2.5), rs.rand()*1000, glass, [(0, 0), (1, 0), (1, 1), (0, 1)])
    pitch = rs.uniform(2.6, 4.2); n = int((d-2)/pitch); up = .9 if mansard else top*.22; out = w/2-.75 if mansard else w/2*(1-.22)-.3
    for side in (-1, 1):
        for k in range(n):
            if rs.rand() < .22: continue
            b = (k-(n-1)/2)*pitch+rs.uniform(-.15, .15); hw = rs.uniform(.55, .72); px, py = at(side*(out-.5), b); zb = Z+up; zt = zb+rs.uniform(1.35, 1.6); B.box(px, py, 1.9, 2*hw, zb-.4, zt, seed, rot, blind, roof)
            B.prism(rect(px, py, 2.1, 2*hw+.3, rot), zt, zt+rs.uniform(.3, .6), seed, roof, roof, rect(px, py, 2.0, .15, rot)); q = side*(out+.48)
            B.quad((*at(q, b-side*hw*.7), zb+.15), (*at(q, b+side*hw*.7), zb+.15), (*at(q, b+side*hw*.7), zt-.15), (*at(q, b-side*hw*.7), zt-.15), rs.rand()*1000, glass, [(0, 0), (1, 0), (1, 1), (0, 1)])
    for k in range(rs.randint(1, 4)):
        a, e = rs.uniform(.9, 2.0), rs.uniform(.7, .95); px, py = at(rs.uniform(-.14, .14)*w, rs.uniform(-.42, .42)*d); zt = Z+top+rs.uniform(.9, 2.4)-fine*xs.uniform(0, 1.2); B.box(px, py, e, a, Z+top*.5, zt, seed+k, rot, blind, blind); B.box(px, py, e+.22, a+.22, zt-.3, zt-.12, seed+k, rot, blind, blind); kind = fine*xs.rand()
        for j in range(int(a/.45)):
            q = rs.uniform(.2, .55)
            if kind < .3: B.lathe(*[u+v for u, v in zip((px, py), (-s*(j*.42-a/2+.3), c*(j*.42-a/2+.3)))], [(.13, zt), (.11, zt+q), (0, zt+.56)], 6, seed, blind)
        if .3 < kind < .55: B.box(px, py, e+.1, a+.1, zt+.32, zt+.42, seed, rot, roof, roof); [B.box(*at(*q), .1, .1, zt, zt+.32, seed, rot, roof, roof) for i in (-1, 1) for j in (-1, 1) for q in (((px-x)*c+(py-y)*s+i*e*.4, (py-y)*c-(px-x)*s+j*a*.4),)]      # a slab on stilts
        elif .55 < kind < .75: B.lathe(px, py, [(.16, zt), (.16, zt+.6), (.3, zt+.62), (.02, zt+.95)], 8, seed, roof)                 # a sheet hood
    if fine: l = max(.4, d-2.4-(w-2.4)*.8)/2 if mansard else d/2+.25; B.tube([(*at(0, -l), Z+top), (*at(0, l), Z+top)], .16, 6, roof, seed)
    if fine and xs.rand() < .45:
        px, py = at(xs.uniform(-.1, .1)*w, xs.uniform(-.4, .4)*d); zt = Z+top+xs.uniform(1.6, 3.4); B.tube([(px, py, Z+top*.8), (px, py, zt)], .035, 4, blind, seed)
        if xs.rand() < .6: [B.tube([(px-l, py, zt-q), (px+l, py, zt-q)], .025, 4, blind, seed) for l, q in ((.5, .1), (.4, .35), (.55, .6))]

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

def car(B, x, y, z, paint, glass, wheel, light, L=4.5, rz=0, tail=1):
    """a saloon as a profile with rounded shoulders; `tail`: the end with the red lamps"""
    W = 1.78; prof = [(-.5, .35), (-.5, .78), (-.46, .92), (-.30, .98), (-.19, 1.36), (-.10, 1.44), (.08, 1.44), (.17, 1.34), (.30, .96), (.45, .86), (.5, .66), (.5, .35)]
    c, s = math.cos(rz), math.sin(rz); at = lambda a, b, q: (x+a*c-b*s, y+a*s+b*c, z+q)
    def width(q): return W/2*(1 if q < .95 else 1-.24*(q-.95)/.5)
    for (a0, q0), (a1, q1) in zip(prof, prof[1:]):
        g_ = glass if min(q0, q1) >= .95 and max(q0, q1) < 1.44 and abs(q0-q1) > .1 else paint
        B.quad(at(a0*L, -width(q0), q0), at(a1*L, -width(q1), q1), at(a1*L, width(q1), q1), at(a0*L, width(q0), q0), 1, g_)
    for sg in (-1, 1):
        low = [(a, q) for a, q in prof if q <= .98]; i = len(B.V); pts = [at(a*L, sg*width(q), q) for a, q in low]; B.V += pts; B.F.append(tuple(range(i, i+len(pts)))); B.S.append(1); B.M.append(paint); B.U += [(0, 0)]*len(pts)
        win = [(-.30, .98), (-.19, 1.36), (-.10, 1.44), (.08, 1.44), (.17, 1.34), (.30, .96)]; i = len(B.V); pts = [at(a*L, sg*width(q), q) for a, q in win]; B.V += pts; B.F.append(tuple(range(i, i+6))); B.S.append(1); B.M.append(glass); B.U += [(0, 0)]*6
        for a in (-.31, .31):
            ring = [(a*L+.33*math.cos(t), .33+.33*math.sin(t)) for t in [2*math.pi*k/16 for k in range(16)]]; i = len(B.V); pts = [at(p, sg*(W/2+.02), q) for p, q in ring]; B.V += pts; B.F.append(tuple(range(i, i+16))); B.S.append(1); B.M.append(wheel); B.U += [(0, 0)]*16
        px, py, pz = at(tail*.502*L, sg*.62, .76); B.box(px, py, .04, .34, pz-.06, pz+.06, 1, rz, light, light)

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

def front(B, x0, x1, y, z0, z1, seed, rs, wall, frame, glass, sill, door, floor=3.3):
    """The front of a house in the plane y (seen from smaller y): openings cut into the wall, reveals, frames with glazing bars, sills, a door."""
    w = x1-x0; n = max(2, int(w/2.7)); ww = rs.uniform(1.0, 1.2); hh = rs.uniform(1.6, 1.9); deep = .24
    cols = [x0+(k+.5)*w/n for k in range(n)]; floors = []; z = z0
    while z+floor < z1+.3: floors.append(z); z += floor*(1.15 if z == z0 else rs.uniform(.95, 1.0))
    door_at = rs.randint(n); zs = [z0]; rows = []
    for i, zf in enumerate(floors): b = zf+(.55 if i == 0 else .95); t = min(b+(2.2 if i == 0 else hh*(1-.06*i)), z1-.3); rows.append((b, t, i)); zs += [b, t]
    zs.append(z1); xs = [x0]
    for cx in cols: xs += [cx-ww/2, cx+ww/2]
    xs.append(x1)
    for i in range(len(xs)-1):
        for j in range(len(zs)-1):
            hole = i % 2 == 1 and j % 2 == 1
            if not hole:
                if i % 2 == 1 and j == 0 and (i-1)//2 == door_at: continue                       # the door reaches the ground
                B.quad((xs[i], y, zs[j]), (xs[i+1], y, zs[j]), (xs[i+1], y, zs[j+1]), (xs[i], y, zs[j+1]), seed, wall, [(xs[i], zs[j]), (xs[i+1], zs[j]), (xs[i+1], zs[j+1]), (xs[i], zs[j+1])]); continue
            k, (b, t, fl) = (i-1)//2, rows[(j-1)//2]; a, c = xs[i], xs[i+1]; is_door = fl == 0 and k == door_at; b = z0 if is_door else b; q = y+deep
            for e in (((a, y, b), (a, q, b), (a, q, t), (a, y, t)), ((c, q, b), (c, y, b), (c, y, t), (c, q, t)), ((a, y, t), (a, q, t), (c, q, t), (c, y, t)), ((a, q, b), (a, y, b), (c, y, b), (c, q, b))): B.quad(*e, seed, wall)
            if is_door:
                B.quad((a, q, b), (c, q, b), (c, q, t-.5), (a, q, t-.5), 1, door); B.box((a+c)/2, q-.03, .05, .05, b, t-.5, 1, 0, frame, frame); B.quad((a, q, t-.5), (c, q, t-.5), (c, q, t), (a, q, t), rs.rand()*1000, glass, [(0, 0), (1, 0), (1, .3), (0, .3)]); continue
            tilt = rs.uniform(-.02, .02); B.quad((a, q+tilt, b), (c, q-tilt, b), (c, q-tilt, t), (a, q+tilt, t), rs.rand()*1000, glass, [(0, 0), (1, 0), (1, 1), (0, 1)])
            f = .07; mid_ = (a+c)/2; tr = b+(t-b)*.66
            for bx, bw, zb, zt in ((a+f/2, f, b, t), (c-f/2, f, b, t), (mid_, .06, b, t)): B.box(bx, q-.05, bw, .06, zb, zt, 1, 0, frame, frame)
            for zz in (b, tr, t-f): B.box(mid_, q-.05, c-a, .06, zz, zz+f*.8, 1, 0, frame, frame)
            B.box(mid_, y-.04, c-a+.22, .20, b-.10, b, 1, 0, sill, sill)
    B.box((x0+x1)/2, y-.06, w, .16, z0+3.55, z0+3.75, seed, 0, wall, sill); B.box((x0+x1)/2, y-.10, w, .35, z1-.35, z1, seed, 0, wall, sill)
    B.tube([(x1-.05, y-.12, z0), (x1-.05, y-.12, z1)], .055, 6, sill)
