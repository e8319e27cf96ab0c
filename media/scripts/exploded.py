"""Exploded views: the parts of a device pulled apart along one line, with the place of every part in the picture.

    xvfb-run -a blender -b --factory-startup --python exploded.py -- <build folder> <id> …

Output    <id>-exploded.npz: `rgba`, and `dots`: per part the place of its number, x and y, 0..1 of the picture
Parts     every function returns the parts from the mount to the lens, or from above, each a function of the empty that carries it; the
          order is that of the copy (`exploded` in copy/hardware/views.ts)
"""
import sys, os, math, random, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
from mathutils import Matrix, Vector
from bpy_extras.object_utils import world_to_camera_view as see
import studio, products
from studio import *
from products import R, MM, lens, ir, led, disc, ball, usb, rj45, screw, feet, mark, power

W, H = 1600, 720


# ------------------------------------------------------------------ parts that several devices have
def chip(e, x, y, z, w, d, h=.05, m='black', label=True):
    box((w, d, h), (x, y, z + h / 2), m, .006, 2, parent=e)
    if label:
        box((w * .6, d * .10, .002), (x, y + d * .15, z + h + .001), 'gray', 0, 1, parent=e)
        lathe([(.012, .0), (0, .001)], 'gray', 16, (x - w * .36, y - d * .36, z + h + .001), parent=e)


def board(e, w, d, z=0.0, seed=1, round_=False, hole=0.0, col='#1d4f7c', heart=.34):
    """circuit board of w x d (round: diameter w), its parts on +Z: a processor of size `heart` and what fits around it"""
    rnd = random.Random(seed)
    m = mat('pcb' + col, col, .35, coat=.4)
    if round_:
        lathe([(hole, z - .025), (w / 2, z - .025), (w / 2, z + .02, .004), (hole, z + .02), (hole, z - .025)], m, 96, parent=e)
    else:
        box((w, d, .045), (0, 0, z), m, .006, 2, vr=.05, parent=e)
    top = z + .022
    taken = [(0, 0, heart * .75)] if heart else []
    if heart:
        chip(e, 0, 0, top, heart, heart, .06, mat('soc', '#2b303b', .3, metal=.5))
    if hole:
        taken.append((0, 0, hole * 1.05))
    for n in range(170):
        s = rnd.choice((.05, .05, .07, .09, .14, .20))
        x, y = (rnd.uniform(-.5, .5) * (w - s - .06)), (rnd.uniform(-.5, .5) * (d - s - .06))
        if round_ and math.hypot(x, y) + s * .75 > w / 2 - .03:
            continue
        if any(math.hypot(x - a, y - b) < r + s * .72 for a, b, r in taken):
            continue
        taken.append((x, y, s * .72))
        if s > .12:
            chip(e, x, y, top, s, s * rnd.choice((.6, 1, 1)), .035)
        elif s == .09:
            cyl(.036, .09, (x, y, top + .045), 'alu', b=.008, seg=24, parent=e)
        elif s == .07:
            box((.07, .05, .05), (x, y, top + .025), mat('coil', '#575d69', .5), .008, 2, parent=e)
        else:
            box((.05, .025, .02), (x, y, top + .01), mat('cap', '#b99a6b', .5), .003, 1, (0, 0, R(rnd.choice((0, 90)))), parent=e)
    pads = [(sx * (w / 2 - .07), sy * (d / 2 - .07)) for sx in (-1, 1) for sy in (-1, 1)] if not round_ else [(math.cos(a) * (w / 2 - .06), math.sin(a) * (w / 2 - .06)) for a in (.6, 2.7, 4.8)]
    for x, y in pads:
        lathe([(.022, top - .001), (.045, top + .002), (.022, top + .003)], 'gold', 24, (x, y, 0), parent=e)


