import { useFormikContext } from 'formik';
import { ChoiceField } from '../../../ui/fields/ChoiceField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import type { Answers, FieldName } from '../answers.ts';
import { optionsOf } from '../options.ts';

interface ListFieldProps {
  name: FieldName;
  label: string;
  required?: boolean;
  /** All choices in sight, where there are few. */
  chips?: boolean;
}

/** A field with a list of choices; an earlier answer outside the list can stay. */
export function ListField({ name, label, required, chips = false }: ListFieldProps) {
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
      placeholder="Choose"
    />
  );
}
