import { t } from '@lingui/core/macro';
import { useFormikContext } from 'formik';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { Answers, FieldName } from '../answers.ts';
import { optionsOf } from '../options.ts';

interface ListFieldProps {
  name: FieldName;
  label: string;
  required?: boolean;
  /** Text of the empty option. */
  placeholder?: string;
  /** Renders a few options as chips. */
  chips?: boolean;
}

/** Select field. A stored answer that is not in the list stays available. */
export function ListField({ name, label, required, placeholder, chips = false }: ListFieldProps) {
  const { values, initialValues } = useFormikContext<Answers>();
  const earlier = initialValues[name] || values[name];
  const options = optionsOf(name, earlier);
  return chips ? (
    <ChoiceField name={name} label={label} required={required} options={options} />
  ) : (
    <SelectField
      name={name}
      label={label}
      required={required}
      options={options}
      placeholder={placeholder ?? t`Choose`}
    />
  );
}