def optic(e, z=0.0, r=.22, size=.62, seed=3):
    """image sensor on its board with the lens barrel"""
    board(e, size, size, z, seed, heart=0)
    box((.34, .34, .10), (0, 0, z + .06), 'black', .01, 3, parent=e)
    lathe([(r * .80, z + .08), (r * .80, z + .30, .01), (r * .94, z + .31, .01), (r * .94, z + .46, .01), (r * .86, z + .47)], 'gun', 96, parent=e)
    for k in range(3):
        lathe([(r * .955, z + .335 + k * .04), (r * .97, z + .345 + k * .04), (r * .955, z + .355 + k * .04)], 'black', 64, parent=e)
    lens(e, z + .45, r)


def gasket(e, r, z=0.0, m='orange'):
    lathe([(r - .035, z - .02), (r + .02, z - .02, .015), (r + .02, z + .02, .015), (r - .035, z + .02, .015), (r - .035, z - .02)], m, 160, parent=e)


def plate(e, r, holes=3, m='alu'):
    """round mounting plate: keyholes, opening for the cable, screws on their way in"""
    lathe([(.24, -.02), (r, -.02, .006), (r, .02, .006), (.24, .02), (.24, -.02)], m, 128, parent=e)
    for n in range(holes):
        a = R(90 + 360 / holes * n)
        x, y = .70 * r * math.cos(a), .70 * r * math.sin(a)
        lathe([(.075, .021), (0, .022)], 'black', 32, (x, y, 0), parent=e)
        box((.05, .16, .002), (x + .09 * math.sin(a), y - .09 * math.cos(a), .021), 'black', .01, 2, (0, 0, a), parent=e)
    for n in range(holes):
        a = R(150 + 360 / holes * n)
        lathe([(.034, .02), (.034, .05, .01), (0, .055)], 'gun', 32, (.86 * r * math.cos(a), .86 * r * math.sin(a), 0), parent=e)


# ------------------------------------------------------------------ devices
def k3():
    w, d, t = 1.9, 1.274, .30

    def base(e):
        box((w - .02, d - .02, .12), (0, 0, 0), 'pearl', .03, 4, vr=t - .01, parent=e)
        box((w - .30, d - .30, .01), (0, 0, .061), 'gray', .01, 2, vr=.16, parent=e)
        for x in (-.6, .6):
            for y in (-.34, .34):
                lathe([(.07, .068), (0, .069)], 'black', 32, (x, y, 0), parent=e)
                screw(x + .13, y, .068, .035, e, (0, 0, 0))
        lathe([(.14, .068), (0, .069)], 'black', 48, (0, 0, 0), parent=e)

    def main(e):
        board(e, w - .24, d - .24, 0, 5, heart=.36)
        x = empty((.62, -.28, .15), (R(90), 0, 0), e)
        box((.30, .30, .26), (.62, -.36, .15), 'alu', .012, 3, parent=e)
        box((.16, .24, .05), (-.70, .30, .05), 'alu', .006, 2, parent=e)

    def sink(e):
        box((.95, .72, .05), (0, 0, 0), 'alu', .01, 3, parent=e)
        for n in range(9):
            box((.035, .68, .13), (-.42 + n * .105, 0, .085), 'alu', .006, 2, parent=e)

    def eye(e):
        optic(e, 0, .19, .66, 9)

    def lamps(e):
        lathe([(0, -.02), (.26, -.02), (.26, .02, .004), (0, .02)], mat('pcbi', '#20242e', .4), 64, parent=e)
        for q in range(6):
            a = R(60 * q)
            lathe([(.05, .02), (.05, .05, .006), (.035, .05), (.03, .06), (0, .07)], 'irled', 32, (.155 * math.cos(a), .155 * math.sin(a), 0), parent=e)
        lathe([(.055, .02), (.055, .05, .006), (.03, .065), (0, .07)], 'irled', 32, parent=e)

    def cover(e):
        box((w, d, .335), (0, 0, 0), 'white', .085, 8, vr=t, parent=e)
        z = .1675
        pill(1.14, .47, [(0, -.02), (0, .008, .005), (.010, .013, .004), (.018, .013)], 'piano', 40, (0, .04, z), parent=e)
        lathe([(.225, .012), (.225, .03, .008), (.20, .032), (.196, .018)], 'gun', 96, (-.29, .04, z), parent=e)
        lathe([(.197, .019), (0, .020)], 'black', 96, (-.29, .04, z), parent=e)
        lathe([(.165, .012), (.165, .028, .008), (.14, .028)], 'gun', 96, (.29, .04, z), parent=e)
        f = empty((0, 0, z), parent=e)
        led(f, .02, .04, .012, r=.018); mark(f, .001, .5, -.41)
    return [base, main, sink, eye, lamps, cover], dict(gap=(.80, .58, .66, 1.05, 1.05))


