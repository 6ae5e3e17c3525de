"""The cast and the props of all flat illustrations: one otter, faceless children and parents, water.

Everything is built from round-capped strokes and closed curves in the brand palette, so a figure can take
any pose by giving elbow and hand points and still belongs to the same family.
"""
from math import sin, pi

INK, TEAL, WATER, SAND = '#12384a', '#0f7f8c', '#d9f0f0', '#fbf5ea'
CORAL, SUN, OTTER, FUR, PINKC = '#f2694b', '#ffc857', '#8a5a3c', '#c99a6b', '#f7b2a1'
FURD, CREAM = '#744a30', '#f1dcbd'
POOL, POOLD, POOLL = '#8fd3d6', '#5fb9c0', '#b9e4e5'
BLUE = dict(main='#2f7fd1', dark='#14365f', pocket='#4b96e2')
PINK = dict(main='#ee6a9c', dark='#8c1f55', pocket='#f78db5')
SKIN = dict(light='#f6cfae', tan='#e0a77c', brown='#a8704a')
HAIR = dict(dark='#3b2a24', brown='#6d452c', blond='#e2b765', red='#b9583a', black='#26222a')


def f(v):
    return ('%.1f' % v).rstrip('0').rstrip('.')


def el(tag, **k):
    return f'<{tag} ' + ' '.join(f'{a.rstrip("_").replace("_", "-")}="{f(v) if isinstance(v, (int, float)) else v}"' for a, v in k.items()) + '/>'


def circ(x, y, r, c, **k): return el('circle', cx=x, cy=y, r=r, fill=c, **k)
def ell(x, y, rx, ry, c, **k): return el('ellipse', cx=x, cy=y, rx=rx, ry=ry, fill=c, **k)
def rect(x, y, w, h, c, r=0, **k): return el('rect', x=x, y=y, width=w, height=h, rx=r, fill=c, **k)
def path(d, c='none', **k): return el('path', d=d, fill=c, **k)
def line(d, c, w, **k): return el('path', d=d, fill='none', stroke=c, stroke_width=w, stroke_linecap='round', stroke_linejoin='round', **k)
def g(body, x=0, y=0, s=1, flip=False, rot=0):
    t = f'translate({f(x)},{f(y)})' + (f' rotate({f(rot)})' if rot else '')
    if s != 1 or flip: t += f' scale({-s if flip else s:.3g},{s:.3g})'
    return f'<g transform="{t}">{body}</g>'


def quad(p0, p1, p2, t):
    return tuple((1-t)**2*a + 2*t*(1-t)*b + t*t*c for a, b, c in zip(p0, p1, p2))


def limb(p0, p1, p2, w, c):
    return line(f'M{f(p0[0])} {f(p0[1])}Q{f(p1[0])} {f(p1[1])} {f(p2[0])} {f(p2[1])}', c, w)


def part_limb(p0, p1, p2, t, w, c):
    """First part (0..t) of the same curve: a sleeve that follows the arm exactly."""
    q1 = tuple(a + (b - a) * t for a, b in zip(p0, p1)); q2 = quad(p0, p1, p2, t)
    return limb(p0, q1, q2, w, c)


# ---------------------------------------------------------------- otter

