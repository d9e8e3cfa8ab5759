import type { ClubAudience } from '../../schema.generated.ts';
import { ClubFields } from './fields/ClubFields.tsx';
import { ReviewFields } from './fields/ReviewFields.tsx';
import { CONSENT_FIELDS } from './consent.ts';
import { AboutFields } from './fields/AboutFields.tsx';
import { AddressFields } from './fields/AddressFields.tsx';
import { EducatorInterestFields, StudentInterestFields } from './fields/InterestsField.tsx';
import { FamilyFields } from './fields/FamilyFields.tsx';
import { SchoolFields } from './fields/SchoolFields.tsx';
import { WorkFields } from './fields/WorkFields.tsx';
import type { Step } from './step.ts';

/** @param guide "mentor" or "counsellor" */
const about = (guide: string): Step => ({
  id: 'about',
  title: 'About you',
  asks: 'Name, email, phone, birthday',
  note: `So that we know who you are. Your ${guide} sees name, email and phone, the administrators all of it.`,
  fields: ['fullName', 'email', 'phone', 'dateOfBirth', 'age', 'gender', 'preferredLanguage'],
  Fields: AboutFields,
});

const club = (guide: string): Step => ({
  id: 'club',
  title: 'Club',
  asks: 'Choose one, or decide later',
  note: `Your club sets the stages of your path. Your ${guide} and the administrators see it.`,
  fields: ['clubId'],
  Fields: ClubFields,
});

/** Last step, without fields. */
export const REVIEW: Step = {
  id: 'review',
  title: 'Review',
  asks: 'Look it over, then send',
  note: 'Look your answers over before you send them. You can change them later, too.',
  fields: [],
  Fields: ReviewFields,
};

/** Steps of each form, in order. */
export const STEPS: Record<ClubAudience, readonly [Step, ...Step[]]> = {
  STUDENT: [
    about('mentor'),
    {
      id: 'school',
      title: 'School',
      asks: 'Class, school, marks',
      note: 'To find a club and a mentor that fit. Your mentor sees class and school, the administrators all of it.',
      fields: ['class', 'schoolName', 'tenthPercentage', 'twelfthPercentage', 'academicStream'],
      Fields: SchoolFields,
    },
    {
      id: 'interests',
      title: 'Interests',
      asks: 'What you enjoy, what you hope for',
      note: 'To match a mentor to you; nothing here is marked. Your mentor sees interests and aspirations, the administrators all of it.',
      fields: ['interests', 'futureAspirations', 'achievements'],
      Fields: StudentInterestFields,
    },
    {
      id: 'family',
      title: 'Family',
      asks: 'Address, contacts, a guardian’s consent',
      note: 'So that we know where you live and whom to call. Only the administrators see it.',
      fields: ['address', 'city', 'state', 'parentContact', 'emergencyContact', ...CONSENT_FIELDS],
      Fields: FamilyFields,
    },
    club('mentor'),
  ],
  EDUCATOR: [
    about('counsellor'),
    {
      id: 'work',
      title: 'Work',
      asks: 'Position, institution, experience',
      note: 'To find the counsellor who fits you, who sees it, as the administrators do.',
      fields: ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'],
      Fields: WorkFields,
    },
    {
      id: 'interests',
      title: 'Interests',
      asks: 'Research, publications, achievements',
      note: 'To know what you work on. Your counsellor sees interests and research, the administrators all of it.',
      fields: ['interests', 'researchInterests', 'publications', 'certifications', 'achievements'],
      Fields: EducatorInterestFields,
    },
    {
      id: 'address',
      title: 'Address',
      asks: 'Address and emergency contact',
      note: 'So that we know where you live and whom to call. Only the administrators see it.',
      fields: ['address', 'city', 'state', 'emergencyContact'],
      Fields: AddressFields,
    },
    club('counsellor'),
  ],
};
