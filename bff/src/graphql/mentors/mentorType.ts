import type { MentorResolvers } from '../../gen/resolvers.generated.ts';
import { carried } from '../carried.ts';
import { whenKnown } from '../mapMaybePromise.ts';
import { resolveClub } from '../../backend/clubs/loaders.ts';

export const Mentor: MentorResolvers = {
  email: (mentor, _args, { mentorLoaders }) =>
    carried(mentor, 'email', mentorLoaders[mentor.reader]),
  phone: (mentor, _args, { mentorLoaders }) =>
    carried(mentor, 'phone', mentorLoaders[mentor.reader]),
  status: (mentor, _args, { mentorLoaders }) =>
    carried(mentor, 'status', mentorLoaders[mentor.reader]),
  studentsCount: (mentor, _args, { mentorLoaders }) =>
    carried(mentor, 'studentsCount', mentorLoaders[mentor.reader]),

  specialization: (mentor, _args, { mentorLoaders }) =>
    whenKnown(
      carried(mentor, 'specialization', mentorLoaders[mentor.reader]),
      (known) => known ?? 'General',
    ),

  experience: (mentor, _args, { mentorLoaders }) =>
    whenKnown(
      carried(mentor, 'experience', mentorLoaders[mentor.reader]),
      (known) => known ?? 'Not specified',
    ),

  club: (mentor, _args, { clubLoaders, mentorLoaders }) =>
    whenKnown(carried(mentor, 'club', mentorLoaders[mentor.reader]), (reference) =>
      resolveClub(reference, mentor.reader, clubLoaders),
    ),
};
