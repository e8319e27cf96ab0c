/** What an elevation is made of: the ceiling, the device below it, and people. */
import type {InstallationScene} from './installation';
import {peopleIn} from './installationGeometry';

/** Where the floor is drawn. */
export const floorY = 424;

/** What the counter hangs from. */
export function Ceiling({
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
export function Counter({scene, x, y}: {readonly scene: InstallationScene; readonly x: number; readonly y: number}) {
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

/** People to scale. */
export function People({
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
  return (
    <>
      {peopleIn(scene, half).map(([meters, tall]) => {
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
