import type { Hill, TreeProps } from '../../../ui/landscape/Scenery.tsx';
import type { Way } from '../../../ui/landscape/road.ts';

/** Thickness of the arch. */
const STONE = 24;
/** y of the ground. */
export const GROUND = 560;
const HALF = 220;

const arch = (inset: number) => {
  const reach = HALF - inset;
  return `M${inset} ${GROUND}V${HALF}a${reach} ${reach} 0 0 1 ${2 * reach} 0V${GROUND}Z`;
};

export const gate = { outside: arch(0), inside: arch(STONE) };

/** Joints between the stones, from the top down on both sides. */
export const joints = [22, 46, 70, 90].flatMap((degrees) =>
  [-1, 1].map((side) => {
    const angle = ((side * degrees - 90) * Math.PI) / 180;
    const end = (reach: number) =>
      [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(HALF + reach * part)).join(' ');
    return `M${end(HALF - STONE)}L${end(HALF)}`;
  }),
);

export const keystone = 'M205 27 197-5Q220-11 243-5L235 27Q220 24 205 27Z';

/** Hills behind the arch, from far to near. */
export const hills: readonly Hill[] = [
  { d: 'M0 244C70 214 140 226 200 204S330 166 440 206V600H0Z', fill: 'art-hill-1' },
  { d: 'M0 312c110-54 190 6 280-34s120-34 160-30v352H0Z', fill: 'art-hill-2' },
  { d: 'M0 404c90-44 180-8 270-46s120-54 170-50v292H0Z', fill: 'art-hill-3' },
  { d: 'M0 502c110-46 190-8 290-36s110-34 150-32v166H0Z', fill: 'art-hill-4' },
];

export const way: Way = {
  start: [222, 612],
  towards: [222, 570],
  turns: [
    [308, 512, 306, 448],
    [138, 392, 136, 350],
    [290, 304, 288, 272],
    [206, 240, 208, 222],
    [238, 200, 262, 188],
  ],
  width: [96, 6],
};

/** Where the path meets the road of the page. */
export const mouth = {
  ground: 'M146 563v-3q44-2 70-33l100 14q-12 18 26 19v3Z',
  edge: 'M146 560q44-2 70-33M316 541q-12 18 26 19',
};

export const slopes: readonly Hill[] = [
  { d: 'M0 600V486c60 4 108 32 128 74v40Z', fill: 'art-hill-5' },
  { d: 'M440 600V470c-60 10-96 44-104 90v40Z', fill: 'art-hill-5' },
];

export const trees: readonly TreeProps[] = [
  { x: 96, y: 210, scale: 0.62, crown: 'art-hill-3' },
  { x: 114, y: 214, scale: 0.46, crown: 'art-hill-4' },
  { x: 352, y: 178, scale: 0.56, crown: 'art-hill-3' },
  { x: 376, y: 326, scale: 1, crown: 'art-hill-4' },
  { x: 398, y: 334, scale: 0.74, crown: 'art-hill-5' },
  { x: 222, y: 392, scale: 1, crown: 'art-hill-4' },
];

export const milestones = [
  { x: 122, y: 500, scale: 1.12 },
  { x: 372, y: 430, scale: 0.92 },
  { x: 78, y: 342, scale: 0.76 },
  { x: 336, y: 256, scale: 0.6 },
  { x: 276, y: 164, scale: 0.54 },
] as const;

export const walker = { x: -52, y: 466, scale: 1.2 };
