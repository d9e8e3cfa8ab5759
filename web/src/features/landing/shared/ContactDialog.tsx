import { Formik } from 'formik';
import { useState, useRef } from 'react';
import { object, string } from 'yup';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { chakra, Grid } from '@chakra-ui/react';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { buttonRecipe } from '../../../ui/theme/recipes/button.ts';

const Way = chakra('a', buttonRecipe);

/** Email and phone links, shown above the form because it sends nothing. */
function ContactWays() {
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="3" paddingBottom="5" borderBottom="line">
      <p>{contact.dialog.reach}</p>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }} gap="3">
        <Way tone="go" overflowWrap="anywhere" href={`mailto:${brand.email}`}>
          <Icon name="mail" />
          <span>{brand.email}</span>
        </Way>
        <Way tone="solid" href={`tel:${brand.phone.dialled}`}>
          <Icon name="phone" />
          <span>{brand.phone.shown}</span>
        </Way>
      </Grid>
    </Grid>
  );
}

const { labels, cleared, prepared } = contact.dialog;

interface ContactFieldsProps {
  /** `mailto:` URL of the submitted message; null before a submit and after a change. */
  mail: string | null;
}

function ContactFields({ mail }: ContactFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  return (
    <Grid ref={fields} templateColumns="minmax(0, 1fr)" gap="4">
      <ContactWays />
      <div role="status">
        {mail !== null && (
          <Notice
            hue="ochre"
            icon="mail"
            title={cleared}
            action={
              <chakra.a href={mail} paddingBlock="1" fontWeight="action" textDecoration="underline">
                {prepared}
              </chakra.a>
            }
          />
        )}
      </div>
      <TextField data-autofocus name="name" label={labels.name} autoComplete="name" required />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" required />
      <TextAreaField name="message" label={labels.message} rows={4} required />
    </Grid>
  );
}

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
