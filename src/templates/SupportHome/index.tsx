/** Support home: search first, then symptoms, models, documents, contact. */
import copy from '@copy/support';
import type {LightLink, SupportIndex} from '@site/src/facts/contentIndex';
import type {GuideGroup} from '@site/src/facts/frontmatter.lists';
import {SearchBox} from '@site/src/features/search/SearchField';
import {openSearch} from '@site/src/features/search/state';
import {ModelSearch} from './_parts/ModelSearch';
import {TreeList} from '@site/src/features/finder/TreeList';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Page} from '@site/src/components/ui/Page';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {Tabs} from '@site/src/components/ui/Tabs';
import {CameraLights} from './_parts/CameraLights';
import {ContactStrip} from './_parts/ContactStrip';
import {Documents, Manuals} from './_parts/Documents';
import styles from './SupportHome.module.css';

const {home} = copy;

/** Sections further down, as they are called there. */
const jumps = [
  ['models', home.byModelTitle],
  ['documents', home.tabs.manuals],
  ['lights', home.ways.lights],
] as const;

/** Behind a tab. */
const VideoList = hydrateOnVisible(() =>
  import('@site/src/features/support/VideoList').then((module) => module.VideoList),
);

interface SupportHomeProps {
  readonly index: SupportIndex;
  /** Of a camera. */
  readonly lights: readonly LightLink[];
}

export default function SupportHome({index, lights}: SupportHomeProps) {
  const guides = (group: GuideGroup) => index.guides.filter((guide) => guide.group === group);
  return (
    <Page meta={home.meta}>
      <section className={styles.hero}>
        <div className={styles.inner}>
          <div>
            <h1>{home.title}</h1>
            <SearchBox label={home.searchLabel} placeholder={home.searchPlaceholder} buttonLabel={home.searchButton} />
            <p className={styles.often}>
              <span>{home.often}</span>
              {home.suggestions.map((word) => (
                <button key={word} type="button" onClick={() => openSearch(word)}>
                  {word}
                </button>
              ))}
            </p>
            <p className={styles.stuck}>
              {jumps.map(([hash, text]) => (
                <SiteLink key={hash} to="support" hash={hash}>
                  {text}
                  <Icon name="chevronDown" size={16} />
                </SiteLink>
              ))}
              <span>
                {home.contactTitle} <SiteLink to="support.serviceRequest">{home.requestAction}</SiteLink>
              </span>
            </p>
          </div>
          <div className={styles.devices}>
            <Picture family="cutout" name="family" alt="" sizes="640px" />
          </div>
        </div>
      </section>
      <Section id="symptoms">
        <SectionHead
          title={home.finderTitle}
          lead={home.finderLead}
          aside={
            <MoreLink to="support.troubleshooting" className={styles.all}>
              {home.allGuides}
            </MoreLink>
          }
        />
        <TreeList trees={index.trees} />
      </Section>
      <Section id="lights">
        <SectionHead title={home.lightsTitle} lead={home.lightsNote} />
        <CameraLights lights={lights} />
      </Section>
      <Section tone="tint" id="models">
        <ModelSearch models={index.models} manuals={index.manuals} />
      </Section>
      <Section id="documents" className={styles.documents}>
        <SectionHead title={home.tabsLabel} />
        <Tabs
          label={home.tabsLabel}
          items={[
            {id: 'manuals', label: home.tabs.manuals, panel: <Manuals manuals={index.manuals} />},
            {id: 'tools', label: home.tabs.tools, panel: <Documents links={guides('tools')} />},
            {id: 'videos', label: home.tabs.videos, panel: <VideoList />},
            {id: 'service', label: home.tabs.service, panel: <Documents links={guides('service')} />},
          ]}
        />
      </Section>
      <Section tone="tint">
        <SectionHead title={home.contactTitle} />
        <ContactStrip />
      </Section>
    </Page>
  );
}
