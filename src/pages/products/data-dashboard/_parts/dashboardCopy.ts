import type {Metric, Role} from './dashboardMetrics';

export interface DashboardCopy {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly badge: string;
  readonly choose: string;
  readonly roles: Readonly<Record<Role, {readonly label: string; readonly heading: string; readonly note: string}>>;
  readonly metrics: Readonly<Record<Metric, string>>;
  readonly format: {
    readonly visits: (value: string) => string;
    readonly money: (value: string) => string;
    readonly minutes: (value: string) => string;
  };
  readonly against: string;
  readonly noChange: string;
  readonly hours: {
    readonly title: string;
    readonly alt: string;
    readonly busiest: (hour: number, visits: number) => string;
  };
  readonly place: {readonly store: string; readonly region: string};
  readonly stores: readonly string[];
  readonly regions: readonly string[];
  readonly sum: string;
  readonly silent: string;
  readonly silentValue: (silent: number, stores: number) => string;
  readonly ask: string;
}
