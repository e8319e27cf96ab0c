/** Prints every manual of both editions, lists the files and links to them. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {Model} from '../../src/facts/models.schema';
import {
  manualListPath,
  type ManualEntry,
  type ManualFile,
  type ManualFiles,
} from '../../src/features/support/manualFile';
import {otherLocale, type Locale} from '../../src/site/editions';
import {cardSheet} from './card';
import {fillPages} from './fill';
import {NoChineseFont, type PrintJob, type Printer} from './job';
import {readPdf} from './pdf';
import {manualSheet} from './sheet';
import {readManuals, type Manual} from './source';

/** Most bytes that a file may have: a phone in a store loads it. */
export const maxBytes = 1_500_000;

const locales: readonly Locale[] = ['zh-CN', 'en'];

export interface MakeOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly buildDir: string;
  /** Null where there is no browser. */
  readonly printer: Printer | null;
}

/** What was made, as one line for the person at the terminal. */
export type Made = {readonly files: number; readonly bytes: number} | {readonly reason: string};

/** The cut-out of a device on white, small enough for a page and without an alpha channel, which would be stored uncompressed. */
async function pictureOf(root: string, {media}: Model): Promise<string> {
  const jpeg = await sharp(path.join(root, 'static/media/cutouts', `${media}-1200.webp`))
    .flatten({background: '#fff'})
    .resize({width: 720})
    .jpeg({quality: 84, mozjpeg: true})
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** One file to print: where it is served, and its job. */
interface Planned {
  readonly manual: Manual;
  readonly part: 'manual' | 'card';
  readonly href: string;
  readonly job: PrintJob;
}

async function plan(root: string, manual: Manual): Promise<Planned[]> {
  const {model, page, updated: day} = manual;
  const picture = model ? await pictureOf(root, model) : undefined;
  const html: PrintJob['html'] = (pageOf) => manualSheet(manual, {root, picture, ...(pageOf && {pageOf})});
  const whole: Planned = {manual, part: 'manual', href: `${page}.pdf`, job: {tellsPages: true, day, html}};
  if (!model || !picture) return [whole];
  const card = cardSheet(manual, model, {root, picture});
  const job: PrintJob = {tellsPages: false, day, html: () => card};
  return [whole, {manual, part: 'card', href: `${page}-card.pdf`, job}];
}

function listed({href, manual, part}: Planned, pdf: Buffer): ManualFile {
  if (pdf.length > maxBytes) throw new Error(`${href} has ${pdf.length} bytes, more than ${maxBytes}.`);
  const {pages} = readPdf(pdf);
  if (part === 'card' && pages !== 1) throw new Error(`${href} has ${pages} pages; a quick-start card has one.`);
  return {
    href,
    pages,
    bytes: pdf.length,
    day: manual.updated,
    lang: manual.lang.startsWith('zh') ? 'zh-CN' : 'en',
  };
}

/** Adds to each entry the manual of the other edition. */
function withOthers(
  entries: ReadonlyMap<string, {entry: ManualEntry; manual: Manual}>,
  manuals: readonly Manual[],
): ManualFiles {
  const list: Record<string, ManualEntry> = {};
  for (const [page, {entry, manual}] of entries) {
    const other = manuals.find(({id, locale}) => id === manual.id && locale === otherLocale(manual.locale));
    const file = other && entries.get(other.page)?.entry.manual;
    list[page] = file && file.lang !== entry.manual.lang ? {...entry, other: file} : entry;
  }
  return list;
}

async function printAll({root, buildDir, printer}: MakeOptions & {printer: Printer}): Promise<ManualFiles> {
  const manuals = locales.flatMap((locale) => readManuals(root, buildDir, locale));
  const planned = (await Promise.all(manuals.map((manual) => plan(root, manual)))).flat();
  const pdfs = await printer(planned.map(({job}) => job));
  const entries = new Map<string, {entry: ManualEntry; manual: Manual}>();
  planned.forEach((one, at) => {
    const pdf = pdfs[at]!;
    const file = path.join(buildDir, one.href.slice(1));
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pdf);
    const before = entries.get(one.manual.page)?.entry;
    const entry = {...before, [one.part]: listed(one, pdf)} as ManualEntry;
    entries.set(one.manual.page, {entry, manual: one.manual});
  });
  return withOthers(entries, manuals);
}

/** Prints, lists and links. Without a printer, or without a Chinese font, the list is empty and no page has a link. */
export async function makeManuals(options: MakeOptions): Promise<Made> {
  let files: ManualFiles = {};
  let reason = '';
  if (options.printer) {
    try {
      files = await printAll({...options, printer: options.printer});
    } catch (error) {
      if (!(error instanceof NoChineseFont)) throw error;
      reason = 'the browser has no font with Chinese characters';
    }
  } else reason = 'there is no Chromium';
  const list = path.join(options.buildDir, manualListPath.slice(1));
  mkdirSync(path.dirname(list), {recursive: true});
  writeFileSync(list, `${JSON.stringify(files)}\n`);
  fillPages(options.buildDir, files);
  if (reason) return {reason};
  const made = Object.values(files).flatMap(({manual, card}) => (card ? [manual, card] : [manual]));
  return {files: made.length, bytes: made.reduce((sum, {bytes}) => sum + bytes, 0)};
}
