"""Logo, mark, favicons and the Open Graph picture. The wordmark is stored as paths, so no font has to be loaded.

Letters: Quicksand Bold (SIL Open Font License, Debian package fonts-quicksand), tightened and set next to the otter.
"""
import os, sys, io, subprocess, glob
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.join(HERE, '..', '..', '..')
sys.path.insert(0, os.path.join(HERE, '..', 'scenes'))
from figures import *
from fontTools.ttLib import TTFont
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from PIL import Image

FONT = next(p for d in ('/usr/share/fonts', os.path.expanduser('~/.fonts')) for p in glob.glob(d + '/**/Quicksand-Bold.ttf', recursive=True))


def word(text, size, x, y, track=-.012):
    ft = TTFont(FONT); gs = ft.getGlyphSet(); cm = ft.getBestCmap(); s = size / ft['head'].unitsPerEm
    pen = SVGPathPen(gs, ntos=lambda v: f(v))
    for ch in text:
        n = cm[ord(ch)]; gs[n].draw(TransformPen(pen, (s, 0, 0, -s, x, y))); x += gs[n].width * s + track * size
    return pen.getCommands(), x


def mark(cx, cy, s):
    return g(otter_head(), cx, cy, s)


def wave(x, y, n, w, c, sw):
    return line(f'M{f(x)} {f(y)}q{f(w/2)} {f(-w*.38)} {f(w)} 0' + f't{f(w)} 0' * (n - 1), c, sw)


def logo(ink=INK):
    d, x1 = word('Zwotter', 92, 142, 90)
    return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {x1+2:.0f} 124" role="img" aria-label="Zwotter"><title>Zwotter</title>'
            + mark(64, 54, .93) + wave(8, 108, 4, 28, TEAL, 9) + path(d, ink) + '</svg>'), x1


def disc(size=64, r=None):
    """Head on a lagoon disc (or a rounded square), strong enough for 16 pixels."""
    bg = circ(32, 32, 32, TEAL) if r is None else rect(0, 0, 64, 64, TEAL, r)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="{size}" height="{size}">{bg}' + g(otter_head(whiskers=False), 32, 33, .475) + '</svg>'


def raster(svg, w):
    return Image.open(io.BytesIO(subprocess.run(['rsvg-convert', '-w', str(w)], input=svg.encode(), check=True, capture_output=True).stdout))


def main():
    out = os.path.join(ROOT, 'backend', 'seed', 'images', 'brand'); pub = os.path.join(ROOT, 'public')
    os.makedirs(out, exist_ok=True)
    lg, _ = logo(); open(os.path.join(out, 'logo.svg'), 'w').write(lg)
    open(os.path.join(out, 'logo-light.svg'), 'w').write(logo('#ffffff')[0].replace(TEAL, '#8fd3d6'))
    open(os.path.join(out, 'logo-mark.svg'), 'w').write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 124">' + mark(64, 54, .93) + wave(8, 108, 4, 28, TEAL, 9) + '</svg>')
    for p in (os.path.join(out, 'favicon.svg'), os.path.join(pub, 'favicon.svg')): open(p, 'w').write(disc())
    raster(disc(), 64).resize((32, 32), Image.LANCZOS).save(os.path.join(pub, 'favicon.ico'), sizes=[(32, 32)])
    # Touch icon: full square, the phone rounds it; no transparency, or it turns black.
    raster(disc(180, 0), 180).convert('RGB').save(os.path.join(pub, 'apple-touch-icon.png'), optimize=True)
    # Open Graph: logo left, otter and child right, on the brand sand.
    W, H = 1200, 630
    o = rect(0, 0, W, H, SAND) + sun(1110, 96, 44)
    o += f'<defs><linearGradient id="pw" x2="0" y2="1"><stop stop-color="{POOLL}"/><stop offset="1" stop-color="{POOLD}"/></linearGradient></defs>'
    o += path(f'M0 430q75 -26 150 0t150 0t150 0t150 0t150 0t150 0t150 0t150 0V{H}H0Z', 'url(#pw)')
    o += waves(30, W - 120, 480, H - 20, 14, 4)
    o += in_water(g(otter(arms=(((-120, -190), (-150, -250)), ((128, -240), (118, -318))), mood='open', tail=False), 690, 640, .92), 470, 600, 780, W, H)
    o += in_water(g(child(arms=(((-118, -150), (-150, -226)), ((118, -150), (150, -226))), legs=(((-50, 60), (-66, 120)), ((50, 60), (70, 124))), hstyle='tails', tilt=4), 970, 506, 1.22), 470, 882, 1058, W, H, under=.6)
    d, x1 = word('Zwotter', 112, 84, 270)
    o += g(otter_head(), 132, 120, .9) + path(d, INK) + wave(90, 322, 6, 34, TEAL, 10)
    raster(svg(W, H, o), W).convert('RGB').save(os.path.join(out, 'og-default.webp'), quality=84, method=6)


main()
