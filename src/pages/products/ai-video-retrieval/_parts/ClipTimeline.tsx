/** The day of every zone on a line: what was searched through, and what was found. */
import clock from '@copy/clock';
import {place, hourList} from './clipTimes';
import type {ClipSearchCopy} from './clipSearchCopy';
import {sampleDay, zones, type ClipEvent, type ClipQuery} from './sampleClips';
import styles from './ClipSearch.module.css';

export interface ClipTimelineProps {
  readonly query: ClipQuery;
  readonly clips: readonly ClipEvent[];
  readonly copy: ClipSearchCopy;
}

export function ClipTimeline({query, clips, copy}: ClipTimelineProps) {
  return (
    <div className={styles.timeline} role="img" aria-label={copy.timeline(clips.length, sampleDay.length)}>
      {zones.map((zone) => (
        <div key={zone} className={styles.row}>
          <span>{copy.zones[zone]}</span>
          <div className={styles.track}>
            {(query.where === 'any' || query.where === zone) && (
              <i
                className={styles.window}
                style={{left: place(query.from * 60), right: `calc(100% - ${place(query.to * 60)})`}}
              />
            )}
            {sampleDay
              .filter((event) => event.zone === zone)
              .map((event) => (
                <i
                  key={event.minute}
                  className={clips.includes(event) ? styles.hit : styles.tick}
                  style={{left: place(event.minute)}}
                />
              ))}
          </div>
        </div>
      ))}
      <div className={styles.axis} aria-hidden="true">
        {hourList
          .filter((hour) => hour % 2 === 0)
          .map((hour) => (
            <span key={hour} style={{left: place(hour * 60)}}>
              {clock.axis(hour)}
            </span>
          ))}
      </div>
    </div>
  );
}
