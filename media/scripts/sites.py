"""Sites that one page is about, on the plot and for the camera of rooms.py: open country, an installation, a classroom, a workshop.

    xvfb-run -a blender -b --factory-startup --python sites.py -- <site> <out.npz> <tmp folder> [samples] [w h]

A site of SEEN is rendered as a visitor or a camera in the room has it; `site_views.py` makes the view of it.
"""
import sys, os, math
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from studio import *
from people import person, CAST
from rooms import B, BLUE, D, DARK, L, ORANGE, PAL, PALE, W, WHITE, WOOD, bottle, cam_unit, car, chair, counter, eevee, frames, gondola, inst, iso_camera, iso_lights, plant, pm, prism, shell, tree


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


def steps(x, y, ang, h=1.5):
    """stepladder whose steps are on the side of ang"""
    e = empty((x, y, 0), (0, 0, ang))
    for q in (-1, 1):
        box((.05, .04, h * 1.03), (-.24, q * .22, h / 2), pm('#ffb24d', .5), .008, 2, (0, math.radians(15), 0), parent=e)
        box((.04, .03, h), (.24, q * .20, h / 2), pm('#c9ced6', .5), .008, 2, (0, math.radians(-15), 0), parent=e)
    n = int(h / .26)
    for i in range(n):
        z = .22 + i * .26
        box((.13, .44, .03), (-.24 - .27 * (.5 - z / h) * 1.0, 0, z), pm('#dfe6f4', .5), .006, 2, parent=e)
    box((.22, .46, .04), (0, 0, h + .01), pm('#ffb24d', .5), .012, 2, parent=e)


def parcel(x, y, z=0.0, size=(.42, .34, .28), ang=0.0, col='#d8b183', label=True):
    B(size, (x, y), ang, 0, 0, z + size[2] / 2, pm(col, .8), .012, 2)
    B((size[0] * 1.003, .05, size[2] * 1.003), (x, y), ang, 0, 0, z + size[2] / 2, pm('#e9cfa5', .8), 0, 1)
    if label:
        B((.14, .004, .10), (x, y), ang, -size[0] * .22, -size[1] / 2 - .003, z + size[2] * .55, WHITE(), 0, 1)


def dome(x, y, z, r=.13, ring=True):
    """a dome camera on its back"""
    cyl(r, r * .45, (x, y, z + r * .22), pm('#f4f6fa', .4), seg=40)
    sphere(r * .72, (x, y, z + r * .45), mat('domeb', '#1a1f2b', .15, coat=.7), 32)


def install():
    """a shop being fitted: a camera goes up over the shelves, the cabinet is wired, the manager has the plan"""
    shell('#e6e4e0', BLUE)
    gondola((-1.6, D - .04), math.pi, 3.6, (1,), 1.45, 4)
    gondola((-3.0, -.2), 0, 2.4, (1, -1), 1.2, 3)
    box((2.6, .16, .10), (1.9, D - .06, 2.12), pm('#dfe6f4'), .01, 2)                                 # duct along the wall, and down
    box((.12, .10, 1.0), (3.1, D - .06, 1.6), pm('#dfe6f4'), .01, 2)
    steps(1.05, 2.55, math.radians(90), 1.45)
    c = CAST[0]
    person((1.05, 2.32), math.pi / 2, 0, '#2b4c9f', c['tr'], ORANGE, c['skin'], .98, walk=.05, reach=1.0, z=.92)
    cam_unit((1.05, D - .25, 2.25), -math.pi / 2)
    B((.95, .46, 1.30), (3.1, D - .28), 0, 0, 0, .78, mat('rackd', '#262d3d', .4), .03, 3)                # cabinet, open
    for i in range(6):
        B((.82, .02, .13), (3.1, D - .52), 0, 0, 0, .30 + i * .19, mat('rackf', '#3d475e', .4, metal=.3), .01, 2)
        for k in range(6):
            B((.05, .012, .05), (3.1, D - .535), 0, -.30 + k * .10, 0, .30 + i * .19, pm(('#8fb0f5', '#10131a')[(i + k) % 3 == 0]), .004, 1)
    for k, col in enumerate((BLUE, ORANGE, '#8fb0f5', BLUE)):
        tube([(2.86 + k * .12, D - .55, 1.2 - .1 * k), (2.84 + k * .1, D - .72, .9), (2.8 + k * .16, D - .9, .25), (2.5 + k * .2, D - 1.2, .02), (2.0 + k * .25, D - 1.5 - .1 * k, .02)], .016, pm(col, .5), floor=.016)
    B((.03, .44, 1.24), (2.61, D - .73), 0, 0, 0, .78, mat('rackg', '#4a556b', .4), .01, 2)
    c = CAST[1]
    person((3.15, 2.15), math.pi / 2, .1, '#2b4c9f', c['tr'], ORANGE, c['skin'], 1.0, walk=.1, reach=.8)
    for x, y, z, a in ((3.9, .95, 0, .2), (3.35, .80, 0, -.15), (3.65, .90, .29, .1), (4.1, .1, 0, .5)):
        parcel(x, y, z, ang=a)
    dome(3.3, .80, .30, .11)
    box((.62, .28, .26), (.35, 1.75, .13), pm(ORANGE, .5), .04, 4); box((.40, .05, .05), (.35, 1.75, .32), DARK(), .02, 3)   # tools
    box((1.6, .8, .05), (-.3, -2.2, .80), WOOD(), .02, 3)                                                 # the plan on a table
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.06, .06, .78), (-.3 + sx * .7, -2.2 + sy * .32, .39), DARK(), .01, 2)
    box((.86, .56, .008), (-.45, -2.2, .832), WHITE(), .002, 1)
    for w, x, y in ((.66, -.45, -2.02), (.66, -.45, -2.36)):
        box((w, .014, .006), (x, y, .838), pm(BLUE), 0, 1)
    for x in (-.77, -.13):
        box((.014, .34, .006), (x, -2.19, .838), pm(BLUE), 0, 1)
    for x, y in ((-.62, -2.12), (-.30, -2.26), (-.46, -2.2)):
        cyl(.035, .008, (x, y, .84), pm(ORANGE), seg=24)
    dome(.25, -2.1, .825, .10)
    for x, y, hd, q, rc in ((-.75, -2.95, math.pi / 2, 4, .6), (.25, -2.98, math.pi / 2 + .2, 2, .8)):
        c = CAST[q]
        person((x, y), hd, .05, c['shirt'], c['tr'], c['hair'], c['skin'], c['h'], walk=.1, reach=rc)
    counter((2.9, -2.3), 0)
    B((1.5, .05, 2.0), (-W + .01, -2.2), math.pi / 2, 0, 0, 1.0, mat('doorw', '#dbe8ff', .2, coat=.4), .01, 2)
    B((.05, .09, 2.0), (-W + .02, -2.2), math.pi / 2, 0, 0, 1.0, pm('#f4f6fa'), .006, 1)
    box((.16, .36, .07), (-W + .14, -2.2, 2.12), pm('#f4f6fa', .4), .03, 4)
    box((.02, .12, .04), (-W + .225, -2.2, 2.10), pm('#10131a'), .01, 2)


def corner_camera(eye):
    """the camera of a classroom, high in the corner of two walls"""
    B((.10, .10, .34), (-W + .10, D - .10), 0, 0, 0, eye.z - .16, DARK(), .02, 2)                        # arm from the corner
    sphere(.30, tuple(eye), pm('#a9c3fa', .35), 64)
    for s_ in (-1, 1):                                                                               # its ears
        sphere(.11, (eye.x + .21 * s_ * .7, eye.y + .21 * s_ * .7, eye.z + .25), pm('#ff8821', .5), 32)
    look = Vector((.62, -.62, -.46)).normalized()
    sphere(.15, tuple(eye + look * .20), pm('#f7f9fc', .35), 48)
    sphere(.085, tuple(eye + look * .30), mat('domeb', '#1a1f2b', .15, coat=.7), 32)


