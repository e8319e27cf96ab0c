/** A lead form from the first key to the answer: what it sends, what it says, and that no lead is lost on the way. */
import copy from '@copy/forms/lead';
import words from '@site/i18n/zh-CN/copy/forms/partner-cn';
import PartnerForm from '@site/src/features/forms/partner-cn/PartnerForm';
import type {CallResult} from '@site/src/features/forms/lead/api';
import {loadDraft, saveDraft} from '@site/src/features/forms/lead/draft';
import type {LeadRequest} from '@site/src/features/forms/schema';
import {queueEvent} from '@site/src/features/queue/flag';
import type {QueuedLead} from '@site/src/features/queue/rules';
import {act} from 'react';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {restoreGlobals, stubGlobal} from '../../support/globals';
import {control, element, fill, mountForm, press, value} from '../../support/mounted-form';
import {waitFor} from '../../support/wait-for';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

/** What the device holds. */
const device = new Map<string, QueuedLead>();

/** The service: what it was sent, and its answer to each request. */
const service = {
  leads: [] as LeadRequest[],
  codes: [] as {readonly to: string; readonly id: string}[],
  canStore: true,
  isSchemaMissing: false,
  answer: (): CallResult | Promise<CallResult> => ({kind: 'unreachable'}),
  codeAnswer: (): CallResult | Promise<CallResult> => ({kind: 'ok', data: {resendAfter: 60}}),
};

jest.mock('@site/src/features/queue/database', () => ({
  ...jest.requireActual<typeof import('@site/src/features/queue/database')>('@site/src/features/queue/database'),
  allLeads: () => Promise.resolve([...device.values()]),
  putLead: (lead: QueuedLead) => Promise.resolve(service.canStore && Boolean(device.set(lead.id, lead))),
  removeLead: (id: string) => Promise.resolve(void device.delete(id)),
}));
jest.mock('@site/src/features/forms/lead/check', () => {
  const {checkForm} = jest.requireActual<typeof import('@site/src/features/forms/lead/check')>(
    '@site/src/features/forms/lead/check',
  );
  return {
    checkForm: (...form: Parameters<typeof checkForm>) => {
      if (service.isSchemaMissing) throw new Error('Loading chunk failed');
      return checkForm(...form);
    },
  };
});
jest.mock('@site/src/features/forms/lead/api', () => ({
  submitLead: async (body: LeadRequest) => {
    service.leads.push(body);
    return service.answer();
  },
  requestCode: async (_form: string, _channel: string, to: string, id: string) => {
    service.codes.push({to, id});
    return service.codeAnswer();
  },
}));

const form = 'partner-cn';
const arrived: CallResult = {kind: 'ok', data: {reference: 'L-1'}};
const refused = (code: number, fields = {}): CallResult => ({kind: 'refused', code, fields, reference: 'R-1'});

let unmount: () => Promise<void>;

beforeEach(() => {
  window.localStorage.clear();
  device.clear();
  Object.assign(service, {
    leads: [],
    codes: [],
    canStore: true,
    isSchemaMissing: false,
    answer: () => ({kind: 'unreachable'}),
    codeAnswer: () => ({kind: 'ok', data: {resendAfter: 60}}),
  });
});
afterEach(async () => {
  await unmount();
  document.body.replaceChildren();
  restoreGlobals();
});

const open = async () => void (unmount = await mountForm(<PartnerForm />));

async function fillIn(): Promise<void> {
  const values = {company: '示例工程有限公司', contact: '李雷', phone: '13800000009', 'adcode-province': '110000'};
  for (const [name, text] of Object.entries({...values, captcha: '123456'})) await fill(name, text);
  await press('input[name=type]');
  await press('#consent');
}

async function openFilled(): Promise<void> {
  await open();
  await fillIn();
}

const submit = (times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time += 1) element<HTMLFormElement>('form[novalidate]').requestSubmit();
  });
const button = () => element('[data-testid=lead-submit]');
const codeButton = () => element('[data-testid=get-code]');
const codeStatus = () => element('#code-status').textContent;
const errorOf = (name: string) => element(`#${name}-error`).textContent;

/** Waits, and lets React do what came up meanwhile. */
const until = (check: () => void) =>
  waitFor(async () => {
    await act(async () => undefined);
    check();
  });
