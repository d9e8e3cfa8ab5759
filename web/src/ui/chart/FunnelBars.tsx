import { Chart, useChart } from '@chakra-ui/charts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { barAnimation } from './barStyle.ts';
import type { FunnelItem } from './chartItem.ts';

interface FunnelBarsProps {
  items: readonly FunnelItem[];
  total: number;
}

/** SVG of a FunnelChart: people in each stage, then those who have passed it. */
export function FunnelBars({ items, total }: FunnelBarsProps) {
  const hatch = useId();
  const chart = useChart({ data: items.map(({ key, value }) => ({ key, value })) });
  // Typed `any` by the library.
  const color = chart.color as (token: string) => string;
  const hasSelection = items.some(({ isCurrent }) => isCurrent);
  const data = items.map(({ key, value, reached, isCurrent }) => {
    const isPale = hasSelection && !isCurrent;
    return { key, here: isPale ? 0 : value, pale: isPale ? value : 0, passed: reached - value };
  });
  const bar = { stackId: 'people', barSize: 24, strokeWidth: 1.5, isAnimationActive: false };
  return (
    <Chart.Root chart={chart} aspectRatio="auto" height="100%" css={barAnimation('right')}>
      <BarChart
        responsive
        accessibilityLayer={false}
        layout="vertical"
        data={data}
        margin={{ top: 0, right: 1, bottom: 0, left: 0 }}
        style={{ width: '100%', height: '100%' }}
      >
        <defs>
          <pattern
            id={hatch}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="8" height="8" fill={color('surface')} />
            <chakra.rect
              width="4"
              height="8"
              fill="stone-soft"
              _highContrast={{ fill: 'GrayText' }}
            />
          </pattern>
        </defs>
        <XAxis type="number" domain={[0, total]} hide />
        <YAxis type="category" dataKey="key" hide width={0} />
        <Bar dataKey="here" fill={color('brand')} stroke={color('brand')} {...bar} />
        <Bar dataKey="pale" fill={color('brand-soft')} stroke={color('brand')} {...bar} />
        <Bar
          dataKey="passed"
          radius={[0, 4, 4, 0]}
          fill={`url(#${hatch})`}
          stroke={color('line-strong')}
          {...bar}
        />
      </BarChart>
    </Chart.Root>
  );
}
