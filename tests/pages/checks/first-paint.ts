/** What a page needs for its first paint: its HTML alone, and the same look before and after its whole style sheets. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {FetchedPage} from '../../support/built-site';
import {buildDir} from '../../support/service';

/**
 * Bytes of HTML with brotli, rules of its styles included, its inlined picture left out; most are under 16 KiB. Marks of Chinese words
 * take up to one and a quarter KiB (ADR 31). With the picture it has 40 KiB (`budgets.ts`).
 */
const htmlLimit = 28 * 1024;

function brotliSize(file: string): number {
  const compressed = path.join(buildDir, `${file}.br`);
  return existsSync(compressed) ? statSync(compressed).size : 0;
}

/** What the browser would fetch before it paints, or at a priority that delays the largest picture. */
export function firstPaintProblems({$, html, file}: Pick<FetchedPage, '$' | 'html' | 'file'>): string[] {
  const problems: string[] = [];
  const inlined = $('source[srcset^="data:"]').toArray();
  // Base64 has four characters for three bytes, and brotli finds nothing else in them.
  const inlinedBytes = inlined.reduce((sum, {attribs}) => sum + ((attribs.srcset?.length ?? 0) * 3) / 4, 0);
  const bytes = Math.round(brotliSize(file) - inlinedBytes);
  if (bytes > htmlLimit) problems.push(`its HTML has ${bytes} bytes with brotli, more than ${htmlLimit}`);
  const outside = (selector: string) => $(selector).filter((_, element) => $(element).closest('noscript').length === 0);
  const sheets = outside('link[rel=stylesheet]').length;
  if (sheets > 0) problems.push(`${sheets} style sheets block the first paint`);
  const scripts = outside('script[src]').filter((_, element) => $(element).attr('type') !== 'later').length;
  if (scripts > 0) problems.push(`${scripts} scripts are fetched before the page is idle`);
  // With scripting on, the content of `<noscript>` is text.
  if (!/<link\b[^>]*rel="?stylesheet/.test($('noscript[data-sheets]').html() ?? ''))
    problems.push('no style sheet for readers without script');
  const preloads = outside('link[rel=preload], link[rel=modulepreload]')
    .map((_, element) => $(element).attr('media') ?? '')
    .get();
  if (new Set(preloads).size < preloads.length) problems.push(`${preloads.length} preloads compete in one window`);
  const high = outside('img[fetchpriority=high]');
  if (high.length > 1) problems.push(`${high.length} pictures of high priority compete`);
  // A chart is a drawing with its own address; everything else is a picture of the library.
  const drawn = $('svg image[href]').filter((_, element) => !($(element).attr('href') ?? '').startsWith('data:'));
  if (drawn.length > 0) problems.push(`a drawing fetches ${drawn.attr('href')} before the page is painted`);
  const digits = html.match(/ (?:style|d|points|x|y|cx|cy|r|width|height)=(?:"[^"(]*|[^\s">(]*)\.\d{4,}/g) ?? [];
  if (digits.length > 0) problems.push(`${digits.length} numbers have more than three decimals: ${digits[0]}`);
  const photos = high.filter((_, element) => !/\.svg$/.test($(element).attr('src') ?? '')).length;
  if (photos > 0 && inlined.length !== 1)
    problems.push(`its first picture has ${inlined.length} versions for phones in the HTML, not one`);
  if (inlined.length > 0 && preloads.some((media) => !media.includes('min-width')))
    problems.push('a phone preloads a picture although it has one in the HTML');
  const first = html.search(/<script\b(?![^>]*\b(?:type|src)=)/);
  const fetched = html.search(/<link\b[^>]*rel=["']?(?:preload|stylesheet|icon)/);
  if (first >= 0 && fetched >= 0 && fetched < first)
    problems.push('something is fetched before the script that decides which page is shown');
  return problems;
}

/** The phone of Lighthouse, whose largest paint the goals are for. */
const measuredPhone = {width: 412, height: 823};

/**
 * A picture that loads lazily and is the largest thing in the first view of a phone: the largest paint waits for a request
 * that begins after layout. The largest one takes `priority` (`Picture`). Sizes are those of boxes, so nothing has to load.
 */
export async function latePictureProblems(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  await page.setViewportSize(measuredPhone);
  const problems = await page.evaluate(() => {
    interface Box {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const overlap = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const area = ({left, top, right, bottom}: Box): number =>
      right > left && bottom > top ? (right - left) * (bottom - top) : 0;
    const view: Box = {left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight};
    /** The part of an element that the first view shows, without what its ancestors cut off. */
    const shown = (element: Element): number => {
      let box = overlap(element.getBoundingClientRect(), view);
      for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
        if (getComputedStyle(parent).overflowX !== 'visible') box = overlap(box, parent.getBoundingClientRect());
      return area(box);
    };
    const pictures = Array.from(document.querySelectorAll('main img')).filter((image) => image.checkVisibility());
    const isLazy = (image: Element): boolean => image.getAttribute('loading') === 'lazy';
    let largest = Math.max(0, ...pictures.filter((image) => !isLazy(image)).map(shown));
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td, a, blockquote)')) {
      if (element.querySelector('img, p, li, h2, h3') || element.textContent.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      largest = Math.max(largest, area(overlap(range.getBoundingClientRect(), view)));
    }
    const late = pictures.filter(isLazy).find((image) => shown(image) > largest);
    return late ? [`the largest picture of a phone's first view loads lazily: ${late.getAttribute('src')}`] : [];
  });
  await page.setViewportSize(size);
  return problems;
}

/** Most differences that are reported. */
const shown = 5;

/**
 * Elements whose computed style changes when the whole style sheets are applied: rules that the inlined part lacks. The
 * page's scripts must not run.
 */
export async function lateStyleProblems(page: Page): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const elements = [document.documentElement, ...document.querySelectorAll('body, body *:not(script):not(noscript)')];
    // Custom properties only feed other properties; the rest are redundant.
    const said = /^(--|-webkit-)|(^|-)(inline|block)(-|$)|-origin$/;
    let names: string[] | undefined;
    const styles = (): Map<string, string>[] =>
      elements.flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          if (pseudo !== null && style.content === 'none') return new Map<string, string>();
          names ??= Array.from(style).filter((name) => !said.test(name));
          return new Map(names.map((name) => [name, style.getPropertyValue(name)]));
        }),
      );
    const places = () =>
      elements.map((element) => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return [left, top, width, height].join();
      });
    const [before, placesBefore] = [styles(), places()];
    const sheets = document.querySelector('noscript[data-sheets]')!.textContent;
    document.head.insertAdjacentHTML('beforeend', sheets);
    const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')];
    await Promise.all(
      links.map(
        (link) =>
          link.sheet ??
          new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = reject;
          }),
      ),
    );
    const [after, placesAfter] = [styles(), places()];
    // A picture that arrives in between takes its own shape, whose sides are rounded to whole pixels.
    const isSame = (name: string, old = '', now = ''): boolean =>
      old === now ||
      (/^(width|height|top|right|bottom|left)$/.test(name) && Math.abs(parseFloat(old) - parseFloat(now)) < 0.5);
    const problems: string[] = [];
    elements.forEach((element, index) => {
      for (const [offset, pseudo] of ['', '::before', '::after'].entries()) {
        const [old, now] = [before[index * 3 + offset]!, after[index * 3 + offset]!];
        // What a browser gives for a margin of `auto` may be 0 until it lays out again; the place tells what it is.
        const isInPlace = placesBefore[index] === placesAfter[index];
        const changed = [...new Set([...old.keys(), ...now.keys()])].filter(
          (name) => !isSame(name, old.get(name), now.get(name)) && !(isInPlace && name.startsWith('margin-')),
        );
        if (changed.length === 0) continue;
        const name = `${element.localName}.${element.getAttribute('class') ?? ''}${pseudo}`;
        const list = changed.slice(0, limit).map((key) => `${key} ${old.get(key)} → ${now.get(key)}`);
        problems.push(`<${name}> ${list.join(', ')}`);
      }
    });
    return problems.slice(0, limit);
  }, shown);
}
