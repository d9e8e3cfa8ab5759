import { Chart, useChart } from '@chakra-ui/charts';
import { Bar, BarChart, CartesianGrid, XAxis, YAxis } from 'recharts';
import { axisText, barAnimation } from './barStyle.ts';
import type { ChartItem } from './chartItem.ts';
import { scaleTicks } from './scaleTicks.ts';

/** Space for the value above the highest bar, in pixels. */
const HEADROOM = 28;
/** The token `chartAxis` in pixels. */
const AXIS = 26;

/** SVG of a ColumnChart. */
export function ColumnBars({ items }: { items: readonly ChartItem[] }) {
  const chart = useChart({ data: items.map(({ key, value }) => ({ key, value })) });
  // Typed `any` by the library.
  const color = chart.color as (token: string) => string;
  const ticks = scaleTicks(Math.max(...items.map(({ value }) => value)));
  const hasSelection = items.some(({ isCurrent }) => isCurrent);
  const data = items.map(({ key, value, isCurrent }) => ({
    key,
    value,
    // If a bar is selected, the others are pale.
    fill: color(hasSelection && !isCurrent ? 'brand-soft' : 'brand'),
  }));
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="100%" css={[axisText, barAnimation('up')]}>
      <BarChart
        responsive
        accessibilityLayer={false}
        data={data}
        margin={{ top: HEADROOM, right: 0, bottom: 0, left: 0 }}
        style={{ width: '100%', height: '100%' }}
      >
        <CartesianGrid vertical={false} stroke={color('line')} />
        <XAxis dataKey="key" hide />
        <YAxis
          width={AXIS}
          domain={[0, ticks[2]]}
          ticks={ticks}
          interval={0}
          tickLine={false}
          axisLine={false}
          tickMargin={0}
        />
        <Bar
          dataKey="value"
          maxBarSize={64}
          radius={[4, 4, 0, 0]}
          stroke={color('brand')}
          strokeWidth={1.5}
          isAnimationActive={false}
        />
      </BarChart>
    </Chart.Root>
  );
}
