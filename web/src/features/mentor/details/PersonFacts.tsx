import { chakra, Grid } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Absent, useQueryError } from '../../../lib/failure/Absent.tsx';
import { interests } from '../../../content/interests.ts';
import { shortDate } from '../../../lib/format.ts';
import { InterestBars } from '../../../lib/interests/InterestBars.tsx';
import { leaningText } from '../../../lib/interests/leaningText.ts';
import { Caption } from '../../../ui/Caption.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { EmailLink, PhoneLink } from '../../../ui/ContactLinks.tsx';
import { TagList } from '../../../ui/Tag.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { progressText } from '../list/personText.ts';

const NONE = (
  <chakra.span color="ink-faint" fontWeight="medium">
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
      {person.__typename === 'Student' && person.interestProfile && (
        <DetailsPart title="Interest profile">
          <Grid gap="2">
            <p>{leaningText(person.interestProfile)}</p>
            <InterestBars profile={person.interestProfile} />
            <Caption color="ink-soft">{interests.caution}</Caption>
          </Grid>
        </DetailsPart>
      )}
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

/** The profile of a person, as items of a DetailsList. */
function factsOf(person: MentorPerson, error: Error | undefined) {
  const { email, phone, club, createdAt } = person;
  return [
    { term: 'Email', value: <EmailLink address={email} /> },
    { term: 'Phone', value: phone && <PhoneLink number={phone} /> },
    {
      term: 'Club',
      value: club?.name ?? <Absent field={['items.club', 'person.club']}>Not assigned</Absent>,
    },
    { term: 'Current stage', value: progressText(person, error)[0] },
    { term: 'Joined', value: createdAt && shortDate(createdAt) },
    ...answersOf(person),
  ];
}

function answersOf(person: MentorPerson) {
  if (person.__typename === 'Student') {
    const form = person.formDetails;
    return [
      { term: 'Class', value: form?.class },
      { term: 'School', value: form?.schoolName },
    ];
  }
  const form = person.formDetails;
  return [
    { term: 'Position', value: form?.currentPosition },
    { term: 'Institution', value: form?.institution },
    { term: 'Experience', value: form?.experience },
    { term: 'Qualifications', value: form?.qualifications },
    { term: 'Specialization', value: form?.specialization },
    { term: 'Research interests', value: form?.researchInterests },
  ];
}

/** A section of the details with a title. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      minW="0"
      paddingBlock="5"
      textStyle="small"
      overflowWrap="anywhere"
      css={{ '& + &': { borderTop: 'line' } }}
    >
      <chakra.h3 id={id} textStyle="stage" paddingBottom="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
