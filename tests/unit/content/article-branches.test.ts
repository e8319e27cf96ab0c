/** A step whose table leads to several later steps offers them; the note on safety and the video stand in the steps that their writer names. */
import {describe, expect, it} from '@jest/globals';
import {docParts} from '../../../plugins/doc-parts';

type Root = Parameters<ReturnType<typeof docParts>>[0];
type Nodes = NonNullable<Root['children']>;

const heading = (id: string, title: string) => ({
  type: 'heading',
  depth: 2,
  data: {id},
  children: [{type: 'text', value: title}],
});
const linkTo = (url: string) => ({type: 'link', url, children: [{type: 'text', value: url}]});
const inCell = (...links: ReturnType<typeof linkTo>[]) => ({
  type: 'table',
  children: links.map((link) => ({type: 'tableRow', children: [{type: 'tableCell', children: [link]}]})),
});

/** The steps of an article whose first step has this content. */
function stepsWith(content: Nodes, front: Record<string, unknown> = {}): Nodes {
  const children = [heading('look', '看'), ...content, heading('plan', '查计划'), heading('card', '换卡')];
  const root: Root = {type: 'root', children};
  docParts()(root, {path: 'docs/troubleshooting/recording/t0101.md', data: {frontMatter: {type: 'article', ...front}}});
  return root.children!.find(({name}) => name === 'ArticleSteps')!.children!;
}

const attributeOf = (node: Nodes[number], wanted: string): unknown =>
  (node.attributes as {name: string; value: unknown}[]).find(({name}) => name === wanted)?.value;

it('names the step after it, but for the last', () => {
  expect(stepsWith([]).map((step) => attributeOf(step, 'next'))).toEqual(['plan', 'card', undefined]);
});

describe('the branches of a step', () => {
  it('are the later steps that its table links to, in their order', () => {
    const [first, second] = stepsWith([inCell(linkTo('#card'), linkTo('./t0103.md'), linkTo('#plan'))]);
    expect(JSON.parse(attributeOf(first!, 'branches') as string)).toEqual([
      {number: 2, id: 'plan', title: '查计划'},
      {number: 3, id: 'card', title: '换卡'},
    ]);
    expect(attributeOf(second!, 'branches')).toBeUndefined();
  });

  it.each([
    ['a single link', [inCell(linkTo('#card'))]],
    ['a link to itself', [inCell(linkTo('#card'), linkTo('#look'))]],
    ['links in prose', [{type: 'paragraph', children: [linkTo('#card'), linkTo('#plan')]}]],
  ])('are none for %s', (_, content) => {
    expect(attributeOf(stepsWith(content)[0]!, 'branches')).toBeUndefined();
  });
});

const namesOf = (steps: Nodes) => steps.map(({children}) => children!.map(({type, name}) => name ?? type));

it('stands the note on safety below the title of its step, and the video at the end of its own', () => {
  const text = {type: 'paragraph', children: []};
  expect(namesOf(stepsWith([text], {safety_step: 3, video_step: 1}))).toEqual([
    ['heading', 'paragraph', 'ArticleFilm'],
    ['heading'],
    ['heading', 'ArticleSafety'],
  ]);
});

it('says above a table with timelines what their colors mean', () => {
  const gaps = {type: 'mdxJsxTextElement', name: 'RecordingGaps'};
  const table = {type: 'table', children: [{type: 'tableRow', children: [{type: 'tableCell', children: [gaps]}]}]};
  expect(namesOf(stepsWith([table]))[0]).toEqual(['heading', 'RecordingGapsKey', 'table']);
  expect(namesOf(stepsWith([inCell(linkTo('#card'))]))[0]).toEqual(['heading', 'table']);
});
