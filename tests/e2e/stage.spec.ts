/** The stage: it plays by itself, shows a still with reduced motion, and reacts to pointer and keys. */
import type {Locator, Page} from '@playwright/test';
import chinese from '../../i18n/zh-CN/copy/demos/stage';
import {desktop, hydrated, openPage} from '../support/browser';
import {nightly} from '../support/suite';
import {test as problemFree} from '../support/problem-free';
import {expect, test} from '../support/test';

const counting = '/products/accurate-people-counting';

/** The code and the pictures of a simulation, on a machine that is busy. */
const startTimeout = 30_000;

const stageOf = (page: Page, mode: string): Locator => page.locator(`[data-stage=${mode}]`);
const playButton = (page: Page): Locator => page.getByRole('button', {name: chinese.play, exact: true});

const expectPlaying = (page: Page, mode: string): Promise<void> =>
  expect(stageOf(page, mode)).toHaveAttribute('data-state', 'playing', {timeout: startTimeout});

/** Opens a page whose stage plays once it is in view. */
async function openPlaying(page: Page, path: string, mode: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await stageOf(page, mode).scrollIntoViewIfNeeded();
  await expectPlaying(page, mode);
}

/**
 * Counts the frames of a worker: each clears the canvas of the people, and a strip of the floor while that is painted
 * again. A text, because the compiler's helpers do not exist in the worker.
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

/** Frames drawn since the first call, in whatever worker runs the stage. */
async function framesOf(page: Page): Promise<number> {
  const counts = await Promise.all(page.workers().map((worker) => worker.evaluate<number>(countFrames)));
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Frames drawn by the stage while the page itself draws so many. */
async function framesDuring(page: Page, pageFrames: number): Promise<number> {
  const before = await framesOf(page);
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, pageFrames);
  return (await framesOf(page)) - before;
}

const figure = async (page: Page, label: string): Promise<number> =>
  Number.parseInt(
    await page.locator('#demo dt', {hasText: label}).locator('xpath=following-sibling::dd').innerText(),
    10,
  );

/** How opaque the canvas of the floor is on average, 0 to 255. */
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

problemFree('a mouse button held down while the code arrives still starts the store', async ({page}) => {
  await openPage(page, counting);
  const button = playButton(page);
  await button.evaluate((element) => element.setAttribute('data-still', ''));
  await button.hover();
  await page.mouse.down();
  await expect(page.locator('[data-still]'), 'the part is hydrated').toHaveCount(0);
  await page.mouse.up();
  await expectPlaying(page, 'counting');
});

