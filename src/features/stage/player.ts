/**
 * Plays a mode beside the page: another thread loads the pictures, lets time pass and draws, so that the page answers and
 * scrolls as if there were nothing. Here are the canvases it draws on, their size, and what it tells.
 */
import {colorsOf} from './colors';
import type {Font, Order, Report, Size} from './messages';
import type {Reading, StageLabels} from './reading';
import type {ModeId, StageSettings} from './settings';

/** A network that needs longer gets the still picture, milliseconds. */
const patience = 25_000;

export interface PlayerOptions {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  /** Where the canvases come. They cannot be used again: each player brings its own. */
  readonly place: HTMLElement;
  /** Where small canvases come beside the store, for what lenses see. */
  readonly insets: readonly HTMLElement[];
  readonly labels: StageLabels;
  readonly signal: AbortSignal;
  readonly onReading: (reading: Reading) => void;
}

export interface Player {
  readonly set: (settings: StageSettings) => void;
  readonly play: () => void;
  readonly pause: () => void;
  /** Picks who is drawn there, in picture pixels; without a place the next person. */
  readonly pick: (place?: readonly [px: number, py: number]) => void;
}

/** The first font of an element where the page brings it itself; fonts of the system are known to every thread. */
function fontOf(element: Element): Font | undefined {
  const family = getComputedStyle(element).fontFamily.split(',')[0]!.trim();
  for (const sheet of document.styleSheets) {
    if (sheet.href && !sheet.href.startsWith(window.location.origin)) continue;
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-family') !== family) continue;
      return {family, source: rule.style.getPropertyValue('src'), weight: rule.style.getPropertyValue('font-weight')};
    }
  }
  return undefined;
}

/** Canvas pixels to a CSS pixel of what lenses see, at most. */
const insetDensity = 1.25;

/** A canvas of the size of its place. */
function canvasIn({clientWidth, clientHeight}: HTMLElement): HTMLCanvasElement {
  const density = Math.min(window.devicePixelRatio, insetDensity);
  return Object.assign(document.createElement('canvas'), {
    width: Math.round(clientWidth * density),
    height: Math.round(clientHeight * density),
  });
}

/** Lets the page do what waits: what comes next is a task of its own. */
const breath = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** @throws when a picture does not come in time; rejects with the signal's reason when it is no longer wanted */
export async function createPlayer({
  mode,
  settings,
  place,
  insets,
  labels,
  signal,
  onReading,
}: PlayerOptions): Promise<Player> {
  const worker = new Worker(new URL('./player.worker.ts', import.meta.url));
  const tell = (order: Order, transfer: Transferable[] = []): void => worker.postMessage(order, transfer);
  const canvases: HTMLCanvasElement[] = [];
  const size = (): Size => ({width: place.clientWidth, density: window.devicePixelRatio});
  const observer = new ResizeObserver(() => tell({kind: 'size', size: size()}));
  const end = (): void => {
    worker.terminate();
    observer.disconnect();
    for (const canvas of canvases) canvas.remove();
  };

  const ready = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the store is late')), patience);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.addEventListener('error', () => reject(new Error('the store cannot be played')));
    worker.addEventListener('message', ({data}: MessageEvent<Report>) => {
      if (data.kind === 'reading') onReading(data.reading);
      else {
        clearTimeout(late);
        if (data.kind === 'ready') resolve();
        else reject(new Error(data.reason));
      }
    });
  });
  signal.addEventListener('abort', end);
  // Heard below; it may come before.
  ready.catch(() => undefined);

  try {
    await breath();
    const [colors, font] = [colorsOf(place), fontOf(place)];
    await breath();
    signal.throwIfAborted();
    canvases.push(document.createElement('canvas'), document.createElement('canvas'), ...insets.map(canvasIn));
    place.append(canvases[0]!, canvases[1]!);
    for (const [index, inset] of insets.entries()) inset.append(canvases[index + 2]!);
    const [floor, people, ...lenses] = canvases.map((canvas) => canvas.transferControlToOffscreen());
    tell(
      {
        kind: 'begin',
        mode,
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
    set: (next) => tell({kind: 'settings', settings: next}),
    play: () => tell({kind: 'play'}),
    pause: () => tell({kind: 'pause'}),
    pick: (at) => tell({kind: 'pick', place: at}),
  };
}