def otter_head(mood='smile', whiskers=True):
    """About 112 wide, centred on the face."""
    o = circ(-41, -24, 12.5, OTTER) + circ(41, -24, 12.5, OTTER) + circ(-41, -24, 6, PINKC) + circ(41, -24, 6, PINKC)
    o += path('M0 -48C29 -48 46 -31 48 -9C59 12 52 35 32 42C18 46 -18 46 -32 42C-52 35 -59 12 -48 -9C-46 -31 -29 -48 0 -48Z', OTTER)
    o += path('M0 -2C10 -13 29 -9 37 3C49 15 46 32 30 38C18 43 -18 43 -30 38C-46 32 -49 15 -37 3C-29 -9 -10 -13 0 -2Z', CREAM)
    o += circ(-33, 12, 8, PINKC, opacity=.75) + circ(33, 12, 8, PINKC, opacity=.75)
    if mood == 'closed':
        o += line('M-30 -14Q-22 -22 -14 -14M14 -14Q22 -22 30 -14', INK, 4.4)
    elif mood == 'sad':
        o += circ(-22, -15, 6, INK) + circ(22, -15, 6, INK) + line('M-31 -26L-19 -30M31 -26L19 -30', INK, 3.2)
    else:
        o += circ(-22, -16, 6.4, INK) + circ(22, -16, 6.4, INK) + circ(-20, -18.4, 2.1, '#fff') + circ(24, -18.4, 2.1, '#fff')
    o += path('M-11 -2Q0 -9 11 -2Q11 8 0 11Q-11 8 -11 -2Z', INK) + ell(-3, 0, 3, 1.6, '#4a6a78')
    if mood == 'sad':
        o += line('M0 11V17M-11 25Q0 17 11 25', INK, 3.4)
    elif mood == 'open':
        o += path('M-13 18Q0 23 13 18Q12 34 0 34Q-12 34 -13 18Z', INK) + ell(0, 30, 7, 4, CORAL)
    else:
        o += line('M0 11V17M-15 17Q-8 27 0 17Q8 27 15 17', INK, 3.4)
    if whiskers:
        o += line('M-44 18L-66 14M-44 25L-64 29M44 18L66 14M44 25L64 29', FURD, 2, opacity=.6)
    return o


def otter(arms=None, mood='smile', feet=True, tail=True, extra='', front=''):
    """Standing otter, about 390 high, origin between the feet. arms: two (elbow, hand) pairs."""
    arms = arms or (((-100, -175), (-62, -120)), ((100, -175), (62, -120)))
    o = ''
    if tail:
        o += path('M40 -70C110 -10 165 -20 205 -84C216 -104 196 -116 178 -100C150 -74 120 -100 80 -130Z', FURD)
    if feet:
        o += ell(-50, -6, 42, 19, FURD) + ell(50, -6, 42, 19, FURD)
    o += path('M-52 -285C-84 -232 -108 -150 -100 -74C-95 -16 -55 0 0 0C55 0 95 -16 100 -74C108 -150 84 -232 52 -285Z', OTTER)
    o += path('M0 -255C38 -240 70 -150 66 -88C62 -40 34 -26 0 -26C-34 -26 -62 -40 -66 -88C-70 -150 -38 -240 0 -255Z', FUR)
    o += extra
    o += g(otter_head(mood), 0, -318, 1.42)
    for (e, h), sx in zip(arms, (-1, 1)):
        o += limb((sx * 66, -226), e, h, 42, FURD)
    return o + front


def swim_ring(rx=120, ry=44, c1=CORAL, c2='#fff8ee'):
    return (f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="{c1}" stroke-width="46"/>'
            f'<ellipse rx="{rx}" ry="{ry}" fill="none" stroke="{c2}" stroke-width="46" stroke-dasharray="70 86"/>'
            )


# ---------------------------------------------------------------- people

