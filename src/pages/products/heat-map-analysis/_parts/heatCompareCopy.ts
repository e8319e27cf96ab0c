export interface HeatCompareCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choose: string;
  readonly views: {readonly slide: string; readonly change: string};
  readonly before: string;
  readonly after: string;
  readonly alt: string;
  readonly changeAlt: string;
  readonly slider: string;
  readonly shown: (percent: number) => string;
  readonly warm: {readonly low: string; readonly high: string; readonly few: string};
  readonly change: {readonly low: string; readonly high: string; readonly few: string};
  readonly figures: {
    readonly title: string;
    readonly measure: string;
    readonly passed: string;
    readonly stops: string;
    readonly share: string;
    readonly seconds: string;
    readonly unit: (value: string) => string;
  };
  readonly reading: string;
}
