/** The back wall of a pharmacy, a zone for each duty: where its proof is made, and how far a camera gets. */
import {CeilingCamera, Person} from '@site/src/components/diagrams/storeShapes';
import type {Zone} from '@site/src/components/sections/DrawnRow';

const vials = [84, 100, 132, 148];

/** Fridge whose sensor sits among the goods and reports by itself. */
const fridge = (
  <>
    <rect className="s" x="60" y="72" width="112" height="158" rx="8" />
    <path d="M72 230v6M160 230v6" />
    <rect className="fb" x="72" y="96" width="88" height="122" rx="4" />
    <rect className="b" x="72" y="96" width="88" height="122" rx="4" />
    <path className="b" d="M72 136h88M72 178h88" />
    {vials.map((x) => (
      <path key={x} className="s" d={`M${x - 5} 136v-16h3v-6h6v6h3v16zM${x - 5} 178v-16h3v-6h6v6h3v16z`} />
    ))}
    <path className="s" d="M80 218v-20h22v20zM108 218v-14h18v14zM132 218v-20h20v20z" />
    <path d="M116 96V84M152 84h10" />
    <rect className="s" x="106" y="142" width="20" height="26" rx="5" />
    <path className="o" d="M184 104c8 8 8 20 0 28M194 96c13 13 13 31 0 44M204 88c18 18 18 42 0 60" />
  </>
);

/** The post under a camera, and the rota on the wall that says who should be there. */
const post = (
  <>
    <CeilingCamera x={88} to={[30, 146]} />
    <rect className="s" x="156" y="66" width="68" height="62" rx="4" />
    <path className="l" d="M156 84h68M156 98h68M156 112h68M178 84v44M200 84v44" />
    <path className="b" d="m162 104 4 4 7-8M184 90l4 4 7-8M206 118l4 4 7-8" />
    <Person x={88} coat />
    <path className="s" d="M150 236v-34h80v34z" />
    <path d="M190 202v-6" />
    <rect className="s" x="170" y="160" width="40" height="36" rx="4" />
    <path className="o" d="M178 184c6-16 10-16 9-4s5 6 6-2 5-2 9-2" />
  </>
);

/** The counter with its sign up, nobody behind it, and a register that refuses. */
const counter = (
  <>
    <CeilingCamera x={84} to={[52, 116]} y={166} />
    <path className="s" d="M24 166h192v12h-8v58H32v-58h-8z" />
    <path className="l" d="M32 206h176" />
    <path d="M84 166v-16M66 166h36" />
    <rect className="s" x="52" y="86" width="64" height="64" rx="8" />
    <circle className="o" cx="84" cy="118" r="19" />
    <path className="o" d="M71 132l26-28" strokeWidth="3" />
    <path d="M168 166v-14M152 166h32" />
    <rect className="s" x="142" y="108" width="56" height="44" rx="5" />
    <rect className="b" x="160" y="128" width="20" height="14" rx="3" />
    <path className="b" d="M164 128v-4a6 6 0 0 1 12 0v4" />
  </>
);

/** A prescription behind the hatching of a privacy mask: only its signature counts. */
const prescription = (
  <>
    <path className="s" d="M24 196h192v10h-8v30h-12v-30H44v30H32v-30h-8z" />
    <rect className="s" x="70" y="60" width="100" height="130" rx="4" />
    <path
      className="l"
      d="m70 84 24-24M70 108l48-48M70 132l72-72M76 150l90-90M100 150l70-70M124 150l46-46M148 150l22-22"
    />
    <path className="l" d="M84 150h72" />
    <path className="b" d="M84 176c8-22 15-22 13-6s8 8 10-2 7-2 11-2 3-6 8-2" strokeWidth="3" />
    <path d="m136 170 34-40 10 8-34 40-12 4z" className="s" />
    <path className="l" d="M54 60V46h14M186 60V46h-14M54 178v14h8M186 178v14h-8" />
  </>
);

const drawers = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((column) => [56 + column * 36, 92 + row * 34] as const));

/** Drawers for what is dear, one of them pulled out, and the sheet it is counted against. */
const cabinet = (
  <>
    <CeilingCamera x={108} to={[40, 182]} />
    <rect className="s" x="50" y="84" width="116" height="152" rx="4" />
    {drawers.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <rect className="l" x={x} y={y} width="32" height="28" rx="2" />
        <path d={`M${x + 12} ${y + 14}h8`} />
      </g>
    ))}
    <path className="s" d="M90 158h36l6 10v26H84v-26z" />
    <path className="o" d="M84 168h48v26H84zM84 168l6-10h36l6 10M102 181h12" />
    <rect className="s" x="184" y="112" width="42" height="60" rx="4" />
    <path className="s" d="M196 106h18v12h-18z" />
    <path className="b" d="m191 130 3 4 6-7M191 144l3 4 6-7" />
    <path className="l" d="M206 132h12M206 146h12M192 160h26" />
  </>
);

/** In the order of the duties in the copy. */
export const pharmacyWall: readonly Zone[] = [
  {drawing: fridge, at: [116, 155]},
  {drawing: post, at: [190, 222]},
  {drawing: counter, at: [84, 190]},
  {drawing: prescription, at: [120, 182]},
  {drawing: cabinet, at: [205, 172]},
];
