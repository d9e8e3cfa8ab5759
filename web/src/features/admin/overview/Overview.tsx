import { Grid } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PrintPage } from '../../../ui/print/PrintPage.tsx';
import { usePrinting } from '../../../ui/print/usePrinting.ts';
import { peopleNoun } from '../row/clubTexts.ts';
import { bandFigure, submissionFigure } from './countFigures.ts';
import type { Figure, Scope } from './figure.ts';
import { loadFigure, silentFigure, waitingFigure } from './mentorFigures.ts';
import { useOverviewQuery } from './Overview.generated.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { OverviewTools } from './OverviewTools.tsx';
import { PrintedOverview } from './PrintedOverview.tsx';
import { clubFigure, stageFigure } from './stageFigure.ts';

/** `/admin?overview`: where everybody stands, with audience and club from the URL. */
export function Overview() {
  const { read } = useUrlParams();
  const audience = read('of') === 'educators' ? 'EDUCATOR' : 'STUDENT';
  const scope: Scope = { audience, clubId: read('club'), noun: peopleNoun(audience) };
  // Remounted per scope, so that the figures of another one are not shown while loading.
  return <Figures key={`${audience} ${scope.clubId}`} scope={scope} />;
}

function Figures({ scope }: { scope: Scope }) {
  const { read } = useUrlParams();
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
  const figures = { stages, submissions, load, waiting, bands, silent };
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
      <OverviewFigures
        figures={figures}
        scope={scope}
        isOfClub={club !== undefined}
        by={by}
        query={query}
      />
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
