import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {classesIn, classesOf, linkPageStyles, sheetsFor} from '../../../scripts/lib/page-styles.mjs';

describe('class names', () => {
  it('of a style sheet, without those in strings and addresses', () => {
    expect([
      ...classesOf('.row_a1{background:url(/x.png)}@media (max-width:9px){.row_a1 .cell_b2:not(.wide){content:".no"}}'),
    ]).toEqual(['row_a1', 'cell_b2', 'wide']);
  });

  it('of a page, quoted or not', () => {
    expect([...classesIn('<p class="a b"><i class=c></i><b data-class=d>')]).toEqual(['a', 'b', 'c']);
  });
});

describe('the sheets of a page', () => {
  const sheets = new Map([
    ['big.css', new Set(['a', 'b', 'x', 'y', 'z'])],
    ['page.css', new Set(['a', 'b'])],
    ['form.css', new Set(['c'])],
  ]);

  it('are the smallest that cover it', () =>
    expect(sheetsFor(new Set(['a', 'b', 'c']), sheets)).toEqual(['page.css', 'form.css']));

  it('leave out what nobody defines', () => expect(sheetsFor(new Set(['nowhere']), sheets)).toEqual([]));
});

describe('a built edition', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'styles-'));
    mkdirSync(path.join(folder, 'assets/css'), {recursive: true});
    mkdirSync(path.join(folder, 'global'));
    writeFileSync(path.join(folder, 'assets/css/main.1.css'), '.shell{}');
    writeFileSync(path.join(folder, 'assets/css/page.2.css'), '.row{}');
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  const page = (link: string) => `<html><head>${link}</head><body class=shell><p class=row></body></html>`;

  it('gets its links after the entry’s, and another edition below it is left alone', () => {
    const entry = '<link rel=stylesheet href=/assets/css/main.1.css />';
    writeFileSync(path.join(folder, 'a.html'), page(entry));
    writeFileSync(path.join(folder, 'global/b.html'), page(entry));
    linkPageStyles(folder, '/', path.join(folder, 'global'));
    expect(readFileSync(path.join(folder, 'a.html'), 'utf8')).toContain(
      `${entry}<link rel="stylesheet" href="/assets/css/page.2.css">`,
    );
    expect(readFileSync(path.join(folder, 'global/b.html'), 'utf8')).toBe(page(entry));
  });

  it('says so when a page links a sheet that is not there', () => {
    writeFileSync(path.join(folder, 'a.html'), page('<link rel=stylesheet href=/assets/css/gone.css>'));
    expect(() => linkPageStyles(folder, '/')).toThrow('gone.css');
  });
});
