/** `npm run export:nginx`: the configuration of nginx for the build, on standard output or into a file. */
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {owner} from '../../config/owner';
import {builtSite, parse} from './command';
import {nginxConfig} from './nginx-config';

const usage = `Usage: npm run export:nginx -- [--root /var/www/site] [--server-name www.example.com] [--listen 80]
                               [--service 127.0.0.1:3000] [--brotli] [--out site.conf]`;

const {values} = parse(
  () =>
    parseArgs({
      options: {
        root: {type: 'string', default: '/var/www/site'},
        'server-name': {type: 'string', default: new URL(process.env.SITE_URL ?? owner.siteUrl.value).hostname},
        listen: {type: 'string', default: '80'},
        service: {type: 'string', default: '127.0.0.1:3000'},
        brotli: {type: 'boolean', default: false},
        out: {type: 'string'},
      },
    }),
  usage,
);
const text = nginxConfig(builtSite(), {
  root: values.root,
  serverName: values['server-name'],
  listen: values.listen,
  service: values.service,
  brotli: values.brotli,
});
if (values.out === undefined) process.stdout.write(text);
else {
  writeFileSync(values.out, text);
  console.log(`Wrote ${values.out}.`);
}
