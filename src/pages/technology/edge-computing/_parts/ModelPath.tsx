/** The way of a model from training into a channel of the box: six steps, each with its drawing. */
import styles from './ModelPath.module.css';

/** A store, its upper left corner at x, y. */
const Shop = ({x, y, tone}: {readonly x: number; readonly y: number; readonly tone: 'b' | 'l'}) => (
  <path className={`s ${tone}`} d={`M${x + 3} ${y + 10}v16h22v-16M${x} ${y + 10}l4-10h20l4 10z`} />
);

/** Neurons that do nothing lose their connections. */
const pruning = (
  <>
    <path
      className="l"
      d="M52 34 100 46M52 90 100 46M100 46 148 46M52 62 100 98M52 90 100 98M100 98 148 72"
      strokeDasharray="1 5"
    />
    <path
      className="b"
      d="M52 34 100 20M52 62 100 20M52 90 100 20M52 34 100 72M52 62 100 72M52 90 100 72M100 20 148 46M100 20 148 72M100 72 148 46M100 72 148 72"
    />
    <path
      className="s"
      d="M45 34a7 7 0 1 0 14 0 7 7 0 1 0-14 0M45 62a7 7 0 1 0 14 0 7 7 0 1 0-14 0M45 90a7 7 0 1 0 14 0 7 7 0 1 0-14 0M141 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0M141 72a7 7 0 1 0 14 0 7 7 0 1 0-14 0"
    />
    <path className="s b" d="M93 20a7 7 0 1 0 14 0 7 7 0 1 0-14 0M93 72a7 7 0 1 0 14 0 7 7 0 1 0-14 0" />
    <path
      className="s o"
      d="M93 46a7 7 0 1 0 14 0 7 7 0 1 0-14 0M93 98a7 7 0 1 0 14 0 7 7 0 1 0-14 0"
      strokeDasharray="2 5"
    />
  </>
);

/** A quarter of the area. */
const quantizing = (
  <>
    <rect className="s" x="30" y="20" width="80" height="80" rx="8" />
    <text x="70" y="70" textAnchor="middle" className={styles.bits}>
      32
    </text>
    <path className="o" d="M120 60h20M133 53l7 7-7 7" />
    <path className="b" d="M160 40v-7M180 40v-7M160 87v-7M180 87v-7" />
    <rect className="s b" x="150" y="40" width="40" height="40" rx="5" />
    <text x="170" y="69" textAnchor="middle" className={styles.bits}>
      8
    </text>
  </>
);

/** The same pictures for both versions; the new one makes no more mistakes than the old. */
const accepting = (
  <>
    <path className="s" d="M34 36V26h66v50H90" />
    <rect className="s" x="22" y="36" width="68" height="52" rx="4" />
    <circle cx="56" cy="54" r="6" />
    <path d="M42 88v-8a10 10 0 0 1 10-10h8a10 10 0 0 1 10 10v8" />
    <path className="o" d="M36 52v-8h8M68 44h8v8" />
    <path className="l" d="M116 48h66" strokeDasharray="2 5" />
    <path className="s" d="M124 98V48h18v50" />
    <path className="s b" d="M156 98V62h18v36" />
    <path className="fb" d="M156 98V62h18v36z" />
    <path d="M114 98h70" />
    <path className="b" d="m156 28 7 8 13-16" strokeWidth="3" />
  </>
);

/** Three stores, a word of yours, then the others. */
const staging = (
  <>
    <Shop x={14} y={12} tone="b" />
    <Shop x={14} y={46} tone="b" />
    <Shop x={14} y={80} tone="b" />
    <path className="o" d="M50 59h8M90 59h10M94 53l6 6-6 6" />
    <circle className="s o" cx="74" cy="59" r="13" />
    <path className="o" d="m68 59 5 5 8-10" />
    <Shop x={114} y={12} tone="l" />
    <Shop x={114} y={46} tone="l" />
    <Shop x={114} y={80} tone="l" />
    <Shop x={156} y={12} tone="l" />
    <Shop x={156} y={46} tone="l" />
    <Shop x={156} y={80} tone="l" />
  </>
);

/** The new version fails, and the one before runs again. */
const rollingBack = (
  <>
    <path className="b" d="M46 56v-7M66 56v-7M46 107v-7M66 107v-7" />
    <rect className="s b" x="34" y="56" width="44" height="44" rx="6" />
    <path className="b" d="m45 78 8 9 14-17" strokeWidth="3" />
    <rect className="s o" x="122" y="56" width="44" height="44" rx="6" strokeDasharray="4 5" />
    <path className="o" d="m136 70 16 16M152 70l-16 16" strokeWidth="3" />
    <path className="o" d="M144 46C138 12 64 12 56 38M48 31l8 8 9-7" strokeWidth="3" />
  </>
);

/** Four pictures into one box, and something else found in each. */
const channels = (
  <>
    <path d="M31 44 70 84M77 44 90 84M123 44 110 84M169 44 130 84" />
    <path className="s" d="M12 14h38v30H12zM58 14h38v30H58zM104 14h38v30h-38zM150 14h38v30h-38z" />
    <path d="M20 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 44v-3a7 7 0 0 1 14 0v3" />
    <path className="b" d="M36 30h9M42 27l3 3-3 3M70 30h14v4a7 6 0 0 1-14 0z" />
    <path d="M68 28a9 9 0 1 1 18 0v5a9 8 0 0 1-18 0zM110 44v-9h15v9M113 35v-8h9v8" />
    <path
      className="o"
      d="M128 27a4 4 0 1 0 8 0 4 4 0 1 0-8 0M127 42v-3a5 5 0 0 1 10 0v3M154 41l6-17h20l5 17z"
      strokeDasharray="2 4"
    />
    <path d="M166 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0M164 38v-3a6 6 0 0 1 12 0v3" />
    <rect className="s b" x="44" y="84" width="112" height="26" rx="6" />
    <path d="M56 97h16M80 97h16" />
    <circle className="b" cx="132" cy="97" r="3" />
    <circle className="o" cx="144" cy="97" r="3" />
  </>
);

const drawings = [pruning, quantizing, accepting, staging, rollingBack, channels];

export interface ModelPathProps {
  /** In the order of the drawings. */
  readonly steps: readonly {readonly title: string; readonly text: string}[];
}

export function ModelPath({steps}: ModelPathProps) {
  return (
    <ol className={styles.path} data-first="3">
      {steps.map(({title, text}, index) => (
        <li key={title}>
          <svg className={`dg ${styles.station}`} viewBox="-20 -12 240 144" aria-hidden="true">
            {drawings[index]}
          </svg>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
