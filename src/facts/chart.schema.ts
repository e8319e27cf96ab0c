/** A chart of a post or document, as it is written in a fenced block (`plugins/doc-parts/charts`). */
import * as z from 'zod';

/** Columns stand, bars lie, lines go from label to label. */
export const chartKinds = ['columns', 'bars', 'lines'] as const;

/** Fields of the block, in the order writers use. */
const fields = 'kind, title, unit, labels, series, note';

const words = (what: string, most: number) =>
  z
    .preprocess(
      // Unquoted, 2026 is a number in YAML.
      (value) => (typeof value === 'number' ? String(value) : value),
      z
        .string({error: `write ${what}`})
        .trim()
        .min(1, `write ${what}`),
    )
    .refine((text) => text.length <= most, {error: `keep it under ${most + 1} characters: it has to fit on a phone`});

const series = z.strictObject(
  {
    name: words('the name of the series', 40),
    values: z.array(z.number({error: 'write numbers, and null for a gap'}).nullable(), {
      error: 'list the values, e.g. [72, 80, null]',
    }),
  },
  {error: (issue) => (issue.code === 'unrecognized_keys' ? 'a series has name and values' : undefined)},
);

export const chartSchema = z
  .strictObject(
    {
      kind: z.enum(chartKinds, {error: `use one of: ${chartKinds.join(', ')}`}),
      title: words('the title: what the figures are, where and when', 80),
      /** Of all values, e.g. "%", "s", "W", 人次. */
      unit: words('the unit of the values, e.g. "%" or "s"', 24),
      labels: z
        .array(words('the label', 40), {error: "list the labels, e.g. ['10:00', '11:00']"})
        .min(2, 'write at least two labels')
        .max(24, 'write at most 24 labels'),
      series: z
        .array(series, {error: 'list the series, each with name and values'})
        .min(1, 'write at least one series')
        .max(4, 'write at most four series: more cannot be told apart'),
      /** One line under the chart. */
      note: words('the note', 160).optional(),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? `there is no "${issue.keys.join('", "')}"; a chart has ${fields}`
          : `write ${fields}`,
    },
  )
  .superRefine((chart, context) => {
    const many = chart.labels.length;
    chart.series.forEach(({name, values}, index) => {
      const report = (message: string) =>
        context.addIssue({code: 'custom', message, path: ['series', index, 'values'], input: values});
      if (values.length !== many) report(`"${name}" has ${values.length} values for ${many} labels; null is a gap`);
      else if (values.every((value) => value === null)) report(`"${name}" has no value`);
    });
    if (new Set(chart.labels).size < many)
      context.addIssue({code: 'custom', message: 'write each label once', path: ['labels'], input: chart.labels});
  });

export type Chart = z.infer<typeof chartSchema>;
