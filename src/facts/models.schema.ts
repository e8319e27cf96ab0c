/**
 * Shape and limits of the hardware catalogue. Kept apart from the data so that zod stays out of the pages' bundles;
 * the build and `npm run check` parse the data with it.
 */
import * as z from 'zod';
import {poeClassNames, poeClassOf} from './hardware/poe';

/** What a status light can look like. `slow` blinks every 1.2 s, `fast` every 0.42 s. */
export const ledPatterns = ['off', 'steady', 'slow', 'fast'] as const;
export const ledColors = ['none', 'red', 'amber', 'green', 'blue'] as const;

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
  'recording',
  'lowBattery',
  'charging',
] as const;

const led = z.object({
  /** Label printed beside the light; null where the device has a single light. */
  label: z.string().nullable(),
  color: z.enum(ledColors),
  pattern: z.enum(ledPatterns),
  meaning: z.enum(ledMeanings),
});

const millimeters = z.number().positive();
const screw = z.enum(['M3', 'M4', 'M5']);

/** How the device is fixed. Hole patterns are measured from center to center. */
const mount = z.discriminatedUnion('pattern', [
  z.object({
    pattern: z.literal('circle'),
    holes: z.number().int().min(2).max(6),
    /** Diameter of the circle the holes lie on. */
    circleMm: millimeters,
    screw,
    /** Diameter of the opening for the cable in the middle; null where the cable leaves at the body. */
    cableMm: millimeters.nullable(),
  }),
  z.object({
    pattern: z.literal('rect'),
    holes: z.literal(4),
    /** Distances of the holes along width and depth. */
    rectMm: z.tuple([millimeters, millimeters]),
    screw,
    cableMm: millimeters.nullable(),
  }),
  /** Stands on rubber feet. */
  z.object({pattern: z.literal('feet'), rectMm: z.tuple([millimeters, millimeters])}),
  /** Worn: width of the clip, and how thick the fabric may be. */
  z.object({pattern: z.literal('clip'), clipMm: millimeters, openingMm: millimeters}),
]);

const base = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/, 'model ids are lower case, e.g. "ul-8232nh"'),
  /** Display name with its capitals; never broken across lines. */
  name: z.string().min(2),
  /** Basename of the pictures in static/media/stills and cutouts. */
  media: z.string(),
  /** Outer dimensions in millimeters: width, height, depth. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  mount,
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
  /** Infrared or warm-light range in meters; null without its own light. */
  nightM: z.number().nullable(),
  /** Main-stream bitrate in Mbit/s (H.265, default quality). */
  mbit: z.number(),
});

/** Mounting height in meters: what the algorithm is calibrated for, or the height from which a camera sees best. */
const height = z.object({mountM: z.tuple([z.number(), z.number()])});

const tf = z.object({tfMaxGb: z.number().int().max(256, 'the specification allows TF cards up to 256 GB')});

const camera = base.extend({
  kind: z.literal('camera'),
  form: z.enum(['cube', 'miniDome', 'ptz', 'turret', 'dome', 'bullet']),
  ...optics.shape,
  ...tf.shape,
  ...height.shape,
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
  ...height.shape,
  /** Door width in meters one device covers at most; the height may leave less (`hardware/doors.ts`). */
  doorM: z.number(),
  /** Two side by side can be set as one door. */
  pairs: z.boolean(),
});

const recorder = base.extend({
  kind: z.literal('recorder'),
  channels: z.union([z.literal(4), z.literal(8), z.literal(16), z.literal(32)]),
  disks: z.number().int().min(1),
  diskTb: z.array(z.union([z.literal(6), z.literal(8)])).min(1),
  inMbit: z.number(),
  /** Powered network ports for cameras. */
  poePorts: z.number().int().min(0),
  /** Standard of each of them; null where there are none. Watts by standard: `hardware/poe.ts`. */
  poeClass: z.enum(poeClassNames).nullable(),
  /** Watts those ports share; 0 where there are none. The rest of `powerW` is the recorder and its disks. */
  poeBudgetW: z.number().int().min(0),
  outputs: z.array(z.enum(['hdmi', 'vga'])),
});

