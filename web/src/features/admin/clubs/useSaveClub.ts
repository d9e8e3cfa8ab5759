import { PRECONDITION_FAILED, isVersionConflict } from '../../../lib/conflict/versionConflict.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import type { Saved } from '../record/useVersionedForm.ts';
import type { ClubRowFragment } from './ClubRow.generated.ts';
import { FIELDS, inputOf, type ClubValues } from './clubValues.ts';
import { useUpdateClubMutation } from './UpdateClub.generated.ts';

const TOASTS = {
  key: 'club',
  success: { title: 'Club updated successfully' },
  failure: { title: 'Error updating club', detail: 'Please try again.' },
  fields: FIELDS,
  handled: [PRECONDITION_FAILED],
};

/** Saves a club's form, based on a version of the record. */
export function useSaveClub() {
  const { run } = useOutcome(useUpdateClubMutation({ refetchQueries: 'active' }));
  return async (values: ClubValues, base: ClubRowFragment): Promise<Saved<ClubRowFragment>> => {
    const stages = values.stages.map((stage) => ({ id: stage.id, name: stage.name }));
    const input = { id: base.id, ...inputOf(values), stages, ifVersion: base.version };
    const { done, fields, payload, userErrors } = await run({ input }, TOASTS);
    return { done, fields, current: (isVersionConflict(userErrors) && payload?.club) || null };
  };
}
