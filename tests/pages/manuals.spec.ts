/** The printed manuals of the build: there, complete, readable by machines, and linked from their pages. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {readPdf} from '../../scripts/manuals/pdf';
import {maxBytes} from '../../scripts/manuals/make';
import {manualListPath, type ManualFile, type ManualFiles} from '../../src/features/support/manualFile';
import {buildDir} from '../support/service';
import {expect, test} from '../support/test';
import {foundPages} from './site';

const read = (pathname: string) => readFileSync(path.join(buildDir, pathname));
const listOf = (): ManualFiles => JSON.parse(read(manualListPath).toString()) as ManualFiles;
const filesOf = (list: ManualFiles): ManualFile[] =>
  Object.values(list).flatMap(({manual, card}) => (card ? [manual, card] : [manual]));

test('every manual can be printed', () => {
  // These tests have a browser, and so had the build before them.
  const manuals = foundPages.map(({pathname}) => pathname).filter((pathname) => /\/support\/manuals\//.test(pathname));
  expect(manuals.length).toBeGreaterThan(40);
  expect(Object.keys(listOf()).sort()).toEqual(manuals.sort());
});

test('printed manuals are tagged, have an outline, their fonts, and the size that is told', () => {
  for (const {href, pages, bytes} of filesOf(listOf())) {
    const pdf = read(href);
    const facts = readPdf(pdf);
    expect(facts, href).toMatchObject({pages, tagged: true, missingFonts: []});
    expect(pdf.length, href).toBe(bytes);
    expect(bytes, href).toBeLessThanOrEqual(maxBytes);
    expect(facts.bookmarks, href).toBeGreaterThanOrEqual(3);
    if (/-card\.pdf$/.test(href)) expect(pages, href).toBe(1);
    else expect(pages, href).toBeGreaterThanOrEqual(2);
  }
});

test('pages link to their printed manuals, and every link has its file', () => {
  for (const [page, {manual}] of Object.entries(listOf())) {
    const $ = load(read(`${page}.html`));
    const links = $(`[data-manual-files="${page}"] a`)
      .toArray()
      .map((link) => $(link).attr('href')!);
    expect(links[0], page).toBe(manual.href);
    for (const href of links) expect(read(href).subarray(0, 5).toString(), href).toBe('%PDF-');
  }
});

test('the text of a printed manual can be copied', () => {
  const isMissing = spawnSync('pdftotext', ['-v']).error !== undefined;
  test.skip(isMissing, 'pdftotext (poppler-utils) is not on this machine');
  const {stdout} = spawnSync('pdftotext', [path.join(buildDir, 'support/manuals/h1001.pdf'), '-'], {encoding: 'utf8'});
  expect(stdout).toContain('通电，取卡针按住5秒');
  // Links within the site lead to its published address.
  expect(stdout).toContain('/support/manuals/h1001');
});
