import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** One numbered SQL file, `0001_init.sql`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The migrations of one kind of database, in order; stored next to this file, and next to the bundle. */
export function readMigrations(database: 'sqlite' | 'postgres'): Migration[] {
  const folder = join(__dirname, 'migrations', database);
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => ({version: Number(name.slice(0, 4)), name, sql: readFileSync(join(folder, name), 'utf8')}));
}
