"""More views of the product models: from behind, turning, and mounted in a place; and the
models that are rendered with Eevee. One run makes several, which saves the time of compiling shaders.

    xvfb-run -a blender -b --factory-startup --python views.py -- <build folder> <id> <id>:rear <id>:turn <id>:mounted …

Output    <id>.npz, <id>-rear.npz: see studio.snap().  <id>-turn/: one .npz per frame (`rgba`) and `ground.npz`.
          <id>-mounted.npz: see mounted()
Places    meters, floor at z = 0, the camera looks to +Y; a device is scaled to its size in src/facts/models.ts
"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
from mathutils import Matrix, Vector
import studio, products
from studio import *
from products import CATALOG, CAM, R
import rooms
from rooms import pm, inst, B, WOOD, WHITE, DARK, PAL
from people import person, CAST

FRAMES = 36
# Width of the finished model in meters (of the E3-T-H: length), from src/facts/models.ts (ukid has no entry there: a pendant of 9 cm).
WIDTH = {'w3-e': .066, 'w3-s': .098, 'fmix-d': .214, 'h1001': .196, 'u8-d': .124, 'u8-t': .122, 'u9-d': .168, 'ul-8232nh': .380, 'ul-7016nh-h1': .300, 'i-badge': .058, 'monitor': .54, 'p3-x-8': .132, 'e3-x': .112, 'e3-d-h': .118, 'e3-t-h': .204, 'k3': .164, 'h2001': .228, 'ul-8208nh': .260, 'b1': .186, 'ukid': .09}
# Width of the same part in the units of products.py.
UNITS = {'w3-e': 1.5, 'w3-s': 2.04, 'fmix-d': 3.0, 'h1001': 2.5, 'u8-d': 2.08, 'u8-t': 1.88, 'u9-d': 2.44, 'ul-8232nh': 380 * products.MM, 'ul-7016nh-h1': 300 * products.MM, 'i-badge': 1.24, 'monitor': 4.4, 'p3-x-8': 2.0, 'e3-x': 2.04, 'e3-d-h': 2.24, 'e3-t-h': 2.25, 'k3': 1.9, 'h2001': 3.3, 'ul-8208nh': 260 * products.MM, 'b1': 2.5, 'ukid': 1.72}
# Left and right halves alike: frames 19 to 35 are mirror images of 17 to 1.
MIRROR = {'e3-x', 'w3-e', 'h1001', 'h2001', 'e3-t-h', 'e3-d-h', 'w3-s', 'u8-d', 'u9-d'}


def build(i, straight=False):
    """model under one empty; straight: without the turn to the side that the still has"""
    before = set(bpy.context.scene.objects)
    CATALOG[i][0]()
    mine = [o for o in bpy.context.scene.objects if o not in before]
    root = empty()
    for o in mine:
        if o.parent is None:
            if straight and o.type == 'EMPTY' and o.children:
                o.rotation_euler.z = 0
            o.parent = root
        elif straight and o.type == 'EMPTY' and o.children and o.parent.type == 'EMPTY' and not o.parent.parent:
            o.rotation_euler.z = 0
    return root, mine


def heads(mine):
    """empties that carry a lens (their +Z looks out of it)"""
    return [o for o in mine if o.type == 'EMPTY' and len(o.children) > 2]


# ------------------------------------------------------------------ from behind
def tail():
    """pigtail of the E3-X: notch in the foot, cable, network coupler and 12 V socket"""
    box((.26, .10, .12), (0, 1.0, .06), 'black', .03, 3)
    tube([(0, .95, .06), (.05, 1.35, .06), (.40, 1.75, .05), (1.0, 1.80, .05), (1.45, 1.45, .05)], .05, 'rubber', floor=.05)
    e = empty((1.62, 1.22, .13), (0, 0, R(38)))
    box((.30, .52, .26), (0, 0, 0), 'rubber', .03, 4, parent=e)
    box((.22, .02, .18), (0, -.262, 0), 'black', .006, 2, parent=e)
    box((.17, .02, .03), (0, -.268, .05), 'gold', 0, 1, parent=e)
    tube([(.15, 1.5, .05), (.10, 2.0, .04), (-.35, 2.25, .04), (-.75, 2.05, .05)], .035, 'rubber', floor=.035)
    cyl(.075, .40, (-.92, 1.93, .08), 'rubber', (R(90), 0, R(60)), .02)
    cyl(.045, .02, (-1.10, 1.83, .08), 'alu', (R(90), 0, R(60)), .005)


def rear(i):
    root, _ = build(i)
    if i == 'e3-x':
        n = set(bpy.context.scene.objects)
        tail()
        for o in bpy.context.scene.objects:
            if o not in n and o.parent is None:
                o.parent = root
    root.rotation_euler.z = R(180)
    return dict(az=-24 if i != 'e3-x' else -16, el=20 if i != 'e3-x' else 26, rim=.3)


# ------------------------------------------------------------------ turning
def turn(i, out, tmp, samples=8, w=480, h=360):
    cam = {**CAM, **CATALOG[i][1]}
    root, mine = build(i, True)
    if i in products.HANGING:
        products.hang(products.HANGING[i])
        root, inner = empty(), root.parent
        inner.parent = root
    bpy.context.view_layer.update()
    one = studio._verts
    V = one()
    spin = lambda a: np.column_stack([V[:, 0] * math.cos(a) - V[:, 1] * math.sin(a), V[:, 0] * math.sin(a) + V[:, 1] * math.cos(a), V[:, 2]])
    studio._verts = lambda: np.concatenate([spin(2 * math.pi * k / 24) for k in range(24)])
    c, _ = frame(0, max(cam['el'], 14), 90, (.84, .80), w / h)
    studio._verts = one
    s = max(np.ptp(V[:, 0]), np.ptp(V[:, 2]) * .9, np.ptp(V[:, 1]) * .8) / 2
    k = s * s
    P = lambda x, y, z: (c[0] + x * s, c[1] + y * s, c[2] + z * s)
    world('#e6edff', .42, '#4a5f96')                         # the same from the left and from the right
    for q in (-1, 1):
        area(P(q * 3.4, -4.4, 4.4), c, 2.6 * s, 215 * k)
        area(P(q * 5.0, 1.2, 2.0), c, .7 * s, 70 * k, '#dfe9ff', 5 * s)
    area(P(0, -.2, 6.4), c, 3.4 * s, 190 * k, '#f4f7ff')
    area(P(0, 5.2, 3.2), c, 3.0 * s, 120 * k * (1 + cam.get('rim', 0)), '#d3dffa', 2 * s)
    eevee(w, h, samples, .4 * s)
    bpy.context.view_layer.update()
    os.makedirs(out, exist_ok=True)
    np.savez(os.path.join(out, 'ground.npz'), ground=np.array([foot(w, h, V, 2 * math.pi * f / FRAMES) for f in range(FRAMES)]))
    for f in range(FRAMES // 2 + 1 if i in MIRROR else FRAMES):
        root.rotation_euler.z = 2 * math.pi * f / FRAMES
        bpy.context.view_layer.update()
        rgba = studio._buffers(1, samples, tmp, ('img',))['img']
        np.savez(os.path.join(out, f'{f:02d}.npz'), rgba=np.clip(rgba, 0, 60000).astype(np.float16))
    print('TURNED', i, flush=True)


# ------------------------------------------------------------------ mounted
def place(i, at, turn=0.0, hang=False, wall=False):
    """device of its real size: standing at a point, hanging from it, or fixed to a wall that faces -Y; turn in degrees"""
    root, mine = build(i)
    k = WIDTH[i] / UNITS[i]
    flip = Matrix.Rotation(math.pi, 4, 'Y') if hang else Matrix.Rotation(R(90), 4, 'X') if wall else Matrix.Identity(4)
    root.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(R(turn), 4, 'Z') @ flip @ Matrix.Scale(k, 4)
    bpy.context.view_layer.update()
    return root, mine


def look_along(e, d, up=(0, 0, 1)):
    """turns a head so that its lens looks along d (world), its own up towards `up`"""
    z = Vector(d).normalized()
    x = Vector(up).cross(z).normalized()
    y = z.cross(x)
    loc, _, sc = e.matrix_world.decompose()
    m = Matrix((x, y, z)).transposed().to_4x4()
    e.matrix_world = Matrix.Translation(loc) @ m @ Matrix.Diagonal((*sc, 1))
    bpy.context.view_layer.update()


def shot(eye, to, lens, fstop, focus, aspect=4 / 3):
    cam = bpy.data.cameras.new('c')
    cam.lens, cam.sensor_width, cam.clip_start, cam.clip_end = lens, 36, .01, 60
    o = link(bpy.data.objects.new('c', cam))
    o.location = eye
    aim(o, to)
    cam.dof.use_dof, cam.dof.aperture_fstop, cam.dof.focus_distance = True, fstop, (Vector(focus) - Vector(eye)).length
    bpy.context.scene.camera = o


def ceiling(z, col='#eef1f6', tile=.6, x=4.0, y=(-3.0, 8.0)):
    """ceiling of square tiles with a fine joint"""
    box((2 * x, y[1] - y[0], .1), (0, (y[0] + y[1]) / 2, z + .05), mat('ceil' + col, col, .8), 0, 1)
    joint = mat('joint', '#c9d0dc', .7)
    for n in range(int(2 * x / tile) + 1):
        box((.014, y[1] - y[0], .006), (-x + .3 + n * tile, (y[0] + y[1]) / 2, z - .001), joint, 0, 1)
    for n in range(int((y[1] - y[0]) / tile) + 1):
        box((2 * x, .014, .006), (0, y[0] + n * tile, z - .001), joint, 0, 1)


def floor(col='#d9dbe0', x=6.0, y=(-4.0, 14.0), rough=.35):
    box((2 * x, y[1] - y[0], .1), (0, (y[0] + y[1]) / 2, -.05), mat('fl' + col, col, rough), 0, 1)


def tube_light(x, y, z, length=1.2, s=3.0):
    """lamp that is seen; the light itself comes from an area lamp below it (less noise than a glowing mesh)"""
    area((x, y, z - .04), (x, y, 0), .3, 9 * s * length, '#fff8ee', length).data.use_shadow = False
    box((.12, length, .03), (x, y, z - .012), mat('tl%.1f' % s, '#ffffff', .4, emit='#fff6e8', emit_s=s), .01, 2)


def street(y, col='#cfe0ff', s=1.6, w=16, h=8):
    """the bright day outside a window"""
    panel(w, h, (0, y, h / 2 - .5), mat('day' + col, col, 1, emit=col, emit_s=s), (R(90), 0, 0))


def lit(c):
    """front of a house in daylight"""
    return mat('far' + c, c, .8, emit=c, emit_s=.55)


def glazing(xs, y, z0, z1, frame='#3b4252', bar=.05):
    """shop front: mullions at xs, sill and head"""
    m = mat('fr' + frame, frame, .4)
    for x in xs:
        box((bar, .08, z1 - z0), (x, y, (z0 + z1) / 2), m, .006, 2)
    for z in (z0, z1):
        box((xs[-1] - xs[0] + bar, .08, bar), ((xs[0] + xs[-1]) / 2, y, z), m, .006, 2)


def level(eye, top, bottom, focus, fstop=9.0):
    """camera that looks along +Y without a tilt, so that posts stand straight; its picture reaches from `bottom` to `top`, both in meters
    of height per meter of distance. With a device close above it, it sees the room that the device hangs in as well."""
    d = 2 / 3 * (top - bottom)                               # half of the width, 4:3
    shot(eye, (eye[0], eye[1] + 1, eye[2]), 18 / d, fstop, focus)
    bpy.context.scene.camera.data.shift_y = (top + bottom) / 4 / d


def p_k3():
    """just inside the door of `overhead-counting` in events.py: one comes in, one goes out"""
    z, yd = 2.80, 1.62
    place('k3', (0, 0, z), 0, hang=True)
    ceiling(z, '#eef1f6', .6, 4.2, (-3.0, yd)); floor('#cfccc4')
    for x in (-1.5, 1.5):
        tube_light(x, .1, z, 1.2, 1.4)
    frame, pane = mat('head', '#4a566c', .4), mat('pane', '#c5d8ee', .15, coat=.6)
    for x in (-1.0, -.92, .92, 1.0, -3.2, 3.2):              # posts; what is between the outer ones is glass down to the floor
        box((.06, .09, z), (x, yd, z / 2), frame, .006, 2)
    for q in (-1, 1):
        box((2.2, .09, .07), (q * 2.1, yd, .035), frame, .006, 2)
        for y, x in ((yd - .42, q * .86),):                  # leaf, open to the inside
            box((.045, .84, .07), (x, y, 2.16), frame, .006, 2); box((.045, .84, .10), (x, y, .05), frame, .006, 2)
            for e in (-.40, .40):
                box((.05, .06, 2.2), (x, y + e, 1.1), frame, .006, 2)
            box((.022, .02, .5), (x - q * .05, y - .30, 1.1), mat('closer', '#d5dae2', .35, metal=.8), .008, 2)
    box((6.4, .12, .12), (0, yd, 2.26), frame, .01, 2); box((6.4, .10, .46), (0, yd + .02, 2.56), pm('#4576E2', .6), .01, 1)
    box((.34, .05, .14), (0, yd - .06, 2.46), mat('exit', '#1f9d63', .4, emit='#2fbf7a', emit_s=.7), .012, 3)
    box((.13, .01, .02), (0, yd - .09, 2.46), mat('exitw', '#ffffff', .5, emit='#ffffff', emit_s=1.0), .005, 2)
    for q in (-1, 1):
        box((.06, .01, .02), (-.05, yd - .09, 2.46 + q * .02), mat('exitw', '#ffffff', .5, emit='#ffffff', emit_s=1.0), .005, 2, (0, R(-42 * q), 0))
    box((1.5, .9, .015), (0, .75, .008), pm('#3b4252', .9), .004, 1)
    for x in (-1.55, 1.55):
        rooms.plant(x, 1.2, 1.15)
    rooms.gondola((-2.6, .9), R(90), 2.0, (1, -1), 1.7, 5); rooms.gondola((2.6, .9), R(90), 2.0, (1, -1), 1.7, 5)
    person((-.42, 1.85), R(-78), .18, walk=.8, shirt='#4576E2', tr='#2a3145', hair='#2a2320', skin='#d9a37e')
    person((.42, 1.10), R(84), .40, walk=.7, shirt='#c9485b', tr='#2b3a5e', hair='#3a281c', skin='#e3b491', h=.98)
    street(11.0, '#cfe0fb', .80, 30, 12); box((30, 9, .1), (0, yd + 4.6, -.06), mat('walk', '#8f99aa', .9), 0, 1)
    for x, c, h in ((-6.4, '#a3b4d0', 4.6), (-4.0, '#c0cce0', 3.6), (-1.6, '#aebdd6', 4.0), (1.2, '#cbd6e7', 3.4), (3.6, '#a9b9d3', 4.4), (6.2, '#bccadf', 3.8)):
        box((2.3, .3, h), (x, 10.2, h / 2), lit(c), .02, 1)
    for x in (-3.4, 1.7, 4.6):
        rooms.tree(x, 7.2, 1.5)
    area((0, 3.8, 6.5), (0, 6.5, .5), 6, 620, '#fbfaff')
    area((-.9, -1.0, 1.9), (0, 0, 2.75), .8, 11); area((.9, -.3, 2.3), (0, 0, 2.75), .3, 4.0, '#dfe9ff', .8)
    area((0, -.4, 2.72), (0, 1.2, .8), 1.4, 34, '#fbfaff')
    world('#f1f5ff', .62, '#aeb9cf')
    level((-.05, -.45, 2.48), .88, -.88, (0, 0, 2.74))


def p_h2001():
    z = 3.1
    place('h2001', (0, 0, z), 10, hang=True)
    ceiling(z, '#e4e8f0', .6, 5, (-3, 4.4)); area((0, 7, 8), (0, 10.5, .5), 8, 2600, '#fff4e0'); floor('#c6cbd4', 8, (-4, 20), .2)
    for x in (-1.4, 1.7):
        tube_light(x, .6, z, 1.4, 2.0)
    glazing([-3.6, -1.8, 0, 1.8, 3.6], 4.4, 0, 2.75, '#454d5e', .07)
    box((7.4, .30, .34), (0, 4.4, 2.93), pm('#dfe4ee', .6), .01, 1)
    street(12, '#dbe8ff', 1.15, 30, 9)
    for x, c, h in ((-6, '#93a7c8', 6), (-3, '#bccadf', 4.5), (1.5, '#a5b6d1', 5.4), (5.5, '#c8d3e5', 6.5)):
        box((2.8, .3, h), (x, 11.5, h / 2), lit(c), .02, 1)
    for n, (x, y) in enumerate(((-1.2, 3.2), (-.55, 5.2), (.9, 3.6), (1.5, 6.4))):
        person((x, y), R(-90 if n % 2 else 90), .2 * n, walk=.8, **{k: v for k, v in CAST[n].items()})
    for x in (-2.7, 2.9):
        cyl(.22, z, (x, 2.2, z / 2), pm('#dfe4ee', .5), seg=64)
    area((-1.0, -1.1, 2.4), (0, 0, 2.9), .9, 13); area((1.1, -.6, 2.7), (0, 0, 2.9), .3, 4.5, '#e2ebff', .9)
    world('#f1f5ff', .8, '#c9d2e4')
    shot((.12, -.60, 2.80), (.05, .6, 2.945), 38, 2.2, (0, 0, 2.97))


def p_e3x(dusk=False):
    """a store seen from where the camera hangs: the whole floor lies below it, and it looks across"""
    z = 2.7
    place('e3-x', (.02, 0, z), -30, hang=True)
    ceiling(z, x=5.1, y=(-3.0, 9.0)); floor('#d5d8de', rough=.3)
    box((.1, 13, 3), (1.75, 3, 1.5), mat('wallr', '#e4e9f3', .75), 0, 1)
    box((.1, 13, 3), (-4.9, 3, 1.5), mat('wallr', '#e4e9f3', .75), 0, 1)
    box((9, .1, 3), (-1.5, 8.6, 1.5), mat('wallb', '#4c78d8', .7), 0, 1)
    for x in (-3.0, -.75):
        for y in (1.4, 3.8, 6.2):
            if dusk:
                area((x, y, z - .05), (x, y, 0), .3, 36, '#ffcf98', 1.4)
                box((.12, 1.4, .03), (x, y, z - .012), mat('tlw', '#ffffff', .4, emit='#ffe0b4', emit_s=1.8), .01, 2)
            else:
                tube_light(x, y, z, 1.4, 2.6)
    rooms.gondola((1.48, 4.2), R(90), 6.0, (1,), 2.0, 5)
    rooms.gondola((-1.3, 4.4), R(90), 3.6, (1, -1), 1.4, 4)
    rooms.gondola((-3.3, 4.4), R(90), 3.6, (1, -1), 1.4, 4)
    rooms.fridge((-1.6, 8.15), 0, 5.4, 6)
    box((.52, .014, .62), (-1.3, 2.57, 1.0), pm('#4576E2', .6), .006, 2)                     # a poster at the end of the shelf
    cyl(.13, .012, (-1.3, 2.558, 1.06), pm('#ff8821', .6), (R(90), 0, 0), .002)
    person((.62, 4.1), 0, .1, walk=.1, reach=.7, **CAST[0])
    person((-.25, 6.0), R(-90), .25, walk=.8, **CAST[3])
    person((-2.3, 4.7), R(100), .6, walk=.6, **CAST[1])
    box((.03, .8, .03), (1.62, .42, z - .03), pm('#dfe4ee', .5), .008, 2)                    # cable duct along the edge
    if dusk:
        area((-.8, -.9, 2.0), (0, 0, 2.6), .8, 9, '#c3d0ff'); area((.5, -.7, 2.5), (0, 0, 2.6), .2, 3.2, '#ffe0b8', .7)
        world('#5a76d6', .20, '#26366e')
        area((-1.6, 7.5, 1.2), (-1.6, 3, .9), 5.2, 34, '#c4dcff', 1.6)                      # the chillers
        for y in (2.6, 5.2):
            area((.35, y, 2.6), (.8, y, .4), .8, 46, '#ffcf98')
        return shot((-.10, -.50, 2.53), (-.10, 2.50, 2.435), 27, 14, (.02, -.04, 2.63))
    area((-.8, -.9, 2.0), (0, 0, 2.6), .8, 10); area((.5, -.7, 2.5), (0, 0, 2.6), .2, 2.4, '#e2ebff', .7)
    world('#f3f6ff', .66, '#c6cfe2')
    for y in (2.6, 5.6):
        area((-.9, y, 2.62), (-.9, y, 0), 1.6, 42, '#fff6ea')
    shot((-.10, -.50, 2.53), (-.10, 2.50, 2.435), 27, 14, (.02, -.04, 2.63))


def p_e3th():
    """beside the lamp over a back door, turned along the wall"""
    z = 2.52
    _, mine = place('e3-t-h', (0, 0, z), 0, wall=True)
    e = [o for o in heads(mine)][0]
    look_along(e, (-.84, -.46, -.26))
    box((9, .2, 6), (0, .10, 3.0), mat('wallp', '#dfe3ec', .7), 0, 1)
    for n in range(-11, 8):                                                                 # rows of bricks, every second joint shifted
        zz = z - .012 + n * .08
        box((9, .006, .007), (0, -.001, zz), pm('#c9cfdb', .7), 0, 1)
        for k in range(-12, 7):
            box((.007, .006, .08), (k * .26 + (.13 if n % 2 else 0) + .09, -.001, zz + .04), pm('#c9cfdb', .7), 0, 1)
    box((1.06, .10, 2.26), (-.74, -.01, 1.13), pm('#3b4252', .5), .012, 2)                   # door: frame, leaf, glass
    box((.92, .06, 2.18), (-.74, -.045, 1.09), pm('#5f84d8', .5), .01, 2)
    box((.34, .02, .42), (-.74, -.08, 1.86), mat('doorglass', '#ffe9c4', .3, emit='#ffe2b0', emit_s=.7), .01, 2)
    box((.40, .02, .06), (-.74, -.07, 2.24), pm('#2b3140', .5), .01, 2)
    box((.30, .10, .10), (-.74, -.05, 2.44), pm('#2b3140', .4), .02, 3)                      # lamp
    box((.24, .07, .03), (-.74, -.06, 2.385), mat('wl', '#ffffff', .4, emit='#ffe9c8', emit_s=2.2), .01, 2)
    area((-.74, -.12, 2.36), (-.74, -.10, 0), .22, 5, '#ffe2b0', .08)
    tube([(.07, -.02, z), (.16, -.012, z + .02), (.24, -.012, z + .4), (.24, -.012, z + 1.4)], .010, pm('#7d8798', .5))
    area((-.9, -1.3, 3.2), (0, 0, z), .9, 20, '#fff4e4'); area((.9, -1.0, 2.9), (0, 0, z), .4, 3, '#dfe8ff', .9)
    world('#d6e0f5', .78, '#8d98ad')
    shot((-.60, -.80, 2.19), (-.215, -.02, z - .10), 34, 3.2, (-.03, -.10, z))


def p_p3x8():
    z = 3.0
    place('p3-x-8', (0, 0, z), 0, hang=True)
    ceiling(z, '#e9edf4', .9, 6, (-3, 11.5)); floor('#cfd4dd', 10, (-4, 20), .12)
    for x in (-1.6, .9, 3.2):
        tube_light(x, 2.6, z, 3.4, 2.4)
    rooms.car(-1.35, 5.4, R(-28), '#4576E2'); rooms.car(2.4, 7.6, R(-20), '#f4f6fa'); rooms.car(-3.8, 9.0, R(-24), '#ff8821')
    glazing([-6, -4, -2, 0, 2, 4, 6], 11.5, 0, 3.2, '#454d5e', .08)
    street(16, '#dbe8ff', 1.15, 40, 12)
    person((.75, 4.6), R(200), .2, walk=.1, **CAST[3]); person((1.3, 4.9), R(215), .6, walk=.1, **CAST[1])
    area((-1.0, -1.1, 2.4), (0, 0, 2.88), .9, 13); area((.9, -.5, 2.75), (0, 0, 2.88), .25, 3.5, '#e2ebff', .9)
    world('#f1f5ff', .8, '#c9d2e4')
    area((0, 6, 2.9), (0, 7, 0), 4, 300)
    shot((.14, -.45, 2.77), (.01, .6, 2.90), 34, 2.2, (0, 0, 2.88))


def p_e3dh():
    z = 2.75
    place('e3-d-h', (0, 0, z), 0, hang=True)
    ceiling(z, '#e7eaef', .6); floor('#b9bec8')
    tile, joint = mat('tile', '#e6ebf2', .2), mat('tj', '#c3cad6', .6)
    box((8, .1, 3), (0, 3.2, 1.5), tile, 0, 1)
    for n in range(26):
        box((.008, .01, 3), (-2.5 + n * .2, 3.146, 1.5), joint, 0, 1)
    for n in range(20):
        box((8, .01, .008), (0, 3.146, .2 + n * .14), joint, 0, 1)
    steel = mat('steel', '#b9c0cb', .5, metal=.6)
    rooms.prism([(-.5, 0), (.5, 0), (.28, .42), (-.28, .42)], 2.6, steel, (-.55, 2.55, 1.92), R(90), .01)                # hood
    box((.5, .5, .6), (-.55, 2.7, 2.62), steel, .01, 1)
    box((2.4, .8, .9), (-.55, 2.6, .45), steel, .02, 2); box((1.1, .8, .9), (1.4, 2.6, .45), steel, .02, 2)
    for x in (-1.2, -.45, .2):
        lathe([(0, 0), (.17, 0, .02), (.18, .20, .01), (.185, .20), (.17, .18), (.16, .02), (0, .02)], mat('pot', '#8e96a3', .3, metal=.9), 48, (x, 2.5, .92))
        cyl(.17, .02, (x, 2.5, 1.09), pm('#ff8821' if x < 0 else '#5fb8a8', .7), seg=48)
    for n in range(2):
        box((1.2, .32, .03), (1.5, 3.0, 1.35 + n * .42), steel, .006, 1)
        for q in range(5):
            inst('k%d' % (q % 3), (rooms.carton, rooms.bottle, rooms.can)[q % 3](PAL[(q + n) % 5]), (1.05 + q * .2, 2.95, 1.37 + n * .42), scale=(1.2, 1.2, 1.2))
    person((-.25, 1.85), R(90), 0, walk=0, reach=.8, shirt='#4576E2', tr='#3d4656', hair='#f7f8fb', skin='#e0b08c')
    tube_light(-1.2, 1.2, z, 1.2, 2.6); tube_light(1.3, 1.6, z, 1.2, 2.6)
    area((-.8, -.9, 2.1), (0, 0, 2.65), .8, 9); area((.6, -.5, 2.55), (0, 0, 2.65), .25, 2.5, '#e2ebff', .8)
    world('#f3f6ff', .75, '#cdd5e5')
    area((-.4, 1.0, 2.65), (-.4, 2.4, .6), 1.6, 30)
    level((.12, -.44, 2.54), .62, -.84, (0, 0, 2.70))


def book(x, y, z, w, h, d, col, lean=0):
    box((w, d, h), (x, y, z + h / 2), pm(col, .7), .004, 2, (0, R(lean), 0))


def p_w3e():
    place('w3-e', (0, 0, 1.02), -10)
    box((2.4, .30, .035), (0, .05, 1.0025), WOOD(), .006, 2); box((2.4, .30, .035), (0, .05, 1.42), WOOD(), .006, 2)
    box((6, .06, 4), (0, .235, 1.2), mat('wallh', '#dfe5ef', .8), 0, 1)
    x = -.36
    for n, (w, h, c) in enumerate(((.030, .21, '#4576E2'), (.022, .19, '#e8edf7'), (.036, .23, '#2b4c9f'), (.026, .20, '#ffc48f'), (.030, .22, '#8fb0f5'), (.024, .185, '#f4f6fa'))):
        book(x, .08, 1.02, w, h, .15, c); x += w + .003
    book(x + .022, .08, 1.02, .026, .20, .15, '#ff8821', 12)
    lathe([(0, 0), (.038, 0, .006), (.041, .09, .004), (.037, .09), (.035, .008), (0, .008)], pm('#f4f6fa', .35), 64, (.17, -.01, 1.02))          # mug
    tube([(.21, -.01, 1.095), (.238, -.01, 1.085), (.238, -.01, 1.055), (.208, -.01, 1.04)], .006, pm('#f4f6fa', .35))
    lathe([(0, 0), (.05, 0, .01), (.062, .10, .01), (.056, .10), (.05, .085), (0, .085)], pm('#c98a63', .7), 48, (.36, .07, 1.02))
    for n in range(9):
        a = n * 2.4
        sphere(.034, (.36 + .045 * math.cos(a), .07 + .045 * math.sin(a), 1.14 + .012 * n), pm(('#5fb8a8', '#4aa08f', '#7fcbb8')[n % 3], .8), 20, (1, 1, 1.5))
    tube([(.0, .03, 1.03), (.02, .12, 1.024), (.06, .19, 1.02), (.07, .20, .9), (.07, .2, .6)], .0022, pm('#e9ecf1', .5))                       # USB cable over the edge
    area((-1.1, -1.0, 1.9), (0, 0, 1.07), .7, 15, '#fff3e2'); area((1.0, -.8, 1.4), (0, 0, 1.07), .3, 4.5, '#e2ebff', .8)
    world('#fbf6ee', .55, '#c9d0de')
    shot((.07, -.34, 1.105), (.015, .05, 1.088), 40, 2.0, (0, -.02, 1.08))


def router(x, y, z, turn=0):
    e = empty((x, y, z), (0, 0, R(turn)))
    box((.21, .13, .030), (0, 0, .017), pm('#f4f6fa', .4), .010, 4, vr=.03, parent=e)
    for n in range(5):
        box((.006, .002, .003), (-.05 + n * .018, -.0655, .018), mat('rled', '#12562e', emit='#2fd873', emit_s=3), 0, 1, parent=e)
    for s in (-1, 1):
        box((.016, .008, .15), (s * .085, .06, .095), pm('#eef1f6', .4), .004, 2, rot=(0, R(s * 8), 0), parent=e)


def plug(at, to, col=BLUE, r=.0028):
    """network plug in a port at `at` (looks to -Y), its cable goes through the points `to`"""
    box((.0115, .016, .009), (at[0], at[1] - .006, at[2]), pm('#dfe7f5', .25), .002, 2)
    box((.010, .018, .009), (at[0], at[1] - .022, at[2]), pm(col, .5), .003, 2)
    tube([(at[0], at[1] - .020, at[2]), (at[0], at[1] - .045, at[2] - .001)] + list(to), r, pm(col, .5))


def p_b1():
    z = 1.02
    place('b1', (0, 0, z), 14)
    box((2.4, .34, .035), (0, .05, z - .0175), pm('#f4f6fa', .4), .006, 2)
    box((6, .06, 4), (0, .26, 1.2), mat('wallo', '#d4dcea', .8), 0, 1)
    router(.27, .06, z, -12)
    k = .186 / 2.5
    px = Vector((-.88 * k, -.064, .021)); px.rotate(Matrix.Rotation(R(14), 3, 'Z'))
    plug((px.x, px.y, z + px.z), [(-.060, -.16, z + .010), (.02, -.20, z + .004), (.14, -.16, z + .004), (.20, -.09, z + .006), (.235, -.02, z + .012)], '#ff8821')
    for n in range(3):
        tube([(-.30 + .052 * math.cos(a), .06 + .052 * math.sin(a), z + .006 + n * .006) for a in np.linspace(0, 5.8, 14)], .003, pm('#4576E2', .5))
    box((.10, .15, .012), (-.29, -.02, z + .006), pm('#22262f', .4), .004, 2, (0, 0, R(18)))
    lathe([(0, 0), (.036, 0, .006), (.041, .095, .004), (.037, .095), (.035, .008), (0, .008)], pm('#f4f6fa', .35), 64, (-.20, .12, z))
    tube([(-.24, .12, z + .075), (-.268, .12, z + .07), (-.268, .12, z + .035), (-.236, .12, z + .022)], .006, pm('#f4f6fa', .35))
    area((-.9, -1.0, 1.9), (0, 0, z), .7, 17); area((.9, -.9, 1.35), (0, 0, z), .25, 4, '#e2ebff', .8); area((.1, .22, 1.7), (0, 0, z), .3, 3.5, '#d3dffa')
    world('#eef3ff', .55, '#b9c3d6')
    shot((-.10, -.56, 1.20), (.035, .03, 1.058), 42, 2.2, (0, -.06, 1.05))


def p_ul8208():
    z = .70
    place('ul-8208nh', (0, -.03, z), 0)
    wood, dark = pm('#e9edf4', .5), pm('#39404e', .5)
    box((1.3, .5, .03), (0, .02, z - .015), wood, .004, 2); box((1.3, .5, .03), (0, .02, z + .33), wood, .004, 2); box((1.3, .5, .03), (0, .02, z - .36), wood, .004, 2)
    for x in (-.36, .42):
        box((.025, .5, 1.3), (x, .02, .62), wood, .004, 2)
    box((1.4, .02, 1.4), (0, .27, .65), pm('#cfd6e3', .7), 0, 1)
    box((1.6, .64, .04), (0, -.03, 1.09), pm('#cfa577', .5), .008, 2)
    router(.285, .06, z + .004, -6)
    for n, c in enumerate(('#4576E2', '#ff8821', '#8fb0f5', '#e8edf7')):
        tube([(.15 + n * .012, .19, z + .02), (.22 + n * .012, .22, z + .10), (.28 + n * .012, .20, z + .22), (.30 + n * .014, .22, z + .40)], .0032, pm(c, .5))
    box((.30, .05, .04), (.10, .15, z - .325), pm('#f4f6fa', .5), .008, 2)
    for n in range(3):
        box((.12, .20, .16), (-.22 + n * .16, .05, z - .265), pm(('#cfa577', '#d9b48a', '#c69a6a')[n], .8), .006, 2)
    for n in range(5):
        book(-.32 + n * .028, .08, z, .022, .24 - .01 * (n % 3), .22, ('#4576E2', '#e8edf7', '#2b4c9f', '#8fb0f5', '#f4f6fa')[n])
    area((-.9, -1.2, 1.15), (0, 0, z), .7, 20); area((.9, -1.0, .9), (0, 0, z), .3, 6, '#e2ebff', .8); area((0, -.1, z + .31), (0, 0, z), .4, 2.2, '#fff4e4')
    world('#eef3ff', .6, '#aab4c8')
    shot((-.22, -.74, .90), (.02, .02, .765), 42, 2.2, (0, -.14, .72))


def p_ukid():
    z = .80
    place('ukid', (0, 0, z), -6)
    box((2.4, .36, .035), (0, .06, z - .0175), WOOD(), .006, 2)
    floor('#e6d9c6', 6, (-4, 10), .5)
    box((10, .1, 3), (0, 4.4, 1.5), mat('wallk', '#f3ead9', .8), 0, 1)
    for x in (-1.5, .2):
        box((1.3, .04, 1.1), (x, 4.33, 1.6), mat('win', '#dbe8ff', .5, emit='#e4efff', emit_s=1.5), .02, 2)
        glazing([x - .65, x, x + .65], 4.3, 1.05, 2.15, '#ffffff', .05)
    for n, c in enumerate(('#4576E2', '#ff8821', '#5fb8a8', '#ffc48f')):
        rooms.table(-1.6 + n * 1.1, 2.3 + .5 * (n % 2), .34, 3, c, n, False)
    for n, c in enumerate(('#8fb0f5', '#ffc48f', '#5fb8a8', '#ff8821', '#4576E2')):
        box((.034, .034, .034), (.10 + .037 * (n % 3), .02 + .01 * n, z + .017 + .034 * (n // 3)), pm(c, .6), .003, 2, (0, 0, R(12 * n)))
    lathe([(0, 0), (.034, 0, .004), (.036, .085, .003), (.032, .085), (.032, .006), (0, .006)], pm('#f4f6fa', .5), 48, (-.14, .05, z))
    for n in range(7):
        a = n * .9
        cyl(.0036, .15, (-.14 + .016 * math.cos(a), .05 + .016 * math.sin(a), z + .09), pm(PAL[n % 5], .5), (R(9 * math.cos(a)), R(9 * math.sin(a)), 0), .001, 16)
    area((-.9, -1.0, 1.6), (0, 0, z), .7, 15, '#fff3e2'); area((.9, -.7, 1.15), (0, 0, z), .3, 4, '#e2ebff', .8)
    world('#fff7ea', .7, '#d6d2c8')
    shot((.05, -.36, .90), (.0, .2, .845), 38, 2.0, (0, 0, .85))


def p_w3s():
    z = 2.6
    place('w3-s', (0, 0, z), 12, hang=True)
    ceiling(z, '#edf0f4', .6, 4, (-3, 4.2)); floor('#d7dde4')
    box((8, .1, 3), (0, 4.2, 1.5), mat('wallm', '#e9f1ef', .8), 0, 1)
    mint, wood = pm('#5fb8a8', .5), WOOD()
    box((3.6, .42, .12), (-.2, 4.02, 2.18), mint, .02, 2)                                   # fascia over the shelves, with a cross of light
    for s in ((.26, .05), (.05, .26)):
        box((s[0] * 1.3, .03, s[1] * 1.3), (-.2, 3.79, 2.34), mat('cross', '#2fbf7a', .4, emit='#35d08a', emit_s=1.6), .01, 2)
    for x in (-1.35, -.2, .95):
        for n in range(5):
            box((1.08, .32, .03), (x, 4.0, .5 + n * .36), wood, .006, 1)
            rooms.fill_row((x, 3.95), 0, 1.02, .515 + n * .36)
    box((2.2, .5, .95), (.1, 2.7, .475), pm('#f4f6fa', .5), .02, 2); box((2.3, .56, .04), (.1, 2.7, .97), wood, .01, 2)
    person((.35, 3.25), R(-100), 0, walk=0, reach=.5, shirt='#f7f8fb', tr='#3d4656', hair='#2a2320', skin='#e3b491')
    tube_light(-1.1, 1.5, z, 1.2, 2.4); tube_light(1.3, 1.9, z, 1.2, 2.4)
    area((-.8, -.9, 2.0), (0, 0, 2.5), .8, 9); area((.6, -.6, 2.4), (0, 0, 2.5), .25, 2.6, '#e2ebff', .8)
    world('#f3f7f6', .75, '#cdd8d6')
    area((-.2, 2.2, 2.5), (-.2, 4, 1.2), 1.6, 60)
    shot((-.08, -.36, 2.475), (.02, .5, 2.52), 35, 2.6, (0, 0, 2.56))


def lamp(x, y, z, drop, col='#2b3140'):
    """pendant lamp on a cord"""
    tube([(x, y, z), (x, y, z - drop)], .006, DARK())
    lathe([(.03, 0), (.035, -.02, .01), (.15, -.16, .02), (.145, -.165), (.03, -.03)], mat('shade' + col, col, .5), 48, (x, y, z - drop))
    sphere(.05, (x, y, z - drop - .12), mat('bulb', '#fff1d8', .4, emit='#ffe2b0', emit_s=5), 24)


def p_fmixd():
    z = 2.9
    place('fmix-d', (0, 0, z), -8, hang=True)
    slat, dark = mat('slat', '#cda77c', .55), mat('gap', '#5b4a3a', .8)
    box((9, 12, .1), (0, 3.6, z + .05), mat('boards', '#d9b88f', .6), 0, 1)
    for n in range(31):                                      # a ceiling of boards
        box((.010, 12, .006), (-4.5 + n * .3, 3.6, z - .001), dark, 0, 1)
    floor('#b98d63', 8, (-4, 16), .45)
    box((10, .1, 3.2), (0, 8.2, 1.6), mat('walle', '#f1e8db', .8), 0, 1)
    for n, (x, y) in enumerate(((-1.5, 3.4), (.3, 4.2), (2.0, 3.6), (-2.6, 5.6), (1.2, 6.2))):
        lamp(x, y, z, .75 + .1 * (n % 2), ('#ff8821', '#2b3140', '#4576E2')[n % 3])
        rooms.table(x, y, .42, 4, (BLUE, '#ff8821', '#5fb8a8')[n % 3], n * .7)
    person((-.9, 3.0), R(70), 0, walk=.1, reach=.8, **CAST[1]); person((.9, 5.0), R(200), .3, walk=.5, **CAST[2])
    glazing([-4, -2.4, -.8, .8, 2.4, 4], 8.1, .2, 2.7, '#3b4252', .06); street(8.14, '#fdf3e2', 1.0, 8, 5)
    area((-1.0, -1.0, 2.3), (0, 0, 2.8), .9, 11); area((.9, -.6, 2.6), (0, 0, 2.8), .3, 3.6, '#ffeedd', .9)
    world('#fff6e9', .75, '#d9cdbd')
    area((0, 4, 2.85), (0, 4.2, 0), 3, 150, '#fff0da')
    shot((.13, -.50, 2.68), (-.02, .6, 2.835), 35, 2.6, (0, -.02, 2.86))


def p_h1001():
    z = 2.75
    place('h1001', (0, 0, z), -8, hang=True)
    ceiling(z, '#e9e3d9', 1.2, 5, (-3, 3.4)); floor('#b79c80', 8, (-4, 16), .35)
    oak = mat('oak', '#b98a5c', .5)
    for x in (-1.75, 1.75):
        box((1.6, .12, 2.75), (x, 3.36, 1.375), oak, .01, 1)
        for n in range(6):
            box((.012, .02, 2.75), (x - .66 + n * .26, 3.29, 1.375), pm('#8a6340', .6), 0, 1)
    box((2.1, .16, .34), (0, 3.36, 2.58), oak, .01, 1)
    box((.62, .03, .20), (0, 3.26, 2.57), mat('plate', '#fff3df', .4, emit='#ffedcf', emit_s=.9), .02, 2)
    glazing([-.95, -.02, .02, .95], 3.4, 0, 2.4, '#3b2f26', .06)
    for x in (-.14, .14):
        box((.035, .06, 1.1), (x, 3.33, 1.15), mat('brass', '#c99a4a', .35, metal=.9), .01, 2)
    street(9, '#e6eeff', 1.05, 20, 8)
    for x, c, h in ((-3.4, '#a3b4d0', 5), (-1.2, '#c0cce0', 4), (1.5, '#aebdd6', 4.6), (3.6, '#cbd6e7', 5)):
        box((2.0, .3, h), (x, 8.6, h / 2), lit(c), .02, 1)
    person((.35, 2.6), R(-95), .2, walk=.7, **CAST[3]); person((-.35, 4.3), R(-88), .6, walk=.8, **CAST[1])
    for x in (-1.2, 1.2):
        rooms.plant(x, 2.9, 1.5)
    lamp(-1.1, 1.7, z, .5, '#2b3140'); lamp(1.1, 1.7, z, .5, '#2b3140')
    area((-1.0, -1.0, 2.2), (0, 0, 2.65), .9, 11); area((.9, -.6, 2.45), (0, 0, 2.65), .3, 3.6, '#ffeedd', .9)
    world('#fff6ea', .7, '#d0c5b6')
    area((0, 2.0, 2.7), (0, 2.6, 0), 1.6, 60, '#fff0da')
    shot((.13, -.60, 2.49), (.03, .6, 2.615), 37, 2.4, (0, 0, 2.64))


def spot(x, y, z, tilt=30, turn=0):
    """spotlight on a track"""
    cyl(.012, .10, (x, y, z - .05), DARK())
    e = empty((x, y, z - .12), (R(180 - tilt), 0, R(turn)))
    lathe([(.045, -.06), (.048, .08, .01), (.040, .08), (.036, .05)], mat('spot', '#22262f', .4), 40, parent=e)
    lathe([(.037, .06), (0, .06)], mat('spotl', '#fff6e6', .4, emit='#fff1d8', emit_s=7), 32, parent=e)


def p_u8d():
    """above the register of `queue-length` in events.py: six in line along the wall, the cashier's back"""
    z, wall = 2.95, -2.05
    place('u8-d', (.10, 0, z), -14, hang=True)
    # From as near as here a lens shows behind the dark dome.
    for m in (m for m in bpy.data.materials if m.name == 'g3'):
        m.blend_method, m.shadow_method, m.show_transparent_back = 'BLEND', 'NONE', False
        m.node_tree.nodes['Transparent BSDF'].inputs[0].default_value = lin('#6f747d')
    area((-.2, -.75, 2.5), (.1, 0, 2.88), .25, 3.5, '#ffffff')
    ceiling(z, '#e9eef6', .6, 6.3, (-3, 10.5)); floor('#e4e1d8', 8, (-4, 16), .3)
    joint = pm('#cfcbc0', .6)
    for n in range(28):                                      # tiles
        box((.012, 16, .002), (-6 + n * .5, 4, .001), joint, 0, 1); box((14, .012, .002), (0, -2 + n * .5, .001), joint, 0, 1)
    for x in (-1.2, 1.8):
        for y in (1.7, 4.1, 6.5):
            box((.58, 1.18, .02), (x, y, z - .008), mat('lampp', '#ffffff', .4, emit='#f4f8ff', emit_s=1.5), .01, 2)
    box((.1, 14, z), (wall - .05, 4, z / 2), mat('walls', '#e2e8f2', .8), 0, 1); box((.02, 14, .24), (wall + .01, 4, 2.36), pm('#4576E2', .6), 0, 1)
    box((22, .1, z), (8, 9.6, z / 2), mat('wallb', '#dde4ef', .8), 0, 1); box((22, .02, .24), (8, 9.54, 2.36), pm('#4576E2', .6), 0, 1)
    a, c = R(78), (-.52, 2.55)                               # counter, away from the camera; its screen looks to the cashier
    B((1.9, .62, .92), c, a, 0, 0, .46, mat('ctr', '#f2f4f9', .4), .04, 4); B((1.92, .64, .10), c, a, 0, 0, .20, pm('#ff8821'), .02)
    B((2.0, .70, .05), c, a, 0, 0, .945, WOOD(), .02, 3)
    rooms.screen_pos(c, a + R(180), .28, .05)
    for n, (k, col) in enumerate((('c', '#4576E2'), ('b', '#ff8821'), ('c', '#5fb8a8'), ('b', '#2b4c9f'))):
        inst(k + col, (rooms.carton if k == 'c' else rooms.bottle)(col), (c[0] - .02 + .07 * (n % 2), c[1] + .28 + n * .16, .97))
    person((.22, 2.45), R(170), .1, walk=0, reach=.8, shirt='#2b4c9f', tr='#222838', hair='#2b4c9f', skin='#d9a37e')
    line = (('#4576E2', '#241c19', '#b97f5b'), ('#c9485b', '#3a281c', '#d9a37e'), ('#f2c230', '#2a2320', '#e3b491'), ('#2f9d7e', '#2a2320', '#d9a37e'), ('#8a9bb8', '#5a3a22', '#e8bb98'), ('#8a5bb5', '#1c1a1c', '#b97f5b'))
    for n, (shirt, hair, skin) in enumerate(line):
        person((-1.32 + (.04, -.04, .05, .02, .10, .14)[n], 2.55 + n * .72 + (0, .02, 0, .05, 0, 0)[n]), R(8 if n == 0 else -88 + 6 * (n % 3)), .1 + .13 * n, shirt=shirt, tr=('#2a3145', '#39435c', '#222838')[n % 3], hair=hair, skin=skin,
               h=(1.0, .98, .96, 1.01, 1.0, .97)[n], walk=.1, reach=.55 if n == 0 else .1, bag='#2f8f7c' if n == 3 else None)
    # Goods in boxes: the picture stands on pages of several trades.
    goods = [('s', rooms.smallbox, .125)], ['#4576E2', '#8fb0f5', '#e8edf7', '#ff8821', '#2b4c9f', '#f4f6fa', '#5fb8a8']
    rooms.gondola((1.6, 9.2), 0, 5.6, (-1,), 1.75, 5, *goods); rooms.gondola((2.75, 4.6), R(90), 5.2, (1, -1), 1.7, 5, *goods)
    for i, (r, q) in enumerate(((.55, 0), (.42, .28), (.28, .56))):  # three steps
        cyl(r, .28, (.75, 6.9, q + .14), WHITE() if i != 1 else pm('#ff8821'), seg=64)
        n = int(2 * math.pi * (r - .07) / .16)
        for k in range(n):
            t, col = 2 * math.pi * k / n, PAL[(k + i) % 3]
            inst('s' + col, rooms.smallbox(col), (.75 + (r - .075) * math.cos(t), 6.9 + (r - .075) * math.sin(t), q + .28), (0, 0, t))
    area((-.8, -1.0, 2.2), (0, 0, 2.88), .9, 11); area((.8, -.6, 2.7), (0, 0, 2.88), .3, 3.2, '#e2ebff', .9)
    world('#f1f5ff', .72, '#bcc7d8')
    area((0, 2.4, 2.9), (-.4, 2.8, 0), 2, 90, '#fdfbf6'); area((.5, 6.4, 2.9), (.3, 6.8, 0), 2.4, 110, '#f6f9ff')
    level((-.06, -.46, 2.73), .61, -.88, (.1, 0, 2.89))


