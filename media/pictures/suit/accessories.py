"""Towel poncho, goggles and spare floats, in the studio of the suits: blender -b --python accessories.py -- --out DIR [--only towel|goggles|floats] [--samples n] [--scale pct]"""
import bpy, sys, os, argparse, tempfile
import numpy as np
from mathutils import Matrix, Vector
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import maps, studio
from geometry import smin, smax, noise
from skimage.measure import marching_cubes
from scipy.ndimage import map_coordinates
from scipy.interpolate import PchipInterpolator

ap = argparse.ArgumentParser()
ap.add_argument('--out', required=True); ap.add_argument('--only', default='towel,goggles,floats')
ap.add_argument('--samples', type=int, default=40); ap.add_argument('--scale', type=int, default=100)
args = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
os.makedirs(args.out, exist_ok=True); TMP = tempfile.mkdtemp(); S = studio.S; rgb = studio.rgb


def light(name, loc, target, size, power, col=(1, 1, 1)):
    d = bpy.data.lights.new(name, 'AREA'); d.shape = 'DISK'; d.size = size; d.energy = power; d.color = col
    o = bpy.data.objects.new(name, d); bpy.context.scene.collection.objects.link(o)
    o.location = loc; o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()


def grid(lo, hi, vox):
    lo, hi = np.array(lo, float), np.array(hi, float); n = np.ceil((hi - lo) / vox).astype(int)
    return np.meshgrid(*[lo[i] + np.arange(n[i]) * vox for i in range(3)], indexing='ij'), lo


def mesh(name, D, lo, vox, mat, parent, attrs=None, move=None):
    v, f, _, _ = marching_cubes(D, 0.0, spacing=(vox,) * 3); v = v + lo; f = f[:, ::-1]
    if move is not None: v = move(v)
    me = bpy.data.meshes.new(name); me.from_pydata([], [], [])
    me.vertices.add(len(v)); me.vertices.foreach_set('co', (v * S).astype(np.float32).ravel())
    me.loops.add(f.size); me.loops.foreach_set('vertex_index', f.astype(np.int32).ravel())
    me.polygons.add(len(f)); me.polygons.foreach_set('loop_start', np.arange(0, f.size, 3, dtype=np.int32)); me.polygons.foreach_set('loop_total', np.full(len(f), 3, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(f), bool))
    for n, a in (attrs(v) if attrs else {}).items():
        me.attributes.new(n, 'FLOAT', 'POINT').data.foreach_set('value', a.astype(np.float32))
    me.update(calc_edges=True); me.validate()
    ob = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(ob); ob.data.materials.append(mat); ob.parent = parent
    return v


def simple(name, col, rough=.4, spec=.5, metallic=0, coat=0, bump=0):
    m = bpy.data.materials.new(name); m.use_nodes = True; t = m.node_tree; p = t.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = rgb(col); p.inputs['Roughness'].default_value = rough; p.inputs['Specular'].default_value = spec
    p.inputs['Metallic'].default_value = metallic; p.inputs['Clearcoat'].default_value = coat
    return m


def start():
    bpy.ops.wm.read_factory_settings(use_empty=True); studio.setup(args.samples, args.scale, light)
    p = bpy.data.objects.new('turn', None); bpy.context.scene.collection.objects.link(p); return p


def turn(parent, deg): parent.rotation_euler = (0, 0, np.radians(deg)); return np.array(Matrix.Rotation(np.radians(deg), 3, 'Z'))


# ------------------------------------------------------------ towel poncho

PZ = [-2, 0, 12, 26, 36, 42, 46, 49, 52, 60]
PA = PchipInterpolator(PZ, [23.0, 22.8, 21.4, 19.4, 16.8, 14.0, 11.4, 9.9, 9.0, 8.0])
PB = PchipInterpolator(PZ, [10.2, 10.1, 9.4, 8.8, 8.2, 7.9, 7.8, 7.8, 7.8, 7.4])


