/** The seven lights of a camera, on an E3-X, in the order in which one meets them. */
import {camera, card, circle, clamp, color, isLit, led, line, path, pill, text} from './kit.mjs';

const hues = {red: '#E5383B', amber: '#F08A12', blue: '#2E6FE8'};

/** The rhythm as a wave that runs past a mark, two seconds wide. */
function wave(x, y, w, state, t) {
  const span = 2.4;
  const level = (time) => y + (isLit(state.pattern, time) ? -34 : 34);
  const points = [];
  for (let i = 0; i <= 240; i += 1) {
    const time = t - span + (span * i) / 240;
    points.push(`${i === 0 ? 'M' : 'L'}${x + (w * i) / 240} ${level(time)}`);
  }
  return (
    line(x, y + 34, x + w, y + 34, color.line, 3) +
    path(points.join(''), {stroke: hues[state.color], width: 7}) +
    circle(x + w, level(t), 11, '#fff', `stroke="${hues[state.color]}" stroke-width="6"`)
  );
}

const words = {
  steady: {zh: '常亮', en: 'Steady'},
  slow: {zh: '慢闪：1.2秒一下', en: 'Slow: once per 1.2 s'},
  fast: {zh: '快闪：一秒两下多', en: 'Fast: over two a second'},
};

/** One light: the camera at the left, its light from near by and its rhythm at the right. */
const light = (colorName, pattern, seconds, mark) => ({
  seconds,
  scene: 'lights',
  draw: ({s, say}) => {
    const state = {color: colorName, pattern};
    return (
      camera('e3-x', 40, 72, 610, state, s) +
      card(
        690,
        112,
        510,
        372,
        led(110, 132, 25, state, s) +
          text(200, 108, say(words[pattern]).split(/[：:]/)[0], {size: 52, weight: 600, anchor: 'start'}) +
          (pattern === 'steady'
            ? ''
            : text(200, 164, say(words[pattern]).split(/[：:]/)[1].trim(), {
                size: 28,
                anchor: 'start',
                fill: color.soft,
              })) +
          wave(50, 280, 400, state, s),
        28,
      ) +
      pill(945, 112, say(mark.words), {tone: mark.tone, size: 28, opacity: clamp(s * 4)})
    );
  },
});

const fine = {words: {zh: '正常', en: 'Normal'}, tone: 'ok'};
const wait = {words: {zh: '等一会儿', en: 'Wait'}, tone: 'blue'};
const act = {words: {zh: '要处理', en: 'Needs you'}, tone: 'red'};

export default {
  cover: ({t}) => camera('e3-x', 640, 120, 620, {color: 'amber', pattern: 'slow'}, t),
  poster: {at: 8.7},
  steps: [
    light('red', 'steady', 4, wait),
    light('amber', 'slow', 4, act),
    light('blue', 'slow', 4.5, wait),
    light('blue', 'steady', 3.5, fine),
    light('amber', 'steady', 4, act),
    light('red', 'fast', 4, act),
    light('amber', 'fast', 4, wait),
  ],
};