def e3x():
    def mount(e): plate(e, .92)
    def foot(e): lathe([(.30, -.16), (1.0, -.16), (1.02, -.14, .02), (1.0, .10, .10), (.80, .20, .10), (.755, .20, .02), (.72, .10), (.30, .0)], 'white', 192, parent=e)

    def shell(e):
        q = [(.79 * math.sin(t), .79 * math.cos(t) + .35) for t in [math.pi - (math.pi * .5) * i / 40 for i in range(41)]]
        lathe(q + [(.79, .38), (.74, .38), (.73, .30), (0, -.30)], 'white', 192, parent=e)

    def main(e):
        board(e, 1.28, 1.28, 0, 11, True, heart=.34)
        box((.28, .30, .05), (.30, .36, .05), 'alu', .006, 2, parent=e)

    def eye(e): optic(e, 0, .235, .70, 21)

    def lamps(e):
        lathe([(.36, -.02), (.60, -.02), (.60, .02, .004), (.36, .02), (.36, -.02)], mat('pcbi', '#20242e', .4), 96, parent=e)
        for x in (-.48, .48):
            lathe([(.085, .02), (.085, .06, .01), (.07, .06), (.05, .08), (0, .09)], 'irled', 48, (x, 0, 0), parent=e)
        for k in range(4):
            a = R(90 + (k - 1.5) * 20)
            box((.05, .03, .02), (.48 * math.cos(a), .48 * math.sin(a), .03), 'gun', .003, 1, (0, 0, a), parent=e)

    def front(e):
        top = math.acos(.60 / .79)                                                    # the ball's front half, as in products.e3x
        zone = [(.79 * math.cos(t), .79 * math.sin(t) - .35) for t in [top * i / 30 for i in range(31)]]
        z = zone[-1][1]
        lathe([(.52, -.35)] + zone + [(.595, z + .012, .006), (.57, z + .018, .006), (.555, z - .012)], 'white', 192, parent=e)
        disc(e, .556, z, bulge=.05)
        lathe([(.25, z + .055), (.25, z + .075, .008), (.22, z + .075)], 'gun', 96, parent=e)
        for x in (-.385, .385):
            lathe([(.085, z + .03), (.085, z + .05, .006), (.07, z + .05)], 'gun', 64, (x, 0, 0), parent=e)
        led(e, 0, -.40, z + .035); led(e, 0, .40, z + .03, 'black', .014)
    return [mount, foot, shell, main, eye, lamps, front], dict(gap=(.95, .75, 1.05, .62, 1.0, 1.3))


