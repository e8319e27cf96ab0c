/** The live store: it plays where it is welcome, stands still where it is not, and answers to pointer and keys. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import chinese from '../../i18n/zh-CN/copy/demos/stage';
import {hydrated, visitor, watch} from './lib/browser';
import {eventually} from './lib/expect';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const counting = '/products/accurate-people-counting';
const moving: BrowserContextOptions = {reducedMotion: 'no-preference', viewport: {width: 1440, height: 900}};

const stageOf = (page: Page, mode: string) => page.locator(`[data-stage=${mode}]`);

/**
 * Each frame clears the canvas of the people, and a strip of the floor while that is painted anew. A text, because helpers of
 * the compiler are not in that thread.
 */
const countFrames = `self.frames ?? (() => {
  self.frames = 0;
  const {prototype} = OffscreenCanvasRenderingContext2D;
  const {clearRect} = prototype;
  prototype.clearRect = function (...box) {
    self.frames += 1;
    clearRect.apply(this, box);
  };
  return 0;
})()`;

async function onPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
  isToFail = false,
): Promise<void> {
  const context = await visitor(browser, 'zh-CN', {...moving, ...options});
  try {
    const page = await context.newPage();
    const {problems} = watch(page, new URL(url).origin);
    await page.goto(url);
    await visit(page);
    if (!isToFail) assert.deepEqual(problems, [], 'the page complains');
  } finally {
    await context.close();
  }
}

/** Frames drawn since the first call, in whatever thread plays the store. */
async function framesOf(page: Page): Promise<number> {
  const counts = await Promise.all(page.workers().map((worker) => worker.evaluate<number>(countFrames)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Frames drawn within a while. */
async function framesWithin(page: Page, ms: number): Promise<number> {
  const before = await framesOf(page);
  await page.waitForTimeout(ms);
  return (await framesOf(page)) - before;
}

async function playing(page: Page, mode: string): Promise<void> {
  await hydrated(page);
  await stageOf(page, mode).scrollIntoViewIfNeeded();
  await page.locator(`[data-stage=${mode}][data-state=playing]`).waitFor({timeout: 30_000});
}

const figure = async (page: Page, label: string): Promise<number> =>
  Number.parseInt(
    await page.locator('#demo dt', {hasText: label}).locator('xpath=following-sibling::dd').innerText(),
    10,
  );

async function moveTheLine(page: Page): Promise<void> {
  const {figures} = chinese.modes.counting;
  await playing(page, 'counting');
  await eventually(async () => assert.ok((await figure(page, figures.counted)) > 0, 'nobody is counted'));

  // Keys: 10 cm, with Shift 50 cm.
  const blue = page.locator('[data-end=a]');
  await blue.focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await eventually(async () => assert.equal(new URL(page.url()).searchParams.get('a'), '-1.6,-2.6'));
  assert.match((await blue.getAttribute('aria-label')) ?? '', /-1\.60.*-2\.60/);

  // Dragged far into the store, the line misses those who stop before it.
  for (const [end, share] of [
    ['a', [0.3, 0.42]],
    ['b', [0.36, 0.47]],
  ] as const) {
    const from = (await page.locator(`[data-end=${end}]`).boundingBox())!;
    const box = (await stageOf(page, 'counting').boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * share[0], box.y + box.height * share[1], {steps: 6});
    await page.mouse.up();
  }
  assert.ok(new URL(page.url()).searchParams.has('b'), 'the address does not hold the line');
  await page.locator('#demo [data-reason=beside]').waitFor({timeout: 30_000});
  assert.ok(
    (await figure(page, figures.counted)) < (await figure(page, figures.real)),
    'the count does not change with the line',
  );
}

async function standStill(page: Page): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await hydrated(page);
  const stage = stageOf(page, 'counting');
  await stage.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  assert.equal(await stage.getAttribute('data-state'), 'still');
  assert.ok(!requests.some((name) => name.includes('crowd.webp')), 'the pictures of the stage are loaded unasked');
  assert.ok(
    await stage.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    'there is no still',
  );
  assert.deepEqual(page.workers(), [], 'the store is played unasked');
  // Whoever asks for it gets it.
  // In the page, not in the window: a click may scroll.
  const placeOf = () =>
    stage.evaluate((element) => {
      const {top, height, width} = element.getBoundingClientRect();
      return {top: Math.round(top + window.scrollY), height, width};
    });
  const before = await placeOf();
  await page.getByRole('button', {name: chinese.play, exact: true}).click();
  await page.locator('[data-stage=counting][data-state=playing]').waitFor({timeout: 30_000});
  assert.deepEqual(await placeOf(), before, 'the box moves or changes its size');
}

async function askAgain(page: Page): Promise<void> {
  const isCrowd = (url: URL) => url.pathname.endsWith('/crowd.webp');
  await page.context().route(isCrowd, (route) => route.abort());
  await hydrated(page);
  const stage = stageOf(page, 'counting');
  await stage.scrollIntoViewIfNeeded();
  await page.getByRole('button', {name: chinese.play, exact: true}).click();
  const again = page.getByRole('button', {name: chinese.failed, exact: true});
  await again.waitFor({timeout: 30_000});
  assert.ok(await stage.locator('img').isVisible(), 'the still is gone');
  await page.context().unroute(isCrowd);
  await again.click();
  await page.locator('[data-stage=counting][data-state=playing]').waitFor({timeout: 30_000});
}

async function restOffScreen(page: Page): Promise<void> {
  await playing(page, 'counting');
  assert.ok((await framesWithin(page, 600)) > 2, 'nothing moves');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await eventually(async () => assert.equal(await framesWithin(page, 600), 0, 'it goes on off-screen'));
  await stageOf(page, 'counting').scrollIntoViewIfNeeded();
  await eventually(async () => assert.ok((await framesWithin(page, 200)) > 0, 'it does not go on'));
  await page.getByRole('button', {name: chinese.pause, exact: true}).click();
  await eventually(async () => assert.equal(await framesWithin(page, 400), 0, 'the pause button does not stop it'));
}

/** Narrow and wide windows, and both sides of where the hero is laid out anew. */
const widths = [320, 375, 599, 600, 768, 1180, 1181, 1263, 1440] as const;

async function freeEnds(page: Page): Promise<void> {
  await playing(page, 'counting');
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await eventually(async () => {
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-end]')].flatMap((handle) => {
          handle.scrollIntoView({block: 'center'});
          const {left, top, width: wide, height} = handle.getBoundingClientRect();
          const over = document.elementFromPoint(left + wide / 2, top + height / 2);
          return over === handle
            ? []
            : [`${handle.dataset.end} is under <${over?.tagName} class="${over?.className}">`];
        }),
      );
      assert.deepEqual(covered, [], `${width} px`);
    });
  }
}

