/** Mutation tests: deliberate defects, each with the test that must find it. Run by `scripts/mutation-check.ts`. */
import type {Overlay} from '../../tests/support/build-overlay';

/** A test that is run by itself. */
export interface NamedTest {
  readonly runner: 'jest' | 'playwright';
  /** Relative to the repository. */
  readonly file: string;
  /** From the outermost `describe` on: with Jest the whole title, with Playwright its beginning. */
  readonly title: string;
}

/** A text that occurs exactly once in a file, and its replacement. */
export interface Replacement {
  readonly file: string;
  readonly search: string | RegExp;
  readonly replacement: string;
}

interface Defect {
  readonly name: string;
  readonly test: NamedTest;
  /** Part of the failure message that shows that the test found this defect. */
  readonly expected: RegExp;
}

/** Changes a source file, in a copy of the repository; its test runs there. */
export interface SourceMutation extends Defect {
  readonly source: Replacement;
}

/** Changes a built site; its test opens that one. */
export interface BuildMutation extends Defect {
  readonly change: (overlay: Overlay) => void;
}

export type Mutation = SourceMutation | BuildMutation;

/**
 * Replaces the one place that matches.
 * @throws {Error} that names the file when there is none or more than one
 */
export function replaceOnce(text: string, {file, search, replacement}: Replacement): string {
  const parts = text.split(search);
  if (parts.length !== 2) throw new Error(`${file}: ${parts.length - 1} places match ${search}, one is wanted`);
  return parts.join(replacement);
}

const inBuild = (replacement: Replacement) => (overlay: Overlay) =>
  overlay.change(replacement.file, (text) => replaceOnce(text, replacement));

/** Two megabytes, more than any budget, in a `free` box, which AVIF decoders ignore. */
const padding = Buffer.concat([Buffer.from([0x00, 0x20, 0x00, 0x00]), Buffer.from('free'), Buffer.alloc(0x200000 - 8)]);

const pageTest = (pathname: string, group: string): NamedTest => ({
  runner: 'playwright',
  file: 'tests/pages/pages.spec.ts',
  title: `${pathname} ${group}`,
});

const jestTest = (file: string, title: string): NamedTest => ({runner: 'jest', file, title});

