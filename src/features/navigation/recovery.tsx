/** What happens when a page cannot be loaded: once a minute the browser loads it anew, else a notice offers to try again. */
import copy from '@copy/navigation-failure';
import {createRoot, type Root} from 'react-dom/client';
import {Button} from '../../components/ui/Button';
import {Toast, ToastRegion} from '../../components/ui/Toast';

/** Whether an error says that a file of script or style did not come; a mistake in a page is none of these. */
const isMissingCode = (error: unknown): boolean =>
  /^Loading (CSS )?chunk/.test(String((error as Error | null)?.message));

/** Milliseconds within which a page is loaded anew once at most, from the specification. */
const reloadPause = 60_000;

const reloadKey = 'reloaded';

/** Notes a load and returns whether it may be made: one more within a minute would be a loop. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(window.sessionStorage.getItem(reloadKey)) < reloadPause) return false;
    window.sessionStorage.setItem(reloadKey, String(now));
    return true;
  } catch {
    // What cannot be noted cannot be limited.
    return false;
  }
}

/** Whether the site answers for a page; a page that does not exist is an answer. */
async function isThere(href: string): Promise<boolean> {
  try {
    const {ok, status} = await fetch(href, {method: 'HEAD', cache: 'no-store'});
    return ok || status === 404;
  } catch {
    return false;
  }
}

let root: Root | undefined;

function say(text: string | null, retry?: () => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    text && (
      <ToastRegion role="alert">
        <Toast dismissLabel={copy.dismiss} onDismiss={() => say(null)} data-navigation-failure="">
          <p>{text}</p>
          <Button look="line" size="small" onClick={retry}>
            {copy.retry}
          </Button>
        </Toast>
      </ToastRegion>
    ),
  );
}

/** Tells why a page was not opened; "try again" loads it as soon as the site answers for it. */
function offerRetry(href: string, text: string): void {
  say(text, () => {
    say(null);
    void isThere(href).then((isBack) => (isBack ? window.location.assign(href) : offerRetry(href, copy.offline)));
  });
}

/**
 * A page did not load: loads it anew, or keeps the page being shown and says so.
 * @param href address of the page, which the window has already
 * @param stay puts back the address of the page being shown
 */
export async function recover(href: string, stay: () => void): Promise<void> {
  const isBack = await isThere(href);
  if (isBack && mayReload()) {
    window.location.reload();
    return;
  }
  stay();
  offerRetry(href, isBack ? copy.failed : copy.offline);
}

/** A part of the page being shown ended with an error, and says so itself. The page is loaded anew if code did not come. */
export async function recoverPart(error: unknown): Promise<void> {
  if (isMissingCode(error) && (await isThere(window.location.href)) && mayReload()) window.location.reload();
}

/** The page being opened ended with an error before it came alive. */
export async function recoverFirst(error: unknown): Promise<void> {
  if (isMissingCode(error)) await recover(window.location.href, () => undefined);
}

/** Opens a page without a network: a copy the visitor has saved, or the notice. */
export async function loadCopy(href: string): Promise<void> {
  const isSaved = await fetch(href).then(
    ({ok}) => ok,
    () => false,
  );
  if (isSaved) window.location.assign(href);
  else offerRetry(href, copy.offline);
}
