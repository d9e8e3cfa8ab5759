import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { textOf } from '../i18n/catalogs.ts';
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

type TabMessages = Omit<ProfileTab, 'label'> & { label: MessageDescriptor };

const TABS: Record<ClubAudience, [TabMessages, ...TabMessages[]]> = {
  STUDENT: [
    {
      value: 'basic',
      label: msg`Basic Info`,
      fields: ['name', 'email', 'phone', CONFIRMATION, 'gender', 'education', 'status'],
    },
    {
      value: 'academic',
      label: msg`Academic`,
      fields: ['class', 'academicStream', 'schoolName', 'tenthPercentage', 'twelfthPercentage'],
    },
    { value: 'personal', label: msg`Personal`, fields: [...PLACE, 'parentContact', ...CONTACT] },
    {
      value: 'interests',
      label: msg`Interests`,
      fields: ['interests', 'futureAspirations', 'achievements'],
    },
  ],
  EDUCATOR: [
    {
      value: 'basic',
      label: msg`Basic Info`,
      fields: ['name', 'email', 'phone', CONFIRMATION, 'gender', 'status'],
    },
    {
      value: 'academic',
      label: msg`Academic`,
      fields: ['currentPosition', 'institution', 'experience', 'qualifications', 'specialization'],
    },
    { value: 'personal', label: msg`Personal`, fields: [...PLACE, ...CONTACT] },
    {
      value: 'interests',
      label: msg`Interests`,
      fields: ['interests', 'researchInterests', 'publications', 'certifications', 'achievements'],
    },
  ],
};

/** Tabs of the form with their fields. */
export function profileTabs(audience: ClubAudience, mode: ProfileMode): ProfileTabs {
  const offered = (tab: TabMessages): ProfileTab => {
    const hidden = mode === 'admin' ? OWN_ONLY : ADMIN_ONLY;
    const fields = tab.fields.filter((field) => !hidden.has(field));
    // A person's own profile has no interests in this tab: they are changed by refilling the form.
    const isGoals = tab.value === 'interests' && mode === 'self';
    return { ...tab, label: textOf(isGoals ? msg`Goals` : tab.label), fields };
  };
  const [first, ...others] = TABS[audience];
  return [offered(first), ...others.map(offered)];
}
