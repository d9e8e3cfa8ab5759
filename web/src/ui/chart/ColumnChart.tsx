import { Bar, CartesianGrid, LabelList, Text, XAxis, YAxis } from 'recharts';
import { barClass, BarFrame, BarLink, type ChartItem } from './BarFrame.tsx';

const HEIGHT = 264;
/** Half of the width below which a column has a short label, in px. */
const NARROW = 26;
const LABEL = { fontSize: 14, fontWeight: 700 };

const figure = new Intl.NumberFormat('en-US');

/** Column chart; each bar is a link with its label below. */
export function ColumnChart({ items }: { items: readonly ChartItem[] }) {
  const data = items.map((item) => ({
    key: item.key,
    value: item.value,
    className: barClass(item, items),
  }));
  // The highest tick is at most about twice the highest column.
  const longest = figure.format(2 * Math.max(5, ...items.map(({ value }) => value))).length;
  return (
    <BarFrame height={HEIGHT} data={data} margin={{ top: 28 }}>
      <CartesianGrid vertical={false} />
      <YAxis
        width={10 + 8 * longest}
        tickFormatter={(value: number) => figure.format(value)}
        allowDecimals={false}
        tickCount={3}
        tickLine={false}
        axisLine={false}
      />
      <Bar
        dataKey="value"
        minPointSize={1}
        maxBarSize={64}
        radius={[4, 4, 0, 0]}
        isAnimationActive={false}
      >
        <LabelList
          dataKey="value"
          position="top"
          formatter={(value) => figure.format(Number(value))}
        />
      </Bar>
      <XAxis
        dataKey="key"
        height={60}
        interval={0}
        tickLine={false}
        tick={({ x, index, payload }) => {
          const item = items[index];
          const half = payload.offset ?? 0;
          const text = { x, textAnchor: 'middle', width: 2 * half } as const;
          return item ? (
            <BarLink item={item} area={{ x: Number(x) - half, width: 2 * half, height: HEIGHT }}>
              <Text {...text} y={HEIGHT - 50} style={LABEL} verticalAnchor="start">
                {half < NARROW ? (item.short ?? item.label) : item.label}
              </Text>
              <Text {...text} y={HEIGHT - 6} className="faint">
                {item.detail}
              </Text>
            </BarLink>
          ) : null;
        }}
      />
    </BarFrame>
  );
}
