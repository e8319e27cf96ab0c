/** A sample reception as the badge hears it, beside the checklist it leads to; the visitor changes the surroundings. */
import {useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {
  phraseScore,
  phraseState,
  samplePhrases,
  surroundings,
  type PhraseId,
  type PhraseState,
  type Surroundings,
} from './phrases';
import styles from './PhraseReview.module.css';

export interface PhraseReviewCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly where: string;
  readonly surroundings: Readonly<Record<Surroundings, string>>;
  /** Alternating: the wearer begins. Customers' words are hidden in the text. */
  readonly lines: readonly string[];
  readonly wearer: string;
  readonly customer: string;
  readonly hidden: string;
  readonly lost: string;
  readonly listTitle: string;
  readonly phrases: Readonly<Record<PhraseId, string>>;
  readonly states: Readonly<Record<PhraseState, string>>;
  readonly score: (heard: number, judged: number) => string;
  readonly advice: Readonly<Record<Surroundings, string>>;
}

const icons = {heard: 'check', unclear: 'info', missing: 'close'} as const;

export function PhraseReview({id, copy}: {readonly id: string; readonly copy: PhraseReviewCopy}) {
  const [where, setWhere] = useState<Surroundings>('quiet');
  const {heard, judged} = phraseScore(samplePhrases, where);
  return (
    <Section id={id} tone="tint">
      <SectionHead
        eyebrow={copy.eyebrow}
        title={copy.title}
        lead={copy.lead}
        aside={<Badge tone="line">{copy.badge}</Badge>}
      />
      <div className={styles.where} role="group" aria-label={copy.where}>
        {surroundings.map((name) => (
          <button key={name} type="button" aria-pressed={name === where} onClick={() => setWhere(name)}>
            {copy.surroundings[name]}
          </button>
        ))}
      </div>
      <div className={styles.review}>
        <ol className={styles.talk}>
          {copy.lines.map((line, index) => {
            const phrase = samplePhrases.find((one) => one.line === index);
            const state = phrase && phraseState(phrase, where);
            const wearer = index % 2 === 0;
            return (
              <li key={line} className={wearer ? styles.wearer : styles.customer}>
                <span className="sr">{wearer ? copy.wearer : copy.customer}</span>
                {wearer ? (
                  <p className={state && styles[state]}>{state === 'unclear' ? copy.lost : line}</p>
                ) : (
                  <p>{line}</p>
                )}
              </li>
            );
          })}
          <li className={styles.hidden}>{copy.hidden}</li>
        </ol>
        <div className={styles.list} aria-live="polite">
          <h3>{copy.listTitle}</h3>
          <p className={styles.score}>{copy.score(heard, judged)}</p>
          <ul>
            {samplePhrases.map((phrase) => {
              const state = phraseState(phrase, where);
              return (
                <li key={phrase.id} className={styles[state]}>
                  <Icon name={icons[state]} />
                  <span>{copy.phrases[phrase.id]}</span>
                  <b>{copy.states[state]}</b>
                </li>
              );
            })}
          </ul>
          <p className={styles.advice}>{copy.advice[where]}</p>
        </div>
      </div>
    </Section>
  );
}
