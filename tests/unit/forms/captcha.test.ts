import {afterEach, expect, it, jest} from '@jest/globals';
import {captchaScript} from '@site/src/site/captcha';
import {requestCode} from '@site/src/features/forms/lead/api';
import {restoreGlobals, stubGlobal} from '../../support/globals';
import {waitFor} from '../../support/wait-for';

afterEach(() => {
  restoreGlobals();
  delete window.initGeetest4;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.cookie = 'consent=; max-age=0';
});

/** The service, with a captcha set up; keeps the bodies of code requests. */
function stubService(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  stubGlobal('fetch', (path: string, init?: {body?: string}) => {
    if (path.endsWith('/challenge'))
      return Promise.resolve(Response.json({code: 0, data: {kind: 'captcha', siteKey: 'site'}}));
    bodies.push(JSON.parse(init?.body ?? '{}') as Record<string, unknown>);
    return Promise.resolve(Response.json({code: 0, data: {resendAfter: 60}}, {status: 202}));
  });
  return bodies;
}

/** The script's captcha; `ends` says how the visitor leaves it. */
function stubCaptcha(ends: 'success' | 'close'): void {
  const then: Record<string, () => void> = {};
  const on = (name: string) => (action: () => void) => {
    then[name] = action;
    return captcha;
  };
  const captcha = {
    onReady: on('ready'),
    onSuccess: on('success'),
    onError: on('error'),
    onClose: on('close'),
    showCaptcha: () => then[ends]?.(),
    getValidate: () => ({lot_number: '1'}),
    destroy: () => undefined,
  };
  window.initGeetest4 = ({captchaId}, show) => {
    expect(captchaId).toBe('site');
    show(captcha);
    then.ready?.();
  };
}

/** The visitor has read who checks, and went on. */
const agreed = () => void (document.cookie = 'consent=captcha:allowed');

const ask = () => requestCode('free-cn', 'sms', '13800000000', '3f0c1a52-6f0e-4a63-9d2a-5f1b7f4f8a11');

it('sends the result of the captcha with the request for a code', async () => {
  const bodies = stubService();
  agreed();
  stubCaptcha('success');
  expect(await ask()).toMatchObject({kind: 'ok'});
  expect(JSON.parse(atob(String(bodies[0]?.challenge)))).toEqual({lot_number: '1'});
});

it('sends nothing when the captcha is closed', async () => {
  const bodies = stubService();
  agreed();
  stubCaptcha('close');
  expect(await ask()).toEqual({kind: 'unreachable'});
  expect(bodies).toEqual([]);
});

it('loads the script only now, and does without when it cannot be loaded', async () => {
  stubService();
  agreed();
  const asked = ask();
  const script = await waitFor(() => {
    const found = document.head.querySelector('script');
    expect(found?.src).toBe(captchaScript);
    return found!;
  });
  script.dispatchEvent(new Event('error'));
  expect(await asked).toEqual({kind: 'unreachable'});
});

it('says who checks and what they receive before anything of theirs is loaded, and accepts a refusal', async () => {
  const bodies = stubService();
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = jest.fn<() => void>();
  const asked = ask();
  const dialog = await waitFor(() => {
    const found = document.querySelector('dialog');
    expect(found?.textContent).toContain('极验');
    return found!;
  });
  expect(document.head.querySelector('script')).toBeNull();
  dialog.dispatchEvent(new Event('close'));
  expect(await asked).toEqual({kind: 'unreachable'});
  expect([document.head.querySelector('script'), document.querySelector('dialog'), bodies.length]).toEqual([
    null,
    null,
    0,
  ]);
});

it('asks once: a yes is kept with the other decisions about third parties', async () => {
  const bodies = stubService();
  stubCaptcha('success');
  HTMLDialogElement.prototype.showModal = jest.fn<() => void>();
  const asked = ask();
  const dialog = await waitFor(() => {
    const found = document.querySelector('dialog');
    expect(found).not.toBeNull();
    return found!;
  });
  Object.defineProperty(dialog, 'returnValue', {value: 'accept'});
  dialog.dispatchEvent(new Event('close'));
  expect(await asked).toMatchObject({kind: 'ok'});
  expect(document.cookie).toContain('captcha:allowed');
  expect(await ask()).toMatchObject({kind: 'ok'});
  expect([bodies.length, document.querySelector('dialog')]).toEqual([2, null]);
});
