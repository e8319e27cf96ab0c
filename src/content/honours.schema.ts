/** Shape of the honours; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';
import {honourGroups} from './honours';

export const honourSchema = z.object({
  /** Key of the name in the page's copy. */
  name: z.string().min(1),
  /** Address of the picture, a file under `static`. */
  url: z
    .string()
    .regex(/^\/media\/honours\/[\w-]+\.(svg|avif|webp|jpg|png)$/, 'put the picture under static/media/honours'),
  /** Size of the picture in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Size of the file in bytes. */
  size: z.number().int().positive(),
  group: z.enum(honourGroups),
  /** Marks an entry that stands in until the owner puts the real one. */
  demo: z.boolean(),
});

export type Honour = z.infer<typeof honourSchema>;

export const honoursSchema = z.array(honourSchema).superRefine((honours, context) => {
  for (const group of honourGroups) {
    if (!honours.some((honour) => honour.group === group))
      context.addIssue({code: 'custom', message: `no honour in the group ${group}: its tab would be empty`});
  }
  const names = new Set<string>();
  honours.forEach(({name}, index) => {
    if (names.has(name)) context.addIssue({code: 'custom', path: [index, 'name'], message: `"${name}" stands twice`});
    names.add(name);
  });
});
