import { crowd, randomFrom } from './crowd.mjs';
import { figure } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import { arch, at, circle, line, path, rect, shade, times, wide } from './shapes.mjs';
import { arcade, palm, tree } from './things.mjs';

const sahyadri = wide(
  rect(0, 0, 1200, 800, c.sky),
  path('M0 520c160-120 300-150 420-90 120-110 380-110 480 0 100-60 220-40 300 40v330H0Z', c.sand),
  rect(594, 70, 12, 90, c.brick),
  path('M460 330v-30a140 150 0 0 1 280 0v30Z', c.clay) +
    shade('M640 160a140 150 0 0 1 100 140v30h-70c10-60 0-120-30-170Z'),
  rect(160, 330, 880, 330, c.clay) +
    rect(140, 320, 920, 28, c.brick) +
    shade('M760 348h280v312H760Z', 0.07),
  arcade(180, 660, 330, 230, 3, 0.58, c.sky) + arcade(690, 660, 330, 230, 3, 0.58, c.sky),
  rect(500, 290, 200, 370, c.brick) + arch(540, 660, 120, 280, c.peacock),
  rect(0, 660, 1200, 140, c.sage),
  path('M540 660h120l90 140H450Z', c.sky),
  at(84, 690, 1.3, tree(c.moss, c.teal)) + at(1120, 690, 1.5, tree(c.moss, c.teal)),
  at(330, 610, 0.62, figure({ ...looks.arjun, legs: c.plum })) +
    at(400, 612, 0.6, figure({ ...looks.zoya, dress: 'kurta' })) +
    at(860, 614, 0.6, figure({ ...looks.lakshmi, top: c.plum }, 'wave')),
);

const slab = (x, top, width, hole, colour) =>
  rect(x, top, width, 640 - top, colour) +
  circle(x + width / 2, 640 - hole * 0.9, hole, c.deep) +
  rect(x, top, width, 16, c.brick);

const designSchool = wide(
  rect(0, 0, 1200, 800, c.mist),
  circle(980, 170, 80, c.sun),
  slab(120, 300, 300, 110, c.clay) + slab(780, 250, 320, 120, c.clay),
  rect(400, 160, 400, 480, c.brick) + rect(400, 160, 400, 18, c.wood),
  circle(600, 440, 150, c.sky) +
    rect(450, 440, 300, 200, c.brick) +
    arch(510, 640, 180, 190, c.sky),
  shade('M690 178h110v462H690ZM360 316h40v324h-40Z', 0.12),
  rect(0, 640, 1200, 160, c.teal),
  path('M510 640h180l60 160H450Z', c.sage),
  at(60, 668, 1.7, tree(c.moss, c.deep)) +
    at(1150, 668, 2, tree(c.moss, c.deep)) +
    at(350, 690, 0.9, tree(c.sage, c.deep)),
  at(560, 570, 0.62, figure({ ...looks.rohan, top: c.sun })) +
    at(650, 572, 0.62, figure({ ...looks.kavita, top: c.plum }, 'point')),
);

const house = (x, y, width, wall, roof) =>
  rect(x, y - 80, width, 80, wall) +
  path(`M${x - 24} ${y - 76}l50-76h${width - 52}l50 76Z`, roof) +
  arcade(x + 10, y, width - 20, 56, Math.round(width / 60), 0.46, c.deep);

const hillCampus = wide(
  rect(0, 0, 1200, 800, c.blush),
  circle(250, 170, 74, c.cream),
  path('M0 460 220 210l170 190 210-270 250 290 150-150 200 210v280H0Z', c.moss),
  path('M220 210l60 68-60 22-56-26ZM600 130l80 92-72 30-74-24Z', c.cream),
  path('M0 480c300-60 700-80 1200 10v310H0Z', c.teal),
  house(160, 500, 260, c.cream, c.clay) + house(700, 484, 340, c.cream, c.brick),
  path('M0 570c340-60 800-60 1200 10v220H0Z', c.moss),
  house(420, 600, 300, c.sky, c.clay),
  path('M0 660c340-50 800-50 1200 10v130H0Z', c.sage),
  times(9, (i) => at(60 + i * 140, 690 + (i % 2) * 8, 0.35, tree(c.teal, c.deep))),
  times(3, (i) => line(`M0 ${726 + i * 26}c340-40 800-40 1200 8`, c.moss, 5)),
  at(1040, 580, 0.9, tree(c.deep, c.wood)) + at(100, 590, 1, tree(c.deep, c.wood)),
);

