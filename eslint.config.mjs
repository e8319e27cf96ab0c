/** What the compiler does not see: unused code, hook rules, accessibility of JSX, module boundaries. */
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  {
    ignores: [
      'build/',
      'server/dist/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'data/',
      'media/',
      'static/',
      'coverage/',
      'test-results/',
      'playwright-report/',
    ],
  },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-control-regex': 'off',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: {globals: globals.browser},
    plugins: {'jsx-a11y': a11y, 'react-hooks': hooks},
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.recommended.rules,
      // Pages are rendered ahead of time: what depends on the visitor (clock, storage, cookie) is set after hydration.
      'react-hooks/set-state-in-effect': 'off',
      // A region that scrolls sideways has to be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', {tags: [], roles: ['tabpanel', 'region']}],
      // About React Compiler, which Docusaurus does not use.
      'react-hooks/incompatible-library': 'off',
      // `<html>` stands in <Head> to add attributes; the browser gates look at the language of every built page.
      'jsx-a11y/html-has-lang': 'off',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/server/**'],
              message: 'The browser and the service share src/features/forms/*/schema.ts only.',
            },
            {
              // A form, page or part that one edition has takes its words from that edition directly.
              regex:
                '(^|/)i18n/(?!(zh-CN/copy/(forms/((free|partner|region)-cn|inquiry|service)|home-map)|en/copy/(forms/(free-global|inquiry|service)|home-places|technology/ai-technology/face-recognition))$)',
              message: 'Words come from @copy/*, which is the edition being built.',
            },
          ],
        },
      ],
    },
  },
  {
    // For servers, which answer in both languages.
    files: ['src/features/plain-pages/*.ts'],
    rules: {'no-restricted-imports': 'off'},
  },
  {
    // The service shares schemas with the browser, never components.
    files: ['server/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {group: ['react', 'react-dom', '@docusaurus/*', '**/components/**'], message: 'The service has no pages.'},
            {
              regex: '/copy/(?!forms/|error$|plain-page$)',
              message:
                'The service says nothing but what its messages and its error pages need; their words are in server/providers/messages.ts and src/features/plain-pages/plainPages.ts.',
            },
          ],
        },
      ],
    },
  },
  {
    // zod runs them on values of the wrong type too, and throws on an object whose `length` cannot be compared.
    files: ['server/**/*.ts', 'src/features/forms/**/*.ts'],
    ignores: ['server/config.ts', 'server/keyring.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.object.name="z"][callee.property.name=/^(min|max)?[lL]ength$/], CallExpression[callee.property.name=/^(min|max|length|nonempty)$/][callee.object.callee.object.name="z"]',
          message:
            'What a visitor sends is measured by atMost, textField or paragraphField, or by a regular expression.',
        },
      ],
    },
  },
  {
    // Words are read while a page hydrates, and the first use of the language data takes 60 ms of that on a phone (ADR 18).
    files: ['i18n/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^toLocale/], MemberExpression[object.name="Intl"]',
          message: 'Days come from src/site/englishDates.ts, figures from src/site/grouped.ts.',
        },
      ],
    },
  },
  {
    files: ['scripts/**', 'server/**', 'plugins/**', 'config/**', 'tests/**', '*.{ts,mts,mjs}'],
    languageOptions: {globals: globals.node},
  },
  {
    // Functions given to `page.evaluate` run in the browser.
    files: ['tests/**'],
    languageOptions: {globals: {...globals.node, ...globals.browser}},
  },
);
