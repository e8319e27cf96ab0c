import {models} from '../../../facts/models';

/** Name of a model as its label has it; undefined for a device outside of the catalogue. */
export const modelNameOf = (id: string): string | undefined => models.find((model) => model.id === id)?.name;
