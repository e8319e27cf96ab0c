"""Places for camera views: the rooms of the isometric scenes with four high walls, and some places of their own (Blender).

Every function builds one place round the origin; the floor is at z = 0, units are metres.
"""
import math
import random
import bpy
import rooms
from studio import *
from rooms import B, L, BLUE, ORANGE, DARK, PALE, WHITE, WOOD, bottle, cam_unit, car, carton, can, chair, counter, cup, fill_row, fruit, gondola, inst, plant, plate, pm, prism, screen_pos, smallbox, table, tree

HIGH = 3.1


def shell(floor='#d9d4cc', accent=BLUE, wall='#e3e7ee', h=HIGH, w=rooms.W, d=rooms.D, tiles=.6, **_):
    """floor with joints and four high walls"""
    box((2 * w, 2 * d, .2), (0, 0, -.1), mat('fl' + floor, floor, .45), 0, 1)
    if tiles:
        joint = mat('joint', '#b9b4aa', .7)
        for i in range(int(2 * w / tiles) + 1):
            box((.012, 2 * d, .002), (-w + i * tiles, 0, .0005), joint, 0, 1)
        for i in range(int(2 * d / tiles) + 1):
            box((2 * w, .012, .002), (0, -d + i * tiles, .0005), joint, 0, 1)
    for s in (-1, 1):
        box((2 * w + .3, .15, h), (0, s * (d + .075), h / 2), mat('wl' + wall, wall, .8), 0, 1)
        box((.15, 2 * d, h), (s * (w + .075), 0, h / 2), mat('wl' + wall, wall, .8), 0, 1)
        box((2 * w, .02, .12), (0, s * (d - .01), .06), mat('skirt', '#8d96a8', .6), 0, 1)
        box((.02, 2 * d, .12), (s * (w - .01), 0, .06), mat('skirt', '#8d96a8', .6), 0, 1)
        box((2 * w, .012, .16), (0, s * (d - .006), 2.45), pm(accent, .7), 0, 1)
        box((.012, 2 * d, .16), (s * (w - .006), 0, 2.45), pm(accent, .7), 0, 1)


def theme(name, **shell_args):
    """room of the isometric scenes, without people and dome cameras"""
    keep = rooms.person, rooms.shell, rooms.cam_unit
    rooms.person = lambda *a, **k: keep[0](*a, **k) if '#e8edf7' in a[4:] else None      # mannequins stay
    rooms.shell = lambda floor='#d9d4cc', accent=BLUE, *a, **k: shell(**{**dict(floor={'#e9e7e4': '#d9d4cc', '#eceae6': '#dcd8cf', '#e8dccb': '#c9b08d', '#eaeef2': '#d5dae0'}.get(floor, floor), accent=accent), **shell_args})
    rooms.cam_unit = lambda *a: None
    rooms.room(name, False)
    rooms.person, rooms.shell, rooms.cam_unit = keep


# ------------------------------------------------------------------ small things
def since(make):
    """objects that make() adds"""
    before = set(bpy.context.scene.objects)
    make()
    return [o for o in bpy.context.scene.objects if o not in before]


def cardboard(size, loc, ang=0.0, col='#c79a63'):
    x, y, z = size
    box(size, (loc[0], loc[1], loc[2] + z / 2), pm(col, .85), .01, 1, (0, 0, ang))
    box((x * 1.004, y * .16, z * 1.004), (loc[0], loc[1], loc[2] + z / 2), pm('#a97c48', .7), 0, 1, (0, 0, ang))


def bags(loc, n=1, col='#22262e', seed=1):
    r = random.Random(seed)
    for i in range(n):
        x, y = loc[0] + r.uniform(-.3, .3) * (n > 1), loc[1] + r.uniform(-.25, .25) * (n > 1)
        s = r.uniform(.85, 1.1)
        sphere(.27 * s, (x, y, loc[2] + .22 * s), pm(col, .35), 20, (1, .92, .95))
        lathe([(.03, 0), (.10, .02), (.04, .10), (.09, .18), (0, .19)], pm(col, .35), 14, (x, y, loc[2] + .44 * s))


def bin_(loc, col='#4b5563', lid=True, r=.24, h=.72):
    lathe([(0, 0), (r * .8, 0, .02), (r, h, .01), (r * .93, h), (r * .75, .05), (0, .05)], pm(col, .5), 28, loc)
    lathe([(r * .94, h - .01), (r * 1.03, h, .01), (r * 1.03, h + .05, .01), (r * .92, h + .05)], pm('#2b3140', .5), 28, loc)


