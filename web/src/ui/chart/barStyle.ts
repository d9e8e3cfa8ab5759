/** Text at the ticks of an axis. */
export const axisText = {
  '& .recharts-cartesian-axis-tick-value': {
    fill: 'ink-faint',
    fontSize: '12',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/**
 * Bars grow once, from the edge of the drawing. Recharts' own animation would run again with each
 * change of a filter.
 */
export const growing = (direction: 'up' | 'right') => ({
  '& .recharts-bar': {
    transformBox: 'view-box',
    transformOrigin: direction === 'up' ? 'bottom' : 'left',
    animation: `${direction === 'up' ? 'rise' : 'fill'} {durations.2} {easings.settle}`,
  },
});
