/** Fewer false alerts of movement: causes, area, distance, hours, and a walk, in the app Xiaodian. */
import {
  appHead,
  appRow,
  camera,
  card,
  circle,
  clamp,
  click,
  color,
  cross,
  finger,
  group,
  line,
  mix,
  mixPoint,
  path,
  phone,
  pill,
  ramp,
  rect,
  text,
  tick,
  walker,
  windowed,
} from './kit.mjs';

const view = {x: 250, y: 84, w: 780, h: 440};
const online = {color: 'blue', pattern: 'steady'};
const at = ([x, y]) => [view.x + x, view.y + y];

/** The telephone held across, with the live picture in it. */
const live = (content) =>
  rect(view.x - 46, view.y - 16, view.w + 92, view.h + 32, 40, '#1A2032') +
  windowed(view.x, view.y, view.w, view.h, content);

/** The back of the shop at night: tree behind the glass, a sign, the back door, the register. */
const shop = (t = 0) =>
  rect(0, 0, 780, 214, 0, '#2A3454') +
  rect(0, 214, 780, 226, 0, '#3A4668') +
  [90, 250, 410, 570, 730]
    .map((x) => line(390 + (x - 390) * 0.6, 214, 390 + (x - 390) * 1.9, 440, '#45527A', 2))
    .join('') +
  [260, 330].map((y) => line(0, y, 780, y, '#45527A', 2)).join('') +
  // Glass front with the street and a tree that moves.
  rect(30, 40, 200, 174, 4, '#16203C') +
  group(
    rect(-7, 40, 14, 78, 4, '#3B3350') +
      circle(0, 14, 40, '#2F5A4E') +
      circle(-28, 32, 28, '#2A5147') +
      circle(30, 32, 28, '#34665A'),
    {x: 100, y: 96, rotate: 5 * Math.sin(t * 2.4)},
  ) +
  circle(194, 190, 9, '#F5E3A8', 'opacity=".9"') +
  circle(216, 190, 9, '#F5E3A8', 'opacity=".9"') +
  rect(30, 40, 200, 174, 4, 'none', 'stroke="#7F92C4" stroke-width="8"') +
  line(130, 40, 130, 214, '#7F92C4', 6) +
  // A sign that moves.
  group(
    line(0, -34, 0, 0, '#7F92C4', 4) +
      rect(-52, 0, 104, 44, 8, color.orange) +
      text(0, 23, 'SALE', {size: 24, weight: 600, fill: '#fff'}),
    {
      x: 330,
      y: 60,
      rotate: 7 * Math.sin(t * 2),
    },
  ) +
  // The back door.
  rect(440, 50, 116, 168, 4, '#6476A8') +
  rect(450, 60, 96, 158, 2, '#8C9DCB') +
  circle(532, 142, 6, color.dark) +
  // The register.
  path('M606 206 L760 206 L790 250 L590 250 Z', {fill: '#9AA8CF'}) +
  rect(590, 250, 200, 92, 0, '#7384B4') +
  rect(650, 142, 84, 60, 6, color.dark) +
  rect(656, 148, 72, 48, 3, '#4D70C4');

/** Corners of the area, from the far left one on. */
const good = [
  [426, 226],
  [566, 226],
  [560, 352],
  [330, 352],
];
const area = (corners, u = 1) =>
  path(`M${corners.map(([x, y]) => `${x} ${y}`).join(' L')} Z`, {
    fill: color.brand,
    stroke: '#8FB0FF',
    width: 6,
    extra: `fill-opacity=".34" opacity="${u}"`,
  }) +
  corners
    .map(([x, y]) => circle(x, y, 13, '#fff', `stroke="${color.orange}" stroke-width="6" opacity="${u}"`))
    .join('');

/** A cat from the side. */
const cat = (x, y, scale) =>
  group(
    path(
      'M-64 0 C-70 -52 -20 -62 14 -50 C30 -46 46 -58 52 -74 L62 -56 L80 -56 L88 -74 C98 -42 84 -18 62 -16 L58 0 L44 0 L40 -12 L-34 -12 L-40 0 Z',
      {
        fill: '#D8A25C',
      },
    ) +
      path('M-60 -26 C-92 -40 -96 -78 -78 -90', {stroke: '#D8A25C', width: 13}) +
      circle(66, -42, 4, color.dark) +
      circle(80, -42, 4, color.dark),
    {x, y, scale},
  );

const clock = (x, hour) => x + ((hour - 18) / 15) * 960;

