import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface MissingRecordProps {
  /** Noun of the record ("Mentor"). */
  noun: string;
  onClose: () => void;
}

/** Replaces a dialog whose record no longer exists. */
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
