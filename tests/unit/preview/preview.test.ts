/** The preview of the other edition: which pages have one, which key opens it, which file it shows. */
import {describe, expect, it} from '@jest/globals';
import {counterpartOf} from '../../../plugins/dev-preview/counterpart';
import {renderPreview} from '../../../plugins/dev-preview/render';
import type {SourceDocument} from '../../../scripts/checks/documents';
import {isPreviewKey, previewAddress} from '../../../plugins/dev-preview/client';

const document_ = (file: string, slug: string, text = ''): SourceDocument => ({
  file,
  kind: 'doc',
  locale: file.startsWith('i18n/') ? 'en' : 'zh-CN',
  set: file.includes('version-5.x') ? 'docs/5.x' : 'docs/current',
  key: file.replace(/^.*?(?:docs\/current|version-5\.x|^docs)\//, ''),
  front: {title: 'K3 <1>', slug, models: ['k3', 'e3-x'], updated: new Date('2026-11-12')},
  frontLines: [],
  body: text.split('\n').map((line, index) => ({text: line, line: index, inCode: false})),
  headings: [],
});

const en = 'i18n/en/docusaurus-plugin-content-docs';
const documents = [
  document_('docs/troubleshooting/network/t0001.md', '/troubleshooting/details/t0001'),
  document_(`${en}/current/troubleshooting/network/t0001.md`, '/troubleshooting/details/t0001'),
  document_('docs/models/k3.md', '/model/k3'),
  document_('versioned_docs/version-5.x/models/k3.md', '/model/k3'),
  document_(`${en}/version-5.x/models/k3.md`, '/model/k3'),
];

describe('the counterpart', () => {
  it.each([
    ['/support/troubleshooting/details/t0001', `${en}/current/troubleshooting/network/t0001.md`, true],
    ['/support/troubleshooting/details/t0001/', `${en}/current/troubleshooting/network/t0001.md`, true],
    ['/global/support/troubleshooting/details/t0001', 'docs/troubleshooting/network/t0001.md', true],
    ['/support/5.x/model/k3', `${en}/version-5.x/models/k3.md`, true],
    ['/global/support/5.x/model/k3', 'versioned_docs/version-5.x/models/k3.md', true],
    ['/support/model/k3', `${en}/current/models/k3.md`, false],
    // Shown in Chinese, because nobody has translated it.
    ['/global/support/model/k3', `${en}/current/models/k3.md`, false],
  ])('of %s is %s', (pathname, file, isThere) => {
    const found = counterpartOf(documents, pathname);
    expect(found?.file).toBe(file);
    expect(found?.document?.file).toBe(isThere ? file : undefined);
  });

  it.each(['/support', '/support/manuals', '/support/4.x/model/k3', '/products/ai-box', '/global', ''])(
    'of "%s" is none',
    (pathname) => {
      expect(counterpartOf(documents, pathname)).toBeNull();
    },
  );
});

describe('what is shown', () => {
  it('is the text with its headings and tables, and the front matter, as text', () => {
    const document = document_(
      'docs/models/k3.md',
      '/model/k3',
      '## 指示灯 {#leds}\n\n| 灯 | 意思 |\n| --- | --- |\n| 蓝 | [在线](./e3-x.md#leds) |\n\n<script>alert(1)</script>',
    );
    const page = renderPreview({file: document.file, document, source: 'x.md'});
    expect(page).toContain('<h2 id="leds">指示灯</h2>');
    expect(page).toContain('<td><u>在线</u></td>');
    expect(page).toContain('K3 &lt;1&gt;');
    expect(page).toContain('<th scope="row">models</th><td>k3, e3-x</td>');
    expect(page).toContain('<td>2026-11-12</td>');
    expect(page).not.toContain('<script');
  });

  it('is the command that makes the file when there is none', () => {
    const found = counterpartOf(documents, '/support/model/k3')!;
    expect(renderPreview(found)).toContain('npm run new -- translation --file docs/models/k3.md');
  });
});

describe('in the browser', () => {
  it('only support pages have a preview', () => {
    expect(previewAddress('/global/support/model/k3')).toBe('/__preview?path=%2Fglobal%2Fsupport%2Fmodel%2Fk3');
    expect(previewAddress('/support/model/k3')).toBe('/__preview?path=%2Fsupport%2Fmodel%2Fk3');
    expect(previewAddress('/products/ai-box')).toBeNull();
  });

  const press = (init: KeyboardEventInit, on: Element = document.body): boolean => {
    let result = false;
    const listener = (event: KeyboardEvent) => void (result = isPreviewKey(event));
    document.addEventListener('keydown', listener, {once: true});
    document.body.append(...(on === document.body ? [] : [on]));
    on.dispatchEvent(new KeyboardEvent('keydown', {bubbles: true, ...init}));
    return result;
  };

  it('the key is the backslash, whatever input method, but not in a field', () => {
    expect(press({key: '\\', code: 'Backslash'})).toBe(true);
    expect(press({key: '\\', code: 'IntlYen'})).toBe(true);
    expect(press({key: '、', code: 'Backslash'})).toBe(true);
    expect(press({key: '、', code: 'Slash'})).toBe(false);
    expect(press({key: '\\', ctrlKey: true})).toBe(false);
    for (const tag of ['input', 'textarea', 'select'])
      expect(press({key: '\\'}, document.createElement(tag))).toBe(false);
  });
});
