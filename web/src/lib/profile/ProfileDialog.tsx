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
  /** The record as it was just read; later changes of it do not change the form. */
  person: PersonProfileFragment;
  title: string;
  /** Also called after a save. */
  onClose: () => void;
  /** Called with the saved record, before `onClose`. */
  onSaved?: (person: PersonProfileFragment) => void;
  /** Finds out who saved another version meanwhile, where the caller may read it. */
  findLastChange?: () => Promise<LastChange | undefined>;
}

/** The form that edits a profile in a dialog, for administrators and for the person. */
export function ProfileDialog({ person, ...form }: ProfileDialogProps) {
  const [start] = useState(person);
  return (
    <Formik
      initialValues={profileValues(start)}
      validationSchema={profileSchema(start.__typename === 'Student' ? 'STUDENT' : 'EDUCATOR')}
      // The form saves by itself: it must know which tab has the first error.
      onSubmit={() => undefined}
    >
      <ProfileForm start={start} {...form} />
    </Formik>
  );
}
