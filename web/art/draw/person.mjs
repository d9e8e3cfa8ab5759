import { beards, hairStyles } from './hair.mjs';
import { c } from './palette.mjs';
import { circle, ellipse, line, path, rect, shade } from './shapes.mjs';

/*
 * A person is a `look`: { skin, hair, style, beard, glasses, bindi, rings, top, dress, scarf }.
 * All is drawn around the middle of the face, whose height is 47.
 */

const INK = '#1b1210';

function face({ skin, hair = c.hair, style, beard, glasses, bindi, rings }) {
  const mouth =
    beard === 'full' || beard === 'short'
      ? line('M-6 14.500c4 3 8 3 12 0', '#f1d9c4', 1.8)
      : line('M-6 13c4 3.200 8 3.200 12 0', '#3a1d14', 1.8);
  const ears =
    style === 'hijab' ? '' : ellipse(-19.5, 3, 3.6, 5, skin) + ellipse(19.5, 3, 3.6, 5, skin);
  return [
    ears,
    rings && style !== 'hijab' ? circle(-20, 9, 2, c.sun) + circle(20, 9, 2, c.sun) : '',
    ellipse(0, 0, 19.5, 23.5, skin),
    shade('M-1.500 1c-1 4-2.500 5-1 6.500 1 .8 3 .8 4 0-1.500-.5-2.500-2-3-6.500Z', 0.18),
    beard ? beards[beard](hair) : '',
    circle(-7.5, 0, 1.9, INK) + circle(7.5, 0, 1.9, INK),
    line('M-11-6.500c2-1.500 5-1.500 7-.3M11-6.500c-2-1.500-5-1.500-7-.3', INK, 1.2),
    mouth,
    bindi ? circle(0, -9, 1.5, '#9E2B1E') : '',
    glasses === 'round'
      ? `<g fill="none" stroke="${INK}" stroke-width="1.5"><circle cx="-8" r="6.500"/><circle cx="8" r="6.500"/><path d="M-1.500-.5h3M-14.500-1l-4-1M14.500-1l4-1"/></g>`
      : '',
    glasses === 'square'
      ? `<g fill="none" stroke="${INK}" stroke-width="1.6"><rect x="-15" y="-5" width="13" height="10" rx="2.500"/><rect x="2" y="-5" width="13" height="10" rx="2.500"/><path d="M-2-1h4M-15-2l-4-1M15-2l4-1"/></g>`
      : '',
  ].join('');
}

/** Head and neck; the body goes between `back` and `front`. */
export function head(look) {
  const {
    back = '',
    front = '',
    over = '',
  } = hairStyles[look.style](look.cloth ?? look.hair ?? c.hair);
  const neck =
    path('M-8.500 14h17v18c-3 7-14 7-17 0Z', look.skin) +
    shade('M-8.500 20c4 5 12 6 17 3v6c-6 4-13 1-17-4Z', 0.18);
  return { back, neck, front: face(look) + front, over };
}

const SHOULDERS = 'M-44 72c1-25 16-36 36-40 5 6 11 6 16 0 20 4 35 15 36 40Z';

const dresses = {
  shirt: ({ top, trim = c.cream }) =>
    path(SHOULDERS, top) + path('M-9 30-16 34-5 48 0 40ZM9 30l7 4-11 14-5-8Z', trim),
  blazer: ({ top, trim = c.cream }) =>
    path(SHOULDERS, top) +
    path('M-9 31 0 72 9 31C5 37-5 37-9 31Z', trim) +
    shade('M-9 31-18 36-12 47-17 50 0 72ZM9 31l9 5-6 11 5 3L0 72Z', 0.18),
  kurta: ({ top, trim = c.sun }) =>
    path(SHOULDERS, top) +
    path('M-10 30c4 8 16 8 20 0l3 2c-5 11-21 11-26 0Z', trim) +
    rect(-2, 38, 4, 34, trim),
  round: ({ top, trim }) =>
    path(SHOULDERS, top) +
    (trim ? path('M-11 31c4 10 18 10 22 0l4 1c-5 14-25 14-30 0Z', trim) : ''),
  hoodie: ({ top, trim = c.cream }) =>
    path(SHOULDERS, top) +
    shade('M-18 36c2 14 8 20 18 20s16-6 18-20l-9-3c-4 6-14 6-18 0Z', 0.15) +
    line('M-6 48v12M6 48v12', trim, 1.8),
  saree: ({ top, trim = c.clay, border = c.sun }) =>
    path(SHOULDERS, top) +
    path('M44 72C43 48 30 37 12 32.500L-26 72Z', trim) +
    path('M12 32.500-26 72h7L17 34Z', border),
  dupatta: ({ top, trim = c.sun }) =>
    path(SHOULDERS, top) +
    path('M-20 35c3 18 12 24 20 24s17-6 20-24l11 6C28 62 16 72 0 72S-28 62-31 41Z', trim),
  coat: ({ top, trim = c.cream }) =>
    path(SHOULDERS, trim) +
    path('M-9 31 0 56 9 31C5 37-5 37-9 31Z', top) +
    shade('M-9 31-18 36 0 60 18 36 9 31 0 56Z', 0.1),
};

/** Head and shoulders, from 58 above the middle of the face to 72 below it. */
export function bust(look) {
  const { back, neck, front, over } = head(look);
  return back + neck + dresses[look.dress](look) + front + over;
}