def shopping_cart(col='#8c98ab', goods=True):
    m = mat('cartm', col, .35, metal=.7)
    for z, k in ((.95, 1.0), (.70, .93), (.52, .88)):
        w, l = .26 * k, .42 * k
        tube([(l, w, z), (l, -w, z), (-l, -w, z), (-l, w, z)], .010, m, None, True)
    for i in range(7):
        x = -.38 + i * .127
        for s in (-1, 1):
            tube([(x, s * .26, .95), (x * .88, s * .22, .52)], .006, m)
    for i in range(5):
        tube([(-.36, -.2 + i * .1, .52), (.36, -.2 + i * .1, .52)], .006, m)
    tube([(-.48, -.25, 1.02), (-.48, .25, 1.02)], .018, pm(ORANGE))
    for s in (-1, 1):
        tube([(-.42, s * .24, .95), (-.30, s * .22, .15), (.36, s * .22, .15)], .014, m)
        for x in (-.30, .34):
            cyl(.06, .03, (x, s * .22, .06), pm('#22262e'), (math.radians(90), 0, 0), .01, 16)
    if goods:
        for i, c in enumerate(('#c23a52', '#e2b33c', '#2f8f7c')):
            box((.18, .16, .24), (-.2 + i * .2, (-.06, .07, -.05)[i], .66), pm(c), .01, 1)


def trolley(col='#4576E2'):
    box((1.0, .60, .06), (0, 0, .20), pm(col), .02, 2)
    for s in (-1, 1):
        tube([(-.46, s * .26, .22), (-.50, s * .26, .98)], .018, pm('#2b3140'))
        for x in (-.36, .36):
            cyl(.08, .05, (x, s * .22, .09), pm('#22262e'), (math.radians(90), 0, 0), .01, 16)
    tube([(-.50, -.26, .98), (-.50, .26, .98)], .018, pm('#2b3140'))


def stroller():
    m = pm('#2b3140', .5)
    prism([(-.30, .42), (-.36, .95), (-.05, 1.05), (.05, .62), (.40, .52), (.40, .42)], .42, pm('#4576E2', .8), r=.04)
    sphere(.10, (-.05, 0, .80), pm('#e3b491'), 16)
    tube([(-.36, -.2, .6), (-.62, -.2, 1.02), (-.62, .2, 1.02), (-.36, .2, .6)], .016, m)
    for x in (-.34, .36):
        for s in (-1, 1):
            cyl(.10, .04, (x, s * .24, .10), m, (math.radians(90), 0, 0), .01, 18)
            tube([(x, s * .22, .10), (0, s * .20, .45)], .012, m)


def forklift():
    f, a = (0, 0), 0.0
    B((1.3, .95, .60), f, a, -.15, 0, .52, pm('#f07818'), .10, 3)
    B((.5, .95, .42), f, a, -.62, 0, .92, DARK(), .08, 3)
    for s in (-1, 1):
        for x in (.42, -.75):
            B((.07, .07, 1.25), f, a, x, s * .42, 1.50, DARK(), .01)
        B((.09, .09, 2.3), f, a, .72, s * .30, 1.2, DARK(), .01)
        B((1.15, .13, .05), f, a, 1.28, s * .26, .20, DARK(), .01)
        for x in (-.55, .40):
            cyl(.26, .2, (x, s * .48, .26), mat('tyre', '#1a1d24', .7), (math.radians(90), 0, 0), .05, 28)
    B((1.35, .95, .06), f, a, -.16, 0, 2.14, DARK(), .02)
    B((1.25, .06, .06), f, a, .72, 0, 1.9, DARK(), .01)
    sphere(.07, (-.5, 0, 2.22), mat('beacon', '#ff8a1f', .3, emit='#ff8a1f', emit_s=2.5), 16)
    B((.42, .44, .5), f, a, -.25, 0, 1.0, pm('#22262e'), .05, 3)
    for q in range(2):
        cardboard((.85, .8, .45), (1.28, 0, .24 + q * .46))


def rodent():
    """27 cm of rat, nose towards +X"""
    m, skin = pm('#3a332c', .8), pm('#6b5a50', .8)
    sphere(.055, (-.01, 0, .054), m, 22, (1.55, .88, .95))
    sphere(.042, (.065, 0, .050), m, 18, (1.35, .85, .90))
    sphere(.030, (.118, 0, .050), m, 16, (1.40, .85, .85))
    sphere(.015, (.158, 0, .043), m, 12, (1.60, .9, .9))
    for s in (-1, 1):
        sphere(.018, (.104, s * .024, .080), m, 12, (.55, 1, 1))
        for x in (.078, -.055):
            sphere(.014, (x, s * .030, .011), skin, 10, (1.7, .8, .75))
    tube([(-.085, 0, .035), (-.14, .012, .016), (-.20, .018, .010), (-.26, -.004, .010), (-.33, -.034, .010)], .0065, skin)


