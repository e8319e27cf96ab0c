import copy from '@copy/downloads';
import {ChecksumGuide} from './_parts/ChecksumGuide';
import {DownloadGroup} from './_parts/DownloadGroup';
import {OldPlatform} from './_parts/OldPlatform';
import {Banner} from '@site/src/components/sections/Banner';
import {DataTable} from '@site/src/components/sections/tables/DataTable';
import {Questions} from '@site/src/components/sections/Questions';
import {TrialInvite} from '@site/src/features/forms/invitations/TrialInvite';
import {Page} from '@site/src/components/ui/Page';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {downloads} from '@site/src/facts/downloads';
import type {DownloadEntry} from '@site/src/facts/downloads.schema';
import styles from './_parts/DownloadGroup.module.css';

const current = downloads.filter(({old, hidden}) => !old && !hidden);
const old = downloads.filter((product) => product.old && !product.hidden);
const hidden = downloads.filter((product) => product.hidden);
const oldAnchors = old.map(({catalogAlias}) => catalogAlias);

const files = [...current, ...old].flatMap((product): readonly DownloadEntry[] => product.list);
const hasChecksums = files.some(({checksum}) => checksum);
const lacksFigures = files.some(({platform, size, checksum}) => !size || (!checksum && platform !== 'ios'));

export default function Downloads() {
  const {groups, which} = copy;
  return (
    <Page meta={copy.meta}>
      <Banner {...copy.banner} route="downloads" picture={{family: 'cutout', name: 'phone', alt: ''}} />
      <Section id="files">
        <SectionHead eyebrow={groups.eyebrow} title={groups.title} lead={groups.lead} />
        <div className={styles.current}>
          {current.map((product) => (
            <DownloadGroup
              key={product.catalog}
              product={product}
              copy={copy.words}
              note={product.catalog === 'desktop' ? groups.web : undefined}
            />
          ))}
        </div>
        <OldPlatform {...copy.old} anchors={oldAnchors}>
          {old.map((product) => (
            <DownloadGroup key={product.catalog} product={product} copy={copy.words} />
          ))}
        </OldPlatform>
        {hidden.map((product) => (
          <DownloadGroup key={product.catalog} product={product} copy={copy.words} />
        ))}
        {lacksFigures && <p className={styles.later}>{groups.later}</p>}
      </Section>
      <Section tone="tint" id="which">
        <SectionHead eyebrow={which.eyebrow} title={which.title} lead={which.lead} />
        <DataTable caption={which.caption} columns={which.columns} rows={which.rows} note={which.note} />
      </Section>
      {hasChecksums && <ChecksumGuide {...copy.checksum} />}
      <Questions {...copy.questions} />
      <TrialInvite {...copy.trial} componentId="downloads.banner" apart />
    </Page>
  );
}
