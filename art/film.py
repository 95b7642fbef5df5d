#!/usr/bin/python3
"""Seamless hero loop from one finished picture: the first frame is the picture (its water a touch softer), so a film may fade in over it unseen.

  water : the mirrored part is sheared by sine waves in perspective, each a WHOLE number of cycles per loop
  sky   : two phase-shifted drifts cross-faded, added as a difference at half size, so grain and stars keep still
  city  : warm windows dim and brighten, each at its own pace
usage: film.py PICTURE OUT width seconds fps shore sky_from sky_to drift keep islet near
  the picture is brought to `width` px and 1080 rows; OUT = the two files' common name (OUT.h264.mp4, OUT.av1.mp4)
  shore, sky_from, sky_to = rows, 0..1; keep = x0,x1 columns whose sky stands still
  islet = x0,x1,row: an islet before the shore; in its columns the water begins at that row
  near = x,y,x,y,...: the outline (0..1) of what is within reach; nothing moves in it or close to it
"""
import os, subprocess, sys, time
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lab import blur, resize

src, out, W, T, FPS, SHORE, S0, S1, DRIFT = sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]), int(sys.argv[5]), *(float(q) for q in sys.argv[6:10])
K0, K1 = (float(q) for q in sys.argv[10].split(',')); I0, I1, IROW = (float(q) for q in sys.argv[11].split(',')); NEAR = [float(q) for q in sys.argv[12].split(',') if q]
H = 1080; N = int(T*FPS); YS = int(SHORE*H); rng = np.random.default_rng(2)
whole = Image.open(src).convert('RGB'); assert abs(whole.height*W/whole.width-H) < 1, f'{W} px wide, the picture must be 1080 px high'
pic = np.asarray(whole.resize((W, H), Image.LANCZOS), np.float32)
f32 = np.float32
pic = np.concatenate([pic[:YS], blur(pic[YS:], .8)])                       # the water a touch softer in every frame, so that frame 0, which nothing moves, is no sharper than the rest
def take(img, x, y):
    h, w = img.shape[:2]; x = np.clip(x, 0, w-1.001); y = np.clip(y, 0, h-1.001); x0 = x.astype(np.int32); y0 = y.astype(np.int32); fx = (x-x0)[..., None]; fy = (y-y0)[..., None]
    f = img.reshape(h*w, 3); i = y0*w+x0; t = f[i]*(1-fx)+f[i+1]*fx; return t+(f[i+w]*(1-fx)+f[i+w+1]*fx-t)*fy
