import { useLocation } from 'react-router-dom';
import { useUrlParams } from '../../../lib/url/useUrlParams.ts';
import { PAGE_SIZE } from '../list/criteria.ts';
import type { NextPerson } from './useNextPerson.ts';

/** State of the history entry after the last person of the list. */
interface LastSaved {
  lastSaved: string;
}

/** Returns a function that opens the next person, on the page of the list that contains them. */
export function useOpenNextPerson() {
  const { change } = useUrlParams();
  const { state } = useLocation() as { state: Partial<LastSaved> | null };
  return {
    /** Name of the person saved last, at the end of the list; else undefined. */
    lastSaved: state?.lastSaved,
    openNext: (next: NextPerson | null, saved: string) => {
      if (!next) {
        const last: LastSaved = { lastSaved: saved };
        change({ person: '', stage: '' }, { state: last });
        return;
      }
      const page = Math.ceil(next.position / PAGE_SIZE);
      change({ person: next.id, stage: '', page: page === 1 ? '' : String(page) });
    },
  };
}
