/**
 * The layers of the code: imports go down only, never in a circle (`npm run lint`; described in ARCHITECTURE.md). From the
 * bottom up: site and config, facts, words, components, features, shell, templates and pages, theme.
 */

/** A layer may not import those above it. */
const layer = (name, from, above, comment) => ({
  name,
  comment,
  severity: 'error',
  from: {path: `^(${from})`},
  to: {path: `^(${above.join('|')})/`},
});

// The other files of config/ are wiring: they import the plugins.
const words = 'i18n';
const components = 'src/components';
const features = 'src/features';
const shell = 'src/shell';
const pages = ['src/templates', 'src/pages', 'src/theme'];
const commands = ['scripts', 'server', 'plugins', 'tests'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that need each other are one module, or share a third.',
      severity: 'error',
      from: {},
      // Types count. A module loaded with `import()` may import the one that loads it.
      to: {circular: true, viaOnly: {dependencyTypesNot: ['dynamic-import']}},
    },
    layer(
      'site-is-the-ground',
      'src/site/|config/(owner|legal|third-parties)',
      ['src/facts', words, components, features, shell, ...pages, ...commands],
      'Brand, editions, routes and settings import nothing above them.',
    ),
    layer(
      'facts-know-no-words',
      'src/facts',
      [words, components, features, shell, ...pages, ...commands],
      'Facts are the same in every language and on every page.',
    ),
    {
      ...layer(
        'words-know-no-parts',
        words,
        [components, features, shell, ...pages, ...commands],
        'Words import facts and the ground; the shape of a section comes from the Chinese words.',
      ),
      // A form without words for a field does not compile.
      to: {path: `^(${[components, features, shell, ...pages, ...commands].join('|')})/`, pathNot: 'forms/fieldNames'},
    },
    layer(
      'components-know-no-feature',
      components,
      [features, shell, ...pages, ...commands],
      'What pages share works without search, forms and the rest.',
    ),
    layer('features-know-no-page', features, [shell, ...pages, ...commands], 'A feature can stand on any page.'),
    layer('the-shell-knows-no-page', shell, [...pages, ...commands], 'Header and footer are the same on every page.'),
    {
      name: 'parts-belong-to-their-page',
      comment: 'A part that a second page wants moves to components or features.',
      severity: 'error',
      from: {path: '^(src|plugins|server|scripts)/', pathNot: '^src/(pages|templates)/.*(_parts/|index[.])'},
      to: {path: '/_parts/'},
    },
    {
      name: 'parts-belong-to-their-own-page',
      comment: 'A part that a second page wants moves to components or features.',
      severity: 'error',
      from: {path: '^(src/.+)/(?:_parts/|index[.])'},
      to: {path: '/_parts/', pathNot: '^$1/_parts/'},
    },
    {
      ...layer(
        'plugins-run-no-command',
        'plugins',
        ['scripts', 'server', shell, ...pages],
        'The build needs no command and no service.',
      ),
      // The preview of `npm run dev` says what the checks say.
      from: {path: '^plugins/', pathNot: '^plugins/dev-preview/'},
    },
    {
      name: 'the-service-has-no-pages',
      comment:
        'It runs without the site, so that its bundle stays small: site rules, forms with their words, plain pages.',
      severity: 'error',
      from: {path: '^server/'},
      to: {
        path: '^(src|config|i18n|plugins|scripts|tests)/',
        pathNot:
          '^(src/site/|src/features/(forms|plain-pages)/|config/owner|i18n/[^/]+/copy/(forms/|error|plain-page))',
      },
    },
    {
      name: 'commands-leave-the-service-alone',
      comment:
        'What the build needs of a server (headers, cache rules) is in src/site/hosting. Proofs and reports read the store.',
      severity: 'error',
      from: {path: '^scripts/', pathNot: '^scripts/(reliability/|lib/report/|content-report)'},
      to: {path: '^server/', pathNot: '^server/build[.]mjs$'},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^(node_modules|build|\\.docusaurus|static|media|tests/fixtures)'},
    tsConfig: {fileName: 'tsconfig.json'},
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css']},
  },
};
