import type { ComponentType } from 'react';
import type { ClubAudience } from '../../schema.generated.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { FieldName } from './answers.ts';
import { AboutFields } from './fields/AboutFields.tsx';
import { AddressFields } from './fields/AddressFields.tsx';
import { EducatorInterestFields } from './fields/EducatorInterestFields.tsx';
import { FamilyFields } from './fields/FamilyFields.tsx';
import { SchoolFields } from './fields/SchoolFields.tsx';
import { StudentInterestFields } from './fields/StudentInterestFields.tsx';
import { WorkFields } from './fields/WorkFields.tsx';

const ClubFields = lazyPart(async () => (await import('./fields/ClubFields.tsx')).ClubFields);

/** One part of the form. */
export interface Step {
  /** Its word in the address. */
  id: string;
  title: string;
  /** What it asks for, on the path. */
  asks: string;
  /** Why it asks, at its head. */
  note: string;
  fields: readonly FieldName[];
  Fields: ComponentType<{ audience: ClubAudience }>;
}

const about: Step = {
  id: 'about',
  title: 'About you',
  asks: 'Name, email, phone, birthday',
  note: 'So that your mentor knows who you are and how to reach you.',
  fields: ['fullName', 'email', 'phone', 'dateOfBirth', 'age', 'gender', 'preferredLanguage'],
  Fields: AboutFields,
};

const club: Step = {
  id: 'club',
  title: 'Club',
  asks: 'Choose one, then send',
  note: 'Your club sets the stages of your path and the mentors you can get.',
  fields: ['clubId'],
  Fields: ClubFields,
};

export const STEPS: Record<ClubAudience, readonly [Step, ...Step[]]> = {
  STUDENT: [
    about,
    {
      id: 'school',
      title: 'School',
      asks: 'Class, school, marks',
      note: 'Your class and school decide which clubs and mentors we suggest.',
      fields: ['class', 'schoolName', 'tenthPercentage', 'twelfthPercentage', 'academicStream'],
      Fields: SchoolFields,
    },
    {
      id: 'interests',
      title: 'Interests',
      asks: 'What you enjoy, what you hope for',
      note: 'Nothing here is marked. Write it as you would say it.',
      fields: ['interests', 'futureAspirations', 'achievements'],
      Fields: StudentInterestFields,
    },
    {
      id: 'family',
      title: 'Family',
      asks: 'Address and emergency contact',
      note: 'Where you live, and whom we may call.',
      fields: ['address', 'city', 'state', 'parentContact', 'emergencyContact'],
      Fields: FamilyFields,
    },
    club,
  ],
  EDUCATOR: [
    about,
    {
      id: 'work',
      title: 'Work',
      asks: 'Position, institution, experience',
      note: 'Your position and experience decide which counsellor fits you.',
      fields: ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'],
      Fields: WorkFields,
    },
    {
      id: 'interests',
      title: 'Interests',
      asks: 'Research, publications, achievements',
      note: 'What you work on, and what you would like to work on.',
      fields: ['interests', 'researchInterests', 'publications', 'certifications', 'achievements'],
      Fields: EducatorInterestFields,
    },
    {
      id: 'address',
      title: 'Address',
      asks: 'Address and emergency contact',
      note: 'Where you live, and whom we may call.',
      fields: ['address', 'city', 'state', 'emergencyContact'],
      Fields: AddressFields,
    },
    club,
  ],
};
