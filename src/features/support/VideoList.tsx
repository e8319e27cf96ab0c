/** Teaching videos with their length and, for who cannot or would not watch, their steps in words. */
import copy from '@copy/support';
import page from '@copy/teaching-videos';
import words from '@copy/videos';
import {chosenDevices, type DeviceChoice} from '@site/src/facts/devices';
import {videos, type VideoId} from '@site/src/facts/videos';
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
      {videos.map(({id, seconds, devices}) => (
        <VideoItem key={id} id={id} seconds={seconds} devices={devices} home={home} />
      ))}
    </ul>
  );
}

interface VideoItemProps extends Required<VideoListProps> {
  readonly id: VideoId;
  readonly seconds: number;
  readonly devices: DeviceChoice;
}

function VideoItem({id, seconds, devices, home}: VideoItemProps) {
  const {title, text, steps} = words[id];
  const anchor = home ? id : undefined;
  useAnchor(anchor);
  return (
    <li id={anchor}>
      <LessonPlayer id={id} label={title} />
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
      <p className={styles.models}>{page.models(chosenDevices(devices).map(({name}) => name))}</p>
      <details className={styles.words}>
        <summary>{page.steps}</summary>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </details>
    </li>
  );
}
