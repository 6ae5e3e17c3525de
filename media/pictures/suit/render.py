"""Renders the suits: blender -b --python render.py -- --out DIR [--models a,b] [--colors ..] [--views ..] [--samples n] [--scale pct]

Debian's Blender has no OpenImageDenoise, so light and cloth colour are rendered as separate passes and
only the light is smoothed (studio.py). The floor shadow and the background are computed, not rendered:
the same spotless warm off-white in every product picture, and no noise in it.
"""
import bpy, sys, os, argparse, tempfile, time
import numpy as np
from mathutils import Vector, Matrix
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import maps, geometry, studio

ap = argparse.ArgumentParser()
ap.add_argument('--out', required=True); ap.add_argument('--models', default='classic,mini,pro')
ap.add_argument('--colors', default='blue,pink'); ap.add_argument('--views', default='front,back,side,detail')
ap.add_argument('--samples', type=int, default=40); ap.add_argument('--scale', type=int, default=100)
ap.add_argument('--voxel', type=float, default=0.13)
args = ap.parse_args(sys.argv[sys.argv.index('--') + 1:])
os.makedirs(args.out, exist_ok=True)
TMP = tempfile.mkdtemp()
S = 0.1                      # 1 Blender unit = 10 cm

rgb = studio.rgb


def mesh_object(name, v, f, attrs=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v)); me.vertices.foreach_set('co', (v * S).astype(np.float32).ravel())
    f = np.asarray(f); k = f.shape[1]
    me.loops.add(f.size); me.loops.foreach_set('vertex_index', f.astype(np.int32).ravel())
    me.polygons.add(len(f)); me.polygons.foreach_set('loop_start', np.arange(0, f.size, k, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(f), k, np.int32))
    me.polygons.foreach_set('use_smooth', np.full(len(f), smooth))
    for n, a in (attrs or {}).items():
        at = me.attributes.new(n, 'FLOAT', 'POINT'); at.data.foreach_set('value', a)
    me.update(calc_edges=True); me.validate()
    ob = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(ob)
    return ob


class Nodes:
    """Small helper so that the shader below reads like the formulas it stands for."""
    def __init__(self, mat):
        mat.use_nodes = True; self.t = mat.node_tree; self.t.nodes.clear()
    def n(self, kind, **kw):
        nd = self.t.nodes.new(kind)
        for k, v in kw.items(): setattr(nd, k, v)
        return nd
    def link(self, a, b): self.t.links.new(a, b)
    def put(self, sock, val):
        if hasattr(val, 'links') or isinstance(val, bpy.types.NodeSocket): self.link(val, sock)
        else: sock.default_value = val
    def attr(self, name):
        return self.n('ShaderNodeAttribute', attribute_name=name).outputs['Fac']
    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        nd = self.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        for s, v in zip(nd.inputs, (a, b, c)): self.put(s, v)
        return nd.outputs[0]
    def step(self, a, at, w=.03):       # 0..1 around the threshold, w = half width
        nd = self.n('ShaderNodeMapRange'); self.put(nd.inputs[0], a)
        nd.inputs[1].default_value = at - w; nd.inputs[2].default_value = at + w
        return nd.outputs[0]
    def band(self, a, lo, hi, w=.03):
        return self.math('MULTIPLY', self.step(a, lo, w), self.math('SUBTRACT', 1.0, self.step(a, hi, w)))
    def mix(self, f, a, b):
        nd = self.n('ShaderNodeMixRGB'); self.put(nd.inputs[0], f); self.put(nd.inputs[1], a); self.put(nd.inputs[2], b)
        return nd.outputs[0]