def plume(n=9, col='#70757d', name='smoke', alpha=.5):
    """soft balls that are moved as smoke"""
    key = 'mat' + name
    if key not in bpy.data.materials:
        m = bpy.data.materials.new(key)
        m.use_nodes = True
        nt = m.node_tree
        nt.nodes.clear()
        out, mix, tr, em, lw, mp = (nt.nodes.new(k) for k in ('ShaderNodeOutputMaterial', 'ShaderNodeMixShader', 'ShaderNodeBsdfTransparent', 'ShaderNodeBsdfDiffuse', 'ShaderNodeLayerWeight', 'ShaderNodeMapRange'))
        em.inputs[0].default_value = lin(col)
        lw.inputs[0].default_value = .5
        mp.inputs[1].default_value, mp.inputs[2].default_value, mp.inputs[3].default_value, mp.inputs[4].default_value = .15, .95, alpha, 0
        nt.links.new(lw.outputs['Facing'], mp.inputs[0]); nt.links.new(mp.outputs[0], mix.inputs[0])
        nt.links.new(tr.outputs[0], mix.inputs[1]); nt.links.new(em.outputs[0], mix.inputs[2]); nt.links.new(mix.outputs[0], out.inputs[0])
        m.blend_method, m.shadow_method, m.show_transparent_back = 'BLEND', 'NONE', False
    return [sphere(.5, (0, 0, 0), bpy.data.materials[key], 24) for _ in range(n)]


def flames(n=6):
    r = []
    for i in range(n):
        c, s = (('#ff5a12', 7), ('#ff9a1e', 10), ('#ffd25e', 14))[i % 3]
        r.append(lathe([(0, 0), (.10, .04), (.13, .14), (.08, .32), (.02, .50), (0, .52)], mat('flame%d' % (i % 3), c, .5, emit=c, emit_s=s), 14))
    return r


def exit_sign(x, y, z=2.35, ang=0.0):
    """green lamp with a door and an arrow"""
    B((.62, .06, .26), (x, y), ang, 0, 0, z, mat('exitg', '#0f8a4a', .4, emit='#19c46a', emit_s=1.4), .01)
    w = mat('exitw', '#ffffff', .4, emit='#ffffff', emit_s=1.6)
    B((.10, .02, .17), (x, y), ang, .16, -.035, z, w, 0, 1)
    B((.20, .02, .035), (x, y), ang, -.10, -.035, z, w, 0, 1)
    for s in (-1, 1):
        box((.10, .02, .03), L((x, y), ang, -.02, -.035, z + s * .03), w, 0, 1, (0, s * .8, ang))


def double_door(x, y, ang=0.0, w=1.7, h=2.1, col='#8c98ab', bar=True):
    B((w + .16, .10, h + .08), (x, y), ang, 0, 0, (h + .08) / 2, pm('#5a6478'), .01)
    for s in (-1, 1):
        B((w / 2 - .02, .08, h), (x, y), ang, s * w / 4, -.04, h / 2, pm(col, .4), .01)
        B((.22, .09, .55), (x, y), ang, s * w / 4, -.045, 1.55, mat('wing', '#b9d4ef', .2, emit='#b9d4ef', emit_s=.3), .005)
        if bar:
            B((w / 2 - .2, .05, .07), (x, y), ang, s * w / 4, -.12, 1.0, pm('#c23a2e'), .01)


def hatch(x0, y0, x1, y1, col='#f2c230', step=.55, z=.004, frame=True):
    """yellow hatched field on the floor"""
    m = pm(col, .7)
    if frame:
        for y in (y0, y1):
            box((x1 - x0, .09, .004), ((x0 + x1) / 2, y, z), m, 0, 1)
        for x in (x0, x1):
            box((.09, y1 - y0, .004), (x, (y0 + y1) / 2, z), m, 0, 1)
    d = y1 - y0
    x = x0 - d + step
    while x < x1:
        a, b = max(x, x0), min(x + d, x1)
        if b - a > .1:
            box(((b - a) * 1.414, .07, .004), ((a + b) / 2, y0 + (a + b) / 2 - x, z), m, 0, 1, (0, 0, math.radians(45)))
        x += step


# ------------------------------------------------------------------ places of their own
def door():
    """entrance of a shop seen from above: pavement, sliding door, mat, floor"""
    box((9, 4, .2), (0, -3.6, -.1), mat('pave', '#9aa0a8', .8), 0, 1)
    for i in range(14):
        box((.015, 4, .003), (-4.2 + i * .65, -3.6, .001), pm('#7d838c'), 0, 1)
    for i in range(4):
        box((9, .015, .003), (0, -5.2 + i * .9, .001), pm('#7d838c'), 0, 1)
    box((9, 6, .2), (0, 1.4, -.1), mat('flin', '#d5d0c7', .4), 0, 1)
    for i in range(16):
        box((.012, 6, .002), (-4.5 + i * .6, 1.4, .0005), pm('#b9b4aa'), 0, 1)
        box((9, .012, .002), (0, -1.6 + i * .6, .0005), pm('#b9b4aa'), 0, 1)
    box((2.3, 1.2, .02), (0, -.75, .01), mat('mat_', '#3c424d', .9), .01, 1)
    for s in (-1, 1):
        box((3.2, .14, HIGH), (s * 2.85, -1.6, HIGH / 2), mat('wlin', '#e3e7ee', .8), 0, 1)
        box((.10, .16, 2.4), (s * 1.25, -1.6, 1.2), pm('#4b5563'), .01, 1)
        box((.9, .05, 2.3), (s * 1.72, -1.48, 1.15), mat('gl', '#a9c4e6', .1, coat=.5), .01, 1)
        cyl(.06, 1.0, (s * 1.55, -.1, .5), pm('#4b5563'), seg=16)
        box((.10, .9, .95), (s * 1.55, .5, .48), pm('#dfe3ea'), .02, 2)
    gondola((-3.2, 1.6), math.pi / 2, 2.6, (1, -1), 1.3, 4)
    gondola((3.2, 1.6), math.pi / 2, 2.6, (1, -1), 1.3, 4, trim=ORANGE)
    plant(2.6, -1.1, .8); plant(-2.6, -1.1, .8)


