import { chakra } from '@chakra-ui/react';
import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { TagList } from '../../../ui/person/TagList.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { DetailsPart } from './DetailsPart.tsx';
import { factsOf } from './factsOf.tsx';

const NONE = (
  <chakra.span color="ink-faint" fontWeight="value">
    Not given
  </chakra.span>
);

/** Profile, aspirations, strengths and mentor notes of a person. */
export function PersonFacts({ person }: { person: MentorPerson }) {
  const strengths = person.formDetails?.interests ?? [];
  return (
    <div>
      <DetailsPart title="Profile">
        <DetailsList items={factsOf(person, useQueryError())} />
      </DetailsPart>
      {person.__typename === 'Student' && (
        <DetailsPart title="Aspirations">
          <chakra.p whiteSpace="pre-line">
            {person.formDetails?.futureAspirations?.trim() || NONE}
          </chakra.p>
        </DetailsPart>
      )}
      <DetailsPart title="Strengths">
        {strengths.length > 0 ? <TagList words={strengths} /> : NONE}
      </DetailsPart>
      <DetailsPart title="Mentor notes">
        {person.notes?.trim() ? (
          <chakra.p
            whiteSpace="pre-line"
            bg="sunk"
            borderRadius="2"
            paddingBlock="3"
            paddingInline="4"
          >
            {person.notes}
          </chakra.p>
        ) : (
          NONE
        )}
      </DetailsPart>
    </div>
  );
}
