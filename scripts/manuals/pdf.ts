/**
 * What the build needs to know of a PDF that Chromium wrote. Its objects are plain text and only streams are compressed, so
 * a few patterns replace a library; the tests read the same files with an independent program.
 */

/** Bytes as text, one character each, and back. */
const encoding = 'latin1';

interface PdfFacts {
  readonly pages: number;
  /** Page, counted from 1, on which each destination of a link within the file stands, by its id. */
  readonly targets: ReadonlyMap<string, number>;
  /** Whether readers of the screen get its structure. */
  readonly tagged: boolean;
  /** Entries of the outline. */
  readonly bookmarks: number;
  /** Names of the fonts whose outlines are in the file. */
  readonly fonts: readonly string[];
  /** Names of the fonts that the file only names. */
  readonly missingFonts: readonly string[];
}

/** Text of each object outside of its stream, by its number. */
function objectsOf(pdf: Buffer): Map<number, string> {
  const text = pdf.toString(encoding).replace(/\bstream\r?\n[\s\S]*?\r?\nendstream/g, '');
  return new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\nendobj/g)].map(([, number, body]) => [Number(number), body!]),
  );
}

/** Page objects in their order. */
function pagesOf(objects: ReadonlyMap<number, string>): number[] {
  const walk = (number: number): number[] => {
    const body = objects.get(number) ?? '';
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1];
    return kids === undefined ? [number] : [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => walk(Number(kid)));
  };
  const root = [...objects.values()].find((body) => /\/Type \/Catalog\b/.test(body));
  const pages = root && /\/Pages (\d+) 0 R/.exec(root)?.[1];
  return pages ? walk(Number(pages)) : [];
}

/** Reads the facts of a PDF that Chromium wrote. */
export function readPdf(pdf: Buffer): PdfFacts {
  const objects = objectsOf(pdf);
  const order = pagesOf(objects);
  const bodies = [...objects.values()];
  const targets = new Map<string, number>();
  for (const body of bodies) {
    for (const [, name, page] of body.matchAll(/\/([^\s/[\]<>()]+) \[(\d+) 0 R \/XYZ\b/g)) {
      if (name === 'Dest') continue;
      const at = order.indexOf(Number(page));
      if (at >= 0) targets.set(decodeURIComponent(name!.replace(/#([0-9A-Fa-f]{2})/g, '%$1')), at + 1);
    }
  }
  const fonts = [...objects].filter(([, body]) => /\/Type \/FontDescriptor\b/.test(body));
  const nameOf = ([, body]: readonly [number, string]) => /\/FontName \/([^\s/<>[\]()]+)/.exec(body)?.[1] ?? '?';
  // The glyphs of a font of type 3 are drawings in the file itself; Chromium writes OpenType fonts like that.
  const drawn = new Set(
    bodies
      .filter((body) => /\/Subtype \/Type3\b/.test(body))
      .map((body) => Number(/\/FontDescriptor (\d+) 0 R/.exec(body)?.[1])),
  );
  const isEmbedded = ([number, body]: readonly [number, string]) =>
    drawn.has(number) || /\/FontFile[23]? \d+ 0 R/.test(body);
  return {
    pages: order.length,
    targets,
    tagged: bodies.some((body) => /\/MarkInfo\b[\s\S]*\/Marked true/.test(body) && /\/StructTreeRoot\b/.test(body)),
    bookmarks: bodies.filter((body) => /\/Title\b/.test(body) && /\/Dest\b/.test(body) && /\/Parent\b/.test(body))
      .length,
    fonts: fonts.filter(isEmbedded).map(nameOf),
    missingFonts: fonts.filter((font) => !isEmbedded(font)).map(nameOf),
  };
}

/** The same file with the given day in place of the time at which it was made, so that equal text makes equal bytes. */
export function withoutTime(pdf: Buffer, day: string): Buffer {
  const stamp = `D:${day.replaceAll('-', '')}000000+00'00'`;
  const text = pdf.toString(encoding);
  // The same length, or the offsets in the table of objects are wrong.
  const set = text.replace(
    /(\/(?:CreationDate|ModDate) \()([^)]*)(\))/g,
    (all, open: string, time: string, close: string) =>
      time.length === stamp.length ? `${open}${stamp}${close}` : all,
  );
  return Buffer.from(set, encoding);
}
