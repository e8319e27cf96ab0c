/** The devices that came one after the other, along the counting line; the year of each is that of the timeline. */
import {timeline} from '@site/src/facts/timeline';
import {Picture} from '@site/src/components/media/Picture';
import {Container} from '@site/src/components/ui/Section';
import styles from './Milestones.module.css';

/** Events of the timeline that are a device, with the cut-out of what is sold of that kind today. */
const stations = [
  ['cloudCamera', 'e3-x'],
  ['recorder', 'ul-8208nh'],
  ['overheadCounting', 'k3'],
  ['edgeBox', 'b1'],
  ['stereo', 'h1001'],
  ['badge', 'i-badge'],
] as const;

const yearOf = (event: string): number | undefined =>
  timeline.find(({months}) => months.some(({events}) => (events as readonly string[]).includes(event)))?.year;

export interface MilestonesProps {
  readonly events: Readonly<Record<(typeof stations)[number][0], {readonly title: string}>>;
  readonly caption: string;
}

export function Milestones({events, caption}: MilestonesProps) {
  return (
    <Container>
      <figure className={styles.road}>
        <div className={styles.row} role="region" aria-label={caption} tabIndex={0}>
          <ol className={styles.stations}>
            {stations.map(([event, cutout]) => (
              <li key={event}>
                <Picture family="cutout" name={cutout} alt="" sizes="(max-width: 767px) 60vw, 220px" />
                <time>{yearOf(event)}</time>
                <b>{events[event].title}</b>
              </li>
            ))}
          </ol>
        </div>
        <figcaption>{caption}</figcaption>
      </figure>
    </Container>
  );
}
