import { chakra } from '@chakra-ui/react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { useInView } from '../useInView.ts';
import type { ChartItem } from './chartItem.ts';
import { ChartLink } from './ChartLink.tsx';
import { scaleTicks } from './scaleTicks.ts';

const ColumnBars = lazyPart(async () => (await import('./ColumnBars.tsx')).ColumnBars);

/** Ratio of the plot to the column's height; the rest is for the value above the bar. */
const PLOT = 176 / 204;

interface ColumnChartProps {
  /** Accessible name of the list of bars ("Students by progress"). */
  label: string;
  items: readonly ChartItem[];
}

/**
 * Column chart; each bar is a link with its label below. The SVG is loaded when it scrolls into
 * view.
 */
export function ColumnChart({ label, items }: ColumnChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInView(frame);
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
                  // Positions the value above its bar.
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
