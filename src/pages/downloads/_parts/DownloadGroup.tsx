/**
 * A product and its files: for whom it is, then what is known of each: version, date, system, size
 * and checksum, with the way to get it. An address that is a sample is no way to get it.
 */
import {useLocation} from '@docusaurus/router';
import {type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import type {DownloadEntry, DownloadProduct} from '@site/src/facts/downloads.schema';
import {dayText} from '@site/src/facts/day';
import {useLocale} from '@site/src/site/useLocale';
import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';
import {ButtonAnchor} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/Icon';
import {MoreLink} from '@site/src/components/ui/MoreLink';
import {useAnchor} from '@site/src/components/ui/Section';
import {AppIcon} from '@site/src/features/apps/AppIcon';
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
  readonly get: string;
  readonly page: string;
}

export interface DownloadGroupProps {
  readonly product: DownloadProduct & {readonly catalog: DownloadCatalog};
  readonly copy: DownloadGroupCopy;
}

export function DownloadGroup({product, copy}: DownloadGroupProps) {
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
  return (
    <article ref={group} id={catalogAlias} className={clsx(styles.group, hidden && !asked && styles.hidden)}>
      <div className={styles.head}>
        <AppIcon app={catalog} size={64} />
        <div>
          <h3>{words?.title}</h3>
          <p>{words?.text}</p>
          {route && (
            <MoreLink to={route}>
              {copy.page}
              <span className="sr"> {words?.title}</span>
            </MoreLink>
          )}
        </div>
      </div>
      <ul className={styles.files}>
        {list.map((entry) => (
          <File key={entry.name} entry={entry} copy={copy} product={words?.title ?? catalog} />
        ))}
      </ul>
    </article>
  );
}

function File({
  entry,
  copy,
  product,
}: {
  readonly entry: DownloadEntry;
  readonly copy: DownloadGroupCopy;
  readonly product: string;
}) {
  const {columns} = copy;
  const locale = useLocale();
  const {name, platform, link, text, version, last_update_time: updated, size, checksum} = entry;
  const facts = [
    [columns.version, versionText(version)],
    [columns.updated, updated && dayText(updated, locale)],
    [columns.system, copy.orLater(text)],
    [columns.size, size && `${size} MB`],
    [columns.checksum, checksum ?? (platform === 'ios' && !link.demo ? copy.byStore : null)],
  ] as const;
  return (
    <li>
      <h4>{copy.entries[name]}</h4>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label} className={label === columns.checksum ? styles.checksum : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {link.value && !link.demo && (
        <ButtonAnchor
          look="line"
          size="small"
          href={link.value}
          rel="noopener"
          aria-label={`${copy.get}: ${product}, ${copy.entries[name]}`}
        >
          <Icon name="download" />
          {copy.get}
        </ButtonAnchor>
      )}
    </li>
  );
}
