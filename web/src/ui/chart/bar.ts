import type { SystemStyleObject } from '@chakra-ui/react';

/** Data and link of a bar. */
export interface ChartItem {
  key: string;
  label: string;
  /** Label of a narrow column. */
  short?: string;
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

/** Look of a bar or of a part of one. */
export type BarTone = 'full' | 'pale' | 'rest';

/** If a bar is selected, the others are pale. */
export const toneOf = (item: ChartItem, items: readonly ChartItem[]): BarTone =>
  items.some(({ isCurrent }) => isCurrent) && !item.isCurrent ? 'pale' : 'full';

/** `--share` mixes the colour of `full` with the background. */
const colors = {
  full: {
    fill: 'color-mix(in srgb, {colors.brand} var(--share, 100%), transparent)',
    edge: 'brand',
  },
  pale: { fill: 'brand-soft', edge: 'brand' },
  rest: { fill: 'stone-soft', edge: 'line-strong' },
} as const;

const byTone = (styles: (tone: BarTone) => SystemStyleObject) => ({
  full: styles('full'),
  pale: styles('pale'),
  rest: styles('rest'),
});

/** Styles of a bar of HTML by its tone. It is printed and keeps its fill in a contrast theme. */
export const barCss = byTone((tone) => ({
  bg: colors[tone].fill,
  borderWidth: '1px',
  borderColor: colors[tone].edge,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  _highContrast: { borderColor: 'CanvasText' },
}));

/** Styles of a bar of SVG by its tone. */
export const rectCss = byTone((tone) => ({
  fill: colors[tone].fill,
  stroke: colors[tone].edge,
  _highContrast: { stroke: 'CanvasText' },
}));

/** Link whose target is its whole positioned parent. */
export const barLinkCss: SystemStyleObject = {
  color: 'ink',
  _hover: { textDecoration: 'underline' },
  '&[aria-current]': { color: 'brand' },
  _after: { content: '""', position: 'absolute', inset: '0' },
};
