/** Everything of one section of the menu on a page: a card per page, with the parts of it that menus name as well. */
import copy from '@copy/overview';
import menus from '@copy/menus';
import navigation from '@copy/navigation';
import {navEntries, type NavGroup, type NavSection} from '@site/src/site/routes';
import {useEdition} from '@site/src/site/useLocale';
import {Page} from '../../components/ui/Page';
import {Section, SectionHead} from '../../components/ui/Section';
import {SiteLink} from '../../components/ui/SiteLink';
import {Banner} from '../../components/sections/Banner';
import {cardsOf} from './cardsOf';
import {EntryPicture} from './EntryPicture';
import styles from './SectionOverview.module.css';
import {TrialInvite} from '../../features/forms/invitations/TrialInvite';

export interface SectionOverviewProps {
  readonly page: keyof typeof copy.pages;
  readonly section: NavSection;
  /** Groups of the section, in order. */
  readonly groups: readonly NavGroup[];
  /** Cut-out in the banner; none where the section is about no device. */
  readonly cutout?: string;
}

const headOf = (group: NavGroup): {readonly title: string; readonly lead?: string} =>
  group in copy.groups ? copy.groups[group as keyof typeof copy.groups] : {title: menus.groups[group]};

export function SectionOverview({page, section, groups, cutout}: SectionOverviewProps) {
  const edition = useEdition();
  const {meta, title, text} = copy.pages[page];
  const shown = groups
    .map((group) => ({group, cards: cardsOf(navEntries(section, group, edition))}))
    .filter(({cards}) => cards.length > 0);
  return (
    <Page meta={meta}>
      <Banner
        title={title}
        text={text}
        route={page}
        picture={cutout === undefined ? undefined : {family: 'cutout', name: cutout, alt: ''}}
      />
      {shown.map(({group, cards}, index) => (
        <Section key={group} id={group} tone={index % 2 === 1 ? 'tint' : 'plain'}>
          <SectionHead {...headOf(group)} />
          <ul className={styles.cards}>
            {cards.map(({id, parts}) => (
              <li key={id}>
                <EntryPicture id={id} />
                <div className={styles.words}>
                  <h3>
                    <SiteLink to={id}>{navigation.labels[id]}</SiteLink>
                  </h3>
                  <p>{menus.purposes[id]}</p>
                  {parts.length > 0 && (
                    <ul className={styles.parts}>
                      {parts.map((part) => (
                        <li key={part}>
                          <SiteLink to={part}>{navigation.labels[part]}</SiteLink>
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <TrialInvite {...copy.invite} componentId={`overview.${page}`} apart />
    </Page>
  );
}
