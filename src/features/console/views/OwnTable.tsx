import copy from '@copy/demos/console';
import {storeOf, sumOf} from '../model/chain';
import {metric, type Metric} from '../model/metrics';
import {ownStore, storesOf} from '../model/roles';
import styles from './StoreTable.module.css';
import {grouped} from '@site/src/site/grouped';
import {metricText, shortOf} from './words';

/** A store manager's store beside the average of the region: other stores are not hers to see. */
export function OwnTable({names}: {readonly names: readonly Metric[]}) {
  const region = storesOf('region');
  const {now} = sumOf(region);
  const rows = [
    {name: shortOf(ownStore), text: (metricName: Metric) => metricText(metricName, storeOf(ownStore).now)},
    {
      name: copy.ranking.average,
      // Rates come from the sums; only the visits are divided by the stores.
      text: (metricName: Metric) =>
        metricName === 'visits' ? grouped((metric('visits', now) ?? 0) / region.length) : metricText(metricName, now),
    },
  ];
  return (
    <div className={styles.ranking}>
      <b>{copy.ranking.own}</b>
      <div className={styles.scroll} role="region" aria-label={copy.ranking.own} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{copy.ranking.store}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {copy.metrics[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({name, text}) => (
              <tr key={name}>
                <th scope="row" className={styles.name}>
                  {name}
                </th>
                {names.map((one) => (
                  <td key={one}>{text(one)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
