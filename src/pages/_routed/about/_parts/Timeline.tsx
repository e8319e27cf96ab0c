/**
 * The company's history by year and month, the latest first. The rail jumps to a year and shows which one is being read; every year is an
 * anchor, so that it can be linked to.
 */
import {timeline, type TimelineEvent} from '@site/src/facts/timeline';
import {monthName} from '@site/src/site/englishDates';
import {useLocale} from '@site/src/site/useLocale';
import {useEffect, useRef, useState} from 'react';
import {Picture, type PictureProps} from '@site/src/components/media/Picture';
import {Section, SectionHead, useAnchor} from '@site/src/components/ui/Section';
import styles from './Timeline.module.css';

export interface TimelineProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly railLabel: string;
  readonly events: Readonly<Record<TimelineEvent, {readonly title: string; readonly text: string}>>;
}

/** Years beside which stands what an event of theirs is about: a view of a camera, the stage, or a device in its place. None where the fold ends. */
const pictures: Readonly<Partial<Record<number, Pick<PictureProps, 'family' | 'name'>>>> = {
  2010: {family: 'mounted', name: 'w3-e'},
  2012: {family: 'view', name: 'showroom-night'},
  2013: {family: 'mounted', name: 'ul-8208nh'},
  2015: {family: 'view', name: 'kindergarten-day'},
  2016: {family: 'mounted', name: 'k3'},
  2018: {family: 'mounted', name: 'b1'},
  2019: {family: 'event', name: 'drawer-open'},
  2020: {family: 'event', name: 'display-check'},
  2024: {family: 'mounted', name: 'i-badge'},
  2026: {family: 'stage', name: 'still-heat'},
};

const years = [...timeline].reverse();

const anchorOf = (year: number) => `y${year}`;

/** Name of a month in the edition's language. */
const nameOf = (month: number, locale: string): string => (locale === 'en' ? monthName(month) : `${month}月`);

/** The year whose heading last passed the upper third of the window. */
function useYearInView() {
  const list = useRef<HTMLOListElement>(null);
  const [year, setYear] = useState<number>(years[0]!.year);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen) setYear(Number((seen.target as HTMLElement).dataset.year));
      },
      {rootMargin: '-25% 0px -65% 0px'},
    );
    for (const item of list.current?.children ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return {list, year};
}

function Year({year, months, events}: Pick<TimelineProps, 'events'> & (typeof timeline)[number]) {
  const locale = useLocale();
  const anchor = anchorOf(year);
  const picture = pictures[year];
  useAnchor(anchor);
  return (
    <li id={anchor} data-year={year} className={styles.year}>
      <h3>{year}</h3>
      <dl>
        {[...months].reverse().map(({month, events: ids}) => (
          <div key={month}>
            <dt>{nameOf(month, locale)}</dt>
            {ids.map((id) => (
              <dd key={id}>
                <b>{events[id].title}</b>
                <p>{events[id].text}</p>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {picture && <Picture {...picture} alt="" sizes="240px" className={styles.picture} />}
    </li>
  );
}

export function Timeline({id, eyebrow, title, lead, railLabel, events}: TimelineProps) {
  const {list, year: current} = useYearInView();
  const rail = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scrolls the rail, never the page.
    const chip = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip && rail.current)
      rail.current.scrollTo({left: chip.offsetLeft - rail.current.clientWidth / 2 + chip.clientWidth / 2});
  }, [current]);
  return (
    <Section id={id} fold="years" foldWide className={styles.timeline}>
      <SectionHead eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.columns}>
        <nav aria-label={railLabel} className={styles.rail}>
          <ol ref={rail}>
            {years.map(({year}) => (
              <li key={year}>
                <a href={`#${anchorOf(year)}`} aria-current={year === current ? 'true' : undefined}>
                  {year}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <ol ref={list}>
          {years.map((entry) => (
            <Year key={entry.year} {...entry} events={events} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
