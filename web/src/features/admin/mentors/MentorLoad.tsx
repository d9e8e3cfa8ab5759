import { chakra, Grid } from '@chakra-ui/react';
import { Caution } from '../../../ui/Notice.tsx';
import { Caption } from '../../../ui/Caption.tsx';

/** Factor of the average from which a mentor is marked as overloaded. */
const HIGH = 1.5;

interface MentorLoadProps {
  /** Number of assigned people; null if unknown. */
  count: number | null;
  average: number | null;
  /** Noun of the people: "students", "educators" or "people". */
  noun: string;
}

/** Load of a mentor: count, a bar with the average, and text. */
export function MentorLoad({ count, average, noun }: MentorLoadProps) {
  if (count === null) return <chakra.span color="ink-faint">Not known</chakra.span>;
  const scale = Math.max(2 * (average ?? 0), count, 1);
  const difference = count - (average ?? count);
  return (
    <Grid
      as="span"
      templateColumns="2rem minmax(0, 1fr)"
      columnGap="3"
      rowGap="0.5"
      alignItems="center"
    >
      <chakra.b textStyle="figure" fontSize="16" textAlign="end">
        {count}
      </chakra.b>
      {count > 0 && (
        <chakra.span
          aria-hidden
          position="relative"
          height="2"
          borderRadius="full"
          bg="stone-soft"
          borderWidth="line"
          borderColor="line-strong"
        >
          <chakra.span
            display="block"
            height="100%"
            borderRadius="full"
            bg="brand"
            style={{ width: `${(count / scale) * 100}%` }}
          />
          {average !== null && (
            <chakra.span
              position="absolute"
              insetBlock="-1"
              width="rule"
              bg="ink"
              outline="{borderWidths.line} solid {colors.surface}"
              style={{ insetInlineStart: `${(average / scale) * 100}%` }}
            />
          )}
        </chakra.span>
      )}
      <Caption as="span" gridColumn={count > 0 ? '2' : undefined} lineHeight="snug">
        {count === 0 ? (
          `No ${noun} yet`
        ) : average !== null && count >= HIGH * average && difference > 0 ? (
          <Caution>{`${difference} above average`}</Caution>
        ) : difference === 0 ? (
          'Average'
        ) : (
          `${Math.abs(difference)} ${difference > 0 ? 'above' : 'below'} average`
        )}
      </Caption>
    </Grid>
  );
}
