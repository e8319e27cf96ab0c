/** What cameras see when the algorithms of a page find something: a few events side by side; on phones a row that snaps. */
import copy from '@copy/camera-view';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead, type SectionProps} from '@site/src/components/ui/Section';
import type {AlgorithmId} from '@site/src/facts/algorithms';
import type {ReactNode} from 'react';
import {CameraView} from './CameraView';
import styles from './EventRow.module.css';

interface EventWords {
  readonly title: string;
  readonly text: ReactNode;
}

export interface EventRowProps {
  readonly id?: string;
  readonly tone?: SectionProps['tone'];
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  /** In the order of display: what the camera makes of each event, under its name. */
  readonly events: Readonly<Partial<Record<AlgorithmId, EventWords>>>;
}

export function EventRow({id, tone, eyebrow, title, lead, events}: EventRowProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        aside={<MoreLink to="algorithmMall">{copy.all}</MoreLink>}
      />
      <ul className={styles.row}>
        {(Object.entries(events) as [AlgorithmId, EventWords][]).map(([event, {title: name, text}]) => (
          <li key={event}>
            <CameraView
              event={event}
              label={name}
              isTitled
              sizes="(max-width: 599px) 300px, (max-width: 1263px) 32vw, 384px"
            />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
