/**
 * From a help page to a stored case with its pictures, on a phone of 375 px: with a network, without one, and with files that
 * are no pictures. Without script: `forms-first.spec.ts`.
 */
import {mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import sharp from 'sharp';
import englishPictures from '../../i18n/en/copy/forms/pictures';
import english from '../../i18n/en/copy/forms/service';
import chinesePictures from '../../i18n/zh-CN/copy/forms/pictures';
import chinese from '../../i18n/zh-CN/copy/forms/service';
import englishLink from '../../i18n/en/copy/service-link';
import chineseLink from '../../i18n/zh-CN/copy/service-link';
import {browserLocale, expectPath, hydrated, openPage, phone} from '../support/browser';
import {LeadForm, sentCode} from '../support/lead-form';
import type {Service} from '../support/service';
import {expectStoredLead} from '../support/stored-lead';
import {expect, test} from '../support/test';

const editions = [
  {
    locale: 'zh-CN',
    prefix: '',
    form: 'service-cn',
    copy: chinese,
    list: chinesePictures,
    send: chineseLink.send,
    contact: {contact: '王芳'},
    address: (number: number) => ({mobile: `1390000${number}`}),
    end: (number: number) => String(number),
    greeting: chinese.greeting('王芳'),
  },
  {
    locale: 'en',
    prefix: '/global',
    form: 'service-global',
    copy: english,
    list: englishPictures,
    send: englishLink.send,
    contact: {firstName: 'Mei', lastName: 'Tan'},
    address: (number: number) => ({businessEmail: `mei@case-${number}.example`}),
    end: (number: number) => `@case-${number}.example`,
    greeting: english.greeting('Mei'),
  },
] as const;

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const file = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): File => ({name, mimeType, buffer});

const noise = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#888', noise: {type: 'gaussian', mean: 128, sigma: 30}}});