def kindergarten(seen=False):
    """a classroom of small children: the camera in the corner, out of a child's reach"""
    shell('#dcc7a4' if seen else '#ecdcc2', '#7fb7e8', h=4.4 if seen else 2.3)
    for i in range(5):                                                                               # window
        B((1.0, .04, .9), (-2.4 + i * 1.04, D - .0), 0, 0, 0, 1.5, mat('winE', '#dcebff', .4, emit='#e4f0ff', emit_s=.55), .02, 2)
    B((5.4, .10, .06), (-.32, D - .03), 0, 0, 0, 1.02, WHITE(), .01, 2); B((5.4, .10, .06), (-.32, D - .03), 0, 0, 0, 1.98, WHITE(), .01, 2)
    for c in range(6):                                                                               # cubbies with coloured boxes
        for r in range(2):
            B((.52, .40, .44), (-3.9 + c * .54, D - .26), 0, 0, 0, .26 + r * .46, WHITE(), .012, 2)
            B((.42, .06, .30), (-3.9 + c * .54, D - .46), 0, 0, 0, .24 + r * .46, pm(PAL[(c * 2 + r) % 4 + (4 if (c + r) % 5 == 4 else 0)], .7), .03, 3)
    for i, (y, cols) in enumerate(((2.2, ORANGE), (1.2, '#5fb8a8'), (.2, BLUE))):                           # drawings on the wall
        for k in range(2):
            B((.02, .50, .40), (-W + .01, y - k * .1), 0, 0, 0, 1.25 + k * .5, WHITE(), .006, 1)
            sphere(.11, (-W + .02, y - .05 - k * .1, 1.25 + k * .5), pm(cols, .7), 20, (.15, 1, 1))
    cyl(1.35, .02, (-1.7, .45, .012), pm('#ffd9a8', .9), seg=96); cyl(.95, .024, (-1.7, .45, .014), pm('#ffc48f', .9), seg=96); cyl(.5, .028, (-1.7, .45, .016), pm('#fff1dd', .9), seg=96)
    kids = (('#4576E2', '#2a3145'), ('#ff8821', '#39435c'), ('#5fb8a8', '#5b6b8f'), ('#c9485b', '#3d4c72'), ('#8c6bc4', '#2b4c9f'), ('#8fb0f5', '#39435c'), ('#f2c566', '#3d4c72'), ('#ffffff', '#2b4c9f'))
    hair, skin = ('#2a2320', '#1c1a1c', '#5a3a22', '#2a2320'), ('#e3b491', '#e0b08c', '#f0c9a8', '#d9a680')
    for i in range(5):                                                                               # round the rug
        a = -2.5 + i * 1.05
        person((-1.7 + 1.05 * math.cos(a), .45 + 1.05 * math.sin(a)), a + math.pi, .1 * i, *kids[i], hair[i % 4], skin[i % 4], .62, walk=.05, reach=.3 + .15 * (i % 3), child=True)
    c = CAST[3]
    person((-2.55, 1.75), -.95, .05, '#4aa08f', c['tr'], c['hair'], c['skin'], 1.0, walk=.1, reach=.8)
    for t, (x, y) in enumerate(((1.7, .9), (2.6, -1.55))):                                             # two tables
        cyl(.62, .05, (x, y, .46), (pm('#ffffff', .5), pm('#ffffff', .5))[t], seg=64); cyl(.05, .44, (x, y, .22), pm('#cfa577'), seg=24); cyl(.3, .03, (x, y, .015), pm('#cfa577'), seg=40)
        for k in range(4):
            a = .5 + t * .4 + k * math.pi / 2
            p = (x + .92 * math.cos(a), y + .92 * math.sin(a))
            B((.30, .30, .04), p, a, 0, 0, .28, pm(PAL[(k + t) % 3], .6), .02, 3, .06); B((.04, .30, .30), p, a, .14, 0, .44, pm(PAL[(k + t) % 3], .6), .02, 3)
            for sx in (-1, 1):
                for sy in (-1, 1):
                    B((.03, .03, .27), p, a, sx * .12, sy * .12, .135, WOOD(), .005, 1)
            if (k + t) % 4 != 3:
                n = (k + t * 3) % 8
                person((x + .86 * math.cos(a), y + .86 * math.sin(a)), a + math.pi, .1, *kids[(n + 2) % 8], hair[n % 4], skin[(n + 1) % 4], .60, walk=.0, sit=True, reach=.7, z=.02, child=True)
        for k, col in enumerate((BLUE, ORANGE, '#5fb8a8', '#f2c566', '#c9485b')):
            box((.10, .10, .10), (x - .25 + .13 * k, y + .06 * (k % 3) - .05, .535), pm(col, .6), .012, 2)
        box((.24, .18, .006), (x + .05, y - .30, .49), pm('#e8edf7'), 0, 1)
    c = CAST[4]
    if not seen:                                                                                     # too near the camera
        person((1.5, -2.1), .35, .05, '#4aa08f', c['tr'], c['hair'], c['skin'], 1.0, walk=.1, reach=.5)
    for i, (h, col) in enumerate(((.55, BLUE), (.42, ORANGE), (.30, '#5fb8a8'))):                             # tower of bricks
        box((.24, .24, .22), (-.1, -2.5, .11 + i * .22), pm(col, .6), .02, 2)
    for x, y, r, col in ((-3.6, -2.6, .22, ORANGE), (-3.1, -2.9, .16, BLUE), (-3.9, -3.0, .13, '#5fb8a8')):
        sphere(r, (x, y, r), pm(col, .6), 36)
    B((1.5, .36, .70), (-W + .24, -1.35), math.pi / 2, 0, 0, .35, WHITE(), .02, 3)                          # books
    for k in range(14):
        B((.07, .22, .26 + .05 * (k % 3)), (-W + .26, -1.35), math.pi / 2, -.62 + k * .095, 0, .84 + .02 * (k % 3), pm(PAL[k % 8], .7), .006, 1)
    plant(4.1, 3.0); plant(-4.2, -.3, .6)
    if seen:
        return
    corner_camera(Vector((-W + .34, D - .34, 2.42)))


