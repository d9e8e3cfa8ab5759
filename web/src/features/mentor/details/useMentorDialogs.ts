import { useLocation } from 'react-router-dom';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';

/** The open dialog about a person, in the URL: `details=<id>`, `contact=<id>`, `session=<id>`. */
export function useMentorDialogs() {
  const details = useUrlDialog('details');
  const contact = useUrlDialog('contact');
  const session = useUrlDialog('session');
  const { change } = useUrlParams();
  const { state } = useLocation() as { state: unknown };
  /** Replaces View Details: closing it returns to the list. */
  const replaceDetails = (by: 'contact' | 'session') => (id: string) => {
    change({ details: '', [by]: id }, { replace: true, state });
  };
  return {
    details,
    contact,
    session,
    /** Id of the person in the open dialog; null while none is open. */
    personId: contact.value || session.value || details.value || null,
    toContact: replaceDetails('contact'),
    toSession: replaceDetails('session'),
  };
}

export type MentorDialogs = ReturnType<typeof useMentorDialogs>;
