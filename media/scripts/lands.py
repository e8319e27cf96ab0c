"""Open country, on the plot and for the camera of rooms.py: the sites of the smart-city page.

    xvfb-run -a blender -b --factory-startup --python lands.py -- <land> <out.npz> <tmp folder> [samples] [w h]
"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import *
from people import person, CAST
from rooms import B, BLUE, D, DARK, L, ORANGE, PALE, W, WHITE, car, eevee, iso_camera, iso_lights, pm, prism, tree


def land(top='#d9e8e4', z=0.0, x=(-W, W), y=(-D, D), depth=.5):
    """a piece of ground"""
    box((x[1] - x[0], y[1] - y[0], depth), ((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, z - depth / 2), mat('land' + top, top, .85), .02, 2)


def mast(x, y, ang, h=2.0, horn=False, z=0.0):
    """pole with a bullet camera that looks along ang, its box and, where a voice warns, a horn"""
    cyl(.045, h, (x, y, z + h / 2), pm('#3b4252'), seg=24)
    cyl(.12, .06, (x, y, z + .03), PALE(), seg=32)
    c = (x, y)
    B((.16, .20, .30), c, ang, -.10, 0, z + h * .45, WHITE(), .02, 3)
    B((.46, .04, .04), c, ang, .20, 0, z + h - .04, pm('#3b4252'), .01)
    B((.34, .15, .15), c, ang, .46, 0, z + h - .16, mat('camw', '#f7f9fc', .4), .05, 4)
    B((.04, .11, .11), c, ang, .64, 0, z + h - .16, pm('#10131a'), .03, 3)
    B((.38, .19, .025), c, ang, .44, 0, z + h - .07, pm(BLUE), .01)
    if horn:
        p = L(c, ang, -.04, 0, z + h - .26)
        lathe([(.03, 0), (.05, .10, .02), (.14, .24, .01), (.12, .24), (.03, .06)], pm('#dfe6f4'), 32, p, (0, math.radians(-90), ang))


def rail(x0, x1, y, z=0.0, h=.34, col='#f4f6fa', step=.55):
    """railing along X"""
    n = max(1, round((x1 - x0) / step))
    for i in range(n + 1):
        box((.04, .04, h), (x0 + i * (x1 - x0) / n, y, z + h / 2), pm(col), .008, 2)
    for q in (.55, 1.0):
        box((x1 - x0, .035, .035), ((x0 + x1) / 2, y, z + h * q), pm(col), .008, 2)


def folk(items, k=.55):
    """people of a scene in which 1 unit is about 1 / k people's metres: (x, y, heading, of CAST, walk, reach)"""
    for x, y, hd, q, w, rc in items:
        c = CAST[q]
        person((x, y), hd, .1 + .17 * q, c['shirt'], c['tr'], c['hair'], c['skin'], k * c['h'], walk=w, reach=rc)


