/** A manual as one HTML page for print: cover, contents, text. Nothing in it has to be loaded. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import en from '../../i18n/en/copy/manual-print';
import zh from '../../i18n/zh-CN/copy/manual-print';
import {brand} from '../../src/site/brand';
import type {Locale} from '../../src/site/editions';
import {qrOf} from '../../src/site/qr';
import type {CopyOf} from '../../src/site/copy';
import type {Manual} from './source';

export const words: Readonly<Record<Locale, CopyOf<typeof zh>>> = {'zh-CN': zh, en};

/** Most rows of a table that is kept on one page. */
const shortTable = 10;

export const styleSheet = (root: string, name: string): string =>
  readFileSync(path.join(root, 'scripts/manuals', name), 'utf8');

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The QR code of an address. Its text is beside it, so it is decoration for readers of the screen. */
export function qrSvg(url: string): string {
  const {size, path: data} = qrOf(url);
  return `<svg class="qr" viewBox="-2 -2 ${size + 4} ${size + 4}" shape-rendering="crispEdges" aria-hidden="true"><path d="${data}"/></svg>`;
}

/** Mark and name of the brand. */
export function brandLine(root: string, locale: Locale): string {
  const logo = readFileSync(path.join(root, 'static/img/logo.svg'), 'utf8');
  return `<div class="brand">${logo.replace('<svg ', '<svg aria-hidden="true" ')}${escapeHtml(locale === 'en' ? brand.nameEn : brand.nameZh)}</div>`;
}

/** Marks short tables, which are kept whole; a long one repeats its head on the next page. */
function printable(html: string): string {
  const $ = load(html, null, false);
  $('table').each((_, table) => {
    if ($(table).find('tr').length <= shortTable) $(table).attr('data-short', '');
  });
  return $.html();
}

const fact = (name: string, value: string): string =>
  `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`;

interface SheetOptions {
  readonly root: string;
  /** The product's picture as a data address; none for an app. */
  readonly picture: string | undefined;
  /** Pages on which the parts begin; none in the first pass, which finds them out. */
  readonly pageOf?: ReadonlyMap<string, number>;
}

function cover(manual: Manual, {root, picture, pageOf}: SheetOptions): string {
  const {cover: copy} = words[manual.locale];
  const name = manual.model ? `<p class="name">${escapeHtml(manual.model.name)}</p>` : '';
  const img = picture ? `<img src="${picture}" alt="${escapeHtml(manual.model?.name ?? '')}">` : '';
  const entries = manual.contents
    .map(({id, text}) => {
      const page = pageOf?.get(id);
      // As wide as the number that comes in the second pass, so that nothing moves.
      return `<li><a href="#${id}"><span>${escapeHtml(text)}</span><span>${page ?? '00'}</span></a></li>`;
    })
    .join('');
  return `<header class="cover">
${brandLine(root, manual.locale)}
<div class="top"><div>${name}<h1>${escapeHtml(manual.title)}</h1></div>${img}</div>
<dl class="facts">${fact(copy.edition, copy.editionName)}${fact(manual.model ? copy.firmware : copy.platform, manual.firmware)}${fact(copy.reviewed, manual.updated)}${fact(copy.next, manual.reviewBy)}</dl>
<nav class="contents"><p>${escapeHtml(copy.contents)}</p><ol>${entries}</ol></nav>
<div class="back">${qrSvg(manual.url)}<p>${escapeHtml(copy.scan)}<br><a href="${manual.url}">${escapeHtml(manual.url)}</a></p></div>
</header>`;
}

/** Paper of an edition, and the height of its first page without the margins: most readers of the English one print on US letter. */
export const paper: Readonly<Record<Locale, {readonly size: string; readonly cover: string}>> = {
  'zh-CN': {size: 'A4', cover: '254mm'},
  en: {size: 'letter', cover: '236mm'},
};

/** Text for a margin box, as a string of CSS. */
const cssString = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export function manualSheet(manual: Manual, options: SheetOptions): string {
  const running = manual.model?.name ?? manual.title;
  const {size, cover: height} = paper[manual.locale];
  const margins = `:root { --cover: ${height}; }
@page { size: ${size}; margin: 18mm 18mm 20mm;
  @bottom-left { content: ${cssString([running, manual.firmware, manual.updated].join(' · '))}; font: 8pt var(--font); color: #5b6785; }
  @bottom-right { content: counter(page) " / " counter(pages); font: 8pt var(--font); color: #5b6785; } }
@page :first { @bottom-left { content: none; } @bottom-right { content: none; } }`;
  return `<!doctype html>
<html lang="${manual.lang}"><head><meta charset="utf-8"><title>${escapeHtml(manual.title)}</title>
<style>${styleSheet(options.root, 'sheet.css')}
${margins}</style></head>
<body>${cover(manual, options)}
<main class="text">${printable(manual.html)}</main></body></html>`;
}
