import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
import { etagOf, type Tagged } from '../../plugins/etag.ts';
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

/** The answer that is a mentor; how many people it has is not its state. */
export function mentorAnswer(mentor: Mentor): Tagged<Static<typeof MentorRecord>> {
  const { name, email, phone, status, experience, specialization, club } = mentor;
  const own = { name, email, phone, status, experience, specialization };
  const body = mentorRecord(mentor);
  return { status: 200, body, etag: etagOf(body, { ...own, club: club?.id }) };
}

/** The same in the envelope of the calls that add or change one. */
export function mentorReply(mentor: Mentor): Tagged {
  const { body, ...answer } = mentorAnswer(mentor);
  return { ...answer, body: { mentor: body } };
}
