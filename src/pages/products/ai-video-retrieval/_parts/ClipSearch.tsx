/** A day of four cameras, searched by what, where and when: matching clips, and what scrubbing would have cost. */
import {SceneCrop} from '@site/src/components/media/SceneCrop';
import {Badge} from '@site/src/components/ui/Badge';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {ChipGroup, SelectField} from '@site/src/features/calculators/Choices';
import {clock} from '@site/src/features/calculators/clock';
import {
  camerasOf,
  clipCodec,
  clipSeconds,
  fillInMinutes,
  findClips,
  openHours,
  sampleDay,
  scrubMinutes,
  scrubSpeed,
  searchMinutes,
  startQuery,
  traits,
  zones,
  zoneScenes,
  type ClipEvent,
  type ClipQuery,
  type Trait,
  type Zone,
} from './sampleClips';
import styles from './ClipSearch.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface ClipSearchCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly what: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly any: {readonly what: string; readonly where: string};
  readonly traits: Readonly<Record<Trait, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly timeline: (hits: number, all: number) => string;
  readonly hits: (hits: number, all: number) => string;
  readonly join: string;
  readonly seconds: (seconds: number) => string;
  readonly more: (count: number) => string;
  readonly none: {readonly title: string; readonly text: string};
  readonly scrub: string;
  readonly search: string;
  readonly minutes: (minutes: string) => string;
  readonly scrubSum: (cameras: number, hours: number, speed: number) => string;
  readonly searchSum: (fillIn: number, seconds: number) => string;
  readonly link: string;
}

/** Cards shown at once; more would be scrubbing again. */
const shownAtMost = 6;

const hourList = Array.from({length: openHours.to - openHours.from + 1}, (_, index) => openHours.from + index);
const share = (minute: number): string =>
  `${((minute - openHours.from * 60) / ((openHours.to - openHours.from) * 60)) * 100}%`;
const rounded = (minutes: number): string => String(Math.round(minutes * 10) / 10);

export function ClipSearch({id, copy}: {readonly id: string; readonly copy: ClipSearchCopy}) {
  useAnchor(id);
  const [query, setQuery] = useQueryState(startQuery, clipCodec);
  const clips = findClips(sampleDay, query);
  const change = (part: Partial<ClipQuery>) => {
    const next = {...query, ...part};
    if (next.from < next.to) setQuery(next);
    // An hour that passes the other one takes it along.
    else setQuery(part.from === undefined ? {...next, from: next.to - 1} : {...next, to: next.from + 1});
  };
  const hours = (list: readonly number[]) => list.map((hour) => ({value: String(hour), label: clock(hour * 60)}));

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.head}>
            <div>
              <h2 id={`${id}-title`}>{copy.title}</h2>
              <p>{copy.text}</p>
            </div>
            <Badge tone="line">{copy.badge}</Badge>
          </div>
          <div className={styles.filters}>
            <ChipGroup
              legend={copy.what}
              value={query.what}
              options={[
                {value: 'any', label: copy.any.what},
                ...traits.map((value) => ({value, label: copy.traits[value]})),
              ]}
              onChange={(what) => change({what})}
            />
            <ChipGroup
              legend={copy.where}
              value={query.where}
              options={[
                {value: 'any', label: copy.any.where},
                ...zones.map((value) => ({value, label: copy.zones[value]})),
              ]}
              onChange={(where) => change({where})}
            />
            <SelectField
              label={copy.from}
              value={String(query.from)}
              options={hours(hourList.slice(0, -1))}
              onChange={(from) => change({from: Number(from)})}
            />
            <SelectField
              label={copy.to}
              value={String(query.to)}
              options={hours(hourList.slice(1))}
              onChange={(to) => change({to: Number(to)})}
            />
          </div>
          <Timeline query={query} clips={clips} copy={copy} />
          <div className={styles.results}>
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
          </div>
        </div>
      </Container>
    </section>
  );
}

function ClipCard({clip, copy}: {readonly clip: ClipEvent; readonly copy: ClipSearchCopy}) {
  const what = clip.traits.map((trait) => copy.traits[trait]).join(copy.join);
  return (
    <li>
      <SceneCrop scene={zoneScenes[clip.zone]} x={clip.x} y={clip.y} alt={what} />
      <p className={styles.when}>
        <time>{clock(clip.minute)}</time>
        <span>{copy.seconds(clip.seconds)}</span>
      </p>
      <p>{what}</p>
      <p className={styles.zone}>{copy.zones[clip.zone]}</p>
    </li>
  );
}

function Timeline({
  query,
  clips,
  copy,
}: {
  readonly query: ClipQuery;
  readonly clips: readonly ClipEvent[];
  readonly copy: ClipSearchCopy;
}) {
  return (
    <div className={styles.timeline} role="img" aria-label={copy.timeline(clips.length, sampleDay.length)}>
      {zones.map((zone) => (
        <div key={zone} className={styles.row}>
          <span>{copy.zones[zone]}</span>
          <div className={styles.track}>
            {(query.where === 'any' || query.where === zone) && (
              <i
                className={styles.window}
                style={{left: share(query.from * 60), right: `calc(100% - ${share(query.to * 60)})`}}
              />
            )}
            {sampleDay
              .filter((event) => event.zone === zone)
              .map((event) => (
                <i
                  key={event.minute}
                  className={clips.includes(event) ? styles.hit : styles.tick}
                  style={{left: share(event.minute)}}
                />
              ))}
          </div>
        </div>
      ))}
      <div className={styles.axis} aria-hidden="true">
        {hourList
          .filter((hour) => hour % 2 === 0)
          .map((hour) => (
            <span key={hour} style={{left: share(hour * 60)}}>
              {hour}
            </span>
          ))}
      </div>
    </div>
  );
}
