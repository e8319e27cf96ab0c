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
    <section aria-label={copy.facts.label} className={styles.band}>
      <Container>
        <ul className={styles.facts}>
          {shown.map((id) => {
            // "About" is small: it would make its column wider than the others.
            const [, about = '', figure] = /^(\D*)(.*)/.exec(claimText(id, locale)) ?? [];
            return (
              <li key={id}>
                <b>
                  {about && <small>{about.charAt(0).toUpperCase() + about.slice(1)}</small>}
                  {figure}
                </b>
                <p>{copy.facts[id]}</p>
                {!isOneDate && <p>{source(claims[id].asOf)}</p>}
              </li>
            );
          })}
        </ul>
        {isOneDate && <p className={styles.source}>{source(claims[shown[0]].asOf)}</p>}
      </Container>
    </section>
  );
}
