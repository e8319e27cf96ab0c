/**
 * The bar at the top edge of the window that says that something is on its way: a page, an answer of the service, a
 * part of the search index. When it shows, how it creeps and how it turns red is in the style sheet; a screen reader
 * hears of it once it has taken a second.
 */
import copy from '@copy/shell';
import styles from './loadingBar.module.css';

let running = 0;
let bar: HTMLElement | undefined;

function makeBar(): HTMLElement {
  const made = document.createElement('div');
  made.className = styles.bar!;
  made.role = 'status';
  // Above an open dialog as well: forms are in dialogs.
  made.popover = 'manual';
  made.addEventListener('animationend', ({pseudoElement}) => {
    if (!pseudoElement && made.dataset.state === 'running') made.textContent = copy.loading;
  });
  document.body.append(made);
  return made;
}

/**
 * Something begins to load. Returns what to call, once, when it has ended; `true` says that it failed.
 * The bar runs until the last of those that run at the same time has ended.
 */
export function startLoading(): (hasFailed?: boolean) => void {
  bar ??= makeBar();
  const {dataset} = bar;
  running += 1;
  if (dataset.state !== 'running') {
    dataset.state = '';
    bar.textContent = '';
    // Anew, so that it comes to stand above what was opened since. Browsers without popovers show it in the page.
    bar.togglePopover?.(false);
    bar.togglePopover?.(true);
    // The styles of a bar that waits have to be there before those of one that runs, or nothing is delayed.
    void getComputedStyle(bar).opacity;
    dataset.state = 'running';
  }
  return (hasFailed) => {
    running -= 1;
    if (hasFailed) dataset.state = 'failed';
    else if (running === 0 && dataset.state === 'running') dataset.state = 'done';
  };
}

/** Shows the bar while a piece of work is under way; red when it is rejected, or when `isFailure` says so of its result. */
export async function whileLoading<T>(work: Promise<T>, isFailure?: (result: T) => boolean): Promise<T> {
  const end = startLoading();
  try {
    const result = await work;
    end(isFailure?.(result));
    return result;
  } catch (error) {
    end(true);
    throw error;
  }
}
