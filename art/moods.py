"""The moods: sky ramp, sun, glow, cloud, haze of each hour. A picture is geometry + camera + mood."""
# ramp positions are sqrt(sin elevation): 0 horizon, .3 ~5deg, .5 ~15deg, .7 ~30deg, 1 zenith
MOODS = {
 'golden': dict(sun_az=20, sun_el=3.0, sun_col='#ffa95e', sun_pow=1.6, sun_angle=1.2,
    ramp=[(0, '#dc9a5c'), (.12, '#c08058'), (.26, '#80636c'), (.44, '#444a6c'), (.68, '#1c3054'), (1, '#0b1830')],
    sky_k=.42, glow='#ff9f48', glow_k=.55, disc_k=5.0, cloud=.50, cloud_lit='#ffb070', cloud_dark='#2b2440', cloud_k=.6,
    haze=1/7000, haze_k=.8, stars=0),
 'dusk': dict(sun_az=20, sun_el=1.0, sun_col='#ff9b5c', sun_pow=.8, sun_angle=3,
    ramp=[(0, '#d08a58'), (.12, '#a56a5e'), (.25, '#5c5474'), (.42, '#2a3d66'), (.65, '#142646'), (1, '#0a152b')],
    sky_k=.50, glow='#ff9a4a', glow_k=.9, disc_k=0, cloud=.52, cloud_lit='#ff9f6a', cloud_dark='#221f38', cloud_k=.8,
    haze=1/6000, haze_k=.8, stars=0),
 'blue': dict(sun_az=20, sun_el=2.0, sun_col='#9db8ff', sun_pow=.12, sun_angle=10,
    ramp=[(0, '#b08a70'), (.08, '#7d7480'), (.18, '#48608a'), (.40, '#24446f'), (.7, '#112747'), (1, '#08162b')],
    sky_k=.36, glow='#ff9a4a', glow_k=.45, disc_k=0, cloud=.54, cloud_lit='#c98a6a', cloud_dark='#16233c', cloud_k=.45,
    haze=1/6500, haze_k=.8, stars=.6),
}
MOODS.update({
 'day': dict(sun_az=-70, sun_el=22, sun_col='#ffe2bd', sun_pow=2.6, sun_angle=1.5,
    ramp=[(0, '#e3d6c2'), (.12, '#c9ccd0'), (.28, '#9cb4c8'), (.48, '#6b93b8'), (.72, '#41709c'), (1, '#2a557f')],
    sky_k=.62, glow='#ffe6c0', glow_k=.28, disc_k=0, cloud=.52, cloud_lit='#fff2e2', cloud_dark='#7f8ea4', cloud_k=.9,
    haze=1/7000, haze_k=.95, stars=0),
 'dawn': dict(sun_az=24, sun_el=2.0, sun_col='#ffc3a0', sun_pow=.9, sun_angle=4,
    ramp=[(0, '#f2c3a4'), (.12, '#dfa9a6'), (.26, '#a994b0'), (.44, '#6f80ac'), (.68, '#43598a'), (1, '#293f6b')],
    sky_k=.62, glow='#ffc08c', glow_k=.45, disc_k=0, cloud=.53, cloud_lit='#ffd0b4', cloud_dark='#6a6688', cloud_k=.8,
    haze=1/5500, haze_k=.9, stars=0),
 'mist': dict(sun_az=-30, sun_el=9, sun_col='#ffeedd', sun_pow=.9, sun_angle=8,
    ramp=[(0, '#cfcac2'), (.15, '#b3b8bd'), (.32, '#8f9dab'), (.55, '#677a8c'), (.8, '#4a5f73'), (1, '#3a4d60')],
    sky_k=.55, glow='#fff0dc', glow_k=.22, disc_k=0, cloud=.48, cloud_lit='#e8e4de', cloud_dark='#5f6d7c', cloud_k=.7,
    haze=1/3500, haze_k=.9, stars=0),
 'night': dict(sun_az=20, sun_el=2.0, sun_col='#9db8ff', sun_pow=.06, sun_angle=10,
    ramp=[(0, '#6d5a50'), (.08, '#3f4254'), (.2, '#20304c'), (.42, '#12203a'), (.7, '#0b1730'), (1, '#070f20')],
    sky_k=.30, glow='#ff9a4a', glow_k=.16, disc_k=0, cloud=.56, cloud_lit='#6a5a5a', cloud_dark='#0c1424', cloud_k=.3,
    haze=1/6500, haze_k=.7, stars=1.0),
 'clear': dict(sun_az=-140, sun_el=30, sun_col='#fff0da', sun_pow=3.6, sun_angle=1.0, anti=.82,      # full daylight, the sun behind the camera
    ramp=[(0, '#f3e6d2'), (.12, '#e2e3e1'), (.28, '#bcd0db'), (.48, '#8db4d0'), (.72, '#6497c0'), (1, '#457aa8')],
    sky_k=.85, glow='#fff0dc', glow_k=.22, disc_k=0, cloud=.50, cloud_lit='#ffffff', cloud_dark='#a6b3c4', cloud_k=1.1,
    haze=1/7000, haze_k=1.0, stars=0),
 'deep': dict(sun_az=20, sun_el=-8, sun_col='#9db8ff', sun_pow=0, sun_angle=12, fill=.10, fill_col='#9fb6ee',      # the hero's night: navy, a trace of afterglow, stars
    ramp=[(0, '#6b6c86'), (.08, '#4a5578'), (.2, '#2c4270'), (.42, '#192f5c'), (.7, '#0e1f46'), (1, '#081431')],
    sky_k=.46, glow='#e2a07c', glow_k=.10, glow_h=22, disc_k=0, cloud=.55, cloud_lit='#4f5b7a', cloud_dark='#132040', cloud_k=.35,
    haze=1/6500, haze_k=.8, stars=.8),
 'ivory': dict(sun_az=20, sun_el=26, sun_col='#ffe9cf', sun_pow=1.1, sun_angle=9, anti=.88,           # the hero's day: pale haze, the sun behind it
    ramp=[(0, '#f7e6d0'), (.12, '#f0dfcd'), (.28, '#e3d4c8'), (.48, '#ccc5c3'), (.72, '#adb0b8'), (1, '#919ba9')],
    sky_k=.86, glow='#ffe2c0', glow_k=.32, disc_k=0, cloud=.52, cloud_lit='#fff6ea', cloud_dark='#bcb3ad', cloud_k=1.0,
    haze=1/4500, haze_k=1.0, stars=0),
})
