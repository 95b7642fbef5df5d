"""One thing within reach before a view far out of focus: kind=finjan|cup|rowlock (three of the cities),
glass|lattice|bands|pan|granite|ladder|bollard|winch|compass|cedar|hoar, a car: bonnet|flank|wheel, a track: kerb; before the six
heroes: gunwale|quay|svaberg|piles|ledge|mooring; by day shelf is the ledge's place.

The city behind is its own view (`back=`), blurred by a round aperture, its lamps brightened again
as they were before the film clipped them: so the material, the light and the hour are the city's.
Lengths are metres; the ledge is z = 0 and its far edge y = `edge`.
"""
import sys, os, functools; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from props import plane
from sky import Sky, smooth
A = args(); rs = np.random.RandomState(A.get('seed', 5)); KIND = A['kind']
m = mood(A.get('mood', 'dusk'), sun_az=A.get('sun_az', 20), cloud=1, stars=0)
S = Scene(m); HERE = os.path.dirname(os.path.abspath(__file__))


# ------------------------------------------------------------------ the city, out of focus
def coast(w=1280, h=800):
    """a road along a bay at dusk: wet asphalt, a rail, headlands in haze, the lamps of a village and of two cars as points"""
    from PIL import Image, ImageDraw
    sk = Sky('golden', sun_az=-25, sun_el=1.6, sky_k=.5, glow_k=.55, cloud=.56, cloud_seed=2.2, ramp=[(0, '#f0ae72'), (.10, '#d88c74'), (.2, '#a07086'), (.36, '#5a5c8a'), (.6, '#2a4074'), (1, '#14254c')]); X, Z = np.meshgrid(np.linspace(-.65, .65, w, dtype=np.float32), np.linspace(.406, -.406, h, dtype=np.float32)); L = np.sqrt(X*X+1+Z*Z); z = np.abs(Z)/L; img = sk.clouds(sk.colour(X/L, 1/L, z), X/L, 1/L, np.maximum(Z, 0)/L); haze = sk.colour(X/L, 1/L, z*0+.01, lobes=False); eye = 1.25; Y = eye/np.maximum(-Z, 1e-3); cen = lambda y: .9+np.minimum(y, 170)**2*.0016+np.maximum(y-170, 0)*.55
    sea = (Z < 0)[..., None]; n = fbm(X*60/(np.abs(Z)*8+.3), 3/(np.abs(Z)+.01), 4, 3); img = np.where(sea, sk.colour(X/L, 1/L, z*.8+.02+.05*(n-.5))*(.55+.35*n)[..., None], img)
    for i, (x0, x1, top, far) in enumerate(((-.30, .9, .060, .80), (-.06, .9, .105, .62), (.10, .9, .19, .34), (.24, .9, .33, .08))):
        pr = top*smooth(X[0], x0, x1)**.8*(.55+.9*fbm(X[0]*5+i*3, X[0]*0+i, 6, 20+i))-.006; mk = smooth(Z, pr[None]+.003, pr[None]-.003)*smooth(X, x0-.01, x0+.03)*(Z > -.03-.03*i); t = (.7+.6*fbm(X*18, Z*26+i, 5, 30+i))[..., None]; img = img*(1-mk[..., None])+(np.array(hexc('#17181f'), np.float32)*t*(1-far)+haze*.8*far)*mk[..., None]
    xg, e = X*Y-cen(Y), (Z < -.004); land = e*smooth(X*Y, cen(Y)-4.9, cen(Y)-4.6); img = img*(1-land[..., None])+np.array(hexc('#15130f'), np.float32)*(.4+1.2*fbm(X*Y*.6, Y*.2, 5, 41))[..., None]*land[..., None]
    on = e*smooth(np.abs(xg), 3.75, 3.65); gr = fbm(xg*2.2, Y*.10, 5, 42); tar = sk.colour(X/L, 1/L, z+.03)*(.10+.34*np.exp(-z*9)*(.4+gr))[..., None]+np.array(hexc('#1b1a1e'), np.float32)*(.7+.6*gr)[..., None]; img = img*(1-on[..., None])+tar*on[..., None]
    wear = (.5+.8*fbm(xg*9, Y*1.1, 4, 44)); line = on*(smooth(np.abs(np.abs(xg)-3.35), .12, .05)*.8+smooth(np.abs(xg), .11, .05)*((Y % 12) < 5.5))*np.clip(wear, 0, 1); img += line[..., None]*np.array(hexc('#e8d8c0'), np.float32)*.26
    im = Image.new('L', (w, h), 0); d = ImageDraw.Draw(im); px = lambda x, zz: ((x/.65+1)/2*w, (1-zz/.406)/2*h); ys = np.geomspace(4, 170, 90); edge = lambda y, q: px((cen(y)-4.4)/y, (q-eye)/y)
    for a, b in zip(ys, ys[1:]): d.polygon([edge(a, .50), edge(b, .50), edge(b, .82), edge(a, .82)], fill=255)
    for y in np.arange(5, 120, 4.0): d.line([edge(y, 0), edge(y, .82)], fill=255, width=max(1, int(90/y)))
    rail = np.asarray(im, np.float32)[..., None]/255; img = img*(1-rail)+(haze*.05+np.array(hexc('#2a2524'), np.float32)*.6)*rail; g = np.random.default_rng(7)
    def point(x, zz, c, k):
        i, j = (int(q) for q in px(x, zz))
        if 1 < i < w-2 and 1 < j < h-2: img[j-1:j+2, i-1:i+2] += np.array(hexc(c), np.float32)*k
    for i in range(64): x = g.uniform(-.02, .62); point(x, g.uniform(.004, .02+.16*max(x-.02, 0)), ['#ffb060', '#ffd7a0', '#ff9a50'][g.integers(3)], 14*g.random()**1.8+1.5)
    for y, k in ((46, 52), (150, 12)): [point((cen(y)-1.8+o)/y, (.62-eye)/y, '#ffe2b8', k) for o in (-.75, .75)]
    for o in (-.7, .7): point((cen(62)+1.8+o)/62, (.75-eye)/62, '#ff2a18', 15)
    return np.maximum(img, 0)[::-1]
def offing(w=1600, h=1000):
    """the open sea from a deck at dusk: the sun low in haze (sun= its place), a torn path of its light whose glints are points for a lens that makes discs of them, thin cloud, two far coasts, a few unlike lamps"""
    T = 18/A['lens']; X, Z = np.meshgrid(np.linspace(-T, T, w, dtype=np.float32), T*h/w*(2*A['fit']-2*np.linspace(0, 1, h, dtype=np.float32))); L = np.sqrt(X*X+1+Z*Z); z = np.abs(Z)/L; c = lambda q: np.array(hexc(q), np.float32); k = lambda q: q[..., None]; g = np.random.default_rng(A.get('seed', 5))
    su, sv = tup(A['sun']); sx, sz = (su-.5)*2*T, (A['fit']-sv)*2*T*h/w; deg = lambda q: math.degrees(math.atan(q))
    sk = Sky('dusk', sun_az=deg(sx), sun_el=deg(sz), sky_k=.60, glow='#ff9a60', glow_k=.20, ramp=[(0, '#dc9f78'), (.08, '#c4967f'), (.17, '#928e98'), (.30, '#62769a'), (.6, '#35507e'), (1, '#1d365e')]); sky = lambda up, lobes=True: sk.colour(X/L, 1/L, up, lobes)
    img = sky(z, False); r = np.hypot(X-sx, Z-sz)/T; glow = np.exp(-np.abs(X-sx)/T/.40)*np.exp(-np.clip(Z, 0, 1)/T/.16); img = img+k(glow)*c('#ff9858')*.20+k(np.exp(-r/.10))*c('#ffb070')*.34
    bank = fbm(X/T*1.5+3, Z/T*15, 5, 61)-.5+.6*(fbm(X/T*4, Z/T*38, 4, 62)-.5); bank = smooth(bank, .02, .20)*smooth(Z/T, .03, .09)*smooth(Z/T, .40, .16); lit = np.exp(-r/.30); img = img*(1-k(bank)*.42)+k(bank)*(c('#6d5f7c')*.16+k(lit)*c('#ff9a68')*.14)
    img = img+k(smooth(r, .030, .019)*(1-.5*bank))*c('#ffb878')*1.5
    D = np.maximum(-Z, 1e-4); y = 3.2/D; sea = k(smooth(Z, .0010, -.0010)); n0, n1, n2 = fbm(X*y*.16, y*.05, 4, 3)-.5, fbm(X*y*1.1, y*.34, 4, 5)-.5, fbm(X*y*2.6, y*1.0, 4, 7)-.5; slope = n0*.6+n1*.7+n2*.4; up = np.clip(.020+D*.55+slope*(.05+.55*D), .004, .8)
    water = sky(up, False)*k(np.clip(.46+.30*np.exp(-D/.03)+.6*n0+1.0*n1+.9*n2, .1, 2))*c('#a4bcd0')+c('#0a1c2c')*.30; wide = .030+.32*D; way = np.exp(-((X-sx-n0*.25*D)/wide/T/2.6)**2); water = water+k(way*np.exp(-D/.16)*np.clip(.25+2.2*(slope+.12), 0, 2))*c('#ff9c5c')*.20; img = img*(1-sea)+np.maximum(water, 0)*sea
    haze = sky(z*0+.010, False)+k(np.exp(-np.abs(X-sx)/T/.30))*c('#ff9858')*.16
    for x0, x1, top, far, sd in ((-.62, .30, .020, .62, 8), (.16, 1.3, .052, .36, 4)): e = T*top*(.30+1.1*fbm(X[0]/T*2.6+sd, X[0]*0, 6, sd))*smooth(X[0]/T, x0, x0+.5)*smooth(X[0]/T, x1, x1-.4); m_ = k(smooth(Z, e[None]+.0006, e[None]-.0006)*(Z > -.0004)*smooth(e[None]/T, .001, .003)); foot = k(np.exp(-np.clip(Z, 0, 1)/.006)); img = img*(1-m_)+(haze*(far+.16*foot)+c('#232a44')*.5*(1-far))*m_
    def dot(u, v, power, size, col):
        i, j, q = u*w, v*h, int(size)+2; a, b = max(int(i)-q, 0), max(int(j)-q, 0); yy, xx = np.mgrid[b:min(int(j)+q+1, h), a:min(int(i)+q+1, w)]
        if xx.size: s_ = np.clip(size+.5-np.hypot(xx-i, (yy-j)*1.6), 0, 1); img[b:b+s_.shape[0], a:a+s_.shape[1]] += k(s_/max(s_.sum(), 1e-3))*c(col)*power
    for _ in range(2200):                          # heavy-tailed: few are bright; more and smaller towards the horizon
        d = .0035+.42*g.random()**2.1; x = sx+g.normal()*(.022+.20*d)*T*1.5; i, j = int((x/T+1)/2*w), int((A['fit']+d/(2*T*h/w))*h)
        if 0 <= i < w and j < h and slope[j, i] > g.normal()*.12: dot((x/T+1)/2, j/h, min((1-g.random())**-.75, 20)*9*math.exp(-d/.22), g.uniform(.6, 2.5), ('#ffb070', '#ff9a58', '#ffc890')[g.integers(3)])
    for u, v, power, size, col in ((.372, .0030, 70, 8, '#ffb078'), (.441, .0050, 420, 2, '#ffb060'), (.462, .0090, 50, 9, '#ff9448'), (.955, .014, 300, 3, '#ffb468')): dot(u, A['fit']-v, power, size, col)
    return np.maximum(img, 0)[::-1]
def skerries(w=1600, h=1000):
    """low wooded islands at blue hour over still water, a rest of rose on the horizon, a few lamps and a light's beam drawn out; points are for a lens that makes discs of them"""
    T = 18/A['lens']; X, Z = np.meshgrid(np.linspace(-T, T, w, dtype=np.float32), T*h/w*(2*A['fit']-2*np.linspace(0, 1, h, dtype=np.float32))); L = np.sqrt(X*X+1+Z*Z); z = np.abs(Z)/L; c = lambda q: np.array(hexc(q), np.float32)
    sk = Sky('blue', sun_az=-15, sun_el=.4, sky_k=.72, glow='#ff8f70', glow_k=.20, ramp=[(0, '#c89a98'), (.06, '#9a8cae'), (.14, '#6480b4'), (.30, '#3c66a4'), (.6, '#24508a'), (1, '#183a68')]); air = sk.colour(X/L, 1/L, z*0+.012, lobes=False)
    D = np.maximum(-Z, 1e-4); y = 2.2/D; slope = (fbm(X*y*.35, y*.10, 4, 3)-.5)*.7+(fbm(X*y*1.6, y*.42, 3, 5)-.5)*.45; up = np.clip(z*1.1+.012+np.abs(slope)*(.03+.35*D), 0, .7); img = sk.colour(X/L, 1/L, np.where(Z > 0, z, up)); calm = np.clip(1+slope*.9*smooth(D, 0, .2), .2, 2)[..., None]
    for x0, x1, top, far, k in ((-.9, .9, .013, .74, 3), (-.30, .05, .018, .56, 8), (.10, .60, .026, .44, 5), (-.9, -.24, .034, .26, 6), (.30, .9, .046, .12, 12)):
        e = top*np.clip((X[0]-x0)/.10, 0, 1)**.6*np.clip((x1-X[0])/.10, 0, 1)**.6*(.55+.5*fbm(X[0]*7+k, X[0]*0, 4, k)+.45*(fbm(X[0]*95+k, X[0]*0, 3, k+1)-.4)); dark = air*far*.55+c('#131c33')*(1-far)
        img = np.where((Z > 0)[..., None], img*(1-smooth(Z, e[None]+.0008, e[None]-.0008)[..., None])+dark*smooth(Z, e[None]+.0008, e[None]-.0008)[..., None], img); m_ = (smooth(D+slope*(.004+.10*D), e[None]*1.25+.006, e[None]*.8)*.85)[..., None]*(Z <= 0)[..., None]; img = img*(1-m_)+dark*m_
    img = np.where((Z <= 0)[..., None], img*calm*.86, img); d = np.arange(h)-A['fit']*h
    img = blur(img, w/130)
    for u, v, k, col, long, size in LIGHTS:
        i, j = int(u*w), int((A['fit']-v)*h); r = size*w/1600; spread = np.clip(r+.5-np.hypot(np.arange(h)[:, None]-j, np.arange(w)[None]-i), 0, 1); img += (spread/spread.sum())[..., None]*c(col)*k*1200; way = np.exp(-np.abs((np.arange(w)[None]-i-slope*w*.030)/(w*.0026*(1+np.clip(d, 0, h)/h*4)[:, None]))**2)*((np.exp(-np.clip(d, 0, h)/(h*long))*(d > 0))[:, None])*np.clip(.05+2.6*(fbm(X*y*.5, y*.34, 4, 9)-.38), 0, 2)*np.clip(.25+3*(fbm(X*y*.2, y*.11, 3, 19)-.36), .1, 1.4); img += way[..., None]*c(col)*k**.7*1.1
    return np.maximum(img, 0)[::-1]
def valley(w=1600, h=1000):
    """a valley against the low sun, as a long lens melts it: two tones of haze, the sun a soft disc, discs of light where the sun comes through trees"""
    sx, sy = tup(A['sun']); X, Y = np.meshgrid((np.arange(w, dtype=np.float32)+.5)/w, (np.arange(h, dtype=np.float32)+.5)/h); asp = w/h; c = lambda q: np.array(hexc(q), np.float32); r = np.hypot((X-sx)*asp, Y-sy); k = lambda q: q[..., None]
    img = np.stack([np.interp(Y/A['fit'], (0, .42, .78, 1), [c(q)[i] for q in ('#7a859f', '#be9f9f', '#e4ae90', '#f8be90')]) for i in range(3)], -1).astype(np.float32)*.62
    glow = np.exp(-(r/.42)**1.2); img = img+k(glow)*c('#ff9f50')*.50
    for base, amp, f, sd, col, far in ((A['fit']+.04, .14, 1.5, 3, '#a47c78', .55), (A['fit']+.22, .24, 1.15, 8, '#86686e', .32)):
        e = base-amp*(fbm(X[0]*f*asp+sd, X[0]*0, 5, sd)-.5); m_ = smooth(Y, e[None]-.004, e[None]+.004); body = c(col)*.62*(1-far)+c('#f2b086')*.50*far+k(glow)*c('#ff9a5c')*.28*(.4+far); lift = np.exp(-np.clip(Y-e[None], 0, 1)/.11); body = body*(.80+.20*k(1-lift))+k(1-lift)*c('#ecb084')*.18; img = img*k(1-m_)+body*k(m_)
    e = 1.02-.40*smooth(X, .50, 1.15)-.10*(fbm(X*7, Y*9, 5, 31)-.5)*smooth(X, .5, .8); m_ = k(smooth(Y, e-.006, e+.006)); img = img*(1-m_*.80)+m_*(c('#80594c')*.24+k(glow)*c('#ff9f50')*.20); img = resize(blur(resize(img, w//4, h//4), w*.014/4), w, h)
    img = img+k(np.exp(-r/.11))*c('#ffc27a')*.75+k(smooth(r, .074, .050))*c('#ffd6a4')*1.4
    for x, y, q, b in ((.655, .40, .036, .60), (.715, .455, .030, .26), (.775, .415, .040, .75), (.825, .47, .034, .36), (.895, .43, .037, .50), (.70, .335, .031, .34), (.61, .475, .027, .16), (.955, .385, .030, .30)): d = np.hypot((X-x)*asp, Y-y)/q; o = np.hypot((X-x)*asp+(x-.5)*q*.55, Y-y+(y-.5)*q*.45)/q; img = img+k(smooth(d, 1, .90)*smooth(o, 1.02, .92)*(.72+.5*np.clip(d, 0, 1)**6))*c('#ffb878')*1.5*b
    return np.maximum(img, 0)[::-1]
def alp(w=1600, h=1000):
    """a wide snow slope in the shade before the low sun, far out of focus: its crest and swells lit along their edges, discs of light where snow sparkles, one far ridge in haze"""
    sx, sy = tup(A['sun']); asp = w/h; X, Y = np.meshgrid((np.arange(w, dtype=np.float32)+.5)/w, (np.arange(h, dtype=np.float32)+.5)/h); c = lambda q: np.array(hexc(q), np.float32); k = lambda q: q[..., None]; r = np.hypot((X-sx)*asp, Y-sy); g = np.random.default_rng(A.get('seed', 5))
    def soft(a, q): q = q*w/1600; n = max(1, int(q//3)); return resize(blur(resize(a, w//n, h//n), q/n), w, h)
    sky = np.stack([np.interp(Y, (0, .18, .34, .50), [c(q)[i] for q in ('#8494b2', '#adabbc', '#d8bcb2', '#eac6ac')]) for i in range(3)], -1).astype(np.float32)*.56; img = sky+k(np.exp(-(r/.42)**1.2))*c('#ffb488')*.36+k(np.exp(-r/.12))*c('#ffd8c0')*.42; haze = img
    for peaks, base, sd, col, far in ((RANGE, 1.0, 14, '#5f657e', .26), (((-.1, .37, .5, .25), (.62, .36, .30, .20), (1.1, .30, .2, .3)), .6, 27, '#4e5268', .18)):
        x = X[0]+.02*(fbm(X[0]*9, X[0]*0, 3, sd)-.5); e = np.min([v+np.where(x < u, (u-x)*a, (x-u)*b) for u, v, a, b in peaks], 0)+base*(.075*(fbm(X[0]*6, X[0]*0, 3, sd+1)-.5)+.050*(fbm(X[0]*22, X[0]*0, 4, sd+2, .6)-.5)); m_ = soft(k(smooth(Y, e[None]-.002, e[None]+.002)), 8); foot = k(np.exp(-np.clip(e[None]+.20-Y, 0, 1)/.09)); body = c(col)*.52*(1-far)+haze*far; body = body*(1-.75*foot)+haze*.92*foot*.75; img = img*(1-m_)+body*m_
    crest = .56-.30*smooth(X[0], -.1, 1.25)-.05*(fbm(X[0]*2.2, X[0]*0, 3, 41)-.5); d = Y-crest[None]; m_ = soft(k(smooth(d, -.003, .003)), 14); near_ = np.exp(-(np.abs(X-sx)*asp/.62)**1.5); swell = fbm(X*asp*1.1+d*1.6, d*5.2-X*1.1, 4, 43); rim = smooth(fbm(X*asp*1.3+d*2, d*8-X*2.1, 3, 44), .50, .66)
    snow = c('#8f91a7')*.33*k(.62+.76*swell)+c('#ffcf9c')*k(near_*(.02+.13*rim*np.exp(-np.clip(d, 0, 1)/.22))+(.16+.5*near_)*np.exp(-np.clip(d, 0, 1)/.020)); img = img*(1-m_)+soft(snow, 12)*m_
    for _ in range(300):
        x = min(abs(g.normal(sx, .24)), 1.02); y = crest[min(int(x*w), w-1)]+abs(g.normal(0, .20))+.004; q = g.uniform(.0125, .0165)*(1+.35*max(y-.6, 0)); b = min(.035*(1-g.random())**-.80, .9)*math.exp(-((x-sx)/.34)**2)
        if y > 1.03: continue
        i, j = slice(max(int((y-q)*h)-2, 0), int((y+q)*h)+3), slice(max(int((x-q/asp)*w)-2, 0), int((x+q/asp)*w)+3); e = np.hypot((X[i, j]-x)*asp, Y[i, j]-y)/q; o = np.hypot((X[i, j]-x)*asp+(x-.5)*q*.5, Y[i, j]-y+(y-.5)*q*.4)/q; img[i, j] += k(smooth(e, 1.04, .90)*smooth(o, 1.04, .90)*(.70+.45*np.clip(e, 0, 1)**6))*c('#ffdcb4')*b
    return np.maximum(img, 0)[::-1]
RANGE = ((.335, .13, .30, 1.25), (.405, .20, .6, .9), (.16, .215, .35, .30), (-.06, .20, .3, .4), (.52, .285, .3, .22), (.80, .29, .20, .35))      # the far ridge: each top's place, its row, how steeply it falls to the left and right
LIGHTS = ((.112, .006, .55, '#ffa458', .16, 4), (.158, .019, .13, '#ff843a', .05, 20), (.371, .010, .06, '#ffc890', .06, 11))      # on the islands: (u, v above the horizon, strength, colour, how far water draws it out, radius: lit windows and mist about a lamp widen its disc)
LAMPS = []                                                             # more lamps for a finished picture, for the lens to make discs of: (u, v, strength, colour), from its lower left corner
OWN = dict(wheel=coast, winch=offing, compass=skerries, cedar=valley, hoar=alp)       # kinds with a view of their own
def backdrop(y, z0, width):
    if KIND in OWN: return hang(OWN[KIND](), y, z0, width)
    im = bpy.data.images.load(picture(str(A['back']))); im.colorspace_settings.name = 'Raw'
    w, h = im.size; a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); a = a.reshape(h, w, 4)[..., :3]
    if w > 960 and not A.get('fit'): a = a[:h//2*2, :w//2*2].reshape(h//2, 2, w//2, 2, 3).max((1, 3))*.5+a[:h//2*2, :w//2*2].reshape(h//2, 2, w//2, 2, 3).mean((1, 3))*.5
    a = clean(a); h, w = a.shape[:2]; lin = unfilmed(np.minimum(a, .012+.988*A['undo']), A.get('ev', .6)) if A.get('undo') else a**2.2; lum = lin@np.array([.3, .55, .15], np.float32); local = blur(lum[..., None], 7)[..., 0]
    lamp = np.clip(lum-local*1.5-.03, 0, None)
    if A.get('uneven'): q = np.mgrid[:h, :w]/(w/40); k = 1-A['uneven']*(1-vnoise(q[1], q[0], 7)); lin = lin*(1-(1-k)*np.clip(lamp/np.maximum(lum, 1e-4)*2, 0, 1))[..., None]; lamp = lamp*k
    lin = lin+(lamp/np.maximum(lum, 1e-4)*lamp*A.get('spark', 14))[..., None]*(lum[..., None]*np.array([1.25, .86, .50], np.float32))     # points brighter than what is round them
    for u, v, k, col in LAMPS: lin[int(v*h), int(u*w)] += np.array(hexc(col), np.float32)*k
    if 'hush' in A: lin = hushed(lin)
    if 'dusk' in A: k, v, r = tup(A['dusk']); lin = lin*(1+k*np.exp(-((np.linspace(0, 1, h, dtype=np.float32)-v)/r)**2))[:, None, None]     # dusk=gain,row,spread: more light about a row (0..1 from its foot)
    if 'breeze' in A: lin, z0 = breeze(lin, z0, width)
    hang(lin, y, z0, width)
def picture(name):
    """the file of a finished picture: a city's view, or a master"""
    return os.path.join(HERE, 'views', name+'.jpg') if '-view' in name else os.path.join(HERE, '..', 'media', 'masters', name+'.jpg')
def starry(img):
    """starry=count,row[,gain] (with `over`): points of a pixel of a 1440 px wide picture, few bright, that haze drowns towards the row (0..1 from the top)"""
    if 'starry' not in A: return img
    n, row, gain = (*tup(A['starry']), 1)[:3]; w, h = A.get('w', 640), A.get('h', 400); img = moonlit(resize(img, w, h)); layer = np.zeros_like(img); r = np.random.RandomState(29); size = max(.36, w/1440*.42) if w > h else .62
    for u, v, k, t in r.rand(int(n), 4):
        k = min((1-k)**-.85, 40)*.0124*gain*float(np.clip((row-v*row)/row/.7, 0, 1))**1.5; x, y = u*w-.5, v*row*h-.5; a, b = (np.arange(max(int(q)-4, 0), min(int(q)+5, e)) for q, e in ((x, w), (y, h)))
        g = np.exp(-((a[None]-x)**2+(b[:, None]-y)**2)/(2*size*size)); layer[b[0]:b[-1]+1, a[0]:a[-1]+1] += g[..., None]*np.array(hexc('#dfe6ff' if t < .78 else '#ffe6cc'), np.float32)*k
    return img+layer
def clean(a):
    """clean=tolerance: a guided filter takes the view's grain out of sky, haze and walls and keeps edges and lamps; waves below the horizon (`fit`) lose less; a's bottom row is first"""
    if 'clean' not in A: return a
    h, w = a.shape[:2]; sea = np.arange(h)[:, None, None] < (1-A['fit'])*h; e = np.where(sea, .25, 1)*A['clean']**2
    def mean(q, r):
        for ax in (0, 1):
            n = q.shape[ax]; c = np.cumsum(np.pad(q, [(r+1, r) if i == ax else (0, 0) for i in range(3)], 'edge'), ax, dtype=np.float64); q = ((np.take(c, range(2*r+1, 2*r+1+n), ax)-np.take(c, range(n), ax))/(2*r+1)).astype(np.float32)
        return q
    for r in (w//110, w//280, w//720):
        m_ = mean(a, r); k = np.clip(mean(a*a, r)-m_*m_, 0, 1); k = k/(k+e); a = mean(k, r)*a+mean((1-k)*m_, r)
    return a
def moonlit(img, gain=1.0):
    """moonlit=x,y,r[,halo] (with `starry`; x and r by the picture's width, y from its top by its height): the view's flat moon gets a limb, faint maria, a soft edge and a halo two radii wide; img's top row is first"""
    if 'moonlit' not in A: return img
    u, v, r, halo = (*tup(A['moonlit']), .1)[:4]; h, w = img.shape[:2]; r *= w; cx, cy = u*w-.5, v*h-.5; R = int(4*r); i, j = max(int(cy)-R, 0), max(int(cx)-R, 0); part = img[i:int(cy)+R, j:int(cx)+R]; Y, X = np.mgrid[i:i+part.shape[0], j:j+part.shape[1]].astype(np.float32); X, Y = (X-cx)/r, (Y-cy)/r; d = np.hypot(X, Y); k = lambda q: q[..., None]
    T = np.stack([X*0+1, X, Y, X*X, X*Y, Y*Y], -1); ring = (d > 1.6)*(d < 2.6); sky = T@np.linalg.lstsq(T[ring], part[ring], rcond=None)[0]; part = part+(sky-part)*k(smooth(d, 1.8, 1.45))          # what is behind the old disc
    wx, wy = X+.34*(fbm(X*2.2, Y*2.2, 4, 5)-.5), Y+.34*(fbm(X*2.2+9, Y*2.2, 4, 6)-.5); sea = sum(a*smooth(np.hypot((wx-x)/p, (wy-y)/q), 1.4, .5) for x, y, p, q, a in MARIA)
    face = (.56+.44*np.clip(1-d*d, 0, 1)**.6)*(1-.42*np.clip(sea, 0, 1))*(.93+.14*fbm(X*7, Y*7, 4, 7)); soft = max(1.2*w/2880, .7)/r
    part = part+k(halo*np.exp(-np.clip(d-1, 0, 9)/.75)*smooth(d, 4.0, 1.6))*np.array(hexc('#cfd6e6'), np.float32); out = img.copy()
    out[i:i+part.shape[0], j:j+part.shape[1]] = part+(k(face)*np.array(hexc('#fff5e8'), np.float32)*1.05*gain-part)*k(smooth(d, 1+soft, 1-soft)); return out
MARIA = ((-.36, -.36, .34, .30, .8), (.18, -.34, .21, .19, .8), (.36, -.06, .26, .20, .9), (.62, -.30, .12, .15, .7), (-.62, -.02, .26, .44, .6), (-.22, .36, .26, .20, .6), (.56, .16, .16, .20, .6), (-.56, .42, .14, .13, .5))      # x, y, half width, half height, depth
def breeze(lin, z0, width):
    """breeze=row,fall,foot,dark: below the row (0..1 of the view, from its foot) the air stirs the water, and within `fall` mirror images are lost in it; the view goes on `foot` of its height further down, where one looks into the water: only `dark` of its light is left; gives the picture and its middle's height"""
    row, fall, foot, dark = tup(A['breeze']); h, w = lin.shape[:2]; p = int(foot*h); eye = .5+(tup(A['cam'])[2]-z0)/(width*h/w); lin = np.concatenate([np.repeat(lin[:6].mean(0, keepdims=True), p, 0), lin]); n = int(row*h)+p; v = ((np.arange(n)+.5-p)/h)[:, None]; x = (np.arange(w)/w-.5)[None]; D = eye-v; Z = .5/D; X = x*Z*2; k = lambda q: q[..., None]
    swell, chop = fbm(X*1.3, Z*6, 4, 31)-.5, fbm(X*5, Z*21, 4, 35)-.5; t = smooth(v+.35*fall*swell, row, row-fall); near = (row-v)/(row+foot)
    wide = resize(blur(resize(lin[:n], w//40, n), 3.2), w, n)
    at = (np.arange(w)[None]+w*(.004+.05*near)*(1.6*swell+2.2*chop)).clip(0, w-1).astype(int); torn = lin[:n][np.arange(n)[:, None], at]
    lin[:n] = (torn+k(t)*(wide-torn))*k((1-(1-dark)*smooth(near, .0, .85))*(1+t*(.9*swell+.8*chop*near))); return lin, z0-p/2*width/w
def glade(lin):
    """glade=x,row,foot,half width,r (by the picture's size, rows from its top): the moon's way on the sea, softened along it, as a long exposure draws it"""
    if 'glade' not in A: return lin
    u, a, b, q, r = tup(A['glade']); h, w = lin.shape[:2]; x, y = (np.arange(w)/w-u)/q, 1-np.arange(h)/h; k = (np.exp(-x[None]**4)*(smooth(y, a-.02, a+.02)*smooth(y, b+.03, b))[:, None])[..., None]
    return lin+k*(resize(blur(resize(blur(lin, 1.3), w//3, h), r), w, h)-lin)
def hang(lin, y, z0, width):
    """a linear picture (bottom row first) behind everything, blurred by the lens; pin=1 blurs it here alone (`coc`), so that lamps are clean discs: a camera's ray looks it up from the lens's centre; over=1 (with `fit`) lays it at full size behind the finished render, so that its finest lights last, and stars (`starry`) stay points; blind=1 leaves view and sky to rays that happen to meet them, so that samples go to lamps and sheets: a view is so large that it takes nearly all, and shade is speckle; drawn=gain,fall brightens and warms lamps for water alone (fall: by how much of the height above the horizon that fades), so that it draws them out; veiled=1 leaves the sun out of what water mirrors of it; mist=share,radius is the veil of light that haze and lens lay over the shore, none over the sky's top (radius in widths)"""
    h, w = lin.shape[:2]; lin = glade(lin)
    out = aperture(lin, A.get('coc', 8.0))
    if 'mist' in A: k, r = tup(A['mist']); out = out+k*np.clip(np.linspace(1.8, -.3, h), 0, 1)[:, None, None]*(blur(out, r*w)-out)
    if A.get('over'): S.behind = starry(out[::-1]*A.get('backk', 1.0))
    if A.get('veiled'): out = np.minimum(out, np.median(out, 1, keepdims=True))
    if 'drawn' in A: k, fall = tup(A['drawn']); lum = out@np.array([.3, .55, .15], np.float32); out = out*(1+(k*smooth(lum, .10, .45)*np.exp(-np.abs((np.arange(h)+.5)/h-1+A['fit'])/fall)[:, None])[..., None]*np.array([1.15, .86, .52], np.float32))
    b = image('back', np.maximum(moonlit(out[::-1], .9)[::-1], 0))
    def sh(g):
        t = g.node('ShaderNodeTexImage', image=b, extension='EXTEND'); uv = g.node('ShaderNodeUVMap').outputs[0]
        if A.get('pin'):
            eye, geo = tup(A['cam']), g.node('ShaderNodeNewGeometry'); p, i = geo.outputs['Position'], geo.outputs['Incoming']; q = g.v('SUBTRACT', g.addc(p, g.v('SCALE', i, scale=g.div(eye[1]+A['focus']-y, g.xyz(i)[1]))), eye); f = (y-eye[1])/A['focus']; qx, _, qz = g.xyz(q)[0:3]
            uv = g.mix(g.node('ShaderNodeLightPath').outputs['Is Camera Ray'], uv, g.vec(g.add(g.mul(qx, f/width), .5+(eye[0]-x0)/width), g.add(g.mul(qz, f/(width*h/w)), .5+(eye[2]-z0)/(width*h/w)), 0.0))
        g.put(t.inputs[0], uv); e = g.emission(t.outputs[0], A.get('backk', 1.0)); return g.mixsh(g.node('ShaderNodeLightPath').outputs['Is Camera Ray'], e, g.node('ShaderNodeHoldout').outputs[0]) if A.get('over') else e
    m_ = .1; W2, H2, x0 = width*(.5+m_), width*h/w*(.5+m_), A.get('bx', 0.0)            # its edge goes on beyond the frame, for the lens
    o = S.mesh('backdrop', [(x0-W2, y, z0-H2), (x0+W2, y, z0-H2), (x0+W2, y, z0+H2), (x0-W2, y, z0+H2)], [(0, 1, 2, 3)], [S.mat('backdrop', sh, 0)], uvs=[(-m_, -m_), (1+m_, -m_), (1+m_, 1+m_), (-m_, 1+m_)])
    if A.get('blind'): o.data.materials[0].cycles.sample_as_light, S.sc.world.cycles.sampling_method = False, 'NONE'


# ------------------------------------------------------------------ materials
def clear(name, tint='#ffffff', ior=1.45, rough=0.0, mist=None):
    """glass or water that casts a pale shadow; mist(g) gives its roughness where breath or cold has dulled it"""
    def b(g):
        n = g.node('ShaderNodeBsdfGlass'); g.put(n.inputs['Color'], hexc(tint)); g.put(n.inputs['IOR'], ior); g.put(n.inputs['Roughness'], mist(g) if mist else rough)
        t = g.node('ShaderNodeBsdfTransparent'); g.put(t.inputs[0], tuple(.82*v for v in hexc(tint))); lp = g.node('ShaderNodeLightPath')
        return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), n.outputs[0], t.outputs[0])
    return S.mat(name, b, 0)
def sparkling():
    """wine that carries some of the light in it: clear glass alone shows only the dark ledge turned upside down"""
    mt = clear('wine', '#fbe6b4', 1.34); g = G(mt.node_tree); o = next(n for n in g.n if n.type == 'OUTPUT_MATERIAL'); z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]
    g.put(o.inputs[0], g.addsh(o.inputs[0].links[0].from_socket, g.emission(hexc(A.get('winec', '#f8a030')), g.mul(g.ss(z, .066, .104, .22, .05), A.get('winek', 1.0))))); return mt
def brass(name='brass', col='#c8954a', rough=.22):
    def b(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, 900, 3, .6); s = g.noise(g.v('MULTIPLY', p, (1, 30, 30)), 140, 3, .6); wear = g.noise(p, 60, 4, .6)
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0002; bm.inputs['Strength'].default_value = .35; g.put(bm.inputs['Height'], g.add(n, s))
        return g.principled(Base_Color=g.mix(g.ss(wear, .35, .7), hexc(col), tuple(.45*v for v in hexc(col))), Metallic=1.0, Roughness=g.add(rough, g.mul(g.ss(wear, .4, .7), .22)), Normal=bm.outputs[0])
    return S.mat(name, b, 0)
def stone(name, dark, light, rough=.5, grain=260, spec=.4, pits=1.0, wet=0.0):
    """wet: a film of water in patches, dark and mirroring, with a soft shore"""
    def b(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, 22, 7, .62); f = g.noise(p, grain, 4, .6); pit = g.mul(g.ss(g.noise(p, 130, 4, .6), .62, .70), pits); vein = g.ss(g.m('ABSOLUTE', g.sub(g.noise(p, 9, 6, .6, .6), .5)), .0, .03, 1, 0)
        c = g.mix(g.clamp(g.add(g.mul(n, .75), g.mul(g.sub(f, .5), .7))), hexc(dark), hexc(light)); c = g.scalec(c, g.sub(1.0, g.mul(pit, .6))); c = g.mix(g.mul(vein, .25), c, hexc(light))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .002; bm.inputs['Strength'].default_value = .5; g.put(bm.inputs['Height'], g.sub(g.add(g.mul(f, .35), g.mul(n, .6)), pit))
        r = g.add(rough, g.mul(g.sub(n, .5), .25))
        if wet: w = g.mul(g.ss(g.add(g.noise(g.v('MULTIPLY', p, (1, 1.6, 1)), 11, 6, .6), g.mul(g.sub(f, .5), .25)), .34, .60), wet); c = g.scalec(c, g.sub(1.0, g.mul(w, .5))); r = g.mul(r, g.sub(1.0, g.mul(w, .88))); g.put(bm.inputs['Strength'], g.sub(.5, g.mul(w, .47)))
        return g.principled(Base_Color=c, Roughness=r, Specular=spec, Normal=bm.outputs[0])
    return S.mat(name, b, 0)
def lathe(name, prof, mat, x=0, y=0, n=96, smooth=True):
    """closed profile [(radius, z)...]; shared vertices, so that glass refracts smoothly"""
    V, F = [], []; k = len(prof)
    for j in range(n): t = 2*math.pi*j/n; V += [(x+r*math.cos(t), y+r*math.sin(t), z) for r, z in prof]
    for j in range(n):
        a, b = j*k, ((j+1) % n)*k
        for i in range(k-1): F.append((a+i, b+i, b+i+1, a+i+1))
    return S.mesh(name, V, F, [mat], smooth)
def curve(pts, n=14):
    """Catmull-Rom through profile points"""
    p = np.array(pts, float); p = np.vstack([2*p[0]-p[1], p, 2*p[-1]-p[-2]]); out = []
    for i in range(1, len(p)-2):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]; a, b, c, d = p[i-1], p[i], p[i+1], p[i+2]; out.append(.5*((2*b)+(-a+c)*t+(2*a-5*b+4*c-d)*t*t+(-a+3*b-3*c+d)*t**3))
    return [tuple(q) for q in np.vstack(out+[p[-2:-1]])]
def area(loc, target, col, power, size):
    """a soft box: a lit sheet that things mirror and the camera does not see; power in watts as for a lamp"""
    o = S.mesh('box', [(-size/2, -size/2, 0), (size/2, -size/2, 0), (size/2, size/2, 0), (-size/2, size/2, 0)], [(3, 2, 1, 0)], [S.plain('box', '#000000', haze=0, spec=0, emit=col, emit_k=power*A.get('keyk', 4)/(math.pi*size*size*4))])
    o.data.materials[0].cycles.sample_as_light = True; o.location = loc; o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = False; o.visible_transmission = A.get('boxglass', 0) > 0; return o
def sheet(loc, target, col, k, w, h, mirrored=True):
    """a tall soft box that fades towards its edges: what curved glass mirrors is a line of light, not a patch; in water and ice it is seen, and its edges are black, unless it is not mirrored; none for k = 0"""
    if not k: return
    def b(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; e = lambda q: g.pow(g.m('SINE', g.mul(q, math.pi)), 1.5); return g.emission(hexc(col), g.mul(g.mul(e(u), e(v)), k))
    o = S.mesh('sheet', [(-w/2, -h/2, 0), (w/2, -h/2, 0), (w/2, h/2, 0), (-w/2, h/2, 0)], [(3, 2, 1, 0)], [S.mat('sheet', b, 0)], uvs=[(0, 1), (1, 1), (1, 0), (0, 0)]); o.data.materials[0].cycles.sample_as_light = True
    o.location = loc; o.rotation_euler = (Vector(target)-Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); o.visible_camera = o.visible_transmission = False; o.visible_glossy = mirrored; return o
def surface(name, X, Y, Z, mat, u, v, keep=True):
    """a grid of points as one smooth mesh with u, v as its UVs; keep = False drops a point's face"""
    m, n = X.shape; I = np.arange(m*n).reshape(m, n); F = np.stack([I[:-1, :-1], I[:-1, 1:], I[1:, 1:], I[1:, :-1]], -1)[np.broadcast_to(keep, (m-1, n-1))].reshape(-1, 4)
    return S.mesh(name, np.stack([X, Y, Z], -1).reshape(-1, 3).tolist(), F.tolist(), [mat], True, uvs=np.stack([u, v], -1).reshape(-1, 2)[F].reshape(-1, 2))
def slab(mat, edge=.14, round_=.006, x0=-1.2, x1=1.2, y0=-1.2):
    """a ledge with a rounded far edge"""
    n = 10; P = [(y0, 0.0)]+[(edge-round_+round_*math.sin(t), -round_+round_*math.cos(t)) for t in np.linspace(0, math.pi/2, n)]+[(edge, -.12)]
    V = [(x, y, z) for x in (x0, x1) for y, z in P]; k = len(P); F = [(i, k+i, k+i+1, i+1) for i in range(k-1)]
    return S.mesh('slab', V, F, [mat], False)
def low_sun(col, power, size):
    """the sun of a view (sun= its place in the picture) as a lamp in front of the backdrop, which would hide the sun"""
    (u, v), (x, y, z), far = tup(A['sun']), tup(A['cam']), 14; k = 36/A['lens']*(far-y); return S.lamp((x+(u-.5)*k, far, z+(A['fit']-v)*k*A['h']/A['w']), col, power, size)
def drops(spread, count, mat, rmin=.0008, rmax=.0045, flat=.42, surf=lambda x, y: 0.0, keep=lambda x, y: True):
    """beads of water standing on a surface"""
    B, U = [], []; nu, nv = 14, 8
    V, F = [], []
    pts = []
    for i in range(count*4):
        if len(pts) >= count: break
        x, y = rs.uniform(*spread[:2]), rs.uniform(*spread[2:]); r = rmin+(rmax-rmin)*rs.rand()**3.2
        if not keep(x, y) or any((x-a)**2+(y-b)**2 < (r+c)**2*1.1 for a, b, c in pts): continue
        pts.append((x, y, r)); o = len(V); sx, sy, ph = rs.uniform(.85, 1.2), rs.uniform(.85, 1.2), rs.rand()*6.28; z0 = surf(x, y)
        for j in range(nv+1):
            t = math.pi/2*j/nv
            for q in range(nu):
                an = 2*math.pi*q/nu; w = 1+.09*math.sin(2*an+ph)+.05*math.sin(3*an+ph*2); V.append((x+r*sx*w*math.cos(an)*math.cos(t)**.8, y+r*sy*w*math.sin(an)*math.cos(t)**.8, z0+r*flat*2*math.sin(t)-.00005))
        for j in range(nv):
            for q in range(nu): a, b = o+j*nu+q, o+j*nu+(q+1) % nu; F.append((a, b, b+nu, a+nu))
    return S.mesh('drops', V, F, [mat], True)


# ------------------------------------------------------------------ the six
def glass():
    """a chilled coupe on a dark stone rail"""
    slab(stone('rail', '#0e0b0b', '#3a2e26', .46, 420, .5, .8, 1.0), .16)
    x, y = A.get('ox', .055), .02; R = .047
    outer = curve([(.0330, 0), (.0325, .0012), (.012, .0034), (.0042, .010), (.0034, .035), (.0036, .058), (.0075, .066), (.022, .074), (.037, .089), (.0455, .108), (R, .122)])
    inner = [(R+.0002, .1232), (R-.0006, .1237), (R-.0013, .1230)]+curve([(R-.0014, .122), (.0440, .108), (.0355, .0905), (.021, .0765), (.008, .0695), (.0, .0685)])
    mist = lambda g: g.mul(g.mul(g.ss(g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2], .118, .100), g.ss(g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2], .060, .075)), g.mul(g.ss(g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 55, 4, .6), .35, .65), .035))
    lathe('coupe', [(0, 0)]+outer+inner, clear('crystal', '#f6f9fb', 1.5, mist=mist), x, y, 160)
    liq = [(0, .0690)]+[(max(r+.0003, 0), z) for r, z in curve([(.008, .0699), (.021, .0769), (.0355, .0909), (.0425, .1035)])]+[(.0415, .1030), (0, .1030)]
    lathe('wine', liq, sparkling(), x, y, 128)
    fizz = clear('fizz', '#fff3d8', 1.0003); V, F = [], []
    for i in range(150):
        a, r = rs.rand()*6.28, .039*math.sqrt(rs.rand()); z = .0705+.032*rs.rand()**.6; b = rs.uniform(.0002, .0007)
        if r > .010+.030*(z-.0705)/.032: continue
        o = len(V); c = (x+r*math.cos(a), y+r*math.sin(a), z)
        for j in range(7):
            for q in range(8): t, p = math.pi*j/6, 2*math.pi*q/8; V.append((c[0]+b*math.sin(t)*math.cos(p), c[1]+b*math.sin(t)*math.sin(p), c[2]+b*math.cos(t)))
        for j in range(6):
            for q in range(8): s_, e_ = o+j*8+q, o+j*8+(q+1) % 8; F.append((s_, e_, e_+8, s_+8))
    S.mesh('fizz', V, F, [fizz], True)
    drops((-.22, .22, -.12, .15), 90, clear('water', '#ffffff', 1.33), .0005, .0024)
    sheet((-.42, .22, .16), (x, y, .10), '#ffb872', A.get('keyk', 4)*2.6, .22, 1.3); sheet((.50, -.02, .18), (x, y, .10), '#ff9a6a', A.get('keyk', 4)*1.3, .14, 1.2)
def cup():
    """Beirut: a small stoneware cup of coffee on a worn limestone sill, the sea's glow behind"""
    ye = .15; worn = lambda X, Y: .0020*(fbm(X*9, Y*9, 4, 51)-.5)+.0008*(fbm(X*46, Y*46, 4, 52, .6)-.5)-.011*np.clip(fbm(X*95, Y*120, 3, 53)-.68, 0, 1)-.010*(1-np.sqrt(1-np.clip((Y-ye+.008+.012*fbm(X*12, X*0, 4, 54))/.020, 0, .99)**2))
    S.grid('sill', -.34, .34, -.42, ye+.004, 900, 640, worn, stone('sill', '#6a5d4c', '#d0bfa4', .72, 420, .2)).cycles.shadow_terminator_geometry_offset = 1; x, y = A.get('ox', .06), .035; z0 = .0036
    def glaze(g):                                           # iron glaze, thin on the throwing rings and at the lip, where it breaks to rust; it ends above the foot in an uneven line
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; z = g.sub(g.xyz(p)[2], z0); n, f = g.noise(p, 70, 4, .6), g.noise(p, 900, 3, .6); ring = g.noise(g.vec(g.mul(n, .012), 0.0, z), 330, 2, .5); bare = g.ss(g.add(z, g.mul(g.sub(n, .5), .010)), .0078, .0070); thin = g.clamp(g.add(g.ss(g.add(z, g.mul(g.sub(n, .5), .006)), .0455, .0500), g.mul(g.ss(ring, .50, .68), .5)))
        c = g.mix(g.ss(n, .35, .7), hexc('#0c0b0d'), hexc('#1c1a1e')); c = g.mix(g.mul(thin, g.add(.3, f)), c, hexc('#6a3216')); c = g.mix(g.ss(f, .64, .70), c, hexc('#7a6a56')); c = g.mix(bare, c, g.mix(f, hexc('#54402e'), hexc('#8a6c4e')))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0016; bm.inputs['Strength'].default_value = .45; g.put(bm.inputs['Height'], g.add(g.add(ring, g.mul(n, .5)), g.mul(f, g.add(.06, g.mul(bare, .5)))))
        return g.principled(Base_Color=c, Roughness=g.add(g.add(.15, g.mul(g.ss(n, .4, .65), .16)), g.mul(bare, .55)), Specular=g.sub(.6, g.mul(bare, .4)), Normal=bm.outputs[0])
    up = lambda q: [(r, z+z0) for r, z in q]; mt = S.mat('glaze', glaze, 0)
    lathe('cup', up([(0, .0016), (.0128, .0016)]+curve([(.0132, .0), (.0150, .0), (.0153, .0024), (.0178, .0062), (.0216, .0150), (.0254, .0285), (.0284, .0440), (.0293, .0500), (.0292, .0510), (.0286, .0512), (.0278, .0500), (.0266, .0420), (.0236, .0260), (.0160, .0100), (0, .0070)], 12)), mt, x, y, 160)
    full = .0445+z0; lathe('coffee', [(.0270, full+.0003), (.0262, full), (0, full)], S.plain('coffee', '#0c0503', .03, haze=0, spec=.8), x, y, 96)
    lathe('saucer', [(0, .0004)]+curve([(.026, .0004), (.040, .0018), (.0506, .0052), (.0512, .0059), (.0500, .0062), (.0400, .0040), (.024, .0034), (0, .0036)], 8), brass('tray', '#a8804a', .24), x, y, 128)
    area((-.45, .55, .25), (x, y, .03), '#ffb27a', 7, .2); area((.6, .2, .4), (x, y, .04), '#b0a4d4', 2.6, .5); sheet((-.42, -.20, .22), (x, y, .03), '#ffc49a', 18, .14, .5)
def finjan():
    """Dubai: thin porcelain cups on a brushed brass tray before its towers at sunset, the near one full and cut by the frame, the sky mirrored in its coffee"""
    slab(S.plain('table', '#120b07', .4, spec=.3, haze=0), A.get('edge', .24), .008); x, y, z0 = .026, .0, .0022; tx, ty = x-.036, .050
    def brushed(g):                                         # turned on a lathe and rubbed for years: fine rings, no blotches
        x_, y_, _ = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; q = g.m('SQRT', g.add(g.pow(g.m('ABSOLUTE', g.sub(x_, tx)), 2.0), g.pow(g.m('ABSOLUTE', g.sub(y_, ty)), 2.0))); n = g.noise(g.vec(q, 0.0, 0.0), 2600, 3, .6)
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0002; bm.inputs['Strength'].default_value = .12; g.put(bm.inputs['Height'], n); return g.principled(Base_Color=hexc('#8a6238'), Metallic=1.0, Roughness=.42, Normal=bm.outputs[0])
    lathe('tray', [(0, z0)]+curve([(.070, .0022), (.098, .0024), (.106, .0050), (.111, .0100), (.1125, .0112), (.1140, .0106), (.1135, .0092), (.108, .0030), (.100, .0), (.0, .0)], 10), S.mat('tray', brushed, 0), tx, ty, 192)
    def china(g):                                           # a glaze that is not quite even; where the wall is thinnest the sun comes through it; a pale wall's light from the left and the tray's from below are worked out from the normal, as few samples of several lamps are speckle
        geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0006; bm.inputs['Strength'].default_value = .13; g.put(bm.inputs['Height'], g.add(g.noise(p, 90, 2, .5), g.mul(g.noise(p, 420, 2, .5), .12)))
        body = g.mix(g.ss(g.noise(p, 130, 4, .6), .35, .7), hexc('#f6efe4'), hexc('#eae0d0')); z = g.xyz(p)[2]; n = geo.outputs['Normal']; through = g.mul(g.pow(g.ss(z, .026, .061), 1.8), g.ss(g.v('DOT_PRODUCT', n, (.66, -.75, 0)), -.5, 1.0))
        wall = g.mul(g.pow(g.ss(g.v('DOT_PRODUCT', n, (-.86, -.34, .38)), -.75, 1.05), 2.3), g.ss(z, .0, .030, .30, 1.0)); tray = g.mul(g.ss(g.xyz(n)[2], .9, -.9), g.ss(z, .055, .004)); lit = g.addc(g.addc(g.scalec(hexc('#f4d8b6'), g.mul(wall, .47)), g.scalec(hexc('#d08a4a'), g.mul(tray, .26))), g.scalec(hexc('#b89478'), .06))
        return g.principled(Base_Color=body, Roughness=.045, Specular=.55, Normal=bm.outputs[0], Emission=g.addc(g.v('MULTIPLY', body, lit), g.scalec(hexc('#ffae74'), g.mul(through, .22))), Emission_Strength=1.0)
    def gilt(g):                                            # rubbed off by lips and cloths
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.add(g.noise(p, 170, 4, .65), g.mul(g.sub(g.noise(p, 1500, 3, .6), .5), .35)); return g.mixsh(g.ss(n, .68, .75, 0, .8), g.principled(Base_Color=hexc('#d8a24e'), Metallic=1.0, Roughness=g.add(.13, g.mul(g.ss(n, .45, .62), .16))), china(g))
    glaze, gold = S.mat('china', china, 0), S.mat('gilt', gilt, 0)
    outer = curve([(.0168, .0005), (.0171, .0012), (.0167, .0036), (.0188, .0054), (.0240, .0120), (.0279, .0240), (.0298, .0400), (.0309, .0520), (.0316, .0566)], 12); inner = curve([(.0309, .0560), (.0300, .0450), (.0277, .0260), (.0216, .0125), (.0110, .0085), (0, .0080)], 12); up = lambda q: [(r, z+z0) for r, z in q]
    for cx, cy in ((x, y), (x-.078, y+.10)):
        lathe('cup', up([(0, .0030), (.0148, .0030), (.0152, .0)]+outer+[(.0316, .0572), (.0313, .0575), (.0310, .0572)]+inner), glaze, cx, cy, 192)
        lathe('lip', up([(.0311, .0541), (.03142, .0545), (.03172, .0566), (.03170, .0573), (.0313, .0577), (.03095, .0573), (.0308, .0556)]), gold, cx, cy, 192); lathe('line', up([(.03055, .0480), (.03073, .0485), (.03070, .0490)]), gold, cx, cy, 192)
    full = .0546+z0
    lathe('coffee', [(.0309, full+.0008), (.0303, full+.0003), (.0293, full), (.0287, full), (0, full)], S.mat('coffee', lambda g: g.principled(Base_Color=hexc('#3a1a08'), Roughness=.012, Specular=.5, Emission=hexc('#7c3812'), Emission_Strength=.2), 0), x, y, 128)
    S.sc.world.cycles.sampling_method = 'NONE'              # its sky is smooth, and lamps are found more often
    S.lamp((-.62, 1.1, .46), '#ffb878', 50, .5, 'AREA', (x, y, .04))      # the sun, softened by haze
    for at, col, k, w, h in (((-.62, 1.1, .46), '#ffb878', 16, .9, .9), ((.1, 1.2, 1.3), '#f2b690', 2.2, 3.0, 1.6), ((-.85, -.30, .50), '#f8d8b4', 6, .9, 1.0), ((.75, -.45, .40), '#e8c4a0', 1, .7, .9)):      # the sun's glow, sky above, a pale wall on the left, a dim one on the right
        o = sheet(at, (x, y, .03), col, k, w, h); o.visible_diffuse = False; o.data.materials[0].cycles.sample_as_light = False
def rowlock():
    """Stockholm: a used bronze rowlock, a tarred lanyard about its neck, its socket let into a boat's varnished mahogany gunwale, seen from on board; the town across the water.
    s runs along the gunwale from the rowlock (towards the bow), t inboard across it (0 at its outer edge), z up from it"""
    lean = math.tan(math.radians(12)); x0, y0 = .095, .07; f0, R = math.radians(155), 4; W, thick, tc = .105, .030, .046; r, r2 = .007, .009
    def to(s, t, z): s = np.asarray(s, float); a = f0+s/R; return np.stack(np.broadcast_arrays(x0+R*(np.sin(a)-math.sin(f0))-np.sin(a)*(t-tc), y0-R*(np.cos(a)-math.cos(f0))+np.cos(a)*(t-tc), z+.010+.05*s*s-(t-tc)*lean), -1)
    crown = lambda t: .0028*(1-((t-W/2)/(W/2))**2); plate = lambda s, t: (np.abs(s/.046)**1.75+np.abs((t-tc)/.0185)**2.5)**.5
    wood_ = S.mat('mahogany', varnished(planed(W, tc, plate)), 0); c = np.linspace(0, math.pi/2, 16)
    s = np.unique(np.concatenate([np.linspace(-1.0, -.3, 120), np.linspace(-.3, .6, 1400), np.linspace(.6, 3.2, 260)]))
    prof = np.array([(.0, -thick), (0, -r)]+[(r-r*math.cos(q), -r+r*math.sin(q)+crown(r)*q/1.6) for q in c[1:-1]]+[(t, crown(t)) for t in np.linspace(r, W-r2, 130)]+[(W-r2+r2*math.sin(q), -r2+r2*math.cos(q)+crown(r2)*(1-q/1.6)) for q in c[1:]]+[(W, -thick+r2), (W-.002, -thick+.004)]+[(W-.008, -thick), (W-.040, -thick)])
    q = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]; v = q-q[17]+r; Sg, V_ = np.meshgrid(s, v, indexing='ij'); arris = np.exp(-((V_-(W+.004))/.010)**2)+np.exp(-((V_+.002)/.008)**2)
    D = .0004*(fbm(Sg*7, V_*22+6, 4, 57)-.5)-arris*(.0040*np.clip(fbm(Sg*17, V_*30, 3, 58)-.60, 0, 1)+.0022*np.clip(fbm(Sg*60, V_*70, 3, 59)-.62, 0, 1)); surface('cap', *np.moveaxis(to(Sg, prof[:, 0]+D*arris*.6, prof[:, 1]+D), -1, 0), wood_, Sg, V_)
    # inside: planks below the gunwale in its shade, ribs
    zs = np.linspace(-.006, -.6, 60); Sb, Zb = np.meshgrid(s[::6], zs, indexing='ij'); lap = .010*((-Zb/.115) % 1); surface('strakes', *np.moveaxis(to(Sb, .030-.12*Zb**2*2+lap, Zb), -1, 0), wood_, Sb, Zb+.9)
    for k in range(-3, 9):
        a = .060+.175*k; Sb, Zb = np.meshgrid(np.linspace(a-.013, a+.013, 9), zs, indexing='ij'); u = np.abs(Sb-a)/.013; surface('rib', *np.moveaxis(to(Sb, .030-.24*Zb**2+.010+.015*np.sqrt(np.clip(1-u**6, 0, 1)), Zb), -1, 0), wood_, Zb, Sb+.5)
    # the metal: cast bronze, brown and green where no oar has been, rubbed bright inside the horns
    zt = crown(tc)-.0026; tw = math.radians(46); ct, st = math.cos(tw), math.sin(tw); on = lambda a, b, z: tuple(to(a*ct-b*st, tc+a*st+b*ct, z+zt).tolist()); flat = lambda a, b, z: tuple(to(a, tc+b, z+zt).tolist()); O, AX = np.array(on(0, 0, 0)), np.array(on(1e-3, 0, 0))-np.array(on(0, 0, 0)); AX /= np.linalg.norm(AX)
    def bronze(used, bare=.45):
        def b(g):
            geo = g.node('ShaderNodeNewGeometry'); p, N = geo.outputs['Position'], geo.outputs['Normal']; n, f, big, grit = g.noise(p, 90, 6, .64), g.noise(p, 1100, 3, .6), g.noise(p, 26, 5, .6), g.noise(p, 2600, 2, .6); run = g.noise(g.v('MULTIPLY', p, (110, 110, 16)), 1.0, 4, .6); open_ = crevice(g, .009); rel = g.v('SUBTRACT', p, tuple(O)); z = g.xyz(rel)[2]; edge = g.ss(geo.outputs['Pointiness'], .512, .545)
            if used:          # seen from the horns' middle: 1 on the faces that hold the oar
                a = g.v('DOT_PRODUCT', rel, tuple(AX)); na = g.v('DOT_PRODUCT', N, tuple(AX)); nz = g.xyz(N)[2]; face = g.div(g.sub(g.mul(nz, g.sub(.074, z)), g.mul(na, a)), .033)
                rub = g.mul(g.ss(g.add(face, g.mul(g.sub(big, .5), .6)), .36, .92), g.mul(g.ss(z, .027, .033), g.ss(g.add(z, g.mul(g.sub(big, .5), .05)), .118, .086, 0, 1))); rub = g.clamp(g.add(rub, g.mul(g.mul(edge, g.ss(z, .045, .08)), .55)))
            else: rub = g.clamp(g.add(g.mul(edge, .5), bare-.45))
            rub = g.mul(rub, g.ss(n, .20, .56)); tarn = g.sub(1.0, g.mul(rub, .95)); pit = g.mul(g.ss(g.add(g.noise(p, 560, 3, .6), g.mul(g.sub(big, .5), .35)), .62, .72), g.sub(1.0, g.mul(rub, .9)))
            wet = g.ss(g.add(g.mul(g.add(n, run), .5), g.mul(g.sub(big, .5), .9)), .42, .62); green = g.clamp(g.mul(g.add(g.mul(g.ss(open_, .93, .50), g.ss(z, .05, .008, .35, 1.0)), g.mul(g.ss(g.add(run, g.mul(g.sub(big, .5), .8)), .54, .70), .75)), g.mul(g.ss(g.add(n, g.mul(g.sub(f, .5), .4)), .40, .58), tarn)))
            col = g.mix(wet, hexc('#7d6342'), hexc('#2e281d')); col = g.mix(g.sub(1.0, tarn), col, g.mix(g.ss(n, .35, .65), hexc('#dcc294'), hexc('#b8935f'))); col = g.mix(g.mul(pit, .7), col, hexc('#1c1610')); col = g.mix(g.mul(green, .72), col, g.mix(f, hexc('#3f6a5e'), hexc('#7c9c8c')))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0007; g.put(bm.inputs['Strength'], g.sub(.70, g.mul(rub, .56))); scuff = g.noise(g.v('MULTIPLY', rel, (500, 500, 3200)), 1.0, 3, .7); g.put(bm.inputs['Height'], g.add(g.sub(g.add(g.mul(n, .9), g.mul(g.add(g.mul(f, .65), g.mul(grit, .24)), g.sub(1.0, g.mul(g.ss(rub, 0, .4), .8)))), g.mul(pit, .40)), g.mul(g.mul(scuff, rub), .22)))
            return g.principled(Base_Color=col, Metallic=g.sub(g.sub(1.0, g.mul(tarn, .22)), g.mul(green, .60)), Roughness=g.add(g.add(.21, g.mul(g.sub(scuff, .5), .16)), g.add(g.mul(tarn, g.add(.13, g.mul(wet, .17))), g.add(g.mul(green, .32), g.mul(pit, .2)))), Normal=bm.outputs[0])
        return S.mat('bronze', b, 0)
    sand = bpy.data.textures.new('skin', 'CLOUDS'); sand.noise_scale, sand.noise_depth = .009, 4
    def cast(name, lofts, mat, voxel, soft, uneven):
        V, F = [], []
        for rings in lofts: k = len(rings[0]); o = len(V); V.extend(v for q in rings for v in q); F += [(o+i*k+j, o+i*k+(j+1) % k, o+(i+1)*k+(j+1) % k, o+(i+1)*k+j) for i in range(len(rings)-1) for j in range(k)]+[tuple(range(o, o+k))[::-1], tuple(range(o+(len(rings)-1)*k, o+len(rings)*k))]
        o = S.mesh(name, V, F, [mat], True); md = o.modifiers.new('one', 'REMESH'); md.mode, md.voxel_size, md.use_smooth_shade = 'VOXEL', voxel, True; md = o.modifiers.new('soft', 'SMOOTH'); md.iterations, md.factor = soft, .5; md = o.modifiers.new('skin', 'DISPLACE'); md.strength, md.mid_level, md.texture = uneven, .5, sand      # no casting is even
    th = np.linspace(0, 2*math.pi, 64, endpoint=False); round_ = lambda at, z, q, e=1: [at(q*math.cos(w), q*e*math.sin(w), z) for w in th]
    # a horn's section: flat and wide where the oar lies, round at its back with a filed seam of the mould; thick at the throat, drawn out to flared tips, one bent a little
    arm = np.array(curve([(0, .0405), (.013, .0425), (.0245, .0492), (.0318, .0610), (.0342, .0750), (.0345, .0890), (.0372, .1010), (.0432, .1105), (.0478, .1148)], 9)); U = np.vstack([arm[::-1]*(-1, 1), arm[1:]]); far = np.linspace(-1, 1, len(U)); U = U+np.stack([.0022*np.clip(far, 0, 1)**2-.0010*np.clip(-far, 0, 1)**3, .0016*np.clip(-far, 0, 1)**2], 1); tan = np.gradient(U, axis=0); tan /= np.linalg.norm(tan, axis=1, keepdims=True); own = fbm(np.linspace(0, 7, len(U)), np.zeros(len(U)), 3, 71)-.5; far = np.abs(far); bead = np.exp(-((far-.985)/.05)**2)
    qo, qin, qp = .0112-.0070*smooth(far, .05, .72)+.0016*bead+.0010*own, .0056-.0026*smooth(far, .1, .8)+.0012*bead, .0126-.0018*smooth(far, .1, .5)-.0042*smooth(far, .6, .95)+.0006*bead+.0010*own
    ring = lambda u, d, a, e, p_, k=1.0: [on(u[0]+n_*d[1], p_*k*np.sign(math.sin(w))*abs(math.sin(w))**.72, u[1]-n_*d[0]) for w in th for n_ in [k*((a*math.cos(w)**.9+.0006*math.exp(-((w if w < 3.14 else w-6.2832)/.09)**2)) if math.cos(w) > 0 else -e*abs(math.cos(w))**.42)]]
    cap_ = lambda i, way: [ring(U[i]+way*tan[i]*.0046*math.sin(w), tan[i], qo[i], qin[i], qp[i], math.cos(w)) for w in np.linspace(.15, 1.5, 9)]
    horns = cap_(0, -1)[::-1]+[ring(*q) for q in zip(U, tan, qo, qin, qp)]+cap_(-1, 1)
    stem = [round_(on, z, q) for z, q in ((.0095, .0150), (.0100, .0158), (.0125, .0160), (.0136, .0152), (.0150, .0108), (.0200, .0094), (.0250, .0096), (.0300, .0116), (.0350, .0125), (.0420, .0050))]
    cast('rowlock', [horns, stem], bronze(True), .00045, 5, .0006)
    oval = lambda z, k, e=0: [flat((.0460*k-e)*np.sign(math.cos(w))*abs(math.cos(w))**1.15, (.0185*k-e)*np.sign(math.sin(w))*abs(math.sin(w))**.80, z) for w in np.linspace(0, 2*math.pi, 96, endpoint=False)]
    cast('socket', [[oval(-.004, 1), oval(.0029, 1), oval(.0035, 1, .0005), oval(.0038, 1, .0014)], [round_(flat, z, q) for z, q in ((-.002, .0215), (.0034, .0200), (.0046, .0186), (.0078, .0178), (.0088, .0168), (.0088, .0105), (.004, .0100))]], bronze(False), .0005, 4, .0003)
    e = np.linspace(-.0048, .0048, 110); X, Y = np.meshgrid(e, e); d = np.hypot(X, Y)
    for k, a in enumerate((-.0335, .0335)):
        t, w = (.62, 2.35)[k], (.00050, .00058)[k]; cut = X*math.cos(t)+Y*math.sin(t); burr = .00022*np.exp(-((np.abs(cut)-w*1.7)/.0003)**2)*fbm(X*700+k*9, Y*700, 3, 61)*2; Z = .0042+.0008*np.sqrt(np.clip(1-(d/.0048)**2, 0, 1))+burr-.0013*np.clip(1.5-np.abs(cut)/w, 0, 1)-.0013*np.clip((d-.0040)/.0004, 0, 1)-.00006*k*X/.004; surface('screw', *np.moveaxis(to(a+X, tc+Y, Z+zt), -1, 0), bronze(False, (.85, 1.0)[k]), X, Y, (d < .0046)[:-1, :-1])
    # the lanyard: a round turn about the neck, its end across the wood and inboard over the edge
    rl = .0014; w = np.linspace(-.6, 4.7*math.pi, 90); turn = [on((.0102+rl+.0022*smooth(k, 13.0, 14.7))*math.cos(k), (.0102+rl+.0022*smooth(k, 13.0, 14.7))*math.sin(k), .0172+.00070*min(k, 12.4)/3.14*2-.003*smooth(k, 12.6, 14.7)) for k in w]
    end = np.array(turn[-1]); lie = lambda s, t, up=0: to(s, t, crown(min(t, W-.004))+rl*.96+up)
    rest = [lie(.021, .066, .0080), lie(.030, .073, .0012), lie(.044, .0775), lie(.060, .0755), lie(.078, .0765), lie(.090, .0840), lie(.0945, .0930), lie(.0975, .1005, -.0008), to(.099, W+rl*.8, -.0085), to(.0995, W+rl+.0002, -.022), to(.1005, W+rl-.002, -.05), to(.103, W+rl-.003, -.12)]
    laid(turn[::3]+[q.tolist() for q in rest], rl, S.mat('tarred', fibre('#3a2b1d', '#a58a66', 700, 60, .0004, .45, .9), 0), .0105, 5, 20, 1500, .4)
    # spray, unlike in size
    o = drops((-.20, .42, .010, W-.012), 300, clear('water', '#ffffff', 1.33), .00030, .0044, .22, lambda a, b: 0.0, lambda a, b: plate(np.float64(a), b) > 1.25 and fbm(np.array([a*21]), np.array([b*34]), 3, 78)[0] > .50)
    for q in o.data.vertices: q.co = to(q.co[0], q.co[1], q.co[2]+crown(q.co[1]))
    eye = tup(A['cam']); sun = lambda x, z, d: (eye[0]+x*d, eye[1]+d, eye[2]+z*d); T = (x0, y0, .06)
    S.lamp(sun(-.46, .10, 7), '#ffb184', 8000, .60).visible_glossy = False; sheet(sun(-.62, .13, 7), T, '#ffc49c', 15, 2.6, 1.6).visible_diffuse = False
    sheet(sun(-.24, .60, 8), T, '#e0b7a4', 1.9, 7.5, 4.2).visible_diffuse = False      # the sky above the frame, in the varnish
    sheet((x0-1.5, y0-1.1, .9), T, '#a3a8b6', 8, 2.8, 2.2).visible_diffuse = False; sheet((x0-1.1, y0-1.3, 1.2), T, '#a8a2a4', 3.4, 2.8, 2.2, False); sheet((x0+1.3, y0+.1, .8), T, '#7f92bb', 4, .9, 1.6); sheet((x0-.1, y0-.3, 1.8), T, '#8e9bb8', 6, 2.4, 1.6)
def planed(W, tc, plate):
    """the gunwale's mahogany at true scale, pore by pore, and what has happened to its coat, as two pictures over (s, v): v runs round the section and is t on its top; tone, pores, where the coat is worn through; the coat's height, scratches, grime"""
    from PIL import Image, ImageDraw
    w, h = 5100, 900; s, v = np.meshgrid(-.30+1.02*(np.arange(w, dtype=np.float32)+.5)/w, -.02+.18*(np.arange(h, dtype=np.float32)+.5)/h); g = np.random.default_rng(11); u = s; tg = v
    def strokes(n, long, wide, way, lo, hi, along=1.0):
        im = Image.new('L', (w, h*2)); d = ImageDraw.Draw(im)
        for x, y, l, a, k in zip(g.random(n)*w, g.random(n)*h*2, long(n)/.0002, way(n), g.uniform(lo, hi, n)): d.line([(x-l*math.cos(a)/2, y-l*math.sin(a)), (x+l*math.cos(a)/2, y+l*math.sin(a))], fill=int(255*k), width=wide)
        q = np.asarray(im, np.float32)/255; return (q[0::2]+q[1::2])/2
    pores = strokes(60000, lambda n: .0042*np.exp(g.normal(0, .60, n)), 3, lambda n: g.normal(0, .006, n), .25, 1)*(.25+1.1*smooth(fbm(u*6, tg*70, 3, 12), .34, .62)); rays = strokes(52000, lambda n: g.uniform(.0004, .0013, n), 3, lambda n: g.normal(0, .02, n), .2, 1)
    tone = .48+.55*(fbm(u*1.4, tg*48, 4, 13)-.5)+.42*(fbm(u*11, tg*115, 3, 14)-.5)+.62*(fbm(u*42, tg*1300, 4, 15, .6)-.5)+.14*rays-.10*smooth(np.abs(np.sin(tg*330+5*fbm(u*1.2, tg*16, 3, 16))), .90, 1.0)
    drift = .016*s+.020*(fbm(s*1.7, v*4, 3, 17)-.5); row = np.clip((v+.02+drift)/.18*h, 0, h-1.001) ; i = row.astype(int); k = row-i; col = np.arange(w)[None]; warp = lambda q: q[i, col]*(1-k)+q[np.minimum(i+1, h-1), col]*k; tone, pores = warp(tone), warp(pores)
    for a, b in ((.183, .081), (.402, .079), (-.118, .079)):                                 # bungs over the screws
        d = np.hypot(s-a, v-b); m_ = smooth(d, .0056, .0053); tone = tone*(1-m_)+m_*(np.roll(tone, (137, 911), (0, 1))*.9+.10); tone = tone-.35*smooth(np.abs(d-.0055), .0005, .0001)*(.4+fbm(s*300, v*300, 2, 18))
    d = plate(s, v); seat = smooth(np.abs(d-1.022), .030, .012); near_ = np.exp(-np.clip(d-1, 0, 9)/.30); n1, n2 = fbm(s*15, v*40, 5, 19), fbm(s*90, v*260, 4, 20)
    fray = (n1-.5)*1.5+(n2-.5)*.9; bare = np.maximum(smooth(np.exp(-((v-W-.004)/.0050)**2)*.78+fray*.85-.24*np.abs(s-.02)/.3, .60, .70), smooth(.62*near_+.35*np.exp(-((s-.0)/.06)**2-((v-.085)/.016)**2)+fray, .66, .76)); bare = np.maximum(bare, smooth(np.exp(-((v+.001)/.005)**2)*.8+fray, .74, .86))
    scr = strokes(230, lambda n: .004+.05*g.random(n)**3, 3, lambda n: g.normal(.5, .8, n), .2, 1)+strokes(260, lambda n: .003+.03*g.random(n)**2, 3, lambda n: g.normal(0, .12, n), .15, .6); scr = scr*(.35+.65*np.exp(-(s/.16)**2))
    coat = .5+.40*(fbm(s*8, v*34, 3, 21)-.5)+.16*(fbm(s*55, v*150, 3, 22)-.5)+.05*(n2-.5)
    for a, b, q, deep in zip(g.normal(.02, .10, 46), g.uniform(.0, W+.01, 46), g.uniform(.0007, .0026, 46), g.uniform(.15, .5, 46)):
        x, y, m_ = int((a+.30)/.0002), int((b+.02)/.0002), int(q/.0002*3)
        if m_ < x < w-m_ and m_ < y < h-m_: ii = (slice(y-m_, y+m_), slice(x-m_, x+m_)); coat[ii] -= deep*np.exp(-((s[ii]-a)/q)**2-((v[ii]-b)/q/.8)**2)
    coat = coat-.22*bare*(.8+.4*n2)-.03*pores-.7*seat; grime = np.clip(seat+.75*smooth(near_+(n1-.5)*1.1, .38, .95)*(d > 1)+.15*smooth(bare, 0, .5)*smooth(bare, 1, .5), 0, 1)
    return [image(q, np.stack(c, -1)) for q, c in (('planed', (tone, pores, bare)), ('coat', (coat, scr, grime)))]
def varnished(maps):
    """mahogany under many coats that are worn through to grey wood (see `planed`)"""
    def b(g):
        a, k, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; (tone, pore, bare), (coat, scr, grime) = (g.xyz(t.outputs[0]) for m_ in maps for t in [g.node('ShaderNodeTexImage', image=m_, interpolation='Cubic')] if not g.put(t.inputs[0], g.vec(g.div(g.add(a, .30), 1.02), g.div(g.add(k, .02), .18), 0.0)))
        c = g.ramp(tone, [(.14, hexc('#28140b')), (.48, hexc('#703f23')), (.84, hexc('#b97a48'))]); c = g.scalec(c, g.sub(1.0, g.mul(pore, .85))); dry = g.scalec(g.mix(g.noise(p, 120, 4, .6), hexc('#5d4936'), hexc('#937a5c')), g.sub(g.add(.62, g.mul(tone, .75)), g.mul(pore, .5))); c = g.mix(g.mul(bare, .85), c, dry); c = g.mix(g.mul(scr, .75), c, hexc('#b39a7e')); c = g.mix(g.mul(grime, .80), c, hexc('#0f0c08'))
        dull = g.ss(g.add(g.noise(p, 22, 5, .62), g.mul(g.sub(coat, .5), .2)), .42, .68); bm, lay = g.node('ShaderNodeBump'), g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0004; g.put(bm.inputs['Strength'], g.add(.15, g.mul(bare, .6))); g.put(bm.inputs['Height'], g.sub(tone, pore)); lay.inputs['Distance'].default_value = .0011; lay.inputs['Strength'].default_value = .5; g.put(lay.inputs['Height'], g.sub(coat, g.mul(scr, .12)))
        film = g.mul(g.sub(1.0, bare), g.sub(1.0, g.mul(grime, .7))); return g.principled(Base_Color=c, Roughness=g.add(.5, g.mul(bare, .25)), Specular=g.sub(.12, g.mul(bare, .02)), Clearcoat=film, Clearcoat_Roughness=g.add(.04, g.add(g.mul(dull, .10), g.mul(scr, .3))), Normal=bm.outputs[0], Clearcoat_Normal=lay.outputs[0])
    return b
def hushed(lin):
    """hush=row,veil: the view without its clouds (a smooth sky is fitted to it above its horizon's row, 0..1 from its foot, and has a thin veil) and without its lamps, for few of its own (QUAY)"""
    row, veil = tup(A['hush']); h, w = lin.shape[:2]; X, V = np.meshgrid(np.linspace(-1, 1, w, dtype=np.float32), (np.arange(h, dtype=np.float32)+.5)/h); k = lambda q: q[..., None]; lum = lin.mean(-1); n = w//160; sub = (slice(int((row+.05)*h), None, n), slice(None, None, n)); T = np.stack([X**i*(2*V-1.4)**j*np.exp(-(((V-row)/.16)**2)*e) for e in (0, 1) for i in range(5) for j in range(5-i if not e else 1)], -1)
    at = T[sub].reshape(-1, T.shape[-1]); y = np.log(np.maximum(lin[sub], 1e-4)).reshape(-1, 3); keep = np.ones(len(y), bool)
    for i in range(9): f = np.linalg.lstsq(at[keep], y[keep], rcond=None)[0]; e = (y-at@f).mean(-1); keep = (e > (-.5, -.3, -.2, -.14)[min(i, 3)])*(e < (.4, .2, .1, .05)[min(i, 3)])
    sky = np.exp(np.clip(T@f, -9, 3)); t = smooth(V, row+.08, row+.17); out = lin*(1-k(t))+k(t)*sky*np.minimum(k(lum/sky.mean(-1)), 1)
    c = fbm(X*1.6+V*1.1, V*9-X*.8, 5, 33)-.5; out = out*k(1+veil*c*smooth(V, row, row+.2))
    for _ in range(3): low = blur(out.mean(-1)[..., None], w/110); out = out*np.minimum(1, low*(1.06+.5*k((X > -.40)*(X < .08)*(V > row)))/np.maximum(out.mean(-1)[..., None], 1e-4))
    D = np.maximum(row-V, 0); y = .05/np.maximum(D, 2e-3); wave = fbm(X*y*2.4, y*1.1, 4, 9)-.5
    for u, up, k_, col, size, long in QUAY:
        r = size*w/960; d = np.hypot((X*.5+.5-u)*w, (V-row-up)*h); e = np.clip(r+1-d, 0, 1); out = out+k(e/e.sum()*k_*(w/960)**2)*np.array(hexc(col), np.float32)
        if long: way = np.exp(-((X*.5+.5-u+.020*wave)*w/(2.0*w/960*(1+D*14)))**2)*np.exp(-D/long)*smooth(V, row-.012, row-.03)*np.clip(3.2*(fbm(X*y, y*2.6+u*9, 3, 19)-.36), 0, 1.5); out = out+k(way*k_*.0016)*np.array(hexc(col), np.float32)
    return out
QUAY = ((.571, .008, 70, '#ffab62', 2, .05), (.583, .011, 26, '#ff9448', 6, 0), (.664, .013, 330, '#ffb060', 1, .15), (.703, .061, 42, '#ff9a54', 5, 0), (.738, .009, 60, '#ff7f34', 8, .05), (.812, .030, 60, '#ffe6c8', 0, 0), (.842, .086, 40, '#ffd2a0', 2, 0), (.872, .014, 260, '#ffa856', 4, .12), (.886, .019, 90, '#ffc080', 1, 0), (.957, .043, 80, '#ff9448', 9, 0), (.213, .012, 22, '#ffb070', 2, .04))      # on the far quay: (u, height above the horizon, strength, colour, radius, how far water draws it out)


# ------------------------------------------------------------------ other things within reach
def bands():
    """two gold rings on dark stone"""
    slab(stone('rail', '#0c0a0a', '#1d1917', .20, 420, .5, .2), .14); gold = brass('gold', '#e2b25c', .07)
    def ring(c, R, r, w, tilt, turn):
        V, F = [], []; n, k = 160, 32
        for i in range(n):
            t = 2*math.pi*i/n
            for j in range(k):
                p = 2*math.pi*j/k; rr = R+r*math.copysign(abs(math.cos(p))**.7, math.cos(p)); h = w*math.copysign(abs(math.sin(p))**.7, math.sin(p)); x, y, z = rr*math.cos(t), h, rr*math.sin(t)
                y, z = y*math.cos(tilt)-z*math.sin(tilt), y*math.sin(tilt)+z*math.cos(tilt); x, y = x*math.cos(turn)-y*math.sin(turn), x*math.sin(turn)+y*math.cos(turn); V.append((c[0]+x, c[1]+y, c[2]+z))
        for i in range(n):
            for j in range(k): F.append((i*k+j, ((i+1) % n)*k+j, ((i+1) % n)*k+(j+1) % k, i*k+(j+1) % k))
        S.mesh('ring', V, F, [gold], True)
    x = A.get('ox', .012); ring((x, 0, .0018), .0094, .0010, .0021, math.radians(90), 0); ring((x+.0075, .004, .0108), .0092, .0010, .0019, math.radians(-14), math.radians(24))
    area((-.2, .25, .16), (x, 0, 0), '#ffc890', 1.2, .14); area((.25, .1, .2), (x, 0, 0), '#a9bcf0', .5, .2); area((0, -.12, .32), (x, 0, 0), '#ffe6c8', .35, .2)
def lattice():
    """Dubai: a screen of turned wood, old and dry, each spindle and knot a little its own, so near that the lens has one part of it sharp; the low sun, its track on the water and the shore's lamps behind it"""
    w, a = .062, math.radians(42); eye = tup(A['cam']); V, F, L, O, n = [], [], [], [], 0
    def at(u, z): return np.array([u*math.cos(a), u*math.sin(a), z])
    def turned(p, q, t, r, m=44):
        """one piece turned between p and q, r wide at each t of its length, not quite round or straight; where in its wood a point is (`local`), and the piece's tone, how hollow it is there, the piece's wear (`own`)"""
        nonlocal n
        d = q-p; l = np.linalg.norm(d); d = d/l; s = np.cross(d, [.3, -1, .2]); s /= np.linalg.norm(s); e = np.cross(d, s); k = len(t); f = np.linspace(0, 2*math.pi, m, endpoint=False)[None]; r = r[:, None]*(1+.022*np.cos(2*f+rs.uniform(0, 6)))*(1+.016*(fbm(np.cos(f)*1.5+rs.uniform(0, 99), t[:, None]*5+np.sin(f)*1.5, 3, 3)-.5))
        bow = rs.normal(size=2)*.0004*np.sin(np.pi*t)[:, None]; X, Y = r*np.cos(f)+bow[:, :1], r*np.sin(f)+bow[:, 1:]; P = p+(t*l)[:, None, None]*d+X[..., None]*s+Y[..., None]*e
        I = np.arange(k*m).reshape(k, m)+n; n += k*m; V.append(P.reshape(-1, 3)); F.append(np.stack([I[:-1], np.roll(I[:-1], -1, 1), np.roll(I[1:], -1, 1), I[1:]], -1).reshape(-1, 4))
        h = rs.uniform(0, 6.28); L.append((np.stack(np.broadcast_arrays(X*math.cos(h)-Y*math.sin(h), X*math.sin(h)+Y*math.cos(h), (t*l)[:, None]), -1)+rs.uniform(-3, 3, 3)).reshape(-1, 3))
        mean = r.mean(1); pad = np.interp(np.linspace(0, 1, 600), t, mean); soft = np.convolve(np.pad(pad, 24, 'edge'), np.hanning(49)/24, 'valid'); c = (np.interp(t, np.linspace(0, 1, 600), soft)-mean)*l/6e-5
        O.append(np.stack(np.broadcast_arrays(rs.normal()*.22+.5, c[:, None], rs.uniform(0, 1), r)[:3], -1).reshape(-1, 3))
    def rod(p, q, R):
        """a spindle: tenons, a ring at each shoulder, a bulb that swells to a bead between two scribed lines"""
        l = np.linalg.norm(q-p); c, e = .0118/l, .0138/l; mid = .5+rs.normal()*.006; R *= 1+rs.normal()*.045
        t = np.unique(np.concatenate([np.linspace(c*.5, 1-c*.5, 46)]+[np.linspace(x-.034, x+.034, 24) for x in (mid-.034, mid, mid+.034, e, 1-e)])); x = np.clip(np.abs(t-mid)/(.5-c), 0, 1); r = R*(.36+.56*np.clip(np.cos(np.pi/2*np.clip(x/.86, 0, 1)), 0, 1)**1.15)
        bead = lambda x, s, h: h*R*np.sqrt(np.clip(1-((t-x)/s)**2, 0, 1)); r += bead(mid, .024*rs.uniform(.9, 1.1), .15*rs.uniform(.8, 1.2))
        for sgn in (-1, 1): r -= R*.085*rs.uniform(.6, 1.2)*np.clip(1-np.abs(t-mid-sgn*.034)/.008, 0, 1)
        for x in (e+rs.normal()*.003, 1-e+rs.normal()*.003): r = np.maximum(r, R*.32+bead(x, .0017/l*rs.uniform(.9, 1.12), .36*rs.uniform(.88, 1.1)))
        turned(p, q, t, r)
    def knot(p):
        """a ball turned upright, with two scribed lines"""
        H, R = .0132*(1+rs.normal()*.03), .0122*(1+rs.normal()*.03); t = np.unique(np.concatenate([(1-np.cos(np.linspace(0, np.pi, 50)))/2, np.linspace(.28, .38, 16), np.linspace(.62, .72, 16)])); z = 2*t-1; r = R*np.maximum(1-np.abs(z)**2.5, 1e-5)**.5
        for x in (.33, .67): r -= R*.06*rs.uniform(.6, 1.3)*np.clip(1-np.abs(t-x-rs.normal()*.006)/.020, 0, 1)
        tilt = np.array([rs.normal()*.0006, rs.normal()*.0006, H]); turned(p-tilt, p+tilt, t, r, 56)
    i0, i1, j0, j1 = -5, 9, -4, 4; P = {(i, j): at(i*w, eye[2]+j*w)+rs.normal(size=3)*.0004 for i in range(i0, i1+2) for j in range(j0, j1+2)}
    for i in range(i0, i1+1):
        for j in range(j0, j1+1):
            knot(P[i, j]); rod(P[i, j], P[i+1, j], .0078); rod(P[i, j], P[i, j+1], .0078)
            if (i+j) % 2: rod(P[i, j], P[i+1, j+1], .0056)
            else: rod(P[i+1, j], P[i, j+1], .0056)
    def wood(g):
        """grain along each piece, which its bulbs cut into ovals; lathe marks round it; dust in what is hollow or looks up, pale wear on ridges"""
        att = lambda q: g.node('ShaderNodeAttribute', attribute_name=q).outputs['Vector']
        x, y, z = g.xyz(att('local'))[0:3]; tone, hollow, own = g.xyz(att('own'))[0:3]; geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']
        long = lambda k: g.vec(x, y, g.mul(z, k)); bend = g.noise(long(.12), 70, 3, .5); ring = g.m('SINE', g.mul(g.add(x, g.mul(g.sub(bend, .5), .010)), 2*math.pi/.0021)); fib = g.noise(long(.035), 1100, 4, .65); pore = g.ss(g.noise(long(.06), 2000, 2, .6), .60, .70); n = g.noise(p, 55, 4, .6); f = g.noise(p, 420, 3, .6)
        mark = g.noise(g.vec(g.mul(own, 40.0), 0.0, z), 1500, 3, .7)
        c = g.mix(g.clamp(g.add(g.add(g.mul(ring, .17), .5), g.mul(g.sub(fib, .5), 1.3))), hexc('#3c2312'), hexc('#94673e')); c = g.scalec(c, g.mul(g.add(.55, g.mul(tone, .8)), g.mul(g.sub(1.0, g.mul(pore, .5)), g.add(.7, g.mul(n, .6)))))
        crest = g.mul(g.ss(hollow, -.10, -.45), g.ss(g.add(own, g.mul(g.sub(n, .5), 1.6)), .45, .85)); c = g.mix(g.mul(crest, .55), c, hexc('#a9825c'))
        dirt = g.ss(hollow, .05, .5); c = g.scalec(c, g.sub(1.0, g.mul(dirt, .55)))
        up = g.xyz(geo.outputs['Normal'])[2]; dust = g.clamp(g.add(g.mul(g.mul(g.ss(up, .05, .95), g.ss(g.add(n, g.mul(f, .4)), .40, .80)), .75), g.mul(g.mul(dirt, g.ss(up, -.5, .5)), g.ss(f, .35, .65, 0, .4)))); c = g.mix(dust, c, hexc('#a39682'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0004; bm.inputs['Strength'].default_value = .6; g.put(bm.inputs['Height'], g.sub(g.add(g.add(g.mul(fib, .6), g.mul(mark, .7)), g.mul(ring, .08)), g.mul(pore, .5)))
        return g.principled(Base_Color=c, Roughness=g.sub(.78, g.mul(crest, .2)), Specular=.22, Normal=bm.outputs[0])
    o = S.mesh('screen', np.concatenate(V).tolist(), np.concatenate(F).tolist(), [S.mat('turned', wood, 0)], True)
    for name, q in (('local', L), ('own', O)): o.data.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.concatenate(q).astype(np.float32).ravel())
    g = np.random.default_rng(8)
    for _ in range(60): u = .30+.52*g.random()**.6; LAMPS.append((u, .452+abs(g.normal())*.010+(g.random() < .35)*g.uniform(0, .15)*(u > .55), 18+950*g.random()**5, ['#ff9c48', '#ff8a3a', '#ffb468'][g.integers(3)]))
    for _ in range(70): v = .445-.33*g.random()**1.4; LAMPS.append((.41+g.normal()*(.012+.10*(.45-v)), v, 420*g.random()**4, '#ffa050'))
    c = tuple(at(.05, eye[2])); S.sc.world.cycles.sampling_method = 'NONE'
    for loc, col, power, size in (((-2.2, .55, .4), '#ffa862', 150, 2.6), ((1.6, 1.7, .3), '#ff9a68', 47, 2.0), ((1.3, -1.0, .8), '#a4aed2', 20, 1.8)): S.lamp((loc[0], loc[1], eye[2]+loc[2]), col, power, size, 'AREA', c).visible_camera = False
def pitted(x, y, f, deep, least, k, lip=.5):
    """pits of very unequal size, scattered f to the metre, sharp at the rim; where two meet, a ridge is left"""
    x, y = x*f+.34*(fbm(x*f*2.3, y*f*2.3, 3, k+40)-.5), y*f+.34*(fbm(x*f*2.3, y*f*2.3, 3, k+41)-.5); i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64); z = np.zeros(x.shape, np.float32)
    def h(a, b, n): n = (a*374761393+b*668265263+(k+n)*1442695041) & 0xffffffff; n = ((n ^ (n >> 13))*1274126177) & 0xffffffff; return (((n ^ (n >> 16)) & 0xffff)/65535.0).astype(np.float32)
    for a, b in np.ndindex(3, 3): I, J = i+a-1, j+b-1; big = np.clip((h(I, J, 2)-least)/(1-least), 0, 1); q = ((I+h(I, J, 0)-x)**2+(J+h(I, J, 1)-y)**2).astype(np.float32)/(.16+.56*big**1.6)**2; z = np.maximum(z, big**.8*np.clip(1-q, 0, 1)**lip)
    return -deep*z
def ledge():
    """Beirut: the shore rock of Raouche, limestone eaten into sharp pits of very unequal size, with fissures and pools left by the sea, wet and dark only round them, salt at their rims and a line of algae; hour=golden|night.
    rim=x,y;... is its edge before the water, pools=x,y,rx,ry,turn,depth;... its basins; ripple= (metres) breaks what its pools mirror; its grid follows the camera's rays, so that it is as fine as the picture"""
    hour = A.get('hour', 'golden'); cx, cy, _ = tup(A.get('cam', '0,-.8,.2')); fine = A.get('fine', 1.0); x0, x1, y0, y1 = tup(A.get('span', '-.34,.78,.34,4.5'))
    d = [y0]
    while d[-1] < y1: d.append(d[-1]*(1+.0016/fine*(1+1.5*max(d[-1]-1.3, 0))))
    Xg, Yg = np.meshgrid(np.linspace(x0, x1, int(1150*fine)), d); Xg = Xg*Yg+cx; Yg = Yg+cy
    rx, ry = np.array([tup(q) for q in A.get('rim', '-.60,-1.0;-.13,-.36;-.02,-.20;.13,.04;.44,.42;1.19,1.05;3.4,2.6').split(';')]).T
    e = np.interp(Xg, rx, ry); slope = np.interp(Xg, (rx[1:]+rx[:-1])/2, np.diff(ry)/np.diff(rx)); u = (e-Yg)/np.sqrt(1+slope**2)+.13*(fbm(Xg*3.1, Yg*3.1, 3, 61)-.5)+.07*(fbm(Xg*11, Yg*11, 4, 62)-.5)          # how far inside its edge
    wx, wy = Xg+.030*(fbm(Xg*9, Yg*9, 4, 63)-.5)+.012*(fbm(Xg*28, Yg*28, 4, 64)-.5), Yg+.030*(fbm(Xg*9, Yg*9, 4, 65)-.5)+.012*(fbm(Xg*28, Yg*28, 4, 66)-.5)
    eaten = np.clip((fbm(Xg*2.6, Yg*2.6, 4, 67)-.30)*4, 0, 1)
    pits = lambda f, deep, least, k, where=1, lip=.5: pitted(wx, wy, f, deep, least, k, lip)*where
    fold = lambda f, seed: np.sqrt((fbm(wx*f, wy*f, 3, seed, .5)-.5)**2+.0004)          # rounded backs with furrows between them
    broad = .050*(fbm(Xg*1.7+2, Yg*1.7, 3, 68)-.5)+.150*fold(3.4, 68)+.045*fold(9, 69)-.026+pits(4.5, .055, .35, 71, 1, 1.2)+pits(11, .032, .40, 72, eaten, .7); level = A.get('level', -.022); far = Xg*0+9
    patch = lambda f, k: np.clip((fbm(Xg*f, Yg*f, 4, k)-.36)*6, 0, 1)          # the smaller, the more in patches
    pit = pits(21, .024, .30, 73, eaten, .4)+pits(44, .015, .30, 74, patch(6, 94), .36)+pits(92, .0075, .25, 75, patch(11, 95), .4)+pits(190, .0030, .15, 76, patch(17, 96))+pits(420, .0009, .10, 77, patch(26, 97))
    grain = .012*(fbm(Xg*14, Yg*14, 3, 82, .45)-.5)+.0052*(fbm(Xg*55, Yg*55, 3, 83, .5)-.5)+.0019*(fbm(Xg*190, Yg*190, 3, 81, .55)-.5)-.011*np.exp(-((fbm(wx*3.3, wy*3.3, 4, 88, .45)-.5)/.008)**2)*patch(2.1, 89); fret = pit+grain+.004
    Z = broad
    for q in A.get('pools', '.33,.06,.17,.10,48,.045;.62,.30,.16,.06,40,.035').split(';'):
        px_, py_, a, b, t, deep = tup(q); t = math.radians(t); v, w = ((Xg-px_)*math.cos(t)+(Yg-py_)*math.sin(t))/a, (-(Xg-px_)*math.sin(t)+(Yg-py_)*math.cos(t))/b; r = np.hypot(v, w)+.5*(fbm(Xg*7, Yg*7, 3, 70, .45)-.5)+12*np.clip(.085-u, 0, 9); far = np.minimum(far, r)
        k = .5+.5*np.tanh((1.42-r)/.2); Z = Z*(1-k)+k*(level-deep*np.clip(1-r*r, 0, 1)**1.3+deep*.8*np.clip(r-1, 0, 1)**1.3+.3*broad)
    Z = Z-.05*np.exp(-np.clip(u, 0, 9)/.035)-np.clip(-u, 0, 9)*2.2
    dry = level-.040+.054*np.clip((far-.85)/.55, 0, 1)-np.clip(.10-u, 0, 9)*3; Z = np.where(Z < dry+.012, dry+.012*np.exp((np.minimum(Z, dry+.012)-dry-.012)/.012), Z); rough = fret*np.clip(.45+.55*(far-.9)/.6, .45, 1); Z = Z+rough          # no water but in the pools
    low = np.clip((far-1.2)/.2, 0, 1)*np.clip((u-.06)/.06, 0, 1); Z = np.maximum(Z, level-.09*(1-low)-np.clip(.12-u, 0, 9)*3+.001+.010*fbm(Xg*34, Yg*34, 4, 86))
    level = level-np.where(far < 1.5, 0, 9); wet = np.clip(level-Z, -.06, 9); H = np.maximum(Z, level); mud = np.clip((1.0-far)/.25, 0, 1)*(wet > 0); wet = np.where(mud > 0, np.maximum(wet+rough*mud, .0005), wet)          # pits in the bed are blotches under words
    land = u[:-1, :-1] > -.16
    def rock(g):
        u, hollow, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']
        fine_, mid, big, grit = g.noise(p, 900, 3, .65), g.noise(p, 70, 5, .62), g.noise(p, 5, 4, .6), g.noise(p, 320, 3, .62); hole = g.ss(g.noise(p, 260, 2, .6), .62, .70)
        c = g.ramp(g.add(g.add(g.mul(mid, .42), g.mul(big, .20)), g.add(g.mul(grit, .30), g.mul(g.ss(hollow, -1.4, 0), .10))), [(.36, hexc('#57544e')), (.47, hexc('#8b877f')), (.58, hexc('#b5b0a6')), (.72, hexc('#dad5cb'))])
        c = g.mix(g.mul(g.ss(g.add(hollow, g.mul(g.sub(mid, .5), 1.6)), -.5, -2.2), .8), c, hexc('#3a3630')); c = g.mix(g.mul(g.mul(g.ss(g.noise(p, 13, 6, .68), .50, .62), g.ss(grit, .35, .6)), .56), c, hexc('#5b5750')); c = g.scalec(c, g.sub(1.0, g.mul(hole, .4)))
        edge = g.add(u, g.mul(g.sub(g.noise(p, 40, 4, .65), .5), 1.1)); pool = g.ss(u, -.01, .02); band = g.ss(edge, -1.5, -.7); crust = g.ss(g.add(g.noise(p, 110, 4, .7), g.mul(g.sub(fine_, .5), .4)), .50, .58); salt = g.mul(g.mul(g.ss(edge, -2.6, -1.8), g.ss(edge, -1.1, -1.6)), crust); slime = g.mul(g.mul(g.ss(edge, -.55, -.25), g.ss(u, 1.2, .2)), g.ss(mid, .36, .54))
        salt = g.m('MAXIMUM', salt, g.mul(g.mul(g.ss(hollow, -.9, -1.8), g.ss(g.noise(p, 7, 3, .6), .56, .64)), crust))          # and in hollows that have dried
        film = g.mul(band, .95); c = g.mix(g.mul(g.ss(u, .1, 1.2), .75), c, hexc('#85817a'))          # a bed of silt
        c = g.mix(g.mul(film, .55), c, g.scalec(c, .25)); c = g.mix(g.mul(salt, .8), c, hexc('#efebe4')); c = g.mix(g.mul(slime, .8), c, hexc('#37331c')); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0016
        g.put(bm.inputs['Strength'], g.mul(g.sub(1.0, pool), g.sub(.9, g.mul(film, .45)))); g.put(bm.inputs['Height'], g.add(g.sub(g.add(g.mul(fine_, .6), g.mul(grit, 1.4)), g.mul(hole, 1.1)), g.mul(salt, .5)))
        n = g.v('NORMALIZE', g.mix(pool, bm.outputs[0], (0, 0, 1)))
        if 'ripple' in A: x, y, _ = g.xyz(p)[0:3]; wave = g.node('ShaderNodeBump'); wave.inputs['Distance'].default_value = A['ripple']; g.put(wave.inputs['Strength'], pool); g.put(wave.inputs['Height'], g.add(g.noise(g.vec(g.mul(x, 30.0), g.mul(y, 62.0), 2.0), 1.0, 2, .5, .4), g.mul(g.noise(g.vec(g.mul(x, 6.0), g.mul(y, 19.0), 6.0), 1.0, 2, .5), 1.4))); g.put(wave.inputs['Normal'], n); n = wave.outputs[0]
        c = g.scalec(c, g.sub(1.0, g.mul(g.ss(u, -.1, 2.6), .75))); return g.principled(Base_Color=c, Roughness=g.mul(g.sub(1.0, g.mul(pool, .985)), g.sub(.88, g.mul(film, .62))), Specular=g.add(g.add(.12, g.mul(film, .38)), g.mul(pool, .05+A.get('mirror', 0.0))), Normal=n)
    surface('ledge', Xg, Yg, H, S.mat('rock', rock, 0), wet*100, pit*(1-mud)*100, land).cycles.shadow_terminator_geometry_offset = 1          # else low light frays where it ends
    P = (.35, .05, 0); glow = lambda at, *q: sheet(at, P, *q)
    if hour == 'golden': S.lamp((-2.4, 4.6, .95), '#ffa868', A.get('p1', 2800), .8).visible_glossy = False; glow((.2, -1.4, 2.2), '#8a86b4', A.get('k2', 1.2), 3.4, 2.6, False)          # mirrored in wet stone, a lamp is glitter
    else: S.lamp((1.65, 5.2, 1.6), '#b4c8f6', A.get('p1', 1500), 1.1).visible_glossy = False; glow((-.4, -1.2, 2.2), '#4a6cc8', A.get('k2', .55), 3.4, 2.6, False)
def shelf():
    """Beirut by day: a low shelf of limestone against the light, worn flat along its beds, with broken steps, fissures, few sharp pits and films of water that mirror the haze; dark where it is wet, towards the sea and the pool.
    rim=x,y;... is its edge before the sea, pools=x,y,rx,ry,turn;... its basins, humps=x,y,rx,ry,height;... where it rises; damp= is how much of it is wet; mirror= is how much more water mirrors than it would; shoal= (a slope) lets it dip into the pool, whose water shows it, boulders and sand; sun= is where its lamp is; its grid follows the camera's rays"""
    cx, cy, _ = tup(A['cam']); fine = A.get('fine', 1.0); x0, x1, y0, y1 = tup(A['span'])
    d = [y0]
    while d[-1] < y1: d.append(d[-1]*(1+.0016/fine*(1+1.5*max(d[-1]-1.7, 0))))
    X, Y = np.meshgrid(np.linspace(x0, x1, int(1150*fine)), d); X = X*Y+cx; Y = Y+cy; n = lambda f, o, k, g=.5: fbm(X*f, Y*f, o, k, g)-.5
    rx, ry = np.array([tup(q) for q in A['rim'].split(';')]).T; slope = np.interp(X, (rx[1:]+rx[:-1])/2, np.diff(ry)/np.diff(rx))
    u = (np.interp(X, rx, ry)-Y)/np.sqrt(1+slope**2)+.10*n(2.6, 3, 61)+.05*n(9, 4, 62)+.012*n(40, 4, 60)       # how far inside its edge
    wx, wy = X+.030*n(9, 4, 63)+.012*n(28, 4, 64), Y+.030*n(9, 4, 65)+.012*n(28, 4, 66); patch = lambda f, k, at=.40: smooth(n(f, 4, k)+.5, at+.06, at+.22)
    near = X*0+9
    for q in A['pools'].split(';'): px, py, a, b, t = tup(q); t = math.radians(t); v, w = ((X-px)*math.cos(t)+(Y-py)*math.sin(t))/a, (-(X-px)*math.sin(t)+(Y-py)*math.cos(t))/b; near = np.minimum(near, (np.hypot(v, w)-1)*min(a, b))
    near = near+.20*n(2.6, 3, 70)+.07*n(9, 4, 71)                                      # how far from a pool
    # beds: the broad form falls into treads that rise a little, each step broken
    shoal = A.get('shoal', 0); form = .014*np.tanh(near/.14)+.014*smooth(near, .05, .45)+.024*n(2.1, 3, 68)+.018*n(5, 3, 69)
    if shoal: form = form-.010+np.where(near < 0, shoal*near-.014*np.tanh(near/.14), 0)
    for px, py, a, b, k in map(tup, A['humps'].split(';')) if 'humps' in A else (): form += k*np.exp(-((X-px)/a)**2-((Y-py)/b)**2)
    form = form+.010*n(13, 4, 72)+.0045*n(45, 4, 73)+.0016*n(150, 3, 74); T = np.cumsum(np.random.RandomState(12).uniform(.005, .020, 40))-.2; k = np.clip(np.searchsorted(T, form), 1, 39); tread = T[k-1]; thick = T[k]-tread; r = (form-tread)/thick; Z = tread+.55*smooth(r, .70, .98)*thick+.45*(form-tread)+.004*n(6, 3, 75)
    eaten = patch(3.0, 76, .46); bowl = pitted(wx, wy, 5.5, .014, .62, 81, .55); pit = pitted(wx, wy, 15, .016, .60, 82, .42)*eaten+pitted(wx, wy, 41, .0075, .50, 83, .4)*patch(5, 91, .38)+pitted(wx, wy, 105, .0032, .35, 84, .42)*patch(8, 92, .34)+pitted(wx, wy, 260, .0012, .2, 85)*patch(14, 93, .32)
    def crack(turn, f, wide, deep, seed): c, e = math.cos(turn), math.sin(turn); q = np.abs(fbm((wx*c+wy*e)*f, (wy*c-wx*e)*f*.28, 3, seed, .42)-.5)/f; return -deep*np.clip(1-q/(wide*(.4+1.2*patch(7, seed+3, .3))), 0, 1)**.5*patch(1.6, seed+5, .42)
    cut = crack(1.15, 2.4, .0024, .014, 101); grain = .0052*n(22, 4, 86)+.0030*n(85, 4, 87, .55)+.0012*n(330, 3, 88, .6)-.004*np.exp(-(n(19, 4, 89)/.03)**2)
    Z = Z+bowl+pit+cut+grain*(.35+.9*patch(4, 94))-.055*np.exp(-np.clip(u, 0, 9)/.012)+.006*np.exp(-((u-.045)/.02)**2)*patch(5, 97, .3)-np.clip(-u, 0, 9)*2.2
    level = -.016; film = np.where((u > .04) & (near > .07) & (tread > level+.004), tread+.0021, level)
    bed = level-.05+.006*n(3, 2, 96); hollow = (pit+cut)*100
    if shoal:
        Z -= smooth(-near, -.04, .06)*smooth(-near, .66, .26)*(pitted(wx, wy, 6.5, .036, .52, 121, .7)+pitted(wx, wy, 10, .022, .5, 114, .6)+pitted(wx, wy, 19, .011, .4, 112, .6)*patch(4, 113, .32))          # boulders
        bed = level-.034+.014*n(3, 2, 96)+.007*(fbm(wx*11, wy*30, 3, 98)-.5)-pitted(wx, wy, 24, .008, .72, 115, .6)*patch(3, 116, .42); sand = smooth(bed-Z+.012*n(30, 4, 99), -.008, .003); hollow = np.where(sand > 0, sand, hollow); Z = np.maximum(Z, bed)
    else: Z = np.where(near < .02, Z-smooth(-near, -.01, .05)*.03, Z); Z = np.where(Z < level, np.maximum(Z, bed), Z)
    wet = np.where(u < .05, .004, np.clip(Z-level, -.06, .2))*100; own = lambda q: np.maximum(np.maximum(q[:-1, :-1], q[1:, :-1]), np.maximum(q[:-1, 1:], q[1:, 1:])); low = lambda q: -own(-q)
    def rock(g):
        up, hollow, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; soft = lambda q, k: g.mul(g.sub(q, .5), k)
        dust, mid, big, grit = g.noise(p, 900, 3, .65), g.noise(p, 60, 5, .62), g.noise(p, 4.5, 4, .6), g.noise(p, 300, 3, .62); hole = g.ss(g.noise(p, 240, 2, .6), .64, .71)
        c = g.ramp(g.add(g.add(g.mul(mid, .34), g.mul(big, .30)), g.add(g.mul(grit, .26), g.mul(dust, .10))), [(.36, hexc('#5c4e44')), (.46, hexc('#93806f')), (.56, hexc('#c0ac98')), (.68, hexc('#e8d8c4'))])
        c = g.mix(g.mul(g.ss(hollow, -.15, -1.2), .75), c, hexc('#2a241d')); c = g.scalec(c, g.sub(1.0, g.mul(hole, .5)))
        shore = g.ss(g.add(up, soft(mid, 2.2)), 2.6, .5); damp = g.m('MAXIMUM', shore, g.ss(g.add(g.add(g.noise(p, 7, 5, .6), soft(mid, .22)), soft(grit, .08)), 1-A.get('damp', .47)-.05, 1-A.get('damp', .47)+.06))
        c = g.mix(g.mul(damp, .86), c, g.v('MULTIPLY', c, (.32, .245, .19))); bedded, silt = (g.mul(g.ss(hollow, .05, .95), g.add(.6, g.mul(grit, .6))), ('#bba893', '#decebb')) if shoal else (g.ss(up, -.1, -1.6), ('#c8a68a', '#e0c4a4')); c = g.mix(bedded, c, g.mix(big, *map(hexc, silt)))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0016; g.put(bm.inputs['Strength'], g.sub(.85, g.mul(damp, .45))); g.put(bm.inputs['Height'], g.sub(g.add(g.mul(dust, .5), g.mul(grit, 1.3)), hole))
        if shoal: q = g.noise(g.v('MULTIPLY', p, (1, 1, 0)), 19, 2, .36, 1.0); net = g.mul(g.mul(g.ss(g.m('ABSOLUTE', g.sub(q, .5)), .055, 0), g.ss(up, -.4, -2.2)), g.ss(g.noise(p, 6, 2, .5), .25, .6)); c = g.scalec(c, g.add(.93, g.mul(net, .55)))          # light that waves gather on the bed
        solid = g.principled(Base_Color=c, Roughness=g.add(g.sub(.9, g.mul(damp, .66)), soft(grit, .12)), Specular=g.add(.15, g.mul(damp, .40)), Normal=bm.outputs[0])
        return g.mixsh(g.mul(g.ss(up, -.8, -9), .55), solid, g.emission(hexc('#dccdbc'), 1.2)) if shoal else solid          # water pales what is deep
    def water(g, clear=False):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .012 if clear else .0012; bm.inputs['Strength'].default_value = .04; g.put(bm.inputs['Height'], g.noise(g.v('MULTIPLY', p, (5, 16, 1)), 1.0, 3, .5))
        f = g.node('ShaderNodeFresnel'); f.inputs['IOR'].default_value = 1.33; g.put(f.inputs['Normal'], bm.outputs[0]); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .0; g.put(gl.inputs['Normal'], bm.outputs[0]); k = A.get('mirror', .38); return g.mixsh(g.mul(f.outputs[0], .6) if clear else g.add(g.mul(f.outputs[0], 1-k), k), g.node('ShaderNodeBsdfTransparent').outputs[0], gl.outputs[0])
    surface('shelf', X, Y, Z, S.mat('rock', rock, 0), wet, hollow, u[:-1, :-1] > -.03).cycles.shadow_terminator_geometry_offset = 1
    lies, pool = (low(Z-film) < .0004) & (own(film)-low(film) < 1e-5) & (u[:-1, :-1] > .03), own(film) < level+1e-5; W = S.mat('water', water, 0)
    surface('pool', X, Y, film, S.mat('clear', lambda g: water(g, True), 0) if shoal else W, X, Y, lies & pool); surface('film', X, Y, film, W, X, Y, lies & ~pool).visible_shadow = False       # where a film ends before a step, the stone below is not in its shade
    S.lamp(tup(A.get('sun', '-1.1,5.4,1.8')), '#ffe2bc', A.get('p1', 2000), 1.1).visible_glossy = False; sheet((-.2, -1.4, 2.2), (.3, .05, 0), '#f4ece2', A.get('k2', 1.7), 3.6, 3.0, False)
def pan():
    """a copper pan over a ring of blue flame"""
    cop = brass('copper', '#c4683a', .16); iron = S.plain('iron', '#0b0b0c', .45, haze=0); x, y = A.get('ox', .05), .03; R = .105
    slab(S.plain('stove', '#08080a', .16, haze=0, spec=.6), .4)
    lathe('pan', [(0, .046)]+curve([(R-.012, .046), (R-.003, .049), (R, .060), (R+.001, .100), (R+.003, .128)], 10)+[(R+.0055, .130), (R+.0055, .1315), (R+.002, .1318), (R-.0012, .130)]+[(R-.003, .060), (R-.014, .050), (0, .050)], cop, x, y, 160)
    B = Build(); B.tube([(x+R*.80, y-R*.62, .108), (x+R*1.35, y-R*1.10, .126), (x+R*2.2, y-R*1.9, .150)], .0085, 16); B.to(S, 'handle', [S.plain('handle', '#1a1614', .3, haze=0, metal=.8)], True)
    I = Build()
    for k in range(6): a = math.pi*k/3+.3; I.box(x+.09*math.cos(a), y+.09*math.sin(a), .10, .010, .034, .0455, 1, a)
    I.lathe(x, y, [(.060, .004), (.062, .016), (.054, .022), (0, .024)], 64); I.to(S, 'grate', [iron])
    def gas(g):
        uv = g.node('ShaderNodeUVMap').outputs[0]; u, v, _ = g.xyz(uv)[0:3]; lw = g.node('ShaderNodeLayerWeight'); lw.inputs[0].default_value = .3
        return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(g.ramp(v, [(0, hexc('#2a6dff')), (.45, hexc('#2f5cff')), (.8, hexc('#7a5cff')), (1, hexc('#ff9a4a'))]), g.mul(g.mul(g.pow(g.sub(1.0, v), 1.3), g.add(.25, lw.outputs['Facing'])), A.get('gas', 9.0))))
    V, F, U = [], [], []; k = 10
    for i in range(40):
        a = 2*math.pi*i/40; L = .030*rs.uniform(.85, 1.1); o = len(V)
        for j in range(9):
            t = j/8; rr = .0042*math.sin(math.pi*(.12+.88*t)**.8)*(1-t**3); d = .061+.020*t**.8; z = .014+L*t
            V += [(x+d*math.cos(a)+rr*math.cos(q)*-math.sin(a), y+d*math.sin(a)+rr*math.cos(q)*math.cos(a), z+rr*math.sin(q)*.6) for q in np.linspace(0, 2*math.pi, k, endpoint=False)]
        for j in range(8):
            for q in range(k): F.append((o+j*k+q, o+j*k+(q+1) % k, o+(j+1)*k+(q+1) % k, o+(j+1)*k+q)); U += [(0, j/8), (0, j/8), (0, (j+1)/8), (0, (j+1)/8)]
    S.mesh('gas', V, F, [S.mat('gas', gas, 0)], True, uvs=U); S.lamp((x, y-.09, .02), '#4a78ff', .25, .01)
    area((-.5, .45, .35), (x, y, .09), '#ffb070', 7, .22); area((.55, .3, .25), (x, y, .09), '#ff9a58', 3, .2); area((-.30, -.45, .42), (x, y, .09), '#ffd0a0', 2.4, .25)
def gunwale():
    """Dubai: the teak cap rail of a wooden boat seen from on board, a rope made fast on its bronze cleat; hour=golden|night|haze is the light on it; in haze a soft sun from behind on the left shows the bronze's skin and the rope's yarns.
    s runs along the rail, t inboard across it (0 at its outer edge), z up from that edge; run=x,y,heading,radius is the edge's start and bend, cant how far the rail leans inboard (degrees); it lies on a painted bulwark (hull= how light); under a low lamp the wood is darker (wood=) and has less relief; crest=s,t,z (from the cleat's foot) is the place of a narrow lamp for metal and rope at night, k3= its power; fine=1 draws the wood at true scale: planks with seams between and a nosing of its own over a batten and smooth paint, brown= is how far its grey is browned where it is worn (on a deck half as far where it is worn to silver), down= how many hairs a metre the rope has by day, fine and short; honey= browns it: with a greater width (wide=) it is a deck that runs on below the lens, caulked at seams= (metres from the edge), under varnish that mirrors the sky and the cleat as strongly as coat= (dry for 0); laid=angle,width lets the planks within the last seam butt into it at an angle (degrees), each with a tone of its own, between thin seams of unequal width (caulk= half of the least) and darkness, without checks; bungs are only in the margin plank; dry planks have salt and stains, by day beam=x,z,radius is where the sun is seen from the lens (x to the right and z up, one ahead) and how broad its lamp is 6 m away, k1= its power, bleach=near,far is the share of the wood's marks that sun has bleached away at the edge and inboard, where even seams melt (melt= metres at most) as the lens will blur them, so that few samples suffice and wood is warm by the edge, silver inboard; lost=faint,clear,s0,s1 is how much of the seams is left beside the margin plank, faint up to s0 (under words), clear from s1; soil= how stained the rope is by day, fray= how unequal its lay is and how many yarns are broken; skin= is how blotched and pitted the cleat's bronze is by day, with green where rain runs down (less is one calm brown skin, ivory where it is rubbed), on a foot with a round edge, legs that flare and a web between them, bounce= how much ivory light from the deck bronze mirrors there; at night planks are wet on the right, in streaks along the grain, and mirror lamps above the frame (lamp=s,t,z from the cleat's foot lights them, k1= its power); lead= is how the rope comes in over the toe rail (s,t,z;... from the cleat, t from the edge); toe= is the height of a toe rail along the edge, heel= how far the boat leans (degrees, its right side up)"""
    x0, y0, f0, R = tup(A.get('run', '-.077,.477,22,9')); f0 = math.radians(f0); W, thick = A.get('wide', .22), .046; lean, heel = (math.tan(math.radians(A.get(*q))) for q in (('cant', 4), ('heel', 0))); sc, tc = tup(A.get('cleat', '.42,.115')); hour = A.get('hour', 'golden'); true, honey, toe = A.get('fine', 0), A.get('honey', 0), A.get('toe', 0); brown, dry = A.get('brown', 0), not honey or not A.get('coat', 1)
    def to(s, t, z): a = f0+s/R; return np.stack(np.broadcast_arrays(x0+R*(math.cos(f0)-np.cos(a))+np.cos(a)*t, y0+R*(np.sin(a)-math.sin(f0))-np.sin(a)*t, z-t*lean+(s-sc)*heel), -1)
    crown = lambda t: .0035*(1-((t-W/2)/(W/2))**2)
    # the cap rail: profile from under its outer edge over the top to under the inner one, dented where boats have lain alongside
    c, r, planks = np.linspace(0, math.pi/2, 26), .013, (.056, .116, .184)
    inner = [(W, -thick+.012), (W-.003, -thick+.003), (W-.010, -thick), (W-.035, -thick)]
    if true: inner = [(W-.0095+.0095*math.cos(q), -.0145-.0095*math.sin(q)) for q in c[1:]]+[(W-.0100, -.0240), (W-.0150, -.0242), (W-.0152, -.0244), (W-.0152, -.0262), (W-.0150, -.0264), (W-.0070, -.0266)]+[(W-.0070+.0030*math.sin(q), -.0296+.0030*math.cos(q)) for q in c[::3]]+[(W-.0040, z) for z in np.linspace(-.031, -.041, 8)]+[(W-.0040-.0040*(1-math.cos(q)), -.042-.0040*math.sin(q)) for q in c[::3]]+[(W-.010, -thick), (W-.035, -thick)]
    prof = np.array([(.03, -thick), (.008, -thick), (.002, -thick+.002), (0, -thick+.010)]+[(r-r*math.cos(q), -r+r*math.sin(q)) for q in c]+[(t, 0) for t in np.linspace(r, W-r, 190)[1:-1]]+[(W-r+r*math.sin(q), -r+r*math.cos(q)) for q in c]+inner)
    if true and not honey:                                       # planks a little crowned, of unequal height, with small arrises at their seams; the last is the nosing
        top = []
        for i, (a, b) in enumerate(zip((0, *planks), (*planks, W))):
            z = (.0, -.0003, .0002, -.0009)[i % 4]; e0, e1 = (.0046, -.0030) if i == 0 else (.0010, -.0008), (.0010, -.0008); a, b = a if i == 0 else a+.0009, b-.0009 if b < W else W-r
            top += [(a, z-.0034)] if i else []; top += [(a+e0[0]*(1-math.cos(w)), z+e0[1]*(1-math.sin(w))) for w in c[::5 if i else 2]]+[(t, z+.0004*(1-((t-(a+b)/2)/((b-a)/2))**2)) for t in np.linspace(a+e0[0], b-(e1[0] if b < W-r-.001 else 0), 60)[1:-1]]
            if b < W-r-.001: top += [(b-e1[0]*(1-math.cos(w)), z+e1[1]*(1-math.sin(w))) for w in c[::-5]]+[(b, z-.0034)]
        top = [p for i, p in enumerate(top) if i == 0 or p[0] >= top[i-1][0]]; low_ = top[-1][1]; round_ = [(W-r+r*math.sin(w), low_-r+r*math.cos(w)) for w in c]
        head = [(.03, -thick), (.008, -thick), (.002, -thick+.002), (0, -thick+.010), (0, -.012)]; prof = np.array(head+top+round_+inner); from_ = len(head)+len(top)+len(round_)
    prof[:, 1] += crown(np.clip(prof[:, 0], 0, W)); q = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]; n_ = from_-26 if true and not honey else 200; q -= np.interp(r, prof[4:n_, 0], q[4:n_])-r; nrm = np.gradient(prof, axis=0)[:, ::-1]*(-1, 1); nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)
    u = np.linspace(0, 1, 1500); sg = -.6+6.2*(.30*u+.70*u**3.2); Sg, Q = np.meshgrid(sg, q, indexing='ij'); edge = np.exp(-(np.minimum(np.abs(prof[:, 0]), np.abs(W-prof[:, 0]))/.016)**2)[None]
    D = -.0016*edge*(np.where(prof[:, 0] > W/2, .4, 1) if true and not honey else 1)*np.clip(fbm(Sg*6, Q*12, 4, 51)-.48, 0, 1)*3-.0005*edge*np.clip(fbm(Sg*46, Q*50, 3, 52)-.56, 0, 1)*6+.0005*(fbm(Sg*2.6, Q*9, 3, 53)-.5)+.00018*(fbm(Sg*5, Q*300, 3, 54, .6)-.5)
    V = to(Sg, prof[None, :, 0]+D*nrm[None, :, 0], prof[None, :, 1]+D*nrm[None, :, 1]); m, n = Sg.shape; I = np.arange(m*n).reshape(m, n); F = np.stack([I[:-1, :-1], I[1:, :-1], I[1:, 1:], I[:-1, 1:]], -1).reshape(-1, 4)
    def teak(g):
        """teak that years of sun have silvered, dry: three planks, each with its own tone and lean of grain, drawn in long lines"""
        s, q, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; ab = lambda v: g.m('ABSOLUTE', v); joints = (.31*W, .60*W); gap = g.m('MINIMUM', *(ab(g.sub(q, j)) for j in joints)); plank = g.add(g.m('GREATER_THAN', q, joints[0]), g.m('GREATER_THAN', q, joints[1])); own = [g.white(g.vec(plank, k, 3.0)) for k in (2.0, 5.0, 9.0)]
        bow = g.mul(g.sub(g.noise(g.vec(g.mul(s, 1.1), g.mul(q, 5.0), plank), 1.0, 2, .5), .5), .016); t = g.add(g.add(q, bow), g.mul(g.mul(g.sub(own[1], .5), s), .012)); n = lambda a, b, k, d, rough=.6: g.noise(g.vec(g.mul(s, a), g.mul(t, b), g.add(g.mul(plank, 7.3), k)), 1.0, d, rough)
        band, fib, vein, hair = n(.3, 44, 1.0, 3), n(.6, 560, 2.0, 2, .8), n(.6, 900, 3.0, 2, .5), n(1.6, 1100, 4.0, 2); groove = g.ss(vein, .57, .63); check = g.mul(g.ss(ab(g.sub(n(.8, 90, 5.0, 2, .5), .5)), .010, .004), g.ss(n(.9, 30, 6.0, 2), .52, .60))
        caulk, lip = g.ss(gap, .0014, .0010), g.ss(gap, .0042, .0014)
        tone = g.clamp(g.add(g.add(.5, g.mul(g.sub(band, .5), .4)), g.add(g.add(g.mul(g.sub(fib, .5), .75), g.mul(g.sub(hair, .5), .7)), g.mul(g.sub(own[0], .5), .22))))
        c = g.mix(tone, hexc('#73695d'), hexc('#d9cfbf')); c = g.mix(g.mul(own[2], .4), c, g.mix(tone, hexc('#75654f'), hexc('#d8c6a9'))); c = g.scalec(c, g.mul(g.sub(1.0, g.add(g.mul(groove, .40), g.mul(check, .6))), A.get('wood', 1)))
        foot = g.m('SQRT', g.add(g.pow(g.div(g.sub(s, sc), .062), 2.0), g.pow(g.div(g.sub(q, tc), .026), 2.0))); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(foot, 1.9, .9), .35)))
        c = g.mix(g.mul(g.sub(lip, caulk), .22), c, hexc('#3a322a')); c = g.mix(caulk, c, hexc('#141211'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0005; bm.inputs['Strength'].default_value = A.get('relief', .7); g.put(bm.inputs['Height'], g.sub(g.add(g.mul(fib, .8), g.mul(hair, .15)), g.add(g.add(g.mul(groove, .35), g.mul(check, .9)), g.mul(caulk, .7))))
        return g.principled(Base_Color=c, Roughness=.68, Specular=0 if hour == 'night' else .16, Normal=bm.outputs[0])
    def seasoned(g):
        """the same wood at its true scale: pores and lines of 0.3 to 1 mm, long and short, hairline checks, a row of bungs along the outer seam, an inner edge that hands have rubbed, a batten under the nosing"""
        s, q, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; ab = lambda v: g.m('ABSOLUTE', v); joints = tup(A['seams']); gap = functools.reduce(lambda a, b: g.m('MINIMUM', a, b), [ab(g.sub(q, j)) for j in joints]); groove = [float(np.interp(z, -prof[218:, 1], Q[0, 218:])) for z in (.0241, .0265)]
        low = g.m('GREATER_THAN', q, groove[0]); plank = functools.reduce(g.add, [g.m('GREATER_THAN', q, j) for j in joints], low); own = [g.white(g.vec(plank, k, 3.0)) for k in (2.0, 5.0, 9.0)]
        keep = g.ss(q, .05, .7*W, *(1-k for k in tup(A.get('bleach', '0,0')))); few, melt = g.pow(keep, 2.0), 0.0
        turn, broad = tup(A['laid']); cs, sn = math.cos(math.radians(turn)), math.sin(math.radians(turn)); inside = g.m('GREATER_THAN', q, joints[-1]); sel = lambda a, b: g.add(a, g.mul(inside, g.sub(b, a))); L, C = g.sub(g.mul(s, cs), g.mul(q, sn)), g.add(g.mul(s, sn), g.mul(q, cs))
        strake = g.m('FLOOR', g.div(C, broad)); gap = g.m('MINIMUM', gap, sel(1.0, g.sub(broad/2, ab(g.sub(C, g.mul(g.add(strake, .5), broad))))))
        plank = sel(plank, g.add(strake, 30.0)); own = [g.white(g.vec(plank, k, 3.0)) for k in (2.0, 5.0, 9.0)]; along, across = sel(s, L), sel(q, C); figure, differ = (sel(1.0, .25), .28) if dry else (sel(1.0, 1.6), .22)
        line = g.add(g.m('FLOOR', g.add(g.div(C, broad), .5)), 60.0); seam = sel(.0012, g.add(A.get('caulk', .0009), g.mul(g.add(g.white(g.vec(line, 2.0, 3.0)), g.noise(g.vec(g.mul(L, 5.0), line, 1.0), 1.0, 3, .6)), .0005))); wide, strong, slow = (2.2, 2.0, 13.0) if dry else (3.5, 1.6, 1.0)        # seen from so low, grain is foreshortened across: by day, in focus, it is finer and much shorter, or it is drawn-out stripes
        tar = sel(.8, g.mul(g.add(.70, g.mul(g.white(g.vec(line, 6.0, 3.0)), .30)), g.ss(g.noise(g.vec(g.mul(L, 7.0), line, 4.0), 1.0, 4, .65), .28, .60, *(.60, 1.0) if 'bleach' not in A else (.90, 1.0))))
        if 'bleach' in A: faint, clear, here, there = tup(A['lost']); away = g.ss(s, here, there, faint, clear); seam, tar, melt = sel(.0012, A.get('caulk', .0009)), g.add(away, g.mul(g.sub(1.0, away), g.mul(tar, g.ss(q, .215, .165)))), g.ss(q, .17, .50, 0.0, A['melt'])
        # bungs: ds, dq from the nearest one's centre, its grain turned by an angle of its own
        b0, pitch, row = .11, .24, .060; i = g.m('FLOOR', g.add(g.div(g.sub(s, b0), pitch), .5)); rnd = [g.white(g.vec(i, k, 7.0)) for k in (1.0, 4.0, 6.0)]; ds = g.sub(g.sub(g.sub(s, b0), g.mul(i, pitch)), g.mul(g.sub(rnd[0], .5), .008)); dq = g.sub(g.sub(q, row), g.mul(g.sub(rnd[1], .5), .003))
        d = g.m('SQRT', g.add(g.mul(ds, ds), g.mul(dq, dq)))
        plug, ring, turn = g.ss(d, .0051, .0049), g.ss(ab(g.sub(d, .0050)), .00110, .00040), g.add(.5, g.mul(rnd[2], 1.6)); cs, sn = g.m('COSINE', turn), g.m('SINE', turn); us, uq = g.add(g.mul(ds, cs), g.mul(dq, sn)), g.sub(g.mul(dq, cs), g.mul(ds, sn))
        pick = lambda a, b: g.add(a, g.mul(plug, g.sub(b, a)))
        bow = g.mul(g.sub(g.noise(g.vec(g.mul(along, 1.6), g.mul(across, 7.0), plank), 1.0, 3, .5), .5), .014); lean_ = g.mul(g.mul(g.sub(own[1], .5), along), .012); S_, T = pick(along, us), pick(g.add(g.add(across, bow), lean_), uq); key = g.add(g.mul(plank, 7.3), g.mul(plug, g.add(3.1, i)))
        n = lambda a, b, k, d_, rough=.6: g.noise(g.vec(g.mul(S_, a), g.mul(T, b), g.add(key, k)), 1.0, d_, rough)
        soft, band, fib, hair = n(1.2, 26, 1.0, 3), n(.8*min(slow, 6), 120, 11.0, 2), n(1.4*slow, 640/wide, 2.0, 3, .6), n(7.0*slow, 1300/wide, 4.0, 2, .6); thin = g.mul(g.ss(n(1.1*slow, 820/wide, 3.0, 2, .5), .56, .66), g.ss(n(3.0*slow, 60, 9.0, 2), .40, .60)); pore = g.mul(g.ss(n(34*slow/wide, 1050/wide, 5.0, 2, .5), .57, .66), g.ss(n(4.0, 90, 6.0, 2), .36, .62))
        check = g.mul(g.mul(g.ss(ab(g.sub(n(1.6, 60, 7.0, 1, .5), .5)), .0110, .0035), g.ss(n(3.0, 48, 8.0, 2), .55, .60)), g.mul(g.mul(plug, -1.0), keep))
        worn = g.noise(g.vec(g.mul(along, 5.0), g.mul(across, 16.0), 41.0), 1.0, 4, .6)
        rim = lambda d_, k=1: g.add(g.add(seam, d_), g.mul(melt, k)); caulk, lip = g.mul(g.ss(gap, rim(.0002), rim(-.0002, -1)), tar), g.mul(g.ss(gap, rim(.0028), rim(.0002, -1)), tar); tone = g.add(g.add(.48, g.mul(g.add(g.mul(g.sub(soft, .5), .55), g.mul(g.sub(band, .5), .42)), figure)), g.add(g.mul(g.add(g.mul(g.sub(fib, .5), .80), g.mul(g.sub(hair, .5), .42)), strong), g.mul(g.sub(own[0], .5), differ)))
        tone = g.add(.48, g.mul(g.sub(tone, .48), keep)); tone = g.add(tone, g.mul(g.mul(g.sub(own[0], .5), .24), g.sub(1.0, keep))); bung = g.mul(plug, few); tone = g.clamp(g.add(tone, g.mul(bung, g.sub(g.mul(rnd[2], .22), .20)))); c = g.mix(tone, hexc('#71675b'), hexc('#d2c8b8')); c = g.mix(g.mul(g.mul(own[2], keep), .28), c, g.mix(tone, hexc('#7c6c56'), hexc('#d6c6aa'))); c = g.mix(g.mul(bung, .60), c, g.mix(tone, hexc('#6b5f50'), hexc('#b8a991'))); c = g.mix(g.mul(brown, g.sub(1.0, g.mul(g.ss(worn, .42, .66), .55))) if brown else honey, c, g.mix(tone, hexc('#432810'), hexc('#96673a')))
        if 'bleach' in A: c = g.mix(g.ss(q, .17, .34, .62, .12), c, g.v('MULTIPLY', c, (.78, .64, .48)))        # warmer by the rail, silver further in
        rub = g.mul(g.ss(ab(g.sub(q, W-.002)), .015, .002), g.ss(n(7.0, 40, 12.0, 4), .42, .62)); c = g.mix(g.mul(rub, .42-.34*honey), c, hexc('#dccbae')); c = g.mix(g.mul(low, .35), c, hexc('#8f7a5c'))
        mar = g.mul(g.add(g.mul(thin, .56), g.add(g.mul(pore, .40), g.mul(check, .66))), keep); c = g.scalec(c, g.mul(g.sub(1.0, mar), A.get('wood', 1)))
        foot = g.m('SQRT', g.add(g.pow(g.div(g.sub(s, sc), .062), 2.0), g.pow(g.div(g.sub(q, tc), .026), 2.0))); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(foot, 1.9, .9), .35)))
        mid = (groove[0]+groove[1])/2; dark = g.ss(ab(g.sub(q, mid)), (groove[1]-groove[0])/2+.0004, (groove[1]-groove[0])/2-.0012); grime = g.ss(ab(g.sub(q, mid)), .024, .008); c = g.mix(g.mul(dark, .9), g.scalec(c, g.sub(1.0, g.mul(grime, .30))), hexc('#15110d'))
        c = g.mix(g.mul(g.mul(ring, few), .80), c, hexc('#3c3024')); c = g.mix(g.mul(g.sub(lip, caulk), .22), c, hexc('#3a322a')); c = g.mix(caulk, c, hexc('#1f1812'))
        if dry:                                   # stains and dry salt, plank by plank, in patches that cross planks
            patch = g.noise(g.vec(g.mul(s, 6.0), g.mul(q, 8.0), 31.0), 1.0, 4, .6); lies = lambda k, b: g.ss(g.add(g.mul(n(9.0, 40, k, 4, .62), .5), g.mul(patch, .5)), .50, b); stain, salt = lies(31.0, .64), lies(37.0, .66)
            c = g.mix(g.mul(g.mul(stain, keep), .10), c, g.v('MULTIPLY', c, (.80, .70, .60))); c = g.mix(g.mul(g.mul(salt, keep), .09), c, hexc('#e4ddd2'))
        if dry: c = g.mix(g.ss(crevice(g, .026), .97, .30), c, g.v('MULTIPLY', c, (.26, .19, .14)))        # shade where rope and cleat touch it
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0003; bm.inputs['Strength'].default_value = A.get('relief', .6); g.put(bm.inputs['Height'], g.sub(g.add(g.mul(fib, .7), g.mul(hair, .2)), g.add(g.add(g.mul(pore, .4), g.mul(check, 1.0)), g.add(g.mul(ring, .8), g.mul(caulk, 1.0)))))
        wood = g.principled(Base_Color=c, Roughness=g.sub(.34 if dry else .68-.30*honey, g.mul(rub, .16)), Specular=.5 if hour == 'haze' and dry else 0, Normal=bm.outputs[0])
        if dry: return wood
        # varnish: each plank a little crowned, the seams drawn in, brush marks along the grain
        cup = g.node('ShaderNodeBump'); cup.inputs['Distance'].default_value = .0006; g.put(cup.inputs['Height'], g.add(g.add(g.mul(n(1.2, 20, 21.0, 2), .9), g.mul(n(3.0, 260, 22.0, 2), .10)), g.sub(g.mul(fib, .05), g.mul(g.ss(gap, .004, .0), .8)))); wet = g.mul(g.ss(g.add(g.mul(g.noise(g.vec(g.mul(along, 2.2), g.mul(across, 34.0), plank), 1.0, 4, .55), .55), g.mul(g.noise(g.vec(g.mul(s, 6.0), g.mul(q, 10.0), 5.0), 1.0, 3, .5), .45)), .44, .62), g.ss(s, sc-.10, sc+.10)) if hour == 'night' else 1.0
        seen = g.m('ABSOLUTE', g.v('DOT_PRODUCT', cup.outputs[0], g.node('ShaderNodeNewGeometry').outputs['Incoming'])); gl = g.node('ShaderNodeBsdfGlossy'); g.put(gl.inputs['Normal'], cup.outputs[0]); g.put(gl.inputs['Roughness'], g.add(g.sub(.34, g.mul(wet, .20)) if hour == 'night' else .07, g.mul(caulk, .3))); g.put(gl.inputs['Color'], hexc('#fff0dc'))
        coat = g.mul(g.mul(g.sub(1.0, g.mul(g.ss(gap, .0048, .0018), .9)), g.add(.1, g.mul(wet, .9)) if hour == 'night' else 1.0), A.get('coat', 1))                    # a seam that mirrored the sky would be brighter than the planks
        return g.mixsh(g.mul(g.add(.04, g.mul(g.pow(g.sub(1.0, seen), 5.0), .96)), coat), wood, gl.outputs[0])
    def silvered(g):
        """teak bare for years: straight grain as fine as it is, short dark pores in rows, faint rays; each plank has its own tone and lean; silver where it has been left, honey where hands, feet and the rope keep it bare; dry salt, scratches, the ring of a glass"""
        s, q, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; ab = lambda v: g.m('ABSOLUTE', v); batten = float(np.interp(.0254, -prof[from_:, 1], Q[0, from_:])); joints = [float(np.interp(j, prof[5:from_-26, 0], Q[0, 5:from_-26])) for j in planks]
        gap = functools.reduce(lambda a, b: g.m('MINIMUM', a, b), [ab(g.sub(q, j)) for j in joints]); low = g.m('GREATER_THAN', q, batten); plank = functools.reduce(g.add, [g.m('GREATER_THAN', q, j) for j in joints], low); own = [g.white(g.vec(plank, k, 3.0)) for k in (2.0, 5.0, 8.0, 11.0)]
        T = g.add(g.add(q, g.mul(g.sub(g.noise(g.vec(g.mul(s, 1.3), g.mul(q, 3.0), plank), 1.0, 2, .5), .5), .010)), g.mul(g.mul(g.sub(own[1], .5), s), .022)); nose = g.ss(plank, 2.4, 2.6); T, S_ = g.mul(T, g.add(1.0, g.mul(nose, .8))), g.mul(s, g.sub(1.0, g.mul(nose, .55))); n = lambda a, b, k, d=3, rough=.6: g.noise(g.vec(g.mul(S_, a), g.mul(T, b), g.add(g.mul(plank, 7.3), k)), 1.0, d, rough); spot = lambda a, b, k, d=4: g.noise(g.vec(g.mul(s, a), g.mul(q, b), k), 1.0, d, .6)
        year, fib, hair = n(.9, 260, 1.0), n(2.6, 620, 2.0), n(12, 1250, 3.0, 2); rows = g.ss(year, .44, .58, .2, 1.0); pore = g.mul(g.ss(n(48, 760, 4.0, 2, .5), .52, .62), rows); ray = g.ss(n(40, 360, 5.0, 2, .5), .60, .68); drift = spot(2.2, 14, 21.0); check = g.mul(g.ss(ab(g.sub(n(2.2, 70, 6.0, 1, .5), .5)), .0075, .002), g.ss(n(5.0, 44, 7.0, 2), .57, .62))
        tone = g.clamp(g.add(g.add(.50, g.add(g.mul(g.sub(own[0], .5), .70), g.mul(g.sub(drift, .5), .30))), g.add(g.mul(g.sub(year, .5), 1.30), g.add(g.mul(g.sub(fib, .5), 1.5), g.add(g.mul(g.sub(hair, .5), 1.0), g.mul(ray, .16))))))
        foot = g.m('SQRT', g.add(g.pow(g.div(g.sub(s, sc), .062), 2.0), g.pow(g.div(g.sub(q, tc), .026), 2.0))); arris = g.ss(ab(g.sub(q, W-.004)), .014, .002); trod = g.add(g.add(g.mul(own[2], .34), g.mul(g.sub(spot(1.6, 6.0, 33.0), .5), 1.1)), g.add(g.mul(arris, .40), g.ss(foot, 3.4, 1.2, 0, .35)))
        honey_ = g.mul(g.ss(g.add(trod, g.mul(g.sub(fib, .5), .9)), -.05, .55), brown); c = g.mix(honey_, g.mix(tone, hexc('#5c5348'), hexc('#cdc3b2')), g.mix(tone, hexc('#5b412a'), hexc('#b9976c')))
        c = g.scalec(c, g.mul(g.sub(1.0, g.add(g.mul(pore, g.sub(.52, g.mul(nose, .16))), g.mul(check, .66))), g.mul(g.sub(1.0, g.mul(low, .22)), A.get('wood', 1))))
        lines = 0.0
        for k, a in enumerate((.35, -.5, 1.3)):
            p = g.node('ShaderNodeMapping'); g.put(p.inputs[0], g.vec(s, q, 0.0)); p.inputs['Rotation'].default_value = (0, 0, a); p.inputs['Scale'].default_value = (9, 420, 1); lines = g.m('MAXIMUM', lines, g.mul(g.ss(ab(g.sub(g.noise(p.outputs[0], 1, 1, .4, w=float(k)), .5)), .012, .0), g.ss(spot(22, 34, 50.0+k, 2), .58, .66)))
        salt = g.mul(g.ss(g.add(spot(4.0, 9.0, 61.0, 5), g.mul(g.sub(hair, .5), .25)), .55, .72), .16); d = g.m('SQRT', g.add(g.pow(g.sub(s, RING[0]), 2.0), g.pow(g.sub(q, RING[1]), 2.0))); mark = g.mul(g.mul(g.ss(ab(g.sub(d, RING[2])), .0016, .0002), g.ss(spot(26, 26, 71.0), .34, .62)), .44)
        c = g.mix(g.m('MAXIMUM', salt, g.mul(lines, .46)), c, hexc('#e9e2d6')); c = g.mix(mark, c, hexc('#54412e')); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(foot, 1.9, .9), .35)))
        rough_ = g.mul(g.sub(g.noise(g.vec(g.mul(s, 60.0), q, 9.0), 1.0, 2, .5), .5), .0007); caulk, lip = g.ss(g.add(gap, rough_), .0013, .0009), g.ss(gap, .0042, .0010); shut = g.ss(ab(g.sub(q, batten)), .0015, .0005); grime = g.ss(ab(g.sub(q, batten)), .018, .003)
        c = g.scalec(c, g.sub(1.0, g.add(g.mul(lip, .22), g.mul(grime, .25)))); c = g.mix(g.m('MAXIMUM', caulk, shut), c, hexc('#17120e')); c = g.mix(g.ss(crevice(g, .020), .95, .25), c, g.v('MULTIPLY', c, (.46, .37, .30)))        # shade where rope and cleat touch it
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0003; bm.inputs['Strength'].default_value = A.get('relief', .6); g.put(bm.inputs['Height'], g.sub(g.add(g.mul(year, .5), g.add(g.mul(fib, .7), g.mul(hair, .3))), g.add(g.mul(pore, .5), g.add(g.mul(check, 1.0), g.mul(lines, .3)))))
        return g.principled(Base_Color=c, Roughness=g.sub(.70, g.mul(honey_, .22)), Specular=.22, Normal=bm.outputs[0])
    cap = S.mat('teak', (seasoned if honey else silvered) if true else teak, 0); S.mesh('cap', V.reshape(-1, 3).tolist(), F.tolist(), [cap], True, uvs=np.stack([Sg, Q], -1).reshape(-1, 2)[F].reshape(-1, 2))
    if toe:                                                      # a toe rail along the edge: the section of a batten with a round top
        top, r, k = toe, .006, .011; tp = np.array([(.037, -.003), (.037, 0), (.037, .002), (.037, top-k)]+[(.037-k+k*math.cos(q), top-k+k*math.sin(q)) for q in c[1:]]+[(.012+r-r*math.sin(q), top-r+r*math.cos(q)) for q in c]+[(.012, -.01)])
        tp[:, 1] += crown(tp[:, 0]); tq = np.r_[0, np.cumsum(np.hypot(*np.diff(tp, axis=0).T))]-.3; St, Qt = np.meshgrid(sg, tq, indexing='ij'); wave = .0006*(fbm(St*5, Qt*40, 3, 55)-.5); surface('toe', *np.moveaxis(to(St, tp[None, :, 0]+wave, tp[None, :, 1]+wave), -1, 0), cap, St, Qt)
    if not honey:
        def board(g):                                            # the bulwark under it: many coats of paint over planks
            s, z, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; n, run = g.noise(p, 9, 5, .6), g.noise(g.vec(g.mul(s, 30.0), g.mul(z, 2.2), 1.0), 1.0, 4, .6); c = g.mix(g.ss(run, .45, .75), hexc('#c6c5c3'), hexc('#a9a5a0'))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .003; bm.inputs['Strength'].default_value = .4; g.put(bm.inputs['Height'], g.add(n, g.mul(g.noise(g.vec(g.mul(s, 9.0), g.mul(z, 90.0), 3.0), 1.0, 4, .6), .5))); return g.principled(Base_Color=g.scalec(c, g.mul(g.add(.7, g.mul(n, .5)), A.get('hull', 1))), Roughness=.42, Specular=.4*A.get('hull', 1), Normal=bm.outputs[0])
        def gloss(g):                                            # smooth paint over planks, shaded by the nosing, the sky in it, scuffed by a fender
            s, z, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; n = g.noise(g.vec(g.mul(s, 1.4), g.mul(z, 5.0), 2.0), 1.0, 3, .5); fade = g.ss(z, -.30, -thick); shade = g.ss(z, -thick-.034, -thick-.004); sky = g.ss(g.m('ABSOLUTE', g.add(g.add(z, .118), g.mul(g.sub(n, .5), .05))), .045, .0)
            rub = g.mul(g.mul(g.ss(g.noise(g.vec(g.mul(s, 9.0), g.mul(g.add(z, g.mul(s, .05)), 620.0), 5.0), 1.0, 3, .6), .55, .68), g.ss(g.noise(g.vec(g.mul(s, 5.0), g.mul(z, 24.0), 8.0), 1.0, 3, .55), .50, .66)), g.ss(z, -.20, -.13))
            c = g.mix(fade, hexc('#dccfbc'), hexc('#efe4d4')); c = g.mix(g.mul(sky, .65), c, hexc('#fbf5ea')); lap = g.m('FRACT', g.div(z, -.058)); joint = g.mul(g.ss(lap, .0, .05), g.ss(lap, .17, .05)); c = g.scalec(c, g.mul(g.mul(g.add(.90, g.mul(n, .20)), g.sub(1.0, g.mul(shade, .62))), g.sub(1.0, g.mul(joint, .34)))); c = g.mix(g.mul(rub, .45), c, hexc('#7c746a'))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .004; bm.inputs['Strength'].default_value = .25; g.put(bm.inputs['Height'], n); return g.principled(Base_Color=c, Roughness=g.add(.24, g.mul(rub, .3)), Specular=.5, Normal=bm.outputs[0])
        zs = np.linspace(-.02, -1.3, 40); Sb, Zb = np.meshgrid(sg[::6], zs, indexing='ij'); surface('bulwark', *np.moveaxis(to(Sb, W-.028, Zb), -1, 0), S.mat('board', gloss if true else board, 0), Sb, Zb)
    # the cleat: cast in one, so its parts run into each other
    k = math.radians(A.get('skew', 48)); ck, sk = math.cos(k), math.sin(k); at = lambda s, t, z: tuple(to(np.array(sc+s), np.array(tc+t), z+crown(min(max(tc+t, 0), W))).tolist()); on = lambda a, b, z: at(a*ck-b*sk, a*sk+b*ck, z)
    horn = [(a, .034+.010*(abs(a)/.078)**2.2, .0098-.0034*(abs(a)/.078)**1.6) for a in np.linspace(-.078, .078, 41)]; ring_ = lambda C, X, Y, k=28: [tuple(np.array(C)+math.cos(w)*np.array(X)+math.sin(w)*np.array(Y)) for w in np.linspace(0, 2*math.pi, k, endpoint=False)]
    parts_v, parts_f = [], []
    def loft(L, k=28):
        Vl = [on(*v) for ring in L for v in ring]; Fl = [(i*k+j, i*k+(j+1) % k, (i+1)*k+(j+1) % k, (i+1)*k+j) for i in range(len(L)-1) for j in range(k)]+[tuple(range(k))[::-1], tuple(range((len(L)-1)*k, len(L)*k))]; o = len(parts_v); parts_v.extend(Vl); parts_f.extend(tuple(o+i for i in q_) for q_ in Fl)
    loft([ring_((a, 0, z), (0, q_*1.12, 0), (0, 0, q_)) for a, z, q_ in [(-.0815, .0445, .0030)]+horn+[(.0815, .0445, .0030)]])
    leg = .0235 if 'skin' in A else .021
    for a in (-leg, leg): loft([ring_((a*k_, 0, z), (q_, 0, 0), (0, q_*1.1, 0)) for z, q_, k_ in (((.002, .0165, 1.12), (.008, .0125, 1.06), (.016, .0094, 1.0), (.026, .0092, .97), (.036, .0100, .94)) if 'skin' not in A else ((.002, .0190, 1.08), (.0075, .0155, 1.06), (.011, .0120, 1.02), (.016, .0102, 1.0), (.022, .0106, 1.0), (.028, .0124, 1.0), (.034, .0150, 1.02)))])
    loft([ring_((0, 0, z), (.054*k_, 0, 0), (0, .0235*k_, 0)) for z, k_ in (((-.004, 1.0), (.0045, 1.0), (.0062, .97), (.0070, .90)) if 'skin' not in A else ((-.004, .94), (.0012, .94), (.0026, .925), (.0046, .86), (.0066, .76), (.0078, .64)))])
    if 'skin' in A: loft([ring_((a, 0, .0250+.0030*(a/leg)**2), (0, .0068, 0), (0, 0, .0076)) for a in np.linspace(-leg, leg, 9)])      # a web between the legs, or what the sun lights behind them is scraps
    def bronze(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; z = g.add(g.xyz(p)[2], tc*lean-.0035); n, f, run = g.noise(p, 42, 6, .62), g.noise(p, 500, 4, .6), g.noise(g.v('MULTIPLY', p, (60, 60, 14)), 1.0, 4, .6); dull = g.clamp(g.add(g.ss(n, .50, .70), g.ss(z, .016, .004))); green = g.mul(g.ss(g.add(n, g.mul(g.sub(f, .5), .3)), .55, .66), g.ss(z, .024, .004, .25, 1.0))
        c = g.mix(dull, hexc('#cfa878'), hexc('#75563a')); c = g.mix(g.mul(green, .55), c, hexc('#4f6a58')); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0006; bm.inputs['Strength'].default_value = .5; g.put(bm.inputs['Height'], g.add(g.mul(n, .7), g.add(g.mul(f, .35), g.mul(run, .3))))
        return g.principled(Base_Color=c, Metallic=g.sub(1.0, g.mul(green, .5)), Roughness=g.add(.21, g.add(g.mul(dull, .20), g.mul(green, .2))), Specular=.5, Normal=bm.outputs[0])
    def aged(g):
        """by day its brown skin is seen: darkest in the hollows, rubbed through on top, on arrises and where the rope runs"""
        geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; n, f, big = g.noise(p, 55, 6, .62), g.noise(p, 620, 4, .6), g.noise(p, 16, 4, .6); z = g.add(g.xyz(p)[2], tc*lean-.0035); open_ = crevice(g, .016)
        if 'skin' in A: n, f, big = (g.add(.5, g.mul(g.sub(q_, .5), A['skin'])) for q_ in (n, f, big))
        worn = g.add(g.mul(g.ss(g.xyz(geo.outputs['Normal'])[2], .10, .75), g.ss(z, .028, .038)), g.ss(geo.outputs['Pointiness'], .51, .54)); worn = g.mul(g.clamp(g.mul(worn, g.ss(g.add(g.add(g.mul(n, .7), g.mul(big, .5)), g.mul(g.sub(f, .5), .3)), .36, .60))), g.ss(open_, .35, .80))
        skin = g.mix(g.ss(g.add(n, g.mul(g.sub(f, .5), .4)), .34, .68), *(hexc(q_) for q_ in (('#64523e', '#a08766') if 'skin' in A else ('#4e3c2b', '#927352')))); skin = g.mix(g.mul(g.ss(n, .50, .64), g.ss(z, .026, .004, .12, .55)), skin, hexc('#66705c')); skin = g.scalec(skin, g.ss(open_, .15, .85, .62 if 'skin' in A else .35, 1.0))
        if 'skin' in A: run = g.noise(g.v('MULTIPLY', p, (70, 70, 22)), 1.0, 4, .6); green = g.mul(g.ss(g.add(g.add(g.mul(run, .5), g.mul(g.noise(p, 24, 4, .6), .5)), g.mul(g.sub(f, .5), .3)), .47, .62), g.ss(z, .050, .006, .30, .50)); skin = g.mix(green, skin, g.scalec(hexc('#86a08c'), g.ss(open_, .10, .80, .45, 1.0)))      # green where rain runs and stands
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0006; bm.inputs['Strength'].default_value = .55; g.put(bm.inputs['Height'], g.add(g.mul(n, .7), g.mul(f, .4)))
        return g.principled(Base_Color=g.mix(worn, skin, g.mix(n, *(hexc(q_) for q_ in (('#b5a488', '#dccdb0') if 'skin' in A else ('#b89468', '#dfc298'))))), Metallic=g.sub(g.add(.80, g.mul(worn, .2)), g.mul(green, .55)) if 'skin' in A else g.add(.80, g.mul(worn, .2)), Roughness=g.add(g.sub(.44, g.mul(worn, .16)), g.mul(g.sub(f, .5), .16)), Specular=.5, Normal=bm.outputs[0])
    o = S.mesh('cleat', parts_v, parts_f, [S.mat('bronze', aged if hour == 'haze' else bronze, 0)], True)
    mod = o.modifiers.new('one', 'REMESH'); mod.mode = 'VOXEL'; mod.voxel_size = .0009; mod.use_smooth_shade = True; mod = o.modifiers.new('fillet', 'SMOOTH'); mod.factor = .5; mod.iterations = 9
    # the rope: in over the rail, once round the foot, crossed over the horns, its end laid along the rail
    rr = .0062; P = [at(a, b-tc, z) for a, b, z in ((*(tup(q_) for q_ in str(A.get('lead', '-.28,-.6,-.21;-.26,-.2,-.10;-.240,.0,.0;-.228,.010,.0152')).split(';')), (-.212, .020, toe+rr-.0012), (-.194, .031, toe+rr-.002), (-.176, .044, toe+.001), (-.158, .057, rr+.002), (-.130, .070, rr-.0012), (-.096, .078, rr-.0012)) if toe else (((-.28, -.6, -.21), (-.26, -.2, -.10)) if honey else ((-.172, -rr-.003, -.40), (-.168, -rr-.002, -.12)))+((-.163, -rr, -.026), (-.158, -.0045, -.0035), (-.150, .009, rr-.002), (-.124, .036, rr-.0012), (-.096, .066, rr-.0012)))]
    P += [on(.041*math.cos(w), .0255*math.sin(w), .0122+.0175*(i/17)**3) for i, w in enumerate(np.linspace(math.pi+.45, 2.5*math.pi+.6, 18))]
    for w in np.linspace(-.70*math.pi, 2.24*math.pi, 48): n = (w+.5*math.pi)/math.pi; P.append(on((.044+.0046*n)*math.sin(w)+.004*math.sin(w*.5+1), .0178*math.sin(2*w), .0352+.0158*math.cos(2*w)+.0029*(math.exp(-(n/.16)**2)+math.exp(-((n-1)/.16)**2))+.0090*max(n-.5, 0)*max(math.cos(2*w), 0)))
    P += [on(.052, .034, .020), on(.048, .048, rr-.001)]+[at(*tup(q_)) for q_ in str(A.get('tail', '-.060,.058,.0052;-.115,.030,.0052;-.170,.018,.0052;-.225,.034,.0052;-.262,.066,.0052;-.300,.080,.0050;-.36,.082,.0047;-.6,.082,.0047')).split(';')]
    if hour == 'haze':
        def cotton(g):
            """sun-bleached yarns of unequal tone, their fibres twisted; dirt in the lay and where turns meet"""
            u, l, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; strand = g.m('FLOOR', g.add(g.div(u, 900.0), .5)); k = g.add(g.m('MODULO', g.add(g.m('FLOOR', u), 9000.0), 9.0), g.mul(strand, 20.0)); x = g.m('ABSOLUTE', g.sub(g.m('FRACT', u), .5)); yarn = [g.white(g.vec(k, q, 5.0)) for q in (2.0, 8.0, 11.0)]
            deep = g.m('COSINE', g.mul(g.add(u, g.mul(l, 9*.55/.058)), 2*math.pi/9)); tw = g.add(g.mul(g.sub(u, g.mul(strand, 900.0)), 3.2), g.mul(l, 700.0)); fib, fine, n, big, along = g.noise(g.vec(tw, g.mul(l, 60.0), k), 1.0, 3, .7), g.noise(g.vec(g.mul(tw, 3.0), g.mul(l, 160.0), k), 1.0, 2, .7), g.noise(p, 45, 5, .6), g.noise(p, 9, 3, .5), g.noise(g.vec(k, g.mul(l, 14.0), 3.0), 1.0, 3, .6)
            tone = g.clamp(g.add(g.add(.54, g.mul(g.sub(fib, .5), 1.3)), g.add(g.add(g.mul(g.sub(yarn[0], .5), .55), g.mul(g.sub(along, .5), .7)), g.add(g.mul(g.sub(fine, .5), .8), g.mul(g.sub(n, .5), .4))))); c = g.mix(tone, hexc('#a3937a'), hexc('#faf1e0')); c = g.mix(g.mul(yarn[1], .5), c, g.mix(tone, hexc('#968d80'), hexc('#efeae0')))
            soil = A.get('soil', 0); dirt = g.clamp(g.add(g.mul(g.ss(deep, .60, -.25), .80), g.add(g.mul(g.ss(x, .28, .5), .62), g.mul(g.ss(g.add(g.mul(n, .6), g.mul(big, .6)), .54, .76), .46)))); c = g.mix(g.mul(dirt, .66), c, g.mix(n, hexc('#5b4d3b'), hexc('#86775f'))); c = g.scalec(c, g.ss(crevice(g, .006), .20, .85, .62-.34*soil, 1.0))
            if soil: stain = g.ss(g.add(g.noise(p, 14, 5, .62), g.mul(g.sub(fib, .5), .25)), .46, .66); bare = g.mul(g.ss(along, .50, .68), g.ss(deep, .1, .9)); c = g.mix(g.mul(stain, .62*soil), c, g.v('MULTIPLY', c, (.50, .43, .35))); c = g.mix(g.mul(bare, .50*soil), c, hexc('#f7efe0'))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0005; bm.inputs['Strength'].default_value = .7; g.put(bm.inputs['Height'], g.add(fib, g.mul(fine, .3))); return g.principled(Base_Color=c, Roughness=.85, Specular=.12, Sheen=.4, Normal=bm.outputs[0])
        rope = laid(P, rr, S.mat('cotton', cotton, 0), .058, n=108, stray=0, worn=A.get('fray', 0), unlike=1.0)
        if A.get('down'): fuzz(rope, rr, A['down'], .8, '#c9bba2', '#fbf3e4')
    else: laid(P, rr, S.mat('sisal', fibre('#8d7a5c', '#eee0c2', 110.0, 40, .0004, .62, .65), 0), .058)
    eye = tup(A['cam']); sun = lambda x, z, d: (eye[0]+x*d, eye[1]+d, eye[2]+z*d)
    if hour == 'golden':
        low = sun(-.80, .26, 6); S.lamp(low, '#ffae6c', A.get('k1', 16000), .22); sheet(low, at(0, 0, .02), '#ffae6c', 250, 1.0, 1.0).visible_diffuse = False; sheet((-1.7, -.5, 1.2), at(0, 0, 0), '#b3a0b8', A.get('k2', 9), 1.2, 1.0)
    elif hour == 'night':
        low = at(*tup(A.get('lamp', '.42,.55,.50'))); S.lamp(low, '#ffc68c' if honey else '#ffb066', A.get('k1', 24), .05); sheet(low, at(0, 0, .02), '#ffb066', 18, .34, .34).visible_diffuse = False; sheet((-1.7, -.5, 1.2), at(0, 0, 0), '#6f86c8', A.get('k2', 10), 1.2, 1.0)
        x, y, z = at(0, 0, .04)
        for low, col, k in ((at(*tup(A.get('crest', '.10,.50,.20'))), '#ffb066', A.get('k3', 6)), ((x-.45, y+.60, z+.22), '#8ea4e0', 2)): spot = S.lamp(low, col, k, .03, 'SPOT', (x, y, z)).data; spot.spot_size, spot.spot_blend = math.radians(24), 1.0      # both graze the wood: metal and rope take more of them
        for low, col, k, w_, h_ in (((x-.35, y+.55, z+(1.4 if honey else .85)), '#8ea4e0', 13, .8, .5), ((x+.20, y-.60, z+.40), '#ffb066', 6, 1.6, .26)): o = sheet(low, (x, y, z), col, k, w_, h_); o.visible_diffuse = o.visible_shadow = False      # the sky along the metal's upper edges, the lamp's glow along its sides
        for x, z, k in ((.44, .91, .22), (.63, .98, .28)) if honey else (): o = S.lamp((x, 3, z), '#ffc890', k, .16, 'AREA', (x, 1, 0)); o.visible_diffuse, o.visible_glossy = False, True      # lamps above the frame, drawn out in the wet wood: few, as each is sampled everywhere
    else:
        x, z, r = tup(A['beam']); S.lamp(sun(x, z, 6), '#ffeedb', A['k1'], r).visible_glossy = False      # the view hides the mood's own sun
        if honey:
            bpy.data.objects.remove(bpy.data.objects['Sun'])      # behind the view, it only took samples from the others
            sheet((-.7, -2.4, .42), at(0, 0, -.1), '#fff2e2', 12, 2.0, 1.0).visible_diffuse = False
        sheet((.10, -.5, .16), at(0, 0, .015), '#fff2e2', A.get('bounce', 0), 1.5, .5)
        sheet(sun(-.34, .62, 6), at(0, 0, 0), '#fff0de', 14, 3, 3, False); sheet((-1.2, -1.6, 2.4), at(0, 0, 0), '#f2e6d8', A.get('k2', 5), 3, 3)
RING = (.245, .086, .031)                                               # on the rail by day a glass has left its mark: s, t, radius
def granite():
    """a wet edge of granite above the fjord"""
    def z(X, Y): e = .09+.05*(fbm(X*5+3, X*0+.4, 5, 8)-.5); return .020*(fbm(X*7, Y*7, 5, 4)-.5)+.006*(fbm(X*40, Y*40, 4, 6)-.5)-.25*np.clip((Y-e)/.06, 0, 3)**1.4
    def rock(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], p); v.inputs['Scale'].default_value = 240; r = g.xyz(v.outputs['Color'])[0]; n = g.noise(p, 420, 4, .6); c = g.ramp(g.add(r, g.mul(g.sub(n, .5), .5)), [(0, hexc('#17171a')), (.28, hexc('#3a3b40')), (.5, hexc('#77737a')), (.75, hexc('#a08f88')), (1, hexc('#c4b8ae'))])
        pool = g.ss(g.add(g.xyz(p)[2], g.mul(g.sub(g.noise(p, 24, 4, .6), .5), .010)), .0015, -.0025); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0012; g.put(bm.inputs['Strength'], g.sub(.7, g.mul(pool, .68))); g.put(bm.inputs['Height'], g.add(r, n))
        return g.principled(Base_Color=g.scalec(c, g.sub(.55, g.mul(pool, .35))), Roughness=g.sub(.34, g.mul(pool, .30)), Specular=.6, Normal=bm.outputs[0])
    S.grid('rock', -.7, .7, -.35, .24, 900, 420, z, S.mat('rock', rock, 0)); area((-.4, .6, .3), (0, 0, 0), '#ffc49a', 4, .3); area((.5, .4, .5), (0, 0, 0), '#9fb6e6', 4, .6)
def shore(turn):
    """a shore that runs off at turn degrees: its cosine and sine, (s along it, t towards the water) -> (x, y), and back"""
    a = math.radians(turn); ca, sa = math.cos(a), math.sin(a); return ca, sa, lambda s, t: (s*ca-t*sa, s*sa+t*ca), lambda x, y: (x*ca+y*sa, -x*sa+y*ca)
def svaberg():
    """Oslo: a shore rock that the ice has worn smooth, banded gneiss with grains, veins, lichen and striae, rime in its hollows, a puddle of clear ice with a ragged shore (flood= one wide sheet to the frame's foot, over silt, that mirrors the view alone; cat= how far the ice shows its lines of growth and needles), a tuft of dry grass; hour=golden|night|haze; by night, in haze and with hump= the rock is bare (band= is how much its beds differ, left=,wan= where and how much it is paler) under a soft sun, a low warm one from the left (p1=), or a broad cool light (p2=), from behind on the left; mirror= is how much more the ice mirrors than it would, faint=1 hides the grass from it; hump= with flood= is the height of a back that the ice has rounded, which rises to the right out of open water that melts into the view's, fine= how many times finer its grains are than a rock's within reach; ripple= is how high slow ripples stand on the flood, next to none where it meets the view's water; worn=1 (with hump) is granite of the outer shore instead: a blunt tip, a joint across it, quartz veins, lichen, a black wet foot with weed, two tufts, a mirror image without what is behind the crest; beam=x,y,z,k,r is where from the eye its soft sun is in haze, how strong and how wide it is, beamc= its colour"""
    hour = A.get('hour', 'golden'); ca, sa, to, fro = shore(A.get('turn', 49)); et = A.get('et', -.06); ps, pt = fro(*tup(A.get('pool', '.20,.0'))); gx, gy = tup(A.get('grass', '.315,.16')); gs, gt = fro(gx, gy); g0, g1, f0, f1 = math.cos(.16), math.sin(.16), math.cos(-.5), math.sin(-.5)       # s runs along the shore, t towards the water
    def steps(*runs): q = [np.arange(a, b, d) for a, b, d in runs]; return np.concatenate(q)
    flood, hump, worn = 'flood' in A, A.get('hump', 0), A.get('worn', 0); near = .64 if flood else .5
    s = steps((-.9, ps-.22, .0016), (ps-.22, ps+.22, .0008), (ps+.22, 1.1, .0015), (1.1, 7, .014)); t = steps((et-1.3, et-near, .0057), (et-near, pt-.13, .0014), (pt-.13, min(pt+.13, et+.09), .0008), (min(pt+.13, et+.09), et+.10, .0013), (et+.10, et+.50, .0045)) if not hump else steps((et-1.3, et-near, .0057), (et-near, pt-.15, .0014), (pt-.15, pt+.10, .0008), (pt+.10, et+.20, .0014)); Sg, Tg = np.meshgrid(s, t); Xg, Yg = to(Sg, Tg)
    brow = et+.20*(fbm(Sg*1.0+2.0, Sg*0, 3, 61)-.5)+.012*(fbm(Sg*6, Sg*0, 3, 60)-.5)-.50*np.clip(.22-Sg, 0, 2)**1.6; d = np.clip(Tg-brow, 0, 1); al, ac, fa, fb = Sg*g0+Tg*g1, Tg*g0-Sg*g1, Sg*f0+Tg*f1, Tg*f0-Sg*f1; q = Tg-gt+.22*(Sg-gs)+.030*(fbm(Sg*3, Sg*0, 3, 67)-fbm(np.array(gs*3.), np.array(0.), 3, 67))+.004*(fbm(Sg*30, Tg*30, 3, 68)-.5)
    groove = fbm(al*.9, ac*24, 3, 66)-.5; Z = .055*(fbm(Sg*1.5, Tg*2.2, 3, 62)-.5)+.007*(fbm(Sg*6, Tg*8, 3, 63)-.5)+.0006*(fbm(al*2.2, ac*110, 3, 65)-.5)+.0036*groove
    Z += .030*smooth(Sg, -.05, 1.3)+.010*smooth(q, -.010, .004)-.009*np.exp(-(q/.0035)**2)-d*d/(2*.17); r2 = ((Sg-ps)/.15)**2+((Tg-pt)/.075)**2+1.1*(fbm(Sg*7, Tg*10, 4, 69)-.5); Z -= .020*np.exp(-np.clip(r2, 0, 9)*.9); bend = .03*(fbm(fa*5, fb*5, 3, 70)-.5)
    proud = .0030*(fbm(fa*5, (fb+bend)*44, 4, 71)-.5)+.0014*(fbm(fa*40, (fb+bend)*150, 3, 72)-.5); Z += proud+.0014*(fbm(Sg*70, Tg*70, 3, 73)-.5)+.008*(fbm(Sg*24, Tg*30, 4, 74)-.5)*np.exp(-((r2-1.1)/.9)**2)     # beds that stand proud, grit, a broken shore
    # flood= reaches up to flood_z; h is the height of the shore's line, below 0 in the water
    level = A['flood_z'] if flood else Z[(np.abs(Sg-ps) < .03)*(np.abs(Tg-pt) < .02)].mean()+.0115
    if flood:                                                      # a back that the ice has rounded: from its tip it widens and rises to the right; its near shore runs towards the camera, its crest hides the far side
        W = Xg+.034*(fbm(Xg*6+4, Yg*6, 4, 76)-.5)+.016*(fbm(Xg*19, Yg*19, 4, 77)-.5), Yg+.034*(fbm(Xg*6, Yg*6+7, 4, 78)-.5)+.016*(fbm(Xg*19+5, Yg*19, 4, 79)-.5); e = np.clip(W[0]+.082, 0, 2); top = -.200+.8*e/(1+e/.2)+.006*(1-np.exp(-e/.02)); wide = np.where(W[1] < top, top+.200+.40*e+.028*(1-np.exp(-e/.025))+1e-5, .01+.08*(1-np.exp(-e/.05))+.30*e)
        blunt = worn*np.sqrt(1-(1-np.clip(e/.038, 0, 1))**2); wide = wide+.015*blunt
        f = fore = (top-W[1])/wide; rise = hump*(1-np.exp(-e/.17))/.86*(1+2.6*np.exp(-e/.045))*(1+.34*(fbm(Xg*5+2, Yg*3, 3, 80)-.5)+.30*(1-.25*worn)*(fbm(Xg*22, Yg*18, 3, 85)-.5)*np.clip(e/.05, 0, 1))+.016*blunt*np.exp(-e/.05); h = (1-np.abs(f))*np.minimum(wide, .15)-.004-np.clip(-.082-W[0], 0, 1)+.012*(fbm(Xg*40, Yg*34, 2 if worn else 4, 82)-.5)
        back = rise*np.clip(1-np.abs(f)**1.9, 0, 1)**.85; back += .016*(fbm(Sg*8+3, Tg*13, 3, 81)-.5)*np.clip(back/.03, 0, 1); back *= np.clip(h/.011, 0, 1)**.7 if worn else 1          # without a cliff at the water
        line = (.84-.46*smooth(e, .10, .36)+.12*(fbm(Xg*7, Yg*0, 4, 83)-.5)-f)*wide; on = smooth(e, .09, .20); back += (.0050*smooth(line, -.0008, .0016)-.0110*np.exp(-(line/(.0021*(.4+1.2*fbm(Xg*26, Yg*0, 3, 84))))**2))*on*np.clip(back/.010, 0, 1)          # the one crack, its upper lip proud
        if worn: cross = Xg-.012-.95*(Yg+.2)+.018*(fbm(Yg*9, Yg*0, 4, 86)-.5)+.006*(fbm(Xg*60, Yg*60, 3, 89)-.5); back += worn*(.0010*smooth(cross, .0008, -.0008)*np.exp(-np.clip(-cross, 0, 1)/.028)-.0024*np.exp(-(cross/(.00012+.0032*np.clip(fbm(Xg*24, Yg*24, 3, 87)-.33, 0, 1)))**2))*smooth(fbm(Xg*21, Yg*21, 3, 90), .40, .56)*np.clip(back/.012, 0, 1)          # a joint across it
        bed = level+np.where(h > 0, .16*h, .11*np.maximum(h, -.085))+.0050*(1-.4*worn)*(fbm(Sg*26, Tg*30, 5, 75)-.5)*np.exp(-(h/.05)**2); r2 = 1.9+h/.06
        Z = np.where((h > 0) & (back > .0012-.0006*worn), np.maximum(bed, level+back+proud*.6+.0012*(fbm(Sg*70, Tg*70, 3, 73)-.5)), np.minimum(bed, level-.0003))
    else: Z = np.where(Z > level, level+(Z-level)*(.30+.70*smooth(r2, .9, 2.6)), Z)
    wet = level-Z if hump else level-5*np.clip(r2-2.2, 0, 2)-5*d-Z
    S.sc.world.cycles.sampling_method = 'NONE'
    def ground(x, y): a, b = fro(np.asarray(x), np.asarray(y)); return Z[np.clip(np.searchsorted(t, b), 1, len(t)-1), np.clip(np.searchsorted(s, a), 1, len(s)-1)]
    def cell(g, at, k, feat='F1'): v = g.node('ShaderNodeTexVoronoi', feature=feat); g.put(v.inputs['Vector'], at); v.inputs['Scale'].default_value = k; return v
    def lie(g, fine=1.0): p = g.scalec(g.node('ShaderNodeNewGeometry').outputs['Position'], fine); x, y, z = g.xyz(p)[0:3]; sx, tx = g.add(g.mul(x, ca), g.mul(y, sa)), g.sub(g.mul(y, ca), g.mul(x, sa)); turn = lambda c, e: (g.add(g.mul(sx, c), g.mul(tx, e)), g.sub(g.mul(tx, c), g.mul(sx, e))); return p, z, sx, tx, *turn(g0, g1), *turn(f0, f1)
    day, bared = hour == 'haze', hour != 'golden' or hump
    def rock(g):
        u, low, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p, z, sx, tx, a, b, fa, fb = lie(g); n = lambda k, d=4, r=.6: g.noise(p, k, d, r); soft = lambda q, k: g.mul(g.sub(q, .5), k); dust, mid, big = n(900, 2), n(34, 5, .62), n(5, 4)
        # beds: dark with mica, pale with feldspar, wavy, split into thin ones; each grain is one mineral, drawn out along them
        fb = g.add(fb, g.add(soft(n(6, 4, .55), .10), soft(n(38, 3), .012))); bed = g.add(g.mul(g.noise(g.vec(g.mul(fa, 2.2), g.mul(fb, 30), g.mul(z, 30)), 1.0, 5, .66), .6), g.mul(g.noise(g.vec(g.mul(fa, 26), g.mul(fb, 150), g.mul(z, 150)), 1.0, 4, .66), .4)); dark = g.ss(bed, .40, .60)
        g1_, g2_ = (cell(g, g.vec(g.mul(fa, k), g.mul(fb, k*2.1), g.mul(z, k*2.1)), 1.0) for k in (300, 760)); r1, r2_ = g.xyz(g1_.outputs['Color']), g.xyz(g2_.outputs['Color']); kind = g.add(g.add(g.mul(r1[0], .34), g.mul(r2_[0], .26)), g.add(g.mul(dark, .42), soft(mid, .12)))
        c = g.ramp(kind, [(0, hexc('#131214')), (.32, hexc('#1d1b1c')), (.42, hexc('#4a4546')), (.56, hexc('#716a68')), (.68, hexc('#9c9088')), (.82, hexc('#c2b4aa')), (1, hexc('#dccfc4'))]); c = g.scalec(c, g.add(.80, g.mul(dust, .40))); c = g.mix(g.mul(g.ss(big, .48, .70), .45), c, g.v('MULTIPLY', c, (.98, .80, .64)))
        # two quartz veins that swell, pinch out and are stained
        def vein(off, w, k, slope, sd): d = g.m('ABSOLUTE', g.add(g.sub(fb, off), g.add(g.mul(fa, slope), soft(n(k), .07)))); wd = g.mul(g.ss(g.noise(g.vec(g.mul(fa, 9), sd, g.mul(fb, 5)), 1.0, 4, .65), .40, .70), w); return g.ss(g.add(d, soft(n(240, 4), .0035)), wd, g.mul(wd, .55))
        quartz = g.m('MAXIMUM', vein(.02, .014, 5, .35, 1.0), vein(-.30, .008, 5, .10, 7.0)); c = g.mix(g.mul(quartz, .80), c, g.mix(g.ss(g.add(r1[1], soft(mid, .8)), .2, .9), hexc('#857a72'), hexc('#c6bbb0')))
        # hairline cracks across the beds, black and pale lichen in colonies
        def hair(off, k, slope, sd): d = g.m('ABSOLUTE', g.add(g.sub(g.sub(fa, g.mul(fb, slope)), off), soft(n(k, 6, .66), .09))); return g.mul(g.ss(d, g.mul(g.ss(g.noise(g.vec(sd, g.mul(fb, 14), 0.0), 1.0, 3), .40, .66), .0011), 0), .85)
        crack = g.m('MAXIMUM', g.m('MAXIMUM', hair(.06, 4, .25, 2.0), hair(.36, 5, -.35, 5.0)), hair(-.20, 4, .1, 9.0)); c = g.scalec(c, g.sub(1.0, crack))
        def lichen(k, many, near): v = cell(g, g.addc(p, g.scalec(g.noise(p, 150, 3, .6, out='Color'), .006)), k); r = g.xyz(v.outputs['Color']); return g.mul(g.mul(g.ss(v.outputs['Distance'], g.mul(r[0], .50), g.mul(r[0], .38)), g.ss(r[1], many, many+.02)), g.ss(near, .50, .60))
        black, pale = lichen(170, .55, n(9, 4)), lichen(95, .60, n(7, 4)); c = g.mix(g.mul(black, .75), c, hexc('#151517')); c = g.mix(g.mul(pale, g.add(.30, g.mul(dust, .5))), c, hexc('#9a9c8e'))
        under = g.ss(u, -.02, .03); shore = g.mul(g.ss(u, -.32, -.04), g.sub(1.0, under)); bank = g.mul(g.ss(u, -1.6, -.25), g.ss(n(14, 5), .38, .60)); stria = g.noise(g.vec(g.mul(a, 5), g.mul(b, 520), 1.0), 1.0, 4, .6)
        film = g.ss(g.add(g.add(g.noise(g.vec(g.mul(a, 3.4), g.mul(b, 9), 3.0), 1.0, 4, .6), soft(mid, .18)), g.mul(shore, .12)), .44, .66); c = g.scalec(c, g.sub(1.0, g.mul(film, A.get('damp', .55))))
        ri = g.add(g.add(n(7, 6), g.add(g.mul(low, .16), g.mul(bank, .08))), g.add(g.add(soft(dust, .22), soft(stria, .10)), g.add(soft(r2_[1], .10), soft(bed, .25)))); rime = g.mul(g.ss(ri, A.get('r0', .50), A.get('r1', .86)), g.mul(A.get('rime', .6), g.ss(g.add(u, soft(mid, .5)), .40, .0)))
        c = g.mix(rime, c, hexc('#e0e4ea'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0015; g.put(bm.inputs['Strength'], g.sub(.9, g.mul(film, .35))); g.put(bm.inputs['Height'], g.add(g.add(g.mul(dust, .34), g.mul(stria, .45)), g.add(g.mul(r1[0], .12), n(190, 3))))
        rough = g.add(g.sub(.55, g.mul(film, .42*A.get('damp', .55))), g.mul(rime, .3)); return g.principled(Base_Color=c, Roughness=rough, Specular=.36, Normal=bm.outputs[0])
    def lost(g, u, top, least): q = g.ss(u, .0, top, least, 1.0); return g.mul(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], g.m('MAXIMUM', q, g.node('ShaderNodeNewGeometry').outputs['Backfacing']) if worn else q)          # how far its mirror image is seen through: paler, lost away from the water's line
    def bare(g):
        """dry grey gneiss, grain by grain, its beds only a change of tone; lichen in colonies, dark joints and hollows, a damp shore"""
        u, low, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p, z, sx, tx, a, b, fa, fb = lie(g, A.get('fine', 1.0)); n = lambda k, d=4, r=.6: g.noise(p, k, d, r); soft = lambda q, k: g.mul(g.sub(q, .5), k); dust, fine, mid, big = n(1100, 2), n(230, 4, .65), n(34, 6, .65), n(6, 5)
        fb = g.add(fb, g.add(soft(n(6, 4, .55), .10), soft(n(38, 4), .016))); bed = g.add(g.mul(g.noise(g.vec(g.mul(fa, 5), g.mul(fb, 26), g.mul(z, 26)), 1.0, 6, .66), .6), g.mul(g.noise(g.vec(g.mul(fa, 40), g.mul(fb, 130), g.mul(z, 130)), 1.0, 4, .66), .4)); open_ = crevice(g, .016 if hump else .030)
        grain = [g.xyz(cell(g, g.addc(p, g.scalec(g.noise(p, 500, 2, .6, out='Color'), .0012)), k).outputs['Color']) for k in (330, 640, 1250)]
        band = soft(g.noise(g.vec(g.mul(fa, 1.6), g.mul(fb, 15), 4.0), 1.0, 6, .6), A.get('band', 1.1)); kind = g.add(g.add(.5, band), g.add(g.add(soft(grain[0][0], .30), soft(grain[1][0], .44)), g.add(g.add(soft(grain[2][0], .34), soft(bed, 1.2)), g.add(soft(mid, .4), soft(fine, .6)))))
        c = g.ramp(kind, [(0, hexc('#1d1c1d')), (.14, hexc('#353333')), (.30, hexc('#6b6664')), (.48, hexc('#98918b')), (.66, hexc('#b9b0a8')), (.84, hexc('#d2c8be')), (1, hexc('#e4dcd2'))]); c = g.mix(g.mul(g.ss(big, .46, .66), .35), c, g.v('MULTIPLY', c, (1.0, .90, .80)))
        d = g.m('ABSOLUTE', g.sub(g.m('MODULO', g.add(g.add(fb, 9.0), g.add(g.mul(fa, .3), soft(n(5, 5), .16))), .42), .21)); wd = g.mul(g.ss(g.noise(g.vec(g.mul(fa, 7), 3.0, g.mul(fb, 5)), 1.0, 4, .65), .40, .66), .012); quartz = g.ss(g.add(d, soft(fine, .007)), wd, g.mul(wd, .6)); c = g.mix(g.mul(quartz, .75), c, g.mix(grain[0][0], hexc('#a89c92'), hexc('#e2d8cc')))
        x, y, _ = g.xyz(p)[0:3]; left = g.ss(g.sub(x, g.mul(y, .26)), A.get('left', .19), A.get('left', .19)-.14); left = g.mul(left, A.get('wan', .45)); c = g.mix(left, c, g.scalec(hexc('#c6c0b8'), g.add(.34, g.mul(kind, 1.25))))          # paler where words stand
        def hair(off, k, slope, sd, w): d = g.m('ABSOLUTE', g.add(g.sub(g.sub(fa, g.mul(fb, slope)), off), soft(n(k, 6, .66), .09))); return g.mul(g.ss(d, g.mul(g.ss(g.noise(g.vec(sd, g.mul(fb, 9), 0.0), 1.0, 3), .34, .60), w), 0), .9)
        crack = g.m('MAXIMUM', g.m('MAXIMUM', hair(.06, 4, .25, 2.0, .0016), hair(.36, 5, -.35, 5.0, .0022)), hair(-.20, 4, .1, 9.0, .0016))
        def lichen(k, many, near): v = cell(g, g.addc(p, g.scalec(g.noise(p, 150, 4, .65, out='Color'), .010)), k); r = g.xyz(v.outputs['Color']); return g.mul(g.mul(g.ss(g.add(v.outputs['Distance'], soft(fine, .5)), g.mul(r[0], .55), g.mul(r[0], .34)), g.ss(r[1], many, many+.02)), g.ss(near, .47, .58))
        black, pale = lichen(60, .45, n(7, 5)), lichen(75, .55, n(5, 5)); black = g.mul(black, g.ss(u, -.9, -1.5)) if hump else black; c = g.mix(g.mul(black, g.add(.25, g.mul(dust, .8))), c, hexc('#232323')); c = g.mix(g.mul(pale, g.add(.20, g.mul(dust, .7))), c, hexc('#b4b5a4'))
        shore = g.ss(g.add(u, soft(mid, .5)), -.55, .0); c = g.scalec(c, g.mul(g.sub(1.0, g.mul(shore, .50)), g.sub(1.10, g.mul(g.add(low, soft(mid, .5)), .36)))); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(open_, .92, .25), g.sub(.74, g.mul(left, 1.1))))); c = g.scalec(c, g.sub(1.0, g.mul(crack, g.sub(1.0, g.mul(left, .85)))))
        if flood: c = g.mix(g.mul(g.ss(u, .05, .8), g.add(.60, g.mul(g.ss(n(11, 5), .40, .60), .35))), c, g.scalec(hexc('#cfc7bc'), g.add(.72, g.mul(mid, .4))))          # silt
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0042; bm.inputs['Strength'].default_value = .5 if hump else .8; g.put(bm.inputs['Height'], g.sub(g.add(g.add(g.mul(bed, .3), g.mul(mid, .65)), g.add(g.mul(fine, .26), g.add(g.mul(grain[1][1], .07), g.mul(dust, .10)))), g.mul(crack, .5)))
        rough, spec = g.sub(.72, g.mul(shore, .34)), .32
        if hump: soak = g.mul(g.ss(g.add(u, g.add(soft(mid, .9), soft(n(11, 4), 1.1))), -.65, -.10), g.ss(u, .5, .1)); c, rough, spec = g.scalec(c, g.sub(1.0, g.mul(soak, .46))), g.add(rough, g.mul(soak, .14)), g.add(spec, g.mul(soak, .16))          # the water's line: dark, with a sheen
        sh = g.principled(Base_Color=c, Roughness=rough, Specular=spec, Normal=bm.outputs[0]); return g.mixsh(lost(g, u, -2.6, .06), sh, g.node('ShaderNodeBsdfTransparent').outputs[0]) if hump else sh
    def skerry(g):
        """worn granite: grains of three sizes, quiet where it is polished; quartz veins, joints, lichen grey above and ochre lower, a black wet foot with weed"""
        u = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0]; p, z, sx, tx, a, b, fa, fb = lie(g); x, y, _ = g.xyz(p)[0:3]; n = lambda k, d=4, r=.6: g.noise(p, k, d, r); soft = lambda q, k: g.mul(g.sub(q, .5), k); big, mid, fine, dust = n(8, 5), n(34, 5, .62), n(150, 4, .65), n(640, 3); lip = g.sub(.0, u); open_ = crevice(g, .014, True)          # lip: cm above the water
        stirred = g.addc(p, g.scalec(g.noise(p, 320, 3, .6, out='Color'), .0026)); grain = [g.xyz(cell(g, stirred, k).outputs['Color']) for k in (150, 380, 860)]; far = g.ss(g.node('ShaderNodeCameraData').outputs['View Distance'], .54, .74); clear = g.mul(g.add(.28, g.mul(g.ss(n(11, 4), .40, .62), .72)), g.sub(1.0, g.mul(far, .6)))
        kind = g.add(g.add(.50, g.add(soft(big, .62), soft(mid, .50))), g.add(soft(fine, .34), g.mul(clear, g.add(soft(grain[0][0], .30), g.add(soft(grain[1][0], .46), soft(grain[2][0], .30))))))
        c = g.ramp(kind, [(0, hexc('#3f3e3f')), (.20, hexc('#656464')), (.40, hexc('#8f8d8a')), (.58, hexc('#b1aeaa')), (.78, hexc('#cac6c0')), (1, hexc('#e2ddd6'))]); c = g.mix(g.mul(g.ss(grain[0][1], .62, .70), g.mul(clear, .5)), c, g.v('MULTIPLY', c, (1.04, .94, .88))); c = g.mix(g.mul(g.ss(n(5, 4), .46, .66), .45), c, g.v('MULTIPLY', c, (1.0, .92, .83)))
        c = g.mix(g.mul(g.add(g.mul(g.ss(grain[1][1], .16, .12), .8), g.mul(g.ss(grain[2][1], .17, .13), .6)), g.add(.12, g.mul(clear, .8))), c, hexc('#232121'))          # mica
        c = g.scalec(c, .86)
        def vein(off, slope, w, k, sd): d = g.m('ABSOLUTE', g.add(g.sub(g.add(x, g.mul(y, slope)), off), g.add(soft(n(k, 4), .10), soft(n(95, 3), .006)))); wd = g.mul(g.ss(g.noise(g.vec(g.mul(y, 16), g.mul(z, 16), sd), 1.0, 4, .65), .22, .56), w); return g.ss(d, wd, g.mul(wd, .5))
        quartz = g.m('MAXIMUM', vein(.158, -.53, .0046, 6, 2.0), g.m('MAXIMUM', vein(.075, .42, .0036, 7, 5.0), vein(.178, -.56, .0017, 6, 9.0))); c = g.mix(g.mul(quartz, .88), c, g.mix(g.ss(g.add(grain[0][2], soft(mid, .9)), .3, .9), hexc('#cdc3b8'), hexc('#fbf6ee')))
        def hair(off, slope, k, w): d = g.m('ABSOLUTE', g.add(g.sub(g.add(x, g.mul(y, slope)), off), g.add(soft(n(k, 6, .66), .09), .0))); return g.mul(g.ss(d, g.mul(g.ss(n(19, 3), .38, .60), w), 0), .85)
        crack = g.m('MAXIMUM', hair(.150, .35, 5, .0009), hair(.010, -1.3, 6, .0007)); c = g.scalec(c, g.sub(1.0, crack))
        def lichen(k, many, near, lo, hi): v = cell(g, g.addc(p, g.scalec(g.noise(p, 120, 5, .65, out='Color'), .011)), k); r = g.xyz(v.outputs['Color']); rim = g.mul(r[0], .62); body = g.mul(g.mul(g.ss(g.add(v.outputs['Distance'], soft(fine, .7)), rim, g.mul(rim, .72)), g.ss(r[1], many, many+.02)), g.ss(near, lo, hi)); return g.mul(body, g.add(.30, g.mul(g.ss(n(300, 4, .7), .34, .58), .70))), r[2]
        grey, gt_ = lichen(46, .34, n(8, 4), .44, .54); small, _ = lichen(105, .50, n(10, 4), .44, .56); ochre, ot = lichen(74, .40, n(12, 4), .50, .60); ochre = g.mul(ochre, g.mul(g.ss(lip, .9, 1.7), g.ss(lip, 6.0, 3.4, .35, 1.0))); dark_, _ = lichen(60, .52, n(9, 5), .50, .60); high = g.ss(lip, 1.3, 2.4)
        c = g.mix(g.mul(dark_, g.mul(high, .40)), c, hexc('#3c3a38')); c = g.mix(g.mul(g.m('MAXIMUM', grey, small), g.mul(high, .66)), c, g.mix(gt_, hexc('#767a70'), hexc('#a5a89c'))); c = g.mix(g.mul(ochre, .74), c, g.mix(ot, hexc('#94743c'), hexc('#bf9c58')))
        roots = g.ss(g.m('SQRT', g.add(g.pow(g.sub(x, gx), 2.0), g.pow(g.mul(g.sub(y, gy), .8), 2.0))), .018, .003); c = g.mix(g.mul(roots, g.mul(g.ss(mid, .30, .56), .75)), c, hexc('#2c2116'))
        c = g.scalec(c, g.sub(1.0, g.mul(g.ss(open_, .90, .30), .62)))
        edge = g.add(.72, g.add(soft(n(9, 4), 1.1), soft(n(48, 4, .66), .8))); wet_ = g.ss(lip, g.add(edge, .18), g.sub(edge, .16)); tar = g.mul(g.ss(lip, g.add(edge, 1.0), edge), g.ss(n(40, 5, .68), .40, .56)); c = g.scalec(c, g.sub(1.0, g.mul(tar, .50))); c = g.mix(wet_, c, g.scalec(g.v('MULTIPLY', c, (1.0, .94, .84)), .24)); c = g.mix(g.mul(g.ss(lip, g.add(.34, soft(n(60, 4), .7)), .05), .8), c, g.mix(n(210, 3), hexc('#1a170c'), hexc('#4b4120')))
        c = g.mix(g.ss(u, .05, .8), c, g.scalec(hexc('#cfc7bc'), g.add(.72, g.mul(mid, .4))))          # silt
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0030; g.put(bm.inputs['Strength'], g.sub(.52, g.mul(wet_, .22))); g.put(bm.inputs['Height'], g.add(g.add(g.mul(mid, .60), g.mul(fine, .40)), g.add(g.add(g.mul(dust, .10), g.mul(g.mul(clear, grain[1][2]), .10)), g.sub(g.add(g.mul(quartz, .10), g.mul(grey, .08)), g.mul(crack, .5)))))
        sh = g.principled(Base_Color=c, Roughness=g.sub(.74, g.mul(wet_, .42)), Specular=g.add(.30, g.mul(wet_, .28)), Normal=bm.outputs[0]); return g.mixsh(lost(g, u, -3.5, .19), sh, g.node('ShaderNodeBsdfTransparent').outputs[0])
    surface('rock', Xg, Yg, Z, S.mat('rock', skerry if worn else bare if bared else rock, 0), (level-.012*np.clip(r2-1.3, 0, 3)*(not hump)-d*d/.34*(not hump)-Z if bared else wet)*100, np.clip(.5-proud/.0018, 0, 1) if bared else np.exp(-(q/.022)**2)+np.clip(-groove*4-.2, 0, .5), *(((Z > level-.0015) | (Yg < -.17))[:-1, :-1],) if hump else ())
    def frozen(g):
        """clear ice over the dark stone: clouded in places, a frozen margin that comes and goes, a crack that leans, a few bubbles"""
        u = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0]; p, z, sx, tx, a, b, fa, fb = lie(g); n = lambda k, d=4, r=.6: g.noise(p, k, d, r); soft = lambda q, k: g.mul(g.sub(q, .5), k)
        def crack(turn, off, w, k): ct, st = math.cos(turn), math.sin(turn); d = g.add(g.add(g.mul(g.sub(sx, ps), st), g.mul(g.sub(tx, pt), ct)), g.add(off, soft(n(k, 4), .05))); on = g.ss(n(11, 3), .42, .60); return g.mul(g.add(g.mul(g.ss(g.m('ABSOLUTE', d), w, 0), .40), g.mul(g.mul(g.ss(d, w*16, 0), g.ss(d, -w*.5, w*.5)), .12)), on)
        vb = cell(g, p, 190); r = g.xyz(vb.outputs['Color']); bub = g.mul(g.mul(g.ss(vb.outputs['Distance'], g.mul(r[0], .26), g.mul(r[0], .12)), g.ss(r[1], .72, .76)), 0.0 if flood else g.ss(n(15, 3), .52, .64))
        wide = g.mul(g.ss(n(17, 4, .65), .48, .74), .45); edge = g.mul(g.ss(g.add(u, g.add(soft(n(75, 6, .70), .34), soft(n(700, 2), .08))), g.add(wide, .02), g.mul(wide, .15)), g.mul(g.ss(wide, .01, .06), 0.0 if hump else 1.0))
        cloud = g.mul(g.ss(g.add(g.noise(g.vec(g.mul(fa, 9), g.mul(fb, 17), 2.0), 1.0, 6, .66), soft(n(300, 3), .10)), .47, .74), .06 if day or flood else .42); white = g.clamp(g.add(g.add(crack(.30, .030, .0007, 9), g.mul(bub, .4)), g.add(g.mul(edge, g.add(.25, g.mul(n(330, 4, .7), .6))), cloud)))
        held = g.sub(1.0, g.mul(edge, .7))                                                             # how much of the mirror its frost leaves
        if 'cat' in A:                                                                                 # lines that run with the shores, needles of frost
            out = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[1]; w = g.add(g.mul(out, 42.0), g.add(soft(n(9, 4), 2.2), soft(n(60, 4), .5))); line = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', w), .5)), g.add(.10, g.mul(n(40, 3), .16)), .0); fade = g.mul(g.mul(g.ss(out, .0, .02), g.ss(out, .22, .04, .25, 1.0)), g.ss(g.noise(g.vec(g.mul(sx, 14), g.mul(tx, 14), g.m('FLOOR', w)), 1.0, 4, .6), .36, .74))
            def needles(turn, k): ct, st = math.cos(turn), math.sin(turn); return g.ss(g.noise(g.vec(g.mul(g.add(g.mul(sx, ct), g.mul(tx, st)), 5*k), g.mul(g.sub(g.mul(tx, ct), g.mul(sx, st)), 55*k), turn), 1.0, 4, .6), .50, .72)
            feather = g.mul(g.m('MAXIMUM', g.m('MAXIMUM', needles(.3, 1.0), needles(1.35, 1.2)), needles(-.8, .8)), g.ss(n(8, 4), .38, .60)); etch = g.mul(g.add(g.mul(g.mul(line, fade), g.mul(g.ss(n(150, 4, .7), .34, .66), .40)), g.mul(feather, .4)), A['cat']); white, held = g.clamp(g.add(white, etch)), g.mul(held, g.sub(1.0, g.clamp(etch)))
        tr = g.node('ShaderNodeBsdfTransparent'); g.put(tr.inputs[0], g.mix(g.ss(u, 0, .9), (.9, .9, .9, 1), tuple(A.get('under', .32)*v for v in hexc('#dfeaf4')))); di = g.node('ShaderNodeBsdfDiffuse'); g.put(di.inputs[0], hexc('#dfe8f0'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0003; bm.inputs['Strength'].default_value = .3 if day else 1.0; swell = g.add(g.mul(n(17, 2), .45), g.mul(g.mul(edge, n(240, 4)), .12))
        if 'ripple' in A: paws = g.ss(g.noise(g.vec(g.mul(sx, 2.6), g.mul(tx, 5.5), 5.0), 1.0, 4, .6), .40, .66); slow = g.noise(g.vec(g.mul(sx, 3.1), g.mul(g.add(tx, g.mul(sx, .12)), 13.0), 2.0), 1.0, 3, .5); quick = g.noise(g.vec(g.mul(sx, 15), g.mul(g.sub(tx, g.mul(sx, .2)), 52), 3.0), 1.0, 3, .5); swell = g.add(swell, g.mul(g.add(g.mul(slow, 5.0), g.mul(g.mul(quick, paws), 1.1)), g.mul(g.ss(g.xyz(p)[1], -.12, -.29, .25, 1.0), A['ripple'])))          # long slow ones, quick ones where air touches it, lower towards the view's own
        g.put(bm.inputs['Height'], swell)
        gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[0].default_value = (1, 1, 1, 1); dull = g.add(g.mul(edge, .32), g.mul(cloud, .5)); g.put(gl.inputs['Roughness'], g.mul(g.ss(dull, .02, .3), .06 if day else .32)); g.put(gl.inputs['Normal'], bm.outputs[0]); fr = g.node('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = 1.31; g.put(fr.inputs['Normal'], bm.outputs[0])
        lp = g.node('ShaderNodeLightPath'); out = g.mixsh(g.mul(g.clamp(g.mul(fr.outputs[0], A.get('mirror', 1.0))), g.mul(held, g.sub(1.0, lp.outputs['Is Shadow Ray']))), g.mixsh(white, tr.outputs[0], di.outputs[0]), gl.outputs[0])
        if not hump: return out
        return g.mixsh(g.ss(g.add(g.xyz(p)[1], soft(n(9, 3), .08)), -.18, -.03), out, g.node('ShaderNodeBsdfTransparent').outputs[0])          # far off it melts into the view's own water
    i, j = (t < et+(.2 if hump else .1), np.abs(s) < .62) if flood else (np.abs(t-pt) < .16, np.abs(s-ps) < .30); at = lambda q: q[np.ix_(i, j)]; surface('ice', at(Xg), at(Yg), level+0*at(Z), S.mat('ice', frozen, 0), at(wet)*100, at(-h if flood else wet), ((at(wet) > -.004) & (not hump or at(Yg) < .01))[:-1, :-1])
    # dry grass from the crack: blades that bend under their own weight, some broken or lying, two slender heads; rime on the edge towards the light
    def dry(g):
        e, tone, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, 420, 3); c = g.ramp(g.add(tone, g.mul(g.sub(n, .5), .25)), [(0, hexc('#2f2419')), (.3, hexc('#5e4a30')), (.6, hexc('#94794e')), (.85, hexc('#bda377')), (1, hexc('#cfbf9c'))]); rime = g.mul(g.ss(e, .80, .95), g.mul(g.ss(n, .42, .60), .7))
        tr = g.node('ShaderNodeBsdfTranslucent'); g.put(tr.inputs[0], c); return g.mixsh(.35, g.principled(Base_Color=g.mix(rime, c, hexc('#dde2ea')), Roughness=.55, Specular=.25), tr.outputs[0])
    straw, k = S.mat('straw', dry, 0), A.get('tall', 1.0); thin = k**.6 if hump else 1.0
    def blade(P, wd, tone, twist=None):
        """a blade folded along its middle, or, without twist, a round stem"""
        D = np.gradient(P, axis=0); D /= np.linalg.norm(D, axis=1, keepdims=True); a = np.cross(D, [0, 0, 1.0]); a /= np.maximum(np.linalg.norm(a, axis=1, keepdims=True), 1e-6); b = np.cross(a, D); th = np.linspace(0, 2*math.pi, 7); col = lambda q: q[:, None, None]
        if twist is None: Q = P[:, None]+(a[:, None]*np.cos(th)[None, :, None]+b[:, None]*np.sin(th)[None, :, None])*col(wd)*.5; e = np.abs(th/math.pi-1)
        else: x, y = a*np.cos(twist)[:, None]+b*np.sin(twist)[:, None], b*np.cos(twist)[:, None]-a*np.sin(twist)[:, None]; e = np.array([0, .5, 1.0]); Q = P[:, None]+(x[:, None]*(e-.5)[None, :, None]+y[:, None]*np.abs(e-.5)[None, :, None]*.6)*col(wd)
        surface('blade', *np.moveaxis(Q, 2, 0), straw, e+0*Q[..., 0], tone[:, None]+0*Q[..., 0]).visible_glossy = not A.get('faint')
    def grow(off, az, el, bow, long, kink=2.0, N=30, root=(gs, gt), k=k):
        f = np.linspace(0, 1, N); up = el-bow*f**1.7-1.5*smooth(f, kink, kink+.06); az = az+rs.normal(0, .35)*f**1.5+.06*np.sin(f*5+rs.rand()*6); x0, y0 = to(root[0]+off, root[1]-.22*off+rs.normal(0, .003)); step = k*long/N; x, y, z = x0+np.cumsum(np.cos(up)*np.cos(az))*step, y0+np.cumsum(np.cos(up)*np.sin(az))*step, np.cumsum(np.sin(up))*step+float(ground(x0, y0))-.004; z[3:] = np.maximum(z, ground(x, y)+.0012)[3:]; return f, np.stack([x, y, z], 1)
    lean = lambda: math.radians(rs.normal(168, 42) if rs.rand() < .72 else rs.normal(5, 40))
    for i in range(46):
        lies = i > 36; long = rs.uniform(.035, .075) if lies else .030+.085*rs.rand()**1.3; f, P = grow(rs.normal(0, .013)*thin*thin, lean(), math.radians(rs.uniform(4, 32) if lies else rs.normal(76, 9)), rs.uniform(.1, .9) if lies else rs.uniform(.2, .9)+long*rs.uniform(1, 11), long, rs.uniform(.4, .75) if rs.rand() < .16 else 2.0); blade(P, (rs.uniform(.0009, .0019)*np.clip(1-f, 0, 1)**.7*(.6+.4*np.minimum(f*5, 1))+.00008)*thin, np.clip(rs.uniform(.15, .95)+.25*f-.30*(1-f)**6, 0, 1), rs.uniform(-.5, .5)+rs.normal(0, 1.1)*f)
    for off, az, el, bow, long in ((-.008, 160, 82, .80, .122), (.012, 38, 86, .62, .098)):
        f, P = grow(off*thin, math.radians(az), math.radians(el), bow, long, N=60); blade(P, .0009*thin*(1-.5*f), .55+.2*f)
        for o in np.sort(rs.uniform(.78, 1, 34)): j = min(int(o*60), 58); v = (P[j+1]-P[j]); v = v/np.linalg.norm(v)+rs.normal(0, .17, 3); l = thin*rs.uniform(.0022, .0040)*(1.3-o*.6); h = np.linspace(0, 1, 6); blade(P[j]+v*(l*h)[:, None], .0007*thin*np.sin(math.pi*(h*.86+.1)), .45+.3*rs.rand()+0*h)
    if worn:                                                        # a fuller tuft, a small one in the crack, weed that lies on the water's line
        i = np.argmin(np.abs(line)+np.abs(Xg-.158)+9*(on < .9)); small = Sg.flat[i], Tg.flat[i]
        for root, size, count, spread in (((gs, gt), k*1.0, 150, .0085), (small, k*.80, 48, .0060)):
            for i in range(count):
                lies = rs.rand() < .22; long = rs.uniform(.025, .060) if lies else .026+.118*rs.rand()**1.7; off = rs.normal(0, spread); f, P = grow(off, lean() if rs.rand() < .75 else math.radians(rs.uniform(0, 360)), math.radians(rs.uniform(6, 36) if lies else np.clip(rs.normal(70, 13), 30, 89)), rs.uniform(.2, 1.0) if lies else rs.uniform(.2, .9)+long*rs.uniform(2, 13), long, rs.uniform(.4, .75) if rs.rand() < .14 else 2.0, root=root, k=size); blade(P, (rs.uniform(.0008, .0018)*np.clip(1-f, 0, 1)**.7*(.6+.4*np.minimum(f*5, 1))+.00008)*size**.6, np.clip(rs.uniform(.05, .95)+.25*f-.35*(1-f)**6, 0, 1), rs.uniform(-.5, .5)+rs.normal(0, 1.1)*f)
        def wrack(g): e, tone, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; return g.principled(Base_Color=g.ramp(tone, [(0, hexc('#14110a')), (.5, hexc('#282311')), (1, hexc('#483d1e'))]), Roughness=.28, Specular=.5)
        straw = S.mat('wrack', wrack, 0); high = Z-level; at = np.flatnonzero((high > .0005) & (high < .0045) & (fore > .5) & (Yg < -.12) & (e > 0) & (e < .5) & (fbm(Xg*34, Yg*34, 3, 88) > .53)); at = at[rs.randint(len(at), size=420)]
        for i in at:
            long = rs.uniform(.004, .013); q = np.linspace(0, 1, 14); az = math.radians(-90+rs.normal(0, 38))+rs.normal(0, .9)*q; step = long/14; x, y = Xg.flat[i]+np.cumsum(np.cos(az))*step, Yg.flat[i]+np.cumsum(np.sin(az))*step; P = np.stack([x, y, np.maximum(ground(x, y), level)+.0006+.0008*rs.rand()*np.sin(math.pi*q)], 1); blade(P, rs.uniform(.0006, .0013)*np.sin(math.pi*(.12+.85*q)), np.clip(rs.rand()+.2*q, 0, 1), rs.uniform(-.4, .4)+rs.normal(0, .8)*q)
    P = (.25, .05, .03); glow = lambda at, *q: sheet(at, P, *q)
    def seen(at, col, k, w, h, lamp=False):                         # afterglow that ice and wet rock mirror, without an edge; a lamp is seen in clear ice only, as rough stone makes specks of it
        def b(g): u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; e = lambda q: g.pow(g.m('SINE', g.mul(q, math.pi)), 1.6); return g.addsh(g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc(col), g.mul(g.mul(e(u), e(v)), g.mul(g.node('ShaderNodeLightPath').outputs['Is Singular Ray'], k) if lamp else k)))
        o = S.mesh('seen', [(at[0]+a*w/2, at[1], at[2]+c*h/2) for a, c in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 2, 3)], [S.mat('seen', b, 0)], uvs=[(0, 0), (1, 0), (1, 1), (0, 1)]); o.visible_camera = o.visible_diffuse = o.visible_shadow = False
    if flood: seen = lambda *q: None                                # wide ice mirrors the view
    if hour == 'golden':                                            # lamps and the hall in the ice
        for x, z, k, q in ((1.5, 1.46, 22, .15), (1.82, 1.62, 9, .12), (2.15, 1.44, 30, .15), (2.32, 1.58, 12, .12), (2.75, 1.46, 16, .13), (-.85, .63, 11, .12), (-.25, .60, 24, .13), (.15, .66, 6, .10), (.62, .61, 18, .12)): seen((x, 6, z), '#ffa04c', k*A.get('k4', 1), q, q, True)
    elif hour == 'night':                                           # the hall's lamps, drawn out below themselves
        for x, z, k, w, h in ((1.42, 1.25, 3.0, .5, 1.4), (1.83, 1.30, 5, .09, 1.5), (1.95, 1.20, 2.4, .06, 1.2), (2.41, 1.25, 3.6, .07, 1.4)): seen((x, 6, z), '#ffa04c', k, w, h, True)
    if hour == 'golden': seen((1.2, 6, .8), '#ffb088', A.get('k3', 3.4), 4.6, 1.9); seen((1.6, 6, 2.4), '#6a9ad8', .5, 7, 2.6); glow((-1.6, 1.9, .75), '#ff9a58', A.get('k1', 6), .9, .7, False); glow((-.3, -1.2, 2.2), '#7f9ac8', A.get('k2', 2.4), 3.4, 2.6, False); S.lamp(*(((-5.0, 3.8, 1.75), '#ffa062') if hump else ((-2.4, 4.2, .8), '#ff9a50')), A.get('p1', 900), 1.5 if hump else .6)
    elif hour == 'night': seen((1.4, 6, 1.4), '#5a74c8', A.get('k3', .9), 8, 3.2); glow((2.2, 1.4, 1.0), '#ffae62', A.get('k1', 4), .7, .8, False); glow((-.6, -1.0, 2.2), '#6a86d0', A.get('k2', 2.4), 3.4, 2.6, False); S.lamp((.9, 2.6, .5), '#ffa860', A.get('p1', 130), .4); S.lamp((-4.6, 5.2, 3.4), '#a8bff0', A.get('p2', 1500), 1.3)
    else:
        eye, beam = tup(A['cam']), tup(A.get('beam', '-5.4,6,3.7,8000,.5')); low = tuple(a+b for a, b in zip(eye, beam)); S.lamp(low, A.get('beamc', '#ffe6cc'), *beam[3:]); sheet(low, P, A.get('beamc', '#ffe6cc'), 140, 1.4, 1.4).visible_diffuse = False      # the view hides the mood's own sun
        seen((1.2, 6, .9), '#eeebe6', A.get('k3', 2), 8, 2.6); glow((-.4, -1.0, 2.4), '#f0ede8', A.get('k1', 3.2), 3.6, 3.0, False)

def larch(g):
    """grey boards after rain, each its own tone (number and place across in the UVs): damp ones dark and dull, water standing in patches along them, screws"""
    u, y, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; i, q = g.m('FLOOR', u), g.sub(g.m('FRACT', u), .5); own = lambda k: g.white(g.vec(i, k, 1.7)); p = g.v('ADD', g.vec(g.mul(q, .118), g.mul(y, .045), 0.0), g.vec(g.mul(own(1.1), 3.7), g.mul(own(2.1), 5.3), i)); flat = g.vec(g.mul(q, .118), g.mul(y, .30), g.mul(i, .37))
    ring = g.m('SINE', g.add(g.mul(g.noise(p, 9, 3, .5, .6), 60.0), g.mul(q, 9.0))); fib = g.noise(p, 260, 5, .70); check = g.mul(g.ss(g.noise(p, 150, 3, .6), .64, .70), g.ss(own(4.1), .2, .7)); n = g.noise(flat, 24, 4, .6); film = g.ss(g.add(g.add(n, g.mul(g.sub(fib, .5), .22)), g.sub(g.mul(own(3.1), .30), g.mul(g.m('ABSOLUTE', q), .12))), .61, .73); damp = g.ss(g.add(n, g.mul(own(3.1), .30)), .42, .66)
    t = g.clamp(g.add(g.add(g.add(g.mul(ring, .14), g.mul(g.sub(fib, .34), 1.5)), g.mul(g.sub(g.noise(p, 60, 3, .6), .5), 1.3)), g.mul(g.sub(own(5.1), .5), .55))); c = g.mix(t, hexc('#332d28'), hexc('#a3978a')); c = g.scalec(c, g.mul(g.sub(1.0, g.mul(check, .7)), g.sub(1.0, g.mul(damp, .60)))); s = 9.0
    for k, row in ((6.1, .655), (7.1, .09), (8.1, -.47)):
        d = lambda a: g.m('SQRT', g.add(g.pow(g.m('ABSOLUTE', g.mul(g.sub(q, g.add(a, g.mul(g.sub(own(k), .5), .10))), .118)), 2.0), g.pow(g.m('ABSOLUTE', g.sub(y, g.add(row, g.mul(g.sub(own(k+a), .5), .026)))), 2.0))); s = g.m('MINIMUM', s, g.m('MINIMUM', d(.27), d(-.27)))
    screw = g.ss(s, .0046, .0038); c = g.mix(screw, g.scalec(c, g.sub(1.0, g.mul(g.ss(s, .016, .004), .35))), hexc('#3a3836'))
    bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0012; g.put(bm.inputs['Strength'], g.sub(.75, g.mul(film, .72))); g.put(bm.inputs['Height'], g.sub(g.add(g.mul(fib, .8), g.mul(ring, .10)), g.add(g.mul(check, 1.2), g.mul(screw, .8))))
    return g.principled(Base_Color=c, Metallic=g.mul(screw, .8), Roughness=g.sub(g.sub(.62, g.mul(damp, .20)), g.mul(film, .37)), Specular=.5, Normal=bm.outputs[0])
def jetty():
    """boards to the water's edge, each a little wider, cupped, tilted and longer than the next, the beam under their ends; gives the height at a point"""
    mt = S.mat('larch', larch, 0); q = np.r_[-.5, np.linspace(-.5, .5, 25), .5]; own = {}
    for i in range(-14, 15):
        w, z, tilt, cup, end, skew = own[i] = (rs.uniform(.1125, .1185), rs.uniform(-.003, .002), rs.normal()*.0020, rs.uniform(-.0012, .0030), rs.uniform(.708, .724), rs.normal()*.0012); y = np.r_[np.linspace(-2.5, end, 120), end]; Q, Y = np.meshgrid(q, y); round_ = np.clip((np.abs(Q)*w-w/2+.004)/.004, 0, 1)
        Z = z+tilt*Q*2+cup*(4*Q*Q-1)+.0012*np.sin(Y*3+i*1.7)-.004*(1-np.sqrt(1-np.minimum(round_, .999)**2))-.0018*np.clip((Y-end+.004)/.004, 0, 1); Z[:, [0, -1]] = Z[-1] = -.035
        surface('plank', i*.122+Q*w+skew*Y, Y, Z, mt, i+14.5+Q*.98, Y)
    E = Build(); E.box(0, .70, 3.6, .05, -.20, -.036, 1); E.to(S, 'beam', [S.plain('beam', '#1c1814', .6, haze=0)]*2)
    def at(x, y): i = round(x/.122); w, z, tilt, cup, _, skew = own[int(np.clip(i, -14, 14))]; u = np.clip((x-i*.122-skew*y)/w, -.5, .5); return z+tilt*u*2+cup*(4*u*u-1)+.0012*math.sin(y*3+i*1.7)
    return at
def ladder():
    """a jetty's wet boards and the two equal rails of its bathing ladder, open water and a far shore in haze behind"""
    deck = jetty(); V, F, r, k = [], [], .0155, 24; ox = A.get('ox', .12); t = np.linspace(0, math.pi, 60); V2, F2 = [], []
    def dried(g): n = g.noise(g.v('MULTIPLY', g.node('ShaderNodeNewGeometry').outputs['Position'], (1, 1, .35)), 60, 5, .65); return g.principled(Base_Color=g.mix(g.ss(n, .40, .66), hexc('#b9bdc2'), hexc('#8f9092')), Metallic=1.0, Roughness=g.add(.12, g.mul(g.ss(n, .44, .62), .20)))
    steel = S.mat('steel', dried, 0)
    Y, Z = (np.concatenate(q) for q in ((np.full(20, .30), .535-.235*np.cos(t), np.full(30, .77)), (np.linspace(0, .43, 20), .44+.235*np.sin(t), np.linspace(.43, -.9, 30)))); d = np.stack([np.gradient(Y), np.gradient(Z)], 1); d /= np.linalg.norm(d, axis=1, keepdims=True); n = len(Y)
    for x in (ox-.21, ox+.21):
        o = len(V); V += [(x+r*math.cos(a), y-r*math.sin(a)*e[1], z+r*math.sin(a)*e[0]) for y, z, e in zip(Y, Z, d) for a in 2*np.pi*np.arange(k)/k]; F += [(o+i*k+j, o+i*k+(j+1) % k, o+(i+1)*k+(j+1) % k, o+(i+1)*k+j) for i in range(n-1) for j in range(k)]
        lathe('flange', [(.040, 0), (.040, .004), (.036, .006), (.020, .008), (.017, .016)], steel, x, .30, 48).location.z = max(deck(x+a, .30+b) for a in (-.04, 0, .04) for b in (-.04, .04))
        for q in (.4, 2.5, 4.6): lathe('screw', [(.0052, .0045), (.0050, .0062), (.0030, .0076), (0, .0080)], steel, x+.029*math.cos(q+x), .30+.029*math.sin(q+x), 16)
        for _ in range(420):                                  # beads of water on the steel
            i, a, b = rs.randint(n-30), rs.rand()*2*math.pi, .0009+.0026*rs.rand()**2.6; f = rs.rand(); y, z = Y[i]*(1-f)+Y[i+1]*f, Z[i]*(1-f)+Z[i+1]*f; c = (x+r*math.cos(a), y-r*math.sin(a)*d[i][1], z+r*math.sin(a)*d[i][0]); o = len(V2)
            V2 += [(c[0]+b*math.sin(u)*math.cos(w), c[1]+b*math.sin(u)*math.sin(w), c[2]+b*1.15*math.cos(u)) for u in np.linspace(0, math.pi, 7) for w in 2*np.pi*np.arange(10)/10]; F2 += [(o+u*10+w, o+u*10+(w+1) % 10, o+u*10+10+(w+1) % 10, o+u*10+10+w) for u in range(6) for w in range(10)]
    S.mesh('rails', V, F, [steel], True); water = clear('water', '#ffffff', 1.33); S.mesh('beads', V2, F2, [water], True); R = Build()
    for z in (-.10, -.38): R.box(ox, .77, .42, .06, z, z+.025, 1)
    R.to(S, 'steps', [steel, steel]); drops((-1.4, 1.5, -1.4, .66), 1100, water, .0010, .0060, .22, deck)
    def sea(g):                                               # near water, beyond which the picture's own is seen, without a line where the two meet
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .05; bm.inputs['Strength'].default_value = .12; g.put(bm.inputs['Height'], g.noise(g.v('MULTIPLY', g.node('ShaderNodeNewGeometry').outputs['Position'], (1, 2, 1)), .9, 3, .5))
        return g.mixsh(g.ss(g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[1], 4, 12), g.principled(Base_Color=hexc('#1c2026'), Roughness=.12, Specular=.4, Normal=bm.outputs[0]), g.node('ShaderNodeBsdfTransparent').outputs[0])
    S.mesh('sea', [(-80, .9, -1.3), (80, .9, -1.3), (80, 20, -1.3), (-80, 20, -1.3)], [(0, 1, 2, 3)], [S.mat('sea', sea, 0)])
    def veil(g): z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]; h = g.div(g.sub(z, .62), 2.4); return g.mixsh(g.mul(g.exp(g.mul(g.mul(h, h), -1.0)), A.get('veil', .55)), g.node('ShaderNodeBsdfTransparent').outputs[0], g.emission(hexc(A.get('veilc', '#b08c96')), A.get('veilk', .5)))
    S.mesh('veil', [(-80, 22, -30), (80, 22, -30), (80, 22, 30), (-80, 22, 30)], [(0, 1, 2, 3)], [S.mat('veil', veil, 0)])
    sheet((-2.2, 3.2, 1.9), (ox, .5, .4), A.get('keyc', '#ffe0cc'), A.get('k1', 10), 1.2, 2.4); sheet((-1.9, -1.2, 1.2), (ox, .5, .4), '#b8c4e0', A.get('k2', 3), .7, 2.4); area((1.5, 3, 2.0), (ox, .5, .3), '#cfd8e8', 10, 1.0)
def piles():
    """New York: what the river has left of a pier, worn stumps of timber in still water, in rows with gaps that melt into the mist; hour=golden|night|haze.
    stand=u,row,radius,height,seed,crown[,lean x,lean y];... are the near ones (u, row: where they stand in the picture, 0..1 from its upper left corner; crown 0 worn round, 1 broken off on one side, 2 rotten at heart),
    field=x,y,turn,step,bents,files is the rest (the first pile's place, the way of the rows in degrees, metres between them), keep= the share that is left; bolt= is the stand that has an iron bolt; mirror= is how much more than clear water the river mirrors, ripple= its slope, lively= the share of that which far water keeps, sunlamp=u,row,strength,size the hazy sun, or what is left of it.
    After sunset the water is dark, k1= is the sky from behind the lens, k2= the last light on the left or by night the town's on the right, which wet wood mirrors; by day k2= is the mist's light on the left.
    By day still= is the water's own light, which takes no shadow, dissolve=row,row where the near mirror images begin to fade and are gone, keen= how much more the water mirrors at the near feet, lap= the slope of the fine ripples there, hem= the mist's height at them in metres, fine= the share of pale and dark fibres, barnacles and shade on the wood, soaked= the share of its brightness that wet wood loses, so that a pile is a dark shape in the mist.
    pale=share,share is the mist's share before a mirror image, at the foot and at the crest (one figure: the same all over), so that a pile ends where the water begins"""
    (ex, ey, ez), fit, w, h, lens = tup(A['cam']), A['fit'], A.get('w', 640), A.get('h', 400), A['lens']; F_ = lens/36*max(w, h); G_, tide_ = np.random.default_rng(A.get('seed', 5)), .17; hour = A.get('hour', 'haze'); milk, low = {'haze': ('#d8cbbb', '#fff0dc'), 'golden': ('#201620', '#ff9c7c'), 'night': ('#04060c', '#a4b2dc')}[hour]; S.sc.world.cycles.sampling_method = 'NONE'
    reach = lambda row: F_*ez/((row-fit)*h); begun, gone = tup(A.get('dissolve', '8,9')); fresh = A.get('fine', 0)
    foot, crest_ = (tup(A['pale'])*2)[:2]; faded = lambda g, sh: g.mixsh(g.mul(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], g.add(foot, g.mul(g.ss(g.node('ShaderNodeAttribute', attribute_name='up').outputs['Fac'], .0, 1.0), crest_-foot))), misty(g, sh), g.emission(hexc(A['airc']), .7))
    def wood(g):
        z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2]; u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; at = lambda q: g.node('ShaderNodeAttribute', attribute_name=q).outputs['Fac']; own = at('own'); n = lambda a, b, k, d=4, r=.62: g.noise(g.vec(g.mul(u, a), g.mul(v, b), g.add(own, k)), 1.0, d, r); soft = lambda q, k: g.mul(g.sub(q, .5), k)
        fib, hair, blot, column, grit = n(13, 240, 0.0), n(50, 700, 3.0, 2), n(9, 14, 5.0, 6), n(2.4, 34, 7.0, 4), n(260, 300, 9.0, 3)
        t = g.clamp(g.add(at('tone'), g.add(g.add(soft(fib, 1.5), soft(hair, .8)), g.add(soft(blot, 1.2), soft(column, .5))))); c = g.ramp(t, [(0, hexc('#1a1613')), (.28, hexc('#443e39')), (.58, hexc('#7b736b')), (1, hexc('#c0b8ae'))])
        tide = g.add(z, g.add(soft(column, .16), g.add(soft(blot, .10), soft(n(30, 90, 2.0), .05)))); damp = g.ss(tide, tide_+.07, tide_); weed = g.ss(tide, tide_*.62, tide_*.42)
        c = g.mix(damp, c, g.v('MULTIPLY', c, (.36, .32, .26))); c = g.mix(g.mul(weed, .88), c, g.mix(g.add(soft(grit, .9), blot), hexc('#0d0e09'), hexc('#34341f')))
        salt = g.mul(g.mul(g.ss(tide, tide_, tide_+.05), g.ss(tide, tide_+.15, tide_+.05)), g.ss(g.add(grit, soft(blot, .6)), .46, .66)); c = g.mix(g.mul(salt, .35), c, hexc('#b9b0a2'))
        shell = g.mul(g.mul(g.ss(n(170, 170, 11.0, 2), .62, .68), g.ss(tide, .02, .05)), g.ss(tide, tide_*.9, tide_*.5)); c = g.mix(g.mul(shell, .55), c, hexc('#8d867a'))
        rust = g.clamp(g.mul(at('rust'), g.add(.25, g.mul(column, 1.5)))); c = g.mix(g.mul(rust, .75), c, g.mix(fib, hexc('#21140e'), hexc('#4f3322'))); c = g.scalec(c, g.mul(1-A.get('soaked', 0), g.sub(1.0, g.mul(at('pit'), .88))))
        if fresh:
            pale, dark, worn_, crust = g.ss(n(5, 190, 13.0, 4), .57, .66), g.ss(n(3.5, 150, 17.0, 4), .55, .64), n(420, 420, 19.0, 3), n(190, 190, 23.0, 3); dry = g.sub(1.0, damp)
            c = g.scalec(c, g.mul(1-.24*fresh, g.add(.80, g.mul(worn_, .4)))); c = g.mix(g.mul(g.mul(pale, dry), .50*fresh), c, hexc('#b3a89a')); c = g.scalec(c, g.sub(1.0, g.mul(dark, .62*fresh)))
            c = g.mix(g.mul(g.mul(g.mul(g.ss(crust, .60, .65), g.ss(tide, tide_+.03, tide_*.8)), g.ss(tide, .03, .07)), .60*fresh), c, g.mix(worn_, hexc('#6f695e'), hexc('#b4ab9c')))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0022; bm.inputs['Strength'].default_value = .9; g.put(bm.inputs['Height'], g.add(g.add(fib, g.mul(hair, .3)), g.add(g.mul(g.mul(grit, weed), 1.4), g.mul(shell, .8))))
        sh = faded(g, g.principled(Base_Color=c, Roughness=g.sub(g.sub(.78, g.mul(damp, .34)), g.mul(weed, .10)), Specular=g.add(.25, g.mul(damp, .25)), Normal=bm.outputs[0]))
        if 'hem' in A: sh = g.mixsh(g.mul(g.exp(g.mul(g.pow(g.div(g.m('MAXIMUM', z, 0.0), g.mul(g.add(.04, g.mul(g.ss(n(2, 7, 29.0, 4), .44, .74), 2.4)), A['hem'])), 1.3), -1.0)), .34), sh, g.emission(hexc(milk), A.get('still', .7)))
        if 'dissolve' in A: sh = g.mixsh(g.mul(g.node('ShaderNodeLightPath').outputs['Is Glossy Ray'], g.ss(g.add(at('lost'), soft(n(40, 5, 31.0, 3), .5)), 0.0, 1.0)), sh, g.node('ShaderNodeBsdfTransparent').outputs[0])
        return sh
    def iron(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n, f = g.noise(p, 60, 5, .65), g.noise(p, 380, 4, .6); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .003; g.put(bm.inputs['Height'], g.add(n, g.mul(f, .4)))
        return faded(g, g.principled(Base_Color=g.mix(g.add(n, g.mul(g.sub(f, .5), .5)), hexc('#1a0f0b'), hexc('#643b27')), Roughness=.72, Specular=.3, Normal=bm.outputs[0]))
    wood_, iron_ = S.mat('wood', wood, 0), S.mat('iron', iron, 0)
    def pile(x, y, r, top, seed, crown, lx=None, ly=None, bolt=False):
        g = np.random.default_rng(int(seed)*7+1); o = seed*3.7; per_m = F_/max(y-ey, .3); na, low = int(np.clip(2*math.pi*r*per_m*1.5, 28, 1100)), -.06; nz, nr = int(np.clip((top-low)*per_m*1.1, 16, 700)), int(np.clip(r*per_m*.9, 6, 200)); lx, ly = g.normal(0, .045) if lx is None else lx, g.normal(0, .05) if ly is None else ly
        a = np.linspace(math.pi/2, 2.5*math.pi, na)[None]; oval, turn, way = g.uniform(.01, .07), g.uniform(0, 6.28), g.uniform(0, 6.28); big = [(g.uniform(0, 6.28), g.uniform(.004, .015), g.uniform(.25, .9)*top, g.uniform(.04, .15)) for _ in range(g.integers(3, 6))]; checks = [(g.uniform(0, 6.28), .0006*math.exp(g.uniform(0, 2.0)), g.uniform(.0, top), .03*math.exp(g.uniform(0, 2.3))) for _ in range(int(26+r*240))]
        turned = lambda a, c: np.abs((a-c+math.pi) % (2*math.pi)-math.pi)
        def crest(q, a):
            """the top's height at q radii from the heart"""
            X, Y = q*np.cos(a), q*np.sin(a); rag = fbm(X*r*26+o, Y*r*26, 4, 21); spike = np.clip(fbm(X*r*150+o, Y*r*150, 2, 22)-.5, 0, 1); Z = top+(X*math.cos(turn)+Y*math.sin(turn))*r*g_slope+.05*r*(fbm(X*1.3+o, Y*1.3, 3, 23)-.5)*4
            if crown == 0: Z = Z-r*(.20*np.clip(q, 0, 1)**4*(.3+1.4*fbm(X*2+o, Y*2, 3, 24)))+.030*(rag-.5)+.02*spike
            else:
                edge = X*math.cos(way)+Y*math.sin(way)-off+.30*(fbm(X*3+o, Y*3, 3, 25)-.5); step = smooth(edge, -.2, .3) if crown == 1 else smooth(1-q+.5*(fbm(X*2.4+o, Y*2.4, 3, 25)-.5), .22, .62)
                Z = Z-step*drop*(.55+.9*rag)+(.07+.10*(1-step)*np.exp(-((1-q)/.5)**2))*(rag-.5)+.028*spike*(1-.5*step)-.10*r*np.clip(q, 0, 1)**6
            for c, wd, L, deep in big: Z = Z-deep*np.clip((wd*np.clip((q-.12)/.9, 0, 1)**.6-turned(a, c+.10*np.sin(q*5+c))*q*r)/.003+.5, 0, 1)*(q > .12)
            return Z+.006*(fbm(X*r*260, Y*r*260+o, 2, 26)-.5)
        g_slope, off, drop = g.normal(0, .22), g.uniform(-.3, .35), g.uniform(.22, .5)*min(top, .5)
        rim = crest(np.ones_like(a), a); f = np.linspace(0, 1, nz)[:, None]; f = 1-(1-f)**1.25; Z = low+(rim-low)*f; d = rim-Z; A_ = a+0*Z; arc = A_*r
        furrow = fbm(arc*30+o, Z*.9, 3, 31, .6); fine = fbm(arc*300+o, Z*16, 4, 32, .65); line = lambda f, k, wide, sd: np.clip(1-np.abs(fbm(arc*f+o, Z*k, 2, sd)-.5)/wide, 0, 1)*np.clip(5*(fbm(arc*12+o, Z*2.2, 3, sd+20)-.42), 0, 1)**.5; split, hair = line(46, 1.5, .05, 45), line(120, 5, .08, 46); R = r*(1+oval*np.cos(2*(A_-turn))+.07*(fbm(np.cos(A_)*.8+o, np.sin(A_)*.8+Z*.8, 2, 33)-.5)+.05*Z/max(top, .4)-.06*np.exp(-((Z-.13)/.09)**2)*(.4+1.2*fbm(np.cos(A_)*1.5+o, np.sin(A_)*1.5, 2, 34)))
        R = R+.009*(furrow-.5)+.003*(fine-.5)-.009*split-.004*hair-np.clip(.014*np.exp(-d/.012)*(.2+1.4*fbm(arc*30+o, d*0, 3, 35)), 0, .02)+.016*np.clip(fbm(arc*40+o, Z*34, 4, 36)-.46, 0, 1)*np.exp(-((Z-.05)/.06)**2); pit = np.maximum(split*.9, hair*.6)
        for c, wd, L, deep in big: k = np.clip((wd*np.clip(1-d/L, 0, 1)**.7-turned(A_, c+.10*math.sin(5+c)+.05*(fbm(Z*4+c, Z*0, 3, 37)-.5)*np.clip(d/.05, 0, 1))*r)/.002+.5, 0, 1)*(d < L); R, pit = R-deep*.7*k, np.maximum(pit, k)
        for c, wd, z0, L in checks: k_ = (Z-z0)/L; k = np.clip((wd*np.clip(1-k_*k_, 0, 1)**.6-turned(A_, c+.03*(fbm(Z*9+c*9, Z*0, 2, 38)-.5))*r)/.0012+.5, 0, 1)*(np.abs(k_) < 1); R, pit = R-.008*k, np.maximum(pit, k*.9)
        q = np.linspace(1, 0, nr)[1:, None]; Zt = crest(q+0*a, a+0*q); Rt = R[-1:]*q; ring = fbm(q*r*90+.6*fbm(np.cos(a)*q*2+o, np.sin(a)*q*2, 3, 39), a*0, 2, 40); slot = np.clip((rim-.02-Zt)/.05, 0, 1)
        tone = np.concatenate([.36+.34*smooth(Z/top, .5, 1.02)+.9*(fine-.5), .62+.7*(ring-.5)-.5*slot+.4*(fbm(np.cos(a)*q*r*40+o, np.sin(a)*q*r*40, 4, 41)-.5)]); pit = np.concatenate([pit, slot*.75]); Z, R, A_ = (np.concatenate(t) for t in ((Z, Zt), (R, Rt), (A_, a+0*q))); X, Y = R*np.cos(A_)+lx*Z+g.normal(0, .03)*Z*Z, R*np.sin(A_)+ly*Z
        rust, zb = 0*Z, top*.70
        if bolt: rust = np.exp(-np.clip(zb-Z, 0, 1)/.12-np.abs(A_-math.pi*1.11)*r/.03)*(Z < zb+.02)
        m = surface('pile', x+X, y+Y, Z, wood_, Z, A_*r)
        lo, hi = (ez*((y-ey)/reach(q)-1) for q in (begun, gone)); lost = (Z-lo)/(hi-lo)
        for k, v in dict(tone=tone, pit=pit, rust=rust, own=0*Z+o % 50, lost=lost, up=Z/top).items(): m.data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(v, np.float32).ravel())
        if bolt:                                                   # a through bolt whose timber is gone, bent by what tore it off
            l, t = np.array([*np.linspace(0, .80, 24), .80, .801, .93, .931, *np.linspace(.935, 1, 6)])[:, None], np.linspace(0, 2*math.pi, 20)[None]; s_ = np.where((l > .8005) & (l < .9305), .021, .0095)*(1+.14*(fbm(l*30, t*2, 3, 44)-.5)); s_[-1] = 0; q = r*.8+.13*l; surface('bolt', x+lx*zb-q*math.cos(.35)+.3*s_*np.cos(t), y+s_*np.cos(t)-q*math.sin(.35), zb-.055*l*l+s_*np.sin(t), iron_, l+0*t, t+0*l)
    stands = [tup(q) for q in str(A['stand']).split(';')]; placed = []
    for i, (u, row, r, top, seed, crown, *tilt) in enumerate(stands):
        y = ey+ez*F_/((row-fit)*h); x = ex+(u-.5)*w*(y-ey)/F_; placed.append((x, y)); pile(x, y, r, top, seed, crown, *tilt, bolt=i == A.get('bolt', -1))
    if 'field' in A:
        x0, y0, turn, step, bents, files = tup(A['field']); _, _, to, _ = shore(turn)
        for i in range(int(bents)):
            for j in range(int(files)):
                k, (dx, dy), r, top, crown = G_.random(), G_.normal(0, .13*step, 2), G_.uniform(.105, .19), .20+.50*G_.random()**1.3, G_.integers(0, 3); sx, sy = to(i*step, -j*step*.92); x, y = x0+sx+dx, y0+sy+dy
                if k < A.get('keep', .6) and y > y0-.3 and all(math.dist((x, y), p) > 1.1 for p in placed): placed.append((x, y)); pile(x, y, r, top, 100+i*17+j, crown)
    def river(g):
        x, y, _ = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; far = g.ss(y, 40, 120); q = g.node('ShaderNodeBump'); q.inputs['Distance'].default_value = .01; q.inputs['Strength'].default_value = A.get('ripple', .5)
        swell = g.noise(g.vec(g.mul(x, .55), g.mul(y, .9), 0.0), 1.0, 2, .4); fine = g.noise(g.vec(g.mul(x, 3.4), g.mul(y, 6.0), 3.0), 1.0, 2, .45); where = g.ss(g.noise(g.vec(g.mul(x, .3), g.mul(y, .35), 8.0), 1.0, 3), .36, .62); waves = g.mul(g.add(g.mul(swell, 3.0), g.mul(g.mul(fine, where), .22)), g.ss(y, 2.5, 10, 1.0, A.get('lively', .10))); more = 1.0
        if 'lap' in A or 'keen' in A:                         # before each near foot: how high on its pile a point mirrors, and how far beside it
            fast, chop, torn = g.noise(g.vec(g.mul(x, 5.0), g.mul(y, 17.0), 5.0), 1.0, 3, .5), 0.0, g.noise(g.vec(g.mul(x, 7.0), g.mul(y, 7.0), 6.0), 1.0, 2)
            for (px, py), (*_, r, _t, _s, _c) in zip(placed, (q[:6] for q in stands)):
                up = g.mul(g.sub(g.div(py-ey, g.m('MAXIMUM', g.sub(y, ey), .2)), 1.0), ez); side = g.m('ABSOLUTE', g.sub(g.sub(x, ex), g.mul(g.sub(y, ey), (px-ex)/(py-ey)))); off = g.sub(g.m('SQRT', g.add(g.pow(g.m('ABSOLUTE', g.sub(x, px)), 2.0), g.pow(g.m('ABSOLUTE', g.sub(y, py)), 2.0))), r)
                before = g.ss(up, -.02, .0); more = g.add(more, g.mul(g.mul(g.mul(before, g.ss(side, r*2.0, r*1.0)), g.exp(g.mul(g.m('MAXIMUM', up, 0.0), -5.0))), A.get('keen', 0.0)))
                chop = g.add(chop, g.mul(g.mul(g.mul(before, g.ss(side, r*1.9, r*1.0)), g.mul(g.ss(up, .0, .16, .12, 1.0), g.ss(y, reach(gone+.06), reach(gone)))), fast)); chop = g.add(chop, g.mul(g.mul(g.m('SINE', g.mul(off, 2*math.pi/.085)), g.exp(g.mul(g.m('MAXIMUM', off, 0.0), -11.0))), g.mul(g.ss(torn, .46, .62), .16)))
            waves = g.add(waves, g.mul(chop, A.get('lap', 0.0)/A.get('ripple', .5)))
        g.put(q.inputs['Height'], waves)
        d = g.node('ShaderNodeBsdfDiffuse'); g.put(d.inputs[0], hexc(milk)); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[0].default_value = (1, 1, 1, 1); gl.inputs['Roughness'].default_value = .05; g.put(gl.inputs['Normal'], q.outputs[0]); fr = g.node('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = 1.33; g.put(fr.inputs['Normal'], q.outputs[0])
        if 'still' in A: d = g.node('ShaderNodeEmission'); g.put(d.inputs[0], hexc(milk)); d.inputs[1].default_value = A['still']
        share = g.mul(fr.outputs[0], A.get('mirror', 1.5))
        if 'keen' in A: share = g.mul(share, more); share = g.div(share, g.pow(g.add(1.0, g.pow(share, 6.0)), 1/6))          # no kink where all is mirrored
        return g.mixsh(far, g.mixsh(g.clamp(share), d.outputs[0], gl.outputs[0]), g.node('ShaderNodeBsdfTransparent').outputs[0])
    S.mesh('river', [(-600, -2, 0), (600, -2, 0), (600, 900, 0), (-600, 900, 0)], [(0, 1, 2, 3)], [S.mat('river', river, 0)])
    u, row, k, size = tup(A.get('sunlamp', '.37,.4,1,.06')); D = 1200; S.lamp((ex+(u-.5)*w/F_*D, ey+D, ez+(fit-row)*h/F_*D), low, k*D*D*12, size*D).visible_glossy = hour == 'night'
    for loc, col, power, size in {'haze': (((-34, 3, 9), '#fff0dc', A.get('k2', 0), 3),), 'golden': (((-24, -14, 26), '#a89cc8', A.get('k1', 30000), 14), ((-34, 6, 4), '#ff9a70', A.get('k2', 20000), 3)), 'night': (((-24, -14, 26), '#6f86c8', A.get('k1', 5000), 14), ((26, 24, 3), '#ffb070', A.get('k2', 1500), 1))}.get(hour, ()): S.lamp(loc, col, power, size).visible_glossy = size < 5
def strip(loc, target, col, k, length, width):
    """a long soft box, drawn out along x, for the lights that run along a car"""
    L, w = length/2, width/2; o = S.mesh('strip', [(-L, -w, 0), (L, -w, 0), (L, w, 0), (-L, w, 0)], [(3, 2, 1, 0)], [S.plain('strip', '#000000', haze=0, spec=0, emit=col, emit_k=k)]); o.data.materials[0].cycles.sample_as_light = True; o.location = loc; o.visible_camera = False
    d = Vector(target)-Vector(loc); o.rotation_euler = (math.atan2(d.y, -d.z), 0, 0); return o
def winch():
    """a yacht's winch that has sailed, so close that the frame cuts it: satin bronze browned and salted, three unlike turns of braided rope, wet and pressed flat under load, the uppermost riding on the next; the load comes from the right, the tail sags out of the jaws on the left; teak behind it; at= its place, post= how far to the right of the lens a stanchion is on the rail; the low sun over the sea behind on the left (p1= its power), the evening sky all round (skyk= its strength), a dark cockpit behind the camera and a dark cabin's side beside it on the right"""
    ox, oy, r = *tup(A['at']), .0054; unit = lambda q: q/np.linalg.norm(q, axis=-1, keepdims=True); ab = lambda g, v: g.m('ABSOLUTE', v); pos = lambda g: g.node('ShaderNodeNewGeometry').outputs['Position']; gr = np.random.default_rng(A.get('seed', 5))
    def bronze(rough, ruled):
        """brushed bronze: the lathe's lines (ruled= how deep), scars down the drum where rope has slipped, brown where nothing rubs, green in hollows, salt dried in rings and runs"""
        def b(g):
            p = pos(g); x, y, z = g.xyz(p)[0:3]; x, y = g.sub(x, ox), g.sub(y, oy); rho, a = g.m('SQRT', g.add(g.mul(x, x), g.mul(y, y))), g.m('ARCTAN2', y, x); big, n, f = g.noise(p, 32, 5, .62), g.noise(p, 170, 5, .65), g.noise(p, 1100, 4, .65)
            line = g.noise(g.vec(g.mul(rho, 2300.0), g.mul(z, 2300.0), g.mul(a, 1.3)), 1.0, 4, .65); scar = lambda k, up, t0, t1: g.ss(g.noise(g.vec(g.mul(a, k), g.mul(g.add(z, g.mul(rho, .6)), up), g.mul(n, .6)), 1.0, 3, .6), t0, t1); down = g.mul(scar(170.0, 22.0, .60, .70), g.ss(big, .36, .56)); fine = scar(620.0, 40.0, .56, .70); hair = g.ss(ab(g, g.sub(g.noise(g.vec(g.mul(a, 7.0), g.mul(g.add(z, g.mul(a, .006)), 620.0), g.mul(rho, 250.0)), 1.0, 2, .5), .5)), .014, .003)
            open_ = crevice(g, .0035); grime = g.ss(g.add(open_, g.mul(g.sub(n, .5), .5)), .80, .30); arris = g.node('ShaderNodeAmbientOcclusion', samples=2, only_local=True, inside=True); arris.inputs['Distance'].default_value = .0007; worn = g.ss(g.add(arris.outputs['AO'], g.mul(g.sub(n, .5), .6)), .72, .40)
            rub = g.mul(g.mul(g.ss(z, .034, .040), g.ss(z, .081, .076)), g.ss(rho, .050, .046)); brown = g.clamp(g.sub(g.add(.46, g.add(g.mul(g.sub(big, .5), 1.9), g.mul(g.sub(n, .5), 1.1))), g.add(g.mul(rub, .35), g.add(g.mul(worn, .7), g.add(g.mul(down, .5), g.mul(fine, .25))))))
            vo = g.node('ShaderNodeTexVoronoi'); g.put(vo.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 260, 3, out='Color'), .0035))); vo.inputs['Scale'].default_value = 210; d, own = vo.outputs['Distance'], g.xyz(vo.outputs['Color'])[0]; size = g.mul(g.ss(own, .62, 1.0), .42); ring = g.mul(g.ss(ab(g, g.sub(d, size)), .11, .02), g.ss(own, .64, .72)); within = g.mul(g.ss(d, size, g.mul(size, .6)), g.ss(own, .64, .72)); run = g.mul(g.ss(g.noise(g.vec(g.mul(a, 75.0), g.mul(z, 26.0), g.mul(rho, 20.0)), 1.0, 4, .62), .56, .72), g.ss(f, .36, .58)); dust = g.mul(g.ss(g.add(n, g.mul(g.sub(f, .5), .8)), .54, .72), g.ss(big, .40, .62)); salt = g.clamp(g.add(g.add(g.mul(ring, .75), g.mul(within, .22)), g.add(g.mul(run, .30), g.mul(dust, .42)))); salt = g.mul(salt, g.sub(1.0, g.mul(rub, .4)))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .00030; bm.inputs['Strength'].default_value = .42; g.put(bm.inputs['Height'], g.add(g.add(g.mul(line, ruled), g.add(g.mul(n, .30), g.mul(g.noise(p, 44, 3), .9))), g.sub(g.mul(salt, .14), g.add(g.mul(hair, .10), g.add(g.mul(down, .16), g.mul(fine, .08))))))
            c = g.mix(g.mul(line, .5), hexc('#b08a62'), hexc('#c9a47a')); c = g.mix(brown, c, g.mix(big, hexc('#4a3222'), hexc('#755338'))); c = g.mix(g.mul(grime, .8), c, g.mix(g.ss(n, .45, .62), hexc('#1d140e'), hexc('#4b5a4c'))); c = g.mix(g.mul(salt, .55), c, hexc('#b9b2a8'))
            return g.principled(Base_Color=c, Metallic=g.sub(1.0, g.clamp(g.add(g.mul(grime, .6), g.mul(salt, .62)))), Roughness=g.clamp(g.add(g.add(rough, g.mul(brown, .16)), g.add(g.mul(g.sub(n, .5), .12), g.add(g.mul(salt, .30), g.sub(g.mul(hair, .08), g.mul(worn, .10)))))), Specular=.35, Normal=bm.outputs[0])
        return S.mat('bronze', b, 0)
    def turned(name, prof, mat, relief=lambda q, P: 0*q, n=1440): P = np.array(prof); q = np.linspace(0, 2*math.pi, n)[:, None]; d = relief(q, P); d = d if isinstance(d, tuple) else (d, 0*d); rad = P[None, :, 0]+d[0]+0*q; surface(name, ox+rad*np.cos(q), oy+rad*np.sin(q), P[None, :, 1]+d[1]+0*rad, mat, q+0*rad, 0*rad)
    def bevelled(pts, e, n=5):
        """a profile with its corners rounded by e"""
        P = [np.array(q, float) for q in pts]; out = [P[0]]
        for a, b, c in zip(P, P[1:], P[2:]): u, v = a-b, c-b; d = min(e, np.linalg.norm(u)*.45, np.linalg.norm(v)*.45); u, v = b+unit(u)*d, b+unit(v)*d; out += [(1-t)**2*u+2*t*(1-t)*b+t*t*v for t in np.linspace(0, 1, n)]
        return out+[P[-1]]
    def dense(P, step=.0006): P = np.array(P); d = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]; q = np.unique(np.r_[d, np.arange(0, d[-1], step)]); return np.stack([np.interp(q, d, P[:, i]) for i in range(2)], 1)
    smooth_, satin, gap = bronze(.27, .55), bronze(.34, .95), S.plain('gap', '#050506', .6, spec=.1, haze=0)
    turned('base', bevelled([(.0665, -.001), (.0665, .0046), (.0590, .0058), (.0570, .0074), (.0545, .0074)], .0011), satin); lathe('seal', [(.0556, .004), (.0556, .012)], gap, ox, oy)
    drum = bevelled([(.0545, .0088), (.0606, .0088), (.0614, .0096), (.0614, .0122), (.0604, .0130), (.0598, .0128), (.0596, .0140)], .0005)[:-1]+curve([(.0596, .0138), (.0582, .0168), (.0546, .0222), (.0504, .0286), (.0466, .0350), (.0440, .0410), (.0430, .0460), (.0424, .0540), (.0424, .0660), (.0434, .0730), (.0456, .0780), (.0490, .0812), (.0508, .0826)], 9)+bevelled([(.0509, .0827), (.0516, .0836), (.0512, .0850), (.0440, .0852)], .0005)[1:]
    rib = lambda q, P: np.where((P[:, 0] < .0470) & (P[:, 1] > .02) & (P[:, 1] < .084), smooth(P[:, 1], .033, .038)*smooth(P[:, 1], .080, .077), 0)[None]*.00085*smooth(np.cos(q*40+.3*np.sin(q*3)), -.25, .35)
    turned('drum', dense(drum), smooth_, rib, 3600); lathe('neck', [(.0430, .080), (.0430, .090)], gap, ox, oy); ends = np.array(drum); body = lambda z: np.interp(z, ends[12:90, 1], ends[12:90, 0])
    tooth = lambda low: lambda q, P: (0*q*P[:, 0]+.00035*(smooth(P[:, 0], .0520, .0532)*smooth(np.cos(q*30), -.2, .5)), (1 if low else -1)*.0009*(smooth(P[:, 0], .036, .038)*smooth(P[:, 0], .0534, .0515)*(P[:, 1] > .0884 if low else P[:, 1] < .1056))*smooth(np.cos(q*30+.04*(P[None, :, 0]-.04)/.01*30), -.2, .6))
    turned('lower jaw', dense(bevelled([(.0430, .0858), (.0532, .0858), (.0540, .0868), (.0540, .0880), (.0530, .0890), (.0360, .0945), (.0350, .0980)], .0006)), satin, tooth(True), 3600); turned('upper jaw', dense(bevelled([(.0350, .0960), (.0360, .0998), (.0530, .1052), (.0540, .1062), (.0540, .1078), (.0528, .1090), (.0462, .1096), (.0455, .1088), (.0440, .1086)], .0006)), satin, tooth(False), 3600)
    lathe('ring', [(.0449, .104), (.0449, .1088), (.0430, .1088)], gap, ox, oy); turned('cap', dense(bevelled([(.0432, .1070), (.0432, .1104), (.0418, .1120)], .0008)[:-1]+curve([(.0421, .1117), (.0405, .1130), (.0330, .1150), (.0240, .1161), (.0150, .1165)], 8)+bevelled([(.0149, .1165), (.0124, .1164), (.0118, .1156), (.0118, .0950)], .0005)[1:]), smooth_); lathe('socket', [(.0119, .104), (.0001, .104)], gap, ox, oy)
    # the rope: from the right to the drum's near side, three turns, over the arm into the jaws, out on the left and down; its fourth number is how far it is pressed against the drum
    rad = np.radians; ring = lambda f, R, z: np.stack([ox+R*np.cos(rad(f)), oy+R*np.sin(rad(f)), z+0*f], -1); f = np.arange(-52, -991, -4.0); lay = ((-52, .0440), (-90, .0447), (-180, .0464), (-270, .0480), (-360, .0507), (-420, .0545), (-450, .0560), (-540, .0591), (-630, .0608), (-720, .0634), (-765, .0640), (-800, .0642), (-840, .0672), (-900, .0706), (-960, .0730), (-990, .0746)); zt = np.interp(-f, [-q for q, _ in lay], [q for _, q in lay]); zt = np.convolve(np.pad(zt, 6, 'edge'), np.hanning(15)[1:-1]/np.hanning(15).sum(), 'valid')+.0004*np.sin(rad(f*2.3))
    flat = np.interp(-f, (52, 120, 380, 470, 700, 800, 900, 990), (.83, .79, .80, .84, .86, .96, .93, .97)); over_ = .0054*np.exp(-((f+796)/32)**2)+.0011*np.exp(-((f+905)/28)**2); R = body(zt)+r*(flat-.03)+over_; up = np.array([-1010., -1032, -1054, -1076, -1096]); rise = ring(up, np.array([.0500, .0560, .0580, .0545, .0490]), np.array([.0752, .0815, .0895, .0950, .0970])); f2 = np.arange(-1112, -1262, -4.0); held = ring(f2, .0464+0*f2+.0010*np.sin(rad(f2*1.7)), .0972+.0006*np.sin(rad(f2*2.6))); e = held[-1]
    at = ring(f[:1], R[:1], zt[:1])[0]; load = np.array([at+np.array([.788, .616, -.03])*d for d in (1.3, .9, .6, .4, .25, .15, .08, .03)]); tail = e+np.array([(-.0030, .015, -.0010), (-.0085, .031, -.0080), (-.0140, .044, -.0260), (-.0175, .052, -.0500), (-.0165, .058, -.0740), (-.0080, .068, -.0905), (.010, .085, -.0918), (.045, .100, -.0918), (.090, .100, -.0918)])
    press = np.r_[np.linspace(1, .86, len(load)), flat, .97+0*up, .90+0*f2, np.ones(len(tail))]; path = np.column_stack([np.vstack([load, ring(f, R, zt), rise, held, tail]), press]); N, lead = 16, .0390
    P = np.array(curve(path, 12)); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P[:, :3], axis=0), axis=1))]; l = np.arange(0, d[-1], .00022); P = np.stack([np.interp(l, d, P[:, i]) for i in range(4)], 1); P = np.stack([np.convolve(np.pad(P[:, i], 12, 'edge'), np.hanning(25)/np.hanning(25).sum(), 'valid') for i in range(4)], 1); P, press = P[:, :3], P[:, 3:]; D = unit(np.gradient(P, axis=0)); U = np.empty_like(P); u = np.array([0., 0, 1])
    for i in range(len(P)): u = u-D[i]*(u@D[i]); u /= np.linalg.norm(u); U[i] = u
    W = np.cross(D, U); n = 145; t = np.linspace(0, 1, n)[None]; L_ = l[:, None]; around = np.cos(t*6.2832), np.sin(t*6.2832); s_ = L_+.0022*(fbm(L_*24, around[0]*.8+5, 3, 41)-.5)+.0030*(fbm(L_*5, around[1]*.6+9, 2, 45)-.5); tw = t+.035*(fbm(L_*11, L_*0, 3, 46)-.5)+.010*(fbm(L_*130, around[0]*1.5, 2, 47)-.5); a, b = N*(tw+s_/lead), N*(tw-s_/lead); i, j = np.floor(a), np.floor(b); q = (i+j) % 4; over = q < 2; across = np.where(over, a-i, b-j); along = np.where(over, q+b-j, q-2+a-i)/2; high = (1-np.abs(2*across-1)**2.4)*(.35+.65*np.sin(math.pi*np.clip(along, .02, .98))**.7); own = fbm(np.where(over, i, j+37)*3.7, L_*60, 2, 42)-.5; proud = fbm(np.where(over, i*1.7+.3*j, j*1.7+.3*i+37)*5.1, L_*240, 2, 48)-.5
    body_ = .93+.085*high*(1+1.2*proud)+.07*own*high+.035*(fbm(L_*14, L_*0, 3, 43)-.5)+.045*(fbm(L_*30, around[0]+3, 3, 49)-.5); sq = lambda v, e_: np.sign(v)*np.abs(v)**e_; full = 1-.45*(1-press)*2; V = P[:, None]+(r*body_)[..., None]*((sq(around[0], full)*(1+.55*(1-press)))[..., None]*U[:, None]+(sq(around[1], full)*press)[..., None]*W[:, None])
    def braid(g):
        """sixteen strands each way, two over two, of filaments; one each way is a faded blue; grey where it has been hauled, dark where it is wet"""
        l, t, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = pos(g); a, b = g.mul(g.add(t, g.div(l, lead)), float(N)), g.mul(g.sub(t, g.div(l, lead)), float(N)); i, j = g.m('FLOOR', a), g.m('FLOOR', b); fa, fb = g.sub(a, i), g.sub(b, j); q = g.sub(g.add(i, j), g.mul(g.m('FLOOR', g.div(g.add(i, j), 4.0)), 4.0)); A_ = g.m('LESS_THAN', q, 1.5); sel = lambda u, v: g.add(v, g.mul(A_, g.sub(u, v)))
        across, along, strand = sel(fa, fb), g.div(sel(g.add(q, fb), g.add(g.sub(q, 2.0), fa)), 2.0), sel(i, g.add(j, 5.0)); mod = g.sub(strand, g.mul(g.m('FLOOR', g.div(strand, float(N))), float(N))); fleck = g.add(g.mul(A_, g.m('LESS_THAN', ab(g, g.sub(mod, 3.0)), 0.6)), g.mul(g.sub(1.0, A_), g.m('LESS_THAN', ab(g, g.sub(mod, 12.0)), 0.6))); fil = g.noise(g.vec(g.mul(across, 9.0), g.mul(along, .9), g.mul(strand, 3.3)), 1.0, 3, .65); yarn = g.ss(ab(g, g.sub(across, .5)), .05, .0); edge = g.m('MAXIMUM', g.ss(ab(g, g.sub(across, .5)), .34, .5), g.ss(ab(g, g.sub(along, .5)), .40, .5)); big, fine = g.noise(p, 45, 4, .6), g.noise(p, 600, 3, .6)
        c = g.mix(g.clamp(g.add(g.add(.42, g.mul(g.sub(fil, .5), 1.5)), g.mul(g.sub(g.white(g.vec(strand, 1.0, 2.0)), .5), .5))), hexc('#a39684'), hexc('#efe4d0')); c = g.mix(g.mul(fleck, g.sub(.95, g.mul(g.ss(fine, .5, .7), .35))), c, g.mix(fil, hexc('#141b2c'), hexc('#3c4a66'))); soil = g.ss(g.add(big, g.mul(g.sub(fine, .5), .5)), .42, .70); c = g.mix(g.mul(soil, .55), c, g.scalec(hexc('#5a4f44'), g.add(.55, fil))); rust = g.mul(g.ss(g.noise(p, 21, 4, .6), .56, .72), g.ss(fine, .40, .62)); c = g.mix(g.mul(rust, .30), c, hexc('#7a5232'))
        wet = g.ss(g.add(g.noise(g.vec(g.mul(l, 13.0), 1.0, 7.0), 1.0, 3, .5), g.add(g.mul(g.sub(big, .5), .45), g.mul(g.sub(.058, g.xyz(p)[2]), 9.0))), .44, .60); c = g.scalec(c, g.sub(1.0, g.add(g.mul(edge, .70), g.add(g.mul(yarn, .22), g.mul(wet, .42)))))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .00014; bm.inputs['Strength'].default_value = .7; g.put(bm.inputs['Height'], g.add(g.mul(fil, .8), g.sub(g.mul(fine, .4), g.mul(yarn, .5)))); return g.principled(Base_Color=c, Roughness=g.sub(.74, g.mul(wet, .34)), Specular=g.add(.16, g.mul(wet, .22)), Sheen=.2, Normal=bm.outputs[0])
    surface('rope', *np.moveaxis(V, -1, 0), S.mat('braid', braid, 0), s_, tw)
    k = np.searchsorted(l, l[-1]-2.0); skin = P[k:], D[k:], (U*(1+.55*(1-press)))[k:], (W*press)[k:]; fuzz(skin, r*.98, 8000, .55, '#6f6557', '#d8cdba'); fuzz(skin, r*.98, 900, 1.1, '#6f6557', '#e4dac8')      # down, and a few longer broken filaments
    # water: beads that sag on the bronze, a few about to fall from an edge
    water = clear('water', '#ffffff', 1.33); V, F = [], []
    def bead(p, nrm, q, fall, tall):
        nrm = np.array(nrm)/np.linalg.norm(nrm); dn = np.array([0, 0, -1.])-nrm*-nrm[2]; dn = dn/np.linalg.norm(dn) if np.linalg.norm(dn) > 1e-3 else np.array([1., 0, 0]); sd = np.cross(nrm, dn); o, nu, nv, ph = len(V), 28, 12, gr.uniform(0, 6.28)
        for v in range(nv+1):
            t_ = math.pi/2*v/nv
            for w_ in range(nu): an = 2*math.pi*w_/nu; k_ = q*math.cos(t_)**.8*(1+.10*math.sin(2*an+ph)+.05*math.sin(3*an+2*ph)); V.append(tuple(np.array(p)+sd*k_*math.sin(an)+dn*(k_*math.cos(an)*(1+fall*(math.cos(an) > 0))+q*fall*.5*math.sin(t_))+nrm*(q*tall*math.sin(t_)-.00004)))
        for v in range(nv):
            for w_ in range(nu): a_, b_ = o+v*nu+w_, o+v*nu+(w_+1) % nu; F.append((a_, b_, b_+nu, a_+nu))
    def shed(prof, lo, hi, count, big, q0=-170, q1=-5):
        """beads on what is turned: on its profile between two heights"""
        pr = np.array(dense(prof)); dd = unit(np.gradient(pr, axis=0)); ok = np.nonzero((pr[:, 1] > lo) & (pr[:, 1] < hi) & (pr[:, 0] > .02))[0]
        for m_ in gr.choice(ok, count): th = rad(gr.uniform(q0, q1)); nr = (dd[m_, 1], -dd[m_, 0]); q = .00035+big*gr.random()**3.0; nr = nr if nr[0]*1+nr[1]*.3 > 0 else (-nr[0], -nr[1]); bead((ox+pr[m_, 0]*math.cos(th), oy+pr[m_, 0]*math.sin(th), pr[m_, 1]), (nr[0]*math.cos(th), nr[0]*math.sin(th), nr[1]), q, .35*abs(nr[0]), .55)
    shed([(.0540, .1062), (.0540, .1078), (.0528, .1090), (.0462, .1096)], .1063, .1095, 46, .0016); shed([(.0540, .0868), (.0540, .0880), (.0530, .0890)], .0866, .0889, 20, .0011); shed(drum, .018, .040, 26, .0010); shed(drum, .0725, .0835, 26, .0012); shed(curve([(.0421, .1117), (.0405, .1130), (.0330, .1150), (.0240, .1161), (.0150, .1165)], 8), .11, .1166, 34, .0017, 0, 360)
    for th, rr_, z_ in ((-118, .0534, .0858), (-61, .0534, .0858), (-143, .0534, .1052)): bead((ox+rr_*math.cos(rad(th)), oy+rr_*math.sin(rad(th)), z_), (.02*math.cos(rad(th)), .02*math.sin(rad(th)), -1), .0014, .05, 1.25)
    S.mesh('beads', V, F, [water], True)
    # the deck: teak planks laid along the boat, black seams, a covering board and a rail before the sea
    k = math.radians(62); edge = 1.22; cs, sn = math.cos(k), math.sin(k)
    def teak(g):
        """planks of unequal tone with straight fine grain, pores, seams a little proud; damp in patches, where it is darker and mirrors the sky"""
        p = pos(g); x, y, _ = g.xyz(p)[0:3]; s_, t_ = g.add(g.mul(x, cs), g.mul(y, sn)), g.sub(g.mul(y, cs), g.mul(x, sn)); q = g.div(g.add(t_, .013), .046); i = g.m('FLOOR', q); own = [g.white(g.vec(i, v, 5.0)) for v in (2.0, 7.0, 11.0)]; gap = g.add(g.mul(g.sub(.5, ab(g, g.sub(g.sub(q, i), .5))), .046), g.mul(g.sub(g.noise(g.vec(g.mul(s_, 60.0), g.mul(t_, 20.0), 2.0), 1.0, 4, .6), .5), .0006))
        n = lambda u, v, k_, d=4, rough=.6: g.noise(g.vec(g.mul(g.add(s_, g.mul(own[0], 3.0)), u), g.add(g.mul(t_, v), k_), g.mul(i, 3.3)), 1.0, d, rough)
        t_ = g.add(t_, g.mul(g.sub(n(3, 8, 0, 3), .5), .008)); ribbon, fib = n(4, 110, 2, 4, .6), n(14, 900, 3, 5, .68); pore = g.mul(g.ss(n(46, 1500, 4, 2, .5), .55, .64), g.ss(n(5, 60, 5, 2), .34, .60, .35, 1.0)); tone = g.clamp(g.add(g.add(.46, g.mul(g.sub(ribbon, .5), .9)), g.add(g.mul(g.sub(fib, .5), 1.1), g.mul(g.sub(own[1], .5), .45))))
        c = g.ramp(tone, [(0, hexc('#5c4636')), (.5, hexc('#9a7c60')), (1, hexc('#c4a688'))]); c = g.scalec(c, g.sub(1.0, g.mul(pore, .6))); wet = g.ss(g.add(g.noise(p, 9, 5, .6), g.mul(g.sub(g.noise(p, 90, 3, .6), .5), .3)), .36, .58); caulk = g.ss(gap, .0042, .0036); wet = g.mul(wet, g.sub(1.0, g.mul(pore, .5)))
        c = g.scalec(c, g.mul(g.add(.36, g.mul(own[2], .30)), g.sub(1.0, g.mul(wet, .46)))); c = g.mix(caulk, c, hexc('#08080a')); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0005; g.put(bm.inputs['Strength'], g.sub(.55, g.mul(wet, .38))); g.put(bm.inputs['Height'], g.add(g.sub(g.mul(fib, .7), g.mul(pore, .6)), g.mul(caulk, .8)))
        return g.principled(Base_Color=c, Roughness=g.add(g.sub(.58, g.mul(wet, .24)), g.mul(caulk, .30)), Specular=g.mul(g.add(.22, g.add(g.mul(own[2], .12), g.mul(wet, .14))), g.sub(1.0, g.mul(caulk, .9))), Normal=bm.outputs[0])
    S.mesh('deck', [(-4, -2.5, 0), (4, -2.5, 0), (4, edge, 0), (-4, edge, 0)], [(0, 1, 2, 3)], [S.mat('teak', teak, 0)])
    def cap(g): n = g.noise(g.v('MULTIPLY', pos(g), (5, 60, 60)), 6, 5, .65); return g.principled(Base_Color=g.mix(n, hexc('#4c3424'), hexc('#8e6a4e')), Roughness=.4, Specular=.3, Clearcoat=1.0, Clearcoat_Roughness=.08)
    lathe('stanchion', bevelled([(.036, .036), (.036, .040), (.0165, .043), (.0150, .084), (.0112, .088), (.0112, .7)], .002), S.plain('steel', '#94908e', .26, 1.0, haze=0), A['post'], edge+.020)
    sec = bevelled([(edge, 0), (edge, .022), (edge-.010, .025), (edge-.010, .036), (edge+.055, .036), (edge+.055, -.1)], .006); S.mesh('rail', [(x, y, z) for x in (-5, 5) for y, z in sec], [(i, i+1, len(sec)+i+1, len(sec)+i) for i in range(len(sec)-1)], [S.mat('rail', cap, 0)], False)
    # light: the sun's lamp, the sky; what metal mirrors behind the camera is dark below and dusk above
    S.sc.world.cycles.sampling_method = 'NONE'; low_sun('#ff9a58', A['p1'], .55)
    def dome(g):
        """the evening all round, by direction: warm towards the sun, a belt of rose behind the camera, the sea dark below"""
        d = g.v('NORMALIZE', g.v('SUBTRACT', pos(g), (ox, oy, .06))); x, y, z = g.xyz(d)[0:3]; n = g.noise(g.v('MULTIPLY', d, (2, 2, 7)), 1.5, 5, .6); e = g.add(z, g.mul(g.sub(n, .5), .05)); toward = g.ss(g.add(g.mul(y, .96), g.mul(x, -.28)), -.5, 1.0)
        c = g.mix(toward, g.ramp(e, [(0, hexc('#98807e')), (.10, hexc('#a88e8e')), (.28, hexc('#70809c')), (.6, hexc('#516c94')), (1, hexc('#40568a'))]), g.ramp(e, [(0, hexc('#e89a68')), (.10, hexc('#d0927c')), (.28, hexc('#8c8c9c')), (.6, hexc('#566f96')), (1, hexc('#40568a'))])); c = g.scalec(c, g.ss(n, .30, .66, .55, 1.25)); c = g.mix(g.ss(z, .004, -.012), c, hexc('#1a2236')); return g.emission(c, A['skyk'])
    th, ph = np.meshgrid(np.linspace(0, 2*math.pi, 49), np.linspace(-1.2, math.pi/2, 24), indexing='ij'); q = surface('dome', 60*np.cos(ph)*np.cos(th), 60*np.cos(ph)*np.sin(th), 60*np.sin(ph), S.mat('dome', dome, 0), th, ph); q.data.materials[0].cycles.sample_as_light = False
    dark = S.plain('dark', '#14110f', .8, haze=0); top = ((-7, .30), (-2.6, .34), (-2.3, .62), (-1.5, .66), (-1.3, .40), (-.5, .36), (-.42, .75), (.0, .80), (.1, .42), (.9, .38), (1.3, .95), (2.4, 1.05), (2.8, .50), (7, .40)); V = [(x, -1.9, z) for x, h in top for z in (-.6, h)]; S.mesh('cockpit', V, [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(len(top)-1)], [dark])
    S.mesh('hardtop', [(-1.7, -3.4, 2.05), (2.6, -3.4, 2.05), (2.4, -1.15, 1.95), (-1.5, -1.35, 1.95)], [(0, 1, 2, 3)], [S.plain('lining', '#000000', 1, spec=0, haze=0, emit='#4a3526', emit_k=.22)])
    q = S.mesh('cabin', [(.8, y, z) for y, z in ((-1.5, -.2), (.95, -.2), (.95, .9), (-1.5, .9))], [(0, 1, 2, 3)], [dark]); q.visible_camera = False
    sheet((-1.0, 1.9, .5), (ox, oy, .06), '#ff9c68', 8, 1.4, .9); sheet((-1.35, .42, .42), (ox, oy, .07), '#ff9a62', 20, .9, .7); sheet((-.75, -1.25, 1.5), (ox, oy, .06), '#93a0c4', 3.3, 1.3, 1.0)


def compass():
    """A yacht's compass at blue hour, so close that the frame cuts it: a dome filled with spirit, scratched, salted, with drops on it, over its black card, whose worn ivory marks one small red-amber bulb below the aged bronze rim lights from one side; damp teak out of focus"""
    ox, oy = .045, 0; zc, R = .016, .064; at = lambda r, a, z: (ox+r*math.cos(a), oy+r*math.sin(a), z); ab = lambda g, v: g.m('ABSOLUTE', v)
    def polar(g):
        x, y, z = g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[0:3]; x, y = g.sub(x, ox), g.sub(y, oy); return g.m('SQRT', g.add(g.mul(x, x), g.mul(y, y))), g.m('ARCTAN2', y, x), z
    def teak(g):
        """bare boards of unequal tone, damp in patches; raised grain, black caulking a little below it"""
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; x, y, _ = g.xyz(p)[0:3]; t_, s_ = g.sub(g.mul(x, math.cos(k)), g.mul(y, math.sin(k))), g.add(g.mul(x, math.sin(k)), g.mul(y, math.cos(k)))
        q = g.div(g.add(t_, .012), .060); i = g.m('FLOOR', q); own = [g.white(g.vec(i, v, 5.0)) for v in (2.0, 7.0, 11.0)]; gap = g.add(g.mul(g.sub(.5, ab(g, g.sub(g.sub(q, i), .5))), .060), g.mul(g.sub(g.noise(g.vec(g.mul(s_, 90.0), g.mul(t_, 40.0), 2.0), 1.0, 4, .6), .5), .0007))
        n = lambda u, v, k_, d=4, rough=.6: g.noise(g.vec(g.mul(g.add(s_, g.mul(own[0], 3.0)), u), g.add(g.mul(t_, v), k_), g.mul(i, 3.3)), 1.0, d, rough)
        t_ = g.add(t_, g.mul(g.sub(n(4, 8, 0, 3), .5), .010)); ring, ribbon, fib = g.m('SINE', g.mul(n(.9, 30, 1, 3, .5), 95.0)), n(6, 150, 2, 4, .6), n(20, 1150, 3, 5, .68); pore = g.mul(g.ss(n(60, 1500, 4, 2, .5), .55, .64), g.ss(n(5, 60, 5, 2), .34, .60, .35, 1.0))
        tone = g.clamp(g.add(g.add(g.mul(ring, .13), g.mul(g.sub(ribbon, .5), 1.2)), g.add(g.add(.45, g.mul(g.sub(fib, .5), 1.3)), g.mul(g.sub(own[1], .5), .55)))); c = g.ramp(tone, [(0, hexc('#2e1810')), (.5, hexc('#824a2c')), (1, hexc('#c08a58'))]); c = g.scalec(c, g.sub(1.0, g.mul(pore, .75)))
        caulk = g.ss(gap, .0024, .0020); c = g.mix(caulk, c, hexc('#08080a')); c = g.scalec(c, g.sub(1.0, g.mul(g.ss(gap, .0052, .0024), .45)))
        damp = g.mul(g.ss(g.add(n(7, 34, 6, 4), g.mul(g.sub(fib, .5), .35)), .44, .62), g.sub(1.0, g.mul(caulk, .6))); c = g.v('MULTIPLY', g.scalec(c, g.sub(1.0, g.mul(damp, .38))), hexc('#8f9ccc')); c = g.addc(c, g.scalec(hexc('#8f88b8'), g.mul(g.mul(damp, g.ss(y, -.10, .16, .02, .17)), g.add(.35, fib))))
        return g.emission(g.scalec(c, g.ss(polar(g)[0], .0915, .135, .22, 1.0)), .8)                   # out of focus below an even sky: lamps on it are only noise
    k = math.radians(24); along = lambda u, v: (u*math.cos(k)+v*math.sin(k), v*math.cos(k)-u*math.sin(k)); rail = .125; S.mesh('deck', [(*along(u, v), 0) for u, v in ((-2, -1), (2, -1), (2, rail), (-2, rail))], [(0, 1, 2, 3)], [S.mat('teak', teak, 0)])
    # the rim: cast, turned and screwed down, knocked about a little
    def bronze(g):
        """brown-black where no hand reaches and below, worn to the metal at the arrises (v) and on its crown, verdigris in its hollows (u), salt dried on it in spots and rings"""
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; r, a, z = polar(g); hollow, wear = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:2]; n, f, big = g.noise(p, 70, 6, .64), g.noise(p, 900, 3, .6), g.noise(p, 21, 5, .6); line = g.noise(g.vec(g.mul(r, 3400.0), g.mul(z, 3400.0), g.mul(n, 2.0)), 1.0, 3, .6); run = g.noise(g.vec(g.mul(a, 26.0), g.mul(z, 60.0), g.mul(r, 40.0)), 1.0, 4, .6); open_ = g.mul(crevice(g, .006, True), g.ss(z, .0002, .0020))
        rub = g.mul(g.clamp(g.add(g.mul(wear, 1.1), g.ss(g.add(z, g.mul(g.sub(big, .5), .004)), .0190, .0211, 0.0, .60))), g.ss(g.add(g.add(g.mul(big, .6), g.mul(n, .4)), g.mul(g.sub(f, .5), .4)), .38, .60, .30, 1.0)); low = g.ss(z, .0160, .0050, 0.0, .34)
        sector = g.sub(g.m('FRACT', g.add(g.sub(g.div(a, math.pi/4), .30), .5)), .5); across, out = g.mul(g.mul(sector, math.pi/4), .0826), g.sub(r, .0826); head = g.m('SQRT', g.add(g.mul(across, across), g.mul(out, out))); ring = g.mul(g.mul(g.ss(head, .0050, .0055), g.ss(head, .0074, .0056)), g.ss(z, .0085, .0070))
        tarn = g.clamp(g.sub(g.add(g.add(g.ss(g.add(g.mul(g.add(n, run), .5), g.mul(g.sub(big, .5), 1.2)), .36, .60, .25, 1.0), low), g.add(g.mul(g.ss(open_, .92, .5), .8), ring)), g.mul(rub, 1.05))); green = g.clamp(g.add(g.mul(g.mul(g.ss(open_, .92, .45), g.ss(g.add(n, g.mul(g.sub(f, .5), .3)), .44, .58)), g.sub(1.0, rub)), g.mul(hollow, g.ss(g.add(g.add(g.mul(run, .5), g.mul(big, .5)), g.mul(g.sub(f, .5), .5)), .40, .56, .15, 1.0)))); spot = g.mul(g.ss(g.add(g.noise(p, 260, 4, .6), g.mul(g.sub(big, .5), .5)), .57, .65), g.sub(1.0, rub))
        salt = 0.0
        for scale, thr in ((300, .70), (900, .80)):
            vo = g.node('ShaderNodeTexVoronoi'); g.put(vo.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 700, 2, .5, out='Color'), .0007))); vo.inputs['Scale'].default_value = scale; d = vo.outputs['Distance']; col = g.xyz(vo.outputs['Color']); size = g.add(.16, g.mul(col[1], .22))
            salt = g.m('MAXIMUM', salt, g.mul(g.m('GREATER_THAN', col[0], thr), g.add(g.mul(g.ss(ab(g, g.sub(d, size)), .07, .0), .8), g.mul(g.ss(d, size, g.mul(size, .8)), g.mul(f, .35)))))
        salt = g.mul(salt, g.mul(g.sub(1.0, g.mul(rub, .6)), g.ss(big, .34, .46)))
        c = g.mix(tarn, hexc('#bd8e5c'), g.mix(f, hexc('#4a2f1d'), hexc('#74502f'))); c = g.mix(g.mul(spot, .7), c, hexc('#1d120b')); c = g.mix(g.mul(green, .75), c, g.mix(f, hexc('#2c3f2e'), hexc('#6d7f5c'))); c = g.mix(g.mul(salt, .22), c, hexc('#cdc8bf')); matt = g.clamp(g.add(g.mul(green, .7), g.mul(salt, .8)))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0006; bm.inputs['Strength'].default_value = .55; g.put(bm.inputs['Height'], g.add(g.sub(g.add(g.add(g.mul(n, .5), g.mul(f, .14)), g.mul(line, .08)), g.mul(spot, .35)), g.mul(salt, .15)))
        return g.principled(Base_Color=c, Metallic=g.sub(1.0, matt), Roughness=g.clamp(g.add(g.add(g.add(.20, g.mul(g.sub(big, .5), .16)), g.mul(g.sub(1.0, rub), .06)), g.add(g.mul(tarn, .22), g.add(g.mul(matt, .3), g.mul(spot, .2))))), Normal=bm.outputs[0])
    prof = [(.0918, -.001)]+curve([(.0918, .0030), (.0914, .0046), (.0902, .0054), (.0880, .0058), (.0770, .0064), (.0752, .0068), (.0744, .0080), (.0738, .0120), (.0734, .0150), (.0728, .0160), (.0716, .0165), (.0712, .0172), (.0708, .0192), (.0696, .0207), (.0676, .0212), (.0658, .0207), (.0646, .0194), (.0642, .0175)], 7)+[(.0642, .010), (.0640, -.03)]
    metal = S.mat('bronze', bronze, 0); pr = np.array(prof); q = np.linspace(0, 2*math.pi, 1400)[:, None]; bend = np.gradient(np.unwrap(np.arctan2(*np.gradient(pr, axis=0).T[::-1]))); arris, hollow = np.clip(np.abs(bend)*3, 0, 1)[None]*(bend > 0), np.clip(np.convolve(np.clip(-bend, 0, 1), np.hanning(9), 'same')*2.2, 0, 1)[None]; knock = .00022*(fbm(np.cos(q)*4+9, np.sin(q)*4+pr[None, :, 1]*60, 3, 81)-.5)-.0006*arris*np.clip(fbm(np.cos(q)*7+5, np.sin(q)*7+pr[None, :, 0]*60, 3, 82)-.58, 0, 1)*4; rad = pr[None, :, 0]+knock
    surface('rim', ox+rad*np.cos(q), oy+rad*np.sin(q), pr[None, :, 1]+knock, metal, hollow+0*q, 0*q+np.clip(arris*1.6, 0, 1)); lathe('bowl', [(.0639, .012), (.0639, -.028), (.00001, -.030)], S.plain('bowl', '#050302', .8, spec=.1, haze=0, emit='#ff8c3c', emit_k=.02), ox, oy)
    e = np.linspace(-.0054, .0054, 150); X, Y = np.meshgrid(e, e); far = np.hypot(X, Y)
    for i in range(8):                                           # screws, each slot as it came to rest, burred by the driver
        a = (i+.30)*math.pi/4; t = 3.1*rs.rand(); cut = np.abs(X*math.cos(t)+Y*math.sin(t)); burr = np.exp(-((cut-.00062)/.00016)**2); Z = .0062+.0018*np.sqrt(np.clip(1-(far/.0056)**2, 0, 1))-.0013*np.clip((.00068-cut)/.0001, 0, 1)+.00008*burr-.004*(far > .0050); c = at(.0826, a, 0); surface('screw', c[0]+X, c[1]+Y, Z, metal, .8*(cut < .00060), np.clip(.95+burr*.4-1.4*(cut < .00056)+np.exp(-((far-.0048)/.0003)**2)*.8, 0, 1), (far < .0053)[:-1, :-1])
    # the card: one strip round it, u = bearing, v = from its middle out to the foot of its apron
    from PIL import Image, ImageDraw
    card = [(.0001, .0352), (.0384, .0350)]+[(.0384+.0012*math.sin(q), .0338+.0012*math.cos(q)) for q in np.linspace(.2, 1.1, 6)]+[(.0476, .0210), (.0476, .0200)]; run = np.r_[0, np.cumsum(np.hypot(*np.diff(np.array(card), axis=0).T))]; W_, H_ = 12000, int(12000*run[-1]/(2*math.pi*.045)); px = H_/run[-1]; im = Image.new('L', (W_, H_), 0); d = ImageDraw.Draw(im); top = run[1]*px; low = lambda v: top+v*(H_-top)
    arc = lambda cx, cy, rx, ry, a, b: [(cx+rx*math.cos(math.radians(t)), cy+ry*math.sin(math.radians(t))) for t in np.linspace(a, b, 24)]
    turned = lambda k: (k+10.5) % 360/360          # no mark where the strip's ends meet
    GLYPHS = {'N': [[(0, 1), (0, 0), (.66, 1), (.66, 0)]], 'E': [[(.6, 0), (0, 0), (0, 1), (.6, 1)], [(0, .48), (.5, .48)]], 'S': [arc(.3, .25, .28, .25, -30, -270)+arc(.3, .75, .3, .25, -90, 150)], 'W': [[(0, 0), (.22, 1), (.45, .2), (.68, 1), (.9, 0)]], '0': [arc(.3, .5, .3, .5, 0, 360)], '1': [[(.02, .2), (.22, 0), (.22, 1)]], '2': [arc(.29, .28, .28, .28, 180, 390)+[(0, 1), (.6, 1)]], '3': [arc(.27, .25, .26, .25, 200, 450)+arc(.27, .74, .31, .26, -90, 155)], '4': [[(.45, 1), (.45, 0), (0, .68), (.62, .68)]], '5': [[(.55, 0), (.08, 0), (.04, .44)]+arc(.27, .68, .31, .32, -130, 150)], '6': [arc(.30, .70, .29, .30, 0, 360), [(.02, .66)]+arc(.42, .52, .41, .52, 190, 285)]}
    nib = [(math.cos(t)*.50*math.cos(.5)-math.sin(t)*.17*math.sin(.5), -math.cos(t)*.50*math.sin(.5)-math.sin(t)*.17*math.cos(.5)) for t in np.linspace(0, 6.2832, 20, False)]; g_ = np.random.default_rng(17)
    def put(word, u, v, size, bold):
        """figures as an engraver's nib cuts them: heavy down, thin across, with feet and drops at their ends"""
        long = [max(x for l in GLYPHS[q] for x, _ in l) for q in word]; x = u*W_+(sum(long)+.30*(len(word)-1))*size/2
        for q, l in zip(word, long):
            for line in GLYPHS[q]:
                P = np.array(line, float); n = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]; t = np.linspace(0, n[-1], int(n[-1]*size/3)+2); P = np.stack([x-np.interp(t, n, P[:, 0])*size, v+(np.interp(t, n, P[:, 1])-.5)*size], -1)
                for cx, cy in P: d.polygon([(cx-i*bold, cy+j*bold) for i, j in nib], fill=255)
                for (cx, cy), (ex, ey) in ((P[0], P[8]), (P[-1], P[-9])):
                    if abs(ey-cy) > 2*abs(ex-cx) and q in 'NESW14': d.rectangle((cx-bold*1.0, cy-bold*.16, cx+bold*1.0, cy+bold*.16), fill=255)
                    elif q in '2356S' and math.hypot(*(P[0]-P[-1])) > bold: d.ellipse((cx-bold*.52, cy-bold*.52, cx+bold*.52, cy+bold*.52), fill=255)
            x -= (l+.30)*size
    for k in range(0, 360, 5):
        x = turned(k)*W_+g_.normal()*2.5; x0, x1, wd = (low(.02), low(.30+g_.normal()*.008), 11) if k % 10 == 0 else (low(.02), low(.17+g_.normal()*.010), 6.5); wd *= g_.uniform(.70, 1.25); w1 = wd*g_.uniform(.70, 1.05); ink_ = int(255*(1-.62*g_.random()**2.4)); d.polygon([(x-wd, x0), (x+wd, x0), (x+w1, x1), (x-w1, x1)], fill=ink_); d.rectangle((x-wd*.6, top-px*(.0046 if k % 10 else .0066), x+wd*.6, top-px*.0018), fill=int(ink_*.8))
    for k in range(0, 360, 30): put({0: 'N', 90: 'E', 180: 'S', 270: 'W'}.get(k, str(k//10)), turned(k), low(.63), px*(.0078 if k % 90 == 0 else .0064), px*(.00155 if k % 90 == 0 else .00128))
    for k in range(0, 360, 45):
        w = W_/360*(3.4 if k % 90 == 0 else 2.2); x = turned(k)*W_; d.polygon([(x-w, px*.0125), (x-W_/360*.3, px*(.0300 if k % 90 == 0 else .024)), (x+W_/360*.3, px*(.0300 if k % 90 == 0 else .024)), (x+w, px*.0125)], fill=190 if k % 90 == 0 else 110)
    d.rectangle((0, top-px*.0012, W_, top-px*.0009), fill=170); a = blur(np.asarray(im, np.float32)[::-1, :, None]/255, 3.0)[..., 0]; ink = image('card', np.repeat(a[..., None], 3, -1))
    # light on the card is worked out, point by point, the lamp's and the sky's: a lamp this small is hardly ever sampled, and marks under glass are speckle
    way = np.array(card); v_ = np.linspace(0, 1, 200); pr_, pz = (np.interp(1-v_, run/run[-1], way[:, j]) for j in (0, 1)); nr, nz = np.gradient(pz, v_), -np.gradient(pr_, v_); ln = np.hypot(nr, nz)*np.where(nz+nr < 0, -1, 1); nr, nz = nr/ln, nz/ln; light = np.zeros((200, 1024)); turn = math.radians(-112); th = turn-((np.arange(1024)+.5)/1024-10.5/360)*2*math.pi
    for a, k_ in ((-124, .95),): dx, dy, dz = .0620*np.cos(math.radians(a)-th)[None]-pr_[:, None], .0620*np.sin(math.radians(a)-th)[None], .017-pz[:, None]; d2 = dx*dx+dy*dy+dz*dz+.014**2; light += k_*(np.maximum(dx*nr[:, None]+dz*nz[:, None], 0)+.0012)/d2**1.5*1e-3
    lit = image('lit', light[..., None]*np.array(hexc('#ff9650'))*1.5+(nz[:, None]**2*(1+.5*np.cos(th-2.4)[None]))[..., None]*np.array(hexc('#6c84bc'))*.75)
    def printed(g):                                              # black enamel on a turned disc, its marks engraved and filled, the filler worn and yellowed
        t = g.node('ShaderNodeTexImage', image=ink, extension='REPEAT'); g.put(t.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); p = g.node('ShaderNodeNewGeometry').outputs['Position']; n, f = g.noise(p, 120, 5, .6), g.noise(p, 1500, 3, .6); deep = g.xyz(t.outputs[0])[0]; m_ = g.mul(g.ss(g.add(deep, g.mul(g.sub(f, .5), .55)), .30, .62), g.mul(g.ss(g.add(n, g.mul(g.sub(f, .5), .7)), .30, .50, .30, 1.0), g.ss(deep, .3, 1.0, .35, 1.0))); dust = g.ss(g.noise(p, 2600, 2, .5), .70, .76)
        c = g.mix(m_, g.mix(n, hexc('#0a0a0c'), hexc('#1a191d')), g.mix(g.add(g.mul(n, .6), g.mul(f, .4)), hexc('#9c8a66'), hexc('#e6d6b4'))); c = g.mix(g.mul(dust, .35), c, hexc('#6c6760')); glow = g.node('ShaderNodeTexImage', image=lit, extension='REPEAT'); g.put(glow.inputs[0], g.node('ShaderNodeUVMap').outputs[0]); return g.principled(Base_Color=(0, 0, 0), Emission=g.v('MULTIPLY', c, glow.outputs[0]), Emission_Strength=1.0, Roughness=.5, Specular=.05)
    nu = 720; T = np.linspace(0, 2*math.pi, nu+1)[:, None]; pr = np.array(card)[None]; tilt = .016; X = pr[..., 0]*np.cos(-T+turn); Y = pr[..., 0]*np.sin(-T+turn); surface('card', ox+X, oy+Y, pr[..., 1]+0*T+tilt*X, S.mat('card', printed, 0), T/(2*math.pi)+0*pr[..., 0]+10.5/360, 1-run[None]/run[-1]+0*T)
    lathe('pivot', curve([(.0070, .0350), (.0070, .0362), (.0060, .0372), (.0036, .0380), (.0030, .0392), (.0001, .0396)], 6), brass('pin', '#6a5236', .34), ox, oy)
    q = at(.0540, math.radians(-97), 0); lathe('lubber', [(.00045, -.01), (.00045, .0370), (.0001, .0376)], S.mat('lubber', lambda g: g.emission(hexc('#c88a58'), g.ss(g.xyz(g.node('ShaderNodeNewGeometry').outputs['Position'])[2], .036, .014, .015, .15)), 0), q[0], q[1], 12)
    # the dome: camera and mirrors see its card refracted and on it the sky by direction, which is free of noise; what the far side would show is one dim gradient
    def dome(g):
        geo, lp = g.node('ShaderNodeNewGeometry'), g.node('ShaderNodeLightPath'); I, N = geo.outputs['Incoming'], geo.outputs['Normal']; M = g.v('SUBTRACT', g.scalec(N, g.mul(g.v('DOT_PRODUCT', I, N), 2.0)), I); mx, my, mz = g.xyz(M)[0:3]; az, el = g.m('ARCTAN2', g.mul(mx, -1.0), g.mul(my, -1.0)), g.m('ARCSINE', mz)
        p = geo.outputs['Position']; x, y, z = g.xyz(p)[0:3]; n = g.noise(p, 38, 4, .6); veil = g.add(el, g.add(g.mul(g.sub(n, .5), .34), g.mul(az, -.03))); pane = g.mul(g.mul(g.ss(veil, .40, .60), g.ss(veil, .86, .62)), g.mul(g.ss(g.add(az, g.mul(g.sub(n, .5), .9)), .8, 1.7), g.ss(g.add(az, g.mul(g.sub(n, .5), .6)), 3.1, 2.3)))
        sky = g.mix(g.ss(my, -.4, .9), g.ramp(g.add(.5, g.mul(el, .32)), [(0, hexc('#04050a')), (.46, hexc('#0b0f1c')), (.54, hexc('#3d5488')), (1, hexc('#142c58'))]), g.ramp(g.add(.5, g.mul(el, .32)), [(0, hexc('#060912')), (.40, hexc('#2a3f70')), (.50, hexc('#a08cae')), (.62, hexc('#5a78b0')), (1, hexc('#142c58'))])); sky = g.addc(sky, g.scalec(hexc('#8294c4'), g.mul(pane, 2.1)))
        fresnel = g.node('ShaderNodeFresnel'); fresnel.inputs[0].default_value = 1.45; F = fresnel.outputs[0]; thru = g.node('ShaderNodeBsdfRefraction'); thru.inputs['IOR'].default_value = 1.36; thru.inputs['Roughness'].default_value = 0; g.put(thru.inputs[0], g.mix(F, (1, 1, 1), (0, 0, 0))); up = g.div(g.sub(z, zc), R); round_ = g.m('ARCTAN2', g.sub(y, oy), g.sub(x, ox)); f = g.noise(p, 900, 3, .6)
        tide = g.add(.0195, g.add(g.mul(g.noise(g.vec(g.mul(round_, 3.0), 0.0, 1.0), 1.0, 3, .45), .0085), g.mul(g.sub(f, .5), .0007))); over = g.sub(z, tide); grain = g.ss(g.add(g.mul(g.noise(p, 420, 4, .65), .7), g.mul(f, .3)), .40, .62); salt = g.mul(g.add(g.add(g.mul(g.ss(ab(g, over), .00042, .00005), .17), g.mul(g.mul(g.ss(over, .0002, -.0002), g.ss(over, -.0065, 0.0)), .050)), g.mul(g.ss(ab(g, g.add(over, .0024)), .00025, 0.0), .05)), g.mul(grain, g.ss(g.noise(p, 46, 3, .5, w=2.0), .38, .60)))
        fx, fz = g.add(round_, 2.28), g.sub(z, .0330); fu, fv = g.add(g.mul(fx, .060), g.mul(fz, .55)), g.sub(fz, g.mul(fx, .025)); wipe = g.noise(g.vec(g.mul(fu, 90.0), g.mul(fv, 2100.0), 3.0), 1.0, 3, .6); smear = g.mul(g.mul(g.ss(g.m('SQRT', g.add(g.pow(g.div(fu, .0135), 2.0), g.pow(g.div(fv, .0056), 2.0))), 1.25, .25), g.ss(wipe, .36, .62, .25, 1.0)), g.ss(n, .30, .60, .4, 1.0)); lines = 0.0
        for k, turn_, odds in ((1, .5, .55), (2, 1.9, .57), (3, 2.7, .60)):
            q = g.node('ShaderNodeMapping'); g.put(q.inputs[0], p); q.inputs['Rotation'].default_value = (turn_*.5, turn_, turn_*1.4); q.inputs['Scale'].default_value = (22, 520, 520); w = g.noise(q.outputs[0], 1, 1, .4, w=float(k)); lines = g.m('MAXIMUM', lines, g.mul(g.ss(ab(g, g.sub(w, .5)), .010, .0), g.ss(g.noise(p, 52, 2, .5, w=k*2.0), odds, odds+.10)))
        ember = g.mul(g.exp(g.mul(g.pow(g.div(g.add(round_, 2.2), .55), 2.0), -1.0)), g.ss(z, .050, .018)); film = g.addc(g.scalec(hexc('#8c98c6'), g.add(.20, g.mul(up, .35))), g.scalec(hexc('#ff8a48'), g.mul(ember, .40))); dirt = g.add(g.add(salt, g.mul(smear, .055)), g.mul(lines, .16))
        front = g.addsh(thru.outputs[0], g.emission(g.addc(g.scalec(sky, g.mul(F, g.sub(.8, g.mul(smear, .25)))), g.scalec(film, dirt))))
        out = g.node('ShaderNodeVectorMath', operation='REFRACT'); g.put(out.inputs[0], g.scalec(I, -1.0)); g.put(out.inputs[1], N); g.put(out.inputs['Scale'], 1.36); _, oy_, oz = g.xyz(out.outputs[0])[0:3]; far = g.ramp(g.add(.5, oz), [(0, hexc('#070507')), (.24, hexc('#140d10')), (.27, hexc('#262a58')), (.44, hexc('#5a5490')), (.485, hexc('#63577e')), (.492, hexc('#0c1024')), (.515, hexc('#10142a')), (.53, hexc('#b08c9c')), (.64, hexc('#5a6ca4')), (1, hexc('#142c58'))]); back = g.emission(g.mix(g.ss(oy_, -.2, .3), hexc('#05070e'), far), .5); clear_ = g.node('ShaderNodeBsdfTransparent'); g.put(clear_.inputs[0], (.88, .90, .94)); return g.mixsh(g.m('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), g.mixsh(geo.outputs['Backfacing'], front, back), clear_.outputs[0])
    t = np.linspace(.032, math.pi/2, 120); lathe('dome', [(R*math.cos(a), zc+R*math.sin(a)) for a in t[:-1]]+[(.00001, zc+R)], S.mat('dome', dome, 0), ox, oy, 384)
    def bead(g):
        """a drop: the dome through it, the sky on it, one light's point"""
        geo = g.node('ShaderNodeNewGeometry'); I, N = geo.outputs['Incoming'], geo.outputs['Normal']; M = g.v('SUBTRACT', g.scalec(N, g.mul(g.v('DOT_PRODUCT', I, N), 2.0)), I); el = g.xyz(M)[2]; fr = g.node('ShaderNodeFresnel'); fr.inputs[0].default_value = 1.33; thru = g.node('ShaderNodeBsdfRefraction'); thru.inputs['IOR'].default_value = 1.33; thru.inputs['Roughness'].default_value = 0
        spark = g.ss(g.v('DOT_PRODUCT', M, tuple(Vector((-.55, .10, .83)).normalized())), .955, .985); sky = g.addc(g.ramp(g.add(.5, g.mul(el, .5)), [(0, hexc('#05060c')), (.48, hexc('#2a3f70')), (.56, hexc('#a08cae')), (.8, hexc('#5a78b0'))]), g.scalec(hexc('#d8dcf4'), g.mul(spark, 5.0)))
        return g.mixsh(geo.outputs['Backfacing'], g.addsh(thru.outputs[0], g.emission(g.scalec(sky, g.m('MINIMUM', fr.outputs[0], .6)))), g.node('ShaderNodeBsdfTransparent').outputs[0])
    water, V, F = S.mat('bead', bead, 0), [], []; g_ = np.random.default_rng(31); put_ = []
    while len(put_) < 46:                                         # on the dome's upper left, heavy-tailed, drawn down a little by their weight
        a, e, r = math.radians(g_.normal(-134, 17)), g_.uniform(.42, 1.12), .00026+.00150*g_.random()**4.2; n = Vector((math.cos(a)*math.cos(e), math.sin(a)*math.cos(e), math.sin(e))); P = Vector((ox, oy, zc))+n*R
        if any((P-b).length < (r+c)*1.15 for b, c in put_): continue
        put_.append((P, r)); s_ = n.cross((0, 0, 1)).normalized(); up = s_.cross(n)*-1; ph, sag, o = g_.random()*6.28, r*140, len(V)
        for j in range(9):
            t = math.pi/2*j/8
            for q in range(20): an = 2*math.pi*q/20; w = (1+.08*math.sin(2*an+ph)+.05*math.sin(3*an+ph*2))*math.cos(t)**.8*r; V.append(P+s_*(math.cos(an)*w)+up*(math.sin(an)*w*(1.06+.10*sag)+r*.35*sag*math.sin(t)*.5)+n*(r*.72*math.sin(t)-r*r/(2*R)-.00002))
        for j in range(8):
            for q in range(20): b, c = o+j*20+q, o+j*20+(q+1) % 20; F.append((b, c, c+20, b+20))
    S.mesh('drops', [tuple(v) for v in V], F, [water], True)
    for loc, col, k, w, h in (((-1.3, .5, 1.0), '#8ea8dc', 9, 1.4, 1.4), ((.1, .2, 1.6), '#9db2dc', 6, 2.0, 1.2), ((1.4, .5, .5), '#e8a078', 6, .8, 1.0), ((-.5, -1.5, 1.2), '#8398c8', 5, 1.8, 1.2)): sheet(loc, (ox, oy, .03), col, 1.25*k, w, h)
    S.sc.world.cycles.sampling_method = 'NONE'
def paint(col, joints=lambda g, x, y, z: None):
    """a car's lacquer: a dark coat under a clear one; joints(g, x, y, z) is 1 in the gaps between panels"""
    def b(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; o = g.principled(Base_Color=hexc(col), Metallic=.55, Roughness=.30, Clearcoat=1.0, Clearcoat_Roughness=.015); j = joints(g, *g.xyz(p)[0:3])
        return o if j is None else g.mixsh(j, o, g.principled(Base_Color=(0, 0, 0, 1), Roughness=1.0, Specular=0.0))
    return S.mat('paint', b, 0)
def bonnet():
    """a car's bonnet after rain, the city's lamps before it"""
    z = lambda X, Y: -.20*(np.abs(X)/.8)**2.4-.06*((Y+.2)/.9)**2-.9*np.clip(Y-.50, 0, 9)**1.8+.020*np.exp(-((np.abs(X)-.30-.10*Y)/.035)**2)*np.clip((.6-Y)*2, 0, 1)
    S.grid('bonnet', -1.1, 1.1, -.9, .80, 500, 420, z, paint(A.get('col', '#0b0f16'))); w = clear('water', '#ffffff', 1.33); zz = lambda x, y: float(z(np.array(x), np.array(y)))
    drops((-.60, .60, -.70, .42), A.get('n', 1600), w, .0016, .0105, .34, zz)
    strip((0, 1.2, 1.6), (0, 0, 0), '#ffd2a0', A.get('k1', 4.0), 2.4, .10); area((-1.6, .6, .9), (0, 0, 0), '#8fa6e0', 8, .6); area((1.4, .9, .7), (0, 0, 0), '#ff9a5a', 6, .3)
def flank():
    """the flank of a dark car, by two lights that run along it"""
    sec = np.array(curve([(.16, .14), (.05, .22), (.0, .34), (.018, .48), (.004, .60), (-.030, .690), (-.034, .704), (-.018, .722), (.05, .762), (.20, .806), (.55, .835)], 18)); nx = 620; X = np.linspace(-2.6, 2.2, nx); V, F = [], []; n = len(sec)
    for x in X:
        hip = math.exp(-((x-1.05)/.62)**2); up = .035*x+.055*hip
        for y, z in sec: q = np.clip((z-.30)/.4, 0, 1); V.append((x, y-.085*hip*q+.02*(x/2)**2, z+up*q))
    for i in range(nx-1): F += [(i*n+j, (i+1)*n+j, (i+1)*n+j+1, i*n+j+1) for j in range(n-1)]
    def joints(g, x, y, z):
        line = lambda x0, k, c: g.m('LESS_THAN', g.m('ABSOLUTE', g.sub(x, g.add(x0, g.add(g.mul(z, k), g.mul(g.mul(z, z), c))))), .0028); sill = g.m('GREATER_THAN', z, .27)
        d = g.m('SQRT', g.add(g.pow(g.sub(x, 1.12), 2), g.pow(g.sub(z, .31), 2))); return g.clamp(g.add(g.mul(g.add(line(.02, -.12, .55), line(-1.35, .06, 0)), sill), g.m('LESS_THAN', d, .375)))
    S.mesh('flank', V, F, [paint(A.get('col', '#0a0c12'), joints)], True)
    R = Build(); R.tube([(1.12+.379*math.cos(t), -.072+.05*(1-math.sin(t)), .31+.379*math.sin(t)) for t in np.linspace(-.1, math.pi+.1, 60)], .007, 10); R.to(S, 'arch', [S.plain('arch', '#0a0a0c', .2, haze=0, spec=.6)], True)
    at = lambda x, z0: (x, -.012-.085*math.exp(-((x-1.05)/.62)**2)*min((z0-.30)/.4, 1)+.02*(x/2)**2-.006, z0+(.035*x+.055*math.exp(-((x-1.05)/.62)**2))*min((z0-.30)/.4, 1)); T = Build(); T.tube([at(x, .655+.012*(x-1.66)/.5) for x in np.linspace(1.66, 2.19, 30)], .0065, 10); T.to(S, 'tail', [S.plain('tail', '#300', haze=0, emit='#ff2a14', emit_k=A.get('tail', 14))], True)
    S.mesh('floor', [(-30, -8, 0), (30, -8, 0), (30, 40, 0), (-30, 40, 0)], [(0, 1, 2, 3)], [S.plain('floor', '#060607', .18, haze=0, spec=.5)])
    strip((0, A.get('y1', -1.2), 2.6), (0, 0, .7), '#ffe0bc', A.get('k1', 4), 9, A.get('w1', .5)); strip((0, -4.2, A.get('z2', 1.5)), (0, 0, .6), A.get('c2', '#ff9a58'), A.get('k2', 2.2), 14, A.get('w2', .5)); strip((0, 1.8, 2.2), (0, 0, .8), '#8fa6e0', A.get('k3', 2.0), 6, .5)
def wheel():
    """a car's wheel from so close that the frame cuts it: the right half of its leather rim, sewn by hand along the inside, where thumbs have polished the grain away; behind it the dashboard's top, the windscreen's pillar and the road ahead. at= where its stitches are in focus, turn= how far round the rim that is (degrees from its right), p1= the power of the low sun on the left.
    l runs along the rim, off across its seam, d is the height above its skin"""
    c, s = math.cos(math.radians(64)), math.sin(math.radians(64)); R, a, b, seam = .186, .0168, .0180, math.radians(116); t0 = math.radians(A.get('turn', 38)); g = np.random.default_rng(A.get('seed', 5)); unit = lambda q: q/np.linalg.norm(q, axis=-1, keepdims=True)
    def at(l, off, d=0.0, o=np.zeros(3)):
        t, p = t0+l/R, seam+off/.0174; r, q = R+(a+d)*np.cos(p), (b+d)*np.sin(p); return np.stack(np.broadcast_arrays(r*np.cos(t), r*np.sin(t)*c-q*s, r*np.sin(t)*s+q*c), -1)+o
    O = np.array(tup(A['at']))-at(np.zeros(1), 0.0)[0]
    # the stitches: none as long, as slanted or as tight as the next
    L = -.17+np.cumsum(.0050*(1+.09*g.normal(size=72)).clip(.74, 1.3)); wide, slant, tight = .00235+.00022*g.normal(size=(72, 2)), .0023+.00040*g.normal(size=72), g.random(72); holes = [(L[i]+k*slant[i]/2, k*wide[i, int(k > 0)]) for i in range(72) for k in (-1, 1)]
    def skin(l, off):
        e = np.abs(off)+.00022*(fbm(l*260, off*0+3, 3, 11)-.5); d = .0011*(fbm(l*22, off*30, 3, 12)-.5)+.00055*(fbm(l*90+off*40, off*60, 3, 13)-.5)+.00042*np.exp(-((e-.0014)/.0010)**2)-.0016*np.exp(-(e/.00042)**2)-.0004*np.exp(-(e/.0012)**2)+.00024*np.exp(-(e/.004)**2)*(fbm(l*420, off*150, 2, 14)-.5)*4
        for (x, y), k in zip(holes, np.repeat(tight, 2)): i = slice(*np.searchsorted(l[:, 0], (x-.004, x+.004))); q, v = l[i]-x, off-y; d[i] -= (.00045+.00040*k)*np.exp(-(q/.00062)**2-(v/.00055)**2)+(.00016+.00022*k)*np.exp(-(q/.0013)**2-(v/.0022)**2)
        return d
    l, off = np.arange(-.17, .19, .00020)[:, None], np.unique(np.r_[np.arange(-.05, .05, .0005), np.arange(-.0075, .0075, .00013)])[None]; P = at(l, off, skin(l, off), O)
    def hide(g_):
        """full grain, its cells of unequal size and depth, pulled long towards the seam, worn flat and dark where thumbs lie, chafed paler on the seam's lips"""
        u, v, _ = g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; n = lambda fu, fv, det=4, r=.6, z=0.0: g_.noise(g_.vec(g_.mul(u, fu), g_.mul(v, fv), z), 1.0, det, r); big, mid, fine = n(26.0, 30.0), n(130.0, 150.0, 4, .62, 2.0), n(2600.0, 2600.0, 3, .6, 5.0); e = g_.m('ABSOLUTE', v)
        w = g_.scalec(g_.v('SUBTRACT', g_.noise(g_.vec(g_.mul(u, 420.0), g_.mul(v, 420.0), 1.0), 1.0, 3, .55, out='Color'), (.5, .5, .5)), .9)
        def cells(k, sq): q = g_.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', voronoi_dimensions='2D'); g_.put(q.inputs['Vector'], g_.addc(g_.vec(g_.mul(u, k*sq), g_.mul(v, k), 0.0), w)); q.inputs['Scale'].default_value = 1.0; return q.outputs[0]
        worn = g_.clamp(g_.mul(g_.ss(g_.add(g_.exp(g_.mul(g_.add(g_.pow(g_.m('ABSOLUTE', g_.div(g_.sub(u, .006), .026)), 2.0), g_.pow(g_.m('ABSOLUTE', g_.div(g_.sub(v, .0115), .0075)), 2.0)), -1.0)), g_.mul(g_.sub(mid, .5), .55)), .22, .72), 1.0)); rub = g_.m('MAXIMUM', worn, g_.mul(g_.ss(big, .56, .70), .45))
        grain = g_.add(g_.mul(g_.ss(cells(820.0, .86), .0, .26), .62), g_.mul(g_.ss(cells(1750.0, 1.1), .0, .30), .30)); grain = g_.mul(grain, g_.add(.55, g_.mul(mid, .9))); h = g_.add(g_.mul(grain, g_.sub(1.0, g_.mul(rub, .80))), g_.add(g_.mul(fine, .06), g_.mul(n(700.0, 90.0, 3, .6, 8.0), .22)))
        lip = g_.mul(g_.ss(e, .0030, .0010), g_.ss(g_.add(mid, g_.mul(g_.sub(fine, .5), .6)), .44, .66)); gap = g_.ss(e, .00070, .00025)
        col = g_.mix(g_.clamp(g_.add(g_.mul(big, .7), g_.mul(g_.sub(mid, .3), .6))), hexc('#21140e'), hexc('#503b2c')); col = g_.scalec(col, g_.add(.62, g_.mul(grain, .62))); col = g_.mix(g_.mul(rub, .55), col, hexc('#2e2019')); col = g_.mix(g_.mul(lip, .30), col, hexc('#a8764e')); col = g_.scalec(col, g_.sub(1.0, g_.mul(gap, .85)))
        bm = g_.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .00023; bm.inputs['Strength'].default_value = .9; g_.put(bm.inputs['Height'], h); return g_.principled(Base_Color=col, Roughness=g_.add(g_.sub(.58, g_.mul(rub, .20)), g_.mul(g_.sub(fine, .5), .12)), Specular=g_.add(.13, g_.mul(rub, .16)), Normal=bm.outputs[0])
    surface('rim', *np.moveaxis(P, -1, 0), S.mat('hide', hide, 0), l+0*off, off+0*l)
    # waxed linen of three plies, soiled where hands are; down on it
    def linen(g_):
        p, (u, v, _) = g_.node('ShaderNodeNewGeometry').outputs['Position'], g_.xyz(g_.node('ShaderNodeUVMap').outputs[0])[0:3]; f = g_.noise(g_.vec(g_.mul(u, 2.0), g_.mul(v, 9.0), 0.0), 1.0, 4, .65); n = g_.noise(p, 90, 4, .6); col = g_.mix(g_.clamp(g_.add(g_.mul(f, .8), g_.mul(g_.sub(n, .5), .5))), hexc('#a07c50'), hexc('#ecd3a8')); col = g_.mix(g_.mul(g_.ss(n, .46, .66), .5), col, g_.scalec(hexc('#6a4c30'), g_.add(.5, f)))
        bm = g_.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .00006; bm.inputs['Strength'].default_value = .8; g_.put(bm.inputs['Height'], f); return g_.principled(Base_Color=col, Roughness=.62, Specular=.25, Sheen=.3, Normal=bm.outputs[0])
    thread = S.mat('linen', linen, 0); q, ph = np.linspace(0, 1, 64), np.linspace(0, 2*math.pi, 15)[None]
    for i in range(72):
        r = .00040*(1+.10*g.normal()); x, y = L[i]+slant[i]*(q-.5)+.00010*np.sin(q*5+g.random()*6), np.interp(q, (0, 1), (-wide[i, 0], wide[i, 1])); d = -.0013+(.0013+.00030+r*.8+.00025*(1-tight[i]))*np.sin(math.pi*np.clip(q, .004, .996))**.33; C = at(x, y, d, O); D = unit(np.gradient(C, axis=0)); U = unit(at(x, y, d+.001, O)-C); U = unit(U-D*(U*D).sum(1, keepdims=True)); W = np.cross(D, U); tw = 2*math.pi*(q*2.1+g.random())
        for k in range(3):
            v = tw+k*2.0944; M = C+r*.52*(np.cos(v)[:, None]*U+np.sin(v)[:, None]*W); V = M[:, None]+r*.56*(1+.10*(fbm(q[:, None]*9+i*3, ph+k, 2, 15)-.5))[..., None]*(np.cos(ph)[..., None]*U[:, None]+np.sin(ph)[..., None]*W[:, None]); surface('ply', *np.moveaxis(V, -1, 0), thread, ph+0*q[:, None]+i*7+k*2, q[:, None]+0*ph)
        fuzz((C[6:-6], D[6:-6], U[6:-6], W[6:-6]), r*1.05, 3500, 1.4, '#a07c50', '#ecd3a8')
    # the dashboard's top under dust, its cowl nearer; the pillar; the sun, the sky through the glass, a little of the cabin's own light
    z = O[2]+R*s*math.sin(t0)
    def top(g_): p = g_.node('ShaderNodeNewGeometry').outputs['Position']; n = g_.noise(p, 40, 5, .6); return g_.principled(Base_Color=g_.mix(n, hexc('#120e0d'), hexc('#2c221e')), Roughness=.42, Specular=.5)
    dark = S.mat('dash', top, 0); lie = lambda X, Y: z-.080-.012*np.clip((Y-.45)/.5, 0, 1)-.16*np.clip((.36-Y)/.20, 0, 1)**1.6+.026*np.exp(-((X+.17)/.15)**4)*np.clip((Y-.16)/.1, 0, 1)*np.clip((.52-Y)/.14, 0, 1)-.05*np.clip(np.abs(X)-.25, 0, 1); S.grid('dash', -1.4, 1.4, .15, 1.0, 200, 140, lie, dark)
    S.mesh('below', [(-1.5, .16, -1), (1.5, .16, -1), (1.5, .16, z-.20), (-1.5, .16, z-.20)], [(0, 1, 2, 3)], [dark]); B = Build(); B.tube([(-.46, .50, z-.30), (-.360, .62, z-.06), (-.300, .60, z+.10), (-.205, .50, z+.34)], .030, 20); B.to(S, 'pillar', [dark], True)
    sun = S.lamp((-2.7, -.02, z+.42), '#ffd0a6', A.get('p1', 1100), .14); sun.visible_camera, sun.visible_glossy = False, True; area((.45, .7, z+.65), (0, 0, z), '#9a94c0', 12, .6); area((.5, -.9, z+.6), (0, 0, z), '#b9b4d0', 9.0, .7)
def kerb():
    """a race track's kerb, red and white, under its lamps"""
    def z(X, Y): f = np.clip((X-.02)/.95, 0, 1); saw = (Y/.21 % 1)**1.5; return f*.055+np.clip(f*7, 0, 1)*np.clip((1-f)*7, 0, 1)*.022*(.5-.5*np.cos(2*np.pi*saw))-.04*np.clip((X-.97)/.05, 0, 1)
    def coat(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; x, y, zz = g.xyz(p)[0:3]; band = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', g.add(g.mul(y, .78), 40.0)), .5)), .246, .254); n = g.noise(p, 34, 6, .65); grain = g.noise(p, 420, 4, .6); streak = g.noise(g.v('MULTIPLY', p, (16, .55, 1)), 1.0, 5, .6)
        c = g.mix(band, hexc('#b0181c'), hexc('#ddd8ce')); c = g.mix(g.ss(g.add(n, g.mul(g.sub(grain, .5), .5)), .60, .70), c, hexc('#5c5751')); c = g.mix(g.mul(g.ss(streak, .50, .68), g.mul(g.ss(x, .95, .05, 0, 1), .85)), c, hexc('#0c0b0b'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0012; bm.inputs['Strength'].default_value = .25; g.put(bm.inputs['Height'], g.add(grain, n)); film = g.ss(g.noise(p, 5, 4, .6), .36, .64)
        return g.principled(Base_Color=c, Roughness=g.sub(.52, g.mul(film, .24)), Specular=.5, Normal=bm.outputs[0])
    S.grid('kerb', .0, 1.05, -.6, 26, 60, 5200, z, S.mat('coat', coat, 0), False)
    def tar(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], p); v.inputs['Scale'].default_value = 95; r = g.xyz(v.outputs['Color'])[0]; n = g.noise(p, 300, 4, .6); film = g.ss(g.noise(p, 2.2, 5, .6), .46, .60); line = g.ss(g.noise(g.v('MULTIPLY', p, (2.6, .12, 1)), 1.0, 4, .6), .48, .66)
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .004; g.put(bm.inputs['Strength'], g.sub(.8, g.mul(film, .6))); g.put(bm.inputs['Height'], g.add(v.outputs['Distance'], g.mul(n, .4))); return g.principled(Base_Color=g.scalec(g.mix(r, hexc('#141416'), hexc('#3c3a3a')), g.sub(1.0, g.mul(line, .6))), Roughness=g.sub(.5, g.mul(film, .36)), Specular=.5, Normal=bm.outputs[0])
    S.mesh('tar', [(-30, -1, -.003), (.03, -1, -.003), (.03, 60, -.003), (-30, 60, -.003)], [(0, 1, 2, 3)], [S.mat('tar', tar, 0)]); S.mesh('verge', [(1.0, -1, -.02), (40, -1, -.02), (40, 60, -.02), (1.0, 60, -.02)], [(0, 1, 2, 3)], [S.plain('verge', '#0b100a', .9, haze=0)])
    area((1.8, 16, 3.6), (.3, 1, 0), '#fff0d8', A.get('k1', 260), 1.4); area((4, 5, 3.5), (.3, 1, 0), '#a9c0ff', A.get('k2', 70), 1.0); area((-2, -2, 3), (.3, 1, 0), '#ffd9b0', A.get('k3', 30), 1.2)
def leaf(made, at, size, turn, tilt, curl, ground, wet=0.0, flat=0.0, seed=0, thru=.54, rest=0.0):
    """lays a leaf of `plane` on ground(x, y): curl = bend by angle (degrees from the tip: radians per unit), tilt = (sideways, backwards); flat = stuck to the stone; thru = how much light comes through; rest = the share of it that lies on the ground, and its stem with it (0 = it stands on a few points); torn= sets holes where noise is above it"""
    th, rim, (ci, ti, hi) = made; k = 44; f = np.linspace(0, 1, k)**.85; T = th[::2][:, None]; R = rim[::2][:, None]*f[None]; U, V = R*np.sin(T), R*np.cos(T); td = np.degrees(T)
    a, b = zip(*sorted(curl)); kap = np.interp(td, a, b)+.55*(fbm(td/22, td*0, 3, seed+7)-.5); dr = np.diff(R, axis=1, prepend=0); start = .22
    phi = kap*np.clip(R-start, 0, 2)**1.15*2.0+.10; x = np.cumsum(dr*np.cos(phi), 1); z = np.cumsum(dr*np.sin(phi), 1); near = np.min(np.stack([np.abs(td-q) for q in (0, 48, -50, 101, -99)]), 0)
    z = z+np.minimum(near/24, 1)*.085*np.clip(R, 0, .6)*(1-flat)+.10*(fbm(U*2.6, V*2.6, 4, seed+3)-.5)+.05*(fbm(U*8, V*8, 3, seed+4)-.5)*f[None]**2; X, Y, Z = x*np.sin(T)*size, x*np.cos(T)*size, z*size
    cs, sn = math.cos, math.sin; t1, t2 = (math.radians(q) for q in tilt); w = math.radians(turn)
    def place(X, Y, Z): X, Z = X*cs(t1)+Z*sn(t1), -X*sn(t1)+Z*cs(t1); X, Y = X*cs(w)-Y*sn(w), X*sn(w)+Y*cs(w); Y, Z = Y*cs(t2)-Z*sn(t2), Y*sn(t2)+Z*cs(t2); return X+at[0], Y+at[1], Z
    X, Y, Z = place(X, Y, Z); G0 = ground(X, Y)
    if flat: lift = (Z-Z.min())*(1-flat); Z = G0+.0007+lift*np.clip(f[None]*1.0, 0, 1)
    else: off = np.percentile(G0-Z, 100*(1-rest) if rest else 99.2); Z = Z+off; d = Z-G0; Z = G0+.0006+.5*(d+np.sqrt(d*d+.002**2)) if rest else Z
    def b(g):
        tex = lambda i: (lambda t: (g.put(t.inputs[0], g.node('ShaderNodeUVMap').outputs[0]), t.outputs[0])[1])(g.node('ShaderNodeTexImage', image=i)); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = size*.016; bm.inputs['Strength'].default_value = .55; g.put(bm.inputs['Height'], tex(hi))
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; damp = g.ss(g.noise(p, 30, 4, .6), .40, .62); body = g.principled(Base_Color=g.scalec(tex(ci), 1-.25*wet), Roughness=g.sub(.50-.22*wet, g.mul(damp, .16)), Specular=.45, Clearcoat=.15+.7*wet, Clearcoat_Roughness=.08, Normal=bm.outputs[0])
        t = g.node('ShaderNodeBsdfTranslucent'); g.put(t.inputs[0], tex(ti)); g.put(t.inputs['Normal'], bm.outputs[0]); sh = g.mixsh(thru*(1-.8*flat), body, t.outputs[0])
        sh = misty(g, sh)
        return g.mixsh(g.ss(g.noise(g.v('MULTIPLY', g.node('ShaderNodeUVMap').outputs[0], (1, 1, 0)), 22, 4, .6), A['torn'], A['torn']+.01), sh, g.node('ShaderNodeBsdfTransparent').outputs[0]) if 'torn' in A else sh
    surface('leaf', X, Y, Z, S.mat('leaf', b, 0), (U+1.1)/2.2, (V+1.1)/2.2)
    q = np.linspace(0, 1, 26); sx, sy, sz = place(.10*q**2*size*(1 if seed % 2 else -1), -.62*q*size, (.05*size-.12*q*(1-q)*size)); sz = sz+(0 if flat else off); gz = ground(sx, sy); sz = np.maximum(sz, gz+.0012) if not flat else gz+.0014
    B = Build(); r = size*.0105
    if rest: sz = gz+r*.8+max(float(Z[:, 0].mean()-gz[0]), 0)*(1-smooth(q, 0, .5))+.012*size*np.sin(q*7)**2
    for i in range(25): rr = r*(1+1.1*max(0, (i-20)/5)**1.5); B.tube([(sx[i], sy[i], sz[i]), (sx[i+1], sy[i+1], sz[i+1])], rr, 10)
    B.to(S, 'stem', [S.plain('stem', '#7a4a20', .4, haze=0)], True)
def quay():
    """Zurich: the coping of a lake's quay, pale sandstone worn by hands, wet after rain, with leaves of a plane tree; hour=golden|night|haze; a low sun from behind on the left (p1 its power) shines through them, in haze soft and through faded ones (k3 its mirror image), and the stone's grain shows; granite=1 is grey granite, bush-hammered inside a smooth margin, with a chipped arris, under one lamp on the quay far right (p1), whose like the puddles mirror (p2), and a stem lies on it; bare=x,y,height lifts the stone out of its water, to the right of x and behind y, ripple= (metres) is the wind on that water, slate= how bright a greyer stone is, soak= how wet the bare stone is, old=1 pits and cracks it in place of soft stains, air= is the mist's share before the leaf, lamp=x,y,z the place of the night's lamp, rest= the share of the first leaf that lies on the stone, its far lobes curled up, hollow=x,y,radius,depth a hollow with water before it, dim=y0,y1,share how the stone darkens from y0 to y1, towards the lens"""
    hour, hard = A.get('hour', 'golden'), A.get('granite'); ca, sa, to, fro = shore(A.get('turn', 49)); et = A.get('et', -.02)           # s runs along the quay, t towards the water
    s = np.unique(np.concatenate([np.linspace(-1.2, 1.3, 1250), np.linspace(-.4, .6, 1000 if hard else 0), np.linspace(1.3, 9, 420)])); t = np.concatenate([np.linspace(et-1.3, et-.5, 140, endpoint=False), np.linspace(et-.5, et-.04, 260, endpoint=False), et-.04+.04*np.sin(np.linspace(0, math.pi/2, 40))])
    Sg, Tg = np.meshgrid(s, t); arris = lambda d, w: 1-np.sqrt(np.clip(1-np.clip(1-d/w, 0, 1)**2, 0, 1)); L = 1.32; j0 = A.get('joint', .11); deep = A.get('deep', .9); back = Tg < et-deep; js = np.where(back, 1, np.abs((Sg-j0)/L-np.round((Sg-j0)/L))*L)+.005*(fbm(Sg*8, Tg*8, 4, 31)-.5); js = np.minimum(js, np.abs(Tg-et+deep)+.004*(fbm(Sg*8, Tg*8, 4, 32)-.5)); blk = np.where(back, 20, np.floor((Sg-j0)/L)); own = lambda k: vnoise(blk*1.0, blk*0+.5, k)
    chip = np.clip(.020*(fbm(Sg*11, Tg*3, 4, 33)-.42), 0, 1); rnd = .018+.012*fbm(Sg*1.6, Sg*0, 3, 39)
    Z = .004*(own(34)-.5)+.010*(fbm(Sg*1.7, Tg*1.9, 3, 36)-.5)+.0038*(fbm(Sg*8, Tg*8, 4, 37)-.5)+.0011*(fbm(Sg*40, Tg*40, 3, 38)-.5)-.010*arris(np.clip(js-.003, 0, 1), .012+chip)-.010*(js < .003)-np.where(Tg > et-rnd, rnd*arris(np.clip(et-Tg, 0, 1), rnd), 0)-chip*1.2*np.clip(1-(et-Tg)/.07, 0, 1)
    if hard:
        at = et-Tg; margin = np.clip((at-.022)/.010, 0, 1)*np.clip((js-.016)/.008, 0, 1); bite = .0045+.075*np.clip(fbm(Sg*26, Sg*0+2, 4, 43)-.55, 0, 1)+.22*np.clip(fbm(Sg*6, Sg*0+5, 4, 44)-.60, 0, 1)+.0016*(fbm(Sg*90, Tg*90, 3, 45)-.5)
        Z = .004*(own(34)-.5)+.0065*(fbm(Sg*1.7, Tg*1.9, 3, 36)-.5)+.0030*(fbm(Sg*8, Tg*8, 4, 37)-.5)+(.0003+.0015*margin)*(fbm(Sg*70, Tg*70, 3, 46)-.5)-.0006*margin-np.clip(.0045+chip*.35-js+.0035, 0, 1)*.8-.030*(js < .0035)-np.clip(bite-at, 0, 1)*(.62+.5*fbm(Sg*40, Tg*40, 2, 47))
    level = A.get('level', -.0006)-(.010*np.clip(1-js/.016, 0, 1) if hard else 0)+.004*(fbm(Sg*.9+3, Tg*1.3, 2, 41)-.55)-.010*np.clip((Tg-et+.11)/.11, 0, 1)-.05*np.clip((Tg-et+.035)/.035, 0, 1); Xg, Yg = to(Sg, Tg)
    if 'bare' in A: x, y, k = tup(A['bare']); x, y = Xg-x, Yg-y; Z = Z+k*smooth(np.maximum(y+.6*x, 1.2*x+.15*y)+.16*(fbm(Xg*6, Yg*9, 4, 53)-.5), -.04, .06)
    if 'hollow' in A: x, y, r, k = tup(A['hollow']); Z = Z-k*np.exp(-np.hypot(Xg-x, (Yg-y)*1.7)**4/r**4*(.3+1.6*fbm(Xg*6, Yg*9, 4, 57)))
    wet = level-Z; H = np.maximum(Z, level)
    def ground(x, y):
        a, b = fro(np.asarray(x), np.asarray(y)); i, j = np.clip(np.searchsorted(s, a), 1, len(s)-1), np.clip(np.searchsorted(t, b), 1, len(t)-1); return H[j, i]
    def rock(g):
        u, o, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; x, y, _ = g.xyz(p)[0:3]; ss, tt = g.add(g.mul(x, ca), g.mul(y, sa)), g.sub(g.mul(y, ca), g.mul(x, sa))
        v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], p); v.inputs['Scale'].default_value = 950; grain = g.xyz(v.outputs['Color'])[0]; fine = g.noise(p, 420, 4, .65); mid = g.noise(p, 46, 6, .62); big = g.noise(p, 4.5, 5, .6); bed = g.noise(g.vec(g.mul(ss, 2.2), g.mul(tt, 16), 2.0), 1.0, 5, .6); pit = g.m('MAXIMUM', g.ss(g.noise(p, 150, 3, .6), .64, .71), g.ss(g.noise(g.vec(ss, g.mul(tt, 1.8), 3.0), 64, 3, .6), .67, .72)); rough = g.noise(p, 170, 4, .6)
        c = g.ramp(g.add(g.add(g.mul(mid, .45), g.mul(bed, .35)), g.mul(g.sub(fine, .4), .35)), [(0, hexc('#8d8170')), (.45, hexc('#b3a68f')), (.75, hexc('#c6baa4')), (1, hexc('#d4cab6'))]); c = g.scalec(c, g.mul(g.add(.86, g.mul(o, .22)), g.add(.72, g.mul(big, .50)))); c = g.scalec(c, g.add(.74, g.mul(grain, .50))); c = g.scalec(c, g.sub(1.0, g.mul(pit, .62)))
        if hour != 'night':                                                                         # near daylight: dark and pale grains, the bed's veins, stains, dirt in the joints
            tint, vein = g.xyz(v.outputs['Color']), g.noise(g.vec(g.mul(ss, 5.0), g.mul(tt, 42), 7.0), 1.0, 5, .66); c = g.mix(g.mul(g.ss(tint[1], .86, .90), .55), c, hexc('#4a4238')); c = g.mix(g.mul(g.ss(tint[2], .90, .94), .5), c, hexc('#efe6d6'))
            c = g.scalec(c, g.add(.80, g.mul(g.ss(vein, .34, .62), .30))); c = g.mix(g.mul(g.ss(g.noise(p, 13, 6, .66), .50, .66), .5), c, hexc('#75695a')); c = g.mix(.30, c, hexc('#9a958c')); c = g.scalec(c, g.ss(crevice(g, .022), .30, .95, .42, 1.0))
        if A.get('old'):                                                                            # one tone, pits of unequal size, hairline cracks
            holes = [g.mul(g.ss(g.noise(p, f, 2, .5), lo, lo+.045), g.ss(g.noise(p, 9, 3, .6), .40, .56)) for f, lo in ((85, .655), (190, .640), (430, .650))]; pit = g.m('MAXIMUM', g.m('MAXIMUM', *holes[:2]), g.mul(holes[2], .8))
            e = g.node('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE'); g.put(e.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 22, 6, .7, out='Color'), .055))); e.inputs['Scale'].default_value = 5; crack = g.mul(g.mul(g.ss(e.outputs['Distance'], .010, .003), g.ss(g.noise(p, 6.5, 3, .6), .43, .51)), g.ss(y, -.47, -.36)); pit = g.m('MAXIMUM', pit, crack)
            c = g.ramp(g.add(g.add(g.mul(mid, .35), g.mul(bed, .15)), g.mul(fine, .42)), [(.25, hexc('#a2988a')), (.45, hexc('#b9af9f')), (.65, hexc('#c9c0b1'))]); c = g.scalec(c, g.mul(g.add(.80, g.mul(grain, .38)), g.add(.94, g.mul(big, .12)))); c = g.mix(g.mul(g.ss(tint[1], .90, .93), .6), c, hexc('#5a5148')); c = g.mix(g.mul(g.ss(g.noise(p, 120, 3, .6), .62, .70), .35), c, hexc('#e2d9ca')); c = g.scalec(c, g.sub(1.0, g.mul(pit, .60))); c = g.scalec(c, g.ss(crevice(g, .05), .30, .95, .30, 1.0))
        if 'slate' in A: c = g.scalec(g.mix(.6, c, hexc('#8b8a8c')), A['slate'])
        if 'dim' in A: a, b, k = tup(A['dim']); c = g.v('MULTIPLY', c, g.mix(g.ss(g.add(y, g.mul(g.sub(big, .5), .16)), a, b), (1, 1, 1), tuple(1-k*q for q in (1, .95, .84))))
        soak = g.m('MAXIMUM', u, A.get('soak', -9))
        pool = g.ss(u, -.01, .05); damp = g.ss(g.add(g.noise(g.vec(g.mul(ss, 1.0), g.mul(tt, 1.7), 5.0), 5.0, 6, .62), g.mul(soak, .35)), .30, .46); film = g.mul(g.ss(g.add(g.noise(g.vec(ss, g.mul(tt, 1.6), 1.0), 9, 6, .62), g.mul(soak, .30)), .42, .56), g.ss(tt, et-.012, et-.045))
        tool = g.m('SINE', g.add(g.mul(ss, 2*math.pi/.0085), g.mul(g.noise(p, 14, 4, .6), 9.0))); worn = g.ss(g.noise(p, 6, 4, .6), .36, .60); cut = g.mul(g.mul(tool, g.sub(1.0, worn)), g.ss(tt, et-.05, et-.075))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0015; g.put(bm.inputs['Strength'], g.mul(g.sub(1.0, pool), g.sub(.55 if A.get('old') else .90, g.mul(film, .40 if A.get('old') else .66)))); g.put(bm.inputs['Height'], g.add(g.add(g.mul(fine, .8), g.add(g.mul(grain, .25), g.mul(rough, 1.1))), g.sub(g.mul(cut, .30), g.mul(pit, 1.3))))
        if 'ripple' in A: wave = g.node('ShaderNodeBump'); wave.inputs['Distance'].default_value = A['ripple']; g.put(wave.inputs['Strength'], g.ss(u, .01, .10)); g.put(wave.inputs['Height'], g.add(g.noise(g.vec(g.mul(x, 16), g.mul(y, 44), 2.0), 1.0, 3, .5), g.mul(g.noise(g.vec(g.mul(x, 4), g.mul(y, 11), 6.0), 1.0, 2, .5), 2.2))); g.put(wave.inputs['Normal'], bm.outputs[0]); bm = wave
        c = g.scalec(c, g.mul(g.sub(1.0, g.mul(damp, A.get('damp', .42))), g.sub(1.0, g.mul(pool, A.get('under', .45))))); return g.principled(Base_Color=c, Roughness=g.mul(g.sub(1.0, g.mul(pool, .97)), g.sub(.60, g.mul(film, .42))), Specular=g.add(.30, g.mul(film, .25)), Normal=bm.outputs[0])
    def granite(g):
        u, o, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; x, y, z = g.xyz(p)[0:3]; ss, tt = g.add(g.mul(x, ca), g.mul(y, sa)), g.sub(g.mul(y, ca), g.mul(x, sa))
        def cells(scale, warp): v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 260, 3, out='Color'), warp))); v.inputs['Scale'].default_value = scale; return g.xyz(v.outputs['Color'])
        a, b_, f = cells(330, .0042), cells(150, .0050), cells(760, .0020); n = g.noise(p, 900, 3, .6); big = g.noise(p, 6, 5, .6); mid = g.noise(p, 60, 4, .6)
        c = g.ramp(g.add(a[0], g.mul(g.sub(mid, .5), .30)), [(0, hexc('#141417')), (.17, hexc('#1b1b1e')), (.20, hexc('#55565a')), (.44, hexc('#6c6c6f')), (.48, hexc('#99979a')), (.78, hexc('#aaa7a6')), (.81, hexc('#d6d2cd')), (1, hexc('#e4e0da'))])
        c = g.mix(g.mul(g.ss(b_[1], .83, .85), .85), c, hexc('#c9bfb6')); c = g.mix(g.mul(g.ss(f[2], .89, .91), .9), c, hexc('#0d0d10')); c = g.scalec(c, g.mul(g.add(.78, g.mul(n, .44)), g.mul(g.add(.80, g.mul(o, .30)), g.add(.66, g.mul(big, .60))))); c = g.mix(g.mul(g.ss(g.noise(p, 15, 6, .66), .50, .68), .35), c, hexc('#3a3733'))
        pool = g.ss(u, -.012, .03); film = g.ss(g.add(g.noise(p, 9, 5, .6), g.mul(u, 1.6)), .22, .52)
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0016; g.put(bm.inputs['Strength'], g.mul(g.sub(1.0, pool), g.sub(.95, g.mul(film, .35)))); g.put(bm.inputs['Height'], g.add(g.add(g.mul(a[1], .28), g.mul(g.noise(p, 240, 4, .62), 1.0)), g.mul(n, .35)))
        c = g.scalec(c, g.mul(g.sub(1.0, g.mul(film, A.get('damp', .42))), g.sub(1.0, g.mul(pool, A.get('under', .45))))); c = g.scalec(c, g.ss(z, -.040, -.008, .05, 1.0))
        swell = g.node('ShaderNodeBump'); swell.inputs['Distance'].default_value = .0014; g.put(swell.inputs['Strength'], g.mul(g.sub(1.0, pool), .45)); g.put(swell.inputs['Height'], g.noise(p, 190, 3, .5)); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[0].default_value = (1, 1, 1, 1); g.put(gl.inputs['Normal'], swell.outputs[0]); g.put(gl.inputs['Roughness'], g.sub(.34, g.add(g.mul(film, .16), g.mul(pool, .165))))
        fr = g.node('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = 1.33; g.put(fr.inputs['Normal'], swell.outputs[0]); di = g.node('ShaderNodeBsdfDiffuse'); g.put(di.inputs[0], c); g.put(di.inputs['Normal'], bm.outputs[0]); return g.mixsh(g.mul(fr.outputs[0], g.m('MAXIMUM', pool, g.add(.25, g.mul(film, .65)))), di.outputs[0], gl.outputs[0])
    surface('quay', Xg, Yg, H, S.mat('rock', granite if hard else rock, 0), wet*100, own(42))
    if hard: B = Build(); q = np.linspace(0, 1, 24); sx, sy = .035+.068*q, -.045+.044*q+.010*np.sin(q*2.6); sz = ground(sx, sy); sz = np.maximum(sz, np.interp(q, (0, .5, 1), (sz[0], sz.max(), sz[-1])))+.0012; [B.tube([(sx[i], sy[i], sz[i]), (sx[i+1], sy[i+1], sz[i+1])], .0011*(1+1.1*max(0, (i-18)/5)**1.5), 10) for i in range(23)]; B.to(S, 'stem', [S.plain('stem', '#5c3a1c', .35, haze=0)], True)
    one, two = (plane(k, A.get('sere', .62 if hour == 'haze' else 0)) for k in (21, 34))
    thru = .30 if hard else .54; rest = A.get('rest', 0); curl = [(-180, .2), (-100, .05), (-50, .1), (-24, .15), (0, .45), (24, .5), (48, 1.2), (75, .8), (101, 1.5), (140, .9), (180, .2)] if rest else [(-180, .9), (-100, .9), (-50, .55), (-24, .25), (0, .75), (24, .3), (48, 1.1), (75, .6), (101, 1.2), (180, .9)]
    leaf(one, tup(A.get('at1', '.20,.0')), A.get('size', .105), A.get('rot1', 60), (A.get('side1', 0), A.get('back1', 24)), curl, ground, .35, seed=3, thru=thru, rest=rest)
    if 'at2' in A: leaf(two, tup(A['at2']), A.get('size', .105)*.92, A.get('rot2', 200), (0, 0), [(-180, .0), (0, .15), (50, .3), (180, .0)], ground, 1.0, .72, seed=4, thru=thru)
    if 'at3' in A: leaf(two, tup(A['at3']), A.get('size', .105)*.88, -40, (14, 10), [(-180, .8), (-50, 1.3), (0, .9), (48, .7), (100, 1.0), (180, .8)], ground, .2, seed=8, thru=thru)
    zz = lambda x, y: float(ground(x, y)); drops((-.25, .6, -.5, .4), A.get('beads', 420), clear('water', '#ffffff', 1.33), .0006, .0032, .30, zz, lambda x, y: fro(x, y)[1] < et-.03 and fbm(np.array(x*9), np.array(y*9), 3, 51) > .5)
    P = (.2, 0, .04); glow = lambda at, *q: sheet(at, P, *q)
    if hour == 'golden': glow((-1.6, 1.9, .75), '#ffb070', A.get('k1', 8), .9, .7); glow((-.5, 3.4, .62), '#ffbe84', A.get('k3', 5), 2.6, .5); glow((-.3, -1.2, 2.2), '#8fa2ba', A.get('k2', 2.8), 3.4, 2.6); S.lamp((-2.6, 4.4, .86), '#ffbf80', A.get('p1', 1000), .16); S.sc.world.cycles.sampling_method = 'NONE'
    elif hour == 'night' and hard:
        glow((-.6, -1.0, 2.2), '#6f88c8', A.get('k2', 1.0), 3.4, 2.6); S.lamp((2.3, .95, 1.35), '#ffcd9a', A.get('p1', 260), .05)
        for x, z, k in ((2.5, 1.55, 1), (1.9, .98, .5), (3.6, 1.9, .8)): o = sheet((x, 6.2, z), P, '#ffa04c', A.get('p2', 9)*k, .10, .10); o.visible_diffuse = o.data.materials[0].cycles.sample_as_light = False
    elif hour == 'night': glow((2.6, 1.1, 1.2), '#ffae62', A.get('k1', 6), .8, .9); glow((-.6, -1.0, 2.2), '#5a78c8', A.get('k2', 1.0), 3.4, 2.6); S.lamp(tup(A.get('lamp', '1.1,2.3,.85')), '#ffa856', A.get('p1', 150), .10)
    else:
        sun = lambda d: tuple(np.add(tup(A['cam']), np.multiply((-.55, 1, .52), d))); S.lamp(sun(6.8), '#ffe4c8', A.get('p1', 6800), .26); S.sc.world.cycles.sampling_method = 'NONE'      # the view hides the mood's own sun
        if A.get('k3', 40): sheet(sun(7), P, '#ffdcb4', A.get('k3', 40), 1.2, 1.2).visible_diffuse = False
        glow((-.4, -1.0, 2.4), '#e9e6e8', A.get('k1', 3.2), 3.6, 3.0)
def misty(g, sh):
    """air=share[,metres[,from]]: the mist's share before a thing by day, thickening with the distance (from so many metres on) if metres are given; airc= its colour"""
    if 'air' not in A: return sh
    k, far, near = (*tup(A['air']), 0, 0)[:3]; thick = g.mul(g.sub(1.0, g.pow(math.e, g.mul(g.m('MAXIMUM', g.sub(g.node('ShaderNodeCameraData').outputs['View Distance'], near), 0.0), -1/far))), k) if far else k
    return g.mixsh(thick, sh, g.emission(hexc(A.get('airc', '#d6ccc0')), .7))
def crevice(g, reach, alone=False):
    """1 in the open to 0 in a hollow, as far as anything within reach (alone: of the thing itself) hides the surroundings"""
    n = g.node('ShaderNodeAmbientOcclusion', samples=2, only_local=alone); n.inputs['Distance'].default_value = reach; return n.outputs['AO']
def fibre(dark, light, along, blotch, relief, low, span, damp=0.0, soil=0.0):
    """yarns of a rope, fibre by fibre: along = fibres a metre, blotch = scale of its patches, whose tone runs from low over span; damp = how much smoother they are wet; soil = how dark its wet lengths and its grime are, without a glint"""
    def b(g):
        u, l, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; fib = g.noise(g.vec(g.mul(u, 5.0), g.mul(l, along), 1.3), 1.0, 5, .7); yarn = g.white(g.vec(g.m('FLOOR', u), 2.0, 5.0)); groove = g.ss(g.m('ABSOLUTE', g.sub(g.m('FRACT', u), .5)), .36, .5); n = g.noise(p, blotch, 5, .6)
        c = g.mix(g.clamp(g.add(g.mul(fib, .8), g.mul(g.sub(yarn, .5), .35))), hexc(dark), hexc(light)); c = g.scalec(c, g.mul(g.sub(1.0, g.mul(groove, .8)), g.add(low, g.mul(n, span)))); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = relief; bm.inputs['Strength'].default_value = .6; g.put(bm.inputs['Height'], fib)
        if soil:
            soak = g.ss(g.add(g.noise(p, 7, 3, .6), g.mul(g.sub(n, .5), .35)), .47, .60); grime = g.ss(g.add(g.noise(p, 27, 5, .66), g.mul(g.sub(fib, .5), .3)), .50, .66); bare = g.mul(g.ss(g.noise(g.vec(g.m('FLOOR', u), g.mul(l, 6), 3.0), 1.0, 3, .6), .56, .68), .5)
            c = g.mix(bare, c, g.scalec(hexc(light), g.add(.7, g.mul(fib, .5)))); c = g.mix(g.mul(grime, .75*soil), c, g.scalec(hexc('#2a221b'), g.add(.4, fib))); c = g.scalec(c, g.sub(1.0, g.mul(soak, .60*soil))); g.put(bm.inputs['Strength'], g.sub(.6, g.mul(soak, .3)))
            return g.principled(Base_Color=c, Roughness=g.sub(.85, g.mul(soak, damp)), Specular=g.add(.10, g.mul(soak, .16)), Normal=bm.outputs[0])
        return g.principled(Base_Color=c, Roughness=g.sub(.8, g.mul(g.ss(n, .4, .6), damp)), Specular=.3+.2*damp, Normal=bm.outputs[0])
    return b
def laid(path, r, mat, pitch=.20, yarns=9, n=26, stray=2600, worn=0.0, form=lambda V: V, unlike=0.0):
    """a rope of three strands along a path: each strand is a tube of twisted yarns; stray = thick loose fibres a metre, worn = how unequal its lay is and how many broken yarns fray, form = what presses its points out of round, unlike = how unlike each other strands and yarns are and how deep yarns lie (each strand's UVs are then 900 further on); gives its axis and a frame along it"""
    P = np.array(curve(path, 20)); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; L = np.linspace(0, d[-1], int(d[-1]/(r*.075))); P = np.stack([np.interp(L, d, P[:, k]) for k in range(3)], 1); D = np.gradient(P, axis=0); D /= np.linalg.norm(D, axis=1, keepdims=True)
    U = np.empty_like(P); u = np.array([.0, .0, 1.])
    for i in range(len(P)): u = u-D[i]*(u@D[i]); u /= np.linalg.norm(u); U[i] = u                  # a frame that does not twist along the path
    W = np.cross(D, U); Rs, off = r*.535, r*.50
    slow = lambda k, sd: fbm(L*k, L*0+sd, 3, 11)-.5; turn = 2*math.pi*L/pitch+worn*2.6*slow(3.5, 2)
    for q in range(3):
        a = (turn+q*2*math.pi/3+worn*.9*slow(9, 20+q))[:, None]; fat = 1+worn*(.30*slow(6, 30+q)+.16*slow(26, 40+q))[:, None]; C = P+off*(1+worn*.26*slow(8, 50+q)[:, None])*(np.cos(a)*U+np.sin(a)*W); T = np.gradient(C, axis=0); T /= np.linalg.norm(T, axis=1, keepdims=True); out = (np.cos(a)*U+np.sin(a)*W); side = np.cross(T, out); t = np.linspace(0, 2*math.pi, n, endpoint=False)[None] if not unlike else np.linspace(-math.pi, math.pi, n)[None]
        lay = t*yarns-L[:, None]*2*math.pi*yarns/pitch*.55+worn*(2.0*slow(14, 60+q)[:, None]+2.4*(fbm(np.cos(t)*1.5+q*7, L[:, None]*18+np.sin(t)*1.5, 2, 8)-.5)); own = fbm(np.floor(lay/6.2832)*3.1+q*9, L[:, None]*9+q, 2, 5); R = Rs*fat*(1-.15*(1 if not worn else .25+.9*fbm(np.cos(t)*2+q*5, L[:, None]*30+np.sin(t)*2, 3, 7))*(1-np.abs(np.sin(lay/2))**.6)+(.05+.22*worn)*(own-.5)+.03*(fbm(L[:, None]*46+q*7, t*1.5, 3, 6)-.5))
        if unlike:                                               # a yarn is itself all the way round; some stand proud, some are slack, for a hand's width
            lay = lay+q*900*6.2832; one = np.floor(lay/6.2832) % yarns; part = lambda k, d: fbm(one*5.3+q*31, L[:, None]*k+0*t, 2, d)-.5; ridge = np.abs(np.sin(lay/2)); R = Rs*(1+unlike*(.16*slow(5, 30+q)+(.05, -.06, .01)[q])[:, None])*(.96-.20*(1-ridge**.75)+.20*unlike*part(7, 9)+.05*unlike*part(60, 12)+.02*(fbm(L[:, None]*70+q*7, t*1.5, 3, 6)-.5))
        V = form(C[:, None]+R[..., None]*(np.cos(t)[..., None]*out[:, None]+np.sin(t)[..., None]*side[:, None])); m = len(L); I = np.arange(m*n).reshape(m, n); F = np.stack([I[:-1], np.roll(I[:-1], -1, 1), np.roll(I[1:], -1, 1), I[1:]], -1)[:, :n-1 if unlike else n].reshape(-1, 4); uv = np.stack([np.broadcast_to(lay, (m, n))/6.2832, np.broadcast_to(L[:, None], (m, n))], -1).reshape(-1, 2)
        S.mesh('strand', V.reshape(-1, 3).tolist(), F.tolist(), [mat], True, uvs=uv[F].reshape(-1, 2))
    g = np.random.default_rng(3); V, F = [], []                                                      # stray fibres
    for _ in range(int(d[-1]*stray)):
        i = g.integers(2, len(P)-2); a = g.random()*6.28; o = np.cos(a)*U[i]+np.sin(a)*W[i]; p = P[i]+o*r*.9; e = o*.8+D[i]*g.normal()*1.4+g.normal(size=3)*.5; l = r*g.uniform(.15, .75)**1.5; w = .00011; k = len(V); b = np.cross(e, D[i]); b /= np.linalg.norm(b)+1e-9; bend = g.normal(size=3)*.5
        for j in range(4): c = p+(e+bend*j/3)*l*j/3; V += [tuple(c-b*w*(1-j/4)), tuple(c+b*w*(1-j/4))]
        F += [(k+2*j, k+2*j+1, k+2*j+3, k+2*j+2) for j in range(3)]
    for _ in range(int(d[-1]*80*worn)):                                                                  # broken yarns: tufts of fine hairs that curl
        i = g.integers(2, len(P)-2); a0 = g.random()*6.28; way = np.sign(g.normal())*g.uniform(.5, 2.2); long = r*g.uniform(.25, 1.1)
        for _ in range(g.integers(3, 13)):
            a = a0+g.normal()*.16; o = np.cos(a)*U[i]+np.sin(a)*W[i]; p = P[min(max(i+g.integers(-4, 5), 0), len(P)-1)]+o*r*.93; e = o*g.uniform(.4, 1.1)+D[i]*(way+g.normal()*.5)+g.normal(size=3)*.30; e /= np.linalg.norm(e); l = long*g.uniform(.35, 1.2); b = np.cross(e, g.normal(size=3)); b /= np.linalg.norm(b); bend = g.normal(size=3)*.55+[0, 0, -.25]; k = len(V); w = g.uniform(.00010, .00022)
            for j in range(7): f = j/6; q = p+(e*f+bend*f*f)*l; V += [tuple(q-b*w*(1-.8*f)), tuple(q+b*w*(1-.8*f))]
            F += [(k+2*j, k+2*j+1, k+2*j+3, k+2*j+2) for j in range(6)]
    if F: S.mesh('fibres', V, F, [mat], True, uvs=np.zeros((len(F)*4, 2)))
    return P, D, U, W
def fuzz(rope, r, count, coarse=1.0, dark='#a38d68', light='#f0e2c4'):
    """down of a worn rope, hair by hair, count a metre, coarse = their length and width: most lie along the rope, few stand off; light comes through"""
    P, D, U, W = rope; g = np.random.default_rng(7); N = int(np.linalg.norm(np.diff(P, axis=0), axis=1).sum()*count); i = g.integers(2, len(P)-2, N); a = g.random((N, 1))*2*math.pi; o = np.cos(a)*U[i]+np.sin(a)*W[i]
    out = np.abs(g.normal(size=(N, 1)))*.42; e = o*out+D[i]*g.choice((-1, 1), (N, 1))+g.normal(size=(N, 3))*.35; e /= np.linalg.norm(e, axis=1, keepdims=True); ln = coarse*r*(.12+.9*g.random((N, 1))**5); bend = g.normal(size=(N, 3))*.9-o*.35; b = np.cross(e, o); b /= np.linalg.norm(b, axis=1, keepdims=True)+1e-9; w = coarse*g.uniform(.000025, .00006, (N, 1))
    t = np.linspace(0, 1, 6); C = (P[i]+o*r*g.uniform(.80, .98, (N, 1)))[:, None]+(e*ln)[:, None]*t[:, None]+(bend*ln)[:, None]*(t*t*.5)[:, None]; Q = (b*w)[:, None]*(1-.8*t)[:, None]; V = np.stack([C-Q, C+Q], 2).reshape(-1, 3); k = (np.arange(N)*12)[:, None]+np.arange(5)*2; F = np.stack([k, k+1, k+3, k+2], -1).reshape(-1, 4)
    def hair(g):
        d, t = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'); c = g.mix(g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 300, 2), hexc(dark), hexc(light)); g.put(d.inputs[0], c); g.put(t.inputs[0], c); return g.mixsh(.5, d.outputs[0], t.outputs[0])
    S.mesh('fuzz', V.tolist(), F.tolist(), [S.mat('hair', hair, 0)], True)
def wetrock(damp=.48, under=.55, pale=1.0, sleek=False, grit=.75, fine=1.0, foot=None, grains=None):
    """granite with a film of rain on it; in its UVs the depth of the water (cm) and the stone's own tone; damp, under = how much darker it is wet and under water, pale = its level; sleek: the film lies over the grain and mirrors in broad swells, as grains that mirror a low lamp are sequins; grit, fine = the relief and the fineness of its grains; foot = x, y and radius of what has rusted on it; grains = x, y of a thing on it: near daylight, each crystal is of one mineral, dark ones in clusters, the block has broad patches, is damp about the thing, and crystals fade towards the lens"""
    def b(g):
        u, o, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 160*fine, 3, out='Color'), .004/fine))); v.inputs['Scale'].default_value = 300*fine; r_ = g.xyz(v.outputs['Color'])[0]; n = g.noise(p, 700*fine, 3, .6); mica = g.ss(g.noise(p, 420*fine, 2, .5), .66, .72); big = g.noise(p, 5, 5, .6)
        c = g.ramp(g.add(r_, g.mul(g.sub(n, .5), .4)), [(0, hexc('#2a282a')), (.25, hexc('#524f50')), (.5, hexc('#7d7878')), (.75, hexc('#93817a')), (1, hexc('#a8a09a'))]); c = g.scalec(c, g.mul(g.add(.62, g.mul(o, .55)), g.add(.55, g.mul(big, .75)))); c = g.scalec(c, g.sub(1.0, g.mul(mica, .75)))
        if grains:
            def cells(scale, warp): v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 260, 3, out='Color'), warp))); v.inputs['Scale'].default_value = scale; return g.xyz(v.outputs['Color'])
            a, q, f = cells(330, .0036), cells(185, .0050), cells(760, .0018); cloud, bed = g.noise(p, 13, 4, .55), g.noise(p, 34, 4, .6); sharp = g.ss(g.add(g.xyz(p)[1], g.mul(g.sub(big, .5), .10)), -.40, .10, .0, 1.0); dark = g.ss(bed, .46, .62)
            c = g.ramp(g.add(a[0], g.mul(g.sub(n, .5), .10)), [(0, hexc('#8a8480')), (.24, hexc('#98918c')), (.30, hexc('#b3aaa4')), (.72, hexc('#bfb6ae')), (.78, hexc('#cfc7bf')), (1, hexc('#d6cfc7'))]); c = g.mix(g.mul(g.ss(q[1], .76, .80), .6), c, hexc('#b8a195'))
            fleck = lambda e, rare: g.ss(g.add(e, g.mul(dark, .15)), rare, rare+.02); c = g.mix(g.mul(fleck(a[2], .95), .8), c, hexc('#443f40')); c = g.mix(g.mul(fleck(f[1], .97), .75), c, hexc('#3a3637')); c = g.scalec(c, g.add(.84, g.mul(n, .32))); c = g.mix(sharp, hexc('#b3aaa4'), c)
            c = g.scalec(c, g.add(1.0, g.mul(g.add(g.mul(g.sub(cloud, .5), .9), g.mul(g.mul(g.sub(bed, .5), -.8), sharp)), g.add(.6, g.mul(sharp, .4))))); d = g.add(g.v('DISTANCE', p, (*grains, 0)), g.add(g.mul(g.sub(cloud, .5), .34), g.mul(g.sub(bed, .5), .10))); c = g.v('MULTIPLY', c, g.mix(g.ss(d, .28, .14), (1, 1, 1), (.62, .585, .55))); c = g.scalec(c, g.ss(crevice(g, .05), .25, .95, .30, 1.0))
        if foot: d = g.add(g.v('DISTANCE', p, (*foot[:2], 0)), g.mul(g.sub(g.noise(p, 24, 4, .6), .5), .05)); c = g.mix(g.ss(d, foot[2]+.038, foot[2]+.010, 0, .85), c, g.mix(n, hexc('#120b09'), hexc('#3a2016')))
        pool = g.ss(u, -.005, .06); film = g.ss(g.add(g.noise(g.v('MULTIPLY', p, (1, 1.5, 1)), 7, 6, .62), g.mul(u, .25)), .34, .56); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0011; g.put(bm.inputs['Strength'], g.mul(g.mul(g.sub(1.0, pool), g.sub(grit, g.mul(film, grit/3))), sharp if grains else 1.0)); g.put(bm.inputs['Height'], g.add(g.mul(r_, .22), n))
        c = g.scalec(c, g.mul(g.sub(pale, g.mul(film, damp*pale)), g.sub(1.0, g.mul(pool, under))))
        if not sleek: return g.principled(Base_Color=c, Roughness=g.mul(g.sub(1.0, g.mul(pool, .96)), g.sub(.52, g.mul(film, .30))), Specular=g.add(.45, g.mul(film, .2)), Normal=bm.outputs[0])
        swell = g.node('ShaderNodeBump'); swell.inputs['Distance'].default_value = .003; g.put(swell.inputs['Strength'], g.ss(u, .0, -.10, 0, .55)); g.put(swell.inputs['Height'], g.noise(p, 42, 2, .45))
        di = g.node('ShaderNodeBsdfDiffuse'); g.put(di.inputs[0], c); g.put(di.inputs['Normal'], bm.outputs[0]); gl = g.node('ShaderNodeBsdfGlossy'); gl.inputs[0].default_value = (1, 1, 1, 1); g.put(gl.inputs['Normal'], swell.outputs[0]); g.put(gl.inputs['Roughness'], g.mul(g.sub(1.0, g.mul(pool, .96)), g.sub(.58, g.mul(film, .43))))
        fr = g.node('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = 1.33; g.put(fr.inputs['Normal'], swell.outputs[0]); return g.mixsh(g.mul(fr.outputs[0], g.m('MAXIMUM', pool, g.add(.08, g.mul(film, .85)))), di.outputs[0], gl.outputs[0])
    return b
def coping(s, t, et, to, rock, worn=lambda s, t: 0, rise=lambda s, t: 0, rough=lambda s, t: 1, cut=None):
    """a quay's coping over s (along the quay) and t (towards the water, its edge at t = et), laid by to(s, t): joints, chipped arrises, hollows with water in them (worn(s, t) deepens the stone, rise(s, t) lifts the water, rough(s, t) is its relief, cut(s, t) what a mason took off the arris, which is then whole and wet); gives its heights"""
    Sg, Tg = np.meshgrid(s, t)
    blk = np.where(Tg > et-.80, np.floor((Sg+.62)/1.30), 20+np.floor((Sg+.2)/1.05)); js = np.where(Tg > et-.80, np.abs((Sg+.62)/1.30-np.round((Sg+.62)/1.30))*1.30, np.abs((Sg+.2)/1.05-np.round((Sg+.2)/1.05))*1.05)+.006*(fbm(Sg*9, Tg*9, 4, 31)-.5); jt = np.abs(Tg-et+.80)+.008*(fbm(Sg*9, Tg*9, 4, 32)-.5); own = lambda k: vnoise(blk*1.0, blk*0+.5, k)
    e = np.minimum(js, jt); arris = lambda d, w: 1-np.sqrt(np.clip(1-np.clip(1-d/w, 0, 1)**2, 0, 1)); chip = .016*(fbm(Sg*14, Tg*14, 4, 33)-.3)
    Z = .005*(own(34)-.5)+(own(35)-.5)*.010*(Tg-et+.4)+.014*(fbm(Sg*2.2, Tg*2.2, 3, 36)-.5)+(.0050*(fbm(Sg*13, Tg*13, 4, 37, .55)-.5)+.0018*(fbm(Sg*46, Tg*46, 2, 38)-.5))*rough(Sg, Tg)
    Z = Z-.012*arris(np.clip(e-.004, 0, 1), .014+np.clip(chip, 0, 1))-.012*(e < .004)-(cut(Sg, Tg) if cut else .034*arris(np.clip(et-Tg, 0, 1), .034+2*np.clip(chip, -.004, 1)))-worn(Sg, Tg); level = .008*(fbm(Sg*1.1+3, Tg*1.5, 2, 41)-.62)-.0012+rise(Sg, Tg)-.006*np.clip((Tg-et+.16)/.16, 0, 1); wet = level-Z; H = np.maximum(Z, level); Xg, Yg = to(Sg, Tg)
    if cut: wet = np.maximum(wet, -.0022-.03*smooth(et-Tg, .018, .028))
    surface('quay', Xg, Yg, H, S.mat('rock', rock, 0), wet*100, own(42)); return H
def mooring():
    """Stockholm: a forged mooring ring in its eye bolt, leaded into a quay's granite, water in the hollow that it has worn; hour=golden|night|haze; even=1 is finer granite, worn even and without the puddle on the left, in haze of clear crystals that its focus shows; in haze the iron is brown-grey, pale where the sky lies on it; air= is the mist's share before the iron; key=, soft= (x,y,z,watts) are its lamps in place of sheets, sheen= (x,y,z,strength) a glow that wet stone alone mirrors"""
    hour = A.get('hour', 'golden'); _, _, to, fro = shore(A.get('turn', 51)); et = A.get('et', .03); x, y = tup(A.get('at', '.29,.17')); even = A.get('even', 0); R, r, phi = .118, .0168, math.radians(35)
    ex, ey = x+R*math.cos(phi), y+R*math.sin(phi); far = lambda s, t: np.hypot(*(np.subtract(q, c) for q, c in zip(to(s, t), (x, y))))
    def hollow(s, t): return .008*np.exp(-(far(s, t)/.17)**4)*np.clip((et-.05-t)/.06, 0, 1)
    s = np.unique(np.concatenate([np.linspace(-.9, 1.2, 1250), np.linspace(1.2, 9, 420)])); t = np.concatenate([np.linspace(et-1.5, et-.55, 160, endpoint=False), np.linspace(et-.55, et-.05, 300, endpoint=False), et-.05+.05*np.sin(np.linspace(0, math.pi/2, 46))])
    H = coping(s, t, et, to, wetrock(A.get('damp', .48), A.get('under', .55), A.get('pale', 1.0), even, .38 if even else .75, 1.4 if even else 1.0, grains=(x, y) if hour == 'haze' and even else None), hollow, lambda s, t: A.get('rise', -.002)-.004*even*np.exp(-(np.hypot(*(q-c for q, c in zip(to(s, t), (-.16, -.07))))/.22)**4)-.05*np.clip((t-et+.05)/.05, 0, 1), lambda s, t: 1-.8*even*smooth(far(s, t), .16, .34)*smooth(et-t, .05, .16))
    def ground(a, b): a, b = fro(a, b); return float(H[min(int(np.searchsorted(t, b)), len(t)-1), min(int(np.searchsorted(s, a)), len(s)-1)])
    def forged(rub):
        """black scale, hammered and pitted, rust where it has gone; bright where rub(g, p) says that a rope runs"""
        def b(g):
            p = g.node('ShaderNodeNewGeometry').outputs['Position']; big = g.noise(p, 22, 5, .6); n = g.noise(p, 75, 6, .66); f = g.noise(p, 520, 4, .62); v = g.node('ShaderNodeTexVoronoi'); g.put(v.inputs['Vector'], g.addc(p, g.scalec(g.noise(p, 120, 4, out='Color'), .008))); v.inputs['Scale'].default_value = 210; pit = g.ss(g.add(v.outputs['Distance'], g.mul(g.sub(n, .5), .9)), .34, .12)
            rust = g.ss(g.add(g.add(g.mul(n, .6), g.mul(big, .6)), g.mul(g.sub(f, .5), .35)), .56, .70); worn = g.clamp(g.mul(rub(g, p), g.ss(g.add(n, g.mul(g.sub(f, .5), .3)), .26, .54))); worn = g.mul(worn, g.sub(1.0, g.mul(pit, .8)))
            red = g.mix(g.ss(g.add(f, g.mul(g.sub(n, .5), .8)), .30, .72), hexc('#22100a'), hexc('#74401f')); c = g.mix(g.ss(f, .3, .7), hexc('#171618'), hexc('#322f31')); c = g.mix(g.m('MAXIMUM', g.mul(rust, .92), g.mul(pit, .8)), c, red); c = g.mix(worn, c, g.mix(g.ss(n, .3, .7), hexc('#948b81'), hexc('#c4bcb2')))
            bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0022; g.put(bm.inputs['Strength'], g.sub(.80, g.mul(worn, .45))); g.put(bm.inputs['Height'], g.add(g.sub(g.mul(n, .7), g.mul(pit, .55)), g.add(g.mul(f, g.add(.10, g.mul(rust, .22))), g.mul(big, .5))))
            if hour == 'haze': up = g.ss(g.xyz(g.node('ShaderNodeNewGeometry').outputs['Normal'])[2], .35, .92); c = g.mix(.5, c, g.mix(g.m('MAXIMUM', rust, pit), hexc('#565350'), hexc('#66503f'))); c = g.mix(g.mul(up, g.ss(g.add(n, g.mul(g.sub(f, .5), .3)), .30, .60, .30, .90)), c, hexc('#b9afa4'))
            sh = g.principled(Base_Color=c, Metallic=g.m('MAXIMUM', g.mul(worn, .95), g.mul(g.sub(1.0, rust), .35)), Roughness=g.add(g.sub(g.add(.40, g.mul(rust, .34)), g.mul(worn, .16)), g.mul(g.sub(f, .5), .12)), Specular=.5, Clearcoat=g.mul(g.ss(big, .40, .62), .35), Clearcoat_Roughness=.16, Normal=bm.outputs[0])
            return misty(g, sh)
        return b
    # the ring: a bar bent by hammer and heat, thinner where it hangs in the eye; low opposite of it, on the stone
    gz = ground(ex, ey); low = max(ground(x-R*math.cos(phi)+d*.02, y-R*math.sin(phi)+e*.02) for d in (-1, 0, 1) for e in (-1, 0, 1)); zc = gz+A.get('high', .092); er, eb = .0440, .0145; hang = zc-er+eb+r*.94; rest = low+r*.90
    nu, nv = 1500, 150; U, V = np.meshgrid(np.linspace(0, 2*math.pi, nu, endpoint=False), np.linspace(0, 2*math.pi, nv, endpoint=False), indexing='ij'); d = np.cos(U-phi); k = U*R
    q = r*(1-.13*np.exp(-(((U-phi+math.pi) % (2*math.pi)-math.pi)/.16)**2)+.07*(fbm(k*9, k*0+2, 3, 61)-.5)+.06*np.exp(-((U-phi-2.0)/.10)**2)); facet = lambda n_, w: w*(np.cos(n_*V+2.5*fbm(k*14, k*0, 2, 62))-1)
    q = q*(1+.030*facet(5, .5)+.055*(fbm(k*55, V*r*55*1.2, 4, 63)-.5)+.030*(fbm(k*220, V*r*220, 3, 64)-.5)); pits = np.clip(fbm(k*150+5, V*r*150, 3, 65)-.60, 0, 1)*.45; q = q*(1-pits)
    rad = R*(1+.010*np.cos(2*U+1)+.006*np.cos(3*U)); cz = (hang+rest)/2+(hang-rest)/2*d; w = rad+q*np.cos(V); tilt = math.asin((hang-rest)/(2*R)); dz = q*np.sin(V)
    du, dv = w*d, w*np.sin(U-phi); du, cz = du*math.cos(tilt)-dz*math.sin(tilt), (hang+rest)/2+du*math.sin(tilt)+dz*math.cos(tilt)
    Xr, Yr = x+du*math.cos(phi)-dv*math.sin(phi), y+du*math.sin(phi)+dv*math.cos(phi); I = np.arange(nu*nv).reshape(nu, nv); F = np.stack([I, np.roll(I, -1, 0), np.roll(np.roll(I, -1, 0), -1, 1), np.roll(I, -1, 1)], -1).reshape(-1, 4)
    rope = np.exp(-(((U-phi+.25) % (2*math.pi)-math.pi)/.85)**4)*np.clip(.30-np.cos(V)*.95+.45*np.sin(V), 0, 1)+.75*np.clip((np.sin(V)-.72)/.28, 0, 1)*(fbm(k*11, V*0, 2, 66) > .42); rope = np.maximum(rope, np.exp(-(((U-phi+math.pi) % (2*math.pi)-math.pi)/.22)**2)*.9)
    uv = np.stack([rope, U], -1).reshape(-1, 2); S.mesh('ring', np.stack([Xr, Yr, cz], -1).reshape(-1, 3).tolist(), F.tolist(), [S.mat('ring', forged(lambda g, p: g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0]), 0)], True, uvs=uv[F].reshape(-1, 2))
    # the eye bolt: shank and loop in one, and the lead that holds it
    tx, ty = -math.sin(phi), math.cos(phi); ax, ay = math.cos(phi), math.sin(phi); V, F = [], []
    def part(P, n):
        o = len(V); V.extend(tuple(q) for q in P.reshape(-1, 3)); m = len(P); J = np.arange(m*n).reshape(m, n); return o, J
    a, b_ = np.meshgrid(np.linspace(0, 2*math.pi, 72, endpoint=False), np.linspace(0, 2*math.pi, 28, endpoint=False), indexing='ij'); loop = er*(1+.06*np.cos(a-math.pi/2)); cr = eb*(1+.10*(fbm(a*2, a*0, 3, 71)-.5)+.10*np.exp(-((a-1.5*math.pi)/.5)**2)); rr, off = loop+cr*np.cos(b_), cr*np.sin(b_)
    o, J = part(np.stack([ex+rr*np.cos(a)*ax+off*tx, ey+rr*np.cos(a)*ay+off*ty, zc+rr*np.sin(a)], -1), 28); F += (np.stack([J, np.roll(J, -1, 0), np.roll(np.roll(J, -1, 0), -1, 1), np.roll(J, -1, 1)], -1).reshape(-1, 4)+o).tolist()
    h = np.linspace(-.02, zc-er-gz+.006, 24)[:, None]; th = np.linspace(0, 2*math.pi, 40, endpoint=False)[None]; sr = .0185+.006*np.exp(-np.clip(h, 0, 1)/.008)+.002*np.clip((h-.02)/.02, 0, 1); o, J = part(np.stack(np.broadcast_arrays(ex+sr*np.cos(th), ey+sr*np.sin(th), gz+h+th*0), -1), 40); F += (np.stack([J[:-1], np.roll(J[:-1], -1, 1), np.roll(J[1:], -1, 1), J[1:]], -1).reshape(-1, 4)+o).tolist(); F += [list(J[-1]+o), list(J[0][::-1]+o)]
    rubbed = lambda g, p: g.mul(g.ss(g.v('DISTANCE', p, (ex, ey, zc-er+eb*.6)), .026, .012), .9)
    bolt = S.mesh('eye', V, F, [S.mat('eye', forged(rubbed), 0)], True); md = bolt.modifiers.new('one', 'REMESH'); md.mode, md.voxel_size, md.use_smooth_shade = 'VOXEL', .0011, True; md = bolt.modifiers.new('soft', 'SMOOTH'); md.iterations, md.factor = 14, .6
    def lead(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, 60, 5, .6); f = g.noise(p, 330, 4, .6); c = g.mix(g.ss(n, .35, .68), hexc('#2e3036'), hexc('#6c6e74')); c = g.mix(g.mul(g.ss(g.v('DISTANCE', p, (ex, ey, gz)), .040, .022), g.ss(n, .35, .6)), c, hexc('#3e1d0e'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .003; bm.inputs['Strength'].default_value = .7; g.put(bm.inputs['Height'], g.add(n, g.mul(f, .2))); return misty(g, g.principled(Base_Color=g.mix(.5, c, hexc('#7a736c')) if hour == 'haze' else c, Roughness=g.add(.36, g.mul(f, .2)), Metallic=.5, Specular=.5, Normal=bm.outputs[0]))
    th = np.linspace(0, 2*math.pi, 120, endpoint=False)[None]; q = np.linspace(0, 1, 22)[:, None]; pr = (.047+.008*(fbm(np.cos(th)*2+4, np.sin(th)*2, 3, 72)-.5))*q; ph = gz+.0045*(1-q**6)-.006*q**14+.0028*(fbm(np.cos(th)*q*4+7, np.sin(th)*q*4, 3, 73)-.5); P = np.stack(np.broadcast_arrays(ex+pr*np.cos(th), ey+pr*np.sin(th), ph), -1); J = np.arange(22*120).reshape(22, 120)
    S.mesh('lead', P.reshape(-1, 3).tolist(), np.stack([J[:-1], np.roll(J[:-1], -1, 1), np.roll(J[1:], -1, 1), J[1:]], -1).reshape(-1, 4).tolist(), [S.mat('lead', lead, 0)], True)
    P = (x, y, .03); glow = lambda at, *q: sheet(at, P, *q)
    if 'key' in A:
        warm, cool = dict(golden=('#ff8a48', '#9aa6b6'), night=('#ffae62', '#5a78c8'))[hour]; S.sc.world.cycles.sampling_method = 'NONE'
        for o in S.sc.objects: o.hide_render |= o.type == 'LIGHT'                 # the view hides the mood's own sun
        for (*at, k), col, size in ((tup(A['key']), warm, 1.1), (tup(A['soft']), cool, 2.2)): S.lamp(at, col, k, size, 'AREA', P).visible_glossy = True
        if 'sheen' in A: *at, k = tup(A['sheen']); o = sheet(at, P, '#ff9a58', k, 2.4, .8); o.visible_diffuse = o.data.materials[0].cycles.sample_as_light = False
    elif hour == 'golden': glow((-2.1, 1.7, .55), '#ff8a48', A.get('k1', 58), 1.3, .9); glow((.5, -1.2, 1.9), '#9a90c4', A.get('k2', 3.5), 3.0, 2.4); S.lamp((-.9, 5.4, .95), '#ff8a44', A.get('p1', 15000), .16)
    elif hour == 'night': glow((1.9, .9, .75), '#ffae62', A.get('k1', 75), 1.2, 1.0); glow((-.6, -1.0, 2.2), '#5a78c8', A.get('k2', 7), 3.4, 2.6); S.lamp((2.4, 3.2, 1.1), '#ffa856', A.get('p1', 1400), .10)
    else: glow((-.5, -1.7, 1.5), '#f6efe8', A.get('k1', 15), 3.6, 2.6); glow((-1.2, 2.2, 1.8), '#f8f0e8', A.get('k2', 3.0), 2.6, 1.6, False)
def shards(u, v, seed):
    """the centre of the jittered cell of one unit that each point lies in"""
    i, j = np.floor(u), np.floor(v); near = np.full(u.shape, 9, np.float32); cu, cv = np.zeros_like(u), np.zeros_like(v)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1): pu, pv = i+di+vnoise(i+di, j+dj, seed), j+dj+vnoise(i+di, j+dj, seed+1); d = (pu-u)**2+(pv-v)**2; k = d < near; near = np.where(k, d, near); cu, cv = np.where(k, pu, cu), np.where(k, pv, cv)
    return cu, cv
def bollard():
    """Stockholm: an iron bollard on a wet granite quay, a hawser round it and away to a ship; the town across the water at blue hour; turn= is the way of the quay (degrees from the frame's width), et= how far its edge is from the bollard (m); its block is dished, so that rain lies level within a rim and clear of the foot: pools=s,t,depth,swell: which waves of the noise lie here, how much deeper the dish is (m), how wavy the water (m); stand=x,y is its place; it has worked for long: thick tar chipped to rust about lip and foot, a casting's seam, knocks, salt, a neck that ropes keep bright, turns of two unlike ropes, a bevelled edge with a mason's marks"""
    ps, pt, dish, swell = tup(A['pools']); x, y = tup(A.get('stand', '.515,0')); an = math.radians(A['turn']); ca, sa = math.cos(an), math.sin(an); et = A['et']; r = .0225       # s runs along the quay, t towards the water, its edge at t = et from the bollard
    along = .15; to = lambda s, t: (x+(s-along)*ca-t*sa, y+(s-along)*sa+t*ca)
    sg, tg = np.r_[np.linspace(-2.3, -.75, 420), np.linspace(-.75, .6, 1200)[1:], np.linspace(.6, 2.3, 300)[1:], np.linspace(2.3, 6.2, 200)[1:]], np.r_[np.linspace(-1.75, -.35, 420), np.linspace(-.35, et-.06, 560)[1:], np.linspace(et-.06, et+.002, 62)[1:], np.linspace(et+.002, et+.03, 8)[1:]]
    def cut(s, t):
        d = et-t; w = .009+.010*smooth(s, -.70, -.10)+.0030*(fbm(s*5, 0*t, 3, 91)-.5)+.0016*(fbm(s*60, t*60, 3, 92)-.5)+.016*np.clip(fbm(s*17, t*9, 3, 93)-.66, 0, 1); c = np.clip(w-d, 0, w)*.85+np.clip(-d, 0, 1)*20
        for k in (-.455, -.29, -.10, .07, .21, .38, .66): c = np.maximum(c, .07*smooth((s-k)**2+d**2, .0100**2, .0082**2))      # halves of the holes that split the block; near the lens, before words, a narrow bevel without them
        return c
    def tooled(s, t): d = et-t; m_ = smooth(d, .072, .064)*smooth(d, .022, .030); q = s*1.0+.0022*fbm(s*40, t*40, 2, 94)+.12*(t-et)*(fbm(s*3, t*0, 2, 95)-.5); return .0010*m_*smooth(np.sin(q*2*math.pi/.0085+5*fbm(s*7, t*2, 2, 96)), -.2, .9)*smooth(fbm(s*22, t*26, 3, 97), .30, .52)-pitted(s, t, 62, .0016, .62, 98)*(1-m_)      # a chiselled margin, a pointed face
    H = coping(sg, tg, et, to, wetrock(.50, .82, .72, True, foot=(x, y, .207), grit=.45), cut=cut, rough=lambda s, t: .45, worn=lambda s, t: tooled(s, t)+(.012+dish)*smooth(t+.14*(fbm(s*5, t*9, 4, 46)-.5), et-.03, et-.10)*(1-np.exp(-(np.hypot(s-along, t)*(1.5-1.1*fbm(s*4, t*4, 4, 48))/.36)**8)), rise=lambda s, t: -.0128+swell*(fbm(s*3.4+ps, t*4.2+pt, 3, 45)-.5)-.03*smooth(t, et-.05, et-.01)-np.clip((t-et+.004)*30, 0, 1))
    def ground(a, b): s, t = (a-x)*ca+(b-y)*sa+along, -(a-x)*sa+(b-y)*ca; return float(H[np.clip(np.searchsorted(tg, t, 'right')-1, 0, len(tg)-1), np.clip(np.searchsorted(sg, s, 'right')-1, 0, len(sg)-1)])
    # the bollard: cast out of round, its head wider to one side; finest where it is seen
    prof = [(.207, -.01), (.206, .018), (.200, .033), (.182, .040), (.160, .048), (.142, .070), (.131, .105), (.1245, .150), (.1215, .210), (.1240, .265), (.1300, .318), (.1430, .360), (.1640, .394), (.1820, .416), (.1895, .436), (.1890, .455), (.1800, .472), (.1520, .485), (.0950, .494), (.0400, .4985), (.001, .500)]
    prof = np.array(curve(prof, 24)); d = np.r_[0, np.cumsum(np.hypot(*np.diff(prof, axis=0).T))]; m, n = 1250, 1300
    mid, half = math.radians(-108), math.radians(118); T = np.r_[np.linspace(mid-half, mid+half, n), np.linspace(mid+half, mid-half+2*math.pi, 90)[1:]]; L = np.linspace(0, d[-1], m); R0, Z0 = np.interp(L, d, prof[:, 0]), np.interp(L, d, prof[:, 1]); nr, nz = np.gradient(Z0, L), -np.gradient(R0, L)
    oval = lambda t, z: 1+.012*np.cos(2*t+1)+.008*np.cos(3*t)+.16*smooth(z, .29, .45)*np.cos(t-math.radians(-28)); waist = lambda t, z: np.interp(z, Z0[:m*3//4], R0[:m*3//4])*oval(t, z)
    a, s = (q.astype(np.float32) for q in np.meshgrid(T*.128, L)); z = Z0[:, None]+0*a; N = lambda f, g, o, k, gain=.5: fbm(a*f, s*g, o, k, gain)
    # what has worn through its coats: ropes above the turns and along the lip, knocks on the foot; flakes that rust from below, and what runs from them
    rub = smooth(z, .195, .215)*smooth(z, .31, .25)*.27+smooth(z, .428, .446)*smooth(z, .482, .458)*(.28+.36*N(7, 3, 3, 2))+smooth(z, .030, .036)*smooth(z, .052, .042)*.10; worn = smooth(N(9, 22, 5, 3, .6)*.8+.25*N(60, 420, 3, 4)+rub, .94, 1.10)
    wa, ws = a+.0035*(N(170, 170, 4, 5)-.5), s+.0035*(N(170, 170, 4, 6)-.5); low = lambda u, v: fbm(u*13, v*9, 4, 7, .6); flaw = .055*smooth(z, .12, .05)+.09*smooth(z, .385, .43)*smooth(z, .470, .445)+.03*smooth(z, .24, .28)
    flaw = flaw+.19*smooth(z, .385, .430)*smooth(z, .494, .474)*(.2+1.6*N(6, 4, 2, 9))+.085*smooth(z, .056, .040)*(.3+1.4*N(5, 9, 2, 10))+.07*smooth(N(6, 6, 3, 14), .52, .72)
    wa, ws = wa+.011*(N(75, 75, 4, 12, .6)-.5), ws+.011*(N(75, 75, 4, 13, .6)-.5)
    flake = lambda c, k: (lambda q: low(q[0]*c, q[1]*c))(shards(wa/c, ws/c, k))
    big, small = flake(.0125, 11), flake(.0042, 21); q = .62*big+.38*small+flaw; deep = blur((q > .822).astype(np.float32)[..., None], .6)[..., 0]; coat = blur((.5*flake(.0075, 31)+.5*small+flaw > .782).astype(np.float32)[..., None], .6)[..., 0]; coat = np.maximum(coat, deep)
    k = deep*smooth(N(120, 60, 3, 41), .35, .6); reach = np.exp(-(L[1]-L[0])/(.014+.16*smooth(fbm(T*.128*90, T*0, 4, 42), .44, .72))); run = np.empty_like(k); run[-1] = k[-1]
    for i in range(m-2, -1, -1): run[i] = np.maximum(run[i+1]*reach, k[i])
    side = a+.007*(N(14, 20, 3, 44)-.5); fall = np.interp(.436, Z0, L)+.014*(fbm(side*40, side*0, 3, 48)-.5)-s; weep = smooth(fall, -.003, .009)*smooth(fbm(side*46, side*0, 5, 45, .62), .45, .64)*np.exp(-np.maximum(fall, 0)/(.012+.42*fbm(side*33, side*0, 4, 46)**2.6))*(.55+.9*N(330, 20, 3, 47)); run = np.maximum(run, weep)      # what weeps from under the lip
    polish = smooth(z, .150, .225)*smooth(z, .350, .250)*smooth(.55*N(7, 46, 4, 101)+.30*N(5, 5, 3, 102)+.30*N(36, 190, 3, 108), .46, .74)+.6*smooth(z, .428, .442)*smooth(z, .474, .458)*smooth(N(15, 8, 4, 103), .55, .70); worn = np.maximum(worn, .34*smooth(polish, .25, .8))
    salt = smooth(fbm(side*44, side*0, 5, 104, .62), .40, .66)*smooth(N(9, 2.2, 3, 105), .30, .58)*(.35+1.1*N(420, 26, 3, 106))*smooth(z, .05, .09)*smooth(z, .455, .42)+.30*smooth(z, .10, .045)*smooth(N(70, 90, 5, 107, .66), .54, .74)
    run = blur(run[..., None], 1.6)[..., 0]*(.15+.6*N(420, 14, 3, 43)); halo = blur(deep[..., None], 5)[..., 0]
    # its surface in metres: sand of the mould, its orange peel, lumps and short sags of paint, the step of every coat, edges that rust lifts
    h = .0024*(N(9, 9, 3, 52)-.5)+.00042*(N(60, 50, 3, 53)-.5)+.00008*(N(240, 240, 2, 61)-.5)+.00009*(N(520, 520, 2, 62)-.5); paint = .00020*N(110, 40, 4, 54)+.00007*(N(330, 130, 2, 55)-.5)+.00008*smooth(N(330, 330, 2, 56), .66, .80); g = np.random.default_rng(8)
    for _ in range(16):
        t0, l0, long, w = g.uniform(mid-half, mid+half), g.uniform(.20, .60), g.uniform(.006, .026), g.uniform(.004, .009); j = slice(*np.searchsorted(T[:n], (t0-.2, t0+.2))); i = slice(*np.searchsorted(L, (l0-long-.02, l0+.03))); fall = l0-s[i, j]; paint[i, j] = np.maximum(paint[i, j], g.uniform(.0001, .0003)*np.exp(-((a[i, j]-t0*.128-.004*np.sin(fall*60))/w)**2)*smooth(fall, -.02, .005)*smooth(fall, long+w, long))
    seam = T*.128-math.radians(-131)*.128+.004*(fbm(L[:, None]*9, L[:, None]*0, 4, 111)-.5); left = smooth(fbm(L[:, None]*19, L[:, None]*0, 3, 112), .46, .66)*(1-.85*smooth(z, .20, .23)*smooth(z, .34, .31))*smooth(z, .05, .06)
    h = h+.00016*left*np.exp(-(seam/.0018)**2)+.00022*smooth(seam, -.0022, .0022)*np.exp(-np.abs(seam)/.03)+.0050*(N(6, 7, 3, 113)-.5)+.0012*(N(26, 22, 3, 114)-.5)+.00045*(N(120, 95, 3, 117)-.5)      # where the mould's halves met, a little off
    for q in range(46):
        t0, l0 = g.uniform(mid-half*.8, mid+half*.8), g.choice((.155, .215, .35, .45, .545, .575), p=(.12, .08, .16, .16, .24, .24))+g.normal(0, .022); w = g.uniform(.0035, .0105)*(2.2 if q < 9 else 1); j = slice(*np.searchsorted(T[:n], (t0-.35, t0+.35))); i = slice(*np.searchsorted(L, (l0-.05, l0+.05))); c = g.uniform(-.5, .5); o = np.hypot((a[i, j]-t0*.128+c*(s[i, j]-l0))/w, (s[i, j]-l0)/(w*g.uniform(.5, 1.3)))+.5*(N(90, 90, 2, 115)[i, j]-.5); h[i, j] -= w*g.uniform(.07, .20)*smooth(o, 1.15, .25)      # knocks
    h = h+.55*pitted(a, s, 250, .0011, .72, 116)*(.25+.75*np.maximum(smooth(worn, .2, .6), deep))-.0007*coat-.0008*deep+.0005*halo*(1-coat)
    rust = .0006*(N(300, 300, 4, 57, .62)-.5)+.0003*(N(900, 900, 2, 58)-.5); h = h+paint*(1-worn)*(1-.6*coat)*(1-deep)-.0004*coat-.0008*deep+rust*deep+.0004*halo*(1-coat)*smooth(N(60, 60, 3, 59), .4, .6)+worn*(.00014*N(10, 330, 2, 60)-.0003)
    rad = np.maximum(R0[:, None]*oval(T[None], z)+h*nr[:, None], 0); z = z+h*nz[:, None]; skin = image('skin', np.stack([.5*coat+.5*deep, worn, np.clip(run*.9+halo*.5, 0, 1)], -1).astype(np.float32)); lean = .018; marks = image('marks', np.stack([salt, polish, 0*salt], -1).astype(np.float32))
    def cast(g):
        uv = g.node('ShaderNodeUVMap').outputs[0]; t = g.node('ShaderNodeTexImage', image=skin, extension='EXTEND'); g.put(t.inputs[0], uv); off, bare, bleed = g.xyz(t.outputs[0])[0:3]; p = g.node('ShaderNodeNewGeometry').outputs['Position']; f = g.noise(p, 620, 4, .62); n = g.noise(p, 60, 5, .6); dull = g.ss(g.noise(g.v('MULTIPLY', p, (1, 1, .35)), 24, 5, .62), .36, .66)
        bleed = g.mul(bleed, g.sub(1.1, g.mul(f, .4))); red = g.mix(g.ss(g.add(g.mul(f, .7), g.mul(n, .5)), .42, .78), hexc('#150a07'), hexc('#52301d')); c = g.mix(dull, hexc('#0d0f10'), hexc('#1d2021')); c = g.mix(g.clamp(g.mul(bleed, .85)), c, g.mix(n, hexc('#2a180f'), hexc('#553522')))
        under, iron_ = g.ss(off, .2, .45), g.ss(off, .6, .9); c = g.mix(g.mul(under, .9), c, g.mix(f, hexc('#1b110d'), hexc('#161917'))); c = g.mix(iron_, c, red); c = g.mix(g.ss(bare, .12, .40), c, g.mix(n, hexc('#23130d'), hexc('#1c1d1d'))); metal = g.mul(g.ss(bare, .48, .72), g.sub(1.0, iron_)); c = g.mix(metal, c, g.mix(n, hexc('#2c2b2a'), hexc('#5a5a59')))
        t = g.node('ShaderNodeTexImage', image=marks, extension='EXTEND'); g.put(t.inputs[0], uv); crust, bright, _ = g.xyz(t.outputs[0])[0:3]; hair = g.noise(g.v('MULTIPLY', p, (9, 9, 520)), 1.0, 4, .7)
        red = g.mix(g.ss(g.add(g.mul(f, .7), g.mul(n, .5)), .42, .78), hexc('#1c0e09'), hexc('#5e3622')); c = g.mix(iron_, c, red); c = g.mix(g.mul(g.mul(under, g.sub(1.0, iron_)), g.ss(n, .44, .56, .3, .9)), c, g.mix(f, hexc('#3a2118'), hexc('#2a2f31')))
        shine = g.mul(g.ss(g.add(bright, g.add(g.mul(g.sub(hair, .5), .7), g.mul(g.sub(f, .5), .5))), .30, 1.05, 0, .8), g.sub(1.0, g.mul(iron_, .8))); metal = g.m('MAXIMUM', metal, shine); c = g.mix(metal, c, g.mix(hair, hexc('#312d2b'), hexc('#7d7873'))); crust = g.mul(g.clamp(g.mul(crust, g.add(.5, f))), .62); c = g.mix(crust, c, hexc('#8f9294'))
        bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0013; g.put(bm.inputs['Strength'], g.add(.10, g.mul(iron_, .5))); g.put(bm.inputs['Height'], g.add(g.add(f, g.mul(g.noise(p, 190, 3, .5), .7)), g.mul(g.mul(hair, metal), .5))); dull = g.m('MAXIMUM', dull, g.mul(crust, 1.6))
        rough = g.add(g.add(.41, g.mul(dull, .26)), g.add(g.mul(g.clamp(g.add(bleed, g.mul(under, .5))), .30), g.mul(iron_, .2))); return g.principled(Base_Color=c, Metallic=g.mul(metal, .9), Roughness=g.sub(g.add(rough, g.mul(g.sub(f, .5), .10)), g.mul(metal, .12)), Specular=.32, Normal=bm.outputs[0])
    iron = S.mat('iron', cast, 0); u, v = np.meshgrid((np.arange(len(T))+.5)/len(T), (np.arange(m)+.5)/m); surface('bollard', x+rad*np.cos(T)+lean*z, y+rad*np.sin(T), z, iron, u, v)
    def nut(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n, f = g.noise(p, 130, 4, .62), g.noise(p, 700, 3, .6); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0005; bm.inputs['Strength'].default_value = .5; g.put(bm.inputs['Height'], g.add(n, g.mul(f, .4)))
        return g.principled(Base_Color=g.mix(g.ss(n, .42, .66), hexc('#35322f'), g.mix(f, hexc('#4a3628'), hexc('#74584a'))), Roughness=.55, Specular=.4, Normal=bm.outputs[0])
    nuts = S.mat('nut', nut, 0); c, l = np.meshgrid(np.linspace(0, 2*math.pi, 121), np.linspace(0, 1, 60))
    for k in range(6):                                       # a washer, a hexagon with worn corners, the stud's end
        q = k*math.pi/3+.27; prof_ = np.array([(.0222, -.006), (.0219, .0026), (.0185, .0034), (.0176, .0036), (.0176, .0164), (.0156, .0180), (.0092, .0182), (.0090, .0226), (.0078, .0236), (0, .0238)]); e = np.linspace(0, 1, len(prof_)); hr, hz = np.interp(l, e, prof_[:, 0]), np.interp(l, e, prof_[:, 1]); hexa = np.minimum(.935/np.cos((c+k*.7) % (math.pi/3)-math.pi/6), 1.055); side = smooth(l, .32, .36)*smooth(l, .64, .58); hr = hr*(1+(hexa-1)*side)*(1+.016*(fbm(np.cos(c)*3+k, np.sin(c)*3+l*4, 3, 70)-.5))
        surface('bolt', x+.1765*math.cos(q)+hr*np.cos(c), y+.1765*math.sin(q)+hr*np.sin(c), .0418-.36*hr*np.cos(c-q)+hz*.92+.0003*(fbm(np.cos(c)*hr*150+9, np.sin(c)*hr*150, 3, 71)-.5), nuts, c, l)
    # what has gathered round its foot: rust and grit, a dark line on the stone
    c, q = np.meshgrid(np.linspace(0, 2*math.pi, 360), np.linspace(0, 1, 9)); q = .200+(.012+.016*fbm(np.cos(c)*6+5, np.sin(c)*6, 4, 81))*q; gx, gy = x+q*np.cos(c), y+q*np.sin(c); grit = np.vectorize(ground)(gx, gy)+.0045*np.clip((.216-q)/.016, -.4, 1)+.0015*(fbm(gx*240, gy*240, 3, 82)-.5)
    surface('grit', gx, gy, grit, S.mat('grit', lambda g: g.principled(Base_Color=g.mix(g.noise(g.node('ShaderNodeNewGeometry').outputs['Position'], 420, 3, .6), hexc('#080605'), hexc('#2a1710')), Roughness=.7, Specular=.3), 0), c, q)
    # the hawser: from behind, a slack turn, then one that crosses it, rises over the front and goes to a ship; flat where it is pressed to the iron
    hp = S.mat('hemp', fibre('#2e251e', '#d0b69a', 110.0, 13, .0015, .42, 1.15, .30, .9), 0); end = -math.pi/3; t0 = end-math.radians(930); P = []
    o_, z_, up_ = (360, 430, 462, 490, 520, 560, 600, 640, 720, 790, 830, 858, 880, 904, 930), (.150, .180, .183, .177, .158, .130, .119, .123, .130, .127, .130, .146, .171, .208, .243), lambda f: .036*np.exp(-((f-870)/22)**2)+.012*np.exp(-((f-560)/38)**2)      # one turn hangs slack; the one that holds crosses it
    f = np.linspace(o_[0], 930, 110)
    for o, q, up in zip(f, np.interp(f, o_, z_), up_(f)): t = t0+math.radians(o); k = float(waist(t, q))+r*.93+up; P.append((x+k*math.cos(t)+lean*q, y+k*math.sin(t), q+.002*math.sin(t*2.3)))
    q = P[-1]; P += [(q[0]+l*.866, q[1]+l*.5, q[2]+l*.24+.012*l*l) for l in (.06, .2, .5, 1.0, 1.6)]
    def pressed(V): c = V[..., 0]-x-lean*V[..., 2], V[..., 1]-y; d, t = np.hypot(*c), np.arctan2(c[1], c[0]); w = waist(t, V[..., 2]); o = d-w; k = (w+np.maximum(o-.24*o*np.exp(-(o/.07)**2), .0006))/d; return np.stack([x+lean*V[..., 2]+c[0]*k, y+c[1]*k, V[..., 2]], -1)
    fuzz(laid(P, r*1.06, hp, .205, 17, 90, 1100, 1.25, pressed), r, 15000, 1.7, '#6a584a', '#cbb49c'); ra = r*.66; eye = []
    for t in np.radians(np.linspace(55, 460, 60)): q = .080+.010*math.cos(t+2.6)+.004*math.cos(2*t+1); k = float(waist(t, q))+ra*.95+.007*max(math.cos(t+1.9), 0)**2; eye.append((x+k*math.cos(t)+lean*q, y+k*math.sin(t), q))      # the eye of a thinner line, bleached, laid more tightly
    fuzz(laid(eye, ra, S.mat('line', fibre('#2b2726', '#c9c0b4', 160.0, 19, .0011, .40, 1.0, .30, .6), 0), .098, 13, 72, 500, .7, pressed), ra, 7000, 1.1, '#5c5550', '#bdb4a8')
    S.sc.world.cycles.sampling_method = 'NONE'
    by_ = lambda a, b, c: (a+(x-.515), b+y, c)
    for at, col, k, w, h in (((-.95, 2.5, 1.2), '#7898cc', 19, .65, 2.2), ((-2.3, -1.4, 1.6), '#7f9cc8', 4.2, 2.6, 2.4)): sheet(by_(*at), (x, y, .3), col, k, w, h)      # the dusk on the left
    sheet(by_(.5, -2.4, 1.5), (x, y, .2), '#7f94b4', 5.5, 2.4, 1.6)
    S.lamp(by_(-1.95, -1.0, .5), '#93a6cc', 20, .8, 'AREA', (x, y, .26))      # low and from the side: it rakes the iron's skin
    S.lamp(by_(2.0, .55, 1.3), '#ffb066', 11, .42, 'AREA', (x, y, .3)).visible_glossy = True      # a lamp, as a sheet so small beside large ones is seldom sampled: fireflies
    S.lamp(by_(2.4, .9, 2.6), '#ffac5c', 70, .12)
    q = S.lamp(by_(1.75, .95, .46), '#ffb870', 9, .5, 'AREA', (x, y, .3)); q.visible_glossy, q.visible_diffuse = True, False      # low, so that the upright flank mirrors it
    q = S.lamp(by_(-1.3, 1.5, 1.0), '#b8a6b0', 3, .5, 'AREA', (x, y, .3)); q.data.spread, q.visible_glossy = .5, True      # narrow, or it lights the stone under the words
def cedar():
    """A spray of a cedar of Lebanon against the low sun: a bough that comes from beside the lens into focus, flat fans of twigs, rosettes of short needles on short shoots; lit through from behind (main= the bough's path, tilt= how far its fans lean towards the eye)"""
    g = np.random.default_rng(A.get('seed', 5)); unit = lambda q: q/np.maximum(np.linalg.norm(q, axis=-1, keepdims=True), 1e-9); blades, wood = [], []
    def rosettes(P, D, n, long):
        """n needles from each point P: a cup about its direction D"""
        P, D = np.repeat(P, n, 0), np.repeat(D, n, 0); m_ = len(P); a = unit(np.cross(D, g.normal(size=(m_, 3)))); t = g.uniform(.25, 1.45, m_); N = D*np.cos(t)[:, None]+a*np.sin(t)[:, None]; L = long*g.uniform(.62, 1.12, m_); blades.append((P+D*.002, N, L, unit(D+g.normal(0, .3, (m_, 3)))*(L*g.uniform(0, .22, m_))[:, None], g.random(m_)))
    def twig(pts, r0, r1, every=.0085):
        """wood along a path, from radius r0 to r1, with rosettes round its upper side and single needles at its young tip; its points, their distances along it, its length"""
        c = np.array(curve(pts, 10)); c = c+np.cumsum(g.normal(0, 1, c.shape), 0)*np.linalg.norm(c[-1]-c[0])*.0022; s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]; L = s[-1]; wood.append((c, r0+(r1-r0)*(s/L)**.8)); young = max(L-.022, 0); q = np.arange(.004, young, every); q = q+g.normal(0, every*.25, len(q))
        at = lambda q: np.stack([np.interp(q, s, c[:, i]) for i in range(3)], -1); P = at(q); T = unit(at(q+.002)-at(q-.002)); up = unit(UP-T*(T@UP)[:, None]); side = np.cross(T, up); a = g.normal(0, .95, len(q)); D = unit(up*np.cos(a)[:, None]+side*np.sin(a)[:, None]+T*g.normal(.25, .18, len(q))[:, None]); rr = np.interp(q, s, wood[-1][1])[:, None]
        size = g.uniform(.72, 1.08, len(q)); shoot = P+D*(rr+.0045*g.uniform(.6, 1.3, (len(q), 1)))
        for p, e in zip(P, shoot): wood.append((np.array([p, (p+e)/2, e]), np.array([.0016, .0014, .0017])))
        for lo, hi in ((.7, .82), (.82, .95), (.95, 1.1)):
            k = (size >= lo)*(size < hi); rosettes(shoot[k], D[k], 28+int(g.integers(-4, 5)), .0105*(lo+hi))
        q = np.linspace(young, L, 26); P = at(q); P = np.repeat(P, 2, 0); T = unit(at(L)-at(L-.01))+0*P; a = unit(np.cross(T, g.normal(size=T.shape))); N = unit(T*g.uniform(.5, 1.1, (len(P), 1))+a); Ln = .021*g.uniform(.6, 1.0, len(P)); blades.append((P, N, Ln, T*(Ln*.2)[:, None], g.random(len(P))))
        return c, s, L
    # the main axis, with fans of twigs on both sides in a plane that leans towards the eye
    tilt = A['tilt']; UP, LIE = np.array([0, 0, 1.]), np.array([0, math.sin(tilt), math.cos(tilt)]); toward = lambda c, s, q: (lambda i: (c[i], unit(c[min(i+1, len(c)-1)]-c[i-1])))(int(np.searchsorted(s, q))); up = lambda k: np.array([0, 0, g.normal(0, k)])
    c, s, L = twig([tup(q) for q in A['main'].split(';')], .010, .0022, .011); q, k = .03, 1
    while q < L-.02:
        p, T = toward(c, s, q); l = .13*(.30+.70*min((L-q)/(L*.55), 1))*g.uniform(.55, 1.1); D = unit(T*g.uniform(.55, 1.0)+k*unit(np.cross(T, LIE))+up(.10)); e = unit(D*.75+T*.45+up(.10)); tc, ts, tl = twig([p, p+D*l*.45, p+D*l*.45+e*l*.55], max(.0028*l/.12, .0018), .0011); z, j = g.uniform(.02, .035), g.choice([-1, 1])
        while z < tl-.03: p, T = toward(tc, ts, z); l = min((tl-z)*.7, .075)*g.uniform(.5, 1.0)+.012; D = unit(T*.75+j*unit(np.cross(T, LIE))+up(.15)); twig([p, p+D*l*.5, p+unit(D+T*.4)*l], .0016, .001); z += g.uniform(.022, .042); j = -j
        q += g.uniform(.018, .039); k = -k
    # needles: ribbons that face the lens, lit through from behind
    B, N, L, bend, rnd = (np.concatenate([b[i] for b in blades]) for i in range(5)); eye = np.array(tup(A['cam'])); m_ = len(B); t = np.array([0, .3, .68, 1.0]); wide = np.array([.75, 1, .92, .12])*.5
    C = B[:, None]+N[:, None]*(L[:, None]*t)[..., None]+bend[:, None]*(t*t)[None, :, None]; view = unit(eye-B); W = unit(np.cross(N, view)); W = unit(W+view*g.normal(0, .5, (m_, 1))); hw = .00105*g.uniform(.8, 1.2, (m_, 1))*wide
    V = np.stack([C-W[:, None]*hw[..., None], C+W[:, None]*hw[..., None]], 2).reshape(-1, 3); o = np.arange(m_)[:, None]*8; F = np.concatenate([np.stack([o[:, 0]+2*i, o[:, 0]+2*i+1, o[:, 0]+2*i+3, o[:, 0]+2*i+2], -1) for i in range(3)]); uv = np.concatenate([np.stack([np.full(m_, t[i]), rnd, np.full(m_, t[i]), rnd, np.full(m_, t[i+1]), rnd, np.full(m_, t[i+1]), rnd], -1).reshape(-1, 2) for i in range(3)])
    def needle(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; d, tr, gl = g.node('ShaderNodeBsdfDiffuse'), g.node('ShaderNodeBsdfTranslucent'), g.node('ShaderNodeBsdfGlossy'); g.put(d.inputs[0], g.mix(v, hexc('#141d14'), hexc('#26301c'))); g.put(tr.inputs[0], g.scalec(g.mix(v, hexc('#7d9330'), hexc('#c8b040')), g.add(.55, g.mul(u, .45)))); g.put(gl.inputs[0], hexc('#ffe0b0')); gl.inputs['Roughness'].default_value = .42
        return g.mixsh(.06, g.mixsh(.5, d.outputs[0], tr.outputs[0]), gl.outputs[0])
    S.mesh('needles', V.tolist(), F.tolist(), [S.mat('needle', needle, 0)], True, uvs=uv)
    # wood: one mesh of tubes
    V, F, o = [], [], 0
    for q, r in wood:
        T = unit(np.gradient(q, axis=0)); a = unit(np.cross(T, np.array([.31, .2, .93]))); b = np.cross(T, a); k = 10 if len(q) > 5 else 5; th = np.arange(k)*2*math.pi/k; rr = np.asarray(r)[:, None]*(1+.22*(fbm(np.arange(len(q))[:, None]*.5+o, th[None]*1.2, 3, 7)-.5)*2); V.append((q[:, None]+a[:, None]*(np.cos(th)*rr)[..., None]+b[:, None]*(np.sin(th)*rr)[..., None]).reshape(-1, 3)); I = o+np.arange(len(q)*k).reshape(len(q), k); J = np.roll(I, -1, 1); F.append(np.stack([I[:-1], J[:-1], J[1:], I[1:]], -1).reshape(-1, 4)); o += len(q)*k
    def bark(g):
        p = g.node('ShaderNodeNewGeometry').outputs['Position']; n = g.noise(p, 420, 4, .6); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0008; g.put(bm.inputs['Height'], n); return g.principled(Base_Color=g.mix(n, hexc('#15100d'), hexc('#3d2c22')), Roughness=.75, Specular=.2, Normal=bm.outputs[0])
    S.mesh('wood', np.concatenate(V).tolist(), np.concatenate(F).tolist(), [S.mat('bark', bark, 0)], True)
    S.sc.world.cycles.sampling_method = 'NONE'; low_sun('#ffc48a', 24000, .15).visible_glossy = True
def hoar():
    """Zurich: hoar frost on the old rope of a mountain railing, the low sun behind it: feathered needles grown into the wind from the ridges of its strands, rime on the rest (main= the rope's path, wind= where the wind comes from, needles= how many)"""
    g = np.random.default_rng(A.get('seed', 5)); unit = lambda q: q/np.maximum(np.linalg.norm(q, axis=-1, keepdims=True), 1e-9); r = .0125; wind = unit(np.array(tup(A.get('wind', '.42,-.12,.9'))))
    def rimed(g):
        geo = g.node('ShaderNodeNewGeometry'); p = geo.outputs['Position']; f = g.noise(p, 1500, 3, .65); n = g.noise(p, 190, 5, .62); lee = g.v('DOT_PRODUCT', geo.outputs['Normal'], tuple(wind)); bm = g.node('ShaderNodeBump'); bm.inputs['Distance'].default_value = .0007; g.put(bm.inputs['Height'], g.add(f, n))
        d = g.node('ShaderNodeBsdfDiffuse'); g.put(d.inputs[0], g.mix(f, hexc('#b9b8c2'), hexc('#f2f0f2'))); g.put(d.inputs['Normal'], bm.outputs[0]); white = g.ss(g.add(g.mul(lee, .30), g.add(g.mul(n, .8), g.mul(g.sub(f, .5), .7))), .26, .54)
        return g.mixsh(g.mul(white, .94), fibre('#2b211b', '#8d7a66', 90, 90, .0005, .5, .8)(g), d.outputs[0])
    P, D, U, W = rope = laid([tup(q) for q in A['main'].split(';')], r, S.mat('hemp', rimed, 0), .105, 11, 60, 0, .55); fuzz(rope, r, 2600, 1.2, '#8a7a68', '#e8e4e2')
    # where frost grows: points of the strands, by how far they face the wind and how high they are on their ridge
    at, nrm, row = [], [], []
    for o in [o for o in S.sc.objects if o.name.startswith('strand')]:
        me = o.data; n = len(me.vertices); v, q = np.empty(n*3, np.float32), np.empty(n*3, np.float32); me.vertices.foreach_get('co', v); me.vertices.foreach_get('normal', q); at.append(v.reshape(-1, 3)); nrm.append(q.reshape(-1, 3)); row.append(np.arange(n)*len(P)//n)
    at, nrm, row = np.concatenate(at), np.concatenate(nrm), np.concatenate(row); out = at-P[row]; high = np.linalg.norm(out, axis=1)/r; out = unit(out); s = row*r*.075; face = out@wind; seen = (high > .78)*((out*nrm).sum(1) > .35)
    patch = fbm(s*38, face*1.5, 4, 51)*1.0; bold = smooth(face, -.35, .75)*smooth(high, .82, 1.0)*(.50+.50*smooth(patch, .34, .60))
    def pick(weight, n): weight = weight*seen; return g.choice(len(at), n, p=weight/weight.sum())
    ribbons = []
    def grow(B, N, L, wide, bend, tip): ribbons.append((B, N, L, wide, bend, tip))
    n = int(A.get('needles', 3700)); i = pick(bold+.06*(face > -.5), n); long = np.clip(.0043*np.exp(g.normal(0, .62, n))*(.40+1.25*bold[i])*(.45+1.1*smooth(fbm(s*70, face*0, 3, 52), .25, .75)[i]), .0012, .0155); N = unit(out[i]*.50+wind*.85+g.normal(0, .24, (n, 3))); broken = g.random(n) < .13; long = np.where(broken, long*.55, long); side = unit(np.cross(N, g.normal(size=(n, 3)))); bend = side*(long*g.normal(0, .10, n))[:, None]
    grow(at[i]-N*.0004, N, long, np.clip(long*.040, .00011, .00040)*g.uniform(.7, 1.4, n), bend, np.where(broken, .8, .06))
    # barbs at sixty degrees on both sides of the longer ones, in one plane
    for j in np.nonzero(long > .0034)[0]:
        q = np.arange(.22, .93, .00042/long[j]*g.uniform(.9, 2.2)); q = np.repeat(q+g.normal(0, .012, len(q)), 2); z = len(q); sgn = np.tile((1, -1), z//2)[:, None]; keep = g.random(z) < .72; l = long[j]*.22*np.sin(math.pi*np.clip(1.08-q, 0, 1)**.8)*g.uniform(.35, 1.15, z)
        M = unit(N[j]*.5+sgn*side[j]*.86+g.normal(0, .12, (z, 3))); grow((at[i[j]]+N[j]*(long[j]*q)[:, None]+bend[j]*(q*q)[:, None])[keep], M[keep], l[keep], np.clip(l*.10, .00006, .0002)[keep], 0*M[keep], np.full(keep.sum(), .1))
    # short rime everywhere, most of it on the ridges
    n = int(A.get('rime', 42000)); i = pick(.10+smooth(high, .80, 1.0)*(.25+smooth(face, -.6, .7)), n); grow(at[i]-out[i]*.0002, unit(out[i]*.8+wind*.35+g.normal(0, .55, (n, 3))), .0011*np.exp(g.normal(-.45, .6, n)), g.uniform(.00005, .00016, n), g.normal(0, .0002, (n, 3)), g.uniform(.1, .9, n))
    B, N, L, wide, bend, tip = (np.concatenate([q[k] for q in ribbons]) for k in range(6)); n = len(B); t = np.array([0, .35, .72, 1.0]); C = B[:, None]+N[:, None]*(L[:, None]*t)[..., None]+bend[:, None]*(t*t)[None, :, None]; prof = np.stack([np.full(n, .8), np.ones(n), .35+.65*np.maximum(tip, .35), tip], 1)*wide[:, None]; a = unit(np.cross(N, g.normal(size=(n, 3)))); b = np.cross(N, a)
    V = np.stack([C-a[:, None]*prof[..., None], C+b[:, None]*prof[..., None]*.55, C+a[:, None]*prof[..., None]], 2).reshape(-1, 3); o = np.arange(n)[:, None]*12; F = np.concatenate([np.stack([o[:, 0]+3*j+e, o[:, 0]+3*j+e+1, o[:, 0]+3*j+e+4, o[:, 0]+3*j+e+3], -1) for j in range(3) for e in range(2)]); rnd = g.random(n); uv = np.concatenate([np.stack([np.stack([np.full(n, q), rnd], -1) for q in ((1, 0, 0, 1) if e == 0 else (0, 1, 1, 0))], 1).reshape(-1, 2) for j in range(3) for e in range(2)])
    def ice(g):
        u, v, _ = g.xyz(g.node('ShaderNodeUVMap').outputs[0])[0:3]; d, tr, gl, cl = (g.node('ShaderNodeBsdf'+q) for q in ('Diffuse', 'Translucent', 'Glossy', 'Transparent')); g.put(d.inputs[0], hexc('#e6e6ee')); g.put(tr.inputs[0], hexc('#fff6ee')); gl.inputs['Roughness'].default_value = .28; lp = g.node('ShaderNodeLightPath')
        body = g.mixsh(.10, g.mixsh(.62, d.outputs[0], tr.outputs[0]), gl.outputs[0]); return g.mixsh(g.m('MAXIMUM', g.mul(lp.outputs['Is Shadow Ray'], .72), g.mul(g.ss(u, 1.0, .3), g.add(.08, g.mul(v, .36)))), body, cl.outputs[0])
    S.mesh('frost', V.tolist(), F.tolist(), [S.mat('ice', ice, 0)], False, uvs=uv)
    S.sc.world.cycles.sampling_method = 'NONE'; low_sun('#ffd6ac', A.get('p1', 8500), .35)
    sheet((-.5, -1.6, -.9), (0, 0, 0), '#c9c6d6', A.get('k1', 3), 3.0, 2.0); sheet((-1.6, .2, .9), (0, 0, 0), '#c3cade', A.get('k2', 2.5), 1.6, 1.6)


globals()[KIND]()
cam = tup(A.get('cam', '0,-.62,.115')); w, h, lens, shift, by = A.get('w', 640), A.get('h', 400), A.get('lens', 62), A.get('shift', -.10), A.get('by', 3.2)
if A.get('fit'):                                                   # the view fills the frame; the camera looks level, at its horizon row `fit` (0..1 from the top)
    span = (by-cam[1])*36/lens/max(w, h); shift = (A['fit']-.5)*h/max(w, h); backdrop(by, cam[2]+shift*span*max(w, h), span*w)
elif 'back' in A or KIND in OWN: backdrop(by, A.get('bz', .2), A.get('bw', 4.2))
S.camera(cam, (cam[0]*.0, .0, cam[2]-.004), lens=lens, shift_y=shift, fstop=A.get('fstop', 5.6), focus=A.get('focus', .62)).data.clip_start = .01
S.render(A.get('out', RENDERS+'near.jpg'), w, h, A.get('spp', 48), bounces=8, thr=A.get('thr', .02), ev=A.get('ev', .6), clamp=A.get('clamp', 6))
