import { plural, t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useBeforeUnload, useLocation, useNavigate } from 'react-router-dom';
import { hasUnstoredDraft } from '../../lib/draftStorage.ts';
import { browserStorage } from '../../lib/safeStorage.ts';
import { accountNotice } from '../../lib/session/accountNotice.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { onDevice } from '../../lib/unsent/onDevice.ts';
import { LazyConfirmDialog, loadConfirmDialog } from '../../ui/LazyConfirmDialog.tsx';
import { usePreload } from '../../ui/usePreload.ts';
import { afterLogout } from './afterLogout.ts';
import { LogoutContext } from './useLogout.ts';

/** What a logout of the user deletes from this device: `2 updates and one draft`; may be empty. */
function unsentOf(userId: string): string {
  const onThis = onDevice(userId);
  const [changes, drafts] = [onThis.changes.length, onThis.drafts.length];
  const updates = changes > 0 && plural(changes, { one: 'one update', other: '# updates' });
  const others = drafts > 0 && plural(drafts, { one: 'one draft', other: '# drafts' });
  return updates && others ? t`${updates} and ${others}` : updates || others || '';
}

const QUESTION = [loadConfirmDialog];
const NOTHING: typeof QUESTION = [];

/**
 * Provides the logout: it ends the session, shows a toast and navigates to `/`. Asks for
 * confirmation before it deletes drafts or unsent updates from this device, and before the page is
 * closed with some that the browser does not store.
 */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const { status, user, signOut } = useSession();
  const navigate = useNavigate();
  const page = useLocation().key;
  const userId = user?.id ?? '';
  const [asked, setAsked] = useState({ unsent: '', page: '', userId: '' });
  // A logout must be possible without a connection, too.
  usePreload(user ? QUESTION : NOTHING);
  useBeforeUnload((event) => {
    if (hasUnstoredDraft(browserStorage)) event.preventDefault();
  });
  const logOut = () => {
    void signOut();
    accountNotice({ about: 'logout' });
    void navigate(status === 'unreachable' ? '/login' : afterLogout());
  };
  const askFirst = () => {
    const unsent = unsentOf(userId);
    if (unsent === '') logOut();
    else setAsked({ unsent, page, userId });
  };
  return (
    <LogoutContext value={askFirst}>
      {children}
      <LazyConfirmDialog
        // On another page, and after the end of the session, the question is void.
        open={asked.unsent !== '' && asked.page === page && asked.userId === user?.id}
        onClose={() => {
          setAsked({ ...asked, page: '' });
        }}
        title={t`Log out and lose ${{ unsent: asked.unsent }}?`}
        consequence={t`What you wrote is not sent yet. Logging out deletes it from this device.`}
        confirm={t`Log out`}
        onConfirm={logOut}
      />
    </LogoutContext>
  );
}
