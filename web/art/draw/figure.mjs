import { c } from './palette.mjs';
import { head } from './person.mjs';
import { circle, ellipse, line, path, rect, shade } from './shapes.mjs';

const NECKLINE = 'c-5 5-11 5-16 0';

/** From the shoulders down to `hem`, wider by `flare` there. */
const torso = (hem, flare) =>
  `M-8 30c-16 2-24 8-26 24l-${flare} ${hem - 54}h${68 + 2 * flare}l-${flare} ${54 - hem}c-2-16-10-22-26-24${NECKLINE}Z`;

const LENGTH = {
  kurta: [168, 9],
  dupatta: [168, 9],
  coat: [158, 7],
  saree: [232, 12],
  skirt: [116, 4],
};

/** Upper arm in the sleeve, forearm bare; [elbow, hand] around the middle of the face. */
function arm(side, [elbow, hand], sleeve, skin, long) {
  const bend = `${elbow[0]} ${elbow[1]}`;
  const end = `${hand[0]} ${hand[1]}`;
  return (
    line(`M${bend}L${end}`, long ? sleeve : skin, long ? 14 : 11) +
    line(`M${side * 27} 48L${bend}`, sleeve, 16) +
    circle(hand[0], hand[1], 7, skin)
  );
}

/** Poses of the arms; each side as [elbow, hand]. */
const poses = {
  down: {
    left: [
      [-40, 88],
      [-38, 124],
    ],
    right: [
      [40, 88],
      [38, 124],
    ],
  },
  desk: {
    left: [
      [-42, 88],
      [-16, 106],
    ],
    right: [
      [42, 88],
      [16, 106],
    ],
  },
  talk: {
    left: [
      [-40, 86],
      [-30, 120],
    ],
    right: [
      [46, 80],
      [62, 50],
    ],
  },
  point: {
    left: [
      [-40, 88],
      [-34, 122],
    ],
    right: [
      [54, 48],
      [92, 28],
    ],
  },
  raise: {
    left: [
      [-46, 30],
      [-40, -22],
    ],
    right: [
      [46, 30],
      [40, -22],
    ],
  },
  lift: {
    left: [
      [-48, 18],
      [-46, -46],
    ],
    right: [
      [48, 18],
      [46, -46],
    ],
  },
  wave: {
    left: [
      [-40, 88],
      [-36, 122],
    ],
    right: [
      [50, 40],
      [58, 0],
    ],
  },
  give: {
    left: [
      [-34, 92],
      [14, 92],
    ],
    right: [
      [44, 84],
      [56, 86],
    ],
  },
  carry: {
    left: [
      [-42, 86],
      [-14, 92],
    ],
    right: [
      [42, 86],
      [14, 92],
    ],
  },
};

function legs(look) {
  if (look.dress === 'saree')
    return ellipse(-16, 234, 15, 6, c.brown) + ellipse(16, 234, 15, 6, c.brown);
  const cloth = look.legs ?? c.deep;
  return (
    path('M-32 108h64l-2 122h-24l-6-96-6 96h-24Z', cloth) +
    ellipse(-20, 233, 17, 7, c.brown) +
    ellipse(20, 233, 17, 7, c.brown)
  );
}

/**
 * A whole person, from 58 above the middle of the face to 240 below. For a person who sits behind a
 * table, the table covers the lower part. `pose` names where the arms are.
 */
export function figure(look, pose = 'down', extra = '') {
  const { back, neck, front, over } = head(look);
  const [hem, flare] = LENGTH[look.dress] ?? [118, 3];
  const shirt = torso(hem, flare);
  const { left, right } = poses[pose];
  const outer = look.dress === 'coat' ? (look.trim ?? c.cream) : look.top;
  const long = look.dress === 'coat' || look.dress === 'blazer' || look.dress === 'hoodie';
  return [
    back,
    legs(look),
    neck,
    path(shirt, outer),
    garment(look),
    arm(-1, left, outer, look.skin, long),
    arm(1, right, outer, look.skin, long),
    extra,
    front,
    over,
  ].join('');
}

/** Details that turn a torso into a saree, a kurta or a blazer. */
function garment({ dress, top, trim = c.cream, border = c.sun }) {
  if (dress === 'saree')
    return (
      path('M34 54C32 40 24 32 10 31L-36 120l-9 110h40Z', trim) +
      path('M10 31-36 120l-1 16L16 32Z', border)
    );
  if (dress === 'kurta')
    return path('M-9 30c4 8 14 8 18 0l3 2c-4 10-20 10-24 0Z', trim) + rect(-2, 38, 4, 60, trim);
  if (dress === 'blazer' || dress === 'coat')
    return (
      path('M-8 31 0 96 8 31c-5 5-11 5-16 0Z', dress === 'coat' ? top : trim) +
      shade('M-8 31-17 36 0 96 17 36 8 31 0 96Z', 0.14)
    );
  if (dress === 'shirt') return path('M-8 30-15 33-5 46 0 39ZM8 30l7 3-10 13-5-7Z', trim);
  if (dress === 'dupatta')
    return path('M-18 33c3 17 11 22 18 22s15-5 18-22l9 4c-1 20-12 32-27 32S-26 57-27 37Z', trim);
  return '';
}

/** A person sitting in front, seen from behind: head and shoulders. */
export function listener({ skin, hair = c.hair, cloth, style, top }) {
  const covered = style === 'hijab' || style === 'turban';
  const colour = covered ? cloth : hair;
  const long = style === 'long' || style === 'hijab';
  return [
    path('M-44 84c1-31 14-44 36-50h16c22 6 35 19 36 50Z', top),
    rect(-9, 14, 18, 24, skin, 6),
    covered ? '' : ellipse(-20, 3, 3.6, 5, skin) + ellipse(20, 3, 3.6, 5, skin),
    style === 'turban'
      ? ellipse(0, -10, 26, 24, colour) + ellipse(0, 8, 18, 14, c.hair)
      : ellipse(0, -4, 21.5, 26, colour),
    long ? path('M-22-6h44l6 62h-56Z', colour) : '',
    style === 'bun' || style === 'lowBun'
      ? circle(0, -30, 11, colour) + shade('M-11-26a11 11 0 0 0 22 0c-6 3-16 3-22 0Z')
      : '',
    style === 'braid' || style === 'ponytail' ? path('M-6 10h12l-2 52h-8Z', colour) : '',
    style === 'plaits' ? path('M-18 10h9l-3 42h-6ZM18 10H9l3 42h6Z', colour) : '',
  ].join('');
}
