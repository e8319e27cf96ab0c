"""What a camera sees when nothing happens: pictures of the views by day and night.  NumPy and Pillow.

    python3 camera_stills.py <folder of camera_views.py> <media folder> <view>-<day|night|rain>

Output    <media>/views/<view>-<day|night|rain>-{1440,960,480}.{avif,webp}
"""
import math, os, sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from PIL import Image, ImageDraw, ImageFilter
from encode_events import picture
from events import Shot, along, block, seat, still
from figures import CHEF, FOLK, Mesh, PHARMACIST, STAFF, WORKER, lin
from raster import View
from sensor import sensor

PI = math.pi
W, H = 1440, 810
# width: most KB of AVIF and WebP
LIMITS = {1440: (72, 130), 960: (34, 60), 480: (12, 22)}
# who is there by day; at night almost nobody is
DAY = {
    'door-overhead': [along([(-.5, -3), (-.5, 3)], 1.2, 12, .6, FOLK[0]), along([(.55, 3), (.55, -3)], 1.2, 12, 0, FOLK[4])],
    'entrance': [along([(.1, -3.6), (.0, 2)], 1.0, 14, .6, FOLK[3], bag='#d9542b'), along([(-.9, 1.4), (-.6, -2)], 1.0, 6, 0, FOLK[1])],
    'till-counter': [still((.30, .80), -PI / 2, STAFF, 3, 1, left=(.38, .2, 1.0), right=(.40, -.1, 1.0), nod=.4), still((-.9, -.72), PI / 2 - .2, FOLK[1], 3, 3, right=(.42, -.1, .98))],
    'till-top': [still((.30, .80), -PI / 2, STAFF, 3, 1, left=(.38, .2, 1.0), right=(.40, -.1, 1.0), nod=.4), still((-.9, -.72), PI / 2 - .2, FOLK[0], 3, 3, right=(.42, -.1, .98))],
    'till-both': [still((1.0, .92), -PI / 2, STAFF, 18, 1, left=(.30, .20, 1.03), right=(.50, .02, 1.0), turn=.0, nod=.55, bend=.34)],
    'aisle-corner': [still((-1.7, -.38), PI / 2, FOLK[4], 3, 1, right=(.48, -.16, 1.22)), along([(3.6, -2.9), (-2, -2.95)], 1.1, 12, 0, FOLK[0])],
    'kitchen': [still((-1.9, 2.72), PI / 2, CHEF, 3, 2, left=(.4, .2, 1.05), right=(.42, -.1, 1.1)), still((-2.7, 2.3), -PI / 2 + .4, CHEF, 5, 3, left=(.4, .12, 1.06), right=(.4, -.12, 1.06))],
    'dining': [{**FOLK[w], **seat(*t), 'left': (.36, .14, .8), 'right': (.36, -.14, .84)} for w, t in ((4, (-.95, -2.45, 0)), (0, (-.95, -2.45, 2)), (6, (1.0, -.75, 1)), (3, (1.0, -.75, 2)), (1, (-3.1, -2.45, 3)))],
    'pharmacy-counter': [still((.5, 2.15), -PI / 2, PHARMACIST, 3, 1, left=(.33, .2, 1.04), right=(.33, -.2, 1.04)), still((.5, .62), PI / 2, FOLK[1], 6, 1, left=(.36, .2, 1.02))],
    'showroom': [still((-.15, .75), PI * .85, FOLK[0], 3, 1), still((.35, 1.45), PI * 1.05, {**STAFF, 'cap': None, 'apron': None}, 3, 2, right=(.42, -.1, 1.15))],
    'loading-bay': [still((-1.2, 1.3), -.6, WORKER, 3, 1, left=(.3, .1, 1.1)), along([(2.4, -1.5), (-2, -.6)], 1.1, 6, 0, WORKER, carry=((.42, .5, .34), '#c79a63'))],
    'storeroom': [along([(-1, -2.6), (2, -.9)], 1.1, 8, 0, WORKER)],
    'street': [along([(-3.6, .5), (5.5, .4)], 1.3, 10, 0, FOLK[4], bag='#3767d6'), along([(4, 1.6), (-2, 1.4)], 1.2, 8, 0, FOLK[0]), still((-.4, 2.3), -PI / 2, FOLK[7], 2, 2)],
}

NIGHT = {
    'till-both': [still((1.0, .92), -PI / 2, STAFF, 18, 1, left=(.44, .12, 1.0), right=(.52, -.08, 1.0), turn=.0, nod=.55, bend=.34)],
}
# in the rain: two under one umbrella, who pass for one
RAIN = {
    'door-overhead': [along([(-.47, -3), (-.47, 3)], 1.2, 12, .45, FOLK[1], right=(.16, -.12, 1.12)), along([(.01, -3), (.01, 3)], 1.2, 12, .37, FOLK[4]),
                      along([(.72, -3), (.60, 3)], 1.2, 12, 1.42, FOLK[2], bag='#8fb0f2'), along([(.86, -3), (.86, 3)], 1.1, 12, .0, FOLK[6])],
}
UMBRELLA = (-.23, -.74, 2.0)
# How much of the canopy shows: both heads have to
CANOPY = .36


