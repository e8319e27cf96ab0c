/** Parses every fact file with its schema; used by the build, `npm run check` and the content tests. */
import type {ZodType} from 'zod';
import {owner} from '../../config/owner';
import {ownerSchema} from '../../config/owner.schema';
import {claims} from './claims';
import {claimsSchema} from './claims.schema';
import {models} from './models';
import {catalogueSchema} from './models.schema';

interface FactFile {
  readonly file: string;
  readonly schema: ZodType;
  readonly data: unknown;
}

export const factFiles: readonly FactFile[] = [
  {file: 'src/content/models.ts', schema: catalogueSchema, data: models},
  {file: 'src/content/claims.ts', schema: claimsSchema, data: claims},
  {file: 'config/owner.ts', schema: ownerSchema, data: owner},
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
