/** A mask over the PIN pad of a register, drawn and checked. */
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
  path,
  phone,
  pill,
  ramp,
  rect,
  text,
  tick,
  windowed,
} from './kit.mjs';

const view = {x: 250, y: 84, w: 780, h: 440};
/** The PIN pad in the picture, and the box that covers it with a margin. */
const pad = {x: 566, y: 216, w: 92, h: 104};
const box = {x: 548, y: 198, w: 128, h: 140};
const online = {color: 'blue', pattern: 'steady'};

/** Goods on a shelf, as blocks: small shapes cost most of a video's bytes. */
const goods = (x, y) =>
  rect(x, y, 86, 40, 4, '#3F67C7') + rect(x + 98, y, 64, 40, 4, '#E58A3C') + rect(x + 174, y, 96, 40, 4, '#4FA58A');

/** The checkout as the camera sees it; `pan` moves the picture, beyond it is the neighbor's window. */
const checkout = (pan = 0, dark = 0) =>
  group(
    rect(-40, 0, 1240, 270, 0, '#DFE7F4') +
      rect(-40, 270, 1240, 180, 0, '#EEF2F9') +
      rect(50, 44, 300, 176, 8, '#fff') +
      [60, 118].map((y) => rect(50, y + 42, 300, 8, 0, '#C3CCDD') + goods(64, y)).join('') +
      rect(790, 30, 210, 190, 6, '#8FB2E6') +
      rect(802, 42, 186, 166, 2, '#CFE2FA') +
      rect(802, 42, 36, 166, 0, '#F4D9B8') +
      rect(952, 42, 36, 166, 0, '#F4D9B8') +
      circle(895, 122, 20, '#4C392D') +
      path('M858 208 C858 160 932 160 932 208 Z', {fill: '#4FA58A'}) +
      path('M140 262 L720 262 L770 336 L90 336 Z', {fill: '#FBFCFE'}) +
      rect(90, 336, 680, 120, 0, '#D5DDEB') +
      rect(90, 366, 680, 12, 0, color.orange) +
      rect(224, 276, 20, 30, 0, color.steel) +
      rect(168, 162, 140, 112, 10, color.dark) +
      rect(178, 172, 120, 88, 4, '#5E86DD') +
      rect(352, 262, 150, 56, 8, color.steel) +
      rect(364, 272, 126, 34, 4, '#39435F') +
      rect(pad.x, pad.y, pad.w, pad.h, 12, '#1F2740') +
      rect(pad.x + 12, pad.y + 10, pad.w - 24, 22, 4, '#9FD3B4') +
      [42, 61, 80].map((y) => rect(pad.x + 14, pad.y + y, 64, 13, 3, '#DCE3F0')).join('') +
      (dark > 0 ? rect(-40, 0, 1240, 450, 0, '#121A2E', `opacity="${0.72 * dark}"`) : ''),
    {x: -pan},
  );

const covered = ({x, y, w, h}, u = 1) => rect(x, y, w * u, h * u, 2, '#05070D');
const handles = ({x, y, w, h}, u = 1) =>
  rect(x, y, w * u, h * u, 2, 'none', `stroke="${color.orange}" stroke-width="5"`) +
  [
    [x, y],
    [x + w * u, y],
    [x, y + h * u],
    [x + w * u, y + h * u],
  ]
    .map(([cx, cy]) => circle(cx, cy, 9, '#fff', `stroke="${color.orange}" stroke-width="5"`))
    .join('');

/** The telephone held across, with the live picture in it. */
const live = (content) =>
  rect(view.x - 46, view.y - 16, view.w + 92, view.h + 32, 40, '#1A2032') +
  windowed(view.x, view.y, view.w, view.h, content);
const at = (x, y) => [view.x + x, view.y + y];

/** The live picture made small, for cards. */
const small = (x, y, w, content) => group(windowed(0, 0, view.w, view.h, content), {x, y, scale: w / view.w});

/** A person from the front, standing on (x, y). */
const person = (x, y, h, tone, swing = 0) =>
  group(
    `<ellipse cx="0" cy="0" rx="30" ry="7" fill="#14213D" opacity=".16"/>` +
      line(-9, -70, -9 - 10 * swing, -4, '#2A3145', 15) +
      line(9, -70, 9 + 10 * swing, -4, '#2A3145', 15) +
      rect(-25, -142, 50, 82, 20, tone) +
      circle(0, -166, 20, '#E3B58F') +
      path('M-20 -168 A20 20 0 0 1 20 -168 C8 -178 -8 -178 -20 -168 Z', {fill: '#3A2B22'}),
    {x, y, scale: h / 186},
  );

/** A door with a counting line on the floor in front of it. */
const entrance = () =>
  rect(0, 0, view.w, 250, 0, '#DFE7F4') +
  rect(0, 250, view.w, 190, 0, '#EEF2F9') +
  rect(150, 40, 430, 210, 6, '#6E86B8') +
  rect(164, 54, 402, 196, 2, '#CFE2FA') +
  line(365, 54, 365, 250, '#6E86B8', 10) +
  line(120, 356, 620, 356, color.solid, 8) +
  circle(120, 356, 15, '#fff', `stroke="${color.solid}" stroke-width="7"`) +
  circle(620, 356, 15, '#fff', `stroke="${color.orange}" stroke-width="7"`);