def kindergarten_plan():
    """the classroom with its rooms: what the camera in the corner sees is blue, what it never sees is hatched"""
    shell('#ecdcc2', '#7fb7e8', h=2.1)
    for i in range(4):                                                                               # window
        B((1.0, .04, .8), (-2.9 + i * 1.04, D - .0), 0, 0, 0, 1.35, mat('winE', '#dcebff', .4, emit='#e4f0ff', emit_s=.55), .02, 2)
    B((4.4, .10, .06), (-1.34, D - .03), 0, 0, 0, .93, WHITE(), .01, 2); B((4.4, .10, .06), (-1.34, D - .03), 0, 0, 0, 1.77, WHITE(), .01, 2)
    seen = [(-W, D), (2.2, D), (2.2, -.6), (W, -2.08), (W, -D), (-1.0, -D), (-2.0, -1.6), (-W, -1.6)]
    m = bpy.data.meshes.new('seen')
    m.from_pydata([(x, y, .012) for x, y in seen], [], [list(range(len(seen)))[::-1]])
    m.materials.append(mat('seen', '#bcd0ff', .85))
    link(bpy.data.objects.new('seen', m))
    for x0, x1, y0, y1 in ((2.2, W, 1.45, D), (2.2, W, -.6, 1.45), (-W, -2.0, -D, -1.6)):              # rooms that nobody films
        box((x1 - x0, y1 - y0, .01), ((x0 + x1) / 2, (y0 + y1) / 2, .008), pm('#e4e7ef', .8), 0, 1)
        q = x0 + .2
        while q < x1 - .1:
            box((.05, y1 - y0 - .1, .004), (q, (y0 + y1) / 2, .016), pm('#b4bccd', .8), 0, 1)
            q += .26
    wall = mat('partition', '#f4f6fa', .6)
    for size, at in (((.10, D + .6, .95), (2.2, (D - .6) / 2, .475)), ((W - 2.2, .10, .95), ((2.2 + W) / 2, 1.45, .475)), ((.62, .10, .95), (2.46, -.6, .475)), ((.55, .10, .95), (W - .28, -.6, .475)),
                     ((2.6, .10, .95), (-W + 1.3, -1.6, .475)), ((.10, .60, .95), (-2.0, -1.9, .475)), ((.10, .55, .95), (-2.0, -D + .28, .475))):
        box(size, at, wall, .02, 2)
    for x in (2.75, 3.55):                                                                            # toilets and a basin
        lathe([(.02, 0), (.15, 0), (.17, .20, .03), (.21, .34, .02), (.14, .35)], WHITE(), 40, (x, 3.0, 0))
        box((.36, .16, .34), (x, 3.36, .42), WHITE(), .04, 3)
    box((.5, .36, .50), (4.2, 1.85, .25), WHITE(), .03, 3); cyl(.13, .02, (4.2, 1.85, .505), pm('#c9d6ee'), seg=40)
    for i, col in enumerate((BLUE, ORANGE, '#5fb8a8', '#f2c566')):                                        # coats
        box((.36, .34, .10), (2.75 + i * .45, 1.18, .40), WOOD(), .02, 2)
        box((.24, .10, .42), (2.75 + i * .45, 1.30, .68), pm(col, .8), .05, 4)
    for i in range(3):                                                                               # beds
        x = -4.1 + i * .78
        box((.60, 1.30, .16), (x, -2.75, .20), WHITE(), .03, 3)
        box((.56, .30, .09), (x, -2.28, .31), pm('#ffffff', .8), .04, 4)
        box((.58, .82, .16), (x, -2.95, .31), pm(PAL[(i * 3) % 4], .8), .08, 5)
    cyl(1.25, .02, (-1.9, 1.1, .022), pm('#ffd9a8', .9), seg=96); cyl(.85, .024, (-1.9, 1.1, .026), pm('#ffc48f', .9), seg=96)
    kids = (('#4576E2', '#2a3145', '#2a2320', '#e3b491'), ('#ff8821', '#39435c', '#1c1a1c', '#e0b08c'), ('#5fb8a8', '#5b6b8f', '#5a3a22', '#f0c9a8'), ('#c9485b', '#3d4c72', '#2a2320', '#d9a680'))
    for i in range(4):                                                                               # round the rug
        a = -2.6 + i * 1.25
        person((-1.9 + 1.0 * math.cos(a), 1.1 + 1.0 * math.sin(a)), a + math.pi, .1 * i, *kids[i], .62, walk=.05, reach=.3 + .15 * (i % 3), child=True)
    c = CAST[3]
    person((-2.9, 2.3), -.9, .05, '#4aa08f', c['tr'], c['hair'], c['skin'], 1.0, walk=.1, reach=.7)
    for t, (x, y) in enumerate(((.75, 1.3), (.3, -.9), (2.5, -2.4))):                                   # tables, none of them before the lens alone
        cyl(.56, .05, (x, y, .46), pm('#ffffff', .5), seg=64); cyl(.05, .44, (x, y, .22), pm('#cfa577'), seg=24); cyl(.28, .03, (x, y, .025), pm('#cfa577'), seg=40)
        for k in range(3):
            a = .4 + t * .5 + k * 2 * math.pi / 3
            p = (x + .86 * math.cos(a), y + .86 * math.sin(a))
            B((.30, .30, .04), p, a, 0, 0, .28, pm(PAL[(k + t) % 3], .6), .02, 3, .06); B((.04, .30, .30), p, a, .14, 0, .44, pm(PAL[(k + t) % 3], .6), .02, 3)
            if k != t:
                person((x + .80 * math.cos(a), y + .80 * math.sin(a)), a + math.pi, .1, *kids[(k + t) % 4], .60, walk=.0, sit=True, reach=.7, z=.02, child=True)
        for k, col in enumerate((BLUE, ORANGE, '#5fb8a8')):
            box((.10, .10, .10), (x - .15 + .14 * k, y + .06 * k - .05, .535), pm(col, .6), .012, 2)
    box((1.2, .5, .02), (1.3, -D + .30, .02), pm('#ff8821', .8), .01, 2)                                # mat at the door
    plant(4.2, -1.1, .7)
    eye = Vector((-W + .34, D - .34, 2.42))
    for x, y in ((2.15, D - .05), (2.2, -.6), (W, -2.08), (-1.0, -D), (-W + .05, -1.6)):                   # edges of the view
        to = Vector((x, y, .03))
        r = cyl(.018, (to - eye).length, tuple((eye + to) / 2), mat('ray', '#3a63e8', .5, emit='#3a63e8', emit_s=.5), seg=12)
        r.rotation_euler = (to - eye).to_track_quat('Z', 'Y').to_euler()
    corner_camera(eye)


