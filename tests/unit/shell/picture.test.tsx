import {Picture} from '@site/src/components/media/Picture';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

const smallest = {still: 600, cutout: 240, scene: 320};

it.each(['still', 'cutout', 'scene'] as const)(
  'offers sizes from a list to a large screen, in both formats: %s',
  (family) => {
    document.body.innerHTML = renderToStaticMarkup(<Picture family={family} name="e3-x" alt="" sizes="50vw" />);
    const sets = [...document.querySelectorAll('[srcset]')].map((element) => element.getAttribute('srcset')!);
    expect(sets).toHaveLength(2);
    for (const set of sets) {
      const widths = set.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
      expect(widths[0]).toBe(smallest[family]);
      expect(Math.max(...widths)).toBeGreaterThanOrEqual(1200);
    }
    expect(document.querySelectorAll('[sizes="50vw"]')).toHaveLength(2);
  },
);

it('gives phones one file of a picture with priority, and preloads it for larger windows only', () => {
  document.body.innerHTML = renderToStaticMarkup(<Picture family="cutout" name="e3-x" alt="" sizes="50vw" priority />);
  const sources = [...document.querySelectorAll('source')];
  expect(sources.map((source) => [source.media, source.srcset])[0]).toEqual([
    '(max-width: 599px)',
    '/media/cutouts/e3-x-600.avif',
  ]);
  expect(sources).toHaveLength(2);
});
