"""The north, seen from close by: a lit window by cold water, skates' tracks, a boathouse's boards, a sauna's stones, a lane's wet setts, a boat's wet rail and its foredeck, a lake's bed. numpy, ray by ray; the rays of surfaces.py, the lens of studies.py. Half a minute to 5 minutes each on an idle machine.

usage: python3 north.py -- kind=window w=1600 h=1000 seed=3 out=x.jpg
Each kind is one function that returns (linear picture, options for finish). Lengths are in metres; `k=1` draws a quick preview without supersampling.
"""
from surfaces import *

class Wall:
    """A wall that runs away to the right: s along it, t out of it towards the camera (tc before it), z up. Its relief is a height t = h(s, z)."""
    def __init__(w, turn, tc, hz, f):
        a = math.radians(turn); w.sa, w.ca, w.tc, w.hz, w.f = math.sin(a), math.cos(a), tc, hz, f; X, Z = rays(hz, f); w.X, w.Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(X, Z)); w.ds, w.dt = w.X*w.sa+w.ca, np.minimum(w.X*w.ca-w.sa, -.02)
    def at(w, t): d = (t-w.tc)/w.dt; return d*w.ds, d*w.Z, d
    def meet(w, h, t0, t1, n=40):
        """where each ray meets the relief between the heights t0 (outer) and t1: s, t, z, depth"""
        hi = np.full(w.X.shape, t1, np.float32); step = (t0-t1)/n; open_ = np.ones(w.X.shape, bool)
        for i in range(1, n+1): t = t0-i*step; s, z, _ = w.at(t); new = open_&(h(s, z) >= t); hi[new] = t; open_ &= ~new
        lo = hi+step
        for i in range(5): t = (lo+hi)/2; s, z, _ = w.at(t); under = h(s, z) >= t; hi, lo = np.where(under, t, hi), np.where(under, lo, t)
        s, z, d = w.at(hi); return s, hi, z, d
    def screen(w, s, t, z): x, y = s*w.sa+(t-w.tc)*w.ca, np.maximum(s*w.ca-(t-w.tc)*w.sa, .05); return .5+x/y*w.f/ASP, w.hz-z/y*w.f
    def world(w, ns, nt, nz): return ns*w.sa+nt*w.ca, ns*w.ca-nt*w.sa, nz
class Around:
    """The surroundings of a place, by direction: azimuth -pi..pi, elevation -1.2..1.2; look(x, y, z, i) reads it, the more out of focus the greater i."""
    Q = 300
    def __init__(s, blurs): s.blurs = blurs; s.az, s.el = np.meshgrid((np.arange(int(6.2832*s.Q), dtype=np.float32)+.5)/s.Q-3.1416, (np.arange(int(2.4*s.Q), dtype=np.float32)+.5)/s.Q-1.2)
    def close(s, E): s.lev = [np.maximum(blur(E, b), 0) for b in s.blurs]
    def look(s, x, y, z, i):
        T = s.lev[i]; e = np.clip((np.arctan2(z, np.hypot(x, y))+1.2)*s.Q-.5, 0, T.shape[0]-1.01); a = np.clip((np.arctan2(x, y)+3.1416)*s.Q-.5, 0, T.shape[1]-1.01); j, k = e.astype(np.int32), a.astype(np.int32); fe, fa = (e-j)[..., None], (a-k)[..., None]
        return (T[j, k]*(1-fa)+T[j, k+1]*fa)*(1-fe)+(T[j+1, k]*(1-fa)+T[j+1, k+1]*fa)*fe
def timber(s, z, w, sd):
    """Upright boards w wide: own number, place across (0..1), grain, fine grain, ring, knots, checks"""
    c = np.floor(s/w); q = s/w-c; own = lambda k: vnoise(c*1.0, c*0+.5, sd+k); wig = .30*(fbm(z*1.1+c*7, q*1.3, 3, sd+1)-.5); kn = 0
    for j in range(2): kz, kq = (np.floor(z/.62+own(3+j))+.5-own(3+j))*.62, .22+.56*own(5+j); r = np.hypot((z-kz)*.8, (q-kq)*w*1.3); kn = np.maximum(kn, np.exp(-(r/.010)**2)); wig = wig+np.exp(-(r/.026)**2)*.30*np.sign(q-kq)
    x = (q+wig)*w; ring = np.sin(x*(1500+500*own(7))+5*own(8)); grain = fbm(x*210+c*9, z*7+c*3, 4, sd+9, .6); fine = fbm(x*900+c*9, z*26+c*3, 3, sd+10, .6); check = np.exp(-(np.abs(fbm(x*60+c*5, z*1.3, 3, sd+11)-.5)/.010)**2)*smooth(fbm(s*9, z*1.1, 2, sd+12), .46, .62)
    return c, q, own, grain, fine, ring, kn, check