def child_room():
    """a child's room at home: the camera stands on the shelf, its cord runs far from the bed, a parent is at the door"""
    shell('#dcc7a4', '#9db8ee', h=2.3)
    box((3.2, 2.4, .03), (-.2, -.4, .02), pm('#eef2fb', .9), .01, 2); box((2.9, 2.1, .034), (-.2, -.4, .022), pm('#dfe8fb', .9), .01, 2)
    B((1.7, .06, 1.2), (-2.1, D), 0, 0, -.02, 1.35, WHITE(), .02, 2); B((1.5, .07, 1.0), (-2.1, D), 0, 0, -.03, 1.35, mat('winE', '#dcebff', .4, emit='#e4f0ff', emit_s=.55), .01, 2)
    for s_ in (-1, 1):                                                                               # curtains
        for i in range(4):
            cyl(.07, 1.5, (-2.1 + s_ * (1.02 + i * .11), D - .10, 1.30), pm('#ffc48f' if i % 2 else '#ffd3a8', .8), seg=20)
    cyl(.025, 3.0, (-2.1, D - .10, 2.07), WOOD(), seg=16).rotation_euler = (0, math.pi / 2, 0)
    box((2.5, 1.5, .34), (-2.95, 1.3, .25), WHITE(), .05, 3)                                             # bed along the left wall
    box((.12, 1.5, .95), (-4.22, 1.3, .48), WHITE(), .05, 3); box((2.3, 1.36, .20), (-2.95, 1.3, .48), pm('#ffffff', .8), .07, 4)
    box((.55, .95, .16), (-3.72, 1.3, .62), pm('#ffffff', .8), .07, 4)
    sphere(.21, (-3.62, 1.3, .78), mat('k#f0c9a8', '#f0c9a8', .55), 40); sphere(.222, (-3.70, 1.3, .80), mat('h#2a2320', '#2a2320', .6), 40, (.86, 1, .95))
    box((1.62, 1.42, .26), (-2.58, 1.3, .66), pm(BLUE, .8), .12, 6)
    for i in range(3):
        box((.06, 1.43, .02), (-3.1 + i * .55, 1.3, .785), pm('#c9d8fb', .8), .01, 2)
    sphere(.16, (-3.5, .86, .76), pm('#ffc48f', .8), 32); sphere(.11, (-3.48, .86, .96), pm('#ffc48f', .8), 32)         # teddy
    for s_ in (-1, 1):
        sphere(.045, (-3.48, .86 + .08 * s_, 1.05), pm('#ff8821', .8), 20)
    for c in range(3):                                                                               # low shelf at the back
        for r in range(2):
            B((.62, .42, .46), (.55 + c * .64, D - .27), 0, 0, 0, .26 + r * .48, WHITE(), .012, 2)
            B((.50, .06, .32), (.55 + c * .64, D - .48), 0, 0, 0, .24 + r * .48, pm(PAL[(c * 2 + r) % 4 + (4 if (c + r) % 5 == 4 else 0)], .7), .03, 3)
    for k in range(9):
        B((.06, .22, .26 + .05 * (k % 3)), (2.05, D - .25), 0, -.30 + k * .075, 0, 1.13 + .02 * (k % 3), pm(PAL[k % 8], .7), .006, 1)
    eye = (.62, D - .30, 1.30)                                                                        # ukid on the shelf
    cyl(.15, .03, (eye[0], eye[1], 1.0), pm('#ff8821', .5), seg=48); cyl(.03, .10, (eye[0], eye[1], 1.05), WHITE(), seg=20)
    sphere(.25, eye, pm('#a9c3fa', .35), 64)
    for s_ in (-1, 1):
        sphere(.095, (eye[0] + .17 * s_, eye[1], eye[2] + .21), pm('#ff8821', .5), 32)
    sphere(.14, (eye[0] - .05, eye[1] - .17, eye[2]), pm('#f7f9fc', .35), 48); sphere(.08, (eye[0] - .07, eye[1] - .27, eye[2]), mat('domeb', '#1a1f2b', .15, coat=.7), 32)
    for a, b in (((.42, D - .10, 1.0), (.42 - .18, D - .03, 1.0)), ((.20, D - .03, 1.0), (.20, D - .03, .10))):   # cord along the wall
        q, w = Vector(a), Vector(b)
        r = cyl(.016, (w - q).length, tuple((q + w) / 2), pm('#3b4252'), seg=12)
        r.rotation_euler = (w - q).to_track_quat('Z', 'Y').to_euler()
    box((.16, .03, .20), (.20, D - .02, .22), WHITE(), .01, 2)
    B((.9, 2.0, .05), (W - .9, 2.2), 0, 0, 0, .75, WOOD(), .03, 3)                                       # desk at the right
    for y in (1.35, 3.05):
        B((.8, .06, .74), (W - .9, y), 0, 0, 0, .37, WHITE(), .01, 2)
    chair((W - 1.75, 2.2), 0, BLUE)
    B((.34, .05, .46), (W - 1.0, 2.3), 0, 0, 0, .80, pm('#ffffff', .7), .005, 1, .3); cyl(.08, .20, (W - .8, 2.85, .88), pm('#5fb8a8'), seg=32)
    for k, col in enumerate((BLUE, ORANGE, '#c9485b')):
        cyl(.012, .22, (W - .83 + .03 * k, 2.84 + .03 * k, 1.05), pm(col), seg=10)
    for i, (h, col) in enumerate(((.55, BLUE), (.42, ORANGE), (.30, '#5fb8a8'))):                             # tower of bricks
        box((.26, .26, .22), (-.9, -.9, .15 + i * .22), pm(col, .6), .02, 2)
    for i in range(4):                                                                               # a wooden train
        box((.34, .20, .16), (.2 + i * .42, -.5 + .05 * i, .17), pm(PAL[i % 4], .6), .03, 3)
        for s_ in (-1, 1):
            cyl(.055, .24, (.2 + i * .42 + .1 * s_, -.5 + .05 * i, .09), DARK(), seg=24).rotation_euler = (math.pi / 2, 0, 0)
    sphere(.20, (1.3, -1.4, .24), pm(ORANGE, .6), 36); sphere(.13, (-1.7, -1.2, .16), pm('#5fb8a8', .6), 36)
    for i, (y, cols) in enumerate(((-.2, ORANGE), (-1.0, '#5fb8a8'), (-1.8, BLUE))):                          # drawings on the wall
        B((.02, .50, .40), (-W + .01, y), 0, 0, 0, 1.45 - .12 * (i % 2), WHITE(), .006, 1); sphere(.11, (-W + .02, y, 1.45 - .12 * (i % 2)), pm(cols, .7), 20, (.15, 1, 1))
    B((1.0, .5, .9), (-W + .30, -2.4), math.pi / 2, 0, 0, .45, WHITE(), .03, 3); cyl(.16, .03, (-W + .3, -2.4, .92), pm('#cfa577'), seg=40)      # lamp
    cyl(.02, .3, (-W + .3, -2.4, 1.07), pm('#cfa577'), seg=16); lathe([(.20, 0), (.12, .24, .02), (.11, .24), (.19, 0)], mat('lampE', '#ffe6c2', .5, emit='#ffd9a0', emit_s=.6), 40, (-W + .3, -2.4, 1.16))
    c = CAST[2]
    person((.6, 1.35), -.9, .05, '#ff9c47', c['tr'], c['hair'], c['skin'], 1.0, walk=.35, reach=.2)
    lathe([(1.05, 0), (.06, 1.95, .02), (.03, 1.97), (1.0, .02)], pm('#f4f6fa', .8), 7, (2.7, -2.0, 0))                 # play tent
    lathe([(1.06, 0), (.98, .18, .01), (.96, .18), (1.03, 0)], pm('#ffc48f', .8), 7, (2.7, -2.0, 0)); sphere(.07, (2.7, -2.0, 2.0), pm(ORANGE), 24)
    lathe([(.02, 0), (.50, .02, .1), (.55, .26, .14), (.30, .46, .12), (.02, .48)], pm('#ffc48f', .8), 48, (-2.0, -2.1, 0))   # bean bag
    plant(4.1, -.4, .8)


