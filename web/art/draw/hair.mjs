import { circle, path, shade, times } from './shapes.mjs';

/*
 * Hair and headwear, around the middle of the face: `back` lies behind face and shoulders, `front`
 * over the forehead, `over` on the shoulders. A style takes the colour of hair or cloth.
 */

const CAP = 'M-20.5 1c-3-22 7-34 21-34s23 11 20.5 34c-2-8-4-14-9-18-9 4-18 4-24 1-5 4-7 10-8.5 17Z';
const PARTING = 'M-20.5 4C-25-22-13-34 0-34s25 12 20.5 38C19-7 12-15 0-21-12-15-19-7-20.5 4Z';

export const hairStyles = {
  short: (colour) => ({ front: path(CAP, colour) }),
  side: (colour) => ({
    front: path(
      'M-20.5 2c-4-20 4-36 22-36 15 0 22 12 19 36-1-9-3-13-7-17-12 1-20-2-25-8-2 9-7 13-9 25Z',
      colour,
    ),
  }),
  curly: (colour) => ({
    front: path(
      'M-21 1c-8-10-4-20 2-23 1-9 10-14 17-12 8-4 16 0 18 6 8 3 10 17 5 28-2-8-6-12-11-16-8 4-16 3-22 0-5 4-7 9-9 17Z',
      colour,
    ),
  }),
  receding: (colour) => ({
    front:
      path(
        'M-20.5 4c-4-16-1-26 5-31-2 8-3 12-2 17-2 4-3 8-3 14ZM20.5 4c4-16 1-26-5-31 2 8 3 12 2 17 2 4 3 8 3 14Z',
        colour,
      ) + path('M-16-26c8-9 24-9 32 0-9-4-23-4-32 0Z', colour),
  }),
  bun: (colour) => ({ back: circle(15, -32, 12.5, colour), front: path(CAP, colour) }),
  lowBun: (colour) => ({ back: circle(19, 14, 9, colour), front: path(PARTING, colour) }),
  long: (colour) => ({
    back: path('M-26-1c0-22 10-34 26-34s27 12 27 34c0 20 3 34 5 46H-31c4-14 5-28 5-46Z', colour),
    front: path(
      'M-20.5 1c-1-18 5-27 18-28 15-1 24 10 23 28-3-9-8-14-13-18-7 8-18 9-28 18Z',
      colour,
    ),
  }),
  bob: (colour) => ({
    back: path('M-26 0c0-23 10-35 26-35s26 12 26 35c0 12-1 18-4 23h-44c-3-5-4-11-4-23Z', colour),
    front: path('M-20.5-2c0-17 7-26 20.5-26s20.5 9 20.5 26c-5-7-9-9-14-10-9 3-19 3-27 10Z', colour),
  }),
  braid: (colour) => ({
    front: path(PARTING, colour),
    over: times(5, (i) => circle(23 + Math.sin(i) * 1.2, 18 + i * 9.5, 6.8 - i * 0.5, colour)),
  }),
  plaits: (colour) => ({
    front: path(PARTING, colour),
    over: [-1, 1]
      .map((side) =>
        times(4, (i) => circle(side * (23 + i * 0.6), 14 + i * 8.5, 6 - i * 0.4, colour)),
      )
      .join(''),
  }),
  ponytail: (colour) => ({
    back: path('M10-28c20-4 30 12 25 34-2 10-6 16-4 26-14-6-16-20-14-32Z', colour),
    front: path(CAP, colour),
  }),
  turban: (colour) => ({
    front:
      path('M-10-15 0-25 10-15C5-17-5-17-10-15Z', '#FFF9EC') +
      path('M0-25C-8-20-15-12-22 0c-9-22 1-41 22-41s31 19 22 41C15-12 8-20 0-25Z', colour) +
      shade('M-24-9c6-10 16-18 26-22 4-1 6-2 9-4-2 4-6 6-11 8-9 4-16 12-22 24-1-2-2-4-2-6Z') +
      shade('M-24-20c6-8 14-13 26-16-8 4-18 10-25 22-1-2-1-4-1-6Z', 0.1),
  }),
  hijab: (colour) => ({
    back: path(
      'M-26 2c-2-25 10-38 26-38s28 13 26 38c-1 12 0 20 4 30-16 12-44 12-60 0 4-10 5-18 4-30Z',
      colour,
    ),
    front: path(
      'M-26 2c-2-25 10-38 26-38s28 13 26 38c-1 8-2 14-3 20-4 8-12 13-23 13s-19-5-23-13c-1-6-2-12-3-20Zm8.5 2c0 12 7 19.5 17.5 19.5s17.5-7.5 17.5-19.5S10-21 0-21-17.5-10-17.5 4Z',
      colour,
    ),
    over:
      path(
        'M-27 18c6 10 16 15 27 15s21-5 27-15c2 12 6 17 11 21-14 12-62 12-76 0 5-4 9-9 11-21Z',
        colour,
      ) + shade('M-27 18c6 10 16 15 27 15s21-5 27-15l1 5c-6 9-16 14-28 14s-22-5-28-14Z', 0.12),
  }),
};

/** Hair on the face. */
export const beards = {
  full: (colour) =>
    path('M-19.5 2c0 17 8 26 19.5 26s19.5-9 19.5-26c-3 7-6 9-11 9h-17c-5 0-8-2-11-9Z', colour),
  short: (colour) =>
    path(
      'M-19 6c1 13 8 20.5 19 20.5s18-7.5 19-20.5c-3 9-6 11-8 12-2-6-5-7-11-7s-9 1-11 7c-2-1-5-3-8-12Z',
      colour,
    ),
  moustache: (colour) =>
    path('M-10 11.5c3-4.5 7-5 10-3 3-2 7-1.5 10 3-4 1-7 .5-10-.5-3 1-6 1.5-10 .5Z', colour),
};
