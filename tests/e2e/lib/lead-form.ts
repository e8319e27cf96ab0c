/** A lead form as a visitor uses it. */
import assert from 'node:assert/strict';
import type {Locator, Page} from 'playwright-core';
import {eventually, expectFocus, expectNone, expectText} from './expect';
import type {Service} from './service';

/** Messages by field, in the order of the form. */
export type Messages = Readonly<Record<string, string>>;

export class LeadFormOnPage {
  readonly form: Locator;
  readonly summary: Locator;
  readonly success: Locator;

  constructor(
    readonly page: Page,
    readonly scope: Locator,
  ) {
    this.form = scope.locator('form[novalidate]');
    this.summary = this.form.locator('[role=alert]:has(a[href^="#"])');
    this.success = scope.locator('[data-testid=lead-success]');
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
    await this.form.locator('button[type=submit]').click();
  }

  getCode(): Promise<void> {
    return this.form.locator('[data-testid=get-code]').click();
  }

  /** Summary, fields and attributes name exactly these problems, in the same words. */
  async expectProblems(messages: Messages): Promise<void> {
    const wanted = Object.entries(messages).map(([name, message]) => [`#${name}`, message]);
    await eventually(async () => {
      const links = await this.summary
        .locator('a')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent?.trim()]));
      assert.deepEqual(links, wanted);
    });
    for (const [name, message] of Object.entries(messages)) {
      await expectText(this.form.locator(`#${name}-error`), message);
      const control = this.form.locator(
        `[name="${name}"][aria-invalid=true], [name="${name}"][aria-describedby~="${name}-error"]`,
      );
      assert.ok((await control.count()) > 0, `${name} is not marked as wrong for assistive technology`);
    }
    await eventually(async () => assert.equal(await this.form.locator('[id$="-error"]').count(), wanted.length));
  }

  /** Every link of the summary leads to its field. */
  async expectSummaryLeads(): Promise<void> {
    await expectFocus(this.summary, 'the error summary');
    const links = this.summary.locator('a');
    for (let index = 0; index < (await links.count()); index++) {
      const name = ((await links.nth(index).getAttribute('href')) ?? '').slice(1);
      await links.nth(index).click();
      await expectFocus(this.field(name), `#${name} after its link in the summary`);
    }
  }

  async expectNoProblems(): Promise<void> {
    await expectNone(this.form.locator('[id$="-error"]'));
    await expectNone(this.summary);
  }

  /** The panel that replaces the form: greeting with the focus, and a reference. */
  async expectSuccess(greeting: string): Promise<string> {
    const heading = this.success.locator('h2');
    await expectText(heading, greeting);
    await expectFocus(heading, 'the heading of the success panel');
    await expectNone(this.form);
    const reference = (await this.success.locator('[data-testid=lead-reference]').innerText()).trim();
    assert.match(reference, /^L-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    return reference;
  }
}

/**
 * The code that was sent, read where a person without a telephone reads it. The list masks contacts, so the end of one
 * (`0001`, `@shop.example`) has to do.
 */
export async function sentCode(service: Service, form: string, contactEnd: string): Promise<string> {
  let code: string | undefined;
  await eventually(async () => {
    const columns = (await service.leads('codes')).split('\n').map((line) => line.split(/ {2,}/));
    code = columns.find(([, , to, sentFor]) => sentFor === form && to?.endsWith(contactEnd))?.[0];
    assert.match(code ?? '', /^\d{6}$/, `no code was sent to …${contactEnd}`);
  });
  return code!;
}

/** A code that is certainly not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The value of a line of `npm run leads -- show`. */
export const shown = (text: string, name: string): string | undefined =>
  new RegExp(`^${name} +(.*)$`, 'm').exec(text)?.[1]?.trim();
