import { Formik } from 'formik';
import { useState } from 'react';
import type { PersonProfileFragment } from './PersonProfile.generated.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileSchema } from './profileSchema.ts';
import type { ProfileMode } from './profileTabs.ts';
import { profileValues } from './profileValues.ts';
import type { LastChange } from './useProfileConflict.ts';

interface ProfileDialogProps {
  mode: ProfileMode;
  /** The record when the dialog opened; later changes of it do not change the form. */
  person: PersonProfileFragment;
  title: string;
  /** Also called after a save. */
  onClose: () => void;
  /** Called with the saved record, before `onClose`. */
  onSaved?: (person: PersonProfileFragment) => void;
  /** Loads who saved a conflicting version, if the user may read it. */
  findLastChange?: () => Promise<LastChange | undefined>;
}

/** Dialog to edit a profile, for administrators and for the person. */
export function ProfileDialog({ person, ...form }: ProfileDialogProps) {
  const [start] = useState(person);
  return (
    <Formik
      initialValues={profileValues(start)}
      validationSchema={profileSchema(
        start.__typename === 'Student' ? 'STUDENT' : 'EDUCATOR',
        form.mode === 'self' ? start.email : null,
        profileValues(start),
      )}
      // ProfileForm validates and saves itself, because it opens the tab with the first error.
      onSubmit={() => undefined}
    >
      <ProfileForm start={start} {...form} />
    </Formik>
  );
}
