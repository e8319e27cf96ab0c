/** Clients that do not read, or a byte now and then, are cut; whoever reads gets everything. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, afterEach, beforeAll, beforeEach, expect, it} from '@jest/globals';
import {setTimeout} from 'node:timers/promises';
import {readingPace} from '../../server/slow-readers';
import {loadSite} from '../../src/site/hosting/builtSite';
import {startService, type Service} from './harness';

// More than the buffers of a connection on this machine hold.
const size = 32 * 1024 * 1024;
const second = 1000;

let folder: string;
let service: Service;
let port: number;
let client: Socket;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'slow-'));
  mkdirSync(join(folder, 'video'));
  writeFileSync(join(folder, 'index.html'), '<title>x</title>');
  writeFileSync(join(folder, 'video/tour.mp4'), Buffer.alloc(size));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** A service that waits a second, or as long as the file takes at a rate; a client that has asked for the file. */
async function start(bytesPerSecond: number, keepAlive = false): Promise<void> {
  service = startService({
    app: {site: loadSite(folder), pace: {stallMs: second, bytesPerSecond, checkMs: 50}},
  });
  await service.app.listen({port: 0, host: '127.0.0.1'});
  port = (service.app.server.address() as {port: number}).port;
  client = connect(port, '127.0.0.1', () =>
    client.write(
      `GET /video/tour.mp4 HTTP/1.1\r\nHost: x\r\nRange: bytes=0-\r\nConnection: ${keepAlive ? 'keep-alive' : 'close'}\r\n\r\n`,
    ),
  );
  client.on('error', () => undefined);
  client.pause();
}

/** Connections that the service has open. */
const connections = () =>
  new Promise<number>((resolve, reject) => {
    service.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** Waits until the service has no connection. @returns milliseconds */
async function cutAfter(): Promise<number> {
  const started = performance.now();
  while ((await connections()) === 0) await setTimeout(10);
  while ((await connections()) > 0) {
    if (performance.now() - started > 10 * second) return Infinity;
    await setTimeout(10);
  }
  return performance.now() - started;
}

beforeEach(() => expect(readingPace.stallMs).toBe(60 * second));
afterEach(async () => {
  client.destroy();
  await service.close();
});

it('a client that reads nothing is cut', async () => {
  await start(1);
  expect(await cutAfter()).toBeLessThan(4 * second);
});

it('a client that reads a little now and then is cut when the response has taken too long', async () => {
  await start(100 * 1024 * 1024);
  const drip = setInterval(() => client.read(64 * 1024), 20);
  client.on('readable', () => undefined);
  expect(await cutAfter()).toBeLessThan(4 * second);
  clearInterval(drip);
  expect(client.bytesRead).toBeLessThan(size);
});

it('a client that takes its time within the rate gets everything', async () => {
  await start(4 * 1024 * 1024);
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
    client.pause();
    // About 16 MiB a second: longer than a stall may take.
    globalThis.setTimeout(() => client.resume(), chunk.length / (16 * 1024));
  });
  client.resume();
  await new Promise((resolve) => client.once('close', resolve));
  expect(received).toBeGreaterThan(size);
});

it('a connection that waits for the next request is not cut', async () => {
  await start(100 * 1024 * 1024, true);
  let received = 0;
  client.on('data', (chunk) => (received += chunk.length));
  client.resume();
  while (received < size) await setTimeout(10);
  await setTimeout(2 * second);
  expect(await connections()).toBe(1);
});
