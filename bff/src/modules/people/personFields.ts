import type { Context } from '../../context.ts';
import { clubIdOf } from '../clubs/club.ts';
import { resolveClub } from '../clubs/loaders.ts';
import { resolveMentor } from '../mentors/loaders.ts';
import type { ProgressOwner } from '../progress/normalise.ts';
import type { Person } from './person.ts';

/** The fields that students and educators resolve in the same way. */
export const personFields = {
  club: (person: Person, _args: object, { clubLoaders }: Context) =>
    resolveClub(person.club, person.reader, clubLoaders),

  mentor: (person: Person, _args: object, { mentors, mentorLoaders }: Context) =>
    // The people a mentor may read are those assigned to that mentor.
    person.reader === 'mentor'
      ? mentors.own()
      : resolveMentor(person.mentor, person.reader, mentorLoaders),

  progress(person: Person, _args: object, { progress, progressLoaders }: Context) {
    if (person.progress !== undefined) return person.progress;
    if (person.reader === 'mentor') return null;
    return person.reader === 'admin'
      ? progressLoaders[person.audience].load(ownerOf(person))
      : progress.own(person.reader, ownerOf(person));
  },
};

function ownerOf({ id, club }: Person): ProgressOwner {
  return { personId: id, clubId: clubIdOf(club) };
}
