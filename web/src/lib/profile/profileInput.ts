import type {
  UpdateEducatorInput,
  UpdateMyEducatorProfileInput,
  UpdateMyStudentProfileInput,
  UpdateStudentInput,
} from '../../schema.generated.ts';
import type { GivenConsentFragment } from './GivenConsent.generated.ts';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { numberOf } from '../../ui/digits.ts';
import { listOf } from './listOf.ts';
import { isSameEmail, type ProfileValues } from './profileValues.ts';

const text = (value: string) => value.trim() || null;
const number = (value: string) => (value.trim() === '' ? null : numberOf(value));

/** The record that is edited. */
type Edited = Pick<PersonProfileFragment, 'id' | 'email' | 'version' | 'formSubmitted' | 'status'>;

const personal = (values: ProfileValues) => ({
  dateOfBirth: text(values.dateOfBirth),
  age: number(values.age),
  address: text(values.address),
  city: text(values.city),
  state: text(values.state),
  emergencyContact: text(values.emergencyContact),
  preferredLanguage: text(values.preferredLanguage),
  achievements: text(values.achievements),
});

const school = (values: ProfileValues) => ({
  class: values.class,
  schoolName: values.schoolName.trim(),
  academicStream: text(values.academicStream),
  tenthPercentage: number(values.tenthPercentage),
  twelfthPercentage: number(values.twelfthPercentage),
  futureAspirations: text(values.futureAspirations),
  parentContact: text(values.parentContact),
});

const work = (values: ProfileValues) => ({
  currentPosition: values.currentPosition,
  institution: values.institution.trim(),
  experience: text(values.experience),
  qualifications: text(values.qualifications),
  specialization: text(values.specialization),
  researchInterests: text(values.researchInterests),
  publications: text(values.publications),
  certifications: text(values.certifications),
});

/** The current password, where the form asked for it. */
const confirmation = (stored: Edited, { email, currentPassword }: ProfileValues) =>
  isSameEmail(stored.email, email) ? {} : { currentPassword };

const account = (values: ProfileValues) => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
});

/**
 * Fields that only an administrator sends. Sends formSubmitted only if it is already true, so that
 * an edit does not mark the form as submitted.
 */
const administered = ({ id, version, formSubmitted, status }: Edited, values: ProfileValues) => ({
  id,
  ifVersion: version,
  ...account(values),
  gender: text(values.gender),
  ...((status !== null || values.status !== 'active') && { status: values.status }),
  ...(formSubmitted && { formSubmitted }),
});

const details = (values: ProfileValues) => ({
  ...personal(values),
  gender: text(values.gender),
  interests: listOf(values.interests),
});

/** The stored guardian's consent, sent along because a backend may replace all form details. */
function keptConsent(consent: GivenConsentFragment | null | undefined) {
  const { guardianName, relation, contact, givenOn, noticeVersion, language } = consent ?? {};
  return guardianName && relation && contact && givenOn && noticeVersion
    ? {
        consent: {
          ...{ guardianName, relation, contact, givenOn, noticeVersion },
          ...(language && { language }),
        },
      }
    : {};
}

type EditedStudent = Edited & { formDetails: { consent: GivenConsentFragment | null } | null };

export const studentInput = (person: EditedStudent, values: ProfileValues): UpdateStudentInput => ({
  ...administered(person, values),
  education: text(values.education),
  formDetails: {
    ...details(values),
    ...school(values),
    ...keptConsent(person.formDetails?.consent),
  },
});

export const educatorInput = (person: Edited, values: ProfileValues): UpdateEducatorInput => ({
  ...administered(person, values),
  formDetails: { ...details(values), ...work(values) },
});

export const ownStudentInput = (
  person: Edited,
  values: ProfileValues,
): UpdateMyStudentProfileInput => ({
  ifVersion: person.version,
  ...account(values),
  ...confirmation(person, values),
  ...personal(values),
  ...school(values),
});

export const ownEducatorInput = (
  person: Edited,
  values: ProfileValues,
): UpdateMyEducatorProfileInput => ({
  ifVersion: person.version,
  ...account(values),
  ...confirmation(person, values),
  ...personal(values),
  ...work(values),
});