def shop_plan():
    """a shop and its back rooms with a device in each of eight places (`StorePlan.tsx` numbers them)"""
    shell('#e6e4e0', BLUE, h=2.2)
    wall = mat('partition', '#f4f6fa', .6)
    for x0, x1, y in ((-W, -3.1, 1.55), (-2.3, .1, 1.55), (1.0, 2.1, 1.55), (3.0, W, 1.55)):              # back rooms and their doors
        box((x1 - x0, .10, 1.05), ((x0 + x1) / 2, y, .525), wall, .02, 2)
    for x in (-1.7, 1.55):
        box((.10, D - 1.55, 1.05), (x, (D + 1.55) / 2, .525), wall, .02, 2)
    B((.80, .40, .62), (-4.0, D - .24), 0, 0, 0, 1.42, mat('rackd', '#262d3d', .4), .03, 3)              # cabinet on the wall
    for i in range(2):
        B((.68, .02, .16), (-4.0, D - .45), 0, 0, 0, 1.30 + i * .24, mat('rackf', '#3d475e', .4, metal=.3), .01, 2)
        for k in range(5):
            B((.05, .012, .05), (-4.0, D - .465), 0, -.24 + k * .10, 0, 1.30 + i * .24, pm(('#8fb0f5', '#10131a')[(i + k) % 3 == 0]), .004, 1)
    B((1.2, .16, .10), (-2.6, D - .06), 0, 0, 0, 2.08, pm('#dfe6f4'), .01, 2)
    for i, (x, y, z) in enumerate(((-1.2, 3.1, 0), (-.6, 3.15, 0), (-1.15, 3.1, .42), (-.55, 3.12, .42), (.1, 3.1, 0), (-1.1, 2.3, 0), (.15, 3.12, .42), (.95, 3.1, 0))):
        parcel(x, y, z, (.54, .46, .42), .05 * (i % 3), ('#d8b183', '#cfa577')[i % 2])
    B((2.6, .66, .90), (3.15, D - .40), 0, 0, 0, .45, pm('#c9d1e0', .35), .03, 3); B((2.62, .68, .05), (3.15, D - .40), 0, 0, 0, .93, pm('#eef1f7', .3), .01, 2)   # kitchen
    for k in range(2):
        cyl(.15, .24, (2.5 + k * .5, D - .42, 1.07), pm('#aab4c8', .3), seg=40); cyl(.155, .02, (2.5 + k * .5, D - .42, 1.20), pm('#dfe6f4', .3), seg=40)
    B((.60, .40, .02), (3.8, D - .42), 0, 0, 0, .965, pm('#8b95ab', .3), .02, 2); B((.55, .6, 1.75), (4.25, 2.1), 0, 0, 0, .88, pm('#f4f6fa', .35), .03, 3); B((.03, .05, .6), (3.96, 2.25), 0, 0, 0, 1.0, DARK(), .01, 2)
    gondola((-W + .06, .0), math.pi / 2, 2.9, (-1,), 1.5, 4); gondola((-2.35, -.35), math.pi / 2, 2.7, (1, -1), 1.2, 3)
    gondola((3.35, .75), 0, 2.2, (1, -1), 1.2, 3); gondola((-3.2, -2.7), 0, 2.4, (1, -1), 1.2, 3)
    counter((3.0, -2.3), 0)
    for i, (r, z) in enumerate(((.50, 0), (.36, .26), (.22, .52))):                                      # display in the middle
        cyl(r, .26, (.75, -.35, z + .13), WHITE() if i != 1 else pm(ORANGE), seg=64)
        n = int(2 * math.pi * (r - .07) / .17)
        for k in range(n):
            a = 2 * math.pi * k / n
            c = PAL[(k + i) % 3]
            inst('b' + c, bottle(c), (.75 + (r - .075) * math.cos(a), -.35 + (r - .075) * math.sin(a), z + .26))
    white, black = pm('#f7f9fc', .35), mat('domeb', '#1a1f2b', .15, coat=.7)
    for x in (-1.35, .65):                                                                            # the door with its counter
        box((.12, .16, 2.25), (x, -D + .12, 1.125), pm('#dfe6f4', .4), .02, 2)
    box((2.12, .18, .16), (-.35, -D + .12, 2.30), pm(BLUE, .4), .02, 2)
    box((.62, .30, .16), (-.35, -D + .12, 2.14), white, .06, 4)
    for s_ in (-1, 1):
        sphere(.06, (-.35 + .17 * s_, -D + .0, 2.10), black, 24)
    box((1.9, .85, .02), (-.35, -D + .62, .01), pm('#b9c9f2', .9), .01, 2)
    box((.10, .30, .30), (-W + .05, .0, 2.0), white, .03, 3); sphere(.20, (-W + .26, -.04, 1.92), white, 48); sphere(.10, (-W + .38, -.14, 1.88), black, 32)   # turret over the shelves
    cyl(.022, .55, (3.95, -2.3, 2.92), pm('#c3cad8'), seg=16); cyl(.20, .10, (3.95, -2.3, 2.62), white, seg=48); sphere(.16, (3.95, -2.3, 2.57), black, 40)   # dome over the till
    cyl(.022, .55, (.75, -.55, 2.95), pm('#c3cad8'), seg=16); cyl(.30, .14, (.75, -.55, 2.66), pm('#39435c', .4), seg=64); sphere(.24, (.75, -.55, 2.59), black, 48)   # dome over the hall
    box((.30, .10, .30), (3.0, D - .05, 1.95), white, .03, 3); cyl(.18, .10, (3.0, D - .20, 1.95), white, seg=48).rotation_euler = (math.pi / 2, 0, 0); sphere(.14, (3.0, D - .27, 1.93), black, 40)   # dome in the kitchen
    box((.12, .30, .08), (.55, D - .15, 2.05), pm('#8b95ab', .5), .02, 2); box((.20, .55, .20), (.55, D - .42, 1.98), pm('#8b95ab', .5), .06, 4); box((.13, .03, .13), (.55, D - .70, 1.98), black, .03, 3)   # an older camera
    person((1.1, -1.75), -.95, .05, '#2b4c9f', CAST[1]['tr'], CAST[1]['hair'], CAST[1]['skin'], 1.0, walk=.1, reach=.4)
    box((.16, .16, .24), (1.22, -1.92, 1.20), white, .03, 3); sphere(.06, (1.27, -1.99, 1.25), black, 24)                    # badge
    for x, y, hd, q, w, rc in ((-.2, -2.75, 1.4, 4, .5, .2), (-1.35, -.6, math.pi, 2, .05, .7), (3.0, -3.15, math.pi / 2, 3, .05, .6), (2.2, 2.5, 1.2, 0, .05, .7)):
        c = CAST[q]
        person((x, y), hd, .05, c['shirt'] if q else '#f4f6fa', c['tr'], c['hair'] if q else '#ffffff', c['skin'], c['h'], walk=w, reach=rc)
    person((3.1, -1.72), -math.pi / 2, 0, '#2b4c9f', '#2a3145', '#1c1a1c')
    plant(4.2, -.6, .8)


