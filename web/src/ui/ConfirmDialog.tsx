import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** Called by Cancel, Escape and the close button. */
  onClose: () => void;
  /** The question, with the name of the record ("Delete Robotics Club?"). */
  title: string;
  /** Consequence of the action ("Its 5 stages go too. 42 students stay without a club."). */
  consequence: string;
  /** Label of the confirm button ("Delete club"). */
  confirm: string;
  onConfirm: () => void;
  /** Label of the other button; default: "Cancel". */
  keep?: string;
  /** The action is in progress: the dialog can neither be confirmed nor closed. */
  busy?: boolean;
  /** Element to focus on closing, if not the previously focused one; null for the default. */
  returnTo?: () => HTMLElement | null;
  /** Further inputs. */
  children?: ReactNode;
}

/** Confirmation of a destructive action. Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, consequence, confirm, onConfirm, busy = false } = props;
  const { keep = t`Cancel`, returnTo, children } = props;
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={cancel}
      title={title}
      returnTo={returnTo}
      description={consequence}
      footer={
        <>
          <Button data-autofocus tone="outline" disabled={busy} onClick={cancel}>
            {keep}
          </Button>
          <Button tone="danger" busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
