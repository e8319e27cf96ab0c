/**
 * The outline of every form: front, side and what shows on the side it is fixed by. Proportions follow the product
 * pictures; outer dimensions come from the catalogue. Devices stand on their fixing side, as in the pictures.
 */
import type {View} from './view';

export type Form =
  | 'cube'
  | 'miniDome'
  | 'ptz'
  | 'turret'
  | 'dome'
  | 'bullet'
  | 'overheadCounter'
  | 'stereoCounter'
  | 'fisheyeDome'
  | 'recorder'
  | 'edgeBox'
  | 'badge';

/** Width, height and depth in millimeters. */
export type Size = readonly [number, number, number];

/** A part whose dimension is worth knowing: from, to, text. */
interface Outline {
  readonly front: (view: View, size: Size) => void;
  readonly side: (view: View, size: Size) => void;
  /** Outline of the side that is fixed, without its holes. Width by depth. */
  readonly fixing: (view: View, size: Size) => void;
  /** The panel with the ports, where it is not the side that is fixed. */
  readonly rear?: (view: View, poePorts: number) => void;
}

/** Where the ports of a recorder are, their centers in shares of its width, as in the pictures (`media/scripts/products.py`). */
export const recorderPorts = {mains: 0.1, hdmi: 0.27, vga: 0.37, uplink: 0.49, resetHole: 0.545, poe: 0.76} as const;

/** A network port with its notch. */
function networkPort(view: View, x: number, y: number, size: number): void {
  view.rect('panel', x - size / 2, y - size / 2, size, size, 1);
  view.rect('line', x - size * 0.3, y - size * 0.22, size * 0.6, size * 0.5);
}

/** A low disc with a rounded shoulder, from `top` to the bottom of the view. */
function disc(view: View, top: number, seam = true): void {
  const {width: w, height: h} = view;
  const b = h - top;
  view.path(
    'body',
    `M0 ${h - b * 0.12} L0 ${top + b * 0.5} Q0 ${top + b * 0.08} ${w * 0.15} ${top} L${w * 0.85} ${top} Q${w} ${top + b * 0.08} ${w} ${top + b * 0.5} L${w} ${h - b * 0.12} Q${w} ${h} ${w - b * 0.12} ${h} L${b * 0.12} ${h} Q0 ${h} 0 ${h - b * 0.12}Z`,
  );
  if (seam) view.path('line', `M0 ${h - b * 0.24} L${w} ${h - b * 0.24}`);
}

/** Round fixing plate. */
function plate(view: View): void {
  const r = Math.min(view.width, view.height) / 2;
  view.ellipse('body', view.width / 2, view.height / 2, r).ellipse('line', view.width / 2, view.height / 2, r * 0.92);
}

/** A dome on a base; the camera inside looks to the front or to the side. */
function domeOn(view: View, share: number, part: number, looks: 'front' | 'side'): void {
  const {width: w, height: h} = view;
  const top = h * (1 - share);
  const r = (w * part) / 2;
  view.path(
    'panel',
    `M${w / 2 - r} ${top + 1} L${w / 2 - r} ${top} A${r} ${top} 0 0 1 ${w / 2 + r} ${top} L${w / 2 + r} ${top + 1}Z`,
  );
  const ball = top * 0.42;
  const cy = top * 0.62;
  view.ellipse('line', w / 2, cy, ball);
  if (looks === 'front') view.ellipse('line', w / 2, cy, ball * 0.55).ellipse('dark', w / 2, cy, ball * 0.28);
  else
    view.path(
      'dark',
      `M${w / 2 + ball * 0.72} ${cy - ball * 0.36} L${w / 2 + ball * 1.12} ${cy - ball * 0.36} ${w / 2 + ball * 1.12} ${cy + ball * 0.36} ${w / 2 + ball * 0.72} ${cy + ball * 0.36}Z`,
    );
  disc(view, top);
  view.rect('body', w / 2 - r * 1.05, top - h * 0.03, r * 2.1, h * 0.05, h * 0.02);
  view.axes(w / 2, null);
}