export const mutations: readonly Mutation[] = [
  {
    name: 'missing hreflang',
    change: inBuild({file: 'about/contact.html', search: /<link [^>]*hreflang="?en\b[^>]*>/, replacement: ''}),
    test: pageTest('/about/contact', 'HTML:'),
    expected: /hreflang en is missing/,
  },
  {
    name: 'wrong redirect',
    source: {
      file: 'src/site/redirects.ts',
      search: "{from: '/case.html', to: '/'}",
      replacement: "{from: '/case.html', to: '/news'}",
    },
    test: jestTest('tests/unit/site/redirects.test.ts', 'legacy addresses /case.html → /'),
    expected: /Expected: "\/"\s+Received: "\/news"/,
  },
  {
    name: 'required field made optional',
    source: {
      file: 'src/features/forms/free-cn/schema.ts',
      search: 'companyName: textField(2, 100)',
      replacement: 'companyName: z.optional(textField(2, 100))',
    },
    test: jestTest(
      'tests/unit/forms/schemas.test.ts',
      'Chinese free experience names every required field of an empty form',
    ),
    expected: /^-\s+"companyName": "required"/m,
  },
  {
    name: 'button without a name',
    change: inBuild({
      file: 'support/troubleshooting/details/t0002.html',
      search: '<div class=markdown>',
      replacement:
        '<div class=markdown><button type="button"><svg width="24" height="24" viewBox="0 0 24 24"><path d="M4 4h16v16H4z"/></svg></button>',
    }),
    test: pageTest('/support/troubleshooting/details/t0002', 'browser:'),
    expected: /axe button-name/,
  },
  {
    name: 'text color too light',
    change: (overlay) => {
      const file = overlay.find(/^assets\/css\/main\.\w+\.css$/);
      inBuild({file, search: '--ink-2:#4b5875', replacement: '--ink-2:#c4cad6'})(overlay);
    },
    test: pageTest('/about/contact', 'browser:'),
    expected: /light, 1440 px: axe color-contrast/,
  },
  {
    name: 'dead link',
    change: inBuild({
      file: 'about/contact.html',
      search: '/support/troubleshooting/details/t0102',
      replacement: '/support/troubleshooting/details/t9999',
    }),
    test: pageTest('/about/contact', 'HTML:'),
    expected: /"\/support\/troubleshooting\/details\/t9999\\?" leads nowhere/,
  },
  {
    name: 'PoE standard of a port ignored',
    source: {
      file: 'src/facts/hardware/poe.ts',
      search: 'poeClass !== null && powerW <= poeClasses[poeClass].deviceW',
      replacement: 'poeClass !== null && powerW > 0',
    },
    test: jestTest(
      'tests/unit/devices/storagePlan.test.ts',
      'cameras that a port does not carry refuses eight P3-X-8 on 802.3af ports, with the switch that solves it',
    ),
    expected: /-\s+"portW": 12.95/,
  },
  {
    name: 'counter above its height',
    source: {
      file: 'src/facts/hardware/doors.ts',
      search: 'low <= heightM + slack && heightM <= high + slack',
      replacement: 'low <= heightM + slack || heightM <= high + slack',
    },
    test: jestTest(
      'tests/unit/devices/hardware.test.ts',
      'no answer breaks a limit of its devices the chooser names H2001 where it is high, never H1001 above 3 m, and the box where nothing fits',
    ),
    expected: /-\s+"1 b1"/,
  },
  {
    name: 'verification code in the draft',
    source: {
      file: 'src/features/forms/lead/draft.ts',
      search: "['verificationCode', 'captcha', 'consent', 'marketing']",
      replacement: "['captcha', 'consent', 'marketing']",
    },
    test: jestTest(
      'tests/unit/forms/draft.test.ts',
      'the draft of a form free-cn keeps what was typed, without code and consent',
    ),
    expected: /^\+\s+"verificationCode"/m,
  },
  {
    name: 'lead lost after a 503',
    source: {
      file: 'src/features/forms/lead/api.ts',
      search: "if (response.status >= 500) return {kind: 'unreachable'};",
      replacement: '',
    },
    test: jestTest('tests/unit/forms/queue.test.ts', 'sending keeps a lead after 503 of the service'),
    expected: /^-\s+"kind": "kept",[^]*^\+\s+"kind": "refused"/m,
  },
  {
    name: 'plural of one',
    source: {
      file: 'i18n/en/copy/search.ts',
      search: "(pages === 1 ? '1 page found' : `${pages} pages found`)",
      replacement: '`${pages} pages found`',
    },
    test: jestTest('tests/content/plurals.test.ts', 'English words about one thing are no plurals'),
    expected: /search\.ts\S*\.count\(pages\): \\?"1 pages found/,
  },
  {
    name: 'picture of two megabytes',
    // Which one a phone chooses follows from its screen.
    change: (overlay) => {
      for (const width of [600, 1200]) overlay.append(`media/cutouts/e3-x-${width}.avif`, padding);
    },
    test: pageTest('/products/cloud-camera', 'browser:'),
    expected: /total [\d.]+ KiB, budget of a marketing page/,
  },
];

/** Result of a run of one test. */
export interface TestRun {
  readonly passed: number;
  /** Message of each failed test. */
  readonly failures: readonly string[];
  /** Errors outside of tests: a file that does not load, a service that does not start. */
  readonly errors: readonly string[];
}

/** Why the test is unusable: it fails without the mutation. Undefined when it passes. */
export function baselineProblem({passed, failures, errors}: TestRun): string | undefined {
  if (errors.length + failures.length > 0) return `fails without the mutation: ${[...errors, ...failures].join('\n')}`;
  return passed === 0 ? 'the title matches no test' : undefined;
}

/** Why a mutation does not count as caught. Undefined when it does. */
export function mutationProblem(
  {passed, failures, errors}: TestRun,
  {expected}: Pick<Mutation, 'expected'>,
): string | undefined {
  if (errors.length > 0) return `the test did not run: ${errors.join('\n')}`;
  if (failures.length === 0) return passed === 0 ? 'the title matches no test' : 'survived: the test passes';
  const others = failures.filter((message) => !expected.test(message));
  return others.length > 0 ? `failed for another reason than ${expected}: ${others.join('\n')}` : undefined;
}
