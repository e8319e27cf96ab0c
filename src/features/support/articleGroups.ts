import type {ArticleLink} from '@site/src/facts/contentIndex';
import {catalogues} from '@site/src/facts/frontmatter.lists';

/** Articles by catalogue, in the order of the catalogues; those without any are left out. */
export const articleGroups = (articles: readonly ArticleLink[]) =>
  catalogues
    .map((catalogue) => ({catalogue, articles: articles.filter((article) => article.catalogue === catalogue)}))
    .filter((group) => group.articles.length > 0);
