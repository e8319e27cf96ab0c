/* global document, requestAnimationFrame */
/**
 * The part of nprogress the theme uses: a bar that starts, creeps and ends. Markup and class names are nprogress' own,
 * so its style sheet applies.
 */
let bar;

const set = (share) => {
  if (bar) bar.firstChild.style.transform = `translate3d(${(share - 1) * 100}%, 0, 0)`;
};

export default {
  configure() {},
  start() {
    if (bar) return;
    bar = document.createElement('div');
    bar.id = 'nprogress';
    bar.innerHTML = '<div class="bar" role="progressbar" style="transition: transform 5000ms cubic-bezier(.1, .7, .2, 1)"></div>';
    document.body.append(bar);
    set(0.08);
    // The next frame, so that the creeping has somewhere to start from.
    requestAnimationFrame(() => requestAnimationFrame(() => set(0.9)));
  },
  done() {
    const ended = bar;
    if (!ended) return;
    ended.firstChild.style.transition = 'transform 200ms';
    set(1);
    bar = undefined;
    setTimeout(() => ended.remove(), 250);
  },
};
