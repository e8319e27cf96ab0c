import {describe, expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import {drawingFor, writeDrawings} from '../../../plugins/doc-parts/drawings';
import {ManualDrawing} from '../../../src/features/support/ManualDrawing';
import {balloon, partsDrawing} from '../../../src/features/hardware/drawing/partsOf';
import {sheet} from '../../../src/features/hardware/drawing/types';
import {models} from '../../../src/facts/models';
import {partsOfModel} from '../../../src/facts/parts';
import words from '../../../i18n/en/copy/drawings';

describe.each(models)('the numbered drawing of $name', (model) => {
  const {views, legend, text} = partsDrawing(model, words);
  const all = views.flatMap(({callouts}) => callouts);

  it('has a number and words for every part', () => {
    expect(all.map(([number]) => number).sort((a, b) => a - b)).toEqual(partsOfModel[model.id].map((_, at) => at + 1));
    expect(legend).toHaveLength(all.length);
    for (const label of legend) expect(text).toContain(label);
  });

  it('keeps its numbers on the sheet and apart', () => {
    for (const {callouts, crop} of views) {
      callouts.forEach(([, x, y], at) => {
        expect(x).toBeGreaterThanOrEqual(balloon);
        expect(x).toBeLessThanOrEqual(sheet.width - balloon);
        expect(y - balloon).toBeGreaterThanOrEqual(crop[0]);
        expect(y + balloon).toBeLessThanOrEqual(crop[0] + crop[1]);
        for (const [, otherX, otherY] of callouts.slice(at + 1))
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * balloon);
      });
    }
  });

  it('points at the device', () => {
    for (const [, , , x, y] of all) {
      expect(x).toBeGreaterThan(8);
      expect(x).toBeLessThan(sheet.width - 8);
      expect(y).toBeLessThan(sheet.height);
    }
  });
});

describe('the line of a drawing', () => {
  it('becomes a drawing in the language of its file, as data that the parser leaves alone', () => {
    const text = writeDrawings('docs/manuals/h1001.md', 'a\n\n[[drawing:h1001.parts]]\n\nb');
    const [, data] = /^a\n\n<ManualDrawing drawing=\{(".*")\} \/>\n\nb$/.exec(text) ?? [];
    expect(JSON.parse(JSON.parse(data!) as string)).toMatchObject({title: 'H1001各部分的位置'});
    expect(drawingFor('i18n/en/x.md', 'h1001', 'mounting')).toMatchObject({unit: 'Dimensions in mm'});
  });

  it('stops the build when it names no model or view', () => {
    expect(() => writeDrawings('a.md', '[[drawing:h1.parts]]')).toThrow('a.md: there is no drawing "h1.parts"');
    expect(() => writeDrawings('a.md', '[[drawing:h1001.top]]')).toThrow('there is no drawing "h1001.top"');
  });

  it('is a line of its own', () => {
    const sentence = 'see [[drawing:h1001.parts]]';
    expect(writeDrawings('a.md', sentence)).toBe(sentence);
  });
});

it('shows title, numbers and their words as text', () => {
  const html = renderToStaticMarkup(<ManualDrawing drawing={JSON.stringify(partsDrawing(models[0]!, words))} />);
  const shown = document.createElement('div');
  shown.innerHTML = html;
  const picture = shown.querySelector('[role=img]')!;
  const named = (attribute: string) => shown.querySelector(`[id="${picture.getAttribute(attribute)}"]`)?.textContent;
  expect(named('aria-labelledby')).toBe('Parts of the W3-E');
  expect(named('aria-describedby')).toContain('1 Lens; 2 Status light');
  expect([...shown.querySelectorAll('ol li')].map((item) => item.textContent)).toContain('TF slot');
  expect(shown.querySelectorAll('circle[data-stroke=balloon]')).toHaveLength(partsOfModel['w3-e'].length);
});
