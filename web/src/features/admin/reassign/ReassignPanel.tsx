import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { countOf } from '../table/countOf.ts';
import { reassignCandidates, type MentorOption } from './candidates.ts';
import { useMentoredPeopleQuery } from './MentoredPeople.generated.ts';

/** Number of people listed by name. */
const NAMED = 5;

interface ReassignPanelProps {
  mentor: { id: string; name: string };
  mentors: readonly MentorOption[];
  /** Label of the first option: what happens without a reassignment. */
  otherwise: string;
  /** Id of the mentor who takes over; empty for none. */
  value: string;
  onChange: (mentorId: string) => void;
}

/** People affected by a change of a mentor, and the select for the mentor who takes over. */
export function ReassignPanel({ mentor, mentors, otherwise, value, onChange }: ReassignPanelProps) {
  const selectId = useId();
  const { data, loading, error, refetch } = useMentoredPeopleQuery({
    variables: { mentorId: mentor.id },
  });
  const people = [...(data?.students?.items ?? []), ...(data?.educators?.items ?? [])];
  const total = (data?.students?.totalCount ?? 0) + (data?.educators?.totalCount ?? 0);
  if (error) {
    return (
      <LoadFailure
        title="The people could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (loading && !data) {
    return (
      <chakra.div role="status" aria-label="Loading people..." display="grid" gap="2">
        <Skeleton height="control" />
      </chakra.div>
    );
  }
  if (total === 0) return null;
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const candidates = reassignCandidates(mentors, people, mentor.id);
  return (
    <chakra.div
      display="grid"
      gap="3"
      padding="4"
      borderRadius="2"
      bg="ochre-soft"
      color="ochre"
      textStyle="small"
    >
      <chakra.p role="status" display="flex" gap="2" alignItems="flex-start">
        <chakra.span flex="none" paddingTop="0.5">
          <Icon name="people" />
        </chakra.span>
        <span>
          <b>{`${countOf(total, nounOf(people))} of ${mentor.name}`}</b>
          <span>{`: ${names.join(', ')}${total > names.length ? ` +${total - names.length} more` : ''}.`}</span>
        </span>
      </chakra.p>
      <chakra.div display="grid" gap="1.5" color="ink">
        <chakra.label htmlFor={selectId} textStyle="label">
          Give them to
        </chakra.label>
        <Select
          id={selectId}
          value={value}
          placeholder={otherwise}
          options={candidates.map((one) => ({ value: one.id, label: labelOf(one) }))}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      </chakra.div>
    </chakra.div>
  );
}

function nounOf(people: readonly { __typename: string }[]): string {
  const kinds = new Set(people.map(({ __typename }) => __typename));
  if (kinds.size !== 1) return 'people';
  return kinds.has('Student') ? 'students' : 'educators';
}

const labelOf = ({ name, club, studentsCount }: MentorOption) =>
  [
    name,
    club?.name ?? 'no club',
    ...(studentsCount === null ? [] : [countOf(studentsCount, 'people')]),
  ].join(', ');
