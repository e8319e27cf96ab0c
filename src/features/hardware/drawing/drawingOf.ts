/** The dimensioned drawing of a model, made from the catalogue's millimeters. Runs while building. */
import type {Model} from '@site/src/facts/models.schema';
import {outlines, type Form} from './outlines';
import type {Drawing} from './types';
import {room, View, type ViewOptions} from './view';

export interface DrawingCopy {
  readonly views: Readonly<Record<'front' | 'side' | 'face' | 'fixing' | 'bottom' | 'back', string>>;
  readonly pitch: (millimeters: number) => string;
  readonly cable: (millimeters: number) => string;
  readonly clip: (millimeters: number) => string;
  /** Everything in one sentence. */
  readonly label: (name: string, width: number, height: number, depth: number, fixing: string) => string;
}

export const formOf = (model: Model): Form =>
  model.kind === 'recorder' || model.kind === 'edgeBox' || model.kind === 'badge' ? model.kind : model.form;

/** Flat counters show their lens face instead of a side view: the side tells nothing the front does not. */
const showsFace = (form: Form): boolean => form === 'overheadCounter' || form === 'fisheyeDome';

/** Holes, feet or clip on the fixing side, with their distances. Gives the words for the drawing's label. */
function addFixing(view: View, {mount, sizeMm}: Model, copy: DrawingCopy): string {
  const cx = view.width / 2;
  const cy = view.height / 2;
  if (mount.pattern === 'clip') {
    const [width, height] = [mount.clipMm, sizeMm[1] * 0.42];
    view
      .rect('panel', cx - width / 2, sizeMm[1] * 0.1, width, height, width * 0.2)
      .rect('line', cx - width * 0.3, sizeMm[1] * 0.14, width * 0.6, 3, 1.5);
    view.across(cx - width / 2, cx + width / 2, String(width), 'above', sizeMm[1] * 0.1);
    return copy.clip(mount.openingMm);
  }
  if (mount.pattern === 'feet') {
    const [a, b] = mount.rectMm;
    [-1, 1].forEach((x) => [-1, 1].forEach((y) => view.ellipse('panel', cx + (x * a) / 2, cy + (y * b) / 2, 9)));
    view.across(cx - a / 2, cx + a / 2, String(a)).along(cy - b / 2, cy + b / 2, String(b));
    return `${a} × ${b} mm`;
  }
  const radius = Number(mount.screw.slice(1)) / 2 + 0.5;
  if (mount.cableMm !== null) {
    view.ellipse('panel', cx, cy, mount.cableMm / 2).inside(cx, cy + mount.cableMm / 2, copy.cable(mount.cableMm));
  }
  if (mount.pattern === 'circle') {
    const pitch = mount.circleMm / 2;
    const angles = Array.from(
      {length: mount.holes},
      (_, at) => (2 * Math.PI * at) / mount.holes - Math.PI / 2 + (mount.holes === 4 ? Math.PI / 4 : 0),
    );
    angles.forEach((angle) =>
      view.ellipse('panel', cx + pitch * Math.cos(angle), cy + pitch * Math.sin(angle), radius),
    );
    view.pitch(cx, cy, pitch).across(cx - pitch, cx + pitch, copy.pitch(mount.circleMm), 'below', cy);
    const noted = mount.holes === 4 ? -Math.PI / 4 : -Math.PI / 2;
    view.note(cx + pitch * Math.cos(noted), cy + pitch * Math.sin(noted), `${mount.holes} × ${mount.screw}`);
  } else {
    const [a, b] = mount.rectMm;
    [-1, 1].forEach((x) => [-1, 1].forEach((y) => view.ellipse('panel', cx + (x * a) / 2, cy + (y * b) / 2, radius)));
    view
      .across(cx - a / 2, cx + a / 2, String(a), 'below', cy + b / 2)
      .along(cy - b / 2, cy + b / 2, String(b), 'right', cx + a / 2);
    view.note(cx + a / 2, cy - b / 2, `${mount.holes} × ${mount.screw}`);
  }
  const pitchText = mount.pattern === 'circle' ? copy.pitch(mount.circleMm) : `${mount.rectMm.join(' × ')} mm`;
  const cable = mount.cableMm === null ? [] : [copy.cable(mount.cableMm)];
  return [`${mount.holes} × ${mount.screw}`, pitchText, ...cable].join(', ');
}

export function drawingOf(model: Model, copy: DrawingCopy): Drawing {
  const [width, height, depth] = model.sizeMm;
  const form = formOf(model);
  const face = showsFace(form);
  const side: readonly [number, number] = face ? [width, depth] : [depth, height];
  // Round plates are as wide as the device is deep; a bullet stands on a foot as wide as itself.
  const round = outlines[form].fixing === outlines.turret.fixing;
  const plate = form === 'bullet' ? width : depth;
  const fixing: readonly [number, number] =
    form === 'badge' ? [width, height] : round ? [plate, plate] : [width, depth];
  const tallest = face ? height : Math.max(height, side[1]);
  const scale = Math.min(room.width / Math.max(width, side[0]), room.height / Math.max(height, side[1]));
  const view = (options: Omit<ViewOptions, 'scale'>) => new View({...options, scale});

  const front = view({name: copy.views.front, size: [width, height], tallest});
  outlines[form].front(front, model.sizeMm);
  front.across(0, width, String(width)).along(0, height, String(height));

  const second = view({name: face ? copy.views.face : copy.views.side, size: side, ...(face ? {} : {tallest})});
  outlines[form].side(second, model.sizeMm);
  second.across(0, side[0], String(side[0]));
  if (face) second.along(0, depth, String(depth));

  const back = form === 'badge' ? 'back' : form === 'recorder' ? 'bottom' : 'fixing';
  // Small feet are drawn larger, so that their holes can be read.
  const third = new View({
    name: copy.views[back],
    size: fixing,
    scale: Math.min(room.width / fixing[0], room.height / fixing[1]),
  });
  outlines[form].fixing(third, model.sizeMm);
  const words = addFixing(third, model, copy);

  return {
    label: copy.label(model.name, width, height, depth, words),
    fixing: words,
    views: [front.finish(), second.finish(), third.finish()],
  };
}