def river():
    """banks of a river: gauge, dumped bags, forest edge, two masts (1 unit is about 3 m)"""
    land('#b5d8c4', 0, y=(1.05, D)); land('#bcdccb', 0, y=(-D, -1.55))
    land('#9fbdf3', -.30, y=(-1.7, 1.2), depth=.2)
    box((2 * W, 2.6, .012), (0, -.25, -.296), mat('water', '#8fb4f6', .08, coat=.8), 0, 1)
    for s, y0 in ((1, 1.05), (-1, -1.55)):                   # banks of stone
        prism([(0, 0), (.42, -.36), (-.05, -.36), (-.05, 0)], 2 * W, pm('#c3cad8', .8), (0, y0, 0), math.radians(-90) if s > 0 else math.radians(90), .0)
    for x, y, w in ((-3.2, -.1, .9), (-1.2, -.8, .6), (-1.9, .3, 1.0), (3.6, -.6, .7), (-.2, -1.0, .5), (3.9, .4, .6)):
        box((w, .025, .004), (x, y, -.287), pm('#c9dcff'), 0, 1)
    box((2 * W, .62, .02), (0, -2.05, .01), pm('#eceff5', .8), .004, 1)   # path along the bank
    rail(-W + .05, 1.75, -1.66); rail(3.05, W - .05, -1.66)
    box((.95, 3.5, .12), (2.4, -.25, .10), pm('#e6ebf3', .7), .02, 2)      # bridge
    for x in (1.95, 2.85):
        for i in range(8):
            box((.05, .05, .36), (x, -1.85 + i * .46, .32), WHITE(), .008, 2)
        box((.05, 3.3, .05), (x, -.25, .50), pm(BLUE), .012, 2)
    for y in (-.95, .45):
        box((.8, .22, .5), (2.4, y, -.18), pm('#c3cad8', .8), .02, 2)
    for i in range(9):                                       # gauge: a band of white and blue steps in the water
        box((.17, .05, .11), (-.9, .74, -.26 + i * .115), (WHITE(), pm(BLUE))[i % 2], .004, 1)
    box((.03, .03, 1.25), (-.9, .78, .25), pm('#3b4252'), .004, 1)
    box((.34, .055, .05), (-.9, .73, .34), pm(ORANGE), .01, 2)
    for i, (x, y, h) in enumerate(((-4.1, 3.1, 1.5), (-3.3, 2.6, 1.25), (-2.5, 3.2, 1.6), (-1.7, 2.7, 1.3), (-.8, 3.2, 1.5), (.1, 2.75, 1.2), (.9, 3.25, 1.45), (1.5, 2.5, 1.1), (3.4, 3.1, 1.5), (4.1, 2.5, 1.2), (-4.2, 2.0, 1.0), (3.3, 2.1, .95), (-2.6, 2.0, .9), (-.2, 1.9, .8))):
        tree(x, y, h)
    for x, y, h in ((-4.2, -3.1, .9), (-3.4, -2.9, .7), (4.2, -3.1, .95), (-1.7, -3.2, .7)):
        tree(x, y, h)
    for x, y, r in ((-3.2, -.3, .16), (-2.9, -.15, .12), (-3.05, -.5, .10), (-2.65, -.4, .13)):   # what floats
        sphere(r, (x, y, -.29), pm('#6cc0ac', .8), 20, (1, .8, .25))
    for i, (x, y, r, c) in enumerate(((.9, -2.75, .20, '#2b3140'), (1.25, -2.85, .17, '#2b3140'), (1.05, -2.5, .15, '#4a5570'), (1.45, -2.6, .13, '#e8edf7'))):
        sphere(r, (x, y, r * .8), pm(c, .4), 28, (1, .92, .9)); cyl(.03, .08, (x, y, r * 1.62), pm(c, .4), seg=16)
    box((.34, .26, .22), (.62, -2.45, .11), pm('#cfa577', .8), .01, 2, (0, 0, .4))
    for y in (-3.0, -2.25):
        box((1.5, .03, .006), (1.05, y, .004), pm('#ffd25e'), 0, 1)
    for x in (.3, 1.8):
        box((.03, .78, .006), (x, -2.62, .004), pm('#ffd25e'), 0, 1)
    mast(-.55, -2.6, math.radians(62), 2.3, True); mast(3.5, 1.55, math.radians(-150), 1.9)
    B((.9, .42, .16), (.9, -.3), .12, 0, 0, -.22, WHITE(), .07, 4); B((.92, .44, .05), (.9, -.3), .12, 0, 0, -.17, pm(ORANGE), .02, 3)
    folk(((-2.6, -2.1, .1, 2, .8, 0), (-1.9, -1.98, .0, 4, .7, 0), (2.4, -.7, math.pi / 2, 1, .8, 0)))
    c = CAST[0]
    person((.85, -.3), .12, 0, '#ff8821', c['tr'], c['hair'], c['skin'], .5, walk=.1, reach=.6, z=-.18)


def solar(x, y, w=2.3, d=.86, tilt=26, z=.30):
    """a row of solar panels that face -Y"""
    e = empty((x, y, z), (math.radians(tilt), 0, 0))
    box((w, d, .035), (0, 0, 0), mat('pv', '#23408f', .16, coat=.8), .008, 2, parent=e)
    box((w + .04, d + .04, .02), (0, 0, -.012), pm('#e6ebf3'), .006, 2, parent=e)
    n = round(w / .38)
    for i in range(n + 1):
        box((.018, d, .008), (-w / 2 + i * w / n, 0, .018), pm('#9db8f2'), 0, 1, parent=e)
    for k in (-1, 0, 1):
        box((w, .014, .008), (0, k * d / 3.2, .018), pm('#9db8f2'), 0, 1, parent=e)
    for s in (-1, 1):
        for q, h in ((-.26, z - .12), (.26, z + .12)):
            box((.05, .05, h), (x + s * w * .38, y + q, h / 2), DARK(), .006, 1)