def poncho_sd(x, y, z):
    a, b = PA(z), PB(z)
    F = np.maximum((np.abs(x / a) ** 2.3 + np.abs(y / b) ** 2.3) ** (1 / 2.3), 1e-3)
    d = (1 - 1 / F) * np.sqrt(x * x + y * y + 1e-6)
    d = smax(d, z - 53, 3)
    q = np.sqrt((x / 10.6) ** 2 + ((y - 1.0) / 10.4) ** 2 + ((z - 60.5) / 12.2) ** 2)
    hood = (q - 1) * 10.6
    return smin(d, hood, 4.0)


def face(x, y, z):
    """Distance inside the face opening of the hood (positive = cut away)."""
    e = (1 - np.sqrt((x / 7.3) ** 2 + ((z - 59.6) / 9.3) ** 2)) * 7.3
    return np.minimum(e, -(y + 1.5))


def ears_sd(x, y, z):
    ax = np.abs(x); X, Y, Z = ax - 8.2, y - .2, z - 70.2
    d = np.sqrt(X * X + (Y * 2.0) ** 2 + Z * Z) - 3.3
    dent = np.sqrt(X * X + (Y + 3.0) ** 2 + Z * Z) - 2.9
    return smax(d, -dent, .5)


TU, TZ = 26.0, (-3.0, 75.0)


def towel_map(back, kind):
    col = kind == 'color'; px = 26
    C = (lambda c, h: c if col else h)
    o = '' if col else f'<rect x="-26" y="-75" width="52" height="78" fill="#808080"/>'
    for z0, h, c in ((1.2, 1.5, '#d9f0f0'), (3.6, .8, '#ffc857')):
        o += f'<rect x="-26" y="{-z0-h}" width="52" height="{h}" fill="{C(c, "#5a5a5a")}"/>'
    if not back:
        pk = 'M-9.5 -9H9.5Q10.8 -9 10.8 -10.3V-16L8 -23Q7.6 -24 6.5 -24H-6.5Q-7.6 -24 -8 -23L-10.8 -16V-10.3Q-10.8 -9 -9.5 -9Z'
        o += f'<path d="{pk}" fill="{C("#12919f", "#b8b8b8")}"/><path d="{pk}" fill="none" stroke="{C("#d9f0f0", "#404040")}" stroke-width=".28" stroke-dasharray="{".8 .45" if col else "none"}" transform="translate(0,-16.5) scale(.95) translate(0,16.5)"/>'
        o += maps.otter(0, 33.5, 4.4, None if col else '#c8c8c8')
    else:
        o += f'<text transform="translate(0,-29) scale(-1,1)" font-family="Quicksand" font-weight="700" font-size="5.2" text-anchor="middle" fill="{C("#fbf5ea", "#d0d0d0")}">Zwotter</text>'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{52*px}" height="{78*px}" viewBox="-26 -75 52 78">{o}</svg>')