def hair(style, r, c):
    if style == 'short':
        return path(f'M{-r-4} 4C{-r-12} {-r*1.0} {-r*.5} {-r*1.32} {r*.1} {-r*1.22}C{r*.8} {-r*1.25} {r+12} {-r*.7} {r+4} 4C{r*.86} {-r*.45} {r*.4} {-r*.42} {-r*.1} {-r*.5}C{-r*.5} {-r*.5} {-r*.8} {-r*.4} {-r-4} 4Z', c)
    if style == 'bob':
        return path(f'M{-r-8} {r*.75}C{-r-22} {-r*.9} {-r*.6} {-r*1.28} 0 {-r*1.24}C{r*.6} {-r*1.28} {r+22} {-r*.9} {r+8} {r*.75}C{r*.72} {r*.7} {r*.9} {-r*.1} {r*.74} {-r*.3}C{r*.3} {-r*.42} {-r*.1} {-r*.5} {-r*.3} {-r*.62}C{-r*.4} {-r*.4} {-r*.7} {-r*.25} {-r*.8} {-r*.1}C{-r*.86} {r*.2} {-r*.75} {r*.7} {-r-8} {r*.75}Z', c)
    if style == 'curly':
        pts = [(-1.0, -.1), (-.98, -.5), (-.7, -.85), (-.3, -1.06), (.15, -1.1), (.55, -.95), (.88, -.62), (1.02, -.2), (-.4, -.75), (.1, -.8), (.5, -.68)]
        return ''.join(circ(x * r, y * r, r * .34, c) for x, y in pts)
    if style == 'bun':
        return circ(0, -r * 1.3, r * .42, c) + path(f'M{-r-3} {r*.1}C{-r-10} {-r} {-r*.5} {-r*1.2} 0 {-r*1.18}C{r*.5} {-r*1.2} {r+10} {-r} {r+3} {r*.1}C{r*.8} {-r*.4} {r*.3} {-r*.55} 0 {-r*.62}C{-r*.3} {-r*.55} {-r*.8} {-r*.4} {-r-3} {r*.1}Z', c)
    if style == 'tails':
        return ell(-r * 1.18, r * .25, r * .26, r * .5, c, transform=f'rotate(18 {-r*1.18:.0f} {r*.25:.0f})') + ell(r * 1.18, r * .25, r * .26, r * .5, c, transform=f'rotate(-18 {r*1.18:.0f} {r*.25:.0f})') + hair('bun', r, c).replace(circ(0, -r * 1.3, r * .42, c), '')
    return ''


def head(r, skin, hstyle, hcol, beard=False, look=0):
    s = SKIN[skin]; back = ''
    if hstyle == 'bob':
        back = path(f'M{-r-8} {r*.8}C{-r-22} {-r*.9} {-r*.6} {-r*1.28} 0 {-r*1.24}C{r*.6} {-r*1.28} {r+22} {-r*.9} {r+8} {r*.8}Z', HAIR[hcol])
    o = back + circ(-r * .97, r * .1, r * .2, s) + circ(r * .97, r * .1, r * .2, s) + ell(0, 0, r * .97, r, s)
    if beard:
        o += path(f'M{-r*.97} {r*.1}C{-r*.8} {r*.5} {-r*.4} {r*.32} 0 {r*.32}C{r*.4} {r*.32} {r*.8} {r*.5} {r*.97} {r*.1}C{r*.95} {r*.75} {r*.5} {r*1.08} 0 {r*1.08}C{-r*.5} {r*1.08} {-r*.95} {r*.75} {-r*.97} {r*.1}Z', HAIR[hcol])
    ck = '#f09a86' if skin != 'brown' else '#c9755c'
    o += ell(-r * .52 + look, r * .26, r * .19, r * .14, ck, opacity=.6) + ell(r * .52 + look, r * .26, r * .19, r * .14, ck, opacity=.6)
    return o + hair(hstyle, r, HAIR[hcol])


def suit_torso(c):
    """Front of the float suit: panels, zip, four pockets. Hip centre at 0,0; shoulders at y = -140."""
    o = path('M-48 -144Q0 -132 48 -144Q76 -138 73 -108L64 -16Q62 12 36 12H-36Q-62 12 -64 -16L-73 -108Q-76 -138 -48 -144Z', c['dark'])
    o += path('M-63 -119H63L56 -14Q55 12 34 12H-34Q-55 12 -56 -14Z', c['main'])
    for sx in (-1, 1):
        for y in (-112, -58):
            x = -54 if sx < 0 else 10
            o += rect(x, y, 44, 48, c['pocket'], 11, stroke=SUN, stroke_width=3.4)
            o += line(f'M{x+10} {y+12}H{x+34}', c['dark'], 4.5) + rect(x + 18, y + 10, 8, 10, CORAL, 2)
    o += line('M0 -138V6', c['dark'], 9) + line('M0 -136V4', '#fff6e6', 2.6, stroke_dasharray='1 5.5') + rect(-3.5, -132, 7, 16, CORAL, 3)
    return o


