"""Views of sites: what `sites.py` rendered from within, as a camera has it.  NumPy and Pillow.

    python3 site_views.py <in.npz> <media folder> <name>

Output    <media>/views/<name>-{1440,960,480}.{avif,webp}
"""
import os, sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from PIL import Image
from camera_stills import H, LIMITS, W
from encode_events import picture, sh, under
from grade import SCENE_EXPOSURE, resize, tone
from sensor import sensor

FINE = ('kindergarten-day',)                                 # stands large, with faces


def fine(png, base, avif_limit, webp_limit, first):
    """AVIF and WebP within their limits, the former from the step `first` on, which is finer than that of `picture`"""
    under(avif_limit, base + '.avif', range(first, 63, 3), lambda q: sh('avifenc', '-s', '4', '-a', 'end-usage=q', '-a', f'cq-level={q}', '--min', '0', '--max', '63', '-y', '420', png, base + '.avif'))
    under(webp_limit, base + '.webp', range(84, 20, -4), lambda q: Image.open(png).convert('RGB').save(base + '.webp', quality=q, method=6))


if __name__ == '__main__':
    npz, media, name = sys.argv[1:4]
    q = resize(np.load(npz)['rgba'].astype(np.float32), W, H)
    alpha = np.clip(q[..., 3:], 0, 1)
    rgb = tone(q[..., :3] / np.maximum(alpha, 1e-3), SCENE_EXPOSURE * .82)
    # Beside the walls lies what is as light as the room.
    rgb = rgb * alpha + np.median(rgb[alpha[..., 0] > .9], axis=0) * (1 - alpha)
    img = Image.fromarray(sensor(rgb.astype(np.float32), False, 3, *((.6, .45) if name in FINE else (1.0, .3))))
    out = os.path.join(media, 'views')
    for w, (avif, webp) in LIMITS.items():
        tmp = os.path.join(out, f'.{name}-{w}.png')
        (img if w == W else img.resize((w, w * 9 // 16), Image.LANCZOS)).save(tmp)
        make, last = (fine, (20 if w > 480 else 29,)) if name in FINE else (picture, (out,))
        make(tmp, os.path.join(out, f'{name}-{w}'), avif * 1024, webp * 1024, *last)
        os.remove(tmp)
