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
import {InquiryLink} from '@site/src/features/forms/inquiry/InquiryLink';
import buttons from '@site/src/components/ui/Button.module.css';
import clsx from 'clsx';
import {useEffect, useState} from 'react';

const [box] = modelsOfKind('edgeBox');

export default function BoxChecker() {
  const [cameras, setCameras] = useQueryState(camerasStart, camerasCodec);
  const [address, setAddress] = useState('');
  // The address holds the state, but only the browser knows it.
  useEffect(() => {
    const {origin, pathname, search} = window.location;
    setAddress(`${origin}${pathname}${search}#checker`);
  }, [cameras]);
  if (!box) return null;
  const plan = planBoxes(cameras, box);
  const sum = copy.sum(plan.usable, box.channels, plan.boxes);
  const facts = [
    plan.boxes > 0 && copy.free(plan.freeChannels),
    plan.boxes > 0 && copy.energy(plan.boxes * box.powerW, String(Math.round(plan.kwhMonth))),
    plan.left > 0 && copy.left(plan.left),
    cameras.above1080 > 0 && copy.second(cameras.above1080),
    plan.boxes === 0 && copy.nothing,
  ].filter((fact) => fact !== false);
  const list = [
    ...cameraGroups
      .filter((group) => cameras[group] > 0)
      .map((group) => copy.line(copy.groups[group].label, cameras[group])),
    sum,
    address,
  ];
  return (
    <div className={styles.checker}>
      <PlannerFrame
        label={copy.label}
        fields={
          <>
            {/* Where the answer is below the fields; that one is announced. */}
            <p className={styles.now} aria-hidden="true">
              {copy.now(plan.boxes, plan.freeChannels)}
              <Badge tone="line">{planner.sample}</Badge>
            </p>
            {cameraGroups.map((group) => (
              <div key={group} className={styles.group}>
                <NumberField
                  label={copy.groups[group].label}
                  {...groupLimits}
                  value={cameras[group]}
                  onChange={(count) => setCameras({...cameras, [group]: count})}
                />
                <p className={styles.hint}>{copy.groups[group].hint}</p>
              </div>
            ))}
          </>
        }
        more={
          <InquiryLink
            componentId="aiBox.attach"
            subject={{product: box.name, plan: list.join('\n')}}
            className={clsx(buttons.button, buttons.solid, styles.send)}
          >
            {copy.send}
          </InquiryLink>
        }
      >
        <div className={styles.answer}>
          <p className={styles.caption}>
            {copy.result}
            <Badge tone="line">{planner.sample}</Badge>
          </p>
          <p className={styles.figure}>
            {plan.boxes}
            <small>{copy.boxes(plan.boxes)}</small>
          </p>
        </div>
        <Boxes boxes={plan.boxes} channels={box.channels} used={plan.usable} />
        <p className={styles.sum}>{sum}</p>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </PlannerFrame>
    </div>
  );
}

/** More than two rows of them show nothing more. */
const mostDrawn = 8;

/** The boxes with their channels, those taken by cameras filled. Decoration: the sum below says it. */
function Boxes({boxes, channels, used}: {readonly boxes: number; readonly channels: number; readonly used: number}) {
  return (
    <div className={styles.boxes} aria-hidden="true">
      {Array.from({length: Math.min(boxes, mostDrawn)}, (_, index) => (
        <span key={index}>
          {Array.from({length: channels}, (_, channel) => (
            <i key={channel} data-used={index * channels + channel < used || undefined} />
          ))}
        </span>
      ))}
      {boxes > mostDrawn && <b>+{boxes - mostDrawn}</b>}
    </div>
  );
}
