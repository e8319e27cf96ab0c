/** Reads a manual for print: its text from the finished page, the rest from its front matter and the catalogue. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import matter from 'gray-matter';
import {docSchema} from '../../src/facts/frontmatter';
import {modelById} from '../../src/facts/models';
import type {Model} from '../../src/facts/models.schema';
import {joinPath, type Locale} from '../../src/site/editions';

/** A manual of one edition, current version. */
export interface Manual {
  /** Name of its file and last part of its address. */
  readonly id: string;
  readonly locale: Locale;
  /** Full pathname of its page. */
  readonly page: string;
  /** Address of its page with origin. */
  readonly url: string;
  readonly title: string;
  /** Language of the text: Chinese in the English edition where there is no translation yet. */
  readonly lang: string;
  /** Firmware of a device, version of an app. */
  readonly firmware: string;
  /** Days, YYYY-MM-DD. */
  readonly updated: string;
  readonly reviewBy: string;
  /** Null for an app. */
  readonly model: Model | null;
  /** The text as HTML: no links within the site without their origin, no controls. */
  readonly html: string;
  /** Its headings of the second level. */
  readonly contents: readonly {readonly id: string; readonly text: string}[];
}

/** Folder of the manuals' Markdown in an edition. */
const folders: Readonly<Record<Locale, string>> = {
  'zh-CN': 'docs/manuals',
  en: 'i18n/en/docusaurus-plugin-content-docs/current/manuals',
};

const manualPath = (locale: Locale, id: string) => joinPath(locale, `/support/manuals/${id}`);

/** The text of a page as it is printed; throws where the page has none. */
function textOf(file: string, url: string): Pick<Manual, 'html' | 'contents' | 'lang' | 'title'> {
  const $ = load(readFileSync(file, 'utf8'));
  const text = $('main .markdown').first();
  if (text.length === 0) throw new Error(`${file}: there is no text to print.`);
  text.find('.hash-link, script, button, [data-island]').remove();
  text.find('[tabindex]').removeAttr('tabindex').removeAttr('role');
  text.find('a').each((_, link) => {
    const href = $(link).attr('href');
    if (href && !href.startsWith('#')) $(link).attr('href', new URL(href, url).href);
  });
  return {
    html: text.html()!,
    title: $('main h1').first().text().trim(),
    lang: text.closest('[lang]').attr('lang') ?? 'zh-CN',
    contents: text
      .find('h2[id]')
      .toArray()
      .map((heading) => ({
        id: $(heading).attr('id')!,
        text: $(heading)
          .text()
          .replace(/\u200b/g, '')
          .trim(),
      })),
  };
}

/** Address of a built page with origin, as the page itself gives it. */
function addressOf(file: string): string {
  const href = load(readFileSync(file, 'utf8'))('link[rel=canonical]').attr('href');
  if (!href) throw new Error(`${file}: the page has no canonical address.`);
  return href;
}

/** The manuals of an edition in the order of their names. A document that was built without being a manual throws. */
export function readManuals(root: string, buildDir: string, locale: Locale): Manual[] {
  // What is not translated yet is served in Chinese, so the Chinese folder is the list.
  return readdirSync(path.join(root, folders['zh-CN']))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const own = path.join(root, folders[locale], name);
      const source = existsSync(own) ? own : path.join(root, folders['zh-CN'], name);
      // The empty options bypass gray-matter's cache.
      const front = docSchema.parse(matter(readFileSync(source, 'utf8'), {}).data);
      if (front.type !== 'manual') throw new Error(`${source}: this is no manual.`);
      const id = name.replace(/\.md$/, '');
      const page = manualPath(locale, id);
      const file = path.join(buildDir, `${page.slice(1)}.html`);
      const url = addressOf(file);
      return {
        id,
        locale,
        page,
        url,
        ...textOf(file, url),
        firmware: front.firmware,
        updated: front.updated,
        reviewBy: front.review_by,
        model: front.model ? modelById(front.model) : null,
      };
    });
}

/** Address of a page of the same site and edition. */
export const siblingUrl = ({url, page, locale}: Pick<Manual, 'url' | 'page' | 'locale'>, pathname: string): string =>
  url.slice(0, -page.length) + joinPath(locale, pathname);