/** A photo as a phone takes it: held upright, so stored lying, with the place where it was taken. */
const photo = async (): Promise<File> =>
  file(
    'IMG_0001.JPG',
    await noise(2600, 1950)
      .withMetadata({orientation: 6})
      .withExifMerge({IFD0: {Make: 'Phone of Wang'}, IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 0/1'}})
      .jpeg({quality: 95})
      .toBuffer(),
  );

const screenshot = async (name = 'screen.png'): Promise<File> =>
  file(
    name,
    await sharp({create: {width: 600, height: 400, channels: 4, background: '#0000'}})
      .png()
      .toBuffer(),
    'image/png',
  );

const items = (page: Page, state: 'ready' | 'failed' | 'preparing') => page.locator(`[data-picture=${state}]`);

const choose = (page: Page, files: readonly File[]) => page.getByTestId('pictures').setInputFiles([...files]);

/** Pictures that the device holds. */
const onDevice = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('lead-pictures', 1);
        open.onupgradeneeded = () => open.result.createObjectStore('pictures', {keyPath: 'id'});
        open.onerror = () => reject(open.error ?? new Error('no database'));
        open.onsuccess = () => {
          const count = open.result.transaction('pictures').objectStore('pictures').count();
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
  );

/** The stored pictures of a case, by the command line. */
async function storedPictures(service: Service, reference: string): Promise<Buffer[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'case-'));
  try {
    await service.leads('pictures', reference, '--to', folder);
    return [1, 2, 3].flatMap((number) => {
      try {
        return [readFileSync(path.join(folder, `${reference}-${number}.jpg`))];
      } catch {
        return [];
      }
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

for (const edition of editions) {
  const {locale, prefix, form: id, copy, list, send, contact, address, end, greeting} = edition;
  const formPage = `${prefix}/support/service-request`;
  const formOn = (page: Page) => new LeadForm(page, page.locator('main'));

  /** Asks for the code and fills it in. */
  async function confirm(form: LeadForm, service: Service, number: number): Promise<void> {
    await form.fill(address(number));
    await form.getCode();
    await form.fill({verificationCode: await sentCode(service, id, end(number)), consent: true});
  }

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale]});
    test.slow();

    test(`from an article to a stored case with pictures (${locale})`, async ({page, service}) => {
      const form = formOn(page);

      await test.step('what the help pages know goes along', async () => {
        await openPage(page, `${prefix}/support/model/e3-x`);
        await openPage(page, `${prefix}/support/troubleshooting/details/t0001`);
        for (const number of [1, 2]) await page.locator(`[data-step="${number}"] [data-answer=next]`).click();
        await page.getByRole('link', {name: send}).filter({visible: true}).click();
        await expectPath(page, formPage);
        await hydrated(page);
        await expect(form.field('model')).toHaveValue('e3-x');
        await expect(form.field('ticket')).toHaveValue('NET-1-3');
        await expect(form.field('steps')).toHaveValue(/^.+ · NET-1-3\n1\. .+ · .+\n2\. .+ · .+$/);
        await expect(form.form.locator('#serialNumber-hint')).toContainText('E3-X');
      });

      await form.fill({description: 'Dark since Monday.', ...contact});
      await choose(page, [await photo(), await screenshot()]);
      await expect(items(page, 'ready')).toHaveCount(2);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(isWide, 'the page is wider than the phone').toBe(false);

      await confirm(form, service, locale === 'en' ? 9101 : 9201);
      await test.step('a number of another model is refused in the words of this one', async () => {
        await form.fill({serialNumber: 'SN2000000000'});
        await form.submit();
        await expect(form.form.locator('#serialNumber-error')).toContainText('SN1000000000');
        await form.fill({serialNumber: 'sn1000 000 000'});
        await expect(form.form.locator('#serialNumber-error')).toBeHidden();
      });
      await form.submit();
      const reference = await form.expectSuccess(greeting);
      await expect(form.success).toContainText(/09:00|9\sa\.m\./);
      await expectStoredLead(service, reference, {
        model: 'e3-x',
        serialNumber: 'SN1000000000',
        button: 'service.article',
      });

      const stored = await storedPictures(service, reference);
      const found = await Promise.all(stored.map((picture) => sharp(picture).metadata()));
      expect(
        found.map(({format, width, height}) => [format, width, height]),
        'upright, at most 2048 pixels',
      ).toEqual([
        ['jpeg', 1536, 2048],
        ['jpeg', 600, 400],
      ]);
      for (const [index, {exif, xmp, iptc}] of found.entries()) {
        expect([exif, xmp, iptc].filter(Boolean), 'metadata').toEqual([]);
        expect(stored[index]!.includes('Phone of Wang')).toBe(false);
        expect(stored[index]!.length).toBeLessThanOrEqual(2 * 1024 * 1024);
      }
      // See-through becomes white.
      const [red] = (await sharp(stored[1]).raw().toBuffer()) as unknown as readonly number[];
      expect(red).toBeGreaterThan(250);
      expect(await onDevice(page)).toBe(0);
    });

    test(`the end of a symptom tree tells what was chosen (${locale})`, async ({page}) => {
      await openPage(page, `${prefix}/support/finder/no-power`);
      const notice = page.locator('#hotline');
      // The first way to an answer that ends at a person, found as a visitor would.
      const walk = async (depth: number): Promise<boolean> => {
        const answers = page.locator('section[data-current=true] li > a[href^="#"]');
        for (let index = 0; index < (await answers.count()); index++) {
          await answers.nth(index).click();
          if (await notice.isVisible()) return true;
          if (depth > 0 && (await walk(depth - 1))) return true;
          await page.goBack();
        }
        return false;
      };
      expect(await walk(3)).toBe(true);
      await page.getByRole('link', {name: send}).filter({visible: true}).click();
      await expectPath(page, formPage);
      await hydrated(page);
      await expect(formOn(page).field('seen')).toHaveValue(/ · no-power-\d[\d-]*\n.+ · .+/);
      await expect(formOn(page).field('ticket')).toHaveValue(/^no-power-\d/);
    });

    test(`without a network the case waits with its pictures (${locale})`, async ({page, context, service}) => {
      await page.clock.install();
      await openPage(page, `${formPage}?model=k3`);
      const form = formOn(page);
      await expect(form.field('model')).toHaveValue('k3');
      await form.fill({description: 'Counts are 0.', ...contact});
      await choose(page, [await photo(), await screenshot('label.png')]);
      await expect(items(page, 'ready')).toHaveCount(2);
      await confirm(form, service, locale === 'en' ? 9102 : 9202);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
      await context.setOffline(true);
      await form.submit();
      await expect(form.form.getByTestId('lead-kept')).toBeVisible();
      expect(await onDevice(page)).toBe(2);
      await page.clock.fastForward(2500);
      await context.setOffline(false);
      await page.clock.resume();
      await expect(form.success).toBeVisible({timeout: 20_000});
      const reference = await form.success.getByTestId('lead-reference').innerText();
      expect(await storedPictures(service, reference.trim())).toHaveLength(2);
      await expect.poll(() => onDevice(page)).toBe(0);
    });

    test(`bad pictures say why and lose nothing (${locale})`, async ({page, service}) => {
      await openPage(page, formPage);
      const form = formOn(page);
      await form.fill({model: 'b1', description: 'Does not start.', ...contact});
      const good = await screenshot('good.png');
      const whole = (await photo()).buffer;
      const heic = Buffer.from(
        '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta\0\0\0\x0cmdat\x01\x02\x03\x04',
        'latin1',
      );
      const bomb = Buffer.from(good.buffer);
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      const bad: readonly (readonly [problem: keyof typeof list.problems, File])[] = [
        ['damaged', file('cut.jpg', whole.subarray(0, whole.length / 2))],
        [
          'type',
          file(
            'script.svg',
            Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
            'image/svg+xml',
          ),
        ],
        ['type', file('renamed.jpg', Buffer.from('%PDF-1.7'))],
        ['pixels', file('bomb.png', bomb, 'image/png')],
        ['heic', file('IMG_2.HEIC', heic, 'image/heic')],
        [
          'damaged',
          file('garbage.png', Buffer.concat([good.buffer.subarray(0, 40), Buffer.alloc(500, 7)]), 'image/png'),
        ],
      ];
      await choose(page, [good]);
      await expect(items(page, 'ready')).toHaveCount(1);
      for (const [problem, one] of bad) {
        await choose(page, [one]);
        const said = items(page, 'failed');
        await expect(said).toHaveText(new RegExp(`^“${one.name}”`));
        await expect(said).toContainText(list.problems[problem]);
        await said.getByRole('button').click();
        await expect(said).toHaveCount(0);
      }
      await test.step('a file that is too large to read', async () => {
        const folder = mkdtempSync(path.join(os.tmpdir(), 'huge-'));
        const huge = path.join(folder, 'huge.jpg');
        writeFileSync(huge, '');
        truncateSync(huge, 50 * 1024 * 1024);
        await page.getByTestId('pictures').setInputFiles(huge);
        await expect(items(page, 'failed')).toContainText(list.problems.size);
        await items(page, 'failed').getByRole('button').click();
        rmSync(folder, {recursive: true});
      });
      await choose(
        page,
        [1, 2, 3].map((number) => ({...good, name: `${number}.png`})),
      );
      await expect(items(page, 'ready')).toHaveCount(3);
      await expect(items(page, 'failed')).toContainText(list.problems.many);
      await expect(page.getByTestId('pictures')).toBeDisabled();

      await test.step('by keyboard', async () => {
        await page.getByRole('button', {name: list.removeName(2)}).focus();
        await page.keyboard.press('Enter');
        await expect(items(page, 'ready')).toHaveCount(2);
        await expect(page.getByTestId('pictures')).toBeFocused();
      });

      await test.step('everything is there after a reload, and is sent', async () => {
        await page.reload();
        await hydrated(page);
        await expect(items(page, 'ready')).toHaveCount(2);
        await expect(form.field('description')).toHaveValue('Does not start.');
        await confirm(form, service, locale === 'en' ? 9103 : 9203);
        await form.submit();
        const reference = await form.expectSuccess(greeting);
        expect(await storedPictures(service, reference)).toHaveLength(2);
      });
    });

    test(`a picture that the service refuses is named, the rest stays (${locale})`, async ({page, service}) => {
      await openPage(page, `${formPage}?model=k3`);
      const form = formOn(page);
      await form.fill({description: 'Counts are 0.', ...contact});
      await choose(page, [await screenshot('one.png'), await screenshot('two.png')]);
      await expect(items(page, 'ready')).toHaveCount(2);
      let puts = 0;
      await page.route('**/api/v1/pictures/**', (route) =>
        puts++ === 0 ? route.fulfill({status: 415, json: {code: 415001, message: 'no'}}) : route.continue(),
      );
      await confirm(form, service, locale === 'en' ? 9104 : 9204);
      await form.submit();
      await expect(page.locator('[data-picture=refused]')).toHaveCount(1);
      await expect(form.form.locator('#pictures-error')).toContainText(copy.pictures.errors.server);
      await page.getByRole('button', {name: list.removeName(1)}).click();
      await form.submit();
      const reference = await form.expectSuccess(greeting);
      expect(await storedPictures(service, reference)).toHaveLength(1);
    });
  });

  test.describe(() => {
    test.use({...phone, locale: browserLocale[locale], javaScriptEnabled: false});

    test(`without script the form says how to send pictures (${locale})`, async ({page}) => {
      await page.goto(formPage);
      await expect(page.locator('#pictures noscript p')).toContainText(copy.pictures.noScript.trim());
      await expect(page.getByTestId('pictures')).toBeHidden();
    });
  });
}
