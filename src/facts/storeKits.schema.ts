/** Shape and limits of the example lists; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';
import {models} from './models';
import {kitDoors, kitFaults} from './storeKits';

const ids: ReadonlySet<string> = new Set(models.map(({id}) => id));

const line = z.object({
  id: z.string().refine((id) => ids.has(id), {error: 'there is no such model in src/facts/models.ts', abort: true}),
  count: z.number().int().min(1),
});

/** Lists by name. A list that breaks a limit of its devices is refused with the limit. */
export const kitsSchema = z.record(z.string(), z.array(line).min(1)).superRefine((kits, context) => {
  const doors: Readonly<Record<string, {readonly width: number; readonly height: number} | undefined>> = kitDoors;
  for (const [name, kit] of Object.entries(kits))
    for (const message of kitFaults(kit, doors[name])) context.addIssue({code: 'custom', path: [name], message});
});
