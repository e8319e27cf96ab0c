/** The four channels of a box, each with the picture of its camera and what the algorithm on it finds. */
import {Section, SectionHead, type SectionHeadProps} from '@site/src/components/ui/Section';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import cameraCopy from '@copy/camera-view';
import {CameraStill} from '@site/src/features/camera-view/CameraStill';
import type {RouteId} from '@site/src/site/routes';
import styles from './BoxChannels.module.css';

export interface BoxChannelsCopy extends Pick<SectionHeadProps, 'title' | 'lead'> {
  readonly facts: readonly {readonly term: string; readonly text: string}[];
  readonly links: readonly string[];
}

/** By channel: what its camera sees. */
const events = ['staff-exclusion', 'heat-map', 'queue-length', 'cap-missing'] as const;

/** Pages of the algorithms the box runs, in the order of the copy. */
const algorithmPages: readonly RouteId[] = [
  'products.accuratePeopleCounting',
  'products.heatMapAnalysis',
  'products.storeInspection.ai',
  'technology.ratDetection',
];

export default function BoxChannels({title, lead, facts, links}: BoxChannelsCopy) {
  return (
    <Section fold="cases">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.channels} data-first="2">
        {facts.map(({term, text}, index) => (
          <li key={term}>
            <div className={styles.picture}>
              <CameraStill
                event={events[index]!}
                alt={cameraCopy.alt(term)}
                sizes="(max-width: 599px) 92vw, (max-width: 1079px) 46vw, 288px"
              />
              <span>{cameraCopy.simulated}</span>
            </div>
            <h3>{term}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={styles.more} data-rest>
        {algorithmPages.map((page, index) => (
          <MoreLink key={page} to={page}>
            {links[index]}
          </MoreLink>
        ))}
      </div>
    </Section>
  );
}
