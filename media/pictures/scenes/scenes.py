"""Draws every scene: python3 scenes.py [name ...]. Writes the SVG source next to this file and the picture to the site folders."""
import os, sys, subprocess, io
from figures import *
HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.join(HERE, '..', '..', '..')


def hero(W, H, dx, water_y, wide):
    s = 1.0
    o = path(f'M0 0H{W}V{water_y}H0Z', '#eef7f3')
    o += path(f'M0 0H{W}V{water_y*.55:.0f}Q{W*.6:.0f} {water_y*.8:.0f} {W*.3:.0f} {water_y*.55:.0f}T0 {water_y*.6:.0f}Z', SAND)
    o += sun(W * (.145 if not wide else .13), H * .15, 58)
    for x, sc, c in ((W*.0, 1.35, '#b9dcc3'), (W*.25, 1.15, '#c6e3cd'), (W*.44, 1.3, '#b9dcc3'), (W*.66, 1.1, '#c6e3cd'), (W*.95, 1.6, '#b9dcc3'), (W*.80, 1.2, '#c6e3cd')):
        o += tree(x, water_y - 52, sc, c)
    o += rect(-10, water_y - 96, W + 20, 60, '#d9ead6') + edge(W, water_y) + pool(W, H, water_y)
    o += waves(30, W - 120, water_y + 40, H - 40, 26, 3)
    ot = g(otter(arms=(((-128, -240), (-118, -318)), ((120, -190), (150, -250))), mood='open', tail=False), dx + 330, water_y + 430, 1.12)
    ch = g(child(arms=(((-118, -150), (-150, -232)), ((136, -130), (176, -176))), legs=(((-50, 60), (-66, 120)), ((50, 60), (70, 124))), tilt=5, hstyle='tails', hcol='brown'), dx + 790, water_y + 180, 1.4)
    pa = g(adult(arms=(((-150, -120), (-232, -186)), ((160, -170), (196, -268))), top=TEAL, skin='tan', hstyle='bun', hcol='dark', strap=True, sleeve=0, tilt=-6, legs=(((-46, 60), (-52, 190)), ((46, 60), (52, 190))), trousers=SKIN['tan']), dx + 1260, water_y + 330, 1.55)
    o += in_water(pa, water_y + 110, dx + 1128, dx + 1392, W, H, under=.34)
    o += in_water(ot, water_y + 210, dx + 222, dx + 438, W, H, under=.32)
    o += in_water(ch, water_y + 112, dx + 690, dx + 890, W, H, under=.6)
    for x, y, r in ((dx+640, water_y+70, 10), (dx+612, water_y+30, 7), (dx+930, water_y+64, 9), (dx+958, water_y+28, 6)):
        o += path(f'M{x} {y-r*1.6:.0f}C{x+r*1.4:.0f} {y} {x+r} {y+r} {x} {y+r}C{x-r} {y+r} {x-r*1.4:.0f} {y} {x} {y-r*1.6:.0f}Z', '#fff', opacity=.9)
    # A rubber duck, for calm and scale.
    o += g(ell(0, 0, 62, 36, SUN) + circ(40, -44, 32, SUN) + path('M66 -46q26 4 28 14q-18 8 -34 2z', CORAL) + circ(48, -52, 5, INK) + path('M-40 -10q40 24 62 -4', 'none', stroke='#e9ac35', stroke_width=7, stroke_linecap='round') + ell(0, 30, 84, 9, '#fff', opacity=.4), dx + 1010, H - 150, 1)
    return svg(W, H, o)


def home(): return hero(1600, 1200, -10, 560, False)
def home_wide(): return hero(2000, 1000, 360, 430, True)


