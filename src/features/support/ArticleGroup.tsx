/**
 * The articles of one catalogue: the one most people come for first and by itself, then the others; those of a long catalogue
 * partly folded. Native, so that the browser opens it for what is searched for in the page.
 */
import copy from '@copy/support';
import type {ArticleLink} from '@site/src/facts/contentIndex';
import {Icon} from '../../components/ui/Icon';
import {PermalinkLink} from '../../components/ui/SiteLink';
import styles from './ArticleGroup.module.css';

/** A longer catalogue shows fewer and folds the rest; one more would be no reason for a fold. */
const most = 8;
const beforeFold = 7;

/** Those of the support home first, in its order. */
const byNeed = (articles: readonly ArticleLink[]): ArticleLink[] =>
  [...articles].sort((a, b) => (a.popular ?? Infinity) - (b.popular ?? Infinity) || 0);

export function ArticleGroup({articles}: {readonly articles: readonly ArticleLink[]}) {
  const sorted = byNeed(articles);
  const lead = sorted[0]?.popular == null ? undefined : sorted[0];
  const others = lead ? sorted.slice(1) : sorted;
  const shown = sorted.length > most ? others.slice(0, lead ? beforeFold - 1 : beforeFold) : others;
  const rest = others.slice(shown.length);
  return (
    <div className={styles.articles}>
      {lead && (
        <PermalinkLink href={lead.permalink} className={styles.lead}>
          <p>{lead.title}</p>
          <Minutes of={lead} />
          <span>{lead.description}</span>
        </PermalinkLink>
      )}
      {shown.length > 0 && <Rows articles={shown} />}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>
            {copy.index.rest(rest.length)}
            <Icon name="chevronDown" />
          </summary>
          <Rows articles={rest} />
        </details>
      )}
    </div>
  );
}

function Rows({articles}: {readonly articles: readonly ArticleLink[]}) {
  return (
    <ul className={styles.rows}>
      {articles.map((article) => (
        <li key={article.id}>
          <PermalinkLink href={article.permalink}>
            <p>{article.title}</p>
            <Minutes of={article} />
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
}

function Minutes({of: {minutes}}: {readonly of: ArticleLink}) {
  return <small>{copy.minutes(minutes)}</small>;
}
