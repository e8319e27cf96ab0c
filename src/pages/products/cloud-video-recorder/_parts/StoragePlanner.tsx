/** Planner for recorders: cameras by model and count, hours, days, cloud. Names the recorder and the disks, or says what to do. */
import planner from '@copy/demos/planner';
import copy from '@copy/demos/storage';
import {modelsOfKind} from '@site/src/facts/models';
import {useMemo} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {StorageFields} from './StorageFields';
import {cameras, sourcesOf} from './plannerCameras';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {Answer, Extras, Figure, short, Verdicts, type Extra} from '@site/src/features/calculators/StorageAnswer';
import {
  planStorage,
  storageCodec,
  storageStart,
  switchFor,
  upstreamMbit,
  upstreamReserve,
  type Source,
  type StoragePlan,
} from '@site/src/features/calculators/storagePlan';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const recorders = modelsOfKind('recorder');
const codec = storageCodec(cameras.map(({id}) => id));

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

/** The separate switch, where one is needed. */
function switchFact(plan: StoragePlan, sources: readonly Source[]): Extra {
  const needed = switchFor(sources, plan.best?.recorder.poePorts ?? 0);
  return {
    name: copy.switch,
    value: needed.ports === 0 ? copy.noSwitch : copy.switchPorts(needed.ports),
    why: needed.ports > 0 ? copy.sums.watts(needed.watts) : undefined,
  };
}
