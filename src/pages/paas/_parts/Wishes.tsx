/** What a customer wants to do, how it is done, and the part of the platform that does it. */
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import navigation from '@copy/navigation';
import styles from './Wishes.module.css';

/** Wishes in order, with the page or the part of it that answers. */
const answers = {
  keep: 'paas.accessLayer',
  watch: 'vpaas.live',
  report: 'paas.output.api',
  ticket: 'vpaas.event',
  embed: 'paas.output.h5',
  chat: 'paas.output.applet',
} as const;

export interface WishesCopy {
  readonly title: string;
  readonly lead: string;
  readonly items: Readonly<Record<keyof typeof answers, {readonly wish: string; readonly how: string}>>;
}

export function Wishes({copy}: {readonly copy: WishesCopy}) {
  return (
    <Section space="flush">
      <SectionHead title={copy.title} lead={copy.lead} />
      <ul className={styles.wishes}>
        {(Object.keys(answers) as (keyof typeof answers)[]).map((id) => (
          <li key={id}>
            <h3>{copy.items[id].wish}</h3>
            <p>{copy.items[id].how}</p>
            <MoreLink to={answers[id]}>{navigation.labels[answers[id]]}</MoreLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
