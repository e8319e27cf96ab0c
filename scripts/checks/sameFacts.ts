/**
 * Numbers of the two editions agree: what the Chinese text of a copy key states in figures, the English text of the same
 * key states too, in figures or words, and the other way round. Of documents and news, sections are compared: what stands
 * under a heading, under the heading with the same id.
 */
import ts from 'typescript';
import {clock, hasImperial, numbersIn} from '../lib/numbersInText';
import {loadDocuments, type SourceDocument} from './documents';
import {listFiles, readText} from './files';
import {parse} from './literals';
import {twinPath} from './parity';
import type {Problem} from './problem';
import {allowedNumbers} from './sameFactsAllowed';
import {stripMarkup} from './textRuns';

interface Leaf {
  readonly text: string;
  readonly line: number;
}

const nameOf = (name: ts.PropertyName, source: ts.SourceFile): string =>
  ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText(source);

/** Texts of a module by the path of their key, e.g. `questions.faq.2.answer`; several of one key are joined. */
export function copyTexts(file: string, sourceText: string): Map<string, Leaf> {
  const source = parse(file, sourceText);
  const texts = new Map<string, Leaf>();
  const add = (path: string, text: string, node: ts.Node) => {
    const before = texts.get(path);
    const line = before?.line ?? source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    texts.set(path, {text: before ? `${before.text} | ${text}` : text, line});
  };
  const walk = (node: ts.Node, path: string): void => {
    // What `new Date(…)` is given is no text.
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isNewExpression(node)) return;
    if (ts.isStringLiteralLike(node)) return add(path, node.text, node);
    if (ts.isTemplateExpression(node)) {
      add(path, node.head.text + node.templateSpans.map(({literal}) => `\u0002${literal.text}`).join(''), node);
      // What stands inside the values, a condition for example, belongs to the same key.
      for (const {expression} of node.templateSpans) walk(expression, path);
      return;
    }
    if (ts.isPropertyAssignment(node)) return walk(node.initializer, `${path}.${nameOf(node.name, source)}`);
    if (ts.isVariableDeclaration(node) && node.initializer) return walk(node.initializer, node.name.getText(source));
    if (ts.isArrayLiteralExpression(node)) return node.elements.forEach((one, at) => walk(one, `${path}.${at}`));
    node.forEachChild((child) => walk(child, path));
  };
  walk(source, '');
  return texts;
}

/** Small counts are words in one language and figures in the other, or nothing: "1 store" and 家店. */
const isTrivial = (value: number): boolean => value === 0 || value === 1;

const isTime = (value: number): boolean => value >= clock && value < clock + 24 * 60;

/**
 * Whether a text knows a number. Half a day more or less is the same time, since "from 1:40 to 3:30 p.m." says p.m. once;
 * a full hour is known by its figure too: 下午4点, at four.
 */
function knows(known: ReadonlySet<number>, value: number): boolean {
  const halfDay = 12 * 60;
  if (known.has(value)) return true;
  if (!isTime(value)) return known.has(clock + value * 60) || known.has(clock + (value + 12) * 60);
  const hour = (value - clock) / 60;
  return known.has(value - halfDay) || known.has(value + halfDay) || known.has(hour) || known.has(hour % 12);
}

/** A number as a person wrote it: times are kept apart from figures. */
const shown = (value: number): string =>
  isTime(value)
    ? `${Math.floor((value - clock) / 60)}:${String((value - clock) % 60).padStart(2, '0')}`
    : String(value);

/** Numbers in figures that the other text does not know. */
function missing(of: Leaf, locale: 'zh-CN' | 'en', other: Leaf): number[] {
  const withoutMeasures = hasImperial(of.text) || hasImperial(other.text);
  const {known} = numbersIn(other.text, locale === 'en' ? 'zh-CN' : 'en', withoutMeasures);
  const {stated} = numbersIn(of.text, locale, withoutMeasures);
  return [...stated].filter((value) => !isTrivial(value) && !knows(known, value));
}

function compare(zhFile: string, enFile: string, chinese: Map<string, Leaf>, english: Map<string, Leaf>): Problem[] {
  return [...chinese].flatMap(([key, zh]): Problem[] => {
    const en = english.get(key);
    if (!en || allowedNumbers.some((one) => zhFile.endsWith(one.file) && one.key.test(key))) return [];
    const problem = (file: string, line: number, values: number[], other: string): Problem => ({
      file,
      line,
      message: `state ${values.map(shown).join(', ')} as ${other} does, or change both (${key.replace(/^copy\./, '')})`,
    });
    const lostInEnglish = missing(zh, 'zh-CN', en);
    const lostInChinese = missing(en, 'en', zh);
    return [
      ...(lostInEnglish.length > 0 ? [problem(enFile, en.line, lostInEnglish, zhFile)] : []),
      ...(lostInChinese.length > 0 ? [problem(zhFile, zh.line, lostInChinese, enFile)] : []),
    ];
  });
}

/** Numbers that one edition of a copy module states and the other does not. */
const copyProblems = (root: string): Problem[] =>
  listFiles(root, 'i18n/zh-CN/copy', /\.tsx?$/).flatMap((zhFile) => {
    const enFile = zhFile.replace('i18n/zh-CN/', 'i18n/en/');
    if (listFiles(root, enFile.replace(/\/[^/]+$/, ''), /\.tsx?$/).every((file) => file !== enFile)) return [];
    return compare(
      zhFile,
      enFile,
      copyTexts(zhFile, readText(root, zhFile)),
      copyTexts(enFile, readText(root, enFile)),
    );
  });

/** Texts of a document by section: `title`, then the ids of its headings; what stands before the first is `start`. */
function sectionTexts({frontLines, body, headings}: SourceDocument): Map<string, Leaf> {
  const texts = new Map<string, Leaf>();
  const add = (section: string, text: string, line: number) => {
    const before = texts.get(section);
    texts.set(section, {text: before ? `${before.text} | ${text}` : text, line: before?.line ?? line});
  };
  for (const {text, line} of frontLines.filter((one) => /^(title|safety):/.test(one.text)))
    add(text.split(':')[0]!, text.replace(/^\w+:/, ''), line);
  let section = 'start';
  for (const {text, line, inCode} of body) {
    section = headings.find((heading) => heading.line === line)?.id ?? section;
    // The number of a step is no fact, and neither is what a promise says: it is quoted in both.
    if (!inCode && text.trim() !== '') add(section, stripMarkup(text).replace(/^\s*\d+\.\s|\[\[[^\]]*\]\]/g, ''), line);
  }
  return texts;
}

/** The same for documents and news that both editions have. */
function documentProblems(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const byFile = new Map(documents.map((document) => [document.file, document]));
  return documents.flatMap((document): Problem[] => {
    const twin = document.locale === 'zh-CN' ? byFile.get(twinPath(document)) : undefined;
    if (!twin) return [];
    return compare(document.file, twin.file, sectionTexts(document), sectionTexts(twin)).map((problem) => ({
      ...problem,
      rule: 'same facts of documents',
      sentence: problem.message,
    }));
  });
}

/** Numbers that one edition states and the other does not. */
export const checkSameFacts = (root: string): Problem[] => [...copyProblems(root), ...documentProblems(root)];
