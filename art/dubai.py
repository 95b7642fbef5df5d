"""Dubai hero: needle tower over a sea of gold fog, sail hotel in the gulf, low sun behind.

inside= lamplight in the sail, quay= on its islet, thru=, thru_col= the low sun through its edge, hotel_haze= air before it, bank=x,y,half width,half depth,top,amount mist at its foot;
vary=1 runs of lit rooms, dark towers and white offices; crown= light on a few tower tops.
For night: homes= how bright the towers' lamps above the mist are, lantern= the sail lit from within above its islet, with its reflection, shore= the town's glow in the mist before it and between its rows, drawn= the columns that calm water draws out of lamps on the shore.
For night and haze: coast=colour,air,lamps a shore and the low town behind it, low_fog= the fog on them (as fog=), airs= how unequally the towers stand in the haze.
For haze: sunlit= how strongly flanks of towers shine (their walls then differ, near ones have less of the air, the shore has sandbanks, groves and palms), heads= smaller storeys and masts on flat roofs and nothing behind the sail's curve, foot=top,amount,near,far fog before the tall one alone, veil=top,amount,near,far,length mist before the town alone, silk= daylight through the sail, pale= the sky before it that cloth and glass show, needle= air before the tall tower, mist=y,top,amount,thin torn banks before their feet (Scene.mist).
"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); rs = np.random.RandomState(7)
m = mood(A.get('mood', 'golden'), sun_az=-9, sun_el=3.4, haze=1/9000, fog=(150, .9, 1700, 4200), cloud=.53, cloud_rot=.2)
if A.get('bank'): m['bank'] = tup(A['bank'])
S = Scene(m)
fog = m['fog']; m['fog'] = tup(A['veil']) if A.get('veil') else fog
def clear_air(g, at):
    """how much of a light at `at` comes through: none in the torn fog, less from further away; and its height"""
    top, length = fog[0], (*fog, 900)[4]; z = g.xyz(at)[2]; n = g.noise(g.v('MULTIPLY', at, (1/length, 1/length, 3/length)), 1.0, 4, .55)
    return g.mul(g.ss(g.sub(z, g.mul(g.sub(n, .5), top*1.3)), .5*top, .95*top), g.exp(g.div(g.sub(g.node('ShaderNodeCameraData').outputs['View Distance'], 3000.0), -3800.0))), z
def homes(base, k, haze=1.0):
    """towers at night: dark walls that the town lights from below, floors that the distance runs together in soft patches, small amber windows of very unequal power in loose clusters with dark floors between, pieces of a few floors, bands of light up a few of them, nothing in the mist; the water mirrors a soft column"""
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; s = [g.white(g.vec(at, q, 5.0)) for q in (1.7, 4.4, 8.1, 12.9)]
        at_ = g.node('ShaderNodeNewGeometry').outputs['Position']; clear, z = clear_air(g, at_)
        part = g.ss(g.noise(g.vec(g.div(u, 26.0), g.div(v, 44.0), at), 1.0, 3, .6), .38, .66); awake = g.ss(s[2], .12, .9)
        bay, fl = g.div(u, g.add(2.6, g.mul(s[0], 1.8))), g.div(v, 3.7); i, j = g.m('FLOOR', bay), g.m('FLOOR', fl); run = g.m('FLOOR', g.div(g.add(i, g.mul(g.white(g.vec(at, j, 3.0)), 9.0)), g.add(1.0, g.mul(s[1], 1.4)))); r, q, c = (g.white(g.vec(run, j, g.add(at, o))) for o in (11.0, 17.0, 23.0))
        pane_ = g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', bay), .5)), .48, .30), g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', fl), .5)), .44, .16)); storey = g.ss(g.add(g.white(g.vec(at, j, 53.0)), g.mul(g.sub(g.noise(g.vec(g.div(u, 14.0), j, at), 1.0, 2, .6), .5), 1.4)), .20, .75)
        runs = g.mul(g.mul(pane_, g.m('LESS_THAN', r, g.mul(g.mul(g.add(.03, g.mul(part, storey)), awake), .21*A.get('litk', 1.0)))), g.add(.08, g.mul(g.pow(q, 4.0), 1.1)))
        floor = g.mul(g.mul(g.m('GREATER_THAN', g.white(g.vec(at, j, 41.0)), .972), g.mul(awake, pane_)), g.mul(g.ss(g.noise(g.vec(g.div(u, 11.0), j, at), 1.0, 2, .6), .46, .64), .34))
        soft = g.mul(g.mul(part, awake), g.mul(g.add(.4, g.mul(g.white(g.vec(at, j, 31.0)), .6)), g.ss(g.noise(g.vec(g.div(u, 9.0), g.div(v, 6.0), at), 1.0, 3, .6), .30, .72, .1, 1.5)))
        line = g.div(u, g.add(9.0, g.mul(s[0], 9.0))); band = g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', line), .5)), .16, .02), g.mul(g.m('GREATER_THAN', s[3], .86), g.ss(g.noise(g.vec(at, g.div(v, 90.0), 7.0), 1.0, 2, .5), .34, .66, .1, 1.0)))
        under = g.mul(g.exp(g.div(z, -150.0)), g.ss(g.noise(g.v('MULTIPLY', at_, (1/420, 1/420, 0)), 1.0, 2, .5), .32, .68, .15, 1.0))
        em = g.mul(g.add(g.add(g.add(runs, floor), g.mul(soft, .10)), g.mul(band, .09)), clear); em = g.add(em, g.mul(under, .025)); column = g.mul(g.mul(g.mul(g.add(.12, part), awake), g.exp(g.div(z, -240.0))), .2)
        return g.principled(Base_Color=g.scalec(g.mix(s[1], hexc(base[0]), hexc(base[1])), A.get('base_k', 1)), Roughness=.5, Specular=.3, Emission=g.mix(c, hexc('#ff9a4c'), hexc('#ffd29a')), Emission_Strength=g.mul(g.mix(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], em, column), k))
    return S.mat('homes', b, haze)
def washed(base, k, haze, X, Y):
    """the needle at night, wing by wing (seed 500 to 502) and tier by tier: light that rises from each terrace, strongest at the wing's end, dies away upwards and is nowhere equal; single windows; broken glints on floors of plant; the core (seed 510) is dark and its spire a faint line"""
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; at_ = g.node('ShaderNodeNewGeometry').outputs['Position']; clear, z = clear_air(g, at_); x, y, _ = g.xyz(at_)[0:3]
        core = g.m('GREATER_THAN', at, 505.0); tier = g.div(g.sub(z, g.add(84.0, g.mul(g.sub(at, 500.0), 24.0))), 72.0); i = g.m('FLOOR', tier); up = g.mul(g.m('FRACT', tier), 72.0); own = [g.white(g.vec(at, i, q)) for q in (3.0, 8.0)]
        end = g.sub(g.m('SQRT', g.add(g.pow(g.sub(x, X), 2.0), g.pow(g.sub(y, Y), 2.0))), g.sub(74.0, g.mul(g.add(i, 1.0), 7.7))); lamps = g.ss(g.noise(g.vec(g.div(u, 8.0), g.div(z, 60.0), at), 1.0, 2, .6), .30, .70, .25, 1.15)
        wash = g.mul(g.mul(g.exp(g.div(up, g.sub(-13.0, g.mul(own[1], 20.0)))), g.add(.14, g.mul(g.pow(own[0], 1.5), .86))), g.mul(lamps, g.clamp(g.exp(g.div(end, 16.0)))))
        bay, fl = g.div(u, 4.4), g.div(v, 3.9); j, l = g.m('FLOOR', bay), g.m('FLOOR', fl); room = g.mul(g.m('GREATER_THAN', g.white(g.vec(j, l, at)), g.ss(g.noise(g.vec(g.div(u, 30.0), g.div(v, 70.0), at), 1.0, 2, .5), .36, .68, .995, .93)), g.mul(g.pow(g.white(g.vec(j, l, g.add(at, 7.0))), 3.0), g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', fl), .5)), .46, .2)))
        plant = g.m('ABSOLUTE', g.sub(g.m('MODULO', g.add(z, 31.0), 118.0), 59.0)); glint = g.mul(g.ss(plant, 3.2, 1.2), g.ss(g.noise(g.vec(g.div(u, 6.0), g.m('FLOOR', g.div(z, 118.0)), at), 1.0, 2, .6), .56, .74))
        wing = g.add(g.add(g.mul(wash, .60), g.mul(room, .9)), g.add(g.mul(glint, .30), .012))
        spire = g.mul(g.add(g.mul(g.exp(g.div(g.sub(z, 690.0), -26.0)), .045), .020), g.mul(g.ss(z, 640.0, 700.0), g.add(.5, g.noise(g.vec(0.0, g.div(z, 26.0), 2.0), 1.0, 2, .5))))
        em = g.mul(g.mix(core, wing, spire), clear); column = g.mul(g.exp(g.div(z, -240.0)), .05)
        return g.principled(Base_Color=g.scalec(g.mix(g.white(g.vec(at, 4.0, 5.0)), hexc(base[0]), hexc(base[1])), A.get('base_k', 1)), Roughness=.5, Specular=.3, Emission=g.mix(g.clamp(g.add(room, glint)), hexc('#ffc890'), hexc('#ffb468')), Emission_Strength=g.mul(g.mix(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], em, column), k))
    return S.mat('washed', b, haze)
HOMES = A.get('homes', 0)
def airs(g):
    """each tower's share of the haze: groups of them further in it than others, and towers that differ from their neighbours"""
    at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; n = g.noise(g.v('MULTIPLY', g.node('ShaderNodeNewGeometry').outputs['Position'], (1/310, 1/700, 0)), 1.0, 2, .5)
    return g.exp(g.mul(g.add(g.mul(g.sub(n, .5), 5.0), g.mul(g.sub(g.white(g.vec(at, 6.0, 2.0)), .5), 1.5)), A['airs']))
def depths(g):
    """the same, less than its distance gives a near tower and more a far one"""
    return g.mul(airs(g), g.pow(g.div(g.node('ShaderNodeCameraData').outputs['View Distance'], 5200.0), 1.2))
AIRS = depths if A.get('sunlit') else airs if A.get('airs') else 1.0
def sunlit(base, k, haze):
    """towers by day, the sun behind them: shaded walls that differ in tone, glass that mirrors the pale sky in front, more towards the top and in bands of floors; flanks towards the sun shine, few of them strongly, in broken pieces, none at the foot"""
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; own = [g.white(g.vec(at, q, 5.0)) for q in (1.7, 4.4, 8.1, 12.9)]
        geo = g.node('ShaderNodeNewGeometry'); x, y, z = g.xyz(geo.outputs['Position'])[0:3]; side = g.m('SIGN', g.add(g.add(x, 60.0), g.mul(g.add(y, 500.0), -math.tan(math.radians(A['sun_az'])))))
        graze = g.ss(g.mul(g.xyz(geo.outputs['Normal'])[0], g.mul(side, -1.0)), .12, .75); n = g.noise(g.vec(g.div(u, 24.0), g.div(v, 34.0), at), 1.0, 3, .6); floors = g.white(g.vec(at, g.m('FLOOR', g.div(v, 15.0)), 3.0))
        shine = g.mul(g.mul(graze, g.add(.15, g.mul(g.pow(own[2], 1.6), 2.4))), g.mul(g.ss(n, .34, .62, .3, 1.0), g.ss(z, 15.0, 130.0)))
        sky = g.mul(g.mul(g.add(.03, g.mul(g.pow(own[3], 2.0), .22)), g.add(.7, g.mul(floors, .6))), g.ss(g.add(z, g.mul(g.sub(n, .5), 160.0)), 0.0, 300.0, .4, 1.0))
        return g.principled(Base_Color=g.mix(own[0], hexc(base[0]), hexc(base[1])), Roughness=.5, Specular=.3, Emission=g.addc(g.scalec(hexc('#ffcf9c'), g.mul(shine, k)), g.scalec(hexc(A['pale']), sky)), Emission_Strength=1.0)
    return S.mat('sunlit', b, haze)
glass = homes(('#151b2a', '#222838'), HOMES, AIRS) if HOMES else sunlit(('#1b202a', '#453e38'), A['sunlit'], AIRS) if A.get('sunlit') else S.facade('glass', base=('#1c2028', '#3a332c'), lit=.07, k=1.6, fill=(.75, .6), glass=.9, haze=AIRS, vary=A.get('vary', 0))
roof = S.plain('roof', '#15161a', .8); m['fog'] = fog
# --- city massing: density clusters along the shore line, y = distance into the picture
City, tops = Build(), []
def tower(x, y, h, w):
    tops.append((x, y-w*.6, h)); sd = rs.rand()*1000; rot = rs.uniform(-.25, .25); k = rs.randint(4)
    if k == 0: City.box(x, y, w, w*.8, 0, h, sd, rot)
    elif k == 1:
        City.box(x, y, w, w, 0, h*.7, sd, rot); City.box(x, y, w*.72, w*.72, h*.7, h*.9, sd, rot); City.box(x, y, w*.4, w*.4, h*.9, h, sd, rot)
    elif k == 2: City.box(x, y, w, w*.7, 0, h, sd, rot, taper=.7)
    else: City.lathe(x, y, [(w*.5, 0), (w*.5, h*.85), (w*.3, h), (0, h)], 16, sd)
    if A.get('heads') and k in (0, 2) and h > 80:
        q, t = w*(1 if k == 0 else .7), sd*7 % 1; u = x+q*.35*(t-.5)
        if t < .8: City.box(u, y, q*(.4+.4*t), q*.5, h, h+q*(.75-.6*t), sd, rot)
        if t < .35: City.box(u, y, q*.24, q*.24, h, h+q*1.1, sd, rot); City.box(u, y, 2, 2, h, h+q*2.2, sd, m=1)
    if rs.rand() < .35: City.box(x, y, 1.6, 1.6, h, h+rs.uniform(15, 45), sd, m=1)
    if A.get('crown') and k in (0, 2) and h > 110 and sd % 1 < (.22 if HOMES else .11) and not -.27 < (x+60)/(y+500) < -.16: q = 1.004 if k == 0 else .72; City.box(x, y, w*q, w*q*(.8 if k == 0 else .7), h-h*.045, h-1.5, h-h*.045, rot, m=2)    # a lit crown, none behind the sail
for i in range(2600):
    y = rs.uniform(2600, 9000); x = rs.normal(0, 2100)
    cl = math.exp(-((x-500)/900)**2)+.8*math.exp(-((x+2300)/700)**2)+.6*math.exp(-((x-2600)/600)**2)
    h = rs.gamma(2.0, 40)*(.5+1.6*cl)+20
    if abs(x-350) < 230 and abs(y-4200) < 300: continue
    if abs(x-350*(y+500)/4700) < 135 and y < 4200: h = min(h, 40+70*(x*.37 % 1) if A.get('coast') else 120)                      # keep the needle's silhouette clear
    if A.get('heads') and abs((x+60)/(y+500)+.205) < .025: h = min(h, 60)               # and the sail's curve
    tower(x, y, min(h, 430), rs.uniform(22, 52))
def crown(g):
    """a lit tower top, unequal and dimmer towards its edge; its seed is its foot's height"""
    u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; n = g.noise(g.vec(g.div(u, 9.0), at, 0.0), 1.0, 2, .5); return g.principled(Base_Color=hexc('#1c1a18'), Emission=hexc('#ffc98e'), Emission_Strength=g.mul(g.mul(g.exp(g.div(g.sub(v, at), -5.0)), g.mul(g.ss(n, .34, .70), g.add(.1, g.pow(g.white(g.vec(at, 2.0, 9.0)), 2.0)))), A.get('crown', 0)))
City.to(S, 'city', [glass, roof, S.mat('crown', crown) if HOMES else S.plain('crown', '#1c1a18', emit='#ffd09a', emit_k=A.get('crown', 0))])
# --- the needle: three lobes stepping back in a spiral round a core
T = Build(); X, Y = 350, 4200
def lobe(cx, cy, r, ang, ext, n=7):
    """stadium-shaped wing polygon"""
    dx, dy = math.cos(ang), math.sin(ang); px, py = -dy, dx
    pts = [(cx-px*r, cy-py*r)]+[(cx+dx*ext+(dx*math.sin(t)-px*math.cos(t))*r, cy+dy*ext+(dy*math.sin(t)-py*math.cos(t))*r) for t in [math.pi*k/n for k in range(n+1)]]+[(cx+px*r, cy+py*r)]
    return pts
for w_ in range(3):
    ang = math.radians(90+120*w_+20); z = 0; ext = 66.0
    for k in range(9):
        z1 = 84+(k*3+w_)*24.0
        T.prism(lobe(X, Y, 16-k*.8, ang, max(ext, 2)), z, z1, 500+w_, 0, 1); z = z1; ext -= 7.2
T.lathe(X, Y, [(21, 0), (20, 600), (15, 660), (11, 715), (7, 765), (4.2, 810), (2.2, 870), (.8, 935), (0, 936)], 16, 510, 2)
m['fog'] = tup(A['foot']) if A.get('foot') else fog
skin = washed(('#3c4458', '#464c5e'), HOMES, A.get('needle', 1.0), X, Y) if HOMES else None
T.to(S, 'needle', [skin or S.facade('needle', base=('#565a62', '#6a6660'), ww=2.2, wh=3.6, fill=(.7, .55), lit=.12, k=2.0, glass=.9, haze=A.get('needle', 1.0), vary=A.get('vary', 0)), roof, skin or S.plain('steel', '#7c7a78', .28, metal=.8)]); m['fog'] = fog
# --- sail hotel on its islet: a screen of cloth and rooms lit from inside, trusses before it, a lattice bow outside
hx, hy, hh = -640, 1950, 300; W = lambda t: 74*max(0, 1-t**2.2)**.8; O = lambda t: 78*max(0, 1-t**2.2)**.8+5*(1-t**9)   # half outlines of screen and bow
sun_through = hexc(A.get('thru_col', '#ff9a4c'), A.get('thru', 0))
def inner(g):
    """lamplight through the screen: warm at the foot, fading upwards, floor by floor and room by room; the sun behind it shows at its edge"""
    x, y, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; x = g.sub(x, hx); z = g.sub(z, 8.0)
    r = g.mul(g.pow(g.m('MAXIMUM', g.sub(1.0, g.pow(g.clamp(g.div(z, hh)), 2.2)), 0.0), .8), 74.0); e = g.sub(r, x)
    fl = g.div(z, 4.1); i, f = g.m('FLOOR', fl), g.m('ABSOLUTE', g.sub(g.m('FRACT', fl), .5)); bay = g.m('FLOOR', g.div(x, 6.2))
    k = g.mul(g.ss(f, .2, .5, 1.0, .5), g.add(.72, g.mul(g.white(g.vec(i, 3.0, 1.0)), .5)))
    k = g.mul(k, g.add(.55, g.mul(g.pow(g.white(g.vec(bay, i, 7.0)), 1.6), .9))); k = g.mul(k, g.add(.6, g.mul(g.noise(g.vec(x, 0.0, z), .018, 3, .5), .8)))
    k = g.mul(k, g.add(.06, g.mul(g.exp(g.div(z, -72.0)), .95)))
    k = g.mul(k, g.mul(g.ss(x, 2.0, 26.0, .45, 1.0), g.ss(e, 0.0, 22.0, .4, 1.0)))                     # the cloth bellies: its sides turn away
    return g.mix(g.ss(z, 0.0, 200.0), hexc('#ffbf80'), hexc('#ffd0a4')), k, g.add(g.exp(g.div(e, -7.0)), g.mul(g.exp(g.div(e, -30.0)), .3))
def screen(g):
    c, k, e = inner(g); k = g.mul(k, g.sub(1.0, g.mul(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], .4)))      # the water gives back a part
    em = g.addc(g.scalec(c, g.mul(k, A.get('inside', .12))), g.scalec(sun_through, e))
    if LANTERN: em = lantern(g)
    if A.get('silk'): em = g.addc(em, silk(g))
    return g.principled(Base_Color=hexc('#625a54', A.get('base_k', 1)), Roughness=.6, Specular=.3, Emission=em, Emission_Strength=1.0)
