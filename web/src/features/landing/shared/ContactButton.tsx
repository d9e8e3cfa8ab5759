import { Suspense, type ComponentProps } from 'react';
import { contact } from '../../../content/contact.ts';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { SearchParamForm, searchParamButton } from './SearchParamForm.tsx';

const ContactDialog = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog);

/** Opens the contact dialog, which has its own URL. */
export function ContactButton({ tone = 'go' }: Pick<ComponentProps<typeof Button>, 'tone'>) {
  const { value, open, close } = useUrlDialog('dialog');
  return (
    <>
      <SearchParamForm
        section="contact"
        onChoose={(_name, dialog) => {
          open(dialog);
        }}
      >
        <Button
          tone={tone}
          size="lg"
          aria-haspopup="dialog"
          {...searchParamButton('dialog', 'contact')}
        >
          {contact.action}
        </Button>
      </SearchParamForm>
      <Suspense>{value === 'contact' && <ContactDialog onClose={close} />}</Suspense>
    </>
  );
}
