import { chakra } from '@chakra-ui/react';
import { shortDate } from '../../../lib/format.ts';
import { countText, type AudienceWords } from '../list/audienceWords.ts';
import { personText, progressText } from '../list/personText.ts';
import type { ExportedPersonFragment } from '../list/ExportedPerson.generated.ts';
import { Absent, useQueryError } from '../../../lib/failure/Absent.tsx';

interface PrintedListProps {
  people: readonly ExportedPersonFragment[];
  mentorName: string | undefined;
  /** Descriptions of the filters. */
  criteria: readonly string[];
  words: AudienceWords;
}

/** Printed list: name, contact details and progress. */
export function PrintedList({ people, mentorName, criteria, words }: PrintedListProps) {
  const error = useQueryError();
  const made = shortDate(new Date().toISOString());
  return (
    <>
      <chakra.h1 textStyle="section">{`My Assigned ${words.Many}`}</chakra.h1>
      <chakra.p paddingBottom="4">
        {[mentorName, made, countText(people.length, words), ...criteria]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <chakra.table
        width="100%"
        fontSize="13"
        lineHeight="snug"
        css={{
          '& th, & td': {
            paddingBlock: '1.5',
            paddingInlineEnd: '3',
            borderBottom: 'line',
            textAlign: 'start',
            verticalAlign: 'top',
            overflowWrap: 'anywhere',
          },
          '& tr': { breakInside: 'avoid' },
          '& thead th': { whiteSpace: 'nowrap' },
          '& p': { color: 'ink-soft' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Contact</th>
            <th scope="col">Club</th>
            <th scope="col">Current stage</th>
            <th scope="col">Progress</th>
            <th scope="col">Updated</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const [stage, percent] = progressText(person, error);
            return (
              <tr key={person.id}>
                <td>
                  <b>
                    <bdi>{person.name}</bdi>
                  </b>
                  <p>{personText(person)}</p>
                </td>
                <td>
                  <span>{person.email}</span>
                  <p>{person.phone}</p>
                </td>
                <td>
                  <bdi>{person.club?.name ?? <Absent field="items.club">No club</Absent>}</bdi>
                </td>
                <td>{stage}</td>
                <td>{percent !== null && `${percent}%`}</td>
                <td>
                  {person.progress?.lastUpdated
                    ? shortDate(person.progress.lastUpdated)
                    : 'No update yet'}
                </td>
              </tr>
            );
          })}
        </tbody>
      </chakra.table>
    </>
  );
}
