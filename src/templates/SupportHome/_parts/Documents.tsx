/** Manuals and guides as lists of links. */
import copy from '@copy/support';
import manualWords from '@copy/manual-files';
import type {DocLink, ManualLink} from '@site/src/facts/contentIndex';
import {Icon} from '@site/src/components/ui/Icon';
import {Fold} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {ManualLinks} from '@site/src/features/support/ManualLinks';
import styles from '../SupportHome.module.css';

const {home} = copy;

/** Of a group on wide screens, where three rows of two show; a group a little longer needs no fold. */
const most = 8;

/** Devices first, in the order of their names, then apps and platforms. */
export function Manuals({manuals}: {readonly manuals: readonly ManualLink[]}) {
  const groups = [
    {title: home.manualGroups.devices, links: manuals.filter(({model}) => model !== null)},
    {title: home.manualGroups.software, links: manuals.filter(({model}) => model === null)},
  ].filter(({links}) => links.length > 0);
  if (groups.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  return groups.map(({title, links}) => (
    <div key={title} className={styles.group}>
      <h3>{title}</h3>
      <Fold name="manuals" wide={links.length > most}>
        <ul className={styles.files}>
          {links.map((manual) => (
            <li key={manual.permalink}>
              <Row document={manual} />
              <div className={styles.printed}>
                <span>{manualWords[manual.model ? 'firmware' : 'platform'](manual.version)}</span>
                <ManualLinks page={manual.permalink} short />
              </div>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  ));
}

function Row({document}: {readonly document: DocLink}) {
  return (
    <PermalinkLink href={document.permalink}>
      <Icon name="document" size={24} />
      <span>
        <b>{document.title}</b>
        <small>{document.description}</small>
      </span>
      <Icon name="chevronRight" />
    </PermalinkLink>
  );
}

export function Documents({links}: {readonly links: readonly DocLink[]}) {
  if (links.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  return (
    <ul className={styles.files}>
      {links.map((document) => (
        <li key={document.permalink}>
          <Row document={document} />
        </li>
      ))}
    </ul>
  );
}
