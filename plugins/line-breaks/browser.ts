/**
 * The JSX runtime of the browser. A page comes with its words from the build; the browser needs them for the pages that a visitor
 * goes to from there, so they load with the first sign of one. Until then, or without them, lines break anywhere.
 */
import {afterPaint} from '@site/src/components/ui/afterPaint';
import {escapeHtml} from '@site/src/site/escapeHtml';
import {setTextHtml} from './runtime';

setTextHtml((text) => `<zh-text>${escapeHtml(text)}</zh-text>`);

/** Not within the interaction: requesting a script takes 10 ms on a slow phone. */
const load = (): void =>
  void afterPaint(() => {
    import('@site/src/site/lineBreaks').then(
      ({textHtml}) => setTextHtml(textHtml),
      () => undefined,
    );
  });
for (const sign of ['pointerover', 'touchstart', 'keydown']) addEventListener(sign, load, {once: true, passive: true});

export {Fragment, jsx, jsxs} from './runtime';
