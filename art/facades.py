"""Façades that bear a closer look than `Scene.facade`: what tells a wall from a grid of lights.

Each is a node material over metre UVs and the face attribute 'seed' (one number a building).
  old_town : plastered houses, window frames and glazing bars, pale surrounds, sills with streaks under them, shutters, blinds
  town_hall: a brick hall over an arcade, one tall window a bay, lamps at its foot; or its tower
  pane     : one window's glass with what stands behind it; UV 0..1, a seed a window
  tiles    : roofs, one colour a house
"""
from artlib import *

LAMPS = ('#ff9d45', '#ffc98a', '#ffe9cf')      # a bulb under a shade, a ceiling lamp, a kitchen
def lamp_colour(g, r):
    return g.mix(g.ss(r, .55, .8), g.mix(g.ss(r, .15, .5), hexc(LAMPS[0]), hexc(LAMPS[1])), hexc(LAMPS[2]))
def attributes(g):
    u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]
    return u, v, g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']
def below(g, a, b): return g.m('LESS_THAN', a, b)
def both(g, *q):
    out = q[0]
    for p in q[1:]: out = g.mul(out, p)
    return out
def either(g, a, b): return g.m('MAXIMUM', a, b)
def weathered(g, colour, u, v, at, k):
    """rain streaks, grain and the damp foot of a wall"""
    streak = g.noise(g.vec(g.mul(u, .55), g.mul(v, .07), at), 1.0, 5, .65); grain = g.noise(g.vec(u, v, at), .8, 4, .6)
    return g.scalec(colour, g.add(1.0, g.mul(g.sub(g.add(g.mul(streak, .65), g.mul(grain, .35)), .5), 2.2*k)))

