/** How the results of the page of results are narrowed, and what is left to choose from. */
import type {PageFacets} from './client';
import type {Hit} from './hits';

/** Names of the parameters that narrow the results. The version narrows the search itself, not its results. */
export const facetNames = ['kind', 'catalogue', 'model', 'version'] as const;
export type FacetName = (typeof facetNames)[number];

/** What is known of each page, by its path. */
export type FacetsOfPages = ReadonlyMap<string, PageFacets>;

const pathOf = (url: string): string => url.replace(/#.*/, '');

/** The value chosen for a facet; empty for all. */
export const chosenValue = (narrowed: URLSearchParams, facet: FacetName): string => narrowed.get(facet) ?? '';

/** Whether results are left out by a choice. */
export const isNarrowed = (narrowed: URLSearchParams): boolean =>
  facetNames.some((facet) => facet !== 'version' && chosenValue(narrowed, facet));

/** The parameters with another choice; an empty value takes the choice back. */
export function withChoice(narrowed: URLSearchParams, facet: FacetName, value: string): URLSearchParams {
  const next = new URLSearchParams(narrowed);
  if (value) next.set(facet, value);
  else next.delete(facet);
  return next;
}

function valuesOf(hit: Hit, facet: FacetName, pages: FacetsOfPages): readonly string[] {
  if (facet === 'kind') return [hit.kind];
  const page = pages.get(pathOf(hit.url));
  if (facet === 'catalogue') return page ? [page.catalogue] : [];
  return facet === 'model' ? (page?.models ?? []) : [];
}

/** Results that the choices leave; those of `except` count for nothing. */
export function narrowHits(
  hits: readonly Hit[],
  pages: FacetsOfPages,
  narrowed: URLSearchParams,
  except?: FacetName,
): Hit[] {
  const active = facetNames.filter((facet) => facet !== 'version' && facet !== except && chosenValue(narrowed, facet));
  return hits.filter((hit) =>
    active.every((facet) => valuesOf(hit, facet, pages).includes(chosenValue(narrowed, facet))),
  );
}

/** What a facet offers: the values among the results that the other choices leave. */
export const valuesLeft = (
  facet: FacetName,
  hits: readonly Hit[],
  pages: FacetsOfPages,
  narrowed: URLSearchParams,
): string[] => [...new Set(narrowHits(hits, pages, narrowed, facet).flatMap((hit) => valuesOf(hit, facet, pages)))];

/** Pages among the results; a page may answer with several of its sections. */
export const pagesAmong = (hits: readonly Hit[]): number => new Set(hits.map(({url}) => pathOf(url))).size;
