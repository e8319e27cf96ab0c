/** Choose a task and a number of cameras: where it is worked out, and how much leaves the store for it. */
import copy from '@copy/demos/placement';
import {modelById} from '@site/src/facts/models';
import {useId, useState} from 'react';
import {PlacementDiagram} from './placementDrawing';
import {Badge} from '@site/src/components/ui/Badge';
import {
  maxCameras,
  monthText,
  placementCodec,
  plans,
  rateText,
  startPlacement,
  tasks,
  timesLess,
  trafficOf,
  type Place,
  type Task,
} from './taskTraffic';
import styles from './Placement.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export interface PlacementProps {
  readonly tasks: Readonly<Record<Task, {readonly label: string; readonly cut: string}>>;
  readonly places: Readonly<Record<Place, string>>;
}

/** Loaded near the viewport; the table above it says in words what it draws. */
export default function Placement({tasks: words, places}: PlacementProps) {
  const prefix = useId();
  const [state, setState] = useQueryState(startPlacement, placementCodec);
  const [cut, setCut] = useState(false);
  const {task, cameras} = state;
  const {camera, place, message} = plans[task];
  const traffic = trafficOf(state);
  const bytes =
    message &&
    (message.bytes >= 1e6
      ? `${Math.round(message.bytes / 1e6)}\u00a0MB`
      : message.bytes >= 1000
        ? `${Math.round(message.bytes / 1000)}\u00a0KB`
        : `${message.bytes}\u00a0B`);
  return (
    <div className={styles.placement}>
      <div className={styles.controls}>
        <h3>{copy.title}</h3>
        <fieldset>
          <legend>{copy.choose}</legend>
          {tasks.map((name) => (
            <label key={name} className={styles.task}>
              <input
                type="radio"
                name={`${prefix}-task`}
                checked={name === task}
                onChange={() => setState({...state, task: name})}
              />
              {words[name].label}
            </label>
          ))}
        </fieldset>
        <div>
          <label htmlFor={`${prefix}-cameras`}>{copy.cameras(cameras)}</label>
          <input
            id={`${prefix}-cameras`}
            className={styles.range}
            type="range"
            min={1}
            max={maxCameras}
            value={cameras}
            onChange={(event) => setState({...state, cameras: Number(event.target.value)})}
          />
        </div>
        <button type="button" role="switch" aria-checked={cut} className={styles.switch} onClick={() => setCut(!cut)}>
          {copy.cutLine}
          <i aria-hidden="true" />
        </button>
      </div>
      <div className={styles.view}>
        <Badge tone="line">{copy.badge}</Badge>
        <PlacementDiagram
          copy={copy.diagram}
          places={places}
          place={place}
          devices={{camera: modelById(camera).media, box: modelById('b1').media}}
          stream={rateText(traffic.streamKbit)}
          leaves={rateText(traffic.leavesKbit)}
          cut={cut}
        />
        <div aria-live="polite">
          <dl className={styles.rates}>
            <div>
              <dt>{copy.all}</dt>
              <dd>{rateText(traffic.streamKbit)}</dd>
              <dd className={styles.month}>{`${copy.month} ${monthText(traffic.streamKbit)}`}</dd>
            </div>
            <div className={styles.now}>
              <dt>{copy.now}</dt>
              <dd>{rateText(cut ? 0 : traffic.leavesKbit)}</dd>
              <dd className={styles.month}>
                {cut ? copy.diagram.cut : `${copy.month} ${monthText(traffic.leavesKbit)}`}
              </dd>
            </div>
          </dl>
          <p className={styles.verdict}>
            <span>{message ? copy.less(timesLess(traffic)) : copy.same}</span>
            {traffic.boxes > 0 && <span>{copy.boxes(traffic.boxes)}</span>}
          </p>
          {cut && <p className={styles.cut}>{words[task].cut}</p>}
          <p className={styles.basis}>
            <span>{copy.basis(modelById(camera).name, rateText(traffic.streamKbit / cameras))}</span>
            {message && bytes && <span>{copy.message(bytes, message.perHour)}</span>}
          </p>
        </div>
      </div>
    </div>
  );
}
