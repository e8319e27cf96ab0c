/**
 * Progress bar at the top edge of the window while something loads: a page, an answer of the service, a part of the search
 * index. Delay, animation and error color are in the style sheet; it is announced to screen readers after a second.
 */
import copy from '@copy/shell';
import styles from './loadingBar.module.css';

let running = 0;
let bar: HTMLElement | undefined;

function makeBar(): HTMLElement {
  const made = document.createElement('div');
  made.className = styles.bar!;
  made.role = 'status';
  // A popover is above open dialogs, which hold forms.
  made.popover = 'manual';
  made.addEventListener('animationend', ({pseudoElement}) => {
    if (!pseudoElement && made.dataset.state === 'running') made.textContent = copy.loading;
  });
  document.body.append(made);
  return made;
}

/**
 * Shows the bar. Returns a function to call once loading has ended, with `true` for a failure. With several loads at a time
 * the bar runs until the last has ended.
 */
export function startLoading(): (hasFailed?: boolean) => void {
  bar ??= makeBar();
  const {dataset} = bar;
  running += 1;
  if (dataset.state !== 'running') {
    dataset.state = '';
    bar.textContent = '';
    // Reopened to be above later dialogs in the top layer. Browsers without popovers show it in the page.
    bar.togglePopover?.(false);
    bar.togglePopover?.(true);
    // Forces a style flush: without it the delay of the transition is lost.
    void getComputedStyle(bar).opacity;
    dataset.state = 'running';
  }
  return (hasFailed) => {
    running -= 1;
    if (hasFailed) dataset.state = 'failed';
    else if (running === 0 && dataset.state === 'running') dataset.state = 'done';
  };
}

/** Shows the bar while a promise is pending; red when it rejects or `isFailure` returns true for its result. */
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
