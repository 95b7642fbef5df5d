"""Oslo hero: blue hour fjord, white inclined planes rising out of the water, glass foyer, slim bar-code towers, aurora."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import facades, props
A = args(); rs = np.random.RandomState(21)
N, xr = A.get('near', 0), np.random.RandomState(63)                                                # near= : a row of towers that bears a closer look, a quay with people and boats
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
    jy, jx = g.m('FRACT', g.div(v, 1.6)), g.m('FRACT', cu); joint = g.mul(wall, g.m('MAXIMUM', g.m('LESS_THAN', jy, .14), g.m('LESS_THAN', jx, .025))); tone = g.add(.62, g.add(g.mul(r, .30), g.mul(rr, .26)))
    c = g.scalec(hexc('#a6a9ac'), g.mul(tone, g.sub(1.0, g.mul(joint, .62)))); c = g.scalec(c, g.ss(g.noise(g.v('MULTIPLY', p, (.09, .09, .03)), 1.0, 4, .6), .2, .8, .75, 1.1))
    bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .5; bm.inputs['Strength'].default_value = .5; g.put(bm.inputs['Height'], g.mul(wall, g.sub(jy, joint)))
    glow = g.mul(g.mul(g.mul(wall, g.ss(z, 31, 34, .22, 1.0)), g.exp(g.mul(g.m('MAXIMUM', g.sub(z, 33.0), 0.0), -.24))), g.mul(tone, g.add(.3, g.mul(g.ss(g.xyz(geo.outputs['Normal'])[1], 0, -.9), .7))))
    return g.principled(Base_Color=c, Metallic=.35, Roughness=g.add(.34, g.mul(r, .2)), Specular=.4, Normal=bm.outputs[0], Emission=hexc('#e8924a'), Emission_Strength=g.mul(glow, A.get('bounce', .15)*min(A.get('foyer', 1.5), 1.5)))
def opera(S, ox, oy, rz):
    O = Build()
    # main slope: from under the water up to the roof; side slope; long quay plane
    O.quad((-70, -38, -1.5), (60, -52, -1.5), (46, 46, 15), (-60, 46, 15), m=0)                # front carpet into the fjord
    O.quad((60, -52, -1.5), (96, 30, 2), (70, 60, 15), (46, 46, 15), m=0)
    O.quad((46, 46, 15), (70, 60, 15), (60, 118, 24), (10, 112, 25), m=0)
    O.quad((-60, 46, 15), (46, 46, 15), (10, 112, 25), (-52, 108, 24), m=0)
    O.quad((-52, 30, 12), (-96, 8, -1.5), (-104, 96, 8), (-52, 108, 24), m=0)
    O.quad((-70, -38, -1.5), (-60, 46, 15), (-52, 108, 24), (-96, 8, -1.5), m=0)
    # glass foyer: tall box with overhanging roof plane
    P = [(-34, 34), (34, 34), (26, 84), (-30, 84)]; O.prism(P, 11, 31, 5, 1, 0)
    O.quad((-44, 26, 31), (44, 25, 31), (40, 100, 33.5), (-42, 100, 33.5), m=0); O.quad((-44, 26, 31), (-42, 100, 33.5), (-42, 100, 35), (-44, 26, 32.2), m=0)
    O.quad((44, 25, 31), (-44, 26, 31), (-44, 26, 32.2), (44, 25, 32.2), m=0); O.quad((-44, 26, 32.2), (44, 25, 32.2), (40, 100, 35), (-42, 100, 35), m=0)
    O.box(2, 104, 44, 34, 20, 52, 9, 0, 2, 2)                                                      # fly tower
    return O.to(S, 'opera', [marble, foyer, S.mat('alu', aluminium)], at=(ox, oy, 0), rz=rz)
opera(S, 40, 300, .30)
for a, b, p in ((-24, 10, 2.5e3), (12, 6, 2.5e3)): S.lamp((40+a, 300+b-14, 24), '#ffb060', p*A.get('lamps', 1), 3)
B = Build()
def bar(x0, w, h, sd):
    """one house of the row: slab, steps, two halves with a slot between, or a box pushed out; roof with its plant, terraces with rails"""
    y0, d, top = 590, 58, []; kind, deep = xr.randint(4), xr.uniform(-1.5, 2.5)
    def block(a, b, f, k, z0, z1, s=sd): B.box((a+b)/2, (f+k)/2, b-a, k-f, z0, z1, s); top.append((a, b, f, k, z1))
    f = y0+deep; block(x0+.5, x0+w-.5, f+1.6, f+d, 2, 7.4); B.box(x0+w/2, f+.6, w-.6, 3.4, 7.0, 7.4, 1, m=1); top.clear()
    if kind == 0: cut = h*xr.uniform(.55, .75); block(x0, x0+w, f, f+d, 7.4, cut); block(x0+1.4, x0+w-1.4, f+2.2, f+d, cut, cut+3.6, sd+.5); block(x0, x0+w, f, f+d, cut+3.6, h)
    elif kind == 1:
        a = xr.uniform(.45, .6); left = xr.rand() < .5; block(x0, x0+w, f, f+d, 7.4, h*.70); block(*((x0, x0+w*a) if left else (x0+w*(1-a), x0+w)), f, f+d, h*.70, h); block(x0+w*.25, x0+w*.75, f+8, f+d, h*.70, h*.84)
    elif kind == 2: m_ = x0+w*xr.uniform(.4, .6); block(x0, m_-.8, f, f+d, 7.4, h); block(m_+.8, x0+w, f+1.5, f+d, 7.4, h*xr.uniform(.8, .92), sd+77); B.box(m_, f+6, 1.8, d-8, 7.4, h*.8, 1, m=1)
    else: z1, z2 = h*.42, h*.72; block(x0, x0+w, f, f+d, 7.4, h); block(x0+w*.08, x0+w*.62, f-2.6, f+4, z1, z2, sd+33)
    style = xr.rand()
    if style < .4:                                                                                   # slabs stand out at each storey
        for z in np.arange(11, h-2, 3.6): B.box(x0+w/2, f-.25, w+.1, .5, z-.16, z+.16, 1, m=10, mroof=10)
    elif style < .7:                                                                                 # balconies, one or two lived on
        for z in np.arange(11, h*.68, 3.6):
            for bx in np.arange(x0+1.8, x0+w-2.2, 4.1):
                if xr.rand() < .6: B.box(bx, f-.7, 2.6, 1.4, z-.12, z+.08, 1, m=10, mroof=10); B.box(bx, f-1.36, 2.6, .08, z+.1, z+1.05, 1, m=9, mroof=9)
                if xr.rand() < .05: props.walker(B, bx, f-.8, z+.1, 1.75, 6, 7, xr)
    else:
        for fx in np.arange(x0+1.1, x0+w, 2.2): B.box(fx, f-.2, .16, .5, 7.4, h*.69, 1, m=10, mroof=10)
    for a, b, f_, k_, z in top:
        for q in ((a, f_, b, f_), (b, f_, b, k_)): B.tube([(q[0], q[1]+.4, z+1.05), (q[2], q[3]+.4, z+1.05)], .05, 4, 1)
        B.box((a+b)/2, f_+.15, b-a, .3, z, z+.45, 1, m=10, mroof=10)
    a, b, f_, k_, z = max(top, key=lambda t: t[4]); pw = (b-a)*xr.uniform(.3, .5); px = xr.uniform(a+pw/2+.5, b-pw/2-.5); B.box(px, f_+14, pw, 14, z, z+xr.uniform(2.6, 4), 1, m=1)
    for i in range(xr.randint(2, 6)): vx = xr.uniform(a+.8, b-.8); B.box(vx, f_+xr.uniform(3, 8), xr.uniform(.6, 1.6), 1.4, z, z+xr.uniform(.7, 1.8), 1, m=1)
    if xr.rand() < .5: B.tube([(px, f_+12, z+3), (px, f_+12, z+xr.uniform(6, 10))], .09, 5, 1)
x = -330-200*N
while x < -40:                                                                                     # bar-code row
    w = rs.uniform(13, 22); h = rs.uniform(42, 68); sd = rs.rand()*1000
    if N: bar(x, w, h, sd)
    else: B.box(x+w/2, 620, w, 60, 2, h, sd)
    if not N and rs.rand() < .4: B.box(x+w*.7, 620, w*.5, 50, h, h+rs.uniform(4, 12), rs.rand()*1000)
    x += w+rs.uniform(5, 9)*A.get('gap', 1)
if A.get('behind'):                                                                                # behind= : two further rows, lower and deeper in the haze, close the gaps
    br = np.random.RandomState(77)
    for y0, lo, hi in ((720, 26, 50), (860, 22, 54)):
        x = -760.
        while x < .02*y0-70: w = br.uniform(16, 34); h = br.uniform(lo, hi); B.box(x+w/2, y0, w, 40, 2, h, br.rand()*1000, m=3); B.box(x+w*br.uniform(.3, .7), y0, w*br.uniform(.2, .5), 20, h, h+br.uniform(2, 5), 1, m=1); x += w+br.uniform(-2, 6)
if A.get('walk'):                                                                                  # walk= : people on the sloping roof
    wr = np.random.RandomState(12)
    for i in range(A['walk']):
        a, b = wr.uniform(-58, 52), wr.uniform(-30, 40); c, s_ = math.cos(.30), math.sin(.30); props.walker(B, 40+a*c-b*s_, 300+a*s_+b*c, -1.5+16.5*(b+45+7*(a+5)/65)/91-.1, wr.uniform(1.62, 1.85), 6 if wr.rand() < .85 else 3, 7, wr)
if N:                                                                                              # the quay before it: birches, lamps, walkers, a rail, moored boats
    B.box(-330, 587.5, 760, 6, -1, 2.2, 1, m=9, mroof=10)
    for x in np.arange(-540, 30, 9.5):
        if xr.rand() < .6: props.tree(B, x+xr.uniform(-3, 3), 587.6, 2.2, xr.uniform(6, 10), xr.uniform(2, 3.2), xr, 4, 5, 260)
        B.tube([(x+4, 585.6, 2.2), (x+4, 585.6, 7.2)], .08, 5, 1); B.lathe(x+4, 585.6, [(0, 7.1), (.26, 7.35), (0, 7.6)], 6, 1, 8)
    for i in range(110): props.walker(B, xr.uniform(-420, 20), 585.2+xr.rand()*2.6, 2.2, xr.uniform(1.6, 1.85), 6 if xr.rand() < .8 else 7, 7, xr)
    for a, b in ((-540, 30),): B.tube([(a, 584.7, 3.25), (b, 584.7, 3.25)], .05, 4, 1); B.tube([(a, 584.7, 2.8), (b, 584.7, 2.8)], .03, 4, 1)
    for x in np.arange(-540, 30, 2.4): B.tube([(x, 584.7, 2.2), (x, 584.7, 3.25)], .04, 4, 1)
    for i in range(13): props.launch(B, xr.uniform(-420, 10), 578+xr.uniform(-3, 3), xr.uniform(7, 13), 11, 11, 12, 1, xr, xr.choice([0, math.pi])+xr.uniform(-.15, .15), mast=xr.choice([0, 12, 15]))
for i in range(900):
    y = rs.uniform(760, 3600); x = rs.uniform(-.7, .75)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, rs.uniform(12, 34), rs.uniform(12, 30), hz-20, hz+rs.uniform(8, 26), rs.rand()*1000, rs.uniform(-.5, .5), m=2)
er = np.random.RandomState(8)
for i in range(A.get('east', 0)):                                                                  # the town thins out to the right instead of ending at a line
    y = er.uniform(760, 3600); far = er.rand()**1.7; x = (.72+.55*far)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, er.uniform(12, 34)*(1-.5*far), er.uniform(12, 30), hz-20, hz+er.uniform(8, 24)*(1-.55*far), er.rand()*1000, er.uniform(-.5, .5), m=2)
if N:
    tower = facades.office(S, 'office', ('#8e8a82', '#3c3f45', '#5d4338', '#7d7264', '#2b2e33', '#a09a8f'), lit=.42, k=A.get('roomk', 2.0), base_k=1.5)
    leaf, bark, bead = props.leaves(S, 'leaf', ('#141a14', '#1c2418', '#10150f')), S.plain('bark', '#6a665e', .9), S.plain('bead', '#ffffff', emit='#ffc27a', emit_k=10*A.get('lamps', 1), haze=.4)
    B.to(S, 'city', [tower, roof, town, tower, leaf, bark, S.plain('coat', '#20242b', .8), S.plain('skin', '#8a6a55', .7), bead, S.plain('wall', '#26282b', .8, noise=.3, nscale=.5), S.plain('edge', '#77746d', .7, noise=.25, nscale=.4), S.plain('hull', '#77736b', .3), S.plain('cabin', '#15181c', .1, emit='#ffb765', emit_k=.35)])
else: B.to(S, 'city', [fac, roof, town])
snow = lambda nm, c: S.plain(nm, c, .9, noise=.5, nscale=.006)
def hill(y0, y1, H, sd, lx, c): S.grid(f'hill{sd}', -9000, 9000, y0, y1, 500, 60, lambda X, Y: H*(fbm(X/lx, Y/lx, 7, sd)**1.3)*np.sin(np.clip((Y-y0)/(y1-y0), 0, 1)*np.pi)**.7-6, snow(f'snow{sd}', c))
hill(1300, 4600, 330, 3, 1500, '#16202a'); hill(5000, 9000, 800, 8, 2600, '#3a4a5c'); hill(9000, 15000, 1500, 12, 4200, '#5a6c82')
S.water(ripple=.22, scale=.09, rough=.05, haze=.6, fade=900)
S.mesh('land', [(-9000, 585, 1.5), (9000, 585, 1.5), (9000, 4000, 1.5), (-9000, 4000, 1.5)], [(0, 1, 2, 3)], [roof])
S.camera((-70, 40, 7.5), (-12, 420, 62), lens=A.get('lens', 27))
S.render(A.get('out', RENDERS + 'oslo.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .35))
