/** A problem found by a check. Messages say what to write, not what failed internally. */
export interface Problem {
  /** Path relative to the checked root, with "/". */
  readonly file: string;
  /** 1-based; 1 where a problem concerns the whole file. */
  readonly line: number;
  /** Front-matter field or part of the file. */
  readonly field?: string;
  readonly message: string;
  /** Name of the rule of words that was broken; such a rule has exceptions (`allowed.ts`) and may be pending. */
  readonly rule?: string;
  /** The sentence it was found in, which an exception may name. */
  readonly sentence?: string;
}

/** One line: `file:line field: what to write`. Editors turn the beginning into a link. */
export const formatProblem = ({file, line, field, message, rule}: Problem): string =>
  `${file}:${line} ${field === undefined ? '' : `${field}: `}${message}${
    rule === undefined ? '' : ` [${rule}; exceptions: scripts/checks/allowed.ts]`
  }`;

/** By file, then line, so that a writer fixes a file from top to bottom. */
export const byPlace = (a: Problem, b: Problem): number => a.file.localeCompare(b.file) || a.line - b.line;
