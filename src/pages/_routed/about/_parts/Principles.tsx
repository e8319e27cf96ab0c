/** What a company binds itself to, and what it does not do: numbered statements with the way to the proof. */
import type {RouteId} from '@site/src/site/routes';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Principles.module.css';

export interface PrinciplesProps {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {readonly title: string; readonly text: string; readonly link: string}[];
  /** Page that shows each statement at work, in order. */
  readonly proofs: readonly RouteId[];
}

export function Principles({title, lead, items, proofs}: PrinciplesProps) {
  return (
    <Section tone="tint" fold="principles" className={styles.band}>
      <SectionHead title={title} lead={lead} />
      <ol className={styles.items}>
        {items.map(({title: name, text, link}, index) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            {proofs[index] && <MoreLink to={proofs[index]}>{link}</MoreLink>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
