/**
 * What there is for each platform: a computer's client at once, an app by way of its page. While the address of a client is a
 * sample, its link leads to what is known of it further down. The visitor's own is marked, not
 * moved: which it is is known after the page was painted. On narrow screens computers come last.
 */
import {downloads, type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import type {DownloadEntry, Platform} from '@site/src/facts/downloads.schema';
import clsx from 'clsx';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {AppIcon} from '@site/src/features/apps/AppIcon';
import {appRoutes} from './appRoutes';
import {PlatformIcon} from '@site/src/features/apps/PlatformIcon';
import {useVisitor} from '@site/src/features/apps/useVisitor';
import styles from './PlatformColumns.module.css';

export interface PlatformColumnsProps {
  readonly copy: {
    readonly own: string;
    /** For people who would rather not install a client. */
    readonly web: string;
    readonly platforms: Readonly<Record<Platform, string>>;
    readonly entries: Readonly<Record<string, string>>;
    readonly products: Readonly<Record<string, {readonly title: string}>>;
    readonly version: (version: string) => string;
  };
}

interface Offer {
  readonly catalog: DownloadCatalog;
  readonly anchor: string;
  readonly title: string;
  readonly note: string;
  readonly entry: DownloadEntry;
}

const shown = downloads.filter(({hidden, old}) => !hidden && !old);
const platforms = ['pc', 'ios', 'android'] as const;

export function PlatformColumns({copy}: PlatformColumnsProps) {
  const visitor = useVisitor();
  const offersFor = (platform: Platform): Offer[] =>
    shown.flatMap(({catalog, catalogAlias: anchor, productionTitle, list}) =>
      list
        .filter((entry) => entry.platform === platform && entry.link.value)
        .map((entry) => {
          const product = copy.products[productionTitle]?.title ?? catalog;
          const version = copy.version(versionText(entry.version));
          // A client goes by its system, an app by its name.
          return platform === 'pc'
            ? {catalog, anchor, entry, title: copy.entries[entry.name] ?? entry.name, note: `${product} · ${version}`}
            : {catalog, anchor, entry, title: product, note: version};
        }),
    );
  return (
    <div className={styles.columns}>
      {platforms.map((platform) => (
        <section
          key={platform}
          className={clsx(styles.column, platform === 'pc' && styles.pc, platform === visitor?.platform && styles.own)}
          aria-label={copy.platforms[platform]}
        >
          <h3>
            <PlatformIcon platform={platform} />
            {copy.platforms[platform]}
            {platform === visitor?.platform && <Badge>{copy.own}</Badge>}
          </h3>
          <ul>
            {offersFor(platform).map((offer) => (
              <li key={offer.catalog + offer.entry.name}>
                <OfferLink {...offer} />
              </li>
            ))}
          </ul>
          {platform === 'pc' && <p>{copy.web}</p>}
        </section>
      ))}
    </div>
  );
}

function OfferLink({catalog, anchor, title, note, entry}: Offer) {
  const route = appRoutes[catalog];
  const {value, demo} = entry.link;
  const direct = !route && !demo;
  const inside = (
    <>
      <AppIcon app={catalog} size={44} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Icon name={direct ? 'download' : 'arrow'} />
    </>
  );
  return route ? (
    <SiteLink to={route}>{inside}</SiteLink>
  ) : (
    <a href={direct ? (value ?? undefined) : `#${anchor}`} rel="noopener">
      {inside}
    </a>
  );
}
