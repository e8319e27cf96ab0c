/**
 * A browser over the debugger protocol without what Playwright turns on in every page: with the domains Network and Runtime
 * enabled, V8 works out the place in the source of every request that a script makes, which took a third of the longest task.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {setTimeout as pause} from 'node:timers/promises';
import {chromiumOptions} from '../../tests/support/chromium';

/** How long a finger or a button stays down, in milliseconds: the default of the protocol's `Input.synthesizeTapGesture`. */
const hold = 50;

export interface Device {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly hasTouch: boolean;
}

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: {readonly message: string};
}

/** Messages are JSON, each with a zero byte behind it, over two pipes. */
class Connection {
  private readonly waiting = new Map<number, {resolve(result: object): void; reject(error: Error): void}>();
  private last = 0;
  private rest = '';

  constructor(
    private readonly to: Writable,
    from: Readable,
  ) {
    from.setEncoding('utf8').on('data', (text: string) => this.read(text));
  }

  private read(text: string): void {
    const messages = (this.rest + text).split('\0');
    this.rest = messages.pop() ?? '';
    for (const message of messages) {
      const {id, result, error} = JSON.parse(message) as Message;
      const one = id === undefined ? undefined : this.waiting.get(id);
      if (id === undefined || !one) continue;
      this.waiting.delete(id);
      if (error) one.reject(new Error(error.message));
      else one.resolve(result ?? {});
    }
  }

  send<T extends object>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    this.last += 1;
    const id = this.last;
    this.to.write(`${JSON.stringify({id, method, params, ...(sessionId !== undefined && {sessionId})})}\0`);
    return new Promise((resolve, reject) => this.waiting.set(id, {resolve: (result) => resolve(result as T), reject}));
  }
}

/** The one page of a browser that was started for it. */
export class BarePage {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly connection: Connection,
    private readonly session: string,
    private readonly hasTouch: boolean,
  ) {}

  static async open(executablePath: string, {width, height, scale, hasTouch}: Device): Promise<BarePage> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-profile-'));
    const child = spawn(
      executablePath,
      [
        ...chromiumOptions.args,
        '--headless',
        '--lang=zh-CN',
        '--accept-lang=zh-CN',
        `--window-size=${width},${height}`,
        `--user-data-dir=${folder}`,
        '--remote-debugging-pipe',
        'about:blank',
      ],
      {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']},
    );
    const connection = new Connection(child.stdio[3] as Writable, child.stdio[4] as unknown as Readable);
    const {targetInfos} = await connection.send<{targetInfos: {type: string; targetId: string}[]}>('Target.getTargets');
    const {targetId} = targetInfos.find(({type}) => type === 'page')!;
    const {sessionId} = await connection.send<{sessionId: string}>('Target.attachToTarget', {targetId, flatten: true});
    const page = new BarePage(child, folder, connection, sessionId, hasTouch);
    await page.send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: scale, mobile: hasTouch});
    if (hasTouch) await page.send('Emulation.setTouchEmulationEnabled', {enabled: true});
    return page;
  }

  private send<T extends object>(method: string, params: object = {}): Promise<T> {
    return this.connection.send<T>(method, params, this.session);
  }

  /** Makes the processor so many times slower. */
  slow = (rate: number): Promise<object> => this.send('Emulation.setCPUThrottlingRate', {rate});

  go = (url: string): Promise<object> => this.send('Page.navigate', {url});

  /** The value of an expression, or of its promise. */
  async ask<T>(expression: string): Promise<T> {
    const {result, exceptionDetails} = await this.send<{
      result: {value: T};
      exceptionDetails?: {exception?: {description?: string}};
    }>('Runtime.evaluate', {expression, awaitPromise: true, returnByValue: true});
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? `no value: ${expression}`);
    return result.value;
  }

  /** A tap, or a click with the mouse that arrives there. */
  async press(x: number, y: number): Promise<void> {
    if (this.hasTouch) {
      await this.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
      await pause(hold);
      await this.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
      return;
    }
    await this.send('Input.dispatchMouseEvent', {type: 'mouseMoved', x, y});
    const button = {x, y, button: 'left', clickCount: 1};
    await this.send('Input.dispatchMouseEvent', {type: 'mousePressed', ...button});
    await pause(hold);
    await this.send('Input.dispatchMouseEvent', {type: 'mouseReleased', ...button});
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    await this.connection.send('Browser.close').catch(() => this.process.kill());
    await ended;
    rmSync(this.folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  }
}
