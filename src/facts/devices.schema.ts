/** Shape of a choice of devices, for the fact files and symptom trees that have one. */
import * as z from 'zod';
import {deviceFeatures, type DeviceChoice} from './devices';
import {models} from './models';
import {modelKinds} from './models.schema';

const known: ReadonlySet<string> = new Set([...modelKinds, ...models.map(({id}) => id)]);

export const deviceChoiceSchema = z
  .object({
    of: z
      .array(
        z.custom<DeviceChoice['of'][number]>((name) => typeof name === 'string' && known.has(name), {
          error: ({input}) => `there is no kind of device or model "${String(input)}"; kinds: ${modelKinds.join(', ')}`,
        }),
      )
      .min(1, 'name kinds of device or models, or leave "devices" out for all')
      .readonly(),
    with: z.enum(deviceFeatures).optional(),
  })
  .strict();
