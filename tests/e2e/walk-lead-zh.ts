/** (a) A Chinese visitor on a 375 px phone applies from the sheet of a product page and makes every mistake once. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {openPage, visitor} from './lib/browser';
import {eventually, expectFocus, expectNone, expectPath, expectValue} from './lib/expect';
import {LeadFormOnPage, otherCode, sentCode, shown} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const product = '/products/accurate-people-counting';
const good = {companyName: '示例茶饮有限公司', contact: '张伟', mobile: '13800000001'};

const phone = (browser: Browser): Promise<BrowserContext> =>
  visitor(browser, 'zh-CN', {
    viewport: {width: 375, height: 812},
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });

/** Opens the sheet by the first trial button in view. */
async function openSheet(page: Page): Promise<LeadFormOnPage> {
  const sheet = page.locator('dialog[open]');
  await page.locator('[data-trial]').filter({visible: true}).first().click();
  const form = new LeadFormOnPage(page, sheet);
  await form.form.waitFor();
  return form;
}

async function mistakesThenLead(browser: Browser, service: Service): Promise<void> {
  const context = await phone(browser);
  const page = await context.newPage();
  await openPage(page, `${service.base}${product}?sp=shop-card`);
  const trial = page.locator('[data-trial]').filter({visible: true}).first();
  const component = (await trial.getAttribute('data-trial')) ?? '';
  const title = await page.title();
  const form = await openSheet(page);
  await expectPath(page, product);

  // Everything left out. The product page has chosen the demand already.
  assert.ok(
    await form.form.locator('input[name=demand][value=people-counting]').isChecked(),
    'the product page does not choose the demand',
  );
  await form.submit();
  await form.expectProblems({
    companyName: '请填写公司名称',
    contact: '请填写您的姓名',
    mobile: '请填写手机号',
    verificationCode: '验证码为 6 位数字',
    region: '请选择所在地区',
    consent: '请阅读并同意《隐私政策》',
  });
  await form.expectSummaryLeads();

  // Everything wrong. The province alone is no region, and consent is still missing.
  await form.fill({companyName: '优', contact: 'Zhang Wei', mobile: '1380000', verificationCode: '12345'});
  await form.form.locator('#region-province').selectOption('440000');
  await form.submit();
  await form.expectProblems({
    companyName: '公司名称须为 2–100 个字',
    contact: '姓名须为 2–20 个汉字',
    mobile: '请填写正确的手机号',
    verificationCode: '验证码为 6 位数字',
    region: '请选择所在地区',
    consent: '请阅读并同意《隐私政策》',
  });
  await expectValue(form.field('contact'), 'Zhang Wei');
  await expectValue(form.form.locator('#region-province'), '440000');

  // No code for a number that cannot be one.
  await form.getCode();
  await expectFocus(form.field('mobile'), 'the number that needs mending');
  assert.match(await service.leads('codes'), /^No codes are waiting/);

  // Corrected one by one: the problems go as they are mended. Full-width digits and spaces are fine.
  await form.fill({
    companyName: good.companyName,
    contact: good.contact,
    mobile: '１３８ 0000 0001',
    region: '440300',
    numberOfStores: '11-50',
    consent: true,
  });
  await form.expectProblems({verificationCode: '验证码为 6 位数字'});
  await form.getCode();
  await form.form.locator('[data-testid=get-code][aria-disabled=true]').waitFor();
  const code = await sentCode(service, 'free-cn', '0001');

  // The wrong code, then the right one; nothing else is asked for again.
  await form.fill({verificationCode: otherCode(code)});
  await form.submit();
  await form.expectProblems({verificationCode: '验证码错误'});
  await expectValue(form.field('companyName'), good.companyName);
  await form.fill({verificationCode: `${code.slice(0, 3)} ${code.slice(3)}`});
  await form.submit();
  const reference = await form.expectSuccess('张伟，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。');
  assert.equal(
    await page.evaluate(() => localStorage.getItem('draft.free-cn')),
    null,
    'the draft stays after the lead was sent',
  );

  const list = await service.leads('list');
  const row = list.split('\n').find((line) => line.includes(product));
  assert.ok(row?.includes('free-cn') && row.includes(component), `the lead is not listed with its source:\n${list}`);
  const lead = await service.leads('show', reference);
  const expected: Record<string, string> = {
    companyName: good.companyName,
    contact: good.contact,
    mobile: good.mobile,
    region: '440300',
    demand: 'people-counting',
    numberOfStores: '11-50',
    button: component,
    page: `${product}  ${title}`,
    device: 'mobile',
    sp: 'shop-card',
    status: 'new',
  };
  for (const [name, value] of Object.entries(expected))
    assert.equal(shown(lead, name), value, `${name} of the stored lead`);
  await context.close();
}

async function nothingIsLost(browser: Browser, service: Service): Promise<void> {
  const context = await phone(browser);
  const page = await context.newPage();
  await openPage(page, service.base + product);
  let form = await openSheet(page);
  await form.fill({...good, mobile: '13800000002', verificationCode: '123456', consent: true});

  // Back closes the sheet and stays on the page; so does Esc.
  await page.goBack();
  await expectNone(page.locator('dialog[open]'));
  await expectPath(page, product);
  form = await openSheet(page);
  await expectValue(form.field('companyName'), good.companyName);
  await page.keyboard.press('Escape');
  await expectNone(page.locator('dialog[open]'));

  await page.reload();
  await openPage(page, service.base + product);
  form = await openSheet(page);
  for (const [name, value] of Object.entries({...good, mobile: '13800000002'}))
    await expectValue(form.field(name), value);
  await expectValue(form.field('verificationCode'), '');
  assert.equal(await form.field('consent').isChecked(), false, 'consent must not be kept');

  // "Clear" takes the draft away for good.
  await form.form.getByRole('button', {name: '清除'}).click();
  await expectValue(form.field('companyName'), '');
  await eventually(async () => assert.equal(await page.evaluate(() => localStorage.getItem('draft.free-cn')), null));
  await context.close();
}

/** Checks of walk (a). */
export const chineseLeadWalk = (browser: Browser, service: Service): Check[] => [
  {name: 'every mistake once, then the lead with its source', run: () => mistakesThenLead(browser, service)},
  {name: 'a draft survives Back, Esc and reload', run: () => nothingIsLost(browser, service)},
];
