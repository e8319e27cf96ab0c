/** The same room twice: as the lens sees it, and what is on a parent's phone while a window is open and while it is closed. */
import clock from '@copy/clock';
import {LiveView, ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Picture} from '@site/src/components/media/Picture';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import type {ViewingDayCopy} from './ViewingDay';
import styles from './Seen.module.css';

interface SeenProps {
  readonly title: string;
  readonly lead: string;
  readonly alt: string;
  readonly lens: string;
  readonly open: (time: string) => string;
  readonly closed: (time: string) => string;
  readonly facts: readonly {readonly term: string; readonly text: string}[];
  readonly words: ViewingDayCopy['phone'];
}

/** Two entries of the sample log, in the free play and in the lesson after it; then the next window. */
const [watched, refused, next] = ['08:45', '09:52', '10:30'].map((time) => clock.written(time)) as [
  string,
  string,
  string,
];

export function Seen({title, lead, alt, lens, open, closed, facts, words}: SeenProps) {
  return (
    <Section>
      <SectionHead title={title} lead={lead} />
      <div className={styles.views}>
        <figure>
          <Picture family="view" name="kindergarten-day" alt={alt} sizes="(max-width: 959px) 92vw, 830px" />
          <figcaption>{lens}</figcaption>
        </figure>
        <figure className={styles.parent}>
          <ParentPhone state="open">
            <LiveView label={words.live} watermark={words.watermark(watched)} />
          </ParentPhone>
          <figcaption>{open(watched)}</figcaption>
        </figure>
        <figure className={styles.parent}>
          <ParentPhone state="inside">
            <ShutView title={words.closed} text={words.next(next)} />
          </ParentPhone>
          <figcaption>{closed(refused)}</figcaption>
        </figure>
      </div>
      <dl className={styles.facts}>
        {facts.map(({term, text}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
