import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import { PeoplePager } from './PeoplePager.tsx';
import { PeopleSearch } from './PeopleSearch.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { PeopleState } from './PeopleState.tsx';
import { PersonRow } from './PersonRow.tsx';
import { useMentorPeople } from './useMentorPeople.ts';

interface PeopleTabProps {
  address: MentorAddress;
  words: AudienceWords;
}

/** My Assigned Students (or Educators): everybody at a glance, with the way to their update. */
export function PeopleTab({ address, words }: PeopleTabProps) {
  const people = useMentorPeople(address);
  const known = !people.loading && !people.failure;
  return (
    <Panel
      title={`My Assigned ${words.Many}`}
      aside={
        <chakra.p role="status" textStyle="small" color="ink-soft">
          {known && `Showing ${people.found} of ${people.assigned} ${words.many}`}
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
        <PeopleSearch address={address} words={words} />
      </chakra.div>
      <PeopleState
        people={people}
        words={words}
        search={address.search}
        onClear={() => {
          address.setSearch('');
        }}
      />
      {people.loading && <PeopleSkeleton label={`Loading ${words.many}...`} />}
      <chakra.ul aria-label={words.Many}>
        {people.items.map((person) => (
          <PersonRow key={person.id} person={person} to={address.toPerson(person.id)} />
        ))}
      </chakra.ul>
      <PeoplePager address={address} pageCount={people.pageCount} words={words} />
    </Panel>
  );
}
