/** Figures of the claim registry: a few at once, the rest behind a disclosure; what is counted, and what is not, each with its date. */
import {claims, formatClaim, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ClaimLedger.module.css';

interface Entry {
  readonly claim: ClaimId;
  readonly meaning: string;
  readonly counted: string;
}

export interface ClaimLedgerProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** What each figure counts, and how; in the order shown. */
  readonly entries: readonly Entry[];
  /** How many of them show at once. */
  readonly first: number;
  readonly asOf: (year: string, month: string) => string;
  /** Opens the rest. */
  readonly more: (count: number) => string;
}

export function ClaimLedger({id, eyebrow, title, lead, entries, first, asOf, more}: ClaimLedgerProps) {
  const list = (shown: readonly Entry[], className: string | undefined) => (
    <ul className={className}>
      {shown.map((entry) => (
        <Row key={entry.claim} {...entry} asOf={asOf} />
      ))}
    </ul>
  );
  return (
    <Section id={id} tone="tint">
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      {list(entries.slice(0, first), styles.first)}
      <details className={styles.rest}>
        <summary>
          {more(entries.length - first)}
          <Icon name="chevronDown" />
        </summary>
        {list(entries.slice(first), styles.ledger)}
      </details>
    </Section>
  );
}

function Row({claim, meaning, counted, asOf}: Entry & Pick<ClaimLedgerProps, 'asOf'>) {
  const {about, figure, scale, plus} = formatClaim(claim, useLocale());
  const [year = '', month = ''] = claims[claim].asOf.split('-');
  return (
    <li>
      <p className={styles.figure}>
        {about && <small>{about} </small>}
        {figure}
        {scale && <small> {scale}</small>}
        {plus}
      </p>
      <div>
        <h3>{meaning}</h3>
        <p>{counted}</p>
      </div>
      <p className={styles.date}>{asOf(year, String(Number(month)))}</p>
    </li>
  );
}