def u8d():
    def mount(e): plate(e, .92)
    def body(e):
        lathe([(.25, -.20), (1.02, -.20), (1.04, -.18, .02), (1.04, .02, .07), (.96, .14, .05), (.90, .14), (.88, .0), (.25, -.02)], 'white', 192, parent=e)

    def main(e):
        board(e, 1.5, 1.5, 0, 31, True, heart=.36)
        box((.28, .30, .05), (-.40, .38, .05), 'alu', .006, 2, parent=e)

    def gimbal(e):
        lathe([(.40, -.16), (.62, -.16, .02), (.62, -.10, .02), (.40, -.10), (.40, -.16)], 'dark', 96, parent=e)
        for s in (-1, 1):
            box((.08, .30, .42), (s * .54, 0, .06), 'dark', .03, 3, parent=e)
        lathe([(0, -.10), (.40, -.08, .1), (.46, .20, .1), (.38, .40, .1), (.26, .42, .02), (.24, .38)], 'dark', 96, parent=e)
        lathe([(.25, .39), (.18, .395)], 'piano', parent=e)
        lens(e, .42, .22, 'blue')

    def seal(e): gasket(e, .80)
    def trim(e): lathe([(.77, -.06), (.98, -.10, .03), (.94, .04, .10), (.80, .12, .03), (.77, .06), (.77, -.06)], 'white', 192, parent=e); lathe([(.83, .113), (.80, .125, .004), (.775, .11)], 'orange', 160, parent=e)

    def bubble(e):
        n = 48
        lathe([(.80, -.02), (.80, .01), (.755, .01)] + [(.755 * math.cos(t), .01 + .755 * math.sin(t) * .98) for t in [math.pi / 2 * i / n for i in range(n + 1)]], glass('g3', '#bcc2cd', 1.5), 192, parent=e)
    return [mount, body, main, gimbal, seal, trim, bubble], dict(gap=(.95, .80, .85, 1.05, .62, .80))


def w3e():
    def foot(e):
        lathe([(0, -.34), (.66, -.34), (.68, -.32, .02), (.68, -.27, .03), (.52, -.22, .06), (.15, -.18, .1), (.12, .10)], 'white', 160, parent=e)
        lathe([(.684, -.312), (.690, -.308, .002), (.690, -.296, .002), (.684, -.292)], 'orange', 160, parent=e)
        sphere(.13, (0, 0, .12), 'alu', 48, parent=e)

    def back(e):
        box((1.5, 1.5, .34), (0, 0, 0), 'white', .12, 8, vr=.42, parent=e)
        box((1.34, 1.34, .02), (0, 0, .17), 'gray', .01, 3, vr=.36, parent=e)

    def speaker(e):
        lathe([(0, -.10), (.26, -.10, .02), (.34, .04, .02), (.38, .05, .008), (.38, .08, .008), (.33, .085)], 'dark', 96, parent=e)
        lathe([(.33, .075), (.24, .03), (.12, .0), (.10, .05), (0, .07)], mat('cone', '#3a404c', .7), 96, parent=e)

    def main(e):
        board(e, 1.22, 1.22, 0, 41, heart=.34)
        box((.28, .30, .05), (.40, -.40, .05), 'alu', .006, 2, parent=e)
        box((.12, .24, .02), (-.50, .44, .03), mat('ant', '#c9a45a', .4, metal=.6), .004, 1, parent=e)

    def eye(e): optic(e, 0, .34, .84, 43)

    def front(e):
        box((1.5, 1.5, .20), (0, 0, -.06), 'white', .09, 8, vr=.42, parent=e)
        box((1.33, 1.33, .05), (0, 0, .04), 'pearl', .02, 4, vr=.36, parent=e)
        box((1.27, 1.27, .06), (0, 0, .05), 'piano', .025, 5, vr=.33, parent=e)
        lathe([(.36, .07), (.36, .10, .01), (.32, .10), (.31, .085)], 'gun', 96, parent=e)
        lathe([(.312, .086), (0, .087)], 'black', 96, parent=e)
        led(e, 0, -.47, .08); ir(e, -.46, 0, .08, .05); ir(e, .46, 0, .08, .05)
        for k in (-1, 0, 1):
            led(e, k * .06, .48, .078, 'black', .011)
    # the number of the speaker stands clear of the back, which covers its left edge
    return [foot, back, speaker, main, eye, front], dict(gap=(1.05, .80, .75, .70, 1.25), aside={2: .014})


