/**
 * What the drawings of the lessons are made of: every function returns SVG text for a moment, so a frame depends on
 * nothing but the time. Colors are the site's tokens; skin and metal are those of the rendered scenes.
 */

export const color = {
  solid: 'var(--solid)',
  brand: 'var(--brand)',
  orange: 'var(--trial)',
  ink: 'var(--ink)',
  soft: 'var(--ink-2)',
  line: 'var(--line)',
  line2: 'var(--line-2)',
  white: '#fff',
  tint: 'var(--tint)',
  warm: 'var(--tint-warm)',
  night: 'var(--night)',
  night2: 'var(--night-2)',
  onNight: 'var(--on-night)',
  onNight2: 'var(--on-night-2)',
  ok: 'var(--ok)',
  okBg: 'var(--ok-bg)',
  err: 'var(--err)',
  shell: '#E4E9F4',
  metal: '#C3CCDD',
  steel: '#5C6685',
  dark: '#20293F',
};

const ledColors = {
  red: 'var(--led-red)',
  amber: 'var(--led-amber)',
  blue: 'var(--led-blue)',
  green: 'var(--led-green)',
};
/** Seconds of one blink; half of it lit. As in the manuals: slow once per 1.2 s, fast more than two a second. */
export const blink = {slow: 1.2, fast: 0.42};

export const clamp = (x, low = 0, high = 1) => Math.min(high, Math.max(low, x));
/** 0 before `from`, 1 after `to`, eased between. */
export const ramp = (x, from, to) => {
  const u = clamp((x - from) / (to - from));
  return u * u * (3 - 2 * u);
};
export const mix = (a, b, u) => a + (b - a) * u;
export const mixPoint = ([x, y], [u, v], at) => [mix(x, u, at), mix(y, v, at)];
const n = (x) => Math.round(x * 100) / 100;

export const group = (content, {x = 0, y = 0, scale = 1, rotate = 0, opacity = 1} = {}) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rotate)}) scale(${n(scale)})" opacity="${n(clamp(opacity))}">${content}</g>`;

export const rect = (x, y, w, h, r, fill, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}" rx="${r}" fill="${fill}" ${extra}/>`;
export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, r))}" fill="${fill}" ${extra}/>`;
export const line = (x1, y1, x2, y2, stroke, width = 3, extra = '') =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`;
export const path = (d, {fill = 'none', stroke = 'none', width = 3, extra = ''} = {}) =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

const escape = (value) => String(value).replace(/[&<>]/g, (sign) => ({'&': '&amp;', '<': '&lt;', '>': '&gt;'})[sign]);
export const text = (x, y, value, {size = 24, weight = 500, fill = color.ink, anchor = 'middle', mono = false} = {}) =>
  `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" dominant-baseline="central"${mono ? ' class="digits"' : ''}>${escape(value)}</text>`;

/** A window cut out of the plane: its content keeps its own coordinates and ends at the edge. */
export const windowed = (x, y, w, h, content) =>
  `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}" overflow="hidden">${content}</svg>`;

/** Width of a text, near enough for pills and boxes. */
export const widthOf = (value, size) =>
  [...String(value)].reduce((sum, sign) => sum + (sign.charCodeAt(0) > 0x2e00 ? 1 : 0.56), 0) * size;

/** A cut-out of `static/media/cutouts`, 4:3. */
export const cutout = (name, x, y, w) =>
  `<image href="/static/media/cutouts/${name}-1200.webp" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(w * 0.75)}"/>`;
export const picture = (name, x, y, w, h) =>
  `<image href="/static/media/${name}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="xMidYMid slice"/>`;

/** Where the status light sits in a cut-out, as fractions of its width and height. */
const lights = {'e3-x': [0.584, 0.593], 'w3-e': [0.541, 0.589], k3: [0.513, 0.437]};

export function isLit(pattern, t) {
  if (pattern === 'off') return false;
  if (pattern === 'steady') return true;
  const turn = t / blink[pattern];
  return turn - Math.floor(turn) < 0.5;
}

