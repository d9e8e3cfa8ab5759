import { chakra, Flex } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { toast } from '../../../ui/toast.ts';
import type { AudienceWords } from '../list/audienceWords.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { waitingUpdate } from '../changes/mentorChanges.ts';
import { PeopleSearch } from '../people/PeopleSearch.tsx';
import { PeopleSkeleton } from '../people/PeopleSkeleton.tsx';
import { PeopleState } from '../people/PeopleState.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { UpdateListRow } from './UpdateListRow.tsx';
import { PAGE_NEEDS_CONNECTION } from './useNextPerson.ts';

interface UpdateListProps {
  url: MentorUrl;
  dashboard: MentorDashboard;
  words: AudienceWords;
  /** Whether the rows link to a separate page of the person. */
  alone: boolean;
}

/** People to record progress for. A selected person who is not on the page comes first. */
export function UpdateList({ url, dashboard, words, alone }: UpdateListProps) {
  const { people, chosen } = dashboard;
  const { params, pageCount } = people;
  const { waiting } = useUnsent();
  const { person } = chosen;
  const isAway = person && !people.rows.some(({ id }) => id === person.id);
  const rows = isAway ? [person, ...people.rows] : people.rows;
  return (
    <Panel>
      <Flex direction="column" height={alone ? undefined : '100%'}>
        <chakra.div padding="4">
          <PeopleSearch params={params} words={words} />
        </chakra.div>
        <chakra.div flex="1" minH="0" overflowY="auto">
          {people.loading && <PeopleSkeleton label={`Loading ${words.many}...`} />}
          <ul aria-label={words.Many}>
            {rows.map((row) => (
              <UpdateListRow
                key={row.id}
                typename={row.__typename}
                id={row.id}
                to={url.toPerson(row.id)}
                chosen={row.id === person?.id}
                stagesFailed={dashboard.stagesError !== undefined}
                waits={waitingUpdate(waiting, row.id) !== undefined}
                leads={alone}
              />
            ))}
          </ul>
          <PeopleState people={people} words={words} />
        </chakra.div>
        {pageCount > 1 && (
          <Flex
            wrap="wrap"
            justify="space-between"
            align="center"
            gap="3"
            paddingBlock="3"
            paddingInline={{ base: '5', md: '6' }}
            borderTop="line"
            textStyle="small"
            color="ink-soft"
          >
            <span>{`Page ${params.page} of ${pageCount}`}</span>
            <Pager
              label={`Pages of ${words.many}`}
              page={params.page}
              pageCount={pageCount}
              onPage={(page) => {
                // Keeps the list, which would be replaced by an error.
                if (navigator.onLine) params.setPage(page);
                else toast.failure(PAGE_NEEDS_CONNECTION, undefined, { key: 'page' });
              }}
            />
          </Flex>
        )}
      </Flex>
    </Panel>
  );
}
