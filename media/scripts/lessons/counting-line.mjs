/** The line of a K3 as the phone shows it: the picture from above, the door below, the store above. */
import {
  appHead,
  appRow,
  camera,
  circle,
  clamp,
  click,
  color,
  finger,
  group,
  line,
  measure,
  mix,
  mixPoint,
  path,
  phone,
  pill,
  ramp,
  rect,
  text,
  walker,
  windowed,
} from './kit.mjs';

const view = {x: 250, y: 84, w: 780, h: 440};
const start = [
  [300, 220],
  [480, 220],
];
const placed = [
  [300, 300],
  [480, 300],
];
const long = [
  [96, 300],
  [684, 300],
];

/** The live picture; content is drawn in its own coordinates. */
const live = (content) =>
  rect(view.x - 46, view.y - 16, view.w + 92, view.h + 32, 40, '#1A2032') +
  windowed(
    view.x,
    view.y,
    view.w,
    view.h,
    rect(0, 0, view.w, view.h, 0, '#E9EEF7') +
      [0, 1, 2, 3, 4, 5, 6].map((i) => line(i * 130, 0, i * 130, view.h, '#DAE2F0', 2)).join('') +
      [0, 1, 2, 3].map((i) => line(0, i * 130 + 20, view.w, i * 130 + 20, '#DAE2F0', 2)).join('') +
      rect(0, 384, 170, 56, 0, '#AEB9D0') +
      rect(610, 384, 170, 56, 0, '#AEB9D0') +
      rect(170, 400, 440, 40, 0, '#C9D4EA') +
      rect(24, 30, 120, 90, 12, '#F1C89A') +
      rect(640, 24, 116, 120, 12, '#A9C1F2') +
      content,
  );

const handle = ([x, y], tone) => circle(x, y, 17, '#fff', `stroke="${tone}" stroke-width="8"`);
const counting = ([a, b], arrow = 0) =>
  line(...a, ...b, color.solid, 8) +
  handle(a, color.solid) +
  handle(b, color.orange) +
  (arrow > 0
    ? group(line(0, 0, 0, -84, color.solid, 8) + path('M-20 -64 L0 -88 L20 -64', {stroke: color.solid, width: 8}), {
        x: (a[0] + b[0]) / 2,
        y: (a[1] + b[1]) / 2 - 6,
        opacity: arrow,
      })
    : '');
const doors = (open) =>
  rect(170 - 190 * open, 402, 220, 14, 4, '#6E86B8') + rect(390 + 190 * open, 402, 220, 14, 4, '#6E86B8');
const at = ([x, y]) => [view.x + x, view.y + y];

const counter = (inside, outside, say) =>
  pill(view.x + 150, view.y + 52, `${say({zh: '进', en: 'In'})} ${inside}`, {tone: 'blue', size: 32}) +
  pill(view.x + view.w - 150, view.y + 52, `${say({zh: '出', en: 'Out'})} ${outside}`, {tone: 'night', size: 32});

