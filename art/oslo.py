"""Oslo hero: blue hour fjord, white inclined planes rising out of the water, glass foyer, slim bar-code towers, aurora."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import facades, props
A = args(); rs = np.random.RandomState(21)
N = A.get('near', 0)                                                                          # near= : the heroes' skyline, far off in the mist, instead of a plain row
m = mood('blue', sun_az=-32, haze=1/3800, cloud=.6, glow_k=.40, stars=1.0, sky_k=.34, fill=.75, fill_dir=(.75, .8, -.6),
         ramp=[(0, '#a8805f'), (.1, '#6a6670'), (.22, '#2f4e66'), (.45, '#17354f'), (.7, '#0c2034'), (1, '#07131f')])
AUR = A.get('aurora', 1.5)
def aurora(g, d, col):
    """three curtains: noise-warped bands over azimuth, bright lower hem, rays fading upwards"""
    x, y, z = g.xyz(d)[0:3]; az = g.div(x, g.m('MAXIMUM', y, .05)); tot = None
    for k, (c, base, amp, st) in enumerate((('#3fd6a0', .20, .10, 1.0), ('#4fc7b8', .31, .13, .6), ('#8a7fd0', .27, .16, .35))):
        wob = g.noise(g.vec(g.mul(az, 1.0), k*3.7, 0), 1.1, 3, .5)
        h = g.add(base, g.mul(g.sub(wob, .5), amp*3.0)); t = g.sub(z, h)
        ray = g.noise(g.vec(g.mul(az, 26), k*9.1, g.mul(z, .7)), 1.0, 4, .65)
        body = g.mul(g.mul(g.ss(t, -.015, .02), g.exp(g.mul(g.m('MAXIMUM', t, 0), -11.0))), g.add(.25, g.mul(ray, 1.1)))
        patch = g.ss(g.noise(g.vec(g.mul(az, 1.3), k*5.5+2, 1), 1.4, 2, .5), .38, .66)
        band = g.scalec(hexc(c), g.mul(g.mul(body, patch), st*.30*AUR)); tot = band if tot is None else g.addc(tot, band)
    return g.addc(col, tot)
S = Scene(m, extra_sky=aurora)
def slabs(g):
    """the roof's marble: long slabs, each of its own tone, with joints; dark and wet where it meets the water"""
    p = g.node('ShaderNodeNewGeometry').outputs['Position']; x, y, z = g.xyz(p)[0:3]; u = g.div(g.add(g.mul(x, .87), g.mul(y, .5)), 3.6); v = g.add(g.div(g.sub(g.mul(y, .87), g.mul(x, .5)), 11.0), g.mul(g.white(g.vec(g.m('FLOOR', u), 4, 2)), 1.0))
    tone = g.add(.74, g.mul(g.white(g.vec(g.m('FLOOR', u), g.m('FLOOR', v), 6)), .34)); joint = g.m('MAXIMUM', g.m('LESS_THAN', g.m('FRACT', u), .10), g.m('LESS_THAN', g.m('FRACT', v), .035))
    stain = g.ss(g.noise(g.v('MULTIPLY', p, (.05, .05, .05)), 1.0, 5, .6), .25, .75, .72, 1.08); wet = g.ss(z, -.5, 5.0, .32, 1.0)
    return g.principled(Base_Color=g.scalec(hexc('#e6e4df'), g.mul(g.mul(tone, stain), g.mul(wet, g.sub(1.0, g.mul(joint, .45))))), Roughness=g.ss(z, 0, 5, .12, .34), Specular=.4)
