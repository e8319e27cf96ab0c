/** Which version there is for each platform, whom it is for, and what changed in it. */
import words from '@copy/downloads/app';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {downloadById, type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import {dayText} from '@site/src/facts/day';
import {useLocale} from '@site/src/site/useLocale';
import styles from '../AppDownload.module.css';

export interface AppVersionProps {
  readonly app: DownloadCatalog;
  readonly copy: {
    readonly title: string;
    readonly works: string;
    readonly who: string;
    readonly changes: readonly string[];
  };
}

export function AppVersion({app, copy}: AppVersionProps) {
  const {list} = downloadById(app);
  const locale = useLocale();
  return (
    <Section tone="tint" id="version">
      <SectionHead title={copy.title} />
      <div className={styles.facts}>
        <dl>
          {list.map(({platform, version, last_update_time: updated, text, size, checksum}) => (
            <div key={platform}>
              <dt>{words.platforms[platform]}</dt>
              <dd>
                {[versionText(version), updated && dayText(updated, locale), words.orLater(text)]
                  .filter(Boolean)
                  .join(' · ')}
                {(size || checksum) && (
                  <small>
                    {words.file(size ? `${size} MB` : null, checksum ?? (platform === 'ios' ? words.byStore : null))}
                  </small>
                )}
              </dd>
            </div>
          ))}
          <div>
            <dt>{words.works}</dt>
            <dd>{copy.works}</dd>
          </div>
          <div>
            <dt>{words.who}</dt>
            <dd>{copy.who}</dd>
          </div>
        </dl>
        <div>
          <h3>{words.changes(versionText(list[0]!.version))}</h3>
          <ul>
            {copy.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
