/** Inquiries from a device page and a calculator, a partner application, and forms opened before their code is loaded. */
import type {Page} from '@playwright/test';
import {browserLocale, desktop, expectPath, narrow, openPage} from '../support/browser';
import {LeadForm, sentCode, shown} from '../support/lead-form';
import {expectStoredLead} from '../support/stored-lead';
import {expect, test} from '../support/test';

/** Widest the inquiry dialog may be, from the specification. */
const maxWidth = 930;

/** Opens the dialog by the first inquiry link in view. */
async function openInquiry(page: Page): Promise<LeadForm> {
  await page.locator('[data-inquiry]').filter({visible: true}).first().click();
  const form = new LeadForm(page, page.locator('dialog[open]'));
  await expect(form.form).toBeVisible();
  return form;
}

test.describe('English', () => {
  test.use({...desktop, locale: 'en-US'});

  test('an inquiry from a device page, with its draft', async ({page, service}) => {
    const address = '/global/products/hardware/cloud-ai-camera/k3';
    await openPage(page, address);
    const form = await openInquiry(page);
    await expectPath(page, address);
    await expect(form.field('product')).toHaveText('K3');
    const box = await page.locator('dialog[open]').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(maxWidth);

    await form.submit();
    await form.expectProblems({
      firstName: 'This is a required field',
      lastName: 'This is a required field',
      businessEmail: 'This is a required field',
      verificationCode: 'Captcha is a 6-digit number',
      companyName: 'Please fill in the company name',
      region: 'This is a required field',
      consent: 'Please accept the privacy policy',
    });
    await form.fill({
      quantity: '10-49',
      firstName: 'Mei',
      lastName: 'Tan',
      businessEmail: 'mei@inquiry.example',
      companyName: 'Example Tea',
      region: 'SG',
      consent: true,
    });

    // The dialog closes on Esc; what was typed is there when it opens again, the product is that of the page.
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    const again = await openInquiry(page);
    await expect(again.field('firstName')).toHaveValue('Mei');
    await expect(again.field('product')).toHaveText('K3');
    await again.fill({consent: true});
    await again.getCode();
    await again.fill({verificationCode: await sentCode(service, 'inquiry-global', '@inquiry.example')});
    await again.submit();
    const reference = await again.expectSuccess(
      'Dear Mei, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
    );
    const lead = await expectStoredLead(service, reference, {
      product: 'K3',
      quantity: '10-49',
      country: 'Singapore',
      status: 'new',
    });
    expect(shown(lead, 'page')?.split('  ')[0]).toBe(address);
  });
});

for (const [locale, address, list, firstDevice] of [
  ['en', '/global/home', 'List for 12 stores', 'B1: 1 per store'],
  ['zh-CN', '/', '12家店的清单', 'B1：每店1台'],
] as const) {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[locale]});

    test(`the list of the home page goes along (${locale})`, async ({page}) => {
      await openPage(page, address);
      await page.locator('[data-inquiry^="home.kit"]').click();
      const form = new LeadForm(page, page.locator('dialog[open]'));
      await expect(form.field('product')).toHaveText(list);
      await expect(form.form.locator('details')).toContainText(firstDevice);
    });
  });
}

test.describe('the English partner program', () => {
  test.use({...desktop, locale: 'en-US'});

  test('leads to its application from the head of the page', async ({page}) => {
    await openPage(page, '/global/partner-program');
    await page.locator('main > section').first().getByRole('link', {name: 'Apply to become a partner'}).click();
    await expect(page.locator('#apply [data-trial=partner]')).toBeInViewport();
  });
});

