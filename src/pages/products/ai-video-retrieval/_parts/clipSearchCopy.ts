import type {Trait, Zone} from './sampleClips';

export interface ClipSearchCopy {
  readonly badge: string;
  readonly title: string;
  readonly text: string;
  readonly what: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
  readonly any: {readonly what: string; readonly where: string};
  readonly traits: Readonly<Record<Trait, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly timeline: (hits: number, all: number) => string;
  readonly hits: (hits: number, all: number) => string;
  readonly join: string;
  readonly seconds: (seconds: number) => string;
  readonly more: (count: number) => string;
  readonly none: {readonly title: string; readonly text: string};
  readonly scrub: string;
  readonly search: string;
  readonly minutes: (minutes: string) => string;
  readonly scrubSum: (cameras: number, hours: number, speed: number) => string;
  readonly searchSum: (fillIn: number, seconds: number) => string;
  readonly link: string;
}
