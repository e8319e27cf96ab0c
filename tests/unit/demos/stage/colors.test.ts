/** Colors of the stylesheet on canvases. */
import {describe, expect, it} from '@jest/globals';
import {colorsOf, faded} from '../../../../src/features/stage/colors';

const element = Object.assign(document.createElement('div'), {style: '--paper: #fff; --in: #2563eb; --out: #F60'});

describe('colors on the canvas', () => {
  it('can be faded also where the minifier has shortened them', () => {
    document.body.append(element);
    const {paper, in: blue, out} = colorsOf(element);
    expect([paper, blue, out]).toEqual(['#ffffff', '#2563eb', '#FF6600']);
    expect(faded(paper, 0.5)).toBe('#ffffff80');
  });
});