def old_town(S, name, base, lit=.3, k=2.2, ww=2.5, wh=3.3, base_k=1.0, wear=.35, shutters=.0, haze=1.0, foot=0.0, tone=1.0, runs=0, lamps=None):
    """`runs`: rooms of two to four windows share a lamp, few lamps are bright, some houses are dark; `shutters`: share of the houses that have them; `foot`: lamplight at the foot of the wall; `tone`: below 1, a wall that is a silhouette at night; `lamps`: how much light of lamps outside falls on a point, a function of the graph"""
    def b(g):
        u, v, at = attributes(g); s1, s2, s3 = (g.white(g.vec(at, q, q*2)) for q in (1.7, 7.3, 4.4))
        pitch = g.mul(g.add(g.mul(s1, .5), .8), ww); cu, cv = g.div(u, pitch), g.div(g.add(v, g.mul(s3, 1.1)), wh)
        iu, iv = g.m('FLOOR', cu), g.m('FLOOR', cv)
        x = g.mul(g.sub(g.m('FRACT', cu), .5), pitch); y = g.mul(g.sub(g.m('FRACT', cv), .52), wh)       # metres from the window's middle
        ax, ay = g.m('ABSOLUTE', x), g.m('ABSOLUTE', y); hw = g.mul(g.add(g.mul(s2, .3), .85), 1.05/2); hh = 1.75/2
        inside = both(g, below(g, ax, hw), below(g, ay, hh)); round_ = both(g, below(g, ax, g.add(hw, .17)), below(g, ay, hh+.17))
        bars = either(g, either(g, g.m('GREATER_THAN', ax, g.sub(hw, .08)), g.m('GREATER_THAN', ay, hh-.08)), either(g, below(g, ax, .045), below(g, g.m('ABSOLUTE', g.sub(y, hh*.35)), .04)))
        bars = both(g, inside, bars); glass = both(g, inside, g.sub(1.0, bars))
        r, r2, r3 = (g.white(g.vec(iu, iv, g.add(at, q))) for q in (0.0, 5.0, 9.0))
        blind = both(g, glass, below(g, r3, .42), g.m('GREATER_THAN', y, g.sub(hh, g.mul(g.mul(r2, r2), 1.75*1.1))))
        curtain = both(g, glass, g.m('GREATER_THAN', r3, .55), g.m('GREATER_THAN', ax, g.mul(hw, g.add(.35, g.mul(r2, .5)))))
        on = below(g, r, g.mul(lit*args().get('litk', 1.0), g.add(.45, g.mul(s3, 1.1))))
        if runs:
            room = g.m('FLOOR', g.div(g.add(iu, g.mul(g.white(g.vec(at, iv, 3.0)), 9.0)), g.add(2.0, g.m('FLOOR', g.mul(s1, 2.6))))); prob = g.mul(lit*args().get('litk', 1.0), g.ss(s3, .25, .85, .05, 2.0))
            on = both(g, below(g, g.white(g.vec(room, iv, g.add(at, 11.0))), prob), below(g, r, .82)); r3 = g.white(g.vec(room, iv, g.add(at, 23.0))); r2 = g.add(g.mul(g.pow(g.white(g.vec(room, iv, g.add(at, 17.0))), 2.2), .8), g.mul(r2, .25))
        inner = g.mul(g.add(.25, g.mul(g.ss(y, -hh, hh), .9)), g.add(.12, g.pow(r2, 2.0)))               # brighter under the ceiling, few rooms bright
        em = both(g, glass, on, inner); em = g.mul(em, g.sub(1.0, g.mul(either(g, blind, curtain), .62))); em = g.mul(em, k)
        if lamps: em = g.mul(em, g.add(.2, g.pow(g.white(g.vec(iv, iu, g.add(at, 31.0))), 1.5)))                # no two windows of a room are equal
        wall = g.scalec(g.ramp(s2, [(i/len(base), hexc(c)) for i, c in enumerate(base)], 'CONSTANT'), base_k*args().get('base_k', 1.0))
        if foot: em = g.add(em, g.mul(g.exp(g.mul(v, -.12)), foot * args().get('footk', 1.0)))
        trim = g.mix(.6, wall, hexc('#d8d2c4'))
        sill = both(g, below(g, ax, g.add(hw, .24)), below(g, g.m('ABSOLUTE', g.add(y, hh+.14)), .09))
        shade = both(g, below(g, ax, g.add(hw, .2)), g.ss(y, -hh-1.2, -hh-.2), below(g, y, -hh-.2))      # what runs down from the sill
        c = weathered(g, wall, u, v, at, wear); c = g.scalec(c, g.sub(1.0, g.mul(shade, .38)))
        if lamps: lit_up = g.scalec(g.v('MULTIPLY', c, hexc('#ffb46c')), both(g, lamps(g), g.sub(1.0, g.mul(inside, .4)), g.add(.15, g.mul(g.white(g.vec(at, 2.6, 4.0)), 1.3))))          # plaster alone, its windows hardly darker: pale frames or dark panes would be a grid
        c = g.mix(round_, c, trim); c = g.mix(sill, c, g.scalec(trim, 1.15))
        if shutters:
            wing = both(g, below(g, g.m('ABSOLUTE', g.sub(ax, g.add(hw, .34))), .27), below(g, ay, hh+.05), below(g, s3, shutters), below(g, g.white(g.vec(iu, iv, g.add(at, 2.0))), .85))
            slat = g.add(.7, g.mul(g.m('FRACT', g.div(y, .16)), .5))
            c = g.mix(wing, c, g.scalec(g.mix(g.white(g.vec(at, 8.0, 1.0)), hexc('#31483c'), hexc('#5b5a50')), slat))
        sky = g.add(.012, g.mul(g.pow(g.white(g.vec(iv, iu, at)), 3.0), .09))                            # every pane hangs a little differently and shows another part of the sky
        c = g.mix(glass, c, g.scalec((.72, .86, 1.0, 1), sky)); c = g.mix(bars, c, hexc('#c6c0b2')); c = g.mix(blind, c, hexc('#a89f8e')); c = g.mix(curtain, c, hexc('#8f887c'))
        ro = g.m('MULTIPLY_ADD', both(g, glass, g.sub(1.0, either(g, blind, curtain))), -.6, .72)
        if tone != 1: c = g.scalec(c, tone)
        sh = g.principled(Base_Color=c, Roughness=ro, Specular=.5*min(1, 2*tone), Emission=lamp_colour(g, r3), Emission_Strength=em)
        return g.addsh(sh, g.emission(lit_up)) if lamps else sh
    return S.mat(name, b, haze)

