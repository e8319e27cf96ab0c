/** The way through an apparel store from the sidewalk to the fitting rooms: a zone for each test, where it changes something. */
import {CeilingCamera, Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** The line of the counter: in from one end, out at the other. */
const CountingLine = ({from, to}: {readonly from: number; readonly to: number}) => (
  <>
    <path className="b" d={`M${from} 236H${to}`} strokeWidth="4" />
    <circle className="b s" cx={from} cy="236" r="6" />
    <circle className="o s" cx={to} cy="236" r="6" />
  </>
);

/** The storefront: a window, the door with its lights, cool air over the counting line. */
const door = (
  <>
    <rect className="s" x="20" y="64" width="104" height="160" rx="3" />
    <path d="M12 224h120v12H12z" className="s" />
    <path d="M72 224v-34M60 224h24" />
    <path className="s" d="M72 86a10 10 0 1 1 0 20 10 10 0 1 1 0-20zM54 116l12-6h12l12 6 8 40h-14l2 34H58l2-34H46z" />
    <path className="l" d="m30 96 20-22M96 212l20-22" />
    <rect className="s" x="140" y="56" width="146" height="180" rx="3" />
    <CeilingCamera x={213} to={[154, 272]} />
    <path d="M150 236V66h126v170" />
    <path className="o" d="M168 46v10M256 46v10M162 64l-5 5M174 64l5 5M250 64l-5 5M262 64l5 5M168 66v8M256 66v8" />
    <path className="b" d="M170 96c6 8-6 12 0 20s-6 12 0 20M256 96c6 8-6 12 0 20s-6 12 0 20" />
    <Person x={213} height={116} />
    <CountingLine from={152} to={274} />
  </>
);

/** A garment on a rail at x. */
const garment = (x: number) => `M${x} 104v-5a4 4 0 1 1 4 4M${x} 104l-15 11v73h30v-73z`;

/** The first rack, its lead style in front, and the floor warm where people stop. */
const rack = (
  <>
    <ellipse className="fb" cx="150" cy="236" rx="132" ry="22" />
    <ellipse className="fb" cx="130" cy="236" rx="86" ry="15" />
    <ellipse className="fb" cx="112" cy="236" rx="46" ry="9" />
    <path d="M52 236V92M248 236V92M40 236h24M236 236h24M46 92h208" />
    {[232, 208, 184, 160].map((x) => (
      <path key={x} className="s l" d={garment(x)} />
    ))}
    <path className="s b" strokeWidth="3" d="M112 104v-6a5 5 0 1 1 5 5M112 104 84 124v20l10-4v56h36v-56l10 4v-20z" />
    <path className="b" d="M104 110q8 12 16 0M112 122v72" />
    <path className="s o" d="M136 150h34l8 9-8 9h-34zM168 159h1" />
  </>
);

/** A clock with four to seven marked, staff holding out a size, and dashed whoever is added for these hours. */
const staff = (
  <>
    <circle className="s" cx="216" cy="84" r="38" />
    <path className="fb" d="M216 84 243.7 100A32 32 0 0 1 200 111.7z" />
    <path className="o" d="M243.7 100A32 32 0 0 1 200 111.7" strokeWidth="5" />
    <path d="M216 84 232 93M216 84V60M216 46v5M254 84h-5M216 122v-5M178 84h5" />
    <Person x={110} coat />
    <path className="s b" d="M140 178v-5a4 4 0 1 1 4 4M140 178l-14 9v36h36v-36z" />
    <path className="b" d="M136 204h16" />
    <Person x={206} height={104} />
    <path
      className="o"
      strokeDasharray="4 6"
      d="M17 236v-70a22 22 0 0 1 22-22h6a22 22 0 0 1 22 22v70M42 112a14 14 0 1 1 0 28 14 14 0 1 1 0-28"
    />
  </>
);

/** Fitting rooms behind their curtains, the line before them, and the mirror that moves out of the corridor. */
const fitting = (
  <>
    <path className="s" d="M20 236V62h150v174z" />
    <path d="M95 62v174M14 62h162" />
    <path className="s b" d="M26 72h63v152c-6 8-11-6-16 0s-11 8-16 0-11-6-16 0-10 6-15 0z" />
    <path className="b" d="M42 76v138M57 76v138M73 76v138" />
    <path className="s b" d="M101 72h63v152c-6 8-11-6-16 0s-11 8-16 0-11-6-16 0-10 6-15 0z" />
    <path className="b" d="M117 76v138M132 76v138M148 76v138" />
    <rect className="o" x="180" y="112" width="34" height="112" rx="17" strokeDasharray="4 6" />
    <path className="o" d="M206 96c12-14 30-14 42-2M248 84v10h-10" />
    <rect className="s" x="234" y="112" width="38" height="112" rx="19" />
    <path className="l" d="m242 150 20-22M242 170l22-24" />
    <path d="m240 218-10 18M266 218l10 18" />
  </>
);

/** In the order of the tests in the copy. */
export const wayThroughStore: readonly Zone[] = [
  {drawing: door, at: [213, 236]},
  {drawing: rack, at: [112, 188]},
  {drawing: staff, at: [110, 214]},
  {drawing: fitting, at: [253, 196]},
];
