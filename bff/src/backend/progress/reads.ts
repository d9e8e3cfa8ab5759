import type { Audience } from '../../domain/account.ts';
import type { OrError } from '../../domain/orError.ts';
import type { Progress, ProgressOwner } from '../../domain/progress.ts';
import { readProgress, readProgressReply } from '../entities/progress.ts';
import { withPerson } from '../entities/nestedAccount.ts';
import { progressRecordList } from '../entities/progressRecordList.ts';
import type { Reply, RestClient } from '../http/client.ts';
import type { Lists } from '../lists/lists.ts';
import { orError } from '../reading/orError.ts';
import { recordsOf } from '../reading/unwrap.ts';

/** The person of a call, and the role that makes it. */
type CallOwner = Pick<ProgressOwner, 'personId' | 'reader'>;

/** The REST calls that read progress. */
export function createProgressReads(rest: RestClient, lists: Lists) {
  const readOwn = (audience: Audience): Promise<Reply> =>
    rest.get(`/api/${audience}/progress`, { nouns: [] });

  const readOfPerson = (audience: Audience, id: string): Promise<Reply> =>
    rest.get(`/api/admin/${audience}s/{id}/progress`, { params: { id }, nouns: [] });
  /** Calls that were started: `student` for a student's own, `student <id>` for an admin's. */
  const started = new Set<string>();

  return {
    readOwn,

    /** Starts the call of `own` early. */
    startOwn: (audience: Audience): void => {
      started.add(audience);
      void readOwn(audience).catch(() => undefined);
    },

    /** Starts the call of `ofPerson` early. */
    startOfPerson: (audience: Audience, personId: string): void => {
      started.add(`${audience} ${personId}`);
      void readOfPerson(audience, personId).catch(() => undefined);
    },

    /** True when the call for this person was started. */
    hasStarted: (audience: Audience, { personId, reader }: CallOwner): boolean =>
      started.has(reader === 'admin' ? `${audience} ${personId}` : reader),

    /** GET /api/student/progress or /api/educator/progress */
    async own(audience: Audience, owner: ProgressOwner): Promise<Progress> {
      return readProgressReply(await readOwn(audience), owner);
    },

    /** GET /api/admin/students/{id}/progress or /api/admin/educators/{id}/progress */
    async ofPerson(audience: Audience, owner: ProgressOwner): Promise<Progress> {
      return readProgressReply(await readOfPerson(audience, owner.personId), owner);
    },

    /** GET /api/admin/student-progress or /api/admin/educator-progress, by person id. */
    async ofAll(
      audience: Audience,
      owners: ProgressOwner[],
    ): Promise<Map<string, OrError<Progress>>> {
      const byId = new Map(owners.map((owner) => [owner.personId, owner]));
      const reply = await lists.byIds(progressRecordList(audience), [...byId.keys()]);
      const found = new Map<string, OrError<Progress>>();
      for (const record of recordsOf(reply).map(withPerson)) {
        const personId = record.id();
        const owner = byId.get(personId);
        if (owner === undefined) continue;
        const progress = orError(() => readProgress(record, owner));
        if (progress !== null) found.set(personId, progress);
      }
      return found;
    },
  };
}
