import {describe, expect, it} from '@jest/globals';
import {keepNames} from '../../../plugins/doc-parts/modelNames';
import {models} from '../../../src/facts/models';

type Node = Parameters<ReturnType<typeof keepNames>>[0];

const text = (value: string): Node => ({type: 'text', value});
const element = (tagName: string, ...children: Node[]): Node => ({type: 'element', tagName, children});

/** A tree as HTML, without attributes other than classes. */
const html = ({type, value = '', tagName = '', properties, children = []}: Node): string => {
  const inner = children.map(html).join('');
  if (type === 'text') return value;
  if (type === 'root') return inner;
  const names = properties?.className;
  return `<${tagName}${Array.isArray(names) ? ` class="${names.join(' ')}"` : ''}>${inner}</${tagName}>`;
};

/** A page after the plugin. */
const kept = (...children: Node[]): string => {
  const root: Node = {type: 'root', children};
  keepNames()(root);
  return html(root);
};

describe('names with hyphens', () => {
  it('stay on one line, in paragraphs, links and headings', () => {
    expect(
      kept(
        element('p', text('把P3-X-8换成'), element('a', text('UL-7016NH-H1')), text('。')),
        element('h2', text('E3-X')),
      ),
    ).toBe(
      '<p>把<span class="nb">P3-X-8</span>换成<a><span class="nb">UL-7016NH-H1</span></a>。</p>' +
        '<h2><span class="nb">E3-X</span></h2>',
    );
  });

  it.each(models.filter(({name}) => /^[A-Z].*-/.test(name)).map(({name}) => name))('%s', (name) => {
    expect(kept(element('p', text(`${name}、${name}’s`)))).toBe(
      `<p><span class="nb">${name}</span>、<span class="nb">${name}</span>’s</p>`,
    );
  });

  it('leave every other hyphen, and code, as they are', () => {
    const words = 'Wi-Fi, 2026-11-12, plug-in, E3-X-like, e3-x, AI-powered, A-';
    expect(kept(element('p', text(words), element('code', text('ping E3-X'))))).toBe(
      `<p>${words}<code>ping E3-X</code></p>`,
    );
  });

  it('in English: so do steps through menus and figures with their unit', () => {
    expect(kept(element('p', text('Open Settings → Recording plan: 34 Mbit/s, below −70 dBm, 5 m.')))).toBe(
      '<p>Open <span class="nb">Settings →</span> Recording plan: <span class="nb">34 Mbit/s</span>, below ' +
        '<span class="nb">−70 dBm</span>, 5 m.</p>',
    );
    expect(kept(element('p', text('约34 Mbit/s')))).toBe('<p>约34 Mbit/s</p>');
  });

  it('change no letter of the text', () => {
    const sentence = 'The P3-X-8 and the E3-D-H (NET-4), then Fmix-D.';
    expect(kept(element('p', text(sentence))).replace(/<[^>]*>/g, '')).toBe(sentence);
  });
});
