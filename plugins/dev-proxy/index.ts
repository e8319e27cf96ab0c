/**
 * `npm run dev` only: the development server proxies `/api` to the lead service, so that forms work while editing. The
 * address comes from `scripts/dev.mjs`; in a build the plugin does nothing.
 */
import type {Plugin} from '@docusaurus/types';

export default function devProxy(): Plugin {
  const target = process.env.DEV_API;
  return {
    name: 'dev-proxy',
    // `devServer` is read by `docusaurus start`; the types of the configuration know the bundler's own keys only.
    configureWebpack: () => (target ? ({devServer: {proxy: [{context: ['/api'], target}]}} as object) : {}),
  };
}
