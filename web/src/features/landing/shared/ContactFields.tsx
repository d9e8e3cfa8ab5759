import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';

const { labels, reach, cleared: CLEARED } = contact.dialog;

/** @param props.cleared whether the form has just been cleared by a submit */
export function ContactFields({ cleared }: { cleared: boolean }) {
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  return (
    <chakra.div ref={fields} display="grid" gap="4">
      <chakra.div display="grid" gap="1" textStyle="small" color="ink-soft">
        <p>{reach}</p>
        <chakra.p
          display="flex"
          flexWrap="wrap"
          columnGap="5"
          css={{
            '& a': {
              display: 'inline-flex',
              alignItems: 'center',
              gap: '1.5',
              minH: 'target',
              borderRadius: '1',
              color: 'brand',
              fontWeight: 'label',
            },
          }}
        >
          <a href={`mailto:${brand.email}`}>
            <Icon name="mail" />
            {brand.email}
          </a>
          <a href={`tel:${brand.phone.dialled}`}>
            <Icon name="phone" />
            {brand.phone.shown}
          </a>
        </chakra.p>
      </chakra.div>
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