def b1():
    k = 2.5 / 186
    w, d, h = 2.5, 128 * k, .44

    def base(e):
        box((w - .04, d - .04, .05), (0, 0, 0), 'slate', .015, 3, vr=.11, parent=e)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.13, .08, (sx * .95, sy * .62, -.06), 'rubber', parent=e)
                screw(sx * 1.12, sy * .72, .026, .035, e, (0, 0, 0))

    def main(e):
        board(e, w - .22, d - .22, 0, 51, heart=.46)
        for i in range(2):
            box((.28, .34, .25), (-.88 + i * .34, -d / 2 + .22, .15), 'alu', .012, 3, parent=e)
            box((.20, .01, .17), (-.88 + i * .34, -d / 2 + .045, .15), 'black', .006, 2, parent=e)
        box((.26, .30, .30), (-.16, -d / 2 + .22, .17), 'alu', .012, 3, parent=e)
        for q in (-1, 1):                                    # its two openings of USB, one above the other as in the frame
            box((.20, .01, .095), (-.16, -d / 2 + .067, .17 + q * .068), 'black', .004, 2, parent=e)
            box((.16, .01, .028), (-.16, -d / 2 + .062, .185 + q * .068), 'blue', .003, 2, parent=e)
        box((.26, .30, .26), (-.30, d / 2 - .22, .15), 'dark', .012, 3, parent=e)              # 12 V, behind
        lathe([(.11, 0), (.11, .06, .01), (.075, .06, .004), (.075, .005)], 'gun', 48, (-.30, d / 2 - .07, .17), (R(-90), 0, 0), parent=e)

    def module(e):
        board(e, 1.05, .46, 0, 57, heart=.30, col='#16603f')
        for n in range(16):
            box((.022, .05, .004), (-.42 + n * .056, -.21, .022), 'gold', 0, 1, parent=e)

    def spread(e):
        box((1.3, .95, .05), (0, 0, 0), mat('copper', '#c47b4c', .3, metal=.9), .01, 3, parent=e)
        box((.62, .55, .03), (0, 0, -.04), mat('pad', '#8fb0d8', .8), .006, 2, parent=e)
        for s in (-1, 1):
            tube([(s * .30, -.42, .04), (s * .30, .42, .04)], .045, mat('copper', '#c47b4c', .3, metal=.9), e)

    def frame_(e):
        for s in (-1, 1):
            box((.06, d, h), (s * (w / 2 - .03), 0, 0), 'slate', .02, 3, parent=e)
            box((w, .06, h), (0, s * (d / 2 - .03), 0), 'slate', .02, 3, vr=.0, parent=e)
            box((w + .006, .064, .026), (0, s * (d / 2 - .03), .16), 'orange', .006, 2, parent=e)
            box((.064, d + .006, .026), (s * (w / 2 - .03), 0, .16), 'orange', .006, 2, parent=e)
        y = -d / 2 - .008
        box((w - .24, .02, .32), (0, y, -.03), 'piano', .008, 3, parent=e)
        products.edge_front(y - .012, -.015, e)
        # its two antennas are screwed off: behind, one would show and seem to prop up the lid

    def fins(e):
        box((w, d, .10), (0, 0, 0), 'slate', .02, 4, vr=.12, parent=e)
        for i in range(19):
            box((.052, d - .12, .26), (-w / 2 + .20 + i * (w - .40) / 18, 0, .17), 'slate', .014, 3, parent=e)
    # One above the other: beside each other they fill less than half of any picture. From so far that all of them have one scale, and each
    # clear of the next.
    touch = ((-1.25, .25, 0), (-1.25, -.2, .04), (-.52, .12, .03), (-.44, .06, .022), (-1.04, .16, .022), (-1.12, -.34, .025))
    return [fins, frame_, spread, module, main, base], dict(flat=(0, -1.0), gap=(1.04, 1.22, .68, .88, .88), el=27, az=-24, rim=.5, size=(1600, 1776), fill=(.95, .965), lens=600, touch=touch)


