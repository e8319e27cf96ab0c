"""Rooms of the stage: a convenience store by day and at dusk, seen from near its till, and a fashion shop and a canteen on its floor plan.

    xvfb-run -a blender -b --factory-startup --python stage_rooms.py -- <room> <out.npz> <tmp folder> [samples]
    xvfb-run -a blender -b --factory-startup --python stage_rooms.py -- goods|close <out.npz> <tmp folder> [samples]
    python3 stage_rooms.py pack <in.npz> <cutout.png> <depth.png>

Every fixture keeps the footprint that stage.py names (SOLID), and the clerk keeps the place, so lanes, spots and the queue of
`src/features/stage` hold in every room. Only the clerk is in the picture: shoppers are drawn by the page.
Output    the room on a transparent ground without a shadow, and its depth as in stage.py; `scripts/media/stage.mjs` makes from them
          what the page loads
"""
import os, sys, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

NEAR, FAR = 13.5, 24.2                                       # range of the depth picture, as in stage.py
FINE = {'till': 1.5}                                         # pixels of a room to a pixel of the plate: the page shows the till from near
GOODS = (48, 56, 3)                                          # cell of a thing on the counter, plate pixels, and the density it is rendered in


def fashion():
    """clothes on rails, folded on tables, shoes on the wall, three mannequins"""
    from rooms import B, D, PAL, PALE, W, WHITE, WOOD, DARK, counter, frames, inst, pm, rack, shell, shoe
    from studio import BLUE, ORANGE, box, cyl, mat
    from people import person
    shell('#eee6dc', '#8fb0f5')

    def folded(x, y, length, first):
        """a table with clothes in piles"""
        B((length, .82, .06), (x, y), 0, 0, 0, .75, WOOD(), .02, 3)
        B((length - .2, .62, .70), (x, y), 0, 0, 0, .36, WHITE(), .02)
        n = int((length - .1) / .40)
        for i in range(n):
            for k in range(2):
                col = PAL[(first + i * 2 + k) % 8]
                for q in range(3 + (i + k) % 3):
                    inst('fold' + col, lambda col=col: box((.32, .30, .05), (0, 0, .025), pm(col, .8), .02, 3),
                         (x + (i - (n - 1) / 2) * .40, y - .19 + k * .38, .78 + q * .055))

    def rails(x, y, length, colors):
        """two rails, back to back"""
        for s, pal in zip((-1, 1), colors):
            rack((x, y + s * .2), 0, length, pal)

    # along the back wall: two rails and a shelf above them
    B((3.6, .05, 2.05), (-2.2, D - .03), 0, 0, 0, 1.03, mat('backp', '#dfe6f4', .7), .01)
    for x in (-4.0, -2.2, -.4):
        B((.05, .74, 2.05), (x, D - .40), 0, 0, 0, 1.03, WHITE(), .01)
    for x, pal in ((-3.1, ['#4576E2', '#8fb0f5', '#f4f6fa', '#2b4c9f']), (-1.3, ['#ffc48f', '#f4f6fa', '#ff8821', '#e8d9c6'])):
        B((1.75, .62, .05), (x, D - .40), 0, 0, 0, 1.62, WOOD(), .01)
        B((1.75, .62, .10), (x, D - .40), 0, 0, 0, .05, WOOD(), .01)
        B((1.70, .04, .04), (x, D - .42), 0, 0, 0, 1.50, DARK(), .01)
        for i in range(15):
            col, h = pal[(i // 3) % 4], .80 + .16 * ((i // 3) % 2)
            B((.075, .44, h), (x, D - .42), 0, -.78 + i * .111, 0, 1.45 - h / 2, pm(col, .8), .03, 3)
        for i in range(4):
            B((.30, .26, .26), (x, D - .40), 0, -.6 + i * .4, 0, 1.78, pm(pal[i], .7), .05, 3)
    # shoes beside them
    B((3.6, .05, 1.8), (2.3, D - .03), 0, 0, 0, .95, mat('backp', '#dfe6f4', .7), .01)
    for r in range(5):
        z = .25 + r * .36
        B((3.6, .36, .035), (2.3, D - .22), 0, 0, 0, z, WOOD(), .008)
        for i in range(10):
            col = ('#4576E2', '#f4f6fa', '#ff8821', '#2b3140', '#8fb0f5', '#ffc48f')[(i + r * 2) % 6]
            inst('shoe' + col, shoe(col), (.68 + i * .36, D - .24, z + .02), (0, 0, -1.1))
    folded(-2.7, .55, 1.55, 0)
    rails(-1.05, .55, 1.4, (['#5fb8a8', '#f4f6fa', '#2b4c9f'], ['#8fb0f5', '#e8edf7', '#4576E2']))
    rails(1.25, .55, 1.4, (['#ff8821', '#f4f6fa', '#ffc48f'], ['#2b4c9f', '#c9d6f2', '#8fb0f5']))
    folded(2.75, .55, 1.45, 3)
    # bags along the left wall
    for z in (.45, .95, 1.45):
        B((.40, 3.0, .04), (-W + .22, -1.55), 0, 0, 0, z, WOOD(), .01)
        for i in range(6):
            col = PAL[(i * 3 + int(z * 4)) % 7]
            B((.22, .30, .24), (-W + .24, -2.80 + i * .5), 0, 0, 0, z + .14, pm(col, .6), .06, 3)
            B((.03, .16, .12), (-W + .24, -2.80 + i * .5), 0, 0, 0, z + .30, pm(col, .6), .012, 2)
    for y in (-3.05, -1.55, -.05):
        B((.40, .04, 1.55), (-W + .22, y), 0, 0, 0, .78, WHITE(), .01)
    B((.05, 1.1, 1.85), (-W + .03, 1.35), 0, 0, 0, 1.0, WOOD(), .02)                                  # mirror
    B((.02, .98, 1.73), (-W + .06, 1.35), 0, 0, 0, 1.0, mat('mir2', '#c7d7f5', .15, metal=.6), .01)
    cyl(.58, .16, (-1.75, -1.55, .08), WHITE(), seg=64)
    for a, shirt, tr in ((-1.1, '#4576E2', '#f4f6fa'), (1.0, '#ff8821', '#39435c'), (3.1, '#e8edf7', '#4576E2')):
        person((-1.75 + .29 * math.cos(a), -1.55 + .29 * math.sin(a)), a, .12, shirt, tr, '#e8edf7', '#e8edf7', .93, z=.16, walk=.2)
    counter((2.9, -2.15), 0, trim=BLUE)
    for x, col in ((2.35, '#8fb0f5'), (2.62, ORANGE)):
        B((.22, .12, .28), (x, -2.2), 0, 0, 0, 1.11, pm(col, .5), .012, 2)
    frames((-3.1, -1.3), D - .06, (BLUE, ORANGE), 2.12, 1.1, .22)
    frames((1.35, 2.45, 3.55), D - .02, ('#8fb0f5', ORANGE, BLUE), 2.08, .9, .3)


def canteen():
    """food to choose oneself: two warm counters, salad, drinks, trays, and the till where the line forms"""
    from rooms import B, D, W, WHITE, WOOD, DARK, bottle, counter, cup, frames, fridge, fruit, inst, plate, pm, shell
    from studio import BLUE, ORANGE, cyl, lathe, mat, sphere
    steel, top = mat('steel', '#c3cad6', .35, metal=.5), mat('steelt', '#d9dee7', .3, metal=.5)
    shell('#e8dccb', '#2b4c9f')

    def pan(x, y, z, col, w=.40, d=.30):
        B((w, d, .05), (x, y), 0, 0, 0, z, steel, .015)
        sphere(.5, (x, y, z + .02), pm(col, .7), 32, (w * .86, d * .84, .14))

    def buffet(x, length, trim, foods):
        """a counter to both sides, lamps over it"""
        B((length, .78, .84), (x, .55), 0, 0, 0, .42, mat('ctr', '#f2f4f9', .4), .04, 4)
        B((length + .01, .80, .10), (x, .55), 0, 0, 0, .20, pm(trim), .02)
        B((length, .84, .05), (x, .55), 0, 0, 0, .87, top, .015)
        n = int(length / .52)
        for i in range(n):
            for k, y in enumerate((.36, .74)):
                pan(x + (i - (n - 1) / 2) * .52, y, .90, foods[(i * 2 + k) % len(foods)])
        for s in (-1, 1):
            B((.05, .05, .62), (x + s * (length / 2 - .08), .55), 0, 0, 0, 1.18, DARK(), .01)
        B((length, .34, .05), (x, .55), 0, 0, 0, 1.47, WOOD(), .02, 3)
        for i in range(n - 1):
            lathe([(.03, .12), (.11, 0), (.10, 0), (.02, .10)], pm(trim), 32, (x + (i - (n - 2) / 2) * .52, .55, 1.33))

    warm = ('#c9583a', '#e9b35a', '#8fb04f', '#d98a3d', '#b8552f', '#ffc48f')
    buffet(-1.9, 3.2, ORANGE, warm)
    buffet(2.0, 3.0, BLUE, ('#8fce6b', '#f4e3c1', '#e8452e', '#ffd25e', '#5fb8a8', '#f4f6fa'))
    # along the back wall: drinks, then what comes out of the kitchen
    fridge((-3.1, D - .42), 0, 1.8, 2)
    B((1.75, .62, .92), (-1.28, D - .40), 0, 0, 0, .46, mat('ctr', '#f2f4f9', .4), .03, 3)
    B((1.78, .66, .05), (-1.28, D - .40), 0, 0, 0, .945, WOOD(), .02, 3)
    for i, col in enumerate(('#5b6577', '#c3cad6', '#5b6577')):
        cyl(.20, .30, (-1.85 + i * .55, D - .40, 1.12), mat('urn' + col, col, .3, metal=.6), seg=40)
        cyl(.06, .05, (-1.85 + i * .55, D - .40, 1.29), DARK(), seg=24)
    B((3.6, .44, .90), (2.3, D - .24), 0, 0, 0, .45, steel, .02)
    B((3.6, .47, .05), (2.3, D - .24), 0, 0, 0, .92, top, .015)
    for i in range(6):
        pan(.8 + i * .6, D - .24, .95, warm[i], .46, .34)
    B((3.6, .40, .05), (2.3, D - .22), 0, 0, 0, 1.55, WOOD(), .02, 3)
    for i in range(7):
        inst('plate', plate, (.72 + i * .26, D - .22, 1.58))
        inst('cup', cup('#8fb0f5'), (2.75 + i * .18, D - .22, 1.58))
    # trays and cutlery along the left wall
    B((.44, 3.0, .88), (-W + .24, -1.55), 0, 0, 0, .44, mat('ctr', '#f2f4f9', .4), .03, 3)
    B((.47, 3.02, .05), (-W + .24, -1.55), 0, 0, 0, .905, WOOD(), .02, 3)
    for y, col in ((-2.75, ORANGE), (-2.25, BLUE)):
        for q in range(7):
            B((.34, .42, .022), (-W + .25, y), 0, 0, 0, .94 + q * .03, pm(col, .5), .01, 2, .05)
    for i in range(4):
        for q in range(6 - i % 2 * 2):
            inst('plate', plate, (-W + .25, -1.75 + i * .32, .93 + q * .03))
    for i in range(3):
        B((.30, .12, .16), (-W + .25, -.52 + i * .16), 0, 0, 0, 1.01, steel, .01)
        for k in range(3):
            B((.02, .02, .14), (-W + .17 + k * .08, -.52 + i * .16), 0, 0, 0, 1.14, DARK(), .004)
    for i, col in enumerate((ORANGE, '#ffffff', '#8fb0f5')):                                            # the menu over them
        B((.03, .82, .52), (-W + .03, -2.5 + i * .95), 0, 0, 0, 1.72, pm(col), .02, 2)
        for k in range(3):
            B((.012, .5 - .12 * k, .04), (-W + .05, -2.5 + i * .95), 0, 0, 0, 1.86 - k * .14, pm('#2b4c9f' if i else '#ffffff'), .004, 1)
    # fruit and dessert in the middle
    for i, (r, z) in enumerate(((.56, 0), (.42, .62), (.26, .92))):
        cyl(r, .62 if i == 0 else .05, (-1.75, -1.55, .31 if i == 0 else z + .02), WHITE() if i == 0 else WOOD(), seg=64)
        cyl(.03, .32, (-1.75, -1.55, z + .16), DARK(), seg=16) if i else None
        n = int(2 * math.pi * (r - .09) / .15)
        for k in range(n):
            a, z0 = 2 * math.pi * k / n, (.62 if i == 0 else z + .045)
            col = ('#ff8821', '#5fb8a8', '#ffd25e', '#e8452e')[(k + i) % 4]
            inst('f' + col, fruit(col), (-1.75 + (r - .10) * math.cos(a), -1.55 + (r - .10) * math.sin(a), z0))
    counter((2.9, -2.15), 0)
    B((.40, .30, .02), (2.45, -2.22), 0, 0, 0, .985, pm(BLUE, .5), .01, 2, .05)
    inst('plate', plate, (2.40, -2.22, 1.0))
    inst('foodx', fruit('#ff8821'), (2.40, -2.22, 1.0), scale=(1.1, 1.1, .6))
    inst('b#8fb0f5', bottle('#8fb0f5'), (2.58, -2.18, 1.0))
    frames((1.35, 2.45, 3.55), D - .02, (ORANGE, '#e8edf7', BLUE), 2.0)
    frames((-1.3,), D - .02, ('#ffc48f',), 2.0, 1.5)


def till():
    """the store with the counter of a checkout: belt, scanner, tray, and screen and printer where they hide no goods"""
    from rooms import B, DARK, WHITE, store
    from studio import BLUE, box, mat
    import rooms
    plain = rooms.counter
    rooms.counter = lambda *a, **k: plain(*a, **{**k, 'pos': False, 'top': mat('tilltop', '#e3e8f1', .35)})
    store(False)
    rooms.counter = plain
    steel, red = mat('tillsteel', '#aeb7c6', .35, metal=.4), mat('tillred', '#ff3b3b', .4, emit='#ff4a4a', emit_s=2.2)
    y, top = -2.2, .97
    box((.42, .44, .012), (3.62, y, top + .006), mat('tillbelt', '#2b3242', .7), .006)                # what waits
    for k in range(4):
        box((.006, .42, .003), (3.48 + k * .1, y, top + .0135), mat('tillrib', '#434c60', .7), .001, 1)
    box((.24, .44, .014), (3.25, y, top + .007), steel, .006)                                         # scanner
    box((.18, .34, .006), (3.25, y, top + .016), mat('tillglass', '#141a28', .12), .004)
    box((.012, .26, .003), (3.25, y, top + .020), red, .001, 1)
    box((.66, .44, .010), (2.76, y, top + .005), mat('tilltray', '#c7cfdc', .3, metal=.3), .006)      # what has passed
    box((.72, .018, .04), (2.76, y - .225, top + .02), steel, .006)
    # screen towards the clerk, its back to the lens
    box((.16, .12, .02), (3.72, -1.93, top + .01), DARK(), .008)
    box((.035, .03, .22), (3.72, -1.93, top + .12), DARK(), .006)
    box((.38, .035, .26), (3.72, -1.93, top + .33), mat('tillback', '#39435c', .4), .016, 3, (math.radians(-8), 0, 0))
    box((.10, .012, .05), (3.72, -1.955, top + .33), mat('tillblue', BLUE, .4, emit=BLUE, emit_s=.5), .004, 1)
    # printer with the receipt
    box((.15, .15, .11), (3.42, -1.93, top + .055), WHITE(), .016, 3)
    box((.08, .004, .15), (3.42, -1.94, top + .17), mat('tillpaper', '#ffffff', .8), .001, 1, (math.radians(12), 0, 0))


def goods():
    """the six kinds of goods in a row, as large as the shelves have them"""
    from rooms import pm
    from studio import box, cyl, lathe
    white = lambda: pm('#ffffff', .4)

    def shampoo(x, y):
        lathe([(0, 0), (.062, 0, .012), (.066, .16, .03), (.03, .20, .02), (0, .20)], pm('#3D7BFF', .35), 28, (x, y, 0))
        cyl(.022, .05, (x, y, .222), white(), seg=20, b=.005)
        box((.085, .022, .018), (x + .022, y, .252), white(), .006, 2)

    def juice(x, y):
        box((.12, .12, .20), (x, y, .10), pm('#FF8821', .4), .008, 2)
        box((.122, .122, .05), (x, y, .12), white(), .006, 2)
        box((.12, .05, .06), (x, y, .225), pm('#FFB26B', .4), .02, 2)
        cyl(.022, .02, (x + .03, y, .235), white(), seg=16, b=.004)

    def tea(x, y):
        lathe([(0, 0), (.054, 0, .012), (.056, .17, .03), (.022, .225, .02), (.022, .25), (0, .25)], pm('#5FB8A8', .3), 28, (x, y, 0))
        cyl(.0575, .06, (x, y, .10), white(), seg=28, b=.004)
        cyl(.027, .03, (x, y, .262), pm('#2f7d70', .4), seg=20, b=.005)

    def cookies(x, y):
        box((.20, .10, .17), (x, y, .085), pm('#FFC48F', .5), .008, 2)
        box((.202, .102, .045), (x, y, .11), pm('#c9713a', .5), .006, 2)
        cyl(.035, .006, (x, y - .052, .075), pm('#a8632f', .6), seg=24, b=.002, rot=(math.pi / 2, 0, 0))

    def water(x, y):
        lathe([(0, 0), (.05, 0, .012), (.052, .19, .03), (.02, .245, .02), (.02, .27), (0, .27)], pm('#8FB0F2', .2), 28, (x, y, 0))
        cyl(.0535, .05, (x, y, .12), pm('#2B4C9F', .4), seg=28, b=.004)
        cyl(.025, .03, (x, y, .28), white(), seg=20, b=.005)

    def chocolate(x, y):
        box((.22, .13, .045), (x, y, .0225), pm('#2B4C9F', .4), .008, 2)
        box((.07, .132, .047), (x - .03, y, .0225), pm('#e3b04b', .35), .006, 2)

    return [shampoo, juice, tea, cookies, water, chocolate]


def till_close(out, tmp, samples):
    """that till from near: the clerk's face, goods of which one lies beside the scanner, the receipt; for the end of a page"""
    import bpy
    from mathutils import Vector
    from rooms import eevee, iso_camera, iso_lights
    from studio import box, mat
    from people import person
    till()
    person((3.06, -1.60), -math.pi / 2, 0, '#2b4c9f', '#2a3145', '#1c1a1c', reach=.62)
    for make, x, y, turn in zip(goods(), (3.05, 3.72, 2.84, 3.52, 2.62, 3.25), (-2.30, -2.24, -2.14, -2.16, -2.30, -2.43), (.2, -.15, 0, .1, 0, .35)):
        known = set(bpy.data.objects)
        make(0, 0)
        bpy.context.view_layer.update()
        bottom = bpy.data.objects.new('thing', None)
        bpy.context.collection.objects.link(bottom)
        for o in set(bpy.data.objects) - known - {bottom}:
            o.parent = bottom
        bottom.location, bottom.rotation_euler, bottom.scale = (x, y, .985), (0, 0, turn), (1.1, 1.1, 1.1)
    # the receipt, long enough to be seen, with its lines
    paper = mat('tillpaper2', '#ffffff', .8)
    box((.11, .004, .34), (3.42, -1.98, 1.24), paper, .001, 1, (math.radians(16), 0, 0))
    for k in range(6):
        box((.075 if k % 3 else .05, .002, .010), (3.42 - (0 if k % 3 else .012), -1.988 - .0125 * (k - 2.5) * -1, 1.35 - k * .042), mat('tillink', '#6b7690', .8), .0005, 1, (math.radians(16), 0, 0))
    iso_camera(Vector((2.72, -2.02, 1.12)), 4.3)
    iso_lights()
    eevee(1600, 900, samples, out, tmp)


def goods_sheet(out, tmp, samples):
    """every kind in a cell of its own, seen as on the stage"""
    import bpy
    from mathutils import Vector
    import rooms
    from rooms import axes, eevee, iso_camera
    from stage import PW
    from studio import aim, lin, link, world
    wide, tall, density = GOODS
    kinds = goods()
    f, r, _ = axes()
    ppm = PW / rooms.SCALE
    fg = Vector((f.x, f.y, 0)).normalized()
    w = wide * len(kinds)
    for i, make in enumerate(kinds):
        px, py = (i + .5) * wide - w / 2, tall / 2 - (tall - 14)
        g = Vector((r.x, r.y, 0)) * (px / ppm) + fg * (py / ppm / abs(f.z))
        make(g.x, g.y)
    c = iso_camera(Vector((0, 0, 0)), w / ppm)
    c.location = -f * 80
    c.data.clip_end = 300
    world('#ffffff', .62, '#b4c4ea')
    for loc, en, col in (((-3.8, -5.0, 8.0), 3.4, '#fff8ef'), ((6, -2, 7), .9, '#e6eeff')):       # as of the people beside them
        l = bpy.data.lights.new('s', 'SUN')
        l.energy, l.angle, l.color, l.use_shadow = en, math.radians(12), lin(col)[:3], False
        o = link(bpy.data.objects.new('s', l))
        o.location = loc
        aim(o, (0, 0, 0))
    eevee(w * density, tall * density, samples, out, tmp)


def dusk_lights():
    """the street is blue, the lamps of the store are on: for dark pages"""
    from rooms import D, W
    from studio import area, box, mat, world
    world('#6680dc', .19, '#1c2c60')
    area((-3.8, -5.0, 8.0), (0, 0, .3), 5, 300, '#8fa9ff')
    warm = '#ffcb8e'
    for x, y, length, power in ((-1.9, -.5, 3.0, 60), (2.0, -.5, 2.8, 60), (-2.2, 1.7, 3.2, 34), (2.3, 2.2, 3.4, 60), (-1.75, -2.2, 1.0, 34), (2.9, -2.7, 1.6, 44)):
        area((x, y, 2.2), (x, y, 0), length, power, warm, .25)
    area((-W + 1.2, -1.5, 2.2), (-W + .2, -1.5, .9), .3, 34, warm, 3.0)
    area((-2.2, 2.6, 1.2), (-2.2, 0, .5), 3.4, 46, '#c4dcff', 1.6)                             # the chillers
    glow = mat('duskglow', '#ffffff', .4, emit='#ffdcae', emit_s=2.6)
    box((2 * W - .5, .03, .035), (0, D - .03, 2.24), glow, .008, 1)                           # strips along the walls
    box((.03, 2 * D - .5, .035), (-W + .03, 0, 2.24), glow, .008, 1)


def blender_main(room, out, tmp, samples=12):
    from rooms import D, W, cam_unit, eevee, iso_camera, iso_lights, reset, store
    from stage import PH, PW
    from people import person
    reset()
    if room == 'goods':
        return goods_sheet(out, tmp, samples)
    if room == 'close':
        return till_close(out, tmp, samples)
    furnish, shirt, hair = {'store': (lambda: store(False), '#2b4c9f', '#1c1a1c'), 'fashion': (fashion, '#2b4c9f', '#1c1a1c'),
                            'canteen': (canteen, '#ffffff', '#ffffff'), 'dusk': (lambda: store(False), '#2b4c9f', '#1c1a1c'), 'till': (till, '#2b4c9f', '#1c1a1c')}[room]
    furnish()
    person((3.1, -1.55), -math.pi / 2, 0, shirt, '#2a3145', hair)
    if room not in ('store', 'dusk', 'till'):                # which has its own
        for loc, heading in (((-W + .2, D - .2, 2.2), -.8), ((W - .5, D - .15, 2.2), -2.2)):
            cam_unit(loc, heading)
    iso_camera()
    dusk_lights() if room == 'dusk' else iso_lights()
    eevee(round(PW * FINE.get(room, 1)), round(PH * FINE.get(room, 1)), samples, out, tmp)


def pack(npz, picture, depth=None):
    import numpy as np
    from PIL import Image
    import grade
    d = np.load(npz)
    q = d['rgba'].astype(np.float32)
    al = np.clip(q[..., 3:], 0, 1)
    rgb = grade.tone(q[..., :3] / np.maximum(al, 1e-3), grade.SCENE_EXPOSURE)
    Image.fromarray((np.dstack([np.where(al > 0, np.clip(rgb, 0, 1), 0), al]) * 255 + .5).astype(np.uint8), 'RGBA').save(picture)
    if depth is None:
        return
    from stage import PH, PW
    z = d['z']
    z = z[(np.arange(PH) * z.shape[0] // PH)][:, np.arange(PW) * z.shape[1] // PW]                   # in the size of the plate
    Image.fromarray(np.where(z < 1000, np.clip((z - NEAR) / (FAR - NEAR) * 254 + .5, 0, 254), 255).astype(np.uint8), 'L').save(depth)


if __name__ == '__main__':
    if 'pack' in sys.argv[1:2]:
        pack(*sys.argv[2:5])
    else:
        a = sys.argv[sys.argv.index('--') + 1:]
        blender_main(*a[:3], *map(int, a[3:4]))
