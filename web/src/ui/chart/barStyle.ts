/** Text style of axis ticks. */
export const axisText = {
  '& .recharts-cartesian-axis-tick-value': {
    fill: 'ink-faint',
    fontSize: '12',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** Animates bars once. Recharts' own animation would restart on every filter change. */
export const barAnimation = (direction: 'up' | 'right') => ({
  '& .recharts-bar': {
    transformBox: 'view-box',
    transformOrigin: direction === 'up' ? 'bottom' : 'left',
    animation: `${direction === 'up' ? 'rise' : 'fill'} {durations.2} {easings.settle}`,
  },
});
