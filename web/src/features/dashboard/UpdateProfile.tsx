import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useUrlDialog } from '../../lib/url/useUrlDialog.ts';
import type { PersonProfileFragment } from '../../lib/profile/PersonProfile.generated.ts';
import type { FailedParts } from '../../lib/failure/failedParts.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { loadMessages } from '../../lib/i18n/catalogs.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { QuickButton } from './QuickActions.tsx';

const OwnProfileDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./OwnProfileDialog.tsx'), loadMessages('profileForm')]);
  return part.OwnProfileDialog;
});

interface UpdateProfileProps {
  person: PersonProfileFragment;
  failed: FailedParts;
}

/**
 * Button and dialog to edit the own profile; a save updates name, email and phone of the session.
 */
export function UpdateProfile({ person, failed }: UpdateProfileProps) {
  const dialog = useUrlDialog('dialog');
  const { user, updateUser } = useSession();
  return (
    <>
      <QuickButton
        icon="pencil"
        title={t`Update Profile`}
        note={t`Contact, address and more`}
        onClick={() => {
          dialog.open('profile');
        }}
      />
      {dialog.value === 'profile' && (
        <Suspense>
          <OwnProfileDialog
            person={person}
            failed={failed}
            onClose={dialog.close}
            onSaved={({ name, email, phone }) => {
              if (user) updateUser({ ...user, name, email, phone });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