/** A status light with its glow. */
export function led(x, y, r, state, t) {
  const lit = isLit(state.pattern, t);
  const hue = ledColors[state.color];
  return (
    (lit ? circle(x, y, r * 4.2, hue, 'opacity=".14"') + circle(x, y, r * 2.4, hue, 'opacity=".32"') : '') +
    circle(x, y, r, lit ? hue : '#2A3145') +
    (lit ? circle(x - r * 0.25, y - r * 0.3, r * 0.35, '#fff', 'opacity=".75"') : '')
  );
}

/** A camera with its light in a state. */
export function camera(name, x, y, w, state, t) {
  const [u, v] = lights[name];
  return cutout(name, x, y, w) + led(x + u * w, y + v * w * 0.75, w / 72, state, t);
}
export const lightOf = (name, x, y, w) => [x + lights[name][0] * w, y + lights[name][1] * w * 0.75];

/** A pointing hand whose fingertip is at (x, y); it comes from the lower right. */
export function finger(x, y, {press = 0, opacity = 1, scale = 1, rotate = -28} = {}) {
  const skin = '#E3B58F';
  const shade = '#CF9C74';
  const hand =
    rect(-30, 196, 128, 420, 26, color.solid) +
    rect(-36, 190, 140, 34, 14, '#fff', `stroke="${color.line2}" stroke-width="2"`) +
    path('M-22 112 C-58 118 -64 150 -44 172 L-18 196 L0 150 Z', {fill: shade}) +
    rect(-22, 88, 112, 116, 38, skin) +
    rect(-19, -6, 40, 140, 20, skin) +
    rect(21, 74, 25, 66, 12.5, shade) +
    rect(45, 78, 24, 62, 12, shade) +
    rect(67, 86, 22, 54, 11, shade) +
    `<ellipse cx="1" cy="11" rx="11" ry="13" fill="#F6DCC6"/>`;
  const ripple =
    press > 0
      ? circle(
          x,
          y,
          16 + 26 * press,
          'none',
          `stroke="${color.orange}" stroke-width="4" opacity="${n(0.9 - 0.6 * press)}"`,
        )
      : '';
  const pointing = group(ripple + group(hand, {x, y, rotate, scale: scale * (1 - 0.05 * press)}), {opacity});
  return `<g class="hand">${pointing}</g>`;
}

/** The arrow of a mouse with its tip at (x, y). */
export const pointer = (x, y, press = 0) =>
  (press > 0
    ? circle(
        x,
        y,
        10 + 22 * press,
        'none',
        `stroke="${color.orange}" stroke-width="4" opacity="${n(0.9 - 0.6 * press)}"`,
      )
    : '') +
  group(path('M0 0 L0 34 L8 27 L14 40 L21 37 L15 24 L26 24 Z', {fill: '#fff', stroke: color.ink, width: 2.5}), {
    x,
    y,
    scale: 1.1 - 0.1 * press,
  });

/** A click at `at` seconds: 0, then up to 1 and gone within half a second. */
export const click = (s, at) => (s < at || s > at + 0.5 ? 0 : (s - at) / 0.5);

/** A ring that fills while a button is held, with the seconds in it. */
export function holdRing(x, y, r, progress, label) {
  const turn = 2 * Math.PI * r;
  return (
    circle(x, y, r + 13, '#fff', 'opacity=".94"') +
    circle(x, y, r, 'none', `stroke="${color.line}" stroke-width="12"`) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${r}" fill="none" stroke="${color.orange}" stroke-width="12" stroke-linecap="round" stroke-dasharray="${n(turn * clamp(progress))} ${n(turn)}" transform="rotate(-90 ${n(x)} ${n(y)})"/>` +
    text(x, y + 2, label, {size: r * 0.9, weight: 600, mono: true})
  );
}

