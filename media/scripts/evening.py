"""Scenes of the home page's industries in the evening, for dark pages: the street is blue, the lamps of the place are on.

    xvfb-run -a blender -b --factory-startup --python evening.py -- <scene> <out.npz> <tmp folder> [samples] [w h]
    python3 evening.py pack <scene> <in.npz> <cutout.png>

Same room, people and camera as by day, so one picture takes the place of the other and what the page draws on it holds.
A further one is a function here, an entry in EVENINGS and, where the name does not say it, its room in ROOMS.
"""
import os, sys, math, random
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

WARM, SOFT = '#ffcb8e', '#ffe0b8'
SHADOW = .55                                                 # of the room on its ground, about as dark as that of stage-dusk


def glow(color='#ffdcae', strength=2.6):
    from studio import mat
    return mat(f'glow{color}{strength}', '#101010', .6, emit=color, emit_s=strength)


def shine(name, color, strength):
    """lets a material of the room shine, where the room has it"""
    import bpy
    from studio import lin
    m = bpy.data.materials.get(name)
    if m:
        b = m.node_tree.nodes['Principled BSDF'].inputs
        b['Emission'].default_value, b['Emission Strength'].default_value = lin(color), strength


def dull(lamp):
    """without its reflection on a polished floor"""
    lamp.data.specular_factor = 0


def dusk(walls=WARM, left='#a9c1ff'):
    """the sky, strips along the upper edge of both walls that wash them, and from the open sides what lets people be seen"""
    from rooms import D, W
    from studio import _nodes, area, box, lin, world
    world('#6680dc', .22, '#24377a')
    area((-3.8, -5.0, 8.0), (0, 0, .3), 5, 300, '#8fa9ff')
    area((5.6, -7.6, 5.2), (0, -.4, .8), 4, 190, '#ffe3c6')
    box((2 * W - .5, .03, .035), (0, D - .03, 2.24), glow(), .008, 1)
    box((.03, 2 * D - .5, .035), (-W + .03, 0, 2.24), glow(), .008, 1)
    dull(area((0, D - .75, 2.0), (0, D, 1.1), 2 * W - .6, 46, walls, .3))
    dull(area((-W + .75, 0, 2.0), (-W, 0, 1.1), 2 * D - .6, 44, left, .3))
    m, node, join, out = _nodes('cap')                       # upper edges: in Eevee long lamps close below them make them black
    lamp = node('ShaderNodeEmission')
    lamp.inputs[0].default_value = lin('#2c4590')
    join(lamp.outputs[0], out.inputs[0])
    box((2 * W, .15, .01), (0, D + .075, 2.305), m, 0, 1)
    box((.15, 2 * D + .15, .01), (-W - .075, .075, 2.305), m, 0, 1)


def pool(x, y, power, size=.9, z=2.3, color=WARM, size_y=None):
    """a lamp above the picture that lights one place"""
    from studio import area
    area((x, y, z), (x, y, 0), size, power, color, size_y)


def sign(x, color, y, z=1.9, w=.9, h=.42):
    """a picture on the wall with a lamp in it"""
    from studio import box
    box((w - .03, .012, h - .03), (x, y, z), glow(color, .85), .01, 2)


def onto(x, y, width, power, z=1.0, color=SOFT, back=1.1):
    """a strip that lights what stands along the back wall: y is its front"""
    from studio import area
    area((x, y - back, 2.25), (x, y, z), width, power, color, .2)


def catering():
    from rooms import D
    from studio import area, lathe, sphere
    dusk()
    for i in range(4):                                       # pendants over the pass
        x = -3.5 + i * 1.05
        lathe([(.035, .225), (.166, 0), (.16, 0), (.02, .2)], glow('#ff8a2a', .75), 36, (x, D - 1.95, 1.88))
        sphere(.09, (x, D - 1.95, 1.875), glow(strength=3.2), 24)
        pool(x, D - 1.95, 20, .22, 1.78)
    area((-2.8, D - .42, 1.70), (-2.8, D - .42, .9), 1.5, 26, SOFT, .45)                     # in the hood
    pool(-.7, D - .9, 26, 1.2)
    for x, y in ((-3.1, -.35), (-.95, -.35), (-3.1, -2.45), (-.95, -2.45), (1.0, -.75)):
        pool(x, y, 34, .8)
    for y in (2.7, 1.1):
        pool(3.75, y, 28, .5)
    pool(1.5, -2.9, 70, 2.6, size_y=.5)                      # over those who wait
    pool(3.4, -2.35, 34, .6)
    pool(1.4, 1.4, 50, 1.6)
    for x, c in ((1.2, '#ff8821'), (2.3, '#ffdcae'), (3.4, '#4576E2')):
        sign(x, c, D - .04)


