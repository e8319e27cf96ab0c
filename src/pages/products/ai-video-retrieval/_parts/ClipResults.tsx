/** Clips that match, and what they cost in time beside scrubbing. */
import {SceneCrop} from '@site/src/components/media/SceneCrop';
import clock from '@copy/clock';
import type {ClipSearchCopy} from './clipSearchCopy';
import {
  camerasOf,
  clipSeconds,
  fillInMinutes,
  sampleDay,
  scrubMinutes,
  scrubSpeed,
  searchMinutes,
  zoneScenes,
  type ClipEvent,
  type ClipQuery,
} from './sampleClips';
import styles from './ClipSearch.module.css';

/** Cards shown at once; more would be scrubbing again. */
const shownAtMost = 6;

const rounded = (minutes: number): string => String(Math.round(minutes * 10) / 10);

export interface ClipResultsProps {
  readonly clips: readonly ClipEvent[];
  readonly copy: ClipSearchCopy;
}

export function ClipResults({clips, copy}: ClipResultsProps) {
  return (
    <div>
      <p className={styles.hits} aria-live="polite">
        {copy.hits(clips.length, sampleDay.length)}
      </p>
      {clips.length === 0 ? (
        <div className={styles.none}>
          <h3>{copy.none.title}</h3>
          <p>{copy.none.text}</p>
        </div>
      ) : (
        <ul className={styles.cards}>
          {clips.slice(0, shownAtMost).map((clip) => (
            <ClipCard key={clip.minute} clip={clip} copy={copy} />
          ))}
        </ul>
      )}
      {clips.length > shownAtMost && <p className={styles.more}>{copy.more(clips.length - shownAtMost)}</p>}
    </div>
  );
}

export interface ClipCostProps extends ClipResultsProps {
  readonly query: ClipQuery;
}

export function ClipCost({query, clips, copy}: ClipCostProps) {
  return (
    <div className={styles.sums}>
      <dl>
        <div>
          <dt>{copy.scrub}</dt>
          <dd>
            <b>{copy.minutes(rounded(scrubMinutes(query)))}</b>
            <span>{copy.scrubSum(camerasOf(query), query.to - query.from, scrubSpeed)}</span>
          </dd>
        </div>
        <div className={styles.main}>
          <dt>{copy.search}</dt>
          <dd>
            <b>{copy.minutes(rounded(searchMinutes(clips)))}</b>
            <span>{copy.searchSum(fillInMinutes, clipSeconds(clips))}</span>
          </dd>
        </div>
      </dl>
      <p>{copy.link}</p>
    </div>
  );
}

function ClipCard({clip, copy}: {readonly clip: ClipEvent; readonly copy: ClipSearchCopy}) {
  const what = clip.traits.map((trait) => copy.traits[trait]).join(copy.join);
  return (
    <li>
      <SceneCrop scene={zoneScenes[clip.zone]} x={clip.x} y={clip.y} alt={what} />
      <p className={styles.when}>
        <time>{clock.time(clip.minute)}</time>
        <span>{copy.seconds(clip.seconds)}</span>
      </p>
      <p>{what}</p>
      <p className={styles.zone}>{copy.zones[clip.zone]}</p>
    </li>
  );
}
