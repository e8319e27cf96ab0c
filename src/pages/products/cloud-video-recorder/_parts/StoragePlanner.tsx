/** Planner for recorders: cameras by model and count, hours, days, cloud. Names the recorder and the disks, or says what to do. */
import planner from '@copy/demos/planner';
import copy from '@copy/demos/storage';
import {modelById, models, modelsOfKind} from '@site/src/facts/models';
import {useId, useMemo} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {NumberField} from '@site/src/features/calculators/NumberField';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {Answer, Extras, Figure, short, Verdicts, type Extra} from '@site/src/features/calculators/StorageAnswer';
import {
  limits,
  planStorage,
  storageCodec,
  storageStart,
  switchFor,
  upstreamMbit,
  upstreamReserve,
  type CameraRow,
  type Source,
  type StoragePlan,
  type StorageState,
} from '@site/src/features/calculators/storagePlan';
import styles from './StoragePlanner.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const recorders = modelsOfKind('recorder');
const cameras = models.filter((model) => 'mbit' in model);
const codec = storageCodec(cameras.map(({id}) => id));

/** One entry for each camera, not for each model. */
const sourcesOf = (rows: readonly CameraRow[]): Source[] =>
  rows.flatMap(({id, count}) => {
    const camera = cameras.find((one) => one.id === id);
    return camera
      ? Array.from({length: count}, () => ({
          mbit: camera.mbit,
          powerW: camera.powerW,
          poe: camera.power.includes('poe'),
        }))
      : [];
  });

export default function StoragePlanner() {
  const [state, setState] = useQueryState(storageStart, codec);
  const sources = useMemo(() => sourcesOf(state.rows), [state.rows]);
  const plan = useMemo(() => planStorage(recorders, sources, state), [sources, state]);
  // Nothing fits with power from the recorder: what would with a switch?
  const relaxed = useMemo(
    () => (plan.best === null && state.powered ? planStorage(recorders, sources, {...state, powered: false}) : null),
    [plan, sources, state],
  );
  const sending = Math.min(state.sending, sources.length);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<StorageFields state={state} total={sources.length} onChange={setState} />}
      below={<Verdicts plan={plan} cameras={sources.length} powered={state.powered} />}
    >
      <Badge tone="line">{planner.sample}</Badge>
      <Figure
        caption={copy.need}
        value={short(plan.tb)}
        unit="TB"
        sum={copy.sums.storage(short(plan.mbit), state.hours, state.days, short(plan.tb))}
      />
      <Answer plan={plan} relaxed={relaxed?.best ?? null} />
      <Extras
        items={[
          {
            name: copy.upstream,
            value: sending === 0 ? copy.noUpstream : `${short(upstreamMbit(sources, sending))} Mbit/s`,
            why:
              sending > 0
                ? copy.sums.upstream(sending, short(upstreamMbit(sources, sending) / upstreamReserve))
                : undefined,
          },
          switchFact(plan, sources),
        ]}
      />
    </PlannerFrame>
  );
}

interface StorageFieldsProps {
  readonly state: StorageState;
  readonly total: number;
  readonly onChange: (state: StorageState) => void;
}

function StorageFields({state, total, onChange}: StorageFieldsProps) {
  const id = useId();
  const free = cameras.filter((camera) => !state.rows.some((row) => row.id === camera.id));
  const replace = (index: number, row: CameraRow) => onChange({...state, rows: state.rows.with(index, row)});
  return (
    <>
      <fieldset className={styles.rows}>
        <legend>{copy.cameras(total)}</legend>
        <ul>
          {state.rows.map((row, index) => (
            <li key={row.id} className={styles.row}>
              <select
                aria-label={copy.model(index + 1)}
                value={row.id}
                onChange={(event) => replace(index, {...row, id: event.target.value})}
              >
                {cameras
                  .filter((camera) => camera.id === row.id || free.includes(camera))
                  .map((camera) => (
                    <option key={camera.id} value={camera.id}>
                      {copy.option(camera.name, camera.mbit)}
                    </option>
                  ))}
              </select>
              <NumberField
                label={copy.count(modelById(row.id).name)}
                labelHidden
                {...limits.count}
                value={row.count}
                onChange={(count) => replace(index, {...row, count})}
              />
              <button
                type="button"
                className={styles.remove}
                aria-label={copy.remove(modelById(row.id).name)}
                disabled={state.rows.length === 1}
                onClick={() => onChange({...state, rows: state.rows.toSpliced(index, 1)})}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {free[0] && (
          <Button
            look="line"
            size="small"
            className={styles.add}
            onClick={() => onChange({...state, rows: [...state.rows, {id: free[0]!.id, count: 1}]})}
          >
            {copy.add}
          </Button>
        )}
      </fieldset>
      <div className={styles.pair}>
        <NumberField
          label={copy.hours}
          unit={copy.hoursUnit}
          {...limits.hours}
          value={state.hours}
          onChange={(hours) => onChange({...state, hours})}
        />
        <NumberField
          label={copy.days}
          unit={copy.daysUnit}
          {...limits.days}
          value={state.days}
          onChange={(days) => onChange({...state, days})}
        />
      </div>
      <NumberField
        label={copy.sending}
        unit={copy.sendingUnit}
        {...limits.sending}
        value={state.sending}
        onChange={(sending) => onChange({...state, sending})}
      />
      <label className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={state.powered}
          onChange={(event) => onChange({...state, powered: event.target.checked})}
        />
        <span>
          {copy.powered}
          <small>{copy.poweredHint}</small>
        </span>
      </label>
    </>
  );
}

/** The separate switch, where one is needed. */
function switchFact(plan: StoragePlan, sources: readonly Source[]): Extra {
  const needed = switchFor(sources, plan.best?.recorder.poePorts ?? 0);
  return {
    name: copy.switch,
    value: needed.ports === 0 ? copy.noSwitch : copy.switchPorts(needed.ports),
    why: needed.ports > 0 ? copy.sums.watts(needed.watts) : undefined,
  };
}
