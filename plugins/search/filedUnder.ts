/** Where a post is filed, in the words people search it by: its archive, its year and its month. */
import type {CheerioAPI} from 'cheerio';

/** E.g. "Product news, November 2026, 2026 news"; empty for a page that is no post. */
export function filedUnder($: CheerioAPI): string {
  const meta = (property: string) => $(`meta[property="article:${property}"]`).attr('content')?.trim() ?? '';
  const [section, published] = [meta('section'), meta('published_time')];
  if (section === '' || published === '') return '';
  const day = new Date(published);
  const lang = $('html').attr('lang') ?? 'zh-CN';
  const month = day.toLocaleDateString(lang, {year: 'numeric', month: 'long', timeZone: 'UTC'});
  const year = day.getUTCFullYear();
  return lang.startsWith('zh') ? `${section}新闻，${month}，${year}年新闻` : `${section} news, ${month}, ${year} news`;
}
