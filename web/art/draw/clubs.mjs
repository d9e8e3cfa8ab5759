import { c } from './palette.mjs';
import { circle, line, path, rect, shade, times } from './shapes.mjs';

/* Cut-outs of 200 by 240 that stand on the threshold of a door. */
const cutOut = (...parts) => ({ view: [200, 240], body: parts.join('') });

const science = cutOut(
  path('M84 30h32v70l52 108q10 26-16 26H48q-26 0-16-26L84 100Z', c.cream),
  path('M58 154c20-10 40 10 62 2 12-5 18-8 26-6l22 58q10 26-16 26H48q-26 0-16-26Z', c.teal),
  shade('M116 100l52 108q10 26-16 26h-34c20-30 16-90-14-134Z', 0.1),
  rect(74, 18, 52, 18, c.deep, 6),
  circle(92, 196, 13, c.cream) +
    circle(122, 176, 8, c.cream) +
    circle(106, 62, 7, c.clay) +
    circle(94, 86, 5, c.clay),
);

const technology = cutOut(
  rect(96, 10, 8, 30, c.cream) + circle(100, 12, 11, c.sun),
  path('M50 92V84a50 50 0 0 1 100 0v8Z', c.moss),
  rect(44, 92, 112, 66, c.cream, 12),
  circle(76, 120, 12, c.deep) +
    circle(124, 120, 12, c.deep) +
    circle(79, 117, 4, c.cream) +
    circle(127, 117, 4, c.cream),
  line('M84 142c10 6 22 6 32 0', c.deep, 5),
  rect(62, 164, 76, 50, c.moss, 8) +
    circle(84, 188, 9, c.clay) +
    rect(100, 182, 26, 12, c.cream, 6),
  line('M62 176 34 196M138 176l32-34', c.cream, 12) +
    circle(32, 198, 10, c.sun) +
    circle(172, 138, 10, c.sun),
  rect(72, 212, 18, 28, c.cream) + rect(110, 212, 18, 28, c.cream),
);

const brush = (x, turn, hair) =>
  `<g transform="rotate(${turn} ${x} 160)">${rect(x - 5, 60, 10, 120, c.cream, 3) + rect(x - 7, 48, 14, 22, c.sand) + path(`M${x - 9} 50c-2-20 2-30 9-42 7 12 11 22 9 42Z`, hair)}</g>`;
const arts = cutOut(
  brush(72, -16, c.plum) + brush(100, 2, c.peacock) + brush(128, 17, c.plum),
  path('M52 150h96l-6 62c-2 16-8 22-20 22H78c-12 0-18-6-20-22Z', c.clay),
  shade('M116 150h32l-6 62c-2 16-8 22-20 22h-16c12-20 14-50 10-84Z'),
  path('M51 168h98l-2 22H53Z', c.sun) +
    times(5, (i) => path(`M${58 + i * 18} 168h12l-6 22Z`, c.plum)),
);

const coins = (x, count, top) =>
  times(count, (i) => rect(x, 214 - i * 20, 40, 20, i % 2 ? c.gold : c.sun, 6)) +
  rect(x + 26, 214 - (count - 1) * 20, 14, 20 + (count - 1) * 20, top, 6);
const commerce = cutOut(
  coins(20, 3, 'rgb(11 31 38 / .12)') +
    coins(80, 5, 'rgb(11 31 38 / .12)') +
    coins(140, 7, 'rgb(11 31 38 / .12)'),
  line('M24 128C70 120 80 84 108 78s30-10 56-44', c.cream, 9) +
    path('M176 14l2 38-32-20Z', c.cream),
);

const sports = cutOut(
  rect(30, 96, 12, 138, c.cream, 5) +
    rect(54, 96, 12, 138, c.cream, 5) +
    rect(78, 96, 12, 138, c.cream, 5) +
    rect(30, 88, 34, 8, c.clay, 4) +
    rect(62, 88, 30, 8, c.clay, 4),
  `<g transform="rotate(22 140 150)">${rect(132, 20, 16, 74, c.plum, 7) + path('M122 94h36l4 120c0 16-44 16-44 0Z', c.sun) + shade('M144 94h14l4 120c0 10-10 14-20 14Z', 0.12)}</g>`,
  circle(150, 216, 22, c.brick) + line('M138 200c8 10 8 22 2 34', c.cream, 4),
);

export const clubs = { science, technology, arts, commerce, sports };
