/**
 * Progressive enhancement of documents. It works on `data-` attributes of complete HTML, so that it serves documents that
 * React never hydrated.
 */

import {finderPathKey} from '../../finder/finderPath';
import {caseParameters, keepModel, keepSteps, markSent, readCase} from '../../forms/service/case';

/** Progress through an article: the step being tried (1-based), or past the last; and the step that solved it. */
interface Progress {
  readonly current: number;
  readonly solvedAt: number | null;
  /** Steps before the current one that another step led past. */
  readonly skipped?: readonly number[];
}

const start: Progress = {current: 1, solvedAt: null};

function readProgress(key: string): Progress {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Progress | null;
    return kept && typeof kept.current === 'number' ? kept : start;
  } catch {
    // Storage is blocked or broken: progress lives as long as the page.
    return start;
  }
}

function keepProgress(key: string, progress: Progress): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // As above.
  }
}

export type StepState = 'asking' | 'later' | 'tried' | 'solved';

/** What a step shows at this progress. */
export function stepState(index: number, {current, solvedAt, skipped = []}: Progress): StepState {
  if (solvedAt === index) return 'solved';
  if (index < current) return skipped.includes(index) ? 'later' : 'tried';
  return index === current && solvedAt === null ? 'asking' : 'later';
}

/** Progress after the step `from` led to the step `to`: of the others only those were tried that had been before. */
function leapTo(to: number, from: number, {current, skipped = []}: Progress): Progress {
  const wasTried = (index: number) => index === from || (index < current && !skipped.includes(index));
  const before = Array.from({length: to - 1}, (_, at) => at + 1);
  return {current: to, solvedAt: null, skipped: before.filter((index) => !wasTried(index))};
}

/** The code a caller gives: the article's code and the step reached, e.g. "NET-1-3". */
export const hotlineCode = (articleCode: string, {current}: Progress): string => `${articleCode}-${current}`;

/** An answered step in the words of the page, for the engineer who takes over. */
function stepLine(step: HTMLElement): string {
  const {state = '', step: number = ''} = step.dataset;
  const answer = step.querySelector(`[data-when="${state}"]`)?.textContent ?? '';
  return `${number}. ${step.querySelector('h2')?.textContent ?? ''} · ${answer}`;
}

/**
 * One step at a time asks "solved?", and who reads on finds links with the same answers below the later ones; the answers are kept
 * for the session and become the caller's code.
 */