LANTERN = A.get('lantern', 0)
BAY = .125                                                   # of the sail's height: from chord to chord
bell = lambda g, x, c, w: g.exp(g.mul(g.pow(g.m('ABSOLUTE', g.div(g.sub(x, c), w)), 2.0), -1.0))
def lantern(g):
    """the cloth at night, lit from inside: bright at the foot, along the mast and at the sky bar, its far side turning away; floors that are unequal and fade where it glows, cloth that bellies between arches and seams"""
    x, _, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; x, z = g.sub(x, hx), g.sub(z, 8.0); t = g.clamp(g.div(z, hh))
    r = g.mul(g.pow(g.m('MAXIMUM', g.sub(1.0, g.pow(t, 2.2)), 0.0), .8), 74.0); q = g.clamp(g.div(x, g.add(r, 1.0)))
    k = g.add(g.add(.23, g.mul(g.exp(g.mul(t, -3.4)), 1.0)), g.add(g.mul(bell(g, t, .665, .055), .10), g.ss(t, .8, 1.0, 0.0, .08)))
    k = g.mul(k, g.mul(g.add(.40, g.mul(g.exp(g.mul(q, -2.2)), .60)), g.ss(q, .62, 1.0, 1.0, .5)))
    k = g.mul(k, g.add(.82, g.mul(g.noise(g.vec(x, 3.0, g.mul(z, .6)), .022, 3, .5), .36)))                                  # the lamps behind it are unequal
    arch = g.add(g.mul(t, 12.0), g.mul(g.mul(q, g.sub(1.0, q)), 1.5)); a, i = g.m('FRACT', arch), g.m('FLOOR', arch); gore = g.m('ABSOLUTE', g.sub(g.m('FRACT', g.mul(q, 4.0)), .5))
    k = g.mul(k, g.add(1.0, g.mul(g.mul(g.ss(q, .02, .3), g.add(.4, g.white(g.vec(i, 5.0, 2.0)))), g.sub(g.mul(g.sub(.5, a), .16), g.mul(g.ss(g.m('ABSOLUTE', g.sub(a, .5)), .40, .5), .10)))))
    k = g.mul(k, g.sub(1.0, g.mul(g.ss(gore, .34, .5), g.ss(t, .02, .2, .03, .10))))
    s = g.div(z, hh/28); f, j = g.m('FRACT', s), g.m('FLOOR', s); near = g.add(g.add(.28, g.mul(g.exp(g.mul(q, -2.6)), .74)), g.mul(g.exp(g.mul(t, -5.0)), .4)); near = g.mul(near, g.ss(g.noise(g.vec(x, 9.0, z), .03, 2, .5), .34, .6, .35, 1.0))
    run = g.noise(g.vec(g.div(x, 17.0), g.mul(j, 7.3), 4.0), 1.0, 2, .5); lit = g.mul(g.add(g.sub(g.mul(g.pow(g.white(g.vec(j, 3.0, 1.0)), 3.0), .6), .06), g.mul(g.sub(run, .5), .7)), near)
    line = g.mul(g.ss(g.m('ABSOLUTE', g.sub(f, .5)), .26, .44), g.mul(near, g.add(.16, g.mul(g.pow(g.white(g.vec(j, 8.0, 6.0)), 1.4), .42))))
    k = g.mul(k, g.mul(g.add(1.0, lit), g.sub(1.0, line)))
    bay = g.div(t, BAY); b, n = g.m('FRACT', bay), g.m('FLOOR', bay); sag = g.sub(b, g.mul(g.mul(q, g.sub(1.0, q)), .12)); chord = g.mul(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.add(sag, .5)), .5)), .17, .04), g.ss(t, .02, .10))                   # each bay lit from its foot, with its own tone, below a dark chord
    k = g.mul(k, g.mul(g.add(.70, g.mul(g.exp(g.mul(b, -2.0)), g.add(.40, g.mul(g.white(g.vec(n, 2.0, 4.0)), .6)))), g.sub(1.0, g.mul(chord, .50))))
    k = g.mul(k, g.ss(g.sub(r, x), 3.0, 15.0, .30, 1.0))                                                                     # the bow stands before a dark edge
    cell = [g.m('FLOOR', g.div(x, 4.6)), g.m('FLOOR', g.div(z, 5.4))]; wing = g.ss(x, 15.0, 10.0); room = g.mul(g.mul(wing, g.m('GREATER_THAN', g.white(g.vec(*cell, 3.0)), .62)), g.mul(g.pow(g.white(g.vec(*cell, 8.0)), 2.0), g.ss(t, .96, .8)))
    k = g.add(g.mul(k, g.mul(g.sub(1.0, g.mul(wing, .52)), 1.4)), g.mul(room, .9))
    return g.scalec(g.mix(g.clamp(g.add(g.ss(t, .05, .9, 0.0, .6), g.mul(g.m('MAXIMUM', lit, 0.0), 2.0))), hexc('#ffd0a0'), hexc('#ffa860')), g.mul(k, LANTERN))
