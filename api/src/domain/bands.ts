/** Lowest and highest percentage of each band. */
export const bands = {
  high: [80, 100],
  medium: [40, 79],
  low: [1, 39],
  'not-started': [0, 0],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>;

/** The same for the statuses of the progress tracker. */
export const trackerStatuses = {
  'not-started': [0, 0],
  'in-progress': [1, 99],
  completed: [100, 100],
} as const satisfies Record<string, readonly [lowest: number, highest: number]>;

export type Band = keyof typeof bands;
export type TrackerStatus = keyof typeof trackerStatuses;
