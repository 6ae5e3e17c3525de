"""The suit body: a signed distance field in centimetres, turned into a mesh with marching cubes.

A distance field is used because smooth sleeves, legs and openings come out without any hand
modelling, and the same functions give every vertex its panel, seam and edge distances, so colours
have crisp borders at any zoom.
Axes: x to the wearer's left, y to the back (front faces -y), z up; z = 0 is the crotch height.
"""
import numpy as np
from scipy.ndimage import map_coordinates, gaussian_filter
from scipy.interpolate import PchipInterpolator
from skimage.measure import marching_cubes
from maps import POCKETS, RAD

Z = [-6, 0, 5, 10, 16, 22, 28, 32, 35, 37.2, 39, 42, 46]
A = PchipInterpolator(Z, [8.6, 10.4, 11.0, 10.7, 10.3, 10.4, 10.9, 11.0, 10.2, 8.2, 6.0, 5.0, 4.9])
# Sleeveless: flatter shoulders, or the straps end in horns.
A_MINI = PchipInterpolator(Z, [8.6, 10.4, 11.0, 10.7, 10.3, 10.4, 10.8, 11.0, 11.0, 10.4, 5.5, 5.0, 4.9])
B = PchipInterpolator(Z, [5.6, 6.6, 7.4, 7.9, 8.0, 7.9, 7.6, 7.0, 6.3, 5.6, 5.1, 4.9, 4.9])

SPEC = {
    # arm: direction in the x-z plane, length to the cuff; leg: length below the crotch; radii in cm
    'classic': dict(arm=(0.70, -0.71), arm_len=11.0, arm_r=(5.0, 4.5), leg_z=-9.5, leg_r=(6.4, 5.6), leg_x=(5.3, 8.6)),
    'mini':    dict(arm=None, leg_z=-4.4, leg_r=(5.5, 5.0), leg_x=(6.1, 9.0)),
    'pro':     dict(arm=(0.44, -0.898), arm_len=31.0, arm_r=(4.9, 3.1), leg_z=-33.0, leg_r=(6.5, 3.9), leg_x=(5.3, 8.2)),
}
SHOULDER = np.array([9.3, 0.2, 33.4])


def smin(a, b, k):
    h = np.clip(.5 + .5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def smax(a, b, k):
    return -smin(-a, -b, k)


def cone(x, y, z, p, q, r0, r1):
    """Distance to a round cone between p and q; also the position along it (cm)."""
    p, q = np.asarray(p, float), np.asarray(q, float); L = np.linalg.norm(q - p); d = (q - p) / L
    t = (x - p[0]) * d[0] + (y - p[1]) * d[1] + (z - p[2]) * d[2]
    tc = np.clip(t, 0, L)
    r = np.sqrt((x - p[0] - d[0] * tc) ** 2 + ((y - p[1] - d[1] * tc) * 1.06) ** 2 + (z - p[2] - d[2] * tc) ** 2)
    return r - (r0 + (r1 - r0) * tc / L), t


def noise(seed, x, y, z, cell):
    """Smooth random field; cell = feature size per axis in cm (stretched cells give folds)."""
    rng = np.random.RandomState(seed)
    g = gaussian_filter(rng.randn(48, 48, 48), .8, mode='wrap'); g /= g.std()
    c = np.stack([(x / cell[0]) % 48, (y / cell[1]) % 48, (z / cell[2]) % 48])
    return map_coordinates(g, c, order=1 if x.size > 3e6 else 3, mode='grid-wrap')


def parts(model, x, y, z):
    S = SPEC[model]; ax = np.abs(x)
    a, b = (A_MINI if model == 'mini' else A)(z), B(z)
    n = 2.5
    F = np.maximum((np.abs(x / a) ** n + np.abs(y / b) ** n) ** (1 / n), 1e-3)
    torso = (1 - 1 / F) * np.sqrt(x * x + y * y + 1e-6)
    torso = smax(torso, -(z + 1.5), 5.0)
    lx = S['leg_x']; zl = -42.0
    leg, _ = cone(ax, y, z, (lx[0], 0, 3.5), (lx[1], .6, zl), S['leg_r'][0], S['leg_r'][0] + (S['leg_r'][1] - S['leg_r'][0]) * (3.5 - zl) / (3.5 - S['leg_z']))
    if S['arm']:
        d = np.array([S['arm'][0], 0, S['arm'][1]])
        e = SHOULDER + d * (S['arm_len'] + 6)
        arm, t = cone(ax, y, z, SHOULDER, e, S['arm_r'][0], S['arm_r'][1])
    else:
        arm, t = np.full_like(x, 99.), np.full_like(x, -99.)
    return torso, leg, arm, t


def body(model, x, y, z):
    torso, leg, arm, _ = parts(model, x, y, z)
    d = smin(torso, leg, 2.2)
    if SPEC[model]['arm']:
        d = smin(d, arm, 2.4)
    return d


def cut(model, x, y, z):
    """Positive outside the garment: neck, arm, leg openings. Zero lies on the hem."""
    S = SPEC[model]; ax = np.abs(x)
    _, _, arm, t = parts(model, x, y, z)
    if model == 'mini':
        # Scoop neck, deep armholes (what is left between them are the straps), high briefs legs.
        neck = 1 - np.sqrt((x / 5.7) ** 2 + ((z - 41.5) / np.where(y < 0, 9.4, 7.8)) ** 2); neck = neck * 6.0
        ah = (1 - np.sqrt(((ax - 14.4) / 5.2) ** 2 + ((z - 34.6) / 7.2) ** 2)) * 5.2
        leg = (-(z + 2.1) + 0.075 * ax * ax) / np.sqrt(1 + (.15 * ax) ** 2)
        c = np.maximum(np.maximum(neck, ah), leg)
    else:
        neck = z - (40.4 + 0.13 * y)
        # Only near the arm: further down the same plane would slice the flank open.
        arm = np.minimum(t - S['arm_len'], 2.4 - arm)
        leg = S['leg_z'] - z
        c = np.maximum(np.maximum(neck, arm), leg)
    return c


def uv(x, y, z):
    a, b = A(z), B(z)
    th = np.arctan2(x / a, -y / b)                 # 0 = front centre
    front = np.abs(th) < np.pi / 2
    thb = np.arctan2(x / a, y / b)
    return a * np.where(front, th, thb), front, th


def pocket_sd(p, u, z):
    """Signed distance (negative inside) to a rounded box with its own radius at the outer top corner."""
    u0, u1, z0, z1, ro = p
    cu, cz, hu, hz = (u0 + u1) / 2, (z0 + z1) / 2, (u1 - u0) / 2, (z1 - z0) / 2
    X, Y = u - cu, z - cz
    r = np.where((X > 0) & (Y > 0), ro * .62, RAD * .75)     # SVG quadratic corners are a little sharper than arcs
    qx, qy = np.abs(X) - hu + r, np.abs(Y) - hz + r
    return np.minimum(np.maximum(qx, qy), 0) + np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2) - r


