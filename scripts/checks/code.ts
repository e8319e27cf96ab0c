/** Code rules of this project that neither the compiler nor ESLint checks. */
import {brand} from '../../src/site/brand';
import {listFiles, readText} from './files';
import {attributeLiterals, literalsOf} from './literals';
import type {Problem} from './problem';

const brandModule = 'src/site/brand.ts';

/** Folders whose code must import the brand. */
const brandFree = ['src', 'config', 'plugins', 'i18n/zh-CN/copy', 'i18n/en/copy'];

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The brand is spelled in one module; everything else takes it from there. */
export function checkBrand(root: string): Problem[] {
  const names = new RegExp(`${escape(brand.nameZh)}|\\b(${escape(brand.nameEn)}|${escape(brand.slug)})\\b`, 'iu');
  return brandFree
    .flatMap((folder) => listFiles(root, folder, /\.tsx?$/))
    .filter((file) => file !== brandModule)
    .flatMap((file) =>
      literalsOf(file, readText(root, file)).flatMap(({text, line}): Problem[] => {
        const match = names.exec(text);
        return match
          ? [{file, line, message: `take "${match[0]}" from ${brandModule} (brand.nameZh, brand.nameEn or brand.slug)`}]
          : [];
      }),
    );
}

const linkAttributes = new Set(['to', 'href']);

/** Pages link by route id: `<SiteLink to="products.cloudCamera">`. */
export function checkPageLinks(root: string): Problem[] {
  return listFiles(root, 'src/pages', /\.tsx?$/).flatMap((file) =>
    attributeLiterals(file, readText(root, file), linkAttributes)
      .filter(({text}) => text.startsWith('/'))
      .map(({text, line}) => ({
        file,
        line,
        message: `link to "${text}" by its id from src/site/routes.ts: <SiteLink to="…">`,
      })),
  );
}