def silk(g):
    """daylight through the cloth: least at the mast, most before its curve, whose edge is dark, bay by bay between dark chords"""
    x, _, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; x, t = g.sub(x, hx), g.clamp(g.div(g.sub(z, 8.0), hh)); q = g.clamp(g.div(x, g.add(g.mul(g.pow(g.m('MAXIMUM', g.sub(1.0, g.pow(t, 2.2)), 0.0), .8), 74.0), 1.0)))
    bay = g.sub(g.div(t, BAY), g.mul(g.mul(q, g.sub(1.0, q)), .5)); edge = g.ss(q, .80, .97, 1.0, .25); b, n = g.m('FRACT', bay), g.white(g.vec(g.m('FLOOR', bay), 2.0, 4.0)); k = g.mul(g.add(.24, g.mul(g.ss(q, .04, .72), .76)), g.mul(g.add(.82, g.mul(n, .30)), g.mul(g.ss(b, 0.0, 1.0, 1.12, .86), g.ss(g.m('ABSOLUTE', g.sub(b, .5)), .32, .48, 1.0, .55))))
    return g.scalec(g.mix(g.ss(q, .3, 1.0), hexc(A['pale']), hexc(A.get('thru_col', '#ff9a4c'))), g.mul(g.mul(k, edge), A['silk']))
