/** Wi-Fi setup that fails: a hotspot tells router and camera apart, then the router is changed. */
import {
  appButton,
  appHead,
  appRow,
  camera,
  card,
  circle,
  clamp,
  click,
  color,
  cross,
  cubeBack,
  cubeReset,
  finger,
  group,
  holdRing,
  line,
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
const searching = {color: 'blue', pattern: 'slow'};
const online = {color: 'blue', pattern: 'steady'};

/** Waves of a radio that run out to the right, or to the left with `side` -1. */
const waves = (x, y, s, side = 1) =>
  [0, 1, 2]
    .map((index) => {
      const r = 46 + index * 34;
      return path(
        `M${x + side * r * 0.72} ${y - r * 0.7} A${r} ${r} 0 0 ${side > 0 ? 1 : 0} ${x + side * r * 0.72} ${y + r * 0.7}`,
        {stroke: color.brand, width: 9, extra: `opacity="${0.25 + 0.75 * clamp(1.6 * Math.sin(s * 4 - index))}"`},
      );
    })
    .join('');

const router = (x, y, tone = color.ok) =>
  group(
    line(46, -4, 30, -120, color.dark, 12) +
      line(234, -4, 250, -120, color.dark, 12) +
      rect(-4, 10, 288, 92, 22, '#14213D', 'opacity=".12"') +
      rect(0, 0, 280, 88, 20, '#fff', `stroke="${color.line2}" stroke-width="3"`) +
      [0, 1, 2].map((index) => circle(60 + index * 34, 44, 8, index === 0 ? tone : color.line2)).join('') +
      text(226, 45, 'Wi-Fi', {size: 24, weight: 600, fill: color.soft}),
    {x, y},
  );

/** The page of the hotspot on the second phone. */
const hotspot = (say, shown, active = 1) =>
  appHead(say({zh: '个人热点', en: 'Hotspot'})) +
  [
    [say({zh: '名称', en: 'Name'}), 'Test24'],
    [say({zh: '密码', en: 'Password'}), 'Test2026'],
    [say({zh: '频段', en: 'Band'}), '2.4 GHz'],
    [say({zh: '加密', en: 'Security'}), 'WPA2'],
  ]
    .map(([label, value], index) =>
      group(appRow(110 + index * 64, label, {value, on: true}), {
        opacity: ramp(shown, index * 0.55, index * 0.55 + 0.3),
      }),
    )
    .join('') +
  rect(18, 386, 200, 54, 12, active > 0.5 ? color.ok : color.line2) +
  text(118, 414, say(active > 0.5 ? {zh: '已打开', en: 'On'} : {zh: '打开', en: 'Turn on'}), {
    size: 22,
    weight: 600,
    fill: '#fff',
  });

/** A pin with a handle, its tip at (x, y). */
const pin = (x, y, depth) =>
  group(line(0, 0, 74, 74, color.steel, 7) + circle(96, 96, 30, 'none', `stroke="${color.steel}" stroke-width="9"`), {
    x: x + 18 * (1 - depth),
    y: y + 18 * (1 - depth),
  });

/** The line of the router's page that says whether a camera joins. */
const security = (y, label, note, fits, u) =>
  group(
    (fits ? tick(50, y, 24, u) : cross(50, y, 24, u)) +
      text(98, y, label, {size: 32, weight: 600, anchor: 'start'}) +
      text(1020, y, note, {size: 26, anchor: 'end', fill: color.soft}),
    {opacity: u},
  );

/** One channel of the 2.4 GHz band as a hump. */
const hump = (channel, tone, opacity) => {
  const x = 70 + channel * 68;
  return (
    path(`M${x - 136} 236 C${x - 96} 236 ${x - 96} 86 ${x} 86 C${x + 96} 86 ${x + 96} 236 ${x + 136} 236 Z`, {
      fill: tone,
      extra: `opacity="${opacity * 0.22}"`,
    }) +
    path(`M${x - 136} 236 C${x - 96} 236 ${x - 96} 86 ${x} 86 C${x + 96} 86 ${x + 96} 236 ${x + 136} 236`, {
      stroke: tone,
      width: 5,
      extra: `opacity="${opacity}"`,
    })
  );
};

export default {
  cover: ({t}) => router(690, 460, color.err) + waves(930, 420, t) + camera('w3-e', 840, 130, 520, amber, t),
  poster: {at: 6.4},
  steps: [
    {
      seconds: 5,
      draw: ({s, say}) => {
        const state = s < 1.4 ? amber : s < 3 ? searching : amber;
        const refused = ramp(s, 3, 3.4);
        return (
          camera('w3-e', 40, 64, 580, state, s < 3 ? s : s - 3) +
          router(860, 330, s < 3 ? color.ok : color.err) +
          (s > 1.4 && s < 3 ? waves(830, 300, s, -1) : '') +
          line(560, 330, 830, 370, refused > 0 ? color.err : color.brand, 5, 'stroke-dasharray="2 16"') +
          cross(695, 350, 44, refused) +
          pill(
            340,
            108,
            say(
              s < 1.4
                ? {zh: '橙灯慢闪', en: 'Slow amber'}
                : s < 3
                  ? {zh: '变过色', en: 'It changed'}
                  : {zh: '又回到橙灯慢闪', en: 'Slow amber again'},
            ),
            {tone: s > 1.4 && s < 3 ? 'blue' : 'orange', size: 28},
          ) +
          pill(1000, 490, say({zh: '密码、加密或名称不对', en: 'Password, encryption or name'}), {
            tone: 'red',
            size: 28,
            opacity: ramp(s, 3.3, 3.7),
          })
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) =>
        phone(260, 62, hotspot(say, s - 0.3, ramp(s, 3.2, 3.3)), 0.96) +
        (s > 3.3 ? waves(540, 300, s) : '') +
        camera('w3-e', 660, 60, 560, amber, s) +
        finger(380, 470, {press: click(s, 3.1), opacity: ramp(s, 2.2, 2.7) * (1 - ramp(s, 3.7, 4.1)), scale: 0.8}),
    },
    {
      seconds: 5.5,
      draw: ({s, say}) => {
        const held = clamp((s - 0.7) / 2.2);
        const away = ramp(s, 3, 3.4);
        const spot = [330 + cubeReset[0], 268 + cubeReset[1]];
        const screen =
          appHead('Wi-Fi') +
          appRow(110, 'Store-2.4G') +
          appRow(174, 'Test24', {on: s > 4.2, value: s > 4.2 ? '✓' : ''}) +
          appButton(372, say({zh: '下一步', en: 'Next'}), s > 4.2 ? 1 : 0);
        return (
          group(camera('w3-e', 680, 110, 480, amber, s), {opacity: 1 - away}) +
          cubeBack(330, 268) +
          circle(...spot, 20, 'none', `stroke="${color.orange}" stroke-width="5"`) +
          group(pin(...spot, ramp(s, 0.3, 0.7)), {opacity: 1 - away}) +
          holdRing(560, 150, 52, held, String(Math.ceil(held * 5))) +
          group(phone(840, 62, screen, 0.95), {opacity: ramp(s, 2.9, 3.4)}) +
          finger(950, 272, {press: click(s, 4.1), opacity: ramp(s, 3.4, 3.8), scale: 0.85})
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const done = s > 1.8;
        return (
          phone(110, 62, hotspot(say, 9), 0.94) +
          waves(390, 300, s) +
          camera('w3-e', 520, 64, 560, done ? online : searching, s) +
          tick(1120, 300, 56, ramp(s, 1.9, 2.3)) +
          pill(800, 108, say(done ? {zh: '蓝灯常亮', en: 'Steady blue'} : {zh: '2分钟内', en: 'Within 2 minutes'}), {
            tone: done ? 'ok' : 'blue',
            size: 30,
          })
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) =>
        card(
          100,
          96,
          1080,
          404,
          rect(0, 0, 1080, 84, 20, color.tint) +
            rect(0, 60, 1080, 24, 0, color.tint) +
            text(40, 44, say({zh: '路由器→无线设置→加密', en: 'Router → Wireless → Security'}), {
              size: 30,
              weight: 600,
              anchor: 'start',
              fill: color.solid,
            }) +
            security(132, 'WPA2-PSK (AES)', say({zh: '能连', en: 'Joins'}), true, ramp(s, 0.4, 0.8)) +
            security(
              202,
              say({zh: 'WPA2/WPA3混合', en: 'WPA2/WPA3 mixed'}),
              say({zh: 'PMF（802.11w）选“可选”', en: 'PMF (802.11w): Optional'}),
              true,
              ramp(s, 1, 1.4),
            ) +
            line(40, 242, 1040, 242, color.line, 2) +
            security(
              286,
              say({zh: '只有WPA3（SAE）', en: 'WPA3 (SAE) only'}),
              say({zh: '连不上', en: 'Does not join'}),
              false,
              ramp(s, 1.8, 2.2),
            ) +
            security(
              354,
              say({zh: '企业版，要用户名', en: 'Enterprise, with a user name'}),
              say({zh: '连不上', en: 'Does not join'}),
              false,
              ramp(s, 2.3, 2.7),
            ),
        ),
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const name = ramp(s, 2.2, 2.6);
        return (
          card(
            100,
            92,
            1080,
            290,
            text(40, 42, '2.4 GHz', {size: 32, weight: 600, anchor: 'start', fill: color.solid}) +
              [1, 6, 11]
                .map((channel, index) => hump(channel, color.solid, ramp(s, 0.3 + index * 0.4, 0.6 + index * 0.4)))
                .join('') +
              line(30, 236, 1050, 236, color.line2, 3) +
              Array.from({length: 13}, (_, index) => {
                const good = [1, 6, 11].includes(index + 1);
                return text(70 + (index + 1) * 68, 262, String(index + 1), {
                  size: good ? 34 : 22,
                  weight: good ? 600 : 500,
                  fill: good ? color.solid : color.soft,
                  mono: true,
                });
              }).join(''),
          ) +
          group(
            card(
              100,
              406,
              1080,
              106,
              text(40, 54, say({zh: '名称', en: 'Name'}), {size: 28, anchor: 'start', fill: color.soft}) +
                text(150, 54, 'Shop-Cam-24', {size: 36, weight: 600, anchor: 'start', mono: true}) +
                tick(476, 53, 24, name) +
                text(620, 54, 'Shop Cam ☺', {size: 36, weight: 600, anchor: 'start', fill: color.soft}) +
                cross(900, 53, 24, ramp(s, 2.8, 3.1)),
            ),
            {opacity: name},
          )
        );
      },
    },
    {
      seconds: 4,
      draw: ({s, say}) => {
        const signal = Math.round(mix(-74, -58, ramp(s, 0.6, 1.8)));
        const screen =
          appHead(say({zh: '网络', en: 'Network'})) +
          appRow(110, 'Wi-Fi', {value: 'Shop-Cam-24'}) +
          appRow(174, say({zh: '信号', en: 'Signal'}), {value: `−${-signal} dBm`, on: signal >= -65}) +
          [0, 1, 2, 3]
            .map((index) =>
              rect(
                62 + index * 32,
                360 - 30 * (index + 1),
                20,
                30 * (index + 1),
                5,
                signal > -74 + index * 5 ? color.ok : color.line2,
              ),
            )
            .join('') +
          text(118, 402, '≥ −65 dBm', {size: 24, weight: 600, fill: color.soft, mono: true});
        return (
          camera('w3-e', 60, 64, 580, s < 1 ? searching : online, s) +
          phone(780, 62, screen, 0.95) +
          tick(1110, 300, 56, ramp(s, 2, 2.4))
        );
      },
    },
  ],
};
