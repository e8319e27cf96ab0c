/**
 * Filter, cards and comparison of the devices of one kind. What is asked and what is compared stands in the address,
 * so that a narrowed list or a comparison can be sent on, and other pages can open one with `?compare=w3-e,e3-x`.
 */
import copy from '@copy/finder';
import {hardwarePath} from '@site/src/facts/models';
import type {Model} from '@site/src/facts/models.schema';
import {lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState} from 'react';
import {useQueryState} from '../../components/ui/useQueryState';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {Button} from '../../components/ui/Button';
import {focusFilters} from '../../components/ui/focusFilters';
import {Section, SectionHead, useAnchor} from '../../components/ui/Section';
import {CompareTray} from './CompareTray';
import {CompareBox, DeviceCard} from './DeviceCard';
import {answerText, DeviceFilters, type FacetWords} from './DeviceFilters';
import styles from './DeviceFinder.module.css';
import {
  answersCodec,
  compareMax,
  comparedRows,
  comparisonCodec,
  conditionsOf,
  narrow,
  noAnswers,
  nothingCompared,
  without,
  type Answers,
  type Description,
  type Facet,
} from './finder';

const loadTable = () => import('./CompareTable');
const CompareTable = lazy(loadTable);

/** What a page says about its list: head, questions, and what each model is for. */
export interface DeviceFinderCopy<N extends string, Id extends string = string> {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Name of the form. */
  readonly label: string;
  readonly facets: Readonly<Record<N, FacetWords>>;
  /** What each model of the list is for. */
  readonly purposes: Readonly<Record<Id, string>>;
}

export interface DeviceFinderProps<M extends Model, N extends string> {
  readonly models: readonly M[];
  /** Constant: the questions of this kind. */
  readonly facets: readonly Facet<M, N>[];
  readonly describe: Description<M>;
  readonly copy: DeviceFinderCopy<N, M['id']>;
  /** What follows the cards, e.g. a pointer to a neighboring series. */
  readonly children?: ReactNode;
}

export default function DeviceFinderPart<M extends Model, N extends string>({
  models,
  facets,
  describe,
  copy: words,
  children,
}: DeviceFinderProps<M, N>) {
  useAnchor('compare');
  const codec = useMemo(() => answersCodec(facets, models), [facets, models]);
  const [answers, setAnswers] = useQueryState(noAnswers, codec);
  const [comparison, setComparison] = useQueryState(nothingCompared, comparisonCodec);
  const table = useRef<HTMLDivElement>(null);

  const shown = narrow(models, facets, answers);
  const compared = comparison.ids.flatMap((id) => models.find((model) => model.id === id) ?? []);
  const open = comparison.open && compared.length > 1;
  const tableInView = useInView(table, open);

  const choose = (ids: readonly string[]) => {
    if (ids.length > 1) void loadTable();
    setComparison({...comparison, ids, open: open && ids.length > 1});
  };
  const toggle = (id: string) => {
    const ids = compared.map((model) => model.id);
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  // A click on "compare", or an address that ends in #compare, scrolls to the table once its code is loaded.
  const leading = useRef(false);
  useEffect(() => {
    leading.current = window.location.hash === '#compare';
  }, []);
  const lead = () => {
    if (!leading.current) return;
    leading.current = false;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    table.current?.scrollIntoView({behavior: still ? 'auto' : 'smooth', block: 'start'});
    table.current?.querySelector<HTMLElement>('[data-compare-title]')?.focus({preventScroll: true});
  };
  const openTable = () => {
    leading.current = true;
    if (open) lead();
    else setComparison({...comparison, open: true});
  };

  return (
    <Section id="models" tone="tint">
      <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <DeviceFilters
        models={models}
        facets={facets}
        answers={answers}
        hits={shown.length}
        words={words}
        onChange={setAnswers}
      />
      {shown.length === 0 ? (
        <NoMatch models={models} facets={facets} answers={answers} words={words} onChange={setAnswers} />
      ) : (
        <ul className={styles.cards}>
          {shown.map((model) => (
            <DeviceCard
              key={model.id}
              id={model.id}
              name={model.name}
              media={model.media}
              purpose={words.purposes[model.id as M['id']]}
              marks={describe.marks(model)}
              facts={describe.card(model)}
              href={hardwarePath(model)}
            >
              <CompareBox
                name={model.name}
                checked={compared.includes(model)}
                full={compared.length >= compareMax}
                onToggle={() => toggle(model.id)}
              />
            </DeviceCard>
          ))}
        </ul>
      )}
      {children && <div className={styles.after}>{children}</div>}
      <div ref={table} id="compare" data-query="compare" className={styles.table} hidden={!open}>
        {open && (
          <LoadBoundary>
            <Suspense fallback={null}>
              <CompareTable
                models={compared}
                rows={comparedRows(compared, describe.rows)}
                differencesOnly={comparison.differencesOnly}
                onDifferencesOnly={(differencesOnly) => setComparison({...comparison, differencesOnly})}
                onShown={lead}
                onRemove={toggle}
                onClose={() => setComparison({...comparison, open: false})}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
      <CompareTray
        models={compared}
        away={tableInView}
        onRemove={toggle}
        onClear={() => choose([])}
        onOpen={openTable}
      />
    </Section>
  );
}

interface NoMatchProps<M, N extends string> {
  readonly models: readonly M[];
  readonly facets: readonly Facet<M, N>[];
  readonly answers: Answers;
  readonly words: Pick<DeviceFinderCopy<N>, 'facets'>;
  readonly onChange: (answers: Answers) => void;
}

/** Nothing meets every answer: offers to drop those whose loss helps. */
function NoMatch<M, N extends string>({models, facets, answers, words, onChange}: NoMatchProps<M, N>) {
  const offers = conditionsOf(facets, answers)
    .map((condition) => ({condition, next: without(answers, condition)}))
    .map((offer) => ({...offer, count: narrow(models, facets, offer.next).length}))
    .filter(({count}) => count > 0);
  const choose = (button: Element, next: Answers) => {
    focusFilters(button);
    onChange(next);
  };
  return (
    <div className={styles.none}>
      <h3>{copy.none.title}</h3>
      <p>{offers.length > 0 ? copy.none.text : copy.none.several}</p>
      <div className={styles.offers}>
        {offers.map(({condition: {name, answer}, next, count}) => (
          <Button
            key={`${name}-${answer}`}
            look="line"
            size="small"
            onClick={({currentTarget}) => choose(currentTarget, next)}
          >
            {copy.none.drop(answerText(words.facets[name as N], answer), count)}
          </Button>
        ))}
        <Button size="small" onClick={({currentTarget}) => choose(currentTarget, noAnswers)}>
          {copy.none.reset}
        </Button>
      </div>
    </div>
  );
}

/** Whether any part of the element is in the viewport, while `active`. */
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