def core(g, k=.45):
    """concrete beside the mast, or with a higher k the trusses: a shade of the cloth behind"""
    return g.principled(Base_Color=hexc('#6c665f'), Roughness=.7, Specular=.4, Emission=lantern(g), Emission_Strength=k)
def bar(g):
    """a slab out over the water whose windows are lit in one soft band"""
    x, _, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; k = g.mul(g.mul(bell(g, z, 195.8, 2.2), g.ss(x, hx+9.0, hx-2.0)), g.add(.4, g.mul(g.noise(g.vec(x, 2.0, 0.0), .2, 2, .5), 1.4)))
    return g.principled(Base_Color=hexc('#6c665f'), Roughness=.7, Emission=g.addc(g.scalec(lantern(g), g.ss(x, hx-9.0, hx+3.0, .12, .75)), g.scalec(hexc('#ffb878'), g.mul(k, LANTERN))), Emission_Strength=1.0)
def rim(g):
    """white-painted steel with a rim of the low sun"""
    n = g.node('ShaderNodeNewGeometry').outputs['Normal']; f = g.pow(g.clamp(g.v('DOT_PRODUCT', n, (.93, .3, .2))), 2.0)
    z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]; spill = g.mul(g.exp(g.div(z, -90.0)), A.get('inside', .12)*.2)   # what the screen throws back on it
    if LANTERN:                                                                                          # unequal lamps along the bow, on the side of the cloth, and towards the mast's tip
        spill = g.mul(g.mul(g.add(.34, g.mul(g.exp(g.div(z, -80.0)), .3)), g.add(.4, g.mul(g.noise(g.vec(0.0, 5.0, z), .035, 3, .6), 1.2))), g.ss(z, 320.0, 376.0, LANTERN, LANTERN*2)); spill = g.mul(spill, g.ss(g.xyz(n)[0], -.7, .5, 1.5, .3))
    return g.principled(Base_Color=hexc('#a49c92'), Roughness=.45, Emission=g.addc(g.scalec(hexc('#ffcf98'), spill), g.scalec(sun_through, f)), Emission_Strength=1.0)
