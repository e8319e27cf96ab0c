import {afterEach, expect, it, vi} from 'vitest';
import {captchaScript} from '@site/src/forms/captcha';
import {requestCode} from '@site/src/forms/lead/api';

afterEach(() => {
  vi.unstubAllGlobals();
  delete window.initGeetest4;
  document.head.innerHTML = '';
});

/** The service, with a captcha set up; keeps the bodies of code requests. */
function stubService(): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (path: string, init?: {body?: string}) => {
    if (path.endsWith('/challenge')) return Promise.resolve(Response.json({code: 0, data: {kind: 'captcha', siteKey: 'site'}}));
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

const ask = () => requestCode('free-cn', 'sms', '13800000000');

it('sends the result of the captcha with the request for a code', async () => {
  const bodies = stubService();
  stubCaptcha('success');
  expect(await ask()).toMatchObject({kind: 'ok'});
  expect(JSON.parse(atob(String(bodies[0]?.challenge)))).toEqual({lot_number: '1'});
});

it('sends nothing when the captcha is closed', async () => {
  const bodies = stubService();
  stubCaptcha('close');
  expect(await ask()).toEqual({kind: 'unreachable'});
  expect(bodies).toEqual([]);
});

it('loads the script only now, and does without when it cannot be loaded', async () => {
  stubService();
  const asked = ask();
  const script = await vi.waitFor(() => {
    const found = document.head.querySelector('script');
    expect(found?.src).toBe(captchaScript);
    return found!;
  });
  script.dispatchEvent(new Event('error'));
  expect(await asked).toEqual({kind: 'unreachable'});
});
