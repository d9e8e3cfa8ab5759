import { crowd } from './crowd.mjs';
import { figure, listener } from './figure.mjs';
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
  tall,
  times,
  turned,
  wide,
  writing,
} from './shapes.mjs';
import { bunting, certificate, laurel, plant, rosette, tea } from './things.mjs';

const counsellorDiploma = wide(
  rect(0, 0, 1200, 800, c.rose),
  rect(0, 660, 1200, 140, c.plum) + rect(0, 640, 1200, 26, c.grape),
  rect(248, 94, 624, 466, c.brick) +
    rect(232, 78, 624, 466, c.wood) +
    rect(256, 102, 576, 418, c.sand),
  at(544, 311, 1.22, certificate(c.plum, c.clay)),
  line('M1000 640V330', c.deep, 12) +
    path('M890 340l50-150h120l50 150Z', c.sun) +
    rect(940, 624, 120, 18, c.deep, 6),
  at(120, 644, 0.9, plant(c.clay, c.teal)),
);

const psychometrics = wide(
  rect(0, 0, 1200, 800, c.moss),
  turned(
    5,
    560,
    420,
    rect(310, 74, 520, 680, c.teal) + rect(290, 54, 520, 680, c.cream),
    rect(340, 104, 260, 34, c.deep) + writing(340, 160, 420, 3, 26, c.sage, 10),
    path('M550 280l120 86-46 142H476l-46-142Z', c.mist) +
      path('M550 308l84 66-22 100H482l-30-104Z', c.clay) +
      line(
        'M550 400V280M550 400l120-34M550 400l74 108M550 400l-74 108M550 400l-120-34',
        c.cream,
        4,
      ),
    times(
      4,
      (i) =>
        rect(340, 556 + i * 36, 420, 16, c.mist, 8) +
        rect(
          340,
          556 + i * 36,
          [330, 250, 380, 180][i],
          16,
          [c.peacock, c.sun, c.plum, c.clay][i],
          8,
        ),
    ),
  ),
  turned(
    -24,
    980,
    500,
    rect(960, 280, 40, 330, c.deep, 16) +
      path('M964 600h32l-16 70Z', c.sun) +
      rect(960, 380, 40, 14, c.sun),
  ),
  rect(90, 470, 150, 60, c.wood, 10) +
    rect(110, 440, 110, 40, c.brick) +
    path('M138 330a30 34 0 0 1 54 0l-6 112h-42Z', c.wood),
  circle(170, 640, 74, c.clay) +
    circle(170, 640, 58, c.moss) +
    circle(170, 640, 46, c.clay) +
    line('M148 640l16 18 30-36', c.moss, 12),
);

const wellbeing = wide(
  rect(0, 0, 1200, 800, c.mist),
  arch(90, 560, 200, 420, c.sage) +
    arch(500, 560, 200, 420, c.sage) +
    arch(910, 560, 200, 420, c.sage),
  at(190, 510, 1.5, plant(c.clay, c.teal)) + at(1010, 510, 1.5, plant(c.clay, c.teal)),
  rect(0, 560, 1200, 240, c.sand) +
    ellipse(600, 690, 560, 110, c.clay) +
    ellipse(600, 690, 500, 90, c.blush),
  at(600, 240, 1.75, figure({ ...looks.kavita, top: c.plum, trim: c.sun }, 'talk')),
  crowd(55, 4, [c.peacock, c.cream, c.clay, c.teal])
    .map(
      (look, i) =>
        at([160, 440, 760, 1040][i], 560, 1.9, listener(look)) +
        rect([160, 440, 760, 1040][i] - 84, 660, 168, 140, c.wood, 24),
    )
    .join(''),
);