def till():
    """one checkout and what is on it; the drawer is an object of its own"""
    shell('#d9d4cc', w=3.2, d=2.6)
    B((2.6, .72, .86), (0, 0), 0, 0, 0, .43, mat('ctr', '#e8ecf2', .4), .03, 2)
    B((2.62, .74, .08), (0, 0), 0, 0, 0, .16, pm(ORANGE), .01)
    B((1.25, .56, .03), (0, 0), 0, -.58, 0, .875, mat('belt', '#2f3642', .7), .01)
    B((.42, .56, .03), (0, 0), 0, .32, 0, .877, mat('scan', '#1b2028', .15, coat=.6), .01)
    B((.20, .02, .004), (0, 0), 0, .32, 0, .894, mat('laser', '#ff2a2a', .4, emit='#ff2a2a', emit_s=3), 0, 1)
    B((.72, .56, .02), (0, 0), 0, .94, 0, .872, mat('steelt', '#b7bfca', .3, metal=.6), .01)
    screen_pos((.55, .32), 0, 0, 0, .86)
    B((.16, .22, .05), (0, 0), 0, .92, -.22, .90, pm('#22262e'), .01)
    B((.12, .16, .06), (0, 0), .0, .62, -.26, .90, pm('#22262e'), .01)
    gondola((0, 2.3), math.pi, 4.6, (1,), 1.6, 5)
    for i in range(4):
        inst('cg%d' % i, carton(('#c23a52', '#e2b33c', '#2f8f7c', '#4576E2')[i]), (1.5, -.7 + i * .3, .6), (0, 0, .1))
    B((.4, 1.4, .6), (1.55, -.3), 0, 0, 0, .3, WHITE(), .02)


def till_lane():
    """one checkout from the side of the customer: belt, scanner and packing place one beside the other"""
    shell('#d9d4cc', w=3.2, d=2.6)
    B((2.9, .72, .86), (0, 0), 0, 0, 0, .43, mat('ctr', '#e8ecf2', .4), .03, 3)
    B((2.92, .74, .08), (0, 0), 0, 0, 0, .70, pm(BLUE), .01)
    B((1.46, .60, .03), (0, 0), 0, -.68, 0, .872, mat('belt', '#3a4250', .8), .01)
    for s in (-1, 1):                                                                          # its edges
        B((1.46, .05, .05), (0, 0), 0, -.68, s * .325, .875, mat('steelt', '#b7bfca', .3, metal=.6), .01)
    B((.07, .60, .035), (0, 0), 0, .055, 0, .876, mat('steelt', '#b7bfca', .3, metal=.6), .012, 3)
    B((.46, .62, .03), (0, 0), 0, .35, 0, .874, mat('steels', '#cfd5dd', .25, metal=.6), .012, 3)
    B((.30, .26, .008), (0, 0), 0, .35, -.12, .893, mat('scan', '#12161d', .1, coat=.8), .004)       # glass, and light in it
    box((.24, .016, .004), (.35, -.12, .899), mat('laser', '#ff2a2a', .4, emit='#ff2a2a', emit_s=3), 0, 1)
    B((.82, .62, .02), (0, 0), 0, 1.0, 0, .872, mat('pack', '#dfe4eb', .35), .01)
    B((.82, .03, .09), (0, 0), 0, 1.0, -.325, .90, mat('steelt', '#b7bfca', .3, metal=.6), .01)
    screen_pos((.92, .30), .35, 0, 0, .86)
    B((.10, .15, .05), (0, 0), .0, .76, -.28, .94, pm('#22262e'), .012, 3)                            # card reader
    B((.05, .60, .05), (0, 0), 0, -.30, 0, .905, pm(ORANGE, .5), .015, 3)                             # bar behind the goods of one customer
    gondola((0, 2.3), math.pi, 5.6, (1,), 1.7, 5)


def corridor():
    """way to the fire exit"""
    w, d = 1.5, 5.0
    shell('#c8ccd2', '#0f8a4a', '#dfe3e8', w=w, d=d)
    double_door(0, d - .06)
    exit_sign(0, d - .20, 2.42)
    hatch(-1.3, 2.9, 1.3, 4.75)
    B((.28, .22, .62), (w - .14, 1.6), 0, 0, 0, 1.0, pm('#d22f27', .4), .02)
    cyl(.08, .46, (w - .32, 1.0, .3), pm('#d22f27', .3), seg=24)
    for y in (-3, -.5, 2.0):
        box((.3, 1.1, .04), (0, y, HIGH - .02), mat('tl2', '#ffffff', .5, emit='#ffffff', emit_s=2), 0, 1)


