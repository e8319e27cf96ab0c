/** One end of the line, or one corner of the zone: dragged, or moved with the arrow keys along the walls of the store. */
import copy from '@copy/demos/stage';
import clsx from 'clsx';
import type {KeyboardEvent, PointerEvent} from 'react';
import {stage, toFloor, toPicture, type Point} from './geometry';
import {moveHandle, type ModeId, type StageSettings} from './settings';
import styles from './StageView.module.css';

/** Meters a key moves an end, and with Shift. */
const keySteps = {plain: 0.1, shift: 0.5} as const;

const {width, height} = stage.plate;

export interface StageHandleProps {
  readonly end: 'a' | 'b';
  readonly mode: ModeId;
  readonly settings: StageSettings;
  readonly isHidden: boolean;
  /** At rest: starts the stage, so that what is moved shows at once. */
  readonly onStart?: (() => void) | undefined;
  readonly onSettings: (settings: StageSettings) => void;
}

export function StageHandle({end, mode, settings, isHidden, onStart, onSettings}: StageHandleProps) {
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
    onStart?.();
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
      hidden={isHidden}
      aria-label={copy.handle(copy.modes[mode].ends[end], at[0].toFixed(2), at[1].toFixed(2))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onStart?.();
      }}
      onPointerMove={onPointerMove}
    />
  );
}
