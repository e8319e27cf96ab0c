/** What a delivery channel is: it gets an event about a lead and tells somebody of it. */
import type {LeadSummary} from '../lead-summary';
import type {Delivery, ErasureReason} from '../store/store';

/** A deleted lead; no personal data. */
interface ErasedLead {
  readonly id: string;
  readonly reference: string;
  /** ISO 8601 in UTC. */
  readonly erasedAt: string;
  readonly reason: ErasureReason;
}

/** An event about a lead; `occurredAt` is ISO 8601 in UTC. */
export type LeadEvent =
  | {readonly type: 'lead.created'; readonly occurredAt: string; readonly lead: LeadSummary}
  | {readonly type: 'lead.erased'; readonly occurredAt: string; readonly lead: ErasedLead};

/** How a receiver accepted a message. */
export interface Receipt {
  /** Safe to log: `HTTP 200`, `SMTP 250`. */
  readonly result: string;
  /** What it answered, which may quote personal data. */
  readonly answer?: string | undefined;
}

/** Sends one delivery; rejects when the receiver did not accept it. */
export type Deliver = (delivery: Pick<Delivery, 'id'>, event: LeadEvent, signal: AbortSignal) => Promise<Receipt>;
