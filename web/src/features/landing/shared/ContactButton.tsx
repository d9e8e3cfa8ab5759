import { useState } from 'react';
import { contact } from '../../../content/contact.ts';
import { Button } from '../../../ui/Button.tsx';
import { useAsked } from '../../../ui/useAsked.ts';

const load = async () => (await import('./ContactDialog.tsx')).ContactDialog;

type Tone = Parameters<typeof Button>[0]['tone'];

/** Opens the contact dialog; its code comes when somebody is about to press. */
export function ContactButton({ tone = 'go' }: { tone?: Tone }) {
  const [ContactDialog, ask] = useAsked(load);
  const [open, setOpen] = useState(false);
  const fetchAhead = () => {
    // A failure shows when the button is pressed.
    load().catch(() => undefined);
  };
  return (
    <>
      <Button
        tone={tone}
        size="lg"
        aria-haspopup="dialog"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => {
          ask();
          setOpen(true);
        }}
      >
        {contact.action}
      </Button>
      {ContactDialog && (
        <ContactDialog
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
