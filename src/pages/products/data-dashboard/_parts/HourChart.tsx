import clock from '@copy/clock';
import type {DashboardCopy} from './dashboardCopy';
import {sampleHours} from './dashboardMetrics';
import styles from './Dashboard.module.css';

/** Visits by hour of one store. */
export function HourChart({copy}: {readonly copy: DashboardCopy}) {
  const most = Math.max(...sampleHours);
  const busiest = sampleHours.indexOf(most as (typeof sampleHours)[number]);
  return (
    <figure className={styles.hours}>
      <figcaption>{copy.hours.title}</figcaption>
      <svg viewBox="0 0 600 210" role="img" aria-label={copy.hours.alt}>
        {sampleHours.map((visits, index) => {
          const height = (visits / most) * 140;
          return (
            <g key={`${index + 10}`}>
              <rect
                className={index === busiest ? styles.top : styles.bar}
                x={index * 50 + 8}
                y={172 - height}
                width="34"
                height={height}
                rx="4"
              />
              <text x={index * 50 + 25} y={164 - height} textAnchor="middle">
                {visits}
              </text>
              <text className={styles.axis} x={index * 50 + 25} y="196" textAnchor="middle">
                {clock.axis(index + 10)}
              </text>
            </g>
          );
        })}
        <path d="M0 172.5h600" />
      </svg>
      <p>{copy.hours.busiest(busiest + 10, most)}</p>
    </figure>
  );
}
