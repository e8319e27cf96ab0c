/** Filter, cards and comparison of the cameras. What is filtered and compared stands in the address. */
import {useEffect, useRef, useState} from 'react';
import {setOrDelete, useQueryState, type QueryCodec} from '../demos/useQueryState';
import {Button} from '../ui/Button';
import {Section, SectionHead} from '../ui/Section';
import {CameraCard, type CameraCardCopy} from './CameraCard';
import {comparisonOf} from './cameraFacts';
import {conditionsOf, filterCodec, matches, noFilter, without, type Camera, type CameraFilter, type Condition} from './cameraFilter';
import {CameraFilters, type CameraFiltersCopy} from './CameraFilters';
import styles from './CameraFinder.module.css';
import {CompareTable, type CompareTableCopy} from './CompareTable';
import {compareMax, CompareTray, type CompareTrayCopy} from './CompareTray';

export interface CameraFinderCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly filters: CameraFiltersCopy;
  readonly none: {
    readonly title: string;
    readonly text: string;
    /** Offer to drop one condition. */
    readonly drop: (condition: string, count: number) => string;
    readonly reset: string;
  };
  readonly card: CameraCardCopy;
  readonly tray: CompareTrayCopy;
  readonly table: CompareTableCopy;
}

export interface CameraFinderProps {
  readonly cameras: readonly Camera[];
  readonly purposes: Readonly<Record<string, string>>;
  /** Addresses of the models that have a page of their own, by model id. */
  readonly pages: Readonly<Record<string, string>>;
  readonly copy: CameraFinderCopy;
}

interface Comparison {
  readonly ids: readonly string[];
  readonly open: boolean;
  readonly differencesOnly: boolean;
}

const nothing: Comparison = {ids: [], open: false, differencesOnly: false};

/** `?compare=e3-x,w3-e&table=1&differences=1` */
const comparisonCodec: QueryCodec<Comparison> = {
  read: (query) => {
    const ids = [...new Set(query.get('compare')?.split(',').filter(Boolean))].slice(0, compareMax);
    return {ids, open: ids.length > 1 && query.has('table'), differencesOnly: query.has('differences')};
  },
  write: ({ids, open, differencesOnly}, query) => {
    setOrDelete(query, 'compare', ids.join(','));
    setOrDelete(query, 'table', open ? '1' : undefined);
    setOrDelete(query, 'differences', differencesOnly ? '1' : undefined);
  },
};

export function CameraFinder({cameras, purposes, pages, copy}: CameraFinderProps) {
  const [filter, setFilter] = useQueryState(noFilter, filterCodec);
  const [comparison, setComparison] = useQueryState(nothing, comparisonCodec);
  const table = useRef<HTMLDivElement>(null);
  const tableInView = useInView(table, comparison.open);

  const shown = cameras.filter((camera) => matches(camera, filter));
  const compared = comparison.ids.flatMap((id) => cameras.find((camera) => camera.id === id) ?? []);

  const choose = (ids: readonly string[]) => setComparison({...comparison, ids, open: comparison.open && ids.length > 1});
  const toggle = (id: string) => {
    const ids = compared.map((camera) => camera.id);
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  const openTable = () => {
    setComparison({...comparison, open: true});
    // The table is in the page only after this render.
    requestAnimationFrame(() => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      table.current?.scrollIntoView({behavior: still ? 'auto' : 'smooth', block: 'start'});
      table.current?.querySelector<HTMLElement>('[data-compare-title]')?.focus({preventScroll: true});
    });
  };

  return (
    <Section id="models" tone="tint">
      <SectionHead eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <CameraFilters cameras={cameras} filter={filter} hits={shown.length} copy={copy.filters} onChange={setFilter} />
      {shown.length === 0 ? (
        <NoMatch cameras={cameras} filter={filter} copy={copy} onChange={setFilter} />
      ) : (
        <ul className={styles.cards}>
          {shown.map((camera) => (
            <CameraCard
              key={camera.id}
              camera={camera}
              purpose={purposes[camera.id] ?? ''}
              copy={copy.card}
              href={pages[camera.id]}
              compared={compared.includes(camera)}
              full={compared.length >= compareMax}
              onCompare={() => toggle(camera.id)}
            />
          ))}
        </ul>
      )}
      <div ref={table} className={styles.table} hidden={!comparison.open}>
        {comparison.open && (
          <CompareTable
            models={compared}
            rows={comparisonOf(compared, copy.card.facts)}
            copy={copy.table}
            differencesOnly={comparison.differencesOnly}
            onDifferencesOnly={(differencesOnly) => setComparison({...comparison, differencesOnly})}
            onRemove={toggle}
            onClose={() => setComparison({...comparison, open: false})}
          />
        )}
      </div>
      <CompareTray models={compared} copy={copy.tray} away={tableInView} onRemove={toggle} onClear={() => choose([])} onOpen={openTable} />
    </Section>
  );
}

function NoMatch({cameras, filter, copy, onChange}: Pick<CameraFinderProps, 'cameras' | 'copy'> & {readonly filter: CameraFilter; readonly onChange: (filter: CameraFilter) => void}) {
  const nameOf = (condition: Condition): string => {
    if (condition === 'place') return copy.filters.places[filter.place];
    if (condition === 'night') return copy.filters.nightAtLeast(filter.nightM);
    return copy.filters.features[condition];
  };
  const offers = conditionsOf(filter)
    .map((condition) => ({condition, next: without(filter, condition)}))
    .map((offer) => ({...offer, count: cameras.filter((camera) => matches(camera, offer.next)).length}))
    .filter(({count}) => count > 0);
  return (
    <div className={styles.none}>
      <h3>{copy.none.title}</h3>
      <p>{copy.none.text}</p>
      <div className={styles.offers}>
        {offers.map(({condition, next, count}) => (
          <Button key={condition} look="line" size="small" onClick={() => onChange(next)}>
            {copy.none.drop(nameOf(condition), count)}
          </Button>
        ))}
        <Button size="small" onClick={() => onChange(noFilter)}>
          {copy.none.reset}
        </Button>
      </div>
    </div>
  );
}

/** Whether any part of the element is on the screen, while `active`. */
function useInView(element: {readonly current: Element | null}, active: boolean): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!active || !element.current) {
      setInView(false);
      return undefined;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, active]);
  return inView;
}