def terry(base, mapped):
    m = bpy.data.materials.new('terry'); m.use_nodes = True; t = m.node_tree; t.nodes.clear()
    N = lambda k, **kw: (lambda n: [setattr(n, a, b) for a, b in kw.items()] and n or n)(t.nodes.new(k))
    L = t.links.new
    p = N('ShaderNodeBsdfPrincipled'); out = N('ShaderNodeOutputMaterial'); L(p.outputs[0], out.inputs[0])
    p.inputs['Roughness'].default_value = .95; p.inputs['Specular'].default_value = .08; p.inputs['Sheen'].default_value = 1.0; p.inputs['Sheen Tint'].default_value = .7
    tc = N('ShaderNodeTexCoord')
    loops = N('ShaderNodeTexVoronoi', feature='F1'); loops.inputs['Scale'].default_value = 34; L(tc.outputs['Object'], loops.inputs['Vector'])
    big = N('ShaderNodeTexNoise'); big.inputs['Scale'].default_value = 9; L(tc.outputs['Object'], big.inputs['Vector'])
    def math(op, a, b):
        n = N('ShaderNodeMath', operation=op)
        for s, v in zip(n.inputs, (a, b)):
            if isinstance(v, bpy.types.NodeSocket): L(v, s)
            else: s.default_value = v
        return n.outputs[0]
    h = math('ADD', math('MULTIPLY', loops.outputs['Distance'], -.22), math('MULTIPLY', big.outputs[0], .10))
    col = None
    if mapped:
        sep = N('ShaderNodeSeparateXYZ'); L(tc.outputs['Object'], sep.inputs[0])
        ux = math('ADD', math('MULTIPLY', sep.outputs[0], 1 / (2 * TU * S)), .5); uy = math('DIVIDE', math('SUBTRACT', sep.outputs[2], TZ[0] * S), (TZ[1] - TZ[0]) * S)
        vec = N('ShaderNodeCombineXYZ'); L(ux, vec.inputs[0]); L(uy, vec.inputs[1])
        isb = math('GREATER_THAN', sep.outputs[1], 0.0)
        def im(back, kind):
            f = os.path.join(TMP, f'towel-{back}-{kind}.png'); maps.raster(towel_map(back, kind), f)
            i = bpy.data.images.load(f); i.colorspace_settings.name = 'sRGB' if kind == 'color' else 'Non-Color'
            n = N('ShaderNodeTexImage', image=i, extension='CLIP'); L(vec.outputs[0], n.inputs[0]); return n
        def mix(f, a, b):
            n = N('ShaderNodeMixRGB')
            for s, v in zip(n.inputs, (f, a, b)):
                if isinstance(v, bpy.types.NodeSocket): L(v, s)
                else: s.default_value = v
            return n.outputs[0]
        cf, cb, hf, hb = im(False, 'color'), im(True, 'color'), im(False, 'height'), im(True, 'height')
        alpha = mix(isb, cf.outputs[1], cb.outputs[1]); art = mix(isb, cf.outputs[0], cb.outputs[0])
        at = lambda n: N('ShaderNodeAttribute', attribute_name=n).outputs['Fac']
        outer = at('outer'); edge = at('edge')
        base_c = mix(math('LESS_THAN', edge, 1.0), mix(alpha, rgb(base), art), rgb('#f2694b'))
        col = mix(math('LESS_THAN', outer, .4), base_c, rgb('#0d6c78'))
        L(col, p.inputs['Base Color'])
        h = math('MULTIPLY', h, outer)      # a smooth lining: pile in the dark hood only turns to noise
        h = math('ADD', h, math('MULTIPLY', mix(isb, hf.outputs[0], hb.outputs[0]), .28))
    else:
        p.inputs['Base Color'].default_value = rgb(base)
        outer = N('ShaderNodeAttribute', attribute_name='pinkness').outputs['Fac']
        n = N('ShaderNodeMixRGB'); L(outer, n.inputs[0]); n.inputs[1].default_value = rgb(base); n.inputs[2].default_value = rgb('#f7b2a1'); L(n.outputs[0], p.inputs['Base Color'])
    b = N('ShaderNodeBump'); b.inputs['Distance'].default_value = S; b.inputs['Strength'].default_value = .9; L(h, b.inputs['Height']); L(b.outputs[0], p.inputs['Normal'])
    return m


