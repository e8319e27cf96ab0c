/**
 * Starts the service: `npm start`, or `node server/dist/main.js`. Settings are in `server/README.md`. With `--check` it only
 * reads them, and exits with 2 when one is wrong.
 */
import type {AddressInfo} from 'node:net';
import {nodeProblem} from '../src/site/nodeVersion.mjs';
import {resolveRedirect} from '../src/site/redirects';
import {buildAdmin} from './admin';
import {buildApp} from './app';
import {ConfigError, parseConfig, type Config} from './config';
import {minute} from '../src/site/durations';
import {deliveryWorker} from './delivery';
import {checkKeys} from './key-check';
import {KeyError, loadKeyring, type Keyring} from './keyring';
import {closeQuickly, listenOptions} from './listen';
import {createMetrics} from './metrics';
import {developmentOutbox} from './outbox';
import {smtpMailer} from './providers/mail';
import {reasonOf} from './providers/post';
import {salesMail} from './providers/sales-mail';
import {codeSender} from './providers/sender';
import {crmWebhook} from './providers/webhook';
import {loadSite, type Site} from '../src/site/hosting/builtSite';
import {retentionSweeps} from './retention';
import {openStore} from './store/open';
import {StoreMoved} from './store/sqlite';
import {StoreUnavailable, type Store} from './store/store';
import {createWatch} from './watch';

const sweepEveryMs = 10 * minute;

/** Grace period for requests in flight on shutdown. */
const graceMs = 10_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(message: string, exitCode: number): never {
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}

function readConfig(): Config {
  try {
    const config = parseConfig(process.env);
    const problem = nodeProblem(process.versions.node);
    // Only the driver of the embedded database needs a supported version of Node.
    if (problem && !config.databaseUrl) fail(problem, 2);
    return config;
  } catch (error) {
    if (error instanceof ConfigError) fail(error.message, 2);
    throw error;
  }
}

/** The data cannot be used, for a reason of which nothing else is known. */
class DataProblem extends Error {}

/** Opens the data and compares their key. */
async function openData(config: Config): Promise<{store: Store; keyring: Keyring}> {
  try {
    const store = await openStore(config);
    const keyring = loadKeyring(config.dataDir, config.keys);
    await checkKeys(store, keyring);
    return {store, keyring};
  } catch (error) {
    if ([StoreUnavailable, StoreMoved, KeyError].some((kind) => error instanceof kind)) throw error;
    throw new DataProblem((error as Error).message, {cause: error});
  }
}

function startProblem(error: unknown, {port, host, dataDir, databaseUrl}: Config): string {
  const {code, message, port: wanted = port} = error as NodeJS.ErrnoException & {port?: number};
  const setting = wanted === port ? 'PORT' : 'ADMIN_PORT';
  if (code === 'EADDRINUSE') return `Port ${wanted} is taken: stop the other program or set ${setting} to another one.`;
  if (code === 'EACCES' && message.includes('listen'))
    return `Port ${wanted} may not be used without more rights; set ${setting}.`;
  if (error instanceof StoreUnavailable)
    return `The database of DATABASE_URL does not answer (${message}); start it or check the address.`;
  if (code === 'EADDRNOTAVAIL') return `HOST ${host} is not an address of this machine.`;
  if (error instanceof StoreMoved || error instanceof KeyError) return message;
  if (!(error instanceof DataProblem)) return `The service cannot start: ${message}`;
  if (databaseUrl) return `The service cannot start with the database of DATABASE_URL: ${message}`;
  return `The service cannot start with the data folder ${dataDir}: ${message}`;
}

/** Runs `stop` on the first signal; a second signal or the end of the grace period exits at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', () => void onSignal());
  process.on('SIGINT', () => void onSignal());
}

/** Says where to find the codes of channels without a provider. */
function codesLine({sms, mail}: Config): string {
  if (sms && mail) return 'Verification codes go out by SMS and e-mail.';
  const shown = sms ? ' by e-mail' : mail ? ' by SMS' : '';
  return `Verification codes${shown} appear here and in "npm run leads -- codes".`;
}

/** The built site; a missing one is refused where it was asked for. */
function requireSite({buildDir, needsBuild}: Config): Site | undefined {
  const site = loadSite(buildDir);
  if (!site && needsBuild)
    fail(
      `BUILD_DIR ${buildDir} holds no built site (there is no index.html): put the build there, or unset BUILD_DIR to run the API alone.`,
      2,
    );
  return site;
}

async function start(config: Config): Promise<void> {
  const site = requireSite(config);
  const {store, keyring} = await openData(config);
  const metrics = createMetrics();
  const mailer = config.mail && smtpMailer(config.mail);
  const watch = createWatch({config, store, keyring, site, metrics, mailer, log: () => app.log});
  const {alarms, readiness} = watch;
  const worker = deliveryWorker({
    store,
    keyring,
    channels: {
      ...(config.crm && {crm: crmWebhook(config.crm)}),
      ...(mailer && config.salesMailTo.length > 0 && {'sales-mail': salesMail(mailer, config)}),
    },
    schedule: config.delivery,
    clock: Date.now,
    metrics,
    alarms,
  });
  const sender = codeSender({sms: config.sms, mailer, fallback: developmentOutbox(store, keyring, print)});
  // Warnings only until the addresses below are printed: Fastify logs one line per network interface.
  const logger = {level: 'warn', base: null};
  const app = buildApp({
    config,
    store,
    keyring,
    sender,
    metrics,
    alarms,
    readiness,
    deliveries: worker,
    site,
    resolveRedirect,
    logger,
    clock: Date.now,
  });
  // Before the first request asks for it.
  await readiness.run();
  closeQuickly(app);
  await app.listen(listenOptions(config, process.env, process.pid));
  const admin = config.adminPort === undefined ? undefined : buildAdmin(metrics, readiness);
  await admin?.listen({port: config.adminPort!, host: '127.0.0.1'});
  watch.start();
  app.log.level = 'info';
  worker.start(app.log);

  const {retentionDays, limits} = config;
  const retention = {store, clock: Date.now, retentionDays, maxWaitingBytes: limits.picturesWaitingBytes};
  const applyRetention = retentionSweeps(retention, alarms, app.log);
  const sweep = async (): Promise<void> => {
    try {
      // Picks up a key that was added while the service runs.
      keyring.refresh();
    } catch (error) {
      app.log.error({reason: reasonOf(error)}, 'the key file cannot be read');
    }
    await applyRetention();
  };
  void sweep();
  const sweeping = setInterval(() => void sweep(), sweepEveryMs);
  stopOnSignal(async () => {
    clearInterval(sweeping);
    // Leads accepted meanwhile are stored with their deliveries, which are sent after the next start.
    await Promise.all([app.close(), admin?.close(), worker.stop()]);
    await watch.stop();
    mailer?.close();
    await store.close();
  });

  const address = app.server.address();
  const base = `http://localhost:${typeof address === 'object' && address ? address.port : config.port}`;
  if (site) {
    print(`Chinese: ${base}/`);
    print(`English: ${base}/global/home`);
  } else {
    print(`No site in ${config.buildDir} (run "npm run build"): the API alone is at ${base}/api/v1/`);
  }
  print(codesLine(config));
  if (admin) print(`Metrics: http://localhost:${(admin.server.address() as AddressInfo).port}/metrics`);
}

const config = readConfig();
if (process.argv.includes('--check')) {
  print('The settings are valid.');
  process.exit(0);
}
start(config).catch((error: unknown) => fail(startProblem(error, config), 1));