def cabinet(x, y, h=.95, w=.55, d=.46, open_=False, trim=BLUE):
    box((w, d, h), (x, y, h / 2 + .04), mat('cab', '#eef1f7', .5), .02, 3)
    box((w + .06, d + .06, .05), (x, y, h + .06), pm(trim), .015, 2)
    if open_:
        box((w * .84, .02, h * .86), (x, y - d / 2 - .001, h / 2 + .04), mat('rackd', '#262d3d', .4), .006, 1)
        for i in range(4):
            box((w * .66, .03, .07), (x, y - d / 2 - .012, .24 + i * .19), mat('rackf', '#3d475e', .4, metal=.3), .006, 1)
            box((.05, .02, .03), (x + w * .2, y - d / 2 - .03, .24 + i * .19), mat('ledE1', '#203a80', .5, emit='#ff8821', emit_s=1.6), .004, 1)
        B((.02, w * .86, h * .9), (x - w / 2, y - d / 2), 0, -.02, -w * .43, h / 2 + .04, mat('cab', '#eef1f7', .5), .008, 2)
    else:
        box((.012, .012, h * .86), (x, y - d / 2 - .002, h / 2 + .04), pm('#b9c3d6'), 0, 1)
        box((.03, .03, .12), (x + .06, y - d / 2 - .01, h / 2 + .04), DARK(), .006, 1)
        for i in range(3):
            box((w * .3, .012, .018), (x - w * .24, y - d / 2 - .002, h - .06 - i * .05), pm('#b9c3d6'), 0, 1)


def fence(points, h=.62, step=.62):
    """wire fence along points"""
    for (x0, y0), (x1, y1) in zip(points, points[1:]):
        length, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        n = max(1, round(length / step))
        for i in range(n + 1):
            x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
            box((.04, .04, h), (x, y, h / 2), pm('#6d7890'), .006, 1)
        for q in (.12, .30, .48, .66, .84, 1.0):
            B((length, .014, .014), ((x0 + x1) / 2, (y0 + y1) / 2), a, 0, 0, h * q, pm('#8c98ae'), 0, 1)


def energy():
    """a site without staff: solar rows, cabinets, charging bays, a fence with a line before it (1 unit is about 2.5 m)"""
    land('#c3d9cd')
    box((5.3, 6.6, .02), (-1.85, .2, .012), mat('gravel', '#bfc8d3', .9), .004, 1)
    box((3.2, 7.2, .02), (3.0, 0, .012), mat('asph', '#8b95a8', .85), .004, 1)
    for r in range(3):
        for c in range(2):
            solar(-3.15 + c * 2.5, 2.75 - r * 1.25)
    for i, x in enumerate((-3.9, -3.2, -2.5)):
        cabinet(x, -1.15, open_=i == 2, trim=(BLUE, BLUE, ORANGE)[i])
    box((1.5, .95, 1.0), (-.75, -1.2, .54), mat('cont', '#f4f6fa', .5), .03, 3)                      # container of batteries
    box((1.52, .97, .08), (-.75, -1.2, .22), pm(BLUE), .01, 2)
    for i in range(9):
        box((.05, .02, .72), (-1.35 + i * .15, -1.685, .60), pm('#dfe6f4'), .004, 1)
    for s in (-1, 1):
        cyl(.20, .05, (-.75 + s * .36, -1.2, 1.06), DARK(), seg=40); cyl(.15, .06, (-.75 + s * .36, -1.2, 1.065), pm('#8c98ae'), seg=40)
    fence(((-4.4, 3.45), (-4.4, -2.25), (.75, -2.25), (.75, 3.45), (-4.4, 3.45)))
    for i in range(11):                                      # the line that must not be crossed
        box((.30, .05, .006), (-4.2 + i * .48, -2.62, .028), pm(ORANGE), 0, 1)
    for i in range(4):                                       # charging bays
        y = -1.6 + i * 1.35
        box((1.9, .035, .006), (3.3, y - .66, .026), WHITE(), 0, 1)
        box((.20, .26, .62), (1.72, y, .33), mat('chg', '#f4f6fa', .4), .04, 4); box((.022, .16, .20), (1.83, y, .46), mat('chs', '#10131a', .3, emit='#2f6bff', emit_s=.5), .01, 2)
        tube([(1.83, y + .09, .42), (1.98, y + .16, .16), (1.92, y + .15, .05), (1.80, y + .13, .18)], .018, pm('#2b3140'))
    box((1.9, .035, .006), (3.3, 3.12, .026), WHITE(), 0, 1)
    box((2.5, 5.6, .07), (3.0, .42, 1.75), mat('canopy', '#eef2fa', .5), .02, 3); box((2.56, 5.66, .05), (3.0, .42, 1.71), pm(BLUE), .015, 2)
    for y in (-2.2, .4, 3.0):
        cyl(.05, 1.72, (1.95, y, .86), DARK(), seg=24)
    for y in (-1.2, .42, 2.04):
        for k in range(2):
            box((1.05, 1.35, .03), (2.45 + k * 1.15, y, 1.81), mat('pv', '#23408f', .16, coat=.8), .006, 1)
    car(3.35, -1.58, 0, '#f4f6fa', .42, .02); car(3.4, 1.12, 0, BLUE, .42, .02); car(3.1, -3.0, math.pi, ORANGE, .42, .02)
    mast(.05, -2.75, math.radians(168), 2.1, True); mast(-4.2, 3.2, math.radians(-50), 2.0); mast(1.25, -3.2, math.radians(38), 2.0)
    for x, y, h in ((-4.2, -3.2, .7), (-2.2, -3.3, .6), (1.2, 3.2, .8)):
        tree(x, y, h)
    c = CAST[2]
    person((-2.35, -1.75), math.pi / 2, .1, ORANGE, c['tr'], '#ffd25e', c['skin'], .6, walk=.1, reach=.7)
    folk(((2.35, 1.55, -.9, 1, .2, .5), (2.3, -2.65, 2.6, 3, .7, 0)), .6)


