"""The photo studio shared by suits and accessories: light, camera, smoothing of the light, background, shadow."""
import bpy, os
import numpy as np
from mathutils import Vector
from scipy.ndimage import gaussian_filter
from PIL import Image

W, H = 1200, 1500
S = 0.1
BG = np.array([0xfb, 0xf5, 0xea]) / 255.0


def rgb(h):
    c = np.array([int(h[i:i+2], 16) for i in (1, 3, 5)]) / 255.0
    c = np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
    return (*c, 1.0)


def setup(samples, scale, light):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'; c = sc.cycles
    c.device = 'CPU'; c.samples = samples; c.use_denoising = False; c.use_adaptive_sampling = False
    c.max_bounces = 3; c.diffuse_bounces = 2; c.glossy_bounces = 1; c.transmission_bounces = 4; c.transparent_max_bounces = 12
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 3; c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.4
    sc.render.threads_mode = 'AUTO'
    sc.render.film_transparent = True
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = W, H, scale
    w = bpy.data.worlds.new('w'); sc.world = w; w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[0].default_value = (1.0, .975, .94, 1); w.node_tree.nodes['Background'].inputs[1].default_value = .42
    light('key', (-9, -13, 13), (0, 0, 2), 7, 1750, (1, .97, .93))
    light('fill', (13, -10, 5), (0, 0, 1.5), 9, 420, (.95, .98, 1))
    light('rim', (5, 12, 11), (0, 0, 2.5), 6, 900)
    vl = sc.view_layers[0]
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color', 'normal', 'transmission_direct', 'transmission_indirect', 'transmission_color', 'emit'):
        setattr(vl, 'use_pass_' + p, True)


PASSES = ['DiffDir', 'DiffInd', 'DiffCol', 'GlossDir', 'GlossInd', 'GlossCol', 'Normal', 'Alpha', 'TransDir', 'TransInd', 'TransCol', 'Emit']


def camera(target, height, pitch=5.0, dist=300.0):
    """height = what the frame shows at the target, in cm. A long lens, as for real product pictures."""
    sc = bpy.context.scene
    for o in [o for o in sc.objects if o.type == 'CAMERA']: bpy.data.objects.remove(o)
    cd = bpy.data.cameras.new('cam'); cam = bpy.data.objects.new('cam', cd); sc.collection.objects.link(cam); sc.camera = cam
    t = Vector(target) * S; r = np.radians(pitch); D = dist * S
    cam.location = t + Vector((0, -D * np.cos(r), D * np.sin(r)))
    cam.rotation_euler = (t - cam.location).to_track_quat('-Z', 'Y').to_euler()
    cd.sensor_fit = 'VERTICAL'; cd.sensor_height = 24; cd.lens = 24 * dist / height; cd.clip_end = 1000
    bpy.context.view_layer.update()
    return cam


def atrous(L, nrm, col, alpha, levels=3, sn=.10, sc=.10, sl=.9):
    """Edge-avoiding wavelet filter: smooths light, keeps what normals and cloth colour say is an edge."""
    k1 = np.array([1, 4, 6, 4, 1]) / 16.0
    for lev in range(levels):
        st = 2 ** lev; acc = np.zeros_like(L); ws = np.zeros(L.shape[:2])
        lum = L.mean(2)
        for i in range(-2, 3):
            for j in range(-2, 3):
                sh = lambda a: np.roll(a, (i * st, j * st), (0, 1))
                w = k1[i+2] * k1[j+2] * np.exp(-((sh(nrm) - nrm) ** 2).sum(2) / (sn * sn) - ((sh(col) - col) ** 2).sum(2) / (sc * sc)
                        - np.abs(sh(lum) - lum) / (sl * (lum + .15) / (1 + lev))) * sh(alpha)
                acc += sh(L) * w[..., None]; ws += w
        L = np.where(ws[..., None] > 1e-4, acc / np.maximum(ws, 1e-4)[..., None], L)
    return L


def srgb(x):
    x = np.clip(x, 0, 1); return np.where(x <= .0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - .055)


def tone(x):
    """Gentle shoulder so that highlights on light cloth roll off instead of clipping."""
    a = .78; return np.where(x < a, x, a + (1 - a) * (1 - np.exp(-(x - a) / (1 - a))))


