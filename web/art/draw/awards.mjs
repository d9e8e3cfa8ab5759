import { figure } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import { at, circle, ellipse, path, rect, shade, star, tall, times, wide } from './shapes.mjs';
import { bunting, cup, laurel, plant, rosette, shield } from './things.mjs';

const nationalEducator = wide(
  rect(0, 0, 1200, 800, c.peacock),
  rect(0, 660, 1200, 140, c.deep),
  circle(600, 360, 300, c.teal),
  path('M0 0h300C280 300 180 520 60 660H0ZM1200 0H900c20 300 120 520 240 660h60Z', c.clay),
  shade(
    'M0 0h90C90 300 60 520 20 660H0ZM180 0h40C200 300 130 520 40 660H24C120 500 170 300 180 0ZM1200 0h-90c0 300 30 520 70 660h20ZM1020 0h-40c20 300 90 520 180 660h16C1080 500 1030 300 1020 0Z',
  ),
  path('M440 660h320v140H440Z', c.cream),
  shade('M660 660h100v140H660Z', 0.08),
  at(600, 660, 1.7, cup(c.sun, c.gold, c.peacock)),
);

const flame = (x, y) =>
  path(`M${x} ${y}c-26-8-24-44 0-76 24 32 26 68 0 76Z`, c.sun) +
  path(`M${x} ${y - 4}c-12-6-10-22 0-36 10 14 12 30 0 36Z`, c.cream);

const ruralLamp = tall(
  rect(0, 0, 800, 1200, c.plum),
  circle(400, 470, 330, '#6B4B6D'),
  circle(400, 470, 220, '#7D5A7C'),
  rect(0, 1010, 800, 190, c.grape),
  ellipse(400, 1080, 300, 70, c.clay),
  ellipse(400, 1080, 240, 54, c.sky),
  ellipse(400, 1080, 200, 44, c.clay),
  path('M280 1080c0-40 60-60 120-60s120 20 120 60Z', c.gold),
  rect(376, 560, 48, 470, c.sun),
  shade('M404 560h20v470h-20Z'),
  ellipse(400, 640, 62, 22, c.gold) +
    ellipse(400, 820, 76, 24, c.gold) +
    ellipse(400, 980, 90, 26, c.gold),
  path('M170 520h460c-20 80-120 120-230 120S190 600 170 520Z', c.sun),
  shade('M400 520h230c-20 80-120 120-230 120Z', 0.1),
  ellipse(400, 520, 230, 34, c.gold),
  [200, 300, 400, 500, 600].map((x, i) => flame(x, 512 + (i % 2 ? 16 : i === 2 ? 22 : 0))).join(''),
);

const stateMentor = wide(
  rect(0, 0, 1200, 800, c.rose),
  path('M250 800V400a350 350 0 0 1 700 0v400Z', c.blush),
  bunting(0, 20, 1200, 14, [c.sun, c.peacock, c.cream]),
  rect(0, 680, 1200, 120, c.brick),
  rect(0, 680, 1200, 26, c.clay),
  at(
    375,
    232,
    2.15,
    figure({ ...looks.thomas, dress: 'kurta', top: c.peacock, trim: c.sun, legs: c.cream }, 'give'),
  ),
  at(830, 238, [-2.1, 2.1], figure({ ...looks.meenal, top: c.plum, trim: c.clay }, 'give')),
  at(602, 550, 1.02, shield(c.wood, c.sun, c.cream)),
);

