"""Swell with a long lens and shallow focus: a displaced ocean, a very low camera, a path of gold. horizon=1: wide, with the haze and a horizon behind it."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); out = A.get('out', RENDERS + 'swell.jpg'); kw = dict(w=A.get('w', 640), h=A.get('h', 400), spp=A.get('spp', 32))

def water(g): return g.principled(Base_Color=hexc(str(A['tint'])) if 'tint' in A else (.003, .008, .013), Roughness=.06, Specular=.6, IOR=1.33)
def ocean(mat, x, y, nx, ny, fine):
    """nx by ny tiles of 40 m, from (x, y) on: Blender's Ocean modifier"""
    bpy.ops.mesh.primitive_plane_add(); o = bpy.context.object; oc = o.modifiers.new('o', 'OCEAN'); oc.geometry_mode = 'GENERATE'; oc.repeat_x, oc.repeat_y = nx, ny; oc.resolution = oc.viewport_resolution = fine
    oc.spatial_size = 40; oc.wave_scale = .85; oc.choppiness = 1.1; oc.wind_velocity = 7; oc.wave_scale_min = .02; oc.time = A.get('t', 3.0); oc.random_seed = 4
    o.data.materials.append(mat); o.location = (x, y, 0)
    for p in o.data.polygons: p.use_smooth = True

def mirrored(az, wide, el, high, col, k, core=1.0):
    """a glow that the water mirrors and haze hides from the eye, towards az, el (degrees). core below 1: brighter in the middle, with a longer tail"""
    def f(g, d, c):
        x, y, z = g.xyz(d)[0:3]; u, v = (g.div(g.sub(q, math.radians(o)), math.radians(r)) for q, o, r in ((g.m('ARCTAN2', x, y), az, wide), (g.m('ARCSINE', z), el, high)))
        t = g.mul(g.exp(g.mul(g.pow(g.add(g.mul(u, u), g.mul(v, v)), core), -1.0)), k); return g.addc(c, g.scalec(hexc(col), g.mul(t, g.sub(1.0, g.node('ShaderNodeLightPath').outputs['Is Camera Ray']))))
    return f

def near_water():
    """real displaced water at dusk, close up: it fills the frame. gold=: the sun's mirror is one narrow path, so bright, and the rest has the ramp's colours (with glow_k=0)"""
    m = mood('dusk', sun_az=4, sun_el=5, sun_pow=0, glow_k=1.3, glow_w=30, cloud=1, sky_k=.32); gold = A.get('gold'); S = Scene(m, mirrored(m['sun_az'], .75, 3, 2.5, '#ffac40', gold, .5) if gold else None)
    w = S.mat('w', water, 0); ocean(w, -60, 8, 3, 3, 18)
    if gold:                               # sea to the top; waves do not mirror each other, or low glints are speckle
        ocean(w, -80, 128, 4, 4, 10); S.sc.world.cycles.sampling_method = 'NONE'
        for o in bpy.data.objects: o.visible_glossy = False
    S.camera((0, 0, 3.1), (0, 30, -2.5), lens=84, fstop=A.get('f', .8), focus=26); return S

def open_sea():
    """from a low deck: a crest in focus, glitter that melts into discs, a horizon that haze hides, a sun that is only a glow"""
    eye, focus, lens, fstop = 2.0, 30, 135, .7; m = mood('golden', sun_az=2.8, sun_el=1.2, sun_pow=0, glow='#ff7038', glow_k=.34, glow_w=220, glow_h=16, cloud=1)
    S = Scene(m, mirrored(m['sun_az']+1, 2.6, 3, 4, '#ffa04a', 5))      # higher and brighter than the eye sees: it gilds the crests
    def hazy(g):                           # the haze begins beyond the crest, or near faces are pale
        d = g.node('ShaderNodeCameraData').outputs['View Distance']; x, y, _ = g.xyz(g.v('SCALE', g.node('ShaderNodeNewGeometry').outputs['Incoming'], scale=-1.0))[0:3]
        sky = g.node('ShaderNodeGroup', node_tree=S.hazegrp); g.put(sky.inputs[0], g.vec(x, y, .001)); f = g.sub(1.0, g.exp(g.mul(g.m('MAXIMUM', g.sub(d, 30.0), 0.0), -1/150)))
        return g.mixsh(f, water(g), g.emission(sky.outputs[0], .9))
    w = S.mat('w', hazy, 0); ocean(w, -40, 8, 2, 3, 18); ocean(w, -80, 128, 4, 10, 10); S.mesh('far', [(-3e4, 528, -.3), (3e4, 528, -.3), (3e4, 6e4, -.3), (-3e4, 6e4, -.3)], [(0, 1, 2, 3)], [w])
    discs(S, eye, focus, lens, fstop); S.camera((0, 0, eye), (0, 30, eye), lens=lens, fstop=fstop, focus=focus, shift_y=-.105); return S

def discs(S, eye, focus, lens, fstop, n=1000, k=.75):
    """What the lens makes of far glitter, drawn on a sheet just beyond the focus, so that near crests cut it: traced, a point so small is speckle."""
    r = np.random.default_rng(1); y = focus+2.5; half, over, under = 20/lens*y, .3, 1.5; px = 1300/half; W, H = int(2*half*px), int((over+under)*px); img = np.zeros((H, W, 3), np.float32); pale, amber = np.array(hexc('#ffc67c')), np.array(hexc('#ff8a34'))
    while n:
        far, t = 1/r.uniform(1/700, 1/40), r.normal(); a = math.radians(S.m['sun_az'])+t*.038*(.55+.45*36/far); c = np.clip((fbm(np.array([a*95+50]), np.array([math.log(far)*11]), 3, 5)[0]-.42)/.24, 0, 1)      # it lies in rows and patches
        if r.random() > c*c*(3-2*c): continue
        n -= 1; cx, cy, R = (a*y+half)*px, (over+(eye-r.uniform(0, .25))*y/far)*px, max(2.5, .5*lens/1000/fstop*(1/focus-1/far)*y*px); p = k*min(r.pareto(1.35)*.16+.05, 3)*math.exp((30-far)/160)*min((15/R)**1.4, 4)
        i, j, q = int(cy), int(cx), int(R)+2
        if not (q <= i < H-q and q <= j < W-q): continue
        yy, xx = np.mgrid[i-q:i+q+1, j-q:j+q+1]; d = np.hypot(yy-cy, xx-cx); hue = min(1, abs(t)/2); img[i-q:i+q+1, j-q:j+q+1] += (np.clip(R-d+.5, 0, 1)*(.8+.2*np.minimum(d/R, 1)**3)*p)[..., None]*(pale*(1-hue)+amber*hue)
    tex = bpy.data.images.new('discs', W, H, float_buffer=True); tex.colorspace_settings.name = 'Linear'; tex.pixels.foreach_set(np.dstack([img, np.ones((H, W), np.float32)])[::-1].astype(np.float32).ravel())
    def f(g):
        t = g.node('ShaderNodeTexImage', image=tex, extension='CLIP'); g.put(t.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(t.outputs[0]))
    o = S.mesh('discs', [(-half, y, eye-under), (half, y, eye-under), (half, y, eye+over), (-half, y, eye+over)], [(0, 1, 2, 3)], [S.mat('discs', f, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_glossy = o.visible_diffuse = o.visible_shadow = False

(open_sea() if A.get('horizon') else near_water()).render(out, ev=A.get('ev', .5), vig=.5, **kw)