def quay(g):
    """a wall with unequal pools of lamplight"""
    x, y, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; n = g.ss(g.noise(g.vec(x, y, 0.0), .06, 2, .6), .46, .68)
    return g.principled(Base_Color=hexc('#2e2a27'), Roughness=.8, Emission=hexc('#ffb469'), Emission_Strength=g.mul(g.mul(n, g.exp(g.div(z, -5.0))), A.get('quay', .05)))
hk = A.get('hotel_haze', 1.0); H = Build(); m['fog'] = (fog[0], fog[1]*.35, *fog[2:]) if A.get('silk') else fog; n = 48; T = [1-(1-i/n)**1.7 for i in range(n+1)]; Z = lambda t: 8+t*hh
for t0, t1 in zip(T, T[1:]):
    H.quad((hx, hy-24, Z(t0)), (hx+W(t0), hy, Z(t0)), (hx+W(t1), hy, Z(t1)), (hx, hy-24, Z(t1)), 3, 0)
    H.quad((hx+W(t0), hy, Z(t0)), (hx, hy+24, Z(t0)), (hx, hy+24, Z(t1)), (hx+W(t1), hy, Z(t1)), 3, 0)
face = lambda t, q: (hx+W(t)*q, hy-24*(1-q)-2, Z(t)); bow = lambda t, d=0: (hx+O(t)-d, hy, Z(t))
H.prism([(hx-.5, hy-26), (hx+8, hy-25), (hx+4, hy+24), (hx-.5, hy+26)], 3, hh*.97, 1, 2, 2, [(hx-.5, hy-25), (hx+1.5, hy-25), (hx+1, hy+24), (hx-.5, hy+24)])      # the core beside the mast
H.lathe(hx-3, hy, [(3.2, hh*.78), (2.6, hh+8), (1.7, hh+30), (.5, hh+64), (0, hh+65)], 10, 1, 1)
ts = [i/36 for i in range(36)]+[1]
H.tube([bow(t) for t in ts]+[(hx-3, hy, hh+26)], 2.6 if LANTERN else 4 if A.get('silk') else 1.7, 8, 2 if A.get('silk') else 1); H.tube([bow(t, 3.4*(1-t**4)) for t in ts], .55, 6, 1); H.tube([face(t, 1) for t in ts], *((2.2, 6, 2) if A.get('silk') else (1.1, 6, 1)))
for i in range(30):
    a, b = i/31, (i+1)/31; H.tube([bow(a), bow(b, 3.4)], .5, 5, 1)
    if i % 3 == 0: H.tube([bow(a), face(a, .97)], .8, 5, 1)
for a, b in ((0, .2), (.2, .4), (.4, .6), (.6, .78)):                                                  # trusses over the screen
    H.tube([face(a+(b-a)*q, .04+.96*q) for q in (0, .2, .4, .6, .8, 1)], *((1.5, 6, 2) if A.get('silk') else (.9, 6, 4 if LANTERN else 1)))
H.lathe(hx+(64 if LANTERN else 57), hy-10, [(3, 205), (11.5, 210.5), (12.5, 212), (12.5, 213.2), (0, 213.4)] if not LANTERN else [(3, 203), (13.5, 209.5), (14.5, 211), (14.5, 214), (0, 214.2)], 28, 1, 1)
if not LANTERN: H.tube([(hx+38, hy-8, 186), (hx+57, hy-10, 207)], 1.3, 6, 1); H.tube([(hx+40, hy-8, 206), (hx+57, hy-10, 208)], 1.2, 6, 1)      # at night its stays are stray strokes on the cloth
H.prism([(hx-13-5*bool(LANTERN), hy-14), (hx+10, hy-31), (hx+12, hy-26), (hx-12-5*bool(LANTERN), hy+14)], 192.5, 199, 1, *((3, 3) if LANTERN else (1, 1)))
hotel = H.to(S, 'sailhotel', [S.mat('screen', screen, hk), S.mat('rim', rim, hk), *([S.mat(*q, hk) for q in (('core', core), ('bar', bar), ('truss', lambda g: core(g, .82)))] if LANTERN else [S.plain('core', '#6c665f', .7, haze=hk, emit=A.get('thru_col', '#ff9a4c'), emit_k=.3*A['silk']) if A.get('silk') else S.plain('core', '#6c665f', .7, haze=hk)])]); hotel.visible_glossy = not LANTERN      # its image in the water at night is `glitter`
# its islet: a low quay of no regular shape, pavilions, palms, lamps, and a causeway to the shore
I = Build(); rq = np.random.RandomState(41); K = [(hx+22+(84+rq.uniform(-9, 9))*math.copysign(abs(math.cos(a))**.8, math.cos(a)), hy-2+(40+rq.uniform(-5, 5))*math.sin(a)) for a in np.linspace(0, 2*math.pi, 22, False)]
I.prism(K, -2, 3.2, 1, 0, 1)
for x, y, w, d, h in ((-14, -29, 26, 12, 8), (30, -27, 40, 10, 6), (62, -16, 20, 12, 9.5), (86, -4, 14, 10, 5), (-40, -8, 16, 12, 5.5)): I.box(hx+x, hy+y, w, d, 3, h, 1, rq.uniform(-.1, .1), 0, 1)
def palm(x, y, h, r=rq, full=1, to=None):
    """trunk with a lean, and a crown of drooping fronds; full= how much wider they are, to= what it is built into"""
    lx, ly = r.uniform(-.12, .12, 2)*h; to = to or I; to.tube([(x, y, 3), (x+lx*.4, y+ly*.4, 3+h*.5), (x+lx, y+ly, 3+h)], .38, 5, 1); c = (x+lx, y+ly, 3+h)
    for a in np.linspace(0, 2*math.pi, 11, False)+r.rand():
        L = h*r.uniform(.32, .46); u, v = math.cos(a), math.sin(a); up = r.uniform(.05, .3)
        P = [(c[0]+u*L*s, c[1]+v*L*s, c[2]+L*(up*s*2.2-s*s*(up+.75))) for s in (0, .35, .7, 1)]
        for (p, q), w0, w1 in zip(zip(P, P[1:]), np.array((.3, .8, .6))*full, np.array((.8, .6, .1))*full): to.quad((p[0]-v*w0, p[1]+u*w0, p[2]), (p[0]+v*w0, p[1]-u*w0, p[2]), (q[0]+v*w1, q[1]-u*w1, q[2]), (q[0]-v*w1, q[1]+u*w1, q[2]), 1, 1)
