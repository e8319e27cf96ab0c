/** Path of a page's social picture; drawn after the build (`scripts/metadata`). */
import {editions, splitPath} from './editions';

/** Pathname of the social picture of the page at `pathname`. */
export function cardOf(pathname: string): string {
  const {locale} = splitPath(pathname);
  const {prefix} = editions[locale];
  return `${prefix}/social/${pathname.slice(prefix.length + 1).replaceAll('/', '-') || 'index'}.jpg`;
}
