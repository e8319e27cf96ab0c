/**
 * A lead sent while the network or the service is down: queued on the device, announced, sent once, or returned as a draft.
 * `npm test` runs every scene with one form, the nightly run and `npm run prove:offline` every scene with every form.
 */
import type {Page} from '@playwright/test';
import type {Locale} from '../../src/site/editions';
import {browserLocale, desktop, openPage} from '../support/browser';
import {LeadForm, otherCode, sentCode} from '../support/lead-form';
import type {Service} from '../support/service';
import {nightly} from '../support/suite';
import {expect, test} from '../support/test';

const leadsApi = '**/api/v1/leads';

/** The notice about a lead on the device: waiting, arrived, or action needed. */
const noticeIn = (page: Page, state: 'waiting' | 'arrived' | 'returned') =>
  page.locator(`[role=status] [data-lead=${state}]`);

const queueFlag = (page: Page) => page.evaluate(() => localStorage.getItem('lead.queue'));

interface FormOfSite {
  readonly id: string;
  readonly locale: Locale;
  readonly path: string;
  /** Selector of what holds the form. */
  readonly scope: string;
  /** Field the code is sent to; filled with a contact of the test's own. */
  readonly contact: string;
  /** Field of the code. */
  readonly code: string;
  readonly fill: (form: LeadForm) => Promise<void>;
  /** Opens the form, where it is not on the page from the beginning. */
  readonly open?: (page: Page) => Promise<void>;
}

const clickInquiry = (page: Page) => page.locator('[data-inquiry]').filter({visible: true}).first().click();

/** All lead forms of the site, as a visitor fills them. */
const forms: readonly FormOfSite[] = [
  {
    id: 'free-cn',
    locale: 'zh-CN',
    path: '/experience',
    scope: 'main',
    contact: 'mobile',
    code: 'verificationCode',
    async fill(form) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({companyName: '示例茶饮有限公司', contact: '王芳', region: '440300', consent: true});
      await form.form.locator('input[name=demand][value=devices]').check({force: true});
    },
  },
  {
    id: 'free-global',
    locale: 'en',
    path: '/global/experience',
    scope: 'main',
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
    id: 'inquiry-cn',
    locale: 'zh-CN',
    path: '/products/hardware/cloud-ai-camera/k3',
    scope: 'dialog[open]',
    contact: 'mobile',
    code: 'verificationCode',
    open: clickInquiry,
    async fill(form) {
      await form.form.locator('#region-province').selectOption('440000');
      await form.fill({contact: '王芳', companyName: '示例茶饮有限公司', region: '440300', consent: true});
    },
  },
  {
    id: 'inquiry-global',
    locale: 'en',
    path: '/global/products/hardware/cloud-ai-camera/k3',
    scope: 'dialog[open]',
    contact: 'businessEmail',
    code: 'verificationCode',
    open: clickInquiry,
    fill: (form) =>
      form.fill({firstName: 'Mei', lastName: 'Tan', companyName: 'Example Tea', region: 'SG', consent: true}),
  },
  {
    id: 'partner-cn',
    locale: 'zh-CN',
    path: '/partner-program',
    scope: 'main',
    contact: 'phone',
    code: 'captcha',
    open: (page) => page.locator('#apply').scrollIntoViewIfNeeded(),
    async fill(form) {
      await form.form.locator('#adcode-province').selectOption('440000');
      await form.fill({company: '示例工程有限公司', contact: '王芳', adcode: '440300', consent: true});
      await form.form.locator('input[name=type][value="0"]').check({force: true});
    },
  },
  {
    id: 'service-cn',
    locale: 'zh-CN',
    path: '/support/service-request',
    scope: 'main',
    contact: 'mobile',
    code: 'verificationCode',
    fill: (form) => form.fill({model: 'k3', description: '示例茶饮的客流是0。', contact: '王芳', consent: true}),
  },
  {
    id: 'service-global',
    locale: 'en',
    path: '/global/support/service-request',
    scope: 'main',
    contact: 'businessEmail',
    code: 'verificationCode',
    fill: (form) =>
      form.fill({
        model: 'k3',
        description: 'Example Tea: no counts.',
        firstName: 'Mei',
        lastName: 'Tan',
        consent: true,
      }),
  },
];

