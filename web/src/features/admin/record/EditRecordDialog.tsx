import type { FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { compareVersions, mergeVersions } from '../../../lib/conflict/compareVersions.ts';
import { VersionsDialog } from '../../../lib/conflict/VersionsDialog.tsx';
import { useUnsavedDialog } from '../../../lib/useUnsavedDialog.tsx';
import { fieldErrorsOf } from '../../../ui/fields/fieldErrors.ts';
import { FormDialog } from '../../../lib/FormDialog.tsx';

/** Result of a save. */
export interface Saved<Row> {
  done: boolean;
  /** The server's messages by field. */
  fields: Record<string, string>;
  /** The current record, if another administrator has changed it meanwhile. */
  current: Row | null;
}

/** How two versions of the values are compared and displayed. */
interface Versions<Values, Texts> {
  toTexts: (values: Values) => Texts;
  fromTexts: (texts: Texts) => Values;
  labelOf: (field: string) => string;
  valueText: (field: string, value: string) => string;
}

interface EditRecordDialogProps<Row, Values, Texts> {
  title: string;
  /** The record when the dialog opened; a refetch of the list does not change the form. */
  record: Row;
  description: (base: Row) => string;
  leading: (base: Row) => ReactNode;
  valuesOf: (row: Row) => Values;
  schema: (base: Row) => AnyObjectSchema;
  /** Saves the values if the version of this record is still current. */
  save: (values: Values, base: Row) => Promise<Saved<Row>>;
  versions: Versions<Values, Texts>;
  isHeld?: (() => boolean) | undefined;
  onClose: () => void;
  /** The fields. */
  children: (base: Row) => ReactNode;
}

/**
 * Dialog to edit a record. Saves with the version of the record that the user has seen; if another
 * administrator saved meanwhile, it shows both versions until the user chooses.
 */
export function EditRecordDialog<
  Row extends { name: string },
  Values extends object,
  Texts extends Record<string, string>,
>(props: EditRecordDialogProps<Row, Values, Texts>) {
  const { title, record, description, leading, valuesOf, schema, save, isHeld, onClose } = props;
  const { toTexts, fromTexts, labelOf, valueText } = props.versions;
  const [base, setBase] = useState(record);
  const [conflict, setConflict] = useState<{
    mine: Values;
    theirs: Row;
    form: FormikHelpers<Values>;
  } | null>(null);
  const { prompt, saved } = useUnsavedDialog('Your changes are not saved yet.');

  const send = async (values: Values, base: Row, form: FormikHelpers<Values>) => {
    const { done, fields, current } = await save(values, base);
    if (current) setConflict({ mine: values, theirs: current, form });
    return { done, fields };
  };

  /** Saves the user's choices of both versions; the form keeps them if the server rejects them. */
  const saveChoices = async (values: Values, theirs: Row, form: FormikHelpers<Values>) => {
    setConflict(null);
    setBase(theirs);
    form.setSubmitting(true);
    await form.setValues(values, false);
    const { done, fields } = await send(values, theirs, form);
    if (done) saved(onClose);
    else form.setStatus(fieldErrorsOf(fields, values));
    form.setSubmitting(false);
  };

  const versionsDialog = () => {
    if (!conflict) return null;
    const { mine, theirs, form } = conflict;
    const [own, other] = [toTexts(mine), toTexts(valuesOf(theirs))];
    const comparison = compareVersions(toTexts(valuesOf(base)), own, other);
    return (
      <VersionsDialog
        name={theirs.name}
        comparison={comparison}
        labelOf={labelOf}
        wordsOf={valueText}
        busy={false}
        onClose={() => {
          setConflict(null);
        }}
        onSave={(taken) => {
          const chosen = fromTexts(mergeVersions(comparison, own, other, taken));
          void saveChoices(chosen, theirs, form);
        }}
      />
    );
  };

  return (
    <>
      <FormDialog
        title={title}
        description={description(base)}
        leading={leading(base)}
        action="Save Changes"
        initialValues={valuesOf(base)}
        schema={schema(base)}
        send={(values, form) => send(values, base, form)}
        onSaved={() => {
          saved(onClose);
        }}
        isHeld={isHeld}
        onClose={onClose}
      >
        {props.children(base)}
        {prompt}
      </FormDialog>
      {versionsDialog()}
    </>
  );
}
