/**
 * What one hour at a door comes to under different counting rules. The crossings are a fixed sample, labeled as such;
 * the arithmetic is the real thing. The camera recognizes nobody: who goes out and comes back later is a new visit.
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

/** 60 inward crossings: 32 of customers (4 families among them, one person twice), 6 who turn back, 18 of staff, 4 of couriers. */
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

/** What each rule that is on takes off the crossings, and the visits that are left. */
export function visits(
  people: readonly SamplePerson[],
  rules: CountingRules,
): {readonly less: Readonly<Record<keyof CountingRules, number>>; readonly counted: number} {
  const staff = people.filter(({kind}) => rules.leaveOutStaff && kind !== 'customer');
  const turnBacks = people.filter(({turnedBack}) => rules.leaveOutTurnBacks && turnedBack);
  const grouped = people.filter(({group}) => rules.groupsAsOne && group !== undefined);
  const groups = new Set(grouped.map(({group}) => group)).size;
  const less = {
    leaveOutStaff: crossings(staff),
    leaveOutTurnBacks: crossings(turnBacks),
    groupsAsOne: crossings(grouped) - groups,
  };
  return {
    less,
    counted: crossings(people) - less.leaveOutStaff - less.leaveOutTurnBacks - less.groupsAsOne,
  };
}
