/**
 * Settings of search at Algolia, read from the environment: at build for the pages, and by `npm run search:push`. Without
 * them the site searches in its own index.
 */
import * as z from 'zod';

const index = z
  .string()
  .regex(/^[\w-]+$/, 'has to be letters, digits, - and _')
  .default('site');
const appId = z.string({error: 'is not set'}).regex(/^[A-Za-z0-9]+$/, 'has to be letters and digits');
const key = z.string({error: 'is not set'});
const host = z
  .url({protocol: /^https?$/, error: 'has to be an http or https address'})
  .transform((address) => new URL(address).origin)
  .optional();

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of a schema. An empty value counts as not set.
 * @throws {Error} one sentence that names every setting that is missing or wrong
 */
function parse<T extends z.ZodType>(schema: T, environment: Environment): z.infer<T> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${parsed.error.issues.map(({path, message}) => `${path.join('.')} ${message}`).join(', ')}; see "Search at Algolia" in README.md`,
  );
}

const shared = {ALGOLIA_APP_ID: appId, ALGOLIA_INDEX: index, ALGOLIA_HOST: host};
const ofSite = z.object({...shared, ALGOLIA_SEARCH_KEY: key});
const ofPush = z.object({...shared, ALGOLIA_ADMIN_KEY: key});

/** Search settings of the pages. All of it is public: it is in the script of every page. */
export interface HostedSearch {
  readonly appId: string;
  /** A key that can search and nothing else. */
  readonly searchKey: string;
  /** First part of the names of the indices, see `indexName`. */
  readonly index: string;
  /** Origin to ask instead of Algolia's hosts. */
  readonly host?: string;
}

/** Settings for the pages; null without `ALGOLIA_SEARCH_KEY`. @throws {Error} when they are not complete */
export function hostedSearch(environment: Environment): HostedSearch | null {
  if (!environment.ALGOLIA_SEARCH_KEY?.trim()) return null;
  const {ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX, ALGOLIA_HOST} = parse(ofSite, environment);
  return {
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_KEY,
    index: ALGOLIA_INDEX,
    ...(ALGOLIA_HOST && {host: ALGOLIA_HOST}),
  };
}

export interface PushSettings extends Omit<HostedSearch, 'searchKey'> {
  /** A key that may write indices, their settings and synonyms. Secret. */
  readonly adminKey: string;
}

/** Settings for the push. @throws {Error} naming what is missing or wrong */
export function pushSettings(environment: Environment): PushSettings {
  const {ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX, ALGOLIA_HOST} = parse(ofPush, environment);
  return {
    appId: ALGOLIA_APP_ID,
    adminKey: ALGOLIA_ADMIN_KEY,
    index: ALGOLIA_INDEX,
    ...(ALGOLIA_HOST && {host: ALGOLIA_HOST}),
  };
}