# windows
up = pic[:YS]; L = up.max(2); win = np.clip((L-1.3*blur(L[::4, ::4, None], 2)[..., 0].repeat(4, 0).repeat(4, 1)[:YS, :W]-30)/60, 0, 1)*(up[..., 0] > up[..., 2]*1.25); win[:int(S1*H)] = 0
yy, xx = np.mgrid[0:YS, 0:W]; cell = (yy//9)*4099+xx//7; iw = np.flatnonzero(win.ravel() > .05); wv = win.ravel()[iw].astype(f32); ph = np.random.default_rng(5).random(200003)[cell.ravel()[iw] % 200003].astype(f32); nn = (1+np.random.default_rng(6).integers(0, 3, 200003)[cell.ravel()[iw] % 200003]).astype(f32)
# water
hw = H-YS; yw, xw = np.mgrid[YS:H, 0:W].astype(f32); d = (yw-YS+.6)/hw; pv = 1/(d*.9+.035); pu = (xw-W/2)/H*pv*1.24; px = H/720; wav = []
for k in .55*1.30**np.arange(14):
    kx, kv = rng.normal(0, 1)*k, (.5+rng.random())*k; n = int(rng.integers(1, 4) if k < 2.5 else rng.integers(2, 6)); arg = (2*np.pi*(kx*1.3*pu+kv*1.6*pv+rng.random())).astype(f32); am = (np.clip(d*9/(1+kv*.4), 0, 1)/k**.8*1.25).astype(f32); wav.append((np.cos(arg)*am, np.sin(arg)*am, n, f32(kx/(abs(kx)+1))))
ax, ay = ((.8+4*d)*px*.55).astype(f32), ((2+12*d)*px*.55).astype(f32)
isle = np.clip(np.minimum(xw/W-I0, I1-xw/W)/.03+1, 0, 1) if I1 > I0 else xw*0; edge = (YS+isle*isle*(3-2*isle)*max(IROW*H-YS, 0)).astype(f32); free = np.clip((yw-edge)/10, 0, 1) if I1 > I0 else np.ones_like(yw)   # where the water begins, column by column
if NEAR:                                                                   # what is near keeps still, and the water ever more so towards it: waves that end at the outline would show a patch without any
    still = Image.new('L', (W, H)); ImageDraw.Draw(still).polygon([(x*W, y*H) for x, y in zip(NEAR[::2], NEAR[1::2])], fill=255); grown = still.filter(ImageFilter.MaxFilter(25)); near, around = (np.asarray(grown.filter(ImageFilter.GaussianBlur(r)), f32)[YS:]/255 for r in (7, 40))
    free = free*(1-near)*np.clip(1-1.7*around, 0, 1)
ax, ay = ax*free, ay*free
# sky
sh, sw = (int(S1*H)+1)//2, W//2; sky = blur(pic[:sh*2], .8)[::2, ::2]; sy, sx = np.mgrid[0:sh, 0:sw].astype(f32); row = sy*2/H; fade = np.clip((S1-row)/max(S1-S0, .01), 0, 1); fade = fade*fade*(3-2*fade); col = sx/sw; fade = fade*np.clip(np.maximum(K0-col, col-K1)/.05, 0, 1) if K1 > K0 else fade; DR = DRIFT*sw; fade = fade[..., None].astype(f32)
def target(name, *codec): return [*codec, '-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', out+name]
h264, av1 = ('-c:v', 'libx264', '-preset', 'medium', '-crf', '29'), ('-c:v', 'libsvtav1', '-preset', '9', '-crf', '42')
enc = subprocess.Popen(['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{W}x{H}', '-r', str(FPS), '-i', '-', '-map', '0:v', *target('.h264.mp4', *h264), '-map', '0:v', *target('.av1.mp4', *av1)], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
t0 = time.time(); first = prev = None; steps = []
for i in range(N):
    t = i/N; fr = pic.copy()
    if DRIFT and i: f0, f1 = t, (t+.5) % 1; w0 = f32(1-abs(2*f0-1)); dif = (take(sky, sx+f32((f0-.5)*DR)*fade[..., 0], sy)*w0+take(sky, sx+f32((f1-.5)*DR)*fade[..., 0], sy)*(1-w0)-sky); fr[:sh*2] += resize(dif, W, sh*2)
    u = fr[:YS].reshape(-1, 3); u[iw] *= (1+.22*wv*(np.sin(2*np.pi*(nn*t+ph))-np.sin(2*np.pi*ph)))[:, None]
    dx = dy = 0
    for c, s, n, kx in wav: a = f32(np.cos(2*np.pi*n*t)-1), f32(np.sin(2*np.pi*n*t)); w_ = c*a[0]-s*a[1]; dy = dy+w_; dx = dx+w_*kx      # cos(arg+2 pi n t)-cos(arg): nothing moves in frame 0
    fr[YS:] = take(pic, xw+dx*ax, np.maximum(yw+dy*ay, np.minimum(edge, yw)))
    y8 = np.clip(fr+.5, 0, 255).astype(np.uint8); enc.stdin.write(y8.tobytes()); q = y8[::2, ::2].astype(np.int16)
    if prev is None: first = q
    else: steps.append(np.abs(q-prev).mean())
    prev = q
enc.stdin.close(); enc.wait(); print(f'FILM {N} frames {W}x{H} in {time.time()-t0:.0f}s seam={np.abs(first-prev).mean():.3f} neighbours={np.median(steps):.3f}')