/** A label on a white pill; `tone` colors it. It explains what is drawn, so a poster leaves it out. */
export function pill(x, y, value, {size = 26, tone = 'plain', opacity = 1} = {}) {
  const w = widthOf(value, size) + size * 1.5;
  const h = size * 1.9;
  const [fill, ink] = {
    plain: ['#fff', color.ink],
    blue: [color.solid, '#fff'],
    orange: [color.orange, 'var(--on-trial)'],
    ok: [color.ok, '#fff'],
    night: [color.night, '#fff'],
    red: [color.err, '#fff'],
  }[tone];
  const label = group(
    rect(-w / 2, -h / 2, w, h, h / 2, fill, tone === 'plain' ? `stroke="${color.line2}" stroke-width="2"` : '') +
      text(0, 1, value, {size, weight: 600, fill: ink}),
    {x, y, opacity},
  );
  return `<g class="pill">${label}</g>`;
}

export const tick = (x, y, r, u = 1) =>
  u <= 0
    ? ''
    : group(
        circle(0, 0, r, color.ok) +
          path(`M${-r * 0.42} ${r * 0.04} L${-r * 0.1} ${r * 0.36} L${r * 0.46} ${-r * 0.32}`, {
            stroke: '#fff',
            width: r * 0.2,
          }),
        {x, y, scale: 0.6 + 0.4 * clamp(u), opacity: u},
      );
export const cross = (x, y, r, u = 1) =>
  u <= 0
    ? ''
    : group(
        circle(0, 0, r, color.err) +
          line(-r * 0.34, -r * 0.34, r * 0.34, r * 0.34, '#fff', r * 0.2) +
          line(r * 0.34, -r * 0.34, -r * 0.34, r * 0.34, '#fff', r * 0.2),
        {x, y, scale: 0.6 + 0.4 * clamp(u), opacity: u},
      );

/** White card with the site's hairline and a soft shadow. */
export const card = (x, y, w, h, content = '', r = 20) =>
  rect(x, y + 6, w, h, r, '#14213D', 'opacity=".07"') +
  rect(x, y, w, h, r, '#fff', `stroke="${color.line}" stroke-width="2"`) +
  group(content, {x, y});

/** A round window showing a part of a device from near by, with a leader to where it is. */
export const loupe = (x, y, r, [fromX, fromY], content, u = 1) =>
  line(fromX, fromY, mix(fromX, x, u), mix(fromY, y, u), color.orange, 4) +
  circle(fromX, fromY, 9, '#fff', `stroke="${color.orange}" stroke-width="4"`) +
  (u < 0.05
    ? ''
    : group(
        circle(4, 10, r + 4, '#14213D', 'opacity=".12"') +
          `<clipPath id="loupe">${circle(0, 0, r, '#000')}</clipPath><g clip-path="url(#loupe)">${content}</g>` +
          circle(0, 0, r, 'none', 'stroke="#fff" stroke-width="10"') +
          circle(0, 0, r + 6, 'none', `stroke="${color.orange}" stroke-width="4"`),
        {x, y, scale: 0.4 + 0.6 * u, opacity: u},
      ));

/** The opening under the ball of an E3-X seen from near by: reset key on the left, card slot on the right. */
export function hatch({lid = 1, pressed = 0, cardOut = 1, cardShown = false, cardColor = color.dark}) {
  const card = (out) =>
    group(
      path('M-52 0 L52 0 L52 120 L-52 120 Z', {fill: cardColor}) +
        rect(-40, 44, 80, 52, 6, '#fff', 'opacity=".92"') +
        text(0, 71, '256', {size: 28, weight: 600}) +
        [-34, -20, -6, 8, 22].map((x) => rect(x, 4, 9, 22, 2, '#E5B454')).join(''),
      {x: 70, y: mix(-40, 44, out)},
    );
  return (
    rect(-240, -240, 480, 480, 0, '#EEF1F7') +
    path('M-240 -150 Q0 -235 240 -150 L240 -240 L-240 -240 Z', {fill: '#171B27'}) +
    path('M-240 180 Q0 250 240 180 L240 260 L-240 260 Z', {fill: '#D5DBE8'}) +
    rect(-150, -96, 300, 190, 26, '#C9D1E2') +
    rect(-142, -88, 284, 174, 20, '#353D52') +
    circle(-76, 0, 40, '#252C3D') +
    circle(-76, 0, 32 - 3 * pressed, pressed > 0.5 ? '#9DA9C4' : '#D7DEEC') +
    path('M-90 -6 A16 16 0 1 1 -84 13 M-92 -18 L-90 -5 L-77 -7', {stroke: color.ink, width: 4}) +
    windowed(-20, -36, 180, 300, group(cardShown ? card(cardOut) : '', {x: 20, y: 36})) +
    rect(8, -44, 124, 14, 5, '#10141F') +
    (lid > 0
      ? group(
          rect(-150, -96, 300, 190, 26, '#F7F9FD', `stroke="${color.line2}" stroke-width="3"`) +
            rect(-44, 66, 88, 12, 6, color.line2),
          {y: 205 * (1 - lid), opacity: lid < 0.08 ? 0 : 1},
        )
      : '')
  );
}

