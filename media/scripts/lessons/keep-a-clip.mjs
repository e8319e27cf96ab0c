/** A clip kept and handed over, on the recorder's own screen. */
import {
  appHead,
  card,
  circle,
  clamp,
  click,
  color,
  cutout,
  group,
  line,
  mix,
  monitor,
  path,
  phone,
  picture,
  pill,
  pointer,
  ramp,
  rect,
  text,
  tick,
  windowed,
} from './kit.mjs';

const screen = [240, 88, 800, 410];
const hour = (x) => 150 + x * 600;

/** The playback page: picture, channels, timeline with a span, buttons. */
function playback(say, {from = 0.42, to = 0.58, locked = 0, pressed = '', channel = 1, note = ''}) {
  const channels = [1, 2, 3, 4]
    .map(
      (number) =>
        rect(14, 20 + (number - 1) * 56, 108, 46, 8, number === channel ? color.solid : '#1F2C54') +
        text(68, 44 + (number - 1) * 56, say({zh: `通道${number}`, en: `Ch. ${number}`}), {size: 22, fill: '#fff'}),
    )
    .join('');
  const times = ['14:00', '14:30', '15:00', '15:30']
    .map((time, index) => text(hour(index / 3), 370, time, {size: 18, fill: color.onNight2, mono: true}))
    .join('');
  const button = (x, words, name) =>
    rect(x, 258, 128, 46, 8, pressed === name ? color.orange : '#2B3960') +
    text(x + 64, 282, say(words), {size: 22, weight: 600, fill: '#fff'});
  return (
    windowed(
      138,
      16,
      400,
      226,
      picture('stills/scene-store-checkout-1600.webp', 0, 0, 400, 226) +
        text(392, 24, '2026-11-13 14:31:08', {size: 18, fill: color.ink, anchor: 'end', mono: true}),
    ) +
    channels +
    windowed(
      554,
      16,
      232,
      226,
      rect(0, 0, 232, 226, 8, '#1F2C54') +
        text(18, 36, say({zh: '时段', en: 'Time'}), {size: 22, fill: color.onNight2, anchor: 'start'}) +
        text(18, 80, '14:20 – 15:10', {size: 26, weight: 600, fill: '#fff', anchor: 'start', mono: true}) +
        text(18, 124, note, {size: 20, fill: '#FFB06B', anchor: 'start'}),
    ) +
    button(138, {zh: '锁定', en: 'Lock'}, 'lock') +
    button(280, {zh: '导出', en: 'Export'}, 'export') +
    rect(hour(0), 324, 600, 26, 6, '#2B3960') +
    rect(hour(0), 324, 600, 26, 6, '#3F67C7') +
    rect(hour(from), 318, hour(to) - hour(from), 38, 8, color.orange, 'opacity=".9"') +
    (locked > 0 ? lock(hour((from + to) / 2), 336, 0.42 * locked) : '') +
    times
  );
}

const lock = (x, y, scale) =>
  group(
    path('M-22 -6 V-22 A22 22 0 0 1 22 -22 V-6', {stroke: '#fff', width: 12}) +
      rect(-34, -8, 68, 54, 10, '#fff') +
      circle(0, 18, 8, color.orange),
    {x, y, scale},
  );
const stick = (x, y, words, scale = 1) =>
  group(
    rect(-34, 6, 68, 170, 14, '#14213D', 'opacity=".14"') +
      rect(-22, -44, 44, 50, 4, color.metal) +
      rect(-12, -30, 8, 12, 1, color.dark) +
      rect(4, -30, 8, 12, 1, color.dark) +
      rect(-34, 0, 68, 170, 14, color.solid) +
      text(0, 88, words, {size: 24, weight: 600, fill: '#fff'}),
    {x, y, scale},
  );

