/** Planner for recorders by picture, codec, frame rate and scene, for cameras of any make. Every sum is shown with its numbers. */
import copy from '@copy/demos/bitrate';
import planner from '@copy/demos/planner';
import storage from '@copy/demos/storage';
import {modelsOfKind} from '@site/src/facts/models';
import {useMemo} from 'react';
import {PlanShare} from './PlanShare';
import {Badge} from '@site/src/components/ui/Badge';
import {bitrateCodec, bitrateStart, incomingMbit, sourcesOf, sums, uplinkMbit} from './bitrate';
import {BitrateFields} from './BitrateFields';
import {CodecNeeds, Formulas} from './PlanDetails';
import {PlannerFrame} from '@site/src/features/calculators/PlannerFrame';
import {Answer, Extras, Figure, short, Verdicts} from '@site/src/features/calculators/StorageAnswer';
import {planStorage} from '@site/src/features/calculators/storagePlan';
import {useQueryState} from '@site/src/components/ui/useQueryState';

const recorders = modelsOfKind('recorder');

export default function BitratePlanner() {
  const [state, setState] = useQueryState(bitrateStart, bitrateCodec);
  const {groups, hours, days} = state;
  const plan = useMemo(
    () => planStorage(recorders, sourcesOf(groups), {hours, days, powered: false}),
    [groups, hours, days],
  );
  const total = groups.reduce((sum, {count}) => sum + count, 0);
  const main = Math.min(state.main, total);
  const uplink = uplinkMbit(groups, main, state.smooth);
  return (
    <PlannerFrame
      label={copy.label}
      fields={<BitrateFields state={state} total={total} onChange={setState} />}
      more={
        <>
          <PlanShare state={{...state, main}} plan={plan} />
          <CodecNeeds state={state} />
          <Formulas state={{...state, main}} tb={plan.tb} />
        </>
      }
      below={<Verdicts plan={plan} cameras={total} powered={false} />}
    >
      <Badge tone="line">{planner.sample}</Badge>
      <Figure
        caption={storage.need}
        value={short(plan.tb)}
        unit="TB"
        sum={storage.sums.storage(String(incomingMbit(groups)), hours, days, short(plan.tb))}
      />
      <Answer plan={plan} />
      <Extras
        items={[
          {name: copy.incoming, value: `${short(plan.mbit)} Mbit/s`, why: copy.incomingWhy},
          {
            name: storage.upstream,
            value: uplink === 0 ? storage.noUpstream : `${short(uplink)} Mbit/s`,
            why: uplink === 0 ? undefined : sums.uplink(groups, main, state.smooth),
          },
        ]}
      />
    </PlannerFrame>
  );
}
