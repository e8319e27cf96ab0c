/** A list of troubleshooting articles: title, catalogue, minutes, arrow. */
import copy from '@copy/support';
import type {ArticleLink} from '@site/src/facts/contentIndex';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ArticleList.module.css';

export function ArticleList({
  articles,
  columns = 2,
  withCatalogue = true,
}: {
  readonly articles: readonly ArticleLink[];
  readonly columns?: 1 | 2;
  /** Not below a heading that says it. */
  readonly withCatalogue?: boolean;
}) {
  return (
    <ul className={columns === 2 ? styles.two : styles.one}>
      {articles.map((article) => (
        <li key={article.id}>
          <PermalinkLink href={article.permalink}>
            <div>
              <p>{article.title}</p>
              <small>
                {withCatalogue && `${copy.catalogues[article.catalogue].name} · `}
                {copy.minutes(article.minutes)}
              </small>
            </div>
            <Icon name="arrow" />
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
}
