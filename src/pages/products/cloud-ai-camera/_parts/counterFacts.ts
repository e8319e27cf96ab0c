/** What a buyer asks about counting cameras, and how the catalogue answers. */
import copy from '@copy/finder';
import type {Model} from '@site/src/facts/models.schema';
import {bodyFacts, fact, supply} from '@site/src/features/compare/deviceFacts';
import {steps, type Description, type Facet} from '@site/src/features/compare/finder';

type Counter = Extract<Model, {kind: 'aiCamera'}>;

/** What a form can count: people through a door, people in a room, and how tall they are. */
const counted: Readonly<Record<Counter['form'], readonly (keyof typeof copy.counted)[]>> = {
  overheadCounter: ['door'],
  stereoCounter: ['door', 'height'],
  fisheyeDome: ['door', 'room'],
};

/** The questions: what is counted, how high it hangs, how wide the door is, which form. */
export const counterFacets: readonly Facet<Counter, 'counts' | 'mount' | 'span' | 'form'>[] = [
  {
    name: 'counts',
    form: 'one',
    answers: () => ['door', 'room', 'height'],
    holds: ({form}, what) => (counted[form] as readonly string[]).includes(what),
  },
  {
    name: 'mount',
    form: 'pick',
    answers: (counters) => steps(counters.flatMap(({mountM}) => mountM)),
    holds: ({mountM: [low, high]}, meters) => low <= Number(meters) && Number(meters) <= high,
  },
  {
    name: 'span',
    form: 'pick',
    // Without the narrowest, which every counter covers.
    answers: (counters) => steps(counters.map(({doorM}) => doorM)).slice(1),
    holds: ({doorM}, meters) => doorM >= Number(meters),
  },
  {
    name: 'form',
    form: 'one',
    answers: (counters) => [...new Set(counters.map(({form}) => form))],
    holds: (counter, form) => counter.form === form,
  },
];

const countedText = ({form}: Counter): string => counted[form].map((what) => copy.counted[what]).join(copy.and);

/** Counting cameras in facts. */
export const counterDescription: Description<Counter> = {
  rows: (counter) => [
    fact('form', copy.forms[counter.form]),
    fact('counts', countedText(counter)),
    fact('door', copy.doorUpTo(counter.doorM)),
    fact('mount', copy.mount(...counter.mountM)),
    fact('picture', copy.pixels(...counter.pixels, counter.fps)),
    fact('view', copy.lens(counter.focalMm, counter.hfovDeg)),
    fact('night', copy.meters(counter.nightM ?? 0)),
    fact('network', copy.wired(counter.ethernetMbit)),
    fact('power', supply(counter)),
    fact('watts', copy.watts(counter.powerW)),
    fact('card', copy.upToGb(counter.tfMaxGb)),
    fact('stream', copy.mbit(counter.mbit)),
    ...bodyFacts(counter),
  ],
  card: (counter) => [
    fact('door', copy.doorUpTo(counter.doorM)),
    fact('mount', copy.mount(...counter.mountM)),
    fact('view', copy.degrees(counter.hfovDeg)),
    fact('power', supply(counter)),
    fact('card', copy.upToGb(counter.tfMaxGb)),
  ],
  marks: (counter) => [copy.forms[counter.form], ...counted[counter.form].map((what) => copy.counted[what])],
};
