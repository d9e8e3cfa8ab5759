import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { contact } from '../../../content/contact.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import { ContactWays } from './ContactWays.tsx';

const { labels, cleared, prepared } = contact.dialog;

interface ContactFieldsProps {
  /** `mailto:` URL of the submitted message; null before a submit and after a change. */
  mail: string | null;
}

export function ContactFields({ mail }: ContactFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  return (
    <chakra.div ref={fields} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
      <ContactWays />
      <div role="status">
        {mail !== null && (
          <chakra.p
            paddingBlock="3"
            paddingInline="4"
            borderRadius="2"
            bg="ochre-soft"
            color="ochre"
            textStyle="small"
            fontWeight="action"
          >
            <span>{cleared}</span>{' '}
            <chakra.a
              href={mail}
              display="inline-block"
              paddingBlock="1"
              textDecoration="underline"
            >
              {prepared}
            </chakra.a>
          </chakra.p>
        )}
      </div>
      <TextField data-autofocus name="name" label={labels.name} autoComplete="name" required />
      <TextField name="email" label={labels.email} type="email" autoComplete="email" required />
      <TextAreaField name="message" label={labels.message} rows={4} required />
    </chakra.div>
  );
}
