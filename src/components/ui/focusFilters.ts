/** Moves the focus to the first question of the section's form: the button that was pressed goes with what it takes back. */
export function focusFilters(button: Element): void {
  button.closest('section')?.querySelector<HTMLElement>('form input, form select')?.focus();
}
