"""Flat artwork of the suit (colour and height maps) as SVG, rasterised with rsvg-convert.

The 3D model carries two coordinates per vertex: u (arc length around the torso, cm, 0 = centre of front
or back) and z (height, cm, 0 = crotch). These maps are drawn in those same centimetres, so a pocket
drawn here lies exactly on the padded bump that geometry.py raises for it.
"""
import subprocess, tempfile, os

U0, U1, Z0, Z1 = -17.0, 17.0, -6.0, 43.0      # extent of a map in cm
PX = 56                                       # pixels per cm: the detail view needs about that much

COLORS = {
    'blue': dict(main='#2f7fd1', pocket='#3c8fe0', dark='#14365f', piping='#ffc857', stitch='#bfe0ff',
                 stitchdark='#5b93cf', lining='#39434f', tape='#10294a'),
    'pink': dict(main='#ee6a9c', pocket='#f583af', dark='#8c1f55', piping='#ffc857', stitch='#ffd9e6',
                 stitchdark='#e58db4', lining='#463840', tape='#6d1641'),
}

# Pockets: (u0, u1, z0, z1, outer top radius). Mirrored to the other side; same on front and back = 8 pockets.
POCKETS = {
    'classic': [(1.75, 9.3, 20.6, 31.0, 4.2), (1.75, 9.3, 8.6, 19.4, 1.8)],
    'mini':    [(1.75, 9.1, 18.0, 27.2, 3.4), (1.75, 9.3, 6.4, 16.8, 1.8)],
    'pro':     [(1.75, 9.3, 20.6, 31.0, 4.2), (1.75, 9.3, 8.6, 19.4, 1.8)],
}
RAD = 1.8
ZIP_Z = {'classic': (5.0, 39.2), 'mini': (4.0, 31.6), 'pro': (5.0, 39.2)}


def pocket_path(p, side, grow=0.0):
    u0, u1, z0, z1, ro = p
    u0, u1, z0, z1 = u0 - grow, u1 + grow, z0 - grow, z1 + grow
    ri = max(RAD + grow, 0.1); ro = max(ro + grow, 0.1)
    a = (f'M{u0+ri} {-z0} L{u1-ri} {-z0} Q{u1} {-z0} {u1} {-z0-ri} L{u1} {-z1+ro} '
         f'Q{u1} {-z1} {u1-ro} {-z1} L{u0+ri} {-z1} Q{u0} {-z1} {u0} {-z1+ri} L{u0} {-z0-ri} Q{u0} {-z0} {u0+ri} {-z0} Z')
    return f'<g transform="scale({side},1)"><path d="{a}" %s/></g>'


def otter(cx, cz, r, mono=None):
    """Otter head badge, r = radius in cm. mono = one grey for the height map."""
    c = (lambda col: mono or col)
    s = r / 50
    return f'''<g transform="translate({cx},{-cz}) scale({s})">
 <circle r="50" fill="{c('#fbf5ea')}"/><circle r="45.5" fill="none" stroke="{c('#0f7f8c')}" stroke-width="4"/>
 <g transform="translate(0,2)"><circle cx="-28" cy="-10" r="5.6" fill="{c('#8a5a3c')}"/><circle cx="28" cy="-10" r="5.6" fill="{c('#8a5a3c')}"/>
 <path d="M0 -26C18 -26 30 -17 31 -4C36 8 32 21 20 24C12 27 -12 27 -20 24C-32 21 -36 8 -30 -4C-30 -17 -18 -26 0 -26Z" fill="{c('#8a5a3c')}"/>
 <path d="M0 -3C7 -9 17 -6 22 1C29 8 28 19 18 22C10 25 -10 25 -18 22C-28 19 -29 8 -22 1C-17 -6 -7 -9 0 -3Z" fill="{c('#ecd2b0')}"/>
 <circle cx="-13" cy="-10" r="3.8" fill="{c('#12384a')}"/><circle cx="13" cy="-10" r="3.8" fill="{c('#12384a')}"/>
 <path d="M-7 -3Q0 -7 7 -3Q6 4 0 5Q-6 4 -7 -3Z" fill="{c('#12384a')}"/>
 <path d="M0 5V10M-9 10Q-4 16 0 10Q4 16 9 10" fill="none" stroke="{c('#12384a')}" stroke-width="2.4" stroke-linecap="round"/><path d="M-25 8L-41 5M-25 13L-40 16M25 8L41 5M25 13L40 16" fill="none" stroke="{c('#744a30')}" stroke-width="1.6" stroke-linecap="round"/></g></g>'''


def svg(body):
    w, h = U1 - U0, Z1 - Z0
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{int(w*PX)}" height="{int(h*PX)}" '
            f'viewBox="{U0} {-Z1} {w} {h}">{body}</svg>')


def stitch(path, col, w=0.085, dash='0.26 0.13'):
    return path % f'fill="none" stroke="{col}" stroke-width="{w}" stroke-dasharray="{dash}" stroke-linecap="round"'


def line(x0, z0, x1, z1):
    return f'<path d="M{x0} {-z0}L{x1} {-z1}" %s/>'


