import { chakra } from '@chakra-ui/react';
import { Suspense, useRef } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { useInView } from '../useInView.ts';
import type { FunnelItem } from './chartItem.ts';
import { ChartKey } from './ChartKey.tsx';
import { ChartLink } from './ChartLink.tsx';

const FunnelBars = lazyPart(async () => (await import('./FunnelBars.tsx')).FunnelBars);

interface FunnelChartProps {
  /** Accessible name of the list of bars ("Students by stage"). */
  label: string;
  items: readonly FunnelItem[];
  /** Value of a bar of full length. */
  total: number;
}

/**
 * Funnel chart with rows of equal height. The SVG is behind the middle column, on a phone below the
 * labels.
 */
export function FunnelChart({ label, items, total }: FunnelChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInView(frame);
  return (
    <chakra.div display="grid" gap="5">
      <chakra.div ref={frame} position="relative">
        <chakra.div
          aria-hidden
          position="absolute"
          insetBlock="0"
          insetInlineStart={{ base: '0', md: 'calc({sizes.funnelLabel} + {spacing.3})' }}
          insetInlineEnd={{ base: '0', md: 'calc({sizes.funnelFigure} + {spacing.3})' }}
          borderInlineStart="control"
          css={{ '--rows': items.length }}
          // Starts each bar at the middle of its row.
          mdDown={{
            borderInlineStartWidth: '0',
            transform: 'translateY(calc(100% / var(--rows) / 2 - 18px))',
          }}
        >
          {isSeen && (
            <Suspense>
              <FunnelBars items={items} total={total} />
            </Suspense>
          )}
        </chakra.div>
        <chakra.ol
          aria-label={label}
          position="relative"
          display="grid"
          gridAutoRows="1fr"
          gridTemplateColumns="minmax(0, 1fr)"
        >
          {items.map((item) => (
            <chakra.li key={item.key} display="grid">
              <ChartLink
                to={item.to}
                aria-label={item.name}
                aria-current={item.isCurrent || undefined}
                alignItems="center"
                alignContent={{ base: 'start', md: 'center' }}
                columnGap="3"
                minH="controlMd"
                paddingBlock="1"
                gridTemplateColumns={{
                  base: 'minmax(0, 1fr) auto',
                  md: '{sizes.funnelLabel} minmax(0, 1fr) {sizes.funnelFigure}',
                }}
                mdDown={{ paddingBottom: '8' }}
              >
                <chakra.span
                  data-label=""
                  textStyle="label"
                  lineHeight="1.2"
                  overflowWrap="anywhere"
                >
                  <bdi>{item.label}</bdi>
                </chakra.span>
                <chakra.span
                  gridColumn={{ md: '3' }}
                  display="flex"
                  alignItems="baseline"
                  gap="1"
                  whiteSpace="nowrap"
                >
                  <chakra.b textStyle="figure" fontSize="18" minW="1.4em" textAlign="end">
                    {item.value}
                  </chakra.b>
                  <chakra.span fontSize="13" color="ink-faint">
                    {`of ${item.reached}`}
                  </chakra.span>
                </chakra.span>
              </ChartLink>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.div>
      <ChartKey />
    </chakra.div>
  );
}
