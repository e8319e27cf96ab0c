/** Names of modules that one file system tells apart and another does not. */
import path from 'node:path';
import {listFiles} from './files';
import type {Problem} from './problem';

/** How an import names a module: its path without the extension. */
const specifierOf = (file: string): string => file.replace(/\.[cm]?[jt]sx?$/, '');

/** `Alert.tsx` beside `alert.ts`: where case does not count, as on macOS, an import of one finds the other. */
export function checkModuleNames(root: string): Problem[] {
  const owners = new Map<string, string>();
  return listFiles(root, 'src', /\.[cm]?[jt]sx?$/).flatMap((file): Problem[] => {
    const key = specifierOf(file).toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    if (owner === undefined || specifierOf(owner) === specifierOf(file)) return [];
    return [
      {file, line: 1, message: `differs only in case from ${path.basename(owner)}; rename one after what it does`},
    ];
  });
}
