"""Views of sites: what `sites.py` rendered from within, as a camera has it.  NumPy and Pillow.

    python3 site_views.py <in.npz> <media folder> <name>

Output    <media>/views/<name>-{1440,960,480}.{avif,webp}
"""
import os, sys
import numpy as np
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from PIL import Image
from camera_stills import H, LIMITS, W
from encode_events import picture
from grade import SCENE_EXPOSURE, resize, tone
from sensor import sensor


if __name__ == '__main__':
    npz, media, name = sys.argv[1:4]
    q = resize(np.load(npz)['rgba'].astype(np.float32), W, H)
    alpha = np.clip(q[..., 3:], 0, 1)
    rgb = tone(q[..., :3] / np.maximum(alpha, 1e-3), SCENE_EXPOSURE * .82)
    # Beside the walls lies what is as light as the room.
    rgb = rgb * alpha + np.median(rgb[alpha[..., 0] > .9], axis=0) * (1 - alpha)
    img = Image.fromarray(sensor(rgb.astype(np.float32), False, 3, sharp=.3))
    out = os.path.join(media, 'views')
    for w, (avif, webp) in LIMITS.items():
        tmp = os.path.join(out, f'.{name}-{w}.png')
        (img if w == W else img.resize((w, w * 9 // 16), Image.LANCZOS)).save(tmp)
        picture(tmp, os.path.join(out, f'{name}-{w}'), avif * 1024, webp * 1024, out)
        os.remove(tmp)
