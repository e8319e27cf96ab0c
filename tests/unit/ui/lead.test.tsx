/** Leads keep the end of a Chinese sentence on one line. */
import {expect, it} from '@jest/globals';
import {renderToStaticMarkup} from 'react-dom/server';
import {Lead} from '../../../src/components/ui/Lead';

const html = (text: string) => renderToStaticMarkup(<Lead>{text}</Lead>);

it('keeps the last four characters of a Chinese lead together', () => {
  expect(html('用工牌把他的接待录下来，大家都能学。')).toBe(
    '<p class="lead-lines">用工牌把他的接待录下来，大家<span>都能学。</span></p>',
  );
});

it.each([
  ['a short one', '大家都能学。'],
  ['English', 'Record good service and teach with it.'],
  ['Chinese with a Latin end', '八台摄像机的供电和录像放进一个盒子 UL-8208NH'],
])('leaves %s as it is', (_, text) => {
  expect(html(text)).toBe(`<p class="lead-lines">${text}</p>`);
});
