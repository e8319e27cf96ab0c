/** The posts that the page at hand offers to read next, chosen while building (`src/facts/readNext.ts`). */
import {useLocation} from '@docusaurus/router';
import readNext from '@generated/content-index/default/read-next.json';
import type {ReadNext} from '@site/src/facts/readNext';
import {splitPath} from '@site/src/site/editions';

/** Best first; none on pages that no post is about. */
export function useReadNext(): ReadNext['posts'] {
  const path = splitPath(useLocation().pathname).path.replace(/(.)\/+$/, '$1');
  return (readNext.pages[path] ?? []).flatMap((at) => readNext.posts[at] ?? []);
}