const domeForm = (share: number, part: number): Outline => ({
  front: (view) => {
    const {width: w, height: h} = view;
    domeOn(view, share, part, 'front');
    view.across((w * (1 - part)) / 2, (w * (1 + part)) / 2, `φ${Math.round(w * part)}`, 'above', h * (1 - share) * 0.8);
  },
  side: (view) => {
    const {height: h} = view;
    domeOn(view, share, part, 'side');
    view.along(h * (1 - share), h, String(Math.round(h * share)), 'left');
  },
  fixing: plate,
});

const cube: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    const head = Math.min(w, h * 0.66);
    const x = (w - head) / 2;
    view
      .rect('body', w / 2 - w * 0.055, head * 0.9, w * 0.11, h - head * 0.9 - h * 0.04)
      .rect('body', 0, h * 0.945, w, h * 0.055, w * 0.03);
    view
      .rect('body', x, 0, head, head, head * 0.22)
      .rect('panel', x + head * 0.08, head * 0.08, head * 0.84, head * 0.84, head * 0.17);
    view
      .lens(w / 2, head * 0.47, head * 0.27)
      .ellipse('dark', w / 2, head * 0.84, head * 0.02)
      .axes(w / 2, head * 0.47);
  },
  side: (view) => {
    const {width: d, height: h} = view;
    const head = h * 0.635;
    view
      .path(
        'body',
        `M${d * 0.44} ${head * 0.8} L${d * 0.56} ${head * 0.8} ${d * 0.56} ${h * 0.95} ${d * 0.44} ${h * 0.95}Z`,
      )
      .rect('body', 0, h * 0.945, d, h * 0.055, d * 0.03);
    view
      .rect('body', d * 0.2, 0, d * 0.56, head, d * 0.12)
      .rect('panel', d * 0.72, head * 0.06, d * 0.06, head * 0.88, d * 0.02)
      .rect('panel', d * 0.78, head * 0.3, d * 0.06, head * 0.36, d * 0.02);
    view.axes(d / 2, null).along(0, head, String(Math.round(head)), 'left', d * 0.2);
  },
  fixing: plate,
};

function ballWithYoke(view: View, looks: 'front' | 'side'): void {
  const {width: w, height: h} = view;
  const r = w * 0.34;
  const arm = (x: number) => view.rect('body', x, h * 0.1, w * 0.12, h * 0.66, w * 0.06);
  view.path('body', `M${w * 0.2} ${h * 0.84} L${w * 0.26} ${h * 0.7} ${w * 0.74} ${h * 0.7} ${w * 0.8} ${h * 0.84}Z`);
  if (looks === 'front') {
    view
      .ellipse('body', w / 2, r, r)
      .ellipse('panel', w / 2, r, r * 0.74)
      .lens(w / 2, r, r * 0.38);
    [0.56, -0.56].forEach((at) => view.ellipse('line', w / 2 + r * at, r, r * 0.08));
    arm(w * 0.03);
    arm(w * 0.85);
    view.rect('body', w * 0.03, h * 0.7, w * 0.94, h * 0.08, h * 0.03);
  } else {
    view
      .ellipse('body', w / 2, r, r)
      .path('line', `M${w / 2 + r * 0.62} ${r - r * 0.78} L${w / 2 + r * 0.62} ${r + r * 0.78}`)
      .rect('panel', w / 2 + r * 0.9, r * 0.66, r * 0.22, r * 0.68, 1);
    view.rect('body', w * 0.44, h * 0.1, w * 0.12, h * 0.66, w * 0.06).ellipse('line', w / 2, r, r * 0.16);
  }
  disc(view, h * 0.84);
  view.axes(w / 2, r);
}

const ptz: Outline = {
  front: (view) => {
    ballWithYoke(view, 'front');
    view.across(view.width * 0.16, view.width * 0.84, `φ${Math.round(view.width * 0.68)}`, 'above', view.width * 0.34);
  },
  side: (view) => {
    ballWithYoke(view, 'side');
    view.along(view.height * 0.84, view.height, String(Math.round(view.height * 0.16)), 'left');
  },
  fixing: plate,
};