def ul8208():
    w, h, d = (v * MM for v in products.UL8208)

    def base(e):
        box((w - .05, d - .05, .04), (0, 0, 0), 'slate', .015, 3, parent=e)
        for s in (-1, 1):
            box((.03, d - .05, .30), (s * (w / 2 - .04), 0, .15), 'slate', .01, 2, parent=e)
        box((w - .05, .03, .40), (0, d / 2 - .04, .18), 'gun', .01, 2, parent=e)
        for sx in (-1, 1):
            for sy in (-1, 1):
                cyl(.12, .07, (sx * w * .42, sy * d * .40, -.05), 'rubber', parent=e)

    def supply(e):
        box((.95, 1.35, .05), (0, 0, 0), mat('pcbp', '#7a6a34', .5), .006, 2, parent=e)
        box((.34, .40, .30), (-.18, .25, .17), mat('trafo', '#d9b44a', .5), .03, 3, parent=e)
        for x, y in ((.22, .40), (.26, .05), (-.26, -.30)):
            cyl(.12, .34, (x, y, .19), mat('elko', '#22314f', .4), b=.02, seg=48, parent=e)
        for x in (-.10, .24):
            for n in range(5):
                box((.03, .34, .30), (x + n * .045 - .05, -.42, .17), 'alu', .004, 1, parent=e)

    def main(e):
        board(e, 1.9, 1.55, 0, 61, heart=.44)
        box((.46, .46, .16), (0, 0, .13), 'alu', .01, 2, parent=e)
        for n in range(6):
            box((.46, .03, .10), (0, -.19 + n * .076, .24), 'alu', .004, 1, parent=e)
        for i in range(4):
            box((.25, .30, .48), (-.20 + i * .27, .60, .26), 'alu', .012, 3, parent=e)

    def disk(e):
        a, b, c = 102 * MM, 147 * MM, 26 * MM
        box((a, b, c), (0, 0, 0), mat('hdd', '#aab1bc', .35, metal=.7), .02, 4, vr=.05, parent=e)
        box((a * .82, b * .86, .006), (0, 0, c / 2 + .002), mat('hddl', '#b4bcc9', .45, metal=.4), .03, 3, vr=.08, parent=e)
        lathe([(.38, c / 2 + .006), (.36, c / 2 + .012, .004), (0, c / 2 + .012)], mat('hddl', '#b4bcc9', .45, metal=.4), 96, (0, .14, 0), parent=e)
        for sx in (-1, 1):
            for sy in (-1, 0, 1):
                screw(sx * (a / 2 - .07), sy * (b / 2 - .08), c / 2, .035, e, (0, 0, 0))

    def panel_(e):
        hh = h - .055
        box((w, .13, hh), (0, 0, 0), 'white', .03, 5, parent=e)
        box((w - .13, .05, hh - .13), (0, -.05, 0), 'piano', .02, 4, parent=e)
        x0, y = -w / 2, -.078
        q = empty((0, 0, 0), (0, 0, 0), e)
        for o in _new(lambda: power(x0 + .30, y + .012, 0, .115)):
            o.parent = q
        for i in range(4):
            box((.065, .012, .022), (x0 + .58 + i * .14, y, .035), 'ledgreen' if i < 2 else 'dark', .006, 2, parent=e)
        for i in range(2):
            usb(x0 + 1.28 + i * .33, y + .002, 0, e)
        box((.86, .03, .30), (x0 + 2.52, y, 0), 'dark', .018, 4, parent=e)

    def cover(e):
        box((w - .05, d - .14, .04), (0, 0, .15), 'slate', .02, 4, parent=e)
        for s in (-1, 1):
            box((.03, d - .14, .34), (s * (w / 2 - .04), 0, 0), 'slate', .01, 2, parent=e)
        for i in range(18):
            box((.045, .62, .008), (-1.25 + i * .15, .55, .172), 'black', 0, 1, parent=e)
    return [base, supply, main, disk, panel_, cover], dict(flat=(1.62, .36), gap=(1.05, .95, 1.0, 1.15, .95), el=30, az=-24, rim=.5)


