/** The cameras a store has in, the number of edge boxes out, and which cameras stay outside. */
import copy from '@copy/demos/box-checker';
import planner from '@copy/demos/planner';
import {modelsOfKind} from '@site/src/facts/models';
import {Badge} from '@site/src/components/ui/Badge';
import styles from './BoxChecker.module.css';
import {cameraGroups, camerasCodec, camerasStart, groupLimits, planBoxes} from './boxPlan';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const [box] = modelsOfKind('edgeBox');

export default function BoxChecker() {
  const [cameras, setCameras] = useQueryState(camerasStart, camerasCodec);
  if (!box) return null;
  const plan = planBoxes(cameras, box);
  return (
    <PlannerFrame
      label={copy.label}
      fields={cameraGroups.map((group) => (
        <div key={group}>
          <NumberField
            label={copy.groups[group].label}
            unit={copy.unit}
            {...groupLimits}
            value={cameras[group]}
            onChange={(count) => setCameras({...cameras, [group]: count})}
          />
          <p className={styles.hint}>{copy.groups[group].hint}</p>
        </div>
      ))}
    >
      <Badge tone="line">{planner.sample}</Badge>
      <p className={styles.caption}>{copy.result}</p>
      <p className={styles.figure}>
        {plan.boxes}
        <small>{copy.boxes(plan.boxes)}</small>
      </p>
      <p className={styles.sum}>{copy.sum(plan.usable, box.channels, plan.boxes)}</p>
      <ul className={styles.facts}>
        {plan.boxes > 0 && <li>{copy.free(plan.freeChannels)}</li>}
        {plan.boxes > 0 && <li>{copy.energy(plan.boxes * box.powerW, String(Math.round(plan.kwhMonth)))}</li>}
        {plan.left > 0 && <li>{copy.left(plan.left)}</li>}
        {cameras.above1080 > 0 && <li>{copy.second(cameras.above1080)}</li>}
        {plan.boxes === 0 && <li>{copy.nothing}</li>}
      </ul>
    </PlannerFrame>
  );
}
