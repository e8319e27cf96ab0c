/** Content report on the claim registry: contradictory figures, and old ones. */
import type {Claim} from '../../../src/facts/claims.schema';

export interface ClaimPair {
  readonly ids: readonly [string, string];
  readonly values: readonly [number, number];
  /** `conflict`: one condition, two figures. `alike`: the names share a word; the copy has to keep them apart. */
  readonly kind: 'conflict' | 'alike';
  /** The condition or the word they share. */
  readonly shared: string;
}

export interface OldClaim {
  readonly id: string;
  readonly value: number;
  readonly asOf: string;
  readonly months: number;
}

/** Months after which a figure has to be confirmed again. */
export const claimMonths = 12;

/** Words that say in what state the counted things are, not what they are. */
const states: ReadonlySet<string> = new Set(['connected', 'online', 'covered', 'kept', 'monthly', 'within']);

/** Words of an id: "serviceOutlets" is about a service and outlets. */
const wordsOf = (id: string): string[] =>
  id
    .replace(/^[^.]*\./, '')
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase().replace(/s$/, ''));

/** What two claims of one unit and different figures are both about; undefined when they have nothing in common. */
function sharedBy(
  [idA, a]: readonly [string, Claim],
  [idB, b]: readonly [string, Claim],
): Pick<ClaimPair, 'kind' | 'shared'> | undefined {
  if (a.unit !== b.unit || a.value === b.value) return undefined;
  if (a.condition && b.condition) {
    const isSame = a.condition.algorithm === b.condition.algorithm && a.condition.key === b.condition.key;
    return isSame ? {kind: 'conflict', shared: `${a.condition.algorithm}, ${a.condition.key}`} : undefined;
  }
  const others = wordsOf(idB);
  if (wordsOf(idA).join() === others.join()) return {kind: 'conflict', shared: idA};
  const word = wordsOf(idA).find((one) => others.includes(one) && !states.has(one));
  return word === undefined ? undefined : {kind: 'alike', shared: word};
}

/** Pairs of claims that say different figures of one thing, conflicts first. */
export function claimPairs(claims: Readonly<Record<string, Claim>>): ClaimPair[] {
  const entries = Object.entries(claims);
  const pairs = entries.flatMap((one, index) =>
    entries.slice(index + 1).flatMap((other): ClaimPair[] => {
      const shared = sharedBy(one, other);
      return shared ? [{ids: [one[0], other[0]], values: [one[1].value, other[1].value], ...shared}] : [];
    }),
  );
  return pairs.sort((a, b) => Number(b.kind === 'conflict') - Number(a.kind === 'conflict'));
}

/** Claims that were confirmed a year ago or longer, the oldest first. */
export function oldClaims(claims: Readonly<Record<string, Claim>>, now: Date): OldClaim[] {
  return Object.entries(claims)
    .map(([id, {value, asOf}]) => {
      const [year = 0, month = 0] = asOf.split('-').map(Number);
      return {id, value, asOf, months: (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month};
    })
    .filter(({months}) => months >= claimMonths)
    .sort((a, b) => b.months - a.months);
}
