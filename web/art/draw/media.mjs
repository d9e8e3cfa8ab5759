import { figure } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import { bust } from './person.mjs';
import {
  at,
  circle,
  line,
  path,
  rect,
  shade,
  tall,
  times,
  turned,
  wide,
  within,
  writing,
} from './shapes.mjs';
import { microphone, plant, waymark } from './things.mjs';

/** Letters that hang from a line, as those of Devanagari do. */
const hanging = (x, y, width, colour, size) =>
  rect(x, y, width, size * 0.22, colour) +
  times(Math.floor(width / (size * 0.8)), (i) => {
    const left = x + i * size * 0.8;
    return i % 4 === 3
      ? ''
      : rect(left + size * 0.42, y, size * 0.2, size, colour) +
          circle(left + size * 0.24, y + size * (0.46 + (i % 3) * 0.08), size * 0.2, colour);
  });

const marathiDaily = tall(
  rect(0, 0, 800, 1200, c.clay),
  turned(
    -4,
    400,
    600,
    rect(112, 122, 600, 980, c.brick) + rect(92, 100, 600, 980, c.cream),
    hanging(140, 150, 504, c.deep, 62) +
      rect(140, 246, 504, 6, c.deep) +
      rect(140, 260, 504, 3, c.deep),
    hanging(140, 300, 440, c.plum, 40),
    rect(140, 370, 504, 330, c.sky) +
      within(
        'plate',
        'M140 370h504v330H140Z',
        circle(540, 450, 46, c.sun),
        path('M140 600c140-90 300-40 504-130v230H140Z', c.sage) +
          path('M140 660c180-60 340-20 504-60v100H140Z', c.moss),
        line('M230 720c20-70 200-60 220-110s-60-60 60-90', c.cream, 22),
        at(300, 660, 0.7, waymark()) +
          at(470, 590, 0.5, waymark(c.peacock)) +
          at(540, 520, 0.36, waymark(c.peacock)),
      ),
    writing(140, 740, 240, 11, 28, c.moss, 9) + writing(404, 740, 240, 5, 28, c.moss, 9),
    rect(404, 890, 240, 150, c.peacock) +
      circle(470, 960, 40, c.sun) +
      rect(530, 930, 90, 12, c.cream) +
      rect(530, 958, 70, 12, c.cream),
  ),
);

const headphones =
  line('M-24 2C-26-44 26-44 24 2', c.deep, 7) +
  rect(-31, -8, 14, 26, c.clay, 7) +
  rect(17, -8, 14, 26, c.clay, 7);
const radioHour = wide(
  rect(0, 0, 1200, 800, c.teal),
  times(10, (i) =>
    times(4, (j) => path(`M${i * 120} ${j * 110}h60l60 55-60 55h-60l60-55Z`, '#478483')),
  ),
  rect(480, 60, 240, 90, c.deep, 12) +
    rect(496, 76, 208, 58, c.clay, 6) +
    circle(540, 105, 14, c.cream) +
    rect(570, 98, 100, 14, c.cream, 7),
  at(330, 340, 2.1, figure({ ...looks.sunita }, 'desk') + headphones),
  at(870, 340, 2.1, figure({ ...looks.rohan, top: c.cream, trim: c.sand }, 'talk') + headphones),
  line('M600 700V420l-90-60M600 420l90-60', c.deep, 12),
  rect(470, 310, 56, 110, c.deep, 28) +
    rect(674, 310, 56, 110, c.deep, 28) +
    rect(470, 358, 56, 10, c.sun) +
    rect(674, 358, 56, 10, c.sun),
  rect(0, 600, 1200, 40, c.sky) + rect(0, 640, 1200, 160, c.wood),
  rect(520, 540, 160, 60, c.plum, 8) +
    times(4, (i) => circle(550 + i * 34, 562, 9, [c.sun, c.cream, c.rose, c.sun][i])),
);

const television = wide(
  rect(0, 0, 1200, 800, c.sand),
  rect(120, 80, 700, 360, c.sage) +
    circle(650, 190, 56, c.sun) +
    path('M120 360c160-90 300-20 420-60s200-50 280 0v140H120Z', c.moss) +
    times(6, (i) => rect(150 + i * 70, 300 - ((i * 37) % 70), 48, 140 + ((i * 37) % 70), c.teal)),
  rect(0, 640, 1200, 160, c.clay),
  rect(130, 470, 560, 200, c.plum, 40) +
    rect(90, 540, 90, 160, c.grape, 30) +
    rect(640, 540, 90, 160, c.grape, 30),
  at(290, 350, 1.5, figure({ ...looks.kavita, top: c.sun, trim: c.clay, legs: c.cream }, 'desk')) +
    at(
      530,
      350,
      1.5,
      figure({ ...looks.harkirat, cloth: c.peacock, top: c.cream, trim: c.teal }, 'talk'),
    ),
  rect(60, 620, 720, 90, c.plum, 30),
  rect(860, 330, 220, 170, c.deep, 16) +
    path('M860 370l-90-30v150l90-30Z', c.peacock) +
    rect(900, 270, 120, 60, c.deep, 10) +
    circle(1036, 366, 12, c.clay) +
    rect(900, 390, 110, 70, c.teal, 6),
  line('M970 500v80M970 580 880 790M970 580l90 210M970 580v210', c.deep, 16),
);