def towel():
    par = start(); vox = .24
    (x, y, z), lo = grid((-27, -14, -1.5), (27, 14, 74.5), vox)
    D = poncho_sd(x, y, z); g = np.gradient(D, vox); D = D / np.clip(np.sqrt(sum(v * v for v in g)), .3, 3); del g
    C = np.maximum(-z, face(x, y, z))
    shell = smax(np.maximum(D, -(D + .7)), C, .45)
    def move(v):
        X, Y, Z = v.T
        e = .3; G = np.stack([poncho_sd(X + e, Y, Z) - poncho_sd(X - e, Y, Z), poncho_sd(X, Y + e, Z) - poncho_sd(X, Y - e, Z), poncho_sd(X, Y, Z + e) - poncho_sd(X, Y, Z - e)], 1)
        G /= np.linalg.norm(G, axis=1)[:, None] + 1e-9
        th = np.arctan2(X / 22, -Y / 9)
        drop = np.clip((46 - Z) / 46, 0, 1)
        n1 = noise(5, X + 90, Y * 2 + 90, Z + 90, (4.6, 9, 30)); n2 = noise(6, X + 90, Y + 90, Z + 90, (5, 5, 5)); n3 = noise(7, X + 90, Y + 90, Z + 90, (9, 9, 4))
        # Cloth hangs in folds that grow towards the hem; the hood only crumples a little.
        # Less at the sides: there the cloth turns sharply and a deep fold would push the lining through.
        flat = 1 - .75 * np.clip(np.abs(X) / PA(Z), 0, 1) ** 5
        return v + G * (flat * drop ** 1.2 * (1.9 * n1 + 1.2 * np.sin(th * 8 + 1.2 * n2)) + .14 * n2 + .45 * np.clip(n3, -1.2, 1.2) * np.exp(-((Z - 47) / 5) ** 2))[:, None]
    keep = {}
    def attrs(v): return keep
    v, f, _, _ = marching_cubes(shell, 0.0, spacing=(vox,) * 3); vv = v + lo
    dv = map_coordinates(D, (v / vox).T, order=1)
    keep['outer'] = np.clip((dv + .35) / .35, 0, 1); keep['edge'] = np.minimum(-face(*vv.T) + 0.0, 99)
    V = mesh('poncho', shell, lo, vox, terry('#12909d', True), par, attrs, move)
    (x, y, z), lo2 = grid((-14, -5, 65), (14, 6, 76), .15)
    E = ears_sd(x, y, z)
    mesh('ears', E, lo2, .15, terry('#8a5a3c', False), par, lambda v: dict(pinkness=((v[:, 1] < .9) & (np.hypot(np.abs(v[:, 0]) - 8.2, v[:, 2] - 70.2) < 2.15)).astype(float)))
    for view, deg in (('front', 12), ('back', 180 + 14)):
        R = turn(par, deg); cam = studio.camera(Vector((0, 0, 36)), 88, pitch=5)
        studio.shoot(os.path.join(args.out, f'towel-poncho-{view}'), cam, V @ R.T, V[:, 2].min() - 1.0, TMP, quality=80)
        print('towel', view, flush=True)


# ------------------------------------------------------------ goggles

def lens_local(x, y, z):
    ax = np.abs(x); c, s = np.cos(.24), np.sin(.24)
    X, Y = ax - 3.55, y
    return X * c + Y * s, -X * s + Y * c, z


def oval(X, Z, a, b, n=2.6):
    F = np.maximum((np.abs(X / a) ** n + np.abs(Z / b) ** n) ** (1 / n), 1e-3)
    return (1 - 1 / F) * np.sqrt(X * X + Z * Z + 1e-6)


