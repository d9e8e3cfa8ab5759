import { crowd } from './crowd.mjs';
import { figure, listener } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import { at, circle, ellipse, line, path, rect, shade, times, wide } from './shapes.mjs';
import { arcade, microphone, tea, tree } from './things.mjs';

/** Rows of listeners, those behind smaller and higher. */
const rows = (seed, tops, young) =>
  [
    [7, 600, 1.15, 172, 84],
    [6, 694, 1.55, 220, 50],
  ]
    .map(([count, y, scale, step, x], row) =>
      crowd(seed + row * 17, count, tops, young)
        .map((look, i) => at(x + i * step, y + ((i * 7) % 3) * 10, scale, listener(look)))
        .join(''),
    )
    .join('');

const streamSeminar = wide(
  rect(0, 0, 1200, 800, c.rose),
  rect(250, 60, 700, 420, c.cream),
  path('M250 480V380c120-30 220-40 350-40s230 10 350 40v100Z', c.sage),
  line('M600 480V350', c.moss, 46, 'butt'),
  line('M600 352C600 270 480 270 400 170M600 352V150M600 352c0-82 120-82 200-182', c.moss, 26),
  circle(392, 158, 36, c.clay) + circle(600, 138, 36, c.peacock) + circle(808, 158, 36, c.sun),
  at(130, 250, 1.55, figure({ ...looks.sunita }, 'point')),
  path('M40 380h190l-16 420H56Z', c.wood) + rect(28, 366, 214, 26, c.brick),
  rows(4, [c.plum, c.cream, c.peacock, c.clay], true),
);

const parentsEvening = wide(
  rect(0, 0, 1200, 800, c.sage),
  path('M80 520V250a130 130 0 0 1 260 0v270Z', c.deep) + circle(250, 230, 34, c.sky),
  path('M860 520V250a130 130 0 0 1 260 0v270Z', c.deep) +
    shade('M202 120h16v400h-16ZM982 120h16v400h-16Z', 0.3),
  line('M600 0v110', c.deep, 6) + path('M480 200c0-60 50-94 120-94s120 34 120 94Z', c.sun),
  crowd(31, 4, [c.plum, c.cream, c.clay, c.peacock])
    .map((look, i) =>
      at([210, 460, 730, 990][i], 380 + (i % 2) * 16, 1.7, figure(look, i === 2 ? 'talk' : 'desk')),
    )
    .join(''),
  ellipse(600, 740, 680, 190, c.wood) + ellipse(600, 716, 680, 190, c.clay),
  at(330, 640, 1.1, tea()) + at(600, 690, 1.2, tea(c.sky)) + at(880, 640, 1.1, tea()),
  rect(430, 610, 110, 34, c.cream, 4) + rect(690, 604, 90, 26, c.sky, 4),
);

const stall = (x, colour, look) =>
  [
    rect(x - 118, 330, 12, 330, c.wood) + rect(x + 106, 330, 12, 330, c.wood),
    at(x, 430, 1.15, figure(look, 'desk')),
    rect(x - 130, 540, 260, 176, colour),
    shade(`M${x - 130} 540h260v22h-260Z`),
    path(`M${x - 120} 250h240l34 96h-308Z`, c.cream),
    times(3, (i) => path(`M${x - 84 + i * 68} 250h34l${i * 8 - 2} 96h-46Z`, colour)),
    times(6, (i) =>
      path(`M${x - 154 + i * 51.4} 346h51.400a25.700 22 0 0 1-51.400 0Z`, i % 2 ? colour : c.cream),
    ),
  ].join('');

const fairFolk = crowd(12, 6, [c.clay, c.plum, c.cream]);
const careerFair = wide(
  rect(0, 0, 1200, 800, c.sky),
  [90, 300, 510, 740, 930, 1120]
    .map((x, i) =>
      at(x, 400, [1.5, 1.9, 1.4, 1.8, 1.5, 1.7][i], tree(i % 2 ? c.moss : c.sage, c.teal)),
    )
    .join(''),
  rect(0, 640, 1200, 160, c.sage),
  stall(230, c.peacock, fairFolk[0]) +
    stall(600, c.clay, fairFolk[1]) +
    stall(970, c.plum, fairFolk[2]),
  at(410, 560, 1.1, figure({ ...fairFolk[3], top: c.sun }, 'down')) +
    at(788, 566, 1.1, figure({ ...fairFolk[4], top: c.deep }, 'wave')),
);

