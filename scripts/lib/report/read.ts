/** Reads from the store of the service what the content report shows. Comments and leads stay sealed. */
import copy from '../../../i18n/en/copy/support-document';
import type {
  FeedbackCount,
  LeadSourceCount,
  OpenedResultCount,
  SearchMissCount,
  Store,
} from '../../../server/store/store';

/** What readers told the service. */
export interface ServiceData {
  /** With the label of the reason in place of its id. */
  readonly feedback: readonly FeedbackCount[];
  readonly misses: readonly SearchMissCount[];
  readonly opened: readonly OpenedResultCount[];
  /** Service requests by the page they were sent from. */
  readonly sources: readonly LeadSourceCount[];
}

const reasons: Readonly<Record<string, string>> = copy.article.reasons;

/** Forms of a service request, in both editions, begin with this. */
export const serviceForms = 'service-';

/** Reads SQLite or PostgreSQL. @throws {StoreUnavailable} */
export async function readService(store: Store): Promise<ServiceData> {
  const feedback = await store.feedbackSummary();
  return {
    feedback: feedback.map((row) => ({...row, reason: row.reason && (reasons[row.reason] ?? row.reason)})),
    misses: await store.searchMisses(),
    opened: await store.openedResults(),
    sources: await store.leadSources(serviceForms),
  };
}
