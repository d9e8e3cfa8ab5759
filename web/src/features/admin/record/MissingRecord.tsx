import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

interface MissingRecordProps {
  /** "Mentor", "Club". */
  noun: string;
  onClose: () => void;
}

/** The dialog of a record that is not there. */
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
