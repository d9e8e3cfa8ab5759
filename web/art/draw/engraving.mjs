import { roadOutline } from './road.mjs';
import { times } from './shapes.mjs';

/*
 * The product's picture as a wood engraving: ink lines alone, on no ground, so that a page prints it
 * in the colour of its own ink (as a mask).
 */

const WIDTH = 1016;
const HEIGHT = 350;
const SUN = [838, 98, 54];

/** Crest lines of the hills, far to near. */
const CRESTS = [
  'M-20 190C150 120 300 176 480 150S760 92 860 112 980 130 1036 118',
  'M-20 246c180-56 330 16 560-22s330-66 496-14',
  'M-20 318c220-52 420 2 640-30s280-32 416-2',
];
const hill = (crest) => `${crest}V${HEIGHT + 20}H-20Z`;

const ROAD = {
  from: [96, 408, 190, 336],
  turns: [
    [330, 306, 470, 300],
    [742, 290, 742, 258],
    [640, 226, 642, 206],
    [762, 178, 766, 160],
    [716, 140, 722, 130],
    [770, 112, 826, 104],
  ],
  widths: [66, 4],
};

const road = roadOutline(ROAD);

const STONES = [
  [384, 286, 1.05],
  [800, 262, 0.86],
  [596, 198, 0.62],
  [812, 158, 0.46],
  [836, 96, 0.36],
];
const STONE = 'M-25 20V-28a25 25 0 0 1 50 0v48Z';
const CAP = 'M-25-26v-2a25 25 0 0 1 50 0v2Z';
const TREES = [
  [92, 166, 0.9],
  [122, 172, 0.66],
  [462, 236, 1],
  [492, 240, 0.74],
  [952, 214, 1.1],
  [984, 224, 0.8],
];
const TREE = 'M-16 0V-30a16 18 0 0 1 32 0V0Z';

/** A person with a school bag, from the side. */
const WALKER = [250, 218, 0.92];
const WALKING =
  'M-8 66-15 101H-5L3 70l9 31h10L14 66ZM-13 26c3-8 23-8 27 1l5 36h-36ZM-19 24c-9 1-11 31-6 35 3 1 7 1 9 0l-2-34ZM12 27c6 8 9 13 17 17 4 3 2 7-2 6-8-2-13-8-15-14ZM-3 12h9v11a6 5 0 0 1-9 0ZM-9 4a12 12 0 1 0 24 0 12 12 0 1 0-24 0ZM-10 4c-8 8-6 18-10 27l7 1c3-9 5-15 9-18Z';

const EVERYWHERE = `<path d="M0 0H${WIDTH}V${HEIGHT}H0Z" fill="#fff"/>`;
const placed = (places, d, paint) =>
  places
    .map(
      ([x, y, scale]) =>
        `<path transform="translate(${x} ${y}) scale(${scale})" d="${d}" ${paint}/>`,
    )
    .join('');

/** The parts in front of hatching `index`, which does not cover them. */
const mask = (index) => {
  const nearer = CRESTS.slice(index + 1).map((crest) => `<path d="${hill(crest)}"/>`);
  return (
    `<mask id="m${index}" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">` +
    `${EVERYWHERE}${nearer.join('')}<path d="${road.outline}"/>` +
    `${placed(STONES, STONE, '')}${placed(TREES, TREE, '')}</mask>`
  );
};

/** Lines that follow the crest, closer together the nearer they are to it. */
const contours = (index, count, gap) =>
  `<g mask="url(#m${index})">${times(count, (n) => {
    const down = (n * gap + n * n * 0.22).toFixed(1);
    const weight = n === 0 ? 2.4 : Math.max(0.7, 1.7 - n * 0.05).toFixed(2);
    return `<use href="#c${index}" y="${down}" stroke-width="${weight}"/>`;
  })}</g>`;

const hatch = (from, to, gap, slant) =>
  times(Math.ceil((to - from) / gap), (n) => `M${from + n * gap} ${HEIGHT}l${slant}-${HEIGHT}`);

const rays = times(36, (n) => {
  const angle = (Math.PI / 18) * n;
  const end = (reach) =>
    `${(SUN[0] + Math.cos(angle) * reach).toFixed(1)} ${(SUN[1] + Math.sin(angle) * reach).toFixed(1)}`;
  return `M${end(SUN[2] + 8)}L${end(SUN[2] + (n % 2 ? 30 : 54))}`;
});

export const engraving = {
  view: [WIDTH, HEIGHT],
  body:
    `<defs>${CRESTS.map((crest, i) => `<path id="c${i}" d="${crest}"/>`).join('')}` +
    `${CRESTS.map((_, i) => mask(i)).join('')}` +
    `<mask id="sky" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${EVERYWHERE}` +
    `<circle cx="${SUN[0]}" cy="${SUN[1]}" r="${SUN[2] + 66}"/>` +
    `${CRESTS.map((crest) => `<path d="${hill(crest)}"/>`).join('')}${placed(STONES.slice(4), STONE, '')}${placed(TREES, TREE, '')}</mask>` +
    `<mask id="sun" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${EVERYWHERE}<path d="${hill(CRESTS[0])}"/>${placed(STONES.slice(4), STONE, '')}</mask>` +
    `<mask id="beside" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${EVERYWHERE}<path d="${road.outline}"/>${placed(STONES, STONE, '')}</mask>` +
    `<mask id="things" maskUnits="userSpaceOnUse" x="0" y="0" width="${WIDTH}" height="${HEIGHT}">${EVERYWHERE}${placed(STONES, STONE, '')}${placed([WALKER], WALKING, '')}</mask>` +
    `<clipPath id="land"><path d="${hill(CRESTS[2])}"/></clipPath></defs>` +
    `<g fill="none" stroke="#000" stroke-linecap="round">` +
    `<g mask="url(#sky)" stroke-width=".9">${times(13, (n) => `<path d="M0 ${8 + n * 12}H${WIDTH}" stroke-dasharray="${180 - n * 9} ${10 + n * 7}" stroke-dashoffset="${n * 83}"/>`)}</g>` +
    `<g mask="url(#sun)"><path d="${rays}" stroke-width="1.4"/><circle cx="${SUN[0]}" cy="${SUN[1]}" r="${SUN[2]}" stroke-width="2"/></g>` +
    contours(0, 14, 6) +
    contours(1, 14, 5.4) +
    contours(2, 9, 5) +
    `<g mask="url(#m2)"><path clip-path="url(#land)" d="${hatch(-60, WIDTH, 7, 60)}" stroke-width=".8"/></g>` +
    `<path mask="url(#beside)" d="${road.outline}" stroke-width="4"/>` +
    `<path mask="url(#things)" d="${road.middle}" stroke-width="1.6" stroke-dasharray="16 14"/>` +
    `</g>` +
    placed(TREES, TREE, 'fill="none" stroke="#000" stroke-width="2"') +
    placed(TREES, 'M3 0V-46q13 4 13 18V0Z', 'fill="#000"') +
    placed(TREES, 'M-1.500 0h3v12h-3Z', 'fill="#000"') +
    placed(STONES, STONE, 'fill="none" stroke="#000" stroke-width="2.4"') +
    placed(STONES, CAP, 'fill="#000"') +
    placed(STONES, 'M14 20V-24h3V20ZM19 20V-24h2V20Z', 'fill="#000"') +
    placed([WALKER], WALKING, 'fill="#000"'),
};
