/**
 * Takes the name of the file off the address: bare static hosts also answer `/news.html`. Docusaurus loads the code of a
 * page by its address before it hydrates, finds no route for a file, and would render the page beside its HTML. Under an unknown
 * address the host sends its 404 page, whose canonical address is a file and which has its own way on (`theme/NotFound`).
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

if (ExecutionEnvironment.canUseDOM && document.querySelector('link[rel=canonical]:not([href$=".html"])')) {
  const {pathname, search, hash} = window.location;
  if (pathname.endsWith('.html'))
    window.history.replaceState(null, '', (pathname.replace(/(\/index)?\.html$/, '') || '/') + search + hash);
}
