/** The teaching videos of an article: player, and its steps as chapters. */
import copy from '@copy/support';
import words from '@copy/videos';
import {videos, type VideoEntry} from '@site/src/facts/videos';
import {useRef} from 'react';
import {LessonChapters} from '../../components/media/LessonChapters';
import {LessonPlayer} from '../../components/media/LessonPlayer';
import {SiteLink} from '../../components/ui/SiteLink';
import styles from './ArticleVideos.module.css';

export interface ArticleVideosProps {
  /** Id of the article. */
  readonly article: string;
}

/** The videos that an article shows, by its id. */
export const videosOf = (article: string): readonly VideoEntry[] =>
  videos.filter(({articles}) => (articles as readonly string[]).includes(article));

export function ArticleVideos({article}: ArticleVideosProps) {
  return videosOf(article).map((video) => <ArticleVideo key={video.id} {...video} />);
}

function ArticleVideo({id, seconds, starts}: VideoEntry) {
  const video = useRef<HTMLVideoElement>(null);
  const {title, steps} = words[id];
  return (
    <section className={styles.video} aria-labelledby={`video-${id}`}>
      <div>
        <LessonPlayer id={id} label={title} video={video} />
        <h2 id={`video-${id}`}>
          <SiteLink to="support.videos" hash={id}>
            {title}
          </SiteLink>
        </h2>
        <p>{copy.home.videoLength(seconds)}</p>
      </div>
      <LessonChapters id={id} steps={steps} starts={starts} videoRef={video} />
    </section>
  );
}
