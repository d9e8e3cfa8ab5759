import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** Called by Cancel, Escape and the close button. */
  onClose: () => void;
  /** What is asked, with the name ("Delete Robotics Club?"). */
  title: string;
  /** What will happen, and to whom ("Its 5 stages go too. 42 students stay without a club."). */
  consequence: string;
  /** The deed in words, on its button ("Delete club"). */
  confirm: string;
  onConfirm: () => void;
  /** It is being done: neither asked again nor called off. */
  busy?: boolean;
  /** Where the focus goes on closing, when that is not where it came from; null for the usual. */
  returnTo?: () => HTMLElement | null;
  /** What else there is to decide. */
  children?: ReactNode;
}

/** Asks before something is destroyed. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, consequence, confirm, onConfirm, busy = false } = props;
  const { returnTo, children } = props;
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
            Cancel
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
