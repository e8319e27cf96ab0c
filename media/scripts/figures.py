"""People for camera views: one mesh per figure, posed by targets instead of a walk phase alone.  NumPy only.

Units     metres; local axes: forward, left, up; a figure of h = 1 is 1.72 m tall
Use       figure(pos=(x, y), heading=0.0, ...) -> Mesh in world coordinates
A mesh is built in a few milliseconds, so moving people are simply built again for every frame.
"""
import math
from functools import lru_cache
import numpy as np


def lin(hexv):
    """'#rrggbb' (sRGB) -> linear RGB"""
    h = hexv.lstrip('#')
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)))


class Mesh:
    """v: n x 3 world coordinates; f: lists of vertex numbers; color: linear RGB per face; glow: emission per face (0 = lit by the room);
    bias: metres by which a face counts as nearer"""

    def __init__(self, v, f, color, glow, **notes):
        self.v, self.f, self.color, self.glow = np.asarray(v, float), f, np.asarray(color, float), np.asarray(glow, float)
        self.__dict__.update(notes)

    def placed(self, loc=(0, 0, 0), ang=0.0, roll=0.0, pitch=0.0, scale=1.0):
        """copy turned (roll about X, pitch about Y, then ang about Z) and moved"""
        c, s = np.cos, np.sin
        rx = np.array(((1, 0, 0), (0, c(roll), -s(roll)), (0, s(roll), c(roll))))
        ry = np.array(((c(pitch), 0, s(pitch)), (0, 1, 0), (-s(pitch), 0, c(pitch))))
        rz = np.array(((c(ang), -s(ang), 0), (s(ang), c(ang), 0), (0, 0, 1)))
        return Mesh((self.v * np.asarray(scale)) @ (rz @ ry @ rx).T + np.asarray(loc), self.f, self.color, self.glow)


def paint_of(name, color='#ffffff', rough=0.5, emit=None, emit_s=0.0, **_):
    """(color, emission) of a part"""
    return (emit, emit_s) if emit else (color, 0.0)


# clothes that differ from skin, floor and shelves: shirt, trousers, hair, skin, height factor
FOLK = [
    dict(shirt='#3767d6', tr='#2a3145', hair='#241c19', skin='#d9a37e', h=1.02),
    dict(shirt='#d9542b', tr='#39435c', hair='#5a3a22', skin='#efc4a4', h=.96),
    dict(shirt='#2f8f7c', tr='#2a3145', hair='#1c1a1c', skin='#e8bb98', h=.98),
    dict(shirt='#6b3f8f', tr='#5b6b8f', hair='#1c1a1c', skin='#b97f5b', h=1.0),
    dict(shirt='#c23a52', tr='#3d4c72', hair='#3a2a20', skin='#e3b491', h=.95),
    dict(shirt='#44506b', tr='#8a7a63', hair='#1c1a1c', skin='#d9a37e', h=1.03),
    dict(shirt='#e2b33c', tr='#2f3a55', hair='#2a2320', skin='#e8bb98', h=.94),
    dict(shirt='#7c8fa8', tr='#26304a', hair='#4a3524', skin='#c98f68', h=1.0),
]
STAFF = dict(shirt='#27489a', tr='#222838', hair='#1c1a1c', skin='#d9a37e', h=1.0, apron='#ff8821', cap='#27489a')
CHEF = dict(shirt='#f4f6fa', tr='#39435c', hair='#241c19', skin='#e3b491', h=1.0, apron='#dfe5ef', hat='#ffffff', mask='#4a97de')
PHARMACIST = dict(shirt='#f7f9fc', tr='#44506b', hair='#2a2320', skin='#e3b491', h=.98, coat='#f7f9fc')
WORKER = dict(shirt='#33508f', tr='#2b3348', hair='#1c1a1c', skin='#d9a37e', h=1.0, vest='#ff8a1f', helmet='#ffd23f')

X, Z = np.array((1.0, 0, 0)), np.array((0, 0, 1.0))
def V(*p):
    return np.array(p, float)



