import {StoreUnavailable} from './store';
import type {Steps} from './steps';

/** A queued transaction. */
export interface Write {
  /** Creates the steps; called again for a retry after a rollback. */
  readonly steps: () => Steps<unknown>;
  /** Names to lock; writes of other copies that share one of them wait. */
  readonly locks: readonly string[];
}

/** Outcome of a write, known once its transaction is on disk. */
export type Outcome = {readonly value: unknown} | {readonly error: unknown};

interface Waiting extends Write {
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Group commit: writes that arrive in the same event loop iteration share one transaction, and thus one disk sync.
 * Batches run one at a time; a write resolves only after its transaction is on disk.
 */
export class WriteQueue {
  readonly #commit: (batch: readonly Write[]) => Outcome[] | Promise<Outcome[]>;
  readonly #maxBatch: number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `commit` returns an outcome per write, or throws when none was stored. */
  constructor(commit: (batch: readonly Write[]) => Outcome[] | Promise<Outcome[]>, maxBatch: number) {
    this.#commit = commit;
    this.#maxBatch = maxBatch;
  }

  push<Result>(steps: () => Steps<Result>, locks: readonly string[]): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        if ('value' in outcome) resolve(outcome.value as Result);
        else reject(outcome.error as Error);
      };
      this.#waiting.push({steps, locks, settle});
      this.#running ??= this.#run();
    });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets all requests of this event loop iteration join the batch.
      await new Promise(setImmediate);
      await this.#commitBatch(this.#waiting.splice(0, this.#maxBatch));
    }
    this.#running = undefined;
  }

  async #commitBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await this.#commit(batch);
      batch.forEach(({settle}, index) => settle(outcomes[index]!));
    } catch (error) {
      // When the store is down, the queued writes fail too instead of waiting for the same timeout.
      const affected = error instanceof StoreUnavailable ? [...batch, ...this.#waiting.splice(0)] : batch;
      for (const {settle} of affected) settle({error});
    }
  }
}
