/** Titles and descriptions of pages that are made in numbers: from one template with the name of what they are about. */
import catalogues from '../../../i18n/zh-CN/copy/catalogues';
import cataloguesEn from '../../../i18n/en/copy/catalogues';
import newsEn from '../../../i18n/en/copy/news';
import newsZh from '../../../i18n/zh-CN/copy/news';
import pressEn from '../../../i18n/en/copy/press';
import pressZh from '../../../i18n/zh-CN/copy/press';
import supportEn from '../../../i18n/en/copy/support';
import supportZh from '../../../i18n/zh-CN/copy/support';
import type {Archive, Catalogue} from '../../../src/facts/frontmatter';
import {hardwarePath, models} from '../../../src/facts/models';
import {splitPath} from '../../../src/site/editions';
import type {FetchedPage} from '../../support/built-site';

const words = {
  'zh-CN': {support: supportZh, news: newsZh, press: pressZh, catalogues},
  en: {support: supportEn, news: newsEn, press: pressEn, catalogues: cataloguesEn},
};

/** What the head of an index or a device's page says beside its template. */
export function templateProblems({pathname, $}: Pick<FetchedPage, 'pathname' | '$'>): string[] {
  const {locale, path} = splitPath(pathname);
  const {support, news, press, catalogues: names} = words[locale];
  const title = $('head > title').text();
  const description = $('meta[name=description]').attr('content') ?? '';
  const [, catalogue] = /^\/support\/troubleshooting\/catalog\/([a-z-]+)$/.exec(path) ?? [];
  const [, archive] = /^\/news\/([a-z]+)$/.exec(path) ?? [];
  const model = models.find(
    (one) =>
      path === hardwarePath(one) || path === `/support/model/${one.id}` || path === `/support/5.x/model/${one.id}`,
  );
  if (catalogue || archive) {
    const {name, about} = names[catalogue as Catalogue] ?? {};
    const meta = catalogue
      ? support.index.catalogueMeta(name, about)
      : archive === 'media'
        ? press.meta
        : news.archiveMeta(news.archives[archive as Archive]);
    return [
      ...(title.startsWith(`${meta.title} | `) ? [] : [`title "${title}" instead of "${meta.title}"`]),
      ...(description === meta.description ? [] : [`description "${description}" instead of "${meta.description}"`]),
    ];
  }
  if (!model) return [];
  return [
    ...(title.includes(model.name) ? [] : [`title "${title}" without the model ${model.name}`]),
    ...(description.includes(model.name) ? [] : [`description "${description}" without the model ${model.name}`]),
  ];
}
