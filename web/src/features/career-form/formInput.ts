import { numberOf } from '../../ui/digits.ts';
import { listOf } from '../../lib/profile/listOf.ts';
import type { EducatorFormInput, StudentFormInput } from '../../schema.generated.ts';
import type { Answers } from './answers.ts';
import { consentInput } from './consent.ts';
import { hasTwelfthField } from '../../lib/profile/hasTwelfthField.ts';

const text = (answer: string) => answer.trim() || null;
const number = (answer: string) => (answer.trim() === '' ? null : numberOf(answer));

const common = (answers: Answers) => ({
  fullName: answers.fullName.trim(),
  email: answers.email.trim(),
  phone: answers.phone.trim(),
  clubId: text(answers.clubId),
  dateOfBirth: text(answers.dateOfBirth),
  age: number(answers.age),
  gender: text(answers.gender),
  address: text(answers.address),
  city: text(answers.city),
  state: text(answers.state),
  emergencyContact: text(answers.emergencyContact),
  preferredLanguage: text(answers.preferredLanguage),
  interests: listOf(answers.interests),
  achievements: text(answers.achievements),
});

/** Input of the student's mutation; empty answers become null. */
export const studentInput = (answers: Answers): StudentFormInput => ({
  ...common(answers),
  class: answers.class,
  schoolName: answers.schoolName.trim(),
  academicStream: text(answers.academicStream),
  tenthPercentage: number(answers.tenthPercentage),
  twelfthPercentage: hasTwelfthField(answers.class) ? number(answers.twelfthPercentage) : null,
  futureAspirations: text(answers.futureAspirations),
  parentContact: text(answers.parentContact),
  ...consentInput(answers),
});

/** Input of the educator's mutation; empty answers become null. */
export const educatorInput = (answers: Answers): EducatorFormInput => ({
  ...common(answers),
  currentPosition: answers.currentPosition,
  institution: answers.institution.trim(),
  experience: text(answers.experience),
  qualifications: text(answers.qualifications),
  specialization: text(answers.specialization),
  researchInterests: text(answers.researchInterests),
  publications: text(answers.publications),
  certifications: text(answers.certifications),
});