def p_u8t():
    z = 2.8
    place('u8-t', (0, 0, z), 16, hang=True)
    ceiling(z, '#e6eaf0', .6, 1.5, (-3, 11)); floor('#9aa7ba', 2, (-4, 12), .25)
    for s in (-1, 1):                                        # staff corridor: painted walls, doors, pipes, a trolley
        box((.1, 14, 2.8), (s * 1.3, 4, 1.4), mat('wallc', '#e9edf4', .7), 0, 1)
        box((.11, 14, 1.0), (s * 1.3, 4, .5), mat('dado', '#5f86de', .6), 0, 1)
        for n in range(3):
            y = 2.2 + n * 2.6
            box((.14, .96, 2.1), (s * 1.28, y, 1.05), pm('#f7f9fc' if s < 0 else '#cdd8ee', .5), .01, 2)
            box((.16, .06, .16), (s * 1.26, y - .36, 1.05), DARK(), .01, 2)
    box((2.6, .1, 2.8), (0, 10.6, 1.4), mat('wallx', '#dfe6f2', .7), 0, 1)
    box((1.5, .06, 2.1), (0, 10.5, 1.05), mat('glow', '#f3f8ff', .5, emit='#eaf3ff', emit_s=1.3), .02, 2)
    box((.36, .04, .15), (0, 10.4, 2.38), mat('exit', '#1f9d63', .4, emit='#2fbf7a', emit_s=1.4), .02, 2)
    for n, r in enumerate((.045, .03, .03)):
        tube([(1.05 - n * .11, -2, z - .10), (1.05 - n * .11, 10.5, z - .10)], r, pm(('#c9485b', '#c9d3e4', '#8fa7d6')[n], .5))
    for y in (2.0, 4.6, 7.2):
        tube_light(-.25, y, z, 1.2, 2.6)
    lathe([(0, 0), (.08, 0, .02), (.08, .42, .05), (.03, .50, .01), (0, .5)], pm('#d33f3f', .4), 48, (-1.16, 1.5, .78))
    person((.35, 5.0), R(-95), .25, walk=.8, shirt='#ff8821', tr='#39435c', hair='#241c19', skin='#d9a37e')
    for n in range(3):
        box((.5, .4, .34), (-.75, 6.2, .35 + n * .34), pm(('#cfa577', '#d9b48a', '#c69a6a')[n], .8), .008, 1)
    area((-.8, -.9, 2.2), (0, 0, 2.7), .8, 9); area((.6, -.6, 2.6), (0, 0, 2.7), .25, 2.6, '#e2ebff', .8)
    world('#f3f6ff', .65, '#c3cddd')
    area((0, 4, 2.7), (0, 4.4, 0), 1.4, 60); area((0, 8, 2.7), (0, 8.4, 0), 1.4, 45)
    shot((.10, -.40, 2.63), (-.02, .6, 2.70), 34, 2.8, (0, 0, 2.72))


