import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface MissingRecordProps {
  /** What it was ("Mentor"). */
  noun: string;
  onClose: () => void;
}

/** In place of a dialog whose record no list has any more. */
export function MissingRecord({ noun, onClose }: MissingRecordProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${noun} not found`}
      description="The record may have been removed meanwhile."
      footer={
        <Button tone="outline" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}
