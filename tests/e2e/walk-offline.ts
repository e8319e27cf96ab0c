/** (f) A lead sent while the network or the service is away: kept, told, sent once, or given back. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContext, Page} from 'playwright-core';
import {openPage, visitor, type EditionLocale} from './lib/browser';
import {eventually, expectNone, expectValue} from './lib/expect';
import {LeadFormOnPage, otherCode, sentCode} from './lib/lead-form';
import type {Check} from './lib/runner';
import type {Service} from './lib/service';

const leadsApi = '**/api/v1/leads';
const wait = '[data-testid=lead-kept]';
const notice = (state: string) => `[role=status] [data-lead=${state}]`;

interface FormOfSite {
  readonly form: string;
  readonly locale: EditionLocale;
  readonly page: string;
  /** Field the code goes to; filled with a contact of the run's own. */
  readonly contact: string;
  readonly code: string;
  readonly fill: (form: LeadFormOnPage) => Promise<void>;
  /** Opens the form, where it is not the page. */
  readonly open?: (page: Page) => Promise<void>;
}

const pressInquiry = (page: Page) => page.locator('[data-inquiry]').filter({visible: true}).first().click();

/** All lead forms of the site, as a visitor fills them. */
const forms: readonly FormOfSite[] = [
  {
    form: 'free-cn',
    locale: 'zh-CN',
    page: '/experience',
    contact: 'mobile',
    code: 'verificationCode',
    async fill(form) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({companyName: '示例茶饮有限公司', contact: '王芳', region: '440300', consent: true});
      await form.form.locator('input[name=demand][value=devices]').check({force: true});
    },
  },
  {
    form: 'free-global',
    locale: 'en',
    page: '/global/experience',
    contact: 'businessEmail',
    code: 'verificationCode',
    fill: (form) =>
      form.fill({
        appellation: 'ms',
        firstName: 'Mei',
        lastName: 'Tan',
        companyName: 'Example Tea',
        phoneCountry: 'SG',
        phone: '61234567',
        region: 'SG',
        requirements: 'Two shops.',
        consent: true,
      }),
  },
  {
    form: 'inquiry-cn',
    locale: 'zh-CN',
    page: '/products/hardware/cloud-ai-camera/k3',
    contact: 'mobile',
    code: 'verificationCode',
    open: pressInquiry,
    async fill(form) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({contact: '王芳', companyName: '示例茶饮有限公司', region: '440300', consent: true});
    },
  },
  {
    form: 'inquiry-global',
    locale: 'en',
    page: '/global/products/hardware/cloud-ai-camera/k3',
    contact: 'businessEmail',
    code: 'verificationCode',
    open: pressInquiry,
    fill: (form) =>
      form.fill({firstName: 'Mei', lastName: 'Tan', companyName: 'Example Tea', region: 'SG', consent: true}),
  },
  {
    form: 'partner-cn',
    locale: 'zh-CN',
    page: '/partner-program',
    contact: 'phone',
    code: 'captcha',
    open: (page) => page.locator('#apply').scrollIntoViewIfNeeded(),
    async fill(form) {
      await form.form.locator('#adcode-province').selectOption('440000');
      await form.fill({company: '示例工程有限公司', contact: '王芳', adcode: '440300', consent: true});
      await form.form.locator('input[name=type][value="0"]').check({force: true});
    },
  },
];

let count = 0;

/** A visitor with a filled form, code included, who is found again by the control they came from. */
class Applicant {
  private constructor(
    readonly service: Service,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly of: FormOfSite,
    readonly form: LeadFormOnPage,
    readonly mark: string,
    readonly contact: string,
  ) {}

  static async withForm(browser: Browser, service: Service, of: FormOfSite): Promise<Applicant> {
    const number = ++count;
    const mark = `offline-${number}`;
    const context = await visitor(browser, of.locale, {viewport: {width: 1440, height: 900}});
    const page = await context.newPage();
    await openPage(page, `${service.base}${of.page}?component_id=${mark}`);
    await of.open?.(page);
    const form = new LeadFormOnPage(page, page.locator(of.page.includes('hardware') ? 'dialog[open]' : 'main'));
    await form.form.waitFor();
    const contact = of.locale === 'en' ? `visitor@offline-${number}.example` : `139${String(number).padStart(8, '0')}`;
    const applicant = new Applicant(service, context, page, of, form, mark, contact);
    await of.fill(form);
    await form.fill({[of.contact]: contact});
    return applicant;
  }

