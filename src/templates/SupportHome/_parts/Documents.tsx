/** Manuals and guides as lists of links. */
import copy from '@copy/support';
import manualWords from '@copy/manual-files';
import type {DocLink, ManualLink} from '@site/src/facts/contentIndex';
import type {DownloadCatalog} from '@site/src/facts/downloads';
import type {ManualProduct} from '@site/src/facts/frontmatter.lists';
import {modelById} from '@site/src/facts/models';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Fold} from '@site/src/components/ui/Section';
import {PermalinkLink} from '@site/src/components/ui/SiteLink';
import {ManualLinks} from '@site/src/features/support/ManualLinks';
import styles from '../SupportHome.module.css';

const {home} = copy;

/** Drawings, far below the first screen. */
const AppIcon = hydrateOnVisible(() => import('@site/src/features/apps/AppIcon').then((module) => module.AppIcon));

/** Apps on phones have icons of their own; the others are in a browser on a computer. */
const icons: Partial<Record<ManualProduct, DownloadCatalog>> = {
  inspection: 'inspection',
  'new-huidian': 'newHuidian',
  huidian: 'huidian',
  home: 'home',
  xiaodian: 'xiaodian',
};

/** What a manual is of: its device, the icon of its app, or a computer. */
function Thumb({manual: {model, product}}: {readonly manual: ManualLink}) {
  const app = product ? icons[product] : undefined;
  if (app) return <AppIcon app={app} size={44} />;
  return <Picture family="cutout" name={model ? modelById(model).media : 'monitor'} alt="" sizes="76px" />;
}

/** Devices first, in the order of their names, then apps and platforms. */
export function Manuals({manuals}: {readonly manuals: readonly ManualLink[]}) {
  const all = [
    {fold: 'deviceManuals', title: home.manualGroups.devices, links: manuals.filter(({model}) => model !== null)},
    {fold: 'appManuals', title: home.manualGroups.software, links: manuals.filter(({model}) => model === null)},
  ] as const;
  const groups = all.filter(({links}) => links.length > 0);
  if (groups.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  return groups.map(({fold, title, links}) => (
    <div key={title} className={styles.group}>
      <h3>{title}</h3>
      <Fold name={fold}>
        <ul className={styles.manuals} data-first="3">
          {links.map((manual) => (
            <li key={manual.permalink}>
              <Manual manual={manual} />
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  ));
}

/** Its title is a name and, after a colon, what it describes. */
function Manual({manual}: {readonly manual: ManualLink}) {
  const {title, permalink, model, version} = manual;
  const [name, about] = title.split(/：|: /);
  return (
    <>
      <PermalinkLink href={permalink}>
        <div className={styles.thumb}>
          <Thumb manual={manual} />
        </div>
        <b>{name}</b>
        {about && <small>{about}</small>}
      </PermalinkLink>
      <div className={styles.printed}>
        <span>{manualWords[model ? 'firmware' : 'platform'](version)}</span>
        <ManualLinks page={permalink} short />
      </div>
    </>
  );
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
