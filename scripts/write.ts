/**
 * `npm run write [-- --preview zh|en|no]`: the writers' desk at http://127.0.0.1:3003/write, on this machine only. It saves
 * to the work tree. With a preview (Chinese unless told otherwise) the development server of that edition runs beside it and
 * shows what is saved. With WRITE_REMOTE it is the desk of a company behind its sign-in (`.docs/writers-desk.md`).
 */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {owner} from '../config/owner';
import {deskApp} from './desk/app';
import {bundleEditor} from './desk/bundle';
import {hostedDesk} from './desk/hostedDesk';
import type {Locale} from './desk/paths';
import {localAccess} from './desk/people';
import {hostedSettings} from './desk/settings';
import {LocalWorkspace} from './desk/workspace';
import {attach, bin} from './lib/process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const editions: Readonly<Record<string, Locale | null>> = {zh: 'zh-CN', en: 'en', no: null};

async function onServer(): Promise<void> {
  const settings = hostedSettings(process.env);
  const {host, port, origin} = settings;
  const bundle = await bundleEditor(root);
  await hostedDesk({
    root,
    bundle,
    settings: {...settings, folder: path.resolve(root, settings.folder)},
    site: owner.desk.value === null ? null : owner.siteUrl.value,
  }).listen({host, port});
  console.log(`写字台：${origin}/write`);
}

async function onThisMachine(): Promise<void> {
  const {values} = parseArgs({options: {preview: {type: 'string', default: 'zh'}}});
  const locale = editions[values.preview];
  if (locale === undefined) throw new Error('Usage: npm run write -- --preview zh|en|no');
  const port = Number(process.env.WRITE_PORT ?? 3003);
  const previewPort = process.env.DEV_PORT ?? '3001';
  const bundle = await bundleEditor(root);
  const preview = locale === null ? {} : {[locale]: `http://localhost:${previewPort}`};
  const workspace = new LocalWorkspace(root);
  await deskApp({root, bundle, access: localAccess(port), workspaceOf: () => workspace, preview}).listen({
    host: '127.0.0.1',
    port,
  });
  console.log(`写字台：http://127.0.0.1:${port}/write 停止：Ctrl+C`);
  if (locale !== null) {
    attach([
      bin('@docusaurus/core', 'bin/docusaurus.mjs'),
      'start',
      '--locale',
      locale,
      '--no-open',
      '--port',
      previewPort,
    ]);
  }
}

(process.env.WRITE_REMOTE ? onServer() : onThisMachine()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
