/**
 * Shows a `<dialog>` as a modal one that is painted at once. `showModal()` makes the page behind inert, so that the browser styles
 * every element of it before it paints anything: 13 ms on a computer and 120 ms on a slow phone, on the home page. Here the
 * page is made inert when the dialog is painted, and released when its end is. ADR 2 has the figures.
 */
import {afterPaint} from './afterPaint';

interface Modal {
  readonly dialog: HTMLDialogElement;
  readonly onEscape: () => void;
}

/** The modal dialogs, the topmost last. */
const modals: Modal[] = [];
/** What is inert because of them. */
let inert: readonly HTMLElement[] = [];
let callOff: () => void = () => undefined;

/** Everything of the document beside an element, except what somebody else made inert. */
function besides(element: Element): HTMLElement[] {
  const {parentElement: parent} = element;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (other): other is HTMLElement =>
      other !== element && other instanceof HTMLElement && (!other.inert || inert.includes(other)),
  );
  return [...siblings, ...besides(parent)];
}

function update(): void {
  const top = modals.at(-1);
  const next = top ? besides(top.dialog) : [];
  for (const element of inert) if (!next.includes(element)) element.inert = false;
  for (const element of next) element.inert = true;
  inert = next;
}

/** Esc, for the topmost dialog, unless it cancels a composition or a native modal dialog lies over ours. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || document.querySelector('dialog:modal'))
    return;
  event.preventDefault();
  modals.at(-1)?.onEscape();
}

/**
 * Shows the dialog.
 * @param onEscape called when the visitor presses Esc; the dialog stays until the returned function is called
 * @returns closes the dialog and gives the focus back to the element that had it
 */
export function showModal(dialog: HTMLDialogElement, onEscape: () => void): () => void {
  const trigger = document.activeElement;
  const modal = {dialog, onEscape};
  if (modals.length === 0) document.addEventListener('keydown', onKeyDown);
  modals.push(modal);
  // `show()` also looks for what to focus, for which it styles and lays out the page before the paint.
  dialog.open = true;
  callOff();
  callOff = afterPaint(update);
  return () => {
    modals.splice(modals.indexOf(modal), 1);
    if (modals.length === 0) document.removeEventListener('keydown', onKeyDown);
    dialog.close();
    callOff();
    callOff = afterPaint(() => {
      update();
      // Not if something else was focused meanwhile, such as the page that a link led to.
      if (trigger instanceof HTMLElement && document.activeElement === document.body)
        trigger.focus({preventScroll: true});
    });
  };
}
