import { t } from '@lingui/core/macro';
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

const about = (note: () => string): Step => ({
  id: 'about',
  title: () => t`About you`,
  asks: () => t`Name, email, phone, birthday`,
  note,
  fields: ['fullName', 'email', 'phone', 'dateOfBirth', 'age', 'gender', 'preferredLanguage'],
  Fields: AboutFields,
});

const club = (note: () => string): Step => ({
  id: 'club',
  title: () => t`Club`,
  asks: () => t`Choose one, or decide later`,
  note,
  fields: ['clubId'],
  Fields: ClubFields,
});

/** Last step, without fields. */
export const REVIEW: Step = {
  id: 'review',
  title: () => t`Review`,
  asks: () => t`Look it over, then send`,
  note: () => t`Look your answers over before you send them. You can change them later, too.`,
  fields: [],
  Fields: ReviewFields,
};

/** Steps of each form, in order. */
export const STEPS: Record<ClubAudience, readonly [Step, ...Step[]]> = {
  STUDENT: [
    about(
      () =>
        t`So that we know who you are. Your mentor sees name, email and phone, the administrators all of it.`,
    ),
    {
      id: 'school',
      title: () => t`School`,
      asks: () => t`Class, school, marks`,
      note: () =>
        t`To find a club and a mentor that fit. Your mentor sees class and school, the administrators all of it.`,
      fields: ['class', 'schoolName', 'tenthPercentage', 'twelfthPercentage', 'academicStream'],
      Fields: SchoolFields,
    },
    {
      id: 'interests',
      title: () => t`Interests`,
      asks: () => t`What you enjoy, what you hope for`,
      note: () =>
        t`To match a mentor to you; nothing here is marked. Your mentor sees interests and aspirations, the administrators all of it.`,
      fields: ['interests', 'futureAspirations', 'achievements'],
      Fields: StudentInterestFields,
    },
    {
      id: 'family',
      title: () => t`Family`,
      asks: () => t`Address, contacts, a guardian’s consent`,
      note: () =>
        t`So that we know where you live and whom to call. Only the administrators see it.`,
      fields: ['address', 'city', 'state', 'parentContact', 'emergencyContact', ...CONSENT_FIELDS],
      Fields: FamilyFields,
    },
    club(
      () => t`Your club sets the stages of your path. Your mentor and the administrators see it.`,
    ),
  ],
  EDUCATOR: [
    about(
      () =>
        t`So that we know who you are. Your counsellor sees name, email and phone, the administrators all of it.`,
    ),
    {
      id: 'work',
      title: () => t`Work`,
      asks: () => t`Position, institution, experience`,
      note: () => t`To find the counsellor who fits you, who sees it, as the administrators do.`,
      fields: ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'],
      Fields: WorkFields,
    },
    {
      id: 'interests',
      title: () => t`Interests`,
      asks: () => t`Research, publications, achievements`,
      note: () =>
        t`To know what you work on. Your counsellor sees interests and research, the administrators all of it.`,
      fields: ['interests', 'researchInterests', 'publications', 'certifications', 'achievements'],
      Fields: EducatorInterestFields,
    },
    {
      id: 'address',
      title: () => t`Address`,
      asks: () => t`Address and emergency contact`,
      note: () =>
        t`So that we know where you live and whom to call. Only the administrators see it.`,
      fields: ['address', 'city', 'state', 'emergencyContact'],
      Fields: AddressFields,
    },
    club(
      () =>
        t`Your club sets the stages of your path. Your counsellor and the administrators see it.`,
    ),
  ],
};
