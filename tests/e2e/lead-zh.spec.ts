/** A Chinese visitor on a 375 px phone applies from the sheet of a product page and makes every mistake once. */
import type {Page} from '@playwright/test';
import {expectPath, openPage, phone} from '../support/browser';
import {LeadForm, otherCode, sentCode, shown} from '../support/lead-form';
import {expectStoredLead} from '../support/stored-lead';
import {expect, test} from '../support/test';

const product = '/products/accurate-people-counting';
const company = {companyName: '示例茶饮有限公司', contact: '张伟'};

const trialIn = (page: Page) => page.locator('[data-trial]').filter({visible: true}).first();
const storedDraft = (page: Page) => page.evaluate(() => localStorage.getItem('draft.free-cn'));

/** Opens the sheet by the first trial button in view. */
async function openSheet(page: Page): Promise<LeadForm> {
  await trialIn(page).click();
  const form = new LeadForm(page, page.locator('dialog[open]'));
  await expect(form.form).toBeVisible();
  return form;
}

test.use(phone);

test('every mistake once, then the lead with its source', async ({page, service}) => {
  const codeRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/codes')) codeRequests.push(request.url());
  });
  await openPage(page, `${product}?sp=shop-card`);
  const component = (await trialIn(page).getAttribute('data-trial')) ?? '';
  expect(component).not.toBe('');
  const title = await page.title();
  const form = await openSheet(page);
  await expectPath(page, product);

  await test.step('everything left out', async () => {
    await expect(
      form.form.locator('input[name=demand][value=people-counting]'),
      'the product page chooses the demand',
    ).toBeChecked();
    await form.submit();
    await form.expectProblems({
      companyName: '请填写公司名称',
      contact: '请填写您的姓名',
      mobile: '请填写手机号',
      verificationCode: '验证码为6位数字',
      region: '请选择所在地区',
      consent: '请阅读并同意《隐私政策》',
    });
    await form.expectSummaryLinks();
  });

  await test.step('everything wrong', async () => {
    // The province alone is no region, and consent is still missing.
    await form.fill({companyName: '优', contact: 'Zhang Wei', mobile: '1380000', verificationCode: '12345'});
    await form.form.locator('#region-province').selectOption('440000');
    await form.submit();
    await form.expectProblems({
      companyName: '公司名称须为2–100个字',
      contact: '姓名须为2–20个汉字',
      mobile: '请填写正确的手机号',
      verificationCode: '验证码为6位数字',
      region: '请选择所在地区',
      consent: '请阅读并同意《隐私政策》',
    });
    await expect(form.field('contact')).toHaveValue('Zhang Wei');
    await expect(form.form.locator('#region-province')).toHaveValue('440000');
  });

  await test.step('no code for a number that cannot be one', async () => {
    await form.getCode();
    await expect(form.field('mobile')).toContainFocus();
    expect(codeRequests).toEqual([]);
    expect(await service.leads('codes'), 'no code for this number').not.toContain('138****0000');
  });

  await test.step('each problem goes as it is corrected', async () => {
    // Full-width digits and spaces are fine.
    await form.fill({
      ...company,
      mobile: '１３８ 0000 0001',
      region: '440300',
      numberOfStores: '11-50',
      consent: true,
    });
    await form.expectProblems({verificationCode: '验证码为6位数字'});
    await form.getCode();
    await expect(form.form.getByTestId('get-code')).toHaveAttribute('aria-disabled', 'true');
  });

  const reference = await test.step('the wrong code, then the right one', async () => {
    const code = await sentCode(service, 'free-cn', '0001');
    expect(codeRequests).toHaveLength(1);
    await form.fill({verificationCode: otherCode(code)});
    await form.submit();
    // Nothing else is asked for again.
    await form.expectProblems({verificationCode: '验证码错误'});
    await expect(form.field('companyName')).toHaveValue(company.companyName);
    await form.fill({verificationCode: `${code.slice(0, 3)} ${code.slice(3)}`});
    await form.submit();
    return form.expectSuccess('张伟，您好！您的信息已提交成功，我们的区域经理会尽快与您联系。');
  });
  expect(await storedDraft(page), 'the draft goes once the lead is sent').toBeNull();

  const lead = await expectStoredLead(service, reference, {
    ...company,
    mobile: '13800000001',
    region: '440300',
    demand: 'people-counting',
    numberOfStores: '11-50',
    button: component,
    page: `${product}  ${title}`,
    device: 'mobile',
    sp: 'shop-card',
    status: 'new',
  });
  const id = shown(lead, 'id') ?? '';
  expect(id).not.toBe('');
  const row = (await service.leads('list')).split('\n').find((line) => line.startsWith(id)) ?? '';
  expect(row.split(/ {2,}/), 'the list names the source of the lead').toEqual(
    expect.arrayContaining(['free-cn', product, component]),
  );
});

test('a draft survives Back, Esc and reload', async ({page}) => {
  const values = {...company, mobile: '13800000002'};
  await openPage(page, product);
  let form = await openSheet(page);
  await form.fill({...values, verificationCode: '123456', consent: true});

  await test.step('Back and Esc close the sheet and stay on the page', async () => {
    await page.goBack();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expectPath(page, product);
    form = await openSheet(page);
    await expect(form.field('companyName')).toHaveValue(values.companyName);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  await test.step('a reload keeps everything but code and consent', async () => {
    await page.reload();
    await openPage(page, product);
    form = await openSheet(page);
    for (const [name, value] of Object.entries(values)) await expect(form.field(name)).toHaveValue(value);
    await expect(form.field('verificationCode')).toHaveValue('');
    await expect(form.field('consent')).not.toBeChecked();
  });

  await test.step('"Clear" removes the draft for good', async () => {
    await form.form.getByRole('button', {name: '清除'}).click();
    await expect(form.field('companyName')).toHaveValue('');
    await expect.poll(() => storedDraft(page)).toBeNull();
  });
});
