/** Every path through every symptom tree has an end, and a failing example per rule. */
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import {lightLinks} from '../../plugins/content-index/trees';
import {loadDocuments} from '../../scripts/checks/documents';
import {checkTrees} from '../../scripts/checks/trees';
import {chosenDevices} from '../../src/facts/devices';
import {modelById, models} from '../../src/facts/models';
import {loadTrees} from '../../src/facts/trees';
import {symptomSigns} from '../../src/features/finder/SymptomPicture';
import {type Tree, treeSchema} from '../../src/facts/trees.schema';

const trees = loadTrees(path.resolve('.'));

type Answer = Tree['nodes'][string]['answers'][number];

interface Way {
  readonly nodes: readonly string[];
  /** What the last answer leads to; missing where the way breaks off. */
  readonly end: Answer | undefined;
}

/** Deeper than any sensible tree; a cycle would never end. */
const maxDepth = 12;

/** Every way through a tree, from the first question to its end. */
function waysThrough(tree: Tree, id = tree.start, before: readonly string[] = []): Way[] {
  const nodes = [...before, id];
  const answers = tree.nodes[id]?.answers;
  if (!answers || nodes.length > maxDepth) return [{nodes, end: undefined}];
  return answers.flatMap((answer) =>
    answer.to === undefined ? [{nodes, end: answer}] : waysThrough(tree, answer.to, nodes),
  );
}

it('there are at least eight', () => {
  expect(trees.length).toBeGreaterThanOrEqual(8);
});

it('lead to articles and steps that exist', () => {
  expect(checkTrees(path.resolve('.'))).toEqual([]);
});

describe.each(trees.map((tree) => [tree.id, tree] as const))('%s', (_, tree) => {
  const ways = waysThrough(tree);

  it('ends every way at an article or a person', () => {
    expect(ways.filter(({end}) => !end?.article && !end?.hotline).map(({nodes}) => nodes.join(' → '))).toEqual([]);
  });

  it('reaches every question', () => {
    expect([...new Set(ways.flatMap(({nodes}) => nodes))].sort()).toEqual(Object.keys(tree.nodes).sort());
  });

  it('asks few questions and gives no answer twice', () => {
    expect(Math.max(...ways.map(({nodes}) => nodes.length))).toBeLessThanOrEqual(6);
    for (const {answers} of Object.values(tree.nodes)) {
      for (const language of ['zh', 'en'] as const)
        expect(new Set(answers.map(({text}) => text[language])).size).toBe(answers.length);
    }
  });
});

