/** Recovery when a page fails to load: reloads at most once a minute, otherwise shows a notice with a retry. */
import copy from '@copy/navigation-failure';
import {createRoot, type Root} from 'react-dom/client';
import {Button} from '../../components/ui/Button';
import {Toast, ToastRegion} from '../../components/ui/Toast';

/** Whether the error is a script or style chunk that failed to load, not a bug in the page. */
const isChunkError = (error: unknown): boolean =>
  /^Loading (CSS )?chunk/.test(String((error as Error | null)?.message));

/** At most one automatic reload within these milliseconds, from the specification. */
const reloadPause = 60_000;

const reloadKey = 'reloaded';

/** Whether a reload is allowed, and records it: a second one within a minute would be a loop. */
function mayReload(now = Date.now()): boolean {
  try {
    if (now - Number(window.sessionStorage.getItem(reloadKey)) < reloadPause) return false;
    window.sessionStorage.setItem(reloadKey, String(now));
    return true;
  } catch {
    // Without storage there is no limit, so no reload.
    return false;
  }
}

/** Whether the site responds for a page; a 404 is a response. */
async function isReachable(href: string): Promise<boolean> {
  try {
    const {ok, status} = await fetch(href, {method: 'HEAD', cache: 'no-store'});
    return ok || status === 404;
  } catch {
    return false;
  }
}

let root: Root | undefined;

function showNotice(text: string | null, retry?: () => void): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    text && (
      <ToastRegion role="alert">
        <Toast dismissLabel={copy.dismiss} onDismiss={() => showNotice(null)} data-navigation-failure="">
          <p>{text}</p>
          <Button look="line" size="small" onClick={retry}>
            {copy.retry}
          </Button>
        </Toast>
      </ToastRegion>
    ),
  );
}

/** Shows why a page did not open; the retry loads it once the site responds. */
function offerRetry(href: string, text: string): void {
  showNotice(text, () => {
    showNotice(null);
    void isReachable(href).then((isBack) => (isBack ? window.location.assign(href) : offerRetry(href, copy.offline)));
  });
}

/**
 * A page failed to load: reloads it, or keeps the current page and shows a notice.
 * @param href URL of the failed page, already in the address bar
 * @param stay restores the URL of the current page
 */
export async function recover(href: string, stay: () => void): Promise<void> {
  const isBack = await isReachable(href);
  if (isBack && mayReload()) {
    window.location.reload();
    return;
  }
  stay();
  offerRetry(href, isBack ? copy.failed : copy.offline);
}

/** A part of the current page threw and shows its own notice. Reloads the page if a chunk failed to load. */
export async function recoverPart(error: unknown): Promise<void> {
  if (isChunkError(error) && (await isReachable(window.location.href)) && mayReload()) window.location.reload();
}

/** The first page threw before it was hydrated. */
export async function recoverFirst(error: unknown): Promise<void> {
  if (isChunkError(error)) await recover(window.location.href, () => undefined);
}

/** Opens a page offline: the visitor's saved copy, or the notice. */
export async function loadCopy(href: string): Promise<void> {
  const isSaved = await fetch(href).then(
    ({ok}) => ok,
    () => false,
  );
  if (isSaved) window.location.assign(href);
  else offerRetry(href, copy.offline);
}
