import type {Model} from '@site/src/facts/models.schema';
import {type RefObject, useEffect, useRef} from 'react';
import {useQueryState} from '../../components/ui/useQueryState';
import {comparisonCodec, nothingCompared} from './finder';

export interface ComparisonControl<M extends Model> {
  /** In the order they were chosen. */
  readonly compared: readonly M[];
  /** Whether the table is shown. */
  readonly open: boolean;
  readonly differencesOnly: boolean;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  /** Opens the table and leads to it. */
  readonly openTable: () => void;
  readonly closeTable: () => void;
  readonly setDifferencesOnly: (differencesOnly: boolean) => void;
  /** The table is there: leads to it if somebody asked for it. */
  readonly onTableShown: () => void;
}

/**
 * Which models are compared, as the address says.
 * @param place where the table stands
 * @param loadTable fetches the code of the table; called as soon as there are two models
 */
export function useComparison<M extends Model>(
  models: readonly M[],
  place: RefObject<HTMLElement | null>,
  loadTable: () => Promise<unknown>,
): ComparisonControl<M> {
  const [comparison, setComparison] = useQueryState(nothingCompared, comparisonCodec);
  const compared = comparison.ids.flatMap((id) => models.find((model) => model.id === id) ?? []);
  const open = comparison.open && compared.length > 1;

  const choose = (ids: readonly string[]) => {
    if (ids.length > 1) void loadTable();
    setComparison({...comparison, ids, open: open && ids.length > 1});
  };
  const toggle = (id: string) => {
    const ids = compared.map((model) => model.id);
    choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };

  // A click on "compare", or an address that ends in #compare, leads to the table once its code has come.
  const leading = useRef(false);
  useEffect(() => {
    leading.current = window.location.hash === '#compare';
  }, []);
  const lead = () => {
    if (!leading.current) return;
    leading.current = false;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({behavior: still ? 'auto' : 'smooth', block: 'start'});
    place.current?.querySelector<HTMLElement>('[data-compare-title]')?.focus({preventScroll: true});
  };
  const openTable = () => {
    leading.current = true;
    if (open) lead();
    else setComparison({...comparison, open: true});
  };

  return {
    compared,
    open,
    differencesOnly: comparison.differencesOnly,
    toggle,
    clear: () => choose([]),
    openTable,
    closeTable: () => setComparison({...comparison, open: false}),
    setDifferencesOnly: (differencesOnly) => setComparison({...comparison, differencesOnly}),
    onTableShown: lead,
  };
}
