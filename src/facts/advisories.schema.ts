/** Shape of the security advisories; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';

/** Ratings by CVSS 3.1 base score, the worst first, with the lowest score of each. */
export const severities = {critical: 9, high: 7, medium: 4, low: 0.1} as const;
export type Severity = keyof typeof severities;

const day = z.iso.date('write a date as YYYY-MM-DD');
const inBoth = z.object({zh: z.string().min(1), en: z.string().min(1)});

const advisory = z
  .object({
    id: z.string().regex(/^SA-\d{4}-\d{3}$/, 'ids look like SA-2027-001'),
    published: day,
    severity: z.enum(Object.keys(severities) as [Severity, ...Severity[]]),
    cvss: z.number().min(0.1).max(10),
    /** Number in the CVE list; null where none was assigned. */
    cve: z
      .string()
      .regex(/^CVE-\d{4}-\d{4,}$/, 'CVE numbers look like CVE-2027-12345')
      .nullable(),
    title: inBoth,
    /** Models and programs, and up to which version. */
    affects: inBoth,
    /** First version with the fix, and what to do until then. */
    fix: inBoth,
  })
  .strict()
  .refine(
    ({severity, cvss}) => severity === (Object.keys(severities) as Severity[]).find((name) => cvss >= severities[name]),
    {error: 'the rating has to follow the score: from 9 critical, from 7 high, from 4 medium', path: ['severity']},
  );

export type Advisory = Readonly<z.infer<typeof advisory>>;

export const advisoriesSchema = z.object({
  reviewed: day,
  advisories: z
    .array(advisory)
    .refine((list) => new Set(list.map(({id}) => id)).size === list.length, 'two advisories share an id')
    .refine(
      (list) => list.every(({published}, at) => at === 0 || published <= list[at - 1]!.published),
      'the newest advisory comes first',
    ),
});
