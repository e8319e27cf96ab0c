/** Accessibility violations by axe-core, on the page as it is now. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
  readonly any: readonly {readonly relatedNodes?: readonly {readonly target: readonly unknown[]}[]}[];
}
interface AxeViolation {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly AxeNode[];
}

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on colors or on the width of the window. */
export const visualRules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Rules about the document as a whole, which axe leaves out when it looks at a part. */
export const documentRules = [
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
];

/** Rules about what words, pictures, lists and tables of a page can break, whatever its template. */
export const textRules = [
  'button-name',
  'definition-list',
  'dlitem',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'label',
  'link-name',
  'list',
  'listitem',
  'object-alt',
  'presentation-role-conflict',
  'role-img-alt',
  'scope-attr-valid',
  'scrollable-region-focusable',
  'svg-img-alt',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
  'valid-lang',
  'video-caption',
];

export interface AxeOptions {
  /** What is looked at: the whole page, its `main`, or everything but `main`. */
  readonly part?: 'page' | 'main' | 'shell' | 'console';
  /** Only these rules; all of WCAG 2.2 AA and the best practices when absent. */
  readonly rules?: readonly string[];
}

/** Violations of any impact, a text each with the first five places. */
export async function axeProblems(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // By the debugger protocol, which the content security policy does not concern; once a page, because it is large.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({tags: allTags, part = 'page', rules}) => {
      const {axe} = window as unknown as {
        axe: {run(context: object, options: object): Promise<{violations: AxeViolation[]}>};
      };
      const contexts = {
        page: document,
        main: {include: ['main']},
        shell: {exclude: ['main']},
        console: {include: ['[data-console]']},
      };
      // A page without a main landmark is looked at as a whole; `landmark-one-main` says so as well.
      const context = document.querySelector('main') ? contexts[part] : document;
      const result = await axe.run(context, {
        runOnly: rules ? {type: 'rule', values: rules} : {type: 'tag', values: allTags},
        // What axe loads before its rules run only says how long sounds are.
        preload: document.querySelector('video, audio') !== null,
        resultTypes: ['violations'],
      });
      // A bar across the window hides what the page scrolls below it, wherever the page happens to be; in the middle of the window
      // the whole target has to be free. Anything else that axe takes for a cover counts: Lighthouse counts it too.
      const isBar = ({target: [selector]}: {readonly target: readonly unknown[]}): boolean => {
        let element = typeof selector === 'string' ? document.querySelector(selector) : null;
        while (element && getComputedStyle(element).position !== 'fixed') element = element.parentElement;
        return element !== null;
      };
      const isFreeInTheMiddle = (selector: unknown): boolean => {
        const element = typeof selector === 'string' ? document.querySelector(selector) : null;
        if (!element) return false;
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = element.getBoundingClientRect();
        return [0.1, 0.5, 0.9].every((share) =>
          element.contains(document.elementFromPoint(left + width * share, top + height * share)),
        );
      };
      // Axe takes what `overflow: clip` cuts off for the ground of what stands there instead.
      const isOnAnotherGround = (selector: unknown, summary: string): boolean => {
        const element = typeof selector === 'string' ? document.querySelector(selector) : null;
        const hex = /background color: #([0-9a-f]{6})/.exec(summary)?.[1];
        if (!element || !hex) return false;
        element.scrollIntoView({block: 'center', behavior: 'instant'});
        const {left, top, width, height} = element.getBoundingClientRect();
        const claimed = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ');
        const grounds = document
          .elementsFromPoint(left + width / 2, top + height / 2)
          .map((one) => getComputedStyle(one).backgroundColor);
        const solid = grounds.filter((color) => /^rgb\(/.test(color));
        return solid.length > 0 && solid.length === grounds.filter((color) => color !== 'rgba(0, 0, 0, 0)').length
          ? !solid.includes(`rgb(${claimed})`)
          : false;
      };
      const isMistaken = (id: string, {target, failureSummary = '', any}: AxeNode): boolean =>
        target.length === 1 &&
        ((id === 'target-size' &&
          failureSummary.includes('obscured') &&
          any.flatMap(({relatedNodes = []}) => relatedNodes).every(isBar) &&
          isFreeInTheMiddle(target[0])) ||
          (id === 'color-contrast' && isOnAnotherGround(target[0], failureSummary)));
      return result.violations
        .map((violation) => ({
          ...violation,
          nodes: violation.nodes.filter((node) => !isMistaken(violation.id, node)),
        }))
        .filter(({nodes}) => nodes.length > 0);
    },
    {tags, ...options},
  );
  return violations.map(({id, impact, help, nodes}) => {
    const places = nodes.slice(0, 5).map(({target, failureSummary}) => {
      const reason = (failureSummary ?? '').split('\n').slice(1, 2).join('').trim();
      return `  ${target.join(' ')}: ${reason}`;
    });
    return [`axe ${id} (${impact}): ${help}; ${nodes.length} nodes`, ...places].join('\n');
  });
}
