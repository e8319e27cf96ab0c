/** The records of a site that is built, read from its folder. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/site/brand';
import {recordsOf} from './records';
import {searchWords} from './words';
import type {SearchRecord} from '../../src/features/search/model/schema';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';

/** Base URL of an edition without its last slash; also its place in the folder of the build. */
export const baseOf = {zh: '', en: '/global'} as const;
const titles = {zh: brand.nameZh, en: brand.nameEn} as const;

/**
 * Records of every page in an edition's own folder, in order of their addresses; those of the other edition are left out.
 * None where the build has no such folder.
 * @param root folder of the repository
 */
export function editionRecords(folder: string, language: SearchLanguage, root: string): SearchRecord[] {
  if (!existsSync(folder)) return [];
  const words = searchWords(root, language);
  const isOther = (file: string) => language === 'zh' && file.startsWith(`global${path.sep}`);
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html' && !isOther(file))
    .sort()
    .flatMap((file) => {
      const inside = `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
      return recordsOf({
        html: readFileSync(path.join(folder, file), 'utf8'),
        pathname: baseOf[language] + inside,
        path: inside,
        siteTitle: titles[language],
        words,
      });
    });
}

/**
 * The same of a whole build.
 * @throws {Error} one sentence for the person at the terminal, when the folder holds no built site
 */
export function siteRecords(build: string, language: SearchLanguage): SearchRecord[] {
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`${build} holds no built site; run "npm run build", or name another folder with --build`);
  return editionRecords(path.join(build, baseOf[language]), language, process.cwd());
}
