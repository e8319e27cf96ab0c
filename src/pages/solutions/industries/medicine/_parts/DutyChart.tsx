/** The day on three lanes, with a line at the chosen minute. */
import {away, closes, cold, isIn, opens, readings, waiting} from './pharmacyDay';
import styles from './DutyDay.module.css';

/** Drawing: minutes to the right, lanes downwards. */
const x = (minute: number) => 8 + ((minute - opens) / (closes - opens)) * 1104;
const y = (degrees: number) => 146 - degrees * 11;

export interface DutyChartProps {
  readonly minute: number;
  readonly copy: {
    readonly alt: string;
    readonly lanes: {readonly fridge: string; readonly pharmacist: string; readonly counter: string};
  };
}

export function DutyChart({minute, copy}: DutyChartProps) {
  return (
    <div className={styles.plot}>
      <svg
        className={`dg ${styles.chart}`}
        viewBox="0 0 1120 300"
        role="img"
        aria-label={copy.alt}
        preserveAspectRatio="none"
      >
        <path className="fb" d={`M8 ${y(cold.to)}H1112V${y(cold.from)}H8z`} />
        <path
          className="l"
          d={`M8 ${y(cold.to)}H1112M8 ${y(cold.from)}H1112`}
          strokeDasharray="4 6"
          vectorEffect="non-scaling-stroke"
        />
        <path
          className="b"
          d={`M${readings.map(([at, value]) => `${x(at)} ${y(value)}`).join('L')}`}
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
        <path
          className={styles.on}
          d={`M8 208H${x(away[0]?.[0] ?? closes)}M${x(away[0]?.[1] ?? closes)} 208H${x(away[1]?.[0] ?? closes)}M${x(away[1]?.[1] ?? closes)} 208H1112`}
          vectorEffect="non-scaling-stroke"
        />
        {waiting.map(([from, to]) => (
          <path
            key={from}
            className={isIn(away, from) || isIn(away, to) ? styles.late : styles.on}
            d={`M${x(from)} 268H${x(to)}`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <path className="o" d={`M${x(minute)} 12V288`} strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
      {(['fridge', 'pharmacist', 'counter'] as const).map((lane) => (
        <span key={lane} className={styles[lane]} aria-hidden="true">
          {copy.lanes[lane]}
        </span>
      ))}
    </div>
  );
}
