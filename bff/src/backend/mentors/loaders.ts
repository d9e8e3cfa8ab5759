import type DataLoader from 'dataloader';
import type { Mentor } from '../../domain/mentor.ts';
import type { Role } from '../../domain/user.ts';
import { listLoader } from '../lists/listLoader.ts';

/** Mentors by id (or by name, where a backend refers to them so), out of what the reader may read. */
export function createMentorLoaders(
  all: () => Promise<Mentor[]>,
  own: () => Promise<Mentor>,
): Record<Role, DataLoader<string, Mentor | null>> {
  // Students and educators have no call that lists mentors.
  const none = () => Promise.resolve([]);
  return {
    admin: listLoader(all),
    mentor: listLoader(async () => [await own()]),
    student: listLoader(none),
    educator: listLoader(none),
  };
}
