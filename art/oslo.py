"""Oslo: blue hour on the fjord, the Opera's long pale slope from the water to a deep roof edge over a lit hall, slim towers far off in mist, northern lights."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
import facades, props
A = args(); rs = np.random.RandomState(21); DAY = A.get('light') == 'ivory'; CRISP = A.get('crisp', 0); NEAR = DAY or CRISP
def amber(c):
    """crisp= (0 to 1): by night and golden, what a sharp lens makes out of the Opera: slabs, sheets, fins, people, rails; its lamps as pale as this share of candlelight"""
    p, q = hexc(c), hexc('#f7d3a8'); return '#%02x%02x%02x' % tuple(round(255*(a+(b-a)*CRISP*.6)**(1/2.2)) for a, b in zip(p, q)) if CRISP else c
m = mood('blue', fog=(58, .55, 430, 680), sun_az=-32, haze=1/3800, cloud=.6, glow_k=.40, stars=1.0, sky_k=.34, fill=.75, fill_dir=(.75, .8, -.6),
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
def mirrored(g, n, left, flat):
    """the low sky that wet stone mirrors, drawn to the `left`; the sky's own colours, so it is gold at sunset and blue at night"""
    rx, ry, rz_ = g.xyz(g.v('REFLECT', g.v('SCALE', g.node('ShaderNodeNewGeometry').outputs['Incoming'], scale=-1.0), n))[0:3]
    grp = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(grp.inputs[0], g.vec(g.sub(rx, left), ry, g.m('MAXIMUM', g.mul(rz_, flat), .015))); return grp.outputs[0]
