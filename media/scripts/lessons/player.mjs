/**
 * Shows a lesson at a time: `await load(id, language, words)`, then `seek(t)`. The same time gives the same frame.
 * A lesson is `{cover, poster, steps: [{seconds, scene?, draw}]}`; `draw` gets the seconds within its step (`s`), its share (`u`),
 * the time of the lesson for blinking lights (`t`) and `say` for words inside drawings. `crf` is a coarser VP9 quality for a
 * lesson whose scenes would not fit the budget.
 */
import {circle, line, ramp} from './kit.mjs';

/** Seconds of the title before the first step. */
export const titleSeconds = 2;
const fade = 0.35;

export const lengthOf = (lesson) => titleSeconds + lesson.steps.reduce((sum, step) => sum + step.seconds, 0);

/** Which step runs at `t`, and how far it is. */
export function stepAt(lesson, t) {
  let start = titleSeconds;
  for (const [index, step] of lesson.steps.entries()) {
    if (t < start + step.seconds || index === lesson.steps.length - 1)
      return {index, start, step, s: Math.min(step.seconds, t - start)};
    start += step.seconds;
  }
  throw new Error('a lesson has at least one step');
}

/** The pictures of the stage at `t`: a new scene comes in over the one before. */
export function stageAt(lesson, t, language) {
  const say = (words) => words[language];
  const at = ({step, s}) => step.draw({s: Math.max(0, s), u: Math.max(0, s) / step.seconds, t, say});
  const now = stepAt(lesson, Math.max(t, titleSeconds));
  const before = now.index > 0 ? lesson.steps[now.index - 1] : undefined;
  const same = before?.scene !== undefined && before.scene === now.step.scene;
  if (!before || same || now.s >= fade) return `<g>${at(now)}</g>`;
  return `<g opacity="${1 - ramp(now.s, 0, fade)}">${at({step: before, s: before.seconds})}</g><g opacity="${ramp(now.s, 0, fade)}">${at(now)}</g>`;
}

/** Progress as the counting line: a blue handle where it began, an orange one where it is. */
function progressAt(lesson, t) {
  const total = lengthOf(lesson);
  const x = (time) => 40 + (1200 * time) / total;
  let start = titleSeconds;
  const marks = lesson.steps.map((step) => {
    const mark = circle(x(start), 16, 5, t >= start ? 'var(--solid)' : 'var(--line-2)');
    start += step.seconds;
    return mark;
  });
  return (
    line(40, 16, 1240, 16, 'var(--line-2)', 6) +
    line(40, 16, x(t), 16, 'var(--solid)', 6) +
    marks.join('') +
    circle(40, 16, 11, '#fff', 'stroke="var(--solid)" stroke-width="5"') +
    circle(x(t), 16, 11, '#fff', 'stroke="var(--trial)" stroke-width="5"')
  );
}

/** Makes `target` look like `source` and keeps nodes that fit, so that pictures are not decoded again for each frame. */
function morph(target, source) {
  const wanted = [...source.childNodes];
  wanted.forEach((node, index) => {
    const present = target.childNodes[index];
    if (!present) target.append(node);
    else if (present.nodeName !== node.nodeName || present.getAttribute?.('href') !== node.getAttribute?.('href'))
      present.replaceWith(node);
    else if (node.nodeType === Node.TEXT_NODE) {
      if (present.data !== node.data) present.data = node.data;
    } else {
      for (const {name} of [...present.attributes]) if (!node.hasAttribute(name)) present.removeAttribute(name);
      for (const {name, value} of [...node.attributes])
        if (present.getAttribute(name) !== value) present.setAttribute(name, value);
      morph(present, node);
    }
  });
  while (target.childNodes.length > wanted.length) target.lastChild.remove();
}

const parse = (markup) =>
  new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, 'image/svg+xml')
    .documentElement;

/** Only in a page: the renderer and the tests import this file for its pure half. */
if (typeof document !== 'undefined') {
  const at = (id) => document.getElementById(id);
  const put = (id, value) => {
    if (at(id).textContent !== value) at(id).textContent = value;
  };
  let lesson;
  let words;
  let language;
  /** A menu path stays in one line: no break on either side of its arrows; and none in "Wi-Fi". */
  const unbroken = (value) =>
    value.replaceAll(' → ', '\u00A0→\u00A0').replaceAll('→', '\u2060→\u2060').replaceAll('Wi-Fi', 'Wi-\u2060Fi');
  globalThis.load = async (id, wantedLanguage, wantedWords) => {
    ({default: lesson} = await import(/* @vite-ignore */ `./${id}.mjs`));
    words = wantedWords;
    language = wantedLanguage;
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
    put('name', words.title);
    put('heading', unbroken(words.title));
    put('brand', words.brand);
    // Every picture is decoded before the first frame.
    const names = new Set();
    for (let t = 0; t < lengthOf(lesson); t += 0.25)
      for (const [, href] of (stageAt(lesson, t, language) + lesson.cover({t, say: (x) => x[language]})).matchAll(
        /href="([^"]+)"/g,
      ))
        names.add(href);
    await Promise.all([...names].map((href) => Object.assign(new Image(), {src: href}).decode()));
    await Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 40px Inter`, 'Aa0')));
    await document.fonts.ready;
    return lengthOf(lesson);
  };
  /**
   * Shows the decisive frame of the lesson, 4:3, without title, caption and progress: `poster.at` is its time, `poster.view` the
   * middle and the width of what fills the picture; `poster.hand` is false where what it does is clear without it. Above and below the
   * drawing is room, for a player that cuts it off there.
   */
  globalThis.pose = async () => {
    const {at: time, view = [640, 306, 1240], hand = true} = lesson.poster;
    await globalThis.seek(time);
    const left = `header, #panel, #line, #title, .pill${hand ? '' : ', .hand'}`;
    for (const part of document.querySelectorAll(left)) part.style.display = 'none';
    const [x, y, width] = view;
    const height = width * 0.75;
    const stage = at('stage');
    document.body.style.height = '960px';
    stage.setAttribute('height', '960');
    stage.setAttribute('viewBox', `${x - width / 2} ${y - height / 2} ${width} ${height}`);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  /** Shows the frame; done when it is painted. */
  globalThis.seek = (t) => {
    const {index} = stepAt(lesson, Math.max(t, titleSeconds));
    const count = lesson.steps.length;
    const markup = stageAt(lesson, t, language);
    morph(at('stage'), parse(markup));
    morph(at('line'), parse(progressAt(lesson, t)));
    put('number', String(index + 1));
    put('count', `${index + 1} / ${count}`);
    put('caption', unbroken(words.steps[index]));
    const cover = 1 - ramp(t, titleSeconds - fade, titleSeconds);
    at('title').style.opacity = cover;
    at('title').style.visibility = cover > 0 ? 'visible' : 'hidden';
    if (cover > 0) morph(at('cover'), parse(lesson.cover({t, say: (x) => x[language]})));
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
}
