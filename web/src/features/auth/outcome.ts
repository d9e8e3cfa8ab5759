import type { FormikErrors, FormikHelpers, FormikTouched } from 'formik';
import { messageOf } from '../../lib/errors.ts';

/** One thing that the server refused, as it answers. */
interface Refusal {
  field: string[] | null;
  code: string;
  message: string;
}

/** How a submission ended. */
export interface Outcome {
  done: boolean;
  /** The stable word of what was refused; null when the server could not be asked. */
  code: string | null;
  /** What people read about a failure; null when the server gave no words. */
  message: string | null;
  /** The server's words by field. */
  fields: Record<string, string>;
}

/** What the server's refusals mean for the form; without any, it is done. */
export function outcomeOf(refusals: Refusal[] | undefined): Outcome {
  const [first] = refusals ?? [];
  return {
    done: refusals?.length === 0,
    code: first?.code ?? null,
    message: first?.message ?? null,
    fields: Object.fromEntries(
      (refusals ?? []).flatMap(({ field, message }) => (field?.[0] ? [[field[0], message]] : [])),
    ),
  };
}

/** What a call that could not be made means for the form. */
export const failureOf = (error: unknown): Outcome => ({
  done: false,
  code: null,
  message: messageOf(error),
  fields: {},
});

/** Puts the server's words at the fields of the form that they belong to; false when there is none. */
export async function showAtFields<Values extends object>(
  { fields }: Outcome,
  form: Pick<FormikHelpers<Values>, 'setTouched' | 'setErrors'>,
  values: Values,
): Promise<boolean> {
  const known = Object.entries(fields).filter(([field]) => field in values);
  if (known.length === 0) return false;
  const touched = Object.keys(values).map((field) => [field, true]);
  await form.setTouched(Object.fromEntries(touched) as FormikTouched<Values>, false);
  form.setErrors(Object.fromEntries(known) as FormikErrors<Values>);
  return true;
}