def dock():
    """loading bay: a truck with its doors open at one gate, a closed roller door at the other, yellow lines, pallets"""
    w, d = 5.5, 4.2
    shell('#7e858f', '#f2c230', '#c3cad3', w=w, d=d, tiles=0, h=4.2)
    joint = pm('#6f7680')
    for i in range(4):
        box((2 * w, .02, .003), (0, -d + 1.7 * (i + 1), .001), joint, 0, 1)
    for i in range(5):
        box((.02, 2 * d, .0034), (-w + 1.9 * (i + 1), 0, .001), joint, 0, 1)
    for k, x in enumerate((-2.7, .9)):
        if k:
            B((2.7, .12, 3.0), (x, d - .05), 0, 0, 0, 1.5, pm('#6d7887', .5), .01)
            for i in range(10):
                B((2.6, .03, .03), (x, d - .12), 0, 0, 0, .25 + i * .28, pm('#525c6b'), 0, 1)
        else:
            truck_rear(x, d)
        for s in (-1, 1):
            for i in range(6):
                B((.16, .06, .26), (x, d - .14), 0, s * 1.45, 0, .13 + i * .26, pm('#f2c230' if i % 2 else '#22262e'), 0, 1)
        for s in (-1, 1):
            box((.10, 3.4, .004), (x + s * 1.45, d - 1.9, .003), pm('#f2c230'), 0, 1)
        B((.9, .06, .42), (x, d - .05), 0, 0, 0, 3.42, pm('#27489a', .5), .02)
        for q in range(k + 1):
            B((.09, .03, .26), (x - .09 * k + .18 * q, d - .10), 0, 0, 0, 3.42, pm('#f4f6fa'), 0, 1)
    box((2 * w, .10, .0045), (0, -2.5, .002), pm('#f2c230'), 0, 1)
    for x, y, n in ((-4.6, 1.5, 3), (-4.6, .2, 2), (4.4, 2.6, 3), (4.5, 1.2, 2)):
        pallet(x, y, n)
    B((1.1, .12, 2.2), (3.6, d - .05), 0, 0, 0, 1.1, pm('#4d5768', .5), .01)


def truck_rear(x, d):
    """back of a truck at a gate: dark inside, cartons, door leaves, lights, a plate to the floor"""
    B((2.6, .04, 3.0), (x, d - .02), 0, 0, 0, 1.5, pm('#171b22', .9), 0, 1)
    r = random.Random(5)
    for row, count in enumerate((4, 4, 3, 2)):
        for i in range(count):
            cardboard((.50, .30, .44), (x - .84 + .54 * i + .04 * r.random(), d - .22, .50 + .45 * row), .06 * (r.random() - .5), '#c79a63' if r.random() < .7 else '#b98a55')
    for s in (-1, 1):
        B((.10, .22, 2.6), (x, d - .14), 0, s * 1.22, 0, 1.75, pm('#e4e8ee', .4), .01)
        B((.16, .06, .14), (x, d - .27), 0, s * 1.05, 0, .40, pm('#c23a2e', .3), .01)
    B((2.54, .22, .10), (x, d - .14), 0, 0, 0, 3.0, pm('#e4e8ee', .4), .01)
    B((2.54, .24, .16), (x, d - .16), 0, 0, 0, .40, pm('#2a303a', .6), .02)
    box((2.1, .9, .012), (x, d - .72, .006), mat('dockplate', '#99a2ae', .4, metal=.7), 0, 1)


def pallet(x, y, n=2, ang=0.0, col='#c79a63'):
    B((1.15, .95, .12), (x, y), ang, 0, 0, .07, WOOD(), .01)
    r = random.Random(int(x * 10 + y * 7))
    for q in range(n):
        for i in (-1, 1):
            for j in (-1, 1):
                if q < n - 1 or r.random() < .8:
                    p = L((x, y), ang, i * .27, j * .22, .13 + q * .36)
                    cardboard((.50, .42, .35), p, ang, col if r.random() < .8 else '#b98a55')


