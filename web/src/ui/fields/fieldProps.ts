/** What every Formik field of ours takes. */
export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: string;
  /** A line below the control, and below its error when there is one. */
  hint?: string;
  /** Says so beside the label and to assistive technology; the rule itself is in the schema. */
  required?: boolean;
  disabled?: boolean;
}
