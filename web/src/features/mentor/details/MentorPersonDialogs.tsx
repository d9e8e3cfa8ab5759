import { PartState } from '../../../lib/failure/PartState.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { ChosenPerson } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { SessionDialog } from '../session/SessionDialog.tsx';
import { takesSessions } from '../session/sessionValues.ts';
import type { MentorDialogs } from './useMentorDialogs.ts';

interface MentorPersonDialogsProps {
  dialogs: MentorDialogs;
  chosen: ChosenPerson;
  url: MentorUrl;
  words: AudienceWords;
}

/** The dialog selected in the URL. The person may be on another page of the list. */
export function MentorPersonDialogs(props: MentorPersonDialogsProps) {
  const { dialogs, chosen, url, words } = props;
  const open = [dialogs.contact, dialogs.session].find(({ value }) => value) ?? dialogs.details;
  const person = useMentorPerson(chosen.person);
  if (!person) return <MissingPerson chosen={chosen} words={words} onClose={open.close} />;
  if (dialogs.session.value && takesSessions(person))
    return <SessionDialog person={person} onClose={open.close} />;
  return dialogs.contact.value ? (
    <ContactDialog person={person} onClose={open.close} />
  ) : (
    <DetailsDialog
      person={person}
      toUpdate={url.toPerson(person.id)}
      onContact={() => {
        dialogs.toContact(person.id);
      }}
      onSession={() => {
        dialogs.toSession(person.id);
      }}
      onClose={open.close}
    />
  );
}

interface MissingPersonProps {
  chosen: ChosenPerson;
  words: AudienceWords;
  onClose: () => void;
}

/** Replaces a dialog about a person: loading, failed, or no longer assigned. */
function MissingPerson({ chosen, words, onClose }: MissingPersonProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${words.One} details`}
      footer={
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <PartState
        query={{ ...chosen, refetch: chosen.retry }}
        value={null}
        shape="lines"
        title={`Error loading ${words.one} details`}
        empty={
          chosen.missing && {
            title: `This ${words.one} is not assigned to you`,
            detail: 'An administrator may have changed the assignment.',
          }
        }
      />
    </Dialog>
  );
}
