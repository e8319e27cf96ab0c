/**
 * Puts the links to printed manuals into the finished pages: into the elements that `ManualLinks` left empty for them, which
 * React does not own.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import en from '../../i18n/en/copy/manual-files';
import zh from '../../i18n/zh-CN/copy/manual-files';
import {manualLinks, type ManualFiles} from '../../src/features/support/manualFile';
import {splitPath} from '../../src/site/editions';

const words = {'zh-CN': zh, en};

/** An empty element for the links of a page; its attributes may have lost their quotes. */
const place = /(<span\b[^>]*\bdata-manual-files=(?:"([^"]*)"|([^\s>]+))[^>]*>)[^<]*(<\/span>)/g;

/** The page with its links. Pure. */
export function fillPage(html: string, files: ManualFiles): string {
  return html.replace(
    place,
    (all, open: string, quoted: string | undefined, bare: string | undefined, close: string) => {
      const page = quoted ?? bare ?? '';
      const links = manualLinks(files[page], words[splitPath(page).locale], /\bdata-short\b/.test(open));
      return links ? open + links + close : all;
    },
  );
}

/** Fills every page of the support section and of the devices; returns how many. */
export function fillPages(buildDir: string, files: ManualFiles): number {
  let filled = 0;
  for (const name of readdirSync(buildDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(buildDir, name);
    const html = readFileSync(file, 'utf8');
    if (!html.includes('data-manual-files=')) continue;
    const next = fillPage(html, files);
    if (next === html) continue;
    writeFileSync(file, next);
    filled += 1;
  }
  return filled;
}