def fashion():
    from rooms import D
    from studio import area, box
    dusk()
    onto(-2.6, D - .3, 3.5, 66)
    for r in range(5):                                       # under the boards of the shoe wall
        box((3.5, .012, .016), (-2.6, D - .353, .325 + r * .36), glow(strength=1.6), .002, 1)
    for i in range(3):                                       # in the fitting rooms
        area((.55 + i * 1.35, D - .55, 2.1), (.55 + i * 1.35, D - .55, 0), .5, 20, WARM)
    for x, y, power, size in ((-2.85, -.2, 60, 1.7), (-3.2, -2.6, 44, 1.5), (-.45, .1, 36, .8), (1.35, .1, 36, .8), (1.9, 2.0, 34, 1.2), (3.75, .4, 44, .5),
                              (-1.25, -2.75, 30, .4), (3.4, -2.3, 44, .7), (.6, -1.9, 50, 1.3), (-1.2, 2.2, 36, .8)):
        pool(x, y, power, size)


def pharmacy():
    from rooms import D, W, cross
    from studio import area
    dusk(SOFT, '#b4f0dd')
    onto(-1.4, D - .5, 5.4, 92)
    onto(3.2, D - .44, 2.0, 34)
    shine('crossE', '#7ff0cc', 1.5)
    dull(area((-W + .2, -.9, 1.7), (-1.5, -.9, 0), 1.4, 9, '#7ff0cc'))
    cross(.6, 1.015, .60, .38, glow('#7ff0cc', 1.0))
    pool(.6, 1.3, 64, 4.2, size_y=.3, color=SOFT)            # over the counter
    for x, y, power, size in ((-2.9, -1.0, 36, 2.2), (-2.9, -2.75, 36, 2.2), (1.0, -1.1, 36, 1.8), (1.6, -2.9, 36, 1.4), (3.4, -1.0, 44, .9), (-.8, -2.0, 30, 1.0)):
        pool(x, y, power, size, color=SOFT)


def showroom():
    from rooms import D
    from studio import area, cyl
    dusk()
    for x, y, c in ((-2.3, .9, '#ff8821'), (1.55, -.85, '#4576E2')):
        pool(x, y, 120, 2.8, color=SOFT)
        cyl(2.27, .05, (x, y, .055), glow(c, 1.3), b=.005, seg=128)
    shine('hl', '#eef4ff', 3.0); shine('tl', '#ff4a3a', 1.2); shine('scrB', '#4576E2', .95)
    area((-2.0, D - .2, 1.5), (-2.0, 0, .4), 2.8, 40, '#9db8ff', 1.1)
    for x, y, power, size in ((3.05, 2.2, 52, 1.8), (-3.1, -2.4, 46, 1.4), (3.6, -2.2, 40, .9), (-.4, -2.9, 26, .6)):
        pool(x, y, power, size)
    for x, c in ((2.2, '#4576E2'), (3.4, '#ff8821')):
        sign(x, c, D - .04, 1.85)


def heat():
    """the store of the stage, with those whom compose.py draws on the picture by day"""
    from compose import ACTORS, FRAMES
    from people import CAST, person
    from stage import HEADINGS, STRIDE
    from stage_rooms import dusk_lights
    from studio import area
    dusk_lights()
    area((5.6, -7.6, 5.2), (0, -.4, .8), 4, 170, '#ffe3c6')
    for who, heading, a, b, off in ACTORS['heat']:
        k = (33 / FRAMES + off) % 1
        p, x, y = CAST[who], a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k
        person((x, y), HEADINGS[heading], k * math.dist(a, b) / STRIDE, p['shirt'], p['tr'], p['hair'], p['skin'], p['h'], p['bag'], walk=1.0)