for i in range(26):
    a = rq.uniform(math.pi, 2*math.pi) if i < 19 else rq.uniform(0, math.pi); palm(hx+22+78*math.cos(a)+rq.uniform(-5, 5), hy-2+34*math.sin(a), rq.uniform(7, 13))
if LANTERN or A.get('silk'):
    rp = np.random.RandomState(17)                                                                       # taller ones in clumps on the near shore
    for x in np.concatenate([rp.normal(c, w, n) for c, w, n in ((-34, 9, 6), (2, 5, 4), (48, 12, 7), (92, 6, 5))]): palm(hx+np.clip(x, -72, 88), hy-38+rp.uniform(0, 8), rp.uniform(10, 16)*(1 if LANTERN else 1.4), rp, 1 if LANTERN else 2.4)
lights = [(hx+22+(80+rq.uniform(-4, 4))*math.cos(a), hy-2+37*math.sin(a), 6.5) for a in np.pi+np.sort(rq.uniform(.08, 3.06, 15))]
P0, P1 = (hx+70, hy+24), (hx+330, 2520)
for s in np.linspace(0, 1, 12): x, y = P0[0]+(P1[0]-P0[0])*s, P0[1]+(P1[1]-P0[1])*s; I.box(x, y, 3, 3, -2, 4.4, 1, 0, 1); lights += [(x, y-4, 8.5)] if s < .9 else []
d = (9*(P1[1]-P0[1])/625, -9*(P1[0]-P0[0])/625); I.prism([(P0[0]-d[0]/2, P0[1]-d[1]/2), (P0[0]+d[0]/2, P0[1]+d[1]/2), (P1[0]+d[0]/2, P1[1]+d[1]/2), (P1[0]-d[0]/2, P1[1]-d[1]/2)], 4.2, 5.4, 1, 1, 1)
for x, y, z in lights: b = rq.uniform(.3, .75); I.lathe(x, y, [(0, z-b), (b, z), (0, z+b)], 6, 1, 2)
bank = m.get('bank')
if LANTERN and bank: m['bank'] = (*bank[:5], bank[5]*.2)     # a low dark line before the mist
foot = hk*.6 if A.get('silk') else hk; islet = I.to(S, 'islet', [S.mat('quay', quay, foot), S.plain('green', '#15140f', .8, haze=foot), S.plain('lamps', '#000000', emit='#ffb869', emit_k=A.get('quay', .05)*30, haze=.5)]); islet.visible_glossy = not LANTERN; m['bank'], m['fog'] = bank, fog
if LANTERN:                                                  # its lamps and those of the bow, glowing in the air
    rl = np.random.RandomState(5); lamp_k = [rl.choice((0, .03, .06, .14)) for _ in lights]; r = rl.uniform(5, 10, len(lights))
    S.halos([(x, y-3, z, r, r*k*(1 if y < hy else .5)) for (x, y, z), r, k in zip(lights, r, lamp_k)]+[(*bow(t), r, .05) for t, r in ((.12, 5), (.21, 6), (.37, 4), (.46, 5), (.6, 4), (.71, 5), (.84, 5), (.93, 4))]+[(hx-3, hy-4, hh+64, 9, .34), (hx+64, hy-26, 212, 11, .16)])
