import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/Notice.tsx';
import { useLogout } from '../logout/useLogout.ts';
import type { NearEnd } from './useNearEnd.ts';

interface SessionWarningDialogProps {
  open: boolean;
  end: NearEnd;
  /** The user has read that the session can't be extended. */
  onDismiss: () => void;
}

/** Announced to screen readers at these times; the visible countdown is not. */
const ANNOUNCED = [
  [10, () => t`10 seconds left.`],
  [30, () => t`30 seconds left.`],
  [60, () => t`One minute left.`],
] as const;

const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Countdown to the end of the session. Closing it extends the session, unless the end is final. */
export function SessionWarningDialog({ open, end, onDismiss }: SessionWarningDialogProps) {
  const { verify, expire } = useSession();
  const logout = useLogout();
  const { at, secondsLeft, isFinal } = end;
  const [busy, setBusy] = useState(false);
  /** The end that could not be extended. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const stay = async () => {
    if (busy) return;
    setBusy(true);
    setFailedAt((await verify({ extend: true })) ? null : at);
    setBusy(false);
  };
  const [, announcement] = ANNOUNCED.find(([seconds]) => secondsLeft <= seconds) ?? [];
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={isFinal ? onDismiss : () => void stay()}
      title={isFinal ? t`Please log in again soon` : t`Are you still there?`}
      description={
        isFinal
          ? t`A login lasts for a limited time, and yours ends within two minutes. Save what you are working on.`
          : t`You have not used Waymark for a long time. For your safety you will be logged out within two minutes.`
      }
      footer={
        isFinal ? (
          <>
            <Button tone="outline" onClick={onDismiss}>
              {t`Not yet`}
            </Button>
            <Button tone="solid" data-autofocus onClick={expire}>
              {t`Log in again`}
            </Button>
          </>
        ) : (
          <>
            <Button tone="outline" onClick={logout}>
              {t`Log out`}
            </Button>
            <Button tone="solid" data-autofocus busy={busy} onClick={() => void stay()}>
              {t`Stay signed in`}
            </Button>
          </>
        )
      }
    >
      <chakra.p role="timer" aria-live="off" textStyle="figure" fontSize="42">
        {clock(secondsLeft)}
      </chakra.p>
      <chakra.div srOnly aria-live="polite">
        {announcement?.()}
      </chakra.div>
      {failedAt === at && (
        <FormAlert
          title={t`The server can’t be reached`}
          detail={t`Check your connection and try again.`}
        />
      )}
    </Dialog>
  );
}
