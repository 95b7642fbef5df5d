"""artlib - shared library for the concierge picture set (Blender 3.4, Cycles on CPU, numpy).

One art direction, held in ONE place:
  * MOODS       : the light (sky ramp, sun, glow, cloud, haze). A city = geometry + camera + mood.
  * sky_group() : one node group "direction -> colour", used BOTH by the world and by every
                  material's distance haze, so far buildings dissolve into exactly the sky behind.
  * finish()    : linear EXR -> despeckle/denoise -> bloom -> filmic curve -> split tone -> vignette -> grain.
"""
import bpy, math, os, sys, time
import numpy as np
from mathutils import Vector
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lab import *
from moods import MOODS


def image(name, a):
    """numpy (bottom row first) to a linear image"""
    h, w = a.shape[:2]; px = np.ones((h, w, 4), np.float32); px[..., :3] = a; im = bpy.data.images.new(name, w, h, float_buffer=True); im.colorspace_settings.name = 'Linear'; im.pixels.foreach_set(px.ravel()); im.update(); im.pack(); return im

# ------------------------------------------------------------------ node graph helper
class G:
    """Tiny expression builder for node trees. Values are sockets, floats or tuples."""
    def __init__(s, tree): s.t = tree; s.n = tree.nodes; s.l = tree.links
    def put(s, sock, v):
        if v is None: return
        if isinstance(v, bpy.types.NodeSocket): s.l.new(v, sock)
        elif isinstance(v, (tuple, list)):
            d = sock.default_value
            sock.default_value = tuple(v)[:len(d)] if len(v) >= len(d) else tuple(v) + (1.0,)
        else:
            try: sock.default_value = v
            except TypeError: sock.default_value = (v,) * len(sock.default_value)
    def node(s, typ, **k):
        n = s.n.new(typ)
        for a, b in k.items(): setattr(n, a, b)
        return n
    def m(s, op, a, b=None, c=None, clamp=False):
        n = s.node('ShaderNodeMath', operation=op, use_clamp=clamp)
        for i, v in enumerate((a, b, c)): s.put(n.inputs[i], v)
        return n.outputs[0]
    def add(s, a, b): return s.m('ADD', a, b)
    def sub(s, a, b): return s.m('SUBTRACT', a, b)
    def mul(s, a, b): return s.m('MULTIPLY', a, b)
    def div(s, a, b): return s.m('DIVIDE', a, b)
    def pow(s, a, b): return s.m('POWER', a, b)
    def clamp(s, a): return s.m('ADD', a, 0.0, clamp=True)
    def exp(s, a): return s.m('EXPONENT', a)
    def v(s, op, a, b=None, scale=None):
        n = s.node('ShaderNodeVectorMath', operation=op)
        s.put(n.inputs[0], a); s.put(n.inputs[1], b)
        if scale is not None: s.put(n.inputs['Scale'], scale)
        return n.outputs['Value'] if op in ('DOT_PRODUCT', 'LENGTH', 'DISTANCE') else n.outputs[0]
    def xyz(s, a):
        n = s.node('ShaderNodeSeparateXYZ'); s.put(n.inputs[0], a); return n.outputs
    def vec(s, x, y, z):
        n = s.node('ShaderNodeCombineXYZ')
        for i, q in enumerate((x, y, z)): s.put(n.inputs[i], q)
        return n.outputs[0]
    def ss(s, x, lo, hi, a=0.0, b=1.0):
        """smoothstep"""
        n = s.node('ShaderNodeMapRange', interpolation_type='SMOOTHSTEP')
        for i, q in enumerate((x, lo, hi, a, b)): s.put(n.inputs[i], q)
        return n.outputs[0]
    def mix(s, f, a, b):
        n = s.node('ShaderNodeMixRGB')
        s.put(n.inputs[0], f); s.put(n.inputs[1], a); s.put(n.inputs[2], b)
        return n.outputs[0]
    def scalec(s, col, f):
        """colour * float (unclamped)"""
        return s.v('SCALE', col, scale=f)
    def addc(s, a, b): return s.v('ADD', a, b)
    def ramp(s, f, stops, interp='LINEAR'):
        n = s.node('ShaderNodeValToRGB'); r = n.color_ramp; r.interpolation = interp
        while len(r.elements) < len(stops): r.elements.new(0.5)
        for e, (p, c) in zip(r.elements, stops): e.position = p
        for e, (p, c) in zip(r.elements, stops): e.color = tuple(c)[:3] + (1,)
        s.put(n.inputs[0], f); return n.outputs[0]
    def noise(s, vec, scale=1, detail=4, rough=.5, dist=0, w=None, out='Fac'):
        n = s.node('ShaderNodeTexNoise', noise_dimensions='4D' if w is not None else '3D')
        s.put(n.inputs['Vector'], vec); n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = detail; n.inputs['Roughness'].default_value = rough
        n.inputs['Distortion'].default_value = dist
        if w is not None: s.put(n.inputs['W'], w)
        return n.outputs[out]
    def white(s, vec):
        n = s.node('ShaderNodeTexWhiteNoise'); s.put(n.inputs['Vector'], vec)
        return n.outputs['Value']
    def emission(s, col, st=1.0):
        n = s.node('ShaderNodeEmission'); s.put(n.inputs[0], col); s.put(n.inputs[1], st); return n.outputs[0]
    def mixsh(s, f, a, b):
        n = s.node('ShaderNodeMixShader'); s.put(n.inputs[0], f); s.l.new(a, n.inputs[1]); s.l.new(b, n.inputs[2]); return n.outputs[0]
    def addsh(s, a, b):
        n = s.node('ShaderNodeAddShader'); s.l.new(a, n.inputs[0]); s.l.new(b, n.inputs[1]); return n.outputs[0]
    def principled(s, **k):
        n = s.node('ShaderNodeBsdfPrincipled')
        for a, b in k.items():
            if b is not None: s.put(n.inputs[a.replace('_', ' ')], b)
        return n.outputs[0]