describe('from the lights of a device', () => {
  // The badge has articles, but no questions of its own.
  it.each(models.filter(({kind}) => kind !== 'badge').map(({id}) => id))(
    '%s: every light that troubles opens a tree where it is asked for',
    (id) => {
      const links = lightLinks(modelById(id), trees, 'zh', '/');
      expect(links.filter(({href}) => href !== null && !/^\/support\/finder\/[a-z-]+#\d+(-\d+)*$/.test(href))).toEqual(
        [],
      );
      expect(links.filter(({href}) => href !== null).length).toBeGreaterThan(0);
    },
  );
});

describe('a tree is refused', () => {
  const sound = trees.find(({id}) => id === 'offline')!;
  type Draft = {
    devices: {of: string[]; with?: string};
    start: string;
    nodes: Record<string, {light?: unknown; answers: Record<string, unknown>[]}>;
  };
  const problems = (spoil: (draft: Draft) => void): string[] => {
    const draft = structuredClone(sound) as unknown as Draft;
    spoil(draft);
    const {error} = treeSchema.safeParse(draft);
    return (error?.issues ?? []).map(({path: place, message}) => `${place.map(String).join(' › ')}: ${message}`);
  };
  const first = (draft: Draft) => draft.nodes[draft.start]!.answers[0]!;
  const text = {zh: '好', en: 'Good'};
  const node = (answers: object[]) => ({ask: text, answers}) as never;
  const person = {text, hotline: true};

  it('unless nothing is wrong with it', () => {
    expect(problems(() => undefined)).toEqual([]);
  });

  it('for an answer that leads nowhere', () => {
    expect(problems((draft) => draft.nodes.scope!.answers.push({text}))).toEqual([
      'nodes › scope › answers › 4: an answer leads to one of: to, article, hotline',
    ]);
  });

  it('for an answer that leads to two places', () => {
    expect(problems((draft) => (first(draft).hotline = true))).toEqual([
      'nodes › scope › answers › 0: an answer leads to one of: to, article, hotline',
    ]);
  });

  it('for a step without an article', () => {
    expect(problems((draft) => (first(draft).step = 'light'))).toEqual([
      'nodes › scope › answers › 0: "step" needs an article',
    ]);
  });

  it('for a question that does not exist', () => {
    expect(problems((draft) => draft.nodes.scope!.answers.push({text, to: 'gone'}))).toEqual([
      'nodes › scope › answers › 4 › to: there is no node "gone"',
    ]);
    expect(problems((draft) => (draft.start = 'gone'))).toContain('start: there is no node "gone"');
  });

  it('for going in a circle', () => {
    expect(problems((draft) => draft.nodes.pattern!.answers.push({text, to: 'light'}))).toEqual([
      'nodes › light: the answers go in a circle: scope → light → pattern → light',
    ]);
  });

  it('for a question nobody reaches', () => {
    expect(problems((draft) => (draft.nodes.lost = node([person, person])))).toEqual([
      'nodes › lost: no answer leads here',
    ]);
  });

  it('for a model that does not exist', () => {
    expect(problems((draft) => draft.devices.of.push('e9-z'))).toEqual([
      'devices › of › 3: there is no kind of device or model "e9-z"; kinds: camera, aiCamera, umeCamera, recorder, edgeBox, badge',
    ]);
  });

  it('for devices that are nothing or have what there is not', () => {
    expect(problems((draft) => (draft.devices.of = []))).toContain(
      'devices › of: name kinds of device or models, or leave "devices" out for all',
    );
    expect(problems((draft) => (draft.devices.with = 'wings'))).toHaveLength(1);
  });

  it('for a light none of its models has', () => {
    expect(problems((draft) => (first(draft).led = {color: 'green', pattern: 'fast'}))).toEqual([
      'nodes › scope › answers › 0 › led: none of the models has a light that is green and fast',
    ]);
    // Recorders have it, but the tree is not offered for them.
    expect(problems((draft) => (first(draft).led = {color: 'green', pattern: 'slow'}))).toHaveLength(1);
  });

  it('for the light of a kind of device there is not', () => {
    expect(problems((draft) => (draft.nodes.scope!.light = {of: ['toaster']}))).toHaveLength(1);
    expect(problems((draft) => (draft.nodes.scope!.light = {of: []}))).toEqual([
      'nodes › scope › light › of: name the kinds of device',
    ]);
  });

  it('for an article that is not about the devices that lead to it', () => {
    const found = checkTrees(path.resolve('tests/fixtures/content/symptom-trees'));
    expect(
      found.filter(({file}) => file.endsWith('devices.yaml')).map(({field, message}) => `${field}: ${message}`),
    ).toEqual(['look: t0001 is not about b1: add them to its models, or say with "devices" what the answer is about']);
  });

  it('for an article or a step that does not exist', () => {
    const found = checkTrees(path.resolve('tests/fixtures/content/symptom-trees')).map(({message}) => message);
    expect(found).toContain('there is no article t0002; name one of docs/troubleshooting');
    expect(found).toContain('t0001 has no step "none"; it has: light');
  });
});

it('about offline cameras are about those that the article “camera offline” names', () => {
  const article = loadDocuments(path.resolve('.')).documents.find(({file}) =>
    file.endsWith('docs/troubleshooting/network/t0001.md'),
  );
  const devices = trees.find(({id}) => id === 'offline')?.devices;
  // The B1 looks for its way out in the same steps, from questions of its own.
  expect([...(article?.front.models as string[])].sort()).toEqual(
    [...chosenDevices(devices).map(({id}) => id), 'b1'].sort(),
  );
});

it('have a picture each, and no picture is left of a tree that is gone', () => {
  expect(Object.keys(symptomSigns).sort()).toEqual(trees.map(({id}) => id).sort());
});
