/** A store from above with numbered spots; beside it, what each spot needs. The numbers lead to the groups below. */
import styles from './StorePlan.module.css';

export interface PlanSpot {
  /** Anchor of the group of devices. */
  readonly anchor: string;
  readonly place: string;
  readonly job: string;
}

export interface StorePlanProps {
  readonly alt: string;
  readonly spots: readonly PlanSpot[];
}

/** Where the numbers stand on the plan, in the order of the spots. */
const places = [
  [240, 316],
  [126, 196],
  [338, 236],
  [240, 118],
  [400, 84],
  [70, 84],
  [440, 28],
  [190, 232],
] as const;

export function StorePlan({alt, spots}: StorePlanProps) {
  return (
    <div className={styles.plan}>
      <svg className="dg" viewBox="0 0 480 372" role="img" aria-label={alt}>
        <path className="l" d="M12 352h456" strokeDasharray="10 8" />
        <rect className={styles.floor} x="28" y="52" width="424" height="264" />
        <path d="M296 316h156V52H28v264h156" />
        <path d="M184 316a56 56 0 0 1 56-52v52M296 316a56 56 0 0 0-56-52" className="l" />
        <path d="M336 52v64h116M28 116h96V52" />
        <path className="l" d="M352 68h84v16h-84zM44 68h28v32H44z" />
        {[150, 190, 230].map((x) => (
          <rect key={x} className="fb" x={x} y="146" width="18" height="70" rx="4" />
        ))}
        <rect className="fb" x="44" y="140" width="18" height="150" rx="4" />
        <rect className="fb" x="150" y="70" width="160" height="16" rx="4" />
        <path className="s" d="M310 204h100a12 12 0 0 1 12 12v72h-24v-60h-88z" />
        <path className="l" d="M380 12h84v28h-84zM422 12v28" />
        {spots.map(({anchor}, index) => {
          const [x, y] = places[index] ?? [0, 0];
          return (
            <g key={anchor} className={styles.spot} transform={`translate(${x} ${y})`}>
              <circle r="17" />
              <text y="6" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.spots}>
        {spots.map(({anchor, place, job}, index) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <span aria-hidden="true">{index + 1}</span>
              <b>{place}</b>
              <span>{job}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
}
