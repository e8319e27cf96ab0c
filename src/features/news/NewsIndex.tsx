/**
 * A list of news: archive tabs, years, the story that leads large with two cards beside it and three below, the others as rows, pages,
 * a band with the feed, the trial and whom journalists write to. What stands large is chosen by `leadFirst`, and a heading says so where
 * that is not the newest; the others stand newest first. An empty archive says so.
 */
import {Day} from '@site/src/components/ui/Day';
import copy from '@copy/news';
import {owner} from '@site/config/owner';
import {archives} from '@site/src/facts/frontmatter.lists';
import {leadFirst, newsListPath, type NewsList} from '@site/src/facts/newsLists';
import type {NewsLink} from '@site/src/facts/contentIndex';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Badge} from '../../components/ui/Badge';
import {Breadcrumbs} from '../../components/ui/Breadcrumbs';
import {DemoMark} from '../../components/ui/DemoMark';
import {Icon, type IconName} from '../../components/ui/Icon';
import {Notice} from '../../components/ui/Notice';
import {Container} from '../../components/ui/Section';
import {PermalinkLink, SiteLink} from '../../components/ui/SiteLink';
import {TrialLink} from '../forms/trial/TrialLink';
import {NewsFeeds} from './NewsFeeds';
import {NewsPager} from './NewsPager';
import {NewsPicture} from './NewsPicture';
import styles from './NewsIndex.module.css';

/** Stories that show as cards: beside the lead, and below it where more than these are left. */
const [besideCount, belowCount] = [2, 3];

export interface NewsIndexProps {
  readonly list: NewsList;
  /** Of the page, instead of the archive's. */
  readonly title?: string;
  /** Stands between the tabs and the list, whose heading is then `listTitle`. */
  readonly children?: ReactNode;
  readonly listTitle?: string;
}

