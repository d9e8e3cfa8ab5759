import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { contact } from '../../../content/contact.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import { ContactWays } from './ContactWays.tsx';

const { labels, cleared: CLEARED } = contact.dialog;

/** @param props.cleared whether the form has just been cleared by a submit */
export function ContactFields({ cleared }: { cleared: boolean }) {
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  return (
    <chakra.div ref={fields} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <ContactWays />
      <div role="status">
        {cleared && (
          <chakra.p
            paddingBlock="3"
            paddingInline="4"
            borderRadius="2"
            bg="ochre-soft"
            color="ochre"
            textStyle="small"
            fontWeight="action"
          >
            {CLEARED}
          </chakra.p>
        )}
      </div>
      <TextField data-autofocus name="name" label={labels.name} autoComplete="name" required />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" required />
      <TextAreaField name="message" label={labels.message} rows={4} required />
    </chakra.div>
  );
}
