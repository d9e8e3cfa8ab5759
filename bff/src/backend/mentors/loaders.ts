import type DataLoader from 'dataloader';
import { listLoader } from '../lists/listLoader.ts';
import type { Reference } from '../reading/reference.ts';
import type { Role } from '../../domain/user.ts';
import type { Mentor } from '../../domain/mentor.ts';
import type { MentorSource } from './calls.ts';

/** Mentors by id (or by name, where a backend refers to them so), out of what the reader may read. */
export type MentorLoaders = Record<Role, DataLoader<string, Mentor | null>>;

export function createMentorLoaders(mentors: MentorSource): MentorLoaders {
  // Students and educators have no call that lists mentors.
  const nobody = () => Promise.resolve([]);
  return {
    admin: listLoader(() => mentors.all()),
    mentor: listLoader(async () => [await mentors.own()]),
    student: listLoader(nobody),
    educator: listLoader(nobody),
  };
}

/** The mentor that a record refers to; null when there is none, or none that the caller may read. */
export function resolveMentor(
  reference: Reference<Mentor>,
  reader: Role,
  loaders: MentorLoaders,
): Mentor | null | Promise<Mentor | null> {
  return typeof reference === 'string' ? loaders[reader].load(reference) : reference;
}
