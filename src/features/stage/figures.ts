/** Key figures of a reading, in the words of the edition. */
import copy from '@copy/demos/stage';
import type {Reading} from './reading';
import type {Tally} from './sensors/counting';
import {facings} from './sensors/inspection';

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** The one the mode is about. */
  readonly isMain?: boolean;
}

const whole = (value: number): string => String(Math.round(value));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Figures of a mode before anything has been read. */
export const noFigures = '–';

/** People who came in or left, without those between line and door, whom the line cannot know. */
const reached = ({real, why}: Tally): number => real - why.underway;

export function figuresOf(reading: Reading): Figure[] {
  switch (reading.mode) {
    case 'counting':
    case 'overhead': {
      const words = copy.modes[reading.mode].figures;
      const {in: coming, out, inside, insideCounted} = reading.count;
      return [
        {label: words.real, value: whole(reached(coming))},
        {label: words.counted, value: whole(coming.counted), isMain: true},
        {label: words.out, value: copy.beside(out.counted, reached(out))},
        reading.mode === 'counting'
          ? {
              // Who was there already makes up the difference of those who came and went.
              label: copy.modes.counting.insideSince(insideCounted - coming.counted + out.counted),
              value: copy.beside(insideCounted, inside - coming.why.underway + out.why.underway),
            }
          : {label: copy.modes.overhead.figures.covered, value: copy.meters(reading.covered.toFixed(1))},
      ];
    }
    case 'heat': {
      const words = copy.modes.heat.figures;
      return [
        {label: words.share, value: percent(reading.share), isMain: true},
        {label: words.area, value: percent(reading.area)},
        {label: words.seconds, value: copy.seconds(Math.round(reading.seconds))},
        {label: words.total, value: copy.seconds(Math.round(reading.total))},
      ];
    }
    case 'journey': {
      const words = copy.modes.journey.figures;
      const [first, second, unseen] = reading.seconds.map(Math.round) as [number, number, number];
      return [
        {
          label: words.lens,
          value: reading.isOver
            ? words.gone
            : reading.lens === null
              ? words.none
              : (words.lenses[reading.lens] ?? noFigures),
          isMain: true,
        },
        {label: words.handovers, value: whole(reading.handovers)},
        {label: words.seen, value: `${first} + ${second}`},
        {label: words.unseen, value: copy.seconds(unseen)},
      ];
    }
    case 'checkout': {
      const words = copy.modes.checkout.figures;
      return [
        {label: words.passed, value: whole(reading.passed)},
        {label: words.scanned, value: whole(reading.scanned)},
        {label: words.sales, value: whole(reading.sales)},
        {label: words.alerts, value: whole(reading.alerts), isMain: true},
      ];
    }
    case 'queue': {
      const words = copy.modes.queue.figures;
      return [
        {label: words.length, value: whole(reading.length), isMain: true},
        {label: words.longest, value: copy.seconds(Math.round(reading.longest))},
        {label: words.mean, value: reading.mean === null ? noFigures : copy.seconds(Math.round(reading.mean))},
        {label: words.gaveUp, value: whole(reading.gaveUp)},
      ];
    }
    default: {
      const words = copy.modes.inspection.figures;
      const open = reading.tickets.filter(({closed}) => closed === null).length;
      return [
        {label: words.stock, value: `${reading.stock} / ${facings}`},
        {label: words.cap, value: reading.hasCap ? words.on : words.off},
        {label: words.open, value: whole(open), isMain: true},
        {label: words.all, value: whole(reading.tickets.at(-1)?.number ?? 0)},
      ];
    }
  }
}

/** The figures as one sentence. */
export const summaryOf = (reading: Reading): string =>
  copy.sentence(figuresOf(reading).map(({label, value}) => copy.pair(label, value)));
