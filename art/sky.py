"""The same sky as artlib.sky_group, in numpy: direction -> linear colour. Used by the panoramas and the water study."""
from lab import *
from moods import MOODS

def smooth(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1); return t * t * (3 - 2 * t)

class Sky:
    """Analytic sky of a mood; `over` overrides single values (sun_az, sun_el, cloud, ...)."""
    def __init__(s, name='golden', **over):
        s.m = m = {**MOODS[name], **over}
        a, e = math.radians(m['sun_az']), math.radians(m['sun_el'])
        s.sun = np.array([math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)], np.float32)
        s.az = s.sun[:2] / np.hypot(*s.sun[:2])
        s.pos = np.array([p for p, _ in m['ramp']]); s.col = np.array([hexc(c) for _, c in m['ramp']])
    def colour(s, x, y, z, lobes=True):
        """Directions (unit, z up) -> (..., 3) linear light, without clouds."""
        m = s.m; e = np.maximum(z, 0); f = m.get('ramp_k', 1.3) * np.sqrt(e)
        col = np.stack([np.interp(f, s.pos, s.col[:, k]) for k in range(3)], -1) * m['sky_k']
        h = np.maximum(np.hypot(x, y), 1e-4); hd = (x * s.az[0] + y * s.az[1]) / h
        wide = np.clip(.5 + .5 * hd, 0, 1) ** m.get('glow_w', 16) * np.exp(-m.get('glow_h', 13.) * e)
        sd = np.clip(x * s.sun[0] + y * s.sun[1] + z * s.sun[2], 0, 1); halo = sd ** 24 * .35
        if lobes: halo = halo + sd ** 300 * .9 + sd ** 4000 * 3
        col = col + (wide + halo)[..., None] * np.array(hexc(m['glow'])) * m['glow_k']
        return (col * (.45 + .55 * smooth(hd, -1, .9))[..., None]).astype(np.float32)
    def clouds(s, col, x, y, z):
        """Stretched noise on a dome with relief towards the sun, laid over `col`."""
        m = s.m
        if m['cloud'] >= 1: return col
        e = np.maximum(z, 0); px, py = x / (e + .1), y / (e + .1); r = m.get('cloud_rot', .5); c, n = math.cos(r), math.sin(r); sc = m.get('cloud_scale', (.45, 1.0))
        sd = m.get('cloud_seed', 3.1); seed = int(sd * 10)
        def q(ax, ay):
            u, v = (ax * c - ay * n) * sc[0] + sd, (ax * n + ay * c) * sc[1] + sd * 1.7; return fbm(u * 1.1, v * 1.1, 6, seed)
        n0, n1 = q(px, py), q(px + s.az[0] * .16, py + s.az[1] * .16)
        k = m['cloud'] - .02; dens = smooth(n0, k, k + m.get('cloud_soft', .22)) * smooth(e, .015, .13) * .85
        sdot = np.maximum(x * s.sun[0] + y * s.sun[1] + z * s.sun[2], 0)
        rel = np.clip((n0 - n1) * 3.5 + .45, 0, 1) * ((sdot * .6 + .35) ** 1.6 + .25)
        lit = np.clip(rel, 0, 1)[..., None]; cc = np.array(hexc(m['cloud_dark'])) * m['sky_k'] * 1.1 * (1 - lit) + np.array(hexc(m['cloud_lit'])) * m['cloud_k'] * 1.3 * lit
        return (col * (1 - dens[..., None]) + cc * dens[..., None]).astype(np.float32)
