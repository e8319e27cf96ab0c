/** Shape of the claim registry; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';

export const claimSchema = z.object({
  /** The figure. */
  value: z.number(),
  /** `plus`: "or more"; `about`: rounded. */
  qualifier: z.enum(['exact', 'plus', 'about']),
  unit: z.enum(['count', 'percent', 'years', 'seconds', 'minutes', 'channels', 'year']),
  /** Month the figure was last confirmed, YYYY-MM. */
  asOf: z.string().regex(/^\d{4}-\d{2}$/, 'write the month as YYYY-MM'),
  /** For accuracy figures: the algorithm and the condition under which it holds (keys of the copy). */
  condition: z.object({algorithm: z.string(), key: z.string()}).optional(),
});

export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = z.record(z.string(), claimSchema).superRefine((claims, context) => {
  for (const [id, claim] of Object.entries(claims)) {
    if (id.startsWith('accuracy.') && !claim.condition) {
      context.addIssue({
        code: 'custom',
        path: [id],
        message: 'an accuracy figure needs its condition: {algorithm, key}',
      });
    }
  }
});
