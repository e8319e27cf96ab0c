"""Sensor look: what a camera's chip and lens make of a picture.  NumPy and Pillow."""
import numpy as np
from PIL import Image, ImageFilter


def soft(a, r):
    """Gaussian blur of an HxW float array 0..1"""
    return np.asarray(Image.fromarray(np.clip(a * 255, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(r)), np.float32) / 255


def sensor(img, night=False, frame=0, noise=1.0, sharp=.75):
    """sRGB 0..1 -> uint8: crushed blacks, weak color, vignette, sharpening halos, noise; night: gray with a hot center (infrared)"""
    h, w = img.shape[:2]
    Y, X = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((X - w / 2) / (w / 2)) ** 2 + ((Y - h / 2) / (w / 2)) ** 2
    fixed, moving = np.random.default_rng(7), np.random.default_rng(1000 + frame)
    y = img @ np.array((.299, .587, .114), np.float32)
    if night:
        y = np.clip(y * (1.10 + .30 * np.exp(-r2 / .30)) * (1 - .30 * np.clip(r2, 0, 1.4)), 0, 1)
        y = np.clip((y - .015) * 1.03, 0, 1) ** .92
        c = np.zeros((h, w, 2), np.float32)
    else:
        c = np.stack([img[..., 0] - y, img[..., 2] - y], -1)
        c = np.stack([(soft(c[..., i] / 2 + .5, max(.6, w / 700)) - .5) * 2 for i in (0, 1)], -1) * .92
        y = np.clip((y - .022) / .978, 0, 1)
        y = y + .10 * (y - .5) * (1 - (2 * y - 1) ** 2)                                    # contrast in the middle
        y = y * (1 - .17 * np.clip(r2, 0, 1.4))
    y = np.clip(y + sharp * (y - soft(y, w / 640 * 1.1)), 0, 1)
    s = (4.2 if night else 1.7) * noise / 255
    y = y + fixed.normal(0, s * .55, (h, w)) + moving.normal(0, s * .7, (h, w))
    red, blue = y + c[..., 0], y + c[..., 1]
    green = (y - .299 * red - .114 * blue) / .587
    rgb = np.stack([red * .985, green * 1.004, blue * 1.0], -1) if not night else np.stack([y, y, y], -1)
    return np.clip(rgb * 255 + .5, 0, 255).astype(np.uint8)
