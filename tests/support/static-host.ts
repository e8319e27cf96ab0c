/** A host that serves files and knows nothing else, such as a bucket or GitHub Pages: no redirects, no status but 200 and 404. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {contentTypes} from '../../src/site/hosting/builtSite';

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** Serves a build; gives its origin and a way to end it. */
export async function startStaticHost(buildDir: string): Promise<{base: string; stop: () => void}> {
  const server = createServer((request, response) => {
    const pathname = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const at = (name: string) => path.join(buildDir, path.normalize(name));
    const found = [pathname, `${pathname}.html`, path.posix.join(pathname, 'index.html')].map(at).find(isFile);
    const file = found ?? at('404.html');
    response
      .writeHead(found ? 200 : 404, {'Content-Type': contentTypes[path.extname(file)] ?? 'application/octet-stream'})
      .end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close()};
}