def learning():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#f6ead6')
    o += rect(430, 70, 330, 300, '#fffaf0', 22) + rect(450, 90, 290, 260, '#cfeaea', 12) + circ(660, 160, 36, SUN, opacity=.9) + path('M450 300Q540 230 620 290T740 270V350H450Z', '#b9dcc3') + rect(588, 90, 14, 260, '#fffaf0') + rect(450, 214, 290, 12, '#fffaf0')
    o += rect(60, 180, 270, 16, '#c99a6b', 6) + rect(84, 108, 34, 72, TEAL, 5) + rect(122, 96, 30, 84, CORAL, 5) + rect(156, 116, 38, 64, SUN, 5) + g(otter_head(whiskers=False), 262, 146, .62)
    o += line('M950 0V110', INK, 6) + path('M880 190Q890 104 950 104Q1010 104 1020 190Z', CORAL) + ell(950, 190, 70, 11, '#ffe2a6')
    o += plant(1110, 560, 1.25, TEAL)
    o += g(adult(skin='brown', hstyle='short', hcol='black', top=TEAL, beard=True, arms=(((-150, -70), (-60, -10)), ((150, -120), (60, -20))), tilt=-7), 800, 640, 1.12)
    o += g(child(skin='brown', hstyle='curly', hcol='black', suit=dict(main=SUN, dark='#f0b544', pocket=SUN), arms=(((-110, -60), (-50, -6)), ((120, -90), (150, -40)))).replace(suit_torso(dict(main=SUN, dark='#f0b544', pocket=SUN)), path('M-48 -144Q0 -132 48 -144Q76 -138 74 -108L64 -16Q62 12 36 12H-36Q-62 12 -64 -16L-74 -108Q-76 -138 -48 -144Z', SUN)), 330, 640, 1.16)
    o += rect(-20, 610, W + 40, 40, '#c99a6b', 12) + rect(-20, 644, W + 40, 300, '#b98858')
    o += rect(-20, 644, W + 40, 14, '#a87a4c')
    # Tablet with a lesson on it.
    o += path('M500 662L480 690H700L670 662Z', '#8a5f3a', opacity=.35)
    o += g(rect(-150, -190, 300, 210, INK, 22) + rect(-136, -176, 272, 182, '#bfe6e6', 10) + path('M-136 -50q34 -18 68 0t68 0t68 0t68 0V-4Q136 6 126 6H-126Q-136 6 -136 -4Z', POOLD) + g(otter_head(), -40, -72, .86) + circ(74, -96, 36, '#fff', opacity=.95) + path('M63 -115L94 -96L63 -77Z', CORAL) + rect(-120, -16, 240, 8, '#fff', 4, opacity=.6) + rect(-120, -16, 90, 8, CORAL, 4), 580, 646, .92)
    # Bowl of water for blowing bubbles.
    o += g(path('M-110 -60H110Q104 30 40 34H-40Q-104 30 -110 -60Z', '#fffaf0') + ell(0, -60, 110, 22, POOLL) + ell(0, -58, 92, 15, POOLD, opacity=.6) + bubbles(((-30, -78, 12), (6, -92, 17), (38, -76, 10), (14, -124, 9), (-20, -116, 7)), '#fff', .95) + rect(-60, 30, 120, 12, '#eadfca', 6), 250, 720, 1.05)
    o += g(rect(-34, -80, 68, 84, CORAL, 12) + line('M34 -60q34 4 30 30t-32 22', CORAL, 12) + path('M-12 -46q12 -16 24 0q-2 16 -12 22q-10 -6 -12 -22z', '#fff', opacity=.8), 920, 720, 1)
    return svg(W, H, o)


