"""The contact sheet: every master of the table, labelled, cities first. usage: sheet.py SLOTS MASTERS OUT"""
import json, os, sys
from PIL import Image, ImageDraw, ImageFont

slots, masters, out = json.load(open(sys.argv[1])), sys.argv[2], sys.argv[3]
W, H, GAP, LABEL, COLUMNS = 250, 156, 8, 16, 8   # px
CITIES = ('dubai', 'zurich', 'oslo', 'new-york', 'beirut', 'stockholm')
def city(name): return next((c for c in CITIES if name.startswith(c+'-')), None)
groups = [[n for n in slots if city(n) == c and '-view' not in n] for c in CITIES]+[[n for n in slots if not city(n)]]
rows = []
for names in groups:
    names.sort(key=lambda n: (city(n) is not None and not n.endswith('-hero'), n))   # a city's hero before its gallery
    rows += [names[i:i+COLUMNS] for i in range(0, len(names), COLUMNS)]
sheet = Image.new('RGB', (COLUMNS*(W+GAP)+GAP, len(rows)*(H+LABEL+GAP)+GAP), '#120d0a'); draw = ImageDraw.Draw(sheet); font = ImageFont.load_default()
for r, names in enumerate(rows):
    for c, name in enumerate(names):
        x, y = GAP+c*(W+GAP), GAP+r*(H+LABEL+GAP); file = os.path.join(masters, name+'.jpg')
        if not os.path.exists(file): continue                                        # a slot replaced by a photograph of another type
        im = Image.open(file).convert('RGB'); k = max(W/im.width, H/im.height); im = im.resize((round(im.width*k+.49), round(im.height*k+.49)), Image.LANCZOS)
        sheet.paste(im.crop(((im.width-W)//2, (im.height-H)//2, (im.width-W)//2+W, (im.height-H)//2+H)), (x, y)); draw.text((x, y+H+2), name, fill='#e0b070', font=font)
sheet.save(out, quality=84); print(f'RENDERED {out} {sheet.width}x{sheet.height}')