def mood(name, **over):
    a = args(); m = dict(MOODS[name]); m.update(over)
    if a.get('light'): m.update({k: v for k, v in MOODS[a['light']].items() if k not in ('haze',)})   # -- light=golden|dusk|blue re-lights any scene
    for k in ('sun_az', 'sun_el', 'sun_pow', 'sun_angle', 'sun_col', 'cloud', 'cloud_seed', 'cloud_soft', 'cloud_k', 'sky_k', 'glow', 'glow_k', 'core', 'fill', 'stars', 'star_r', 'haze_k', 'haze_el', 'moon'):
        if k in a: m[k] = a[k]
    if m.get('moon'): m.update(sun_angle=m['moon'], sun_mirror=True)   # -- moon=degrees : the sun is a disc of that diameter, and its lamp draws its glitter on water
    for k in ('sun_col', 'glow', 'cloud_lit', 'cloud_dark', 'fill_col'):
        if k in m and m[k][0] != '#': m[k] = '#'+m[k]
    if 'fill_col' in a: m['fill_col'] = '#'+str(a['fill_col']).lstrip('#')
    if 'fill_dir' in a: m['fill_dir'] = tup(a['fill_dir'])
    if 'haze' in a: m['haze'] = 1 / a['haze']                      # metres
    if 'fog' in a: m['fog'] = tup(a['fog'])   # top,amount,near,far[,length]: its top is torn at that length (900 m)
    if 'ramp' in a: m['ramp'] = [(float(p), c if c[0] == '#' else '#' + c) for p, c in (q.split(':') for q in a['ramp'].split(','))]
    return m
def sun_dir(m):
    a, e = math.radians(m['sun_az']), math.radians(m['sun_el'])
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))   # az 0 = +Y (into the picture)

def sky_group(m, clouds=True, name='SKY', extra=None):
    """Node group: Direction -> Color. extra(g, d, col)->col lets a scene add e.g. an aurora."""
    t = bpy.data.node_groups.new(name, 'ShaderNodeTree')
    t.inputs.new('NodeSocketVector', 'Dir'); t.outputs.new('NodeSocketColor', 'Color')
    g = G(t); i = g.node('NodeGroupInput'); o = g.node('NodeGroupOutput')
    d = g.v('NORMALIZE', i.outputs[0]); x, y, z = g.xyz(d)[0:3]
    e = g.m('MAXIMUM', z, 0.0); sd = sun_dir(m); az = Vector((sd.x, sd.y, 0)).normalized()
    col = g.scalec(g.ramp(g.mul(g.m('SQRT', e), m.get('ramp_k', 1.3)), [(p, hexc(c)) for p, c in m['ramp']]), m['sky_k'])
    hdir = g.v('NORMALIZE', g.vec(x, y, 0.0001))
    wide = g.pow(g.add(g.mul(g.v('DOT_PRODUCT', hdir, tuple(az)), .5), .5), m.get('glow_w', 16.0))      # broad glow along the horizon
    wide = g.mul(wide, g.exp(g.mul(e, -m.get('glow_h', 13.0))))
    sdot = g.m('MAXIMUM', g.v('DOT_PRODUCT', d, tuple(sd)), 0.0)
    halo = g.mul(g.pow(sdot, 24.0), .35)
    if clouds and m.get('moon'): halo = g.add(halo, g.mul(g.pow(sdot, 500.0), .22))
    elif clouds:                              # tight lobes in the SKY only: in the haze they draw a vertical light column over near ground
        halo = g.add(halo, g.mul(g.add(g.mul(g.pow(sdot, 300.0), .9), g.mul(g.pow(sdot, 4000.0), 3.0)), m.get('core', 1.0)))
    col = g.addc(col, g.scalec(hexc(m['glow']), g.mul(g.add(wide, halo), m['glow_k'])))
    # anti-sun side darker: contrast across the frame
    col = g.scalec(col, g.ss(g.v('DOT_PRODUCT', hdir, tuple(az)), -1.0, .9, m.get('anti', .45), 1.0))
    if clouds and m['cloud'] < 1:
        p = g.v('MULTIPLY', g.v('DIVIDE', d, g.vec(g.add(e, .10), g.add(e, .10), 1.0)), (1, 1, 0))
        rot = g.node('ShaderNodeMapping'); g.put(rot.inputs[0], p); rot.inputs['Rotation'].default_value[2] = m.get('cloud_rot', .5)
        rot.inputs['Scale'].default_value = m.get('cloud_scale', (.45, 1.0, 1)); rot.inputs['Location'].default_value = (m.get('cloud_seed', 3.1), m.get('cloud_seed', 3.1) * 1.7, 0)
        q = rot.outputs[0]
        def n(v): return g.noise(v, .9, 7, .55, .35)
        n0 = n(q); n1 = n(g.v('ADD', q, tuple(v * .16 for v in (az.x, az.y, 0))))          # relief: offset sample towards the sun
        dens = g.ss(n0, m['cloud'], m['cloud'] + m.get('cloud_soft', .22))
        rel = g.clamp(g.add(g.mul(g.sub(n0, n1), 3.5), .45))
        near = g.pow(g.add(g.mul(sdot, .6), .35), 1.6)
        cc = g.mix(g.clamp(g.mul(rel, g.add(near, .25))), g.scalec(hexc(m['cloud_dark']), m['sky_k'] * 1.1), g.scalec(hexc(m['cloud_lit']), m['cloud_k'] * 1.3))
        dens = g.mul(dens, g.ss(e, .015, .13))
        col = g.mix(g.mul(dens, .85), col, cc)
    if m['stars']:
        w = g.node('ShaderNodeTexVoronoi', voronoi_dimensions='3D'); g.put(w.inputs['Vector'], d); w.inputs['Scale'].default_value = 170
        br = g.pow(g.xyz(w.outputs['Color'])[0], 6)
        st = g.mul(g.mul(g.ss(w.outputs['Distance'], .0, m.get('star_r', .09), 1, 0), br), g.ss(e, .08, .4, 0, m['stars'] * 3))
        col = g.addc(col, g.vec(st, st, st))
    if extra: col = extra(g, d, col)
    g.put(o.inputs[0], col)
    return t

