/** Texts inside TypeScript source, found by the compiler's parser: comments and identifiers do not count. */
import ts from 'typescript';

export interface Literal {
  readonly text: string;
  readonly line: number;
}

/** Parsed files by path: several checks read the same module, and parsing is most of their time. */
const parsed = new Map<string, {readonly text: string; readonly source: ts.SourceFile}>();

/** Syntax tree of a module. */
export function parse(file: string, text: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known?.text === text) return known.source;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(file, {text, source});
  return source;
}

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

/** String, template and JSX texts of a file; module names in `import` and `export` do not count. */
export function literalsOf(file: string, text: string): Literal[] {
  const source = parse(file, text);
  const found: Literal[] = [];
  visit(source, (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node);
    if (!isText || ts.isImportDeclaration(node.parent) || ts.isExportDeclaration(node.parent)) return;
    found.push({text: node.text, line: lineOf(source, node)});
  });
  return found;
}

/** String values given to JSX attributes with one of these names. */
export function attributeLiterals(file: string, text: string, names: ReadonlySet<string>): Literal[] {
  const source = parse(file, text);
  const found: Literal[] = [];
  visit(source, (node) => {
    if (!ts.isJsxAttribute(node) || !names.has(node.name.getText(source)) || !node.initializer) return;
    visit(node.initializer, (part) => {
      if (ts.isStringLiteralLike(part) || ts.isTemplateHead(part))
        found.push({text: part.text, line: lineOf(source, part)});
    });
  });
  return found;
}
