/**
 * Links the styles a page needs into its HTML. The bundler writes the styles of each chunk into a separate file and
 * Docusaurus links only those of the entry, so a page would be unstyled until its script has loaded.
 *
 * What a page needs is read from the page itself: class names of CSS Modules carry a hash, so a style sheet belongs to a
 * page when it defines a class the page uses and no sheet linked before it does.
 */
import {readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Class names a style sheet defines. */
export function classesOf(css) {
  const plain = css.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  return new Set([...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name));
}

/** Class names the elements of a page carry. */
export function classesIn(html) {
  const names = new Set();
  for (const [, quoted, bare] of html.matchAll(/(?<![\w-])class=(?:"([^"]*)"|([^\s>"]+))/g)) {
    for (const name of (quoted ?? bare).split(/\s+/)) names.add(name);
  }
  return names;
}

/**
 * The fewest sheets, most useful first, that define every class the page uses and some sheet defines.
 * @param {Set<string>} used classes of the page that the entry's own sheet does not define
 * @param {Map<string, Set<string>>} sheets classes by file name
 */
export function sheetsFor(used, sheets) {
  const open = new Set([...used].filter((name) => [...sheets.values()].some((classes) => classes.has(name))));
  const chosen = [];
  while (open.size > 0) {
    let best = '';
    let most = 0;
    for (const [file, classes] of sheets) {
      let count = 0;
      for (const name of open) if (classes.has(name)) count++;
      // On a tie the smaller sheet: the page's own one, not that of a page with more content.
      if (count > most || (count === most && count > 0 && classes.size < sheets.get(best).size))
        [best, most] = [file, count];
    }
    chosen.push(best);
    for (const name of sheets.get(best)) open.delete(name);
  }
  return chosen;
}

function htmlFiles(folder, skip) {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return file === skip ? [] : htmlFiles(file, skip);
    return entry.name.endsWith('.html') ? [file] : [];
  });
}

/**
 * Adds the links to every page of one edition.
 * @param {string} editionDir folder of the edition's build
 * @param {string} baseUrl with a slash at both ends
 * @param {string} [skip] folder inside that belongs to another edition
 */
export function linkPageStyles(editionDir, baseUrl, skip) {
  const folder = path.join(editionDir, 'assets/css');
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const all = new Map(files.map((name) => [name, classesOf(readFileSync(path.join(folder, name), 'utf8'))]));
  for (const file of htmlFiles(editionDir, skip)) {
    const html = readFileSync(file, 'utf8');
    const entry = /<link rel="?stylesheet"? href="?[^\s">]*\/assets\/css\/([^\s">]+)"?[^>]*>/.exec(html);
    if (!entry) continue;
    const own = all.get(entry[1]);
    if (!own) throw new Error(`${file} links ${entry[1]}, which is not in ${folder}`);
    const others = new Map([...all].filter(([name]) => name !== entry[1]));
    const used = new Set([...classesIn(html)].filter((name) => !own.has(name)));
    const links = sheetsFor(used, others).map((name) => `<link rel="stylesheet" href="${baseUrl}assets/css/${name}">`);
    if (links.length === 0) continue;
    const at = entry.index + entry[0].length;
    writeFileSync(file, html.slice(0, at) + links.join('') + html.slice(at));
  }
}
