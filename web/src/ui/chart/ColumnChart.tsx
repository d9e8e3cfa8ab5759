import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { barCss, barLinkCss, toneOf, type ChartItem } from './bar.ts';

const figure = new Intl.NumberFormat('en-US');

/** Narrow columns have a short label and a smaller figure. */
const columnCss = {
  containerType: 'inline-size',
  '& .figure': { fontSize: '18' },
  '& .short': { display: 'none' },
  '@container (max-width: 3.25rem)': {
    '& .figure': { fontSize: '13' },
    '& .short': { display: 'inline' },
    '& .short + *': { display: 'none' },
  },
};

const barMotion = {
  transformOrigin: 'bottom',
  animation: 'rise {durations.2} {easings.settle}',
};

/** Column chart; each bar is a link with its label below. */
export function ColumnChart({ items }: { items: readonly ChartItem[] }) {
  const highest = Math.max(1, ...items.map(({ value }) => value));
  return (
    <Flex height="chart" marginInline={{ base: '-3', md: '0' }} textAlign="center">
      {items.map((item) => (
        <Flex
          key={item.key}
          direction="column"
          flex="1"
          minW="0"
          position="relative"
          css={columnCss}
        >
          <Flex flex="1" justify="center" alignItems="end" pt="8" px="0.5">
            <chakra.span
              position="relative"
              flex="1"
              maxW="16"
              minH="1px"
              borderTopRadius="1"
              css={{ ...barCss[toneOf(item, items)], ...barMotion }}
              style={{ height: `${(100 * item.value) / highest}%` }}
            >
              <chakra.span
                aria-hidden
                position="absolute"
                bottom="100%"
                left="50%"
                transform="translateX(-50%)"
                className="figure"
                fontWeight="head"
                fontVariantNumeric="tabular-nums"
              >
                {figure.format(item.value)}
              </chakra.span>
            </chakra.span>
          </Flex>
          <chakra.span height="row" pt="1" lineHeight="snug">
            <chakra.span
              asChild
              display="block"
              minH="target"
              fontSize="14"
              fontWeight="strong"
              css={barLinkCss}
            >
              <Link
                to={item.to}
                aria-label={item.name}
                aria-current={item.isCurrent || undefined}
                preventScrollReset
              >
                {item.short !== undefined && <span className="short">{item.short}</span>}
                <span>{item.label}</span>
              </Link>
            </chakra.span>
            <chakra.span aria-hidden fontSize="13" color="ink-faint" whiteSpace="nowrap">
              {item.detail}
            </chakra.span>
          </chakra.span>
        </Flex>
      ))}
    </Flex>
  );
}