const untilSuccess = () =>
  until(() => expect(element('[data-testid=lead-success] [data-testid=lead-reference]').textContent).toBe('L-1'));
const untilNotice = (text: string) =>
  until(() =>
    expect([...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent)).toEqual([
      expect.stringContaining(text),
    ]),
  );

/** An answer that comes when it is told to. */
function held(answer: CallResult): {readonly promise: Promise<CallResult>; readonly release: () => Promise<void>} {
  let resolve: (result: CallResult) => void;
  const promise = new Promise<CallResult>((settle) => (resolve = settle));
  return {promise, release: () => act(async () => resolve(answer))};
}

describe('a lead that arrives', () => {
  it('is sent once, however often the button is pressed, and leaves no draft', async () => {
    const answer = held(arrived);
    service.answer = () => answer.promise;
    await openFilled();
    expect(loadDraft(form)).not.toBeNull();
    const {id} = loadDraft(form)!;
    await submit(2);
    await until(() => expect(service.leads).toHaveLength(1));
    expect([button().textContent, button().getAttribute('aria-busy')]).toEqual([copy.sending, 'true']);
    expect(element('form').getAttribute('aria-busy')).toBe('true');
    await submit();
    await answer.release();
    await untilSuccess();
    expect(document.activeElement).toBe(element('[data-testid=lead-success] h2'));
    expect(service.leads).toMatchObject([
      {
        id,
        form,
        edition: 'zh-CN',
        verificationCode: '123456',
        honeypot: '',
        tracking: {component_id: 'partner'},
        fields: {
          company: '示例工程有限公司',
          phone: '13800000009',
          adcode: '110100',
          type: '0',
          consent: true,
        },
      },
    ]);
    expect(Object.keys(service.leads[0]!.fields)).not.toContain('captcha');
    expect([loadDraft(form), device.size]).toEqual([null, 0]);
  });

  it('is sent under a new id when its own was used for an earlier version', async () => {
    service.answer = () => (service.leads.length === 1 ? refused(409001) : refused(301026));
    await openFilled();
    await press('[data-testid=get-code]');
    await until(() => expect(codeStatus()).toBe(copy.code.sent));
    const before = loadDraft(form)!.id;
    await submit();
    await until(() => expect(errorOf('captcha')).toBe(words.fields.captcha.errors.server));
    const [first, second] = service.leads;
    expect([first?.id, second?.id === before, loadDraft(form)?.id]).toEqual([before, false, second?.id]);
    // The code was asked for under the old one.
    expect([first?.codeId, second?.codeId]).toEqual([before, before]);
  });
});

