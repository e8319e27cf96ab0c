/** What a buyer asks about recorders, and how the catalogue answers. */
import copy from '@copy/finder';
import type {Model} from '@site/src/facts/models.schema';
import {bodyFacts, fact, supply} from '@site/src/features/compare/deviceFacts';
import {steps, type Description, type Facet} from '@site/src/features/compare/finder';

type Recorder = Extract<Model, {kind: 'recorder'}>;

const largest = ({disks, diskTb}: Recorder): number => disks * Math.max(...diskTb);

/** The questions: how many cameras, powered or not, how many disks. */
export const recorderFacets: readonly Facet<Recorder, 'channels' | 'ports' | 'disks'>[] = [
  {
    name: 'channels',
    form: 'one',
    answers: (recorders) => steps(recorders.map(({channels}) => channels)),
    holds: ({channels}, count) => channels >= Number(count),
  },
  {name: 'ports', form: 'several', answers: () => ['poe'], holds: ({poePorts}) => poePorts > 0},
  {
    name: 'disks',
    form: 'one',
    answers: (recorders) => steps(recorders.map(({disks}) => disks)),
    holds: ({disks}, count) => disks >= Number(count),
  },
];

const disksText = ({disks, diskTb}: Recorder): string => copy.disks(disks, diskTb.join(copy.or));
const portsText = ({poePorts, poeClass, poeBudgetW}: Recorder): string =>
  poeClass === null ? copy.noPoe : copy.portsOf(poePorts, poeClass, poeBudgetW);

/** Recorders in facts. */
export const recorderDescription: Description<Recorder> = {
  rows: (recorder) => [
    fact('channels', copy.channels(recorder.channels)),
    fact('poePorts', portsText(recorder)),
    fact('disks', disksText(recorder)),
    fact('capacity', copy.terabytes(largest(recorder))),
    fact('inRate', copy.mbit(recorder.inMbit)),
    fact('outputs', recorder.outputs.map((output) => output.toUpperCase()).join(copy.and)),
    fact('network', copy.wired(recorder.ethernetMbit)),
    fact('power', supply(recorder)),
    fact('watts', copy.watts(recorder.powerW)),
    ...bodyFacts(recorder),
  ],
  card: (recorder) => [
    fact('channels', copy.channels(recorder.channels)),
    fact('disks', disksText(recorder)),
    fact('inRate', copy.mbit(recorder.inMbit)),
    fact('poePorts', portsText(recorder)),
    fact('watts', copy.watts(recorder.powerW)),
  ],
  marks: (recorder) => [
    copy.channels(recorder.channels),
    copy.holds(largest(recorder)),
    ...(recorder.poePorts > 0 ? [copy.ports(recorder.poePorts)] : []),
  ],
};
