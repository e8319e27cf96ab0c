/** One page leaves, then the next one enters. Header and panels stay. */

/** Milliseconds; together the 200 of the token `--fade`. */
const leaveMs = 80;
const enterMs = 120;

const fade = (from: number, to: number, duration: number): Animation[] =>
  [...document.querySelectorAll('main, footer')].map((part) =>
    part.animate({opacity: [from, to]}, {duration, fill: 'forwards'}),
  );

/** What has left and not come back. */
let left: Animation[] = [];

/** Lets the page fade out, unless nothing should move. */
export async function leave(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  left.push(...fade(1, 0, leaveMs));
  // Not the end of the animations: those of a window that nobody sees do not end.
  await new Promise((resolve) => setTimeout(resolve, leaveMs));
}

/** Lets the page fade in that stands there now: the next one, or the same again. */
export function enter(): void {
  if (left.length === 0) return;
  left.forEach((animation) => animation.cancel());
  left = [];
  fade(0, 1, enterMs).forEach((animation) => {
    animation.onfinish = () => animation.cancel();
  });
}
