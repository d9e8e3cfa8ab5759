import { crowd } from './crowd.mjs';
import { figure } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import {
  arch,
  at,
  circle,
  ellipse,
  line,
  path,
  rect,
  shade,
  times,
  turned,
  wide,
} from './shapes.mjs';
import { plant, tea, tree, waymark } from './things.mjs';

const counselling = wide(
  rect(0, 0, 1200, 800, c.sage),
  arch(420, 560, 360, 470, c.sky) +
    circle(690, 210, 44, c.sun) +
    path('M420 470c120-80 240-40 360-100v190H420Z', c.moss) +
    line('M560 560c-20-50 100-50 80-110', c.cream, 20),
  at(130, 640, 1.7, plant(c.plum, c.teal)),
  rect(0, 640, 1200, 160, c.sand),
  rect(190, 400, 260, 300, c.plum, 40) + rect(750, 400, 260, 300, c.peacock, 40),
  at(
    330,
    340,
    1.95,
    figure({ ...looks.sunita, top: c.clay, trim: c.cream, border: c.sun }, 'talk'),
  ),
  at(870, 350, [-1.95, 1.95], figure({ ...looks.arjun, top: c.sun }, 'desk')),
  rect(100, 590, 1000, 34, c.wood, 8) +
    rect(140, 624, 920, 176, c.clay) +
    shade('M140 624h920v18H140Z'),
  at(560, 590, 0.9, tea()) + rect(650, 566, 130, 24, c.cream, 4),
);

const assessment = wide(
  rect(0, 0, 1200, 800, c.rose),
  circle(600, 360, 320, c.blush),
  at(600, 300, 2.4, figure({ ...looks.lakshmi, top: c.peacock, trim: c.sun }, 'desk')),
  rect(0, 560, 1200, 240, c.wood) + rect(0, 560, 1200, 26, c.clay),
  path('M330 610h540l70 190H260Z', c.cream),
  rect(400, 640, 90, 70, c.peacock, 6) +
    path('M570 710l50-76 50 76Z', c.clay) +
    circle(760, 676, 40, c.sun) +
    rect(390, 740, 110, 16, c.sage, 8) +
    rect(570, 740, 100, 16, c.sage, 8) +
    rect(720, 740, 100, 16, c.sage, 8),
  turned(
    40,
    690,
    560,
    rect(676, 470, 22, 150, c.sun) +
      path('M676 620h22l-11 34Z', c.cream) +
      rect(676, 456, 22, 18, c.plum),
  ),
  [
    [180, 200, c.plum],
    [1010, 170, c.peacock],
  ]
    .map(([x, y, colour]) => rect(x - 50, y - 50, 100, 100, colour, 14))
    .join('') +
    circle(200, 420, 54, c.sun) +
    path('M950 460l60-96 60 96Z', c.clay),
);

const stream = wide(
  rect(0, 0, 1200, 800, c.sky),
  circle(600, 210, 96, c.sun),
  path('M0 470c200-120 380-60 600-130s400-50 600 40v420H0Z', c.mist),
  path('M0 560c300-110 900-130 1200-10v250H0Z', c.sage),
  path(
    'M500 800C540 660 560 620 470 560S170 500 120 380h46c60 110 270 110 360 170 60 40 70 70 74 110 4-40 14-70 74-110 90-60 300-60 360-170h46c-50 120-260 120-350 180s-70 100-30 240Z',
    c.cream,
  ),
  path('M560 700 586 350h28l26 350Z', c.cream),
  at(140, 380, 1.1, waymark(c.clay)) +
    at(600, 350, 1, waymark(c.peacock)) +
    at(1060, 380, 1.1, waymark(c.plum)),
  at(330, 490, 0.7, tree(c.moss, c.deep)) +
    at(860, 450, 0.8, tree(c.moss, c.deep)) +
    at(90, 790, 1.5, tree(c.teal, c.deep)) +
    at(1130, 800, 1.7, tree(c.teal, c.deep)),
  at(600, 500, 1.15, figure({ ...looks.rohan, top: c.clay, trim: c.cream }, 'down')),
);

const entrance = wide(
  rect(0, 0, 1200, 800, c.teal),
  rect(330, 80, 540, 420, c.deep) +
    rect(320, 70, 540, 420, c.cream) +
    rect(320, 70, 540, 86, c.clay),
  times(4, (i) => rect(390 + i * 130, 46, 16, 56, c.deep, 8)),
  times(5, (row) =>
    times(7, (day) =>
      circle(
        378 + day * 70,
        204 + row * 58,
        19,
        (row * 7 + day) % 11 === 4 ? c.sun : (row * 7 + day) % 13 === 6 ? c.plum : c.mist,
      ),
    ),
  ),
  rect(0, 620, 1200, 180, c.sand) + rect(0, 620, 1200, 22, c.wood),
  rect(110, 584, 260, 38, c.plum) +
    rect(130, 546, 230, 38, c.sun) +
    rect(120, 508, 220, 38, c.peacock) +
    rect(150, 474, 200, 34, c.clay),
  at(1010, 622, 1.2, plant(c.clay, c.sage)),
  rect(560, 566, 120, 56, c.deep, 6) +
    turned(-12, 600, 500, rect(590, 440, 16, 130, c.sun)) +
    turned(10, 640, 500, rect(636, 430, 16, 140, c.rose)) +
    rect(614, 450, 14, 120, c.cream),
  rect(430, 690, 360, 70, c.cream, 4) + line('M460 716h200M460 738h130', c.moss, 8),
);

