/**
 * The honor wall: the papers and prizes of each kind side by side, and below them what that kind proves and what it does not.
 * All kinds show at once, small and in one row, so the wall is whole without script; a tab leaves one kind, at the height the kind
 * needs and with a sentence for each picture. Every picture opens in the viewer, which goes through the whole wall; without script
 * it is a link to itself.
 */
import {honorGroups, type HonorGroup} from '@site/src/facts/honorGroups';
import {honors, type HonorName} from '@site/src/facts/honors';
import type {Honor} from '@site/src/facts/honors.schema';
import type {CSSProperties} from 'react';
import {useImageViewer, type ImageItem} from '@site/src/components/media/ImageViewer';
import {Badge} from '@site/src/components/ui/Badge';
import {Icon} from '@site/src/components/ui/Icon';
import {Section, SectionHead} from '@site/src/components/ui/Section';
import {Tabs} from '@site/src/components/ui/Tabs';
import styles from './HonorWall.module.css';

/** The tab of all kinds. */
const whole = 'all';

/** Height of the pictures of a kind that shows alone, in CSS pixels on wide screens. */
const heights: Readonly<Record<HonorGroup, number>> = {rankingList: 360, trophy: 360, medal: 350, certificate: 180};

/** What is said of a kind, each with its mark. */
const verdicts = [
  {of: 'proves', icon: 'check'},
  {of: 'leavesOpen', icon: 'close'},
  {of: 'ask', icon: 'document'},
] as const;

/** As the owner may change them: real ones are no illustrations. */
const wall: readonly (Honor & {readonly name: HonorName})[] = honors;

type Verdict = (typeof verdicts)[number]['of'];

export interface HonorWallProps {
  readonly title: string;
  readonly lead: string;
  readonly tabsLabel: string;
  /** Name of the tab that shows every kind. */
  readonly all: string;
  readonly labels: Readonly<Record<Verdict, string>>;
  readonly kinds: Readonly<
    Record<HonorGroup, {readonly name: string; readonly by: string} & Readonly<Record<Verdict, string>>>
  >;
  readonly names: Readonly<Record<HonorName, {readonly title: string; readonly text: string}>>;
  /** Said of each picture, before its name: that it can be enlarged. */
  readonly enlarge: string;
  /** Mark of what is a drawing of the kind and not a paper of ours. */
  readonly illustration: string;
  /** Beside the tabs while none is real. */
  readonly drawn: string;
  /** Said in the viewer of such a drawing: how to see the original. */
  readonly original: string;
}

export function HonorWall({
  title,
  lead,
  tabsLabel,
  all,
  labels,
  kinds,
  names,
  enlarge,
  illustration,
  drawn,
  original,
}: HonorWallProps) {
  const {openFrom} = useImageViewer();
  const areAllDrawn = wall.every(({demo}) => demo);
  const items = wall.map(({name, url, width, height, demo}): ImageItem => ({
    kind: 'image',
    src: url,
    width,
    height,
    title: names[name].title,
    text: demo ? `${names[name].text} ${original}` : names[name].text,
  }));
  return (
    <Section fold="facts" className={styles.folded}>
      <SectionHead title={title} lead={lead} />
      <Tabs
        label={tabsLabel}
        items={[{id: whole, label: all}, ...honorGroups.map((group) => ({id: group, label: kinds[group].name}))]}
      >
        {(selected) => (
          <>
            {/* The tone of drawings: blue, and what is orange stays. */}
            <svg width="0" height="0" className="sr" aria-hidden="true">
              <filter id="drawn" colorInterpolationFilters="sRGB">
                <feColorMatrix
                  values=".23 .46 .12 0 .02 .25 .52 .14 0 .04 .28 .56 .15 0 .12 0 0 0 .9 0"
                  result="blue"
                />
                <feColorMatrix in="SourceGraphic" values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 6.5 0 -6.5 0 -3" />
                <feComposite operator="in" in2="SourceGraphic" />
                <feBlend in2="blue" />
              </filter>
            </svg>
            {areAllDrawn && <p className={styles.note}>{drawn}</p>}
            <ul
              className={styles.wall}
              data-single={selected === whole ? undefined : ''}
              data-first={selected === whole ? 1 : undefined}
            >
              {honorGroups.map((group) => {
                const kind = kinds[group];
                const isDrawn = wall.every((honor) => honor.demo || honor.group !== group);
                return (
                  <li key={group} hidden={selected !== whole && selected !== group}>
                    <div
                      className={styles.plate}
                      data-group={group}
                      style={{'--height': `${heights[group]}px`} as CSSProperties}
                    >
                      {isDrawn && (
                        <Badge tone="line" className={styles.drawn}>
                          {illustration}
                        </Badge>
                      )}
                      {wall.map(
                        (honor, index) =>
                          honor.group === group && (
                            <figure key={honor.name}>
                              <a
                                href={honor.url}
                                aria-label={`${enlarge}${names[honor.name].title}`}
                                onClick={(event) => openFrom(event, items, index)}
                              >
                                <img
                                  src={honor.url}
                                  srcSet={
                                    honor.thumbnail &&
                                    `${honor.thumbnail} ${honor.width / 2}w, ${honor.url} ${honor.width}w`
                                  }
                                  sizes={selected === whole ? '130px' : '(max-width: 599px) 120px, 270px'}
                                  width={honor.width}
                                  height={honor.height}
                                  alt=""
                                  loading="lazy"
                                  decoding="async"
                                />
                              </a>
                              <figcaption>
                                <b>{names[honor.name].title}</b>
                                {honor.demo && !isDrawn && <small>{illustration}</small>}
                                <span>{names[honor.name].text}</span>
                              </figcaption>
                            </figure>
                          ),
                      )}
                    </div>
                    <h3>{kind.name}</h3>
                    <p className={styles.by}>{kind.by}</p>
                    <dl className={styles.verdicts}>
                      {verdicts.map(({of, icon}) => (
                        <div key={of} data-verdict={of}>
                          <dt>
                            <Icon name={icon} size={16} />
                            {labels[of]}
                          </dt>
                          <dd>{kind[of]}</dd>
                        </div>
                      ))}
                    </dl>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </Tabs>
    </Section>
  );
}
