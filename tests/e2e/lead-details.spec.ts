/** What the form remembers and says beside the way to a lead. */
import {openPage} from '../support/browser';
import {LeadForm, otherCode, sentCode} from '../support/lead-form';
import {expect, test} from '../support/test';
import chinese from '../../i18n/zh-CN/copy/forms/lead';

const from = (path: string): string => `/experience?component_id=header&source_path=${encodeURIComponent(path)}`;

test('a demand that only the page chose is no draft, and the next page chooses again', async ({page}) => {
  const demand = page.locator('[name=demand]:checked');
  await openPage(page, from('/products/heat-map-analysis'));
  await expect(demand).toHaveValue('heat-map');
  expect(await page.evaluate(() => localStorage.getItem('draft.free-cn'))).toBeNull();
  await openPage(page, from('/products/cash-lost-prevention'));
  await expect(demand).toHaveValue('loss-prevention');

  await page.locator('#companyName').fill('示例茶饮');
  await openPage(page, from('/products/heat-map-analysis'));
  await expect(page.locator('#companyName')).toHaveValue('示例茶饮');
  await expect(demand, 'still what the page says').toHaveValue('heat-map');
  await page.locator('[name=demand][value=devices]').check({force: true});
  await openPage(page, from('/products/cash-lost-prevention'));
  await expect(demand, 'what the visitor chose').toHaveValue('devices');
});

test('a code that cannot be used any more is said to be so', async ({page, service}) => {
  await openPage(page, '/experience');
  const form = new LeadForm(page, page.locator('main'));
  await form.fill({companyName: '示例茶饮', contact: '张伟', mobile: '13800139901', region: '440300', consent: true});
  await page.locator('[name=demand][value=devices]').check({force: true});
  await form.getCode();
  const code = await sentCode(service, 'free-cn', '9901');
  const status = form.form.locator('#code-status');

  await form.fill({mobile: '13800139902', verificationCode: code});
  await form.submit();
  await form.expectProblems({verificationCode: '验证码错误'});
  await expect(status, 'it was for another number').toHaveText(chinese.code.stale);

  await form.getCode();
  const second = await sentCode(service, 'free-cn', '9902');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(status).not.toHaveText(chinese.code.stale);
    await form.fill({verificationCode: otherCode(second)});
    const answer = page.waitForResponse(/\/api\/v1\/leads$/);
    await form.submit();
    await answer;
  }
  await expect(status, 'five guesses are over').toHaveText(chinese.code.stale);
});

test('a form whose schema does not load says that nothing was sent, and sends once it loads', async ({
  page,
  service,
}) => {
  await openPage(page, '/experience');
  const form = new LeadForm(page, page.locator('main'));
  await form.fill({companyName: '示例茶饮', contact: '张伟', mobile: '13800139903', region: '440300', consent: true});
  await page.locator('[name=demand][value=devices]').check({force: true});
  const scripts = '**/assets/js/*.js';
  await page.route(scripts, (route) => route.abort());
  await form.getCode();
  await expect(form.form.locator('#code-status')).toHaveText(chinese.code.unreachable);
  await form.submit();
  await expect(form.form.getByTestId('lead-failed')).toContainText(chinese.failed.title);
  await expect(form.field('companyName')).toHaveValue('示例茶饮');

  await page.unroute(scripts);
  await form.getCode();
  await form.fill({verificationCode: await sentCode(service, 'free-cn', '9903')});
  await form.submit();
  await expect(form.success).toBeVisible();
});
