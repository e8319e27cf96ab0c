/** Three projects: what runs in a browser, the content and repository checks, the service. */

/** Packages that are published as ES modules only; Jest loads CommonJS, so they are compiled like our own files. */
const esmOnly = [
  '@docusaurus',
  '@docsearch',
  'micromark.*',
  'altcha-lib',
  'uqr',
  'photoswipe',
  'decode-named-character-reference',
  'character-entities',
  'cookie',
  'string-width',
  'strip-ansi',
  'ansi-regex',
];

const mock = (name) => `<rootDir>/tests/fixtures/docusaurus/${name}`;

/** Milliseconds that a test may take; Jest itself heeds `testTimeout` for all projects together only. */
const timeLimit = (testTimeoutMs) => ({
  globals: {testTimeoutMs},
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-limits.ts'],
});

const shared = {
  // Folders to look for tests and, with --watch, for changes; build output and pictures are none of them.
  roots: ['config', 'i18n', 'plugins', 'scripts', 'server', 'src', 'tests'].map((name) => `<rootDir>/${name}`),
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
        sourceMaps: true,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  // Looked up in the global object of a test these are slow: the simulations spent two thirds of their time on that.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array', 'Map', 'Set'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  // Docusaurus' client modules exist only inside a build. The ones with a build-time side are small mocks; the others
  // are the real ones.
  moduleNameMapper: {
    '^harfbuzzjs$': '<rootDir>/tests/support/harfbuzz.cjs',
    '\\.css$': '<rootDir>/tests/support/css-module.cjs',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@copy/(.*)$': '<rootDir>/i18n/zh-CN/copy/$1',
    '^@edition/(.*)$': '<rootDir>/src/editions/zh-CN/$1',
    '^@generated/(.*)$': mock('generated/$1'),
    '^@docusaurus/(Link|Head|router|BrowserOnly)$': mock('$1.tsx'),
    '^@docusaurus/(useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser|ExecutionEnvironment)$': mock('$1.ts'),
  },
};

/** @type {import('jest').Config} */
export default {
  // Jest leaves one core to the terminal; here there are often only two.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      ...timeLimit(20_000),
      testEnvironment: '<rootDir>/tests/support/browser-environment.mjs',
      // Packages as Node gets them: their builds for browsers are ES modules.
      testEnvironmentOptions: {customExportConditions: ['node', 'require', 'default']},
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'content',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/content/**/*.test.ts'],
      ...timeLimit(30_000),
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: '<rootDir>/tests/support/service-environment.mjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '^better-sqlite3$': '<rootDir>/tests/support/better-sqlite3.cjs',
      },
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      ...timeLimit(20_000),
      globalSetup: '<rootDir>/tests/support/build-service.mjs',
    },
  ],
  collectCoverageFrom: ['{src,server,plugins,scripts,config}/**/*.{ts,tsx,mjs}', '!**/*.d.ts'],
  coverageProvider: 'v8',
  coverageReporters: ['text-summary', 'json-summary', 'lcov'],
};
