import { toneOf, type ChartItem } from './bar.ts';
import type { RowItem } from './RowChart.tsx';

export type FunnelItem = ChartItem & {
  /** Number of people who reached the stage. */
  reached: number;
};

/** Meaning of the parts of a funnel's rows. */
export const FUNNEL_LEGEND = [
  { label: 'Here now', tone: 'full' },
  { label: 'Came this far and went on', tone: 'rest' },
] as const;

/** Row of a funnel: people in the stage, then those who passed it. */
export const funnelRow = (item: FunnelItem, items: readonly FunnelItem[]): RowItem => ({
  ...item,
  text: `${item.value} of ${item.reached}`,
  parts: [
    { key: 'here', value: item.value, tone: toneOf(item, items) },
    { key: 'passed', value: item.reached - item.value, tone: 'rest' },
  ],
});
