"""The honor wall: boards, trophies, plaques and framed certificates, without words.

    blender -b --factory-startup --python honors.py -- <folder> <name> …      all without a name

Input     <folder>/<name>.png: what is printed on a board or a certificate (`node scripts/media/honors.mjs faces <folder>`)
Output    <folder>/<name>.npz; `python3 grade.py honor <folder>/<name>.npz <folder>/<name>-cut.png`, then
          `node scripts/media/honors.mjs encode <folder>`
Units     about 1 = 4 cm; everything stands on z = 0 and faces -Y
"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from studio import *

R = math.radians
UPRIGHT = (R(90), 0, 0)                                     # local XY of a flat part becomes a wall that faces -Y
FOLDER = ''


# ------------------------------------------------------------------ materials
def gold():
    return mat('awardgold', '#dfae52', .24, metal=1.0)


def steel():
    return mat('awardsteel', '#c3cad6', .22, metal=1.0)


def walnut():
    return mat('walnut', '#5a3620', .34, coat=.35, coat_r=.12)


def night():
    return mat('awardnight', '#16223f', .26, coat=.5, coat_r=.08)


def printed(name):
    """what is printed on a face, under a satin varnish"""
    m = mat('face' + name, '#ffffff', .42, coat=.25, coat_r=.2)
    n = m.node_tree.nodes.new('ShaderNodeTexImage')
    n.image = bpy.data.images.load(os.path.join(FOLDER, name + '.png'))
    m.node_tree.links.new(n.outputs[0], m.node_tree.nodes['Principled BSDF'].inputs['Base Color'])
    return m


def field(k, color):
    """brushed metal of a disc: rough enough to show the light instead of a dark room"""
    return mat('field' + k, color, .5, metal=.75)


# ------------------------------------------------------------------ shapes
def polygon(count, outer, inner=None):
    """regular polygon, or a star with `count` points, one point up"""
    inner = outer if inner is None else inner
    n = count if inner == outer else count * 2
    return [((outer if inner == outer or i % 2 == 0 else inner) * math.sin(2 * math.pi * i / n), (outer if inner == outer or i % 2 == 0 else inner) * math.cos(2 * math.pi * i / n)) for i in range(n)]


def slab(points, depth, m, loc=(0, 0, 0), rot=(0, 0, 0), b=.03, parent=None):
    """outline (x, y) extruded to +Z, its edges rounded"""
    n = len(points)
    v = [(*p, 0) for p in points] + [(*p, depth) for p in points]
    f = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    o = obj('slab', v, f if sum(points[i][0] * points[(i + 1) % n][1] - points[(i + 1) % n][0] * points[i][1] for i in range(n)) > 0 else [tuple(reversed(q)) for q in f], m)
    o.location, o.rotation_euler = loc, rot
    k = o.modifiers.new('b', 'BEVEL')
    k.width, k.segments, k.limit_method, k.harden_normals = b, 3, 'ANGLE', True
    o.data.use_auto_smooth = True
    if parent:
        o.parent = parent
    return o


def faceted(points, height, m, loc=(0, 0, 0), rot=(0, 0, 0), back=0.0, parent=None):
    """outline raised to a ridge in the middle, as cast stars are; `back`: the same behind"""
    n = len(points)
    v = [(*p, 0) for p in points] + [(0, 0, height), (0, 0, -back)]
    f = [(i, n, (i + 1) % n) for i in range(n)] + [((i + 1) % n, n + 1, i) for i in range(n)]
    o = obj('faceted', v, f, m, False)
    o.location, o.rotation_euler = loc, rot
    if parent:
        o.parent = parent
    return o


def leaf(size, m, loc, turn, parent):
    """leaf of a laurel along +X, its middle rib raised"""
    up = [(size * t, size * .30 * math.sin(math.pi * t ** .8)) for t in (0, .12, .3, .5, .7, .88, 1)]
    out = up + [(x, -y) for x, y in reversed(up[1:-1])]
    n = len(out)
    v = [(*p, 0) for p in out] + [(size * .5, 0, size * .14)]
    o = obj('leaf', v, [((i + 1) % n, i, n) for i in range(n)], m, False)
    o.location, o.rotation_euler, o.parent = loc, (0, 0, turn), parent
    return o


def laurel(radius, m, parent, z=0.0, leaves=6):
    """two branches around the origin, open at the top"""
    for side in (1, -1):
        for i in range(leaves):
            a = R(90 + side * (26 + 136 * i / (leaves - 1)))
            for lean, size in ((58, .46), (118, .38)):
                leaf(radius * (size - i * .012), m, (radius * math.cos(a), radius * math.sin(a), z), a + side * R(lean) + (math.pi if lean > 90 else 0), parent)
        tube([(radius * math.cos(R(90 + side * t)), radius * math.sin(R(90 + side * t)), z + .01) for t in range(24, 166, 12)], radius * .016, m, parent)


def person(e, m, z=0.0, k=1.0):
    """head and shoulders, as on the counting line"""
    slab([(.26 * k * math.sin(2 * math.pi * i / 40), .62 * k + .26 * k * math.cos(2 * math.pi * i / 40)) for i in range(40)], .14, m, (0, 0, z), b=.03, parent=e)
    slab([(.48 * k * math.cos(math.pi * i / 24), .52 * k * math.sin(math.pi * i / 24) - .24 * k) for i in range(25)], .14, m, (0, 0, z), b=.03, parent=e)


def counting_line(e, w, r, z=0.0, y=0.0):
    """line with a blue and an orange end"""
    tube([(-w / 2, y, z), (0, y, z), (w / 2, y, z)], r, mat('lineblue', BLUE, .3, coat=.4), e)
    for s, c in ((-1, BLUE), (1, ORANGE)):
        sphere(r * 2.1, (s * w / 2, y, z), mat('end' + c, c, .28, coat=.5), 48, parent=e)


def base(w, d, h, m=None, plate=True):
    """plinth on the ground with a metal plate in front; returns its upper edge"""
    box((w + .3, d + .3, .12), (0, 0, .06), night(), .03, 3)
    box((w, d, h), (0, 0, .12 + h / 2), m or walnut(), .05, 4)
    if plate:
        box((w * .46, .03, h * .44), (0, -d / 2 - .012, .12 + h / 2), gold(), .012, 3)
    return .12 + h


# ------------------------------------------------------------------ what is on the wall
def board(name, frame_m, tint=None):
    """board in a metal frame, on a foot"""
    e = empty((0, .45, 4.6), (R(90 - 6), 0, 0))
    box((5.0, 7.9, .26), (0, 0, -.13), frame_m, .06, 4, vr=.22, parent=e)
    box((4.62, 7.5, .06), (0, 0, .0), mat('mount', '#f3f5f9', .5), .01, 2, vr=.08, parent=e)
    panel(4.55, 7.26, (0, 0, .034), printed(name), parent=e)
    box((3.6, 1.5, .16), (0, .25, .08), frame_m, .05, 4, vr=.3)
    box((.5, .22, 1.6), (0, .62, .85), frame_m, .05, 3, (R(-6), 0, 0))
    return dict(az=-24, el=9)


def cup():
    g, t = gold(), base(2.5, 2.5, 1.1)
    lathe([(0, t), (1.0, t, .06), (1.0, t + .12, .06), (.72, t + .2, .08), (.30, t + .75, .3), (.24, t + 1.35, .2), (.40, t + 1.55, .08), (.24, t + 1.72, .1), (.5, t + 2.05, .3), (1.55, t + 2.9, .8), (1.78, t + 4.6, .4), (1.92, t + 5.0, .05), (1.86, t + 5.06, .03), (1.72, t + 4.6, .4), (1.4, t + 3.0, .8), (0, t + 2.3)], g, 160)
    for s in (-1, 1):
        tube([(s * 1.76, 0, t + 4.55), (s * 2.5, 0, t + 4.75), (s * 2.9, 0, t + 4.1), (s * 2.55, 0, t + 3.3), (s * 1.75, 0, t + 2.75), (s * 1.3, 0, t + 2.75)], .13, g)
    e = empty((0, -1.66, t + 3.75), (R(90 + 8), 0, 0))
    faceted(polygon(5, .62, .27), .16, mat('cupstar', '#f3f5f9', .2, metal=1.0), parent=e)
    return dict(az=-18, el=11)


def crystal_():
    t = base(2.6, 1.9, 1.0)
    w, v = .5, []
    for z, x, d in ((t, 1.22, w), (t + 6.3, .82, w * .7)):
        v += [(-x, -d, z), (x, -d, z), (x, d, z), (-x, d, z)]
    for k in (4, 7):                                        # the top is cut at a slant
        v[k] = (v[k][0], v[k][1], v[k][2] - .9)
    o = obj('prism', v, [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], glass('crystal', '#d9e5fb', 1.7), False)
    b = o.modifiers.new('b', 'BEVEL')
    b.width, b.segments, b.limit_method, b.material = .13, 1, 'ANGLE', 1
    o.data.materials.append(mat('cut', '#f4f8ff', .12, coat=.6))
    e = empty((0, -w * .86, t + 3.5), (R(90 + 2), 0, 0))
    laurel(.62, mat('frost', BLUE, .45), e)
    faceted(polygon(5, .36, .155), .08, mat('froststar', ORANGE, .3, coat=.3), parent=e)
    return dict(az=-22, el=10)


def star_():
    s, t = steel(), base(2.3, 2.0, 1.0)
    lathe([(0, t), (.95, t, .05), (.95, t + .14, .05), (.55, t + .3, .2), (.20, t + 1.2, .4), (.16, t + 4.2)], s, 96)
    e = empty((0, 0, t + 4.7), UPRIGHT)
    faceted(polygon(5, 2.05, .86), .62, s, back=.62, parent=e)
    sphere(.34, (0, 0, .52), mat('staramber', ORANGE, .22, coat=.6), 64, parent=e)
    return dict(az=-26, el=10)


def gate_():
    s, t = steel(), base(2.6, 2.0, 1.0)
    lathe([(0, t), (.95, t, .05), (.95, t + .14, .05), (.45, t + .3, .2), (.26, t + 1.5, .4), (.26, t + 1.9)], s, 96)
    e = empty((0, 0, t + 4.0), UPRIGHT)
    tube([(2.05 * math.cos(2 * math.pi * i / 48), 2.05 * math.sin(2 * math.pi * i / 48), 0) for i in range(48)], .26, s, e, cyclic=True)
    counting_line(e, 4.7, .12, .0, -.35)
    person(e, mat('gatenight', '#24376b', .3, coat=.5), -.07, 1.25)
    return dict(az=-22, el=8)


def plaque(relief, wood=None, shield=False):
    """plate with a relief on a wooden board that leans on its foot"""
    e = empty((0, .4, 3.55), (R(90 - 8), 0, 0))
    w = wood or walnut()
    if shield:
        side = [(2.35, 2.9), (2.35, .2), (2.2, -.9), (1.75, -1.9), (1.0, -2.75)]
        slab([(0, -3.3)] + list(reversed(side)) + [(-x, y) for x, y in side], .36, w, (0, 0, -.36), b=.08, parent=e)
    else:
        box((4.9, 6.3, .36), (0, 0, -.18), w, .09, 4, vr=.25, parent=e)
    relief(e)
    box((2.6, 1.5, .2), (0, .35, .1), w, .06, 4, vr=.2)
    box((1.5, .3, 1.3), (0, .72, .7), w, .06, 3, (R(-8), 0, 0))
    return dict(az=-22, el=9)


def disc(e, r, m, inner, y=0.0):
    lathe([(r * .8, 0), (r, 0, .02), (r, .12, .03), (r * .95, .15, .02), (r * .90, .10, .02), (r * .8, .10)], m, 160, (0, y, 0), parent=e)
    lathe([(0, .115), (r * .88, .115)], inner, 96, (0, y, 0), parent=e)


def label(e, y=-2.3, w=2.4):
    box((w, .62, .06), (0, y, .03), gold(), .02, 3, vr=.06, parent=e)


def medal_star(e):
    disc(e, 1.95, gold(), field('cream', '#f2dfb8'), .55)
    faceted(polygon(5, 1.45, .6), .42, mat('medalorange', ORANGE, .26, metal=.2, coat=.5), (0, .55, .1), parent=e)
    label(e)


def medal_laurel(e):
    disc(e, 1.95, steel(), field('ice', '#e4eaf5'), .55)
    k = empty((0, .55, .13), (0, 0, 0), e)
    laurel(1.25, mat('leafgold', '#d99a2b', .38, metal=.55), k)
    faceted(polygon(5, .66, .28), .22, mat('medalblue', '#1e4fc2', .26, metal=.3, coat=.5), parent=k)
    label(e)


def medal_hexagon(e):
    slab(polygon(6, 2.15), .14, mat('hexsteel', '#cfd6e2', .42, metal=1.0), (0, .35, 0), b=.05, parent=e)
    k = empty((0, .35, .13), (0, 0, 0), e)
    slab(polygon(6, 1.7), .05, mat('hexwhite', '#eef2f9', .3, coat=.4), b=.02, parent=k)
    person(k, mat('hexblue', '#1e4fc2', .3, coat=.5), .04, 1.1)
    counting_line(k, 2.2, .09, .1, -.62)


def medal_rays(e):
    slab(polygon(16, 2.05, 1.65), .14, mat('raysgold', '#e3b357', .42, metal=1.0), (0, .55, 0), b=.04, parent=e)
    lathe([(0, .14), (1.35, .14, .02), (1.35, .2, .03), (1.28, .22), (0, .22)], mat('rayswhite', '#f4f1ea', .35, coat=.3), 128, (0, .55, 0), parent=e)
    tube([(-.62, .58, .3), (-.18, .12, .3), (.72, 1.12, .3)], .14, mat('raysorange', ORANGE, .28, coat=.5), e)
    label(e)


def certificate(name, frame_m, mount='#f6f3ec'):
    """sheet in a frame under glass, leaning back"""
    W, H, t = 7.0, 9.6, .42
    e = empty((0, .75, 4.78), (R(90 - 9), 0, 0))
    box((W - .1, H - .1, .1), (0, 0, -.1), mat('mountpaper' + mount, mount, .7), .01, 1, parent=e)
    for s in (-1, 1):
        box((W, t, .36), (0, s * (H - t) / 2, -.02), frame_m, .07, 4, parent=e)
        box((t, H, .36), (s * (W - t) / 2, 0, -.02), frame_m, .07, 4, parent=e)
    panel(5.504, 8.0, (0, 0, -.03), printed(name), parent=e)
    box((.6, .2, 7.0), (0, 2.2, 3.2), mat('easel', '#20242d', .5), .03, 2, (R(16), 0, 0))
    return dict(az=-24, el=9)


HONORS = {
    'ranking-rows': lambda: board('ranking-rows', night()), 'ranking-podium': lambda: board('ranking-podium', steel()),
    'ranking-field': lambda: board('ranking-field', M('slate')), 'ranking-years': lambda: board('ranking-years', night()),
    'trophy-cup': cup, 'trophy-crystal': crystal_, 'trophy-star': star_, 'trophy-gate': gate_,
    'medal-star': lambda: plaque(medal_star), 'medal-laurel': lambda: plaque(medal_laurel, night()),
    'medal-hexagon': lambda: plaque(medal_hexagon, mat('oak', '#a97c4c', .4, coat=.3, coat_r=.15)), 'medal-rays': lambda: plaque(medal_rays, shield=True),
    'certificate-laurel': lambda: certificate('certificate-laurel', mat('framewood', '#6b4427', .36, coat=.3)), 'certificate-corners': lambda: certificate('certificate-corners', night()),
    'certificate-report': lambda: certificate('certificate-report', M('char')),
}

if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    FOLDER = a[0]
    quick = os.environ.get('QUICK')
    for one in a[1:] or HONORS:
        reset()
        cam = HONORS[one]()
        bpy.context.view_layer.use_pass_z = True
        shoot(os.path.join(FOLDER, one + '.npz'), os.path.join(FOLDER, 'tmp-' + one), 720, 960, 6 if quick else 18, .6 if quick else 1.25, lens=85, fill=(.86, .86), key=1.05, **cam)