def unit(v):
    n = math.sqrt(v @ v)
    return v / n if n > 1e-9 else V(0, 0, 1)


@lru_cache(None)
def dome(nu, nv):
    """unit directions of the vertices and of the face centers of a ball"""
    at = lambda i, k: (math.sin(i) * math.cos(k), math.sin(i) * math.sin(k), math.cos(i))
    return (np.array([at(math.pi * (.01 + .98 * i / nv), 2 * math.pi * k / nu) for i in range(nv + 1) for k in range(nu)]),
            [at(math.pi * (i + .5) / nv, 2 * math.pi * (k + .5) / nu) for i in range(nv) for k in range(nu)])


@lru_cache(None)
def dome_faces(nu, nv):
    return [(i * nu + k, (i + 1) * nu + k, (i + 1) * nu + (k + 1) % nu, i * nu + (k + 1) % nu) for i in range(nv) for k in range(nu)]


@lru_cache(None)
def ring_faces(n, seg):
    return np.array([(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k) for i in range(n - 1) for k in range(seg)])


def quads(base, n, seg):
    return [tuple(f) for f in (ring_faces(n, seg) + base).tolist()]


class Shape:
    """collects vertices, faces and material slots"""

    detail = 1                                                         # stills take 3: their pixels are smaller than the faces of a clip

    def __init__(self):
        self.v, self.f, self.m, self.slots = [], [], [], []

    def slot(self, m):
        if m not in self.slots:
            self.slots.append(m)
        return self.slots.index(m)

    def tube(self, pts, radii, m, wide=V(0, 1, 0), squash=1.0, seg=12, paint=None, caps=True):
        """round tube; the axis nearest to `wide` keeps the radius, the other one is multiplied by `squash`.
        paint(ring share 0..1, angle) -> other material or None (angle 0 = the side away from `wide`, the front of a trunk)"""
        P, R = [np.asarray(p, float) for p in pts], list(radii)
        seg, cuts = seg * self.detail, 4 * self.detail
        q, r = [], []
        for i in range(len(P) - 1):                                    # Catmull-Rom keeps joints round
            a, b, c, d = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
            for k in range(cuts):
                t = k / cuts
                q.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
                r.append(R[i] + (R[i + 1] - R[i]) * (t * t * (3 - 2 * t)))
        q.append(P[-1]); r.append(R[-1])
        if caps:
            d0, d1 = unit(q[0] - q[1]), unit(q[-1] - q[-2])
            bow = [1.5 - i * 1.5 / (3 * self.detail) for i in range(3 * self.detail)]
            head = [(q[0] + d0 * r[0] * math.sin(a), r[0] * math.cos(a)) for a in bow]
            tail = [(q[-1] + d1 * r[-1] * math.sin(a), r[-1] * math.cos(a)) for a in bow[::-1]]
            q, r = [h[0] for h in head] + q + [h[0] for h in tail], [h[1] for h in head] + r + [h[1] for h in tail]
        n, base = len(q), len(self.v)
        q, r = np.array(q), np.array(r)
        T = np.empty_like(q)
        T[1:-1], T[0], T[-1] = q[2:] - q[:-2], q[1] - q[0], q[-1] - q[-2]
        T /= np.maximum(np.sqrt((T * T).sum(1, keepdims=True)), 1e-9)
        side, w = np.empty_like(q), wide
        for i in range(n):                                             # the cross axis follows the bend
            w = w - T[i] * float(w @ T[i])
            k = math.sqrt(w @ w)
            w = w / k if k > .05 else unit(np.array((0.0, -T[i][2], T[i][1])))
            side[i] = w
        U = np.stack([side[:, 1] * T[:, 2] - side[:, 2] * T[:, 1], side[:, 2] * T[:, 0] - side[:, 0] * T[:, 2], side[:, 0] * T[:, 1] - side[:, 1] * T[:, 0]], 1)
        ang = 2 * math.pi * np.arange(seg) / seg
        ring = q[:, None] + U[:, None] * (r[:, None] * squash * np.cos(ang))[..., None] + side[:, None] * (r[:, None] * np.sin(ang))[..., None]
        self.v += list(ring.reshape(-1, 3))
        own = self.slot(m)
        self.f += quads(base, n, seg)
        if paint:
            for i in range(n - 1):
                for k in range(seg):
                    other = paint(i / (n - 1), 2 * math.pi * (k + .5) / seg)
                    self.m.append(self.slot(other) if other else own)
        else:
            self.m += [own] * ((n - 1) * seg)
        for i in (0, n - 1):
            self.f.append(tuple(base + i * seg + k for k in (range(seg - 1, -1, -1) if i == 0 else range(seg))))
            self.m.append(own)

    def ball(self, c, r, axes, m, paint=None, grow=None, nu=18, nv=12):
        """ellipsoid: axes = 3 unit vectors, r = 3 radii; paint(direction in these axes) -> material, grow(direction) -> factor"""
        base, nu, nv = len(self.v), nu * self.detail, nv * self.detail
        D, M = dome(nu, nv)
        g = np.array([grow(d) for d in D])[:, None] if grow else 1.0
        self.v += list(c + (D * np.array(r) * g) @ np.array(axes))
        own = self.slot(m)
        self.f += [tuple(base + i for i in f) for f in dome_faces(nu, nv)]
        for d in M:
            other = paint(d) if paint else None
            self.m.append(self.slot(other) if other else own)

    def block(self, c, axes, size, m):
        base, (x, y, z) = len(self.v), [s / 2 for s in size]
        for a, b, d in ((-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)):
            self.v.append(c + axes[0] * a + axes[1] * b + axes[2] * d)
        own = self.slot(m)
        for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.f.append(tuple(base + i for i in f))
            self.m.append(own)

    def mesh(self, place, **notes):
        """place: n x 3 array -> n x 3 array in world coordinates"""
        col = np.array([lin(c) for c, _ in self.slots])
        glow = np.array([g for _, g in self.slots])
        m = np.array(self.m)
        front = np.array([getattr(self, 'front', None) == i for i in range(len(self.slots))])
        return Mesh(place(np.array(self.v)), self.f, col[m], glow[m], bias=.07 * front[m], **notes)