def umbrella(loc, radius=.50, ribs=8, colors=('#2e63d8', '#e8edf8'), tip='#ff8821'):
    """open, its ferrule at loc: panels of two colors between straight ribs"""
    rings = ((.0, 0), (.035, .015), (.36, .05), (.72, .14), (1.0, .27))
    v = [(radius * r * math.cos(2 * PI * (k + .5) / ribs), radius * r * math.sin(2 * PI * (k + .5) / ribs), -radius * z * 1.2) for r, z in rings for k in range(ribs)]
    f = [(i * ribs + k, (i + 1) * ribs + k, (i + 1) * ribs + (k + 1) % ribs, i * ribs + (k + 1) % ribs) for i in range(len(rings) - 1) for k in range(ribs)]
    return Mesh(v, f, [lin(tip if i == 0 else colors[k % 2]) for i in range(len(rings) - 1) for k in range(ribs)], [0] * len(f)).placed(loc)


def shaft(top, r=.011):
    """of the umbrella, from the canopy down to the hands"""
    return block((2 * r, 2 * r, .86), (*top[:2], top[2] - .90), '#3b424e')


def counting_line(v, y=-.80, ends=(-1.52, 1.52), r=.012):
    """on the floor of the set, so that whoever crosses it hides it"""
    k = 4
    at = lambda *p: tuple(v.px(np.array([(*p, 0)]))[0, :2] * k)
    im = Image.new('L', (v.w * k, v.h * k))
    ImageDraw.Draw(im).polygon([at(ends[0], y - r), at(ends[1], y - r), at(ends[1], y + r), at(ends[0], y + r)], fill=255)
    a = np.asarray(im.resize((v.w, v.h), Image.BOX), np.float32)[..., None] / 255
    v.base = v.base * (1 - a) + np.array((69, 118, 226), np.float32) * a


def open_drawer(sets):
    """as `drawer_open` of events.py has it while a hand is in it"""
    case = (((.48, .03, .135), (1.0, -.175, .872), '#22262e'), ((.03, .46, .135), (.775, .06, .872), '#22262e'), ((.03, .46, .135), (1.225, .06, .872), '#22262e'), ((.48, .46, .02), (1.0, .06, 1.005), '#3b424e'))
    out = [block(*side) for side in case] + [Shot(sets).prop('drawer').placed((1.0, .41, .885), PI)]
    for m in out:
        m.infrared = .20                                                                      # metal, not cloth
    return out


if __name__ == '__main__':
    from figures import Shape, figure
    Shape.detail = 3
    sets, media, name = sys.argv[1:4]
    view, when = name.rsplit('-', 1)
    v = View(os.path.join(sets, view + '.npz'), W, H, when == 'night', .62 if view == 'till-both' else 1.0)   # a counter near the lens, which is white
    meshes = [figure(**a) for a in {'day': DAY, 'night': NIGHT, 'rain': RAIN}[when].get(view, [])]
    over = []                                                                             # seen through
    if when == 'rain':
        meshes.append(shaft(UMBRELLA))
        over.append(umbrella(UMBRELLA))
        counting_line(v)
    if view == 'till-both':
        meshes += open_drawer(sets)
    if view == 'loading-bay':
        meshes.append(Shot(sets).prop('forklift').placed((-3.6, -.6, 0), .1))
    out = os.path.join(media, 'views')
    os.makedirs(out, exist_ok=True)
    # few samples and polygons without antialiasing leave ragged edges, which show at this size
    ideal = v.compose(meshes)
    if over:
        ideal += (v.compose(meshes + over) - ideal) * CANOPY
    seen = Image.fromarray(np.clip(v.warp(ideal, W, H) * 255 + .5, 0, 255).astype(np.uint8))
    seen = seen.filter(ImageFilter.MedianFilter(5)).filter(ImageFilter.GaussianBlur(.8))
    img = Image.fromarray(sensor(np.asarray(seen, np.float32) / 255, v.night, 3, sharp=.35))
    for w, (avif, webp) in LIMITS.items():
        tmp = os.path.join(out, f'.{name}-{w}.png')
        (img if w == W else img.resize((w, w * 9 // 16), Image.LANCZOS)).save(tmp)
        picture(tmp, os.path.join(out, f'{name}-{w}'), avif * 1024, webp * 1024, out)
        os.remove(tmp)
