import type { Context } from '../../context.ts';
import type { MentorResolvers } from '../../gen/resolvers.generated.ts';
import { whenKnown } from '../../resolving/whenKnown.ts';
import { resolveClub } from '../clubs/loaders.ts';
import type { Mentor as MentorRecord } from './entity.ts';

/** What the call that named the mentor did not carry is read from the list that does. */
function carried<K extends keyof MentorRecord>(
  mentor: MentorRecord,
  key: K,
  { mentorLoaders }: Context,
): NonNullable<MentorRecord[K]> | null | Promise<NonNullable<MentorRecord[K]> | null> {
  const known = mentor[key];
  if (known !== undefined) return known;
  return mentorLoaders[mentor.reader].load(mentor.id).then((whole) => whole?.[key] ?? null);
}

export const Mentor: MentorResolvers = {
  email: (mentor, _args, context) => carried(mentor, 'email', context),
  phone: (mentor, _args, context) => carried(mentor, 'phone', context),
  status: (mentor, _args, context) => carried(mentor, 'status', context),
  studentsCount: (mentor, _args, context) => carried(mentor, 'studentsCount', context),

  specialization: (mentor, _args, context) =>
    whenKnown(carried(mentor, 'specialization', context), (known) => known ?? 'General'),

  experience: (mentor, _args, context) =>
    whenKnown(carried(mentor, 'experience', context), (known) => known ?? 'Not specified'),

  club: (mentor, _args, context) =>
    whenKnown(carried(mentor, 'club', context), (reference) =>
      resolveClub(reference, mentor.reader, context.clubLoaders),
    ),
};
