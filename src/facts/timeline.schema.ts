/** Shape of the company's history. */
import * as z from 'zod';

export const timelineSchema = z
  .array(
    z.object({
      year: z.number().int().min(2009).max(2100),
      /** Marks a year whose events the owner has not confirmed yet. */
      demo: z.boolean(),
      months: z
        .array(
          z.object({
            month: z.number().int().min(1).max(12),
            /** Keys of the events in the page's copy. */
            events: z.array(z.string().min(1)).min(1),
          }),
        )
        .min(1),
    }),
  )
  .superRefine((years, context) => {
    years.forEach(({year, months}, index) => {
      if (index > 0 && year <= years[index - 1]!.year)
        context.addIssue({code: 'custom', path: [index, 'year'], message: 'years go forward'});
      months.forEach(({month}, place) => {
        if (place > 0 && month <= months[place - 1]!.month)
          context.addIssue({code: 'custom', path: [index, 'months', place], message: 'months go forward'});
      });
    });
  });

export type TimelineYear = z.infer<typeof timelineSchema>[number];
