/** Support home: search first, then models, popular issues, documents, contact. */
import shell from '@copy/shell';
import copy from '@copy/support';
import type {DocLink, ManualLink, SupportIndex} from '@site/src/facts/contentIndex';
import {owner} from '@site/config/owner';
import {SearchBox} from '@site/src/features/search/SearchField';
import {openSearch} from '@site/src/features/search/state';
import {ArticleList} from '@site/src/features/support/ArticleList';
import {ModelSearch} from './_parts/ModelSearch';
import {TreeList} from '@site/src/features/finder/TreeList';
import {VideoList} from '@site/src/features/support/VideoList';
import {DemoMark} from '@site/src/components/ui/DemoMark';
import {Page} from '@site/src/components/ui/Page';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {Tabs} from '@site/src/components/ui/Tabs';
import {useContact} from '@site/src/site/contact';
import {useEdition} from '@site/src/site/useLocale';
import styles from './SupportHome.module.css';

const {home} = copy;

export default function SupportHome({index}: {readonly index: SupportIndex}) {
  const popular = index.articles.filter((article) => article.popular !== null).sort((a, b) => a.popular! - b.popular!);
  return (
    <Page meta={home.meta}>
      <section className={styles.hero}>
        <div className={styles.inner}>
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
        </div>
      </section>
      <Section>
        <SectionHead
          title={home.finderTitle}
          lead={home.finderLead}
          aside={<MoreLink to="support.finder">{home.allTrees}</MoreLink>}
        />
        <TreeList trees={index.trees} />
      </Section>
      <Section tone="tint">
        <SectionHead
          title={home.popularTitle}
          aside={<MoreLink to="support.troubleshooting">{home.allGuides}</MoreLink>}
        />
        <ArticleList articles={popular} />
      </Section>
      <Section id="models">
        <SectionHead title={home.byModelTitle} lead={home.byModelLead} />
        <ModelSearch models={index.models} />
      </Section>
      <Section tone="tint" id="documents">
        <h2 className="sr">{home.tabsLabel}</h2>
        <Tabs
          label={home.tabsLabel}
          items={[
            {id: 'manuals', label: home.tabs.manuals, panel: <Manuals manuals={index.manuals} />},
            {id: 'tools', label: home.tabs.tools, panel: <Documents links={index.guides} />},
            {id: 'videos', label: home.tabs.videos, panel: <VideoList />},
          ]}
        />
      </Section>
      <Section>
        <h2 className="sr">{home.contactTitle}</h2>
        <ContactStrip />
      </Section>
    </Page>
  );
}

/** Devices first, in the order of their names, then apps and platforms. */
function Manuals({manuals}: {readonly manuals: readonly ManualLink[]}) {
  const groups = [
    {title: home.manualGroups.devices, links: manuals.filter(({model}) => model !== null)},
    {title: home.manualGroups.software, links: manuals.filter(({model}) => model === null)},
  ].filter(({links}) => links.length > 0);
  if (groups.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  return groups.map(({title, links}) => (
    <div key={title} className={styles.group}>
      <h3>{title}</h3>
      <Documents links={links} />
    </div>
  ));
}

function Documents({links}: {readonly links: readonly DocLink[]}) {
  if (links.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  return (
    <ul className={styles.files}>
      {links.map((document) => (
        <li key={document.permalink}>
          <PermalinkLink href={document.permalink}>
            <Icon name="document" size={24} />
            <span>
              <b>{document.title}</b>
              <small>{document.description}</small>
            </span>
            <Icon name="chevronRight" />
          </PermalinkLink>
        </li>
      ))}
    </ul>
  );
}

function ContactStrip() {
  const {phone, phoneHref, phoneIsDemo, email, hours, isOpen} = useContact();
  const chinese = useEdition() === 'zh-CN';
  const chat = owner.links.chat.value;
  return (
    <div className={styles.contact}>
      {phone && phoneHref && (
        <div>
          <p className={isOpen ? styles.open : styles.closed}>{isOpen ? home.open : home.closed}</p>
          <a className={styles.phone} href={phoneHref}>
            {phone}
          </a>
          <p>
            {shell.footer.hours(hours.from, hours.to)}
            {phoneIsDemo && shell.footer.demo}
          </p>
          <p>{home.phoneText}</p>
        </div>
      )}
      {chinese && chat && (
        <div>
          <h3>{home.chatTitle}</h3>
          <p>{home.chatText}</p>
          <a className={styles.link} href={chat} target="_blank" rel="noopener">
            {home.chatAction}
            <DemoMark of={owner.links.chat} />
            <Icon name="arrow" />
          </a>
        </div>
      )}
      <div>
        <h3>{home.mailTitle}</h3>
        <p>{home.mailText}</p>
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      </div>
    </div>
  );
}
