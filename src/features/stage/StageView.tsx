/** The view of the shop: still picture, the canvases that replace it, handles of the line, and the play/pause button. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import {type PointerEvent, type ReactNode, type RefObject, useRef} from 'react';
import {Picture} from '../../components/media/Picture';
import {stage} from './geometry';
import type {Reading, StageLabels} from './reading';
import {stillOf, type RoomId} from './rooms';
import {settingsOf, type ModeId, type StageSettings} from './settings';
import {StageHandle} from './StageHandle';
import styles from './StageView.module.css';
import {useStagePlayer, type StagePlayer} from './useStagePlayer';

export interface StageViewProps {
  readonly mode: ModeId;
  /** Default: the convenience store. */
  readonly room?: RoomId;
  /** A dark page shows the evening in that store. */
  readonly dusk?: boolean;
  /** What the still shows, where the words of the mode tell of another room. */
  readonly alt?: string;
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
  /** The ends of the line show before it plays, too; without script they have to be hidden. */
  readonly handlesAtRest?: boolean;
  readonly className?: string;
  /** Drawn above still and canvases, on the same 1600 × 900. */
  readonly over?: ReactNode;
  /** The play/pause button and what is beside it. */
  readonly bar: (button: ReactNode, player: StagePlayer) => ReactNode;
}

const {width} = stage.plate;

export function StageView({
  mode,
  room = 'store',
  dusk,
  alt = copy.modes[mode].alt,
  settings,
  onSettings,
  onReading,
  insets,
  labels = copy.labels,
  sizes,
  priority,
  phone,
  handlesAtRest,
  className,
  over,
  bar,
}: StageViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const player = useStagePlayer({box, place}, {mode, room, dusk, settings, labels, insets, onReading});
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
              name={stillOf(mode, room)}
              dark={dusk && stillOf(mode, 'dusk')}
              alt={alt}
              sizes={sizes}
              priority={priority}
              phone={phone}
            />
          </div>
          <div ref={place} className={styles.canvases} aria-hidden="true" />
          {over}
          {settingsOf[mode].includes('a') &&
            (['a', 'b'] as const).map((end) => (
              <StageHandle
                key={end}
                end={end}
                mode={mode}
                settings={settings}
                isHidden={!isLive && !handlesAtRest}
                onStart={state === 'still' || state === 'failed' ? player.toggle : undefined}
                onSettings={onSettings}
              />
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
