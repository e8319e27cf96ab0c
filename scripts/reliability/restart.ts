/** `npm run prove:restart`: restarts of the service behind a socket that somebody else holds, under load. */
import {cpSync} from 'node:fs';
import http from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {serviceFiles} from '../../server/build.mjs';
import {activate} from './activated';
import {
  command,
  connections,
  inParallel,
  makeLeads,
  makeSite,
  ProofReport,
  serviceEnvironment,
  withStore,
  withTempFolder,
  type SendableLead,
  type TestedProof,
} from './lib';

/** The built site for the long form. */
const built = process.env.BUILD_DIR ?? fileURLToPath(new URL('../../build', import.meta.url));

/** A stop that waits for connections without a request takes the whole grace period of ten seconds. */
const gapSeconds = 8;

interface Answer {
  readonly status: number;
  readonly ms: number;
}

/** One request as a browser sends it: where a kept connection was closed meanwhile, on the next one, at last on a new one. */
function ask(agent: http.Agent, url: string, body?: string): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const headers = body === undefined ? {} : {'content-type': 'application/json'};
    const request = http.request(url, {agent, method: body === undefined ? 'GET' : 'POST', headers}, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve({status: response.statusCode ?? 0, ms: performance.now() - started}));
    });
    request.setTimeout(30_000, () => request.destroy(new Error('no answer within 30 s')));
    request.once('error', (error: NodeJS.ErrnoException) => {
      if (!request.reusedSocket || error.code !== 'ECONNRESET') return reject(error);
      ask(agent, url, body).then(({status}) => resolve({status, ms: performance.now() - started}), reject);
    });
    request.end(body);
  });
}

/** What the clients of a run saw. */
class Outcome {
  readonly failures: string[] = [];
  pages = 0;
  leads = 0;
  longestMs = 0;

  async expect(what: 'pages' | 'leads', status: number, request: Promise<Answer>): Promise<void> {
    try {
      const answer = await request;
      this.longestMs = Math.max(this.longestMs, answer.ms);
      if (answer.status === status) this[what] += 1;
      else this.failures.push(`${what}: ${answer.status}`);
    } catch (error) {
      this.failures.push(`${what}: ${String(error)}`);
    }
  }
}

/** Requests of 4 + 4 clients until `isOver`; connections stay open, and one more never sends anything. */
async function load(base: string, leads: readonly SendableLead[], isOver: () => boolean): Promise<Outcome> {
  const outcome = new Outcome();
  const agent = connections(8);
  const rest = leads[Symbol.iterator]();
  const client = async (step: () => Promise<boolean>): Promise<void> => {
    while (!isOver() && (await step())) await sleep(20);
  };
  const page = async (): Promise<boolean> => {
    await outcome.expect('pages', 200, ask(agent, `${base}/`));
    return true;
  };
  const lead = async (): Promise<boolean> => {
    const {value, done} = rest.next();
    if (done) return false;
    await outcome.expect('leads', 201, ask(agent, `${base}/api/v1/leads`, JSON.stringify(value)));
    return true;
  };
  await inParallel([page, page, page, page, lead, lead, lead, lead], 8, client);
  agent.destroy();
  return outcome;
}

/** Waits until a page is answered; resolves with the time in ms. */
async function answersAgain(base: string): Promise<number> {
  const agent = new http.Agent();
  const {ms} = await ask(agent, `${base}/`);
  return ms;
}

export const proof: TestedProof = {
  name: 'restart',
  promise: 'restart: while the service restarts under load behind a socket of systemd, no request fails',
  shortPromise: 'three restarts under load behind an inherited socket fail no page and no lead',
  async run(options) {
    const report = new ProofReport(options);
    const restarts = options.short ? 3 : 20;
    await withTempFolder(async (folder) => {
      if (options.short) makeSite({folder});
      else cpSync(built, path.join(folder, 'build'), {recursive: true});
      const env = serviceEnvironment({folder});
      const service = await activate(
        folder,
        [process.execPath, serviceFiles['server/main.ts']],
        env,
        path.join(folder, 'pid'),
      );
      await answersAgain(service.base);
      const leads = await makeLeads({folder}, restarts * 300);
      let isOver = false;
      const clients = load(service.base, leads, () => isOver);
      const gaps: number[] = [];
      for (let round = 0; round < restarts; round += 1) {
        // A connection that a browser opens in advance must not hold the stop up.
        const silent = connect(Number(new URL(service.base).port), '127.0.0.1').on('error', () => undefined);
        await sleep(300);
        const started = performance.now();
        await service.restart();
        await answersAgain(service.base);
        gaps.push(performance.now() - started);
        silent.destroy();
      }
      isOver = true;
      const {pages, leads: stored, failures, longestMs} = await clients;
      await service.stop();
      report.expect(failures.length === 0, `${failures.length} requests failed: ${failures.slice(0, 5).join('; ')}`);
      report.expect(stored > 0 && pages > 0, `only ${pages} pages and ${stored} leads were answered`);
      await withStore({folder}, async (store) => {
        let count = 0;
        for await (const _ of store.leads()) count += 1;
        report.expect(count === stored, `${count} leads are stored, ${stored} were acknowledged`);
      });
      const gap = Math.max(...gaps) / 1000;
      report.expect(gap < gapSeconds, `stop and start took ${gap.toFixed(1)} s (at most ${gapSeconds})`);
      report.figure(
        `${restarts} restarts: ${pages} pages and ${stored} leads answered, ${failures.length} failed; ` +
          `the longest wait ${(longestMs / 1000).toFixed(1)} s, stop and start ${gap.toFixed(1)} s at most`,
      );
    });
    return report;
  },
};

command(import.meta.url, proof);
