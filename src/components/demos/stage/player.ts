/** Plays a mode on two canvases: loads the pictures, lets time pass while it is seen, tells the page what is read. */
import {begin, worldSettings, type Reading, type Running, type StageLabels} from './modes';
import {coloursOf, createPainter} from './painter';
import {loadPictures} from './pictures';
import type {ModeId, StageSettings} from './settings';
import {advance, createWorld} from './simulation';

/** Longest piece of time shown at once, seconds: a browser that was busy does not make people jump. */
const longestFrame = 0.1;
/** Seconds between two readings. */
const readingEvery = 0.25;
/** Seconds that have passed in the store when it is first shown. */
export const warmUp: Readonly<Record<ModeId, number>> = {counting: 14, overhead: 14, heat: 60, journey: 26, checkout: 48, queue: 40, inspection: 21};
/** They pass in pieces that the browser does not feel, seconds. */
const piece = 0.5;

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
  const pictures = await loadPictures(signal);
  const world = createWorld(worldSettings(mode, settings));
  const colours = coloursOf(people);
  const painter = createPainter(floor, people, pictures, colours);
  const pens = insets.map((canvas) => canvas.getContext('2d')!);
  let now = settings;
  let running: Running = begin(mode, {world, labels, colours}, settings);
  for (let time = 0; time < warmUp[mode]; time += piece) {
    advance(world, piece, running.step);
    await new Promise((resolve) => setTimeout(resolve));
  }
  signal.throwIfAborted();
  let [frames, request, last, floorDue, readingDue] = [0, 0, 0, 0, 0];

  function paintFloor(): void {
    painter.floor(running.floor(), running.under);
    floorDue = world.time + running.floorEvery;
  }

  function paint(): void {
    const isNew = painter.resize();
    if (isNew || (running.floorEvery > 0 && world.time >= floorDue)) paintFloor();
    painter.people(world, running.scene());
    if (frames % 2 === 0) pens.forEach((pen, index) => running.inset?.(pen, index));
    frames += 1;
  }

  function read(): void {
    readingDue = world.time + readingEvery;
    onReading(running.reading());
  }

  function frame(time: number): void {
    request = requestAnimationFrame(frame);
    const passed = Math.min(longestFrame, Math.max(0, (time - last) / 1000));
    last = time;
    advance(world, passed, running.step);
    paint();
    if (world.time >= readingDue) read();
  }

  const pause = () => {
    cancelAnimationFrame(request);
    request = 0;
  };
  signal.addEventListener('abort', pause);
  paintFloor();
  paint();
  read();

  return {
    set(next) {
      if (next === now) return;
      now = next;
      world.settings = worldSettings(mode, next);
      if (!running.set(next)) running = begin(mode, {world, labels, colours}, next);
      paintFloor();
      // Answers also while time stands still.
      if (request === 0) {
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