const clockTower = wide(
  rect(0, 0, 1200, 800, c.rose),
  rect(0, 560, 1200, 60, c.moss),
  rect(180, 350, 840, 300, c.cream) + path('M150 350l60-70h780l60 70Z', c.plum),
  arcade(200, 650, 290, 220, 3, 0.6, c.plum) + arcade(710, 650, 290, 220, 3, 0.6, c.plum),
  rect(510, 120, 180, 530, c.sky) +
    rect(494, 330, 212, 20, c.clay) +
    path('M490 130 600 10l110 120Z', c.plum),
  circle(600, 230, 66, c.clay) +
    circle(600, 230, 52, c.cream) +
    line('M600 230v-36M600 230l26 16', c.deep, 8),
  arch(540, 650, 120, 240, c.peacock) + shade('M650 130h40v520h-40Z', 0.1),
  rect(0, 640, 1200, 160, c.sand) + path('M540 640h120l80 160H460Z', c.cream),
  at(110, 720, 1.25, palm(c.teal, c.wood)) + at(1080, 730, 1.4, palm(c.teal, c.wood)),
  crowd(41, 3, [c.peacock, c.clay, c.plum], true)
    .map((look, i) => at([330, 800, 870][i], 600, 0.6, figure(look)))
    .join(''),
);

const flask = (x, colour, height) =>
  path(
    `M${x - 18} ${620 - height}h36v${height * 0.4}l60 ${height * 0.52}q6 ${height * 0.08}-14 ${height * 0.08}h-128q-20 0-14-${height * 0.08}l60-${height * 0.52}Z`,
    c.cream,
  ) +
  path(
    `M${x - 58} ${620 - height * 0.3}h116l20 ${height * 0.22}q6 ${height * 0.08}-14 ${height * 0.08}h-128q-20 0-14-${height * 0.08}Z`,
    colour,
  ) +
  rect(x - 26, 614 - height, 52, 14, c.deep, 4);

const chemistry = wide(
  rect(0, 0, 1200, 800, c.moss),
  rect(80, 110, 480, 24, c.wood) +
    times(6, (i) =>
      rect(
        110 + i * 74,
        110 - [70, 50, 64, 44, 70, 56][i],
        46,
        [70, 50, 64, 44, 70, 56][i],
        [c.clay, c.cream, c.peacock, c.sun, c.plum, c.cream][i],
        6,
      ),
    ),
  path('M820 420V170a110 110 0 0 1 220 0v250Z', c.sky),
  at(
    600,
    330,
    1.9,
    figure(
      {
        ...looks.lakshmi,
        style: 'bun',
        glasses: 'square',
        dress: 'coat',
        top: c.clay,
        trim: c.cream,
      },
      'carry',
    ),
  ),
  rect(0, 620, 1200, 40, c.cream) + rect(0, 660, 1200, 140, c.deep),
  flask(190, c.clay, 230) + flask(370, c.sun, 160),
  rect(560, 470, 30, 90, c.sage, 8) +
    rect(600, 480, 30, 80, c.rose, 8) +
    rect(640, 474, 30, 86, c.sun, 8) +
    rect(536, 552, 160, 20, c.wood) +
    rect(548, 572, 12, 48, c.wood) +
    rect(672, 572, 12, 48, c.wood),
  rect(890, 594, 190, 26, c.plum, 8) +
    path('M1040 600c40-60 20-170-60-190l-8 30c50 16 66 90 30 150Z', c.plum) +
    `<g transform="rotate(-24 960 460)">${rect(936, 350, 46, 150, c.plum, 10) + rect(944, 320, 30, 40, c.deep) + rect(948, 500, 22, 26, c.deep)}</g>` +
    rect(890, 552, 110, 12, c.deep),
);

