/** Power of a PoE switch: the sum, the headroom, the label, the port standard, the check at night. */
import {
  cable,
  card,
  circle,
  clamp,
  color,
  cutout,
  finger,
  group,
  line,
  mix,
  pill,
  ramp,
  rect,
  text,
  tick,
} from './kit.mjs';

const loads = [
  {name: 'E3-X', media: 'e3-x', count: 4, watts: 7},
  {name: 'E3-D-H', media: 'e3-d-h', count: 2, watts: 8},
  {name: 'K3', media: 'k3', count: 1, watts: 8},
  {name: 'P3-X-8', media: 'p3-x-8', count: 1, watts: 13},
];
const sum = loads.reduce((total, load) => total + load.count * load.watts, 0);

/** A switch from the front with ten ports; `used` of them lit. */
function poeSwitch(x, y, w, used, {strong = []} = {}) {
  const ports = Array.from({length: 10}, (_, index) => {
    const px = 150 + index * 58;
    return (
      rect(px, 46, 46, 42, 5, '#11172A') +
      rect(px + 8, 76, 30, 12, 2, '#2B3552') +
      circle(px + 23, 32, 5, index < used ? '#2FBF6B' : '#3A4461') +
      (strong.includes(index) ? rect(px - 4, 40, 54, 54, 8, 'none', `stroke="${color.orange}" stroke-width="4"`) : '')
    );
  }).join('');
  return group(
    rect(-6, 12, 772, 124, 18, '#14213D', 'opacity=".14"') +
      rect(0, 0, 760, 120, 16, '#39435F') +
      rect(0, 0, 760, 14, 7, '#4B5778') +
      ports +
      circle(52, 66, 8, '#2FBF6B') +
      text(100, 66, 'PoE', {size: 24, weight: 600, fill: '#fff'}),
    {x, y, scale: w / 760},
  );
}

const rows = (s, from) =>
  loads
    .map(({name, media, count, watts}, index) => {
      const u = ramp(s, from + index * 0.7, from + 0.4 + index * 0.7);
      return group(
        cutout(media, 30, -46, 128) +
          text(180, 2, name, {size: 30, weight: 600, anchor: 'start'}) +
          text(430, 2, `${count} × ${watts} W`, {size: 30, anchor: 'end', fill: color.soft, mono: true}) +
          text(560, 2, `${count * watts} W`, {size: 32, weight: 600, anchor: 'end', mono: true}),
        {x: 0, y: 66 + index * 88, opacity: u},
      );
    })
    .join('');

const total = (s, from) => {
  const u = ramp(s, from, from + 0.5);
  return card(780, 130, 400, 330, text(200, 74, `${Math.round(sum * u)} W`, {size: 76, weight: 600, mono: true}), 28);
};

/** The sum grows a fifth. */
const headroom = (s) => {
  const u = ramp(s, 0.8, 2);
  return (
    rect(820, 300, 320, 44, 10, color.tint) +
    rect(820, 300, 320 * (65 / 90), 44, 10, color.solid) +
    rect(820 + 320 * (65 / 90) - 8, 300, 8 + 320 * (13 / 90) * u, 44, 0, color.orange) +
    rect(820, 300, 320 * (65 / 90), 44, 10, color.solid) +
    group(text(980, 400, `× 1.2 = ${Math.round(mix(65, 78, u))} W`, {size: 50, weight: 600, mono: true}), {
      opacity: ramp(s, 0.4, 0.8),
    })
  );
};

