/** Figures of the claim registry with what each means in daily work; the date they were taken stands beside them. */
import {formatClaim, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './ClaimRow.module.css';

export interface ClaimRowProps {
  readonly title: string;
  readonly lead: string;
  readonly items: readonly {
    readonly claim: ClaimId;
    readonly unit: string;
    readonly meaning: string;
    readonly reckoned: string;
  }[];
}

export function ClaimRow({title, lead, items}: ClaimRowProps) {
  const locale = useLocale();
  return (
    <Section tone="tint">
      <SectionHead title={title} lead={lead} />
      <ul className={styles.claims}>
        {items.map(({claim, unit, meaning, reckoned}) => {
          const {about, figure, scale, plus} = formatClaim(claim, locale);
          return (
            <li key={claim}>
              <p className={styles.figure}>
                {about && <small>{about}</small>}
                {figure}
                {(scale || plus || unit) && (
                  <small>{[scale + plus, unit].filter(Boolean).join(locale === 'en' ? ' ' : '')}</small>
                )}
              </p>
              <p className={styles.meaning}>{meaning}</p>
              <p className={styles.reckoned}>{reckoned}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