/** A ball that sinks into a ring; the lens looks to the front or to the side. */
function ballInRing(view: View, looks: 'front' | 'side'): void {
  const {width: w, height: h} = view;
  const r = w * 0.4;
  const cx = w / 2;
  view.ellipse('body', cx, r, r);
  if (looks === 'front') {
    view.ellipse('panel', cx, r, r * 0.76).lens(cx, r, r * 0.34);
    [0.56, -0.56].forEach((at) => view.ellipse('line', cx + r * at, r, r * 0.09));
    view.ellipse('dark', cx, r * 1.5, r * 0.03);
  } else {
    view
      .path('line', `M${cx + r * 0.62} ${r - r * 0.785} L${cx + r * 0.62} ${r + r * 0.785}`)
      .rect('panel', cx + r * 0.62, r * 0.66, r * 0.2, r * 0.68, 1);
  }
  disc(view, h * 0.7);
  view.axes(cx, r);
}

const turret: Outline = {
  front: (view) => {
    ballInRing(view, 'front');
    view.across(view.width * 0.1, view.width * 0.9, `φ${Math.round(view.width * 0.8)}`, 'above', view.width * 0.4);
  },
  side: (view) => {
    ballInRing(view, 'side');
    view.along(view.height * 0.7, view.height, String(Math.round(view.height * 0.3)), 'left');
  },
  fixing: plate,
};

const bullet: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    const r = h * 0.29;
    view.rect('body', w / 2 - w * 0.08, h * 0.5, w * 0.16, h * 0.45).rect('body', 0, h * 0.92, w, h * 0.08, 2);
    view.path(
      'body',
      `M${w / 2 - r * 1.16} ${r * 1.5} L${w / 2 - r * 1.16} ${r * 1.1} A${r * 1.16} ${r * 1.1} 0 0 1 ${w / 2 + r * 1.16} ${r * 1.1} L${w / 2 + r * 1.16} ${r * 1.5}Z`,
    );
    view
      .ellipse('panel', w / 2, r * 1.16, r)
      .lens(w / 2, r * 1.16, r * 0.46)
      .axes(w / 2, r * 1.16);
  },
  side: (view, [w]) => {
    const {width: d, height: h} = view;
    view.rect('body', d * 0.3, h * 0.5, w * 0.16, h * 0.45).rect('body', d * 0.36 - w / 2, h * 0.92, w, h * 0.08, 2);
    view
      .rect('body', d * 0.02, h * 0.08, d * 0.9, h * 0.56, h * 0.1)
      .path(
        'body',
        `M${d * 0.06} ${h * 0.16} L${d * 0.06} 0 ${d} 0 ${d} ${h * 0.1} ${d * 0.94} ${h * 0.3} ${d * 0.94} ${h * 0.16}Z`,
      );
    view.path('line', `M${d * 0.84} ${h * 0.16} L${d * 0.84} ${h * 0.64}`).axes(d * 0.36, null);
  },
  fixing: plate,
};

const overheadCounter: Outline = {
  // As it hangs: the ceiling above, the lens below.
  front: (view) => {
    const {width: w, height: h} = view;
    view.rect('panel', w * 0.275, h * 0.7, w * 0.15, h * 0.3, h * 0.08);
    view.path(
      'body',
      `M0 ${h * 0.2} L0 ${h * 0.58} Q0 ${h * 0.8} ${w * 0.09} ${h * 0.83} L${w * 0.91} ${h * 0.83} Q${w} ${h * 0.8} ${w} ${h * 0.58} L${w} ${h * 0.2} Q${w} 0 ${w * 0.94} 0 L${w * 0.06} 0 Q0 0 0 ${h * 0.2}Z`,
    );
    view.path('line', `M0 ${h * 0.26} L${w} ${h * 0.26}`).axes(w / 2, null);
  },
  side: (view) => {
    const {width: w, height: d} = view;
    view.rect('body', 0, 0, w, d, d * 0.22).rect('panel', w * 0.2, d * 0.3, w * 0.6, d * 0.34, d * 0.12);
    // One lens; the other window has the infrared lamps.
    view.lens(w * 0.35, d * 0.47, d * 0.14).ellipse('line', w * 0.65, d * 0.47, d * 0.12);
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const angle = (turn * Math.PI) / 3;
      view.ellipse('line', w * 0.65 + d * 0.065 * Math.cos(angle), d * (0.47 + 0.065 * Math.sin(angle)), d * 0.017);
    }
    view
      .ellipse('dark', w * 0.51, d * 0.47, d * 0.015)
      .path('line', `M${w * 0.38} ${d * 0.82} L${w * 0.62} ${d * 0.82}`)
      .axes(w / 2, d * 0.47);
  },
  fixing: (view) =>
    void view
      .rect('body', 0, 0, view.width, view.height, view.height * 0.22)
      .rect('line', 5, 5, view.width - 10, view.height - 10, view.height * 0.18),
};

