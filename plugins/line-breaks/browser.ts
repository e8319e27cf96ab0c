/**
 * The JSX runtime of the browser. A page comes with its words from the build, also for the parts that replace their HTML
 * (`hydrateOnVisible`); the browser needs the rules of words for texts of its own and the pages that a visitor goes to from there, so
 * they load with the first sign of one. Until then, or without them, lines of such texts break anywhere.
 */
import {afterPaint} from '@site/src/components/ui/afterPaint';
import {escapeHtml} from '@site/src/site/escapeHtml';
import {setTextHtml, type TextHtml} from './runtime';

/** Markup of the texts that came with the page, read once, before the first part replaces its HTML. */
let served: Map<string, string> | undefined;

const servedHtml = (text: string): string | undefined =>
  (served ??= new Map(
    [...document.querySelectorAll('zh-words, :not(zh-words) > zh-text')].map((element) => [
      element.textContent,
      element.innerHTML,
    ]),
  )).get(text);

const use = (textHtml: TextHtml): void => setTextHtml((text, kind) => servedHtml(text) ?? textHtml(text, kind));

use((text) => `<zh-text>${escapeHtml(text)}</zh-text>`);

/** Not within the interaction: requesting a script takes 10 ms on a slow phone. */
const load = (): void =>
  void afterPaint(() => {
    import('@site/src/site/lineBreaks').then(
      ({textHtml}) => use(textHtml),
      () => undefined,
    );
  });
for (const sign of ['pointerover', 'touchstart', 'keydown']) addEventListener(sign, load, {once: true, passive: true});

export {Fragment, jsx, jsxs} from './runtime';
