/** Page transition: fades the old page out, then the new one in. Header and panels stay. */

/** Milliseconds; together the 200 of the token `--fade`. */
const leaveMs = 80;
const enterMs = 120;

const fade = (from: number, to: number, duration: number): Animation[] =>
  [...document.querySelectorAll('main, footer')].map((part) =>
    part.animate({opacity: [from, to]}, {duration, fill: 'forwards'}),
  );

/** Fade-out animations still in effect. */
let faded: Animation[] = [];

/** Fades the page out, unless reduced motion is preferred. */
export async function leave(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  faded.push(...fade(1, 0, leaveMs));
  // Not the animations' end: in a hidden window they never finish.
  await new Promise((resolve) => setTimeout(resolve, leaveMs));
}

/** Fades the current page in: the next one, or the same again. */
export function enter(): void {
  if (faded.length === 0) return;
  faded.forEach((animation) => animation.cancel());
  faded = [];
  fade(0, 1, enterMs).forEach((animation) => {
    animation.onfinish = () => animation.cancel();
  });
}
