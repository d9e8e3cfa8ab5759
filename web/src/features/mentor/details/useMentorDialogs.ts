import { useLocation } from 'react-router-dom';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';

/** The open dialog about a person, in the URL: `details=<id>`, `contact=<id>`. */
export function useMentorDialogs() {
  const details = useUrlDialog('details');
  const contact = useUrlDialog('contact');
  const { change } = useUrlParams();
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
