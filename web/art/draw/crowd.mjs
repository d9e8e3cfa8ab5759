import { c, skins } from './palette.mjs';

const WOMEN = ['bun', 'long', 'bob', 'braid', 'plaits', 'ponytail', 'lowBun', 'hijab'];
const MEN = ['short', 'side', 'curly', 'short', 'turban', 'side', 'receding'];
const CLOTHS = [c.plum, c.clay, c.peacock, c.rose, c.sun];

/** The same numbers from the same seed, between 0 and 1 (mulberry32). */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * `count` people without names: women and men in turn, neighbours never in the same colour.
 * `tops` are the colours of their clothes, `young` leaves out beards, grey and baldness.
 */
export function crowd(seed, count, tops, young = false) {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const start = Math.floor(random() * tops.length);
  return Array.from({ length: count }, (_, i) => {
    const woman = (i + seed) % 2 === 0;
    const style = pick(woman ? WOMEN : MEN.slice(0, young ? 6 : 7));
    const top = tops[(start + i) % tops.length];
    const trims = tops.filter((colour) => colour !== top);
    return {
      skin: pick(skins),
      style,
      cloth:
        style === 'hijab' || style === 'turban'
          ? pick(CLOTHS.filter((colour) => colour !== top))
          : undefined,
      hair: young || random() > 0.2 ? c.hair : c.grey,
      beard: woman || young ? undefined : pick(['full', 'short', 'moustache', undefined]),
      glasses: random() > 0.75 ? pick(['round', 'square']) : undefined,
      bindi: woman && style !== 'hijab' && random() > 0.4,
      rings: woman,
      top,
      trim: pick(trims) ?? c.cream,
      dress: woman
        ? pick(young ? ['round', 'dupatta', 'shirt'] : ['saree', 'kurta', 'dupatta', 'blazer'])
        : pick(young ? ['shirt', 'round', 'hoodie'] : ['shirt', 'kurta', 'blazer']),
    };
  });
}
