/** The controls that narrow the results, each with what the others leave. */
import catalogues from '@copy/catalogues';
import copy from '@copy/search';
import {type Kind, kinds, versions} from '@site/src/features/search/model/schema';
import {models} from '@site/src/facts/models';
import {type ReactNode, useId} from 'react';
import {chosenValue, type FacetName, facetNames, type FacetsOfPages, valuesLeft, withChoice} from './facets';
import type {Hit} from './hits';
import {useMediaQuery} from '../../components/ui/useMediaQuery';
import styles from './SearchResults.module.css';

const {page} = copy;

const isKind = (value: string): value is Kind => (kinds as readonly string[]).includes(value);
const modelNames = new Map<string, string>(models.map(({id, name}) => [id, name]));
const isCatalogue = (value: string): value is keyof typeof catalogues => value in catalogues;

interface ChoiceProps {
  readonly facet: FacetName;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({facet, value, options, onChoose}: ChoiceProps) {
  const id = useId();
  // A choice that the results no longer offer stays visible, so that it can be taken back.
  const all = value && !options.some(([own]) => own === value) ? [...options, [value, value] as const] : options;
  return (
    <div>
      <label htmlFor={id}>{page.facets[facet]}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {facet !== 'version' && <option value="">{copy.all}</option>}
        {all.map(([own, label]) => (
          <option key={own} value={own}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Number of choices that narrow the results. */
const chosenCount = (narrowed: URLSearchParams, version: string | undefined): number =>
  facetNames.filter((facet) => facet !== 'version' && chosenValue(narrowed, facet)).length + (version ? 1 : 0);

/** Folded on phones, where four selects would push the results below the window. */
function Fold({label, children}: {readonly label: string; readonly children: ReactNode}) {
  const isNarrow = useMediaQuery('(max-width: 599px)');
  return isNarrow ? (
    <details className={styles.fold}>
      <summary>{label}</summary>
      {children}
    </details>
  ) : (
    children
  );
}

export interface FacetChoicesProps {
  /** All results, before any choice. */
  readonly hits: readonly Hit[];
  readonly pages: FacetsOfPages;
  readonly narrowed: URLSearchParams;
  /** The version of the documents that was searched, unless it is the current one. */
  readonly version: string | undefined;
  readonly onNarrow: (next: URLSearchParams) => void;
}

export function FacetChoices({hits, pages, narrowed, version, onNarrow}: FacetChoicesProps) {
  const left = (facet: FacetName) => valuesLeft(facet, hits, pages, narrowed);
  const choice = (facet: FacetName) => ({
    facet,
    value: chosenValue(narrowed, facet),
    onChoose: (value: string) => onNarrow(withChoice(narrowed, facet, value)),
  });
  return (
    <Fold label={page.filters(chosenCount(narrowed, version))}>
      <div className={styles.facets} role="group" aria-label={copy.scope}>
        <Choice
          {...choice('kind')}
          options={left('kind')
            .filter(isKind)
            .map((kind) => [kind, copy.kinds[kind]])}
        />
        <Choice
          {...choice('catalogue')}
          options={left('catalogue')
            .filter(isCatalogue)
            .map((catalogue) => [catalogue, catalogues[catalogue].name])}
        />
        <Choice
          {...choice('model')}
          options={left('model')
            .flatMap((model) => (modelNames.has(model) ? [[model, modelNames.get(model)!] as const] : []))
            .sort(([, a], [, b]) => (a < b ? -1 : 1))}
        />
        <Choice
          {...choice('version')}
          value={version ?? ''}
          options={[['', page.currentVersion], ...versions.map((one) => [one, one] as const)]}
        />
      </div>
    </Fold>
  );
}