const edgeBox = base.extend({
  kind: z.literal('edgeBox'),
  channels: z.number().int().max(4, 'the edge box takes at most four 1080p channels'),
  tops: z.number(),
});

/** UME series: a camera that runs several algorithms of the store at once, chosen by the owner. */
const umeCamera = base.extend({
  kind: z.literal('umeCamera'),
  series: z.enum(['ume-8-series', 'ume-9-series']),
  form: z.enum(['dome', 'turret']),
  ...optics.shape,
  ...tf.shape,
  ...height.shape,
  ingress: z.string().nullable(),
  audio: z.enum(['none', 'mic', 'twoWay']),
  /** Algorithms that run at the same time. */
  slots: z.number().int().min(1).max(8),
  tops: z.number(),
});

/** Wearable badge: records what is said at the counter, and only while it is worn and switched on. */
const badge = base.extend({
  kind: z.literal('badge'),
  /** No wired port. */
  ethernetMbit: z.null(),
  pixels: z.tuple([z.number().int(), z.number().int()]),
  microphones: z.number().int(),
  batteryHours: z.number(),
  chargeHours: z.number(),
  storageGb: z.number().int(),
  bluetooth: z.boolean(),
  wifi: z.boolean(),
});

export const modelSchema = z.discriminatedUnion('kind', [camera, aiCamera, umeCamera, recorder, edgeBox, badge]);

/** The same shape with every field and list read-only, also inside a union. */
type DeepReadonly<T> = T extends object ? {readonly [K in keyof T]: DeepReadonly<T[K]>} : T;

/** A model of any kind. Read-only, so that the catalogue can be written `as const` and its ids be known as types. */
export type Model = DeepReadonly<z.infer<typeof modelSchema>>;
export type ModelKind = Model['kind'];
export type Led = Model['leds'][number];

/** All kinds of device, for fields that choose devices by kind. */
export const modelKinds = modelSchema.options.map(({shape}) => shape.kind.value);

/** Whether the fixing lies on the device: holes and feet inside its outline. */
function mountFits({mount: fixing, sizeMm: [width, , depth]}: Model): boolean {
  if (fixing.pattern === 'circle') return fixing.circleMm < Math.min(width, depth);
  if (fixing.pattern === 'clip') return fixing.clipMm <= width;
  return fixing.rectMm[0] < width && fixing.rectMm[1] < depth;
}

/** Contradictions within one model: the field, and what to write. */
function contradictions(model: Model): {readonly field: string; readonly message: string}[] {
  const found: {field: string; message: string}[] = [];
  if (!mountFits(model)) found.push({field: 'mount', message: 'the fixing is larger than the device (sizeMm)'});
  if (model.power.includes('poe') && poeClassOf(model.powerW) === null)
    found.push({field: 'powerW', message: 'no PoE port carries that: leave "poe" out of power'});
  if (model.kind === 'recorder') {
    const given = [model.poePorts > 0, model.poeClass !== null, model.poeBudgetW > 0];
    if (new Set(given).size > 1)
      found.push({field: 'poePorts', message: 'give ports, standard and budget, or 0, null and 0'});
    if (model.poeBudgetW >= model.powerW)
      found.push({field: 'poeBudgetW', message: 'the recorder needs a part of powerW itself'});
  }
  return found;
}

export const catalogueSchema = z
  .array(modelSchema)
  .superRefine((list, context) =>
    list.forEach((model, index) => {
      for (const {field, message} of contradictions(model))
        context.addIssue({code: 'custom', path: [index, field], message});
    }),
  )
  .refine((list) => new Set(list.map((model) => model.id)).size === list.length, 'two models share an id');
