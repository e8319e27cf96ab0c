/**
 * Takes the name of the file off the address: bare static hosts also answer `/news.html`. Docusaurus loads the code of a
 * page by its address before it hydrates, finds no route for a file, and would render the page beside its HTML.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const clean = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (clean !== pathname) window.history.replaceState(null, '', clean + search + hash);
}
