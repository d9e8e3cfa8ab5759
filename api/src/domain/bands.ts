type PercentRanges = Readonly<Record<string, readonly [lowest: number, highest: number]>>;

/** Lowest and highest percentage of each band. */
export const bands = {
  high: [80, 100],
  medium: [40, 79],
  low: [1, 39],
  'not-started': [0, 0],
} as const satisfies PercentRanges;

/** The same for the statuses of the progress tracker. */
export const trackerStatuses = {
  'not-started': [0, 0],
  'in-progress': [1, 99],
  completed: [100, 100],
} as const satisfies PercentRanges;

/** The ranges as text: `from 80, 40 to 79, 0`. */
export function rangesText(ranges: PercentRanges): string {
  return Object.values(ranges)
    .map(([lowest, highest]) => {
      if (lowest === highest) return lowest;
      return highest === 100 ? `from ${lowest}` : `${lowest} to ${highest}`;
    })
    .join(', ');
}

export type Band = keyof typeof bands;
export type TrackerStatus = keyof typeof trackerStatuses;
