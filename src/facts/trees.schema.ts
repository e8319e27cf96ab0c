/**
 * Symptom trees: from "what do you see" to the article that helps, or to a person. One YAML file each in
 * `src/facts/trees`, with the words of both languages side by side, because the decisions are the same in both.
 */
import * as z from 'zod';
import {chosenDevices, type DeviceChoice} from './devices';
import {deviceChoiceSchema} from './devices.schema';
import {ledColors, ledPatterns, modelKinds} from './models.schema';

const words = z.object(
  {zh: z.string().min(1, 'write the Chinese words'), en: z.string().min(1, 'write the English words')},
  {error: 'write {zh: …, en: …}'},
);
const nodeId = z.string().regex(/^[a-z][a-z0-9-]*$/, 'node ids are short lower-case words');

const answer = z
  .object({
    text: words,
    /** The light this answer describes; shown blinking as it does on the device. */
    led: z.object({color: z.enum(ledColors), pattern: z.enum(ledPatterns)}).optional(),
    /** The next question. */
    to: nodeId.optional(),
    /** Or the article that helps, and the step of it to begin with. */
    article: z
      .string()
      .regex(/^t\d{4}$/, 'article ids look like t0001')
      .optional(),
    step: z.string().optional(),
    /** Or a person. */
    hotline: z.literal(true).optional(),
    /** Devices it is about from here on, where they are others than so far; its articles have to be about each of them. */
    devices: deviceChoiceSchema.optional(),
  })
  .strict()
  .refine(
    ({to, article, hotline}) => [to, article, hotline].filter(Boolean).length === 1,
    'an answer leads to one of: to, article, hotline',
  )
  .refine(({step, article}) => !step || article, '"step" needs an article');

const node = z
  .object({
    ask: words,
    help: words.optional(),
    /** What to try before answering. */
    do: words.optional(),
    /** It asks for the light of such devices: their pages open the tree here, with the light as the answer. */
    light: z
      .object({
        of: z.array(z.enum(modelKinds)).min(1, 'name the kinds of device'),
        /** Which one, where a device has several that can look alike, e.g. "NET". */
        label: z.string().optional(),
      })
      .strict()
      .optional(),
    answers: z.array(answer).min(2, 'give at least two answers').max(7, 'give at most seven answers'),
  })
  .strict();

export const treeSchema = z
  .object({
    id: nodeId,
    title: words,
    lead: words,
    /** Place among the symptoms, 1 first; those without one come last. */
    order: z.number().int().min(1).optional(),
    /** Devices it is offered for; all when absent. */
    devices: deviceChoiceSchema.optional(),
    start: nodeId,
    nodes: z.record(nodeId, node),
  })
  .strict()
  .superRefine((tree, context) =>
    treeProblems(tree).forEach(({path, message}) => context.addIssue({code: 'custom', path, message})),
  );

export type Tree = z.infer<typeof treeSchema>;

interface TreeProblem {
  readonly path: PropertyKey[];
  readonly message: string;
}

/** What makes a tree unsafe to walk: unknown nodes, nodes nobody reaches, ways in a circle, lights no model has. */
function treeProblems(tree: {
  devices?: DeviceChoice | undefined;
  start: string;
  nodes: Record<string, z.infer<typeof node>>;
}): TreeProblem[] {
  const problems: TreeProblem[] = [];
  const {nodes, start} = tree;
  const offered = chosenDevices(tree.devices);

  const done = new Set<string>();
  const visit = (id: string, way: readonly string[]) => {
    if (way.includes(id)) {
      problems.push({path: ['nodes', id], message: `the answers go in a circle: ${[...way, id].join(' → ')}`});
      return;
    }
    if (done.has(id)) return;
    done.add(id);
    nodes[id]?.answers.forEach(({to}, index) => {
      if (to === undefined) return;
      if (nodes[to]) visit(to, [...way, id]);
      else problems.push({path: ['nodes', id, 'answers', index, 'to'], message: `there is no node "${to}"`});
    });
  };
  if (nodes[start]) visit(start, []);
  else problems.push({path: ['start'], message: `there is no node "${start}"`});

  for (const [id, {answers}] of Object.entries(nodes)) {
    if (!done.has(id)) problems.push({path: ['nodes', id], message: 'no answer leads here'});
    answers.forEach(({led}, index) => {
      if (
        led &&
        !offered.some((model) => model.leds.some((light) => light.color === led.color && light.pattern === led.pattern))
      ) {
        problems.push({
          path: ['nodes', id, 'answers', index, 'led'],
          message: `none of the models has a light that is ${led.color} and ${led.pattern}`,
        });
      }
    });
  }
  return problems;
}
