/** Downloads and help for a model, and its QR code for the phone. */
import copy from '@copy/hardware/template';
import {Icon, type IconName} from '@site/src/components/ui/Icon';
import {Section} from '@site/src/components/ui/Section';
import {PermalinkLink, useSitePath} from '@site/src/components/ui/SiteLink';
import type {HardwarePage} from '@site/src/features/hardware/data/types';
import styles from './ModelSupport.module.css';

const {support: labels} = copy;

/** Entries of the list: what an owner opens most; the support page leads to all else. */
const most = 4;

export function ModelSupport({page, elsewhere}: {readonly page: HardwarePage; readonly elsewhere: readonly string[]}) {
  const {support, qr, name} = page;
  const troubleshooting = useSitePath('support.troubleshooting');
  const downloads = useSitePath('downloads');
  const articles = support.articles.filter(({href}) => !elsewhere.some((path) => href.endsWith(path)));
  const all: readonly {icon: IconName; title: string; note: string; href: string}[] = [
    ...(support.manual
      ? [{icon: 'document', title: support.manual.title, note: labels.manual, href: support.manual.href} as const]
      : []),
    ...(support.page
      ? [{icon: 'wrench', title: labels.page(name), note: labels.pageNote, href: support.page} as const]
      : []),
    ...articles.map(({title, href}) => ({icon: 'info', title, note: labels.article, href}) as const),
    ...(articles.length === 0
      ? [
          {
            icon: 'info',
            title: labels.troubleshooting,
            note: labels.troubleshootingNote,
            href: troubleshooting,
          } as const,
        ]
      : []),
    {icon: 'download', title: labels.downloads, note: labels.downloadsNote, href: downloads},
  ];
  const rows = all.slice(0, most);
  return (
    <Section tone="tint">
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>{labels.title(name)}</h2>
          {/* Titles of other pages are no text of this one. */}
          <ul className={styles.rows} data-shared="">
            {rows.map(({icon, title, note, href}) => (
              <li key={href}>
                <PermalinkLink href={href}>
                  <span className={styles.icon}>
                    <Icon name={icon} />
                  </span>
                  <b>{title}</b>
                  <span>{note}</span>
                  <Icon name="chevronRight" />
                </PermalinkLink>
              </li>
            ))}
          </ul>
        </div>
        <aside className={styles.phone}>
          <svg
            className={styles.qr}
            viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
            role="img"
            aria-label={labels.qr(name)}
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          <p>{support.page ? labels.scanSupport(name) : labels.scanPage(name)}</p>
          <dl>
            <dt>{labels.firmware}</dt>
            <dd>{page.firmware}</dd>
          </dl>
        </aside>
      </div>
    </Section>
  );
}
