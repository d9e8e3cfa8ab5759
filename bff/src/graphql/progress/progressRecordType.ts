import type { ProgressRecordResolvers } from '../../gen/resolvers.generated.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';
import { selectionOf } from '../selection.ts';

export const ProgressRecord: ProgressRecordResolvers = {
  // A call that gives only the id of mentor or club is completed by the admin's lists.
  mentorName: ({ mentorName, person }, _args, { backend }) =>
    mentorName === null && typeof person.mentor === 'string'
      ? mapMaybePromise(backend.people.mentor(person), (mentor) => mentor?.name ?? null)
      : mentorName,
  clubName: ({ clubName, person }, _args, { backend }) =>
    clubName === null && typeof person.club === 'string'
      ? mapMaybePromise(backend.people.club(person), (club) => club?.name ?? null)
      : clubName,
  currentStage: ({ progress }, _args, { backend }) => backend.progress.currentStage(progress),
  progress: ({ progress }, _args, { backend }, info) =>
    backend.progress.identified(progress, selectionOf(info)),
};
