/**
 * A product and its files: for whom it is, then a line for each with version, date, system, and the way to get it, size and
 * checksum below. An address that is a sample is no way to get it: then an app has its page, and a client the hotline.
 */
import {useLocation} from '@docusaurus/router';
import {type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import type {DownloadEntry, DownloadProduct} from '@site/src/facts/downloads.schema';
import {dayText} from '@site/src/facts/day';
import type {RouteId} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import {Badge} from '@site/src/components/ui/Badge';
import {ButtonAnchor, ButtonLink} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {SiteLink} from '@site/src/components/ui/SiteLink';
import {useAnchor} from '@site/src/components/ui/Section';
import {AppIcon} from '@site/src/features/apps/AppIcon';
import {useVisitor} from '@site/src/features/apps/useVisitor';
import {HotlineButton} from './HotlineButton';
import {appRoutes} from './appRoutes';
import styles from './DownloadGroup.module.css';

export interface DownloadGroupCopy {
  readonly entries: Readonly<Record<string, string>>;
  readonly products: Readonly<Record<string, {readonly title: string; readonly text: string}>>;
  readonly columns: {
    readonly version: string;
    readonly updated: string;
    readonly system: string;
    readonly size: string;
    readonly checksum: string;
  };
  readonly orLater: (system: string) => string;
  readonly byStore: string;
  /** The line for the visitor's device. */
  readonly own: string;
  /** The three ways: the file, the app's page, the hotline. */
  readonly get: string;
  readonly page: string;
  readonly ask: string;
}

export interface DownloadGroupProps {
  readonly product: DownloadProduct & {readonly catalog: DownloadCatalog};
  readonly copy: DownloadGroupCopy;
  /** Below the files. */
  readonly note?: string | undefined;
}

export function DownloadGroup({product, copy, note}: DownloadGroupProps) {
  const {catalog, catalogAlias, hidden, productionTitle, list} = product;
  useAnchor(catalogAlias);
  const {hash} = useLocation();
  const group = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(hash === `#${catalogAlias}`), [hash, catalogAlias]);
  useEffect(() => {
    if (hidden && asked) group.current?.scrollIntoView();
  }, [hidden, asked]);
  const words = copy.products[productionTitle];
  const route = appRoutes[catalog];
  const title = words?.title ?? catalog;
  return (
    <article
      ref={group}
      id={catalogAlias}
      className={clsx(styles.group, !route && styles.client, hidden && !asked && styles.hidden)}
    >
      <div className={styles.head}>
        <AppIcon app={catalog} size={64} />
        <div>
          <h3>{route ? <SiteLink to={route}>{title}</SiteLink> : title}</h3>
          <p>{words?.text}</p>
        </div>
      </div>
      <div>
        <ul className={styles.files}>
          {list.map((entry) => (
            <File key={entry.name} entry={entry} copy={copy} product={title} route={route} />
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}

/** The file that the visitor's device takes; null in the HTML of the page, and on systems that we have nothing for. */
function useOwnEntry(): string | null {
  const platform = useVisitor()?.platform ?? null;
  if (platform !== 'pc') return platform;
  if (navigator.userAgent.includes('Windows NT')) return 'windows';
  return navigator.userAgent.includes('Macintosh') ? 'macos' : null;
}

function File({
  entry,
  copy,
  product,
  route,
}: {
  readonly entry: DownloadEntry;
  readonly copy: DownloadGroupCopy;
  readonly product: string;
  /** Page of an app. */
  readonly route: RouteId | undefined;
}) {
  const {columns} = copy;
  const locale = useLocale();
  const isOwn = useOwnEntry() === entry.name;
  const {name, platform, link, text, version, last_update_time: updated, size, checksum} = entry;
  const facts = [
    [columns.version, versionText(version)],
    [columns.updated, updated && dayText(updated, locale)],
    [columns.system, copy.orLater(text)],
    [columns.size, size && `${size} MB`],
    [columns.checksum, checksum ?? (platform === 'ios' && !link.demo ? copy.byStore : null)],
  ] as const;
  const button = {look: 'line', size: 'small', className: styles.get} as const;
  const labelOf = (action: string): string => `${action}: ${product}, ${copy.entries[name] ?? name}`;
  return (
    <li>
      <h4>
        {copy.entries[name]}
        {isOwn && <Badge>{copy.own}</Badge>}
      </h4>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={label === columns.checksum ? styles.checksum : undefined}>
                <dt className={label === columns.system ? 'sr' : undefined}>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {link.value && !link.demo ? (
        <ButtonAnchor {...button} href={link.value} rel="noopener" aria-label={labelOf(copy.get)}>
          <Icon name="download" />
          {copy.get}
        </ButtonAnchor>
      ) : route ? (
        <ButtonLink {...button} to={route} aria-label={labelOf(copy.page)}>
          <Icon name="qr" />
          {copy.page}
        </ButtonLink>
      ) : (
        <HotlineButton {...button} aria-label={labelOf(copy.ask)}>
          <Icon name="phone" />
          {copy.ask}
        </HotlineButton>
      )}
    </li>
  );
}
