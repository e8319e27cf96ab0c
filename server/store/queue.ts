import {StoreUnavailable, type WriteObserver} from './store';
import type {Steps} from './sql';

/** What a write must not share with another one at the same time. */
export interface Locks {
  /** Rows that it reads and writes later: writes with a common name run one after the other. */
  readonly rows: readonly string[];
  /**
   * Counters: they are changed by single statements, so that writes of one batch may run together; writes of other copies
   * wait until the transaction ends, in an order that prevents deadlocks.
   */
  readonly counters?: readonly string[];
}

/** A queued transaction. */
export interface Write {
  /** Creates the steps; called again for a retry after a rollback. */
  readonly steps: () => Steps<unknown>;
  readonly locks: Locks;
  /** Time of `performance.now()` after which nobody waits for the outcome. */
  readonly expiresAt: number;
}

/** Outcome of a write, known once its transaction is on disk. */
export type Outcome = {readonly value: unknown} | {readonly error: unknown};

interface Waiting extends Write {
  readonly settle: (outcome: Outcome) => void;
}

/** Iterations of the event loop, each shorter than a millisecond, that a batch waits at most for further writes. */
const maxIterations = 8;

/**
 * Group commit: writes that arrive together share one transaction, and thus one disk sync: those of one iteration of the event
 * loop, and of the next ones as long as each brings more. Batches run one at a time; a write resolves only after its
 * transaction is on disk.
 */
export class WriteQueue {
  /** Told of every write when it is settled. */
  observe: WriteObserver = () => undefined;
  readonly #commit: (batch: readonly Write[]) => Outcome[] | Promise<Outcome[]>;
  readonly #maxBatch: number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `commit` returns an outcome per write, or throws when none was stored. */
  constructor(commit: (batch: readonly Write[]) => Outcome[] | Promise<Outcome[]>, maxBatch: number) {
    this.#commit = commit;
    this.#maxBatch = maxBatch;
  }

  push<Result>(steps: () => Steps<Result>, locks: Locks, expiresAt = Infinity): Promise<Result> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const settle = (outcome: Outcome): void => {
        this.observe((performance.now() - started) / 1000, 'error' in outcome ? outcome.error : undefined);
        if ('value' in outcome) resolve(outcome.value as Result);
        else reject(outcome.error as Error);
      };
      this.#waiting.push({steps, locks, expiresAt, settle});
      this.#running ??= this.#run();
    });
  }

  /** Resolves when the queue is empty. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#commitBatch(this.#take());
    }
    this.#running = undefined;
  }

  /** Lets requests that are being read join the batch. */
  async #gather(): Promise<void> {
    for (let [iteration, known] = [0, -1]; iteration < maxIterations && known < this.#waiting.length; iteration += 1) {
      known = this.#waiting.length;
      await new Promise(setImmediate);
    }
  }

  /** The writes of the next transaction; those that nobody waits for are refused without being tried. */
  #take(): Waiting[] {
    const now = performance.now();
    const expired = this.#waiting.filter(({expiresAt}) => expiresAt <= now);
    for (const {settle} of expired) settle({error: new StoreUnavailable('no time left')});
    this.#waiting = this.#waiting.filter(({expiresAt}) => expiresAt > now);
    return this.#waiting.splice(0, this.#maxBatch);
  }

  async #commitBatch(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
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
