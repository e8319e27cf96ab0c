/** Facts every device has, as words: figures from the catalogue, units and names from the finder's copy. */
import copy from '@copy/finder';
import type {Model} from '@site/src/facts/models.schema';
import {poeClassOf} from '@site/src/facts/hardware/poe';
import type {Fact} from './finder';

const {labels} = copy;

/** A labeled fact. */
export const fact = (label: keyof typeof labels, value: string): Fact => ({label: labels[label], value});

/** Power supplies, any one of which is enough; PoE with the standard its port has to have. */
export const supply = ({power, powerW}: Pick<Model, 'power' | 'powerW'>): string =>
  power.map((kind) => (kind === 'poe' ? copy.poe(poeClassOf(powerW) ?? '') : copy.powers[kind])).join(copy.or);

/** The last rows of every comparison. */
export const bodyFacts = (model: Pick<Model, 'temperatureC' | 'sizeMm' | 'weightG'>): Fact[] => [
  fact('temperature', copy.temperature(...model.temperatureC)),
  fact('size', copy.sizes(model.sizeMm)),
  fact('weight', copy.grams(model.weightG)),
];
