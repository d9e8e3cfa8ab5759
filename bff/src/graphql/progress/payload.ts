import type { Changed } from '../../backend/port.ts';
import type { MentorStats } from '../../domain/mentorStats.ts';
import type { Person } from '../../domain/person.ts';
import type { UserError } from '../../domain/userError.ts';

export interface ProgressPayload {
  person: Changed<Person>;
  stats: MentorStats | null;
  userErrors: UserError[];
}
