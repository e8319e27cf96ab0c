/** Height and angle in, floor covered out: from the side and from above, with how far a face, a person, a shape is told. */
import planner from '@copy/demos/planner';
import copy from '@copy/demos/placement-planner';
import {modelsOfKind} from '@site/src/facts/models';
import {Badge} from '@site/src/components/ui/Badge';
import {coverageOf, placementCodec, placementStart, sweepDeg, vfovDeg} from './coverage';
import {details, meters} from './coverageDrawing';
import {SideView, TopView} from './CoverageViews';
import {PlacementFields} from './PlacementFields';
import styles from './PlacementPlanner.module.css';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const cameras = modelsOfKind('camera');
const codec = placementCodec(cameras.map(({id}) => id));

export default function PlacementPlanner() {
  const [state, setState] = useQueryState(placementStart, codec);
  const camera = cameras.find(({id}) => id === state.model) ?? cameras[0]!;
  const coverage = coverageOf(camera, state);
  const sweep = sweepDeg(camera.hfovDeg, camera.panDeg === null ? null : state.pan);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<PlacementFields cameras={cameras} state={state} turns={camera.panDeg !== null} onChange={setState} />}
      below={
        <div className={styles.drawings}>
          <figure>
            <SideView mount={state} coverage={coverage} />
            <figcaption>{copy.side}</figcaption>
          </figure>
          <figure>
            <TopView mount={state} coverage={coverage} sweep={sweep} />
            <figcaption>{copy.top(Math.round(sweep))}</figcaption>
          </figure>
        </div>
      }
    >
      <Badge tone="line">{planner.sample}</Badge>
      <dl className={styles.reach}>
        {details.map((kind) => (
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