def street():
    """pavement, shop fronts, road: life size"""
    box((26, 5, .2), (0, 1.0, -.1), mat('pave', '#a3a8ae', .85), 0, 1)
    for i in range(26):
        box((.02, 5, .003), (-12.5 + i, 1.0, .001), pm('#858b93'), 0, 1)
    for i in range(5):
        box((26, .02, .003), (0, -1 + i, .001), pm('#858b93'), 0, 1)
    box((26, 9, .2), (0, -6, -.22), mat('road', '#555b66', .9), 0, 1)
    box((26, .25, .16), (0, -1.45, -.06), pm('#c3c7cc', .8), 0, 1)
    for i in range(9):
        box((1.4, .14, .004), (-12 + i * 3, -5.4, -.117), pm('#e8e8e2'), 0, 1)
    for k, (x, col, aw) in enumerate(((-6.2, '#c9b6a0', '#c23a52'), (-1.6, '#b8bec8', '#27489a'), (3.0, '#d4c3b0', '#e07a1e'), (7.6, '#aab4bf', '#2f8f7c'))):
        box((4.5, .4, 4.6), (x, 3.7, 2.3), pm(col, .85), 0, 1)
        box((3.0, .1, 2.0), (x - .5, 3.47, 1.35), mat('shopglass', '#5f7f9f', .12, coat=.6, emit='#ffdca8', emit_s=.22), .01, 1)
        box((.95, .1, 2.2), (x + 1.5, 3.47, 1.1), mat('doorgl', '#46586e', .2), .01, 1)
        for i in range(4):
            box((.04, .12, 2.0), (x - 2.0 + i * 1.0, 3.45, 1.35), pm('#2b3140'), 0, 1)
        o = box((4.2, 1.0, .06), (x, 3.05, 2.62), pm(aw, .8), .01, 1, (math.radians(14), 0, 0))
    for x in (-8.5, 6.4):
        cyl(.16, .5, (x, -.9, .25), pm('#4b5563'), seg=20)
    tree(5.2, -.75, 2.2)
    for x in (-2.2, -1.2, -.2):
        cyl(.07, .85, (x, -1.1, .42), pm('#d6d9dd'), seg=16); cyl(.072, .12, (x, -1.1, .72), pm('#d22f27'), seg=16)
    for x in (-9.5, 9.5):
        cyl(.06, 4.5, (x, -1.0, 2.2), pm('#2b3140'), seg=14)


def yard():
    """back yard with bins"""
    box((12, 9, .2), (0, 0, -.1), mat('asph', '#7b8087', .9), 0, 1)
    box((12, .2, 3.4), (0, 3.0, 1.7), mat('brick', '#b08d78', .9), 0, 1)
    for i in range(14):
        box((12, .012, .02), (0, 2.895, .24 + i * .24), pm('#8f7060'), 0, 1)
    box((.2, 9, 3.4), (-4.2, 0, 1.7), pm('#a8adb3', .9), 0, 1)
    B((1.0, .1, 2.1), (2.4, 2.88), 0, 0, 0, 1.05, pm('#4f6d5c', .5), .01)
    B((.3, .12, .3), (2.4, 2.8), 0, 0, 0, 2.5, mat('yl', '#fff2d8', .5, emit='#fff2d8', emit_s=2), .02)
    for x, c in ((-2.6, '#3f6d4f'), (-1.5, '#3f6d4f'), (-.4, '#41609a')):
        wheelie(x, 2.3, c)


def wheelie(x, y, col, lid=0.0):
    prism([(-.36, .10), (-.42, 1.05), (.42, 1.05), (.36, .10)], .78, pm(col, .5), (x, y, 0), math.pi / 2, .03, 1.12)
    o = box((.88, .92, .05), (x, y + .02, 1.09), pm(col, .4), .02, 2)
    if lid:
        o.location, o.rotation_euler = (x, y + .42 - .02, 1.09 + .40 * math.sin(lid)), (lid, 0, 0)
    for s in (-1, 1):
        cyl(.10, .06, (x + s * .34, y + .36, .10), pm('#22262e'), (0, math.radians(90), 0), .01, 16)


def bays():
    """workshop with three marked bays"""
    w, d = 6.0, 4.2
    shell('#868d97', '#27489a', '#cdd4dd', w=w, d=d, tiles=0, h=4.0)
    for i in range(4):
        box((.10, 4.6, .004), (-4.2 + i * 2.8, d - 2.5, .003), pm('#f4f6fa'), 0, 1)
    for i in range(3):
        x = -2.8 + i * 2.8
        B((2.4, .1, 2.7), (x, d - .05), 0, 0, 0, 1.35, pm('#8c98ab', .5), .01)
        for s in (-1, 1):
            B((.16, .2, 2.2), (x, 1.6), 0, s * 1.15, 0, 1.1, pm('#c23a2e', .4), .02)
        B((.5, .5, .95), (x + 1.4, d - .5), 0, 0, 0, .48, pm(('#c23a2e', '#27489a', '#e2b33c')[i], .4), .02)


