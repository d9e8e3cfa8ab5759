import { chakra, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Bar, Rectangle, Text, XAxis, YAxis } from 'recharts';
import { PHONE, useMediaQuery } from '../mediaQuery.ts';
import { BarFrame, BarLink, type ChartItem } from './BarFrame.tsx';

/** Part of a stacked bar. */
export interface RowPart {
  key: string;
  value: number;
  /** `full`, `pale` or `rest`. */
  className: string;
  opacity?: number;
  /** Link of the part alone, with its accessible name. */
  link?: { to: string; name: string };
}

export interface RowItem extends ChartItem {
  /** Text at the end of the row ("12 of 42"). */
  text: string;
  parts: readonly RowPart[];
}

interface RowChartProps {
  items: readonly RowItem[];
  /** All bars have full width, and the parts are shares of it. */
  isShare?: boolean;
  /** Meaning of the parts, with the colour token of each. */
  legend?: readonly { label: string; bg: string; opacity?: number }[];
}

interface PartProps {
  index?: number;
  x?: number;
  y?: number;
  width?: number;
  height?: number;
}

function Part({ part, ...props }: PartProps & { part: RowPart | undefined }) {
  if (!part || !props.width) return null;
  const { x = 0, y = 0, width, height = 0 } = props;
  const bar = (
    <Rectangle
      {...{ x, y, width, height }}
      className={part.className}
      fillOpacity={part.opacity ?? 1}
    />
  );
  return part.link ? (
    <Link to={part.link.to} aria-label={part.link.name} preventScrollReset>
      <title>{part.link.name}</title>
      {bar}
    </Link>
  ) : (
    bar
  );
}

/** Bar chart with a row for each item, in stacked parts. On a phone labels are above the bars. */
export function RowChart({ items, isShare = false, legend = [] }: RowChartProps) {
  const isPhone = useMediaQuery(PHONE);
  const row = isPhone ? 60 : 44;
  const places = Array.from(
    { length: Math.max(1, ...items.map(({ parts }) => parts.length)) },
    (_, place) => place,
  );
  const data = items.map(({ key, parts }) => ({
    key,
    ...Object.fromEntries(places.map((place) => [`part${place}`, parts[place]?.value ?? 0])),
  }));
  // Above the links of the rows, which are labels of the axis: layer 2000 of Recharts.
  const layer = items.some(({ parts }) => parts.some(({ link }) => link)) ? { zIndex: 2100 } : {};
  return (
    <>
      <BarFrame
        layout="vertical"
        height={row * items.length}
        data={data}
        stackOffset={isShare ? 'expand' : 'none'}
        margin={{ right: isPhone ? 1 : 84 }}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <YAxis
          type="category"
          dataKey="key"
          width={isPhone ? 1 : 144}
          interval={0}
          tickLine={false}
          tick={({ y, index }) => {
            const item = items[index];
            const text = { y: Number(y) - (isPhone ? 22 : 0), verticalAnchor: 'middle' } as const;
            const area = { y: Number(y) - row / 2, width: '100%', height: row };
            return item ? (
              <BarLink item={item} area={area}>
                <Text {...text} width={isPhone ? 1000 : 132} style={{ fontSize: 14 }}>
                  {item.label}
                </Text>
                <svg x="100%" overflow="visible">
                  <Text {...text} textAnchor="end" className="faint">
                    {item.text}
                  </Text>
                </svg>
              </BarLink>
            ) : null;
          }}
        />
        {places.map((place) => (
          <Bar
            key={place}
            {...layer}
            dataKey={`part${place}`}
            stackId="parts"
            barSize={24}
            isAnimationActive={false}
            shape={({ index = 0, ...box }: PartProps) => (
              <Part part={items[index]?.parts[place]} {...box} />
            )}
          />
        ))}
      </BarFrame>
      {legend.length > 0 && (
        <HStack aria-hidden flexWrap="wrap" columnGap="5" textStyle="caption" color="ink-soft">
          {legend.map(({ label, bg, opacity = 1 }) => (
            <HStack key={label} gap="2">
              <chakra.span position="relative" boxSize="3.5" border="control">
                <chakra.span position="absolute" inset="0" bg={bg} style={{ opacity }} />
              </chakra.span>
              <span>{label}</span>
            </HStack>
          ))}
        </HStack>
      )}
    </>
  );
}