  async code(): Promise<string> {
    await this.form.getCode();
    return sentCode(
      this.service,
      this.of.form,
      this.contact.slice(this.of.locale === 'en' ? this.contact.indexOf('@') : -4),
    );
  }

  async submitKept(code: string): Promise<void> {
    await this.form.fill({[this.of.code]: code});
    await this.form.submit();
    await this.form.form.locator(wait).waitFor();
  }

  /** Reconnects; how the browser notices differs, so the event comes in any case. */
  async stored(expected: number): Promise<void> {
    const rows = (await this.service.leads('list')).split('\n').filter((line) => line.includes(this.mark));
    assert.equal(rows.length, expected, `${rows.length} leads are stored instead of ${expected}`);
  }

  /** What the device holds: the queue and everything in the local storage. */
  onDevice(page = this.page): Promise<string> {
    return page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const open = indexedDB.open('leads', 1);
          open.onupgradeneeded = () => open.result.createObjectStore('queue', {keyPath: 'id'});
          open.onerror = () => reject(open.error ?? new Error('no database'));
          open.onsuccess = () => {
            const all = open.result.transaction('queue').objectStore('queue').getAll();
            all.onsuccess = () => {
              open.result.close();
              resolve(JSON.stringify([all.result, {...localStorage}]));
            };
          };
        }),
    );
  }

  async expectNothingPersonal(page = this.page): Promise<void> {
    const held = await this.onDevice(page);
    for (const value of [this.contact, '王芳', 'Tan', '示例茶饮', '示例工程', 'Example Tea'])
      assert.ok(!held.includes(value), `"${value}" is still on the device`);
  }
}

/** Sent without a network: the page that is still open sends it as soon as there is one. */
async function reconnect(browser: Browser, service: Service, of: FormOfSite): Promise<void> {
  const visit = await Applicant.withForm(browser, service, of);
  const code = await visit.code();
  await visit.context.setOffline(true);
  await visit.submitKept(code);
  assert.ok((await visit.onDevice()).includes(visit.contact), 'the lead is not on the device');
  await visit.stored(0);
  // Longer than the pause after an attempt that all tabs respect.
  await visit.page.waitForTimeout(2100);
  await visit.context.setOffline(false);
  await visit.form.success.waitFor();
  assert.match(await visit.form.success.locator('[data-testid=lead-reference]').innerText(), /^L-/);
  await visit.stored(1);
  await visit.expectNothingPersonal();
  await visit.context.close();
}

