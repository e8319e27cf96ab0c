/**
 * Remark plugin that lets writers stay in plain Markdown:
 * - in a troubleshooting article every `##` becomes a numbered step (`<ArticleStep>`) with "solved / next step", and the
 *   articles its writer names follow (`<ArticleRelated>`);
 * - a model page gets, at its end, what exists for the model (`<ModelParts>`), from the content index, and its table of lights
 *   shows them (`lights.ts`);
 * - tables of articles, manuals and guides show the lights that they name.
 */
import path from 'node:path';
import {drawLights, drawSpokenLights} from './lights';

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

/** Groups everything from one `##` to the next into a step; what is before the first stays as the introduction. */
function wrapSteps(root: Node): void {
  const before: Node[] = [];
  const steps: {heading: Node; body: Node[]}[] = [];
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
      steps.map(({heading, body}, index) =>
        element(
          'ArticleStep',
          [attribute('number', String(index + 1)), attribute('of', String(steps.length))],
          [heading, ...body],
        ),
      ),
    ),
  ];
}

function versionOf(file: string): string {
  return /version-([^/\\]+)[/\\]/.exec(file.split(path.sep).join('/'))?.[1] ?? 'current';
}

export function docParts() {
  return (root: Node, file: File): void => {
    const front = file.data.frontMatter ?? {};
    const links = requireAttribute('links', `@generated/content-index/default/support-${versionOf(file.path)}.json`);
    if (front.type !== 'model') drawSpokenLights(root);
    if (front.type === 'article') {
      wrapSteps(root);
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
