/**
 * A reception checked against a list of phrases. The conversation is a fixed sample, labeled as such; the rule is the
 * product's: what could not be heard well is "unclear", never "not said".
 */

export type Surroundings = 'quiet' | 'noisy' | 'dialect';
export const surroundings: readonly Surroundings[] = ['quiet', 'noisy', 'dialect'];

export type PhraseState = 'heard' | 'unclear' | 'missing';

/** The phrases of the sample list, in order, with where the sample wearer says them and what drowns them. */
export const samplePhrases = [
  {id: 'greet', line: 0, lost: []},
  {id: 'ask', line: 2, lost: ['noisy']},
  {id: 'reason', line: 4, lost: ['dialect']},
  {id: 'care', line: 6, lost: ['noisy', 'dialect']},
  {id: 'invite', line: null, lost: []},
] as const satisfies readonly {
  readonly id: string;
  readonly line: number | null;
  readonly lost: readonly Surroundings[];
}[];

export type PhraseId = (typeof samplePhrases)[number]['id'];

interface Phrase {
  readonly line: number | null;
  readonly lost: readonly Surroundings[];
}

/** What the list says about one phrase. */
export function phraseState({line, lost}: Phrase, where: Surroundings): PhraseState {
  if (lost.includes(where)) return 'unclear';
  return line === null ? 'missing' : 'heard';
}

/** Heard out of those that could be judged; what is unclear counts neither for nor against. */
export function phraseScore(
  phrases: readonly Phrase[],
  where: Surroundings,
): {readonly heard: number; readonly judged: number} {
  const states = phrases.map((phrase) => phraseState(phrase, where));
  return {
    heard: states.filter((state) => state === 'heard').length,
    judged: states.filter((state) => state !== 'unclear').length,
  };
}
