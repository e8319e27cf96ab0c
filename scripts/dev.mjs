/**
 * `npm run dev [-- --edition en|zh]`: one edition with hot reload, and the lead service behind it; `/api` of the
 * development server leads to the service (plugins/dev-proxy).
 */
import {parseArgs} from 'node:util';
import {buildService, serviceFiles} from '../server/build.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {attach, bin, fail} from './lib/process.mjs';

const editions = {zh: 'zh-CN', en: 'en'};

function editionFrom(argv) {
  try {
    const {values} = parseArgs({args: argv, options: {edition: {type: 'string', default: 'zh'}}});
    const locale = editions[values.edition];
    if (locale) return locale;
  } catch {
    // The usage below is clearer than the parser's message.
  }
  return fail('Usage: npm run dev -- --edition zh|en');
}

const locale = editionFrom(process.argv.slice(2));
await ensureInstalled();
await buildService();

const servicePort = process.env.PORT ?? '3000';
const devPort = process.env.DEV_PORT ?? '3001';
const service = attach([serviceFiles['server/main.ts']], {PORT: servicePort});
const site = attach(
  [bin('@docusaurus/core', 'bin/docusaurus.mjs'), 'start', '--locale', locale, '--no-open', '--port', devPort],
  {DEV_API: `http://localhost:${servicePort}`},
);
console.log(`Site with hot reload: http://localhost:${devPort}${locale === 'en' ? '/global/home' : '/'}`);

// When either process ends, end the other too.
let ended = false;
for (const [child, other] of [
  [service, site],
  [site, service],
]) {
  child.on('exit', (code) => {
    if (ended) return;
    ended = true;
    other.once('exit', () => process.exit(code ?? 0));
    if (!other.kill('SIGTERM')) process.exit(code ?? 0);
  });
}