marble = S.mat('marble', slabs); roof = S.plain('roof', '#15171a', .7); dark = S.plain('dark', '#101215', .4)
fac = S.facade('fac', base=('#1a1d22', '#3b3a38', '#6e675e', '#22252a'), lit=.15, k=1.5, fill=(.55, .6), ww=2.0, wh=3.5)
town = S.facade('town', base=('#3a3733', '#5a5148', '#4a3f38'), lit=.42, k=2.4, fill=(.4, .5), foot=.3)
def glassfoyer(g):
    uv = g.node('ShaderNodeUVMap').outputs[0]; u, v, _ = g.xyz(uv)[0:3]
    mul = g.m('GREATER_THAN', g.m('FRACT', g.div(u, 2.6)), .07); hor = g.m('GREATER_THAN', g.m('FRACT', g.div(v, 5.0)), .05)
    wood = g.noise(g.vec(g.mul(u, .25), g.mul(v, .04), 0), 1.0, 4, .6); grad = g.ss(v, 0, 24, 1.0, .45)
    curve = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(u, 34.0)), .5)), .08, .46, 1.0, .12)                      # the oak wall bulges inside: bright belly, dark flanks
    slat = g.add(.72, g.mul(g.white(g.vec(g.m('FLOOR', g.div(u, .55)), 3.0, 1.0)), .5)); gal = g.sub(1.0, g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(v, 6.4)), .5)), .40, .47), .75))
    e = g.mul(g.mul(g.mul(mul, hor), g.mul(slat, gal)), g.mul(g.mul(grad, curve), g.add(.30, g.mul(wood, 1.3))))
    pane = g.mul(mul, hor); day = A.get('foyer', 1.5) < .2                                                    # by day the frames are seen, and the oak behind the glass
    return g.principled(Base_Color=g.mix(pane, hexc('#aeb2b4'), g.scalec(g.mix(curve, hexc('#4a3828'), hexc('#8a6a48')), g.mul(slat, g.add(.35, g.mul(gal, .65))))) if day else (.02, .02, .025), Roughness=.08, Emission=g.mix(curve, hexc('#e07a2c'), hexc('#ffb768')), Emission_Strength=g.mul(e, A.get('foyer', 1.5)))
foyer = S.mat('foyer', glassfoyer)
def aluminium(g):
    """the fly tower's skin: courses of punched panels, no two quite of one tone, the foyer's light at its foot"""
    geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; z = g.xyz(p)[2]; wall = g.m('LESS_THAN', g.xyz(geo.outputs['Normal'])[2], .5)
    row = g.m('FLOOR', g.div(v, 1.6)); cu = g.add(g.div(u, 4.4), g.mul(g.white(g.vec(row, 2, 7)), 1.0)); r = g.white(g.vec(g.m('FLOOR', cu), row, 3)); rr = g.white(g.vec(row, 5, 1))
    jy, jx = g.m('FRACT', g.div(v, 1.6)), g.m('FRACT', cu); joint = g.mul(wall, g.m('MAXIMUM', g.m('LESS_THAN', jy, .14), g.m('LESS_THAN', jx, .025))); tone = g.add(.62, g.add(g.mul(r, .72 if N else .30), g.mul(rr, .26)))
    c = g.scalec(hexc('#a6a9ac'), g.mul(tone, g.sub(1.0, g.mul(joint, .62)))); c = g.scalec(c, g.ss(g.noise(g.v('MULTIPLY', p, (.09, .09, .03)), 1.0, 4, .6), .2, .8, .75, 1.1))
    if N: d = [g.sub(g.m('FRACT', g.div(q, w)), .5) for q, w in ((u, 1.1), (v, .8))]; c = g.scalec(c, g.sub(1.25, g.mul(g.mul(g.m('LESS_THAN', g.add(g.mul(d[0], d[0]), g.mul(d[1], d[1])), .09), g.m('GREATER_THAN', r, .35)), .4)))      # punched, but for one panel in three
    bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .5; bm.inputs['Strength'].default_value = .5; g.put(bm.inputs['Height'], g.mul(wall, g.sub(jy, joint)))
    glow = g.mul(g.mul(g.mul(wall, g.ss(z, 31, 34, .22, 1.0)), g.exp(g.mul(g.m('MAXIMUM', g.sub(z, 33.0), 0.0), -.24))), g.mul(tone, g.add(.3, g.mul(g.ss(g.xyz(geo.outputs['Normal'])[1], 0, -.9), .7))))
    return g.principled(Base_Color=c, Metallic=.35, Roughness=g.add(.34, g.mul(r, .2)), Specular=.4, Normal=bm.outputs[0], Emission=hexc('#e8924a'), Emission_Strength=g.mul(glow, A.get('bounce', .15)*min(A.get('foyer', 1.5), 1.5)))
