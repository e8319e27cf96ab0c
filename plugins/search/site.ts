/** The records of a site that is already built, read from its folder. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/site/brand';
import {recordsOf} from './records';
import {searchWords} from './words';
import type {SearchRecord} from '../../src/features/search/model/schema';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';

/** Base URL of an edition without its last slash. */
export const baseOf = {zh: '', en: '/global'} as const;
const titles = {zh: brand.nameZh, en: brand.nameEn} as const;

/**
 * Records of every page in the edition's folder of a build, in order of their addresses.
 * @throws {Error} one sentence for the person at the terminal, when the folder holds no built site
 */
export function siteRecords(build: string, language: SearchLanguage): SearchRecord[] {
  if (!existsSync(path.join(build, 'index.html')))
    throw new Error(`${build} holds no built site; run "npm run build", or name another folder with --build`);
  const words = searchWords(process.cwd(), language);
  const english = (file: string) => file === 'global.html' || file.startsWith(`global${path.sep}`);
  return readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html' && english(file) === (language === 'en'))
    .sort()
    .flatMap((file) => {
      const pathname = `/${file.split(path.sep).join('/')}`.replace(/\.html$/, '').replace(/(?<=\/)index$/, '');
      const html = readFileSync(path.join(build, file), 'utf8');
      return recordsOf({
        html,
        pathname,
        path: pathname.slice(baseOf[language].length) || '/',
        siteTitle: titles[language],
        words,
      });
    });
}
