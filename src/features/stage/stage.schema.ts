/** Schema of the geometry of the rendered shop; used by the checks, never by a page. */
import * as z from 'zod';

const number = z.number();
const point = z.tuple([number, number]);
const row = z.tuple([number, number, number]);
const polygon = z.array(point).min(3);
const lane = z.array(point).min(2);

export const stageSchema = z.object({
  plate: z.object({width: z.literal(1600), height: z.literal(900)}),
  camera: z.object({eye: row, forward: row, right: row, up: row, heightPx: number.positive()}),
  floor: z.tuple([row, row, row]),
  floorInverse: z.tuple([row, row, row]),
  walkers: z.object({cell: point, anchor: point, phases: z.int().positive(), stride: number.positive()}),
  bounds: z.tuple([point, point]),
  lanes: z.object({front: lane, middle: lane, back: lane, aisle: lane, left: lane, right: lane, till: lane}),
  obstacles: z.object({
    fridge: polygon,
    'shelf-back': polygon,
    'gondola-1': polygon,
    'gondola-2': polygon,
    'shelf-left': polygon,
    till: polygon,
    island: polygon,
  }),
  zones: z.object({entrance: polygon, till: polygon, promo: polygon, fridge: polygon}),
  cameras: z.array(z.object({id: z.int(), position: row, heading: number})).length(2),
});
