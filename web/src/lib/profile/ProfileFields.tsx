import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { textOf } from '../i18n/catalogs.ts';
import { isolated } from '../i18n/formats.ts';
import { Grid } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ClubAudience } from '../../schema.generated.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TagList } from '../../ui/Tag.tsx';
import { profileChoices } from './profileChoices.ts';
import { CONFIRMATION, profileLabel, type ProfileField } from './profileFields.ts';
import { isRequired } from './profileSchema.ts';
import { listOf } from './listOf.ts';
import { isSameEmail, type ProfileValues } from './profileValues.ts';
import { TwoColumns } from '../../ui/TwoColumns.tsx';

const LONG: ReadonlySet<ProfileField> = new Set([
  'address',
  'futureAspirations',
  'researchInterests',
  'publications',
  'certifications',
  'achievements',
]);
const WIDE: ReadonlySet<ProfileField> = new Set([...LONG, 'status', 'schoolName', 'interests']);

const HINTS: Partial<Record<ProfileField, MessageDescriptor>> = {
  age: msg`1 to 100`,
  tenthPercentage: msg`0 to 100, empty until the result is out`,
  twelfthPercentage: msg`0 to 100, empty until the result is out`,
  currentPassword: msg`Confirms the new email.`,
  interests: msg`Separate them with commas.`,
  education: msg`The school’s name when empty.`,
};

const INPUTS: Partial<Record<ProfileField, object>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  parentContact: { type: 'tel' },
  dateOfBirth: { type: 'date' },
  age: { inputMode: 'numeric' },
  tenthPercentage: { inputMode: 'decimal' },
  twelfthPercentage: { inputMode: 'decimal' },
};

function hintOf(field: ProfileField): string | undefined {
  const hint = HINTS[field];
  return hint && textOf(hint);
}

interface ProfileFieldsProps {
  audience: ClubAudience;
  fields: readonly ProfileField[];
  /** New email of the record that has to be confirmed. */
  pendingEmail: string | null;
}

/** Fields of one tab, in two columns on wide screens. */
export function ProfileFields({ audience, fields, pendingEmail }: ProfileFieldsProps) {
  const { values, initialValues } = useFormikContext<ProfileValues>();
  const isAsked = (field: ProfileField) =>
    field !== CONFIRMATION || !isSameEmail(initialValues.email, values.email);
  const interests = listOf(values.interests);
  return (
    <TwoColumns gap="5">
      {fields.filter(isAsked).map((field) => (
        <Grid
          key={field}
          gap="2"
          alignContent="start"
          gridColumn={WIDE.has(field) ? '1 / -1' : undefined}
        >
          <OneField
            field={field}
            required={isRequired(audience, field)}
            stored={initialValues[field]}
            hint={
              field === 'email' && pendingEmail !== null
                ? t`A link was sent to ${{ email: isolated(pendingEmail) }}: the email changes when it is confirmed there.`
                : hintOf(field)
            }
          />
          {field === 'interests' && interests.length > 0 && <TagList words={interests} />}
        </Grid>
      ))}
    </TwoColumns>
  );
}

interface OneFieldProps {
  field: ProfileField;
  required: boolean;
  /** Initial value of the field. */
  stored: string;
  hint: string | undefined;
}

function OneField({ field, required, stored, hint }: OneFieldProps) {
  const props = { name: field, label: profileLabel(field), required, hint };
  if (field === CONFIRMATION) return <PasswordField {...props} required />;
  const options = profileChoices(field, stored);
  if (options && field === 'status') return <ChoiceField {...props} options={options} />;
  if (options) return <SelectField {...props} options={options} placeholder={t`Choose`} />;
  if (LONG.has(field)) return <TextAreaField {...props} rows={3} />;
  return <TextField {...props} {...INPUTS[field]} />;
}
