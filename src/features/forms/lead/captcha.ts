/** The hosted captcha: a third party's script, loaded when a code is asked for and the service wants a captcha solved. */
import copy from '@copy/third-parties';
import {readChoices, saveChoices} from '@site/src/features/consent/choices';
import buttons from '../../../components/ui/Button.module.css';
import {captchaScript} from '../../../site/captcha';
import styles from './captcha.module.css';

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

type InitCaptcha = (
  options: {captchaId: string; product: 'bind'; language: string},
  then: (captcha: Captcha) => void,
) => void;

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

/** Id of the captcha among the decisions about third parties. */
const choiceId = 'captcha';

/** Says who checks and what they receive, before anything of theirs is loaded; false when the visitor would rather not. */
function askFirst(): Promise<boolean> {
  const dialog = document.createElement('dialog');
  const add = (parent: HTMLElement, tag: 'h2' | 'p' | 'form' | 'button', text = '', className = '') => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.className = className;
    parent.append(element);
    return element;
  };
  dialog.className = styles.ask!;
  dialog.dataset.consent = choiceId;
  add(dialog, 'h2', copy.captcha.title).id = 'captcha-ask';
  dialog.setAttribute('aria-labelledby', 'captcha-ask');
  add(dialog, 'p', copy.captcha.text);
  const form = add(dialog, 'form') as HTMLFormElement;
  form.method = 'dialog';
  for (const answer of ['accept', 'reject'] as const) {
    (
      add(
        form,
        'button',
        copy.captcha[answer],
        [buttons.button, buttons.line, buttons.small].join(' '),
      ) as HTMLButtonElement
    ).value = answer;
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => {
      dialog.remove();
      const isAccepted = dialog.returnValue === 'accept';
      if (isAccepted) saveChoices({[choiceId]: 'allowed'});
      resolve(isAccepted);
    };
  });
}

/**
 * Shows the captcha and gives its result as base64 of JSON; null when it was refused, closed or cannot be loaded.
 * @param siteKey public id of the site at the provider, as the service told it
 */
export async function solveCaptcha(siteKey: string): Promise<string | null> {
  if (readChoices()[choiceId] !== 'allowed' && !(await askFirst())) return null;
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
