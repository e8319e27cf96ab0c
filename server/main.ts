/** Starts the service: `npm start`, or `npx tsx server/main.ts`. Settings are in `server/README.md`. */
import type {FastifyInstance} from 'fastify';
import {resolveRedirect} from '../src/site/redirects';
import {buildApp} from './app';
import {ConfigError, parseConfig, type Config} from './config';
import {minute} from './context';
import {loadKeyring} from './keyring';
import {developmentOutbox} from './outbox';
import {loadSite} from './static';
import {openStore} from './store/open';
import {StoreUnavailable, type Store} from './store/store';

const sweepEveryMs = 10 * minute;

/** Time for answers that are under way when the service is told to stop; then it goes all the same. */
const graceMs = 10_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, 2);
    throw error;
  }
}

function startProblem(error: unknown, {port, host, dataDir, databaseUrl}: Config): string {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop the other program or set PORT to another one.`;
  if (code === 'EACCES' && message.includes('listen')) return `Port ${port} may not be used without more rights; set PORT.`;
  if (error instanceof StoreUnavailable) return `The database of DATABASE_URL does not answer (${message}); start it or check the address.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  if (databaseUrl) return `The service cannot start with the database of DATABASE_URL: ${message}`;
  return `The service cannot start with the data folder ${dataDir}: ${message}`;
}

/** Answers what is under way, then closes the store; a second signal or the end of the grace stops at once. */
function stopOnSignal(app: FastifyInstance, store: Store, sweeping: NodeJS.Timeout): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    clearInterval(sweeping);
    setTimeout(() => process.exit(1), graceMs).unref();
    await app.close();
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

async function start(config: Config): Promise<void> {
  const site = loadSite(config.buildDir);
  const store = await openStore(config);
  const keyring = loadKeyring(config.dataDir, config.keys);
  // Warnings only until the addresses below are printed: Fastify logs one line per network interface.
  const logger = {level: 'warn', base: null};
  const sender = developmentOutbox(store, keyring, print);
  const app = buildApp({config, store, keyring, sender, site, resolveRedirect, logger, clock: Date.now});
  await app.listen({port: config.port, host: config.host});
  app.log.level = 'info';

  const sweep = (): void => {
    store.sweep(Date.now()).catch((error: unknown) => app.log.error({reason: String(error)}, 'sweep failed'));
  };
  sweep();
  stopOnSignal(app, store, setInterval(sweep, sweepEveryMs));

  const address = app.server.address();
  const base = `http://localhost:${typeof address === 'object' && address ? address.port : config.port}`;
  if (site) {
    print(`Chinese: ${base}/`);
    print(`English: ${base}/global/home`);
  } else {
    print(`No site in ${config.buildDir} (run "npm run build"): the API alone is at ${base}/api/v1/`);
  }
  print('Verification codes appear here and in "npm run leads -- codes".');
}

const config = readConfig();
start(config).catch((error: unknown) => fail(startProblem(error, config), 1));
