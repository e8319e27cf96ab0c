/**
 * Page of an app, under the logo only: people come here from a QR code or a link in a chat, to install. What it asks
 * for and whom it is for stands below, for those who have to answer for it.
 */
import words from '@copy/downloads/app';
import navigation from '@copy/navigation';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {AppIcon} from '@site/src/features/apps/AppIcon';
import {PlatformButtons} from './_parts/PlatformButtons';
import {Screenshots, type ShotCopy} from './_parts/Screenshots';
import {useVisitor} from '@site/src/features/apps/useVisitor';
import {Picture, type PictureProps} from '@site/src/components/media/Picture';
import {LoadBoundary} from '@site/src/features/navigation/LoadBoundary';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {Questions} from '@site/src/components/sections/Questions';
import type {Reading} from '@site/src/components/sections/QuestionsPart';
import {TrialInvite} from '@site/src/features/forms/invitations/TrialInvite';
import {Page} from '@site/src/components/ui/Page';
import {Badge} from '@site/src/components/ui/Badge';
import {Breadcrumbs} from '@site/src/components/ui/Breadcrumbs';
import type {FaqEntry} from '@site/src/components/ui/Faq';
import {Notice} from '@site/src/components/ui/Notice';
import {Container, Section, SectionHead} from '@site/src/components/ui/Section';
import {downloadById, type DownloadCatalog, versionText} from '@site/src/facts/downloads';
import type {PageMeta} from '@site/src/site/copy';
import {joinPath} from '@site/src/site/editions';
import {routes, type RouteId} from '@site/src/site/routes';
import {useLocale} from '@site/src/site/useLocale';
import {lazy, type ReactNode, Suspense, useEffect, useState} from 'react';
import styles from './AppDownload.module.css';

const QrCode = lazy(() => import('./_parts/QrCode'));
const WechatHint = lazy(() => import('./_parts/WechatHint'));

export interface AppCopy {
  readonly meta: PageMeta;
  readonly name: string;
  readonly sentence: string;
  readonly shots: {readonly title: string; readonly lead: string; readonly list: Readonly<Record<string, ShotCopy>>};
  readonly does: {
    readonly title: string;
    readonly alt: string;
    readonly points: readonly {readonly title: string; readonly text: string}[];
  };
  readonly permissions: {
    readonly title: string;
    readonly lead: string;
    readonly rows: readonly {readonly label: string; readonly cells: readonly string[]}[];
    readonly note: string;
  };
  readonly facts: {
    readonly title: string;
    readonly works: string;
    readonly who: string;
    readonly changes: readonly string[];
  };
  readonly questions: {
    readonly title: string;
    readonly faq: readonly FaqEntry[];
    readonly readTitle: string;
    readonly reading: readonly Reading[];
  };
  /** For people without an account; absent where there is nothing to try. */
  readonly trial?: {readonly title: string; readonly text: string; readonly trial: string};
}

export interface AppDownloadProps {
  readonly app: DownloadCatalog;
  readonly route: RouteId;
  readonly copy: AppCopy;
  /** Drawn screens by name. */
  readonly screens: Readonly<Record<string, ReactNode>>;
  /** Where the client for computers stands on the downloads page. */
  readonly desktop?: string;
  readonly picture: Pick<PictureProps, 'family' | 'name'>;
  /** Anything only this app has to say, after what it does. */
  readonly children?: ReactNode;
}

export default function AppDownload({app, route, copy, screens, desktop, picture, children}: AppDownloadProps) {
  const product = downloadById(app);
  const {does, permissions, facts} = copy;
  return (
    <Page meta={copy.meta}>
      <Hero app={app} route={route} copy={copy} screens={screens} desktop={desktop} />
      <Section id="screens">
        <SectionHead
          title={copy.shots.title}
          lead={copy.shots.lead}
          aside={<Badge tone="line">{words.sample}</Badge>}
        />
        <Screenshots shots={product.screenshots} screens={screens} copy={copy.shots.list} enlarge={words.enlarge} />
      </Section>
      <Section tone="tint">
        <div className={styles.does}>
          <div className={styles.picture}>
            <h2>{does.title}</h2>
            <Picture {...picture} alt={does.alt} sizes="(max-width: 959px) 100vw, 480px" />
          </div>
          <ul>
            {does.points.map(({title, text}) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      {children}
      <Section id="permissions" space={children ? 'flush' : 'normal'}>
        <SectionHead title={permissions.title} lead={permissions.lead} />
        <DataTable
          caption={words.permissions.caption}
          columns={words.permissions.columns}
          rows={permissions.rows}
          note={permissions.note}
        />
      </Section>
      <Section tone="tint" id="version">
        <SectionHead title={facts.title} />
        <div className={styles.facts}>
          <dl>
            {product.list.map(({platform, version, last_update_time: updated, text, size, checksum}) => (
              <div key={platform}>
                <dt>{words.platforms[platform]}</dt>
                <dd>
                  {[versionText(version), updated, words.orLater(text)].filter(Boolean).join(' · ')}
                  <small>
                    {words.file(
                      size ? `${size} MB` : words.notProvided,
                      checksum ?? (platform === 'ios' ? words.byStore : words.notProvided),
                    )}
                  </small>
                </dd>
              </div>
            ))}
            <div>
              <dt>{words.works}</dt>
              <dd>{facts.works}</dd>
            </div>
            <div>
              <dt>{words.who}</dt>
              <dd>{facts.who}</dd>
            </div>
          </dl>
          <div>
            <h3>{words.changes(versionText(product.list[0]!.version))}</h3>
            <ul>
              {facts.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Questions {...copy.questions} tone="plain" />
      {copy.trial && <TrialInvite {...copy.trial} componentId={`app.${app}.banner`} />}
    </Page>
  );
}

/** Icon, name, one sentence, and the way to install; on wide screens the app itself stands beside. */
function Hero({
  app,
  route,
  copy,
  screens,
  desktop,
}: Pick<AppDownloadProps, 'app' | 'route' | 'copy' | 'screens' | 'desktop'>) {
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
