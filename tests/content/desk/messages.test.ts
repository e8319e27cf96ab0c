/** Writers read every message of the desk's checks in Chinese. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from '@jest/globals';
import ts from 'typescript';
import {checks} from '../../../scripts/checks/run';
import {deskChecks} from '../../../scripts/desk/checks';
import {deskSchemas} from '../../../scripts/desk/config';
import {inChinese, messageKinds} from '../../../scripts/desk/messages';
import {chartSchema} from '../../../src/facts/chart.schema';

const fixtures = path.resolve('tests/fixtures/content');
const ofDocuments = /^(docs|versioned_docs|blog|i18n\/en\/docusaurus-plugin)/;
const isKnown = (message: string): boolean => messageKinds.some(([pattern]) => pattern.test(message));

it.each(deskChecks)('what "%s" finds in its fixture', (name) => {
  const found = checks[name]!(path.join(fixtures, name.replaceAll(' ', '-')));
  const messages = found.filter(({file}) => ofDocuments.test(file)).map(({message}) => message);
  expect(messages.length + (name === 'contradictions' ? 1 : 0)).toBeGreaterThan(0);
  expect(found.map(({message}) => message).filter((message) => !isKnown(message))).toEqual([]);
});

/** Texts that a schema gives as messages: arguments of rules, and values of `error`. */
function messagesOf(file: string): string[] {
  const found: string[] = [];
  const textOf = (node: ts.Expression | undefined): string | undefined =>
    node === undefined
      ? undefined
      : ts.isStringLiteralLike(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? node.head.text + node.templateSpans.map(({literal}) => `10${literal.text}`).join('')
          : undefined;
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'error') found.push(textOf(node.initializer) ?? '');
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (['min', 'max', 'regex'].includes(node.expression.name.text)) found.push(textOf(node.arguments[1]) ?? '');
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  // "write the ${field}" says nothing without the field; the test below has those.
  return found.filter((text) => text !== '' && !/^write (the )?10$/.test(text));
}

describe('messages of the schemas', () => {
  it.each(['src/facts/frontmatter.ts', 'src/facts/chart.schema.ts'])('%s', (file) => {
    const messages = messagesOf(file);
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => !isKnown(message))).toEqual([]);
  });
});

it.each([...Object.entries(deskSchemas), ['charts', chartSchema] as const])(
  'what the schema of %s says of wrong values',
  (_, schema) => {
    const fields = Object.keys(schema.shape);
    const wrong = ([{}, null, '', [], [{}], 3.5, -1] as const).map((value) =>
      Object.fromEntries(fields.map((field) => [field, value])),
    );
    const messages = [{}, ...wrong].flatMap(
      (value) => schema.safeParse(value).error?.issues.map(({message}) => message) ?? [],
    );
    expect(messages.length).toBeGreaterThan(fields.length);
    expect([...new Set(messages)].filter((message) => !isKnown(message))).toEqual([]);
  },
);

it('names what was found, and keeps a message that nobody translated', () => {
  expect(inChinese('there is no t0009.md; write ../recording/t0009.md')).toBe(
    '没有t0009.md，应该写../recording/t0009.md',
  );
  expect(inChinese('write 14 to 28 characters; it has 4: "热力分析"')).toBe('要14到28个字，现在4个');
  expect(inChinese('something new')).toBe('something new');
});
