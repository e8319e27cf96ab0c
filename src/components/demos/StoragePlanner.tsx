/** Planner for recorders: cameras by model and count, hours, days, cloud. Names the recorder and the disks, or says what to do. */
import planner from '@copy/demos/planner';
import copy from '@copy/demos/storage';
import {hardwarePath, modelById, models, modelsOfKind} from '@site/src/content/models';
import {useId, useMemo} from 'react';
import {Picture} from '../media/Picture';
import {Badge} from '../ui/Badge';
import {Button} from '../ui/Button';
import {Icon} from '../ui/Icon';
import {PermalinkLink} from '../ui/SiteLink';
import {NumberField} from './NumberField';
import {PlannerFrame} from './PlannerFrame';
import {
  limits, planStorage, storageCodec, storageStart, switchFor, upstreamMbit, upstreamReserve,
  type CameraRow, type Source, type StoragePlan, type StorageState, type Verdict,
} from './storagePlan';
import styles from './StoragePlanner.module.css';
import {useQueryState} from './useQueryState';

const recorders = modelsOfKind('recorder');
const cameras = models.filter((model) => 'mbit' in model);
const codec = storageCodec(cameras.map(({id}) => id));

/** One entry for each camera, not for each model. */
const sourcesOf = (rows: readonly CameraRow[]): Source[] =>
  rows.flatMap(({id, count}) => {
    const camera = cameras.find((one) => one.id === id);
    return camera ? Array.from({length: count}, () => ({mbit: camera.mbit, powerW: camera.powerW, poe: camera.power.includes('poe')})) : [];
  });

/** One decimal where it says something. */
const short = (figure: number): string => String(Math.round(figure * 10) / 10);

export default function StoragePlanner() {
  const [state, setState] = useQueryState(storageStart, codec);
  const sources = useMemo(() => sourcesOf(state.rows), [state.rows]);
  const plan = useMemo(() => planStorage(recorders, sources, state), [sources, state]);
  // Nothing fits with power from the recorder: what would with a switch?
  const relaxed = useMemo(() => (plan.best === null && state.powered ? planStorage(recorders, sources, {...state, powered: false}) : null), [plan, sources, state]);
  const sending = Math.min(state.sending, sources.length);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<StorageFields state={state} total={sources.length} onChange={setState} />}
      below={<Verdicts plan={plan} cameras={sources.length} state={state} />}>
      <Badge tone="line">{planner.sample}</Badge>
      <p className={styles.caption}>{copy.need}</p>
      <p className={styles.figure}>
        {short(plan.tb)}
        <small>TB</small>
      </p>
      <p className={styles.sum}>{copy.sums.storage(short(plan.mbit), state.hours, state.days, short(plan.tb))}</p>
      <Answer plan={plan} relaxed={relaxed?.best ?? null} />
      <dl className={styles.extras}>
        <div>
          <dt>{copy.upstream}</dt>
          <dd>
            <b>{sending === 0 ? copy.noUpstream : `${short(upstreamMbit(sources, sending))} Mbit/s`}</b>
            {sending > 0 && <span>{copy.sums.upstream(sending, short(upstreamMbit(sources, sending) / upstreamReserve))}</span>}
          </dd>
        </div>
        <SwitchFact plan={plan} sources={sources} />
      </dl>
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
              <select aria-label={copy.model(index + 1)} value={row.id} onChange={(event) => replace(index, {...row, id: event.target.value})}>
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
                onClick={() => onChange({...state, rows: state.rows.toSpliced(index, 1)})}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
        {free[0] && (
          <Button look="line" size="small" className={styles.add} onClick={() => onChange({...state, rows: [...state.rows, {id: free[0]!.id, count: 1}]})}>
            {copy.add}
          </Button>
        )}
      </fieldset>
      <div className={styles.pair}>
        <NumberField label={copy.hours} unit={copy.hoursUnit} {...limits.hours} value={state.hours} onChange={(hours) => onChange({...state, hours})} />
        <NumberField label={copy.days} unit={copy.daysUnit} {...limits.days} value={state.days} onChange={(days) => onChange({...state, days})} />
      </div>
      <NumberField label={copy.sending} unit={copy.sendingUnit} {...limits.sending} value={state.sending} onChange={(sending) => onChange({...state, sending})} />
      <label className={styles.check} htmlFor={id}>
        <input id={id} type="checkbox" checked={state.powered} onChange={(event) => onChange({...state, powered: event.target.checked})} />
        <span>
          {copy.powered}
          <small>{copy.poweredHint}</small>
        </span>
      </label>
    </>
  );
}

