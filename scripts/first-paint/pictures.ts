/** The picture that a phone sees first, in the HTML itself. */

/** Largest file that is inlined, in bytes. Document and picture share the 40 KiB of the first paint. */
export const inlineLimit = 16 * 1024;

const phoneSource =
  /<source media="\(max-width: 599px\)" type="?image\/avif"? srcset="?(\/[^\s">]+\.avif)"?(?=[^<>]*>(?:<source[^>]*>)*<img[^>]*\bfetchpriority="?high)/g;

/**
 * The page with the phone's version of its picture of high priority (`Picture`) as a data address: a phone paints it with
 * the words, one round trip earlier than by a preload. React keeps the attribute when it hydrates, and pages that come by
 * navigation ask for the file.
 * @param read reads a file of the build by its address
 * @throws {Error} when a file is larger than the limit
 */
export function inlinePhonePicture(html: string, read: (address: string) => Buffer): string {
  return html.replace(phoneSource, (element, address: string) => {
    const file = read(address);
    if (file.length > inlineLimit)
      throw new Error(
        `${address} has ${file.length} bytes; a picture of the first view has at most ${inlineLimit} on phones (scripts/media/render.mjs).`,
      );
    const markup = element.slice(0, element.indexOf(' srcset='));
    return `${markup} srcset="data:image/avif;base64,${file.toString('base64')}"`;
  });
}