def build(model, voxel=0.17, thick=0.36):
    S = SPEC[model]
    if S['arm']:
        xm = SHOULDER[0] + S['arm'][0] * S['arm_len'] + 6.0
    else:
        xm = 13.5
    lo = np.array([-xm, -10.5, S['leg_z'] - 1.2]); hi = np.array([xm, 10.5, 42.6])
    n = np.ceil((hi - lo) / voxel).astype(int)
    field = np.empty(n, np.float32)
    zs = lo[2] + np.arange(n[2]) * voxel; ys = lo[1] + np.arange(n[1]) * voxel
    # Slab by slab along x keeps memory low.
    D = np.empty(n, np.float32)
    for i0 in range(0, n[0], 24):
        i1 = min(i0 + 24, n[0])
        xs = lo[0] + np.arange(i0, i1) * voxel
        X, Y, Zz = np.meshgrid(xs, ys, zs, indexing='ij')
        D[i0:i1] = body(model, X, Y, Zz)
        field[i0:i1] = cut(model, X, Y, Zz)
    g = np.gradient(D, voxel); gm = np.sqrt(sum(v * v for v in g)); del g
    D /= np.clip(gm, .3, 3)
    shell = np.maximum(D, -(D + thick))
    k = .22
    h = np.clip(.5 + .5 * (field - shell) / k, 0, 1)
    shell = shell + (field - shell) * h + k * h * (1 - h)
    v, f, nrm, _ = marching_cubes(shell, 0.0, spacing=(voxel,) * 3)
    v = v + lo
    f = f[:, ::-1]
    dv = map_coordinates(D, ((v - lo) / voxel).T, order=1)
    x, y, z = v.T
    outer = np.clip((dv + thick * .5) / (thick * .5), 0, 1)     # 1 on the outside, 0 on the lining
    # Directions from the plain body, so both faces of the shell move together.
    e = .25
    gx = body(model, x + e, y, z) - body(model, x - e, y, z)
    gy = body(model, x, y + e, z) - body(model, x, y - e, z)
    gz = body(model, x, y, z + e) - body(model, x, y, z - e)
    G = np.stack([gx, gy, gz], 1); G /= np.linalg.norm(G, axis=1)[:, None] + 1e-9

    u, front, th = uv(x, y, z)
    torso, leg, arm, t = parts(model, x, y, z)
    c = cut(model, x, y, z)
    au = np.abs(u)
    # Folds. Cells long across the body give the horizontal creases that stretched neoprene shows.
    fold = np.zeros_like(x)
    nA = noise(1, x + 60, y + 60, z + 60, (7, 7, 2.1)); nB = noise(2, x + 60, y + 60, z + 60, (4.5, 4.5, 4.5)); nC = noise(3, x + 60, y + 60, z + 60, (1.6, 1.6, 1.6))
    waist = np.exp(-((z - 4) / 5.5) ** 2)
    pit = np.exp(-(((np.abs(x) - 11.5) / 4.5) ** 2 + ((z - 28) / 5) ** 2))
    crotch = np.exp(-(((np.abs(x) - 3) / 5) ** 2 + ((z + 3) / 5) ** 2))
    m = .35 + .8 * waist + (1.1 * pit + 1.0 * crotch if model != 'mini' else 0)
    if model == 'pro':
        elbow = np.exp(-((t - 15) / 6) ** 2) * (t > 4); knee = np.exp(-((z + 19) / 6) ** 2)
        ankle = np.exp(-((z + 30) / 3) ** 2)
        m = m + 1.5 * elbow + 1.5 * knee + .7 * ankle
    fold += .21 * m * (-np.abs(nA) + .6) + .13 * nB + .022 * nC
    edge = np.clip(-c / 1.0, 0, 1)
    fold *= .25 + .75 * edge

    puff = np.zeros_like(x)
    pk = np.full_like(x, 99.)
    for i, p in enumerate(POCKETS[model]):
        for s in (1, -1):
            sd = pocket_sd(p, u * s, z)
            pk = np.minimum(pk, sd)
            q = np.clip(-sd / 2.3, 0, 1)
            dome = np.sqrt(np.clip(1 - (1 - q) ** 2.2, 0, 1))
            cu, cz = (p[0] + p[1]) / 2 * s, (p[2] + p[3]) / 2
            r2 = ((u - cu) / 4.5) ** 2 + ((z - cz) / 5.5) ** 2
            seed = i * 4 + (s > 0) * 2 + front
            # The foam block inside is never quite straight: tilt and swell differ per pocket.
            tilt = .12 * np.sin(seed * 2.3) * (u - cu) / 4 + .12 * np.cos(seed * 1.7) * (z - cz) / 5
            hgt = 1.55 + .35 * np.clip(1 - r2, 0, 1) + tilt
            # Pucker of the cloth where it is sewn down.
            al = np.where(np.abs(u - cu) / (p[1] - p[0]) > np.abs(z - cz) / (p[3] - p[2]), z, u)
            puck = .075 * np.sin(al * 7.3 + 2.2 * nC + seed) * np.exp(sd / .55) * (sd < -.1)
            slot = -.16 * np.exp(-((z - (p[3] - 2.0)) / .35) ** 2) * np.clip(-sd / 1.2, 0, 1)
            puff += np.where(sd < 0, dome * hgt + puck * .8 + slot, 0)
    # Cloth between the pockets is drawn in a little by the seams.
    puff -= .10 * np.exp(-(pk / .5) ** 2)
    hem = .10 * np.clip(1 - np.abs(-c - .55) / .55, 0, 1) ** .5       # bound edge, slightly thicker
    torso_m = np.clip((arm - torso) / .8 + .2, 0, 1) if S['arm'] else np.ones_like(x)
    disp = fold + (puff * torso_m + hem) * outer
    v = v + G * disp[:, None]

    # Attributes for the shader (all continuous, so thresholds stay sharp).
    side = .46 - np.abs(np.abs(th) - np.pi / 2)
    side = side * 9.0
    # Down the legs the panel runs along the outside of each leg, not around the whole body.
    lx = S['leg_x']; lc = lx[0] + (lx[1] - lx[0]) * (3.5 - z) / 45.5
    side_leg = (.55 - np.abs(np.arctan2(y - .2, np.abs(x) - lc))) * 5.2
    mixl = np.clip((z + 6) / 9, 0, 1)
    side = side * mixl + side_leg * (1 - mixl)
    tmask = np.where(z < 2.0, np.clip((z + 3.5) / 3.0, -1, 1), 1.0)
    sleeve = (arm + .2 - torso) * -1.0 if S['arm'] else np.full_like(x, -9.)
    # A tidier armhole than the field border: a plane across the shoulder.
    if S['arm']:
        d = np.array([S['arm'][0], 0, S['arm'][1]])
        tt = (np.abs(x) - 10.6) * .93 + (z - 33.0) * (-.05 if model == 'pro' else -.05)
        sleeve = np.minimum(tt, torso - arm + 1.2)
    ang = np.where(np.abs(sleeve) < 2, np.arctan2(y, z - 31) * 5, u)
    # The arm cut also runs past the flank; there it is no hem.
    if S['arm']:
        other = np.maximum(z - (40.4 + .13 * y), S['leg_z'] - z)
        c = np.where(np.abs(x) > 11.9, c, other)
    attrs = dict(u=u, zz=z, front=front.astype(np.float32), side=side, sleeve=sleeve, edge=-c, outer=outer,
                 along=np.where(c > -2.5, np.where(np.abs(x) > 12, np.arctan2(y, z - 24) * 5, np.arctan2(x, y + 1e-6) * 5), ang),
                 legz=z, sleevet=t)
    return v, f, {k2: np.asarray(a2, np.float32) for k2, a2 in attrs.items()}
