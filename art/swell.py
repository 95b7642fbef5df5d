"""Swell at dusk, close up: a displaced ocean, very low camera, long lens, shallow focus, a path of gold."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); out = A.get('out', RENDERS + 'swell.jpg'); kw = dict(w=A.get('w', 640), h=A.get('h', 400), spp=A.get('spp', 32))
# macro ocean surface at dusk: real displaced ocean (Blender's Ocean modifier), very low camera, long lens, shallow focus, gold path of light
m = mood('dusk', sun_az=4, sun_el=5, sun_pow=0, glow_k=1.3, glow_w=30, cloud=1, sky_k=.32); S = Scene(m)
def wm(g): return g.principled(Base_Color=(.003, .008, .013), Roughness=.06, Specular=.6, IOR=1.33)
mt = S.mat('w', wm, 0)
bpy.ops.mesh.primitive_plane_add(); o = bpy.context.object; oc = o.modifiers.new('o', 'OCEAN'); oc.geometry_mode = 'GENERATE'; oc.repeat_x = oc.repeat_y = 3; oc.resolution = oc.viewport_resolution = 18
oc.spatial_size = 40; oc.wave_scale = .85; oc.choppiness = 1.1; oc.wind_velocity = 7; oc.wave_scale_min = .02; oc.time = A.get('t', 3.0); oc.random_seed = 4
o.data.materials.append(mt); o.location = (-60, 8, 0)
for p in o.data.polygons: p.use_smooth = True
S.camera((0, 0, 3.1), (0, 30, -2.5), lens=84, fstop=A.get('f', .8), focus=26); S.render(out, ev=A.get('ev', .5), vig=.5, **kw)
