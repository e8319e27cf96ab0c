/** (e) An inquiry from a device page and from a calculator, and a partner application. */
import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import {openPage, visitor} from './lib/browser';
import {eventually, expectNone, expectPath, expectValue} from './lib/expect';
import {LeadFormOnPage, sentCode, shown} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const desktop = {viewport: {width: 1440, height: 900}};

/** Widest the inquiry dialog may be, from the specification. */
const widest = 930;

async function openInquiry(page: Page): Promise<LeadFormOnPage> {
  await page.locator('[data-inquiry]').filter({visible: true}).first().click();
  const form = new LeadFormOnPage(page, page.locator('dialog[open]'));
  await form.form.waitFor();
  return form;
}

async function fromDevice(browser: Browser, service: Service): Promise<void> {
  const context = await visitor(browser, 'en', desktop);
  const page = await context.newPage();
  const address = '/global/products/hardware/cloud-ai-camera/k3';
  await openPage(page, service.base + address);
  const form = await openInquiry(page);
  await expectPath(page, address);
  assert.equal(await form.field('product').innerText(), 'K3');
  const box = await page.locator('dialog[open]').boundingBox();
  assert.ok(box && box.width <= widest, `the dialog is ${box?.width} px wide`);

  await form.submit();
  await form.expectProblems({
    firstName: 'This is a required field',
    lastName: 'This is a required field',
    businessEmail: 'This is a required field',
    verificationCode: 'Captcha is a 6-digit number',
    companyName: 'Please fill in the company name',
    region: 'This is a required field',
    consent: 'Please accept the privacy notice',
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
  await expectNone(page.locator('dialog[open]'));
  const again = await openInquiry(page);
  await expectValue(again.field('firstName'), 'Mei');
  assert.equal(await again.field('product').innerText(), 'K3');
  await again.fill({consent: true});
  await again.getCode();
  await again.fill({verificationCode: await sentCode(service, 'inquiry-global', '@inquiry.example')});
  await again.submit();
  const reference = await again.expectSuccess(
    'Dear Mei, Your information has been submitted successfully. Our regional manager will contact you as soon as possible.',
  );
  const lead = await service.leads('show', reference);
  for (const [name, value] of Object.entries({product: 'K3', quantity: '10-49', country: 'Singapore', status: 'new'})) {
    assert.equal(shown(lead, name), value, `${name} of the stored inquiry`);
  }
  assert.equal(shown(lead, 'page')?.split('  ')[0], address);
  await context.close();
}

async function withEstimate(browser: Browser, service: Service): Promise<void> {
  const context = await visitor(browser, 'zh-CN', desktop);
  const page = await context.newPage();
  await openPage(page, `${service.base}/solutions/industries/catering`);
  const attach = page.locator('[data-inquiry$=".attach"]');
  await attach.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await attach.click();
  const form = new LeadFormOnPage(page, page.locator('dialog[open]'));
  await form.form.waitFor();
  const plan = form.form.locator('details');
  assert.match(await plan.innerText(), /\d/, 'the estimate is shown before it is sent');
  await form.form.getByRole('button', {name: '不附了'}).click();
  await expectNone(plan);
  await context.close();
}

async function partner(browser: Browser, service: Service): Promise<void> {
  const context = await visitor(browser, 'zh-CN', desktop);
  const page = await context.newPage();
  await openPage(page, `${service.base}/partner-program`);
  // The form comes when somebody gets near it.
  await page.locator('#apply').scrollIntoViewIfNeeded();
  const form = new LeadFormOnPage(page, page.locator('main'));
  await form.submit();
  await form.expectProblems({
    company: '请填写公司名称',
    contact: '请填写真实姓名',
    phone: '请填写手机号',
    captcha: '验证码为 6 位数字',
    adcode: '请选择所在地区',
    type: '请选择合作类型',
    consent: '请阅读并同意《隐私政策》',
  });
  await form.fill({company: '三个字'});
  await form.submit();
  await form.form.locator('#company-error').getByText('公司名称须为 4–50 个字').waitFor();
  await form.fill({company: '示例工程有限公司', contact: '李雷', phone: '13800000009', consent: true});
  await form.form.locator('#adcode-province').selectOption('440000');
  await form.fill({adcode: '440300'});
  await form.form.locator('input[name=type][value="0"]').check({force: true});
  await form.getCode();
  await form.fill({captcha: await sentCode(service, 'partner-cn', '0009')});
  await form.submit();
  const reference = await form.expectSuccess('李雷，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。');
  const lead = await service.leads('show', reference);
  for (const [name, value] of Object.entries({
    company: '示例工程有限公司',
    adcode: '440300',
    city: '深圳市',
    partnerType: 'contractor',
  })) {
    assert.equal(shown(lead, name), value, `${name} of the stored application`);
  }
  await context.close();
}

const product = '/products/heat-map-analysis';
const bar = '[data-trial="heatMap.bar"]';
/** Milliseconds until code comes, longer than a tap takes and shorter than the site waits. */
const slowly = 1200;

/** A product page whose further code comes late, or not at all, from now on. */
async function withLateCode(
  browser: Browser,
  base: string,
  width: number,
  answer: 'late' | 'never',
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await visitor(browser, 'zh-CN', {viewport: {width, height: 900}});
  try {
    const page = await context.newPage();
    await openPage(page, base + product);
    await page.route('**/assets/js/*.js', async (route) => {
      if (answer === 'never') return route.abort();
      await new Promise((resolve) => setTimeout(resolve, slowly));
      return route.continue();
    });
    await visit(page);
  } finally {
    await context.close();
  }
}

/** Parts below the fold are HTML until their code comes; what opens a form opens it all the same, here. */
async function tappedEarly(browser: Browser, base: string): Promise<void> {
  await withLateCode(browser, base, 375, 'late', async (page) => {
    await page.locator(bar).click();
    await page.locator('dialog[open] form[novalidate]').waitFor();
    await expectPath(page, product);
    assert.equal(page.context().pages().length, 1, 'a second tab was opened');
  });
  await withLateCode(browser, base, 1440, 'late', async (page) => {
    await page.locator('[data-inquiry="stage.heat"]').click();
    await page.locator('dialog[open] form[novalidate]').waitFor();
    await expectPath(page, product);
  });
  await withLateCode(browser, base, 375, 'never', async (page) => {
    await page.locator(bar).click();
    await page.waitForURL((url) => url.pathname === '/experience');
    assert.equal(new URL(page.url()).searchParams.get('component_id'), 'heatMap.bar');
  });
}

/** The focus is where it was when the HTML gives way to the living part. */
async function keepsFocus(browser: Browser, base: string): Promise<void> {
  await withLateCode(browser, base, 1440, 'late', async (page) => {
    const still = await page.locator(bar).elementHandle();
    await page.locator(bar).focus();
    await eventually(async () =>
      assert.equal(await still!.evaluate((element) => element.isConnected), false, 'the part has not come'),
    );
    await eventually(async () =>
      assert.ok(await page.evaluate((selector) => document.activeElement?.matches(selector), bar), 'the focus is lost'),
    );
  });
}

/** Checks of walk (e). */
export const inquiryWalk = (browser: Browser, service: Service): Check[] => [
  {name: 'an inquiry from a device page, with its draft', run: () => fromDevice(browser, service)},
  {name: 'an estimate goes along, and can be taken off', run: () => withEstimate(browser, service)},
  {
    name: 'a form opens here also where the code of its link has not come; where it never comes, the link leads to it',
    run: () => tappedEarly(browser, service.base),
  },
  {name: 'a link keeps the focus when its part comes to life', run: () => keepsFocus(browser, service.base)},
  {name: 'a partner applies', run: () => partner(browser, service)},
];
