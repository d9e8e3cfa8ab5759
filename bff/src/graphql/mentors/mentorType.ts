import type { MentorResolvers } from '../../gen/resolvers.generated.ts';
import { mapMaybePromise } from '../../mapMaybePromise.ts';

export const Mentor: MentorResolvers = {
  email: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'email'),

  phone: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'phone'),

  status: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'status'),

  secondFactor: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'secondFactor'),

  studentsCount: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'studentsCount'),

  version: (mentor, _args, { backend }) => backend.mentors.field(mentor, 'version'),

  specialization: (mentor, _args, { backend }) => backend.mentors.specialization(mentor),

  experience: (mentor, _args, { backend }) =>
    mapMaybePromise(
      backend.mentors.field(mentor, 'experience'),
      (value) => value ?? 'Not specified',
    ),

  club: (mentor, _args, { backend }) => backend.mentors.club(mentor),
};
