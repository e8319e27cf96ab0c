/**
 * While developing, on a support document: the key “\” opens the other edition's text beside the page, a second press or
 * Esc closes it. `plugins/dev-preview` registers this module and answers its requests; a build has neither.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {splitPath} from '@site/src/site/editions';

const frameId = 'edition-preview';

/** In split view only the text fits: header and sidebars are hidden while the frame is open. */
const sheet = `
html:has(#${frameId}) { margin-inline-end: 50vw; }
html:has(#${frameId}) :is(#__docusaurus > header, #__docusaurus aside, #__docusaurus footer, main ~ nav) { display: none; }
html:has(#${frameId}) :has(> main) { display: block; }
#${frameId} { position: fixed; inset: 0 0 0 auto; z-index: 2147483000; width: 50vw; height: 100%; border: 0; border-inline-start: 1px solid var(--line-2); }`;

/** Address of the preview of a page; null outside the support section. */
export function previewAddress(pathname: string): string | null {
  return splitPath(pathname).path.startsWith('/support/') ? `/__preview?path=${encodeURIComponent(pathname)}` : null;
}

/** The backslash key, also while a Chinese input method makes “、” of it; not in a field, not with a modifier. */
export function isPreviewKey({key, code, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const field =
    target instanceof Element
      ? target.closest('input, textarea, select, [contenteditable]:not([contenteditable="false"])')
      : null;
  return field === null && (key === '\\' || (code === 'Backslash' && key === '、'));
}

const frame = () => document.getElementById(frameId) as HTMLIFrameElement | null;

function close(): void {
  frame()?.remove();
}

/** The heading at the top of the window; its counterpart has the same id. */
function followReading(): void {
  const otherDocument = frame()?.contentDocument;
  const headings = [...document.querySelectorAll<HTMLElement>('main h2[id]')];
  const at = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3).at(-1);
  if (at) otherDocument?.getElementById(at.id)?.scrollIntoView();
  else otherDocument?.documentElement.scrollTo(0, 0);
}

async function open(): Promise<void> {
  const address = previewAddress(window.location.pathname);
  if (address === null || !(await fetch(address)).ok) return close();
  const view = frame() ?? document.createElement('iframe');
  view.id = frameId;
  view.title = 'The other edition';
  view.onload = () => {
    // Key events inside the frame do not reach the page.
    view.contentWindow?.addEventListener('keydown', onKey);
    followReading();
  };
  view.src = address;
  if (!view.isConnected) document.body.append(view);
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape' && frame()) close();
  else if (isPreviewKey(event)) {
    event.preventDefault();
    if (frame()) close();
    else void open();
  }
}

/** Docusaurus calls this after a change of page without loading. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {pathname: string};
  previousLocation: {pathname: string} | null;
}): void {
  if (frame() && location.pathname !== previousLocation?.pathname) void open();
}

if (process.env.NODE_ENV !== 'production' && ExecutionEnvironment.canUseDOM) {
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  window.addEventListener('keydown', onKey);
  window.addEventListener('scroll', () => frame() && followReading(), {passive: true});
  // The window regains the focus: the other text may have changed in the editor.
  window.addEventListener('focus', () => frame()?.contentWindow?.location.reload());
}
