import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { FIELDS, inputOf, type ClubValues } from './clubValues.ts';
import { useUpdateClubMutation } from './UpdateClub.generated.ts';

/** The record is another by now: the dialog shows both versions. */
const STALE = 'PRECONDITION_FAILED';

const TOASTS = {
  key: 'club',
  success: { title: 'Club updated successfully' },
  failure: { title: 'Error updating club', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [STALE],
};

interface Saved {
  done: boolean;
  /** The server's messages by field. */
  fields: Record<string, string>;
  /** The record as it is now, where another administrator has changed it meanwhile. */
  current: ClubRowFragment | null;
}

/** Saves the club with this id. */
export function useSaveClub(id: string) {
  const { run } = useOutcome(useUpdateClubMutation({ refetchQueries: 'active' }));
  return async (values: ClubValues, version: string | null): Promise<Saved> => {
    const stages = values.stages.map((stage) => ({ id: stage.id, name: stage.name }));
    const input = { id, ...inputOf(values), stages, ifVersion: version };
    const { done, fields, payload, userErrors } = await run({ input }, TOASTS);
    const isStale = userErrors.some(({ code }) => code === STALE);
    return { done, fields, current: (isStale && payload?.club) || null };
  };
}
