/**
 * Filter, cards and comparison of the devices of one kind. What is asked and what is compared stands in the address,
 * so that a narrowed list or a comparison can be sent on, and other pages can open one with `?compare=w3-e,e3-x`.
 */
import {hardwarePath} from '@site/src/facts/models';
import type {Model} from '@site/src/facts/models.schema';
import {lazy, Suspense, useMemo, useRef} from 'react';
import {useQueryState} from '../../components/ui/useQueryState';
import {LoadBoundary} from '../navigation/LoadBoundary';
import {Section, SectionHead, useAnchor} from '../../components/ui/Section';
import {CompareTray} from './CompareTray';
import {CompareBox, DeviceCard} from './DeviceCard';
import {DeviceFilters, type FacetWords} from './DeviceFilters';
import {NoMatch} from './NoMatch';
import styles from './DeviceFinder.module.css';
import {answersCodec, compareMax, comparedRows, narrow, noAnswers, type Description, type Facet} from './finder';
import {useComparison} from './useComparison';
import {useInView} from './useInView';

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
}

export default function DeviceFinderPart<M extends Model, N extends string>({
  models,
  facets,
  describe,
  copy: words,
}: DeviceFinderProps<M, N>) {
  useAnchor('compare');
  const codec = useMemo(() => answersCodec(facets, models), [facets, models]);
  const [answers, setAnswers] = useQueryState(noAnswers, codec);
  const table = useRef<HTMLDivElement>(null);
  const comparison = useComparison(models, table, loadTable);
  const {compared, open} = comparison;
  const tableInView = useInView(table, open);
  const shown = narrow(models, facets, answers);

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
                onToggle={() => comparison.toggle(model.id)}
              />
            </DeviceCard>
          ))}
        </ul>
      )}
      <div ref={table} id="compare" data-query="compare" className={styles.table} hidden={!open}>
        {open && (
          <LoadBoundary>
            <Suspense fallback={null}>
              <CompareTable
                models={compared}
                rows={comparedRows(compared, describe.rows)}
                differencesOnly={comparison.differencesOnly}
                onDifferencesOnly={comparison.setDifferencesOnly}
                onShown={comparison.onTableShown}
                onRemove={comparison.toggle}
                onClose={comparison.closeTable}
              />
            </Suspense>
          </LoadBoundary>
        )}
      </div>
      <CompareTray
        models={compared}
        away={tableInView}
        onRemove={comparison.toggle}
        onClear={comparison.clear}
        onOpen={comparison.openTable}
      />
    </Section>
  );
}
