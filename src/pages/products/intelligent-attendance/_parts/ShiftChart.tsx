/** Shifts as planned over people as present, above the visits of each hour with the slider that picks one. */
import clock from '@copy/clock';
import {gaps, open, sampleShifts, sampleVisits} from '@site/src/features/calculators/shifts';
import {headsAt, mostVisits, place, startOf} from './shiftDay';
import styles from './ShiftPlan.module.css';

export interface ShiftChartCopy {
  /** Names of the sample's five shifts, in its order. */
  readonly people: readonly string[];
  readonly legend: {readonly planned: string; readonly present: string; readonly gap: string};
  readonly visits: string;
  readonly slider: string;
  readonly hour: (from: string, present: string, visits: number) => string;
}

export interface ShiftChartProps {
  readonly grace: number;
  readonly hour: number;
  readonly copy: ShiftChartCopy;
  readonly onHour: (hour: number) => void;
}

export function ShiftChart({grace, hour, copy, onHour}: ShiftChartProps) {
  return (
    <div className={styles.chart}>
      <ul className={styles.legend}>
        <li className={styles.keyPlanned}>{copy.legend.planned}</li>
        <li className={styles.keyPresent}>{copy.legend.present}</li>
        <li className={styles.keyGap}>{copy.legend.gap}</li>
      </ul>
      <div className={styles.rows} aria-hidden="true">
        {sampleShifts.map((shift, person) => (
          <div key={copy.people[person]} className={styles.row}>
            <span>{copy.people[person]}</span>
            <div className={styles.track}>
              {shift.planned.map((span) => (
                <i key={span[0]} className={styles.planned} style={place(span)} />
              ))}
              {shift.present.map((span) => (
                <i key={span[0]} className={styles.present} style={place(span)} />
              ))}
              {gaps(shift, grace).map((span) => (
                <i key={span[0]} className={styles.gap} style={place(span)} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className={styles.row}>
        <span>{copy.visits}</span>
        <div>
          <div className={styles.hours} aria-hidden="true">
            {sampleVisits.map((visits, index) => (
              <div key={startOf(index)} data-now={index === hour || undefined}>
                <i style={{height: `${(visits / mostVisits) * 100}%`}} />
                <span>{clock.axis(Math.floor(open[0] / 60) + index)}</span>
              </div>
            ))}
          </div>
          <input
            className={styles.slider}
            type="range"
            min={0}
            max={sampleVisits.length - 1}
            value={hour}
            aria-label={copy.slider}
            aria-valuetext={copy.hour(startOf(hour), headsAt(hour), sampleVisits[hour] ?? 0)}
            onChange={(event) => onHour(Number(event.target.value))}
          />
        </div>
      </div>
    </div>
  );
}