export default {
  cover: ({t}) =>
    camera('k3', 640, 60, 580, {color: 'blue', pattern: 'steady'}, t) +
    line(700, 580, 1160, 580, color.solid, 12) +
    circle(700, 580, 20, '#fff', `stroke="${color.solid}" stroke-width="10"`) +
    circle(1160, 580, 20, '#fff', `stroke="${color.orange}" stroke-width="10"`),
  poster: {at: 14, view: [640, 304, 936]},
  steps: [
    {
      seconds: 4,
      draw: ({s, t, say}) => {
        const deep = ramp(s, 1.9, 2.2);
        const screen =
          group(
            appHead(say({zh: '设置', en: 'Settings'})) +
              appRow(110, say({zh: '图像', en: 'Video'})) +
              appRow(174, say({zh: '计数', en: 'Counting'}), {on: s > 1.4}) +
              appRow(238, say({zh: '存储', en: 'Storage'})),
            {x: -236 * deep},
          ) +
          group(
            appHead(say({zh: '计数', en: 'Counting'})) +
              appRow(110, say({zh: '安装高度', en: 'Height'}), {value: '2.8 m'}) +
              appRow(174, say({zh: '门', en: 'Door'}), {value: say({zh: '东门', en: 'East'})}) +
              appRow(238, say({zh: '计数线', en: 'Line'}), {on: s > 3}),
            {x: 236 * (1 - deep)},
          );
        return (
          camera('k3', 70, 80, 580, {color: 'blue', pattern: 'steady'}, t) +
          phone(790, 64, screen, 0.95) +
          finger(900, mix(258, 318, deep), {
            press: click(s, 1.3) || click(s, 3),
            scale: 0.85,
            opacity: ramp(s, 0.4, 0.8),
          })
        );
      },
    },
    {
      seconds: 5.5,
      scene: 'live',
      draw: ({s}) => {
        const u = ramp(s, 1.2, 3);
        const ends = [mixPoint(start[0], placed[0], u), mixPoint(start[1], placed[1], u)];
        const middle = [390, ends[0][1]];
        return (
          live(doors(0) + counting(ends)) +
          finger(...at([middle[0], middle[1] + 6]), {
            press: u > 0 && u < 1 ? 0.5 : 0,
            opacity: ramp(s, 0.4, 0.9) * (1 - ramp(s, 3.4, 3.9)),
            scale: 0.85,
          }) +
          (s > 3.6
            ? group(
                line(...at([110, 300]), ...at([110, 398]), color.orange, 5) +
                  line(...at([92, 300]), ...at([128, 300]), color.orange, 5) +
                  line(...at([92, 398]), ...at([128, 398]), color.orange, 5) +
                  pill(view.x + 220, view.y + 350, '0.3–0.8 m', {tone: 'orange', size: 28}),
                {opacity: ramp(s, 3.6, 4)},
              )
            : '')
        );
      },
    },
    {
      seconds: 5.5,
      scene: 'live',
      draw: ({s}) => {
        const left = ramp(s, 0.8, 1.8);
        const right = ramp(s, 2.6, 3.6);
        const ends = [mixPoint(placed[0], long[0], left), mixPoint(placed[1], long[1], right)];
        const grip = s < 2.2 ? ends[0] : mixPoint(ends[0], ends[1], ramp(s, 2, 2.5));
        return (
          live(doors(0) + counting(ends)) +
          finger(...at([grip[0], grip[1] + 4]), {
            press: (left > 0 && left < 1) || (right > 0 && right < 1) ? 0.5 : 0,
            opacity: 1 - ramp(s, 3.9, 4.3),
            scale: 0.85,
          }) +
          (s > 4
            ? group(
                measure(view.x, view.x + 96, view.y + 262, '20 cm', 60) +
                  measure(view.x + 684, view.x + 780, view.y + 262, '20 cm', 60),
                {opacity: ramp(s, 4, 4.4)},
              )
            : '')
        );
      },
    },
    {
      seconds: 4,
      scene: 'live',
      draw: ({s, say}) => {
        const shown = ramp(s, 0.3, 0.8);
        return (
          live(doors(0) + counting(long, shown)) +
          pill(640, view.y + 150, say({zh: '店里', en: 'Store'}), {size: 32, opacity: shown}) +
          pill(640, view.y + 380, say({zh: '门外', en: 'Outside'}), {size: 32, tone: 'night', opacity: shown})
        );
      },
    },
    {
      seconds: 6,
      scene: 'live',
      draw: ({s, say}) => {
        // One walk each way is seen; the other nine are told by the counter.
        const rolled = (from) =>
          s < from + 0.8 ? 0 : s < from + 1.5 ? 1 : Math.min(10, 2 + Math.floor((s - from - 1.5) / 0.12));
        const going = s < 3;
        const way = clamp((going ? s : s - 3) / 1.5);
        return (
          live(
            doors(1) +
              counting(long, 1) +
              (way < 1
                ? walker(
                    going ? 330 : 450,
                    going ? mix(490, 60, way) : mix(60, 490, way),
                    color.orange,
                    going ? 0 : 180,
                    Math.sin(s * 14),
                  )
                : ''),
          ) +
          counter(rolled(0), rolled(3), say) +
          pill(640, view.y + 130, '× 10', {
            size: 36,
            tone: 'orange',
            opacity: going ? ramp(s, 1.5, 1.7) * (1 - ramp(s, 2.8, 3)) : ramp(s, 4.5, 4.7),
          })
        );
      },
    },
    {
      seconds: 4,
      scene: 'live',
      draw: ({s, say}) => {
        const open = Math.abs(Math.sin(Math.min(s, 3) * (Math.PI / 0.6)));
        return (
          live(doors(open) + counting(long, 1)) +
          counter(10, 10, say) +
          pill(
            640,
            view.y + 130,
            say({
              zh: `开关${Math.min(5, Math.floor(s / 0.6) + 1)}次，数不变`,
              en: `Open and close ${Math.min(5, Math.floor(s / 0.6) + 1)}: no change`,
            }),
            {size: 30, tone: s > 3 ? 'ok' : 'plain'},
          )
        );
      },
    },
  ],
};