def at_pool():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#eaf5f1')
    for x in (90, 400, 710, 1020):
        o += path(f'M{x-110} 330V170Q{x-110} 60 {x} 60T{x+110} 170V330Z', '#fffaf0') + path(f'M{x-92} 330V172Q{x-92} 78 {x} 78T{x+92} 172V330Z', '#cdebe9') + path(f'M{x-92} 280Q{x-30} 220 {x+20} 270T{x+92} 250V330H{x-92}Z', '#b9dcc3')
    o += rect(-10, 330, W + 20, 170, '#f3e6cf') + rect(-10, 330, W + 20, 10, '#e4d4b6')
    o += plant(1120, 440, 1.0) + rect(40, 384, 150, 70, TEAL, 14) + line('M80 384q35 -50 70 0', TEAL, 10) + g(otter_head(whiskers=False), 115, 424, .42)
    o += edge(W, 560, 70) + pool(W, H, 560)
    o += waves(20, W - 100, 620, H - 30, 22, 5)
    pl = (((-74, 66), (-62, 190)), ((74, 66), (62, 190)))
    a = adult(skin='light', hstyle='bob', hcol='blond', top=TEAL, strap=True, sleeve=0, arms=(((-150, -110), (-196, -158)), ((136, -110), (128, 4))), legs=None, tilt=-8)
    legsA = limb((-46, 20), (-60, 60), (-56, 200), 54, SKIN['light']) + limb((46, 20), (60, 60), (56, 200), 54, SKIN['light']) + circ(-50, 18, 40, SKIN['light']) + circ(50, 18, 40, SKIN['light']) + limb((-34, -14), (-42, -6), (-46, 2), 66, TEAL) + limb((34, -14), (42, -6), (46, 2), 66, TEAL)
    o += in_water(g(legsA + a, 760, 520, 1.05), 640, 690, 830, W, H, under=.45, ripple=False)
    c = child(suit=PINK, skin='light', hstyle='bun', hcol='blond', arms=(((-110, -150), (-140, -226)), ((120, -80), (140, -52))), legs=(((-52, 40), (-46, 118)), ((52, 40), (46, 118))), tilt=6)
    o += in_water(g(c, 500, 524, 1.14), 640, 440, 560, W, H, under=.45, ripple=False)
    for x in (450, 550, 698, 822):
        o += line(f'M{x-44} 646q44 16 88 0', '#fff', 5, opacity=.85)
    ot = g(otter(arms=(((-110, -170), (-130, -110)), ((120, -250), (110, -320))), mood='smile', tail=False), 200, 1010, 1.0)
    o += in_water(ot, 790, 112, 296, W, H, under=.32)
    o += g(swim_ring(96, 34), 1010, 760) + line('M890 800q120 30 240 0', '#fff', 5, opacity=.7)
    return svg(W, H, o)


def size_guide():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#eef6f2') + rect(0, 720, W, 180, '#ecd9b8') + rect(0, 712, W, 14, '#fffaf0')
    # Height chart with otter ears on top.
    o += g(rect(-70, 0, 140, 600, '#fffaf0', 26) + ''.join(rect(-70, 60 + i * 50, 50 if i % 2 == 0 else 30, 6, TEAL, 3) for i in range(11)) + ''.join(f'<text x="56" y="{70+i*100}" font-family="Quicksand" font-weight="700" font-size="26" text-anchor="end" fill="{INK}">{t}</text>' for i, t in enumerate((140, 130, 120, 110, 100))) + g(otter_head(), 0, -8, 1.3), 270, 118, 1)
    o += rect(850, 110, 240, 190, '#fffaf0', 20) + rect(866, 126, 208, 158, '#cdebe9', 12) + path('M866 240q26 -16 52 0t52 0t52 0t52 0V284H866Z', POOLD) + sun(1020, 176, 20)
    # Scales.
    o += ell(540, 812, 230, 22, '#d9c29b') + rect(370, 748, 340, 56, TEAL, 26) + rect(370, 740, 340, 34, '#12919f', 17) + rect(478, 766, 124, 32, '#fffaf0', 10) + f'<text x="540" y="791" font-family="Quicksand" font-weight="700" font-size="25" text-anchor="middle" fill="{INK}">18 kg</text>'
    o += g(child(suit=BLUE, skin='tan', hstyle='short', hcol='dark', arms=(((-100, -60), (-78, 4)), ((100, -60), (78, 4))), legs=(((-36, 60), (-36, 128)), ((36, 60), (36, 128))), front=''), 540, 566, 1.26)
    # Level on the head, held by the parent.
    o += rect(330, 204, 300, 20, CORAL, 10)
    o += g(adult(skin='tan', hstyle='bob', hcol='dark', top=SUN, arms=(((-130, -200), (-216, -282)), ((140, -120), (66, -60))), tilt=-8, legs=(((-42, 100), (-44, 246)), ((42, 100), (44, 246))), trousers=INK), 860, 520, 1.1)
    o += g(rect(-60, -76, 120, 152, '#c99a6b', 14) + rect(-48, -60, 96, 126, '#fffaf0', 8) + rect(-24, -86, 48, 24, INK, 8) + ''.join(rect(-34, -40 + i * 26, 12, 12, CORAL, 3) + rect(-14, -38 + i * 26, 48, 8, TEAL, 4, opacity=.7) for i in range(4)), 904, 460, .8, rot=-8)
    return svg(W, H, o)


