import { BATCH_PEOPLE } from '../../../../limits.mjs';
import type { Audience } from '../../domain/account.ts';
import type { BatchChange } from '../../domain/batch.ts';
import type { UserError } from '../../domain/userError.ts';
import { whereSupported } from '../failures/whereSupported.ts';
import { isId } from '../http/call.ts';
import type { RestClient } from '../http/client.ts';
import { isStrongTag } from '../http/etag.ts';
import type { PersonResult } from '../../domain/writeResult.ts';
import type { PeopleCalls } from '../port.ts';
import { missingValue, userErrorsOf } from '../writes/userErrors.ts';
import { changeEach } from './changeEach.ts';
import { personResultsIn } from './personResults.ts';

/** The calls for one person, for backends without batches. */
interface SingleCalls extends Pick<PeopleCalls, 'assignMentor' | 'assignClub'> {
  setStatus: (audience: Audience, change: PersonStatus) => Promise<PersonResult>;
}

/** The new account status of a person. */
export interface PersonStatus {
  personId: string;
  status: string;
  ifVersion?: string | null;
}

interface BatchPerson {
  personId: string;
  ifVersion: string | null;
}

/** One change of several people by one call, or by the documented calls for each. */
export function createBatches(rest: RestClient, single: SingleCalls): PeopleCalls['changeSeveral'] {
  function changeOne(audience: Audience, person: BatchPerson, change: BatchChange) {
    if ('mentorId' in change) return single.assignMentor(audience, { ...person, ...change });
    if ('clubId' in change) return single.assignClub(audience, { ...person, ...change });
    return single.setStatus(audience, { ...person, ...change });
  }

  return async ({ audience, personIds, ifVersions, idempotencyKey }, change) => {
    const wrong = wrongInput(personIds, ifVersions ?? [], change);
    if (wrong !== null) return { results: [], userErrors: [wrong] };
    const people = personIds.map((personId, at) => ({
      personId,
      ifVersion: ifVersions?.[at] ?? null,
    }));
    const written = await whereSupported(
      rest.write('PUT', `/api/admin/batches/${audience}s/${wordOf(change)}`, {
        body: {
          people: people.map(({ personId, ifVersion }) => ({
            id: personId,
            ...(ifVersion !== null && { etag: ifVersion }),
          })),
          ...change,
        },
        idempotencyKey,
        isOptional: true,
      }),
    );
    if (written === null) {
      const results = await changeEach(people, async (person) => {
        const { userErrors, ...result } = await changeOne(audience, person, change);
        return { ...result, userErrors: userErrors.map((error) => ofBatch(error, change)) };
      });
      return { results, userErrors: [] };
    }
    if (written.ok) return { results: personResultsIn(written.reply, audience), userErrors: [] };
    return { results: [], userErrors: userErrorsOf(written.refusal, { people: 'personIds' }) };
  };
}

/** The last segment of the path. */
function wordOf(change: BatchChange): string {
  if ('mentorId' in change) return 'assign-mentor';
  return 'clubId' in change ? 'assign-club' : 'status';
}

/** Why the batch can't be sent; null when it can. */
function wrongInput(
  personIds: string[],
  versions: (string | null)[],
  change: BatchChange,
): UserError | null {
  if (personIds.length < 1 || personIds.length > BATCH_PEOPLE) {
    return missingValue('personIds', `Please choose 1 to ${BATCH_PEOPLE} people.`);
  }
  if (!personIds.every(isId)) return missingValue('personIds', 'An id is missing.');
  if (new Set(personIds).size < personIds.length) {
    return missingValue('personIds', 'Each person may be given once.');
  }
  if (versions.length > 0 && versions.length !== personIds.length) {
    return missingValue('ifVersions', 'Each person needs a version or null.');
  }
  if (!versions.every((tag) => tag === null || isStrongTag(tag))) {
    return missingValue('ifVersions', 'This is not a version of the record.');
  }
  if ('mentorId' in change && change.mentorId !== null && !isId(change.mentorId)) {
    return missingValue('mentorId', 'Mentor ID is missing. Please try again.');
  }
  if ('clubId' in change && change.clubId !== null && !isId(change.clubId)) {
    return missingValue('clubId', 'Club ID is missing. Please try again.');
  }
  return null;
}

/** An error of a call for one person, without a field that the batch does not have. */
function ofBatch(error: UserError, change: BatchChange): UserError {
  const isInput = error.field !== null && (error.field[0] ?? '') in change;
  return isInput ? error : { ...error, field: null };
}
