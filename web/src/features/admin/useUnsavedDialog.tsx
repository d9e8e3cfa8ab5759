import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { UnsavedChangesPrompt } from '../../lib/UnsavedChangesPrompt.tsx';

/** Asks for confirmation before unsaved values of a Formik dialog are lost. */
export function useUnsavedDialog(description: string) {
  const isSaved = useRef(false);
  return {
    /** Render it inside the form. */
    prompt: <UnsavedDialogPrompt isSaved={isSaved} description={description} />,
    /** Closes the dialog after a save, without a confirmation. */
    saved: (close: () => void) => {
      isSaved.current = true;
      close();
    },
  };
}

interface UnsavedDialogPromptProps {
  isSaved: { current: boolean };
  description: string;
}

function UnsavedDialogPrompt({ isSaved, description }: UnsavedDialogPromptProps) {
  const { dirty } = useFormikContext();
  return (
    <UnsavedChangesPrompt
      hasUnsaved={() => dirty && !isSaved.current}
      description={description}
      searchParams={['tab', 'dialog']}
    />
  );
}
