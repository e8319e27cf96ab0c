/** Manuals and guides as lists of links. */
import copy from '@copy/support';
import manualWords from '@copy/manual-files';
import type {DocLink, ManualLink} from '@site/src/facts/contentIndex';
import type {DownloadCatalog} from '@site/src/facts/downloads';
import {type ManualProduct, manualProducts} from '@site/src/facts/frontmatter.lists';
import {Picture} from '@site/src/components/media/Picture';
import clsx from 'clsx';
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

/** What a manual is of: the icon of its app, or one like it for what opens in a browser. */
function Thumb({product}: {readonly product: ManualProduct}) {
  const app = icons[product];
  if (app) return <AppIcon app={app} size={44} />;
  return (
    <svg className={styles.code} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <rect width="44" height="44" rx="10" />
      <path
        d={
          product === 'open-platform'
            ? 'm17 14-7 8 7 8M27 14l7 8-7 8'
            : 'M9 11h26v22H9zM9 18h26M16 28v-3M22 28v-5M28 28v-4'
        }
      />
    </svg>
  );
}

/** Where the manuals of devices are, those of apps and platforms, and where to get the apps. */
export function Manuals({manuals}: {readonly manuals: readonly ManualLink[]}) {
  if (manuals.length === 0) return <p className={styles.empty}>{home.preparing}</p>;
  const apps = manualProducts.flatMap((product) => manuals.find((manual) => manual.product === product) ?? []);
  return (
    <Fold name="appManuals">
      <ul className={styles.manuals} data-first="3">
        <li>
          <SiteLink to="support" hash="models">
            <div className={clsx(styles.thumb, styles.plain)}>
              <Picture family="cutout" name="e3-x" alt="" sizes="56px" upTo={240} />
            </div>
            <b>{home.deviceManuals}</b>
            <small>{home.deviceManualsAt}</small>
            <Icon name="chevronDown" />
          </SiteLink>
        </li>
        {apps.map((manual) => (
          <li key={manual.permalink}>
            <Manual manual={manual} />
          </li>
        ))}
        <li>
          <SiteLink to="downloads">
            <div className={clsx(styles.thumb, styles.plain)}>
              <Icon name="download" size={24} />
            </div>
            <b>{home.getApps}</b>
            <small>{home.getAppsFor}</small>
            <Icon name="chevronRight" />
          </SiteLink>
        </li>
      </ul>
    </Fold>
  );
}

/**
 * Its title says what it is a manual of, in English with the name of the app in Chinese stores in brackets, and after a colon what it
 * describes: the card has the name in bold, all else below it, and not the word that its tab has.
 */
function Manual({manual: {title, permalink, product, version}}: {readonly manual: ManualLink}) {
  const [name = '', about] = title.split(/：|: /);
  const [manual = '', chinese] = name.split(/ \(|\)/);
  const purpose = manual.replace(home.ways.manual.toLowerCase(), '');
  return (
    <>
      <PermalinkLink href={permalink}>
        {product && (
          <div className={styles.thumb}>
            <Thumb product={product} />
          </div>
        )}
        <b>{chinese ?? purpose}</b>
        <small>
          {chinese && `${purpose}· `}
          {about}
        </small>
      </PermalinkLink>
      <div className={styles.printed}>
        <span>{manualWords.platform(version)}</span>
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
