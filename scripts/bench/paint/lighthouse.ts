/** Runs Lighthouse on one page in a new browser, as a phone with simulated slow 4G. */
import type {Locale} from '../../../src/site/editions';
import {browserLocale} from '../../../tests/support/browser';
import {node} from '../../lib/process.mjs';
import {categories, type Figures} from './goals';

/** The parts of Lighthouse's report that are read. */
interface Report {
  readonly runtimeError?: {readonly message: string};
  readonly environment: {readonly benchmarkIndex: number};
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
        readonly details?: {readonly items?: readonly {readonly node?: {readonly selector?: string}}[]};
      }
    >
  >;
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * @param command file of Lighthouse's command
 * @param url page
 * @param locale what the browser asks for
 * @throws {Error} when Lighthouse could not load the page
 */
export async function measure(command: string, url: string, locale: Locale): Promise<Figures> {
  const language = browserLocale[locale];
  const {output, stdout} = await node(
    [
      command,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${[...flags, `--accept-lang=${language}`, `--lang=${language}`].join(' ')}`,
    ],
    {quiet: true},
  );
  const report = ((): Report | undefined => {
    try {
      return JSON.parse(stdout) as Report;
    } catch {
      return undefined;
    }
  })();
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? output.trim().slice(-2000)}`);
  const {audits, environment} = report;
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ) as Figures['scores'],
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    machine: environment.benchmarkIndex,
    failed: Object.values(audits)
      .filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score !== null && score < 1)
      .map(({id, details}) => [id, details?.items?.[0]?.node?.selector].filter(Boolean).join(': ')),
  };
}