def child(suit=BLUE, skin='light', hstyle='short', hcol='brown', arms=None, legs=None, tilt=0, front=''):
    """Child in a float suit, facing us; about 330 high with legs. Origin at the hips."""
    arms = arms or (((-112, -80), (-100, -20)), ((112, -80), (100, -20)))
    s = SKIN[skin]; o = ''
    if legs:
        for (k, ft), sx in zip(legs, (-1, 1)):
            h = (sx * 32, -2)
            o += limb(h, k, ft, 38, s) + ell(ft[0] + sx * 7, ft[1] + 10, 27, 14, s)
            o += part_limb(h, k, ft, .42, 60, suit['main'])
    for (e, h), sx in zip(arms, (-1, 1)):
        o += limb((sx * 60, -118), e, h, 32, s) + circ(h[0], h[1], 20, s)
        o += part_limb((sx * 58, -119), e, h, .42, 46, suit['dark'])
    o += rect(-19, -166, 38, 34, s, 14) + suit_torso(suit)
    o += path('M-30 -148Q0 -134 30 -148L27 -134Q0 -120 -27 -134Z', suit['dark'])
    o += g(head(62, skin, hstyle, hcol), 0, -212, 1, rot=tilt)
    return o + front


def adult(skin='tan', hstyle='short', hcol='dark', top=TEAL, arms=None, beard=False, tilt=0, legs=None, trousers=INK, sleeve=.36, strap=False, front=''):
    """Parent, facing us. Origin at the hips; head top at about -400."""
    arms = arms or (((-150, -120), (-110, -30)), ((150, -120), (110, -30)))
    s = SKIN[skin]; o = ''
    if legs:
        for (k, ft), sx in zip(legs, (-1, 1)):
            o += limb((sx * 40, 0), k, ft, 66, trousers) + ell(ft[0] + sx * 12, ft[1] + 18, 44, 20, CORAL)
    for (e, h), sx in zip(arms, (-1, 1)):
        o += limb((sx * 82, -222), e, h, 44, s) + circ(h[0], h[1], 25, s)
        if sleeve: o += part_limb((sx * 80, -222), e, h, sleeve, 60, top)
    o += rect(-26, -290, 52, 60, s, 20)
    if strap:
        o += path('M-62 -248Q0 -236 62 -248Q104 -240 100 -196L78 -40Q78 10 40 10H-40Q-78 10 -78 -40L-100 -196Q-104 -240 -62 -248Z', s)
        o += path('M-58 -247Q-52 -190 0 -182Q52 -190 58 -247L80 -240Q76 -190 92 -150L78 -40Q78 10 40 10H-40Q-78 10 -78 -40L-92 -150Q-76 -190 -80 -240Z', top)
    else:
        o += path('M-62 -248Q0 -226 62 -248Q104 -240 100 -196L78 -40Q80 12 40 12H-40Q-80 12 -78 -40L-100 -196Q-104 -240 -62 -248Z', top)
        o += path('M-34 -252Q0 -216 34 -252L28 -256H-28Z', s)
    o += g(head(64, skin, hstyle, hcol, beard), 0, -318, 1, rot=tilt)
    return o + front


# ---------------------------------------------------------------- water and rooms

_n = [0]


