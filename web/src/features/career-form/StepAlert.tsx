import { useFormikContext } from 'formik';
import { FormAlert } from '../../ui/fields/FormAlert.tsx';
import type { Answers, FieldName } from './answers.ts';
import { missingNames } from './rules.ts';

const together = new Intl.ListFormat('en');

/** Errors of this step, at its top; renders nothing without errors. */
export function StepAlert({ fields }: { fields: readonly FieldName[] }) {
  const { values, errors, touched } = useFormikContext<Answers>();
  const wrong = fields.filter((field) => touched[field] && errors[field]);
  if (wrong.length === 0) return null;
  const missing = missingNames(wrong, values);
  if (missing.length === 0) {
    return (
      <FormAlert title="Please check your answers" detail="The marked fields need a change." />
    );
  }
  return (
    <FormAlert
      title="Please fill all required fields"
      detail={`${together.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing.`}
    />
  );
}
