import type { FormDetails, GuardianConsent } from '../../domain/form-details.ts';

type FormField = Exclude<keyof FormDetails, 'consent'> | `consent.${keyof GuardianConsent}`;

/**
 * Labels of fields: the form's in its order, in the words of the screens; then those of other
 * sections. The pages in other languages translate these by name.
 */
export const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  language: 'Language of pages and mails',
  audience: 'Role',
  education: 'Education',
  dateOfBirth: 'Date of birth',
  age: 'Age',
  gender: 'Gender',
  preferredLanguage: 'Preferred language',
  class: 'Class',
  schoolName: 'School',
  tenthPercentage: '10th percentage',
  twelfthPercentage: '12th percentage',
  academicStream: 'Academic stream',
  currentPosition: 'Position',
  institution: 'Institution',
  experience: 'Years of experience',
  qualifications: 'Highest qualification',
  specialization: 'Specialization',
  interests: 'Interests',
  futureAspirations: 'Aspirations',
  researchInterests: 'Research interests',
  publications: 'Publications',
  certifications: 'Certifications',
  achievements: 'Achievements',
  address: 'Address',
  city: 'City',
  state: 'State',
  parentContact: 'Parent/guardian contact',
  emergencyContact: 'Emergency contact',
  'consent.guardianName': 'Guardian’s name',
  'consent.relation': 'Relation to you',
  'consent.contact': 'Guardian’s phone or email',
  'consent.givenOn': 'Consent given on',
  'consent.noticeVersion': 'Version of the notice',
  'consent.language': 'Language of the consent',
  formSubmitted: 'Form submitted',
  formSubmittedAt: 'First submitted on',

  'club.name': 'Club',
  'mentor.name': 'Mentor',
  'stage.name': 'Stage',
  description: 'Description',
  place: 'Place',
  text: 'Text',
  category: 'About',
  reportedAt: 'Reported on',
  takenAt: 'Taken on',
  closedAt: 'Closed on',
  readAt: 'Read on',
  'answer.stage.name': 'Stage',
  'answer.text': 'Answer',
  dueOn: 'Due on',
  doneAt: 'Done on',
  agreedAt: 'Agreed on',
  'step.text': 'Step',
  'step.dueOn': 'Due on',
  'step.isDone': 'Done',
  at: 'Date',
  'session.at': 'Date of the session',
  'session.place': 'Place',
  'session.status': 'Session',
  realistic: 'Practical',
  investigative: 'Investigative',
  artistic: 'Creative',
  social: 'Helping',
  enterprising: 'Enterprising',
  conventional: 'Organising',
  createdAt: 'Joined on',
  savedAt: 'Saved on',
  completedAt: 'Completed on',
  changedAt: 'Changed on',
  changedBy: 'Changed by',
  accessedAt: 'Accessed on',
  askedAt: 'Asked on',
  decidedAt: 'Decided on',
  begunAt: 'Signed in on',
  lastUsedAt: 'Last used',
  expiresAt: 'Ends on',
  wanted: 'Update mails',
  lastSentAt: 'Last mail on',
  status: 'Status',
  club: 'Club',
  stage: 'Stage',
  feedback: 'Feedback',
  savedBy: 'Saved by',
  doneBy: 'Done by',
  version: 'Version',
  interestProfile: 'Interest profile',
  reason: 'Reason',
  decidedBy: 'Decided by',
  answer: 'Answer',
  device: 'Device',
  lastLoginAt: 'Last login at',
  purpose: 'Purpose',
  kind: 'Kind',
  day: 'Day',
  access: 'Access',
  importedAt: 'Imported at',
  line: 'Line',
  keptSince: 'Kept since',
} satisfies Record<FormField, string> & Record<string, string>;
const names = Object.keys(labels);

/** Sort position of a field of the form; unknown fields are last. */
export function positionOf(name: string): number {
  const position = names.indexOf(name);
  return position < 0 ? names.length : position;
}

/** Label of a field; without one in the list it is made from the path: `favouriteBook`, `name` → `Favourite book: name`. */
export function labelOf(path: readonly string[]): string {
  const words = path.map((part) =>
    part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  return (
    (labels as Partial<Record<string, string>>)[path.join('.')] ?? capitalised(words.join(': '))
  );
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