/** A visitor with a filled form, whose lead is found again by the control they came from. */
class Applicant {
  private constructor(
    readonly page: Page,
    readonly service: Service,
    readonly of: FormOfSite,
    readonly form: LeadForm,
    /** `component_id` of the lead. */
    readonly mark: string,
    readonly contact: string,
  ) {}

  /** @param number four digits of the test's own, at the end of the contact */
  static async withForm(page: Page, service: Service, of: FormOfSite, number: number): Promise<Applicant> {
    const mark = `offline-${number}`;
    await openPage(page, `${of.path}?component_id=${mark}`);
    await of.open?.(page);
    const form = new LeadForm(page, page.locator(of.scope));
    await expect(form.form).toBeVisible();
    const contact = of.locale === 'en' ? `visitor@${mark}.example` : `1390000${number}`;
    await of.fill(form);
    await form.fill({[of.contact]: contact});
    return new Applicant(page, service, of, form, mark, contact);
  }

  get context() {
    return this.page.context();
  }

  /** Path of a page of the same edition without a form. */
  get elsewhere(): string {
    return this.of.locale === 'en' ? '/global/support' : '/support';
  }

  async code(): Promise<string> {
    await this.form.getCode();
    return sentCode(this.service, this.of.id, this.contact.replace(/^(.+@|\d{7})/, ''));
  }

  /** Sends the form; the lead stays on the device, and the form says so. */
  async submitKept(code: string): Promise<void> {
    await this.form.fill({[this.of.code]: code});
    await this.form.submit();
    await expect(this.form.form.getByTestId('lead-kept')).toBeVisible();
  }

  /** The service has as many leads of this visitor now. */
  async expectStored(count: number): Promise<void> {
    const rows = (await this.service.leads('list')).split('\n').filter((line) => line.includes(this.mark));
    expect(rows, 'stored leads').toHaveLength(count);
  }

  /** Data on the device: the queue and all of localStorage. */
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
    for (const value of [this.contact, '王芳', 'Tan', '示例茶饮', '示例工程', 'Example Tea']) {
      expect(held, 'what is on the device').not.toContain(value);
    }
  }
}

type Scene = (page: Page, service: Service, of: FormOfSite, number: number) => Promise<void>;

/** Sent without a network: the page that is still open sends it as soon as there is one. */
const reconnect: Scene = async (page, service, of, number) => {
  await page.clock.install();
  const visit = await Applicant.withForm(page, service, of, number);
  const code = await visit.code();
  // The clock is frozen, so that no timer sends: only the `online` event does.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await visit.context.setOffline(true);
  await visit.submitKept(code);
  expect(await visit.onDevice()).toContain(visit.contact);
  await visit.expectStored(0);
  // Longer than the pause after an attempt that all tabs respect, shorter than that before the next attempt.
  await page.clock.fastForward(2500);
  await visit.context.setOffline(false);
  await expect(visit.form.success).toBeVisible();
  await expect(visit.form.success.getByTestId('lead-reference')).toHaveText(/^L-/);
  await visit.expectStored(1);
  await visit.expectNothingPersonal();
};

