import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** All files under `folder` of `root` whose name matches, as sorted paths relative to `root` with "/". */
export function listFiles(root: string, folder: string, name: RegExp): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.includes('node_modules/'))
    .sort();
}

export const readText = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');