def town_hall(S, name, tower=False, lit=.62, k=.75, up=.42, haze=1.0, vary=0):
    """v = height (m), the foot at 2. Hall: 4.1 m a bay to 22 m; `tower`: three bays, slits, tall openings under the lantern. `up`: lamps at the piers that light the wall; `vary`: some of them weak or out, rooms of their own behind the windows; 2: nearly a silhouette, the arcade and a few low rooms"""
    def b(g):
        u, v, at = attributes(g); P = 13/3 if tower else 66/16; cu = g.div(u, P); iu = g.m('FLOOR', cu); x = g.mul(g.sub(g.m('FRACT', cu), .5), P); ax = g.m('ABSOLUTE', x); h = g.sub(v, 2.0)
        def arch(z0, z1, r): return both(g, g.m('GREATER_THAN', v, z0), below(g, ax, r), below(g, v, g.add(z1-r, g.m('SQRT', g.m('MAXIMUM', g.sub(r*r, g.mul(ax, ax)), 0.0)))))
        brick = g.mix(g.white(g.vec(g.m('FLOOR', g.div(u, .5)), g.m('FLOOR', g.div(v, .3)), at)), hexc('#6b2f20'), hexc('#80402a')); stone = hexc('#a08a72')
        if tower:
            row = g.div(g.sub(v, 15.0), 8.5); iv = g.m('FLOOR', row); y = g.mul(g.sub(g.m('FRACT', row), .5), 8.5); ay = g.m('ABSOLUTE', y); on_wall = both(g, g.m('GREATER_THAN', v, 15.0), below(g, v, 49.0))
            slit = lambda d: both(g, on_wall, below(g, ax, .42+d), below(g, ay, 1.5+d)); hole = either(g, slit(0), arch(52, 58.6, .95)); frame = either(g, slit(.28), arch(51.7, 58.9, 1.25)); arcade = 0.0
            course = either(g, below(g, g.m('ABSOLUTE', g.sub(v, 50.6)), .22), g.m('GREATER_THAN', v, 60.6)); on = both(g, below(g, g.white(g.vec(iu, iv, g.add(at, 3.0))), .10*args().get('litk', 1.0)), on_wall)
        else:
            arcade = arch(2, 7.6, 1.3); hole = arch(10.6, 17.6, .78); frame = arch(10.3, 17.9, 1.08)
            small = lambda d: both(g, below(g, g.m('ABSOLUTE', g.sub(ax, 1.0)), .36+d), below(g, g.m('ABSOLUTE', g.sub(v, 19.9)), .6+d)); hole = either(g, hole, small(0)); frame = either(g, frame, small(.2))
            course = either(g, either(g, below(g, g.m('ABSOLUTE', g.sub(v, 9.1)), .22), g.m('GREATER_THAN', v, 21.3)), both(g, arch(2, 7.95, 1.65), g.sub(1.0, arcade))); on = both(g, below(g, g.white(g.vec(g.m('FLOOR', g.div(iu, 3.0)), at, 4.0)), lit*args().get('litk', 1.0)), below(g, v, 18.2))     # halls of three bays share their lamps
        bars = both(g, hole, either(g, below(g, ax, .09), below(g, g.m('FRACT', g.div(v, 1.5)), .12))); glass = both(g, hole, g.sub(1.0, bars))
        c = g.mix(frame, g.mix(course, brick, stone), g.scalec(stone, .8)); c = g.mix(either(g, glass, arcade), c, (.014, .017, .022)); c = g.mix(bars, c, hexc('#4a4238'))
        # lamps at the foot of each pier: narrow below, one even light above
        reach = 12.0 if tower else 8.0; pier = g.div(g.sub(P/2, ax), g.add(.8, g.mul(h, .16))); cone = g.mix(g.ss(h, 1.0, 9.0), g.vec(*[g.exp(g.mul(g.mul(pier, pier), -1.0))]*3), (.62, .62, .62)); glow = g.mul(g.exp(g.div(h, -reach)), up*args().get('footk', 1.0))
        if vary: own = g.white(g.vec(iu, at, 12.0)); glow = g.mul(glow, g.ss(g.noise(g.vec(g.mul(cu, .8), at, 8.0), 1.0, 1, .5), .34, .68, .12, 1.15)); few, dim, warm = (g.ss(g.noise(g.vec(g.mul(cu, .34), at, 21.0), 1.0, 1, .5), .44, .60, .10, 1.3), .10, 4.0) if vary > 1 else (1.0, 1.0, 1.0); glow = g.mul(glow, g.mul(few, dim))
        wash = g.scalec(g.v('MULTIPLY', g.v('MULTIPLY', g.mix(.65, c, hexc('#806448')), hexc('#ffc384')), cone), g.mul(g.mul(glow, 4.4), g.sub(1.0, either(g, hole, arcade))))
        room = g.scalec(lamp_colour(g, g.mul(g.white(g.vec(iu, at, 6.0)), .5)), both(g, glass, on, g.add(.3, g.mul(g.ss(v, 11.0, 17.0), .7)), k))
        vault = g.scalec(hexc('#ff9d45'), both(g, arcade, g.ss(v, 1.0, 7.5), up*args().get('footk', 1.0)*.55))
        if vary: room = g.scalec(room, g.add(.06, g.mul(own, g.mul(own, .9)))); vault = g.scalec(vault, g.mul(few, g.add(.2, g.mul(g.white(g.vec(iu, at, 14.0)), warm))))
        return g.principled(Base_Color=c, Roughness=g.m('MULTIPLY_ADD', glass, -.5, .75), Specular=.3, Emission=g.addc(wash, g.addc(room, vault)), Emission_Strength=1.0)
    return S.mat(name, b, haze)