const random = randomFrom(5);
const books = (x, y, width) => {
  let edge = x;
  let row = '';
  while (edge < x + width - 24) {
    const thick = 16 + Math.floor(random() * 16);
    const high = 74 + Math.floor(random() * 40);
    row += rect(
      edge,
      y - high,
      thick,
      high,
      [c.clay, c.plum, c.peacock, c.sun, c.cream, c.rose, c.moss][Math.floor(random() * 7)],
    );
    edge += thick + (random() > 0.86 ? 18 : 2);
  }
  return row + rect(x - 10, y, width + 20, 16, c.wood);
};

const library = wide(
  rect(0, 0, 1200, 800, c.sand),
  rect(60, 0, 480, 680, c.brown) + rect(680, 0, 460, 680, c.brown),
  [150, 290, 430, 570].map((y) => books(84, y, 432) + books(704, y, 412)).join(''),
  path('M550 680V150a60 60 0 0 1 120 0v530Z', c.sky),
  line('M420 680 330 40M500 680 410 40', c.sun, 12) +
    times(6, (i) => line(`M${400 - i * 14} ${580 - i * 100}h80`, c.sun, 10)),
  rect(0, 680, 1200, 120, c.clay),
  at(
    850,
    420,
    1.7,
    figure({ ...looks.zoya, cloth: c.peacock, top: c.cream, dress: 'round' }, 'desk'),
  ),
  rect(600, 620, 520, 30, c.wood) +
    rect(630, 650, 24, 150, c.wood) +
    rect(1066, 650, 24, 150, c.wood),
  path(
    'M850 618c-30-22-70-26-110-16v-40c40-8 80-4 110 16 30-20 70-24 110-16v40c-40-10-80-6-110 16Z',
    c.cream,
  ) + line('M850 580v36', c.sand, 4),
  rect(1000, 590, 90, 28, c.plum) + rect(1010, 564, 76, 26, c.sun),
);

const stars = randomFrom(77);
const observatory = wide(
  rect(0, 0, 1200, 800, c.deep),
  times(60, () =>
    circle(
      Math.round(stars() * 1200),
      Math.round(stars() * 480),
      2 + Math.round(stars() * 3),
      c.sky,
    ),
  ),
  circle(230, 180, 84, c.sky) + circle(264, 160, 76, c.deep),
  line('M740 60l150 70', c.cream, 5),
  path('M0 640c220-170 420-80 620-130s420-110 580-30v320H0Z', c.peacock),
  path('M560 440a210 220 0 0 1 420 0Z', c.cream) +
    path('M700 440 640 262a210 220 0 0 1 80-34l70 212Z', c.plum),
  `<g transform="rotate(-22 716 330)">${rect(690, 190, 56, 200, c.sun, 8) + rect(682, 176, 72, 30, c.gold, 6)}</g>`,
  path('M760 440h220a210 220 0 0 0-140-206c40 60 40 150-80 206Z', c.mist),
  rect(580, 440, 380, 170, c.sand) +
    rect(560, 432, 420, 24, c.moss) +
    arch(720, 610, 90, 130, c.deep) +
    shade('M860 456h100v154H860Z', 0.12),
  path('M0 700c300-110 800-130 1200-40v140H0Z', c.teal),
  at(
    290,
    540,
    0.9,
    figure({ ...looks.meenal, hair: c.hair, style: 'bun', top: c.plum, trim: c.rose }, 'down'),
  ) + at(400, 520, 0.95, figure({ ...looks.arjun, top: c.clay, legs: c.plum }, 'point')),
);

export const visits = {
  sahyadri,
  designSchool,
  hillCampus,
  clockTower,
  chemistry,
  library,
  observatory,
};