SPITS = (-1420, -1110, 2140), (-330, -90, 2200), (190, 300, 2270), (470, 860, 2150)
def coast(col, air, lit):
    """the shore: bays and spits, rocks, villas, hotels of a few floors, palms and trees in clumps, and behind it the low town that the towers stand in; returns its lamps"""
    r = np.random.RandomState(61); W = [(a, L, r.rand()*7) for a, L in ((70, 430), (34, 190), (15, 71), (7, 29))]; edge = lambda x: 2410+sum(a*math.sin(x/L+p) for a, L, p in W)
    C = Build(); xs = np.arange(-2100, 1500, 9); dense = lambda x: .5+.5*math.sin(x/173+1)*math.sin(x/67+2)          # groups and gaps
    for a, b in zip(xs, xs[1:]):
        p, q = (a, edge(a), -1), (b, edge(b), -1); u, v = (a, p[1]+r.uniform(2, 7), r.uniform(.8, 3.4)), (b, q[1]+r.uniform(2, 7), r.uniform(.8, 3.4))
        C.quad(p, q, v, u, r.rand(), 1); C.quad(u, v, (b, 2720, 2), (a, 2720, 2), r.rand(), 1)
    def rocks(x0, y0, x1, y1):
        for t in np.linspace(0, 1, int(math.dist((x0, y0), (x1, y1))/2.6)):
            z, w = r.uniform(1.2, 4.4), r.uniform(4, 9); C.box(x0+(x1-x0)*t+r.normal(0, 2), y0+(y1-y0)*t+r.normal(0, 2.5), w, w, -2, z, r.rand(), r.uniform(0, 3), 1, 1, r.uniform(.4, .8))
    for q in ((-1240, 2215, -1040, 2190), (-1040, 2190, -985, 2290), (-250, 2240, -40, 2205), (392, 2170, 560, 2195), (560, 2195, 640, 2300)): rocks(*q)
    def tree(x, y, h, r=r):
        for _ in range(r.randint(3, 6)):
            z, w = h*r.uniform(.45, .8), h*r.uniform(.2, .36); P = [(0, z-w*.8), (w*r.uniform(.6, 1), z-w*.4), (w, z+w*.1), (w*r.uniform(.5, .8), z+w*.6), (0, z+w*.85)]
            C.lathe(x+r.normal(0, h*.25), y+r.normal(0, 3), P, 7, r.rand(), 1)
    def house(x, y, w, h, d=14):
        t, sd = r.uniform(-.3, .3), r.rand()*90; C.box(x, y, w, d, 1, h, sd, t, 0, 0)
        if r.rand() < .7: C.box(x+w*r.uniform(-.3, .3), y+2, w*r.uniform(.25, .6), d*.6, h, h+r.uniform(2.5, 4.5), sd, t, 0, 0)
        if r.rand() < .3: C.box(x+w*r.uniform(-.3, .3), y, 2.5, 2.5, h, h+r.uniform(5, 9), sd, t, 0, 0)
    lamps = []
    for _ in range(560):
        x = r.uniform(-2000, 1400)
        if r.rand() < dense(x): house(x, edge(x)+r.uniform(18, 210), r.uniform(11, 30), r.uniform(6, 13))
    for c, n in ((-1330, 4), (-930, 7), (-700, 2), (-330, 4), (-130, 2), (120, 6), (245, 3), (440, 2), (610, 5), (820, 7)):      # blocks of flats and hotels behind the beach, in steps
        for _ in range(n):
            x = c+r.normal(0, 70); w, h = r.uniform(16, 50), r.uniform(12, 24+26*r.rand()); y = edge(x)+r.uniform(110, 620); house(x, y, w, h, 22)
            for _ in range(r.randint(0, 4)): x += w*r.uniform(.5, .8); h *= r.uniform(.55, .9); house(x, y+r.uniform(-8, 8), w*r.uniform(.4, .9), h, 18)
    for x, h in ((-1105, 44), (-68, 52), (505, 40)):                                                                  # minarets and a dome beside each
        y = edge(x)+70; C.lathe(x, y, [(2.6, 0), (2.4, h*.6), (3.4, h*.61), (3.4, h*.64), (1.7, h*.65), (1.6, h*.86), (2.1, h*.9), (0, h)], 10, 3, 0); C.box(x+19, y, 30, 26, 1, 11, 3, 0, 0, 0); C.lathe(x+19, y, [(9, 11), (9.6, 14), (8, 19), (4, 22.5), (0, 24.5)], 14, 3, 0)
    day, rd = A.get('sunlit'), np.random.RandomState(37)
    for x0, x1, y in SPITS if day else ():                       # sandbanks before the shore, with villas and palms in clumps
        q = rd.uniform(-4, 4, 16); C.prism([((x0+x1)/2+(x1-x0)/2*math.cos(a), y+(16+e)*math.sin(a)) for a, e in zip(np.linspace(0, 2*math.pi, 16, False), q)], -1, 2.2, 1, 1, 1)
        for c in rd.uniform(x0+15, x1-15, int((x1-x0)/48)):
            for x in np.clip(rd.normal(c, 17, rd.randint(4, 13)), x0+6, x1-6): palm(x, y+rd.uniform(-9, 9), rd.uniform(10, 26), rd, 2.4, C)
            for x in np.clip(rd.normal(c, 30, rd.randint(3, 9)), x0+8, x1-8): tree(x, y+rd.uniform(-8, 8), rd.uniform(9, 24), rd)
            w, h = rd.uniform(9, 26), rd.uniform(5, 15); C.box(c+rd.uniform(-20, 20), y+8, w, 12, 1, h, w, rd.uniform(-.3, .3), 0, 0)
    for c in rd.uniform(-1500, 1000, 46) if day else ():         # groves, with gaps, along the beach
        for x in rd.normal(c, 22, rd.randint(3, 12)): tree(x, edge(x)+rd.uniform(2, 30), rd.uniform(10, 30), rd)
    for _ in range(1100):
        x = r.uniform(-2000, 1400); n = math.sin(x/119+4)+math.sin(x/47)+.7*math.sin(x/23+1)
        if n < r.uniform(-.6, 1.2): continue
        y = edge(x)+r.gamma(1.6, 36)+8; tree(x, y, r.uniform(6, 15)) if r.rand() < .62 else palm(x, y, r.uniform(11, 21), r, *((2.4, C) if day else ()))
    for _ in range(2400):                                                                                              # the low town, thinner towards the horizon
        y = 2620+r.gamma(1.5, 620); x = -60-.083*(y+500)+r.uniform(-.47, .47)*(y+500); h = min(6+r.gamma(1.3, 7), 44)
        if y < 7000: house(x, y, r.uniform(14, 60), h, r.uniform(14, 40))
        if r.rand() < .5: tree(x+r.normal(0, 30), y-20, r.uniform(8, 16))
    rl = np.random.RandomState(29)
    for c, w, n in ((-1420, 110, 9), (-1010, 60, 7), (-790, 30, 4), (-260, 90, 10), (40, 36, 5), (300, 120, 16), (640, 44, 6), (800, 50, 7)): x = rl.normal(c, w, n); lamps += [(q, edge(q)+6+70*rl.rand()**2, rl.uniform(4, 11), 3*rl.rand()**3.5) for q in x]
    def wall(g):
        """plaster, floors in shade, a few lit rooms of very unequal power"""
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; i, j = g.m('FLOOR', g.div(u, 4.6)), g.m('FLOOR', g.div(v, 3.6)); q = [g.white(g.vec(i, j, g.add(at, o))) for o in (0.0, 9.0)]
        band = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(v, 3.6)), .5)), .18, .34, .62, 1.0); part = g.noise(g.vec(g.div(u, 18.0), g.div(v, 9.0), at), 1.0, 2, .5)
        room = g.mul(g.m('LESS_THAN', q[0], g.ss(part, .5, .72, .01, .30)), g.mul(g.pow(q[1], 3.0), g.ss(band, 1.0, .7)))
        return g.principled(Base_Color=g.scalec(g.mix(g.white(g.vec(at, 3.0, 1.0)), hexc(col), g.scalec(hexc(col), 3.5)), band), Roughness=.8, Emission=g.mix(q[1], hexc('#ff9c4e'), hexc('#ffd9a8')), Emission_Strength=g.mul(room, lit*.5))
    keep = m['fog']; m['fog'] = tup(A['low_fog'])
    C.to(S, 'coast', [S.mat('coastwall', wall, air), S.plain('scrub', col, .9, haze=air)]); m['fog'] = keep
    return lamps
# --- ground
shore_lamps = []
if A.get('coast'):                                           # colour, air, power of its lamps
    col, air, lit = str(A['coast']).split(','); lit = float(lit); shore_lamps = coast('#'+col, float(air), lit); S.sc.cycles.min_transparent_bounces = 24
