/** The parts of the command scripts that decide something: install or not, which scripts the CSP lets run. */
import {mkdtempSync, rmSync, writeFileSync, readFileSync, mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from '@jest/globals';
import {coverageTable} from '../../scripts/coverage-table.mjs';
import {matches} from '../../scripts/lib/install.mjs';
import {inlineScripts, postbuild, scriptHash} from '../../scripts/lib/postbuild.mjs';
import {eslintProblems, stylelintProblems, tscProblems, jestProblems} from '../../scripts/lib/problems.mjs';

describe('installed packages', () => {
  const lock = (packages: Record<string, object>) => ({packages: {'': {}, ...packages}});
  const zod = {'node_modules/zod': {version: '4.6.7'}};

  it('match the lock file without what other platforms need', () => {
    const wanted = lock({...zod, 'node_modules/@swc/core-darwin-arm64': {version: '1.16.2', optional: true}});
    expect(matches(wanted, {packages: zod})).toBe(true);
  });

  it.each([
    ['one is missing', lock(zod), {}],
    ['one has another version', lock(zod), {'node_modules/zod': {version: '4.6.6'}}],
    ['one is no longer wanted', lock({}), zod],
  ])('do not match when %s', (_why, wanted, packages) => {
    expect(matches(wanted, {packages})).toBe(false);
  });
});

describe('inline scripts', () => {
  it('are those a browser runs, with their text untouched', () => {
    const html = `<script>a()</script><SCRIPT data-x="1">b( )\n</SCRIPT><script src="/x.js"></script>
      <script type=application/ld+json>{"@type":"Thing"}</script><script type="application/json">{}</script>
      <script type=module>c()</script><script type="text/javascript">d()</script><script></script>`;
    expect(inlineScripts(html)).toEqual(['a()', 'b( )\n', 'c()', 'd()']);
  });

  it('have the hash that browsers compute', () => {
    // Value of the example in the CSP specification, section 2.3.1.
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

describe('after the build', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'postbuild-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));

  it('text files have compressed siblings, small and binary ones do not, and the manifest lists the scripts of pages once', async () => {
    const html = `<script>same()</script>${'很多文字'.repeat(300)}`;
    mkdirSync(path.join(folder, 'global'));
    writeFileSync(path.join(folder, 'index.html'), html);
    writeFileSync(path.join(folder, 'global/index.html'), html);
    // Its script would add a hash to the policy of every page.
    writeFileSync(
      path.join(folder, 'case.html'),
      '<meta http-equiv="refresh" content="0; url=/"><script>redirect()</script>',
    );
    writeFileSync(path.join(folder, 'small.txt'), 'small');
    writeFileSync(path.join(folder, 'picture.avif'), Buffer.alloc(2000));
    await expect(postbuild(folder)).resolves.toMatchObject({files: 2});
    const file = (name: string) => readFileSync(path.join(folder, name));
    expect(brotliDecompressSync(file('global/index.html.br')).toString()).toBe(html);
    expect(gunzipSync(file('index.html.gz')).toString()).toBe(html);
    expect(() => file('small.txt.br')).toThrow();
    expect(() => file('picture.avif.gz')).toThrow();
    expect(JSON.parse(file('site-manifest.json').toString())).toEqual({
      version: 1,
      csp: {scriptHashes: [scriptHash('same()')], connect: [], thirdParties: []},
    });
  });
});

describe('reports of the tools', () => {
  const at = (name: string) => path.resolve(name);

  it('become one line per problem', () => {
    const eslint = JSON.stringify([
      {filePath: at('src/a.ts'), messages: [{line: 3, ruleId: 'no-var', message: 'Use let.\nLong story.'}]},
    ]);
    expect(eslintProblems({stdout: eslint, output: eslint})).toEqual(['src/a.ts:3 no-var: Use let.']);
    const stylelint = JSON.stringify([
      {source: at('src/a.css'), warnings: [{line: 2, rule: 'x', text: 'take a token (x)'}], parseErrors: []},
    ]);
    expect(stylelintProblems({output: stylelint})).toEqual(['src/a.css:2 x: take a token']);
    expect(tscProblems({code: 2, output: 'src/a.ts(7,5): error TS2322: No.\n'})).toEqual(['src/a.ts:7 TS2322: No.']);
    const report = {
      testResults: [
        {
          name: at('tests/a.test.ts'),
          message: '',
          assertionResults: [
            {status: 'passed', fullName: 'x', failureMessages: []},
            {
              status: 'failed',
              fullName: 'adds up',
              failureMessages: ['Error: 1 is not 2\n    at file:1'],
              location: {line: 9},
            },
          ],
        },
        {name: at('tests/b.test.ts'), message: 'does not load', assertionResults: []},
      ],
    };
    expect(jestProblems(report)).toEqual([
      'tests/a.test.ts:9 adds up: Error: 1 is not 2',
      'tests/b.test.ts:1 does not load',
    ]);
  });

  it('keep every line of a compiler message, and no line of another', () => {
    const output = [
      "src/a.ts(7,5): error TS2322: Type 'A' is not assignable to type 'B'.",
      "  Types of property 'x' are incompatible.",
      "    Type 'string' is not assignable to type 'number'.",
      "src/b.ts(1,1): error TS1005: ';' expected.",
      '',
      'Found 2 errors.',
    ];
    for (const end of ['\n', '\r\n'])
      expect(tscProblems({code: 2, output: output.join(end)})).toEqual([
        [
          "src/a.ts:7 TS2322: Type 'A' is not assignable to type 'B'.",
          "  Types of property 'x' are incompatible.",
          "    Type 'string' is not assignable to type 'number'.",
        ].join('\n'),
        "src/b.ts:1 TS1005: ';' expected.",
      ]);
  });

  it('are a problem themselves when a tool does not start', () => {
    for (const problems of [
      eslintProblems({stdout: '', output: 'no config'}),
      stylelintProblems({output: 'no config'}),
      tscProblems({code: 1, output: 'no config'}),
    ]) {
      expect(problems).toHaveLength(1);
      expect(problems[0]).toContain('no config');
    }
  });
});

it('the coverage table shows the least covered files, without those that have no lines', () => {
  const lines = (total: number, covered: number) => ({
    lines: {total, covered, pct: total ? (100 * covered) / total : 100},
  });
  const table = coverageTable(
    {
      total: lines(60, 31),
      '/site/src/full.ts': lines(10, 10),
      '/site/src/half.ts': lines(50, 21),
      '/site/a.ts': lines(0, 0),
    },
    '/site',
  );
  expect(table.split('\n')).toEqual([
    'lines %  uncovered  file',
    '   42.0         29  src/half.ts',
    '  100.0          0  src/full.ts',
  ]);
});
