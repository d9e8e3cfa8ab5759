import { chakra } from '@chakra-ui/react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { useSeen } from '../useSeen.ts';
import type { ChartItem } from './chartItem.ts';
import { ChartLink } from './ChartLink.tsx';
import { scaleTicks } from './scaleTicks.ts';

const ColumnBars = lazyPart(async () => (await import('./ColumnBars.tsx')).ColumnBars);

/** The part of a column's height that the scale takes; the rest is room for the figure on top. */
const PLOT = 176 / 204;

interface ColumnChartProps {
  /** Names the list of bars ("Students by progress"). */
  label: string;
  items: readonly ChartItem[];
}

/** Upright bars, each a link with its label below. The drawing loads when it comes into view. */
export function ColumnChart({ label, items }: ColumnChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(frame);
  const top = scaleTicks(Math.max(...items.map(({ value }) => value)))[2];
  return (
    <chakra.div ref={frame} position="relative">
      <chakra.div aria-hidden position="absolute" insetInline="0" top="0" height="columns">
        {isSeen && (
          <Suspense>
            <ColumnBars items={items} />
          </Suspense>
        )}
      </chakra.div>
      <chakra.ul
        aria-label={label}
        position="relative"
        display="grid"
        gridAutoFlow="column"
        gridAutoColumns="minmax(0, 1fr)"
        marginInlineStart="{sizes.chartAxis}"
      >
        {items.map((item) => (
          <li key={item.key}>
            <ChartLink
              to={item.to}
              aria-label={item.name}
              aria-current={item.isCurrent || undefined}
            >
              <chakra.span position="relative" height="columns">
                <chakra.b
                  position="absolute"
                  insetInline="0"
                  textStyle="figure"
                  fontSize="18"
                  textAlign="center"
                  paddingBottom="1"
                  // Above its bar: the plot is the lower part of the column.
                  style={{ bottom: `${(100 * PLOT * item.value) / top}%` }}
                >
                  {item.value}
                </chakra.b>
              </chakra.span>
              <chakra.span
                display="grid"
                justifyItems="center"
                paddingTop="2"
                paddingBottom="1"
                lineHeight="snug"
                textAlign="center"
                overflowWrap="anywhere"
              >
                <chakra.b data-label="" fontSize="14">
                  {item.label}
                </chakra.b>
                <chakra.span fontSize="13" color="ink-faint">
                  {item.detail}
                </chakra.span>
              </chakra.span>
            </ChartLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
