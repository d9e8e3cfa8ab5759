const STEPS = [1, 2, 3, 4, 5, 10];

/** Three integer ticks of an axis: zero, the middle, and a round number not below `max`. */
export function scaleTicks(max: number): [number, number, number] {
  const half = Math.max(1, max / 2);
  const unit = 10 ** Math.floor(Math.log10(half));
  const step = (STEPS.find((factor) => factor * unit >= half) ?? 10) * unit;
  return [0, step, 2 * step];
}
