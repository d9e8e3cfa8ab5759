import { useState, type ReactNode } from 'react';
import { countDrafts } from '../../lib/draftStorage.ts';
import { browserStorage } from '../../lib/safeStorage.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { LazyConfirmDialog } from '../../ui/LazyConfirmDialog.tsx';
import { useOutbox } from './outbox/useOutbox.ts';
import { PROGRESS_DRAFTS } from './update/progressDraft.ts';

interface LogoutConfirmationProps {
  onLogout: () => void;
  /** @param logOut logs out, after a confirmation if data would be lost */
  children: (logOut: () => void) => ReactNode;
}

/** Unsent data that a logout deletes from this device. */
interface Unsent {
  updates: number;
  drafts: number;
}

const counted = (count: number, noun: string) =>
  count === 0 ? [] : [count === 1 ? `one ${noun}` : `${count} ${noun}s`];

const listed = ({ updates, drafts }: Unsent) =>
  [...counted(updates, 'update'), ...counted(drafts, 'draft')].join(' and ');

/** Asks for confirmation before a logout deletes drafts or unsent updates. */
export function LogoutConfirmation({ onLogout, children }: LogoutConfirmationProps) {
  const { updates } = useOutbox();
  const userId = useSession().user?.id ?? '';
  const [unsent, setUnsent] = useState<Unsent>({ updates: 0, drafts: 0 });
  const [asks, setAsks] = useState(false);
  return (
    <>
      {children(() => {
        const drafts = countDrafts(browserStorage, userId, PROGRESS_DRAFTS);
        setUnsent({ updates: updates.length, drafts });
        if (updates.length + drafts > 0) setAsks(true);
        else onLogout();
      })}
      <LazyConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
        }}
        title={`Log out and lose ${listed(unsent)}?`}
        consequence="What you wrote is not sent yet. Logging out deletes it from this device."
        confirm="Log out"
        onConfirm={onLogout}
      />
    </>
  );
}
