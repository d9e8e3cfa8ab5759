import type { FastifyRequest } from 'fastify';
import { fail, succeed, type Result } from '../../domain/result.ts';
import { withValues } from '../../domain/sentence.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Executor } from '../../platform/database/types.ts';
import { checkIfMatch, ifMatchOf } from '../../platform/http/entity-tags.ts';
import type { ApiResponse } from '../../platform/http/responses.ts';
import { signedInAs, type SignedIn } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { concernResponse, writerIn, type Concern } from './concern.ts';
import { concernNotFound, findConcern, lockConcern } from './repository.ts';

/** Config of a route that changes a concern. */
export const audited = {
  action: 'change',
  what: 'concern',
  personOf: writerIn,
  isConcern: true,
} as const;

/** A change of a concern by an administrator. */
interface ConcernChange {
  /** Whether the administrator has made the same change before. */
  isRepeat: (concern: Concern, by: SignedIn) => boolean;
  write: (tx: Executor, id: string, act: { by: SignedIn; at: Date }) => Promise<void>;
}

/** Changes a concern, unless it is closed or another administrator has taken it. */
export function changeConcern(
  { db, now }: Dependencies,
  request: FastifyRequest,
  id: string,
  { isRepeat, write }: ConcernChange,
): Promise<Result<ApiResponse>> {
  const by = signedInAs(request);
  const ifMatch = ifMatchOf(request);
  return transact(db, by, async (tx) => {
    const concern = await lockConcern(tx, id);
    if (!concern) return concernNotFound();
    if (isRepeat(concern, by)) return succeed(concernResponse(concern));
    const changed = checkIfMatch(ifMatch, concernResponse(concern));
    if (changed) return changed;
    if (concern.closed_at) return fail('CONFLICT', 'CONCERN_CLOSED');
    if (concern.taken_by !== null && concern.taken_by !== by.id) {
      return fail('CONFLICT', withValues('CONCERN_TAKEN', { name: concern.taken_by_name ?? '' }));
    }
    await write(tx, concern.id, { by, at: now() });
    return succeed(concernResponse((await findConcern(tx, concern.id)) ?? concern));
  });
}
