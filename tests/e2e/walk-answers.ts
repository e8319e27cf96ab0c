/** What a form does with the service's codes: 301022 marks the contact, 301026 the code, 700007 gives a sentence and a reference. */
import assert from 'node:assert/strict';
import type {Browser} from 'playwright-core';
import chinese from '../../i18n/zh-CN/copy/forms/free-cn';
import chineseWords from '../../i18n/zh-CN/copy/forms/lead';
import english from '../../i18n/en/copy/forms/free-global';
import englishWords from '../../i18n/en/copy/forms/lead';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {expectValue} from './lib/expect';
import {LeadFormOnPage} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

interface Case {
  readonly locale: EditionLocale;
  readonly path: string;
  /** The field that the code went to. */
  readonly contact: string;
  readonly kept: readonly [field: string, value: string];
  readonly contactMessage: string;
  readonly codeMessage: string;
  readonly rejected: (reference?: string) => string;
  readonly fill: (form: LeadFormOnPage) => Promise<void>;
}

const cases: readonly Case[] = [
  {
    locale: 'zh-CN',
    path: '/experience',
    contact: 'mobile',
    kept: ['companyName', '示例茶饮有限公司'],
    contactMessage: chinese.fields.mobile.errors.server,
    codeMessage: chinese.fields.verificationCode.errors.server,
    rejected: chineseWords.rejected,
    async fill(form) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({
        companyName: '示例茶饮有限公司',
        contact: '王芳',
        mobile: '13800000055',
        region: '440300',
        verificationCode: '123456',
        consent: true,
      });
      await form.form.locator('input[name=demand][value=devices]').check({force: true});
    },
  },
  {
    locale: 'en',
    path: '/global/experience',
    contact: 'businessEmail',
    kept: ['companyName', 'Example Tea'],
    contactMessage: english.fields.businessEmail.errors.server,
    codeMessage: english.fields.verificationCode.errors.server,
    rejected: englishWords.rejected,
    fill: (form) =>
      form.fill({
        appellation: 'ms',
        firstName: 'Mei',
        lastName: 'Tan',
        businessEmail: 'mei@answers.example',
        companyName: 'Example Tea',
        phoneCountry: 'SG',
        phone: '61234567',
        region: 'SG',
        requirements: 'Two shops.',
        verificationCode: '123456',
        consent: true,
      }),
  },
];

async function answers(
  browser: Browser,
  base: string,
  {locale, path, contact, kept, contactMessage, codeMessage, rejected, fill}: Case,
): Promise<void> {
  const context = await visitor(browser, locale, {viewport: {width: 1280, height: 900}});
  try {
    const page = await context.newPage();
    await openPage(page, base + path);
    const form = new LeadFormOnPage(page, page.locator('main'));
    await fill(form);
    // The bodies are those of the service (`tests/server/leads.test.ts`).
    let answer: object = {};
    await page.route('**/api/v1/leads', (route) => route.fulfill({status: 422, json: answer}));

    answer = {code: 301022, message: 'contact', fields: {[contact]: 'format'}};
    await form.submit();
    await form.expectProblems({[contact]: contactMessage});
    await form.fill({[contact]: locale === 'en' ? 'mei.tan@answers.example' : '13800000056'});

    answer = {code: 301026, message: 'code', fields: {verificationCode: 'format'}};
    await form.submit();
    await form.expectProblems({verificationCode: codeMessage});
    await form.fill({verificationCode: '654321'});

    answer = {code: 700007, message: 'parameters', fields: {}, data: {reference: 'R-7K3M'}};
    await form.submit();
    await form.form.locator('[role=alert]').getByText(rejected('R-7K3M')).waitFor();
    await expectValue(form.field(kept[0]), kept[1]);
    assert.equal(await form.success.count(), 0);
  } finally {
    await context.close();
  }
}

/** Checks of the service's codes. */
export const answersWalk = (browser: Browser, {base}: Service): Check[] =>
  cases.map((one): Check => ({
    name: `301022, 301026 and 700007 in ${one.locale === 'en' ? 'English' : 'Chinese'}`,
    run: () => answers(browser, base, one),
  }));