const magazine = wide(
  rect(0, 0, 1200, 800, c.wood),
  times(5, (i) => shade(`M0 ${i * 170}h1200v6H0Z`, 0.2)),
  turned(
    -9,
    560,
    420,
    rect(346, 66, 460, 700, c.brown, 6) + rect(330, 50, 460, 700, c.rose, 6),
    within(
      'cover',
      'M330 50h460v700H330Z',
      path('M390 750V400a170 170 0 0 1 340 0v350Z', c.sky),
      at(560, 460, 3.3, bust({ ...looks.thomas, glasses: 'square', top: c.peacock, trim: c.sun })),
    ),
    rect(366, 86, 300, 62, c.deep) + rect(366, 166, 180, 16, c.plum),
  ),
  circle(990, 240, 138, c.brown) +
    circle(980, 230, 138, c.cream) +
    circle(980, 230, 92, c.sand) +
    circle(980, 230, 78, c.brick) +
    line('M1060 290l70 56', c.cream, 26),
  turned(
    28,
    960,
    620,
    rect(930, 470, 30, 250, c.sun, 4) +
      path('M930 720h30l-15 44Z', c.cream) +
      rect(930, 450, 30, 24, c.plum, 6),
  ),
);

const podcast = wide(
  rect(0, 0, 1200, 800, c.plum),
  circle(600, 400, 360, '#6B4B6D'),
  line(
    'M600 780C600 700 300 760 240 600S330 330 250 210M600 780c0-60 320-20 370-180s-90-240 0-380',
    c.cream,
    9,
  ),
  circle(244, 190, 40, c.cream) +
    rect(232, 200, 24, 70, c.cream, 12) +
    circle(976, 190, 40, c.cream) +
    rect(964, 200, 24, 70, c.cream, 12),
  rect(440, 70, 320, 640, c.deep, 44) + rect(458, 92, 284, 596, c.sky, 28),
  rect(498, 136, 204, 204, c.clay, 20) +
    within(
      'episode',
      'M518 136h164a20 20 0 0 1 20 20v164a20 20 0 0 1-20 20H518a20 20 0 0 1-20-20V156a20 20 0 0 1 20-20Z',
      at(600, 250, 1.5, bust({ ...looks.kavita, top: c.peacock, trim: c.sun })),
    ),
  times(13, (i) => {
    const h = [30, 60, 96, 50, 120, 76, 140, 90, 124, 46, 84, 58, 28][i];
    return rect(496 + i * 16.5, 450 - h / 2, 9, h, i < 7 ? c.peacock : c.moss, 4.5);
  }),
  circle(600, 600, 46, c.peacock) +
    path('M586 576v48l40-24Z', c.cream) +
    circle(510, 600, 12, c.moss) +
    circle(690, 600, 12, c.moss),
  rect(520, 536, 160, 10, c.sand, 5) + rect(520, 536, 84, 10, c.clay, 5),
);

const pressTable = wide(
  rect(0, 0, 1200, 800, c.sage),
  times(6, (i) =>
    times(3, (j) =>
      at(
        100 + i * 200 + (j % 2) * 100,
        190 + j * 180,
        0.9,
        waymark(j % 2 ? c.clay : c.peacock, c.mist),
      ),
    ),
  ),
  at(600, 300, 2.5, figure({ ...looks.sunita, top: c.plum, trim: c.clay }, 'desk')),
  rect(0, 640, 1200, 160, c.deep) + rect(0, 640, 1200, 24, c.peacock),
  [
    [330, 0.9, -14, c.clay],
    [430, 1.1, -8, c.cream],
    [520, 1, -3, c.sun],
    [690, 1.05, 4, c.rose],
    [790, 1.15, 9, c.cream],
    [890, 0.9, 15, c.sun],
  ]
    .map(([x, scale, turn, colour]) =>
      turned(
        turn,
        x,
        650,
        at(x, 652, scale, microphone(c.brown, c.brown), rect(-26, -84, 52, 40, colour, 6)),
      ),
    )
    .join(''),
);

const sheet = (x, y, width, height, paper, ink, turn) =>
  turned(
    turn,
    x,
    y,
    rect(x, y, width, height, paper),
    rect(x + 14, y + 18, width - 28, 18, ink),
    writing(x + 14, y + 52, width - 28, Math.max(1, Math.floor((height - 62) / 20)), 20, c.moss, 7),
    circle(x + width / 2, y + 4, 8, c.clay),
  );
const wallNewspaper = wide(
  rect(0, 0, 1200, 800, c.blush),
  rect(110, 60, 980, 560, c.wood) + rect(138, 88, 924, 504, c.teal),
  sheet(190, 130, 180, 220, c.cream, c.plum, -3) +
    sheet(430, 120, 150, 190, c.sky, c.peacock, 4) +
    sheet(640, 140, 190, 150, c.cream, c.clay, -2) +
    sheet(880, 130, 140, 220, c.sky, c.plum, 3),
  sheet(200, 390, 140, 150, c.sky, c.clay, 3) + sheet(640, 340, 170, 200, c.blush, c.peacock, 2),
  rect(0, 700, 1200, 100, c.clay),
  at(
    460,
    430,
    1.5,
    figure(
      {
        ...looks.lakshmi,
        style: 'plaits',
        bindi: false,
        dress: 'skirt',
        top: c.cream,
        legs: c.plum,
      },
      'wave',
    ),
  ),
  at(
    920,
    420,
    [-1.55, 1.55],
    figure({ ...looks.arjun, dress: 'shirt', top: c.sun, trim: c.cream }, 'wave'),
  ),
  at(70, 720, 1, plant(c.plum, c.moss)),
);

export const media = {
  marathiDaily,
  radioHour,
  television,
  magazine,
  podcast,
  pressTable,
  wallNewspaper,
};