def box(open_=True, w=360, h=230, mark=True):
    o = path(f'M{-w/2} {-h}H{w/2}V0Q{w/2} 8 {w/2-8} 8H{-w/2+8}Q{-w/2} 8 {-w/2} 0Z', '#d9a871') + rect(w/2 - 60, -h, 60, h + 8, '#c99a6b', 0, opacity=.55)
    o += rect(-30, -h, 60, h + 8, '#f0cf9c', opacity=.8)
    if mark: o += circ(-w * .29, -h * .42, 44, '#fbf5ea') + g(otter_head(whiskers=False), -w * .29, -h * .41, .58)
    if open_:
        o = path(f'M{-w/2} {-h}L{-w/2-70} {-h-60}L{-w/2+60} {-h-66}L{-w/2+70} {-h}ZM{w/2} {-h}L{w/2+70} {-h-60}L{w/2-60} {-h-66}L{w/2-70} {-h}Z', '#c08f5c') + o
    return o


def shipping():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#f8eedc') + path('M0 690Q600 620 1200 690V900H0Z', '#ecd9b8')
    # Front door of a house.
    o += rect(720, 90, 330, 590, '#fffaf0', 16) + rect(752, 122, 266, 560, TEAL, 12) + rect(782, 156, 206, 150, '#bfe3e3', 10) + rect(782, 336, 206, 300, '#0d6f7b', 10) + circ(980, 420, 13, SUN) + rect(690, 676, 390, 22, '#e0c9a0', 8)
    o += g(path('M0 -30L26 0H18V26H-18V0H-26Z', CORAL), 886, 226, 1.4)
    o += plant(1120, 640, 1.2) + plant(650, 640, .9, SUN)
    o += ell(560, 818, 380, 30, '#d9c29b', opacity=.8)
    o += g(otter(arms=(((-120, -200), (-128, -280)), ((140, -190), (176, -150))), mood='open'), 300, 800, 1.35)
    o += path('M430 510Q470 440 560 452Q660 440 690 512V580H430Z', BLUE['main']) + rect(468, 486, 74, 90, BLUE['pocket'], 14, stroke=SUN, stroke_width=5) + rect(578, 486, 74, 90, BLUE['pocket'], 14, stroke=SUN, stroke_width=5) + line('M560 456V580', BLUE['dark'], 13) + line('M560 458V580', '#fff6e6', 4, stroke_dasharray='1 8') + path('M512 462Q560 492 608 462L600 448Q560 470 520 448Z', BLUE['dark'])
    o += g(box(w=420, h=250), 560, 806, 1)
    o += line('M60 120q90 60 210 10M130 190q60 24 130 4', TEAL, 7, opacity=.35, stroke_dasharray='4 20')
    o += g(path('M0 0L150 -56L96 70L66 26Z', '#fff') + path('M150 -56L66 26L60 66L40 14Z', '#d9f0f0'), 430, 130, 1.0)
    return svg(W, H, o)


def returns():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#eaf5f3') + path('M0 700Q600 640 1200 700V900H0Z', '#d5ebe6')
    o += circ(660, 400, 330, '#fbf5ea')
    o += line('M930 500A200 200 0 1 0 640 300', CORAL, 30) + path('M596 388L584 262L702 316Z', CORAL)
    o += ell(600, 816, 400, 30, '#bcd9d4', opacity=.9)
    o += g(box(open_=False, w=360, h=230), 740, 806, 1)
    o += rect(560, 572, 360, 10, '#c08f5c')
    o += g(rect(-70, -46, 140, 92, '#fff', 10) + ''.join(rect(-52, -28 + i * 20, 104 - i * 26, 9, INK, 4, opacity=.5) for i in range(3)), 830, 690, .8)
    o += g(otter(arms=(((-130, -210), (-84, -140)), ((130, -200), (150, -176))), mood='smile', tail=False), 380, 806, 1.32)
    # Calendar: plenty of time.
    o += g(rect(-110, -100, 220, 210, '#fff', 22) + path('M-110 -40V-78Q-110 -100 -88 -100H88Q110 -100 110 -78V-40Z', TEAL) + ''.join(rect(-84 + c * 46, -20 + r * 40, 32, 28, '#d9f0f0' if (r, c) != (2, 3) else CORAL, 7) for r in range(3) for c in range(4)) + rect(-66, -122, 16, 44, INK, 8) + rect(50, -122, 16, 44, INK, 8), 1020, 610, .95, rot=6)
    return svg(W, H, o)