# ------------------------------------------------------------------ scene
def load_exr(path, alpha=False):
    im = bpy.data.images.load(path, check_existing=False); im.colorspace_settings.name = 'Linear'
    w, h = im.size; a = np.empty(w*h*im.channels, np.float32); im.pixels.foreach_get(a)
    a = a.reshape(h, w, im.channels)[::-1].copy(); bpy.data.images.remove(im); return (a[..., :3], a[..., 3:]) if alpha else a[..., :3]

class Scene:
    def __init__(s, m, extra_sky=None, clouds=True):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        s.m = m; s.sc = bpy.context.scene; s.behind = None           # a linear picture that shows where the render is transparent
        s.sky = sky_group(m, clouds, extra=extra_sky)
        s.hazegrp = sky_group(m, False, 'HAZE')
        w = bpy.data.worlds.new('W'); s.sc.world = w; w.use_nodes = True; g = G(w.node_tree); g.n.clear()
        tc = g.node('ShaderNodeTexCoord'); grp = g.node('ShaderNodeGroup', node_tree=s.sky); g.put(grp.inputs[0], tc.outputs['Generated'])
        bg = g.node('ShaderNodeBackground'); g.put(bg.inputs[0], grp.outputs[0]); bg.inputs[1].default_value = 1
        out = g.node('ShaderNodeOutputWorld'); g.put(out.inputs[0], bg.outputs[0])
        w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 512
        if m['sun_pow']:
            L = bpy.data.lights.new('Sun', 'SUN'); L.energy = m['sun_pow']; L.color = hexc(m['sun_col']); L.angle = math.radians(m['sun_angle'])
            o = bpy.data.objects.new('Sun', L); s.sc.collection.objects.link(o)
            o.rotation_euler = (-sun_dir(m)).to_track_quat('-Z', 'Y').to_euler(); o.visible_glossy = m.get('sun_mirror', False)   # the sky already has the glow; a soft 'sky' sun must not mirror as a disc
        s.mats = {}
        if m.get('fill'):                       # broad cool light from behind the camera: separates facades/snow from the night
            L = bpy.data.lights.new('Fill', 'SUN'); L.energy = m['fill']; L.color = hexc(m.get('fill_col', '#a9c0ea')); L.angle = math.radians(40)
            o = bpy.data.objects.new('Fill', L); s.sc.collection.objects.link(o); o.visible_glossy = False
            o.rotation_euler = Vector(m.get('fill_dir', (.5, 1, -.55))).to_track_quat('-Z', 'Y').to_euler()
    # ---- materials
    def haze_out(s, g, shader, strength=1.0, ground=260.0):
        """Aerial perspective: mix towards the sky colour at the horizon, by camera distance, thinner with height."""
        cam = g.node('ShaderNodeCameraData'); geo = g.node('ShaderNodeNewGeometry')
        dist = cam.outputs['View Distance']
        f = g.sub(1.0, g.exp(g.mul(g.mul(dist, -s.m['haze']), strength(g)) if callable(strength) else g.mul(dist, -s.m['haze'] * strength)))
        zz = g.xyz(geo.outputs['Position'])[2]
        f = g.mul(f, g.add(g.mul(g.exp(g.mul(g.m('MAXIMUM', zz, 0.0), -1.0 / ground)), .45), .55))
        if s.m.get('fog'):                      # ground fog: (top, amount, near, far) - tower feet dissolve, no geometry, no noise
            top, amt, n0, n1, sc = (*s.m['fog'], 900)[:5]; nz = g.noise(g.v('MULTIPLY', geo.outputs['Position'], (1/sc, 1/sc, 3/sc)), 1.0, 4, .55)
            ff = g.mul(g.mul(g.ss(g.sub(zz, g.mul(g.sub(nz, .5), top*1.3)), 0.0, top, 1.0, 0.0), amt), g.ss(dist, n0, n1))
            f = g.sub(1.0, g.mul(g.sub(1.0, f), g.sub(1.0, ff)))
        if s.m.get('bank'):                     # one bank of mist on the water: (x, y, half width, half depth, top, amount) - it covers the ground and the objects on it
            bx, by, rx, ry, top, amt = s.m['bank']; px, py = g.xyz(geo.outputs['Position'])[0:2]
            nz = g.noise(g.v('MULTIPLY', geo.outputs['Position'], (1/110, 1/110, 1/60)), 1.0, 3, .5)
            q = g.add(g.pow(g.m('ABSOLUTE', g.div(g.sub(px, bx), rx)), 2.0), g.pow(g.m('ABSOLUTE', g.div(g.sub(py, by), ry)), 2.0))
            ff = g.mul(g.mul(g.exp(g.mul(q, -1.0)), amt), g.ss(g.sub(zz, g.mul(g.sub(nz, .5), top*1.2)), 0.0, top, 1.0, 0.0))
            f = g.sub(1.0, g.mul(g.sub(1.0, f), g.sub(1.0, ff)))
        inc = g.v('SCALE', geo.outputs['Incoming'], scale=-1.0); x, y, z = g.xyz(inc)[0:3]
        grp = g.node('ShaderNodeGroup', node_tree=s.hazegrp); g.put(grp.inputs[0], g.vec(x, y, g.m('MAXIMUM', z, s.m.get('haze_el', .02))))
        h = g.emission(grp.outputs[0], s.m['haze_k'])
        return g.mixsh(f, shader, h)
    def mat(s, name, build, haze=1.0):
        """build(g) -> shader socket; haze may be a function of g as well"""
        mt = bpy.data.materials.new(name); mt.use_nodes = True; g = G(mt.node_tree); g.n.clear()
        sh = build(g)
        if haze: sh = s.haze_out(g, sh, haze)
        o = g.node('ShaderNodeOutputMaterial'); g.put(o.inputs[0], sh)
        mt.cycles.sample_as_light = False          # emissive textures never sampled as lamps: thousands of windows stay cheap
        s.mats[name] = mt; return mt
    def plain(s, name, col, rough=.6, metal=0, spec=.4, haze=1.0, noise=0, nscale=.05, emit=None, emit_k=0):
        def b(g):
            c = hexc(col)
            if noise:
                geo = g.node('ShaderNodeNewGeometry'); n = g.noise(geo.outputs['Position'], nscale, 5, .6)
                c = g.mix(n, tuple(v * (1 - noise) for v in c), tuple(v * (1 + noise) for v in c))
            k = dict(Base_Color=c, Roughness=rough, Metallic=metal, Specular=spec)
            if emit: k['Emission'] = hexc(emit); k['Emission_Strength'] = emit_k
            return g.principled(**k)
        return s.mat(name, b, haze)
    def facade(s, name, base=('#2a2c33', '#4a4038'), ww=3.2, wh=3.6, fill=(.62, .5), lit=.34, warm=('#ffb765', '#ffe2b0'), k=5.0,
               glass=.5, haze=1.0, floors=.25, base_k=1.0, foot=0.0, reach=25/3, vary=0):
        """Window grid from metre UVs + face attribute 'seed'. Lit probability differs per building AND per floor:
        uniform randomness is what makes CG cities look like video games. vary=1: runs of rooms, dark towers, white offices; 2: and water mirrors only each tower's mean."""
        def b(g):
            uv = g.node('ShaderNodeUVMap').outputs[0]; at = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']
            u, v, _ = g.xyz(uv)[0:3]
            s1 = g.white(g.vec(at, 1.7, 0)); s2 = g.white(g.vec(at, 7.3, 2)); s3 = g.white(g.vec(at, 4.4, 9))
            cu = g.div(u, g.mul(g.add(g.mul(s1, .8), .7), ww)); cv = g.div(v, wh)
            iu, iv = g.m('FLOOR', cu), g.m('FLOOR', cv); fu, fv = g.m('FRACT', cu), g.m('FRACT', cv)
            wf = g.add(fill[0], g.mul(g.sub(s2, .5), .5))                                # some towers are ribbons, some punched holes
            mk = g.mul(g.m('LESS_THAN', g.m('ABSOLUTE', g.sub(fu, .5)), g.mul(wf, .5)), g.m('LESS_THAN', g.m('ABSOLUTE', g.sub(fv, .5)), fill[1] * .5))
            r = g.white(g.vec(iu, iv, at)); rf = g.white(g.vec(at, iv, 3.0))
            prob = g.mul(lit * args().get('litk', 1.0), g.add(.25, g.mul(s3, 1.5)))
            prob = g.mul(prob, g.add(1.0 - floors, g.mul(g.m('GREATER_THAN', rf, .55), floors * 2.6)))
            on = g.m('LESS_THAN', r, prob)
            br = g.pow(g.white(g.vec(iv, iu, g.add(at, 5.0))), 2.2)                       # few bright, many dim
            colr = g.mix(g.white(g.vec(iu, g.add(iv, 9.0), at)), hexc(warm[0]), hexc(warm[1]))
            if vary:                                                                      # runs of rooms on a floor, dark towers, offices in white light: a town seen from afar
                s4, s5 = g.white(g.vec(at, 2.9, 5)), g.white(g.vec(at, 8.1, 4))
                run = g.m('FLOOR', g.div(g.add(iu, g.mul(rf, 9.0)), g.add(3.0, g.m('FLOOR', g.mul(s5, 4.0))))); rr = g.white(g.vec(run, iv, g.add(at, 11.0)))
                prob = g.mul(prob, g.ss(s4, .1, .7, .3, 1.5))
                one, many = g.m('LESS_THAN', r, g.mul(prob, .62)), g.mul(g.m('LESS_THAN', rr, g.mul(prob, .42)), g.m('LESS_THAN', r, .86))
                on = g.m('MAXIMUM', one, many)
                br = g.m('MAXIMUM', g.mul(one, g.pow(br, 1.5)), g.mul(many, g.add(.07, g.mul(g.pow(g.white(g.vec(run, iv, g.add(at, 17.0))), 2.0), .6))))
                colr = g.mix(g.white(g.vec(run, iv, g.add(at, 23.0))), hexc('#ff9a48'), g.mix(g.m('GREATER_THAN', s5, .72), hexc('#ffdca8'), hexc('#dfe8f4')))
            em = g.mul(g.mul(mk, on), g.mul(g.add(br, .05 if vary else .12), k))
            if vary == 2:                                                                 # the water gives back each tower's mean, in a soft column or two, not its windows
                col = g.mul(g.ss(g.noise(g.vec(g.div(u, 13.0), g.div(v, 240.0), at), 1.0, 2, .5), .42, .68), g.ss(g.noise(g.vec(at, g.div(v, 26.0), 3.0), 1.0, 2, .5), .3, .65, .3, 1.0))
                em = g.mix(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], em, g.mul(g.mul(g.mul(prob, col), .16), k))
            if foot: em = g.add(em, g.mul(g.exp(g.mul(v, -1/reach)), foot * args().get('footk', 1.0)))                # lamps washing up the base, to a third at `reach` metres
            bc = g.mix(s2, hexc(base[0]), hexc(base[1])) if len(base) == 2 else g.ramp(s2, [(i/len(base), hexc(c)) for i, c in enumerate(base)], 'CONSTANT')
            bc = g.scalec(bc, base_k * args().get('base_k', 1.0))                              # -- base_k= : paler walls for daylight
            if args().get('wear'):                                                        # -- wear= : plaster that has seen rain, for near walls in daylight
                st = g.noise(g.vec(g.mul(u, .35), g.mul(v, .09), at), 1.0, 5, .65); gr = g.noise(g.vec(u, v, at), .9, 4, .6)
                bc = g.scalec(bc, g.add(1.0, g.mul(g.sub(g.add(g.mul(st, .7), g.mul(gr, .3)), .55), 2.6*args()['wear'])))
                bc = g.mix(g.mul(g.ss(v, 7.0, 1.5), .35), bc, g.scalec(bc, .45))          # the damp foot of the wall
            bc = g.mix(g.mul(mk, .8), bc, (.012, .016, .022))
            ro = g.m('MULTIPLY_ADD', mk, -(.6 - .6 * (1 - glass) - .08), .62)
            return g.principled(Base_Color=bc, Roughness=ro, Specular=.5, Emission=colr, Emission_Strength=em)
        return s.mat(name, b, haze)
    def water(s, size=60000, z=0, ripple=.35, scale=.05, stretch=(1, .45), rough=.06, tint='#04090f', haze=.6, fade=2500):
        """Glossy plane; bump fades with distance (far chop = only noise) and is replaced by roughness."""
        tint = str(args().get('tint', tint))                                              # -- tint= : the water's own colour, for shallow seas
        def b(g):
            geo = g.node('ShaderNodeNewGeometry'); p = g.v('MULTIPLY', geo.outputs['Position'], (stretch[0], stretch[1], 1))
            d = g.node('ShaderNodeCameraData').outputs['View Distance']
            h = g.add(g.mul(g.noise(p, scale, 3, .55, .4, w=0.0), 1.0), g.mul(g.noise(p, scale * 5.3, 3, .6, .2, w=0.0), .16))
            if 'chop' in args(): h = g.add(h, g.mul(g.noise(p, scale * 15, 2, .5), .12 * args()['chop']))   # -- chop= : small waves, which draw a lamp's glitter out into a column
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .55 / scale * .1
            g.put(bm.inputs['Strength'], g.mul(g.exp(g.div(d, -fade)), ripple)); g.put(bm.inputs['Height'], h)
            ro = g.add(rough, g.mul(g.sub(1.0, g.exp(g.div(d, -fade * 1.5))), .10))
            return g.principled(Base_Color=hexc(tint), Roughness=ro, Specular=.6, IOR=1.33, Normal=bm.outputs[0])
        mt = s.mat('water', b, haze)
        return s.mesh('water', [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], [mt])
    def mist(s, banks, wide=1500, warm='#ffac5c', glow=0.0, at=8.0):
        """Banks of mist with a torn top: upright sheets that the eye and the water see and that cast no shade.
        banks = [(y, top, amount, thin[, foot[, x, width]])], thin = mist in the air above, below 0 for shreds that float on water; foot = the height below which it thins out; x, width = where it lies, thinning out to both sides;
        glow= : how far the first bank is lit from within by lamps at height `at`"""
        for j, (y, top, amt, thin, *foot) in enumerate(banks):
            def b(g):
                geo = g.node('ShaderNodeNewGeometry'); x, _, z = g.xyz(geo.outputs['Position'])[0:3]; ix, iy, iz = g.xyz(g.v('SCALE', geo.outputs['Incoming'], scale=-1.0))[0:3]
                billow = g.noise(g.vec(g.div(x, 190.0), j*7.3, g.div(z, 150.0)), 1.0, 3, .5); wisp = g.noise(g.vec(g.div(x, 46.0), j*3.1+9, g.div(z, 13.0)), 1.0, 5, .6, .6)
                lift = g.add(g.mul(g.sub(billow, .5), 2.4*top), g.mul(g.sub(wisp, .5), .9*top)); a = g.mul(g.ss(g.sub(z, lift), .1*top, 1.35*top, 1.0, 0.0), amt)
                if thin < 0: a = g.mul(a, g.mul(g.ss(z, 0.0, .6*top), g.ss(billow, .46, .6)))
                else: a = g.sub(1.0, g.mul(g.sub(1.0, a), g.sub(1.0, g.mul(g.exp(g.div(z, -60.0)), thin))))
                if foot and foot[0]: a = g.mul(a, g.ss(z, 0.0, foot[0]))
                if foot[1:]: a = g.mul(a, g.exp(g.mul(g.pow(g.m('ABSOLUTE', g.add(g.div(g.sub(x, foot[1]), foot[2]), g.mul(g.sub(wisp, .5), .8))), 2.0), -1.0)))
                grp = g.node('ShaderNodeGroup', node_tree=s.hazegrp); g.put(grp.inputs[0], g.vec(ix, iy, g.m('MAXIMUM', iz, s.m.get('haze_el', .02)))); col = g.scalec(grp.outputs[0], s.m['haze_k'])
                if glow and j == 0:                                          # warm in patches, and not on the water's line
                    patch = g.ss(g.noise(g.vec(g.div(x, 62.0), 0.0, 3.0), 1.0, 2, .5), .38, .68, .12, 1.0); near = g.exp(g.div(g.m('ABSOLUTE', g.sub(z, at)), -10.0))
                    lit = g.mul(g.mul(near, patch), g.ss(z, -1.0, .9*at)); col = g.addc(g.scalec(col, g.sub(1.0, g.mul(lit, .85))), g.scalec(hexc(warm), g.mul(lit, glow)))
                return g.mixsh(a, g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(col))
            o = s.mesh(f'mist{j}', [(-wide, y, -1), (wide, y, -1), (wide, y, 6*top+80), (-wide, y, 6*top+80)], [(0, 1, 2, 3)], [s.mat(f'mist{j}', b, 0)]); o.visible_diffuse = o.visible_shadow = False
    def halos(s, spots, col='#ffb066', torn=0):
        """The glow of lamps in mist, added to what is behind: a bright core and a wide veil. spots = [(x, y, z, radius, strength)]; torn = how far the veil is flat and in shreds: a round one is a moon"""
        B = Build()
        for x, y, z, r, k in spots: B.quad((x-r, y, z-r), (x+r, y, z-r), (x+r, y, z+r), (x-r, y, z+r), k, 0, [(-1, -1), (1, -1), (1, 1), (-1, 1)])
        def b(g):
            u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; x, _, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; r = g.m('SQRT', g.add(g.mul(u, u), g.mul(v, v))); wide = r
            if torn: shreds = g.noise(g.vec(g.div(x, 15.0), 5.0, g.div(z, 4.5)), 1.0, 4, .6, .5); q = g.add(g.mul(v, 1+torn), g.mul(g.sub(g.noise(g.vec(g.div(x, 21.0), 2.0, 1.0), 1.0, 2, .5), .5), 1.2*torn)); wide = g.add(g.m('SQRT', g.add(g.mul(u, u), g.mul(q, q))), g.mul(g.sub(.6, shreds), 1.7*torn))
            e = g.add(g.mul(g.pow(g.ss(wide, 0.0, 1.0, 1.0, 0.0), 2.0), g.mul(g.ss(r, 1.0, .6), .22) if torn else .22), g.mul(g.exp(g.mul(r, -14.0)), g.ss(r, .5, 1.0, 1.0, 0.0))); k = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']
            return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc(col), g.mul(g.mul(e, k), g.ss(z, -.5, 6.0))))
        o = B.to(s, 'halos', [s.mat('halos', b, 0)]); o.visible_diffuse = o.visible_shadow = False
    def streaks(s, lamps, eye, k=1.0, far=4.6, wide=.0030, col='#ff9d4e', torn=0):
        """What still water draws out of lamps: soft columns towards the eye, more broken the nearer they come.
        lamps = [(x, y, z, strength)]; `far`: how deep a column reaches, in depths of the shore below the horizon; `wide`: its half width (radian); torn=1: swell breaks it from the shore on"""
        B = Build(); ex, ey, ez = eye
        for i, (x, y, z, q) in enumerate(lamps):
            dx, dy = x-ex, y-ey; D = math.hypot(dx, dy); nx, ny = dy/D, -dx/D; P = np.linspace(1.0, far, 25)                       # depth in the picture: 1 at the shore
            for a, b in zip(P, P[1:]):
                c = [(ex+dx/p+nx*sd*wide*D/p*2, ey+dy/p+ny*sd*wide*D/p*2, .05) for p, sd in ((b, -1), (b, 1), (a, 1), (a, -1))]
                B.quad(*c, q+10*i, 0, [(-2, b), (2, b), (2, a), (-2, a)])
        def f(g):
            u, p, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; sd = g.node('ShaderNodeAttribute', attribute_name='seed').outputs['Fac']; q = g.m('MODULO', sd, 10.0); t = g.div(g.sub(p, 1.0), far-1)
            w = g.add(g.div(u, g.add(.5, g.mul(g.ss(t, 0.0, .35), .6))), g.mul(g.sub(g.noise(g.vec(0.0, g.mul(p, 22.0), sd), 1.0, 3, .6), .5), g.mul(g.add(t, .12), 3.2)))         # the column wavers
            wave = g.ss(g.noise(g.vec(g.mul(u, .35), g.mul(p, 34.0), sd), 1.0, 2, .5), .36, .66); wave = g.add(g.sub(1.0, g.ss(t, -.1, .6)), g.mul(wave, g.ss(t, -.1, .6)))
            if torn: wave = g.mul(wave, g.ss(g.noise(g.vec(g.mul(u, .15), g.mul(p, 6.5), g.mul(sd, 3.0)), 1.0, 3, .65), .38, .62, .08, 1.0))
            e = g.mul(g.exp(g.mul(g.mul(w, w), -1.6)), g.mul(g.ss(t, -.02, .26), g.exp(g.mul(t, -4.2)))); e = g.mul(g.mul(e, wave), g.mul(g.ss(t, 1.0, .6), g.ss(g.m('ABSOLUTE', u), 2.0, 1.3)))
            return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc(col), g.mul(g.mul(e, q), k)))
        o = B.to(s, 'streaks', [s.mat('streaks', f, 0)]); o.visible_diffuse = o.visible_shadow = o.visible_glossy = False
    # ---- geometry
    def mesh(s, name, verts, faces, mats, smooth=False, mi=None, uvs=None, seeds=None, at=(0, 0, 0), rz=0):
        me = bpy.data.meshes.new(name); me.from_pydata(verts, [], faces)
        for m_ in mats: me.materials.append(m_)
        if mi is not None: me.polygons.foreach_set('material_index', mi)
        if uvs is not None:
            L = me.uv_layers.new(name='UVMap'); L.data.foreach_set('uv', np.asarray(uvs, dtype=np.float32).ravel())
        if seeds is not None:
            A = me.attributes.new('seed', 'FLOAT', 'FACE'); A.data.foreach_set('value', np.asarray(seeds, dtype=np.float32))
        if smooth: me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.update(); o = bpy.data.objects.new(name, me); o.location = at; o.rotation_euler[2] = rz
        s.sc.collection.objects.link(o); return o
    def grid(s, name, x0, x1, y0, y1, nx, ny, zf, mat, smooth=True):
        """height field; zf(X,Y)->Z numpy"""
        X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny)); Z = zf(X, Y)
        V = np.stack([X, Y, Z], -1).reshape(-1, 3)
        I = np.arange(nx * ny).reshape(ny, nx)
        F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1).reshape(-1, 4)
        return s.mesh(name, V.tolist(), F.tolist(), [mat], smooth)
    def camera(s, loc, target, lens=50, fstop=None, focus=None, shift_y=0):
        a = args()     # cheap variations: -- cam=x,y,z tgt=x,y,z lens= fstop= focus= shift=
        loc = tup(a['cam']) if 'cam' in a else loc; target = tup(a['tgt']) if 'tgt' in a else target; lens = a.get('lens', lens)
        fstop = a.get('fstop', fstop); focus = a.get('focus', focus or (Vector(target)-Vector(loc)).length)
        c = bpy.data.cameras.new('C'); c.lens = lens; c.clip_end = 2e5; c.shift_y = a.get('shift', shift_y)
        if fstop: c.dof.use_dof = True; c.dof.aperture_fstop = fstop; c.dof.focus_distance = focus; c.dof.aperture_blades = 0
        o = bpy.data.objects.new('C', c); o.location = loc
        o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
        s.sc.collection.objects.link(o); s.sc.camera = o
        if s.m.get('moon'): s.moon(Vector(loc), (Vector(target)-Vector(loc)).normalized())
        return o
    def moon(s, eye, axis):
        """a disc square to the camera's axis, so that it is round wherever it stands in the picture; water mirrors the lamp instead"""
        d = sun_dir(s.m); depth = 9e4; at = eye+d*(depth/d.dot(axis)); R = depth*math.tan(math.radians(s.m['moon']/2)); q = axis.to_track_quat('Z', 'Y')
        def b(g):
            n = g.noise(g.node('ShaderNodeTexCoord').outputs['Object'], 1.5/R, 4, .55); return g.emission(g.scalec(hexc('#dce5f8'), g.ss(n, .38, .62, .66, 1.0)), .62)
        o = s.mesh('moon', [at+q @ Vector((R*math.cos(t), R*math.sin(t), 0)) for t in np.linspace(0, 2*math.pi, 64, False)], [tuple(range(64))], [s.mat('moon', b, 0)])
        o.visible_glossy = o.visible_diffuse = o.visible_shadow = False
    def lamp(s, loc, col='#ffb765', power=1000, size=1.0, kind='POINT', target=None):
        L = bpy.data.lights.new('L', kind); L.energy = power; L.color = hexc(col)
        if kind == 'AREA': L.size = size
        else: L.shadow_soft_size = size
        if kind == 'SPOT': L.spot_size = math.radians(70); L.spot_blend = .8
        o = bpy.data.objects.new('L', L); o.location = loc
        if target is not None: o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
        o.visible_glossy = False                                     # lamps light things, only modelled fittings may be mirrored
        s.sc.collection.objects.link(o); return o
    def sails(s, spec):
        """boat=x,y,mast;... : sailing boats under main and jib (metres), white cloth that lets the light through"""
        def cloth(g):
            d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); g.put(d.inputs[0], hexc('#d8d2c8')); g.put(t.inputs[0], hexc('#e0d4c0')); return g.mixsh(.45, d.outputs[0], t.outputs[0])
        white, hull = s.mat('cloth', cloth), s.plain('hull', '#22262c', .3)
        for k, q in enumerate(str(spec).split(';')):
            x, y, h = (float(v) for v in q.split(',')[:3]); B = Build(); n = 10; bow, stern, foot = .36*h, -.34*h, .10*h
            deck = [(x+stern, y-.05*h), (x+.05*h, y-.075*h), (x+bow, y), (x+.05*h, y+.075*h), (x+stern, y+.05*h)]; keel = [(x+(a-x)*.88, y+(b-y)*.6) for a, b in deck]
            B.prism(keel, -.02*h, .055*h, 1, 1, 1, deck); B.box(x-.06*h, y, .22*h, .07*h, .055*h, .08*h, 1, m=1); B.tube([(x, y, 0), (x, y, h*1.02)], .006*h, 5, 1); B.tube([(x, y, foot), (x-.32*h, y, foot)], .005*h, 5, 1)
            belly = lambda t, u: .10*h*math.sin(math.pi*min(u, 1)**.8)*(1-t)**.6                                   # the wind stands in the cloth
            for luff, foot_, leech in (((x-.01*h, foot+.01*h), x-.31*h, 1.0), ((x+.35*h, .07*h), x+.02*h, .86)):
                P = lambda t, u: (luff[0]+(0 if leech == 1 else (x+.01*h-luff[0])*t)+u*(foot_-luff[0])*(1-t)*(1-.10*math.sin(math.pi*t)*(leech != 1)), y+belly(t, u), luff[1]+(leech*h-luff[1])*t)
                for i in range(n):
                    for j in range(n): B.quad(P(i/n, j/n), P(i/n, (j+1)/n), P((i+1)/n, (j+1)/n), P((i+1)/n, j/n), 1, 0)
            B.to(s, f'boat{k}', [white, hull])
    # ---- render
    def render(s, out, w=640, h=400, spp=32, bounces=3, thr=.035, clamp=4.0, **pk):
        if 'boat' in args(): s.sails(args()['boat'])
        sc = s.sc; sc.render.engine = 'CYCLES'; c = sc.cycles
        c.device = 'CPU'; c.samples = spp; c.use_adaptive_sampling = True; c.adaptive_threshold = thr; c.adaptive_min_samples = args().get('amin', 6)     # sky and haze are exact after a few samples; only city and water need more; what is out of focus needs amin=32
        c.max_bounces = bounces; c.diffuse_bounces = min(2, bounces); c.glossy_bounces = bounces; c.transmission_bounces = bounces + 2
        c.transparent_max_bounces = 24
        c.sample_clamp_indirect = clamp; c.sample_clamp_direct = 0; c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = .5
        c.use_denoising = False; c.debug_use_spatial_splits = False
        full = (w, h); rs = args().get('rs', 1.0); w, h = int(w*rs), int(h*rs)      # rs < 1: render smaller, enlarge in linear light before bloom and grain
        r = sc.render; r.resolution_x, r.resolution_y = w, h; r.resolution_percentage = 100; r.threads_mode = 'AUTO'
        r.image_settings.file_format = 'OPEN_EXR'; r.image_settings.color_depth = '32'; r.image_settings.color_mode = 'RGB' if s.behind is None else 'RGBA'; r.film_transparent = s.behind is not None
        sc.view_settings.view_transform = 'Raw'
        pk = {**pk, **{k: v for k, v in args().items() if k in ('sat', 'contrast', 'vig', 'bloom_k', 'bloom_th', 'tone', 'top', 'low', 'ivory', 'calm', 'grain')}}   # grade per picture, within one lab
        exr = out.rsplit('.', 1)[0] + '.exr'; r.filepath = exr
        t = time.time(); bpy.ops.render.render(write_still=True); t1 = time.time() - t
        img, cover = load_exr(exr, alpha=True) if s.behind is not None else (load_exr(exr), None); os.remove(exr)
        t = time.time()
        back = 0 if cover is None else (1-np.clip(cover, 0, 1))*resize(s.behind, w, h)      # a thin blade is no speck before what is behind it
        img = despeckle(img+back, args().get('speck', 3.0)); pk = {**pk, 'speck': 0}
        if 'shade' in args(): img = calm_shade(img, *tup(args()['shade']))
        img = np.maximum(img-back, 0)
        if rs != 1: img = enlarge(denoise(img, args().get('dn', .5)), *full); pk['dn'] = False
        if cover is not None: img = img+(1-np.clip(resize(cover, *full), 0, 1))*resize(s.behind, *full)
        finish(img, out, **pk)
        print(f'RENDERED {out} {full[0]}x{full[1]} rs{rs} spp{spp} render={t1:.1f}s post={time.time()-t:.1f}s', flush=True)

