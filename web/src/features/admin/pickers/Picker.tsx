import { chakra, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { LoadingPart } from '../../../lib/failure/PartState.tsx';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { OptionList } from '../../../ui/OptionList.tsx';
import { toast } from '../../../ui/toast.ts';
import { personNoteText } from '../row/PersonId.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { AssignmentConflict } from './AssignmentConflict.tsx';
import { useAssign } from './useAssign.ts';
import { NONE, useCandidates } from './useCandidates.tsx';

const KINDS = {
  club: {
    noun: 'Club',
    searchHint: 'Name or description',
    failure: { title: 'Error loading clubs', detail: 'Failed to load clubs.' },
  },
  mentor: {
    noun: 'Mentor',
    searchHint: 'Name, specialization or club',
    failure: { title: 'Error loading data', detail: 'Failed to load mentors or clubs.' },
  },
};

interface PickerProps {
  kind: 'club' | 'mentor';
  audience: ClubAudience;
  person: PersonRowFragment;
  onClose: () => void;
}

/**
 * Dialog to assign a club or a mentor, with a search and options. Enter in the search selects the
 * only match; Enter in the list assigns.
 */
export function Picker({ kind, audience, onClose, ...props }: PickerProps) {
  const { noun, searchHint, failure } = KINDS[kind];
  // The record when the picker opened: a rejected mutation writes the other version to the cache.
  const [person] = useState(props.person);
  const present = person[kind]?.id ?? NONE;
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState(present);
  const list = useRef<HTMLDivElement>(null);
  const candidates = useCandidates(kind, person, audience, search);
  const { loading, error, matches } = candidates;
  useFailureToast(error, failure.title, failure.detail);
  const [reason, setReason] = useState<string>();
  const [theirs, setTheirs] = useState<PersonRowFragment>();
  // Prevents a second submission until the navigation closes the dialog.
  const [isDone, setIsDone] = useState(false);
  const { assign, busy: isSending } = useAssign(kind, audience);
  const busy = isSending || isDone;
  const cancel = () => {
    if (!busy) onClose();
  };
  const send = async (record: PersonRowFragment) => {
    const result = await assign(record, candidates.find(choice));
    if (result.done) {
      setIsDone(true);
      onClose();
    }
    setReason(result.reason);
    setTheirs(result.theirs);
  };
  const submit = () => {
    if (busy) return;
    if (candidates.isKnown(choice)) void send(person);
    else {
      const detail = `${noun} ID is missing. Please try again.`;
      toast.failure(`Error assigning ${kind}`, detail, { key: kind });
    }
  };
  const chooseOnlyMatch = () => {
    const [only, ...others] = matches;
    if (only === undefined || others.length > 0) return;
    setChoice(only);
    list.current?.querySelector<HTMLElement>(`input[value="${only}"]`)?.focus();
  };
  const place = kind === 'mentor' && person.club ? ' for this club' : '';
  const emptyText = search.trim()
    ? `No ${kind}s found matching your search.`
    : `No ${kind}s available${place}.`;
  if (theirs) {
    return (
      <AssignmentConflict
        kind={kind}
        before={person[kind]}
        mine={candidates.find(choice)}
        theirs={theirs}
        busy={busy}
        onBack={() => {
          setTheirs(undefined);
        }}
        onKeepTheirs={onClose}
        onKeepMine={() => void send(theirs)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={cancel}
      onSubmit={submit}
      title={`Select ${kind}`}
      description={`For ${[person.name, personNoteText(person), person.club?.name].filter(Boolean).join(', ')}`}
      footer={
        <>
          <Button tone="outline" disabled={busy} onClick={cancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            tone="go"
            busy={busy}
            disabled={loading || error !== undefined || choice === present}
          >
            Assign
          </Button>
        </>
      }
    >
      <Grid ref={list} gap={{ base: '3', md: '5' }}>
        {reason !== undefined && <FormAlert title={`Error assigning ${kind}`} detail={reason} />}
        <SearchField
          focusFirst
          label={`Search ${kind}s`}
          placeholder={searchHint}
          value={search}
          onChange={setSearch}
          onEnter={chooseOnlyMatch}
        />
        {error ? (
          <LoadFailure {...failure} error={error} onRetry={() => void candidates.refetch()} />
        ) : loading ? (
          <LoadingPart shape="rows" />
        ) : (
          <>
            <OptionList
              label={`${noun}s`}
              value={choice}
              onChange={setChoice}
              groups={candidates.groups}
            />
            {matches.length === 0 && (
              <chakra.p role="status" paddingInline="3" textStyle="small" color="ink-soft">
                {emptyText}
              </chakra.p>
            )}
          </>
        )}
      </Grid>
    </Dialog>
  );
}
