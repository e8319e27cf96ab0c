/** Worker that runs a mode on the page's canvases: advances the simulation, draws, and reports readings. */
import {stepSeconds} from './clock';
import type {Begin, Font, Order, Report} from './messages';
import {loadMode, warmUp, worldSettings, type Running} from './modes';
import {createPainter} from './painter';
import {loadPictures} from './pictures';
import type {StageSettings} from './settings';
import {advance, createWorld} from './simulation';
import {queueSlots, spots} from './spots';
import {wayTo} from './walkable';

/** Longest time step, seconds, so that people do not jump after a busy moment. */
const longestFrame = 0.1;
/** Seconds between two readings, and between two frames of the camera views. */
const readingEvery = 0.25;
const insetEvery = 0.1;
/** Average frame time above which resolution, then frame rate is reduced; milliseconds. */
const slow = 24;
/** Smoothing factor of the average. */
const newest = 0.05;

const report = (message: Report): void => postMessage(message);

/** Loads the labels' font; without it, as in browsers without fonts in workers, a fallback is used. */
async function loadFont({family, source, weight}: Font): Promise<void> {
  const {fonts} = self as unknown as {readonly fonts?: FontFaceSet};
  if (!fonts) return;
  const font = new FontFace(family, source, {weight});
  await font.load().then(
    () => fonts.add(font),
    () => undefined,
  );
}

/** Handles orders once the first frame is drawn. */
type Performer = (order: Exclude<Order, Begin>) => void;

async function begin({
  mode,
  room,
  settings,
  labels,
  colors,
  font,
  floor,
  people,
  insets,
  size,
}: Begin): Promise<Performer> {
  const [pictures, start] = await Promise.all([
    loadPictures(room, size.width * size.density),
    loadMode(mode),
    font && loadFont(font),
  ]);
  // Paths are computed before the first step, not within a frame.
  for (const at of [...spots.map((spot) => spot.at), ...queueSlots]) wayTo(at, at);
  const painter = createPainter({floor, people, pictures, colors});
  await painter.fit(size);
  const world = createWorld(worldSettings(mode, settings));
  const pens = insets.map((canvas) => canvas.getContext('2d')!);
  let running: Running = start({world, labels, colors}, settings);
  while (world.time < warmUp[mode] - stepSeconds / 2) advance(world, stepSeconds, running.step);
  let [request, last, floorDue, readingDue, insetDue, nextInset] = [0, 0, 0, 0, 0, 0];
  // Average frame time, and whether this frame is skipped.
  let [pace, isOff] = [0, false];

  function paintFloor(): void {
    painter.floor(running.floor(), running.retouch);
    floorDue = world.time + running.floorEvery;
  }

  function paint(): void {
    if (running.floorEvery > 0 && world.time >= floorDue) paintFloor();
    painter.strip();
    painter.people(world, running.scene());
    if (!running.inset || pens.length === 0 || world.time < insetDue) return;
    // One a frame.
    insetDue = world.time + insetEvery / pens.length;
    nextInset = (nextInset + 1) % pens.length;
    running.inset(pens[nextInset]!, nextInset);
  }

  function read(): void {
    readingDue = world.time + readingEvery;
    report({kind: 'reading', reading: running.reading()});
  }

  /** All at once. */
  function repaint(): void {
    paintFloor();
    while (painter.strip());
    painter.people(world, running.scene());
    pens.forEach((pen, index) => running.inset?.(pen, index));
  }

  /** Settings apply while paused, too. */
  function set(next: StageSettings): void {
    world.settings = worldSettings(mode, next);
    if (!running.set(next)) running = start({world, labels, colors}, next);
    if (request !== 0) paintFloor();
    else {
      repaint();
      read();
    }
  }

  function frame(time: number): void {
    request = requestAnimationFrame(frame);
    const passed = Math.max(0, time - last);
    last = time;
    advance(world, Math.min(longestFrame, passed / 1000), running.step);
    pace += (Math.min(100, passed) - pace) * newest;
    if (pace > slow && painter.coarsen()) {
      pace = 0;
      void painter.fit(size).then((isOther) => isOther && repaint());
    }
    isOff = pace > slow && !isOff;
    if (!isOff) paint();
    if (world.time >= readingDue) read();
  }

  repaint();
  read();
  report({kind: 'ready'});

  return (order) => {
    switch (order.kind) {
      case 'settings':
        return set(order.settings);
      case 'size':
        size = order.size;
        return void painter.fit(size).then((isOther) => isOther && repaint());
      case 'pick': {
        const person = order.place && painter.personAt(world, ...order.place);
        if (order.place && !person) return;
        return running.pick?.(person ? person.id : null);
      }
      case 'pause':
        cancelAnimationFrame(request);
        request = 0;
        return;
      default:
        if (request !== 0) return;
        last = performance.now();
        request = requestAnimationFrame(frame);
    }
  };
}

let performer: Promise<Performer> | undefined;

addEventListener('message', ({data}: MessageEvent<Order>) => {
  if (data.kind === 'begin') {
    performer = begin(data);
    performer.catch((error: unknown) => report({kind: 'failure', reason: String(error)}));
    return;
  }
  // In order, after the start.
  void performer?.then(
    (perform) => perform(data),
    () => undefined,
  );
});
