/** A firmware upgrade of an E3-X, and what the light allows when it does not end. */
import {
  appHead,
  appRow,
  cable,
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
  plug,
  ramp,
  rect,
  text,
  tick,
} from './kit.mjs';

const online = {color: 'blue', pattern: 'steady'};
const writing = {color: 'amber', pattern: 'fast'};
const starting = {color: 'red', pattern: 'steady'};
const off = {color: 'blue', pattern: 'off'};

/** The page of the firmware; `progress` from 0 to 1 shows a bar. */
const page = (say, {version = '6.1.4', progress = -1, label = {zh: '升级', en: 'Upgrade'}, live = true}) =>
  appHead(say({zh: '固件', en: 'Firmware'})) +
  appRow(110, say({zh: '现在', en: 'Now'}), {value: version}) +
  appRow(174, say({zh: '新版本', en: 'New'}), {value: '6.2.1', on: version !== '6.2.1'}) +
  (progress >= 0
    ? rect(18, 262, 200, 12, 6, color.line) +
      rect(18, 262, 200 * progress, 12, 6, color.solid) +
      text(118, 302, `${Math.round(progress * 100)}%`, {size: 24, weight: 600, mono: true})
    : '') +
  rect(18, 350, 200, 54, 12, live ? color.solid : color.line2) +
  text(118, 378, say(label), {size: 22, weight: 600, fill: '#fff'});

/** A clock face whose hand has gone `minutes` of a quarter of an hour. */
const timer = (x, y, r, minutes, label) => {
  const angle = (minutes / 60) * 2 * Math.PI;
  const end = [Math.sin(angle) * (r - 26), -Math.cos(angle) * (r - 26)];
  const wide = angle > Math.PI ? 1 : 0;
  return group(
    circle(0, 8, r, '#14213D', 'opacity=".08"') +
      circle(0, 0, r, '#fff', `stroke="${color.line2}" stroke-width="4"`) +
      (minutes > 0.2
        ? path(
            `M0 0 L0 ${-(r - 20)} A${r - 20} ${r - 20} 0 ${wide} 1 ${Math.sin(angle) * (r - 20)} ${-Math.cos(angle) * (r - 20)} Z`,
            {fill: color.orange, extra: 'opacity=".22"'},
          )
        : '') +
      Array.from({length: 12}, (_, index) => {
        const turn = (index / 12) * 2 * Math.PI;
        const inner = index % 3 === 0 ? r - 26 : r - 18;
        return line(
          Math.sin(turn) * inner,
          -Math.cos(turn) * inner,
          Math.sin(turn) * (r - 9),
          -Math.cos(turn) * (r - 9),
          color.steel,
          index % 3 === 0 ? 6 : 3,
        );
      }).join('') +
      line(0, 0, 0, -(r - 44), color.ink, 6) +
      line(0, 0, ...end, color.orange, 8) +
      circle(0, 0, 10, color.ink) +
      pill(0, r + 44, label, {size: 32, tone: 'plain'}),
    {x, y},
  );
};

/** The camera with its network plug, `out` of the socket by a share. */
const wired = (s, t, state, out, hand) => {
  const x = mix(742, 900, out);
  return (
    cable(`M440 400 C600 470 600 310 660 296`, color.metal) +
    camera('e3-x', 60, 70, 600, state, t) +
    rect(640, 250, 110, 92, 14, '#F7F9FD', `stroke="${color.line2}" stroke-width="3"`) +
    rect(724, 266, 28, 60, 4, color.dark) +
    cable(`M${x + 86} 296 C${x + 180} 296 1120 460 1330 440`) +
    plug(x, 296, -90) +
    finger(x + 60, 322, {opacity: hand, scale: 0.9, rotate: -12})
  );
};

/** A line of the list at the end. */
const checked = (y, label, u) => tick(64, y, 26, u) + text(116, y, label, {size: 34, anchor: 'start'});