def marbled(g):
    """the Opera's planes from across the fjord: one soft pale stone under thin snow, the low sky in it, wet at the water, the hall's light before the glass"""
    geo = g.node('ShaderNodeNewGeometry'); p, n = geo.outputs['Position'], geo.outputs['Normal']; z = g.xyz(p)[2]; ox, oy, oz = g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0:3]
    tone = g.mul(g.add(.5, g.mul(g.noise(g.v('MULTIPLY', p, (.03, .03, .08)), 1.0, 6, .6), .9)), g.ss(z, -1, 24, .66, 1.05)); wet = g.ss(g.add(z, g.mul(g.noise(g.v('MULTIPLY', p, (.08, .08, .3)), 1.0, 4, .6), 2.5)), .6, 4.5, .25, 1.0)
    gloss = g.mul(g.pow(g.m('MAXIMUM', g.sub(1.0, g.m('ABSOLUTE', g.v('DOT_PRODUCT', n, geo.outputs['Incoming']))), 0.0), 4.0), g.mul(g.ss(ox, -40, -110, .15, .55), tone))
    dx, dy = g.m('MAXIMUM', g.sub(g.m('ABSOLUTE', g.sub(ox, 4.0)), 30.0), 0.0), g.m('MAXIMUM', g.sub(30.0, oy), 0.0); spill = g.mul(g.exp(g.mul(g.m('SQRT', g.add(g.mul(dx, dx), g.mul(dy, dy))), -1/15)), g.ss(oz, 12, 4))
    if NEAR:                                                                                           # white slabs that hardly differ, with fine joints, the water's damp along the shore
        q = g.add(ox, g.mul(oy, .35)); i, j = g.div(q, 9.0), g.div(g.sub(oy, g.mul(ox, .2)), 4.2); slab = g.white(g.vec(g.m('FLOOR', i), g.m('FLOOR', j), 3)); joint = g.m('MINIMUM', *(g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', k), .5)), .5, .5-w, 1-.26*JOINT, 1.0) for k, w in ((i, .05), (j, .10)))); plate = g.white(g.vec(g.m('FLOOR', g.div(g.add(oy, g.mul(ox, .55)), 17.0)), g.m('FLOOR', g.div(g.sub(ox, g.mul(oy, .3)), 31.0)), 6)); step = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.div(g.add(oy, g.mul(ox, .55)), 17.0)), .5)), .476, .492, 1.0, 1-.42*JOINT); damp = g.noise(g.v('MULTIPLY', p, (.022, .022, .05)), 1.0, 5, .6)
        tone = g.mul(g.mul(g.mul(g.add(.86, g.mul(tone, .18)), g.mul(step, g.add(.89, g.mul(plate, .14)))), g.mul(joint, g.add(.87, g.mul(slab, .19)))), g.ss(damp, .34, .60, .90, 1.02))
    if CRISP: fan = g.noise(g.vec(g.mul(ox, .16), g.mul(oy, .03), 2), 1.0, 4, .6); spill = g.mul(g.mul(spill, spill), g.mul(g.ss(fan, .30, .72), 2.2)); tone = g.mul(g.mul(tone, g.mul(g.add(.80, g.mul(slab, .26)), g.add(.86, g.mul(plate, .2)))), g.mul(g.ss(damp, .30, .66, .58, 1.12), g.ss(g.noise(g.v('MULTIPLY', p, (.012, .012, .03)), 1.0, 3, .5), .32, .66, .70, 1.1)))          # light that lies unevenly, the hall's falls between what stands in it
    return g.principled(Base_Color=g.scalec(hexc('#efeeea' if DAY else '#e2dfd9'), g.mul(g.mul(tone, wet), A.get('stone', 1))), Roughness=.5, Specular=.25, Emission=g.addc(g.scalec(mirrored(g, n, .5, .4), g.mul(gloss, A.get('stone', 1))), g.scalec(hexc(amber('#ff9c4c')), g.mul(g.mul(spill, tone), .16*A.get('foyer', 1.5)))), Emission_Strength=1.0)
def fascia(g):
    """the roof's edge, a storey's parapet deep: pale above, the hall's warmth from below; by day a thin white edge over a recess in shade"""
    u, v, _ = facades.attributes(g); ox = g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0]; warm = g.mul(g.exp(g.mul(v, -1.1)), g.mul(g.ss(ox, -52, -20), g.ss(ox, 62, 34, .12, 1.0)))
    if DAY: edge = g.ss(v, 1.55, 2.0); return g.principled(Base_Color=g.scalec(g.mix(edge, hexc('#6f7170'), hexc('#efeeea')), g.mul(g.ss(v, 0, 1.6, .80, 1.0), g.ss(ox, 15, 62, 1.0, .86))), Roughness=.5, Specular=.2)
    return g.principled(Base_Color=g.scalec(hexc('#dedcd8'), g.mul(g.add(.5, g.mul(g.ss(v, 0, 3.3), .45)), g.ss(ox, 15, 62, 1.0, .5))), Roughness=.5, Specular=.2, Emission=hexc(amber('#ff9a4a')), Emission_Strength=g.mul(warm, (.12 if CRISP else .22)*A.get('foyer', 1.5)))
def room(g):
    """a bay of a storey behind the glass: its own brightness, its own lamp off the middle, light under the ceiling; by day paler"""
    u, v, at = facades.attributes(g); r, r2, r3 = (g.white(g.vec(at, q, 1.0)) for q in (1.0, 4.0, 7.0)); c = g.sub(u, g.add(.25, g.mul(r2, .5)))
    e = g.mul(g.add(.03, g.pow(r, 2.2)), g.mul(g.add(.25, g.mul(g.ss(v, .0, 1.0), .8)), g.add(.14, g.exp(g.mul(g.mul(c, c), -12.0))))); e = g.mul(e, g.mul(g.ss(g.m('ABSOLUTE', g.sub(u, .5)), .5, .38, .45, 1.0), g.add(.55, g.mul(g.noise(g.vec(g.mul(u, 5.0), g.mul(v, 2.0), at), 1.0, 4, .6), .9))))
    return g.emission(g.mix(g.mul(r3, r3), hexc('#c08452' if DAY else amber('#dd7424')), hexc('#ffd9a4' if DAY else amber('#ffc07c'))), g.mul(e, 1.25*A.get('foyer', 1.5)))
def oak(g):
    """the wall of oak that swells through all storeys: bright where it bulges, dark at its flanks, two galleries cut into it; by day paler, without a batten's own tone"""
    s, z, _ = facades.attributes(g); noise = g.noise(g.vec(g.mul(s, 5.0), g.mul(z, .12), 2), 1.0, 4, .6); slat = g.add(.8, g.mul(g.white(g.vec(g.m('FLOOR', g.mul(s, 90.0)), 1, 1)), .25))
    belly = g.mul(g.ss(s, .0, .40), g.ss(s, 1.0, .55)); lamps = g.add(g.mul(g.exp(g.mul(g.sub(z, 5.0), -.22)), .9), g.add(.26, g.mul(g.ss(z, 15, 23), .28*(not DAY)))); e = g.mul(g.mul(g.add(.10, g.mul(belly, .9)), lamps), 1.0 if DAY else g.mul(slat, g.add(.35, g.mul(noise, 1.2))))
    for z0, up, s0, s1 in ((10.4, 1.6, -.1, .56), (16.0, -.9, .30, 1.1)):
        d = g.sub(z, g.add(z0, g.mul(s, up))); within = g.mul(g.ss(s, s0, s0+.03), g.ss(s, s1, s1-.05)); slot = g.mul(g.mul(g.ss(d, -1.3, -1.1), g.ss(d, 1.3, 1.1)), within); deep = g.add(.06, g.mul(g.ss(d, -.8, 1.2), g.mul(g.ss(g.noise(g.vec(g.mul(s, 12.0), z0, 1), 1.0, 3, .6), .4, .8), .6))); e = g.add(g.mul(e, g.sub(1.0, slot)), g.mul(slot, deep))
    return g.emission(g.mix(g.clamp(e), hexc('#b57a44' if DAY else amber('#d9691f')), hexc('#f0c48e' if DAY else amber('#ffb768'))), g.mul(e, 1.15*A.get('foyer', 1.5)))
def glazed(g):
    """the glass before the hall, by day: slender fins two metres apart, two faint transoms, panes in shade and a little out of true that mirror the sky over the far shore, greenish, some hardly, so that the hall is warm or dark behind them, the roof's shade above; by night, fins and transoms alone before the light, panes that hold back more or less of it"""
    u, v, _ = facades.attributes(g); i = g.mul(u, 44.0); bar = lambda q, w: g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', q), .5)), .5-w, .5-w*.35); pane = g.white(g.vec(g.m('FLOOR', i), g.m('FLOOR', g.mul(v, 3.0)), 5)); wide = g.noise(g.vec(g.mul(u, 3.0), g.mul(v, .7), 4), 1.0, 3, .5); shade = g.ss(v, 1.0, .90); town = g.add(.16, g.add(g.mul(g.white(g.vec(g.m('FLOOR', g.mul(u, 17.0)), 3, 8)), .07), g.mul(g.noise(g.vec(g.mul(u, 5.0), 1, 1), 1.0, 2, .5), .10)))
    if not DAY: fin = g.white(g.vec(g.m('FLOOR', g.add(i, .5)), 2, 7)); tr = g.node('ShaderNodeBsdfTransparent'); g.put(tr.inputs[0], g.mix(g.clamp(g.add(g.mul(pane, .5), g.mul(wide, .5))), hexc('#a9a49c'), hexc('#ffffff'))); return g.mixsh(g.m('MAXIMUM', g.mul(bar(i, .055), g.add(.45, g.mul(fin, .5))), g.mul(bar(g.mul(v, 3.0), .02), .55)), tr.outputs[0], g.emission(g.scalec(hexc('#3a2a1c'), .05)))
    a = g.clamp(g.add(.34, g.add(g.mul(g.sub(pane, .5), .25), g.add(g.mul(g.sub(wide, .5), 1.1), g.mul(g.ss(v, .25, .0), .12))))); sky = g.scalec(g.mix(g.ss(g.sub(v, town), -.03, .05), hexc('#858a86'), g.mix(g.ss(v, .25, 1.0), hexc('#b4b9b2'), hexc('#a3aba6'))), g.mul(g.mul(g.add(.45, g.mul(shade, .55)), g.add(.95, g.mul(pane, .10))), .42)); line = g.m('MAXIMUM', g.mul(bar(i, .085), .75), g.mul(bar(g.mul(v, 3.0), .03), .35))
    return g.mixsh(line, g.mixsh(a, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(sky)), g.emission(g.scalec(hexc('#cfd2cc'), g.mul(g.add(.35, g.mul(shade, .65)), .40))))
def panelled(g):
    """by day, the wall under the slope: white stone in shade, in strips that hardly differ"""
    ox, _, oz = g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0:3]; i = g.div(ox, 2.1); strip = g.white(g.vec(g.m('FLOOR', i), 2, 2)); joint = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', i), .5)), .42, .48, 1.0, .88)
    return g.principled(Base_Color=g.scalec(hexc('#a3a09c'), g.mul(joint, g.add(.95, g.mul(strip, .08)))), Roughness=.6, Specular=.3)
