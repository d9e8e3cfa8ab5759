import type { ClubAudience } from '../../schema.generated.ts';
import type { ProfileField } from './profileFields.ts';

/** Who edits: an administrator another person's profile, or the person the own one. */
export type ProfileMode = 'admin' | 'self';

export interface ProfileTab {
  value: string;
  label: string;
  fields: ProfileField[];
}

/** Fields that only an administrator changes: the calls for one's own profile have none of them. */
const ADMIN_ONLY: ReadonlySet<ProfileField> = new Set([
  'gender',
  'education',
  'status',
  'interests',
]);

const CONTACT: ProfileField[] = ['emergencyContact', 'preferredLanguage'];
const PLACE: ProfileField[] = ['dateOfBirth', 'age', 'address', 'city', 'state'];

type ProfileTabs = [ProfileTab, ...ProfileTab[]];

const TABS: Record<ClubAudience, ProfileTabs> = {
  STUDENT: [
    {
      value: 'basic',
      label: 'Basic Info',
      fields: ['name', 'email', 'phone', 'gender', 'education', 'status'],
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
      fields: ['name', 'email', 'phone', 'gender', 'status'],
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

/** The tabs of the form with their fields. */
export function profileTabs(audience: ClubAudience, mode: ProfileMode): ProfileTabs {
  const offered = (tab: ProfileTab) => ({
    ...tab,
    fields: tab.fields.filter((field) => mode === 'admin' || !ADMIN_ONLY.has(field)),
  });
  const [first, ...others] = TABS[audience];
  return [offered(first), ...others.map(offered)];
}
