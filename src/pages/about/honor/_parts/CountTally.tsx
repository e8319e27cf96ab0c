/**
 * Ten minutes at one door, counted twice: who crosses the line, a stroke by hand for each, and what the system counted. The one
 * that is missing is the case our product page names first.
 */
import styles from './CountTally.module.css';

export interface CountTallyCopy {
  readonly alt: string;
  readonly minutes: string;
  readonly hand: string;
  readonly system: string;
  readonly missed: string;
}

/** Where the counting line begins and ends. */
const line = [130, 430] as const;
/** Who crosses it, in time. */
const people = [144, 166, 196, 218, 240, 268, 290, 320, 342, 366, 392, 414];
/** Two share an umbrella, and of them the second is not counted. */
const [first, missed] = [268, 290];

const marks = (draw: (x: number) => string, of: readonly number[] = people): string => of.map(draw).join('');

export function CountTally({copy}: {readonly copy: CountTallyCopy}) {
  const counted = people.filter((x) => x !== missed);
  return (
    <div className={styles.plate}>
      <svg className="dg" viewBox="0 0 500 300" role="img" aria-label={copy.alt}>
        <circle cx="31" cy="34" r="13" />
        <path d="M31 26v8l6 4" />
        <text x="52" y="40">
          {copy.minutes}
        </text>
        <path d={`M${line[0]} 34H${line[1]}`} />
        <path d={marks((minute) => `M${line[0] + 30 * minute} 28v12`, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])} />
        <path className="l" d={marks((x) => `M${x} 148V256`)} strokeDasharray="1 6" />
        <path className="s" d={marks((x) => `M${x - 8} 140v-22a8 8 0 0 1 16 0v22`)} />
        <path className="s" d={marks((x) => `M${x - 7} 102a7 7 0 1 0 14 0a7 7 0 1 0-14 0`)} />
        <path className="s b" d={`M${(first + missed) / 2 - 30} 96a30 24 0 0 1 60 0z`} />
        <path className="b" d={`M${(first + missed) / 2} 72v-5M${(first + missed) / 2} 96v26`} />
        <path className="l" d="M232 58l-5 12M326 58l-5 12M250 52l-4 10M312 50l-4 10M218 78l-5 12M340 80l-5 12" />
        <path className="b" d={`M${line[0]} 142H${line[1]}`} strokeWidth="4" />
        <circle className="b s" cx={line[0]} cy="142" r="6" />
        <circle className="o s" cx={line[1]} cy="142" r="6" />
        <text x="18" y="196">
          {copy.hand}
        </text>
        <path d={marks((x) => `M${x + 2} 178l-4 24`)} strokeWidth="3" />
        <text className={`tb ${styles.sum}`} x="470" y="198" textAnchor="middle">
          {people.length}
        </text>
        <path className="l" d="M18 214H482" />
        <text x="18" y="244">
          {copy.system}
        </text>
        <path className="b s" d={marks((x) => `M${x - 6} 232h12v12h-12z`, counted)} />
        <circle className="o s" cx={missed} cy="238" r="9" strokeDasharray="3 5" />
        <text className={`tb ${styles.sum} ${styles.counted}`} x="470" y="246" textAnchor="middle">
          {counted.length}
        </text>
        <path className="o" d={`M${missed} 248v16`} />
        <text className="tb" x={missed} y="284" textAnchor="middle">
          {copy.missed}
        </text>
      </svg>
    </div>
  );
}
