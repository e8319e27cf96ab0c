/** Moves the focus to the first question of the section's form: the pressed button is removed with the filters it resets. */
export function focusFilters(button: Element): void {
  button.closest('section')?.querySelector<HTMLElement>('form input, form select')?.focus();
}
