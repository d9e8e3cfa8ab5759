import { t } from '@lingui/core/macro';
import { useFormikContext } from 'formik';
import { digitCount } from '../../../lib/characters.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { Answers, FieldName } from '../answers.ts';
import { labelOf } from '../labels.ts';

const USUAL_DIGITS = 10;

interface PhoneFieldProps {
  name: FieldName;
  required?: boolean;
  autoComplete?: 'tel';
}

/** Phone number field; on blur, shows a hint if the number seems too short. */
export function PhoneField({ name, required = false, autoComplete }: PhoneFieldProps) {
  const { values, touched } = useFormikContext<Answers>();
  const digits = digitCount(values[name]);
  // A required number without a digit has an error.
  const isChecked = touched[name] === true && (digits > 0 || !required);
  const seemsShort = isChecked && values[name].trim() !== '' && digits < USUAL_DIGITS;
  return (
    <TextField
      name={name}
      label={labelOf(name)}
      type="tel"
      required={required}
      autoComplete={autoComplete}
      hint={
        seemsShort
          ? t`That is fewer than ${{ count: USUAL_DIGITS }} digits. Is it whole?`
          : undefined
      }
    />
  );
}
