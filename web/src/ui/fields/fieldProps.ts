/** Props of all Formik fields. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  /** Text below the control and its error. */
  hint?: string | undefined;
  /** Marks the field as required, visibly and for assistive technology; the schema validates it. */
  required?: boolean | undefined;
  disabled?: boolean;
}
