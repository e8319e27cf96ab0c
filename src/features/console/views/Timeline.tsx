import clock from '@copy/clock';
import copy from '@copy/demos/console';
import {useRef, type CSSProperties, type KeyboardEvent, type PointerEvent} from 'react';
import {isRecorded, lastMinute, playheadByKey, recorded, type Alert} from '../model/cameras';
import {timeText} from './words';
import styles from './Timeline.module.css';

export interface TimelineProps {
  /** Where the playhead stands, in minutes since midnight. */
  readonly minute: number;
  readonly events: readonly Alert[];
  readonly onSeek: (minute: number) => void;
}

const percent = (minute: number): string => `${(minute / (lastMinute + 1)) * 100}%`;

/** A day of recording: a slider over recorded stretches and gaps, with the events as marks that can be jumped to. */
export function Timeline({minute, events, onSeek}: TimelineProps) {
  const track = useRef<HTMLDivElement>(null);
  const minuteAt = (clientX: number): number => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return minute;
    return Math.min(lastMinute, Math.max(0, Math.round(((clientX - box.left) / box.width) * lastMinute)));
  };
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    onSeek(minuteAt(event.clientX));
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onSeek(minuteAt(event.clientX));
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = playheadByKey(minute, event.key);
    if (target === undefined) return;
    event.preventDefault();
    onSeek(target);
  }
  return (
    <div className={styles.timeline}>
      <div className={styles.marks}>
        {events.map(({id, minute: at, algorithm}) => (
          <button
            key={id}
            type="button"
            style={{'--at': percent(at)} as CSSProperties}
            aria-label={copy.video.event(timeText(at), copy.events[algorithm as keyof typeof copy.events])}
            aria-pressed={at === minute}
            onClick={() => onSeek(at)}
          />
        ))}
      </div>
      <div
        ref={track}
        className={styles.track}
        role="slider"
        tabIndex={0}
        aria-label={copy.video.timeline}
        aria-valuemin={0}
        aria-valuemax={lastMinute}
        aria-valuenow={minute}
        aria-valuetext={isRecorded(minute) ? copy.video.at(timeText(minute)) : `${timeText(minute)}, ${copy.video.gap}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      >
        {recorded.map(([from, to]) => (
          <i key={from} style={{insetInlineStart: percent(from), width: percent(to - from)}} />
        ))}
        <b style={{'--at': percent(minute)} as CSSProperties}>
          <span>{timeText(minute)}</span>
        </b>
      </div>
      <p className={styles.hours} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour} style={{insetInlineStart: percent(hour * 60)}}>
            {clock.axis(hour)}
          </span>
        ))}
      </p>
    </div>
  );
}
