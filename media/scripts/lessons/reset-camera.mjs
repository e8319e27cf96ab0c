/** Reset of an E3-X: the key is under the small cover below the ball, beside the card slot. */
import {
  appButton,
  appHead,
  appRow,
  camera,
  card,
  clamp,
  code,
  color,
  cross,
  finger,
  hatch,
  holdRing,
  loupe,
  mix,
  phone,
  pill,
  ramp,
  text,
  tick,
} from './kit.mjs';

const view = [30, 70, 600];
const place = [[366, 386], 900, 292, 214];
const scene = (state, t, inside, u = 1) =>
  camera('e3-x', ...view, state, t) + loupe(place[1], place[2], place[3], place[0], inside, u);
const key = [824, 292];

export default {
  cover: ({t}) => camera('e3-x', 640, 120, 620, {color: 'amber', pattern: 'slow'}, t),
  poster: {at: 10.6},
  steps: [
    {
      seconds: 4.5,
      scene: 'hatch',
      draw: ({s, t, say}) => {
        const lid = 1 - ramp(s, 2, 3.3);
        return (
          scene({color: 'blue', pattern: 'steady'}, t, hatch({lid}), ramp(s, 0.3, 1)) +
          pill(330, 110, say({zh: '电源保持接通', en: 'Power stays on'}), {tone: 'ok', opacity: ramp(s, 0.2, 0.6)}) +
          finger(900, mix(360, 560, 1 - lid), {opacity: ramp(s, 1, 1.5)})
        );
      },
    },
    {
      seconds: 6.5,
      scene: 'hatch',
      draw: ({s, t, say}) => {
        const held = clamp((s - 0.9) / 5);
        const pressed = ramp(s, 0.7, 0.95);
        const state = held >= 1 ? {color: 'amber', pattern: 'slow'} : {color: 'blue', pattern: 'steady'};
        return (
          scene(state, held >= 1 ? s - 5.9 : t, hatch({lid: 0, pressed})) +
          finger(mix(960, key[0], ramp(s, 0, 0.7)), mix(500, key[1], ramp(s, 0, 0.7)), {press: pressed * 0.6}) +
          holdRing(1160, 150, 52, held, say({zh: String(Math.ceil(held * 5)), en: String(Math.ceil(held * 5))}))
        );
      },
    },
    {
      seconds: 4,
      scene: 'hatch',
      draw: ({s, say}) => {
        const away = ramp(s, 0.3, 1);
        return (
          scene({color: 'amber', pattern: 'slow'}, s, hatch({lid: 0, pressed: 1 - away})) +
          finger(mix(key[0], 1010, away), mix(key[1], 560, away), {opacity: 1 - ramp(s, 0.8, 1.4)}) +
          pill(330, 110, say({zh: '橙色慢闪，1.2秒一下', en: 'Slow amber, once per 1.2 s'}), {
            tone: 'orange',
            opacity: ramp(s, 0.2, 0.6),
          })
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const gone = [
          {zh: '网络设置', en: 'Network settings'},
          {zh: '管理员密码', en: 'Administrator password'},
          {zh: '录像计划、计数线和遮挡', en: 'Plan, lines and masks'},
        ];
        const kept = [
          {zh: 'TF卡里的录像', en: 'Recordings on the TF card'},
          {zh: '固件版本', en: 'Firmware version'},
          {zh: '云平台上的报表', en: 'Reports in the cloud'},
        ];
        const list = (items, mark, from) =>
          items
            .map(
              (words, index) =>
                mark(58, 124 + index * 82, 24, ramp(s, from + index * 0.25, from + 0.3 + index * 0.25)) +
                text(104, 125 + index * 82, say(words), {size: 30, anchor: 'start'}),
            )
            .join('');
        return (
          card(
            90,
            104,
            530,
            380,
            text(36, 52, say({zh: '会清掉', en: 'Cleared'}), {
              size: 34,
              weight: 600,
              anchor: 'start',
              fill: color.err,
            }) + list(gone, cross, 0.3),
            28,
          ) +
          card(
            660,
            104,
            530,
            380,
            text(36, 52, say({zh: '不会清掉', en: 'Kept'}), {size: 34, weight: 600, anchor: 'start', fill: color.ok}) +
              list(kept, tick, 1.2),
            28,
          )
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, t, say}) =>
        camera(
          'e3-x',
          40,
          80,
          560,
          s < 2.6 ? {color: 'amber', pattern: 'slow'} : {color: 'blue', pattern: s < 3.3 ? 'slow' : 'steady'},
          s < 2.6 ? t : s,
        ) +
        phone(
          760,
          66,
          appHead(say({zh: '扫码添加', en: 'Scan to add'})) +
            card(38, 116, 160, 160, code(16, 16, 128), 12) +
            appRow(300, say({zh: '原来的账号', en: 'Same account'}), {on: true}) +
            appButton(392, say({zh: '添加', en: 'Add'})),
          0.9,
        ) +
        finger(866, 458, {
          press: ramp(s, 1.4, 1.8) * (1 - ramp(s, 1.8, 2.3)),
          opacity: ramp(s, 0.6, 1) * (1 - ramp(s, 2.4, 2.9)),
          scale: 0.8,
        }),
    },
  ],
};
