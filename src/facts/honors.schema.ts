/** Shape of the honors; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';
import {honorGroups} from './honorGroups';

const picture = z
  .string()
  .regex(/^\/media\/honors\/[\w-]+\.(svg|avif|webp|jpg|png)$/, 'put the picture under static/media/honors');

export const honorSchema = z.object({
  /** Key of the name in the page's copy. */
  name: z.string().min(1),
  /** Address of the picture, a file under `static`. */
  url: picture,
  /** Address of the same picture in half the size, for the wall; without it, the wall shows the picture itself. */
  thumbnail: picture.optional(),
  /** Size of the picture in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Size of the file in bytes. */
  size: z.number().int().positive(),
  group: z.enum(honorGroups),
  /** Marks a placeholder entry until the owner enters the real one. */
  demo: z.boolean(),
});

export type Honor = z.infer<typeof honorSchema>;

export const honorsSchema = z.array(honorSchema).superRefine((honors, context) => {
  for (const group of honorGroups) {
    if (!honors.some((honor) => honor.group === group))
      context.addIssue({code: 'custom', message: `no honor in the group ${group}: its tab would be empty`});
  }
  const names = new Set<string>();
  honors.forEach(({name}, index) => {
    if (names.has(name)) context.addIssue({code: 'custom', path: [index, 'name'], message: `"${name}" stands twice`});
    names.add(name);
  });
});
