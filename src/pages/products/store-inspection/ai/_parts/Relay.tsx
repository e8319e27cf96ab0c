/** Work that passes from machine to person and back: stations along the counting line, blue for machine, orange for person. */
import clsx from 'clsx';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Relay.module.css';

export interface RelayProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly stations: readonly {
    readonly who: string;
    /** A person does it, not a machine. */
    readonly person: boolean;
    readonly title: string;
    readonly text: string;
    /** How long it takes, or what is handed on. */
    readonly result: string;
  }[];
}

export function Relay({eyebrow, title, lead, stations}: RelayProps) {
  return (
    <Section>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ol className={styles.stations}>
        {stations.map(({who, person, title: name, text, result}) => (
          <li key={name} className={clsx(person && styles.person)}>
            <p className={styles.who}>{who}</p>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.result}>{result}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
