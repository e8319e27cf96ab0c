/** Four figures from the claim registry, with their date. */
import copy from '@copy/home';
import {claims, formatClaim, type ClaimId} from '@site/src/facts/claims';
import {useLocale} from '@site/src/site/useLocale';
import {Container} from '@site/src/components/ui/Section';
import styles from './Facts.module.css';

const shown = ['camerasOnline', 'chainBrands', 'largestCustomerCameras', 'citiesCovered'] as const satisfies ClaimId[];

export function Facts() {
  const locale = useLocale();
  return (
    <section aria-label={copy.facts.label}>
      <Container>
        <ul className={styles.facts}>
          {shown.map((id) => {
            const {about, figure, scale, plus} = formatClaim(id, locale);
            const [year = '', month = ''] = claims[id].asOf.split('-');
            const chinese = locale === 'zh-CN';
            return (
              <li key={id}>
                <b>
                  {chinese && about}
                  {figure}
                  {scale === '%' ? scale : scale && <small>{scale}</small>}
                  {plus}
                </b>
                <p>{copy.facts[id]}</p>
                <span className={styles.asOf}>{copy.facts.asOf(year, String(Number(month)))}</span>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
