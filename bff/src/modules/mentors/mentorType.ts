import type { Context } from '../../context.ts';
import type { MentorResolvers } from '../../gen/resolvers.generated.ts';
import { resolveClub } from '../clubs/loaders.ts';
import type { Mentor as MentorRecord } from './mentor.ts';

/** What the call that named the mentor did not carry is read from the list that does. */
async function carried<K extends keyof MentorRecord>(
  mentor: MentorRecord,
  key: K,
  { mentorLoaders }: Context,
): Promise<NonNullable<MentorRecord[K]> | null> {
  if (mentor[key] !== undefined) return mentor[key];
  const whole = await mentorLoaders[mentor.reader].load(mentor.id);
  return whole?.[key] ?? null;
}

export const Mentor: MentorResolvers = {
  email: (mentor, _args, context) => carried(mentor, 'email', context),
  phone: (mentor, _args, context) => carried(mentor, 'phone', context),
  status: (mentor, _args, context) => carried(mentor, 'status', context),
  studentsCount: (mentor, _args, context) => carried(mentor, 'studentsCount', context),

  async specialization(mentor, _args, context) {
    return (await carried(mentor, 'specialization', context)) ?? 'General';
  },

  async experience(mentor, _args, context) {
    return (await carried(mentor, 'experience', context)) ?? 'Not specified';
  },

  async club(mentor, _args, context) {
    const reference = await carried(mentor, 'club', context);
    return resolveClub(reference ?? null, mentor.reader, context.clubLoaders);
  },
};