describe('a lead that is refused', () => {
  it('marks the fields that the answer names, leads to them and keeps everything', async () => {
    service.answer = () => refused(700007, {phone: 'format', unknown: 'format'});
    await openFilled();
    await submit();
    await until(() => expect(errorOf('phone')).toBe(words.fields.phone.errors.server));
    expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#phone');
    expect([button().textContent, value('contact'), value('captcha')]).toEqual([words.submit, '李雷', '123456']);
    expect(document.title).toMatch(new RegExp(`^${copy.errorTitle}`));
    expect(device.size).toBe(0);
  });

  it('does not pull the focus away from a field that is being typed into', async () => {
    service.answer = () => refused(301022);
    await openFilled();
    await submit();
    await until(() => expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#phone'));
    control('phone').focus();
    await fill('phone', '13800000010');
    await until(() => expect(document.querySelector('[role=alert]')).toBeNull());
    await fill('phone', '1');
    await until(() => expect(document.querySelector('[role=alert] a')).not.toBeNull());
    expect(document.activeElement).toBe(control('phone'));
  });

  it('says the reference where no field is named', async () => {
    service.answer = () => refused(700007);
    await openFilled();
    await submit();
    await untilNotice(copy.rejected('R-1'));
    expect(button().textContent).toBe(words.submit);
  });

  it('says how long to wait', async () => {
    service.answer = () => ({kind: 'limited', retryAfter: 30});
    await openFilled();
    await submit();
    await untilNotice(copy.limited(30));
  });
});

describe('a lead that cannot be sent', () => {
  it('is kept, and the form says when it has arrived', async () => {
    await openFilled();
    await submit();
    await untilNotice(copy.kept.title);
    expect(button().textContent).toBe(copy.retry);
    const [lead] = device.values();
    device.set(lead!.id, {...lead!, state: 'arrived', reference: 'L-1'} as QueuedLead);
    await act(async () => window.dispatchEvent(new Event(queueEvent)));
    await untilSuccess();
    await until(() => expect(device.size).toBe(0));
  });

  it('is sent again under the same id', async () => {
    await openFilled();
    await submit();
    await untilNotice(copy.kept.title);
    service.answer = () => arrived;
    await submit();
    await untilSuccess();
    expect(new Set(service.leads.map(({id}) => id)).size).toBe(1);
  });

  it('stays in the form alone where nothing can be kept', async () => {
    service.canStore = false;
    await openFilled();
    await submit();
    await untilNotice(copy.unreachable.title);
    expect([button().textContent, value('company')]).toEqual([copy.retry, '示例工程有限公司']);
    service.answer = () => arrived;
    await submit();
    await untilSuccess();
  });

  it('is taken off the device by "clear", and the next one has another id', async () => {
    await openFilled();
    await submit();
    await untilNotice(copy.kept.title);
    await press('form > p:last-child button');
    await until(() => expect(device.size).toBe(0));
    expect([value('company'), button().textContent, loadDraft(form)]).toEqual(['', words.submit, null]);
    expect(document.querySelector('[role=alert]')).toBeNull();
    await fill('company', '另一家工程有限公司');
    expect(loadDraft(form)?.id).not.toBe(service.leads[0]!.id);
  });

  it('comes back for a new code, with everything but the code', async () => {
    await openFilled();
    await submit();
    await untilNotice(copy.kept.title);
    const {id, edition, page, savedAt} = [...device.values()][0]!;
    device.set(id, {id, form, edition, page, savedAt, state: 'returned', reason: 'code'});
    await act(async () => window.dispatchEvent(new Event(queueEvent)));
    await untilNotice(copy.returned.code);
    expect([value('captcha'), value('company')]).toEqual(['', '示例工程有限公司']);
  });

  it('of an earlier visit is found by its draft', async () => {
    const id = crypto.randomUUID();
    saveDraft(form, id, {company: '示例工程有限公司'});
    window.localStorage.setItem('lead.queue', '1');
    device.set(id, {id, form, edition: 'zh-CN', page: '/', savedAt: Date.now(), state: 'returned', reason: 'expired'});
    await open();
    await untilNotice(copy.returned.expired);
    expect(value('company')).toBe('示例工程有限公司');
  });
});

it('a form that is cleared while it is sent says so until the answer, and sends nothing more before it', async () => {
  const answer = held(arrived);
  service.answer = () => answer.promise;
  await openFilled();
  await submit();
  await until(() => expect(service.leads).toHaveLength(1));
  await press('form > p:last-child button');
  expect([value('company'), button().textContent, loadDraft(form)]).toEqual(['', copy.sending, null]);
  await fillIn();
  await submit();
  await answer.release();
  await untilSuccess();
  expect(service.leads).toHaveLength(1);
});

describe('a form whose schema does not load', () => {
  const reported = jest.fn();
  beforeEach(() => {
    reported.mockClear();
    stubGlobal('reportError', reported);
    service.isSchemaMissing = true;
  });

  it('says that it was not sent, and is sent by the next press', async () => {
    service.answer = () => arrived;
    await openFilled();
    await submit();
    await untilNotice(copy.failed.title);
    expect([value('company'), button().textContent, service.leads.length]).toEqual(['示例工程有限公司', copy.retry, 0]);
    expect(reported).toHaveBeenCalledTimes(1);
    service.isSchemaMissing = false;
    await submit();
    await untilSuccess();
  });

  it('says that no code was sent', async () => {
    await open();
    await fill('phone', '13800000009');
    await press('[data-testid=get-code]');
    await until(() => expect(codeStatus()).toBe(copy.code.unreachable));
    expect(service.codes).toEqual([]);
  });
});

it('errors of a second try take the focus as those of the first', async () => {
  service.answer = () => ({kind: 'limited', retryAfter: 30});
  await openFilled();
  await submit();
  await untilNotice(copy.limited(30));
  await fill('company', '');
  await submit();
  await until(() => expect(document.activeElement?.textContent).toContain(copy.problem(1)));
});

describe('the code', () => {
  it('is not asked for a contact that cannot be one', async () => {
    await open();
    await fill('phone', '1380000');
    await press('[data-testid=get-code]');
    await until(() => expect(errorOf('phone')).toBe(words.fields.phone.errors.format));
    expect([document.activeElement, service.codes.length]).toEqual([control('phone'), 0]);
  });

  it('is asked for once, until the countdown is over', async () => {
    await open();
    await fill('phone', '13800000009');
    await press('[data-testid=get-code]');
    await until(() => expect(codeStatus()).toBe(copy.code.sent));
    expect([codeButton().textContent, codeButton().getAttribute('aria-disabled')]).toEqual([
      copy.code.again(60),
      'true',
    ]);
    await press('[data-testid=get-code]');
    expect(service.codes).toEqual([{to: '13800000009', id: loadDraft(form)!.id}]);
  });

  it('is asked for once, however often the button is pressed while the schema is loaded', async () => {
    await open();
    await fill('phone', '13800000009');
    await act(async () => {
      for (let time = 0; time < 2; time += 1) codeButton().click();
    });
    await until(() => expect(codeStatus()).toBe(copy.code.sent));
    expect(service.codes).toEqual([{to: '13800000009', id: loadDraft(form)!.id}]);
  });

  it.each([
    [{kind: 'unreachable'}, copy.code.unreachable, copy.code.get],
    [{kind: 'limited', retryAfter: 30}, copy.limited(30), copy.code.again(30)],
  ] as const)('says what became of it: %j', async (answer, status, label) => {
    service.codeAnswer = () => answer;
    await open();
    await fill('phone', '13800000009');
    await press('[data-testid=get-code]');
    await until(() => expect([codeStatus(), codeButton().textContent]).toEqual([status, label]));
  });

  it('marks the contact that the service refuses', async () => {
    service.codeAnswer = () => refused(301022);
    await open();
    await fill('phone', '13800000009');
    await press('[data-testid=get-code]');
    await until(() => expect(errorOf('phone')).toBe(words.fields.phone.errors.server));
    expect([codeStatus(), codeButton().textContent]).toEqual(['', copy.code.get]);
  });

  it('cannot be used any more for another contact, or after five guesses', async () => {
    service.answer = () => refused(301026);
    await openFilled();
    await press('[data-testid=get-code]');
    await until(() => expect(codeStatus()).toBe(copy.code.sent));
    const guess = async (count: number) => {
      await fill('captcha', `00000${count}`);
      await submit();
      await until(() => expect(service.leads).toHaveLength(count));
      await until(() => expect(button().textContent).toBe(words.submit));
    };
    for (const count of [1, 2, 3, 4]) await guess(count);
    expect(codeStatus()).toBe(copy.code.sent);
    await guess(5);
    await until(() => expect(codeStatus()).toBe(copy.code.stale));

    await press('[data-testid=get-code]');
    await until(() => expect(codeStatus()).toBe(copy.code.sent));
    await fill('phone', '13800000010');
    await guess(6);
    await until(() => expect(codeStatus()).toBe(copy.code.stale));
  });
});

it('takes over what the service said in the page, once', async () => {
  const other = '7a8e6c1d-0b5f-4f43-8a51-0c5de2b1f9aa';
  const page = document.createElement('form');
  page.dataset.form = form;
  page.setAttribute(
    'data-service-answer',
    JSON.stringify({issues: {captcha: 'format'}, resendAfter: 45, codeId: other}),
  );
  document.body.append(page);
  await open();
  expect(page.hasAttribute('data-service-answer')).toBe(false);
  expect([errorOf('captcha'), codeStatus()]).toEqual([words.fields.captcha.errors.format, copy.code.sent]);
  expect(codeButton().textContent).toBe(copy.code.again(45));
  await fillIn();
  await submit();
  await until(() => expect(service.leads).toMatchObject([{codeId: other}]));
});

it('a draft fills what nobody has typed yet, and keeps its id', async () => {
  const id = crypto.randomUUID();
  saveDraft(form, id, {company: '示例工程有限公司', contact: '李雷'});
  await open();
  expect([value('company'), value('contact'), element('form > p:last-child').textContent]).toEqual([
    '示例工程有限公司',
    '李雷',
    copy.draft + copy.clearDraft,
  ]);
  await fill('contact', '王芳');
  expect(loadDraft(form)).toMatchObject({id, values: {company: '示例工程有限公司', contact: '王芳'}});
});
