import type { AudienceWords } from '../list/audienceWords.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { ChosenPerson } from '../list/useMentorDashboard.ts';
import { useMentorPerson } from '../list/useMentorPerson.ts';
import { ContactDialog } from './ContactDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { MissingPerson } from './MissingPerson.tsx';
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
  const open = dialogs.contact.value ? dialogs.contact : dialogs.details;
  const person = useMentorPerson(chosen.person);
  if (!person) return <MissingPerson chosen={chosen} words={words} onClose={open.close} />;
  return dialogs.contact.value ? (
    <ContactDialog person={person} onClose={open.close} />
  ) : (
    <DetailsDialog
      person={person}
      toUpdate={url.toPerson(person.id)}
      onContact={() => {
        dialogs.toContact(person.id);
      }}
      onClose={open.close}
    />
  );
}
