/** A disk in a UL-8208NH, seen from above with the front at the bottom: the bay is at the right. */
import {
  cable,
  circle,
  click,
  clamp,
  color,
  cutout,
  finger,
  group,
  holdRing,
  line,
  mix,
  mixPoint,
  monitor,
  path,
  pill,
  pointer,
  ramp,
  rect,
  text,
  tick,
} from './kit.mjs';

const box = {x: 250, y: 92, w: 780, h: 436};
const bay = {x: 690, y: 150, w: 270, h: 330};
const screws = [
  [24, 34],
  [246, 296],
  [246, 34],
  [24, 296],
];

/** Covers the lights of the picture: unplugged, none is lit. */
const dark =
  [
    [331, 384],
    [353, 380],
    [374, 376],
  ]
    .map(([x, y]) => rect(x - 8, y - 4, 16, 8, 2, '#34363C'))
    .join('') + circle(289, 399, 9, '#34363C');

/** The open recorder. */
const inside = () =>
  rect(box.x - 4, box.y + 10, box.w + 8, box.h + 4, 22, '#14213D', 'opacity=".14"') +
  rect(box.x, box.y, box.w, box.h, 18, '#59637F') +
  rect(box.x + 14, box.y + 14, box.w - 28, box.h - 50, 10, '#2A3247') +
  rect(box.x + 40, box.y + 46, 330, 280, 10, '#24594B') +
  [0, 1, 2].map((i) => rect(box.x + 70 + i * 96, box.y + 80, 70, 70, 6, i === 1 ? '#8C97AE' : '#1B2B2A')).join('') +
  [0, 1, 2, 3, 4].map((i) => rect(box.x + 70 + i * 56, box.y + 190, 36, 22, 3, '#1B2B2A')).join('') +
  [0, 1, 2, 3, 4, 5].map((i) => circle(box.x + 80 + i * 50, box.y + 262, 12, '#B7C0D2')).join('') +
  rect(bay.x - 8, bay.y - 8, bay.w + 16, bay.h + 16, 10, '#1D2435') +
  rect(box.x, box.y + box.h - 30, box.w, 30, 10, '#E9EDF5') +
  circle(box.x + 70, box.y + box.h - 15, 9, '#8C97AE') +
  circle(box.x + 120, box.y + box.h - 15, 5, '#2A3145') +
  circle(box.x + 142, box.y + box.h - 15, 5, '#2A3145') +
  circle(box.x + 164, box.y + box.h - 15, 5, '#2A3145');

const screw = (x, y, depth, turn) =>
  group(
    circle(0, 2, 15, '#14213D', 'opacity=".25"') +
      circle(0, 0, mix(17, 13, depth), '#D8DEEA', 'stroke="#7C879F" stroke-width="2"') +
      group(line(-7, 0, 7, 0, '#59637F', 3.5) + line(0, -7, 0, 7, '#59637F', 3.5), {rotate: turn}),
    {x, y},
  );

/** The disk with its four screws: 0 is out, 0.5 started, 1 tight. */
const disk = (x, y, depths = [0, 0, 0, 0]) =>
  group(
    rect(0, 0, bay.w, bay.h, 12, '#C7D0E0', 'stroke="#9AA6BE" stroke-width="2"') +
      rect(44, 66, 182, 178, 8, '#fff') +
      text(135, 116, '8 TB', {size: 46, weight: 600}) +
      rect(70, 152, 130, 8, 4, color.line2) +
      rect(70, 172, 90, 8, 4, color.line2) +
      rect(70, 200, 130, 24, 3, color.dark) +
      rect(70, -2, 54, 12, 2, color.dark) +
      rect(136, -2, 74, 12, 2, color.dark) +
      depths
        .map((depth, index) =>
          depth > 0 ? screw(...screws[index], depth, depth * 540) : circle(...screws[index], 8, '#6C7790'),
        )
        .join(''),
    {x, y},
  );

/** A screwdriver from above and in front. */
const driver = (x, y, turn, opacity) =>
  group(
    line(0, 0, 120, 150, '#8D98AE', 12) +
      line(100, 125, 190, 238, color.orange, 34) +
      line(116, 145, 176, 220, '#FFB06B', 5, `stroke-dasharray="14 ${8 + 4 * Math.sin(turn)}"`),
    {x, y, opacity},
  );

