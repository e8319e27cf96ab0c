/** What a page is given for its first paint: the rules it uses, and everything else behind it. */
import {describe, expect, it} from '@jest/globals';
import {firstPaint} from '../../../scripts/first-paint';
import {shortNumbers} from '../../../scripts/first-paint/numbers';
import {inlineLimit, inlinePhonePicture} from '../../../scripts/first-paint/pictures';
import {tokensOf, usedRules} from '../../../scripts/first-paint/styles';

const css = `
:root{--ink:#111;--unused:red;--deep:var(--unused);--edge:16px}
:root[data-theme=dark]{--ink:#eee}
.lead{color:var(--ink);padding:0 min(var(--edge),4vw)}
.other{color:red}
:lang(zh) .lead{line-break:strict}
[lang|='zh'] .lead{word-break:keep-all}
details[open] .lead{margin:0}
@media print{.lead{color:#000}}
@media (max-width:599px){.other{display:none}}
@keyframes turn{to{rotate:1turn}}
@keyframes fade{to{opacity:0}}
.lead:hover{animation:fade 1s}`;
const html =
  '<html lang=zh-CN><body><details><p class=lead style="top:var(--inline)">words</p></details></body></html>';

describe('rules of a page', () => {
  it('are those that its elements use, in their states, and on paper', async () => {
    const rules = await usedRules(html, css);
    for (const part of ['--ink:#111', 'data-theme=dark', ':lang(zh)', 'keep-all', '[open]', 'print', 'fade', '--edge'])
      expect(rules).toContain(part);
  });

  it('leave out what nothing on the page asks for', async () => {
    const rules = await usedRules(html, css);
    for (const part of ['.other', '--unused', '--deep', 'turn', '599px']) expect(rules).not.toContain(part);
  });

  it('keep a timeline out of the shorthand', async () => {
    const rule = '.lead{animation:fade linear both;animation-timeline:view(inline);animation-range:entry 85%}';
    expect(await usedRules(html, css + rule)).toMatch(
      /animation:[^;()]*;animation-timeline:view\(inline\);animation-range/,
    );
  });

  it.each([
    [':is(.other,.lead){color:red}'],
    ['.lead:is(p,video){color:red}'],
    [':where(p[data-x],p[id]){color:red}'],
    ['p[id=first]{color:red}'],
    ['[src*="-day-"],.x{color:red}'],
    ['img:is([src*="-day-"],[src*="-night-"]){color:red}'],
  ])('keep the alternatives that the page has: %s', async (rule) => {
    const page = html.replace('words', 'words<img src=/a-day-1.avif>').replace('<p ', '<p id=first ');
    expect(await usedRules(page, css + rule)).toContain('color:red');
  });

  it.each([
    ['body:has([data-help]) .lead{color:red}', false],
    [':is(body:has(main .tree) .lead:not(.x)){color:red}', false],
    ['body:has([data-help],p) .lead{color:red}', true],
    ['body:has(p:not([data-help])) .lead{color:red}', true],
    ['body:has(details[open]) .lead{color:red}', true],
    [':is(body:has(.tree),.lead){color:red}', true],
    ['body:has(.tree) .lead,p{color:red}', true],
  ])('look into :has(): %s', async (rule, isKept) => {
    expect((await usedRules(html, rule)).includes('red')).toBe(isKept);
  });

  it('keep a property that an attribute of the page asks for', async () => {
    expect(await usedRules(html, ':root{--inline:1px}')).toContain('--inline');
  });

  it('ask for classes, tags, ids and attributes', () => {
    const {classes, tags, ids, attributes} = tokensOf('<a id="x" class="b c" data-menu=open>');
    expect([classes, tags, ids]).toEqual([['b', 'c'], ['a'], ['x']]);
    expect(attributes.names).toContain('data-menu');
    expect(attributes.values).toContain('open');
  });
});

describe('a page', () => {
  const page = (head: string) => `<html><head><meta charset=UTF-8>${head}</head><body><p class=lead></p></body></html>`;
  const sheet = () => css;

  it('has its rules inline, its sheets for readers without script, and its scripts behind the paint', async () => {
    const done = await firstPaint(
      page(
        '<link rel=preload as=image href=/a.avif><script>decide()</script><link rel=stylesheet href=/a.css /><script src=/main.js defer></script>',
      ),
      sheet,
    );
    expect(done).toMatch(/<meta charset=UTF-8><script>decide\(\)<\/script><link rel=preload[^>]*><style>:root\{/);
    expect(done).toContain('<noscript data-sheets><link rel=stylesheet href=/a.css></noscript>');
    expect(done).toContain('<script type=later src=/main.js></script>');
    expect(done).not.toContain('defer');
  });

  it('without a sheet stays as it is', async () => {
    expect(await firstPaint(page(''), sheet)).toBeUndefined();
  });
});

describe('the first picture', () => {
  const picture = (priority: string) =>
    `<picture><source media="(max-width: 599px)" type=image/avif srcset=/media/a-600.avif /><source type=image/avif srcset="/media/a-600.avif 600w"/><img src=/media/a.webp ${priority}/></picture>`;
  const read = () => Buffer.from('picture');

  it('is in the HTML for phones', () => {
    expect(inlinePhonePicture(picture('fetchpriority=high'), read)).toContain(
      '<source media="(max-width: 599px)" type=image/avif srcset="data:image/avif;base64,cGljdHVyZQ==" />',
    );
  });

  it('stays a file where it is not the first', () => {
    expect(inlinePhonePicture(picture('loading=lazy') + picture(''), read)).not.toContain('data:');
  });

  it('stops the build when it is too large', () => {
    expect(() => inlinePhonePicture(picture('fetchpriority=high'), () => Buffer.alloc(inlineLimit + 1))).toThrow(
      /a-600\.avif has 16385 bytes/,
    );
  });
});

describe('computed numbers', () => {
  it.each([
    ['<rect x=46.51162790697675 y="9.30232558139535" height=.5000001>', '<rect x=46.512 y="9.302" height=.5>'],
    ['<i style="--visits:0.21052631578947367;left:26.128619%"></i>', '<i style="--visits:0.211;left:26.129%"></i>'],
    ['<path d="M1.23456.98765a14.42608 14 0 0 1 2-0.00004z">', '<path d="M1.235.988a14.426 14 0 0 1 2-0z">'],
  ])('have three decimals: %s', (html, expected) => {
    expect(shortNumbers(html)).toBe(expected);
  });

  it.each([
    '<link href=/assets/css/891.50692087.css>',
    '<i style="background:url(/a.12345.png);width:1.23456px"></i>',
    '<p data-x=1.23456>1.23456</p>',
    '<script>const x=1.23456</script>',
  ])('leave everything else alone: %s', (html) => {
    expect(shortNumbers(html)).toBe(html);
  });
});
