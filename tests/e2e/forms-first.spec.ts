/** Forms are HTML first: from start to success without script, and nothing typed is lost when hydration is late. */
import type {Page, Route} from '@playwright/test';
import {browserLocale, expectPath, narrow} from '../support/browser';
import {LeadForm, otherCode, sentCode, type Messages} from '../support/lead-form';
import {expectStoredLead} from '../support/stored-lead';
import {expect, test} from '../support/test';

interface Case {
  readonly form: string;
  readonly locale: 'zh-CN' | 'en';
  /** Path and query that the form is reached by. */
  readonly address: string;
  readonly contact: {readonly name: string; readonly value: string; readonly end: string};
  readonly codeField: string;
  /** Everything but the contact, which stands apart, and the code. */
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly radios?: Readonly<Record<string, string>>;
  /** A few of the messages of an empty form. */
  readonly missing: Messages;
  readonly errorTitle: RegExp;
  readonly wrongCode: string;
  readonly greeting: string;
  /** As stored. */
  readonly stored: Readonly<Record<string, string>>;
}

const cases: readonly Case[] = [
  {
    form: 'free-cn',
    locale: 'zh-CN',
    address: '/experience?component_id=header&source_path=%2Fproducts%2Fai-box&source_page_title=AI',
    contact: {name: 'mobile', value: '138 0013 7701', end: '7701'},
    codeField: 'verificationCode',
    values: {companyName: '无脚本茶饮有限公司', contact: '王小明', region: '440300', consent: true},
    radios: {demand: 'loss-prevention'},
    missing: {companyName: '请填写公司名称', mobile: '请填写手机号', consent: '请阅读并同意《隐私政策》'},
    errorTitle: /^错误：/,
    wrongCode: '验证码错误',
    greeting: '王小明，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。',
    stored: {
      companyName: '无脚本茶饮有限公司',
      city: '深圳市',
      page: '/products/ai-box  AI',
      button: 'header',
    },
  },
  {
    form: 'partner-cn',
    locale: 'zh-CN',
    address: '/partner-program',
    contact: {name: 'phone', value: '13800137702', end: '7702'},
    codeField: 'captcha',
    values: {company: '无脚本弱电工程有限公司', contact: '李明', 'adcode-province': '110000', consent: true},
    radios: {type: '1'},
    missing: {company: '请填写公司名称', phone: '请填写手机号'},
    errorTitle: /^错误：/,
    wrongCode: '验证码错误',
    greeting: '李明，您好！您的信息已提交成功，我们的渠道经理会尽快与您联系。',
    stored: {company: '无脚本弱电工程有限公司', city: '北京市'},
  },
  {
    form: 'inquiry-cn',
    locale: 'zh-CN',
    address: '/about/contact?component_id=device.inquiry&source_path=%2Fproducts%2Fhardware%2Fe3-x&product=E3-X',
    contact: {name: 'mobile', value: '13800137703', end: '7703'},
    codeField: 'verificationCode',
    values: {product: 'E3-X', contact: '陈静', companyName: '无脚本鞋服有限公司', region: '310100', consent: true},
    missing: {contact: '请填写您的姓名', companyName: '请填写公司名称'},
    errorTitle: /^错误：/,
    wrongCode: '验证码错误',
    greeting: '陈静，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。',
    stored: {product: 'E3-X', button: 'device.inquiry'},
  },
  {
    form: 'free-global',
    locale: 'en',
    address: '/global/experience?component_id=footer&source_path=%2Fglobal%2Fproducts%2Fheat-map-analysis',
    contact: {name: 'businessEmail', value: 'mei@first.example', end: '@first.example'},
    codeField: 'verificationCode',
    values: {
      appellation: 'none',
      firstName: 'Mei',
      lastName: 'Lee',
      companyName: 'Scriptless Teas',
      phoneCountry: 'SG',
      phone: '6123 4567',
      region: 'SG',
      requirements: 'Eleven stores, no scripts.',
      consent: true,
    },
    missing: {firstName: 'This is a required field', companyName: 'Please fill in the company name'},
    errorTitle: /^Error: /,
    wrongCode: 'The verification code is incorrect',
    greeting:
      'Dear Mei, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
    stored: {companyName: 'Scriptless Teas', phone: '61234567', country: 'Singapore', button: 'footer'},
  },
  {
    form: 'inquiry-global',
    locale: 'en',
    address: '/global/about/contact',
    contact: {name: 'businessEmail', value: 'amara@second.example', end: '@second.example'},
    codeField: 'verificationCode',
    values: {firstName: 'Amara', lastName: 'Obi', companyName: 'Late Script Shoes', region: 'NG', consent: true},
    missing: {lastName: 'This is a required field', companyName: 'Please fill in the company name'},
    errorTitle: /^Error: /,
    wrongCode: 'The verification code is incorrect',
    greeting:
      'Dear Amara, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
    stored: {companyName: 'Late Script Shoes', country: 'Nigeria'},
  },
  {
    form: 'service-cn',
    locale: 'zh-CN',
    address: '/support/service-request?component_id=service.article&source_path=%2Fsupport%2Ffinder',
    contact: {name: 'mobile', value: '13800137704', end: '7704'},
    codeField: 'verificationCode',
    values: {
      model: 'k3',
      serialNumber: 'sn 2000-000-000',
      description: '无脚本门店的客流一直是0。',
      companyName: '无脚本便利店',
      contact: '何敏',
      consent: true,
    },
    missing: {model: '请选择设备型号', description: '请写一两句说明'},
    errorTitle: /^错误：/,
    wrongCode: '验证码错误',
    greeting: '何敏，您好！您的服务申请已经提交。',
    stored: {model: 'k3', serialNumber: 'SN2000000000', button: 'service.article'},
  },
  {
    form: 'service-global',
    locale: 'en',
    address: '/global/support/service-request?component_id=service.model',
    contact: {name: 'businessEmail', value: 'amara@third.example', end: '@third.example'},
    codeField: 'verificationCode',
    values: {
      model: 'other',
      description: 'No script, no picture.',
      companyName: 'Late Script Shoes',
      firstName: 'Amara',
      lastName: 'Obi',
      consent: true,
    },
    missing: {model: 'Please choose the model', description: 'Please describe the problem'},
    errorTitle: /^Error: /,
    wrongCode: 'The verification code is incorrect',
    greeting: 'Dear Amara, your service request has been submitted.',
    stored: {model: 'other', button: 'service.model'},
  },
];

