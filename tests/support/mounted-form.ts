/** A lead form put into jsdom's page, and used by its controls as a visitor uses it. */
import {act, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {stubGlobal} from './globals';

/** Puts a form into the page. Gives the function that takes it off again. */
export async function mountForm(form: ReactNode): Promise<() => Promise<void>> {
  stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Jsdom has neither layout nor media queries.
  stubGlobal('matchMedia', () => ({matches: true}));
  Element.prototype.scrollIntoView = () => undefined;
  const main = document.createElement('main');
  document.body.append(main);
  const root = createRoot(main);
  await act(async () => root.render(form));
  return async () => {
    await act(async () => root.unmount());
    main.remove();
  };
}

/** The one element that a selector finds. */
export function element<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

/** The control of a field. */
export const control = (name: string) => element<HTMLInputElement | HTMLSelectElement>(`#${name}`);

/** What the control of a field holds. */
export const value = (name: string): string => control(name).value;

/** Chooses or types as a visitor does. */
export const fill = (name: string, text: string): Promise<void> =>
  act(async () => {
    const field = control(name);
    const prototype = field instanceof HTMLSelectElement ? HTMLSelectElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
  });

/** Presses a button, a box or a link. */
export const press = (selector: string): Promise<void> => act(async () => element(selector).click());
