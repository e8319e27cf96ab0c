/** Figures of the claim registry, each with its date and what it counts. */
import company from '@copy/about/company';
import copy from '@copy/press';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {claims, claimText} from '@site/src/facts/claims';
import {pressFigures} from '@site/src/facts/press';
import {useLocale} from '@site/src/site/useLocale';
import styles from '../PressRoom.module.css';
import {Part} from './Part';

export function FactSheet() {
  const locale = useLocale();
  const {facts} = copy;
  const rows = pressFigures.map((claim) => {
    const [year = '', month = ''] = claims[claim].asOf.split('-');
    const {meaning, counted} = company.numbers.entries[claim];
    return {claim, figure: claimText(claim, locale), meaning, counted, asOf: facts.month(year, String(Number(month)))};
  });
  const space = locale === 'en' ? ' ' : '';
  const text = rows
    .map(({figure, meaning, counted, asOf}) => `${figure}${space}${meaning} (${facts.asOf}${space}${asOf}): ${counted}`)
    .join('\n');
  return (
    <Part id="facts" title={facts.title} lead={facts.lead}>
      <table className={styles.facts}>
        <thead>
          <tr>
            <th scope="col">{facts.figure}</th>
            <th scope="col">{facts.counts}</th>
            <th scope="col">{facts.asOf}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({claim, figure, meaning, counted, asOf}) => (
            <tr key={claim}>
              <th scope="row">
                <b>{figure}</b> {meaning}
              </th>
              <td>{counted}</td>
              <td className={styles.asOf}>
                <span aria-hidden="true">{facts.asOf} </span>
                {asOf}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.after}>
        <CopyButton text={text} what={facts.all} copy={facts.copy} />
        <MoreLink to="about" hash="numbers">
          {facts.more}
        </MoreLink>
      </p>
    </Part>
  );
}
