import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useFocusFirstError } from '../../../ui/fields/useFocusFirstError.ts';

interface FormDialogProps {
  title: string;
  description?: string;
  /** Element before the title, such as an Avatar. */
  leading?: ReactNode;
  /** Label of the submit button. */
  action: string;
  tone?: 'go' | 'danger';
  /** Whether Escape and a click outside are currently ignored. */
  isHeld?: () => boolean;
  onClose: () => void;
  /** Element to focus on closing; see `Dialog`. */
  returnTo?: () => HTMLElement | null;
  children: ReactNode;
}

/** A Formik form in a dialog. Render it inside Formik. */
export function FormDialog({ title, description, leading, action, ...props }: FormDialogProps) {
  const { tone = 'go', isHeld, onClose, returnTo, children } = props;
  const { submitForm, isSubmitting } = useFormikContext();
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstError(fields);
  const close = () => {
    if (!isSubmitting && !isHeld?.()) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      onSubmit={() => {
        if (!isSubmitting) void submitForm();
      }}
      title={title}
      description={description}
      leading={leading}
      returnTo={returnTo}
      footer={
        <>
          <Button tone="outline" disabled={isSubmitting} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" tone={tone} busy={isSubmitting}>
            {action}
          </Button>
        </>
      }
    >
      <chakra.div ref={fields}>{children}</chakra.div>
    </Dialog>
  );
}
