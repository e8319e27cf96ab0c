/** What is printed, apart from the program that prints. */
export interface PrintJob {
  /** The page, given the pages on which its parts begin; without them when these are not known yet. */
  readonly html: (pageOf?: ReadonlyMap<string, number>) => string;
  /** Whether it tells pages, and so is printed twice. */
  readonly tellsPages: boolean;
  /** Day that the file says it was made on, YYYY-MM-DD. */
  readonly day: string;
}

/** Prints all jobs, in their order. */
export type Printer = (jobs: readonly PrintJob[]) => Promise<Buffer[]>;

/** The browser has no font with Chinese characters: the sheets would be full of empty boxes. */
export class NoChineseFont extends Error {}
