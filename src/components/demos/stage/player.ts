/** Plays a mode on two canvases: loads the pictures, lets time pass while it is seen, tells the page what is read. */
import {loadMode, worldSettings, type Reading, type Running, type StageLabels} from './modes';
import {coloursOf, createPainter} from './painter';
import {loadPictures} from './pictures';
import type {ModeId, StageSettings} from './settings';
import {stepSeconds} from './clock';
import {advance, createWorld} from './simulation';
import {queueSlots, spots} from './spots';
import {wayTo} from './walkable';

/** Longest piece of time shown at once, seconds: a browser that was busy does not make people jump. */
const longestFrame = 0.1;
/** Seconds between two readings, and between two pictures of what lenses see. */
const readingEvery = 0.25;
const insetEvery = 0.1;
/** Seconds that have passed in the store when it is first shown. */
export const warmUp: Readonly<Record<ModeId, number>> = {counting: 14, overhead: 14, heat: 60, journey: 26, checkout: 48, queue: 40, inspection: 21};
/** They pass in pieces that the browser does not feel, milliseconds of work. */
const piece = 6;
/** Frames that come later than this on average are drawn in fewer pixels, then half as often; milliseconds. */
const slow = 24;
/** How much the last frame counts in the average. */
const newest = 0.05;

/** Lets the browser answer the visitor between two pieces of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Works out the ways to where everybody goes, one after the other. */
async function learnWays(): Promise<void> {
  for (const at of [...spots.map((spot) => spot.at), ...queueSlots]) {
    wayTo(at, at);
    await breathe();
  }
}

export interface PlayerOptions {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly floor: HTMLCanvasElement;
  readonly people: HTMLCanvasElement;
  /** Small canvases beside the store, for what lenses see. */
  readonly insets: readonly HTMLCanvasElement[];
  readonly labels: StageLabels;
  readonly signal: AbortSignal;
  readonly onReading: (reading: Reading) => void;
}

export interface Player {
  readonly set: (settings: StageSettings) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Picks who is drawn there, in picture pixels; without a place the next person. True when there was somebody. */
  readonly pick: (place?: readonly [px: number, py: number]) => boolean;
}

/** @throws when a picture does not come; rejects with the signal's reason when it is no longer wanted */
export async function createPlayer({mode, settings, floor, people, insets, labels, signal, onReading}: PlayerOptions): Promise<Player> {
  let isReady = false;
  const [pictures, begin] = await Promise.all([loadPictures(signal), loadMode(mode), learnWays()]);
  const colours = coloursOf(people);
  const painter = await createPainter({
    floorCanvas: floor, peopleCanvas: people, pictures, colours, signal,
    onFit: () => {
      if (!isReady) return;
      paintFloor();
      paint();
    },
  });
  const world = createWorld(worldSettings(mode, settings));
  const pens = insets.map((canvas) => canvas.getContext('2d')!);
  let now = settings;
  let running: Running = begin({world, labels, colours}, settings);
  for (let since = performance.now(); world.time < warmUp[mode] - stepSeconds / 2; ) {
    advance(world, stepSeconds, running.step);
    if (performance.now() - since < piece) continue;
    await breathe();
    since = performance.now();
  }
  signal.throwIfAborted();
  let [request, last, floorDue, readingDue, insetDue] = [0, 0, 0, 0, 0];
  // How long frames take of late, and whether this one is left out.
  let [pace, isOff] = [0, false];

  function paintFloor(): void {
    painter.floor(running.floor(), running.retouch);
    floorDue = world.time + running.floorEvery;
  }

  function paint(): void {
    if (running.floorEvery > 0 && world.time >= floorDue) paintFloor();
    painter.people(world, running.scene());
    if (!running.inset || world.time < insetDue) return;
    insetDue = world.time + insetEvery;
    pens.forEach((pen, index) => running.inset!(pen, index));
  }

  function read(): void {
    readingDue = world.time + readingEvery;
    onReading(running.reading());
  }

  function frame(time: number): void {
    request = requestAnimationFrame(frame);
    const passed = Math.max(0, time - last);
    last = time;
    advance(world, Math.min(longestFrame, passed / 1000), running.step);
    pace += (Math.min(100, passed) - pace) * newest;
    if (pace > slow && painter.coarsen()) pace = 0;
    isOff = pace > slow && !isOff;
    if (!isOff) paint();
    if (world.time >= readingDue) read();
  }

  const pause = () => {
    cancelAnimationFrame(request);
    request = 0;
  };
  signal.addEventListener('abort', pause);
  isReady = true;
  for (const first of [paintFloor, paint, read]) {
    first();
    await breathe();
  }

  return {
    set(next) {
      if (next === now) return;
      now = next;
      world.settings = worldSettings(mode, next);
      if (!running.set(next)) running = begin({world, labels, colours}, next);
      paintFloor();
      // Answers also while time stands still.
      if (request === 0) {
        insetDue = 0;
        paint();
        read();
      }
    },
    play() {
      if (request !== 0 || signal.aborted) return;
      last = performance.now();
      request = requestAnimationFrame(frame);
    },
    pause,
    pick(place) {
      const person = place && painter.personAt(world, ...place);
      if (place && !person) return false;
      running.pick?.(person ? person.id : null);
      return running.pick !== undefined;
    },
  };
}
