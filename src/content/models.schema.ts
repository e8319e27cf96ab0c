/**
 * Shape and limits of the hardware catalogue. Kept apart from the data so that zod stays out of the pages' bundles;
 * the build and `npm run check` parse the data with it.
 */
import * as z from 'zod';

/** What a status light can look like. `slow` blinks every 1.2 s, `fast` every 0.42 s. */
export const ledPatterns = ['off', 'steady', 'slow', 'fast'] as const;
export const ledColours = ['none', 'red', 'amber', 'green', 'blue'] as const;

/** Closed list of what a light tells; the words for each stand in the copy. */
export const ledMeanings = [
  'noPower',
  'starting',
  'noNetwork',
  'waitingForSetup',
  'upgrading',
  'connectingToCloud',
  'online',
  'storageFault',
  'running',
  'diskFault',
  'alarm',
  'algorithmLoading',
] as const;

const led = z.object({
  /** Label printed beside the light; null where the device has a single light. */
  label: z.string().nullable(),
  colour: z.enum(ledColours),
  pattern: z.enum(ledPatterns),
  meaning: z.enum(ledMeanings),
});

const base = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/, 'model ids are lower case, e.g. "ul-8232nh"'),
  /** Display name with its capitals; never broken across lines. */
  name: z.string().min(2),
  /** Basename of the pictures in static/media/stills and cutouts. */
  media: z.string(),
  /** Outer dimensions in millimetres: width, height, depth. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  weightG: z.number().int().positive(),
  /** Power draw at most, in watts. */
  powerW: z.number().positive(),
  power: z.array(z.enum(['poe', 'dc12', 'dc5', 'ac'])).min(1),
  ethernetMbit: z.union([z.literal(100), z.literal(1000)]),
  /** Operating range in degrees Celsius. */
  temperatureC: z.tuple([z.number(), z.number()]),
  /** Seconds the reset button is held for a factory reset. */
  resetSeconds: z.number().int().positive(),
  leds: z.array(led).min(3),
  firmware: z.string().regex(/^\d+\.\d+\.\d+$/),
});

const optics = z.object({
  /** Width and height in pixels of the main stream. */
  pixels: z.tuple([z.number().int(), z.number().int()]),
  fps: z.number().int().max(30),
  focalMm: z.number(),
  /** Horizontal field of view in degrees. */
  hfovDeg: z.number(),
  /** Infrared or warm-light range in metres; null without its own light. */
  nightM: z.number().nullable(),
  /** Main-stream bitrate in Mbit/s (H.265, default quality). */
  mbit: z.number(),
});

const tf = z.object({tfMaxGb: z.number().int().max(256, 'the specification allows TF cards up to 256 GB')});

const camera = base.extend({
  kind: z.literal('camera'),
  form: z.enum(['cube', 'miniDome', 'ptz', 'turret', 'dome', 'bullet']),
  ...optics.shape,
  ...tf.shape,
  wifi: z.boolean(),
  audio: z.enum(['none', 'mic', 'twoWay']),
  /** Ingress protection, e.g. "IP66"; null for indoor models. */
  ingress: z.string().nullable(),
  /** Pan range in degrees; null when the head is fixed or turned by hand. */
  panDeg: z.union([z.literal(355), z.literal(350), z.literal(345)]).nullable(),
  opticalZoom: z.number().nullable(),
});

const aiCamera = base.extend({
  kind: z.literal('aiCamera'),
  form: z.enum(['overheadCounter', 'stereoCounter', 'fisheyeDome']),
  ...optics.shape,
  ...tf.shape,
  /** Mounting height in metres the algorithm is calibrated for. */
  mountM: z.tuple([z.number(), z.number()]),
  /** Door width in metres one device covers. */
  doorM: z.number(),
});

const recorder = base.extend({
  kind: z.literal('recorder'),
  channels: z.union([z.literal(4), z.literal(8), z.literal(16), z.literal(32)]),
  disks: z.number().int().min(1),
  diskTb: z.array(z.union([z.literal(6), z.literal(8)])).min(1),
  inMbit: z.number(),
  /** Powered network ports for cameras. */
  poePorts: z.number().int(),
  outputs: z.array(z.enum(['hdmi', 'vga'])),
});

const edgeBox = base.extend({
  kind: z.literal('edgeBox'),
  channels: z.number().int().max(4, 'the edge box takes at most four 1080p channels'),
  tops: z.number(),
});

export const modelSchema = z.discriminatedUnion('kind', [camera, aiCamera, recorder, edgeBox]);
export type Model = z.infer<typeof modelSchema>;
export type ModelKind = Model['kind'];
export type Led = z.infer<typeof led>;

export const catalogueSchema = z
  .array(modelSchema)
  .refine((list) => new Set(list.map((model) => model.id)).size === list.length, 'two models share an id');
