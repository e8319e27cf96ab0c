/** Teaching videos with their length; the player and the words of each video load when one is opened. */
import copy from '@copy/support';
import words from '@copy/videos';
import {videos} from '@site/src/content/videos';
import {LessonPlayer} from '../media/LessonPlayer';
import styles from './VideoList.module.css';

export function VideoList() {
  if (videos.length === 0) return <p className={styles.empty}>{copy.home.preparing}</p>;
  return (
    <ul className={styles.list}>
      {videos.map(({id, seconds}) => (
        <li key={id}>
          <LessonPlayer id={id} label={words[id]?.title ?? id} />
          <h3>{words[id]?.title}</h3>
          <p>
            {copy.home.seconds(seconds)} · {words[id]?.text}
          </p>
        </li>
      ))}
    </ul>
  );
}
