/** The four channels of a box, each with the picture of its camera, what the algorithm on it finds, and a link to that algorithm. */
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Picture} from '@site/src/components/media/Picture';
import cameraCopy from '@copy/camera-view';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import type {RouteId} from '@site/src/site/routes';
import styles from './BoxChannels.module.css';

export interface BoxChannelsCopy extends Pick<SectionHeadProps, 'title' | 'lead'> {
  /** Beside the cable in which the four streams come. */
  readonly cable: string;
  readonly facts: readonly {readonly term: string; readonly text: string; readonly link: string}[];
}

/** By channel: what its camera sees, and the page of the algorithm. */
const channels = [
  ['staff-exclusion', 'products.accuratePeopleCounting'],
  ['heat-map', 'products.heatMapAnalysis'],
  ['queue-length', 'products.customerBehaviorAnalysis'],
  ['rodent', 'technology.ratDetection'],
] as const satisfies readonly (readonly [string, RouteId])[];

export default function BoxChannels({title, lead, cable, facts}: BoxChannelsCopy) {
  return (
    <Section tone="night" className={styles.band}>
      <div className={styles.head}>
        <SectionHead title={title} lead={lead} />
        {/* Between the four pictures, where there is room. */}
        <div className={styles.box}>
          <Picture family="cutout" name="b1" alt="" sizes="340px" upTo={600} />
          <p>{cable}</p>
        </div>
      </div>
      <ul className={styles.channels}>
        {facts.map(({term, text, link}, index) => (
          <li key={term}>
            <div className={styles.picture}>
              <CameraStill
                event={channels[index]![0]}
                alt={cameraCopy.alt(term)}
                sizes="(max-width: 599px) 300px, (max-width: 1079px) 46vw, 450px"
                isCloseUp
              />
              <span>{cameraCopy.simulated}</span>
            </div>
            <h3>{term}</h3>
            <p>{text}</p>
            <MoreLink to={channels[index]![1]}>{link}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
