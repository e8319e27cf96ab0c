import * as z from 'zod';
import {deviceChoiceSchema} from './devices.schema';

/** A teaching video: `static/media/lessons/<id>-<language>.webm|.mp4` and a poster. */
export const videosSchema = z.array(
  z.object({
    id: z.string().regex(/^[a-z0-9-]+$/),
    /** Length in seconds. */
    seconds: z.number().int().positive(),
    /** When each of its steps begins, in seconds: the chapters beside the player. */
    starts: z.array(z.number().positive()).min(1).readonly(),
    /** Troubleshooting articles that show it. */
    articles: z
      .array(z.string().regex(/^t\d{4}$/))
      .min(1)
      .readonly(),
    /** Devices it is about. */
    devices: deviceChoiceSchema,
    /** YYYY-MM-DD. */
    updated: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  }),
);

export type Video = z.infer<typeof videosSchema>[number];
