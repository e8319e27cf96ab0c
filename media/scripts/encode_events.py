"""Clips, posters and facts of the events from the frames of events.py.

    python3 encode_events.py <output folder of events.py> <media folder> <id>      one clip
    python3 encode_events.py facts <media folder> <algorithmEvents.ts>              the facts file from all JSON files
"""
import json, os, shutil, subprocess, sys
from PIL import Image

LIMIT, POSTER_LIMIT = 110 * 1024, 14 * 1024


def sh(*cmd):
    r = subprocess.run([str(c) for c in cmd], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if r.returncode:
        raise SystemExit(f'failed: {cmd}\n{r.stdout[-2000:]}')


def under(limit, path, settings, make):
    """first setting of `settings` whose file is small enough"""
    for s in settings:
        make(s)
        if os.path.getsize(path) <= limit:
            return s
    raise SystemExit(f'{path} stays over {limit} bytes')


def picture(png, base, avif_limit, webp_limit, tmp):
    """AVIF and WebP within their limits"""
    under(avif_limit, base + '.avif', range(33, 63, 5), lambda q: sh('avifenc', '-s', '7', '-a', 'end-usage=q', '-a', f'cq-level={q}', '--min', '0', '--max', '63', '-y', '420', png, base + '.avif'))
    under(webp_limit, base + '.webp', range(80, 20, -5), lambda q: Image.open(png).convert('RGB').save(base + '.webp', quality=q, method=4))


def clip(frames, media, name):
    out = os.path.join(media, 'events')
    os.makedirs(out, exist_ok=True)
    src, base = os.path.join(frames, name), os.path.join(out, name)
    ff = ['ffmpeg', '-v', 'error', '-y', '-framerate', '8', '-i', os.path.join(src, '%03d.png'), '-pix_fmt', 'yuv420p', '-an', '-threads', '2']
    under(LIMIT, base + '.mp4', range(28, 47, 3), lambda q: sh(*ff, '-c:v', 'libx264', '-preset', 'fast', '-crf', q, '-movflags', '+faststart', base + '.mp4'))
    under(LIMIT, base + '.webm', range(42, 63, 5), lambda q: sh(*ff, '-c:v', 'libsvtav1', '-preset', '9', '-crf', q, '-g', '64', base + '.webm'))
    with open(os.path.join(frames, name + '.json')) as f:
        poster = json.load(f)['poster']
    picture(os.path.join(src, f'{poster:03d}.png'), base + '-640', POSTER_LIMIT, 26 * 1024, frames)
    small = os.path.join(frames, f'.{name}-320.png')
    Image.open(os.path.join(src, f'{poster:03d}.png')).resize((320, 180), Image.LANCZOS).save(small)
    picture(small, base + '-320', 5 * 1024, 10 * 1024, frames)
    os.remove(small)
    shutil.copy(os.path.join(frames, name + '.json'), base + '.json')


HEAD = """/**
 * What a camera sees at the decisive moment of an algorithm's event: the boxes and the zone of its poster, in pixels of
 * 640 x 360. Written by `media/scripts/render.py` from `static/media/events/*.json`; do not edit.
 */
import type {AlgorithmId} from './algorithms';

export type EventKind = %s;
type Box = readonly [left: number, top: number, width: number, height: number];

export interface AlgorithmEvent {
  /** Number of the poster's frame in the clip. */
  readonly frame: number;
  /** What is tracked, alerts first. */
  readonly boxes: readonly {readonly kind: EventKind; readonly tone: 'normal' | 'alert'; readonly box: Box}[];
  /** Corners of the zone that the algorithm watches. */
  readonly zone: readonly (readonly [x: number, y: number])[] | null;
  /** Where people stood, on the floor, a line for each: all places make heat, or each line is a way from its end to its start. */
  readonly trail?: {
    readonly kind: 'heat' | 'path';
    readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
  };
}

const alert = (kind: EventKind, ...box: Box) => ({kind, tone: 'alert', box}) as const;
const seen = (kind: EventKind, ...box: Box) => ({kind, tone: 'normal', box}) as const;

export const algorithmEvents: Readonly<%sRecord<AlgorithmId, AlgorithmEvent>%s> = {
"""


# What an algorithm makes of the places where people stood: heat of the whole clip, or the ways until the poster; every n-th frame.
TRAILS = {'heat-map': ('heat', 8), 'cross-lens-path': ('path', 6)}


def trail(name, d):
    """`trail` of the poster: a line of points on the floor in pixels for each track, empty without one"""
    if name not in TRAILS:
        return ''
    kind, step = TRAILS[name]
    n = d['poster']
    lines = [t['boxes'] if kind == 'heat' else t['boxes'][:max(0, n - t['from'] + 1)][::-1] for t in d['tracks']]
    foot = lambda b: '[%d, %d]' % (b[0] + b[2] // 2, b[1] + b[3])
    return "trail: {kind: '%s', lines: [%s]}, " % (kind, ', '.join('[%s]' % ', '.join(map(foot, l[::step])) for l in lines if l))


def facts(media, target):
    """src/facts/algorithmEvents.ts: what the still shows, so that it needs no request"""
    from events import EVENTS, KINDS
    rows, folder = [], os.path.join(media, 'events')
    for name in EVENTS:
        p = os.path.join(folder, name + '.json')
        if not os.path.exists(p):
            continue
        with open(p) as f:
            d = json.load(f)
        n = d['poster']
        boxes = [(t['kind'], 'alert' if t['tone'] == 'alert' else 'seen', t['boxes'][n - t['from']]) for t in d['tracks'] if t['from'] <= n < t['from'] + len(t['boxes'])]
        rows.append("'%s': {frame: %d, zone: %s, %sboxes: [%s]}," % (name, n, json.dumps(d['zone']), trail(name, d), ', '.join("%s('%s', %s)" % (f, k, ', '.join(map(str, b))) for k, f, b in boxes)))
    part = len(rows) < len(EVENTS)
    with open(target, 'w') as f:
        f.write(HEAD % (' | '.join(f"'{k}'" for k in KINDS), 'Partial<' if part else '', '>' if part else '') + '\n'.join(rows) + '\n};\n')
    subprocess.run(['npx', 'prettier', '--write', os.path.abspath(target)], check=True, stdout=subprocess.DEVNULL, cwd=os.path.dirname(os.path.abspath(target)))


if __name__ == '__main__':
    facts(*sys.argv[2:4]) if sys.argv[1] == 'facts' else clip(*sys.argv[1:4])
