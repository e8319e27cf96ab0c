/**
 * Remark plugin that lets writers stay in plain Markdown:
 * - in a troubleshooting article every `##` becomes a numbered step (`<ArticleStep>`) with "solved / next step", and the
 *   articles its writer names follow (`<ArticleRelated>`); a step whose table links to two or more later steps offers those instead
 *   of the next one, and the note on safety and the video stand in the steps that its writer names (`<ArticleSafety>`,
 *   `<ArticleFilm>`);
 * - a table with timelines says above what their colors mean (`<RecordingGapsKey>`);
 * - in articles the way through the menus of an app is marked as one (`menuPaths.ts`);
 * - a model page gets, at its end, what exists for the model (`<ModelParts>`), from the content index, and its table of lights
 *   shows them (`lights.ts`);
 * - tables of articles, manuals and guides show the lights that they name, in articles about cameras on the front of one.
 */
import path from 'node:path';
import {models} from '../../src/facts/models';
import {drawLights, drawSpokenLights} from './lights';
import {markMenuPaths} from './menuPaths';

interface Node {
  type: string;
  depth?: number;
  children?: Node[];
  data?: {id?: string; hProperties?: {id?: string}};
  [key: string]: unknown;
}

interface File {
  path: string;
  data: {frontMatter?: Record<string, unknown>};
}

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** An attribute whose value is `require("<request>")`, resolved by the bundler. */
const requireAttribute = (name: string, request: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `require(${JSON.stringify(request)})`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'CallExpression',
              optional: false,
              callee: {type: 'Identifier', name: 'require'},
              arguments: [{type: 'Literal', value: request, raw: JSON.stringify(request)}],
            },
          },
        ],
      },
    },
  },
});

const element = (name: string, attributes: unknown[], children: Node[] = []): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});

interface Step {
  readonly heading: Node;
  readonly body: Node[];
}

const textOf = ({value, children}: Node): string =>
  typeof value === 'string' ? value : (children ?? []).map(textOf).join('');
const idOf = ({data}: Node): string | undefined => data?.id ?? data?.hProperties?.id;

const linksOf = (node: Node): string[] =>
  node.type === 'link' ? [String(node.url)] : (node.children ?? []).flatMap(linksOf);

/** A step to go on with: its number, from 1, its id and its title. */
interface Branch {
  readonly number: number;
  readonly id: string;
  readonly title: string;
}

/** Later steps that the tables of a step link to, in the order of the steps; none where there is no choice between them. */
function branchesOf(steps: readonly Step[], from: number): Branch[] {
  const links = new Set(steps[from]!.body.filter(({type}) => type === 'table').flatMap(linksOf));
  const branches = steps.flatMap(({heading}, index): Branch[] => {
    const id = idOf(heading);
    return index > from && id !== undefined && links.has(`#${id}`)
      ? [{number: index + 1, id, title: textOf(heading).trim()}]
      : [];
  });
  return branches.length > 1 ? branches : [];
}

const hasGaps = ({name, children}: Node): boolean => name === 'RecordingGaps' || (children ?? []).some(hasGaps);

/** Puts the key above every table that has timelines (`gaps.ts`). */
function keyGaps(root: Node): void {
  root.children = root.children?.flatMap((child) =>
    child.type === 'table' && hasGaps(child) ? [element('RecordingGapsKey', []), child] : [child],
  );
}

/**
 * Groups everything from one `##` to the next into a step; what is before the first stays as the introduction.
 * @param front numbers of the steps with the note on safety and with the video
 */
function wrapSteps(root: Node, front: Readonly<Record<string, unknown>>): void {
  const before: Node[] = [];
  const steps: Step[] = [];
  for (const child of root.children ?? []) {
    if (child.type === 'heading' && child.depth === 2) steps.push({heading: child, body: []});
    else if (child.type === 'mdxjsEsm') before.push(child);
    else (steps.at(-1)?.body ?? before).push(child);
  }
  const intro = before.filter((child) => child.type !== 'mdxjsEsm');
  const esm = before.filter((child) => child.type === 'mdxjsEsm');
  root.children = [
    ...esm,
    element('ArticleIntro', [], intro),
    element(
      'ArticleSteps',
      [],
      steps.map(({heading, body}, index) => {
        const branches = branchesOf(steps, index);
        const next = steps[index + 1] && idOf(steps[index + 1]!.heading);
        return element(
          'ArticleStep',
          [
            attribute('number', String(index + 1)),
            attribute('of', String(steps.length)),
            ...(next === undefined ? [] : [attribute('next', next)]),
            ...(branches.length > 0 ? [attribute('branches', JSON.stringify(branches))] : []),
          ],
          [
            heading,
            ...(index + 1 === front.safety_step ? [element('ArticleSafety', [])] : []),
            ...body,
            ...(index + 1 === front.video_step ? [element('ArticleFilm', [])] : []),
          ],
        );
      }),
    ),
  ];
}

function versionOf(file: string): string {
  return /version-([^/\\]+)[/\\]/.exec(file.split(path.sep).join('/'))?.[1] ?? 'current';
}

const cameras: ReadonlySet<string> = new Set(['camera', 'aiCamera', 'umeCamera']);

/** Whether an article is about cameras alone: their lights are alike. */
const isOfCameras = (ids: unknown): boolean =>
  Array.isArray(ids) && ids.every((id) => models.some((one) => one.id === id && cameras.has(one.kind)));

export function docParts() {
  return (root: Node, file: File): void => {
    const front = file.data.frontMatter ?? {};
    const links = requireAttribute('links', `@generated/content-index/default/support-${versionOf(file.path)}.json`);
    if (front.type !== 'model') drawSpokenLights(root, isOfCameras(front.models));
    if (front.type === 'article') {
      keyGaps(root);
      markMenuPaths(root);
      wrapSteps(root, front);
      if (Array.isArray(front.related))
        root.children?.push(element('ArticleRelated', [attribute('ids', front.related.join(',')), links]));
    }
    if (front.type === 'model' && typeof front.model === 'string') {
      const request = `@generated/content-index/default/model-${versionOf(file.path)}-${front.model}.json`;
      drawLights(root, requireAttribute('links', request), file.path);
      root.children?.unshift(
        element('ModelHead', [attribute('model', front.model), requireAttribute('links', request)]),
      );
      root.children?.push(element('ModelParts', [attribute('model', front.model), requireAttribute('links', request)]));
    }
  };
}
