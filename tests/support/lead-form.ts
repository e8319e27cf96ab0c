/** A lead form as a visitor uses it. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './test';
import type {Service} from './service';

/** Messages by field, in the order of the form. */
export type Messages = Readonly<Record<string, string>>;

/** Page object of a lead form, on a page or in an overlay. */
export class LeadForm {
  readonly form: Locator;
  readonly summary: Locator;
  readonly success: Locator;

  constructor(
    readonly page: Page,
    readonly scope: Locator,
  ) {
    this.form = scope.locator('form[novalidate]');
    this.summary = this.form.locator('[role=alert]:has(a[href^="#"])');
    this.success = scope.getByTestId('lead-success');
  }

  field(name: string): Locator {
    return this.form.locator(`#${name}`);
  }

  /** Types into fields, chooses in lists, ticks boxes. */
  async fill(values: Readonly<Record<string, string | boolean>>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  async submit(): Promise<void> {
    await this.form.getByTestId('lead-submit').click();
  }

  getCode(): Promise<void> {
    return this.form.getByTestId('get-code').click();
  }

  /**
   * Summary, fields and attributes name exactly these problems, in the same words: the message that is given, and after it
   * how to put it right.
   */
  async expectProblems(messages: Messages): Promise<void> {
    await expect
      .poll(() => this.summary.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(Object.keys(messages).map((name) => `#${name}`));
    for (const [name, message] of Object.entries(messages)) {
      const atField = (await this.form.locator(`#${name}-error`).innerText()).trim();
      expect(atField.startsWith(message), `“${atField}” begins with “${message}”`).toBe(true);
      // The summary says the same; of messages that begin alike it names the field and says how they go on.
      const inSummary = (await this.summary.locator(`a[href="#${name}"]`).innerText()).trim();
      const rest = atField.replace(/^[^.。]+(?:\. |。)/u, '');
      expect(
        inSummary === atField || (inSummary.endsWith(` ${rest}`) && !inSummary.startsWith(message)),
        `“${inSummary}” says what “${atField}” says`,
      ).toBe(true);
      const control = this.form.locator(
        `[name="${name}"][aria-invalid=true], [name="${name}"][aria-describedby~="${name}-error"]`,
      );
      await expect(control, `${name} is marked as wrong for assistive technology`).not.toHaveCount(0);
    }
    await expect(this.form.locator('[id$="-error"]:not([hidden])')).toHaveCount(Object.keys(messages).length);
  }

  /** The summary has the focus, and each of its links leads to its field; in an empty region that is the list of provinces. */
  async expectSummaryLinks(): Promise<void> {
    await expect(this.summary).toContainFocus();
    for (const link of await this.summary.locator('a').all()) {
      const name = ((await link.getAttribute('href')) ?? '').slice(1);
      await link.click();
      const province = this.field(`${name}-province`);
      const isRegion = (await province.count()) > 0 && (await province.inputValue()) === '';
      await expect(isRegion ? province : this.field(name)).toContainFocus();
    }
  }

  async expectNoProblems(): Promise<void> {
    await expect(this.form.locator('[id$="-error"]:not([hidden])')).toHaveCount(0);
    await expect(this.summary).toHaveCount(0);
  }

  /** The panel that replaces the form: greeting with the focus, and a reference, which is returned. */
  async expectSuccess(greeting: string): Promise<string> {
    const heading = this.success.locator('h2');
    await expect(heading).toHaveText(greeting);
    await expect(heading).toContainFocus();
    await expect(this.form).toHaveCount(0);
    const reference = this.success.getByTestId('lead-reference');
    await expect(reference).toHaveText(/^L-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    return (await reference.innerText()).trim();
  }
}

/**
 * The code that was sent, read from `npm run leads -- codes`. The list masks contacts, so the end of one (`0001`,
 * `@shop.example`) has to do; it is the test's own, because other tests send codes to the same service.
 */
export async function sentCode(service: Service, form: string, contactEnd: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const rows = (await service.leads('codes')).split('\n').map((line) => line.split(/ {2,}/));
    code = rows.find(([, , to, sentFor]) => sentFor === form && to?.endsWith(contactEnd))?.[0] ?? '';
    expect(code, `code sent to …${contactEnd}`).toMatch(/^\d{6}$/);
  }).toPass({timeout: 30_000});
  return code;
}

/** A code that is certainly not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The value of a line of `npm run leads -- show`. */
export const shown = (text: string, name: string): string | undefined =>
  new RegExp(`^${name} +(.*)$`, 'm').exec(text)?.[1]?.trim();
