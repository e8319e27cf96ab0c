/** Module names that differ only in case. */
import path from 'node:path';
import {listFiles} from './files';
import type {Problem} from './problem';

/** How an import names a module: its path without the extension. */
const specifierOf = (file: string): string => file.replace(/\.[cm]?[jt]sx?$/, '');

/** `Alert.tsx` next to `alert.ts`: on case-insensitive file systems (macOS) an import of one resolves to the other. */
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
