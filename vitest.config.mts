/** Three projects: what runs in a browser, the content and house checks, the service. */
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const at = (...parts: string[]) => path.join(root, ...parts);
const mock = (name: string) => at('tests/fixtures/docusaurus', name);

/**
 * Docusaurus' client modules exist only inside a build. The ones with a build-time side are small mocks; the others
 * are the real ones.
 */
const alias = [
  {find: /^@site\/(.*)$/, replacement: `${root}$1`},
  {find: /^@copy\/(.*)$/, replacement: `${at('i18n/zh-CN/copy')}/$1`},
  {find: /^@generated\/(.*)$/, replacement: `${mock('generated')}/$1`},
  {find: '@docusaurus/Link', replacement: mock('Link.tsx')},
  {find: '@docusaurus/Head', replacement: mock('Head.tsx')},
  {find: '@docusaurus/router', replacement: mock('router.tsx')},
  {find: '@docusaurus/useBaseUrl', replacement: mock('useBaseUrl.ts')},
  {find: '@docusaurus/useBrokenLinks', replacement: mock('useBrokenLinks.ts')},
  {find: '@docusaurus/useDocusaurusContext', replacement: mock('useDocusaurusContext.ts')},
  {find: '@docusaurus/useIsBrowser', replacement: mock('useIsBrowser.ts')},
  {find: '@docusaurus/useBrokenLinks', replacement: mock('useBrokenLinks.ts')},
  {find: '@docusaurus/BrowserOnly', replacement: mock('BrowserOnly.tsx')},
  {find: '@docusaurus/ExecutionEnvironment', replacement: mock('ExecutionEnvironment.ts')},
];

export default defineConfig({
  resolve: {alias},
  esbuild: {jsx: 'automatic'},
  test: {
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          css: {modules: {classNameStrategy: 'non-scoped'}},
        },
      },
      {
        extends: true,
        test: {name: 'content', environment: 'node', include: ['tests/content/**/*.test.ts'], testTimeout: 30_000},
      },
      {
        extends: true,
        test: {name: 'server', environment: 'node', include: ['tests/server/**/*.test.ts'], testTimeout: 20_000},
      },
    ],
  },
});
