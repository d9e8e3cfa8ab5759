import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import { PeoplePager } from './PeoplePager.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import type { MentorDashboard } from '../useMentorDashboard.ts';

interface PeopleTabProps {
  address: MentorAddress;
  dashboard: MentorDashboard;
  words: AudienceWords;
}

/** My Assigned Students (or Educators): one row per person, with a link to the update. */
export function PeopleTab({ address, dashboard, words }: PeopleTabProps) {
  const { people } = dashboard;
  const known = !people.loading && !people.failed;
  return (
    <Panel
      title={`My Assigned ${words.Many}`}
      aside={
        <chakra.p role="status" textStyle="small" color="ink-soft">
          {known && `Showing ${people.totalCount ?? 0} of ${people.assigned ?? 0} ${words.many}`}
        </chakra.p>
      }
    >
      <chakra.div
        paddingBlock="4"
        paddingInline={{ base: '5', md: '6' }}
        borderBottom="line"
        maxW={{ md: '24rem' }}
        css={{ md: { borderBottomWidth: '0' } }}
      >
        <PeopleSearch params={people.params} words={words} />
      </chakra.div>
      <PeopleState people={people} words={words} />
      {people.loading && <PeopleSkeleton label={`Loading ${words.many}...`} />}
      <chakra.ul aria-label={words.Many}>
        {people.rows.map((person) => (
          <PersonRow key={person.id} person={person} to={address.toPerson(person.id)} />
        ))}
      </chakra.ul>
      <PeoplePager people={people} words={words} />
    </Panel>
  );
}
