/** A desk of a company: real git over HTTP, a double of the forge, and a sign-in by which everybody is Wang. */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer, request as ask, type Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {freePort} from '../../scripts/lib/ports';
import {ForgeDouble, forgeToken} from './forge';

export interface HostedDesk {
  /** Origin of the desk, as browsers see it. */
  readonly desk: string;
  readonly forge: ForgeDouble;
  stop(): Promise<void>;
}

/** Where the branch of Wang can be looked at. Nobody listens there. */
export const previewOrigin = 'http://write-wang.preview.example.com';

/** The company's proxy names the person. */
function signIn(port: number, target: number): Server {
  const server = createServer((incoming, outgoing) => {
    const headers = {...incoming.headers, 'x-forwarded-user': 'wang'};
    const {method, url} = incoming;
    const onward = ask({host: '127.0.0.1', port: target, method, path: url, headers}, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  return server.listen(port, '127.0.0.1');
}

export async function startHostedDesk(): Promise<HostedDesk> {
  const forge = new ForgeDouble('gitea');
  await forge.start(process.cwd(), ['docs', 'i18n/en', 'i18n/zh-CN', 'blog', 'versioned_docs']);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-server-'));
  const [port, inside] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    WRITE_REMOTE: `${forge.url}/desk/site.git`,
    WRITE_FORGE: 'forgejo',
    WRITE_TOKEN: forgeToken,
    WRITE_ORIGIN: `http://127.0.0.1:${port}`,
    WRITE_TRUSTED: '127.0.0.1',
    WRITE_USERS: JSON.stringify([{login: 'wang', name: '王编辑', email: 'wang@example.com', role: 'writer'}]),
    WRITE_PREVIEW_URL: 'http://{branch}.preview.example.com',
    WRITE_DIR: folder,
    WRITE_PORT: String(inside),
  };
  const desk: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'scripts/write.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The first start packs the editor.
  await new Promise<void>((resolve, reject) => {
    desk.stdout!.once('data', () => resolve());
    desk.once('exit', (code) => reject(new Error(`the desk ended with ${code}`)));
  });
  const proxy = signIn(port, inside);
  return {
    desk: `http://127.0.0.1:${port}`,
    forge,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      desk.removeAllListeners('exit');
      desk.kill();
      await forge.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
