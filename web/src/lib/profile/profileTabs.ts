import type { ClubAudience } from '../../schema.generated.ts';
import { CONFIRMATION, type ProfileField } from './profileFields.ts';

/** Who edits the profile: an administrator, or the person. */
export type ProfileMode = 'admin' | 'self';

export interface ProfileTab {
  value: string;
  label: string;
  fields: ProfileField[];
}

/** Fields that only an administrator can change. */
const ADMIN_ONLY: ReadonlySet<ProfileField> = new Set([
  'gender',
  'education',
  'status',
  'interests',
]);

/** Fields that only the person fills in. */
const OWN_ONLY: ReadonlySet<ProfileField> = new Set([CONFIRMATION]);

const CONTACT: ProfileField[] = ['emergencyContact', 'preferredLanguage'];
const PLACE: ProfileField[] = ['dateOfBirth', 'age', 'address', 'city', 'state'];

type ProfileTabs = [ProfileTab, ...ProfileTab[]];

const TABS: Record<ClubAudience, ProfileTabs> = {
  STUDENT: [
    {
      value: 'basic',
      label: 'Basic Info',
      fields: ['name', 'email', 'phone', CONFIRMATION, 'gender', 'education', 'status'],
    },
    {
      value: 'academic',
      label: 'Academic',
      fields: ['class', 'academicStream', 'schoolName', 'tenthPercentage', 'twelfthPercentage'],
    },
    { value: 'personal', label: 'Personal', fields: [...PLACE, 'parentContact', ...CONTACT] },
    {
      value: 'interests',
      label: 'Interests',
      fields: ['interests', 'futureAspirations', 'achievements'],
    },
  ],
  EDUCATOR: [
    {
      value: 'basic',
      label: 'Basic Info',
      fields: ['name', 'email', 'phone', CONFIRMATION, 'gender', 'status'],
    },
    {
      value: 'academic',
      label: 'Academic',
      fields: ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'],
    },
    { value: 'personal', label: 'Personal', fields: [...PLACE, ...CONTACT] },
    {
      value: 'interests',
      label: 'Interests',
      fields: ['interests', 'researchInterests', 'publications', 'certifications', 'achievements'],
    },
  ],
};

/** Tabs of the form with their fields. */
export function profileTabs(audience: ClubAudience, mode: ProfileMode): ProfileTabs {
  const offered = (tab: ProfileTab) => {
    const hidden = mode === 'admin' ? OWN_ONLY : ADMIN_ONLY;
    const fields = tab.fields.filter((field) => !hidden.has(field));
    // A person's own profile has no interests in this tab: they are changed by refilling the form.
    const isGoals = tab.value === 'interests' && mode === 'self';
    return { ...tab, label: isGoals ? 'Goals' : tab.label, fields };
  };
  const [first, ...others] = TABS[audience];
  return [offered(first), ...others.map(offered)];
}