function enhanceSteps(root: HTMLElement): () => void {
  const list = root.querySelector<HTMLElement>('[data-steps]');
  if (!list) return () => undefined;
  const steps = [...list.querySelectorAll<HTMLElement>('[data-step]')];
  const key = `article.${window.location.pathname}`;
  let progress = readProgress(key);

  const show = () => {
    for (const step of steps) step.dataset.state = stepState(Number(step.dataset.step), progress);
    const solved = progress.solvedAt !== null;
    for (const end of root.querySelectorAll<HTMLElement>('[data-steps-end]'))
      end.hidden = (end.dataset.stepsEnd === 'solved') !== solved;
    for (const place of root.querySelectorAll('[data-hotline-code]'))
      place.textContent = hotlineCode(list.dataset.steps ?? '', progress);
  };
  /** A link of a step to one after it, that the reader has come to or passed: the choice between its branches. */
  const leapOf = (target: Element): Progress | null => {
    const link = target.closest<HTMLAnchorElement>('[data-step] a[href^="#"]');
    const from = Number(link?.closest<HTMLElement>('[data-step]')?.dataset.step);
    const to = 1 + steps.findIndex((step) => `#${step.querySelector('h2')?.id ?? ''}` === link?.getAttribute('href'));
    return to > from && from <= progress.current ? leapTo(to, from, progress) : null;
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const pressed = target.closest<HTMLElement>('[data-answer], [data-here]');
    const answer = pressed?.dataset.answer ?? pressed?.dataset.here;
    const from = Number(pressed?.closest<HTMLElement>('[data-step]')?.dataset.step);
    const next =
      answer === 'again'
        ? start
        : answer === 'solved'
          ? {...leapTo(from, from, progress), solvedAt: from}
          : answer
            ? leapTo(from + 1, from, progress)
            : leapOf(target);
    if (!next) return;
    progress = next;
    // Its link leads to the end for readers without script; the step itself says that it is solved.
    if (answer === 'solved') event.preventDefault();
    keepProgress(key, progress);
    show();
    const answered = steps.filter(({dataset}) => dataset.state === 'tried' || dataset.state === 'solved');
    keepSteps(window.location.pathname, {
      title: root.querySelector('h1')?.textContent ?? '',
      code: hotlineCode(list.dataset.steps ?? '', progress),
      lines: answered.map(stepLine),
    });
    // The buttons of the answered step are removed: move the focus to the next one.
    const focused =
      steps.find((step) => step.dataset.state === 'asking')?.querySelector<HTMLElement>('h2') ??
      root.querySelector<HTMLElement>('[data-steps-end]:not([hidden])');
    focused?.setAttribute('tabindex', '-1');
    // A link scrolls by itself.
    focused?.focus({preventScroll: pressed?.dataset.answer !== 'next'});
  };
  show();
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Marks the heading being read in the table of contents. */
function enhanceContents(root: HTMLElement): () => void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')];
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  if (headings.length === 0) return () => undefined;
  const update = () => {
    const above = headings.filter((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2);
    const active = (above.at(-1) ?? headings[0])?.id;
    for (const link of links) {
      if (decodeURIComponent(link.hash.slice(1)) === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const observer = new IntersectionObserver(update, {rootMargin: '0px 0px -50% 0px'});
  headings.forEach((heading) => observer.observe(heading));
  return () => observer.disconnect();
}

/** Brings the current document into the middle of the navigation at the side; the page itself stays where it is. */
function enhanceNavigation(root: HTMLElement): () => void {
  const current = root.querySelector<HTMLElement>('[data-document-nav] [aria-current="page"]');
  const side = current?.closest('aside');
  if (!current || !side) return () => undefined;
  const [item, view] = [current.getBoundingClientRect(), side.getBoundingClientRect()];
  // Below a notice above the header its end is outside the window.
  const end = Math.min(view.bottom, window.innerHeight);
  // Rows fade at both ends.
  const isVisible = item.top >= view.top && item.bottom <= end - item.height;
  if (!isVisible) side.scrollTop += (item.top + item.bottom - view.top - end) / 2;
  return () => undefined;
}

/** The path through the symptom finder that led here, for the hotline. */
function enhanceHotline(root: HTMLElement): () => void {
  let path: string | null = null;
  try {
    path = window.sessionStorage.getItem(finderPathKey);
  } catch {
    // Blocked storage: the code alone has to do.
  }
  for (const place of root.querySelectorAll<HTMLElement>('[data-finder-path]')) {
    place.hidden = !path;
    const words = place.querySelector('output');
    if (words && path) words.textContent = path;
  }
  return () => undefined;
}

/** Codes that a link to the service request carries: of the article with its step, and of the way through the finder. */
function codesOf(root: HTMLElement): readonly (readonly [parameter: string, code: string])[] {
  const textOf = (selector: string) => root.querySelector(selector)?.textContent ?? '';
  return [
    [caseParameters.code, textOf('[data-hotline-code]')],
    [caseParameters.path, textOf('[data-finder-path] output')],
  ];
}

/** What a request to an engineer takes along from this page. */
function enhanceServiceLinks(root: HTMLElement): () => void {
  const model = root.querySelector<HTMLElement>('[data-case-model]')?.dataset.caseModel;
  if (model) keepModel(model);
  const models = root.querySelector<HTMLElement>('[data-case-models]')?.dataset.caseModels?.split(' ');
  const onClick = ({target}: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-service-link]');
    if (!link) return;
    const address = new URL(link.href);
    for (const [parameter, code] of codesOf(root)) if (code) address.searchParams.set(parameter, code);
    link.href = address.href;
    // A model that was looked at before and that the article is not about.
    if (models && !models.includes(readCase().model ?? '')) keepModel('');
    markSent();
  };
  root.addEventListener('click', onClick);
  root.addEventListener('auxclick', onClick);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('auxclick', onClick);
  };
}

function enhancePrint(root: HTMLElement): () => void {
  const onClick = ({target}: MouseEvent) => {
    if ((target as Element).closest('[data-print]')) window.print();
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}

/** Set in the browsers of staff, by a link of the writers' desk: `#desk=on`, and `#desk=off` to take it back. */
const deskKey = 'support.desk';

function isStaff(): boolean {
  const [, wish] = /^#desk=(on|off)$/.exec(window.location.hash) ?? [];
  try {
    if (wish === 'on') window.localStorage.setItem(deskKey, 'on');
    if (wish === 'off') window.localStorage.removeItem(deskKey);
    if (wish) window.history.replaceState(window.history.state, '', window.location.pathname);
    return window.localStorage.getItem(deskKey) !== null;
  } catch {
    // Blocked storage: the link needs it.
    return false;
  }
}

/** Who writes gets a link to the text; nothing of it is loaded for visitors. */
function enhanceForStaff(root: HTMLElement): () => void {
  if (!isStaff()) return () => undefined;
  let hasEnded = false;
  let end: (() => void) | undefined;
  void import('./staffLink').then(({addStaffLink}) => {
    if (!hasEnded) end = addStaffLink(root);
  });
  return () => {
    hasEnded = true;
    end?.();
  };
}

/** Adds the behavior to a document; returns the cleanup function. */
export function enhance(root: HTMLElement): () => void {
  const parts = [
    enhanceSteps,
    enhanceContents,
    enhanceNavigation,
    enhanceHotline,
    enhanceServiceLinks,
    enhancePrint,
    enhanceForStaff,
  ];
  const ends = parts.map((part) => part(root));
  return () => ends.forEach((end) => end());
}
