import {type RefObject, useEffect} from 'react';

/**
 * Sends the form only once the work on its pictures is done.
 * @param settled settles when it is; the same function with every render
 */
export function useSubmitLater(
  field: RefObject<HTMLElement | null>,
  isBusy: boolean,
  settled: () => Promise<unknown>,
): void {
  useEffect(() => {
    const form = field.current?.closest('form');
    if (!form || !isBusy) return undefined;
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      // After the renders that remove this listener and, where the pictures are only now being prepared, add the next.
      void settled().then(() => setTimeout(() => form.requestSubmit(), 100));
    };
    form.addEventListener('submit', wait, {capture: true, once: true});
    return () => form.removeEventListener('submit', wait, {capture: true});
  }, [field, isBusy, settled]);
}
