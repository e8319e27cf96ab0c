/** The teaching videos of an article, a row each above its steps: a small poster, which grows when it plays, and chapters to unfold. */
import copy from '@copy/support';
import page from '@copy/teaching-videos';
import words from '@copy/videos';
import {videos, type VideoEntry} from '@site/src/facts/videos';
import {useRef} from 'react';
import {FoldedChapters} from '../../components/media/LessonChapters';
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
      <LessonPlayer id={id} label={title} video={video} />
      <div>
        <h2 id={`video-${id}`}>
          <SiteLink to="support.videos" hash={id}>
            {title}
          </SiteLink>
        </h2>
        <p>{copy.home.videoLength(seconds)}</p>
        <FoldedChapters label={page.steps} id={id} steps={steps} starts={starts} videoRef={video} />
      </div>
    </section>
  );
}