def shadow(cam, pts, floor, w, h, contact=True, small=False):
    """Contact shadow: what is near the floor darkens it. Worked out on the floor, then seen through the camera."""
    n = 320; ext = 20.0 if small else 60.0; f = ext / 60.0
    hgt = pts[:, 2] - floor
    m = np.zeros((n, n))
    # What hangs higher has no sharp core: its leg openings would show as a ring.
    for soft, cut, wt in ((1.2, 5, .55), (4.0, 22, .40), (9.0, 90, .30)) if contact else ((5.0, 30, .5), (9.0, 90, .45)):
        g = np.zeros((n, n)); s = hgt < cut * f; soft = soft * f
        ix = np.clip(((pts[s, 0] + ext) / (2 * ext) * n).astype(int), 0, n - 1); iy = np.clip(((pts[s, 1] + ext) / (2 * ext) * n).astype(int), 0, n - 1)
        g[iy, ix] = 1
        g = gaussian_filter(g, soft * n / (2 * ext)); m += wt * np.clip(g / max(g.max(), 1e-6), 0, 1)
    fr = [cam.matrix_world @ v for v in cam.data.view_frame(scene=bpy.context.scene)]   # tr, br, bl, tl
    tr, br, bl, tl = [np.array(v) for v in fr]; o = np.array(cam.matrix_world.translation)
    X, Y = np.meshgrid((np.arange(w) + .5) / w, (np.arange(h) + .5) / h)
    d = tl + (tr - tl) * X[..., None] + (bl - tl) * Y[..., None] - o
    t = (floor * S - o[2]) / np.where(np.abs(d[..., 2]) < 1e-6, -1e-6, d[..., 2])
    P = (o + d * t[..., None]) / S
    ok = (t > 0) & (np.abs(P[..., 0]) < ext) & (np.abs(P[..., 1]) < ext)
    from scipy.ndimage import map_coordinates
    v = map_coordinates(m, [(P[..., 1] + ext) / (2 * ext) * n - .5, (P[..., 0] + ext) / (2 * ext) * n - .5], order=1, mode='constant')
    return np.where(ok, v, 0)


def background(w, h):
    """Seamless paper: brand sand, a breath lighter behind the product, a breath darker at the foot."""
    X, Y = np.meshgrid(np.linspace(-1, 1, w), np.linspace(-1, 1, h))
    g = 1 + .012 * np.exp(-(X ** 2 + (Y + .1) ** 2) * 1.6) - .022 * np.clip((Y - .55) / .45, 0, 1) ** 1.5 - .012 * np.clip(X ** 2 + Y ** 2 - .6, 0, 1)
    return np.clip(BG * g[..., None], 0, 1)


def shoot(path, cam, pts, floor, tmp, quality=82, shade=.34, contact=True, small=False):
    sc = bpy.context.scene
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp; fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '16'; fo.format.color_mode = 'RGBA'
    fo.file_slots.clear()
    for p in PASSES:
        fo.file_slots.new(p); fo.file_slots[-1].path = p + '_'
        nt.links.new(rl.outputs[p], fo.inputs[p])
    bpy.ops.render.render()
    w = sc.render.resolution_x * sc.render.resolution_percentage // 100; h = sc.render.resolution_y * sc.render.resolution_percentage // 100
    P = {}
    for p in PASSES:
        f = os.path.join(tmp, f'{p}_{sc.frame_current:04d}.exr')
        im = bpy.data.images.load(f); im.colorspace_settings.name = 'Non-Color'
        a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); P[p] = a.reshape(h, w, 4)[::-1, :, :3].copy()
        bpy.data.images.remove(im); os.unlink(f)
    alpha = P['Alpha'][..., 0]
    ok = alpha > .02
    ys, xs = np.where(ok); y0, y1, x0, x1 = max(ys.min() - 8, 0), ys.max() + 9, max(xs.min() - 8, 0), xs.max() + 9
    c = (slice(y0, y1), slice(x0, x1))
    N_, D_ = P['Normal'][c], P['DiffCol'][c]
    al = alpha[c]
    diff = atrous(P['DiffDir'][c] + P['DiffInd'][c], N_, srgb(D_), al)
    glos = atrous(P['GlossDir'][c] + P['GlossInd'][c], N_, srgb(D_), al, levels=2, sl=2.0)
    lin = diff * D_ + glos * P['GlossCol'][c] + P['Emit'][c]
    if P['TransCol'][c].max() > .01:
        lin = lin + atrous(P['TransDir'][c] + P['TransInd'][c], N_, srgb(D_), al) * P['TransCol'][c]
    fg = np.zeros((h, w, 3)); fg[c] = srgb(tone(lin / np.maximum(al, .02)[..., None]))
    bg = background(w, h)
    if floor is not None:
        sh = shadow(cam, pts, floor, w, h, contact, small)
        bg = bg * (1 - shade * np.clip(sh, 0, 1.3)[..., None] * np.array([.92, .98, 1.06]))
    img = bg * (1 - alpha[..., None]) + fg * alpha[..., None]
    im = Image.fromarray((np.clip(img, 0, 1) * 255 + .5).astype(np.uint8))
    while True:         # the site allows 90 KB per product picture
        im.save(path + '.webp', quality=quality, method=6)
        if os.path.getsize(path + '.webp') < 88_000 or quality < 50: break
        quality -= 4
    return im