def mirrored(g, n, left, flat):
    """the low sky that wet stone mirrors, drawn to the `left`; the sky's own colours, so it is gold at sunset and blue at night"""
    rx, ry, rz_ = g.xyz(g.v('REFLECT', g.v('SCALE', g.node('ShaderNodeNewGeometry').outputs['Incoming'], scale=-1.0), n))[0:3]
    grp = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(grp.inputs[0], g.vec(g.sub(rx, left), ry, g.m('MAXIMUM', g.mul(rz_, flat), .015))); return grp.outputs[0]
def stone(g):
    """the roof seen from the water: slabs of unequal length in courses, each of its own tone and tilt, so that each mirrors another part of the sky; frost, streaks, a wet foot, the foyer's spill"""
    u, v, at = facades.attributes(g); geo = g.node('ShaderNodeNewGeometry'); p, nrm = geo.outputs['Position'], geo.outputs['Normal']; z = g.xyz(p)[2]; ox, oy, _ = g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0:3]
    cv = g.div(v, 3.2); row = g.m('FLOOR', cv); cu = g.add(g.div(u, g.add(3.0, g.mul(g.white(g.vec(row, at, 2)), 5.0))), g.mul(g.white(g.vec(row, at, 1)), 9.0)); col = g.m('FLOOR', cu); jx, jy = g.m('FRACT', cu), g.m('FRACT', cv)
    r1, r2, r3 = (g.white(g.vec(col, row, g.add(at, k))) for k in (3, 5, 8)); joint = g.m('MAXIMUM', g.m('LESS_THAN', jx, .04), g.m('LESS_THAN', jy, .10)); lip = g.mul(g.m('GREATER_THAN', jy, .10), g.m('LESS_THAN', jy, .24))
    frost = g.ss(g.noise(g.vec(g.div(u, 17.0), g.div(v, 12.0), at), 1.0, 5, .62), .42, .66); streak = g.ss(g.noise(g.vec(g.div(u, 1.3), g.div(v, 22.0), at), 1.0, 4, .6), .3, .7, .86, 1.05)
    edge = g.add(z, g.mul(g.sub(g.noise(g.vec(g.div(u, 5.0), 0, at), 1.0, 4, .6), .5), 1.6)); wet = g.mul(g.ss(edge, .3, 2.2, .2, 1.0), g.ss(z, 0, 15, .5, 1.0)); damp = g.ss(edge, 1.0, 7.0, 1.0, 0.0)
    tone = g.mul(g.add(.60, g.add(g.mul(r1, .27), g.mul(frost, .24))), g.mul(streak, g.sub(g.add(1.0, g.mul(lip, .12)), g.mul(joint, .3))))
    n = g.v('NORMALIZE', g.v('ADD', nrm, g.vec(g.mul(g.sub(r2, .5), .07), g.mul(g.sub(r3, .5), .07), 0.0))); face = g.m('ABSOLUTE', g.v('DOT_PRODUCT', n, geo.outputs['Incoming'])); fres = g.pow(g.m('MAXIMUM', g.sub(1.0, face), 0.0), 4.0)
    gloss = g.mul(g.mul(fres, g.add(.4, g.add(g.mul(r2, .3), g.mul(damp, .4)))), g.mul(g.sub(1.0, g.mul(frost, .45)), g.mul(g.sub(1.0, g.mul(joint, .6)), g.ss(edge, .2, .9, .35, 1.0))))
    dx, dy = g.m('MAXIMUM', g.sub(g.m('ABSOLUTE', ox), 34.0), 0.0), g.m('MAXIMUM', g.sub(34.0, oy), 0.0); spill = g.mul(g.exp(g.mul(g.m('SQRT', g.add(g.mul(dx, dx), g.mul(dy, dy))), -1/13)), g.add(.4, g.mul(r1, .6)))
    em = g.addc(g.scalec(mirrored(g, n, .5, .4), g.mul(gloss, g.ss(ox, 0, -95, .4, 1.1))), g.scalec(hexc('#ff9c4c'), g.mul(g.mul(spill, tone), .10*min(A.get('foyer', 1.5), 1.5))))
    return g.principled(Base_Color=g.scalec(hexc('#e6e2da'), g.mul(tone, wet)), Roughness=g.add(.3, g.mul(frost, .3)), Specular=.25, Emission=em, Emission_Strength=1.0)
