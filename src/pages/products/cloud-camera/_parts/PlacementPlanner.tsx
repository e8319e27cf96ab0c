/** Height and angle in, floor covered out: from the side and from above, with how far a face, a person, a shape is told. */
import planner from '@copy/demos/planner';
import copy from '@copy/demos/placement-planner';
import {modelsOfKind} from '@site/src/facts/models';
import {useId} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {
  coverageOf,
  panRanges,
  placementCodec,
  placementLimits,
  placementStart,
  sweepDeg,
  vfovDeg,
  type Coverage,
  type Detail,
  type PlacementState,
} from './coverage';
import {NumberField} from '@site/src/features/calculators/NumberField';
import styles from './PlacementPlanner.module.css';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const cameras = modelsOfKind('camera');
const codec = placementCodec(cameras.map(({id}) => id));
const kinds: readonly Detail[] = ['identify', 'recognise', 'detect'];

/** Meters with one decimal. */
const meters = (distance: number): string => distance.toFixed(1);

export default function PlacementPlanner() {
  const [state, setState] = useQueryState(placementStart, codec);
  const camera = cameras.find(({id}) => id === state.model) ?? cameras[0]!;
  const coverage = coverageOf(camera, state);
  const sweep = sweepDeg(camera.hfovDeg, camera.panDeg === null ? null : state.pan);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<PlacementFields state={state} turns={camera.panDeg !== null} onChange={setState} />}
      below={
        <div className={styles.drawings}>
          <figure>
            <SideView mount={state} coverage={coverage} />
            <figcaption>{copy.side}</figcaption>
          </figure>
          <figure>
            <TopView coverage={coverage} sweep={sweep} />
            <figcaption>{copy.top(Math.round(sweep))}</figcaption>
          </figure>
        </div>
      }
    >
      <Badge tone="line">{planner.sample}</Badge>
      <dl className={styles.reach}>
        {kinds.map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{copy.kinds[kind]}</dt>
            <dd>{coverage.reach[kind] === 0 ? copy.never : copy.upTo(meters(coverage.reach[kind]))}</dd>
          </div>
        ))}
        <div>
          <dt>{copy.blind}</dt>
          <dd>{copy.upTo(meters(coverage.near))}</dd>
        </div>
      </dl>
      <p className={styles.sum}>{copy.sum(camera.name, camera.hfovDeg, Math.round(vfovDeg(camera)))}</p>
      {coverage.far === Infinity && <p className={styles.sum}>{copy.horizon}</p>}
      {camera.panDeg !== null && <p className={styles.sum}>{copy.turning(state.pan)}</p>}
    </PlannerFrame>
  );
}

interface PlacementFieldsProps {
  readonly state: PlacementState;
  readonly turns: boolean;
  readonly onChange: (state: PlacementState) => void;
}

