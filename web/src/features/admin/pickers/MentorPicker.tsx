import { useState } from 'react';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useLoadFailure } from '../useLoadFailure.ts';
import { useMentorCandidatesQuery } from './MentorCandidates.generated.ts';
import { mentorGroups } from './mentorGroups.ts';
import { mentorOptions } from './mentorOptions.tsx';
import { NothingFound } from './NothingFound.tsx';
import { forWhom, NONE, type PickedPerson } from './pickedPerson.ts';
import { PickerDialog } from './PickerDialog.tsx';
import { useAssignMentor } from './useAssignMentor.ts';

const FAILURE = { title: 'Error loading data', detail: 'Failed to load mentors or clubs.' };

interface MentorPickerProps {
  person: PickedPerson;
  onClose: () => void;
}

/** Select mentor: none first, then whoever may be assigned to this person. */
export function MentorPicker({ person, onClose }: MentorPickerProps) {
  const [search, setSearch] = useState('');
  const present = person.mentor?.id ?? NONE;
  const [choice, setChoice] = useState(present);
  const { data, loading, error, refetch } = useMentorCandidatesQuery();
  useLoadFailure(error, FAILURE.title, FAILURE.detail);
  const { assign, busy } = useAssignMentor(person, onClose);
  const mentors = data?.mentors ?? [];
  const groups = mentorGroups(mentors, person, search);
  const matches = groups.flatMap((group) => group.mentors.map(({ id }) => id));
  // The list may have been read again since the choice was made.
  const known = choice === NONE || mentors.some(({ id }) => id === choice);

  return (
    <PickerDialog
      title="Select mentor"
      description={forWhom(person)}
      searchLabel="Search mentors"
      searchHint="Name, specialization or club"
      search={search}
      onSearch={setSearch}
      loading={loading && !data}
      failure={error ? { ...FAILURE, retry: () => void refetch() } : null}
      busy={busy}
      changed={choice !== present}
      matches={matches}
      onChoose={setChoice}
      onAssign={() => void assign(known ? choice : '')}
      onClose={onClose}
    >
      <OptionList
        label="Mentors"
        value={choice}
        onChange={setChoice}
        groups={mentorOptions(groups, person)}
      />
      {groups.length === 0 && (
        <NothingFound>
          {search.trim()
            ? 'No mentors found matching your search.'
            : person.club
              ? 'No mentors available for this club.'
              : 'No mentors available.'}
        </NothingFound>
      )}
    </PickerDialog>
  );
}
