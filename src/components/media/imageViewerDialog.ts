/**
 * The viewer itself, loaded when it is opened. PhotoSwipe provides gestures, zoom and slides inside a native
 * `<dialog>`, which makes the page behind inert, traps the focus and restores it.
 */
import copy from '@copy/viewer';
import PhotoSwipe, {type SlideData} from 'photoswipe';
import type {AddressItem, InlineItem, ViewerItem} from './ImageViewer';
import styles from './ImageViewer.module.css';
import {loadContent, ViewerError, type ViewerFailure} from './imageViewerContent';
import {closeOnBack} from '../ui/closeOnBack';
import {photoswipeStyles} from './photoswipeStyles';

/** A slide with its source item; PhotoSwipe passes slides to every listener. */
type Slide = SlideData & {item: ViewerItem};

let sheet: CSSStyleSheet | undefined;

/** Adopts PhotoSwipe's styles, once. Adopted sheets come last, so ours overrule them by being more specific. */
function adoptStyles(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(photoswipeStyles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function slideOf(item: ViewerItem): Slide {
  if (item.kind !== 'image') return {type: item.kind, item};
  const {src, srcSet, width, height, alt, title} = item;
  return {type: 'image', src, srcset: srcSet, width, height, alt: alt ?? title, item};
}

/** An element with a class and, if any, a text. */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | undefined,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

/** An error message, with a link to what could not be shown where there is one. */
function failureNotice(failure: ViewerFailure, item: ViewerItem): HTMLElement {
  const notice = make('div', styles.failure);
  notice.setAttribute('role', 'alert');
  notice.append(make('p', undefined, copy.failures[failure]));
  if (item.kind === 'page' || item.kind === 'frame') notice.append(newTabLink(item));
  return notice;
}

function newTabLink({href}: AddressItem): HTMLAnchorElement {
  const link = make('a', styles.newTab, copy.newTab);
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}

/** Container of everything that is not a picture: scrolls by itself, without the viewer's gestures. */
function makeBox(item: InlineItem | AddressItem): HTMLElement {
  const box = make('div', item.kind === 'frame' ? `${styles.box} ${styles.frame}` : styles.box);
  box.tabIndex = 0;
  box.setAttribute('role', 'document');
  box.setAttribute('aria-label', item.title);
  for (const type of ['pointerdown', 'wheel'] as const) box.addEventListener(type, (event) => event.stopPropagation());
  return box;
}

async function fill(box: HTMLElement, item: InlineItem | AddressItem): Promise<void> {
  box.setAttribute('aria-busy', 'true');
  const waiting = make('p', styles.waiting, copy.loading);
  box.append(waiting);
  try {
    await loadContent(item, box);
  } catch (error) {
    box.replaceChildren(failureNotice(error instanceof ViewerError ? error.failure : 'unknown', item));
  }
  waiting.remove();
  box.removeAttribute('aria-busy');
}

/** Caption below the slide; spoken when the slide changes. */
function fillCaption(caption: HTMLElement, item: ViewerItem): void {
  caption.replaceChildren(make('strong', undefined, item.title));
  if (item.text) caption.append(make('span', undefined, item.text));
  if (item.kind === 'page' || item.kind === 'frame') caption.append(newTabLink(item));
}

/** Opens the viewer. The Back button closes it and stays on the page. */
export function showViewer(items: readonly ViewerItem[], index: number): void {
  adoptStyles();
  const dialog = make('dialog', styles.viewer);
  dialog.setAttribute('aria-label', copy.label);
  document.body.append(dialog);
  dialog.showModal();

  const viewer = new PhotoSwipe({
    dataSource: items.map(slideOf),
    index,
    appendToEl: dialog,
    mainClass: styles.root,
    // The dialog does both.
    trapFocus: false,
    returnFocus: false,
    loop: false,
    bgOpacity: 1,
    showHideAnimationType: 'fade',
    showAnimationDuration: 200,
    hideAnimationDuration: 200,
    wheelToZoom: true,
    padding: {top: 60, bottom: 104, left: 16, right: 16},
    closeTitle: copy.close,
    zoomTitle: copy.zoom,
    arrowPrevTitle: copy.previous,
    arrowNextTitle: copy.next,
    indexIndicatorSep: ' / ',
  });
  const current = () => (viewer.currSlide?.data as Slide | undefined)?.item;

  viewer.addFilter('contentErrorElement', (_element, {data}) => failureNotice('image', (data as Slide).item));
  viewer.on('contentLoad', (event) => {
    const {item} = event.content.data as Slide;
    if (item.kind === 'image') return;
    event.preventDefault();
    const element = make('div', `pswp__content ${styles.holder}`);
    element.append(makeBox(item));
    event.content.element = element;
  });
  // Adjacent slides are prepared, but only pictures are preloaded.
  viewer.on('contentActivate', ({content}) => {
    const {item} = content.data as Slide;
    const box = content.element?.querySelector<HTMLElement>(`.${styles.box}`);
    if (item.kind !== 'image' && box && !box.hasChildNodes()) void fill(box, item);
  });
  viewer.on('keydown', (event) => {
    const {key} = event.originalEvent;
    const box = current()?.kind === 'image' ? null : viewer.currSlide?.content.element?.querySelector(`.${styles.box}`);
    if (!box || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
    event.preventDefault();
    event.originalEvent.preventDefault();
    box.scrollBy({top: key === 'ArrowUp' ? -80 : 80});
  });
  viewer.on('uiRegister', () => {
    viewer.ui?.registerElement({
      name: 'caption',
      className: styles.caption,
      appendTo: 'root',
      order: 9,
      onInit: (caption) => {
        caption.setAttribute('aria-live', 'polite');
        viewer.on('change', () => {
          const item = current();
          if (item) fillCaption(caption, item);
        });
      },
    });
  });

  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    viewer.close();
  });
  const leave = closeOnBack(() => viewer.close());
  viewer.on('destroy', () => {
    leave();
    dialog.close();
    dialog.remove();
  });

  viewer.init();
  // The `<dialog>` has the role; a nested one would be announced twice.
  viewer.element?.removeAttribute('role');
  viewer.element?.focus();
}
