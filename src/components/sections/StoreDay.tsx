/**
 * A day in the store, told by scrolling: the picture stays and moves to the place each moment is about. Without script
 * and with reduced motion it is a list beside a still picture.
 */
import clock from '@copy/clock';
import clsx from 'clsx';
import {useEffect, useRef, useState, type CSSProperties} from 'react';
import {Picture} from '../media/Picture';
import {Badge} from '../ui/Badge';
import {Icon} from '../ui/Icon';
import {MorePermalink} from '../ui/MoreLink';
import {Section, SectionHead} from '../ui/Section';
import styles from './StoreDay.module.css';

export interface Moment {
  /** HH:MM. */
  readonly time: string;
  readonly title: string;
  readonly wrong: string;
  readonly seen: string;
  /** The device that does it, and its place. */
  readonly by: string;
  readonly more: string;
}

export interface StoreDayProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly labels: {readonly wrong: string; readonly seen: string; readonly by: string};
  readonly moments: readonly Moment[];
  /** Scene of the library that also exists as `<scene>-morning` and `<scene>-night`. */
  readonly scene: 'store' | 'catering';
  readonly alt: string;
  /** From when on customers are there, HH:MM. */
  readonly opens: string;
  /** For each moment where it happens, and where its link leads. */
  readonly places: readonly (Place & {readonly href: string})[];
}

/** In the picture, percent from the left and top; or outside it, as a camera there sees it: a picture of the family `view`. */
type Place = {readonly x: number; readonly y: number} | {readonly view: string};

const sizes = '(max-width: 599px) 130vw, (max-width: 959px) 190vw, 1600px';

/** Hours at which the store looks otherwise than in the scene itself: before it opens, after it closes. */
const hours = ['morning', 'night'] as const;

/** What the store looks like at a time; both times HH:MM. */
const hourOf = (time: string, opens: string): (typeof hours)[number] | 'day' =>
  time >= '21:00' || time < '05:00' ? 'night' : time < opens ? 'morning' : 'day';

export function StoreDay({id, eyebrow, title, lead, badge, labels, moments, scene, alt, opens, places}: StoreDayProps) {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState<number | null>(null);

  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    // A moment is current while it crosses the middle of the screen; where they lie side by side, of their row.
    const isRow = list.current !== null && list.current.scrollWidth > list.current.clientWidth + 1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting, rootBounds} of entries) {
          if (isIntersecting) setCurrent(items.indexOf(target));
          // Back above the first moment, from any of them: the whole store again.
          else if (rootBounds && items[0]!.getBoundingClientRect().top > rootBounds.bottom) setCurrent(null);
        }
      },
      isRow ? {root: list.current, rootMargin: '0px -50% 0px -49%'} : {rootMargin: '-45% 0px -50% 0px'},
    );
    items.forEach((item) => observer.observe(item));
    return () => observer.disconnect();
  }, []);

  const place = current === null ? undefined : places[current];
  const now = current === null ? undefined : moments[current];
  const spot = place && 'x' in place ? place : undefined;
  const camera = spot ? ({'--x': `${spot.x}%`, '--y': `${spot.y}%`} as CSSProperties) : undefined;
  return (
    <Section id={id}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.day}>
        <div className={styles.view}>
          <div className={styles.frame}>
            <div className={clsx(styles.plane, spot ? styles.near : styles.far)} style={camera}>
              <Picture family="scene" name={scene} alt={alt} sizes={sizes} />
              {/* Loads while the first moments are read. */}
              {now &&
                hours.map((hour) => (
                  <div key={hour} className={clsx(styles[hour], hourOf(now.time, opens) === hour && styles.shown)}>
                    <Picture family="scene" name={`${scene}-${hour}`} alt="" sizes={sizes} />
                  </div>
                ))}
              {spot && <i className={styles.spot} aria-hidden="true" />}
            </div>
            {now &&
              places.map(
                (other, index) =>
                  'view' in other && (
                    <div key={other.view} className={clsx(styles.elsewhere, index === current && styles.shown)}>
                      <Picture family="view" name={other.view} alt="" sizes="(max-width: 959px) 135vw, 1000px" />
                    </div>
                  ),
              )}
            <Badge tone="glass" className={styles.badge}>
              {badge}
            </Badge>
            {now && (
              <p className={styles.clock} aria-hidden="true">
                {clock.written(now.time)}
              </p>
            )}
          </div>
        </div>
        <ol className={styles.moments} ref={list}>
          {moments.map((moment, index) => (
            <li key={moment.time} className={index === current ? styles.current : undefined}>
              <div className={styles.when}>
                <time dateTime={moment.time}>{clock.written(moment.time)}</time>
                <h3>{moment.title}</h3>
              </div>
              {/* Problem, arrow, answer: the eye needs no labels. */}
              <dl>
                <dt className="sr">{labels.wrong}</dt>
                <dd>{moment.wrong}</dd>
                <dt className="sr">{labels.seen}</dt>
                <dd className={styles.seen}>
                  <Icon name="arrow" size={16} />
                  <span>{moment.seen}</span>
                </dd>
                <dt className="sr">{labels.by}</dt>
                <dd className={styles.by}>
                  <span>{moment.by}</span>
                  {places[index] && <MorePermalink href={places[index].href}>{moment.more}</MorePermalink>}
                </dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
