import type {DashboardCopy} from './dashboardCopy';
import {byConversion, roleMetrics, sampleRegions, sampleStores, total, type Role} from './dashboardMetrics';
import {MetricValue} from './MetricValue';
import styles from './Dashboard.module.css';

/** Stores of a region, or regions of the chain, best conversion first; the last row is their sum. */
export function Ranking({role, copy}: {readonly role: Exclude<Role, 'store'>; readonly copy: DashboardCopy}) {
  const names = role === 'region' ? copy.stores : copy.regions;
  const rows = (role === 'region' ? sampleStores : sampleRegions).map((row, index) => ({
    ...row,
    name: names[index] ?? '',
    silent: 'silent' in row ? copy.silentValue(row.silent as number, sampleRegions[index]?.stores ?? 0) : undefined,
  }));
  const sum = total(rows.map((row) => row.now));
  return (
    // Scrolled by keyboard where it is wider than the screen.

    <div className={styles.scroll} role="region" aria-label={copy.roles[role].heading} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{copy.place[role === 'region' ? 'store' : 'region']}</th>
            {roleMetrics[role].map((name) => (
              <th key={name} scope="col">
                {copy.metrics[name]}
              </th>
            ))}
            {role === 'head' && <th scope="col">{copy.silent}</th>}
          </tr>
        </thead>
        <tbody>
          {[...byConversion(rows), {name: copy.sum, now: sum, silent: ''}].map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {roleMetrics[role].map((name) => (
                <td key={name}>
                  <MetricValue name={name} totals={row.now} copy={copy} />
                </td>
              ))}
              {role === 'head' && <td>{row.silent}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