def workshop():
    """where devices are checked in, measured, mended and packed"""
    shell('#dfe3ea', '#3a5fb8')
    B((4.2, .05, 1.15), (-1.6, D - .04), 0, 0, 0, 1.55, pm('#cdd7ea', .7), .01, 2)                            # tool wall
    for k in range(13):
        x = -3.45 + k * .31
        B((.05, .04, .30 + .12 * (k % 3)), (x, D - .09), 0, 0, 0, 1.62, pm(('#3b4252', '#ff8821', '#4576E2')[k % 3], .5), .012, 2)
        B((.03, .05, .14), (x, D - .09), 0, 0, 0, 1.92, pm('#c9ced6', .4), .008, 1)
    for x, w in ((-1.6, 4.3),):                                                                      # bench
        B((w, .85, .06), (x, D - .52), 0, 0, 0, .92, pm('#e9edf4', .5), .015, 3); B((w - .3, .62, .012), (x, D - .56), 0, 0, 0, .957, pm('#7fa4f0', .7), .004, 1)
        for q in (-1, 1):
            B((.5, .74, .86), (x + q * (w / 2 - .32), D - .5), 0, 0, 0, .45, WHITE(), .015, 2)
            for r in range(3):
                B((.40, .03, .20), (x + q * (w / 2 - .32), D - .88), 0, 0, 0, .22 + r * .25, PALE(), .012, 2)
    for k, x in enumerate((-2.9, -1.9, -.6)):
        dome(x, D - .58, .96, .16)
    for k in range(5):
        box((.06, .06, .03), (-2.45 + k * .09, D - .72, .975), pm((BLUE, '#3b4252', ORANGE)[k % 3]), .006, 1)
    B((.58, .03, .38), (-1.25, D - .30), 0, 0, 0, 1.28, mat('scr', '#10131a', .3), .015); B((.54, .006, .34), (-1.25, D - .32), 0, 0, 0, 1.28, mat('scrE', '#5b8bff', .4, emit='#5b8bff', emit_s=.5), .01); B((.05, .05, .16), (-1.25, D - .28), 0, 0, 0, 1.02, DARK(), .01)
    tube([(-3.55, D - .3, .95), (-3.5, D - .35, 1.55), (-3.1, D - .55, 1.75), (-2.92, D - .6, 1.55)], .022, DARK())    # lamp with a glass
    cyl(.16, .04, (-2.9, D - .62, 1.52), WHITE(), (math.radians(20), 0, 0), .01, 40)
    for x, hd, q, rc in ((-2.75, math.pi / 2, 0, .8), (-.75, math.pi / 2, 3, .8)):
        c = CAST[q]
        person((x, D - 1.35), hd, .05, '#2b4c9f', c['tr'], c['hair'], c['skin'], 1.0, walk=.05, reach=rc)
    for r in range(4):                                                                              # rack of devices, each in its tray
        B((2.4, .55, .03), (3.1, D - .32), 0, 0, 0, .30 + r * .52, PALE(), .006, 1)
        for k in range(4):
            B((.48, .42, .16), (3.1, D - .34), 0, -.88 + k * .585, 0, .40 + r * .52, pm(('#8fb0f5', '#ffc48f', '#dfe6f4', '#5fb8a8')[(k + r) % 4], .7), .02, 2)
            B((.14, .006, .07), (3.1, D - .555), 0, -.88 + k * .585, 0, .42 + r * .52, WHITE(), 0, 1)
            if (k + r) % 3:
                dome(3.1 - .88 + k * .585, D - .34, .48 + r * .52, .11)
    for s in (-1, 1):
        for d_ in (-.25, .25):
            B((.05, .05, 2.15), (3.1, D - .32), 0, s * 1.18, d_, 1.07, DARK(), .008, 1)
    for x, y in ((-1.5, -.35),):                                                                     # burn-in: devices run for a day
        B((2.6, .9, .72), (x, y), 0, 0, 0, .36, WHITE(), .03, 3); B((2.62, .92, .08), (x, y), 0, 0, 0, .16, pm(BLUE), .015, 2)
        for k in range(5):
            for r in range(2):
                dome(x - 1.0 + k * .5, y - .22 + r * .44, .72, .13)
                cyl(.02, .02, (x - 1.0 + k * .5 + .17, y - .22 + r * .44 - .12, .735), mat('ledB', '#2f6bff', .4, emit='#2f6bff', emit_s=2), seg=16)
        tube([(x - 1.3, y + .5, .72), (x - 1.5, y + .9, .4), (x - 1.6, y + 1.3, .02), (x - 1.2, y + 1.9, .02)], .02, pm('#3b4252'), floor=.02)
    B((3.0, .75, .06), (2.4, -1.95), 0, 0, 0, .86, WOOD(), .02, 3)                                           # packing
    for sx in (-1, 1):
        B((.10, .65, .84), (2.4, -1.95), 0, sx * 1.35, 0, .42, WHITE(), .015, 2)
    parcel(1.5, -1.95, .89, (.52, .42, .34)); parcel(2.9, -1.9, .89, (.44, .36, .28), .2); parcel(3.5, -2.0, .89, (.38, .32, .24), -.15)
    dome(2.2, -1.95, .89, .14)
    cyl(.10, .08, (2.55, -2.15, .93), pm('#e9cfa5', .6), seg=32)
    c = CAST[1]
    person((2.2, -2.75), math.pi / 2, .05, '#2b4c9f', c['tr'], c['hair'], c['skin'], .98, walk=.05, reach=.8)
    for x, y, z, a in ((-3.6, -2.6, 0, .1), (-3.1, -2.75, 0, -.1), (-3.35, -2.65, .29, .25), (-3.9, -1.9, 0, .4), (3.95, -.3, 0, .2), (3.9, -.3, .29, -.1), (3.35, -.2, 0, .1)):
        parcel(x, y, z, ang=a)
    c = CAST[2]
    person((-2.2, -2.5), math.pi, .1, c['shirt'], c['tr'], c['hair'], c['skin'], 1.0, walk=.5, reach=.9)
    parcel(-2.55, -2.5, .92, (.34, .30, .24))
    plant(4.2, 1.6, .8)