const stereoCounter: Outline = {
  front: (view, [, , depth]) => {
    const {width: w, height: h} = view;
    const bar = h * 0.5;
    view
      .rect('body', w / 2 - w * 0.03, bar * 0.9, w * 0.06, h * 0.95 - bar * 0.9)
      .path(
        'body',
        `M${w / 2 - depth / 2} ${h} Q${w / 2 - depth / 2} ${h * 0.94} ${w / 2 - w * 0.05} ${h * 0.91} L${w / 2 + w * 0.05} ${h * 0.91} Q${w / 2 + depth / 2} ${h * 0.94} ${w / 2 + depth / 2} ${h}Z`,
      );
    view.rect('body', 0, 0, w, bar, bar / 2).rect('panel', w * 0.05, bar * 0.14, w * 0.9, bar * 0.72, bar * 0.36);
    [0.19, 0.81].forEach((at) => view.lens(w * at, bar / 2, bar * 0.28));
    view
      .rect('line', w / 2 - bar * 0.12, bar * 0.38, bar * 0.24, bar * 0.24, 1)
      .ellipse('dark', w / 2, bar * 0.78, bar * 0.025);
    view.axes(w / 2, bar / 2).across(w * 0.19, w * 0.81, String(Math.round(w * 0.62)), 'above', bar * 0.1);
  },
  side: (view) => {
    const {width: d, height: h} = view;
    const bar = h * 0.5;
    view
      .rect('body', d * 0.42, bar * 0.9, d * 0.16, h * 0.95 - bar * 0.9)
      .path(
        'body',
        `M0 ${h} Q0 ${h * 0.94} ${d * 0.38} ${h * 0.91} L${d * 0.62} ${h * 0.91} Q${d} ${h * 0.94} ${d} ${h}Z`,
      );
    view
      .rect('body', d * 0.22, 0, d * 0.56, bar, d * 0.16)
      .rect('panel', d * 0.78, bar * 0.24, d * 0.1, bar * 0.52, 2)
      .axes(d / 2, null)
      .along(0, bar, String(Math.round(bar)), 'left', d * 0.22);
  },
  fixing: plate,
};

const fisheyeDome: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    const top = h * 0.56;
    view
      .path('panel', `M${w * 0.12} ${top} A${w * 0.15} ${h * 0.3} 0 0 1 ${w * 0.42} ${top}Z`)
      .path(
        'panel',
        `M${w * 0.6} ${top} L${w * 0.6} ${top * 0.86} A${w * 0.15} ${top * 0.86} 0 0 1 ${w * 0.9} ${top * 0.86} L${w * 0.9} ${top}Z`,
      );
    view.ellipse('line', w * 0.75, top * 0.62, top * 0.3).ellipse('dark', w * 0.75, top * 0.62, top * 0.13);
    disc(view, top);
    view
      .axes(w * 0.27, null)
      .axes(w * 0.75, null)
      .along(top, h, String(Math.round(h - top)), 'left');
  },
  side: (view) => {
    const {width: w, height: d} = view;
    view.rect('body', 0, 0, w, d, d / 2).rect('panel', w * 0.07, d * 0.14, w * 0.86, d * 0.72, d * 0.36);
    view
      .lens(w * 0.27, d / 2, d * 0.31)
      .ellipse('panel', w * 0.75, d / 2, d * 0.31)
      .ellipse('line', w * 0.75, d / 2, d * 0.14)
      .ellipse('dark', w * 0.75, d / 2, d * 0.06)
      .ellipse('dark', w * 0.52, d / 2, d * 0.012);
    view
      .axes(w * 0.27, d / 2)
      .axes(w * 0.75, null)
      .across(w * 0.27, w * 0.75, String(Math.round(w * 0.48)), 'above', d * 0.1);
  },
  fixing: (view) =>
    void view
      .rect('body', 0, 0, view.width, view.height, view.height / 2)
      .rect('line', 4, 4, view.width - 8, view.height - 8, view.height / 2),
};

