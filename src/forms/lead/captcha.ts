/** The hosted captcha: a third party's script, loaded when a code is asked for and the service wants a captcha solved. */
import {captchaScript} from '../captcha';

/** What the script gives, as far as it is used here. */
interface Captcha {
  onReady(then: () => void): Captcha;
  onSuccess(then: () => void): Captcha;
  onError(then: () => void): Captcha;
  onClose(then: () => void): Captcha;
  showCaptcha(): void;
  getValidate(): Record<string, string> | false;
  destroy(): void;
}

type InitCaptcha = (options: {captchaId: string; product: 'bind'; language: string}, then: (captcha: Captcha) => void) => void;

declare global {
  interface Window {
    initGeetest4?: InitCaptcha;
  }
}

function loadScript(): Promise<InitCaptcha | undefined> {
  if (window.initGeetest4) return Promise.resolve(window.initGeetest4);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = captchaScript;
    script.onload = () => resolve(window.initGeetest4);
    script.onerror = () => {
      script.remove();
      resolve(undefined);
    };
    document.head.append(script);
  });
}

/**
 * Shows the captcha and gives its result as base64 of JSON; null when it was closed or cannot be loaded.
 * @param siteKey public id of the site at the provider, as the service told it
 */
export async function solveCaptcha(siteKey: string): Promise<string | null> {
  const init = await loadScript();
  if (!init) return null;
  const language = document.documentElement.lang.startsWith('zh') ? 'zho' : 'eng';
  return new Promise((resolve) => {
    init({captchaId: siteKey, product: 'bind', language}, (captcha) => {
      const end = (solution: string | null): void => {
        resolve(solution);
        captcha.destroy();
      };
      captcha
        .onReady(() => captcha.showCaptcha())
        .onSuccess(() => {
          const result = captcha.getValidate();
          end(result ? btoa(JSON.stringify(result)) : null);
        })
        .onError(() => end(null))
        .onClose(() => end(null));
    });
  });
}
