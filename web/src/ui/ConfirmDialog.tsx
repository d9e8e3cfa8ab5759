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
  /** What else there is to decide. */
  children?: ReactNode;
}

/** Asks before something is destroyed. The focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, consequence, confirm, onConfirm, busy = false, children } = props;
  const cancel = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={cancel}
      title={title}
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
