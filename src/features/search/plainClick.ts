import type {MouseEvent} from 'react';

/** Whether a click follows a link in this tab, rather than opening another one. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
