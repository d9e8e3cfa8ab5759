import { chakra, Grid, HStack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { barCss, barLinkCss, rectCss, type BarTone, type ChartItem } from './bar.ts';

/** Part of a stacked bar. */
export interface RowPart {
  key: string;
  value: number;
  tone: BarTone;
  /** Strength of the colour of `full`, 0 to 1. */
  share?: number;
  /** Link of the part alone, with its accessible name. */
  link?: { to: string; name: string };
}

interface Row extends Pick<ChartItem, 'key' | 'label'> {
  /** Text at the end of the row ("12 of 42"). */
  text: string;
  parts: readonly RowPart[];
}

/** A row that links to the counted list. */
export type RowItem = Row & ChartItem;

/** Meaning of the parts. */
export type RowLegend = readonly { label: string; tone: BarTone; share?: number }[];

interface RowChartProps {
  items: readonly (Row & Partial<ChartItem>)[];
  /** All bars have full width, and the parts are shares of it. */
  isShare?: boolean | undefined;
  legend?: RowLegend | undefined;
}

const percent = (share: number) => `${share * 100}%`;

const shareOf = ({ share }: { share?: number | undefined }) =>
  ({ '--share': share === undefined ? undefined : percent(share) }) as object;

const totalOf = ({ parts }: Pick<Row, 'parts'>) => parts.reduce((sum, { value }) => sum + value, 0);

/** A bar of stacked parts. SVG, because a part may be narrower than a link of HTML should be. */
function Bar({ parts, whole }: { parts: readonly RowPart[]; whole: number }) {
  const before = (index: number) => totalOf({ parts: parts.slice(0, index) });
  return (
    <chakra.svg display="block" width="100%" height="6" overflow="visible">
      {parts.map((part, index) => {
        if (part.value === 0) return null;
        const bar = (
          <chakra.rect
            x={percent(before(index) / whole)}
            width={percent(part.value / whole)}
            height="100%"
            css={rectCss[part.tone]}
            style={shareOf(part)}
          />
        );
        return part.link ? (
          <Link key={part.key} to={part.link.to} aria-label={part.link.name} preventScrollReset>
            <title>{part.link.name}</title>
            {bar}
          </Link>
        ) : (
          <g key={part.key}>{bar}</g>
        );
      })}
    </chakra.svg>
  );
}

/** Bar chart with a row for each item, in stacked parts. On a phone labels are above the bars. */
export function RowChart({ items, isShare = false, legend = [] }: RowChartProps) {
  const longest = Math.max(1, ...items.map(totalOf));
  return (
    <>
      <Grid>
        {items.map((item) => (
          <Grid
            key={item.key}
            position="relative"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            paddingBlock={{ base: '1.5', md: '2.5' }}
            templateColumns={{ base: 'minmax(0, 1fr) auto', md: '8.25rem minmax(0, 1fr) 5rem' }}
            templateAreas={{ base: '"label text" "bar bar"', md: '"label bar text"' }}
          >
            <chakra.span
              asChild
              gridArea="label"
              fontSize="14"
              lineHeight="snug"
              overflowWrap="anywhere"
              css={item.to === undefined ? {} : barLinkCss}
            >
              {item.to === undefined ? (
                <span>{item.label}</span>
              ) : (
                <Link
                  to={item.to}
                  aria-label={item.name}
                  aria-current={item.isCurrent || undefined}
                  preventScrollReset
                >
                  <bdi>{item.label}</bdi>
                </Link>
              )}
            </chakra.span>
            <chakra.div
              gridArea="bar"
              // Above the link of the row, for the links of the parts.
              {...(item.parts.some(({ link }) => link) && { position: 'relative', zIndex: '1' })}
              transformOrigin="left"
              animation="fill {durations.2} {easings.settle}"
            >
              <Bar parts={item.parts} whole={isShare ? totalOf(item) : longest} />
            </chakra.div>
            <chakra.span
              aria-hidden={item.to !== undefined || undefined}
              gridArea="text"
              fontSize="13"
              color="ink-faint"
              textAlign="end"
              fontVariantNumeric="tabular-nums"
            >
              {item.text}
            </chakra.span>
          </Grid>
        ))}
      </Grid>
      {legend.length > 0 && (
        <HStack aria-hidden flexWrap="wrap" columnGap="5" textStyle="caption" color="ink-soft">
          {legend.map(({ label, tone, share }) => (
            <HStack key={label} gap="2">
              <chakra.span boxSize="3.5" css={barCss[tone]} style={shareOf({ share })} />
              <span>{label}</span>
            </HStack>
          ))}
        </HStack>
      )}
    </>
  );
}