const data = (u) =>
  cable(
    `M${box.x + 330} ${box.y + 120} C${box.x + 400} ${box.y + 20} ${mix(600, 780, u)} ${mix(190, 110, u)} ${mix(620, bay.x + 96, u)} ${mix(230, bay.y - 4, u)}`,
    color.brand,
  );
const power = (u) =>
  cable(
    `M${box.x + 350} ${box.y + 220} C${box.x + 420} ${box.y + 60} ${mix(600, 800, u)} ${mix(260, 100, u)} ${mix(610, bay.x + 172, u)} ${mix(320, bay.y - 4, u)}`,
    '#F5B53C',
  );

/** The disk page of the recorder's menu. */
function menu(say, state, progress) {
  const row = 150;
  const states = {
    new: {zh: '未初始化', en: 'Not initialized'},
    busy: {zh: '正在初始化', en: 'Initializing'},
    ready: {zh: '正常', en: 'Normal'},
  };
  return (
    text(34, 44, say({zh: '主菜单 › 存储 › 硬盘', en: 'Main menu › Storage › Disks'}), {
      size: 26,
      weight: 600,
      fill: '#fff',
      anchor: 'start',
    }) +
    line(34, 78, 666, 78, '#2B3960', 2) +
    text(34, 112, say({zh: '硬盘', en: 'Disk'}), {size: 22, fill: color.onNight2, anchor: 'start'}) +
    text(190, 112, say({zh: '容量', en: 'Size'}), {size: 22, fill: color.onNight2, anchor: 'start'}) +
    text(370, 112, say({zh: '状态', en: 'State'}), {size: 22, fill: color.onNight2, anchor: 'start'}) +
    rect(24, row - 14, 652, 60, 10, '#1F2C54') +
    text(44, row + 17, '1', {size: 28, fill: '#fff', anchor: 'start'}) +
    text(190, row + 17, '7.28 TB', {size: 28, fill: '#fff', anchor: 'start', mono: true}) +
    text(370, row + 17, say(states[state]), {
      size: 28,
      weight: 600,
      fill: state === 'ready' ? '#6FD39A' : '#FFB06B',
      anchor: 'start',
    }) +
    (state === 'busy'
      ? rect(34, 240, 632, 12, 6, '#2B3960') + rect(34, 240, 632 * progress, 12, 6, color.orange)
      : '') +
    rect(446, 300, 220, 60, 10, state === 'new' ? color.solid : '#2B3960') +
    text(556, 331, say({zh: '初始化', en: 'Initialize'}), {size: 26, weight: 600, fill: '#fff'})
  );
}
const screen = [290, 94, 700, 380];

