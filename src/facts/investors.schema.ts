/** Shape of the investor records. */
import * as z from 'zod';

const bilingual = z.object({zh: z.string().min(1), en: z.string().min(1)});

/** When a holder joined, as the stages of the company; the page draws each. */
export const investorStages = ['founding', 'early', 'growth', 'industrial'] as const;

export const investorSchema = z.object({
  id: z.string().regex(/^[a-z][a-z-]*$/, 'lower-case letters and hyphens'),
  stage: z.enum(investorStages),
  /** Who holds shares. */
  title: bilingual,
  /** What the holder's part in the company is. */
  text: bilingual,
  /** Marks a placeholder record until the owner names the holder. */
  demo: z.boolean(),
});

export type InvestorStage = (typeof investorStages)[number];
export type Investor = z.infer<typeof investorSchema>;

export const investorsSchema = z.array(investorSchema).min(1);
