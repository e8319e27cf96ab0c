/** What some visitors' settings change: forced colors, and reduced motion. */
import type {Page} from '@playwright/test';

/**
 * Controls that cannot be seen in forced colors: without words, picture or border; and groups in which the chosen one
 * looks like the others. Backgrounds are gone in these themes, so a look that is a background alone is none.
 */
export async function forcedColorProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({forcedColors: 'active'});
  try {
    return await page.evaluate(() => {
      const nameOf = (element: Element) =>
        `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> "${(element.textContent ?? '').trim().slice(0, 30)}"`;
      const isShown = (element: Element) =>
        element.checkVisibility({opacityProperty: true, visibilityProperty: true}) &&
        element.getBoundingClientRect().width > 1;
      const hasBorder = (element: Element) =>
        [undefined, '::before', '::after'].some((part) => {
          const {content, borderTopWidth, borderTopStyle, borderBottomWidth, borderBottomStyle} = getComputedStyle(
            element,
            part,
          );
          return (
            (part === undefined || content !== 'none') &&
            ((borderTopStyle !== 'none' && parseFloat(borderTopWidth) > 0) ||
              (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0))
          );
        });
      const hasPicture = (element: Element) => element.querySelector('svg, img, i, canvas, video') !== null;
      const isNative = (element: Element) =>
        element instanceof HTMLInputElement &&
        ['checkbox', 'radio', 'range', 'file'].includes(element.type) &&
        getComputedStyle(element).appearance !== 'none';
      // A field may be framed by the box it stands in; a hidden box by what stands beside it.
      const isSeen = (element: Element) =>
        isNative(element) ||
        hasBorder(element) ||
        hasPicture(element) ||
        (!(
          element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement ||
          element instanceof HTMLSelectElement
        ) &&
          (element.textContent ?? '').trim() !== '') ||
        (element.matches('input, textarea, select') &&
          element.parentElement !== null &&
          hasBorder(element.parentElement)) ||
        (element instanceof HTMLInputElement &&
          getComputedStyle(element).appearance === 'none' &&
          element.type === 'range');
      const controls = [
        ...document.querySelectorAll(
          'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=switch], [role=tab]',
        ),
      ].filter(isShown);
      const unseen = controls
        .filter((element) => getComputedStyle(element).opacity !== '0' && !isSeen(element))
        .map((element) => `forced colors: cannot be seen: ${nameOf(element)}`);

      const looks = [
        'background-color',
        'color',
        'border-top-color',
        'border-bottom-color',
        'border-bottom-style',
        'border-inline-start-color',
        'font-weight',
        'outline-style',
        'text-decoration-line',
      ];
      const lookOf = (element: Element) =>
        [getComputedStyle(element), getComputedStyle(element, '::after')]
          .map((style) => looks.map((name) => style.getPropertyValue(name)).join())
          .join();
      const same = [
        ['aria-pressed', 'true'],
        ['aria-selected', 'true'],
      ].flatMap(([attribute, value]) =>
        [...document.querySelectorAll(`[${attribute}="${value}"]`)].filter(isShown).flatMap((chosen) => {
          const other = [...document.querySelectorAll(`[${attribute}="false"]`)].find(
            (one) => isShown(one) && one.className === chosen.className,
          );
          // Shapes of a drawing keep their colors.
          return other && !(chosen instanceof SVGElement) && lookOf(other) === lookOf(chosen)
            ? [`forced colors: chosen looks like not chosen: ${nameOf(chosen)}`]
            : [];
        }),
      );
      return [...new Set([...unseen, ...same])].slice(0, 5);
    });
  } finally {
    await page.emulateMedia({forcedColors: 'none'});
  }
}

/**
 * What moves by itself although the visitor asked for reduced motion: videos that play, and drawings that change while
 * nobody touches the page; and transitions of a change of theme, of which very short ones take long when everything has
 * one. With an endless animation `painted` never resolves, on any page.
 */
export async function motionProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`;
    const playing = [...document.querySelectorAll('video')].filter((video) => !video.paused).map(nameOf);
    const moved = new Set<string>();
    const observer = new MutationObserver((records) =>
      records.forEach(({target}) => moved.add(nameOf(target as Element))),
    );
    observer.observe(document.body, {
      subtree: true,
      attributeFilter: ['d', 'x', 'y', 'cx', 'cy', 'r', 'transform', 'points', 'style', 'viewBox'],
    });
    for (let frame = 0; frame < 8; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    observer.disconnect();
    const {documentElement} = document;
    const theme = documentElement.dataset.theme;
    documentElement.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    const fading = document.getAnimations().filter(({timeline}) => timeline instanceof DocumentTimeline).length;
    if (theme === undefined) delete documentElement.dataset.theme;
    else documentElement.dataset.theme = theme;
    return [
      ...[...playing, ...moved].slice(0, 5).map((name) => `moves in spite of reduced motion: ${name}`),
      ...(fading > 0 ? [`a change of theme starts ${fading} transitions in spite of reduced motion`] : []),
    ];
  });
}
