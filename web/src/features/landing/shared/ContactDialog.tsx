import { Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ContactFields } from './ContactFields.tsx';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const contactSchema = object({
  name: string().trim().required('Name is required'),
  email: string().trim().required('Email is required').matches(EMAIL, 'Please enter a valid email'),
  message: string().trim().required('Message is required'),
});

interface ContactDialogProps {
  onClose: () => void;
}

const { title, description, submit, subject, unsaved } = contact.dialog;
const EMPTY = { name: '', email: '', message: '' };

/** `mailto:` URL with the typed message. */
function mailOf({ name, email, message }: typeof EMPTY): string {
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`;
  return `mailto:${brand.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/**
 * Contact dialog. Submitting sends nothing: it clears the fields, shows a message and links to a
 * prepared mail.
 */
export function ContactDialog({ onClose }: ContactDialogProps) {
  const [mail, setMail] = useState<string | null>(null);
  const { prompt } = useUnsavedDialog(unsaved, { isPublic: true });
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={contactSchema}
      onSubmit={(values, { resetForm }) => {
        setMail(mailOf(values));
        resetForm();
      }}
    >
      {({ submitForm, dirty }) => (
        <Dialog
          open
          onClose={onClose}
          title={title}
          description={description}
          onSubmit={() => {
            void submitForm();
          }}
          footer={
            <>
              <Button tone="plain" onClick={onClose}>
                Close
              </Button>
              <Button type="submit" tone="outline">
                {submit}
              </Button>
            </>
          }
        >
          <ContactFields mail={dirty ? null : mail} />
          {prompt}
        </Dialog>
      )}
    </Formik>
  );
}
