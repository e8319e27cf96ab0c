/** Four figures from the claim registry, with their date. */
import copy from '@copy/home';
import {claims, claimText, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {Container} from '@site/src/components/ui/Section';
import styles from './Facts.module.css';

const shown = ['camerasOnline', 'chainBrands', 'largestCustomerCameras', 'citiesCovered'] as const satisfies ClaimId[];

export function Facts() {
  const locale = useLocale();
  const dates = new Set(shown.map((id) => claims[id].asOf));
  // Said once where all have the same.
  const isOneDate = dates.size === 1;
  const source = (asOf: string): string => {
    const [year = '', month = ''] = asOf.split('-');
    return copy.facts.asOf(year, String(Number(month)));
  };
  return (
    <section aria-label={copy.facts.label}>
      <Container>
        <ul className={styles.facts}>
          {shown.map((id) => {
            const figure = claimText(id, locale);
            return (
              <li key={id}>
                <b>{figure.charAt(0).toUpperCase() + figure.slice(1)}</b>
                <p>{copy.facts[id]}</p>
                {!isOneDate && <span className={styles.asOf}>{source(claims[id].asOf)}</span>}
              </li>
            );
          })}
        </ul>
        {isOneDate && <p className={styles.source}>{source(claims[shown[0]].asOf)}</p>}
      </Container>
    </section>
  );
}
