/** The featured story with its picture, as in the lists of the news; the newest others as text, newest first. */
import copy from '@copy/home';
import newsCopy from '@copy/news';
import news from '@generated/content-index/default/news-home.json';
import {NewsPicture} from '@site/src/features/news/NewsPicture';
import {Day} from '@site/src/components/ui/Day';
import {Badge} from '@site/src/components/ui/Badge';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import styles from './NewsRow.module.css';

export function NewsRow() {
  const first = news.find(({featured}) => featured) ?? news[0];
  if (!first) return null;
  const rest = news.filter((post) => post !== first);
  return (
    <Section>
      <SectionHead
        eyebrow={copy.news.eyebrow}
        title={copy.news.title}
        aside={<MoreLink to="news">{copy.news.all}</MoreLink>}
      />
      <div className={styles.row}>
        <PermalinkLink href={first.permalink} className={styles.lead}>
          <span className={styles.picture}>
            <NewsPicture image={first.image} sizes="(max-width: 959px) 100vw, 660px" />
            {first.image.includes('heat-pair') && <small>{copy.news.heatPair}</small>}
          </span>
          <span className={styles.meta}>
            {first.featured && <Badge tone="warm">{newsCopy.featured}</Badge>}
            <Badge>{newsCopy.archives[first.archive]}</Badge>
            <Day value={first.date} />
          </span>
          <h3>{first.title}</h3>
          <p className={styles.dek}>{first.description}</p>
        </PermalinkLink>
        <ul>
          {rest.slice(0, 3).map((post) => (
            <li key={post.permalink}>
              <PermalinkLink href={post.permalink} className={styles.item}>
                <span className={styles.meta}>
                  <span>{newsCopy.archives[post.archive]}</span>
                  <Day value={post.date} />
                </span>
                <h3>{post.title}</h3>
                <p className={styles.dek}>{post.description}</p>
              </PermalinkLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