/** A telephone seen from the front; `screen` is drawn in 0..236 by 0..476. */
export function phone(x, y, screen, scale = 1) {
  return group(
    rect(-6, 8, 272, 520, 46, '#14213D', 'opacity=".12"') +
      rect(0, 0, 260, 500, 40, '#1A2032') +
      rect(12, 12, 236, 476, 30, '#fff') +
      `<clipPath id="screen">${rect(0, 0, 236, 476, 30, '#000')}</clipPath><g transform="translate(12 12)" clip-path="url(#screen)">${rect(0, 0, 236, 476, 0, '#F5F8FE')}${screen}</g>` +
      rect(92, 22, 76, 20, 10, '#1A2032'),
    {x, y, scale},
  );
}

/** Head of an app screen: title and, at the right, an optional sign. */
export const appHead = (title, sign = '') =>
  rect(0, 0, 236, 92, 0, color.solid) +
  text(18, 66, title, {size: 24, weight: 600, fill: '#fff', anchor: 'start'}) +
  (sign
    ? circle(206, 66, 17, '#fff', 'opacity=".2"') + text(206, 65, sign, {size: 30, weight: 500, fill: '#fff'})
    : '');
/** A row of an app list. */
export const appRow = (y, label, {value = '', on = false, size = 19} = {}) =>
  rect(12, y, 212, 54, 12, on ? color.tint : '#fff', `stroke="${on ? color.solid : color.line}" stroke-width="2"`) +
  text(28, y + 28, label, {size, weight: 500, anchor: 'start'}) +
  (value
    ? text(210, y + 28, value, {size: 17, weight: 500, fill: color.soft, anchor: 'end'})
    : text(208, y + 27, '›', {size: 26, fill: color.soft}));
export const appButton = (y, label, u = 1) =>
  rect(18, y, 200, 54, 12, u >= 1 ? color.solid : color.line2) +
  text(118, y + 28, label, {size: 22, weight: 600, fill: '#fff'});

/** A pattern that looks like a QR code and leads nowhere. */
export function code(x, y, size, seed = 7) {
  const cells = 21;
  const unit = size / cells;
  let state = seed;
  const marks = [];
  const eye = (cx, cy) =>
    rect(x + cx * unit, y + cy * unit, 7 * unit, 7 * unit, unit, color.ink) +
    rect(x + (cx + 1) * unit, y + (cy + 1) * unit, 5 * unit, 5 * unit, unit * 0.6, '#fff') +
    rect(x + (cx + 2) * unit, y + (cy + 2) * unit, 3 * unit, 3 * unit, unit * 0.4, color.ink);
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      state = (state * 1103515245 + 12345) % 2147483648;
      const inEye = (row < 8 && (column < 8 || column > 12)) || (row > 12 && column < 8);
      if (!inEye && state > 1073741824)
        marks.push(`M${n(x + column * unit)} ${n(y + row * unit)}h${n(unit)}v${n(unit)}h${n(-unit)}z`);
    }
  }
  return (
    rect(x - unit * 1.5, y - unit * 1.5, size + 3 * unit, size + 3 * unit, unit, '#fff') +
    `<path d="${marks.join('')}" fill="${color.ink}"/>` +
    eye(0, 0) +
    eye(14, 0) +
    eye(0, 14)
  );
}