def beads(n, rmin, rmax, w, h, q, sd, runs=()):
    """Drops on a pane w x h metres, q texels a metre: their height in texels, and where they are"""
    g = np.random.default_rng(sd); ww, hh = int(w*q), int(h*q); T, M = np.zeros((hh, ww), np.float32), np.zeros((hh, ww), np.float32); taken = np.zeros((hh//4+2, ww//4+2), bool); wipe = np.zeros((hh, ww), np.float32)
    def drop(x, y, r, tall, bulge, check=True):
        x0, x1, y0, y1 = int(max(0, x-r*1.5)), int(min(ww, x+r*1.5+2)), int(max(0, y-r*1.6*tall)), int(min(hh, y+r*1.6*tall+2))
        if x1-x0 < 2 or y1-y0 < 2 or check and taken[int(np.clip(y, 0, hh-1))//4, int(np.clip(x, 0, ww-1))//4]: return
        taken[int(max(0, y-r*1.3))//4:int(max(0, y+r*1.3))//4+1, int(max(0, x-r*1.3))//4:int(max(0, x+r*1.3))//4+1] = 1; yy_, xx_ = np.mgrid[y0:y1, x0:x1]; dx, dy = (xx_-x)/r, (yy_-y)/r/tall; an = np.arctan2(dy, dx); a, b, c = g.random(3)*6.28; am = min(.07, .006*r); e = np.hypot(dx*(1+.18*dy*(tall > 1.05)), dy)/(1+am*np.sin(2*an+a)+am*.7*np.sin(3*an+b)+am*.4*np.sin(5*an+c))
        cap = np.where(e < 1, np.sqrt(np.clip(1-e*e*.95, 0, 1))*r*bulge*(1+.2*dy)-.2*r*bulge, 0); T[y0:y1, x0:x1] = np.maximum(T[y0:y1, x0:x1], cap); M[y0:y1, x0:x1] = np.maximum(M[y0:y1, x0:x1], np.clip((1-e)*r+.5, 0, 1))
    for x, top, end, r in runs:
        x, y, r = x*q, top*q, r*q
        while y < end*q:
            x += g.normal()*r*.05; a, b = int(max(0, y)), int(min(hh, y+r*.3+2)); wipe[a:b] = np.maximum(wipe[a:b], np.clip(1.4-np.abs(np.arange(ww)[None]-x)/r, 0, 1)); y += r*.25
            if g.random() < .07: drop(x+g.normal()*r*.4, y, r*g.uniform(.15, .45), g.uniform(1, 1.6), .6, False)
        drop(x, y, r*1.2, 1.3, .7, False); taken[int(max(0, top*q))//4:int(end*q)//4, int(x-r)//4:int(x+r)//4+1] = 1
    for r in np.sort((rmin+(rmax-rmin)*g.random(n)**7)*q)[::-1]: drop(g.random()*ww, g.random()*hh, r, g.uniform(1, 1.2), g.uniform(.45, .68))
    return T, M, wipe

def window():
    """The window of a lake house at blue dusk, from outside and near: drops on the pane, a lamp on its table, a linen curtain, a sofa and lit shelves out of focus behind it, a slim frame of oiled oak with a brass hinge, a bronze sill, upright black boards; the lake and bare birches mirrored in the pane and beyond the corner"""
    w = Wall(num('turn', 50), .60, num('hz', .43), num('f', 1.3)); sj, zs, sc = num('jamb', .605), num('sill', -.245), num('corner', .862); g = np.random.default_rng(SEED+3); focus = num('focus', .85); amount = num('coc', 36); coc = lambda d: amount*np.abs(1-focus/np.maximum(d, .05))
    # the dusk: afterglow over the lake, a far shore with its lamps, birches
    A_ = Around((num('far', 1.2), 14, 40)); az, el = A_.az, A_.el; up = np.abs(el); glow = np.exp(-((az-1.35)/1.15)**2); E = ramp(np.clip(up/.95, 0, 1)**.55, ['#d8a48c', '#8f86a6', '#4f66a0', '#22407c', '#122552'])*(.34+.50*glow)[..., None]; E += (glow*np.exp(-up/.06)*.30)[..., None]*C('#ff9a68')
    crest = .028+.030*fbm(az*3+5, az*0, 4, SEED+1)+.010*fbm(az*60, az*0, 3, SEED+2, .6); m = smooth(crest-up, -.002, .002)[..., None]; E = E*(1-m)+m*C('#1a2542')*.26; mist = np.exp(-up/.016)*.6; E = E*(1-mist[..., None])+mist[..., None]*C('#8f93b4')*(.14+.16*glow)[..., None]
    for a_, e_, k in ((.318, .016, 3.2), (.386, .030, 1.1), (.418, .014, 8), (.441, .021, 1.8), (.524, .015, 4.2), (1.62, .010, 5), (1.86, .012, 3)):
        for s_, q in ((1, 1), (-1, .10)): E += (smooth(np.hypot(az-a_, (el-s_*e_*(1 if s_ > 0 else 2.2))*(1 if s_ > 0 else .14)), .0052, .0026)*k*q)[..., None]*C('#ffb066')
    E *= np.where(el < 0, .62+.2*np.exp(el/.05), 1)[..., None]; tree = np.zeros_like(az)
    def limb(x, y, an, L, r, lev):
        n = int(L/.010)+2
        for i in range(n):
            an += g.normal()*(.022 if lev == 0 else .07)+(.03*np.sign(an) if lev > 1 else 0); x2, y2 = x+math.sin(an)*L/n, y+math.cos(an)*L/n; j0, j1, k0, k1 = int((min(y, y2)-r*2+1.2)*300), int((max(y, y2)+r*2+1.2)*300)+2, int((min(x, x2)-r*2+3.1416)*300), int((max(x, x2)+r*2+3.1416)*300)+2; j0, k0 = max(j0, 0), max(k0, 0)
            t = np.clip(((az[j0:j1, k0:k1]-x)*(x2-x)+(el[j0:j1, k0:k1]-y)*(y2-y))/((x2-x)**2+(y2-y)**2+1e-9), 0, 1); d = np.hypot(az[j0:j1, k0:k1]-x-t*(x2-x), el[j0:j1, k0:k1]-y-t*(y2-y)); tree[j0:j1, k0:k1] = np.maximum(tree[j0:j1, k0:k1], np.clip((r-d)*300+.5, 0, 1)*min(1, r*500)); x, y, r = x2, y2, r*(.985 if lev == 0 else .93)
            if lev < 3 and g.random() < (.24, .40, .35)[lev] and (lev or i > n*.15): limb(x, y, an+g.choice([-1, 1])*g.uniform(.4, .9), L*g.uniform(.18, .42) if lev == 0 else L*g.uniform(.35, .6), r*g.uniform(.25, .5), lev+1)
    for x, r, L in ((.528, .0045, 1.1), (1.66, .018, 1.4), (1.75, .012, 1.3), (1.98, .015, 1.1)): limb(x, -.09, g.normal()*.05, L, r, 0)
    for x, y, an, L, r in ((.68, .27, -1.70, .34, .0052), (.66, .17, -1.95, .26, .0038), (.62, .37, -1.60, .36, .0042)): limb(x, y, an, L, r, 0)
    E = E*(1-tree[..., None]*.92)+tree[..., None]*C('#10131f')*.10; A_.close(E)
    # the room, plane by plane, each as far out of focus as it is deep: wall, shelves with their own light
    wl = Wall(num('turn', 50), .60, w.hz, w.f); pix = lambda q: q[::K, ::K] if K > 1 else q; wl.X, wl.Z, wl.ds, wl.dt = pix(w.X), pix(w.Z), pix(w.ds), pix(w.dt); ls, lt, lz = num('ls', 1.04), -.97, num('lz', .075)
    def layer(col, a, r): """one thing laid before the room, r px out of focus"""; nonlocal room; p = lens(np.concatenate([col*a[..., None], a[..., None]], -1).astype(np.float32), np.full((H, W), r, np.float32), 1); room = room*(1-p[..., 3:])+p[..., :3]
    s, z, d = wl.at(-3.2); lit = np.exp(-((s-2.45)/.75)**2-((z-.05)/.62)**2); room = C('#a8704a')*(.05+.52*lit)[..., None]*(.9+.2*fbm(s*2, z*2, 3, SEED+5))[..., None]
    zn = (z+.30)/.29; row = np.floor(zn); zn = zn-row; sb = s+.010*np.sin(s*37+row); book = np.floor(sb/.030+row*7.3); own = lambda k: vnoise(book+.5, row+.5, SEED+k); tall = .58+.26*own(51); gap = vnoise(np.floor(s/.23+row*1.7)+.5, row+.5, SEED+52); spine = smooth(zn, tall+.01, tall-.01)*(gap > .22); top = np.exp(-(1-zn)/.30)
    nook = C('#a86a40')*(.05+.22*top)[..., None]; tone = (ramp(own(53), ['#6c3420', '#9a744c', '#5a3a28', '#d8bc90', '#7c5030']))*(.30+.42*np.exp(-(1-zn)/.45))[..., None]; nook = nook*(1-spine[..., None])+tone*spine[..., None]; bowl = np.hypot((s-3.10)/.075, (zn-.20)/.24); inb = (smooth(bowl, 1, .9)*(row == 1))[..., None]; nook = nook*(1-inb)+inb*C('#d8c4a4')*.30
    shelf = smooth(zn, .055, .045); nook = nook*(1-shelf[..., None])+shelf[..., None]*C('#5a3520')*.12; case = smooth(s, num('shelf', 2.78), num('shelf', 2.78)+.01)[..., None]; room = room*(1-case)+nook*num('nook', 1.0)*case; room = lens(room.astype(np.float32), np.full((H, W), num('deep', 11), np.float32), 1)
    s, z, d = wl.at(-2.5); back_ = -.13-.16*smooth(s, 2.44, 2.58)**2+.012*np.sin(s*9); cloth = fbm(s*5, z*7, 3, SEED+54)-.5; body = C('#d8a878')*(.03+.60*np.exp(-np.clip(back_-z, 0, 9)/.10)+(.22*np.exp(-((s-2.15)/.4)**2)+.05*cloth)*np.exp(-np.clip(back_-z, 0, 9)/.22))[..., None]; layer(body, smooth(z, back_, back_-.012)*smooth(s, 2.66, 2.64), 10)
    for cs, cz, tilt, hue in ((2.36, -.13, .16, '#c8a684'), (1.86, -.10, -.10, '#b4704a')): x_, y_ = (s-cs)+tilt*(z-cz), (z-cz)-tilt*(s-cs); e = (np.abs(x_)/.19)**3+(np.abs(y_)/.17)**3; layer(C(hue)*(.08+.55*np.exp(-np.hypot(x_+.03, y_-.12)/.12))[..., None], smooth(e, 1.05, .95), 10)
    # the table it stands on: a pool of light on oiled wood, its front edge
    zt = lz-.335; dd = np.where(wl.Z < -.01, zt/np.minimum(wl.Z, -.01), 99); ts, tt = dd*wl.ds, wl.tc+dd*wl.dt; on = smooth(tt, -.735, -.745)*smooth(tt, -1.35, -1.34)*smooth(ts, .2, .25)*(dd < 90); r2_ = ((ts-ls)**2+(tt-lt)**2); foot_ = np.exp(-r2_/.0040); pool = .05+2.4*(.20*np.exp(-r2_/.030)+.62/(1+(r2_/.045)**1.5)*smooth(r2_, .0, .016)); pl = C('#a8662e')*(pool*(.75+.5*fbm(ts*3, tt*34, 4, SEED+41)))[..., None]; pl = pl*(1-.8*foot_)[..., None]
    s, z, d = wl.at(-.735); apron = smooth(z, zt, zt-.002)*smooth(z, zt-.034, zt-.032)*smooth(s, .2, .25); layer(pl, np.clip(on, 0, 1), 10); edge_ = np.exp(-((z-zt+.003)/.0035)**2); layer(C('#7a4420')*(.040+(.75*edge_+.07)*np.exp(-((s-ls)/.34)**2))[..., None], apron, 10); layer(np.broadcast_to(C('#2a170d')*.06, s.shape+(3,)), smooth(z, zt-.033, zt-.036)*smooth(s, .2, .25)*.8, 12)
    # the lamp: a glazed foot with a brass neck, a linen shade with its two rims, the bulb's light low in it
    s, z, d = wl.at(lt); y_ = z-lz; q = (s-ls)/(.128-.20*y_); up_q = y_-.016*np.sqrt(np.clip(1-q*q, 0, 1)); lo_q = y_-.006*np.sqrt(np.clip(1-q*q, 0, 1)); shade = smooth(np.abs(q), 1, .975)*smooth(up_q, .112, .109)*smooth(lo_q, -.112, -.109); round_ = np.sqrt(np.clip(1-q*q, 0, 1)); bulb = np.exp(-(q/.55)**2-((y_+.030)/.075)**2)
    cloth = (.16+.22*round_+.70*bulb+.16*np.exp(-((y_+.10)/.03)**2)*round_)*(1+.10*(fbm(s*240, z*30, 2, SEED+42)-.5)+.10*(fbm(s*30, z*240, 2, SEED+43)-.5)); band = np.maximum(smooth(up_q, .098, .101), smooth(lo_q, -.099, -.102)); cloth = cloth*(1-.55*band)*(1+.5*np.exp(-((up_q-.1105)/.0022)**2)); sh_col = C('#e8862e')*(1-np.clip(cloth, 0, 1))[..., None]+C('#ffcf96')*np.clip(cloth, 0, 1)[..., None]
    h_ = (y_+.112)/(.335-.112); jar = np.clip((-.16-h_)/.78, 0, 1); wid = np.where(h_ > -.16, .009, .014+.062*np.clip(np.sin(np.pi*jar**.72), 0, 1)**.8*(jar > 0)+.016*(jar > .5)); fq = (s-ls)/wid; foot = smooth(np.abs(fq), 1, .92)*smooth(y_, -.108, -.112)*smooth(h_, -1.005, -.995); glaze = (h_ < -.16)[..., None]; fa = np.sqrt(np.clip(1-fq*fq, 0, 1)); fall = smooth(h_, -1.1, -.15)
    layer(np.where(glaze, C('#33505a')*(.03+.16*fa*(.4+fall))[..., None]+(np.exp(-((fq-.08)/.34)**2)*np.exp(-((h_+.34)/.13)**2)*.75+np.exp(-((fq+.66)/.10)**2)*.10+np.exp(-((h_+.93)/.06)**2)*.18*fa)[..., None]*C('#ffb878'), C('#c08a48')*(.10+.95*np.exp(-((fq-.1)/.45)**2))[..., None]), foot, num('lampcoc', 6.5)); layer(sh_col*(cloth*num('shade', 1.0))[..., None], shade, num('lampcoc', 6.5))
    cu, cv = wl.screen(np.float32(ls), np.float32(lt), np.float32(lz-.02)); rr = np.hypot((u-cu)*ASP, v-cv); room = room+(np.exp(-rr/.10)*.12+np.exp(-rr/.36)*.05)[..., None]*C('#ff9a52')
    s, z, d = wl.at(num('ct', -.34)); wave = s*52+1.8*np.sin(s*15)+.5*z+1.2*(fbm(s*4, z*.8, 3, SEED+6)-.5)*2; e1 = smooth(s+.010*np.sin(wave*.9+1)-.02*z, num('ce', .47)+.004, num('ce', .47)-.004); near_ = np.exp(-np.hypot((s-num('ce', .47)-.04)/.24, (z-lz)/.50)); weave = 1+.05*(vnoise(s*900, z*60, 7)-.5)+.05*(vnoise(s*60, z*900, 8)-.5)
    fold = .64+.28*np.sin(wave)+.16*np.sin(2*wave+1.1+.6*np.sin(s*17))+.06*np.sin(3.3*wave+.8*z); hem = 1-.30*np.exp(-((s-.02*z-num('ce', .47)+.012)/.004)**2); cl = (.075+.70*near_)*fold*weave*hem; hue = np.clip(fold, 0, 1)[..., None]; cur = np.concatenate([(cl*e1)[..., None]*(C('#ff9e68')*(1-hue)+C('#ffc296')*hue), e1[..., None]*np.ones_like(s)[..., None]], -1).astype(np.float32); cur = lens(cur, np.clip(coc(d), 0, amount*.5), 3); a = cur[..., 3:]; room = room*(1-a*.93)+cur[..., :3]*.95
    # the front: one relief of pane, sash, casing, hinge, sill, boards; each piece has rounded arrises
    GL, SF = -.045, -.006; low_ = zs-.030; ends = sj+.056; arris = lambda x, r=.0018: np.where(x < 0, 1, r-np.sqrt(np.maximum(r*r-np.clip(r-x, 0, r)**2, 0))); pw = .0585; z1 = num('hinge', .105)
    def bare(s, z):
        q = np.maximum(np.maximum(s-sj+.050, zs+.046-z), .020-np.abs(s-.138)); t = np.where(q > 0, np.maximum(-.037+.8*np.clip(q, 0, .010), SF-arris(q-.010)), GL); t = np.where((s > sj-.0015), GL, np.minimum(t, np.where(q > .010, SF-arris(np.maximum(sj-.0015-s, 0), .0014), 1)))
        t = np.maximum(t, .004-arris(.0205-np.abs(s-sj-.0210))); b = (s-sj-.0445)/pw; b = np.minimum(b-np.floor(b), 1-b+np.floor(b))*pw-.0022; wood = np.where(s > sc-.036, .003-arris(np.minimum(s-sc+.0345, sc-s), .003), np.maximum(-.002-arris(b, .0026), -.015)); out = (s > sj+.0425)|(z < low_); t = np.where(out, wood, t)
        zq = np.abs(z-z1); r = np.where(zq < .048, .0066-arris(.048-zq, .001)-.0010*np.exp(-((zq-.016)/.0006)**2), np.sqrt(np.maximum(.0054**2-(zq-.0525)**2, 0))); t = np.maximum(t, np.where(np.abs(s-sj) < r, .0045+np.sqrt(np.maximum(r*r-(s-sj)**2, 0)), -1))
        lip = np.clip(zs-z, 0, .03); front = .050-arris(np.minimum(lip-.0085, z-low_), .0016); return np.where((z < zs)&(z > low_)&(s < ends), np.where(lip < .0100, np.minimum(GL+lip*10, np.maximum(front, -.04)), front), t)
    s, t, z, d = w.meet(bare, .052, GL-.0005, int(num('steps', 56))); beyond = smooth(s, sc-.0005, sc+.0005); isg = (t < GL+.004)&(s < sj-.045)&(z > zs); e = np.float32(.0006); hs, hz_ = (bare(s+e, z)-bare(s-e, z))/(2*e), (bare(s, z+e)-bare(s, z-e))/(2*e); lim = lambda q: q/np.sqrt(1+(q/6)**2); hs, hz_ = lim(hs), lim(hz_)
    sill = (z < zs)&(z > low_)&(s < ends); brass = (np.abs(s-sj) < .0072)&(t > .0044-.0098*(s < sj))&(np.abs(z-z1) < .058); metal = sill|brass; clad = ((s > sj+.0425)|(z <= low_))&~metal; lying = (s < sj-.050)&(z < zs+.046)&(z >= zs)&(np.abs(s-.138) > .020)
    # wood, planed and oiled: pores and rings, hardly a relief
    Sx = np.where(np.abs(hs) > 2, t+1.37, s-sj+.31); Sx = np.where(clad, (s-sj-.0445)/pw*.105, Sx); Sx, Z_ = np.where(lying, z+.7, Sx), np.where(lying, s, z); c = np.floor(Sx/.105); x = Sx+.005*(fbm(Z_*1.1+c*7, Sx*5, 3, SEED+20)-.5); grain, fine, fib = fbm(x*330+c*9, Z_*1.6+c*3, 4, SEED+21, .6), fbm(x*900+c*9, Z_*18+c*3, 3, SEED+22, .6), fbm(x*520+c*3, Z_*9, 4, SEED+23, .6); pore = smooth(fbm(x*1500+c*5, Z_*30, 3, SEED+24, .6), .56, .72)
    rel = (.00010*(grain-.5)+.00012*(fine-.5)+.00020*(fib-.5)-.00010*pore)*~metal*np.where(clad, 4, 1); gx = np.gradient(rel, axis=1)/np.maximum(np.gradient(s, axis=1), 1e-5); gz = np.gradient(rel, axis=0)/np.minimum(np.gradient(z, axis=0), -1e-5); cap = lambda q: q/np.sqrt(1+(q/.5)**2); flat = (np.abs(hs)+np.abs(hz_)) < 3; hs, hz_ = hs+cap(gx)*flat, hz_+cap(gz)*flat
    n = 1/np.sqrt(hs*hs+hz_*hz_+1); ns, nt, nz = -hs*n, n, -hz_*n
    wx, wy, wz = w.world(ns, nt, nz); L = np.sqrt(w.X**2+1+w.Z**2); vs, vt, vz = w.ds/L, w.dt/L, w.Z/L; dn = np.minimum(vs*ns+vt*nt+vz*nz, -.03); rs_, rt, rz = vs-2*dn*ns, vt-2*dn*nt, vz-2*dn*nz; rx, ry, _ = w.world(rs_, rt, rz); fre = .04+.96*(1+dn)**5
    warm = 0                                                                              # the pane lights what faces it
    for ps in (.0, .25, .5):
        for pz in (-.1, .15, .45): ds, dt, dz = ps-s, GL-.005-t, pz-z; r2_ = ds*ds+dt*dt+dz*dz+.004; rr_ = np.sqrt(r2_); warm = warm+np.clip((ns*ds+nt*dt+nz*dz)/rr_, 0, 1)*np.clip(-dt/rr_, 0, 1)/r2_*(.4+.9*(ps > .2))
    warm = warm/9*num('warm', .34)*np.where(sill, .10+.90*smooth(s, sj+.06, sj-.10), np.where(s > sj-.003, .10, 1)); ao = np.where(clad, .06+.94*smooth(t, -.014, -.0050), .25+.75*smooth(t, GL, -.020)); ao = np.where(sill, .45+.55*smooth(t, GL, -.01), ao)*np.where((z <= low_)&(s < ends), .30+.70*smooth(low_-z, 0, .12), 1)
    qs, qt, qz = num('px', .80)-s, num('pt', .20)-t, num('pz', .52)-z; r2_ = qs*qs+qt*qt+qz*qz; rr_ = np.sqrt(r2_); porch = np.clip((ns*qs+nt*qt+nz*qz)/rr_, 0, 1)/(r2_+.03)*ao*np.where(z < low_, smooth(low_-z, .02, .10)*.6, 1)*num('porch', .12)              # a lamp beside the window, above the frame
    rake = np.clip(wx*.955+wy*.20+wz*.22, 0, 1)*ao*num('rake', 1.0); tone = (.78+.40*vnoise(c+.5, c*0+.5, SEED+30))*(1+.26*(grain-.5)+.25*(fine-.5)+.20*(fib-.5))*(1-.30*pore); hue = np.clip(.5+1.2*(grain-.5)+.5*(fib-.5), 0, 1)[..., None]; base = np.where(clad[..., None], C('#37302d')*.62, C('#784c27')*(1-hue)+C('#b48048')*hue)*tone[..., None]*.84
    sky_ = A_.look(wx, wy, np.abs(wz)*.5+.25, 2); dif = base*(sky_*(ao*(.6+.5*nz)*num('skyd', 3.0))[..., None]+rake[..., None]*C('#a0a6b4')*num('west', .80)+warm[..., None]*C('#ffb478')*1.7+porch[..., None]*C('#ffb06a')*1.5)
    # what is smooth mirrors the sky or, where the ray goes back to the wall, the lit pane
    k_ = np.clip((GL-t)/np.minimum(rt, -.02), 0, 3); ps, pz = s+rs_*k_, z+rz*k_; su, sv = w.screen(ps, np.float32(GL), pz); soft, broad = bigblur(room, 16*S), bigblur(room, 60*S); pick = lambda q: q[(np.clip(sv, 0, .999)*H).astype(int), (np.clip(su, 0, .999)*W).astype(int)]; inn = (smooth(-rt, .02, .10)*smooth(ps, sj+.06, sj-.16)*smooth(pz, zs, zs+.045))[..., None]
    sky1 = A_.look(rx, ry, np.maximum(rz, 0)+.02, 2)*.5+A_.look(rx, ry, np.maximum(rz, 0)+.01, 1)*.5; pan = np.where(brass[..., None], pick(broad)*1.3, pick(soft)); dark = np.where(rt < 0, .25, 1)[..., None]; mir = sky1*(1-inn)*dark+pan*inn; lamp_ = np.clip((rs_*qs+rt*qt+rz*qz)/rr_, 0, 1)**np.where(brass, 9, 60)
    gloss = (fre*1.3+.04)*(.5+.9*grain)*ao*np.where(clad, .8, 1); img = dif+mir*np.clip(gloss, 0, .8)[..., None]*num('gloss', 1.5)+(lamp_*ao*.10*(.4+.8*grain))[..., None]*C('#ffb06a')*num('porch', .12)*8
    patina = .75+.35*fbm(s*26, (t-z)*40, 4, SEED+31); tint = np.where(brass[..., None], C('#b98a52'), C('#c49c70')); fm = (.50+.50*(1+dn)**4)*np.where(brass, 1.3*patina, .75*patina); bronze = mir*tint*(fm*(.35+.65*ao)*num('metal', 1.5))[..., None]+tint*(.10*sky_*ao[..., None]+warm[..., None]*C('#ffa85a')*.22+porch[..., None]*C('#ffb06a')*.16)+(lamp_*ao)[..., None]*tint*np.where(brass, .5+2*lamp_, .3)[..., None]
    img = np.where(metal[..., None], bronze, img)
    # glass: room, mirrored lake, drops
    R1 = (w.ds, -w.dt, w.Z); mx, my, mz = w.world(*R1); cg = np.clip(-w.dt/L, 0, 1); fg = (.04+.96*(1-cg)**5)*num('mirror', 1.6); up_ = lambda q: q.repeat(K, 0).repeat(K, 1) if K > 1 else q; mirr = A_.look(mx, my, mz+.004*(fbm(s*3, z*3, 2, 3)-.5), 0); back = up_(room)
    x0, y0, gw, gh = -.12, zs+.03, sj+.14, 1.0; q_ = num('texel', 2600); T, M, wipe = beads(int(num('drops', 7500)), .0007, .0056, gw, gh, q_, SEED+9, ((.30, .25, .86, .0035), (.50, -.05, .66, .003), (.16, .1, .5, .0032))); Tb = blur(T, .6); ty, tx = np.gradient(Tb); j, i = np.clip((gh-(z-y0))*q_, 0, T.shape[0]-1).astype(np.int32), np.clip((s-x0)*q_, 0, T.shape[1]-1).astype(np.int32)
    nn = 1/np.sqrt(tx[j, i]**2+ty[j, i]**2+1); dx, dy = tx[j, i]*nn, ty[j, i]*nn; slot = M[j, i]*isg; mist = np.clip(.04+.45*(fbm(s*3.1, z*2.2, 4, SEED+8)-.36)+.26*smooth(z, zs+.22, zs), 0, .45)*(1-.85*wipe[j, i]); wide = bigblur(room, 34*S); grain_ = fbm(s*420, z*420, 2, SEED+9)
    back = back*(1-.75*mist[..., None])+up_(wide)*(mist*(.45+.6*grain_))[..., None]; gl = back*.92+mirr*np.clip(fg, 0, 1)[..., None]*(1-.4*mist)[..., None]; U0, V0 = up_(u), up_(v); lu, lv = np.clip(.36+(U0-.36)*.5+dx*.45, 0, .63), np.clip(.45+(V0-.45)*.4+dy*.50, 0, .80); crisp = bigblur(room, 4*S); ins = crisp[(lv*H).astype(int), (lu*W).astype(int)]; sr = np.hypot(dx, dy); rim = smooth(sr, .95, .5); sky2 = A_.look(np.float32(.9)+0*dx, dx*.8, .30-dy*.8, 1); spec = np.exp(-(((dx-.40)/.12)**2+((dy+.46)/.12)**2))
    dr = ins*(.12+1.0*rim)[..., None]+sky2*(.05+.30*smooth(-dy, .15, .8))[..., None]+(spec*.5)[..., None]*C('#c8d4ff'); gl = gl*(1-slot[..., None])+dr*slot[..., None]; img = img*(1-isg[..., None])+gl*isg[..., None]
    a = (1-beyond)[..., None]; img, dm = small(np.concatenate([img*a, a], -1)), np.minimum(small(np.where(beyond > .5, 1.05, d))[..., 0], 1.1); img = lens(img, np.clip(coc(dm), 0, 24)); bg = lens(small(A_.look(w.X, np.float32(1)+0*w.X, w.Z, 0)), np.full((H, W), num('bg', 15), np.float32), 1)
    return img[..., :3]+bg*(1-np.clip(img[..., 3:], 0, 1)), dict(ev=num('ev', .70), bloom_k=.20, bloom_th=.75, vig=.38, grain=.009)

def skates():
    """Skates' tracks on black ice, within reach, a low sun over the far shore: grooves with shavings along them, thin dust of snow, cracks that go down into the clear ice, flat bubbles one below another"""
    hz, f, hc = num('hz', .255), num('f', 1.25), num('hc', .36); X, Z = rays(hz, f); X, Z = X+0*Z, Z+0*X; g = np.random.default_rng(SEED+3); az = math.radians(num('sun_az', 7)); tz = math.tan(math.radians(num('sun_el', 2.6)))
    sk = Sky('golden', sun_az=num('sun_az', 7), sun_el=num('sun_el', 2.6), cloud=1, glow_k=.60, sky_k=.50, ramp=[(0, '#efb482'), (.10, '#dfa184'), (.24, '#a98a98'), (.42, '#6276a4'), (.66, '#2b477c'), (1, '#16294f')])
    def up(X, Z): L = np.sqrt(X*X+1+Z*Z); return sk.colour(X/L, 1/L, np.maximum(Z, .0008)/L, lobes=False)+((np.exp(-(np.hypot(X-math.tan(az), Z-tz)/.0135)**4)*3.4+np.exp(-np.hypot(X-math.tan(az), Z-tz)/.05)*.75+np.exp(-np.hypot(X-math.tan(az), (Z-tz)*1.3)/.22)*.30)[..., None]*C('#ffb468'))
    def shore(a): return .012+.022*fbm(a*2.2+5, a*0+.5, 3, SEED+1)+.020*smooth(a, .1, -.7)+.010*fbm(a*30, a*0+.7, 4, SEED+2, .6)
    def view(X, Z): s = smooth(Z, shore(X)-.004, shore(X)+.004)[..., None]; m = np.exp(-np.abs(Z)/.012)[..., None]*.6; return up(X, Z)*s+((C('#1a1f38')*.36+up(X, Z*0)*.04)*(1-m)+(C('#7f7a98')*.30+up(X, Z*0)*.12)*m)*(1-s)
    ice = Z < -.004; d = np.where(ice, hc/np.maximum(-Z, .004), 90).astype(np.float32); x = X*d; near = smooth(d, 6, 1.2); px, py = d/(f*HK), d*d/(f*hc*HK)
    # snow blown over it: thin tongues, grain by grain
    an = num('wind', .95); p, q = x*math.cos(an)-d*math.sin(an), x*math.sin(an)+d*math.cos(an); q2 = q+.12*(fbm(p*1.2, q*2, 3, SEED+4)-.5); tongue = fbm(p*.42+3, q2*2.3, 5, SEED+5, .56); thin = fbm(p*1.4, q2*10, 4, SEED+6, .6); grit = fbm(x*420, d*420, 2, SEED+7); fleck = vnoise(x*800, d*800, SEED+8); grain = (.5+(grit-.5)*near*1.5+(fleck-.5)*smooth(d, 1.8, .7)*.8)
    dens = smooth(tongue+.35*(thin-.5), num('snow', .56), num('snow', .56)+.16)*.8+.25*smooth(thin, .55, .8)*smooth(tongue, .40, .60); dens = dens+.10*smooth(d, 5, 16); dust = np.clip(smooth(dens+.55*(grain-.5)*np.where(dens > .01, 1, 0), .18, .80), 0, 1)*(.30+.7*dens)
    # grooves: strokes of either foot along a bent way, each a flat arc that leaves it
    cut, rub, heap = (np.zeros_like(d) for _ in range(3))
    def stroke(x0, y0, an, k, L, w, deep, pair):
        ca, sa = math.sin(an), math.cos(an); P_, Q_ = (x-x0)*ca+(d-y0)*sa, (x-x0)*sa-(d-y0)*ca; ok = np.flatnonzero(((P_ > -.1)&(P_ < L+.1)&(np.abs(Q_-k*P_*P_) < .09+.02*d)).ravel())
        if not len(ok): return
        P_, Q_ = P_.ravel()[ok], Q_.ravel()[ok]; e = Q_-k*P_*P_-.003*(vnoise(P_*2.3+x0*9, P_*0+.5, SEED+10)-.5); sl = 2*k*P_; e = e/np.sqrt(1+sl*sl); tx, ty = ca+sl*sa, sa-sl*ca; foot = (np.abs(ty)*px.ravel()[ok]+np.abs(tx)*py.ravel()[ok])*.55; t = P_/L; press = smooth(t, 0, .10)*(.35+.65*smooth(t, .05, .8))*smooth(t, 1.0, .955); along = .55+.9*fbm(P_*9+x0*7, P_*0+y0, 3, SEED+11, .6)
        for o, k_ in ((0, 1.0), (pair, .7*smooth(t, .55, .15)+.25)):
            ww = w*(.55+.6*t)*k_; c = np.minimum(1, ww/np.maximum(foot, 1e-6))*np.exp(-((e-o)/np.maximum(ww, foot))**2); cut.ravel()[ok] = np.maximum(cut.ravel()[ok], c*press*along*deep*k_)
        side = np.sign(k); o = e*side; sp = np.clip(-o+.001, 0, 1); sh = np.exp(-np.clip(sp, 0, 1)/(.004+.020*t*t))*(o < .002+foot)*press*t*(.4+.9*fbm(P_*26, e*60+x0, 3, SEED+12)); heap.ravel()[ok] = np.maximum(heap.ravel()[ok], sh*deep); rub.ravel()[ok] = np.maximum(rub.ravel()[ok], np.exp(-(e/.02)**2)*press*.25*deep)
    def way(x0, y0, an, bend, n, wide, sd, deep):
        r = np.random.default_rng(SEED+sd); s = 1; X0, Y0, A0 = x0, y0, an
        for i in range(n): L = r.uniform(2.3, 3.4); stroke(X0+s*wide*math.cos(A0), Y0-s*wide*math.sin(A0), A0+s*r.uniform(.02, .10), -s*r.uniform(.055, .105), L, r.uniform(.0009, .0015), deep*r.uniform(.6, 1), .0036*s); st = L*r.uniform(.52, .66); X0, Y0 = X0+math.sin(A0)*st, Y0+math.cos(A0)*st; A0 += bend*st+r.normal()*.02; s = -s
    way(-1.35, -.9, .60, -.085, 12, .13, 21, 1.0); way(1.25, -.2, -.55, .06, 11, .12, 22, .80); way(-3.2, 3.4, 1.30, -.02, 9, .12, 23, .45); way(.1, -.9, -.35, .09, 10, .12, 24, .55)
    for i in range(int(num('fine', 34))): stroke(g.uniform(-2.5, 2.5), g.uniform(.4, 5), g.uniform(-1.4, 1.4), g.choice([-1, 1])*g.uniform(.06, .40), g.uniform(.5, 2.2), g.uniform(.0005, .0010), g.uniform(.12, .40), .002)
    # cracks: a map by direction and the logarithm of distance; each is a plane that goes down
    mw, mh, d0 = 2200, 2400, .5; kd = mh/math.log(30); M = np.zeros(mw*mh, np.float32)
    def place(a, b): return np.clip((a/b*.5+.5)*mw, 0, mw-2), np.clip(np.log(np.maximum(b, d0)/d0)*kd, 0, mh-2)
    def put(a, b, wgt):
        i, j = place(a, b); i0, j0 = i.astype(np.int64), j.astype(np.int64); fi, fj = i-i0, j-j0
        for di, dj, k in ((0, 0, (1-fi)*(1-fj)), (1, 0, fi*(1-fj)), (0, 1, (1-fi)*fj), (1, 1, fi*fj)): M[:] += np.bincount((j0+dj)*mw+i0+di, k*wgt, mw*mh)
    def crack(a, b, an, L, k, lev=0):
        n = int(L/.002); h = an+np.repeat(g.normal(0, .11, n//170+1), 170)[:n]+.14*(fbm(np.arange(n)*.004, np.full(n, a*7), 4, SEED+30, .6)-.5); q, w = a+np.cumsum(np.sin(h))*.002, b+np.cumsum(np.cos(h))*.002; ok = (w > d0)&(w < 14)&(np.abs(q/w) < .98)
        if ok.any(): m = np.repeat(np.flatnonzero(ok), 4); jit = g.random(len(m)); put(q[m]+np.sin(h[m])*.002*jit, w[m]+np.cos(h[m])*.002*jit, k*(.25+1.1*fbm(m*.01, m*0+a, 3, SEED+31))*np.clip((1-m/n)*4, 0, 1)*.9/w[m])
        for i in np.flatnonzero(g.random(n) < (.0030, .002, 0)[lev]*1.0): crack(q[i], w[i], h[i]+g.choice([-1, 1])*g.uniform(.3, 1.1), L*g.uniform(.06, .22), k*g.uniform(.25, .6), lev+1) if lev < 2 else None
    for q in ((-2.2, 1.15, 1.38, 5.5, 1.0), (.25, .55, .62, 4.5, .9), (-1.5, 2.4, 1.75, 6, .55), (1.5, 1.0, -1.15, 4.5, .8), (-.75, .6, -.12, 3, .6)): crack(*q)
    for i in range(10): crack(g.uniform(-4, 4), g.uniform(2, 9), g.uniform(.6, 2.4), g.uniform(2, 6), g.uniform(.25, .6), 1)
    M = M.reshape(mh, mw); line, soft = blur(M, .6), blur(M, 2.4); see = lambda T, a, b: T[place(a, b)[1].astype(np.int32), place(a, b)[0].astype(np.int32)]
    veil, deep_ = np.zeros_like(d), np.zeros_like(d); jit = np.random.default_rng(SEED+5).random(d.shape).astype(np.float32); n = int(num('deep', 30)); D = num('down', .20); inb = (d < 9)&ice
    for i in range(n):
        z = (i+jit)/n*D; a, b = x+X*z*1.05, d+z*1.05; c = see(soft, a, b); tex = .18+1.5*smooth(fbm(a*16+b*9, z*30, 3, SEED+33, .6), .38, .74); fall = np.exp(-z/(.020+.14*vnoise(a*3, b*3, SEED+34)**2)); veil += c*tex*fall*np.exp(-z/.05); deep_ += c*tex*fall*(1-np.exp(-z/.05))
    veil, deep_ = (blur(q*inb*D/n, .7*K*S) for q in (veil, deep_))
    hair = see(line, x, d)*ice
    # bubbles: flat discs, one below another
    bub = np.zeros_like(d)
    for i in range(int(num('bubbles', 110))):
        cl = i % 3; bx, by, br = ((.34, -.42, .75)[cl]+g.normal()*.16, (1.25, 1.75, 2.3)[cl]+g.normal()*.22, .0024+.016*g.random()**2.6); z = .02+.05*g.random()
        for j in range(int(g.integers(1, 5))):
            r = br*g.uniform(.55, 1.1); Y = by-z*.2; cx, cy, rx = (.5+bx/Y*f/ASP)*WK, (hz+f*(hc+z*.75)/Y)*HK, r/Y*f*HK; ry = rx*(hc+z)/Y*.95; x0, x1, y0, y1 = int(cx-rx*1.3-2), int(cx+rx*1.3+3), int(cy-ry*1.4-2), int(cy+ry*1.4+3); z += g.uniform(.010, .022)
            if x0 < 0 or y0 < 0 or x1 > WK or y1 > HK: continue
            Y2, X2 = np.mgrid[y0:y1, x0:x1].astype(np.float32); a, b = (X2-cx)/rx, (Y2-cy)/ry; t = np.arctan2(b, a); e = np.hypot(a, b)/(1+.06*np.sin(2*t+i)+.05*np.sin(3*t+j)); m = smooth(e, 1.0+1/rx, 1.0-1/rx)*(.16+.30*smooth(e, .55, 1.0)+.45*np.exp(-((e-.9)/.10)**2)*np.clip(-b*.7+.35, 0, 1))*np.exp(-z/.07); bub[y0:y1, x0:x1] = np.maximum(bub[y0:y1, x0:x1], m)
    # light
    nx, ny = .006*(fbm(x*1.3, d*.8, 4, SEED+13)-.5)+.0022*(fbm(x*16, d*10, 3, SEED+14)-.5), .020*(fbm(x*.9+9, d*.6, 4, SEED+15)-.5)+.006*(fbm(x*9+3, d*7, 3, SEED+16)-.5); mir = 0; ks = np.linspace(-1, 1, 5)
    for k in ks: mir = mir+view(X+nx*2, np.abs(Z)+ny*2+k*(.010+.055*np.abs(Z)))/len(ks)
    L = np.sqrt(X*X+1+Z*Z); fr = (.02+.98*(1-np.abs(Z)/L)**5)[..., None]; murk = fbm(x*.8, d*.6, 5, SEED+17, .55); body = C('#05141c')*(.35+.9*murk)[..., None]+C('#2f6a78')*(.020*smooth(murk, .48, .74))[..., None]; ahead = np.exp(-((X-math.tan(az))/.40)**2)[..., None]; pale = C('#7f93c8')*.20+C('#e8a888')*.07+C('#ffb070')*ahead*.42
    body = body+np.clip(veil*num('veil', 190), 0, 1.2)[..., None]*(pale*.9+C('#b8d0d8')*.12)+np.clip(deep_*num('veil', 190)*.9, 0, 1)[..., None]*C('#4f8796')*.34+bub[..., None]*(pale*1.6+C('#a8c6d0')*.24); img = body*(1-fr)+mir*fr
    hair = np.clip(hair*num('hair', .10)*np.minimum(1, .0016/px), 0, .8)[..., None]; img = img*(1-hair)+hair*(pale*1.6)
    white = np.clip(dust*.55+np.clip(heap*smooth(grain, .30, .62)*1.3, 0, .95)+rub*.35*thin, 0, 1)*ice; white = white[..., None]; img = img*(1-white)+white*(pale*(.75+.5*(grain[..., None]-.2)))
    c = np.clip(cut*1.15, 0, 1)[..., None]*ice[..., None]; img = img*(1-c*.8)+c*(pale*1.5+ahead*C('#ffb468')*.55)
    glint = (vnoise(x*640, d*640, SEED+18) > .93)*near*(np.clip(cut+heap*.6+dust*.25, 0, 1))*(.3+ahead[..., 0]); img = img+glint[..., None]*C('#ffd9a8')*.9
    back = view(X, Z); img = np.where(ice[..., None], img, back); air = np.exp(-np.abs(Z)/.010)[..., None]*.30; img = img*(1-air)+up(X, Z*0)*.55*air; img, dm = small(img), small(np.minimum(d, 60))[..., 0]
    return lens(img, num('coc', 17)*np.clip(np.abs(1-num('focus', 1.15)/dm)*1.1, 0, 1.0), 8), dict(ev=num('ev', .60), bloom_k=.18, bloom_th=.8, vig=.34, contrast=1.16)

def boathouse():
    """The red boards of a boathouse in the last sun, an iron ring on them within reach, the shadow of birch leaves; a white corner board, golden water and islands far out of focus beyond it"""
    w = Wall(num('turn', 38), num('tc', .46), num('hz', .50), num('f', 1.3)); g = np.random.default_rng(SEED+3); sc, pitch, ph = num('corner', 1.12), .16, .08; s0, z0, R, r = .48, num('ringz', .020), .047, .0066; focus = num('focus', .70); coc = lambda d: num('coc', 38)*np.abs(1-focus/d)
    az, el = math.radians(num('sun_az', 84)), math.radians(num('sun_el', 8)); sx, sy, sz = math.sin(az)*math.cos(el), math.cos(az)*math.cos(el), math.sin(el); ss, st = sx*w.sa+sy*w.ca, sx*w.ca-sy*w.sa
    wob = lambda z, c, k: .0022*(vnoise(z*7, c*1.7, SEED+k)-.5)+.0012*(vnoise(z*31, c*1.7, SEED+k+1)-.5)
    def ring(s, z):
        """the ring, its staple and plate, as heights; 0 where there is none"""
        a, b = s-s0, z-z0; rho = np.hypot(a*(1+.05*np.sin(2*np.arctan2(b, a)+.6)), b); q = np.abs(rho-R)/(r*(1+.12*np.sin(3*np.arctan2(b, a)))); t = np.where(q < 1, .0085+r*np.sqrt(np.clip(1-q*q, 0, 1)), 0); c = z-z0-R; p = np.abs(a)/.0065; m = np.abs(c-.003)/.017; bow = np.where((p < 1)&(m < 1), .0125+.0065*np.sqrt(np.clip(1-p*p, 0, 1))-.010*m**4, 0); plate = np.where((np.abs(a) < .017)&(np.abs(c) < .022), .0035, 0); return np.maximum(np.maximum(t, bow), plate)
    def h(s, z):
        c = np.round((s-ph)/pitch); b = np.abs(s-ph-c*pitch+wob(z, c, 5)); t = .014*smooth(b, .0245+wob(z, c, 7), .0225+wob(z, c, 7))-.0022*smooth(b, .030, .0235); t = np.where(s > sc-.115, .026*smooth(s, sc-.115, sc-.113), t); rg = ring(s, z); return np.where(rg > 0, np.maximum(t, rg), t)
    s, t, z, d = w.meet(h, .0275, -.004, int(num('steps', 40))); beyond = s > sc; c = np.round((s-ph)/pitch); b = np.abs(s-ph-c*pitch+wob(z, c, 5)); bat, white = smooth(b, .0250, .0240)*(s < sc-.115), smooth(s, sc-.116, sc-.114); rg = ring(s, z); iron = ((rg > 0)&(t >= rg-.0012))*1.0
    Sx = np.where(white > .5, s-sc+.115+3.2, np.where(bat > .5, (s-ph-c*pitch)+.08+(c+40)*pitch, s-ph)); col, q, own, grain, fine, ringy, kn, check = timber(Sx, z, pitch, SEED+20); e = np.float32(.0006); hs, hz_ = (h(s+e, z)-h(s-e, z))/(2*e), (h(s, z+e)-h(s, z-e))/(2*e); lim = lambda q, m: q/np.sqrt(1+(q/m)**2)
    saw = fbm(s*30+2*vnoise(z*40, col, SEED+31), z*330, 3, SEED+32, .6); chalk = fbm(s*700, z*700, 2, SEED+33); rel = (.0016*(grain-.5)+.0009*(fine-.5)+.00014*ringy-.0020*check-.0006*kn+.0009*(saw-.5)+.00035*(chalk-.5))*(1-.55*white)*(1-iron)+iron*(.0016*(fbm(s*160, z*160, 4, SEED+34)-.5)); gx, gz = np.gradient(rel, axis=1)/np.maximum(np.gradient(s, axis=1), 1e-5), np.gradient(rel, axis=0)/np.minimum(np.gradient(z, axis=0), -1e-5); flat = (np.abs(hs)+np.abs(hz_)) < 4; nail = np.zeros_like(s); streak = nail.copy()
    for k in range(-12, 40):                                                              # nails: two a board, at two heights, never in line
        for row in (-.21, .225):
            n_ = np.random.default_rng(SEED*100+k*2+(row > 0)); a, bz = ph+k*pitch*.5+n_.normal()*.006*(1+(k % 2)), row+n_.normal()*.012; dx, dz = s-a, z-bz; nail = np.maximum(nail, smooth(np.hypot(dx, dz), .0042, .0034)*n_.uniform(.5, 1)); streak = np.maximum(streak, np.exp(-(dx/(.0022+.02*np.clip(-dz, 0, .2)))**2)*(dz < 0)*np.exp(np.minimum(dz, 0)/.05)*n_.uniform(.1, .8))
    hs, hz_ = lim(hs, 7)+lim(gx, .9)*flat, lim(hz_, 7)+lim(gz, .9)*flat; n = 1/np.sqrt(hs*hs+hz_*hz_+1); ns, nt, nz = -hs*n, n, -hz_*n; lam = np.clip(ns*ss+nt*st+nz*sz, 0, 1); free = np.ones_like(s)
    for k in np.geomspace(.0025, .13, int(num('shade', 20))): over = t+.0006+k*st-h(s+ss*k, z+sz*k); free = np.minimum(free, smooth(over, -.0015-.012*k, .0008+.012*k))
    # birch leaves between the sun and the wall: three twigs' worth of depth
    leaf = 1
    for far, sd in ((.6, 1), (1.3, 2), (2.6, 3)):
        Q = 420; tw, th = int(1.7*Q), int(2.0*Q); T = np.zeros((th, tw), np.float32); n_ = np.random.default_rng(SEED*7+sd)
        for k in range(int(num('twigs', 15))):
            x, y, an = n_.uniform(0, 1.7), n_.uniform(-.3, .9), n_.normal()*.5
            for i in range(int(n_.integers(8, 22))):
                an += n_.normal()*.12-.06*an; x2, y2 = x+math.sin(an)*.035, y+math.cos(an)*.035; m = np.linspace(0, 1, 30); jj, ii = np.clip(((y+(y2-y)*m)*Q).astype(int), 0, th-2), np.clip(((x+(x2-x)*m)*Q).astype(int), 0, tw-2); T[jj, ii] = 1; x, y = x2, y2
                if n_.random() < .75:
                    L, wd, ta = n_.uniform(.030, .052), n_.uniform(.35, 1), an+n_.choice([-1, 1])*n_.uniform(.3, 1.2); cx, cy = x+math.sin(ta)*(.012+L*.5), y+math.cos(ta)*(.012+L*.5); j0, j1, i0, i1 = (int(np.clip(v_, 0, lim_)) for v_, lim_ in (((cy-L)*Q, th), ((cy+L)*Q+1, th), ((cx-L)*Q, tw), ((cx+L)*Q+1, tw)))
                    if j1 > j0 and i1 > i0: Y, X_ = np.mgrid[j0:j1, i0:i1]/Q; a, b_ = (X_-cx)*math.sin(ta)+(Y-cy)*math.cos(ta), (X_-cx)*math.cos(ta)-(Y-cy)*math.sin(ta); f = np.clip(a/L+.5, 0, 1); T[j0:j1, i0:i1] = np.maximum(T[j0:j1, i0:i1], (np.abs(b_) < L*.42*wd*np.sin(np.pi*np.clip(f, 0, 1)**.62))*(np.abs(a) < L/2)*.96)
        T = blur(T, far*Q*.0055); i, j = (s*st+.37*sd)*Q, (.62-z)*Q; a = T[np.clip(j, 0, th-1).astype(int), np.mod(i, tw-1).astype(int)]; leaf = leaf*(1-a*.93)
    sun = lam*free*leaf; dens = smooth(b, .0245, .034); ao = (.55+.45*np.maximum(bat, np.maximum(white, dens)))*(1-.35*np.exp(-np.clip(np.hypot(s-s0, z-z0)-R, -.02, 1)**2/.00016)*(1-iron))
    worn = smooth(.55*grain+.30*fine+.55*fbm(s*5, z*2.2, 4, SEED+35)+.20*bat*smooth(b, .017, .0235), .66, .92); tone = (.62+.60*own(30))*(.70+.6*fbm(s*3.1, z*1.7, 4, SEED+37))*(.60+.55*grain+.30*(fine-.5)+.25*(chalk-.5))*(1-.45*kn)*(1-.7*check); base = (C('#6a2c26')*(1-.45*own(31))[..., None]+C('#86483a')*(.45*own(31))[..., None])*tone[..., None]; base = base*(1-worn[..., None]*.65)+C('#7a5c4c')*(worn*.5*tone)[..., None]; base = base*(1-streak[..., None]*.55)+C('#2c120a')*streak[..., None]*.4; base = base*(1-nail[..., None]*.75)+C('#3a2018')*nail[..., None]*.35
    wht = C('#d8d2c6')*((.80+.25*grain)*(1-.5*check))[..., None]*.80; base = base*(1-white[..., None])+wht*white[..., None]; rust = smooth(fbm(s*60, z*60, 5, SEED+36, .6), .42, .66); base = base*(1-iron[..., None])+(C('#241c1a')*.55*(1-rust)[..., None]+C('#6e3218')*(rust*.7)[..., None])*iron[..., None]
    warm, cool = C('#ffb478'), C('#8e98cc'); img = base*(warm*(sun*num('sunk', 2.6))[..., None]+cool*(ao*(.75+.25*nz)*num('skyk', .42))[..., None]+C('#ff9a70')*(np.clip(-ns*.3+.5, 0, 1)*ao*.10)[..., None])
    L = np.sqrt(w.X**2+1+w.Z**2); vx, vy, vz = w.X/L, 1/L, w.Z/L; vs, vt = vx*w.sa+vy*w.ca, vx*w.ca-vy*w.sa; hx, ht, hz2 = ss-vs, st-vt, sz-vz; hl = np.sqrt(hx*hx+ht*ht+hz2*hz2); nh = np.clip((ns*hx+nt*ht+nz*hz2)/hl, 0, 1); img += (warm*(nh**34*free*leaf*iron*(1-.6*rust)*.45)[..., None])+(warm*(nh**10*free*leaf*lam*(1-iron)*.10)[..., None])
    # beyond the corner: evening sky, islands, water with the sun's glints
    Zs, Xs = (w.hz-v)/w.f, (u-.5)*ASP/w.f; glow = np.exp(-((np.arctan(Xs)-.95)/.60)**2); bg = ramp(np.clip(np.abs(Zs)/.55, 0, 1)**.6, ['#f6c48e', '#e2aa8e', '#b296aa', '#7c88b2', '#4f689c'])*(.46+.62*glow)[..., None]
    for crest, tone_, far_ in ((.020+.020*fbm(Xs*4, Xs*0, 4, 3)+.010*fbm(Xs*60, Xs*0, 3, 5), .34, .6), (.010+.055*smooth(Xs, .52, .36)*fbm(Xs*9, Xs*0+3, 4, 7)+.014*fbm(Xs*90, Xs*0, 3, 9, .6), .16, .25)): m = smooth(crest-np.abs(Zs), -.002, .002)[..., None]; bg = bg*(1-m)+m*(C('#3c3350')*tone_+bg*far_*.45)
    bg = bg*np.where(Zs < 0, .72+.2*np.exp(Zs/.05), 1)[..., None]; bg = lens(bg.astype(np.float32), np.full((H, W), 26, np.float32), 1); D_ = Disc(bg)
    for i in range(int(num('glints', 700))): x, y = 1.06-.36*g.random()**1.3, g.exponential(.11); D_(x*W, (w.hz+.014+y)*H, (8+9*g.random()+26*y)*S, C(['#ffcf90', '#ffb468', '#ffdcae'][i % 3], (.015+.42*g.random()**6)*math.exp(-y*2.2)*(.35+.9*(x-.7)/.3)), .12, .22, .2)
    img, m = small(img), small(beyond*1.0); depth = np.clip(small(np.where(beyond, 0, d))[..., 0]/np.maximum(1-m[..., 0], .05), .3, 3); both = np.concatenate([img*(1-m), 1-m], -1); wide_ = np.where(m[..., 0] > .5, np.float32(sc), depth); both = lens(both, np.clip(coc(np.minimum(wide_, 1.9)), 0, 26), 8)
    return bg*(1-both[..., 3:])+both[..., :3], dict(ev=num('ev', .42), bloom_k=.16, bloom_th=.8, vig=.32, sat=.80)

def stones():
    """The stones of a sauna's stove within reach, wet, steam rising from them: dim firelight from the right, a small window over blue water far out of focus"""
    hz, f = num('hz', .36), num('f', 1.5); X, Z = rays(hz, f); X, Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(X, Z)); g = np.random.default_rng(SEED+3); dot = lambda a, b: (a*b).sum(-1); focus = num('focus', .57); coc = lambda d: num('coc', 46)*np.abs(1-focus/np.maximum(d, .1))
    # the heap: each stone rests on those before it
    heap = []
    for i in range(900):
        r = g.uniform(.030, .062); best = None
        for j in range(10):
            y = g.uniform(.42, 1.1); x = g.uniform(-1, 1)*(.10+.60*y); z = -.30
            for c, q in heap:
                k = (.84*(r+q))**2-(x-c[0])**2-(y-c[1])**2
                if k > 0: z = max(z, c[2]+math.sqrt(k))
            if best is None or z < best[2]: best = (x, y, z)
        if best[2]+.8*r < -.085+.018*math.sin(best[0]*9+1)+.03*(best[1]-.6): heap.append((np.array(best, np.float32), r))
    kinds = []
    for c, r in heap:
        n = unit(g.normal(size=(13, 3))).astype(np.float32)/g.uniform(.70, 1.0, (13, 1)).astype(np.float32); M, _ = np.linalg.qr(g.normal(size=(3, 3))); kinds.append((M.astype(np.float32)/np.float32(r)/np.array([1, g.uniform(.78, .95), g.uniform(.62, .85)], np.float32), n.T.copy(), g.integers(0, 2), g.random(4)))
    def n3(p, k, o, sd, gain=.55): a, b, c = p[..., 0], p[..., 1], p[..., 2]; return .5*fbm((a+.41*c)*k, (b-.37*c)*k, o, sd, gain)+.5*fbm((c+.33*a)*k+9, (b*.9-.45*a)*k, o, sd+7, gain)
    def body(p, i, fine=0):
        c, r = heap[i]; M, n, sharp, own = kinds[i]; m = np.maximum(((p-c)@M)@n, 0); m = m*m; m = m*m; m = m*m
        if sharp: m = m*m
        s = np.sqrt(np.sqrt(np.sqrt(m.sum(-1)+1e-12))); s = np.sqrt(s) if sharp else s
        if fine: s = s-.16*(n3(p, 34, 3, SEED+i)-.5)-.050*(n3(p, 170, 3, SEED+i+1)-.5)
        if fine > 1: s = s-.028*(n3(p, 640, 3, SEED+i+2, .65)-.5)
        return s
    depth, who = np.full((HK, WK), 9, np.float32), np.full((HK, WK), -1, np.int32)
    for i, (c, r) in enumerate(heap):
        cx, cv, px = (.5+c[0]/c[1]*f/ASP)*WK, (hz-c[2]/c[1]*f)*HK, 1.3*r/(c[1]-r)*f*HK; i0, i1, j0, j1 = max(0, int(cx-px)), min(WK, int(cx+px)), max(0, int(cv-px)), min(HK, int(cv+px))
        if i1-i0 < 2 or j1-j0 < 2: continue
        v_ = np.stack([X[j0:j1, i0:i1], np.ones((j1-j0, i1-i0), np.float32), Z[j0:j1, i0:i1]], -1).reshape(-1, 3); vv = dot(v_, v_); b = v_@c/vv; disc = b*b-(c@c-(1.28*r)**2)/vv; ok = np.flatnonzero((disc > 0)&(depth[j0:j1, i0:i1].ravel() > b-1.3*r)); v_, b, vl, h = v_[ok], b[ok], np.sqrt(vv[ok]), np.sqrt(disc[ok]); t, end = b-h, b+h
        for _ in range(15): t = t+np.clip(body(v_*t[:, None], i)-1.06, -.3, .5)*r*.66/vl
        live = t < end; ok, v_, t, vl, end = ok[live], v_[live], t[live], vl[live], end[live]
        if not len(ok): continue
        for _ in range(7): s = body(v_*t[:, None], i, 1); t = t+np.clip(s-1, -.3, .3)*r*.62/vl
        live = (t < end)&(np.abs(s-1) < .05); ok, t = ok[live], t[live]; jj, ii = j0+ok//(i1-i0), i0+ok % (i1-i0); new = t < depth[jj, ii]; depth[jj[new], ii[new]], who[jj[new], ii[new]] = t[new], i
    # the room by direction, for the wet stone
    A_ = Around((3, 14)); az, el = A_.az, A_.el; pane = smooth(np.abs(az+.20), .125, .110)*smooth(np.abs(el-.20), .17, .155)*(1-.85*smooth(np.abs(az+.20), .010, .006)); E = C('#3a2418')*(.030+.05*np.exp(-((az-1.3)/.8)**2))[..., None]+np.zeros_like(az)[..., None]; E = E+pane[..., None]*C('#8fb0e6')*5.5+(np.exp(-((az+.2)/.5)**2-((el-.35)/.4)**2)*.16)[..., None]*C('#7f9ed8')+(np.exp(-((az-1.25)/.30)**2-((el+.02)/.20)**2)*2.6)[..., None]*C('#ff9a4c')+(np.exp(-((az+2.2)/.5)**2-((el-.5)/.3)**2)*.10)[..., None]*C('#7f9ed8'); A_.close(E.astype(np.float32))
    blue, fire = unit(np.array([-.30, .86, .42], np.float32)), unit(np.array([.86, .12, .26], np.float32)); img = np.zeros((HK, WK, 3), np.float32)
    for i, (c, r) in enumerate(heap):
        jj, ii = np.nonzero(who == i)
        if not len(jj): continue
        v_ = np.stack([X[jj, ii], np.ones(len(jj), np.float32), Z[jj, ii]], -1); t = depth[jj, ii]; p = v_*t[:, None]; e = np.float32(.0005); s0 = body(p, i, 2); n = unit(np.stack([body(p+e*np.eye(3, dtype=np.float32)[k], i, 2)-s0 for k in range(3)], -1)); nb = unit(np.stack([body(p+np.float32(.004)*np.eye(3, dtype=np.float32)[k], i)-body(p, i) for k in range(3)], -1)); vn = unit(v_); M, _, _, own = kinds[i]
        ao, sb, sf = np.ones(len(jj), np.float32), np.ones(len(jj), np.float32), np.ones(len(jj), np.float32)
        for j, (c2, r2_) in enumerate(heap):
            if j == i: continue
            o = c2-p; far = np.sqrt(dot(o, o)); dc = np.linalg.norm(c2-c)
            if dc < .24: ao = ao*(1-.85*np.clip(dot(nb, o)/far*.8+.2, 0, 1)*np.clip(r2_*.9/far, 0, 1)**2)
            for L_, q, w_ in ((blue, sb, .22), (fire, sf, .30)):
                b = o@L_
                if b.max() > 0: q *= np.where(b > 0, smooth((np.sqrt(np.maximum(far*far-b*b, 0))-r2_*.84)/(w_*np.maximum(b, .01)+.004), -.5, .7), 1)
        grit, mott, fleck, big = n3(p, 900, 3, SEED+40+i, .6), n3(p, 60, 4, SEED+41+i, .6), n3(p, 2100, 2, SEED+42+i), n3(p, 17, 3, SEED+43)
        wet = smooth(big+.22*(mott-.5)+.25*(nb[:, 2]-.3)+.15*(own[0]-.5), .42, .60); base = (C('#57534f')*(1-own[1])+C('#5c4f45')*own[1])*(.35+.9*mott)[:, None]*(.7+.6*own[2]); base = base+C('#8d8a80')*(smooth(fleck, .66, .80)*.35)[:, None]; base = base*(1-.5*smooth(grit, .52, .36))[:, None]; rust = smooth(n3(p, 40, 4, SEED+44+i), .55, .75)[:, None]*.5; base = base*(1-rust)+C('#6a3c22')*.7*rust; base = base*(1-.62*wet)[:, None]
        up = .5+.5*n[:, 2]; dif = base*(C('#8fb0e6')*(np.clip(dot(n, blue)*.8+.2, 0, 1)*sb*2.6)[:, None]+C('#ffb47a')*(np.clip(dot(n, fire)*.85+.15, 0, 1)*sf*2.3)[:, None]+(C('#6d82b4')*.30*up[:, None]+C('#7a4a2c')*.10*(1-up)[:, None])*ao[:, None]**1.3)
        gl = unit(n*(1-.45*wet[:, None])+nb*.45*wet[:, None]); fr = .03+.97*(1-np.clip(-dot(vn, gl), 0, 1))**5; R = vn-2*dot(vn, gl)[:, None]*gl; free = np.clip(sb*.9+.1, 0, 1)*(R[:, 0] < .3)+np.clip(sf*.9+.1, 0, 1)*(R[:, 0] >= .3); shine = A_.look(R[:, 0], R[:, 1], R[:, 2], 0)*(wet*.9)[:, None]+A_.look(R[:, 0], R[:, 1], R[:, 2], 1)*(.35*(1-wet)+.1)[:, None]; img[jj, ii] = dif*(.35+.65*ao)[:, None]+shine*(np.clip(fr*1.7, 0, 1)*free*(.3+.7*ao))[:, None]*1.25
    # the wall and its window, far out of focus
    wy = 2.4; xs, zs = (u-.5)*ASP/f*wy, (hz-v)/f*wy; c = np.floor(zs/.115); q = zs/.115-c; own = vnoise(c*1.7, c*0+.5, SEED+60); grain = fbm(xs*1.4+c*5, zs*26, 4, SEED+61); wood = C('#96704e')*((.55+.6*own)*(.7+.6*grain)*(1-.8*smooth(np.minimum(q, 1-q), .10, .03)))[..., None]
    x0, x1, z0, z1 =-.54, -.13, .03, .50; inside = smooth(np.maximum(np.abs(xs-(x0+x1)/2)-(x1-x0)/2, np.abs(zs-(z0+z1)/2)-(z1-z0)/2), .006, -.006); casing = smooth(np.maximum(np.abs(xs-(x0+x1)/2)-(x1-x0)/2, np.abs(zs-(z0+z1)/2)-(z1-z0)/2), .075, .065)*(1-inside)
    near_ = np.exp(-np.hypot(np.maximum(np.abs(xs-(x0+x1)/2)-.1, 0), np.maximum(np.abs(zs-.25)-.1, 0))/.30); warm = np.exp(-((xs-1.15)/.62)**2-((zs+.35)/.75)**2); bg = wood*(C('#7f9ed8')*(near_*.16+.012)[..., None]+C('#ffb070')*(warm*.36+.010)[..., None]); bg = bg*(1-casing[..., None])+C('#8fa4d0')*(casing*(.10+.12*smooth(xs, x0-.08, x1+.08)))[..., None]
    hor = z0+.17; sky_ = ramp(np.clip((zs-hor)/.36, 0, 1), ['#e0b49c', '#a8a4bc', '#7d98c8', '#5c80bc'])*.95; sea = ramp(np.clip((hor-zs)/.20, 0, 1), ['#8a93b4', '#4d74ae', '#2c5590'])*.62; out = np.where((zs > hor)[..., None], sky_, sea*(.9+.2*fbm(xs*14, zs*120, 2, SEED+62))[..., None]); land = smooth(np.abs(zs-hor-.012)-.012-.010*fbm(xs*9, xs*0, 3, SEED+63), .004, -.004)[..., None]; out = out*(1-land*.8)+C('#2a3454')*.20*land*.8
    bar = smooth(np.abs(xs-(x0+x1)/2), .014, .010)[..., None]; out = out*(1-bar)+C('#20222e')*.12*bar; bg = bg*(1-inside[..., None])+out*inside[..., None]; bg = lens(bg.astype(np.float32), np.full((H, W), 34, np.float32), 1)
    # steam: behind the heap's crest, and before it
    nx, ny = 420, 330; a = np.arange(nx)/nx; src = (np.exp(-((a-.46)/.20)**4)*(.30+.7*vnoise(np.arange(nx)*.10, np.zeros(nx), SEED+30))).astype(np.float32); T = vapour(nx, ny, 330, (250, 330-1), SEED, src)
    def veil(T, wide, x_, base, soft):
        i, j = np.clip(((u-x_)/wide+.5)*nx, 0, nx-1.01), np.clip((base-v)/wide/ASP*nx, 0, ny-1.01); a0, b0 = i.astype(int), j.astype(int); fi, fj = i-a0, j-b0; q = (T[b0, a0]*(1-fi)+T[b0, a0+1]*fi)*(1-fj)+(T[b0+1, a0]*(1-fi)+T[b0+1, a0+1]*fi)*fj; q = (q*smooth(v, base, base-.22)*smooth(v, -.1, .25)*smooth(u, .22, .42))[..., None].astype(np.float32); return (.55*lens(q, np.full((H, W), soft, np.float32), 1)+.60*bigblur(q, soft*3.5*S))[..., 0]
    wc = (.5+(x0+x1)/2/wy*f/ASP, hz-(z0+z1)/2/wy*f); rw = np.hypot((u-wc[0])*ASP, v-wc[1]); lamp = C('#a9bfe8')*(.20+.80*np.exp(-(rw/.32)**1.5))[..., None]+C('#ffb47c')*(.34*np.exp(-((u-1.0)/.40)**2-((v-.6)/.4)**2))[..., None]
    a = np.clip(veil(T[0], 1.15, .50, .72, 15)*1.45, 0, .9)[..., None]; bg = bg*(1-.55*a)+lamp*a
    m = who >= 0; img, cov = small(img*m[..., None]), small(m[..., None]*1.0); dm = np.clip(small(np.where(m, depth, 0))[..., 0]/np.maximum(cov[..., 0], .05), .2, 1.2); wide_ = np.clip(bigblur((dm*(cov[..., 0] > .5))[..., None], 20*S)[..., 0]/np.maximum(bigblur((cov > .5)*1.0, 20*S)[..., 0], 1e-3), .2, 1.2); dm = np.where(cov[..., 0] > .5, dm, wide_); both = lens(np.concatenate([img, cov], -1), np.clip(coc(dm), 0, 40), 9); img = bg*(1-both[..., 3:])+both[..., :3]
    a = np.clip(veil(T[1], .95, .42, .90, 18)*.75, 0, .7)[..., None]; img = img*(1-.45*a)+lamp*a
    return img, dict(ev=num('ev', .9), bloom_k=.18, bloom_th=.75, vig=.36, sat=.92)

def setts():
    """Wet setts in an old lane on a pale morning, from a hand's breadth over them: each its own tilt and tone, puddles that mirror the open end of the lane, a birch leaf; ochre and rose fronts far out of focus"""
    hz, f, hc = num('hz', .33), num('f', 1.45), num('hc', .33); X, Z = rays(hz, f); X, Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(X, Z)); focus = num('focus', .98); coc = lambda d: num('coc', 40)*np.abs(1-focus/np.maximum(d, .2)); xl, xr, end = -5.4, 7.2, 64.
    # the lane by direction: two rows of fronts, a hazy sky over water at its end
    A_ = Around((2.6, 9, 34)); az, el = A_.az, A_.el; up = np.maximum(el, 0); sx = num('sun', .07); glow = np.exp(-np.hypot((az-sx)/.42, (el-.16)/.34)**1.3); E = ramp(np.clip(up/1.0, 0, 1)**.6, ['#f2e6d8', '#dbe0e6', '#b9c8da', '#a3b3c7', '#93a6bd'])*(.85+.35*np.exp(-up/.5))[..., None]; E = E+(glow*.55)[..., None]*C('#ffd9a4')+(np.exp(-(np.hypot(az-sx, (el-.16))/.055)**2)*3.5)[..., None]*C('#ffe6c0')
    far = smooth(.030+.030*fbm(az*7, az*0, 4, SEED+1)-el, -.004, .004)[..., None]; E = E*(1-far)+C('#a9b2c4')*.62*far
    for side, wall, tone in ((-1, xl, 1), (1, xr, 2)):
        t = np.where(np.sin(az)*side > .004, np.abs(wall)/np.maximum(np.sin(az)*side, .004), 1e4); y = t*np.cos(az); z = hc+t*np.tan(np.clip(el, -1.2, 1.35)); n = np.floor(y/7.3+side*.3); own = lambda k: vnoise(n*1.0, n*0+.5, SEED+k+tone*9); top = 6.2+3.2*own(1)+1.5*np.abs((y/7.3+side*.3) % 1-.5)*(own(5) > .5)*-2; hit = smooth(top-z, -.05, .05)*smooth(z, -.01, .01)*smooth(y, end+.3, end-.3)*(t < 900); cols = np.stack([C(c) for c in ('#d9a55c', '#c98a62', '#d8b98a', '#b9714c', '#cfa070')]); c = cols[(own(2)*4.99).astype(int)]
        wy, wz = (y/2.4) % 1, ((z-1.2)/2.9) % 1; pane = smooth(np.abs(wy-.5), .27, .25)*smooth(np.abs(wz-.42), .29, .27)*(z > 1.2); frame = smooth(np.abs(wy-.5), .33, .31)*smooth(np.abs(wz-.42), .34, .32)*(z > 1.2)*(1-pane); lum = (.52+.30*smooth(z, 0, 8)+.30*smooth(y, 6, 40))*(1.25 if side > 0 else .85)*(.9+.2*fbm(y*.8, z*.8, 3, SEED+3)); w = c*lum[..., None]; w = w*(1-.7*frame[..., None])+C('#e8e2d6')*.5*lum[..., None]*.7*frame[..., None]; w = w*(1-pane[..., None])+(C('#5a6a80')*(.22+.5*own(4)*wz)[..., None])*pane[..., None]; foot = smooth(z, .75, .70)[..., None]; w = w*(1-foot)+C('#7c7a78')*.28*foot
        air = (1-np.exp(-t/120))[..., None]; w = w*(1-air)+C('#dfe3ea')*1.05*air; E = E*(1-hit[..., None])+w*hit[..., None]
    for y_, z_ in ((17, 3.3), (30, 3.2)): E = E+(smooth(np.hypot(az-math.atan2(xl+.5, y_), el-math.atan2(z_-hc, y_)), .010, .007)*5)[..., None]*C('#ffb866')
    A_.close(E.astype(np.float32)); r = lambda i, j, k: vnoise(i+.5, j+.5, SEED+k)
    # setts
    def plan(x, y):
        """place in the stone (-.5..5), its numbers, metres to its edge; rows, lengths, corners and joints all differ"""
        wx, wy = x+.014*(fbm(x*7, y*7, 2, SEED+10)-.5), y+.016*(fbm(x*7+5, y*7, 2, SEED+11)-.5)+.05*np.cos(x*1.9+.4); q = wy/.112; line = lambda i: i+.5*(r(i, i*0, 40)-.5); row = np.floor(q); row = row-(q < line(row))+(q >= line(row+1)); y0, y1 = line(row), line(row+1); fy = (q-y0)/(y1-y0)
        p = wx/.132*(.72+.56*r(row, row*0, 12))+7*r(row, row*0, 13); col = np.floor(p); edge = lambda i: i+.62*(r(i, row, 14)-.5)+.34*(r(i, row, 41)-.5)*(fy-.5); col = col-(p < edge(col))+(p >= edge(col+1)); x0, x1 = edge(col), edge(col+1); gap = lambda k: .002+.011*r(col, row, k)**2
        ax, ay = np.minimum((p-x0)*.132-gap(15), (x1-p)*.132-gap(42)), np.minimum((q-y0)*.112-gap(16), (y1-q)*.112-gap(43)); k = .008+.022*r(col, row, 44); e = np.where((ax < k)&(ay < k), k-np.hypot(k-np.minimum(ax, k), k-np.minimum(ay, k)), np.minimum(ax, ay)); return e, (p-x0)/(x1-x0)-.5, fy-.5, col, row
    def ground(x, y, fine=True):
        """split tops, nearly flat and worn, each with its own arris, a broken side or two, a hollow"""
        e, px, py, i, j = plan(x, y); own = lambda k: r(i, j, k); e = e+.005*(fbm(x*34, y*34, 3, SEED+17)-.5)+.0012*(fbm(x*130, y*130, 2, SEED+45)-.5); lump = fbm(x*15+i*5, y*15+j*7, 4, SEED+18, .55)-.5; top = (own(19)-.5)*.022*px+(own(20)-.5)*.022*py+.009*lump-.010*own(46)*(px*px+py*py)
        for k in (47, 49): t = 6.283*own(k); top = np.minimum(top, .004+.012*own(k+1)-(.020+.035*own(k+2))*(np.cos(t)*px+np.sin(t)*py)+.006*lump)
        h = .026*(1-np.exp(-np.clip(e, 0, 1)/(.003+.009*own(52)**2)))+top+.013*(own(21)-.6)+.03*(fbm(x*.7, y*.7, 2, SEED+22)-.5)
        if fine: h = h+(.0018*(fbm(x*85, y*85, 4, SEED+23, .62)-.5)*(.4+1.2*own(53))+.0003*(vnoise(x*420, y*420, SEED+24)-.5))*smooth(e, -.004, .004)+.004*(fbm(x*90, y*90, 3, SEED+25)-.5)*smooth(e, .002, -.002)
        return h
    level = lambda x, y: -.0045+.024*smooth(fbm(x*1.05+3.1, y*.75, 3, SEED+26, .5), .48, .74)+.012*np.exp(-((x-.2)/.35)**2-((y-2.05)/.35)**2)
    _, _, d = field(lambda x, y: np.maximum(ground(x, y, False), level(x, y)), X[:1], hz, f, hc, .26, 12, 2000); open_ = (d > 11.9)&(Z < 0); d = np.where(open_, hc/np.maximum(-Z, 1e-3), d); x, y = X*d, d; inside = (Z < 0)&(x > xl)&(x < xr)&(d < end+14)
    e = np.clip(.0006*d, .0005, .01).astype(np.float32); h = ground(x, y); lv = level(x, y); gx, gy = (ground(x+e, y)-h)/e, (ground(x, y+e)-h)/e; E_, px, py, i, j = plan(x, y); own = lambda k: r(i, j, k); film = smooth(fbm(x*15+i*5, y*15+j*7, 4, SEED+18, .55)+.16*(fbm(x*120, y*120, 3, SEED+54)-.5), .50, .42)*smooth(E_, .003, .010)*smooth(own(55), .25, .55); gx, gy = gx*(1-.75*film), gy*(1-.75*film); wat = smooth(lv-h, -.0004, .0009); cap = lambda q: q/np.sqrt(1+(q/.8)**2); fade = smooth(d, 9, 2); gx, gy = cap(gx)*(.25+.75*fade), cap(gy)*(.25+.75*fade); wob = .0016*fade; gx, gy = gx*(1-wat)+wat*wob*2*(fbm(x*24, y*18, 3, SEED+27)-.5), gy*(1-wat)+wat*wob*5*(fbm(x*24+5, y*18, 3, SEED+28)-.5)
    # a birch leaf
    lx, ly, la = num('lx', .10), num('ly', 1.02), num('la', .55); s, c_ = ((x-lx)*math.cos(la)+(y-ly)*math.sin(la))/.080, (-(x-lx)*math.sin(la)+(y-ly)*math.cos(la))/.080; a = np.abs(c_-.05*np.sin(s*3)); t = np.clip((s+.5), 0, 1); wide = .43*np.clip(np.sin(np.pi*t**.72), 0, 1)**.9*(1-.35*t)*1.12; teeth = .020*((t*15+a*4) % 1)*smooth(t, .1, .3); leaf = smooth(wide-teeth-a, -.010, .010)*(s > -.5)*(s < .5); stem = smooth(a, .022, .012)*(s > -.86)*(s <= -.48); vein = np.exp(-(a/.012)**2)+.7*np.exp(-((((t-a*.75)*7.5) % 1-.5)/.07)**2)*smooth(a, 0, .03); leaf = np.maximum(leaf, stem)
    curl = .9*(fbm(s*2.2, c_*2.2, 2, SEED+29)-.5); gx, gy = gx*(1-.8*leaf)+leaf*(curl+.10*np.sin(c_*9)-.14*vein), gy*(1-.8*leaf)+leaf*(curl*.8+.25*c_-.10*vein); wat = wat*(1-leaf)
    n = 1/np.sqrt(gx*gx+gy*gy+1); nx, ny, nz = -gx*n, -gy*n, n; L = np.sqrt(X*X+1+Z*Z); vx, vy, vz = X/L, 1/L, Z/L; dn = np.minimum(vx*nx+vy*ny+vz*nz, -.02); rx, ry, rz = vx-2*dn*nx, vy-2*dn*ny, vz-2*dn*nz; fr = .03+.97*(1+dn)**5; clear = smooth(rz, -.06, .10)
    ao = .25+.75*smooth(h-lv, -.010, .016); ao = np.where(wat > .5, 1, ao); deep = smooth(E_, .001, -.005); grit = fbm(x*150, y*150, 3, SEED+30, .6); speck = vnoise(x*520, y*520, SEED+31); pink = smooth(own(32), .45, .9); base = C('#6f6c69')*(1-pink)[..., None]+C('#8a6250')*pink[..., None]; base = base*((.45+2.3*own(33)**1.5)*(.65+.7*grit)*(.85+.3*speck))[..., None]; mica, quartz = (smooth(vnoise(x*q, y*q, SEED+k)+.12*(grit-.5), lo, lo+.06*t) for q, k, lo, t in ((300, 56, .30, -1), (230, 57, .70, 1))); base = base*(1-.60*mica*(.4+.6*own(58)))[..., None]+(C('#b8a89c')*(1-pink)[..., None]+C('#c89478')*pink[..., None])*(.34*quartz*(.3+.7*own(59)))[..., None]; moss = smooth(fbm(x*16, y*16, 3, SEED+34), .42, .6); base = base*(1-deep[..., None])+(C('#3a3026')*(1-moss[..., None])+C('#3f4a2a')*moss[..., None])*(.45+.5*grit)[..., None]*deep[..., None]
    wet = np.clip(.34+1.7*(fbm(x*5, y*5, 4, SEED+35)-.42)+.8*(own(36)-.5), .05, 1)*(1-deep*.6); wet = np.maximum(wet, film); base = base*(1-.55*wet)[..., None]; gold = C('#f08418')*(1.35+.5*fbm(s*5, c_*5, 3, SEED+37))[..., None]*(1-.28*vein)[..., None]; gold = gold*(1-.6*smooth(fbm(s*9, c_*9, 3, SEED+38), .62, .7))[..., None]; gold = gold*(1-.5*smooth(wide-a, .05, .0)*smooth(fbm(s*3, c_*3, 2, SEED+39), .4, .6))[..., None]; base = base*(1-leaf[..., None])+gold*leaf[..., None]; wet = wet*(1-leaf)+.22*leaf; ao = ao*(1-leaf)+leaf
    cast = 0
    for q in (.003, .006, .010): s2, c2 = ((x+q-lx)*math.cos(la)+(y+q*1.4-ly)*math.sin(la))/.080, (-(x+q-lx)*math.sin(la)+(y+q*1.4-ly)*math.cos(la))/.080; t2 = np.clip(s2+.5, 0, 1); cast = cast+smooth(.43*np.clip(np.sin(np.pi*t2**.72), 0, 1)**.9*(1-.35*t2)*1.12-np.abs(c2), -.06, .06)*(np.abs(s2) < .5)/3
    ao = ao*(1-.55*cast*(1-leaf)); sky_ = A_.look(nx*.8, ny*.8+.12, nz*.8+.25, 2); dif = base*sky_*(ao*num('skyd', .95))[..., None]; sharp = A_.look(rx, ry, np.maximum(rz, 0), 0); soft = A_.look(rx, ry, np.maximum(rz, 0)+.012, 2)*.45+A_.look(rx, ry, np.maximum(rz, 0)+.004, 1)*.55; soft = soft+(sharp-soft)*(.6*film)[..., None]
    img = dif+soft*(np.clip(fr*1.25+.015, 0, .85)*wet*(.5+.9*grit)*clear*ao*num('gloss', 1.5))[..., None]; img = img*(1-wat[..., None])+(C('#2a2622')*.10+base*.10+sharp*np.clip(fr*1.25+.05, 0, .95)[..., None])*wat[..., None]; rim = np.exp(-((h-lv+.0002)/.0005)**2)*fade*(1-leaf); img = img+soft*(rim*.10)[..., None]
    air = (1-np.exp(-d/75))[..., None]; img = img*(1-air)+C('#dfe3ea')*.9*air; view = A_.look(X, np.ones_like(X), Z, 0); img = np.where(inside[..., None], img, view); dm = np.where(inside, d, np.minimum(np.where(X < 0, xl, xr)/np.where(np.abs(X) < 1e-3, 1e-3, X), 40)); dm = np.where(Z >= 0, np.maximum(dm, 4), dm)
    img, dm = small(img), small(np.clip(dm, .2, 40))[..., 0]; img = lens(img, np.clip(coc(dm), 0, 40), 10); veil_ = np.exp(-np.hypot((u-.5-sx*f/ASP)*ASP, (v-hz+.16*f)*1.0)/.34)*.07; return img+veil_[..., None]*C('#ffe0b8'), dict(ev=num('ev', .3), contrast=1.2, bloom_k=.12, bloom_th=1.0, vig=.26, sat=.9)
def caps(mask, rad, q):
    """Drops of any outline on a plane: mask (0..1) and their radius by texel, q texels a metre; their height in metres. Big ones are flat, as gravity holds them down."""
    c = .0026*q; lev = [mask]
    while min(lev[-1].shape) > 60 and len(lev) < 5: lev.append(down(lev[-1]))
    x = np.zeros_like(lev[-1])
    for i in range(len(lev)-1, -1, -1):
        m, k = lev[i], 2.0**i; x = x if x.shape == m.shape else resize(x[..., None]*4, m.shape[1], m.shape[0])[..., 0]
        for _ in range(60 if i else 24): p = np.pad(x, 1, 'edge'); x = (p[:-2, 1:-1]+p[2:, 1:-1]+p[1:-1, :-2]+p[1:-1, 2:]+1)/(4+(k/c)**2)*(m > .5)
    edge = rad*.5/(1+rad/(4*c)); b = np.maximum(edge*num('wet', 1.3), .3); return (np.sqrt(4*x+b*b)-b)*mask/q
def gather(x, y, w):
    """Light w that falls at the texels x, y of a picture of its own size"""
    m, n = w.shape; i, j = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64); fx, fy = x-i, y-j; o = np.zeros(m*n)
    for a, b, k in ((0, 0, (1-fx)*(1-fy)), (1, 0, fx*(1-fy)), (0, 1, (1-fx)*fy), (1, 1, fx*fy)): I, J = i+a, j+b; ok = (I >= 0)&(I < n)&(J >= 0)&(J < m); o += np.bincount((J*n+I)[ok], (k*w)[ok], m*n)
    return o.reshape(m, n).astype(np.float32)
def offing(az, el):
    """the sky and the sea after a hot day by direction (radians), the sun just over the horizon at az = 0"""
    e, d = np.degrees(np.abs(el)), np.degrees(np.abs((az+np.pi) % (2*np.pi)-np.pi)); e = e*.55; up = np.where(el < 0, 2.2+e*1.3, e); at = (0, .7, 1.9, 3.6, 5.8, 10, 24, 90); tones = lambda q: np.stack([np.interp(up, at, [C(i)[k] for i in q]) for k in range(3)], -1)
    near, away = tones(('#ff9460', '#f47e5c', '#d0686c', '#945c84', '#6a558e', '#4c4c88', '#36447c', '#26325c')), tones(('#a8788c', '#a47690', '#946e90', '#7c648e', '#655a8a', '#4f5084', '#364272', '#26305a')); k = np.exp(-(d/52)**2)[..., None]; img = away*.85+(near*.84-away*.85)*k+(np.exp(-d/11-up/3)*.34)[..., None]*C('#ff8a48')
    swell = fbm(np.degrees(az)*.10/(e+.4), np.log(e+.15)*7, 4, 5)-.5; return np.where((el < 0)[..., None], img*((.26+.46*np.exp(-e/1.8))*(1+1.1*swell*smooth(e, .1, 1)))[..., None]+C('#16243c')*.10, img)
def glints(hz, sun):
    """the sun's path on that sea, many faint glints, larger towards the camera"""
    img = zeros(); d = Disc(img); g = np.random.default_rng(31)
    for _ in range(2600):
        q, x = .50*g.random()**1.4, g.normal(); x = x*(.007+.15*q)+.010*math.sin(31*q+1)
        if vnoise(np.float32(15*math.log(q+.05)), np.float32(x*14), 6) > .1+.7*g.random(): d((sun+x)*W, (hz+.002+q)*H, (1.2+9*q)*S, C(('#ff9a4c', '#ffac62', '#ff8444')[g.integers(3)])*np.float32((.35+5*g.random()**6)*math.exp(-q/.15)*3), 1)
    return img

def rail():
    """A boat's varnished rail with water on it: drops of unequal size, each a mirror of the sky and a lens for the light on the wood; after rain at the blue hour before the fjord, a schooner and the town out of focus, or (sea=1) spray before a sunset at sea. `turn` is the angle at which it runs away (below 0 to the right)"""
    hz, f, hc, th, y0 = num('hz', .30), num('f', 1.3), num('hc', .0406), math.radians(num('turn', 30)), num('y0', .12); X, Z = rays(hz, f); X, Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(X, Z)); g = np.random.default_rng(SEED+3); focus = num('focus', .12); coc = lambda d: num('coc', 30)*np.abs(1-focus/np.maximum(d, .04))
    sea, sd = num('sea', 0), 1 if th > 0 else -1
    if sea: at = num('sun', .5); sun = math.atan((at-.5)*ASP/f); hero = lambda px, py: offing(np.arctan((px-.5)*ASP/f)-sun, np.arctan((hz-py)/f))
    else:                                                                # Oslo's view, its lamps as bright again as they were
        from PIL import Image
        im = np.asarray(Image.open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'views', 'oslo-view.jpg')), np.float32)/255; im = down(im); lin = im**2.2; lum = lin@np.array([.3, .55, .15], np.float32); lamp = np.clip(lum-blur(lum[..., None], 9)[..., 0]*1.4-.03, 0, None); lin = lin*(1+lum*num('hot', 5.))[..., None]+(lamp*lamp/np.maximum(lum, 1e-4)*num('spark', 16))[..., None]*C('#ffb060'); hh, hw_ = lin.shape[:2]; k, hx0, hy0 = num('crop', .84), num('hx', .545), .467
        def hero(px, py): x, y = np.clip((hx0+(px-.5)*k)*hw_-.5, 0, hw_-1.01), np.clip((hy0+(py-hz)*k)*hh-.5, 0, hh-1.01); i, j = x.astype(np.int32), y.astype(np.int32); fx, fy = (x-i)[..., None], (y-j)[..., None]; return (lin[j, i]*(1-fx)+lin[j, i+1]*fx)*(1-fy)+(lin[j+1, i]*(1-fx)+lin[j+1, i+1]*fx)*fy
    bg = lens(hero(u, v)*num('back', .95)+(glints(hz, at) if sea else 0), np.full((H, W), num('far', 19), np.float32), 1)
    A_ = Around((.8, 3, 14)); az, el = A_.az, A_.el; ta = np.tan(np.clip(az, -1.2, 1.2)); E = hero(.5+ta*f/ASP, hz-np.tan(np.clip(np.abs(el), 0, 1.1))/np.maximum(np.cos(np.clip(az, -1.2, 1.2)), .3)*f)*num('back', .95); up = np.abs(el); high = ramp(np.clip((up-.3)/.8, 0, 1), ['#2a5a80', '#16365c', '#0a1a34'])*num('sky', 1)
    high = high+(np.exp(-((az+1.0)/.8)**2)*np.exp(-up/.5)*.5)[..., None]*C('#c07a70'); E = E+(high-E)*smooth(up, .16, .42)[..., None]; west = np.exp(-((az+1.15)/.55)**2)*np.exp(-up/.22); E = E+(west*num('west', 1.4))[..., None]*C('#ff9a62'); back_ = smooth(np.abs(az), 1.3, 2.0)[..., None]; E = E*(1-back_)+(high*.8+C('#3a5078')*.10)*back_
    if sea: E = offing(az-sun, el)
    lamps = [(sun, .14, .016, 160, '#ffa458'), (sun-.9, .7, .03, 12, '#e8b0a0')] if sea else [(-.60, .40, .020, 110, '#ffb060'), (.98, .30, .018, 60, '#ffc27c'), (-1.9, .5, .03, 40, '#ffd0a0'), (-.30, .16, .007, 50, '#ffb868'), (.7, .95, .018, 100, '#ffe0b8')]
    for a, e, r, p, c in lamps: E = E+(smooth(np.hypot((az-a)*math.cos(e), el-e), r*1.15, r*.85)*p)[..., None]*C(c)
    A_.close(E.astype(np.float32))
    # the rail: s along it, w round its section (0 in the middle of the top, below 0 towards the camera)
    a_, r_, deep = .036, num('round', .011), num('deep', .026); e, p = (math.cos(th), -math.sin(th)), (math.sin(th), math.cos(th)); Vs, Vt, Vz = X*e[0]+e[1], X*p[0]+p[1], Z; VL = np.sqrt(X*X+1+Z*Z); ot, os_ = -y0*p[1], -y0*e[1]
    def section(t, z):
        """distance to the rail without water, place round it, normal"""
        z = z+.9*t*t; qx, qz = np.abs(t)-(a_-r_), np.abs(z+deep/2)-(deep/2-r_); ox, oz = np.maximum(qx, 0), np.maximum(qz, 0); d = np.hypot(ox, oz)+np.minimum(np.maximum(qx, qz), 0)-r_; corner = (qx > 0)&(qz > 0); an = np.where(corner, np.arctan2(ox, np.maximum(oz, 1e-7)), np.where(qx > qz, np.pi/2, 0)); low = z < -deep/2; side = np.where(corner|(qx <= qz), 0, -r_-z)
        w = np.where(low, 9, np.minimum(np.abs(t), a_-r_)+r_*an+np.maximum(side, 0))*np.sign(t); nz = np.cos(an)*np.where(low, -1, 1); nt = np.sin(an)*np.sign(t)+1.8*t*nz*(~low); n = 1/np.sqrt(nt*nt+nz*nz); return d, w, nt*n, nz*n
    # water: outlines first, then their heights
    q = num('texel', 12500 if K > 1 else 8000); (s0, s1), w0, w1 = (-.27, .16) if sd > 0 else (-.16, .27), -.056, .050; nx, ny = int((s1-s0)*q), int((w1-w0)*q); F = np.full((ny, nx), 9., np.float32); Rr = np.zeros((ny, nx), np.float32); spots = []
    def blob(s, w, r, sw=1.0, join=0):
        x0, x1, z0, z1 = int((s-r*2-s0)*q), int((s+r*2-s0)*q)+1, int((w-r*2*sw-w0)*q), int((w+r*2*sw-w0)*q)+1; x0, z0, x1, z1 = max(0, x0), max(0, z0), min(nx, x1), min(ny, z1)
        ph = g.random(3)*6.28
        if x1-x0 < 2 or z1-z0 < 2: return
        S_, W_ = (np.arange(x0, x1)+.5)/q+s0, (np.arange(z0, z1)+.5)/q+w0; S_, W_ = np.meshgrid(S_-s, W_-w); an = np.arctan2(W_, S_); am = min(.12, .02+r*22); rr = np.hypot(S_, W_/sw)/(1+am*np.sin(2*an+ph[0])+am*.7*np.sin(3*an+ph[1])+am*.35*np.sin(5*an+ph[2]))-r; o = F[z0:z1, x0:x1]; kk = r*.35; hgt = np.clip(.5+.5*(o-rr)/kk, 0, 1); F[z0:z1, x0:x1] = o+(rr-o)*hgt-kk*hgt*(1-hgt)*join; Rr[z0:z1, x0:x1] = np.where(rr < r*.2, np.maximum(Rr[z0:z1, x0:x1], r*q), Rr[z0:z1, x0:x1])
    for s, w, r, sw in ((-.030, .008, .0056, .92), (-.0225, .0145, .0036, 1), (.004, .016, .0046, 1), (-.052, -.004, .0042, .95), (.0195, -.003, .0040, .9), (-.071, .012, .0050, .85), (-.064, .0155, .0034, .9), (.047, .010, .0050, .85), (-.013, -.010, .0052, .72), (-.0055, -.0125, .0036, .9), (-.0205, -.0125, .0026, 1), (.030, -.020, .0040, .9), (-.041, -.017, .0030, 1.1), (.0238, -.0020, .0020, 1)): blob(s*sd, w, r, sw, 1); spots.append((s*sd, w, r))
    for n, lo, hi in ((int(num('big', 24)), .0026, .0050), (int(num('mid', 240)), .0010, .0026), (int(num('few', 1800)), .00035, .0010), (int(num('dust', 6000)), .00012, .00035)):
        for _ in range(n*3):
            s, w, r = g.uniform(s0, s1), g.uniform(w0, w1), lo+(hi-lo)*g.random()**2
            if n <= 0: break
            near_ = [math.hypot(s-a, w-b)-(c+r) for a, b, c in spots if abs(s-a) < .014]; m = min(near_) if near_ else 1
            if m < (.0004 if r > .001 else .00015) and not (r > .0016 and -.6*r < m < -.15*r and g.random() < .8): continue
            if vnoise(np.float32(s*26), np.float32(w*22), SEED+5) < num('bare', .30) and r < .0026: continue
            n -= 1; spots += [(s, w, r)]*(r > .00035); blob(s, w, r, g.uniform(.9, 1.15), 1 if r > .001 else 0)
    mask = np.clip(.5-F*q, 0, 1); mask[:3] = mask[-3:] = 0; h = blur(caps(mask, np.maximum(blur(Rr, 1), 1.5), q), .7).astype(np.float32); hw, hs = np.gradient(h, 1/q); hi = float(h.max())+1e-4
    def tex(T, s, w): x, y = np.clip((s-s0)*q-.5, 0, nx-1.01), np.clip((w-w0)*q-.5, 0, ny-1.01); i, j = x.astype(np.int32), y.astype(np.int32); fx, fy = x-i, y-j; k_ = j*nx+i; t = T.ravel(); return (t[k_]*(1-fx)+t[k_+1]*fx)*(1-fy)+(t[k_+nx]*(1-fx)+t[k_+nx+1]*fx)*fy
    # rays: to the shell that holds all water, then through it
    vs, vt, vz = (q_.ravel()/VL.ravel() for q_ in (Vs, Vt, Vz)); N = vs.size; lam = np.full(N, y0*.45, np.float32); on = np.arange(N); hit = np.zeros(N, bool); yl = (1/VL).ravel()
    for i in range(110):
        l = lam[on]; t, z = vt[on]*l+ot, vz[on]*l+hc; d, w, _, _ = section(t, z); sh = d < hi; g_ = d-hi*.9
        if sh.any(): k_ = np.where(sh)[0]; s_ = vs[on[k_]]*l[k_]+os_; g_[k_] = (d[k_]-tex(h, s_, w[k_]))*.45
        done = g_ < 1.2e-5; hit[on[done]] = True; lam[on] = l+np.maximum(g_, 1.2e-5); on = on[~done&(l < y0*3.2)]
        if not len(on): break
    hit = np.where(hit)[0]; l = lam[hit]; vs, vt, vz = vs[hit], vt[hit], vz[hit]; s, t, z = vs*l+os_, vt*l+ot, vz*l+hc; d, w, nt, nz = section(t, z); dep = l*yl[hit]
    # light on the wood: each lamp's rays through the water
    q2 = q/2; h2 = down(h); hw2, hs2 = np.gradient(h2, 1/q2); m2, n2 = h2.shape; wv = (np.arange(m2)+.5)/q2+w0; aw = np.clip((np.abs(wv)-(a_-r_))/r_, 0, np.pi/2)*np.sign(wv); bt, bz = np.sin(aw)+1.8*wv*np.cos(aw), np.cos(aw); bn = np.hypot(bt, bz); bt, bz = (bt/bn)[:, None], (bz/bn)[:, None]; light = np.zeros((m2, n2, 3), np.float32); jj, ii = np.mgrid[0:m2, 0:n2].astype(np.float32)
    for a, el_, c, p_ in [(sun, .14, '#ffb478', num('l1', 2.4)), (sun-.9, .7, '#c08a98', .3)] if sea else [(-.60, .40, '#ffc080', num('l1', 2.4)), (.98, .30, '#ffd0a0', .35), (-1.0, .2, '#e89a90', .16), (.13, .05, '#ffac50', num('l4', .8)), (.7, .95, '#ffe6cc', .22)]:
        lx, ly, lz = math.sin(a)*math.cos(el_), math.cos(a)*math.cos(el_), math.sin(el_); Ls, Lt = lx*e[0]+ly*e[1], lx*p[0]+ly*p[1]; Ln, Lw = Lt*bt+lz*bz, Lt*bz-lz*bt; nn = 1/np.sqrt(1+hs2**2+hw2**2); co = np.maximum((Ln-hs2*Ls-hw2*Lw)*nn, 0); free = np.ones_like(h2)
        for st in np.geomspace(.0003, .02, 26): y_, x_ = np.clip(jj+Lw*st*q2, 0, m2-1).astype(np.int32), np.clip(ii+Ls*st*q2, 0, n2-1).astype(np.int32); free = np.minimum(free, 1-smooth(h2[y_, x_]-h2-Ln*st, 0, .0002))
        kk = np.where(h2 > 2e-5, 1/1.33, 1.0); ro = np.sqrt(np.maximum(1-kk*kk*(1-co*co), 0)); b_ = kk*co-ro; Ts, Tw, Tn = -kk*Ls-b_*hs2*nn, -kk*Lw-b_*hw2*nn, -kk*Ln+b_*nn; dist = h2/np.maximum(-Tn, .15); wgt = co/nn*free*(.98-.98*(1-co)**5); ph = gather(ii+Ts*dist*q2, jj+Tw*dist*q2, wgt); light += (blur(ph, .7)*p_)[..., None]*C(c)
    light = blur(light, .6); ao = 1-.45*blur(np.clip(h2/.002, 0, 1), 5); sky_ = C('#a88a8c')*.34 if sea else C('#5f86b4')*.30+C('#a87a80')*.16; light = light*num('key', 1.5)+(ao*(.55+.45*bz))[..., None]*sky_
    def tex3(T, s, w): x, y = np.clip((s-s0)*q2-.5, 0, n2-1.01), np.clip((w-w0)*q2-.5, 0, m2-1.01); i, j = x.astype(np.int32), y.astype(np.int32); fx, fy = (x-i)[:, None], (y-j)[:, None]; return (T[j, i]*(1-fx)+T[j, i+1]*fx)*(1-fy)+(T[j+1, i]*(1-fx)+T[j+1, i+1]*fx)*fy
    def wood(s, w): ww = w+.0012*(fbm(s*9, w*20, 3, SEED+20)-.5); g1, g2, g3 = fbm(s*22, ww*760, 4, SEED+21, .6), fbm(s*90+5, ww*2600, 3, SEED+22, .6), fbm(s*5, ww*110, 3, SEED+23); pore = smooth(fbm(s*160, ww*4200, 2, SEED+24), .66, .80); c = ramp(np.clip(.15+.75*g3+.5*(g1-.5)+.25*(g2-.5), 0, 1), ['#2a1509', '#5c3017', '#8f5028', '#b67a48'] if sea else ['#20120c', '#46281a', '#6e452c', '#94683f']); return c*(1-.6*pore)[:, None]*num('tone', .12), g1
    # what each ray sees
    hh_ = np.maximum(tex(h, s, w), 0); wet = hh_ > 2.5e-5; gs, gw = tex(hs, s, w)*wet, tex(hw, s, w)*wet; _, gr = wood(s, w); dry = ~wet; peel = lambda o: (fbm(s*130+o, w*130, 2, SEED+30)-.5)*.016+(fbm(s*14+o, w*34, 2, SEED+31)-.5)*.014; gs, gw = gs+peel(0)*dry, gw+(peel(9)+.05*(gr-.5))*dry; k_ = 1/np.sqrt(1+gs*gs+gw*gw); Ns, Nt, Nz = -gs*k_, (nt-gw*nz)*k_, (nz+gw*nt)*k_
    co = np.clip(-(vs*Ns+vt*Nt+vz*Nz), .01, 1); rs_, rt, rz = vs+2*co*Ns, vt+2*co*Nt, vz+2*co*Nz; F0 = np.where(wet, .02, .04); fr = F0+(1-F0)*(1-co)**5; rx, ry = rs_*e[0]+rt*p[0], rs_*e[1]+rt*p[1]; clear = smooth(rz-.02, -.06, .06)
    mir = np.where(wet[:, None], A_.look(rx, ry, np.maximum(rz, .0), 0), A_.look(rx, ry, np.maximum(rz, .0), 1)*.75+A_.look(rx, ry, np.maximum(rz, .0), 2)*.25); mir = mir*clear[:, None]+C('#3a1c12')*.03*(1-clear)[:, None]
    k1 = 1/1.33; ro = np.sqrt(1-k1*k1*(1-co*co)); b_ = k1*co-ro; Ts, Tt, Tz = k1*vs+b_*Ns, k1*vt+b_*Nt, k1*vz+b_*Nz; Tn, Tw = Tt*nt+Tz*nz, Tt*nz-Tz*nt; dist = np.where(wet, hh_/np.maximum(-Tn, .12), 0); sb, wb = s+Ts*dist, w+Tw*dist; base, _ = wood(sb, wb); lit = tex3(light, sb, wb); body = base*lit*np.where(wet, num('through', .42), 1)[:, None]
    # the varnish under the water mirrors, too: that light leaves at the far side, where the drop turns the view upside down
    i = np.where(wet)[0]; Us, Uw, Un, si, wi = Ts[i], Tw[i], np.maximum(-Tn[i], .02), sb[i], wb[i]; l = np.zeros(i.size)
    for _ in range(16): l = l+np.maximum(tex(h, si+Us*l, wi+Uw*l)-Un*l, 0)*.6
    gi, gj = tex(hs, si+Us*l, wi+Uw*l), tex(hw, si+Us*l, wi+Uw*l); k_ = 1/np.sqrt(1+gi*gi+gj*gj); c_ = (Un-Us*gi-Uw*gj)*k_; ro = 1-1.33**2*(1-c_*c_); b_ = (np.sqrt(np.maximum(ro, 0))-1.33*c_)*k_; Os, Ow, On = 1.33*Us-b_*gi, 1.33*Uw-b_*gj, 1.33*Un+b_; Ot, Oz = On*nt[i]+Ow*nz[i], On*nz[i]-Ow*nt[i]
    body[i] += A_.look(Os*e[0]+Ot*p[0], Os*e[1]+Ot*p[1], np.maximum(Oz, 0), 1)*(smooth(ro, 0, .12)*smooth(Oz, -.10, .02)*(.03+.97*(1-Un)**5)*num('inner', 5))[:, None]
    out = body*(1-fr)[:, None]+mir*(fr*np.where(wet, num('wetm', 4.0), num('dry', 2.0))).clip(0, .9)[:, None]
    img = np.zeros((N, 4), np.float32); img[hit, :3] = out; img[hit, 3] = 1; dm = np.zeros((N, 2), np.float32); dm[hit, 0] = dep; dm[hit, 1] = 1; img = small(img.reshape(HK, WK, 4)); dm = small(dm.reshape(HK, WK, 2)); near_ = bigblur(dm, 24*S)
    D = np.where(dm[..., 1] > .98, dm[..., 0], near_[..., 0]/np.maximum(near_[..., 1], 1e-3)); img = lens(img, np.clip(coc(D), 0, 40), 8); a = np.clip(img[..., 3:], 0, 1); return bg*(1-a)+img[..., :3], dict(ev=num('ev', .55), bloom_k=.16, bloom_th=.8, vig=.30, sat=.92)

def lakeside(az, el, sun, high):
    """A long lake late on a summer afternoon by direction (radians): the sun at az = sun, el = high over hazy foothills, the Alps behind them"""
    d, up = np.abs((az-sun+np.pi) % (2*np.pi)-np.pi), np.abs(el); near = np.exp(-(d/.36)**2)
    def sky(e):
        far, warm = (ramp(np.clip(e/1.2, 0, 1)**.5, q) for q in (['#d8ac94', '#c0a8a8', '#8c9cb4', '#5878a0', '#38588a', '#203c6a'], ['#ffb06c', '#ffb880', '#dcac94', '#8898b0', '#486c98', '#264470'])); k = near[..., None]
        return (far*.40*(1-k)+warm*.66*k)+(np.exp(-(np.hypot(d*.8, e-high)/.12))*1.5)[..., None]*C('#ffac5c')
    E = sky(up); haze = sky(up*0+.012)
    for top, f, dark, air, o in ((.098, 5, '#7c8aa4', .62, 1), (.062, 3, '#4c6078', .42, 4), (.036, 7, '#2c4252', .26, 8), (.017, 19, '#1a2c30', .14, 12)): m = smooth(top*(.25+1.35*fbm(az*f+o, az*0, 6, SEED+o, .5))-up, -.0012, .0012)[..., None]; E = E*(1-m)+(haze*air+C(dark)*.5*(1-air))*m
    low = el < 0; y = 1/np.maximum(up, .004); rip = (fbm(az*y*1.3, np.log(y)*9, 4, SEED+20)-.5)*1.1*smooth(up, .004, .05); fr = np.clip(.92*np.exp(-up/.17)*(1+rip)+.04, 0, 1)[..., None]
    return np.where(low[..., None], sky(up*1.25+.05+np.abs(rip)*.10)*fr*.86+C('#135a5c')*.9*(1-fr), E)

def foredeck():
    """A lake boat's varnished mahogany foredeck from a hand's height, late on a summer afternoon: planks that follow its edge, pale maple seams between them; varnish mirrors the sky, the foothills and the sun."""
    hz, f, hc, th, t0 = .22, 1.8, .19, math.radians(27), .13; X, Z = (np.ascontiguousarray(q) for q in np.broadcast_arrays(*rays(hz, f))); coc = lambda d: 24*np.abs(1-.78/np.maximum(d, .05)); sun, high = -.18, .23
    g, far = np.random.default_rng(31), 22; bg = lens(lakeside(np.arctan((u-.5)*ASP/f), np.arctan((hz-v)/f), sun, high), np.full((H, W), far, np.float32), 1); disc = Disc(bg)
    for _ in range(1500):
        q, x = .42*g.random()**1.6, g.normal(); x = .5+math.tan(sun)*f/ASP+x*(.05+.16*q)
        if vnoise(np.float32(15*math.log(q+.05)), np.float32(x*14), 6) > .15+.7*g.random(): disc(x*W, (hz+.012+q)*H, far*(.8+.5*q)*S, C(('#ffd08c', '#ffc070', '#ffe0b0')[g.integers(3)])*np.float32((.02+.5*g.random()**7)*math.exp(-q/.2)), .12)
    A_ = Around((.8, 3, 10)); E = lakeside(A_.az, A_.el, sun, high); E += (smooth(np.hypot((A_.az-sun)*math.cos(high), A_.el-high), .011, .006)*130)[..., None]*C('#ffd9a0'); A_.close(E.astype(np.float32))
    # the deck: s towards the bow, t to starboard of its middle; th is how far right of ahead the bow is; cr is the camber, sh the sheer
    sn, cs, cr, sh = math.sin(th), math.cos(th), .11, .012; a1, b1 = X*sn+cs, X*cs-sn; l = np.full(X.shape, .5, np.float32)
    for _ in range(14): s, t = a1*l, t0+b1*l; F = hc+l*Z+cr*(t*t-t0*t0)-sh*s*s; l = np.clip(l-F/np.minimum(Z+2*cr*t*b1-2*sh*s*a1, -.02), .05, 6)
    s, t = a1*l, t0+b1*l; ok = np.abs(hc+l*Z+cr*(t*t-t0*t0)-sh*s*s) < 1e-3; lg = 1.9; half = .70*(1-np.clip(s/lg, 0, 1)**2.2); slant = 1/np.sqrt(1+(.70*2.2/lg*np.clip(s/lg, 0, 1)**1.2)**2); d = (half-np.abs(t))*slant; ok &= d > 0
    # planks: a covering board, then narrow ones, the king plank in the middle
    pitch, board, king = .060, .085, .06; q = (d-board)/pitch; c = np.where(d < board, -1, np.floor(q)); w = np.where(d < board, d, (q-c)*pitch); wide = np.where(d < board, board, pitch); mid = np.abs(t) < king; c, w, wide = np.where(mid, 50, c), np.where(mid, t+king, w), np.where(mid, 2*king, wide)
    own = lambda k: vnoise(c*1.7+.5, c*0+.5, SEED+k); gap = np.minimum(np.where(c == -1, 9, w), wide-w); gap = np.where(mid, gap, np.minimum(gap, np.abs(np.abs(t)-king))); sw = .0021*(1+.12*(fbm(s*9, c, 2, SEED+9)-.5)); maple = smooth(gap, sw+.0003, sw-.0003)
    # wood under varnish
    x, y = s+7.3*own(1), w+3.1*c+.006*(fbm(s*2.2+own(2)*9, w*9+c, 3, SEED+10)-.5)+.02*(own(3)-.5)*s; rib, fib, fine, fig = fbm(x*1.6, y*95, 4, SEED+11, .55), fbm(x*7, y*620, 4, SEED+12, .62), fbm(x*24, y*2300, 3, SEED+13, .6), fbm(x*5.5, y*24, 3, SEED+14, .5); pore = smooth(fbm(x*46, y*2600, 2, SEED+15), .62, .76)
    tone = np.clip(.42+.8*(rib-.5)+.75*(fib-.5)+.55*(fine-.5)+.4*(fig-.5)+.42*(own(4)-.5), 0, 1); base = ramp(tone, ['#32110a', '#5a2411', '#8a4020', '#b8703a'])*(1-.55*pore)[..., None]; pale = ramp(np.clip(.5+.8*(fib-.5)+.5*(fig-.5), 0, 1), ['#a87a42', '#cfa263', '#e6c48a']); base = base+(pale-base)*maple[..., None]; base *= (1-.35*np.exp(-((gap-sw)/.0007)**2))[..., None]
    # the varnish's own surface: planks a little crowned, seams drawn in, brush marks, peel
    e = w/wide*2-1; gt = .007*(own(6)-.5)-.011*(.4+1.2*own(5))*e-.020*np.sign(e)*np.exp(-(gap/.0035)**2)*(c != -1)+.010*(fbm(s*2.6, t*7, 3, SEED+30)-.5)+.022*(fbm(s*5, y*150, 3, SEED+31)-.5)+.012*(fbm(s*170, t*170, 2, SEED+32)-.5)+.004*(fib-.5); gs = .010*(fbm(s*3.1+9, t*8, 3, SEED+33)-.5)+.012*(fbm(s*170+9, t*170, 2, SEED+34)-.5)
    gt = gt*np.where((t > 0)&~mid, -1, 1)-2*cr*t-np.sign(t)*.5*np.clip(1-d/.016, 0, 1)**2; gs += 2*sh*s; nz = 1/np.sqrt(1+gs*gs+gt*gt); nx, ny = -(gs*sn+gt*cs)*nz, -(gs*cs-gt*sn)*nz
    L = 1/np.sqrt(X*X+1+Z*Z); vx, vy, vz = X*L, L, Z*L; co = np.clip(-(vx*nx+vy*ny+vz*nz), .01, 1); rx, ry, rz = vx+2*co*nx, vy+2*co*ny, np.maximum(vz+2*co*nz, .002); fr = .04+.96*(1-co)**5; soft = .15
    mir = A_.look(rx, ry, rz, 0)*(1-soft)+A_.look(rx, ry, rz, 2)*soft; lx, ly, lz = math.sin(sun)*math.cos(high), math.cos(sun)*math.cos(high), math.sin(high); lam = np.maximum(nx*lx+ny*ly+nz*lz, 0)
    body = base*(lam[..., None]*C('#ffcf96')*2.2+C('#b8b4b4')*.32)
    col = body*(1-fr)[..., None]+mir*(fr*.7)[..., None]; img = small(np.where(ok[..., None], np.concatenate([col, np.ones_like(col[..., :1])], -1), 0)); dm = small(np.stack([np.where(ok, l, 0), ok], -1)); wide_ = bigblur(dm, 24*S); D = np.where(dm[..., 1] > .98, dm[..., 0], wide_[..., 0]/np.maximum(wide_[..., 1], 1e-3)); img = lens(img, np.minimum(np.clip(coc(D), 0, 44), 7+.5*(1-v)*H/S), 8); a = np.clip(img[..., 3:], 0, 1)        # seams would turn back at the frame's foot
    return bg*(1-a)+img[..., :3], dict(ev=.14, bloom_k=.14, bloom_th=.8, vig=.25, sat=.95, contrast=1.2)

def shallows():
    """A lake's bed under knee-deep clear water at a bather's height, late on a summer day: rounded pebbles of a few centimetres to a hand's breadth, half buried in gravel and silt, under a net of light; further off the water mirrors the sky, far out of focus."""
    hz, f, hc, dep, sun, high, T = -.02, 1.35, .42, .34, .40, .23, 2.4; q = 1400*min(1, max(.45, W/1600)); N = int(T*q); g = np.random.default_rng(SEED); sx, sy = math.sin(sun), math.cos(sun)
    # the bed from above, a square that repeats: heights, whose they are
    n = lambda x, y, k, o, sd, gain=.5: fbm(x*k, y*k, o, SEED+sd, gain)-.5; j, i = (np.mgrid[0:N, 0:N]/q).astype(np.float32); wave = lambda a, b, p: np.cos(6.2832*(a*i+b*j)/T+p); base = .006*(wave(1, 2, .4)+wave(2, -1, 2.)+.7*wave(3, 2, 4.)+.6*wave(-2, 5, 1.)); silt = .0035*(wave(2, 3, 1.)+wave(4, -3, 0.)+.8*wave(-6, 5, 2.)+.7*wave(9, 7, 5.))-.0005; h, who = base+.0, np.zeros((N, N), np.int32); big, own = [], [(0,)*12]
    def lay(x, y, a):
        b, c, t = a*g.uniform(.62, .95), a*g.uniform(.40, .62), g.uniform(0, 6.283); m = int(a*1.25*q)+1; ci, cj = int(x*q), int(y*q); I, J = np.arange(ci-m, ci+m+1), np.arange(cj-m, cj+m+1); X, Y = (I/q-x)[None], (J/q-y)[:, None]; U, V_ = (X*math.cos(t)+Y*math.sin(t))/a, (Y*math.cos(t)-X*math.sin(t))/b; w = np.arctan2(V_, U); p = g.uniform(0, 6.283, 4); r = np.hypot(U, V_)/(1+.09*np.cos(2*w+p[0])+.075*np.cos(3*w+p[1])+.03*np.cos(5*w+p[2])); k = np.maximum(1-r**g.uniform(2.1, 3.0), 0)
        at = np.ix_(J % N, I % N); top = base[cj % N, ci % N]+c*(g.uniform(.66 if a > .016 else .45, 1)-1+k**g.uniform(.42, .55)*(1+.10*U*math.cos(p[3])+.10*V_*math.sin(p[3])))+c*.12*(k > 0)*(U*g.normal()+V_*g.normal())*.45; new = (k > 0)&(top > h[at]); h[at] = np.where(new, top, h[at]); who[at] = np.where(new, len(own), who[at]); own.append((g.random(), g.random(), g.random(), t, *g.uniform(0, 60, 2), g.random(), g.random(), a, g.random(), g.random(), g.random()))
    for _ in range(6000):
        a = .011*(.075/.011)**(g.random()**1.25); x, y = g.uniform(0, T, 2)
        if all(math.hypot((x-X+T/2) % T-T/2, (y-Y+T/2) % T-T/2) > .80*(a+b) for X, Y, b in big): big.append((x, y, a)); lay(x, y, a)
    for _ in range(34000): lay(*g.uniform(0, T, 2), .0030*(.011/.0030)**g.random()**1.7)
    own = np.array(own, np.float32); h = blur(h, .5); soft = smooth(h-silt, -.002, .0035); h = silt+np.where(h > silt, (h-silt), 0)*soft
    def wide(r): k = max(1, int(r//3)); m = N//k; return resize(blur(resize(h[..., None], m, m), r/k), N, N)[..., 0]
    ao = np.clip(1-(wide(.010*q)-h)*34, .30, 1.15)*np.clip(1-(wide(.035*q)-h)*9, .5, 1.1); free = np.ones_like(h)
    for st in np.geomspace(.0015, .10, 24): free = np.minimum(free, 1-smooth(np.roll(h, (-round(sy*st*q), -round(sx*st*q)), (0, 1))-h-st, -.0012-.02*st, .0012+.03*st))
    gx, gy = (np.roll(h, -1, 1)-np.roll(h, 1, 1))*q/2, (np.roll(h, -1, 0)-np.roll(h, 1, 0))*q/2; bed = np.stack([h, gx, gy, ao, blur(free, .8), soft], -1)
    # waves; the light that they gather on the bed
    waves = []
    for k in range(46): lam = .035*1.09**k; an = g.normal(.5, .9); w = 6.2832/lam; sl = .0185*(lam/.5)**.3*(1 if lam < .8 else .8/lam); waves.append((w*math.cos(an), w*math.sin(an), g.random()*6.283, sl*math.cos(an), sl*math.sin(an)))
    def slope(x, y):
        a, b = x+.12*n(x, y, 1.3, 3, 2), y+.12*n(x+5, y, 1.3, 3, 3); u_, v_ = 0, 0
        for kx, ky, p, c, d in waves: w = np.cos(kx*a+ky*b+p); u_, v_ = u_+c*w, v_+d*w
        return u_, v_
    R, M, x0, y0 = 400*min(1, max(.5, W/1600)), 4.0, -2.0, .3; m = int(M*R); jj, ii = np.mgrid[0:m, 0:m].astype(np.float32); a, b = slope(x0+ii/R, y0+jj/R); F = dep*.62*R; a, b = a*F, b*F; c = (a*sx+b*sy)*.7; D = resize(np.stack([ii-a-c*sx, jj-b-c*sy], -1), 2*m, 2*m); net = blur(gather(D[..., 0], D[..., 1], np.full((2*m, 2*m), .25, np.float32)), .8)
    # the sky and the far shore by direction
    A_ = Around((1.2, 5, 14)); E = lakeside(sun+(A_.az-sun)*.45, A_.el*1.5, sun, high*1.5)*np.array([.88, 1.06, .97], np.float32)+(np.exp(-np.hypot(A_.az-sun, (A_.el-high*.7)*1.6)/.26)*1.35)[..., None]*C('#ffcf8c'); E += (smooth(np.hypot((A_.az-sun)*math.cos(high), A_.el-high), .011, .006)*85)[..., None]*C('#ffd9a0'); A_.close(E.astype(np.float32))
    # each ray: mirrored by the water, bent into it, to the bed
    X, Z = (np.ascontiguousarray(p) for p in np.broadcast_arrays(*rays(hz, f))); wet = (Z < -.004); X, Z = X[wet], Z[wet]; y = hc/-Z; x = X*y; L = 1/np.sqrt(X*X+1+Z*Z); vx, vy, vz = X*L, L, Z*L; u_, v_ = slope(x, np.minimum(y, 60)); k = smooth(y, 30, 2)*.55+.45; u_, v_ = u_*k, v_*k; fu, fv = u_+.09*n(x, y*.7, 24, 3, 8, .6), v_+.09*n(x+9, y*.7, 24, 3, 9, .6)
    def tilt(a, b): l = 1/np.sqrt(1+a*a+b*b); return -a*l, -b*l, l, np.maximum((vx*a+vy*b-vz)*l, .015)
    nx, ny, nz, co = tilt(fu, fv); rx, ry, rz = vx+2*co*nx, vy+2*co*ny, np.abs(vz+2*co*nz); far = smooth(y, 2, 12)[..., None]; mir = A_.look(rx, ry, rz, 0)*(1-far)+A_.look(rx, ry, rz, 1)*far
    nx, ny, nz, co = tilt(u_, v_); fr = .02+.98*(1-co)**5
    e = 1/1.33; p = e*co-np.sqrt(1-e*e*(1-co*co)); tx, ty, tz = e*vx+p*nx, e*vy+p*ny, np.minimum(e*vz+p*nz, -.2); tx, ty = tx/-tz, ty/-tz; s = np.full(x.shape, dep-float(h.max()), np.float32); st = (float(h.max())-float(h.min()))/26; cell = lambda s_: h[((y+ty*s_)*q).astype(np.int64) % N, ((x+tx*s_)*q).astype(np.int64) % N]; on = np.ones(x.shape, bool)
    for _ in range(26): on &= dep-s > cell(s); s = np.where(on, s+st, s)
    lo, hi = s-st, s
    for _ in range(5): s = (lo+hi)/2; up = dep-s > cell(s); lo, hi = np.where(up, s, lo), np.where(up, hi, s)
    bx, by = x+tx*s, y+ty*s
    B = [between(bed[..., k], (bx*q) % N, (by*q) % N) for k in range(6)]; id_ = who[(by*q).astype(np.int64) % N, (bx*q).astype(np.int64) % N]; o = own[id_]; stone = B[5]*(id_ > 0)
    # pebbles: mottled, grained, some banded or veined, half under a brown film; silt
    mx, my = bx % T, by % T; ca, sa = np.cos(o[:, 3]), np.sin(o[:, 3]); px, py = mx*ca+my*sa+o[:, 4], my*ca-mx*sa+o[:, 5]; big_ = smooth(o[:, 8], .006, .02); mott, grit, fine = n(px, py, 42, 4, 20, .6), n(px, py, 420, 3, 21, .65), n(px, py, 150, 3, 22, .6)
    cols = np.stack([C(c) for c in ('#a3a294', '#7d8078', '#4a5049', '#2f3634', '#857862', '#70463a', '#bdb8aa', '#566054')]); kind = np.searchsorted(np.cumsum([.22, .20, .17, .11, .12, .06, .05, .07]), o[:, 0]*.999); c = cols[kind]*((.72+.5*o[:, 1])*(1+.95*mott+.75*fine*(.4+o[:, 2])+.8*grit*(.3+1.2*o[:, 6])))[:, None]
    band = smooth(n(px*.25, py+.010*mott, 95, 3, 23), -.06, .12)*smooth(o[:, 7], .74, .82)*.45; c = c*(1-band[:, None])+C('#b3aa94')*(.5+.5*o[:, 1:2])*band[:, None]
    vein = smooth(np.abs(n(px, py*.35, 15, 4, 24, .5)), .017, .005)*smooth(n(px, py, 30, 2, 25), -.12, .12)*smooth(o[:, 9], .38, .46)*big_*.85; c = c*(1-vein[:, None])+C('#dcd6c6')*vein[:, None]
    film = smooth(n(mx, my, 26, 4, 26, .6)+.25*(o[:, 10]-.5), -.06, .22)*.42; c = c*(1-film[:, None])+C('#5a574a')*film[:, None]; mud = C('#696a62')*(.82+.5*n(mx, my, 60, 4, 27, .6)+.6*n(mx, my, 800, 2, 28))[:, None]; c = c*stone[:, None]+mud*(1-stone)[:, None]
    w1, w2 = 1.4*(fine+.6*grit)*stone, 1.4*(n(px+9, py, 150, 3, 29, .6))*stone; ux, uy = B[1]+.16*w1, B[2]+.16*w2; l = 1/np.sqrt(1+ux*ux+uy*uy); lam = np.maximum((1-ux*sx-uy*sy)*l/math.sqrt(2), 0); fold = lambda a: np.abs((a/M) % 2-1)*m; caus = between(net, m-fold(bx-x0), m-fold(by-y0)); caus = 1+(caus-1)*smooth(y, 9, 2)
    light = C('#ffe6c6')*(lam*B[4]*(.28+np.minimum(caus, 7)**1.15*1.1)*2.2)[:, None]+C('#a6b4b0')*(.36*B[3]*(.6+.4*l))[:, None]
    way = s*np.sqrt(1+tx*tx+ty*ty)+.25*s; water = np.exp(-way[:, None]*np.array([1.85, .5, .76], np.float32)); deep = C('#1f4a33')*.75; col = c*light*water+deep*(1-water)
    col = col*(1-fr)[:, None]+mir*(fr*.9)[:, None]; img = A_.look(*(np.ascontiguousarray(p) for p in np.broadcast_arrays(rays(hz, f)[0], np.float32(1), rays(hz, f)[1])), 0); air = (1-np.exp(-y/18))[:, None]; img[wet] = col*(1-air)+A_.look(X, X*0+1, X*0+.12, 2)*air
    img = small(img); d = np.where(v > hz+.004, hc/np.maximum((v-hz)/f, .005), 60); d = 1-.9/d; img = lens(img, 27*np.where(d < 0, -.35*d, d), 8)
    return img, dict(ev=.45, bloom_k=.14, bloom_th=.8, vig=.3, sat=.9, contrast=1.22, grain=.008)

if __name__ == '__main__': draw(globals())
