/** A news post: dek, date and source, text at a reading measure, share, next and previous. */
import copy from '@copy/news';
import navigation from '@copy/navigation';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {NewsPicture} from '@site/src/features/news/NewsPicture';
import {Share} from './_parts/Share';
import {Badge} from '@site/src/components/ui/Badge';
import {Container} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {NewsFrontMatter} from '@site/src/facts/frontmatter';
import {dayOf} from '@site/src/facts/day';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostPage';
import styles from './NewsPost.module.css';

export default function NewsPost({content: Content}: Props) {
  const {metadata} = Content;
  const front = metadata.frontMatter as unknown as NewsFrontMatter;
  const day = metadata.date.slice(0, 10);
  const updated = front.updated === undefined ? day : dayOf(front.updated);
  const archive = copy.archives[front.archive];
  return (
    <Layout>
      <PageMetadata title={metadata.title} description={metadata.description} />
      <Head>
        <meta property="article:published_time" content={`${day}T00:00:00Z`} />
        <meta property="article:modified_time" content={`${updated}T00:00:00Z`} />
        <meta property="article:author" content={front.source} />
        <meta property="article:section" content={archive} />
        {/* With these, the build writes the one tag of keywords (`scripts/metadata`). */}
        {front.keywords.map((word) => (
          <meta key={word} property="article:tag" content={word} />
        ))}
      </Head>
      <main>
        <Container className={styles.post}>
          <article>
            <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
              <SiteLink to="news">{copy.title}</SiteLink>
              <PermalinkLink href={`/news/${front.archive}`}>{archive}</PermalinkLink>
            </nav>
            <h1>{metadata.title}</h1>
            <p className={styles.dek}>{metadata.description}</p>
            <p className={styles.meta}>
              <Badge>{archive}</Badge>
              <time dateTime={day}>{day}</time>
              {updated !== day && (
                <span>
                  {copy.updated} <time dateTime={updated}>{updated}</time>
                </span>
              )}
              <span>
                {copy.source}：{front.source}
              </span>
            </p>
            <div className={styles.picture}>
              <NewsPicture image={front.image} sizes="(max-width: 800px) 100vw, 760px" priority />
            </div>
            <div className="markdown">
              <MDXContent>
                <Content />
              </MDXContent>
            </div>
            <Share title={metadata.title} archive={archive} permalink={metadata.permalink} />
          </article>
          <nav className={styles.pager} data-search-skip>
            {metadata.prevItem && (
              <PermalinkLink href={metadata.prevItem.permalink}>
                <span>{copy.newer}</span>
                <b>{metadata.prevItem.title}</b>
              </PermalinkLink>
            )}
            {metadata.nextItem && (
              <PermalinkLink href={metadata.nextItem.permalink}>
                <span>{copy.older}</span>
                <b>{metadata.nextItem.title}</b>
              </PermalinkLink>
            )}
          </nav>
        </Container>
      </main>
    </Layout>
  );
}
