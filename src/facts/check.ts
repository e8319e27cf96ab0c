/** Parses every fact file with its schema; used by the build, `npm run check` and the content tests. */
import type {ZodType} from 'zod';
import {legal} from '../../config/legal';
import {legalSchema} from '../../config/legal.schema';
import {owner} from '../../config/owner';
import {ownerSchema} from '../../config/owner.schema';
import {advisories, advisoriesReviewed} from './advisories';
import {advisoriesSchema} from './advisories.schema';
import {algorithms} from './algorithms';
import {algorithmsSchema} from './algorithms.schema';
import {claims} from './claims';
import {claimsSchema} from './claims.schema';
import {downloads} from './downloads';
import {downloadsSchema} from './downloads.schema';
import {honors} from './honors';
import {honorsSchema} from './honors.schema';
import {investors} from './investors';
import {investorsSchema} from './investors.schema';
import {models} from './models';
import {catalogueSchema} from './models.schema';
import {algorithmPromises, devicePromises, promises} from './promises';
import {promisesSchema} from './promises.schema';
import {starterKits, storeKits} from './storeKits';
import {kitsSchema} from './storeKits.schema';
import {timeline} from './timeline';
import {timelineSchema} from './timeline.schema';
import {videos} from './videos';
import {videosSchema} from './videos.schema';

interface FactFile {
  readonly file: string;
  readonly schema: ZodType;
  readonly data: unknown;
}

export const factFiles: readonly FactFile[] = [
  {file: 'src/facts/models.ts', schema: catalogueSchema, data: models},
  {file: 'src/facts/storeKits.ts', schema: kitsSchema, data: {...storeKits, ...starterKits}},
  {file: 'src/facts/algorithms.ts', schema: algorithmsSchema, data: algorithms},
  {file: 'src/facts/claims.ts', schema: claimsSchema, data: claims},
  {
    file: 'src/facts/promises.ts',
    schema: promisesSchema,
    data: {promises, algorithms: algorithmPromises, devices: devicePromises},
  },
  {
    file: 'src/facts/advisories.ts',
    schema: advisoriesSchema,
    data: {reviewed: advisoriesReviewed, advisories},
  },
  {file: 'src/facts/downloads.ts', schema: downloadsSchema, data: downloads},
  {file: 'src/facts/honors.ts', schema: honorsSchema, data: honors},
  {file: 'src/facts/investors.ts', schema: investorsSchema, data: investors},
  {file: 'src/facts/timeline.ts', schema: timelineSchema, data: timeline},
  {file: 'src/facts/videos.ts', schema: videosSchema, data: videos},
  {file: 'config/owner.ts', schema: ownerSchema, data: owner},
  {file: 'config/legal.ts', schema: legalSchema, data: legal},
];

/** Names an array element by its id, so that a message says "e3-x" and not "3". */
function describePath(data: unknown, path: readonly PropertyKey[]): string {
  let current = data;
  return path
    .map((key) => {
      current = (current as Record<PropertyKey, unknown> | undefined)?.[key];
      const id = (current as {id?: unknown} | undefined)?.id;
      return typeof key === 'number' && typeof id === 'string' ? `"${id}"` : String(key);
    })
    .join(' › ');
}

/** One line per problem: file, place, what is wrong. Empty when all facts are sound. */
export function checkFacts(files: readonly FactFile[] = factFiles): string[] {
  return files.flatMap(({file, schema, data}) => {
    const result = schema.safeParse(data);
    if (result.success) return [];
    return result.error.issues.map((issue) => `${file}: ${describePath(data, issue.path)}: ${issue.message}`);
  });
}