def first_swim():
    W, H = 1600, 900
    o = rect(0, 0, W, H, '#eef7f3') + sun(690, 130, 58)
    for x, sc in ((80, 1.5), (420, 1.1), (1200, 1.2), (1500, 1.6)): o += tree(x, 352, sc, '#bfdfc8')
    o += rect(-10, 330, W + 20, 60, '#d9ead6') + edge(W, 430) + pool(W, H, 430)
    o += waves(40, W - 120, 480, H - 30, 28, 7)
    pa = g(adult(skin='light', hstyle='short', hcol='red', top=INK, beard=True, arms=(((-150, -150), (-250, -196)), ((-20, -110), (-196, -120))), tilt=-8, strap=False, sleeve=.3, legs=(((-42, 50), (-46, 80)), ((42, 50), (46, 80))), trousers=TEAL), 970, 760, 1.52)
    ch = g(child(suit=PINK, skin='light', hstyle='tails', hcol='red', arms=(((-116, -150), (-146, -218)), ((120, -110), (150, -132))), legs=(((-56, 50), (-84, 96)), ((50, 56), (40, 120))), tilt=7), 480, 632, 1.38)
    o += in_water(pa, 560, 838, 1102, W, H, under=.36)
    o += in_water(ch, 560, 384, 576, W, H, under=.6)
    # The otter watches from the rim.
    ot = g(otter(arms=(((-110, -190), (-90, -120)), ((130, -250), (140, -330))), mood='closed', tail=True), 1330, 860, 1.1)
    o += in_water(ot, 690, 1235, 1420, W, H, under=.32)
    o += g(swim_ring(92, 32, SUN), 160, 690) + line('M60 740q100 26 200 0', '#fff', 5, opacity=.7)
    return svg(W, H, o)


def confidence():
    W, H = 1600, 900
    o = rect(0, 0, W, H, '#d9f0f0') + ''.join(rect(x, y, 92, 92, '#e6f6f5', 10) for x in range(-40, W, 102) for y in range(-30, 420, 102))
    o += edge(W, 400) + pool(W, H, 400)
    o += ''.join(line(f'M{x} 860V330Q{x} 276 {x+50} 276T{x+100} 330V380', '#fffaf0', 20) for x in (1330, 1470)) + ''.join(line(f'M1330 {y}H1470', '#fffaf0', 16, opacity=1 - (y - 400) / 700) for y in (470, 570, 670, 770))
    o += waves(40, 1080, 470, H - 30, 22, 9)
    # Watering can: water over the head is the first courage.
    ch = g(child(suit=BLUE, skin='tan', hstyle='curly', hcol='dark', arms=(((-116, -66), (-120, -8)), ((136, -150), (96, -290))), legs=(((-56, 50), (-80, 90)), ((56, 50), (80, 90))), tilt=-5), 700, 690, 1.62)
    can = path('M-70 -50H60Q70 -50 70 -40V44Q70 60 54 60H-50Q-66 60 -66 44Z', SUN) + line('M-60 20L-130 -50', SUN, 22) + path('M-160 -50L-112 -92L-104 -70L-140 -34Z', '#f0b544') + line('M66 -30q70 -10 60 40t-58 30', '#f0b544', 16)
    drops = ''.join(line(f'M{x} {y}v26', '#7cc9ce', 8) for x, y in ((640, 238), (668, 258), (696, 246), (628, 280), (660, 300), (690, 292), (720, 270), (738, 306), (610, 310)))
    o += in_water(ch, 620, 596, 804, W, H, under=.6)
    o += drops + g(can, 822, 206, .95, rot=-16)
    o += circ(866, 226, 32, SKIN['tan'])
    # Otter under the surface, blowing bubbles.
    ot = g(otter(arms=(((-120, -180), (-150, -130)), ((120, -180), (150, -130))), mood='closed', tail=False), 300, 1000, 1.15)
    o += in_water(ot, 662, 200, 400, W, H, under=.45)
    o += bubbles(((430, 560, 18), (470, 500, 12), (450, 440, 9), (500, 570, 10), (170, 560, 14), (140, 500, 9)), '#fff', .95)
    # Level badge.
    o += g(path('M-64 60L-84 190L-22 150ZM64 60L84 190L22 150Z', CORAL) + circ(0, 0, 118, SUN) + circ(0, 0, 94, '#fffaf0') + g(otter_head(), 0, 4, 1.25), 1130, 190, .95)
    o += g(ell(0, 0, 62, 36, CORAL) + circ(40, -44, 32, CORAL) + path('M66 -46q26 4 28 14q-18 8 -34 2z', SUN) + circ(48, -52, 5, INK) + ell(0, 32, 84, 9, '#fff', opacity=.5), 1120, 700, 1.1)
    return svg(W, H, o)