/** The back of a W3-E: label with its code, network socket, reset hole and card slot. */
export const cubeBack = (x, y) =>
  group(
    rect(-150, -176, 300, 340, 70, '#14213D', 'opacity=".1" transform="translate(0 12)"') +
      rect(-150, -180, 300, 340, 70, '#F7F9FD', `stroke="${color.line2}" stroke-width="3"`) +
      rect(-26, 158, 52, 60, 8, '#E3E8F2') +
      `<ellipse cx="0" cy="232" rx="112" ry="26" fill="#fff" stroke="${color.orange}" stroke-width="4"/>` +
      rect(-86, -140, 172, 172, 14, '#fff', `stroke="${color.line}" stroke-width="2"`) +
      code(-66, -120, 132) +
      rect(-70, 66, 64, 50, 6, color.dark) +
      circle(40, 92, 6, color.dark) +
      rect(70, 78, 34, 26, 8, color.dark),
    {x, y},
  );
/** Where the reset hole of the W3-E is, from the middle of `cubeBack`. */
export const cubeReset = [40, 92];

/** A monitor from the front; `screen` is drawn in 0..w by 0..h. */
export function monitor(x, y, w, h, screen) {
  return (
    rect(x + w / 2 - 40, y + h, 80, 44, 0, color.metal) +
    rect(x + w / 2 - 120, y + h + 36, 240, 14, 7, color.metal) +
    rect(x - 14, y - 14, w + 28, h + 28, 18, '#1A2032') +
    windowed(x, y, w, h, rect(0, 0, w, h, 0, color.night) + screen)
  );
}

/** A network cable along a path. */
export const cable = (d, tone = color.solid) =>
  path(d, {stroke: '#14213D', width: 15, extra: 'opacity=".12" transform="translate(0 4)"'}) +
  path(d, {stroke: tone, width: 11});

/** A network plug pointing up. */
export const plug = (x, y, rotate = 0) =>
  group(
    rect(-20, 0, 40, 58, 6, '#fff', `stroke="${color.line2}" stroke-width="3"`) +
      [-12, -6, 0, 6, 12].map((u) => line(u, 5, u, 22, '#E5B454', 2.5)).join('') +
      rect(-15, 56, 30, 26, 6, color.solid),
    {x, y, rotate},
  );

/** A double arrow with its measure, which stands `lift` above it where the arrow is short. */
export const measure = (x1, x2, y, label, lift = 0) =>
  line(x1, y, x2, y, color.solid, 4) +
  path(
    `M${x1 + 14} ${y - 10} L${x1} ${y} L${x1 + 14} ${y + 10} M${x2 - 14} ${y - 10} L${x2} ${y} L${x2 - 14} ${y + 10}`,
    {stroke: color.solid, width: 4},
  ) +
  pill((x1 + x2) / 2, y - lift, label, {size: 26, tone: 'blue'});

/** A person from above: shoulders, head, walking in the direction of `angle` degrees. */
export const walker = (x, y, tone, angle = 0, swing = 0) =>
  group(
    `<ellipse cx="0" cy="6" rx="46" ry="30" fill="#14213D" opacity=".1"/>` +
      group(`<ellipse cx="-15" cy="0" rx="11" ry="8" fill="#2A3145"/>`, {y: -16 * swing}) +
      group(`<ellipse cx="15" cy="0" rx="11" ry="8" fill="#2A3145"/>`, {y: 16 * swing}) +
      `<ellipse cx="0" cy="0" rx="40" ry="23" fill="${tone}"/>` +
      circle(0, -2, 19, '#3A2B22') +
      circle(0, -7, 13, '#4C392D'),
    {x, y, rotate: angle},
  );
