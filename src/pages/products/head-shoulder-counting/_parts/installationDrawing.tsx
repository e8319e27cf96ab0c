/**
 * Elevations of doors with their counter, drawn to scale: height, strip of sight and door follow the numbers given.
 * Words come from the copy.
 */
import type {InstallationScene} from './installation';

export interface InstallationDrawingCopy {
  /** What the drawing shows, for each scene. */
  readonly alts: Readonly<Record<InstallationScene, string>>;
  readonly head: string;
  readonly scale: string;
}

export interface InstallationDrawingProps {
  readonly scene: InstallationScene;
  readonly heightM: number;
  /** Greatest mounting height of the device: sets the scale. */
  readonly maxM: number;
  /** Strip seen at head height, all units together. */
  readonly widthM: number;
  readonly units: 1 | 2;
  readonly copy: InstallationDrawingCopy;
  readonly label: (meters: number) => string;
}

const floorY = 424;
const midX = 340;
const headM = 1.7;

export function InstallationDrawing({scene, heightM, maxM, widthM, units, copy, label}: InstallationDrawingProps) {
  const ppm = 316 / Math.max(maxM + 0.6, 4);
  const y = (meters: number) => floorY - meters * ppm;
  const x = (meters: number) => midX + meters * ppm;
  const lens = y(heightM);
  const half = widthM / 2;
  // Centers of the units; two of them overlap in the middle.
  const centers = units === 1 ? [0] : [-(half / 2) + 0.125, half / 2 - 0.125];
  const unitHalf = units === 1 ? half : (widthM + 0.5) / 4;
  const spread = (heightM > headM ? unitHalf / (heightM - headM) : 0) * heightM;
  return (
    <svg
      className="dg"
      viewBox="0 0 680 500"
      role="img"
      aria-label={`${copy.alts[scene]} ${label(heightM)}, ${label(widthM)}`}
    >
      <Ceiling scene={scene} lens={lens} x={x} ppm={ppm} />
      <path d={`M40 ${floorY}h600`} />
      <path className="l" d={`M40 ${y(headM)}h600`} strokeDasharray="2 8" />
      <text x="44" y={y(headM) - 8}>
        {copy.head}
      </text>
      {centers.map((center) => (
        <g key={center}>
          <path
            className="fb"
            d={`M${x(center)} ${lens + 10}L${x(center - spread)} ${floorY}H${x(center + spread)}z`}
          />
          <path
            className="b"
            d={`M${x(center)} ${lens + 10}L${x(center - spread)} ${floorY}M${x(center)} ${lens + 10}L${x(center + spread)} ${floorY}`}
            strokeDasharray="2 7"
          />
          <Counter scene={scene} x={x(center)} y={lens} />
        </g>
      ))}
      <People scene={scene} x={x} ppm={ppm} half={half} />
      <path className="b" strokeWidth="3" d={`M${x(-half)} ${y(headM)}H${x(half)}`} />
      <circle className="b s" cx={x(-half)} cy={y(headM)} r="5" />
      <circle className="o s" cx={x(half)} cy={y(headM)} r="5" />
      <path
        className="b"
        d={`M${x(-half)} ${floorY + 26}H${x(half)}M${x(-half)} ${floorY + 20}v12M${x(half)} ${floorY + 20}v12`}
      />
      <text x={midX} y={floorY + 52} textAnchor="middle" className="tb">
        {label(widthM)}
      </text>
      <path className="b" d={`M620 ${lens}V${floorY}M614 ${lens}h12M614 ${floorY}h12`} />
      <text x="608" y={(lens + floorY) / 2 + 26} textAnchor="end" className="tb">
        {label(heightM)}
      </text>
      <g transform={`translate(44 ${floorY + 44})`}>
        <path d={`M0-4v8M0 0h${ppm}M${ppm}-4v8`} />
        <text x={ppm + 10} y="5">
          {copy.scale}
        </text>
      </g>
    </svg>
  );
}

