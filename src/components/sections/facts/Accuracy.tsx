/** An accuracy figure with the condition it holds under, and when it holds and when it drops. */
import {claims, formatClaim, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {MarkedList, type ListWords} from '../../ui/MarkedList';
import {MorePermalink} from '../../ui/MoreLink';
import {Eyebrow, Section} from '../../ui/Section';
import styles from './Accuracy.module.css';

export interface AccuracyProps {
  readonly claim: Extract<ClaimId, `accuracy.${string}`>;
  readonly eyebrow: string;
  /** Heading for screen readers and search; the figure is the visible one. */
  readonly title: string;
  /** The condition, ending with the as-of date put in by the page's copy. */
  readonly condition: (asOf: string) => string;
  /** How the figure was found, in a document of its own. */
  readonly method?: {readonly label: string; readonly post: string};
  readonly holds: ListWords;
  readonly slips: ListWords;
}

export function Accuracy({claim, eyebrow, title, condition, method, holds, slips}: AccuracyProps) {
  const {figure, scale} = formatClaim(claim, useLocale());
  return (
    <Section tone="tint" className={styles.accuracy}>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h2 className="sr">{title}</h2>
        <p className={styles.figure}>
          {figure}
          <small>{scale}</small>
        </p>
        <p className={styles.condition}>{condition(claims[claim].asOf)}</p>
        {method && <MorePermalink href={method.post}>{method.label}</MorePermalink>}
      </div>
      <div className={styles.lists}>
        <MarkedList {...holds} icon="check" />
        <MarkedList {...slips} icon="warning" />
      </div>
    </Section>
  );
}