/** The recorder that fits, or the ways out when none does. */
function Answer({plan: {best, split, shorter}, relaxed}: {readonly plan: StoragePlan; readonly relaxed: Verdict | null}) {
  const named = best?.recorder ?? split?.recorder ?? relaxed?.recorder ?? shorter?.recorder;
  return (
    <div className={styles.answer} data-fits={best !== null}>
      {named && <Picture family="cutout" name={named.media} alt="" sizes="128px" />}
      <div>
        <h3>
          {best && copy.fits(best.recorder.name, copy.diskSet(best.disks ?? []))}
          {!best && copy.none}
        </h3>
        {split && <p>{copy.split(split.count, split.recorder.name, copy.diskSet(split.disks))}</p>}
        {shorter && <p>{copy.shorter(shorter.recorder.name, shorter.mostDays)}</p>}
        {relaxed && <p>{copy.relaxed(relaxed.recorder.name, copy.diskSet(relaxed.disks ?? []))}</p>}
        {!best && !split && !shorter && !relaxed && <p>{copy.project}</p>}
        {named && <PermalinkLink href={hardwarePath(modelById(named.id))}>{copy.see(named.name)}</PermalinkLink>}
      </div>
    </div>
  );
}

function SwitchFact({plan, sources}: {readonly plan: StoragePlan; readonly sources: readonly Source[]}) {
  const ports = plan.best?.recorder.poePorts ?? 0;
  const needed = switchFor(sources, ports);
  return (
    <div>
      <dt>{copy.switch}</dt>
      <dd>
        <b>{needed.ports === 0 ? copy.noSwitch : copy.switchPorts(needed.ports)}</b>
        {needed.ports > 0 && <span>{copy.sums.watts(needed.watts)}</span>}
      </dd>
    </div>
  );
}

/** Every recorder, point by point: what holds and what does not. */
function Verdicts({plan, cameras: count, state}: {readonly plan: StoragePlan; readonly cameras: number; readonly state: StorageState}) {
  const points = (verdict: Verdict) => {
    const {recorder, channels, rate, ports, disks, mostDays} = verdict;
    return [
      {label: copy.points.channels, ok: channels, text: copy.ofChannels(count, recorder.channels)},
      {label: copy.points.rate, ok: rate, text: copy.ofRate(short(plan.mbit), recorder.inMbit)},
      {label: copy.points.disks, ok: disks !== null, text: disks ? copy.diskSet(disks) : copy.mostDays(mostDays)},
      {label: copy.points.ports, ok: ports, text: state.powered || recorder.poePorts > 0 ? copy.ofPorts(recorder.poePorts) : copy.bySwitch},
    ];
  };
  const [first] = plan.verdicts;
  return (
    <table className={styles.verdicts}>
      <caption>{copy.why}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.recorder}</th>
          {first && points(first).map(({label}) => <th key={label} scope="col">{label}</th>)}
        </tr>
      </thead>
      <tbody>
        {plan.verdicts.map((verdict) => (
          <tr key={verdict.recorder.id} data-best={verdict === plan.best || undefined}>
            <th scope="row" className="nb">
              {verdict.recorder.name}
            </th>
            {points(verdict).map(({label, ok, text}) => (
              <td key={label} data-ok={ok} data-label={label}>
                <span>
                  <Icon name={ok ? 'check' : 'close'} size={16} />
                  <span className="sr">{ok ? copy.holds : copy.fails}</span>
                  {text}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
