/**
 * How a class agrees to live view: the sheet that each guardian signs, and what may be done where one declines; below,
 * what holds for every kindergarten.
 */
import {ParentPhone, ShutView} from '@site/src/components/diagrams/ParentPhone';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './Consent.module.css';

interface ConsentProps {
  readonly title: string;
  readonly lead: string;
  readonly notice: {
    readonly title: string;
    readonly text: string;
    /** The last one is declined. */
    readonly items: readonly {readonly name: string; readonly answer: string}[];
    readonly signature: string;
  };
  readonly choices: {
    readonly title: string;
    readonly text: string;
    /** In the order of the pictures. */
    readonly items: readonly string[];
    /** Between the two. */
    readonly or: string;
  };
  readonly facts: readonly {readonly term: string; readonly text: string}[];
  /** What a phone shows without live view. */
  readonly closed: string;
}

export function Consent({title, lead, notice, choices, facts, closed}: ConsentProps) {
  return (
    <Section tone="tint" fold="facts">
      <SectionHead title={title} lead={lead} />
      <div className={styles.columns}>
        <div>
          <h3>{notice.title}</h3>
          <p>{notice.text}</p>
          <div className={styles.sheet}>
            <ul>
              {notice.items.map(({name, answer}, index) => {
                const isDeclined = index === notice.items.length - 1;
                return (
                  <li key={name} className={isDeclined ? styles.declined : styles.agreed}>
                    <b>{name}</b>
                    <Icon name={isDeclined ? 'close' : 'check'} size={16} />
                    {answer}
                  </li>
                );
              })}
            </ul>
            <p className={styles.signature}>
              {notice.signature}
              <svg className="dg" viewBox="0 0 120 36" aria-hidden="true">
                <path
                  className="b"
                  d="M6 26q10-24 16-16t-8 16q14-4 20-12t2 12q8-2 12-10t6 8q10 0 12-8t8 8q12-2 26-10"
                />
              </svg>
            </p>
          </div>
        </div>
        <div>
          <h3>{choices.title}</h3>
          <p>{choices.text}</p>
          <ol className={styles.choices}>
            {choices.items.map((choice, index) => (
              <li key={choice} data-or={choices.or}>
                {/* In the order of the choices: the children's work, a phone without a picture. */}
                {index === 0 ? (
                  <Picture family="cutout" name="works" alt="" sizes="(max-width: 599px) 124px, 380px" />
                ) : (
                  <div className={styles.shut} aria-hidden="true">
                    <ParentPhone state="inside">
                      <ShutView title={closed} />
                    </ParentPhone>
                  </div>
                )}
                <b>{choice}</b>
              </li>
            ))}
          </ol>
        </div>
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
