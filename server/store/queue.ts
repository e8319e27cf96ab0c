import {StoreUnavailable} from './store';
import type {Steps} from './steps';

/** A transaction that waits for its turn. */
export interface Write {
  /** Starts the steps anew; they may be run again when the transaction was rolled back as a whole. */
  readonly steps: () => Steps<unknown>;
  /** Names of what it works on: another copy that shares one of them waits. */
  readonly locks: readonly string[];
}

/** What became of a write once its transaction is on disk. */
export type Outcome = {readonly value: unknown} | {readonly error: unknown};

interface Waiting extends Write {
  readonly settle: (outcome: Outcome) => void;
}

/**
 * Group commit: writes that arrive while the event loop turns are committed together, one batch at a time, so that a
 * hundred of them cost one wait for the disk. Nobody hears of a result before it is on disk.
 */
export class WriteQueue {
  readonly #commit: (batch: readonly Write[]) => Outcome[] | Promise<Outcome[]>;
  readonly #maxBatch: number;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  /** `commit` gives an outcome per write, or throws when none of them was stored. */
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

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Everything that this turn of the event loop reads from its connections comes along.
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
      // Whoever waits behind a store that is down would only wait as long again.
      const told = error instanceof StoreUnavailable ? [...batch, ...this.#waiting.splice(0)] : batch;
      for (const {settle} of told) settle({error});
    }
  }
}
