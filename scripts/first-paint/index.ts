/**
 * After the build: inlines critical CSS and the picture that phones see first, shortens computed numbers, and defers everything else. `loader.ts` loads style sheets and scripts after the
 * first paint (without script the sheets load at once). Inline scripts of the head that choose the page or its theme are
 * placed before anything that is fetched.
 *
 *     tsx scripts/first-paint/index.ts <build folder>
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deferredType, loaderScript, sheetsMark} from './loader';
import {shortNumbers} from './numbers';
import {inlinePhonePicture} from './pictures';
import {usedRules} from './styles';

const sheetLink = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const deferredScript = /<script src="?([^\s">]+)"? defer(?:="?(?:defer)?"?)?><\/script>/g;
const inlineScript = /<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>/g;
const charset = /<meta charset="?utf-8"?[^>]*>/i;

/**
 * The page with its rules inline and the rest put off; undefined for a page that links no sheet.
 * @param sheet reads a style sheet by its address
 */
export async function firstPaint(html: string, sheet: (href: string) => string): Promise<string | undefined> {
  const headEnd = html.indexOf('</head>');
  const head = html.slice(0, headEnd);
  const sheets = Array.from(head.matchAll(sheetLink), ([, href]) => href!);
  if (sheets.length === 0) return undefined;
  const scripts = Array.from(head.matchAll(deferredScript), ([, src]) => src!);
  const deciding = Array.from(head.matchAll(inlineScript), ([element]) => element);
  const rules = await usedRules(html, sheets.map(sheet).join('\n'));
  let isFirst = true;
  const style = () => {
    const text = isFirst ? `<style>${rules}</style>` : '';
    isFirst = false;
    return text;
  };
  const rest = head
    .replace(deferredScript, '')
    .replace(inlineScript, '')
    .replace(sheetLink, style)
    .replace(charset, (element) => element + deciding.join(''));
  const later = [
    `<noscript ${sheetsMark}>${sheets.map((href) => `<link rel=stylesheet href=${href}>`).join('')}</noscript>`,
    ...scripts.map((src) => `<script type=${deferredType} src=${src}></script>`),
    `<script>${loaderScript}</script>`,
  ];
  return rest + later.join('') + html.slice(headEnd);
}

async function main(buildDir: string): Promise<void> {
  const sheets = new Map<string, string>();
  const sheet = (href: string): string => {
    const text = sheets.get(href) ?? readFileSync(path.join(buildDir, href), 'utf8');
    sheets.set(href, text);
    return text;
  };
  const picture = (address: string): Buffer => readFileSync(path.join(buildDir, address));
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  let pages = 0;
  for (const file of files) {
    const place = path.join(buildDir, file);
    const page = await firstPaint(readFileSync(place, 'utf8'), sheet);
    if (page === undefined) continue;
    writeFileSync(place, inlinePhonePicture(shortNumbers(page), picture));
    pages += 1;
  }
  console.log(`Inlined the rules of ${pages} pages.`);
}

if (require.main === module) void main(path.resolve(process.argv[2] ?? 'build'));
