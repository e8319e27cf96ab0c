/** Teaching videos with their length and, for who cannot or would not watch, their steps in words. */
import copy from '@copy/support';
import page from '@copy/teaching-videos';
import words from '@copy/videos';
import {chosenDevices} from '@site/src/facts/devices';
import {videos} from '@site/src/facts/videos';
import {Fragment, useRef} from 'react';
import {FoldedChapters} from '../../components/media/LessonChapters';
import {LessonPlayer} from '../../components/media/LessonPlayer';
import {useAnchor} from '../../components/ui/Section';
import {SiteLink} from '../../components/ui/SiteLink';
import styles from './VideoList.module.css';

export interface VideoListProps {
  /** On the page of the videos each has its anchor; elsewhere titles lead there. */
  readonly home?: boolean;
}

export function VideoList({home = false}: VideoListProps) {
  return (
    <ul className={styles.list}>
      {videos.map((video, index) => (
        <VideoItem key={video.id} {...video} home={home} isFirst={home && index === 0} />
      ))}
    </ul>
  );
}

type VideoItemProps = (typeof videos)[number] & Required<VideoListProps> & {readonly isFirst: boolean};

function VideoItem({id, seconds, starts, devices, home, isFirst}: VideoItemProps) {
  const video = useRef<HTMLVideoElement>(null);
  const {title, text, steps} = words[id];
  const anchor = home ? id : undefined;
  useAnchor(anchor);
  return (
    <li id={anchor}>
      <LessonPlayer id={id} label={title} video={video} isFirstPicture={isFirst} />
      {home ? (
        <h2>{title}</h2>
      ) : (
        <h3>
          <SiteLink to="support.videos" hash={id}>
            {title}
          </SiteLink>
        </h3>
      )}
      <p>
        {copy.home.seconds(seconds)} · {text}
      </p>
      <p className={styles.models}>
        {page.models}
        {chosenDevices(devices).map(({name}, index) => (
          <Fragment key={name}>
            {index > 0 && page.and}
            <span className="nb">{name}</span>
          </Fragment>
        ))}
      </p>
      <FoldedChapters label={page.steps} id={id} steps={steps} starts={starts} videoRef={video} />
    </li>
  );
}