def kitchen_foot():
    """foot of a kitchen wall: skirting, a steel rack on its feet, a bin"""
    shell('#c4beb3', w=2.4, d=1.6, tiles=0)
    joint = mat('joint', '#b9b4aa', .7)
    for i in range(17):
        box((.010, 3.2, .0016), (-2.4 + i * .3, 0, .0005), joint, 0, 1)
    for i in range(11):
        box((4.8, .010, .0020), (0, -1.6 + i * .3 + .1, .0005), joint, 0, 1)        # another height: where two cross, neither is black
    steel = mat('steelrack', '#9aa3b2', .35, metal=.6)
    for x in (-1.62, -.10):
        for y in (.98, 1.40):
            tube([(x, y, .03), (x, y, 1.9)], .020, steel)
            lathe([(0, 0), (.036, 0), (.036, .018, .004), (.016, .045), (0, .05)], DARK(), 18, (x, y, 0))
    for z in (.34, .95, 1.55):
        box((1.58, .48, .03), (-.86, 1.19, z), steel, .006, 1)
    for x, c in ((-.36, '#c79a63'), (-.98, '#d8d2c4')):
        cardboard((.46, .36, .30), (x, 1.20, .355), 0, c)
    lathe([(0, 0), (.17, 0, .02), (.19, .30, .01), (.16, .32), (0, .32)], steel, 28, (-1.45, 1.19, .355))
    for x in (-.55, -1.2):
        lathe([(0, 0), (.16, 0, .02), (.16, .22, .01), (0, .23)], pm('#8d96a8', .4), 28, (x, 1.18, .965))
    bin_((1.22, 1.26, 0), r=.22, h=.60)


def _clear():
    rooms._inst.clear()
    rooms.rnd.seed(7)


def drawer():
    """cash drawer, closed at the origin; opens towards -Y"""
    box((.42, .40, .10), (0, 0, .05), pm('#30353f', .4), .01, 2)
    box((.37, .35, .012), (0, -.005, .096), pm('#14171d', .6), 0, 1)
    for i, c in enumerate(('#7fa98a', '#b98d8d', '#8d9fb9', '#b9ae8d')):
        box((.08, .15, .012), (-.135 + i * .09, .07, .105), pm(c), 0, 1)
        cyl(.028, .012, (-.135 + i * .09, -.09, .106), pm(('#d8c27a', '#c9ced6')[i % 2], .3), b=.002, seg=14)


def ladder():
    for s in (-1, 1):
        box((.05, .03, 2.1), (s * .22, -.25, 1.02), pm('#e2b33c', .4), .005, 1, (math.radians(-12), 0, 0))
        box((.05, .03, 2.05), (s * .22, .25, 1.0), pm('#c9ced6', .4), .005, 1, (math.radians(12), 0, 0))
    for i in range(6):
        box((.42, .10, .03), (0, -.42 + i * .06, .3 + i * .30), pm('#c9ced6', .4), .005, 1)


def banner():
    """header board of a promotional stand, hinged at its lower edge"""
    box((1.15, .04, .46), (0, 0, .23), pm('#d9342b', .5), .01, 1)
    box((.9, .05, .10), (0, 0, .30), pm('#ffe28a', .5), .01, 1)
    box((.6, .05, .07), (0, 0, .14), pm('#ffffff', .5), .01, 1)


def tray():
    box((.42, .32, .03), (0, 0, .015), pm('#5a4636', .6), .01, 1)
    inst('plate', plate, (-.08, 0, .03))
    inst('cup', cup('#e8edf7'), (.13, .05, .03))


# ------------------------------------------------------------------ variants for single events
def shelf_wall():
    """one shelf from the front, two facings sold out"""
    shell('#d9d4cc', w=3.4, d=2.6)
    y, rows, w = 2.1, 5, 5.6
    B((w, .06, 2.0), (0, y + .32), 0, 0, 0, 1.0, WHITE())
    B((w, .62, .14), (0, y), 0, 0, 0, .07, DARK())
    gaps = {(2, -1.25, .05), (3, .75, 1.75), (1, 1.0, 1.6)}
    pal = ['#c23a52', '#e2b33c', '#2f8f7c', '#3767d6', '#f4f6fa', '#ff8821', '#6b3f8f']
    for r in range(rows):
        z = .16 + r * .37
        B((w, .56, .03), (0, y), 0, 0, 0, z, WHITE(), .005)
        B((w, .012, .05), (0, y - .285), 0, 0, 0, z, pm('#e8edf7' if r else BLUE), 0, 1)
        x, k = -w / 2 + .14, r
        while x < w / 2 - .1:
            mk, dx = ((carton, .19), (bottle, .135), (can, .115), (carton, .19))[(k + r) % 4]
            col = pal[(k * 3 + r) % 7]
            for _ in range(4):
                if x > w / 2 - .1:
                    break
                if not any(rr == r and a < x < b for rr, a, b in gaps):
                    for d in (-.2, -.03, .14):
                        inst(mk.__name__ + col, mk(col), (x, y + d, z + .015))
                x += dx
            x += .03
            k += 1
        for i in range(16):
            B((.10, .014, .045), (-w / 2 + .25 + i * .35, y - .292), 0, 0, 0, z, pm('#ffffff'), 0, 1)