def hall(x, y, w, d, h, ang=0.0, steps=True, door='#8a4f32', base='#f7f8fa'):
    """house with white walls and a dark tiled roof whose ridge runs along its width; steps: gables that rise in steps above it"""
    c = (x, y)
    B((w, d, h), c, ang, 0, 0, h / 2, pm(base, .8), .01, 2)
    tile = mat('tileroof', '#4a5468', .7)
    r = .34 * d
    prism([(-d / 2 - .10, 0), (0, r), (d / 2 + .10, 0), (d / 2 + .10, -.05), (0, r - .05), (-d / 2 - .10, -.05)], w + (.0 if steps else .16), tile, (x, y, h), ang + math.pi / 2, .006)
    n = int(w / .11)
    for i in range(n):
        for s in (-1, 1):
            a = math.atan2(r, d / 2 + .1)
            ln = math.hypot(r, d / 2 + .1)
            e = empty(L(c, ang, -w / 2 + (i + .5) * w / n, s * (d / 4 + .05), h + r / 2), (-s * a, 0, ang))
            box((.035, ln, .025), (0, 0, .01), mat('tileroof2', '#3b4456', .7), .006, 1, parent=e)
    B((w * .98, .07, .08), c, ang, 0, 0, h + r + .01, mat('tileroof2', '#3b4456', .7), .02, 2)
    if steps:
        for s in (-1, 1):
            for q, k in ((1.0, .16), (.64, .34), (.30, .54)):
                B((.10, d * q + .1, h + r * .2 + k * r * 1.9), c, ang, s * w / 2, 0, (h + r * .2 + k * r * 1.9) / 2, pm(base, .8), .006, 1)
                B((.17, d * q + .18, .05), c, ang, s * w / 2, 0, h + r * .2 + k * r * 1.9, tile, .01, 2)
    if door:
        B((w * .22, .03, h * .66), c, ang, 0, -d / 2 - .005, h * .33, pm(door), .01, 2)
        for s in (-1, 1):
            B((w * .14, .03, h * .28), c, ang, s * w * .32, -d / 2 - .004, h * .55, mat('win#6d98f4', '#6d98f4', .15, coat=.5), .008, 1)


