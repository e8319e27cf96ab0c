"""Empty sets as ceiling cameras see them, by day and by infrared at night (Blender).

    blender -b --factory-startup --python camera_views.py -- <folder> <samples> <view>[-night] …      sets of VIEWS -> <folder>/<view>.npz
    blender -b --factory-startup --python camera_views.py -- <folder> props                            moving things -> <folder>/props.npz

Units     metres; fov: degrees across the picture
Output    .npz: linear `rgb` (float16), `z` from the lens, `camera` (world -> camera, 4 x 4), `fov`, light for the movers (raster.py)
Cycles with few samples; diffuse light is filtered with the denoiser of studio.py, so a view takes half a minute of one core.
"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Matrix
import rooms, sets, studio
from studio import *
from sets import theme

SIZE = (1280, 720)
INDOOR = dict(key=(-2.0, -1.5, 6.5), power=900, sky=('#ffffff', .62), ground=('#aab4c8', .62), tint='#fff3e2', size=2.2)
HALL = {**INDOOR, 'key': (-1.5, -1.0, 8.0), 'power': 1500, 'size': 3.0}
OUTDOOR = dict(key=(-7, -8, 14), power=7500, sky=('#eaf2ff', .85), ground=('#b9c0c8', .85), tint='#fff1dc', size=1.2)

# view: set, camera position, target, fov, light.  VIEWS are shown on the site, EXTRA only carry events.
VIEWS = {
    'door-overhead': ('door', (0, -.62, 3.7), (0, -.60, 0), 92, INDOOR),
    'entrance': ('door', (2.3, 3.3, 2.8), (-.35, -1.3, .75), 74, INDOOR),
    'till-top': ('till', (.05, -.95, 2.75), (.05, .22, .6), 68, INDOOR),
    'till-counter': ('till', (.05, -1.45, 2.95), (.05, .50, .78), 74, INDOOR),
    'till-both': ('till', (.55, -1.75, 2.85), (.16, -.20, .80), 72, INDOOR),           # a quarter of its height is the customer's side
    'aisle-corner': ('store', (-4.3, -3.3, 2.85), (.5, -.5, .35), 82, INDOOR),
    'kitchen': ('catering', (.85, 2.35, 2.75), (-2.3, 2.5, .75), 78, INDOOR),
    'dining': ('catering', (4.35, -3.3, 2.85), (-1.0, -.9, .35), 76, INDOOR),
    'pharmacy-counter': ('medicine', (3.6, -1.3, 2.7), (.7, 1.5, .8), 74, INDOOR),
    'showroom': ('automobile', (4.35, -3.35, 2.9), (-.6, .3, .3), 84, INDOOR),
    'loading-bay': ('dock', (5.0, -3.7, 3.5), (-.4, 1.3, .4), 76, HALL),
    'storeroom': ('warehouse', (-4.2, -3.3, 2.85), (.9, -.6, .35), 80, INDOOR),
    'street': ('street', (-5.0, -3.2, 3.9), (.1, 1.9, .9), 74, OUTDOOR),
}
EXTRA = {
    'pharmacy-aisle': ('medicine', (4.35, -3.3, 2.75), (2.0, -.5, .45), 70, INDOOR),
    'till-line': ('store', (4.3, -.35, 2.75), (1.3, -2.45, .65), 82, INDOOR),
    'shelf': ('shelf_wall', (.9, -1.9, 2.35), (.15, 1.9, .85), 72, INDOOR),
    'promo': ('promo', (2.6, -2.6, 2.5), (.1, .5, .75), 66, INDOOR),
    'produce': ('wet', (4.3, -.35, 2.75), (1.70, 2.12, .60), 62, INDOOR),
    'kitchen-foot': ('kitchen_foot', (.42, -.55, 1.30), (.17, 1.42, .17), 37, {**INDOOR, 'ir': .13}),
    'till-side': ('till_lane', (-.10, -1.95, 2.05), (.08, .12, 1.0), 68, INDOOR),
    'dirty-table': ('dirty_table', (1.25, -3.4, 2.5), (-.85, -2.1, .5), 68, INDOOR),
    'corridor': ('corridor', (-1.2, -1.2, 2.7), (.2, 3.6, .75), 72, {**INDOOR, 'key': (0, 0, 6)}),
    'yard': ('full_bins', (1.7, -1.9, 2.9), (-1.35, 1.9, .6), 72, {**OUTDOOR, 'key': (-4, -9, 14)}),
    'back-door': ('yard', (.55, -.5, 2.6), (1.75, 2.5, 1.05), 66, {**OUTDOOR, 'key': (-4, -9, 14)}),
    'bays': ('bays', (.1, -4.05, 3.6), (.0, 1.5, .95), 86, HALL),                                     # from the front: no car hides another, nor the free bay
    'fire-lane': ('fire_lane', (-3.8, -5.0, 4.6), (2.2, 2.4, .4), 66, {**OUTDOOR, 'key': (-7, -10, 14)}),
    'store-wide': ('store', (4.35, -3.35, 2.95), (-.9, .3, .1), 88, INDOOR),
}


def camera(pos, target, fov, roll=0.0):
    c = bpy.data.cameras.new('cctv')
    c.angle, c.sensor_fit, c.clip_start, c.clip_end = math.radians(fov), 'HORIZONTAL', .05, 120
    o = link(bpy.data.objects.new('cctv', c))
    o.location = pos
    aim(o, target)
    bpy.context.scene.camera = o
    return o


def light(o, day, fov, night):
    if night:
        world('#ffffff', .012, '#ffffff')
        l = bpy.data.lights.new('ir', 'SPOT')
        l.energy, l.spot_size, l.spot_blend, l.shadow_soft_size = night, math.radians(min(160, fov + 22)), .85, .05
        s = link(bpy.data.objects.new('ir', l))
        s.matrix_world = o.matrix_world @ Matrix.Translation((.05, .03, 0))
        return
    (sky, ks), (ground, kg) = day['sky'], day['ground']
    world(sky, ks, ground)
    l = bpy.data.lights.new('key', 'AREA')
    l.energy, l.color, l.shape, l.size = day['power'], lin(day['tint'])[:3], 'DISK', day['size']
    k = link(bpy.data.objects.new('key', l))
    k.location = day['key']
    aim(k, (0, 0, 0))


_built = []                                                  # the set that stands: views of one set are rendered one after the other


def shoot_view(name, folder, spp, night):
    place, pos, target, fov, day = {**VIEWS, **EXTRA}[name]
    t = time.time()
    if _built[:1] != [place]:
        reset()
        sets._clear()
        theme(place) if place in rooms.THEMES else getattr(sets, place)()
        _built[:] = [place]
    for o in [o for o in bpy.context.scene.objects if o.type in ('CAMERA', 'LIGHT')]:
        bpy.data.objects.remove(o)
    o = camera(pos, target, fov)
    bpy.context.view_layer.update()
    ir = 900 * day.get('ir', 1) if night else 0
    light(o, day, fov, ir)
    t1 = time.time()
    setup(*SIZE, 3)
    s = bpy.context.scene
    c = s.cycles
    c.diffuse_bounces, c.glossy_bounces = 1, 1
    c.use_fast_gi, c.ao_bounces_render = True, 1
    s.world.light_settings.distance = 3.0
    s.render.film_transparent = False
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    tmp = os.path.join(folder, 'tmp-' + name)
    os.makedirs(tmp, exist_ok=True)
    a, b = (studio._buffers(k, max(1, spp // 2), tmp, [p for p in studio.PASSES if p != 'depth']) for k in (11, 77))
    q = studio.denoise(a, b)
    z = np.minimum(a['z'][..., 0], 200)
    rgb = lambda c, k: np.array(lin(c)[:3]) * k
    np.savez_compressed(os.path.join(folder, name + ('-night' if night else '') + '.npz'), rgb=np.clip(q[..., :3], 0, 60).astype(np.float16), z=z.astype(np.float32), camera=np.array(o.matrix_world.inverted()), fov=fov,
             key=np.array(pos if night else day['key'], float), power=ir or day['power'], sky=rgb(*day['sky']), ground=rgb(*day['ground']), tint=rgb(day['tint'], 1), night=bool(night))
    print(f'VIEW {name}{"-night" if night else ""} set {t1 - t:.0f}s render {time.time() - t1:.0f}s', flush=True)


# ------------------------------------------------------------------ things that move
PROPS = {
    'cart': sets.shopping_cart, 'trolley': sets.trolley, 'stroller': sets.stroller, 'forklift': sets.forklift, 'rodent': sets.rodent,
    'carton': lambda: sets.cardboard((.50, .42, .36), (0, 0, 0)), 'bag': lambda: sets.bags((0, 0, 0)),
    'car-white': lambda: sets.car(0, 0, 0, '#e4e8ee'), 'car-red': lambda: sets.car(0, 0, 0, '#b5303c'), 'car-blue': lambda: sets.car(0, 0, 0, '#2f57b8'), 'car-gray': lambda: sets.car(0, 0, 0, '#59616e'),
    'milk': lambda: sets.carton('#3767d6')(), 'can': lambda: sets.can('#c23a52')(), 'bottle': lambda: sets.bottle('#2f8f7c')(), 'box-orange': lambda: sets.carton('#ff8821')(),
    'drawer': sets.drawer, 'ladder': sets.ladder, 'banner': sets.banner, 'tray': sets.tray,
}


def props(folder):
    out = {}
    for name, make in PROPS.items():
        reset()
        sets._clear()
        make()
        bpy.context.view_layer.update()
        dg = bpy.context.evaluated_depsgraph_get()
        V, F, C, G, n = [], [], [], [], 0
        for o in bpy.context.scene.objects:
            if o.type not in ('MESH', 'CURVE'):
                continue
            e = o.evaluated_get(dg)
            me = e.to_mesh()
            mw = o.matrix_world
            V += [tuple(mw @ v.co) for v in me.vertices]
            slots = []
            for m in me.materials:
                p = m.node_tree.nodes['Principled BSDF'].inputs
                em, st = tuple(p['Emission'].default_value)[:3], p['Emission Strength'].default_value
                slots.append((em, st) if st and max(em) > 0 else (tuple(p['Base Color'].default_value)[:3], 0))
            for p in me.polygons:
                F.append([n + i for i in p.vertices])
                c, g = slots[p.material_index]
                C.append(c); G.append(g)
            n = len(V)
            e.to_mesh_clear()
        L = np.array([len(f) for f in F])
        out.update({name + '.v': np.array(V, np.float32), name + '.n': L, name + '.f': np.concatenate([np.array(f) for f in F]), name + '.c': np.array(C, np.float32), name + '.g': np.array(G, np.float32)})
    np.savez_compressed(os.path.join(folder, 'props.npz'), **out)
    print('PROPS', {k: len(out[k + '.n']) for k in PROPS}, flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    os.makedirs(a[0], exist_ok=True)
    if a[1] == 'props':
        props(a[0])
    else:
        for v in a[2:]:
            shoot_view(v.removesuffix('-night'), a[0], int(a[1]), v.endswith('-night'))
