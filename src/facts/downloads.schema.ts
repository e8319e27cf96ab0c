/** Shape of the downloads; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';

export const platforms = ['pc', 'ios', 'android'] as const;

/** Edges of a drawn screen in CSS pixels. */
const edges = z.object({width: z.number().int().positive(), height: z.number().int().positive()});

const screenshot = z.object({
  /** Key of the drawing in `src/features/apps/screens/`, and of its caption in the app's copy. */
  fileNameTemplate: z.string().regex(/^[a-z][A-Za-z]+$/),
  preview: edges,
  large: edges,
});

const entry = z.object({
  /** Key of the words in `copy/downloads.ts`. */
  name: z.string().min(1),
  platform: z.enum(platforms),
  /** Owner setting; a null value means that there is nothing to fetch for the platform. */
  link: z.object({value: z.url({protocol: /^https$/}).nullable(), demo: z.boolean()}),
  packageName: z
    .string()
    .regex(/^[a-z][a-z0-9]*(\.[a-z0-9]+)+$/, 'a package name has dots, e.g. "com.example.app"')
    .nullable(),
  /** Oldest system it runs on. */
  text: z.string().min(1),
  version: z.object({
    major: z.number().int().nonnegative(),
    minor: z.number().int().nonnegative(),
    patch: z.number().int().nonnegative(),
    maintenance: z.number().int().nonnegative(),
  }),
  last_update_time: z.iso.date('write YYYY-MM-DD').nullable(),
  /** In MB; null: not provided. */
  size: z.number().positive().nullable(),
  /** SHA-256 of the file in lower-case hex; null: not provided. */
  checksum: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'write the SHA-256 as 64 lower-case hex digits')
    .nullable(),
});

const product = z.object({
  catalog: z.string().regex(/^[a-z][A-Za-z0-9]+$/),
  /** Anchor of the product on the downloads page. */
  catalogAlias: z.string().regex(/^[a-z][a-z0-9-]+$/),
  catalogId: z.number().int().positive(),
  /** Built and linkable (`/downloads#<catalogAlias>`), but not in the list. */
  hidden: z.boolean(),
  /** Belongs to platform 5.x: shown folded, with dates. */
  old: z.boolean(),
  /** Key of the title in `copy/downloads.ts`. */
  productionTitle: z.string().min(1),
  list: z.array(entry).min(1),
  screenshots: z.array(screenshot).max(4, 'an app shows one to four screens'),
  /** Versions and dates are placeholders until the owner enters the real ones. */
  demo: z.boolean(),
});

export const downloadsSchema = z.array(product).superRefine((products, context) => {
  for (const field of ['catalog', 'catalogAlias', 'catalogId'] as const) {
    const seen = new Set<string | number>();
    products.forEach((one, index) => {
      if (seen.has(one[field]))
        context.addIssue({code: 'custom', path: [index, field], message: `"${one[field]}" stands twice`});
      seen.add(one[field]);
    });
  }
  products.forEach(({old, list, screenshots}, index) => {
    if (old && list.some((one) => one.last_update_time === null)) {
      context.addIssue({
        code: 'custom',
        path: [index, 'list'],
        message: 'entries of the old platform say when they were last updated',
      });
    }
    if (list.some(({platform}) => platform !== 'pc') && screenshots.length === 0) {
      context.addIssue({code: 'custom', path: [index, 'screenshots'], message: 'an app shows one to four screens'});
    }
  });
});

export type Platform = (typeof platforms)[number];
export type DownloadEntry = z.infer<typeof entry>;
export type DownloadProduct = z.infer<typeof product>;
export type Screenshot = z.infer<typeof screenshot>;
