/** A run of shelves from the front, a bay for each check: what the camera tells, and what fools it. */
import type {Zone} from '@site/src/components/sections/DrawnRow';

/** Boards of a bay; goods stand on them. */
const boards = [96, 142, 188, 230];

/** Uprights and boards of a bay 208 wide. */
const Bay = ({from = 16, to = 224}: {readonly from?: number; readonly to?: number}) => (
  <>
    <rect className="s" x={from} y="46" width={to - from} height="190" rx="4" />
    {boards.map((y) => (
      <path key={y} d={`M${from} ${y}H${to}`} />
    ))}
  </>
);

/** A carton standing on a board. */
const pack = (x: number, y: number, width = 22, height = 32) => `M${x} ${y}v-${height}h${width}v${height}`;
/** A bottle standing on a board. */
const bottle = (x: number, y: number) => `M${x} ${y}v-20q0-5 4-7v-7h6v7q4 2 4 7v20z`;

const columns = [26, 53, 80, 107, 134, 161, 188];
const emptyFacings = new Set(['80 96', '107 96', '161 142', '53 188', '80 188', '188 188']);

/** The frame of a camera: its four corners. */
const Corners = ({
  x,
  y,
  width,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) => (
  <path
    className="b"
    strokeWidth="3"
    d={`M${x} ${y + 16}V${y}h16M${x + width - 16} ${y}h16v16M${x + width} ${y + height - 16}v16h-16M${x + 16} ${y + height}h-16v-16`}
  />
);

/** Facings, six of them empty, in the frame of one camera. */
const facings = (
  <>
    <Bay />
    {boards.flatMap((y) =>
      columns.map((x) =>
        emptyFacings.has(`${x} ${y}`) ? (
          <rect key={`${x} ${y}`} className="o" x={x} y={y - 32} width="24" height="30" rx="3" strokeDasharray="4 6" />
        ) : (
          <path key={`${x} ${y}`} className={y === 142 ? 'fb' : 'l'} d={pack(x, y, 24)} />
        ),
      ),
    )}
    {columns
      .filter((x) => !emptyFacings.has(`${x} 142`))
      .map((x) => (
        <path key={x} d={pack(x, 142, 24)} />
      ))}
    <Corners x={8} y={38} width={224} height={206} />
  </>
);

/** One line in two flavors: alike in outline, and one stands in the other's place. */
const items = (
  <>
    <Bay />
    {[26, 48, 70, 92, 148, 170, 192].map((x) => (
      <g key={x}>
        <path className="s" d={bottle(x, 142)} />
        <path className="b" d={`M${x} 134h14M${x} 126h14`} />
      </g>
    ))}
    <path className="s o" d={bottle(120, 142)} />
    <path className="o" d="M120 130h14" />
    <rect className="o" x="110" y="100" width="34" height="48" rx="6" strokeDasharray="4 6" />
    {[26, 56, 86, 116, 146, 176].map((x) => (
      <path key={x} className="l" d={`${pack(x, 96, 26, 28)}${pack(x, 188, 26, 30)}${pack(x, 230, 26, 30)}`} />
    ))}
  </>
);

/** A floor display, and the cart that hides it from the camera. */
const display = (
  <>
    <path className="s" d="M58 46h92l-6 30H64z" />
    <path className="b" d="m104 52 3 6 7 1-5 5 1 7-6-3-6 3 1-7-5-5 7-1z" />
    <rect className="s" x="50" y="76" width="108" height="150" />
    <path d="M44 226h120v10H44z" className="s" />
    <path className="fb" d="M50 76h108v50H50z" />
    <path d="M50 126h108M50 176h108M86 76v50M122 76v50M104 126v50M68 176v50M104 176v50M140 176v50" />
    <Corners x={34} y={38} width={140} height={206} />
    <path className="s" d="M112 158h94l-14 44h-70z" />
    <path
      className="o"
      d="M104 142h-10M104 142l22 72h64M112 158h94l-14 44h-70M136 158l4 44M160 158v44M184 158l-6 44M118 180h82"
    />
    <circle className="s o" cx="134" cy="226" r="8" />
    <circle className="s o" cx="182" cy="226" r="8" />
  </>
);

/** Tags on the edges of two boards, drawn large; one edge has lost its tag. */
const tags = (
  <>
    <rect className="s" x="16" y="46" width="208" height="190" rx="4" />
    {[26, 76, 126, 176].map((x) => (
      <path key={x} className="l" d={`${pack(x, 104, 38, 50)}${pack(x, 200, 38, 52)}`} />
    ))}
    <path className="s" d="M10 104h220v34H10zM10 200h220v30H10z" />
    {[28, 78, 178].map((x) => (
      <g key={x}>
        <rect className="s b" x={x} y="109" width="36" height="24" rx="3" />
        <path className="b" d={`M${x + 6} 117h14M${x + 6} 125h24`} />
      </g>
    ))}
    <rect className="o" x="128" y="109" width="36" height="24" rx="3" strokeDasharray="4 6" />
    {[28, 78, 128, 178].map((x) => (
      <g key={x}>
        <rect className="s b" x={x} y="204" width="36" height="22" rx="3" />
        <path className="b" d={`M${x + 6} 211h14M${x + 6} 219h24`} />
      </g>
    ))}
  </>
);

/** A cooler: its open half can be seen into, the glass door with fog and glare cannot. */
const cooler = (
  <>
    <rect className="s" x="20" y="46" width="200" height="184" rx="8" />
    <path d="M34 230v6M206 230v6M20 66h200" />
    <path className="fb" d="M30 76h84v144H30z" />
    <rect className="b" x="30" y="76" width="84" height="144" rx="3" />
    <path className="b" d="M30 122h84M30 170h84" />
    {[38, 64, 90].map((x) => (
      <path key={x} className="s" d={`${bottle(x, 122)}${bottle(x, 170)}${bottle(x, 218)}`} />
    ))}
    <rect x="124" y="76" width="86" height="144" rx="3" />
    <path d="M132 132v32" strokeWidth="4" />
    <path className="l" d="M134 122h68M134 170h68" />
    <path
      className="o"
      d="M150 108c8-8 14 8 22 0s14 8 22 0M150 146c8-8 14 8 22 0s14 8 22 0M150 196c8-8 14 8 22 0s14 8 22 0"
    />
    <path className="l" d="m176 92 20-12M168 214l36-22" strokeWidth="4" />
  </>
);

/** In the order of the checks in the copy. */
export const shelfRun: readonly Zone[] = [
  {drawing: facings, at: [92, 174]},
  {drawing: items, at: [127, 150]},
  {drawing: display, at: [77, 202]},
  {drawing: tags, at: [146, 134]},
  {drawing: cooler, at: [72, 220]},
];