def academy():
    W, H = 1600, 900
    o = rect(0, 0, W, H, '#f8eedc')
    o += rect(0, 470, W, 110, '#f0dfc0') + edge(W, 640, 70) + pool(W, H, 640)
    o += waves(40, W - 120, 690, H - 30, 24, 11)
    o += line('M560 560L520 100M1140 560L1180 100', '#b98858', 16)
    o += rect(500, 70, 700, 430, INK, 34) + rect(522, 92, 656, 386, '#bfe6e6', 20)
    o += path('M522 330q54 -28 109 0t109 0t109 0t109 0t109 0t109 0V458Q1178 478 1158 478H542Q522 478 522 458Z', POOLD)
    o += f'<defs><clipPath id="scr"><rect x="522" y="92" width="656" height="386" rx="20"/></clipPath></defs>'
    vid = in_water(g(child(arms=(((-130, -140), (-170, -190)), ((130, -140), (170, -190))), hstyle='short', hcol='blond', skin='light'), 760, 372, .95), 336, 700, 820, W, 900, under=.5)
    o += f'<g clip-path="url(#scr)">{vid}</g>' + circ(1020, 246, 70, '#fff', opacity=.95) + path('M998 206L1064 246L998 286Z', CORAL)
    o += rect(556, 444, 588, 12, '#fff', 6, opacity=.7) + rect(556, 444, 220, 12, CORAL, 6) + circ(776, 450, 13, CORAL)
    # Three levels on a line of flags.
    o += line('M1240 170Q1400 240 1580 150', INK, 5)
    for x, y, c, n in ((1290, 186, TEAL, 1), (1392, 206, CORAL, 2), (1494, 190, SUN, 3)):
        o += path(f'M{x-42} {y}H{x+42}V{y+86}L{x} {y+118}L{x-42} {y+86}Z', c) + ''.join(g(path('M0 -14L4 -4 14 -4 6 3 9 14 0 8 -9 14 -6 3 -14 -4 -4 -4Z', '#fff'), x + (i - (n - 1) / 2) * 26, y + 48, .85) for i in range(n))
    # The teacher.
    whistle = line('M-48 -232Q0 -170 48 -232', CORAL, 7) + rect(-16, -196, 40, 24, SUN, 10) + circ(22, -182, 15, SUN)
    cap = path('M-66 -350C-66 -410 66 -410 66 -350Q0 -372 -66 -350Z', CORAL)
    o += g(otter(arms=(((-110, -180), (-84, -110)), ((140, -220), (168, -290))), mood='open', extra='', front=whistle + cap), 290, 622, 1.24)
    k1 = g(child(suit=PINK, skin='brown', hstyle='bun', hcol='black', arms=(((-110, -170), (-96, -252)), ((112, -70), (130, -30))), tilt=-6), 690, 850, 1.16)
    k2 = g(child(suit=BLUE, skin='light', hstyle='short', hcol='red', arms=(((-112, -70), (-130, -30)), ((110, -60), (130, -20))), tilt=6), 1080, 860, 1.16)
    o += in_water(k1, 778, 605, 775, W, H, under=.5) + in_water(k2, 788, 995, 1165, W, H, under=.5)
    o += plant(1450, 520, 1.2, TEAL)
    return svg(W, H, o)


