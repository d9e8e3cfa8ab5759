import type { RestClient, Reply, WriteResult } from '../../rest/client.ts';
import { recordsOf } from '../../rest/unwrap.ts';
import type { Audience } from '../clubs/club.ts';
import { readProgress, readProgressReply, type ProgressOwner } from './normalise.ts';
import type { Progress, StageStatus } from './progress.ts';

/** What a mentor saves, in the spelling of the REST call. */
export interface ProgressSave {
  studentId: string;
  clubId: string;
  stageId: string;
  status: StageStatus;
  feedback?: string | undefined;
}

/** The REST calls that read and save progress. */
export interface ProgressSource {
  /** Sends the caller's own progress call ahead of `own`. */
  startOwn(audience: Audience): void;
  /** GET /api/student/progress or /api/educator/progress */
  own(audience: Audience, owner: ProgressOwner): Promise<Progress>;
  /** GET /api/admin/students/{id}/progress or /api/admin/educators/{id}/progress */
  ofPerson(audience: Audience, owner: ProgressOwner): Promise<Progress>;
  /** GET /api/admin/student-progress or /api/admin/educator-progress: progress by person's id. */
  ofAll(audience: Audience, owners: ProgressOwner[]): Promise<Map<string, Progress>>;
  /** PUT /api/mentor/progress */
  save(body: ProgressSave): Promise<WriteResult>;
}

export function createProgressSource(rest: RestClient): ProgressSource {
  const readOwn = (audience: Audience): Promise<Reply> => rest.get(`/api/${audience}/progress`);

  return {
    startOwn(audience) {
      void readOwn(audience).catch(() => undefined);
    },

    async own(audience, owner) {
      return readProgressReply(await readOwn(audience), owner);
    },

    async ofPerson(audience, owner) {
      const reply = await rest.get(`/api/admin/${audience}s/{id}/progress`, {
        params: { id: owner.personId },
      });
      return readProgressReply(reply, owner);
    },

    async ofAll(audience, owners) {
      const reply = await rest.get(`/api/admin/${audience}-progress`);
      const clubIds = new Map(owners.map(({ personId, clubId }) => [personId, clubId]));
      const found = new Map<string, Progress>();
      for (const record of recordsOf(reply, 'progress', `${audience}s`)) {
        const personId = record.id();
        const clubId = clubIds.get(personId);
        if (clubId === undefined) continue;
        const progress = readProgress(record, { personId, clubId });
        if (progress !== null) found.set(personId, progress);
      }
      return found;
    },

    save: (body) => rest.write('PUT', '/api/mentor/progress', { body }),
  };
}
