import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { FUNNEL_LEGEND } from '../../../ui/chart/funnelRow.ts';
import { RowChart } from '../../../ui/chart/RowChart.tsx';
import { Segmented } from '../table/Segmented.tsx';
import type { Figure, Scope } from './figure.ts';
import { FigurePart, type OverviewResult } from './FigurePart.tsx';
import { STAGE_LEGEND } from './stageFigure.ts';

const PERIODS = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
] as const;

type Name = 'stages' | 'submissions' | 'load' | 'waiting' | 'bands' | 'silent';

interface OverviewFiguresProps {
  /** Undefined while they are loading or could not be read. */
  figures: Record<Name, Figure | undefined>;
  scope: Scope;
  /** Whether the figures are those of one club. */
  isOfClub: boolean;
  by: 'WEEK' | 'MONTH';
  query: OverviewResult;
}

/** The figures of the overview in two columns of about equal height. */
export function OverviewFigures(props: OverviewFiguresProps) {
  const { figures, scope, isOfClub, by, query } = props;
  const { change } = useUrlParams();
  const { noun, clubId } = scope;
  const part = { query };
  const parts = [
    {
      height: heightOf(figures.stages),
      part: (
        <FigurePart
          {...part}
          key="Clubs and stages"
          title="Clubs and stages"
          field="stages"
          figure={figures.stages}
          note={`All ${noun} by club and current stage`}
          empty={{
            title: `No ${noun} yet`,
            detail: 'They are counted as soon as they register.',
          }}
        >
          {({ items }) => (
            <RowChart
              items={items}
              isShare={!isOfClub}
              legend={isOfClub ? FUNNEL_LEGEND : STAGE_LEGEND}
            />
          )}
        </FigurePart>
      ),
    },
    {
      height: COLUMNS,
      part: (
        <FigurePart
          {...part}
          key="Submitted forms"
          title="Submitted forms"
          field="submissions"
          figure={figures.submissions}
          note="Forms with a date"
          tools={
            <Segmented
              label="Period"
              options={PERIODS}
              value={by}
              onChange={(period) => {
                change({ by: period === 'WEEK' ? '' : 'month' });
              }}
            />
          }
          rest={clubId && 'The list behind a bar has the forms of all clubs.'}
          empty={{
            title: 'No form submitted',
            detail: `None in the last 12 ${by === 'WEEK' ? 'weeks' : 'months'}.`,
          }}
        >
          {({ items }) => <ColumnChart items={items} />}
        </FigurePart>
      ),
    },
    {
      height: heightOf(figures.load),
      part: (
        <FigurePart
          {...part}
          key="Mentor load"
          title="Mentor load"
          field="mentors"
          figure={figures.load}
          note={`Active mentors by ${noun}`}
          empty={{ title: 'No active mentor', detail: 'Add a mentor, or make one active.' }}
        >
          {({ items }) => <RowChart items={items} />}
        </FigurePart>
      ),
    },
    {
      height: heightOf(figures.waiting),
      part: (
        <FigurePart
          {...part}
          key="Waiting longest"
          title="Waiting longest"
          field="longestWaiting"
          figure={figures.waiting}
          note="Days since the last save or, without one, the registration"
          empty={{ title: 'No one waits', detail: `All ${noun} are at 100 percent.` }}
        >
          {({ items }) => <RowChart items={items} />}
        </FigurePart>
      ),
    },
    {
      height: COLUMNS,
      part: (
        <FigurePart
          {...part}
          key="Progress"
          title="Progress"
          field="bands"
          figure={figures.bands}
          note={`All ${noun} by percent completed`}
          empty={{
            title: `No ${noun} yet`,
            detail: 'They are counted as soon as they register.',
          }}
        >
          {({ items }) => <ColumnChart items={items} />}
        </FigurePart>
      ),
    },
    {
      height: heightOf(figures.silent),
      part: (
        <FigurePart
          {...part}
          key="Silent mentors"
          title="Silent mentors"
          field="silentMentors"
          figure={figures.silent}
          note="Mentors without a save for 30 days"
          empty={{
            title: 'No mentor is silent',
            detail: 'Each has a person who was saved, or has registered, within 30 days.',
          }}
        >
          {({ items }) => <RowChart items={items} />}
        </FigurePart>
      ),
    },
  ];
  const { left, right } = inColumns(parts);
  return (
    <Grid
      gap="6"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Stack gap="6">{left}</Stack>
      <Stack gap="6">{right}</Stack>
    </Grid>
  );
}

/** Height of the parts of a figure in px, with the gap below it. */
const HEIGHT = { frame: 165, empty: 45, row: 44, columns: 270 };

/** The same before and after loading, so that a figure with controls keeps its place. */
const COLUMNS = HEIGHT.frame + HEIGHT.columns;

function heightOf(figure: Figure | undefined): number {
  if (!figure) return COLUMNS;
  return HEIGHT.frame + (figure.isEmpty ? HEIGHT.empty : figure.items.length * HEIGHT.row);
}

/** Adds each part to the column that is shorter so far. */
function inColumns(parts: readonly { height: number; part: ReactNode }[]) {
  const columns = { left: [] as ReactNode[], right: [] as ReactNode[] };
  let difference = 0;
  for (const { height, part } of parts) {
    columns[difference <= 0 ? 'left' : 'right'].push(part);
    difference += difference <= 0 ? height : -height;
  }
  return columns;
}