const recorder: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    const unit = h * 0.16;
    view.rect('body', 0, 0, w, h * 0.94, h * 0.08).rect('panel', w * 0.015, h * 0.1, w * 0.97, h * 0.74, h * 0.05);
    view.ellipse('line', w * 0.06, h * 0.5, h * 0.13);
    [0, 1, 2, 3].forEach((at) => view.ellipse('dark', w * 0.12 + at * unit * 1.1, h * 0.5, h * 0.035));
    [0.27, 0.35].forEach((at) => view.rect('line', w * at, h * 0.4, w * 0.055, h * 0.2, 1));
    Array.from({length: 9}, (_, at) =>
      view.path('line', `M${w * (0.6 + at * 0.04)} ${h * 0.26} L${w * (0.6 + at * 0.04)} ${h * 0.68}`),
    );
    [0.08, 0.86].forEach((at) => view.rect('body', w * at, h * 0.94, w * 0.06, h * 0.06));
  },
  side: (view) => {
    const {width: d, height: h} = view;
    view.rect('body', 0, 0, d, h * 0.94, h * 0.06).rect('body', d * 0.97, h * 0.04, d * 0.03, h * 0.86, 1);
    Array.from({length: 8}, (_, at) =>
      view.path('line', `M${d * (0.24 + at * 0.04)} ${h * 0.24} L${d * (0.24 + at * 0.04)} ${h * 0.7}`),
    );
    [0.08, 0.84].forEach((at) => view.rect('body', d * at, h * 0.94, d * 0.07, h * 0.06));
  },
  fixing: (view) =>
    void view.rect('body', 0, 0, view.width, view.height, 4).rect('line', 6, 6, view.width - 12, view.height - 12, 2),
  rear: (view, poePorts) => {
    const {width: w, height: h} = view;
    const {mains, hdmi, vga, uplink, resetHole, poe} = recorderPorts;
    const middle = h * 0.54;
    view.rect('body', 0, 0, w, h * 0.94, h * 0.06);
    view.rect('panel', w * (mains - 0.055), middle - h * 0.22, w * 0.11, h * 0.44, 2);
    [-0.02, 0, 0.02].forEach((at) => view.rect('dark', w * (mains + at) - 0.8, middle - h * 0.08, 1.6, h * 0.16));
    view.rect('panel', w * (hdmi - 0.03), middle - h * 0.05, w * 0.06, h * 0.12, 1);
    view.rect('panel', w * (vga - 0.045), middle - h * 0.13, w * 0.09, h * 0.26, 2);
    view.rect('line', w * (vga - 0.03), middle - h * 0.07, w * 0.06, h * 0.14, 2);
    networkPort(view, w * uplink, middle, h * 0.34);
    view.ellipse('dark', w * resetHole, middle, h * 0.03);
    const columns = poePorts / 2;
    const size = h * 0.34;
    if (poePorts > 0)
      for (const row of [0, 1])
        for (let at = 0; at < columns; at++)
          networkPort(view, w * poe + (at - (columns - 1) / 2) * size * 1.08, h * (0.3 + row * 0.37), size * 0.92);
    else
      Array.from({length: 9}, (_, at) =>
        view.path('line', `M${w * (0.66 + at * 0.03)} ${h * 0.26} L${w * (0.66 + at * 0.03)} ${h * 0.72}`),
      );
    [0.08, 0.86].forEach((at) => view.rect('body', w * at, h * 0.94, w * 0.06, h * 0.06));
  },
};

