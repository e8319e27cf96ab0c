/** Figures of the claim registry as a ledger: the figure, what is counted, and what is not, each with its date. */
import {claims, formatClaim, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ClaimLedger.module.css';

export interface ClaimLedgerProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** What each figure counts, and how; in the order shown. */
  readonly entries: readonly {readonly claim: ClaimId; readonly meaning: string; readonly counted: string}[];
  readonly asOf: (year: string, month: string) => string;
}

export function ClaimLedger({id, eyebrow, title, lead, entries, asOf}: ClaimLedgerProps) {
  const locale = useLocale();
  return (
    <Section id={id} tone="tint" fold>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <ul className={styles.ledger}>
        {entries.map(({claim, meaning, counted}) => {
          const {about, figure, scale, plus} = formatClaim(claim, locale);
          const [year = '', month = ''] = claims[claim].asOf.split('-');
          return (
            <li key={claim}>
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
        })}
      </ul>
    </Section>
  );
}
