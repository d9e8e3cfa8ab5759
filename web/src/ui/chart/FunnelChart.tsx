import { chakra, HStack } from '@chakra-ui/react';
import { Bar, Text, XAxis, YAxis } from 'recharts';
import { PHONE } from '../mediaQuery.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { barClass, BarFrame, BarLink, type ChartItem } from './BarFrame.tsx';

type FunnelItem = ChartItem & { /** Number of people who reached the stage. */ reached: number };

/** Funnel chart: people in each stage, then those who passed it. On a phone labels are above. */
export function FunnelChart({ items }: { items: readonly FunnelItem[] }) {
  const isPhone = useMediaQuery(PHONE);
  const row = isPhone ? 60 : 44;
  const data = items.map((item) => ({
    key: item.key,
    here: item.value,
    passed: item.reached - item.value,
    className: barClass(item, items),
  }));
  const bar = { stackId: 'people', barSize: 24, isAnimationActive: false };
  return (
    <>
      <BarFrame
        layout="vertical"
        height={row * items.length}
        data={data}
        margin={{ right: isPhone ? 1 : 76 }}
      >
        <XAxis type="number" domain={[0, 'dataMax']} hide />
        <Bar dataKey="here" {...bar} />
        <Bar dataKey="passed" className="passed" {...bar} />
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
                    {`${item.value} of ${item.reached}`}
                  </Text>
                </svg>
              </BarLink>
            ) : null;
          }}
        />
      </BarFrame>
      <HStack aria-hidden flexWrap="wrap" columnGap="5" textStyle="caption" color="ink-soft">
        <chakra.i boxSize="3.5" bg="brand" />
        <span>Here now</span>
        <chakra.i boxSize="3.5" bg="stone-soft" border="control" />
        <span>Came this far and went on</span>
      </HStack>
    </>
  );
}
