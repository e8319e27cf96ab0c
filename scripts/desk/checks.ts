/** What `check:content` says about one document while somebody types: the checks over its unsaved texts. */
import {copyFileSync, linkSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sortOut} from '../checks/exceptions';
import {listFiles} from '../checks/files';
import {byPlace, type Problem} from '../checks/problem';
import {checks} from '../checks/run';
import {fieldTexts, type FieldName} from './labels';
import {inChinese} from './messages';
import {placeOf, shelves, type Locale} from './paths';

/** Checks that read a document and its translation only: they run on a folder with nothing else. */
const aloneChecks = [
  'front matter',
  'edition parity',
  'headings',
  'hardware figures',
  'placeholders',
  'prose',
  'glossary',
  'patterns',
  'readability',
  'measures',
  'contradictions',
  'charts',
  'images',
  'tables',
  'active content',
  'promises',
  'same facts',
] as const;

/** Checks that compare it with all others. */
const amongOthersChecks = ['duplicates', 'titles', 'news', 'links', 'related articles', 'older versions'] as const;

/** The checks that the desk runs; the others are about code, copy and the catalogue. */
export const deskChecks: readonly string[] = [...aloneChecks, ...amongOthersChecks];

/** A text that is not saved yet. */
export interface Draft {
  /** Path in the editor's tree. */
  readonly path: string;
  readonly text: string;
}

/** A problem as the desk shows it. */
export interface DeskProblem {
  readonly locale: Locale;
  /** Of the form; absent where the problem is in the text. */
  readonly field?: string;
  /** Label of the field. */
  readonly label: string;
  /** Line of the text (the body), from 1; absent where the problem is in a field. */
  readonly line?: number;
  readonly message: string;
}

/** Hard links where the disk has them: the folder is made anew for every check. */
function place(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Folders whose files the checks among others read. */
const contextFolders = [
  ...new Set(shelves.flatMap(({folders}) => Object.values(folders))),
  'i18n/zh-CN/copy',
  'i18n/en/copy',
];

interface Placed {
  readonly locale: Locale;
  readonly file: string;
  readonly text: string;
}

function makeRoot(root: string, shadow: string, drafts: readonly Placed[], withOthers: boolean): void {
  rmSync(shadow, {recursive: true, force: true});
  mkdirSync(shadow, {recursive: true});
  if (withOthers) {
    for (const folder of contextFolders) {
      for (const file of listFiles(root, folder, /\.(md|ts|tsx)$/))
        place(path.join(root, file), path.join(shadow, file));
    }
  }
  // Windows lets only administrators make symbolic links, but anybody a junction.
  symlinkSync(path.join(root, 'static'), path.join(shadow, 'static'), 'junction');
  for (const {file, text} of drafts) {
    const full = path.join(shadow, file);
    mkdirSync(path.dirname(full), {recursive: true});
    // A hard link shares its content with the original: it is taken away, never written to.
    rmSync(full, {force: true});
    writeFileSync(full, text);
  }
}

function shown({file, line, field, message}: Problem, drafts: readonly Placed[]): DeskProblem {
  const draft = drafts.find((one) => one.file === file)!;
  // The text begins after the front matter and an empty line.
  const start = draft.text.split('\n').indexOf('---', 1) + 2;
  const name = field ?? /^(\w+):/.exec(draft.text.split('\n')[line - 1] ?? '')?.[1];
  const known = name !== undefined && name in fieldTexts ? (name as FieldName) : undefined;
  const inBody = line > start;
  return {
    locale: draft.locale,
    ...(known && !inBody && {field: known}),
    label: inBody ? fieldTexts.body.label : known ? fieldTexts[known].label : '整篇',
    ...(inBody && {line: line - start}),
    message: inChinese(message),
  };
}

/** The problems of the drafts, fields first. `scratch` is a folder of ours that may be emptied. */
export function checkDrafts(root: string, scratch: string, drafts: readonly Draft[]): DeskProblem[] {
  const placed = drafts.flatMap(({path: editorPath, text}) => {
    const at = placeOf(editorPath);
    return at ? [{...at, text}] : [];
  });
  if (placed.length === 0) return [];
  const [alone, among] = [path.join(scratch, 'alone'), path.join(scratch, 'among')];
  makeRoot(root, alone, placed, false);
  makeRoot(root, among, placed, true);
  const found = [
    ...aloneChecks.flatMap((name) => checks[name]!(alone)),
    ...amongOthersChecks.flatMap((name) => checks[name]!(among)),
  ].filter(({file}) => placed.some((one) => one.file === file));
  return [...sortOut(found).enforced].sort(byPlace).map((problem) => shown(problem, placed));
}
