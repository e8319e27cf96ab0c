/** Rules that a picture is checked against, and the tickets they raise when they fail for long enough. */
import type {World} from '../simulation';

export type RuleId = 'shelf' | 'cap';
export const ruleIds: readonly RuleId[] = ['shelf', 'cap'];

export interface InspectionSettings {
  readonly rules: readonly RuleId[];
  /** Seconds a rule has to fail before a ticket is raised. */
  readonly grace: number;
}

export interface Ticket {
  readonly number: number;
  readonly rule: RuleId;
  /** Seconds. */
  readonly raised: number;
  closed: number | null;
}

export interface Inspection {
  readonly settings: InspectionSettings;
  /** Facings left on the watched shelf, of `facings`. */
  stock: number;
  hasCap: boolean;
  /** Seconds each rule has been failing. */
  readonly failing: Record<RuleId, number>;
  readonly tickets: Ticket[];
  /** When the clerk next takes the cap off or puts it on, and when the shelf is filled. */
  capDue: number;
  fillDue: number;
  last: number;
}

/** The shelf behind the island is watched, from the front. */
const watched = {fixture: 'gondola-1', facing: 2} as const;
/** Its facings. */
export const facings = 8;
/** The shelf rule fails with so few left. */
const fewest = 2;
/** Seconds a colleague takes after a ticket. */
const answer = 9;

export const createInspection = (settings: InspectionSettings, time: number): Inspection => ({
  settings,
  stock: facings - 3,
  hasCap: true,
  failing: {shelf: 0, cap: 0},
  tickets: [],
  capDue: time + 14,
  fillDue: Infinity,
  last: time,
});

export const openTicket = ({tickets}: Inspection, rule: RuleId): Ticket | undefined =>
  tickets.find((ticket) => ticket.rule === rule && ticket.closed === null);

export function inspectionStep(inspection: Inspection, world: World): void {
  const passed = world.time - inspection.last;
  inspection.last = world.time;
  // Whoever stops in front of the watched shelf takes one.
  const taken = world.events.filter(
    ({kind, person}) => kind === 'settled' && person.fixture === watched.fixture && person.heading === watched.facing,
  ).length;
  inspection.stock = Math.max(0, inspection.stock - taken);
  if (world.time >= inspection.capDue) {
    inspection.hasCap = !inspection.hasCap;
    inspection.capDue = inspection.hasCap ? world.time + 26 : Infinity;
  }
  if (world.time >= inspection.fillDue) {
    inspection.stock = facings;
    inspection.fillDue = Infinity;
  }
  const fails: Readonly<Record<RuleId, boolean>> = {shelf: inspection.stock <= fewest, cap: !inspection.hasCap};
  for (const rule of ruleIds) {
    inspection.failing[rule] = fails[rule] ? inspection.failing[rule] + passed : 0;
    const ticket = openTicket(inspection, rule);
    if (ticket && !fails[rule]) ticket.closed = world.time;
    const isDue =
      !ticket &&
      inspection.settings.rules.includes(rule) &&
      fails[rule] &&
      inspection.failing[rule] >= inspection.settings.grace;
    if (!isDue) continue;
    inspection.tickets.push({number: inspection.tickets.length + 1, rule, raised: world.time, closed: null});
    if (rule === 'cap') inspection.capDue = world.time + answer;
    else inspection.fillDue = world.time + answer;
  }
}
