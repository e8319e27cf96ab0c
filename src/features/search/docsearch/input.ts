/** DocSearch's input, written into and told to search again from outside: it offers no other way. */

/** The input inside an element that holds DocSearch's modal. */
export const inputIn = (root: Element | null): HTMLInputElement | null =>
  root?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

/** Writes into DocSearch's input as a visitor would; React must see the change. */
export function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** DocSearch asks again when its input receives the focus; told so, it does, and the focus stays where it is. */
export const askAgain = (input: HTMLInputElement) => input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
