/** The parts of the command scripts that decide something: install or not, which scripts the CSP lets run. */
import {mkdtempSync, rmSync, writeFileSync, readFileSync, mkdirSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {matches} from '../../scripts/lib/install.mjs';
import {inlineScripts, postbuild, scriptHash} from '../../scripts/lib/postbuild.mjs';
import {eslintProblems, stylelintProblems, tscProblems, vitestProblems} from '../../scripts/lib/problems.mjs';

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

  it('text files have compressed siblings, small and binary ones do not, and the manifest lists the scripts once', async () => {
    const html = `<script>same()</script>${'很多文字'.repeat(300)}`;
    mkdirSync(path.join(folder, 'global'));
    writeFileSync(path.join(folder, 'index.html'), html);
    writeFileSync(path.join(folder, 'global/index.html'), html);
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
      csp: {scriptHashes: [scriptHash('same()')], connect: [], guests: []},
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
    expect(tscProblems({code: 2, output: 'src/a.ts(7,5): error TS2322: No.\n  Why.\n'})).toEqual([
      'src/a.ts:7 TS2322: No.',
    ]);
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
    expect(vitestProblems(report)).toEqual([
      'tests/a.test.ts:9 adds up: Error: 1 is not 2',
      'tests/b.test.ts:1 does not load',
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