test.describe('Chinese', () => {
  test.use(desktop);

  test('an estimate goes along, and can be taken off', async ({page}) => {
    await openPage(page, '/solutions/industries/catering');
    const attach = page.locator('[data-inquiry$=".attach"]');
    await attach.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await attach.click();
    const form = new LeadForm(page, page.locator('dialog[open]'));
    const plan = form.form.locator('details');
    await expect(plan, 'the estimate is shown before it is sent').toHaveText(/\d/);
    await form.form.getByRole('button', {name: '移除'}).click();
    await expect(plan).toHaveCount(0);
  });

  test('a partner applies', async ({page, service}) => {
    await openPage(page, '/partner-program');
    // The form stands below everything else; the head of the page leads there.
    await page.locator('main > section').first().getByRole('link', {name: '申请成为伙伴'}).click();
    await expect(page.locator('#apply h2')).toBeInViewport();
    const form = new LeadForm(page, page.locator('main'));
    await form.submit();
    await form.expectProblems({
      company: '请填写公司名称',
      contact: '请填写真实姓名',
      phone: '请填写手机号',
      captcha: '验证码为6位数字',
      adcode: '请选择所在地区',
      type: '请选择合作类型',
      consent: '请阅读并同意《隐私政策》',
    });
    await form.fill({company: '三个字'});
    await form.submit();
    await expect(form.form.locator('#company-error')).toHaveText(/^公司名称须为4–50个字/);
    await form.fill({company: '示例工程有限公司', contact: '李雷', phone: '13800000009', consent: true});
    await form.form.locator('#adcode-province').selectOption('440000');
    await form.fill({adcode: '440300'});
    await form.form.locator('input[name=type][value="0"]').check({force: true});
    await form.getCode();
    await form.fill({captcha: await sentCode(service, 'partner-cn', '0009')});
    await form.submit();
    const reference = await form.expectSuccess('李雷，您好！您的信息已提交成功，我们的渠道经理会尽快与您联系。');
    await expect(form.success.locator('a[href="/service-system"]')).toBeVisible();
    await expect(form.success.locator('a[href="/paas"]')).toBeVisible();
    await expectStoredLead(service, reference, {
      company: '示例工程有限公司',
      adcode: '440300',
      city: '深圳市',
      partnerType: 'contractor',
    });
  });
});

const product = '/products/heat-map-analysis';
const bar = '[data-trial="heatMap.bar"]';
const dialogForm = 'dialog[open] form[novalidate]';

/**
 * Holds back the code that the page asks for from now on.
 * @returns a function that lets it through once some was asked for
 */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: string[] = [];
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held, {message: 'code that is loaded after the page itself'}).not.toEqual([]);
    letThrough();
  };
}

// Parts below the fold are plain HTML until their code is loaded.
test.describe('before the code of a part is loaded, phone', () => {
  test.use(narrow);

  test('a tap on a trial link opens the form here, once its code is there', async ({page, context}) => {
    await openPage(page, product);
    const release = await holdScripts(page);
    await page.locator(bar).click();
    await release();
    await expect(page.locator(dialogForm)).toBeVisible();
    await expectPath(page, product);
    expect(context.pages(), 'no second tab').toHaveLength(1);
  });

  test('a trial link whose code fails to load leads to the form page', async ({page}) => {
    await openPage(page, product);
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.locator(bar).click();
    await expectPath(page, '/experience');
    expect(new URL(page.url()).searchParams.get('component_id')).toBe('heatMap.bar');
  });
});

test.describe('before the code of a part is loaded, desktop', () => {
  test.use(desktop);

  test('a click on an inquiry link opens the form here, once its code is there', async ({page}) => {
    await openPage(page, product);
    const release = await holdScripts(page);
    await page.locator('[data-inquiry="stage.heat"]').click();
    await release();
    await expect(page.locator(dialogForm)).toBeVisible();
    await expectPath(page, product);
  });

  test('a link keeps the focus when the code of its part replaces the HTML', async ({page}) => {
    await openPage(page, product);
    const release = await holdScripts(page);
    const html = await page.locator(bar).elementHandle();
    await page.locator(bar).focus();
    await release();
    await expect.poll(() => html!.evaluate((element) => element.isConnected), {message: 'replaced'}).toBe(false);
    await expect(page.locator(bar)).toBeFocused();
  });
});
