const controls = 'input, select, textarea';

/** Moves to a field, which may be folded away; in a group, to its first control; in a region, to the first list that is empty. */
export function focusField(name: string): void {
  const province = document.querySelector<HTMLSelectElement>(`#${name}-province`);
  const element = province?.value === '' ? province : document.getElementById(name);
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>(controls) : element;
  const folded = control?.closest('details');
  if (folded) folded.open = true;
  control?.scrollIntoView({block: 'center'});
  control?.focus({preventScroll: true});
}

/** Moves to the first field of a form. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(controls)?.focus();
}