export default {
  cover: () => cutout('p3-x-8', 730, 90, 460) + poeSwitch(710, 420, 520, 8),
  poster: {at: 21.6},
  steps: [
    {seconds: 6, scene: 'sum', draw: ({s}) => card(90, 96, 620, 392, rows(s, 0.3), 28) + total(s, 3.4)},
    {seconds: 4.5, scene: 'sum', draw: ({s}) => card(90, 96, 620, 392, rows(99, 0), 28) + total(99, 0) + headroom(s)},
    {
      seconds: 5.5,
      draw: ({s, say}) => {
        const shown = ramp(s, 0.6, 1.2);
        const label = card(
          0,
          0,
          620,
          236,
          text(40, 56, say({zh: 'PoE总功率', en: 'PoE budget'}), {size: 34, weight: 600, anchor: 'start'}) +
            text(580, 56, '95 W', {size: 46, weight: 600, anchor: 'end', mono: true}) +
            line(40, 102, 580, 102, color.line, 2) +
            text(40, 150, say({zh: '电源功率', en: 'Power supply'}), {size: 30, anchor: 'start', fill: color.soft}) +
            text(580, 150, '110 W', {size: 36, anchor: 'end', fill: color.soft, mono: true}) +
            text(40, 198, say({zh: '交换机自己要用10到15 W', en: 'The switch itself keeps 10 to 15 W'}), {
              size: 24,
              anchor: 'start',
              fill: color.soft,
            }) +
            (s > 2.2
              ? rect(
                  22,
                  20,
                  576,
                  72,
                  14,
                  'none',
                  `stroke="${color.ok}" stroke-width="5" opacity="${ramp(s, 2.2, 2.5)}"`,
                )
              : '') +
            (s > 3.2 ? line(470, 150, 582, 150, color.err, 5) : ''),
          20,
        );
        return (
          poeSwitch(90, 112, 620, 8) +
          group(label, {x: 90, y: 262, opacity: shown}) +
          card(
            770,
            150,
            420,
            300,
            text(210, 88, '95 ≥ 78', {size: 72, weight: 600, mono: true}) + tick(210, 204, 58, ramp(s, 3.6, 4)),
            28,
          )
        );
      },
    },
    {
      seconds: 5.5,
      draw: ({s, say}) => {
        const into = ramp(s, 0.8, 1.8);
        const end = [mix(760, 152 + (150 + 8 * 58 + 23) * (880 / 760), into), mix(470, 306, into)];
        return (
          cutout('p3-x-8', 900, 340, 260) +
          cable(`M985 490 C930 560 ${end[0]} 560 ${end[0]} ${end[1]}`) +
          poeSwitch(152, 206, 880, s > 1.9 ? 9 : 8, {strong: [8, 9]}) +
          group(pill(152 + (150 + 8.9 * 58) * (880 / 760), 150, '802.3at · 30 W', {tone: 'orange', size: 28}), {
            opacity: ramp(s, 0.3, 0.7),
          }) +
          group(pill(152 + (150 + 3.9 * 58) * (880 / 760), 150, '802.3af · 15.4 W', {size: 28}), {
            opacity: ramp(s, 2.6, 3),
          }) +
          rect(
            152 + (150 - 6) * (880 / 760),
            206 + 38 * 1.158,
            58 * 8 * 1.158,
            58 * 1.158,
            8,
            'none',
            `stroke="${color.brand}" stroke-width="4" stroke-dasharray="10 8" opacity="${ramp(s, 2.6, 3)}"`,
          ) +
          finger(end[0] + 14, end[1] + 46, {opacity: ramp(s, 0.2, 0.6) * (1 - ramp(s, 2, 2.5)), scale: 0.85}) +
          pill(430, 430, say({zh: 'E3-X、E3-D-H、K3', en: 'E3-X, E3-D-H, K3'}), {size: 26, opacity: ramp(s, 2.8, 3.2)})
        );
      },
    },
    {
      seconds: 4.5,
      draw: ({s, say}) => {
        const now = mix(34, 61, ramp(s, 0.6, 2.4));
        const share = now / 95;
        const w = 900;
        return (
          rect(0, 74, 1280, 474, 0, color.night) +
          circle(1120, 150, 42, '#E8EDF8') +
          circle(1102, 140, 38, color.night) +
          text(190, 170, say({zh: '当前功率', en: 'Present draw'}), {
            size: 36,
            weight: 600,
            fill: '#fff',
            anchor: 'start',
          }) +
          text(190 + w, 300, `${Math.round(now)} W`, {size: 60, weight: 600, fill: '#fff', anchor: 'end', mono: true}) +
          text(190, 300, say({zh: '总功率95 W', en: 'Budget 95 W'}), {
            size: 30,
            fill: color.onNight2,
            anchor: 'start',
          }) +
          rect(190, 350, w, 56, 14, '#2B3960') +
          rect(190, 350, w * share, 56, 14, color.brand) +
          line(190 + w * 0.83, 332, 190 + w * 0.83, 424, color.orange, 6) +
          text(190 + w * 0.83, 460, '83%', {size: 34, weight: 600, fill: '#FFB06B', mono: true}) +
          tick(700, 300, 34, clamp((s - 2.6) * 4)) +
          [0, 1, 2, 3]
            .map((index) =>
              group(
                circle(0, 0, 26, '#E0306A', `opacity="${0.25 + 0.15 * ramp(s, 0.6 + index * 0.4, 1 + index * 0.4)}"`) +
                  circle(0, 0, 12, s > 0.8 + index * 0.4 ? '#FF5C8A' : '#4A2438'),
                {x: 560 + index * 76, y: 170},
              ),
            )
            .join('')
        );
      },
    },
  ],
};
