import { chakra, Grid } from '@chakra-ui/react';
import type { DetailsItem } from '../../../ui/DetailsList.tsx';

/** Description list in two columns, without empty items to fit on one page. */
export function PrintedFacts({ items }: { items: readonly DetailsItem[] }) {
  return (
    <chakra.dl columnCount={2} columnGap="8" lineHeight="snug">
      {items
        .filter(({ value }) => Boolean(value))
        .map(({ term, value }) => (
          <Grid
            key={term}
            templateColumns="9rem minmax(0, 1fr)"
            gap="3"
            paddingBlock="1"
            breakInside="avoid"
          >
            <chakra.dt color="ink-soft">{term}</chakra.dt>
            <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
              {value}
            </chakra.dd>
          </Grid>
        ))}
    </chakra.dl>
  );
}
