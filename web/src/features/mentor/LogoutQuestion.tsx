import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useOutbox } from './outbox/useOutbox.ts';

interface LogoutQuestionProps {
  onLogout: () => void;
  /** @param logOut asks first, if updates would be lost */
  children: (logOut: () => void) => ReactNode;
}

/** Asks before a logout loses updates that wait for a connection. */
export function LogoutQuestion({ onLogout, children }: LogoutQuestionProps) {
  const { updates } = useOutbox();
  const [asks, setAsks] = useState(false);
  const count = updates.length;
  const people = [...new Set(updates.map(({ personName }) => personName))].join(', ');
  return (
    <>
      {children(() => {
        if (count > 0) setAsks(true);
        else onLogout();
      })}
      <ConfirmDialog
        open={asks}
        onClose={() => {
          setAsks(false);
        }}
        title={`Log out and lose ${count === 1 ? 'an update' : `${count} updates`}?`}
        consequence={`What you wrote for ${people} is not sent yet. Logging out deletes it from this device.`}
        confirm="Log out"
        onConfirm={onLogout}
      />
    </>
  );
}