function PlacementFields({state, turns, onChange}: PlacementFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={styles.select}>
        <label htmlFor={`${id}-model`}>{copy.model}</label>
        <select
          id={`${id}-model`}
          value={state.model}
          onChange={(event) => onChange({...state, model: event.target.value})}
        >
          {cameras.map((camera) => (
            <option key={camera.id} value={camera.id}>
              {copy.option(camera.name, camera.hfovDeg)}
            </option>
          ))}
        </select>
      </div>
      <NumberField
        label={copy.height}
        unit="m"
        step={0.1}
        {...placementLimits.height}
        value={state.height}
        onChange={(height) => onChange({...state, height})}
      />
      <NumberField
        label={copy.tilt}
        unit="°"
        {...placementLimits.tilt}
        value={state.tilt}
        onChange={(tilt) => onChange({...state, tilt})}
      />
      {turns && (
        <div className={styles.select}>
          <label htmlFor={`${id}-pan`}>{copy.pan}</label>
          <select
            id={`${id}-pan`}
            value={state.pan}
            onChange={(event) =>
              onChange({...state, pan: panRanges.find((range) => String(range) === event.target.value) ?? state.pan})
            }
          >
            {panRanges.map((range) => (
              <option key={range} value={range}>{`${range}°`}</option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

/** Meters the drawings show at most; beyond, only shapes remain. */
const horizonM = 24;

const shown = (distance: number): number => Math.min(distance, horizonM);

function SideView({
  mount: {height},
  coverage,
}: {
  readonly mount: {readonly height: number};
  readonly coverage: Coverage;
}) {
  const scale = 480 / horizonM;
  const [floor, left] = [216, 40];
  const top = floor - height * scale;
  const x = (distance: number) => left + shown(distance) * scale;
  // Where the upper edge of the picture leaves the drawing: above the floor when it reaches beyond.
  const end = floor - height * scale * Math.max(0, 1 - horizonM / coverage.far);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 560 272"
      role="img"
      aria-label={copy.sideAlt(meters(coverage.near), meters(shown(coverage.far)))}
    >
      <path className="fb" d={`M${left} ${top}L${x(coverage.near)} ${floor}H${x(coverage.far)}V${end}z`} />
      {kinds
        .toReversed()
        .map(
          (kind) =>
            coverage.reach[kind] > 0 && (
              <path
                key={kind}
                className={styles[kind]}
                d={`M${x(coverage.near)} ${floor}H${x(coverage.reach[kind])}`}
              />
            ),
        )}
      <path className="l" d={`M16 ${floor + 6}h528`} />
      <path d={`M${left} ${floor + 6}V${top}`} />
      <rect className="s" x={left - 10} y={top - 10} width="28" height="18" rx="5" />
      <circle className="o" cx={left + 12} cy={top - 1} r="3" />
      <Figure x={x(Math.max(coverage.near + 0.6, 3))} floor={floor} scale={scale} />
      {[0, 6, 12, 18, 24].map((mark) => (
        <text key={mark} x={left + mark * scale} y={floor + 30} textAnchor="middle">{`${mark} m`}</text>
      ))}
    </svg>
  );
}

/** A person of 1.7 m, for scale. */
function Figure({x, floor, scale}: {readonly x: number; readonly floor: number; readonly scale: number}) {
  const head = 0.11 * scale;
  return (
    <g transform={`translate(${x} ${floor})`}>
      <circle className="s" cy={-1.6 * scale} r={head * 1.4} />
      <path
        className="s"
        d={`M${-0.22 * scale} 0V${-1.1 * scale}a${0.22 * scale} ${0.22 * scale} 0 0 1 ${0.44 * scale} 0V0z`}
      />
    </g>
  );
}

function TopView({coverage, sweep}: {readonly coverage: Coverage; readonly sweep: number}) {
  const scale = 118 / horizonM;
  const ring = (distance: number): string => sector(shown(distance) * scale, sweep);
  return (
    <svg
      className={`dg ${styles.drawing}`}
      viewBox="0 0 280 272"
      role="img"
      aria-label={copy.topAlt(Math.round(sweep))}
    >
      <g transform="translate(140 136)">
        <path className="fb" d={ring(coverage.far)} />
        {kinds
          .toReversed()
          .map(
            (kind) =>
              coverage.reach[kind] > 0 && <path key={kind} className={styles[kind]} d={ring(coverage.reach[kind])} />,
          )}
        {coverage.near > 0.05 && <circle className={`s ${styles.blind}`} r={coverage.near * scale} />}
        <circle className="o" r="4" />
      </g>
    </svg>
  );
}

/** A sector around the top of the drawing, or the whole circle. */
function sector(radius: number, sweep: number): string {
  if (sweep >= 360) return `M0 ${-radius}a${radius} ${radius} 0 1 1 -.01 0z`;
  const half = (sweep * Math.PI) / 360;
  const [x, y] = [Math.sin(half) * radius, -Math.cos(half) * radius];
  return `M0 0L${-x} ${y}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${x} ${y}z`;
}