export default {
  cover: () => cutout('ul-8208nh', 600, 40, 520) + stick(940, 440, 'USB', 0.9) + stick(1060, 440, 'USB', 0.9),
  poster: {at: 12.4},
  steps: [
    {
      seconds: 5.5,
      scene: 'playback',
      draw: ({s, say}) => {
        const u = ramp(s, 2.4, 3.8);
        const spot =
          s < 1.6
            ? [mix(380, 70, ramp(s, 0.4, 1.1)), mix(240, 100, ramp(s, 0.4, 1.1))]
            : [mix(70, hour(mix(0.5, 0.22, u)), ramp(s, 1.5, 2.3)), mix(100, 344, ramp(s, 1.5, 2.3))];
        return (
          monitor(
            ...screen,
            playback(say, {
              channel: s > 1.2 ? 2 : 1,
              from: mix(0.48, 0.22, u),
              to: mix(0.52, 0.78, u),
              note: u > 0.9 ? say({zh: '前后各30分钟', en: '30 min on both sides'}) : '',
            }),
          ) + pointer(screen[0] + spot[0], screen[1] + spot[1], click(s, 1.2))
        );
      },
    },
    {
      seconds: 4,
      scene: 'playback',
      draw: ({s, say}) => {
        const u = ramp(s, 0.3, 1.1);
        return (
          monitor(
            ...screen,
            playback(say, {channel: 2, from: 0.22, to: 0.78, locked: ramp(s, 1.6, 2), pressed: s > 1.3 ? 'lock' : ''}),
          ) +
          pointer(screen[0] + mix(hour(0.22), 210, u), screen[1] + mix(344, 286, u), click(s, 1.3)) +
          pill(910, 290, say({zh: '不会被覆盖', en: 'Not overwritten'}), {
            tone: 'ok',
            size: 30,
            opacity: ramp(s, 2, 2.4),
          })
        );
      },
    },
    {
      seconds: 5.5,
      draw: ({s, say}) => {
        const flash = ramp(s, 2.4, 2.5) * (1 - ramp(s, 2.5, 2.9));
        const clock =
          appHead(say({zh: '北京时间', en: 'Network time'})) +
          text(118, 236, '14:31:22', {size: 50, weight: 600, mono: true}) +
          text(118, 300, '2026-11-13', {size: 24, fill: color.soft, mono: true});
        const frame = ramp(s, 1.4, 1.9);
        return (
          monitor(
            100,
            120,
            600,
            340,
            windowed(
              0,
              0,
              600,
              340,
              picture('stills/scene-store-checkout-1600.webp', 0, 0, 600, 340) +
                rect(236, 14, 350, 48, 8, '#fff', 'opacity=".9"') +
                text(574, 39, '2026-11-13 14:31:08', {size: 30, weight: 600, anchor: 'end', mono: true}),
            ),
          ) +
          phone(780, 84, clock, 0.86) +
          group(
            path('M70 190 V100 H160 M960 100 H1050 V190 M1050 430 V520 H960 M160 520 H70 V430', {
              stroke: color.orange,
              width: 8,
            }),
            {opacity: frame * (1 - ramp(s, 3, 3.4))},
          ) +
          rect(0, 74, 1280, 474, 0, '#fff', `opacity="${flash}"`) +
          pill(400, 500, say({zh: '画面比北京时间慢14秒', en: 'Picture 14 seconds slow'}), {
            tone: 'orange',
            size: 34,
            opacity: ramp(s, 3.2, 3.6),
          })
        );
      },
    },
    {
      seconds: 5.5,
      scene: 'playback',
      draw: ({s, say}) => {
        const u = ramp(s, 1.3, 2);
        const share = clamp((s - 2.5) / 2.4);
        return (
          monitor(
            ...screen,
            playback(say, {channel: 2, from: 0.22, to: 0.78, locked: 1, pressed: s > 2.2 ? 'export' : ''}) +
              (s > 2.4
                ? rect(554, 258, 232, 46, 8, '#1F2C54') +
                  rect(566, 277, 208, 8, 4, '#2B3960') +
                  rect(566, 277, 208 * share, 8, 4, color.orange)
                : ''),
          ) +
          pointer(screen[0] + mix(210, 350, u), screen[1] + mix(300, 286, u), click(s, 2.2)) +
          stick(1150, mix(560, 300, ramp(s, 0.2, 0.9)), 'USB') +
          pill(1150, 210, say({zh: '1小时一段', en: '1 hour each'}), {opacity: ramp(s, 2.6, 3)})
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const file = (x, name, u) =>
          card(
            x,
            130,
            250,
            120,
            text(125, 44, name, {size: 28, weight: 600}) +
              text(125, 84, '1.35 GB', {size: 24, fill: color.soft, mono: true}),
            16,
          ) + tick(x + 238, 142, 22, u);
        return (
          file(240, '1420.mp4', ramp(s, 0.3, 0.6)) +
          file(790, '1420.mp4', ramp(s, 0.5, 0.8)) +
          line(365, 262, 365, 300, color.solid, 5) +
          line(915, 262, 915, 300, color.solid, 5) +
          stick(365, 350, '1') +
          stick(915, 350, '2') +
          pill(540, 430, say({zh: '交出去', en: 'Hand over'}), {tone: 'blue', size: 30, opacity: ramp(s, 1, 1.3)}) +
          pill(1100, 430, say({zh: '锁在公司', en: 'Lock away'}), {tone: 'night', size: 30, opacity: ramp(s, 1.5, 1.8)})
        );
      },
    },
    {
      seconds: 3.5,
      draw: ({s, say}) => {
        const share = clamp(s / 2.6);
        return (
          monitor(
            330,
            100,
            620,
            350,
            windowed(0, 0, 620, 350, picture('stills/scene-store-checkout-1600.webp', 0, 0, 620, 350)) +
              rect(0, 300, 620, 50, 0, color.night, 'opacity=".85"') +
              rect(24, 320, 480, 10, 5, '#4A5B8C') +
              rect(24, 320, 480 * share, 10, 5, color.orange) +
              text(560, 326, `0:${String(Math.round(share * 30)).padStart(2, '0')}`, {
                size: 24,
                fill: '#fff',
                mono: true,
              }),
          ) +
          tick(640, 260, 64, ramp(s, 2.6, 2.9)) +
          pill(1100, 280, say({zh: '能放', en: 'It plays'}), {tone: 'ok', size: 32, opacity: ramp(s, 2.7, 3)})
        );
      },
    },
  ],
};
