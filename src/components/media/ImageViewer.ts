/**
 * The image viewer: shows pictures, parts of the page, fetched fragments, pages and frames over the page. This module
 * is all a page carries; PhotoSwipe and its styles are fetched when somebody opens the viewer.
 *
 * The trigger is a plain link to what it shows, so that it works without script and in a new tab:
 *
 *     const {openFrom} = useImageViewer();
 *     <a href={item.src} onClick={(event) => openFrom(event, items, 0)}>…</a>
 */
import {type MouseEvent, useCallback} from 'react';

interface Captioned {
  /** First line of the caption, and the name of what is shown. */
  readonly title: string;
  /** Second line of the caption. */
  readonly text?: string;
}

/** A picture; its size lets the viewer lay it out before it is loaded. */
export interface ImageItem extends Captioned {
  readonly kind: 'image';
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
  /** What the picture shows; the title where nothing else is said. */
  readonly alt?: string;
}

/** A copy of an element of the page, by its id. */
export interface InlineItem extends Captioned {
  readonly kind: 'inline';
  readonly elementId: string;
}

/**
 * - `fragment`: a piece of HTML from this site, shown whole.
 * - `page`: the main part of a page of this site.
 * - `frame`: a document of this site the browser shows by itself, such as a PDF manual.
 */
export interface AddressItem extends Captioned {
  readonly kind: 'fragment' | 'page' | 'frame';
  readonly href: string;
}

export type ViewerItem = ImageItem | InlineItem | AddressItem;

export interface ImageViewer {
  /** Shows the items, the one at `index` first. */
  readonly open: (items: readonly ViewerItem[], index: number) => void;
  /** The same for a click on a link; ignores clicks that open a new tab or window. */
  readonly openFrom: (event: MouseEvent, items: readonly ViewerItem[], index: number) => void;
}

/** Where the item can be seen without the viewer. */
function addressOf(item: ViewerItem): string {
  if (item.kind === 'image') return item.src;
  return item.kind === 'inline' ? `#${item.elementId}` : item.href;
}

/** The viewer, for links and buttons that open it. Nothing is loaded before the first call of `open`. */
export function useImageViewer(): ImageViewer {
  const open = useCallback<ImageViewer['open']>((items, index) => {
    const item = items[index];
    if (!item) return;
    import('./imageViewerDialog').then(
      ({showViewer}) => showViewer(items, index),
      // The viewer failed to load; its target may still open.
      () => window.location.assign(addressOf(item)),
    );
  }, []);
  const openFrom = useCallback<ImageViewer['openFrom']>(
    (event, items, index) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open(items, index);
    },
    [open],
  );
  return {open, openFrom};
}