const makers = crowd(18, 4, [c.clay, c.cream, c.plum, c.sun], true);
const clubs = wide(
  rect(0, 0, 1200, 800, c.moss),
  arch(90, 520, 240, 400, c.sage) +
    arch(480, 520, 240, 440, c.sage) +
    arch(870, 520, 240, 400, c.sage),
  makers
    .map((look, i) =>
      at(
        [170, 390, 810, 1030][i],
        [370, 340, 340, 370][i],
        1.75,
        figure(look, i === 1 ? 'give' : i === 2 ? 'talk' : 'desk'),
      ),
    )
    .join(''),
  rect(590, 240, 20, 380, c.wood) +
    [0, 90, 180, 270]
      .map(
        (turn) =>
          `<g transform="rotate(${turn + 20} 600 250)">${path('M600 250l24-30 20-130-66 20Z', turn % 180 ? c.cream : c.sun)}</g>`,
      )
      .join('') +
    circle(600, 250, 22, c.deep),
  ellipse(600, 720, 680, 150, c.wood) + ellipse(600, 700, 680, 150, c.sand),
  rect(540, 600, 120, 40, c.brick, 6) +
    rect(300, 650, 120, 24, c.peacock, 4) +
    circle(800, 660, 24, c.clay) +
    circle(850, 676, 16, c.sun) +
    rect(930, 640, 70, 40, c.cream, 4),
);

const educators = wide(
  rect(0, 0, 1200, 800, c.sand),
  rect(190, 70, 820, 470, c.wood) + rect(214, 94, 772, 422, c.deep),
  line('M300 450C420 430 420 330 540 320S700 300 840 180', c.sky, 14) +
    [
      [300, 450],
      [540, 320],
      [700, 270],
      [840, 180],
    ]
      .map(([x, y], i) => circle(x, y, 26, [c.cream, c.rose, c.moss, c.sun][i]))
      .join(''),
  rect(190, 540, 820, 18, c.brown) +
    rect(860, 528, 60, 12, c.cream) +
    rect(300, 526, 90, 14, c.clay),
  rect(0, 700, 1200, 100, c.clay),
  at(
    420,
    340,
    1.85,
    figure(
      {
        ...looks.kavita,
        style: 'lowBun',
        dress: 'saree',
        top: c.plum,
        trim: c.clay,
        border: c.sun,
      },
      'point',
    ),
  ),
  rect(760, 600, 330, 24, c.wood) +
    rect(784, 624, 20, 176, c.wood) +
    rect(1046, 624, 20, 176, c.wood) +
    rect(820, 566, 120, 34, c.peacock) +
    rect(832, 536, 100, 30, c.sun) +
    circle(1010, 576, 26, c.brick) +
    line('M1010 552c4-10 8-14 14-16', c.teal, 7),
);

const support = wide(
  rect(0, 0, 1200, 800, c.blush),
  circle(940, 180, 90, c.sun),
  path('M0 480c220-150 420-50 660-150s400-70 540-20v490H0Z', c.sage),
  path('M0 620c320-120 800-140 1200-40v220H0Z', c.moss),
  path(
    'M0 760c240-60 380-50 520-90s90-110 240-150 190-60 300-130l30 20c-90 90-180 110-290 160s-100 120-240 180-360 60-560 80Z',
    c.cream,
  ),
  at(250, 700, 1.5, waymark(c.sun)) +
    at(760, 500, 0.95, waymark(c.peacock)) +
    at(1050, 380, 0.66, waymark(c.peacock)),
  at(120, 560, 1.2, tree(c.teal, c.deep)) +
    at(960, 600, 1.4, tree(c.teal, c.deep)) +
    at(1100, 640, 1.8, tree(c.teal, c.deep)),
  at(450, 440, 1.15, figure({ ...looks.farhan, top: c.plum, trim: c.cream }, 'talk')) +
    at(
      580,
      460,
      1.08,
      figure(
        {
          ...looks.zoya,
          cloth: c.peacock,
          dress: 'kurta',
          top: c.clay,
          trim: c.cream,
          legs: c.cream,
        },
        'down',
      ),
    ),
);

export const scenes = { counselling, assessment, stream, entrance, clubs, educators, support };
