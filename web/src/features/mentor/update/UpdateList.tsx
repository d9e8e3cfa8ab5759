import { chakra } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import type { AudienceWords } from '../audienceWords.ts';
import type { MentorPersonFragment } from '../people/MentorPerson.generated.ts';
import { PeoplePager } from '../people/PeoplePager.tsx';
import { PeopleSearch } from '../people/PeopleSearch.tsx';
import { PeopleSkeleton } from '../people/PeopleSkeleton.tsx';
import { PeopleState } from '../people/PeopleState.tsx';
import type { MentorPeople } from '../useMentorDashboard.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import { UpdateListRow } from './UpdateListRow.tsx';

interface UpdateListProps {
  address: MentorAddress;
  words: AudienceWords;
  people: MentorPeople;
  chosen: MentorPersonFragment | null;
  /** Whether the rows lead to the person's own page. */
  alone: boolean;
}

/** Whom progress can be recorded for. Somebody chosen whom the page does not show stands first. */
export function UpdateList({ address, words, people, chosen, alone }: UpdateListProps) {
  const away = chosen && !people.rows.some(({ id }) => id === chosen.id);
  const rows = away ? [chosen, ...people.rows] : people.rows;
  return (
    <Panel>
      <chakra.div paddingInline={{ base: '5', md: '6' }} paddingTop="6" paddingBottom="3">
        <PeopleSearch params={people.params} words={words} />
      </chakra.div>
      {people.loading && <PeopleSkeleton label={`Loading ${words.many}...`} />}
      <chakra.ul aria-label={words.Many}>
        {rows.map((person) => (
          <UpdateListRow
            key={person.id}
            person={person}
            to={address.toPerson(person.id)}
            chosen={person.id === chosen?.id}
            leads={alone}
          />
        ))}
      </chakra.ul>
      <PeopleState people={people} words={words} />
      <PeoplePager people={people} words={words} />
    </Panel>
  );
}