def rim(g):
    """the edges: pale blocks that the low sky lights, most of all far to the left"""
    at = facades.attributes(g)[2]; geo = g.node('ShaderNodeNewGeometry'); ox, oy, _ = g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0:3]; k = g.mul(g.add(.45, g.mul(g.white(g.vec(at, 2, 1)), .75)), g.ss(ox, -50, -100, .15, 1.0))
    grp = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(grp.inputs[0], (-.36, .93, .02)); return g.principled(Base_Color=g.scalec(hexc('#ece8e0'), g.add(.6, g.mul(k, .3))), Roughness=.4, Specular=.3, Emission=grp.outputs[0], Emission_Strength=g.mul(k, A.get('rim', .3)))
def ashlar(g):
    """the wall under the roof's edge, in shade: upright slabs with joints, dark at the water"""
    u, v, at = facades.attributes(g); z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]; cu = g.div(u, 3.4); r = g.white(g.vec(g.m('FLOOR', cu), at, 1))
    return g.principled(Base_Color=g.scalec(hexc('#8d8a86'), g.mul(g.add(.55, g.mul(r, .4)), g.mul(g.ss(z, 0, 1.6, .25, 1.0), g.sub(1.0, g.mul(g.m('LESS_THAN', g.m('FRACT', cu), .08), .5))))), Roughness=.5, Specular=.3)
FACETS = {                                                                                        # the roof above the water: for each side its courses' direction and its triangles
    'left': ((.49, -.87), [((-70, -38, -1.5), (-60, 46, 15), (-52, 108, 24)), ((-70, -38, -1.5), (-52, 108, 24), (-96, 8, -1.5)), ((-52, 30, 12), (-96, 8, -1.5), (-104, 96, 8)), ((-52, 30, 12), (-104, 96, 8), (-52, 108, 24))]),
    'front': ((.994, -.107), [((-70, -38, -1.5), (60, -52, -1.5), (46, 46, 15)), ((-70, -38, -1.5), (46, 46, 15), (-60, 46, 15)), ((-60, 46, 15), (46, 46, 15), (10, 112, 25)), ((-60, 46, 15), (10, 112, 25), (-52, 108, 24))]),
    'right': ((.402, .916), [((60, -52, -1.5), (96, 30, 2), (70, 60, 15)), ((60, -52, -1.5), (70, 60, 15), (46, 46, 15)), ((46, 46, 15), (70, 60, 15), (60, 118, 24)), ((46, 46, 15), (60, 118, 24), (10, 112, 25))])}
def over(tris, x, y):
    """the roof's height at a point, or None beside it"""
    top = None
    for (ax, ay, az), (bx, by, bz), (cx, cy, cz) in tris:
        d = (by-cy)*(ax-cx)+(cx-bx)*(ay-cy); p = ((by-cy)*(x-cx)+(cx-bx)*(y-cy))/d; q = ((cy-ay)*(x-cx)+(ax-cx)*(y-cy))/d
        if min(p, q, 1-p-q) >= 0: top = max(top or -9, p*az+q*bz+(1-p-q)*cz)
    return top
def kerb(O, a, b, r, h=.55, w=.6, m=3):
    """a parapet of unequal blocks along an edge, each a little higher or lower than the next"""
    A, Z = np.array(a, float), np.array(b, float); n = math.dist(a, b); t = 0; e = (Z-A)/n; out = np.array((e[1], -e[0], 0))/math.hypot(e[0], e[1])*w
    while t < n:
        t1 = min(n, t+r.uniform(2.2, 7)); q = h*r.uniform(.55, 1.15); P, Q = A+e*t, A+e*(t1-.12); up = np.array((0, 0, q)); s = r.rand()*99
        for c in ((P, Q, Q+up, P+up), (P+up, Q+up, Q+up-out, P+up-out), (Q, Q-out, Q-out+up, Q+up), (P-out, P, P+up, P-out+up), (Q-out, P-out, P-out+up, Q-out+up)): O.quad(*(tuple(c_) for c_ in c), s, m)
        t = t1
