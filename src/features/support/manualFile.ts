/** The printed manual of a page as the build lists it, and the link to it. Shared by the build and the browser. */
import type {CopyOf} from '@site/src/site/copy';
import type words from '@copy/manual-files';

/** One file that can be printed. */
export interface ManualFile {
  /** Full pathname of the PDF. */
  readonly href: string;
  readonly pages: number;
  readonly bytes: number;
  /** Day of its text, YYYY-MM-DD. */
  readonly day: string;
  readonly lang: 'zh-CN' | 'en';
}

/** What can be printed of a manual's page, by the pathname of the page. Empty where the build had no browser. */
export type ManualFiles = Readonly<Record<string, ManualEntry>>;

export interface ManualEntry {
  readonly manual: ManualFile;
  /** The same manual in the other edition. */
  readonly other?: ManualFile;
  readonly card?: ManualFile;
}

/** Where the list is served. */
export const manualListPath = '/support/manuals/files.json';

/** A size as people read it: KB of 1000 bytes, as file managers of phones and desktops show it. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type Words = CopyOf<typeof words>;

const link = ({href, lang}: ManualFile, text: string): string =>
  `<a href="${href}" hreflang="${lang}" type="application/pdf">${text}</a>`;

/** A figure or a date stays whole: browsers break lines at its space or hyphens. */
const whole = (text: string): string => `<span class="nb">${text}</span>`;

/**
 * Links to the files of a manual as HTML, for an element that React does not own: a row for the manual with its translation, one
 * for the card. Empty where there are none.
 * @param short only the manual's own file, for lists
 */
export function manualLinks(entry: ManualEntry | undefined, copy: Words, short: boolean): string {
  if (!entry) return '';
  const {manual, other, card} = entry;
  const size = whole(sizeText(manual.bytes));
  // In an element of its own, because the link is a flexible box and its parts would be items.
  if (short) return link(manual, `<span>${copy.file(manual.pages, size)}</span>`);
  const row = (links: readonly string[], about: string): string =>
    `<span>${links.join('')}<small>${about}</small></span>`;
  const own = [link(manual, copy.manual), ...(other ? [link(other, copy.other)] : [])];
  return (
    row(own, copy.about(manual.pages, size, whole(manual.day))) +
    (card ? row([link(card, copy.quick)], copy.onePage) : '')
  );
}
