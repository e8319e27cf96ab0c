/** Head of a story: what it is about at the left, whose it is at the right. */
import copy from '@copy/stories';
import navigation from '@copy/navigation';
import {Day} from '@site/src/components/ui/Day';
import crumbs from '@site/src/components/ui/Breadcrumbs.module.css';
import {Container, Eyebrow} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {industryRoute, type StoryPage} from '@site/src/facts/storyPages';
import {StoryLogo} from '@site/src/features/stories/StoryLogo';
import {useLocale} from '@site/src/site/useLocale';
import styles from './StoryHead.module.css';

export function StoryHead({story}: {readonly story: StoryPage}) {
  const {customer, industry, city, stores, date, title, summary, logo} = story;
  const route = industryRoute(industry);
  const {facts} = copy;
  const count = copy.stores(stores.toLocaleString(useLocale()));
  return (
    <div className={styles.ground}>
      <Container>
        <nav aria-label={navigation.breadcrumbs} className={styles.crumbs}>
          <ol className={crumbs.crumbs}>
            {(['home', 'customers'] as const).map((id) => (
              <li key={id}>
                <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
              </li>
            ))}
            <li aria-current="page">{customer}</li>
          </ol>
        </nav>
        <div className={styles.head}>
          <div>
            <Eyebrow>{customer}</Eyebrow>
            <h1>{title}</h1>
            <p className={styles.summary}>{summary}</p>
          </div>
          <StoryLogo logo={logo} />
        </div>
        {/* The name of the customer is also what the structured data says that the page is about (`scripts/metadata`). */}
        <dl className={styles.facts} aria-label={facts.label} data-customer={customer}>
          <div>
            <dt>{facts.industry}</dt>
            <dd>
              <SiteLink to={route}>{navigation.labels[route]}</SiteLink>
            </dd>
          </div>
          <div>
            <dt>{facts.city}</dt>
            <dd>{city}</dd>
          </div>
          <div>
            <dt>{facts.stores}</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>{facts.date}</dt>
            <dd>
              <Day value={date} />
            </dd>
          </div>
        </dl>
      </Container>
    </div>
  );
}
