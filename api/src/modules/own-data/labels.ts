/** What fields are called, in the words of the forms and in their order; then those of other parts. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  audience: 'Role',
  education: 'Education',
  dateOfBirth: 'Date of birth',
  age: 'Age',
  gender: 'Gender',
  preferredLanguage: 'Preferred language',
  class: 'Class',
  schoolName: 'School name',
  tenthPercentage: '10th percentage',
  twelfthPercentage: '12th percentage',
  academicStream: 'Academic stream',
  currentPosition: 'Position',
  institution: 'Institution',
  experience: 'Experience',
  qualifications: 'Highest qualification',
  specialization: 'Specialization',
  interests: 'Interests',
  futureAspirations: 'Future aspirations',
  researchInterests: 'Research interests',
  publications: 'Publications',
  certifications: 'Certifications',
  achievements: 'Achievements',
  address: 'Address',
  city: 'City',
  state: 'State',
  parentContact: 'Parent or guardian contact',
  emergencyContact: 'Emergency contact',
  'consent.guardianName': 'Guardian’s name',
  'consent.relation': 'Guardian’s relation to you',
  'consent.contact': 'Guardian’s phone or email',
  'consent.givenOn': 'Consent given on',
  'consent.noticeVersion': 'Version of the notice',
  formSubmitted: 'Form submitted',
  formSubmittedAt: 'First submitted on',

  'club.name': 'Club',
  'mentor.name': 'Mentor',
  'stage.name': 'Stage',
  description: 'What it is about',
  createdAt: 'Joined on',
  savedAt: 'Saved on',
  completedAt: 'Completed on',
  changedAt: 'When',
  changedBy: 'Who',
  askedAt: 'Asked on',
  decidedAt: 'Decided on',
  begunAt: 'Signed in on',
  lastUsedAt: 'Last used',
  expiresAt: 'Ends on',
  wanted: 'Mails wanted',
  lastSentAt: 'Last mail on',
};
const names = Object.keys(labels);

/** Where a field comes among the answers; what the forms do not know comes last. */
export function placeOf(name: string): number {
  const place = names.indexOf(name);
  return place < 0 ? names.length : place;
}

/** A field that has no words of its own is told by its name: `favouriteBook`, `name` → `Favourite book: name`. */
export function labelOf(path: readonly string[]): string {
  const words = path.map((part) =>
    part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  return labels[path.join('.')] ?? capitalised(words.join(': '));
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
