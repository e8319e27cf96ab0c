import {afterAll, beforeAll, describe, it, jest} from '@jest/globals';
import pg from 'pg';
import {hasPostgres, postgresMissing, startPostgres, type ThrowawayPostgres} from '../../scripts/lib/postgres';
import {openPostgresStore} from '../../server/store/postgres';
import {clearTables, storeContract} from './store.contract';

// The first run on a machine without PostgreSQL installs it.
jest.setTimeout(300_000);

if (hasPostgres()) {
  let postgres: ThrowawayPostgres | undefined;
  let url: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    url = await postgres!.database();
  });
  afterAll(() => postgres?.remove());

  storeContract('PostgreSQL', async () => ({
    open: () => openPostgresStore(url),
    async clear() {
      const client = new pg.Client({connectionString: url});
      await client.connect();
      await client.query(clearTables);
      await client.end();
    },
  }));
} else {
  describe('PostgreSQL', () => it.skip(postgresMissing, () => undefined));
}
