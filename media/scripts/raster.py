"""Movers over a rendered set: a small polygon renderer with the light, the depth and the lens of the set.  NumPy and Pillow.

Units     metres in the world, pixels of the w x h ideal picture (before the lens)
The set comes from camera_views.py: linear color, distance from the lens, camera, light.
"""
import math
import numpy as np
from PIL import Image, ImageDraw, ImageFilter

BARREL = .07                                                 # lens: the distance from the center (half widths) shrinks with its square


def tone(x, exposure=1.0, knee=.55):
    """linear -> sRGB 0..1 with a soft shoulder"""
    x = np.maximum(x, 0) * exposure
    y = np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))))
    return np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-6), 1 / 2.4) - .055)


def blur(a, r):
    return np.asarray(Image.fromarray(np.clip(a * 255, 0, 255).astype(np.uint8), 'L').filter(ImageFilter.GaussianBlur(r)), np.float32) / 255


class View:
    """a rendered set at w x h"""

    def __init__(self, npz, w=960, h=540, night=False, lamp=1.0):
        """night: a view by day is seen in the infrared light of the lens, `lamp` times as bright as usual"""
        d = np.load(npz)
        self.w, self.h = w, h
        c = d['rgb'].astype(np.float32)
        up = lambda a, m: np.asarray(Image.fromarray(np.ascontiguousarray(a, np.float32)).resize((w, h), m))
        self.rgb = np.stack([up(np.minimum(c[..., i], 8), Image.BICUBIC) for i in range(3)], -1).clip(0)
        z = np.minimum(d['z'], 200)
        far = up(np.where(z < .01, 200, z), Image.NEAREST)                                    # the sky has no depth
        self.M, self.fov = d['camera'], float(d['fov'])                                  # world -> camera
        self.f = w / 2 / math.tan(math.radians(self.fov) / 2)
        self.key, self.power, self.sky, self.ground, self.tint = d['key'], float(d['power']), d['sky'], d['ground'], d['tint']
        self.night = bool(d['night'])
        self.eye = np.linalg.inv(self.M)[:3, 3]
        Y, X = np.mgrid[0:h, 0:w].astype(np.float32)
        inv = np.linalg.inv(self.M)[:3, :3]
        ray = np.stack([(X + .5 - w / 2) / self.f, -(Y + .5 - h / 2) / self.f, -np.ones_like(X)], -1)
        self.z = far / np.linalg.norm(ray, axis=-1)                                       # depth along the view axis, as that of the movers
        # A glossy floor comes up to 1.5 % nearer than it is (the renderer weights distances), so what is level with it is put on it.
        fall = (ray @ inv.T)[..., 2]
        height = self.eye[2] + fall * self.z                                              # world z of every pixel
        self.floor = (np.abs(height) < .03 + .016 * self.z).astype(np.float32)
        self.z = np.where(self.floor > 0, self.eye[2] / np.maximum(-fall, 1e-6), self.z)
        if night and not self.night:
            level = up(np.where(z < .01, 200, z), Image.BILINEAR) / np.linalg.norm(ray, axis=-1)          # steps of single pixels would show as hatching
            level = np.where((self.floor == 0) & (np.abs(level - self.z) < .02 * self.z), level, self.z)
            self.rgb, self.night, self.power = self.infrared(level) * lamp, True, 900.0 * lamp
        self.base = tone(self.rgb) * 255
        del self.rgb

    def infrared(self, z):
        """linear picture under a lamp at the lens from the depth of every pixel: no shadows, steep surfaces dark, far ones darker"""
        Y, X = np.mgrid[0:self.h, 0:self.w].astype(np.float32)
        P = np.stack([(X + .5 - self.w / 2) / self.f * z, (Y + .5 - self.h / 2) / self.f * z, z], -1)
        dx, dy = np.gradient(P, axis=1), np.gradient(P, axis=0)
        N = np.cross(dx, dy)
        N /= np.maximum(np.linalg.norm(N, axis=-1, keepdims=True), 1e-9)
        d = np.linalg.norm(P, axis=-1)
        lam = np.abs((N * P).sum(-1)) / d
        lam = blur(lam, 1.8)
        day = self.rgb @ np.array((.32, .40, .28), np.float32)
        wide = np.maximum(blur(np.minimum(day, 1), self.w / 24), .05)
        albedo = np.clip(.55 * (day / wide) ** .8, .06, 1.1)
        r2 = ((X - self.w / 2) ** 2 + (Y - self.h / 2) ** 2) / (self.w / 2) ** 2
        e = albedo * (.12 + .88 * lam) * 7.0 / np.maximum(d, 1.6) ** 1.7 * np.clip(1.1 - .5 * r2, .1, 1)
        return np.repeat(np.where(z > 150, .004, e)[..., None], 3, -1)

    def cam(self, P):
        q = np.asarray(P, float) @ self.M[:3, :3].T + self.M[:3, 3]
        return q

    def px(self, P):
        """world -> (x, y, depth) of the ideal picture"""
        q = self.cam(P)
        d = np.maximum(-q[:, 2], .05)
        return np.stack([self.w / 2 + self.f * q[:, 0] / d, self.h / 2 - self.f * q[:, 1] / d, -q[:, 2]], 1)

    def lit(self, mesh, N, C):
        """light that faces with normals N and centers C send back"""
        if self.night:                                                                    # the lamp is at the lens
            L = self.eye - C
            d2 = (L ** 2).sum(1)
            lam = np.maximum(0, (N * L).sum(1) / np.sqrt(d2))
            q = self.cam(C)
            off = np.degrees(np.arctan2(np.hypot(q[:, 0], q[:, 1]), -q[:, 2])) / (self.fov / 2)
            e = self.power * .0012 / d2 * 9 * np.clip(1.15 - .45 * off ** 2, .1, 1)
            g = mesh.color @ np.array((.35, .4, .25)) * .5 + .42                           # cloth is bright in infrared
            g = g * getattr(mesh, 'infrared', 1.0)
            return (g * (lam * e + .02))[:, None] * np.ones(3)
        L = self.key - C
        d2 = (L ** 2).sum(1)
        lam = np.maximum(0, (N * L).sum(1) / np.sqrt(d2)) * np.maximum(0, L[:, 2] / np.sqrt(d2))
        e = (self.power / (math.pi ** 2 * d2) * lam)[:, None] * self.tint
        t = ((N[:, 2] + 1) / 2)[:, None]
        low = np.clip(.62 + .38 * C[:, 2] / 1.0, .55, 1)[:, None]                         # floor and legs shade each other
        return mesh.color * (e + (self.ground * .55 * (1 - t) + self.sky * t) * low)

    def layers(self, meshes):
        """-> rgb 0..255, cover 0..1, depth, glow rgb of everything in meshes"""
        polys = []
        for m in meshes:
            p = self.px(m.v)
            fl = {}
            for i, f in enumerate(m.f):
                fl.setdefault(len(f), []).append(i)
            for k, idx in fl.items():
                F = np.array([m.f[i] for i in idx])
                A = m.v[F]
                N = np.cross(A[:, 1] - A[:, 0], A[:, 2] - A[:, 0]) if k == 3 else np.cross(A[:, 2] - A[:, 0], A[:, k - 1] - A[:, 1])
                N /= np.maximum(np.linalg.norm(N, axis=1, keepdims=True), 1e-9)
                C = A.mean(1)
                back = (N * (C - self.eye)).sum(1) > 0
                two = getattr(m, 'two', True)
                N = np.where(back[:, None], -N, N)
                q = p[F]
                ok = (q[..., 2] > .08).all(1) & (np.abs(q[..., 0] - self.w / 2).min(1) < self.w) & ((~back) | two)
                sub = type(m)(m.v, None, m.color[idx], m.glow[idx], infrared=getattr(m, 'infrared', 1.0))
                rgb = self.lit(sub, N, C)
                glow = m.glow[idx]
                rgb = np.where(glow[:, None] > 0, m.color[idx] * (glow[:, None] if not self.night else glow[:, None] * .8), rgb)
                out = np.clip(tone(rgb) * 255, 0, 255).astype(int).tolist()
                bias = getattr(m, 'bias', None)
                d, xy, glow = (q[..., 2].mean(1) - (bias[idx] if bias is not None else 0)).tolist(), q[..., :2].reshape(len(idx), -1).tolist(), glow.tolist()
                polys += [(d[j], xy[j], tuple(out[j]), glow[j]) for j in np.where(ok)[0]]
        polys.sort(key=lambda t: -t[0])
        col, dep = Image.new('RGB', (self.w, self.h)), Image.new('F', (self.w, self.h), 999.0)
        glw = Image.new('RGB', (self.w, self.h)) if any(p[3] for p in polys) else None
        dc, dd, dg = ImageDraw.Draw(col), ImageDraw.Draw(dep), ImageDraw.Draw(glw) if glw else None
        for d, q, c, g in polys:
            dc.polygon(q, fill=c, outline=c)
            dd.polygon(q, fill=d, outline=d)
            if dg:
                dg.polygon(q, fill=c if g else (0, 0, 0))
        return np.asarray(col, np.float32), np.asarray(dep, np.float32), np.asarray(glw, np.float32) if glw else None

    def shadows(self, meshes):
        """factor for the floor"""
        k = np.ones((self.h, self.w), np.float32)
        for soft, strength in ((0, .55), (1, .60)):
            im = Image.new('L', (self.w, self.h))
            d = ImageDraw.Draw(im)
            for m in meshes:
                v = m.v
                if soft == 0:
                    t = self.key[2] / np.maximum(self.key[2] - v[:, 2], .2)
                    g = self.key + (v - self.key) * t[:, None]
                    fs = m.f
                else:
                    g = v.copy()
                    fs = [f for f in m.f if v[f[0], 2] < .22]
                g[:, 2] = 0
                p = self.px(g)
                xy, near = p[:, :2].tolist(), set(np.where(p[:, 2] <= .08)[0].tolist())
                for f in fs:
                    if not near.intersection(f):
                        d.polygon([tuple(xy[i]) for i in f], fill=255)
            a = np.asarray(im.filter(ImageFilter.GaussianBlur((4 if soft == 0 else 5) * self.w / 960)), np.float32) / 255
            k *= 1 - strength * a * (.25 if self.night and soft == 0 else 1)
        return 1 - (1 - k) * self.floor

    def compose(self, meshes, puffs=()):
        """ideal picture 0..1 (sRGB) with movers; puffs: (center, radius, linear color, alpha, 'smoke' | 'fire'), fire from red to yellow over smoke"""
        img = self.base.copy()
        if meshes:
            k = self.shadows(meshes)
            ys, xs = np.where(k < .995)
            if len(ys):
                b = (slice(ys.min(), ys.max() + 1), slice(xs.min(), xs.max() + 1))
                img[b] *= k[b][..., None] ** .42                                            # 1 / 2.4: the factor of light in sRGB
        depth = self.z
        if meshes:
            c, d, g = self.layers(meshes)
            m = (d < depth + .02).astype(np.float32)
            ys, xs = np.where(m > 0)
            if len(ys):
                b = (slice(max(0, ys.min() - 4), ys.max() + 5), slice(max(0, xs.min() - 4), xs.max() + 5))
                mb, cb = m[b], np.where(m[b][..., None] > 0, c[b], 0)
                soft = np.asarray(Image.fromarray((mb * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(.6)), np.float32)[..., None] / 255
                wide = np.asarray(Image.fromarray(cb.astype(np.uint8)).filter(ImageFilter.GaussianBlur(.6)), np.float32) / np.maximum(soft, .02)
                img[b] = img[b] * (1 - soft) + np.clip(np.where(mb[..., None] > 0, .4 * cb + .6 * wide, wide), 0, 255) * soft
            depth = np.where(m > 0, d, depth)
            if g is not None:
                g = g * m[..., None]
                im = Image.fromarray(g.astype(np.uint8))
                halo = sum(np.asarray(im.filter(ImageFilter.GaussianBlur(r * self.w / 960)), np.float32) * s for r, s in ((4, 1.3), (14, 1.0)))
                img = 255 - (255 - img) * (1 - np.clip(halo, 0, 235) / 255)
        for c, r, col, al, kind in sorted(puffs, key=lambda q: (q[4] == 'fire', q[2][1] if q[4] == 'fire' else -self.px(np.array([q[0]]))[0, 2])):
            x, y, d = self.px(np.array([c]))[0]
            R = self.f * r / max(d, .1)
            x0, x1, y0, y1 = int(max(0, x - 2.6 * R)), int(min(self.w, x + 2.6 * R)), int(max(0, y - 2.6 * R)), int(min(self.h, y + 2.6 * R))
            if x1 <= x0 or y1 <= y0 or d < .1:
                continue
            Y, X = np.mgrid[y0:y1, x0:x1].astype(np.float32)
            a = al * np.exp(-(((X - x) / R) ** 2 + ((Y - y) / R) ** 2)) * (depth[y0:y1, x0:x1] > d - r * .8)
            t = tone(np.array(col)) * 255
            img[y0:y1, x0:x1] = img[y0:y1, x0:x1] * (1 - a[..., None]) + t * a[..., None]
        return img / 255

    def lens(self, out_w, out_h, k=BARREL, cells=(32, 18)):
        """ideal picture -> lens picture as cells for Image.transform"""
        R = 1 + k * (1 + (out_h / out_w) ** 2)

        def source(x, y):
            u, v = (x - out_w / 2) / (out_w / 2), (y - out_h / 2) / (out_w / 2)
            s = (1 + k * (u * u + v * v)) / R
            return (u * s + 1) * self.w / 2, v * s * self.w / 2 + self.h / 2
        xs, ys = ([round(i * n / c) for i in range(c + 1)] for n, c in zip((out_w, out_h), cells))
        return [((x0, y0, x1, y1), (*source(x0, y0), *source(x0, y1), *source(x1, y1), *source(x1, y0))) for x0, x1 in zip(xs, xs[1:]) for y0, y1 in zip(ys, ys[1:])]

    def warp(self, img, out_w=640, out_h=360):
        """ideal picture 0..1 -> lens picture 0..1"""
        if not hasattr(self, '_cells') or self._cells[0] != (out_w, out_h):
            self._cells = (out_w, out_h), self.lens(out_w, out_h)
        im, k = Image.fromarray(np.clip(img * 255 + .5, 0, 255).astype(np.uint8)), self.w / out_w
        if k > 1.2:
            im = im.filter(ImageFilter.BoxBlur((k - 1) / 2))
        return np.asarray(im.transform((out_w, out_h), Image.MESH, self._cells[1], Image.BILINEAR), np.float32) / 255

    def seen(self, P, out_w=640, out_h=360, k=BARREL):
        """world points -> pixels of the lens picture"""
        p = self.px(P)
        p = p[p[:, 2] > .08]
        u = (p[:, :2] - (self.w / 2, self.h / 2)) / (self.w / 2)
        R = 1 + k * (1 + (out_h / out_w) ** 2)
        d = u.copy()
        for _ in range(8):
            d = u * R / (1 + k * np.minimum((d ** 2).sum(-1, keepdims=True), 4))
        return d * out_w / 2 + (out_w / 2, out_h / 2)
