/**
 * The honor wall: one tab per kind, the pictures at the height the kind needs, each opening in the viewer, with what kind of
 * paper or prize it is and that the original can be seen. Without script the first tab is there and every picture is a link to itself.
 */
import {honorGroups, type HonorGroup} from '@site/src/facts/honorGroups';
import {honors, type HonorName} from '@site/src/facts/honors';
import type {CSSProperties} from 'react';
import {useImageViewer, type ImageItem} from '@site/src/components/media/ImageViewer';
import {Section, type SectionProps} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import styles from './HonorWall.module.css';

/** Height of the pictures in CSS pixels on wide screens; certificates are landscape and stand in two rows. */
const heights: Record<HonorGroup, number> = {rankingList: 360, trophy: 360, medal: 350, certificate: 180};

/** The `sizes` of a picture that is as wide as given on large screens; phones show half of that. */
const sizesOf = (shown: number): string => `(max-width: 599px) ${Math.round(shown / 2)}px, ${Math.round(shown)}px`;

export interface HonorWallProps {
  readonly tone?: SectionProps['tone'];
  readonly title: string;
  readonly lead: string;
  readonly tabsLabel: string;
  readonly tabs: Readonly<Record<HonorGroup, string>>;
  readonly names: Readonly<Record<HonorName, {readonly title: string; readonly text: string}>>;
  /** Said of each picture, before its name: that it can be enlarged. */
  readonly enlarge: string;
  /** Said below each: that it is a drawing, and how to see the original. */
  readonly original: string;
}

export function HonorWall({tone, title, lead, tabsLabel, tabs, names, enlarge, original}: HonorWallProps) {
  const {openFrom} = useImageViewer();
  return (
    <Section tone={tone}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <Tabs
        label={tabsLabel}
        items={honorGroups.map((group) => {
          const entries = honors.filter((honor) => honor.group === group);
          const items = entries.map(({name, url, width, height}): ImageItem => ({
            kind: 'image',
            src: url,
            width,
            height,
            ...names[name],
          }));
          return {
            id: group,
            label: tabs[group],
            panel: (
              <ul
                className={styles.wall}
                data-group={group}
                style={{'--height': `${heights[group]}px`} as CSSProperties}
              >
                {entries.map(({name, url, thumbnail, width, height}, index) => (
                  <li key={name}>
                    <a
                      href={url}
                      aria-label={`${enlarge}${names[name].title}`}
                      onClick={(event) => openFrom(event, items, index)}
                    >
                      <img
                        src={url}
                        srcSet={thumbnail && `${thumbnail} ${width / 2}w, ${url} ${width}w`}
                        sizes={sizesOf((heights[group] * width) / height)}
                        width={width}
                        height={height}
                        alt=""
                        loading="lazy"
                        decoding="async"
                      />
                    </a>
                    <div>
                      <h3>{names[name].title}</h3>
                      <p>{names[name].text}</p>
                      <p className={styles.original}>{original}</p>
                    </div>
                  </li>
                ))}
              </ul>
            ),
          };
        })}
      />
    </Section>
  );
}
