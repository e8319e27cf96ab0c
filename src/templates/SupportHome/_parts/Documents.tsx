/** Manuals and guides as lists of links. */
import copy from '@copy/support';
import manualWords from '@copy/manual-files';
import type {DocLink, ManualLink} from '@site/src/facts/contentIndex';
import type {DownloadCatalog} from '@site/src/facts/downloads';
import type {ManualProduct} from '@site/src/facts/frontmatter.lists';
import {Picture} from '@site/src/components/media/Picture';
import {Icon} from '@site/src/components/ui/Icon';
import {hydrateOnVisible} from '@site/src/components/ui/hydrateOnVisible';
import {Fold} from '@site/src/components/ui/Section';
import {PermalinkLink, SiteLink} from '@site/src/components/ui/SiteLink';
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

/** What a manual is of: the icon of its app, or a computer. */
function Thumb({product}: {readonly product: ManualProduct}) {
  const app = icons[product];
  if (app) return <AppIcon app={app} size={44} />;
  if (product === 'open-platform')
    return (
      <svg className={styles.code} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <rect width="44" height="44" rx="10" />
        <path d="m17 14-7 8 7 8M27 14l7 8-7 8" />
      </svg>
    );
  return <Picture family="cutout" name="monitor" alt="" sizes="76px" />;
}

/** Devices in the order of their names, without pictures, which stand above; then apps and platforms, and where to get them. */
export function Manuals({manuals}: {readonly manuals: readonly ManualLink[]}) {
  if (manuals.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  const list = (links: readonly ManualLink[]) =>
    links.map((manual) => (
      <li key={manual.permalink}>
        <Manual manual={manual} />
      </li>
    ));
  return (
    <>
      <div className={styles.group}>
        <h3>{home.manualGroups.devices}</h3>
        <Fold name="deviceManuals">
          <ul className={styles.deviceManuals} data-first="3">
            {list(manuals.filter(({model}) => model !== null))}
          </ul>
        </Fold>
      </div>
      <div className={styles.group}>
        <h3>{home.manualGroups.software}</h3>
        <Fold name="appManuals">
          <ul className={styles.manuals} data-first="3">
            {list(manuals.filter(({model}) => model === null))}
            <li className={styles.get}>
              <SiteLink to="downloads">
                {home.getApps}
                <Icon name="arrow" />
              </SiteLink>
            </li>
          </ul>
        </Fold>
      </div>
    </>
  );
}

/** Its title is a name and, after a colon, what it describes. */
function Manual({manual: {title, permalink, model, product, version}}: {readonly manual: ManualLink}) {
  const [name, about] = title.split(/：|: /);
  return (
    <>
      <PermalinkLink href={permalink}>
        {product && (
          <div className={styles.thumb}>
            <Thumb product={product} />
          </div>
        )}
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
