import { lazy, Suspense, useState } from 'react';
import { contact } from '../../../content/contact.ts';
import { Button } from '../../../ui/Button.tsx';

const load = () => import('./ContactDialog.tsx');
const ContactDialog = lazy(async () => ({ default: (await load()).ContactDialog }));

type Tone = Parameters<typeof Button>[0]['tone'];

/** Opens the contact dialog; its code comes when somebody is about to press. */
export function ContactButton({ tone = 'go' }: { tone?: Tone }) {
  const [asked, setAsked] = useState(false);
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
          setAsked(true);
          setOpen(true);
        }}
      >
        {contact.action}
      </Button>
      {asked && (
        <Suspense>
          <ContactDialog
            open={open}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