def terraces(O, r):
    """the marble roof: its facets, low raised courses upon them, a parapet along the edges, and a wall under the edge that juts out to the left"""
    for k, (side, ((ex, ey), tris)) in enumerate(FACETS.items()):
        uv = lambda *c: [(x*ex+y*ey, -x*ey+y*ex) for x, y, _ in c]
        for t in tris: i = len(O.V); O.V += t; O.F.append((i, i+1, i+2)); O.S.append(k*7+1); O.M.append(0); O.U += uv(*t)
        n = 0
        for _ in range(4000):
            u, v = r.uniform(-120, 120, 2); v = math.floor(v/3.2)*3.2+.5; L, d, h = r.uniform(6, 34), r.choice([1.4, 2.6, 5.8]), r.uniform(.08, .26)
            c = [((u+a)*ex-(v+b)*ey, (u+a)*ey+(v+b)*ex) for a, b in ((0, 0), (L, 0), (L, d), (0, d))]; z = [over(tris, *q) for q in c]
            if None in z or min(z) < .3 or max(z) > (23 if side == 'left' else 14): continue
            lo, hi = [(*q, y) for q, y in zip(c, z)], [(*q, y+h) for q, y in zip(c, z)]; O.quad(*hi, k*7+1, 0, uv(*hi))
            for i in range(4): j = (i+1) % 4; O.quad(lo[i], lo[j], hi[j], hi[i], k*7+1, 0, uv(lo[i], lo[j], hi[j], hi[i]))
            n += 1
            if n == (40, 44, 12)[k]: break
    tip, foot, peak = (-104, 96, 8), (-96, 8, -1.5), (-52, 108, 24); low = lambda p, dx, z: (p[0]+dx, p[1], z)
    O.quad(low(foot, 0, -2.1), low(tip, 0, 7.3), tip, foot, 5, 7); O.quad(low(foot, 1.2, -2.5), low(tip, 1.2, -2.5), low(tip, 1.2, 7.2), low(foot, 1.2, -2.3), 6, 4)      # the slab's thickness, the wall in its shade
    O.quad(low(tip, 1.2, -2.5), low(peak, 0, -2.5), low(peak, 0, 23.8), low(tip, 1.2, 7.2), 6, 4); O.quad(tip, low(tip, 0, 7), low(peak, 0, 23), peak, 5, 7)
    kerb(O, foot, tip, r, .22); kerb(O, tip, peak, r, .55); kerb(O, (-69, -29.6, .15), (-60, 46, 15), r, .14, .35, 7); kerb(O, (-60, 46, 15), peak, r, .2, .4, 7)
def opera(S, ox, oy, rz):
    O = Build()
    # main slope: from under the water up to the roof; side slope; long quay plane
    if N: terraces(O, np.random.RandomState(5))
    else:
        O.quad((-70, -38, -1.5), (60, -52, -1.5), (46, 46, 15), (-60, 46, 15), m=0)            # front carpet into the fjord
        O.quad((60, -52, -1.5), (96, 30, 2), (70, 60, 15), (46, 46, 15), m=0)
        O.quad((46, 46, 15), (70, 60, 15), (60, 118, 24), (10, 112, 25), m=0)
        O.quad((-60, 46, 15), (46, 46, 15), (10, 112, 25), (-52, 108, 24), m=0)
        O.quad((-52, 30, 12), (-96, 8, -1.5), (-104, 96, 8), (-52, 108, 24), m=0)
        O.quad((-70, -38, -1.5), (-60, 46, 15), (-52, 108, 24), (-96, 8, -1.5), m=0)
    # glass foyer: tall box with overhanging roof plane
    P = [(-34, 34), (34, 34), (26, 84), (-30, 84)]; O.prism(P, 11, 31, 5, 1, 5)
    O.quad((-44, 26, 31), (44, 25, 31), (40, 100, 33.5), (-42, 100, 33.5), m=5); O.quad((-44, 26, 31), (-42, 100, 33.5), (-42, 100, 35), (-44, 26, 32.2), m=5)
    O.quad((44, 25, 31), (-44, 26, 31), (-44, 26, 32.2), (44, 25, 32.2), m=5); O.quad((-44, 26, 32.2), (44, 25, 32.2), (40, 100, 35), (-42, 100, 35), m=5)
    O.box(2, 104, 44, 34, 20, 52, 9, 0, 2, 2)                                                      # fly tower
    return O.to(S, 'opera', [S.mat('stone', stone) if N else marble, foyer, S.mat('alu', aluminium), S.mat('kerb', rim), S.mat('wall', ashlar), marble, marble, S.plain('block', '#d2cec6', .45)], at=(ox, oy, 0), rz=rz)