/** How opaque the canvas of the floor is, on average, 0 to 255. */
const opacityOfFloor = (page: Page, mode: string): Promise<number> =>
  stageOf(page, mode)
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = Object.assign(document.createElement('canvas'), {width: 320, height: 180}).getContext('2d')!;
      copy.drawImage(canvas, 0, 0, 320, 180);
      const {data} = copy.getImageData(0, 0, 320, 180);
      return data.reduce((sum, value, index) => sum + (index % 4 === 3 ? value : 0), 0) / (data.length / 4);
    });

/** What is painted again and again covers what was there: the shadow around the store does not grow. */
async function keepShadow(page: Page, mode: string): Promise<void> {
  await playing(page, mode);
  const before = await opacityOfFloor(page, mode);
  assert.ok(before > 60 && before < 250, `the floor is not painted, or covers all: ${before}`);
  await framesOf(page);
  // The floor is painted anew every half second or oftener: several times meanwhile.
  await eventually(async () => assert.ok((await framesOf(page)) > 150, 'hardly anything moves'));
  const change = (await opacityOfFloor(page, mode)) - before;
  assert.ok(Math.abs(change) < 0.5, `the opacity of the floor changes by ${change}`);
}

/** Checks of the live store. */
export const stageWalk = (browser: Browser, {base}: Service): Check[] => [
  {
    name: 'keys and pointer move the line, and the count changes',
    run: () => onPage(browser, base + counting, {}, moveTheLine),
  },
  {
    name: 'reduced motion: a still until it is asked for, in the same box',
    run: () => onPage(browser, base + counting, {reducedMotion: 'reduce'}, standStill),
  },
  {
    name: 'a picture that does not come leaves the still, and the button asks again',
    run: () => onPage(browser, base + counting, {reducedMotion: 'reduce'}, askAgain, true),
  },
  {name: 'no frames off-screen and when paused', run: () => onPage(browser, base + counting, {}, restOffScreen)},
  {
    name: 'the home page counts by itself, and agrees with its card',
    run: () =>
      onPage(browser, `${base}/`, {}, async (page) => {
        await playing(page, 'counting');
        const value = async (name: string) => Number(await page.locator(`[data-figure=${name}]`).innerText());
        const [entered, left] = [await value('in'), await value('out')];
        await eventually(async () =>
          assert.ok((await value('in')) + (await value('out')) > entered + left, 'nobody is counted'),
        );
        assert.equal(await value('inside'), (await value('in')) - (await value('out')));
      }),
  },
  {
    name: 'nothing covers the ends of the line on the home page, at any width',
    run: () => onPage(browser, `${base}/`, {}, freeEnds),
  },
  ...(
    [
      ['heat', '/products/heat-map-analysis'],
      ['journey', '/products/cross-lens-analysis'],
      ['checkout', '/products/cash-lost-prevention'],
      ['queue', '/products/customer-behavior-analysis'],
      ['inspection', '/products/store-inspection/ai'],
      ['overhead', '/products/head-shoulder-counting'],
    ] as const
  ).map(([mode, pathname]) => ({
    name: `${mode} plays on ${pathname}`,
    run: () => onPage(browser, base + pathname, {}, (page) => keepShadow(page, mode)),
  })),
];
