import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
import { clubReference } from '../clubs/records.ts';
import type { Mentor } from './mentor.ts';
import type { MentorRecord } from './schemas.ts';

/** The mentor as the api answers with it. */
export function mentorRecord(mentor: Mentor): Static<typeof MentorRecord> {
  const { id, name, email, phone, experience, specialization, status } = mentor;
  return {
    ...withId(id),
    name,
    email,
    phone,
    assignedClub: mentor.club && clubReference(mentor.club),
    experience,
    specialization,
    studentsCount: mentor.peopleCount,
    status,
  };
}