opera(S, 40, 300, .30)
if A.get('west'): S.lamp((-270, 345, 30), '#' + str(A.get('west_col', 'ffb074')), A['west']*1e5, 50, 'AREA', (0, 300, 8))                # west= : the last of the sun from the left, over the marble alone; the moon, if west_col= is blue
for a, b, p in ((-24, 10, 2.5e3), (12, 6, 2.5e3)): S.lamp((40+a, 300+b-14, 24), '#ffb060', p*A.get('lamps', 1), 3)
if A.get('edge'):                                                                                  # edge= : low lamps along the roof's edges, each with its pool on the stone
    er, c, s_, L = np.random.RandomState(3), math.cos(.30), math.sin(.30), Build(); kind = hexc('#ffb468')
    for p, q, n, k in (((-96, 8, -.8), (-104, 96, 8.3), 4, .6), ((-104, 96, 8.3), (-54, 107.5, 23.4), 5, .5), ((-68.4, -24.4, 1.1), (-60, 46, 15), 6, 1)):
        for i in range(n):
            t = (i+.5+er.uniform(-.3, .3))/n; a, b, z = (p[j]+(q[j]-p[j])*t for j in range(3)); x, y = 40+a*c-b*s_-.3, 300+a*s_+b*c-.6; f = k*er.uniform(.35, 1)
            if z < .4: continue
            for w, h, e in ((.34, .34, 5), (2.6, .75, .32)): L.quad((x-w, y, z+.35-h), (x+w, y, z+.35-h), (x+w, y, z+.35+h), (x-w, y, z+.35+h), f*e, 0, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
    def low(g):
        u, v, k = facades.attributes(g); return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(kind, g.mul(g.mul(g.exp(g.mul(g.add(g.mul(u, u), g.mul(v, v)), -3.5)), k), A['edge'])))
    o = L.to(S, 'edge', [S.mat('low', low, 0)]); o.visible_diffuse = o.visible_shadow = False
B = Build()
def house(x, y, w, d, h, sd, r):
    """one tower of the skyline: a slab, a pitched or stepped top, two leaves with a slot between, a box pushed out, a crown on a stem; plant on most roofs"""
    kind, rot, top = r.randint(6), r.uniform(-.16, .16), [0, w]
    def box(dx, w_, z0, z1, sd=sd): B.box(x+dx, y, w_, d, z0, z1, sd, rot); top[:] = dx, w_
    if kind == 0: box(0, w, 0, h*.94); box(w*r.uniform(-.08, .08), w*.82, h*.94, h)
    elif kind == 1:
        lo, hi = h*r.uniform(.86, .95), h; h = lo; lo, hi = (lo, hi) if r.rand() < .5 else (hi, lo); x0, x1, y0, y1 = x-w/2, x+w/2, y-d/2, y+d/2; B.box(x, y, w, d, 0, h, sd)
        B.quad((x0, y0, h), (x1, y0, h), (x1, y0, hi), (x0, y0, lo), sd); B.quad((x0, y0, lo), (x1, y0, hi), (x1, y1, hi), (x0, y1, lo), sd, 1); B.quad((x1, y0, h), (x1, y1, h), (x1, y1, hi), (x1, y0, hi), sd); B.quad((x0, y1, h), (x0, y0, h), (x0, y0, lo), (x0, y1, lo), sd)
        return
    elif kind == 2: box(0, w, 0, h*.62); box(-w*.22, w*.56, h*.62, h*.84); box(-w*.33, w*.34, h*.84, h)
    elif kind == 3: m_ = r.uniform(-.12, .12)*w; box(m_, 2, 0, h*.7); box((m_+w/2)/2+.4, w/2-m_-.8, 0, h*r.uniform(.8, .93)); box((m_-w/2)/2-.4, w/2+m_-.8, 0, h)
    elif kind == 4: box(w*r.uniform(-.12, .12), w*1.06, h*.38, h*.66); box(0, w*.9, 0, h)
    else: box(0, w*.8, 0, h*.5); box(0, w, h*.5, h*.9); box(0, w*.66, h*.9, h)
    dx, w = top
    for i in range(r.randint(1, 4)): B.box(x+dx+w*r.uniform(-.25, .25), y, w*r.uniform(.1, .4), d*.5, h-.5, h+r.uniform(.8, 2.8), 5, rot)
