/**
 * The writers' desk in Firefox: a correction with a mistake that the checks name, a draft that survives a reload, saved and sent for
 * review. On a server, with real git over HTTP and a double of the forge.
 */
import {startHostedDesk, type HostedDesk} from '../support/hosted-desk';
import {expect, test as base} from './test';

const test = base.extend<object, {company: HostedDesk}>({
  company: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const company = await startHostedDesk();
      await use(company);
      await company.stop();
    },
    {scope: 'worker', timeout: 120_000},
  ],
});
test.use({width: 1440});

const button = (name: string): string => `::-p-xpath(//button[normalize-space()="${name}"])`;
const text = '[data-key-path="body"] textarea';
const file = 'docs/troubleshooting/network/t0001.md';
const [sentence, wrong, right] = ['可以少查几步', '点击看灯', '能少走很多路'];

test('a correction, a mistake and its message, a restored draft, sent for review', async ({
  visit: {page, textOf, visible},
  company: {desk, forge},
}) => {
  test.slow();
  const before = forge.read('main', file);
  const status = () => expect.poll(() => textOf('.desk-state'), {timeout: 30_000});
  /** Types over the first words of the text that are these. */
  const typeOver = async (words: string, others: string) => {
    await page.$eval(
      text,
      (area, found) => {
        const at = (area as HTMLTextAreaElement).value.indexOf(found);
        area.scrollIntoView();
        (area as HTMLTextAreaElement).focus();
        (area as HTMLTextAreaElement).setSelectionRange(at, at + found.length);
      },
      words,
    );
    await page.keyboard.type(others);
  };
  await page.goto(`${desk}/write#/collections/articles/entries/network/t0001`);
  await page.waitForSelector('.desk-state', {timeout: 60_000});
  await status().toMatch(/^检查通过/);

  await typeOver(sentence, wrong);
  await status().toMatch(/^还有\d处要改/);
  await (await visible('::-p-xpath(//button[contains(., "写“点”，不写“点击”")])')).click();
  const marked = await page.evaluate(() => {
    const area = document.activeElement as HTMLTextAreaElement;
    return area.value.slice(area.selectionStart, area.selectionEnd);
  });
  expect(marked).toContain(wrong);

  // What was typed a moment ago is offered again.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const opening = indexedDB.open('gitea:desk/site');
            opening.onsuccess = () => {
              const asked = opening.result.transaction('draft-backups').objectStore('draft-backups').count();
              asked.onsuccess = () => {
                opening.result.close();
                resolve(asked.result);
              };
            };
          }),
      ),
    )
    .toBe(1);
  await page.goto('about:blank');
  await page.goto(`${desk}/write#/collections/articles/entries/network/t0001`);
  await (await page.waitForSelector(button('恢复'), {visible: true, timeout: 60_000}))!.click();
  await expect.poll(() => page.$eval(text, (area) => (area as HTMLTextAreaElement).value)).toContain(wrong);

  await typeOver(wrong, right);
  await status().toMatch(/^检查通过/);
  await (await visible(button('保存'))).click();
  await expect.poll(() => forge.git('for-each-ref', 'refs/heads/write/wang'), {timeout: 30_000}).not.toBe('');
  expect(forge.read('write/wang', file)).toBe(before.replace(sentence, right));
  await (await page.waitForSelector(button('送审'), {visible: true, timeout: 30_000}))!.click();
  await expect.poll(() => textOf('.desk-review')).toContain('已送审，等人看');
  expect(forge.unknown).toEqual([]);
});