def contact():
    W, H = 1200, 900
    o = rect(0, 0, W, H, '#e6f4f3') + circ(560, 430, 350, '#fbf5ea') + path('M0 730Q600 680 1200 730V900H0Z', '#cfe8e5')
    headset = line('M-84 -318C-90 -420 90 -420 84 -318', INK, 13) + rect(-102, -344, 34, 62, CORAL, 15) + rect(68, -344, 34, 62, CORAL, 15) + line('M-86 -286Q-80 -246 -34 -250', INK, 8) + circ(-32, -250, 10, CORAL)
    o += ell(520, 830, 330, 28, '#b5d6d3')
    o += g(otter(arms=(((-140, -240), (-150, -330)), ((130, -190), (150, -170))), mood='open', front=headset), 500, 820, 1.6)
    o += g(path('M-150 -96Q-150 -120 -126 -120H126Q150 -120 150 -96V60Q150 84 126 84H-126Q-150 84 -150 60Z', '#fff') + line('M-140 -106L0 10L140 -106', TEAL, 12) + circ(132, -108, 36, CORAL) + path('M132 -92c-26 -18 -20 -36 -8 -36q6 0 8 8q2 -8 8 -8c12 0 18 18 -8 36z', '#fff'), 850, 540, 1, rot=7)
    o += g(path('M-120 -70Q-120 -100 -90 -100H90Q120 -100 120 -70V20Q120 50 90 50H-20L-60 92L-56 50H-90Q-120 50 -120 20Z', TEAL) + circ(-50, -25, 13, '#fff') + circ(0, -25, 13, '#fff') + circ(50, -25, 13, '#fff'), 890, 230, 1.1)
    o += g(path('M-90 -52Q-90 -76 -66 -76H66Q90 -76 90 -52V14Q90 38 66 38H44L40 70L8 38H-66Q-90 38 -90 14Z', SUN) + path('M0 16c-44 -32 -34 -62 -12 -62q10 0 12 14q2 -14 12 -14c22 0 32 30 -12 62z', '#fff'), 200, 240, 1.05)
    return svg(W, H, o)


# ------------------------------------------------------ small transparent pictures

def not_found():
    W, H = 640, 440
    # Ring behind, otter through it, front half of the ring again over the otter.
    o = path('M214 300C130 330 60 300 40 236C34 208 60 204 70 226C92 266 150 270 214 236Z', FURD)
    ring = g(swim_ring(136, 50, CORAL, '#ffdccf'), 320, 262)
    o += ring + path('M222 276C214 190 250 132 320 128C390 132 426 190 418 276C400 306 240 306 222 276Z', OTTER)
    o += path('M272 290C266 220 284 176 320 174C356 176 374 220 368 290Z', FUR)
    o += '<defs><clipPath id="f"><rect x="100" y="262" width="440" height="150"/></clipPath></defs><g clip-path="url(#f)">' + ring + '</g>'
    o += limb((396, 200), (470, 196), (484, 110), 40, FURD) + limb((244, 204), (196, 214), (184, 262), 40, FURD)
    o += g(otter_head('smile'), 320, 106, 1.36)
    o += path('M10 318q52 -30 104 0t104 0t104 0t104 0t104 0t100 0V412Q630 440 602 440H38Q10 440 10 412Z', POOLD, opacity=.55)
    o += path('M10 352q52 -26 104 0t104 0t104 0t104 0t104 0t100 0V412Q630 440 602 440H38Q10 440 10 412Z', TEAL, opacity=.35)
    o += line('M250 396q22 -14 44 0t44 0M80 408q22 -14 44 0M500 404q22 -14 44 0', '#fff', 6, opacity=.9)
    return svg(W, H, o, None)


