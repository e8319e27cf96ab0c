/** The list of news: archive tabs, the newest story large, the others as rows, feeds. An archive without posts says so. */
import copy from '@copy/news';
import shell from '@copy/shell';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {NewsLink} from '@site/src/facts/contentIndex';
import {archives, type Archive} from '@site/src/facts/frontmatter.lists';
import {Badge} from '../../components/ui/Badge';
import {Icon} from '../../components/ui/Icon';
import {Notice} from '../../components/ui/Notice';
import {Container} from '../../components/ui/Section';
import {PermalinkLink} from '../../components/ui/SiteLink';
import {NewsPicture} from './NewsPicture';
import styles from './NewsIndex.module.css';

export interface NewsIndexProps {
  /** Newest first. */
  readonly news: readonly NewsLink[];
  /** The archive shown, or null for all. */
  readonly archive: Archive | null;
}

export function NewsIndex({news, archive}: NewsIndexProps) {
  const shown = archive ? news.filter((post) => post.archive === archive) : news;
  const [first, ...rest] = shown;
  return (
    <Container className={styles.news}>
      <h1>{archive ? copy.archiveMeta(copy.archives[archive]).title : copy.title}</h1>
      {archive && <p className={styles.lead}>{copy.leads[archive]}</p>}
      <nav aria-label={copy.archivesLabel} className={styles.tabs}>
        <PermalinkLink href="/news" aria-current={archive === null ? 'page' : undefined}>
          {copy.all}
        </PermalinkLink>
        {archives.map((name) => (
          <PermalinkLink key={name} href={`/news/${name}`} aria-current={archive === name ? 'page' : undefined}>
            {copy.archives[name]}
          </PermalinkLink>
        ))}
      </nav>
      {!first && (
        <Notice title={copy.empty.title} className={styles.empty}>
          {copy.empty.text}
        </Notice>
      )}
      {first && (
        <PermalinkLink href={first.permalink} className={styles.first}>
          <span className={styles.picture}>
            <NewsPicture image={first.image} sizes="(max-width: 959px) 100vw, 680px" priority />
          </span>
          <span>
            <span className={styles.meta}>
              <Badge>{copy.archives[first.archive]}</Badge>
              <time dateTime={first.date}>{first.date}</time>
            </span>
            <h2>{first.title}</h2>
            <span className={styles.dek}>{first.description}</span>
          </span>
        </PermalinkLink>
      )}
      <ul className={styles.list}>
        {rest.map((post) => (
          <li key={post.permalink}>
            <PermalinkLink href={post.permalink}>
              <span className={styles.when}>
                <time dateTime={post.date}>{post.date}</time>
                <Badge>{copy.archives[post.archive]}</Badge>
              </span>
              <span>
                <h2>{post.title}</h2>
                <span className={styles.dek}>{post.description}</span>
              </span>
              <span className={styles.thumb}>
                <NewsPicture image={post.image} sizes="216px" />
              </span>
            </PermalinkLink>
          </li>
        ))}
      </ul>
      <Feeds archive={archive} />
    </Container>
  );
}

function Feeds({archive}: {readonly archive: Archive | null}) {
  const base = useBaseUrl(archive ? `/news/${archive}/` : '/news/');
  return (
    <p className={styles.feeds}>
      <Icon name="feed" />
      <span className="sr">
        {copy.feeds}
        {shell.colon}
      </span>
      <a href={`${base}rss.xml`}>RSS</a>
      <a href={`${base}atom.xml`}>Atom</a>
      <a href={`${base}feed.json`}>JSON</a>
    </p>
  );
}