def clear_lens():
    """Clear, faintly aqua lenses. Transparent plus emission only: both are exact per sample, whereas a glossy
    mix makes the transparency itself noisy. The reflection of the light is therefore drawn as a soft streak."""
    m = bpy.data.materials.new('lens'); m.use_nodes = True; t = m.node_tree; t.nodes.clear(); N = t.nodes.new; L = t.links.new
    def math(op, a, b):
        n = N('ShaderNodeMath'); n.operation = op
        for s, v in zip(n.inputs, (a, b)):
            if isinstance(v, bpy.types.NodeSocket): L(v, s)
            else: s.default_value = v
        return n.outputs[0]
    tr = N('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = (.80, .93, .95, 1)
    tint = N('ShaderNodeEmission'); tint.inputs[0].default_value = rgb('#8fd3d6'); tint.inputs[1].default_value = .10
    tc = N('ShaderNodeTexCoord'); sep = N('ShaderNodeSeparateXYZ'); L(tc.outputs['Object'], sep.inputs[0])
    # Same streak on both lenses: distance along a slanted axis from each lens centre.
    cx = math('SUBTRACT', math('ABSOLUTE', sep.outputs[0], 0), .355)
    side = math('MULTIPLY', math('SIGN', sep.outputs[0], 0), cx)
    q = math('ADD', math('MULTIPLY', side, .8), math('MULTIPLY', sep.outputs[2], -.6))
    def streak(at, w):
        n = N('ShaderNodeMapRange'); n.interpolation_type = 'SMOOTHSTEP'; L(math('ABSOLUTE', math('ADD', q, -at), 0), n.inputs[0])
        n.inputs[1].default_value = w; n.inputs[2].default_value = w + .025; n.inputs[3].default_value = 1; n.inputs[4].default_value = 0; return n.outputs[0]
    hi = N('ShaderNodeEmission'); hi.inputs[0].default_value = (1, 1, 1, 1)
    L(math('MULTIPLY', math('ADD', streak(-.10, .035), streak(-.005, .012)), .17), hi.inputs[1])
    a1, a2, out = N('ShaderNodeAddShader'), N('ShaderNodeAddShader'), N('ShaderNodeOutputMaterial')
    L(tr.outputs[0], a1.inputs[0]); L(tint.outputs[0], a1.inputs[1]); L(a1.outputs[0], a2.inputs[0]); L(hi.outputs[0], a2.inputs[1]); L(a2.outputs[0], out.inputs[0])
    return m


def goggles():
    par = start(); vox = .055
    (x, y, z), lo = grid((-8.6, -1.8, -3.2), (8.6, 3.2, 4.3), vox)
    X, Y, Z = lens_local(x, y, z)
    Zt = Z - .10 * X
    e = oval(X, Zt, 2.75, 1.95)
    ring = smax(np.abs(e) - .36, np.abs(Y) - .62, .3)
    nose = np.sqrt((y + .25) ** 2 + (z - .25 + .05 * x * x) ** 2) - .34
    nose = np.maximum(nose, np.abs(x) - 1.0)
    arm = smax(np.maximum(np.abs(Y - .25 - .05 * (X - 2.6)) - .28, np.abs(Zt) - (.95 - .12 * (X - 2.6))), np.abs(X - 3.2) - .75, .3)
    frame = smin(smin(ring, nose, .35), arm, .3)
    ears = np.sqrt((X - 1.55) ** 2 + (Y * 1.4) ** 2 + (Z - 2.35) ** 2) - .82
    dent = np.sqrt((X - 1.55) ** 2 + (Y + 1.15) ** 2 + (Z - 2.4) ** 2) - .85
    ears = smax(ears, -dent, .15)
    lens = smax(e + .30, np.abs(Y + .30 - .0) - .22 + .05 * (X * X + Z * Z) * .5, .18)
    gasket = smax(np.abs(e + .08) - .22 - .10 * np.clip(Y - .5, 0, 1.2), np.abs(Y - 1.05) - .6, .25)
    buckle = smax(np.maximum(np.abs(Y - .42) - .34, np.abs(Zt) - 1.02), np.abs(X - 4.0) - .34, .3)
    V = mesh('frame', frame, lo, vox, simple('frame', '#0f7f8c', .32, .5, coat=.4), par)
    mesh('ears', ears, lo, vox, simple('ears', '#8a5a3c', .5), par)
    lm = clear_lens()
    mesh('lens', lens, lo, vox, lm, par)
    mesh('gasket', gasket, lo, vox, simple('gasket', '#d9f0f0', .5, .4), par)
    mesh('buckle', buckle, lo, vox, simple('buckle', '#ffc857', .35, .5, coat=.3), par)
    # Strap: a flat band round an unseen head, with the two ridges silicone straps have.
    vs = .075
    (x, y, z), lo2 = grid((-9.2, .6, -1.4), (9.2, 17.8, 1.4), vs)
    q = (np.abs(x / 8.1) ** 3.4 + np.abs((y - 8.2) / 8.8) ** 3.4) ** (1 / 3.4); r = (1 - 1 / np.maximum(q, .01)) * np.hypot(x, y - 8.2)
    zs = z - .14 * (y - 1) * .35
    band = smax(np.abs(r) - .16 - .05 * np.cos(zs * 7.0), np.abs(zs) - .72, .14)
    band = np.maximum(band, np.where(y < 4, 1.3 - y, -9))
    V2 = mesh('strap', band, lo2, vs, simple('strap', '#f2694b', .5, .4), par)
    A = np.concatenate([V, V2])
    for view, deg, pitch, h, tgt in (('front', 8, 9, 24.5, (0, 3, .6)), ('side', 56, 16, 30.0, (0, 8.2, .4))):
        R = turn(par, deg); c = R @ np.array(tgt); c[2] += 1.2
        cam = studio.camera(Vector(c), h, pitch=pitch)
        studio.shoot(os.path.join(args.out, f'swim-goggles-{view}'), cam, A @ R.T, V[:, 2].min() - .15, TMP, quality=82, small=True)
        print('goggles', view, flush=True)


# ------------------------------------------------------------ spare floats

def rounded(X, Z, a, b, tl, tr, br, bl):
    """Flat outline of a float: a rectangle with a radius per corner, as the pocket of the suit has it."""
    r = np.where(X > 0, np.where(Z > 0, tr, br), np.where(Z > 0, tl, bl))
    qx, qz = np.abs(X) - a + r, np.abs(Z) - b + r
    return np.minimum(np.maximum(qx, qz), 0) + np.hypot(np.maximum(qx, 0), np.maximum(qz, 0)) - r


def float_sd(x, y, z, side):
    """A float standing on the ground, `side` -1 or 1: that of its large corner. Pressed into its face: the head of the otter."""
    X, Y, Z = x, y + .016 * x * x, z - 5.2
    tl, tr = (3.9, 1.5) if side < 0 else (1.5, 3.9)
    d = smax(rounded(X, Z, 3.7, 5.2, tl, tr, 1.5, 1.5), np.abs(Y) - 1.25, .95)
    head = np.minimum(np.hypot(X / 1.12, Z + .1) - 1.55, np.hypot(np.abs(X) - 1.5, Z - 1.15) - .52)
    nose = np.hypot(X / 1.25, Z + .55) - .42
    eyes = np.hypot(np.abs(X) - .68, Z - .3) - .2
    face = np.maximum(head, -np.minimum(nose, eyes))
    return smax(d, -np.maximum(face, Y + .98), .12)


def foam(name, col):
    """Closed-cell foam: matt, with fine cells."""
    m = simple(name, col, .8, .25); t = m.node_tree; L = t.links.new
    tc = t.nodes.new('ShaderNodeTexCoord'); cells = t.nodes.new('ShaderNodeTexVoronoi'); cells.inputs['Scale'].default_value = 70
    L(tc.outputs['Object'], cells.inputs['Vector'])
    b = t.nodes.new('ShaderNodeBump'); b.inputs['Distance'].default_value = .03 * S; b.inputs['Strength'].default_value = .5
    L(cells.outputs['Distance'], b.inputs['Height']); L(b.outputs[0], t.nodes['Principled BSDF'].inputs['Normal'])
    return m


def placed(x, y, deg, lean=0.0, lift=0.0):
    """Moves a float: leaned back, turned, then put in its place."""
    R = np.array(Matrix.Rotation(np.radians(deg), 3, 'Z')) @ np.array(Matrix.Rotation(np.radians(lean), 3, 'X'))
    return lambda v: v @ R.T + np.array([x, y, lift])


def floats():
    vox = .07
    views = (
        # Side by side, as they go into chest and back.
        ('pair', 10, 23, (0, 0, 5.0), (('left', -1, placed(-4.1, .6, -9)), ('right', 1, placed(4.1, -.6, 7)))),
        # One lies, the other leans on it: how thick they are.
        ('edge', 24, 21.5, (.4, .6, 4.3), (('lying', -1, placed(-1.4, 2.2, -24, -90, 1.28)), ('leaning', 1, placed(1.9, 3.4, 16, -24, 2.5)))),
    )
    for view, pitch, h, target, parts in views:
        par = start(); all_points = []
        for name, side, move in parts:
            (x, y, z), lo = grid((-4.4, -2.2, -.5), (4.4, 2.2, 11), vox)
            all_points.append(mesh(name, float_sd(x, y, z, side), lo, vox, foam(name, '#59b7bd'), par, None, move))
        A = np.concatenate(all_points)
        cam = studio.camera(Vector(target), h, pitch=pitch)
        studio.shoot(os.path.join(args.out, f'spare-floats-{view}'), cam, A, A[:, 2].min() - .05, TMP, quality=82, small=True)
        print('floats', view, flush=True)


for w in args.only.split(','): {'towel': towel, 'goggles': goggles, 'floats': floats}[w]()
