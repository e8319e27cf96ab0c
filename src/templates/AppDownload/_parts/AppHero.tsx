/** Icon, name, one sentence, and the way to install; on wide screens the app itself stands beside. */
import words from '@copy/downloads/app';
import navigation from '@copy/navigation';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {AppIcon} from '@site/src/features/apps/AppIcon';
import {PlatformButtons} from './PlatformButtons';
import {useVisitor} from '@site/src/features/apps/useVisitor';
import {LoadBoundary} from '@site/src/features/navigation/LoadBoundary';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import {Notice} from '@site/src/components/ui/Notice';
import {Container} from '@site/src/components/ui/Section';
import {downloadById, type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import {joinPath} from '@site/src/site/editions';
import {routes, type RouteId} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';
import styles from '../AppDownload.module.css';

const QrCode = lazy(() => import('./QrCode'));
const WechatHint = lazy(() => import('./WechatHint'));

export interface AppHeroProps {
  readonly app: DownloadCatalog;
  readonly route: RouteId;
  readonly copy: {readonly name: string; readonly sentence: string};
  /** Drawn screens by name. */
  readonly screens: Readonly<Record<string, ReactNode>>;
  /** Where the client for computers stands on the downloads page. */
  readonly desktop?: string;
}

export function AppHero({app, route, copy, screens, desktop}: AppHeroProps) {
  const visitor = useVisitor();
  const locale = useLocale();
  const {siteConfig} = useDocusaurusContext();
  const [hint, setHint] = useState(false);
  const wechat = visitor?.browser === 'wechat';
  useEffect(() => setHint(wechat), [wechat]);
  const {list, screenshots} = downloadById(app);
  const url = siteConfig.url + joinPath(locale, routes[route].path);
  const demo = list.some(({link}) => link.demo);
  return (
    <section className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumbs route={route} title={navigation.labels[route]} />
          <div className={styles.name}>
            <AppIcon app={app} size={88} />
            <h1>{copy.name}</h1>
          </div>
          <p className={styles.sentence}>{copy.sentence}</p>
          {wechat && (
            <Notice className={styles.notice} tone="warn" title={words.wechat.title}>
              <button type="button" className={styles.again} onClick={() => setHint(true)}>
                {words.wechat.again}
              </button>
            </Notice>
          )}
          {visitor?.browser === 'uc' && (
            <Notice className={styles.notice} title={words.uc.title}>
              {words.uc.text}
            </Notice>
          )}
          <PlatformButtons
            list={list}
            desktop={desktop}
            visitor={visitor}
            labels={words.buttons}
            onBlocked={() => setHint(true)}
          />
          <div className={styles.below}>
            <CopyButton text={url} what={copy.name} copy={words.copyLink} />
            <span>
              {words.version(versionText(list[0]!.version))}
              {demo && words.demo}
            </span>
          </div>
          <div className={styles.scan}>
            <span className={styles.code}>
              {visitor?.platform === 'pc' && (
                <LoadBoundary>
                  <Suspense fallback={null}>
                    <QrCode url={url} alt={words.qr} />
                  </Suspense>
                </LoadBoundary>
              )}
            </span>
            <p>
              <b>{words.scan}</b>
              <span className={styles.url}>{url.replace(/^https:\/\//, '')}</span>
            </p>
          </div>
        </div>
        <div className={styles.art} aria-hidden="true">
          {screenshots.slice(0, 2).map(({fileNameTemplate: name}) => (
            <svg key={name} viewBox="0 0 320 640">
              {screens[name]}
            </svg>
          ))}
        </div>
      </Container>
      {hint && (visitor?.platform === 'ios' || visitor?.platform === 'android') && (
        <LoadBoundary>
          <Suspense fallback={null}>
            <WechatHint platform={visitor.platform} copy={words.wechat} onClose={() => setHint(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </section>
  );
}
