/** Seeded random generator, equal on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next: () => number;
  /** An integer from `min` to `max`, inclusive. */
  int: (min: number, max: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** Up to `count` different items, in random order. */
  sample: <T>(items: readonly T[], count: number) => T[];
};

/** mulberry32, a small and fast generator. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('Nothing to pick from');
    return items[int(0, items.length - 1)] as T;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      chosen.push(...rest.splice(int(0, rest.length - 1), 1));
    }
    return chosen;
  };
  return { next, int, chance: (probability) => next() < probability, pick, sample };
}

/** Returns the items in random order and repeats after all were returned. */
export function createDeck<T>(random: Random, items: readonly T[]): () => T {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = random.sample(items, items.length);
    const item = rest.pop();
    if (item === undefined) throw new Error('An empty deck');
    return item;
  };
}
