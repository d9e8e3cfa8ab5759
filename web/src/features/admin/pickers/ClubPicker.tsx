import { useState } from 'react';
import { firstName } from '../../../lib/journey/words.ts';
import { stageName } from '../../../lib/journey/stageName.ts';
import { OptionList } from '../../../ui/OptionList.tsx';
import { useClubCandidatesQuery } from './ClubCandidates.generated.ts';
import { matchingClubs, stagesInShort, type ClubCandidate } from './clubMatches.ts';
import { NothingFound } from './NothingFound.tsx';
import { forWhom, NONE, type PickedPerson } from './pickedPerson.ts';
import { PickerDialog } from './PickerDialog.tsx';
import { useAssignClub } from './useAssignClub.ts';
import { useLoadFailure } from '../useLoadFailure.ts';

const FAILURE = { title: 'Error loading clubs', detail: 'Failed to load clubs.' };

interface ClubPickerProps {
  person: PickedPerson;
  onClose: () => void;
}

function clubOption({ id, name, description, stages }: ClubCandidate) {
  const inShort = stagesInShort((stages ?? []).map((stage, index) => stageName(stage.name, index)));
  return {
    value: id,
    title: name,
    subtitle: description ?? undefined,
    details: inShort,
  };
}

/** Select club: none first, then the clubs made for this person's audience. */
export function ClubPicker({ person, onClose }: ClubPickerProps) {
  const [search, setSearch] = useState('');
  const present = person.club?.id ?? NONE;
  const [choice, setChoice] = useState(present);
  const { data, loading, error, refetch } = useClubCandidatesQuery({
    variables: { clubFor: person.audience },
  });
  useLoadFailure(error, FAILURE.title, FAILURE.detail);
  const { assign, busy } = useAssignClub(person, onClose);
  const clubs = matchingClubs(data?.clubs ?? [], search);
  const first = firstName(person.name);
  const none = {
    value: NONE,
    title: 'None',
    subtitle: person.club ? `${first} is left without a club` : `${first} has no club now`,
  };

  return (
    <PickerDialog
      title="Select club"
      description={forWhom(person)}
      searchLabel="Search clubs"
      searchHint="Name or description"
      search={search}
      onSearch={setSearch}
      loading={loading && !data}
      failure={error ? { ...FAILURE, retry: () => void refetch() } : null}
      busy={busy}
      changed={choice !== present}
      matches={clubs.map(({ id }) => id)}
      onChoose={setChoice}
      onAssign={() => void assign(choice)}
      onClose={onClose}
    >
      <OptionList
        label="Clubs"
        value={choice}
        onChange={setChoice}
        groups={[{ options: [none, ...clubs.map(clubOption)] }]}
      />
      {clubs.length === 0 && (
        <NothingFound>
          {search.trim() ? 'No clubs found matching your search.' : 'No clubs available.'}
        </NothingFound>
      )}
    </PickerDialog>
  );
}