def framed(w, body):
    """Small pictures stand in a 4:3 place; a 4:3 viewBox lets them fill it without a jump while loading."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{round((w - 428) / 2)} -4 428 321" width="428" height="321">{body}</svg>'


def bust(mood='smile', arms=None, extra=''):
    """Otter from the waist up on a round of water; the base of the small status pictures."""
    o = circ(160, 150, 138, WATER)
    o += '<defs><clipPath id="c"><path d="M22 0H298V150A138 138 0 0 1 22 150Z"/></clipPath></defs>'
    o += '<g clip-path="url(#c)">' + path('M98 300C92 220 112 176 160 172C208 176 228 220 222 300Z', OTTER) + path('M126 300C122 240 136 208 160 206C184 208 198 240 194 300Z', FUR) + '</g>'
    o += g(otter_head(mood), 160, 130, 1.12)
    for a in arms or []: o += limb(*a, 28, FURD)
    return o + extra


def pay_success():
    return framed(320, bust('open', [((112, 206), (66, 196), (62, 140)), ((208, 206), (254, 196), (258, 140))],
               circ(246, 250, 44, '#2f9e6e') + line('M226 250l14 15l26 -29', '#fff', 10) + line('M40 60l10 18M276 56l-10 18M160 6v12', SUN, 7) + circ(30, 110, 6, CORAL) + circ(292, 112, 6, CORAL)))


def pay_waiting():
    return framed(320, bust('smile', [((112, 208), (84, 240), (112, 262)), ((208, 208), (230, 232), (212, 252))],
               circ(246, 250, 46, '#fffaf0', stroke=SUN, stroke_width=10) + line('M246 226V252L264 262', INK, 8) + circ(60, 262, 8, TEAL) + circ(84, 278, 8, TEAL, opacity=.6) + circ(112, 288, 8, TEAL, opacity=.35)))


def pay_error():
    return framed(320, bust('sad', [((112, 208), (80, 214), (92, 172)), ((208, 208), (236, 232), (216, 256))],
               circ(246, 250, 44, CORAL) + line('M246 228V254', '#fff', 11) + circ(246, 272, 6.5, '#fff')))


def empty_cart():
    o = ell(196, 306, 150, 12, INK, opacity=.08)
    o += g(otter_head('closed'), 190, 108, 1.1) + path('M140 230C128 190 148 160 190 158C232 160 252 190 240 230Z', OTTER) + path('M164 230C160 200 170 184 190 182C210 184 220 200 216 230Z', FUR)
    o += limb((146, 196), (112, 186), (118, 150), 26, FURD) + limb((234, 196), (272, 190), (276, 158), 26, FURD)
    o += path('M74 170H322L292 262Q288 274 276 274H124Q112 274 108 262Z', TEAL, opacity=.92) + line('M150 190L160 256M200 190V256M250 190L240 256', '#fff', 7, opacity=.45) + line('M92 206H308M100 234H298', '#fff', 5, opacity=.3)
    o += line('M40 136H62L74 170', INK, 11) + circ(140, 296, 15, INK) + circ(262, 296, 15, INK) + circ(140, 296, 5, '#fff') + circ(262, 296, 5, '#fff') + rect(70, 162, 256, 16, '#0c6b76', 8)
    return framed(360, o)


SCENES = {'home-hero': home, 'home-hero-wide': home_wide, 'learning-at-home': learning, 'at-the-pool': at_pool, 'size-guide': size_guide,
          'shipping-box': shipping, 'returns': returns, 'article-first-swim': first_swim, 'level-water-confidence': confidence,
          'academy': academy, 'contact-otter': contact}
SMALL = {'not-found-otter': not_found, 'payment-success': pay_success, 'payment-waiting': pay_waiting, 'payment-error': pay_error, 'empty-cart': empty_cart}


def main():
    from PIL import Image
    want = sys.argv[1:] or list(SCENES) + list(SMALL)
    out = os.path.join(ROOT, 'backend', 'seed', 'images', 'scenes'); pub = os.path.join(ROOT, 'public', 'images')
    os.makedirs(out, exist_ok=True); os.makedirs(pub, exist_ok=True)
    for n in want:
        if n in SCENES:
            p = os.path.join(HERE, n + '.svg'); open(p, 'w').write(SCENES[n]())
            png = subprocess.run(['rsvg-convert', p], check=True, capture_output=True).stdout
            im = Image.open(io.BytesIO(png)).convert('RGB'); im.save(os.path.join(out, n + '.webp'), quality=82, method=6)
        else:
            t = SMALL[n]()
            for d in [HERE, pub] + ([out] if n == 'not-found-otter' else []): open(os.path.join(d, n + '.svg'), 'w').write(t)


main()
