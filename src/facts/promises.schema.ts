/** Shape of the registry of promises; kept apart from the data so that zod stays out of the pages' bundles. */
import * as z from 'zod';
import {algorithms} from './algorithms';
import {modelKinds} from './models.schema';

export const promiseTopics = [
  'computed',
  'leaves',
  'kept',
  'response',
  'updates',
  'access',
  'service',
  'billing',
] as const;

/** Places outside the customer's network where something may be computed. */
export const computedPlaces = ['camera', 'box', 'badge', 'cloud'] as const;

/** What an algorithm sends out of the store. Only `still` is a picture. */
export const algorithmOutputs = ['numbers', 'grid', 'shares', 'event', 'still'] as const;

const promise = z
  .object({
    topic: z.enum(promiseTopics),
    /** Days something is kept, for promises about a fixed term. */
    days: z.number().int().positive().optional(),
    /** Minutes between two messages, or that an action takes. */
    minutes: z.number().int().positive().optional(),
    /** Months of notice. */
    months: z.number().int().positive().optional(),
    /** Years something goes on. */
    years: z.number().int().positive().optional(),
    /** Claim whose figure the sentence repeats. */
    claim: z.string().optional(),
    /** The owner has not confirmed it yet: `npm run check:launch` lists it. */
    demo: z.boolean().optional(),
  })
  .strict();

const algorithmPromise = z.object({
  output: z.enum(algorithmOutputs),
  /** Promises that say what leaves the store and what is kept. */
  leaves: z.string(),
  kept: z.string(),
});

const devicePromise = z.object({
  computed: z.array(z.enum(computedPlaces)),
  leaves: z.string(),
  kept: z.string(),
  updates: z.string(),
});

export const promisesSchema = z
  .object({
    promises: z.record(z.string(), promise),
    algorithms: z.record(z.string(), algorithmPromise),
    devices: z.record(z.string(), devicePromise),
  })
  .superRefine(({promises, algorithms: byAlgorithm, devices}, context) => {
    const report = (path: (string | number)[], message: string) => context.addIssue({code: 'custom', path, message});
    const refer = (path: string[], topic: string, id: string) => {
      if (promises[id]?.topic !== topic) report([...path, topic], `"${id}" is no promise about "${topic}"`);
    };
    for (const {id, confirm, runsOn} of algorithms) {
      const own = byAlgorithm[id];
      if (!own) report(['algorithms', id], 'say what leaves the store and what is kept');
      else {
        refer(['algorithms', id], 'leaves', own.leaves);
        refer(['algorithms', id], 'kept', own.kept);
        // A picture leaves only so that a person can confirm what it shows.
        if (own.output === 'still' && !confirm)
          report(['algorithms', id, 'output'], 'nobody confirms it, so no still may leave the store');
      }
      if ((runsOn as readonly string[]).includes('cloud'))
        report(['algorithms', id], 'algorithms run in the store: take "cloud" out of runsOn');
    }
    for (const kind of modelKinds) {
      const own = devices[kind];
      if (!own) report(['devices', kind], 'say where it computes, what leaves the store and what is kept');
      else for (const topic of ['leaves', 'kept', 'updates'] as const) refer(['devices', kind], topic, own[topic]);
    }
  });

export type PromiseFacts = z.infer<typeof promise>;
export type AlgorithmOutput = (typeof algorithmOutputs)[number];
export type AlgorithmPromise = z.infer<typeof algorithmPromise>;
export type DevicePromise = z.infer<typeof devicePromise>;
