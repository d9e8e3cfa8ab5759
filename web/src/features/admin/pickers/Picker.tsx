import { Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { firstName } from '../../../lib/journey/journeyTexts.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { personNoteText } from '../row/PersonId.tsx';
import type { PersonRowFragment } from '../row/PersonRow.generated.ts';
import { AssignmentConflict } from './AssignmentConflict.tsx';
import { CandidateList } from './CandidateList.tsx';
import { useAssign } from './useAssign.ts';
import { NONE, useCandidates } from './useCandidates.tsx';

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
  const noun = kind === 'club' ? 'Club' : 'Mentor';
  // The record when the picker opened: a rejected mutation writes the other version to the cache.
  const [person] = useState(props.person);
  const present = person[kind]?.id ?? NONE;
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState(present);
  const list = useRef<HTMLDivElement>(null);
  const first = firstName(person.name);
  const candidates = useCandidates({
    kind,
    person,
    audience,
    search,
    noneText: person[kind] ? `${first} is left without a ${kind}` : `${first} has no ${kind} now`,
  });
  const { loading, error, matches } = candidates;
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
        <CandidateList
          kind={kind}
          candidates={candidates}
          search={search}
          onSearch={setSearch}
          onEnter={chooseOnlyMatch}
          choice={choice}
          onChoice={setChoice}
          isForClub={person.club !== null}
        />
      </Grid>
    </Dialog>
  );
}
