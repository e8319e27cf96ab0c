/** The press room: what journalists ask for first, then our own releases, which are the posts of the archive `media`. */
import copy from '@copy/press';
import {ArchiveFeedTags} from '@site/src/features/news/ArchiveFeedTags';
import {NewsIndex} from '@site/src/features/news/NewsIndex';
import {Page} from '@site/src/components/ui/Page';
import type {NewsList} from '@site/src/facts/newsLists';
import {Boilerplate} from './_parts/Boilerplate';
import {FactSheet} from './_parts/FactSheet';
import {PressContact} from './_parts/PressContact';
import {PressDownloads} from './_parts/PressDownloads';
import {Talks} from './_parts/Talks';
import styles from './PressRoom.module.css';

const parts = ['about', 'facts', 'downloads', 'talks', 'contact'] as const;

export default function PressRoom({list}: {readonly list: NewsList}) {
  return (
    <Page meta={copy.meta}>
      <ArchiveFeedTags archive="media" />
      <NewsIndex list={list} title={copy.title} listTitle={copy.releases}>
        <nav aria-label={copy.partsLabel} className={styles.parts}>
          {parts.map((part) => (
            <a key={part} href={`#${part}`}>
              {copy[part].nav}
            </a>
          ))}
        </nav>
        <Boilerplate />
        <FactSheet />
        <PressDownloads />
        <Talks />
        <PressContact />
      </NewsIndex>
    </Page>
  );
}
