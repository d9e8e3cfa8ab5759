import { Grid, Stack } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PrintPage } from '../../../ui/print/PrintPage.tsx';
import { usePrinting } from '../../../ui/print/usePrinting.ts';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { FUNNEL_LEGEND } from '../../../ui/chart/funnelRow.ts';
import { RowChart } from '../../../ui/chart/RowChart.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import { Segmented } from '../table/Segmented.tsx';
import { bandFigure, submissionFigure } from './countFigures.ts';
import type { Figure, Scope } from './figure.ts';
import { FigurePart } from './FigurePart.tsx';
import { loadFigure, silentFigure, waitingFigure } from './mentorFigures.ts';
import { useOverviewQuery } from './Overview.generated.ts';
import { OverviewTools } from './OverviewTools.tsx';
import { PrintedOverview } from './PrintedOverview.tsx';
import { clubFigure, STAGE_LEGEND, stageFigure } from './stageFigure.ts';

const PERIODS = [
  { value: 'WEEK', label: 'Weeks' },
  { value: 'MONTH', label: 'Months' },
] as const;

/** `/admin?overview`: where everybody stands, with audience and club from the URL. */
export function Overview() {
  const { read } = useUrlParams();
  const audience = read('of') === 'educators' ? 'EDUCATOR' : 'STUDENT';
  const scope: Scope = { audience, clubId: read('club'), noun: peopleNoun(audience) };
  // Remounted per scope, so that the figures of another one are not shown while loading.
  return <Figures key={`${audience} ${scope.clubId}`} scope={scope} />;
}

function Figures({ scope }: { scope: Scope }) {
  const { read, change } = useUrlParams();
  const by = read('by') === 'month' ? 'MONTH' : 'WEEK';
  const { audience, clubId, noun } = scope;
  const query = useOverviewQuery({ variables: { audience, clubId: clubId || null, by } });
  const isPrinting = usePrinting();
  const data = query.data ?? query.previousData;
  const { overview, clubs = null } = data ?? {};
  const club = clubs?.find(({ id }) => id === clubId);
  // A club that is not in the list is no filter, as in the select.
  if (clubId && clubs && !club) return <Figures scope={{ ...scope, clubId: '' }} />;
  const of = <T,>(value: T | null | undefined, figure: (value: T) => Figure) =>
    value ? figure(value) : undefined;
  const stages = of(overview?.stages, (counts) =>
    club ? clubFigure(counts, club, scope) : stageFigure(counts, clubs, scope),
  );
  const bands = of(overview?.bands, (counts) => bandFigure(counts, scope));
  const submissions = of(overview?.submissions, (counts) => submissionFigure(counts, by, scope));
  const load = of(overview?.mentors, (mentors) => loadFigure(mentors, scope));
  const waiting = of(overview?.longestWaiting, (people) => waitingFigure(people, scope));
  const silent = of(overview?.silentMentors, (mentors) => silentFigure(mentors, scope));
  const part = { query };
  if (overview === null && !query.loading) {
    return (
      <Grid gap="6">
        <OverviewTools scope={scope} clubs={clubs} onPrint={undefined} />
        <Panel>
          <LoadFailure
            title="The overview could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      </Grid>
    );
  }
  return (
    <Grid gap="6">
      <OverviewTools
        scope={scope}
        clubs={clubs}
        onPrint={
          overview
            ? () => {
                window.print();
              }
            : undefined
        }
      />
      {/* Columns of about equal height, without a gap beside a long figure. */}
      <Grid
        gap="6"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Stack gap="6">
          <FigurePart
            {...part}
            title="Clubs and stages"
            field="stages"
            figure={stages}
            note={`All ${noun} by club and current stage`}
            empty={{
              title: `No ${noun} yet`,
              detail: 'They are counted as soon as they register.',
            }}
          >
            {({ items }) => (
              <RowChart
                items={items}
                isShare={!club}
                legend={club ? FUNNEL_LEGEND : STAGE_LEGEND}
              />
            )}
          </FigurePart>
          <FigurePart
            {...part}
            title="Mentor load"
            field="mentors"
            figure={load}
            note={`Active mentors by ${noun}`}
            empty={{ title: 'No active mentor', detail: 'Add a mentor, or make one active.' }}
          >
            {({ items }) => <RowChart items={items} />}
          </FigurePart>
          <FigurePart
            {...part}
            title="Progress"
            field="bands"
            figure={bands}
            note={`All ${noun} by percent completed`}
            empty={{
              title: `No ${noun} yet`,
              detail: 'They are counted as soon as they register.',
            }}
          >
            {({ items }) => <ColumnChart items={items} />}
          </FigurePart>
        </Stack>
        <Stack gap="6">
          <FigurePart
            {...part}
            title="Submitted forms"
            field="submissions"
            figure={submissions}
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
          <FigurePart
            {...part}
            title="Waiting longest"
            field="longestWaiting"
            figure={waiting}
            note="Days since the last save or, without one, the registration"
            empty={{ title: 'No one waits', detail: `All ${noun} are at 100 percent.` }}
          >
            {({ items }) => <RowChart items={items} />}
          </FigurePart>
          <FigurePart
            {...part}
            title="Silent mentors"
            field="silentMentors"
            figure={silent}
            note="Mentors without a save for 30 days"
            empty={{
              title: 'No mentor is silent',
              detail: 'Each has a person who was saved, or has registered, within 30 days.',
            }}
          >
            {({ items }) => <RowChart items={items} />}
          </FigurePart>
        </Stack>
      </Grid>
      {isPrinting && overview && (
        <PrintPage>
          <PrintedOverview
            title={['Overview', noun, club?.name].filter(Boolean).join(', ')}
            figures={[
              { title: 'Clubs and stages', figure: stages },
              { title: 'Progress', figure: bands },
              { title: 'Submitted forms', figure: submissions },
              { title: 'Mentor load', figure: load },
              { title: 'Waiting longest', figure: waiting },
              { title: 'Silent mentors', figure: silent },
            ]}
          />
        </PrintPage>
      )}
    </Grid>
  );
}
