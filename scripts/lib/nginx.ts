/** A temporary nginx in its own folder and on its own port; the system's nginx is not touched. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {installPackages} from './debian.mjs';

/** Path of nginx; installs Debian's package when it is missing and permitted, without starting its service. */
export function findNginx(): string | undefined {
  const present = () =>
    ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
      existsSync(file),
    );
  return present() ?? (installPackages('nginx-light') ? present() : undefined);
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });

export interface Nginx {
  /** Origin, without a trailing slash. */
  readonly base: string;
  stop(): Promise<void>;
}

/**
 * Starts nginx with a file as in `conf.d/`.
 * @param site the file's text, listening on `127.0.0.1:<port>`
 * @param modules paths of dynamic modules
 * @throws {Error} with nginx's message when it rejects the file
 */
export async function startNginx(
  program: string,
  port: number,
  site: string,
  modules: readonly string[] = [],
): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const at = (name: string): string => path.join(folder, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${at(name)};`)
    .join(' ');
  mkdirSync(at('conf.d'));
  writeFileSync(at('conf.d/site.conf'), site);
  writeFileSync(
    at('nginx.conf'),
    `${modules.map((file) => `load_module ${file}; `).join('')}worker_processes 1; pid ${at('pid')}; error_log stderr; daemon off;${process.getuid?.() === 0 ? ` user ${os.userInfo().username};` : ''}
events { worker_connections 1024; }
http { access_log off; ${temporary} include ${at('conf.d/*.conf')}; }
`,
  );
  const child = spawn(program, ['-e', 'stderr', '-c', at('nginx.conf')], {stdio: ['ignore', 'ignore', 'pipe']});
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  while (child.exitCode === null && !(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, {recursive: true, force: true});
  };
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`nginx does not take the file:\n${errors}`);
  }
  return {base: `http://127.0.0.1:${port}`, stop};
}
