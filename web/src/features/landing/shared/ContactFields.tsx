import { chakra, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { brand } from '../../../content/brand.ts';
import { contact } from '../../../content/contact.ts';
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

export function ContactFields({ mail }: ContactFieldsProps) {
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