/** Sent without a network, reloaded in vain, page closed: the next page of the site sends it and says so. */
const nextVisit: Scene = async (first, service, of, number) => {
  const visit = await Applicant.withForm(first, service, of, number);
  const code = await visit.code();
  await visit.context.setOffline(true);
  await visit.submitKept(code);
  await expect(first.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await first.close();
  await visit.context.setOffline(false);
  const page = await visit.context.newPage();
  await openPage(page, visit.elsewhere);
  const notice = noticeIn(page, 'arrived');
  await expect(notice).toHaveText(/L-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(notice).toBeVisible();
  await visit.expectStored(1);
  await visit.expectNothingPersonal(page);
  await notice.locator('button').click();
  await expect(notice).toHaveCount(0);
  expect(await queueFlag(page), 'a notice that was closed leaves no mark').toBeNull();
};

/** The service answers 503 while two tabs are open; both see the network come back at once. */
const twoTabs: Scene = async (page, service, of, number) => {
  const visit = await Applicant.withForm(page, service, of, number);
  const code = await visit.code();
  await visit.context.route(leadsApi, (route) =>
    route.fulfill({status: 503, headers: {'retry-after': '2'}, json: {code: 503001}}),
  );
  await visit.submitKept(code);
  const other = await visit.context.newPage();
  await openPage(other, of.locale === 'en' ? '/global/home' : '/');
  await expect(noticeIn(other, 'waiting')).toBeVisible();
  await page.reload();

  let posts = 0;
  await visit.context.unroute(leadsApi);
  await visit.context.route(leadsApi, async (route) => {
    posts++;
    // A slow network, so that the other tab comes in between.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  // Both get `online` events until one sends: an attempt within the last two seconds is not repeated.
  await expect(async () => {
    await Promise.all([page, other].map((tab) => tab.evaluate(() => window.dispatchEvent(new Event('online')))));
    expect(posts).toBeGreaterThan(0);
  }).toPass({timeout: 15_000});
  // The form on the page says it itself; where it is in a dialog that is closed, the notices do.
  await expect
    .poll(
      async () =>
        (await noticeIn(other, 'arrived').isVisible()) || (await page.getByTestId('lead-success').isVisible()),
    )
    .toBe(true);
  await visit.expectStored(1);
  expect(posts, 'requests for one lead').toBe(1);
  await visit.expectNothingPersonal(other);
};

/** The code had expired when the network came back: a notice on another page, a link back, the same lead with a new code. */
const codeExpired: Scene = async (first, service, of, number) => {
  const visit = await Applicant.withForm(first, service, of, number);
  const code = await visit.code();
  await visit.context.setOffline(true);
  await visit.submitKept(otherCode(code));
  await first.close();
  await visit.context.setOffline(false);
  const page = await visit.context.newPage();
  await openPage(page, visit.elsewhere);
  const notice = noticeIn(page, 'returned');
  await expect(notice).toBeVisible();
  await visit.expectStored(0);
  await notice.locator('a, button').first().click();
  const form = new LeadForm(page, page.locator(of.scope));
  if (of.id === 'partner-cn') await of.open?.(page);
  await expect(form.form).toBeVisible();
  await expect(form.field(of.contact)).toHaveValue(visit.contact);
  await expect(form.field(of.code)).toHaveValue('');
  await expect(form.form.locator('[role=alert]')).toBeVisible();
  await form.fill({consent: true, [of.code]: code});
  await form.submit();
  await expect(form.success).toBeVisible();
  await expect.poll(() => queueFlag(page)).toBeNull();
};

/** A browser that lets the site keep nothing: the form does not promise what it cannot do. */
const nothingKept: Scene = async (page, service, of, number) => {
  const visit = await Applicant.withForm(page, service, of, number);
  const code = await visit.code();
  await page.evaluate(() => Object.defineProperty(window, 'indexedDB', {value: undefined}));
  await visit.context.setOffline(true);
  await visit.form.fill({[of.code]: code});
  await visit.form.submit();
  await expect(visit.form.form.getByTestId('lead-unreachable')).toBeVisible();
  await expect(visit.form.form.getByTestId('lead-kept')).toHaveCount(0);
  await visit.context.setOffline(false);
  await visit.form.submit();
  await expect(visit.form.success).toBeVisible();
  await visit.expectStored(1);
};

const scenes: readonly (readonly [title: string, Scene])[] = [
  ['sent without a network, reconnected', reconnect],
  ['sent without a network, page closed, next visit', nextVisit],
  ['service answers 503, two tabs', twoTabs],
  ['code expired meanwhile', codeExpired],
  ['nothing can be kept', nothingKept],
];

forms.forEach((of, formIndex) => {
  test.describe(() => {
    test.use({...desktop, locale: browserLocale[of.locale]});
    // A filled form with its code, and then a second visit.
    test.slow();

    scenes.forEach(([title, scene], sceneIndex) => {
      // Every scene once, the forms in turn; the other pairs are for the proof.
      const details = sceneIndex === formIndex ? {} : nightly;
      test(`${of.id}: ${title}`, details, ({page, service}) =>
        scene(page, service, of, 7000 + 10 * formIndex + sceneIndex),
      );
    });
  });
});
