/** The view of the shop: still picture, the canvases that replace it, handles of the line, and the play/pause button. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import {type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject, useRef} from 'react';
import {Picture} from '../../components/media/Picture';
import {stage, toFloor, toPicture, type Point} from './geometry';
import type {Reading, StageLabels} from './reading';
import {moveHandle, settingsOf, type ModeId, type StageSettings} from './settings';
import styles from './StageView.module.css';
import {useStagePlayer, type StagePlayer} from './useStagePlayer';

export interface StageViewProps {
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly onSettings: (settings: StageSettings) => void;
  readonly onReading: (reading: Reading) => void;
  /** Places of the camera views. */
  readonly insets: RefObject<readonly HTMLElement[]>;
  /** Words on the canvas; a constant. */
  readonly labels?: StageLabels;
  /** How wide the still is shown. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** On phones the still is cut off at both sides, so a picture of the rest does. */
  readonly phone?: boolean;
  readonly className?: string;
  /** The play/pause button and what is beside it. */
  readonly bar: (button: ReactNode, player: StagePlayer) => ReactNode;
}

/** Meters a key moves an end, and with Shift. */
const keySteps = {plain: 0.1, shift: 0.5} as const;

const {width, height} = stage.plate;

export function StageView({
  mode,
  settings,
  onSettings,
  onReading,
  insets,
  labels = copy.labels,
  sizes,
  priority,
  phone,
  className,
  bar,
}: StageViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const player = useStagePlayer({box, place}, {mode, settings, labels, insets, onReading});
  const {state} = player;
  const isLive = state === 'playing' || state === 'paused';
  const words = {still: copy.play, loading: copy.loading, playing: copy.pause, paused: copy.play, failed: copy.failed}[
    state
  ];

  function onPick(event: PointerEvent<HTMLDivElement>) {
    const {left, top, width: wide} = event.currentTarget.getBoundingClientRect();
    const scale = width / wide;
    player.pick([(event.clientX - left) * scale, (event.clientY - top) * scale]);
  }

  return (
    <>
      <div className={className}>
        <div
          ref={box}
          className={styles.box}
          data-stage={mode}
          data-state={state}
          onPointerDown={mode === 'journey' ? onPick : undefined}
        >
          <div className={clsx(styles.still, isLive && styles.gone)}>
            <Picture
              family="stage"
              name={`still-${mode}`}
              alt={copy.modes[mode].alt}
              sizes={sizes}
              priority={priority}
              phone={phone}
            />
          </div>
          <div ref={place} className={styles.canvases} aria-hidden="true" />
          {settingsOf[mode].includes('a') &&
            (['a', 'b'] as const).map((end) => (
              <Handle key={end} end={end} mode={mode} settings={settings} isLive={isLive} onSettings={onSettings} />
            ))}
        </div>
      </div>
      {bar(
        <button type="button" className={styles.button} disabled={state === 'loading'} onClick={player.toggle}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
            <path d={state === 'playing' ? 'M4 2.5h3v11H4zM9 2.5h3v11H9z' : 'm4 2 9 6-9 6z'} />
          </svg>
          {words}
        </button>,
        player,
      )}
    </>
  );
}

interface HandleProps {
  readonly end: 'a' | 'b';
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly isLive: boolean;
  readonly onSettings: (settings: StageSettings) => void;
}

/** One end of the line, or one corner of the zone: dragged, or moved with the arrow keys along the walls of the store. */
function Handle({end, mode, settings, isLive, onSettings}: HandleProps) {
  const at = settings[end];
  const [px, py] = toPicture(...at);
  const move = (to: Point) => onSettings(moveHandle(settings, end, to));

  function onKeyDown(event: KeyboardEvent) {
    const step = event.shiftKey ? keySteps.shift : keySteps.plain;
    // Left and right go along the open front, up and down into the store and out: one axis of the floor each.
    const by: Point | undefined = {
      ArrowRight: [step, 0] as const,
      ArrowLeft: [-step, 0] as const,
      ArrowUp: [0, step] as const,
      ArrowDown: [0, -step] as const,
    }[event.key];
    if (!by) return;
    event.preventDefault();
    move([at[0] + by[0], at[1] + by[1]]);
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const {left, top, width: wide} = event.currentTarget.parentElement!.getBoundingClientRect();
    const scale = width / wide;
    move(toFloor((event.clientX - left) * scale, (event.clientY - top) * scale));
  }

  return (
    <button
      type="button"
      className={clsx(styles.handle, end === 'b' && styles.out)}
      style={{left: `${(px / width) * 100}%`, top: `${(py / height) * 100}%`}}
      data-end={end}
      hidden={!isLive}
      aria-label={copy.handle(copy.modes[mode].ends[end], at[0].toFixed(2), at[1].toFixed(2))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