def _new(make):
    """objects that `make` adds"""
    before = set(bpy.context.scene.objects)
    make()
    return [o for o in bpy.context.scene.objects if o not in before]


EXPLODED = {'k3': k3, 'e3-x': e3x, 'u8-d': u8d, 'w3-e': w3e, 'b1': b1, 'ul-8208nh': ul8208}


def build(i):
    """parts -> list of their meshes, and the camera. `gap`: distances between parts; `flat`: they lie, and every next one is moved
    by (x, z); otherwise the row runs to the right with the lens in front"""
    parts, o = EXPLODED[i]()
    flat, at, out, ends = o.get('flat'), 0.0, [], []
    for n, make in enumerate(parts):
        at += o['gap'][n - 1] if n else 0
        e = empty((at * flat[0], 0, at * flat[1]) if flat else (at, 0, 0), (0, 0, 0) if flat else (R(90), 0, R(90)))
        out.append([q for q in _new(lambda: make(e)) if q.type in ('MESH', 'CURVE')])
        ends += [e.location + Vector(o['touch'][n])] if 'touch' in o else []
    return out, dict(lens=o.get('lens', 85), ends=ends, az=o.get('az', 34), el=o.get('el', 15), rim=o.get('rim', .25), flat=bool(flat), size=o.get('size', (W, H)), fill=o.get('fill', (.95, .86)), aside=o.get('aside', {}))


def dots(parts, flat, ends, aside):
    """place of the number of every part, x and y, 0..1 of the picture: above its top edge, on the left where parts lie; `ends` are the points
    themselves that lines lead to"""
    s, dg, out = bpy.context.scene, bpy.context.evaluated_depsgraph_get(), []
    if ends:
        return np.array([(p.x, 1 - p.y) for p in (see(s, s.camera, q) for q in ends)], np.float32)
    for n, part in enumerate(parts):
        q = []
        for o in part:
            v = o.evaluated_get(dg)
            me = v.to_mesh()
            q += [see(s, s.camera, v.matrix_world @ p.co) for p in list(me.vertices)[::5]]
            v.to_mesh_clear()
        x0, x1 = min(p.x for p in q), max(p.x for p in q)
        y0, y1 = 1 - max(p.y for p in q), 1 - min(p.y for p in q)
        out.append((x0 + .008, (y0 + y1) / 2) if flat else ((x0 + x1) / 2 + aside.get(n, 0), y0 - .035))
    return np.array(out, np.float32)


def snap(i, build_dir, samples=8):
    t0 = time.time()
    reset()
    parts, cam = build(i)
    bpy.context.view_layer.update()
    w, h = cam['size']
    c, s = frame(cam['az'], cam['el'], cam['lens'], cam['fill'], w / h)
    eye = bpy.context.scene.camera
    eye.data.clip_start = (eye.location - Vector(c)).length * .4                            # from far away, depths near each other would flicker
    s *= .62                                                # the rig is made for one device, not for a row
    lights(c, s, cam['rim'], 1.15, .25)
    area((c[0] + 5.2 * s, c[1] - 4.6 * s, c[2] + 3.4 * s), c, 3.0 * s, 190 * s * s, '#f1f5ff')  # the faces that look to the lens side
    bpy.context.scene.world.node_tree.nodes['Background'].inputs[1].default_value = .62
    eevee(w, h, samples, .3)
    tmp = os.path.join(build_dir, 'tmp-exploded-' + i)
    os.makedirs(tmp, exist_ok=True)
    bpy.context.view_layer.update()
    rgba = studio._buffers(1, samples, tmp, ('img',))['img']
    np.savez(os.path.join(build_dir, i + '-exploded.npz'), rgba=np.clip(rgba, 0, 60000).astype(np.float16), dots=dots(parts, cam['flat'], cam['ends'], cam['aside']))
    print(f'EXPLODED {i} {time.time() - t0:.0f}s', flush=True)


if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--') + 1:]
    products.TEX = os.path.join(a[0], 'tex')
    for one in a[1:]:
        snap(one, a[0])
