/** What a form does with the service's codes: 301022 marks the contact, 301026 the code, 700007 gives a sentence and a reference. */
import englishForm from '../../i18n/en/copy/forms/free-global';
import englishLead from '../../i18n/en/copy/forms/lead';
import chineseForm from '../../i18n/zh-CN/copy/forms/free-cn';
import chineseLead from '../../i18n/zh-CN/copy/forms/lead';
import {browserLocale, desktop, openPage} from '../support/browser';
import {LeadForm} from '../support/lead-form';
import {expect, test} from '../support/test';

const cases = {
  'zh-CN': {
    path: '/experience',
    /** The field that the code went to, and another value for it. */
    contact: 'mobile',
    otherContact: '13800000056',
    companyName: '示例茶饮有限公司',
    contactMessage: chineseForm.fields.mobile.errors.server,
    codeMessage: chineseForm.fields.verificationCode.errors.server,
    rejected: chineseLead.rejected,
    async fill(form: LeadForm) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({
        companyName: this.companyName,
        contact: '王芳',
        mobile: '13800000055',
        region: '440300',
        verificationCode: '123456',
        consent: true,
      });
      await form.form.locator('input[name=demand][value=devices]').check({force: true});
    },
  },
  en: {
    path: '/global/experience',
    contact: 'businessEmail',
    otherContact: 'mei.tan@answers.example',
    companyName: 'Example Tea',
    contactMessage: englishForm.fields.businessEmail.errors.server,
    codeMessage: englishForm.fields.verificationCode.errors.server,
    rejected: englishLead.rejected,
    fill(form: LeadForm) {
      return form.fill({
        appellation: 'ms',
        firstName: 'Mei',
        lastName: 'Tan',
        businessEmail: 'mei@answers.example',
        companyName: this.companyName,
        phoneCountry: 'SG',
        phone: '61234567',
        region: 'SG',
        requirements: 'Two shops.',
        verificationCode: '123456',
        consent: true,
      });
    },
  },
};

for (const locale of ['zh-CN', 'en'] as const) {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`301022, 301026 and 700007 (${locale})`, async ({page}) => {
      const of = cases[locale];
      await openPage(page, of.path);
      const form = new LeadForm(page, page.locator('main'));
      await of.fill(form);
      // The bodies are those of the service (`tests/server/leads.test.ts`).
      let answer: object = {};
      await page.route('**/api/v1/leads', (route) => route.fulfill({status: 422, json: answer}));

      answer = {code: 301022, message: 'contact', fields: {[of.contact]: 'format'}};
      await form.submit();
      await form.expectProblems({[of.contact]: of.contactMessage});
      await form.fill({[of.contact]: of.otherContact});

      answer = {code: 301026, message: 'code', fields: {verificationCode: 'format'}};
      await form.submit();
      await form.expectProblems({verificationCode: of.codeMessage});
      await form.fill({verificationCode: '654321'});

      // By its code alone, as a service that names no field would answer.
      answer = {code: 301022, message: 'contact'};
      await form.submit();
      await form.expectProblems({[of.contact]: of.contactMessage});

      answer = {code: 301026, message: 'code', fields: {}};
      await form.submit();
      await form.expectProblems({verificationCode: of.codeMessage});
      await form.fill({verificationCode: '765432'});

      answer = {code: 700007, message: 'parameters', fields: {}, data: {reference: 'R-7K3M'}};
      await form.submit();
      await expect(form.form.locator('[role=alert]').getByText(of.rejected('R-7K3M'))).toBeVisible();
      await expect(form.field('companyName')).toHaveValue(of.companyName);
      await expect(form.success).toHaveCount(0);
    });
  });
}
