/**
 * Model names with hyphens and numbers with their unit never break at the end of a line, on every page: `jsx-runtime.ts` stands
 * before React's own and puts them into `<n-b>` wherever a text becomes an element, on the server and in the browser alike.
 * The text itself is unchanged, for search and copying; titles, descriptions and data never pass here.
 */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Without its ending. Docusaurus' alias for `react` takes precedence, so ours are for the files that it leads to. */
const fileOf = (request: string): string => require.resolve(request).replace(/\.js$/, '');

export default function noBreak(): Plugin {
  const alias = Object.fromEntries(
    ['jsx-runtime', 'jsx-dev-runtime'].flatMap((name) => [
      [`react-${name}$`, `${fileOf(`react/${name}`)}.js`],
      [`${fileOf(`react/${name}`)}$`, path.join(__dirname, `${name}.ts`)],
    ]),
  );
  return {name: 'no-break', configureWebpack: () => ({resolve: {alias}})};
}