def p_u9d():
    """a hall of a department store, 6 m high: islands on the sales floor, a gallery around it, an escalator"""
    z, g = 6.0, 3.3
    place('u9-d', (0, 0, z), -10, hang=True)
    ceiling(z, '#e9eef6', 1.2, 9.0, (-3.0, 2.4)); ceiling(z, '#e9eef6', 1.2, 9.0, (13.6, 18.2))
    for s in (-1, 1):                                        # ceiling beside the glass roof, lamps
        box((7.2, 11.2, .1), (s * 5.4, 8, z + .05), mat('ceil#e9eef6', '#e9eef6', .8), 0, 1)
        for y in (2.6, 6.2, 9.8):
            box((.16, 2.2, .03), (s * 3.1, y + 1.1, z - .012), mat('tl9', '#ffffff', .4, emit='#fff6e8', emit_s=2.2), .01, 2)
    box((3.6, 11.2, .04), (0, 8, z + .42), mat('sky9', '#d6e6ff', .6, emit='#d3e4ff', emit_s=1.05), 0, 1)
    for n in range(8):
        box((3.6, .07, .16), (0, 2.4 + n * 1.6, z + .30), pm('#b9c6dc', .4), .01, 1)
    for x in (-1.8, -.6, .6, 1.8):
        box((.07, 11.2, .20), (x, 8, z + .28), pm('#b9c6dc', .4), .01, 1)
    floor('#e2ded6', 10, (-2, 22), .25)
    joint = pm('#cdc8be', .6)
    for n in range(26):
        box((.014, 24, .002), (-10 + n * .8, 10, .001), joint, 0, 1); box((20, .014, .002), (0, n * .8, .001), joint, 0, 1)
    box((2.1, 15, .004), (-.25, 10, .002), pm('#ccd9f4', .35), 0, 1)                           # way through the middle
    # Gallery on three sides: floor, front in blue, glass and rail; shops above and below it.
    slab, front, pane, rail = pm('#eef1f7', .6), pm('#4576E2', .5), mat('pane9', '#bcd2f0', .1, coat=.6), pm('#39435c', .4)
    for s in (-1, 1):
        box((4.4, 14, .34), (s * 6.9, 10, g - .17), slab, .01, 1); box((.04, 14, .30), (s * 4.69, 10, g - .17), front, .005, 1)
        box((.03, 14, .92), (s * 4.74, 10, g + .46), pane, .004, 1); box((.07, 14, .06), (s * 4.74, 10, g + .96), rail, .02, 2)
        for y in (5.2, 9.4, 13.6):
            cyl(.26, z, (s * 5.1, y, z / 2), pm('#f4f6fa', .5), seg=64)
        for n in range(5):
            c = ('#8fb0f5', '#ffc48f', '#5fb8a8', '#4576E2', '#f5b26b')[(n * 2 + (s > 0)) % 5]
            for q, h in ((0, 2.6), (g, 2.3)):
                box((.1, 2.3, h), (s * 7.4, 4.6 + n * 2.6, q + h / 2), mat('shopw', '#dfe7f5', .6, emit='#fff3e0', emit_s=.16), .01, 1)
                box((.16, 2.3, .38), (s * 7.36, 4.6 + n * 2.6, q + h + .02), pm(c, .6), .02, 2)
                for k in (-.6, .1, .7):
                    box((.3, .34, .9), (s * 7.1, 4.6 + n * 2.6 + k, q + .45), pm(PAL[(n + int(k * 10)) % len(PAL)], .7), .03, 2)
    box((18, 3.0, .34), (0, 16.5, g - .17), slab, .01, 1); box((9.4, .04, .30), (0, 14.98, g - .17), front, .005, 1)
    for x, w in ((-1.95, 5.5), (4.0, 1.4)):
        box((w, .03, .92), (x, 15.0, g + .46), pane, .004, 1); box((w, .07, .06), (x, 15.0, g + .96), rail, .02, 2)
    box((18, .1, z), (0, 18, z / 2), pm('#dde5f1', .8), 0, 1)
    for n, x in enumerate((-3.4, -.9, 1.6, 4.1)):
        for q in (0, g):
            box((2.2, .1, 2.1), (x, 17.9, q + 1.05), mat('shopw', '#dfe7f5', .6, emit='#fff3e0', emit_s=.16), .01, 1)
            box((2.2, .14, .36), (x, 17.88, q + 2.3), pm(('#ff8821', '#4576E2', '#5fb8a8', '#8fb0f5')[n], .6), .02, 2)
    # Escalator, away from the camera up to the gallery at the back.
    x, y0, y1 = 2.6, 9.6, 15.0
    run, up = y1 - y0, math.atan2(g, y1 - y0)
    length = math.hypot(run, g)
    box((1.3, length, .30), (x, (y0 + y1) / 2, g / 2 - .22), pm('#c9d2e2', .4), .01, 1, (up, 0, 0))
    for n in range(22):
        box((.96, run / 22 - .02, .14), (x, y0 + (n + .5) * run / 22, (n + .5) * g / 22 - .05), pm('#59647c', .5), .005, 1)
    for s in (-1, 1):
        box((.05, length, .70), (x + s * .60, (y0 + y1) / 2, g / 2 + .36), pane, .004, 1, (up, 0, 0))
        box((.10, length + .5, .08), (x + s * .60, (y0 + y1) / 2, g / 2 + .76), pm('#22262f', .4), .03, 3, (up, 0, 0))
    # Sales floor: tables, rails, a round island, plants.
    for i, (r, q) in enumerate(((.80, 0), (.58, .34), (.36, .68))):
        cyl(r, .34, (-.25, 9.0, q + .17), WHITE() if i != 1 else pm('#ff8821'), seg=64)
        n = int(2 * math.pi * (r - .09) / .22)
        for k in range(n):
            t, col = 2 * math.pi * k / n, PAL[(k + i) % 3]
            inst('s' + col, rooms.smallbox(col), (-.25 + (r - .10) * math.cos(t), 9.0 + (r - .10) * math.sin(t), q + .34), (0, 0, t), (1.5, 1.5, 1.5))
    for x, y in ((-2.6, 7.9), (-2.7, 10.6), (2.1, 7.4), (-2.5, 13.2)):
        box((1.5, .85, .06), (x, y, .82), WOOD(), .02, 3)
        for s in (-1, 1):
            box((.08, .75, .80), (x + s * .62, y, .40), WHITE(), .01, 2)
        for k in range(12):
            col = PAL[(k * 3 + int(x)) % len(PAL)]
            box((.20, .24, .07 + .04 * (k % 3)), (x - .55 + .22 * (k % 6), y - .18 + .36 * (k // 6), .88 + .02 * (k % 3)), pm(col, .7), .02, 2)
    for x, y, t in ((-3.9, 9.2, 82), (-3.9, 11.9, 96), (3.9, 7.0, 90), (4.0, 8.9, 90), (-4.0, 6.8, 90)):
        rooms.rack((x, y), R(t), 1.7)
    rooms.plant(-1.6, 14.2, 1.5); rooms.plant(1.2, 14.2, 1.5); rooms.plant(3.4, 5.9, 1.3)
    for n, (x, y, hd) in enumerate(((-.9, 7.6, -80), (.75, 8.1, 95), (-1.6, 9.9, 20), (.7, 11.2, -95), (-.4, 12.9, 85), (-3.3, 12.6, 150), (1.15, 9.6, 170), (-1.7, 7.2, 160), (3.0, 8.2, -20), (.3, 15.6, -60))):
        person((x, y), R(hd), .13 + .19 * n, walk=(.8, .75, .05, .8, .7, .05, .05, .05, .05, .6)[n], **{**CAST[n % 6], 'bag': (None, '#ff8821', None, '#4576E2')[n % 4]}, reach=.6 if n in (2, 5, 6, 7, 8) else 0)
    for n, (k, q) in enumerate(((5, 3), (12, 0))):            # on the escalator
        person((2.6 + .15 * (1 - 2 * n), y0 + (k + .5) * run / 22), R(90), .2, z=(k + .5) * g / 22, walk=.1, **CAST[q])
    for n, (x, y) in enumerate(((-5.6, 8.0), (-5.5, 12.2), (5.6, 10.6), (-1.4, 15.8))):     # up on the gallery
        person((x, y), R((0, -60, 180, -90)[n]), .3 + .2 * n, z=g, walk=.15, **CAST[(n + 2) % 6])
    area((-1.0, -1.1, z - .7), (0, 0, z - .12), .9, 13); area((.9, -.7, z - .3), (0, 0, z - .12), .3, 4, '#e2ebff', .9)
    world('#f3f6ff', .66, '#bfc9da')
    area((-1.5, 7.5, z - .1), (0, 9.5, 0), 4, 520, '#fff8ee'); area((0, 13, z - .1), (0, 14, 0), 3, 150)
    level((.14, -.55, z - .25), .65, -.85, (0, 0, z - .08))


def cabinet(z0, h, w=.56, d=.60, lid=True):
    """open network cabinet of 19 inches: posts with holes, side walls, roof; its front stands at y = 0"""
    dark, post = pm('#262b36', .45), pm('#39404e', .45)
    for s in (-1, 1):
        box((.03, d, h), (s * w / 2, d / 2, z0 + h / 2), dark, .004, 2)
        box((.035, .03, h), (s * (w / 2 - .035), .02, z0 + h / 2), post, .003, 2)
        for n in range(int(h / .0222)):
            box((.009, .004, .009), (s * (w / 2 - .035), .003, z0 + .012 + n * .0222), pm('#0d0f14', .8), 0, 1)
    box((w, .02, h), (0, d, z0 + h / 2), pm('#1b1f28', .8), 0, 1)
    if lid:
        box((w + .03, d, .03), (0, d / 2, z0 + h), dark, .004, 2)


def patch(z, n=24, y=.02, lit_every=0):
    """row of network ports of 19 inches, one unit high; lit_every: a lamp over each port (a switch)"""
    box((.482, .03, .044), (0, y, z), pm('#323947', .4), .003, 2)
    for k in range(n):
        x = -.208 + k * .416 / (n - 1)
        box((.0125, .004, .011), (x, y - .0155, z - .004), pm('#0d0f14', .6), 0, 1)
        if lit_every and k % lit_every:
            box((.004, .003, .002), (x, y - .0165, z + .010), mat('pled', '#12562e', emit='#2fd873', emit_s=3), 0, 1)


def p_ul8232():
    z = 1.02
    cabinet(.62, .78)
    box((.46, .42, .004), (0, .22, z - .002), pm('#4a5262', .4), .001, 1)
    place('ul-8232nh', (0, .175, z), 0)
    patch(z + .155); patch(z + .235, lit_every=5)
    for k in range(0, 24, 2):                                # patch cords from the upper row to the lower one
        x = -.208 + k * .416 / 23
        c = ('#4576E2', '#ff8821', '#8fb0f5', '#e8edf7', '#4576E2', '#8fb0f5')[(k // 2) % 6]
        plug((x, .004, z + .231), [(x + .006, -.075, z + .205), (x + .006, -.078, z + .185), (x, -.045, z + .153), (x, -.006, z + .151)], c, .0026)
    box((.482, .03, .044), (0, .02, z - .085), pm('#323947', .4), .003, 2)
    for k in range(9):
        box((.034, .004, .026), (-.19 + k * .047, .003, z - .085), pm('#1b1f28', .7), .003, 1)
    box((.44, .38, .085), (0, .20, z - .200), pm('#2b3140', .4), .006, 2)                      # UPS
    box((.10, .004, .036), (-.10, .008, z - .196), mat('ups', '#0f2b54', .3, emit='#6fb2ff', emit_s=1.6), .002, 1)
    for k in range(3):
        cyl(.009, .006, (.06 + k * .05, .006, z - .196), pm('#8e96a3', .4), (R(90), 0, 0), .002, 32)
    box((6, .1, 4), (0, 1.2, 1.2), mat('wallt', '#cdd7e6', .8), 0, 1); floor('#b9c1cd')
    area((-1.1, -1.3, 1.7), (0, 0, z + .05), .8, 24); area((1.1, -1.1, 1.2), (0, 0, z), .3, 8, '#e2ebff', .9); area((0, -.5, 2.2), (0, 0, z), .5, 8)
    world('#eaf0ff', .5, '#9aa6bb')
    shot((-.20, -.74, 1.20), (.005, .03, 1.055), 40, 2.4, (0, 0, 1.05))


def p_ul7016():
    z = .74
    place('ul-7016nh-h1', (-.06, .02, z), 8)
    box((1.9, .74, .04), (.1, .10, z - .02), WOOD(), .008, 2)
    box((6, .06, 4), (0, .62, 1.2), mat('walld', '#dbe4ef', .8), 0, 1)
    place('monitor', (.30, .26, z), -10)
    box((.36, .13, .014), (.34, -.12, z + .008), pm('#f4f6fa', .4), .006, 3, vr=.02)
    for r_ in range(4):
        for k in range(13):
            box((.021, .021, .006), (.34 - .152 + k * .0253, -.165 + r_ * .028, z + .017), pm('#e3e8f1', .5), .003, 2)
    sphere(.03, (.60, -.12, z + .012), pm('#f4f6fa', .4), 32, (1.0, 1.6, .6))
    lathe([(0, 0), (.036, 0, .006), (.040, .09, .004), (.036, .09), (.034, .008), (0, .008)], pm('#ff8821', .4), 64, (-.36, .17, z))
    tube([(-.398, .165, z + .074), (-.426, .160, z + .07), (-.426, .160, z + .032), (-.396, .165, z + .02)], .006, pm('#ff8821', .4))
    for n, c in enumerate(('#e8edf7', '#8fb0f5')):
        box((.21, .29, .006), (-.40, -.10, z + .004 + n * .006), pm(c, .7), .001, 1, (0, 0, R(-14 + 6 * n)))
    area((-1.1, -1.1, 1.7), (0, 0, z), .8, 21, '#fff6ea'); area((1.1, -.9, 1.3), (0, 0, z), .3, 5, '#e2ebff', .9); area((.2, .3, 1.9), (.2, .2, z), .6, 7)
    world('#f2f6ff', .55, '#c0c9d8')
    shot((-.28, -.78, 1.05), (.05, .06, .835), 38, 2.4, (-.06, -.10, .78))


def p_ibadge():
    """a clerk behind the counter with the badge on the chest, over the shoulder of a customer"""
    from sites import somebody
    blue, h, at, hd = '#34549f', .97, (.045, .10), R(-100)
    n = len(bpy.context.scene.collection.objects)
    somebody(at, hd, .0, shirt='#f4f6fa', tr='#2a3145', hair='#2a2320', skin='#e3b491', h=h, walk=0, reach=1.22)
    parts = list(bpy.context.scene.collection.objects)[n:]
    chest = parts[4]                                         # legs and shoes are four
    # So near, the face is calmer than that of somebody(), whose last six parts it replaces: eyes, cheeks, nose, mouth.
    for q in parts[-6:]:
        bpy.data.objects.remove(q)
    ch, sh = math.cos(hd), math.sin(hd)
    F = lambda f, l, q: Vector((at[0] + (f * ch - l * sh) * h, at[1] + (f * sh + l * ch) * h, q * h))
    rx, ry, rz = (.118 * q for q in (.98, .86, 1.16))
    face = lambda y, q, out=0.0: F(.02 + rx * math.sqrt(max(0, 1 - (y / ry) ** 2 - (q / rz) ** 2)) + out, y, 1.69 + q)
    skin, ink, hair = mat('k#e3b491', '#e3b491', .55), mat('eye', '#241d1b', .3, coat=.4), mat('h#2a2320', '#2a2320', .6)
    for q in (-1, 1):
        o = sphere(.0112 * h, face(.037 * q, .010, -.003), ink, 32, (.55, .9, 1.2))
        o.rotation_euler = (0, 0, hd + .38 * q)
        tube([face((.037 + t) * q, .040 - 9 * t * t, -.001) for t in (-.015, -.005, .006, .017)], .0032 * h, hair)
        o = sphere(.030 * h, F(.005, .104 * q, 1.685), skin, 40, (.62, .42, 1.15))
        o.rotation_euler = (0, 0, hd + .25 * q)
    o = sphere(.0135 * h, face(0, -.016, .001), skin, 40, (1.0, .85, 1.25))
    tube([face(y, -.062 + 11 * y * y, -.001) for y in (-.026, -.017, -.006, .006, .017, .026)], .0036 * h, mat('lip', '#a8574b', .6))
    o = sphere(.121 * h, F(.004, 0, 1.752), hair, 96, (.96, .90, .72))   # fringe, combed to one side
    o.rotation_euler = (R(9), R(-10), hd)
    bpy.context.view_layer.update()
    solid = chest.evaluated_get(bpy.context.evaluated_depsgraph_get())

    def on(l, q, out=.004):
        """point on the front of the chest, l to the left, q up"""
        a, d = F(1, l, q), Vector((-ch, -sh, 0))
        hit, p, *_ = solid.ray_cast(a, d)
        return (p if hit else F(.02, l, q)) - d * out

    apron, hem = mat('apron', blue, .8), mat('hem', '#4576E2', .7)
    v, f, cols, rows = [], [], 30, 30                        # a sheet over the front: a bib, wider below
    edge = lambda q: .098 + .052 * (1 / (1 + math.exp((q - 1.255) * 70)))
    for a in range(rows + 1):
        q = 1.00 + .385 * a / rows
        for b in range(cols + 1):
            v.append(on(edge(q) * (2 * b / cols - 1), q, .006))
    for a in range(rows):
        f += [(a * (cols + 1) + b, a * (cols + 1) + b + 1, (a + 1) * (cols + 1) + b + 1, (a + 1) * (cols + 1) + b) for b in range(cols)]
    obj('apron', v, f, apron).modifiers.new('s', 'SOLIDIFY').thickness = .006
    tube([on(edge(1.385) * (2 * b / 16 - 1), 1.385, .010) for b in range(17)], .0050, hem)
    for s in (-1, 1):
        tube([on(s * edge(1.00 + .385 * a / 24), 1.00 + .385 * a / 24, .008) for a in range(25)], .0032, hem)
        tube([on(s * .088, 1.375, .010), on(s * .086, 1.41, .008), on(s * .078, 1.44, .008), F(.02, s * .070, 1.478), F(-.05, s * .062, 1.47)], .0085, apron)
        box((.075, .010, .045), F(.070, s * .036, 1.468), mat('collar', '#ffffff', .8), .006, 3, (R(-30), R(s * 30), hd + R(90 - s * 24)))
    p = on(.052, 1.298, .010)
    root, mine = place('i-badge', p, math.degrees(hd) + 90 - 2)
    for q in [q for q in mine if q.type == 'MESH' and q.parent == root]:  # the stand of the studio
        bpy.data.objects.remove(q)
    root.rotation_euler.x = R(2)
    c, t = F(.435, .200, 1.345), (R(6), R(8), hd + R(96))    # what they talk about
    box((.095, .050, .150), c, pm('#ff8821', .5), .006, 3, t); box((.097, .052, .045), c, WHITE(), .004, 2, t)
    person((-.290, -.66), R(62), .1, shirt='#c9485b', tr='#2a3145', hair='#3a281c', skin='#e3b491', h=.99, walk=0)
    B((2.6, .34, .06), (.2, -.30), 0, 0, 0, .99, WOOD(), .02, 3)          # counter
    box((9, .1, 4), (0, 4.6, 1.4), mat('walls', '#dfe6f2', .8), 0, 1); floor('#d5d8de', 8, (-4, 8)); box((9, .02, .30), (0, 4.54, 2.05), pm('#4576E2', .6), 0, 1)
    rooms.gondola((-.95, 3.2), 0, 2.2, (-1,), 1.95, 6); rooms.gondola((1.55, 3.0), 0, 2.4, (-1,), 1.95, 6)
    for x in (-.9, .8):
        tube_light(x, 2.6, 2.7, 1.2, 2.0)
    ceiling(2.75, '#eef1f6', .6, 4, (-3, 4.6))
    area((-1.1, -1.2, 2.2), (0, 0, 1.45), .8, 26, '#fff6ea'); area((1.0, -.8, 1.7), (0, 0, 1.4), .35, 8, '#e2ebff', .9); area((.6, 1.0, 2.3), (0, .1, 1.55), .4, 14, '#d3dffa')
    world('#f4f6ff', .66, '#c6cedd')
    shot((.02, -1.45, 1.475), (.02, 0, 1.475), 62, 2.0, tuple(p))


PLACES = {'w3-s': p_w3s, 'fmix-d': p_fmixd, 'h1001': p_h1001, 'u8-d': p_u8d, 'u8-t': p_u8t, 'u9-d': p_u9d, 'ul-8232nh': p_ul8232, 'ul-7016nh-h1': p_ul7016, 'i-badge': p_ibadge,
          'k3': p_k3, 'h2001': p_h2001, 'e3-x': p_e3x, 'e3-t-h': p_e3th, 'p3-x-8': p_p3x8, 'e3-d-h': p_e3dh, 'ul-8208nh': p_ul8208, 'b1': p_b1, 'w3-e': p_w3e, 'ukid': p_ukid}


def mounted(i, out, tmp, samples=8, w=1000, h=750, **light):
    """place and device; `coc`: circle of confusion in pixels, by which grade.py blurs"""
    rooms.rnd.seed(7)
    rooms._inst.clear()
    PLACES[i](**light)
    sc = bpy.context.scene
    cam = sc.camera.data
    cam.dof.use_dof = False
    eevee(w, h, samples, .25)
    bpy.context.view_layer.update()
    q = studio._buffers(1, samples, tmp, ('img', 'depth'))
    z = np.minimum(q['depth'][..., 0], 60)
    bg = np.array(lin('#e3ecfb')[:3], np.float32)
    rgba = q['img'].copy()
    rgba[..., :3] += bg * (1 - rgba[..., 3:])
    f, lens = cam.dof.focus_distance, cam.lens / 1000
    coc = lens * lens / cam.dof.aperture_fstop * np.abs(z - f) / (np.maximum(z, .05) * (f - lens)) / .036 * w
    np.savez(out, rgba=np.clip(rgba, 0, 60000).astype(np.float16), coc=coc.astype(np.float16))
    print('MOUNTED', i, flush=True)


def job(name, build_dir):
    """one asset of render.py: `<id>` or `<id>:<view>`"""
    i, _, v = name.partition(':')
    out = os.path.join(build_dir, f'{i}-{v}' if v else i)
    tmp = os.path.join(build_dir, 'tmp-' + name.replace(':', '-'))
    os.makedirs(tmp, exist_ok=True)
    reset()
    if v in ('mounted', 'dusk'):
        return mounted(i, out + '.npz', tmp, **({'dusk': True} if v == 'dusk' else {}))
    if v == 'turn':
        return turn(i, out, tmp)
    cam = {**CAM, **CATALOG[i][1]}
    if v == 'rear':
        cam = {**cam, 'fill': (.70, .72), **rear(i)}
    else:
        CATALOG[i][0]()
        if i in products.HANGING:
            products.hang(products.HANGING[i])
    snap(out + '.npz', tmp, **cam)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    products.TEX = os.path.join(a[0], 'tex')
    for one in a[1:]:
        job(one, a[0])
