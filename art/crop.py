"""A closer view cut out of a larger master or view: of=SLOT x= y= (centre, 0..1) part= (share of its width)."""
from PIL import Image, ImageFilter
from lab import *

A = args(); W, H = A.get('w', 640), A.get('h', 400); here = os.path.dirname(os.path.abspath(__file__))
im = Image.open(os.path.join(here, 'views' if '-view' in A['of'] else '../media/masters', A['of']+'.jpg')).convert('RGB'); bw = im.width*A['part']; bh = bw*H/W
x, y = min(max(A['x']*im.width-bw/2, 0), im.width-bw), min(max(A['y']*im.height-bh/2, 0), im.height-bh)
im.crop((int(x), int(y), int(x+bw), int(y+bh))).resize((W, H), Image.LANCZOS).filter(ImageFilter.UnsharpMask(1.6, 25, 2)).save(A['out'], quality=90); print(f"RENDERED {A['out']} {W}x{H}")
