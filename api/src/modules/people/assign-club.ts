import { Type } from 'typebox';
import { messages } from '../../domain/messages.ts';
import { Nullable } from '../../domain/schemas.ts';
import type { Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import { clubNotFound, type ClubReference } from '../clubs/club.ts';
import { lockClub } from '../clubs/repository.ts';
import type { Dependencies } from '../dependencies.ts';
import { assignRoute } from './assign-route.ts';
import type { Assignable } from './assign.ts';
import { checkClubAudience } from './assignment.ts';
import { setClub } from './repository.ts';

/** The club to assign. */
export const ClubAssignment = Type.Object({
  clubId: Nullable(Type.String({ pattern: '\\S' }), {
    description: 'null removes the person from the club',
    ...messages({ required: 'CLUB_ID_REQUIRED' }),
  }),
});

/** The club of a person. */
export const clubAssignment: Assignable<ClubReference> = {
  what: 'club',
  lock: lockClub,
  notFound: clubNotFound,
  check: ({ audience }, target) => checkClubAudience(audience, target, 'clubId'),
  set: setClub,
};

/** PUT /api/admin/students/{id}/assign-club and the same for educators */
export function assignClubRoute(app: App, deps: Dependencies, audience: Audience): void {
  assignRoute(app, deps, audience, clubAssignment, {
    summary: 'Assign a club to a person; mentor and progress are kept',
    body: ClubAssignment,
  });
}
