import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';

/** Result of a save. */
export interface Saved<Row> {
  done: boolean;
  /** The server's messages by field. */
  fields: Record<string, string>;
  /** The current record, if another administrator has changed it meanwhile. */
  current: Row | null;
}

interface VersionedForm<Values, Row> {
  /** The record as it was when the form opened. */
  opened: Row;
  /** Saves the values if the version of this record is still current. */
  save: (values: Values, base: Row) => Promise<Saved<Row>>;
  onSaved: () => void;
}

/**
 * Saves a Formik form with the version of the record that the user has seen. If another
 * administrator saved meanwhile, `conflict` contains both versions until the user chooses.
 */
export function useVersionedForm<Values extends object, Row>(options: VersionedForm<Values, Row>) {
  const { opened, save, onSaved } = options;
  const [base, setBase] = useState(opened);
  const [conflict, setConflict] = useState<{
    mine: Values;
    theirs: Row;
    form: FormikHelpers<Values>;
  } | null>(null);

  const send = async (values: Values, record: Row, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    const { done, fields, current } = await save(values, record);
    if (done) onSaved();
    else if (current) setConflict({ mine: values, theirs: current, form });
    else form.setStatus(fieldErrorsOf(fields, values));
  };

  return {
    /** The record that the form is based on. */
    base,
    onSubmit: (values: Values, form: FormikHelpers<Values>) => send(values, base, form),
    conflict,
    hideConflict: () => {
      setConflict(null);
    },
    /**
     * Saves the user's choices of both versions; the form keeps them if the server rejects them.
     */
    saveChoices: async (values: Values) => {
      if (!conflict) return;
      const { theirs, form } = conflict;
      setConflict(null);
      setBase(theirs);
      form.setSubmitting(true);
      await form.setValues(values, false);
      await send(values, theirs, form);
      form.setSubmitting(false);
    },
  };
}
