import { useLocation } from 'react-router-dom';
import { useAddressDialog } from '../../../lib/address/useAddressDialog.ts';
import { useAddressEntries } from '../../../lib/address/useAddressEntries.ts';

/** The open dialog about a person, in the URL: `details=<id>`, `contact=<id>`. */
export function useMentorDialogs() {
  const details = useAddressDialog('details');
  const contact = useAddressDialog('contact');
  const { change } = useAddressEntries();
  const { state } = useLocation() as { state: unknown };
  return {
    details,
    contact,
    /** Id of the person in the open dialog; null while none is open. */
    personId: contact.value || details.value || null,
    /** Replaces View Details: closing it returns to the list. */
    toContact: (id: string) => {
      change({ details: '', contact: id }, { replace: true, state });
    },
  };
}

export type MentorDialogs = ReturnType<typeof useMentorDialogs>;