def village():
    """a village: gate with a mast, ancestral hall, drying ground, pond (1 unit is about 3 m)"""
    land('#bcdcc4')
    road = pm('#dfe0dc', .9)
    box((1.25, 7.2, .02), (-.55, 0, .012), road, .004, 1); box((9.2, 1.0, .02), (0, -.85, .013), road, .004, 1)
    hall(-2.9, 2.35, 2.6, 1.5, 1.05); box((2.7, 1.1, .025), (-2.9, 1.0, .014), pm('#e6e3da', .9), .004, 1)
    for s in (-1, 1):                                        # stone lions and lamps of the hall
        box((.16, .16, .26), (-2.9 + s * .55, 1.42, .13), pm('#b9c0cc', .8), .03, 3); sphere(.10, (-2.9 + s * .55, 1.42, .33), pm('#b9c0cc', .8), 24)
        sphere(.085, (-2.9 + s * .40, 1.54, .86), mat('lantern', '#e8452e', .5, emit='#e8452e', emit_s=.5), 24, (1, 1, .85))
    hall(1.35, 2.55, 1.7, 1.1, .82, 0, True, '#6d98f4'); hall(3.5, 2.5, 1.6, 1.1, .95, 0, False, '#8a4f32', '#f4e7d8'); hall(3.65, .85, 1.5, .95, .8, math.pi / 2, False, '#6d98f4')
    hall(-3.7, -2.5, 1.3, .95, .8, math.pi / 2, False, '#8a4f32', '#f7f8fa')
    box((2.5, 1.75, .02), (2.5, -2.45, .014), pm('#e9e2d2', .9), .004, 1)                            # drying ground with grain
    for x, y, w, d in ((1.95, -2.2, .95, .9), (3.1, -2.35, .95, 1.1), (2.0, -3.0, .85, .35)):
        box((w, d, .03), (x, y, .035), pm('#f2c566', .9), .012, 2)
    for i in range(7):
        box((.03, 1.0, .012), (2.72 + i * .125, -2.35, .056), pm('#e5b34f', .9), .004, 1)
    lathe([(0, .36), (.08, .30), (.30, .05), (.34, 0), (0, 0)], pm('#f2c566', .9), 40, (3.3, -3.25, .02))
    g = (-.55, -2.75)                                        # the gate over the road
    stone, tile = pm('#c9cfdb', .8), mat('tileroof', '#4a5468', .7)
    for x, h in ((-.98, 1.35), (-.50, 1.75), (.50, 1.75), (.98, 1.35)):
        box((.13, .13, h), (g[0] + x * 1.0, g[1], h / 2), stone, .012, 2); box((.22, .34, .20), (g[0] + x, g[1], .10), stone, .02, 2)
    for x0, x1, z in ((-.98, -.50, 1.12), (.50, .98, 1.12), (-.50, .50, 1.42), (-.50, .50, 1.66)):
        box((x1 - x0, .10, .12), (g[0] + (x0 + x1) / 2, g[1], z), stone, .01, 2)
    box((.72, .05, .15), (g[0], g[1] - .04, 1.54), pm(BLUE), .01, 2)
    for x, w, z in ((-.78, .68, 1.40), (.78, .68, 1.40), (0, 1.30, 1.86)):
        prism([(-.30, 0), (0, .17), (.30, 0), (.30, -.05), (-.30, -.05)], w, tile, (g[0] + x, g[1], z), math.pi / 2, .006)
        box((w * 1.02, .05, .06), (g[0] + x, g[1], z + .17), mat('tileroof2', '#3b4456', .7), .015, 2)
    cyl(.95, .03, (1.35, .65, .012), mat('pond', '#a9c6ff', .1, coat=.6), seg=80); cyl(1.02, .02, (1.35, .65, .008), pm('#c3cad8', .8), seg=80)
    for x, y in ((1.0, .5), (1.6, .95), (1.7, .4)):
        cyl(.10, .01, (x, y, .032), pm('#6cc0ac', .8), seg=24)
    mast(1.0, -3.0, math.radians(140), 2.0, True); mast(-4.3, 1.2, math.radians(25), 1.7); mast(1.15, -1.6, math.radians(-42), 1.9)
    for x, y, h in ((-4.25, .1, .95), (-4.1, 3.2, 1.0), (-.95, 3.2, .9), (.2, 3.3, 1.0), (2.45, 3.3, .8), (4.3, 3.2, .85), (2.55, 1.55, .7), (.1, 1.4, .75), (4.3, -.2, .7), (-2.2, -2.2, .85), (-2.0, -3.2, .95), (-4.2, -3.4, .8), (4.3, -3.3, .8), (.55, -3.4, .0001)):
        tree(x, y, h)
    for i in range(3):                                       # rows of a garden
        for k in range(6):
            sphere(.085, (-3.15 + k * .24, -1.75 - i * .26, .05), pm(('#6cc0ac', '#84cfbd')[k % 2], .9), 16, (1, 1, .8))
    car(2.5, -.72, math.pi, '#f4f6fa', .40, .02)
    folk(((2.55, -1.95, -1.2, 3, .3, .7), (-.35, -2.0, math.pi / 2, 1, .8, 0), (-2.4, .95, 2.4, 4, .4, 0), (-2.15, 1.1, 3.4, 0, .1, .3), (-.8, -.4, -math.pi / 2, 5, .8, 0)))


LANDS = {'river': river, 'energy': energy, 'village': village}


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    land_, out, tmp = a[:3]
    samples = int(a[3]) if len(a) > 3 else 16
    w, h = (int(a[4]), int(a[5])) if len(a) > 5 else (1600, 900)
    reset()
    LANDS[land_]()
    iso_camera()
    iso_lights()
    eevee(w, h, samples, out, tmp)
