/** What one bar counts, and where it leads. */
export interface ChartItem {
  key: string;
  label: string;
  /** A second line below the label ("40-79%"). */
  detail?: string;
  value: number;
  /** Accessible name of the bar's link: label, range and count ("Medium, 40-79%: 12 students"). */
  name: string;
  /** The list of what is counted. */
  to: string;
  /** The list beside the chart is filtered by this bar. */
  isCurrent?: boolean;
}

/** One step of a funnel: how many are there, and how many came at least as far. */
export interface FunnelItem extends ChartItem {
  reached: number;
}
