import pg from 'pg';
import {afterAll, describe, it, vi} from 'vitest';
import {openPostgresStore} from '../../server/store/postgres';
import {postgresMissing, startPostgres} from '../../scripts/lib/postgres';
import {clearTables, storeContract} from './store.contract';

vi.setConfig({hookTimeout: 300_000});

const postgres = await startPostgres();
afterAll(() => postgres?.remove());

if (postgres) {
  const url = await postgres.database();
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
