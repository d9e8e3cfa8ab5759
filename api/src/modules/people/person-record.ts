import type { Static } from 'typebox';
import { withId } from '../../domain/ids.ts';
import { clubReference } from '../clubs/records.ts';
import { isFormSubmitted } from './form-submitted.ts';
import type { MentorReference, Person } from './person.ts';
import type { MentorReferenceRecord, PersonRecords } from './schemas.ts';

type StudentRecord = Static<typeof PersonRecords.student>;
type EducatorRecord = Static<typeof PersonRecords.educator>;

/** The person as the admin and the person itself see it. */
export function personRecord(person: Person): StudentRecord & EducatorRecord {
  const { details } = person;
  return {
    ...withId(person.id),
    name: person.name,
    email: person.email,
    phone: person.phone,
    role: person.audience,
    gender: details.gender ?? null,
    school: details.schoolName ?? null,
    class: details.class ?? null,
    institution: details.institution ?? null,
    position: details.currentPosition ?? null,
    education: person.education ?? details.schoolName ?? null,
    status: person.status,
    assignedClub: person.club && clubReference(person.club),
    assignedMentor: person.mentor && mentorReference(person.mentor),
    formSubmitted: isFormSubmitted(person.audience, person.formSubmitted, details),
    formDetails: Object.keys(details).length > 0 ? details : null,
    createdAt: person.createdAt.toISOString(),
  };
}

function mentorReference({
  id,
  club,
  ...rest
}: MentorReference): Static<typeof MentorReferenceRecord> {
  return { ...withId(id), ...rest, assignedClub: club && clubReference(club) };
}
