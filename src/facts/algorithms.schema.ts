/** Shape of the algorithm catalogue; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';

export const algorithmGroups = ['people', 'safety', 'hygiene', 'goods', 'vehicles'] as const;
export const algorithmPlaces = ['counter', 'ume', 'box'] as const;

const algorithm = z.object({
  /** Anchor of the entry on the page, and key of its words. */
  id: z.string().regex(/^[a-z][a-z0-9-]+$/, 'algorithm ids are lower case, e.g. "shelf-gap"'),
  group: z.enum(algorithmGroups),
  /** Where it can run: always in the store (`promises.ts`). */
  runsOn: z.array(z.enum(algorithmPlaces)).min(1),
  media: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('image'),
      /** Scene of the picture library. */
      fileName: z.string(),
      /** The place in the scene it is about, in percent from the left and the top. */
      focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
    }),
    z.object({type: z.literal('video'), fileName: z.enum(['checkout', 'counting', 'heat', 'tracking'])}),
  ]),
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