def joint(a, b, la, lb, pole):
    """middle joint of two bones between a and b, bent towards pole; shortens b when out of reach -> (middle, end)"""
    d = b - a
    n = min(np.linalg.norm(d), (la + lb) * .999)
    d = unit(d)
    b = a + d * n
    k = (la * la - lb * lb + n * n) / (2 * n)
    p = pole - d * float(pole @ d)
    return a + d * k + unit(p) * math.sqrt(max(0, la * la - k * k)), b


def figure(pos=(0, 0), heading=0.0, z=0.0, h=1.0, phase=0.0, walk=0.0, crouch=0.0, bend=0.0, side=0.0, turn=0.0, nod=0.0, sit=False, lie=0.0, roll=0.0,
           left=None, right=None, shirt='#3767d6', tr='#2a3145', hair='#2a2320', skin='#e3b491', short=False, apron=None, cap=None, hat=None,
           helmet=None, mask=None, chin=False, vest=None, coat=None, bag=None, carry=None, smoke=None, lips=False, phone=False, kick=0.0, face=False):
    """Mesh of one figure in world coordinates.

    walk 0..1 stride, phase 0..1 of two steps; crouch 0..1; bend: trunk forward (rad); side: trunk to the left (rad);
    turn, nod: head (rad); lie: the whole body tips forward round the feet (rad, pi/2 = on the floor), roll: then turns on the long axis;
    left, right: hand targets (forward, left, up) in metres or 'mouth', 'lips' (two fingers), 'hip', 'ear'; carry: (size, color) box between both hands;
    smoke: glow of a cigarette (1 bright, -0.3 none) in the right hand or, with lips, in the mouth; kick: right leg forward (rad);
    face: eyes, brows, mouth and ears, for a head that is near the camera
    """
    S = Shape()
    M = lambda k, c, r=.65: paint_of(f'fig{k}{c}', c, r)
    sm, tm, km, hm, shoe = M('s', shirt), M('t', tr, .75), M('k', skin, .55), M('h', hair, .6), M('shoe', '#20242e', .5)
    a = 2 * math.pi * phase
    hip = (.50 if sit else .90 - .46 * crouch) + .018 * math.cos(2 * a) * walk
    H = V(-.10 * crouch, 0, hip)
    cb, sb, cs, ss = math.cos(bend + .03 * walk), math.sin(bend + .03 * walk), math.cos(side), math.sin(side)
    up, fw = V(sb, ss * cb, cb * cs), V(cb, 0, -sb)
    up, lf = unit(up), unit(np.cross(up, fw))
    fw = np.cross(lf, up)
    T = lambda f, l, q: H + fw * f + lf * l + up * q                    # trunk coordinates, origin at the hips
    # ---- legs
    for s, ph in ((1, a), (-1, a + math.pi)):
        root = H + V(0, .092 * s, .0)
        if sit:
            ankle, pole = V(.42, .11 * s, .09), V(1, 0, 1)
        else:
            th, lift = .48 * walk * math.sin(ph), max(0.0, math.cos(ph)) * walk
            ankle, pole = V(.80 * math.sin(th) - .02, .10 * s, .085 + .13 * lift), V(1, .12 * s, 0)
            if s < 0 and kick:
                ankle = V(.80 * math.sin(kick), -.10, .09 + .82 * (1 - math.cos(kick)))
        if lie:
            ankle = ankle + V(.16 if s > 0 else .02, .03 * s, .10 if s > 0 else .02) * min(1, lie)
        knee, ankle = joint(root, ankle, .43, .42, pole)
        S.tube([root - V(0, .022 * s, .01), (root + knee) / 2, knee, (knee + ankle) / 2, ankle], (.070, .090, .070, .062, .050), tm)      # the hips stay inside the shirt
        d = unit(V(1, .1 * s, -.25 if (not sit and walk > .3 and math.sin(ph) < -.5) else 0))
        S.tube([ankle + V(0, 0, -.035) - d * .05, ankle + V(0, 0, -.045) + d * .08, ankle + V(0, 0, -.05) + d * .16], (.046, .046, .034), shoe, squash=.85)
    # ---- trunk
    torso = sm
    def paint(t, ang):
        front = abs((ang + math.pi) % (2 * math.pi) - math.pi) < 1.12
        if vest and t > .12:
            return M('refl', '#f2f5e6', .3) if abs(t - .42) < .05 or abs(t - .66) < .03 or (front and abs(abs((ang + math.pi) % (2 * math.pi) - math.pi) - .75) < .16) else M('v', vest)
        if coat:
            return M('c', coat) if not (front and abs((ang + math.pi) % (2 * math.pi) - math.pi) < .28 and t > .6) else M('in', '#5f86c9')
        if apron and front and t < .72:
            return M('a', apron)
        return None
    S.tube([T(0, 0, -.05), T(0, 0, .14), T(.01, 0, .32), T(0, 0, .45), T(0, 0, .53)], (.172, .152, .182, .165, .07), torso, lf, .70, 18, paint)
    if coat or apron:
        low = M('c', coat) if coat else M('a', apron)
        for k in ((-1, 1) if coat else (0,)):
            w = .30 if coat else .16
            base, rows = len(S.v), 5
            for i in range(rows):
                q, o = .06 - .46 * i / (rows - 1), (.150 if coat else .165) + .05 * i / (rows - 1)
                for j in range(7):
                    ang = (-1.1 + 2.2 * j / 6) if not coat else (k * (.25 + 2.8 * j / 6))
                    S.v.append(T(math.cos(ang) * o * 1.02, math.sin(ang) * (o + .055), q))
            for i in range(rows - 1):
                for j in range(6):
                    S.f.append((base + i * 7 + j, base + i * 7 + j + 1, base + (i + 1) * 7 + j + 1, base + (i + 1) * 7 + j))
                    S.m.append(S.slot(low))
        S.front = S.slot(low)                                          # drawn before what it covers
    # ---- head
    ct, st = math.cos(turn), math.sin(turn)
    hf = unit((fw * ct + lf * st) * math.cos(nod) - up * math.sin(nod))
    hl = unit(np.cross(up, hf))
    hu = np.cross(hf, hl)
    hc = T(.015, 0, .50) + up * .10 + hu * .16 + hf * .015
    S.tube([T(0, 0, .49), T(.01, 0, .58), hc - hu * .07], (.060, .054, .055), km)
    bare = lambda d: d[0] > .30 and d[2] < .35
    def hairy(d):
        return d[2] - .55 * d[0] > .16 and not bare(d)
    def skull(d):
        if mask and not chin and d[0] > .34 and -.75 < d[2] < .02:
            return M('m', mask)
        if mask and chin and d[0] > .2 and d[2] < -.52:
            return M('m', mask)
        return hm if hairy(d) else None
    S.ball(hc, (.112, .096, .135), (hf, hl, hu), km, skull, lambda d: 1.09 if hairy(d) else 1.0, *((54, 36) if face else ()))
    if face:
        at = lambda f, l, q: hc + hf * f + hl * l + hu * q
        for s in (1, -1):
            S.ball(at(.096, .041 * s, .014), (.011, .013, .015), (hf, hl, hu), M('eye', '#1d1a1c', .3), nu=12, nv=8)
            S.tube([at(.098, .022 * s, .046), at(.096, .040 * s, .052), at(.087, .060 * s, .046)], (.006, .007, .005), hm, seg=8)
            S.ball(at(-.004, .097 * s, -.008), (.022, .012, .030), (hf, hl, hu), km, nu=12, nv=8)
        if not mask or chin:
            S.tube([at(.089, .028, -.064), at(.098, 0, -.070), at(.089, -.028, -.064)], (.005, .008, .005), M('lip', '#a4584c', .5), hl, seg=8)
    if not mask:
        S.ball(hc + hf * .112 - hu * .012, (.016, .014, .022), (hf, hl, hu), km, nu=8, nv=5)
    if hat:
        S.tube([hc + hu * .075, hc + hu * .14, hc + hu * .20, hc + hu * .24], (.112, .116, .135, .10), M('w', hat), hl, 1.08)
    for c, brim in ((cap, True), (helmet, True)):
        if c:
            g = 1.17 if helmet else 1.12
            S.ball(hc + hu * .02, (.112 * g, .100 * g, .132 * g), (hf, hl, hu), M('w', c, .4), lambda d: None if d[2] > .12 else (hm if hairy(d) else km), lambda d: 1.0 if d[2] > .10 else .80)
            S.block(hc + hu * .035 + hf * .155, (hf, hl, unit(hu - hf * .1)), (.10, .15, .012), M('w', c, .4))
    # ---- arms
    hands = {}
    for s, ph, want in ((1, a + math.pi, left), (-1, a, right)):
        sh = T(0, .185 * s, .46)
        if carry and want is None:
            want = (.40, (carry[0][1] / 2 + .01) * s, hip + .30)
        if isinstance(want, str):
            tip = {'mouth': hc + hf * .17 - hu * .05 + hl * .03 * s, 'lips': hc + hf * .13 - hu * .19 + hl * .05 * s, 'ear': hc + hl * .13 * s + hf * .03, 'hip': T(.10, .20 * s, .02)}[want]
            pole = V(.2, 1.0 * s, -1) if want != 'hip' else V(-.6, 1 * s, 0)
        elif want is not None:
            tip, pole = V(*want), V(-.5, .7 * s, -.7)
        else:
            th = .42 * walk * math.sin(ph)
            el = .22 + .30 * walk * max(0, math.sin(ph))
            tip = sh + fw * (.27 * math.sin(th) + .25 * math.sin(th + el)) - up * (.27 * math.cos(th) + .25 * math.cos(th + el)) + lf * .06 * s
            pole = V(-1, .35 * s, 0)
        elbow, wrist = joint(sh, tip, .28, .26, pole)
        d = unit(wrist - elbow)
        cuff = elbow + (wrist - elbow) * .9
        S.tube([sh + up * .005 - lf * .02 * s, (sh + elbow) / 2, elbow] + ([] if short else [cuff]), (.072, .060, .052) + (() if short else (.045,)), M('c', coat) if coat else sm)
        S.tube([elbow if short else cuff, wrist], (.044 if short else .034, .034), km)
        S.ball(wrist + d * .05, (.060, .034, .042), (d, unit(np.cross(d, Z + X * .01)), unit(np.cross(unit(np.cross(d, Z + X * .01)), d))), km, nu=10, nv=8)
        hands[s] = wrist + d * .07
        if want == 'lips':                                             # two fingers with the cigarette between them
            for gap in (-.012, .014):
                S.tube([wrist + d * .07 + hl * gap, hc + hf * (.175 + gap) - hu * .085 + hl * .02 * s, hc + hf * (.175 + gap) - hu * .045 + hl * .012 * s], (.014, .012, .011), km, seg=8)
    if carry:
        (cx, cy, cz), col = carry
        S.block((hands[1] + hands[-1]) / 2 + V(cx * .25, 0, cz * .15), (V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)), (cx, cy, cz), M('box', col, .8))
        S.block((hands[1] + hands[-1]) / 2 + V(cx * .25, 0, cz * .15 + .001), (V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)), (cx * 1.002, cy * .16, cz * 1.002), M('tape', '#b48a56', .6))
    if bag:
        hd = hands[1]
        S.block(hd - V(0, 0, .22), (V(1, 0, 0), V(0, 1, 0), V(0, 0, 1)), (.28, .11, .32), M('bag', bag, .6))
    if phone:
        S.block(hands[-1] + V(.03, 0, .04), (unit(V(1, 0, 1)), V(0, 1, 0), unit(V(-1, 0, 1))), (.012, .07, .15), paint_of('figphone', '#10131a', .3))
        S.block(hands[-1] + V(.02, 0, .045), (unit(V(1, 0, 1)), V(0, 1, 0), unit(V(-1, 0, 1))), (.012, .06, .135), paint_of('figglow', '#9fc3ff', .3, emit='#9fc3ff', emit_s=1.2))
    if smoke is not None:
        d = unit(hf + hl * -.35)
        tip = (hc + hf * .135 - hu * .055 if lips or right == 'mouth' else hands[-1]) + d * .09
        S.tube([tip - d * .10, tip], (.013, .013), paint_of('cig', '#ffffff', .6), seg=8)
        S.tube([tip, tip + d * .022], (.015, .014), paint_of('cigtip%d' % round(smoke * 3), '#ff5a1e', .5, emit='#ff5a1e', emit_s=3 + 9 * smoke), seg=8)
    # ---- place
    ch, sh = math.cos(heading), math.sin(heading)
    def place(v):
        v = v * h
        if lie:
            pivot = V(0, 0, .09)
            v = v - pivot
            cr, sr = math.cos(roll), math.sin(roll)
            v = np.stack([v[:, 0] * cr - v[:, 1] * sr, v[:, 0] * sr + v[:, 1] * cr, v[:, 2]], 1)
            c, s = math.cos(lie), math.sin(lie)
            v = np.stack([v[:, 0] * c + v[:, 2] * s, v[:, 1], -v[:, 0] * s + v[:, 2] * c], 1) + pivot
            low = v[:, 2].min()
            v[:, 2] -= min(low, 0) if lie < .4 else low
        return np.stack([pos[0] + v[:, 0] * ch - v[:, 1] * sh, pos[1] + v[:, 0] * sh + v[:, 1] * ch, v[:, 2] + z], 1)
    return S.mesh(place, hands={s: place(np.array([hands[s]]))[0] for s in hands}, head=place(np.array([hc]))[0])