export default {
  cover: ({t}) => camera('e3-x', 640, 120, 620, writing, t),
  poster: {at: 8},
  steps: [
    {
      seconds: 5,
      draw: ({s, say}) => {
        const into = ramp(s, 1.9, 2.2);
        const settings =
          appHead(say({zh: '设置', en: 'Settings'})) +
          appRow(110, say({zh: '网络', en: 'Network'})) +
          appRow(174, say({zh: '存储', en: 'Storage'})) +
          appRow(238, say({zh: '固件', en: 'Firmware'}), {on: s > 1.4});
        return (
          camera('e3-x', 40, 80, 580, online, s) +
          pill(360, 110, say({zh: '打烊以后', en: 'After closing'}), {tone: 'night', size: 28}) +
          phone(760, 62, group(settings, {x: -236 * into}) + group(page(say, {}), {x: 236 * (1 - into)}), 0.95) +
          finger(mix(870, 880, into), mix(330, 434, into), {
            press: click(s, 1.3) || click(s, 3),
            opacity: ramp(s, 0.4, 0.8) * (1 - ramp(s, 3.6, 4)),
            scale: 0.85,
          }) +
          pill(1130, 200, '22:40', {tone: 'orange', size: 40, opacity: ramp(s, 3.3, 3.7)})
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const restarts = s > 2.6;
        const back = s > 3.7;
        const state = back ? {color: 'blue', pattern: 'slow'} : restarts ? starting : writing;
        return (
          camera('e3-x', 40, 72, 610, state, s) +
          timer(
            940,
            260,
            130,
            restarts ? 3 + clamp((s - 2.6) / 1.4) : 3 * clamp(s / 2.5),
            restarts ? say({zh: '重启约1分钟', en: 'Restart: 1 minute'}) : say({zh: '约3分钟', en: 'About 3 minutes'}),
          ) +
          pill(370, 110, say({zh: '不断电，不拔线', en: 'Power and cable stay'}), {
            tone: 'red',
            size: 28,
            opacity: ramp(s, 0.2, 0.5),
          })
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, say}) => {
        const checks = [
          {zh: 'Wi-Fi信号不低于−70 dBm', en: 'Wi-Fi at −70 dBm or better'},
          {zh: '出站TCP 443放行', en: 'Outbound TCP 443 open'},
        ];
        return (
          camera('e3-x', 10, 100, 480, online, s) +
          phone(452, 62, page(say, {progress: 0.12, live: false, label: {zh: '正在下载', en: 'Downloading'}}), 0.95) +
          card(
            740,
            150,
            480,
            300,
            checks
              .map(
                (words, index) =>
                  circle(58, 100 + index * 100, 26, color.tint) +
                  text(58, 101 + index * 100, String(index + 1), {size: 28, weight: 600, fill: color.solid}) +
                  group(text(102, 101 + index * 100, say(words), {size: 28, weight: 600, anchor: 'start'}), {
                    opacity: ramp(s, 1 + index * 0.9, 1.4 + index * 0.9),
                  }),
              )
              .join(''),
            24,
          ) +
          pill(240, 118, say({zh: '蓝灯常亮', en: 'Steady blue'}), {tone: 'blue', size: 28})
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, t, say}) => {
        if (s < 1.9)
          return (
            camera('e3-x', 40, 72, 610, writing, s) +
            timer(940, 260, 130, mix(4, 15, ramp(s, 0, 1.5)), say({zh: '15分钟', en: '15 minutes'}))
          );
        const out = ramp(s, 2.2, 2.7) * (1 - ramp(s, 4.2, 4.7));
        const waited = clamp((s - 2.8) / 1.3);
        return (
          wired(s, t, s > 2.5 && s < 4.5 ? off : s >= 4.5 ? starting : writing, out, ramp(s, 1.9, 2.1)) +
          pill(940, 150, say({zh: `断电${Math.ceil(waited * 10)}秒`, en: `Power off: ${Math.ceil(waited * 10)} s`}), {
            tone: 'orange',
            size: 36,
            opacity: ramp(s, 2.6, 2.9),
          }) +
          pill(940, 220, say({zh: '只断一次', en: 'Once'}), {tone: 'night', size: 30, opacity: ramp(s, 3.2, 3.5)})
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, say}) => {
        const state = s < 1 ? starting : s < 2.2 ? {color: 'blue', pattern: 'slow'} : online;
        const shown = ramp(s, 2.3, 2.8);
        return (
          camera('e3-x', 40, 72, 610, state, s) +
          (shown < 1
            ? group(timer(940, 260, 130, 5 * clamp(s / 2), say({zh: '等5分钟', en: 'Wait 5 minutes'})), {
                opacity: 1 - shown,
              })
            : '') +
          group(
            card(
              720,
              110,
              480,
              180,
              text(36, 60, say({zh: '版本6.2.1', en: 'Version 6.2.1'}), {size: 38, weight: 600, anchor: 'start'}) +
                text(36, 120, say({zh: '新的，去核对', en: 'New: go and check'}), {
                  size: 30,
                  anchor: 'start',
                  fill: color.ok,
                }) +
                tick(420, 90, 36, ramp(s, 2.9, 3.2)),
            ) +
              card(
                720,
                316,
                480,
                180,
                text(36, 60, say({zh: '版本6.1.4', en: 'Version 6.1.4'}), {size: 38, weight: 600, anchor: 'start'}) +
                  text(36, 120, say({zh: '旧的，再升一次', en: 'Old: upgrade again'}), {
                    size: 30,
                    anchor: 'start',
                    fill: color.soft,
                  }) +
                  path('M394 90 A28 28 0 1 1 406 112 M392 66 L394 92 L420 90', {stroke: color.orange, width: 8}),
              ),
            {opacity: shown},
          )
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const dark = s > 2.4;
        const stop = (y, words, from) =>
          cross(66, y, 30, ramp(s, from, from + 0.3)) +
          text(124, y, say(words), {size: 36, weight: 600, anchor: 'start'});
        return (
          camera('e3-x', 40, 72, 610, dark ? off : starting, s) +
          pill(370, 110, say(dark ? {zh: '灯不亮', en: 'No light'} : {zh: '红灯常亮', en: 'Steady red'}), {
            tone: dark ? 'night' : 'red',
            size: 28,
          }) +
          card(
            720,
            112,
            480,
            374,
            stop(84, {zh: '再断电', en: 'Cut power again'}, 0.5) +
              stop(178, {zh: '按复位键', en: 'Press reset'}, 1) +
              line(36, 242, 444, 242, color.line, 2) +
              tick(66, 308, 30, ramp(s, 1.8, 2.1)) +
              text(124, 308, say({zh: '找工程师', en: 'Call support'}), {size: 36, weight: 600, anchor: 'start'}),
            28,
          )
        );
      },
    },
    {
      seconds: 5,
      draw: ({s, say}) =>
        camera('e3-x', 0, 90, 560, online, s) +
        card(
          580,
          98,
          620,
          400,
          [
            {zh: '版本是6.2.1', en: 'Version reads 6.2.1'},
            {zh: '实时画面打得开', en: 'Live view opens'},
            {zh: '10分钟后的回放有画面', en: 'Playback after 10 minutes'},
            {zh: '遮挡和计数线在原处', en: 'Masks and lines in place'},
          ]
            .map((words, index) => checked(72 + index * 86, say(words), ramp(s, 0.5 + index * 0.8, 0.9 + index * 0.8)))
            .join(''),
          28,
        ),
    },
  ],
};