test.describe(() => {
  test.use({...desktop, contextOptions: {reducedMotion: 'no-preference'}});

  problemFree('keys and pointer move the line, and the count changes', async ({page}) => {
    const {figures} = chinese.modes.counting;
    await openPlaying(page, counting, 'counting');
    await expect.poll(() => figure(page, figures.counted), {message: 'people counted'}).toBeGreaterThan(0);

    await test.step('keys: 10 cm, with Shift 50 cm', async () => {
      const end = page.locator('[data-end=a]');
      await end.focus();
      await page.keyboard.press('Shift+ArrowUp');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => new URL(page.url()).searchParams.get('a')).toBe('-1.6,-2.6');
      await expect(end).toHaveAttribute('aria-label', /-1\.60.*-2\.60/);
    });

    await test.step('pointer: a line far inside the store misses those who stop before it', async () => {
      for (const [end, x, y] of [
        ['a', 0.3, 0.42],
        ['b', 0.36, 0.47],
      ] as const) {
        const from = (await page.locator(`[data-end=${end}]`).boundingBox())!;
        const box = (await stageOf(page, 'counting').boundingBox())!;
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * x, box.y + box.height * y, {steps: 6});
        await page.mouse.up();
      }
      await expect
        .poll(() => new URL(page.url()).searchParams.has('b'), {message: 'the address has the line'})
        .toBe(true);
      await expect(page.locator('#demo [data-reason=beside]')).toBeVisible({timeout: 30_000});
      expect(await figure(page, figures.counted)).toBeLessThan(await figure(page, figures.real));
    });
  });

  problemFree('no frames off-screen and when paused', async ({page}) => {
    await openPlaying(page, counting, 'counting');
    expect(await framesDuring(page, 36)).toBeGreaterThan(2);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => framesDuring(page, 36), {message: 'frames off-screen'}).toBe(0);
    await stageOf(page, 'counting').scrollIntoViewIfNeeded();
    await expect.poll(() => framesDuring(page, 12), {message: 'frames back on screen'}).toBeGreaterThan(0);
    await page.getByRole('button', {name: chinese.pause, exact: true}).click();
    await expect.poll(() => framesDuring(page, 24), {message: 'frames when paused'}).toBe(0);
  });

  problemFree('the home page counts by itself, and its numbers agree', async ({page}) => {
    await openPlaying(page, '/', 'counting');
    const numbers = () =>
      page
        .locator('[data-figure]')
        .evaluateAll((elements: HTMLElement[]) =>
          Object.fromEntries(elements.map((element) => [element.dataset.figure, Number(element.innerText)])),
        );
    const start = await numbers();
    await expect(async () => {
      const now = await numbers();
      expect(now.in! + now.out!, 'people counted').toBeGreaterThan(start.in! + start.out!);
      expect(now.inside).toBe(now.in! - now.out!);
    }).toPass({timeout: 20_000});
  });

  problemFree('nothing covers the ends of the line on the home page, at any width', async ({page}) => {
    await openPlaying(page, '/', 'counting');
    // Narrow and wide windows, and both sides of the breakpoints of the hero.
    for (const width of [320, 375, 599, 600, 768, 1180, 1181, 1263, 1440]) {
      await page.setViewportSize({width, height: 900});
      await expect
        .poll(
          () =>
            page.evaluate(() =>
              [...document.querySelectorAll<HTMLElement>('[data-end]')].map((handle) => {
                handle.scrollIntoView({block: 'center'});
                const box = handle.getBoundingClientRect();
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return top === handle
                  ? handle.dataset.end
                  : `${handle.dataset.end} is under ${top?.outerHTML.slice(0, 160)}`;
              }),
            ),
          {message: `ends of the line that can be grabbed at ${width} px`},
        )
        .toEqual(['a', 'b']);
    }
  });

  for (const [mode, path, room = 'store'] of [
    ['heat', '/products/heat-map-analysis'],
    ['journey', '/products/cross-lens-analysis'],
    ['checkout', '/products/cash-lost-prevention', 'till'],
    ['queue', '/products/customer-behavior-analysis', 'canteen'],
    ['inspection', '/products/store-inspection/ai'],
    ['overhead', '/products/head-shoulder-counting'],
    ['heat', '/solutions/industries/shoes-clothing', 'fashion'],
    ['queue', '/solutions/industries/catering', 'canteen'],
  ] as const) {
    // Two by day, one of them in a room of its own: what the others play differs in pictures and numbers, which unit tests cover.
    problemFree(`${mode} plays on ${path}`, mode === 'heat' ? {} : nightly, async ({page}) => {
      const picture = page.waitForResponse(`**/media/stage/${room}-*.webp`);
      await openPlaying(page, path, mode);
      expect((await picture).ok()).toBe(true);
      const before = await opacityOfFloor(page, mode);
      expect(before, 'opacity of the floor, which is painted and leaves the surroundings free').toBeGreaterThan(60);
      expect(before).toBeLessThan(250);
      await framesOf(page);
      // The floor is painted again every half second or more often: several times meanwhile. Repainting replaces what
      // was there, so the shadow around the shop does not grow.
      await expect.poll(() => framesOf(page), {message: 'frames', timeout: 30_000}).toBeGreaterThan(150);
      expect(Math.abs((await opacityOfFloor(page, mode)) - before), 'change of opacity').toBeLessThan(0.5);
    });
  }
});

test.describe(() => {
  test.use(desktop);

  problemFree('reduced motion: a still until it is asked for, in the same box', async ({page}) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(counting);
    await hydrated(page);
    const stage = stageOf(page, 'counting');
    await stage.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(stage).toHaveAttribute('data-state', 'still');
    expect(
      requested.filter((path) => path.includes('crowd.webp')),
      'pictures of the simulation',
    ).toEqual([]);
    const width = await stage
      .locator('img')
      .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
    expect(width, 'width of the still').toBeGreaterThan(0);
    expect(page.workers()).toEqual([]);
    expect(
      await figure(page, chinese.modes.counting.figures.counted),
      'people counted in the recorded run',
    ).toBeGreaterThan(0);

    // In the page, not in the window: a click may scroll.
    const boxInPage = () =>
      stage.evaluate((element) => {
        const {top, height, width} = element.getBoundingClientRect();
        return {top: Math.round(top + window.scrollY), height, width};
      });
    const before = await boxInPage();
    await playButton(page).click();
    await expectPlaying(page, 'counting');
    expect(await boxInPage()).toEqual(before);
  });

  test('a picture that does not load leaves the still, and the button retries', async ({page, context}) => {
    const isCrowd = (url: URL) => url.pathname.endsWith('/crowd.webp');
    await context.route(isCrowd, (route) => route.abort());
    await page.goto(counting);
    await hydrated(page);
    const stage = stageOf(page, 'counting');
    await stage.scrollIntoViewIfNeeded();
    await playButton(page).click();
    const retry = page.getByRole('button', {name: chinese.failed, exact: true});
    await expect(retry).toBeVisible({timeout: startTimeout});
    await expect(stage.locator('img')).toBeVisible();
    await context.unroute(isCrowd);
    await retry.click();
    await expectPlaying(page, 'counting');
  });
});
