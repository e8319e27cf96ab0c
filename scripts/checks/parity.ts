/** Parity of the editions: same files, same headings, same language-independent facts, same copy modules. */
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import {listFiles} from './files';
import type {Problem} from './problem';

/** Fields that are sentences or words; every other field has to be equal in both editions. */
export const wordFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'symptoms',
  'words',
  'safety',
  'source',
  'keywords',
  'sidebar_label',
  'title_meta',
  'figure_caption',
]);

const plain = (value: unknown): string =>
  JSON.stringify(value instanceof Date ? value.toISOString().slice(0, 10) : value);

/** Path of a document's file in the other edition, whether it is there or not. */
export const twinPath = ({locale, kind, set, key}: SourceDocument): string => {
  const version = set.replace('docs/', '');
  if (kind === 'news') return locale === 'en' ? `blog/${key}` : `i18n/en/docusaurus-plugin-content-blog/${key}`;
  if (locale === 'en') return version === 'current' ? `docs/${key}` : `versioned_docs/version-${version}/${key}`;
  return `i18n/en/docusaurus-plugin-content-docs/${version === 'current' ? version : `version-${version}`}/${key}`;
};

function compare(chinese: SourceDocument, english: SourceDocument): Problem[] {
  const problems: Problem[] = [];
  const report = (document: SourceDocument, field: string, message: string, line = fieldLine(document, field)) =>
    problems.push({file: document.file, line, field, message});

  const names = new Set([...Object.keys(chinese.front), ...Object.keys(english.front)]);
  // A translation has its own dates; `content:report` compares `source_updated` with the source.
  for (const own of ['updated', 'review_by', 'source_updated']) names.delete(own);
  for (const name of names) {
    if (!(name in english.front)) report(english, name, `add this field; ${chinese.file} has it`);
    else if (!(name in chinese.front)) report(chinese, name, `add this field; ${english.file} has it`);
    else if (!wordFields.has(name) && plain(chinese.front[name]) !== plain(english.front[name])) {
      report(english, name, `write ${plain(chinese.front[name])} as in ${chinese.file}, or change both`);
    }
  }

  const ids = chinese.headings.map(({level, id}) => `${'#'.repeat(level)} ${id ?? ''}`);
  const twinIds = english.headings.map(({level, id}) => `${'#'.repeat(level)} ${id ?? ''}`);
  const at = ids.findIndex((id, index) => twinIds[index] !== id);
  if (at >= 0) {
    report(
      english,
      'headings',
      `heading ${at + 1} has to be "${ids[at]}" as in ${chinese.file}`,
      english.headings[at]?.line ?? 1,
    );
  } else if (twinIds.length > ids.length) {
    const extra = english.headings[ids.length];
    report(english, 'headings', `"${extra?.text}" has no counterpart in ${chinese.file}`, extra?.line ?? 1);
  }
  return problems;
}

/**
 * Documents and news: the two editions of a page agree. A document that is not translated yet is shown in Chinese with
 * a notice, so its translation may be missing; news has both.
 */
export function checkEditionParity(root: string): Problem[] {
  const {documents} = loadDocuments(root);
  const byPath = new Map(documents.map((document) => [document.file, document]));
  return documents.flatMap((document) => {
    const twin = byPath.get(twinPath(document));
    if (!twin && document.kind === 'doc' && document.locale === 'zh-CN') return [];
    if (!twin)
      return [{file: document.file, line: 1, message: `write the other edition's file, ${twinPath(document)}`}];
    return document.locale === 'zh-CN' ? compare(document, twin) : [];
  });
}

/** Copy modules that exist in one edition only; each with its reason. */
const editionOnly: ReadonlySet<string> = new Set([
  // The two editions have different forms (forms.md), each with its own fields.
  'i18n/zh-CN/copy/forms/free-cn.ts',
  'i18n/en/copy/forms/free-global.ts',
  // Face recognition is a page of the English edition only.
  'i18n/en/copy/technology/ai-technology/face-recognition.ts',
  'i18n/zh-CN/copy/forms/partner-cn.ts',
  'i18n/zh-CN/copy/forms/region-cn.ts',
  // Service on the home page: a map of provinces in Chinese, three kinds of places in English.
  'i18n/zh-CN/copy/home-map.ts',
  'i18n/en/copy/home-places.ts',
]);

/** Copy modules: every file of one edition exists in the other. Their keys are compared by the compiler. */
export function checkCopyParity(root: string): Problem[] {
  const folders = ['i18n/zh-CN/copy', 'i18n/en/copy'] as const;
  return folders.flatMap((folder, index) => {
    const other = folders[1 - index]!;
    const have = new Set(listFiles(root, other, /\.tsx?$/).map((file) => file.slice(other.length)));
    return listFiles(root, folder, /\.tsx?$/)
      .filter((file) => !have.has(file.slice(folder.length)) && !editionOnly.has(file))
      .map((file) => ({file, line: 1, message: `write ${other}${file.slice(folder.length)}`}));
  });
}
