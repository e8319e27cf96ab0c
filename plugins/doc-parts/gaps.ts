/**
 * Timelines in tables: `[[gaps:<pattern>]]` becomes a small drawing of the timeline of a recording with such gaps. The words
 * before it say the same.
 */
import {gapPatterns} from '../../src/features/support/gapPatterns';

/** Asks for a drawing; the group is the pattern. */
const token = / ?\[\[gaps:([\w-]+)\]\]/g;

/**
 * Puts drawings in place of their tokens, before parsing: the parser takes the colon for a directive.
 * @throws {Error} that names the document and a pattern that does not exist
 */
export const writeGaps = (filePath: string, text: string): string =>
  text.replace(token, (_, pattern: string) => {
    if (!Object.hasOwn(gapPatterns, pattern))
      throw new Error(
        `${filePath}: there are no gaps "${pattern}"; write one of: ${Object.keys(gapPatterns).join(', ')}.`,
      );
    return `<RecordingGaps pattern="${pattern}" />`;
  });
