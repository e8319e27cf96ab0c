/**
 * `npm run check:pictures`: how much of every marketing page is picture at 1440 px, in percent of the area of its main part, from the
 * built site. Pictures, drawings and demos count where they are larger than an icon; what lies over another counts once. Reports, and
 * fails below the share that the site has reached, at the median.
 */
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {hardwarePath, models} from '../src/facts/models';
import {joinPath} from '../src/site/editions';
import {hasEdition, routeIds, routes} from '../src/site/routes';
import {buildService} from '../server/build.mjs';
import {chromiumOptions} from '../tests/support/chromium';
import {startService} from '../tests/support/service';
import {median} from './bench/paint/goals';
import {ensureBrowser} from './lib/browser.mjs';
import {fail} from './lib/process.mjs';
import {textTable} from './lib/table';

/** The goal for the median page, in percent; what was reached only goes up. */
const goal = 22;
const reached = 21.5;

const pathnames = [
  ...new Set([
    ...routeIds
      .filter((id) => ['home', 'marketing', 'contact'].includes(routes[id].type) && hasEdition(id, 'zh-CN'))
      .map((id) => joinPath('zh-CN', routes[id].path.split('#')[0]!)),
    ...models.map((model) => joinPath('zh-CN', hardwarePath(model))),
  ]),
].sort();

/** What shows something: pictures, drawings, films, stages and demos of the software. */
const pictures = ':is(img, video, canvas, svg, [data-console])';

/** Share of the open page's main part that is picture, in percent, on a grid of 8 px. */
const shareOf = (page: Page): Promise<number> =>
  page.evaluate((selector) => {
    const cell = 8;
    const area = document.querySelector('main')!.getBoundingClientRect();
    const [columns, rows] = [Math.ceil(area.width / cell), Math.ceil(area.height / cell)];
    const covered = new Uint8Array(columns * rows);
    for (const picture of document.querySelectorAll(`main ${selector}`)) {
      const box = picture.getBoundingClientRect();
      if (!picture.checkVisibility() || box.width < 96 || box.height < 64) continue;
      const [left, right] = [box.left - area.left, box.right - area.left].map((x) => Math.round(x / cell));
      const [top, bottom] = [box.top - area.top, box.bottom - area.top].map((y) => Math.round(y / cell));
      for (let y = Math.max(0, top!); y < Math.min(rows, bottom!); y++)
        covered.fill(1, y * columns + Math.max(0, left!), y * columns + Math.min(columns, right!));
    }
    return (100 * covered.reduce((sum, one) => sum + one, 0)) / covered.length;
  }, pictures);

async function main(): Promise<void> {
  const executablePath = await ensureBrowser();
  await buildService();
  const service = await startService({buildDir: path.resolve(process.env.BUILD_DIR ?? 'build')});
  const browser = await chromium.launch({executablePath, ...chromiumOptions});
  try {
    const page = await browser.newPage({
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      viewport: {width: 1440, height: 900},
    });
    // The compiler that runs this file names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    const shares: {pathname: string; share: number}[] = [];
    for (const pathname of pathnames) {
      const answer = await page.goto(service.base + pathname, {waitUntil: 'load'});
      if (answer?.ok()) shares.push({pathname, share: await shareOf(page)});
    }
    shares.sort((a, b) => a.share - b.share);
    const middle = median(shares.map(({share}) => share));
    const rows = shares.map(({pathname, share}) => [pathname, `${share.toFixed(1)} %`]);
    console.log(textTable(['page', 'pictures'], rows));
    console.log(`\n${shares.length} pages, median ${middle.toFixed(1)} %, goal ${goal} %`);
    process.exitCode = middle < reached ? 1 : 0;
  } finally {
    await browser.close();
    await service.stop();
  }
}

main().catch((error: Error) => fail(error.message));