/** A phone that shows an alert; it shakes a little while it rings. */
const alerted = (x, y, s, say) => {
  const shown = ramp(s, 0, 0.3);
  const screen =
    rect(0, 0, 236, 476, 0, color.night) +
    text(118, 120, '22:52', {size: 58, weight: 600, fill: '#fff', mono: true}) +
    group(
      rect(12, 200, 212, 188, 18, '#fff') +
        text(28, 228, say({zh: '打烊后有动静', en: 'After closing'}), {size: 22, weight: 600, anchor: 'start'}) +
        group(windowed(0, 0, 780, 440, shop()), {x: 24, y: 252, scale: 0.241}),
      {opacity: shown},
    );
  return group(phone(0, 0, screen, 0.9), {x: x + (s > 0 && s < 0.7 ? 5 * Math.sin(s * 60) : 0), y});
};

export default {
  cover: ({t}) =>
    rect(640, 176, 560, 340, 36, '#1A2032') +
    group(windowed(0, 0, view.w, view.h, shop(t) + area(good)), {x: 664, y: 200, scale: 0.656}),
  poster: {at: 12.6, view: [640, 304, 936]},
  steps: [
    {
      seconds: 5.5,
      draw: ({s, say}) => {
        const rows = [
          {words: {zh: '树影', en: 'Tree shadows'}, count: 22, fix: {zh: '改区域', en: 'Area'}},
          {words: {zh: '保洁', en: 'Cleaners'}, count: 9, fix: {zh: '改时段', en: 'Hours'}},
          {words: {zh: '猫', en: 'Cats'}, count: 5, fix: {zh: '看远近', en: 'Distance'}},
          {words: {zh: '真有事', en: 'Real'}, count: 4},
        ];
        return card(
          100,
          92,
          1080,
          420,
          text(40, 52, say({zh: '三晚40条', en: '40 alerts in three nights'}), {
            size: 34,
            weight: 600,
            anchor: 'start',
          }) +
            rows
              .map(({words, count, fix}, index) => {
                const from = 0.4 + index * 1.05;
                const u = ramp(s, from, from + 0.9);
                const y = 128 + index * 76;
                return group(
                  text(40, y, say(words), {size: 32, anchor: 'start'}) +
                    rect(290, y - 22, 420 * (count / 22) * u, 44, 8, fix ? color.orange : color.ok) +
                    text(290 + 420 * (count / 22) * u + 18, y, String(Math.round(count * u)), {
                      size: 34,
                      weight: 600,
                      anchor: 'start',
                      mono: true,
                    }) +
                    (fix
                      ? pill(930, y, say(fix), {size: 28, tone: 'blue', opacity: ramp(s, from + 0.7, from + 1)})
                      : tick(930, y, 26, ramp(s, from + 0.7, from + 1))),
                  {opacity: ramp(s, from - 0.2, from)},
                );
              })
              .join(''),
          28,
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const deep = ramp(s, 1.9, 2.2);
        const screen =
          group(
            appHead(say({zh: '我的', en: 'Me'})) +
              appRow(110, say({zh: '营业时间', en: 'Opening hours'}), {size: 18}) +
              appRow(174, say({zh: '打烊以后', en: 'After closing'}), {on: s > 1.4, size: 18}) +
              appRow(238, say({zh: '提醒', en: 'Alerts'}), {size: 18}),
            {x: -236 * deep},
          ) +
          group(
            appHead(say({zh: '打烊以后', en: 'After closing'})) +
              appRow(110, say({zh: '画一块地方', en: 'Mark an area'}), {on: s > 3, size: 18}),
            {x: 236 * (1 - deep)},
          );
        return (
          camera('w3-e', 60, 64, 580, online, s) +
          phone(790, 64, screen, 0.95) +
          finger(900, mix(264, 200, deep), {
            press: click(s, 1.3) || click(s, 2.9),
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
        // Begins as the whole picture and is drawn in corner by corner.
        const whole = [
          [40, 60],
          [740, 60],
          [740, 410],
          [40, 410],
        ];
        const order = [0, 1, 2, 3];
        const share = order.map((index) => ramp(s, 0.6 + index * 0.75, 1.2 + index * 0.75));
        const near = [good[0], [770, 226], [770, 410], [330, 410]];
        const corners = order.map((index) => mixPoint(whole[index], near[index], share[index]));
        const moving = order.findLast((index) => share[index] > 0) ?? 0;
        const out = (x, y, from) => cross(view.x + x, view.y + y, 26, ramp(s, from, from + 0.3));
        return (
          live(shop(s) + area(corners)) +
          out(130, 126, 3.7) +
          out(330, 84, 4) +
          tick(...at([498, 140]), 26, ramp(s, 4.4, 4.7)) +
          tick(...at([692, 172]), 26, ramp(s, 4.7, 5)) +
          finger(...at([corners[moving][0], corners[moving][1] + 4]), {
            press: share[moving] > 0 && share[moving] < 1 ? 0.5 : 0,
            opacity: ramp(s, 0.2, 0.5) * (1 - ramp(s, 3.5, 3.9)),
            scale: 0.8,
          })
        );
      },
    },
    {
      seconds: 5,
      scene: 'live',
      draw: ({s, say}) => {
        const u = ramp(s, 1.8, 2.8);
        const low = mix(410, 344, u);
        const corners = [good[0], [770, 226], [770, low], [mix(330, 350, u), low]];
        return (
          live(shop(s) + area(corners) + cat(mix(900, 590, ramp(s, 0.2, 1.4)), 436, 1.25)) +
          (u > 0 && u < 1 ? finger(...at([560, low + 4]), {press: 0.5, scale: 0.8}) : '') +
          (s > 2.9
            ? group(
                line(...at([120, 352]), ...at([120, 432]), color.orange, 6) +
                  line(...at([96, 352]), ...at([144, 352]), color.orange, 6) +
                  line(...at([96, 434]), ...at([144, 434]), color.orange, 6) +
                  pill(...at([234, 392]), say({zh: '2 m', en: '2 m (6.6 ft)'}), {tone: 'orange', size: 28}),
                {opacity: ramp(s, 2.9, 3.3)},
              )
            : '') +
          tick(...at([590, 300]), 30, ramp(s, 3.4, 3.7))
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, say}) => {
        const end = mix(6.5, 6, ramp(s, 2.2, 3));
        const x = 160;
        return (
          rect(0, 74, 1280, 474, 0, color.night) +
          circle(1090, 150, 42, '#E8EDF8') +
          circle(1072, 140, 38, color.night) +
          rect(x, 270, 960, 70, 16, '#2B3960') +
          rect(clock(x, 22.5), 270, clock(x, end + 24) - clock(x, 22.5), 70, 12, color.brand) +
          text((clock(x, 22.5) + clock(x, 30)) / 2, 306, say({zh: '提醒', en: 'Alerts on'}), {
            size: 32,
            weight: 600,
            fill: '#fff',
          }) +
          text(clock(x, 19.9), 306, say({zh: '营业', en: 'Open'}), {size: 28, fill: color.onNight2}) +
          text(clock(x, 22.5), 232, '22:30', {size: 40, weight: 600, fill: '#fff', mono: true}) +
          text(clock(x, 22.5), 386, say({zh: '打烊', en: 'Closing'}), {size: 30, fill: color.onNight}) +
          text(clock(x, 30), 232, s < 2.6 ? '6:30' : '6:00', {size: 40, weight: 600, fill: '#FFB06B', mono: true}) +
          group(
            line(0, -64, 0, 6, '#C9A063', 9) +
              path('M-24 6 H24 L34 58 H-34 Z', {fill: '#E5B454'}) +
              [-14, 0, 14].map((u) => line(u, 20, u * 1.3, 52, '#B98A3A', 3)).join(''),
            {x: clock(x, 30), y: 440, opacity: ramp(s, 1, 1.4), rotate: 10 * Math.sin(s * 5)},
          ) +
          text(clock(x, 30) + 58, 440, say({zh: '保洁6:00到', en: 'Cleaner: 6 a.m.'}), {
            size: 28,
            fill: color.onNight,
            anchor: 'start',
          }) +
          tick(clock(x, 30), 150, 30, ramp(s, 3.2, 3.5))
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, say}) => {
        const turn = Math.min(2, Math.floor(s / 1.55));
        const since = s - turn * 1.55;
        const lanes = [230, 400, 570];
        return (
          card(
            80,
            92,
            800,
            420,
            windowed(
              16,
              16,
              768,
              388,
              rect(0, 0, 768, 388, 10, '#3A4668') +
                [1, 2, 3, 4, 5].map((index) => line(index * 128, 0, index * 128, 388, '#45527A', 2)).join('') +
                [1, 2].map((index) => line(0, index * 128, 768, index * 128, '#45527A', 2)).join('') +
                rect(130, 74, 540, 240, 14, color.brand, 'fill-opacity=".34" stroke="#8FB0FF" stroke-width="6"') +
                lanes
                  .map((x, index) =>
                    line(x, 20, x, 368, '#C9D7F5', 4, `stroke-dasharray="4 16" opacity="${index <= turn ? 1 : 0.3}"`),
                  )
                  .join('') +
                lanes
                  .map((x, index) => tick(x, 346, 24, index < turn || (index === turn && since > 0.9) ? 1 : 0))
                  .join('') +
                (since < 1.2
                  ? walker(lanes[turn], mix(-30, 330, clamp(since / 1.1)), color.orange, 180, Math.sin(s * 14))
                  : ''),
            ),
          ) +
          alerted(950, 78, since - 0.55, say) +
          pill(480, 122, say({zh: `第${turn + 1}遍，共3遍`, en: `Walk ${turn + 1} of 3`}), {size: 28}) +
          pill(480, 482, say({zh: '每遍隔10分钟以上', en: 'More than 10 minutes apart'}), {size: 28, tone: 'night'})
        );
      },
    },
  ],
};
