import { Grid, Stack } from '@chakra-ui/react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Segmented } from '../table/Segmented.tsx';
import { FigurePart, type OverviewResult } from './FigurePart.tsx';
import type { OverviewPart } from './overviewParts.ts';

const PERIODS = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
] as const;

interface OverviewFiguresProps {
  parts: readonly OverviewPart[];
  by: 'WEEK' | 'MONTH';
  query: OverviewResult;
}

/** The figures of the overview in two columns of about equal height. */
export function OverviewFigures({ parts, by, query }: OverviewFiguresProps) {
  const { change } = useUrlParams();
  const period = (
    <Segmented
      label="Period"
      options={PERIODS}
      value={by}
      onChange={(next) => {
        change({ by: next === 'WEEK' ? '' : 'month' });
      }}
    />
  );
  return (
    <Grid
      gap="6"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      {inColumns(parts).map((column, index) => (
        <Stack key={index} gap="6">
          {column.map((part) => (
            <FigurePart
              key={part.field}
              part={part}
              query={query}
              tools={part.field === 'submissions' && period}
            />
          ))}
        </Stack>
      ))}
    </Grid>
  );
}

/** Height of the parts of a figure in px, with the gap below it. */
const HEIGHT = { frame: 165, empty: 45, row: 44, columns: 270 };

/** The same before and after loading, so that a figure with controls keeps its place. */
function heightOf({ figure, isColumns }: OverviewPart): number {
  if (!figure || isColumns) return HEIGHT.frame + HEIGHT.columns;
  return HEIGHT.frame + (figure.isEmpty ? HEIGHT.empty : figure.items.length * HEIGHT.row);
}

/** Adds each part to the column that is shorter so far. */
function inColumns(parts: readonly OverviewPart[]) {
  const [left, right]: [OverviewPart[], OverviewPart[]] = [[], []];
  let difference = 0;
  for (const part of parts) {
    (difference <= 0 ? left : right).push(part);
    difference += difference <= 0 ? heightOf(part) : -heightOf(part);
  }
  return [left, right];
}
