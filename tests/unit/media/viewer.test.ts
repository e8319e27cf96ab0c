/** The viewer says what went wrong, in the words of the specification, for each thing it can show. */
import {afterEach, beforeEach, describe, expect, it, jest} from '@jest/globals';
import en from '../../../i18n/en/copy/viewer';
import zh from '../../../i18n/zh-CN/copy/viewer';
import type {ViewerItem} from '../../../src/components/media/ImageViewer';
import {showViewer} from '../../../src/components/media/imageViewerDialog';
import {restoreGlobals, stubGlobal} from '../../support/globals';
import {waitFor} from '../../support/wait-for';

type Failure = keyof typeof zh.failures;

const answer = (status: number, html = '') =>
  Promise.resolve(new Response(html, {status, headers: {'Content-Type': 'text/html'}}));
const refused = () => Promise.reject(new TypeError('refused'));

const title = 'Manual';
const fragment: ViewerItem = {kind: 'fragment', href: '/part', title};
const page: ViewerItem = {kind: 'page', href: '/page', title};
const frame: ViewerItem = {kind: 'frame', href: '/manual.pdf', title};
const picture: ViewerItem = {kind: 'image', src: '/none.webp', width: 10, height: 10, title};

beforeEach(() => {
  // What jsdom lacks of a browser's windows and style sheets.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  stubGlobal('matchMedia', () => ({matches: true}));
  stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.defineProperty(document, 'adoptedStyleSheets', {value: [], writable: true, configurable: true});
});

afterEach(() => {
  document.body.replaceChildren();
  restoreGlobals();
});

const shown = (): HTMLElement | null => document.querySelector('dialog [role=alert]');

const cases: [name: string, item: ViewerItem, fetched: () => Promise<Response>, failure: Failure][] = [
  ['a part of the page that is not there', {kind: 'inline', elementId: 'none', title}, refused, 'element'],
  ['a fragment that is not found', fragment, () => answer(404), 'notFound'],
  ['a fragment nobody may read', fragment, () => answer(403), 'forbidden'],
  ['a fragment the server fails at', fragment, () => answer(500), 'unknown'],
  ['a fragment without network', fragment, refused, 'unknown'],
  [
    'a fragment of another site',
    {...fragment, href: 'https://elsewhere.example/part'},
    () => answer(200, '<p>x</p>'),
    'unknown',
  ],
  ['a page that is not found', page, () => answer(404), 'page'],
  ['a page without a main part', page, () => answer(200, '<p>nothing</p>'), 'page'],
  ['a frame whose document is missing', frame, () => answer(404), 'frame'],
  ['a frame without network', frame, refused, 'frame'],
];

describe('the viewer', () => {
  it.each(cases)('says so: %s', async (_name, item, fetched, failure) => {
    stubGlobal('fetch', jest.fn(fetched));
    showViewer([item], 0);
    await waitFor(() => expect(shown()?.textContent).toContain(zh.failures[failure]));
    // The error links to the document, so that it can be opened elsewhere.
    expect(shown()!.querySelector('a')?.getAttribute('href') ?? null).toBe(
      item.kind === 'page' || item.kind === 'frame' ? item.href : null,
    );
  });

  it('says so: a picture that does not arrive', async () => {
    showViewer([picture], 0);
    const image = await waitFor(() => {
      const found = document.querySelector<HTMLImageElement>('dialog img.pswp__img');
      expect(found).not.toBeNull();
      return found!;
    });
    image.dispatchEvent(new Event('error'));
    await waitFor(() => expect(shown()?.textContent).toBe(zh.failures.image));
  });

  it('shows a fragment and a part of the page when nothing is wrong', async () => {
    stubGlobal(
      'fetch',
      jest.fn(() => answer(200, '<p id="x">fetched<script>alert(1)</script></p>')),
    );
    showViewer([fragment], 0);
    await waitFor(() => expect(document.querySelector('dialog [role=document]')?.innerHTML).toBe('<p>fetched</p>'));
    expect(shown()).toBeNull();
  });

  it('has the words of the specification', () => {
    expect(en.failures).toEqual({
      unknown: 'Something Went Wrong, Please Try Again Later',
      image: 'Image Not Found',
      element: 'HTML Element Not Found',
      notFound: 'Error Loading AJAX : Not Found',
      forbidden: 'Error Loading AJAX : Forbidden',
      page: 'Error Loading Page',
      frame: 'Error Loading iFrame',
    } satisfies Record<Failure, string>);
  });
});
