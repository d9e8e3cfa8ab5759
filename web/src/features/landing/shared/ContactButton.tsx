import { Suspense, type ComponentProps } from 'react';
import { contact } from '../../../content/contact.ts';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { AddressForm, addressButton } from './AddressForm.tsx';

const ContactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog);

/** Opens the contact dialog, which has its own URL. */
export function ContactButton({ tone = 'go' }: Pick<ComponentProps<typeof Button>, 'tone'>) {
  const { value, open, close } = useUrlDialog('dialog');
  return (
    <>
      <AddressForm
        section="contact"
        onChoose={(_name, dialog) => {
          open(dialog);
        }}
      >
        <Button
          tone={tone}
          size="lg"
          aria-haspopup="dialog"
          {...addressButton('dialog', 'contact')}
        >
          {contact.action}
        </Button>
      </AddressForm>
      <Suspense>{value === 'contact' && <ContactDialog onClose={close} />}</Suspense>
    </>
  );
}
