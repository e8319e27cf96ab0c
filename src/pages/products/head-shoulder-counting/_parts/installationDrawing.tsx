/**
 * Elevations of doors with their counter, drawn to scale: height, strip of sight and door follow the numbers given.
 * Words come from the copy.
 */
import {headM} from '@site/src/facts/hardware/doors';
import type {InstallationScene} from './installation';
import {sightOf} from './installationGeometry';
import {Ceiling, Counter, floorY, People} from './installationParts';

export interface InstallationDrawingCopy {
  /** What the drawing shows, for each scene. */
  readonly alts: Readonly<Record<InstallationScene, string>>;
  readonly head: string;
  readonly scale: string;
  /** A label of the drawing; the height breaks before the measure in brackets. */
  readonly meters: (value: string) => string;
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

const midX = 340;

export function InstallationDrawing({scene, heightM, maxM, widthM, units, copy, label}: InstallationDrawingProps) {
  const ppm = 316 / Math.max(maxM + 0.6, 4);
  const y = (meters: number) => floorY - meters * ppm;
  const x = (meters: number) => midX + meters * ppm;
  const lens = y(heightM);
  const {half, centers, spread} = sightOf(heightM, widthM, units);
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
      <text y={(lens + floorY) / 2 + (headM > heightM / 2 ? 26 : -34)} textAnchor="end" className="tb">
        {label(heightM)
          .split(/ (?=\()/)
          .map((line, index) => (
            <tspan key={line} x="608" dy={index * 20}>
              {line}
            </tspan>
          ))}
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