def cloth(model, color):
    C = maps.COLORS[color]
    mat = bpy.data.materials.new(f'cloth-{model}-{color}'); N = Nodes(mat)
    u, z, front = N.attr('u'), N.attr('zz'), N.attr('front')
    ux = N.math('DIVIDE', N.math('SUBTRACT', u, maps.U0), maps.U1 - maps.U0)
    uy = N.math('DIVIDE', N.math('SUBTRACT', z, maps.Z0), maps.Z1 - maps.Z0)
    vec = N.n('ShaderNodeCombineXYZ'); N.link(ux, vec.inputs[0]); N.link(uy, vec.inputs[1])
    isf = N.step(front, .5, .01)

    def image(face, kind):
        path = os.path.join(TMP, f'{model}-{color}-{face}-{kind}.png')
        if not os.path.exists(path): maps.raster(maps.build(model, color, face, kind), path)
        im = bpy.data.images.load(path); im.colorspace_settings.name = 'sRGB' if kind == 'color' else 'Non-Color'
        nd = N.n('ShaderNodeTexImage', image=im, extension='CLIP', interpolation='Linear')
        N.link(vec.outputs[0], nd.inputs[0]); return nd
    cf, cb, hf, hb = image('front', 'color'), image('back', 'color'), image('front', 'height'), image('back', 'height')
    ccol = N.mix(isf, cb.outputs[0], cf.outputs[0])
    calpha = N.math('ADD', N.math('MULTIPLY', isf, cf.outputs[1]), N.math('MULTIPLY', N.math('SUBTRACT', 1.0, isf), cb.outputs[1]))
    hgt = N.mix(isf, hb.outputs[0], hf.outputs[0])

    side, sleeve, edge, along, outer, legz = (N.attr(k) for k in ('side', 'sleeve', 'edge', 'along', 'outer', 'legz'))
    on_torso = N.math('SUBTRACT', 1.0, N.step(sleeve, 0.0))
    on_body = N.math('MULTIPLY', on_torso, N.step(z, -3.5, .05))
    main, dark = rgb(C['main']), rgb(C['dark'])
    base = dark if model == 'pro' else main
    col = N.mix(N.math('MULTIPLY', N.step(side, 0.0), on_torso), base, dark)
    if model == 'pro':      # colour flash down the outside of the legs and the sleeves
        col = N.mix(N.math('MULTIPLY', N.step(side, .9), on_torso), dark, main)
    col = N.mix(N.math('MULTIPLY', calpha, on_body), col, ccol)
    if model == 'classic':
        col = N.mix(N.step(sleeve, 0.0), col, dark)
        col = N.mix(N.math('MULTIPLY', N.band(edge, 1.7, 2.5), N.math('LESS_THAN', z, 36.0)), col, rgb('#ffc857'))
    if model == 'pro':
        col = N.mix(N.step(sleeve, 0.0), col, main)
        col = N.mix(N.math('MULTIPLY', N.step(sleeve, 0.0), N.step(N.attr('sleevet'), 13.0)), col, dark)
    # Bound edge of every opening.
    trim = N.math('SUBTRACT', 1.0, N.step(edge, 1.0))
    col = N.mix(trim, col, rgb(C['dark'] if model != 'pro' else '#ffc857'))
    # Seams: flatlock, two rows of stitches with a shallow groove between.
    dash = N.step(N.math('SINE', N.math('MULTIPLY', along, 16.0)), -.35, .3)
    def seam(d, gap=.2, gate=None):
        s = N.math('ABSOLUTE', d)
        rows = N.math('MULTIPLY', N.band(s, gap - .05, gap + .05, .02), dash)
        groove = N.math('SUBTRACT', 1.0, N.step(s, .09, .08))
        if gate is not None: rows, groove = N.math('MULTIPLY', rows, gate), N.math('MULTIPLY', groove, gate)
        return rows, groove
    seams = [seam(N.math('SUBTRACT', edge, .75), .02)]
    if geometry.SPEC[model]['arm']:
        seams.append(seam(sleeve))
    dz = N.step(N.math('SINE', N.math('MULTIPLY', z, 16.0)), -.35, .3)
    sside = N.math('ABSOLUTE', N.math('SUBTRACT', side, .9 if model == 'pro' else 0.0))
    # Stops below the shoulder, where it would run into the armhole seam.
    low = N.math('MULTIPLY', on_torso, N.math('SUBTRACT', 1.0, N.step(z, 30.0, .1)))
    rows = N.math('MULTIPLY', N.math('MULTIPLY', N.band(sside, .15, .25, .02), dz), low)
    seams.append((rows, N.math('MULTIPLY', N.math('SUBTRACT', 1.0, N.step(sside, .09, .08)), low)))
    height = N.math('MULTIPLY', N.math('SUBTRACT', hgt, .502), N.math('MULTIPLY', on_body, .10))
    for r, g in seams:
        col = N.mix(r, col, rgb(C['stitchdark']))
        height = N.math('ADD', height, N.math('MULTIPLY', r, .03))
        height = N.math('SUBTRACT', height, N.math('MULTIPLY', g, .06))
    # Knit face of the neoprene: fine bump plus a hint of uneven dye.
    tc = N.n('ShaderNodeTexCoord')
    fine = N.n('ShaderNodeTexNoise'); N.link(tc.outputs['Object'], fine.inputs[0]); fine.inputs['Scale'].default_value = 130; fine.inputs['Detail'].default_value = 2
    soft = N.n('ShaderNodeTexNoise'); N.link(tc.outputs['Object'], soft.inputs[0]); soft.inputs['Scale'].default_value = 4
    height = N.math('ADD', height, N.math('MULTIPLY', fine.outputs[0], .034))
    shade = N.n('ShaderNodeMapRange'); N.link(soft.outputs[0], shade.inputs[0]); shade.inputs[3].default_value = .93; shade.inputs[4].default_value = 1.05
    # The grain of the knit also sits in the colour: smoothing of the light would wash a bump of this size out.
    grain = N.n('ShaderNodeMapRange'); N.link(fine.outputs[0], grain.inputs[0])
    grain.inputs[1].default_value, grain.inputs[2].default_value, grain.inputs[3].default_value, grain.inputs[4].default_value = .3, .7, .90, 1.08
    hsv = N.n('ShaderNodeHueSaturation'); N.link(N.math('MULTIPLY', shade.outputs[0], grain.outputs[0]), hsv.inputs['Value']); N.link(col, hsv.inputs['Color'])
    inside = N.math('SUBTRACT', 1.0, N.step(outer, .35, .2))
    col = N.mix(inside, hsv.outputs[0], rgb(C['lining']))
    bump = N.n('ShaderNodeBump'); bump.inputs['Strength'].default_value = 1.0; bump.inputs['Distance'].default_value = S
    N.link(height, bump.inputs['Height'])
    p = N.n('ShaderNodeBsdfPrincipled'); N.link(col, p.inputs['Base Color']); N.link(bump.outputs[0], p.inputs['Normal'])
    p.inputs['Roughness'].default_value = .58; p.inputs['Specular'].default_value = .30
    p.inputs['Sheen'].default_value = .35; p.inputs['Sheen Tint'].default_value = .6
    out = N.n('ShaderNodeOutputMaterial'); N.link(p.outputs[0], out.inputs[0])
    return mat


