/** Troubleshooting by catalogue: all of them, or one. */
import copy from '@copy/support';
import navigation from '@copy/navigation';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {SupportIndex} from '@site/src/facts/contentIndex';
import {ArticleList} from '@site/src/features/support/ArticleList';
import {Page} from '@site/src/components/ui/Page';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import type {Catalogue} from '@site/src/facts/frontmatter.lists';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import {useContact} from '@site/src/site/contact';
import {routeIdAt} from '@site/src/site/routes';
import styles from './CatalogueIndex.module.css';

export interface CatalogueIndexProps {
  readonly index: SupportIndex;
  /** What the generation before still has, on the page of all catalogues. */
  readonly older?: SupportIndex;
  /** One catalogue, or null for all. */
  readonly catalogue: Catalogue | null;
}

export default function CatalogueIndex({index, older, catalogue}: CatalogueIndexProps) {
  const {phone, phoneIsDemo} = useContact();
  const {collectAnchor} = useBrokenLinks();
  // Documents of the older version link to their list.
  if (older) collectAnchor('older');
  const present = catalogues.filter((name) => index.articles.some((article) => article.catalogue === name));
  const articlesOf = (name: Catalogue) => index.articles.filter((article) => article.catalogue === name);
  if (catalogue) {
    const {name, about} = copy.catalogues[catalogue];
    const route = routeIdAt(`/support/troubleshooting/catalog/${catalogue}`) ?? 'support.troubleshooting';
    return (
      <Page meta={copy.index.catalogueMeta(name, about)}>
        <Section className={styles.narrow}>
          <Breadcrumbs route={route} title={name} />
          <SectionHead as="h1" title={copy.index.catalogueTitle(name)} lead={about} />
          <ArticleList articles={articlesOf(catalogue)} columns={1} withCatalogue={false} />
          <MoreLink to="support.troubleshooting">{copy.index.all}</MoreLink>
        </Section>
      </Page>
    );
  }
  return (
    <Page meta={copy.index.meta(phoneIsDemo ? null : phone)}>
      <Section>
        <Breadcrumbs route="support.troubleshooting" title={navigation.labels['support.troubleshooting']} />
        <SectionHead as="h1" title={copy.index.title} lead={copy.index.lead} />
        <nav className={styles.jump} aria-label={copy.index.jump}>
          <ul>
            {present.map((name) => (
              <li key={name}>
                <a href={`#catalogue-${name}`}>
                  {copy.catalogues[name].name} <span>{articlesOf(name).length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {present.map((name) => (
          <section key={name} className={styles.group} aria-labelledby={`catalogue-${name}`}>
            <div className={styles.head}>
              <h2 id={`catalogue-${name}`}>
                <PermalinkLink href={`/support/troubleshooting/catalog/${name}`}>
                  {copy.catalogues[name].name}
                </PermalinkLink>
              </h2>
              <span>
                {copy.catalogues[name].about} · {copy.index.count(articlesOf(name).length)}
              </span>
            </div>
            <ArticleList articles={articlesOf(name)} withCatalogue={false} />
          </section>
        ))}
        {older && (
          <section className={styles.group} aria-labelledby="older">
            <div className={styles.head}>
              <h2 id="older">{copy.version.olderTitle}</h2>
              <span>{copy.version.olderText}</span>
            </div>
            <ArticleList articles={older.articles} />
            <ul className={styles.documents}>
              {[...older.models, ...older.manuals].map((document) => (
                <li key={document.permalink}>
                  <PermalinkLink href={document.permalink}>{document.title}</PermalinkLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </Section>
    </Page>
  );
}
