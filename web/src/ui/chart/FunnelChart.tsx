import { FUNNEL_LEGEND, funnelRow, type FunnelItem } from './funnelRow.ts';
import { RowChart } from './RowChart.tsx';

/** Funnel chart: people in each stage, then those who passed it. */
export const FunnelChart = ({ items }: { items: readonly FunnelItem[] }) => (
  <RowChart items={items.map((item) => funnelRow(item, items))} legend={FUNNEL_LEGEND} />
);
