/** Facts every device has, as words: figures from the catalogue, units and names from the finder's copy. */
import copy from '@copy/finder';
import type {Model} from '@site/src/facts/models.schema';
import type {Fact} from './finder';

const {labels} = copy;

/** A labeled fact. */
export const fact = (label: keyof typeof labels, value: string): Fact => ({label: labels[label], value});

/** Power supplies, any one of which is enough. */
export const supply = (model: Pick<Model, 'power'>): string =>
  model.power.map((kind) => copy.powers[kind]).join(copy.or);

/** The last rows of every comparison. */
export const bodyFacts = (model: Pick<Model, 'temperatureC' | 'sizeMm' | 'weightG'>): Fact[] => [
  fact('temperature', copy.temperature(...model.temperatureC)),
  fact('size', `${model.sizeMm.join(' × ')} mm`),
  fact('weight', `${model.weightG} g`),
];