def plain(name, hexcol, rough=.4, spec=.5):
    mat = bpy.data.materials.new(name); mat.use_nodes = True; p = mat.node_tree.nodes['Principled BSDF']
    p.inputs['Base Color'].default_value = rgb(hexcol); p.inputs['Roughness'].default_value = rough; p.inputs['Specular'].default_value = spec
    return mat


def box(w, h, d):
    v = np.array([[x, y, z] for x in (-w/2, w/2) for y in (-d/2, d/2) for z in (-h/2, h/2)])
    f = np.array([[0,1,3,2],[4,6,7,5],[0,4,5,1],[2,3,7,6],[0,2,6,4],[1,5,7,3]])
    return v, f


def zipper(model, body, color):
    """Moulded teeth, slider and pull, laid on the cloth by casting rays at the centre front."""
    za, zb = maps.ZIP_Z[model]
    bpy.context.view_layer.update()
    def hit(x, z):
        ok, loc, nrm, _ = body.ray_cast(Vector((x*S, -3, z*S)), Vector((0, 1, 0)))
        return (np.array(loc) / S, np.array(nrm)) if ok else (None, None)
    V, F, k = [], [], 0
    zc = za + .6; i = 0
    top = None
    while zc < zb - .3:
        s = 1 if i % 2 else -1
        p, n = hit(0.0, zc)
        if p is not None:
            q, _ = hit(0.0, zc + .2)
            tz = (q - p) if q is not None else np.array([0, 0, 1.]); tz /= np.linalg.norm(tz)
            tx = np.array([1., 0, 0]); ty = np.cross(tz, tx)
            v, f = box(.44, .17, .22)
            v[:, 0] += s * .10
            w = p + np.outer(v[:, 0], tx) + np.outer(v[:, 1], ty) + np.outer(v[:, 2], tz)
            w += -np.sign(ty[1]) * ty * .06
            V.append(w); F.append(f + k); k += 8; top = (p, tz, ty)
        zc += .185; i += 1
    teeth = mesh_object('teeth', np.concatenate(V), np.concatenate(F), smooth=False)
    teeth.data.materials.append(plain('teeth', '#f4f1ea', .35))
    b = teeth.modifiers.new('b', 'BEVEL'); b.width = .05*S; b.segments = 2
    obs = [teeth]
    p, tz, ty = top
    out = -np.sign(ty[1]) * ty
    def part(name, w, h, d, off_z, off_y, mat, bev):
        v, f = box(w, h, d); tx = np.array([1., 0, 0])
        o = p + tz * off_z + out * off_y
        wv = o + np.outer(v[:, 0], tx) + np.outer(v[:, 1], out) + np.outer(v[:, 2], tz)
        ob = mesh_object(name, wv, f); ob.data.materials.append(mat)
        m = ob.modifiers.new('b', 'BEVEL'); m.width = bev*S; m.segments = 4; ob.data.use_auto_smooth = True
        obs.append(ob)
    metal = plain('slider', '#e9e6df', .3)
    part('slider', .95, 1.1, .42, -.5, .25, metal, .16)
    part('bridge', .32, .8, .62, -.5, .55, metal, .08)
    part('pull', .62, 2.4, .2, -1.75, .72, plain('pull', '#f2694b', .55, .3), .09)
    return obs


