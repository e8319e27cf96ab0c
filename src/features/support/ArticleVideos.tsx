/**
 * The teaching videos of an article, a row each above its steps or in one of them: a small poster, which grows when it plays, and
 * chapters to unfold.
 */
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
  /** Below the heading of a step. */
  readonly inStep: boolean;
}

/** The videos that an article shows, by its id. */
export const videosOf = (article: string): readonly VideoEntry[] =>
  videos.filter(({articles}) => (articles as readonly string[]).includes(article));

export function ArticleVideos({article, inStep}: ArticleVideosProps) {
  return videosOf(article).map((video) => <ArticleVideo key={video.id} video={video} heading={inStep ? 'h3' : 'h2'} />);
}

interface ArticleVideoProps {
  readonly video: VideoEntry;
  readonly heading: 'h2' | 'h3';
}

function ArticleVideo({video: {id, seconds, starts}, heading: Heading}: ArticleVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const {title, steps} = words[id];
  return (
    <section className={styles.video} aria-labelledby={`video-${id}`}>
      <LessonPlayer id={id} label={title} video={video} />
      <div>
        <Heading id={`video-${id}`}>
          <SiteLink to="support.videos" hash={id}>
            {title}
          </SiteLink>
        </Heading>
        <p>{copy.home.videoLength(seconds)}</p>
        <FoldedChapters label={page.steps} id={id} steps={steps} starts={starts} videoRef={video} />
      </div>
    </section>
  );
}