def city():
    import bpy
    from rooms import L
    from studio import area, world
    world('#6680dc', .24, '#24377a')
    area((-3.8, -5.0, 8.0), (0, 0, .3), 5, 420, '#8fa9ff')
    area((5.6, -7.6, 5.2), (0, -.4, .8), 4, 120, '#b9c6ff')
    chance = random.Random(5)
    lit = [glow('#ffcf8f', 1.15), glow('#ffe0b0', .8), glow('#ffc070', .7)]
    for o in bpy.data.objects:                               # somebody is in behind every second window
        m = o.data.materials[0] if o.type == 'MESH' and o.data.materials else None
        if m and m.name.startswith('win#') and chance.random() < .5:
            o.data.materials[0] = chance.choice(lit)
    shine('shopw', '#ffcf8f', 1.15); shine('lampS', '#ffe9c4', 3.0); shine('hl', '#fff2d8', 3.0)
    for x, y, w, d in ((-2.1, 2.65, 1.1, 1.1), (-.85, 2.65, .85, 1.1), (-3.6, .95, 1.4, 1.0), (-1.75, .95, 1.2, .95), (2.35, 2.55, 1.3, 1.2), (3.75, 2.5, 1.1, 1.2),
                       (2.35, .85, 1.3, .9), (-3.5, -2.65, 1.3, 1.1), (2.9, -2.6, 1.5, 1.1)):
        area((x, y - d / 2 - .06, .40), (x, y - d / 2 - .5, 0), w * .8, 3.2, WARM, .1)
        area((x + w / 2 + .06, y, .40), (x + w / 2 + .5, y, 0), d * .8, 3.2, WARM, .1)
    for x, y, a in ((-.35, .10, 0), (1.45, -1.62, math.pi), (-3.0, -.02, -math.pi / 2), (-2.2, -1.50, math.pi / 2), (3.3, -.02, -math.pi / 2), (-.33, 2.0, 0), (1.45, 2.3, math.pi), (-.33, -3.0, 0), (3.6, -1.5, math.pi / 2)):
        area(L((x, y), a, .42, 0, 1.20), L((x, y), a, .46, 0, 0), .14, 16, WARM)
    for x, y, a in ((-2.6, -.48, math.pi), (2.5, -1.02, 0), (-1.1, -1.02, 0), (3.9, -.48, math.pi), (.82, 1.3, math.pi / 2), (.28, 2.6, -math.pi / 2), (.28, -2.6, -math.pi / 2)):
        area(L((x, y), a, .34, 0, .12), L((x, y), a, .9, 0, .03), .12, 1.4, '#fff2d8')


EVENINGS = {'catering-dusk': catering, 'shoes-clothing-dusk': fashion, 'medicine-dusk': pharmacy, 'automobile-dusk': showroom, 'store-heat-dusk': heat, 'smart-city-dusk': city}
ROOMS = {**{i: i[:-5] for i in EVENINGS}, 'store-heat-dusk': 'store'}


def blender_main(scene, out, tmp, samples=12, w=1600, h=900):
    from rooms import eevee, iso_camera, reset, room
    reset()
    room(ROOMS[scene])
    EVENINGS[scene]()
    iso_camera()
    eevee(w, h, samples, out, tmp)


def pack(scene, npz, out):
    import numpy as np
    from PIL import Image, ImageFilter
    import grade
    q = np.load(npz)['rgba'].astype(np.float32)
    h, w = q.shape[:2]
    al = np.clip(q[..., 3:], 0, 1)
    rgb = np.clip(grade.tone(q[..., :3] / np.maximum(al, 1e-3), grade.SCENE_EXPOSURE * 1.08), 0, 1) * 255
    if scene == 'store-heat-dusk':
        import compose, heat as spots
        c = spots.heat(compose.Stage(npz))
        rgb = rgb * (1 - c[..., 3:]) + c[..., :3] * 255 * c[..., 3:]
    sh = Image.fromarray((al[..., 0] * 255).astype(np.uint8)).transform((w, h), Image.AFFINE, (1, 0, 0, 0, 1, -w / 48)).filter(ImageFilter.GaussianBlur(w / 48))
    sh = np.asarray(sh, np.float32)[..., None] / 255 * SHADOW
    grade.cutout(rgb, al, sh / .8).save(out)


if __name__ == '__main__':
    if 'pack' in sys.argv[1:2]:
        pack(*sys.argv[2:5])
    else:
        a = sys.argv[sys.argv.index('--') + 1:]
        blender_main(*a[:3], *map(int, a[3:6]))