/** Sent without a network, reloaded in vain, page closed: the next page of the site sends it and says so. */
async function nextVisit(browser: Browser, service: Service, of: FormOfSite): Promise<void> {
  const visit = await Applicant.withForm(browser, service, of);
  const code = await visit.code();
  await visit.context.setOffline(true);
  await visit.submitKept(code);
  await visit.page.reload().catch(() => undefined);
  await visit.page.close();
  await visit.context.setOffline(false);
  const page = await visit.context.newPage();
  await openPage(page, service.base + (of.locale === 'en' ? '/global/support' : '/support'));
  const told = page.locator(notice('arrived'));
  await told.waitFor();
  assert.match(await told.innerText(), /L-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await visit.stored(1);
  await visit.expectNothingPersonal(page);
  await told.locator('button').click();
  await expectNone(told);
  assert.equal(
    await page.evaluate(() => localStorage.getItem('lead.queue')),
    null,
    'a notice that was closed leaves a mark',
  );
  await visit.context.close();
}

/** The service answers 503 and loses answers while two tabs are open; both see the network come back at once. */
async function twoTabs(browser: Browser, service: Service, of: FormOfSite): Promise<void> {
  const visit = await Applicant.withForm(browser, service, of);
  const code = await visit.code();
  let posts = 0;
  await visit.context.route(leadsApi, (route) =>
    route.fulfill({status: 503, headers: {'retry-after': '2'}, json: {code: 503001}}),
  );
  await visit.submitKept(code);
  const other = await visit.context.newPage();
  await openPage(other, service.base + (of.locale === 'en' ? '/global/home' : '/'));
  await other.locator(notice('waiting')).waitFor();
  await visit.page.reload();
  await visit.page.waitForTimeout(2100);
  await visit.context.unroute(leadsApi);
  await visit.context.route(leadsApi, async (route) => {
    posts++;
    // Slow enough for the other tab to come in between.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await Promise.all([visit.page, other].map((page) => page.evaluate(() => window.dispatchEvent(new Event('online')))));
  // The form on the page says it itself; where it is in a dialog that is closed, the notices do.
  await Promise.any([
    other.locator(notice('arrived')).waitFor(),
    visit.page.locator('[data-testid=lead-success]').waitFor(),
  ]);
  await visit.stored(1);
  assert.equal(posts, 1, `${posts} requests for one lead`);
  await visit.expectNothingPersonal(other);
  await visit.context.close();
}

/** The code was of no use any more when the network came back: told on another page, led back, the same lead with a new code. */
async function codeOver(browser: Browser, service: Service, of: FormOfSite): Promise<void> {
  const visit = await Applicant.withForm(browser, service, of);
  const code = await visit.code();
  await visit.context.setOffline(true);
  await visit.submitKept(otherCode(code));
  await visit.page.close();
  await visit.context.setOffline(false);
  const page = await visit.context.newPage();
  await openPage(page, service.base + (of.locale === 'en' ? '/global/support' : '/support'));
  const told = page.locator(notice('returned'));
  await told.waitFor();
  await visit.stored(0);
  await told.locator('a, button').first().click();
  const form = new LeadFormOnPage(page, page.locator(of.page.includes('hardware') ? 'dialog[open]' : 'main'));
  if (of.form === 'partner-cn') await of.open?.(page);
  await form.form.waitFor();
  await expectValue(form.field(of.contact), visit.contact);
  await expectValue(form.field(of.code), '');
  await form.form.locator('[role=alert]').waitFor();
  await form.fill({consent: true, [of.code]: code});
  await form.submit();
  await form.success.waitFor();
  await eventually(async () => assert.equal(await page.evaluate(() => localStorage.getItem('lead.queue')), null));
  await visit.context.close();
}

/** A browser that lets the site keep nothing: the form does not promise what it cannot do. */
async function nothingKept(browser: Browser, service: Service, of: FormOfSite): Promise<void> {
  const visit = await Applicant.withForm(browser, service, of);
  const code = await visit.code();
  await visit.page.evaluate(() => Object.defineProperty(window, 'indexedDB', {value: undefined}));
  await visit.context.setOffline(true);
  await visit.form.fill({[of.code]: code});
  await visit.form.submit();
  await visit.form.form.locator('[data-testid=lead-unreachable]').waitFor();
  await expectNone(visit.form.form.locator(wait));
  await visit.context.setOffline(false);
  await visit.form.submit();
  await visit.form.success.waitFor();
  await visit.stored(1);
  await visit.context.close();
}

const scenes = {
  'sent without a network, reconnected': reconnect,
  'sent without a network, page closed, next visit': nextVisit,
  'service answers 503, two tabs': twoTabs,
  'code of no use any more': codeOver,
  'nothing can be kept': nothingKept,
};

/** Every scene with every form of the site. */
export const offlineProof = (browser: Browser, service: Service): Check[] =>
  forms.flatMap((of) =>
    Object.entries(scenes).map(([name, run]) => ({name: `${of.form}: ${name}`, run: () => run(browser, service, of)})),
  );

/** Checks of walk (f): every scene once, the forms in turn. */
export const offlineWalk = (browser: Browser, service: Service): Check[] =>
  Object.entries(scenes).map(([name, run], index) => {
    const of = forms[index % forms.length]!;
    return {name: `${of.form}: ${name}`, run: () => run(browser, service, of)};
  });
