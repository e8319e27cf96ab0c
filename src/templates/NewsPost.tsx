/** A news post: dek, date and source, text at a reading measure, share, next and previous. */
import copy from '@copy/news';
import navigation from '@copy/navigation';
import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {NewsPicture} from '@site/src/components/news/NewsPicture';
import {Badge} from '@site/src/components/ui/Badge';
import {Button, ButtonAnchor} from '@site/src/components/ui/Button';
import {Container} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
import type {NewsFrontMatter} from '@site/src/content/frontmatter';
import {canonicalOf} from '@site/src/site/editions';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import type {Props} from '@theme/BlogPostPage';
import {useState} from 'react';
import styles from './NewsPost.module.css';

export default function NewsPost({content: Content}: Props) {
  const {metadata} = Content;
  const front = metadata.frontMatter as unknown as NewsFrontMatter;
  const day = metadata.date.slice(0, 10);
  return (
    <Layout>
      <PageMetadata title={metadata.title} description={metadata.description} image={front.image} />
      <Head>
        <meta property="og:type" content="article" />
        <meta property="article:published_time" content={`${day}T00:00:00.000Z`} />
      </Head>
      <main>
        <Container className={styles.post}>
          <article>
            <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
              <SiteLink to="news">{copy.title}</SiteLink>
              <PermalinkLink href={`/news/${front.archive}`}>{copy.archives[front.archive]}</PermalinkLink>
            </nav>
            <h1>{metadata.title}</h1>
            <p className={styles.dek}>{metadata.description}</p>
            <p className={styles.meta}>
              <Badge>{copy.archives[front.archive]}</Badge>
              <time dateTime={day}>{day}</time>
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
            <Share title={metadata.title} permalink={metadata.permalink} />
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

function Share({title, permalink}: {readonly title: string; readonly permalink: string}) {
  const {siteConfig} = useDocusaurusContext();
  const url = siteConfig.url + canonicalOf(permalink);
  const [copied, setCopied] = useState(false);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div className={styles.share} role="group" aria-label={copy.share} data-search-skip>
      <Button look="line" size="small" onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}>
        <span aria-live="polite">{copied ? copy.copied : copy.copyLink}</span>
      </Button>
      <ButtonAnchor look="line" size="small" href={mail}>
        {copy.shareMail}
      </ButtonAnchor>
    </div>
  );
}