def promo():
    """promotional stand in an aisle; its header board is a thing that moves"""
    shell('#d9d4cc', w=3.6, d=3.0)
    gondola((-2.6, .6), math.pi / 2, 3.6, (1, -1), 1.5, 4)
    gondola((0, 2.9), math.pi, 5.0, (1,), 1.8, 5)
    for s in (-1, 1):
        B((.05, .6, 1.35), (.3, .3), 0, s * .58, 0, .68, pm('#d9342b'), .01)
    B((1.16, .05, 1.35), (.3, .3), 0, 0, .28, .68, pm('#d9342b'), .01)
    for r in range(3):
        B((1.12, .58, .04), (.3, .3), 0, 0, 0, .16 + r * .40, pm('#f4f6fa'), .005)
        for d in (-.16, .05):
            for i in range(6):
                if not (r == 2 and i > 2):
                    inst('dp', carton('#e2b33c'), (.3 - .44 + i * .175, .3 + d, .18 + r * .40))
    plant(2.9, 2.3)


def wet():
    """produce area with water on the floor"""
    theme('fmcg')
    film = mat('water', '#4f7488', .03, spec=1.0, coat=1.0)
    film.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = .72                  # the joints show through
    pts = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        r = .55 + .10 * math.sin(2 * a + .6) + .09 * math.sin(3 * a) + .05 * math.sin(7 * a + 1)
        pts.append((1.75 + 1.45 * r * math.cos(a), 1.98 + .62 * r * math.sin(a), .004))
    obj('water', pts, [tuple(range(160))], film, False)
    for x, y, r in ((2.75, 1.72, .10), (.75, 1.70, .08), (2.6, 2.32, .06)):
        cyl(r, .004, (x, y, .003), film, b=0, seg=48)


def dirty_table():
    theme('catering')
    for tx, ty in ((-.95, -2.45),):
        for i in range(5):
            a = i * 1.3
            inst('plate', plate, (tx + .22 * math.cos(a), ty + .22 * math.sin(a), .768 + .012 * (i % 2)))
            inst('left%d' % (i % 2), fruit(('#8a5a2e', '#b98a4e')[i % 2]), (tx + .22 * math.cos(a) + .03, ty + .22 * math.sin(a), .775), scale=(1.1, .7, .3))
            inst('cupw', cup('#e8edf7'), (tx + .34 * math.cos(a + .5), ty + .34 * math.sin(a + .5), .766), (1.4 if i == 2 else 0, 0, a))
            box((.11, .09, .02), (tx + .12 * math.cos(a + 2), ty + .12 * math.sin(a + 2), .78), pm('#f7f7f2', .9), .005, 1, (.1, .2, a))
        inst('btl', bottle('#2f8f7c'), (tx, ty, .766)); inst('btl2', bottle('#8a5a2e'), (tx + .1, ty + .06, .766))
        box((.16, .12, .02), (tx + .55, ty - .5, .01), pm('#f7f7f2', .9), .005, 1, (0, 0, .4))


def fire_lane():
    """forecourt of a shop with a marked fire lane"""
    box((22, 16, .2), (0, 0, -.1), mat('asph', '#6d737b', .9), 0, 1)
    box((22, 1.6, .16), (0, 4.2, .06), pm('#b5b9be', .85), 0, 1)
    box((22, .4, 4.6), (0, 5.2, 2.3), pm('#c4b8a8', .85), 0, 1)
    for x in (-6, -2.5, 6):
        box((2.4, .1, 2.2), (x, 4.97, 1.45), mat('shopglass', '#5f7f9f', .12, coat=.6, emit='#ffdca8', emit_s=.15), .01, 1)
    double_door(2.2, 4.95, 0, 2.0, 2.3, '#b5423a')
    exit_sign(2.2, 4.9, 2.75)
    hatch(-.9, .6, 5.1, 3.3, '#e9c02c')
    for i in range(5):
        box((.10, 4.2, .004), (-9.5 + i * 2.6, -3.4, .003), pm('#e8e8e2'), 0, 1)
    for x in (-1.4, 5.6):
        cyl(.08, .9, (x, 3.55, .45), pm('#d22f27'), seg=16)
    car(-8.2, -3.3, math.pi / 2, '#59616e'); car(-5.6, -3.4, -math.pi / 2, '#e4e8ee')


def full_bins():
    """yard with one bin that does not close and bags beside it"""
    yard()
    for i, (x, y, z) in enumerate(((-1.55, 2.2, .95), (-1.35, 2.45, 1.0), (-1.5, 2.3, 1.3))):
        bags((x, y, z), 1, ('#22262e', '#2d3a4a', '#22262e')[i], i)
    for i, (x, y) in enumerate(((-1.2, 1.45), (-1.75, 1.35), (-.75, 1.5), (-2.3, 1.5))):
        bags((x, y, 0), 1, ('#2d3a4a', '#22262e', '#22262e', '#5a6470')[i], i)
    cardboard((.6, .4, .5), (-.1, 1.5, 0), .3)
    for i in range(7):
        box((.12, .09, .03), (-2.2 + i * .33, .85 + .12 * (i % 3), .015), pm(('#f4f6fa', '#d9542b', '#c79a63')[i % 3], .9), 0, 1, (0, 0, i))