def pane(S, name, lit=.4, k=2.2, haze=.6):
    def b(g):
        u, v, at = attributes(g); r, r2, r3, r4 = (g.white(g.vec(at, q, 1.0)) for q in (1.0, 2.0, 3.0, 4.0))
        on = below(g, r, lit); x = g.m('ABSOLUTE', g.sub(u, .5))
        blind = both(g, below(g, r3, .35), g.m('GREATER_THAN', v, g.sub(1.0, g.mul(r2, .8)))); edge = g.add(.2, g.mul(r4, .26))
        fold = g.add(.6, g.mul(g.m('SINE', g.mul(u, 58.0)), .25)); curtain = both(g, g.m('GREATER_THAN', r3, .45), g.ss(x, g.sub(edge, .03), g.add(edge, .03)))
        lamp = g.exp(g.mul(g.add(g.pow(g.sub(u, g.add(.25, g.mul(r4, .5))), 2.0), g.pow(g.sub(v, g.add(.35, g.mul(r2, .4))), 2.0)), -9.0))
        plant = both(g, g.m('GREATER_THAN', r4, .55), below(g, v, g.add(.08, g.mul(g.noise(g.vec(g.mul(u, 7.0), at, 0.0), 1.0, 4, .7), .3))))   # a pot of something on the sill
        room = g.add(.16, g.add(g.mul(lamp, 1.1), g.mul(g.noise(g.vec(g.mul(u, 3.0), g.mul(v, 2.0), at), 1.0, 3, .5), .35)))
        em = both(g, on, room, g.add(.3, g.pow(r2, 1.6))); em = g.mul(em, g.sub(1.0, g.mul(curtain, g.mul(fold, .8)))); em = g.mul(em, g.sub(1.0, g.mul(blind, .62))); em = g.mul(em, g.sub(1.0, g.mul(plant, .85)))
        c = g.mix(either(g, blind, curtain), (.012, .014, .018), hexc('#5a5348'))
        return g.principled(Base_Color=c, Roughness=.04, Specular=.7, Emission=lamp_colour(g, r3), Emission_Strength=g.mul(em, k))
    return S.mat(name, b, haze)

def tiles(S, name, colours, haze=1.0, wear=.5):
    """tiled roofs, one colour a house, patched and darker where the moss sits"""
    def b(g):
        at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; p = g.node('ShaderNodeNewGeometry').outputs['Position']
        c = g.ramp(g.white(g.vec(at, 3.1, 2.0)), [(i/len(colours), hexc(q)) for i, q in enumerate(colours)], 'CONSTANT')
        row = g.add(.82, g.mul(g.m('FRACT', g.div(g.xyz(p)[2], .42)), .32)); n = g.add(g.mul(g.noise(p, .5, 5, .65), .6), g.mul(g.noise(p, 2.2, 3, .6), .4))
        return g.principled(Base_Color=g.scalec(c, g.mul(row, g.add(1.0, g.mul(g.sub(n, .5), 2*wear)))), Roughness=.8, Specular=.25)
    return S.mat(name, b, haze)
