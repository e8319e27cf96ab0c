import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** One numbered SQL file, `0001_init.sql`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/** The migrations of one kind of database, in order. */
export function readMigrations(database: 'sqlite' | 'postgres'): Migration[] {
  const folder = fileURLToPath(new URL(`./migrations/${database}/`, import.meta.url));
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => ({version: Number(name.slice(0, 4)), name, sql: readFileSync(folder + name, 'utf8')}));
}