const formOn = (page: Page): LeadForm => new LeadForm(page, page.locator('main'));

/** Everything typed stands in the form. */
async function expectFilled(form: LeadForm, {values, radios = {}}: Case): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'boolean') await expect(form.field(name), name).toBeChecked({checked: value});
    else await expect(form.field(name), name).toHaveValue(value);
  }
  for (const [name, value] of Object.entries(radios))
    await expect(form.form.locator(`[name=${name}][value="${value}"]`)).toBeChecked();
}

async function fillIn(form: LeadForm, {values, radios = {}, contact}: Case): Promise<void> {
  await form.fill({...values, [contact.name]: contact.value});
  for (const [name, value] of Object.entries(radios))
    await form.form.locator(`[name=${name}][value="${value}"]`).setChecked(true, {force: true});
}

for (const one of cases) {
  const {form: id, locale, address, contact, codeField, missing, errorTitle, wrongCode, greeting, stored} = one;

  test.describe(`${id} without script`, () => {
    test.use({...narrow, locale: browserLocale[locale], javaScriptEnabled: false});

    test(`${id}: mistakes, code, wrong code, lead`, async ({page, service}) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
      await page.goto(address);
      const form = formOn(page);

      await test.step('an empty form comes back with its messages', async () => {
        await form.submit();
        await expect(page).toHaveTitle(errorTitle);
        for (const [name, message] of Object.entries(missing)) {
          await expect(form.form.locator(`#${name}-error`)).toContainText(message);
          // The summary names the field instead of repeating the words of a required one.
          await expect(form.summary.locator(`a[href="#${name}"]`)).not.toBeEmpty();
        }
        await expect(form.summary).toContainFocus();
      });

      await test.step('what was typed comes back with the one message left', async () => {
        await fillIn(form, one);
        await form.field(contact.name).fill('1');
        await form.getCode();
        await expect(form.form.locator(`#${contact.name}-error`)).toBeVisible();
        await expectFilled(form, one);
      });

      await test.step('sent without a code, it is asked for and everything stays', async () => {
        await form.field(contact.name).fill(contact.value);
        await form.submit();
        await expect(form.field(codeField)).toBeFocused();
        await expectFilled(form, one);
      });

      const code = await sentCode(service, id, contact.end);
      await test.step('a wrong code is said at its field', async () => {
        await form.field(codeField).fill(otherCode(code));
        await form.submit();
        await expect(form.form.locator(`#${codeField}-error`)).toContainText(wrongCode);
        await expectFilled(form, one);
      });

      await form.field(codeField).fill(code);
      await form.submit();
      await expect(form.success.locator('h2')).toHaveText(greeting);
      const reference = await form.success.getByTestId('lead-reference').innerText();
      await expectStoredLead(service, reference.trim(), stored);
      for (const typed of [contact.value, String(one.values.companyName ?? one.values.company)])
        for (const seen of addresses) expect(decodeURIComponent(seen)).not.toContain(typed);

      await test.step('sent again by the reload button, it is the same lead', async () => {
        await page.reload();
        await expect(form.success.getByTestId('lead-reference')).toHaveText(reference);
      });
    });
  });

  test.describe(`${id} with late hydration`, () => {
    test.use({...narrow, locale: browserLocale[locale]});

    /** Opens the page and holds its scripts back; returns a function that releases them. */
    async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
      const waiting: Route[] = [];
      let isOpen = false;
      await page.route(/\.js$/, (route) => (isOpen ? route.continue() : void waiting.push(route)));
      await page.goto(address, {waitUntil: 'commit'});
      await expect(formOn(page).form).toBeVisible();
      return async () => {
        isOpen = true;
        for (const route of waiting) await route.continue();
        await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      };
    }

    test(`${id}: what was typed, the caret and the elements stay`, async ({page}) => {
      const comeScripts = await openWithoutScripts(page);
      const form = formOn(page);
      await fillIn(form, one);
      const field = form.field(contact.name);
      await field.evaluate((element: HTMLInputElement) => {
        element.focus();
        element.dataset.same = 'yes';
        // Not for e-mail fields.
        if (element.type !== 'email') element.setSelectionRange(2, 4);
      });
      const before = await field.boundingBox();
      await comeScripts();
      await expectFilled(form, one);
      await expect(field).toBeFocused();
      await expect(field, 'the element itself').toHaveAttribute('data-same', 'yes');
      if (contact.name !== 'businessEmail') {
        expect(
          await field.evaluate(({selectionStart, selectionEnd}: HTMLInputElement) => [selectionStart, selectionEnd]),
        ).toEqual([2, 4]);
      }
      const after = await field.boundingBox();
      expect(Math.abs(after!.y - before!.y), 'its place in the window').toBeLessThan(1);
      await form.submit();
      await expect(form.summary.locator('a')).toHaveCount(1);
      await expect(form.summary.locator('a')).toHaveAttribute('href', `#${codeField}`);
    });

    test(`${id}: sent before script, finished with it`, async ({page, service}) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(address);
      const form = formOn(page);
      const late = {
        ...one,
        contact: {...contact, value: contact.value.replace(/^mei|^amara/, 'late').replace(/770/, '880')},
      };
      await fillIn(form, late);
      await page.unroute(/\.js$/);
      await form.submit();
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
      await expectFilled(form, one);
      await expectPath(page, address.split('?')[0]!);
      const code = await sentCode(service, id, contact.end.replace('770', '880'));
      await form.field(codeField).fill(code);
      await form.submit();
      const reference = await form.expectSuccess(greeting);
      await expectStoredLead(service, reference, stored);
    });
  });
}
