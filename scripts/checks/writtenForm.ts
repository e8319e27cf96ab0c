/** Front matter is written the way the desk writes it, so that a save at the desk changes what the writer changed only. */
import {fromFile, toFile} from '../desk/format';
import {loadDocuments} from './documents';
import {readText} from './files';
import type {Problem} from './problem';

/** The first line of each document that the desk would write otherwise. */
export function checkWrittenForm(root: string): Problem[] {
  const {documents, problems} = loadDocuments(root);
  const unreadable = new Set(problems.map(({file}) => file));
  return documents
    .filter(({file}) => !unreadable.has(file))
    .flatMap(({file}): Problem[] => {
      const text = readText(root, file);
      const lines = text.split('\n');
      const wanted = toFile(fromFile(text)).split('\n');
      const at = lines.findIndex((line, index) => line !== wanted[index]);
      if (at < 0 && lines.length === wanted.length) return [];
      const rest = wanted[at];
      const wish = rest === undefined ? 'end the file with one line end' : `write this line as the desk does: ${rest}`;
      const message = `${wish.length > 100 ? `${wish.slice(0, 100)}…` : wish} (npm run format does it)`;
      const line = rest === undefined ? lines.length : at + 1;
      return [{file, line, message}];
    });
}
