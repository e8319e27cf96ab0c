/**
 * A customer story: one file, `stories/<id>/story.yaml`, with the words of both languages side by side, because both editions
 * tell the same facts. Messages say what to write: the reader fills in a form, and is no programmer.
 */
import * as z from 'zod';
import {nearestWords} from '../site/nearest';
import {algorithms} from './algorithms';
import {productPages} from './frontmatter';
import {models} from './models';
import {storyIndustries} from './storyPages';

/** How the example begins what it says; no story that a customer agreed to has it. */
export const exampleMark = 'EXAMPLE – not a real customer';

const missing = {zh: 'write the Chinese text (zh)', en: 'write the English text (en)'} as const;

/** A text in both languages; a story without one of them is refused, so that each page has its counterpart. */
const words = (longest: {readonly zh: number; readonly en: number}, shortest = 1) => {
  const side = (language: 'zh' | 'en') =>
    z
      .string({error: missing[language]})
      .trim()
      .min(1, missing[language])
      .min(shortest, `say more (${language}): at least ${shortest} characters`)
      .max(longest[language], {
        error: ({input}) =>
          `shorten the text (${language}) to ${longest[language]} characters; it has ${String(input).length}`,
      });
  return z.strictObject(
    {zh: side('zh'), en: side('en')},
    {error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'write {zh: …, en: …}')},
  );
};

/** A search result shows it whole; less says nothing there. */
const shortestSummary = 20;

const name = words({zh: 20, en: 40});
const line = words({zh: 40, en: 90});
const paragraph = words({zh: 240, en: 560});

/** Whether it is YYYY-MM-DD and a day of the calendar: `Date` takes February 31 for a day in March. */
const isDay = (value: string): boolean => {
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
};

const day = (what: string) =>
  z.string({error: `write ${what} as YYYY-MM-DD`}).refine(isDay, `there is no such day: write ${what} as YYYY-MM-DD`);

const picture = z.strictObject(
  {
    file: z
      .string({error: 'name the file beside story.yaml, e.g. logo.svg'})
      .regex(
        /^[a-z0-9][a-z0-9-]*\.(svg|png|jpg)$/,
        'name a file beside story.yaml: small letters, digits, hyphens, and .svg, .png or .jpg',
      ),
    alt: line,
  },
  {error: 'name the picture: {file: logo.svg, alt: {zh: …, en: …}}'},
);

/** An id out of a list; the message names those that are like a wrong one, and the file with all. */
const known = (what: string, file: string, ids: readonly string[]) =>
  z.string({error: `write the id of ${what}`}).refine((id) => ids.includes(id), {
    error: ({input}) => {
      const near = nearestWords(String(input), ids);
      return `there is no ${what} "${String(input)}" in ${file}${near.length > 0 ? `; like it: ${near.join(', ')}` : ''}`;
    },
  });

const modelIds = models.map(({id}) => id);
const algorithmIds = algorithms.map(({id}) => id);

const figure = z.strictObject({
  /** As measured, without the unit: 31, -18, 1250. */
  value: z.number('write the figure as a number: 31, -18'),
  /** It is a difference: shown with + or −. */
  change: z.boolean().optional(),
  unit: words({zh: 8, en: 16}),
  /** What it is the number of. */
  meaning: line,
  /** How it was measured: which stores, which weeks, by what. */
  measured: words({zh: 80, en: 180}),
  date: day('the last day of the measurement'),
});

const quote = z.strictObject(
  {
    text: words({zh: 120, en: 280}),
    speaker: z.strictObject({name, role: words({zh: 30, en: 60}), portrait: picture.optional()}),
  },
  {error: 'write what somebody said: quote: {text: …, speaker: {name: …, role: …}}'},
);

const device = z.strictObject({
  model: known('model', 'src/facts/models.ts', modelIds),
  /** How many in one store; leave it out where stores differ. */
  count: z.int('write a whole number').min(1).optional(),
  purpose: line,
});

const consent =
  "write the day of the customer's written consent: approved: YYYY-MM-DD; without it no story is published";

/** Two entries with the same id. */
const isRepeated = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

export const storySchema = z
  .strictObject(
    {
      /** Only in the example (`.docs/customer-story-example`). */
      example: z.string().optional(),
      customer: name,
      approved: z
        .string({error: consent})
        .refine(isDay, {error: consent, abort: true})
        .refine(
          (value) => Date.parse(value) <= Date.now(),
          'the consent lies in the future: write the day it was signed',
        ),
      industry: z.enum(storyIndustries, `write one of: ${storyIndustries.join(', ')}`),
      city: name,
      /** Day of the story. */
      date: day('the day of the story'),
      stores: z.int('write the number of stores').min(1, 'write the number of stores'),
      logo: picture,
      title: words({zh: 28, en: 60}),
      /** What the story tells, in a sentence: under the title, in lists and in search results. */
      summary: words({zh: 80, en: 158}, shortestSummary),
      before: paragraph,
      after: paragraph,
      figures: z
        .array(figure, 'write two to four figures')
        .min(2, 'write at least two figures')
        .max(4, 'write at most four figures'),
      quote,
      devices: z.array(device, 'list the devices').min(1, 'list at least one device'),
      algorithms: z
        .array(known('algorithm', 'src/facts/algorithms.ts', algorithmIds))
        .max(8, 'write at most eight algorithms')
        .default([]),
      /** Pages about what is used, by their ids in `src/site/routes.ts`, the main one first. */
      products: z
        .array(known('product page', 'src/site/routes.ts', productPages), 'name the product pages')
        .min(1, 'name at least one product page')
        .max(4, 'name at most four product pages'),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? undefined : 'fill in the form of .docs/customer-stories.md',
    },
  )
  .superRefine(({approved, figures, devices, algorithms: used, products}, context) => {
    figures.forEach(({date}, at) => {
      if (date > approved)
        context.addIssue({
          code: 'custom',
          path: ['figures', at, 'date'],
          message: `it was measured after the consent of ${approved}: show the customer the figure, and write the new day of consent`,
        });
    });
    const lists = {devices: devices.map(({model}) => model), algorithms: used, products};
    for (const [field, ids] of Object.entries(lists))
      if (isRepeated(ids)) context.addIssue({code: 'custom', path: [field], message: 'name each one once'});
  });

export type Story = z.infer<typeof storySchema>;
