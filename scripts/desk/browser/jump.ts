/** From a problem to its place in the form. */
import type {DeskProblem} from '../checks';

/** The form that a part of it stands in: the nearest ancestor that has the field of the title. */
function formOf(part: Element): Element {
  let form: Element = part;
  while (form.parentElement && !form.querySelector('[data-key-path="title"]')) form = form.parentElement;
  return form;
}

/** Shows the place of a problem: the field, or the line of the text. */
export function jump(panel: Element, {field, line}: DeskProblem): void {
  const group = formOf(panel).querySelector(`[data-key-path="${line === undefined ? field : 'body'}"]`);
  // Menus of the field stand before its control.
  const control =
    group?.querySelector<HTMLElement>('textarea:not([hidden]), input') ??
    group?.querySelector<HTMLElement>('.field-wrapper [role], .field-wrapper button');
  group?.scrollIntoView({block: 'start'});
  control?.focus({preventScroll: true});
  if (line === undefined || !(control instanceof HTMLTextAreaElement)) return;
  const lines = control.value.split('\n');
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  control.setSelectionRange(start, start + (lines[line - 1] ?? '').length);
  // The text area is as high as its text, so the line is about where its share of the text is.
  const offset = (start / Math.max(1, control.value.length)) * control.offsetHeight;
  let scroller: HTMLElement | null = control;
  while (scroller && (scroller.scrollHeight <= scroller.clientHeight || scroller === control)) {
    scroller = scroller.parentElement;
  }
  scroller?.scrollBy({top: offset - 80});
}
