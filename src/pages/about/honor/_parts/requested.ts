/** The request at the end of the page, which the table of documents leads to. */

export const requestId = 'request';

/** Ticks a document of the request, or all of them. The boxes keep their state themselves: the form works without script. */
export function tick(name?: string): void {
  for (const box of document.querySelectorAll<HTMLInputElement>(`#${requestId} [type=checkbox]`))
    if (name === undefined || box.value === name) box.checked = true;
}