def in_water(fig, y, x0, x1, W=2000, H=1400, under=.42, col='#fff', ripple=True):
    """Shows a figure above the line y fully, below it faded by the water, with ripples where it enters."""
    _n[0] += 1; i = _n[0]
    o = f'<defs><clipPath id="a{i}"><rect x="-500" y="-500" width="{W+1000}" height="{y+500}"/></clipPath><clipPath id="b{i}"><rect x="-500" y="{y}" width="{W+1000}" height="{H}"/></clipPath></defs>'
    o += f'<g clip-path="url(#b{i})" opacity="{under}">{fig}</g>'
    if ripple:
        cx, w = (x0 + x1) / 2, (x1 - x0) / 2
        o += ell(cx, y + 6, w * 1.25, w * .17, col, opacity=.30)
    o += f'<g clip-path="url(#a{i})">{fig}</g>'
    if ripple:
        o += line(f'M{x0-10} {y+2}Q{(x0+x1)/2} {y+w*.2+10} {x1+10} {y+2}', '#fff', 6, opacity=.85)
        o += line(f'M{x0-w*.42} {y+16}Q{(x0+x1)/2} {y+w*.42+26} {x1+w*.42} {y+16}', '#fff', 4, opacity=.5)
    return o


def waves(x0, x1, y0, y1, n, seed=1, c='#fff', w=5, op=.5):
    o = ''
    for k in range(n):
        a = (k * 0.618 + seed * .37) % 1; b = (k * 0.755 + seed * .21) % 1
        x, y = x0 + a * (x1 - x0), y0 + b * (y1 - y0)
        s = .7 + .8 * (y - y0) / max(y1 - y0, 1)
        o += line(f'M{f(x)} {f(y)}q{f(18*s)} {f(-11*s)} {f(36*s)} 0t{f(36*s)} 0', c, w * s, opacity=op)
    return o


def pool(W, H, y, c1=POOLL, c2=POOLD):
    """Water from y down, paler at the far side."""
    return (f'<defs><linearGradient id="pw" x2="0" y2="1"><stop stop-color="{c1}"/><stop offset="1" stop-color="{c2}"/></linearGradient></defs>'
            + rect(-10, y, W + 20, H - y + 10, 'url(#pw)'))


def edge(W, y, h=46):
    """Far rim of the pool, with a row of tiles."""
    o = rect(-10, y - h, W + 20, h, '#fff9ee') + rect(-10, y - 14, W + 20, 14, '#e9dcc4')
    return o + ''.join(rect(x, y, 36, 16, TEAL if i % 2 else '#3c9ea8', 4, opacity=.55) for i, x in enumerate(range(4, W, 44)))


def bubbles(pts, c='#fff', op=.7):
    return ''.join(circ(x, y, r, 'none', stroke=c, stroke_width=max(2, r * .22), opacity=op) for x, y, r in pts)


def sun(x, y, r): return circ(x, y, r * 1.5, SUN, opacity=.16) + circ(x, y, r, SUN, opacity=.9)


def plant(x, y, s=1, pot=CORAL):
    o = ''
    for a, l in ((-38, 130), (-16, 170), (8, 150), (32, 120)):
        o += f'<path transform="rotate({a})" d="M0 0C-34 {-l*.4:.0f} -22 {-l*.85:.0f} 0 {-l}C22 {-l*.85:.0f} 34 {-l*.4:.0f} 0 0Z" fill="{TEAL if abs(a) > 20 else "#3c9a8a"}"/>'
    return g(o + path('M-44 -8H44L34 72Q32 80 24 80H-24Q-32 80 -34 72Z', pot) + rect(-50, -16, 100, 20, '#d9583c' if pot == CORAL else pot, 8), x, y, s)


def tree(x, y, s=1, c='#a9d3b8'):
    return g(rect(-9, -60, 18, 64, '#b98a62', 6) + circ(0, -130, 74, c) + circ(-50, -96, 50, c) + circ(50, -96, 52, c), x, y, s)


def svg(W, H, body, bg=SAND):
    b = rect(0, 0, W, H, bg) if bg else ''
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{b}{body}</svg>'
