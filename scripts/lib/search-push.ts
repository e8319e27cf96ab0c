/** Replaces the indices at Algolia: fills temporary indices, then swaps each atomically. */
import {randomBytes} from 'node:crypto';
import {algoliasearch} from 'algoliasearch';
import type {PushSettings} from '../../config/search';
import {type AlgoliaRecord, algoliaSettings, algoliaSynonyms} from '../../plugins/search/algolia';
import {hostsOf, indexName} from '../../src/features/search/model/algolia';
import type {SearchLanguage} from '../../src/features/search/model/vocabulary';

export interface Edition {
  readonly language: SearchLanguage;
  readonly records: readonly AlgoliaRecord[];
}

/** Records per request. */
const batchSize = 1000;

/** An actionable message for a failure, in one sentence. */
function reasonOf(error: unknown, {appId, host}: PushSettings): string {
  if (!(error instanceof Error)) return String(error);
  // An answer of 4xx; the class itself is not exported.
  if ('status' in error && typeof error.status === 'number') {
    const said = `${error.status}: ${error.message.trim().split('\n')[0]!.slice(0, 200)}`;
    if (error.status === 401 || error.status === 403) {
      return `Algolia refuses the key (${said}); ALGOLIA_ADMIN_KEY has to be a key of the application ${appId} that may write and delete indices and edit their settings`;
    }
    return `Algolia refuses the request (${said})`;
  }
  // Thrown by the client when every host failed or responded with 5xx.
  if (error.name === 'RetryError')
    return `${host ?? `Algolia's hosts for the application ${appId}`} cannot be reached or fail; check the network and ALGOLIA_APP_ID, then try again`;
  return error.message;
}

/**
 * Pushes the editions without downtime: the old index is used until the new one is complete. Query rules created in
 * Algolia's dashboard are kept.
 * @throws {Error} with a message of one sentence for the user, including what was already changed
 */
export async function pushEditions(editions: readonly Edition[], settings: PushSettings): Promise<void> {
  const {appId, adminKey, index, host} = settings;
  const hosts = hostsOf(host);
  const client = algoliasearch(appId, adminKey, hosts && {hosts});
  const run = randomBytes(4).toString('hex');
  const jobs = editions.map(({language, records}) => ({
    language,
    records,
    live: indexName(index, language),
    beside: `${indexName(index, language)}_tmp_${run}`,
  }));
  const prepared: string[] = [];
  const replaced: string[] = [];
  let moving: string | undefined;
  try {
    for (const {language, records, live, beside} of jobs) {
      prepared.push(beside);
      const wait = ({taskID}: {taskID: number}) => client.waitForTask({indexName: beside, taskID});
      // Copying from an index that does not exist succeeds and copies nothing.
      await wait(
        await client.operationIndex({
          indexName: live,
          operationIndexParams: {operation: 'copy', destination: beside, scope: ['rules']},
        }),
      );
      await wait(await client.setSettings({indexName: beside, indexSettings: algoliaSettings(language)}));
      await wait(
        await client.saveSynonyms({
          indexName: beside,
          synonymHit: algoliaSynonyms(language),
          replaceExistingSynonyms: true,
        }),
      );
      await client.saveObjects({
        indexName: beside,
        objects: records.map((record) => ({...record})),
        waitForTasks: true,
        batchSize,
      });
    }
    for (const {live, beside} of jobs) {
      moving = live;
      const {taskID} = await client.operationIndex({
        indexName: beside,
        operationIndexParams: {operation: 'move', destination: live},
      });
      await client.waitForTask({indexName: beside, taskID});
      replaced.push(live);
      moving = undefined;
    }
  } catch (error) {
    // Deletes temporary indices, which the next attempt cannot use; ignores errors, e.g. of a rejected key.
    await Promise.all(prepared.map((beside) => client.deleteIndex({indexName: beside}).catch(() => undefined)));
    const state = [
      ...(replaced.length > 0 ? [`${replaced.join(', ')} is replaced`] : []),
      ...(moving ? [`${moving} may be replaced`] : []),
      ...(replaced.length === 0 && !moving ? ['the indices are as they were'] : []),
    ].join(', ');
    throw new Error(`${reasonOf(error, settings)}; ${state}.`, {cause: error});
  }
}
