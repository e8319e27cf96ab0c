/** Checks of the data: they open the store as it is, migrate nothing, and read no personal data. */
import {existsSync} from 'node:fs';
import {judgeClock, judgeDeliveries, judgeKey, judgeWrites, probeStore} from '../../checks';
import type {Config} from '../../config';
import {keyPath, loadKeyring} from '../../keyring';
import {reasonOf} from '../../providers/post';
import {isHeldBack} from '../../retention';
import {openStore} from '../../store/open';
import {sqlitePath} from '../../store/sqlite';
import type {Store} from '../../store/store';
import {doubt, findingOf, fine, problem, skipped, todoOf, type Finding} from './findings';

const restoreTodo = 'stop the service, keep a copy of the files, restore the last backup (.docs/operations.md)';

/** Runs a check; one that fails is a problem, not the end. */
export async function tried(check: string, work: () => Promise<Finding[]>, todo: string): Promise<Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [problem(check, `cannot be checked (${messageOf(error)})`, todo)];
  }
}

/** Messages of SQLite and of our own name no data; others are redacted. */
const messageOf = (error: unknown): string => {
  const reason = reasonOf(error);
  return error instanceof Error && /^SQLITE_|^Error$|^KeyError$|^StoreMoved$/.test(reason) ? error.message : reason;
};

async function keyFinding({dataDir, keys}: Config, store: Store): Promise<Finding> {
  const todo = 'restore LEAD_KEY, LEAD_KEYS_OLD and LEAD_DIGEST_KEY, or keys.json: without them no lead can be read';
  // Not made here: a new key would fit to nothing.
  if (!keys && !existsSync(keyPath(dataDir)))
    return problem('key', `there is no LEAD_KEY and no ${keyPath(dataDir)}`, todo);
  return findingOf('key', await judgeKey(store, loadKeyring(dataDir, keys)), todo);
}

async function schemaFinding(store: Store): Promise<Finding> {
  const {pending, isNewer} = await store.schemaState();
  if (isNewer) return doubt('migrations', 'a newer release has migrated the data', 'install that release again');
  if (pending.length === 0) return fine('migrations', 'up to date');
  return doubt(
    'migrations',
    `not applied: ${pending.join(', ')}`,
    'start the service of this release, which applies them',
  );
}

async function integrityFinding(store: Store, isQuick: boolean): Promise<Finding> {
  if (isQuick) return skipped('integrity', 'left out by --quick');
  const found = await store.integrity(true);
  if (found === undefined) return skipped('integrity', 'PostgreSQL looks after its pages; pg_amcheck checks them');
  return found === 'ok' ? fine('integrity', 'no damage in the whole file') : problem('integrity', found, restoreTodo);
}

async function retentionFinding(store: Store, now: number): Promise<Finding> {
  const leads = await store.leadsDue(now);
  if (isHeldBack(leads))
    return doubt('retention', `${leads.due} of ${leads.total} leads are due and kept`, todoOf('retention-held-back'));
  return fine('retention', `${leads.total} leads, ${leads.due} of them due`);
}

async function deliveryFindings(store: Store, now: number): Promise<Finding[]> {
  const {waiting, abandoned} = (await store.counts(now)).deliveries;
  const failed = waiting + abandoned > 0 ? await store.deliveryErrors(3) : [];
  const errors = failed.map(({kind, error, count}) => `${kind}: ${error} (${count})`);
  const last = errors.length > 0 ? `; last errors ${errors.join(', ')}` : '';
  const {status, detail} = judgeDeliveries(await store.oldestWaiting(), now);
  return [
    findingOf('deliveries', {status, detail: `${waiting} wait, ${detail}${last}`}, todoOf('delivery-late')),
    ...(abandoned > 0 ? [doubt('deliveries', `${abandoned} abandoned${last}`, todoOf('delivery-abandoned'))] : []),
  ];
}

async function findingsOf(store: Store, config: Config, isQuick: boolean): Promise<Finding[]> {
  const now = Date.now();
  const storeTodo = 'look at the disk and its space, or at PostgreSQL; then at the check of integrity';
  const parts: [string, () => Promise<Finding | Finding[]>, string][] = [
    [
      'store',
      async () => findingOf('store', judgeWrites([await probeStore(store, now)]), todoOf('store-slow')),
      storeTodo,
    ],
    ['key', () => keyFinding(config, store), storeTodo],
    ['migrations', () => schemaFinding(store), storeTodo],
    ['integrity', () => integrityFinding(store, isQuick), restoreTodo],
    ['clock', async () => findingOf('clock', await judgeClock(store, now), todoOf('clock-jump')), storeTodo],
    ['retention', () => retentionFinding(store, now), storeTodo],
    ['deliveries', () => deliveryFindings(store, now), storeTodo],
  ];
  const findings: Finding[] = [];
  for (const [check, work, todo] of parts) {
    const found = await tried(check, async () => [await work()].flat(), todo);
    findings.push(...found);
    // A database that does not answer fails everything else too, each after its time limit. A file may be read in part.
    if (check === 'store' && config.databaseUrl !== undefined && found.some(({level}) => level === 'problem')) break;
  }
  return findings;
}

/** Checks the store and what is in it. */
export async function dataFindings(config: Config, isQuick: boolean): Promise<Finding[]> {
  const {dataDir, databaseUrl} = config;
  if (databaseUrl === undefined && !existsSync(sqlitePath(dataDir)))
    return [
      problem(
        'store',
        `there is no data in ${dataDir}`,
        'start the service once, or set DATA_DIR as the service has it',
      ),
    ];
  return tried(
    'store',
    async () => {
      const store = await openStore(config, true);
      try {
        return await findingsOf(store, config, isQuick);
      } finally {
        await store.close();
      }
    },
    databaseUrl === undefined ? restoreTodo : 'start PostgreSQL, or check the address in DATABASE_URL',
  );
}
