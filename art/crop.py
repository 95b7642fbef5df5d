"""A closer view cut out of a larger master or view: of=SLOT x= y= (centre, 0..1) part= (share of its width); coc= (px) puts it out of focus, its lamps brighter by spark=."""
from PIL import Image, ImageFilter
from lab import *

def defocus(im, r, spark):
    """out of focus, in light that is not clipped: what is brighter than its surroundings is brightened first"""
    a = (np.asarray(im, np.float32)/255)**2.2; lum = a@np.array([.3, .55, .15], np.float32); lamp = np.clip(lum-1.6*blur(lum[..., None], 16)[..., 0]-.02, 0, None)
    out = np.clip(1-np.exp(-1.3*aperture(a*(1+spark*lamp[..., None]), r)), 0, 1)**(1/2.2); out = out*(.72+.28*out)
    return Image.fromarray((np.clip(out+np.random.default_rng(3).normal(0, .007, out.shape[:2])[..., None], 0, 1)*255).astype(np.uint8))
A = args(); W, H = A.get('w', 640), A.get('h', 400); here = os.path.dirname(os.path.abspath(__file__))
im = Image.open(os.path.join(here, 'views' if '-view' in A['of'] else '../media/masters', A['of']+'.jpg')).convert('RGB'); bw = im.width*A['part']; bh = bw*H/W
x, y = min(max(A['x']*im.width-bw/2, 0), im.width-bw), min(max(A['y']*im.height-bh/2, 0), im.height-bh)
im = im.crop((int(x), int(y), int(x+bw), int(y+bh))).resize((W, H), Image.LANCZOS); im = defocus(im, A['coc'], A.get('spark', 14)) if 'coc' in A else im.filter(ImageFilter.UnsharpMask(1.6, 25, 2))
im.save(A['out'], quality=90); print(f"RENDERED {A['out']} {W}x{H}")