def light(name, loc, target, size, power, col=(1, 1, 1)):
    d = bpy.data.lights.new(name, 'AREA'); d.shape = 'DISK'; d.size = size; d.energy = power; d.color = col
    o = bpy.data.objects.new(name, d); bpy.context.scene.collection.objects.link(o)
    o.location = loc; o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    studio.setup(args.samples, args.scale, light)


# Camera per model and view: turn of the suit (degrees), look-at point (cm), height of the frame (cm), camera pitch
FRAME = {'classic': (16.0, 66), 'mini': (17.5, 53), 'pro': (4.0, 92)}
VIEWS = {'front': 11, 'back': 180 + 16, 'side': 68, 'detail': 24}
DETAIL = {'classic': (3.6, 29.2, 22), 'mini': (3.6, 25.2, 21), 'pro': (3.6, 29.2, 22)}


def main():
    for model in args.models.split(','):
        t0 = time.time()
        v, f, attrs = geometry.build(model, args.voxel)
        print(model, len(v), 'vertices', round(time.time() - t0, 1), 's', flush=True)
        reset()
        ob = mesh_object('suit', v, f, attrs)
        parent = bpy.data.objects.new('turn', None); bpy.context.scene.collection.objects.link(parent)
        zobs = zipper(model, ob, 'blue')
        for o in [ob] + zobs: o.parent = parent
        floor = v[:, 2].min() - (3.5 if model == 'mini' else 1.0)
        for color in args.colors.split(','):
            mat = cloth(model, color)
            ob.data.materials.clear(); ob.data.materials.append(mat)
            for view in args.views.split(','):
                parent.rotation_euler = (0, 0, np.radians(VIEWS[view]))
                zc, h = FRAME[model]
                if view == 'detail':
                    dx, zc, h = DETAIL[model]
                    R = Matrix.Rotation(np.radians(VIEWS[view]), 3, 'Z'); c = R @ Vector((dx, -8, zc))
                    cam = studio.camera(c, h, pitch=6)
                else:
                    cam = studio.camera(Vector((0, 0, zc)), h, pitch=5)
                R = np.array(Matrix.Rotation(np.radians(VIEWS[view]), 3, 'Z'))
                t0 = time.time()
                name = f'suit-{model}-{color}-{view}'
                studio.shoot(os.path.join(args.out, name), cam, (v @ R.T), floor if view != 'detail' else None, TMP, contact=model != 'mini')
                print(name, round(time.time() - t0, 1), 's', flush=True)


main()
