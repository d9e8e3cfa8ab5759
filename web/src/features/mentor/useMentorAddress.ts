import { useAddressEntries } from '../../lib/address/useAddressEntries.ts';

/** The two tabs: My Students (or Educators), and Update Progress. */
export type MentorTab = 'people' | 'update';

/** What the mentor's screen shows besides the list, kept in the URL. */
export interface MentorAddress {
  tab: MentorTab;
  /** Id of the person chosen in Update Progress; null without one. */
  personId: string | null;
  setTab: (tab: MentorTab) => void;
  /** The address of Update Progress with this person chosen; with null, of its list. */
  toPerson: (personId: string | null) => string;
}

export function useMentorAddress(): MentorAddress {
  const { read, change, link } = useAddressEntries();
  return {
    tab: read('tab') === 'update' ? 'update' : 'people',
    personId: read('person') || null,
    setTab: (tab) => {
      change({ tab: tab === 'update' ? tab : '', person: '' });
    },
    toPerson: (personId) => link({ tab: 'update', person: personId ?? '' }),
  };
}