export default {
  cover: () => cutout('ul-8208nh', 560, 60, 620) + group(disk(0, 0), {x: 960, y: 360, scale: 0.62}),
  poster: {at: 15.2, view: [636, 310, 840]},
  steps: [
    {
      seconds: 6,
      draw: ({s, say}) => {
        const out = ramp(s, 0.6, 1.2);
        const waited = clamp((s - 1.4) / 2.6);
        const open = ramp(s, 4.3, 5.3);
        const plugX = mix(980, 1090, out);
        return (
          cutout('ul-8208nh', 40, 60, 700) +
          group(dark, {opacity: ramp(s, 1, 1.3)}) +
          group(path('M144 217 L410 192 L633 296 L233 381 Z', {fill: '#7D89A8', stroke: '#98A3BE', width: 5}), {
            y: -80 * open,
            opacity: open > 0 ? clamp(open * 6) : 0,
          }) +
          rect(840, 220, 120, 160, 20, '#fff', `stroke="${color.line2}" stroke-width="3"`) +
          circle(900, 274, 9, color.dark) +
          circle(880, 312, 9, color.dark) +
          circle(920, 312, 9, color.dark) +
          cable(`M${plugX + 74} 296 C${plugX + 170} 300 1180 470 1330 450`, color.dark) +
          rect(plugX, 256, 84, 80, 18, color.dark) +
          rect(plugX - 26, 276, 26, 10, 2, color.metal) +
          rect(plugX - 26, 306, 26, 10, 2, color.metal) +
          finger(plugX + 50, 330, {opacity: ramp(s, 0.1, 0.4) * (1 - ramp(s, 1.4, 1.8)), rotate: -14, scale: 0.9}) +
          (s > 1.3
            ? group(holdRing(1140, 170, 56, waited, String(Math.round(waited * 30))), {opacity: ramp(s, 1.3, 1.6)})
            : '') +
          pill(560, 460, say({zh: '拧开盖板', en: 'Open the lid'}), {tone: 'blue', opacity: ramp(s, 4.2, 4.5)})
        );
      },
    },
    {
      seconds: 5,
      scene: 'open',
      draw: ({s}) => {
        const down = ramp(s, 0.5, 1.7);
        const depths = screws.map((_, index) => 0.5 * ramp(s, 2 + index * 0.55, 2.5 + index * 0.55));
        const index = Math.min(3, Math.max(0, Math.floor((s - 2) / 0.55)));
        const spot = screws[index];
        return (
          inside() +
          group(disk(0, 0, depths), {x: mix(bay.x + 220, bay.x, down), y: mix(-120, bay.y, down)}) +
          finger(mix(bay.x + 380, bay.x + spot[0], ramp(s, 1.6, 2)), mix(40, bay.y + spot[1], ramp(s, 1.6, 2)), {
            opacity: ramp(s, 1.5, 1.9) * (1 - ramp(s, 4.3, 4.7)),
            scale: 0.75,
          })
        );
      },
    },
    {
      seconds: 5,
      scene: 'open',
      draw: ({s}) => {
        const at = (index) => 0.5 + 0.5 * ramp(s, 0.6 + index * 1, 1.4 + index * 1);
        const stage = clamp((s - 0.4) / 1, 0, 3.999);
        const index = Math.floor(stage);
        const spot = mixPoint(
          screws[Math.max(0, index - 1)],
          screws[index],
          index === 0 ? 1 : ramp(stage - index, 0, 0.25),
        );
        const order = screws
          .map(([x, y], number) =>
            group(
              pill(bay.x + (x < 100 ? -46 : bay.w + 46), bay.y + y, String(number + 1), {
                tone: number <= index ? 'blue' : 'plain',
                size: 28,
              }),
              {},
            ),
          )
          .join('');
        return (
          inside() +
          disk(
            bay.x,
            bay.y,
            screws.map((_, number) => at(number)),
          ) +
          order +
          line(
            bay.x + screws[0][0],
            bay.y + screws[0][1],
            bay.x + screws[1][0],
            bay.y + screws[1][1],
            color.orange,
            4,
            'stroke-dasharray="4 14"',
          ) +
          line(
            bay.x + screws[2][0],
            bay.y + screws[2][1],
            bay.x + screws[3][0],
            bay.y + screws[3][1],
            color.orange,
            4,
            'stroke-dasharray="4 14"',
          ) +
          driver(bay.x + spot[0], bay.y + spot[1], s * 16, ramp(s, 0.2, 0.5) * (1 - ramp(s, 4.5, 4.8)))
        );
      },
    },
    {
      seconds: 4,
      scene: 'open',
      draw: ({s, say}) => {
        const first = ramp(s, 0.4, 1.3);
        const second = ramp(s, 1.9, 2.8);
        return (
          inside() +
          disk(bay.x, bay.y, [1, 1, 1, 1]) +
          data(first) +
          power(second) +
          pill(470, 470, say({zh: '数据线', en: 'Data'}), {tone: 'blue', opacity: ramp(s, 0.2, 0.5)}) +
          pill(620, 470, say({zh: '电源线', en: 'Power'}), {tone: 'orange', opacity: ramp(s, 1.7, 2)}) +
          tick(bay.x + 96, bay.y + 30, 20, ramp(s, 1.3, 1.5)) +
          tick(bay.x + 172, bay.y + 30, 20, ramp(s, 2.8, 3))
        );
      },
    },
    {
      seconds: 5.5,
      scene: 'menu',
      draw: ({s, say}) => {
        const state = s < 2.2 ? 'new' : 'busy';
        return (
          monitor(...screen, menu(say, state, clamp((s - 2.2) / 3.2))) +
          pointer(
            screen[0] + mix(260, 560, ramp(s, 0.8, 1.7)),
            screen[1] + mix(250, 336, ramp(s, 0.8, 1.7)),
            click(s, 2),
          )
        );
      },
    },
    {
      seconds: 3.5,
      scene: 'menu',
      draw: ({s, say}) =>
        monitor(...screen, menu(say, 'ready', 1)) +
        tick(screen[0] + 632, screen[1] + 167, 24, ramp(s, 0.2, 0.5)) +
        pill(
          screen[0] + 350,
          screen[1] + 250,
          say({zh: '标签8 TB＝录像机7.28 TB', en: 'Label 8 TB = recorder 7.28 TB'}),
          {size: 32, opacity: ramp(s, 0.8, 1.2)},
        ),
    },
  ],
};
