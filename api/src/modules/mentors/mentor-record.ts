import type { Static } from 'typebox';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { clubReference } from '../clubs/records.ts';
import type { Mentor } from './mentor.ts';
import type { MentorRecord } from './schemas.ts';
import { withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

/** Mentor in a response. */
function mentorRecord(mentor: Mentor): Static<typeof MentorRecord> {
  const { id, name, email, phone, experience, specialization, status, secondFactor } = mentor;
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
    secondFactor,
  };
}

/** Response with a mentor; the number of people is not part of its state. */
export function mentorResponse(mentor: Mentor): TaggedResponse<Static<typeof MentorRecord>> {
  const { name, email, phone, status, experience, specialization, club } = mentor;
  const own = { name, email, phone, status, experience, specialization };
  const body = mentorRecord(mentor);
  return okWithEtag(body, etagOf(body, { ...own, club: club?.id }));
}

/** The same as `{mentor}`, for the calls that add or change a mentor. */
export function mentorReply(mentor: Mentor): TaggedResponse {
  const { body, ...answer } = mentorResponse(mentor);
  return { ...answer, body: { mentor: body } };
}