export default {
  // Seven changes of a full picture: each costs as much as ten seconds of movement.
  crf: 42,
  cover: () =>
    rect(640, 176, 560, 340, 36, '#1A2032') +
    group(windowed(0, 0, view.w, view.h, checkout(0) + covered(box) + handles(box)), {x: 664, y: 200, scale: 0.656}),
  poster: {at: 12.6, view: [640, 304, 936]},
  steps: [
    {
      seconds: 4.5,
      scene: 'live',
      draw: ({s, say}) => {
        const turned = ramp(s, 1, 2.2);
        const pan = mix(230, 0, turned);
        return (
          live(
            checkout(pan) +
              rect(
                pad.x - pan - 10,
                pad.y - 10,
                pad.w + 20,
                pad.h + 20,
                10,
                'none',
                `stroke="${color.orange}" stroke-width="5" stroke-dasharray="12 10" opacity="${ramp(s, 2.8, 3.2)}"`,
              ) +
              rect(
                782 - pan,
                22,
                226,
                206,
                8,
                'none',
                `stroke="${color.err}" stroke-width="6" opacity="${1 - turned}"`,
              ),
          ) +
          pill(640, view.y + 44, say({zh: '转镜头', en: 'Turn the lens'}), {
            tone: 'blue',
            size: 30,
            opacity: ramp(s, 0.5, 0.9) * (1 - ramp(s, 2.3, 2.6)),
          }) +
          tick(view.x + view.w - 50, view.y + 50, 30, ramp(s, 2.6, 2.9)) +
          pill(...at(612, 168), say({zh: '避不开的', en: 'Still in view'}), {
            tone: 'orange',
            size: 26,
            opacity: ramp(s, 2.9, 3.3),
          })
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const deep = ramp(s, 1.9, 2.2);
        const screen =
          group(
            appHead(say({zh: '设置', en: 'Settings'})) +
              appRow(110, say({zh: '图像', en: 'Video'}), {on: s > 1.4}) +
              appRow(174, say({zh: '存储', en: 'Storage'})) +
              appRow(238, say({zh: '网络', en: 'Network'})),
            {x: -236 * deep},
          ) +
          group(
            appHead(say({zh: '图像', en: 'Video'})) +
              appRow(110, say({zh: '画质', en: 'Quality'}), {value: say({zh: '高清', en: 'HD'})}) +
              appRow(174, say({zh: '翻转', en: 'Flip'}), {value: say({zh: '关', en: 'Off'})}) +
              appRow(238, say({zh: '遮挡', en: 'Masks'}), {on: s > 3}),
            {x: 236 * (1 - deep)},
          );
        return (
          camera('e3-x', 70, 80, 580, online, s) +
          phone(790, 64, screen, 0.95) +
          finger(900, mix(200, 320, deep), {
            press: click(s, 1.3) || click(s, 2.9),
            scale: 0.85,
            opacity: ramp(s, 0.4, 0.8),
          })
        );
      },
    },
    {
      seconds: 5.5,
      scene: 'draw',
      draw: ({s, say}) => {
        const u = ramp(s, 0.9, 2.3);
        const done = ramp(s, 2.7, 3.1);
        const kept = (x, y, words, from) =>
          tick(view.x + x - 4, view.y + y, 20, ramp(s, from, from + 0.3)) +
          pill(view.x + x, view.y + y + 50, say(words), {size: 26, opacity: ramp(s, from, from + 0.3)});
        return (
          live(checkout() + (u > 0 ? covered(box, u) + handles(box, u) : '')) +
          finger(...at(box.x + box.w * u, box.y + box.h * u + 4), {
            press: u > 0 && u < 1 ? 0.5 : 0,
            opacity: ramp(s, 0.3, 0.7) * (1 - done),
            scale: 0.85,
          }) +
          pill(...at(612, 148), say({zh: '四边多留一点', en: 'Some margin'}), {
            tone: 'orange',
            size: 28,
            opacity: done,
          }) +
          kept(427, 336, {zh: '钱箱看得见', en: 'Drawer in view'}, 3.3) +
          kept(150, 336, {zh: '台面看得见', en: 'Counter in view'}, 3.8)
        );
      },
    },
    {
      seconds: 5,
      scene: 'draw',
      draw: ({s, say}) => {
        const wrong = s < 2.3;
        const moved = ramp(s, 2.2, 2.8);
        const over = {
          x: mix(410, 650, moved),
          y: mix(190, 40, moved),
          w: mix(230, 110, moved),
          h: mix(210, 190, moved),
        };
        const x = wrong ? mix(250, 560, clamp(s / 2.1)) : mix(240, 540, clamp((s - 2.8) / 2));
        return (
          live(entrance() + person(x, 384, 250, color.orange, Math.sin(s * 9)) + covered(over) + handles(over)) +
          cross(...at(525, 110), 40, ramp(s, 0.8, 1.1) * (1 - ramp(s, 2, 2.3))) +
          tick(...at(80, 80), 40, ramp(s, 3.2, 3.5)) +
          pill(
            ...at(365, 412),
            say(
              s < 2.4
                ? {zh: '压住线：数不到', en: 'Over the line: missed'}
                : {zh: '从头到脚都看得见', en: 'Head to foot in view'},
            ),
            {tone: s < 2.4 ? 'red' : 'ok', size: 28, opacity: s < 2.4 ? ramp(s, 0.8, 1.1) : ramp(s, 3, 3.3)},
          )
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const flash = ramp(s, 1.7, 1.8) * (1 - ramp(s, 1.8, 2.2));
        const shot = ramp(s, 2, 2.8);
        const screen =
          appHead(say({zh: '遮挡', en: 'Masks'})) +
          group(windowed(0, 0, view.w, view.h, checkout() + covered(box) + handles(box)), {
            x: 8,
            y: 106,
            scale: 0.282,
          }) +
          rect(18, 290, 200, 54, 12, s > 1.2 ? color.ok : color.solid) +
          text(118, 318, say(s > 1.2 ? {zh: '已保存', en: 'Saved'} : {zh: '保存', en: 'Save'}), {
            size: 22,
            weight: 600,
            fill: '#fff',
          });
        return (
          phone(190, 62, screen, 0.96) +
          finger(310, 390, {press: click(s, 1.1), opacity: ramp(s, 0.3, 0.7) * (1 - ramp(s, 1.5, 1.8)), scale: 0.85}) +
          group(
            path('M0 0 H150 L180 34 H470 V330 H0 Z', {fill: '#C9D7F5'}) +
              rect(0, 70, 470, 270, 14, '#A9C1F2') +
              text(235, 300, say({zh: '门店档案', en: 'Store file'}), {size: 32, weight: 600, fill: color.ink}),
            {x: 670, y: 160},
          ) +
          group(
            rect(-8, -8, 316, 234, 12, '#fff', `stroke="${color.line2}" stroke-width="2"`) +
              small(0, 0, 300, checkout() + covered(box)) +
              text(150, 198, '2026-11-24', {size: 28, weight: 600, mono: true}),
            {
              x: mix(230, 755, shot),
              y: mix(180, 196, shot),
              scale: mix(0.75, 1, shot),
              opacity: ramp(s, 1.9, 2.1),
            },
          ) +
          rect(200, 74, 230, 458, 30, '#fff', `opacity="${0.8 * flash}"`)
        );
      },
    },
    {
      seconds: 5.5,
      draw: ({s, say}) =>
        [
          {words: {zh: '实时画面', en: 'Live view'}, dark: 0},
          {words: {zh: '1分钟后的回放', en: 'Playback after 1 minute'}, dark: 0},
          {words: {zh: '录像机这一路', en: 'Recorder channel'}, dark: 0},
          {words: {zh: '天黑以后', en: 'After dark'}, dark: 1},
        ]
          .map(({words, dark}, index) => {
            const x = 150 + (index % 2) * 500;
            const y = 84 + Math.floor(index / 2) * 232;
            const u = ramp(s, 0.2 + index * 1.1, 0.6 + index * 1.1);
            return group(
              card(
                x,
                y,
                480,
                216,
                small(14, 14, 334, checkout(0, dark) + covered(box)) +
                  tick(414, 76, 38, ramp(s, 0.6 + index * 1.1, 0.9 + index * 1.1)) +
                  pill(196, 178, say(words), {size: 24, tone: dark ? 'night' : 'blue'}),
              ),
              {opacity: u},
            );
          })
          .join(''),
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const gone = s > 1;
        const u = ramp(s, 2.3, 3.3);
        return (
          rect(64, 94, 814, 441, 36, '#1A2032') +
          group(
            windowed(
              0,
              0,
              view.w,
              view.h,
              checkout() + (gone ? (u > 0 ? covered(box, u) + handles(box, u) : '') : covered(box)),
            ),
            {x: 112, y: 112, scale: 0.92},
          ) +
          pill(
            470,
            150,
            say(
              u >= 1
                ? {zh: '补画好了', en: 'Covered again'}
                : gone
                  ? {zh: '复位以后：露出来了', en: 'After a reset: in view'}
                  : {zh: '复位以前', en: 'Before a reset'},
            ),
            {tone: u >= 1 ? 'ok' : gone ? 'red' : 'plain', size: 30},
          ) +
          card(
            910,
            150,
            316,
            250,
            small(12, 12, 292, checkout() + covered(box)) +
              text(158, 212, '2026-11-24', {size: 28, weight: 600, mono: true}),
            16,
          ) +
          finger(112 + (box.x + box.w * u) * 0.92, 116 + (box.y + box.h * u) * 0.92, {
            press: u > 0 && u < 1 ? 0.5 : 0,
            opacity: ramp(s, 1.7, 2.1) * (1 - ramp(s, 3.4, 3.8)),
            scale: 0.85,
          })
        );
      },
    },
  ],
};
