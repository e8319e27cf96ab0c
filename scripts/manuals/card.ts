/** The quick-start card of a device: one side of a sheet, from its manual's own text and the catalogue. */
import {load, type CheerioAPI} from 'cheerio';
import ledsEn from '../../i18n/en/copy/leds';
import ledsZh from '../../i18n/zh-CN/copy/leds';
import type {Led, Model} from '../../src/facts/models.schema';
import {brandLine, escapeHtml, paper, qrSvg, styleSheet, words} from './sheet';
import {siblingUrl, type Manual} from './source';

/** Most steps that a card has; the manual has the others. */
const mostSteps = 5;

const leds = {'zh-CN': ledsZh, en: ledsEn};

interface CardOptions {
  readonly root: string;
  readonly picture: string;
}

/** What follows the heading of a part of the manual, up to the next heading of its level. */
function partOf($: CheerioAPI, id: string, manual: Manual) {
  const heading = $(`#${id}`);
  if (heading.length === 0) throw new Error(`${manual.page}: a quick-start card needs the part #${id}.`);
  const inner = heading.nextUntil('h2');
  return {
    title: heading
      .text()
      .replace(/\u200b/g, '')
      .trim(),
    inner,
  };
}

function box($: CheerioAPI, manual: Manual): string {
  const {title, inner} = partOf($, 'box', manual);
  const rows = inner
    .find('tbody tr')
    .toArray()
    .map((row) => {
      const [name = '', count = ''] = $(row)
        .find('td')
        .toArray()
        .map((cell) => $(cell).text().trim());
      return `<tr><td>${escapeHtml(name)}</td><td>${escapeHtml(count)}</td></tr>`;
    });
  return `<section><h2>${escapeHtml(title)}</h2><table><tbody>${rows.join('')}</tbody></table></section>`;
}

function steps($: CheerioAPI, manual: Manual): string {
  const {title, inner} = partOf($, 'setup', manual);
  const list = inner.filter('ol').first().children('li').toArray();
  const shown = list.slice(0, mostSteps).map((item) => `<li>${$(item).html()}</li>`);
  const more = list.length > mostSteps ? `<p>${escapeHtml(words[manual.locale].card.more)}</p>` : '';
  return `<section><h2>${escapeHtml(title)}</h2><ol>${shown.join('')}</ol>${more}</section>`;
}

/** A light as it shines: a ring for one that is off, a ring around the dot for one that blinks. */
function dot({color, pattern}: Led): string {
  const ring = pattern === 'slow' || pattern === 'fast' ? '<circle cx="8" cy="8" r="7" class="ring"/>' : '';
  return `<svg class="dot" viewBox="0 0 16 16" aria-hidden="true">${ring}<circle cx="8" cy="8" r="4.6" class="led-${color}"/></svg>`;
}

function lights({locale}: Manual, model: Model): string {
  const {look, meanings} = leds[locale];
  const items = model.leds.map(
    (led) => `<li>${dot(led)}<b>${escapeHtml(look(led))}</b><span>${escapeHtml(meanings[led.meaning])}</span></li>`,
  );
  return `<section class="lights"><h2>${escapeHtml(words[locale].card.lights)}</h2><ul>${items.join('')}</ul></section>`;
}

export function cardSheet(manual: Manual, model: Model, {root, picture}: CardOptions): string {
  const {card: copy} = words[manual.locale];
  const $ = load(manual.html, null, false);
  const drawing = $('[data-drawing]')
    .filter((_, figure) => $(figure).find('[data-legend]').length > 0)
    .first();
  const code = (url: string, text: string) =>
    `<div>${qrSvg(url)}<p><b>${escapeHtml(text)}</b><br><a href="${url}">${escapeHtml(url.replace(/^https?:\/\//, ''))}</a></p></div>`;
  return `<!doctype html>
<html lang="${manual.lang}"><head><meta charset="utf-8"><title>${escapeHtml(copy.title(model.name))}</title>
<style>${styleSheet(root, 'sheet.css')}
${styleSheet(root, 'card.css')}
@page { size: ${paper[manual.locale].size}; margin: 12mm 14mm; }</style></head>
<body class="card">
<header>${brandLine(root, manual.locale)}<p>${escapeHtml([copy.kind, manual.firmware, manual.updated].join(' · '))}</p></header>
<div class="top"><h1>${escapeHtml(model.name)}</h1><img src="${picture}" alt="${escapeHtml(model.name)}"></div>
<main><div class="columns">${box($, manual)}<section>${drawing.prop('outerHTML') ?? ''}</section></div>
${steps($, manual)}
${lights(manual, model)}</main>
<footer><p>${escapeHtml(copy.reset(model.resetSeconds))}</p>${code(manual.url, copy.manual)}${code(siblingUrl(manual, '/support/finder'), copy.finder)}</footer>
</body></html>`;
}
