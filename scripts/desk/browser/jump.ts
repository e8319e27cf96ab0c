/** From a problem to its place in the form. */
import type {DeskProblem} from '../checks';

/** The form that a part of it stands in: the nearest ancestor that has the field of the title. */
function formOf(part: Element): Element {
  let form: Element = part;
  while (form.parentElement && !form.querySelector('[data-key-path="title"]')) form = form.parentElement;
  return form;
}

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** A field of the form. The editor makes fields when they come into view: until it is there, what stands for them is shown. */
async function fieldIn(form: Element, name: string): Promise<Element | null> {
  const find = () => form.querySelector(`[data-key-path="${name}"]`);
  for (let frame = 0; frame < 120 && !find(); frame += 1) {
    form.querySelector('.placeholder')?.scrollIntoView({block: 'start'});
    await nextFrame();
  }
  return find();
}

/** Shows the place of a problem: the field, or the line of the text. */
export async function jump(panel: Element, {field, line}: DeskProblem): Promise<void> {
  const name = line === undefined ? field : 'body';
  const group = name === undefined ? null : await fieldIn(formOf(panel), name);
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
