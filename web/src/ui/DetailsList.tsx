import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';

/** An entry of a description list. */
export interface DetailsItem {
  term: string;
  /** Language of the term, where it is not that of the page. */
  lang?: string | undefined;
  value?: ReactNode;
}

interface DetailsListProps {
  items: readonly DetailsItem[];
  /** Number of columns on a wide screen. */
  columns?: 1 | 2;
}

const isEmpty = (value: ReactNode) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** Description list. Shows a placeholder text for an empty value. */
export function DetailsList({ items, columns = 1 }: DetailsListProps) {
  const half = Math.ceil(items.length / columns);
  const parts = columns === 2 ? [items.slice(0, half), items.slice(half)] : [items];
  return (
    <Grid
      columnGap="10"
      templateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {parts.map((part, index) => (
        <Grid
          as="dl"
          key={index}
          alignContent="start"
          templateColumns="minmax({sizes.details}, auto) minmax(0, 1fr)"
          columnGap="5"
          textStyle="small"
          smDown={{ gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        >
          {part.map(({ term, lang, value }) => (
            <Fragment key={term}>
              <chakra.dt lang={lang} paddingBlock="1.5" color="ink-faint">
                {term}
              </chakra.dt>
              <chakra.dd
                paddingBlock="1.5"
                fontWeight="medium"
                overflowWrap="anywhere"
                whiteSpace="pre-line"
                color={isEmpty(value) ? 'ink-faint' : undefined}
              >
                {isEmpty(value) ? (
                  t`Not given`
                ) : typeof value === 'string' ? (
                  <bdi>{value}</bdi>
                ) : (
                  value
                )}
              </chakra.dd>
            </Fragment>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
