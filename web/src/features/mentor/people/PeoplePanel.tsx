import { chakra, Flex, Grid } from '@chakra-ui/react';
import { ListFooter } from '../../../lib/list/ListFooter.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import { ListTools } from '../export/ListTools.tsx';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import { LIST_ID } from '../list/useListLink.ts';

interface PeoplePanelProps {
  dashboard: MentorDashboard;
  words: AudienceWords;
  toPerson: (id: string) => string;
  onDetails: (id: string) => void;
  onContact: (id: string) => void;
}

/** My Assigned Students (or Educators): filters, one row per person, pages. */
export function PeoplePanel(props: PeoplePanelProps) {
  const { dashboard, words, toPerson, onDetails, onContact } = props;
  const { people } = dashboard;
  const isKnown = !people.loading && !people.failed;
  return (
    <chakra.div id={LIST_ID} minW="0" scrollMarginTop="4">
      <Panel
        title={`My Assigned ${words.Many}`}
        aside={
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <chakra.p role="status" textStyle="small" color="ink-soft">
              {isKnown &&
                `Showing ${people.totalCount ?? 0} of ${people.assigned ?? 0} ${words.many}`}
            </chakra.p>
            {people.rows.length > 0 && <ListTools dashboard={dashboard} words={words} />}
          </Flex>
        }
      >
        {people.assigned !== 0 && <PeopleFilters dashboard={dashboard} words={words} />}
        <PeopleState people={people} words={words} />
        {people.loading && <PeopleSkeleton label={`Loading ${words.many}...`} />}
        <Grid
          as="ul"
          aria-label={words.Many}
          columnGap={{ lg: '4' }}
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: 'minmax(13rem, 1.5fr) minmax(10rem, 1fr) auto auto auto',
          }}
        >
          {people.rows.map((person) => (
            <PersonRow
              key={person.id}
              typename={person.__typename}
              id={person.id}
              to={toPerson(person.id)}
              onDetails={onDetails}
              onContact={onContact}
            />
          ))}
        </Grid>
        {people.rows.length > 0 && (
          <ListFooter noun={words.many} params={people.params} pageCount={people.pageCount} />
        )}
      </Panel>
    </chakra.div>
  );
}