def build(model, color, face, kind):
    """kind: 'color' (transparent where the panel colour of the cloth shows) or 'height' (grey 50% = flat)."""
    C = COLORS[color]; col = kind == 'color'; b = []
    if not col:
        b.append(f'<rect x="{U0}" y="{-Z1}" width="{U1-U0}" height="{Z1-Z0}" fill="#808080"/>')
    if col:
        # Panels that make the three models different.
        if model == 'classic':
            b.append(f'<rect x="-17" y="-43" width="34" height="10.6" fill="{C["dark"]}"/>')
        if model == 'pro':
            b.append(f'<path d="M-17 -43H17V-33.2Q8 -30.6 0 -33.2Q-8 -30.6 -17 -33.2Z" fill="{C["main"]}"/>')
    if model == 'classic':
        for dz in (0.22, -0.22):
            b.append(stitch(line(-17, 32.4+dz, 17, 32.4+dz), C['stitchdark'] if col else '#d0d0d0'))
        if not col: b.append(line(-17, 32.4, 17, 32.4) % 'stroke="#404040" stroke-width=".16"')
    for p in POCKETS[model]:
        for s in (1, -1):
            if col:
                b.append(pocket_path(p, s, .28) % f'fill="{C["piping"]}"')
                b.append(pocket_path(p, s, .08) % f'fill="{C["pocket"] if model != "mini" or p[2] > 12 else C["dark"]}"')
                dark = model == 'mini' and p[2] < 12
            else:
                dark = False
                b.append(pocket_path(p, s, .45) % 'fill="#5c5c5c" filter="url(#soft)"')
                b.append(pocket_path(p, s, .18) % 'fill="none" stroke="#dcdcdc" stroke-width=".22"')
                b.append(pocket_path(p, s, .04) % 'fill="#808080"')
            b.append(stitch(pocket_path(p, s, -.16), (C['stitchdark'] if dark else C['stitch']) if col else '#c8c8c8'))
            b.append(stitch(pocket_path(p, s, -.42), (C['stitchdark'] if dark else C['stitch']) if col else '#c8c8c8'))
            # Slot through which the float is slid in: a bound edge near the top, with a pull tab.
            zt = p[3] - 2.0; ua, ub = p[0] + 1.0, p[1] - max(1.0, p[4] * .55)
            um = (ua + ub) / 2
            g = f'<g transform="scale({s},1)">%s</g>'
            if col:
                b.append(g % (line(ua, zt, ub, zt) % f'stroke="{C["tape"]}" stroke-width=".5" stroke-linecap="round"'))
                b.append(g % stitch(line(ua, zt-.38, ub, zt-.38), C['stitchdark'] if dark else C['stitch']))
                b.append(g % f'<rect x="{um-.55}" y="{-zt-.3}" width="1.1" height="1.25" rx=".25" fill="#f2694b"/>')
            else:
                b.append(g % (line(ua, zt, ub, zt) % 'stroke="#d8d8d8" stroke-width=".55" stroke-linecap="round"'))
                b.append(g % (line(ua, zt, ub, zt) % 'stroke="#202020" stroke-width=".12" stroke-linecap="round"'))
                b.append(g % f'<rect x="{um-.55}" y="{-zt-.3}" width="1.1" height="1.25" rx=".25" fill="#f4f4f4"/>')
    if face == 'front':
        za, zb = ZIP_Z[model]
        if col:
            b.append(f'<rect x="-1.05" y="{-zb-3}" width="2.1" height="{zb-za+3}" rx=".5" fill="{C["tape"]}"/>')
        else:
            b.append(f'<rect x="-1.05" y="{-zb-3}" width="2.1" height="{zb-za+3}" rx=".5" fill="#4c4c4c"/>')
            b.append(f'<rect x="-.72" y="{-zb-3}" width="1.44" height="{zb-za+2.6}" fill="#747474"/>')
        for u in (-.86, .86):
            b.append(stitch(line(u, za+.3, u, zb+3), C['stitchdark'] if col else '#c8c8c8'))
        b.append(stitch(line(-.86, za+.25, .86, za+.25), C['stitchdark'] if col else '#c8c8c8'))
        p = POCKETS[model][0]
        bu, bz = 5.9, p[2] + 3.4
        b.append(otter(bu, bz, 1.9) if col else f'<circle cx="{bu}" cy="{-bz}" r="1.9" fill="#f0f0f0"/><circle cx="{bu}" cy="{-bz}" r="1.72" fill="#d0d0d0"/>' + otter(bu, bz, 1.6, '#e0e0e0'))
    else:
        for u in (-.55, .55) if model != 'pro' else ():
            b.append(stitch(line(u*.4, 1, u*.4, 31), C['stitch'] if col else '#c8c8c8'))
        zt = POCKETS[model][0][3] + (2.6 if model == 'pro' else 3.4 if model == 'classic' else 1.75)
        size = 2.0 if model != 'mini' else 1.5
        b.append(f'<text transform="translate(0,{-zt}) scale(-1,1)" font-family="Quicksand" font-weight="700" font-size="{size}" text-anchor="middle" fill="{"#ffffff" if col else "#d8d8d8"}">Zwotter</text>')
    defs = '<defs><filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation=".18"/></filter></defs>'
    return svg(defs + ''.join(b))


def raster(text, out):
    with tempfile.NamedTemporaryFile('w', suffix='.svg', delete=False) as f:
        f.write(text)
    subprocess.run(['rsvg-convert', '-o', out, f.name], check=True)
    os.unlink(f.name)
