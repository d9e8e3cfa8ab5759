import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import type { PersonProfileFragment } from '../../lib/profile/PersonProfile.generated.ts';
import { ProfileDialog } from '../../lib/profile/ProfileDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FailedPart } from '../../ui/states/FailedPart.tsx';

interface OwnProfileDialogProps {
  person: PersonProfileFragment;
  failed: FailedParts;
  onClose: () => void;
  onSaved: (person: PersonProfileFragment) => void;
}

/**
 * Dialog to edit the own profile. It opens only with a complete record, because saving one with
 * failed fields would clear them. Later failures do not affect an open dialog.
 */
export function OwnProfileDialog({ person, failed, ...form }: OwnProfileDialogProps) {
  const isWhole = !['formDetails', 'education', 'phone'].some((field) => failed.has(field));
  const [start, setStart] = useState(isWhole ? person : null);
  if (!start && isWhole) setStart(person);
  if (start)
    return <ProfileDialog mode="self" title={t`Update Profile`} person={start} {...form} />;
  return (
    <Dialog open title={t`Update Profile`} onClose={form.onClose}>
      <FailedPart what={t`Your answers`} {...failed} />
    </Dialog>
  );
}
