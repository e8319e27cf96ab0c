/**
 * Page of an app, under the logo only: people come here from a QR code or a link in a chat, to install. What it asks
 * for and whom it is for stands below, for those who have to answer for it.
 */
import words from '@copy/downloads/app';
import {Screenshots, type ShotCopy} from './_parts/Screenshots';
import type {PictureProps} from '@site/src/components/media/Picture';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {Questions} from '@site/src/components/sections/Questions';
import type {Reading} from '@site/src/components/sections/QuestionsPart';
import {TrialInvite} from '@site/src/features/forms/invitations/TrialInvite';
import {Page} from '@site/src/components/ui/Page';
import {Badge} from '@site/src/components/ui/Badge';
import type {FaqEntry} from '@site/src/components/ui/Faq';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {downloadById, type DownloadCatalog} from '@site/src/facts/downloads';
import type {PageMeta} from '@site/src/site/copy';
import type {RouteId} from '@site/src/site/routes';
import type {ReactNode} from 'react';
import {AppHero} from './_parts/AppHero';
import {AppPoints} from './_parts/AppPoints';
import {AppVersion} from './_parts/AppVersion';

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
  const {permissions} = copy;
  return (
    <Page meta={copy.meta}>
      <AppHero app={app} route={route} copy={copy} screens={screens} desktop={desktop} />
      <Section id="screens">
        <SectionHead
          title={copy.shots.title}
          lead={copy.shots.lead}
          aside={<Badge tone="line">{words.sample}</Badge>}
        />
        <Screenshots
          shots={downloadById(app).screenshots}
          screens={screens}
          copy={copy.shots.list}
          enlarge={words.enlarge}
        />
      </Section>
      <AppPoints copy={copy.does} picture={picture} />
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
      <AppVersion app={app} copy={copy.facts} />
      <Questions {...copy.questions} tone="plain" />
      {copy.trial && <TrialInvite {...copy.trial} componentId={`app.${app}.banner`} />}
    </Page>
  );
}
