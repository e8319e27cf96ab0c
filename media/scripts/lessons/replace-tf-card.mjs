/** A new TF card in an E3-X. */
import {
  appHead,
  appRow,
  camera,
  card,
  clamp,
  click,
  color,
  cable,
  finger,
  group,
  hatch,
  loupe,
  mix,
  phone,
  pill,
  plug,
  ramp,
  rect,
  text,
  tick,
  windowed,
} from './kit.mjs';

const off = {color: 'blue', pattern: 'off'};
const spot = [366, 386];
const near = (inside, t, state = off, u = 1) =>
  camera('e3-x', 30, 70, 600, state, t) + loupe(900, 292, 214, spot, inside, u);

const bigCard = (x, y, scale, tone, opacity = 1) =>
  group(
    rect(0, 8, 210, 280, 18, '#14213D', 'opacity=".14"') +
      rect(0, 0, 210, 280, 18, tone) +
      [20, 48, 76, 104, 132, 160].map((u) => rect(u, 8, 18, 46, 4, '#E5B454')).join('') +
      rect(22, 96, 166, 156, 12, '#fff', 'opacity=".94"') +
      text(105, 140, '256 GB', {size: 38, weight: 600}) +
      text(105, 186, 'U1  V30', {size: 26}) +
      text(105, 224, 'High Endurance', {size: 20, fill: color.soft}),
    {x, y, scale, opacity},
  );

export default {
  cover: () =>
    camera('e3-x', 560, 60, 520, {color: 'blue', pattern: 'steady'}, 0) + bigCard(1000, 300, 0.85, color.dark),
  poster: {at: 13.5, hand: false},
  steps: [
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const rows = [
          {zh: '监控级（High Endurance）', en: 'High endurance'},
          {zh: '写入等级U1或以上', en: 'Speed class U1 or better'},
          {zh: 'E3-X最大256 GB', en: 'E3-X: 256 GB at most'},
        ];
        return (
          bigCard(170, 130, 1.18, color.dark, ramp(s, 0, 0.4)) +
          card(
            560,
            120,
            610,
            350,
            rows
              .map(
                (words, index) =>
                  tick(60, 82 + index * 92, 26, ramp(s, 0.6 + index * 0.6, 0.9 + index * 0.6)) +
                  text(112, 83 + index * 92, say(words), {size: 34, anchor: 'start'}),
              )
              .join(''),
            28,
          )
        );
      },
    },
    {
      seconds: 3.5,
      draw: ({s, t, say}) => {
        const out = ramp(s, 0.9, 1.6);
        const x = mix(742, 900, out);
        return (
          cable(`M440 400 C600 470 600 310 660 296`, color.metal) +
          camera('e3-x', 60, 70, 600, s < 1.1 ? {color: 'blue', pattern: 'steady'} : off, t) +
          rect(640, 250, 110, 92, 14, '#F7F9FD', `stroke="${color.line2}" stroke-width="3"`) +
          rect(724, 266, 28, 60, 4, color.dark) +
          cable(`M${x + 86} 296 C${x + 180} 296 1120 420 1330 400`) +
          plug(x, 296, -90) +
          finger(x + 60, 322, {opacity: ramp(s, 0.2, 0.6), scale: 0.9, rotate: -12}) +
          pill(360, 110, say({zh: '断电', en: 'Power off'}), {tone: 'red', opacity: ramp(s, 1.4, 1.8)})
        );
      },
    },
    {
      seconds: 4.5,
      scene: 'slot',
      draw: ({s, t}) => {
        const lid = 1 - ramp(s, 0.7, 1.5);
        const press = ramp(s, 2.1, 2.4) * (1 - ramp(s, 2.4, 2.7));
        const out = ramp(s, 2.5, 3.4);
        return (
          near(
            hatch({lid, cardShown: true, cardOut: out * 0.85 + 0.02, cardColor: color.steel}),
            t,
            off,
            ramp(s, 0.1, 0.6),
          ) +
          finger(mix(1010, 970, ramp(s, 1.4, 2)), mix(520, 396, ramp(s, 1.4, 2)) - press * 18 + out * 70, {
            press,
            opacity: ramp(s, 0.4, 0.8),
          })
        );
      },
    },
    {
      seconds: 4.5,
      scene: 'slot',
      draw: ({s, t, say}) => {
        const inward = ramp(s, 0.8, 2.4);
        const clicked = ramp(s, 2.4, 2.6);
        return (
          near(
            hatch({lid: ramp(s, 3.6, 4.3), cardShown: true, cardOut: 0.95 - 0.95 * inward, cardColor: color.dark}),
            t,
          ) +
          finger(970, mix(486, 396, inward) + ramp(s, 3, 3.5) * 160, {
            press: clicked * (1 - ramp(s, 2.8, 3.1)),
            opacity: 1 - ramp(s, 3, 3.6),
          }) +
          pill(330, 110, say({zh: '触点朝镜头方向', en: 'Contacts toward the lens'}), {opacity: ramp(s, 0.2, 0.5)}) +
          pill(1130, 150, say({zh: '咔嗒', en: 'Click'}), {
            tone: 'orange',
            size: 32,
            opacity: clicked * (1 - ramp(s, 3.6, 4)),
          })
        );
      },
    },
    {
      seconds: 5,
      scene: 'app',
      draw: ({s, say}) => app(s, say, s < 3 ? 0 : clamp((s - 3) / 1.6)),
    },
    {seconds: 3, scene: 'app', draw: ({s, say}) => app(10, say, 1) + tick(330, 120, 46, ramp(s, 0.3, 0.7))},
  ],
};

/** The storage page: a press on the button, a bar, and the state. */
function app(s, say, progress) {
  const done = progress >= 1;
  const bar =
    progress > 0 && !done
      ? rect(18, 300, 200, 12, 6, color.line) + rect(18, 300, 200 * progress, 12, 6, color.solid)
      : '';
  const screen =
    appHead(say({zh: '存储', en: 'Storage'})) +
    appRow(110, say({zh: 'TF卡', en: 'TF card'}), {value: done ? '238 GB' : '—'}) +
    appRow(174, say({zh: '状态', en: 'State'}), {
      value: say(done ? {zh: '正常', en: 'Normal'} : {zh: '未格式化', en: 'Not formatted'}),
      on: done,
      size: 18,
    }) +
    windowed(0, 0, 236, 476, bar) +
    rect(18, 340, 200, 56, 12, done ? color.line2 : color.solid) +
    text(118, 369, say({zh: '格式化', en: 'Format'}), {size: 23, weight: 600, fill: '#fff'}) +
    text(118, 430, say({zh: '会清空这张卡', en: 'Erases the card'}), {size: 18, fill: color.err});
  const state = s < 2 || !done ? {color: 'red', pattern: 'fast'} : {color: 'blue', pattern: 'steady'};
  return (
    camera('e3-x', 40, 80, 580, state, s) +
    phone(780, 64, screen, 0.94) +
    finger(894, 412, {press: click(s, 2.2), opacity: ramp(s, 1, 1.5) * (1 - ramp(s, 3, 3.5)), scale: 0.85})
  );
}
