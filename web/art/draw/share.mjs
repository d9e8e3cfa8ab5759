import { figures, headline, wordmark } from './lettering.mjs';
import { c } from './palette.mjs';
import { roadOutline } from './road.mjs';
import { at, circle, ellipse, line, path, rect, shade, times } from './shapes.mjs';
import { tree } from './things.mjs';

/* The preview picture of a shared link: the headline above the product's path, 1200 by 630. */

const INK = '#182a2f';
const PAPER = '#fbf6ec';
const EDGE = '#d9c69a';
const DARK = '#2a1a02';

const { outline, middle } = roadOutline({
  from: [-40, 640, 60, 618],
  turns: [
    [120, 600, 220, 594],
    [590, 584, 668, 568],
    [842, 536, 842, 498],
    [752, 446, 752, 414],
    [880, 356, 920, 342],
    [1034, 314, 1034, 294],
    [976, 258, 976, 240],
    [1030, 202, 1086, 190],
  ],
  widths: [78, 5],
});

const STONES = [
  [352, 552, 1.15],
  [734, 492, 0.98],
  [690, 392, 0.8],
  [968, 300, 0.66],
  [1096, 168, 0.56],
];

const stone = ([x, y, scale], index) => {
  const [figure, width] = figures[index];
  return at(
    x,
    y,
    scale,
    ellipse(4, 37, 34, 6, 'rgb(42 26 2 / 0.18)'),
    path('M-25 38V-9a25 25 0 0 1 50 0v47Z', c.cream),
    path('M-25-7v-2a25 25 0 0 1 50 0v2Z', index === 0 ? c.sun : c.peacock),
    shade('M14 38V-29.700A25 25 0 0 1 25-9v47Z', 0.1),
    `<path transform="translate(${-width / 2} 27)" d="${figure}" fill="${DARK}"/>`,
  );
};

const walker = at(
  214,
  492,
  1,
  ellipse(4, 102, 26, 5, 'rgb(42 26 2 / 0.2)'),
  path('M-8 62-15 101H-5L3 68l9 33h10L14 60Z', c.peacock),
  path('M-15 26c3-10 27-10 30 1l5 43h-39Z', c.rose),
  path('M-18 22c-9 1-11 33-6 37 4 2 15 1 17-3 2-8 2-31-2-35Z', c.clay),
  path('M9 27c7 6 11 15 19 19 4 3 2 7-2 6C16 49 8 41 4 33ZM-3 12h9v11a6 5 0 0 1-9 0Z', '#8d5a3b'),
  circle(3, 4, 12, '#8d5a3b'),
  path('M-11 7c-3-14 6-20 15-19 8 0 13 5 11 12C10-2 4-1 0 3c-1 5-2 9-5 11-3-1-5-4-6-7Z', DARK),
  path('M-10 8c-6 8-4 18-8 27l7 1c3-9 3-17 7-23Z', DARK),
);

const logo =
  path('M1 33V14a13 13 0 0 1 26 0v19Z', '#0d4854') +
  path('M2.800 13A11.300 11.300 0 0 1 25.200 13Z', c.sun) +
  line('M10 33c0-6 8-6 8-10.500S12 19 13.500 15.500', PAPER, 3);

export const share = {
  view: [1200, 630],
  body: [
    `<linearGradient id="sky" x2="0" y2="1"><stop offset=".3" stop-color="${PAPER}"/><stop offset="1" stop-color="${c.sky}"/></linearGradient>`,
    rect(0, 0, 1200, 630, 'url(#sky)'),
    circle(1090, 160, 92, 'rgb(246 174 34 / 0.38)') +
      circle(1090, 160, 58, 'rgb(246 174 34 / 0.55)'),
    path('M0 538c210-22 330-50 480-110S790 272 900 238s210-80 300-50v442H0Z', c.mist),
    path('M0 570c250-28 500-36 634-106s200-120 350-138 160-62 216-70v374H0Z', c.sage),
    path('M340 630c140-40 340-116 490-158s250-70 370-108v266Z', c.moss),
    at(1150, 268, 0.24, tree(c.moss)) + at(1172, 272, 0.18, tree(c.teal)),
    at(560, 470, 0.28, tree(c.moss)) + at(584, 474, 0.2, tree(c.teal)),
    `<path d="${outline}" fill="#fff7e4" stroke="${EDGE}" stroke-width="3" paint-order="stroke"/>`,
    `<path d="${middle}" fill="none" stroke="${c.teal}" stroke-width="4" stroke-linecap="round" stroke-dasharray="22 24"/>`,
    path('M820 630c80-58 220-90 380-130v130Z', c.teal),
    path('M1000 630c60-40 130-56 200-72v72Z', c.peacock),
    at(1096, 560, 0.5, tree(c.peacock)) + at(1134, 566, 0.38, tree(c.moss)),
    times(STONES.length, (index) => stone(STONES[index], index)),
    walker,
    at(60, 40, 1.5, logo) + at(116, 84, 0.36, path(wordmark, INK)),
    times(3, (row) => at(60, 188 + row * 80, 0.76, path(headline[row], INK))),
  ].join(''),
};
