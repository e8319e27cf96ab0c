"""Events as cameras see them: one clip per algorithm of the algorithm store.  NumPy and Pillow.

    python3 events.py <folder of camera_views.py> <output folder> <id> [frame,frame…]

Output    <output>/<id>/000.png … 640 x 360, <output>/<id>.json (tracks, zone, alert: see media/README.md)
An event is a function that names its view and returns step(n), which shows everybody and everything of frame n of FRAMES.
"""
import json, math, os, random, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from PIL import Image
from figures import CHEF, FOLK, Mesh, PHARMACIST, STAFF, Shape, WORKER, figure, lin
from raster import View
from sensor import sensor

FRAMES, FPS, W, H = 32, 8, 640, 360
PI = math.pi
KINDS = ('person', 'staff', 'group', 'cart', 'item', 'vehicle', 'animal', 'smoke', 'fire', 'forklift', 'box', 'post', 'spill', 'bins',
         'table', 'gap', 'display', 'bay', 'drawer')
lerp = lambda a, b, t: a + (b - a) * t
ease = lambda t: (lambda t: t * t * (3 - 2 * t))(min(1, max(0, t)))
part = lambda n, a, b: min(1, max(0, (n - a) / (b - a)))         # 0..1 between two frames


def block(size, loc, color, ang=0.0, glow=0.0):
    """box standing on loc"""
    x, y, z = (s / 2 for s in size)
    v = np.array([(i * x, j * y, k * z + z) for k in (-1, 1) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    f = [[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]]
    return Mesh(v, f, [lin(color)] * 6, [glow] * 6).placed(loc, ang)


class Shot:
    """one clip: what is shown in a frame, and the boxes of what is tracked"""

    def __init__(self, sets):
        self.sets, self.props = sets, np.load(os.path.join(sets, 'props.npz'))
        self.zone = self.alert = None
        self.poster = 20
        self.tracks, self.split, self.part = {}, None, (W / 2, H / 2, 1)
        self.cache = {}

    def use(self, name, second=None, part=(W / 2, H / 2, 1)):
        """second: the clip shows the middle of two views side by side
        part: (x, y, times) the clip shows the surroundings of a pixel of the whole view, so many times larger and as sharp"""
        k = part[2]
        Shape.detail = 4 if k > 1 else 3                                                  # corners show from near
        self.views = [View(os.path.join(self.sets, n + '.npz'), round(W * 2 * k), round(H * 2 * k)) for n in (name, second) if n]      # twice, for smooth edges
        self.split, self.part = second is not None, part
        return self

    def seen_at(self, points, view=0):
        """world points -> pixels of the clip"""
        x, y, k = self.part
        return (self.views[view].seen(np.asarray(points, float), W, H) - (x, y)) * k + (W / 2, H / 2)

    def in_sight(self, points, view=0):
        """those of world points that the set does not hide"""
        v, q = self.views[view], np.asarray(points, float)
        p = v.px(q)
        x, y = np.clip(p[:, :2].astype(int), 0, (v.w - 1, v.h - 1)).T
        return q[v.z[y, x] > p[:, 2] - .08]

    def prop(self, name):
        if name not in self.cache:
            d = self.props
            n, f = d[name + '.n'], d[name + '.f']
            ends = np.cumsum(n)
            self.cache[name] = Mesh(d[name + '.v'], [f[e - k:e].tolist() for e, k in zip(ends, n)], d[name + '.c'], d[name + '.g'])
        return self.cache[name]

    # ---- one frame
    def begin(self, n):
        self.n, self.meshes, self.puffs, self.seen = n, ([], []), ([], []), {}

    def show(self, key, mesh, kind=None, tone='normal', view=0):
        self.meshes[view].append(mesh)
        if kind:
            self.note(key, kind, tone, mesh.v, view)
        return mesh

    def person(self, key, kind='person', tone='normal', view=0, **args):
        return self.show(key, figure(**args), kind, tone, view)

    def note(self, key, kind, tone, points, view=0):
        """a box round world points"""
        p = self.seen_at(points, view)
        if not len(p):
            return
        lo, hi = p.min(0), p.max(0)
        left, right, shift = (0, W, 0) if not self.split else (W // 4 + 1, W * 3 // 4 - 1, -W // 4 if view == 0 else W // 4)
        x0, y0, x1, y1 = max(left, lo[0]), max(0, lo[1]), min(right, hi[0]), min(H, hi[1])
        if x1 - x0 < 5 or y1 - y0 < 5 or (x1 - x0) * (y1 - y0) < .22 * np.prod(hi - lo):
            return
        x0, y0, x1, y1 = (int(round(v)) for v in (x0 + shift, y0, x1 + shift, y1))
        self.seen[key] = (kind, tone, [x0, y0, x1 - x0, y1 - y0])

    def group(self, key, kind, tone, keys):
        b = [self.seen[k][2] for k in keys if k in self.seen]
        if b:
            x0, y0 = min(q[0] for q in b), min(q[1] for q in b)
            self.seen[key] = (kind, tone, [x0, y0, max(q[0] + q[2] for q in b) - x0, max(q[1] + q[3] for q in b) - y0])

    def puff(self, c, r, color, alpha, kind='smoke', view=0):
        self.puffs[view].append((np.array(c, float), r, color, alpha, kind))

    def cloud(self, key, kind, tone, puffs):
        pts = [np.array(c) + np.array(d) * r * 1.15 for c, r, *_ in puffs for d in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))]
        if pts:
            self.note(key, kind, tone, pts)

    def picture(self):
        x, y, k = self.part
        left, top = round(x * k - W / 2), round(y * k - H / 2)
        out = [v.warp(v.compose(m, p), round(W * k), round(H * k))[top:top + H, left:left + W] for v, m, p in zip(self.views, self.meshes, self.puffs)]
        img = out[0]
        if self.split:
            q = W // 4
            img = np.concatenate([out[0][:, q:q + W // 2], out[1][:, q:q + W // 2]], 1)
            img[:, W // 2 - 2:W // 2 + 2] = .04
        return sensor(img, self.views[0].night, self.n, sharp=.45)

    # ---- the clip
    def run(self, name, out, only=None):
        step = EVENTS[name](self)
        os.makedirs(os.path.join(out, name), exist_ok=True)
        series = {}
        for n in range(FRAMES):
            self.begin(n)
            step(n)
            for k, v in self.seen.items():
                series.setdefault(k, {})[n] = v
            if only is None or n in only:
                Image.fromarray(self.picture()).save(os.path.join(out, name, f'{n:03d}.png'), compress_level=1)
        tracks = []
        for k, frames in series.items():
            prev = None
            for n in sorted(frames):
                kind, tone, b = frames[n]
                if prev is None or n != prev[0] + 1 or tone != prev[1]:
                    tracks.append(dict(kind=kind, tone=tone, **{'from': n}, boxes=[]))
                tracks[-1]['boxes'].append(b)
                prev = (n, tone)
        tracks = [t for t in tracks if len(t['boxes']) > 1]
        tracks.sort(key=lambda t: t['tone'] != 'alert')
        zone = None
        if self.zone is not None:
            p = self.seen_at([(*q, 0.0)[:3] for q in self.zone])
            zone = [[int(round(min(max(x, 0), W))), int(round(min(max(y, 0), H)))] for x, y in p]
        data = dict(fps=FPS, frames=FRAMES, poster=self.poster, alert=self.alert, zone=zone, tracks=tracks)
        with open(os.path.join(out, name + '.json'), 'w') as f:
            f.write(json.dumps(data, separators=(',', ':')) + '\n')
        return data


# ------------------------------------------------------------------ movement
def along(pts, speed, n, start=0.0, who=None, stop=True, **more):
    """somebody who walks a polyline at `speed` m/s from `start` metres on -> arguments of figure()"""
    d = start + speed * n / FPS
    total = sum(math.dist(a, b) for a, b in zip(pts, pts[1:]))
    halt = d >= total and stop
    q = min(max(d, 0), total)
    for a, b in zip(pts, pts[1:]):
        l = math.dist(a, b)
        if q <= l or b is pts[-1]:
            t = min(1, q / max(l, 1e-6))
            return dict(pos=(lerp(a[0], b[0], t), lerp(a[1], b[1], t)), heading=math.atan2(b[1] - a[1], b[0] - a[0]),
                        phase=(d / 1.36) % 1, **{**dict(walk=0 if halt else min(1, speed / 1.25)), **(who or {}), **more})
        q -= l


def still(pos, heading, who, n, seed=0, **more):
    """somebody who stands and looks about; the movement closes after FRAMES"""
    a = 2 * PI * n / FRAMES
    return dict(pos=(pos[0] + .012 * math.sin(a + seed), pos[1] + .01 * math.cos(a + seed * 2)), heading=heading + .05 * math.sin(a + seed * 1.7),
                **{**dict(turn=.45 * math.sin(a + seed * 2.3), bend=.03 + .02 * math.sin(a + seed), phase=.02), **who, **more})


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def slab(x0, y0, z0, x1, y1, z1):
    return [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (z0, z1)]


# ------------------------------------------------------------------ people
def overhead_counting(S):
    S.use('door-overhead').poster = 12
    S.zone = rect(-1.2, -.98, 1.2, -.80)
    def step(n):
        S.person('a', **along([(-.55, -3.6), (-.55, 3)], 1.25, n, .2, FOLK[0]))
        S.person('b', **along([(.60, 2.6), (.60, -4)], 1.3, n, .6, FOLK[4], left=None))
        S.person('c', **along([(-.05, -3.6), (-.2, 3)], 1.2, n, -1.5, FOLK[6], bag='#d9542b'))
    return step


def stereo_counting(S):
    S.use('entrance').poster = 19
    S.zone = rect(-1.2, -.98, 1.2, -.80)
    def step(n):
        a = along([(.35, -3.8), (.15, 2.4)], 1.0, n, .6, FOLK[3])
        c = dict(FOLK[6], h=.62)
        S.person('adult', **{**a, 'left': (.05, .33, .74)})
        k = along([(-.35, -3.8), (-.50, 2.4)], 1.0, n, .5, c)
        S.person('child', **{**k, 'phase': (k['phase'] * 1.6) % 1})
        p = along([(-1.0, -4.6), (-1.05, 2.4)], 1.0, n, .3, FOLK[1], left=(.46, .18, 1.0), right=(.46, -.18, 1.0))
        S.person('parent', **p)
        S.show('stroller', S.prop('stroller').placed((p['pos'][0], p['pos'][1] + 1.02, 0), p['heading']), 'cart')
    return step


def staff_exclusion(S):
    S.use('entrance').poster = 14
    S.zone = rect(-1.2, -.98, 1.2, -.80)
    def step(n):
        S.person('in', **along([(-.45, -3.2), (-.45, 2.6)], 1.1, n, .2, FOLK[3], bag='#2f8f7c'))
        S.person('staff', 'staff', **along([(.75, -2.9), (.55, 2.6)], .95, n, .35, STAFF, carry=((.34, .42, .28), '#c79a63')))
        S.person('in2', **along([(.15, -3.9), (.1, 2.6)], 1.1, n, -1.4, FOLK[0]))
    return step


def group_counting(S):
    S.use('door-overhead', part=(320, 190, 1.5)).poster = 17
    S.zone = rect(-1.2, -.95, 1.2, -.83)
    def step(n):
        keys = []
        for i, (x, off, who, h) in enumerate(((-.62, .25, FOLK[0], 1.0), (.02, .32, FOLK[4], .95), (-.30, .70, FOLK[6], .62), (.42, .0, FOLK[2], .72))):
            a = along([(x, -3.5), (x * .9, 3)], 1.05, n, off, {**who, 'h': h})
            S.person(f'g{i}', **a)
            keys.append(f'g{i}')
        S.group('family', 'group', 'normal', keys)
        for k in keys:
            S.seen.pop(k, None)
        S.person('single', **along([(.75, -3.9), (.7, 3)], 1.2, n, -1.6, FOLK[7], bag='#d9542b'))
    return step


def queue_length(S):
    S.use('till-line').poster = 24
    # Where the counter does not hide the floor: the marks lie over the picture.
    S.zone = rect(-1.3, -3.3, .5, -2.45)
    def upright(key, **args):
        """heads, which a camera counts in a line: whole boxes would hold the cashier before them too"""
        m = S.person(key, None, **args)
        S.note(key, 'person', 'normal', m.v[(np.hypot(*(m.v[:, :2] - args['pos']).T) < .24) & (m.v[:, 2] > m.head[2] - .17)])
    def step(n):
        S.person('cashier', 'staff', **still((3.05, -1.52), -PI / 2, STAFF, n, 1, left=(.34, .2, 1.0), right=(.36, -.12 + .1 * math.sin(n), 1.0)))
        q = ((2.75, -2.92), (2.0, -3.0), (1.25, -2.92), (.52, -3.05), (-.2, -2.95))
        keys = []
        for i, (x, y) in enumerate(q):
            extra = dict(left=(.34, .15, 1.02), right=(.34, -.15, 1.02)) if i == 0 else dict(bag=('#d9542b', None, '#2f8f7c', None)[i - 1])
            upright(f'q{i}', **still((x, y), PI / 2 if i == 0 else .1, FOLK[(0, 4, 6, 2, 7)[i]], n, i, **extra))
            keys.append(f'q{i}')
        upright('new', **along([(-2.2, -1.2), (-1.0, -2.6), (-.9, -2.95)], 1.2, n, 0, FOLK[3]))
        if n >= 14:
            S.group('line', 'group', 'normal', [*keys, 'new'])
            kind, tone, (x, y, w, h) = S.seen['line']
            S.seen['line'] = kind, tone, [x - 9, y - 9, w + 18, h + 26]       # a name inside, at the bottom, covers no face
    return step


def dwell_time(S):
    S.use('aisle-corner').poster = 18
    S.zone = rect(-2.75, -2.5, -.55, -.6)
    def step(n):
        S.person('looks', **still((-.95, -1.75), PI * .93, FOLK[4], n, 1, right=(.38, -.15, 1.05) if 8 <= n < 26 else None, left=None))
        S.person('passes', **along([(3.6, -2.9), (-2.0, -2.95)], 1.15, n, .6, FOLK[0]))
        S.person('passes2', **along([(1.6, -.6), (4.2, -.7)], .7, n, 0, FOLK[2]))
    return step


def heat_map(S):
    S.use('store-wide').poster = 16
    routes = (([(-3.9, -2.9), (1.6, -2.9)], 0, .5), ([(4.0, -.6), (-3.4, -.5)], 4, 1.2), ([(.1, 2.4), (.1, -3.2)], 2, .2), ([(-3.9, 2.1), (4, 2.1)], 3, 2.2), ([(-.7, -1.2), (-.7, -2.5)], 6, 0))
    def step(n):
        for i, (pts, who, off) in enumerate(routes):
            S.person(f'p{i}', **(along(pts, 1.1, n, off, FOLK[who]) if i < 4 else still((-.85, -1.7), PI * .95, FOLK[who], n, 2, right=(.38, -.1, 1.05))))
        S.person('q', **still((2.9, -2.92), PI / 2, FOLK[3], n, 1))
        S.person('r', **still((-2.6, -.25), PI / 2, FOLK[7], n, 4, right=(.42, -.1, 1.15)))
        S.person('s', 'staff', **still((3.05, -1.5), -PI / 2, STAFF, n, 3))
    return step


def seat(tx, ty, q, k=.72):
    a = .78 + PI / 2 * q
    return dict(pos=(tx + k * math.cos(a), ty + k * math.sin(a)), heading=a + PI, sit=True)


def zone_occupancy(S):
    S.use('dining', part=(313, 178, 1.4)).poster = 4
    S.zone = [(-2.5, .75), (-2.5, -3.4), (2.1, -3.4), (2.1, .75)]
    def upright(key, **args):
        """without arms and legs: the box stands on both sides of the head, which the page marks"""
        m = S.person(key, None, **args)
        S.note(key, 'person', 'normal', m.v[(np.hypot(*(m.v[:, :2] - args['pos']).T) < .24) & (m.v[:, 2] > (.4 if 'sit' in args else .85))])
    def step(n):
        w = lambda s: dict(left=(.36, .14, .80 + .04 * math.sin(n * .39 + s)), right=(.36, -.14, .80 + .10 * max(0, math.sin(2 * PI * n / 16 + s))), turn=.4 * math.sin(2 * PI * n / 32 + s))
        for i, (tx, ty, q, who) in enumerate(((-.95, -2.45, 0, 4), (-.95, -2.45, 2, 0), (1.0, -.75, 1, 6), (1.0, -.75, 2, 3), (1.0, -.75, 0, 2))):
            upright(f's{i}', **{**FOLK[who], **seat(tx, ty, q), **w(i)})
        upright('arrives', **along([(4.0, -3.3), (.6, -2.1)], 1.15, n, -.6, FOLK[3]))
    return step


def cross_lens_path(S):
    S.use('aisle-corner', 'till-line').poster = 15
    who = {**FOLK[1], 'bag': '#27489a'}
    way = [(-1.35, -.45), (-.30, -1.85), (1.05, -2.80), (2.5, -2.98)]
    def step(n):
        # One floor: where the two views overlap, both see him.
        for key, view in (('a', 0), ('b', 1)):
            S.person(key, view=view, **along(way, 1.15, n, .1, who))
        S.person('cashier', None, view=1, **still((3.05, -1.52), -PI / 2, STAFF, n, 1))
        S.person('other', None, **still((1.15, -.12), PI / 2, FOLK[2], n, 2, right=(.4, -.1, 1.2)))
    return step


def shelf_stop(S):
    S.use('aisle-corner').poster = 16
    S.zone = rect(-3.4, -.75, -.4, .12)
    def step(n):
        t = ease(part(n, 5, 11)) - ease(part(n, 20, 26))
        S.person('reaches', **still((-1.7, -.38), PI / 2 + .1, FOLK[4], n, 1, right=(lerp(.12, .50, t), -.16, lerp(.85, 1.22, t)), bend=.12 * t, turn=-.2))
        S.person('passes', **along([(-3.2, -1.0), (2.6, -.9)], 1.05, n, .3, FOLK[0]))
    return step


# ------------------------------------------------------------------ safety
def intrusion(S):
    S.use('storeroom-night').poster = 21
    S.alert = [13, 31]
    S.zone = [(-2.1, -.1), (-2.1, -1.9), (.75, -1.9), (.75, -.1)]
    def step(n):
        S.person('intruder', tone='alert' if n >= 13 else 'normal', **along([(2.6, -1.35), (.2, -1.25), (-1.5, -.9)], 1.1, n, .1, dict(shirt='#39404c', tr='#14161b', hair='#0c0c0e', skin='#c9a58a', h=1.0), crouch=.22, bend=.35))
    return step


def loitering(S):
    S.use('street').poster = 20
    S.alert = [10, 31]
    S.zone = rect(-1.9, 1.5, .9, 3.2)
    def step(n):
        x = -.45 + .55 * math.sin(2 * PI * n / 32)
        going = math.cos(2 * PI * n / 32)
        S.person('waits', tone='alert' if n >= 10 else 'normal', **dict(pos=(x, 2.2), heading=(0 if going > 0 else PI) - .5 * (1 if going > 0 else -1), phase=(abs(math.sin(2 * PI * n / 32)) * .5) % 1, walk=.45 * abs(going), turn=.6 * math.sin(n * .6), nod=.15, right=(.28, -.12, 1.12), phone=True, **{**FOLK[5], 'shirt': '#39404c', 'tr': '#33508f'}))
        S.person('passes', **along([(-4.2, .5), (5.5, .4)], 1.3, n, .2, FOLK[4], bag='#3767d6'))
        S.person('passes2', **along([(6, 1.2), (-2, 1.0)], 1.2, n, 0, FOLK[2]))
    return step


def crowding(S):
    S.use('street').poster = 24
    S.alert = [12, 31]
    S.zone = [(-2.9, -.4), (.5, -.4), (.5, 2.2), (-2.9, 2.2)]
    spots = [(-1.9, .2), (-1.2, .05), (-.5, .3), (-2.2, .9), (-1.5, .75), (-.85, .95), (-.2, 1.0), (-1.9, 1.5), (-1.1, 1.55), (-.4, 1.65)]
    def step(n):
        keys = []
        for i, (x, y) in enumerate(spots):
            hd = math.atan2(.85 - y, -1.15 - x) + .4 * math.sin(i)
            S.person(f'c{i}', **still((x, y), hd, FOLK[i % 8], n, i))
            keys.append(f'c{i}')
        for j, (pts, who) in enumerate((([(3.2, .6), (.15, .55)], 3), ([(-3.9, 2.9), (-2.5, 1.9)], 6))):
            S.person(f'j{j}', **along(pts, 1.2, n, 0, FOLK[who]))
        if n >= 12:
            S.group('crowd', 'group', 'alert', [*keys, 'j0'])
            for k in keys:
                S.seen.pop(k)
    return step


def fall(S):
    S.use('pharmacy-aisle').poster = 22
    S.alert = [17, 31]
    a, hd = (4.56, 1.56), math.atan2(-.85, -1.0)
    def step(n):
        who = FOLK[4]
        if n < 9:
            S.person('p', **along([a, (a[0] - 4, a[1] - 3.4)], 1.15, n, 0, who))
        else:
            t, u = ease(part(n, 9, 14)), ease(part(n, 9, 12))
            d = 1.15 * 9 / 8 + .1 * t
            # On the floor with shoulder, hip and feet: the lower arm stretches under the head, the upper one hangs down in front.
            S.person('p', tone='alert' if n >= 17 else 'normal', pos=(a[0] + d * math.cos(hd), a[1] + d * math.sin(hd)), heading=hd, lie=t * (PI / 2 - .06), roll=1.5 * t, crouch=.45 * u * (1 - t) + .12 * t, bend=0,
                     left=(lerp(.30, .36, t), lerp(.42, -.17, t), lerp(1.30, 1.10, t)), right=(lerp(.28, .24, t), lerp(-.30, -.20, t), lerp(.95, 1.78, t)), phase=.2, walk=.5 * (1 - t), turn=.4 * t, **who)
        S.person('staff', 'staff', **still((1.1, 2.1), -PI / 2, PHARMACIST, n, 1, left=(.33, .2, 1.04), right=(.33, -.2, 1.04), turn=.9 * ease(part(n, 14, 18))))
    return step


def smoke_fire(S):
    S.use('storeroom').poster = 26
    S.alert = [8, 31]
    c = np.array((.35, -.55, .0))
    r = random.Random(4)
    seeds = [(r.random(), r.uniform(-.25, .25), r.uniform(-.2, .2), r.random()) for _ in range(34)]
    def step(n):
        for i, (dx, dy, k) in enumerate(((-.28, 0, 0), (.28, .05, 0), (0, .02, 1))):
            S.show(f'b{i}', S.prop('carton').placed((c[0] + dx, c[1] + dy, .36 * k), .2 * i))
        grow = .25 + .75 * part(n, 0, 22)
        smoke, fire = [], []
        for s, dx, dy, q in seeds:
            t = (s + n / 32 * 1.0) % 1
            z = .55 + 2.3 * t * grow
            rad = (.12 + .42 * t) * (.5 + .6 * grow)
            smoke.append(((c[0] + dx * (1 + 2.2 * t) + .35 * t * math.sin(6 * q + t * 4), c[1] + dy * (1 + 2 * t) + .25 * t, z), rad, np.array((.045, .046, .05)) * (.8 + 2.2 * t), .72 * grow * (1 - t) ** .6 * min(1, t * 9)))
        for s, dx, dy, q in seeds[:30]:
            t = (s + n * .19 * (1 + .3 * q)) % 1
            f = max(0, grow - .35) * 1.5
            if f <= 0:
                continue
            fire.append(((c[0] + dx * 1.5 * (1 - .75 * t), c[1] - .26 + dy * .6 * (1 - .6 * t), .36 + .95 * t * f), (.17 * (1 - .70 * t)) * (.6 + .6 * f), np.array((1.0, .42 - .36 * t ** .6, .03)) * 1.5, .80 * (1 - t * .6)))
        for p in smoke:
            S.puff(*p)
        for p in fire:
            S.puff(*p, 'fire')
        big = [p for p in smoke if p[3] > .10]
        S.cloud('smoke', 'smoke', 'alert' if n >= 8 else 'normal', big)
        if len(fire) > 3 and n >= 12:
            S.cloud('fire', 'fire', 'alert', fire)
    return step


def smoking(S):
    S.use('back-door', part=(300, 118, 1.9)).poster = 20
    S.alert = [12, 31]
    def step(n):
        # The hand stays at the mouth while the finding is shown: the rule asks for both.
        up = ease(part(n, 0, 5)) - ease(part(n, 26, 31))
        who = {**WORKER, 'helmet': None, 'face': True}
        low = np.array((.24, .16, .98))
        hand = 'lips' if up > .98 else tuple(lerp(low, np.array((.15, .05, 1.40)), up))
        # From the side: towards the camera a cigarette is a dot.
        a = still((1.62, 2.05), -PI + .2, who, n, 1, left=hand, right='hip', smoke=-.22, lips=True, turn=.12 + .05 * math.sin(2 * PI * n / 32))
        m = S.person('p', tone='alert' if n >= 12 else 'normal', **a)
        head = m.head
        for i in range(9):
            t = ((n - 20 + i * 1.6) / 16) % 1
            S.puff((head[0] - .30 - .25 * t + .03 * math.sin(i * 2), head[1] - .06 - .06 * t, head[2] + .0 + .5 * t), .03 + .13 * t, np.array((.95, .97, 1.0)), .50 * (1 - t) * min(1, t * 5))
        if n >= 12:
            S.note('cig', 'item', 'alert', [np.array(head) + d for d in ((-.30, -.05, -.13), (-.10, .05, .02), (-.20, -.05, -.05))])
    return step


def blocked_exit(S):
    S.use('corridor').poster = 26
    S.alert = [20, 31]
    S.zone = rect(-1.3, 2.9, 1.3, 4.75)
    stack = ((-.62, 4.15, 0, .1), (-.05, 4.25, 0, -.15), (.50, 4.1, 0, .2), (-.40, 4.2, .36, 0), (.28, 4.2, .36, .1), (-.3, 3.6, 0, .4))
    def step(n):
        pts = []
        for i, (x, y, z, a) in enumerate(stack):
            m = S.show(f'b{i}', S.prop('carton').placed((x, y, z), a))
            pts.append(m.v)
        S.show('ladder', S.prop('ladder').placed((.98, 4.0, 0), .5))
        if n < 12:
            S.person('p', 'staff', **along([(.25, 1.4), (.30, 3.15)], 1.1, n, .2, {**WORKER, 'helmet': None}, carry=((.40, .48, .34), '#c79a63')))
        else:
            pts.append(S.show('new', S.prop('carton').placed((.35, 3.55, 0), -.1)).v)
            if n < 15:
                S.person('p', 'staff', pos=(.30, 3.12), heading=PI / 2, crouch=.5 * (1 - part(n, 12, 15)), bend=.8 * (1 - part(n, 12, 15)), **{**WORKER, 'helmet': None})
            else:
                S.person('p', 'staff', **along([(.30, 3.1), (-.1, -1.5)], 1.25, n - 15, 0, {**WORKER, 'helmet': None}))
        if n >= 13:
            S.note('stack', 'box', 'alert' if n >= 20 else 'normal', np.concatenate(pts))
    return step


def empty_post(S):
    S.use('pharmacy-counter').poster = 20
    S.alert = [8, 31]
    def step(n):
        S.note('post', 'post', 'alert' if n >= 8 else 'normal', slab(-.15, 1.95, .35, 1.15, 2.35, 1.75))
        S.person('waits', **still((.15, .80), PI / 2 - .2, FOLK[1], n, 1, left=(.36, .22, 1.02), right=(.36, -.15, 1.02), turn=.8 * math.sin(2 * PI * n / 32)))
        S.person('waits2', **still((-.9, .45), PI / 2 - .5, FOLK[0], n, 3, right='hip', bag='#d9542b'))
    return step


# ------------------------------------------------------------------ hygiene
# Dark aprons: white before white could not be read.
CHEF_OPEN = {**CHEF, 'mask': None, 'apron': '#27489a'}


def cap_missing(S):
    S.use('kitchen', part=(322, 142, 1.5)).poster = 16
    S.alert = [0, 31]
    def step(n):
        cut = .05 * math.sin(n * 1.57)
        S.person('bare', 'staff', 'alert', **still((-1.55, 2.32), -PI * .42, {**CHEF_OPEN, 'hat': None, 'hair': '#1c1512', 'face': True}, n, 1, left=(.40, .12, 1.08), right=(.40, -.12, 1.10 + cut), nod=.35, turn=.35 * math.sin(2 * PI * n / 32)))
        S.person('a', 'staff', **still((-2.45, 2.72), PI / 2, CHEF_OPEN, n, 2, left=(.4, .2, 1.05), right=(.42, -.1 + cut, 1.10)))
    return step


def mask_missing(S):
    S.use('kitchen', part=(330, 118, 1.9)).poster = 16
    S.alert = [6, 31]
    who = {**CHEF_OPEN, 'mask': CHEF['mask'], 'face': True}
    def step(n):
        t = ease(part(n, 2, 7))
        S.person('bare', 'staff', 'alert' if n >= 6 else 'normal', **still((-1.75, 2.2), lerp(-.9, -.05, t), {**who, 'mask': None}, n, 1, left=(.38, .16, 1.08), right=(.38, -.16, 1.08), turn=.15 * math.sin(2 * PI * n / 32), nod=-.35))
        S.person('a', 'staff', **still((-2.75, 2.72), -.1, who, n, 2, left=(.38, .2, 1.05), right=(.40, -.1, 1.10 + .05 * math.sin(n * 1.57)), nod=-.3))
    return step


def uniform(S):
    S.use('aisle-corner').poster = 14
    S.alert = [6, 31]
    plain = dict(shirt='#8a2f3c', tr='#39435c', hair='#241c19', skin='#e3b491', h=1.0)
    def step(n):
        S.person('plain', 'staff', 'alert' if n >= 6 else 'normal', **along([(1.7, -1.3), (-.7, -2.75)], .80, n, .1, plain, carry=((.32, .42, .28), '#c79a63')))
        S.person('a', 'staff', **still((.35, -.75), -2.3, STAFF, n, 2, left=(.30, .12, .95), right=(.30, -.12, .95)))
        S.person('b', 'staff', **along([(-2.9, -.75), (-2.6, -2.6)], .32, n, .1, {**STAFF, 'skin': '#b97f5b'}, left=(.33, .2, 1.0)))
    return step


def rodent(S):
    S.use('kitchen-foot-night').poster = 18
    S.alert = [6, 31]
    def step(n):
        run = .74 * ease(part(n, 0, 12)) + .42 * ease(part(n, 22, 31))
        x = 1.02 - run
        wob = .012 * math.sin(run * 9)
        # Along the skirting, as rats do, to the foot of the rack.
        m = S.prop('rodent').placed((x, 1.475 + wob, .008 * abs(math.sin(n * 1.9)) * (n < 12 or n > 22)), PI + .07 * math.cos(run * 9), scale=1.15)
        m.infrared = .14                                               # dark fur on a lit floor
        S.show('rat', m, 'animal', 'alert' if n >= 6 else 'normal')
    return step


def wet_floor(S):
    S.use('produce').poster = 12
    S.alert = [5, 31]
    edge = np.array([(1.75 + 1.45 * r * math.cos(a), 1.98 + .62 * r * math.sin(a), .004) for a in np.linspace(0, 2 * PI, 160)
                     for r in (.55 + .10 * math.sin(2 * a + .6) + .09 * math.sin(3 * a) + .05 * math.sin(7 * a + 1),)])
    def step(n):
        S.note('water', 'spill', 'alert' if n >= 5 else 'normal', S.in_sight(edge))              # a freezer stands before a part of it
        S.person('comes', **along([(-1.6, 1.75), (.35, 2.05)], .75, n, .2, FOLK[4], bag='#3767d6', nod=.3))
        S.person('far', **still((3.15, 2.38), PI / 2 + .25, FOLK[7], n, 2, right=(.42, -.1, 1.0), bend=.02))
    return step


def trash_overflow(S):
    S.use('yard').poster = 25                                          # he is out of the finding
    S.alert = [8, 31]
    def step(n):
        S.note('bins', 'bins', 'alert' if n >= 8 else 'normal', slab(-2.55, 1.15, 0, -.4, 2.6, 1.65))
        if n < 11:
            a = along([(1.1, .1), (-.35, .95)], 1.15, n, 0, {**STAFF, 'cap': None})
            m = S.person('p', 'staff', **{**a, 'right': (.05, -.32, .92)})
            h = m.hands[-1]
            S.show('bag', S.prop('bag').placed((h[0], h[1], h[2] - .62)))
        else:
            S.show('bag', S.prop('bag').placed((-.75, 1.1, 0)))
            S.person('p', 'staff', **along([(-.35, .95), (1.9, -.3), (3, -1)], 1.15, n - 11, 0, {**STAFF, 'cap': None}))
    return step


def table_cleared(S):
    S.use('dirty-table').poster = 24
    S.alert = [16, 31]
    def step(n):
        S.person('g1', **along([(-.3, -1.6), (1.9, .9)], 1.15, n, .2, FOLK[0]))
        S.person('g2', **along([(-1.5, -1.4), (.2, .9), (2, 1.6)], 1.1, n, .4, FOLK[4], bag='#d9542b'))
        S.note('table', 'table', 'alert' if n >= 16 else 'normal', [(-.95 + .52 * math.cos(i * PI / 4), -2.45 + .52 * math.sin(i * PI / 4), z) for i in range(8) for z in (.68, .98)])
    return step


# ------------------------------------------------------------------ goods
def shelf_gap(S):
    S.use('shelf').poster = 24
    S.alert = [0, 31]
    def step(n):
        for i, (r, a, b) in enumerate(((2, -1.22, .02), (3, .78, 1.72), (1, 1.02, 1.58))):
            z = .17 + r * .37
            S.note(f'gap{i}', 'gap', 'alert', slab(a, 1.82, z, b, 1.86, z + .31))
        S.person('p', **along([(-.2, 1.05), (-2.6, .95), (-4.4, .9)], 1.1, n, 0, FOLK[0], left=None, bag='#d9542b'))
    return step


def display_check(S):
    S.use('promo').poster = 24
    S.alert = [14, 31]
    def step(n):
        t = part(n, 6, 11) ** 2
        bounce = .10 * math.exp(-max(0, n - 11) * .5) * math.cos((n - 11) * 1.6) if n >= 11 else 0
        S.show('banner', S.prop('banner').placed((.3 - .05 * t, .56 - .10 * t, 1.36), .12 * t, roll=1.95 * t - bounce, pitch=.22 * t))
        S.note('stand', 'display', 'alert' if n >= 14 else 'normal', slab(-.34, -.05, .02, .92, .62, 1.82 if n < 9 else 1.55))
        p = along([(-1.4, -1.2), (3.6, -.9)], 1.0, n, .3, FOLK[2])
        S.person('p', **{**p, 'left': (.44, .2, 1.0), 'right': (.44, -.2, 1.0)})
        S.show('cart', S.prop('cart').placed((p['pos'][0] + .95, p['pos'][1] + .05, 0), p['heading']), 'cart')
    return step


def scan_count(S):
    S.use('till-side').poster = 15
    S.alert = [13, 31]
    # Passed: over the glass, in front; missed: along the back edge, beside the glass.
    items = (('box-orange', -16, True), ('can', -6, True), ('milk', 5, False), ('bottle', 17, True), ('can', 30, True))
    rest = ((1.18, -.10), (.98, -.20), (.74, .12), (.84, -.02))
    def step(n):
        hand = (.42, -.02, 1.0)
        for i, (name, t0, scanned) in enumerate(items):
            t = (n - t0) / 15
            back = .0 if scanned else .24
            if t < 0:                                                     # on the belt, in line
                x = min(-.12, -.12 - .21 * (t0 - n) / 12)
                S.show(f'i{i}', S.prop(name).placed((x, .02 - .10 * (i % 2), .888), .3 * i), 'item')
                continue
            u = ease(t)
            end = rest[min(i, 3)]
            x = lerp(-.12, end[0], u)
            y = lerp(.02 - .10 * (i % 2), end[1], u) if scanned else .22 - .20 * (1 - ease(part(t, 0, .25)))
            z = .888 + (.07 * math.sin(PI * u) if scanned else .0)
            S.show(f'i{i}', S.prop(name).placed((x, y, z), .3 * i + .6 * u), 'item', 'alert' if not scanned and n >= 13 else 'normal')
            if 0 <= t <= 1:
                hand = (.60 - y - .06, x - .34, z + .13)
        m = S.person('cashier', None, **dict(still((.34, .60), -PI / 2, {**STAFF, 'cap': None}, n, 1), right=hand, left=(.34, .30, 1.0), turn=-.1, nod=.22, bend=.22))
        S.note('cashier', 'staff', 'normal', m.v[m.v[:, 2] > .92])                             # behind the counter nothing of him shows
        S.person('customer', **still((-1.12, -.62), PI / 2 - .15, FOLK[0], n, 3, right=(.40, -.12, 1.0), left=None))
    return step


def drawer_open(S):
    S.use('till-top').poster = 18
    S.alert = [9, 31]
    def step(n):
        o = .33 * (ease(part(n, 5, 9)) - ease(part(n, 28, 31)))
        case = [block((.48, .03, .135), (1.0, -.175, .872), '#22262e'), block((.03, .46, .135), (.775, .06, .872), '#22262e'), block((.03, .46, .135), (1.225, .06, .872), '#22262e'), block((.48, .46, .02), (1.0, .06, 1.005), '#3b424e')]
        for i, m in enumerate(case):
            S.show(f'c{i}', m)
        d = S.prop('drawer').placed((1.0, .08 + o, .885), PI)
        S.show('drawer', d, 'drawer', 'alert' if n >= 9 else 'normal')
        reach = ease(part(n, 11, 15)) - ease(part(n, 23, 27))
        S.person('p', 'staff', **dict(still((1.0, 1.10), -PI / 2, STAFF, n, 1), right=(lerp(.25, .44, reach), .08, lerp(1.1, 1.03, reach)), left=(.22, .22, .95), turn=.0, nod=.55, bend=.12 + .25 * reach))
    return step


def box_drop(S):
    S.use('loading-bay').poster = 15
    S.alert = [11, 31]
    def step(n):
        who = WORKER
        base, hd = (3.05, -1.25), PI * .86
        if n < 10:
            t = ease(part(n, 5, 10))
            a = dict(pos=base, heading=hd, bend=lerp(.05, -.15, t), phase=0, **who, carry=((.42, .50, .36), '#c79a63'), left=(lerp(.40, .36, t), .25, lerp(1.15, 1.75, t)), right=(lerp(.40, .36, t), -.25, lerp(1.15, 1.75, t)))
            S.person('p', 'staff', **a)
        else:
            t = ease(part(n, 10, 12))
            S.person('p', 'staff', pos=base, heading=hd, bend=lerp(.0, .35, t) * (1 - .7 * part(n, 14, 20)), left=(.5, .25, lerp(1.6, .95, t)) if n < 18 else None, right=(.5, -.25, lerp(1.6, .95, t)) if n < 18 else None, **who)
            u = part(n, 10, 15)
            x, z = lerp(.45, 2.3, u), 1.75 + .9 * u - 2.65 * u * u
            roll = 4.2 * u
            if n > 15:
                v = part(n, 15, 20)
                x, z, roll = 2.3 + .45 * v, .34 * math.sin(PI * v) * (1 - v), 4.2 + .51 * v
            p = (base[0] + x * math.cos(hd), base[1] + x * math.sin(hd), max(.0, z) + (.36 if n > 14 else .1) * 1.0)
            S.show('box', S.prop('carton').placed(p, hd, pitch=roll), 'box', 'alert' if n >= 11 else 'normal')
        S.person('other', 'staff', **still((-1.5, 1.9), -.6, {**WORKER, 'skin': '#b97f5b'}, n, 2, left=(.3, .1, 1.1), turn=.3))
    return step


# ------------------------------------------------------------------ vehicles
def fire_lane_parking(S):
    S.use('fire-lane').poster = 24
    S.alert = [18, 31]
    S.zone = rect(-.9, .6, 5.1, 3.3)
    def step(n):
        t = part(n, 0, 14)
        x = lerp(12.5, 2.1, 1 - (1 - t) ** 2)
        S.show('car', S.prop('car-red').placed((x, 1.95, 0), PI), 'vehicle', 'alert' if n >= 18 else 'normal')
        S.person('p', **along([(-4, 4.0), (6, 4.1)], 1.2, n, 1.0, FOLK[0]))
    return step


def forklift_person(S):
    S.use('loading-bay').poster = 20
    S.alert = [13, 31]
    def step(n):
        tone = 'alert' if n >= 13 else 'normal'
        t = part(n, 0, 23)
        x = lerp(-3.6, -.15, 1 - (1 - t) ** 1.6)
        f = (x, -.35)
        S.show('fork', S.prop('forklift').placed((*f, 0), -.05), 'forklift', tone)
        S.person('driver', None, pos=(x - .25, -.35), heading=-.05, sit=True, z=.72, left=(.38, .1, .75), right=(.38, -.1, .75), **{**WORKER, 'h': .92})
        S.person('p', tone=tone, **along([(1.75, 2.6), (1.70, -1.1)], .85, n, .2, {**WORKER, 'helmet': None, 'vest': None, 'shirt': '#7c8fa8'}, right=(.25, -.1, 1.12), phone=True, nod=.4))
    return step


def bay_occupied(S):
    S.use('bays').poster = 22
    def step(n):
        S.show('white', S.prop('car-white').placed((-2.8, 1.55, 0), PI / 2), 'vehicle')
        t = part(n, 2, 22)
        S.show('blue', S.prop('car-blue').placed((0, lerp(-4.6, 1.55, 1 - (1 - t) ** 2), 0), PI / 2), 'vehicle')
        S.note('free', 'bay', 'normal', [(x, y, 0) for x in (1.6, 4.0) for y in (-.5, 3.4)])
        S.person('m', 'staff', **still((-1.35, 2.2), PI, {**WORKER, 'helmet': None, 'vest': None, 'shirt': '#27489a'}, n, 1, right=(.4, -.1, 1.0)))
    return step


EVENTS = {f.__name__.replace('_', '-'): f for f in (
    overhead_counting, stereo_counting, staff_exclusion, group_counting, queue_length, dwell_time, heat_map, zone_occupancy, cross_lens_path, shelf_stop,
    intrusion, loitering, crowding, fall, smoke_fire, smoking, blocked_exit, empty_post,
    cap_missing, mask_missing, uniform, rodent, wet_floor, trash_overflow, table_cleared,
    shelf_gap, display_check, scan_count, drawer_open, box_drop, fire_lane_parking, forklift_person, bay_occupied)}


def views_of(name):
    """names of the views an event is seen in"""
    class Names(Shot):
        def __init__(self):
            self.zone = self.alert = None

        def use(self, *names, **_):
            self.names = names
            return self
    s = Names()
    EVENTS[name](s)
    return s.names


if __name__ == '__main__':
    sets, out, name = sys.argv[1:4]
    Shot(sets).run(name, out, [int(v) for v in sys.argv[4].split(',')] if len(sys.argv) > 4 else None)
