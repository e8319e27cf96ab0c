/** A day of four cameras, searched by what, where and when: matching clips, and what scrubbing would have cost. */
import {Badge} from '@site/src/components/ui/Badge';
import {Container, useAnchor} from '@site/src/components/ui/Section';
import {ClipFilters} from './ClipFilters';
import {ClipCost, ClipResults} from './ClipResults';
import {ClipTimeline} from './ClipTimeline';
import type {ClipSearchCopy} from './clipSearchCopy';
import {clipCodec, findClips, sampleDay, startQuery} from './sampleClips';
import styles from './ClipSearch.module.css';
import {useQueryState} from '@site/src/components/ui/useQueryState';

export function ClipSearch({id, copy}: {readonly id: string; readonly copy: ClipSearchCopy}) {
  useAnchor(id);
  const [query, setQuery] = useQueryState(startQuery, clipCodec);
  const clips = findClips(sampleDay, query);

  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <Container width="wide">
        <div className={styles.demo}>
          <div className={styles.head}>
            <div>
              <h2 id={`${id}-title`}>{copy.title}</h2>
              <p>{copy.text}</p>
            </div>
            <Badge tone="line">{copy.badge}</Badge>
          </div>
          <ClipFilters query={query} copy={copy} onChange={setQuery} />
          <ClipTimeline query={query} clips={clips} copy={copy} />
          <div className={styles.results}>
            <ClipResults clips={clips} copy={copy} />
            <ClipCost query={query} clips={clips} copy={copy} />
          </div>
        </div>
      </Container>
    </section>
  );
}
