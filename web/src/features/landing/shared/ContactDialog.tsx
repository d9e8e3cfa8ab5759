import { Formik } from 'formik';
import { useState } from 'react';
import { contact } from '../../../content/contact.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ContactFields } from './ContactFields.tsx';
import { contactSchema } from './contactSchema.ts';

interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
}

const { title, description, submit } = contact.dialog;
const EMPTY = { name: '', email: '', message: '' };

/** Name, email and message. Submitting clears them and sends nothing, and says so. */
export function ContactDialog({ open, onClose }: ContactDialogProps) {
  const [cleared, setCleared] = useState(false);
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={contactSchema}
      onSubmit={(_, { resetForm }) => {
        resetForm();
        setCleared(true);
      }}
    >
      {({ submitForm, dirty }) => (
        <Dialog
          open={open}
          onClose={() => {
            setCleared(false);
            onClose();
          }}
          title={title}
          description={description}
          onSubmit={() => {
            void submitForm();
          }}
          footer={
            <>
              <Button
                tone="plain"
                onClick={() => {
                  setCleared(false);
                  onClose();
                }}
              >
                Close
              </Button>
              <Button type="submit" tone="outline">
                {submit}
              </Button>
            </>
          }
        >
          <ContactFields cleared={cleared && !dirty} />
        </Dialog>
      )}
    </Formik>
  );
}
