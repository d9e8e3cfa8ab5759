import { countText } from '../../../lib/format.ts';
import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMentoredPeopleQuery, type MentoredPersonFragment } from './MentoredPeople.generated.ts';
import { compareNames } from '../../../lib/list/compareText.ts';

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
      <Grid role="status" aria-label="Loading people..." gap="2">
        <Skeleton height="control" />
      </Grid>
    );
  }
  if (total === 0) return null;
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const candidates = reassignCandidates(mentors, people, mentor.id);
  return (
    <Notice
      hue="ochre"
      icon="people"
      rowGap="3"
      padding="4"
      title={<span role="status">{`${countText(total, nounOf(people))} of ${mentor.name}`}</span>}
      detail={`${names.join(', ')}${total > names.length ? ` +${total - names.length} more` : ''}`}
      action={
        <Grid gap="1.5" width="100%" color="ink">
          <chakra.label htmlFor={selectId} textStyle="label">
            Give them to
          </chakra.label>
          <Select
            id={selectId}
            value={value}
            placeholder={otherwise}
            options={candidates.map((one) => ({ value: one.id, label: optionText(one) }))}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        </Grid>
      }
    />
  );
}

function nounOf(people: readonly { __typename: string }[]): string {
  const kinds = new Set(people.map(({ __typename }) => __typename));
  if (kinds.size !== 1) return 'people';
  return kinds.has('Student') ? 'students' : 'educators';
}

const optionText = ({ name, club, studentsCount }: MentorOption) =>
  [
    name,
    club?.name ?? 'no club',
    ...(studentsCount === null ? [] : [countText(studentsCount, 'people')]),
  ].join(', ');

/** A mentor who may take over people. */
interface MentorOption {
  id: string;
  name: string;
  status: string | null;
  studentsCount: number | null;
  club: { id: string; name: string } | null;
}

/**
 * Mentors who may take over these people, fewest people first: active mentors of their club, then
 * those without a club. The backend rejects mentors of another club.
 */
function reassignCandidates<M extends MentorOption>(
  mentors: readonly M[],
  people: readonly Pick<MentoredPersonFragment, 'club'>[],
  from: string,
): M[] {
  const clubs = new Set(people.flatMap(({ club }) => club?.id ?? []));
  const fits = ({ club }: M) => !club || [...clubs].every((id) => id === club.id);
  return mentors
    .filter((mentor) => mentor.id !== from && mentor.status?.toLowerCase() !== 'inactive')
    .filter(fits)
    .sort(
      (a, b) =>
        Number(!a.club) - Number(!b.club) ||
        (a.studentsCount ?? 0) - (b.studentsCount ?? 0) ||
        compareNames(a.name, b.name),
    );
}
