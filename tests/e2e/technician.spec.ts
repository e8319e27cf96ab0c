/**
 * The walk of a technician on a phone: from the support home, in the words a technician types, to the page whose step
 * solves the problem. Counts what it takes: taps, and bytes until the step can be read. The walks over a slow network take
 * minutes and run at night.
 */
import type {CDPSession, Locator, Page} from '@playwright/test';
import {browserLocale, phone} from '../support/browser';
import {nightly} from '../support/suite';
import {expect, test} from '../support/test';
import {editions, type Locale} from '../../src/site/editions';

interface Task {
  readonly name: string;
  /** What is typed, by edition. */
  readonly words: Readonly<Record<Locale, string>>;
  /** Page that solves it, inside the support section, and the id of its step. */
  readonly page: string;
  readonly step: string | Readonly<Record<Locale, string>>;
}

const article = (id: string): string => `/troubleshooting/details/${id}`;

const tasks: readonly Task[] = [
  {
    name: 'a dead camera, from the ladder',
    words: {'zh-CN': '摄像机灯不亮', en: 'camera dead no lights'},
    page: article('t0201'),
    step: 'port',
  },
  {
    name: 'a wrong count',
    words: {'zh-CN': '客流不准，数少了', en: 'people count too low'},
    page: article('t0501'),
    step: 'line',
  },
  {
    name: 'a lost recording',
    words: {'zh-CN': '昨天的录像没了', en: 'footage from yesterday is gone'},
    page: article('t0105'),
    step: 'calendar',
  },
  {
    name: 'a device that goes back',
    words: {'zh-CN': '设备坏了寄回去修', en: 'send back broken camera'},
    page: '/repair',
    step: 'number',
  },
  {
    name: 'an upgrade that is stuck',
    words: {'zh-CN': '固件升级卡住了', en: 'firmware upgrade stuck'},
    page: article('t0010'),
    step: 'power',
  },
  {
    name: 'an invoice',
    words: {'zh-CN': '开发票', en: 'need an invoice'},
    page: article('t0409'),
    step: {'zh-CN': 'fapiao', en: 'abroad'},
  },
  {
    name: 'a renewal',
    words: {'zh-CN': '到期了怎么续费', en: 'renew cloud recording'},
    page: article('t0409'),
    step: 'renew',
  },
  {
    name: 'an answer 403',
    words: {'zh-CN': '接口报403', en: 'API returns 403'},
    page: article('t0711'),
    step: 'forbidden',
  },
];

/** From the home of the support section to the step. */
const maxTaps = 4;

/** Results among which the page has to be: what a phone shows above its keyboard. */
const shownResults = 3;

/** Kilobytes over the network, the first page included: at most 485 were measured, ten seconds at 400 kbit/s. */
const maxKilobytes = 600;

/** A slow mobile network and a slow phone, as in `slow-phone.spec.ts`. */
async function slowDown(session: CDPSession): Promise<void> {
  const throughput = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
}

/** A visitor whose taps and bytes are counted. */
async function technician(page: Page, isSlow: boolean) {
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  let taps = 0;
  session.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  if (isSlow) await slowDown(session);
  return {
    taps: () => taps,
    kilobytes: () => Math.round(bytes / 1000),
    async tap(target: Locator): Promise<void> {
      taps += 1;
      await target.tap();
    },
  };
}

const walks = [false, true].flatMap((isSlow) =>
  tasks.map((task) => ({...task, isSlow, title: task.name + (isSlow ? ' over a slow network' : '')})),
);

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale]});

    for (const {title, words, page: path, step, isSlow} of walks) {
      test(`${title} (${locale})`, isSlow ? nightly : {}, async ({page}, info) => {
        test.setTimeout(120_000);
        const {prefix} = editions[locale];
        const target = `${prefix}/support${path}`;
        const walker = await technician(page, isSlow);
        await page.goto(`${prefix}/support`, {waitUntil: 'commit'});

        const box = page.locator('main form[role=search]').first();
        await walker.tap(box.locator('input'));
        await page.keyboard.type(words[locale]);
        await walker.tap(box.locator('button[type=submit]'));
        // Before the script has come the form leads to the page of results; then it opens the dialog.
        const results = page.locator('dialog[open] a[role=option], main [data-results] a');
        await expect(async () => {
          const hrefs = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
          const pages = [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))].slice(0, shownResults);
          expect(pages, `first results for "${words[locale]}"`).toContain(target);
        }).toPass({timeout: 45_000});
        await walker.tap(results.and(page.locator(`[href="${target}"], [href^="${target}#"]`)).first());
        await page.waitForURL((url) => url.pathname === target, {waitUntil: 'commit', timeout: 45_000});

        const heading = page.locator(`main #${typeof step === 'string' ? step : step[locale]}`);
        await expect(heading).toBeAttached({timeout: 30_000});
        await heading.scrollIntoViewIfNeeded();
        await expect(heading).toBeInViewport();
        info.annotations.push({type: 'walk', description: `${walker.taps()} taps, ${walker.kilobytes()} KB`});
        expect(walker.taps()).toBeLessThanOrEqual(maxTaps);
        expect(walker.kilobytes()).toBeLessThanOrEqual(maxKilobytes);
      });
    }
  });
}
