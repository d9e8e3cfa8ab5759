import { Grid, chakra, Flex } from '@chakra-ui/react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { PrintPage } from '../../../ui/PrintSheet.tsx';
import { peopleNoun } from '../row/clubTexts.ts';
import type { Scope } from './figure.ts';
import { useOverviewQuery } from './Overview.generated.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { overviewParts } from './overviewParts.ts';
import { PrintedOverview } from './PrintedOverview.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { namedOptions } from '../filters/recordFilters.ts';
import { Segmented } from '../table/Segmented.tsx';
import type { Clubs } from './stageFigure.ts';

const AUDIENCES = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
] as const;

interface OverviewToolsProps {
  scope: Scope;
  clubs: Clubs;
  /** Missing while there is nothing to print. */
  onPrint: (() => void) | undefined;
}

/** Heading of the overview, with its filters. */
function OverviewTools({ scope, clubs, onPrint }: OverviewToolsProps) {
  const { change } = useUrlParams();
  return (
    <Flex wrap="wrap" align="end" justify="space-between" gap="4">
      <chakra.h2 textStyle="card">Overview</chakra.h2>
      <Flex wrap="wrap" align="end" gap="3" width={{ base: '100%', md: 'auto' }}>
        <Segmented
          label="Whose figures"
          options={AUDIENCES}
          value={scope.audience === 'STUDENT' ? 'students' : 'educators'}
          onChange={(of) => {
            // The other audience has other clubs.
            change({ of: of === 'students' ? '' : of, club: '' });
          }}
        />
        <chakra.div width={{ base: '100%', md: 'filterSearch' }}>
          <FilterField
            label="Club"
            placeholder="All clubs"
            options={namedOptions(clubs)}
            value={scope.clubId}
            onChange={(club) => {
              change({ club });
            }}
          />
        </chakra.div>
        <Button icon="print" tone="outline" size="sm" disabled={!onPrint} onClick={onPrint}>
          Print
        </Button>
      </Flex>
    </Flex>
  );
}

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
  const data = query.data ?? query.previousData;
  const { overview, clubs = null } = data ?? {};
  const club = clubs?.find(({ id }) => id === clubId);
  // A club that is not in the list is no filter, as in the select.
  if (clubId && clubs && !club) return <Figures scope={{ ...scope, clubId: '' }} />;
  const parts = overviewParts({ overview, clubs, club }, by, scope);
  const { stages, submissions, load, waiting, bands, silent } = parts;
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
      {overview === null && !query.loading ? (
        <Panel>
          <LoadFailure
            title="The overview could not be loaded"
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      ) : (
        <OverviewFigures
          parts={[stages, submissions, load, waiting, bands, silent]}
          by={by}
          query={query}
        />
      )}
      {overview && (
        <PrintPage>
          <PrintedOverview
            title={['Overview', noun, club?.name].filter(Boolean).join(', ')}
            figures={Object.values(parts)}
          />
        </PrintPage>
      )}
    </Grid>
  );
}
