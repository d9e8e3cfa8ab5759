import { expect, it } from 'vitest';
import { profileTabs } from './profileTabs.ts';

const place = ['dateOfBirth', 'age', 'address', 'city', 'state'];
const contact = ['emergencyContact', 'preferredLanguage'];
const school = ['class', 'academicStream', 'schoolName', 'tenthPercentage', 'twelfthPercentage'];
const work = ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'];
const research = ['researchInterests', 'publications', 'certifications', 'achievements'];

it.each([
  {
    audience: 'STUDENT',
    mode: 'admin',
    tabs: {
      'Basic Info': ['name', 'email', 'phone', 'gender', 'education', 'status'],
      Academic: school,
      Personal: [...place, 'parentContact', ...contact],
      Interests: ['interests', 'futureAspirations', 'achievements'],
    },
  },
  {
    audience: 'STUDENT',
    mode: 'self',
    tabs: {
      'Basic Info': ['name', 'email', 'phone', 'currentPassword'],
      Academic: school,
      Personal: [...place, 'parentContact', ...contact],
      Goals: ['futureAspirations', 'achievements'],
    },
  },
  {
    audience: 'EDUCATOR',
    mode: 'admin',
    tabs: {
      'Basic Info': ['name', 'email', 'phone', 'gender', 'status'],
      Academic: work,
      Personal: [...place, ...contact],
      Interests: ['interests', ...research],
    },
  },
  {
    audience: 'EDUCATOR',
    mode: 'self',
    tabs: {
      'Basic Info': ['name', 'email', 'phone', 'currentPassword'],
      Academic: work,
      Personal: [...place, ...contact],
      Goals: research,
    },
  },
] as const)('the tabs of $audience, edited by $mode', ({ audience, mode, tabs }) => {
  const found = profileTabs(audience, mode).map(({ label, fields }) => [label, fields]);
  expect(found).toEqual(Object.entries(tabs));
});