/** What the counter hangs from. */
function Ceiling({
  scene,
  lens,
  x,
  ppm,
}: {
  readonly scene: InstallationScene;
  readonly lens: number;
  readonly x: (meters: number) => number;
  readonly ppm: number;
}) {
  const top = lens - 8;
  switch (scene) {
    case 'slope':
      // A sloping ceiling; a wedge makes up for the slope, so that the lens hangs plumb.
      return (
        <>
          <path className="l" d={`M40 ${top - 66}L640 ${top + 34}`} />
          <path className="s o" d={`M${x(0) - 26} ${top - 20}L${x(0) + 26} ${top - 12}V${top + 1}H${x(0) - 26}z`} />
          <path className="l" d={`M${x(0)} ${top + 30}v${ppm * 0.9}`} strokeDasharray="1 6" />
        </>
      );
    case 'hall':
      // A tall hall: roof beam, drop rod.
      return (
        <>
          <path
            className="l"
            d="M40 40h600M40 56h600M100 40l40 16M180 40l40 16M260 40l40 16M340 40l40 16M420 40l40 16M500 40l40 16"
          />
          <path d={`M${x(0)} 56V${top}`} />
        </>
      );
    case 'low':
      // A low door head with a wall above it.
      return (
        <>
          <path className="l" d={`M40 ${top}h600M40 ${top - 74}h600M40 ${top - 74}v74M640 ${top - 74}v74`} />
          <path className="l" d={`M120 ${top - 37}h440`} strokeDasharray="14 10" />
        </>
      );
    case 'corner':
      // An open front without a door: pillar at the left, ceiling, awning.
      return (
        <>
          <path className="l" d={`M40 ${top}h600`} />
          <path className="l" d={`M70 ${top}V424M110 ${top}V424`} />
          <path className="o" d={`M520 ${top}l100 34`} />
        </>
      );
    default:
      return <path className="l" d={`M40 ${top}h600`} />;
  }
}

/** The device: one lens, two lenses side by side, or a fisheye dome. */
function Counter({scene, x, y}: {readonly scene: InstallationScene; readonly x: number; readonly y: number}) {
  if (scene === 'corner') return <path className="s" d={`M${x - 18} ${y - 8}h36a18 18 0 0 1-36 0z`} />;
  if (scene === 'flat') {
    return (
      <>
        <rect className="s" x={x - 20} y={y - 8} width="40" height="14" rx="4" />
        <circle className="o s" cx={x} cy={y + 8} r="5" />
      </>
    );
  }
  return (
    <>
      <rect className="s" x={x - 30} y={y - 8} width="60" height="14" rx="7" />
      <circle className="o s" cx={x - 16} cy={y + 6} r="5" />
      <circle className="o s" cx={x + 16} cy={y + 6} r="5" />
    </>
  );
}

/** A door leaf pair or people, to scale; a child in the tall hall, two abreast in the double door. */
function People({
  scene,
  x,
  ppm,
  half,
}: {
  readonly scene: InstallationScene;
  readonly x: (meters: number) => number;
  readonly ppm: number;
  readonly half: number;
}) {
  const at: readonly (readonly [number, number])[] =
    scene === 'wide'
      ? [
          [-half * 0.62, 1.74],
          [-0.4, 1.62],
          [0.32, 1.7],
          [half * 0.66, 1.2],
        ]
      : scene === 'hall'
        ? [
            [-1.1, 1.72],
            [0.2, 1.1],
            [1.2, 1.64],
          ]
        : [
            [-half * 0.45, 1.7],
            [half * 0.4, 1.58],
          ];
  return (
    <>
      {at.map(([meters, tall]) => {
        const r = 0.115 * ppm;
        const headY = floorY - tall * ppm + r;
        const body = 0.21 * ppm;
        return (
          <g key={meters}>
            <path
              className="s"
              d={`M${x(meters) - body} ${floorY}v${-(tall - 0.62) * ppm}a${body} ${body} 0 0 1 ${2 * body} 0V${floorY}`}
            />
            <circle className="s" cx={x(meters)} cy={headY} r={r} />
          </g>
        );
      })}
    </>
  );
}