const pupils = [
  { ...looks.lakshmi, style: 'plaits', bindi: false, dress: 'shirt', top: c.cream, trim: c.sky },
  { ...looks.arjun, dress: 'shirt', top: c.plum, trim: c.cream },
];
const roboticsDay = wide(
  rect(0, 0, 1200, 800, c.sky),
  times(
    4,
    (i) =>
      rect(90 + i * 270, 70, 210, 200, c.mist) +
      rect(112 + i * 270, 92, 166, 156, [c.sage, c.blush, c.sage, c.blush][i]),
  ),
  rect(0, 560, 1200, 240, c.clay) + ellipse(600, 690, 430, 80, c.brick),
  at(240, 380, 2, figure(pupils[0], 'give')),
  at(960, 372, [-2, 2], figure(pupils[1], 'give')),
  rect(0, 730, 1200, 70, c.brick),
  rect(480, 560, 240, 110, c.cream, 20) +
    rect(530, 420, 140, 130, c.peacock, 30) +
    rect(590, 540, 20, 30, c.deep),
  circle(568, 478, 20, c.cream) +
    circle(632, 478, 20, c.cream) +
    circle(568, 478, 8, c.deep) +
    circle(632, 478, 8, c.deep),
  rect(594, 372, 12, 50, c.deep) + circle(600, 366, 18, c.sun),
  circle(530, 680, 48, c.deep) +
    circle(670, 680, 48, c.deep) +
    circle(530, 680, 20, c.sun) +
    circle(670, 680, 20, c.sun),
  rect(520, 592, 60, 16, c.clay, 8) + circle(650, 600, 14, c.clay),
);

const villageTalk = wide(
  rect(0, 0, 1200, 800, c.sky),
  circle(1040, 150, 70, c.sun),
  path('M0 470c200-90 380-30 560-80s420-60 640 10v400H0Z', c.mist),
  path('M0 600c300-60 800-70 1200 0v200H0Z', c.sage),
  path(
    'M330 640c30-120 10-220-70-300h60c40 30 60 60 70 100 0-60 10-110 50-160h60c-50 110-40 240 10 360Z',
    c.wood,
  ),
  line('M230 330v150M300 340v190M560 330v170M500 320v120', c.wood, 7),
  path(
    'M40 300a120 120 0 0 1 90-170A170 150 0 0 1 420 70a190 150 0 0 1 300 90 110 110 0 0 1-10 190c-60 40-130 10-170-20-70 60-170 50-220 0-70 60-250 60-280-30Z',
    c.teal,
  ),
  shade(
    'M40 300c60 40 170 30 230-20 60 40 150 40 220-10 60 50 170 50 240-20a105 105 0 0 1-20 100c-60 40-130 10-170-20-70 60-170 50-220 0-70 60-250 60-280-30Z',
    0.18,
  ),
  at(
    850,
    380,
    1.5,
    figure({ ...looks.kavita, top: c.clay, trim: c.sun, dress: 'kurta', legs: c.cream }, 'talk'),
  ),
  crowd(8, 6, [c.cream, c.plum, c.clay, c.peacock, c.sun], true)
    .map((look, i) => at(110 + i * 200, 690 + (i % 2) * 30, 1.35, listener(look)))
    .join(''),
);

const panel = wide(
  rect(0, 0, 1200, 800, c.plum),
  arcade(60, 560, 1080, 440, 4, 0.82, '#6B4B6D'),
  crowd(22, 4, [c.cream, c.clay, c.peacock, c.sun])
    .map((look, i) => at(195 + i * 270, 330, 1.8, figure(look, i === 1 ? 'talk' : 'desk')))
    .join(''),
  rect(40, 520, 1120, 40, c.cream) + rect(60, 560, 1080, 240, c.clay),
  times(6, (i) => shade(`M${130 + i * 180} 560h50v240h-50Z`, 0.08)),
  times(
    4,
    (i) =>
      at(120 + i * 270, 522, 0.66, microphone(c.deep)) + rect(230 + i * 270, 488, 22, 34, c.sage),
  ),
  rect(0, 740, 1200, 60, c.grape),
);

const kite = (x, y, turn, a, b) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M0-90 70 0 0 100-70 0Z', a)}${path('M0-90 70 0H-70Z', b)}${path('M0 100l-24 46h48Z', a)}</g>`;
const kites = wide(
  rect(0, 0, 1200, 800, c.blush),
  circle(930, 190, 90, c.sun),
  path('M0 600c240-120 460-20 660-110s360-60 540-20v330H0Z', c.sage),
  path('M0 700c300-80 760-120 1200-20v120H0Z', c.teal),
  line('M330 540C360 420 420 330 470 230M852 560c-20-140-90-210-170-300', c.cream, 4),
  kite(480, 190, 18, c.plum, c.sun) +
    kite(670, 250, -24, c.peacock, c.cream) +
    kite(170, 140, -10, c.clay, c.cream),
  at(270, 540, 1.15, figure({ ...pupils[0], top: c.clay, legs: c.plum }, 'wave')),
  at(800, 566, 1.1, figure({ ...pupils[1], top: c.cream, trim: c.sky }, 'wave')),
);

export const seminars = {
  streamSeminar,
  parentsEvening,
  careerFair,
  roboticsDay,
  villageTalk,
  panel,
  kites,
};
