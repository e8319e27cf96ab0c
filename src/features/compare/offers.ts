import {conditionsOf, narrow, without, type Answers, type Condition, type Facet} from './finder';

/** A condition whose loss brings models back. */
export interface Offer {
  readonly condition: Condition;
  /** The answers without it. */
  readonly next: Answers;
  /** Models that meet those. */
  readonly count: number;
}

/** What can be dropped where nothing meets every answer; empty when a single answer less does not help. */
export const offersOf = <M>(models: readonly M[], facets: readonly Facet<M>[], answers: Answers): Offer[] =>
  conditionsOf(facets, answers)
    .map((condition) => ({condition, next: without(answers, condition)}))
    .map((offer) => ({...offer, count: narrow(models, facets, offer.next).length}))
    .filter(({count}) => count > 0);
