/** What the push to Algolia and the question to it have to agree on. */
import type {SearchLanguage} from './vocabulary';

/** Name of the documents now shipped, among the versions of a record. */
export const currentVersion = 'current';

/** Name of an edition's index. */
export const indexName = (index: string, language: SearchLanguage): string => `${index}-${language}`;

/** `hosts` of Algolia's clients for one origin; undefined leaves them theirs. */
export function hostsOf(origin: string | undefined) {
  if (!origin) return undefined;
  const {hostname, port, protocol} = new URL(origin);
  return [
    {
      url: hostname,
      ...(port && {port: Number(port)}),
      accept: 'readWrite',
      protocol: protocol === 'http:' ? 'http' : 'https',
    } as const,
  ];
}
