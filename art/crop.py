"""A closer view cut out of a larger master: of=SLOT x= y= (centre, 0..1) part= (share of its width); sky=a,b draws its upper share a out to b, and as much is cut off below."""
from PIL import Image, ImageFilter
from lab import *

A = args(); W, H = A.get('w', 640), A.get('h', 400); masters = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'media', 'masters', '')
im = Image.open(masters+A['of']+'.jpg').convert('RGB'); bw = im.width*A['part']; bh = bw*H/W
x, y = min(max(A['x']*im.width-bw/2, 0), im.width-bw), min(max(A['y']*im.height-bh/2, 0), im.height-bh)
im = im.crop((int(x), int(y), int(x+bw), int(y+bh))).resize((W, H), Image.LANCZOS)
if 'sky' in A:
    a, b = (int(H*v) for v in tup(A['sky'])); out = im.copy(); out.paste(im.crop((0, 0, W, a)).resize((W, b), Image.BICUBIC), (0, 0)); out.paste(im.crop((0, a, W, H-b+a)), (0, b)); im = out
im.filter(ImageFilter.UnsharpMask(1.6, 25, 2)).save(A['out'], quality=90); print(f"RENDERED {A['out']} {W}x{H}")