def light(x, y, z, w, h, k):
    """a lamp or a lit floor that mist has blurred: a soft patch before the wall; few= leaves out that share of them"""
    if k*997 % 1 >= A.get('few', 0): V.quad((x-w, y, z-h), (x+w, y, z-h), (x+w, y, z+h), (x-w, y, z+h), k, 0, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
def skyline(r):
    """Bjørvika's towers beyond the water: three rows, each paler than the last, one tall tower behind them; few lamps in their walls, lit ground floors in the mist"""
    for y, x, x1, lo, hi, wl, wh, gap, p in ((770, -345, 10, 46, 78, 6.5, 12.5, (3, 10), .7), (1010, -470, 120, 52, 96, 9, 20, (2, 16), .5), (1400, -660, 260, 60, 122, 12, 26, (2, 30), .35)):
        x0 = x
        while x < x1:
            w = r.uniform(wl, wh); t = (x-x0)/(x1-x0); h = (lo+(hi-lo)*r.beta(1.1, 1.2))*(1.06-.42*t*t); house(x+w/2, y+r.uniform(-12, 12), w, r.uniform(24, 50), h, r.rand()*1000, r)
            for i in range(r.poisson(p*h/12)): light(x+w*r.uniform(.15, .85), y-42, r.uniform(.14, .72)*h, *r.uniform(.9, 1.9)*y/770*np.array([r.choice([1, 1, 1.5]), 1]), r.rand()*.5+.06)
            for i in range(r.poisson(p*2.6)): light(x+w*r.uniform(-.3, 1.3), y-44, r.uniform(3, 8), r.uniform(1.6, w*.6), r.uniform(1.6, 3.6), r.uniform(.12, .5))
            x += w+r.uniform(*gap)
    B.box(-205, 1330, 24, 30, 0, 124, 401); B.box(-205, 1330, 17, 24, 124, 134, 401); B.tube([(-205, 1330, 134), (-205, 1330, 152)], .3, 4, 1)
V, x = Build(), -330
if N: skyline(np.random.RandomState(65))
while x < -40 and not N:                                                                            # bar-code row
    w = rs.uniform(13, 22); h = rs.uniform(42, 68); B.box(x+w/2, 620, w, 60, 2, h, rs.rand()*1000)
    if rs.rand() < .4: B.box(x+w*.7, 620, w*.5, 50, h, h+rs.uniform(4, 12), rs.rand()*1000)
    x += w+rs.uniform(5, 9)
if A.get('walk'):                                                                                  # walk= : groups of people on the upper roof
    wr = np.random.RandomState(12); c, s_ = math.cos(.30), math.sin(.30)
    for i in range(A['walk']):
        a0, b0 = ((-27, 29), (21, 30), (47, 24), (2, 25))[i]
        for j in range((2, 3, 2, 1)[i]): a, b = a0+wr.uniform(-1.5, 1.5), b0+wr.uniform(-1, 1); props.walker(B, 40+a*c-b*s_, 300+a*s_+b*c, over(FACETS['front'][1], a, b)-.05, wr.uniform(1.6, 1.82), 3 if wr.rand() < .85 else 6, 4, wr)
for i in range(900):
    y = rs.uniform(760, 3600); x = rs.uniform(-.7, .75)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, rs.uniform(12, 34), rs.uniform(12, 30), hz-20, hz+rs.uniform(8, 26), rs.rand()*1000, rs.uniform(-.5, .5), m=5 if N and x < .12*y else 2)
