/** Watches over the service while it runs: checks of readiness, alarms and their way to people, counts for the metrics. */
import {minute} from '../src/site/durations';
import type {Site} from '../src/site/hosting/builtSite';
import {createNotifier, noticeChannels} from './alarm-notices';
import {createAlarms, type AlarmLog, type Alarms} from './alarms';
import {serviceChecks} from './checks';
import type {Config} from './config';
import type {Keyring} from './keyring';
import {countStore, nameBuild, type Metrics} from './metrics';
import {version} from './package.json';
import type {Mailer} from './providers/mail';
import {createReadiness, type Readiness} from './readiness';
import {openRunFile} from './run-file';
import {StoreUnavailable, type Store} from './store/store';

type WatchLog = AlarmLog & {warn(facts: object, message: string): void};

interface WatchOptions {
  readonly config: Config;
  readonly store: Store;
  readonly keyring: Keyring;
  readonly site: Site | undefined;
  readonly metrics: Metrics;
  readonly mailer: Mailer | undefined;
  /** The logger of the app, which needs the watch to be created. */
  readonly log: () => WatchLog;
}

export interface Watch {
  readonly alarms: Alarms;
  readonly readiness: Readiness;
  /** Goes on in the background; the first checks are up to the caller, before the first request. */
  start(): void;
  stop(): Promise<void>;
}

/** Creates the watch of a service; `start` runs it. */
export function createWatch({config, store, keyring, site, metrics, mailer, log: currentLog}: WatchOptions): Watch {
  const log: WatchLog = {
    error: (facts, message) => currentLog().error(facts, message),
    warn: (facts, message) => currentLog().warn(facts, message),
    info: (facts, message) => currentLog().info(facts, message),
  };
  const clock = Date.now;
  const runFile = openRunFile(config.dataDir);
  const notifier = createNotifier({channels: noticeChannels(config, mailer), metrics, log});
  const alarms = createAlarms({
    metrics,
    clock,
    tell: notifier.tell,
    memories: runFile.memories,
    remember: runFile.remember,
  });
  const checks = serviceChecks({config, store, keyring, metrics, site, clock});
  const readiness = createReadiness({checks, metrics, alarms, log});
  const counter = countStore(metrics, store, clock);
  nameBuild(metrics, version, site?.id);
  store.observeWrites((seconds, error) => {
    metrics.storeWrites.observe({outcome: error === undefined ? 'stored' : 'failed'}, seconds);
    if (error instanceof StoreUnavailable) readiness.suspect();
  });
  let ticking: NodeJS.Timeout | undefined;

  return {
    alarms,
    readiness,
    start() {
      if (runFile.wasKilled) alarms.raise('unclean-stop', {}, log);
      runFile.started();
      readiness.start();
      counter.start(log);
      ticking = setInterval(() => alarms.tick(), minute).unref();
    },
    async stop() {
      clearInterval(ticking);
      readiness.stop();
      counter.stop();
      await notifier.stop();
      runFile.stopped();
    },
  };
}
