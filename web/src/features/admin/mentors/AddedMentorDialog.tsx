import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ShownLink } from '../access/ShownLink.tsx';

interface AddedMentorDialogProps {
  link: { url: string; expiresAt: string; name: string };
  onClose: () => void;
}

/** Shows the link with which a new mentor sets a password, where no mail is set up. */
export function AddedMentorDialog({ link, onClose }: AddedMentorDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`A link for ${link.name}`}
      description="To choose a password. The one you gave works until then."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <ShownLink {...link} />
    </Dialog>
  );
}
