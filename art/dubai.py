"""Dubai hero: needle tower over a sea of gold fog, sail hotel in the gulf, low sun behind."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
A = args(); random.seed(7); rs = np.random.RandomState(7)
m = mood(A.get('mood', 'golden'), sun_az=-9, sun_el=3.4, haze=1/9000, fog=(150, .9, 1700, 4200), cloud=.53, cloud_rot=.2)
S = Scene(m)
glass = S.facade('glass', base=('#1c2028', '#3a332c'), lit=.07, k=1.6, fill=(.75, .6), glass=.9)
roof = S.plain('roof', '#15161a', .8); steel = S.plain('steel', '#7c7a78', .28, metal=.8)
sail = S.plain('sail', '#d8cfc4', .5)
# --- city massing: density clusters along the shore line, y = distance into the picture
B = Build()
def tower(x, y, h, w):
    sd = rs.rand()*1000; rot = rs.uniform(-.25, .25); k = rs.randint(4)
    if k == 0: B.box(x, y, w, w*.8, 0, h, sd, rot)
    elif k == 1:
        B.box(x, y, w, w, 0, h*.7, sd, rot); B.box(x, y, w*.72, w*.72, h*.7, h*.9, sd, rot); B.box(x, y, w*.4, w*.4, h*.9, h, sd, rot)
    elif k == 2: B.box(x, y, w, w*.7, 0, h, sd, rot, taper=.7)
    else: B.lathe(x, y, [(w*.5, 0), (w*.5, h*.85), (w*.3, h), (0, h)], 16, sd)
    if rs.rand() < .35: B.box(x, y, 1.6, 1.6, h, h+rs.uniform(15, 45), sd, m=1)
for i in range(2600):
    y = rs.uniform(2600, 9000); x = rs.normal(0, 2100)
    cl = math.exp(-((x-500)/900)**2)+.8*math.exp(-((x+2300)/700)**2)+.6*math.exp(-((x-2600)/600)**2)
    h = rs.gamma(2.0, 40)*(.5+1.6*cl)+20
    if abs(x-350) < 230 and abs(y-4200) < 300: continue
    if abs(x-350*(y+500)/4700) < 135 and y < 4200: h = min(h, 120)                      # keep the needle's silhouette clear
    tower(x, y, min(h, 430), rs.uniform(22, 52))
B.to(S, 'city', [glass, roof])
# --- the needle: three lobes stepping back in a spiral round a core
T = Build(); X, Y = 350, 4200
steps = 26; lob = [0, 0, 0]
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
T.to(S, 'needle', [S.facade('needle', base=('#565a62', '#6a6660'), ww=2.2, wh=3.6, fill=(.7, .55), lit=.12, k=2.0, glass=.9), roof, steel])
# --- sail hotel on its islet
H = Build(); hx, hy = -640, 1950; n = 14; hh = 300
for i in range(n):
    t0, t1 = i/n, (i+1)/n
    r0, r1 = 74*(1-t0**2.2)**.8, 74*(max(0, 1-t1**2.2))**.8
    z0, z1 = 8+t0*hh, 8+t1*hh
    H.quad((hx, hy+24, z0), (hx+r0, hy, z0), (hx+r1, hy, z1), (hx, hy+24, z1), 3, 0)
    H.quad((hx, hy-24, z0), (hx, hy-24, z1), (hx+r1, hy, z1), (hx+r0, hy, z0), 3, 0, [(0, z0), (0, z1), (r1, z1), (r0, z0)])
    H.quad((hx, hy+24, z0), (hx, hy+24, z1), (hx, hy-24, z1), (hx, hy-24, z0), 3, 2)
H.tube([(hx-3, hy, 8), (hx-3, hy, hh+62)], 2.2, m=2)
H.tube([(hx-3, hy, hh+20)]+[(hx+78*(1-(i/12)**2.2)**.8+5 if i < 12 else hx, hy, 8+hh*i/12) for i in range(12, -1, -1)], 1.8, m=2)
H.lathe(hx+20, hy, [(120, -2), (120, 6), (0, 6)], 32, 3, 1)
H.to(S, 'sailhotel', [S.facade('sailf', base=('#cfc4b6', '#d8cfc4'), ww=3, wh=4, fill=(.5, .35), lit=.12, k=1.5), roof, sail])
# --- ground and fog sea
S.water(ripple=.8, scale=.012, rough=.09, haze=.8)
S.mesh('land', [(-30000, 2500, 1), (30000, 2500, 1), (30000, 60000, 1), (-30000, 60000, 1)], [(0, 1, 2, 3)], [S.plain('sand', '#3a2f25', .9)])
def fogmat(g):
    geo = g.node('ShaderNodeNewGeometry'); tr = g.node('ShaderNodeBsdfTransparent').outputs[0]
    d = g.node('ShaderNodeBsdfDiffuse'); g.put(d.inputs[0], (.85, .82, .8, 1)); tl = g.node('ShaderNodeBsdfTranslucent'); g.put(tl.inputs[0], (.9, .8, .7, 1))
    lw = g.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .35
    n = g.noise(geo.outputs['Position'], .0032, 6, .6)
    f = g.clamp(g.mul(g.ss(n, .42, .62), g.ss(g.m('ABSOLUTE', g.v('DOT_PRODUCT', geo.outputs['Normal'], geo.outputs['Incoming'])), .0, .45)))
    return g.mixsh(g.mul(f, .8), tr, g.mixsh(.5, d.outputs[0], tl.outputs[0]))
if A.get('sheets', 0):
    fm = S.mat('fog', fogmat)
    for k, (zb, amp, sd) in enumerate(((34, 70, 1), (62, 80, 5), (92, 70, 9))):
        S.grid(f'fog{k}', -9000, 9000, 2300, 14000, 420, 420, lambda X, Y: zb+amp*(fbm(X/700, Y/700, 6, sd)-.5)*2, fm)
S.camera((-60, -500, 130), (-20, 4000, 470), lens=A.get('lens', 58))
S.render(A.get('out', RENDERS + 'dubai.jpg'), A.get('w', 640), A.get('h', 400), A.get('spp', 32), ev=A.get('ev', 0.0))
