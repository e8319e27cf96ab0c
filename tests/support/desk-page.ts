/** What a writer does in the desk's page. On a phone there is one language at a time. */
import {expect, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';

export type Locale = 'zh-CN' | 'en';
const at = (locale: Locale): number => (locale === 'en' ? 1 : 0);

/** A field of the form of a language. */
export const fieldOf = (page: Page, locale: Locale, name: string): Locator =>
  page.locator(`[data-key-path="${name}"]`).nth(at(locale));
export const panelOf = (page: Page, locale: Locale): Locator => page.locator('.desk-panel').nth(at(locale));
/** What the checks say beside the text. */
export const statusOf = (page: Page, locale: Locale): Locator => panelOf(page, locale).locator('.desk-state');
export const textOf = (page: Page, locale: Locale): Locator =>
  page.locator('[data-key-path="body"] textarea').nth(at(locale));
export const save = (page: Page): Promise<void> => page.getByRole('button', {name: '保存', exact: true}).click();

/** A picture as a phone takes it. */
export const picture = (): Promise<Buffer> =>
  sharp({create: {width: 2400, height: 1200, channels: 3, background: '#246'}})
    .png()
    .toBuffer();

/** Drops a picture at the beginning of a text, and says what it shows. */
export async function dropPicture(page: Page, locale: Locale, name: string, alt: string): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept(alt));
  await textOf(page, locale).evaluate(
    (area: HTMLTextAreaElement, {bytes, file}) => {
      area.setSelectionRange(0, 0);
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], file, {type: 'image/png'}));
      area.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
    },
    {bytes: [...(await picture())], file: name},
  );
  await expect(textOf(page, locale)).toHaveValue(/^!\[[^\]]+\]\(\/media\/articles\/[\w-]+-[0-9a-f]{8}\.webp\)/);
}
