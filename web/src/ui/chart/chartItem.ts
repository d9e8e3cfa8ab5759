/** Data and link of a bar. */
export interface ChartItem {
  key: string;
  label: string;
  /** Second line of the label ("40-79%"). */
  detail?: string;
  value: number;
  /** Accessible name of the bar's link: label, range and count ("Medium, 40-79%: 12 students"). */
  name: string;
  /** Link to the counted list. */
  to: string;
  /** Whether the list is filtered by this bar. */
  isCurrent?: boolean;
}

/** A stage of a funnel: number of people in it, and number who reached it. */
export interface FunnelItem extends ChartItem {
  reached: number;
}
