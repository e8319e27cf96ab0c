/** What the viewer shows besides pictures, and the failures it can run into. No words here: codes only. */
import {whileLoading} from '@site/src/components/ui/loadingBar';
import type {AddressItem, InlineItem} from './ImageViewer';

/** Reasons for not showing something; the copy has a message for each. */
export type ViewerFailure = 'unknown' | 'image' | 'element' | 'notFound' | 'forbidden' | 'page' | 'frame';

/** Thrown by the loaders below. */
export class ViewerError extends Error {
  constructor(readonly failure: ViewerFailure) {
    super(failure);
  }
}

/** Timeout after which a frame that shows nothing counts as broken. */
const frameTimeoutMs = 20_000;

/** Removes ids, which must be unique in a document, and scripts, which must not run again. */
function stripIdsAndScripts(root: Element): Element {
  for (const element of [root, ...root.querySelectorAll('[id], script, template, iframe')]) {
    if (element.matches('script, template, iframe')) element.remove();
    else element.removeAttribute('id');
  }
  return root;
}

/** Fetches HTML of this site. Other origins are refused: their markup is not trusted. */
async function fetchHtml(href: string, otherwise: ViewerFailure): Promise<Document> {
  const url = new URL(href, window.location.href);
  if (url.origin !== window.location.origin) throw new ViewerError(otherwise);
  const answer = await whileLoading(fetch(url, {headers: {Accept: 'text/html'}}), ({ok}) => !ok).catch(() => {
    throw new ViewerError(otherwise);
  });
  if (!answer.ok) {
    if (otherwise === 'page') throw new ViewerError('page');
    throw new ViewerError(answer.status === 404 ? 'notFound' : answer.status === 403 ? 'forbidden' : otherwise);
  }
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/** Puts a copy of an element of the page into the box. */
function loadInline({elementId}: InlineItem, box: HTMLElement): void {
  const element = document.getElementById(elementId);
  if (!element) throw new ViewerError('element');
  const copy = element.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  box.append(stripIdsAndScripts(copy));
}

async function loadFragment({href}: AddressItem, box: HTMLElement): Promise<void> {
  const {body} = await fetchHtml(href, 'unknown');
  box.append(...stripIdsAndScripts(body).childNodes);
}

async function loadPage({href}: AddressItem, box: HTMLElement): Promise<void> {
  const page = await fetchHtml(href, 'page');
  const main = page.querySelector('article, main');
  if (!main) throw new ViewerError('page');
  box.append(stripIdsAndScripts(main));
}

/** A frame does not report a 404, so its document is requested first. */
async function loadFrame({href, title}: AddressItem, box: HTMLElement): Promise<void> {
  const answer = await fetch(href, {method: 'HEAD'}).catch(() => null);
  if (!answer?.ok) throw new ViewerError('frame');
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.src = href;
  await new Promise<void>((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new ViewerError('frame')), frameTimeoutMs);
    frame.addEventListener('load', () => {
      window.clearTimeout(timer);
      resolve();
    });
    box.append(frame);
  });
}

/** Fills the box with the item; rejects with a `ViewerError`. */
export async function loadContent(item: InlineItem | AddressItem, box: HTMLElement): Promise<void> {
  switch (item.kind) {
    case 'inline':
      return loadInline(item, box);
    case 'fragment':
      return loadFragment(item, box);
    case 'page':
      return loadPage(item, box);
    case 'frame':
      return loadFrame(item, box);
  }
}
