/** A W3-E joins Wi-Fi: the phone shows a code to the lens. */
import {
  appButton,
  appHead,
  appRow,
  cable,
  camera,
  card,
  click,
  code,
  color,
  cubeBack,
  finger,
  group,
  line,
  measure,
  mix,
  path,
  phone,
  pill,
  ramp,
  rect,
  text,
  tick,
} from './kit.mjs';

const amber = {color: 'amber', pattern: 'slow'};

export default {
  cover: ({t}) => camera('w3-e', 620, 90, 640, amber, t),
  poster: {at: 21.5},
  steps: [
    {
      seconds: 4,
      draw: ({s, say}) => {
        const plugged = ramp(s, 0.4, 1.1);
        const state = s < 1.1 ? {color: 'red', pattern: 'off'} : s < 2 ? {color: 'red', pattern: 'steady'} : amber;
        return (
          rect(900, 180, 200, 260, 30, '#fff', `stroke="${color.line2}" stroke-width="3"`) +
          rect(950, 262, 100, 96, 20, '#EDF1F8') +
          rect(972, 288, 12, 40, 4, color.dark) +
          rect(1016, 288, 12, 40, 4, color.dark) +
          cable(`M${mix(790, 950, plugged)} 330 C720 380 700 470 560 440 C500 428 470 420 440 410`, color.steel) +
          group(
            rect(0, 0, 110, 92, 18, color.dark) +
              text(52, 47, '5 V', {size: 32, weight: 600, fill: '#fff'}) +
              rect(108, 16, 30, 10, 3, color.metal) +
              rect(108, 66, 30, 10, 3, color.metal),
            {x: mix(720, 864, plugged), y: 262},
          ) +
          camera('w3-e', 60, 64, 580, state, s) +
          pill(
            360,
            108,
            say(s < 2 ? {zh: '红灯：正在启动', en: 'Red: starting'} : {zh: '橙色慢闪', en: 'Slow amber'}),
            {tone: s < 2 ? 'plain' : 'orange', opacity: ramp(s, 1.2, 1.5)},
          )
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, t, say}) => {
        const menu = ramp(s, 1.5, 1.9);
        const screen =
          appHead(say({zh: '设备', en: 'Devices'}), '+') +
          appRow(110, say({zh: '大门', en: 'Front door'}), {value: say({zh: '在线', en: 'Online'})}) +
          appRow(174, say({zh: '仓库', en: 'Stockroom'}), {value: say({zh: '在线', en: 'Online'})}) +
          group(
            card(
              66,
              100,
              158,
              118,
              rect(6, 8, 146, 50, 10, color.tint) +
                text(79, 34, say({zh: '扫码添加', en: 'Scan to add'}), {size: 20, weight: 600, fill: color.solid}) +
                text(79, 86, say({zh: '手动输入', en: 'Type it in'}), {size: 20}),
              14,
            ),
            {opacity: menu},
          );
        const aim =
          s < 2
            ? [mix(1010, 966, ramp(s, 0.5, 1.1)), mix(420, 136, ramp(s, 0.5, 1.1))]
            : [mix(966, 930, ramp(s, 2, 2.6)), mix(136, 196, ramp(s, 2, 2.6))];
        return (
          camera('w3-e', 60, 64, 580, amber, t) +
          phone(770, 62, screen, 0.95) +
          finger(...aim, {press: click(s, 1.2) || click(s, 2.8), scale: 0.85, opacity: ramp(s, 0.2, 0.6)})
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const sweep = 250 + 120 * Math.abs(((s * 0.9) % 2) - 1);
        const found = ramp(s, 2.6, 2.9);
        const screen =
          rect(0, 0, 236, 476, 0, '#10141F') +
          group(rect(-90, -104, 180, 204, 42, '#F7F9FD') + rect(-58, -80, 116, 116, 10, '#fff') + code(-46, -68, 92), {
            x: 118,
            y: 220,
          }) +
          path(
            'M30 150 L30 110 L70 110 M166 110 L206 110 L206 150 M206 300 L206 340 L166 340 M70 340 L30 340 L30 300',
            {stroke: found > 0.5 ? '#4BD08B' : color.orange, width: 6},
          ) +
          (found < 0.5 ? line(40, sweep - 160, 196, sweep - 160, color.orange, 4) : tick(118, 220, 44, found)) +
          text(
            118,
            400,
            say(found > 0.5 ? {zh: '已识别W3-E', en: 'W3-E found'} : {zh: '对准二维码', en: 'Aim at the code'}),
            {size: 22, fill: '#fff'},
          );
        return (
          cubeBack(330, 268) +
          phone(780, 62, screen, 0.95) +
          line(470, 236, 760, 236, color.orange, 4, 'stroke-dasharray="2 14"')
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, t, say}) => {
        const letters = Math.floor(Math.max(0, Math.min(8, (s - 1.6) * 5)));
        const screen =
          appHead('Wi-Fi') +
          appRow(110, 'Store-2.4G', {on: s > 0.9, value: s > 0.9 ? '✓' : ''}) +
          appRow(174, 'Guest') +
          text(18, 262, say({zh: '密码', en: 'Password'}), {size: 20, anchor: 'start', fill: color.soft}) +
          rect(12, 280, 212, 56, 12, '#fff', `stroke="${s > 1.4 ? color.solid : color.line}" stroke-width="2"`) +
          text(28, 309, 'Ukd7Wm2x'.slice(0, letters), {size: 24, anchor: 'start', mono: true}) +
          appButton(372, say({zh: '下一步', en: 'Next'}), letters >= 8 ? 1 : 0);
        return (
          camera('w3-e', 60, 64, 580, amber, t) +
          phone(770, 62, screen, 0.95) +
          finger(
            mix(920, 890, ramp(s, 1, 1.5)),
            s < 1.4 ? 206 : mix(206, s < 3.4 ? 360 : 452, ramp(s, s < 3.4 ? 1.1 : 3.4, s < 3.4 ? 1.5 : 3.7)),
            {press: click(s, 0.7) || click(s, 3.8), scale: 0.85, opacity: ramp(s, 0.1, 0.4)},
          )
        );
      },
    },
    {
      seconds: 5,
      scene: 'show',
      draw: ({s, t, say}) => show(s, t, say, amber),
    },
    {
      seconds: 4,
      scene: 'show',
      draw: ({s, t, say}) => {
        const online = s > 2.2;
        return (
          show(9, t, say, {color: 'blue', pattern: online ? 'steady' : 'slow'}, s) +
          pill(
            900,
            112,
            say(
              online
                ? {zh: '蓝灯常亮：在线', en: 'Steady blue: online'}
                : {zh: '蓝灯慢闪：连接中', en: 'Slow blue: connecting'},
            ),
            {tone: online ? 'ok' : 'blue'},
          )
        );
      },
    },
  ],
};

/** The phone before the lens, with the distance. */
function show(s, t, say, state, since = t) {
  const x = mix(40, 190, ramp(s, 0.3, 1.3));
  const screen =
    rect(0, 0, 236, 476, 0, '#fff') +
    text(118, 96, say({zh: '正对镜头', en: 'Face the lens'}), {size: 24, weight: 600}) +
    code(30, 140, 176, 31) +
    text(118, 384, say({zh: '亮度调到最大', en: 'Full brightness'}), {size: 20, fill: color.soft});
  return (
    camera('w3-e', 600, 40, 640, state, since) +
    phone(x, 70, screen, 0.88) +
    (s > 1.3 ? group(measure(440, 720, 470, '15–20 cm'), {opacity: ramp(s, 1.3, 1.7)}) : '')
  );
}
