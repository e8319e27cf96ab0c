/**
 * What one hour at a door comes to under different counting rules. The crossings are a fixed sample, labeled as such;
 * the arithmetic is the real thing: a visit is a person, not a crossing.
 */

export type PersonKind = 'customer' | 'staff' | 'courier';

/** One person in the sample hour. */
export interface SamplePerson {
  readonly kind: PersonKind;
  /** How often the person crossed the line inwards during the hour. */
  readonly entries: number;
  /** Turned round in the doorway: crossed the line and left within seconds. */
  readonly turnedBack?: boolean;
  /** People who came together share a group number. */
  readonly group?: number;
}

export interface CountingRules {
  readonly leaveOutStaff: boolean;
  readonly leaveOutTurnBacks: boolean;
  readonly groupsAsOne: boolean;
}

const repeat = (times: number, person: SamplePerson): SamplePerson[] => Array.from({length: times}, () => person);

/** 60 inward crossings: 31 customers (4 families), 6 who turn back, 3 staff going in and out, 2 couriers. */
export const sampleHour: readonly SamplePerson[] = [
  ...repeat(20, {kind: 'customer', entries: 1}),
  ...[1, 1, 1, 2, 2, 3, 3, 3, 4, 4].map((group): SamplePerson => ({kind: 'customer', entries: 1, group})),
  {kind: 'customer', entries: 2},
  ...repeat(6, {kind: 'customer', entries: 1, turnedBack: true}),
  ...repeat(3, {kind: 'staff', entries: 6}),
  ...repeat(2, {kind: 'courier', entries: 2}),
];

/** Inward crossings of the line, whoever made them: what a door sensor reports. */
export const crossings = (people: readonly SamplePerson[]): number =>
  people.reduce((sum, person) => sum + person.entries, 0);

/** Visits under the rules. Without any rule every crossing counts; with one, each person left in counts once. */
export function visits(people: readonly SamplePerson[], rules: CountingRules): number {
  const anyRule = rules.leaveOutStaff || rules.leaveOutTurnBacks || rules.groupsAsOne;
  if (!anyRule) return crossings(people);
  const counted = people.filter(
    (person) => !(rules.leaveOutStaff && person.kind !== 'customer') && !(rules.leaveOutTurnBacks && person.turnedBack),
  );
  if (!rules.groupsAsOne) return counted.length;
  const groups = new Set(counted.flatMap((person) => (person.group === undefined ? [] : [person.group])));
  return counted.filter((person) => person.group === undefined).length + groups.size;
}
