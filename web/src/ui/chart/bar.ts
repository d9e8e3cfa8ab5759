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

/** Fills are printed and kept in a contrast theme: they are the data. */
const fill = {
  borderWidth: '1px',
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  _highContrast: { borderColor: 'CanvasText' },
};

/** Styles of a bar by its tone. `--share` mixes the colour of `full` with the background. */
export const barCss: Record<BarTone, SystemStyleObject> = {
  full: {
    ...fill,
    bg: 'color-mix(in srgb, {colors.brand} var(--share, 100%), transparent)',
    borderColor: 'brand',
  },
  pale: { ...fill, bg: 'brand-soft', borderColor: 'brand' },
  rest: { ...fill, bg: 'stone-soft', borderColor: 'line-strong' },
};

/** Link whose target is its whole positioned parent. */
export const barLinkCss: SystemStyleObject = {
  color: 'ink',
  _hover: { textDecoration: 'underline' },
  '&[aria-current]': { color: 'brand' },
  _after: { content: '""', position: 'absolute', inset: '0' },
};
