/** A news post: dek, date and source, contents when it is long, text at a reading measure, share, and where to read on. */
import copy from '@copy/news';
import navigation from '@copy/navigation';
import shell from '@copy/shell';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import {ArchiveFeedTags} from '@site/src/features/news/ArchiveFeedTags';
import {NewsFeeds} from '@site/src/features/news/NewsFeeds';
import {NewsPicture} from '@site/src/features/news/NewsPicture';
import {Contents} from './_parts/Contents';
import {Neighbors} from './_parts/Neighbors';
import {Related} from './_parts/Related';
import {Share} from './_parts/Share';
import {Day} from '@site/src/components/ui/Day';
import {Badge} from '@site/src/components/ui/Badge';
import {Container} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {PostLinks} from '@site/src/facts/contentIndex';
import type {NewsFrontMatter} from '@site/src/facts/frontmatter';
import {dayOf} from '@site/src/facts/day';
import {newsListPath} from '@site/src/facts/newsLists';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostPage';
import styles from './NewsPost.module.css';

type Post = Props['content']['metadata'] & {readonly links: PostLinks};

function PostHead({post}: {readonly post: Post}) {
  const front = post.frontMatter as unknown as NewsFrontMatter;
  const {day, updated} = daysOf(post, front);
  return (
    <>
      <PageMetadata title={post.title} description={post.description} />
      <ArchiveFeedTags archive={front.archive} />
      <Head>
        <meta property="article:published_time" content={`${day}T00:00:00Z`} />
        <meta property="article:modified_time" content={`${updated}T00:00:00Z`} />
        <meta property="article:author" content={front.source} />
        <meta property="article:section" content={copy.archives[front.archive]} />
        {/* For the social image (`scripts/metadata`): the first chart is the picture. */}
        {front.image === 'chart' && <meta name="x-picture" content="chart" />}
        {/* With these, the build writes the one tag of keywords (`scripts/metadata`). */}
        {front.keywords.map((word) => (
          <meta key={word} property="article:tag" content={word} />
        ))}
      </Head>
    </>
  );
}

function daysOf(post: Post, front: NewsFrontMatter): {day: string; updated: string} {
  const day = post.date.slice(0, 10);
  return {day, updated: front.updated === undefined ? day : dayOf(front.updated)};
}

/** What stands above the text. */
function Opening({post}: {readonly post: Post}) {
  const front = post.frontMatter as unknown as NewsFrontMatter;
  const {day, updated} = daysOf(post, front);
  const archive = copy.archives[front.archive];
  return (
    <>
      <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
        <SiteLink to="news">{copy.title}</SiteLink>
        <PermalinkLink href={newsListPath({archive: front.archive, year: null})}>{archive}</PermalinkLink>
      </nav>
      <h1>{post.title}</h1>
      <p className={styles.dek}>{post.description}</p>
      <p className={styles.meta}>
        <Badge>{archive}</Badge>
        <Day value={day} />
        {updated !== day && (
          <span>
            {copy.updated} <Day value={updated} />
          </span>
        )}
        <span>
          {copy.source}
          {shell.colon}
          {front.source}
        </span>
        <span>{copy.minutes(post.readingTime ?? 1)}</span>
      </p>
      {/* A chart stands in the text, with its words; here it would be said twice. */}
      {front.image !== 'chart' && (
        <div className={styles.picture}>
          <NewsPicture image={front.image} sizes="(max-width: 800px) 100vw, 760px" priority />
        </div>
      )}
    </>
  );
}

export default function NewsPost({content: Content}: Props) {
  const post = Content.metadata as Post;
  const {archive} = post.frontMatter as unknown as NewsFrontMatter;
  const name = copy.archives[archive];
  return (
    <Layout>
      <PostHead post={post} />
      <main>
        <Container className={styles.post}>
          <article>
            <Opening post={post} />
            <div className={styles.body}>
              <Contents toc={Content.toc} />
              <div className="markdown">
                <MDXContent>
                  <Content />
                </MDXContent>
              </div>
            </div>
            <Share title={post.title} archive={name} permalink={post.permalink} />
          </article>
          <Related links={post.links} />
          <Neighbors links={post.links} archive={archive} />
          <NewsFeeds archive={archive} label={copy.follow(name)} />
        </Container>
      </main>
    </Layout>
  );
}
