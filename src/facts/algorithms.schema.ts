/** Shape of the algorithm catalogue; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';

export const algorithmGroups = ['people', 'safety', 'hygiene', 'goods', 'vehicles'] as const;
export const algorithmPlaces = ['counter', 'ume', 'box'] as const;

const algorithm = z.object({
  /** Anchor of the entry on the page, key of its words, and name of its clip (`static/media/events`). */
  id: z.string().regex(/^[a-z][a-z0-9-]+$/, 'algorithm ids are lower case, e.g. "shelf-gap"'),
  group: z.enum(algorithmGroups),
  /** Where it can run: always in the store (`promises.ts`). */
  runsOn: z.array(z.enum(algorithmPlaces)).min(1),
  /** Needs a person to confirm before anything follows from it. */
  confirm: z.boolean(),
});

export const algorithmsSchema = z
  .array(algorithm)
  .min(24, 'the algorithm store shows at least 24 algorithms')
  .refine((list) => new Set(list.map(({id}) => id)).size === list.length, 'two algorithms share an id');

export type Algorithm = z.infer<typeof algorithm>;
export type AlgorithmGroup = Algorithm['group'];
export type AlgorithmPlace = Algorithm['runsOn'][number];