# ------------------------------------------------------------------ mesh builder for buildings
class Build:
    """Accumulates boxes/prisms with metre UVs + a per-building seed into one mesh."""
    def __init__(s): s.V = []; s.F = []; s.U = []; s.S = []; s.M = []
    def quad(s, a, b, c, d, seed=0, m=0, uv=None):
        i = len(s.V); s.V += [a, b, c, d]; s.F.append((i, i+1, i+2, i+3)); s.S.append(seed); s.M.append(m)
        if uv is None:
            w = math.dist(a, b); h = math.dist(b, c); uv = [(0, 0), (w, 0), (w, h), (0, h)]
        s.U += uv
    def tri(s, a, b, c, seed=0, m=0):
        i = len(s.V); s.V += [a, b, c]; s.F.append((i, i+1, i+2)); s.S.append(seed); s.M.append(m); s.U += [(0, 0)] * 3
    def prism(s, poly, z0, z1, seed=0, m=0, mroof=1, poly2=None, cap=True):
        """extrude polygon (ccw list of xy) from z0 to z1; poly2 = top polygon (taper). UV runs round the wall in metres."""
        q = poly2 or poly; n = len(poly); u = 0
        for i in range(n):
            a, b = poly[i], poly[(i+1) % n]; c, d = q[(i+1) % n], q[i]; w = math.dist(a, b)
            s.quad((*a, z0), (*b, z0), (*c, z1), (*d, z1), seed, m, [(u, z0), (u+w, z0), (u+w, z1), (u, z1)]); u += w
        if cap:
            i = len(s.V); s.V += [(*p, z1) for p in q]; s.F.append(tuple(range(i, i+n))); s.S.append(seed); s.M.append(mroof); s.U += [(0, 0)] * n
    def box(s, x, y, w, d, z0, z1, seed=0, rot=0, m=0, mroof=1, taper=1.0):
        s.prism(rect(x, y, w, d, rot), z0, z1, seed, m, mroof, rect(x, y, w*taper, d*taper, rot) if taper != 1 else None)
    def gable(s, x, y, w, d, z0, h, roof, seed=0, rot=0, m=0, mroof=1):
        """house w wide (gable ends on +-y if ridge along y): ridge runs along local y"""
        P = rect(x, y, w, d, rot); s.prism(P, z0, z0+h, seed, m, mroof, cap=False)
        mid = lambda a, b: ((a[0]+b[0])/2, (a[1]+b[1])/2)
        r0, r1 = mid(P[0], P[1]), mid(P[2], P[3]); Z, T = z0+h, z0+h+roof
        s.quad((*P[1], Z), (*P[2], Z), (*r1, T), (*r0, T), seed, mroof); s.quad((*P[3], Z), (*P[0], Z), (*r0, T), (*r1, T), seed, mroof)
        i = len(s.V)
        for A, B, R in ((P[0], P[1], r0), (P[2], P[3], r1)):
            i = len(s.V); s.V += [(*A, Z), (*B, Z), (*R, T)]; s.F.append((i, i+1, i+2)); s.S.append(seed); s.M.append(m)
            wd = math.dist(A, B); s.U += [(0, Z), (wd, Z), (wd/2, T)]
    def lathe(s, x, y, prof, n=24, seed=0, m=0):
        """prof = [(r,z)...] bottom to top"""
        for (r0, z0), (r1, z1) in zip(prof, prof[1:]):
            for k in range(n):
                a, b = 2*math.pi*k/n, 2*math.pi*(k+1)/n
                c = [(x+r*math.cos(t), y+r*math.sin(t), z) for r, t, z in ((r0, a, z0), (r0, b, z0), (r1, b, z1), (r1, a, z1))]
                u0, u1 = max(r0, r1)*a, max(r0, r1)*b
                s.quad(*c, seed, m, [(u0, z0), (u1, z0), (u1, z1), (u0, z1)])
    def tube(s, pts, r, n=6, m=0, seed=0):
        """polyline tube (cables, rails)"""
        for a, b in zip(pts, pts[1:]):
            A, B = Vector(a), Vector(b); D = (B-A).normalized(); U = D.orthogonal().normalized(); W = D.cross(U)
            ra = [A+(U*math.cos(t)+W*math.sin(t))*r for t in [2*math.pi*k/n for k in range(n)]]; rb = [p+(B-A) for p in ra]
            for k in range(n): s.quad(tuple(ra[k]), tuple(ra[(k+1) % n]), tuple(rb[(k+1) % n]), tuple(rb[k]), seed, m)
    def to(s, scene, name, mats, smooth=False, **k):
        return scene.mesh(name, s.V, s.F, mats, smooth, s.M, s.U, s.S, **k)

def rect(x, y, w, d, rot=0):
    c, n = math.cos(rot), math.sin(rot)
    return [(x+a*w/2*c-b*d/2*n, y+a*w/2*n+b*d/2*c) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]