er = np.random.RandomState(8)
for i in range(A.get('east', 0)):                                                                  # the town thins out to the right instead of ending at a line
    y = er.uniform(760, 3600); far = er.rand()**1.7; x = (.72+.55*far)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, er.uniform(12, 34)*(1-.5*far), er.uniform(12, 30), hz-20, hz+er.uniform(8, 24)*(1-.55*far), er.rand()*1000, er.uniform(-.5, .5), m=2)
if N:
    fog, S.m['fog'] = S.m['fog'], tup(A['veil'])                                                    # veil= : the mist before the skyline alone; the Opera keeps its own
    def wall(g):
        """storeys and bays, hardly seen"""
        u, v, at = facades.attributes(g); s1 = g.white(g.vec(at, 1.7, 3)); band = g.m('LESS_THAN', g.m('FRACT', g.div(v, 3.6)), .45); bay = g.m('LESS_THAN', g.m('FRACT', g.div(u, g.add(1.6, g.mul(s1, 3)))), .6)
        return g.principled(Base_Color=g.scalec(g.mix(s1, hexc('#4a4c54'), hexc('#8a8078')), g.sub(1.0, g.mul(g.mul(band, bay), .55))), Roughness=.6)
    veil = S.mat('veil', wall, 2.1); shade = S.plain('shade', '#22252b', .8, haze=2.1); S.m['fog'] = fog
    def blurred(g):
        u, v, k = facades.attributes(g); r2 = g.add(g.mul(u, u), g.mul(v, v)); tr = g.node('ShaderNodeBsdfTransparent')
        return g.addsh(tr.outputs[0], g.emission(g.mix(g.white(g.vec(k, 2, 5)), hexc('#ff9a4a'), hexc('#ffd09a')), g.mul(g.mul(g.mul(g.exp(g.mul(r2, -4.5)), g.ss(r2, 1, .6)), k), A.get('veil_lit', 1.3))))
    V.to(S, 'lights', [S.mat('blurred', blurred, 0)])
    B.to(S, 'city', [veil, shade, town, S.plain('coat', '#20242b', .8), S.plain('skin', '#8a6a55', .7), veil, S.plain('wool', '#2c3138', .8)])
else: B.to(S, 'city', [fac, roof, town])
snow = lambda nm, c, k: S.plain(nm, c, .9, noise=.5, nscale=.006, haze=k)
def hill(y0, y1, H, sd, lx, c, k=1.0): S.grid(f'hill{sd}', -9000, 9000, y0, y1, 500, 60, lambda X, Y: H*(fbm(X/lx, Y/lx, 7, sd)**1.3)*np.sin(np.clip((Y-y0)/(y1-y0), 0, 1)*np.pi)**.7-6, snow(f'snow{sd}', c, k))
hill(1300, 4600, 330, 3, 1500, '#16202a', 1.7 if N else 1.0); hill(5000, 9000, 800, 8, 2600, '#3a4a5c'); hill(9000, 15000, 1500, 12, 4200, '#5a6c82')
S.water(ripple=.22, scale=.09, rough=.05, haze=.6, fade=900)
for x0, x1, mat in ((-9000, 150, shade), (150, 9000, roof)) if N else ((-9000, 9000, roof),): S.mesh('land', [(x0, 585, 1.5), (x1, 585, 1.5), (x1, 4000, 1.5), (x0, 4000, 1.5)], [(0, 1, 2, 3)], [mat])
S.camera((-70, 40, 7.5), (-12, 420, 62), lens=A.get('lens', 27))
S.render(A.get('out', RENDERS + 'oslo.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .35))
