import {Picture} from '@site/src/components/media/Picture';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from '@jest/globals';

it.each(['still', 'cutout', 'scene'] as const)('offers 600w and at least twice that, in both formats: %s', (family) => {
  document.body.innerHTML = renderToStaticMarkup(<Picture family={family} name="e3-x" alt="" sizes="50vw" />);
  const sets = [...document.querySelectorAll('[srcset]')].map((element) => element.getAttribute('srcset')!);
  expect(sets).toHaveLength(2);
  for (const set of sets) {
    const widths = set.split(', ').map((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1]));
    expect(widths[0]).toBe(600);
    expect(Math.max(...widths)).toBeGreaterThanOrEqual(1200);
  }
  expect(document.querySelectorAll('[sizes="50vw"]')).toHaveLength(2);
});
