/** Remark plugin that draws the blocks of ```` ```chart ```` in documents and news. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isEnglishFile} from '../promiseTokens';
import {figureHtml} from './figure';
import {chartsIn} from './read';

interface Node {
  type: string;
  lang?: string | null;
  children?: Node[];
  [key: string]: unknown;
}

/** The attribute `dangerouslySetInnerHTML={{__html: …}}`. */
const html = (text: string) => ({
  type: 'mdxJsxAttribute',
  name: 'dangerouslySetInnerHTML',
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `{__html: ${JSON.stringify(text)}}`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'ObjectExpression',
              properties: [
                {
                  type: 'Property',
                  kind: 'init',
                  method: false,
                  shorthand: false,
                  computed: false,
                  key: {type: 'Identifier', name: '__html'},
                  value: {type: 'Literal', value: text, raw: JSON.stringify(text)},
                },
              ],
            },
          },
        ],
      },
    },
  },
});

const attribute = (name: string, value: string) => ({type: 'mdxJsxAttribute', name, value});

/** @throws {Error} that names file and line of a chart that cannot be drawn */
export function charts() {
  return (root: Node, file: {readonly path: string}): void => {
    const found = {type: 'root', children: [] as Node[]};
    const collect = (node: Node): void => {
      if (node.type === 'code' && node.lang === 'chart') found.children.push(node);
      for (const child of node.children ?? []) collect(child);
    };
    collect(root);
    if (found.children.length === 0) return;
    // From the file, whose lines the writer knows: the text given here has lost its front matter.
    const read = chartsIn(readFileSync(file.path, 'utf8'));
    const locale = isEnglishFile(file.path) ? 'en' : 'zh-CN';
    found.children.forEach((node, index) => {
      const {chart, problems} = read[index]!;
      if (!chart) {
        const lines = problems.map(
          ({line, field, message}) => `${path.relative(process.cwd(), file.path)}:${line} ${field}: ${message}`,
        );
        throw new Error(`A chart cannot be drawn.\n${lines.join('\n')}`);
      }
      Object.assign(node, {
        type: 'mdxJsxFlowElement',
        name: 'figure',
        attributes: [
          attribute('className', 'chart'),
          attribute('data-kind', chart.kind),
          html(figureHtml(chart, locale)),
        ],
        children: [],
      });
    });
  };
}
