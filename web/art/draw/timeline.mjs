import { figure } from './figure.mjs';
import { looks } from './looks.mjs';
import { c } from './palette.mjs';
import { bust } from './person.mjs';
import { at, circle, line, path, rect, shade, writing } from './shapes.mjs';
import { tree, waymark } from './things.mjs';

/* Cut-outs of 200 by 240 that stand on the threshold of an arch, one for each year. */
const cutOut = (...parts) => ({ view: [200, 240], body: parts.join('') });

const classroom = cutOut(
  line('M44 120 26 240M156 120l18 120', c.wood, 7),
  rect(18, 44, 164, 104, c.wood, 5) + rect(26, 52, 148, 88, c.deep),
  line('M104 122c22-4 18-22 30-26s24-4 26-22', c.cream, 4),
  circle(104, 122, 6, c.sun) + circle(134, 96, 6, c.cream) + circle(160, 74, 6, c.cream),
  at(66, 108, 0.86, figure(looks.sunita, 'talk')),
);

const waymarks = cutOut(
  path(
    'M70 240C92 210 172 204 160 176S76 152 84 130s54-22 58-38 2-18 12-24l6 3c-8 8-4 12-6 26-6 22-44 24-48 38s88 18 92 46-46 28-60 59Z',
    c.cream,
  ),
  at(52, 232, 0.62, waymark(c.sun)),
  at(178, 178, 0.5, waymark(c.deep)),
  at(68, 142, 0.42, waymark(c.deep)),
  at(160, 106, 0.34, waymark(c.deep)),
  at(146, 70, 0.28, waymark(c.deep)),
  at(30, 176, 0.3, tree(c.peacock)),
);

const telephone = cutOut(
  rect(56, 48, 104, 200, c.deep, 18),
  rect(64, 60, 88, 180, c.blush, 8),
  `<clipPath id="screen"><rect x="64" y="60" width="88" height="180" rx="8"/></clipPath>` +
    `<g clip-path="url(#screen)">${at(108, 136, 0.92, bust(looks.kavita))}${rect(64, 200, 88, 40, c.plum)}</g>`,
  circle(108, 220, 13, c.sun),
  line('M36 92c-10 22-10 50 0 72M18 78c-14 30-14 70 0 100', c.cream, 6) +
    line('M176 92c8 22 8 50 0 72', c.cream, 6),
);

const board = (y, side, colour) =>
  at(
    100,
    y,
    [side, 1],
    path('M-58-14H44l18 14-18 14H-58Z', colour) + shade('M-58 8H52l-8 6H-58Z', 0.12),
  );
const signpost = cutOut(
  rect(94, 30, 12, 210, c.wood) + circle(100, 28, 10, c.sun),
  board(58, 1, c.teal),
  board(92, -1, c.peacock),
  board(126, 1, c.clay),
  board(160, -1, c.sun),
  board(194, 1, c.plum),
);

const educator = cutOut(
  at(100, 112, 1.3, bust(looks.harkirat)),
  rect(0, 204, 200, 36, c.wood),
  rect(20, 186, 78, 18, c.peacock, 3) + rect(28, 168, 70, 18, c.sun, 3),
  rect(20, 191, 78, 4, c.cream) + rect(28, 173, 70, 4, c.cream),
);

const online = cutOut(
  rect(22, 84, 156, 112, c.deep, 10) + rect(30, 92, 140, 96, c.cream, 4),
  writing(42, 102, 60, 2, 11, c.moss, 5),
  line('M44 172c26 4 22-22 48-22s26 6 38-8 14-18 26-18', c.teal, 5),
  at(46, 178, 0.22, waymark(c.peacock, c.peacock)) +
    at(92, 158, 0.22, waymark(c.peacock, c.peacock)) +
    at(128, 152, 0.3, waymark(c.sun, c.sky)),
  circle(156, 122, 6, c.sage),
  path('M8 196h184l-8 16q-3 6-10 6H26q-7 0-10-6Z', c.peacock) + rect(78, 196, 44, 7, c.deep, 3),
  rect(0, 218, 200, 22, c.wood),
);

/** Pictures of the history of Waymark. */
export const timeline = { classroom, waymarks, telephone, signpost, educator, online };
