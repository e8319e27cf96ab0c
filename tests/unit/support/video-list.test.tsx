import words from '@copy/videos';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from '@jest/globals';
import {timeOf} from '../../../src/components/media/LessonChapters';
import {VideoList} from '../../../src/features/support/VideoList';
import {videos} from '../../../src/facts/videos';

// Declared, not imported: calls of the global `jest.mock` alone are compiled to run before the imports.
declare const jest: typeof import('@jest/globals').jest;

// Anchors are reported to the build, which is not here.
jest.mock('../../../src/components/ui/Section', () => ({useAnchor: () => undefined}));

const on = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body;
};

describe('list of teaching videos', () => {
  it('plays without script and says every step in words', () => {
    const items = [...on(renderToStaticMarkup(<VideoList home />)).querySelectorAll('ul > li[id]')];
    expect(items.map(({id}) => id)).toEqual(videos.map(({id}) => id));
    for (const [index, item] of items.entries()) {
      const {id} = videos[index]!;
      expect(item.querySelector('h2')?.textContent).toBe(words[id].title);
      expect(item.querySelector('a')?.getAttribute('href')).toBe(`/media/lessons/${id}-zh.mp4`);
      expect([...item.querySelectorAll('details li')].map(({textContent}) => textContent)).toEqual(
        words[id].steps.map((step, at) => `${timeOf(videos[index]!.starts[at]!)} ${step}`),
      );
    }
  });

  it('leads from other pages to the place of the video', () => {
    const links = [...on(renderToStaticMarkup(<VideoList />)).querySelectorAll('h3 a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      videos.map(({id}) => `/support/teaching-videos#${id}`),
    );
  });
});
