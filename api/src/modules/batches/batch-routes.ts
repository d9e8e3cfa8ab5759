import { NewStatus } from '../../domain/changed-status.ts';
import { accountStatuses, parseEnum, type Audience } from '../../domain/words.ts';
import type { App } from '../../platform/http/app-type.ts';
import type { Dependencies } from '../dependencies.ts';
import { assign } from '../people/assign.ts';
import { ClubAssignment, clubAssignment } from '../people/assign-club.ts';
import { MentorAssignment, mentorOfSeveral } from '../people/assign-mentor.ts';
import { changePeople } from '../people/change-people.ts';
import { setAccountStatus } from '../people/set-account-status.ts';
import { batchRoute } from './batch-route.ts';

/** Changes of up to 50 people of one audience. */
export function batchRoutes(app: App, deps: Dependencies, audience: Audience): void {
  batchRoute(app, deps, audience, {
    path: 'assign-mentor',
    summary: 'Assign an active mentor of the same club or without a club to several people',
    what: 'mentor',
    fields: MentorAssignment.properties,
    change: (tx, people, { mentorId }, act) => assign(tx, mentorOfSeveral, people, mentorId, act),
  });
  batchRoute(app, deps, audience, {
    path: 'assign-club',
    summary: 'Assign a club to several people; mentors and progress are kept',
    what: 'club',
    fields: ClubAssignment.properties,
    change: (tx, people, { clubId }, act) => assign(tx, clubAssignment, people, clubId, act),
  });
  batchRoute(app, deps, audience, {
    path: 'status',
    summary: 'Set the account status of several people',
    what: 'record',
    fields: { status: NewStatus },
    change: (tx, people, { status }, act) => {
      const word = parseEnum(accountStatuses, status);
      if (!word) throw new Error(`${status} was not validated`);
      return changePeople(tx, people, {
        check: () => null,
        write: (allowed) => setAccountStatus(tx, allowed, word, act),
      });
    },
  });
}
