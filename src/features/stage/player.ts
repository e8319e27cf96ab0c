/**
 * Runs a mode in a worker, which loads the pictures, advances the simulation and draws, so that the main thread stays
 * responsive. This side holds the canvases, their size, and the messages.
 */
import {colorsOf} from './colors';
import type {Font, Order, Report, Size} from './messages';
import type {Reading, StageLabels} from './reading';
import type {RoomId} from './rooms';
import type {ModeId, StageSettings} from './settings';

/** After this time the still picture stays, milliseconds. */
const loadTimeout = 25_000;

export interface PlayerOptions {
  readonly mode: ModeId;
  readonly room: RoomId;
  readonly settings: StageSettings;
  /** Container of the canvases. Transferred canvases cannot be reused: each player creates its own. */
  readonly place: HTMLElement;
  /** Containers of the small canvases of the camera views. */
  readonly insets: readonly HTMLElement[];
  readonly labels: StageLabels;
  readonly signal: AbortSignal;
  readonly onReading: (reading: Reading) => void;
}

export interface Player {
  readonly set: (settings: StageSettings) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Selects the person at a point in picture pixels; without a point the next person. */
  readonly pick: (place?: readonly [px: number, py: number]) => void;
}

/** Weight of the words on the canvases. */
const labelWeight = 600;

/** Does a face with this `font-weight`, one value or two, have the weight of the words? */
function hasLabelWeight(weights: string): boolean {
  const [from, to = from] = weights.split(' ').map(Number);
  return !from || !to || (from <= labelWeight && labelWeight <= to);
}

/** The first font of an element if it is a web font; system fonts are available in workers. */
function fontOf(element: Element): Font | undefined {
  const family = getComputedStyle(element).fontFamily.split(',')[0]!.trim();
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(window.location.origin)) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-family') !== family) continue;
      const weight = rule.style.getPropertyValue('font-weight');
      if (hasLabelWeight(weight)) return {family, source: rule.style.getPropertyValue('src'), weight};
    }
  }
  return undefined;
}

/** Maximum canvas pixels per CSS pixel of the camera views. */
const insetDensity = 1.25;

/** A canvas of the size of its place. */
function canvasIn({clientWidth, clientHeight}: HTMLElement): HTMLCanvasElement {
  const density = Math.min(window.devicePixelRatio, insetDensity);
  return Object.assign(document.createElement('canvas'), {
    width: Math.round(clientWidth * density),
    height: Math.round(clientHeight * density),
  });
}

/** Yields to the main thread: what follows is a task of its own. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** @throws when pictures do not load in time; rejects with the signal's reason when aborted */
export async function createPlayer({
  mode,
  room,
  settings,
  place,
  insets,
  labels,
  signal,
  onReading,
}: PlayerOptions): Promise<Player> {
  const worker = new Worker(new URL('./player.worker.ts', import.meta.url));
  const send = (order: Order, transfer: Transferable[] = []): void => worker.postMessage(order, transfer);
  const canvases: HTMLCanvasElement[] = [];
  const size = (): Size => ({width: place.clientWidth, density: window.devicePixelRatio});
  const observer = new ResizeObserver(() => send({kind: 'size', size: size()}));
  const end = (): void => {
    worker.terminate();
    observer.disconnect();
    for (const canvas of canvases) canvas.remove();
  };

  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the stage did not load in time')), loadTimeout);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.addEventListener('error', () => reject(new Error('the store cannot be played')));
    worker.addEventListener('message', ({data}: MessageEvent<Report>) => {
      if (data.kind === 'reading') onReading(data.reading);
      else {
        clearTimeout(timer);
        if (data.kind === 'ready') resolve();
        else reject(new Error(data.reason));
      }
    });
  });
  signal.addEventListener('abort', end);
  // Awaited below; it may reject before.
  ready.catch(() => undefined);

  try {
    await yieldToMain();
    const [colors, font] = [colorsOf(place), fontOf(place)];
    await yieldToMain();
    signal.throwIfAborted();
    canvases.push(document.createElement('canvas'), document.createElement('canvas'), ...insets.map(canvasIn));
    place.append(canvases[0]!, canvases[1]!);
    for (const [index, inset] of insets.entries()) inset.append(canvases[index + 2]!);
    const [floor, people, ...lenses] = canvases.map((canvas) => canvas.transferControlToOffscreen());
    send(
      {
        kind: 'begin',
        mode,
        room,
        settings,
        labels,
        size: size(),
        colors,
        font,
        floor: floor!,
        people: people!,
        insets: lenses,
      },
      [floor!, people!, ...lenses],
    );
    observer.observe(place);
    await ready;
  } catch (error) {
    end();
    throw error;
  }

  return {
    set: (next) => send({kind: 'settings', settings: next}),
    play: () => send({kind: 'play'}),
    pause: () => send({kind: 'pause'}),
    pick: (at) => send({kind: 'pick', place: at}),
  };
}
