/** Validates front matter against the schemas, and against the file's path. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ZodType} from 'zod';
import {docSchema, newsSchema, type DocFrontMatter, type NewsFrontMatter} from '../../src/facts/frontmatter';
import {fieldLine, loadDocuments, type SourceDocument} from './documents';
import type {Problem} from './problem';

type Expectation = readonly [field: string, expected: string];

/** Front-matter values required by the file's path. */
function expectationsOf(document: SourceDocument, front: DocFrontMatter | NewsFrontMatter): Expectation[] {
  const name = path.posix.basename(document.key).replace(/\.mdx?$/, '');
  const folder = path.posix.basename(path.posix.dirname(document.key));
  if (!('type' in front)) {
    const words = front.slug.slice(front.slug.indexOf('/') + 1);
    return [
      ['archive', folder],
      ['slug', `${folder}/${words}`],
      ['date', name.slice(0, 10)],
    ];
  }
  switch (front.type) {
    case 'article':
      return [
        ['id', name],
        ['catalogue', folder],
        ['slug', `/troubleshooting/details/${name}`],
      ];
    case 'model':
      return [
        ['model', name],
        ['slug', `/model/${name}`],
      ];
    case 'manual':
      return [
        [front.product === undefined ? 'model' : 'product', name],
        ['slug', `/manuals/${name}`],
      ];
    case 'guide':
      return [['slug', `/${name}`]];
  }
}

/** Allows tomorrow's date, for writers in time zones ahead of this machine. */
const latestDay = (now: Date): string => new Date(now.getTime() + 24 * 3600 * 1000).toISOString().slice(0, 10);

type Report = (field: string, message: string) => void;

/** Impossible or inconsistent dates. */
function dateProblems(front: DocFrontMatter | NewsFrontMatter, now: Date, report: Report): void {
  const past =
    'review_by' in front ? {updated: front.updated, source_updated: front.source_updated} : {date: front.date};
  for (const [field, day] of Object.entries(past)) {
    if (day !== undefined && day > latestDay(now))
      report(field, `${day} is in the future; write the day on which the text was written`);
  }
  if (!('review_by' in front)) return;
  if (front.review_by <= front.updated)
    report('review_by', `write a date after "updated" (${front.updated}), six months on is usual`);
  if (front.type !== 'model' || front.end_of_support === undefined) return;
  if (front.end_of_sale === undefined) report('end_of_support', 'write end_of_sale too: a model on sale is supported');
  else if (front.end_of_support < front.end_of_sale)
    report('end_of_support', `write a date after "end_of_sale" (${front.end_of_sale}): support ends after the sale`);
}

function placeProblems(
  root: string,
  document: SourceDocument,
  front: DocFrontMatter | NewsFrontMatter,
  now: Date,
): Problem[] {
  const {file} = document;
  const problems: Problem[] = [];
  const report: Report = (field, message) => problems.push({file, line: fieldLine(document, field), field, message});
  for (const [field, expected] of expectationsOf(document, front)) {
    if ((front as Record<string, unknown>)[field] !== expected) {
      report(field, `write "${expected}", as the file's folder and name say, or move the file`);
    }
  }
  dateProblems(front, now, report);
  if (document.kind === 'doc' && document.locale === 'en' && !('source_updated' in document.front)) {
    report('source_updated', 'write the date in "updated" of the Chinese text this was translated from');
  }
  if ('image' in front && front.image !== 'chart' && !existsSync(path.join(root, 'static', front.image))) {
    report('image', `there is no static${front.image}; name a picture that exists`);
  }
  return problems;
}

/** Problems of the front matter of every document and post under `root`. */
export function checkFrontMatter(root: string, now = new Date()): Problem[] {
  const {documents, problems} = loadDocuments(root);
  const unreadable = new Set(problems.map(({file}) => file));
  for (const document of documents) {
    if (unreadable.has(document.file)) continue;
    const schema: ZodType<DocFrontMatter | NewsFrontMatter> = document.kind === 'doc' ? docSchema : newsSchema;
    const result = schema.safeParse(document.front);
    if (result.success) {
      problems.push(...placeProblems(root, document, result.data, now));
      continue;
    }
    for (const issue of result.error.issues) {
      const field = String(issue.path[0] ?? 'front matter');
      problems.push({file: document.file, line: fieldLine(document, field), field, message: issue.message});
    }
  }
  return problems;
}
