/** What the page stands for, in a sentence, beside what is left of the picture at nap time: the camera asleep and a line on the phone. No view: nobody has one then. */
import {BearFace, ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Section} from '@site/src/components/ui/Section';
import styles from './NapStatement.module.css';

interface NapStatementProps {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly aside: string;
  /** What the phone shows. */
  readonly nap: string;
}

export function NapStatement({before, marked, after, aside, nap}: NapStatementProps) {
  return (
    <Section width="wide">
      <div className={styles.card}>
        <div className={styles.words}>
          <h2>
            {before}
            <b>{marked}</b>
            {after}
          </h2>
          <p>{aside}</p>
        </div>
        <div className={styles.drawn} aria-hidden="true">
          <BearFace state="asleep" className={styles.face} />
          <ParentPhone state="asleep">
            <ShutView isAsleep title={nap} />
          </ParentPhone>
        </div>
      </div>
    </Section>
  );
}
