/** Troubleshooting by catalogue: all of them, or one. */
import copy from '@copy/support';
import navigation from '@copy/navigation';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ArticleLink, SupportIndex} from '@site/src/facts/contentIndex';
import {ArticleGroup} from '@site/src/features/support/ArticleGroup';
import {ArticleList} from '@site/src/features/support/ArticleList';
import {SearchBox} from '@site/src/features/search/SearchField';
import {type Symptom, SymptomPicture} from '@site/src/features/finder/SymptomPicture';
import {Page} from '@site/src/components/ui/Page';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {setOrDelete, useQueryState, type QueryCodec} from '@site/src/components/ui/useQueryState';
import type {Catalogue} from '@site/src/facts/frontmatter.lists';
import {modelById} from '@site/src/facts/models';
import {catalogues} from '@site/src/facts/frontmatter.lists';
import {useContact} from '@site/src/site/contact';
import {routeIdAt} from '@site/src/site/routes';
import clsx from 'clsx';
import {useId} from 'react';
import styles from './CatalogueIndex.module.css';

export interface CatalogueIndexProps {
  readonly index: SupportIndex;
  /** What the generation before still has, on the page of all catalogues. */
  readonly older?: SupportIndex;
  /** One catalogue, or null for all. */
  readonly catalogue: Catalogue | null;
}

/** The model whose articles are shown; empty for all. */
const modelCodec: QueryCodec<string> = {
  read: (query) => query.get('model') ?? '',
  write: (model, query) => setOrDelete(query, 'model', model),
};

const symptoms: Readonly<Record<Catalogue, Symptom>> = {
  power: 'no-power',
  network: 'offline',
  'live-view': 'live-view',
  recording: 'recording-gaps',
  account: 'sign-in',
  'ai-counting': 'counting-wrong',
  nvr: 'recorder',
  app: 'app-trouble',
};

export default function CatalogueIndex({index, older, catalogue}: CatalogueIndexProps) {
  const {phone, phoneIsDemo} = useContact();
  const {collectAnchor} = useBrokenLinks();
  const modelField = useId();
  const [asked, setModel] = useQueryState('', modelCodec);
  // Documents of the older version link to their list.
  if (older) collectAnchor('older');
  const devices = index.models
    .filter(({model}) => index.articles.some(({models}) => models.includes(model)))
    .map(({model}) => modelById(model));
  const device = devices.find(({id}) => id === asked);
  // What is about an app or a platform is for every device.
  const fits = ({models}: ArticleLink): boolean =>
    device === undefined || models.length === 0 || models.includes(device.id);
  const shown = index.articles.filter(fits);
  const articlesOf = (name: Catalogue) => shown.filter((article) => article.catalogue === name);
  const present = catalogues.filter((name) => articlesOf(name).length > 0);
  if (catalogue) {
    const {name, about} = copy.catalogues[catalogue];
    const route = routeIdAt(`/support/troubleshooting/catalog/${catalogue}`) ?? 'support.troubleshooting';
    return (
      <Page meta={copy.index.catalogueMeta(name, about)}>
        <Section className={styles.narrow}>
          <Breadcrumbs route={route} title={name} />
          <SymptomPicture of={symptoms[catalogue]} />
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
        <div className={styles.find}>
          <SearchBox
            label={copy.home.searchLabel}
            placeholder={copy.home.searchPlaceholder}
            buttonLabel={copy.home.searchButton}
          />
          <div className={styles.model}>
            <label htmlFor={modelField}>{copy.index.model}</label>
            <select id={modelField} value={device?.id ?? ''} onChange={(event) => setModel(event.target.value)}>
              <option value="">{copy.index.everyModel}</option>
              {devices.map(({id, name}) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        <p className="sr" role="status">
          {device && copy.index.forModel(device.name, shown.length)}
        </p>
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
          <section key={name} className={clsx(styles.group, styles.beside)} aria-labelledby={`catalogue-${name}`}>
            <div className={styles.head}>
              <SymptomPicture of={symptoms[name]} />
              <h2 id={`catalogue-${name}`}>
                <PermalinkLink href={`/support/troubleshooting/catalog/${name}`}>
                  {copy.catalogues[name].name}
                </PermalinkLink>
              </h2>
              <span>
                {copy.catalogues[name].about}
                <b className={styles.count}>{copy.index.count(articlesOf(name).length)}</b>
              </span>
            </div>
            <ArticleGroup articles={articlesOf(name)} />
          </section>
        ))}
        {older && (
          <section className={styles.group} aria-labelledby="older">
            <div className={styles.head}>
              <h2 id="older">{copy.version.olderTitle}</h2>
              <span>{copy.version.olderText}</span>
            </div>
            <ArticleList articles={older.articles.filter(fits)} />
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
