/** Pagefind through its Node API, on the plainest HTML of the same records; symptoms and codes weigh 5. */
import {pagesOf, type Engine} from './engine';
import {htmlOf} from './html';

const tags = {zh: 'zh-CN', en: 'en'} as const;

/** Parts of its own interface, which nobody loads here. */
const isInterface = (file: string) => /-ui\.|component|highlight/.test(file);

export const pagefind: Engine = {
  name: 'Pagefind',
  reader: 'pagefind.reader.ts',
  runsInNode: false,
  loadsEverything: false,
  isCode: (file) => /\.js$|wasm\./.test(file),
  async build(records, language) {
    const {createIndex, close} = await import('pagefind');
    const {index, errors} = await createIndex();
    if (!index) throw new Error(`pagefind: ${errors.join('; ')}`);
    for (const page of pagesOf(records)) {
      const added = await index.addHTMLFile({url: page.page.url, content: htmlOf(page, tags[language])});
      if (added.errors.length > 0) throw new Error(`pagefind: ${page.page.url}: ${added.errors.join('; ')}`);
    }
    const {files} = await index.getFiles();
    await close();
    return new Map(
      files.filter(({path}) => !isInterface(path)).map(({path, content}) => [`pagefind/${path}`, content]),
    );
  },
};
