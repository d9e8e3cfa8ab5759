import { t } from '@lingui/core/macro';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useRef, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useUnsavedDialog } from './useUnsavedDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { fieldErrorsOf } from '../ui/fields/fieldErrors.ts';
import { useFocusFirstError } from '../ui/fields/useFocusFirstError.ts';

interface FrameProps {
  title: string;
  description?: ReactNode;
  /** Element before the title, such as an Avatar. */
  leading?: ReactNode;
  /** Label of the submit button. */
  action: string;
  tone?: 'go' | 'danger';
  /** Whether Escape and a click outside are currently ignored. */
  isHeld?: (() => boolean) | undefined;
  onClose: () => void;
  /** Element to focus on closing; see `Dialog`. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** Result of sending a form; `fields` are the server's messages by field. */
interface Sent {
  done: boolean;
  fields: Record<string, string>;
}

interface FormDialogProps<Values extends object, Result extends Sent> extends FrameProps {
  initialValues: Values;
  schema: AnyObjectSchema;
  send: (values: Values, form: FormikHelpers<Values>) => Promise<Result>;
  /** Called after a save; default: `onClose`. */
  onSaved?: (result: Result, values: Values) => void;
  /** Text of the confirmation before unsaved values are lost; without it there is none. */
  unsaved?: string;
  /** Search parameters whose change closes the dialog; default: those of a tab's dialog. */
  searchParams?: readonly string[];
}

/** A Formik form in a dialog. */
export function FormDialog<Values extends object, Result extends Sent>(
  props: FormDialogProps<Values, Result>,
) {
  const { initialValues, schema, send, unsaved, searchParams, children, ...more } = props;
  const { onSaved = more.onClose, ...frame } = more;
  const options = searchParams && { searchParams };
  const { prompt, saved } = useUnsavedDialog(unsaved ?? '', options);
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        const result = await send(values, form);
        if (!result.done) form.setStatus(fieldErrorsOf(result.fields, values));
        else {
          saved(() => {
            onSaved(result, values);
          });
        }
      }}
    >
      <Frame {...frame}>
        {children}
        {unsaved !== undefined && prompt}
      </Frame>
    </Formik>
  );
}

function Frame({ action, tone = 'go', isHeld, onClose, children, ...dialog }: FrameProps) {
  const { submitForm, isSubmitting } = useFormikContext();
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  const close = () => {
    if (!isSubmitting && !isHeld?.()) onClose();
  };
  return (
    <Dialog
      open
      {...dialog}
      onClose={close}
      onSubmit={() => {
        if (!isSubmitting) void submitForm();
      }}
      footer={
        <>
          <Button tone="outline" disabled={isSubmitting} onClick={close}>
            {t`Cancel`}
          </Button>
          <Button type="submit" tone={tone} busy={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <div ref={fields}>{children}</div>
    </Dialog>
  );
}
