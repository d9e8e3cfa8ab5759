import type { Backend } from '../../backend/port.ts';
import type { Mentor as MentorEntity } from '../../domain/mentor.ts';
import type { MentorResolvers } from '../../gen/resolvers.generated.ts';
import { fieldOf } from '../fieldOf.ts';
import { mapMaybePromise } from '../mapMaybePromise.ts';

export const Mentor: MentorResolvers = {
  email: (mentor, _args, { backend }) => fieldOf(mentor, 'email', wholeMentor(backend)),
  phone: (mentor, _args, { backend }) => fieldOf(mentor, 'phone', wholeMentor(backend)),
  status: (mentor, _args, { backend }) => fieldOf(mentor, 'status', wholeMentor(backend)),
  studentsCount: (mentor, _args, { backend }) =>
    fieldOf(mentor, 'studentsCount', wholeMentor(backend)),

  version: (mentor, _args, { backend }) => fieldOf(mentor, 'version', wholeMentor(backend)),

  specialization: (mentor, _args, { backend }) =>
    mapMaybePromise(
      fieldOf(mentor, 'specialization', wholeMentor(backend)),
      (known) => known ?? 'General',
    ),

  experience: (mentor, _args, { backend }) =>
    mapMaybePromise(
      fieldOf(mentor, 'experience', wholeMentor(backend)),
      (known) => known ?? 'Not specified',
    ),

  club: (mentor, _args, { backend }) =>
    mapMaybePromise(fieldOf(mentor, 'club', wholeMentor(backend)), (reference) =>
      backend.clubs.resolve(reference, mentor.reader),
    ),
};

const wholeMentor =
  ({ mentors }: Backend) =>
  ({ id, reader }: MentorEntity) =>
    mentors.lookup(id, reader);
