import type { Static } from 'typebox';
import { etagOf } from '../../platform/http/entity-tags.ts';
import { clubReference } from '../clubs/records.ts';
import { nextSessionRecord } from '../counselling-sessions/next-session.ts';
import { interestProfileRecord } from '../interest-profiles/interest-profile.ts';
import { isConsentMissing, isInterestConsentDue } from './consent.ts';
import { isFormSubmitted } from '../../domain/form-submitted.ts';
import type { MentorReference, Person } from './person.ts';
import type { MentorReferenceRecord, PersonRecords } from './schemas.ts';
import { withId } from '../../platform/http/records.ts';
import { okWithEtag, type TaggedResponse } from '../../platform/http/responses.ts';

type StudentRecord = Static<typeof PersonRecords.student>;
type EducatorRecord = Static<typeof PersonRecords.educator>;
type PersonRecord = StudentRecord | EducatorRecord;

/**
 * Person in responses to administrators and to the person.
 * @param day the current date, `YYYY-MM-DD`
 */
export function personRecord(person: Person, day: string): PersonRecord {
  const { details } = person;
  return {
    ...withId(person.id),
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: person.audience,
    gender: details.gender ?? null,
    ...(person.audience === 'student'
      ? {
          school: details.schoolName ?? null,
          class: details.class ?? null,
          consentMissing: isConsentMissing(person, day),
        }
      : { institution: details.institution ?? null, position: details.currentPosition ?? null }),
    education: person.education ?? details.schoolName ?? null,
    status: person.status,
    assignedClub: person.club && clubReference(person.club),
    assignedMentor: person.mentor && mentorReference(person.mentor),
    formSubmitted: isFormSubmitted(person.audience, person.formSubmitted, details),
    formDetails: Object.keys(details).length > 0 ? details : null,
    createdAt: person.createdAt.toISOString(),
    nextSession: person.nextSession && nextSessionRecord(person.nextSession),
    ...(person.pendingEmail != null && { pendingEmail: person.pendingEmail }),
    ...(person.interestProfile !== undefined && {
      interestProfile: interestProfileRecord(person.interestProfile),
      interestConsentDue: isInterestConsentDue(person, day),
    }),
  };
}

/** Mentor in another record. */
export function mentorReference(mentor: MentorReference): Static<typeof MentorReferenceRecord> {
  const { id, name, specialization, email, phone, club } = mentor;
  return {
    ...withId(id),
    name,
    specialization,
    email,
    phone,
    assignedClub: club && clubReference(club),
  };
}

/** Response with a person; details of club and mentor are not part of its state. */
export function personResponse(person: Person, day: string): TaggedResponse<PersonRecord> {
  const { name, email, phone, status, education, formSubmitted, details, club, mentor } = person;
  const own = { name, email, phone, status, education, formSubmitted, details };
  const record = personRecord(person, day);
  // Without an interest profile the tag is that of the record for administrators.
  const left = person.interestProfile
    ? {}
    : { interestProfile: undefined, interestConsentDue: undefined };
  const state = { ...own, club: club?.id, mentor: mentor?.id };
  return okWithEtag(record, etagOf({ ...record, ...left }, state));
}

/** The same as `{student}` or `{educator}`, for changes of the own record. */
export function ownReply(person: Person, day: string): TaggedResponse {
  const { body, ...answer } = personResponse(person, day);
  return { ...answer, body: { [person.audience]: body } };
}