S.water(ripple=.8, scale=.012, rough=.09, haze=.8)
S.mesh('land', [(-30000, 2500, 1), (30000, 2500, 1), (30000, 60000, 1), (-30000, 60000, 1)], [(0, 1, 2, 3)], [S.plain('sand', '#3a2f25', .9)])
if A.get('mist'): S.mist([tup(q) for q in str(A['mist']).split(';')], 9000)
def glow(name, y, x0, x1, soft, col, k, f):
    """lamplight in the mist: an upright sheet that adds f(g, x, z) to what is behind it, less below `soft` metres, or the water's line is ruled"""
    def b(g): x, _, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc(col), g.mul(g.mul(f(g, x, z), g.ss(z, -2.0, soft)), k)))
    o = S.mesh(name, [(x0, y, -1), (x1, y, -1), (x1, y, 900), (x0, y, 900)], [(0, 1, 2, 3)], [S.mat(name, b, 0)]); o.visible_diffuse = o.visible_shadow = False
if A.get('shore'):                                           # before the town, and behind its nearer rows, which are silhouettes against it
    for y, tall, k, col in ((2530, 78, 1, '#ffa860'), (3500, 110, .54, '#f79a62'), (4500, 150, .54, '#f79a62'), (6000, 200, .54, '#f79a62')):
        glow(f'town{y}', y, -2.2*y, 2.2*y, 45.0, col, A['shore']*k, lambda g, x, z: g.mul(g.mul(g.add(.2, g.add(g.mul(bell(g, g.mul(x, 2530/y), 420, 620), .8), g.mul(bell(g, g.mul(x, 2530/y), -1330, 420), .55))), g.ss(g.noise(g.vec(g.div(x, .13*y), y, g.div(z, 260.0)), 1.0, 3, .5), .36, .66, .2, 1.0)), g.exp(g.div(z, -tall))))
if HOMES:                                                    # lamps so soft that they are blooms, and lamps for aircraft
    rb = np.random.RandomState(23); high = [q for q in tops if q[2] > 130 and q[1] < 6500]; S.halos([(x, y, h*rb.uniform(.5, .98), 8+22*rb.rand()**2, HOMES*.12*rb.rand()**4) for x, y, h in high if rb.rand() < .4]); S.halos([(X, Y-4, 912, 17, HOMES*.24)]+[(x, y, h+4, 10, HOMES*.04) for x, y, h in high if h > 260 and rb.rand() < .4], '#ff5236')
if LANTERN: glow('foot', 1922, hx-900, hx+900, 40.0, '#ffcd98', LANTERN, lambda g, x, z: g.mul(g.add(g.mul(bell(g, x, hx+30, 95), g.mul(g.exp(g.div(z, -38.0)), .28)), g.mul(bell(g, x, hx+30, 250), g.mul(g.exp(g.div(z, -80.0)), .1))), g.add(.4, g.mul(g.noise(g.vec(g.div(x, 120.0), 2.0, g.div(z, 40.0)), 1.0, 3, .5), 1.2))))
def glitter(k):
    """the sail in the water: a warm pool at its foot and a column that widens, wavers and breaks into ripples towards the eye"""
    ex, ey, _ = tup(A.get('cam', '-60,-500,130')); D = hy-62-ey
    def b(g):
        x, y, _ = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; d = g.sub(y, ey); p = g.div(D, d); u = g.sub(g.mul(g.sub(x, ex), p), (hx+30-ex)*D/(hy-ey)); t = g.div(g.sub(p, 1.0), 3.4)   # u: metres across at the sail, p: depths of its foot below the horizon
        sway = g.mul(g.sub(g.noise(g.vec(0.0, g.div(y, 34.0), 0.0), 1.0, 3, .6), .5), g.mul(t, 90.0)); w = g.add(27.0, g.mul(t, 52.0)); e = g.m('ABSOLUTE', g.div(g.add(u, sway), w))
        wave = g.noise(g.vec(g.div(x, 15.0), g.div(y, 6.5), 0.0), 1.0, 3, .6, .4); cut = g.add(g.add(.22, g.mul(g.noise(g.vec(g.div(x, 60.0), g.div(y, 38.0), 5.0), 1.0, 2, .5), .2)), g.m('MINIMUM', g.add(g.mul(t, .22), g.mul(e, .08)), .34)); near = g.ss(t, 0.0, .4, 0.0, .86); q = g.add(g.mul(g.sub(1.0, near), .55), g.mul(near, g.ss(wave, cut, g.add(cut, .26))))
        column = g.mul(g.mul(g.exp(g.mul(g.mul(e, e), -.9)), q), g.mul(g.ss(t, -.01, .1), g.mul(g.exp(g.mul(t, -2.6)), g.ss(t, 1.0, .55))))
        pool = g.mul(g.mul(g.mul(bell(g, u, 0.0, 170.0), g.ss(t, -.02, .14)), g.exp(g.mul(t, -6.0))), g.add(.6, g.mul(wave, .8)))
        return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc('#ffc890'), g.mul(g.add(column, g.mul(pool, .16)), k)))
    o = S.mesh('glitter', [(hx-500, 40, .06), (hx+800, 40, .06), (hx+500, hy-62, .06), (hx-500, hy-62, .06)], [(0, 1, 2, 3)], [S.mat('glitter', b, 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
if LANTERN:
    glitter(LANTERN*.5); S.streaks([(x, y-12, 0, 9*k) for (x, y, z), k in zip(lights, lamp_k) if k > .05 and y < hy], tup(A.get('cam', '-60,-500,130')), LANTERN*.2, 1.9, .0012, '#ffb469')
if shore_lamps:
    eye = tup(A.get('cam', '-60,-500,130')); rd = np.random.RandomState(3); S.halos([(x, y, z, 4+12*rd.rand()**2, lit*.5*q) for x, y, z, q in shore_lamps], '#ffb26a')
    for i in range(6 if A.get('drawn') else 0): S.streaks([(x, y-34, 0, q) for x, y, _, q in shore_lamps[i::6]], eye, A['drawn'], rd.uniform(2.0, 5.6), rd.uniform(.0012, .0034), '#ffb26a', 1)
elif A.get('drawn'):
    eye = tup(A.get('cam', '-60,-500,130')); rd = np.random.RandomState(3); k = (2190-eye[1])/(2740-eye[1]); shore = [(rd.normal(c, w), 2.6*rd.rand()**3) for c, w, n in ((-1400, 130, 14), (-170, 150, 16), (260, 170, 24), (740, 130, 18)) for _ in range(n)]      # on the camera's lines to them, behind the shore, so that a column is bright at the mist's edge
    for i in range(6): S.streaks([(x, 2740, 0, q) for x, q in shore[i::6]], eye, A['drawn'], rd.uniform(2.0, 5.6), rd.uniform(.0016, .0044), '#ffb26a', 1)
    S.halos([(eye[0]+(x-eye[0])*k, 2190, 8+40*rd.rand()**2, 8+14*rd.rand()**2, HOMES*.035*q) for x, q in shore], '#ffb26a')      # the lamps above them, in the mist
S.camera((-60, -500, 130), (-20, 4000, 470), lens=A.get('lens', 58))
S.render(A.get('out', RENDERS + 'dubai.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', 0.0))
