/** What a person can conclude after watching, and which of it was concluded: the one that is marked. */
import {Icon} from '@site/src/components/ui/Icon';
import {verdicts, type Verdict as VerdictName} from './tillLines';
import type {TillReviewCopy} from './tillReviewCopy';
import styles from './TillReview.module.css';

export interface VerdictProps {
  readonly verdict: VerdictName;
  readonly copy: Pick<TillReviewCopy, 'found' | 'verdicts'>;
}

export function Verdict({verdict, copy}: VerdictProps) {
  return (
    <div className={styles.verdict}>
      <h3>{copy.found}</h3>
      <p>
        {verdicts.map((name) =>
          name === verdict ? (
            <b key={name} className={styles[name]}>
              <Icon name="check" size={16} />
              {copy.verdicts[name]}
            </b>
          ) : (
            // Read aloud, it would sound like a part of the conclusion.
            <span key={name} aria-hidden="true">
              {copy.verdicts[name]}
            </span>
          ),
        )}
      </p>
    </div>
  );
}
