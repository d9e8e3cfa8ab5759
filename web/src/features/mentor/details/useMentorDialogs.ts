import { useLocation } from 'react-router-dom';
import { useAddressDialog } from '../../../lib/address/useAddressDialog.ts';
import { useAddressEntries } from '../../../lib/address/useAddressEntries.ts';

/** The dialogs about one of the mentor's people in the address: `details=<id>`, `contact=<id>`. */
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
    /** Contact in place of View Details: closing it leads back to the list. */
    toContact: (id: string) => {
      change({ details: '', contact: id }, { replace: true, state });
    },
  };
}

export type MentorDialogs = ReturnType<typeof useMentorDialogs>;
