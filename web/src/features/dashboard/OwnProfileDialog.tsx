import { useState } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import type { PersonProfileFragment } from '../../lib/profile/PersonProfile.generated.ts';
import { ProfileDialog } from '../../lib/profile/ProfileDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

const TITLE = 'Update Profile';

interface OwnProfileDialogProps {
  person: PersonProfileFragment;
  failed: FailedParts;
  onClose: () => void;
  onSaved: (person: PersonProfileFragment) => void;
}

/**
 * The form for the own profile. It begins with a record that is whole: saved from one with failed
 * parts, it would empty them. Once it is open, a later failure leaves it as it is.
 */
export function OwnProfileDialog({ person, failed, ...form }: OwnProfileDialogProps) {
  const isWhole = !['formDetails', 'education', 'phone'].some((field) => failed.has(field));
  const [start, setStart] = useState(isWhole ? person : null);
  if (!start && isWhole) setStart(person);
  if (start) return <ProfileDialog mode="self" title={TITLE} person={start} {...form} />;
  return (
    <Dialog open title={TITLE} onClose={form.onClose}>
      <FailedPart what="Your answers" {...failed} />
    </Dialog>
  );
}
