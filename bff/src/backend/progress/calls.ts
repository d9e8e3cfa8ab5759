import type { StageStatus } from '../../gen/schema.generated.ts';
import type { Lists } from '../lists/lists.ts';
import { orError, type OrError } from '../reading/orError.ts';
import { recordsOf } from '../reading/unwrap.ts';
import type { RestClient, Reply, WriteResult } from '../http/client.ts';
import type { Audience } from '../../graphql/audience.ts';
import type { Progress, ProgressOwner } from '../../domain/progress.ts';
import { progressRecordList } from '../lists/progressRecordList.ts';
import { readProgress, readProgressReply } from '../entities/progress.ts';

/** What a mentor saves; the person is called as the REST call has it. */
export interface ProgressSave {
  studentId: string;
  clubId: string;
  stageId: string;
  status: StageStatus;
  feedback?: string | undefined;
}

const wordOf: Record<StageStatus, string> = {
  NOT_STARTED: 'not started',
  IN_PROGRESS: 'in progress',
  COMPLETED: 'completed',
};

/** The REST calls that read and save progress. */
export interface ProgressSource {
  /** Sends the caller's own progress call ahead of `own`. */
  startOwn(audience: Audience): void;
  /** Sends one person's progress call ahead of `ofPerson`. */
  startOfPerson(audience: Audience, personId: string): void;
  /** True when that person's call is under way or answered. */
  hasStarted(audience: Audience, personId: string): boolean;
  /** GET /api/student/progress or /api/educator/progress */
  own(audience: Audience, owner: ProgressOwner): Promise<Progress>;
  /** GET /api/admin/students/{id}/progress or /api/admin/educators/{id}/progress */
  ofPerson(audience: Audience, owner: ProgressOwner): Promise<Progress>;
  /** GET /api/admin/student-progress or /api/admin/educator-progress, for these people: by person's id. */
  ofAll(audience: Audience, owners: ProgressOwner[]): Promise<Map<string, OrError<Progress>>>;
  /** PUT /api/mentor/progress */
  save(body: ProgressSave): Promise<WriteResult>;
}

export function createProgressSource(rest: RestClient, lists: Lists): ProgressSource {
  const readOwn = (audience: Audience): Promise<Reply> => rest.get(`/api/${audience}/progress`);

  const readOfPerson = (audience: Audience, id: string): Promise<Reply> =>
    rest.get(`/api/admin/${audience}s/{id}/progress`, { params: { id } });
  const started = new Set<string>();

  return {
    startOwn(audience) {
      void readOwn(audience).catch(() => undefined);
    },

    startOfPerson(audience, personId) {
      started.add(`${audience} ${personId}`);
      void readOfPerson(audience, personId).catch(() => undefined);
    },

    hasStarted: (audience, personId) => started.has(`${audience} ${personId}`),

    async own(audience, owner) {
      return readProgressReply(await readOwn(audience), owner);
    },

    async ofPerson(audience, owner) {
      return readProgressReply(await readOfPerson(audience, owner.personId), owner);
    },

    async ofAll(audience, owners) {
      const clubIds = new Map(owners.map(({ personId, clubId }) => [personId, clubId]));
      const reply = await lists.byIds(progressRecordList(audience), [...clubIds.keys()]);
      const found = new Map<string, OrError<Progress>>();
      for (const record of recordsOf(reply)) {
        const personId = record.id();
        const clubId = clubIds.get(personId);
        if (clubId === undefined) continue;
        const owner = { personId, clubId, reader: 'admin' as const };
        const progress = orError(() => readProgress(record, owner));
        if (progress !== null) found.set(personId, progress);
      }
      return found;
    },

    save: (body) =>
      rest.write('PUT', '/api/mentor/progress', {
        body: { ...body, status: wordOf[body.status] },
      }),
  };
}
