/** Titles and descriptions of pages as they stand in copy modules, found by the compiler's parser. */
import ts from 'typescript';
import {brand} from '../../src/site/brand';
import {parse} from './literals';

/** A text of which parts may be values that only the page knows. */
export interface MetaText {
  /** With "…" for each unknown value. */
  readonly text: string;
  /** Shortest and longest length in characters. */
  readonly min: number;
  readonly max: number;
  readonly line: number;
}

export interface PageMeta {
  readonly title: MetaText;
  readonly description: MetaText;
}

type Measured = Omit<MetaText, 'line'>;

const exactly = (text: string): Measured => ({text, min: text.length, max: text.length});

const joined = (parts: readonly Measured[]): Measured =>
  parts.reduce((all, part) => ({text: all.text + part.text, min: all.min + part.min, max: all.max + part.max}));

/** Values such as a name, a figure or a telephone number: or a sentence: from nothing to sixty characters. */
const unknownValue: Measured = {text: '…', min: 0, max: 60};

/** What an expression can say; conditions say one of two things. */
function measure(node: ts.Expression, source: ts.SourceFile): Measured {
  if (ts.isStringLiteralLike(node)) return exactly(node.text);
  if (ts.isParenthesizedExpression(node)) return measure(node.expression, source);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap(({expression, literal}) => [
      measure(expression, source),
      exactly(literal.text),
    ]);
    return joined([exactly(node.head.text), ...spans]);
  }
  if (ts.isConditionalExpression(node)) {
    const [yes, no] = [measure(node.whenTrue, source), measure(node.whenFalse, source)];
    return {text: yes.text || no.text, min: Math.min(yes.min, no.min), max: Math.max(yes.max, no.max)};
  }
  const [, name = ''] = /^brand\.(\w+)$/.exec(node.getText(source)) ?? [];
  return name in brand ? exactly(String(brand[name as keyof typeof brand])) : unknownValue;
}

/** Object that a value is, or that a function returns. */
function objectOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (ts.isParenthesizedExpression(node)) return objectOf(node.expression);
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? objectOf(node.body) : undefined;
}

/** All `meta` of a copy module: of its page, or of the kinds of pages it has (`catalogueMeta`). */
export function metasOf(file: string, text: string): PageMeta[] {
  const source = parse(file, text);
  const found: PageMeta[] = [];
  const field = (object: ts.ObjectLiteralExpression, name: string): MetaText | undefined => {
    const property = object.properties.find((one) => one.name?.getText(source) === name);
    if (!property || !ts.isPropertyAssignment(property)) return undefined;
    const line = source.getLineAndCharacterOfPosition(property.getStart(source)).line + 1;
    return {...measure(property.initializer, source), line};
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(?:meta|\w+Meta)$/.test(node.name.getText(source))) {
      const object = objectOf(node.initializer);
      const [title, description] = object ? [field(object, 'title'), field(object, 'description')] : [];
      if (title && description) found.push({title, description});
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