export function NewsIndex({list, title, children, listTitle}: NewsIndexProps) {
  const {archive, year, page, posts} = list;
  // Large pictures stand where a list begins.
  const isHead = page === 1 && !children;
  const ordered = isHead ? leadFirst(list) : posts;
  const first = isHead ? ordered[0] : undefined;
  const others = first ? ordered.slice(1) : ordered;
  const beside = first && others.length > besideCount ? others.slice(0, besideCount) : [];
  const left = others.slice(beside.length);
  const below = first && left.length > belowCount ? left.slice(0, belowCount) : [];
  const rows = left.slice(below.length);
  const heading = title ?? copy.heading(archive && copy.archives[archive], year, page);
  const isFurther = page > 1 || year !== null;
  // Older stories above newer ones have to say why, and the newest has to be found.
  const isChosen = ordered.some((post, at) => post !== posts[at]);
  const newest = page === 1 && year === null ? posts[0] : undefined;
  return (
    <>
      <section className={styles.head}>
        <Container>
          <div className={styles.crumbs}>
            <Breadcrumbs route={archive ? `news.${archive}` : 'news'} title={isFurther ? heading : undefined} />
          </div>
          <div className={styles.heading}>
            <h1>{heading}</h1>
            {!isFurther && <p>{archive ? copy.leads[archive] : copy.lead}</p>}
            {newest && isChosen && (
              <PermalinkLink href={newest.permalink} className={styles.newest} data-search-skip>
                <NewsPicture image={newest.image} sizes="180px" />
                <span>
                  <span className={styles.meta}>
                    <Badge tone="warm">{copy.latest}</Badge>
                    <Day value={newest.date} />
                  </span>
                  <b>{newest.title}</b>
                </span>
              </PermalinkLink>
            )}
          </div>
          <div className={styles.filters}>
            <nav aria-label={copy.archivesLabel} className={styles.tabs}>
              {[null, ...archives].map((name) => (
                <PermalinkLink
                  key={name ?? 'all'}
                  href={newsListPath({archive: name, year: null})}
                  aria-current={archive === name ? (isFurther ? 'true' : 'page') : undefined}
                >
                  {name ? copy.archives[name] : copy.all}
                </PermalinkLink>
              ))}
            </nav>
            {!children && <Years list={list} />}
          </div>
        </Container>
      </section>
      <Container className={styles.news}>
        {children}
        {listTitle && <h2 className={styles.listTitle}>{listTitle}</h2>}
        <div data-search-skip>
          {children && <Years list={list} />}
          {posts.length === 0 && (
            <Notice title={copy.empty.title} className={styles.empty}>
              {copy.empty.text}
            </Notice>
          )}
          {first && (
            <>
              <h2 className={isChosen ? styles.picks : 'sr'}>{isChosen ? copy.picks : copy.latest}</h2>
              <div className={clsx(beside.length > 0 && styles.front)}>
                <Lead post={first} newest={newest} />
                <Rows posts={beside} newest={newest} heading="h3" cards="beside" />
              </div>
              <Rows posts={below} newest={newest} heading="h3" cards="below" />
            </>
          )}
          {beside.length > 0 && <h2 className={styles.part}>{copy.rest}</h2>}
          <Rows posts={rows} newest={newest} heading={children || first ? 'h3' : 'h2'} />
          <div className={styles.foot}>
            <NewsPager list={list} />
            {children && <NewsFeeds archive={archive} />}
          </div>
        </div>
      </Container>
      {/* The press room has both already. */}
      {!children && (
        <div className={styles.closing} data-search-skip>
          <Container className={styles.ways}>
            <Way icon="feed" {...copy.closing.follow}>
              <NewsFeeds archive={archive} hasArrow />
            </Way>
            <Way icon="box" {...copy.closing.trial}>
              <p>
                <TrialLink componentId="news">
                  {copy.closing.start}
                  <Icon name="arrow" />
                </TrialLink>
              </p>
            </Way>
            <Way
              icon="mail"
              {...copy.closing.press}
              more={
                <>
                  <a href={`mailto:${owner.pressContact.value}`}>{owner.pressContact.value}</a>
                  <DemoMark of={owner.pressContact} />
                </>
              }
            >
              <p>
                <SiteLink to="news.media">
                  {copy.closing.room}
                  <Icon name="arrow" />
                </SiteLink>
              </p>
            </Way>
          </Container>
        </div>
      )}
    </>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Ends the text. */
  readonly more?: ReactNode;
  /** A paragraph with its link. */
  readonly children: ReactNode;
}

/** What a reader who is done here may want. */
function Way({icon, title, text, more, children}: WayProps) {
  return (
    <div>
      <Icon name={icon} size={24} />
      <div>
        <b>{title}</b>
        <p>
          {text}
          {more}
        </p>
        <div className={styles.links}>{children}</div>
      </div>
    </div>
  );
}

/** Links to the lists of single years, where there is more than one. */
function Years({list: {archive, year, years}}: {readonly list: NewsList}) {
  if (years.length === 0) return null;
  return (
    <nav aria-label={copy.yearsLabel} className={styles.tabs} data-search-skip>
      {[null, ...years].map((one) => (
        <PermalinkLink
          key={one ?? 'all'}
          href={newsListPath({archive, year: one})}
          aria-current={one === year ? 'true' : undefined}
        >
          {one ?? copy.allYears}
        </PermalinkLink>
      ))}
    </nav>
  );
}

interface Newest {
  /** Of the whole list, which says so. */
  readonly newest: NewsLink | undefined;
}

interface MetaProps extends Newest {
  readonly post: NewsLink;
}

/** In one order everywhere: the day, the archive, and how long it takes. */
function Meta({post, newest}: MetaProps) {
  return (
    <span className={styles.meta}>
      <Day value={post.date} />
      <span className={styles.badges}>
        <Badge>{copy.archives[post.archive]}</Badge>
        {post === newest && <Badge tone="warm">{copy.latest}</Badge>}
      </span>
      <span className={styles.minutes}>{copy.minutes(post.minutes)}</span>
    </span>
  );
}

/** The words of a picture, where they are known: in the file there are none, so that both editions show the same. */
function PictureWords({image}: Pick<NewsLink, 'image'>) {
  const words = Object.entries(copy.pictureWords).find(([name]) => image.includes(`/${name}-`))?.[1];
  return (
    words && (
      <span className={styles.words} aria-hidden="true">
        <span>
          {words.over.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
        <span>
          {words.under.map(([before, after]) => (
            <span key={after}>
              {before}
              <i />
              {after}
            </span>
          ))}
        </span>
      </span>
    )
  );
}

function Lead({post, newest}: MetaProps) {
  return (
    <PermalinkLink href={post.permalink} className={styles.first}>
      <span className={styles.picture}>
        <NewsPicture image={post.image} sizes="(max-width: 959px) 100vw, 792px" priority />
        <PictureWords image={post.image} />
      </span>
      <div>
        <Meta post={post} newest={newest} />
        <h3>{post.title}</h3>
        <p className={styles.dek}>{post.description}</p>
      </div>
    </PermalinkLink>
  );
}

interface RowsProps extends Newest {
  readonly posts: readonly NewsLink[];
  readonly heading: 'h2' | 'h3';
  /** The pictures above the words, beside or below the lead, where there is room. */
  readonly cards?: 'beside' | 'below';
}

function Rows({posts, newest, heading, cards}: RowsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className={clsx(styles.list, cards && styles.cards, cards === 'below' && styles.below)}>
      {posts.map((post) => (
        <Row key={post.permalink} post={post} newest={newest} heading={heading} isCard={cards !== undefined} />
      ))}
    </ul>
  );
}

/** The beginning of a summary that is whole in itself, for a card: up to the end of a sentence or of one of its parts. */
const teaserOf = (text: string): string =>
  text.replace(/([。？！]|[.?!](?= )|；|;(?= )).*/su, (_, end: string) => ({'；': '。', ';': '.'})[end] ?? end);

interface RowProps extends MetaProps {
  readonly heading: 'h2' | 'h3';
  readonly isCard: boolean;
}

function Row({post, newest, heading: Heading, isCard}: RowProps) {
  return (
    <li>
      <PermalinkLink href={post.permalink}>
        <Meta post={post} newest={newest} />
        <div>
          <Heading className={styles.name}>{post.title}</Heading>
          <p className={styles.dek}>{isCard ? teaserOf(post.description) : post.description}</p>
        </div>
        <span className={styles.thumb}>
          {post.figure === undefined || isCard ? (
            <NewsPicture
              image={post.image}
              sizes={
                isCard ? '(max-width: 599px) 112px, 384px' : '(max-width: 599px) 112px, (max-width: 959px) 176px, 240px'
              }
            />
          ) : (
            <span className={styles.figure}>
              <b>{post.figure.value}</b>
              <span>{post.figure.caption}</span>
            </span>
          )}
        </span>
      </PermalinkLink>
    </li>
  );
}
