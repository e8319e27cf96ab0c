/** Planner for recorders: cameras by model and count, hours, days, cloud. Names the recorder and the disks, or says what to do. */
import planner from '@copy/demos/planner';
import power from '@copy/power';
import copy from '@copy/demos/storage';
import {camerasOf} from '@site/src/facts/hardware/catalogue';
import type {PoeSupply} from '@site/src/facts/hardware/poe';
import {uplinkFactor} from '@site/src/facts/hardware/storage';
import {modelsOfKind} from '@site/src/facts/models';
import {useMemo} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {StorageFields} from './StorageFields';
import {cameras} from './plannerCameras';
import {supplyText} from '@site/src/features/hardware/powerText';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {Answer, Extras, Figure, short, Verdicts, type Extra} from '@site/src/features/calculators/StorageAnswer';
import {
  planStorage,
  storageCodec,
  storageStart,
  supplyBeside,
  upstreamMbit,
} from '@site/src/features/calculators/storagePlan';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const recorders = modelsOfKind('recorder');
const codec = storageCodec(cameras.map(({id}) => id));

export default function StoragePlanner() {
  const [state, setState] = useQueryState(storageStart, codec);
  const sources = useMemo(() => camerasOf(state.rows), [state.rows]);
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
                ? copy.sums.upstream(sending, short(upstreamMbit(sources, sending) / uplinkFactor))
                : undefined,
          },
          supplyFact(supplyBeside(plan, sources, relaxed?.best)),
        ]}
      />
    </PlannerFrame>
  );
}

/** Injector or switch beside the recorder, where one is needed. */
function supplyFact(supply: PoeSupply | null): Extra {
  return {
    name: copy.supply,
    value: supply ? supplyText(supply) : copy.noSupply,
    why: supply?.kind === 'switch' ? power.budget(supply.watts) : undefined,
  };
}