def theatre(S, ox, oy, rz):
    """the Opera from across the fjord: a slope from the water to a deep roof edge that juts out over the hall, the fly tower and the workshops behind it; stage= how pale the tower is: the west light and haze make its left side a ghost at night"""
    r, O = np.random.RandomState(17), Build(); a, b, e = (-132, 60, -1.2), (-96, 2, -1.2), (-120, 116, 2); R0, R1, R2, R3, R4 = (-46, 22, 22.4), (60, 12, 26.6), (64, 64, 27.5), (46, 116, 29), (-46, 116, 28)
    for t in ((b, R0, a), (a, R0, R4), (a, R4, e), (b, (88, -32, -1.2), (62, 30, 5)), (b, (62, 30, 5), (-44, 34, 5)), ((88, -32, -1.2), (122, 28, 1.4), (62, 30, 5)), ((122, 28, 1.4), (122, 116, 4), (62, 30, 5))): O.tri(*t)
    O.tri(b, (-44, 33, 4.6), R0, 1, 5); O.quad(R0, R1, R2, R3, 1, 0); O.tri(R0, R3, R4)
    low = lambda p, h=3.3: (p[0], p[1], p[2]-h)
    O.quad(low(R0), low(R1), R1, R0, 1, 1); O.quad(low(R1), low(R2), R2, R1, 1, 1); O.quad(low(b, .6), low(R0), R0, b, 1, 1, [(0, 0), (60, 0), (60, 3.3), (0, .6)]); O.quad(low(R0), low(R1), low(R2), low(R4), 1, 6)
    at = lambda t, d=0: (-43+88*t, 34-7*t+d); top = lambda t: 19.3+3.7*t
    def sheet(t0, t1, z0, z1, d, m, seed=0, uv=((0, 0), (1, 0), (1, 1), (0, 1)), lean=0): O.quad((*at(t0, d), z0), (*at(t1, d), z0), (*at(t1+lean, d), z1 or top(t1)), (*at(t0+lean, d), z1 or top(t0)), seed, m, list(uv))
    for s0, s1, floors in ((-.01, .13, ((5, 9.4), (9.9, 13.6), (14.1, 0))), (.13, .38, ((5, 11.4), (12.0, 15.8), (16.4, 0))), (.64, .82, ((5, 8.8), (9.3, 16.4), (17.0, 0))), (.82, 1.01, ((5, 12.2), (12.7, 0)))):
        for z0, z1 in floors:
            t = s0
            while t < s1: w = min(r.uniform(.02, .16), s1-t+.001); sheet(t, t+w, z0, z1, 17, 2, r.rand()*1000); t += w
            sheet(s0, s1, z0-.6, z0, 6+3*r.rand(), 4)
    for i in range(24):
        s, s1 = i/24, (i+1)/24; d, d1 = (15-8*math.sin(math.pi*q)**.8 for q in (s, s1)); t, t1 = .27+.50*s, .27+.50*s1; O.quad((*at(t, d), 4.6), (*at(t1, d1), 4.6), (*at(t1, d1), top(t1)+1), (*at(t, d), top(t)+1), 0, 3, [(s, 4.6), (s1, 4.6), (s1, top(t1)), (s, top(t))])
    if oy-CY < 200 or NEAR: sheet(-.12, 0, 4, 0, 17.2, 4); sheet(0, 1.01, 4, 23.2, 17.4, 4)                                                                                   # from near and by day, the wall behind the rooms
    O.quad((*at(.20, 5), 5), (*at(.22, 5), 5), (*at(.335, 5), 10.2), (*at(.315, 5), 10.2), 0, 4)                                                                       # a stair
    for t, lean in ((.09, .020), (.245, -.03), (.60, .035), (.835, -.018)): sheet(t, t+.009, 5, 0, 3, 7, lean=lean)                                                    # columns that lean
    t = .0
    while t < 1: sheet(t, t+.0045, 5, 0, 0, 4); t += r.uniform(.035, .10)
    for _ in range(13): t = .04+.92*r.rand()**1.4; x, y = at(t, r.choice([2, 4, -3])); props.walker(O, x, y, 4.9, r.uniform(1.6, 1.85), 4, 4, r)
    if NEAR:
        sheet(.0, 1.0, 5, 0, -.5, 9)
        f = np.random.RandomState(8); on = lambda o, p, q, u, v: tuple(o[n]+u*(p[n]-o[n])+v*(q[n]-o[n]) for n in range(3))                     # people on the slope, the roof and the shore, alone or in pairs
        ramp, roof, shore = (lambda u, v: on(b, R0, a, u, v)), (lambda u, v: on(R0, R1, R3, u, v)), (lambda u, v: on((88, -32, -1.2), (62, 30, 5), b, u, v))
        for at_, u, v, n in ((ramp, .16, .30, 2), (ramp, .30, .22, 1), (ramp, .37, .44, 2), (ramp, .58, .12, 3), (ramp, .74, .15, 1), (ramp, .90, .05, 2), (roof, .10, .04, 2), (roof, .33, .05, 1), (roof, .39, .03, 2), (roof, .78, .02, 1), (shore, .50, .16, 2), (shore, .62, .42, 1), (shore, .42, .55, 2)):
            for k in range(n): x, y, z = at_(u, v); props.walker(O, x+k*f.uniform(.7, 1.8), y-k*f.uniform(.2, 1.2), z+k*.2, f.uniform(1.5, 1.95), 10, 10, f)
        for p, q in ((b, R0), (R0, R1)):                                                              # a handrail on posts along the edge of slope and roof, with a gap
            for u0, u1 in ((.05, .44), (.47, .98)):
                P = [tuple(p[n]+t*(q[n]-p[n])+(0, .5, 1.1)[n] for n in range(3)) for t in np.linspace(u0, u1, 15)]; O.tube(P, .06+.07*LIFE, 4, 10)
                for x, y, z in P: O.tube([(x, y, z-1.2), (x, y, z)], .045, 3, 10)
        for t, d, z, n in () if DAY else ((.02, 13, 9.9, 2), (.08, 12, 14.1, 1), (.17, 10, 12.0, 2), (.22, 12, 12.0, 1), (.31, 11, 16.4, 2), (.44, 5, 5, 3), (.53, 3, 5, 2), (.58, -6, 4.4, 1), (.66, 10, 9.3, 1), (.71, 12, 9.3, 3), (.76, 11, 17, 1), (.86, 12, 12.7, 2), (.94, 10, 12.7, 1), (.13, -9, 4.2, 2), (.40, -14, 3.6, 2), (.79, -7, 4.4, 3)):
            for k in range(n): x, y = at(t+k*f.uniform(.008, .016), d); props.walker(O, x, y, z, f.uniform(1.6, 1.9), 10, 10, f)          # on the galleries, on the floor, before the glass
        for t, z, w in () if DAY else ((-.01, 9.9, .14), (-.01, 14.1, .14), (.13, 12.0, .25), (.64, 9.3, .18), (.82, 12.7, .19)): sheet(t, t+w, z+.95, z+1.05, 5.5, 4)          # balustrades
        O.box(9, 98, 17, 14, 49, 51.3, 2, .02, 8, 8); O.box(-9, 96, 7, 9, 49, 50.4, 6, .02, 8, 8); O.box(22, 99, 4, 6, 49, 50.8, 7, .02, 8, 8); O.box(35, 100, 19, 24, 26, 35.5, 12, .01, 8, 8); O.box(51, 103, 13, 18, 26, 31, 13, .01, 8, 8); O.box(-30, 92, 9, 12, 26, 32, 14, .01, 8, 8)      # plant on the tower, lower blocks beside it
        for x, h in ((14, 56), (16, 54), (-8, 53.5)): O.tube([(x, 97, 49), (x, 97, h)], .12, 4, 10)
    O.box(4, 92, 47, 34, 26, 49, 9, .02, 8, 8); O.box(-20, 98, 24, 28, 26, 39, 4, 0, 8, 8); O.box(48, 76, 6, 76, 4, 24, 1, 0, 5, 5)
    for x, y, w, d, h in ((88, 92, 70, 44, 15), (74, 78, 30, 30, 18.5), (137, 104, 46, 40, 10.5)): O.box(x, y, w, d, 0, h, 3, 0, 8, 8)
    for x, y, n in ((72, 62.8, 3), (84, 69.8, 5), (126, 83.8, 3)):
        for i in range(n): q = x+i*4.6+r.uniform(0, 2); w = r.uniform(1.2, 3.6); O.quad((q, y, 6), (q+w, y, 6), (q+w, y, 7.7), (q, y, 7.7), r.rand()*1000, 2, [(0, 0), (1, 0), (1, 1), (0, 1)])
    def tower(g):
        geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; z = g.xyz(p)[2]; n = g.noise(g.v('MULTIPLY', p, (.05, .05, .12)), 1.0, 4, .6); glow = g.mul(g.exp(g.mul(g.m('MAXIMUM', g.sub(z, 27.0), 0.0), -.2)), g.ss(z, 25, 27))
        u, _, at = facades.attributes(g); west = g.ss(g.xyz(g.node('ShaderNodeTexCoord').outputs['Object'])[0], 30, -26); q = g.div(u, 4.4); panel = g.white(g.vec(g.m('FLOOR', q), at, 1)); joint = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', q), .5)), .40, .46, 1.0, .45)
        tone = g.mul(g.mul(joint, g.add(.82, g.mul(panel, .36))), g.mul(g.add(.7, g.mul(west, .55)), g.ss(z, 26, 49, .85, 1.15)))
        if NEAR:                                                                                       # sheets of bright aluminium in a regular grid, each a little off its neighbour's plane, punched too finely to be seen but as a soft grain
            v = g.div(g.xyz(g.node('ShaderNodeUVMap').outputs[0])[1], 3.0); c = g.div(u, 2.2); cell = g.white(g.vec(g.m('FLOOR', c), g.m('FLOOR', v), at)); seam = lambda k, w, d: g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', k), .5)), .5-w, .5-w*.4, 1.0, d)
            tone = g.mul(g.mul(g.mul(seam(c, .075, 1-.34*JOINT), seam(v, .055, 1-.26*JOINT)), g.add(1-.07*JOINT, g.mul(cell, .13*JOINT))), g.mul(g.mul(g.mul(g.ss(g.xyz(geo.outputs['Normal'])[0], -.3, -.7, .56, 1.3), g.add(.84, g.mul(west, .40))), g.ss(z, 26, 49, .93, 1.06)), g.add(.97, g.mul(g.sub(n, .5), .10))))
            if CRISP: cold = g.noise(g.v('MULTIPLY', p, (.09, .09, .05)), 1.0, 4, .6); tone = g.mul(tone, g.mul(g.add(.70, g.mul(cell, .62)), g.add(.45, g.mul(cold, 1.1))))          # dim, sheet by sheet
            if LIFE:
                k = g.add(g.div(u, 3.1), g.mul(g.noise(g.vec(g.mul(u, .12), at, 4), 1.0, 2, .5), 2.2)); strip, bay = (g.sub(g.white(g.vec(g.m('FLOOR', g.div(k, d)), at, 9+d)), .5) for d in (1, 3)); tone = g.mul(g.mul(tone, seam(k, .075, 1-.34*LIFE)), g.add(1.0, g.mul(g.add(g.mul(strip, .30), g.mul(bay, .20)), LIFE)))
            if DAY: return g.principled(Base_Color=g.scalec(hexc('#dfe2e5'), g.mul(tone, .66)), Roughness=.5, Specular=.4, Emission=g.scalec(mirrored(g, geo.outputs['Normal'], .5, .4), g.mul(tone, .12)), Emission_Strength=1.0)
        return g.principled(Base_Color=g.scalec(hexc('#85888d'), g.mul(g.mul(g.add(.6, g.mul(n, .5)), tone), A.get('stage', 1)**2)), Roughness=.55, Specular=.3*A.get('stage', 1), Emission=g.addc(g.scalec(hexc(amber('#e8924a')), g.mul(glow, .05*A.get('foyer', 1.5))), g.scalec(mirrored(g, geo.outputs['Normal'], 2.5, .4), g.mul(g.mul(g.mul(west, tone), g.m('MAXIMUM', g.mul(g.xyz(geo.outputs['Normal'])[1], -1.0), 0.0)), .1*A.get('stone', 1)))), Emission_Strength=A.get('stage', 1))
    return O.to(S, 'opera', [S.mat('marbled', marbled, 1.3*A.get('stone', 1)**.5*PALE), S.mat('fascia', fascia, .9*PALE), S.mat('room', room), S.mat('oak', oak), S.plain('bar', '#0d0b0a', .6, emit=amber('#c86a2a'), emit_k=.02), S.mat('flank', panelled, PALE*(1 if DAY else 1.5)) if NEAR else S.plain('flank', '#6f6a66', .7, haze=1.5), S.plain('soffit', '#3a3632' if DAY else '#8a6a4c', .7, emit=amber('#ff9a4a'), emit_k=(.06 if DAY else .20 if CRISP else .30)*min(1, A.get('foyer', 1.5))), S.plain('column', '#a08468', .6, emit=amber('#e88a3c'), emit_k=.14*min(1, A.get('foyer', 1.5))), S.mat('tower', tower, (1.2 if DAY else 1.9)*A.get('stage', 1)*PALE)]+([S.mat('glazed', glazed, .2*PALE), S.plain('figure', '#17171a', .8, haze=.7*PALE)] if NEAR else []), at=(ox, oy, 0), rz=rz)
