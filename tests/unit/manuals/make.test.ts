/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {fillPage} from '../../../scripts/manuals/fill';
import {makeManuals} from '../../../scripts/manuals/make';
import {readPdf, withoutTime} from '../../../scripts/manuals/pdf';
import {manualLinks, sizeText, type ManualFiles} from '../../../src/features/support/manualFile';
import words from '../../../i18n/en/copy/manual-files';

const page = '/support/manuals/e3-x';
const manual = {href: `${page}.pdf`, pages: 6, bytes: 634_674, day: '2026-11-23', lang: 'zh-CN'} as const;
const english = {...manual, href: '/global/support/manuals/e3-x.pdf', lang: 'en'} as const;
const card = {...manual, href: `${page}-card.pdf`, pages: 1};
const files: ManualFiles = {[page]: {manual, other: english, card}, '/global/support/manuals/e3-x': {manual: english}};

/** As the minifier writes it: no quotes where none are needed. */
const bare = '<span class=files_x data-manual-files=/support/manuals/e3-x data-search-skip=true></span>';

describe('links to printed manuals', () => {
  it('lead to the manual, the other edition and the card, and say pages, size and day', () => {
    expect(fillPage(`<p>a</p>${bare}<p>b</p>`, files)).toBe(
      `<p>a</p>${bare.replace('</span>', '')}<span><a href="${manual.href}" hreflang="zh-CN" type="application/pdf">说明书PDF</a>` +
        `<a href="${english.href}" hreflang="en" type="application/pdf">英文版</a>` +
        '<small>6页，<span class="nb">635 KB</span>，<span class="nb">2026-11-23</span></small></span>' +
        `<span><a href="${card.href}" hreflang="zh-CN" type="application/pdf">快速卡片PDF</a>` +
        '<small>1页</small></span></span><p>b</p>',
    );
  });

  it('leave out the card and the day in a list, and use the words of the edition', () => {
    const short = '<span data-manual-files="/global/support/manuals/e3-x" data-short=""></span>';
    expect(fillPage(short, files)).toContain('<span>PDF, 6 pages, <span class="nb">635 KB</span></span></a></span>');
    expect(manualLinks(files[page], words, true)).not.toContain('card');
  });

  it('are written once, also when a page is filled twice', () => {
    const once = fillPage(bare, files);
    expect(fillPage(once, files)).toBe(once);
  });

  it('are none for a manual without a file', () => {
    expect(fillPage(bare, {})).toBe(bare);
  });

  it('give sizes as file managers do', () => {
    expect([sizeText(400), sizeText(640_400), sizeText(1_240_000)]).toEqual(['1 KB', '640 KB', '1.2 MB']);
  });
});

describe('a build without a browser', () => {
  let buildDir = '';
  beforeEach(() => {
    buildDir = mkdtempSync(path.join(os.tmpdir(), 'manuals-'));
    mkdirSync(path.join(buildDir, 'support/manuals'), {recursive: true});
    writeFileSync(path.join(buildDir, 'support/manuals/e3-x.html'), bare);
  });
  afterEach(() => rmSync(buildDir, {recursive: true, force: true}));

  it('goes on, says so, lists nothing and links to nothing', async () => {
    const made = await makeManuals({root: process.cwd(), buildDir, printer: null});
    expect(made).toEqual({reason: 'there is no Chromium'});
    expect(JSON.parse(readFileSync(path.join(buildDir, 'support/manuals/files.json'), 'utf8'))).toEqual({});
    expect(readFileSync(path.join(buildDir, 'support/manuals/e3-x.html'), 'utf8')).toBe(bare);
  });
});

/** The objects of a file with two pages, a target on each, and one bookmark, as Chromium writes them. */
const pdf = (more = '') =>
  Buffer.from(
    `%PDF-1.4
1 0 obj
<</Title (x)
/CreationDate (D:20261123173900+00'00')
/ModDate (D:20261123173900+00'00')>>
endobj
2 0 obj
<</Type /Catalog /Pages 3 0 R /MarkInfo <</Type /MarkInfo /Marked true>> /StructTreeRoot 9 0 R>>
endobj
3 0 obj
<</Type /Pages /Count 2 /Kids [4 0 R 5 0 R]>>
endobj
4 0 obj
<</Type /Page /Parent 3 0 R>>
endobj
5 0 obj
<</Type /Page /Parent 3 0 R>>
endobj
6 0 obj
<</box [4 0 R /XYZ 51 700 0]
/reset [5 0 R /XYZ 51 300 0]>>
endobj
7 0 obj
<</Title (Box) /Parent 8 0 R /Dest [4 0 R /XYZ 51 700 0]>>
endobj
10 0 obj
<</Length 34>> stream
11 0 obj /Type /Page of no object
endstream
endobj
${more}`,
    'latin1',
  );

describe('facts of a PDF', () => {
  it('are its pages, the pages of its targets, its tags and bookmarks', () => {
    const facts = readPdf(pdf());
    expect(facts).toMatchObject({pages: 2, tagged: true, bookmarks: 1, missingFonts: []});
    expect([...facts.targets]).toEqual([
      ['box', 1],
      ['reset', 2],
    ]);
  });

  it('name the fonts that are not in it', () => {
    const fonts = '12 0 obj\n<</Type /FontDescriptor /FontName /Arial>>\nendobj\n';
    expect(readPdf(pdf(fonts)).missingFonts).toEqual(['Arial']);
    const drawn = '13 0 obj\n<</Type /Font /Subtype /Type3 /FontDescriptor 12 0 R>>\nendobj\n';
    expect(readPdf(pdf(fonts + drawn))).toMatchObject({fonts: ['Arial'], missingFonts: []});
  });

  it('do not depend on the time at which it was made', () => {
    const set = withoutTime(pdf(), '2026-11-20');
    expect(set.toString('latin1').match(/D:\d+/g)).toEqual(['D:20261120000000', 'D:20261120000000']);
    expect(set).toHaveLength(pdf().length);
  });
});
