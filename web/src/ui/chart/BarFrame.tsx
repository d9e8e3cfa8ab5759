import { chakra } from '@chakra-ui/react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BarChart } from 'recharts';

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

/** A bar's link, drawn by the tick of its axis. The first text of `children` is the label. */
export function BarLink(props: { item: ChartItem; area: object; children: ReactNode }) {
  const { to, name, isCurrent } = props.item;
  return (
    <Link to={to} aria-label={name} aria-current={isCurrent || undefined} preventScrollReset>
      <rect {...props.area} fill="transparent" />
      {props.children}
    </Link>
  );
}

/** If a bar is selected, the others are pale. */
export const barClass = (item: ChartItem, items: readonly ChartItem[]) =>
  items.some(({ isCurrent }) => isCurrent) && !item.isCurrent ? 'pale' : 'full';

const css = {
  '& text': { fill: 'ink', fontVariantNumeric: 'tabular-nums' },
  '& .faint, & .recharts-cartesian-axis-tick-value': { fill: 'ink-faint', fontSize: '13' },
  '& a:hover text:first-of-type': { textDecoration: 'underline' },
  '& a[aria-current] text:first-of-type': { fill: 'brand' },
  '& line': { stroke: 'line' },
  '& path': { strokeWidth: '1.5', _highContrast: { stroke: 'CanvasText !important' } },
  '& .full': { fill: 'brand', stroke: 'brand' },
  '& .pale': { fill: 'brand-soft', stroke: 'brand' },
  '& .rest': { fill: 'stone-soft', stroke: 'line-strong' },
  '& .recharts-bar': { transformBox: 'view-box', transformOrigin: 'bottom left' },
  '& .recharts-label-list': { pointerEvents: 'none', fontWeight: 'head', fontSize: '18' },
};

/** A bar chart that fills its parent. Recharts' own animation would restart on a filter change. */
export function BarFrame(chart: ComponentProps<typeof BarChart> & { height: number }) {
  // Once: a print hides the page, which would restart the animation afterwards.
  const [isSettled, setSettled] = useState(false);
  const animation = chart.layout === 'vertical' ? 'fill' : 'rise';
  return (
    <chakra.div
      css={{
        ...css,
        ...(!isSettled && {
          '& g.recharts-bar': { animation: `${animation} {durations.2} {easings.settle}` },
        }),
      }}
      onAnimationEnd={() => {
        setSettled(true);
      }}
    >
      <BarChart
        responsive
        accessibilityLayer={false}
        width={320} // until it is measured
        style={{ width: '100%', height: chart.height }}
        {...chart}
      />
    </chakra.div>
  );
}
