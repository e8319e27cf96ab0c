/** `npm run export:redirects`: `_redirects` and `_headers` of the build for a static host. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {builtSite, parse, stop} from './command';
import {headersFile, hosts, redirectsFile} from './static-host';

const usage = `Usage: npm run export:redirects -- --host ${hosts.join('|')} [--service https://leads.example.com] [--out .cache/export/<host>]`;

const {values} = parse(
  () => parseArgs({options: {host: {type: 'string'}, service: {type: 'string'}, out: {type: 'string'}}}),
  usage,
);
const host = hosts.find((name) => name === values.host) ?? stop(usage);
if (values.service !== undefined && !/^https:\/\/[^/]+$/.test(values.service))
  stop(`--service has to be an https:// origin without a path.\n${usage}`);
const out = values.out ?? path.join('.cache/export', host);
const site = builtSite();
mkdirSync(out, {recursive: true});
try {
  writeFileSync(path.join(out, '_redirects'), redirectsFile(site, host, values.service));
  writeFileSync(path.join(out, '_headers'), headersFile(site, host));
} catch (error) {
  stop((error as Error).message);
}
console.log(`Wrote _redirects and _headers into ${out}; they belong into the folder that is published.`);