def duty(seen=True):
    """duty room of an authority: a wall of its own pictures, people who decide"""
    shell('#b9c2d2', '#24365f', wall='#dfe5ef', h=4.6)
    views = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'static', 'media', 'views')
    box((6.9, .10, 2.42), (.1, D - .05, 1.92), mat('bezel', '#151a26', .4), .03, 3)
    for k, name in enumerate(('street-day', 'loading-bay-day', 'street-night', 'storeroom-day', 'entrance-day', 'loading-bay-night')):
        x, z = .1 + (k % 3 - 1) * 2.24, 2.50 - (k // 3) * 1.16
        panel(2.14, 1.09, (x, D - .115, z), screen('wall' + name, os.path.join(views, name + '-960.webp'), .9), (math.radians(90), 0, 0))
    B((5.6, .95, .06), (.1, .35), 0, 0, 0, .76, pm('#e9edf4', .4), .02, 3)                                   # desk
    for q in (-1, 1):
        B((.08, .8, .74), (.1, .35), 0, q * 2.6, 0, .37, pm('#39435c'), .02, 2)
    B((5.5, .03, .5), (.1, .35), 0, 0, .40, .48, pm('#4576E2'), .01, 2)
    for k, x in enumerate((-1.75, -.95, 1.0, 1.8)):
        B((.74, .04, .44), (x, .62), (.18, -.18)[k % 2], 0, 0, 1.12, mat('scr', '#10131a', .3), .015)
        B((.68, .006, .38), (x, .60), (.18, -.18)[k % 2], 0, 0, 1.12, mat('scrE', '#5b8bff', .4, emit='#5b8bff', emit_s=.35), .01)
        B((.06, .06, .18), (x, .66), 0, 0, 0, .86, DARK(), .01); B((.26, .18, .02), (x, .64), 0, 0, 0, .80, DARK(), .01)
    for x in (-1.35, 1.4):
        B((.44, .15, .02), (x, .12), 0, 0, 0, .80, PALE(), .006, 2); cyl(.035, .09, (x + .5, .2, .83), pm(ORANGE), seg=32)
    for x, q in ((-1.35, 0), (1.4, 3)):
        B((.50, .50, .08), (x, -.55), 0, 0, 0, .48, pm('#2b4c9f', .7), .03, 3); B((.48, .08, .60), (x, -.82), 0, 0, 0, .86, pm('#2b4c9f', .7), .03, 3); cyl(.04, .42, (x, -.55, .24), DARK(), seg=24); cyl(.28, .04, (x, -.55, .03), DARK(), seg=48)
        c = CAST[q]
        person((x, -.52), math.pi / 2, .05, ('#dfe6f4', '#2b4c9f')[q > 0], c['tr'], c['hair'], c['skin'], 1.0, walk=0, sit=True, reach=.75)
    c = CAST[1]
    person((.15, -.35), math.pi / 2 + .15, .05, '#4aa08f', c['tr'], c['hair'], c['skin'], 1.0, walk=.1, reach=.9)
    plant(-3.9, 2.6, 1.1)


def back_door():
    """back door of a shop: a driver brings the delivery, an employee counts it"""
    shell('#d3d0ca', '#c3cddf', wall='#e9edf4', h=2.75)
    box((1.5, .03, 2.16), (.5, D - .005, 1.08), mat('skyE', '#e8f1ff', .6, emit='#e8f1ff', emit_s=.9), 0, 1)              # day outside, and the rear of a van
    box((1.5, .02, .34), (.5, D - .03, .17), pm('#aeb4bf', .9), 0, 1)
    box((1.04, .02, 1.42), (.62, D - .045, 1.02), WHITE(), .05, 3); box((1.04, .01, .16), (.62, D - .06, .92), pm(BLUE), 0, 1)
    for x in (.37, .87):
        box((.40, .01, .50), (x, D - .06, 1.36), pm('#5b6b8f', .2), .03, 2)
    for x in (.16, 1.08):
        box((.07, .012, .20), (x, D - .06, .72), pm('#d9363e', .3), .01, 2)
        box((.18, .02, .22), (x, D - .04, .26), DARK(), .03, 3)
    for size, at in (((.12, .14, 2.28), (-.31, D - .06, 1.14)), ((.12, .14, 2.28), (1.31, D - .06, 1.14)), ((1.74, .14, .12), (.5, D - .06, 2.22))):
        box(size, at, pm('#5b6577', .5), .015, 2)
    B((.90, .05, 2.12), (1.62, D - .52), math.radians(-62), 0, 0, 1.06, pm(BLUE, .5), .015, 2)                        # the leaf, open
    B((.04, .10, .16), (1.62, D - .52), math.radians(-62), .36, -.05, 1.02, pm('#c3cad8', .3), .01, 2)
    box((.34, .16, .12), (.5, D - .10, 2.52), pm('#f4f6fa', .4), .03, 3); box((.28, .12, .02), (.5, D - .12, 2.45), mat('doorE', '#fff6e4', .4, emit='#fff2d8', emit_s=1.6), .01, 2)
    box((1.5, .9, .02), (.5, D - .62, .012), pm('#4a5266', .95), .01, 2)
    for k in range(3):                                                                                           # shelves of the stockroom
        B((2.9, .55, .035), (-W + .32, 1.5), math.pi / 2, 0, 0, .32 + k * .66, pm('#c3cad8', .5), .008, 2)
    for s_ in (-1.4, 0, 1.4):
        for d_ in (-.25, .25):
            B((.05, .05, 2.1), (-W + .32, 1.5), math.pi / 2, s_, d_, 1.05, pm('#5b6577', .5), .008, 1)
    for k in range(3):
        for i in range(5):
            if (i + k) % 5 != 4:
                parcel(-W + .36, .30 + i * .58, .34 + k * .66, (.44, .40, .34 + .06 * ((i * 2 + k) % 3)), .04 * (i % 3) + math.pi / 2, ('#d8b183', '#cfa577', '#e2c39a')[(i + k) % 3])
    for i, (x, y, z, col) in enumerate(((-2.3, D - .45, 0, BLUE), (-2.3, D - .45, .28, BLUE), (-2.3, D - .45, .56, '#5fb8a8'), (-1.6, D - .45, 0, '#5fb8a8'), (-1.6, D - .45, .28, BLUE))):
        box((.58, .42, .26), (x, y, z + .13), pm(col, .6), .02, 2)                                               # returned crates
        box((.50, .34, .05), (x, y, z + .245), pm('#39435c', .8), .01, 1)
    cyl(.10, .46, (2.75, D - .16, .75), pm('#d9363e', .35), seg=40); cyl(.03, .10, (2.75, D - .16, 1.02), DARK(), seg=20)     # extinguisher
    for z in (.14, .52, .90):                                                                                     # hand truck with the delivery
        parcel(.42, 1.62, z, (.56, .46, .36), .05 * z, ('#d8b183', '#cfa577', '#e2c39a')[int(z * 2.6) % 3])
    box((.50, .36, .03), (.42, 1.66, .125), pm('#3b4252', .5), .008, 2)
    for s_ in (-1, 1):
        tube([(.42 + .18 * s_, 1.90, .12), (.42 + .18 * s_, 1.94, 1.20), (.42 + .14 * s_, 2.10, 1.34)], .022, pm('#d9363e', .4))
        cyl(.11, .06, (.42 + .25 * s_, 1.94, .11), DARK(), (0, math.pi / 2, 0), .01, 40)
    c = CAST[1]
    person((.42, 2.42), -math.pi / 2, .12, ORANGE, c['tr'], '#2b4c9f', c['skin'], 1.02, walk=.35, reach=.75)
    c = CAST[0]
    person((-.95, 1.15), .45, .05, '#2b4c9f', c['tr'], c['hair'], c['skin'], 1.0, walk=.05, reach=.75)                # tablet in hand
    box((.20, .28, .02), (-.52, 1.35, 1.14), mat('padE', '#dce6ff', .4, emit='#dce6ff', emit_s=.3), .01, 2)
    for x, y, z, a in ((-1.5, -.3, 0, .2), (-1.05, -.45, 0, -.1), (-1.3, -.38, .36, .35)):
        parcel(x, y, z, (.46, .40, .34), a)
    box((.06, 2.6, .004), (-3.2, 1.5, .006), pm('#f2c566', .8), 0, 1)                                                 # line before the shelves


def playground():
    """playground of a kindergarten: slide, sandbox, swing, a fence around it, a teacher with the children"""
    box((30, 30, .2), (0, 0, -.1), mat('lawn', '#b4d3a0', .95), 0, 1)
    for x, y, r, col in ((-2.1, 1.75, 1.75, '#86b6ea'), (1.75, 2.45, 1.25, '#ffc48f')):                     # soft ground under what one falls from
        cyl(r, .02, (x, y, .006), pm(col, .95), b=.005, seg=96)
    box((9.4, 1.15, .02), (0, -1.75, .004), pm('#e6ddcc', .9), .01, 2)                                     # path
    for i in range(11):
        box((.02, 1.15, .004), (-4.3 + i * .86, -1.75, .015), pm('#cfc4ae', .9), 0, 1)
    # fence on two sides, hedge and trees behind it, the house at the back
    cols = (BLUE, '#ffffff', ORANGE, '#ffffff', '#5fb8a8', '#ffffff')
    for i in range(50):
        box((.11, .035, .66), (-W + .12 + i * .19, D - .05, .39), pm(cols[i % 6], .6), .03, 2)
    for i in range(42):
        box((.035, .11, .66), (-W + .05, -4.4 + i * .19, .39), pm(cols[i % 6], .6), .03, 2)
    for z in (.24, .56):
        box((9.6, .03, .06), (0, D - .02, z), pm('#dfe5ef', .6), .01, 1); box((.03, 8.2, .06), (-W + .02, -.4, z), pm('#dfe5ef', .6), .01, 1)
    box((14, .12, 6.4), (2.6, D + 2.3, 3.2), pm('#f0e4cf', .85), 0, 1); box((14, .16, .5), (2.6, D + 2.3, .25), pm('#8fb0d8', .8), 0, 1)
    for i in range(5):
        box((1.5, .10, 1.35), (-2.9 + i * 2.1, D + 2.22, 1.55), WHITE(), .03, 2)
        box((1.3, .10, 1.15), (-2.9 + i * 2.1, D + 2.18, 1.55), mat('winP', '#a9c6ea', .15, coat=.5), .02, 2)
    box((14, .5, .10), (2.6, D + 2.1, 2.75), pm('#5f8fd8', .7), .03, 2)
    panel(40, 16, (-W - 7, 0, 5), mat('skyP', '#d7e7fa', 1, emit='#d3e5fb', emit_s=.75), (math.pi / 2, 0, math.pi / 2))
    box((1.1, 16, 1.0), (-W - 1.3, 0, .5), pm('#6fae83', .95), .2, 4)
    for x, y, h in ((-W - 2.2, -3.2, 1.9), (-W - 2.4, -.4, 2.4), (-W - 2.0, 2.6, 2.1), (-2.6, D + 1.2, 1.5)):
        tree(x, y, h)
    # slide
    px, py, pz = -3.05, 1.75, 1.10
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(.055, 2.05, (px + sx * .46, py + sy * .46, 1.02), pm('#3d68c8', .5), seg=28)
    box((1.05, 1.05, .07), (px, py, pz), WOOD(), .02, 2)
    prism([(-.72, 2.02), (0, 2.48), (.72, 2.02)], 1.3, pm(ORANGE, .6), (px, py, 0), 0, .03)
    for sy in (-1, 1):
        for z in (pz + .22, pz + .48):
            box((.95, .05, .06), (px, py + sy * .47, z), pm('#f2c566', .6), .015, 2)
    for k in range(5):
        box((.06, .62, .05), (px - .62 - .05 * (4 - k), py, .16 + k * .21), pm('#f2c566', .6), .015, 2)
    for sy in (-1, 1):
        tube([(px - .88, py + sy * .30, .0), (px - .56, py + sy * .30, 1.12)], .03, pm('#3d68c8', .5))
    a = math.atan2(.98, 1.75)
    box((2.02, .54, .05), (px + .52 + .875, py, pz - .49 + .03), pm('#f4b740', .35), .015, 2, (0, a, 0))
    for sy in (-1, 1):
        box((2.02, .06, .20), (px + .52 + .875, py + sy * .28, pz - .49 + .11), pm('#e99a1e', .4), .03, 3, (0, a, 0))
    box((.46, .54, .05), (px + .52 + 1.75 + .2, py, .13), pm('#f4b740', .35), .015, 2)
    # sandbox
    sx0, sy0 = 1.15, -.05
    box((2.3, 1.8, .07), (sx0, sy0, .035), mat('sand', '#eed6a0', .98), .02, 2)
    for s_ in (-1, 1):
        box((2.5, .16, .20), (sx0, sy0 + s_ * .93, .10), WOOD(), .03, 3); box((.16, 1.8, .20), (sx0 + s_ * 1.17, sy0, .10), WOOD(), .03, 3)
    for x, y, r in ((.55, .35, .26), (1.75, .25, .20), (1.45, -.45, .17)):
        sphere(r, (x, y, .06), mat('sand', '#eed6a0', .98), 32, (1, 1, .55))
    for x, y, col in ((.95, .12, BLUE), (1.62, -.05, '#c9485b')):                                           # buckets
        lathe([(0, 0), (.075, 0, .01), (.10, .17, .01), (.088, .17), (.066, .02), (0, .02)], pm(col, .5), 40, (x, y, .07))
    box((.28, .05, .02), (.72, -.35, .09), pm('#5fb8a8', .5), .008, 2, (0, 0, .5)); box((.10, .09, .02), (.88, -.26, .09), pm('#5fb8a8', .5), .008, 2, (0, 0, .5))
    # swing
    for x in (.75, 2.85):
        for s_ in (-1, 1):
            tube([(x, 2.45 + s_ * .62, 0), (x, 2.45, 1.75)], .045, pm('#c9485b', .5))
    tube([(.70, 2.45, 1.75), (2.90, 2.45, 1.75)], .05, pm('#c9485b', .5))
    for x, lean in ((1.35, 0.0), (2.25, .0)):
        for s_ in (-1, 1):
            tube([(x + s_ * .17, 2.45, 1.72), (x + s_ * .17, 2.45, .42)], .012, pm('#5b6577', .5))
        box((.42, .20, .05), (x, 2.45, .40), pm(BLUE if x < 2 else ORANGE, .6), .02, 2)
    for x, y, r, col in ((-1.55, -.75, .16, ORANGE), (-3.7, -2.7, .20, BLUE)):
        sphere(r, (x, y, r), pm(col, .6), 40)
    kids = (('#4576E2', '#2a3145'), ('#ff8821', '#39435c'), ('#5fb8a8', '#5b6b8f'), ('#c9485b', '#3d4c72'), ('#8c6bc4', '#2b4c9f'), ('#8fb0f5', '#39435c'), ('#f2c566', '#3d4c72'), ('#ffffff', '#2b4c9f'))
    hair, skin = ('#2a2320', '#1c1a1c', '#5a3a22', '#2a2320'), ('#e3b491', '#e0b08c', '#f0c9a8', '#d9a680')
    kid = lambda n, at, hd, phase=.05, h=.62, **k: person(at, hd, phase, *kids[n], hair[n % 4], skin[n % 4], h, **{**dict(walk=.05, reach=.3, child=True), **k})
    kid(3, (px + 1.35, py), 0, 0, .58, walk=0, sit=True, reach=.5, z=.34)                                    # on the slide
    kid(6, (px + .02, py), 0, .1, .60, z=pz + .03, reach=.5)
    kid(0, (px - 1.0, py - .1), .1, .2, .60, walk=.3, reach=.6)                                              # waits at the ladder
    kid(4, (.42, -.30), .5, .1, .60, walk=0, sit=True, reach=.6, z=-.19)                                     # in the sand
    kid(1, (1.95, -.35), 2.5, .1, .60, walk=0, sit=True, reach=.6, z=-.19)
    kid(7, (1.25, .55), -1.6, .1, .60, walk=0, sit=True, reach=.7, z=-.19)
    kid(5, (1.35, 2.44), -math.pi / 2, 0, .60, walk=0, sit=True, reach=.9, z=.14)                             # on the swing
    kid(2, (-2.15, -.95), .35, .30, .62, walk=.9, reach=.5)                                                   # after the ball
    kid(4, (-.75, -1.55), 2.7, .55, .62, walk=.8, reach=.4)
    c = CAST[3]
    person((-.05, 1.30), -1.25, .05, '#4aa08f', c['tr'], c['hair'], c['skin'], 1.0, walk=.1, reach=.7)


SITES = {'river': river, 'energy': energy, 'village': village, 'install': install, 'kindergarten': kindergarten, 'workshop': workshop, 'kindergarten-plan': kindergarten_plan, 'child-room': child_room, 'shop-plan': shop_plan}
# Sites as seen: eye, what it looks at, focal length in mm on 36 mm.
SEEN = {'kindergarten-day': (lambda: kindergarten(True), (4.3, -3.7, 3.0), (-.75, .55, .45), 22), 'back-door-day': (back_door, (2.75, -2.55, 2.55), (-.25, 1.75, .85), 24), 'playground-day': (playground, (4.1, -4.0, 3.1), (-.85, .75, .55), 22), 'duty-day': (duty, (-1.3, -4.6, 1.95), (.35, 3.0, 1.45), 26)}


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    site, out, tmp = a[:3]
    samples = int(a[3]) if len(a) > 3 else 16
    w, h = (int(a[4]), int(a[5])) if len(a) > 5 else (1600, 900)
    reset()
    if site in SEEN:
        build, eye, to, lens = SEEN[site]
        build()
        cam = bpy.data.cameras.new('c')
        cam.lens, cam.sensor_width, cam.clip_start, cam.clip_end = lens, 36, .05, 60
        o = link(bpy.data.objects.new('c', cam))
        o.location = eye
        aim(o, to)
        bpy.context.scene.camera = o
    else:
        SITES[site]()
        iso_camera()
    iso_lights()
    eevee(w, h, samples, out, tmp)