LIFE = A.get('life', 0)                                                  # life= : how far, by day, the tower's sheets differ strip by strip and the handrail is seen
JOINT = A.get('joint', 1)                                                # joint= : how deep, by day and if crisp, the joints of its stone and aluminium are
PALE = A.get('pale', 1)                                                  # pale= : how many times more air is before the Opera
OX, OY, RZ = tup(A.get('opera', '112,408,.05'))                           # opera=x,y,turn : where the Opera is
CX, CY = tup(A.get('cam', '-70,40,0'))[:2]
if 'hem' in A: clear, S.m['fog'] = S.m['fog'], tup(A['hem'])                                             # hem= : the mist that thickens towards the Opera's foot
theatre(S, OX, OY, RZ)
if 'hem' in A: S.m['fog'] = clear
S.halos([(CX+.85*(OX-CX-31*math.sin(RZ)), CY+.85*(OY+31-CY), 12, 66, (.03 if CRISP else .055)*A.get('foyer', 1.5))], amber('#ff9a4e'))      # its glow in the haze, before the hall as the camera sees it
if A.get('west'): S.lamp((OX-310, OY+45, 30), '#' + str(A.get('west_col', 'ffb074')), A['west']*1e5, 50, 'AREA', (OX-40, OY, 8))      # west= : the last of the sun from the left, over the marble alone; the moon, if west_col= is blue
if A.get('edge'):                                                                                  # edge= : low lamps along the roof's edge and the shore, each with its pool on the stone
    er, c, s_, L = np.random.RandomState(3), math.cos(RZ), math.sin(RZ), Build(); kind = hexc('#ffb468')
    for p, q, n, k in (((-92, 3, .4), (-50, 20.5, 20), 6, .8), ((-90, -1, .4), (60, -25, .4), 9, .7)):
        for i in range(n):
            t = (i+.5+er.uniform(-.45, .45))/n; a, b, z = (p[j]+(q[j]-p[j])*t for j in range(3)); x, y = OX+a*c-b*s_-.3, OY+a*s_+b*c-.6; f = k*er.uniform(.2, 1)
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
def light(x, y, z, w, h, k, own=False):
    """a lamp or a lit floor that mist has blurred: a soft patch before the wall; none in the mist below 36 m; those of the harbour (`own`) stay"""
    if own or z >= 36: V.quad((x-w, y, z-h), (x+w, y, z-h), (x+w, y, z+h), (x-w, y, z+h), k, 0, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
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
def lowtown(r):
    """the same shore by day: Barcode's row of slim unequal houses, gabled ones by the water and up the rising ground, a church's spire, spruces between them, a tower crane, two cranes on the quay"""
    x = -318
    for w, h, top in ((15, 40, 0), (13, 58, 1), (17, 49, 2), (12, 69, 3), (16, 54, 0), (13, 62, 4), (18, 44, 2), (12, 72, 1), (15, 58, 3), (17, 48, 4), (12, 60, 1), (15, 38, 2)):
        y, sd, d = 1010+r.uniform(-8, 8), r.rand()*1000, 80; x += w/2
        if top == 0: B.box(x, y, w, d, 0, h, sd); B.box(x+w*.08, y+8, w*.62, d*.6, h, h+3.4, sd, 0, 1)
        elif top == 1: [B.box(x+w*(t-.5)*.667, y, w/3+.01, d, 0, h-k, sd) for t, k in ((0, r.uniform(4, 9)), (.5, 0), (1, r.uniform(8, 17)))]
        elif top == 2: c = r.choice([-1, 1])*r.uniform(2, 5); a, e = (x-w/2, x+w/2); B.box(x, y, w, d, 0, h-5, sd); B.quad((a, y-d/2, h-5), (e, y-d/2, h-5), (e, y-d/2, h+c), (a, y-d/2, h-c), sd); B.quad((a, y-d/2, h-c), (e, y-d/2, h+c), (e, y+d/2, h+c), (a, y+d/2, h-c), sd, 1)
        elif top == 3: B.box(x-w*.29, y, w*.40, d, 0, h, sd); B.box(x+w*.24, y+3, w*.50, d, 0, h-r.uniform(3, 8), sd+1)
        else: B.box(x, y, w, d, 0, h*.58, sd); B.box(x+r.choice([-1, 1])*w*.11, y, w*.78, d, h*.58, h, sd)
        for _ in range(r.randint(0, 3)): q = x+r.uniform(-.35, .35)*w; B.tube([(q, y-20, h-4), (q, y-20, h+r.uniform(2, 7))], .25, 4, 1)
        x += w/2+r.uniform(5, 13)
    x = -430
    while x < 0: w, h = r.uniform(6, 15), r.uniform(5, 13); B.gable(x+w/2, r.uniform(700, 900), w, r.uniform(10, 22), 0, h, w*r.uniform(.22, .42), r.rand()*1000, r.choice([0, math.pi/2])+r.uniform(-.1, .1)); x += w*r.uniform(.5, .9)+r.choice([0, 2, 9])*r.rand()
    for _ in range(1500):
        y = r.uniform(1120, 3400); x = r.uniform(-.62, .8)*y; z = max(0, slope(x, y)) if y > 1300 else 0; w = r.uniform(9, 20)
        if z < 90: B.gable(x, y, w, r.uniform(12, 28), z-12, 12+r.uniform(5, 17)*(1 if y < 1900 else .6), w*r.uniform(.25, .5), r.rand()*1000, r.uniform(-1.6, 1.6))
    for _ in range(1600):
        y = r.uniform(900, 3000); x = r.uniform(-.62, .8)*y; z = max(0, slope(x, y)) if y > 1300 else 0; h = r.uniform(8, 19); B.lathe(x, y, [(h*.20, z-3), (h*.17, z+h*.35), (h*.08, z+h*.75), (0, z+h)], 5, 1, 1)
    x, y = 8, 1180; B.gable(x+16, y, 15, 40, 0, 15, 10, 5, math.pi/2); B.box(x-8, y, 9.5, 9.5, 0, 33, 5); [B.box(x-8, y, k, k, z0, z1, 5, 0, 1, 1, t) for k, z0, z1, t in ((11, 33, 38, .62), (6.4, 38, 44, .9), (6.6, 44, 70, .02))]; B.tube([(x-8, y, 69), (x-8, y, 75)], .3, 4, 1)
    x, y, h = -138, 1075, 84; B.tube([(x, y, 0), (x, y, h+9)], .75, 4, 1); B.tube([(x-16, y, h), (x+46, y, h)], .55, 4, 1); B.tube([(x-15, y, h), (x, y, h+9), (x+34, y, h+.5)], .22, 4, 1); B.box(x-14, y, 4, 3, h-4, h, 2, 0, 1)
    for x in (-262, -228):
        y = 640; [B.tube([(x+a, y+c, 1), (x+a*.35, y+c*.4, 12)], .4, 4, 1) for a in (-4, 4) for c in (-4, 4)]; B.box(x-1, y, 5, 4, 12, 16, 3, 0, 1); B.tube([(x, y, 15), (x+.5, y, 25)], .45, 4, 1); B.tube([(x+2, y, 15), (x+19, y, 33)], .45, 4, 1); B.tube([(x+19, y, 33), (x+.5, y, 25), (x-4, y, 15)], .18, 4, 1); B.tube([(x+19, y, 33), (x+19, y, 19)], .10, 3, 1)
def slope(x, y): return 330*fbm(np.array([x/1500]), np.array([y/1500]), 7, 3)[0]**1.3*math.sin(min(max((y-1300)/3300, 0), 1)*math.pi)**.7-6      # the near hill's height
def lanes(r, n, a, b, near):
    """lanes of lamps on the hill behind `near`, from `a` to `b` times their distance to the right"""
    for _ in range(n):
        y = near+1700*r.rand(); x = y*r.uniform(a, b); k = r.uniform(.7, 4)*(800/y)**.8; step = r.uniform(14, 30)*y/900
        for i in range(r.randint(2, 10)):
            x += step*r.uniform(.6, 1.5); z = max(1, slope(x, y))+5; w = r.uniform(.9, 1.6)*(y/700)**.9
            if r.rand() < .8: light(x, y-10, z, w, w, k*r.uniform(.3, 1.1), True)
def harbour(r):
    """a low quay under snow on either side, its lamps in runs and gaps, moored hulls with masts, lanes of lamps on the hill to the right"""
    for x0, x1 in ((-1500, 20), (150, 2400)):
        x = x0
        while x < x1: w = r.uniform(25, 90); y = 586+r.uniform(-5, 3); Q.box(x+w/2, y+6, w+2, 12, -1, r.uniform(1.5, 2.3), 0); Q.box(x+w/2, y+6.2, w, 11.6, 1.4, r.uniform(2.2, 2.7), 1, 0, 1, 1); x += w
    x = -640
    while x < 1300:
        k = r.uniform(.5, 3.2); step = r.uniform(6, 17)
        for _ in range(r.randint(2, 8)):
            if r.rand() < .85: z = 6.2+r.uniform(-.3, .3); w = r.uniform(.8, 1.6); light(x, 581, z, w, w, k*r.uniform(.45, 1.1), True); LAMPS.append((x, 579, 0, k)); Q.tube([(x, 582, 1.5), (x, 582, z)], .09, 4, 0)
            x += step*r.uniform(.75, 1.35)
        x += r.choice([22, 40, 75, 130])*r.uniform(.7, 1.4)
    for x, L, masts in () if DAY else ((-158, 58, (.26, .52, .76)), (-92, 17, (.55,)), (-76, 13, (.5,)), (-8, 24, (.52,)), (330, 34, (.36, .68)), (392, 15, (.5,))):
        if OX < x < OX+150: continue                                                                 # the Opera is there
        y, s0 = 560-L*.6, 1 if r.rand() < .5 else -1; X = lambda t: x+s0*(t-.5)*L
        P = [(-.02, .062), (.12, .048), (.5, .04), (.82, .052), (1.04, .078), (.93, .0), (.06, .0)]; i = len(Q.V); Q.V += [(X(t), y, h*L) for t, h in P]; Q.F.append(tuple(range(i, i+7))); Q.S.append(0); Q.M.append(2); Q.U += [(0, 0)]*7
        [Q.box(X(t), y+1, w*L, 2, .04*L, h*L, 0, 0, 2, 2) for t, w, h in ((.16, .11, .078), (.63, .06, .066))]
        if len(masts) > 1: Q.tube([(X(.98), y, .07*L), (X(1.2), y, .115*L), (X(masts[-1]), y, L*.6)], .14, 4, 2)
        for t in masts:
            h = L*r.uniform(.62, .8) if len(masts) > 1 else L*1.15; Q.tube([(X(t), y, 0), (X(t), y, h)], .26, 5, 2); Q.tube([(X(t), y, h), (X(min(1, t+.3)), y, .08*L)], .07, 3, 2); Q.tube([(X(t), y, h*.97), (X(max(0, t-.28)), y, .07*L)], .07, 3, 2)
            for q in (-.9, -.5, .5, .9): Q.tube([(X(t), y, h*.8), (X(t)+q*.05*L, y, .05*L)], .06, 3, 2)
            Q.tube([(X(t), y, h*.16), (X(t-r.uniform(.14, .2)), y, h*r.uniform(.17, .2))], r.uniform(.005, .010)*L, 5, 2)                      # a furled sail on its boom
            for q in (.62, .8) if len(masts) > 1 else (): Q.tube([(X(t)-.14*L*(1.2-q), y, h*q), (X(t)+.14*L*(1.2-q), y, h*q+.3)], .2, 4, 2)
        for t in r.uniform(.1, .9, 1+(L > 20)*2): light(X(t), y-2, .10*L+r.uniform(.2, 1), .7, .6, r.uniform(.8, 2.4), True)
    lanes(r, 18, .2, .95, 800)
V, Q, LAMPS = Build(), Build(), []
if DAY: lowtown(np.random.RandomState(44))
elif A.get('towers', 1): skyline(np.random.RandomState(65))
else: lanes(np.random.RandomState(5), 14, -.6, -.05, 1400)                                                   # towers=0 : lamps on the hill instead of towers before it
harbour(np.random.RandomState(11))
for i in range(0 if DAY else 900):
    y = rs.uniform(760, 3600); x = rs.uniform(-.7, .75)*y; hz = max(0, (y-1400)*.055*(1+.5*math.sin(x/400)))
    B.box(x, y, rs.uniform(12, 34), rs.uniform(12, 30), hz-20, hz+rs.uniform(8, 26), rs.rand()*1000, rs.uniform(-.5, .5))
FAR = tup(A.get('far', '2.1,1.7,1,1'))                                                                    # far= : how hazy the skyline, the near hill and the two ranges behind it are
fog, S.m['fog'] = S.m['fog'], tup(A.get('veil', '44,.94,430,640'))                                                    # veil= : the mist before the skyline alone; the Opera keeps its own
def wall(g):
    """storeys and bays, hardly seen"""
    u, v, at = facades.attributes(g); s1 = g.white(g.vec(at, 1.7, 3)); band = g.m('LESS_THAN', g.m('FRACT', g.div(v, 3.6)), .45); bay = g.m('LESS_THAN', g.m('FRACT', g.div(u, g.add(1.6, g.mul(s1, 3)))), .6)
    return g.principled(Base_Color=g.scalec(g.mix(s1, hexc('#66666a' if DAY else '#4a4c54'), hexc('#8a8078')), g.sub(1.0, g.mul(g.mul(band, bay), .55))), Roughness=.6)
veil = S.mat('veil', wall, FAR[0]); shade = S.plain('shade', '#22252b', .8, haze=FAR[0]); S.m['fog'] = fog
def blurred(g):
    u, v, k = facades.attributes(g); r2 = g.add(g.mul(u, u), g.mul(v, v)); tr = g.node('ShaderNodeBsdfTransparent')
    return g.addsh(tr.outputs[0], g.emission(g.mix(g.white(g.vec(k, 2, 5)), hexc('#ff9a4a'), hexc('#ffd09a')), g.mul(g.mul(g.mul(g.exp(g.mul(r2, -4.5)), g.ss(r2, 1, .6)), k), A.get('veil_lit', 1.3))))
quay = [S.plain('quay', '#1b1a1c', .8, haze=.8), S.plain('rime', '#b9bcc4', .9, haze=.8)]; S.m['fog'] = None; Q.to(S, 'quay', quay+[S.plain('hulls', '#121215', .6, haze=1.4)]); S.m['fog'] = fog
V.to(S, 'lights', [S.mat('blurred', blurred, 0)])
B.to(S, 'city', [veil, shade])
snow = lambda nm, c, k: S.plain(nm, c, .9, noise=.5, nscale=.006, haze=k)
def hill(y0, y1, H, sd, lx, c, k=1.0, wood=0): S.grid(f'hill{sd}', -9000, 9000, y0, y1, 3000 if wood else 500, 90 if wood else 60, lambda X, Y: H*(fbm(X/lx, Y/lx, 7, sd)**1.3)*np.sin(np.clip((Y-y0)/(y1-y0), 0, 1)*np.pi)**.7-6+wood*(fbm(X/26, Y/26, 3, sd+1)+fbm(X/300, Y/300, 3, sd+2)-1), snow(f'snow{sd}', c, k))      # wood= : the height of spruces that fray its crest
hill(1300, 4600, 330, 3, 1500, '#16202a', FAR[1], 34*DAY); hill(5000, 9000, 800, 8, 2600, '#3a4a5c', FAR[2], 46*DAY); hill(9000, 15000, 1500, 12, 4200, '#5a6c82', FAR[3])
S.water(ripple=.22, scale=.09, rough=.05, haze=.6, fade=900)
if A.get('drawn'):                                                                                 # drawn= : what the water draws out of the quay's lamps and the hall
    dr, eye, c, s_ = np.random.RandomState(6), tup(A.get('cam', '-70,40,7.5')), math.cos(RZ), math.sin(RZ); hidden = lambda x, y: (OX-136-CX)/(OY+30-CY) < (x-CX)/(y-CY) < (OX+135-CX)/(OY+60-CY)
    S.streaks([q for q in LAMPS if not hidden(*q[:2])], eye, A['drawn']*.4, 10, .0022)
    for n, far, wide, k in ((9, 12, .006, 1), (4, 20, .017, .55)):
        for t in (np.arange(n)+dr.uniform(.2, .8, n))/n: S.streaks([(OX+(-43+88*t)*c-(34-7*t)*s_, OY+(-43+88*t)*s_+(34-7*t)*c, 0, dr.uniform(.2, 1)*(.3+math.exp(-((t-.52)/.22)**2)))], eye, A['drawn']*k, far*dr.uniform(.8, 1.2), wide*dr.uniform(.7, 1.3), amber('#ff9a4c'))
for x0, x1, mat in ((-9000, 150, shade), (150, 9000, S.plain('roof', '#15171a', .7))): S.mesh('land', [(x0, 585, 1.5), (x1, 585, 1.5), (x1, 4000, 1.5), (x0, 4000, 1.5)], [(0, 1, 2, 3)], [mat])
def piles(spec):
    """pile=x,y,top;... : mooring piles close by under snow, the first two roped"""
    def wood(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; z = g.xyz(p)[2]; n = g.noise(g.v('MULTIPLY', p, (26, 26, 1.1)), 1.0, 5, .65); m_ = g.noise(p, 3.0, 4, .6); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .05; g.put(bm.inputs['Height'], g.add(n, g.mul(m_, .6)))
        rime = g.ss(g.add(m_, g.mul(n, .35)), .78, .95); return g.principled(Base_Color=g.mix(rime, g.scalec(hexc('#5e5246'), g.add(.25, n)), hexc('#a9adb6')), Roughness=.7, Specular=.3, Normal=bm.outputs[0])
    r, P, W = np.random.RandomState(4), Build(), []
    for x, y, top in (tup(q) for q in str(spec).split(';')):
        R = r.uniform(.20, .25); dx, dy = r.uniform(-.04, .04, 2); W.append((x, y, top, R)); n = 40
        def ring(z, k, ragged):
            T = np.linspace(0, 2*math.pi, n, False); q = R*k*(1+ragged*(fbm(np.cos(T)*1.6+x, np.sin(T)*1.6+z*.5, 3, 5)-.5)); return [(x+dx*(top-z)+a*math.cos(t), y+dy*(top-z)+a*math.sin(t), z) for a, t in zip(q, T)]
        prof = [(-1, 1, .2)]+[(z, 1, .2) for z in np.linspace(0, top, 14)]+[(top+.02, .93, .2)]; h = r.uniform(.05, .11); cap = [(top-.02, .9, .9), (top+.5*h, .93, 1.1), (top+h, .78, 1.0), (top+1.4*h, .42, .6), (top+1.5*h, .02, 0)]
        for m_, rings in ((0, [ring(*q) for q in prof]), (1, [ring(*q) for q in cap])):
            for a, b in zip(rings, rings[1:]):
                for i in range(n): j = (i+1) % n; P.quad(a[i], a[j], b[j], b[i], 0, m_)
    (x0, y0, t0, R0), (x1, y1, t1, R1) = W[:2]
    for k in range(4): P.tube([((x0+x1)/2+(abs(x1-x0)/2+R0+.03)*math.cos(t), (y0+y1)/2+(R0+.06)*math.sin(t)*1.15, min(t0, t1)-.75-.055*k+.02*math.sin(t*2+k)) for t in np.linspace(0, 2*math.pi, 25)], .026, 6, 2)
    P.to(S, 'piles', [S.mat('wood', wood, 0), S.plain('cap', '#979ba6', .9, haze=0, noise=.3, nscale=9), S.plain('rope', '#6a5c4a', .9, haze=0)], True)
if A.get('pile'): piles(A['pile'])
if A.get('mist'): S.mist([tup(q) for q in str(A['mist']).split(';')])                                # mist=y,top,amount,thin,foot;... : torn banks before the Opera (Scene.mist)
if A.get('drift'):                                                                                 # drift=x,z,half width,half height,amount;... : torn mist before a part of the Opera, in metres from its corner at the depth of its middle
    f, EZ = (OY-44-CY)/(OY+60-CY), tup(A.get('cam', '-70,40,7.5'))[2]
    for k, (x, z, rx, rz, amt) in enumerate(tup(q) for q in str(A['drift']).split(';')):
        def torn(g):
            geo = g.node('ShaderNodeNewGeometry'); u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; ix, iy, iz = g.xyz(g.v('SCALE', geo.outputs['Incoming'], scale=-1.0))[0:3]; n = g.noise(g.vec(g.mul(u, rx/48), k*5.3+2, g.mul(v, rz/10)), 1.0, 5, .58, .5); big = g.noise(g.vec(g.mul(u, rx/80), k*3.7, g.mul(v, rz/42)), 1.0, 2, .5)
            r = g.add(g.m('SQRT', g.add(g.mul(u, u), g.mul(v, v))), g.add(g.mul(g.sub(.5, n), .62), g.mul(g.sub(.5, big), .75))); grp = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(grp.inputs[0], g.vec(ix, iy, g.m('MAXIMUM', iz, .02)))
            return g.mixsh(g.mul(g.mul(g.ss(r, .92, .10), g.ss(g.m('MAXIMUM', g.m('ABSOLUTE', u), g.m('ABSOLUTE', v)), 1.0, .7)), amt), g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(grp.outputs[0], S.m['haze_k']))
        D = Build(); rx, rz, X, Y, z = rx*f, rz*f, CX+(OX+x-60*math.sin(RZ)-CX)*f, OY-44-4*k, EZ+(z-EZ)*f; D.quad((X-rx, Y, z-rz), (X+rx, Y, z-rz), (X+rx, Y, z+rz), (X-rx, Y, z+rz), 0, 0, [(-1, -1), (1, -1), (1, 1), (-1, 1)]); o = D.to(S, f'drift{k}', [S.mat(f'drift{k}', torn, 0)]); o.visible_diffuse = o.visible_shadow = False
S.camera((-70, 40, 7.5), (-12, 420, 62), lens=A.get('lens', 27))
S.render(A.get('out', RENDERS + 'oslo.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', .35))