const scroll = tall(
  rect(0, 0, 800, 1200, c.peacock),
  circle(400, 560, 340, c.teal),
  rect(0, 1030, 800, 170, c.deep),
  laurel(380, 1060, -1, 640, c.sage) + laurel(420, 1060, 1, 640, c.sage),
  turned(
    10,
    400,
    640,
    rect(310, 260, 180, 780, c.cream, 12) +
      shade('M440 260h38a12 12 0 0 1 12 12v756a12 12 0 0 1-12 12h-38Z', 0.1),
    ellipse(400, 264, 90, 30, c.sand) +
      ellipse(400, 264, 56, 17, c.clay) +
      ellipse(400, 264, 30, 9, c.sand),
    rect(296, 600, 208, 84, c.clay) + shade('M440 600h64v84h-64Z'),
    path(
      'M400 642c-90-90-170-20-150 30s100 20 150-30c90-90 170-20 150 30s-100 20-150-30Z',
      c.clay,
    ) +
      path('M380 650l-60 180 50-20 30 44 20-200ZM420 650l60 180-50-20-30 44-20-200Z', c.brick) +
      circle(400, 644, 34, c.sun),
  ),
);

const childSafety = wide(
  rect(0, 0, 1200, 800, c.sky),
  path('M0 620c260-90 900-90 1200 0v180H0Z', c.sage),
  path(
    'M600 60c90 50 190 70 290 70v230c0 180-120 290-290 370-170-80-290-190-290-370V130c100 0 200-20 290-70Z',
    c.peacock,
  ),
  path(
    'M600 110c76 40 160 58 244 62v190c0 150-100 240-244 312-144-72-244-162-244-312V172c84-4 168-22 244-62Z',
    c.teal,
  ),
  line('M490 360l80 86 150-170', c.sun, 46),
  at(
    250,
    420,
    1.3,
    figure(
      {
        ...looks.lakshmi,
        style: 'plaits',
        dress: 'dupatta',
        top: c.clay,
        trim: c.cream,
        legs: c.cream,
      },
      'down',
    ),
  ),
  at(950, 430, 1.28, figure({ ...looks.arjun, top: c.plum, trim: c.cream, legs: c.wood }, 'wave')),
);

const dataProtection = wide(
  rect(0, 0, 1200, 800, c.teal),
  rect(0, 560, 1200, 240, c.sand) + rect(0, 560, 1200, 20, c.wood),
  path('M250 210h180l44 50h270v370H250Z', c.gold) +
    rect(290, 190, 400, 380, c.cream) +
    writing(330, 230, 320, 5, 30, c.sage, 10) +
    path('M230 300h540l-36 340H266Z', c.sun),
  path('M446 440v-40a54 54 0 0 1 108 0v40h-26v-40a28 28 0 0 0-56 0v40Z', c.deep) +
    rect(420, 434, 160, 130, c.deep, 16) +
    circle(500, 488, 17, c.sun) +
    rect(492, 492, 16, 40, c.sun, 8),
  rect(840, 320, 260, 180, c.deep, 14) +
    rect(858, 338, 224, 144, c.sage) +
    rect(820, 620, 300, 22, c.cream, 8) +
    path('M930 500h80l16 120H914Z', c.deep) +
    rosette(970, 408, 34, c.clay),
  at(140, 640, 1.1, tea(c.rose)),
);

const graduates = wide(
  rect(0, 0, 1200, 800, c.peacock),
  path('M60 800V430a540 400 0 0 1 1080 0v370Z', c.teal),
  bunting(0, 10, 1200, 12, [c.sun, c.clay, c.cream]),
  rect(0, 720, 1200, 80, c.deep),
  crowd(64, 5, [c.clay, c.cream, c.plum, c.sun, c.rose])
    .map((look, i) =>
      at(
        150 + i * 225,
        370 + (i % 2) * 16,
        1.6,
        figure(look, 'lift'),
        at(0, -72, 0.25, certificate(c.deep, c.clay)),
      ),
    )
    .join(''),
);

export const certifications = {
  counsellorDiploma,
  psychometrics,
  wellbeing,
  scroll,
  childSafety,
  dataProtection,
  graduates,
};
