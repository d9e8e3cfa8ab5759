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
  star,
  times,
  writing,
} from './shapes.mjs';

/* Objects that several pictures share, each around the middle of its foot unless said otherwise. */

/** A cup with two handles, 280 high. */
export const cup = (body, foot, mark) =>
  line('M-64-244h-46c0 60 20 92 62 98M64-244h46c0 60-20 92-62 98', body, 16) +
  path('M-74-270H74v78c0 66-30 100-62 108v36h-24v-36c-32-8-62-42-62-108Z', body) +
  shade('M74-270v78c0 66-30 100-62 108v36H6c8-60 26-110 28-222Z', 0.12) +
  star(0, -200, 38, mark) +
  rect(-50, -50, 100, 26, body) +
  rect(-72, -24, 144, 24, foot);

/** A shield on a wooden board, 240 high. */
export const shield = (board, metal, mark) =>
  path(
    'M-92-240c40 0 70-8 92-22 22 14 52 22 92 22v100C92-70 50-28 0-4-50-28-92-70-92-140Z',
    board,
  ) +
  path(
    'M-68-216c28-1 50-6 68-16 18 10 40 15 68 16v78c0 52-30 84-68 106-38-22-68-54-68-106Z',
    metal,
  ) +
  star(0, -140, 44, mark);

/** A tree of the product's hills: an arch on a stem, 200 high. */
export const tree = (crown, stem = c.deep) =>
  rect(-7, -80, 14, 80, stem) + path('M-58-52v-84a58 64 0 0 1 116 0v84Z', crown);

/** A palm, 360 high. */
export const palm = (leaf, stem) =>
  path('M-9 0c4-120 6-220 14-310h10C10-220 10-120 9 0Z', stem) +
  [-160, -120, -60, -15, 200]
    .map(
      (turn) =>
        `<path transform="translate(10 -310) rotate(${turn})" d="M0 0C40-34 100-30 132 8 96-8 50-2 0 0Z" fill="${leaf}"/>`,
    )
    .join('');

/** A cup of tea, 60 wide. */
export const tea = (colour = c.cream) =>
  line('M24-34c22-2 22 22-4 22', colour, 7) +
  path('M-28-44h56c0 30-8 44-20 44H-8c-12 0-20-14-20-44Z', colour) +
  ellipse(0, -44, 28, 5, c.brick);

/** A microphone on a table stand, 150 high. */
export const microphone = (colour, foot = colour) =>
  rect(-5, -100, 10, 100, foot) +
  rect(-34, -10, 68, 10, foot, 5) +
  rect(-20, -160, 40, 72, colour, 20) +
  shade('M-20-132h40v10h-40Z');

/** A plant in a pot, 190 high. */
export const plant = (pot, leaf) =>
  path(
    'M0-60C-10-110-60-130-78-180c50 6 80 50 78 120ZM0-60c0-60 20-120 72-140 6 60-22 110-72 140ZM-8-60c-4-70-2-110 8-150 20 40 20 90 8 150Z',
    leaf,
  ) + path('M-44-70h88L32 0h-64Z', pot);

/** A certificate of 420 by 300, its middle at the origin. */
export const certificate = (ink, seal, paper = c.cream) =>
  rect(-210, -150, 420, 300, paper) +
  `<rect x="-190" y="-130" width="380" height="260" fill="none" stroke="${ink}" stroke-width="5"/>` +
  rect(-110, -96, 220, 26, ink) +
  writing(-140, -40, 280, 3, 30, ink, 8) +
  rosette(120, 74, 40, seal);

/** A seal with two ribbons. */
export const rosette = (x, y, radius, colour, centre = c.cream) =>
  path(
    `M${x - radius * 0.7} ${y}l${-radius * 0.1} ${radius * 2}l${radius * 0.8} ${-radius * 0.5}l${radius * 0.8} ${radius * 0.5}l${-radius * 0.1} ${-radius * 2}Z`,
    colour,
  ) +
  times(12, (i) =>
    circle(
      x + Math.cos((i * Math.PI) / 6) * radius * 0.86,
      y + Math.sin((i * Math.PI) / 6) * radius * 0.86,
      radius * 0.26,
      colour,
    ),
  ) +
  circle(x, y, radius * 0.9, colour) +
  circle(x, y, radius * 0.55, centre);

/** Paper flags on a string from x to x + width. */
export const bunting = (x, y, width, count, colours) => {
  const step = width / count;
  const sag = (i) => 46 * (1 - ((2 * i) / count - 1) ** 2);
  return (
    line(`M${x} ${y}Q${x + width / 2} ${y + 92} ${x + width} ${y}`, c.deep, 3) +
    times(count - 1, (n) => {
      const i = n + 1;
      return path(`M${x + i * step - 24} ${y + sag(i)}h48l-24 52Z`, colours[n % colours.length]);
    })
  );
};

/** Laurel leaves on a bow from (x, y) upwards; `side` is -1 or 1. */
export const laurel = (x, y, side, length, colour) =>
  at(
    x,
    y,
    [side, 1],
    line(
      `M0 0C${length * 0.4} ${-length * 0.2} ${length * 0.5} ${-length * 0.7} ${length * 0.3} ${-length}`,
      colour,
      6,
    ) +
      times(6, (i) => {
        const t = (i + 0.7) / 6;
        const px = length * (1.2 * t * (1 - t) ** 2 + 1.5 * t ** 2 * (1 - t) + 0.3 * t ** 3);
        const py = -length * (0.6 * t * (1 - t) ** 2 + 2.1 * t ** 2 * (1 - t) + t ** 3);
        const leaf = `M0 0C${length * 0.05} ${-length * 0.1} ${length * 0.17} ${-length * 0.12} ${length * 0.24} ${-length * 0.06}C${length * 0.17} ${length * 0.04} ${length * 0.07} ${length * 0.05} 0 0Z`;
        return `<path transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${-20 - t * 40})" d="${leaf}" fill="${colour}"/><path transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${-150 - t * 40}) scale(.9 -.9)" d="${leaf}" fill="${colour}"/>`;
      }),
  );

/** A waymark: stone, cap and shade, 100 high. */
export const waymark = (cap = c.sun, stone = c.cream) =>
  path('M-32 0v-62a32 34 0 0 1 64 0V0Z', stone) +
  path('M-32-60v-2a32 34 0 0 1 64 0v2Z', cap) +
  shade('M18 0v-88c9 6 14 15 14 26V0Z', 0.1);

/** A row of `count` windows or doors with round heads, standing on `y`. */
export const arcade = (x, y, width, height, count, share, fill) => {
  const step = width / count;
  return times(count, (i) =>
    arch(x + i * step + (step * (1 - share)) / 2, y, step * share, height, fill),
  );
};
