import type {Open} from './engine';

interface Pagefind {
  options(options: {readonly baseUrl: string}): Promise<void>;
  search(query: string): Promise<{readonly results: readonly {data(): Promise<{readonly url: string}>}[]}>;
}

/** Results its own interface shows at first; each costs a file. */
const shown = 5;

export const open: Open = async ({baseUrl}) => {
  let loading: Promise<Pagefind> | undefined;
  return {
    async search(query) {
      // A variable, so that the bundler leaves the import to the browser.
      const file = `${baseUrl}pagefind/pagefind.js`;
      loading ??= (import(file) as Promise<Pagefind>).then(async (pagefind) => {
        // Otherwise it prepends its base URL to URLs that already include it.
        await pagefind.options({baseUrl: '/'});
        return pagefind;
      });
      const {results} = await (await loading).search(query);
      const found = await Promise.all(results.slice(0, shown).map((result) => result.data()));
      return found.map(({url}) => url);
    },
  };
};
