/**
 * The street a shop would open on, from the houses around it to its till: under each stretch the number people quote for it,
 * and the one to count instead.
 */
import {CeilingCamera, Person} from '@site/src/components/diagrams/storeShapes';
import {DrawnWall, type Zone} from '@site/src/components/sections/DrawnRow';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import styles from './StreetNumbers.module.css';

export interface StreetNumbersProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  /** From the trade area to the till; `pain` is the number as it is quoted. */
  readonly pairs: readonly {readonly who: string; readonly pain: string; readonly answer: string}[];
}

/** Lit windows of a house: where somebody lives, but not everybody walks by. */
const windows = (x: number, y: number, columns: number, rows: number) =>
  Array.from({length: rows * columns}, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return `M${x + column * 24} ${y + row * 28}h12v14h-12z`;
  }).join('');

/** Houses, and the ways people take from them; one leads past the shop. */
const houses = (
  <>
    <path className="s" d="M22 236V86h78v150zM108 236V44h84v192zM200 236V112h76v124z" />
    <path className="l" d={windows(36, 100, 3, 3) + windows(120, 60, 3, 5) + windows(212, 126, 3, 2)} />
    <path className="fb" d={windows(36, 128, 1, 1) + windows(144, 88, 1, 1) + windows(236, 126, 1, 1)} />
    <path d="M54 236v-26h14v26M142 236v-26h16v26M230 236v-26h14v26" />
    <path className="o" strokeDasharray="1 8" d="M110 248H18" strokeWidth="3" />
    <path className="o" d="m22 242-8 6 8 6" />
    <path className="b" strokeDasharray="1 8" d="M160 248h122" strokeWidth="3" />
    <path className="b" d="m278 242 8 6-8 6" />
  </>
);

/** People on the sidewalk: those beyond the glass are out of the stretch that counts. */
const sidewalk = (
  <>
    <path className="fb" d="M100 60h190v176H100z" />
    <path className="l" d="M18 236V70q0-14 14-14h10M34 56h18l4 10H30z" />
    <path
      className="o"
      strokeDasharray="4 6"
      d="M37 236v-66a22 22 0 0 1 22-22h6a22 22 0 0 1 22 22v66M62 116a14 14 0 1 1 0 28 14 14 0 1 1 0-28"
    />
    <Person x={136} height={116} />
    <Person x={196} height={124} />
    <Person x={254} height={108} />
    <path className="b" d="M100 72h190M110 66l-10 6 10 6M280 66l10 6-10 6" />
    <path className="l" d="M100 60v176M290 60v176" />
  </>
);

/** The shop front with its counter above the door: one of those who pass turns in. */
const shopFront = (
  <>
    <path className="s" d="M16 236V72h268v164z" />
    <path className="s" d="M10 72h280l-10 30H20z" />
    <path className="l" d="M64 72l-6 30M118 72l-4 30M182 72l4 30M236 72l6 30" />
    <rect className="l" x="30" y="118" width="112" height="96" rx="3" />
    <path className="l" d="m42 146 24-22M108 206l26-24" />
    <path d="M84 214v-36M70 214h28M64 178h40l-6-26H70z" />
    <path d="M160 236V114h106v122" />
    <path className="fb" d="M213 126 168 236h90z" />
    <rect className="s" x="195" y="114" width="36" height="10" rx="4" />
    <circle className="o" cx="213" cy="124" r="3" />
    <Person x={213} height={96} />
    <path className="b" d="M168 236h90" strokeWidth="4" />
    <circle className="b s" cx="168" cy="236" r="6" />
    <circle className="o s" cx="258" cy="236" r="6" />
  </>
);

/** Inside: the till, its receipt, and the bag of somebody who bought. */
const till = (
  <>
    <CeilingCamera x={124} to={[56, 176]} y={160} />
    <path className="s" d="M32 160h168v14h-10v62H42v-62H32z" />
    <path className="l" d="M42 204h148" />
    <rect className="s" x="64" y="100" width="64" height="44" rx="5" />
    <path d="M96 144v16M76 160h40" />
    <path className="b" d="M76 116h26M76 128h40" />
    <path className="s" d="M140 160v-60l6 5 6-5 6 5 6-5 6 5 6-5v60z" />
    <path className="b" d="M148 116h20M148 126h20M148 136h12" />
    <path className="o" d="M148 148h20" strokeWidth="3" />
    <Person x={240} height={118} />
    <path className="s o" d="M258 190h30l4 40h-38zM266 190v-6a7 7 0 0 1 14 0v6" />
  </>
);

const street: readonly Zone[] = [
  {drawing: houses, at: [150, 230], outdoors: true},
  {drawing: sidewalk, at: [196, 216], outdoors: true},
  {drawing: shopFront, at: [213, 236], outdoors: true},
  {drawing: till, at: [158, 148]},
];

export function StreetNumbers({id, eyebrow, title, pairs}: StreetNumbersProps) {
  return (
    <Section id={id} tone="tint" fold="drawings">
      <SectionHead eyebrow={eyebrow} title={title} />
      <DrawnWall
        zones={street}
        zoneWidth={300}
        notes={pairs.map(({who, pain, answer}) => ({
          title: who,
          body: (
            <>
              <p className={styles.quoted}>{pain}</p>
              <p className={styles.counted}>{answer}</p>
            </>
          ),
        }))}
      />
    </Section>
  );
}
