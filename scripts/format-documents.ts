/** Part of `npm run format`: writes the front matter of all documents the way the desk does. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {loadDocuments} from './checks/documents';
import {readText} from './checks/files';
import {fromFile, toFile} from './desk/format';

const root = process.cwd();
const {documents, problems} = loadDocuments(root);
const unreadable = new Set(problems.map(({file}) => file));
for (const {file} of documents) {
  if (unreadable.has(file)) continue;
  const text = readText(root, file);
  const formatted = toFile(fromFile(text));
  if (formatted !== text) writeFileSync(path.join(root, file), formatted);
}