const youngScientists = tall(
  rect(0, 0, 800, 1200, c.sage),
  circle(400, 760, 350, c.mist),
  path('M200 0h130l120 470H340Z', c.peacock) + path('M600 0H470L350 470h110Z', c.clay),
  path('M255 0h26l110 470h-20Z', c.cream) + path('M519 0h26L430 470h-20Z', c.cream),
  rect(350, 440, 100, 60, c.gold, 18),
  circle(400, 730, 240, c.gold) + circle(400, 730, 208, c.sun),
  shade('M400 522a208 208 0 0 1 0 416 260 260 0 0 0 0-416Z', 0.1),
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse cx="400" cy="730" rx="140" ry="52" fill="none" stroke="${c.deep}" stroke-width="14" transform="rotate(${turn} 400 730)"/>`,
    )
    .join(''),
  circle(400, 730, 28, c.deep),
);

const innovationStar = wide(
  rect(0, 0, 1200, 800, c.deep),
  path('M520 0h160l220 800H300Z', '#14525F'),
  path('M560 0h80l130 800H430Z', '#1D6371'),
  ellipse(600, 700, 300, 50, c.peacock),
  rect(500, 610, 200, 90, c.wood, 6) + shade('M620 610h80v90h-80Z'),
  rect(540, 640, 120, 30, c.sun),
  path('M580 610v-80h40v80Z', c.blush),
  star(600, 330, 230, c.blush),
  path('M600 100l52 158H600ZM600 330l219-71-167 1ZM600 330l135 186-134-96Z', c.cream),
);

const citizensAward = tall(
  rect(0, 0, 800, 1200, c.sky),
  path('M120 1200V520a280 280 0 0 1 560 0v680Z', c.sand),
  rect(0, 1040, 800, 160, c.clay),
  laurel(390, 1000, -1, 520, c.moss) + laurel(410, 1000, 1, 520, c.moss),
  path('M400 210l70 110 30 620H300l30-620Z', c.peacock),
  path('M400 210l70 110 30 620H400Z', c.deep),
  rosette(400, 560, 70, c.sun),
  rect(240, 940, 320, 50, c.cream) + rect(200, 990, 400, 60, c.wood),
);

const teamHonour = tall(
  rect(0, 0, 800, 1200, c.moss),
  path('M60 1200V470a340 340 0 0 1 680 0v730Z', c.sage),
  rect(0, 1080, 800, 120, c.teal),
  at(190, 560, 2.15, figure({ ...looks.kavita, top: c.plum, trim: c.sun }, 'raise')),
  at(
    610,
    560,
    2.15,
    figure({ ...looks.jaspreet, top: c.cream, trim: c.sky, legs: c.wood }, 'raise'),
  ),
  at(400, 575, 2.2, figure({ ...looks.farhan, top: c.clay, trim: c.cream }, 'raise')),
  rect(80, 290, 640, 220, c.wood, 10) + rect(104, 314, 592, 172, c.sun, 4),
  star(230, 400, 60, c.deep) +
    rect(330, 356, 300, 26, c.deep) +
    rect(330, 400, 300, 14, c.deep) +
    rect(330, 432, 210, 14, c.deep),
);

const honourShelf = wide(
  rect(0, 0, 1200, 800, c.mist),
  path('M840 330V160a110 110 0 0 1 220 0v170Z', c.sage),
  rect(90, 330, 1020, 30, c.wood) + rect(90, 680, 1020, 30, c.wood),
  shade('M90 360h1020v12H90ZM90 710h1020v12H90Z', 0.12),
  at(230, 330, 0.85, cup(c.clay, c.brick, c.cream)),
  at(450, 330, 0.95, shield(c.deep, c.moss, c.cream)),
  times(4, (i) =>
    rect(
      600 + i * 44,
      330 - [190, 220, 170, 206][i],
      36,
      [190, 220, 170, 206][i],
      [c.plum, c.sun, c.peacock, c.rose][i],
    ),
  ),
  at(950, 330, 1.05, plant(c.clay, c.teal)),
  rect(150, 470, 240, 210, c.plum) +
    rect(172, 492, 196, 166, c.cream) +
    rosette(270, 555, 34, c.sun),
  at(520, 680, 0.95, cup(c.sun, c.gold, c.plum)),
  path('M660 680l40-190h120l40 190Z', c.teal) + star(760, 600, 52, c.cream),
  at(980, 680, 0.72, cup(c.moss, c.teal, c.cream)),
);

export const awards = {
  nationalEducator,
  ruralLamp,
  stateMentor,
  youngScientists,
  innovationStar,
  citizensAward,
  teamHonour,
  honourShelf,
};