const edgeBox: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    Array.from({length: 15}, (_, at) => view.rect('body', w * (0.03 + at * 0.0645), 0, w * 0.036, h * 0.46, 1));
    view.rect('body', 0, h * 0.38, w, h * 0.62, h * 0.08);
    [0.08, 0.21].forEach((at) =>
      view
        .rect('panel', w * at, h * 0.52, w * 0.1, h * 0.32, 1)
        .rect('line', w * (at + 0.02), h * 0.6, w * 0.06, h * 0.16),
    );
    [0.52, 0.7].forEach((at) => view.rect('panel', w * 0.37, h * at, w * 0.1, h * 0.12, 1));
    view.rect('panel', w * 0.52, h * 0.6, w * 0.12, h * 0.14, 1).ellipse('line', w * 0.9, h * 0.68, h * 0.1);
    [0.71, 0.75, 0.79].forEach((at) => view.ellipse('dark', w * at, h * 0.68, h * 0.022));
  },
  side: (view) => {
    const {width: d, height: h} = view;
    view
      .rect('body', d * 0.04, 0, d * 0.92, h * 0.46, 2)
      .path('line', `M${d * 0.04} ${h * 0.12} L${d * 0.96} ${h * 0.12}`)
      .rect('body', 0, h * 0.38, d, h * 0.62, h * 0.08);
    view.path('line', `M0 ${h * 0.5} L${d} ${h * 0.5}`).along(h * 0.38, h, String(Math.round(h * 0.62)), 'left');
  },
  fixing: (view) =>
    void view.rect('body', 0, 0, view.width, view.height, 6).rect('line', 5, 5, view.width - 10, view.height - 10, 3),
  rear: (view) => {
    const {width: w, height: h} = view;
    Array.from({length: 15}, (_, at) => view.rect('body', w * (0.03 + at * 0.0645), 0, w * 0.036, h * 0.46, 1));
    view.rect('body', 0, h * 0.38, w, h * 0.62, h * 0.08);
    view.ellipse('panel', w * 0.4, h * 0.7, h * 0.12).ellipse('dark', w * 0.4, h * 0.7, h * 0.03);
    view.ellipse('dark', w * 0.52, h * 0.7, h * 0.025).ellipse('line', w * 0.62, h * 0.7, h * 0.06);
    [0.14, 0.86].forEach((at) => view.ellipse('panel', w * at, h * 0.66, h * 0.1));
  },
};

const badge: Outline = {
  front: (view) => {
    const {width: w, height: h} = view;
    view
      .rect('body', 0, 0, w, h, w * 0.13)
      .rect('panel', w * 0.05, h * 0.04, w * 0.9, h * 0.27, w * 0.07)
      .lens(w / 2, h * 0.17, h * 0.085);
    view.ellipse('dark', w * 0.14, h * 0.17, 0.9);
    [0.8, 0.85, 0.9].forEach((at) => view.ellipse('dark', w * at, h * 0.17, 0.6));
    view
      .rect('line', w * 0.07, h * 0.35, w * 0.86, h * 0.56, w * 0.05)
      .ellipse('line', w / 2, h * 0.52, w * 0.15)
      .path(
        'line',
        `M${w * 0.3} ${h * 0.71} L${w * 0.7} ${h * 0.71} M${w * 0.24} ${h * 0.81} L${w * 0.76} ${h * 0.81}`,
      );
    view.axes(w / 2, null);
  },
  side: (view) => {
    const {width: d, height: h} = view;
    view
      .rect('body', d * 0.32, 0, d * 0.68, h, d * 0.24)
      .rect('body', 0, h * 0.1, d * 0.16, h * 0.42, d * 0.08)
      .rect('body', d * 0.08, h * 0.12, d * 0.26, h * 0.06);
  },
  fixing: (view) =>
    void view
      .rect('body', 0, 0, view.width, view.height, view.width * 0.13)
      .ellipse('line', view.width / 2, view.height * 0.84, 3),
};

export const outlines: Readonly<Record<Form, Outline>> = {
  cube,
  ptz,
  turret,
  bullet,
  overheadCounter,
  stereoCounter,
  fisheyeDome,
  recorder,
  edgeBox,
  badge,
  miniDome: domeForm(0.44, 0.6),
  dome: domeForm(0.34, 0.78),
};
