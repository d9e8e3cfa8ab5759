/** Text on a fill that marks a state. In a contrast theme both are system colours. */
export const filled = { color: 'on-brand', forcedColorAdjust: 'none' } as const;
